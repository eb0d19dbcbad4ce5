"""One page at a table: it is shown what its seat may see, and what it says is carried out or refused."""

import asyncio
import contextlib
import logging
from collections.abc import Mapping
from typing import Final

from fastapi import WebSocket, WebSocketDisconnect
from pydantic import ValidationError
from pydantic_core import to_json

from ..errors import Complaint
from ..kernel.events import Event
from ..kernel.phrase import Phrase
from . import messages, seen
from .hub import Hub
from .limits import Bucket
from .misread import all_misread
from .phrases import as_json
from .said import ABSENT
from .seen import ONLOOKER
from .shapes import ToldJson
from .state import eyes_of, shown_to
from .tables import Moment, SaidOnce, Table
from .verdicts import why

log = logging.getLogger("kirifuda.server")
TOO_MUCH: Final = 4008
MOST_REFUSED: Final = 60
"""So many messages in a row that could not be read or came too fast, and the socket is closed with TOO_MUCH."""
ONE_TEXT: Final = 0.25
"""Seconds after which the same is said anew: clocks have gone on."""
MOST_TEXTS: Final = 4
"""So many texts are kept for onlookers of a table: for those who have just come, for those who see a hand."""
QUIET: Final = 10
"""Whoever looks on has nothing to say but that they are there: they may say so many times less than a player."""
FAULT: Final = 1011
COME_BACK: Final = 1013
"""The table is read again from the database, by whoever comes back to it."""


def known_already(asked: Mapping[str, str], table: Table) -> tuple[int, int]:
    """Which game a page that comes back has seen, and how many of its events; nothing if they stand no longer."""
    try:
        game, taken_back, told = (int(asked.get(name, "")) for name in ("game", "back", "told"))
    except ValueError:
        return table.played, 0
    happened = 0 if table.game is None else table.game.event_count
    stands = (game - 1, taken_back) == table.moment and 0 <= told <= happened
    return table.played, told if stands else 0


