"""Two browsers at one table, a cut connection, replays, and what helps everybody to use the page."""

import random
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page
from tests.server.serving import Serving

from .conftest import WIDE, address, shot
from .playing import READY, begin, is_over, play, until

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
AXE_RUN = """async () => {
    const found = await axe.run(document, {runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]});
    return found.violations.map(one => one.id + ": " + one.nodes.map(node => node.target.join(" ")).join(", "));
}"""


def violations(page: Page) -> list[str]:
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = page.evaluate(AXE_RUN)
    return found


def test_two_people_play_and_one_is_cut_off_in_between(browser: Browser, server: Serving) -> None:
    contexts = [browser.new_context(viewport=WIDE, locale="ja-JP", base_url=address(server)) for _ in range(2)]
    one, two = [context.new_page() for context in contexts]
    begin(one, "black-poker", opponent="open")
    invited = one.get_by_label("招待のリンク").input_value()
    two.goto(invited)
    two.fill("#name", "たろう")
    two.click("button.main")
    for at in range(14):
        ready = next_asked(one, two)
        play(ready, random.Random(at), most=1)
        if at == 6:
            contexts[1].set_offline(True)
            two.evaluate("() => 0")
            contexts[1].set_offline(False)
            two.reload()
            two.wait_for_selector(".mat")
    assert one.locator(".log li").count() > 5
    shot(two, "second-player")
    for context in contexts:
        context.close()


def next_asked(*pages: Page) -> Page:
    """The page whose player is asked now."""
    for _ in range(200):
        for page in pages:
            if page.locator(".ask .option:not([disabled])").count() > 0 or is_over(page):
                return page
        pages[0].wait_for_timeout(50)
    raise AssertionError("nobody is asked")


def test_a_replay_is_stepped_and_played_on_from(page: Page) -> None:
    begin(page, "black-poker")
    play(page, random.Random(6), most=6)
    page.get_by_role("button", name="投了").click()
    page.get_by_role("button", name="はい").click()
    page.wait_for_selector(".over")
    page.get_by_role("link", name="リプレイ").click()
    page.wait_for_selector(".controls")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    until(page, lambda: page.locator(".controls span").inner_text().startswith("2 /"))
    shot(page, "replay")
    page.get_by_role("button", name="ここから遊ぶ").click()
    page.wait_for_selector(READY, timeout=30_000)


@pytest.mark.parametrize("path", ["/", "/account", "/replay"])
def test_pages_keep_the_guidelines_for_everybody(page: Page, path: str) -> None:
    page.goto(path)
    page.wait_for_selector("h1")
    page.wait_for_timeout(300)
    assert violations(page) == []


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("text", [False, True])
def test_a_table_keeps_the_guidelines_for_everybody(page: Page, theme: str, text: bool) -> None:
    page.goto("/")
    page.select_option("#theme", theme)
    page.get_by_label("文字のテーブル").set_checked(text)
    begin(page, "legions")
    play(page, random.Random(3), most=6)
    page.wait_for_timeout(300)
    shot(page, f"legions-{theme}{'-text' if text else ''}")
    assert violations(page) == []


def test_a_link_that_leads_nowhere_says_so(page: Page) -> None:
    page.goto("/table/nosuchtable")
    page.wait_for_selector(".error")
    assert "nosuchtable" in page.locator(".error").inner_text()
