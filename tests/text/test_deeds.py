"""Who is asked for cards is told what becomes of them: found in the text, said in both languages."""

from importlib import import_module

import pytest
from tests.last_chronicle import board as chronicle_board
from tests.legend_of_stars import board as stars_board
from tests.legions import board as legions_board

from kirifuda.effects.parts import parts_of
from kirifuda.effects.run import Run
from kirifuda.effects.statements import CardsPicked
from kirifuda.effects.tree import CardText
from kirifuda.kernel.ask import Question
from kirifuda.kernel.game import Game
from kirifuda.last_chronicle.effects_that_choose import designate
from kirifuda.last_chronicle.keyword_texts import abilities_of
from kirifuda.last_chronicle.runs import ChronicleRun
from kirifuda.last_chronicle.tree import ChronicleKeyword
from kirifuda.legend_of_stars.ch09_other_rules.ch09_6_choosing import choose_cards as choose_in_stars
from kirifuda.legend_of_stars.table import HAND
from kirifuda.legend_of_stars.texts.runs import StarsRun
from kirifuda.legions.choosing import choose_cards as choose_in_legions
from kirifuda.text.deeds import with_deeds
from kirifuda.words import LANGUAGES, keys_after, say

PLACES = {"legions": "deeds", "last_chronicle": "deeds", "legend_of_stars": "cards.deeds"}
DEEDS = {game: import_module(f"kirifuda.{game}.{place}").DEEDS for game, place in PLACES.items()}
COMPILERS = {game: import_module(f"kirifuda.{game}.card_words.reader").compile_text for game in DEEDS}
TOLD = {game: import_module(f"kirifuda.{game}.{place}").TOLD_DEEDS for game, place in PLACES.items()}
KINDS = {"legions": "skill", "last_chronicle": ("spell",), "legend_of_stars": "effect"}


def read(game: str, text: str) -> CardText:
    return with_deeds(COMPILERS[game](text, KINDS[game], "試し"), TOLD[game])


def picked(text: CardText) -> list[CardsPicked]:
    return [one for one in parts_of(text) if isinstance(one, CardsPicked)]


def deeds(game: str, text: str) -> list[str]:
    return [DEEDS[game][one.deed] for one in picked(read(game, text))]


@pytest.mark.parametrize(
    ("game", "text", "told"),
    [
        ("legions", "相手のフィールドにあるミニオンを1体選び、ブレイクする。", ["break"]),
        ("legions", "相手は手札を1枚選び、除外する。", ["exile"]),
        ("legions", "相手のフィールドにあるミニオンを1体選び、手札に戻す。", ["return"]),
        ("legions", "あなたの除外ゾーンにあるミニオンを1枚選び、手札に加える。", ["hand"]),
        ("legions", "あなたの除外ゾーンにあるミニオンを1枚選び、ウェイトゾーンⅢに置く。", ["wait"]),
        ("legions", "相手のフィールドにあるミニオンを1体選び、2ダメージを与える。", ["damage"]),
        ("legions", "相手のフィールドにあるミニオンを1体選び、リバース状態にする。", ["reversed"]),
        ("legions", "相手のフィールドにあるミニオンを1体選ぶ。それは、全ての効果を失う。", [""]),
        ("last_chronicle", "対戦相手は手札を2枚捨てる。", ["discard"]),
        ("last_chronicle", "あなたはユニットを1体犠牲にする。", ["sacrifice"]),
        ("last_chronicle", "ユニットを1体選ぶ。それを破壊する。", ["destroy"]),
        ("last_chronicle", "捨て札置き場にあるカードを3枚まで選ぶ。それらを除外する。", ["removed-yard"]),
        ("last_chronicle", "ユニットを1体選ぶ。それをオーナーの手札に戻す。", ["return"]),
        ("last_chronicle", "あなたの捨て札置き場にあるユニットカードを1枚選ぶ。それを手札に加える。", ["hand"]),
        ("last_chronicle", "ユニットを1体選ぶ。それをオーナーのデッキの一番下に置く。", ["under-deck"]),
        ("last_chronicle", "対戦相手のスペルを1枚選ぶ。それを打ち消す。", ["interrupt"]),
        ("last_chronicle", "ユニットを2体まで選ぶ。それらに合計2000ダメージを好きなように割り振る。", ["damage"]),
        (
            "last_chronicle",
            "このスペルを使用するための追加コストとして、ユニットを1体犠牲にする。\nユニットを1体選ぶ。それを破壊する。",
            ["sacrifice", "destroy"],
        ),
        ("last_chronicle", "ユニットを1体選ぶ。それと同じ名前のすべてのユニットを破壊する。", [""]),
        (
            "last_chronicle",
            "以下から1つを選ぶ。\n・ユニットを1体選ぶ。それをワイプする。\n・ユニットを1体選ぶ。それを破壊する。",
            ["wiped", "destroy"],
        ),
        ("legend_of_stars", "相手は手札を1枚捨てる。", ["discard"]),
        ("legend_of_stars", "相手のキャラクターを1体選び、破壊する。", ["destroy"]),
        ("legend_of_stars", "相手のキャラクターを1体選び、ダウン状態にする。", ["down"]),
        ("legend_of_stars", "相手のキャラクターを1体選び、手札に戻す。", ["return"]),
        ("legend_of_stars", "自分のトラッシュにあるキャラクターを2枚まで選び、手札に加える。", ["hand"]),
        ("legend_of_stars", "自分の手札を1枚選び、エネルギーゾーンに置いてもよい。", ["energy-zone"]),
        (
            "legend_of_stars",
            "自分の手札を1枚捨ててもよい。そうした場合、相手のキャラクターを1体選び、破壊する。",
            ["discard", "destroy"],
        ),
        ("legend_of_stars", "相手のキャラクターを1体選び、ターン終了時までATKを－500する。", [""]),
    ],
)
def test_the_next_statement_tells_what_becomes_of_the_cards(game: str, text: str, told: list[str]) -> None:
    assert deeds(game, text) == told


