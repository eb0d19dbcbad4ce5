"""Games are made ready once. Reading all the cards of one takes seconds, and no other game waits for it."""

import asyncio
import gc

from ..api import games, start
from .faces import packed_faces
from .workers import make_ready

_ready: set[str] = set()


def prepare(*wanted: str) -> None:
    """Read everything that the games need; all of them if none is named."""
    for game in wanted or games():
        start(game)
        packed_faces(game)
        _ready.add(game)


def get_ready() -> None:
    """Prepare all games, and spare the garbage collector what stays for good: looking through it stops every game.

    Nor is it looked through once before that: people play one game while the others are prepared.
    """
    gc.set_threshold(10_000, 20, 50)
    make_ready()
    for game in games():
        prepare(game)
        gc.freeze()


async def prepared(*wanted: str) -> None:
    """Wait until these games are ready (all of them if none is named); others go on meanwhile."""
    missing = [game for game in wanted or games() if game not in _ready]
    if missing:
        await asyncio.to_thread(prepare, *missing)
