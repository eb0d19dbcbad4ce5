"""Prices in souls (5.2.2), what they stand in, and costs that are one sign: ワイプ."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from ...effects.tree import Amount, Number
from ...language.clauses import Ending, VerbForm
from ...language.frame import Kind
from ...language.kinds import of_phrase
from ...language.meanings import DOER, Phrase, PlayerNumber
from ..tree import Price
from ..vocabulary import FACTIONS

SIGNS: Final = {words[0]: name for name, words in FACTIONS.items()}
WIPE: Final = "ワイプ"
COMMAS: Final = ("、", "＋")
"""What stands between two costs."""

GRAMMAR: Final = """
costs: costing                                   -> part
     | costing costs                             -> then
     | unit                                      -> part
     | unit costs                                -> then
costing: costclause                              -> framed
costclause: costending                           -> ends
          | item costclause                      -> preceded
costending: souls CostComma?                     -> costs_souls
          | BarePrice CostComma?                 -> costs_souls
          | WipeSign CostComma?                  -> costs_wiping
          | CounterSign CostComma?               -> costs_counters
          | PlayerStat number Counter? CostComma? -> costs_points
          | VPlain CostComma                     -> done_too
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


def bare_prices(text: str, start: int) -> Iterator[tuple[str, int, Price]]:
    """白1, ②: a price without brackets, where a cost begins."""
    if start and text[start - 1] not in COMMAS:
        return
    end = start
    while end < len(text) and (text[end] in SIGNS or text[end] == "X" or text[end].isdecimal()):
        end += 1
    if (price := price_of(text[start:end])) is not None:
        yield "BarePrice", end, price


def _paid(predicate: Phrase, more: str | None) -> Ending:
    return Ending(VerbForm("コスト", "active", "plain"), "join" if more else "end", predicate)


def costs_souls(price: Price, more: str | None) -> Ending:
    return _paid(Souls(price), more)


def costs_wiping(word: str, more: str | None) -> Ending:
    return _paid(Wiping(word), more)


def costs_counters(number: Amount, more: str | None) -> Ending:
    return _paid(Taken(number), more)


def costs_points(stat: str, amount: Amount, counter: str | None, more: str | None) -> Ending | None:
    """ライフ1点."""
    return _paid(PlayerNumber(stat, DOER, amount), more) if counter in (None, "点") else None


def done_too(verb: VerbForm, more: str) -> Ending | None:
    """手札を1枚捨てる、《1》: what is done for it, and something else."""
    return Ending(verb, "join") if more else None


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
    "costs_wiping": costs_wiping,
    "costs_counters": costs_counters,
    "costs_points": costs_points,
    "done_too": done_too,
    "souls": souls,
    "more_souls": more_souls,
    "so_many_souls": so_many_souls,
}
