"""The rules in a browser: found as one types, read by chapter, played step by step, at addresses that can be shared."""

import re

from playwright.sync_api import Page, expect

from .conftest import Pages, shot
from .test_everybody import axe as axe
from .test_everybody import keeps_the_guidelines


def test_a_clause_is_found_as_one_types_and_has_an_address(page: Page, axe: str) -> None:
    page.goto("/")
    page.get_by_role("link", name="ルール", exact=True).click()
    page.get_by_role("searchbox").fill("28-3")
    first = page.locator(".found a").first
    expect(first).to_contain_text("28-3")
    shot(page, "rules-search")
    page.get_by_role("searchbox").press("ArrowDown")
    expect(first).to_be_focused()
    first.press("Enter")
    page.wait_for_url("**/rules/legions/2019/28-3")
    expect(page.get_by_role("heading", level=1)).to_contain_text("28-3")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_contain_text("28-3")
    keeps_the_guidelines(page, axe, "rules-clause")
    page.get_by_role("link", name="2018 · 27-3").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("27-3")
    page.locator(".trail a", has_text="27").click()
    page.wait_for_url("**/chapters/*")
    expect(page.locator("article.rule h2").first).to_contain_text("27-1")
    shot(page, "rules-chapter")


def test_a_scenario_is_played_step_by_step_by_mouse_and_keyboard(page: Page, axe: str) -> None:
    page.goto("/rules/black-poker/K10")
    page.locator(".shown a").first.click()
    page.wait_for_url("**/rules/black-poker/scenarios/base/K10-left-the-field")
    soldiers = page.locator(".mat [data-zone=soldiers][data-seat='1'] [data-handle]")
    page.wait_for_selector(".mat")
    expect(soldiers).to_have_count(1)
    page.get_by_role("button", name="次", exact=True).click()
    expect(page.locator(".told")).to_contain_text("プレイヤー2 帰還")
    page.wait_for_url("**?step=1")
    for step in range(2, 7):
        page.keyboard.press("ArrowRight")
        page.wait_for_url(f"**?step={step}")
    expect(soldiers).to_have_count(0)
    keeps_the_guidelines(page, axe, "rules-scenario")
    page.goto("/rules/black-poker/scenarios/base/K10-left-the-field?step=99")
    page.wait_for_selector(".mat")
    expect(page.get_by_role("alert")).to_contain_text("9")


def test_a_clause_at_a_table_leads_to_the_rules(page: Page) -> None:
    page.goto("/rules/legions/cards/夜目の大梟")
    expect(page.get_by_role("heading", level=1)).to_have_text("夜目の大梟")
    page.locator(".card-page .cite").first.click()
    page.wait_for_url(re.compile(r"/rules/legions/2019/\d"))


def test_what_there_is_not_is_said_and_leads_on(pages: Pages) -> None:
    page = pages(language="en-US", telephone=True)
    for address, words in (
        ("/rules/legions/99-99", "no clause “99-99”"),
        ("/rules/chess", "chess"),
        ("/rules/legions/2019/chapters/77", "no chapter 77"),
        ("/rules/legions/scenarios/nothing", "no scenario “nothing”"),
        ("/rules/legions/cards/nothing", "no card “nothing”"),
    ):
        page.goto(address)
        expect(page.get_by_role("alert")).to_contain_text(words)
        assert page.locator("main a").count() > 0, address
    page.goto("/rules/legions/99-99")
    shot(page, "rules-nothing-telephone")
    page.get_by_role("link", name="To the contents").click()
    expect(page.locator(".contents li").first).to_be_visible()
    page.locator(".contents a").first.click()
    expect(page.locator("article.rule").first).to_be_visible()
    shot(page, "rules-chapter-telephone")
