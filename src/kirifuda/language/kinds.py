"""What can fill a case of a frame: a phrase of a kind becomes a field."""

from collections.abc import Callable
from typing import Any, Final

from ..effects.tree import BOTH, OPPONENT, YOU, Amount, Count, Filter, Number, PlayerOf, Subject, This, TopCards
from .clauses import AtLeast, Bare, Changes, Item, Many, Marked, Measured, PerTurn, Signed, StatBy, UntilSoMany, Values
from .frame import Kind
from .meanings import (
    ALL,
    DOER,
    SELF,
    TIMES,
    CardsOnTop,
    Changing,
    Correction,
    DeckEnd,
    DeedCount,
    Fold,
    Gifts,
    HowMany,
    Hurt,
    It,
    Joined,
    Mark,
    Measure,
    Much,
    Numbers,
    OfItself,
    Period,
    Phrase,
    Place,
    PlayCost,
    Player,
    PlayerNumber,
    Price,
    Quantity,
    Received,
    Referred,
    Spot,
    State,
    TestPhrase,
    Thing,
    Things,
    Unnamed,
)
from .taken_as import amount_in, subject_of, things_of


def of_phrase(read: Callable[[Phrase], Any], zero: Any = None) -> Kind:
    return Kind(lambda item: read(item.phrase) if isinstance(item, Marked) else None, zero)


def _player(phrase: Phrase) -> str | None:
    return phrase.whose if isinstance(phrase, Player) else None


def _cards(phrase: Phrase) -> Subject | None:
    if isinstance(phrase, CardsOnTop):
        return TopCards(phrase.whose, phrase.count, phrase.bottom)
    return subject_of(phrase)


def _group(phrase: Phrase) -> Subject | None:
    return subject_of(phrase, bare=True)


def _target(phrase: Phrase) -> Subject | None:
    """Who is dealt damage; 相手のライフに is said of the player."""
    whose = _player(phrase) or _life_of(phrase) or _both(phrase)
    return PlayerOf(whose) if whose else subject_of(phrase)


def _both(phrase: Phrase) -> str:
    """自分と相手."""
    sides = [one.whose for one in phrase.phrases if isinstance(one, Player)] if isinstance(phrase, Joined) else []
    return BOTH if len(sides) == 2 and OPPONENT in sides and {*sides} & {YOU, SELF} else ""


def _filter(phrase: Phrase) -> Filter | None:
    found = things_of(phrase)
    return found.filter if found is not None and found.quantity is None and not found.together else None


def _some(phrase: Phrase) -> Things | None:
    """So many of these: none without a number."""
    found = things_of(phrase)
    return found if found is not None and found.quantity not in (None, ALL) else None


def _somes(phrase: Phrase) -> tuple[Things, ...] | None:
    """キャラクター1体とサポート1枚."""
    found = [_some(one) for one in phrase.phrases] if isinstance(phrase, Joined) else [None]
    return None if None in found else tuple([one for one in found if one is not None])


def _drawn(phrase: Phrase) -> Amount | None:
    """カードを2枚: cards that are no kind of card, so many."""
    found = _some(phrase)
    if found is None or found.filter != Filter() or found.quantity is None:
        return None
    if found.quantity.up_to or found.quantity.any_number:
        return None
    return found.quantity.count


def _so_many_cards(item: Item) -> Amount | None:
    """2枚引く, 捨てた数引く: nothing else is drawn."""
    if not isinstance(item, Many):
        return None
    count = item.quantity.count
    cards = item.quantity in (Quantity(count, "枚"), Quantity(count, "枚", more=True))
    return count if cards or (isinstance(count, DeedCount) and item.quantity == Quantity(count)) else None


def _damage(phrase: Phrase) -> Amount | None:
    return phrase.amount if isinstance(phrase, Hurt) and not phrase.nature else None


