"""What is offered is not refused, what is refused says why, and what is counted is told by its cards."""

import pytest

from kirifuda.effects.tree import Happening
from kirifuda.legend_of_stars.ch06_positions.ch06_positions import turn_down, turn_up
from kirifuda.legend_of_stars.options.actions import ACTIVATE, END, RESPOND, code
from kirifuda.legend_of_stars.options.refusing import why_not
from kirifuda.legend_of_stars.state.recurrence import position
from kirifuda.legend_of_stars.table import FRONT, NOTHING

from .board import laid


@pytest.mark.clause("5.3", "9.1")
def test_who_must_attack_holds_no_main_phase() -> None:
    g = laid(front_1="猛進")
    assert (g.phase, why_not(g, 0, code(END))) == ("main", None)


@pytest.mark.clause("7.2", "5.5.1Ⅱ")
def test_who_was_turned_up_answers_with_priority_and_not_without() -> None:
    g = laid(front_1_2="伏兵", front_2_2="伏兵", front_4="剣士")
    g.attacker = g.at(FRONT + 3, 0)
    for id in (g.at(FRONT, 1), g.at(FRONT + 1, 1)):
        turn_down(g, id, "6.4", 0)
        turn_up(g, id, "6.4", 0)
    answers = [code(RESPOND, due.source, due.number) for due in g.chances]
    g.window = 1
    assert [why_not(g, 1, answer) for answer in answers] == [None, None]
    for window in (0, NOTHING):
        g.window = window
        refusals = [why_not(g, 1, answer) for answer in answers]
        assert [(one.clause, one.reason) for one in refusals if one is not None] == [("7.2", "no-priority")] * 2


@pytest.mark.clause("2.5.1", "8.4")
def test_what_there_is_to_pay_with_is_ones_own() -> None:
    g = laid(front_1="技師", energy_zone_2="駒")
    refusal = why_not(g, 0, code(ACTIVATE, g.at(FRONT, 0)))
    assert refusal is not None
    assert (refusal.clause, refusal.numbers) == ("2.5.1", (1, 0))


@pytest.mark.clause("S55", "S56", "S57", "S58")
def test_what_was_counted_is_told_by_the_cards_and_not_by_how_often_they_moved() -> None:
    def where(one: int, other: int, moved: int) -> object:
        g = laid(front_1="剣士", front_2="駒", front_3="石像")
        ids = g.at(FRONT + one, 0), g.at(FRONT + other, 0)
        g.so_far = ((Happening("played"), 0, (ids[0], moved), (ids[1], moved)),)
        return position(g)

    assert where(0, 1, 0) == where(0, 1, 2)
    assert where(0, 1, 0) != where(2, 1, 0)
    assert where(0, 1, 0) != where(0, 2, 0)
