"""A table with a game on it: it takes answers, writes them down, and only then says that they were given."""

import asyncio
import logging
import secrets
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final

from ..errors import Complaint
from ..game_records import record_of
from ..kernel.ask import CHANCE, Question
from ..kernel.game import CONCEDE, Game, IllegalAnswer
from ..match import Match
from .acts import on_trial
from .bounds import NoEnd, time_bound
from .clocks import NOBODY, Charge, Clock
from .identities import new_token
from .replays import Opening, give, played
from .said import LOST, Answer, ends_said, games_said, standing
from .seats import OPEN, PERSON, Seat
from .seen import ONLOOKER
from .store import ANSWER, NEXT, PAUSE, UNDO, Entry, Kept, Store, Unsure
from .times import Times

log = logging.getLogger("kirifuda.server")
WAITING: Final = "waiting"
PLAYING: Final = "playing"
OVER: Final = "over"
REMEMBERED: Final = 30
"""How many answers people may take back, one after the other."""
LATEST: Final = 64
"""How many events a game under way remembers at least; pages that come anew are told the others from the store."""

MOST_LOTS: Final = 10_000
"""So often in a row chance is asked at most."""
NOTHING_USED: Final = Charge(NOBODY, 0.0)

Moment = tuple[int, int]
"""The games that are over, and how often something was taken back: as long as they stay, events are only added."""


@dataclass(frozen=True, slots=True)
class Earlier:
    """The moment before a player's answer."""

    answers: int
    seat: int
    revelations: int


@dataclass(frozen=True, slots=True)
class SaidOnce:
    """The state of a table as an onlooker was sent it, and of how many events it tells."""

    text: str
    events: int


