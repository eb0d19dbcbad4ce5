"""All tables of a server: opened, found again, closed; computer players are set to think, clocks are looked at."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from typing import Any, Final

from ..agents import AGENTS
from ..api import find_edition, find_game, rules
from ..errors import Complaint
from .clocks import NO_CLOCK, PER_DECISION, PER_GAME
from .decks import brought_deck
from .gallery import Gallery
from .identities import following, hashed, is_token, new_id, new_token, plain_name, plain_title
from .limits import Limits
from .past import Past
from .preparing import prepared
from .replays import Brought
from .said import TIME
from .seats import OPEN, PERSON, Seat
from .settings import Settings
from .store import ANSWER, Entry, Kept, Store
from .tables import OVER, PLAYING, WAITING, Table
from .thinking import thought
from .times import Times
from .turns import Turns
from .workers import Workers

log = logging.getLogger("kirifuda.server")
TICK: Final = 0.25
CLOSED: Final = "closed"
LONGEST_CLOCK: Final = 6 * 3600.0
MOST_LISTED: Final = 200
MOST_TABLES: Final = 100_000
FORGOTTEN_AFTER: Final = 600.0
"""Seconds after which a game that is over, and at which nobody looks, is in the database only."""
BREATH: Final = 0.5
LONGEST_BREATH: Final = 15.0
"""Seconds to wait after something went wrong: more each time, at most so many."""
GIVES_UP: Final = 3
"""So often the computer tries an answer that leads to no end."""


class PerhapsSeated(Complaint):
    """Nobody knows whether a token is that of a seat now. Whoever was to have it needs it, if it is."""

    def __init__(self, token: str) -> None:
        super().__init__("table-unsure")
        self.token = token


class Hub:
    """The tables that are under way, by their ids; those that are over are read from the database when asked for."""

    def __init__(
        self, store: Store, settings: Settings, times: Times | None = None, limits: Limits | None = None
    ) -> None:
        self.store = store
        self.settings = settings
        self.thinkers = Workers(settings.thinkers, settings.thinking_time, settings.worker_memory)
        self.workers = Workers(settings.workers, settings.working_time, settings.worker_memory)
        self.tables: dict[str, Table] = {}
        self.past = Past()
        self.gallery = Gallery()
        self.turns = Turns()
        """Of those who look on: players wait for none but one of them."""
        self.times = times or Times()
        self.limits = limits or Limits(settings)
        self._reading = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()

    # --- starting and stopping -----------------------------------------------------------------------

    async def open(self) -> None:
        """Every game goes on where it was, once somebody comes to its table."""
        for kept in await self.store.tables(WAITING, PLAYING, most=MOST_TABLES):
            self.tables[kept.id] = Table(kept, self.store, self.times)
        self._watch("clocks", self._look_at_clocks)
        log.info("open with %d tables", len(self.tables))

    def _watch(self, what: str, work: Callable[[], Awaitable[None]]) -> None:
        """Something that goes on as long as the server does: what goes wrong is logged, and it begins again."""

        async def watched() -> None:
            while True:
                try:
                    await work()
                except Exception:
                    log.exception("the watch over %s failed and begins again", what)
                await asyncio.sleep(BREATH)

        self._start(watched())

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        for table in list(self.tables.values()):
            try:
                await table.pause()
            except Complaint as problem:
                log.error("table %s: that its clock stands is not written down: %s", table.id, problem.phrase.key)
        self.thinkers.close()
        self.workers.close()
        self.store.close()
        log.info("closed with %d tables", len(self.tables))

    # --- opening and joining -----------------------------------------------------------------------------

    async def open_table(self, wanted: dict[str, Any], account: int | None) -> tuple[Table, int, str]:
        """A new table, with whoever opened it in a seat: the table, the seat, and its token."""
        game = find_game(wanted["game"])
        await prepared(game)
        edition = find_edition(game, wanted.get("edition") or None)
        terms = (game, edition, wanted.get("regulation") or "")
        rules(game, edition, (), terms[2] or None)
        length = int(wanted.get("match") or 0)
        if length not in (0, 2, 3):
            raise Complaint("match-length", given=str(length), known="2, 3")
        header = {
            "game": game,
            "edition": edition,
            "regulation": wanted.get("regulation") or "",
            "clock": _clock(wanted.get("clock") or {}),
            "match": length,
            "title": plain_title(wanted.get("title") or ""),
        }
        seat = 1 if wanted.get("seat") == 2 else 0
        token = new_token()
        name = plain_name(wanted["name"])
        deck = await brought_deck(self.workers, terms, wanted.get("deck"), seat + 1)
        mine = Seat(PERSON, name, hashed(token), account, deck)
        other = await self._opponent(wanted, terms, 2 - seat)
        seats = [mine, other] if seat == 0 else [other, mine]
        now = self.times.date()
        kept = Kept(new_id(), now, now, WAITING, game, _is_listed(wanted, other), header, [one.kept() for one in seats])
        await self.store.add(kept)
        table = Table(kept, self.store, self.times)
        self.tables[kept.id] = table
        log.info("table %s is open: %s, %s", table.id, game, edition)
        if table.is_full:
            await table.begin()
            self.let_think(table)
        return table, seat, token

    async def _opponent(self, wanted: dict[str, Any], terms: tuple[str, str, str], seat: int) -> Seat:
        kind = wanted.get("opponent") or OPEN
        if kind == OPEN:
            return Seat()
        if kind not in AGENTS:
            raise Complaint("unknown-agent", given=kind, known=", ".join(AGENTS))
        return Seat(kind, kind, deck=await brought_deck(self.workers, terms, wanted.get("opponent_deck"), seat))

    async def join(self, table: Table, name: str, deck: Any, account: int | None) -> tuple[int, str]:
        """Take the free seat of a table; the game begins when both are taken."""
        at = self._free_seat(table)
        game, edition = table.rules_of
        named = plain_name(name)
        cards = await brought_deck(self.workers, (game, edition, table.header.get("regulation") or ""), deck, at + 1)
        async with table.lock:
            self._free_seat(table)
            token = new_token()
            table.seats[at] = Seat(PERSON, named, hashed(token), account, cards)
            try:
                await table.begin()
            except Complaint:
                table.seats[at] = Seat()
                if table.stale:
                    raise PerhapsSeated(token) from None
                raise
        self.tell(table)
        self.let_think(table)
        return at, token

    def _free_seat(self, table: Table) -> int:
        free = [at for at, seat in enumerate(table.seats) if seat.kind == OPEN]
        if not free or table.status != WAITING:
            raise Complaint("table-full")
        return free[0]

    async def play_on(
        self, old: Table, answers: list[tuple[int, int]], chooser: int, wanted: dict[str, Any]
    ) -> tuple[Table, int, str]:
        """A table that begins with answers that were given elsewhere; chance decides anew what comes after."""
        if wanted["opponent"] not in AGENTS:
            raise Complaint("unknown-agent", given=wanted["opponent"], known=", ".join(AGENTS))
        seat = wanted["seat"] - 1
        token = new_token()
        decks = [one.deck for one in old.seats]
        mine = Seat(PERSON, plain_name(wanted["name"]), hashed(token), None, decks[seat])
        other = Seat(wanted["opponent"], wanted["opponent"], deck=decks[1 - seat])
        seats = [mine, other] if seat == 0 else [other, mine]
        header = {**old.header, "match": 0, "clock": {"kind": NO_CLOCK}, "chooser": chooser}
        now = self.times.date()
        kept = Kept(new_id(), now, now, WAITING, header["game"], False, header, [one.kept() for one in seats])
        await self.store.add(kept)
        table = Table(kept, self.store, self.times)
        self.tables[kept.id] = table
        await table.begin(answers)
        self.let_think(table)
        return table, seat, token

    async def keep_record(self, record: Brought) -> Table:
        """A table on which a record lies that was made elsewhere: over, with nobody in its seats."""
        opening = record.opening
        decks, names = opening.decks, (*record.names, "", "")
        seats = [Seat(PERSON, plain_name(names[at] or "?"), deck=decks[at]) for at in range(len(decks))]
        header = {
            "game": opening.game,
            "edition": opening.edition,
            "regulation": opening.regulation,
            "clock": {"kind": NO_CLOCK},
            "match": 0,
            "title": "",
            "chooser": opening.chooser,
            "files": [list(file) for file in opening.files],
        }
        now = self.times.date()
        kept = Kept(new_id(), now, now, WAITING, opening.game, False, header, [one.kept() for one in seats])
        await self.store.add(kept)
        said = [Entry(number, ANSWER, seat, value, now) for number, (seat, value) in enumerate(record.answers)]
        await self.store.begin(kept.id, OVER, kept.seats, said)
        return await self.find(kept.id)

    async def rematch(self, table: Table, seat: int, address: str = "") -> str:
        """A player wants another game; when both do (or the other is the computer) there is a new table for them."""
        async with table.lock:
            if table.status != OVER:
                raise Complaint("table-not-over")
            table.rematch_wanted.add(seat)
            ready = {at for at, one in enumerate(table.seats) if one.is_computer} | table.rematch_wanted
            if len(ready) < len(table.seats) or table.rematch:
                return table.rematch
            self.limits.table(address)
            now = self.times.date()
            seats = [{**one.kept(), "token": ""} for one in reversed(table.seats)]
            kept = Kept(new_id(), now, now, WAITING, table.header["game"], table.listed, table.header, seats)
            await self.store.add(kept)
            again = Table(kept, self.store, self.times)
            self.tables[kept.id] = again
            await again.begin()
            table.rematch = kept.id
        self.let_think(again)
        return kept.id

    async def seat_again(self, old: Table, seat: int, token: str) -> tuple[Table, int, str]:
        """A seat's owner goes on to the table of the rematch, where the seat has a token of its own."""
        if not old.rematch:
            raise Complaint("table-no-rematch")
        found = await self.find(old.rematch)
        own = following(token, found.id)
        async with found.lock:
            mine = found.seats[1 - seat]
            if not mine.token:
                await self._change_token(found, 1 - seat, own)
            elif not is_token(own, mine.token):
                raise Complaint("bad-rejoin-link")
        return found, 1 - seat, own

    async def renew(self, table: Table, seat: int) -> str:
        """A new token for a seat: whoever has the old one has it no more."""
        token = new_token()
        async with table.lock:
            await self._change_token(table, seat, token)
        for watcher in list(table.watchers):
            if watcher.seat == seat:
                watcher.come_back()
        return token

    async def _change_token(self, table: Table, seat: int, token: str) -> None:
        before = table.seats[seat].token
        table.seats[seat].token = hashed(token)
        try:
            with table.kept_or_not():
                await self.store.change(table.id, seats=[one.kept() for one in table.seats])
        except Complaint:
            table.seats[seat].token = before
            if table.stale:
                raise PerhapsSeated(token) from None
            raise

    async def close_table(self, table: Table) -> None:
        """Whoever opened a table does not want to wait any longer: it is gone, also for those who look on."""
        async with table.lock:
            if table.status != WAITING:
                raise Complaint("table-begun")
            with table.kept_or_not():
                await self.store.change(table.id, status=CLOSED)
            table.status = CLOSED
            self.tables.pop(table.id, None)
        log.info("table %s is closed", table.id)

    # --- finding ------------------------------------------------------------------------------------------

    async def find(self, id: str) -> Table:
        """A table by its id, from memory or from the database."""
        found = self.tables.get(id)
        if found is not None and found.is_read and not found.stale:
            return found
        async with self._reading:  # one at a time: reading one takes a share of everybody's time
            found = self.tables.get(id)
            if found is not None and found.is_read and not found.stale:
                return found
            kept = await self.store.table(id)
            if kept is None or kept.status == CLOSED:
                raise Complaint("no-such-table", given=id[:40])
            table = Table(kept, self.store, self.times)
            entries = await self.store.entries(id)
            try:
                await asyncio.to_thread(table.restore, entries)
            except Exception as problem:
                log.error("table %s cannot be followed: %s", id, problem)
                if isinstance(problem, Complaint):
                    raise
                raise Complaint("table-cannot-follow", problem=type(problem).__name__) from None
            self.tables[id] = table
        self.let_think(table)
        return table

    def under_way(self, ids: Iterable[str]) -> list[Table]:
        """These tables, as far as they are not over; the latest first."""
        found = [self.tables[id] for id in ids if id in self.tables and self.tables[id].status != OVER]
        return sorted(found, key=lambda table: -table.changed_at)

    def lobby(self) -> list[Table]:
        """Tables that wait for somebody, and games one may look on at; the latest first."""
        shown = [table for table in self.tables.values() if table.listed and table.status != OVER]
        return sorted(shown, key=lambda table: (table.status != WAITING, -table.changed_at))[:MOST_LISTED]

    # --- telling ---------------------------------------------------------------------------------------------

    def tell(self, table: Table) -> None:
        """Everybody at a table is shown what they may see of it now."""
        table.telling += 1
        for watcher in table.watchers:
            watcher.show()

    # --- computer players ---------------------------------------------------------------------------------

    def let_think(self, table: Table) -> None:
        game = table.game
        if table.thinking or game is None or game.ask is None or not table.seats[game.ask.seat].is_computer:
            return
        table.thinking = True
        self._start(self._think(table))

    async def _think(self, table: Table) -> None:
        """The computer answers as long as it is asked; what goes wrong is tried again, later each time."""
        refused = 0
        try:
            while table.game is not None and table.game.ask is not None and not table.stale:
                seat = table.game.ask.seat
                at = table.given
                if not table.seats[seat].is_computer:
                    break
                self.tell(table)
                index = await thought(self.thinkers, table.seats[seat].kind, table.game, seat)
                try:
                    await table.answer(seat, at, (index,))
                    refused = 0
                except Complaint as problem:
                    if at != table.given:
                        continue
                    refused += 1
                    log.error("table %s: the computer's answer is refused: %s", table.id, problem.phrase.key)
                    if refused >= GIVES_UP and problem.phrase.key == "complaint-answer-without-end":
                        await table.concede(seat)
                    await asyncio.sleep(breath(refused))
        except Exception:
            log.exception("table %s: the computer cannot go on", table.id)
        finally:
            table.thinking = False
        self.tell(table)

    # --- clocks ------------------------------------------------------------------------------------------------

    async def _look_at_clocks(self) -> None:
        """Time that is over loses; tables at which nothing goes on are let go. One table's trouble is its own."""
        while True:
            await asyncio.sleep(TICK)
            for table in list(self.tables.values()):
                if self.times.now() < table.left_alone_until:
                    continue
                try:
                    await self._look_at(table)
                except Exception as problem:
                    table.left_alone_until = self.times.now() + LONGEST_BREATH
                    told = problem.phrase.key if isinstance(problem, Complaint) else type(problem).__name__
                    log.error("table %s: its clock could not be looked at: %s", table.id, told)

    async def _look_at(self, table: Table) -> None:
        now = self.times.now()
        seat = table.clock.out_of_time(now)
        if table.stale and not table.watchers:
            del self.tables[table.id]
        elif seat is not None and table.game is not None and table.game.outcome is None:
            await table.lose(seat, TIME)
            self.tell(table)
        elif table.watchers:
            return
        elif table.status == OVER and now - table.quiet_since > FORGOTTEN_AFTER:
            del self.tables[table.id]
        elif table.status != OVER and now - table.quiet_since > self.settings.idle_table:
            await self.store.change(table.id, status=CLOSED)
            del self.tables[table.id]


