"""The one reader of card texts, in the words of Last Chronicle: what is wrong, where, and what may have been meant."""

import pytest

from kirifuda.last_chronicle.card_words.reader import compile_text
from kirifuda.last_chronicle.card_words.wordings import CONDITIONS, COSTS
from kirifuda.text.problems import NotUnderstood, TwoReadings
from kirifuda.words import LANGUAGES, say


def problems(text: str, kind: str) -> list[tuple[str, str]]:
    """The characters at fault, each with the end of the message's key."""
    with pytest.raises(NotUnderstood) as caught:
        compile_text(text, (kind,))
    for problem in caught.value.problems:
        for language in LANGUAGES:
            assert say(problem.what, language)
    return [(one.span.of(text), one.what.key.removeprefix("reading-")) for one in caught.value.problems]


@pytest.mark.parametrize(
    ("kind", "text", "expected"),
    [
        ("spell", "カードを2枚めくる。", [("カードを2枚めくる", "no-such-thing")]),
        ("spell", "カードを２枚\u3000めくる。", [("カードを２枚\u3000めくる", "no-such-thing")]),
        ("spell", "対戦相手のユニット1体を選び、赤く破壊する。", [("赤く", "expected-clause")]),
        (
            "spell",
            "カードを1枚引く。踊る。カードを2枚引く。歌う。",
            [("踊る", "expected-clause"), ("歌う", "expected-clause")],
        ),
        ("spell", "対戦相手のユニットに2000ダメージを与える。", [("対戦相手のユニット", "phrase-not-here")]),
        ("spell", "それに2000ダメージを与える。", [("それ", "nothing-named")]),
        ("spell", "カードを1枚引く。選んだユニットを破壊する。", [("選んだユニット", "nothing-named")]),
        ("spell", "破壊する。", [("破壊する", "about-what")]),
        ("spell", "戦場にあるユニット1体を捨てる。", [("戦場にあるユニット1体を捨てる", "verb-needs-more")]),
        ("spell", "戦場のカードすべてを捨てる。", [("戦場のカードすべてを捨てる", "verb-needs-more")]),
        ("spell", "このカードを捨てる。", [("このカードを捨てる", "discard-from-hand")]),
        (
            "unit",
            "このユニットが攻撃したとき、あなたはこのカードを捨ててもよい。",
            [("このユニットが攻撃したとき、あなたはこのカードを捨ててもよい", "discard-from-hand")],
        ),
        ("unit", "《1》：このカードを捨てる。", [("《1》：このカードを捨てる", "discard-from-hand")]),
        ("spell", "ユニット1体を選び、3000ダメージを与え。", [("3000ダメージを与え", "sentence-stops")]),
        ("spell", "カードを1枚引くカードを1枚引く。", [("", "no-verb")]),
        ("spell", "ユニット1体を選び、ターンの終わりまで『怪力』を与える。", [("『怪力』", "expected-clause")]),
        ("spell", "ユニット1体を選び、デッキに戻す。", [("デッキに戻す", "which-end-of-deck")]),
        (
            "spell",
            "ユニット1体を選び、ターンの終わりまで、このターン『速攻』を与える。",
            [("このターン", "phrase-not-here")],
        ),
        ("spell", "ユニット1体を2体選び、破壊する。", [("2体", "phrase-not-here")]),
        ("spell", "以下の効果から1つを選ぶ。", [("以下の効果から1つを選ぶ", "list-missing")]),
        ("spell", "カードを1枚引く。\n・カードを1枚引く。", [("カードを1枚引く。", "list-of-what")]),
        ("spell", "そうでないならば、カードを1枚引く。", [("そうでないならば、カードを1枚引く", "otherwise-of-what")]),
        ("spell", "カードを1枚引く。（強い。）", [("（強い", "expected-clause"), ("）", "expected-clause")]),
        ("unit", "このユニットは『オーラ』を持つ（手札が3枚以下の場合）。", [("手", "expected-clause")]),
        ("spell", "対戦相手のユニット1体を選び、自分の戦場に移す。", [("移す", "expected-clause")]),
        (
            "history",
            "【獣】のユニットのコストは1減り、＋500/＋0される。",
            [("【獣】のユニットのコストは1減り", "verb-needs-more")],
        ),
        ("spell", "「カードを1枚引く。", [("「", "quotation-mark")]),
        ("spell", "ユニット1体を選び、それは+2される。", [("それ", "phrase-not-here")]),
        ("spell", "捨て札置き場のカードを1枚捨てる。", [("捨て札置き場のカード", "phrase-not-here")]),
        ("spell", "ユニット1体を選び、それを打ち消す。", [("それを打ち消す", "no-such-thing")]),
        ("spell", "ユニット1体を選び、それを捨てる。", [("ユニット1体を選び、それを捨てる", "discard-from-hand")]),
        ("spell", "デッキの一番上のカードを捨てる。", [("デッキの一番上のカードを捨てる", "verb-needs-more")]),
        ("spell", "各プレイヤーは《2》を支払ってもよい。", [("各プレイヤーは《2》を支払ってもよい", "each-may")]),
        ("spell", "対戦相手のアビリティ1つを選び、それを破壊する。", [("それを破壊する", "no-such-thing")]),
        (
            "spell",
            "あなたの時代がⅢ以上ならば、カードを1枚引き、あなたのライフが5以下ならば、3ライフを得る。",
            [("3ライフを得る", "second-fact")],
        ),
        (
            "spell",
            "コストの合計が5以下になるようにユニットすべてを選び、それを破壊する。",
            [("コストの合計が5以下になるように", "phrase-not-here")],
        ),
        ("spell", "手札をシャッフルする。", [("手札をシャッフルする", "verb-needs-more")]),
        (
            "spell",
            "【兵士】トークンを1体戦場に配置する。",
            [("【兵士】トークンを1体戦場に配置する", "on-the-battlefield")],
        ),
        ("spell", "あなたのユニット1体と手札1枚を交換する。", [("あなたのユニット1体", "phrase-not-here")]),
        (
            "spell",
            "あなたの手札が2枚でないならばカードを1枚引き、",
            [("あなたの手札が2枚でないならば", "verb-needs-more")],
        ),
        ("spell", "プレイヤーはカードを1枚引く。", [("プレイヤーはカードを1枚引く", "who")]),
        ("spell", "ユニットを2体以上選び、破壊する。", [("2体以上", "phrase-not-here")]),
        (
            "spell",
            "ユニット2体を選ぶ。1体目に選んだユニットに3000ダメージを与える。",
            [("目に選んだユニット", "expected-particle")],
        ),
        ("spell", "ユニット1体を選ぶ。あなたのライフが5以下かつカードを1枚引く。", [("つ", "expected-clause")]),
        ("unit", "カードを1枚引く。", [("カードを1枚引く", "cannot-stand")]),
        ("structure", "『動力（X）』", [("『動力（X）』", "keyword-number")]),
        ("history", "あなたのユニットが2体以上防御したとき、カードを1枚引く。", [("2体以上", "phrase-not-here")]),
        ("unit", "[F]このユニットが攻撃したとき、カードを1枚引く。", [("[F]", "icon-t")]),
        ("unit", "[T]このユニットは防御されない。", [("[T]", "icon-f")]),
        ("unit", "[A]このユニットは防御されない。", [("[A]", "icon-f")]),
        ("unit", "『怪力』", [("怪力", "no-keyword")]),
        ("unit", "『突破』", [("突破", "keyword-form")]),
        ("unit", "『速攻 2』", [("速攻 2", "keyword-form")]),
        ("unit", "踊る：カードを1枚引く。", [("踊る", "expected-clause")]),
        ("unit", "《1》：", [("《1》：", "no-effect")]),
        ("unit", "このユニットが踊ったとき、カードを1枚引く。", [("踊った", "expected-clause")]),
        ("unit", "このユニットが攻撃したとき。", [("このユニットが攻撃したとき", "sentence-stops")]),
        (
            "unit",
            "このユニットが破壊される場合、カードを1枚引く。",
            [("このユニットが破壊される場合、カードを1枚引く", "case-without-instead")],
        ),
        (
            "unit",
            "このユニットが攻撃したならば、カードを1枚引く。",
            [("このユニットが攻撃したならば", "verb-not-here")],
        ),
        ("unit", "あなたのユニット2体が攻撃したとき、カードを1枚引く。", [("あなたのユニット2体", "phrase-not-here")]),
        ("unit", "『準備 3 条件 (踊る)』", [("準備 3 条件 (踊る)", "keyword-form")]),
        (
            "unit",
            "このユニットの上にカウンターを1個置く：カードを1枚引く。",
            [("このユニットの上にカウンターを1個置く", "verb-needs-more")],
        ),
        (
            "unit",
            "カード名の異なるユニットが3体以上あるなら、このユニットは『速攻』を持つ。",
            [("カード名の異なるユニットが3体以上あるなら、このユニットは『速攻』を持つ", "bound-together")],
        ),
        ("unit", "このユニットは効果を受けない。", [("このユニットは効果を受けない", "verb-needs-more")]),
        ("spell", "カードを1枚引き、手札を1枚捨てるか2ライフを失う。", [("手札を1枚捨てるか", "or-what")]),
        ("spell", "対戦相手は次の調整フェイズを飛ばす。", [("調", "expected-clause")]),
        (
            "unit",
            "各ターンの開始時に、カードを1枚引く。このアビリティは1ターンに1回しかトリガーしない。",
            [("このアビリティは1ターンに1回しかトリガーしない", "limit-of-what")],
        ),
        ("spell", "ユニット1体を選び、ユニット1体を選び、それを破壊する。", [("それ", "which-one")]),
        (
            "unit",
            "このユニットが攻撃したとき、ユニット1体を選ぶ。他のユニットすべてに1000ダメージを与える。",
            [("他の", "other-than-what")],
        ),
        ("unit", "ユニットがユニットにダメージを与えたとき、それを破壊する。", [("それ", "which-one")]),
    ],
)
def test_what_is_wrong_is_pointed_at(kind: str, text: str, expected: list[tuple[str, str]]) -> None:
    assert problems(text, kind) == expected


