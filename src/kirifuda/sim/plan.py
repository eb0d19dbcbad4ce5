"""Which games a run consists of. A game is known by its number, and everything about it follows from that.

Games go round the match-ups: game 0 is the first of the first match-up, game 1 the first of the second. In every
match-up the sides change seats from game to game.
"""

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from functools import cached_property
from hashlib import sha256
from itertools import combinations
from typing import Any, Final, NamedTuple

from ..errors import Complaint
from ..kernel.phrase import Phrase
from .sequential import Question

FORMAT: Final = 1
"""Of what is kept of a run; a run of another format is not gone on with."""
ROUND_ROBIN: Final = "round-robin"
GAUNTLET: Final = "gauntlet"
SCHEMES: Final = (ROUND_ROBIN, GAUNTLET)


class Deck(NamedTuple):
    """A deck by the names of its cards, so that it is read anew with every card set."""

    name: str
    cards: tuple[str, ...] | None
    """None is the deck that the game gives."""


class CardSet(NamedTuple):
    """The cards beyond those of the game, and the restrictions, that games are played with."""

    name: str
    files: tuple[str, ...] = ()
    regulation: str = ""
    fingerprint: str = ""
    """Of the rules with these cards: what a game depends on."""


class Cell(NamedTuple):
    """A match-up with one of the card sets: two sides, by their places among the entrants."""

    card_set: int
    one: int
    other: int


class Fixture(NamedTuple):
    """One game: who sits where with which deck, and what its chance begins from."""

    number: int
    cell: int
    nth: int
    """Which game of its match-up it is."""
    entrants: tuple[int, int]
    """By seats."""
    decks: tuple[int, int]
    agents: tuple[int, int]
    seed: int


@dataclass(frozen=True)
class Plan:
    """Several agents: they are the entrants, and the decks go round among them. One agent: the decks are."""

    game: str
    edition: str
    decks: tuple[Deck, ...]
    agents: tuple[str, ...]
    card_sets: tuple[CardSet, ...]
    scheme: str
    games: int
    """In every match-up, at most."""
    seed: int
    question: Question | None = None
    """What ends a match-up early; None plays every game."""
    players: str = ""
    """The fingerprint of the agents: what they answer depends on it."""
    patience: float | None = None
    """Seconds that a bot has for an answer, where that is not as usual."""
    longest: int = 20_000
    """Answers after which a game is broken off."""
    format: int = FORMAT

    @cached_property
    def entrants(self) -> tuple[str, ...]:
        return self.agents if self.of_agents else tuple(deck.name for deck in self.decks)

    @property
    def of_agents(self) -> bool:
        return len(self.agents) > 1

    @cached_property
    def pairs(self) -> tuple[tuple[int, int], ...]:
        """The match-ups; a single entrant meets itself."""
        many = len(self.entrants)
        if many == 1:
            return ((0, 0),)
        if self.scheme == GAUNTLET:
            return tuple((0, other) for other in range(1, many))
        return tuple(combinations(range(many), 2))

    @cached_property
    def cells(self) -> tuple[Cell, ...]:
        return tuple(Cell(nth, one, other) for one, other in self.pairs for nth in range(len(self.card_sets)))

    @property
    def total(self) -> int:
        return self.games * len(self.cells)

    @cached_property
    def deals(self) -> tuple[tuple[int, int], ...]:
        """Where agents meet: the decks of one and the other, game after game; each pairing comes both ways at once."""
        many = len(self.decks)
        mirrors = [(deck, deck) for deck in range(many)]
        mixed = [deal for one, other in combinations(range(many), 2) for deal in ((one, other), (other, one))]
        return (*mixed, *mirrors)

    def fixture(self, number: int) -> Fixture:
        nth, at = divmod(number, len(self.cells))
        cell = self.cells[at]
        sides = (cell.one, cell.other)
        decks = self.deals[nth // 2 % len(self.deals)] if self.of_agents else sides
        agents = sides if self.of_agents else (0, 0)
        seed = self._seed_of(cell, nth)
        if nth % 2:
            return Fixture(number, at, nth, sides[::-1], decks[::-1], agents[::-1], seed)
        return Fixture(number, at, nth, sides, decks, agents, seed)

    def _seed_of(self, cell: Cell, nth: int) -> int:
        """The same for a game with every card set: only the cards are to differ."""
        written = f"{self.seed}/{cell.one}/{cell.other}/{nth}"
        return int.from_bytes(sha256(written.encode()).digest()[:8], "big")

    def number_of(self, cell: int, nth: int) -> int:
        return nth * len(self.cells) + cell

    # --- as a file ----------------------------------------------------------------------------------

    def written(self) -> str:
        return json.dumps(asdict(self), ensure_ascii=False, indent=1) + "\n"

    @property
    def digest(self) -> str:
        """A short name for a plan, however many games it may still get."""
        known = {name: value for name, value in asdict(self).items() if name != "games"}
        return sha256(json.dumps(known, ensure_ascii=False).encode()).hexdigest()[:8]


def read_plan(text: str) -> dict[str, Any] | None:
    """What a file says of a plan; None if it is none."""
    try:
        found = json.loads(text)
    except ValueError:
        return None
    return found if isinstance(found, dict) and "format" in found else None


def differences(kept: dict[str, Any], plan: Plan) -> Iterator[Phrase]:
    """What stands in the way of going on with a run. More games than before do not."""
    wanted = json.loads(plan.written())
    for name in wanted:
        if name == "games" and isinstance(kept.get(name), int) and kept[name] <= wanted[name]:
            continue
        if kept.get(name) != wanted[name]:
            yield Phrase("sim-differs", what=name, kept=_short(kept.get(name)), wanted=_short(wanted[name]))


def _short(value: Any) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 60 else f"{text[:40]}… ({sha256(text.encode()).hexdigest()[:6]})"


def check_entrants(plan: Plan) -> None:
    """Names must tell entrants apart, and a gauntlet needs somebody to run it and somebody to meet."""
    twice = {name for name in plan.entrants if plan.entrants.count(name) > 1}
    if twice:
        raise Complaint("sim-entered-twice", names=", ".join(sorted(twice)))
    if plan.scheme == GAUNTLET and len(plan.entrants) < 2:
        raise Complaint("sim-gauntlet-alone")