def breath(refused: int) -> float:
    """How long to wait after something was refused so often in a row."""
    return min(BREATH * float(1 << min(refused, 10)), LONGEST_BREATH)


def _is_listed(wanted: dict[str, Any], opponent: Seat) -> bool:
    """Whoever plays against the computer is looked on at only if they want it."""
    said = wanted.get("listed")
    return not opponent.is_computer if said is None else bool(said)


def _clock(wanted: dict[str, Any]) -> dict[str, Any]:
    kind = wanted.get("kind", NO_CLOCK)
    if kind not in (NO_CLOCK, PER_DECISION, PER_GAME):
        raise Complaint("bad-clock", given=str(kind))
    if kind == NO_CLOCK:
        return {"kind": NO_CLOCK}
    seconds, increment = float(wanted.get("seconds", 0)), float(wanted.get("increment", 0))
    if not 5 <= seconds <= LONGEST_CLOCK or not 0 <= increment <= LONGEST_CLOCK:
        raise Complaint("bad-clock", given=f"{seconds:g}+{increment:g}")
    return {"kind": kind, "seconds": seconds, "increment": increment}


def seat_of(table: Table, tokens: Iterable[str]) -> int | None:
    """Which seat of a table somebody holds, by the tokens they bring."""
    for token in tokens:
        for at, seat in enumerate(table.seats):
            if seat.kind == PERSON and is_token(token, seat.token):
                return at
    return None
