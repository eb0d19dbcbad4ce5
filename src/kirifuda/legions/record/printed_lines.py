"""A card as it is printed, line by line."""

from ...cli.boards.rows import GAP, ROMAN
from ...kernel.phrase import Phrase
from ...words import ENGLISH, say
from ..card_fields import NUMBERS
from ..cards import Printed
from ..vocabulary import CLASSES


def printed_lines(card: Printed, language: str) -> list[str]:
    """Names, kind, numbers, keywords and texts."""
    lines = [title(card, language), kind(card, language)]
    numbers = numbers_of(card, language)
    if numbers:
        lines.append(numbers)
    if card.category == "master":
        lines += [say("card-side-normal", language), *text_lines(card.printed_keywords, card.printed)]
        awakened = text_lines(card.printed_awakened_keywords, card.printed_awakened)
        return [*lines, say("card-side-awakened", language), *awakened]
    return lines + text_lines(card.printed_keywords, card.printed)


def summary(card: Printed, language: str) -> str:
    """A card in one line."""
    name = card.english if language == ENGLISH else card.name
    parts = (name, kind(card, language), numbers_of(card, language), GAP.join(card.printed_keywords))
    return GAP.join(part for part in parts if part)


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


def text_lines(keywords: tuple[str, ...], text: str) -> list[str]:
    """The keywords in a line, and the lines of the text."""
    return [*([GAP.join(keywords)] if keywords else []), *text.strip().splitlines()]
