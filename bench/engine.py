"""How fast Kirifuda plays, beside other engines in the same run, on one core.

    python bench/engine.py [--repeats 7] [--seconds 1.0] [--games black-poker,legions,last-chronicle] [--compiled]

Every repeat measures everything once, in turn, so that a slow moment of the machine falls on all of them.
A decision is one question answered with a random option, after all its options were listed. «playout» is a
game as a search plays it on; «live» keeps the checkpoint, the log and the events, as a table does; «crowded»
begins in the middle, with full boards of the cards of such decks, «wild» with boards of any cards there are, never
seen together in a game; «greedy» looks ahead at every decision. With several decks they take turns.
With --compiled the same measurements are made on build/compiled too (run `make compiled` first).
"""

import argparse
import json
import os
import platform
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable
from pathlib import Path

import kirifuda.kernel.state
import kirifuda.last_chronicle.decks as last_chronicle
import kirifuda.legend_of_stars.decks as legend_of_stars
import kirifuda.legions.decks as legions
from kirifuda.agents.greedy import Greedy
from kirifuda.conformance.openings import crowded_position
from kirifuda.kernel.ask import CHANCE
from kirifuda.kernel.chance import Dealer
from kirifuda.kernel.game import Game
from kirifuda.kernel.playout import play_out
from kirifuda.kernel.position import Position
from kirifuda.kernel.rules import Rules, rules_named

ROOT = Path(__file__).resolve().parents[1]
EDITIONS = {
    "black-poker": ("light", "standard+pack", "master", "master+strategy"),
    "legions": ("2019", "2018"),
    "last-chronicle": ("standard",),
    "legend-of-stars": ("1.0.03",),
}
STARTER_DECKS = {
    "legions": legions.starter_decks,
    "last-chronicle": last_chronicle.starter_decks,
    "legend-of-stars": legend_of_stars.starter_decks,
}
POSITIONS = 150
GREEDY_DECISIONS = 20
Measure = Callable[[float], float]


def rate(play: Callable[[], int], seconds: float) -> float:
    units = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        units += play()
    return units / spent


