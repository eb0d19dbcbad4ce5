"""The ledger as a page: complete, self-contained, safe."""

import re
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import unquote

import pytest

from kirifuda.ledger import make_ledger, sources_of
from kirifuda.ledger.page import as_page
from kirifuda.words import LANGUAGES

if TYPE_CHECKING:
    from .conftest import Checkout

ROOT = Path(__file__).resolve().parents[2]


class Anchors(HTMLParser):
    """The anchors, the links and the things loaded of a page."""

    def __init__(self) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.links: list[str] = []
        self.loaded: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name == "id":
                self.ids.append(value or "")
            elif name == "href":
                self.links.append(value or "")
            elif name in ("src", "srcset", "action", "data"):
                self.loaded.append(value or "")


@pytest.fixture(scope="module")
def page() -> str:
    return as_page(make_ledger("black-poker", 0, sources_of("black-poker", ROOT)))


def test_the_page_has_an_anchor_for_each_clause_and_no_dead_link(page: str) -> None:
    found = Anchors()
    found.feed(page)
    book = make_ledger("black-poker", 0).book
    assert [id for id in found.ids if id in book] == list(book.ids)
    assert {unquote(link.removeprefix("#")) for link in found.links} <= set(found.ids)


def test_the_page_asks_nothing_of_any_server(page: str) -> None:
    found = Anchors()
    found.feed(page)
    assert found.loaded == []
    assert all(link.startswith("#") for link in found.links)
    assert not re.search(r"https?:|@import|url\(|fetch\(|<link|<iframe", page)


def test_on_a_page_of_two_editions_paired_clauses_lead_to_each_other() -> None:
    made = [make_ledger("legions", 0, sources_of("legions", ROOT), edition) for edition in ("2018", "2019")]
    found = Anchors()
    found.feed(as_page(*made))
    assert len(found.ids) == len(set(found.ids))
    clauses = [id for id in found.ids if "/" in id and "/chapter-" not in id]
    assert clauses == [f"{one.book.edition}/{id}" for one in made for id in one.book.ids]
    links = [unquote(link.removeprefix("#")) for link in found.links]
    assert set(links) <= set(found.ids)
    from_rulings = sum("38-4" in ruling.clauses for ruling in made[1].book.rulings.values())
    assert links.count("2019/38-4") == 1 + from_rulings + len(LANGUAGES)


def test_on_a_page_of_one_edition_nothing_leads_to_the_other() -> None:
    found = Anchors()
    found.feed(as_page(make_ledger("legions", 0, sources_of("legions", ROOT), "2018")))
    assert {unquote(link.removeprefix("#")) for link in found.links} <= set(found.ids)


def test_what_the_book_says_is_never_markup(checkout: "Checkout") -> None:
    checkout.spoil(checkout.base, "1枚引く。", "<script>引く</script>")
    ledger = checkout.ledger()
    page = as_page(replace(ledger, book=replace(ledger.book, game="black-poker")))
    assert "&lt;script&gt;引く" in page
    assert page.count("<script>") == 1
