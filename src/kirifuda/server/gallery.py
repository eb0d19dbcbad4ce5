"""The log of a table as those who look on are told it: an event is written out once, not for everybody who comes."""

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from pydantic_core import to_json

from ..kernel.events import Event
from ..kernel.game import Game
from . import seen
from .tables import Moment, Table

KEPT: Final = 32
"""So many tables at a time, those that were looked at last."""


@dataclass
class _Log:
    of: tuple[Moment, int, str]
    events: list[bytes] = field(default_factory=list)


class Gallery:
    """What there is to tell of tables to those who look on."""

    def __init__(self) -> None:
        self._logs: OrderedDict[str, _Log] = OrderedDict()

    def events(self, table: Table, game: Game, eyes: int, told: int, past: Sequence[Event]) -> bytes:
        """The events after so many, as a list of JSON. `past`: what the game has forgotten, as far as it is needed."""
        of = (table.moment, eyes, table.ended_by)
        log = self._logs.get(table.id)
        if log is None or log.of != of:
            log = self._logs[table.id] = _Log(of)
        self._logs.move_to_end(table.id)
        if len(self._logs) > KEPT:
            self._logs.popitem(last=False)
        first = len(log.events)
        if first < game.forgotten and len(past) < game.forgotten:  # nobody needs what was before
            return to_json(seen.events_json(game, eyes, told, past, table.ended_by))
        log.events += [to_json(one) for one in seen.events_json(game, eyes, first, past, table.ended_by)]
        return b"[%b]" % b",".join(log.events[told:])
