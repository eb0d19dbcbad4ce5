"""Prices in souls (5.2.2), what they stand in, and costs that are one sign: ワイプ."""

from dataclasses import dataclass
from typing import Any, Final

from ...effects.tree import Amount, Number
from ...language.clauses import Ending, VerbForm
from ...language.frame import Kind
from ...language.kinds import of_phrase
from ...language.meanings import Phrase
from ..tree import Price
from ..vocabulary import FACTIONS

SIGNS: Final = {words[0]: name for name, words in FACTIONS.items()}
WIPE: Final = "ワイプ"

GRAMMAR: Final = """
ending: souls                                    -> costs_souls
      | souls "、"                               -> costs_souls_too
      | WipeSign "、"?                           -> costs_wiping
      | CounterSign "、"?                        -> costs_counters
np: souls                                        -> souls
souls: SoulsQuoted
     | SoulsQuoted souls                         -> more_souls
     | number "ソウル"                           -> so_many_souls
     | "ソウル" number                           -> so_many_souls
"""


@dataclass(frozen=True, slots=True)
class Souls(Phrase):
    price: Price


@dataclass(frozen=True, slots=True)
class Taken(Phrase):
    """（2） on a card with 動力: so many counters of it (15.2.14.10)."""

    number: Amount


def price_of(text: str) -> Price | None:
    """白白2, X: so many of each faction, and of any."""
    colours = dict.fromkeys(SIGNS.values(), 0)
    free = x = 0
    place = 0
    while place < len(text):
        sign = text[place]
        if sign in SIGNS:
            colours[SIGNS[sign]] += 1
            place += 1
        elif sign == "X":
            x += 1
            place += 1
        elif sign.isdecimal():
            end = place
            while end < len(text) and text[end].isdecimal():
                end += 1
            free += int(text[place:end])
            place = end
        else:
            return None
    return Price(free, **colours, x=x) if text else None


def _paid(predicate: Phrase) -> list[Ending]:
    verb = VerbForm("コスト", "active", "plain")
    return [Ending(verb, then, predicate) for then in ("end", "join")]


def costs_souls(price: Price) -> Ending:
    return Ending(VerbForm("コスト", "active", "plain"), "end", Souls(price))


def costs_souls_too(price: Price) -> Ending:
    return Ending(VerbForm("コスト", "active", "plain"), "join", Souls(price))


def costs_wiping(word: str) -> list[Ending]:
    return _paid(Wiping(word))


def costs_counters(number: Amount) -> list[Ending]:
    return _paid(Taken(number))


@dataclass(frozen=True, slots=True)
class Wiping(Phrase):
    word: str


def souls(price: Price) -> Phrase:
    return Souls(price)


def more_souls(one: Price, other: Price) -> Price:
    return Price(*(a + b for a, b in zip(_parts(one), _parts(other), strict=True)))


def _parts(price: Price) -> tuple[int, ...]:
    return price.free, *price.by_faction(), price.x


def so_many_souls(number: Amount) -> Price | None:
    return Price(number.value) if isinstance(number, Number) else None


def _price(phrase: Phrase) -> Price | None:
    return phrase.price if isinstance(phrase, Souls) else None


KINDS: Final[dict[str, Kind]] = {
    "souls": of_phrase(_price),
    "wiping": of_phrase(lambda phrase: True if isinstance(phrase, Wiping) else None),
    "taken": of_phrase(lambda phrase: phrase.number if isinstance(phrase, Taken) else None),
}
ACTIONS: Final[dict[str, Any]] = {
    "costs_souls": costs_souls,
    "costs_souls_too": costs_souls_too,
    "costs_wiping": costs_wiping,
    "costs_counters": costs_counters,
    "souls": souls,
    "more_souls": more_souls,
    "so_many_souls": so_many_souls,
}