def test_a_deed_does_not_make_two_texts_different() -> None:
    text = "対戦相手は手札を2枚捨てる。"
    assert read("last_chronicle", text) == COMPILERS["last_chronicle"](text, ("spell",), "試し")


def test_a_keyword_that_is_short_for_a_text_tells_it_too() -> None:
    (ability,) = abilities_of(ChronicleKeyword("sublimate", card="試しの兵"))
    assert [DEEDS["last_chronicle"][one.deed] for one in parts_of(ability) if isinstance(one, CardsPicked)] == [
        "sacrifice"
    ]


@pytest.mark.parametrize("game", DEEDS)
def test_every_deed_has_words_and_there_are_no_others(game: str) -> None:
    assert set(DEEDS[game]) == {"", *keys_after(f"{game.replace('_', '-')}-deed-")}


def said(game: Game, asked: Question) -> list[str]:
    return [say(game.rules.question(game.state, asked, asked.seat), language) for language in LANGUAGES]


def test_last_chronicle_asks_for_the_cards_to_discard() -> None:
    game = chronicle_board.laid({"battlefield": ["試しの兵"]}, {"hand": ["試しの兵", "試しの火", "試しの書"]})
    (node,) = picked(read("last_chronicle", "対戦相手は手札を2枚捨てる。"))
    source = chronicle_board.table(game).battlefield(0)[0]
    asked = next(designate(game.state, ChronicleRun(source, 0), node))
    assert (asked.seat, asked.prompt) == (1, "pick")
    assert said(game, asked) == [
        "捨てる手札を2枚選んでください。効果：相手の試しの兵（2000/1）",
        "Which card of the hand is discarded (2)? Effect of opponent's Plain Soldier (2000/1).",
    ]


def test_legions_asks_for_the_cards_to_exile() -> None:
    game = legions_board.laid({"left": ["試しの兵"], "hand": ["試しの兵", "試しの兵"]}, {})
    (node,) = picked(read("legions", "あなたの手札にあるカードを1枚まで選び、除外する。"))
    source = legions_board.table(game).minion_zone(0)[0]
    asked = next(choose_in_legions(game.state, Run(source, 0), node))
    assert said(game, asked) == [
        "除外するカードを1枚まで選んでください。効果：自分の左レーンの試しの兵（2/3）",
        "Which is exiled (up to 1)? Effect of Plain Soldier (2/3, your left lane).",
    ]


def test_legend_of_stars_asks_for_the_cards_to_discard() -> None:
    game = stars_board.started("剣士 " * 40, "剣士 " * 40)
    (node,) = picked(read("legend_of_stars", "自分の手札を1枚捨てる。"))
    source = stars_board.table(game).zone(HAND, 0)[0]
    asked = next(choose_in_stars(game.state, StarsRun(source, 0, stars_board.face("剣士")), node))
    assert said(game, asked) == [
        "捨てる手札を1枚選んでください。効果：試しの剣士（コスト1）",
        "Which card of the hand is discarded (1)? Effect: Plain Fighter (cost 1)",
    ]
