"""What is printed on a card besides its texts (chapter 5): which types have which numbers."""

import unicodedata
from typing import Any, Final

from ..kernel.phrase import Phrase
from ..text.card_tables import CardTable, term, whole_number
from ..text.toml_places import Spot
from .book import clause
from .printed import GREEN, NO_LAMP, NO_LAMPS, RED, Lamps
from .tree import Price
from .vocabulary import TYPES

TOLD: Final = "chronicle-card"
CARD_KEYS: Final = (
    "name",
    "english",
    "type",
    "categories",
    "cost",
    "ca",
    "ca_blue",
    "ca_green",
    "ca_red",
    "legacy",
    "epic",
    "lamps",
    "level",
    "power",
    "power_green",
    "power_red",
    "atk",
    "atk_green",
    "atk_red",
    "text",
    "green",
    "red",
    "burst",
    "burst_green",
    "burst_red",
    "flavour",
)
UNIT: Final = "unit"
SPELL: Final = "spell"
LAMP_WORDS: Final = {NO_LAMP: "無－-—_○・ ", GREEN: "緑", RED: "赤"}
LAMP_NAMES: Final = {"green": GREEN, "red": RED, "none": NO_LAMP, "": NO_LAMP}
FACTION_SIGNS: Final = {"白": "white", "橙": "orange", "紫": "purple", "黒": "black", "青": "blue"}


class NumberField:
    """A number on cards: its clause, whether only units have it, whether it must be there, its limits."""

    __slots__ = ("clause", "key", "lamp", "least", "most", "needed", "of_units")

    def __init__(
        self,
        key: str,
        clause: str,
        most: int,
        least: int = 0,
        of_units: bool = False,
        needed: bool = False,
        lamp: int = NO_LAMP,
    ) -> None:
        self.key = key
        self.clause = clause
        self.least = least
        self.most = most
        self.of_units = of_units
        self.needed = needed
        self.lamp = lamp


NUMBERS: Final = (
    NumberField("ca", "5.3.1", 9),
    NumberField("ca_blue", "5.3.2", 9),
    NumberField("ca_green", "5.3.3", 9, lamp=GREEN),
    NumberField("ca_red", "5.3.3", 9, lamp=RED),
    NumberField("level", "5.13.2", 4, least=1, of_units=True, needed=True),
    NumberField("power", "5.13.4", 99999, least=0, of_units=True, needed=True),
    NumberField("power_green", "5.13.5", 99999, least=-99999, of_units=True, lamp=GREEN),
    NumberField("power_red", "5.13.5", 99999, least=-99999, of_units=True, lamp=RED),
    NumberField("atk", "5.13.6", 99, of_units=True, needed=True),
    NumberField("atk_green", "5.13.7", 99, least=-99, of_units=True, lamp=GREEN),
    NumberField("atk_red", "5.13.7", 99, least=-99, of_units=True, lamp=RED),
)
ROWS: Final = (("green", GREEN), ("red", RED), ("burst_green", GREEN), ("burst_red", RED))


class CardFields(CardTable):
    """One `[[card]]` table while it is read."""

    def __init__(self, table: dict[str, Any], spot: Spot) -> None:
        super().__init__(table, spot, TOLD)
        self.types: tuple[str, ...] = ()
        self.categories: tuple[str, ...] = ()
        self.price = Price()
        self.lamps: Lamps = NO_LAMPS
        self.legacy = False
        self.epic = False
        self.numbers: dict[str, int] = {}

    def number(self, key: str) -> int:
        """0 where it has none."""
        return self.numbers.get(key, 0)


def read_fields(table: dict[str, Any], spot: Spot) -> CardFields:
    """Everything on a card but its texts."""
    card = CardFields(table, spot)
    card.no_other_keys(CARD_KEYS)
    read_names(card)
    read_type(card)
    read_categories(card)
    read_price(card)
    read_lamps(card)
    read_icons(card)
    read_numbers(card)
    read_rows(card)
    card.text("flavour")
    return card


@clause("5.5.1")
def read_names(card: CardFields) -> None:
    """Every card has a name."""
    card.name = card.text("name").strip()
    card.english = card.text("english").strip() or card.name
    if not card.name and isinstance(card.table.get("name", ""), str):
        card.wrong("name", "5.5.1", "no-name")


@clause("5.6.2")
def read_type(card: CardFields) -> None:
    """A unit, a history, a spell or a structure."""
    given = card.text("type")
    found = term(given.removesuffix("カード"), TYPES)
    if found:
        card.types = (found,)
    elif isinstance(card.table.get("type", ""), str):
        known = "、".join(words[0] for words in TYPES.values())
        card.wrong("type", "5.6.2", "unknown-type", given=given or "―", known=known)


