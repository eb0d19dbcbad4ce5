"""What is printed on a card besides its texts (chapters 13 to 15): which categories have which numbers."""

import re
import unicodedata
from collections.abc import Iterable, Mapping
from typing import Any, Final

from ..kernel.phrase import Argument, Phrase
from ..text.file_problems import nearest
from ..text.toml_places import Spot
from .book import clause
from .vocabulary import CATEGORIES, CLASSES, COLOURS

CARD_KEYS: Final = (
    "name",
    "english",
    "category",
    "class",
    "colours",
    "types",
    "cost",
    "core_cost",
    "atk",
    "hp",
    "wt",
    "keywords",
    "text",
    "flavour",
    "token",
    "normal",
    "awakened",
)
SIDE_KEYS: Final = ("text", "keywords", "flavour")
SIDES: Final = ("normal", "awakened")
MASTER: Final = "master"
PRINTED_CATEGORIES: Final = ("master", "skill", "arts", "minion", "lord")
UNITS: Final = ("minion", "lord")
MOST: Final = 99
MOST_SYMBOLS: Final = 2


class NumberField:
    """A number on cards of some categories: its clause, who has it, the least and the most it can be."""

    __slots__ = ("categories", "clause", "key", "least", "most")

    def __init__(self, key: str, clause: str, categories: tuple[str, ...], least: int = 0, most: int = MOST) -> None:
        self.key = key
        self.clause = clause
        self.categories = categories
        self.least = least
        self.most = most


NUMBERS: Final = (
    NumberField("cost", "14-3f", ("skill", "arts", "minion", "lord")),
    NumberField("core_cost", "14-3g", ("lord",)),
    NumberField("atk", "14-3h", UNITS),
    NumberField("hp", "14-3i", UNITS, least=1),
    NumberField("wt", "14-3j", ("skill", "minion"), least=1, most=4),
)
NO_TOKEN_HAS: Final = "wt"
"""A token never waits (42-3)."""

_ROMAN: Final = {"I": 1, "II": 2, "III": 3, "IV": 4}


class Fault:
    """Something wrong with a field: where, by which clause, and what would be right.

    `start` and `end` are the characters of the field's text that are meant; both -1 for all of it.
    """

    __slots__ = ("clause", "end", "phrase", "spot", "start")

    def __init__(self, spot: Spot, clause: str, phrase: Phrase, start: int = -1, end: int = -1) -> None:
        self.spot = spot
        self.clause = clause
        self.phrase = phrase
        self.start = start
        self.end = end


class CardFields:
    """One `[[card]]` table while it is read: what is found there, and what is wrong with it."""

    def __init__(self, table: dict[str, Any], spot: Spot) -> None:
        self.table = table
        self.spot = spot
        self.faults: list[Fault] = []
        self.name = ""
        self.english = ""
        self.category = ""
        self.cls = ""
        self.colours: tuple[str, ...] = ()
        self.types: tuple[str, ...] = ()
        self.token = False
        self.numbers: dict[str, int] = {}

    def wrong(self, key: str, clause: str, reason: str, **args: Argument) -> None:
        """The value of a key is wrong."""
        self.fault((*self.spot, key), clause, reason, **args)

    def fault(self, spot: Spot, clause: str, reason: str, **args: Argument) -> None:
        self.faults.append(Fault(spot, clause, Phrase(f"legions-card-{reason}", **args)))

    def text_at(self, table: dict[str, Any], spot: Spot, key: str) -> str:
        """A text, "" where there is none."""
        value = table.get(key, "")
        if isinstance(value, str):
            return value
        self.fault((*spot, key), "", "not-a-text", field=key)
        return ""

    def texts_at(self, table: dict[str, Any], spot: Spot, key: str) -> tuple[str, ...]:
        """A list of texts; a single text counts as one."""
        value = table.get(key, [])
        if isinstance(value, str):
            return (value,)
        if isinstance(value, list) and all(isinstance(one, str) for one in value):
            return tuple(value)
        self.fault((*spot, key), "", "not-a-list", field=key)
        return ()


def read_fields(table: dict[str, Any], spot: Spot) -> CardFields:
    """Everything on a card but its texts and keywords."""
    card = CardFields(table, spot)
    unknown_keys(card, table, spot, CARD_KEYS)
    read_names(card)
    read_category(card)
    read_token(card)
    read_colours(card)
    read_class(card)
    card.types = card.texts_at(table, spot, "types")
    card.text_at(table, spot, "flavour")
    read_numbers(card)
    return card


def unknown_keys(card: CardFields, table: dict[str, Any], spot: Spot, known: tuple[str, ...]) -> None:
    """Every key that no card has, with the one that was probably meant."""
    for key in table:
        if key not in known:
            near = nearest(key, list(known))
            card.fault((*spot, key), "", "unknown-key", given=key, nearest=near[0], known=", ".join(known))


@clause("14-2")
def read_names(card: CardFields) -> None:
    """Every card has a name."""
    card.name = card.text_at(card.table, card.spot, "name").strip()
    card.english = card.text_at(card.table, card.spot, "english").strip() or card.name
    if not card.name and isinstance(card.table.get("name", ""), str):
        card.wrong("name", "14-2", "no-name")


