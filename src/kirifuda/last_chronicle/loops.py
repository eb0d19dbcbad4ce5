"""Infinite loops (chapter 13): the same position again with nothing but the same steps in between."""

from typing import Final

from ..effects.tree import Choose, May, Modes
from ..kernel.ask import STOP, Proc
from .asking import number
from .book import clause
from .choosing import statements_of
from .table import BATTLEFIELD, DECK, Entry, Met, Reference, Table
from .the_end import endless
from .tree import Designate

PATIENCE: Final = 40
"""So many priorities without the game getting on are no loop yet."""
FORCED_LAPS: Final = 1000
MOST_LAPS: Final = 99


def got_on(g: Table) -> None:
    """A phase or step began: whatever came before is no loop."""
    g.rounds = 0
    g.choices = 0
    g.seen = ()
    g.closed = ()


@clause("13.1")
def position(g: Table) -> tuple[object, ...]:
    """Everything that makes a position, but for handles and timestamps."""
    zones = tuple([_zone(g, at) for at in range(len(g.zones))])
    stack = tuple([_entry(g, one) for one in g.stack])
    waiting = tuple([(one.controller, g.cards[one.source].face, one.ability) for one in g.pending])
    effects = tuple(
        [(one.node, one.seat, one.ends, tuple([g.cards[id].face for id, _ in one.ids])) for one in g.lasting]
    )
    used = tuple([ability for _, ability in g.used])
    combat = (_faces(g, g.attackers), g.blocker[0], g.was_blocked)
    players = (g.life, g.advance_points, g.pool, g.souls_placed)
    return (g.phase, g.step, g.holder, g.passed, players, combat, zones, stack, waiting, effects, used)


def _faces(g: Table, references: tuple[Reference, ...]) -> tuple[int, ...]:
    return tuple([g.cards[id].face for id, _ in references])


def _zone(g: Table, at: int) -> tuple[object, ...]:
    cards = [g.cards[id] for id in g.zones[at]]
    if at // 2 == BATTLEFIELD:
        return tuple(
            [
                (
                    card.face,
                    card.wiped,
                    card.damage,
                    card.counters,
                    card.since == g.turn,
                    card.attacked == g.turn,
                    card.more_attacks,
                    card.host,
                )
                for card in cards
            ]
        )
    faces = [(card.face, card.wiped) for card in cards]
    return tuple(faces if at // 2 == DECK else sorted(faces))


def _entry(g: Table, entry: Entry) -> tuple[object, ...]:
    slots = tuple([(slot, _faces(g, chosen)) for slot, chosen in entry.slots])
    return entry.kind, entry.controller, g.cards[entry.source].face, entry.sentences, entry.numbers, slots


def is_suspicious(g: Table) -> bool:
    """Whether the game has not got on for long."""
    return g.rounds >= PATIENCE


@clause("13.1", "13.2", "13.3")
def watch_for_loops(g: Table) -> Proc:
    """Look whether this position has been met before; called when a player is about to act."""
    here = position(g)
    lap = met_since(g, here)
    if lap:
        g.seen = ()
        fresh = tuple([one for one in lap if one[3] and one not in g.closed])
        if fresh:
            yield from name_the_laps(g, fresh)
        elif not g.choices:
            endless()
    if not g.choices and g.rounds > FORCED_LAPS:
        endless()
    g.refused += tuple([value for where, seat, value, _ in g.closed if seat == g.holder and where == here])


def met_since(g: Table, here: tuple[object, ...]) -> tuple[Met, ...]:
    """What was done since this position was last met; nothing if it was not."""
    for at, met in enumerate(g.seen):
        if met[0] == here:
            return g.seen[at:]
    return ()


@clause("13.2", "13.3")
def name_the_laps(g: Table, lap: tuple[Met, ...]) -> Proc:
    """Who could stop it says how often it goes round. Then it is over: what kept it going is not done again there.

    That is whatever was done; where nobody did anything, that they passed though they could have done something. Of
    two players the one who named fewer laps stops, the turn player if they are equal. A lap leaves everything as it
    was, so the laps themselves need not be played.
    """
    acts = tuple([met for met in lap if met[2] != STOP]) or lap
    able = [seat for seat in (g.player, 1 - g.player) if any([met[1] == seat for met in acts])]
    by = "13.2" if len(able) == 1 else "13.3"
    stopper, fewest = able[0], MOST_LAPS + 1
    for seat in able:
        laps = yield number(seat, by, "laps", 0, MOST_LAPS)
        g.tell("laps", by, seat, numbers=(laps,))
        if laps < fewest:
            stopper, fewest = seat, laps
    g.closed += tuple([met for met in acts if met[1] == stopper])


@clause("13.1")
def note(g: Table, value: int, otherwise: bool) -> None:
    """Remember what a player did in this position, and whether anything else could have been done."""
    g.seen += ((position(g), g.holder, value, otherwise),)


@clause("13.2")
def note_choices(g: Table, entry: Entry) -> None:
    """Somebody may decide something while this resolves, which could stop a loop."""
    if is_suspicious(g):
        for one in statements_of(entry.sentences):
            if isinstance(one, (May, Modes, Choose, Designate)):
                g.choices |= 1 << entry.controller
