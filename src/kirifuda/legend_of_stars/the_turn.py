"""A turn and its phases (5.2 to 5.6)."""

from typing import Final

from ..effects.abilities import phase_kind
from ..effects.statements import NextTurn
from ..kernel.ask import Proc
from ..kernel.choosing import choose_set
from ..kernel.course import Course
from ..kernel.endless import new_turn
from .attack_phase import ATTACKS
from .book import clause
from .drawing import draw_cards
from .durations import effects_end_at_start, phase_effects_end, turn_effects_end
from .lead_phase import LEAD_ACTIONS
from .main_phase import MAIN_ACTIONS
from .moving import put
from .positions import regain
from .priority import AT_THE_END, open_window
from .runs import run_of
from .table import OF_PHASE, TIME, TRASH, Table
from .triggers import happen, settle_next
from .words import VERBS

FIRST_TURN: Final = 1
HAND_LIMIT: Final = 7
PHASES: Final = ("setup", "main", "lead", "attack", "end")
STARTS: Final = {phase: phase_kind(phase, False) for phase in PHASES}
ENDS: Final = {phase: phase_kind(phase, True) for phase in PHASES}


def start_of(g: Table, phase: str, by: str) -> None:
    g.phase = phase
    g.stale |= OF_PHASE
    g.tell("phase", by, g.player, what=phase)
    happen(g, STARTS[phase], g.player)
    settle_next(g)


def end_of(g: Table, phase: str) -> None:
    happen(g, ENDS[phase], g.player)
    settle_next(g)


@clause("5", "5.6④")
def next_turn(g: Table) -> None:
    g.turn += 1
    g.player = 1 - g.player
    g.energy_placed = 0
    g.so_far = ()
    g.stale |= TIME
    new_turn(g)
    g.tell("turn", "5", g.player, numbers=(g.turn,))
    if g.lasting:
        what_waited_for_this_turn(g)
    effects_end_at_start(g)


@clause("9.1", "5.6②")
def what_waited_for_this_turn(g: Table) -> None:
    """Effects that last through this turn alone begin, in the order in which they were given."""
    for given in g.lasting:
        if isinstance(given.node, NextTurn) and given.starts == g.turn:
            g.is_over(given)
            run = run_of(g, given)
            for statement in given.node.statements:
                VERBS[type(statement)](g, run, statement)


# --- setup -----------------------------------------------------------------------------------------


@clause("5.2")
def setup_starts(g: Table) -> None:
    start_of(g, "setup", "5.2")


@clause("5.2", "6.5")
def regain_all(g: Table) -> None:
    for id in g.energy(g.player) + g.supports(g.player):
        if g.cards[id].gained:
            regain(g, id, "5.2")
    settle_next(g)


@clause("5.2", "8.5")
def draw_for_turn(g: Table) -> Proc | None:
    """The first player does not draw in the first turn."""
    if g.turn == FIRST_TURN:
        return None
    return draw_for_setup(g)


@clause("5.2", "4")
def draw_for_setup(g: Table) -> Proc:
    yield from draw_cards(g, g.player, 1, "5.2")


@clause("5.2", "9.3")
def setup_ends(g: Table) -> None:
    end_of(g, "setup")


# --- main, lead, attack ------------------------------------------------------------------------------


@clause("5.3")
def main_starts(g: Table) -> None:
    phase_effects_end(g)
    start_of(g, "main", "5.3")


@clause("5.3")
def main_phase(g: Table) -> None:
    g.begin(MAIN_ACTIONS)


@clause("5.3", "9.3")
def main_ends(g: Table) -> None:
    end_of(g, "main")


@clause("5.4")
def lead_starts(g: Table) -> None:
    phase_effects_end(g)
    start_of(g, "lead", "5.4")


@clause("5.4")
def lead_phase(g: Table) -> None:
    g.begin(LEAD_ACTIONS)


@clause("5.4", "9.3")
def lead_ends(g: Table) -> None:
    end_of(g, "lead")


@clause("5.5")
def attack_starts(g: Table) -> None:
    phase_effects_end(g)
    start_of(g, "attack", "5.5")


@clause("5.5", "5.5.1")
def attack_phase(g: Table) -> None:
    g.begin(ATTACKS)


@clause("5.5.3", "7.1")
def flash_before_the_end(g: Table) -> None:
    """Whether or not there was an attack (S10)."""
    open_window(g, AT_THE_END)


@clause("5.5", "9.3")
def attack_ends(g: Table) -> None:
    end_of(g, "attack")


# --- end -------------------------------------------------------------------------------------------


@clause("5.6")
def end_starts(g: Table) -> None:
    phase_effects_end(g)
    start_of(g, "end", "5.6")


@clause("5.6①", "5.6", "9.3")
def effects_of_the_end(g: Table) -> None:
    end_of(g, "end")


@clause("5.6②", "9.4")
def lasting_effects_end(g: Table) -> None:
    turn_effects_end(g)
    settle_next(g)


@clause("5.6③", "3.6")
def down_to_seven(g: Table) -> Proc | None:
    """Only the turn player (S22)."""
    many = len(g.hand(g.player)) - HAND_LIMIT
    if many <= 0:
        return None
    return discard(g, many)


@clause("5.6③", "3.6")
def discard(g: Table, many: int) -> Proc:
    you = g.player
    ids = yield from choose_set(you, "5.6③", "discard", g.hand(you), many, (many,), public=False)
    for id in ids:
        put(g, id, TRASH, "5.6③")


@clause("5.6④")
def turn_passes(g: Table) -> None:
    """What characters did this turn is forgotten."""
    for seat in (0, 1):
        for id in g.field(seat):
            card = g.cards[id]
            if card.turns or card.leads or card.attacks or card.used:
                card = g.edit(id)
                card.turns = card.leads = card.attacks = 0
                card.used = ()
    settle_next(g)


TURN: Final = Course(
    "stars/turn",
    "5",
    next_turn,
    setup_starts,
    regain_all,
    draw_for_turn,
    setup_ends,
    main_starts,
    main_phase,
    main_ends,
    lead_starts,
    lead_phase,
    lead_ends,
    attack_starts,
    attack_phase,
    flash_before_the_end,
    attack_ends,
    end_starts,
    effects_of_the_end,
    lasting_effects_end,
    down_to_seven,
    turn_passes,
    again=True,
)
