"""Many games side by side: each call answers the question of every one of them.

What is observed lies in arrays that are written anew by each call. With several processes these are shared by all of
them: each plays a part of the games, and nothing is sent but that there is something to do.
"""

import signal
from collections.abc import Iterable, Sequence
from contextlib import suppress
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from secrets import randbits
from types import TracebackType
from typing import Any, Final, NamedTuple, Self

import numpy as np

from ..api import Decks, read_decks, rules
from ..errors import Complaint
from ..kernel.state import SEATS
from .encoding import OPTIONS, SIZE, Sheet, Table, Tables, tables_of, token, write
from .sitting import Sitting

ONE_BYTE: Final = np.int8
NUMBER: Final = np.int32
ARRAYS: Final[dict[str, tuple[Any, tuple[int, ...]]]] = {
    "block": (NUMBER, (SIZE,)),
    "masks": (ONE_BYTE, (OPTIONS + 1,)),
    "actions": (NUMBER, ()),
    "seats": (ONE_BYTE, ()),
    "rewards": (ONE_BYTE, (SEATS,)),
    "ended": (np.bool_, ()),
    "cut": (np.bool_, ()),
    "by": (NUMBER, ()),
}
"""What there is of every game: the kind of number, and the shape."""
STEP: Final = "step"
RESET: Final = "reset"
STOP: Final = "stop"


class Played(NamedTuple):
    """What is played: as `kirifuda.start` is told it, to be read in any process."""

    game: str
    edition: str | None
    decks: Decks | None
    cards: Sequence[str | Path]
    regulation: str | None


class Part:
    """The games from one to another, played by one process."""

    def __init__(self, played: Played, arrays: Tables, games: range) -> None:
        found = rules(played.game, played.edition, played.cards, played.regulation)
        dealt = read_decks(found, (None,) * SEATS if played.decks is None else played.decks)
        self._arrays = arrays
        self._games = games
        self._sittings = [Sitting(found, dealt, 0, tracked=False) for _ in games]
        self._sheets = [Sheet(arrays["block"][at], arrays["masks"][at]) for at in games]

    def reset(self, seed: int) -> None:
        for name in ("rewards", "ended", "cut", "by"):
            self._arrays[name][self._games.start : self._games.stop] = 0
        for at, sitting, sheet in zip(self._games, self._sittings, self._sheets, strict=True):
            sitting.begin(seed + at)
            self._show(at, sitting, sheet)

    def step(self) -> None:
        arrays = self._arrays
        for name in ("rewards", "ended", "cut", "by"):
            arrays[name][self._games.start : self._games.stop] = 0
        actions: list[int] = arrays["actions"][self._games.start : self._games.stop].tolist()
        for at, action, sitting, sheet in zip(self._games, actions, self._sittings, self._sheets, strict=True):
            sitting.act(action)
            if sitting.game.ask is None or sitting.cut:
                self._end(at, sitting)
                sitting.begin()
            self._show(at, sitting, sheet)

    def _end(self, at: int, sitting: Sitting) -> None:
        arrays = self._arrays
        outcome = sitting.game.outcome
        arrays["cut"][at] = outcome is None
        arrays["ended"][at] = outcome is not None
        if outcome is not None:
            arrays["rewards"][at] = sitting.rewards
            arrays["by"][at] = token(outcome.by)

    def _show(self, at: int, sitting: Sitting, sheet: Sheet) -> None:
        asked = sitting.game.ask
        assert asked is not None
        self._arrays["seats"][at] = asked.seat
        write(sheet, sitting.game, asked.seat, sitting.page)


