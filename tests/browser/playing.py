"""Playing on the page as a person does: by mouse, by finger or by keyboard, with what the page shows."""

import random
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

Json = dict[str, Any]
PATIENCE = 120.0
"""Seconds to wait for the page to get somewhere. A loaded machine is slow; nothing waits this long without need."""
PRESSES = 40
"""How often somebody presses, every few seconds, before they give up."""

LOOK = """async ({last, asked, most}) => {
    const table = () => document.querySelector(".table-page");
    const panel = () => document.querySelector("dialog[open]");
    const parts = () => `${table()?.dataset.chosen ?? ""}+${table()?.dataset.parts ?? ""}`;
    const sign = () => `${table()?.dataset.at}|${parts()}|${panel() ? "opened" : ""}`;
    const options = () => [...document.querySelectorAll(".ask .option:not([disabled])")];
    const spot = element => {
        if (panel()) element.scrollIntoView({block: "nearest"});
        const box = element.getBoundingClientRect();
        const at = [box.x + box.width / 2, box.y + box.height / 2];
        const top = document.elementFromPoint(...at);
        return top !== null && element.contains(top) ? at : null;
    };
    const board = () => {
        const where = panel() ?? document.querySelector(".mat") ?? table();
        return [...where.querySelectorAll(".card.offered:not(.chosen), .here")].map(spot).filter(Boolean);
    };
    const listed = () => (panel() ? 0 : options().length);
    const end = Date.now() + most * 1000;
    const nothing = () => !listed() && !(panel() && board().length);
    while (!document.querySelector(".over") && (sign() === last || (asked && nothing()))) {
        if (Date.now() > end) return {late: true, sign: sign(), shown: document.body.innerText.slice(0, 2000)};
        await new Promise(done => setTimeout(done, 4));
    }
    if (document.querySelector(".over")) return {over: true, sign: sign()};
    const keys = [...document.querySelectorAll(".ask .option kbd")].map(key => key.textContent);
    return {over: false, sign: sign(), listed: listed(), board: board(), keys};
}"""
SPOT = """at => {
    const option = document.querySelectorAll(".ask .option:not([disabled])")[at];
    option.scrollIntoView({block: "nearest", inline: "nearest"});
    const box = option.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
}"""


def begin(page: Page, game: str, opponent: str = "random", name: str = "はなこ") -> None:
    """From the form into a game."""
    page.goto("/new")
    page.locator(f"label.game.{game}").click()
    page.fill("#name", name)
    page.select_option("#opponent", opponent)
    page.click("button[type=submit]")
    page.wait_for_selector(".table-page", timeout=PATIENCE * 1000)


def is_over(page: Page) -> bool:
    return page.locator(".over").count() > 0


def look(page: Page, last: str = "", asked: bool = True) -> Json:
    """What can be answered, once something else is asked than before; or that the game is over."""
    found = glance(page, last, asked, PATIENCE)
    assert not found.get("late"), f"nothing is asked after {found['sign']}:\n{found['shown']}"
    return found


def glance(page: Page, last: str, asked: bool, seconds: float) -> Json:
    """The same, or that it is late, after so many seconds."""
    found: Json = page.evaluate(LOOK, {"last": last, "asked": asked, "most": seconds})
    return found


def answer(page: Page, found: Json, numbers: random.Random, touch: bool = False) -> None:
    """Press something that is offered: on the board, where a card or place is, or in the list."""
    press: Callable[[float, float], None] = page.touchscreen.tap if touch else page.mouse.click
    if found["board"] and (not found["listed"] or numbers.random() < 0.6):
        press(*numbers.choice(found["board"]))
    else:
        press(*page.evaluate(SPOT, numbers.randrange(found["listed"])))


def answered(page: Page, found: Json, numbers: random.Random, touch: bool) -> Json:
    """Press something and see what comes of it; press again if nothing does: the board may have moved meanwhile."""
    for _ in range(PRESSES):
        answer(page, found, numbers, touch)
        seen = glance(page, found["sign"], True, PATIENCE / PRESSES)
        if seen.get("late"):
            if page.locator("dialog[open]").count() > 0:
                page.keyboard.press("Escape")
            seen = look(page)
        if seen["over"] or seen["sign"] != found["sign"]:
            return seen
        found = seen
    raise AssertionError(f"nothing comes of pressing:\n{page.inner_text('body')[:2000]}")


def play(page: Page, numbers: random.Random, most: int = 5_000, touch: bool = False) -> None:
    """Answer so many times, or until it is over; and see what is asked then, with no pile lying open."""
    found = look(page)
    for _ in range(most):
        if found["over"]:
            return
        found = answered(page, found, numbers, touch)
    if page.locator("dialog[open]").count() > 0:
        page.keyboard.press("Escape")


def until(page: Page, fact: Callable[[], bool], instead: Callable[[], object] | None = None) -> None:
    """Wait for something to be true. (The page forbids what Playwright's own waiting for functions needs.)"""
    end = time.monotonic() + PATIENCE
    while not fact():
        if time.monotonic() > end:
            pytest.fail(f"it did not come about:\n{instead() if instead else page.inner_text('body')[:2000]}")
        page.wait_for_timeout(15)
