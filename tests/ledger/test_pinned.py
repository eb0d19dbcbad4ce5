"""The ids and kinds of all clauses are pinned: none goes, comes or changes its kind without a change of this file."""

import json
import sys
from pathlib import Path

import pytest

from kirifuda.ledger import read_books
from kirifuda.ledger.shelf import readable

PINNED = Path(__file__).with_name("pinned.json")
BOOKS = [f"{book.game} {book.edition}".strip() for game in readable() for book in read_books(game)]


def kinds() -> dict[str, dict[str, str]]:
    books = [book for game in readable() for book in read_books(game)]
    return {
        f"{book.game} {book.edition}".strip(): {id: clause.kind for id, clause in book.clauses.items()}
        for book in books
    }


def differences(pinned: dict[str, str], found: dict[str, str]) -> list[str]:
    gone = [f"{id} ({pinned[id]}) is not in the book any more" for id in pinned if id not in found]
    new = [f"{id} ({found[id]}) is new" for id in found if id not in pinned]
    both = [id for id in pinned if id in found and pinned[id] != found[id]]
    return gone + new + [f"{id} was {pinned[id]} and is {found[id]}" for id in both]


@pytest.mark.parametrize("book", BOOKS)
def test_the_clauses_of_a_book_and_their_kinds_are_as_pinned(book: str) -> None:
    pinned = json.loads(PINNED.read_text("utf-8"))
    listed = "\n- ".join(differences(pinned.get(book, {}), kinds()[book]))
    remedy = "If the book is right now: python -m tests.ledger.test_pinned, and let somebody look at the difference."
    assert not listed, f"{book}:\n- {listed}\n{remedy}"


def test_every_pinned_book_is_there() -> None:
    assert list(json.loads(PINNED.read_text("utf-8"))) == BOOKS


def test_a_clause_that_goes_comes_or_is_of_another_kind_is_told() -> None:
    assert differences({"1": "behaviour", "2": "behaviour"}, {"1": "definition", "3": "behaviour"}) == [
        "2 (behaviour) is not in the book any more",
        "3 (behaviour) is new",
        "1 was behaviour and is definition",
    ]


if __name__ == "__main__":
    PINNED.write_text(json.dumps(kinds(), ensure_ascii=False, indent=0) + "\n", "utf-8")
    sys.exit(0)
