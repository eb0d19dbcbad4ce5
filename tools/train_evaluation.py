"""Fits the chances of winning to games that the computer plays against itself.

    python tools/train_evaluation.py play legions --games 2000 --seed 1 --jobs 2 --out build/positions
    python tools/train_evaluation.py fit legions --from build/positions --lean 0.6 --write

`play` has `greedy` play itself and, in a third of the games, the `greedy` of old (bench/frozen), each going astray now
and then, and writes down positions at which a player plans anew: the traits of both players, what the hand-written
evaluation says, and who won. Every game follows from its number, whatever the number of jobs.

`fit` takes four fifths of the games and says how well the rest is foretold: the log loss beside that of knowing nothing
(0.693) and that of the hand-written evaluation, scaled. With --write it is put beside the game's evaluation.
`--lean` is how much of the hand-written evaluation is in what is learned. Who foretells games best does not choose
best: what was never tried in those games is judged by chance. So one plays with what was fitted, fits again to those
games too, and takes what wins (bench/agents.py). `fit` needs numpy (requirements/bench.txt).
"""

import argparse
import json
import random
import sys
from array import array
from importlib import import_module
from multiprocessing import Pool
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "bench"))

from frozen.greedy import EVALUATE  # noqa: E402
from frozen.greedy import Greedy as OldGreedy  # noqa: E402

from kirifuda.agents import Agent, Greedy  # noqa: E402
from kirifuda.api import editions, games  # noqa: E402
from kirifuda.kernel.ask import CHANCE  # noqa: E402
from kirifuda.kernel.game import Game  # noqa: E402
from kirifuda.kernel.rules import Rules, rules_named  # noqa: E402

ONE_FOR_ALL = {"black-poker": "all"}
"""Games whose editions are told apart by so little that one net serves them all."""
SAMPLED = 0.4
STRAY = (0.02, 0.08, 0.2)
LONGEST = 4_000
HEAD = 4
"""Edition, game, who won, what the hand-written evaluation says; then the traits."""
HIDDEN = 8
EPOCHS = 30
BATCH = 4_096
RATE = 4e-3
DECAY = 1e-3
SHARPER = 1.5
"""The hand-written evaluation is leaned on as if it were surer of itself than the games show."""
HELD_OUT = 5


def evaluation_of(game: str) -> Any:
    return import_module(f"kirifuda.{game.replace('-', '_')}.evaluation")


def decks_of(rules: Rules, dealer: random.Random) -> tuple[tuple[int, ...], ...]:
    if rules.game == "black-poker":
        return rules.decks()
    there = list(import_module(f"kirifuda.{rules.game.replace('-', '_')}.decks").starter_decks().values())
    return dealer.choice(there), dealer.choice(there)


def positions_of(task: tuple[str, str, int]) -> bytes:
    """One game, as rows of floats."""
    game, edition, number = task
    rules = rules_named(game, edition)
    dealer = random.Random(number)
    table = Game(rules, rules.opening(decks_of(rules, dealer), CHANCE), number, recording=False)
    players: list[Agent] = [Greedy(number, worlds=1), Greedy(number + 1, worlds=1)]
    if dealer.random() < 1 / 3:
        players[dealer.randrange(2)] = OldGreedy(number, worlds=1)
    stray = dealer.choice(STRAY)
    traits = evaluation_of(game).traits
    seen: list[list[float]] = []
    for _ in range(LONGEST):
        asked = table.ask
        if asked is None:
            break
        g = table.state
        if rules.is_free(g, asked) and dealer.random() < SAMPLED:
            seen.append([EVALUATE[game](g, 0), *traits(g, 0), *traits(g, 1)])
        astray = dealer.random() < stray
        table.answer(dealer.randrange(asked.size) if astray else players[asked.seat].answer(table, asked.seat))
    if table.outcome is None or table.outcome.winner not in (0, 1):
        return b""
    head = [float(editions(game).index(edition)), float(number), 1.0 - table.outcome.winner]
    return array("f", [value for row in seen for value in (*head, *row)]).tobytes()


