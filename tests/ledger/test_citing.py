"""Two editions, one code: what is cited, joined to the book of each."""

from typing import TYPE_CHECKING

import pytest

from kirifuda import Complaint
from kirifuda.ledger import Ledger, Sources, make_ledger
from kirifuda.words import LANGUAGES, say

if TYPE_CHECKING:
    from .editions import TwoBooks


@pytest.fixture
def sources(two_books: "TwoBooks") -> Sources:
    return two_books.checkout()


def ledger(sources: Sources, edition: str) -> Ledger:
    return make_ledger("two-books", 0, sources, edition)


def code(made: Ledger) -> dict[str, list[str]]:
    return {id: [place.what for place in entry.code] for id, entry in made.entries.items() if entry.code}


def exercised(made: Ledger) -> dict[str, list[str]]:
    places = {id: (*entry.tests, *entry.scenarios) for id, entry in made.entries.items()}
    return {id: [place.what for place in named] for id, named in places.items() if named}


def gaps(made: Ledger) -> list[tuple[str, str]]:
    return [(gap.kind, gap.id) for gap in made.gaps]


def test_code_cites_the_newest_book_and_is_joined_to_the_pairs_in_the_other(sources: Sources) -> None:
    assert code(ledger(sources, "2002")) == {
        "1": ["draw"],
        "1a": ["draw"],
        "2": ["lose"],
        "5": ["lose"],
        "R1": ["draw"],
    }
    assert code(ledger(sources, "2001")) == {"1": ["draw"], "2": ["lose", "bet"], "3": ["bet"], "R1": ["draw"]}


def test_what_is_tested_in_one_edition_is_tested_in_the_other_where_play_is_the_same(sources: Sources) -> None:
    assert exercised(ledger(sources, "2002")) == {
        "1": ["test_draws"],
        "1a": ["test_draws"],
        "2": ["負けない"],
        "5": ["負けない"],
        "R1": ["負けない"],
    }
    assert exercised(ledger(sources, "2001")) == {
        "1": ["test_draws"],
        "2": ["test_lost"],
        "4": ["負けない"],
        "R1": ["負けない"],
    }


def test_each_edition_has_its_own_gaps(sources: Sources, two_books: "TwoBooks") -> None:
    assert gaps(ledger(sources, "2002")) == []
    assert gaps(ledger(sources, "2001")) == [("no-test", "R2")]
    two_books.spoil(two_books.test, 'edition="2001"', 'edition="2002"')
    assert gaps(ledger(sources, "2002")) == []
    assert gaps(ledger(sources, "2001")) == [("no-test", "2"), ("no-test", "R2")]


def test_a_citation_that_no_book_has_is_a_gap_once(sources: Sources, two_books: "TwoBooks") -> None:
    two_books.spoil(two_books.code, '"1a"', '"1a", "1b", "2001:9"')
    two_books.spoil(two_books.test, '"1a"', '"1a", "1c"')
    two_books.spoil(two_books.test, '"2", game', '"2", "8", game')
    assert gaps(ledger(sources, "2002")) == [("unknown-in-code", "1b"), ("unknown-in-tests", "1c")]
    assert gaps(ledger(sources, "2001"))[:2] == [("unknown-in-code", "2001:9"), ("unknown-in-tests", "8")]


def test_a_test_of_an_edition_that_does_not_exist(sources: Sources, two_books: "TwoBooks") -> None:
    two_books.spoil(two_books.test, 'edition="2001"', 'edition="2000"')
    assert ("unknown-in-tests", "2000:2") in gaps(ledger(sources, "2002"))


def test_a_test_may_cite_what_only_the_older_book_has(sources: Sources, two_books: "TwoBooks") -> None:
    two_books.spoil(two_books.test, '"1a"', '"1a", "2001:3"')
    assert exercised(ledger(sources, "2001"))["3"] == ["test_draws"]
    assert gaps(ledger(sources, "2002")) == []


def test_a_scenario_must_name_its_edition(sources: Sources, two_books: "TwoBooks") -> None:
    two_books.spoil(two_books.scenario, 'edition = "２００２"', "")
    with pytest.raises(Complaint) as caught:
        ledger(sources, "2002")
    file = "tests/scenarios/two_books/losing.toml"
    assert say(caught.value.phrase, "en").startswith(f"{file}: name its edition")
    assert all("2001, 2002" in say(caught.value.phrase, language) for language in LANGUAGES)


def test_a_gap_says_how_code_and_tests_cite_the_clause(sources: Sources, two_books: "TwoBooks") -> None:
    two_books.code.write_text("", encoding="utf-8")
    two_books.test.write_text("", encoding="utf-8")
    remedies = {(gap.kind, gap.id): say(gap.remedy, "en") for gap in ledger(sources, "2001").gaps}
    assert '@clause("1")' in remedies["no-code", "1"]
    assert '@pytest.mark.clause("2", game="two-books", edition="2001")' in remedies["no-test", "2"]
    two_books.spoil(two_books.books / "two_books" / "2001.toml", 'kind = "physical"', 'kind = "behaviour"')
    remedies = {(gap.kind, gap.id): say(gap.remedy, "en") for gap in ledger(sources, "2001").gaps}
    assert '@clause("2001:3")' in remedies["no-code", "3"]
