"""Drawing (8.5)."""

from collections.abc import Generator

from ..kernel.ask import Question
from ..kernel.endless import toil
from .book import clause
from .forbidding import player_forbidden
from .replacing import instead
from .table import DECK, HAND, NOTHING, Table
from .the_end import end
from .triggers import happen


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
