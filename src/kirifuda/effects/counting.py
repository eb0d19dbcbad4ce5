"""What texts count through a turn: it is noted when it happens, for each player whose texts would count it."""

from dataclasses import replace
from functools import cache
from typing import Final

from .parts import parts_of
from .tree import CardsThisTurn, CardText, Filter, Happening, IsIt, Not, This, TimesThisTurn

AsItWas = tuple[int, int]
"""A card and the handle it had then: once it has changed its zone it is another."""
Counted = tuple[Happening, int, AsItWas, AsItWas]
"""Something that is counted through a turn, the player whose texts count it, and its two cards."""
NOT_THIS: Final = Not(IsIt(This()))


def counted_by(text: CardText) -> tuple[Happening, ...]:
    """Everything that this text, or anything it may give, counts through a turn."""
    counts = [one for one in parts_of(text) if isinstance(one, (TimesThisTurn, CardsThisTurn))]
    return tuple(dict.fromkeys([of_any_card(one.happening) for one in counts]))


@cache
def of_any_card(happening: Happening) -> Happening:
    """The same, whether it is the card of the text to which it happens, or is not."""
    what = happening.what
    if isinstance(happening.other, This):
        happening = replace(happening, other=None)
    if isinstance(what, This):
        return replace(happening, what=None)
    if isinstance(what, Filter) and NOT_THIS in what.tests:
        return replace(happening, what=replace(what, tests=tuple([one for one in what.tests if one != NOT_THIS])))
    return happening


def how_many(so_far: tuple[Counted, ...], seat: int, this: AsItWas, counts: TimesThisTurn | CardsThisTurn) -> int:
    """How often it has happened, or to how many cards; of the text's own card, to that card as it is there now."""
    happening = counts.happening
    sought = of_any_card(happening)
    what = happening.what
    times = 0
    cards: list[AsItWas] = []
    for known, whose, one, other in so_far:
        if whose != seat or known != sought:
            continue
        if (isinstance(what, This) and one != this) or (isinstance(happening.other, This) and other != this):
            continue
        if isinstance(what, Filter) and NOT_THIS in what.tests and one[0] == this[0]:
            continue
        times += 1
        if isinstance(counts, CardsThisTurn):
            cards.append(other if counts.other else one)
    return len(set(cards)) if isinstance(counts, CardsThisTurn) else times
