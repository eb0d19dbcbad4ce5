"""What a client has to know of a game."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

from rich.text import Text

from ...kernel.ask import Question
from ...kernel.events import Event
from ...kernel.game import Game
from ...kernel.phrase import Phrase
from ...kernel.view import View

ALWAYS: Final = "always"
"""The setting of a player who wants to be asked at every chance to act, whatever else is set."""


@dataclass(frozen=True)
class Board:
    """The drawing of a table, and small helps for players of one game."""

    draw: Callable[[View], list[Text]]
    verb: Callable[[Game, int], Phrase]
    """What an action is called without the card it is done with."""
    describe: Callable[[int], list[str]]
    """What is printed on a card, where that is not its name alone."""
    minor: Callable[[Event, int], bool]
    """Whether a seat sees an event on the board anyway, or has just done it itself."""
    routine: tuple[str, ...]
    """Actions that come every turn: their own player passes on them."""
    indifferent: tuple[str, ...]
    """Questions whose answer hardly matters."""
    new_sight: tuple[str, ...]
    """Questions before which the table is drawn anew."""
    last: tuple[str, ...]
    """Actions that are listed last, under the number 0."""
    for_newcomers: str
    """The edition to begin with."""
    stops: Mapping[str, Callable[[Game, int, bool], bool]] = field(default_factory=dict)
    """In a game that asks often whether a player does anything: when a seat wants to be asked, by the name of the
    setting; told whether two share the screen. Elsewhere the client passes."""
    usual_stop: str = ""
    usual_stop_shared: str = ""
    """The settings to begin with: against the computer, and where two share the screen."""
    decided_by: Callable[[Game, Question], list[str]] = lambda game, asked: []
    """The text by which something is asked, as far as the player sees it."""
