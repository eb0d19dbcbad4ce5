"""Count every position anew. A count that has changed is a rule that has: know which before keeping it."""

import sys
import tomllib
from pathlib import Path

from kirifuda.kernel.game import Game
from kirifuda.scenario import load

from .counting import leaves, without_chance

HERE = Path(__file__).parent
COUNTS = HERE / "counts.toml"
ENOUGH = 3_000
REGENERATE = "python -m tests.perft.regenerate"


def positions():
    return {path.stem: path for path in sorted((HERE / "positions").glob("*.toml"))}


def game_from(path):
    scenario = load(path)
    game = Game(scenario.known.rules, scenario.state(), recording=False)
    without_chance(game)
    return game


def counts_of(game):
    """Leaves at depth 1, 2, … until there are many."""
    counts = [leaves(game, 1)]
    while counts[-1] < ENOUGH:
        counts.append(leaves(game, len(counts) + 1))
    return counts


def stored():
    return tomllib.loads(COUNTS.read_text(encoding="utf-8"))


if __name__ == "__main__":
    lines = [f"# Leaves at depth 1, 2, … of the positions beside this file. Written by: {REGENERATE}", ""]
    lines += [f"{name} = {counts_of(game_from(path))}" for name, path in positions().items()]
    COUNTS.write_text("\n".join(lines) + "\n", encoding="utf-8")
    sys.stdout.write(COUNTS.read_text(encoding="utf-8"))
