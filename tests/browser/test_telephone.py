"""On a telephone: zones can be told apart, the log can be read, and everything that is offered can be pressed."""

import random

import pytest
from playwright.sync_api import Page

from kirifuda import games

from .conftest import Pages, shot
from .laying import table_where
from .playing import begin, look, play, until

SIZES = [(390, 844), (360, 740)]
LABELS = """() => [...document.querySelectorAll(".mat .zone:not(.hand)")].flatMap(zone => {
    const name = zone.querySelector(".name");
    const box = name.getBoundingClientRect();
    const said = [];
    const style = getComputedStyle(name);
    if (!name.textContent || style.visibility !== "visible" || box.height < 8) said.push("is not seen");
    if (parseFloat(style.fontSize) < 10.5) said.push(`is small: ${style.fontSize}`);
    if (name.scrollWidth > name.clientWidth) said.push("is cut off");
    const others = zone.querySelectorAll(".card, .count, .extra");
    const overlaps = one => one.width > 0 && one.left < box.right - 0.5 && one.right > box.left + 0.5
        && one.top < box.bottom - 1.5 && one.bottom > box.top + 1.5;
    if ([...others].some(one => overlaps(one.getBoundingClientRect()))) said.push("is covered");
    if (box.top < 0 || box.right > innerWidth) said.push("is off the screen");
    return said.map(one => `${zone.dataset.zone} of ${zone.dataset.seat} ${one}`);
})"""
STILL = """() => Promise.all(
    document.getAnimations()
        .filter(one => one.effect.getComputedTiming().endTime !== Infinity)
        .map(one => one.finished.catch(() => null))
)"""
SLIPS = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
READ = """() => {
    const log = document.querySelector(".log").getBoundingClientRect();
    const last = [...document.querySelectorAll(".log li span")].at(-1);
    const box = last.getBoundingClientRect();
    const top = document.elementFromPoint(box.x + 4, box.y + box.height / 2);
    const font = parseFloat(getComputedStyle(last).fontSize);
    return {tall: log.height, inside: log.top >= 0 && log.bottom <= innerHeight, font, seen: last.contains(top)};
}"""
REACHED = """at => {
    const option = document.querySelectorAll(".ask .option")[at];
    option.scrollIntoView({block: "nearest", inline: "nearest"});
    const box = option.getBoundingClientRect();
    const spot = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return {hit: option.contains(spot), wide: box.width, tall: box.height, still: scrollY};
}"""


def telephone(pages: Pages, size: tuple[int, int], language: str = "ja-JP") -> Page:
    page = pages(telephone=True, language=language)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    return page


def labels_at_rest(page: Page) -> None:
    """A card on its way may pass over a name; nothing lies on one once it has come."""
    until(page, lambda: page.evaluate(STILL) is not None and page.evaluate(LABELS) == [], lambda: page.evaluate(LABELS))


@pytest.mark.parametrize(("size", "language"), zip(SIZES, ("ja-JP", "en-US"), strict=True))
@pytest.mark.parametrize("game", games())
def test_every_zone_has_a_name_that_is_read_and_covers_nothing(
    pages: Pages, game: str, size: tuple[int, int], language: str
) -> None:
    page = telephone(pages, size, language)
    begin(page, game)
    for _ in range(2):
        play(page, random.Random(3), most=12, touch=True)
        labels_at_rest(page)
        assert page.evaluate(SLIPS) == 0
    shot(page, f"telephone-{game}-{size[0]}-{language[:2]}")


@pytest.mark.parametrize("size", SIZES)
def test_the_log_is_laid_over_the_table_and_can_be_read(pages: Pages, size: tuple[int, int]) -> None:
    page = telephone(pages, size)
    begin(page, "legions")
    play(page, random.Random(3), most=12, touch=True)
    page.locator(".ask .read-log").tap()
    page.wait_for_selector(".reading .log")
    until(page, lambda: page.evaluate(READ)["seen"])
    found = page.evaluate(READ)
    assert found["inside"] and found["tall"] > size[1] / 2 and found["font"] >= 12
    shot(page, f"telephone-log-{size[0]}")
    page.locator(".log-panel h2 button").tap()
    page.wait_for_selector(".reading", state="detached")
    look(page)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", ["last-chronicle", "legend-of-stars"])
def test_every_option_is_in_reach_of_a_thumb(pages: Pages, game: str, size: tuple[int, int]) -> None:
    page = telephone(pages, size)
    table_where(page, "state => state.question.options.length >= 7 && {}", game=game)
    look(page)
    for at in range(page.locator(".ask .option").count()):
        found = page.evaluate(REACHED, at)
        assert found["hit"] and found["wide"] >= 44 and found["tall"] >= 40 and found["still"] == 0
    shot(page, f"telephone-options-{game}-{size[0]}")
