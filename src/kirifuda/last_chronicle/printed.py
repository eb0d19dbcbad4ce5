"""A card as it is printed (chapter 5), and all the cards there are."""

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from ..effects.parts import parts_of
from ..effects.tree import CardText
from ..text import catalogue
from .statements import PlaceTokens, TokenCard
from .tree import Price

NO_LAMP: Final = 0
GREEN: Final = 1
RED: Final = 2
BOTH_LAMPS: Final = 3
"""What is lit, as bits; both at once in the awakened state (15.2.13.2)."""

Lamps = tuple[int, ...]
"""The lamp of each era, Ⅰ to Ⅳ (5.7.3)."""
NO_LAMPS: Final[Lamps] = (NO_LAMP, NO_LAMP, NO_LAMP, NO_LAMP)
Texts = tuple[CardText, ...]
"""The whole text that a card has under no lamp, a green one, a red one, and both."""
NO_TEXT: Final = CardText()
NO_TEXTS: Final[Texts] = (NO_TEXT, NO_TEXT, NO_TEXT, NO_TEXT)


class Words:
    """The texts as typed: the text itself, its green and red rows (5.7.4), and the same of the chrono burst."""

    __slots__ = ("burst", "burst_green", "burst_red", "green", "red", "text")

    def __init__(
        self,
        text: str = "",
        green: str = "",
        red: str = "",
        burst: str = "",
        burst_green: str = "",
        burst_red: str = "",
    ) -> None:
        self.text = text
        self.green = green
        self.red = red
        self.burst = burst
        self.burst_green = burst_green
        self.burst_red = burst_red

    def key(self) -> tuple[str, ...]:
        return self.text, self.green, self.red, self.burst, self.burst_green, self.burst_red

    def __reduce__(self) -> tuple[Callable[..., "Words"], tuple[str, ...]]:
        return Words, self.key()


class Printed:
    """One card: what is printed on it, and what its texts compile to.

    `types` are unit, history, spell, structure; `categories` the words of 【 】. `ca` are orbs that always count
    (yellow and blue), `ca_green` and `ca_red` those of lamps (5.3.3); `burst` says whether it has the CB icon. Numbers
    of units are 0 on other cards. `texts` and `bursts` are whole texts, by what is lit. `factions`: those of a token;
    any other card has those of its price (5.2.2.3).
    """

    __slots__ = (
        "atk",
        "atk_green",
        "atk_red",
        "burst",
        "bursts",
        "ca",
        "ca_blue",
        "ca_green",
        "ca_red",
        "categories",
        "english",
        "epic",
        "face",
        "factions",
        "lamps",
        "legacy",
        "level",
        "name",
        "power",
        "power_green",
        "power_red",
        "price",
        "texts",
        "token",
        "types",
        "words",
    )

    def __init__(
        self,
        face: int,
        name: str,
        english: str = "",
        types: tuple[str, ...] = (),
        categories: tuple[str, ...] = (),
        price: Price | None = None,
        ca: int = 0,
        ca_blue: int = 0,
        ca_green: int = 0,
        ca_red: int = 0,
        burst: bool = False,
        legacy: bool = False,
        epic: bool = False,
        lamps: Lamps = NO_LAMPS,
        level: int = 0,
        power: int = 0,
        power_green: int = 0,
        power_red: int = 0,
        atk: int = 0,
        atk_green: int = 0,
        atk_red: int = 0,
        texts: Texts = NO_TEXTS,
        bursts: Texts = NO_TEXTS,
        token: TokenCard | None = None,
        words: Words | None = None,
        factions: tuple[str, ...] = (),
    ) -> None:
        self.face = face
        self.name = name
        self.english = english
        self.types = types
        self.categories = categories
        self.price: Price = price if price is not None else Price()
        self.ca = ca
        self.ca_blue = ca_blue
        self.ca_green = ca_green
        self.ca_red = ca_red
        self.burst = burst
        self.legacy = legacy
        self.epic = epic
        self.lamps = lamps
        self.level = level
        self.power = power
        self.power_green = power_green
        self.power_red = power_red
        self.atk = atk
        self.atk_green = atk_green
        self.atk_red = atk_red
        self.texts = texts
        self.bursts = bursts
        self.token = token
        self.words: Words = words if words is not None else Words()
        self.factions = factions

    def __repr__(self) -> str:
        return f"Printed({self.face}, {self.name!r})"

    def __reduce__(self) -> tuple[Callable[..., "Printed"], tuple[object, ...]]:
        return Printed, (
            self.face,
            self.name,
            self.english,
            self.types,
            self.categories,
            self.price,
            self.ca,
            self.ca_blue,
            self.ca_green,
            self.ca_red,
            self.burst,
            self.legacy,
            self.epic,
            self.lamps,
            self.level,
            self.power,
            self.power_green,
            self.power_red,
            self.atk,
            self.atk_green,
            self.atk_red,
            self.texts,
            self.bursts,
            self.token,
            self.words,
            self.factions,
        )


class Catalogue(catalogue.Catalogue[Printed]):
    """All cards of a game, then every token that their texts can make; a token is never found by name."""

    def __init__(self, cards: Iterable[Printed], named: Iterable[Printed] | None = None) -> None:
        printed = tuple(cards)
        self._tokens = {card.token: card.face for card in printed if card.token is not None}
        tokens: list[Printed] = []
        for token in _tokens_of(printed):
            if token not in self._tokens:
                self._tokens[token] = len(printed) + len(tokens)
                tokens.append(token_of(token, self._tokens[token]))
        found = [card for card in (printed if named is None else named) if card.token is None]
        super().__init__(printed + tuple(tokens), found)

    def token_face(self, token: TokenCard) -> int:
        return self._tokens[token]


def token_of(token: TokenCard, face: int) -> Printed:
    """The card that stands for a token: it costs 0 and has no CA (6.11.2)."""
    return Printed(
        face,
        token.name or "／".join(token.categories),
        types=token.types,
        categories=token.categories,
        level=token.level,
        power=token.power,
        atk=token.atk,
        texts=(token.text,) * 4,
        token=token,
        factions=token.factions,
    )


def _tokens_of(cards: Iterable[Printed]) -> Iterator[TokenCard]:
    """Every token that the texts can make, those that tokens make too."""
    found: dict[TokenCard, None] = {}
    for card in cards:
        for node in parts_of(different_texts(card)):
            if isinstance(node, PlaceTokens):
                found.setdefault(node.token)
    yield from found


def different_texts(card: Printed) -> tuple[CardText, ...]:
    """All that a card may say, by itself and as a burst, in every light; what is the same in several only once."""
    found: list[CardText] = []
    for text in (*card.texts, *card.bursts):
        if not any([text is one for one in found]):
            found.append(text)
    return tuple(found)
