"""Squads of many limits and costs (6.7, 10.1.2): what would take trying every set of units is found without that."""

import os

import pytest

from kirifuda.effects.statements import Forbid
from kirifuda.effects.tree import YOU, DoAsCost, Filter, IsIt, Named, Not, Number, This, Those
from kirifuda.last_chronicle import in_full
from kirifuda.last_chronicle.phases import COMBAT
from kirifuda.last_chronicle.squads import MOST_BRANCHES, Muster
from kirifuda.last_chronicle.statements import CostToAct, Designate, Require, Sacrifice

from .own_board import SOLDIER, do, field, laid, name, offers, to_attack, unit

PAIRS = 20
BUTCHERS = 24
ANOTHER = Filter(YOU, ("battlefield",), ("unit",), (Not(IsIt(This())),))
BUTCHER = unit(
    "屠り手",
    abilities=[
        field(CostToAct("attack", This(), (DoAsCost((Designate(0, ANOTHER, Number(1)), Sacrifice(Those(0)))),)))
    ],
)


NOT_ALONE = Forbid("attack-alone", This(), lasts="")
NOT_WITH_WOLVES = Forbid("attack-in-squad", This(), against=Filter(categories=("unit",), tests=(Named(("狼",)),)))
PAIRED = unit("組兵", abilities=[field(NOT_ALONE)])
PACK = unit("群兵", abilities=[field(NOT_ALONE)])
WOLF = unit("狼", abilities=[field(NOT_ALONE, NOT_WITH_WOLVES)])


def forced_and_not_with(own: str, other: str) -> int:
    foe = Filter(categories=("unit",), tests=(Named((other,)),))
    return unit(
        own, abilities=[field(Require("attack", This(), lasts=""), Forbid("attack-in-squad", This(), against=foe))]
    )


def mustered(units: int, *steps: int) -> Muster:
    """Units in a ring, at odds with those so many steps away."""
    pairs = [(id, (id + step) % units) for id in range(units) for step in steps]
    return Muster(tuple(range(units)), frozenset(pairs + [(other, one) for one, other in pairs]))


@pytest.mark.clause("10.1.2.3.5", "6.7.2", game="last-chronicle")
def test_one_of_each_pair_must_attack_however_many_pairs_there_are() -> None:
    """Of these there are a million largest squads."""
    units = [forced_and_not_with(f"左{at}", f"右{at}") for at in range(PAIRS)]
    units += [forced_and_not_with(f"右{at}", f"左{at}") for at in range(PAIRS)]
    game = laid({"battlefield": units}, {})
    to_attack(game)
    assert offers(game) == {*[f"左{at}" for at in range(PAIRS)], "右0"}
    do(game, "左3")
    assert offers(game) == {*[f"左{at}" for at in range(4, PAIRS)], "右0"}
    do(game, "左19")
    assert game.ask.prompt != "attackers"
    attacking = [name(game, id) for id, _ in game.state.attackers]
    assert attacking == ["左3", "左19", *[f"右{at}" for at in range(PAIRS) if at not in (3, 19)]]


@pytest.mark.parametrize(
    ("units", "steps", "largest"),
    [
        (0, (), 0),
        (9, (), 9),
        (9, (1,), 4),
        (40, (20,), 20),
        (41, (1,), 20),
        (16, tuple(range(1, 16)), 1),
        (24, (1, 2), 8),
    ],
)
def test_how_many_can_be_together(units: int, steps: tuple[int, ...], largest: int) -> None:
    muster = mustered(units, *steps)
    assert muster.most_of(tuple(muster.many)) == largest
    assert muster.branches < MOST_BRANCHES


def test_of_kinds_that_only_go_with_their_own_the_largest_counts() -> None:
    kinds = "abbbbbccc"
    pairs = [(one, other) for one in range(9) for other in range(9) if kinds[one] != kinds[other]]
    muster = Muster(tuple(range(9)), frozenset(pairs))
    assert muster.most_of(tuple(muster.many)) == 5
    assert muster.branches == 0


@pytest.mark.clause("10.3.3.1", "6.7.2", game="last-chronicle")
@pytest.mark.parametrize(("third", "asked"), [("群兵", True), ("狼", False)])
def test_combat_goes_on_while_two_are_left_who_can_go_together(third: str, asked: bool) -> None:
    """None of these attacks alone, and wolves do not go together."""
    game = laid({"battlefield": [PAIRED, PAIRED, WOLF, WOLF if third == "狼" else PACK]}, {})
    to_attack(game)
    for wanted in ("組兵", "組兵", "stop"):
        do(game, wanted)
    asks = []
    while game.state.phase == COMBAT and "another-attack" not in asks:
        asks.append(game.ask.prompt)
        game.answer(0)
    assert asks == [*["priority"] * 4, "squad-damage", *["priority"] * 2, *["another-attack"] * asked]


def test_a_tangle_of_units_is_looked_through_only_so_far() -> None:
    muster = mustered(150, 1, 7, 24, 51)
    found = muster.most_of(tuple(muster.many))
    assert muster.branches == MOST_BRANCHES
    assert 150 // (1 + 8) <= found <= 150 // 2


@pytest.mark.skipif("KIRIFUDA_COMPILED" in os.environ, reason="a compiled function cannot be counted from outside")
@pytest.mark.clause("10.1.2.5", "6.8.2", game="last-chronicle")
def test_costs_that_want_different_cards_are_not_tried_in_every_combination(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of 24 costs another unit than itself: whichever is paid with, it is no other cost's."""
    looks = 0
    find = in_full.Handing.finds_one

    def counted(handing: in_full.Handing, wish: int) -> bool:
        nonlocal looks
        looks += 1
        return find(handing, wish)

    monkeypatch.setattr(in_full.Handing, "finds_one", counted)
    game = laid({"battlefield": [*[BUTCHER] * BUTCHERS, SOLDIER]}, {})
    to_attack(game)
    for _ in range(BUTCHERS):
        before = looks
        do(game, "屠り手")
        assert looks - before <= BUTCHERS * BUTCHERS
    assert offers(game) == {"stop", "兵士"}


@pytest.mark.parametrize(
    ("wishes", "enough"),
    [
        ([], True),
        ([((1, 2), 1), ((1,), 1)], True),
        ([((1, 2), 1), ((1,), 1), ((2,), 1)], False),
        ([((1, 2, 3), 2), ((1, 2), 1)], True),
        ([((1, 2, 3), 2), ((1, 2), 2)], False),
        ([((1, 2), 1), ((2, 3), 1), ((3, 4), 1), ((1,), 1)], True),
        ([((1, 2), 10**9)], False),
        ([((), 0)], True),
    ],
)
def test_each_cost_finds_cards_of_its_own(wishes: list[tuple[tuple[int, ...], int]], enough: bool) -> None:
    assert in_full.Handing(wishes).is_enough() is enough
