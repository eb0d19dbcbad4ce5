"""Decks and cards that people bring: started with, saved, checked, refused in words."""

import pickle
from pathlib import Path

import pytest

import kirifuda
from kirifuda.agents import Random
from kirifuda.deck_building import breach_phrase, building_of, building_with, built_in_decks, fitting_game
from kirifuda.errors import Complaint
from kirifuda.kernel.game import Game
from kirifuda.replay import load, save

from .board import CARDS

OWN = "3 試しの兵\n3 試しの古兵\n3 試しの火\n3 試しの書\n3 試しの機\n3 試しの岐路\n"


def own_deck() -> str:
    """Eighteen cards of one's own, and thirty-two of a deck that comes with the game."""
    lines = built_in_decks("last-chronicle")["dawn-march"].read_text(encoding="utf-8").splitlines()
    names = [(int(line.split()[0]), line.split(maxsplit=1)[1]) for line in lines if line[:1].isdigit()]
    one_by_one = [name for count, name in names for _ in range(count)][:32]
    return OWN + "\n".join(f"1 {name}" for name in one_by_one)


def played(game: Game, answers: int) -> Game:
    player = Random(2)
    for _ in range(answers):
        if game.ask is not None:
            game.answer(player.answer(game, game.ask.seat))
    return game


def test_a_game_with_cards_of_ones_own_is_saved_and_gone_on_with(tmp_path: Path) -> None:
    game = kirifuda.start("last-chronicle", decks=[own_deck(), "ash-ferry"], seed=5, cards=[CARDS])
    assert [game.rules.name_of_face(card.face) for card in game.start.cards[:3]] == ["試しの兵"] * 3
    played(game, 150)
    saved = pickle.loads(pickle.dumps(game))
    assert saved.view(0) == game.view(0)
    save(tmp_path / "own.replay", game)
    again = load(tmp_path / "own.replay").game()
    assert (again.log, again.view(1)) == (game.log, game.view(1))


def test_a_card_that_nobody_brought_is_unknown() -> None:
    with pytest.raises(Complaint) as caught:
        kirifuda.start("last-chronicle", decks=[own_deck(), "ash-ferry"], seed=5)
    assert caught.value.phrase.key == "complaint-unknown-cards"


@pytest.mark.parametrize("deck", sorted(built_in_decks("last-chronicle")))
def test_the_decks_that_come_with_the_game_are_legal(deck: str) -> None:
    text = built_in_decks("last-chronicle")[deck].read_text(encoding="utf-8")
    assert fitting_game(text) == "last-chronicle"
    game = kirifuda.start("last-chronicle", decks=[deck, deck], seed=1)
    assert len(game.state.cards) == 100


@pytest.mark.clause("8.1.1.1", "8.1.1.2", game="last-chronicle")
def test_what_is_wrong_with_a_deck_is_said_with_its_clauses() -> None:
    with pytest.raises(Complaint) as caught:
        kirifuda.start("last-chronicle", decks=["4 夜明けの鐘撞き", "ash-ferry"])
    assert kirifuda.say(caught.value.phrase, "ja") == (
        "1人目のデッキは使えません：デッキが4枚しかない（ちょうど50枚、8.1.1.1）、"
        "「夜明けの鐘撞き」が4枚ある（3枚まで、8.1.1.2）"
    )
    assert kirifuda.say(caught.value.phrase, "en") == (
        "Deck 1 cannot be used: the deck has only 4 cards (exactly 50 needed, 8.1.1.1), "
        '4 of "夜明けの鐘撞き" (3 allowed, 8.1.1.2)'
    )


def test_decks_are_checked_with_cards_of_ones_own() -> None:
    building = building_with("last-chronicle", [CARDS])
    faces = tuple(face for face in building.faces(("試しの兵",) * 4) if face is not None)
    told = [
        breach_phrase(building.game, one, building.names.__getitem__) for one in building.regulation("standard")(faces)
    ]
    assert [phrase.key for phrase in told] == ["last-chronicle-breach-too-few", "last-chronicle-breach-copies"]


@pytest.mark.parametrize("regulation", ["2026-11-01", "list.toml"])
def test_there_are_no_restricted_cards(regulation: str) -> None:
    with pytest.raises(Complaint) as caught:
        kirifuda.start("last-chronicle", regulation=regulation)
    assert caught.value.phrase.key == "complaint-no-restrictions"
    with pytest.raises(Complaint) as caught:
        building_of("last-chronicle").regulation(regulation)
    assert caught.value.phrase.key == "complaint-no-restrictions"
