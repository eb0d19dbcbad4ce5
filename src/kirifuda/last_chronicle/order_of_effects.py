"""The order in which continuous effects are applied (11.9.4.7 to 11.9.4.17)."""

from collections.abc import Iterator
from typing import Final

from ..effects.statements import ChangeStats, LoseEffects, SetNumbers
from ..effects.tree import This
from .aspects import ABILITIES
from .book import clause
from .joining import add_joined_values, lend_joined
from .matching import amount
from .pieces import CHANGES_CARDS, LAMPS, RULE, subject_of
from .rows import Row
from .sayings import Done, Effect, Effects, Joined
from .statements import Unaffected
from .table import Table
from .taking_effect import affected, apply, arises, light


def apply_all(g: Table, effects: Effects, done: Done) -> dict[int, Row]:
    """Apply effects that change cards; which cards each is about stands in `done`, or is noted there."""
    joined = g.joined
    rows = rows_to_begin_with(g, effects, joined, done)
    layers: list[list[Effect]] = [[], [], [], [], [], []]
    for effect in effects:
        layers[effect.piece.layer].append(effect)
    shields: tuple[Effect, ...] = ()
    if layers[RULE]:
        shields = tuple([effect for effect in layers[RULE] if isinstance(effect.piece.node, Unaffected)])
    for layer in CHANGES_CARDS:
        for group in groups_of(layers[layer]) if layers[layer] else ():
            for effect in in_order(g, rows, group) if len(group) > 1 else group:
                apply(g, rows, effect, done, shields)
        if joined:
            add_joined_values(g, rows, layer, joined)
    return rows


def rows_to_begin_with(g: Table, effects: Effects, joined: Joined, done: Done) -> dict[int, Row]:
    """What the lamps show and what joined cards lend, before anything is applied."""
    rows: dict[int, Row] = {}
    g.rows = rows
    for effect in effects:
        if effect.piece.layer == LAMPS:
            light(g, rows, effect, done)
    lend_joined(g, rows, joined)
    return rows


@clause("11.9.4.8", "11.9.4.9")
def groups_of(effects: list[Effect]) -> list[list[Effect]]:
    """What sets a value before what changes it by ±; in either, what a card does to itself first."""
    if len(effects) < 2:
        return [effects] if effects else []
    sorted_out: list[list[Effect]] = [[], [], [], []]
    for effect in effects:
        sorted_out[(0 if effect.piece.sets else 2) + (0 if is_self(effect) else 1)].append(effect)
    return [group for group in sorted_out if group]


@clause("11.9.4.8")
def is_self(effect: Effect) -> bool:
    """Whether it changes the very card whose ability it comes from."""
    lasting = effect.lasting
    if lasting is None:
        return isinstance(subject_of(effect.piece.node), This)
    return len(lasting.ids) == 1 and lasting.ids[0] == (lasting.source, lasting.handle)


@clause("11.9.4.10", "11.9.4.15", "11.9.4.16", "11.9.4.17")
def in_order(g: Table, rows: dict[int, Row], group: list[Effect]) -> Iterator[Effect]:
    """Independent effects first, then by timestamp; effects that depend on each other in a ring by timestamp.

    Which is next is looked at anew after each, for what was applied may have changed it.
    """
    left = sorted(group, key=lambda one: one.stamp)
    if are_independent(left):
        yield from left
        return
    while left:
        first = next_of(g, rows, left)
        left = [one for one in left if one not in first]
        yield from first


@clause("11.9.4.16", "11.9.4.17")
def next_of(g: Table, rows: dict[int, Row], left: list[Effect]) -> list[Effect]:
    """The earliest that depends on no other; where all do, a ring of those that depend on nothing outside of it."""
    awaited = dependencies(g, rows, left)
    for one, others in zip(left, awaited, strict=True):
        if not others:
            return [one]
    behind = all_behind(awaited)
    ring = next(found for at, found in enumerate(behind) if all([at in behind[other] for other in found]))
    return [one for at, one in enumerate(left) if at in ring]


Awaited = list[set[int]]
"""For each of some effects the places of those that it waits for."""


def all_behind(awaited: Awaited) -> Awaited:
    """All that each effect waits for, itself or through others."""
    behind: Awaited = []
    for others in awaited:
        found: set[int] = set()
        left = list(others)
        while left:
            one = left.pop()
            if one not in found:
                found.add(one)
                left += awaited[one]
        behind.append(found)
    return behind


@clause("11.9.4.15", "C63", "C127")
def dependencies(g: Table, rows: dict[int, Row], left: list[Effect]) -> Awaited:
    """On which of these effects each depends: whether applying the other would change whether it arises, or what it
    does, now or once some of the rest have been applied."""
    takes = what_is_taken(left)
    may = [{at for at, other in enumerate(left) if other is not one and may_depend(one, other, takes)} for one in left]
    found: Awaited = [set() for _ in left]
    if any(may):
        Courses(g, rows, left, may, found).look(tuple(range(len(left))))
    return found


