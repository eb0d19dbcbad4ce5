"""Processes that play games. One that is killed costs nothing: its games are given to another."""

import signal
import sys
from collections import Counter, deque
from collections.abc import Callable, Generator
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, Final

from ..bots import end_all
from ..errors import Complaint
from .plan import Plan
from .playing import Table
from .results import Ended

AHEAD: Final = 2
"""Games that a process is given at a time, so that it need not wait for the next one."""
DEATHS: Final = 3
"""Processes that may die of the same game before it is called its fault."""

Next = Callable[[], int | None]
"""The number of the game to be played next; None where there is none, for now or at all."""


@dataclass
class Worker:
    process: BaseProcess
    pipe: "Connection[Any, Any]"
    games: deque[int] = field(default_factory=deque)
    """Those it was given and has not answered, in their order: it is playing the first."""


def play_all(plan: Plan, jobs: int, following: Next) -> Generator[Ended, None, None]:
    """Play the games that `following` names, as they end. Closing the generator ends the processes."""
    if jobs == 1:
        yield from _alone(plan, following)
        return
    workers: list[Worker] = []
    orphans: deque[int] = deque()
    deaths: Counter[int] = Counter()
    try:
        while True:
            _hand_out(plan, jobs, workers, orphans, following)
            if not workers:
                return
            ready = wait([worker.pipe for worker in workers])
            for worker in [one for one in workers if one.pipe in ready]:
                try:
                    ended: Ended = worker.pipe.recv()
                except (EOFError, OSError):
                    workers.remove(worker)
                    _bury(worker, orphans, deaths)
                    continue
                worker.games.remove(ended.number)
                yield ended
    finally:
        for worker in workers:
            worker.process.terminate()
        for worker in workers:
            worker.process.join()
            worker.pipe.close()


def _alone(plan: Plan, following: Next) -> Generator[Ended, None, None]:
    table = Table(plan)
    while (number := following()) is not None:
        yield table.play(number)


def _hand_out(plan: Plan, jobs: int, workers: list[Worker], orphans: deque[int], following: Next) -> None:
    """Give everybody enough to do; send those home for whom there is nothing left."""
    for depth in range(1, AHEAD + 1):
        while True:
            idle = next((worker for worker in workers if len(worker.games) < depth), None)
            if idle is None and (depth > 1 or len(workers) >= jobs):
                break
            number = orphans.popleft() if orphans else following()
            if number is None:
                break
            if idle is None:
                idle = _hire(plan)
                workers.append(idle)
            idle.games.append(number)
            with suppress(OSError):  # it is dead, which is seen when it is listened to
                idle.pipe.send(number)
    for worker in [one for one in workers if not one.games]:
        workers.remove(worker)
        with suppress(OSError):
            worker.pipe.send(None)
        worker.process.join()
        worker.pipe.close()


def _hire(plan: Plan) -> Worker:
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_work, args=(plan, theirs), daemon=True)
    process.start()
    theirs.close()
    return Worker(process, ours)


def _bury(worker: Worker, orphans: deque[int], deaths: Counter[int]) -> None:
    worker.process.join()
    worker.pipe.close()
    if not worker.games:
        return
    deaths[worker.games[0]] += 1
    if deaths[worker.games[0]] >= DEATHS:
        raise Complaint("sim-deadly-game", number=worker.games[0], times=DEATHS, code=str(worker.process.exitcode))
    orphans.extend(worker.games)


def _work(plan: Plan, pipe: "Connection[Any, Any]") -> None:
    """In a process of its own. Ctrl-C is for the one that started it; when that is gone, nobody listens any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())
    try:
        table = Table(plan)
        with suppress(EOFError, OSError):
            while (number := pipe.recv()) is not None:
                pipe.send(table.play(number))
    finally:
        end_all()
