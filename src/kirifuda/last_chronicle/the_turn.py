"""The turn and its phases (chapter 9)."""

from typing import Final

from ..kernel.ask import Proc
from ..kernel.course import Course
from ..kernel.endless import new_turn
from .asking import choose_several
from .book import clause
from .changes import OF_DAMAGE, OF_LASTING, OF_THE_PHASE, OF_THE_TURN, OF_USE
from .characteristics import forbidden, hand_limit, is_ever_forbidden, skips_of
from .chrono_check import chrono_check
from .combat import COMBAT_PHASE
from .continuous_effects import control_to_settle
from .keyword_abilities import dynamo
from .keyword_actions import change_counters, discard, recover
from .loops import got_on
from .moving import draw, take_control
from .phases import ADJUSTING, CHECK, CLEANUP, COMBAT, DRAW, MAIN, PROCESSING, RECOVERY
from .priority import give_priority_to_turn_player, put_what_triggered
from .rule_processes import is_quiet, settle
from .souls import empty_pools
from .statements import SkipPhase
from .table import Table
from .tree import ONE_TURN_LATER
from .trigger_abilities import happen
from .vocabulary import DYNAMO_COUNTER


def start_phase(g: Table, phase: str, by: str) -> None:
    """A phase begins; what waits for that triggers."""
    g.phase = phase
    g.step = ""
    g.stirred |= OF_THE_PHASE
    got_on(g)
    if g.sink is not None:
        g.tell("phase", by, g.player, what=phase, numbers=(g.main,))
    if phase in g.ears.starts:
        happen(g, f"{phase}-start", g.player)


@clause("7.7.4")
def end_phase(g: Table) -> None:
    """Souls in the pools vanish."""
    if g.phase in g.ears.ends:
        happen(g, f"{g.phase}-end", g.player)
    empty_pools(g)


# --- phases that are skipped ----------------------------------------------------------------------


@clause("9.1", "2.1")
def is_skipped(g: Table, phase: str) -> bool:
    """Whether the turn player is without this phase; an effect on the next one is used up if it takes it away."""
    names = (phase, f"main-{1 if g.main == 0 else 2}") if phase == MAIN else (phase,)
    skips = skips_of(g, g.player, names)
    if not skips:
        return False
    once = [one for one in skips if isinstance(one.node, SkipPhase) and one.node.next]
    if len(once) == len(skips):
        g.lasting = tuple([one for one in g.lasting if one is not once[0]])
        g.stirred |= OF_LASTING
    g.tell("skipped", "9.1", g.player, what=phase)
    return True


# --- recovery phase -------------------------------------------------------------------------------


@clause("9.1", "9.7.3.4", "6.1.3")
def next_turn(g: Table) -> None:
    """Turns go to and fro, but for those that effects have put in between."""
    g.turn += 1
    before = g.player
    if g.extra_turns:
        g.player = g.extra_turns[0]
        g.extra_turns = g.extra_turns[1:]
    else:
        g.regular = 1 - g.regular
        g.player = g.regular
    g.in_row = g.in_row + 1 if g.player == before else 1
    g.main = 0
    g.more_phases = ()
    g.souls_placed = 0
    g.used = ()
    g.history = ()
    new_turn(g)
    g.stirred |= OF_THE_TURN | OF_USE
    if any([one.lasts in ONE_TURN_LATER for one in g.lasting]):
        g.stirred |= OF_LASTING
    g.tell("turn", "9.7.3.4", g.player, numbers=(g.turn,))


@clause("9.2")
def recovery(g: Table) -> None:
    if is_skipped(g, RECOVERY):
        happen(g, "turn-start", g.player)
    else:
        g.begin(RECOVERY_PHASE)


