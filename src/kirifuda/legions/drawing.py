"""Drawing (39-11, 27-5, 25-3b)."""

from collections.abc import Generator

from ..kernel.ask import Question
from ..kernel.endless import toil
from .book import clause
from .forbidding import player_forbidden
from .replacing import instead
from .table import ELSEWHERE, HAND, IN_A_HAND, NOTHING, Table
from .the_end import end
from .triggers import happen


@clause("39-11", "25-3b", "27-5②", "18-8", "18-9")
def draw_cards(
    g: Table, seat: int, many: int, by: str, effect_of: int = NOTHING
) -> Generator[Question, int, tuple[int, ...]]:
    """One by one from the top; who has to draw from an empty deck has lost."""
    drawn: tuple[int, ...] = ()
    if effect_of != NOTHING and player_forbidden(g, "draw", seat):
        return drawn
    for _ in range(many):
        if "drawn" in g.ears.replaced and (yield from instead(g, "drawn", seat, by=effect_of)):
            toil(g, 1)
            continue
        drawn += (draw_one(g, seat, by, effect_of),)
    return drawn


@clause("39-11", "25-3b", "18-9")
def draw_one(g: Table, seat: int, by: str, effect_of: int = NOTHING) -> int:
    deck = g.deck(seat)
    if not deck:
        end(g, seat, "25-3b")
    id = deck[-1]
    g.move(id, HAND, seat)
    g.stirred |= IN_A_HAND | ELSEWHERE
    if g.sink is not None:
        g.tell("drew", by, seat, (id,))
    if "drawn" in g.ears.kinds:
        happen(g, "drawn", seat, id, by=effect_of)
    return id
