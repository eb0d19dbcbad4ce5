"""Computer players think outside the event loop, and are given nothing but what their seat may know."""

import logging
import pickle
import secrets
from typing import Final

from ..agents import Search, agent_named, analyse
from ..errors import Complaint
from ..kernel.game import Game, Unimaginable
from .phrases import as_json
from .shapes import HintJson
from .workers import TookTooLong, Workers

log = logging.getLogger("kirifuda.server")
QUIET: Final = 0
HINT_TRIES: Final = 400
HINT_SHARE: Final = 0.6
"""Of the time that a computer player has, this much is thought about a hint: it is told before the time is over."""


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


async def hinted(thinkers: Workers, game: Game, seat: int) -> HintJson:
    """What the computer would think of the options of a seat that is asked."""
    if game.ask is None or game.ask.seat != seat:
        raise Complaint("hint-not-asked")
    try:
        imagined = game.imagine(seat, secrets.randbits(62)).without_history()
    except Unimaginable:
        raise Complaint("hint-unimaginable") from None
    return await thinkers.do(think_aloud, pickle.dumps(imagined), secrets.randbits(32), thinkers.seconds * HINT_SHARE)


def think_aloud(parcel: bytes, seed: int, seconds: float) -> HintJson:
    """In a process of its own: the options of a decision, the best first."""
    game: Game = pickle.loads(parcel)
    found = analyse(game, Search(seed, HINT_TRIES, seconds))
    return {
        "seat": found.seat,
        "tries": found.tries,
        "chance": round(found.chance, 4),
        "options": [
            {
                "index": one.option,
                "chance": None if one.chance is None else round(one.chance, 4),
                "visits": one.visits,
                "line": [{"seat": step.seat, "say": as_json(step.answer)} for step in one.line],
            }
            for one in found.options
        ],
    }
