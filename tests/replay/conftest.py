"""Recorded games for the tests, each played once."""

from collections.abc import Callable
from functools import cache
from random import Random

import pytest

import kirifuda
from kirifuda import Game, replay

GAME = "black-poker"
EDITIONS = kirifuda.editions(GAME)


def played(edition: str = "standard", seed: int = 1, answers: int | None = None) -> Game:
    """A random game, over or after so many answers."""
    game = kirifuda.start(GAME, edition, seed=seed)
    choices = Random(seed)
    while game.ask is not None and (answers is None or len(game.log) < answers):
        game.answer(choices.randrange(game.ask.size))
    return game


@cache
def _record(edition: str, seed: int, answers: int | None, language: str) -> str:
    return replay.write(played(edition, seed, answers), ("a note",), ("花子", "Bob"), language)


@pytest.fixture(name="play")
def _play() -> Callable[..., Game]:
    return played


@pytest.fixture(name="record")
def _recorded() -> Callable[..., str]:
    """The text of a record: record(edition, seed, answers, language)."""

    def record(edition: str = "standard", seed: int = 1, answers: int | None = None, language: str = "ja") -> str:
        return _record(edition, seed, answers, language)

    return record


@pytest.fixture
def text(record: Callable[..., str]) -> str:
    """A finished game in Japanese."""
    return record()