def play(options: argparse.Namespace) -> None:
    known = editions(options.game)
    tasks = [
        (options.game, known[number % len(known)], number)
        for number in range(options.seed, options.seed + options.games)
    ]
    options.out.mkdir(parents=True, exist_ok=True)
    file = options.out / f"{options.game}-{options.seed}-{options.games}.f32"
    with Pool(options.jobs) as pool, file.open("wb") as out:
        for done, rows in enumerate(pool.imap(positions_of, tasks), start=1):
            out.write(rows)
            print(f"\r{done} of {len(tasks)} games", end="", flush=True)
    print(f": {file}")


def fit(options: argparse.Namespace) -> None:
    import numpy as np

    module = evaluation_of(options.game)
    width = HEAD + 2 * len(module.TRAITS)
    files = sorted(options.source.glob(f"{options.game}-*.f32"))
    if not files:
        raise SystemExit(f"{options.source}: no positions of {options.game}; `play` writes some")
    rows = np.concatenate([np.fromfile(file, dtype=np.float32).reshape(-1, width) for file in files])
    known = editions(options.game)
    one_for_all = ONE_FOR_ALL.get(options.game)
    nets: dict[str, Any] = {}
    losses: dict[str, Any] = {}
    for name in [one_for_all] if one_for_all else known:
        own = rows if one_for_all else rows[rows[:, 0] == known.index(name)]
        held_out = own[:, 1].astype(np.int64) % HELD_OUT == 0
        net, foretell, scale = fitted(own[~held_out], len(module.TRAITS), options.lean, options.seed)
        nets[name] = net
        for at, edition in enumerate(known):
            rest = own[held_out & (own[:, 0] == at)]
            if len(rest):
                losses[edition] = {
                    "positions": len(rest),
                    "games": len(np.unique(rest[:, 1])),
                    "log loss": round(log_loss(foretell(rest), rest[:, 2]), 4),
                    "hand-written": round(log_loss(scale * rest[:, 3], rest[:, 2]), 4),
                }
                print(options.game, edition, losses[edition])
    if options.write:
        found = {"traits": list(module.TRAITS), "lean": options.lean, "held out": losses, "nets": nets}
        file = ROOT / "src" / "kirifuda" / options.game.replace("-", "_") / "evaluation.json"
        file.write_text(json.dumps(found, ensure_ascii=False) + "\n", encoding="utf-8")
        print(file)


def log_loss(logit: Any, won: Any) -> float:
    import numpy as np

    return float(np.mean(np.logaddexp(0, logit) - won * logit))


