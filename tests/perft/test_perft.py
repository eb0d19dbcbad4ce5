"""Perft counts: they find the option that should not be offered and, harder, the one that is missing."""

import pytest

import kirifuda
from kirifuda.kernel.game import Game
from kirifuda.scenario import load

from .counting import leaves, without_chance
from .regenerate import REGENERATE, game_from, positions, stored

POSITIONS = positions()
NAMES = sorted(POSITIONS)


@pytest.mark.parametrize("name", NAMES)
def test_a_position_goes_on_in_as_many_ways_as_it_did(name):
    game = game_from(POSITIONS[name])
    counts = stored()[name]
    assert [leaves(game, depth) for depth in range(1, len(counts) + 1)] == counts, f"if this is wanted: {REGENERATE}"


@pytest.mark.parametrize("name", NAMES)
def test_counting_without_forks_gives_the_same(name):
    def replayed(answers):
        game = Game(start.rules, start.start.copy(), recording=False, tracked=False)
        without_chance(game)
        for answer in answers:
            game.answer(answer)
            without_chance(game)
        return game

    def count(answers, depth):
        game = replayed(answers)
        if game.ask is None or depth == 0:
            return 1
        return sum(count([*answers, option], depth - 1) for option in range(game.ask.size))

    start = game_from(POSITIONS[name])
    counts = stored()[name]
    depth = max((depth for depth, leaves in enumerate(counts, start=1) if leaves < 400), default=1)
    assert count([], depth) == counts[depth - 1]


@pytest.mark.parametrize("name", NAMES)
def test_the_position_offers_what_its_file_says(name):
    report = load(POSITIONS[name]).run()
    assert (report.problems, report.failures) == ([], [])


def test_every_position_is_counted_and_every_format_has_several():
    assert sorted(stored()) == NAMES
    formats = {edition.partition("+")[0] for edition in kirifuda.editions("black-poker")}
    for one in (
        *formats,
        *(f"legions-{edition}" for edition in kirifuda.editions("legions")),
        "last-chronicle",
        "legend-of-stars",
    ):
        assert sum(name.startswith(one) for name in NAMES) >= 2
