"""Random games without end, in several processes, each watched by every check."""

import signal
from collections.abc import Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import suppress
from dataclasses import dataclass
from itertools import count
from multiprocessing import get_context
from pathlib import Path
from typing import Final

from ..errors import Complaint
from ..replay import save
from ..words import ENGLISH
from .openings import Opening
from .suite import Watched, watched

GAMES_A_PROCESS: Final = 200
"""A process remembers all cards it has read: after so many games with new ones another takes over."""


@dataclass(frozen=True, slots=True)
class Soaked:
    """How one game went; at a fault, what it was and where it is kept."""

    opening: Opening
    decisions: int
    seconds: float
    fault: str = ""
    kept: str = ""


def openings(
    editions: list[tuple[str, str]], seed: int, own: bool = False, texts: tuple[str, ...] = ()
) -> Iterator[Opening]:
    """Game after game in every edition in turn, the first of them with `seed` itself."""
    for nth in count(seed):
        for game, edition in editions:
            yield Opening(game, edition, nth, own, texts)


def soak(
    editions: list[tuple[str, str]],
    seed: int,
    decisions: int,
    jobs: int,
    folder: Path,
    own: bool = False,
    texts: tuple[str, ...] = (),
) -> Generator[Soaked, None, None]:
    """Watch games until there were so many decisions."""
    seen = 0
    waiting = openings(editions, seed, own, texts)
    if jobs == 1:
        while seen < decisions:
            done = soak_one(next(waiting), folder)
            seen += done.decisions
            yield done
        return
    with ProcessPoolExecutor(
        jobs, get_context("spawn"), _leave_interrupts_alone, max_tasks_per_child=GAMES_A_PROCESS if own else None
    ) as pool:
        running: set[Future[Soaked]] = set()
        try:
            while seen < decisions:
                while len(running) < 2 * jobs:
                    running.add(pool.submit(soak_one, next(waiting), folder))
                finished, running = wait(running, return_when=FIRST_COMPLETED)
                for future in finished:
                    done = future.result()
                    seen += done.decisions
                    yield done
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def soak_one(opening: Opening, folder: Path) -> Soaked:
    done = watched(opening)
    if done.fault is None:
        return Soaked(opening, done.decisions, done.seconds)
    return Soaked(opening, done.decisions, done.seconds, str(done.fault), keep(done, folder))


def keep(done: Watched, folder: Path) -> str:
    """Keep a game with a fault: as a replay, or (it began in the middle) as a note on how to get there."""
    opening = done.opening
    notes = [
        str(done.fault),
        f"after {done.decisions} answers",
        f"kirifuda soak --game {opening.game} --edition {opening.edition} --seed {opening.seed} --decisions 1"
        + "".join([" --own-texts"] * opening.own + [f" --texts {file}" for file in opening.texts]),
    ]
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{opening.game}-{opening.edition}-{opening.seed}.replay"
    if done.game is not None:
        with suppress(Complaint):
            save(path, done.game, [" ".join(note.split()) for note in notes], language=ENGLISH)
            return str(path)
    path = path.with_suffix(".txt")
    path.write_text("\n".join(notes) + "\n", encoding="utf-8")
    return str(path)


def _leave_interrupts_alone() -> None:
    """Ctrl-C is for the process that started these."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
