"""Books with editions: a file of its own for each, and the rulings shared."""

from typing import TYPE_CHECKING

import pytest
from typer.testing import CliRunner

from kirifuda import Complaint, games
from kirifuda.api import edition_title
from kirifuda.cli.main import app
from kirifuda.ledger import Book, clause_text, read_book, read_books, text
from kirifuda.ledger.book import book_played
from kirifuda.ledger.lookup import plain
from kirifuda.ledger.shelf import find_book, readable
from kirifuda.words import LANGUAGES, knows, say

if TYPE_CHECKING:
    from .editions import TwoBooks

LEGIONS = read_books("legions")


def said(caught: pytest.ExceptionInfo[Complaint]) -> str:
    assert say(caught.value.phrase, "ja")
    return say(caught.value.phrase, "en")


def test_each_edition_has_its_own_clauses_and_the_rulings_about_them(two_books: "TwoBooks") -> None:
    old, new = read_books("two-books", two_books.books)
    assert (old.edition, old.title.en, tuple(old.clauses)) == ("2001", "Rules of 2001", ("1", "2", "3", "4"))
    assert (new.edition, new.title.en, tuple(new.clauses)) == ("2002", "Rules of 2002", ("1", "1a", "2", "5"))
    assert {id: ruling.clauses for id, ruling in old.rulings.items()} == {"R1": ("4",), "R2": ("3",)}
    assert {id: ruling.clauses for id, ruling in new.rulings.items()} == {"R1": ("5",)}
    assert [ruling.id for ruling in new.rulings_on("5")] == ["R1"]


def test_the_newest_edition_is_read_unless_another_is_named(two_books: "TwoBooks") -> None:
    assert read_book("two-books", two_books.books).edition == "2002"
    assert read_book("two-books", two_books.books, "2001").edition == "2001"


def test_a_game_without_editions_has_one_book() -> None:
    (book,) = read_books("black-poker")
    assert book.edition == ""
    assert book is read_book("black-poker")


def test_an_edition_that_does_not_exist(two_books: "TwoBooks") -> None:
    with pytest.raises(Complaint) as caught:
        read_book("two-books", two_books.books, "2003")
    assert said(caught) == 'The rule book of two-books has no edition "2003". Known: 2001, 2002'
    with pytest.raises(Complaint) as caught:
        read_book("black-poker", edition="2003")
    assert said(caught) == 'black-poker has one rule book, and none for "2003" alone.'


def test_a_ruling_on_an_edition_that_does_not_exist(two_books: "TwoBooks") -> None:
    two_books.spoil(two_books.rulings, '{ "2001" = ["3"] }', '{ "2000" = ["3"] }')
    with pytest.raises(Complaint) as caught:
        read_books("two-books", two_books.books)
    place = f"{two_books.rulings}: ruling 2 (R2) › clauses › 2000: "
    assert said(caught) == place + "there is no such edition; write one of 2001, 2002."


@pytest.mark.parametrize(("given", "place"), [("3", "list"), ('{ "2001" = 3 }', "by edition › 2001")])
def test_clauses_of_a_ruling_that_are_no_list(two_books: "TwoBooks", given: str, place: str) -> None:
    two_books.spoil(two_books.rulings, '{ "2001" = ["3"] }', given)
    with pytest.raises(Complaint) as caught:
        read_books("two-books", two_books.books)
    assert said(caught).startswith(f"{two_books.rulings}: ruling 2 (R2) › clauses › {place}: ")


def test_every_game_that_can_be_played_can_be_read_and_has_a_name() -> None:
    assert set(games()) <= set(readable())
    assert all(knows(f"game-{game}", language) for game in readable() for language in LANGUAGES)


@pytest.mark.parametrize("name", ["legions", "Legions!", "レギオンズ！", "ＬＥＧＩＯＮＳ"])
def test_a_book_is_found_by_the_name_of_its_game(name: str) -> None:
    assert find_book(name) == "legions"


@pytest.mark.parametrize("book", LEGIONS, ids=lambda book: book.edition)
def test_every_edition_of_legions_has_a_title_and_a_line_in_the_menu(book: Book) -> None:
    (title,) = edition_title("legions", book.edition)
    assert [say(title, language) for language in LANGUAGES] == [f"{book.edition}年版", f"{book.edition} edition"]
    for language in LANGUAGES:
        assert book.edition in say(f"legions-menu-0-{book.edition}", language)


def test_legions_has_two_editions() -> None:
    assert [book.edition for book in LEGIONS] == ["2018", "2019"]
    numbers = {int(id.removeprefix("L")) for book in LEGIONS for id in book.rulings}
    assert numbers >= {*range(1, 76)}


