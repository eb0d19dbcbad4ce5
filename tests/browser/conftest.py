"""A real browser at a real server. Screenshots are kept in build/screenshots, to be looked at."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Playwright, sync_playwright
from tests.server.serving import Serving

from kirifuda.server.app import page_folder
from kirifuda.server.settings import Settings

ROOT = Path(__file__).resolve().parents[2]
SHOTS = ROOT / "build" / "screenshots"
WIDE = {"width": 1400, "height": 1000}


def missing(what: str, remedy: str) -> None:
    """Say loudly that these tests do not run here; in CI that is a failure."""
    if os.environ.get("CI"):
        pytest.fail(f"{what}: {remedy}")
    pytest.skip(f"SKIPPED: {what} ({remedy})")


@pytest.fixture(scope="session")
def chromium() -> str:
    found = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if found is None:
        missing("no Chromium on this machine", "apt-get install chromium")
        return ""
    return found


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    if not (page_folder() / "index.html").is_file():
        missing("the page is not built", "make page")
    database = f"sqlite:///{tmp_path_factory.mktemp('browser') / 'kirifuda.sqlite'}"
    with Serving(Settings(database=database, messages_a_second=1000.0, tables_an_hour=10_000)) as serving:
        yield serving


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def browser(playwright: Playwright, chromium: str) -> Iterator[Browser]:
    browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
    yield browser
    browser.close()


@pytest.fixture
def page(browser: Browser, server: Serving) -> Iterator[Page]:
    """A page of its own, that must not complain of anything and must ask nobody else."""
    context = browser.new_context(viewport=WIDE, locale="ja-JP", base_url=address(server), reduced_motion="reduce")
    page = context.new_page()
    faults = watched(page, server)
    yield page
    context.close()
    assert faults == []


def address(server: Serving) -> str:
    return f"http://127.0.0.1:{server.port}"


def watched(page: Page, server: Serving) -> list[str]:
    """What goes wrong on a page: errors, and requests to anybody but the server."""
    faults: list[str] = []
    own = (address(server), address(server).replace("http", "ws"), "data:", "blob:")
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("request", lambda request: None if request.url.startswith(own) else faults.append(request.url))
    return faults


def shot(page: Page, name: str) -> None:
    SHOTS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=SHOTS / f"{name}.png")
