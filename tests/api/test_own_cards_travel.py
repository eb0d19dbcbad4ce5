"""A card of one's own is what stands on it: a saved game means the same cards wherever it is loaded."""

import pickle
import subprocess
import sys
from pathlib import Path

import pytest
from tests.legions.own_deck import CARD, DECK, card_file

import kirifuda
from kirifuda.kernel.game import CardsMoved, Game
from kirifuda.legions.fronts import FRONTS

from .travelling import play_on, told, with_own_cards

ROOT = Path(__file__).resolve().parents[2]
GAMES = ("legions", "last-chronicle", "legend-of-stars")


def in_a_process(what: str, game: str, file: Path) -> str:
    command = [sys.executable, "-m", "tests.api.travelling", what, game, str(file)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("game", GAMES)
def test_a_process_that_has_read_other_cards_plays_on_with_the_same(game: str, tmp_path: Path) -> None:
    """The files of the first process are gone when the second loads its game."""
    saved = in_a_process("save", game, tmp_path / "game")
    assert "・別文" in saved
    assert in_a_process("load", game, tmp_path / "game") == saved


@pytest.mark.parametrize("game", GAMES)
def test_the_same_process_loads_it_as_it_was(game: str) -> None:
    begun = with_own_cards(game, 7)
    play_on(begun, 40, 3)
    loaded = pickle.loads(pickle.dumps(begun))
    assert [card.face for card in loaded.state.cards] == [card.face for card in begun.state.cards]
    play_on(begun, 40, 4)
    play_on(loaded, 40, 4)
    assert told(loaded) == told(begun)


def test_what_cannot_be_played_again_is_refused_where_its_faces_are_taken() -> None:
    """An imagined game is not that of its answers: nothing but its faces says which cards it has."""
    game = with_own_cards("legions", 8)
    play_on(game, 20, 5)
    imagined = elsewhere(game.imagine(0, 11))
    with pytest.raises(CardsMoved):
        pickle.loads(imagined)
    assert told(pickle.loads(elsewhere(game))) == told(game)


def elsewhere(game: Game) -> bytes:
    """The game as a process would save it in which its cards have other faces."""
    moved = 1000
    known = game.rules.travelling
    assert known is not None
    load, (rules, blocks, whole, now, start, *rest) = game.__reduce__()
    own = {face for faces, _ in blocks for face in faces}

    def renamed(lying):
        cards, zones = lying
        return [(owner, handle, face + moved * (face in own)) for owner, handle, face in cards], zones

    shifted = tuple((range(faces.start + moved, faces.stop + moved), cards) for faces, cards in blocks)
    return pickle.dumps(_Saved(load, (rules, shifted, whole, renamed(now), renamed(start), *rest)))


class _Saved:
    def __init__(self, load, given) -> None:
        self.load, self.given = load, given

    def __reduce__(self):
        return self.load, self.given


def test_a_game_of_known_cards_takes_none_along() -> None:
    assert b"Printed" not in pickle.dumps(kirifuda.start("legions", seed=1))


TOKEN = """\

[[card]]
name = "浜の兵士トークン"
category = "ミニオン"
colours = ["白"]
cost = 1
atk = {atk}
hp = 1
token = true
"""


def test_a_token_is_that_of_the_file_it_came_with(tmp_path: Path) -> None:
    """Another file, read later, has a token of the same name; who plays with neither has none."""
    first, second = (card_file(tmp_path, CARD + TOKEN.format(atk=atk), f"{atk}.toml") for atk in (3, 7))
    game = kirifuda.start("legions", decks=(DECK, None), seed=1, cards=[first])
    later = kirifuda.start("legions", decks=(DECK, None), seed=1, cards=[second])
    tokens = [one.state.ears.tokens["浜の兵士トークン"] for one in (game, pickle.loads(pickle.dumps(game)), later)]
    assert [FRONTS[face].atk for face in tokens] == [3, 3, 7]
    assert "浜の兵士トークン" not in kirifuda.start("legions", seed=1).state.ears.tokens
