"""`make screenshots`: every page and state, at three sizes, dark in Japanese and light in English.

They are kept in build/screenshots/tour, to be looked at. Patterns of names may be given (`ARGS="legions-*
*-telephone-dark-ja"`); without any, all are taken.
"""

import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from fnmatch import fnmatch
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright
from tests.server.serving import Serving

from kirifuda import games, replay, start
from kirifuda.agents import Greedy
from kirifuda.server.settings import Settings

from .conftest import SHOTS
from .laying import lay
from .playing import PATIENCE, begin, look

TOUR: Final = SHOTS / "tour"
SIZES: Final = {"wide": (1440, 900), "laptop": (1366, 768), "telephone": (390, 844)}
DRESSES: Final = (("dark", "ja"), ("light", "en"))
SEED: Final = 5
SEEN: Final = {"early": 0.1, "middle": 0.55, "late": 0.9}
"""How far games are when their tables are looked at."""
MOST: Final = 900
"""Answers of a game that is looked at."""
KEPT: Final = """([theme, language, pace]) => localStorage.setItem("kirifuda",
    JSON.stringify({theme, language, explained: language === "en", sound: false, pace}))"""

Sight = Callable[[Page], None]


class Shown(NamedTuple):
    """A game as two computers played it, as far as it was needed, and where the first of them was asked."""

    record: str
    asked: list[tuple[int, str, int]]


@cache
def played(game: str) -> Shown:
    """Played once, and looked at in all sizes."""
    going = start(game, None, seed=SEED)
    agents = (Greedy(1), Greedy(2))
    asked = []
    while going.ask is not None and len(going.log) < MOST:
        seat = going.ask.seat
        if seat == 0:
            asked.append((len(going.log), going.ask.prompt, going.ask.size))
        going.answer(agents[seat].answer(going, seat))
    return Shown(replay.write(going, language=""), asked)


def table(game: str, share: float) -> Sight:
    def sight(page: Page) -> None:
        asked = [at for at, prompt, size in played(game).asked if size > 2]
        lay(page, played(game).record, asked[int(share * (len(asked) - 1))])
        look(page)

    return sight


def crowded(game: str) -> Sight:
    """The question with the most options."""

    def sight(page: Page) -> None:
        lay(page, played(game).record, max(played(game).asked, key=lambda one: one[2])[0])
        look(page)

    return sight


def opened(game: str, what: Sight) -> Sight:
    def sight(page: Page) -> None:
        table(game, SEEN["middle"])(page)
        what(page)

    return sight


def dialog(page: Page) -> None:
    page.locator(".near-hand .card").first.focus()
    page.keyboard.press("?")
    page.wait_for_selector("dialog .why li, dialog .why p")


def preview(page: Page) -> None:
    page.locator(".near-hand .card").first.focus()
    page.wait_for_selector(".preview .card.large")


def at(path: str, ready: str = "main h1, main h2", act: Sight | None = None) -> Sight:
    def sight(page: Page) -> None:
        page.goto(path)
        page.wait_for_selector(ready)
        if act:
            act(page)

    return sight


def sights() -> Iterator[tuple[str, Sight]]:
    yield "front", at("/", ".today img")
    yield "new", at("/new", "label.game")
    yield "learn", at("/learn", "article.game img")
    yield "account", at("/account", "#account")
    yield "replay-none", at("/replay", "main h1, main h2, main form")
    yield "rules", at("/rules", "main a")
    yield "rules-search", at("/rules", "main a", searched)
    yield "nowhere", at("/nowhere", "[role=alert]")
    yield "no-table", at("/table/nosuchtable", "[role=alert]")
    yield "no-clause", at("/rules/legions/99-99", "[role=alert]")
    yield "no-lesson", at("/learn/legions/nothing", "[role=alert]")
    yield "waiting", lambda page: begin(page, "legions", opponent="open")
    yield "clause", at("/rules/legions/2019/28-3")
    yield "chapter", at("/rules/last-chronicle", ".contents a", lambda page: page.locator(".contents a").nth(2).click())
    yield "card-page", at("/rules/legions/cards/夜目の大梟")
    yield "scenario", at("/rules/black-poker/scenarios/base/K10-left-the-field?step=2", ".mat")
    for game in games():
        yield f"{game}-learn", at(f"/learn/{game}", ".picture")
        yield f"{game}-guided", at(f"/learn/{game}/00-first-game?step=2", ".coach")
        yield f"{game}-rules", at(f"/rules/{game}", ".contents")
        for when, share in SEEN.items():
            yield f"{game}-{when}", table(game, share)
        yield f"{game}-options", crowded(game)
        yield f"{game}-dialog", opened(game, dialog)
        yield f"{game}-preview", opened(game, preview)
        yield f"{game}-text", opened(game, text)
        yield f"{game}-over", opened(game, over)
    yield "exercise", at("/learn/legions/03-clear-the-way", ".coach")
    yield "question", at("/learn/legend-of-stars/02-who-may-attack", ".coach")


def searched(page: Page) -> None:
    page.get_by_role("searchbox").fill("アタック")
    page.wait_for_selector(".found a")


def text(page: Page) -> None:
    page.locator("#text-table").click()
    page.wait_for_selector(".text-table")


def over(page: Page) -> None:
    page.locator(".tools .concede, .tools button:has-text('投了'), .tools button:has-text('Concede')").first.click()
    page.locator(".tools .sure .button").first.click()
    page.wait_for_selector(".over")


@contextmanager
def dressed(browser: Browser, port: int, size: tuple[int, int], theme: str, language: str) -> Iterator[Page]:
    narrow = size[0] < 500
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        has_touch=narrow,
        is_mobile=narrow,
        base_url=f"http://127.0.0.1:{port}",
        reduced_motion="reduce",
        locale="ja-JP" if language == "ja" else "en-US",
    )
    context.set_default_timeout(PATIENCE * 1000)
    page = context.new_page()
    page.goto("/account")
    page.evaluate(KEPT, [theme, language, "none"])
    yield page
    context.close()


def main(wanted: list[str]) -> int:
    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if chromium is None:
        sys.exit("no Chromium on this machine: apt-get install chromium")
    TOUR.mkdir(parents=True, exist_ok=True)
    good = []
    with TemporaryDirectory() as folder, sync_playwright() as running:
        settings = Settings(
            database=f"sqlite:///{Path(folder) / 'tour.sqlite'}",
            tables_an_hour=100_000,
            work_a_minute=100_000,
            requests_a_second=100_000.0,
            working_time=PATIENCE,
            largest_body=16_000_000,
        )
        with Serving(settings) as serving:
            browser = running.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
            for size, box in SIZES.items():
                for theme, language in DRESSES:
                    with dressed(browser, serving.port, box, theme, language) as page:
                        called = {f"{name}-{size}-{theme}-{language}": sight for name, sight in sights()}
                        good += [
                            taken(page, name, sight)
                            for name, sight in called.items()
                            if not wanted or any(fnmatch(name, one) for one in wanted)
                        ]
            browser.close()
    print(f"{good.count(True)} pictures in {TOUR}, {good.count(False)} failed")
    return 0 if all(good) else 1


def taken(page: Page, called: str, sight: Sight) -> bool:
    try:
        sight(page)
        page.wait_for_load_state("networkidle")
        page.screenshot(path=TOUR / f"{called}.png")
    except Exception as problem:
        print(f"{called}: {problem}", file=sys.stderr)
        page.screenshot(path=TOUR / f"{called}-failed.png")
        return False
    return True


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
