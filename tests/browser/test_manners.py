"""What a table owes its players: a dead network is told of, a drop says all it says, what was asked for is seen."""

import random

import pytest
from playwright.sync_api import Page
from tests.server.serving import Serving

from .cable import Cable
from .conftest import Pages, shot
from .laying import table_where
from .playing import begin, is_over, look, play, until
from .test_comforts import MARK, NEAR, drag, lies_in

FOCUSED = "() => document.activeElement.className + ' ' + document.activeElement.tagName"


def at(page: Page) -> int:
    return int(page.evaluate(MARK).split("/")[1])


def test_a_dead_network_is_told_of_and_the_answer_is_given_once_when_it_is_back(pages: Pages, server: Serving) -> None:
    cable = Cable(server.port)
    page = pages(port=cable.port)
    page.goto("/")
    page.evaluate("() => localStorage.setItem('kirifuda', JSON.stringify({single: false, own: false, passing: 'ask'}))")
    begin(page, "black-poker")
    seen = look(page)["sign"]
    table = page.url.rsplit("/", 1)[1]
    before = server.hub.tables[table].given
    cable.freeze()
    page.locator(".ask .option").first.click()
    page.get_by_text("サーバーにつながりません").wait_for()
    assert "つながったら送ります" in page.locator(".notices").inner_text()
    shot(page, "no-connection")
    assert server.hub.tables[table].given == before
    assert page.evaluate(MARK) in seen
    cable.cut()
    cable.thaw()
    cable.mend()
    page.get_by_text("サーバーにつながりません").wait_for(state="detached")
    until(page, lambda: server.hub.tables[table].given > before)
    given = [one for one in server.hub.tables[table].earlier if one.seat == 0]
    assert len(given) == 1
    assert page.locator(".notices .error").count() == 0
    cable.close()


def test_an_answer_that_comes_through_late_and_again_counts_once(pages: Pages, server: Serving) -> None:
    cable = Cable(server.port)
    page = pages(port=cable.port)
    page.goto("/")
    page.evaluate("() => localStorage.setItem('kirifuda', JSON.stringify({single: false, own: false, passing: 'ask'}))")
    begin(page, "black-poker")
    seen = look(page)["sign"]
    table = page.url.rsplit("/", 1)[1]
    cable.freeze()
    page.locator(".ask .option").first.click()
    page.get_by_text("サーバーにつながりません").wait_for()
    cable.thaw()
    page.get_by_text("サーバーにつながりません").wait_for(state="detached")
    look(page, seen)
    assert len([one for one in server.hub.tables[table].earlier if one.seat == 0]) == 1
    assert page.locator(".notices .error").count() == 0
    cable.close()


UNLOCKS = """state => {
    const here = state.view.zones.filter(zone => zone.seat === state.seat);
    const free = ["left", "center", "right"].find(lane => here.find(zone => zone.name === lane)?.count === 0);
    const hand = here.find(zone => zone.name === "hand").cards;
    const minions = MINIONS;
    const card = hand.find(one => minions.includes(one.face)
        && state.question.options.some(option => option.kind === "unlock" && option.card === one.handle));
    const room = here.find(zone => zone.name === "standby").count < 2;
    return state.question.kind === "act" && free && card && room && {handle: card.handle, lane: free, at: state.at};
}"""


@pytest.mark.parametrize("edition", ["2019", "2018"])
def test_a_minion_dropped_on_a_lane_is_played_there_without_another_question(page: Page, edition: str) -> None:
    faces = page.request.get("/api/games/legions/cards").json()
    minions = [face for face, card in enumerate(faces) if card["category"] == "minion"]
    found = table_where(page, UNLOCKS.replace("MINIONS", str(minions)), game="legions", edition=edition)
    look(page)
    drag(page, found["handle"], f"{NEAR}[data-zone={found['lane']}]")
    until(page, lambda: lies_in(page, found["lane"]))


def test_a_minion_dropped_on_standby_goes_there_without_another_question(page: Page) -> None:
    faces = page.request.get("/api/games/legions/cards").json()
    minions = [face for face, card in enumerate(faces) if card["category"] == "minion"]
    found = table_where(page, UNLOCKS.replace("MINIONS", str(minions)), game="legions")
    look(page)
    before = page.locator(f"{NEAR}[data-zone=standby] .card").count()
    drag(page, found["handle"], f"{NEAR}[data-zone=standby]")
    until(page, lambda: page.locator(f"{NEAR}[data-zone=standby] .card").count() == before + 1)


PLACES = """state => {
    const here = state.view.zones.filter(zone => zone.seat === state.seat);
    const free = here.filter(zone => zone.name.startsWith("back-") && zone.count === 0).map(zone => zone.name);
    const option = state.question.options.find(one => one.kind === "place-character");
    return free.length > 1 && option && {handle: option.card, square: free[1]};
}"""


def test_a_character_dropped_on_a_square_is_not_asked_for_the_square(page: Page) -> None:
    found = table_where(page, PLACES, game="legend-of-stars")
    look(page)
    drag(page, found["handle"], f"{NEAR}[data-zone={found['square']}]")
    for _ in range(8):
        if lies_in(page, found["square"]):
            return
        sign = look(page)["sign"]
        assert "どのマス" not in page.locator(".ask .prompt").inner_text()
        assert page.locator(".here").count() == 0
        if not lies_in(page, found["square"]):
            page.locator(".ask .option").first.click()
            look(page, sign, asked=False)
    until(page, lambda: lies_in(page, found["square"]))


def test_the_choice_between_playing_and_standing_by_names_both(page: Page) -> None:
    table_where(page, "state => ({})", game="legions", prompt="stand-by")
    look(page)
    words = [text.split("\n")[-1] for text in page.locator(".ask .option span").all_inner_texts()]
    assert words == ["プレイする", "スタンバイゾーンへ置く"]
    assert page.locator(f"{NEAR}[data-zone=standby] .here").count() == 1
    shot(page, "stand-by")


