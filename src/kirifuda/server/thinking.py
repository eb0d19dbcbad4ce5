"""Computer players think outside the event loop, and are given nothing but what their seat may know."""

import asyncio
import logging
import pickle
import secrets
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Final

from ..agents import agent_named
from ..kernel.game import Game, Unimaginable

log = logging.getLogger("kirifuda.server")
QUIET: Final = 0


class Thinkers:
    """Processes that answer for computer players."""

    def __init__(self, processes: int, limit: float) -> None:
        self._processes = processes
        self._limit = limit
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._processes, mp_context=get_context("spawn"))

    async def answer(self, name: str, game: Game, seat: int) -> int:
        """What a computer player answers. Where it takes too long it does the quiet thing: it passes, or stops."""
        asked = game.ask
        assert asked is not None
        if asked.size == 1:
            return QUIET
        try:
            imagined = game.imagine(seat, secrets.randbits(62)).without_history()
        except Unimaginable:
            return QUIET
        parcel = pickle.dumps(imagined)
        loop = asyncio.get_running_loop()
        try:
            thought = loop.run_in_executor(self._pool, think, name, parcel, seat, secrets.randbits(32))
            found = await asyncio.wait_for(thought, self._limit)
        except TimeoutError:
            return QUIET
        except BrokenProcessPool:
            self._pool = self._new_pool()
            return QUIET
        except Exception:
            log.exception("a computer player of %s failed", game.rules.game)
            return QUIET
        return found if 0 <= found < asked.size else QUIET

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


def think(name: str, parcel: bytes, seat: int, seed: int) -> int:
    """In a process of its own: one decision."""
    game: Game = pickle.loads(parcel)
    return agent_named(name, seed).answer(game, seat)
