"""A bot in a seat. One that answers nonsense, late or not at all forfeits the game, with the reason."""

from typing import Final

from ..agents.agent import Concession, Forfeit
from ..errors import Complaint
from ..kernel.game import Game
from ..kernel.phrase import Phrase
from ..words import ENGLISH
from .channel import Channel, Gone, Process, words_of
from .protocol import CONCEDES, Nonsense, asked, begun, forfeited, hello, over, read_answer, read_ready

PATIENCE: Final = 10.0
"""Seconds for an answer."""
TO_BEGIN: Final = 30.0
"""Seconds for a bot to say that it is ready."""

_running: Final[dict[tuple[str, int], Process]] = {}
"""Bots are kept from game to game: one for each command and seat, so that a bot can play against itself."""


class Listener:
    """Somebody at the other end of a channel, in one seat of one game after the other."""

    def __init__(self, channel: Channel, patience: float | None, language: str = ENGLISH) -> None:
        self.channel = channel
        self.patience = patience
        self.language = language
        self.number = 0
        self.told = 0
        self.known: set[str] = set()

    def begin(self, game: Game, seat: int) -> None:
        self.number = self.told = 0
        self.known = set()
        self.channel.send(begun(game, seat))

    def answer(self, game: Game, seat: int) -> int:
        """What it answers; `Forfeit` where that is nothing, or nonsense, or that it gives up."""
        question = game.ask
        assert question is not None
        self.number += 1
        self.channel.send(asked(game, seat, self.number, self.told, self.language, self.known))
        self.told = game.event_count
        try:
            answer = read_answer(self.channel.receive(self.patience), self.number, question.size)
        except (Nonsense, Gone) as problem:
            raise Forfeit(problem.phrase) from None
        if answer == CONCEDES:
            raise Concession(Phrase("bot-conceded"))
        return answer


def shake_hands(
    channel: Channel, patience: float | None, language: str = ENGLISH, to_begin: float | None = TO_BEGIN
) -> str:
    """Say hello and be answered; the bot's name."""
    channel.send(hello(language, patience))
    return read_ready(channel.receive(to_begin))


class Bot:
    """The agent `bot:COMMAND`: in one seat, for one game."""

    def __init__(self, command: str, patience: float = PATIENCE) -> None:
        words_of(command)
        self.command = command
        self.patience = patience
        self._listener: Listener | None = None
        self._seat = 0

    def answer(self, game: Game, seat: int) -> int:
        try:
            if self._listener is None:
                self._seat = seat
                self._listener = Listener(self._process(seat), self.patience)
                self._listener.begin(game, seat)
            return self._listener.answer(game, seat)
        except Concession:
            raise
        except Forfeit as forfeit:
            self._let_go(forfeit.phrase)
            raise
        except (Nonsense, Gone) as problem:
            self._let_go(problem.phrase)
            raise Forfeit(problem.phrase) from None

    def leave(self, game: Game) -> None:
        """The game is over; the bot waits for the next one."""
        if self._listener is not None:
            self._listener.channel.send(over(game.outcome, self._seat))
            self._listener = None

    def _process(self, seat: int) -> Process:
        key = (self.command, seat)
        found = _running.get(key)
        if found is None or not found.alive:
            found = _running[key] = Process(self.command)
            shake_hands(found, self.patience)
        return found

    def _let_go(self, why: Phrase) -> None:
        """A bot that has once gone astray is started anew for the next game: nobody knows what it would answer."""
        self._listener = None
        process = _running.pop((self.command, self._seat), None)
        if process is not None:
            process.send(forfeited(why, ENGLISH))
            process.close()


def end_all() -> None:
    """End every bot that this process has started: for processes that go before their time."""
    while _running:
        _running.popitem()[1].kill()


def check_bot(command: str) -> None:
    """Complain of a bot that cannot be started, or does not say that it is ready."""
    process = Process(command)
    try:
        shake_hands(process, PATIENCE)
    except (Nonsense, Gone) as problem:
        raise Complaint("bot-unfit", given=command, problem=problem.phrase) from None
    finally:
        process.close()
