"""Card files: one `[[card]]` table a card, its values as they are printed. All problems are found in one go."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final, Protocol

from ..effects.tree import CardText, Keyword
from ..kernel.phrase import Phrase
from ..text.file_problems import Broken, nearest
from ..text.problems import NotUnderstood, TwoReadings
from ..text.toml_files import TomlFile
from ..text.toml_places import Spot
from .book import clause
from .card_fields import MASTER, SIDE_KEYS, SIDES, CardFields, Fault, read_fields, unknown_keys
from .named_tokens import tokens_named
from .printed import Catalogue, Printed, plain

FILE_KEYS: Final = ("card", "set")
NEEDS_TEXT: Final = ("skill", "arts")


class Compiler(Protocol):
    """What makes a tree of a printed text."""

    def compile_text(self, text: str, category: str, name: str) -> CardText: ...

    def compile_keywords(self, words: tuple[str, ...]) -> tuple[Keyword, ...]: ...


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


class Reader:
    """Reads files one after the other; faces go on from the cards that are there already."""

    def __init__(self, before: tuple[Printed, ...], compiler: Compiler) -> None:
        self.compiler = compiler
        self.cards = list(before)
        self.files: list[TomlFile] = []
        self._named: dict[str, str] = {}
        self._tokens: list[tuple[TomlFile, Side, str]] = []
        for card in before:
            self._named[plain(card.name)] = self._named[plain(card.english)] = card.name

    def read(self, path: Path) -> None:
        """Every card of a file, or all that is wrong with it."""
        file = TomlFile(path)
        self.files.append(file)
        whole = CardFields(file.raw, ())
        unknown_keys(whole, file.raw, (), FILE_KEYS)
        tables = file.raw.get("card", [])
        if not isinstance(tables, list) or not all(isinstance(one, dict) for one in tables):
            whole.fault(("card",), "", "no-card-tables")
            tables = []
        complain(file, whole.faults)
        for place, table in enumerate(tables):
            self._card(file, table, ("card", place))

    def finish(self) -> tuple[Printed, ...]:
        """The cards; or, if anything is wrong with any of them, all of that."""
        found = Catalogue(tuple(self.cards))
        known = [card.name for card in found.cards if card.token]
        for file, side, token in self._tokens:
            if found.token_face(token) is None:
                near = nearest(token, known)
                phrase = Phrase("legions-card-unknown-token", given=token, nearest=near[0] if near else "―")
                start = side.printed.find(token)
                file.complain(side.spot, phrase, "43-1", start, start + len(token))
        problems = [problem for file in self.files for problem in sorted(file.problems, key=lambda one: one.line)]
        if problems:
            raise Broken(problems)
        return found.cards

    # --- cards ------------------------------------------------------------------------------------

    def _card(self, file: TomlFile, table: dict[str, Any], spot: Spot) -> None:
        card = read_fields(table, spot)
        self._only_one_of_a_name(card)
        front, other = Side(), Side()
        if card.category == MASTER:
            front, other = self._side(card, "normal"), self._side(card, "awakened")
        elif card.category:
            front = self._text_of(card, table, spot)
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

    def _only_one_of_a_name(self, card: CardFields) -> None:
        """A name, in either language, belongs to one card (14-2)."""
        for key, name in (("name", card.name), ("english", card.english)):
            if not name or (key == "english" and "english" not in card.table):
                continue
            other = self._named.get(plain(name))
            if other is not None and not (key == "english" and plain(name) == plain(card.name)):
                card.wrong(key, "14-2", "name-taken", given=name, other=other)
            self._named.setdefault(plain(name), card.name)

    def _side(self, card: CardFields, side: str) -> Side:
        """One side of a master (21-1)."""
        table = card.table.get(side)
        spot = (*card.spot, side)
        if not isinstance(table, dict):
            card.fault(spot, "21-1", "side-missing", side=side)
            return Side()
        unknown_keys(card, table, spot, SIDE_KEYS)
        card.text_at(table, spot, "flavour")
        return self._text_of(card, table, spot)

    def _text_of(self, card: CardFields, table: dict[str, Any], spot: Spot) -> Side:
        """A text and the keywords beside it, compiled together."""
        printed = card.text_at(table, spot, "text")
        words = card.texts_at(table, spot, "keywords")
        if card.category in NEEDS_TEXT and not printed.strip() and isinstance(table.get("text", ""), str):
            card.fault((*spot, "text"), "36-1", "text-missing", category=Phrase(f"legions-category-{card.category}"))
            return Side()
        if words and card.category in NEEDS_TEXT:
            category = Phrase(f"legions-category-{card.category}")
            card.fault((*spot, "keywords"), "15-6", "keywords-of-no-unit", category=category)
            words = ()
        keywords = self._keywords(card, words, (*spot, "keywords"))
        text = CardText()
        if printed.strip():
            try:
                text = self.compiler.compile_text(printed, card.category, card.name)
            except (NotUnderstood, TwoReadings) as error:
                card.faults += faults_of_text(error, (*spot, "text"), "36-1")
        return Side((*spot, "text"), printed, words, CardText((*keywords, *text.keywords), text.abilities, text.play))

    def _keywords(self, card: CardFields, words: tuple[str, ...], spot: Spot) -> tuple[Keyword, ...]:
        found: list[Keyword] = []
        for place, word in enumerate(words):
            try:
                found += self.compiler.compile_keywords((word,))
            except (NotUnderstood, TwoReadings) as error:
                card.faults += faults_of_text(error, (*spot, place), "41-1")
        return tuple(found)


def faults_of_text(error: NotUnderstood | TwoReadings, spot: Spot, cited: str) -> Iterator[Fault]:
    """The characters of a text that are not understood, with the nearest wording; or are understood in two ways."""
    if isinstance(error, TwoReadings):
        quoted = error.span.of(error.text)
        phrase = Phrase("legions-card-two-readings", given=quoted, readings=_quoted(error.readings))
        yield Fault(spot, cited, phrase, error.span.start, error.span.end)
        return
    for problem in error.problems:
        key = "legions-card-not-understood-but" if problem.nearest else "legions-card-not-understood"
        quoted = problem.span.of(error.text)
        phrase = Phrase(key, given=quoted, what=problem.what, nearest=_quoted(problem.nearest))
        yield Fault(spot, cited, phrase, problem.span.start, problem.span.end)


def _quoted(wordings: tuple[str, ...]) -> list[Phrase]:
    return [Phrase("legions-card-wording", text=wording) for wording in wordings]


def complain(file: TomlFile, faults: Iterable[Fault]) -> None:
    for fault in faults:
        file.complain(fault.spot, fault.phrase, fault.clause, fault.start, fault.end)


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


def read_files(
    files: Iterable[Path], before: tuple[Printed, ...] = (), compiler: Compiler | None = None
) -> tuple[Printed, ...]:
    """The cards of these files behind those of `before`; raises `Broken` with every problem there is."""
    reader = Reader(before, compiler or _text_compiler())
    for file in files:
        reader.read(file)
    return reader.finish()


def _text_compiler() -> Compiler:
    """The compiler of card texts, which takes a while to import and is not needed where cards are cached."""
    from . import card_text

    return card_text