def _number(item: Item) -> Amount | None:
    if isinstance(item, Bare):
        return item.amount
    if isinstance(item, Many) and not item.quantity.up_to and not item.quantity.any_number:
        return item.quantity.count if item.quantity.counter in ("", "点") else None
    return None


def _what(phrase: Phrase) -> Subject | Filter | None:
    """Of a happening: this very card, or any of a kind."""
    if isinstance(phrase, Referred):
        return phrase.subject
    found = things_of(phrase)
    return found.filter if found is not None and found.quantity is None and not found.together else None


def _place(phrase: Phrase) -> Place | Spot | None:
    if isinstance(phrase, Place):
        return phrase if phrase.quantity is None else None
    return phrase if isinstance(phrase, Spot) else None


def _several(phrase: Phrase) -> Filter | None:
    """1体以上のミニオン: however many at once."""
    found = things_of(phrase)
    return found.filter if found is not None and found.together and found.quantity is None else None


def _life(phrase: Phrase) -> str | None:
    found = isinstance(phrase, PlayerNumber) and phrase.stat == "life" and phrase.amount is None
    return phrase.whose if isinstance(phrase, PlayerNumber) and found else None


def _life_of(phrase: Phrase) -> str | None:
    """相手のライフ, and not ライフ by itself."""
    whose = _life(phrase)
    return whose if whose != DOER else None


def _all_of(phrase: Phrase) -> Filter | None:
    found = things_of(phrase)
    return found.filter if found is not None and found.quantity == ALL else None


def _countable(phrase: Phrase) -> Amount | None:
    """A number, or how many cards there are of a kind."""
    amount = amount_in(phrase)
    if amount is None and isinstance(phrase, Things) and phrase.quantity is None:
        return Count(phrase.filter)
    return amount


def _times(item: Item) -> Quantity | None:
    """3回, and neither up to nor all."""
    found = item.quantity if isinstance(item, Many) else None
    if found is None or found.count is None or found.counter not in TIMES:
        return None
    return found if found == Quantity(found.count, found.counter) else None


DEEDS: Final = (Referred(It("これ", several=False)), Referred(It("それ")))
"""What the sentence before does, where something is said to be done again."""


def _filters(phrase: Phrase) -> tuple[Filter, ...] | None:
    found = [_filter(one) for one in phrase.phrases] if isinstance(phrase, Joined) else [None]
    return None if None in found else tuple([one for one in found if one is not None])


