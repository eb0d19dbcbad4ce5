"""Games in a real browser: a whole one of each kind by mouse; by keyboard; on a telephone; much of one as text."""

import random
import time

import pytest
from playwright.sync_api import Page

from kirifuda import games

from .conftest import Pages, shot
from .playing import begin, is_over, look, play, until

LONGEST_FIRST = sorted(games(), key=("last-chronicle", "legend-of-stars", "legions", "black-poker").index)
A_WHILE = 20.0
"""Seconds after which cards that have not found their places will not."""
FITS = """() => {
    const root = document.documentElement;
    return [root.scrollWidth - root.clientWidth, root.scrollHeight - root.clientHeight];
}"""
STRAYS = """() => [...document.querySelectorAll(".mat section[data-zone] .card")].filter(card => {
    if (card.closest("[data-zone=hand] .place:is(:hover, :focus-within)")) return false; // it is lifted to be seen
    const room = card.closest("[data-zone]").getBoundingClientRect();
    const box = card.getBoundingClientRect();
    const hand = card.closest("[data-zone=hand]");
    const fans = hand ? 16 : 1;
    const hangs = hand ? box.height * 0.4 : 0;
    return box.left < room.left - fans || box.right > room.right + fans
        || box.top < room.top - fans || box.bottom > room.bottom + fans + hangs || box.width < 14;
}).map(card => card.innerText)"""
OVERLAPS = """() => {
    const cards = [...document.querySelectorAll(".mat [data-zone]:not([data-zone=hand]) .card")];
    const straight = card => {
        const leaning = card.getBoundingClientRect();
        const [width, height] = [card.offsetWidth, card.offsetHeight];
        const [wide, high] = leaning.width > leaning.height ? [height, width] : [width, height];
        const [x, y] = [(leaning.left + leaning.right) / 2, (leaning.top + leaning.bottom) / 2];
        return {left: x - wide / 2, right: x + wide / 2, top: y - high / 2, bottom: y + high / 2};
    };
    const boxes = cards.map(card => [card.innerText, straight(card), card.closest(".overlaid")]);
    const found = [];
    boxes.forEach(([one, a, over], at) => boxes.slice(at + 1).forEach(([other, b, under]) => {
        if (over && over === under) return;
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (wide > 2 && high > 2) found.push(`${one} / ${other}`);
    }));
    return found;
}"""
"""Cards of which one lies on another. One that leans is taken as it would stand: two side by side do not meet."""

WELL_LAID: list[object] = [[], [0, 0], []]


def laid(page: Page) -> list[object]:
    return [page.evaluate(STRAYS), page.evaluate(FITS), page.evaluate(OVERLAPS)]


def lies_well(page: Page) -> None:
    """On every desktop the board fits without scrolling, and no card lies outside its zone or on another.

    In a zone that is too small cards lie over each other; that each is seen then is held by `test_crowded`.
    """
    for width, height in ((1024, 700), (1920, 1080), (1366, 768), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        end = time.monotonic() + A_WHILE
        while laid(page) != WELL_LAID and time.monotonic() < end:
            page.wait_for_timeout(15)
        assert laid(page) == WELL_LAID


@pytest.mark.parametrize("game", LONGEST_FIRST)
def test_a_whole_game_by_mouse(page: Page, game: str) -> None:
    numbers = random.Random(game)
    begin(page, game)
    look(page)
    shot(page, f"{game}-start")
    for _ in range(3):
        play(page, numbers, most=16)
        lies_well(page)
    shot(page, game)
    play(page, numbers)
    assert is_over(page)
    assert page.locator(".over .clause").count() == 1
    until(page, lambda: len(page.locator(".over p").first.inner_text()) > len(page.inner_text(".over .clause")) + 3)
    lies_well(page)
    shot(page, f"{game}-over")


def test_a_whole_game_by_keyboard_alone(page: Page) -> None:
    page.goto("/new")
    page.wait_for_selector("label.game")
    tab_to(page, "#name")
    page.keyboard.type("はなこ")
    tab_to(page, "#opponent")
    page.keyboard.press("End")
    page.keyboard.press("ArrowUp")
    assert page.input_value("#opponent") == "random"
    tab_to(page, "button[type=submit]")
    page.keyboard.press("Enter")
    numbers = random.Random(4)
    found = look(page)
    tab_to(page, ".ask .option")
    page.keyboard.press("Enter")
    while not found["over"]:
        found = look(page, found["sign"])
        if not found["over"]:
            page.keyboard.press(numbers.choice(found["keys"]))
    tab_to(page, ".over .button")
    page.keyboard.press("Enter")
    until(page, lambda: not is_over(page))
    assert not look(page)["over"]


def tab_to(page: Page, wanted: str) -> None:
    for _ in range(80):
        if page.evaluate("wanted => document.activeElement?.matches(wanted)", wanted):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{wanted} cannot be reached with the keyboard")


def test_a_game_on_the_text_table(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="文字のテーブル").click()
    begin(page, "legions")
    numbers = random.Random(8)
    play(page, numbers, most=20)
    assert page.locator(".mat").count() == 0
    assert page.locator(".text-table h2").all_inner_texts()[-2:] == ["はなこ", "でたらめな相手"]
    assert "ライフ" in page.locator(".text-table h2 + p").first.inner_text()
    shot(page, "text-table")
    play(page, numbers, most=20)
    page.get_by_role("button", name="投了").click()
    page.locator(".tools .sure .button").first.click()
    page.wait_for_selector(".over")


def test_a_whole_game_on_a_telephone(pages: Pages) -> None:
    page = pages(telephone=True)
    begin(page, "black-poker")
    numbers = random.Random(2)
    for part in ("telephone", "telephone-later"):
        play(page, numbers, most=18, touch=True)
        assert page.evaluate(FITS)[0] == 0, "the page is wider than the telephone"
        shot(page, part)
    play(page, numbers, touch=True)
    assert is_over(page)
