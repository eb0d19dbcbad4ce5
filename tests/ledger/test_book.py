"""Reading a book, and complaining about a bad one with file, place and remedy."""

from typing import TYPE_CHECKING

import pytest

from kirifuda import Complaint
from kirifuda.api import games
from kirifuda.ledger import read_book
from kirifuda.ledger.lookup import plain
from kirifuda.words import say

if TYPE_CHECKING:
    from .conftest import Checkout


def complaint(checkout: "Checkout") -> str:
    with pytest.raises(Complaint) as caught:
        checkout.ledger()
    assert say(caught.value.phrase, "ja")
    return say(caught.value.phrase, "en")


def test_chapters_run_from_their_first_clause_and_files_are_chapters_themselves(checkout: "Checkout") -> None:
    book = checkout.ledger().book
    assert [(chapter.title.en, chapter.ids) for chapter in book.chapters] == [
        ("Made up", ("1-1", "1-2")),
        ("Chapter 2", ("2-1", "リスト/手札")),
        ("Rulings", ("R1",)),
    ]


def test_a_ruling_belongs_to_the_clauses_it_names_and_to_those_that_name_it(checkout: "Checkout") -> None:
    checkout.spoil(checkout.rulings, '["1-1"]', '["2-1"]')
    book = checkout.ledger().book
    assert {id: [ruling.id for ruling in book.rulings_on(id)] for id in ("1-1", "1-2", "2-1")} == {
        "1-1": ["R1"],
        "1-2": [],
        "2-1": ["R1"],
    }


def test_a_kind_that_does_not_exist(checkout: "Checkout") -> None:
    checkout.spoil(checkout.base, 'kind = "definition"', 'kind = "defintion"')
    said = complaint(checkout)
    assert said.startswith(f"{checkout.base}: clause 2 (1-2) › kind: ")
    assert "'behaviour', 'definition', 'physical', 'outside' or 'misprint'" in said


def test_a_missing_translation(checkout: "Checkout") -> None:
    checkout.spoil(checkout.rulings, ', en = "No."', "")
    assert complaint(checkout) == f"{checkout.rulings}: ruling 1 (R1) › ruling › en: this is needed; write it."


def test_a_misspelt_key(checkout: "Checkout") -> None:
    checkout.spoil(checkout.base, "note =", "notes =")
    assert complaint(checkout).startswith(f"{checkout.base}: clause 2 (1-2) › notes: this is not known here")


def test_a_value_of_the_wrong_type(checkout: "Checkout") -> None:
    checkout.spoil(checkout.base, 'ja = "1枚引く。"', "ja = 1")
    assert complaint(checkout).startswith(f"{checkout.base}: clause 1 (1-1) › ja: ")


def test_a_file_that_is_no_toml(checkout: "Checkout") -> None:
    checkout.spoil(checkout.base, 'book = "base"', "book = base")
    assert "line 3" in complaint(checkout)


def test_the_same_id_twice(checkout: "Checkout") -> None:
    checkout.spoil(checkout.base, 'id = "2-1"', 'id = "1-1"')
    assert complaint(checkout).startswith(f"{checkout.base}: 1-1 is there twice.")


def test_the_same_id_in_two_files(checkout: "Checkout") -> None:
    checkout.spoil(checkout.rulings, 'id = "R1"', 'id = "1-1"')
    assert complaint(checkout).startswith(f"{checkout.rulings}: 1-1 is there twice.")


def test_a_chapter_without_its_first_clause(checkout: "Checkout") -> None:
    checkout.spoil(checkout.base, 'first = "2-1"', 'first = "2-0"')
    assert complaint(checkout).startswith(f"{checkout.base}: a chapter begins with 2-0")


def test_a_file_of_another_game(checkout: "Checkout") -> None:
    checkout.spoil(checkout.rulings, 'game = "made-up"', 'game = "mad-up"')
    assert "game is mad-up; in this folder it must be made-up" in complaint(checkout)


def test_no_book_at_all(checkout: "Checkout") -> None:
    checkout.base.unlink()
    checkout.rulings.unlink()
    assert str(checkout.base.parent) in complaint(checkout)


def test_a_scenario_that_cannot_be_read(checkout: "Checkout") -> None:
    checkout.spoil(checkout.scenario, 'title = "', "title = ")
    assert complaint(checkout).startswith(f"{checkout.scenario}: this is no TOML")


def test_a_scenario_whose_clauses_are_no_list(checkout: "Checkout") -> None:
    checkout.spoil(checkout.scenario, '["2-1", "リスト/手札"]', "21")
    assert complaint(checkout).startswith(f"{checkout.scenario}: clauses must be a list")


@pytest.mark.parametrize("game", games())
def test_in_every_book_no_two_ids_look_the_same(game: str) -> None:
    ids = read_book(game).ids
    assert len({plain(id) for id in ids}) == len(ids)
