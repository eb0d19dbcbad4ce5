"""What is not understood is pointed at, character by character, with what may have been meant."""

from pathlib import Path

import pytest

from kirifuda.legend_of_stars.card_words.reader import compile_keywords, compile_text
from kirifuda.legend_of_stars.card_words.wordings import SENTENCES
from kirifuda.text.problems import NotUnderstood, TwoReadings
from kirifuda.words import LANGUAGES, say

REFUSED = [
    line.replace("\\n", "\n").split("\t")
    for line in Path(__file__).with_name("refused_texts.tsv").read_text(encoding="utf-8").splitlines()
]
"""Kind, text, and the first wording that is shown in its place."""


def problems(text: str, kind: str) -> list[tuple[str, str]]:
    """The characters at fault, each with the end of the message's key."""
    with pytest.raises(NotUnderstood) as caught:
        compile_text(text, kind)
    for problem in caught.value.problems:
        for language in LANGUAGES:
            assert say(problem.what, language)
    return [(one.span.of(text), one.what.key.removeprefix("reading-")) for one in caught.value.problems]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("相手のキャラクターを1体ずつ選び、手札に戻す。", [("相手のキャラクター", "phrase-not-here")]),
        ("カードを2枚燃やす。", [("燃やす", "expected-particle")]),
        ("カードを２枚　燃やす。", [("燃やす", "expected-particle")]),
        ("相手のキャラクターを1体選び、赤く破壊する。", [("赤く", "expected-clause")]),
        (
            "カードを1枚引く。踊る。カードを2枚引く。歌う。",
            [("踊る", "expected-clause"), ("歌う", "expected-clause")],
        ),
        ("相手のキャラクターを破壊する。", [("相手のキャラクター", "how-many")]),
        ("それを破壊する。", [("それ", "nothing-named")]),
        ("破壊する。", [("破壊する", "about-what")]),
        ("相手のキャラクターを1体選び、破壊し。", [("破壊し", "sentence-stops")]),
        ("カードを1枚引くカードを1枚引く。", [("", "no-verb")]),
        ("相手のキャラクターを1体選び、300ダメージを与える。", [("300ダメージを与える", "damage-to-whom")]),
        (
            "相手のキャラクター全てに300ダメージを与える。",
            [("相手のキャラクター全てに300ダメージを与える", "damage-to-character")],
        ),
        ("300ダメージを与える。", [("300ダメージを与える", "damage-to-whom")]),
        ("相手に200ダウンダメージを与える。", [("相手に200ダウンダメージを与える", "verb-needs-more")]),
        ("相手のキャラクターを1体選び、自分の手札に戻す。", [("自分の手札に戻す", "owners-zone")]),
        ("相手のキャラクターを1体選び、デッキに戻す。", [("デッキに戻す", "which-end-of-deck")]),
        ("相手のキャラクターを1体選び、自分の前衛に移動させる。", [("自分の前衛", "phrase-not-here")]),
        (
            "自分のキャラクター1体と相手のキャラクター1体の位置を入れ替える。",
            [("自分のキャラクター1体と相手のキャラクター1体の位置を入れ替える", "verb-needs-more")],
        ),
        ("サポートを1枚選び、ターン終了時までDEFを＋300する。", [("ターン終了時までDEFを＋300する", "no-such-thing")]),
        ("キャラクターを3体選び、位置を入れ替える。", [("位置を入れ替える", "only-two")]),
        ("キャラクター全ての位置を入れ替える。", [("キャラクター全ての位置を入れ替える", "only-two")]),
        (
            "自分のキャラクターを2体選び、それと自分のキャラクター1体の位置を入れ替える。",
            [("それと自分のキャラクター1体の位置を入れ替える", "only-two")],
        ),
        ("自分のキャラクター1体を90度右に回転させる。", [("右に回転", "expected-clause")]),
        ("ダイスを1個振る。", [("ダイスを1個振る", "expected-clause")]),
        ("追加で手札を1枚捨てなければならない。", [("追加で", "expected-clause")]),
        ("自分のエネルギーを1つ増やす。", [("自分のエネルギー", "phrase-not-here")]),
        (
            "このターン、自分の＜戦士＞全てはスピードが＋2される。",
            [("このターン、自分の＜戦士＞全てはスピードが＋2される", "only-battle-stats")],
        ),
        (
            "自分のキャラクターを1体選び、ターン終了時までこのターン上空を与える。",
            [("このターン", "phrase-not-here")],
        ),
        ("自分のキャラクターを1体選び、元々のATKを＋200する。", [("元々のATKを＋200する", "verb-needs-more")]),
        ("自分のキャラクターを1体選び、コストを0にする。", [("コストを0にする", "only-battle-stats")]),
        ("自分のキャラクターを1体選び、スピード耐性を与える。", [("耐性", "expected-particle")]),
        ("以下の効果から1つを選ぶ。", [("以下の効果から1つを選ぶ", "list-missing")]),
        ("以下の効果を2回行う。", [("以下の効果を2回行う", "list-missing")]),
        ("カードを1枚引く。手札を1枚捨てる。これを3回行う。", [("これを3回行う", "repeat-of-what")]),
        ("カードを1枚引き、これを3回行う。", [("これを3回行う", "repeat-of-what")]),
        ("カードを1枚引く。これを3回繰り返す。", [("これを3回繰り返す", "verb-needs-more")]),
        ("相手のキャラクターを1体選び、破壊する。これを2回行う。それを破壊する。", [("それ", "nothing-named")]),
        ("カードを1枚引く。\n・カードを1枚引く。", [("カードを1枚引く。", "list-of-what")]),
        ("そうでないなら、カードを1枚引く。", [("そうでないなら、カードを1枚引く", "otherwise-of-what")]),
        ("カードを1枚引く。（強い。）", [("（強い。）", "reminder")]),
        ("「カードを1枚引く。", [("「", "quotation-mark")]),
        (
            "自分のキャラクターがダウンした時、カードを1枚引く。",
            [("自分のキャラクターがダウンした時", "when-for-how-long")],
        ),
        ("手札からキャラクターを1枚選び、プレイする。", [("プレイする", "verb-needs-more")]),
        ("フラッシュ\nカードを1枚引く。", [("フラッシュ", "mark-in-text")]),
        (
            "同じレーンにいる相手のキャラクターを1体選び、破壊する。",
            [("同じレーンにいる相手のキャラクターを1体選び", "same-as-what")],
        ),
        ("自分のキャラクターは2回アタックできる。", [("2回", "phrase-not-here")]),
        ("踊る。自分のキャラクター1体と相手のキャラクター1体を選ぶ。それを破壊する。", [("踊る", "expected-clause")]),
        ("自分のキャラクター1体と相手のキャラクター1体を選ぶ。それを破壊する。", [("それ", "which-one")]),
    ],
)  # fmt: skip
def test_an_effect_is_refused_at_exactly_these_characters(text: str, expected: list[tuple[str, str]]) -> None:
    assert problems(text, "effect") == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("カードを1枚引く。", [("カードを1枚引く", "cannot-stand")]),
        ("このキャラクターがアタックした時。", [("このキャラクターがアタックした時", "sentence-stops")]),
        ("【謎】カードを1枚引く。", [("【謎】", "label")]),
        ("エネルギー1：", [("エネルギー1：", "no-effect")]),
        ("踊る：カードを1枚引く。", [("踊る", "expected-clause")]),
        ("アタック時、エネルギー1：カードを1枚引く。", [("アタック時、エネルギー1", "no-head-here")]),
        ("このキャラクターは、アタックできる。", [("このキャラクターは、アタックできる", "verb-needs-more")]),
        (
            "1ターンに1度、このキャラクターのATKを＋200する。",
            [("1ターンに1度、このキャラクターのATKを＋200する。", "once-of-standing")],
        ),
        ("自分のターン開始時、踊る。", [("踊る", "expected-clause")]),
        ("このキャラクターがダメージを受けた時、カードを1枚引く。", [("このキャラクター", "phrase-not-here")]),
        ("自分が＜竜＞のカードを引いた時、カードを1枚引く。", [("＜竜＞のカード", "how-many")]),
        ("手札のこのカードを捨てる：カードを1枚引く。", [("捨", "expected-clause")]),
        ("自分がトラッシュからエフェクトをプレイした時、カードを1枚引く。", [("トラッシュ", "phrase-not-here")]),
        (
            "このキャラクターがアタック表示から裏側表示になった時、カードを1枚引く。",
            [("このキャラクターがアタック表示から裏側表示になった時", "verb-needs-more")],
        ),
        ("このキャラクターはどの向きにでも2マス移動できる。", [("どの向きにでも2マス", "expected-clause")]),
        (
            "相手のキャラクターは、このキャラクターと同じレーンに移動できない。",
            [("このキャラクター", "phrase-not-here")],
        ),
        (
            "このキャラクターが場に出た時、自分のキャラクターを1体選び、他のキャラクターを1体選び、破壊する。",
            [("他の", "other-than-what")],
        ),
    ],
)  # fmt: skip
def test_a_character_is_refused_at_exactly_these_characters(text: str, expected: list[tuple[str, str]]) -> None:
    assert problems(text, "character") == expected


