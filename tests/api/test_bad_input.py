"""Bad input from Python: one clear message each, in both languages, and nothing is changed."""

import pickle
from collections.abc import Callable
from typing import Any

import pytest

import kirifuda
from kirifuda import Complaint, Game, IllegalAnswer

EDITIONS = (
    "light, light+pack, standard, standard+pack, standard+rare-pack, pro, pro+pack, pro+rare-pack, "
    "pro+strategy, master, master+pack, master+rare-pack, master+strategy"
)
ACTIONS = ", ".join(key for _, key, _ in kirifuda.rules("black-poker").actions())
DECK = [kirifuda.rules("black-poker").name_of_face(face) for face in range(54)]


def fresh() -> Game:
    return kirifuda.start("black-poker", seed=7)


def over() -> Game:
    game = fresh()
    game.concede(0)
    return game


def start(**given: Any) -> Callable[[], object]:
    return lambda: kirifuda.start(**{"game": "black-poker", **given})


@pytest.mark.parametrize(
    ("wrong", "ja", "en"),
    [
        (
            start(game="chess"),
            "「chess」というゲームはありません。遊べるもの：black-poker, legions, last-chronicle, legend-of-stars",
            'There is no game "chess". Known: black-poker, legions, last-chronicle, legend-of-stars',
        ),
        (
            start(game=None),
            "「None」というゲームはありません。遊べるもの：black-poker, legions, last-chronicle, legend-of-stars",
            'There is no game "None". Known: black-poker, legions, last-chronicle, legend-of-stars',
        ),
        (
            start(edition="超"),
            f"ブラックポーカーに「超」という遊び方はありません。あるもの：{EDITIONS}",
            f'BlackPoker has no edition "超". Known: {EDITIONS}',
        ),
        (
            start(edition="light+rare-pack"),
            f"ブラックポーカーに「light+rare-pack」という遊び方はありません。あるもの：{EDITIONS}",
            f'BlackPoker has no edition "light+rare-pack". Known: {EDITIONS}',
        ),
        (
            start(seed="7"),
            "'7'は乱数の種になりません。整数を指定してください。",
            "'7' is no seed: give a whole number.",
        ),
        (
            start(seed=1.5),
            "1.5は乱数の種になりません。整数を指定してください。",
            "1.5 is no seed: give a whole number.",
        ),
        (
            start(seed=True),
            "Trueは乱数の種になりません。整数を指定してください。",
            "True is no seed: give a whole number.",
        ),
        (
            start(chance="random"),
            "「random」という偶然の扱いはありません。dealt か asked を指定してください。",
            'Chance cannot be "random": give dealt or asked.',
        ),
        (
            start(decks=5),
            "デッキは2つ、それぞれカードの名前のリストか、デッキリストの文章で渡してください。",
            "Give two decks, each as a list of card names or as a deck list in one text.",
        ),
        (
            start(decks=("♠A ♠2", 3)),
            "デッキは2つ、それぞれカードの名前のリストか、デッキリストの文章で渡してください。",
            "Give two decks, each as a list of card names or as a deck list in one text.",
        ),
        (
            start(decks=("♠A\n2 pikachu", DECK)),
            "1人目のデッキに、知らないカードがあります：pikachu",
            "Deck 1 has cards nobody knows: pikachu",
        ),
        (
            start(decks=(DECK, "♠A\n100 ♠2")),
            "2人目のデッキの2行目が読めません：「100 ♠2」の枚数は1から99までです。",
            'Line 2 of deck 2 cannot be read: "100 ♠2": a number from 1 to 99 is needed.',
        ),
        (start(decks=[DECK]), "デッキは2つ必要です。渡されたのは1つです。", "Two decks are needed; 1 given."),
        (
            start(decks=[DECK, ["♠A", "♠14", "pikachu"]]),
            "2人目のデッキに、知らないカードがあります：♠14, pikachu",
            "Deck 2 has cards nobody knows: ♠14, pikachu",
        ),
        (
            start(decks=[[*DECK[1:], "♠K"], DECK]),
            "1人目のデッキは使えません：♠Aが0枚しかない（1枚必要、P3）、♠Kが2枚ある（1枚まで、P3）",
            "Deck 1 cannot be used: only 0 of ♠A (1 needed, P3), 2 of ♠K (1 allowed, P3)",
        ),
        (
            start(decks=[DECK[6:], DECK]),
            "1人目のデッキは使えません：♠Aが0枚しかない（1枚必要、P3）、♠2が0枚しかない（1枚必要、P3）、"
            "♠3が0枚しかない（1枚必要、P3）、♠4が0枚しかない（1枚必要、P3）、♠5が0枚しかない（1枚必要、P3）、ほか1件",
            "Deck 1 cannot be used: only 0 of ♠A (1 needed, P3), only 0 of ♠2 (1 needed, P3), only 0 of ♠3 "
            "(1 needed, P3), only 0 of ♠4 (1 needed, P3), only 0 of ♠5 (1 needed, P3), and 1 more",
        ),
        (
            lambda: kirifuda.why_not(fresh(), "castling"),
            f"「castling」というアクションはありません。あるもの：{ACTIONS}",
            f'There is no action "castling". Known: {ACTIONS}',
        ),
        (lambda: kirifuda.why_not(over(), "attack"), "ゲームはもう終わっています。", "The game is over."),
        (
            lambda: kirifuda.options(fresh(), "fr"),
            "「fr」という言語はありません。使えるもの：ja, en",
            'There is no language "fr". Known: ja, en',
        ),
        (
            lambda: kirifuda.options(kirifuda.start("black-poker", chance="asked")),
            "混ぜ方は多すぎて並べられません。ask.size より小さい番号で答えてください。",
            "There are too many ways to shuffle to list them: answer with a number below ask.size.",
        ),
    ],
)
def test_a_complaint_says_what_is_wrong(
    wrong: Callable[[], object], ja: str, en: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(Complaint) as caught:
        wrong()
    phrase = caught.value.phrase
    assert (kirifuda.say(phrase, "ja"), kirifuda.say(phrase, "en")) == (ja, en)
    monkeypatch.delenv("KIRIFUDA_LANG", raising=False)
    assert str(caught.value) == ja
    monkeypatch.setenv("KIRIFUDA_LANG", "en")
    assert str(pickle.loads(pickle.dumps(caught.value))) == en


@pytest.mark.parametrize(
    ("given", "ja", "en"),
    [
        (4, "4番の選択肢はありません。選べるのは0番から3番までです。", "There is no option 4: they are 0 to 3."),
        (-1, "-1番の選択肢はありません。選べるのは0番から3番までです。", "There is no option -1: they are 0 to 3."),
        (
            "0",
            "'0'は選択肢の番号になりません。整数を指定してください。",
            "'0' is no number of an option: give a whole number.",
        ),
        (
            1.0,
            "1.0は選択肢の番号になりません。整数を指定してください。",
            "1.0 is no number of an option: give a whole number.",
        ),
        (
            None,
            "Noneは選択肢の番号になりません。整数を指定してください。",
            "None is no number of an option: give a whole number.",
        ),
    ],
)
def test_an_illegal_answer_changes_nothing(given: Any, ja: str, en: str) -> None:
    game = fresh()
    asked, log, seen = game.ask, game.log, game.view(0)
    with pytest.raises(IllegalAnswer) as caught:
        game.answer(given)
    phrase = caught.value.phrase
    assert (kirifuda.say(phrase, "ja"), kirifuda.say(phrase, "en")) == (ja, en)
    assert (game.ask, game.log, game.view(0)) == (asked, log, seen)
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)


