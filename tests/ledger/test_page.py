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


def test_what_the_book_says_is_never_markup(checkout: "Checkout") -> None:
    checkout.spoil(checkout.base, "1枚引く。", "<script>引く</script>")
    ledger = checkout.ledger()
    page = as_page(replace(ledger, book=replace(ledger.book, game="black-poker")))
    assert "&lt;script&gt;引く" in page
    assert page.count("<script>") == 1