def compiles(text: str, kind: str) -> bool:
    try:
        compile_text(text, kind)
    except (NotUnderstood, TwoReadings):
        return False
    return True


def suggested(text: str, kind: str) -> tuple[str, ...]:
    try:
        compile_text(text, kind)
    except NotUnderstood as refused:
        return refused.problems[0].nearest
    except TwoReadings as two:
        return two.readings
    raise AssertionError(f"{text} is understood")


def in_place_of_its_sentence(text: str, kind: str, suggestion: str) -> bool:
    """Whether some sentence of the text, exchanged for the suggestion, makes the text one that is understood."""
    lines = text.split("\n")
    for number, line in enumerate(lines):
        head, colon, rest = line.rpartition("：")
        sentences = rest.split("。")
        for place in range(len(sentences)):
            changed = "。".join((*sentences[:place], suggestion.removesuffix("。"), *sentences[place + 1 :]))
            if compiles("\n".join((*lines[:number], head + colon + changed, *lines[number + 1 :])), kind):
                return True
    return False


@pytest.mark.parametrize(("kind", "text", "first"), REFUSED)
def test_what_is_refused_is_answered_with_wordings_that_are_understood(kind: str, text: str, first: str) -> None:
    shown = suggested(text, kind)
    assert (shown or ("",))[0] == first
    assert len(shown) <= 3
    for one in shown:
        assert compiles(one, kind) or in_place_of_its_sentence(text, kind, one), one


