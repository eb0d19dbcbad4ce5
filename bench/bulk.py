"""How fast the computer players think and how fast games are played in bulk, beside others in the same run.

    python bench/bulk.py [--repeats 5] [--seconds 1.0] [--only search,sim,envs] [--sim-games 400]

«search»: lines a second of our search, beside the simulations a second of OpenSpiel's ISMCTS (the one in C++) on its
gin rummy, both in the middle of games. «envs»: steps a second of our environments, with all that is observed, each
answered at random, beside PettingZoo's own card games and rlcard's. Both are processor time of one core; every repeat
measures everything once, in turn. «sim»: games a second of `kirifuda sim` with one worker and with two, from the first
result to the last, by the clock: on a machine that has other things to do that says nothing of how well they share,
so the processor time of a game is told, too, without that of beginning. On the compiled build:
PYTHONPATH=build/compiled.
"""

import argparse
import os
import platform
import random
import sys
import time
from collections.abc import Callable, Iterator
from itertools import cycle
from pathlib import Path
from typing import Any

os.environ.setdefault("OMP_NUM_THREADS", "1")
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
sys.path.insert(0, str(Path(__file__).resolve().parent))

import numpy as np
import pyspiel
from engine import median, print_table, rate
from peers import rlcard_decisions
from pettingzoo.classic import leduc_holdem_v4, texas_holdem_no_limit_v6, texas_holdem_v4

import kirifuda
from kirifuda import envs
from kirifuda.agents import Random, Search
from kirifuda.agents.calling import different
from kirifuda.kernel.game import Game
from kirifuda.sim.plan import Plan
from kirifuda.sim.preparing import prepared
from kirifuda.sim.workers import play_all

GAMES = (
    ("black-poker", "pro+strategy"),
    ("legions", "2019"),
    ("legions", "2018"),
    ("last-chronicle", "standard"),
    ("legend-of-stars", "1.0.03"),
)
LINES = 50
POSITIONS = 24
MANY = 512
"""Games side by side in the batched environment."""
FIRST_GAMES = 2
"""So many games are played by themselves, to know what beginning costs."""
UCT = 1.4
PETTINGZOO = {
    "leduc hold'em": leduc_holdem_v4,
    "texas hold'em": texas_holdem_v4,
    "texas hold'em, no limit": texas_holdem_no_limit_v6,
}
RLCARD = ("uno", "gin-rummy", "doudizhu", "leduc-holdem")
ISMCTS = "OpenSpiel ISMCTS, gin rummy"
Measure = Callable[[float], float]
Rows = dict[str, tuple[str, Measure]]


def positions(game: str, edition: str) -> Iterator[Game]:
    """Decisions in the middle of games, over and over."""
    found: list[Game] = []
    seed = 0
    while len(found) < POSITIONS:
        seed += 1
        table = kirifuda.start(game, edition, seed=seed, recording=False)
        wanderer = Random(seed)
        left = 10 + seed * 7 % 60
        while table.ask is not None and (left > 0 or len(different(table, table.ask)) == 1):
            table.answer(wanderer.answer(table, table.ask.seat))
            left -= 1
        if table.ask is not None:
            found.append(table)
    return cycle(found)


def our_search(game: str, edition: str) -> Measure:
    there = positions(game, edition)

    def think() -> int:
        table = next(there)
        assert table.ask is not None
        search = Search(1, LINES)
        search.think(table, table.ask.seat)
        return search.tried

    return lambda seconds: rate(think, seconds)


def open_spiels_search() -> Measure:
    game = pyspiel.load_game("gin_rummy")
    dice = random.Random(1)
    found: list[Any] = []
    while len(found) < POSITIONS:
        state = game.new_initial_state()
        left = 40 + dice.randrange(60)
        while not state.is_terminal() and (left > 0 or state.is_chance_node() or len(state.legal_actions()) == 1):
            left -= 1
            state.apply_action(dice.choice(state.legal_actions()))
        if not state.is_terminal():
            found.append(state)
    there = cycle(found)
    bot = pyspiel.ISMCTSBot(
        1,
        pyspiel.RandomRolloutEvaluator(1, 1),
        UCT,
        LINES,
        -1,
        pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        False,
        True,
    )

    def think() -> int:
        bot.get_policy(next(there))
        return LINES

    return lambda seconds: rate(think, seconds)


def batched(game: str, edition: str) -> Measure:
    batch = envs.Batch(game, edition, many=MANY)
    batch.reset(seed=1)
    dice = np.random.default_rng(1)

    def step() -> int:
        batch.step((batch.masks * dice.random(batch.masks.shape, np.float32)).argmax(axis=1))
        return MANY

    return lambda seconds: rate(step, seconds)


