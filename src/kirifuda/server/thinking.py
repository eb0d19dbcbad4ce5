"""Computer players think outside the event loop, and are given nothing but what their seat may know."""

import logging
import pickle
import secrets
from typing import Final

from ..agents import agent_named
from ..kernel.game import Game, Unimaginable
from .workers import TookTooLong, Workers

log = logging.getLogger("kirifuda.server")
QUIET: Final = 0


async def thought(thinkers: Workers, name: str, game: Game, seat: int) -> int:
    """What a computer player answers. Where it takes too long it does the quiet thing: it passes, or stops."""
    asked = game.ask
    assert asked is not None
    if asked.size == 1:
        return QUIET
    try:
        imagined = game.imagine(seat, secrets.randbits(62)).without_history()
    except Unimaginable:
        return QUIET
    try:
        found = await thinkers.do(think, name, pickle.dumps(imagined), seat, secrets.randbits(32))
    except TookTooLong:
        return QUIET
    except Exception:
        log.exception("a computer player of %s failed", game.rules.game)
        return QUIET
    return found if 0 <= found < asked.size else QUIET


def think(name: str, parcel: bytes, seat: int, seed: int) -> int:
    """In a process of its own: one decision."""
    game: Game = pickle.loads(parcel)
    return agent_named(name, seed).answer(game, seat)
