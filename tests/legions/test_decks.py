"""Decks: how they are written, and that the master comes first."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kirifuda.legions.decks import in_order
from kirifuda.legions.printed import Catalogue, Printed
from kirifuda.text.deck_list import MOST_LINES, DeckLine, read_deck_list

CARDS = Catalogue(
    (
        Printed(0, "札", "Card", "minion", ("red",)),
        Printed(1, "主", "Master", "master", ("red", "white"), cls="rune-blader"),
        Printed(2, "副主", "Second", "master", ("red", "white"), cls="rune-blader"),
    )
)


@pytest.mark.clause("23-1", game="legions")
@pytest.mark.parametrize(
    ("written", "ordered"),
    [((0, 0, 1), (1, 0, 0)), ((1, 0), (1, 0)), ((0, 2, 0, 1), (2, 0, 0, 1)), ((0, 0), (0, 0)), ((), ())],
)
def test_the_master_comes_first_wherever_it_is_written(written: tuple[int, ...], ordered: tuple[int, ...]) -> None:
    assert in_order(CARDS, written) == ordered


NAMES = ("札", "3 の札", "札 x2", "# 札", "札:赤", "マスター: 札")


def is_card(name: str) -> bool:
    return name in NAMES


@pytest.mark.parametrize(
    ("line", "count", "name"),
    [
        ("3 札の名", 3, "札の名"),
        ("３　札の名", 3, "札の名"),
        ("3x 札の名", 3, "札の名"),
        ("3x札の名", 3, "札の名"),
        ("3 x 札の名", 3, "札の名"),
        ("3× 札の名", 3, "札の名"),
        ("3枚 札の名", 3, "札の名"),
        ("札の名 x3", 3, "札の名"),
        ("札の名 X 3", 3, "札の名"),
        ("札の名×３", 3, "札の名"),
        ("札の名 ＊3", 3, "札の名"),
        ("札の名 3枚", 3, "札の名"),
        ("・3 札の名", 3, "札の名"),
        ("- 札の名", 1, "札の名"),
        ("  札の名  ", 1, "札の名"),
        ("2 札の名 # 良い", 2, "札の名"),
        ("3 xerxes", 3, "xerxes"),
        ("Max 2", 1, "Max 2"),
        ("3 の札", 1, "3 の札"),
        ("札 x2", 1, "札 x2"),
        ("2 札 x2", 2, "札 x2"),
        ("# 札", 1, "# 札"),
        ("札:赤", 1, "札:赤"),
        ("99 札", 99, "札"),
    ],
)
def test_a_line_is_a_card_and_how_many(line: str, count: int, name: str) -> None:
    found = read_deck_list(line, is_card)
    assert (found.lines, found.unread) == ([DeckLine(1, count, name)], [])


@pytest.mark.parametrize(
    "line",
    [
        "",
        "   ",
        "# 覚え書き",
        "＃覚え書き",
        "// note",
        "メインデッキ:",
        "ミニオン：",
        "[スキル]",
        "【アーツ】",
        "== 2 ==",
    ],
)
def test_comments_and_headings_are_no_cards(line: str) -> None:
    found = read_deck_list(line, is_card)
    assert (found.lines, found.unread) == ([], [])


def test_a_line_is_no_longer_than_a_name_can_be_and_a_list_no_longer_than_a_deck() -> None:
    found = read_deck_list(f"{'9' * 5000} 札\n" + "1 札\n" * MOST_LINES, is_card)
    keys = [(number, phrase.key) for number, phrase in found.unread]
    assert keys == [(1, "deck-list-long-line"), (MOST_LINES + 1, "deck-list-too-many-lines")]


@pytest.mark.parametrize("line", ["0 札", "100 札", "札 x0", f"{'9' * 190} 札"])
def test_a_number_that_no_deck_has(line: str) -> None:
    found = read_deck_list(f"\n{line}\n", is_card)
    assert [(number, phrase.key) for number, phrase in found.unread] == [(2, "deck-list-bad-count")]
    assert found.lines == []


@pytest.mark.parametrize("label", ["マスター: 主", "マスター：主", "Master: 主", "レギオンマスター : 1 主"])
def test_the_card_that_is_called_master_comes_first(label: str) -> None:
    found = read_deck_list(f"2 札\n{label}\n", is_card)
    assert found.lines == [DeckLine(1, 2, "札"), DeckLine(2, 1, "主", first=True)]
    assert found.names == ("主", "札", "札")


def test_a_whole_list_with_its_line_numbers() -> None:
    text = "\ufeff# 題\r\nマスター: 主\r\n\r\nメインデッキ:\r\n3 甲\r\n乙 x2\r\n"
    assert read_deck_list(text, is_card).lines == [
        DeckLine(2, 1, "主", first=True),
        DeckLine(5, 3, "甲"),
        DeckLine(6, 2, "乙"),
    ]


@given(
    st.text() | st.lists(st.sampled_from(["3", "x", " ", "マスター", ":", "札", "#", "\n", "枚", "9999"])).map("".join)
)
def test_whatever_is_written_is_a_list(text: str) -> None:
    found = read_deck_list(text, is_card)
    last = len(text.splitlines())
    assert all(1 <= line.line <= last and 1 <= line.count <= 99 and line.name.strip() for line in found.lines)
    assert len(found.names) == sum(line.count for line in found.lines)
