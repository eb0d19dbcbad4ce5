"""Where a written position begins: the courses that are under way in each phase and step."""

from typing import Final

from ..kernel.position import Misplaced
from .combat import (
    CLASH,
    COMBAT_PHASE,
    ROUND,
    combat_damage,
    combat_ends,
    declare_attackers,
    declare_blocker,
    go_on_or_end,
)
from .phases import (
    ADJUSTING,
    ATTACK,
    BEFORE_ATTACK,
    BEFORE_BLOCK,
    BEFORE_DAMAGE,
    BLOCK,
    CHECK,
    CLEANUP,
    COMBAT,
    DAMAGE,
    DRAW,
    GOING_ON,
    MAIN,
    PROCESSING,
    RECOVERY,
)
from .priority import PRIORITY
from .table import Table
from .the_turn import (
    MAIN_PHASE,
    TURN,
    adjusting_step,
    check_phase,
    combat,
    draw_phase,
    main_phase,
    main_phase_ends,
    processing_step,
    recovery,
)

MAIN_2: Final = "main-2"
NO_STEP: Final = "none"
PHASES: Final = (RECOVERY, DRAW, CHECK, MAIN, MAIN_2, COMBAT, CLEANUP)
STEPS: Final = (
    NO_STEP,
    BEFORE_ATTACK,
    ATTACK,
    BEFORE_BLOCK,
    BLOCK,
    BEFORE_DAMAGE,
    DAMAGE,
    GOING_ON,
    PROCESSING,
    ADJUSTING,
)
BEFORE: Final = {
    RECOVERY: recovery,
    DRAW: draw_phase,
    CHECK: check_phase,
    COMBAT: combat,
    CLEANUP: processing_step,
}
"""The first step of a phase that begins anew."""
IN_CLEANUP: Final = (PROCESSING, ADJUSTING)
IN_CLASH: Final = {
    BEFORE_BLOCK: declare_blocker,
    BLOCK: declare_blocker,
    BEFORE_DAMAGE: combat_damage,
    DAMAGE: combat_damage,
}
"""What comes next in each step of a combat in which somebody attacks."""
IN_ROUND: Final = {BEFORE_ATTACK: declare_attackers, ATTACK: declare_attackers, GOING_ON: go_on_or_end}
WITH_PRIORITY: Final = (BEFORE_ATTACK, BEFORE_BLOCK, BEFORE_DAMAGE)
AFTER_COMBAT: Final = TURN.steps.index(combat) + 1


def begin_there(g: Table, phase: int | None, step: int) -> None:
    """Set the courses under way; without a phase it is that of the step, or the first main phase."""
    word = STEPS[step]
    usual = MAIN if word == NO_STEP else CLEANUP if word in IN_CLEANUP else COMBAT
    written = usual if phase is None else PHASES[phase]
    if word != NO_STEP and written != usual:
        raise Misplaced("last-chronicle-misplaced-step", phase=written, step=word)
    g.main = {RECOVERY: 0, DRAW: 0, CHECK: 0, MAIN: 1, COMBAT: 1}.get(written, 2)
    g.phase = MAIN if written == MAIN_2 else written
    g.step = "" if word == NO_STEP else word
    if (word in IN_CLASH) != bool(g.attackers):
        raise Misplaced("last-chronicle-misplaced-attackers")
    if g.phase == MAIN:
        after = TURN.steps.index(main_phase) + 1 if written == MAIN else TURN.steps.index(processing_step) - 1
        g.frames.append((TURN, after, ()))
        g.frames.append((MAIN_PHASE, MAIN_PHASE.steps.index(main_phase_ends), ()))
        g.begin(PRIORITY)
    elif word == ADJUSTING:
        g.frames.append((TURN, TURN.steps.index(adjusting_step), ()))
    elif written != COMBAT or word == NO_STEP:
        g.frames.append((TURN, TURN.steps.index(BEFORE[written]), ()))
    else:
        _begin_in_combat(g, word)
    if g.stack and g.frames[-1][0] is not PRIORITY:
        raise Misplaced("last-chronicle-misplaced-stack")


def _begin_in_combat(g: Table, step: str) -> None:
    g.frames.append((TURN, AFTER_COMBAT, ()))
    g.frames.append((COMBAT_PHASE, COMBAT_PHASE.steps.index(combat_ends), ()))
    following = IN_ROUND.get(step, go_on_or_end)
    g.frames.append((ROUND, ROUND.steps.index(following), ()))
    if step in IN_CLASH:
        g.frames.append((CLASH, CLASH.steps.index(IN_CLASH[step]), ()))
    if step in WITH_PRIORITY:
        g.begin(PRIORITY)


def phase_of(g: Table) -> int:
    if not g.phase:
        return 0
    return PHASES.index(MAIN_2 if g.phase == MAIN and g.main > 1 else g.phase)


def step_of(g: Table) -> int:
    return STEPS.index(g.step or NO_STEP)
