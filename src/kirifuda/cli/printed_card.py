"""A card as it is printed, line by line."""

from typing import Final

from ..kernel.phrase import Phrase
from ..legions.card_fields import NUMBERS, UNITS
from ..legions.cards import Printed
from ..legions.vocabulary import CLASSES, KEYWORDS
from ..words import ENGLISH, say

ROMAN: Final = ("", "Ⅰ", "Ⅱ", "Ⅲ", "Ⅳ")
GAP: Final = "　"


def printed_lines(card: Printed, language: str) -> list[str]:
    """Names, kind, numbers, keywords and texts."""
    lines = [title(card, language), kind(card, language)]
    numbers = numbers_of(card, language)
    if numbers:
        lines.append(numbers)
    if card.category == "master":
        for side, text in (("normal", card.printed), ("awakened", card.printed_awakened)):
            lines += [say(f"card-side-{side}", language), *text.strip().splitlines()]
        return lines
    keywords = keywords_of(card)
    return lines + ([keywords] if keywords else []) + card.printed.strip().splitlines()


def summary(card: Printed, language: str) -> str:
    """A card in one line."""
    name = card.english if language == ENGLISH else card.name
    return GAP.join(
        part for part in (name, kind(card, language), numbers_of(card, language), keywords_of(card)) if part
    )


def title(card: Printed, language: str) -> str:
    if card.english == card.name:
        return card.name
    names = (card.english, card.name) if language == ENGLISH else (card.name, card.english)
    return say("card-title", language, name=names[0], other=names[1])


def kind(card: Printed, language: str) -> str:
    """Category, colours, class and types."""
    parts = [say(f"legions-category-{card.category}", language)]
    parts.append("・".join(say(f"legions-colour-{colour}", language) for colour in card.colours))
    if card.cls:
        parts.append(CLASSES[card.cls][0])
    if card.types:
        parts.append(say("card-types", language, types="・".join(card.types)))
    if card.token:
        parts.append(say("card-is-token", language))
    return GAP.join(parts)


def numbers_of(card: Printed, language: str) -> str:
    """The numbers that its category has."""
    values = {"cost": card.cost, "core_cost": card.core_cost, "atk": card.atk, "hp": card.hp, "wt": card.wt}
    shown = []
    for field in NUMBERS:
        value = values[field.key]
        if card.category in field.categories and (value or field.least == 0):
            printed = ROMAN[value] if field.key == "wt" else str(value)
            shown.append(say(Phrase(f"card-number-{field.key.replace('_', '-')}", value=printed), language))
    return GAP.join(shown)


def keywords_of(card: Printed) -> str:
    if card.category not in UNITS:
        return ""
    words = [KEYWORDS[one.name][0] + ("" if one.amount is None else str(one.amount)) for one in card.text.keywords]
    return GAP.join(words)
