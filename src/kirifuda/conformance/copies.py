"""Forks, saved games, replays and faster modes all play the same game."""

import pickle
from itertools import product
from typing import Final

from ..kernel.ask import CHANCE
from ..kernel.game import Game, History
from ..kernel.state import SEATS
from .check import Check
from .fault import Fault, hold
from .inside import contents, events_since, forgetful, history, listening

AHEAD: Final = 3
"""How many decisions a copy goes on beside the game it was taken from."""
PAST_EVERY: Final = 16
"""Of the copies, one in so many is compared with the whole past of its game."""


def standing(game: Game) -> tuple[object, ...]:
    """A game as those who play it have it: what is asked, what each sees, how it ended."""
    asked = game.ask
    question: tuple[object, ...] = ()
    if asked is not None:
        about = (asked.seat, asked.kind, asked.clause, asked.prompt, asked.domain, asked.about, asked.public)
        question = (*about, asked.size, asked.values)
    return question, game.outcome, *(game.view(seat) for seat in range(SEATS))


class Copies(Check):
    """A fork and a saved game, taken now, go on like the game itself."""

    def begin(self, game: Game) -> None:
        self.beside: list[tuple[Game, History, int]] = []

    def at(self, game: Game, index: int) -> None:
        looks = self.looks()
        if not (looks or self.beside):
            return
        now = standing(game)
        self._compare(game, now)
        if looks:
            mark = history(game)
            for twin in self.taken(game):
                hold(twin is not None and standing(twin) == now, "a copy stands where its game stands", game.ask)
                assert twin is not None
                self.beside.append((twin, mark, AHEAD))
            if self.dealer.below(PAST_EVERY) == 0:
                saved = _saved(game)
                hold(saved.events == game.events and saved.log == game.log, "a saved game has its past")
        self.beside = [(twin, mark, left - 1) for twin, mark, left in self.beside if left > 0]
        for twin, _, _ in self.beside:
            twin.answer(index)

    def taken(self, game: Game) -> tuple[Game | None, ...]:
        """Copies of a game as it stands."""
        return listening(game), listening(game, tracked=False), _saved(listening(game))

    def end(self, game: Game) -> None:
        now = standing(game)
        self._compare(game, now)
        for twin in (game.fork(), _saved(game)):
            hold(standing(twin) == now and twin.events == game.events, "the end can be copied")

    def _compare(self, game: Game, now: tuple[object, ...]) -> None:
        for twin, mark, _ in self.beside:
            hold(standing(twin) == now, "a copy goes on like its game", game.ask, twin.ask)
            hold(events_since(twin, None) == events_since(game, mark), "a copy tells what its game tells", game.ask)


class Forgotten(Copies):
    """A game that has forgotten what it only keeps to be quick goes on like one that has not."""

    def taken(self, game: Game) -> tuple[Game | None, ...]:
        return (forgetful(game),)

    def end(self, game: Game) -> None:
        self._compare(game, standing(game))


def _saved(game: Game) -> Game:
    saved = pickle.loads(pickle.dumps(game))
    assert isinstance(saved, Game)
    return saved


class Undisturbed(Check):
    """Answering a fork changes neither its parent nor other forks."""

    def at(self, game: Game, index: int) -> None:
        asked = game.ask
        if not self.looks() or asked is None:
            return
        before = contents(game.state)
        checkpoint = game.checkpoint
        assert checkpoint is not None
        kept = contents(checkpoint)
        early = game.fork()
        answered = game.fork()
        answered.state  # noqa: B018  (a copy of its own, taken before its sibling's)
        answers = {index, 0, asked.size - 1, self.dealer.below(asked.size)}
        for answer in sorted(answers):
            game.fork().answer(answer)
        answered.answer(index)
        if answered.ask is not None:
            grandchild = answered.fork()
            grandchild.answer(self.dealer.below(answered.ask.size))
        hold(contents(game.state) == before, "a fork leaves its parent alone", asked)
        hold(contents(checkpoint) == kept, "a fork leaves the checkpoint alone", asked)
        hold(contents(early.state) == before, "a fork leaves its siblings alone", asked)


class Answerable(Check):
    """Every option that is offered can be answered."""

    def at(self, game: Game, index: int) -> None:
        asked = game.ask
        if not self.looks() or asked is None or asked.seat == CHANCE:
            return
        for option in range(asked.size):
            twin = game.fork(tracked=False)
            try:
                twin.answer(option)
            except Exception as broken:
                raise Fault("what is offered can be answered", f"{asked!r} {option}: {broken!r}") from broken


class Replayed(Check):
    """The set-up and the answers make the same game again, event for event, tracked or not, recorded or not."""

    def end(self, game: Game) -> None:
        start = game.start
        modes = [Game(game.rules, start.copy(), None, *mode) for mode in product((True, False), repeat=2)]
        for seat, index in game.log:
            sample = self.looks()
            for again in modes:
                asked = again.ask
                hold(asked is not None and asked.seat == seat, "a replay asks the same seats", asked, seat)
                hold(not sample or standing(again) == standing(modes[0]), "every mode is the same game", asked)
            for again in modes:
                again.answer(index)
        for again in modes:
            hold(again.outcome == game.outcome, "a replay ends the same", again.outcome, game.outcome)
            hold(standing(again) == standing(game), "a replay ends in the same position")
            told = game.events if again.recording else []
            hold(pickle.dumps(again.events) == pickle.dumps(told), "a replay tells the same, byte for byte")
