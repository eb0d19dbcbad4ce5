"""Which checks watch a game, and how closely."""

import time
import traceback
from dataclasses import dataclass
from typing import Final

from ..game_records import record_of
from ..kernel.game import Game
from .asking import Asking, Spoken
from .cards import Conserved
from .check import Check
from .copies import Answerable, Copies, Forgotten, Replayed, Undisturbed
from .fault import Fault
from .knowledge import Known
from .leaks import Imagined, Leaks
from .openings import STYLES, Opening
from .recurrence import Recurrent
from .walk import LIMIT, watch


@dataclass(frozen=True, slots=True)
class Watcher:
    """A check that watches one game in `games`, at one decision in `every`."""

    check: type[Check]
    every: int = 1
    games: int = 1


EVERYTHING: Final = (
    Watcher(Asking, every=8),
    Watcher(Conserved, every=8),
    Watcher(Spoken, every=16),
    Watcher(Known, games=8),
    Watcher(Answerable, every=8),
    Watcher(Undisturbed, every=32),
    Watcher(Copies, every=64),
    Watcher(Forgotten, every=16),
    Watcher(Replayed, every=32, games=8),
    Watcher(Leaks, every=32),
    Watcher(Imagined, every=32),
    Watcher(Recurrent, every=16),
)
"""For every game there is, at the rates of a soak."""


@dataclass(frozen=True, slots=True)
class Watched:
    """How a game went."""

    opening: Opening
    decisions: int
    seconds: float
    fault: Fault | None = None
    game: Game | None = None
    """The game as it stood at the fault."""


def watchers(opening: Opening) -> list[Check]:
    """The checks that watch a game in a soak."""
    nth = opening.seed // len(STYLES)
    plan = (*EVERYTHING, *record_of(opening.game).watchers())
    return [watcher.check(watcher.every, opening.seed) for watcher in plan if nth % watcher.games == 0]


def watched(opening: Opening, checks: list[Check] | None = None, limit: int = LIMIT) -> Watched:
    """Play one random game to its end, with everything looked at."""
    began = time.perf_counter()
    game: Game | None = None
    fault: Fault | None = None
    try:
        game = opening.begin()
        watch(game, opening.seed, watchers(opening) if checks is None else checks, limit)
    except Fault as found:
        fault = found
    except Exception as broken:
        fault = Fault("nothing breaks", "".join(traceback.format_exception(broken)[-3:]))
    decisions = len(game.log) if game is not None else 0
    return Watched(opening, decisions, time.perf_counter() - began, fault, game if fault is not None else None)
