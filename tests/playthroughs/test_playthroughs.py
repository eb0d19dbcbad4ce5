"""Golden playthroughs: a game of every edition, with everything each seat is shown, as it was when last read."""

import pytest

import kirifuda

from .regenerate import HERE, path_of
from .writing import REGENERATE, playthrough

EDITIONS = [(game, edition) for game in kirifuda.games() for edition in kirifuda.editions(game)]


@pytest.mark.parametrize(("game", "edition"), EDITIONS)
def test_a_game_plays_and_looks_as_it_did(game, edition):
    path = path_of(game, edition)
    assert path.is_file(), f"{edition} has no playthrough: {REGENERATE}"
    written = path.read_text(encoding="utf-8").splitlines()
    played = playthrough(game, edition).splitlines()
    for line, (was, now) in enumerate(zip(written, played, strict=False), start=1):
        assert now == was, f"{path.name} line {line}; if this is wanted: {REGENERATE}"
    assert len(played) == len(written)


def test_every_playthrough_belongs_to_an_edition():
    assert sorted(HERE.glob("*/*.txt")) == sorted(path_of(*edition) for edition in EDITIONS)
