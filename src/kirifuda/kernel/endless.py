"""Games that never end, whatever the cards say: found in one way for all games, and ended as each game's book says.

An ordinary turn is only counted. One that has gone on for long is watched: at each boundary the position, as both
players can see it, is compared with one that was marked before, and every so often another is marked, so that any
ring is found whatever its length. What comes back is forced, or somebody could have decided otherwise; what does not
come back grows, and ends by its length. The same is done with the beginnings of turns in a game of many turns.

Cards that a player cannot see are told apart by their handles alone: a ring in which one of them moves is none.
"""

from collections.abc import Generator
from typing import Any, Final

from .ask import ACT, CHANCE, MAY, NO, PICK, STOP, Proc, Question
from .course import Asking, Course
from .outcome import GameOver, Outcome, Refusal
from .state import State
from .watch import CALM, Decided, Turns, Watch, Where

PATIENCE: Final = 300
"""So many boundaries in one turn are nothing unusual."""
RETURNS: Final = 3
"""So often the same position comes back before it is called a ring."""
UNASKED: Final = 3_000
"""No more boundaries than these go by before a player is asked."""
DECISIONS: Final = 500
"""After so many decisions of a long turn nothing optional is offered; after twice as many the game is over."""
TOIL: Final = 40_000
"""No more work than this is done in one turn."""
MOST_CARDS: Final = 2_000
"""No more cards and tokens than these come into a game."""
LONG_GAME: Final = 60
"""From this turn on the beginnings of turns are compared."""
TURNS: Final = 400
"""No game has more turns."""

# How a player could have decided otherwise, as everybody can see.
PASSED: Final = 0
"""Nobody else knows whether there was anything else."""
CHOSE: Final = 1
"""There were other options."""
ACTED: Final = 2
"""It could have been left undone."""


def new_turn(g: State[Any]) -> None:
    """A turn begins: what was before is no ring inside a turn."""
    g.pace = 0
    if g.watch is not CALM:
        g.watch = CALM
    g.turns += 1
    if g.turns >= LONG_GAME:
        compare_with_earlier_turns(g)


def compare_with_earlier_turns(g: State[Any]) -> None:
    """A position at the beginning of a turn that keeps coming back, or the last turn there can be, ends the game."""
    if g.turns > TURNS:
        drawn(g, "endless-turns", g.endings().turns, (TURNS,))
    here: Where = (g.whose_turn(), g.position())
    before = g.recurring
    if here == before.mark:
        if before.returns + 1 >= RETURNS:
            drawn(g, "endless-again", g.endings().turns, (RETURNS + 1,))
        g.recurring = Turns(here, 0, before.until, before.returns + 1)
    elif before.steps + 1 >= before.until:
        g.recurring = Turns(here, 0, before.until * 2, 0)
    else:
        g.recurring = before._replace(steps=before.steps + 1)


def drawn(g: State[Any], kind: str, by: str, numbers: tuple[int, ...] = ()) -> None:
    g.tell(kind, by, g.whose_turn(), numbers=numbers)
    raise GameOver(Outcome(Outcome.DRAWN, by))


def toil(g: State[Any], work: int) -> None:
    """So much is to be done at once: no turn takes work without end."""
    g.pace += work
    if g.pace > TOIL:
        drawn(g, "endless-growing", g.endings().growing)


def make_room(g: State[Any], cards: int) -> None:
    """So many cards or tokens are to come into the game."""
    if len(g.cards) + cards > MOST_CARDS:
        drawn(g, "endless-growing", g.endings().growing)


# --- inside a turn -----------------------------------------------------------------------------------------


def look_round(g: State[Any], course: Course, at: int) -> None:
    """At a boundary of a turn that has gone on for long: whether the position has been met before."""
    watch = g.watch
    unasked = watch.unasked + 1
    if unasked > UNASKED or g.pace > TOIL:
        drawn(g, "endless-growing", g.endings().growing)
    place: Where = (course.name, at, tuple([(one.name, step) for one, step, _ in g.frames]))
    if place == watch.place and g.position() == watch.mark:
        g.watch = watch._replace(steps=0, returns=watch.returns + 1, decided=(), unasked=unasked)
        if watch.returns + 1 >= RETURNS:
            end_the_ring(g, watch.decided)
    elif watch.steps + 1 >= watch.until:
        g.watch = watch._replace(
            place=place, mark=g.position(), steps=0, until=watch.until * 2, returns=0, decided=(), unasked=unasked
        )
    else:
        g.watch = watch._replace(steps=watch.steps + 1, unasked=unasked)


