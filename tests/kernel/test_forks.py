"""Forks share what they can and disturb nobody; saved games come back as they were."""

import pickle

import pytest

from kirifuda.conformance.inside import contents
from kirifuda.kernel.ask import choose
from kirifuda.kernel.chance import Dealer
from kirifuda.kernel.game import Unimaginable, unknown_cards
from kirifuda.kernel.outcome import Outcome

from .toy import FIELD, HAND, LIFE, WALLS, Toy, table


def test_a_copy_shares_its_cards_until_one_of_them_is_written_to():
    g = table()
    twin = g.copy()
    assert all(one is other for one, other in zip(g.cards, twin.cards, strict=True))
    twin.edit(3).face = 99
    assert [g.cards[3].face, twin.cards[3].face] == [3, 99]
    assert g.cards[3] is not twin.cards[3]
    assert g.cards[4] is twin.cards[4]


def test_the_original_copies_before_it_writes_too():
    g = table()
    g.edit(3).face = 50
    twin = g.copy()
    g.edit(3).face = 99
    assert [g.cards[3].face, twin.cards[3].face] == [99, 50]


def test_a_card_that_is_written_to_twice_is_copied_once():
    g = table()
    twin = g.copy()
    card = twin.edit(3)
    assert twin.edit(3) is card


def test_copies_of_copies_are_apart():
    g = table()
    second = g.copy()
    third = second.copy()
    second.move(0, HAND, 0)
    third.move(1, HAND, 0)
    assert [state.zone(HAND, 0) for state in (g, second, third)] == [(), (0,), (1,)]
    assert [state.cards[0].zone for state in (g, second, third)] == [LIFE * 2, HAND * 2, LIFE * 2]


def test_what_is_loaded_twice_is_apart():
    saved = pickle.dumps(table())
    first, second = pickle.loads(saved), pickle.loads(saved)
    first.edit(0).face = 77
    assert (first.cards[0].face, second.cards[0].face) == (77, 0)


def test_a_loaded_state_takes_no_shared_card_for_its_own():
    g = table()
    twin = g.copy()
    loaded, loaded_twin = pickle.loads(pickle.dumps((g, twin)))
    loaded.edit(5).face = 77
    assert (loaded.cards[5].face, loaded_twin.cards[5].face) == (77, 5)


def test_a_loaded_state_still_owns_what_it_owned():
    g = table()
    loaded = pickle.loads(pickle.dumps(g))
    card = loaded.cards[2]
    assert loaded.edit(2) is card


def test_a_fork_goes_on_by_itself():
    game = Toy().game(4)
    one, two = game.fork(), game.fork()
    before = contents(game.state)
    one.answer(0)
    two.answer(1)
    assert contents(game.state) == before
    assert one.state.zone(WALLS, 0) != two.state.zone(WALLS, 0)
    assert (len(game.log), len(one.log), len(two.log)) == (2, 3, 3)


def test_a_fork_records_only_when_told_to():
    game = Toy().game(4)
    quiet, listening = game.fork(), game.fork(recording=True)
    quiet.answer(0)
    listening.answer(0)
    assert quiet.events == game.events
    assert [event.kind for event in listening.events[len(game.events) :]] == ["laid"]


def test_a_fork_is_dealt_like_its_game_unless_it_has_a_seed_of_its_own():
    game = Toy().game(4)
    dealer = game.dealer
    same, other = game.fork(), game.fork(seed=9)
    assert (same.dealer.seed, other.dealer.seed) == (dealer.seed, Dealer(9).seed)
    assert same.dealer is not dealer


def test_an_untracked_game_cannot_be_forked():
    game = Toy().game(4, tracked=False)
    with pytest.raises(ValueError):
        game.fork()


def test_an_untracked_game_cannot_be_saved():
    game = Toy().game(4, tracked=False)
    with pytest.raises(ValueError):
        pickle.dumps(game)


def test_a_game_is_saved_in_the_middle_of_a_step_and_goes_on():
    game = Toy().game()
    game.answer(5)
    loaded = pickle.loads(pickle.dumps(game))
    for going in (game, loaded):
        going.answer(1234)
        while going.ask is not None:
            going.answer(0)
    assert game.outcome == loaded.outcome == Outcome(1, "T3")
    assert (loaded.log, loaded.events) == (game.log, game.events)
    assert contents(loaded.state) == contents(game.state)


def test_a_seat_does_not_know_the_cards_it_has_not_seen():
    g = Toy().game(4).state
    mine = {id for id in range(16) if g.sees(0, id)}
    assert mine == set(g.zone(HAND, 0))
    groups = unknown_cards(g, 0)
    assert [set(group) for group in groups] == [set(g.zone(LIFE, 0)), {*g.zone(LIFE, 1), *g.zone(HAND, 1)}]


def test_what_is_imagined_keeps_what_is_known_and_deals_the_rest_anew():
    game = Toy().game(4)
    worlds = [game.imagine(0, seed) for seed in range(40)]
    hands = {tuple(world.state.cards[id].face for id in game.state.zone(HAND, 1)) for world in worlds}
    assert len(hands) > 20
    for world in worlds:
        assert world.view(0) == game.view(0)
        for owner in (0, 1):
            faces = sorted(card.face for card in world.state.cards if card.owner == owner)
            assert faces == sorted(card.face for card in game.state.cards if card.owner == owner)


def test_what_cannot_have_happened_is_not_imagined():
    def only_the_seven(g, seat, turn):
        cards = tuple(id for id in g.zone(HAND, seat) if g.cards[id].face == 7)
        card = yield choose(seat, "T2", "lay", cards)
        yield choose(seat, "T2", "where", (FIELD, WALLS), "mode")
        g.move(card, WALLS, seat, up=False)

    def deal_sevens(g):
        for seat in (0, 1):
            g.move(g.zone(LIFE, seat)[-1], HAND, seat)

    game = Toy(set_up=deal_sevens, lay=only_the_seven).game()
    game.answer(0)
    with pytest.raises(Unimaginable):
        game.imagine(1, 0, tries=1)
    assert game.imagine(0, 0).ask.prompt == "where"
