"""What a seat sees of units, of a hand, and of triggers that wait."""

import pytest

from kirifuda.kernel.events import HIDDEN
from kirifuda.kernel.game import Game

from .board import face, laid

Pending = list[tuple[int, str, int, bool]]


def test_a_minion_that_does_not_break_with_less_than_no_hp_shows_none() -> None:
    game = laid({"left": ["銀鱗の聖獣ハクタ damage=7"]}, {})
    (card,) = game.view(1).zone("left", 0).cards
    assert card.numbers == {"atk": 5, "hp": 0, "damage": 7}


def test_cores_on_a_lord_are_its_own_players() -> None:
    game = laid({"lord-area": ["試しの主"], "lord-cores": 3}, {"lord-area": ["試しの主"], "lord-cores": 1})
    for seat in (0, 1):
        view = game.view(seat)
        assert view.seat == seat
        assert [view.zone("lord-area", whose).cards[0].numbers["cores"] for whose in (0, 1)] == [3, 1]


@pytest.mark.clause("32-5", "14-3f")
def test_a_card_of_two_colours_costs_what_is_printed_if_the_master_has_one_of_them() -> None:
    game = laid({"hand": ["試しの旗手"]}, {})
    assert [(card.face, card.marks, card.numbers) for card in game.view(0).zone("hand", 0).cards] == [
        (face("試しの旗手"), (), {"cost": 5})
    ]


def pending(game: Game, seat: int) -> Pending:
    """Whose trigger, its name, the face that is shown, and whether it points at a card."""
    return [(one.seat, one.what, one.cards[0].face, one.cards[0].handle != HIDDEN) for one in game.view(seat).pending]


def played(skill: str) -> Game:
    game = laid({"standby": [skill], "left": ["試しの旅人"], "right": ["試しの旅人"]}, {})
    game.answer(1)
    assert game.ask is not None and game.ask.prompt == "trigger-order"
    return game


@pytest.mark.clause("38-5", "18-9")
def test_a_trigger_of_a_card_in_a_hand_shows_the_card_to_its_player_alone() -> None:
    game = played("試しの帰り道")
    assert pending(game, 0) == [(0, "土産", face("試しの旅人"), True)] * 2
    assert pending(game, 1) == [(0, "土産", HIDDEN, False)] * 2
    shown = {card.handle for card in game.view(0).zone("hand", 0).cards}
    assert {one.cards[0].handle for one in game.view(0).pending} == shown


@pytest.mark.clause("38-5", "18-18")
def test_a_trigger_of_a_card_exiled_face_down_points_at_it_without_showing_it() -> None:
    game = played("試しの闇路")
    for seat in (0, 1):
        assert pending(game, seat) == [(0, "形見", HIDDEN, True)] * 2


@pytest.mark.clause("38-5", "38-6")
@pytest.mark.parametrize(("edition", "waiting"), [("2019", ["雨の合図"]), ("2018", [])])
def test_a_trigger_that_is_resolved_waits_no_longer(edition: str, waiting: list[str]) -> None:
    """2018: what else has happened is looked at when its sequence is over."""
    game = laid(
        {"hand": ["双葉の小人"], "cores": 8, "left": ["梢の射手ミナグリ"], "wait-1": ["雨待ちの芽"]},
        {"center": ["試しの石"], "left": ["試しの石"], "right": ["試しの石"]},
        edition,
    )
    for answer in (1, 0, 0, 0):  # unlock, play, center, the archer first
        game.answer(answer)
    assert game.ask is not None and game.ask.prompt == "choose"
    assert [one.what for one in game.view(0).pending] == waiting
