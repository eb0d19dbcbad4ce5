"""Who sees which faces, written down once more, apart from how the kernel decides it."""

from typing import Any, ClassVar, Final

from ..kernel.events import HIDDEN
from ..kernel.game import Game
from ..kernel.state import SEATS, State
from .check import Check
from .fault import hold

NOWHERE: Final = -1


class Visible(Check):
    """A seat sees what a book lays open to it and what was shown to it, and its view has exactly those faces.

    `out` is the kind of zone whose cards are in nobody's view.
    """

    out: ClassVar[int] = NOWHERE

    def lies_open(self, g: Any, seat: int) -> set[int]:
        """The cards that this seat sees by where and how they lie."""
        raise NotImplementedError

    def at(self, game: Game, index: int) -> None:
        if game.ask is None or not self.looks():
            return
        g: State[Any] = game.state
        for seat in range(SEATS):
            shown = {id for id, card in enumerate(g.cards) if card.shown >> seat & 1}
            should = self.lies_open(g, seat) | shown
            seen = {id for id in range(len(g.cards)) if g.sees(seat, id)}
            hold(should <= seen, "a seat sees what lies open to it", seat, should - seen)
            if not g.looked_into:
                hold(seen <= should, "a seat sees no more than lies open to it", seat, seen - should)
            cards = [one for zone in game.view(seat).zones for card in zone.cards for one in (card, *card.under)]
            faces = {card.handle: card.face for card in cards if card.face != HIDDEN}
            told = {g.cards[id].handle: g.cards[id].face for id in seen if g.cards[id].zone // SEATS != self.out}
            hold(faces == told, "a view has every face that is seen", seat, set(faces) ^ set(told))
