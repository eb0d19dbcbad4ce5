"""Playing on the page as a person does."""

import random
import time
from collections.abc import Callable

from playwright.sync_api import Page

OPTION = ".ask .option:not([disabled])"
READY = f"{OPTION}, .over"


def begin(page: Page, game: str, opponent: str = "random", name: str = "はなこ") -> None:
    """From the lobby into a game."""
    page.goto("/")
    page.locator(f"label.game.{game}").click()
    page.fill("#name", name)
    page.select_option("#opponent", opponent)
    page.click("button[type=submit]")
    page.wait_for_selector(".ask, .panel", timeout=30_000)


def is_over(page: Page) -> bool:
    return page.locator(".over").count() > 0


def play(page: Page, numbers: random.Random, most: int = 2_000) -> int:
    """Answer by clicking, on the board where a card or place is offered, else on a button; until it is over."""
    given = 0
    while given < most:
        page.wait_for_selector(READY, timeout=20_000)
        if is_over(page):
            break
        at = asked_at(page)
        on_board = page.locator(".mat .card.offered, .mat .here")
        buttons = page.locator(OPTION)
        board, listed = on_board.count(), buttons.count()
        narrowed = page.locator(".ask .back").count() > 0
        if board and not narrowed and numbers.random() < 0.5:
            on_board.nth(numbers.randrange(board)).click(force=True)
        elif listed:
            buttons.nth(numbers.randrange(listed)).click()
        given += 1
        wait_for_another(page, at)
    return given


def asked_at(page: Page) -> str:
    """What the question looks like: it changes when it was answered, or narrowed to one card."""
    return str(page.evaluate(SIGN))


SIGN = "() => document.querySelector('.ask')?.innerText + '|' + document.querySelectorAll('.log li').length"


def wait_for_another(page: Page, at: str) -> None:
    until(page, lambda: asked_at(page) != at or is_over(page))


def until(page: Page, fact: Callable[[], bool], most: float = 30.0) -> None:
    """Wait for something to be true. (The page forbids what Playwright's own waiting for functions needs.)"""
    end = time.monotonic() + most
    while not fact():
        assert time.monotonic() < end, "it did not come about"
        page.wait_for_timeout(15)
