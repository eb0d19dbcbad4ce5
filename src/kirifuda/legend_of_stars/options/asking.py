"""Asking: one card at a time, in the order in which they lie; what the chooser cannot see is drawn by lot."""

from collections.abc import Callable, Generator
from typing import Final

from ...kernel.ask import ACT, ACTION, CARD, CHOOSE, Question, Values
from ...kernel.choosing import by_lot, choose_some
from ..table import Table

SQUARE: Final = "square"
"""A domain of values: squares of a player's zone."""
END_OF_DECK: Final = "end-of-deck"
"""A domain of values: 0 is the top, 1 the bottom."""
LANE: Final = "lane"
"""A domain of values: lanes, from the left as the chooser sees them."""
WORD: Final = "word"
"""A domain of values: words that can be declared, by their place in the list of their kind."""
HOW: Final = "how"
"""A domain of values: how a character lies, by its face and its position."""


def choose(
    seat: int, by: str, prompt: str, values: Values, domain: str = CARD, about: Values = (), public: bool = True
) -> Question:
    return Question(seat, CHOOSE, by, prompt, domain, values, about, public)


def act(
    g: Table, seat: int, by: str, prompt: str, find: Callable[[Table, int], Values], public: bool = False
) -> Question:
    """`public`: everybody can tell what can be done, so where that is one thing only it is not asked for."""
    return Question(seat, ACT, by, prompt, ACTION, None, (), public, find, 0, g)


def choose_several(
    g: Table,
    seat: int,
    by: str,
    prompt: str,
    ids: Values,
    least: int,
    most: int,
    source: Values = (),
    in_secret: bool = False,
) -> Generator[Question, int, Values]:
    """Choose from `least` to `most` of these cards. `source` is the card whose effect asks for it, if it is one's.

    Characters lie in places of their own: they can be pointed at face-down. Of a hand that the chooser does not see,
    chance draws. `in_secret`: others cannot tell how many there are to choose from, so it is asked though none is left.
    """
    if not all([can_point_at(g, seat, id) for id in ids]):
        return by_lot(by, prompt, ids, min(most, len(ids)))
    public = all([can_point_at(g, 1 - seat, id) for id in ids])
    about = (least, most, *source)
    return choose_some(seat, by, prompt, ids, least, most, about, public, in_secret=in_secret)


def can_point_at(g: Table, seat: int, id: int) -> bool:
    return g.specs[g.cards[id].zone >> 1].placed or g.sees(seat, id)