def fitted(rows: Any, traits: int, lean: float, seed: int) -> tuple[dict[str, Any], Any, float]:
    """The net as it is kept, what it foretells, and the scale of the hand-written evaluation."""
    import numpy as np

    won, old = rows[:, 2].astype(float), rows[:, 3].astype(float)
    mine, theirs = rows[:, HEAD : HEAD + traits].astype(float), rows[:, HEAD + traits :].astype(float)
    both = np.concatenate([mine, theirs])
    mean, spread = both.mean(0), np.maximum(both.std(0), 1e-2)
    scale = scaled(old, won)
    wanted = (1 - lean) * won + lean / (1 + np.exp(-SHARPER * scale * old))
    chance = np.random.default_rng(seed)
    net = {
        "plain": np.zeros(traits),
        "own": chance.normal(0, (2 * traits) ** -0.5, (traits, HIDDEN)),
        "other": chance.normal(0, (2 * traits) ** -0.5, (traits, HIDDEN)),
        "bias": np.zeros(HIDDEN),
        "out": chance.normal(0, 0.3, HIDDEN),
    }
    first = {name: np.zeros_like(weights) for name, weights in net.items()}
    second = {name: np.zeros_like(weights) for name, weights in net.items()}
    steps = EPOCHS * -(-len(rows) // BATCH)
    step = 0

    def through(a: Any, b: Any) -> tuple[Any, Any, Any]:
        hidden, facing = (x @ net["own"] + y @ net["other"] + net["bias"] for x, y in ((a, b), (b, a)))
        out = (np.maximum(hidden, 0) - np.maximum(facing, 0)) @ net["out"]
        return hidden, facing, (a - b) @ net["plain"] + out

    for _ in range(EPOCHS):
        order = chance.permutation(len(rows))
        for start in range(0, len(rows), BATCH):
            at = order[start : start + BATCH]
            a, b = (mine[at] - mean) / spread, (theirs[at] - mean) / spread
            hidden, facing, logit = through(a, b)
            off = (1 / (1 + np.exp(-logit)) - wanted[at]) / len(at)
            by_hidden, by_facing = (np.outer(off, net["out"]) * (one > 0) for one in (hidden, facing))
            slopes = {
                "plain": (a - b).T @ off,
                "own": a.T @ by_hidden - b.T @ by_facing,
                "other": b.T @ by_hidden - a.T @ by_facing,
                "bias": by_hidden.sum(0) - by_facing.sum(0),
                "out": (np.maximum(hidden, 0) - np.maximum(facing, 0)).T @ off,
            }
            step += 1
            rate = RATE * 0.5 * (1 + np.cos(np.pi * step / steps))
            for name, slope in slopes.items():
                first[name] = 0.9 * first[name] + 0.1 * slope
                second[name] = 0.999 * second[name] + 0.001 * slope**2
                move = first[name] / (1 - 0.9**step) / (np.sqrt(second[name] / (1 - 0.999**step)) + 1e-8)
                net[name] = net[name] - rate * (move + DECAY * net[name])

    def foretell(rest: Any) -> Any:
        a, b = rest[:, HEAD : HEAD + traits], rest[:, HEAD + traits :]
        return through((a - mean) / spread, (b - mean) / spread)[2]

    shift = (mean / spread) @ net["own"] + (mean / spread) @ net["other"]
    kept = {
        "plain": short(net["plain"] / spread),
        "own": short(net["own"] / spread[:, None]),
        "other": short(net["other"] / spread[:, None]),
        "bias": short(net["bias"] - shift),
        "out": short(net["out"]),
    }
    return kept, foretell, scale


def scaled(old: Any, won: Any) -> float:
    """By what the hand-written evaluation is multiplied to foretell best, by Newton's method."""
    import numpy as np

    spread = float(old.std()) or 1.0
    score, by = np.clip(old / spread, -6, 6), 0.0
    for _ in range(30):
        sure = 1 / (1 + np.exp(-by * score))
        by -= float(np.mean((sure - won) * score) / (np.mean(sure * (1 - sure) * score**2) + 1e-9))
    return by / spread


def short(weights: Any) -> Any:
    return [short(one) for one in weights] if weights.ndim > 1 else [float(f"{one:.5g}") for one in weights]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(required=True)
    playing = commands.add_parser("play", help="have the computer play itself, and write positions down")
    playing.add_argument("game", choices=games())
    playing.add_argument("--games", type=int, default=1_000)
    playing.add_argument("--seed", type=int, default=1, help="the number of the first game")
    playing.add_argument("--jobs", type=int, default=1)
    playing.add_argument("--out", type=Path, default=ROOT / "build" / "positions")
    playing.set_defaults(do=play)
    fitting = commands.add_parser("fit", help="fit the chances to the positions")
    fitting.add_argument("game", choices=games())
    fitting.add_argument("--from", dest="source", type=Path, default=ROOT / "build" / "positions")
    fitting.add_argument("--lean", type=float, default=0.5, help="0: on who won alone; 1: on the evaluation alone")
    fitting.add_argument("--seed", type=int, default=1)
    fitting.add_argument("--write", action="store_true", help="put it beside the game's evaluation")
    fitting.set_defaults(do=fit)
    options = parser.parse_args()
    options.do(options)


if __name__ == "__main__":
    main()