class Batch:
    """`many` games side by side, played by `jobs` processes; a game that has ended is followed by the next at once.

    After each call there are, of every game: `observations` and `masks`, what whoever is asked sees and may do, and
    `seats`, who that is; `ended` where the game before this question came to its end by it, and `cut` where it was
    broken off; then `rewards`, of each seat, and `by`, the token of the clause. `block` is all that is observed, the
    tables one after the other. These are always the same arrays: copy what is to be kept.

    The game at place i is, with a seed, that of `env.reset(seed + i)`, and so are those after it.
    """

    def __init__(
        self,
        game: str,
        edition: str | None = None,
        decks: Decks | None = None,
        cards: Iterable[str | Path] = (),
        regulation: str | None = None,
        *,
        many: int = 1024,
        jobs: int = 1,
    ) -> None:
        if many < 1 or not 1 <= jobs <= many:
            raise Complaint("batch-size", many=many, jobs=jobs)
        played = Played(game, edition, decks, cards if isinstance(cards, str | Path) else tuple(cards), regulation)
        self.many = many
        self._workers: list[Worker] = []
        self._part: Part | None = None
        if jobs == 1:
            self._arrays: Tables = {name: np.zeros((many, *shape), kind) for name, (kind, shape) in ARRAYS.items()}
            self._part = Part(played, self._arrays, range(many))
        else:
            Part(played, {}, range(0))  # complains here, of what is wrong with the decks or cards
            context = get_context("spawn")
            shared = {name: context.RawArray("b", bytes_of(name, many)) for name in ARRAYS}
            self._arrays = arrays_in(shared, many)
            edges = [many * job // jobs for job in range(jobs + 1)]
            parts = [range(first, last) for first, last in pairwise(edges)]
            self._workers = [Worker(context, played, shared, many, part) for part in parts]
        self.observations: Tables = tables_of(self._arrays["block"])
        self.block: Table = self._arrays["block"]
        self.masks: Table = self._arrays["masks"]
        self.seats: Table = self._arrays["seats"]
        self.rewards: Table = self._arrays["rewards"]
        self.ended: Table = self._arrays["ended"]
        self.cut: Table = self._arrays["cut"]
        self.by: Table = self._arrays["by"]
        self._every = np.arange(many)
        self.reset()

    def reset(self, seed: int | None = None) -> None:
        """New games. With a seed they, and all that follow them, are the same every time."""
        begin = randbits(62) if seed is None else seed
        if self._part is not None:
            self._part.reset(begin)
        self._tell(RESET, begin)

    def step(self, actions: Any) -> None:
        """An action for every game, none of them masked."""
        given = np.asarray(actions)
        if given.shape != (self.many,) or given.dtype.kind not in "iu":
            raise Complaint("batch-actions", many=self.many, given=f"{given.dtype}{list(given.shape)}")
        wrong = (given < 0) | (given > OPTIONS)
        wrong |= self.masks[self._every, np.where(wrong, 0, given)] == 0
        if wrong.any():
            at = int(wrong.argmax())
            raise Complaint("batch-action", place=at, given=int(given[at]))
        self._arrays["actions"][:] = given
        if self._part is not None:
            self._part.step()
        self._tell(STEP, 0)

    def _tell(self, what: str, number: int) -> None:
        for worker in self._workers:
            worker.tell(what, number)
        for worker in self._workers:
            worker.wait()

    def close(self) -> None:
        """End the processes. Whoever leaves a `with` block has done so."""
        for worker in self._workers:
            worker.end()
        self._workers = []

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        self.close()


class Worker:
    """A process that plays a part of the games."""

    def __init__(self, context: Any, played: Played, shared: dict[str, Any], many: int, games: range) -> None:
        ours, theirs = context.Pipe()
        self._pipe: Connection[Any, Any] = ours
        given = (played, shared, many, games, theirs)
        self._process: BaseProcess = context.Process(target=_work, args=given, daemon=True)
        self._process.start()
        theirs.close()

    def tell(self, what: str, number: int) -> None:
        with suppress(OSError):  # it is gone, which is seen when it is waited for
            self._pipe.send((what, number))

    def wait(self) -> None:
        try:
            fault: str = self._pipe.recv()
        except (EOFError, OSError):
            self._process.join()
            raise Complaint("batch-worker", code=str(self._process.exitcode)) from None
        if fault:
            raise RuntimeError(fault)

    def end(self) -> None:
        self.tell(STOP, 0)
        self._process.join()
        self._pipe.close()


def _work(played: Played, shared: dict[str, Any], many: int, games: range, pipe: "Connection[Any, Any]") -> None:
    """In a process of its own. Ctrl-C is for the one that started it; when that is gone, nobody listens any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    part = Part(played, arrays_in(shared, many), games)
    with suppress(EOFError, OSError):
        while True:
            what, number = pipe.recv()
            if what == STOP:
                return
            fault = ""
            try:
                if what == RESET:
                    part.reset(number)
                else:
                    part.step()
            except Exception as broken:
                fault = f"{type(broken).__name__}: {broken}"
            pipe.send(fault)


def bytes_of(name: str, many: int) -> int:
    kind, shape = ARRAYS[name]
    return int(np.dtype(kind).itemsize * many * np.prod(shape, dtype=np.int64))


def arrays_in(shared: dict[str, Any], many: int) -> Tables:
    """The arrays in memory that processes share."""
    return {name: np.frombuffer(shared[name], kind).reshape(many, *shape) for name, (kind, shape) in ARRAYS.items()}
