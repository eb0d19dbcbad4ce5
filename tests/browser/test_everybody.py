"""What helps everybody to use the page: WCAG 2.2 AA on every kind of page, in dark and in light colours."""

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from kirifuda import games

from .conftest import Pages, missing, shot
from .playing import begin, is_over, look, play, until

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
AXE_RUN = """async () => {
    const found = await axe.run(document, {
        runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
        resultTypes: ["violations"],
    });
    return found.violations.map(one => one.id + ": " + one.nodes.map(node => node.target.join(" ")).join(", "));
}"""

LANGUAGE = """language => {
    const select = document.querySelector("#language");
    select.value = language;
    select.dispatchEvent(new Event("change", {bubbles: true}));
}"""


@pytest.fixture
def axe() -> str:
    if not AXE.is_file():
        missing("axe-core is not installed, the guidelines are not checked", "make page")
    return AXE.read_text(encoding="utf-8")


def keeps_the_guidelines(page: Page, axe: str, name: str) -> None:
    """In both themes and both languages: what is wrong with one is wrong whichever the other is."""
    found = []
    page.evaluate(axe)
    for language, theme in (("ja", "dark"), ("en", "light")):
        page.evaluate(LANGUAGE, language)
        page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
        shot(page, f"{name}-{theme}-{language}")
        found += [f"{name}, {language}, {theme}: {one}" for one in page.evaluate(AXE_RUN)]
    page.evaluate(LANGUAGE, "ja")
    assert found == []


@pytest.mark.parametrize("path", ["/", "/new", "/account", "/replay", "/table/nosuchtable"])
def test_pages_keep_the_guidelines(page: Page, axe: str, path: str) -> None:
    page.goto(path)
    page.wait_for_selector(".panel, .error")
    if path == "/":
        page.wait_for_selector("article.game img")
        page.wait_for_selector(".today img")
    if path == "/new":
        page.wait_for_selector("label.game")
        page.locator("summary").click()
    keeps_the_guidelines(page, axe, f"page{path.replace('/', '-').rstrip('-')}")


@pytest.mark.parametrize("game", games())
def test_boards_keep_the_guidelines(page: Page, axe: str, game: str) -> None:
    begin(page, game)
    play(page, random.Random(3), most=12)
    page.locator(".log .clause").last.click()
    page.wait_for_selector(".clause-panel .summary")
    keeps_the_guidelines(page, axe, f"table-{game}")


def text_table(page: Page) -> None:
    page.get_by_role("button", name="文字のテーブル").click()
    page.wait_for_selector(".text-table")


def card_panel(page: Page) -> None:
    page.locator(".near-hand .card").first.click(button="right")
    page.wait_for_selector("dialog .why li, dialog .why p")


def zone_panel(page: Page) -> None:
    graveyard = page.locator(".half:not(.far) [data-zone=graveyard] .card")
    numbers = random.Random(3)
    while graveyard.count() == 0:
        assert not is_over(page), "the game was over before a card came to the graveyard"
        play(page, numbers, most=1)
    graveyard.click()
    page.wait_for_selector("dialog .cards")


def comforts(page: Page) -> None:
    page.locator(".tools summary").click()
    page.get_by_role("button", name="問題を報告").first.click()
    page.get_by_role("button", name="投了").click()


def over(page: Page) -> None:
    page.get_by_role("button", name="投了").click()
    page.locator(".tools .sure .button").first.click()
    page.wait_for_selector(".over")


def replay(page: Page) -> None:
    over(page)
    page.get_by_role("link", name="リプレイ").click()
    page.wait_for_selector(".controls")


@pytest.mark.parametrize("opened", [text_table, card_panel, zone_panel, comforts, over, replay])
def test_what_opens_at_a_table_keeps_the_guidelines(page: Page, axe: str, opened: Callable[[Page], None]) -> None:
    begin(page, "black-poker")
    look(page)
    opened(page)
    keeps_the_guidelines(page, axe, f"opened-{opened.__name__.replace('_', '-')}")


def test_waiting_and_sitting_down_keep_the_guidelines(pages: Pages, axe: str) -> None:
    one, two = pages(), pages()
    begin(one, "legions", opponent="open")
    one.get_by_label("招待のリンク").wait_for()
    keeps_the_guidelines(one, axe, "waiting")
    two.goto(one.url)
    two.wait_for_selector("#deck")
    keeps_the_guidelines(two, axe, "sitting-down")


def test_a_telephone_keeps_the_guidelines(pages: Pages, axe: str) -> None:
    page = pages(telephone=True)
    begin(page, "legend-of-stars")
    play(page, random.Random(3), most=8, touch=True)
    keeps_the_guidelines(page, axe, "table-telephone")


def test_an_account_keeps_the_guidelines(page: Page, axe: str) -> None:
    page.goto("/account")
    page.fill("#account", "hanako")
    page.fill("#passphrase", "correct horse battery")
    page.get_by_role("button", name="新しく作る").click()
    page.get_by_text("hanako").wait_for()
    keeps_the_guidelines(page, axe, "account-open")


def test_the_table_is_dark_until_somebody_wants_it_light_or_as_the_system_has_it(pages: Pages) -> None:
    page = pages()
    page.goto("/")
    page.emulate_media(color_scheme="light")
    assert page.evaluate("() => document.documentElement.dataset.theme") == "dark"
    page.select_option("#theme", "system")
    assert page.evaluate("() => document.documentElement.dataset.theme") == "light"
    page.emulate_media(color_scheme="dark")
    until(page, lambda: page.evaluate("() => document.documentElement.dataset.theme") == "dark")
    page.select_option("#theme", "light")
    page.reload()
    page.wait_for_selector("#theme")
    assert page.evaluate("() => document.documentElement.dataset.theme") == "light"
