"""One page at a table: it is shown what its seat may see, and what it says is carried out or refused."""

import asyncio
import contextlib
import logging
import time
from typing import Any, Final

from fastapi import WebSocket, WebSocketDisconnect
from pydantic import ValidationError
from pydantic_core import to_json

from ..errors import Complaint
from ..kernel.phrase import Phrase
from . import messages
from .hub import Hub
from .limits import Bucket
from .phrases import as_json
from .refusals import not_understood
from .seen import ONLOOKER
from .state import shown_to, why
from .tables import ABSENT, Table

Json = dict[str, Any]
log = logging.getLogger("kirifuda.server")
TOO_MUCH: Final = 4008
MOST_REFUSED: Final = 60
"""So many messages in a row that could not be read or came too fast, and the socket is closed with TOO_MUCH."""
FAULT: Final = 1011


class Watcher:
    """A connection of a seat, or of somebody who looks on."""

    def __init__(self, hub: Hub, table: Table, seat: int, socket: WebSocket) -> None:
        self.hub = hub
        self.table = table
        self.seat = seat
        self.socket = socket
        self.told = 0
        self.game_number = 0
        self.open = True
        self.behind = False
        self.showing: asyncio.Task[None] | None = None
        self.bucket = Bucket(hub.settings.messages_a_second)
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
                self.behind = False
                async with self.table.lock:  # whoever holds it may not have written down what has changed
                    found = self._seen_now()
                await self.send(found)
        except Exception:
            log.exception("table %s cannot be shown to seat %d", self.table.id, self.seat)
            await self._hang_up(FAULT)
        finally:
            self.showing = None

    def _seen_now(self) -> Json:
        """Everything, but of the events only those that were not told before."""
        game = self.table.game
        number = len(self.table.finished)
        if number != self.game_number or (game is not None and self.told > game.event_count):
            self.game_number = number
            self.told = 0
        found = shown_to(self.hub, self.table, self.seat, self.told)
        if game is not None:
            self.told = game.event_count
        return found

    async def send(self, message: Json) -> None:
        if not self.open:
            return
        try:
            await self.socket.send_text(to_json(message).decode())
        except (WebSocketDisconnect, RuntimeError, OSError):
            self.open = False

    async def complain(self, phrase: Phrase, ref: str = "") -> None:
        await self.send({"type": "error", "ref": ref, "say": as_json(phrase)})

    async def _hang_up(self, code: int) -> None:
        if self.open:
            self.open = False
            with contextlib.suppress(RuntimeError, OSError):
                await self.socket.close(code)

    # --- from beginning to end -----------------------------------------------------------------------------

    async def serve(self) -> None:
        """Until the page is gone."""
        self.arrive()
        self.hub.tell(self.table)
        try:
            while self.open:
                message = await self.socket.receive()
                if message["type"] == "websocket.disconnect":
                    break
                await self.hear(message.get("text"))
        finally:
            self.leave()
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
                seat.away_since = time.time()

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
                await self._refuse(not_understood(problem.errors(include_url=False, include_input=False)[0]))
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

    async def _do(self, said: messages.Said) -> None:
        if isinstance(said, messages.PingMessage):
            await self.send({"type": "pong", "ref": said.ref})
            return
        if self.seat >= ONLOOKER:
            raise Complaint("table-onlooker")
        if isinstance(said, messages.WhyMessage):
            verdicts = why(self.table, self.seat, said.card, said.action)
            await self.send({"type": "why", "ref": said.ref, "card": said.card, "verdicts": verdicts})
            return
        table, seat = self.table, self.seat
        if isinstance(said, messages.AnswerMessage):
            await table.answer(seat, said.at, said.index)
        elif isinstance(said, messages.ConcedeMessage):
            await table.concede(seat)
        elif isinstance(said, messages.UndoMessage):
            await table.undo(seat)
        elif isinstance(said, messages.AllowUndoMessage):
            await table.allow_undo(seat, said.yes)
        elif isinstance(said, messages.ClaimMessage):
            if not table.may_claim(seat, self.hub.settings.absent_after, time.time()):
                raise Complaint("table-no-claim")
            await table.lose(1 - seat, ABSENT)
        elif isinstance(said, messages.NextMessage):
            await table.next_game(seat)
        elif isinstance(said, messages.RematchMessage):
            await self.hub.rematch(table, seat)
        elif isinstance(said, messages.ShowHandMessage):
            table.shows_hands = table.shows_hands | {seat} if said.yes else table.shows_hands - {seat}
        await self.send({"type": "done", "ref": said.ref, "at": len(table.answers)})
        self.hub.tell(table)
        self.hub.let_think(table)
