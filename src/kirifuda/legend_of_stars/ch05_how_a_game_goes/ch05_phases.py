"""The phases of a turn (5): each begins and ends."""

from typing import Final

from ...effects.abilities import phase_kind
from ..ch09_other_rules.ch09_3_triggers import happen, settle_next
from ..table import OF_PHASE, Table

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
