"""One act is one gesture: what the engine asks in parts is put together on the page, and said with its last part."""

import pytest
from playwright.sync_api import Page, expect
from tests.server.serving import Serving

from .conftest import Pages, shot
from .laying import table_where
from .playing import look, until
from .test_comforts import NEAR, Json, lies_in
from .test_manners import UNLOCKS, at

PARTS = "() => Number(document.querySelector('.table-page').dataset.parts)"


def unlocking(page: Page) -> Json:
    """A minion in the hand that can be unlocked, and a lane that is free for it."""
    faces = page.request.get("/api/games/legions/cards").json()
    minions = [face for face, card in enumerate(faces) if card["category"] == "minion"]
    found = table_where(page, UNLOCKS.replace("MINIONS", str(minions)), game="legions")
    look(page)
    return found


def use(page: Page, selector: str, by: str) -> None:
    target = page.locator(selector).first
    if by == "mouse":
        target.click()
    elif by == "touch":
        target.tap(position={"x": 12, "y": 30})  # cards of a hand lie over each other
    else:
        target.focus()
        page.keyboard.press("Enter")


@pytest.mark.parametrize("by", ["mouse", "touch", "keyboard"])
def test_a_card_and_its_lane_are_two_taps(pages: Pages, server: Serving, by: str) -> None:
    page = pages(telephone=by == "touch")
    found = unlocking(page)
    before = at(page)
    use(page, f".mat [data-handle='{found['handle']}']", by)
    until(page, lambda: page.evaluate(PARTS) == 1)
    assert at(page) == before == server.hub.tables[found["table"]].given
    assert page.locator(f".mat [data-handle='{found['handle']}'].chosen").count() == 1
    shot(page, f"gesture-{by}")
    use(page, f"{NEAR}[data-zone={found['lane']}] .here", by)
    until(page, lambda: lies_in(page, found["lane"]))


def test_a_part_is_taken_back_until_the_last_one_and_nothing_has_been_said(page: Page, server: Serving) -> None:
    found = unlocking(page)
    before = at(page)
    asked = page.locator(".ask .prompt span").inner_text()
    card = f"{NEAR}[data-zone={found['lane']}] .here"
    page.locator(f".mat [data-handle='{found['handle']}']").click()
    until(page, lambda: page.evaluate(PARTS) == 1)
    expect(page.locator(".ask .so-far")).to_contain_text("アンロック")
    page.keyboard.press("Escape")
    until(page, lambda: page.evaluate(PARTS) == 0)
    assert page.locator(".ask .prompt span").inner_text() == asked
    page.locator(f".mat [data-handle='{found['handle']}']").click()
    until(page, lambda: page.evaluate(PARTS) == 1)
    page.get_by_role("button", name="取り消す").first.click()
    until(page, lambda: page.evaluate(PARTS) == 0)
    assert at(page) == before == server.hub.tables[found["table"]].given
    assert page.locator(f".near-hand [data-handle='{found['handle']}']").count() == 1
    assert page.locator(card).count() == 0


def test_what_was_done_by_one_gesture_is_taken_back_by_one(page: Page) -> None:
    found = unlocking(page)
    before = at(page)
    use(page, f".mat [data-handle='{found['handle']}']", "mouse")
    use(page, f"{NEAR}[data-zone={found['lane']}] .here", "mouse")
    until(page, lambda: lies_in(page, found["lane"]))
    look(page)
    page.keyboard.press("u")
    until(page, lambda: at(page) == before)
    assert page.locator(f".near-hand [data-handle='{found['handle']}']").count() == 1
