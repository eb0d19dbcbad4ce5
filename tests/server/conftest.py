"""A server for tests, listening on a port of its own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from kirifuda.server.settings import Settings

from .chance import settled_chance as settled_chance
from .serving import Browser, Serving


def settings_in(folder: Path) -> Settings:
    return Settings(
        database=f"sqlite:///{folder / 'kirifuda.sqlite'}",
        messages_a_second=10_000.0,
        thinkers=1,
        tables_an_hour=10_000,
        work_a_minute=100_000,
        logins_a_minute=10_000,
        requests_a_second=100_000.0,
        working_time=120.0,
        thinking_time=120.0,
    )


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """For a server of one's own: where a test changes it, ends it, or counts what is there."""
    return settings_in(tmp_path)


@pytest.fixture(scope="module")
def one_for_all(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with Serving(settings_in(tmp_path_factory.mktemp("server"))) as serving:
        yield serving


@pytest.fixture
def server(one_for_all: Serving) -> Iterator[Serving]:
    """The server of all tests of a module; they come with browsers of their own and find no table but theirs."""
    yield one_for_all
    one_for_all.finish_thinking()


@pytest.fixture
def client(server: Serving) -> Iterator[Browser]:
    with server.browser() as browser:
        yield browser
