"""What makes a table comfortable: dragging, looking closely, why not, sorting, silence, passing, two languages."""

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Page

from .conftest import Pages, shot
from .laying import table_where
from .playing import answer, begin, look, play, until

Json = dict[str, Any]
MARK = "() => document.querySelector('.table-page').dataset.at"


def zone_of(page: Page, handle: int) -> str | None:
    found: str | None = page.evaluate(
        "handle => document.querySelector(`.mat [data-handle='${handle}']`)?.closest('[data-zone]')?.dataset.zone",
        handle,
    )
    return found


def middle(page: Page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, handle: int, onto: str) -> None:
    page.mouse.move(*middle(page, f".mat [data-handle='{handle}']"))
    page.mouse.down()
    there = middle(page, onto)
    page.mouse.move(there[0], there[1] + 9, steps=4)
    page.mouse.move(*there)
    page.mouse.up()


NEAR = ".half:not(.far) "
STANDS_BY = """state => {
    const here = state.view.zones.filter(zone => zone.seat === state.seat);
    const free = ["left", "center", "right"].find(lane => here.find(zone => zone.name === lane)?.count === 0);
    const play = state.question.options.find(one => one.kind === "play"
        && here.find(zone => zone.name === "standby").cards.some(card => card.handle === one.card));
    const face = here.find(zone => zone.name === "standby").cards.find(card => card.handle === play?.card)?.face;
    return free && play && MINIONS.includes(face) && {handle: play.card, lane: free};
}"""


def standing_by(page: Page) -> Json:
    faces = page.request.get("/api/games/legions/cards").json()
    minions = [face for face, card in enumerate(faces) if card["category"] == "minion"]
    return table_where(page, STANDS_BY.replace("MINIONS", str(minions)), game="legions")


def test_a_card_is_dragged_to_its_place(page: Page) -> None:
    found = standing_by(page)
    at = int(page.evaluate(MARK).split("/")[1])
    assert zone_of(page, found["handle"]) == "standby"
    drag(page, found["handle"], f"{NEAR}[data-zone={found['lane']}]")
    until(page, lambda: int(page.evaluate(MARK).split("/")[1]) >= at + 1 and lies_in(page, found["lane"]))
    shot(page, "dragged")


def lies_in(page: Page, zone: str) -> bool:
    return page.locator(f"{NEAR}[data-zone={zone}] .card").count() == 1


def test_a_card_is_clicked_and_then_its_place(page: Page) -> None:
    place_by_clicks(page, standing_by(page))


def place_by_clicks(page: Page, found: Json) -> None:
    page.locator(f".mat [data-handle='{found['handle']}']").click()
    options = page.locator(".ask .option").filter(has_text="プレイ")
    page.wait_for_selector(".ask .back, .here")
    if page.locator(".ask .back").count():
        assert page.locator(".card.chosen").count() == 1
        options.first.click()
    page.locator(f"{NEAR}[data-zone={found['lane']}] .here").click()
    until(page, lambda: lies_in(page, found["lane"]))


def test_a_card_that_is_put_back_changes_nothing(page: Page) -> None:
    found = standing_by(page)
    at = page.evaluate(MARK)
    page.mouse.move(*middle(page, f".mat [data-handle='{found['handle']}']"))
    page.mouse.down()
    page.mouse.move(*middle(page, ".middle"), steps=3)
    page.wait_for_selector(".card.carried")
    page.keyboard.press("Escape")
    page.mouse.up()
    page.wait_for_selector(".card.carried", state="detached")
    drag(page, found["handle"], f"{NEAR}[data-zone=standby]")
    assert page.evaluate(MARK) == at
    assert page.locator("dialog").count() == 0


LEADS = """state => {
    const ways = state.question.options.filter(one => one.kind === "lead");
    const way = one => one.say[1].way.say[0].replace("legend-of-stars-zone-", "");
    const many = ways.find(one => ways.filter(other => other.card === one.card).length > 1);
    return many && {handle: many.card, square: way(many)};
}"""


