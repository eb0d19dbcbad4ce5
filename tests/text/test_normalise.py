"""One spelling of every character, with a way back to what was typed."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kirifuda.text.mapped import Mapped, Span
from kirifuda.text.normalise import in_usual_words, normalise, plain


@pytest.mark.parametrize(
    ("typed", "normal"),
    [
        ("ＡＴＫ３", "ATK3"),
        ("ＷＴ－１", "WT－1"),
        ("WTー1", "WT－1"),
        ("WT−1", "WT－1"),
        ("WT-X", "WT－X"),
        ("サーバー", "サーバー"),
        ("+1/-1", "＋1／－1"),
        ("＋１／－１", "＋1／－1"),
        ("ウェイトゾーンⅢ", "ウェイトゾーンⅢ"),
        ("｢ｶﾞｰﾄﾞ｣", "「ガード」"),
        ("≪配置時≫:", "《配置時》："),
        ("[3](x)", "【3】（x）"),
        ("a　b c", "abc"),
        ("一\n\n二", "一\n二"),
        ("● 一\n① 二\n1. 三\n２）四", "・一\n・二\n・三\n・四"),
    ],
)
def test_widths_signs_and_bullets(typed: str, normal: str) -> None:
    assert normalise(typed).text == normal


@pytest.mark.parametrize(
    ("typed", "usual"),
    [
        ("することができる", "する事が出来る"),
        ("すべてのカード", "全てのカード"),
        ("一体または二枚", "1体か2枚"),
        ("自分のターン", "あなたのターン"),
        ("対戦相手の", "相手の"),
        ("持っていない", "持たない"),
    ],
)
def test_words_that_are_written_in_several_ways(typed: str, usual: str) -> None:
    assert in_usual_words(normalise(typed)).text == usual


def test_two_spellings_of_a_name_are_the_same() -> None:
    assert plain("Ｎｏ.７　ガード") == plain("No.7ガード")


def test_numbers_in_kanji_are_figures_where_something_is_counted_or_compared() -> None:
    typed = "コスト三以下のミニオン二体に十二ダメージ、＋十／＋一。二千五百ダメージ。二三枚と一番上と三日月"
    assert (
        in_usual_words(normalise(typed)).text
        == "コスト3以下のミニオン2体に12ダメージ、＋10／＋1。2500ダメージ。二三枚と一番上と三日月"
    )


def test_a_part_remembers_where_it_was_typed() -> None:
    typed = "ﾊﾞ　ＷＴー１"
    normal = normalise(typed)
    assert normal.text == "バWT－1"
    assert [normal.span(place, place + 1).of(typed) for place in range(5)] == ["ﾊﾞ", "Ｗ", "Ｔ", "ー", "１"]
    assert normal.span(1, 5).of(typed) == "ＷＴー１"


def test_a_replaced_part_stands_for_all_that_it_replaced() -> None:
    text = Mapped.of("abcdef").replaced(1, 4, "X")
    assert (text.text, text.span(1, 2), text.span(2, 3)) == ("aXef", Span(1, 4), Span(4, 5))
    assert text.span(4, 4) == Span(6, 6)


@given(st.text())
def test_every_character_comes_from_somewhere_in_order(typed: str) -> None:
    normal = normalise(typed)
    assert len(normal.text) == len(normal.origins)
    starts = [origin.start for origin in normal.origins]
    assert starts == sorted(starts)
    assert all(0 <= origin.start < origin.end <= len(typed) for origin in normal.origins)


@given(st.text())
def test_normal_text_stays_as_it_is(typed: str) -> None:
    once = normalise(typed).text
    assert normalise(once).text == once
