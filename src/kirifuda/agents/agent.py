"""What an agent is."""

from typing import Protocol

from ..kernel.chance import Dealer, mixed
from ..kernel.game import Game
from ..kernel.phrase import Phrase


class Agent(Protocol):
    """A player that answers questions put to a seat."""

    def answer(self, game: Game, seat: int) -> int:
        """The index of the option it takes."""
        ...


class Forfeit(Exception):
    """Raised by an agent that cannot go on: its seat loses this game, and the phrase says why."""

    def __init__(self, phrase: Phrase) -> None:
        super().__init__(phrase.key)
        self.phrase = phrase


class Concession(Forfeit):
    """The same of one that can go on and gives up: no fault of its own."""


def dealer_for(seed: int, game: Game) -> Dealer:
    """Numbers for one decision. The same agent decides the same way after an undo or in a resumed game."""
    return Dealer(mixed(seed * 0x9E3779B97F4A7C15 + len(game.log)))


def play_out(game: Game, agents: tuple[Agent, ...]) -> None:
    """Play a game to its end, each agent in its seat."""
    while game.ask is not None:
        seat = game.ask.seat
        game.answer(agents[seat].answer(game, seat))
