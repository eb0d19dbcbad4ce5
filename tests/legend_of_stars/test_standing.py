"""What stands on the field is heard anew only when something it reads has changed (9.6.2 3)."""

from kirifuda.effects.statements import Grant, SetNumbers, StatValue
from kirifuda.effects.tree import Keyword, This
from kirifuda.effects.tree import Number as Figure
from kirifuda.legend_of_stars.ch02_kinds_of_cards.ch02_1_characters import atk
from kirifuda.legend_of_stars.ch02_kinds_of_cards.ch02_4_energy import place_energy
from kirifuda.legend_of_stars.ch03_the_field.ch03_zones import put
from kirifuda.legend_of_stars.ch05_how_a_game_goes.ch05_6_2_when_effects_end import turn_effects_end
from kirifuda.legend_of_stars.ch06_positions.ch06_positions import reposition, turn_down, turn_up
from kirifuda.legend_of_stars.ch08_terms.ch08_02_moving import move_to_square
from kirifuda.legend_of_stars.ch09_other_rules.ch09_6_2_standing_effects import WORKINGS
from kirifuda.legend_of_stars.state.lasting_effects import Given
from kirifuda.legend_of_stars.table import BACK, FRONT, HAND, LEFT, TRASH, Table

from .board import laid

CAPTAIN, SWORD, PAWN, FATE = "隊長", "剣士", "駒", "定め"
# 隊長: one's own other characters get ATK +100. 剣士 has 500, 駒 300. 定め: the ATK of all characters becomes 300.


def heard(g: Table, id: int) -> tuple[int, int, int]:
    """The ATK of a card; how often anything was worked out for it, and how many lines were heard for that.

    What is forbidden comes first, then what becomes of the cards.
    """
    times, abilities = WORKINGS.times, WORKINGS.heard
    points = atk(g, id)
    return points, WORKINGS.times - times, WORKINGS.heard - abilities


def ready(g: Table, id: int) -> None:
    atk(g, id)
    assert (g.stale | g.late) & (g.reads | g.row_reads) == 0


def test_the_table_is_worked_out_when_somebody_looks_and_not_again() -> None:
    g = laid(front_1=CAPTAIN, front_2=SWORD)
    sword = g.at(FRONT + 1, 0)
    assert heard(g, sword) == (600, 2, 1)
    assert heard(g, sword) == (600, 0, 0)


def test_what_an_ability_does_not_read_does_not_make_it_be_heard() -> None:
    g = laid(front_1=CAPTAIN, front_2=SWORD, front_1_2=PAWN, hand=PAWN)
    sword, pawn = g.at(FRONT + 1, 0), g.at(FRONT, 1)
    ready(g, sword)
    reposition(g, sword, LEFT, "5.3")
    move_to_square(g, sword, BACK, "5.4")
    place_energy(g, g.zone(HAND, 0)[0])
    assert heard(g, sword) == (600, 0, 0)
    put(g, pawn, TRASH, "8.2")
    assert heard(g, sword) == (600, 0, 0)


def test_a_change_on_the_side_it_reads_makes_it_be_heard() -> None:
    g = laid(front_1=CAPTAIN, front_2=SWORD, front_3=PAWN)
    sword, pawn = g.at(FRONT + 1, 0), g.at(FRONT + 2, 0)
    ready(g, sword)
    put(g, pawn, TRASH, "8.2")
    assert heard(g, sword) == (600, 1, 1)
    put(g, g.at(FRONT, 0), TRASH, "8.2")
    assert heard(g, sword) == (500, 2, 0)


def test_what_was_given_to_a_card_makes_nobody_be_heard() -> None:
    g = laid(front_1=CAPTAIN, front_2=SWORD)
    sword = g.at(FRONT + 1, 0)
    ready(g, sword)
    g.give(sword, Given(SetNumbers(This(), (StatValue("atk", Figure(900)),)), values=(900,)))
    assert heard(g, sword) == (1000, 1, 0)


def test_what_a_card_was_given_is_there_again_when_it_is_turned_up() -> None:
    g = laid(front_1=PAWN, front_2=SWORD)
    sword = g.at(FRONT + 1, 0)
    g.give(sword, Given(SetNumbers(This(), (StatValue("atk", Figure(900)),)), values=(900,)))
    ready(g, sword)
    turn_down(g, sword, "6.4", 0)
    assert heard(g, sword)[0] == 0
    g.give(g.at(FRONT, 0), Given(SetNumbers(This(), (StatValue("atk", Figure(100)),)), values=(100,)))
    ready(g, g.at(FRONT, 0))
    turn_up(g, sword, "6.3")
    assert heard(g, sword)[0] == 900


def test_an_ability_is_heard_without_the_resistance_that_has_ended() -> None:
    g = laid(support_zone=FATE, front_1_2=SWORD)
    sword = g.at(FRONT, 1)
    g.give(sword, Given(Grant(This(), (Keyword("speed-resistance", 9),)), ends=g.turn))
    assert heard(g, sword)[0] == 500
    turn_effects_end(g)
    assert heard(g, sword)[0] == 300