@pytest.mark.parametrize("sentence", SENTENCES)
def test_a_usual_wording_is_understood(sentence: str) -> None:
    before = (
        "相手のキャラクターを1体選ぶ。",
        "自分のデッキの上からカード3枚を見る。",
        "自分の場にキャラクターがいるなら、カードを1枚引く。",
    )
    texts = [sentence, *(f"{one}{sentence}" for one in before)]
    texts += [f"{sentence}\n・カードを1枚引く。\n・カードを2枚引く。"]
    texts += [f"自分の空いているマスを1つ選ぶ。{sentence}", f"このキャラクターが場に出た時、{sentence}"]
    texts += [f"相手のキャラクターがアタックした時、自分の手札を1枚捨ててもよい。{sentence}"]
    texts += [f"相手がキャラクターをプレイした時、このカードをゲインしてもよい。{sentence}"]
    assert any(compiles(text, kind) for text in texts for kind in ("character", "effect", "support"))


@pytest.mark.parametrize(
    ("typed", "near", "opposite"),
    [
        ("自分のライフを500点減らすのだ。", "自分のライフを500失う。", "回復"),
        ("相手のキャラクターを1体選び、ATKを200下げるぞ。", "", "＋"),
        ("相手に300ダメージ与えるのだ。", "相手に300ダメージを与える。", "回復"),
        ("カード1枚引く。", "カード1枚を引く。", "捨"),
    ],
)
def test_the_nearest_wording_is_near_in_meaning(typed: str, near: str, opposite: str) -> None:
    shown = suggested(typed, "effect")
    assert near in (*shown, "")
    assert not any(opposite in one for one in shown)


@pytest.mark.parametrize(
    ("typed", "kind", "meant"),
    [
        ("相手のモンスターを1体選び、破壊する。", "effect", "相手のキャラクターを1体選び、破壊する。"),
        ("相手のユニット1体を手札に戻す。", "effect", "相手のキャラクター1体を手札に戻す。"),
        ("倒された時、カードを1枚引く。", "character", "ダウンした時、カードを1枚引く。"),
        ("相手のキャラを倒すたび、1枚ドローする。", "character", "相手のキャラをダウンさせるたび、1枚ドローする。"),
        ("他のキャラがいれば、ATK+300。", "character", "他のキャラがいれば、このカードのATK＋300。"),
        ("場のキャラクターは1体選び、破壊する。", "effect", "場のキャラクターを1体選び、破壊する。"),
    ],
)  # fmt: skip
def test_words_of_other_games_and_what_is_left_out_are_answered_with_what_is_meant(
    typed: str, kind: str, meant: str
) -> None:
    shown = suggested(typed, kind)
    assert meant in shown
    assert all(compiles(one, kind) for one in shown)


def test_what_is_near_to_nothing_is_answered_with_nothing() -> None:
    assert suggested("踊りながら歌う。", "effect") == ()


def test_a_keyword_that_there_is_not() -> None:
    with pytest.raises(NotUnderstood) as caught:
        compile_keywords(("上空", "上昇"))
    (problem,) = caught.value.problems
    assert (caught.value.text, problem.span.of("上昇"), problem.nearest[0]) == ("上昇", "上昇", "上空")
