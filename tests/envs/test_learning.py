"""The example that learns: its policy comes to do what wins, and it says how well it plays."""

import re

import numpy as np
import pytest
from examples.training import learn

LINE = re.compile(r" *\d+ s, +(?P<games>\d+) games: +(?P<share>[\d.]+) % \[\d+, \d+\] of (?P<met>\d+) against random")


def test_what_won_becomes_likelier() -> None:
    """2つの選択肢のうち、片方だけが勝つ。"""
    policy = learn.Policy(many=16, seed=1)
    every = np.arange(16)
    games, places = np.repeat(every, 2), np.tile([[5], [6]], (16, 1))
    for _ in range(200):
        taken = policy.choose(games, places, every % 2, np.zeros(16, bool))
        assert np.array_equal(games[taken], every)
        won = np.where(taken % 2 == 1, 1.0, -1.0)
        rewards = np.zeros((16, 2), np.float32)
        rewards[every, every % 2], rewards[every, 1 - every % 2] = won, -won
        policy.learn(every, rewards)
    assert policy.weights[6] - policy.weights[5] > 1
    assert not policy.done.any()


def test_what_is_random_takes_every_option_and_is_not_learned_from() -> None:
    policy = learn.Policy(many=2, seed=1)
    policy.weights[7] = 50
    games, places = np.array([0, 0, 0, 1, 1]), np.array([[7], [8], [9], [7], [8]])
    taken = [policy.choose(games, places, np.zeros(2, int), np.array([True, False])) for _ in range(60)]
    assert {first for first, _ in np.array(taken).tolist()} == {0, 1, 2}
    assert {second for _, second in np.array(taken).tolist()} == {3}
    assert not policy.done[0].any()


def test_it_plays_and_says_how_well(capsys: pytest.CaptureFixture[str]) -> None:
    policy = learn.main(["black-poker", "--edition", "light", "--games", "72", "--many", "16", "--jobs", "1"])
    told = [LINE.fullmatch(line) for line in capsys.readouterr().out.splitlines()]
    assert all(told) and len(told) >= 5
    assert sum(int(line["met"]) for line in told if line) > 5
    assert policy.weights.any()


@pytest.mark.parametrize("given", [["nosuch"], ["black-poker", "--edition", "nosuch"], ["legions", "--many", "0"]])
def test_what_cannot_be_played_is_said_in_words(given: list[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        learn.main(given)
    assert isinstance(ended.value.code, str) and ended.value.code
