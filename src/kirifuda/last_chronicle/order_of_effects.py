"""The order in which continuous effects are applied (11.9.4.7 to 11.9.4.17)."""

from collections.abc import Iterator

from ..effects.statements import ChangeStats, SetNumbers
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
    awaited: list[set[int]] = []
    for one in left:
        others = {at for at, other in enumerate(left) if other is not one and depends(g, rows, one, other)}
        if not others:
            return [one]
        awaited.append(others)
    behind = [_all_behind(awaited, at) for at in range(len(left))]
    ring = next(found for at, found in enumerate(behind) if all([at in behind[other] for other in found]))
    return [one for at, one in enumerate(left) if at in ring]


def _all_behind(awaited: list[set[int]], at: int) -> set[int]:
    """All that an effect depends on, itself or through others."""
    found: set[int] = set()
    left = list(awaited[at])
    while left:
        one = left.pop()
        if one not in found:
            found.add(one)
            left += awaited[one]
    return found


@clause("11.9.4.15")
def depends(g: Table, rows: dict[int, Row], one: Effect, other: Effect) -> bool:
    """Whether applying the other would change whether this effect arises, or what it does."""
    if not may_depend(one, other):
        return False
    before = sign(g, rows, one)
    kept = {id: Row(row) for id, row in rows.items()}
    apply(g, rows, other, {})
    after = sign(g, rows, one)
    rows.clear()
    rows.update(kept)
    return before != after


@clause("11.9.4.16")
def are_independent(effects: list[Effect]) -> bool:
    """Whether none of them changes anything that any of them looks at."""
    written = read = 0
    for one in effects:
        written |= one.piece.writes
        read |= one.piece.reads
    return not written & (read | ABILITIES)


def may_depend(one: Effect, other: Effect) -> bool:
    """Whether the other changes anything that this effect looks at, or may take its ability away."""
    written = other.piece.writes
    return bool(written & (one.piece.reads if one.ability is None else one.piece.reads | ABILITIES))


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
