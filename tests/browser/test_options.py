"""Options by what they mean: nothing is given up and no turn ended by a bare click, or by itself."""

import pytest
from playwright.sync_api import Page

from .conftest import shot
from .laying import table_where
from .playing import begin, look, until
from .test_comforts import MARK

GIVES_UP = """state => {
    const options = state.question.options;
    const lost = options.find(one => one.kind === "exile-from-field"
        && options.filter(other => other.card === one.card).length === 1);
    return state.question.kind === "act" && lost && {at: state.at, handle: lost.card, index: lost.index};
}"""


def test_a_card_that_can_only_be_given_up_does_not_glow_and_is_not_given_up_by_a_click(page: Page) -> None:
    found = table_where(page, GIVES_UP, game="legions")
    look(page)
    card = page.locator(f".mat [data-handle='{found['handle']}']")
    assert card.evaluate("card => card.classList.contains('offered')") is False
    card.click()
    page.wait_for_selector(".ask .back")
    assert page.locator(".ask .option").count() == 1
    lost = page.locator(f".ask .option.gives-up[data-index='{found['index']}']")
    assert lost.locator("em").inner_text() == "自分のものを手放す"
    assert page.evaluate(MARK) == f"1/{found['at']}"
    shot(page, "gives-up")
    page.keyboard.press("Escape")
    card.click()
    lost.click()
    until(page, lambda: page.evaluate(MARK) != f"1/{found['at']}")


ONLY_END = """state => state.question.kind === "act" && state.question.options.length === 1
    && state.question.options[0].bearing && {at: state.at, bearing: state.question.options[0].bearing}"""


@pytest.mark.parametrize("game", ["legions", "last-chronicle"])
def test_the_end_of_a_turn_is_never_answered_by_itself(page: Page, game: str) -> None:
    page.goto("/")
    page.evaluate("kept => localStorage.setItem('kirifuda', JSON.stringify(kept))", {"passing": "main", "single": True})
    found = table_where(page, ONLY_END, game=game)
    look(page)
    assert page.evaluate(MARK) == f"1/{found['at']}"
    assert page.locator(f".ask .option.{found['bearing']} em").count() == 1
    shot(page, f"ends-{game}")
    page.keyboard.press("0")
    until(page, lambda: page.evaluate(MARK) != f"1/{found['at']}")


def test_what_gives_something_up_or_ends_the_turn_is_listed_last(page: Page) -> None:
    found = table_where(page, GIVES_UP, game="legions")
    look(page)
    assert page.evaluate(MARK) == f"1/{found['at']}"
    kinds = page.locator(".ask .option").evaluate_all(
        "all => all.map(one => ['gives-up', 'ends-turn'].find(kind => one.classList.contains(kind)) ?? '')"
    )
    assert kinds == sorted(kinds, key=["", "gives-up", "ends-turn"].index)
    assert kinds[-1] == "ends-turn"
    keys = page.locator(".ask .option kbd").all_inner_texts()
    assert len(keys) == len(kinds) == len(set(keys))
    assert keys[-1] == "0"


def test_actions_of_blackpoker_are_explained_and_those_not_on_offer_are_told_why(page: Page) -> None:
    begin(page, "black-poker")
    look(page)
    actions = page.locator(".ask .option")
    assert actions.locator("i").count() == actions.count()
    page.locator(".near-hand .card").first.click(button="right")
    page.wait_for_selector("dialog .why li.may")
    assert "防壁設置" in page.locator("dialog .why li.may").all_inner_texts()[0]
    shot(page, "why-black-poker")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="ほかのアクションは？").click()
    page.wait_for_selector("dialog li:not(.may) .clause")
    reasons = page.locator("dialog li:not(.may) span").all_inner_texts()
    assert len(reasons) == len(set(reasons)) > 0
    shot(page, "other-actions")
