"""Two browsers at one table with a cut in between; replays; links."""

import random
from pathlib import Path

import pytest
from playwright.sync_api import Page
from tests.server.serving import Serving

import kirifuda
from kirifuda.agents import agent_named, play_out
from kirifuda.replay.files import save

from .cable import Cable
from .conftest import Pages, shot
from .playing import answer, begin, is_over, look, play, until

AT = "() => document.querySelector('.table-page')?.dataset.at"
ASKED = ".ask .option:not([disabled])"


def test_two_people_play_and_one_is_cut_off_in_between(pages: Pages, server: Serving) -> None:
    cable = Cable(server.port)
    one, two = pages(), pages(port=cable.port)
    begin(one, "black-poker", opponent="open")
    invited = one.get_by_label("招待のリンク").input_value()
    two.goto(f"/table/{invited.rsplit('/', 1)[1]}")
    two.fill("#name", "たろう")
    two.get_by_role("button", name="座る").click()
    numbers = random.Random(5)
    alternate(one, two, numbers, 12)
    at = two.evaluate(AT)
    cable.cut()
    two.get_by_text("つなぎ直しています").wait_for()
    one.get_by_text("たろうは席を離れています").wait_for()
    shot(one, "opponent-away")
    cable.mend()
    two.get_by_text("つなぎ直しています").wait_for(state="detached")
    one.get_by_text("たろうは席を離れています").wait_for(state="detached")
    assert two.evaluate(AT) == at == one.evaluate(AT)
    alternate(one, two, numbers, 3_000)
    assert is_over(one) and is_over(two)
    assert sorted([verdict(one), verdict(two)]) == ["あなたの勝ち", "あなたの負け"]
    shot(two, "second-player")
    cable.close()


def test_a_table_at_which_nobody_sits_down_is_closed_again(pages: Pages) -> None:
    one, two = pages(), pages()
    begin(one, "legions", opponent="open")
    one.get_by_role("button", name="コピー").click()
    one.get_by_role("button", name="コピーしました").wait_for()
    assert one.get_by_role("button", name="投了").count() == 0
    shot(one, "waiting")
    address = one.url
    two.goto(address)
    two.get_by_role("button", name="座る").wait_for()
    one.get_by_role("button", name="テーブルを閉じる").click()
    one.wait_for_selector("article.game")
    two.get_by_role("button", name="座る").click()
    until(two, lambda: two.locator("[role=alert]").count() == 1)
    assert "リンクが古いか" in two.locator("[role=alert]").inner_text()


def test_who_wants_to_play_again_is_heard_by_the_other(pages: Pages) -> None:
    one, two = pages(), pages()
    begin(one, "black-poker", opponent="open")
    two.goto(one.url)
    two.fill("#name", "たろう")
    two.get_by_role("button", name="座る").click()
    two.wait_for_selector(".mat")
    old = one.url
    one.get_by_role("button", name="投了").click()
    one.get_by_role("button", name="はい").click()
    two.get_by_text("相手は投了した").first.wait_for()
    one.get_by_role("button", name="もう一度", exact=True).click()
    two.get_by_text("はなこがもう一度遊びたいと言っています。").wait_for()
    shot(two, "again-wanted")
    two.get_by_role("button", name="もう一度", exact=True).click()
    until(one, lambda: one.url != old and one.url == two.url)


def alternate(one: Page, two: Page, numbers: random.Random, most: int) -> None:
    """Whoever is asked answers, so many times or until it is over."""
    for _ in range(most):
        until(one, lambda: is_over(one) or is_over(two) or asked(one) or asked(two))
        page = one if asked(one) else two
        found = look(page)
        if found["over"]:
            break
        answer(page, found, numbers)
        look(page, found["sign"], asked=False)
    until(one, lambda: one.evaluate(AT) == two.evaluate(AT))


def asked(page: Page) -> bool:
    return page.locator(ASKED).count() > 0


def verdict(page: Page) -> str:
    return page.locator(".over h2").inner_text()


