"""Who sees a card where it lies, and what each seat knows after it has moved."""

import pytest

from kirifuda.kernel.state import ALL_SEATS

from .toy import FIELD, GRAVEYARD, HAND, LIFE, WALLS, Toy, table

MINE, YOURS, BOTH, NOBODY = 0b01, 0b10, 0b11, 0


def knowers(g, *ids):
    return [g.cards[id].known for id in ids]


@pytest.mark.parametrize(
    ("kind", "up", "sees"),
    [
        (LIFE, True, NOBODY),
        (HAND, True, MINE),
        (WALLS, False, MINE),
        (WALLS, True, BOTH),
        (FIELD, True, BOTH),
        (FIELD, False, BOTH),
    ],
)
def test_a_zone_decides_who_sees(kind, up, sees):
    g = table({(kind, 0): (1,)})
    g.edit(0).up = up
    assert g.viewers(g.cards[0]) == sees


def test_of_a_graveyard_everybody_sees_the_top_and_its_owner_the_rest():
    g = table({(GRAVEYARD, 1): (1, 2, 3)})
    assert [g.viewers(card) for card in g.cards] == [YOURS, YOURS, BOTH]


def test_a_card_that_is_drawn_is_known_to_whoever_drew_it():
    g = table({(LIFE, 0): (1, 2)})
    g.move(1, HAND, 0)
    assert knowers(g, 0, 1) == [NOBODY, MINE]


def test_a_card_that_is_laid_open_is_known_to_everybody_and_stays_so():
    g = table({(HAND, 0): (1,)})
    g.move(0, FIELD, 0)
    assert knowers(g, 0) == [BOTH]
    g.move(0, HAND, 0)
    assert knowers(g, 0) == [BOTH]


def test_a_card_put_back_on_a_pile_in_sight_stays_known():
    g = table({(FIELD, 0): (1,), (LIFE, 0): (2, 3)})
    g.move(0, LIFE, 0)
    assert knowers(g, 0, 1, 2) == [BOTH, NOBODY, NOBODY]


def test_a_card_that_leaves_a_hand_unseen_could_be_any_of_them():
    g = table({(HAND, 0): (1, 2, 3)})
    g.learn(0, YOURS)
    g.learn(1, YOURS)
    g.move(0, WALLS, 0, up=False)
    assert knowers(g, 0, 1, 2) == [MINE, MINE, MINE]


def test_a_card_that_leaves_a_hand_seen_tells_nothing_of_the_others():
    g = table({(HAND, 0): (1, 2, 3)})
    g.learn(1, YOURS)
    g.move(0, FIELD, 0)
    assert knowers(g, 0, 1, 2) == [BOTH, BOTH, MINE]


def test_a_card_that_leaves_a_hand_under_a_look_is_followed():
    g = table({(HAND, 0): (1, 2)})
    g.look_into(HAND, 0, 1)
    g.look_away(HAND, 0, 1)
    g.move(0, GRAVEYARD, 0)
    assert knowers(g, 0, 1) == [BOTH, BOTH]


def test_cards_can_be_told_apart_in_zones_that_are_not_held():
    g = table({(WALLS, 0): (1, 2)})
    g.edit(0).up = g.edit(1).up = False
    g.forget((0, 1), ALL_SEATS)
    g.learn(0, BOTH)
    g.move(1, HAND, 0)
    assert knowers(g, 0, 1) == [BOTH, MINE]


def test_of_a_batch_into_a_graveyard_the_others_see_the_top_only():
    g = table({(LIFE, 0): (1, 2, 3)})
    g.move_all((2, 1, 0), GRAVEYARD, 0)
    assert knowers(g, 0, 1, 2) == [BOTH, MINE, MINE]


def test_a_batch_out_of_a_hand_leaves_the_hand_uncertain_except_for_its_top():
    g = table({(HAND, 0): (1, 2, 3)})
    for id in range(3):
        g.learn(id, BOTH)
    g.move_all((0, 1), GRAVEYARD, 0)
    assert knowers(g, 0, 1, 2) == [MINE, BOTH, MINE]


def test_a_graveyard_that_loses_its_top_shows_the_next():
    g = table({(GRAVEYARD, 0): (1, 2)})
    g.forget((0,), YOURS)
    g.move(1, HAND, 0)
    assert knowers(g, 0, 1) == [BOTH, BOTH]


def test_a_card_turned_up_is_known_to_everybody():
    g = table({(HAND, 0): (1,)})
    g.move(0, WALLS, 0, up=False)
    assert knowers(g, 0) == [MINE]
    g.turn_up(0)
    assert knowers(g, 0) == [BOTH]


def test_a_card_shifted_face_down_in_sight_stays_known_though_it_is_not_seen():
    g = table({(FIELD, 0): (1,)})
    g.shift(0, WALLS, 0, up=False)
    assert (g.sees(1, 0), g.knows(1, 0)) == (False, True)


