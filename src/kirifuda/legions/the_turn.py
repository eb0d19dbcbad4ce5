"""The turn and its phases (chapter 27), and waiting (chapter 29)."""

from typing import Final

from ..effects.abilities import phase_kind
from ..effects.interpreter import carry_out
from ..effects.statements import Later, NextTurn
from ..kernel.ask import NO, Proc
from ..kernel.course import Course
from ..kernel.endless import new_turn
from ..kernel.pairs import Pair
from .asking import choose, choose_several, may
from .book import clause
from .breaking import notice_returned_hp
from .cores import CORE_ACTIVE, CORE_EXHAUSTED, CORE_ZONE, ON_MASTER, WAIT_PLACES, move_cores, shift_cores
from .drawing import draw_cards, draw_one
from .forbidding import forbidden
from .fronts import EXTRA_TURN, ONCE
from .main_phase import MAIN_ACTIONS
from .memory import run_of
from .moving import put
from .orienting import open_up, recover
from .settling import settle_next
from .table import (
    END_OF_BATTLE,
    EXILE,
    OF_CORES,
    OF_DAMAGE,
    OF_INCAPACITY,
    OF_SOURCES,
    OF_THE_TURN,
    STANDBY,
    STANDBY_SIZE,
    WAIT,
    WHATEVER_STIRS,
    Table,
)
from .triggers import happen, happen_between
from .turn_order import who_is_next
from .units import hears_by_gift, take_away
from .words import VERBS

NO_POINTS: Final[Pair] = (0, 0)
PHASES: Final = ("start", "core", "draw", "main", "end")
STARTS: Final = {phase: phase_kind(phase, False) for phase in PHASES}
ENDS: Final = {phase: phase_kind(phase, True) for phase in PHASES}


def start_of(g: Table, phase: str, by: str) -> None:
    """What waits for the start of a phase happens at its first step (L33). All that was before has settled."""
    g.phase = phase
    if g.sink is not None:
        g.tell("phase", by, g.player, what=phase)
    if STARTS[phase] in g.ears.kinds:
        happen_between(g, STARTS[phase])
        if g.pending:
            settle_next(g)


def end_of(g: Table, phase: str) -> None:
    """What waits for the end of a phase happens at its last step, after what the phase itself has done."""
    if ENDS[phase] in g.ears.kinds:
        happen_between(g, ENDS[phase])
    settle_next(g)


def quiet_end_of(g: Table, phase: str) -> None:
    """The same, where all that was before has settled."""
    if ENDS[phase] in g.ears.kinds:
        happen_between(g, ENDS[phase])
        if g.pending:
            settle_next(g)


@clause("27-1", "27-2")
def next_turn(g: Table) -> None:
    g.turn += 1
    g.player = who_is_next(g) if g.lasting and EXTRA_TURN in g.ears.acts else 1 - g.player
    g.so_far = ()
    g.counted = ()
    new_turn(g)
    if g.sink is not None:
        g.tell("turn", "27-1", g.player, numbers=(g.turn,))
    forget_what_ended_at_the_start(g)


@clause("36-11")
def forget_what_ended_at_the_start(g: Table) -> None:
    """Effects that last until the start of this turn."""
    if g.lasting:
        g.lasting = tuple([one for one in g.lasting if one.starts != g.turn or isinstance(one.node, NextTurn)])
    cards = g.cards
    for id in g.together[0] + g.together[1]:
        if cards[id].given:
            take_away(g, id, [given for given in g.cards[id].given if given.starts == g.turn])
    g.stirred |= OF_THE_TURN


@clause("36-11", "36-12")
def what_waited_for_this_turn(g: Table) -> Proc:
    """Effects that last through this turn alone, in the order in which they were given."""
    waiting = [given for given in g.lasting if isinstance(given.node, NextTurn) and given.starts == g.turn]
    g.lasting = tuple([given for given in g.lasting if given not in waiting])
    for given in waiting:
        assert isinstance(given.node, NextTurn)
        yield from carry_out(g, run_of(g, given), given.node.statements, VERBS)


# --- start phase ------------------------------------------------------------------------------------------


@clause("27-3", "27-3①", "37-2d")
def start_phase_starts(g: Table) -> None:
    start_of(g, "start", "27-3")
    if not g.pending:
        settle_next(g)


