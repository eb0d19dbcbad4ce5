"""A guided game: the right line, act by act, and what every other option would have done."""

from collections.abc import Callable
from typing import Final

from ..kernel.game import Game
from ..scenario.play import Play
from .file import LEARNER, Loaded, Said

Watch = Callable[[Game, Said, int, int | None], None]
"""Told of every act of the learner: the game then, what is said, the number of the step, and the right answer.

Without an answer it is something to read.
"""
NOTHING: Final = Said()


class Guided(Play):
    """The play of a lesson's file; whoever watches is told of every act before it is done."""

    watch: Watch | None = None
    saying: Said = NOTHING
    number: int = 0

    def _answer(self, index: int) -> None:
        asked = self.game.ask
        assert asked is not None
        if self.watch is not None and asked.seat == LEARNER and not self.saying.auto:
            self.watch(self.game, self.saying, self.number, index)
        super()._answer(index)


def walk(loaded: Loaded, watch: Watch) -> Game:
    """Play the right line from its beginning to its end."""
    play = loaded.scenario.begin(False, "ja", [], Guided)
    assert isinstance(play, Guided)
    play.watch = watch
    for number, step in enumerate(loaded.scenario.file.step):
        play.saying, play.number = loaded.said[number], number
        if step.do:
            loaded.scenario.give_step(play, number)
        if play.saying.say is not None and (play.saying.auto or not step.do):
            watch(play.game, play.saying, number, None)
    return play.game
