"""Rows of colour (5.7.4): what a card has beside its text, and rows that go on with an ability of it (11.4.6.1)."""

import pytest

from kirifuda.effects.notation import shown
from kirifuda.effects.tree import CardText
from kirifuda.last_chronicle.card_words.reader import compile_text
from kirifuda.text.problems import NotUnderstood


def of(text: str, *rows: str, kind: str = "unit", burst: bool = False) -> CardText:
    return compile_text(text, (kind,), "試しの竜", rows, burst)


def test_a_row_is_an_ability_of_its_own() -> None:
    assert of("『速攻』", "このユニットは防御されない。") == of("『速攻』\nこのユニットは防御されない。")


def test_both_rows_are_there_in_the_awakened_state() -> None:
    assert of("『速攻』", "『勇猛』", "『オーラ』") == of("『速攻』『勇猛』『オーラ』")


def test_a_row_that_says_instead_takes_the_place_of_what_was_said_last() -> None:
    text = "このユニットが攻撃したとき、ユニット1体を選び、それに1000ダメージを与える。"
    assert of(text, "代わりに、それに3000ダメージを与える。") == of(text.replace("1000", "3000"))


def test_a_row_goes_on_with_the_ability_before_it_past_keywords() -> None:
    text = "このユニットが攻撃したとき、ユニット1体を選び、それに1000ダメージを与える。"
    both = of(text, "『突破 2』", "代わりに、それに3000ダメージを与える。")
    assert both == of("『突破 2』\n" + text.replace("1000", "3000"))


def test_a_row_that_says_furthermore_is_one_with_the_ability() -> None:
    text = "このユニットが攻撃したとき、ユニット1体を選び、それをワイプする。"
    assert of(text, "さらに、それに1000ダメージを与える。") == of(text + "それに1000ダメージを与える。")


def test_rows_of_a_spell_go_on_with_its_text() -> None:
    text = "ユニット1体を選び、それに2000ダメージを与える。"
    assert of(text, "代わりに4000ダメージを与える。", kind="spell") == of(text.replace("2000", "4000"), kind="spell")
    assert of(text, "カードを1枚引く。", kind="spell") == of(text + "カードを1枚引く。", kind="spell")


def test_the_text_of_a_burst_is_carried_out_whatever_the_card_is() -> None:
    assert shown(of("試しの竜を戦場に配置する。", burst=True)) == "play (Put(This(), battlefield))"


def test_a_mistake_in_a_row_counts_its_characters_from_the_text() -> None:
    with pytest.raises(NotUnderstood) as caught:
        of("『速攻』", "踊る。")
    (problem,) = caught.value.problems
    assert (problem.span.start, problem.span.end) == (5, 7)


def test_nothing_can_be_replaced_by_something_of_another_kind() -> None:
    with pytest.raises(NotUnderstood) as caught:
        of("ユニット1体を選び、それに2000ダメージを与える。", "代わりにカードを1枚引く。", kind="spell")
    assert [one.what.key for one in caught.value.problems] == ["reading-instead-of-what"]


# --- rows that are typed among the text ------------------------------------------------------------------


AMONG = [
    ("Ⅳ『オーラ』", "あなたの時代がⅣならば、このユニットは『オーラ』を持つ。"),
    ("[Ⅲ～Ⅳ] このユニットは防御されない。", "あなたの時代がⅢ以上ならば、このユニットは防御されない。"),
    ("時代1・2：『勇猛』", "あなたの時代がⅡ以下ならば、このユニットは『勇猛』を持つ。"),
    (
        "Ⅱ～Ⅲ：このユニットは攻撃できない。",
        "あなたの時代がⅡ以上であり、かつあなたの時代がⅢ以下ならば、このユニットは攻撃できない。",
    ),
    ("緑：『突破 1』", "このユニットが緑のランプが点いているカードならば、このユニットは『突破 1』を持つ。"),
    (
        "『速攻』（赤）[T]このユニットが攻撃したとき、カードを1枚引く。",
        "『速攻』\nこのユニットが攻撃したとき、このカードが赤のランプが点いているカードならば、カードを1枚引く。",
    ),
    (
        "IV:《1》：カードを1枚引く。",
        "《1》：カードを1枚引く。このアビリティはあなたの時代がⅣの場合にのみ使用できる。",
    ),
    (
        "このユニットが攻撃したとき、カードを1枚引く。Ⅲ以上：さらに2ライフを得る。",
        "このユニットが攻撃したとき、カードを1枚引く。あなたの時代がⅢ以上ならば、さらに2ライフを得る。",
    ),
    (
        "Ⅲ：このユニットは＋1000／＋0される。\nⅣ：このユニットは＋2000／＋0される。",
        "あなたの時代がⅢならば、このユニットは＋1000／＋0される。\nあなたの時代がⅣならば、このユニットは＋2000／＋0される。",
    ),
    (
        "Ⅳ：あなたの手札がないならば、このユニットは防御されない。",
        "あなたの時代がⅣであり、かつあなたの手札がないならば、このユニットは防御されない。",
    ),
]


@pytest.mark.parametrize(("typed", "meant"), AMONG)
def test_a_row_among_the_text_counts_in_its_eras(typed: str, meant: str) -> None:
    assert of(typed) == of(meant)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        (
            "カードを1枚引く。\nⅣ：手札を1枚捨てる。2ライフを得る。",
            "カードを1枚引く。\nあなたの時代がⅣならば、手札を1枚捨て、2ライフを得る。",
        ),
        (
            "ユニット1体を選び、それに2000ダメージを与える。【赤】代わりに4000ダメージを与える。",
            "ユニット1体を選び、それに2000ダメージを与える。"
            "このカードが赤のランプが点いているカードならば、代わりにそれに4000ダメージを与える。",
        ),
    ],
)
def test_a_row_among_the_text_of_a_spell(typed: str, meant: str) -> None:
    assert of(typed, kind="spell") == of(meant, kind="spell")


def test_the_text_of_a_burst_may_begin_with_its_name() -> None:
    assert of("CB：カードを1枚引く。", burst=True) == of("[CB]カードを1枚引く。", burst=True)
    assert shown(of("CB：カードを1枚引く。", burst=True)) == "play (Draw(you, 1))"
    assert shown(of("ワイプ状態で場に出す", burst=True)) == "play (Put(This(), battlefield, wiped=True))"


@pytest.mark.parametrize(
    ("typed", "at", "key"),
    [
        ("Ⅲ：『オーラ』", "Ⅲ：", "which-eras"),
        ("『オーラ』\nCB：カードを1枚引く。", "CB：", "burst-apart"),
    ],
)
def test_a_mark_that_is_not_clear_is_not_guessed(typed: str, at: str, key: str) -> None:
    with pytest.raises(NotUnderstood) as caught:
        of(typed)
    assert [(one.span.of(typed), one.what.key) for one in caught.value.problems] == [(at, f"reading-{key}")]