@pytest.mark.parametrize(
    ("kind", "text", "characters", "readings"),
    [
        (
            "spell",
            "対戦相手のユニット1体とヒストリー1枚を選び、破壊する。",
            "対戦相手のユニット1体とヒストリー1枚を選び、破壊する",
            (
                "対戦相手のユニット1体と対戦相手のヒストリー1枚を選び、それらを破壊する。",
                "対戦相手のユニットを1体選び、ヒストリーを1枚選び、それらを破壊する。",
            ),
        ),
        (
            "spell",
            "あなたの時代以下のレベルを持つユニットを1体選び、破壊する。",
            "あなたの時代以下のレベルを持つユニットを1体選び、破壊する",
            (
                "あなたのレベルがあなたの時代以下のユニットを1体選び、破壊する。",
                "レベルがあなたの時代以下のユニットを1体選び、破壊する。",
            ),
        ),
    ],
)
def test_two_readings_are_both_shown(kind: str, text: str, characters: str, readings: tuple[str, ...]) -> None:
    with pytest.raises(TwoReadings) as caught:
        compile_text(text, (kind,))
    assert (caught.value.span.of(text), caught.value.readings) == (characters, readings)
    for reading in readings:
        compile_text(reading, (kind,))


@pytest.mark.parametrize(
    ("kind", "text", "costs"),
    [("unit", "踊る：カードを1枚引く。", True), ("unit", "このユニットを踊らせる：カードを1枚引く。", True)],
)
def test_beside_a_cost_that_is_not_understood_stand_costs(kind: str, text: str, costs: bool) -> None:
    with pytest.raises(NotUnderstood) as caught:
        compile_text(text, (kind,))
    assert caught.value.problems[0].nearest
    assert (set(caught.value.problems[0].nearest) <= set(COSTS)) == costs


