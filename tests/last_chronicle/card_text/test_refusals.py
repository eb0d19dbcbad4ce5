"""What is not understood is pointed at, character by character; what can be read in two ways is not guessed."""

import pytest

from kirifuda.last_chronicle.card_text import compile_text
from kirifuda.text.problems import NotUnderstood, TwoReadings
from kirifuda.words import LANGUAGES, say


def problems(text: str, kind: str) -> list[tuple[str, str]]:
    """The characters at fault, each with the end of the message's key."""
    with pytest.raises(NotUnderstood) as caught:
        compile_text(text, (kind,))
    for problem in caught.value.problems:
        for language in LANGUAGES:
            assert say(problem.what, language)
    return [(one.span.of(text), one.what.key.removeprefix("chronicle-text-")) for one in caught.value.problems]


@pytest.mark.parametrize(
    ("kind", "text", "expected"),
    [
        ("spell", "カードを2枚めくる。", [("めくる", "expected-clause")]),
        ("spell", "カードを２枚　めくる。", [("めくる", "expected-clause")]),
        ("spell", "対戦相手のユニット1体を選び、赤く破壊する。", [("赤く", "expected-clause")]),
        (
            "spell",
            "カードを1枚引く。踊る。カードを2枚引く。歌う。",
            [("踊る", "expected-clause"), ("歌う", "expected-clause")],
        ),
        ("spell", "対戦相手のユニットに2000ダメージを与える。", [("対戦相手のユニット", "how-many")]),
        ("spell", "それに2000ダメージを与える。", [("それ", "pronoun")]),
        ("spell", "カードを1枚引く。選んだユニットを破壊する。", [("選んだユニット", "pronoun")]),
        ("spell", "破壊する。", [("破壊する", "about-what")]),
        ("spell", "戦場にあるユニット1体を捨てる。", [("戦場にあるユニット1体", "discard-from-hand")]),
        ("spell", "戦場のカードすべてを捨てる。", [("戦場のカードすべて", "discard-from-hand")]),
        ("spell", "このカードを捨てる。", [("このカードを捨てる。", "discard-from-hand")]),
        (
            "unit",
            "このユニットが攻撃したとき、あなたはこのカードを捨ててもよい。",
            [("このユニットが攻撃したとき、あなたはこのカードを捨ててもよい。", "discard-from-hand")],
        ),
        ("unit", "《1》：このカードを捨てる。", [("《1》：このカードを捨てる。", "discard-from-hand")]),
        ("spell", "ユニット1体を選び、3000ダメージを与え。", [("与え", "sentence-stops")]),
        ("spell", "カードを1枚引くカードを1枚引く。", [("引く", "sentence-goes-on")]),
        ("spell", "ユニット1体を選び、ターンの終わりまで『怪力』を与える。", [("『怪力』", "give-what")]),
        ("spell", "ユニット1体を選び、デッキに戻す。", [("デッキ", "which-end-of-deck")]),
        (
            "spell",
            "ユニット1体を選び、ターンの終わりまで、このターン『速攻』を与える。",
            [("このターン", "twice-how-long")],
        ),
        ("spell", "ユニット1体を2体選び、破壊する。", [("選び、", "too-much")]),
        ("spell", "以下の効果から1つを選ぶ。", [("以下の効果から1つを選ぶ", "list-missing")]),
        ("spell", "カードを1枚引く。\n・カードを1枚引く。", [("カードを1枚引く。", "list-of-what")]),
        ("spell", "そうでないならば、カードを1枚引く。", [("そうでないならば、カードを1枚引く", "otherwise-of-what")]),
        ("spell", "カードを1枚引く。（強い。）", [("（強い。）", "reminder")]),
        ("unit", "このユニットは『オーラ』を持つ（手札が3枚以下の場合）。", [("（手札が3枚以下の場合）", "reminder")]),
        ("spell", "対戦相手のユニット1体を選び、自分の戦場に移す。", [("移す", "where-from")]),
        ("history", "【獣】のユニットのコストは1減り、＋500/＋0される。", [("＋500/＋0される", "about-what")]),
        ("spell", "「カードを1枚引く。", [("「", "quotation-mark")]),
        ("spell", "ユニット1体を選び、それは+2される。", [("+2される", "which-number")]),
        ("spell", "捨て札置き場のカードを1枚捨てる。", [("捨て札置き場のカード", "discard-from-hand")]),
        ("spell", "ユニット1体を選び、それを打ち消す。", [("打ち消す", "interrupt-what")]),
        ("spell", "ユニット1体を選び、それを捨てる。", [("捨てる", "discard-from-hand")]),
        ("spell", "デッキの一番上のカードを捨てる。", [("捨てる", "discard-from-hand")]),
        ("spell", "各プレイヤーは《2》を支払ってもよい。", [("支払ってもよい", "each-may")]),
        ("spell", "対戦相手のアビリティ1つを選び、それを破壊する。", [("破壊する", "ability-on-stack")]),
        (
            "spell",
            "あなたの時代がⅢ以上ならば、カードを1枚引き、あなたのライフが5以下ならば、3ライフを得る。",
            [("ならば、カードを1枚引き、あなたのライフが5以下ならば、3ライフを得る", "second-fact")],
        ),
        (
            "spell",
            "コストの合計が5以下になるようにユニットすべてを選び、それを破壊する。",
            [("コストの合計が5以下になるようにユニットすべて", "how-many")],
        ),
        ("spell", "手札をシャッフルする。", [("シャッフルする", "shuffle-what")]),
        ("spell", "【兵士】トークンを1体戦場に配置する。", [("【兵士】トークン", "token-power")]),
        ("spell", "あなたのユニット1体と手札1枚を交換する。", [("交換する", "exchange-what")]),
        ("spell", "あなたの手札が2枚でないならばカードを1枚引き、", [("引き、", "sentence-stops")]),
        ("spell", "プレイヤーはカードを1枚引く。", [("プレイヤー", "which-player")]),
        ("spell", "ユニットを2体以上選び、破壊する。", [("ユニット", "how-many")]),
        (
            "spell",
            "ユニット2体を選ぶ。1体目に選んだユニットに3000ダメージを与える。",
            [("1体目に選んだユニット", "pronoun")],
        ),
        ("spell", "ユニット1体を選ぶ。あなたのライフが5以下かつカードを1枚引く。", [("かつ", "expected-clause")]),
        ("unit", "カードを1枚引く。", [("カードを1枚引く。", "no-condition")]),
        ("structure", "『動力（X）』", [("『動力（X）』", "keyword-number")]),
        ("history", "あなたのユニットが2体以上防御したとき、カードを1枚引く。", [("防御した", "how-many-happen")]),
        (
            "unit",
            "[F]このユニットが攻撃したとき、カードを1枚引く。",
            [("このユニットが攻撃したとき、カードを1枚引く。", "icon-t")],
        ),
        ("unit", "[T]このユニットは防御されない。", [("このユニットは防御されない。", "icon-f")]),
        ("unit", "[A]このユニットは防御されない。", [("このユニットは防御されない。", "icon-f")]),
        ("unit", "『怪力』", [("怪力", "no-keyword")]),
        ("unit", "『突破』", [("突破", "keyword-form")]),
        ("unit", "『速攻 2』", [("速攻 2", "keyword-form")]),
        ("unit", "踊る：カードを1枚引く。", [("踊る", "expected-cost")]),
        ("unit", "《1》：", [("《1》：", "no-effect")]),
        ("unit", "このユニットが踊ったとき、カードを1枚引く。", [("踊ったとき", "expected-clause")]),
        ("unit", "このユニットが攻撃したとき。", [("", "then-what")]),
        ("unit", "このユニットが破壊される場合、カードを1枚引く。", [("破壊される", "instead-missing")]),
        ("unit", "このユニットが攻撃したならば、カードを1枚引く。", [("攻撃した", "if-happened")]),
        ("unit", "あなたのユニット2体が攻撃したとき、カードを1枚引く。", [("あなたのユニット2体", "how-many-happen")]),
        ("unit", "『準備 3 条件 (踊る)』", [("踊る", "expected-condition")]),
        ("unit", "このユニットの上にカウンターを1個置く：カードを1枚引く。", [("カウンター", "which-counter")]),
        (
            "unit",
            "カード名の異なるユニットが3体以上あるなら、このユニットは『速攻』を持つ。",
            [("カード名の異なるユニット", "not-here")],
        ),
        ("unit", "このユニットは効果を受けない。", [("効果", "effects-of-what")]),
        ("spell", "カードを1枚引き、手札を1枚捨てるか2ライフを失う。", [("捨てる", "either-of-what")]),
        ("spell", "対戦相手は次の調整フェイズを飛ばす。", [("次の調整フェイズを", "expected-clause")]),
        (
            "unit",
            "各ターンの開始時に、カードを1枚引く。このアビリティは1ターンに1回しかトリガーしない。",
            [
                (
                    "各ターンの開始時に、カードを1枚引く。このアビリティは1ターンに1回しかトリガーしない。",
                    "no-condition",
                )
            ],
        ),
        (
            "unit",
            "このユニットが攻撃したときか、対戦相手のユニットが防御したとき、カードを1枚引く。",
            [("か", "expected-clause")],
        ),
    ],
)
def test_what_is_wrong_is_pointed_at(kind: str, text: str, expected: list[tuple[str, str]]) -> None:
    assert problems(text, kind) == expected


