"""What a seat knows is what it was shown and could follow: kept here a second time, from outside."""

from typing import Final

from ..kernel.ask import CARD, STOP
from ..kernel.events import HIDDEN, Event
from ..kernel.game import Game, History
from ..kernel.state import SEATS
from ..kernel.view import CardView, View
from .check import Check
from .fault import hold
from .inside import events_since, history

HELD: Final = ("hand",)
"""Zones whose cards only their holder can tell apart."""
LAID_FACE_DOWN: Final = ("walls", "life")
"""Zones into which cards are laid face-down, in an order of their owner's liking where there are several."""


class Known(Check):
    """No seat is said to know a card that it was never shown, or that it has lost sight of.

    Sight of a card is lost when its zone is shuffled, when any card leaves a hidden hand unseen, and when
    several cards that lay open are laid down unseen together, in an order of their owner's liking.
    Games that do not ask for their shuffles are not looked at: a shuffle must be the first thing after
    an answer.
    """

    def begin(self, game: Game) -> None:
        self.ids: dict[int, int] = {}
        self.zones: dict[int, int] = {}
        self.handles: dict[int, int] = {}
        self.seen: list[set[int]] = [set() for _ in range(SEATS)]
        self.model: list[set[int]] = [set() for _ in range(SEATS)]
        self.mark: History = None
        g = game.state
        for card in g.cards:
            self.ids[card.handle] = card.id
            for seat in range(SEATS):
                if g.knows(seat, card.id):
                    self.model[seat].add(card.id)

    def at(self, game: Game, index: int) -> None:
        if game.dealer is None:
            self._follow(game)

    def end(self, game: Game) -> None:
        if game.dealer is None:
            self._follow(game)

    def _follow(self, game: Game) -> None:
        g = game.state
        for card in g.cards:
            self.ids[card.handle] = card.id
        events = events_since(game, self.mark)
        self.mark = history(game)
        for seat in range(SEATS):
            shown = self._shown_by(game, events, seat)
            self._lose_sight(game, events, seat, shown)
            self.model[seat] |= shown
            claimed = {card.id for card in g.cards if g.knows(seat, card.id)}
            excess = claimed - self.model[seat]
            hold(not excess, "a seat knows what it was shown", seat, excess, game.ask, events)
            self.seen[seat] = {card.id for card in g.cards if g.sees(seat, card.id)}
        self.zones = {card.id: card.zone for card in g.cards}
        self.handles = {card.id: card.handle for card in g.cards}

    def _shown_by(self, game: Game, events: list[Event], seat: int) -> set[int]:
        """The cards whose faces this seat has had before it since it last looked."""
        faces = [card for event in events for card in event.told(seat)[3]]
        shown = {self.ids[handle] for handle, face in faces if face != HIDDEN and handle in self.ids}
        in_view = [card for card in _cards(game.view(seat)) if HIDDEN not in (card.face, card.handle)]
        shown |= {self.ids[card.handle] for card in in_view}
        asked = game.ask
        if asked is not None and asked.seat == seat and asked.domain == CARD:
            shown |= {value for value in asked.values if value != STOP and game.state.sees(seat, value)}
        return shown

    def _lose_sight(self, game: Game, events: list[Event], seat: int, shown: set[int]) -> None:
        g = game.state
        lost = self.model[seat]
        for event in events:
            if event.kind == "shuffled":
                kind = [spec.name for spec in g.specs].index(event.what)
                lost -= set(g.zone(kind, event.seat))
        moved = {card.id for card in g.cards if self.handles.get(card.id, card.handle) != card.handle}
        moved |= {card.id for card in g.cards if self.zones.get(card.id, card.zone) != card.zone}
        for zone, ids in enumerate(g.zones):
            if zone % SEATS == seat:
                continue
            name = g.specs[zone // SEATS].name
            if name in HELD:
                left = {id for id in moved if self.zones.get(id) == zone and g.cards[id].zone != zone}
                if left - shown:
                    lost -= (left | set(ids)) - shown
            elif name in LAID_FACE_DOWN:
                laid_down = {id for id in ids if id in moved and id in self.seen[seat] and not g.sees(seat, id)}
                if len(laid_down) > 1:
                    lost -= laid_down


def _cards(view: View) -> list[CardView]:
    cards = [card for zone in view.zones for card in zone.cards]
    cards += [card for waiting in view.pending for card in (*waiting.cards, *waiting.target_cards)]
    return cards + [under for card in cards for under in card.under]
