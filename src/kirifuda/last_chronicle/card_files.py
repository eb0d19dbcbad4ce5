"""Card files: one `[[card]]` table a card, its values as they are printed. All problems are found in one go."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final, Protocol

from ..effects.tree import CardText
from ..text.card_reader import CardReader, cards_of
from ..text.card_tables import complain
from ..text.deeds import with_deeds
from ..text.mapped import Span
from ..text.problems import NotUnderstood, Problem, TwoReadings
from ..text.toml_files import TomlFile
from ..text.toml_places import Spot
from .book import clause
from .card_fields import LAMP_WORDS, ROWS, SPELL, TOLD, UNIT, CardFields, read_fields
from .card_words.marked_rows import rows_apart
from .deeds import TOLD_DEEDS
from .printed import NO_LAMP, NO_TEXT, NO_TEXTS, Printed, Texts, Words
from .vocabulary import KEYWORDS

BURST_KEYS: Final = ("burst", "burst_green", "burst_red")
TEXT_KEYS: Final = ("text", "green", "red", *BURST_KEYS)
ONLY_ON: Final = {
    "dynamo": ("structure", "15.2.14.8"),
    "union": (UNIT, "15.2.15.1.1"),
    "awaken": (UNIT, "15.2.13.1"),
    "pursuit": (UNIT, "15.2.14.1"),
}
"""Keywords that only one type of card has."""


class Compiler(Protocol):
    """What makes a tree of a printed text."""

    def compile_text(
        self,
        text: str,
        types: Sequence[str],
        name: str = "",
        rows: Sequence[str] = (),
        burst: bool = False,
        named: bool = False,
    ) -> CardText: ...


class Reader(CardReader[Printed]):
    told = TOLD
    naming = "5.5.1"

    def __init__(self, before: tuple[Printed, ...], compiler: Compiler) -> None:
        super().__init__(before)
        self.compiler = compiler

    def is_found_by_name(self, card: Printed) -> bool:
        """A token is not."""
        return card.token is None

    def read_card(self, file: TomlFile, table: dict[str, Any], spot: Spot) -> None:
        card = read_fields(table, spot)
        self.only_one_of_a_name(card)
        words = Words(**{key: card.text(key).strip() for key in TEXT_KEYS})
        typed = self._typed(card)
        texts = self._texts(card, typed, "text", "green", "red", burst=False)
        bursts = self._texts(card, typed, "burst", "burst_green", "burst_red", burst=True)
        only_where_they_belong(card, texts[0])
        complain(file, card.faults)
        self.cards.append(
            Printed(
                len(self.cards),
                card.name,
                card.english,
                card.types,
                card.categories,
                card.price,
                burst=any(key in typed for key in BURST_KEYS),
                legacy=card.legacy,
                epic=card.epic,
                lamps=card.lamps,
                texts=texts,
                bursts=bursts,
                words=words,
                ca=card.number("ca"),
                ca_blue=card.number("ca_blue"),
                ca_green=card.number("ca_green"),
                ca_red=card.number("ca_red"),
                level=card.number("level"),
                power=card.number("power"),
                power_green=card.number("power_green"),
                power_red=card.number("power_red"),
                atk=card.number("atk"),
                atk_green=card.number("atk_green"),
                atk_red=card.number("atk_red"),
            )
        )

    @clause("5.7.4", "15.3.2.1")
    def _typed(self, card: CardFields) -> dict[str, tuple[str, str]]:
        """Each text, and where it was typed: rows of colour and the burst may stand among the text."""
        found: dict[str, tuple[str, str]] = {key: (key, card.text(key)) for key in TEXT_KEYS if key in card.table}
        for key, part in rows_apart(card.text("text"), card.lamps).items():
            if key == "text" and key in found:
                found[key] = "text", part
            elif part.strip() and key in found:
                card.wrong("text", "5.7.4", "row-twice", field=key)
            elif part.strip():
                found[key] = "text", part
                if (lamp := dict(ROWS).get(key, NO_LAMP)) not in (NO_LAMP, *card.lamps):
                    card.wrong("text", "5.7.4", "no-such-lamp", field="text", lamp=LAMP_WORDS[lamp])
        return found

    def _texts(
        self, card: CardFields, typed: dict[str, tuple[str, str]], text: str, green: str, red: str, burst: bool
    ) -> Texts:
        """The whole text by what is lit (5.7.4, 15.3.2.4)."""
        if not card.types:
            return NO_TEXTS
        keys, printed = {}, {}
        for key in (text, green, red):
            keys[key], printed[key] = typed.get(key, (key, ""))
        if not any(words.strip() for words in printed.values()):
            left_blank = text in card.table and not card.text(text).strip()
            if left_blank or (card.types == (SPELL,) and not burst):
                card.wrong(text, "11.4.4" if not burst else "15.3.2.1", "text-missing")
            return NO_TEXTS

        def compiled(key: str, *rows: str) -> CardText:
            return self._compiled(card, keys[key], printed[text], tuple(printed[row] for row in rows), burst)

        plain = compiled(text)
        one = compiled(green, green) if printed[green].strip() else plain
        two = compiled(red, red) if printed[red].strip() else plain
        if not printed[green].strip() or not printed[red].strip():
            return plain, one, two, one if printed[green].strip() else two
        return plain, one, two, compiled(red, green, red)

    def _compiled(self, card: CardFields, key: str, text: str, rows: tuple[str, ...], burst: bool) -> CardText:
        try:
            compiled = self.compiler.compile_text(text, card.types, card.name, rows, burst, named=True)
            return with_deeds(compiled, TOLD_DEEDS)
        except (NotUnderstood, TwoReadings) as error:
            own = of_row(error, len("\n".join((text, *rows[:-1]))) + 1) if rows else error
            if own is not None:
                card.not_understood(own, (*card.spot, key), "5.7.1" if not burst else "15.3.2.1")
            return NO_TEXT


def of_row(error: NotUnderstood | TwoReadings, start: int) -> NotUnderstood | TwoReadings | None:
    """The same with the characters counted from the beginning of the row; None if it is about the text before it."""
    row = error.text[start:]
    if isinstance(error, TwoReadings):
        if error.span.end <= start:
            return None
        return TwoReadings(row, Span(max(error.span.start - start, 0), error.span.end - start), error.readings)
    problems = tuple(
        Problem(Span(max(one.span.start - start, 0), one.span.end - start), one.what, one.nearest)
        for one in error.problems
        if one.span.end > start
    )
    return NotUnderstood(row, problems) if problems else None


@clause("15.2.13.1", "15.2.14.1", "15.2.14.8", "15.2.15.1.1")
def only_where_they_belong(card: CardFields, text: CardText) -> None:
    """Some keywords are on cards of one type only."""
    for keyword in text.keywords:
        if keyword.name in ONLY_ON:
            kind, cited = ONLY_ON[keyword.name]
            if kind not in card.types and card.types:
                card.wrong("text", cited, f"keyword-of-{kind}s", keyword=KEYWORDS[keyword.name][0])


def read_files(
    files: Iterable[Path], before: tuple[Printed, ...] = (), compiler: Compiler | None = None
) -> tuple[Printed, ...]:
    """The cards of these files behind those of `before`; raises `Broken` with every problem there is."""
    return cards_of(files, Reader(before, compiler or _text_compiler()))


def _text_compiler() -> Compiler:
    """The compiler of card texts, which takes a while to import and is not needed where cards are cached."""
    from .card_words import reader

    return reader