@pytest.mark.parametrize(
    ("kind", "text", "characters", "readings"),
    [
        ("spell", "ユニット1体を選び、ユニット1体を選び、それを破壊する。", "それ", ("ユニット1体", "ユニット1体")),
        (
            "unit",
            "このユニットが攻撃したとき、ユニット1体を選ぶ。他のユニットすべてに1000ダメージを与える。",
            "他の",
            ("このカード", "ユニット1体"),
        ),
        (
            "unit",
            "ユニットがユニットにダメージを与えたとき、それを破壊する。",
            "それ",
            ("条件を満たしたカード", "その相手のカード"),
        ),
        (
            "unit",
            "あなたの他のユニットが戦場に配置されたとき、このユニットがワイプ状態ならば、それを回復する。",
            "それ",
            ("このカード", "条件を満たしたカード"),
        ),
    ],
)
def test_two_readings_are_both_shown(kind: str, text: str, characters: str, readings: tuple[str, ...]) -> None:
    with pytest.raises(TwoReadings) as caught:
        compile_text(text, (kind,))
    assert (caught.value.span.of(text), caught.value.readings) == (characters, readings)


def test_the_nearest_wording_is_shown() -> None:
    with pytest.raises(NotUnderstood) as caught:
        compile_text("カードを2枚めくる。", ("spell",))
    assert caught.value.problems[0].nearest[0] == "カードを2枚引く。"


def test_the_nearest_keyword_is_shown() -> None:
    with pytest.raises(NotUnderstood) as caught:
        compile_text("『突風 2』", ("unit",))
    assert caught.value.problems[0].nearest[0] == "突破"


def test_a_keyword_without_its_number_is_shown_how_it_is_written() -> None:
    with pytest.raises(NotUnderstood) as caught:
        compile_text("『速攻』『突破』", ("unit",))
    problem = caught.value.problems[0]
    assert (problem.span.of(caught.value.text), problem.nearest) == ("突破", ("『突破 2』",))


def test_all_problems_of_all_lines_come_at_once() -> None:
    text = "『怪力』\nこのユニットが踊ったとき、カードを1枚引く。\n歌う：カードを1枚引く。"
    assert problems(text, "unit") == [
        ("怪力", "no-keyword"),
        ("踊ったとき", "expected-clause"),
        ("歌う", "expected-cost"),
    ]


def test_two_readings_come_with_the_other_problems() -> None:
    text = "『怪力』\nユニットがユニットにダメージを与えたとき、それを破壊する。"
    assert problems(text, "unit") == [("怪力", "no-keyword"), ("それ", "two-readings")]
