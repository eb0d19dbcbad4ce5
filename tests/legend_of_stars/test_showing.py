"""What a seat sees of a table, and what it does not."""

import pytest

from kirifuda.effects.statements import LookAt
from kirifuda.effects.tree import YOU, Every, Filter
from kirifuda.kernel.events import HIDDEN
from kirifuda.kernel.view import PendingView
from kirifuda.legend_of_stars.ch02_kinds_of_cards.ch02_1_1_lead_icons import pointing
from kirifuda.legend_of_stars.ch03_the_field.ch03_zones import put
from kirifuda.legend_of_stars.ch06_positions.ch06_positions import turn_down, turn_up
from kirifuda.legend_of_stars.ch08_terms.ch08_01_effects import look_at
from kirifuda.legend_of_stars.table import FRONT, HAND, LEFT, RIGHT, UPRIGHT, Table
from kirifuda.legend_of_stars.texts.runs import run_for
from kirifuda.legend_of_stars.views.showing import view

from .board import face, laid


def waiting(pending: PendingView) -> tuple[int, int, str, list[tuple[int, int]]]:
    return pending.number, pending.seat, pending.clause, [(card.handle, card.face) for card in pending.cards]


def turned_up_and_down(g: Table, id: int) -> None:
    """It waits to do what it does when it is turned up, and lies face down again."""
    turn_down(g, id, "6.4", 0)
    turn_up(g, id, "6.4", 0)
    turn_down(g, id, "6.4", 0)


@pytest.mark.clause("9.3")
def test_what_waits_shows_where_its_card_lies_and_what_it_is_to_whoever_sees_that() -> None:
    g = laid(front_1="伏兵", front_2="置き土産", front_3_2="剣士")
    ambusher, gift = g.at(FRONT, 0), g.at(FRONT + 1, 0)
    turned_up_and_down(g, ambusher)
    put(g, gift, HAND, "3.6")
    first, second = [due.number for due in g.triggers]
    handles = g.cards[ambusher].handle, g.cards[gift].handle
    assert [waiting(one) for one in view(g, 0).pending] == [
        (first, 0, "9.3", [(handles[0], face("伏兵"))]),
        (second, 0, "9.3", [(handles[1], face("置き土産"))]),
    ]
    assert [waiting(one) for one in view(g, 1).pending] == [
        (first, 0, "9.3", [(handles[0], HIDDEN)]),
        (second, 0, "9.3", [(HIDDEN, HIDDEN)]),
    ]
    assert [view(g, seat).seat for seat in (0, 1)] == [0, 1]


@pytest.mark.clause("9.3")
def test_what_may_be_used_in_a_battle_is_shown_like_what_waits() -> None:
    g = laid(front_1_2="伏兵", front_4="剣士")
    g.attacker = g.at(FRONT + 3, 0)
    turned_up_and_down(g, g.at(FRONT, 1))
    (chance,) = g.chances
    assert [waiting(one)[:3] for one in view(g, 0).pending] == [(chance.number, 1, "9.3")]


@pytest.mark.clause("6.3")
def test_a_keyword_with_a_number_shows_the_number() -> None:
    g = laid(front_1="速壁")
    (card,) = view(g, 1).zone("front-1", 0).cards
    assert card.numbers == {"atk": 100, "def": 400, "down": 100, "speed-resistance": 3}


@pytest.mark.clause("3.6", "8.1")
def test_cards_of_a_hand_are_shown_by_what_they_are_and_not_in_their_order() -> None:
    for first, second in ((FRONT, FRONT + 1), (FRONT + 1, FRONT)):
        g = laid(front_1="剣士", front_2="駒", front_3="石像")
        for square in (first, second):
            put(g, g.at(square, 0), HAND, "3.6")
        run = run_for(g, g.at(FRONT + 2, 0), 0)
        look_at(g, run, LookAt(Every(Filter(YOU, ("hand",))), 0))
        assert [g.cards[id].face for id in run.slots[0]] == sorted([face("剣士"), face("駒")])


@pytest.mark.clause("2.1.1", "6.2")
def test_icons_are_named_from_the_top_to_the_right_however_a_card_lies() -> None:
    assert [pointing((0, 1, 3), turned) for turned in (UPRIGHT, RIGHT, LEFT)] == [(0, 1, 3), (0, 1, 2), (0, 2, 3)]