def test_the_nearest_wordings_are_near_in_meaning() -> None:
    with pytest.raises(NotUnderstood) as caught:
        compile_text("このユニットが戦場に配置されちゃったとき、カードを1枚引く。", ("unit",))
    assert caught.value.problems[0].nearest[0].removesuffix("、カードを1枚引く。") in CONDITIONS


def test_a_strange_word_is_exchanged_for_what_may_be_meant() -> None:
    with pytest.raises(NotUnderstood) as caught:
        compile_text("対戦相手のモンスター1体を選び、破壊する。", ("spell",))
    assert caught.value.problems[0].nearest[0] == "対戦相手のユニット1体を選び、破壊する。"


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
        ("踊った", "expected-clause"),
        ("歌う", "expected-clause"),
    ]


def test_two_readings_come_with_the_other_problems() -> None:
    text = "『怪力』\nこのユニットが攻撃したとき、対戦相手のユニット1体とヒストリー1枚を選び、破壊する。"
    assert [key for _, key in problems(text, "unit")] == ["no-keyword", "two-readings"]


def test_only_one_of_two_readings_can_be_played() -> None:
    """それぞれに: to each of those that were chosen; of what, nothing else in the sentence could say."""
    each = compile_text("ユニットを3体まで選び、それぞれに1000ダメージを与える。", ("spell",))
    assert each == compile_text("ユニットを3体まで選び、それらに1000ダメージを与える。", ("spell",))
