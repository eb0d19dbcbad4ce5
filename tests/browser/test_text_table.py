"""The text table tells all that the board shows."""

from playwright.sync_api import Page

from .laying import table_where
from .playing import look

STONES = """state => {
    const stones = state.view.zones.find(zone => zone.seat === state.seat && zone.name === "soul-yard").cards;
    const colours = ["white", "orange", "purple", "black", "blue"];
    const marks = stones.map(one => colours.filter(colour => one.marks?.includes(colour)).join());
    const active = stones.filter(one => one.marks?.includes("active"));
    return stones.length > 2 && new Set(marks).size === 1 && active.length > 0 && active.length < stones.length
        && {colour: marks[0], active: active.length, all: stones.length};
}"""
EQUIPPED = """state => {
    const soldier = state.view.zones.find(zone => zone.seat === state.seat && zone.name === "soldiers").cards
        .find(one => one.under?.length);
    return soldier && {under: soldier.under.length};
}"""
PLACED = "state => state.view.turnPlayer === state.seat && state.view.facts[FACT] > 0 && {}"
COLOURS = {"white": "白", "orange": "橙", "purple": "紫", "black": "黒", "blue": "青"}


def on_the_text_table(page: Page) -> str:
    look(page)
    page.get_by_role("button", name="文字のテーブル").click()
    page.wait_for_selector(".text-table")
    return page.locator(".text-table").inner_text()


def test_soul_stones_are_counted_by_colour_and_how_many_are_active(page: Page) -> None:
    found = table_where(page, STONES, game="last-chronicle")
    told = on_the_text_table(page)
    assert f"アクティブ：{COLOURS[found['colour']]} {found['active']}/{found['all']}" in told


def test_cards_under_a_card_are_told(page: Page) -> None:
    table_where(page, EQUIPPED, game="black-poker")
    assert "下に" in on_the_text_table(page)


def test_what_was_done_this_turn_is_told(page: Page) -> None:
    table_where(page, PLACED.replace("FACT", "'soul-stones-placed'"), game="last-chronicle")
    assert "このターンに置いたソウルストーン 1" in on_the_text_table(page)
