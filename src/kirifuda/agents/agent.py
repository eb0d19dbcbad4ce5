"""What an agent is."""

from typing import Protocol

from ..kernel.chance import Dealer, mixed
from ..kernel.game import Game


class Agent(Protocol):
    """A player that answers questions put to a seat."""

    def answer(self, game: Game, seat: int) -> int:
        """The index of the option it takes."""
        ...


def dealer_for(seed: int, game: Game) -> Dealer:
    """Numbers for one decision. The same agent decides the same way after an undo or in a resumed game."""
    return Dealer(mixed(seed * 0x9E3779B97F4A7C15 + len(game.log)))


def play_out(game: Game, agents: tuple[Agent, ...]) -> None:
    """Play a game to its end, each agent in its seat."""
    while game.ask is not None:
        seat = game.ask.seat
        game.answer(agents[seat].answer(game, seat))