class Table:
    """One table. Everything that changes it goes through its lock, one thing after the other."""

    def __init__(self, kept: Kept, store: Store, times: Times) -> None:
        self.id = kept.id
        self.created = kept.created
        self.header = kept.header
        self.listed = kept.listed
        self.seats = [Seat.of(seat, times.now()) for seat in kept.seats]
        self.status = kept.status
        self.store = store
        self.times = times
        self.is_read = kept.status == WAITING
        """Whether what was said at it has been said again since the server started."""
        self.stale = False
        """Whether what is in the database may be otherwise: then the table is read again, and this one used no more."""
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
        self.back_to: int | None = None
        """How many answers stood when something was taken back last in this game."""
        self.choosers: list[int] = []
        self.numbered = 0
        self.earlier: list[Earlier] = []
        self.undo_wanted: int | None = None
        self.next_wanted: set[int] = set()
        self.rematch_wanted: set[int] = set()
        self.rematch = ""
        self.hand_keys: dict[int, str] = {}
        """Of each seat that shows its hand: what an onlooker needs to see it."""
        self.ended_by = ""
        self.thinking = False
        self.changed_at = kept.updated
        """The date of the last change."""
        self.quiet_since = times.now()
        self.left_alone_until = times.now()
        """When its clock is looked at again, after that went wrong."""
        self.watchers: set[Any] = set()
        self.telling = 0
        """How often those who are here were told that something is new."""
        self.said_to_onlookers: dict[tuple[int, Moment, int, int, int, int], SaidOnce] = {}
        """By what decides who else may be sent the same."""
        self.looked_at = asyncio.Lock()
        """Those who look on are shown the table one by one."""

    # --- beginning -----------------------------------------------------------------------------------

    @property
    def rules_of(self) -> tuple[str, str]:
        return self.header["game"], self.header["edition"]

    @property
    def is_full(self) -> bool:
        return all(seat.kind != OPEN for seat in self.seats)

    async def begin(self, answers: Sequence[Answer] = ()) -> None:
        """Both seats are taken: the first game begins, with answers that were given elsewhere if there are any."""
        chooser = self.header.get("chooser", CHANCE)
        game = await asyncio.to_thread(played, self.terms(chooser), answers) if answers else self.opening(chooser)
        said = [self.said(ANSWER, seat, value) for seat, value in (*answers, *dealt(game))]
        with self.kept_or_not(len(said)):
            await self.store.begin(self.id, PLAYING, [seat.kept() for seat in self.seats], said)
        self.status = PLAYING
        self._first_game(game, chooser)
        self.given = len(said)
        self._written()

    def terms(self, chooser: int) -> Opening:
        """What a game of this table is begun with, whoever chooses at its beginning."""
        game, edition = self.rules_of
        decks = tuple(seat.deck for seat in self.seats)
        files = tuple((name, text) for name, text in self.header.get("files", ()))
        return Opening(game, edition, decks, self.header.get("regulation") or "", chooser, files)

    @property
    def brings_files(self) -> bool:
        """Whether it was played with cards of somebody's own: it is only looked at, in a process of its own."""
        return bool(self.header.get("files"))

    def opening(self, chooser: int) -> Game:
        """A game of this table before anything was answered."""
        return self.terms(chooser).begun()

    def _first_game(self, game: Game, chooser: int) -> None:
        self._set_up(game, chooser)
        length = self.header.get("match", 0)
        if length:
            self.match = Match.of(game, length)

    def _set_up(self, game: Game, chooser: int) -> None:
        self.game = game
        self.given = 0
        self.back_to = None
        self.earlier = []
        self.choosers.append(chooser)

    # --- what was said -----------------------------------------------------------------------------------

    def said(self, kind: str, seat: int, value: int, used: Charge = NOTHING_USED) -> Entry:
        entry = Entry(self.numbered, kind, seat, value, self.times.date(), used.spent, used.seat)
        self.numbered += 1
        return entry

    async def _write(self, entries: list[Entry]) -> None:
        """What is said is on the disk when this returns; where it cannot be, nothing was said."""
        with self.kept_or_not(len(entries)):
            await self.store.append(self.id, entries)

    @contextmanager
    def kept_or_not(self, entries: int = 0) -> Iterator[None]:
        """What could not be written was not said. Where nobody knows, the table is read again by whoever comes back."""
        try:
            yield
        except Unsure:
            self.stale = True
            for watcher in list(self.watchers):
                watcher.come_back()
            raise Complaint("table-unsure") from None
        except Exception:
            self.numbered -= entries
            raise Complaint("table-not-kept") from None

    def _written(self, used: Charge = NOTHING_USED) -> None:
        """Something was said and is kept: the game goes on, and need not remember all of its past."""
        self.changed_at = self.times.date()
        self.quiet_since = self.times.now()
        self.clock.charge(used, self._asked())
        self.clock.run(self._asked(), self.quiet_since)
        if self.game is not None:
            self.game.forget_past(LATEST)

    async def pause(self) -> None:
        """The server stops: what whoever is asked has used is written down, and no more of it passes."""
        async with self.lock:
            used = self.clock.used(self.times.now(), answered=False)
            if self.status == PLAYING and used.seat != NOBODY and not self.stale:
                await self._write([self.said(PAUSE, used.seat, 0, used)])

    def _asked(self) -> int | None:
        game = self.game
        return None if game is None or game.ask is None else game.ask.seat

    async def games(self) -> list[list[Answer]]:
        """The answers of every game at this table, the present one last."""
        return games_said(await self.store.entries(self.id))

    def played_again(self, answers: Sequence[Answer]) -> Game:
        """The present game after these of its answers."""
        return played(self.terms(self.choosers[-1]), answers)

    async def answers_of(self, number: int) -> list[Answer]:
        """The answers of one of the games at this table."""
        games = await self.games()
        if not 1 <= number <= len(self.choosers):
            raise Complaint("no-such-game", given=number, count=len(self.choosers))
        return games[number - 1]

    async def end_of(self, number: int) -> str:
        """How one of the games was lost other than by its rules; nothing if it was not."""
        return ends_said(await self.store.entries(self.id))[number - 1]

    async def moment_of(self, entries: int) -> tuple[Opening, list[Answer]]:
        """The game as it was after so many entries: what it was begun with, and its answers until then."""
        games = games_said((await self.store.entries(self.id))[:entries])
        return self.terms(self.choosers[len(games) - 1]), games[-1]

    @property
    def moment(self) -> Moment:
        return self.played, self.taken_back

    # --- after a restart -------------------------------------------------------------------------------

    def restore(self, entries: list[Entry]) -> None:
        """Everything that was said and not taken back, said again."""
        self.is_read = True
        if self.status == WAITING:
            return
        chooser = self.header.get("chooser", CHANCE)
        if self.brings_files:
            self.choosers.append(chooser)
            return
        self._first_game(self.opening(chooser), chooser)
        for number, said in enumerate(standing(entries)):
            if number:
                self._next_game()
            for entry in said:
                self._again(entry)
        self.numbered = entries[-1].number + 1 if entries else 0
        self.taken_back = sum(entry.kind == UNDO for entry in entries)
        last = [entry for entry in entries if entry.kind != PAUSE][-1:]
        self.back_to = last[0].value if last and last[0].kind == UNDO else None
        if self.game is not None and self.game.outcome is not None and not self._goes_on():
            self.status = OVER
        self.clock.charge_all(_charges(entries), self._asked())
        self.clock.run(self._asked(), self.times.now())
        if self.game is not None:
            self.game.forget_past(LATEST)

    def _again(self, entry: Entry) -> None:
        game = self.game
        assert game is not None
        if entry.kind == ANSWER and entry.seat != CHANCE and entry.value != CONCEDE:
            self._remember(game, entry.seat)
        self.given += 1
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
        self.back_to = answers
        for watcher in self.watchers:
            watcher.took_back(game.event_count)

    # --- answering -----------------------------------------------------------------------------------------

    async def answer(
        self, seat: int, at: int, path: Sequence[int], moment: Moment | None = None, held: bool = False
    ) -> Game | None:
        """A seat answers the question after `at` answers, of that moment, and what it is asked next.

        It is written down when this returns. `held`: unless that is not the whole act yet; then the game as it
        would go on comes back, and nothing has been answered.
        """
        async with self.lock:
            game = self._playing()
            asked = game.ask
            if at != self.given or (moment is not None and moment != self.moment):
                raise Complaint("table-stale", given=at, now=self.given)
            if asked is None or asked.seat != seat:
                raise Complaint("table-not-asked")
            if self.clock.out_of_time(self.times.now()) is not None:
                raise Complaint("table-time-over")
            _check_offered(asked, path[0])
            if held or len(path) > 1:
                begun = self._on_trial(game, seat, path)
                if held and begun is not None:
                    return begun
            for index in path:
                await self._take(game, seat, index)
            return None

    def _on_trial(self, game: Game, seat: int, path: Sequence[int]) -> Game | None:
        try:
            with time_bound():
                return on_trial(game, seat, path, record_of(self.header["game"]).gestures)
        except NoEnd:
            raise Complaint("answer-without-end") from None
        except IllegalAnswer as broken:
            raise Complaint("answer-not-offered", given=broken.given, last=str(max(broken.size - 1, 0))) from None

    async def _take(self, game: Game, seat: int, value: int, kind: str = ANSWER) -> None:
        """An answer, and what chance says to it. What cannot be worked out or written down has not happened."""
        before, earlier = game.fork(recording=True), self.earlier
        used = self.clock.used(self.times.now())
        if value != CONCEDE:
            self._remember(game, seat)
        try:
            deals = self._worked_out(game, seat, value)
            said = [self.said(kind, seat, value, used), *(self.said(ANSWER, *answer) for answer in deals)]
            await self._write(said)
        except Exception:
            self.game, self.earlier = before, earlier
            raise
        self.given += len(said)
        self.back_to = None
        self.undo_wanted = None
        if kind in LOST:
            self.ended_by = kind
        self._written(used)
        self._count()
        if game.outcome is not None and not self._goes_on():
            self.status = OVER
            log.info("table %s is over after %d answers", self.id, self.given)
            try:
                await self.store.change(self.id, status=OVER)
            except Exception as problem:  # the answers tell that it is over, after a restart too
                log.error("table %s: that it is over is not written down yet: %s", self.id, type(problem).__name__)

    def _worked_out(self, game: Game, seat: int, value: int) -> list[Answer]:
        """The game goes on by an answer: what chance said to it. What the rules do without end is said in words."""
        try:
            with time_bound():
                give(game, seat, value)
                return dealt(game)
        except Complaint:
            raise
        except Exception:
            log.exception("table %s: an answer cannot be worked out", self.id)
            raise Complaint("answer-without-end") from None

    def _remember(self, game: Game, seat: int) -> None:
        here = Earlier(self.given, seat, game.state.revelations)
        self.earlier = [*self.earlier[-REMEMBERED:], here]

    def _playing(self) -> Game:
        if self.stale:
            raise Complaint("table-unsure")
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
        used = self.clock.used(self.times.now())
        await self._write([self.said(UNDO, seat, back, used)])
        self._go_back(game, back)
        self.undo_wanted = None
        self._written(used)

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
        self.hand_keys = {}
        self.ended_by = ""
        self._set_up(self.opening(chooser) if game is None else game, chooser)

    def show_hand(self, seat: int, yes: bool) -> None:
        """A player lets those see the hand who are given its key, until the end of the game."""
        if yes:
            self.hand_keys.setdefault(seat, new_token())
        else:
            self.hand_keys.pop(seat, None)

    @property
    def onlookers(self) -> int:
        return sum(watcher.seat >= ONLOOKER for watcher in self.watchers)

    # --- time ---------------------------------------------------------------------------------------------------

    def may_claim(self, seat: int, absent_after: float, now: float) -> bool:
        """Whether a seat may claim the game because the other is away while it is asked."""
        other = self.seats[1 - seat]
        waits = self._asked() == 1 - seat
        return waits and other.kind == PERSON and other.here == 0 and now - other.away_since >= absent_after


def _charges(entries: list[Entry]) -> list[Charge]:
    """The time that was used in the present game, by whom, in its order."""
    begun = max((at for at, entry in enumerate(entries) if entry.kind == NEXT), default=-1)
    return [
        Charge(entry.charged, entry.spent, entry.kind != PAUSE)
        for entry in entries[begun + 1 :]
        if entry.charged != NOBODY
    ]


def _check_offered(asked: Question, index: int) -> None:
    if not 0 <= index < asked.size:
        raise Complaint("answer-not-offered", given=str(index), last=str(asked.size - 1))


def dealt(game: Game) -> list[Answer]:
    """Chance answers until a player is asked: what it answered."""
    answers: list[Answer] = []
    while game.ask is not None and game.ask.seat == CHANCE:
        if len(answers) >= MOST_LOTS:
            raise NoEnd
        number = secrets.randbelow(game.ask.size)
        answers.append((CHANCE, number))
        game.answer(number)
    return answers
