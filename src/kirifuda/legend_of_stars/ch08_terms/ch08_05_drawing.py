"""Drawing (8.5)."""

from collections.abc import Generator

from ...effects.interpreter import Doing
from ...effects.statements import Draw, DrawUpTo
from ...kernel.ask import Question
from ...kernel.endless import toil
from ..book import clause
from ..ch04_winning_and_losing import end
from ..ch09_other_rules.ch09_1_replacing import instead
from ..ch09_other_rules.ch09_2_forbidding import player_forbidden
from ..ch09_other_rules.ch09_3_triggers import happen
from ..table import DECK, HAND, NOTHING, Table
from ..texts.matching import amount, own_amount, seats
from ..texts.runs import StarsRun


@clause("8.5", "4")
def draw_cards(
    g: Table, seat: int, many: int, by: str, effect_of: int = NOTHING
) -> Generator[Question, int, tuple[int, ...]]:
    """One by one from the top; who has to draw from an empty deck has lost (S23)."""
    drawn: tuple[int, ...] = ()
    if effect_of != NOTHING and player_forbidden(g, "draw", seat):
        return drawn
    for _ in range(many):
        if "drawn" in g.ears.replaced and (yield from instead(g, "drawn", seat, by=effect_of)):
            toil(g, 1)
            continue
        deck = g.deck(seat)
        if not deck:
            end(seat, "4")
        id = deck[-1]
        g.move(id, HAND, seat)
        drawn += (id,)
        g.tell("drew", by, seat, (id,))
        happen(g, "drawn", seat, id, source=DECK, to=HAND, by=effect_of)
    return drawn


@clause("8.5", "4")
def draw(g: Table, run: StarsRun, node: Draw) -> Doing:
    drawn: tuple[int, ...] = ()
    for seat in seats(g, run, node.whose):
        drawn += yield from draw_cards(g, seat, own_amount(g, run, node.count, seat), "8.5", run.seat)
    if node.slot is not None:
        run.slots[node.slot] = drawn
    return run.did_to([g.cards[id].owner for id in drawn], node.slot)


@clause("8.5", "3.6")
def draw_up_to(g: Table, run: StarsRun, node: DrawUpTo) -> Doing:
    """Who has as many already draws none."""
    drawn: tuple[int, ...] = ()
    for seat in seats(g, run, node.whose):
        missing = amount(g, run, node.hand) - len(g.hand(seat))
        drawn += yield from draw_cards(g, seat, max(0, missing), "8.5", run.seat)
    if node.slot is not None:
        run.slots[node.slot] = drawn
    return run.did_so(len(drawn))
