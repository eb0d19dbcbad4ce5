"""What a client has to know of a game."""

from collections.abc import Callable
from dataclasses import dataclass

from rich.text import Text

from ...kernel.events import Event
from ...kernel.phrase import Phrase
from ...kernel.view import View


@dataclass(frozen=True)
class Board:
    """The drawing of a table, and small helps for players of one game."""

    draw: Callable[[View], list[Text]]
    hint: Callable[[int], Phrase | None]
    """What an action costs and does, in a few words."""
    users: Callable[[int], tuple[int, ...]]
    """The actions that can use a card of some face."""
    minor: Callable[[Event, int], bool]
    """Whether a seat sees an event on the board anyway, or has just done it itself."""
    routine: tuple[str, ...]
    """Actions that come every turn: their own player passes on them."""
    indifferent: tuple[str, ...]
    """Questions whose answer hardly matters."""
    for_newcomers: str
    """The edition to begin with."""
