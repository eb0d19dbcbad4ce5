"""Numbers of card texts, of a literal board."""

import pytest

from kirifuda.effects.run import Run
from kirifuda.effects.tree import (
    OPPONENT,
    YOU,
    Amount,
    Compare,
    Extreme,
    Filter,
    Greatest,
    Happened,
    InChosenLane,
    Number,
    Own,
    PlayerStat,
    SameLane,
    Stat,
    This,
)
from kirifuda.legions import matching
from kirifuda.legions.matching import amount, candidates
from kirifuda.legions.table import CENTER, LEFT, RIGHT, WAIT, Table
from kirifuda.legions.tree import Cores

from .board import laid, table

MINIONS = Filter(OPPONENT, categories=("minion",))
THEIR_CARDS = Filter(OPPONENT, ("left", "center", "right"))


def board() -> Table:
    """A soldier 2/3 on the left, opposite a reversed standard-bearer 4/4 that stands beside another soldier."""
    one = {"left": ["試しの兵"], "points": 2, "life": 9, "lord-area": ["試しの主"], "lord-cores": 3, "cores": 1}
    two = {"right": ["試しの旗手 reversed"], "center": ["試しの兵 damage=1"], "wait-1": ["試しの石"], "life": 7}
    return table(laid(one, two))


@pytest.mark.clause("05-1", "05-3")
@pytest.mark.parametrize(
    ("node", "number"),
    [
        (Happened(), 0),
        (PlayerStat("life", YOU), 9),
        (PlayerStat("life", OPPONENT), 7),
        (PlayerStat("master-points", YOU), 2),
        (Cores(YOU, ""), 4),
        (Cores(YOU, "lord"), 3),
        (Cores(YOU, "this"), 3),
        (Stat("atk", This()), 4),
    ],
)
def test_a_number(node: Amount, number: int) -> None:
    g = board()
    run = Run(g.lord_area(0)[0], 0)
    assert amount(g, run, node) == number


@pytest.mark.clause("36-6", "16-3d")
def test_a_reversed_card_counts_as_0_for_the_highest_and_the_lowest() -> None:
    g = board()
    run = Run(g.lord_area(0)[0], 0)
    assert amount(g, run, Greatest("atk", THEIR_CARDS)) == 2
    assert amount(g, run, Greatest("atk", THEIR_CARDS, least=True)) == 0
    assert amount(g, run, Greatest("atk", Filter(OPPONENT, ("exile",)))) == 0
    reversed_one, soldier = g.zones[RIGHT * 2 + 1][0], g.zones[CENTER * 2 + 1][0]
    described: dict[bool, list[int]] = {}
    for most in (True, False):
        one = Extreme("atk", most, THEIR_CARDS)
        described[most] = [id for id in (reversed_one, soldier) if matching.test(g, run, one, id)]
    assert described == {True: [soldier], False: [reversed_one]}
    nobody = Extreme("atk", False, Filter(OPPONENT, ("exile",)))
    assert not matching.test(g, run, nobody, reversed_one)


@pytest.mark.clause("16-3d")
@pytest.mark.parametrize(
    ("one", "reversed_too", "soldier_too"),
    [
        (Compare("atk", "<=", Number(0)), True, False),
        (Compare("atk", ">=", Number(2)), False, True),
        (Compare("atk", "=", Own("hp")), False, True),
        (Compare("atk", ">=", Own("cost")), False, True),
    ],
)
def test_numbers_of_a_reversed_card_are_0_and_none_of_its_own(
    one: Compare, reversed_too: bool, soldier_too: bool
) -> None:
    g = board()
    run = Run(g.lord_area(0)[0], 0)
    assert matching.test(g, run, one, g.zones[RIGHT * 2 + 1][0]) == reversed_too
    assert matching.test(g, run, one, g.zones[CENTER * 2 + 1][0]) == soldier_too


@pytest.mark.clause("19-1", "19-3")
def test_what_lies_in_no_lane_shares_none() -> None:
    g = board()
    soldier, waiting = g.zones[LEFT * 2][0], g.zones[WAIT * 2 + 1][0]
    run = Run(waiting, 1)
    assert not matching.test(g, run, SameLane(This()), waiting)
    assert matching.test(g, Run(soldier, 0), SameLane(This()), g.zones[RIGHT * 2 + 1][0])
    lane = InChosenLane(0)
    run = Run(soldier, 0)
    assert not matching.test(g, run, lane, soldier), "no lane has been chosen"
    run.lanes = {0: LEFT}
    there = [
        id
        for id in (soldier, waiting, *g.zones[CENTER * 2 + 1], *g.zones[RIGHT * 2 + 1])
        if matching.test(g, run, lane, id)
    ]
    assert there == [soldier, g.zones[RIGHT * 2 + 1][0]]


@pytest.mark.clause("36-6")
def test_as_many_as_are_enough_are_looked_for() -> None:
    g = board()
    run = Run(g.lord_area(0)[0], 0)
    everyone = candidates(g, run, Filter(YOU))
    assert len(everyone) == 3
    assert candidates(g, run, Filter(YOU), 2) == everyone[:2]
    assert candidates(g, run, Filter(OPPONENT, ("center", "right")), 1) == g.zones[CENTER * 2 + 1]