def test_a_replay_is_stepped_and_played_on_from(page: Page) -> None:
    begin(page, "black-poker")
    play(page, random.Random(6), most=10)
    page.get_by_role("button", name="投了").click()
    page.locator(".tools .sure .button").first.click()
    page.wait_for_selector(".over")
    page.get_by_role("link", name="リプレイ").click()
    page.wait_for_selector(".controls")
    page.keyboard.press("ArrowRight")
    until(page, lambda: step(page) == 1)
    page.keyboard.press("ArrowRight")
    until(page, lambda: step(page) == 2)
    page.get_by_role("button", name="最後").click()
    until(page, lambda: step(page) > 10)
    last = step(page)
    page.get_by_role("button", name="一つ前").click()
    until(page, lambda: step(page) == last - 1)
    while page.locator(".far-hand .card").count() == 0:
        assert step(page) > 0, "both hands are seen when it is over"
        page.keyboard.press("ArrowLeft")
    page.select_option("#eyes", "0")
    page.locator(".far-hand").wait_for(state="detached")
    page.get_by_role("button", name="最初").click()
    page.get_by_role("button", name="自動で進める").click()
    until(page, lambda: step(page) >= 2)
    page.get_by_role("button", name="止める").click()
    shot(page, "replay")
    with page.expect_download() as download:
        page.get_by_role("link", name="ファイル").click()
    assert "black-poker" in Path(download.value.path()).read_text(encoding="utf-8")
    page.get_by_role("button", name="ここから遊ぶ").click()
    page.wait_for_selector(".table-page")
    assert not look(page)["over"]
    play(page, random.Random(7), most=3)


def step(page: Page) -> int:
    return int(page.locator(".controls .count").inner_text().split(" / ")[0])


def test_a_replay_of_the_command_line_is_opened(page: Page, tmp_path: Path) -> None:
    game = kirifuda.start("black-poker", "light", seed=3)
    play_out(game, (agent_named("random", 1), agent_named("random", 2)))
    file = tmp_path / "game.replay"
    save(file, game, ("一局",), ("花子", "太郎"))
    page.goto("/replay")
    page.set_input_files("#file", file)
    page.wait_for_selector(".mat .card")
    page.keyboard.press("ArrowRight")
    until(page, lambda: step(page) == 1)
    assert page.locator(".plate .who").all_inner_texts() == ["太郎", "花子"]
    page.get_by_role("button", name="次のターン").click()
    until(page, lambda: step(page) > 1)
    turn = step(page)
    page.keyboard.press("Shift+ArrowRight")
    until(page, lambda: step(page) > turn)
    page.locator(".log .jump").first.click()
    until(page, lambda: step(page) <= turn)
    page.keyboard.press("Shift+ArrowRight")
    page.get_by_role("button", name="この手へのリンク").click()
    until(page, lambda: page.locator("text=コピーしました").count() == 1 or "/replay/" in page.url)
    page.get_by_role("button", name="ここから遊ぶ").click()
    page.wait_for_selector(".table-page")
    broken = tmp_path / "broken.replay"
    broken.write_text("nothing of the kind", encoding="utf-8")
    page.goto("/replay")
    page.set_input_files("#file", broken)
    page.wait_for_selector(".error")
    assert "complaint-" not in page.locator(".error").inner_text()


def test_a_shared_step_opens_at_that_step(page: Page) -> None:
    begin(page, "black-poker")
    play(page, random.Random(9), most=6)
    page.get_by_role("button", name="投了").click()
    page.locator(".tools .sure .button").first.click()
    page.wait_for_selector(".over")
    page.goto(page.url.replace("/table/", "/replay/") + "/1?at=4&seat=1")
    page.wait_for_selector(".controls")
    until(page, lambda: step(page) == 4)
    assert page.input_value("#eyes") == "1"


def test_onlookers_see_no_hand_until_both_agree(pages: Pages) -> None:
    one, two = pages(), pages()
    begin(one, "black-poker")
    look(one)
    two.goto(one.url + "?look=on")
    two.wait_for_selector(".mat")
    assert two.locator(".near-hand .card:not(.hidden)").count() == 0
    assert two.locator(".near-hand .card.hidden").count() > 0
    assert two.locator(".ask .option").count() == 0


def test_a_reported_problem_has_a_page(page: Page) -> None:
    begin(page, "black-poker")
    play(page, random.Random(1), most=4)
    page.get_by_role("button", name="問題を報告").first.click()
    page.fill("#note", "これはおかしい")
    page.locator(".report .button").click()
    page.locator(".tools a").click()
    page.wait_for_selector("blockquote")
    assert page.inner_text("blockquote") == "これはおかしい"
    page.wait_for_selector(".mat")
    shot(page, "report")


@pytest.mark.parametrize(
    ("path", "said"),
    [
        ("/table/nosuchtable", "テーブル「nosuchtable」はありません"),
        ("/replay/nosuchtable/1", "テーブル「nosuchtable」はありません"),
        ("/rejoin/nosuchtable#token", "テーブル「nosuchtable」はありません"),
        ("/report/nosuchreport", "報告「nosuchreport」はありません"),
        ("/nowhere", "そのアドレスには何もありません"),
    ],
)
def test_a_link_that_leads_nowhere_says_so_and_leads_out(page: Page, path: str, said: str) -> None:
    page.goto(path)
    page.wait_for_selector(".error")
    assert said in page.locator(".error").inner_text()
    if path != "/nowhere":
        page.get_by_role("link", name="ロビーへ").click()
    page.wait_for_selector("article.game")
