"""A server for tests, listening on a port of its own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from kirifuda.server.settings import Settings

from .chance import settled_chance as settled_chance
from .serving import Browser, Serving


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(
        database=f"sqlite:///{tmp_path / 'kirifuda.sqlite'}",
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
def server(settings: Settings) -> Iterator[Serving]:
    with Serving(settings) as serving:
        yield serving


@pytest.fixture
def client(server: Serving) -> Iterator[Browser]:
    with server.browser() as browser:
        yield browser
