"""What a game says in words: its question, its options, its refusals, its story."""

from collections.abc import Callable

import pytest

import kirifuda
from kirifuda import CHANCE, Game, Option, Question, Sentence


def fresh() -> Game:
    return kirifuda.start("black-poker", "standard", seed=7)


def found(wanted: Callable[[Game, Question], bool]) -> tuple[Game, Question]:
    """A game that waits on such a question: random play until it comes up."""
    for seed in range(100):
        game = kirifuda.start("black-poker", "standard", seed=seed)
        turn = seed
        while game.ask is not None:
            if wanted(game, game.ask):
                return game, game.ask
            turn = turn * 31 % 1009 + 1
            game.answer(turn % game.ask.size)
    raise AssertionError(wanted)


def test_the_question_and_its_options_in_both_languages() -> None:
    game = fresh()
    assert kirifuda.question(game) == Sentence("何をしますか。", "T1")
    assert kirifuda.question(game, "en") == Sentence("What will you do?", "T1")
    assert kirifuda.options(game) == [
        Option(0, "エンド", "アクションリスト/エンド", "end", bearing="ends-turn"),
        Option(1, "アタック", "アクションリスト/アタック", "attack"),
        Option(2, "防壁設置", "アクションリスト/防壁設置", "wall-placement"),
        Option(3, "サーチ", "アクションリスト/サーチ", "search"),
    ]
    assert [str(option) for option in kirifuda.options(game, "en")] == [
        "0: End [アクションリスト/エンド]",
        "1: Attack [アクションリスト/アタック]",
        "2: Wall Placement [アクションリスト/防壁設置]",
        "3: Search [アクションリスト/サーチ]",
    ]


def test_passing_carries_the_clause_of_the_question() -> None:
    game = fresh()
    game.answer(0)
    assert kirifuda.options(game, "en")[0] == Option(0, "Pass", "T1", "pass")


def test_there_is_an_option_for_every_answer_of_every_question() -> None:
    for seed, edition in enumerate(kirifuda.editions("black-poker")):
        game = kirifuda.start("black-poker", edition, seed=seed)
        turn = seed
        while game.ask is not None:
            offered = kirifuda.options(game, "en")
            assert [option.index for option in offered] == list(range(game.ask.size))
            assert all(option.text and option.clause for option in offered)
            assert kirifuda.question(game) is not None
            turn = turn * 31 % 1009 + 1
            game.answer(turn % game.ask.size)
        assert (kirifuda.question(game), kirifuda.options(game)) == (None, [])


def test_a_shuffle_is_a_question_in_words_too() -> None:
    game = kirifuda.start("black-poker", chance="asked")
    assert game.ask is not None and game.ask.seat == CHANCE
    assert kirifuda.question(game) == Sentence("あなたのカードを混ぜます。", "U1")


@pytest.mark.parametrize("name", ["hero-summon", "英雄召喚", "Hero Summon", "hero summon"])
def test_why_not_by_any_name_of_the_action(name: str) -> None:
    game = fresh()
    wanted = Sentence("Cost B: you have too few charged walls.", "cost-B")
    assert kirifuda.why_not(game, name, language="en") == wanted
    assert str(wanted) == "Cost B: you have too few charged walls. [cost-B]"


def test_why_not_says_nothing_of_what_is_offered() -> None:
    game = fresh()
    offered = {option.text for option in kirifuda.options(game, "en")}
    for _, key, _ in game.rules.actions():
        name = kirifuda.say(f"black-poker-action-{key}", "en")
        assert (kirifuda.why_not(game, key) is None) == (name in offered)


def test_why_not_of_the_seat_that_is_not_asked() -> None:
    game = fresh()
    assert game.ask is not None
    assert kirifuda.why_not(game, "search", 1 - game.ask.seat) == Sentence("チャンスを持っていません。", "A3")


def test_while_the_other_seat_is_asked_an_action_has_to_wait() -> None:
    def asks_the_other(game: Game, asked: Question) -> bool:
        end = game.rules.actions()[0][0]
        return asked.kind != "act" and game.rules.why_not(game.state, 1 - asked.seat, end) is None

    game, asked = found(asks_the_other)
    assert kirifuda.why_not(game, "end", 1 - asked.seat) == Sentence("今は相手が答える番です。", asked.clause)


def test_the_seat_that_is_asked_something_else_must_answer_first() -> None:
    game, asked = found(lambda game, asked: asked.prompt == "wall")
    wanted = Sentence(f"その前に、今聞かれていることに答えてください：{kirifuda.question(game).text}", asked.clause)
    assert kirifuda.why_not(game, "end") == wanted


def test_the_story_is_told_to_each_seat_as_far_as_it_may_know() -> None:
    game = fresh()
    mine, theirs = kirifuda.story(game, 0, "en"), kirifuda.story(game, 1, "en")
    assert len(mine) == len(theirs) == len(game.events)
    assert mine[2] == Sentence("You drew ♣2", "U1")
    assert theirs[2] == Sentence("Opponent drew a card", "U1")


def test_a_game_shows_what_it_waits_on_and_how_it_ended() -> None:
    game = fresh()
    assert repr(game) == "Game('black-poker', 'standard', Question(seat=1, act 'act' by 'T1', 4 options))"
    game.concede(1)
    assert repr(game) == "Game('black-poker', 'standard', Outcome(loser=1, by='concede'))"
