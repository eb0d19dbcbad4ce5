"""Questions and refusals say how many."""

import pytest

import kirifuda
from kirifuda.black_poker.action_list import action_keyed
from kirifuda.black_poker.requests import why_not
from kirifuda.kernel.game import Game
from kirifuda.words import say

from .conftest import Laid


def asked(game: Game) -> str:
    assert game.ask is not None
    return say(game.rules.question(game.state, game.ask, game.ask.seat), "en")


@pytest.mark.clause("E5")
def test_the_question_at_end_says_how_many_cards_must_go(laid: Laid) -> None:
    position = '[position]\nstage = ["エンド"]\n[position.1]\nhand = 10\n'
    play = laid("light", position)
    play.take(["resolve"])
    assert "3" in asked(play.game)


@pytest.mark.clause("U10")
def test_the_question_for_the_opening_hand_says_how_many() -> None:
    game = kirifuda.start("black-poker", "pro+strategy", seed=1)
    game.answer(0)
    game.answer(0)
    assert game.ask is not None and game.ask.prompt == "opening-hand"
    assert "3" in asked(game)


@pytest.mark.clause("Q3", "アクションリスト/レアドロー")
def test_a_refused_rare_draw_says_how_much_life_is_left(laid: Laid) -> None:
    lives = '[position]\n[position.1]\nrare = ["♠K"]\nlife = 12\npack = ["…"]\n[position.2]\nlife = 9\npack = ["…"]\n'
    game = laid("standard+rare-pack", lives).game
    refused = why_not(game.state, 0, action_keyed("rare-draw").code)
    assert refused is not None
    assert (refused.clause, refused.reason, refused.numbers) == (
        "アクションリスト/レアドロー",
        "life-above-nine",
        (12,),
    )