@clause("5.6.3", "5.6.4", "5.6.5")
def read_categories(card: CardFields) -> None:
    """The words of 【 】; A/B is both."""
    words: list[str] = []
    for given in card.texts("categories"):
        for word in unicodedata.normalize("NFKC", given).split("/"):
            word = word.strip().strip("【】")
            if not word:
                card.wrong("categories", "5.6.4", "empty-category")
            words.append(word)
    card.categories = tuple(dict.fromkeys(word for word in words if word))


@clause("5.2.2", "5.2.2.1", "4.5")
def read_price(card: CardFields) -> None:
    """Faction and free cost as they are printed: "白白2", 3, "黒X"."""
    value = card.table.get("cost", "")
    price = price_of(str(value)) if isinstance(value, str | int) and not isinstance(value, bool) else None
    if price is not None:
        card.price = price
    elif "cost" not in card.table:
        if card.types:
            card.wrong("cost", "5.2.1", "no-cost")
    else:
        card.wrong("cost", "5.2.2", "bad-cost", given=str(value), known="".join(FACTION_SIGNS))


@clause("5.7.3")
def read_lamps(card: CardFields) -> None:
    """The lamps of the eras Ⅰ to Ⅳ: "無緑緑赤", or a list of four."""
    value = card.table.get("lamps")
    if value is None:
        return
    signs = list(value) if isinstance(value, str) else value
    lamps = [_lamp(sign) for sign in signs] if isinstance(signs, list) else []
    if len(lamps) != len(NO_LAMPS) or None in lamps:
        card.wrong("lamps", "5.7.3", "bad-lamps", given=str(value))
        return
    one, two, three, four = (lamp or NO_LAMP for lamp in lamps)
    card.lamps = (one, two, three, four)


@clause("5.5.2", "5.5.3")
def read_icons(card: CardFields) -> None:
    """LEGACY and EPIC are icons of what stays on the battlefield."""
    card.legacy, card.epic = card.flag("legacy"), card.flag("epic")
    for key, has_it in (("legacy", card.legacy), ("epic", card.epic)):
        if has_it and card.types == (SPELL,):
            card.wrong(key, "5.5.2" if key == "legacy" else "5.5.3", "icon-of-spell", icon=key.upper())


@clause("5.3.1", "5.3.3", "5.13.1", "5.13.2", "5.13.5", "5.13.7")
def read_numbers(card: CardFields) -> None:
    """The numbers that the type has are there, and no others; what a lamp adds needs such a lamp."""
    if not card.types:
        return
    unit = UNIT in card.types
    for field in NUMBERS:
        if field.key not in card.table:
            if field.needed and unit:
                card.wrong(field.key, field.clause, "number-missing", field=field.key)
            continue
        number = signed_number(card.table[field.key])
        if field.of_units and not unit:
            kind = Phrase(f"chronicle-type-{card.types[0]}")
            card.wrong(field.key, "5.13.1", "of-units", field=field.key, kind=kind)
        elif number is None or not field.least <= number <= field.most:
            given = str(card.table[field.key])
            limits = {"least": field.least, "most": field.most}
            card.wrong(field.key, field.clause, "bad-number", field=field.key, given=given, **limits)
        elif field.lamp and field.lamp not in card.lamps:
            card.wrong(field.key, field.clause, "no-such-lamp", field=field.key, lamp=LAMP_WORDS[field.lamp])
        else:
            card.numbers[field.key] = number


@clause("5.7.4", "15.3.2.4")
def read_rows(card: CardFields) -> None:
    """A row of a colour needs a lamp of that colour."""
    for key, lamp in ROWS:
        if key in card.table and lamp not in card.lamps:
            card.wrong(key, "5.7.4", "no-such-lamp", field=key, lamp=LAMP_WORDS[lamp])


def price_of(text: str) -> Price | None:
    """The price that is printed so; None if it is none."""
    signs = unicodedata.normalize("NFKC", text).replace(" ", "").strip("《》()（）")
    colours = dict.fromkeys(FACTION_SIGNS.values(), 0)
    place = 0
    while place < len(signs) and signs[place] in FACTION_SIGNS:
        colours[FACTION_SIGNS[signs[place]]] += 1
        place += 1
    rest = signs[place:]
    x = len(rest) - len(rest.rstrip("X"))
    figures = rest[: len(rest) - x]
    if not signs or (figures and not figures.isdecimal()):
        return None
    return Price(int(figures or 0), **colours, x=x)


def signed_number(value: object) -> int | None:
    """A number as it is printed, with its sign if it has one: 3, "Ⅲ", "+1000", "−500"."""
    if isinstance(value, str):
        figures = unicodedata.normalize("NFKC", value).strip().replace("−", "-")
        if figures[:1] in ("+", "-"):
            number = whole_number(figures[1:])
            return number if number is None or figures[0] == "+" else -number
    return whole_number(value)


def _lamp(sign: object) -> int | None:
    if not isinstance(sign, str):
        return None
    if sign in LAMP_NAMES:
        return LAMP_NAMES[sign]
    return next((lamp for lamp, signs in LAMP_WORDS.items() if sign in signs), None)
