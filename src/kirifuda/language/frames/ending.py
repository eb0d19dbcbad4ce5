"""The end of the game, and what holds before it begins."""

from dataclasses import replace
from typing import Final

from ...effects.statements import CopiesInDeck, LoseGame, WinGame
from ...effects.tree import EITHER, Number, Subject, This
from ..frame import Found, Frame, frame
from ..meanings import ANY, Place, Quantity, Spot


def so_many_in_deck(subject: Subject, deck: Place, many: Quantity) -> CopiesInDeck | None:
    """このカードはデッキに何枚でも入れる事が出来る."""
    if subject != This() or deck != Place(("deck",), EITHER):
        return None
    if many == ANY:
        return CopiesInDeck()
    return CopiesInDeck(many.count.value) if many.up_to and isinstance(many.count, Number) else None


def so_many_of_deck(subject: Subject, deck: Place | Spot) -> CopiesInDeck | None:
    if not isinstance(deck, Place) or deck.quantity is None:
        return None
    return so_many_in_deck(subject, replace(deck, quantity=None), deck.quantity)


def what_is_in_deck(one: CopiesInDeck) -> Found | None:
    many = ANY if one.most is None else Quantity(Number(one.most), "枚", up_to=True)
    return {"subject": This(), "deck": Place(("deck",), EITHER), "many": many}


FRAMES: Final[tuple[Frame, ...]] = (
    frame(WinGame, "{whose:player}は|が? ゲームに? 勝利する", en="{whose} [win] the game"),
    frame(LoseGame, "{whose:player}は|が? ゲームに? 敗北する", en="{whose} [lose] the game"),
    frame(CopiesInDeck, "{subject:one}は {deck:so-many-of}に 入れる", voices="passive", pack=so_many_of_deck),
    frame(CopiesInDeck, "{subject:one}は|を {deck:so-many-of}に 入れる", forms="can may", pack=so_many_of_deck),
    frame(
        CopiesInDeck,
        "{subject:one}は|を {deck:place}に {many:many} 入れる",
        forms="can may",
        pack=so_many_in_deck,
        unpack=what_is_in_deck,
    ),
)
