"""What a client has to know of a game."""

from collections.abc import Callable
from dataclasses import dataclass

from rich.text import Text

from ...kernel.events import Event
from ...kernel.phrase import Phrase
from ...kernel.view import View


@dataclass(frozen=True)
class Board:
    """The drawing of a table, and small helps for players of one game.

    `hint` says in a few words what an action costs and does. `users` are the actions that can use a
    card of some face. `minor` are events that a seat sees on the board or has just done itself. `for_newcomers`
    is the edition to begin with.
    """

    draw: Callable[[View], list[Text]]
    hint: Callable[[int], Phrase | None]
    users: Callable[[int], tuple[int, ...]]
    minor: Callable[[Event, int], bool]
    for_newcomers: str
