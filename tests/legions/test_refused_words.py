"""What the one reader does not understand is pointed at, character by character, with what may have been meant."""

import pytest

from kirifuda.legions.card_words.reader import compile_keywords, compile_text
from kirifuda.text.problems import NotUnderstood
from kirifuda.words import LANGUAGES, say


def problems(text: str, category: str) -> list[tuple[str, str]]:
    """The characters at fault, each with the end of the message's key."""
    with pytest.raises(NotUnderstood) as caught:
        compile_text(text, category)
    for problem in caught.value.problems:
        for language in LANGUAGES:
            assert say(problem.what, language)
    return [(one.span.of(text), one.what.key.removeprefix("reading-")) for one in caught.value.problems]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("カードを2枚燃やす。", [("燃やす", "expected-particle")]),
        ("カードを２枚　燃やす。", [("燃やす", "expected-particle")]),
        ("相手のミニオンを1体選び、強くブレイクする。", [("強く", "expected-clause")]),
        ("カードを1枚引く。踊る。カードを2枚引く。歌う。", [("踊る", "expected-clause"), ("歌う", "expected-clause")]),
        ("相手のミニオンをブレイクする。", [("相手のミニオン", "how-many")]),
        ("それをブレイクする。", [("それ", "nothing-named")]),
        ("ブレイクする。", [("ブレイクする", "about-what")]),
        ("以下の効果の中から1つ選ぶ。", [("以下の効果の中から1つ選ぶ", "list-missing")]),
        ("カードを1枚引く。\n・カードを1枚引く。", [("カードを1枚引く。", "list-of-what")]),
        ("そうでないなら、カードを1枚引く。", [("そうでないなら、カードを1枚引く", "otherwise-of-what")]),
        ("カードを1枚引く。（強い。）", [("（強い。）", "reminder")]),
        ("「カードを1枚引く。", [("「", "quotation-mark")]),
        ("カードを1枚引く。【MP1】代わりに相手のマスターに2ダメージを与える。",
         [("【MP1】代わりに相手のマスターに2ダメージを与える", "instead-of-what")]),
        ("カードを1枚引く。このダメージはバトルダメージとして扱う。",
         [("このダメージはバトルダメージとして扱う", "which-damage")]),
        ("【踊る】カードを1枚引く。", [("踊る", "expected-clause")]),
    ],
)  # fmt: skip
def test_what_is_played_is_refused_at_exactly_these_characters(text: str, expected: list[tuple[str, str]]) -> None:
    assert problems(text, "skill") == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("「A」《満月の夜》：カードを1枚引く。", [("満月の夜", "no-such-time")]),
        ("「A」《配置時》：", [("「A」《配置時》：", "no-effect")]),
        ("「A」《常時》【MP1】：このカードは、ブロックされない。",
         [("「A」《常時》【MP1】：このカードは、ブロックされない。", "cost-of-standing")]),
        ("「A」《常時》：カードを1枚引く。", [("カードを1枚引く", "cannot-stand")]),
        ("「A」《配置時》【踊る】：カードを1枚引く。", [("踊る", "expected-clause")]),
        ("「A」《満月の夜》：歌う。\n「B」《配置時》：踊る。",
         [("満月の夜", "no-such-time"), ("歌う", "expected-clause"), ("踊る", "expected-clause")]),
        ("「速攻」（このカードは、カードを1枚引く。）", [("引く", "reminder-else")]),
    ],
)  # fmt: skip
def test_an_ability_is_refused_at_exactly_these_characters(text: str, expected: list[tuple[str, str]]) -> None:
    assert problems(text, "minion") == expected


@pytest.mark.parametrize(
    ("category", "text", "first"),
    [
        ("skill", "相手のミニオン1体ブレイク。", "相手のミニオン1体をブレイク。"),
        ("skill", "カード2枚引く。", "カード2枚を引く。"),
    ],
)
def test_what_is_jotted_is_shown_as_it_may_be_meant(category: str, text: str, first: str) -> None:
    with pytest.raises(NotUnderstood) as caught:
        compile_text(text, category)
    assert caught.value.problems[0].nearest[0] == first


@pytest.mark.parametrize(
    "text",
    ["カードを2枚燃やす。", "相手のミニオンを滅ぼす。", "ミニオンに3ダメージだ。", "マスターのライフを減らす。"],
)
def test_what_is_shown_compiles(text: str) -> None:
    with pytest.raises(NotUnderstood) as caught:
        compile_text(text, "skill")
    for one in caught.value.problems:
        assert one.nearest
        for near in one.nearest:
            try:
                compile_text(near, "skill")
            except NotUnderstood:
                compile_text(f"「A」《常時》：{near}", "minion")


def test_keywords_of_their_column() -> None:
    assert [one.name for one in compile_keywords(("速攻", "貫通２"))] == ["haste", "pierce"]
    with pytest.raises(NotUnderstood) as caught:
        compile_keywords(("即攻",))
    assert caught.value.problems[0].nearest[0] == "速攻"
