"""Effects that come due (9.3): who waits for what happened, and in which order they are resolved."""

from typing import Final

from ...effects.abilities import waits_for
from ...effects.counting import AsItWas
from ...effects.statements import Later
from ...effects.tree import OPPONENT, YOU, Ability
from ...kernel.ask import ORDER, REQUEST, Question
from ...kernel.course import course_named
from ..book import clause
from ..cards.fronts import FRONTS, Awaiting
from ..state.worked_out import triggered
from ..table import COUNTED, ENERGY, HAND, NOTHING, TRASH, Occurrence, Table, Trigger
from ..texts.runs import StarsRun, run_of
from .ch09_1_as_long_as import what_is_so_no_longer_ends
from .ch09_3_conditions import is_met, matches

SETTLING: Final = "stars/settle"
LISTENING_ZONES: Final = {TRASH: "trash", ENERGY: "energy-zone", HAND: "hand"}
"""Zones off the field in which a text may say that it works."""
TURNED_UP: Final = "turned-up"
NOWHERE: Final[tuple[tuple[int, frozenset[int]], ...]] = ()


def settle_next(g: Table) -> None:
    """Before anything else goes on, what is so no longer ends, and what has come due is resolved."""
    if g.lasting:
        what_is_so_no_longer_ends(g)
    if g.triggers:
        g.settler = NOTHING
        g.begin(course_named(SETTLING))


def happen(
    g: Table,
    kind: str,
    seat: int,
    id: int = NOTHING,
    other: int = NOTHING,
    source: int = NOTHING,
    to: int = NOTHING,
    amount: int = 0,
    nature: str = "",
    by: int = NOTHING,
) -> None:
    """Something happens: let what waits for it know. What leaves is told of while it is still there."""
    ears = g.ears
    if kind in ears.kinds and (
        kind in g.listeners or kind in ears.elsewhere or g.lasting or kind in ears.counted or g.rewords()
    ):
        _notice(g, Occurrence(kind, seat, id, other, source, to, amount, nature, by))


@clause("9.3", "9.6.2")
def _notice(g: Table, occurrence: Occurrence) -> None:
    """Every ability whose condition is met comes due; that of a character turned up in a battle may be used (S8)."""
    kind = occurrence.kind
    if kind in g.ears.counted:
        _count(g, occurrence)
    for seat in (1 - g.player, g.player):
        for id in g.listening(kind, seat):
            for one in triggered(g, id, kind):
                if not one.ability.works_in:
                    _come_due(g, id, seat, one, occurrence)
        for zone, faces in g.ears.elsewhere.get(kind, NOWHERE):
            for id in g.zones[zone * 2 + seat]:
                if g.cards[id].face in faces:
                    for one in FRONTS[g.cards[id].face].triggers[kind]:
                        if LISTENING_ZONES[zone] in one.ability.works_in:
                            _come_due(g, id, seat, one, occurrence)
    if g.lasting:
        _wake(g, occurrence)


def _count(g: Table, occurrence: Occurrence) -> None:
    """Note what texts count through a turn, for each player whose texts would count it."""
    what, other = _as_it_is(g, occurrence.id), _as_it_is(g, occurrence.other)
    for happening in g.ears.counted[occurrence.kind]:
        for seat in (0, 1):
            if matches(g, StarsRun(NOTHING, seat, NOTHING), happening, occurrence):
                g.so_far += ((happening, seat, what, other),)
                g.stale |= COUNTED


def _as_it_is(g: Table, id: int) -> AsItWas:
    return id, NOTHING if id == NOTHING else g.cards[id].handle


def _come_due(g: Table, id: int, seat: int, one: Awaiting, occurrence: Occurrence) -> None:
    if one.of_itself and occurrence.id != id:
        return
    if one.whose in (YOU, OPPONENT) and (occurrence.seat == seat) != (one.whose == YOU):
        return
    face = g.cards[id].face
    ability = one.ability
    if one.once and ability in g.cards[id].used:
        return
    if is_met(g, StarsRun(id, seat, face, occurrence), ability, occurrence):
        if one.once:
            g.edit(id).used += (ability,)
        due = Trigger(g.number(), id, face, g.cards[id].handle, seat, ability, occurrence)
        if occurrence.kind == TURNED_UP and occurrence.id == id and g.attacker != NOTHING:
            g.chances += (due,)
        else:
            g.triggers += (due,)


def _wake(g: Table, occurrence: Occurrence) -> None:
    """Triggers that an effect left behind and that have waited for this; each comes once, unless it says otherwise."""
    for given in g.lasting:
        if isinstance(given.node, Later):
            ability = Ability("", (given.node.condition,), (), (given.node.statements,))
            if occurrence.kind in waits_for(ability) and is_met(g, run_of(g, given, occurrence), ability, occurrence):
                if not given.node.again:
                    g.is_over(given)
                g.triggers += (
                    Trigger(g.number(), given.source, given.face, NOTHING, given.seat, ability, occurrence, given),
                )


@clause("9.3", "7.2")
def who_chooses(g: Table) -> int:
    """The opponent first, then in turns; who has nothing that waits is passed over."""
    seat = 1 - g.player if g.settler == NOTHING else 1 - g.settler
    return seat if any([due.seat == seat for due in g.triggers]) else 1 - seat


@clause("9.3")
def next_of(g: Table, seat: int) -> Question:
    """Which of a player's effects that have come due is resolved now."""
    numbers = tuple([due.number for due in g.triggers if due.seat == seat])
    return Question(seat, ORDER, "9.3", "which-trigger", REQUEST, numbers, (), True)


def taken(g: Table, number: int) -> Trigger:
    """The trigger of a number, which waits no longer."""
    found = numbered(g, number)
    g.triggers = tuple([due for due in g.triggers if due.number != number])
    g.chances = tuple([due for due in g.chances if due.number != number])
    return found


def numbered(g: Table, number: int) -> Trigger:
    for due in g.triggers + g.chances:
        if due.number == number:
            return due
    raise LookupError(number)