class Watcher:
    """A connection of a seat, or of somebody who looks on."""

    def __init__(
        self, hub: Hub, table: Table, seat: int, socket: WebSocket, address: str = "", plays: bool = False
    ) -> None:
        self.game_number, self.told = known_already(socket.query_params, table)
        self.hub = hub
        self.table = table
        self.seat = seat
        self.address = address
        self.plays = plays
        """Whether whoever looks on holds a seat of the table."""
        self.keys: set[str] = set()
        """Those of hands that a player has let them see."""
        self.socket = socket
        self.open = True
        self.behind = False
        self.showing: asyncio.Task[None] | None = None
        often = hub.settings.messages_a_second
        self.bucket = Bucket(often if seat < ONLOOKER else often / QUIET)
        self.refused = 0

    # --- showing -----------------------------------------------------------------------------------------

    def show(self) -> None:
        """What there is to see is sent soon. Nobody waits for a page that is slow; it skips what is out of date."""
        self.behind = True
        if self.showing is None and self.open:
            self.showing = asyncio.create_task(self._catch_up())

    async def _catch_up(self) -> None:
        try:
            while self.behind and self.open:
                await self._send_text(await self._seen_in_turn())
        except Exception:
            log.exception("table %s cannot be shown to seat %d", self.table.id, self.seat)
            await self._hang_up(FAULT)
        finally:
            self.showing = None

    async def _seen_in_turn(self) -> str:
        """Of those who look on one at a time asks for the table's lock: players wait behind no more than that one."""
        if self.seat < ONLOOKER:
            return await self._seen_now()
        async with self.table.looked_at:
            await self.hub.turns.wait()
            return await self._seen_now()

    async def _seen_now(self) -> str:
        """Everything, but of the events only those that were not told before.

        Where the game has forgotten some of them they are found outside the lock: nobody at the table waits for that.
        """
        self.behind = False
        table = self.table
        past: list[Event] = []
        of: Moment | None = None
        while True:
            async with table.lock:  # whoever holds it may not have written down what has changed
                game = table.game
                if self.game_number != table.played:
                    self.game_number = table.played
                    self.told = 0
                known = len(past) if of == table.moment else 0
                if game is None or max(self.told, known) >= game.forgotten:
                    return self._said_of(table, past)
                of = table.moment
            past = await self.hub.past.of(table)

    def _said_of(self, table: Table, past: list[Event]) -> str:
        """The state as it is sent. Onlookers who see alike, and have been told as much, are all sent the same text."""
        eyes = eyes_of(table, self.seat, self.keys)
        key = (table.telling, table.moment, table.given, eyes, self.told, int(table.times.now() / ONE_TEXT))
        kept = table.said_to_onlookers.get(key) if self.seat >= ONLOOKER else None
        if kept is None:
            kept = self._said_anew(table, past, eyes)
            if self.seat >= ONLOOKER:
                if len(table.said_to_onlookers) >= MOST_TEXTS:
                    table.said_to_onlookers.clear()
                table.said_to_onlookers[key] = kept
        self.told = kept.events
        return kept.text

    def _said_anew(self, table: Table, past: list[Event], eyes: int) -> SaidOnce:
        shown, game = shown_to(self.hub, table, self.seat, self.keys), table.game
        if game is None:
            return SaidOnce(to_json(shown).decode(), 0)
        shown["eventsFrom"] = self.told
        if self.seat < ONLOOKER:
            shown["events"] = seen.events_json(game, eyes, self.told, past, table.ended_by)
            return SaidOnce(to_json(shown).decode(), game.event_count)
        events = self.hub.gallery.events(table, game, eyes, self.told, past)
        return SaidOnce((to_json(shown)[:-1] + b',"events":' + events + b"}").decode(), game.event_count)

    def took_back(self, events: int) -> None:
        """Only so many events have happened now: the page is told again what comes after them."""
        self.told = min(self.told, events)

    async def send(self, message: ToldJson) -> None:
        await self._send_text(to_json(message).decode())

    async def _send_text(self, text: str) -> None:
        if not self.open:
            return
        try:
            await self.socket.send_text(text)
        except (WebSocketDisconnect, RuntimeError, OSError):
            self.open = False

    async def complain(self, phrase: Phrase, ref: str = "") -> None:
        await self.send({"type": "error", "ref": ref, "say": as_json(phrase)})

    async def _hang_up(self, code: int) -> None:
        if self.open:
            self.open = False
            with contextlib.suppress(RuntimeError, OSError):
                await self.socket.close(code)

    def come_back(self) -> None:
        """This table is used no more; the page finds it as it is by coming back."""
        self.leaving = asyncio.create_task(self._hang_up(COME_BACK))

    # --- from beginning to end -----------------------------------------------------------------------------

    async def serve(self) -> None:
        """Until the page is gone."""
        self.arrive()
        self._tell_the_others()
        self.show()
        try:
            while self.open:
                message = await self.socket.receive()
                if message["type"] == "websocket.disconnect":
                    break
                await self.hear(message.get("text"))
        finally:
            self.leave()
            self._tell_the_others()

    def _tell_the_others(self) -> None:
        """Who comes or goes is shown to everybody; those who only look on are seen by nobody."""
        if self.seat < ONLOOKER:
            self.hub.tell(self.table)

    def arrive(self) -> None:
        self.table.watchers.add(self)
        if self.seat < ONLOOKER:
            self.table.seats[self.seat].here += 1

    def leave(self) -> None:
        self.open = False
        if self.showing is not None:
            self.showing.cancel()
        self.table.watchers.discard(self)
        if self.seat < ONLOOKER:
            seat = self.table.seats[self.seat]
            seat.here = max(seat.here - 1, 0)
            if seat.here == 0:
                seat.away_since = self.table.times.now()

    # --- hearing -------------------------------------------------------------------------------------------

    async def hear(self, text: str | None) -> None:
        """What is said is done or refused; what cannot be read or comes too fast is refused, and not for ever."""
        if not self.bucket.take():
            await self._refuse(Phrase("complaint-too-fast"))
        elif text is None:
            await self._refuse(Phrase("complaint-not-text"))
        elif len(text.encode(errors="surrogatepass")) > self.hub.settings.largest_message:
            await self._refuse(Phrase("complaint-too-long", most=self.hub.settings.largest_message))
        else:
            try:
                said = messages.SAID.validate_json(text)
            except ValidationError as problem:
                await self._refuse(all_misread(problem.errors(include_url=False, include_input=False)))
                return
            self.refused = 0
            try:
                await self._do(said)
            except Complaint as complaint:
                await self.complain(complaint.phrase, said.ref)
            except Exception as fault:
                log.exception("fault at table %s: %s", self.table.id, said.type)
                await self.complain(Phrase("complaint-internal", problem=type(fault).__name__), said.ref)

    async def _refuse(self, phrase: Phrase) -> None:
        await self.complain(phrase)
        self.refused += 1
        if self.refused > MOST_REFUSED:
            await self._hang_up(TOO_MUCH)

    async def _look(self, said: messages.LookMessage) -> None:
        """Whoever looks on has the key of a player's hand. A player has no use for one: it would be the other's."""
        if self.seat < ONLOOKER or self.plays or said.key not in self.table.hand_keys.values():
            raise Complaint("bad-hand-key")
        self.keys.add(said.key)
        self.told = 0
        await self.send({"type": "done", "ref": said.ref, "at": self.table.given})
        self.show()

    async def _do(self, said: messages.Said) -> None:
        if isinstance(said, messages.PingMessage):
            await self.send({"type": "pong", "ref": said.ref})
            return
        if isinstance(said, messages.LookMessage):
            await self._look(said)
            return
        if self.seat >= ONLOOKER:
            raise Complaint("table-onlooker")
        if isinstance(said, messages.WhyMessage):
            verdicts = why(self.table.game, self.seat, said.card, said.action)
            await self.send({"type": "why", "ref": said.ref, "card": said.card, "verdicts": verdicts})
            return
        table, seat = self.table, self.seat
        if isinstance(said, messages.AnswerMessage):
            begun = await table.answer(seat, said.at, (said.index, *said.then), said.moment, said.held)
            if begun is not None and begun.ask is not None:
                question = seen.own_question_json(begun, begun.ask)
                await self.send({"type": "part", "ref": said.ref, "question": question})
                return
        elif isinstance(said, messages.ConcedeMessage):
            await table.concede(seat)
        elif isinstance(said, messages.UndoMessage):
            await table.undo(seat)
        elif isinstance(said, messages.AllowUndoMessage):
            await table.allow_undo(seat, said.yes)
        elif isinstance(said, messages.ClaimMessage):
            if not table.may_claim(seat, self.hub.settings.absent_after, table.times.now()):
                raise Complaint("table-no-claim")
            await table.lose(1 - seat, ABSENT)
        elif isinstance(said, messages.NextMessage):
            await table.next_game(seat)
        elif isinstance(said, messages.RematchMessage):
            await self.hub.rematch(table, seat, self.address)
        elif isinstance(said, messages.CloseMessage):
            await self.hub.close_table(table)
        elif isinstance(said, messages.ShowHandMessage):
            table.show_hand(seat, said.yes)
        await self.send({"type": "done", "ref": said.ref, "at": table.given})
        self.hub.tell(table)
        self.hub.let_think(table)