def decks(rules: Rules, seed: int) -> tuple[tuple[int, ...], ...]:
    """Two decks: every pair of those that come with the game has its turn."""
    if rules.game not in STARTER_DECKS:
        return rules.decks()
    there = list(STARTER_DECKS[rules.game]().values())
    return there[seed % len(there)], there[seed // len(there) % len(there)]


def started(rules: Rules, seed: int, tracked: bool = True) -> Game:
    return Game(rules, rules.opening(decks(rules, seed), CHANCE), seed, recording=tracked, tracked=tracked)


def crowded(rules: Rules, seed: int) -> Game:
    return laid(rules, crowded_position(rules, Dealer(seed), decks(rules, seed)), seed)


def wild(rules: Rules, seed: int) -> Game:
    return laid(rules, crowded_position(rules, Dealer(seed)), seed)


def laid(rules: Rules, position: Position, seed: int) -> Game:
    return Game(rules, rules.setting.lay(position), seed, recording=False, tracked=False)


def playouts(begin: Callable[[int], Game]) -> Callable[[], int]:
    seed = 0

    def play() -> int:
        nonlocal seed
        seed += 1
        return play_out(begin(seed), seed)

    return play


def decisions(rules: Rules, tracked: bool) -> Measure:
    return lambda seconds: rate(playouts(lambda seed: started(rules, seed, tracked)), seconds)


def decisions_from(begin: Callable[[Rules, int], Game], rules: Rules) -> Measure:
    """Only what is played counts, not how a position is laid."""

    def measure(seconds: float) -> float:
        played = 0
        spent = 0.0
        seed = 0
        while spent < seconds:
            seed += 1
            game = begin(rules, seed)
            start = time.process_time()
            played += play_out(game, seed, limit=100)
            spent += time.process_time() - start
        return played / spent

    return measure


def greedy_decisions(rules: Rules) -> Measure:
    """Decisions a second of the agent that looks ahead; each of its games is begun in the middle."""
    seed = 0

    def play() -> int:
        nonlocal seed
        seed += 1
        game = started(rules, seed)
        play_out(game, seed, limit=60)
        player = Greedy(seed)
        for answered in range(GREEDY_DECISIONS):
            if game.ask is None:
                return answered
            game.answer(player.answer(game, game.ask.seat))
        return GREEDY_DECISIONS

    return lambda seconds: rate(play, seconds)


def games(rules: Rules) -> Measure:
    play = playouts(lambda seed: started(rules, seed, False))
    return lambda seconds: rate(lambda: int(play() > 0), seconds)


def positions(rules: Rules, mid_effect: bool) -> list[Game]:
    """Positions of random games, at a boundary or with answers given since the last one."""
    found: list[Game] = []
    seed = 0
    while len(found) < POSITIONS:
        seed += 1
        game = started(rules, seed)
        for turn in range(300):
            question = game.ask
            if question is None:
                break
            if turn % 5 == 0 and (len(game._since) > 0) == mid_effect:
                found.append(game.fork())
            game.answer((seed * 7919 + turn * 104729) % question.size)
    return found[:POSITIONS]


def forks(rules: Rules, mid_effect: bool, answered: bool) -> Measure:
    """Microseconds for a fork that is ready to be answered, or that has been answered."""
    kept = positions(rules, mid_effect)

    def fork() -> int:
        for game in kept:
            twin = game.fork(tracked=False)
            if answered:
                twin.answer(0)
            else:
                _ = twin.state
        return len(kept)

    return lambda seconds: 1e6 / rate(fork, seconds)


def copies(rules: Rules) -> Measure:
    states = [game.state for game in positions(rules, False)]

    def copy() -> int:
        for state in states:
            state.copy()
        return len(states)

    return lambda seconds: 1e6 / rate(copy, seconds)


def memory(rules: Rules) -> Measure:
    """Kilobytes of a live game in the middle, its log and events included."""

    def measure(seconds: float) -> float:
        tracemalloc.start()
        before = tracemalloc.get_traced_memory()[0]
        kept = []
        for seed in range(20):
            game = started(rules, seed)
            play_out(game, seed, limit=120)
            kept.append(game)
        used = tracemalloc.get_traced_memory()[0] - before
        tracemalloc.stop()
        return used / len(kept) / 1024

    return measure


def measures(names: list[str]) -> dict[str, tuple[str, Measure]]:
    found: dict[str, tuple[str, Measure]] = {}
    for name in names:
        game, edition = name.split(" ")
        rules = rules_named(game, edition)
        found[f"{name}: playout"] = ("decisions/s", decisions(rules, False))
        found[f"{name}: crowded"] = ("decisions/s", decisions_from(crowded, rules))
        found[f"{name}: wild"] = ("decisions/s", decisions_from(wild, rules))
        found[f"{name}: live"] = ("decisions/s", decisions(rules, True))
        found[f"{name}: greedy"] = ("decisions/s", greedy_decisions(rules))
        found[f"{name}: games"] = ("games/s", games(rules))
        found[f"{name}: fork, boundary"] = ("µs", forks(rules, False, False))
        found[f"{name}: fork, mid-effect"] = ("µs", forks(rules, True, False))
        found[f"{name}: fork + answer, boundary"] = ("µs", forks(rules, False, True))
        found[f"{name}: fork + answer, mid-effect"] = ("µs", forks(rules, True, True))
        found[f"{name}: state copy"] = ("µs", copies(rules))
        found[f"{name}: memory a game"] = ("kB", memory(rules))
    return found


def run(names: list[str], repeats: int, seconds: float, peers: bool) -> dict[str, tuple[str, list[float]]]:
    plan = measures(names)
    if peers:
        from peers import chess_copy, chess_moves, rlcard_decisions

        plan["rlcard uno"] = ("decisions/s", lambda s: rlcard_decisions("uno", 1, s).median)
        plan["rlcard doudizhu"] = ("decisions/s", lambda s: rlcard_decisions("doudizhu", 1, s).median)
        plan["python-chess"] = ("decisions/s", lambda s: chess_moves(1, s).median)
        plan["python-chess board.copy(stack=False)"] = ("µs", lambda s: chess_copy(False, 40, 1, s).median)
        plan["python-chess board.copy()"] = ("µs", lambda s: chess_copy(True, 40, 1, s).median)
    results: dict[str, tuple[str, list[float]]] = {name: (unit, []) for name, (unit, _) in plan.items()}
    for _ in range(repeats):
        for name, (_, measure) in plan.items():
            results[name][1].append(measure(seconds))
    return results


def median(values: list[float]) -> float:
    return sorted(values)[len(values) // 2]


def print_table(title: str, results: dict[str, tuple[str, list[float]]]) -> None:
    print(f"\n{title}\n{'':<50}{'median':>12}{'low':>12}{'high':>12}")
    for name, (unit, values) in results.items():
        places = 0 if median(values) >= 1000 else 1 if median(values) >= 10 else 2
        figures = "".join(f"{value:>12,.{places}f}" for value in (median(values), min(values), max(values)))
        print(f"{name:<50}{figures}  {unit}")


def print_ratios(names: list[str], results: dict[str, tuple[str, list[float]]]) -> None:
    of = {name: median(values) for name, (_, values) in results.items()}
    print("\nratios of medians, this run")
    for name in names:
        playing = of[f"{name}: playout"]
        decision = 1e6 / playing
        print(
            f"{name:<30} {playing / of['rlcard uno']:5.2f}× uno (crowded "
            f"{of[f'{name}: crowded'] / of['rlcard uno']:4.2f}×, wild {of[f'{name}: wild'] / of['rlcard uno']:4.2f}×)  "
            f"{playing / of['rlcard doudizhu']:5.1f}× doudizhu  "
            f"{playing / of['python-chess']:5.2f}× chess   fork: {of[f'{name}: fork, boundary'] / decision:4.2f} "
            f"decisions at a boundary, {of[f'{name}: fork, mid-effect'] / decision:4.2f} in mid-effect"
        )


def compiled(options: argparse.Namespace) -> dict[str, tuple[str, list[float]]]:
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "build" / "compiled"), "KIRIFUDA_COMPILED": "1"}
    command = [sys.executable, __file__, "--json", "--games", options.games]
    command += ["--repeats", str(options.repeats), "--seconds", str(options.seconds)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"the compiled build could not be measured (is it built? `make compiled`):\n{done.stderr}")
    return {name: (unit, values) for name, (unit, values) in json.loads(done.stdout).items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--repeats", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--games", default=",".join(EDITIONS))
    parser.add_argument("--compiled", action="store_true")
    parser.add_argument("--json", action="store_true", help="figures of this build only, as JSON")
    options = parser.parse_args()
    for game in options.games.split(","):
        if game not in EDITIONS:
            parser.error(f"no game is called {game}; there are {', '.join(EDITIONS)}")
    names = [f"{game} {edition}" for game in options.games.split(",") for edition in EDITIONS[game]]
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    results = run(names, options.repeats, options.seconds, peers=not options.json)
    if options.json:
        print(json.dumps(results))
        return
    build = "pure" if str(kirifuda.kernel.state.__file__).endswith(".py") else "compiled"
    print_table(f"{build} build, CPython {platform.python_version()}, one core", results)
    print_ratios(names, results)
    if options.compiled:
        fast = compiled(options)
        print_table("compiled build", fast)
        print("\ncompiled against pure, ratios of medians")
        for name, (unit, values) in fast.items():
            ratio = median(values) / median(results[name][1])
            print(f"{name:<50}{ratio if unit.endswith('/s') else 1 / ratio:8.2f}×")


if __name__ == "__main__":
    main()
