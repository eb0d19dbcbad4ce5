"""Who goes first, and getting ready (5.1): both players choose in secret, so no scenario can tell it all."""

import pytest

from kirifuda.kernel.ask import CHANCE
from kirifuda.kernel.game import Game

from .board import choose, deck, hand, offered, prompt, started, table

# Speeds: 駒 1, 盾 2, 剣士 3, 石像 4, 鳥 5, 巨人 6.
FILLER = " ".join(["駒"] * 20)


@pytest.mark.clause("5.1", "2.5.2")
def test_the_higher_speed_of_one_card_out_of_two_goes_first() -> None:
    game = started(f"剣士 盾 {FILLER}", f"石像 駒 {FILLER}")
    assert (game.ask.seat, offered(game)) == (0, ["剣士", "盾"])
    choose(game, "剣士")
    assert (game.ask.seat, offered(game)) == (1, ["石像", "駒"])
    choose(game, "石像")
    assert table(game).player == 1
    told = [event.told(0) for event in game.events if event.kind in ("compared-speed", "first-player")]
    assert [(one[0], one[2], one[5]) for one in told] == [("compared-speed", 0, (3, 4)), ("first-player", 1, ())]


@pytest.mark.clause("5.1")
def test_neither_player_can_tell_what_the_other_chose_before_both_have() -> None:
    views = []
    for first in ("剣士", "盾"):
        game = started(f"剣士 盾 {FILLER}", f"石像 駒 {FILLER}")
        choose(game, first)
        views.append((game.view(1), game.ask.values, [event.told(1) for event in game.events]))
    assert views[0] == views[1]


@pytest.mark.clause("5.1", "S3")
def test_on_a_tie_each_draws_one_more_and_chooses_of_the_two_not_shown() -> None:
    game = started(f"剣士 盾 鳥 {FILLER}", f"剣士 駒 石像 {FILLER}")
    choose(game, "剣士")
    choose(game, "剣士")
    assert (game.ask.seat, offered(game)) == (0, ["盾", "鳥"])
    choose(game, "鳥")
    assert (game.ask.seat, offered(game)) == (1, ["駒", "石像"])
    choose(game, "石像")
    assert table(game).player == 0


@pytest.mark.clause("5.1", "S3")
def test_after_three_ties_a_lot_names_the_first_player() -> None:
    game = started(f"剣士 盾 鳥 石像 {FILLER}", f"剣士 盾 鳥 石像 {FILLER}")
    for name in ("剣士", "盾", "鳥"):
        choose(game, name)
        choose(game, name)
    assert (game.ask.seat, game.ask.prompt, game.ask.size) == (CHANCE, "who-begins", 2)
    game.answer(1)
    assert table(game).player == 1
    assert prompt(game) == "bottom-order"


@pytest.mark.clause("5.1", "S3")
def test_every_card_drawn_goes_to_the_bottom_in_its_owners_order() -> None:
    game = started(f"剣士 盾 巨人 {FILLER}", f"石像 駒 巨人 {FILLER}")
    choose(game, "剣士")
    choose(game, "石像")
    assert (game.ask.seat, offered(game)) == (1, ["石像", "駒"])
    choose(game, "駒")
    assert game.ask.seat == 0
    choose(game, "盾")
    assert deck(game, 0)[-2:] == ["盾", "剣士"]
    assert deck(game, 1)[-2:] == ["駒", "石像"]
    assert hand(game, 0) == sorted(["巨人", *["駒"] * 6])


@pytest.mark.clause("5.1")
def test_the_opponent_cannot_tell_in_which_order_they_went_there() -> None:
    told = []
    for first in ("剣士", "盾"):
        game = started(f"剣士 盾 巨人 {FILLER}", f"石像 駒 巨人 {FILLER}")
        choose(game, "剣士")
        choose(game, "石像")
        choose(game, "駒")
        choose(game, first)
        known = [card.known & 2 for card in table(game).cards if card.owner == 0]
        told.append((game.view(1), [event.told(1) for event in game.events], known))
    assert told[0] == told[1]
    assert not any(told[0][2])


@pytest.mark.clause("5", "3.7", "5.1", "3.6")
def test_both_have_3000_life_and_draw_seven() -> None:
    game = started(f"剣士 盾 {FILLER}", f"石像 駒 {FILLER}")
    assert table(game).life == (3000, 3000)
    for name in ("剣士", "石像", "石像", "剣士"):
        choose(game, name)
    assert (len(hand(game, 0)), len(hand(game, 1))) == (7, 7)
    assert (game.ask.seat, game.ask.prompt, game.ask.clause) == (1, "mulligan", "5.1.1Ⅰ")


def ready_for_mulligan() -> Game:
    """Seat 1 goes first."""
    game = started(f"剣士 盾 {' '.join(['鳥'] * 7)} {FILLER}", f"石像 駒 {' '.join(['鳥'] * 7)} {FILLER}")
    for name in ("剣士", "石像", "石像", "剣士"):
        choose(game, name)
    return game


@pytest.mark.clause("5.1.1", "5.1.1Ⅰ", "5.1.1Ⅱ", "5.1.1Ⅲ")
def test_both_declare_before_anybody_exchanges() -> None:
    game = ready_for_mulligan()
    game.answer(1)
    assert (game.ask.seat, game.ask.prompt, game.ask.clause) == (0, "mulligan", "5.1.1Ⅱ")
    assert hand(game, 1) == ["鳥"] * 7
    assert game.events[-1].whole()[:3] == ("mulligan", "5.1.1Ⅰ", 1)
    game.answer(1)
    assert (game.ask.seat, game.ask.prompt, game.ask.about[0]) == (CHANCE, "shuffle", 1)
    size = len(table(game).deck(1))
    assert size == 29, "the whole hand is in the deck"
    assert hand(game, 1) == []
    game.answer(0)
    assert len(hand(game, 1)) == 7
    assert (game.ask.seat, game.ask.prompt, game.ask.about[0]) == (CHANCE, "shuffle", 0)
    game.answer(0)
    assert (len(hand(game, 0)), prompt(game), game.ask.seat) == (7, "main", 1)


@pytest.mark.clause("5.1.1", "5.1.1Ⅱ", "5.1.1Ⅲ")
def test_only_who_wants_to_exchanges() -> None:
    game = ready_for_mulligan()
    game.answer(0)
    game.answer(1)
    assert (game.ask.prompt, game.ask.about[0]) == ("shuffle", 0)
    game.answer(0)
    assert hand(game, 1) == ["鳥"] * 7
    assert (prompt(game), table(game).turn, table(game).player) == ("main", 1, 1)


@pytest.mark.clause("5.1.1", "5.2")
def test_who_keeps_the_hand_plays_on_and_the_first_turn_draws_nothing() -> None:
    game = ready_for_mulligan()
    game.answer(0)
    game.answer(0)
    assert (hand(game, 0), hand(game, 1)) == (["鳥"] * 7, ["鳥"] * 7)
    assert (prompt(game), table(game).turn, table(game).player) == ("main", 1, 1)
