"""Processes for work whose cost others decide: each piece has so long and so much memory, and the loop never waits.

A worker that takes too long, or too much, is ended by the system; another takes its place.
"""

import asyncio
import logging
import os
import pickle
import signal
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from multiprocessing import get_all_start_methods, get_context
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerContext, SpawnContext
from tempfile import TemporaryDirectory
from typing import Any, Final, TypeVar

from ..errors import Complaint

T = TypeVar("T")
log = logging.getLogger("kirifuda.server")
MOST_WAITING: Final = 64
"""So many pieces of work wait for a worker; whoever comes then is told that it is too much."""
GRACE: Final = 2.0
"""A worker ends itself when its time is over. If it does not, it is ended so many seconds later."""
STARTING: Final = 60.0
"""Seconds in which a worker is ready for work, on the busiest machine."""
LEARNING: Final = 20.0
"""Seconds more for a process that does one thing: whatever it needs it reads for that alone."""
READY: Final = b"ready"
ALL_READ: Final = "kirifuda.server.all_read"
"""Importing it reads every card. Where the system allows, one process does so for all workers."""


class TookTooLong(Complaint):
    """A piece of work that was ended because of its time or its memory."""

    def __init__(self) -> None:
        super().__init__("too-much-work")

    def __reduce__(self) -> tuple[type["TookTooLong"], tuple[()]]:
        return TookTooLong, ()


class Workers:
    """So many processes, started when they are needed first."""

    def __init__(self, processes: int, seconds: float, megabytes: int) -> None:
        self.seconds = seconds
        self._megabytes = megabytes
        self._free: list[_Worker] = []
        self._places = asyncio.Semaphore(processes)
        self._threads = ThreadPoolExecutor(processes, thread_name_prefix="worker")
        self._waiting = 0
        self._open = True

    async def do(self, work: Callable[..., T], *given: Any) -> T:
        """What a function of a module makes of this, computed elsewhere; its complaints are raised here."""
        return await self._do(self._done_by_a_worker, work, given)

    async def do_alone(self, work: Callable[..., T], *given: Any) -> T:
        """The same in a process that does nothing else, before or after, and whose folder is its own and empty."""
        return await self._do(self._done_alone, work, given)

    async def _do(self, done_by: Callable[[bytes], Any], work: Callable[..., T], given: tuple[Any, ...]) -> T:
        if self._waiting >= MOST_WAITING:
            raise Complaint("server-busy")
        self._waiting += 1
        try:
            async with self._places:
                done: T = await asyncio.get_running_loop().run_in_executor(
                    self._threads, done_by, pickle.dumps((work, given))
                )
                return done
        finally:
            self._waiting -= 1

    def _done_by_a_worker(self, parcel: bytes) -> Any:
        worker = self._free.pop() if self._free else _Worker(self.seconds, self._megabytes)
        try:
            good, found = pickle.loads(worker.answer(parcel))
        except (TimeoutError, EOFError, OSError):
            worker.end()
            log.warning("a piece of work was ended: it took too long or too much memory")
            raise TookTooLong from None
        except BaseException:
            worker.end()
            raise
        if self._open:
            self._free.append(worker)
        else:
            worker.end()
        return _returned(good, found)

    def _done_alone(self, parcel: bytes) -> Any:
        with TemporaryDirectory(prefix="kirifuda-") as folder:
            worker = _Worker(self.seconds + LEARNING, self._megabytes, folder)
            try:
                good, found = pickle.loads(worker.answer(parcel))
            except (TimeoutError, EOFError, OSError):
                log.warning("a piece of work was ended: it took too long or too much memory")
                raise TookTooLong from None
            finally:
                worker.end()
        return _returned(good, found)

    def close(self) -> None:
        self._open = False
        while self._free:
            self._free.pop().end()
        self._threads.shutdown(wait=False, cancel_futures=True)


def _returned(good: bool, found: Any) -> Any:
    if good:
        return found
    assert isinstance(found, BaseException)
    raise found


def _context() -> ForkServerContext | SpawnContext:
    if "forkserver" not in get_all_start_methods():
        return get_context("spawn")
    context = get_context("forkserver")
    context.set_forkserver_preload([__name__, ALL_READ])
    return context


def make_ready() -> None:
    """The process from which workers come reads all cards now, not when the first of them is wanted."""
    if isinstance(_context(), ForkServerContext):
        import_module("multiprocessing.forkserver").ensure_running()


class _Worker:
    """One process, and the pipe to it."""

    def __init__(self, seconds: float, megabytes: int, folder: str = "") -> None:
        context = _context()
        self._seconds = seconds
        self._pipe, theirs = context.Pipe()
        self.process = context.Process(target=_work, args=(theirs, seconds, megabytes, folder), daemon=True)
        self.process.start()
        theirs.close()
        if not self._pipe.poll(STARTING) or self._pipe.recv_bytes() != READY:
            self.end()
            raise TookTooLong

    def answer(self, parcel: bytes) -> bytes:
        self._pipe.send_bytes(parcel)
        if not self._pipe.poll(self._seconds + GRACE):
            raise TimeoutError
        return self._pipe.recv_bytes()

    def end(self) -> None:
        self._pipe.close()
        self.process.kill()
        self.process.join()


def _work(pipe: "Connection[Any, Any]", seconds: float, megabytes: int, folder: str) -> None:
    """In a process of its own: one piece of work after the other, until nobody is there any more."""
    if folder:
        os.chdir(folder)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    import_module(ALL_READ)  # before the first piece of work is timed
    _hold_to(megabytes)
    pipe.send_bytes(READY)
    while True:
        try:
            parcel = pipe.recv_bytes()
        except EOFError:
            return
        work, given = pickle.loads(parcel)
        _end_after(seconds)
        try:
            reply = pickle.dumps((True, work(*given)))
        except (MemoryError, RecursionError):
            reply = _raised(TookTooLong())
        except Exception as problem:
            reply = _raised(problem)
        _end_after(0)
        pipe.send_bytes(reply)


def _raised(problem: Exception) -> bytes:
    problem.__traceback__ = None
    try:
        return pickle.dumps((False, problem))
    except Exception:
        return pickle.dumps((False, RuntimeError(f"{type(problem).__name__}: {problem}")))


def _end_after(seconds: float) -> None:
    """The system ends this process after so many seconds, whatever it does; 0: never."""
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_REAL, seconds)


def _hold_to(megabytes: int) -> None:
    if sys.platform == "linux":
        import resource

        most = megabytes * 1_048_576
        resource.setrlimit(resource.RLIMIT_AS, (most, most))
