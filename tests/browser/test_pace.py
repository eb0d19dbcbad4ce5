"""What happens is seen at a pace, from whom to whom; nothing is asked before it has been seen."""

from playwright.sync_api import Page

from .conftest import Pages, shot
from .laying import table_where
from .playing import begin, look, until

AIMED = "state => ({handle: state.question.options[0].card})"
SORT = "() => document.querySelector('.show')?.dataset.sort ?? ''"
AT = "() => document.querySelector('.table-page').dataset.at"
OFFERED = "() => document.querySelectorAll('.ask .option, .mat .card.offered, .mat .here').length"
ARROW = """handle => {
    const shaft = document.querySelector(".show .shaft");
    const room = document.querySelector(".show").getBoundingClientRect();
    const card = document.querySelector(`.mat [data-handle='${handle}']`).parentElement.getBoundingClientRect();
    const [x, y] = shaft.getAttribute("d").match(/-?[\\d.]+/g).map(Number).slice(-2);
    const [dx, dy] = [room.x + x - card.x, room.y + y - card.y];
    const ends = dx > 0 && dx < card.width && dy > 0 && dy < card.height;
    const [striking, struck] = ["striking", "struck"].map(one => document.querySelectorAll(`.card.${one}`).length);
    return {ends, striking, struck};
}"""
MOVES = """() => document.getAnimations()
    .filter(one => one.effect.target?.closest(".show, .striking, body > .card")).length"""


def attacked(page: Page) -> int:
    """A table at which one has said whom one attacks, and that is being shown: the handle of whom."""
    found = table_where(page, AIMED, game="legions", prompt="attack-target")
    look(page)
    page.locator(".ask .option").first.click()
    until(page, lambda: page.evaluate(SORT) == "attack")
    handle: int = found["handle"]
    return handle


def finish(page: Page) -> None:
    """Press Space until everything has been seen."""
    while page.locator(".watch").count() > 0:
        page.keyboard.press("Space")
        page.wait_for_timeout(20)


def test_an_attack_is_an_arrow_from_whom_to_whom_and_nothing_is_asked_meanwhile(pages: Pages) -> None:
    page = pages(still=False, pace="slow")
    handle = attacked(page)
    at = page.evaluate(AT)
    assert page.evaluate(OFFERED) == 0
    assert page.evaluate(ARROW, handle) == {"ends": True, "striking": 1, "struck": 1}
    assert page.locator(".watch .prompt").inner_text() == page.locator(".show .caption p").inner_text()
    shot(page, "attack")
    page.keyboard.press("Space")
    until(page, lambda: page.evaluate(SORT) != "attack")
    finish(page)
    look(page)
    assert page.evaluate(AT) != at


def test_a_click_on_the_board_ends_what_is_shown(pages: Pages) -> None:
    page = pages(still=False, pace="slow")
    attacked(page)
    page.locator(".mat .middle").click()
    until(page, lambda: page.evaluate(SORT) != "attack")


def test_who_wants_no_motion_sees_arrows_and_numbers_standing_still(pages: Pages) -> None:
    page = pages(still=True, pace="normal")
    attacked(page)
    assert page.evaluate(MOVES) == 0
    assert page.locator(".show .shaft").count() == 1


def test_the_last_turn_is_seen_again_and_the_board_is_as_it_was(pages: Pages) -> None:
    page = pages(still=True, pace="none")
    begin(page, "legions")
    found = look(page)
    again = page.get_by_role("button", name="相手は何をした？")
    while again.is_disabled():
        page.locator(".ask .option").last.click()
        found = look(page, found["sign"])
    page.locator(".tools summary").click()
    page.select_option("#pace", "normal")
    page.locator(".tools summary").click()
    again.click()
    page.wait_for_selector(".watch")
    assert page.evaluate(OFFERED) == 0
    until(page, lambda: page.evaluate(SORT) == "turn")
    assert page.evaluate(AT) != found["sign"].split("|")[0]
    page.get_by_role("button", name="今の盤面へ").click()
    assert look(page)["sign"] == found["sign"]
