"""A real browser at a real server. Screenshots are kept in build/screenshots, to be looked at."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, sync_playwright
from tests.server.chance import settled_chance as settled_chance
from tests.server.serving import Serving

from kirifuda import games, rules
from kirifuda.server.app import page_folder
from kirifuda.server.settings import Settings

from .playing import PATIENCE

ROOT = Path(__file__).resolve().parents[2]
SHOTS = ROOT / "build" / "screenshots"
WIDE = {"width": 1440, "height": 900}
TELEPHONE = {"width": 390, "height": 844}


PACED = """if (!localStorage.getItem("kirifuda")?.includes('"pace"')) {
    const kept = JSON.parse(localStorage.getItem("kirifuda") ?? "{}");
    localStorage.setItem("kirifuda", JSON.stringify({...kept, pace: "PACE"}));
}"""


def missing(what: str, remedy: str) -> None:
    """Say loudly that these tests do not run here; in CI that is a failure."""
    if os.environ.get("CI"):
        pytest.fail(f"{what}: {remedy}")
    pytest.skip(f"SKIPPED: {what} ({remedy})")


@pytest.fixture(scope="session")
def chromium() -> str:
    found = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if found is None:
        missing("no Chromium on this machine, the page is not tested", "apt-get install chromium")
    return found or ""


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, chromium: str) -> Iterator[Serving]:
    if not (page_folder() / "index.html").is_file():
        missing("the page is not built, it is not tested", "make page")
    for game in games():
        rules(game)  # cards are read before anybody waits for them
    database = f"sqlite:///{tmp_path_factory.mktemp('browser') / 'kirifuda.sqlite'}"
    patient = Settings(
        database=database,
        messages_a_second=1000.0,
        tables_an_hour=10_000,
        work_a_minute=100_000,
        logins_a_minute=10_000,
        requests_a_second=100_000.0,
        thinking_time=PATIENCE,
        working_time=PATIENCE,
    )
    with Serving(patient) as serving:
        yield serving


@pytest.fixture(scope="module")
def playwright() -> Iterator[Playwright]:
    """While it lives, an event loop runs in this thread: no longer than the tests that want it."""
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="module")
def browser(playwright: Playwright, chromium: str) -> Iterator[Browser]:
    browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
    yield browser
    browser.close()


class Pages:
    """Pages that must not complain of anything and must ask nobody but the server."""

    def __init__(self, browser: Browser, server: Serving) -> None:
        self.browser = browser
        self.server = server
        self.contexts: list[BrowserContext] = []
        self.faults: list[str] = []

    def __call__(
        self,
        port: int = 0,
        language: str = "ja-JP",
        still: bool = True,
        telephone: bool = False,
        pace: str = "none",
    ) -> Page:
        """A page to which things happen at a pace: at none they are so at once."""
        address = f"http://127.0.0.1:{port or self.server.port}"
        context = self.browser.new_context(
            viewport=TELEPHONE if telephone else WIDE,
            has_touch=telephone,
            is_mobile=telephone,
            locale=language,
            color_scheme="dark",
            base_url=address,
            reduced_motion="reduce" if still else "no-preference",
        )
        context.set_default_timeout(PATIENCE * 1000)
        context.add_init_script(PACED.replace("PACE", pace))
        page = context.new_page()
        own = (address, address.replace("http", "ws"), "data:", "blob:")
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("request", lambda asked: None if asked.url.startswith(own) else self.faults.append(asked.url))
        page.on("websocket", lambda asked: None if asked.url.startswith(own) else self.faults.append(asked.url))
        self.contexts.append(context)
        return page


@pytest.fixture
def pages(browser: Browser, server: Serving) -> Iterator[Pages]:
    pages = Pages(browser, server)
    yield pages
    for context in pages.contexts:
        context.close()
    server.finish_thinking()
    assert pages.faults == []


@pytest.fixture
def page(pages: Pages) -> Page:
    return pages()


def shot(page: Page, name: str) -> None:
    SHOTS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=SHOTS / f"{name}.png")