MOST_COURSES: Final = 128
"""So many states are looked through. Beyond them what was found counts (C127): no board makes this take for ever."""


class Courses:
    """All that may come about when effects are applied one after the other, looked through for what depends on what.

    `may`: what could depend on what, by what is looked at and changed; `found`: what does.
    """

    __slots__ = ("behind", "effects", "found", "g", "may", "rows", "seen")

    def __init__(self, g: Table, rows: dict[int, Row], effects: list[Effect], may: Awaited, found: Awaited) -> None:
        self.g = g
        self.rows = rows
        self.effects = effects
        self.may = may
        self.found = found
        self.behind = all_behind(may)
        self.seen: list[tuple[tuple[int, ...], object]] = []

    def look(self, left: tuple[int, ...]) -> None:
        """What depends on what as the rows are now, and after each course of applying what is left."""
        now = (left, state_of(self.rows))
        if len(self.seen) >= MOST_COURSES or now in self.seen:
            return
        self.seen.append(now)
        for at in left:
            for other in sorted(self.may[at] - self.found[at]):
                if other in left and changes(self.g, self.rows, self.effects[at], self.effects[other]):
                    self.found[at].add(other)
        for first in left:
            if self.may_show_more(first, left):
                kept = copied(self.rows)
                apply(self.g, self.rows, self.effects[first], {})
                self.look(tuple([at for at in left if at != first]))
                put_back(self.rows, kept)

    def may_show_more(self, first: int, left: tuple[int, ...]) -> bool:
        """Whether two of the rest could be found to depend on each other once this one has been applied."""
        for at in left:
            for other in sorted(self.may[at] - self.found[at]):
                apart = first not in (at, other) and other in left
                if apart and (first in self.behind[at] or first in self.behind[other]):
                    return True
        return False


def state_of(rows: dict[int, Row]) -> object:
    """Everything in these rows that an effect may look at, to be held against another state."""
    return [
        (
            id,
            (row.types, row.categories, row.factions, row.keywords, row.controller),
            (row.level, row.power, row.atk, row.ca, row.price.factions, row.price.free),
            row.lost,
            row.abilities.all,
        )
        for id, row in sorted(rows.items())
    ]


def copied(rows: dict[int, Row]) -> dict[int, Row]:
    return {id: Row(row) for id, row in rows.items()}


def put_back(rows: dict[int, Row], kept: dict[int, Row]) -> None:
    rows.clear()
    rows.update(kept)


@clause("11.9.4.15")
def changes(g: Table, rows: dict[int, Row], one: Effect, other: Effect) -> bool:
    """Whether applying the other now would change whether this effect arises, or what it does."""
    before = sign(g, rows, one)
    kept = copied(rows)
    apply(g, rows, other, {})
    after = sign(g, rows, one)
    put_back(rows, kept)
    return before != after


@clause("11.9.4.16")
def are_independent(effects: list[Effect]) -> bool:
    """Whether none of them changes anything that any of them looks at."""
    written = 0
    read = what_is_taken(effects)
    for one in effects:
        written |= one.piece.writes
        read |= one.piece.reads
    return not written & read


def what_is_taken(effects: list[Effect]) -> int:
    """Abilities, if any of these effects takes some away: nothing else keeps the effect of an ability from arising."""
    return ABILITIES if any([isinstance(one.piece.node, LoseEffects) for one in effects]) else 0


def may_depend(one: Effect, other: Effect, takes: int) -> bool:
    """Whether the other changes anything that this effect looks at, or has to do with its ability's being there."""
    return bool(other.piece.writes & (one.piece.reads if one.ability is None else one.piece.reads | takes))


def sign(g: Table, rows: dict[int, Row], effect: Effect) -> tuple[object, ...]:
    """All that an effect would do now."""
    if not arises(g, rows, effect):
        return ()
    cards = affected(g, effect)
    if not effect.piece.by_each:
        return cards, _numbers(g, effect)
    numbers: tuple[int, ...] = ()
    for id in cards:
        effect.run.each = g.reference(id)
        numbers += _numbers(g, effect)
    return cards, numbers


def _numbers(g: Table, effect: Effect) -> tuple[int, ...]:
    node = effect.piece.node
    if isinstance(node, ChangeStats):
        return tuple([amount(g, effect.run, one.amount) for one in node.changes])
    if isinstance(node, SetNumbers):
        return tuple([amount(g, effect.run, one.amount) for one in node.values])
    return ()