@clause("9.2", "9.2.1", "9.2.1.1", "9.2.1.3")
def recover_all(g: Table) -> None:
    """Every permanent of the turn player becomes active."""
    start_phase(g, RECOVERY, "9.2.1")
    if "turn" in g.ears.starts:
        happen(g, "turn-start", g.player)
    seat = g.player
    wiped = tuple([id for id in (*g.battlefield(seat), *g.soul_yard(seat)) if g.cards[id].wiped])
    if is_ever_forbidden(g, "recover-in-phase"):
        wiped = tuple([id for id in wiped if not forbidden(g, "recover-in-phase", id=id)])
    recover(g, wiped, clause_id="9.2.1.1")


@clause("9.2.1.2", "15.2.14.8")
def wind_up_dynamos(g: Table) -> None:
    """Dynamo counters are filled up to the number; none are taken off."""
    for id in g.battlefield(g.player):
        wanting = dynamo(g, id) - g.cards[id].counters_of(DYNAMO_COUNTER)
        if wanting > 0:
            change_counters(g, id, DYNAMO_COUNTER, wanting)
    end_phase(g)


# --- draw phase -----------------------------------------------------------------------------------


@clause("9.3")
def draw_phase(g: Table) -> None:
    if not is_skipped(g, DRAW):
        g.begin(DRAW_PHASE)


@clause("9.3", "9.3.1", "9.3.2", "9.3.3")
def draw_phase_starts(g: Table) -> None:
    start_phase(g, DRAW, "9.3")
    give_priority_to_turn_player(g)


@clause("9.3.3.1", "9.3.4")
def draw_for_the_turn(g: Table) -> Proc:
    yield from draw(g, g.player, 1)
    give_priority_to_turn_player(g)


@clause("9.3.5", "7.7.4")
def draw_phase_ends(g: Table) -> None:
    end_phase(g)


# --- check phase ----------------------------------------------------------------------------------


@clause("9.4")
def check_phase(g: Table) -> None:
    if not is_skipped(g, CHECK):
        g.begin(CHECK_PHASE)


@clause("9.4", "9.4.1", "9.4.2")
def check_phase_starts(g: Table) -> None:
    """What has triggered is put on the stack, and nobody gets priority yet."""
    start_phase(g, CHECK, "9.4")
    put_what_triggered(g)


@clause("9.4.3", "9.4.3.1", "15.1.14.2")
def chrono_check_by_rule(g: Table) -> Proc | None:
    """One check; the first turn of the game has none."""
    return None if g.turn == 1 else chrono_check(g, g.player)


@clause("9.4.4")
def priority_after_the_check(g: Table) -> None:
    give_priority_to_turn_player(g)


@clause("9.4.5", "7.7.4")
def check_phase_ends(g: Table) -> None:
    end_phase(g)


# --- main phases ----------------------------------------------------------------------------------


@clause("9.5", "9.5.1.3")
def main_phase(g: Table) -> None:
    """What comes after combat is main phase 2, even if there was none before."""
    if is_skipped(g, MAIN):
        g.main = max(g.main, 1)
    else:
        g.begin(MAIN_PHASE)


@clause("9.5", "9.5.1", "9.5.1.1", "9.5.1.2", "9.5.1.3")
def main_phase_starts(g: Table) -> None:
    """The first of a turn is main phase 1, any other main phase 2."""
    g.main = 1 if g.main == 0 else 2
    start_phase(g, MAIN, "9.5.1")
    if f"main-{g.main}" in g.ears.starts:
        happen(g, f"main-{g.main}-start", g.player)
    give_priority_to_turn_player(g)


@clause("9.5.1.4", "7.7.4")
def main_phase_ends(g: Table) -> None:
    if f"main-{g.main}" in g.ears.ends:
        happen(g, f"main-{g.main}-end", g.player)
    end_phase(g)


@clause("9.6", "9.6.1")
def combat(g: Table) -> None:
    if not is_skipped(g, COMBAT):
        g.begin(COMBAT_PHASE)


# --- phases that effects put in between ----------------------------------------------------------------


@clause("9.1", "2.1")
def phases_in_between(g: Table) -> None:
    """One of those that effects have put after the phase that has just ended, and what follows it."""
    if g.more_phases:
        phase, *rest = g.more_phases
        g.more_phases = tuple(rest)
        g.begin(ONE_MORE[phase])