@pytest.mark.parametrize("book", LEGIONS, ids=lambda book: book.edition)
def test_every_clause_of_legions_has_a_kind_and_both_languages(book: Book) -> None:
    assert len(book.clauses) > 380
    for clause in book.clauses.values():
        for language in LANGUAGES:
            assert say(f"ledger-kind-{clause.kind}", language)
            assert clause.title.in_(language).strip() and clause.summary.in_(language).strip()
        assert plain(clause.summary.ja) != plain(clause.summary.en)


@pytest.mark.parametrize("book", LEGIONS, ids=lambda book: book.edition)
def test_clauses_and_rulings_of_legions_name_each_other(book: Book) -> None:
    named = {(clause.id, ruling) for clause in book.clauses.values() for ruling in clause.rulings}
    naming = {(clause, ruling.id) for ruling in book.rulings.values() for clause in ruling.clauses}
    assert named == naming
    assert {clause for clause, _ in named} <= set(book.clauses)
    assert {ruling for _, ruling in named} == set(book.rulings)


@pytest.mark.parametrize("book", LEGIONS, ids=lambda book: book.edition)
def test_in_no_edition_of_legions_two_ids_look_the_same(book: Book) -> None:
    assert len({plain(id) for id in book.ids}) == len(book.ids)


def test_a_clause_of_a_game_without_code(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(text, "has_code", lambda game: False)
    lines = clause_text("legions", "27-5", "en").splitlines()
    assert lines[0] == "Legions! comprehensive rules 2019-10-09"
    assert lines[1].startswith("27-5  ")
    assert lines[-1] == "Carried out: not yet."


@pytest.mark.parametrize(
    ("edition", "clause", "heading", "following"),
    [
        ("2019", "27-5", "Legions! comprehensive rules 2018-05-05: 26-5  Draw phase (the same)", ""),
        (
            "2019",
            "36-2",
            "Legions! comprehensive rules 2018-05-05: 35-2  Abilities (other words, the same play)",
            "  The effects written on a minion or lord are abilities, each with a name of its own and a "
            "condition in 《》. A card may have several.",
        ),
        ("2019", "39-24", "Legions! comprehensive rules 2018-05-05: no such clause", ""),
        ("2018", "31-6", "Legions! comprehensive rules 2019-10-09: no such clause", ""),
    ],
)
def test_a_clause_is_shown_beside_that_of_the_other_edition(
    edition: str, clause: str, heading: str, following: str
) -> None:
    lines = clause_text("legions", clause, "en", edition).splitlines()
    at = lines.index(heading)
    assert lines[at - 1] == ""
    assert lines[at + 1] == following


def test_where_play_changes_it_is_said_how() -> None:
    lines = clause_text("legions", "38-4", "en").splitlines()
    at = lines.index("Legions! comprehensive rules 2018-05-05: 37-3  Once for each change (plays differently)")
    assert lines[at + 1] == "  One change never makes the same trigger happen more than once."
    assert lines[at + 2].startswith("  What changes: In 2018 the same trigger happens once for each change")


@pytest.mark.parametrize("edition", ["light", "master+strategy"])
def test_formats_of_one_book_are_played_by_it(edition: str) -> None:
    assert book_played("black-poker", edition) is read_book("black-poker")


@pytest.mark.parametrize("edition", ["2018", "2019"])
def test_editions_with_books_of_their_own_are_played_by_them(edition: str) -> None:
    assert book_played("legions", edition).edition == edition


@pytest.mark.parametrize("book", LEGIONS, ids=lambda book: book.edition)
def test_every_chapter_of_legions_holds_the_clauses_of_its_number(book: Book) -> None:
    *chapters, rulings = book.chapters
    for chapter in chapters:
        numbers = {id.partition("-")[0] for id in chapter.ids}
        assert {chapter.title.ja.partition("\u3000")[0], chapter.title.en.partition(":")[0]} == numbers
    assert rulings.ids == tuple(book.rulings)


def rule(*words: str) -> str:
    result = CliRunner().invoke(app, ["--lang", "en", "rule", *words])
    return result.exception.phrase.key if isinstance(result.exception, Complaint) else result.output


def test_the_command_shows_a_clause_of_an_edition() -> None:
    assert rule("27-5", "--game", "レギオンズ！") == rule("27-5", "--game", "legions", "--edition", "2019")
    assert rule("26-5", "--edition", "２０１８").startswith("Legions! comprehensive rules 2018-05-05\n26-5  ")
    assert rule("27-5", "--game", "legions", "--edition", "2020") == "complaint-book-edition"
    assert rule("K4", "--edition", "2020") == "complaint-book-without-editions"
