"""What makes a position of Legend of Stars, to tell whether it has come back."""

import pytest

from kirifuda.effects.tree import Happening
from kirifuda.legend_of_stars.state.recurrence import position
from kirifuda.legend_of_stars.table import FRONT

from .board import laid


@pytest.mark.clause("S55", "S56", "S57", "S58")
def test_what_was_counted_in_a_turn_is_part_of_the_position() -> None:
    def where(what: str, seat: int, one: int, other: int) -> object:
        g = laid(front_1="剣士", front_2="駒", front_3="石像")
        cards = [(id, g.cards[id].handle) for id in (g.at(FRONT + one, 0), g.at(FRONT + other, 0))]
        g.so_far = ((Happening(what), seat, cards[0], cards[1]),)
        return position(g)

    counted = [("played", 0, 0, 1), ("drawn", 0, 0, 1), ("played", 1, 0, 1), ("played", 0, 2, 1), ("played", 0, 0, 2)]
    assert [[where(*one) == where(*other) for other in counted] for one in counted] == [
        [one == other for other in counted] for one in counted
    ]