def test_what_an_illegal_answer_says_in_a_traceback() -> None:
    for given, says in ((9, "9 is not offered: the options are 0 to 3"), ("x", "'x' is no whole number")):
        with pytest.raises(IllegalAnswer, match=f"^{says}$"):
            fresh().answer(given)  # type: ignore[arg-type]
    with pytest.raises(IllegalAnswer, match=r"^the game is over$"):
        over().answer(0)


def test_a_game_that_is_over_takes_no_answer_and_no_second_concession() -> None:
    for more in (lambda game: game.answer(0), lambda game: game.concede(1)):
        with pytest.raises(IllegalAnswer) as caught:
            more(over())
        assert kirifuda.say(caught.value.phrase, "ja") == "ゲームはもう終わっています。"
        assert kirifuda.say(caught.value.phrase, "en") == "The game is over."


class Three:
    """A number as numpy's are: not an int, but it can be an index."""

    def __index__(self) -> int:
        return 3


@pytest.mark.parametrize(("given", "logged"), [(True, 1), (False, 0), (Three(), 3)])
def test_any_whole_number_is_an_answer_and_is_logged_as_pythons_own(given: Any, logged: int) -> None:
    game = fresh()
    game.answer(given)
    index = next(index for seat, index in game.log if seat != kirifuda.CHANCE)
    assert (index, type(index)) == (logged, int)


@pytest.mark.parametrize("seat", [2, -1])
def test_there_are_two_seats(seat: int) -> None:
    def imagine(game: Game, seat: int) -> None:
        game.imagine(seat, seed=1)

    def why_not(game: Game, seat: int) -> None:
        kirifuda.why_not(game, "attack", seat)

    for look in (Game.view, Game.concede, imagine, why_not, kirifuda.story):
        with pytest.raises(ValueError, match=f"^there is no seat {seat}: seats are 0 and 1$"):
            look(fresh(), seat)


@pytest.mark.parametrize("name", ["black-poker", "black_poker", "ブラックポーカー", "ＢＬＡＣＫ ＰＯＫＥＲ"])
@pytest.mark.parametrize("edition", ["pro+rare-pack", "プロ＋レアパック", "Pro + Rare Pack"])
def test_games_and_editions_are_found_by_their_names_in_either_language(name: str, edition: str) -> None:
    assert (kirifuda.rules(name, edition).game, kirifuda.rules(name, edition).edition) == (
        "black-poker",
        "pro+rare-pack",
    )
