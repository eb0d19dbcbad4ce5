"""OpenSpiel's own search, ISMCTS with rollouts at random, as a player of our games: it needs `kirifuda[openspiel]`."""

import random
from time import perf_counter
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from kirifuda.envs.open_spiel import SEED_BYTES, UnderWay
from kirifuda.kernel.game import Game

UCT: float = 1.4
FEWEST: int = 2
"""The first line of its search only makes the root ready."""


class Ismcts:
    """It thinks for so many seconds about every answer."""

    def __init__(self, seed: int, seconds: float) -> None:
        self.seed = seed
        self.seconds = seconds
        self.tried = 0

    def answer(self, game: Game, seat: int) -> int:
        assert game.ask is not None
        if game.ask.size == 1:
            return 0
        played = pyspiel.load_game(f"kirifuda(game={game.rules.game}/{game.rules.edition})")
        state = played.new_initial_state()
        state.seed = (0,) * SEED_BYTES
        state.under_way = UnderWay.begun(game.fork(recording=True))
        dice = np.random.RandomState((self.seed * 1009 + len(game.log)) % (1 << 32))
        bot = Timed(
            game=played,
            uct_c=UCT,
            evaluator=mcts.RandomRolloutEvaluator(1, dice),
            max_simulations=1,
            random_state=dice,
            allow_inconsistent_action_sets=True,
        )
        bot.seconds = self.seconds
        numbers = random.Random(self.seed + len(game.log))
        bot.set_resampler(lambda state, player: state.resample_from_infostate(player, numbers.random))
        policy = bot.get_policy(state)
        self.tried += bot.lines
        return int(max(policy, key=lambda pair: pair[1])[0])


class Timed(ismcts.ISMCTSBot):  # type: ignore[misc]
    """The same until its time is over, instead of a number of lines."""

    seconds = 0.0
    lines = 0

    def run_search(self, state: Any) -> list[tuple[int, float]]:
        self.reset()
        until = perf_counter() + self.seconds
        self._root_node = self.create_new_node(state)
        while self.lines < FEWEST or perf_counter() < until:
            self.run_simulation(self.sample_root_state(state))
            self.lines += 1
        found: list[tuple[int, float]] = self.get_final_policy(state, self._root_node)
        return found
