"""However many cards lie in its zones: every zone's name is read, every card lies inside its zone and is seen."""

from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Page, Route

from kirifuda import games

from .conftest import Pages, shot
from .playing import until
from .test_telephone import LABELS, SLIPS

Json = dict[str, Any]
SIZES = [(360, 740), (390, 844), (1366, 768), (1440, 900)]
MANY = (1, 2, 3, 4, 6, 9, 14)
STATES: tuple[list[str], ...] = ([], ["exhausted", "driven", "wiped", "gained"], ["defense-left"])
"""Upright, spent, lying on its side."""
ONE = ("master-area", "lord-area", "left", "center", "right", "front-", "back-")
"""Places of one card."""
SEEN = 3
"""So many pixels of a card are seen at least, where no more cards lie than one tells apart."""
TOLD_APART = 6
ASTRAY = """least => [...document.querySelectorAll(".mat .zone:not(.hand)")].flatMap(zone => {
    const [around, room] = [zone, zone.querySelector(".room")].map(one => one.getBoundingClientRect());
    const places = [...zone.querySelectorAll(".place")].map(one => one.getBoundingClientRect());
    const said = [];
    if (places.some(box => box.left < around.left - 2 || box.right > around.right + 2)) said.push("lies over the side");
    if (places.some(box => box.top < room.top - 3 || box.bottom > around.bottom + 3)) said.push("lies over the edge");
    const hidden = (box, at) => {
        const next = places[at + 1];
        const meet = next && next.top < box.bottom - 1 && next.bottom > box.top + 1;
        return meet && Math.max(next.left - box.left, next.top - box.top) < least;
    };
    if (places.some(hidden)) said.push("is not seen");
    if (places.some(box => box.width < 7)) said.push("is too small to see");
    return said.map(one => `a card of ${zone.dataset.zone} of ${zone.dataset.seat} ${one}`);
})"""


def crowd(lesson: Json, many: int) -> None:
    """So many cards in every zone, in the states that cards are in."""
    view = lesson["acts"][0]["moment"]["view"]
    faces = [card["face"] for zone in view["zones"] for card in zone["cards"] if card["face"] >= 0]
    handle = 10_000
    for place, zone in enumerate(view["zones"]):
        cards = []
        number = 1 if zone["name"].startswith(ONE) else many
        for at in range(number):
            handle += 1
            marks = STATES[(at + place) % len(STATES)]
            cards.append({"handle": handle, "face": faces[(at + place) % len(faces)], "marks": marks})
        zone.update(cards=cards, count=number)


def crowded(page: Page, game: str, many: int) -> None:
    """A table, with so many cards in every zone; its first lesson is the table."""

    def more(route: Route) -> None:
        answer = route.fetch()
        lesson = answer.json()
        crowd(lesson, many)
        route.fulfill(response=answer, json=lesson)

    page.route(f"**/api/learn/{game}/00-first-game", more)
    page.goto(f"/learn/{game}/00-first-game")
    page.wait_for_selector(".mat .zone .card")


def wrong(page: Page, seen: int) -> list[str]:
    labels: list[str] = page.evaluate(LABELS)
    return labels + page.evaluate(ASTRAY, seen)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", games())
def test_names_are_read_and_cards_seen_however_many_lie_there(pages: Pages, game: str, size: tuple[int, int]) -> None:
    page = pages(telephone=size[0] < 500, language="en-US")
    page.set_viewport_size({"width": size[0], "height": size[1]})
    for many in MANY:
        page.unroute_all()
        crowded(page, game, many)
        told = partial(wrong, page, SEEN if many <= TOLD_APART else 0)
        until(page, lambda told=told: told() == [], told)
        assert page.evaluate(SLIPS) == 0
        if many in (3, 9):
            shot(page, f"crowded-{game}-{size[0]}-{many}")
