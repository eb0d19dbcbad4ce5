"""The end of the game, and what holds before it begins."""

from dataclasses import replace
from typing import Final

from ...effects.statements import CopiesInDeck, LoseGame, WinGame
from ...effects.tree import EITHER, Number, Subject, This
from ..frame import Frame, frame
from ..meanings import ANY, Place, Quantity


def so_many_in_deck(subject: Subject, deck: Place, many: Quantity) -> CopiesInDeck | None:
    """このカードはデッキに何枚でも入れる事が出来る."""
    if subject != This() or deck != Place(("deck",), EITHER):
        return None
    if many == ANY:
        return CopiesInDeck()
    return CopiesInDeck(many.count.value) if many.up_to and isinstance(many.count, Number) else None


def so_many_of_deck(subject: Subject, deck: Place) -> CopiesInDeck | None:
    return so_many_in_deck(subject, replace(deck, quantity=None), deck.quantity) if deck.quantity is not None else None


FRAMES: Final[tuple[Frame, ...]] = (
    frame(WinGame, "{whose:player}は|が? ゲームに? 勝利する"),
    frame(LoseGame, "{whose:player}は|が? ゲームに? 敗北する"),
    frame(CopiesInDeck, "{subject:one}は {deck:so-many-of}に 入れる", forms="can may", pack=so_many_of_deck),
    frame(CopiesInDeck, "{subject:one}は {deck:place}に {many:many} 入れる", forms="can may", pack=so_many_in_deck),
)
