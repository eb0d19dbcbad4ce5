"""One page at a table: it is shown what its seat may see, and what it says is carried out or refused."""

import contextlib
import logging
import time
from typing import Any, Final

from fastapi import WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from ..errors import Complaint
from ..kernel.phrase import Phrase
from . import messages
from .hub import Hub
from .limits import Bucket
from .phrases import as_json
from .seen import ONLOOKER
from .state import shown_to, why
from .tables import ABSENT, Table

log = logging.getLogger("kirifuda.server")
TOO_FAST: Final = 4008
MOST_REFUSED: Final = 60
"""So many refused messages in a row, and the socket is closed."""


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
        self.bucket = Bucket(hub.settings.messages_a_second)
        self.refused = 0

    # --- showing -----------------------------------------------------------------------------------------

    async def show(self) -> None:
        """Send what there is to see; events that were told before are not told again."""
        game = self.table.game
        number = len(self.table.finished)
        if number != self.game_number or (game is not None and self.told > len(game.events)):
            self.game_number = number
            self.told = 0
        await self.send(shown_to(self.hub, self.table, self.seat, self.told))
        if game is not None:
            self.told = len(game.events)

    async def send(self, message: dict[str, Any]) -> None:
        if not self.open:
            return
        try:
            await self.socket.send_json(message)
        except (WebSocketDisconnect, RuntimeError, OSError):
            self.open = False

    async def complain(self, phrase: Phrase, ref: str = "") -> None:
        await self.send({"type": "error", "ref": ref, "say": as_json(phrase)})

    # --- from beginning to end -----------------------------------------------------------------------------

    async def serve(self) -> None:
        """Until the page is gone."""
        self.arrive()
        await self.hub.tell(self.table)
        try:
            while self.open:
                text = await self.socket.receive_text()
                await self.hear(text)
        except (WebSocketDisconnect, RuntimeError, KeyError):
            pass
        finally:
            self.leave()
            await self.hub.tell(self.table)

    def arrive(self) -> None:
        self.table.watchers.add(self)
        if self.seat < ONLOOKER:
            self.table.seats[self.seat].here += 1

    def leave(self) -> None:
        self.open = False
        self.table.watchers.discard(self)
        if self.seat < ONLOOKER:
            seat = self.table.seats[self.seat]
            seat.here = max(seat.here - 1, 0)
            if seat.here == 0:
                seat.away_since = time.time()

    # --- hearing -------------------------------------------------------------------------------------------

    async def hear(self, text: str) -> None:
        if not self.bucket.take():
            await self.complain(Phrase("complaint-too-fast"))
            await self._refuse()
            return
        if len(text) > self.hub.settings.largest_message:
            await self.complain(Phrase("complaint-too-long", most=self.hub.settings.largest_message))
            await self._refuse()
            return
        try:
            said = messages.SAID.validate_json(text)
        except ValidationError as problem:
            first = problem.errors()[0]
            where = ".".join(str(part) for part in first["loc"])
            await self.complain(Phrase("complaint-bad-message", where=where or "-", problem=first["msg"]))
            await self._refuse()
            return
        try:
            await self._do(said)
            self.refused = 0
        except Complaint as complaint:
            await self.complain(complaint.phrase, said.ref)

    async def _refuse(self) -> None:
        self.refused += 1
        if self.refused > MOST_REFUSED:
            self.open = False
            with contextlib.suppress(RuntimeError):
                await self.socket.close(TOO_FAST)

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
        await self.hub.tell(table)
        self.hub.let_think(table)