def test_a_character_is_led_by_carrying_it_to_a_square(page: Page) -> None:
    found = table_where(page, LEADS, game="legend-of-stars")
    drag(page, found["handle"], f"{NEAR}[data-zone={found['square']}]")
    until(page, lambda: lies_in(page, found["square"]))


def test_a_character_is_led_with_the_keyboard(page: Page) -> None:
    found = table_where(page, LEADS, game="legend-of-stars")
    page.locator(f".mat [data-handle='{found['handle']}']").focus()
    page.keyboard.press("Enter")
    page.locator(f"{NEAR}[data-zone={found['square']}] .here").focus()
    page.keyboard.press("Enter")
    until(page, lambda: lies_in(page, found["square"]))
    assert page.locator(".mat .card.chosen").count() == 0


def test_cards_fly_when_they_move(pages: Pages) -> None:
    page = pages(still=False, pace="fast")
    found = standing_by(page)
    page.evaluate(
        """() => {
            window.flown = 0;
            const watch = new MutationObserver(changes => changes.forEach(change =>
                change.addedNodes.forEach(node => { if (node.classList?.contains("card")) window.flown += 1; })));
            watch.observe(document.body, {childList: true});
        }"""
    )
    place_by_clicks(page, found)
    until(page, lambda: page.evaluate("() => window.flown") > 0)
    until(page, lambda: page.evaluate("() => document.querySelectorAll('body > .card').length") == 0)


UNSEEN_FLIGHTS = """() => {
    window.drawn = [];
    const middle = box => [box.x + box.width / 2, box.y + box.height / 2].map(Math.round);
    const watch = new MutationObserver(changes => changes.forEach(change => change.addedNodes.forEach(node => {
        if (!node.classList?.contains("flying")) return;
        const end = node.getAnimations()[0].effect.getKeyframes().at(-1).translate.split(" ").map(parseFloat);
        const [left, top] = [parseFloat(node.style.left), parseFloat(node.style.top)];
        const to = [left + node.offsetWidth / 2 + end[0], top + node.offsetHeight / 2 + (end[1] ?? 0)].map(Math.round);
        const hand = middle(document.querySelector(".half.far .held").getBoundingClientRect());
        if (Math.hypot(to[0] - hand[0], to[1] - hand[1]) < 4) window.drawn.push(node.dataset.face);
    })));
    watch.observe(document.body, {childList: true});
}"""


def test_a_card_that_the_opponent_draws_flies_to_the_hand_and_does_not_say_what_it_is(pages: Pages) -> None:
    page = pages(still=False, pace="fast")
    begin(page, "black-poker")
    found = look(page)
    page.evaluate(UNSEEN_FLIGHTS)
    numbers = random.Random(3)
    while not page.evaluate("() => window.drawn.length"):
        assert not found["over"], "the opponent has drawn nothing all game"
        answer(page, found, numbers)
        found = look(page, found["sign"])
    assert set(page.evaluate("() => window.drawn")) == {"-1"}


def test_the_arrow_keys_go_from_card_to_card_and_a_card_is_asked_why_not(page: Page) -> None:
    begin(page, "legions")
    play(page, random.Random(1), most=3)
    first = page.locator(".near-hand .card").first
    first.focus()
    handle = first.get_attribute("data-handle")
    page.keyboard.press("ArrowRight")
    focused = page.evaluate("() => document.activeElement.dataset.handle")
    assert focused == page.locator(".near-hand .card").nth(1).get_attribute("data-handle") != handle
    page.keyboard.press("?")
    page.wait_for_selector("dialog .why li .clause")
    shot(page, "why-not")
    cited = page.locator("dialog .why li .clause").first
    clause = cited.get_attribute("data-clause")
    cited.click()
    page.wait_for_selector(".clause-panel .summary")
    assert page.locator(".clause-panel .number").inner_text() == clause
    shot(page, "clause")


def test_a_card_under_the_mouse_is_shown_large_and_escape_hides_it(page: Page) -> None:
    begin(page, "legions")
    play(page, random.Random(1), most=3)
    page.locator(".near-hand .card").first.hover()
    page.wait_for_selector(".preview .card.large")
    shot(page, "preview")
    page.keyboard.press("Escape")
    page.wait_for_selector(".preview", state="detached")


