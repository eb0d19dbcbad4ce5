"""The stage and the chance, and what triggers by itself (base rules, T)."""

from typing import Final

from ..kernel.ask import STOP, Proc, act
from ..kernel.course import Course
from .actions import ACTIONS
from .book import clause
from .life import win_check
from .requests import do_effect, make_request, offered, take_off, without
from .table import Request, Table


@clause("T1", "T2", "T6")
def hold_chance(g: Table) -> Proc:
    """Whoever holds the chance requests an action, and keeps the chance, or passes."""
    seat = g.chance
    code = yield act(g, seat, "T1", "act", offered)
    if code == STOP:
        pass_chance(g, seat)
    else:
        g.begin(REQUEST, code, seat)


@clause("T2", "T3")
def pass_chance(g: Table, seat: int) -> None:
    """The chance goes to the other player; when both have passed, the top of the stage resolves."""
    g.tell("passed", "T2", seat)
    if g.passed:
        g.passed = False
        g.begin(TOP_OF_STAGE)
    else:
        g.passed = True
        g.chance = 1 - seat


@clause("T3")
def resolve_top(g: Table) -> None:
    number = g.stage[-1].number
    g.tell("resolving", "T3", g.stage[-1].seat, what=ACTIONS[g.stage[-1].action].key, numbers=(number,))
    g.begin(RESOLUTION, number)


@clause("T3")
def chance_to_turn_player(g: Table) -> None:
    g.chance = g.player


@clause("A2")
def place_or_resolve(g: Table, code: int, seat: int) -> None:
    """An immediate action is resolved at once; any other goes on top of the stage."""
    request = g.pending[-1]
    if ACTIONS[code].immediate:
        g.begin(RESOLUTION, request.number)
    else:
        put_on_stage(g, request)


def put_on_stage(g: Table, request: Request) -> None:
    g.pending = without(g.pending, request.number)
    g.stage += (request,)
    action = ACTIONS[request.action]
    g.tell("staged", "A2", request.seat, what=action.key, numbers=(request.number,))


@clause("T4")
def look_for_triggers(g: Table, *_: int) -> None:
    if g.triggered:
        g.begin(TRIGGERS)


@clause("T4", "T5", "T7", "G4")
def next_trigger(g: Table) -> None:
    """Immediate ones first, the turn player's first, main before quick; then look again."""
    if not g.triggered:
        return
    first = g.triggered[0]
    for other in g.triggered:
        if precedence(g, other) < precedence(g, first):
            first = other
    at = g.triggered.index(first)
    g.triggered = g.triggered[:at] + g.triggered[at + 1 :]
    g.begin(TRIGGERS)
    code, seat = first
    action = ACTIONS[code]
    request = Request(g.next_request, code, seat)
    if not action.immediate and action.main and g.stage:
        g.tell("dropped", "T5", seat, what=action.key)
        return
    g.next_request += 1
    g.pending += (request,)
    g.tell("triggered", action.clause, seat, what=action.key, numbers=(request.number,))
    if action.immediate:
        g.begin(RESOLUTION, request.number)
    else:
        put_on_stage(g, request)


@clause("T4", "T5")
def precedence(g: Table, trigger: tuple[int, int]) -> int:
    """A number that is smaller for what comes earlier."""
    code, seat = trigger
    action = ACTIONS[code]
    return (0 if action.immediate else 4) + (0 if seat == g.player else 2) + (0 if action.main else 1)


@clause("W3")
def check_for_the_end(g: Table, number: int) -> None:
    win_check(g)


RESOLUTION: Final = Course("black-poker/resolution", "A5", do_effect, take_off, check_for_the_end)
TRIGGERS: Final = Course("black-poker/triggers", "T4", next_trigger)
REQUEST: Final = Course(
    "black-poker/request", "T1", make_request, look_for_triggers, place_or_resolve, look_for_triggers
)
TOP_OF_STAGE: Final = Course("black-poker/top-of-stage", "T3", resolve_top, look_for_triggers, chance_to_turn_player)
MAIN_PLAY: Final = Course("black-poker/main-play", "E1", hold_chance, again=True)