def end_the_ring(g: State[Any], lap: tuple[Decided, ...]) -> None:
    """The game has gone round. Whoever did what might have been left undone does not do it there again; else whoever
    chose what might have been chosen otherwise; the turn player before the other. If there is nobody, it is a draw."""
    able = [one for one in lap if one.weight == ACTED] or [one for one in lap if one.weight == CHOSE]
    if not able:
        drawn(g, "endless-forced", g.endings().forced)
    seats = [one.seat for one in able]
    stopper = g.whose_turn() if g.whose_turn() in seats else seats[0]
    closed = tuple([(one.at, one.option) for one in able if one.seat == stopper])
    watch = g.watch
    g.watch = Watch(closed=watch.closed + closed, decisions=watch.decisions, unasked=watch.unasked)
    g.tell("endless-left", g.endings().left, stopper)


def watched(g: State[Any], procedure: Asking, course: Course, at: int, given: tuple[int, ...]) -> Proc:
    """A procedure whose questions are looked at, and their answers noted."""
    try:
        question = next(procedure)
        while True:
            value = yield from decide(g, question, course, at, given)
            given += (value,)
            question = procedure.send(value)
    except StopIteration:
        return


def decide(
    g: State[Any], question: Question, course: Course, at: int, given: tuple[int, ...]
) -> Generator[Question, int, int]:
    """Ask a question of a long turn: without what may not be decided again, and without what would prolong the turn
    where it has been prolonged enough."""
    if question.seat == CHANCE or (question.public and question.size == 1):
        answer = yield question
        return answer
    watch = g.watch
    if watch.decisions >= 2 * DECISIONS:
        drawn(g, "endless-growing", g.endings().growing)
    if watch.decisions == DECISIONS:
        g.tell("endless-hurry", g.endings().growing, g.whose_turn(), numbers=(DECISIONS,))
    last_lap = watch.returns + 1 >= RETURNS
    here: Where = (course.name, at, given, g.position()) if last_lap or watch.closed else ()
    left = open_options(watch, question, here)
    asked = question if len(left) == question.size else narrowed(question, left)
    value = yield asked
    index = value if question.count else question.values.index(value)
    watch = g.watch
    decided = watch.decided
    if last_lap:
        decided += (Decided(question.seat, here, index, weight_of(question, index, len(left))),)
    g.watch = watch._replace(decided=decided, decisions=watch.decisions + 1, unasked=0)
    return value


def open_options(watch: Watch, question: Question, here: Where) -> list[int]:
    """The places of the options that may be decided on here."""
    size = question.size
    closed = [index for at, index in watch.closed if at == here]
    left = [index for index in range(size) if index not in closed] if closed else list(range(size))
    if watch.decisions >= DECISIONS and question.kind in (ACT, MAY, PICK):
        return left[:1]
    return left


def narrowed(question: Question, left: list[int]) -> Question:
    """The same question with some of its options."""
    values = tuple([question.value_at(index) for index in left])
    return Question(
        question.seat,
        question.kind,
        question.clause,
        question.prompt,
        question.domain,
        values,
        question.about,
        question.public,
    )


def weight_of(question: Question, index: int, options: int) -> int:
    """How much of a decision it was, as everybody can see."""
    kind = question.kind
    if kind == MAY:
        return ACTED if question.value_at(index) != NO else CHOSE if options > 1 else PASSED
    if kind == ACT or (kind == PICK and question.values[0] == STOP):
        return ACTED if index > 0 else PASSED
    return CHOSE if question.public and options > 1 else PASSED


def why_endless(g: State[Any], asked: Question | None, seat: int, value: int) -> Refusal | None:
    """Why something is not offered that otherwise would be: it prolongs what must come to an end."""
    if g.watch is CALM or asked is None or asked.seat != seat or asked.kind != ACT or asked.offers(value):
        return None
    long = g.watch.decisions >= DECISIONS
    return Refusal(g.cite(g.endings().growing if long else g.endings().left), "endless")
