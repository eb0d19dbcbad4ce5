"""Two players, each with a deck of their own."""

import pytest

import kirifuda
from kirifuda.errors import Complaint
from kirifuda.kernel.chance import Dealer

EDITIONS = kirifuda.editions("black-poker")


@pytest.mark.clause("P1")
def test_there_are_exactly_two_seats() -> None:
    game = kirifuda.start("black-poker", seed=1)
    assert [game.view(seat).seat for seat in (0, 1)] == [0, 1]
    for seat in (-1, 2):
        with pytest.raises(ValueError):
            game.view(seat)


@pytest.mark.clause("P1", "P2")
@pytest.mark.parametrize("number", [0, 1, 3])
def test_two_decks_are_brought(number: int) -> None:
    deck = [f"{suit}{rank}" for suit in "♠♡◇♣" for rank in ["A", *range(2, 11), "J", "Q", "K"]] + ["Joker"] * 2
    with pytest.raises(Complaint):
        kirifuda.start("black-poker", decks=[deck] * number, seed=1)
    assert kirifuda.start("black-poker", decks=[deck, deck], seed=1).ask is not None


@pytest.mark.clause("P2", "P7")
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_card_is_always_in_a_zone_of_its_owner(edition: str) -> None:
    """Through a whole game, whatever is done: 54 cards of each player, in that player's own zones."""
    for seed in range(3):
        game = kirifuda.start("black-poker", edition, seed=seed, recording=False)
        dealer = Dealer(seed)
        while game.ask is not None:
            game.answer(dealer.below(game.ask.size))
            owners = [0, 0]
            for zone, ids in enumerate(game.state.zones):
                for id in ids:
                    assert (game.state.cards[id].owner, game.state.cards[id].zone) == (zone % 2, zone)
                    owners[zone % 2] += 1
            assert owners == [54, 54]
