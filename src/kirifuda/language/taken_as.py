"""What a phrase is taken for: cards, or a number."""

from dataclasses import replace

from ..effects.tree import (
    EITHER,
    Amount,
    Count,
    Every,
    Extreme,
    Filter,
    Greatest,
    Number,
    Own,
    PlayerStat,
    Stat,
    Subject,
    Together,
)
from .meanings import (
    ALL,
    ANYBODYS,
    Joined,
    Much,
    Numbers,
    Phrase,
    Place,
    PlayerNumber,
    Quantity,
    Referred,
    Some,
    Things,
)


def subject_of(phrase: Phrase, bare: bool = False) -> Subject | None:
    """The cards that a phrase means. `bare`: without a number it means all of them."""
    if isinstance(phrase, Referred):
        return phrase.subject
    if isinstance(phrase, Joined):
        parts = [subject_of(one, bare) for one in phrase.phrases]
        return None if None in parts else Together(tuple([one for one in parts if one is not None]))
    found = things_of(phrase)
    if found is None or found.together:
        return None
    if found.quantity is None:
        if found.sole and found.filter.whose == ANYBODYS:
            return Some(found.filter, Quantity(Number(1)))  # どちらかのマスター
        one_at_most = found.sole and found.filter.whose != EITHER
        return Every(found.filter) if bare or one_at_most else None
    if found.quantity.each:
        return None
    return Every(found.filter) if found.quantity == ALL else Some(found.filter, found.quantity)


def _most_of(stat: str, of: Filter) -> Amount | None:
    """ATKが最も高いミニオンのATK: the same of all of them, however many there are."""
    most = [test for test in of.tests if isinstance(test, Extreme)]
    if len(most) != 1 or most[0].stat != stat:
        return None
    return Greatest(stat, replace(of, tests=tuple(test for test in of.tests if test is not most[0])), not most[0].most)


def things_of(phrase: Phrase) -> Things | None:
    """Cards by what they are; a zone as what lies in it."""
    if isinstance(phrase, Things):
        return phrase
    if isinstance(phrase, Place):
        return Things(Filter(phrase.whose, phrase.zones), phrase.quantity)
    return None


def amount_in(phrase: Phrase) -> Amount | None:
    """The number that a phrase is."""
    if isinstance(phrase, Much):
        return phrase.amount
    if isinstance(phrase, PlayerNumber) and phrase.amount is None:
        return PlayerStat(phrase.stat, phrase.whose)
    if isinstance(phrase, Numbers) and len(phrase.stats) == 1 and phrase.each:
        return Own(phrase.stats[0])
    if isinstance(phrase, Numbers) and len(phrase.stats) == 1 and phrase.of is not None:
        if isinstance(phrase.of, Every) and (most := _most_of(phrase.stats[0], phrase.of.filter)) is not None:
            return most if not phrase.original else None
        if isinstance(phrase.of, Every | Together):
            return None  # of several it is not one number
        return Stat(phrase.stats[0], phrase.of, phrase.original)
    if isinstance(phrase, Place) and phrase.quantity is None:
        return Count(Filter(phrase.whose, phrase.zones))
    return None
