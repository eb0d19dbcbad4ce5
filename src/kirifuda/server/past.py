"""What happened at a table before what its game remembers: its answers are gone through again.

Only pages that come anew need it. What was found is kept for the next one, of a few tables at a time.
"""

import asyncio
from collections import OrderedDict
from typing import Final

from ..kernel.events import Event
from .tables import Moment, Table

KEPT: Final = 8


class Past:
    """The events of tables from their beginning. One table is gone through at a time, outside the event loop."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, tuple[Moment, list[Event]]] = OrderedDict()
        self._one_at_a_time = asyncio.Lock()

    async def of(self, table: Table) -> list[Event]:
        """Everything that happened in the present game of a table, at least as far as the game has forgotten it."""
        async with self._one_at_a_time:
            moment, game = table.moment, table.game
            known = self._kept.get(table.id)
            if known is None or known[0] != moment or game is None or len(known[1]) < game.forgotten:
                answers = (await table.games())[-1]
                known = (moment, await asyncio.to_thread(lambda: table.played_again(answers).events))
                self._kept[table.id] = known
            self._kept.move_to_end(table.id)
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
            return known[1]
