"""Tables of cards in TOML files, their values as they are printed. All problems are found in one go."""

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from ..kernel.phrase import Argument, Phrase
from .file_problems import nearest
from .problems import NotUnderstood, TwoReadings
from .toml_files import TomlFile
from .toml_places import Spot

LONGEST: Final = 600
"""Letters of a text. On no card is there room for more, and reading takes longer than in proportion."""
_ROMAN: Final = {"I": 1, "II": 2, "III": 3, "IV": 4}


class Fault:
    """Something wrong with a field: where, by which clause, and what would be right.

    `start` and `end` are the characters of the field's text that are meant; both -1 for all of it.
    """

    __slots__ = ("clause", "end", "phrase", "spot", "start")

    def __init__(self, spot: Spot, clause: str, phrase: Phrase, start: int = -1, end: int = -1) -> None:
        self.spot = spot
        self.clause = clause
        self.phrase = phrase
        self.start = start
        self.end = end


class CardTable:
    """One table while it is read: what it is called and what is wrong with it so far.

    `told` begins the keys of a game's own messages.
    """

    def __init__(self, table: dict[str, Any], spot: Spot, told: str) -> None:
        self.table = table
        self.spot = spot
        self.told = told
        self.name = ""
        self.english = ""
        self.faults: list[Fault] = []

    def wrong(self, key: str, clause: str, reason: str, **args: Argument) -> None:
        """The value of a key is wrong, by a rule of the game."""
        self.wrong_at((*self.spot, key), clause, reason, **args)

    def wrong_at(self, spot: Spot, clause: str, reason: str, **args: Argument) -> None:
        """What stands at a spot of the card is wrong, by a rule of the game."""
        self.faults.append(Fault(spot, clause, Phrase(f"{self.told}-{reason}", **args)))

    def _malformed(self, spot: Spot, reason: str, **args: Argument) -> None:
        self.faults.append(Fault(spot, "", Phrase(f"card-table-{reason}", **args)))

    def text(self, key: str) -> str:
        """A text, "" where there is none."""
        value = self.table.get(key, "")
        if isinstance(value, str) and len(value) <= LONGEST:
            return value
        if isinstance(value, str):
            self._malformed((*self.spot, key), "too-long", field=key, most=LONGEST)
        else:
            self._malformed((*self.spot, key), "not-a-text", field=key)
        return ""

    def texts(self, key: str) -> tuple[str, ...]:
        """A list of texts; a single text counts as one."""
        value = self.table.get(key, [])
        if isinstance(value, str):
            return (value,)
        if isinstance(value, list) and all(isinstance(one, str) for one in value):
            return tuple(value)
        self._malformed((*self.spot, key), "not-a-list", field=key)
        return ()

    def flag(self, key: str) -> bool:
        value = self.table.get(key, False)
        if isinstance(value, bool):
            return value
        self._malformed((*self.spot, key), "not-yes-or-no", field=key)
        return False

    def no_other_keys(self, known: tuple[str, ...]) -> None:
        """Every key that no card has, with the one that was probably meant."""
        for key in self.table:
            if key not in known:
                near = nearest(key, list(known))
                self._malformed((*self.spot, key), "unknown-key", given=key, nearest=near[0], known=", ".join(known))

    def tables(self, key: str) -> list[dict[str, Any]]:
        """The tables of this name below it."""
        found = self.table.get(key, [])
        if isinstance(found, list) and all(isinstance(one, dict) for one in found):
            return found
        self._malformed((*self.spot, key), "no-card-tables")
        return []

    def not_understood(self, error: NotUnderstood | TwoReadings, spot: Spot, clause: str) -> None:
        """The characters of a text that are not understood, with the nearest wording; or are read in two ways."""
        self.faults += _faults_of_text(error, spot, clause)


class Names:
    """The names that are taken: a name, in either language, belongs to one card."""

    def __init__(self) -> None:
        self._cards: dict[str, str] = {}

    def take(self, name: str, card: str) -> str:
        """Notes a name of a card; returns the other card that has it already, "" if none has."""
        other = self._cards.setdefault(plain(name), card)
        return other if other != card else ""


def plain(name: str) -> str:
    """A name without what people write differently: width, case, spaces."""
    return "".join(unicodedata.normalize("NFKC", name).casefold().split())


def _faults_of_text(error: NotUnderstood | TwoReadings, spot: Spot, clause: str) -> Iterator[Fault]:
    if isinstance(error, TwoReadings):
        quoted = error.span.of(error.text)
        phrase = Phrase("card-table-two-readings", given=quoted, readings=_quoted(error.readings))
        yield Fault(spot, clause, phrase, error.span.start, error.span.end)
        return
    for problem in error.problems:
        key = "card-table-not-understood-but" if problem.nearest else "card-table-not-understood"
        quoted = problem.span.of(error.text)
        phrase = Phrase(key, given=quoted, what=problem.what, nearest=_quoted(problem.nearest))
        yield Fault(spot, clause, phrase, problem.span.start, problem.span.end)


def _quoted(wordings: tuple[str, ...]) -> list[Phrase]:
    return [Phrase("card-table-wording", text=wording) for wording in wordings]


def complain(file: TomlFile, faults: Iterable[Fault]) -> None:
    for fault in faults:
        file.complain(fault.spot, fault.phrase, fault.clause, fault.start, fault.end)


def whole_number(value: object) -> int | None:
    """A number as it is printed: 3, "３", "1,000" or "Ⅲ"."""
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    if not isinstance(value, str):
        return None
    figures = unicodedata.normalize("NFKC", value).strip().replace(",", "")
    if re.fullmatch("[0-9]{1,6}", figures):
        return int(figures)
    return _ROMAN.get(figures)


def term(given: str, words: Mapping[str, tuple[str, ...]]) -> str:
    """The name of a printed term, which may also be given by that name itself; "" if it is unknown."""
    folded = unicodedata.normalize("NFKC", given).strip().casefold()
    for key, printed in words.items():
        if folded == key or folded in [unicodedata.normalize("NFKC", one).casefold() for one in printed]:
            return key
    return ""
