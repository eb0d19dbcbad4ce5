"""A turn (5), in the order of the book."""

from typing import Final

from ...kernel.course import Course
from ...kernel.endless import new_turn
from ..book import clause
from ..ch09_other_rules.ch09_1_lasting import what_waited_for_this_turn
from ..table import TIME, Table
from .ch05_2_setup_phase import draw_for_turn, regain_all, setup_ends, setup_starts
from .ch05_3_main_phase import main_ends, main_phase, main_starts
from .ch05_4_lead_phase import lead_ends, lead_phase, lead_starts
from .ch05_5_attack_phase import attack_ends, attack_phase, attack_starts, flash_before_the_end
from .ch05_6_2_when_effects_end import effects_end_at_start
from .ch05_6_end_phase import down_to_seven, effects_of_the_end, end_starts, lasting_effects_end, turn_passes


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
