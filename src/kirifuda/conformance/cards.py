"""Cards are conserved, each lies in one place, and who sees a card knows it."""

from collections import Counter

from ..kernel.game import Game
from ..kernel.state import SEATS
from .check import Check
from .fault import hold


class Conserved(Check):
    """At every decision each deck has the cards it began with, and zones and cards agree on where they lie.

    What is made in the course of a game (tokens) comes after those cards.
    """

    def begin(self, game: Game) -> None:
        self.count = len(game.state.cards)
        self.decks = _decks(game, self.count)

    def at(self, game: Game, index: int) -> None:
        if self.looks():
            self._look(game)

    def end(self, game: Game) -> None:
        self._look(game)

    def _look(self, game: Game) -> None:
        g = game.state
        hold(_decks(game, self.count) == self.decks, "cards are conserved")
        lying = [id for zone in g.zones for id in zone]
        hold(sorted(lying) == list(range(len(g.cards))), "each card lies in exactly one zone", sorted(lying))
        for place, zone in enumerate(g.zones):
            for id in zone:
                hold(g.cards[id].zone == place, "cards know where they lie", id, g.cards[id].zone, place)
        handles = {card.handle for card in g.cards}
        hold(len(handles) == len(g.cards) and max(handles) < g.next_handle, "handles are unique")
        for id, card in enumerate(g.cards):
            hold(card.id == id, "cards know their slot", id, card.id)
            for seat in range(SEATS):
                hold(g.knows(seat, id) or not g.sees(seat, id), "who sees a card knows it", id)
            hold(0 <= card.known < 1 << SEATS, "only seats know cards", id, card.known)


def _decks(game: Game, count: int) -> list[Counter[int]]:
    return [Counter(card.face for card in game.state.cards[:count] if card.owner == seat) for seat in range(SEATS)]
