"""What zones, numbers, phases and keywords mean is told where they stand: by mouse, by finger, by keyboard."""

import pytest
from playwright.sync_api import Page, expect

from kirifuda import games
from kirifuda.lessons.words import words_of

from .conftest import Pages, shot
from .laying import table_where
from .playing import begin, look
from .test_everybody import axe as axe
from .test_everybody import keeps_the_guidelines

TOLD = ".told-word"


@pytest.mark.parametrize("game", games())
def test_every_zone_number_and_phase_at_a_table_has_its_word(page: Page, game: str) -> None:
    begin(page, game)
    look(page)
    named = set(page.locator("[data-word]").evaluate_all("all => all.map(one => one.dataset.word)"))
    assert {one.partition("/")[0] for one in named} >= {"zone", "number"}
    assert named <= {f"{one.group}/{one.key}" for one in words_of(game)}
    if game != "black-poker":
        assert sum(one.startswith("turn/") for one in named) >= 5


def test_a_word_is_told_under_the_mouse_and_leads_to_the_rules(page: Page, axe: str) -> None:
    begin(page, "legions")
    look(page)
    page.locator(".phases [data-word='turn/core']").hover()
    told = page.locator(TOLD)
    expect(told).to_contain_text("コアフェイズ")
    told.hover()
    expect(told.get_by_role("link")).to_have_attribute("href", "/rules/legions/27-4")
    shot(page, "word-told")
    keeps_the_guidelines(page, axe, "word-told")
    page.keyboard.press("Escape")
    expect(told).to_have_count(0)
    page.locator(".plate.near [data-word='number/cores']").hover()
    expect(told).to_contain_text("12")
    page.mouse.move(700, 640)
    expect(told).to_have_count(0)


def test_a_word_is_told_under_a_finger_and_goes_with_the_next_one(pages: Pages) -> None:
    page = pages(telephone=True, language="en-US")
    begin(page, "legend-of-stars")
    look(page)
    page.locator(".half:not(.far) [data-word='zone/front-2']").tap()
    told = page.locator(TOLD)
    expect(told).to_contain_text("front", ignore_case=True)
    box = told.bounding_box()
    assert box is not None and box["x"] >= 0 and box["x"] + box["width"] <= 390 and box["y"] + box["height"] <= 844
    shot(page, "word-told-telephone")
    page.locator(".middle .turn").tap()
    expect(told).to_have_count(0)


def test_the_words_of_the_game_are_a_key_away(page: Page, axe: str) -> None:
    begin(page, "last-chronicle")
    look(page)
    page.keyboard.press("?")
    words = page.get_by_role("dialog")
    expect(words.locator("dt", has_text="チェックフェイズ")).to_be_visible()
    keeps_the_guidelines(page, axe, "how-to-play")
    page.keyboard.press("Escape")
    expect(words).to_have_count(0)


KEYWORD = """state => {
    const hand = state.view.zones.find(zone => zone.name === "hand" && zone.seat === state.seat).cards;
    const found = hand.find(card => FACES.includes(card.face));
    return found && {handle: found.handle, face: found.face};
}"""


def test_a_card_is_shown_with_what_its_keywords_mean(page: Page) -> None:
    faces = page.request.get("/api/games/legions/cards").json()
    worded = {face: card["keywords"] for face, card in enumerate(faces) if card.get("keywords")}
    found = table_where(page, KEYWORD.replace("FACES", str(list(worded))), game="legions")
    look(page)
    card = page.locator(f".mat [data-handle='{found['handle']}']")
    card.hover()
    expect(page.locator(".preview .keywords dt")).to_have_count(len(worded[found["face"]]))
    assert page.locator(".preview .keywords dd").first.inner_text()
    shot(page, "keyword-told")
    card.click(button="right")
    page.locator("dialog details summary", has_text="言葉の意味").click()
    expect(page.locator("dialog dl dt", has_text="WT")).to_be_visible()
