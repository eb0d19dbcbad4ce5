import os

import pytest

import kirifuda.kernel.state


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "clause(*ids, game=…, edition=…): the clauses this test exercises")


def pytest_sessionstart(session: pytest.Session) -> None:
    compiled = not str(kirifuda.kernel.state.__file__).endswith(".py")
    if compiled != ("KIRIFUDA_COMPILED" in os.environ):
        raise pytest.UsageError("KIRIFUDA_COMPILED and the build that is imported do not agree")