# --- cleanup phase --------------------------------------------------------------------------------


@clause("9.7", "9.7.1", "9.7.2", "9.7.2.1", "9.7.2.2")
def processing_step(g: Table) -> None:
    """What waits for this phase or for the end of the turn triggers."""
    start_phase(g, CLEANUP, "9.7")
    g.step = PROCESSING
    happen(g, "processing-start", g.player)
    happen(g, "turn-end", g.player)
    give_priority_to_turn_player(g)


@clause("9.7.3")
def adjusting_step(g: Table) -> None:
    happen(g, "processing-end", g.player)
    g.step = ADJUSTING
    happen(g, "adjusting-start", g.player)
    g.begin(ADJUST)


@clause("9.7.3.1")
def discard_down_to_limit(g: Table) -> Proc | None:
    """More cards than the limit are discarded."""
    limit = hand_limit(g, g.player)
    if limit is None or len(g.hand(g.player)) <= limit:
        return None
    return _discard_down(g, len(g.hand(g.player)) - limit)


def _discard_down(g: Table, many: int) -> Proc:
    hand = g.hand(g.player)
    ids = yield from choose_several(g, g.player, "9.7.3.1", "discard-to-limit", hand, many, many, (many, many))
    yield from discard(g, ids)


@clause("9.7.3.2", "9.7.3.2.1", "9.7.3.2.2", "6.4.1.2")
def damage_and_effects_end(g: Table) -> None:
    """At the same time all damage is removed and effects that last until now end."""
    for seat in (0, 1):
        for id in g.battlefield(seat):
            card = g.cards[id]
            if card.hurt_by or card.damage or card.more_attacks:
                card = g.edit(id)
                card.damage = 0
                card.combat_damage = 0
                card.hurt_by = ()
                card.more_attacks = 0
                g.stirred |= OF_DAMAGE
    g.hurt = False
    if any([one.ends == g.turn for one in g.lasting]):
        g.lasting = tuple([one for one in g.lasting if one.ends != g.turn])
        g.stirred |= OF_LASTING
        for id, seat in control_to_settle(g):
            take_control(g, id, seat)
    g.tell("cleaned-up", "9.7.3.2", g.player)


@clause("9.7.3.3", "9.7.3.4")
def adjust_again(g: Table) -> None:
    """As long as rule processes or triggers come up, there is priority, and the step begins anew."""
    settle(g)
    if not is_quiet(g):
        g.begin(ADJUST)
        give_priority_to_turn_player(g)


@clause("9.7.3.4", "7.7.4")
def turn_ends(g: Table) -> None:
    happen(g, "adjusting-end", g.player)
    end_phase(g)


ADJUST: Final = Course("chronicle/adjusting", "9.7.3", discard_down_to_limit, damage_and_effects_end, adjust_again)
RECOVERY_PHASE: Final = Course("chronicle/recovery", "9.2", recover_all, wind_up_dynamos)
DRAW_PHASE: Final = Course("chronicle/draw", "9.3", draw_phase_starts, draw_for_the_turn, draw_phase_ends)
CHECK_PHASE: Final = Course(
    "chronicle/check", "9.4", check_phase_starts, chrono_check_by_rule, priority_after_the_check, check_phase_ends
)
MAIN_PHASE: Final = Course("chronicle/main", "9.5", main_phase_starts, main_phase_ends)
ONE_MORE: Final = {
    MAIN: Course("chronicle/main-in-between", "9.1", main_phase, phases_in_between),
    COMBAT: Course("chronicle/combat-in-between", "9.1", combat, phases_in_between),
}
TURN: Final = Course(
    "chronicle/turn",
    "9.1",
    next_turn,
    recovery,
    draw_phase,
    check_phase,
    main_phase,
    phases_in_between,
    combat,
    phases_in_between,
    main_phase,
    phases_in_between,
    processing_step,
    adjusting_step,
    turn_ends,
    again=True,
)
