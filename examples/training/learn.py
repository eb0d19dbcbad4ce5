"""Learns a game from nothing but what a seat sees, in minutes on two cores.

    python -m examples.training.learn [legions] [--edition 2019] [--games 2400] [--jobs 2] [--save policy.npz]

Every option has a score, the sum of the weights of what is so of it: what is asked, the action, the card, where that
lies and whose it is, what it ends. An option is taken by lot, those with a higher score more often. When a game is
over, whoever won makes what it did likelier, and whoever lost unlikelier (REINFORCE, against itself). One game in four
is against a player that takes any option: how many of those it wins is what is printed. It needs
`pip install 'kirifuda[train]'`.
"""

import argparse
import time

import numpy as np

from kirifuda import envs
from kirifuda.errors import Complaint
from kirifuda.sim.intervals import Share

BUCKETS = 1 << 14
RATE = 0.03
FADING, FADING_SQUARES = 0.9, 0.999
AT_A_TIME = 64
"""Games between two changes of the weights."""
MIXERS = np.array([0x9E3779B1, 0x85EBCA77, 0xC2B2AE3D], np.uint64)
ACTION, CARD, NAME, VALUE, STOP, BEARING = range(6)
ZONE, WHOSE, _, CALLED = range(4)
PROMPT = 1


def features(batch: envs.Batch, games: np.ndarray, options: np.ndarray) -> np.ndarray:
    """What is so of each of these options, as the places of weights."""
    tables = batch.observations
    turns_page = options == envs.OPTIONS
    option = tables["options"][games, np.where(turns_page, 0, options)].astype(np.uint64)
    option[turns_page] = 0
    card = tables["cards"][games, option[:, CARD].astype(np.int64) - 1].astype(np.uint64)
    card[option[:, CARD] == 0] = 0
    asked = tables["question"][games, PROMPT].astype(np.uint64)
    ends = option[:, BEARING] * 2 + option[:, STOP]
    lies = card[:, ZONE] * 3 + card[:, WHOSE]
    said = (
        (asked, option[:, ACTION], ends),
        (asked, option[:, ACTION], card[:, CALLED]),
        (asked, option[:, ACTION], lies),
        (asked, lies, card[:, CALLED]),
        (asked, option[:, NAME], option[:, VALUE]),
    )
    return np.stack([hashed(nth, parts) for nth, parts in enumerate(said)], axis=-1)


def hashed(nth: int, parts: tuple[np.ndarray, ...]) -> np.ndarray:
    mixed = np.full(parts[0].shape, nth + 1, np.uint64)
    for part, mixer in zip(parts, MIXERS, strict=True):
        mixed = (mixed * np.uint64(31) + part) * mixer
    return (mixed >> np.uint64(24)) % np.uint64(BUCKETS)


class Policy:
    """Weights, and what was done in the games under way: how each weight would make it likelier, by game and seat."""

    def __init__(self, many: int, seed: int) -> None:
        self.weights = np.zeros(BUCKETS, np.float32)
        self.done = np.zeros((many, 2, BUCKETS), np.float32)
        self.dice = np.random.default_rng(seed)
        self._change = np.zeros(BUCKETS, np.float32)
        self._mean = np.zeros(BUCKETS, np.float32)
        self._square = np.zeros(BUCKETS, np.float32)
        self._games = self._changes = 0

    def choose(self, games: np.ndarray, places: np.ndarray, seats: np.ndarray, at_random: np.ndarray) -> np.ndarray:
        """Which option is taken in every game, by its place among all that are offered: `games` tells of each option
        in which game it is. What `at_random` says is chosen without a thought, and not learned from."""
        first = np.flatnonzero(np.diff(games, prepend=-1))
        scores = np.where(at_random[games], 0, self.weights[places].sum(axis=-1))
        chances = np.exp(scores - np.maximum.reduceat(scores, first)[games])
        chances /= np.add.reduceat(chances, first)[games]
        so_far = chances.cumsum()
        so_far -= (so_far - chances)[first][games]
        passed = np.add.reduceat(so_far <= 0.999999 * self.dice.random(len(first))[games], first)
        taken = first + passed
        toward = -chances
        toward[taken] += 1
        toward[at_random[games]] = 0
        np.add.at(self.done, (games[:, None], seats[games][:, None], places), toward[:, None])
        return taken

    def learn(self, ended: np.ndarray, rewards: np.ndarray) -> None:
        """What was done in games that are over becomes likelier or unlikelier."""
        for game in ended:
            self._change += rewards[game] @ self.done[game]
        self.done[ended] = 0
        self._games += len(ended)
        if self._games >= AT_A_TIME:
            self._take_step()

    def _take_step(self) -> None:
        """Adam's, uphill."""
        change = self._change / self._games
        self._changes += 1
        self._mean += (1 - FADING) * (change - self._mean)
        self._square += (1 - FADING_SQUARES) * (change**2 - self._square)
        mean = self._mean / (1 - FADING**self._changes)
        square = self._square / (1 - FADING_SQUARES**self._changes)
        self.weights += RATE * mean / (np.sqrt(square) + 1e-8)
        self._change[:] = 0
        self._games = 0


def train(game: str, edition: str | None, games: int, many: int, jobs: int, seed: int) -> Policy:
    policy = Policy(many, seed)
    strangers = np.full(many, -1)
    strangers[: many // 4] = np.arange(many // 4) % 2  # the seat of whoever takes any option
    begun = time.monotonic()
    played = won = met = 0
    told = 0
    every = max(1, games // 12)
    with envs.Batch(game, edition, many=many, jobs=jobs) as batch:
        batch.reset(seed=seed)
        while played < games:
            on_offer, options = np.nonzero(batch.masks)
            seats = batch.seats.astype(np.int64)
            places = features(batch, on_offer, options)
            batch.step(options[policy.choose(on_offer, places, seats, seats == strangers)])
            ended = np.flatnonzero(batch.ended | batch.cut)
            if not len(ended):
                continue
            policy.learn(ended, batch.rewards.astype(np.float32))
            played += len(ended)
            measured = ended[strangers[ended] >= 0]
            met += int((batch.rewards[measured, 0] != 0).sum())
            won += int((batch.rewards[measured, 1 - strangers[measured]] == 1).sum())
            if played >= told + every or played >= games:
                told = played
                against = Share(won, met)
                low, high = against.interval
                print(
                    f"{time.monotonic() - begun:4.0f} s, {played:6} games: {100 * against.share:5.1f} % "
                    f"[{100 * low:.0f}, {100 * high:.0f}] of {met} against random",
                    flush=True,
                )
                won = met = 0
    return policy


def main(given: list[str] | None = None) -> Policy:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="legions")
    parser.add_argument("--edition")
    parser.add_argument("--games", type=int, default=2400)
    parser.add_argument("--many", type=int, default=128, help="games side by side")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", help="a file for the weights, with the version of the encoding")
    asked = parser.parse_args(given)
    try:
        policy = train(asked.game, asked.edition, asked.games, asked.many, asked.jobs, asked.seed)
    except Complaint as complaint:
        raise SystemExit(str(complaint)) from None
    if asked.save:
        np.savez(asked.save, weights=policy.weights, encoding=envs.ENCODING)
    return policy


if __name__ == "__main__":
    main()
