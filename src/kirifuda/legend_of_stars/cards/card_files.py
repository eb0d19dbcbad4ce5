"""Card files: one `[[card]]` table a card, its values as they are printed. All problems are found in one go."""

from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from typing import Any, Protocol

from ...effects.tree import CardText, Keyword
from ...text.card_reader import CardReader, cards_of
from ...text.card_tables import complain
from ...text.deeds import with_deeds
from ...text.problems import NotUnderstood, TwoReadings
from ...text.toml_files import TomlFile
from ...text.toml_places import Spot
from .card_fields import TOLD, CardFields, read_fields
from .deeds import TOLD_DEEDS
from .printed import Printed


class Compiler(Protocol):
    """What makes a tree of a printed text."""

    def compile_text(self, text: str, kind: str, name: str) -> CardText: ...

    def compile_keywords(self, words: tuple[str, ...]) -> tuple[Keyword, ...]: ...

    def __hash__(self) -> int: ...


class Reader(CardReader[Printed]):
    told = TOLD
    naming = "3.1"

    def __init__(self, before: tuple[Printed, ...], compiler: Compiler) -> None:
        super().__init__(before)
        self.compiler = compiler

    def read_card(self, file: TomlFile, table: dict[str, Any], spot: Spot) -> None:
        card = read_fields(table, spot)
        self.only_one_of_a_name(card)
        printed = card.text("text")
        words = card.texts("keywords")
        text = self._text(card, printed, words)
        complain(file, card.faults)
        self.cards.append(
            Printed(
                len(self.cards),
                card.name,
                card.english,
                card.kind,
                card.attribute,
                card.races,
                cost=card.numbers.get("cost", 0),
                speed=card.numbers.get("speed", 0),
                atk=card.numbers.get("atk", 0),
                defense=card.numbers.get("def", 0),
                down=card.numbers.get("down", 0),
                leads=card.leads,
                flash=card.is_flash,
                field=card.is_field,
                text=text,
                printed=printed.strip(),
                printed_keywords=words,
            )
        )

    def _text(self, card: CardFields, printed: str, words: tuple[str, ...]) -> CardText:
        """The text and the keywords beside it, compiled together."""
        if not card.kind:
            return CardText()
        if card.kind == "effect" and not printed.strip() and isinstance(card.table.get("text", ""), str):
            card.wrong("text", "2.2", "text-missing")
        if words and card.kind == "effect":
            card.wrong("keywords", "8.13", "keywords-of-effect")
            words = ()
        keywords: list[Keyword] = []
        for place, word in enumerate(words):
            try:
                keywords += self.compiler.compile_keywords((word,))
            except (NotUnderstood, TwoReadings) as error:
                card.not_understood(error, (*card.spot, "keywords", place), "8.13")
        text = CardText()
        if printed.strip():
            try:
                text = _compiled(self.compiler, printed, card.kind, card.name)
            except (NotUnderstood, TwoReadings) as error:
                card.not_understood(error, (*card.spot, "text"), "8.1")
        return with_deeds(CardText((*keywords, *text.keywords), text.abilities, text.play), TOLD_DEEDS)


@lru_cache(maxsize=4096)
def _compiled(compiler: Compiler, printed: str, kind: str, name: str) -> CardText:
    """A card that is brought again, beside others, is not read again."""
    return compiler.compile_text(printed, kind, name)


def read_files(
    files: Iterable[Path], before: tuple[Printed, ...] = (), compiler: Compiler | None = None
) -> tuple[Printed, ...]:
    """The cards of these files behind those of `before`; raises `Broken` with every problem there is."""
    return cards_of(files, Reader(before, compiler or _text_compiler()))


def _text_compiler() -> Compiler:
    """The compiler of card texts, which takes a while to import and is not needed where cards are cached."""
    from ..card_words import reader

    return reader
