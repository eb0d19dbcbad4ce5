"""Card files: one `[[card]]` table a card, its values as they are printed. All problems are found in one go."""

from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, Protocol

from ..effects.tree import CardText, Keyword
from ..kernel.phrase import Phrase
from ..text.card_reader import CardReader, cards_of
from ..text.card_tables import CardTable, complain
from ..text.deeds import with_deeds
from ..text.file_problems import nearest
from ..text.problems import NotUnderstood, TwoReadings
from ..text.toml_files import TomlFile
from ..text.toml_places import Spot
from .book import clause
from .card_fields import MASTER, SIDE_KEYS, SIDES, TOLD, CardFields, read_fields
from .deeds import TOLD_DEEDS
from .named_tokens import tokens_named
from .printed import Catalogue, Printed

NEEDS_TEXT: Final = ("skill", "arts")


class Compiler(Protocol):
    """What makes a tree of a printed text."""

    def compile_text(self, text: str, category: str, name: str) -> CardText: ...

    def compile_keywords(self, words: tuple[str, ...]) -> tuple[Keyword, ...]: ...

    def __hash__(self) -> int: ...


class Side:
    """The text on one side of a card: where it stands, as it is printed, and compiled."""

    __slots__ = ("keywords", "printed", "spot", "text")

    def __init__(
        self, spot: Spot = (), printed: str = "", keywords: tuple[str, ...] = (), text: CardText | None = None
    ) -> None:
        self.spot = spot
        self.printed = printed
        self.keywords = keywords
        self.text = text if text is not None else CardText()


class Reader(CardReader[Printed]):
    told = TOLD
    naming = "14-2"

    def __init__(self, before: tuple[Printed, ...], compiler: Compiler) -> None:
        super().__init__(before)
        self.compiler = compiler
        self._tokens: list[tuple[TomlFile, Side, str]] = []

    def finish(self) -> tuple[Printed, ...]:
        """Only tokens that there are can be named."""
        found = Catalogue(tuple(self.cards))
        known = [card.name for card in found.cards if card.token]
        for file, side, token in self._tokens:
            if found.token_face(token) is None:
                near = nearest(token, known)
                phrase = Phrase("legions-card-unknown-token", given=token, nearest=near[0] if near else "―")
                start = side.printed.find(token)
                file.complain(side.spot, phrase, "43-1", start, start + len(token))
        return super().finish()

    def read_card(self, file: TomlFile, table: dict[str, Any], spot: Spot) -> None:
        card = read_fields(table, spot)
        self.only_one_of_a_name(card)
        front, other = Side(), Side()
        if card.category == MASTER:
            front, other = self._side(card, "normal"), self._side(card, "awakened")
        elif card.category:
            front = self._text_of(card, card)
        misplaced_texts(card)
        self._tokens += [(file, side, token) for side in (front, other) for token in tokens_named(side.text)]
        complain(file, card.faults)
        self.cards.append(
            Printed(
                len(self.cards),
                card.name,
                card.english,
                card.category,
                card.colours,
                card.types,
                cls=card.cls,
                token=card.token,
                text=front.text,
                awakened=other.text,
                printed=front.printed,
                printed_awakened=other.printed,
                printed_keywords=front.keywords,
                printed_awakened_keywords=other.keywords,
                **card.numbers,
            )
        )

    def _side(self, card: CardFields, key: str) -> Side:
        """One side of a master (21-1)."""
        table = card.table.get(key)
        if not isinstance(table, dict):
            card.wrong(key, "21-1", "side-missing", side=key)
            return Side()
        side = CardTable(table, (*card.spot, key), TOLD)
        side.no_other_keys(SIDE_KEYS)
        side.text("flavour")
        found = self._text_of(card, side)
        card.faults += side.faults
        return found

    def _text_of(self, card: CardFields, side: CardTable) -> Side:
        """A text and the keywords beside it, compiled together."""
        printed = side.text("text")
        words = side.texts("keywords")
        category = Phrase(f"legions-category-{card.category}")
        if card.category in NEEDS_TEXT and not printed.strip() and isinstance(side.table.get("text", ""), str):
            side.wrong("text", "36-1", "text-missing", category=category)
            return Side()
        if words and card.category in NEEDS_TEXT:
            side.wrong("keywords", "15-6", "keywords-of-no-unit", category=category)
            words = ()
        keywords = self._keywords(side, words)
        text = CardText()
        spot = (*side.spot, "text")
        if printed.strip():
            try:
                text = _compiled(self.compiler, printed, card.category, card.name)
            except (NotUnderstood, TwoReadings) as error:
                side.not_understood(error, spot, "36-1")
        whole = CardText((*keywords, *text.keywords), text.abilities, text.play)
        return Side(spot, printed, words, with_deeds(whole, TOLD_DEEDS))

    def _keywords(self, side: CardTable, words: tuple[str, ...]) -> tuple[Keyword, ...]:
        found: list[Keyword] = []
        for place, word in enumerate(words):
            try:
                found += self.compiler.compile_keywords((word,))
            except (NotUnderstood, TwoReadings) as error:
                side.not_understood(error, (*side.spot, "keywords", place), "41-1")
        return tuple(found)


@clause("15-2", "21-1")
def misplaced_texts(card: CardFields) -> None:
    """Only masters have two sides; a master has no text outside them."""
    if not card.category:
        return
    if card.category == MASTER:
        for key in ("text", "keywords"):
            if key in card.table:
                card.wrong(key, "15-2", "text-beside-sides", field=key)
    else:
        for side in SIDES:
            if side in card.table:
                category = Phrase(f"legions-category-{card.category}")
                card.wrong(side, "15-2", "side-of-no-master", side=side, category=category)


@lru_cache(maxsize=4096)
def _compiled(compiler: Compiler, printed: str, category: str, name: str) -> CardText:
    """A card that is brought again, beside others, is not read again."""
    return compiler.compile_text(printed, category, name)


def read_files(
    files: Iterable[Path], before: tuple[Printed, ...] = (), compiler: Compiler | None = None
) -> tuple[Printed, ...]:
    """The cards of these files behind those of `before`; raises `Broken` with every problem there is."""
    return cards_of(files, Reader(before, compiler or _text_compiler()))


def _text_compiler() -> Compiler:
    """The compiler of card texts, which takes a while to import and is not needed where cards are cached."""
    from .card_words import reader

    return reader