def test_a_card_that_is_pressed_long_on_a_telephone_is_shown_large(pages: Pages) -> None:
    page = pages(telephone=True)
    begin(page, "black-poker")
    look(page)
    at = page.evaluate(MARK)
    x, y = middle(page, ".near-hand .card")
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    page.wait_for_selector("dialog .card.large")
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    shot(page, "telephone-card")
    page.get_by_role("button", name="閉じる").click()
    assert page.evaluate(MARK) == at


def hand(page: Page) -> list[str]:
    return page.locator(".near-hand .card .name").all_text_contents()


def test_the_hand_is_sorted(page: Page) -> None:
    begin(page, "black-poker")
    look(page)
    drawn = hand(page)
    page.locator(".tools summary").click()
    page.get_by_label("手札を並べる").check()
    until(page, lambda: [one[0] for one in hand(page)] == sorted((one[0] for one in drawn), key="♠♡◇♣J".index))
    assert sorted(hand(page)) == sorted(drawn)
    page.reload()
    until(page, lambda: [one[0] for one in hand(page)] == sorted((one[0] for one in drawn), key="♠♡◇♣J".index))


@pytest.mark.parametrize("silent", [False, True])
def test_sound_can_be_muted(page: Page, silent: bool) -> None:
    page.add_init_script(
        "window.tones = 0; const begin = OscillatorNode.prototype.start;"
        "OscillatorNode.prototype.start = function (...when) { window.tones += 1; return begin.apply(this, when); };"
    )
    page.goto("/")
    button = page.get_by_role("button", name="音")
    assert button.get_attribute("aria-pressed") == "true"
    if silent:
        button.click()
        assert button.get_attribute("aria-pressed") == "false"
    begin(page, "black-poker")
    play(page, random.Random(1), most=3)
    assert (page.evaluate("() => window.tones") == 0) == silent


PASSES = "state => state.question.kind === 'act' && state.question.options.length === 1 && {at: state.at}"


@pytest.mark.parametrize("asks", [True, False])
def test_passing_is_automatic_where_that_was_chosen(page: Page, asks: bool) -> None:
    page.goto("/")
    kept = {"passing": "ask", "single": True} if asks else {"passing": "act", "single": False}
    page.evaluate("kept => localStorage.setItem('kirifuda', JSON.stringify(kept))", kept)
    found = table_where(page, PASSES, game="black-poker", edition="standard")
    look(page)
    assert (int(page.evaluate(MARK).split("/")[1]) == found["at"]) == asks
    if asks:
        page.locator(".tools summary").click()
        page.select_option("#passing", "act")
        page.locator(".ask .option").click()
        look(page, f"1/{found['at']}||")
        assert page.locator(".ask .option").count() > 1


ALIKE = """state => {
    const made = state.question.options.map(one => JSON.stringify(one.say[1]?.factions ?? one.index));
    return made.length > 1 && new Set(made).size === 1 && {at: state.at};
}"""


def test_soul_stones_that_are_alike_are_paid_with_where_that_is_wished(page: Page) -> None:
    page.goto("/")
    page.evaluate("() => localStorage.setItem('kirifuda', JSON.stringify({pay: false}))")
    found = table_where(page, ALIKE, game="last-chronicle", prompt="soul-stone")
    look(page)
    assert page.evaluate(MARK) == f"1/{found['at']}"
    page.locator(".tools summary").click()
    comforts, passing = (page.locator(one).bounding_box() for one in (".comforts", "#passing"))
    assert comforts and passing and passing["x"] + passing["width"] < comforts["x"] + comforts["width"]
    page.get_by_label("同じソウルを生むソウルストーンなら自動で支払う").check()
    page.reload()
    page.wait_for_selector(".mat")
    until(page, lambda: page.evaluate(MARK) != f"1/{found['at']}")


SQUAD = """state => state.question.options[0].say[0].endsWith("no-attack")
    && state.taken === 1 && state.then === "attackers" && {}"""