KINDS: Final[dict[str, Kind]] = {
    "player": of_phrase(_player, DOER),
    "someone": of_phrase(_player),
    "cards": of_phrase(_cards, Unnamed()),
    "group": of_phrase(_group, Unnamed()),
    "target": of_phrase(_target, Unnamed()),
    "filter": of_phrase(_filter),
    "some": of_phrase(_some),
    "somes": of_phrase(_somes),
    "drawn": of_phrase(_drawn),
    "damage": of_phrase(_damage),
    "number": Kind(_number),
    "signed": Kind(lambda item: (item.amount, item.down) if isinstance(item, Signed) else None),
    "stat-by": Kind(lambda item: item if isinstance(item, StatBy) else None),
    "amount": of_phrase(amount_in),
    "number-of": of_phrase(lambda phrase: None if isinstance(phrase, Place) else amount_in(phrase)),
    "numbers": of_phrase(lambda phrase: phrase if isinstance(phrase, Numbers) else None),
    "life": of_phrase(_life),
    "zone": of_phrase(
        lambda phrase: (
            phrase if isinstance(phrase, Place) and len(phrase.zones) == 1 and phrase.quantity is None else None
        )
    ),
    "zones": of_phrase(lambda phrase: phrase if isinstance(phrase, Place) and phrase.quantity is None else None),
    "deck-end": of_phrase(lambda phrase: phrase if isinstance(phrase, DeckEnd) else None),
    "state": of_phrase(lambda phrase: phrase.how if isinstance(phrase, State) else None),
    "gifts": of_phrase(lambda phrase: phrase if isinstance(phrase, Gifts) else None),
    "one": of_phrase(lambda phrase: phrase.subject if isinstance(phrase, Referred) else None),
    "place": of_phrase(_place),
    "at-least": Kind(lambda item: item.measure if isinstance(item, Measured) else None),
    "half": of_phrase(
        lambda phrase: phrase.amount if isinstance(phrase, Much) and isinstance(phrase.amount, OfItself) else None
    ),
    "fold": of_phrase(lambda phrase: phrase.factor if isinstance(phrase, Fold) else None),
    "what": of_phrase(_what),
    "spot": of_phrase(lambda phrase: phrase if isinstance(phrase, Spot) else None),
    "test": of_phrase(lambda phrase: phrase.filter if isinstance(phrase, TestPhrase) else None),
    "measure": of_phrase(lambda phrase: phrase if isinstance(phrase, Measure) else None),
    "one-card": of_phrase(lambda phrase: True if _drawn(phrase) == Number(1) else None),
    "word": of_phrase(lambda phrase: phrase if isinstance(phrase, Thing) and phrase.of is None else None),
    "many": Kind(lambda item: item.quantity if isinstance(item, Many) else None),
    "times": Kind(_times),
    "the-deed": of_phrase(lambda phrase: True if phrase in DEEDS else None),
    "so-that": Kind(lambda item: item if isinstance(item, UntilSoMany) else None),
    "card": of_phrase(lambda phrase: True if phrase == Things(Filter()) else None),
    "mark": of_phrase(lambda phrase: phrase.mark if isinstance(phrase, Mark) else None),
    "period": of_phrase(lambda phrase: phrase if isinstance(phrase, Period) else None),
    "play-cost": of_phrase(lambda phrase: phrase if isinstance(phrase, PlayCost) else None),
    "so-much": of_phrase(lambda phrase: phrase if isinstance(phrase, PlayerNumber) and phrase.amount else None),
    "all-of": of_phrase(_all_of),
    "received": of_phrase(lambda phrase: phrase if isinstance(phrase, Received) else None),
    "least": Kind(lambda item: item.amount if isinstance(item, AtLeast) else None),
    "values": Kind(lambda item: item if isinstance(item, Values) else None),
    "several": of_phrase(_several),
    "changes": Kind(lambda item: item if isinstance(item, Changes) else None),
    "correction": of_phrase(lambda phrase: phrase if isinstance(phrase, Correction) else None),
    "effects-of": of_phrase(lambda phrase: phrase if isinstance(phrase, Thing) and phrase.key == "効果" else None),
    "own-effect": of_phrase(lambda phrase: True if phrase in (Thing("この効果"), Thing("効果", This())) else None),
    "price": of_phrase(lambda phrase: phrase if isinstance(phrase, Price) else None),
    "subjects": of_phrase(_group),
    "quantity": of_phrase(lambda phrase: phrase.quantity if isinstance(phrase, HowMany) else None),
    "countable": of_phrase(_countable),
    "filters": of_phrase(_filters),
    "all": Kind(lambda item: True if isinstance(item, Many) and item.quantity == ALL else None),
    "so-many-of": of_phrase(lambda phrase: phrase if isinstance(phrase, Place) else None),
    "changing": of_phrase(lambda phrase: phrase if isinstance(phrase, Changing) else None),
    "so-often": Kind(
        lambda item: (
            item.quantity.count if isinstance(item, Many) and item.quantity == Quantity(item.quantity.count) else None
        )
    ),
    "per-turn": Kind(lambda item: item.amount if isinstance(item, PerTurn) and item.of is None else None),
    "per-turn-of": Kind(lambda item: item if isinstance(item, PerTurn) and item.of is not None else None),
    "life-of": of_phrase(_life_of),
    "so-many-cards": Kind(_so_many_cards),
    "hurt": of_phrase(lambda phrase: phrase if isinstance(phrase, Hurt) else None),
}
