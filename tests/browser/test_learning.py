"""Learning in a browser: a guided game, exercises, questions; by mouse, keyboard and finger, with storage denied."""

from urllib.parse import quote

from playwright.sync_api import Page, expect

from .conftest import Pages, shot
from .test_everybody import axe as axe
from .test_everybody import keeps_the_guidelines

DENIED = """for (const name of ["localStorage", "sessionStorage"])
    Object.defineProperty(window, name, {get() { throw new DOMException("denied", "SecurityError"); }});"""


def begun(page: Page, lesson: str) -> None:
    page.goto(f"/learn/{lesson}")
    page.wait_for_selector(".coach")
    page.wait_for_selector(".table-page")


def option(page: Page, words: str) -> None:
    page.locator(".ask .option", has_text=words).first.click()


def test_a_guided_game_is_played_to_its_end(page: Page, axe: str) -> None:
    page.goto("/learn")
    page.get_by_role("link", name="ブラックポーカーを学ぶ").click()
    page.get_by_role("link", name="はじめての対戦").click()
    page.wait_for_selector(".coach")
    expect(page.locator(".spotlight .frame").first).to_be_attached()
    page.keyboard.press("ArrowRight")
    page.get_by_role("button", name="次へ").click()
    expect(page.locator(".coach h2")).to_have_text("まず防壁を置く")
    option(page, "エンド")
    mistake = page.locator(".mistake")
    expect(mistake).to_contain_text("「エンド」なら、こうなりました")
    expect(mistake).to_contain_text("何も失っていません")
    expect(mistake.get_by_role("link")).to_have_attribute(
        "href", "/rules/black-poker/" + quote("アクションリスト/エンド")
    )
    page.mouse.move(5, 5)
    keeps_the_guidelines(page, axe, "lesson-mistake")
    option(page, "防壁設置")
    expect(mistake).to_have_count(0)
    page.locator(".mat [data-zone=hand][data-seat='0'] [data-handle]", has_text="2").first.click()
    expect(page.locator(".coach h2")).to_have_text("兵士を呼ぶ")
    page.reload()
    expect(page.locator(".coach h2")).to_have_text("兵士を呼ぶ")
    begun(page, "black-poker/00-first-game?step=22")
    while page.locator(".coach .foot").count():
        page.locator(".coach .foot .button").last.click()
    expect(page.locator(".coach h2")).to_have_text("できました")
    page.get_by_role("link", name="練習の一覧へ").click()
    expect(page.locator(".lessons li").first).to_contain_text("済み")
    keeps_the_guidelines(page, axe, "learn-game")


def test_an_exercise_is_missed_taken_back_and_solved(page: Page) -> None:
    begun(page, "legions/03-clear-the-way")
    page.locator(".mat [data-zone=left][data-seat='0'] .card").click()
    option(page, "アタック")
    option(page, "亀甲将タカムロ")
    option(page, "樫角の雄鹿")
    page.wait_for_selector("[data-at='1/3']")
    page.keyboard.press("0")
    expect(page.locator(".mistake")).to_contain_text("届かなくなりました")
    shot(page, "exercise-missed")
    page.get_by_role("button", name="最初から").click()
    expect(page.locator(".mistake")).to_have_count(0)
    option(page, "アタック")
    option(page, "双葉の小人")
    option(page, "樫角の雄鹿")
    expect(page.locator(".coach")).to_contain_text("できました")
    shot(page, "exercise-solved")
    page.get_by_role("link", name="次の練習へ").click()
    page.wait_for_url("**/learn/legions/04-a-spark")


def test_a_question_is_judged_with_storage_denied_on_a_telephone(pages: Pages, axe: str) -> None:
    page = pages(language="en-US", telephone=True)
    page.add_init_script(DENIED)
    begun(page, "legend-of-stars/02-who-may-attack")
    boxes = page.get_by_role("checkbox")
    boxes.first.check()
    page.get_by_role("button", name="Check").tap()
    expect(page.locator(".which.false")).to_have_count(1)
    expect(page.locator(".which").nth(2)).to_contain_text("back row")
    boxes.nth(3).check()
    page.get_by_role("button", name="Check").tap()
    expect(page.locator(".coach")).to_contain_text("This browser keeps nothing")
    shot(page, "question-telephone")
    keeps_the_guidelines(page, axe, "question-telephone")
    page.goto("/learn/legions/nothing")
    expect(page.get_by_role("alert")).to_contain_text("no lesson “nothing”")
    page.get_by_role("link", name="All lessons").tap()
    expect(page.locator("article.game")).to_have_count(4)
    page.goto("/learn/chess")
    expect(page.get_by_role("alert")).to_contain_text("no game “chess”")


def test_card_texts_are_said_in_english_and_the_japanese_is_a_key_away(pages: Pages) -> None:
    page = pages(language="en-US")
    begun(page, "legions/00-first-game?step=2")
    page.locator(".mat [data-zone=hand][data-seat='0'] [data-handle]").first.hover()
    said = page.locator(".preview .said")
    expect(said).to_contain_text("Pierce 1.")
    shot(page, "preview-english")
    page.keyboard.press("j")
    expect(page.locator(".preview")).to_have_count(1)
    expect(said).to_have_count(0)
    page.goto("/learn/legions")
    expect(page.locator("dt", has_text="Haste")).to_be_visible()
    page.locator(".picture [data-zone=standby][data-seat='0']").click()
    expect(page.locator("dl .chosen dt")).to_contain_text("Standby zone")


def test_a_browser_without_websocket_and_scripts_that_do_not_come_are_told_of(pages: Pages) -> None:
    page = pages()
    page.add_init_script("delete window.WebSocket")
    begun(page, "black-poker/02-all-out")
    page.goto("/new")
    page.locator("label.game.black-poker").click()
    page.click("button[type=submit]")
    expect(page.get_by_role("alert")).to_contain_text("WebSocket")
    slow = pages()
    slow.route("**/assets/*.js", lambda route: route.abort())
    slow.goto("/")
    expect(slow.locator(".late")).to_be_visible()