def test_what_was_picked_and_what_is_pointed_at_is_seen_on_the_board(page: Page) -> None:
    table_where(page, SQUAD, game="last-chronicle", deck="dawn-march", prompt="attackers")
    at = look(page)["sign"]
    options = page.locator(".ask .option")
    first = options.nth(1)
    assert options.first.inner_text().endswith("攻撃しない")
    first.hover()
    assert page.locator(".mat .card.pointed").count() == 1
    picked = page.locator(".mat .card.pointed").get_attribute("data-handle")
    first.click()
    look(page, at)
    assert options.first.inner_text().endswith("これで攻撃する")
    assert page.locator(".mat .card.chosen").get_attribute("data-handle") == picked


def test_the_text_that_is_to_be_decided_by_stands_with_the_question(page: Page) -> None:
    table_where(page, "state => ({})", game="last-chronicle", deck="dawn-march", prompt="chrono-burst")
    name = page.locator(".ask .source strong").inner_text()
    assert name in page.locator(".ask .prompt").inner_text()
    page.locator(".ask .source").click()
    assert page.locator("dialog h2").inner_text() == name


def test_the_language_is_switched_in_place(page: Page) -> None:
    begin(page, "legions")
    play(page, random.Random(1), most=3)
    page.evaluate("() => window.stayed = true")
    page.select_option("#language", "en")
    page.get_by_role("button", name="Concede").wait_for()
    assert page.evaluate("() => document.documentElement.lang") == "en"
    assert not re.search("[ぁ-ヿ]", page.locator(".log li").first.inner_text())
    assert page.locator("[data-zone=standby] .name").first.inner_text() == "standby zone"
    page.locator(".mat [data-zone=master-area] .card").last.click(button="right")
    page.wait_for_selector("dialog details[open] .line")
    page.keyboard.press("Escape")
    shot(page, "english")
    page.select_option("#language", "ja")
    page.get_by_role("button", name="投了").wait_for()
    assert page.evaluate("() => window.stayed")


def test_names_of_decks_have_room_in_the_form(page: Page) -> None:
    page.goto("/new")
    page.locator("label.game.last-chronicle").click()
    page.wait_for_selector("#deck option[value=amber-herd]", state="attached")
    own, theirs, form = (page.locator(one).bounding_box() for one in ("#deck", "#their-deck", "form"))
    assert own and theirs and form
    assert own["x"] + own["width"] < theirs["x"] or own["y"] + own["height"] < theirs["y"]
    assert theirs["x"] + theirs["width"] <= form["x"] + form["width"]


def test_a_deck_that_breaks_the_rules_is_told_by_clause(page: Page) -> None:
    page.goto("/new")
    page.locator("label.game.legions").click()
    listed = page.request.get("/api/games/legions/decks/general").json()["list"]
    page.select_option("#deck", "paste")
    page.fill("#deck-list", f"{listed}\n{listed}")
    page.get_by_role("button", name="調べる").click()
    page.wait_for_selector(".deck .error li")
    told = page.locator(".deck .error").inner_text()
    assert "24-2" in told and "breach" not in told
    page.click("button[type=submit]")
    page.wait_for_selector("form > .error li")
    refused = page.locator("form > .error").inner_text()
    assert "1人目のデッキに間違いがあります。" in refused
    assert refused.count("24-2") == told.count("24-2")
    page.fill("#deck-list", listed)
    page.get_by_role("button", name="調べる").click()
    page.get_by_text("このデッキで遊べます。").wait_for()


def test_an_answer_is_taken_back(page: Page) -> None:
    begin(page, "black-poker")
    at = look(page)["sign"]
    page.locator(".ask .option").last.click()
    look(page, at)
    page.get_by_role("button", name="取り消す").click()
    until(page, lambda: look(page)["sign"] == at)


def test_nothing_of_another_place_is_asked_for_and_the_first_page_is_small(page: Page) -> None:
    sizes: dict[str, int] = {}
    page.on("requestfinished", lambda asked: sizes.update({asked.url: asked.sizes()["responseBodySize"]}))
    page.goto("/")
    page.wait_for_selector("article.game")
    page.wait_for_load_state("networkidle")
    assert 20_000 < sum(sizes.values()) < 300_000
