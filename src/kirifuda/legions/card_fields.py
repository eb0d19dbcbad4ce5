"""What is printed on a card besides its texts (chapters 13 to 15): which categories have which numbers."""

from collections.abc import Iterable
from typing import Any, Final

from ..kernel.phrase import Phrase
from ..text.card_tables import CardTable, term, whole_number
from ..text.file_problems import nearest
from ..text.toml_places import Spot
from .book import clause
from .vocabulary import CATEGORIES, CLASSES, COLOURS

TOLD: Final = "legions-card"
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


class CardFields(CardTable):
    """One `[[card]]` table while it is read."""

    def __init__(self, table: dict[str, Any], spot: Spot) -> None:
        super().__init__(table, spot, TOLD)
        self.category = ""
        self.cls = ""
        self.colours: tuple[str, ...] = ()
        self.types: tuple[str, ...] = ()
        self.token = False
        self.numbers: dict[str, int] = {}


def read_fields(table: dict[str, Any], spot: Spot) -> CardFields:
    """Everything on a card but its texts and keywords."""
    card = CardFields(table, spot)
    card.no_other_keys(CARD_KEYS)
    read_names(card)
    read_category(card)
    read_token(card)
    read_colours(card)
    read_class(card)
    card.types = card.texts("types")
    card.text("flavour")
    read_numbers(card)
    return card


@clause("14-2")
def read_names(card: CardFields) -> None:
    """Every card has a name."""
    card.name = card.text("name").strip()
    card.english = card.text("english").strip() or card.name
    if not card.name and isinstance(card.table.get("name", ""), str):
        card.wrong("name", "14-2", "no-name")


@clause("14-3e")
def read_category(card: CardFields) -> None:
    """Master, skill, arts, minion or lord."""
    given = card.text("category")
    found = term(given, {key: CATEGORIES[key] for key in PRINTED_CATEGORIES})
    if found:
        card.category = found
    elif isinstance(card.table.get("category", ""), str):
        known = [CATEGORIES[key][0] for key in PRINTED_CATEGORIES]
        card.wrong("category", "14-3e", "unknown-category", given=given or "―", known="、".join(known))


@clause("42-1")
def read_token(card: CardFields) -> None:
    """A token is a minion or a lord."""
    card.token = card.flag("token")
    if card.token and card.category and card.category not in UNITS:
        card.wrong("token", "42-1", "token-is-no-unit", category=_category(card.category))
        card.token = False


@clause("06-1", "13-2", "14-3a")
def read_colours(card: CardFields) -> None:
    """One symbol, or two different ones that belong to a class. A master has those of its class."""
    found: list[str] = []
    for place, given in enumerate(card.texts("colours")):
        colour = term(given.removesuffix("属性"), COLOURS)
        if not colour:
            known = "、".join(words[0] for words in COLOURS.values())
            card.wrong_at((*card.spot, "colours", place), "14-3a", "unknown-colour", given=given, known=known)
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
    given = card.text("class")
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
    card.colours = colours


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


def _category(key: str) -> Phrase:
    return Phrase(f"legions-category-{key}")