COVERED = """() => {
    const panel = document.querySelector(".clause-panel").getBoundingClientRect();
    const spots = [[0.2, 0.2], [0.5, 0.5], [0.8, 0.8]];
    return spots.filter(([x, y]) => !document.elementFromPoint(panel.x + panel.width * x, panel.y + panel.height * y)
        ?.closest(".clause-panel")).length + document.querySelectorAll(".preview").length;
}"""


@pytest.mark.parametrize("by", ["mouse", "keyboard"])
def test_a_clause_asked_for_from_a_card_is_not_covered_by_it(page: Page, by: str) -> None:
    begin(page, "legions")
    play(page, random.Random(1), most=3)
    card = page.locator(".near-hand .card").first
    if by == "mouse":
        card.click(button="right")
        page.locator("dialog .why li .clause").first.click()
    else:
        card.focus()
        page.keyboard.press("?")
        page.locator("dialog .why li .clause").first.focus()
        page.keyboard.press("Enter")
    page.wait_for_selector(".clause-panel .summary")
    page.wait_for_timeout(400)  # longer than a preview takes to come up
    assert page.evaluate(COVERED) == 0
    assert "clause-panel" in page.evaluate(FOCUSED)
    shot(page, f"clause-by-{by}")


MANY = "state => state.question.options.length >= 7 && {}"
REACHED = """at => {
    const option = document.querySelectorAll(".ask .option")[at];
    option.scrollIntoView({block: "nearest"});
    const box = option.getBoundingClientRect();
    const spot = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return box.bottom <= innerHeight && box.top >= 0 && option.contains(spot);
}"""


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1440, 900), (1024, 700)])
def test_every_option_is_within_reach_with_a_clause_open(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    table_where(page, MANY, game="last-chronicle")
    look(page)
    page.locator(".ask .prompt .clause").click()
    page.wait_for_selector(".clause-panel .summary")
    for option in range(page.locator(".ask .option").count()):
        assert page.evaluate(REACHED, option)
    shot(page, f"reach-{width}")


FORCED = """state => state.question.kind !== "act" && state.question.options.length === 1
    && !state.question.options[0].bearing && {at: state.at, table: state.table}"""
THERE_AND_BACK = """({table, at}) => new Promise(done => {
    const socket = new WebSocket(`ws://${location.host}/ws/tables/${table}`);
    let step = 0;
    socket.onmessage = message => {
        const state = JSON.parse(message.data);
        if (state.type !== "state") return;
        if (step === 0) socket.send(JSON.stringify({type: "answer", at, index: 0}));
        else if (step === 1 && state.at > at) socket.send(JSON.stringify({type: "undo"}));
        else if (step > 1 && state.at === at) { socket.close(); return done(state.undo.here); }
        else if (step > 0) return;
        step += 1;
        if (state.at > at) step = 2;
    };
})"""


def test_a_page_that_comes_to_a_question_that_was_gone_back_to_does_not_answer_it(page: Page) -> None:
    page.goto("/")
    page.evaluate("() => localStorage.setItem('kirifuda', JSON.stringify({single: false, passing: 'ask'}))")
    found = table_where(page, FORCED, game="last-chronicle")
    look(page)
    page.goto("/account")
    page.wait_for_selector("#account")
    assert page.evaluate(THERE_AND_BACK, {"table": found["table"], "at": found["at"]}) is True
    page.evaluate("() => localStorage.setItem('kirifuda', JSON.stringify({single: true, passing: 'act'}))")
    page.goto(f"/table/{found['table']}")
    look(page)
    assert at(page) == found["at"]
    assert page.locator(".ask .option").count() == 1


def test_the_focus_is_on_the_question_and_at_last_on_the_result(page: Page) -> None:
    begin(page, "black-poker")
    found = look(page)
    until(page, lambda: "prompt" in page.evaluate(FOCUSED))
    page.keyboard.press("Tab")
    reached = [page.evaluate(FOCUSED)]
    while not reached[-1].startswith("option"):
        page.keyboard.press("Tab")
        reached.append(page.evaluate(FOCUSED))
        assert "log" not in reached[-1] and len(reached) < 5, reached
    page.keyboard.press("Enter")
    look(page, found["sign"])
    until(page, lambda: "prompt" in page.evaluate(FOCUSED))
    page.keyboard.press(page.locator(".ask .option kbd").last.inner_text())
    look(page)
    page.get_by_role("button", name="投了").click()
    page.locator(".tools .sure .button").first.click()
    page.wait_for_selector(".over")
    assert is_over(page)
    until(page, lambda: page.evaluate("() => document.activeElement.closest('.over') !== null"))


def test_the_log_is_one_stop_of_the_tab_key_and_arrows_lead_through_its_clauses(page: Page) -> None:
    begin(page, "legions")
    play(page, random.Random(1), most=6)
    assert page.locator(".log .clause:not([tabindex='-1'])").count() == 0
    page.locator(".log").focus()
    page.keyboard.press("ArrowUp")
    assert "clause" in page.evaluate(FOCUSED)
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    page.wait_for_selector(".clause-panel .summary")


def test_zones_of_the_two_players_have_names_of_their_own(pages: Pages) -> None:
    one, two = pages(), pages()
    begin(one, "legions", opponent="open", name="ゲスト")
    two.goto(one.url)
    two.get_by_role("button", name="座る").click()
    two.wait_for_selector(".mat")
    names = two.locator(".mat [role=group][data-zone]").evaluate_all("all => all.map(one => one.ariaLabel)")
    assert len(names) > 20
    assert len(names) == len(set(names))