@clause("27-3②")
def recover_all(g: Table) -> None:
    limited = "recover-at-start" in g.ears.acts
    for id in g.together[g.player]:
        if g.cards[id].exhausted and not (limited and forbidden(g, "recover-at-start", id)):
            recover(g, id, "27-3②")


@clause("27-3③", "16-3g")
def open_all(g: Table) -> None:
    for id in g.together[g.player]:
        if g.cards[id].reversed:
            open_up(g, id, "27-3③")


@clause("27-3④", "37-2e")
def start_phase_ends(g: Table) -> None:
    end_of(g, "start")


# --- core phase -----------------------------------------------------------------------------------------------


@clause("27-4", "27-4①")
def core_phase_starts(g: Table) -> None:
    start_of(g, "core", "27-4")


@clause("27-4②")
def take_a_core(g: Table) -> None:
    if g.master_cores[g.player]:
        shift_cores(g, g.player, 1, ON_MASTER, CORE_ZONE, "27-4②")


@clause("27-4③", "21-1")
def awaken(g: Table) -> None:
    """A master without cores on it awakens (L30)."""
    seat = g.player
    if not g.awakened[seat] and not g.master_cores[seat]:
        g.awakened = (True, g.awakened[1]) if seat == 0 else (g.awakened[0], True)
        g.stirred |= OF_SOURCES
        g.tell("awakened", "27-4③", seat, (g.master(seat),))
        happen(g, "awakened", seat, g.master(seat))


@clause("27-4④")
def recover_cores(g: Table) -> None:
    shift_cores(g, g.player, g.exhausted_cores[g.player], CORE_EXHAUSTED, CORE_ACTIVE, "27-4④")


@clause("27-4⑤")
def core_phase_ends(g: Table) -> None:
    end_of(g, "core")


# --- draw phase -----------------------------------------------------------------------------------------------


@clause("27-5", "27-5①")
def draw_phase_starts(g: Table) -> None:
    start_of(g, "draw", "27-5")


@clause("27-5②", "25-3b")
def draw_for_turn(g: Table) -> Proc | None:
    if "drawn" in g.ears.replaced:
        return draw_or_something_else(g, "27-5②")
    draw_one(g, g.player, "27-5②")
    return None


@clause("36-18", "27-5②", "27-5a")
def draw_or_something_else(g: Table, by: str) -> Proc:
    yield from draw_cards(g, g.player, 1, by)


@clause("27-5③", "27-5a")
def card_change(g: Table) -> Proc:
    """Once, if wanted: exile a card of the hand face-down and draw one (L31)."""
    you = g.player
    if not g.hand(you) or (yield may(g, you, "27-5③", "card-change")) == NO:
        return
    card = yield choose(g, you, "27-5a", "card-to-change", g.hand(you), public=False)
    put(g, card, EXILE, "27-5a", up=False)
    if "drawn" in g.ears.replaced:
        yield from draw_or_something_else(g, "27-5a")
    else:
        draw_one(g, you, "27-5a")
    if "card-changed" in g.ears.kinds:
        happen(g, "card-changed", you)


@clause("27-5④")
def draw_phase_ends(g: Table) -> None:
    end_of(g, "draw")


# --- main phase -----------------------------------------------------------------------------------------------


@clause("27-6", "27-6①")
def main_phase_starts(g: Table) -> None:
    start_of(g, "main", "27-6")


@clause("27-6②")
def take_actions(g: Table) -> None:
    g.begin(MAIN_ACTIONS)


@clause("27-6③")
def main_phase_ends(g: Table) -> None:
    quiet_end_of(g, "main")


# --- end phase ------------------------------------------------------------------------------------------------


@clause("27-7", "27-7①")
def end_phase_starts(g: Table) -> None:
    start_of(g, "end", "27-7")


@clause("27-7②", "29-1")
def wait_turns_pass(g: Table) -> None:
    if g.timeline(g.player) or any(g.waiting_cores[g.player]):
        g.begin(WAITING)


@clause("27-7③", "11-4", "30-1", "36-11", "07-6")
def turn_effects_end(g: Table) -> None:
    """Damage, incapacity, effects until the end of the turn and unused points are gone."""
    clean_up(g)
    if g.sink is not None:
        g.tell("cleaned-up", "27-7③", g.player)
    settle_next(g)


