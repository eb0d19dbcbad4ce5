"""Keyword abilities in the usual words (15.2)."""

from typing import Protocol

from ...effects.tree import Condition, Filter, Keyword, Number, Sentence, Variable
from ..tree import ChronicleKeyword
from ..vocabulary import KEYWORDS
from .prices import spelled
from .spoken_cards import Speaker


class Sayer(Protocol):
    """What can say the parts of a keyword."""

    @property
    def speaker(self) -> Speaker: ...


class Renders(Sayer, Protocol):
    """What can say sentences and conditions as well."""

    def of_keyword(self, sentences: tuple[Sentence, ...]) -> str: ...

    def awaited(self, conditions: tuple[Condition, ...]) -> str: ...


def keyword_word(name: str) -> str:
    return KEYWORDS[name][0]


def keyword(one: Keyword, sayer: Sayer) -> str:
    """突破 2, 異能（白白1）, ハーベスト 成長 2; without its quotation marks."""
    word = keyword_word(one.name)
    if not isinstance(one, ChronicleKeyword):
        return word
    speaker = sayer.speaker
    number = "" if one.number is None else "X" if is_given_in_words(one) else speaker.number(one.number)
    if one.name in ("dynamo", "explore", "subdue"):
        return f"{word}（{number}）"
    if one.name == "harvest":
        return f"{word}{one.counter}{number}"
    if one.name in ("soul-change", "awaken") and one.filter is not None:
        return f"{word}（{cards(one.filter, speaker)}）"
    if one.name == "sublimate":
        return f"{word}（{one.card}）"
    if one.name in ("gift", "taboo"):
        return f"{word}（{'／'.join(spelled(price).strip('《》') for price in one.prices)}）"
    rest: Renders = sayer  # type: ignore[assignment]
    if one.name == "ready":
        return f"{word}{number}条件（{rest.awaited(one.conditions)}）"
    if one.name == "soul-burst":
        return f"{word}{spelled(one.prices[0])}⇒{rest.of_keyword(one.sentences)}"
    return f"{word}{number}"


def is_given_in_words(one: Keyword) -> bool:
    """Whether its number is one that has to be counted."""
    number = one.number if isinstance(one, ChronicleKeyword) else None
    return number is not None and not isinstance(number, Number | Variable)


def with_its_number(one: Keyword, sayer: Sayer) -> str:
    """『動力（X）』Xは～に等しい。"""
    assert isinstance(one, ChronicleKeyword) and one.number is not None
    return f"『{keyword(one, sayer)}』Xは{sayer.speaker.amount(one.number)}に等しい。"


def cards(filter: Filter, speaker: Speaker) -> str:
    """【竜】のユニット; a category by itself is just that."""
    words = speaker.cards(filter)
    if not filter.categories and not filter.zones:
        words = words.removeprefix("戦場の").removesuffix("のカード")
    return words
