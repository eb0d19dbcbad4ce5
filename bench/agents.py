"""How strong the computer players are: each game and edition, seats and starter decks alternated.

    python bench/agents.py [--pairs search:greedy,search:random,greedy:frozen] [--seconds 1.0] [--games 200]
                           [--only legions,black-poker/pro+strategy] [--jobs 2] [--keep FILE] [--stop-after SECONDS]

A player is `random`, `greedy`, `kind`, `gentle`, `search`, `strong` or `frozen`, the greedy of old; `search@0.3` is a
search that has 0.3 seconds for every decision, `search/400` one that plays 400 lines however long that takes, so that
it is no weaker on a busy machine, and `search` alone has --seconds; `ismcts` is OpenSpiel's own search, on our games
through an adapter, with the same seconds (`pip install 'kirifuda[openspiel]'`). Two games follow from one shuffle and
one pair of decks, with the players exchanged. What is told: how often the first of a pair won, with Wilson's interval
of 95 %, how long each thought about an answer, and how many lines a second the search played.

With --keep every game is written to a file when it ends, and those that stand there already are counted, not played
again: a long run may be stopped and gone on with. On the compiled build: PYTHONPATH=build/compiled.
"""

import argparse
import json
import random
import sys
import time
from collections.abc import Iterator
from functools import cache
from multiprocessing import Pool
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from frozen.greedy import Greedy as Frozen

from kirifuda.agents import Agent, Search, agent_named
from kirifuda.api import editions, games, read_deck
from kirifuda.deck_building import built_in_decks
from kirifuda.kernel.ask import CHANCE
from kirifuda.kernel.game import Game
from kirifuda.kernel.rules import rules_named
from kirifuda.sim.intervals import Share

LONGEST = 20_000
"""Answers after which a game is given up as drawn."""
UNBOUNDED = 10**9
Task = tuple[str, str, str, str, int]
"""A game, its edition, the two players, the number of the game."""
Ended = tuple[Task, float, list[float]]
"""A game, what the first player had of it, and for each player its answers and seconds; then the lines it played."""


def player(name: str, seed: int) -> Agent:
    if name == "frozen":
        return Frozen(seed)
    kind, _, lines = name.partition("/")
    if lines:
        return Search(seed, int(lines))
    kind, _, seconds = name.partition("@")
    if kind == "ismcts":
        from ismcts import Ismcts  # which is installed by name

        return Ismcts(seed, float(seconds))
    if kind == "search" and seconds:
        return Search(seed, UNBOUNDED, float(seconds))
    return agent_named(name, seed)


@cache
def starter_decks(game: str, edition: str) -> list[tuple[int, ...]]:
    """The decks that come with a game; none where there is one for everybody."""
    rules = rules_named(game, edition)
    return [read_deck(rules, name, 1) for name in built_in_decks(game)]


def played(task: Task) -> Ended:
    game, edition, first, second, number = task
    rules = rules_named(game, edition)
    dealer = random.Random(number // 2)
    there = starter_decks(game, edition)
    decks = (dealer.choice(there), dealer.choice(there)) if there else rules.decks()
    table = Game(rules, rules.opening(decks, CHANCE), dealer.getrandbits(62), recording=False)
    sides = [player(first, number + 1), player(second, number + 2)]
    at_seat = (0, 1) if number % 2 == 0 else (1, 0)
    spent = [0.0, 0.0, 0.0, 0.0]
    for _ in range(LONGEST):
        asked = table.ask
        if asked is None:
            break
        side = at_seat[asked.seat]
        begun = time.perf_counter()
        index = sides[side].answer(table, asked.seat)
        spent[2 * side] += 1
        spent[2 * side + 1] += time.perf_counter() - begun
        table.answer(index)
    won = None if table.outcome is None else table.outcome.winner
    had = 0.5 if won not in (0, 1) else float(at_seat[won] == 0)
    return task, had, [*spent, float(getattr(sides[0], "tried", 0))]


def kept_in(file: Path | None) -> dict[Task, Ended]:
    found: dict[Task, Ended] = {}
    if file is not None and file.exists():
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1):
            try:
                task, had, spent = json.loads(line)
                found[tuple(task)] = (tuple(task), had, spent)
            except (ValueError, TypeError):
                raise SystemExit(f"{file}, line {number}: not a game that was kept: {line[:60]}") from None
    return found


def results(tasks: list[Task], options: argparse.Namespace) -> Iterator[Ended]:
    known = kept_in(options.keep)
    yield from (known[task] for task in tasks if task in known)
    begun = time.monotonic()
    with Pool(options.jobs) as pool:
        for ended in pool.imap_unordered(played, [task for task in tasks if task not in known]):
            if options.keep is not None:
                with options.keep.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(ended) + "\n")
            yield ended
            if options.stop_after is not None and time.monotonic() - begun > options.stop_after:
                pool.terminate()
                return


def share_of(ended: list[Ended]) -> Share:
    """What the first of a pair won of the games that somebody won."""
    return Share(sum(had == 1.0 for _, had, _ in ended), sum(had != 0.5 for _, had, _ in ended))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pairs", default="search:greedy,search:random,greedy:frozen")
    parser.add_argument("--seconds", type=float, default=1.0, help="that `search` has for a decision")
    parser.add_argument("--games", type=int, default=200, help="of each pair in each edition")
    parser.add_argument("--only", default=",".join(games()), help="games, or game/edition")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--keep", type=Path, help="write every game to this file, and play none that stands there")
    parser.add_argument("--stop-after", type=float, help="stop after so many seconds, with what was played")
    options = parser.parse_args()
    pairs = [
        tuple(f"{name}@{options.seconds:g}" if name in ("search", "ismcts") else name for name in pair.split(":"))
        for pair in options.pairs.split(",")
    ]
    tasks: list[Task] = []
    for number in range(options.games):
        for first, second in pairs:
            for name in options.only.split(","):
                game, _, edition = name.partition("/")
                tasks += [(game, one, first, second, number) for one in ([edition] if edition else editions(game))]
    found: dict[tuple[str, ...], list[Ended]] = {}
    for ended in results(tasks, options):
        found.setdefault(ended[0][:4], []).append(ended)
    for (game, edition, first, second), all_of_them in sorted(found.items()):
        count = len(all_of_them)
        won = share_of(all_of_them)
        low, high = won.interval
        answers, seconds, others, their_seconds, lines = (sum(one[2][at] for one in all_of_them) for at in range(5))
        print(
            f"{game} {edition}: {first} against {second}: {100 * won.share:.1f} % "
            f"[{100 * low:.0f}, {100 * high:.0f}] of {won.games}; "
            f"{1000 * seconds / max(answers, 1):.2f} and {1000 * their_seconds / max(others, 1):.2f} ms an answer, "
            f"{seconds / count:.2f} and {their_seconds / count:.2f} s a game"
            + (f", {lines / max(seconds, 1e-9):.0f} lines/s" if lines else "")
        )


if __name__ == "__main__":
    main()
