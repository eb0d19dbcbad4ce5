"""How fast other engines run on this machine, on one core: the yardstick for our own figures.

    python bench/peers.py [--repeats 7] [--seconds 1.0]

RLCard's UNO and Dou Dizhu are stepped through the env API by random agents; python-chess plays random games,
listing every legal move at each ply, and copies boards. A decision with one legal action counts as one: UNO
offers 1.7 on average, Dou Dizhu 5.4. Time is processor time of this process, so that other work on the
machine disturbs it little; each repeat runs for about `--seconds`.
"""

import argparse
import os
import platform
import random
import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass

os.environ.setdefault("OMP_NUM_THREADS", "1")
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import chess
import rlcard


@dataclass(frozen=True)
class Figure:
    what: str
    unit: str
    values: tuple[float, ...]

    @property
    def median(self) -> float:
        return statistics.median(self.values)

    @property
    def low(self) -> float:
        return min(self.values)

    @property
    def high(self) -> float:
        return max(self.values)

    @property
    def spread(self) -> float:
        """From lowest to highest, as a share of the median."""
        return (self.high - self.low) / self.median


def rate(play: Callable[[], int], seconds: float) -> float:
    """Calls `play`, which says how many units it did, for about `seconds`; units per second."""
    units = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        units += play()
    return units / spent


def rlcard_decisions(game: str, repeats: int = 7, seconds: float = 1.0) -> Figure:
    """Decisions per second of an RLCard env: reset, then step with a random legal action until it is over."""
    env = rlcard.make(game, config={"seed": 0})
    rng = random.Random(0)

    def play() -> int:
        decisions = 0
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    play()  # tables are read on the first game
    return Figure(f"rlcard {game}, env.step", "decisions/s", tuple(rate(play, seconds) for _ in range(repeats)))


def chess_moves(repeats: int = 7, seconds: float = 1.0) -> Figure:
    """Moves per second of random games in python-chess, with every legal move listed at each ply.

    A game ends at mate, stalemate, bare material or ply 200: draws by claim or count are not looked at.
    """
    rng = random.Random(0)

    def play() -> int:
        board = chess.Board()
        for ply in range(200):
            moves = list(board.legal_moves)
            if not moves or board.is_insufficient_material():
                return ply
            board.push(rng.choice(moves))
        return 200

    play()
    return Figure("python-chess, random games", "moves/s", tuple(rate(play, seconds) for _ in range(repeats)))


def chess_copy(stack: bool, plies: int = 40, repeats: int = 7, seconds: float = 1.0) -> Figure:
    """Microseconds for `Board.copy` of a board `plies` into a random game, with or without its move stack."""
    rng = random.Random(1)
    board = chess.Board()
    for _ in range(plies):
        board.push(rng.choice(list(board.legal_moves)))

    def play() -> int:
        for _ in range(1000):
            board.copy(stack=stack)
        return 1000

    play()
    values = tuple(1e6 / rate(play, seconds) for _ in range(repeats))
    what = f"python-chess, board.copy({'' if stack else 'stack=False'}) at ply {plies}"
    return Figure(what, "µs", values)


def all_figures(repeats: int = 7, seconds: float = 1.0) -> list[Figure]:
    return [
        rlcard_decisions("uno", repeats, seconds),
        rlcard_decisions("doudizhu", repeats, seconds),
        chess_moves(repeats, seconds),
        chess_copy(False, repeats=repeats, seconds=seconds),
        chess_copy(True, repeats=repeats, seconds=seconds),
    ]


def use_one_core() -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--repeats", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=1.0)
    options = parser.parse_args()
    use_one_core()
    load = f", load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""
    print(
        f"rlcard {rlcard.__version__}, chess {chess.__version__}, {platform.python_implementation()} "
        f"{platform.python_version()}, {platform.machine()}, {os.cpu_count()} cores{load}"
    )
    print(f"{'':<45}{'median':>12}{'low':>12}{'high':>12}{'spread':>8}")
    for figure in all_figures(options.repeats, options.seconds):
        numbers = "".join(
            f"{value:>12,.{1 if figure.unit == 'µs' else 0}f}" for value in (figure.median, figure.low, figure.high)
        )
        print(f"{figure.what:<45}{numbers}{figure.spread:>8.0%}  {figure.unit}")


if __name__ == "__main__":
    main()
