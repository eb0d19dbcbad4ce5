"""Cards move to the top or the bottom of zones, under new handles."""

import pytest

from kirifuda.black_poker.table import SOLDIERS, WALLS, PlayingCard, Table
from kirifuda.black_poker.table import ZONES as BLACK_POKER_ZONES
from kirifuda.kernel.state import Card, State
from kirifuda.kernel.zones import EVERYBODY, Zone

from .toy import FIELD, GRAVEYARD, HAND, LIFE, table


def faces(g, kind, seat=0):
    return [g.cards[id].face for id in g.zone(kind, seat)]


def test_a_card_moves_to_the_top():
    g = table({(LIFE, 0): (1, 2), (GRAVEYARD, 0): (8, 9)})
    g.move(g.zone(LIFE, 0)[-1], GRAVEYARD, 0)
    assert (faces(g, LIFE), faces(g, GRAVEYARD)) == ([1], [8, 9, 2])


def test_a_card_moves_to_the_bottom():
    g = table({(LIFE, 0): (1, 2), (GRAVEYARD, 0): (8, 9)})
    g.move(g.zone(LIFE, 0)[0], GRAVEYARD, 0, bottom=True)
    assert (faces(g, LIFE), faces(g, GRAVEYARD)) == ([2], [1, 8, 9])


def test_of_a_batch_the_last_lies_on_top():
    g = table({(LIFE, 0): (1, 2), (HAND, 0): (3,), (GRAVEYARD, 0): (9,)})
    g.move_all((2, 0), GRAVEYARD, 0)
    assert (faces(g, LIFE), faces(g, HAND), faces(g, GRAVEYARD)) == ([2], [], [9, 3, 1])


def test_a_batch_can_go_to_the_bottom_of_its_own_zone():
    g = table({(LIFE, 0): (1, 2, 3, 4)})
    g.move_all((3, 1), LIFE, 0, bottom=True)
    assert faces(g, LIFE) == [4, 2, 1, 3]


def test_a_card_can_go_to_the_zone_of_another_seat():
    g = table({(HAND, 0): (1,), (FIELD, 1): (2,)})
    g.move(0, FIELD, 1)
    assert faces(g, FIELD, 1) == [2, 1]
    assert (g.cards[0].zone, g.cards[0].owner) == (FIELD * 2 + 1, 0)


def test_a_card_that_moves_has_a_new_handle_and_is_shown_no_longer():
    g = table({(HAND, 0): (1, 2)})
    g.show((0,), 0b10)
    before = g.cards[0].handle
    g.move(0, GRAVEYARD, 0)
    assert g.cards[0].handle == 3 and g.next_handle == 4
    assert g.cards[0].handle != before
    assert g.cards[0].shown == 0


def test_a_card_that_shifts_keeps_its_handle_and_its_marks():
    g = Table()
    g.specs = BLACK_POKER_ZONES
    g.add(PlayingCard(0, 0, 5, SOLDIERS * 2))
    g.edit(0).driven = True
    g.edit(0).arrived = 3
    g.shift(0, WALLS, 0, up=False)
    card = g.cards[0]
    assert (card.handle, card.driven, card.arrived, card.up, card.zone) == (0, True, 3, False, WALLS * 2)
    assert (g.soldiers(0), g.walls(0)) == ((), (0,))


def test_a_card_that_moves_loses_its_marks():
    g = Table()
    g.specs = BLACK_POKER_ZONES
    g.add(PlayingCard(0, 0, 5, SOLDIERS * 2))
    g.edit(0).driven = True
    g.edit(0).arrived = 3
    g.edit(0).gear = (7,)
    g.move(0, WALLS, 0, up=False)
    card = g.cards[0]
    assert (card.driven, card.arrived, card.gear) == (False, 0, ())


def test_a_card_cannot_leave_a_zone_in_which_it_does_not_lie():
    g = table({(LIFE, 0): (1, 2), (HAND, 0): (3,)})
    g.edit(2).zone = LIFE * 2
    with pytest.raises(ValueError):
        g.move(2, GRAVEYARD, 0)


def test_rearranging_moves_faces_and_nothing_else():
    g = table({(LIFE, 0): (4, 5, 6), (HAND, 0): (7,)})
    handles = [card.handle for card in g.cards]
    g.rearrange((0, 2, 3), [2, 0, 1])
    assert [card.face for card in g.cards] == [7, 5, 4, 6]
    assert [card.handle for card in g.cards] == handles
    assert g.zone(LIFE, 0) == (0, 1, 2)


def joined_table():
    g = State()
    g.specs = (Zone("deck"), Zone("left", EVERYBODY, joined=True), Zone("right", EVERYBODY, joined=True))
    g.zones = [()] * 6
    for face, zone in enumerate((0, 0, 2, 4, 3)):
        g.add(Card(0, zone % 2, face, zone))
    return g


def test_cards_of_joined_zones_are_kept_together_zone_by_zone():
    g = joined_table()
    assert g.together == ((2, 3), (4,))
    g.move(1, 1, 0)
    assert g.together == ((2, 1, 3), (4,))
    g.shift(2, 2, 0, True)
    assert g.together == ((1, 3, 2), (4,))
    g.move_all((0, 3), 1, 0, bottom=True)
    assert g.together == ((0, 3, 1, 2), (4,))
    g.move(3, 2, 1)
    assert g.together == ((0, 1, 2), (4, 3))


def test_what_lies_together_is_a_copy_s_own_and_is_taken_back():
    g = joined_table()
    mark = g.copy()
    g.move(2, 0, 0)
    assert (g.together, mark.together) == (((3,), (4,)), ((2, 3), (4,)))
    g.take_back(mark)
    assert g.together == ((2, 3), (4,))
