"""A whole game of each kind in a real browser, by mouse; by keyboard; on the text table; on a telephone."""

import random

import pytest
from playwright.sync_api import Browser, Page
from tests.server.serving import Serving

from kirifuda import games

from .conftest import address, shot, watched
from .playing import asked_at, begin, is_over, play, until, wait_for_another


@pytest.mark.parametrize("game", games())
def test_a_whole_game_by_mouse(page: Page, game: str) -> None:
    begin(page, game)
    play(page, random.Random(game), most=12)
    shot(page, game)
    play(page, random.Random(game))
    assert is_over(page)
    assert page.locator(".over .clause").count() == 1
    shot(page, f"{game}-over")


def test_a_whole_game_by_keyboard_alone(page: Page) -> None:
    page.goto("/")
    page.wait_for_selector("label.game")
    tab_to(page, "#opponent")
    page.keyboard.type("コンピューター（で")
    page.select_option("#opponent", "random")
    tab_to(page, "button[type=submit]")
    page.keyboard.press("Enter")
    page.wait_for_selector(".ask, .panel", timeout=30_000)
    numbers = random.Random(4)
    for _ in range(2_000):
        page.wait_for_selector(".ask .option:not([disabled]), .over", timeout=60_000)
        if is_over(page):
            break
        at = asked_at(page)
        many = page.locator(".ask .option").count()
        page.keyboard.press(str(numbers.randrange(min(many, 9)) + 1))
        wait_for_another(page, at)
    assert is_over(page)


def tab_to(page: Page, wanted: str) -> None:
    for _ in range(60):
        if page.evaluate("wanted => document.activeElement?.matches(wanted)", wanted):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{wanted} cannot be reached with the keyboard")


def test_a_game_on_the_text_table(page: Page) -> None:
    page.goto("/")
    page.get_by_label("文字のテーブル").check()
    begin(page, "black-poker")
    play(page, random.Random(8), most=25)
    assert page.locator(".mat").count() == 0
    assert page.locator(".text-table h2").count() >= 2
    shot(page, "text-table")


def test_a_game_on_a_telephone(browser: Browser, server: Serving) -> None:
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, locale="ja-JP", base_url=address(server)
    )
    page = context.new_page()
    faults = watched(page, server)
    begin(page, "black-poker")
    play(page, random.Random(2), most=20)
    wide = page.evaluate("() => document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 1, "the page is wider than the telephone"
    shot(page, "telephone")
    context.close()
    assert faults == []


def test_the_language_is_switched_in_place(page: Page) -> None:
    begin(page, "black-poker")
    before = page.locator(".prompt").inner_text()
    page.select_option("#language", "en")
    until(page, lambda: page.locator(".prompt").inner_text() != before)
    assert page.get_by_role("button", name="Concede").count() == 1
    shot(page, "english")


def test_why_not_is_answered_with_its_clause(page: Page) -> None:
    begin(page, "legions")
    play(page, random.Random(1), most=4)
    page.locator(".mat .hand .card:not(.hidden)").last.click(button="right")
    page.wait_for_selector("dialog .why li .clause, dialog .why p")
    shot(page, "why-not")
    page.locator("dialog .button").click()
    page.locator(".log .clause").last.click()
    page.wait_for_selector(".clause-panel .summary")
    shot(page, "clause")
