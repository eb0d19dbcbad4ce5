"""What is seen: words stand out from what they stand on, hands are larger than boards, a game begins in one click."""

import random

import pytest
from playwright.sync_api import Page

from kirifuda import games

from .conftest import Pages, shot
from .playing import begin, play

READ = 4.5
"""The contrast of what is read, and of signs that only have to be seen."""
SEEN = 3.0
PAIRS = [
    *(("text", ground, READ) for ground in ("bg", "panel", "sunk")),
    *(("muted", ground, READ) for ground in ("bg", "panel", "sunk")),
    *((word, "panel", READ) for word in ("link", "alarm", "offer-text", "me", "them")),
    *((word, "sunk", READ) for word in ("fight", "heal")),
    ("offer-ink", "offer", READ),
    ("me-ink", "me", READ),
    ("them-ink", "them", READ),
    ("ink", "paper", READ),
    ("ink-2", "paper", READ),
    *(("white", number, READ) for number in ("n-attack", "n-health", "n-power", "n-down", "n-cost")),
    *((sign, f"mat-{game}", SEEN) for game in games() for sign in ("offer", "chosen", "zone-text")),
]
CONTRAST = """pairs => {
    const style = getComputedStyle(document.documentElement);
    const brush = new OffscreenCanvas(1, 1).getContext("2d", {willReadFrequently: true});
    const light = word => {
        brush.fillStyle = word === "white" ? "#fff" : style.getPropertyValue(`--${word}`);
        brush.fillRect(0, 0, 1, 1);
        const parts = [...brush.getImageData(0, 0, 1, 1).data].slice(0, 3).map(one => one / 255)
            .map(one => one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4);
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2];
    };
    return pairs.map(([one, other]) => {
        const [a, b] = [light(one), light(other)];
        return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    });
}"""
WIDTHS = """where => [...document.querySelectorAll(`${where} .card`)].map(card => card.offsetWidth)"""
FOOT = """() => {
    const bottom = one => document.querySelector(one).getBoundingClientRect();
    const [ask, hand] = [bottom(".ask"), bottom(".near-hand")];
    return {below: innerHeight - ask.bottom, under: ask.top - hand.bottom, tall: ask.height};
}"""


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_what_is_read_stands_out_from_what_it_stands_on(page: Page, theme: str) -> None:
    page.goto("/account")
    page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
    measured = page.evaluate(CONTRAST, [[one, other] for one, other, _ in PAIRS])
    faint = [
        f"{one} on {other}: {found:.2f}"
        for (one, other, least), found in zip(PAIRS, measured, strict=True)
        if found < least
    ]
    assert faint == []


def test_the_front_page_shows_cards_of_every_game_and_begins_one_in_a_click(page: Page) -> None:
    page.goto("/")
    for game in games():
        page.wait_for_selector(f"article.game.{game} .fan .card:nth-child(1)")
        assert page.locator(f"article.game.{game} .fan .card").count() == 3
    page.wait_for_selector(".fan img")
    shot(page, "front")
    assert page.locator(".today h3").inner_text() == page.request.get("/api/cards/today").json()["card"]["name"]
    page.locator("article.game.black-poker .button.main").click()
    page.wait_for_selector(".table-page .mat")
    assert page.locator(".plate .who").all_inner_texts() == ["考える相手", "ゲスト"]
    page.goto("/")
    page.wait_for_selector(".tables.own .button.main")
    page.locator("article.game.legions").get_by_role("link", name="友達と").click()
    page.wait_for_selector("#opponent")
    assert page.input_value("#opponent") == "open"
    assert page.locator("label.game.legions input").is_checked()


def test_a_hand_is_larger_than_the_board_and_every_card_has_its_picture(page: Page) -> None:
    begin(page, "legions")
    play(page, random.Random(3), most=12)
    hand, board = page.evaluate(WIDTHS, ".near-hand"), page.evaluate(WIDTHS, ".half")
    assert hand and board and min(hand) >= max(board)
    faces = page.locator(".mat .card:not(.hidden)").count()
    assert page.locator(".mat .card:not(.hidden) .picture img").count() == faces > 0
    assert page.locator(".near-hand .card.medium .words").count() == page.locator(".near-hand .card").count()


def test_on_a_telephone_what_is_asked_stands_at_the_foot_below_the_hand(pages: Pages) -> None:
    page = pages(telephone=True)
    begin(page, "legions")
    play(page, random.Random(3), most=4, touch=True)
    found = page.evaluate(FOOT)
    assert 0 <= found["below"] < 12 and found["under"] >= 0 and found["tall"] >= 80