@clause("14-3e")
def read_category(card: CardFields) -> None:
    """Master, skill, arts, minion or lord."""
    given = card.text_at(card.table, card.spot, "category")
    found = term(given, {key: CATEGORIES[key] for key in PRINTED_CATEGORIES})
    if found:
        card.category = found
    elif isinstance(card.table.get("category", ""), str):
        known = [CATEGORIES[key][0] for key in PRINTED_CATEGORIES]
        card.wrong("category", "14-3e", "unknown-category", given=given or "―", known="、".join(known))


@clause("42-1")
def read_token(card: CardFields) -> None:
    """A token is a minion or a lord."""
    value = card.table.get("token", False)
    if not isinstance(value, bool):
        card.wrong("token", "", "not-yes-or-no", field="token")
    elif value and card.category and card.category not in UNITS:
        card.wrong("token", "42-1", "token-is-no-unit", category=_category(card.category))
    else:
        card.token = value


@clause("06-1", "13-2", "14-3a")
def read_colours(card: CardFields) -> None:
    """One symbol, or two different ones that belong to a class. A master has those of its class."""
    found: list[str] = []
    for place, given in enumerate(card.texts_at(card.table, card.spot, "colours")):
        colour = term(given.removesuffix("属性"), COLOURS)
        if not colour:
            known = "、".join(words[0] for words in COLOURS.values())
            where = (*card.spot, "colours", place)
            card.fault(where, "14-3a", "unknown-colour", given=given, known=known)
        else:
            found.append(colour)
    card.colours = tuple(sorted(found, key=list(COLOURS).index))
    if "colours" not in card.table:
        if card.category and card.category != MASTER:
            card.wrong("colours", "06-1", "no-colour")
    elif not card.table["colours"]:
        card.wrong("colours", "06-1", "no-colour")
    elif len(found) > MOST_SYMBOLS:
        card.wrong("colours", "06-1", "too-many-symbols", have=len(found))
    elif len(found) == MOST_SYMBOLS and not class_of(card.colours):
        card.wrong("colours", "13-2", "colours-of-no-class", given="・".join(COLOURS[one][0] for one in found))


@clause("13-1", "13-3", "13-4", "13-5", "13-6", "13-7", "13-8", "13-9", "13-10", "14-3k")
def read_class(card: CardFields) -> None:
    """A master has a class, which says its two colours. Nobody else has one."""
    if not card.category:
        return
    given = card.text_at(card.table, card.spot, "class")
    if card.category != MASTER:
        if "class" in card.table:
            card.wrong("class", "14-3k", "class-of-no-master", category=_category(card.category))
        return
    card.cls = term(given, {key: (name,) for key, (name, _) in CLASSES.items()})
    if not card.cls:
        known = [name for name, _ in CLASSES.values()]
        near = nearest(given, known)[0] if given else known[0]
        card.wrong("class", "13-1", "unknown-class", given=given or "―", nearest=near, known="、".join(known))
        return
    name, colours = CLASSES[card.cls]
    if card.colours and set(card.colours) != set(colours):
        printed = "・".join(COLOURS[one][0] for one in colours)
        card.wrong("colours", "14-3k", "colours-of-another-class", cls=name, colours=printed)
    card.colours = tuple(sorted(colours, key=list(COLOURS).index))


@clause("14-3f", "14-3g", "14-3h", "14-3i", "14-3j", "42-3")
def read_numbers(card: CardFields) -> None:
    """The numbers that the category has are there, and no others."""
    if not card.category:
        return
    for field in NUMBERS:
        has_it = card.category in field.categories and not (card.token and field.key == NO_TOKEN_HAS)
        if field.key not in card.table:
            if has_it:
                card.wrong(
                    field.key, field.clause, "number-missing", field=field.key, category=_category(card.category)
                )
            continue
        number = whole_number(card.table[field.key])
        if not has_it:
            reason = "number-of-no-token" if card.token else "number-of-others"
            cited = "42-3" if card.token and field.key == NO_TOKEN_HAS else field.clause
            others = [_category(one) for one in field.categories]
            card.wrong(field.key, cited, reason, field=field.key, category=_category(card.category), others=others)
        elif number is None or not field.least <= number <= field.most:
            given = str(card.table[field.key])
            limits = {"least": field.least, "most": field.most}
            card.wrong(field.key, field.clause, "bad-number", field=field.key, given=given, **limits)
        else:
            card.numbers[field.key] = number


def class_of(colours: Iterable[str]) -> str:
    """The class that has exactly these colours; "" if none has."""
    wanted = set(colours)
    return next((key for key, (_, own) in CLASSES.items() if set(own) == wanted), "")


def whole_number(value: object) -> int | None:
    """A number as it is printed: 3, "３" or "Ⅲ"."""
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    if not isinstance(value, str):
        return None
    figures = unicodedata.normalize("NFKC", value).strip()
    if re.fullmatch("[0-9]{1,3}", figures):
        return int(figures)
    return _ROMAN.get(figures)


def term(given: str, words: Mapping[str, tuple[str, ...]]) -> str:
    """The name of a printed term, which may also be given by that name itself; "" if it is unknown."""
    folded = unicodedata.normalize("NFKC", given).strip().casefold()
    for key, printed in words.items():
        if folded == key or folded in [unicodedata.normalize("NFKC", one).casefold() for one in printed]:
            return key
    return ""


def _category(key: str) -> Phrase:
    return Phrase(f"legions-category-{key}")
