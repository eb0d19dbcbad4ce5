"""«What would you do?»: the computer says which option it would take and what that promises; never against a person."""

from playwright.sync_api import Page, expect

from .conftest import Pages, shot
from .playing import PATIENCE, begin, look
from .test_everybody import axe as axe
from .test_everybody import keeps_the_guidelines

ASKED = ".ask .hinting"


def test_the_computer_says_what_it_would_do_and_why(page: Page, axe: str) -> None:
    begin(page, "black-poker")
    found = look(page)
    while found["listed"] < 2:
        page.locator(".ask .option").first.click()
        found = look(page, found["sign"])
    page.locator(ASKED).click()
    told = page.locator(".ask .told")
    expect(told).to_contain_text("勝てる見込み", timeout=PATIENCE * 1000)
    best = page.locator(".ask .option.hinted")
    expect(best).to_have_count(1)
    assert told.locator("b").inner_text() in best.locator("span").inner_text()
    assert look(page)["sign"] == found["sign"]
    keeps_the_guidelines(page, axe, "hint")
    best.click()
    expect(told).to_have_count(0)


def test_nobody_is_told_against_a_person(pages: Pages) -> None:
    one, two = pages(), pages()
    begin(one, "black-poker", opponent="open")
    two.goto(one.url)
    two.locator(".joining .button.main").click()
    two.wait_for_selector(".mat")
    one.wait_for_selector(".mat")
    look(one, asked=False)
    assert one.locator(ASKED).count() == two.locator(ASKED).count() == 0
    shot(one, "no-hint")
