"""A card as it is printed (chapter 2), and all the cards there are."""

from collections.abc import Callable

from ...effects.tree import CardText
from ...text import catalogue


class Printed:
    """One card: what is printed on it, and what its text compiles to.

    `kind` is character, effect or support. Numbers that a kind does not have are 0. `leads` are the lead icons of
    the upright card: up, right, down, left. `printed` and `printed_keywords` are as typed; the keywords of both are
    in `text`.
    """

    __slots__ = (
        "atk",
        "attribute",
        "cost",
        "defense",
        "down",
        "english",
        "face",
        "field",
        "flash",
        "kind",
        "leads",
        "name",
        "printed",
        "printed_keywords",
        "races",
        "speed",
        "text",
    )

    def __init__(
        self,
        face: int,
        name: str,
        english: str,
        kind: str,
        attribute: str,
        races: tuple[str, ...] = (),
        cost: int = 0,
        speed: int = 0,
        atk: int = 0,
        defense: int = 0,
        down: int = 0,
        leads: tuple[str, ...] = (),
        flash: bool = False,
        field: bool = False,
        text: CardText | None = None,
        printed: str = "",
        printed_keywords: tuple[str, ...] = (),
    ) -> None:
        self.face = face
        self.name = name
        self.english = english
        self.kind = kind
        self.attribute = attribute
        self.races = races
        self.cost = cost
        self.speed = speed
        self.atk = atk
        self.defense = defense
        self.down = down
        self.leads = leads
        self.flash = flash
        self.field = field
        self.text: CardText = text if text is not None else CardText()
        self.printed = printed
        self.printed_keywords = printed_keywords

    def __repr__(self) -> str:
        return f"Printed({self.face}, {self.name!r})"

    def __reduce__(self) -> tuple[Callable[..., "Printed"], tuple[object, ...]]:
        return Printed, (
            self.face,
            self.name,
            self.english,
            self.kind,
            self.attribute,
            self.races,
            self.cost,
            self.speed,
            self.atk,
            self.defense,
            self.down,
            self.leads,
            self.flash,
            self.field,
            self.text,
            self.printed,
            self.printed_keywords,
        )


class Catalogue(catalogue.Catalogue[Printed]):
    """All cards of the game."""
