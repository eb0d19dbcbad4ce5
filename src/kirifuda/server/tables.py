"""A table with a game on it: it takes answers, writes them down, and only then says that they were given."""

import asyncio
import logging
import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from ..api import start
from ..errors import Complaint
from ..kernel.ask import CHANCE
from ..kernel.game import CONCEDE, Game, IllegalAnswer
from ..match import Match
from .clocks import Clock
from .said import Answer, games_said
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
LATEST: Final = 64
"""How many events a game under way remembers at least; pages that come anew are told the others from the store."""

Moment = tuple[int, int]
"""The games that are over, and how often something was taken back: as long as they stay, events are only added."""


@dataclass(frozen=True, slots=True)
class Earlier:
    """The moment before a player's answer."""

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
        self.given = 0
        """How many answers stand in the present game. The answers themselves are in the store."""
        self.played = 0
        """How many games of this match are over and were followed by another."""
        self.taken_back = 0
        """How often something was taken back."""
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
        chooser = self.header.get("chooser", CHANCE)
        game = self.opening(chooser)
        for seat, value in answers:
            give(game, seat, value)
        said = [self.said(ANSWER, seat, value) for seat, value in (*answers, *dealt(game))]
        try:
            await self.store.begin(self.id, PLAYING, [seat.kept() for seat in self.seats], said)
        except Exception:
            self.numbered -= len(said)
            raise Complaint("table-not-kept") from None
        self.status = PLAYING
        self._first_game(game, chooser)
        self.given = len(said)
        self._written()

    def opening(self, chooser: int) -> Game:
        """A game of this table before anything was answered, whoever chooses at its beginning."""
        game, edition = self.rules_of
        decks = tuple(seat.deck for seat in self.seats)
        regulation = self.header.get("regulation") or None
        return start(
            game, edition, decks, chance="asked", chooser=None if chooser == CHANCE else chooser, regulation=regulation
        )

    def _first_game(self, game: Game, chooser: int) -> None:
        self._set_up(game, chooser)
        length = self.header.get("match", 0)
        if length:
            self.match = Match.of(game, length)

    def _set_up(self, game: Game, chooser: int) -> None:
        self.game = game
        self.given = 0
        self.earlier = []
        self.choosers.append(chooser)

    # --- what was said -----------------------------------------------------------------------------------

    def said(self, kind: str, seat: int, value: int) -> Entry:
        entry = Entry(self.numbered, kind, seat, value, time.time())
        self.numbered += 1
        return entry

    async def _write(self, entries: list[Entry]) -> None:
        """What is said is on the disk when this returns; where it cannot be, nothing was said."""
        try:
            await self.store.append(self.id, entries)
        except Exception:
            self.numbered -= len(entries)
            raise Complaint("table-not-kept") from None

    def _written(self) -> None:
        """Something was said and is kept: the game goes on, and need not remember all of its past."""
        self.changed_at = time.time()
        self.clock.asked(self._asked(), self.changed_at)
        if self.game is not None:
            self.game.forget_past(LATEST)

    def _asked(self) -> int | None:
        game = self.game
        return None if game is None or game.ask is None else game.ask.seat

    async def games(self) -> list[list[Answer]]:
        """The answers of every game at this table, the present one last."""
        return games_said(await self.store.entries(self.id))

    def played_again(self, answers: Sequence[Answer]) -> Game:
        """The present game after these of its answers."""
        game = self.opening(self.choosers[-1])
        for seat, value in answers:
            give(game, seat, value)
        return game

    @property
    def moment(self) -> Moment:
        return self.played, self.taken_back

    # --- after a restart -------------------------------------------------------------------------------

    def restore(self, entries: list[Entry]) -> None:
        """Everything that was said, said again."""
        if self.status == WAITING:
            return
        chooser = self.header.get("chooser", CHANCE)
        self._first_game(self.opening(chooser), chooser)
        answers: list[Answer] = []
        for entry in entries:
            self.numbered = entry.number + 1
            if entry.kind == NEXT:
                answers = []
                self._next_game()
            elif entry.kind == UNDO:
                del answers[entry.value :]
                self._go_back(self.played_again(answers), entry.value)
            elif entry.kind != PAUSE:
                answers.append((entry.seat, entry.value))
                self._again(entry)
        if self.game is not None and self.game.outcome is not None and not self._goes_on():
            self.status = OVER
        self.clock.asked(self._asked(), time.time())
        if self.game is not None:
            self.game.forget_past(LATEST)

    def _again(self, entry: Entry) -> None:
        game = self.game
        assert game is not None
        if entry.kind == ANSWER and entry.seat != CHANCE and entry.value != CONCEDE:
            self._remember(game, entry.seat)
        self.given += 1
        self.clock.asked(entry.seat if entry.seat >= 0 else None, entry.at)
        if entry.kind in LOST:
            self.ended_by = entry.kind
        give(game, entry.seat, entry.value)
        self._count()

    def _go_back(self, game: Game, answers: int) -> None:
        """The position after so many answers stands again."""
        self.game = game
        self.given = answers
        self.earlier = [one for one in self.earlier if one.answers < answers]
        self.taken_back += 1
        for watcher in self.watchers:
            watcher.took_back(game.event_count)

    # --- answering -----------------------------------------------------------------------------------------

    async def answer(self, seat: int, at: int, index: int) -> None:
        """A seat answers the question after `at` answers. It is written down when this returns."""
        async with self.lock:
            game = self._playing()
            asked = game.ask
            if at != self.given:
                raise Complaint("table-stale", given=at, now=self.given)
            if asked is None or asked.seat != seat:
                raise Complaint("table-not-asked")
            if self.clock.out_of_time(time.time()) is not None:
                raise Complaint("table-time-over")
            if not 0 <= index < asked.size:
                raise Complaint("answer-not-offered", given=str(index), last=str(asked.size - 1))
            await self._take(game, seat, index)

    async def _take(self, game: Game, seat: int, value: int, kind: str = ANSWER) -> None:
        """An answer, and what chance says to it. What cannot be written down has not happened."""
        before, earlier = game.fork(recording=True), self.earlier
        if value != CONCEDE:
            self._remember(game, seat)
        try:
            give(game, seat, value)
            said = [self.said(kind, seat, value), *(self.said(ANSWER, *answer) for answer in dealt(game))]
            await self._write(said)
        except Exception:
            self.game, self.earlier = before, earlier
            raise
        self.given += len(said)
        self.undo_wanted = None
        if kind in LOST:
            self.ended_by = kind
        self._written()
        self._count()
        if game.outcome is not None and not self._goes_on():
            self.status = OVER
            log.info("table %s is over after %d answers", self.id, self.given)
            await self.store.change(self.id, status=OVER)

    def _remember(self, game: Game, seat: int) -> None:
        here = Earlier(self.given, seat, game.state.revelations)
        self.earlier = [*self.earlier[-REMEMBERED:], here]

    def _playing(self) -> Game:
        if self.game is None:
            raise Complaint("table-waiting")
        if self.game.outcome is not None:
            raise Complaint("answer-game-over")
        return self.game

    async def concede(self, seat: int) -> None:
        async with self.lock:
            await self._take(self._playing(), seat, CONCEDE)

    async def lose(self, seat: int, why: str) -> None:
        """The game is over for a seat whose time has run out, or that was away too long."""
        async with self.lock:
            await self._take(self._playing(), seat, CONCEDE, why)

    # --- taking back -----------------------------------------------------------------------------------------

    def free_undo(self, seat: int) -> bool:
        """Whether a seat may take its last answer back by itself: chance has said nothing since, nothing came to light.

        The last answer that is remembered is the last that somebody gave; what may have followed it is chance's.
        """
        game = self.game
        if game is None or game.outcome is not None or not self.earlier:
            return False
        last = self.earlier[-1]
        return (last.seat, last.answers + 1, last.revelations) == (seat, self.given, game.state.revelations)

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
        """Back to before the last answer of a seat. That position is not kept: all until then is played again."""
        back = max(one.answers for one in self.earlier if one.seat == seat)
        answers = (await self.games())[-1]
        game = await asyncio.to_thread(self.played_again, answers[:back])
        await self._write([self.said(UNDO, seat, back)])
        self._go_back(game, back)
        self.undo_wanted = None
        self._written()

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
            if self.match is None or self.game is None or self.game.outcome is None or not self._goes_on():
                raise Complaint("table-no-next-game")
            self.next_wanted.add(seat)
            ready = {at for at, one in enumerate(self.seats) if one.is_computer} | self.next_wanted
            if len(ready) == len(self.seats):
                game = self.opening(self.match.chooser)
                deals = dealt(game)
                await self._write([self.said(NEXT, seat, 0), *(self.said(ANSWER, *answer) for answer in deals)])
                self._next_game(game)
                self.given = len(deals)
                self.clock = Clock.of(self.header.get("clock", {}))
                self._written()

    def _next_game(self, game: Game | None = None) -> None:
        assert self.match is not None
        chooser = self.match.chooser
        self.played += 1
        self.next_wanted = set()
        self.ended_by = ""
        self._set_up(self.opening(chooser) if game is None else game, chooser)

    # --- time ---------------------------------------------------------------------------------------------------

    def may_claim(self, seat: int, absent_after: float, now: float) -> bool:
        """Whether a seat may claim the game because the other is away while it is asked."""
        other = self.seats[1 - seat]
        waits = self._asked() == 1 - seat
        return waits and other.kind == PERSON and other.here == 0 and now - other.away_since >= absent_after


def dealt(game: Game) -> list[Answer]:
    """Chance answers until a player is asked: what it answered."""
    answers: list[Answer] = []
    while game.ask is not None and game.ask.seat == CHANCE:
        number = secrets.randbelow(game.ask.size)
        answers.append((CHANCE, number))
        game.answer(number)
    return answers


def give(game: Game, seat: int, value: int) -> None:
    try:
        if value == CONCEDE:
            game.concede(seat)
        else:
            game.answer(value)
    except IllegalAnswer as broken:
        raise Complaint("table-cannot-follow", problem=str(broken)) from None
