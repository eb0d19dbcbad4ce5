"""A record with cards of somebody's own: brought with its card file, or told what is wrong with that, and where."""

import asyncio
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page
from tests.legions.own_deck import CARD, DECK, RECRUIT

import kirifuda
from kirifuda import replay
from kirifuda.server.workers import Workers

from .conftest import Pages, shot
from .playing import PATIENCE, until

FILE = "ours.toml"


def played_with(card: str, deck: str) -> str:
    """The record of a game with somebody's own card; in a process of its own, where such cards may be read."""
    Path(FILE).write_text(card, encoding="utf-8")
    game = kirifuda.start("legions", decks=(deck, None), seed=3, cards=[FILE])
    choices = Random(3)
    while game.ask is not None and len(game.log) < 120:
        game.answer(choices.randrange(game.ask.size))
    return replay.write(game, names=["花子", "太郎"])


async def _recorded() -> str:
    workers = Workers(1, PATIENCE, 1_024)
    try:
        return await workers.do_alone(played_with, CARD, DECK)
    finally:
        workers.close()


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("own") / "own.replay"
    file.write_text(asyncio.run(_recorded()), encoding="utf-8")
    return file


def test_a_card_file_is_brought_with_the_record_and_told_what_is_wrong_with_it(
    record: Path, pages: Pages, tmp_path: Path
) -> None:
    page = pages()
    page.goto("/replay")
    page.set_input_files("#file", record)
    page.wait_for_selector(".error")
    assert FILE in page.locator(".error").inner_text()
    card = tmp_path / FILE
    card.write_text(CARD.replace("カードを1枚引く", "カードを1枚ひっくり返して食べる"), encoding="utf-8")
    page.set_input_files("#file", card)
    page.wait_for_selector(".error li")
    told = page.locator(".error").inner_text()
    shot(page, "own-card-wrong")
    assert f"{FILE}に間違いがあります" in told and told.count("食べる") == 1
    assert f"{CARD[: CARD.index('text =')].count(chr(10)) + 1}行目" in told
    assert "complaint-" not in told
    card.write_text(CARD, encoding="utf-8")
    page.set_input_files("#file", card)
    page.wait_for_selector(".mat")
    assert page.locator(".error").count() == 0
    see_the_card(page)


def see_the_card(page: Page) -> None:
    """It is played with in the record, shown as it is printed, and where one may play on from it is said."""
    own = page.locator(".mat .card", has_text=RECRUIT)
    while own.count() == 0:
        page.keyboard.press("ArrowRight")
        assert page.locator(".controls .count").inner_text().split(" / ")[0] != "120", "nobody ever has the card"
    own.first.click(button="right")
    page.wait_for_selector("dialog h2")
    assert page.locator("dialog h2").inner_text() == RECRUIT
    assert "カードを1枚引く" in page.locator("dialog").inner_text()
    shot(page, "own-card")
    page.keyboard.press("Escape")
    assert "kirifuda replay" in page.get_by_role("note").inner_text()
    assert page.get_by_role("button", name="ここから遊ぶ").count() == 0
    page.get_by_role("button", name="この手へのリンク").click()
    until(page, lambda: page.locator("text=コピーしました").count() == 1 or "/replay/" in page.url)
