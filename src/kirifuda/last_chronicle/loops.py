"""Infinite loops (chapter 13): the same position again, or one in which nothing but figures has grown."""

from collections.abc import Generator
from typing import Final

from ..effects.statements import Choose, May, Modes
from ..kernel.ask import STOP, Proc, Question
from ..kernel.outcome import Refusal
from ..kernel.watch import Where
from .asking import number
from .book import clause
from .characteristics import is_token
from .choosing import statements_of
from .chronicle_card import ChronicleCard
from .entries import Entry
from .loop_memory import NO_LOOP, Loop, Met, Seen, Signature
from .references import Reference
from .statements import Designate
from .table import Table
from .the_end import endless
from .zones import BATTLEFIELD, DECK, SOUL

PATIENCE: Final = 40
"""So many priorities without the game getting on are no loop yet."""
FORCED_LAPS: Final = 200
MOST_LAPS: Final = 99
CHOICES: Final = (Modes, Choose, Designate)
MAY: Final = "may"
Naming = Generator[Question, int, tuple[int, int]]
Watching = Generator[Question, int, tuple[Where, tuple[int, ...]]]


@clause("13.2")
def got_on(g: Table) -> None:
    """A phase or step began: whatever came before is no loop. What may not be chosen again stays so."""
    g.rounds = 0
    loop = g.loop
    g.loop = Loop(closed=loop.closed, barred=loop.barred, ended=loop.ended) if loop.closed else NO_LOOP


def is_suspicious(g: Table) -> bool:
    """Whether the game has not got on for long, or there has been a loop."""
    return g.rounds >= PATIENCE or (g.loop is not NO_LOOP and bool(g.loop.closed))


# --- the same position --------------------------------------------------------------------------------------------


@clause("13.1", "13.3")
def outline(g: Table) -> Where:
    """Everything that makes a position, but for handles, timestamps and figures that may grow without end."""
    zones = tuple([_zone(g, at) for at in range(len(g.zones))])
    stack = tuple(different([_entry(g, one) for one in g.stack]))
    waiting = tuple([(one.controller, g.cards[one.source].face, one.ability) for one in g.pending])
    effects = tuple(different(_effects(g)))
    used = tuple([ability for _, ability in g.used])
    combat = (_faces(g, g.attackers), g.blocker[0], g.was_blocked)
    return (g.phase, g.step, g.holder, g.passed, g.souls_placed, combat, zones, stack, waiting, effects, used)


@clause("13.1")
def figures(g: Table) -> tuple[int, ...]:
    """What may grow without end in a position of one outline: life, points, souls, counters (those on tokens all
    together), and how many there are of the same tokens, of the same effects, of the same things on the stack."""
    found = [*g.life, *g.advance_points, *g.pool[0], *g.pool[1], len(g.extra_turns), len(g.more_phases)]
    for seat in (0, 1):
        cards = [g.cards[id] for id in g.battlefield(seat) if not is_token(g, id)]
        tokens = [g.cards[id] for id in g.battlefield(seat) if is_token(g, id)]
        found += [many for card in cards for _, many in card.counters]
        found += [sum([many for token in tokens for _, many in token.counters])]
        found += _numbers_of([_standing(g, token) for token in tokens])
    found += _numbers_of(_effects(g))
    found += _numbers_of([_entry(g, one) for one in g.stack])
    return tuple(found)


def tally(things: list[Where]) -> tuple[list[Where], list[int]]:
    """Each once, and how many there are of it. They are few, and texts are sooner compared than hashed."""
    found: list[Where] = []
    numbers: list[int] = []
    for one in things:
        for at, other in enumerate(found):
            if one == other:
                numbers[at] += 1
                break
        else:
            found.append(one)
            numbers.append(1)
    return found, numbers


def different(things: list[Where]) -> list[Where]:
    return tally(things)[0]


def _numbers_of(things: list[Where]) -> list[int]:
    return tally(things)[1]


def _faces(g: Table, references: tuple[Reference, ...]) -> tuple[int, ...]:
    return tuple([g.cards[id].face for id, _ in references])


def _zone(g: Table, at: int) -> Where:
    there = g.zones[at]
    if not there:
        return ()
    cards = g.cards
    kind = at // 2
    if kind == BATTLEFIELD:
        own = tuple([_standing(g, cards[id]) for id in there if not is_token(g, id)])
        return own, tuple(different([_standing(g, cards[id]) for id in there if is_token(g, id)]))
    if kind == SOUL:
        return tuple(sorted([(cards[id].face, cards[id].wiped) for id in there]))
    faces = [cards[id].face for id in there]
    return tuple(faces if kind == DECK else sorted(faces))