@clause("27-7④")
def end_phase_ends(g: Table) -> None:
    quiet_end_of(g, "end")


@clause("27-7⑤")
def turn_passes(g: Table) -> None:
    """What arose at ④ does not last into the next turn (L32), and nothing waits any longer for the end of this one."""
    if g.sequence != g.cleaned:
        clean_up(g)
    if g.lasting:
        g.lasting = tuple([given for given in g.lasting if given.ends != g.turn])


def clean_up(g: Table) -> None:
    over = (g.turn, END_OF_BATTLE)
    cards = g.cards
    g.gifted = False
    for id in g.together[0] + g.together[1]:
        card = cards[id]
        if card.damage or card.incapacitated or card.given or card.used:
            g.stirred |= OF_DAMAGE | OF_INCAPACITY
            card = g.edit(id)
            card.damage = 0
            card.incapacitated = False
            card.used = ()
            if card.given:
                take_away(g, id, [given for given in card.given if given.ends in over])
                g.gifted = g.gifted or hears_by_gift(card)
            notice_returned_hp(g, id)
    if ONCE in g.ears.acts:
        forget_what_was_used(g)
    if g.lasting:
        g.lasting = tuple([given for given in g.lasting if given.ends not in over or isinstance(given.node, Later)])
        g.stirred |= WHATEVER_STIRS
    g.points = NO_POINTS
    g.stirred |= OF_CORES
    g.cleaned = g.sequence


def forget_what_was_used(g: Table) -> None:
    """Abilities off the field that work once a turn (L68)."""
    for id, card in enumerate(g.cards):
        if card.used:
            g.edit(id).used = ()


# --- waiting (29) ------------------------------------------------------------------------------------------------


@clause("29-1①", "18-17")
def from_wait_1_to_standby(g: Table) -> Proc | None:
    """Into free standby places, opened; what finds none is exiled, and the player chooses which (L28)."""
    waiting = g.wait(1, g.player)
    room = STANDBY_SIZE - len(g.standby(g.player))
    if len(waiting) > room:
        return stand_by_or_exile(g, waiting, room)
    for id in waiting:
        put(g, id, STANDBY, "29-1①")
    return None


@clause("29-1①", "18-17")
def stand_by_or_exile(g: Table, waiting: tuple[int, ...], room: int) -> Proc:
    chosen = yield from choose_several(g, g.player, "29-1①", "to-standby", waiting, room, room)
    for id in chosen:
        put(g, id, STANDBY, "29-1①")
    for id in waiting:
        if id not in chosen:
            put(g, id, EXILE, "29-1①")


@clause("29-1②")
def cores_from_wait_1(g: Table) -> None:
    move_cores(g, g.player, g.waiting_cores[g.player][0], WAIT_PLACES[0], CORE_ACTIVE, "29-1②")


@clause("29-1③")
def from_wait_2(g: Table) -> None:
    one_zone_on(g, 2, "29-1③")


@clause("29-1④")
def from_wait_3(g: Table) -> None:
    one_zone_on(g, 3, "29-1④")


@clause("29-1⑤")
def from_wait_4(g: Table) -> None:
    one_zone_on(g, 4, "29-1⑤")


def one_zone_on(g: Table, number: int, by: str) -> None:
    you = g.player
    for id in g.zones[(WAIT + number - 1) * 2 + you]:
        put(g, id, WAIT + number - 2, by)
    cores = g.waiting_cores[you][number - 1]
    if cores:
        move_cores(g, you, cores, WAIT_PLACES[number - 1], WAIT_PLACES[number - 2], by)


WAITING: Final = Course(
    "legions/waiting", "29-1", from_wait_1_to_standby, cores_from_wait_1, from_wait_2, from_wait_3, from_wait_4
)
TURN: Final = Course(
    "legions/turn",
    "27-1",
    next_turn,
    what_waited_for_this_turn,
    start_phase_starts,
    recover_all,
    open_all,
    start_phase_ends,
    core_phase_starts,
    take_a_core,
    awaken,
    recover_cores,
    core_phase_ends,
    draw_phase_starts,
    draw_for_turn,
    card_change,
    draw_phase_ends,
    main_phase_starts,
    take_actions,
    main_phase_ends,
    end_phase_starts,
    wait_turns_pass,
    turn_effects_end,
    end_phase_ends,
    turn_passes,
    again=True,
)
