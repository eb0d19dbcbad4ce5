"""Replacement effects and prevention (11.9.5 to 11.9.9): what happens instead of what would happen."""

from collections.abc import Generator
from functools import lru_cache
from typing import Final

from ..effects.statements import ChangeDamage, Damage, Instead, May
from ..effects.tree import (
    BOTH,
    EITHER,
    Filter,
    Happened,
    Happening,
    Mentioned,
    Node,
    Number,
    PlayerOf,
    Statement,
    Subject,
    This,
)
from ..kernel.ask import Question, arrange, choose
from ..kernel.pairs import IN_TURN
from .book import clause
from .carrying_out import carry_out
from .changes import OF_LASTING
from .characteristics import decrees, forbidden, is_among, is_unit
from .ears import Ears, is_between
from .fronts import ZONE_KINDS
from .left_effects import Lasting
from .matching import amount, answers, describes, player_of, references, seat_of_word, subject_ids
from .occurrences import Occurrence
from .references import NOTHING
from .rows import replaced_kind
from .runs import ChronicleRun, run_of_lasting, run_of_rule
from .sight import look
from .statements import Prevent, Put
from .table import Table
from .tree import OWNER
from .zones import BATTLEFIELD, HAND, REMOVED, STACK

REPLACEMENT: Final = "replacement"
"""The domain of replacement effects: their places among those that apply. `about` holds their cards."""
DAMAGE: Final[tuple[str, ...]] = ("damaged", "player-damaged")
CAUSES: Final = {
    "destroyed": ("destroy", "lethal-damage"),
    "sacrificed": ("sacrifice",),
    "discarded": ("discard",),
    "chrono-checked": ("chrono-check",),
}
Key = tuple[int, int, Node]


