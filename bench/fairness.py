"""How the decks that come with a game fare against each other in the hands of the computer.

    python bench/fairness.py legions [--edition 2018] [--games 400] [--worlds 4] [--jobs 2] [--seed 1] [--seconds S]
                                     [--keep FILE]

Every pair of decks plays --games games, each deck going first in half of them; `--worlds` is how many
imagined worlds the player compares at a decision. Draws count for nobody. With --seconds it stops in time;
the games are in a random order, so that all pairs have had as many by then.
With --keep every game is written to a file when it ends, and those that stand there already are counted,
not played again: a long run may be stopped and gone on with, as long as the cards and the player stay the same.
"""

import argparse
import json
import random
import time
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from multiprocessing import Pool
from pathlib import Path

import kirifuda.last_chronicle.decks as last_chronicle
import kirifuda.legend_of_stars.decks as legend_of_stars
import kirifuda.legions.decks as legions
from kirifuda import api
from kirifuda.agents.greedy import WORLDS, Greedy
from kirifuda.kernel.ask import CHANCE
from kirifuda.kernel.game import Game
from kirifuda.kernel.rules import rules_named

STARTER_DECKS = {
    "legions": legions.starter_decks,
    "last-chronicle": last_chronicle.starter_decks,
    "legend-of-stars": legend_of_stars.starter_decks,
}
LONGEST = 20_000
"""Answers after which a game is given up as drawn."""
Task = tuple[str, str, str, str, int, int]
Ended = tuple[Task, str | None, int]
"""A game, the deck that won it, and how many answers it took."""


def winner(task: Task) -> Ended:
    game, edition, first, second, seed, worlds = task
    rules = rules_named(game, edition)
    decks = STARTER_DECKS[game]()
    table = Game(rules, rules.opening((decks[first], decks[second]), CHANCE), seed, recording=False, tracked=True)
    players = (Greedy(seed, worlds), Greedy(seed + 1, worlds))
    answers = 0
    while table.ask is not None and answers < LONGEST:
        seat = table.ask.seat
        table.answer(players[seat].answer(table, seat))
        answers += 1
    won = None if table.outcome is None else table.outcome.winner
    return task, None if won is None else (first, second)[won], answers


class Kept:
    """The games that have ended, in a file, a line each."""

    def __init__(self, path: Path) -> None:
        self.path = path
        lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
        self.ended: dict[Task, Ended] = {}
        for number, line in enumerate(lines, start=1):
            try:
                task, best, answers = json.loads(line)
                self.ended[tuple(task)] = (tuple(task), best, answers)
            except (ValueError, TypeError):
                raise SystemExit(f"{path}, line {number}: not a game that was kept: {line[:60]}") from None

    def add(self, ended: Ended) -> None:
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(ended, ensure_ascii=False) + "\n")


def results(wanted: list[Task], jobs: int, seconds: float | None, kept: Kept | None) -> Iterator[Ended]:
    """Those that are known, then those that are played now."""
    begun = time.monotonic()
    known = {} if kept is None else kept.ended
    yield from (known[task] for task in wanted if task in known)
    with Pool(jobs) as pool:
        for ended in pool.imap_unordered(winner, [task for task in wanted if task not in known]):
            if kept is not None:
                kept.add(ended)
            yield ended
            if seconds is not None and time.monotonic() - begun > seconds:
                pool.terminate()
                return


def tasks(options: argparse.Namespace, edition: str) -> list[Task]:
    found = []
    seed = options.seed
    for one, other in combinations(STARTER_DECKS[options.game](), 2):
        for number in range(options.games):
            first, second = (one, other) if number % 2 == 0 else (other, one)
            seed += 2
            found.append((options.game, edition, first, second, seed, options.worlds))
    random.Random(options.seed).shuffle(found)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(STARTER_DECKS))
    parser.add_argument("--edition")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--worlds", type=int, default=WORLDS)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, help="stop after this time, with what was played")
    parser.add_argument("--keep", type=Path, help="write every game to this file, and play none that stands there")
    options = parser.parse_args()
    edition = options.edition or api.editions(options.game)[0]
    begun = time.monotonic()
    played, won, met, beaten = Counter[str](), Counter[str](), Counter[tuple[str, str]](), Counter[tuple[str, str]]()
    answers = draws = 0
    kept = None if options.keep is None else Kept(options.keep)
    for (_, _, first, second, *_), best, length in results(
        tasks(options, edition), options.jobs, options.seconds, kept
    ):
        answers += length
        pair = (min(first, second), max(first, second))
        met[pair] += 1
        if best is None:
            draws += 1
        else:
            played.update(pair)
            won[best] += 1
            beaten[pair] += best == pair[0]
    total = sum(met.values())
    print(
        f"{options.game} {edition}: {total} games, {draws} drawn, {answers / max(total, 1):.0f} answers a game, ",
        end="",
    )
    print(f"{options.worlds} worlds, {time.monotonic() - begun:.0f} s")
    for deck in sorted(played, key=lambda name: -won[name] / played[name]):
        print(f"  {deck:<24} {100 * won[deck] / played[deck]:5.1f} %  of {played[deck]}")
    for (one, other), count in sorted(met.items()):
        print(f"    {one} against {other}: {beaten[one, other]} of {count}")


if __name__ == "__main__":
    main()
