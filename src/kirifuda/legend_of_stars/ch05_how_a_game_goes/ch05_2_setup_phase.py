"""The setup phase (5.2)."""

from typing import Final

from ...kernel.ask import Proc
from ..book import clause
from ..ch06_positions.ch06_positions import regain
from ..ch08_terms.ch08_05_drawing import draw_cards
from ..ch09_other_rules.ch09_3_triggers import settle_next
from ..table import Table
from .ch05_phases import end_of, start_of

FIRST_TURN: Final = 1


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
