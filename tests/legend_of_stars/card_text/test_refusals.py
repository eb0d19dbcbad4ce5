"""What is not understood is pointed at, character by character; what can be read in two ways is not guessed."""

import pytest

from kirifuda.legend_of_stars.card_text import compile_keywords, compile_text
from kirifuda.text.problems import NotUnderstood, TwoReadings
from kirifuda.words import LANGUAGES, say


def problems(text: str, kind: str) -> list[tuple[str, str]]:
    """The characters at fault, each with the end of the message's key."""
    with pytest.raises(NotUnderstood) as caught:
        compile_text(text, kind)
    for problem in caught.value.problems:
        for language in LANGUAGES:
            assert say(problem.what, language)
    return [(one.span.of(text), one.what.key.removeprefix("stars-text-")) for one in caught.value.problems]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("相手のキャラクターを1体ずつ選び、手札に戻す。", [("相手のキャラクター", "each-of-what")]),
        ("カードを2枚燃やす。", [("燃やす", "expected-clause")]),
        ("カードを２枚　燃やす。", [("燃やす", "expected-clause")]),
        ("相手のキャラクターを1体選び、赤く破壊する。", [("赤く", "expected-clause")]),
        ("カードを1枚引く。踊る。カードを2枚引く。歌う。", [("踊る", "expected-clause"), ("歌う", "expected-clause")]),
        ("相手のキャラクターを破壊する。", [("相手のキャラクター", "how-many")]),
        ("それを破壊する。", [("それ", "pronoun")]),
        ("破壊する。", [("破壊する", "about-what")]),
        ("相手のキャラクターを1体選び、破壊し。", [("破壊し", "sentence-stops")]),
        ("カードを1枚引くカードを1枚引く。", [("引く", "sentence-goes-on")]),
        ("相手のキャラクターを1体選び、300ダメージを与える。", [("与える", "damage-to-character")]),
        ("相手のキャラクター全てに300ダメージを与える。", [("相手のキャラクター全て", "damage-to-character")]),
        ("300ダメージを与える。", [("与える", "damage-to-whom")]),
        ("相手に200ダウンダメージを与える。", [("200ダウンダメージ", "down-damage-by-effect")]),
        ("相手のキャラクターを1体選び、自分の手札に戻す。", [("自分の手札", "own-zones")]),
        ("相手のキャラクターを1体選び、デッキに戻す。", [("デッキ", "which-end-of-deck")]),
        ("相手のキャラクターを1体選び、自分の前衛に移動させる。", [("自分の前衛", "own-squares")]),
        ("自分のキャラクター1体と相手のキャラクター1体の位置を入れ替える。", [("入れ替える", "own-squares")]),
        ("自分のキャラクター1体を90度右に回転させる。", [("回転させる", "turned-how")]),
        ("ダイスを1個振る。", [("振る", "no-dice")]),
        ("追加で手札を1枚捨てなければならない。", [("捨てなければならない", "more-to-pay")]),
        ("自分のエネルギーを1つ増やす。", [("増やす", "energy-how")]),
        ("このターン、自分の＜戦士＞全てはスピードが＋2される。", [("される", "only-battle-stats")]),
        ("自分のキャラクターを1体選び、ターン終了時までこのターン上空を与える。", [("このターン", "twice-how-long")]),
        ("自分のキャラクターを1体選び、元々のATKを＋200する。", [("する", "original-changes")]),
        ("自分のキャラクターを1体選び、コストを0にする。", [("コスト", "only-battle-stats")]),
        ("自分のキャラクターを1体選び、スピード耐性を与える。", [("スピード耐性", "keyword-number")]),
        ("以下の効果から1つを選ぶ。", [("以下の効果から1つを選ぶ", "list-missing")]),
        ("カードを1枚引く。\n・カードを1枚引く。", [("カードを1枚引く。", "list-of-what")]),
        ("そうでないなら、カードを1枚引く。", [("そうでないなら、カードを1枚引く", "otherwise-of-what")]),
        ("カードを1枚引く。（強い。）", [("（強い。）", "reminder")]),
        ("「カードを1枚引く。", [("「", "quotation-mark")]),
        ("自分のキャラクターがダウンした時、カードを1枚引く。", [("ダウンした", "until-when")]),
        ("手札からキャラクターを1枚選び、プレイする。", [("プレイする", "play-free")]),
        ("フラッシュ\nカードを1枚引く。", [("フラッシュ", "mark-in-text")]),
        (
            "カードを1枚引く。自分の手札が2枚以下なら、代わりに相手に200ダメージを与える。",
            [("自分の手札が2枚以下なら、代わりに相手に200ダメージを与える", "instead-of-what")],
        ),
        ("同じレーンにいる相手のキャラクターを1体選び、破壊する。", [("同じレーンにいる", "same-as-what")]),
        ("自分のキャラクターは2回アタックできる。", [("アタックできる", "double-attack")]),
    ],
)
def test_an_effect_is_refused_at_exactly_these_characters(text: str, expected: list[tuple[str, str]]) -> None:
    assert problems(text, "effect") == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("カードを1枚引く。", [("カードを1枚引く", "no-condition")]),
        ("このキャラクターがアタックした時。", [("", "no-verb")]),
        ("【謎】カードを1枚引く。", [("【謎】", "label")]),
        ("エネルギー1：", [("エネルギー1：", "no-effect")]),
        ("踊る：カードを1枚引く。", [("踊る", "expected-cost")]),
        (
            "アタック時、エネルギー1：カードを1枚引く。",
            [("アタック時、エネルギー1：カードを1枚引く", "cost-of-trigger")],
        ),
        ("このキャラクターは、アタックできる。", [("アタックできる", "attacks-anyway")]),
        (
            "1ターンに1度、このキャラクターのATKを＋200する。",
            [("1ターンに1度、このキャラクターのATKを＋200する", "once-of-what")],
        ),
        ("自分のターン開始時、踊る。", [("踊る", "expected-clause")]),
        ("このキャラクターがダメージを受けた時、カードを1枚引く。", [("このキャラクター", "damage-to-character")]),
        ("自分が＜竜＞のカードを引いた時、カードを1枚引く。", [("＜竜＞のカード", "not-here")]),
        ("手札のこのカードを捨てる：カードを1枚引く。", [("手札のこのカード", "not-here")]),
        ("自分がトラッシュからエフェクトをプレイした時、カードを1枚引く。", [("トラッシュ", "not-here")]),
        (
            "このキャラクターがアタック表示から裏側表示になった時、カードを1枚引く。",
            [("アタック表示", "not-here")],
        ),
        ("このキャラクターはどの向きにでも2マス移動できる。", [("移動できる", "one-step")]),
        ("相手のキャラクターは、このキャラクターと同じレーンに移動できない。", [("と同じ", "not-here")]),
    ],
)
def test_a_character_is_refused_at_exactly_these_characters(text: str, expected: list[tuple[str, str]]) -> None:
    assert problems(text, "character") == expected


