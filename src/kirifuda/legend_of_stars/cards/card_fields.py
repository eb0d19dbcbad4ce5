"""What is printed on a card besides its text (chapter 2): which kinds have which numbers."""

from typing import Any, Final

from ...kernel.phrase import Phrase
from ...text.card_tables import CardTable, term, whole_number
from ...text.toml_places import Spot
from ..book import clause
from ..vocabulary import ATTRIBUTES, KINDS, LEADS

TOLD: Final = "stars-card"
CARD_KEYS: Final = (
    "name",
    "english",
    "kind",
    "attribute",
    "races",
    "cost",
    "speed",
    "atk",
    "def",
    "down",
    "leads",
    "flash",
    "field",
    "keywords",
    "text",
    "flavour",
)
CHARACTER: Final = "character"
EVERY_KIND: Final = tuple(KINDS)
LEAD_WORDS: Final = {
    "up": ("▲", "上", "△"),
    "right": ("▶", "右", "►", "▷"),
    "down": ("▼", "下", "▽"),
    "left": ("◀", "左", "◄", "◁"),
}
"""How lead icons can be written in a file."""


class NumberField:
    """A number on cards of some kinds: its clause, who has it, the most it can be."""

    __slots__ = ("clause", "key", "kinds", "most")

    def __init__(self, key: str, clause: str, kinds: tuple[str, ...], most: int) -> None:
        self.key = key
        self.clause = clause
        self.kinds = kinds
        self.most = most


NUMBERS: Final = (
    NumberField("cost", "2.5.1", EVERY_KIND, 99),
    NumberField("speed", "2.5.2", EVERY_KIND, 99),
    NumberField("atk", "2.1.2", (CHARACTER,), 99999),
    NumberField("def", "2.1.3", (CHARACTER,), 99999),
    NumberField("down", "2.1.4", (CHARACTER,), 99999),
)


class CardFields(CardTable):
    """One `[[card]]` table while it is read."""

    def __init__(self, table: dict[str, Any], spot: Spot) -> None:
        super().__init__(table, spot, TOLD)
        self.kind = ""
        self.attribute = ""
        self.races: tuple[str, ...] = ()
        self.leads: tuple[str, ...] = ()
        self.is_flash = False
        self.is_field = False
        self.numbers: dict[str, int] = {}


def read_fields(table: dict[str, Any], spot: Spot) -> CardFields:
    """Everything on a card but its text and keywords."""
    card = CardFields(table, spot)
    card.no_other_keys(CARD_KEYS)
    read_names(card)
    read_kind(card)
    read_attribute(card)
    read_races(card)
    read_leads(card)
    read_marks(card)
    card.text("flavour")
    read_numbers(card)
    return card


@clause("3.1")
def read_names(card: CardFields) -> None:
    """Every card has a name, by which a deck counts it."""
    card.name = card.text("name").strip()
    card.english = card.text("english").strip() or card.name
    if not card.name and isinstance(card.table.get("name", ""), str):
        card.wrong("name", "3.1", "no-name")


@clause("2")
def read_kind(card: CardFields) -> None:
    """A character, an effect or a support."""
    given = card.text("kind")
    card.kind = term(given.removesuffix("カード"), KINDS)
    if not card.kind and isinstance(card.table.get("kind", ""), str):
        known = "、".join(words[0] for words in KINDS.values())
        card.wrong("kind", "2", "unknown-kind", given=given or "―", known=known)


@clause("2.6")
def read_attribute(card: CardFields) -> None:
    """One of the six attributes."""
    given = card.text("attribute")
    card.attribute = term(given.removesuffix("属性"), ATTRIBUTES)
    if not card.attribute and isinstance(card.table.get("attribute", ""), str):
        known = "、".join(words[0] for words in ATTRIBUTES.values())
        card.wrong("attribute", "2.6", "unknown-attribute", given=given or "―", known=known)


@clause("2.1.5")
def read_races(card: CardFields) -> None:
    """Characters have races."""
    races = tuple(one.strip().strip("＜＞<>") for one in card.texts("races"))
    if races and card.kind and card.kind != CHARACTER:
        card.wrong("races", "2.1.5", "of-characters", field="races", kind=_kind(card.kind))
    elif "" in races:
        card.wrong("races", "2.1.5", "empty-race")
    else:
        card.races = races


@clause("2.1.1")
def read_leads(card: CardFields) -> None:
    """The directions in which a character can be moved: one text with all of them, or a list."""
    given = card.table.get("leads", [])
    if "leads" in card.table and card.kind and card.kind != CHARACTER:
        card.wrong("leads", "2.1.1", "of-characters", field="leads", kind=_kind(card.kind))
        return
    words = tuple(given) if isinstance(given, str) else card.texts("leads")
    found: set[str] = set()
    for word in words:
        lead = term(word, LEAD_WORDS)
        if not lead:
            card.wrong("leads", "2.1.1", "unknown-lead", given=word, known="".join(LEADS.values()))
        found.add(lead)
    card.leads = tuple(lead for lead in LEADS if lead in found)


@clause("2.2.1", "2.3.1")
def read_marks(card: CardFields) -> None:
    """Flash is a mark of effects, field one of supports."""
    card.is_flash, card.is_field = card.flag("flash"), card.flag("field")
    if card.is_flash and card.kind and card.kind != "effect":
        card.wrong("flash", "2.2.1", "flash-of-no-effect", kind=_kind(card.kind))
    if card.is_field and card.kind and card.kind != "support":
        card.wrong("field", "2.3.1", "field-of-no-support", kind=_kind(card.kind))


@clause("2.1.2", "2.1.3", "2.1.4", "2.5.1", "2.5.2")
def read_numbers(card: CardFields) -> None:
    """The numbers that the kind has are there, and no others."""
    if not card.kind:
        return
    for field in NUMBERS:
        has_it = card.kind in field.kinds
        if field.key not in card.table:
            if has_it:
                card.wrong(field.key, field.clause, "number-missing", field=field.key, kind=_kind(card.kind))
            continue
        number = whole_number(card.table[field.key])
        if not has_it:
            card.wrong(field.key, field.clause, "of-characters", field=field.key, kind=_kind(card.kind))
        elif number is None or not 0 <= number <= field.most:
            given = str(card.table[field.key])
            card.wrong(field.key, field.clause, "bad-number", field=field.key, given=given, most=field.most)
        else:
            card.numbers[field.key] = number


def _kind(key: str) -> Phrase:
    return Phrase(f"legend-of-stars-kind-{key}")
