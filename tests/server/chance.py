"""What a server leaves to chance, the same in every run of a test."""

import random
import secrets

import pytest


@pytest.fixture(autouse=True)
def settled_chance(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    numbers = random.Random(request.node.nodeid)
    monkeypatch.setattr(secrets, "randbelow", numbers.randrange)
    monkeypatch.setattr(secrets, "randbits", numbers.getrandbits)
