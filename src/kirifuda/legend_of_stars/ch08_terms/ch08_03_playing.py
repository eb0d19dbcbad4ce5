"""Effects that play cards without their cost (8.3)."""

from typing import Final

from ...effects.interpreter import Doing
from ...effects.statements import Play
from ...kernel.ask import Proc
from ...kernel.course import Course
from ..book import clause
from ..cards.fronts import CHARACTER, EFFECT, FRONTS
from ..ch02_kinds_of_cards.ch02_2_effect_cards import resolve_used
from ..ch02_kinds_of_cards.ch02_3_in_the_support_zone import arrive_as_support
from ..ch03_the_field.ch03_3_character_zone import FACE_UP_OR_DOWN, arrive, where
from ..ch03_the_field.ch03_3_squares_of_effects import squares_that_fit
from ..ch06_positions.ch06_positions import FACE_DOWN
from ..ch09_other_rules.ch09_3_triggers import happen
from ..ch09_other_rules.ch09_6_choosing import first_choices_exist
from ..options.asking import HOW, choose
from ..table import Table
from ..texts.matching import subject_ids
from ..texts.runs import StarsRun, run_for
from ..tree import Squares


@clause("8.3", "9.1")
def play_without_cost(g: Table, run: StarsRun, node: Play) -> Doing:
    """Cards are played by an effect, without paying for them; an effect card when this one is done."""
    played = 0
    for id in subject_ids(g, run, node.subject):
        front = FRONTS[g.cards[id].face]
        seat = g.cards[id].owner
        if front.kind == CHARACTER:
            found = squares_that_fit(g, run, Squares(rows=("back",)), seat, run.source)
            if not found:
                continue
            square = yield where(seat, "5.3", found, id, seat, public=True)
            how = yield choose(seat, "5.3", "how", FACE_UP_OR_DOWN, HOW, (id,))
            arrive(g, id, square, seat, how % FACE_DOWN, how < FACE_DOWN, "5.3", run.seat)
        elif front.kind == EFFECT:
            g.begin(FREE_USE, id, g.cards[id].handle)
        else:
            arrive_as_support(g, id, seat, "2.3", run.seat)
        if front.kind != EFFECT:
            happen(g, "played", seat, id)
        played += 1
    return run.did_so(played)


@clause("8.3", "2.2")
def use_without_cost(g: Table, id: int, handle: int) -> Proc:
    """An effect card that another effect lets its player use is resolved after that one."""
    card = g.cards[id]
    choices = FRONTS[card.face].choices
    if card.handle == handle and first_choices_exist(g, run_for(g, id, card.owner), choices, id):
        yield from resolve_used(g, id)


FREE_USE: Final = Course("stars/free-use", "8.3", use_without_cost)
