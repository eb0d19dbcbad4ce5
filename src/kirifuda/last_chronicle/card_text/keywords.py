"""Keyword abilities as they are printed (15.2): 『突破 2』, 『異能 (白白1)』, 『ハーベスト 成長 2』 and the like."""

import re
from collections.abc import Callable
from typing import Final, Protocol

from ...effects.tree import Condition, Filter, Keyword, Sentence
from ...text.mapped import Mapped
from ..card_words.reminders import is_reminder_of
from ..tree import ChronicleKeyword, Price
from . import lexicon
from .lexicon import number
from .prices import price_of

NUMBERED: Final = ("breakthrough", "dynamo", "explore", "subdue")
PLAIN: Final = ("valor", "haste", "aura", "crystallize", "pursuit", "absorb", "union")
_NAME: Final = re.compile(lexicon.KEYWORD)
_NUMBER: Final = re.compile(f"(?:《（?|（)?({lexicon.NUMBER})(?:》|）)?")
_BRACKETS: Final = re.compile("（(?P<round>(?:[^（）]|（[^（）]*）)*)）|《（?(?P<angle>[^《》]*)》")
_PRICE: Final = re.compile("(?:《（?[^《》]*》)+|（[^（）]*）|[白橙紫黒青]+[0-9]*|[0-9]+|X")
_HARVEST: Final = re.compile(
    f"(?:（(?P<round>[^（）]+)）|(?P<bare>[^0-9XYZ《（）]+?))(?:カウンター)?、?(?:《（?)?(?P<number>{lexicon.NUMBER})(?:個)?》?"
)
_READY: Final = re.compile(f"(?:《（?)?({lexicon.NUMBER})》?、?条件[：:]?（(?P<when>(?:[^（）]|（[^（）]*）)*)）")
_ARROW: Final = re.compile("⇒|→|=＞|＝＞")
_REMINDER: Final = re.compile("（[^（）]*）|※[^『「\n]*")
_BETWEEN: Final = re.compile("[、・／と。]*")


class Inside(Protocol):
    """Reads what stands in a keyword's brackets."""

    def cards(self, text: Mapped) -> Filter | None: ...

    def sentences(self, text: Mapped) -> tuple[Sentence, ...]: ...

    def awaited(self, text: Mapped) -> tuple[Condition, ...]: ...


def keywords_in(text: Mapped, inside: Inside) -> tuple[Keyword, ...] | None:
    """The keywords of a line or a quotation that has nothing else; None if it has."""
    found: list[Keyword] = []
    place = 0
    while place < len(text):
        sign = text.text[place]
        if sign in "『「":
            close = _closing(text.text, place)
            if close is None:
                return None
            inner = keywords_in(text.part(place + 1, close), inside)
            if not inner:
                return None
            found.extend(inner)
            place = close + 1
        else:
            one = _keyword(text, place, inside)
            if one is None:
                return None
            keyword, place = one
            found.append(keyword)
        reminder = _REMINDER.match(text.text, place)
        if reminder is not None and not is_reminder_of(text.text[:place], reminder.group()):
            return None
        place = reminder.end() if reminder is not None else place
        between = _BETWEEN.match(text.text, place)
        assert between is not None
        place = between.end()
    return tuple(found)


def _closing(text: str, start: int) -> int | None:
    opening, closing = text[start], {"『": "』", "「": "」"}[text[start]]
    depth = 0
    for place in range(start, len(text)):
        depth += (text[place] == opening) - (text[place] == closing)
        if depth == 0:
            return place
    return None


def _keyword(text: Mapped, place: int, inside: Inside) -> tuple[Keyword, int] | None:
    match = _NAME.match(text.text, place)
    if match is None:
        return None
    name = lexicon.KEYWORD_WORDS[match.group()]
    place = match.end()
    if name in PLAIN:
        return (ChronicleKeyword(name), place) if _ends(text.text, place) else None
    return _READERS[name](name, text, place, inside)


def _ends(text: str, place: int) -> bool:
    """Nothing more belongs to the word that ends here."""
    return place == len(text) or text[place] in "、・／と。（※『「』」"


def _numbered(name: str, text: Mapped, place: int, inside: Inside) -> tuple[Keyword, int] | None:
    match = _NUMBER.match(text.text, place)
    if match is None or not _ends(text.text, match.end()):
        return None
    return ChronicleKeyword(name, number=number(match.group(1))), match.end()


def _of_cards(name: str, text: Mapped, place: int, inside: Inside) -> tuple[Keyword, int] | None:
    match = _BRACKETS.match(text.text, place)
    if match is None:
        return None
    group = "round" if match.group("round") is not None else "angle"
    filter = inside.cards(text.part(*match.span(group)))
    return None if filter is None else (ChronicleKeyword(name, filter=filter), match.end())


def _named(name: str, text: Mapped, place: int, inside: Inside) -> tuple[Keyword, int] | None:
    match = _BRACKETS.match(text.text, place)
    if match is None:
        return None
    card = (match.group("round") or match.group("angle") or "").strip("「」『』")
    return (ChronicleKeyword(name, card=card), match.end()) if card else None


def _priced(name: str, text: Mapped, place: int, inside: Inside) -> tuple[Keyword, int] | None:
    match = _PRICE.match(text.text, place)
    if match is None:
        return None
    inner = re.sub("[《》（）]", "", match.group())
    prices = tuple(price_of(part) for part in inner.split("／"))
    if any(price is None for price in prices) or len(prices) > (2 if name == "taboo" else 1):
        return None
    return ChronicleKeyword(name, prices=tuple(one for one in prices if isinstance(one, Price))), match.end()


def _harvest(name: str, text: Mapped, place: int, inside: Inside) -> tuple[Keyword, int] | None:
    match = _HARVEST.match(text.text, place)
    if match is None:
        return None
    counter = (match.group("round") or match.group("bare")).removesuffix("カウンター")
    return ChronicleKeyword(name, number=number(match.group("number")), counter=counter), match.end()


def _ready(name: str, text: Mapped, place: int, inside: Inside) -> tuple[Keyword, int] | None:
    match = _READY.match(text.text, place)
    if match is None:
        return None
    conditions = inside.awaited(text.part(*match.span("when")))
    return ChronicleKeyword(name, number=number(match.group(1)), conditions=conditions), match.end()


def _soul_burst(name: str, text: Mapped, place: int, inside: Inside) -> tuple[Keyword, int] | None:
    priced = _priced(name, text, place, inside)
    if priced is None:
        return None
    keyword, place = priced
    arrow = _ARROW.match(text.text, place)
    if arrow is None:
        return None
    assert isinstance(keyword, ChronicleKeyword)
    sentences = inside.sentences(text.part(arrow.end(), len(text)))
    return ChronicleKeyword(name, prices=keyword.prices, sentences=sentences), len(text)


Reader = Callable[[str, Mapped, int, Inside], tuple[Keyword, int] | None]
_READERS: Final[dict[str, Reader]] = {
    **dict.fromkeys(NUMBERED, _numbered),
    "soul-change": _of_cards,
    "awaken": _of_cards,
    "sublimate": _named,
    "gift": _priced,
    "taboo": _priced,
    "harvest": _harvest,
    "ready": _ready,
    "soul-burst": _soul_burst,
}
