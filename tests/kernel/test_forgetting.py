"""A game may let go of its past and goes on as if it had not."""

import pickle

import pytest

from kirifuda.conformance.inside import contents
from kirifuda.kernel.game import Forgotten, Game

from .toy import Toy


def to_the_end(game: Game, forget: int | None = None) -> Game:
    while game.ask is not None:
        game.answer(0)
        if forget is not None:
            game.forget_past(forget)
    return game


def test_what_is_remembered_of_a_long_game_is_no_more_than_twice_what_must_be():
    game = Toy().game(4)
    whole = to_the_end(game.fork(recording=True))
    most = 0
    while game.ask is not None:
        game.answer(0)
        game.forget_past(3)
        most = max(most, game.event_count - game.forgotten)
        assert game.event_count - game.forgotten >= 3
    assert most <= 2 * 3 + 2
    assert game.forgotten > 0
    assert game.events_since(game.forgotten) == whole.events[game.forgotten :]
    assert game.events_since(game.forgotten + 2) == whole.events[game.forgotten + 2 :]
    assert (game.event_count, game.outcome) == (whole.event_count, whole.outcome)
    assert contents(game.state) == contents(whole.state)


def test_what_is_forgotten_is_not_told_as_if_nothing_had_happened():
    game = to_the_end(Toy().game(4), forget=3)
    with pytest.raises(Forgotten):
        game.events_since(game.forgotten - 1)
    with pytest.raises(Forgotten):
        _ = game.events


def test_nothing_is_forgotten_before_there_is_twice_as_much_as_must_stay():
    game = Toy().game(4)
    everything = game.events
    game.forget_past(len(everything))
    assert (game.forgotten, game.events, game.log) == (0, everything, [])


def test_forks_and_saved_games_remember_no_more_and_no_less():
    game = Toy().game(4)
    for _ in range(4):
        game.answer(0)
    game.forget_past(2)
    assert game.forgotten > 0
    latest = game.events_since(game.forgotten)
    for twin in (game.fork(recording=True), pickle.loads(pickle.dumps(game))):
        assert (twin.forgotten, twin.event_count) == (game.forgotten, game.event_count)
        assert twin.events_since(game.forgotten) == latest
        assert to_the_end(twin).outcome is not None
    bare = game.without_history()
    assert (bare.forgotten, bare.event_count, bare.events) == (0, 0, [])
