"""All tables of a server: opened, found again, closed; computer players are set to think, clocks are looked at."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Iterable
from typing import Any, Final

from ..agents import AGENTS
from ..api import find_edition, find_game, rules
from ..errors import Complaint
from ..kernel.rules import rules_named
from .clocks import NO_CLOCK, PER_DECISION, PER_GAME
from .decks import deck_of
from .identities import hashed, is_token, new_id, new_token, plain_name
from .past import Past
from .preparing import prepared
from .seats import OPEN, PERSON, Seat
from .settings import Settings
from .store import PAUSE, Kept, Store
from .tables import OVER, PLAYING, TIME, WAITING, Table
from .thinking import Thinkers

log = logging.getLogger("kirifuda.server")
TICK: Final = 0.25
CLOSED: Final = "closed"
LONGEST_CLOCK: Final = 6 * 3600.0
MOST_LISTED: Final = 200


class Hub:
    """The tables that are under way, by their ids; those that are over are read from the database when asked for."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.thinkers = Thinkers(settings.thinkers, settings.thinking_time)
        self.tables: dict[str, Table] = {}
        self.past = Past()
        self.watch: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    # --- starting and stopping -----------------------------------------------------------------------

    async def open(self) -> None:
        """Every game goes on where it was."""
        now = time.time()
        for kept in await self.store.tables(WAITING, PLAYING, most=100_000):
            table = Table(kept, self.store, now)
            try:
                table.restore(await self.store.entries(kept.id))
            except Complaint as problem:
                log.error("table %s cannot be followed: %s", kept.id, problem)
                await self.store.change(kept.id, status=CLOSED)
                continue
            if table.status == OVER:
                await self.store.change(kept.id, status=OVER)
            self.tables[kept.id] = table
        self.watch = asyncio.create_task(self._look_at_clocks())
        for table in self.tables.values():
            self.let_think(table)
        log.info("open with %d tables", len(self.tables))

    async def close(self) -> None:
        if self.watch is not None:
            self.watch.cancel()
        for task in list(self._tasks):
            task.cancel()
        for table in self.tables.values():
            if table.status == PLAYING and table.clock.kind != NO_CLOCK:
                async with table.lock:
                    await self.store.append(table.id, [table.said(PAUSE, 0, 0)])
        self.thinkers.close()
        self.store.close()
        log.info("closed with %d tables", len(self.tables))

    # --- opening and joining -----------------------------------------------------------------------------

    async def open_table(self, wanted: dict[str, Any], account: int | None) -> tuple[Table, int, str]:
        """A new table, with whoever opened it in a seat: the table, the seat, and its token."""
        game = find_game(wanted["game"])
        await prepared(game)
        edition = find_edition(game, wanted.get("edition") or None)
        found = rules_named(game, edition)
        if wanted.get("regulation"):
            found = rules(game, edition, (), wanted["regulation"])
        length = int(wanted.get("match") or 0)
        if length not in (0, 2, 3):
            raise Complaint("match-length", given=str(length), known="2, 3")
        header = {
            "game": game,
            "edition": edition,
            "regulation": wanted.get("regulation") or "",
            "clock": _clock(wanted.get("clock") or {}),
            "match": length,
            "title": wanted.get("title") or "",
        }
        seat = 1 if wanted.get("seat") == 2 else 0
        token = new_token()
        mine = Seat(
            PERSON, plain_name(wanted["name"]), hashed(token), account, deck_of(found, wanted.get("deck"), seat + 1)
        )
        other = self._opponent(wanted, found, 2 - seat)
        seats = [mine, other] if seat == 0 else [other, mine]
        now = time.time()
        kept = Kept(
            new_id(), now, now, WAITING, game, bool(wanted.get("listed", True)), header, [one.kept() for one in seats]
        )
        await self.store.add(kept)
        table = Table(kept, self.store, now)
        self.tables[kept.id] = table
        log.info("table %s is open: %s, %s", table.id, game, edition)
        if table.is_full:
            await table.begin()
            self.let_think(table)
        return table, seat, token

    def _opponent(self, wanted: dict[str, Any], found: Any, seat: int) -> Seat:
        kind = wanted.get("opponent") or OPEN
        if kind == OPEN:
            return Seat()
        if kind not in AGENTS:
            raise Complaint("unknown-agent", given=kind, known=", ".join(AGENTS))
        return Seat(kind, kind, deck=deck_of(found, wanted.get("opponent_deck"), seat))

    async def join(self, table: Table, name: str, deck: Any, account: int | None) -> tuple[int, str]:
        """Take the free seat of a table; the game begins when both are taken."""
        async with table.lock:
            free = [at for at, seat in enumerate(table.seats) if seat.kind == OPEN]
            if not free or table.status != WAITING:
                raise Complaint("table-full")
            at = free[0]
            game, edition = table.rules_of
            found = rules(game, edition, (), table.header.get("regulation") or None)
            token = new_token()
            table.seats[at] = Seat(PERSON, plain_name(name), hashed(token), account, deck_of(found, deck, at + 1))
            try:
                await table.begin()
            except Complaint:
                table.seats[at] = Seat()
                raise
        self.tell(table)
        self.let_think(table)
        return at, token

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
        now = time.time()
        kept = Kept(new_id(), now, now, WAITING, header["game"], False, header, [one.kept() for one in seats])
        await self.store.add(kept)
        table = Table(kept, self.store, now)
        self.tables[kept.id] = table
        await table.begin(answers)
        self.let_think(table)
        return table, seat, token

    async def rematch(self, table: Table, seat: int) -> str:
        """A player wants another game; when both do (or the other is the computer) there is a new table for them."""
        async with table.lock:
            if table.status != OVER:
                raise Complaint("table-not-over")
            table.rematch_wanted.add(seat)
            ready = {at for at, one in enumerate(table.seats) if one.is_computer} | table.rematch_wanted
            if len(ready) < len(table.seats) or table.rematch:
                return table.rematch
            now = time.time()
            seats = [one.kept() for one in reversed(table.seats)]
            kept = Kept(new_id(), now, now, WAITING, table.header["game"], False, table.header, seats)
            await self.store.add(kept)
            again = Table(kept, self.store, now)
            self.tables[kept.id] = again
            await again.begin()
            table.rematch = kept.id
        self.let_think(again)
        return kept.id

    async def close_table(self, table: Table) -> None:
        """Whoever opened a table does not want to wait any longer: it is gone, also for those who look on."""
        async with table.lock:
            if table.status != WAITING:
                raise Complaint("table-begun")
            await self.store.change(table.id, status=CLOSED)
            table.status = CLOSED
            self.tables.pop(table.id, None)
        log.info("table %s is closed", table.id)

    # --- finding ------------------------------------------------------------------------------------------

    async def find(self, id: str) -> Table:
        """A table by its id, from memory or from the database."""
        found = self.tables.get(id)
        if found is not None:
            return found
        kept = await self.store.table(id)
        if kept is None or kept.status == CLOSED:
            raise Complaint("no-such-table", given=id[:40])
        table = Table(kept, self.store, time.time())
        entries = await self.store.entries(id)
        await asyncio.to_thread(table.restore, entries)
        return self.tables.setdefault(id, table)

    def lobby(self) -> list[Table]:
        """Tables that wait for somebody, and games one may look on at; the latest first."""
        shown = [table for table in self.tables.values() if table.listed and table.status != OVER]
        return sorted(shown, key=lambda table: (table.status != WAITING, -table.changed_at))[:MOST_LISTED]

    # --- telling ---------------------------------------------------------------------------------------------

    def tell(self, table: Table) -> None:
        """Everybody at a table is shown what they may see of it now."""
        for watcher in table.watchers:
            watcher.show()

    # --- computer players ---------------------------------------------------------------------------------

    def let_think(self, table: Table) -> None:
        game = table.game
        if table.thinking or game is None or game.ask is None or not table.seats[game.ask.seat].is_computer:
            return
        table.thinking = True
        task = asyncio.create_task(self._think(table))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _think(self, table: Table) -> None:
        try:
            while table.game is not None and table.game.ask is not None:
                seat = table.game.ask.seat
                at = table.given
                if not table.seats[seat].is_computer:
                    break
                self.tell(table)
                index = await self.thinkers.answer(table.seats[seat].kind, table.game, seat)
                with contextlib.suppress(Complaint):
                    await table.answer(seat, at, index)
        finally:
            table.thinking = False
        self.tell(table)

    # --- clocks ------------------------------------------------------------------------------------------------

    async def _look_at_clocks(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            now = time.time()
            for table in list(self.tables.values()):
                seat = table.clock.out_of_time(now)
                if seat is not None and table.game is not None and table.game.outcome is None:
                    with contextlib.suppress(Complaint):
                        await table.lose(seat, TIME)
                    self.tell(table)
                if table.status == OVER and not table.watchers and now - table.changed_at > 600:
                    del self.tables[table.id]
                elif table.status != OVER and now - table.changed_at > self.settings.idle_table and not table.watchers:
                    await self.store.change(table.id, status=CLOSED)
                    del self.tables[table.id]


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