def test_what_is_shown_is_seen_until_it_is_hidden_and_known_afterwards():
    g = table({(LIFE, 0): (1, 2)})
    g.show((1,), YOURS)
    assert [g.sees(1, 0), g.sees(1, 1), g.sees(0, 1)] == [False, True, False]
    g.hide((1,))
    assert (g.sees(1, 1), g.knows(1, 1), g.knows(0, 1)) == (False, True, False)


def test_whoever_looks_into_a_zone_sees_all_of_it_until_looking_away():
    g = table({(LIFE, 0): (1, 2), (LIFE, 1): (3,)})
    g.look_into(LIFE, 0, 0)
    assert [g.sees(0, 0), g.sees(0, 1), g.sees(0, 2), g.sees(1, 0)] == [True, True, False, False]
    g.look_away(LIFE, 0, 0)
    assert not g.sees(0, 0)
    assert knowers(g, 0, 1, 2) == [MINE, MINE, NOBODY]


def test_a_card_that_leaves_a_zone_while_it_is_looked_into_is_known():
    g = table({(LIFE, 0): (1, 2)})
    g.look_into(LIFE, 0, 1)
    g.move(1, HAND, 0)
    assert knowers(g, 1) == [BOTH]


def test_a_hand_that_another_looks_into_is_laid_out_by_its_faces():
    g = table({(HAND, 0): (7, 3, 5)})
    g.look_into(HAND, 0, 1)
    assert [(g.cards[id].face, g.cards[id].handle) for id in g.zone(HAND, 0)] == [(3, 3), (5, 4), (7, 5)]


def test_ones_own_hand_keeps_its_order_when_looked_into():
    g = table({(HAND, 0): (7, 3, 5)})
    g.look_into(HAND, 0, 0)
    assert g.zone(HAND, 0) == (0, 1, 2)


def test_a_shuffle_ends_all_looking_and_all_knowledge():
    g = table({(LIFE, 0): (1, 2, 3), (LIFE, 1): (4,)})
    for seat in (0, 1):
        g.look_into(LIFE, 0, seat)
        g.look_into(LIFE, 1, seat)
    g.learn(0, BOTH)
    shuffle = g.shuffle(LIFE, 0, "T1")
    asked = next(shuffle)
    assert (asked.size, asked.about) == (6, (0, LIFE))
    with pytest.raises(StopIteration):
        shuffle.send(4)
    assert sorted(card.face for card in g.cards[:3]) == [1, 2, 3]
    assert knowers(g, 0, 1, 2) == [NOBODY, NOBODY, NOBODY]
    assert not any(g.sees(seat, id) for seat in (0, 1) for id in range(3))
    assert g.sees(0, 3) and g.sees(1, 3)


def test_a_shuffle_gives_every_card_a_new_handle():
    g = table({(LIFE, 0): (1, 2, 3), (LIFE, 1): (4,)})
    shuffle = g.shuffle(LIFE, 0, "T1")
    next(shuffle)
    with pytest.raises(StopIteration):
        shuffle.send(0)
    assert [card.handle for card in g.cards] == [4, 5, 6, 3]
    assert g.next_handle == 7


def test_every_order_of_a_shuffle_comes_from_one_answer():
    orders = set()
    for number in range(24):
        g = table({(LIFE, 0): (1, 2, 3, 4)})
        shuffle = g.shuffle(LIFE, 0, "T1")
        next(shuffle)
        with pytest.raises(StopIteration):
            shuffle.send(number)
        orders.add(tuple(card.face for card in g.cards))
    assert len(orders) == 24


def test_revelations_count_what_somebody_has_learnt():
    g = table({(LIFE, 0): (1, 2), (GRAVEYARD, 0): (3,)})
    before = g.revelations
    g.learn(2, BOTH)
    assert g.revelations == before
    g.learn(0, YOURS)
    assert g.revelations == before + 1


def test_an_event_shows_each_card_to_those_who_see_it_and_those_named():
    game = Toy().game(3)
    g = game.state
    hand = g.zone(HAND, 0)[0]
    g.tell("t", "T1", 0, (hand,))
    g.tell("t", "T1", 0, (hand,), seen_by=YOURS)
    hidden, shown = g.sink[-2:]
    card = g.cards[hand]
    assert hidden.told(0)[3] == ((card.handle, card.face),)
    assert hidden.told(1)[3] == ((-1, -1),)
    assert shown.told(1)[3] == ((card.handle, card.face),)
    assert hidden.whole()[3] == ((card.handle, card.face),)


def test_a_card_that_lies_in_a_place_can_be_pointed_at_without_being_seen():
    game = Toy().game(3)
    game.answer(0)
    laid = game.events[-1]
    handle, face = laid.whole()[3][0]
    assert laid.told(0)[3] == ((handle, face),)
    assert laid.told(1)[3] == ((handle, -1),)


def test_a_card_of_a_hand_that_is_shown_gets_a_new_handle():
    """Its old one told when it was taken up."""
    g = table({(HAND, 0): (9, 4, 6)})
    g.show((0, 1), 0b10)
    assert [card.handle for card in g.cards] == [4, 3, 2]
    g.show((2,), 0b01)
    assert g.cards[2].handle == 2