def _standing(g: Table, card: ChronicleCard) -> Where:
    counters = tuple([name for name, _ in card.counters])
    fought = (card.attacked == g.turn, card.more_attacks - (card.attacks if card.attacked == g.turn else 0))
    return card.face, card.wiped, card.damage, counters, card.since == g.turn, fought, card.host


def _effects(g: Table) -> list[Where]:
    return [(one.seat, one.ends, one.numbers, _faces(g, one.ids), one.node) for one in g.lasting]


def _entry(g: Table, entry: Entry) -> Where:
    slots = tuple([(slot, _faces(g, chosen)) for slot, chosen in entry.slots])
    return entry.kind, entry.controller, g.cards[entry.source].face, entry.numbers, slots, entry.sentences


@clause("13.1", "11.6.19")
def note_in_vain(g: Table, source: int) -> None:
    """A trigger ability could not be put on the stack: if the same comes again before anybody gets priority, it always
    will."""
    here = (g.turn, g.rounds, source, outline(g), figures(g))
    if here in g.vain:
        endless()
    g.vain = (*[one for one in g.vain if one[:2] == here[:2]], here)


# --- watching -----------------------------------------------------------------------------------------------------


@clause("13.1", "13.2", "13.3")
def watch_for_loops(g: Table) -> Watching:
    """Look whether there has been a lap; called when a player is about to act. The outline and the figures."""
    here = outline(g)
    now = figures(g)
    if g.loop.going:
        keep_to_the_lap(g, here, g.holder)
    else:
        lap = lap_since(g.loop.seen, here, now)
        if lap:
            grew = lap[0][1] != now
            g.loop = g.loop._replace(seen=lap if grew else ())
            yield from a_lap(g, tuple([met for met, _ in lap]), grew)
        elif not g.loop.open and g.rounds >= 2 * FORCED_LAPS:
            endless()
    g.refused += closed_here(g, here, g.holder)
    return here, now


def lap_since(seen: tuple[Seen, ...], here: Where, now: tuple[int, ...]) -> tuple[Seen, ...]:
    """What was done since this position was last met; or, twice over, since one of smaller figures. Else nothing."""
    before = [at for at in range(len(seen) - 1, -1, -1) if seen[at][0][0] == here]
    for at in before:
        if seen[at][1] == now:
            return seen[at:]
    for at in before:
        first, lap = seen[at - len(seen) + at : at], seen[at:]
        if [met for met, _ in first] == [met for met, _ in lap] and is_grown(seen[at][1], now):
            return lap
    return ()


def is_grown(then: tuple[int, ...], now: tuple[int, ...]) -> bool:
    return len(then) == len(now) and all([old <= new for old, new in zip(then, now, strict=True)])


@clause("13.1", "13.2", "13.3")
def a_lap(g: Table, lap: tuple[Met, ...], grew: bool) -> Proc:
    """A loop has come round: it is for those who can to stop it. A loop that nobody can stop is a draw."""
    loop = g.loop
    stoppable = tuple([met for met in lap if met[3] and met not in loop.closed and met not in loop.barred])
    if stoppable:
        yield from by_decisions(g, lap, what_keeps_it_going(stoppable), grew)
    elif grew:
        g.loop = loop._replace(grown=loop.grown + 1)
        if loop.grown >= FORCED_LAPS:
            endless()
    elif not loop.free or lap[0][0] in loop.asked_at:
        endless()
    else:
        g.loop = loop._replace(asked_at=(*loop.asked_at, lap[0][0]))
        yield from named_laps(g, tuple([seat for seat in (g.player, 1 - g.player) if loop.free >> seat & 1]))


def what_keeps_it_going(lap: tuple[Met, ...]) -> tuple[Met, ...]:
    """Whatever was done; where nobody did anything, that they passed though they could have done something."""
    return tuple([met for met in lap if met[2] != STOP]) or lap


@clause("13.2", "13.3")
def by_decisions(g: Table, lap: tuple[Met, ...], acts: tuple[Met, ...], grew: bool) -> Proc:
    """Who could stop it says how often it goes round, and then does not do again what kept it going.

    Of two players who named fewer laps stops, the turn player if they are equal; then the other may not go on with it
    either. A loop that was ended before is not chosen again. Laps that leave everything as it was need not be played.
    """
    able = tuple([seat for seat in (g.player, 1 - g.player) if any([met[1] == seat for met in acts])])
    stopper, laps = able[0], 0
    same = signature(acts)
    if same not in g.loop.ended:
        stopper, laps = yield from named_laps(g, able)
    g.loop = g.loop._replace(
        seen=(),
        stopping=tuple([met for met in acts if met[1] == stopper]),
        afterwards=tuple([met for met in acts if met[1] != stopper]),
        ended=tuple(dict.fromkeys((*g.loop.ended, same))) if same else g.loop.ended,
    )
    if grew and laps:
        named_by = sum([1 << seat for seat in able])
        g.loop = g.loop._replace(going=lap, at=0, left=laps, named_by=named_by)
    else:
        close(g)


