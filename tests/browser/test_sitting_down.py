"""Sitting down: the deck that is shown is played, own games are found again, a guest sees the terms and own decks."""

import json
import re
from itertools import cycle

import pytest
from playwright.sync_api import Page
from tests.server.serving import Serving

from kirifuda import games
from kirifuda.deck_building import built_in_decks, usual_deck_names

from .conftest import Pages, shot
from .playing import PATIENCE, begin, until

WITH_DECKS = [game for game in games() if built_in_decks(game)]


def table_of(page: Page) -> str:
    page.wait_for_selector(".table-page")
    return page.url.rsplit("/", 1)[1].split("?")[0]


def decks_played(server: Serving, table: str) -> list[list[str] | None]:
    return [seat.deck for seat in server.hub.tables[table].seats]


@pytest.mark.parametrize(("game", "seat"), list(zip(WITH_DECKS, cycle("12"), strict=False)))
def test_what_the_form_shows_is_what_is_played_and_played_again(
    page: Page, server: Serving, game: str, seat: str
) -> None:
    page.goto("/new")
    page.locator(f"label.game.{game}").click()
    page.select_option("#opponent", "random")
    page.locator("summary").click()
    page.select_option("#seat", seat)
    shown = (page.input_value("#deck"), page.input_value("#their-deck"))
    assert shown == usual_deck_names(game)
    with page.expect_request("**/api/tables") as asked:
        page.click("button[type=submit]")
    sent = json.loads(asked.value.post_data or "")
    assert (sent["deck"], sent["opponent_deck"], sent["seat"]) == (*shown, int(seat))
    table = table_of(page)
    first = decks_played(server, table)
    page.get_by_role("button", name="投了").click()
    page.locator(".tools .sure .button").first.click()
    page.get_by_role("button", name="もう一度", exact=True).click()
    until(page, lambda: table not in page.url)
    assert decks_played(server, table_of(page)) == first[::-1]


def test_a_rematch_that_was_left_stands_first_in_the_lobby(page: Page) -> None:
    begin(page, "black-poker")
    old = table_of(page)
    page.get_by_role("button", name="投了").click()
    page.locator(".tools .sure .button").first.click()
    page.get_by_role("button", name="もう一度", exact=True).click()
    until(page, lambda: old not in page.url)
    table = table_of(page)
    page.locator(".brand").click()
    page.wait_for_selector(".tables.own li")
    assert page.locator(".tables.own a").first.get_attribute("href") == f"/table/{table}"
    shot(page, "own-games")
    page.locator(".tables.own a").first.click()
    page.wait_for_selector(".mat")


def test_a_guest_sees_the_terms_and_has_saved_decks(pages: Pages) -> None:
    one, two = pages(), pages(telephone=True)
    one.goto("/new")
    one.locator("label.game.legions").click()
    one.select_option("#opponent", "open")
    one.locator("summary").click()
    one.select_option("#match", "2")
    one.select_option("#clock", "game")
    one.fill("#seconds", "300")
    one.fill("#increment", "5")
    one.click("button[type=submit]")
    one.get_by_label("招待のリンク").wait_for()
    shot(one, "invitation")
    told = one.locator(".waiting").inner_text()
    assert "このコンピューターでしか開けません" in told and "--host 0.0.0.0" in told
    assert one.locator(".waiting code").evaluate("command => command.scrollWidth <= command.clientWidth")
    assert one.locator(".code").count() == 0
    two.goto("/account")
    two.fill("#account", "saburo")
    two.fill("#passphrase", "correct horse battery")
    two.get_by_role("button", name="新しく作る").click()
    two.wait_for_selector("#deck-game")
    listed = two.request.get("/api/games/legions/decks/general").json()["list"]
    two.select_option("#deck-game", "legions")
    two.fill("#deck-name", "三郎のデッキ")
    two.fill("#deck-list", listed)
    two.get_by_role("button", name="デッキを残す").click()
    two.get_by_text("三郎のデッキ").wait_for()
    two.goto(one.url)
    two.wait_for_selector("#deck")
    terms = two.locator(".terms").inner_text()
    for wanted in ("レギオンズ", "2019", "2ゲーム先取", "1ゲーム5分、1手ごとに5秒足す"):
        assert wanted in terms
    until(two, lambda: two.locator("#deck option").filter(has_text="三郎のデッキ").count() == 1)
    two.select_option("#deck", label="三郎のデッキ")
    shot(two, "joining")
    with two.expect_request(re.compile("/join$")) as asked:
        two.get_by_role("button", name="座る").click()
    assert json.loads(asked.value.post_data or "")["deck"] == listed
    two.wait_for_selector(".mat", timeout=PATIENCE * 1000)
    for page in (one, two):
        page.locator(".mat .score").wait_for()
        assert "2ゲーム先取" in page.locator(".mat .score").inner_text()
        assert page.locator(".mat .score").evaluate("score => score.scrollWidth <= score.clientWidth"), "it is cut off"


def test_an_address_that_others_can_open_is_offered_with_a_code(page: Page) -> None:
    page.route("**/api/addresses", lambda asked: asked.fulfill(json=["http://192.168.1.5:8642"]))
    begin(page, "black-poker", opponent="open")
    page.wait_for_selector(".code")
    assert page.get_by_label("招待のリンク").input_value() == f"http://192.168.1.5:8642/table/{table_of(page)}"
    shot(page, "invitation-code")


def test_the_lobby_shows_a_game_against_the_computer_only_if_that_is_wished(page: Page) -> None:
    page.goto("/new")
    page.locator("summary").click()
    wish = page.get_by_label("ロビーに出す")
    assert not wish.is_checked()
    page.select_option("#opponent", "open")
    assert wish.is_checked()
    page.select_option("#opponent", "greedy")
    assert not wish.is_checked()
