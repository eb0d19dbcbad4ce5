"""Who sits where."""

import re
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from ..agents import AGENTS, BOT, Agent, agent_named, check_agent
from ..api import plain_name
from ..errors import Complaint
from ..kernel.phrase import Phrase
from ..words import LANGUAGES, say

HUMAN: Final = "human"
OPPONENTS: Final = ("greedy", "kind", "gentle", "search", "strong", "random", HUMAN)
_NOTE: Final = re.compile(r"kirifuda play: opponent=(\w+) seat=([12]) seed=(\d{1,10})")


@dataclass(frozen=True)
class Seating:
    """A person in a seat, and opposite a second one or a computer player."""

    eyes: int
    opponent: str
    seed: int = 0

    @property
    def shared(self) -> bool:
        """Whether two people share the terminal."""
        return self.opponent == HUMAN

    @cached_property
    def agents(self) -> dict[int, Agent]:
        return {} if self.shared else {1 - self.eyes: agent_named(self.opponent, self.seed)}

    def name(self, seat: int) -> Phrase:
        """What a player is called."""
        if self.shared:
            return Phrase("play-player", number=seat + 1)
        return Phrase("player-self") if seat == self.eyes else Phrase(f"play-opponent-{self._kind}")

    @property
    def _kind(self) -> str:
        """A bot's command is not written down: a file that somebody sent must not start programs."""
        return "bot" if self.opponent.startswith(BOT) else self.opponent

    def note(self) -> str:
        """The line by which a saved game finds its players again."""
        return f"kirifuda play: opponent={self._kind} seat={self.eyes + 1} seed={self.seed}"


def seating_of(notes: tuple[str, ...]) -> Seating | None:
    """The seating that a saved game had."""
    for note in notes:
        found = _NOTE.fullmatch(note)
        if found:
            opponent = found[1] if found[1] in OPPONENTS else OPPONENTS[0]
            return Seating(int(found[2]) - 1, opponent, int(found[3]))
    return None


def find_opponent(name: str) -> str:
    """An opponent by its name in either language, or a bot by its command."""
    if name.startswith(BOT):
        check_agent(name)
        return name
    for opponent in OPPONENTS:
        spoken = [say(f"play-opponent-{opponent}", language) for language in LANGUAGES]
        if plain_name(name) in map(plain_name, (opponent, *spoken)):
            return opponent
    raise Complaint("unknown-agent", given=name, known=", ".join((*OPPONENTS, f"{BOT}COMMAND")))


assert set(OPPONENTS) == {HUMAN, *AGENTS}
