"""The listing of a game is the table of contents of its book."""

import pytest

from kirifuda.ledger.sites import NO_RULES

from .chapters import (
    FEWEST,
    OF_THEIR_BOOK,
    carried_out,
    chapter_of,
    misplaced,
    number_of,
    of_other_chapters,
    outside_the_chapters,
)
from .sources import GAMES, module, modules


def rules_of(game):
    return [one for one in modules(game) if one.name[1] not in NO_RULES]


@pytest.mark.parametrize("game", OF_THEIR_BOOK)
def test_a_file_of_a_chapter_carries_out_its_chapter(game):
    wrong = [f"{one}:{cited.line} {cited.clause}" for one in rules_of(game) for cited in of_other_chapters(one)]
    assert wrong == [], "move what is of another chapter there"


@pytest.mark.parametrize("game", OF_THEIR_BOOK)
def test_a_file_stands_in_the_folder_of_its_chapter(game):
    assert [str(one) for one in rules_of(game) if misplaced(one)] == []


@pytest.mark.parametrize("game", OF_THEIR_BOOK)
def test_what_carries_the_book_out_stands_in_its_chapters(game):
    """But for what looks at the table, asks or tells whatever the chapter."""
    within, without = outside_the_chapters(rules_of(game))
    assert within >= FEWEST * (within + without)


def test_the_games_are_there():
    assert set(OF_THEIR_BOOK) <= set(GAMES)
    assert all(sum(len(carried_out(one)) for one in rules_of(game)) > 100 for game in OF_THEIR_BOOK)


def chapter(name, *clauses):
    cited = "\n".join(f"@clause({', '.join(map(repr, one))})\ndef f{at}(g): ..." for at, one in enumerate(clauses))
    return module(cited, f"game.{name}")


@pytest.mark.parametrize(
    ("name", "clauses", "wrong"),
    [
        ("ch05_3_main", [("5.3",), ("5.3.1", "8.2"), ("5.3①",)], []),
        ("ch05_3_main", [("5.3",), ("5.4", "5.3")], ["5.4"]),
        ("ch05_3_main", [("5.30",)], ["5.30"]),
        ("ch05_3_main", [("5",)], ["5"]),
        ("ch05_3_main", [("5.3",)] * 4 + [("9.1",)], []),
        ("ch05_3_main", [("5.3",)] * 3 + [("9.1",)], ["9.1"]),
        ("ch05_3_main", [("S12", "5.4")], []),
        ("ch05_6_2_ending", [("5.6②",)], []),
        ("ch08_10_destroying", [("8.10",), ("8.1",)], ["8.1"]),
        ("showing", [("3.1",), ("9.6",)], []),
    ],
)
def test_what_is_of_another_chapter_is_noticed(name, clauses, wrong):
    assert [one.clause for one in of_other_chapters(chapter(name, *clauses))] == wrong


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        ("ch05_turn.ch05_3_main", False),
        ("ch05_turn.__init__", False),
        ("ch05_turn.ch06_positions", True),
        ("ch05_turn.helpers", True),
        ("views.showing", False),
        ("ch06_positions", False),
    ],
)
def test_a_file_in_the_wrong_folder_is_noticed(name, wrong):
    assert misplaced(chapter(name)) is wrong


def test_what_stands_elsewhere_is_counted():
    found = outside_the_chapters([chapter("ch05_3_main", ("5.3",), ("5.4",)), chapter("views.showing", ("3.1",))])
    assert found == (2, 1)


@pytest.mark.parametrize(
    ("clause", "number"), [("5.5.1Ⅳ", (5, 5, 1, 4)), ("9.6.2⑤", (9, 6, 2, 5)), ("8.10", (8, 10)), ("S55", None)]
)
def test_the_number_of_a_clause(clause, number):
    assert number_of(clause) == number


@pytest.mark.parametrize(
    ("name", "number"),
    [("ch08_13_1_airborne", (8, 13, 1)), ("ch04_the_end", (4,)), ("showing", None), ("chart", None), ("ch05", None)],
)
def test_the_number_of_a_file(name, number):
    assert chapter_of(name) == number