class Change:
    """Something that is about to happen. Never written to; `applied` are the effects that have changed it.

    `seat` is the player it is about, or on whose side a card comes to lie; `other` the card it comes from, and
    `other_was` the handle by which that is meant (NOTHING: as it is now).
    """

    __slots__ = (
        "amount",
        "applied",
        "by",
        "cause",
        "id",
        "kind",
        "nature",
        "other",
        "other_was",
        "seat",
        "to",
        "wiped",
    )

    def __init__(
        self,
        kind: str,
        seat: int,
        id: int = NOTHING,
        other: int = NOTHING,
        amount: int = 0,
        to: int = NOTHING,
        wiped: bool = False,
        cause: str = "",
        nature: str = "",
        by: int = NOTHING,
        applied: tuple[Key, ...] = (),
        other_was: int = NOTHING,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.id = id
        self.other = other
        self.amount = amount
        self.to = to
        self.wiped = wiped
        self.cause = cause
        self.nature = nature
        self.by = by
        self.applied = applied
        self.other_was = other_was

    def moved_to(self, key: Key, to: int, seat: int, wiped: bool) -> "Change":
        """The same card goes elsewhere; that is neither destroying nor discarding it. Or it goes there otherwise."""
        applied = (*self.applied, key)
        cause = self.cause if to == self.to else "effect"
        return Change(
            self.kind,
            seat,
            self.id,
            self.other,
            self.amount,
            to,
            wiped,
            cause,
            self.nature,
            self.by,
            applied,
            self.other_was,
        )

    def but_not(self, keys: tuple[Key, ...]) -> "Change":
        """The same, to which these effects apply no more."""
        return Change(
            self.kind,
            self.seat,
            self.id,
            self.other,
            self.amount,
            self.to,
            self.wiped,
            self.cause,
            self.nature,
            self.by,
            (*self.applied, *keys),
            self.other_was,
        )

    def of(self, key: Key, amount: int) -> "Change":
        """The same with another number."""
        return self.dealt_to(key, self.id, self.seat, amount)

    def dealt_to(self, key: Key, id: int, seat: int, amount: int) -> "Change":
        """The same of so much, to that unit or (id NOTHING) that player."""
        elsewhere = (id, seat) != (self.id, self.seat)
        kind = self.kind if not elsewhere else DAMAGE[0] if id != NOTHING else DAMAGE[1]
        return Change(
            kind,
            seat,
            id,
            self.other,
            amount,
            self.to,
            self.wiped,
            self.cause,
            self.nature,
            self.by,
            (*self.applied, key),
            self.other_was,
        )


Replacing = Generator[Question, int, Change | None]
Ordering = Generator[Question, int, tuple[Change, ...]]


@clause("11.9.5.1", "11.9.5.3", "11.9.5.4", "11.9.5.5", "11.9.6", "11.9.9")
def replaced(g: Table, change: Change) -> Replacing:
    """Let effects replace a change one after the other, each once; None if nothing of it is left to be done."""
    left: Change | None = change
    while left is not None:
        ways = applicable(g, left)
        if not ways:
            return left
        at = 0
        ways = of_its_own(g, ways)
        first = entering(left, ways)
        if first:
            ways = first
            left = left.but_not(tuple([key_of(one) for one in first]))
        if len(ways) > 1:
            about = tuple([one.source for one in ways])
            places = tuple(range(len(ways)))
            by = "11.9.9" if left.kind in DAMAGE else "11.9.6"
            at = yield choose(affected_player(g, left), by, "which-replacement", places, REPLACEMENT, about, True)
        left = yield from replaced_by(g, ways[at], left)
    return None


@clause("11.9.5.6", "11.9.6")
def of_its_own(g: Table, ways: tuple[Lasting, ...]) -> tuple[Lasting, ...]:
    """Those by which what is being resolved replaces something of itself come first; without any, all."""
    return tuple([one for one in ways if one.stamp in g.own_words]) or ways


@clause("11.9.6")
def entering(change: Change, ways: tuple[Lasting, ...]) -> tuple[Lasting, ...]:
    """Effects that say under whose control a card comes onto the battlefield are applied before others."""
    if change.to != BATTLEFIELD:
        return ()
    return tuple(
        [
            one
            for one in ways
            if isinstance(one.node, Instead)
            and any([isinstance(done, Put) and done.to == "battlefield" and done.under for done in one.node.statements])
        ]
    )


@clause("11.9.6", "11.9.9")
def affected_player(g: Table, change: Change) -> int:
    """The controller of the card it is about, or its owner where it has none; or the player it is about."""
    if change.id == NOTHING:
        return change.seat
    card = g.cards[change.id]
    return card.zone % 2 if card.zone // 2 in (BATTLEFIELD, STACK) else card.owner


@clause("11.9.6", "11.9.9", "6.1.4")
def in_order_of(g: Table, changes: tuple[Change, ...]) -> Ordering:
    """What is about the turn player's cards first. Where an effect that is used up by acting could act on several
    cards of a player, that player says which of them comes first."""
    found: tuple[Change, ...] = ()
    for seat in IN_TURN[g.player]:
        mine = tuple([one for one in changes if affected_player(g, one) == seat])
        ids = tuple(dict.fromkeys([one.id for one in mine if is_contested(g, one, mine)]))
        if len(ids) > 1:
            ordered = yield from arrange(seat, "11.9.6", "which-first", ids)
            mine = tuple(sorted(mine, key=lambda one: ordered.index(one.id) if one.id in ordered else len(ordered)))
        found += mine
    return found


def is_contested(g: Table, change: Change, others: tuple[Change, ...]) -> bool:
    """Whether an effect that is used up by acting could act on this, and on what is about another card."""
    ways = [one for one in applicable(g, change) if is_used_up(one.node)] if change.id != NOTHING else []
    rivals = [other for other in others if other.id not in (NOTHING, change.id)]
    return any([_applies(g, one, other) for one in ways for other in rivals])


def is_used_up(node: Node) -> bool:
    return (isinstance(node, Instead) and node.once) or (isinstance(node, Prevent) and node.how in ("next", "total"))


def is_any_used_up(g: Table) -> bool:
    """Whether there is an effect that is used up by acting."""
    return any([is_used_up(one.node) for one in (*decrees(g, Instead), *decrees(g, Prevent))])


def is_damage_replaced(g: Table) -> bool:
    """Whether there is an effect that replaces, prevents or changes damage."""
    if DAMAGE[0] not in g.ears.replaced and DAMAGE[1] not in g.ears.replaced:
        return False
    if decrees(g, Prevent) or decrees(g, ChangeDamage):
        return True
    return any([isinstance(one.node, Instead) and one.node.happening.kind in DAMAGE for one in decrees(g, Instead)])


def key_of(one: Lasting) -> Key:
    return one.source, one.handle, one.node


# --- which apply ------------------------------------------------------------------------------------------


def applicable(g: Table, change: Change) -> tuple[Lasting, ...]:
    """The effects that would replace this and have not done so yet."""
    found: list[Lasting] = []
    for kind in (Instead, Prevent, ChangeDamage):
        if kind is not Instead and change.kind not in DAMAGE:
            continue
        for one in decrees(g, kind):
            key = key_of(one)
            if key not in change.applied and key not in g.replacing and _applies(g, one, change):
                found.append(one)
    return tuple(found)


def _applies(g: Table, one: Lasting, change: Change) -> bool:
    node = one.node
    if isinstance(node, Instead):
        return would_be(g, one, node.happening, change)
    if isinstance(node, Prevent):
        return prevents(g, one, node, change)
    assert isinstance(node, ChangeDamage)
    if node.nature and node.nature != change.nature:
        return False
    if node.taken:
        against = node.against is None or comes_from(g, one, node.against, change.other, change.other_was)
        return against and concerns(g, one, node.subject, change)
    against = node.against is None or comes_from(g, one, node.against, change.id)
    return against and comes_from(g, one, node.subject, change.other, change.other_was)


@clause("11.9.5.2", "11.6.16")
def would_be(g: Table, one: Lasting, happening: Happening, change: Change) -> bool:
    """Whether the change, if it came about, would be what the effect speaks of."""
    if replaced_kind(happening.kind) != change.kind:
        return False
    source = g.kind_of(change.id) if change.id != NOTHING else NOTHING
    if change.kind == "moved" and not is_such_a_move(happening.kind, source, change.to, change.cause):
        return False
    return answers(g, run_of_rule(one), happening, as_if_happened(g, happening.kind, change, source))


def is_such_a_move(kind: str, left: int, to: int, cause: str) -> bool:
    """Whether a card that goes from a kind of zone to another, for this cause, does what is called so."""
    if kind in CAUSES and cause not in CAUSES[kind]:
        return False
    if kind == "left":
        return left == BATTLEFIELD
    if kind == "placed":
        return to == BATTLEFIELD
    if kind == "removed":
        return to == REMOVED
    return kind != "discarded" or left == HAND


@lru_cache(maxsize=4096)
def may_be_replaced(ears: Ears, left: int, to: int, cause: str) -> bool:
    """Whether any text of the game replaces a move like this, of whatever card."""
    named = [one for one in ears.instead if replaced_kind(one[0]) == "moved" and is_between(one, left, to)]
    return any([is_such_a_move(one[0], left, to, cause) for one in named])


def as_if_happened(g: Table, kind: str, change: Change, source: int) -> Occurrence:
    """The change as an occurrence, of a card that has not moved yet."""
    handle = g.cards[change.id].handle if change.id != NOTHING else NOTHING
    other = change.other_was
    if change.other != NOTHING and other == NOTHING:
        other = g.cards[change.other].handle
    seat = g.seat_of(change.id) if change.id != NOTHING and kind != "placed" else change.seat
    return Occurrence(
        kind,
        seat,
        change.id,
        handle,
        NOTHING,
        change.other,
        other,
        source,
        change.to,
        change.amount,
        change.nature,
        NOTHING if g.paying else change.by,
        change.cause,
    )


@clause("11.9.7")
def prevents(g: Table, one: Lasting, node: Prevent, change: Change) -> bool:
    if node.nature and node.nature != change.nature:
        return False
    if change.other != NOTHING and forbidden(g, "be-prevented", id=change.other):
        return False
    if node.source is not None and not comes_from(g, one, node.source, change.other, change.other_was):
        return False
    return concerns(g, one, node.to, change)


def concerns(g: Table, one: Lasting, subject: Subject, change: Change) -> bool:
    """Whether damage goes to what an effect speaks of: cards, or a player."""
    run = run_of_rule(one)
    player = player_of(g, run, subject)
    if player != NOTHING:
        whose = getattr(subject, "whose", "")
        return change.id == NOTHING and (change.seat == player or whose in (BOTH, EITHER))
    return change.id != NOTHING and is_among(g, run, one, subject, change.id)


@clause("6.5.2", "11.8.4")
def comes_from(g: Table, one: Lasting, wanted: Subject | Filter, source: int, was: int = NOTHING) -> bool:
    """Whether a card is one that an effect names; one that has left (`was`), as it was before that."""
    if source == NOTHING:
        return False
    run = run_of_rule(one)
    if isinstance(wanted, Filter):
        return describes(g, run, wanted, *look(g, source, was if was != NOTHING else g.cards[source].handle))
    return source in [id for id, _ in references(g, run, wanted)] or is_among(g, run, one, wanted, source)


# --- what they make of it -----------------------------------------------------------------------------------


def replaced_by(g: Table, one: Lasting, change: Change) -> Replacing:
    """What is left of a change when one effect has replaced it."""
    node = one.node
    g.tell("replaced", "11.9.5.4", one.seat, (one.source,) if one.source != NOTHING else ())
    if isinstance(node, Prevent):
        return prevented_by(g, one, node, change)
    if isinstance(node, ChangeDamage):
        by = amount(g, run_of_lasting(one, as_if_happened(g, change.kind, change, NOTHING)), node.amount)
        number = max(change.amount - by if node.down else change.amount + by, 0)
        return change.of(key_of(one), number) if number else None
    assert isinstance(node, Instead)
    optional = isinstance(node.statements[0], May)
    if node.once and not optional:
        forget(g, one)
    simple = put_elsewhere(g, one, node.statements, change) or dealt_otherwise(g, one, node.statements, change)
    if simple is not None:
        return simple
    source = g.kind_of(change.id) if change.id != NOTHING else NOTHING
    run = run_of_lasting(one, as_if_happened(g, node.happening.kind, change, source))
    before = g.replacing
    g.replacing = (*before, *change.applied, key_of(one))
    yield from carry_out(g, run, node.statements)
    g.replacing = before
    if optional and not run.did:
        return change.but_not((key_of(one),))
    if node.once and optional:
        forget(g, one)
    return None


def put_elsewhere(g: Table, one: Lasting, statements: tuple[Statement, ...], change: Change) -> Change | None:
    """Where the same card is put somewhere else, the move itself is changed."""
    if change.kind != "moved" or len(statements) != 1 or not isinstance(statements[0], Put):
        return None
    put = statements[0]
    run = run_of_lasting(one)
    same = isinstance(put.subject, Mentioned) or (isinstance(put.subject, This) and one.source == change.id)
    if not same or put.bottom or put.face_down:
        return None
    to = ZONE_KINDS[put.to]
    wiped = put.wiped or (to == change.to and change.wiped)
    return change.moved_to(key_of(one), to, put_under(g, run, put.under, change, to), wiped)


@clause("6.2.3", "11.9.6")
def put_under(g: Table, run: ChronicleRun, whose: str, change: Change, to: int) -> int:
    """On whose side it comes to lie; a card that comes onto the battlefield anyway, on the same unless it is named."""
    if whose == OWNER:
        return g.cards[change.id].owner
    return change.seat if not whose and to == change.to == BATTLEFIELD else seat_of_word(g, run, whose)


@clause("6.6.1", "11.9.5.1")
def dealt_otherwise(g: Table, one: Lasting, statements: tuple[Statement, ...], change: Change) -> Change | None:
    """Where the same thing is dealt another number of damage, or that very damage goes to another, the damage itself is
    changed: it comes from the same card as before."""
    if change.kind not in DAMAGE or len(statements) != 1 or not isinstance(statements[0], Damage):
        return None
    dealt = statements[0]
    run = run_of_lasting(one, as_if_happened(g, change.kind, change, NOTHING))
    aim = aim_of(g, one, run, dealt.to, change)
    if aim is None or (aim != (change.id, change.seat) and not isinstance(dealt.amount, Happened)):
        return None
    return change.dealt_to(key_of(one), *aim, amount(g, run, dealt.amount))


def aim_of(g: Table, one: Lasting, run: ChronicleRun, to: Subject, change: Change) -> tuple[int, int] | None:
    """The unit, or (NOTHING) the player, that is dealt damage now; None where that is not one alone."""
    if isinstance(to, Mentioned) or (isinstance(to, This) and one.source == change.id):
        return change.id, change.seat
    if isinstance(to, PlayerOf):
        return (NOTHING, seat_of_word(g, run, to.whose)) if to.whose not in (BOTH, EITHER) else None
    units = [id for id in subject_ids(g, run, to) if g.on_battlefield(id) and is_unit(g, id)]
    return (units[0], g.seat_of(units[0])) if len(units) == 1 else None


@clause("11.9.7", "11.9.8")
def prevented_by(g: Table, one: Lasting, node: Prevent, change: Change) -> Change | None:
    """So much less damage; what is used up goes."""
    most = amount(g, run_of_lasting(one), node.amount) if node.amount is not None else change.amount
    off = min(most, change.amount)
    if node.how in ("next", "total"):
        use_up(g, one, node, most - off)
    return change.of(key_of(one), change.amount - off) if change.amount > off else None


def forget(g: Table, one: Lasting) -> None:
    """An effect that acts once has acted."""
    g.lasting = tuple([other for other in g.lasting if other is not one])
    g.stirred |= OF_LASTING


def use_up(g: Table, one: Lasting, node: Prevent, left: int) -> None:
    if not left:
        forget(g, one)
        return
    less = Prevent(node.to, Number(left), node.how, node.nature, node.source, node.lasts)
    g.lasting = tuple([other.but(less) if other is one else other for other in g.lasting])
    g.stirred |= OF_LASTING
