"""A card of Last Chronicle as it is printed, line by line."""

from typing import Final

from ...cli.boards.rows import GAP, ROMAN
from ...kernel.phrase import Phrase
from ...words import ENGLISH, JAPANESE, say
from ..price import price_of
from ..printed import GREEN, NO_LAMP, RED, Printed
from ..wording import price_words

LAMP_SIGNS: Final = {NO_LAMP: "-", GREEN: "green", RED: "red"}


def printed_lines(card: Printed, language: str) -> list[str]:
    """Names, type, cost, CA, numbers, lamps and texts."""
    lines = [title(card, language), kind(card, language), numbers(card, language)]
    if any(card.lamps):
        lines.append(lamps(card, language))
    return [*lines, *text_lines(card, language), *burst_lines(card, language)]


def text_lines(card: Printed, language: str) -> list[str]:
    words = card.words
    lines = words.text.strip().splitlines()
    for row, text in (("green", words.green), ("red", words.red)):
        lines += _marked(f"last-chronicle-card-row-{row}", text, language)
    return lines


def burst_lines(card: Printed, language: str) -> list[str]:
    words = card.words
    lines: list[str] = []
    for row, text in (("burst", words.burst), ("burst-green", words.burst_green), ("burst-red", words.burst_red)):
        lines += _marked(f"last-chronicle-card-row-{row}", text, language)
    return lines


def summary(card: Printed, language: str) -> str:
    """A card in one line."""
    name = card.english if language == ENGLISH and card.english else card.name
    return GAP.join((name, kind(card, language), numbers(card, language)))


def title(card: Printed, language: str) -> str:
    if not card.english or card.english == card.name:
        return card.name
    names = (card.english, card.name) if language == ENGLISH else (card.name, card.english)
    return say("card-title", language, name=names[0], other=names[1])


def kind(card: Printed, language: str) -> str:
    """Types, categories and icons."""
    parts = ["・".join(say(f"last-chronicle-type-{word}", language) for word in card.types)]
    parts += [f"【{'/'.join(card.categories)}】"] if card.categories else []
    parts += ["LEGACY"] if card.legacy else []
    parts += ["EPIC"] if card.epic else []
    parts += ["CB"] if card.burst else []
    parts += [say("card-is-token", language)] if card.token is not None else []
    return GAP.join(parts)


def numbers(card: Printed, language: str) -> str:
    """Cost, CA, and of a unit its level, power and ATK with what lamps add."""
    price = price_words(price_of(card.price))
    shown = [_number("cost", price.ja if language == JAPANESE else price.en, language)]
    orbs = card.ca + card.ca_blue
    shown.append(_number("ca", _with_lamps(orbs, card.ca_green, card.ca_red, language), language))
    if "unit" in card.types:
        power = _with_lamps(card.power, card.power_green, card.power_red, language)
        atk = _with_lamps(card.atk, card.atk_green, card.atk_red, language)
        shown += [_number("level", ROMAN[card.level], language), _number("power", power, language)]
        shown.append(_number("atk", atk, language))
    return GAP.join(shown)


def _number(stat: str, value: str, language: str) -> str:
    return say(Phrase(f"last-chronicle-card-{stat}", value=value), language)


def _with_lamps(number: int, green: int, red: int, language: str) -> str:
    """A number, and what a lit lamp adds to it."""
    more = [
        say(Phrase(f"last-chronicle-card-lamp-{lamp}"), language) + f"{many:+d}"
        for lamp, many in (("green", green), ("red", red))
        if many
    ]
    return f"{number}({','.join(more)})" if more else str(number)


def lamps(card: Printed, language: str) -> str:
    """The lamp of each era."""
    words = [
        ROMAN[era] + (say(f"last-chronicle-card-lamp-{LAMP_SIGNS[lamp]}", language) if lamp else LAMP_SIGNS[NO_LAMP])
        for era, lamp in enumerate(card.lamps, start=1)
    ]
    return say("last-chronicle-card-lamps", language, lamps=" ".join(words))


def _marked(row: str, text: str, language: str) -> list[str]:
    """The lines of a coloured row, or of a chrono burst, behind a word that says which."""
    return [say(row, language, text=line) for line in text.strip().splitlines()]
