"""A table with a game on it: it takes answers, writes them down, and only then says that they were given."""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from ..api import start
from ..errors import Complaint
from ..kernel.ask import CHANCE
from ..kernel.game import CONCEDE, Game, IllegalAnswer
from ..match import Match
from .clocks import Clock
from .seats import OPEN, PERSON, Seat
from .shapes import ViewJson
from .store import ANSWER, NEXT, PAUSE, UNDO, Entry, Kept, Store

log = logging.getLogger("kirifuda.server")
WAITING: Final = "waiting"
PLAYING: Final = "playing"
OVER: Final = "over"
TIME: Final = "time"
"""An entry: the seat's time is over."""
ABSENT: Final = "absent"
"""An entry: the seat was away too long, and the other claimed the game."""
LOST: Final = (TIME, ABSENT)
REMEMBERED: Final = 30
"""How many answers people may take back, one after the other."""

Answer = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Earlier:
    """The moment before a person's answer. Its position is not kept: to go back, everything is played again."""

    answers: int
    seat: int
    revelations: int


class Table:
    """One table. Everything that changes it goes through its lock, one thing after the other."""

    def __init__(self, kept: Kept, store: Store, now: float) -> None:
        self.id = kept.id
        self.created = kept.created
        self.header = kept.header
        self.listed = kept.listed
        self.seats = [Seat.of(seat, now) for seat in kept.seats]
        self.status = kept.status
        self.store = store
        self.lock = asyncio.Lock()
        self.clock = Clock.of(kept.header.get("clock", {}))
        self.game: Game | None = None
        self.match: Match | None = None
        self.answers: list[Answer] = []
        self.finished: list[list[Answer]] = []
        """The answers of the games of this match that are over."""
        self.choosers: list[int] = []
        self.numbered = 0
        self.earlier: list[Earlier] = []
        self.undo_wanted: int | None = None
        self.next_wanted: set[int] = set()
        self.rematch_wanted: set[int] = set()
        self.rematch = ""
        self.shows_hands: set[int] = set()
        self.ended_by = ""
        self.thinking = False
        self.changed_at = now
        self.watchers: set[Any] = set()
        self.onlookers_see: tuple[tuple[Game, int, int], ViewJson] | None = None
        """The view that was made for onlookers last, and of what: a game taken back is another game."""

    # --- beginning -----------------------------------------------------------------------------------

    @property
    def rules_of(self) -> tuple[str, str]:
        return self.header["game"], self.header["edition"]

    def kept(self) -> Kept:
        now = time.time()
        seats = [seat.kept() for seat in self.seats]
        return Kept(self.id, self.created, now, self.status, self.header["game"], self.listed, self.header, seats)

    @property
    def is_full(self) -> bool:
        return all(seat.kind != OPEN for seat in self.seats)

    async def begin(self, answers: Sequence[Answer] = ()) -> None:
        """Both seats are taken: the first game begins, with answers that were given elsewhere if there are any."""
        self._first_game()
        self.status = PLAYING
        assert self.game is not None
        said: list[Entry] = []
        for seat, value in answers:
            said.append(self._answered(seat, value))
            give(self.game, seat, value)
        said += self._deal()
        await self.store.change(self.id, status=PLAYING, seats=[seat.kept() for seat in self.seats])
        await self._write(said)
        self.clock.asked(self._asked(), time.time())

    def _first_game(self) -> None:
        self._start(self.header.get("chooser", CHANCE))
        length = self.header.get("match", 0)
        if length and self.game is not None:
            self.match = Match.of(self.game, length)

    def _start(self, chooser: int) -> None:
        game, edition = self.rules_of
        decks = tuple(seat.deck for seat in self.seats)
        regulation = self.header.get("regulation") or None
        self.game = start(
            game, edition, decks, chance="asked", chooser=None if chooser == CHANCE else chooser, regulation=regulation
        )
        self.answers = []
        self.earlier = []
        self.choosers.append(chooser)

    def _deal(self) -> list[Entry]:
        """Answer for chance until a player is asked; what is to be written down."""
        game = self.game
        said: list[Entry] = []
        while game is not None and game.ask is not None and game.ask.seat == CHANCE:
            number = secrets.randbelow(game.ask.size)
            said.append(self._answered(CHANCE, number))
            game.answer(number)
        return said

    def _answered(self, seat: int, value: int, kind: str = ANSWER) -> Entry:
        self.answers.append((seat, value))
        return self.said(kind, seat, value)

    def said(self, kind: str, seat: int, value: int) -> Entry:
        entry = Entry(self.numbered, kind, seat, value, time.time())
        self.numbered += 1
        return entry

    async def _write(self, entries: list[Entry]) -> None:
        if entries:
            await self.store.append(self.id, entries)
        self.changed_at = time.time()

    def _asked(self) -> int | None:
        game = self.game
        return None if game is None or game.ask is None else game.ask.seat

    # --- after a restart -------------------------------------------------------------------------------

    def restore(self, entries: list[Entry]) -> None:
        """Everything that was said, said again."""
        if self.status == WAITING:
            return
        self._first_game()
        for entry in entries:
            self.numbered = entry.number + 1
            self._again(entry)
        self.clock.asked(self._asked(), time.time())

    def _again(self, entry: Entry) -> None:
        game = self.game
        assert game is not None
        if entry.kind == PAUSE:
            return
        if entry.kind == NEXT:
            self._next_game()
        elif entry.kind == UNDO:
            self._go_back(entry.value)
        else:
            if entry.kind == ANSWER and entry.seat != CHANCE and entry.value != CONCEDE:
                self._remember(game, entry.seat)
            self.answers.append((entry.seat, entry.value))
            self.clock.asked(entry.seat if entry.seat >= 0 else None, entry.at)
            if entry.kind in LOST:
                self.ended_by = entry.kind
            give(game, entry.seat, entry.value)
            self._count()

    def _go_back(self, answers: int) -> None:
        """The position after so many answers."""
        kept = self.answers[:answers]
        earlier = [one for one in self.earlier if one.answers < answers]
        chooser = self.choosers.pop()
        self._start(chooser)
        self.earlier = earlier
        assert self.game is not None
        for seat, value in kept:
            give(self.game, seat, value)
        self.answers = kept

    # --- answering -----------------------------------------------------------------------------------------

    async def answer(self, seat: int, at: int, index: int) -> None:
        """A seat answers the question after `at` answers. It is written down when this returns."""
        async with self.lock:
            game = self._playing()
            asked = game.ask
            if at != len(self.answers):
                raise Complaint("table-stale", given=at, now=len(self.answers))
            if asked is None or asked.seat != seat:
                raise Complaint("table-not-asked")
            if self.clock.out_of_time(time.time()) is not None:
                raise Complaint("table-time-over")
            if not 0 <= index < asked.size:
                raise Complaint("answer-not-offered", given=str(index), last=str(asked.size - 1))
            self._remember(game, seat)
            await self._take(lambda: game.answer(index), seat, index)

    async def _take(self, do: Callable[[], None], seat: int, value: int, kind: str = ANSWER) -> None:
        before = len(self.answers)
        said = [self._answered(seat, value, kind)]
        do()
        said += self._deal()
        self.undo_wanted = None
        try:
            await self._write(said)
        except Exception:
            self.numbered -= len(said)
            self._go_back(before)
            raise Complaint("table-not-kept") from None
        self.clock.asked(self._asked(), time.time())
        self._count()
        if self.game is not None and self.game.outcome is not None and not self._goes_on():
            self.status = OVER
            log.info("table %s is over after %d answers", self.id, len(self.answers))
            await self.store.change(self.id, status=OVER)

    def _remember(self, game: Game, seat: int) -> None:
        here = Earlier(len(self.answers), seat, game.state.revelations)
        self.earlier = [*self.earlier[-REMEMBERED:], here]

    def _playing(self) -> Game:
        if self.game is None:
            raise Complaint("table-waiting")
        if self.game.outcome is not None:
            raise Complaint("answer-game-over")
        return self.game

    async def concede(self, seat: int) -> None:
        async with self.lock:
            game = self._playing()
            await self._take(lambda: game.concede(seat), seat, CONCEDE)

    async def lose(self, seat: int, why: str) -> None:
        """The game is over for a seat whose time has run out, or that was away too long."""
        async with self.lock:
            game = self._playing()
            self.ended_by = why
            await self._take(lambda: game.concede(seat), seat, CONCEDE, why)

    # --- taking back -----------------------------------------------------------------------------------------

    def free_undo(self, seat: int) -> bool:
        """Whether a seat may take its last answer back by itself: nothing hidden has come to light since."""
        game = self.game
        if game is None or game.outcome is not None or not self.earlier:
            return False
        last = self.earlier[-1]
        since = self.answers[last.answers :]
        return last.seat == seat and all(who == seat for who, _ in since) and last.revelations == game.state.revelations

    def can_ask_undo(self, seat: int) -> bool:
        return self.game is not None and self.game.outcome is None and any(one.seat == seat for one in self.earlier)

    async def undo(self, seat: int) -> bool:
        """Take back one's last answer, or ask the other for leave; whether it was taken back."""
        async with self.lock:
            self._playing()
            if not self.can_ask_undo(seat):
                raise Complaint("table-nothing-to-undo")
            if self.free_undo(seat) or self.seats[1 - seat].is_computer:
                await self._undo(seat)
                return True
            self.undo_wanted = seat
            return False

    async def allow_undo(self, seat: int, yes: bool) -> bool:
        """The other player answers a request to take back."""
        async with self.lock:
            wanted = self.undo_wanted
            if wanted is None or wanted == seat:
                raise Complaint("table-no-undo-asked")
            self.undo_wanted = None
            if yes:
                await self._undo(wanted)
            return yes

    async def _undo(self, seat: int) -> None:
        at = max(place for place, one in enumerate(self.earlier) if one.seat == seat)
        back = self.earlier[at].answers
        await self._write([self.said(UNDO, seat, back)])
        self._go_back(back)
        self.undo_wanted = None
        self.clock.asked(self._asked(), time.time())

    # --- matches, rematches -------------------------------------------------------------------------------------

    def _count(self) -> None:
        """The score, once a game is over."""
        if self.match is not None and self.game is not None and self.game.outcome is not None:
            self.match = self.match.after(self.game.outcome)

    def _goes_on(self) -> bool:
        return self.match is not None and self.match.winner is None

    async def next_game(self, seat: int) -> None:
        """A player is ready for the next game of the match; with both (or a computer) ready it begins."""
        async with self.lock:
            if self.game is None or self.game.outcome is None or not self._goes_on():
                raise Complaint("table-no-next-game")
            self.next_wanted.add(seat)
            ready = {at for at, one in enumerate(self.seats) if one.is_computer} | self.next_wanted
            if len(ready) == len(self.seats):
                said = [self.said(NEXT, seat, 0)]
                self._next_game()
                said += self._deal()
                await self._write(said)
                self.clock = Clock.of(self.header.get("clock", {}))
                self.clock.asked(self._asked(), time.time())

    def _next_game(self) -> None:
        assert self.match is not None
        self.finished.append(self.answers)
        self.next_wanted = set()
        self.ended_by = ""
        self._start(self.match.chooser)

    # --- time ---------------------------------------------------------------------------------------------------

    def may_claim(self, seat: int, absent_after: float, now: float) -> bool:
        """Whether a seat may claim the game because the other is away while it is asked."""
        other = self.seats[1 - seat]
        waits = self._asked() == 1 - seat
        return waits and other.kind == PERSON and other.here == 0 and now - other.away_since >= absent_after


def give(game: Game, seat: int, value: int) -> None:
    try:
        if value == CONCEDE:
            game.concede(seat)
        else:
            game.answer(value)
    except IllegalAnswer as broken:
        raise Complaint("table-cannot-follow", problem=str(broken)) from None
