"""Reading a record. Whatever is wrong with it is a complaint that names the line and what would be right."""

import re
from typing import Final, NoReturn

from ..errors import Complaint
from ..kernel.ask import CHANCE
from ..kernel.phrase import Argument, Phrase
from ..kernel.rules import Terms
from ..kernel.state import SEATS
from ..words import LANGUAGES
from .lines import AnswerLine, EventLine, NotALine, parse_deck, parse_outcome
from .record import FORMAT, Header, Numbered, Recorded, Remark
from .writing import CARDS, CHOOSER, NO_LANGUAGE, REGULATION, TITLE, checksum

_FIELD: Final = re.compile(r"([a-z-]+(?: [0-9])?):(?: (.*))?")
_WORD: Final = re.compile(r"[A-Za-z0-9+._-]+")
_SUM: Final = re.compile(r"[0-9a-f]{16}")
_SEATS: Final = range(1, SEATS + 1)
_HEADER: Final = ("game", "edition", "rules", "language", *(f"{what} {n}" for what in ("deck", "name") for n in _SEATS))
_NOTE: Final = "note"
_OUTCOME: Final = "outcome"
_CHECKSUM: Final = "checksum"
_QUOTED: Final = 60


def read(text: str, source: str = "replay") -> Recorded:
    """The record that a text holds. `source` is what complaints call it."""
    return _Reader(source, text).recorded()


class _Reader:
    """Goes through the lines once, from top to bottom."""

    def __init__(self, source: str, text: str) -> None:
        self._source = source
        self._lines = [line.removesuffix("\r") for line in text.removeprefix("\ufeff").removesuffix("\n").split("\n")]
        self._at = 0
        self._fields: dict[str, Numbered] = {}
        self._notes: list[str] = []
        self._card_files: list[str] = []
        self._body: list[Numbered] = []
        self._answers = 0

    def recorded(self) -> Recorded:
        self._check_title()
        self._check_whole()
        for at, line in enumerate(self._lines[1:], start=2):
            self._at = at
            self._read_line(line)
        header = self._header()
        ending = self._field(_OUTCOME)
        try:
            outcome = parse_outcome(ending.text)
        except NotALine:
            self._complain("outcome", ending)
        end = self._field(_CHECKSUM)
        lines = [one.text for one in self._body if not isinstance(one.line, Remark)]
        intact = end.text == checksum(header, lines, ending.text)
        return Recorded(self._source, header, tuple(self._body), outcome, ending, end, intact)

    def _check_title(self) -> None:
        key, colon, version = self._lines[0].partition(": ")
        if key != TITLE or not colon:
            raise Complaint("replay-not-one", source=self._source, wanted=f"{TITLE}: {FORMAT}")
        if version != str(FORMAT):
            raise Complaint("replay-other-format", source=self._source, given=_quote(version), known=FORMAT)

    def _check_whole(self) -> None:
        """The last line of a record is its checksum: without it the rest is missing."""
        if not any(line.startswith(f"{_CHECKSUM}: ") and _SUM.fullmatch(line[-16:]) for line in self._lines):
            raise Complaint("replay-cut-off", source=self._source, line=len(self._lines))

    def _read_line(self, line: str) -> None:
        if not line.isprintable():
            self._complain("control-character")
        if not line:
            return
        if _CHECKSUM in self._fields:
            self._complain("after-the-end", given=_quote(line))
        if line.startswith("#"):
            if self._body:
                self._body.append(Numbered(self._at, line, Remark(line[1:].strip())))
        elif line.startswith((">", "[")):
            self._read_body(line)
        else:
            self._read_field(line)

    def _read_body(self, line: str) -> None:
        if _OUTCOME in self._fields:
            self._complain("after-the-end", given=_quote(line))
        try:
            if line.startswith("["):
                self._body.append(Numbered(self._at, line, EventLine.parse(line)))
                return
            answer = AnswerLine.parse(line)
        except NotALine:
            self._complain("answer" if line.startswith(">") else "event", given=_quote(line))
        self._answers += 1
        if answer.number != self._answers:
            self._complain("answer-number", given=str(answer.number), wanted=str(self._answers))
        self._body.append(Numbered(self._at, line, answer))

    def _read_field(self, line: str) -> None:
        found = _FIELD.fullmatch(line)
        if found is None or found[1] not in (*_HEADER, CHOOSER, CARDS, REGULATION, _NOTE, _OUTCOME, _CHECKSUM):
            self._complain("unknown-line", given=_quote(line))
        key, value = found[1], (found[2] or "").strip()
        if self._body and key not in (_OUTCOME, _CHECKSUM):
            self._complain("field-in-body", given=key)
        if key == _NOTE:
            self._notes.append(value)
        elif key in self._fields:
            self._complain("field-twice", given=key)
        elif not value:
            self._complain("field-empty", given=key)
        elif key == CARDS:
            self._card_files.append(value)
        else:
            self._fields[key] = Numbered(self._at, value)

    def _header(self) -> Header:
        game, edition, rules, language = (self._field(key) for key in _HEADER[:4])
        for field in (game, edition):
            if not _WORD.fullmatch(field.text):
                self._complain("word", field, given=_quote(field.text))
        if not _SUM.fullmatch(rules.text):
            self._complain("fingerprint", rules, given=_quote(rules.text))
        if language.text not in (*LANGUAGES, NO_LANGUAGE):
            self._complain("language", language, given=_quote(language.text), known=", ".join(LANGUAGES))
        decks = []
        for seat in _SEATS:
            deck = self._field(f"deck {seat}")
            try:
                decks.append(parse_deck(deck.text))
            except NotALine as unread:
                self._complain("deck", deck, given=_quote(str(unread)))
        names = tuple(self._field(f"name {seat}").text for seat in _SEATS)
        spoken = "" if language.text == NO_LANGUAGE else language.text
        regulation = self._fields.get(REGULATION)
        return Header(
            game.text,
            edition.text,
            rules.text,
            tuple(decks),
            names,
            spoken,
            tuple(self._notes),
            self._chooser(),
            Terms(tuple(self._card_files), regulation.text if regulation is not None else ""),
        )

    def _chooser(self) -> int:
        found = self._fields.get(CHOOSER)
        if found is None:
            return CHANCE
        if found.text not in map(str, _SEATS):
            self._complain("chooser", found, given=_quote(found.text))
        return int(found.text) - 1

    def _field(self, key: str) -> Numbered:
        found = self._fields.get(key)
        if found is None:
            raise Complaint("replay-no-field", source=self._source, field=key)
        return found

    def _complain(self, problem: str, where: Numbered | None = None, **args: Argument) -> NoReturn:
        at = self._at if where is None else where.at
        raise Complaint(
            "replay-broken", source=self._source, line=at, problem=Phrase(f"replay-problem-{problem}", **args)
        )


def _quote(text: str) -> str:
    """A piece of a broken file, short and safe to print."""
    return "".join(char if char.isprintable() else "\ufffd" for char in text[:_QUOTED])