def signature(acts: tuple[Met, ...]) -> Signature:
    """The actions taken, and the cards whose effects were decided on."""
    found = [(seat, value if where[0] != MAY else where[1]) for where, seat, value, _ in acts if value != STOP]
    return tuple(sorted([(seat, what) for seat, what in set(found) if isinstance(what, int)]))


@clause("13.2", "13.3")
def named_laps(g: Table, able: tuple[int, ...]) -> Naming:
    """Each of these players names a number; who named the smallest, and that."""
    by = "13.2" if len(able) == 1 else "13.3"
    stopper, fewest = able[0], MOST_LAPS + 1
    for seat in able:
        laps = yield number(seat, by, "laps", 0, MOST_LAPS)
        g.tell("laps", by, seat, numbers=(laps,))
        if laps < fewest:
            stopper, fewest = seat, laps
    return stopper, fewest


# --- going round, and stopping ----------------------------------------------------------------------------------------


@clause("13.2", "13.3")
def keep_to_the_lap(g: Table, where: Where, seat: int) -> None:
    """If the game has taken another way, it is not this loop any more."""
    expected = g.loop.going[g.loop.at]
    if expected[0] != where or expected[1] != seat:
        g.loop = g.loop._replace(going=())


@clause("13.2", "13.3")
def next_of_lap(g: Table, seat: int) -> int | None:
    """What a player who has named a number of laps does now to go round once more; None if that is not settled."""
    loop = g.loop
    return loop.going[loop.at][2] if loop.going and loop.named_by >> seat & 1 else None


@clause("13.2", "13.3")
def close(g: Table) -> None:
    """The laps are done: what kept the loop going is not done again there by whoever is to stop it."""
    loop = g.loop
    g.loop = loop._replace(going=(), stopping=(), closed=loop.closed + loop.stopping)


def closed_here(g: Table, where: Where, seat: int) -> tuple[int, ...]:
    """What a player may not decide here, to end a loop or because it was ended."""
    return tuple([value for at, who, value, _ in g.loop.closed + g.loop.barred if who == seat and at == where])


@clause("13.1", "13.2", "13.3")
def note(g: Table, where: Where, now: tuple[int, ...], seat: int, value: int, otherwise: bool) -> None:
    """Remember what a player decided, and whether anything else could have been."""
    loop = g.loop
    if loop.going:
        at = loop.at + 1
        if value != loop.going[loop.at][2]:
            g.loop = loop._replace(going=())
        elif at < len(loop.going):
            g.loop = loop._replace(at=at)
        else:
            g.loop = loop._replace(at=0, left=loop.left - 1)
            if loop.left == 1:
                close(g)
        return
    if loop.afterwards and any([at == where and who == seat for at, who, _, _ in loop.closed]):
        loop = loop._replace(afterwards=(), barred=loop.barred + loop.afterwards)
    g.loop = loop._replace(
        seen=(*loop.seen, ((where, seat, value, otherwise), now)),
        open=loop.open or otherwise,
    )


@clause("13.2")
def note_choices(g: Table, entry: Entry) -> None:
    """Somebody may choose something while this resolves, which could stop a loop."""
    if is_suspicious(g) and any([isinstance(one, CHOICES) for one in statements_of(entry.sentences)]):
        g.loop = g.loop._replace(free=g.loop.free | 1 << entry.controller, open=True)


@clause("13.2", "13.3")
def why_endless(g: Table, seat: int, value: int) -> Refusal | None:
    """Whether this would begin a loop again that has been ended."""
    if g.loop.closed or g.loop.barred:
        here = outline(g)
        for by, decisions in (("13.2", g.loop.closed), ("13.3", g.loop.barred)):
            if any([at == here and who == seat and what == value for at, who, what, _ in decisions]):
                return Refusal(by, "endless")
    return None


# --- deciding on an effect --------------------------------------------------------------------------------------------


def of_an_effect(source: int, node: May) -> Where:
    """Where it is decided whether to do what an effect offers."""
    return MAY, source, node


@clause("13.2", "13.3")
def settled_answer(g: Table, source: int, node: May, seat: int) -> int | None:
    """The answer to a «may» that laps which were named, or a loop that was ended, leave; None if it is to be asked."""
    where = of_an_effect(source, node)
    if g.loop.going:
        keep_to_the_lap(g, where, seat)
        return next_of_lap(g, seat)
    closed = closed_here(g, where, seat)
    return None if len(closed) != 1 else 1 - closed[0]