def stepped(make: Callable[[], Any]) -> Measure:
    """An environment of PettingZoo's, without guards: what is observed at every step, answered at random."""
    env = make()
    dice = random.Random(1)
    seeds = iter(range(1 << 30))

    def play() -> int:
        env.reset(seed=next(seeds))
        steps = 0
        for _ in env.agent_iter():
            observed, _, ended, cut, _ = env.last()
            if ended or cut:
                return steps
            env.step(dice.choice(np.flatnonzero(observed["action_mask"]).tolist()))
            steps += 1
        return steps

    return lambda seconds: rate(play, seconds)


def rows(only: list[str]) -> Rows:
    found: Rows = {}
    if "search" in only:
        for game, edition in GAMES:
            found[f"search, {game} {edition}"] = ("lines/s", our_search(game, edition))
        found[ISMCTS] = ("lines/s", open_spiels_search())
    if "envs" in only:
        for game, edition in GAMES:
            found[f"batch of {MANY}, {game} {edition}"] = ("steps/s", batched(game, edition))
        for game, edition in GAMES:
            made = envs.raw_env(game, edition)
            found[f"AEC, {game} {edition}"] = ("steps/s", stepped(lambda made=made: made))
        for name, module in PETTINGZOO.items():
            found[f"PettingZoo {name}"] = ("steps/s", stepped(module.raw_env))
        for name in RLCARD:
            found[f"rlcard {name}"] = ("steps/s", lambda s, name=name: rlcard_decisions(name, 1, s).median)
    return found


def measured(plan: Rows, repeats: int, seconds: float) -> dict[str, tuple[str, list[float]]]:
    results: dict[str, tuple[str, list[float]]] = {name: (unit, []) for name, (unit, _) in plan.items()}
    for _ in range(repeats):
        for name, (_, measure) in plan.items():
            results[name][1].append(measure(seconds))
    return results


def print_ratios(results: dict[str, tuple[str, list[float]]]) -> None:
    of = {name: median(values) for name, (_, values) in results.items()}
    ours = [name for name in of if name.startswith(("search", "batch", "AEC"))]
    print("\nratios of medians, this run")
    for name in ours:
        others = [other for other in of if other not in ours and results[other][0] == results[name][0]]
        print(f"{name:<44}" + "  ".join(f"{of[name] / of[other]:.2f}× {other}" for other in others))


def sim_games(plan: Plan, games: int, jobs: int) -> tuple[float, float]:
    """Games a second by the clock, from the first result to the last; and processor seconds, those of workers too."""
    numbers = iter(range(games))
    before = sum(os.times()[:4])
    ends = [time.perf_counter() for _ in play_all(plan, jobs, lambda: next(numbers, None))]
    return (len(ends) - 1) / (ends[-1] - ends[0]), sum(os.times()[:4]) - before


def print_sim(games: int) -> None:
    print(f"\nkirifuda sim, greedy, {games} games: games a second by the clock, milliseconds of processor time a game")
    print(f"{'':<34}{'1 worker':>10}{'2 workers':>10}{'':>8}{'1 worker':>14}{'2 workers':>10}")
    for game, edition in GAMES:
        plan = prepared(game, edition, agents=("greedy",), games=games)
        rates: list[float] = []
        costs: list[float] = []
        for jobs in (1, 2):
            _, begun = sim_games(plan, FIRST_GAMES, jobs)
            clocked, spent = sim_games(plan, games, jobs)
            rates.append(clocked)
            costs.append(1000 * (spent - begun) / (games - FIRST_GAMES))
        print(
            f"{game + ' ' + edition:<34}{rates[0]:>10.2f}{rates[1]:>10.2f}{rates[1] / rates[0] / 2:>8.0%}"
            f"{costs[0]:>14.0f}{costs[1]:>10.0f}{costs[0] / costs[1]:>8.0%}"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--only", default="search,envs,sim")
    parser.add_argument("--sim-games", type=int, default=400, help="of each game, with each number of workers")
    options = parser.parse_args()
    only = options.only.split(",")
    build = "pure" if str(kirifuda.kernel.state.__file__).endswith(".py") else "compiled"
    load = f", load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    title = f"{build} build, CPython {platform.python_version()}, {cores} cores{load}"
    plan = rows(only)
    if plan:
        results = measured(plan, options.repeats, options.seconds)
        print_table(f"{title}; one core", results)
        print_ratios(results)
    if "sim" in only:
        print_sim(options.sim_games)


if __name__ == "__main__":
    main()
