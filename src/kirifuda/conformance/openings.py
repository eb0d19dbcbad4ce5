"""How the games that are watched begin: from the set-up, or from a position with much going on."""

from dataclasses import dataclass
from typing import Final, Protocol

from ..game_records import record_of
from ..kernel.ask import CHANCE
from ..kernel.chance import Dealer
from ..kernel.game import Game
from ..kernel.position import Position
from ..kernel.rules import Rules, rules_named
from .own_texts import decks_of_own_texts, knows_own_cards

ASKED: Final = 0
"""From the set-up; every shuffle is asked for."""
DEALT: Final = 1
"""From the set-up, with a dealer."""
CROWDED: Final = 2
"""From a crowded position; every shuffle is asked for."""
STYLES: Final = (ASKED, DEALT, CROWDED)


class CrowdedTable(Protocol):
    def __call__(self, rules: Rules, dealer: Dealer, decks: tuple[tuple[int, ...], ...] | None = None) -> Position: ...


def crowded_position(rules: Rules, dealer: Dealer, decks: tuple[tuple[int, ...], ...] | None = None) -> Position:
    """A position with much going on, of a game that has such."""
    crowded = record_of(rules.game).crowded
    if crowded is None:
        raise LookupError(f"the record of {rules.game} has no crowded position")
    return crowded(rules, dealer, decks)


@dataclass(frozen=True, slots=True)
class Opening:
    """A game to watch; `seed` decides all about it. With `own` texts cards are made at random, from texts of the cards
    that come with the game and from files of `texts`."""

    game: str
    edition: str
    seed: int
    own: bool = False
    texts: tuple[str, ...] = ()

    @property
    def style(self) -> int:
        return self.seed % len(STYLES)

    def begin(self) -> Game:
        rules = rules_named(self.game, self.edition)
        dealer = Dealer(self.seed)
        decks: tuple[tuple[int, ...], ...] | None = None
        if self.own and knows_own_cards(self.game):
            rules, decks = decks_of_own_texts(self.game, self.edition, dealer, self.texts)
        if self.style == CROWDED and record_of(self.game).crowded is not None:
            return Game(rules, rules.setting.lay(crowded_position(rules, dealer, decks)))
        begun = rules.opening(rules.decks() if decks is None else decks, CHANCE)
        return Game(rules, begun, dealer.below(1 << 64) if self.style == DEALT else None)