def test_two_readings_come_with_the_other_problems() -> None:
    text = "踊る。自分のキャラクター1体と相手のキャラクター1体を選ぶ。それを破壊する。"
    assert problems(text, "effect") == [("踊る", "expected-clause"), ("それ", "two-readings")]


def test_the_nearest_wording_is_shown() -> None:
    with pytest.raises(NotUnderstood) as caught:
        compile_text("相手のキャラクターを1体選び、粉砕する。", "effect")
    (problem,) = caught.value.problems
    assert problem.nearest[0] == "相手のキャラクターを1体選び、破壊する。"


@pytest.mark.parametrize(
    ("text", "part", "readings"),
    [
        (
            "自分のキャラクター1体と相手のキャラクター1体を選ぶ。それを破壊する。",
            "それ",
            ("自分のキャラクター1体", "相手のキャラクター1体"),
        ),
        (
            "自分の前衛のキャラクター1体と後衛のキャラクター1体の位置を入れ替える。",
            "後衛のキャラクター1体",
            ("自分の後衛のキャラクター1体", "場の後衛のキャラクター1体"),
        ),
        (
            "相手のキャラクターを1体選ぶ。サポートを1枚選ぶ。そのカードを破壊する。相手のキャラクター1体と自分のキャラクター1体を選び、"
            "そのキャラクターの表示を変更する。",
            "そのキャラクター",
            ("相手のキャラクター1体", "自分のキャラクター1体"),
        ),
    ],
)
def test_what_can_mean_either_is_refused_with_both_readings(text: str, part: str, readings: tuple[str, ...]) -> None:
    with pytest.raises(TwoReadings) as caught:
        compile_text(text, "effect")
    assert (caught.value.span.of(text), caught.value.readings) == (part, readings)


def test_another_than_which_is_not_guessed_where_the_bearer_is_a_character_too() -> None:
    text = "このキャラクターが場に出た時、自分のキャラクターを1体選び、他のキャラクターを1体選び、破壊する。"
    with pytest.raises(TwoReadings) as caught:
        compile_text(text, "character")
    assert (caught.value.span.of(text), caught.value.readings) == ("他の", ("このカード", "自分のキャラクター"))


def test_a_keyword_that_there_is_not() -> None:
    with pytest.raises(NotUnderstood) as caught:
        compile_keywords(("上空", "上昇"))
    (problem,) = caught.value.problems
    assert (caught.value.text, problem.span.of("上昇"), problem.nearest[0]) == ("上昇", "上昇", "上空")
