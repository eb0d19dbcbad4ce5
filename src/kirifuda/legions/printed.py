"""A card as it is printed (chapters 14 and 15), and all the cards there are."""

from collections.abc import Callable

from ..effects.tree import CardText
from ..text import catalogue


class Printed:
    """One card: what is printed on it, and what its texts compile to.

    Numbers that a category does not have are 0; `text` of a master is its normal mode's, and `awakened`
    (empty for other cards) that of its other side. `printed…` are the texts and keywords as typed.
    """

    __slots__ = (
        "atk",
        "awakened",
        "category",
        "cls",
        "colours",
        "core_cost",
        "cost",
        "english",
        "face",
        "hp",
        "name",
        "printed",
        "printed_awakened",
        "printed_awakened_keywords",
        "printed_keywords",
        "text",
        "token",
        "types",
        "wt",
    )

    def __init__(
        self,
        face: int,
        name: str,
        english: str,
        category: str,
        colours: tuple[str, ...],
        types: tuple[str, ...] = (),
        cost: int = 0,
        core_cost: int = 0,
        atk: int = 0,
        hp: int = 0,
        wt: int = 0,
        cls: str = "",
        token: bool = False,
        text: CardText | None = None,
        awakened: CardText | None = None,
        printed: str = "",
        printed_awakened: str = "",
        printed_keywords: tuple[str, ...] = (),
        printed_awakened_keywords: tuple[str, ...] = (),
    ) -> None:
        self.face = face
        self.name = name
        self.english = english
        self.category = category
        self.colours = colours
        self.types = types
        self.cost = cost
        self.core_cost = core_cost
        self.atk = atk
        self.hp = hp
        self.wt = wt
        self.cls = cls
        self.token = token
        self.text: CardText = text if text is not None else CardText()
        self.awakened: CardText = awakened if awakened is not None else CardText()
        self.printed = printed
        self.printed_awakened = printed_awakened
        self.printed_keywords = printed_keywords
        self.printed_awakened_keywords = printed_awakened_keywords

    def __repr__(self) -> str:
        return f"Printed({self.face}, {self.name!r})"

    def __reduce__(self) -> tuple[Callable[..., "Printed"], tuple[object, ...]]:
        return Printed, (
            self.face,
            self.name,
            self.english,
            self.category,
            self.colours,
            self.types,
            self.cost,
            self.core_cost,
            self.atk,
            self.hp,
            self.wt,
            self.cls,
            self.token,
            self.text,
            self.awakened,
            self.printed,
            self.printed_awakened,
            self.printed_keywords,
            self.printed_awakened_keywords,
        )


class Catalogue(catalogue.Catalogue[Printed]):
    """All cards of the game, tokens among them."""

    def token_face(self, name: str) -> int | None:
        """The token of this name."""
        face = self.face_of(name)
        return face if face is not None and self.cards[face].token else None
