"""Two editions side by side: complete on both sides, and every mistake in the file found."""

from typing import TYPE_CHECKING

import pytest

from kirifuda import Complaint
from kirifuda.ledger.book import read_book
from kirifuda.ledger.concordance import Pair, compare, read_concordance, seen_from
from kirifuda.words import say

if TYPE_CHECKING:
    from .editions import TwoBooks


def complaint(two_books: "TwoBooks") -> str:
    with pytest.raises(Complaint) as caught:
        read_concordance("two-books", two_books.books)
    assert say(caught.value.phrase, "ja")
    return say(caught.value.phrase, "en")


def test_the_concordance_of_legions_places_every_clause() -> None:
    found = read_concordance("legions")
    assert {pair.old for pair in found.pairs if pair.old} == set(found.old.clauses)
    assert {pair.new for pair in found.pairs if pair.new} == set(found.new.clauses)
    for pair in found.pairs:
        assert (pair.difference is not None) == (pair.relation == "behaviour")


def test_it_can_be_read_in_either_order(two_books: "TwoBooks") -> None:
    there = compare("two-books", "2001", "2002", two_books.books)
    back = compare("two-books", "2002", "2001", two_books.books)
    assert (there.pairs[1], back.pairs[1]) == (Pair("", "1a", "new", None), Pair("1a", "", "gone", None))
    assert (there.pairs[4], back.pairs[4]) == (Pair("4", "5", "reworded", None), Pair("5", "4", "reworded", None))
    assert back.turned() == there


def test_an_edition_is_not_compared_with_itself(two_books: "TwoBooks") -> None:
    with pytest.raises(Complaint) as caught:
        compare("two-books", "2001", "2001", two_books.books)
    assert say(caught.value.phrase, "en").endswith("What can: 2001 / 2002")


def test_the_only_edition_is_compared_with_none(two_books: "TwoBooks") -> None:
    newest = read_book("two-books", two_books.books)
    there = seen_from(newest, two_books.books)
    assert there is not None and (there.old.edition, there.new.edition) == ("2002", "2001")
    for other in (two_books.rulings, two_books.concordance, two_books.rulings.with_name("2001.toml")):
        other.unlink()
    assert seen_from(newest, two_books.books) is None


def test_a_clause_in_no_pair(two_books: "TwoBooks") -> None:
    two_books.spoil(two_books.concordance, '[[pair]]\n"2001" = "3"\nrelation = "gone"\n', "")
    said = complaint(two_books)
    assert said == f"{two_books.concordance}: these clauses of 2001 are in no pair; add them: 3"


MISTAKES = [
    ('"2001" = "3"', '"2001" = "33"', "pair 4 (33)", "2001 has no clause 33. Nearest: 3"),
    ('"2001" = "3"', '"2000" = "3"', "pair 4 (3)", '"2000" is not known here'),
    ('"2001" = "3"', '"2001" = "3"\nnote = "x"', "pair 4 (3 / x)", '"note" is not known here'),
    ('"2001" = "3"\n', '"2001" = "3"\n"2002" = "1"\n', "pair 4 (3 / 1)", "the relation gone needs a clause of 2001,"),
    ('"2002" = "1a"', '"2001" = "1"', "pair 2 (1)", "the relation new needs a clause of 2002,"),
    ('"2001" = "4"\n', "", "pair 5 (5)", "the relation reworded needs a clause of 2001 + 2002,"),
    ('en = "In 2002 who cannot draw does not lose."\n', "", "pair 3 (2)", "say what changes in play"),
    ('relation = "same"', 'relation = "same"\nen = "x"', "pair 1 (1)", "only behaviour has ja and en (this is same)"),
    ('"2001" = "4"', '"2001" = "3"', "", "these clauses of 2001 are in no pair"),
    ('"2001" = "1"', '"2001" = 1', "pair 1 › 2001", "Input should be a valid string"),
    ('relation = "same"', 'relation = "sam"', "pair 1 › relation", '"sam" is not possible here'),
    ('editions = ["2001", "2002"]\n', "", "editions", "this is needed"),
]


@pytest.mark.parametrize(("old", "new", "place", "remedy"), MISTAKES)
def test_a_mistake_is_found(two_books: "TwoBooks", old: str, new: str, place: str, remedy: str) -> None:
    two_books.spoil(two_books.concordance, old, new)
    said = complaint(two_books)
    assert said.startswith(f"{two_books.concordance}: {place}")
    assert remedy in said


def test_a_clause_that_is_gone_and_yet_in_another_pair(two_books: "TwoBooks") -> None:
    more = '[[pair]]\n"2001" = "3"\n"2002" = "2"\nrelation = "same"\n\n[[pair]]\n"2001" = "4"'
    two_books.spoil(two_books.concordance, '[[pair]]\n"2001" = "4"', more)
    assert "pair 4 (3): a clause that is gone is in another pair too" in complaint(two_books)


def test_a_clause_may_be_in_several_pairs(two_books: "TwoBooks") -> None:
    more = '[[pair]]\n"2001" = "1"\n"2002" = "2"\nrelation = "reworded"\n\n[[pair]]\n"2001" = "4"'
    two_books.spoil(two_books.concordance, '[[pair]]\n"2001" = "4"', more)
    assert len(read_concordance("two-books", two_books.books).pairs) == 6


def test_a_file_of_another_game(two_books: "TwoBooks") -> None:
    two_books.spoil(two_books.concordance, 'game = "two-books"', 'game = "three-books"')
    assert "game is three-books" in complaint(two_books)


def test_an_edition_without_a_book(two_books: "TwoBooks") -> None:
    two_books.spoil(two_books.concordance, '["2001", "2002"]', '["2001", "2003"]')
    assert complaint(two_books).endswith('no edition "2003". Known: 2001, 2002')


def test_no_file_at_all(two_books: "TwoBooks") -> None:
    two_books.concordance.unlink()
    assert complaint(two_books) == "two-books has no file that compares editions."
