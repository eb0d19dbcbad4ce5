"""The lines of a record: an answer, an event, the end. Seats are counted from one, as people count.

A line is its machine part and, after ` | `, the same in words. Only the machine part is read back.
"""

import json
import re
from dataclasses import dataclass
from typing import Final

from ..kernel.ask import CHANCE, Question
from ..kernel.events import HIDDEN, Event, Shown
from ..kernel.game import CONCEDE
from ..kernel.outcome import Outcome
from ..kernel.rules import Rules
from ..kernel.state import ALL_SEATS, SEATS

SAYS: Final = " | "
_CHANCE: Final = "chance"
_CONCEDE: Final = "concede"
_UNFINISHED: Final = "unfinished"
_NOBODY: Final = "-"
_UNSEEN: Final = "?"

_NUMBER: Final = r"(?:0|[1-9][0-9]{0,999})"
_SEAT: Final = rf"[1-{SEATS}]"
_TERM: Final = r"[a-z0-9][a-z0-9-]*"
_CLAUSE: Final = r"\[(?P<clause>[^\]|]*)\]"
_PLAIN: Final = r'[^\s"|@~()=\[\]]+'
_QUOTE: Final = r'"(?:[^"\\|]|\\.)*"'
_NAME: Final = rf"{_QUOTE}|{_PLAIN}"

_ANSWER: Final = re.compile(
    rf">(?P<number>{_NUMBER}) (?P<seat>{_SEAT}|{_CHANCE}) "
    rf"(?:{_CONCEDE}|(?P<index>{_NUMBER})(?:/(?P<size>{_NUMBER}))? {_CLAUSE} (?P<prompt>{_TERM}))"
)
_EVENT: Final = re.compile(rf"{_CLAUSE} (?P<kind>{_TERM}) (?P<seat>{_SEAT}|{_NOBODY})(?P<rest>(?: .*)?)")
_WHAT: Final = re.compile(rf" ({_TERM}|{_QUOTE})(?= |$)")
_SHOWN: Final = re.compile(
    rf" (?P<card>(?:{_NAME})(?:~{_NUMBER})?)@(?P<handle>{_NUMBER})"
    rf"(?:\((?P<sees>{_NOBODY}|[1-{SEATS}]+)(?:/(?P<points>[1-{SEATS}]+))?\))?(?= |$)"
)
_NUMBERS: Final = re.compile(rf" n=(-?{_NUMBER}(?:,-?{_NUMBER})*)$")
_CARD: Final = re.compile(rf"(?P<name>{_NAME})(?:~(?P<face>{_NUMBER}))?")
_OUTCOME: Final = re.compile(rf"{_UNFINISHED}|(?P<loser>{_SEAT}|{_NOBODY}) {_CLAUSE}")


class NotALine(Exception):
    """A text that is no such line."""


# --- cards ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CardName:
    """A printed card: its name, and its number where the name is not enough to tell it (two Jokers)."""

    name: str
    face: int | None = None

    @classmethod
    def of(cls, rules: Rules, face: int) -> "CardName":
        name = rules.name_of_face(face)
        return cls(name, None if rules.face_named(name) == face else face)

    @classmethod
    def parse(cls, text: str) -> "CardName":
        found = _matched(_CARD, text)
        name = found["name"]
        return cls(_unquoted(name), _number(found["face"]))

    def found(self, rules: Rules) -> int:
        """The face, in rules that know the card."""
        face = rules.face_named(self.name) if self.face is None else self.face
        try:
            if face is not None and CardName.of(rules, face) == self:
                return face
        except LookupError:
            pass
        raise NotALine(str(self))

    def __str__(self) -> str:
        name = self.name if re.fullmatch(_PLAIN, self.name) else _quoted(self.name)
        return name if self.face is None else f"{name}~{self.face}"


def parse_deck(text: str) -> tuple[CardName, ...]:
    """Card names with spaces between them."""
    cards: list[CardName] = []
    at = 0
    while at < len(text):
        found = _CARD.match(text, at)
        if found is None or text[found.end() : found.end() + 1] not in ("", " "):
            raise NotALine(text[at:])
        cards.append(CardName.parse(found[0]))
        at = found.end() + 1
    return tuple(cards)


@dataclass(frozen=True, slots=True)
class CardMark:
    """A card in an event: which, what it is called there, who sees it, who can point at it."""

    card: CardName
    handle: int
    sees: int
    points: int

    def text(self, seat: int | None) -> str:
        """The card as a seat is shown it, or (None) as it is recorded."""
        if seat is not None:
            handle = str(self.handle) if self.points >> seat & 1 else _UNSEEN
            return f"{self.card if self.sees >> seat & 1 else _UNSEEN}@{handle}"
        if self.sees == ALL_SEATS:
            return f"{self.card}@{self.handle}"
        points = "" if self.points == self.sees else f"/{_seats(self.points)}"
        return f"{self.card}@{self.handle}({_seats(self.sees)}{points})"


def _mark(found: re.Match[str]) -> CardMark:
    sees = _bits(found["sees"], ALL_SEATS)
    points = _bits(found["points"], sees) | sees
    return CardMark(CardName.parse(found["card"]), int(found["handle"]), sees, points)


# --- answers -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class AnswerLine:
    """One answer: its number, the seat, and the option's place. `size` is how many options there were."""

    number: int
    seat: int
    index: int
    size: int = 0
    clause: str = ""
    prompt: str = ""
    says: str = ""

    @classmethod
    def of(cls, number: int, question: Question, index: int, says: str = "") -> "AnswerLine":
        size = 0 if question.seat == CHANCE else question.size
        return cls(number, question.seat, index, size, question.clause, question.prompt, says)

    @classmethod
    def parse(cls, text: str) -> "AnswerLine":
        machine, _, says = text.partition(SAYS)
        found = _matched(_ANSWER, machine)
        number = int(found["number"])
        seat = CHANCE if found["seat"] == _CHANCE else int(found["seat"]) - 1
        if found["index"] is None:
            if seat == CHANCE:
                raise NotALine(text)
            return cls(number, seat, CONCEDE, says=says)
        size = int(found["size"] or 0)
        return cls(number, seat, int(found["index"]), size, found["clause"], found["prompt"], says)

    @property
    def machine(self) -> str:
        who = _CHANCE if self.seat == CHANCE else self.seat + 1
        if self.index == CONCEDE:
            return f">{self.number} {who} {_CONCEDE}"
        of = f"/{self.size}" if self.size else ""
        return f">{self.number} {who} {self.index}{of} [{self.clause}] {self.prompt}"


# --- events --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class EventLine:
    """One event, with its clause and everything that anybody was told of it."""

    clause: str
    kind: str
    seat: int
    what: str = ""
    cards: tuple[CardMark, ...] = ()
    numbers: tuple[int, ...] = ()
    says: str = ""

    @classmethod
    def of(cls, rules: Rules, event: Event, says: str = "") -> "EventLine":
        cards = tuple(
            CardMark(CardName.of(rules, face), handle, sees, points | sees)
            for handle, face, sees, points in event.cards
        )
        return cls(event.clause, event.kind, event.seat, event.what, cards, event.numbers, says)

    @classmethod
    def parse(cls, text: str) -> "EventLine":
        machine, _, says = text.partition(SAYS)
        head = _matched(_EVENT, machine)
        seat = HIDDEN if head["seat"] == _NOBODY else int(head["seat"]) - 1
        rest, at = head["rest"], 0
        what = ""
        cards: list[CardMark] = []
        numbers: tuple[int, ...] = ()
        if found := _WHAT.match(rest):
            what, at = _unquoted(found[1]), found.end()
        while found := _SHOWN.match(rest, at):
            cards.append(_mark(found))
            at = found.end()
        if found := _NUMBERS.match(rest, at):
            numbers, at = tuple(int(one) for one in found[1].split(",")), found.end()
        if at < len(rest):
            raise NotALine(text)
        return cls(head["clause"], head["kind"], seat, what, tuple(cards), numbers, says)

    def event(self, rules: Rules) -> Event:
        """The event itself, in rules that know its cards."""
        cards: tuple[Shown, ...] = tuple(
            (mark.handle, mark.card.found(rules), mark.sees, mark.points) for mark in self.cards
        )
        return Event(self.kind, self.clause, self.seat, cards, self.what, self.numbers)

    @property
    def machine(self) -> str:
        return self.told(None)

    def told(self, seat: int | None) -> str:
        """The machine part as a seat may read it, or (None) as it is recorded."""
        parts = [f"[{self.clause}]", self.kind, _NOBODY if self.seat < 0 else str(self.seat + 1)]
        if self.what:
            parts.append(self.what if re.fullmatch(_TERM, self.what) else _quoted(self.what))
        parts += [mark.text(seat) for mark in self.cards]
        if self.numbers:
            parts.append(f"n={','.join(map(str, self.numbers))}")
        return " ".join(parts)


# --- the end -------------------------------------------------------------------------------------


def outcome_text(outcome: Outcome | None) -> str:
    """`2 [W3]`: who lost, and the clause that says so."""
    if outcome is None:
        return _UNFINISHED
    return f"{_NOBODY if outcome.loser == Outcome.DRAWN else outcome.loser + 1} [{outcome.by}]"


def parse_outcome(text: str) -> Outcome | None:
    found = _matched(_OUTCOME, text.partition(SAYS)[0])
    if found["loser"] is None:
        return None
    return Outcome(Outcome.DRAWN if found["loser"] == _NOBODY else int(found["loser"]) - 1, found["clause"])


def said(machine: str, says: str) -> str:
    """A whole line."""
    return f"{machine}{SAYS}{says}" if says else machine


# --- small things --------------------------------------------------------------------------------


def _matched(pattern: re.Pattern[str], text: str) -> re.Match[str]:
    found = pattern.fullmatch(text)
    if found is None:
        raise NotALine(text)
    return found


def _number(text: str | None) -> int | None:
    return None if text is None else int(text)


def _seats(bits: int) -> str:
    return "".join(str(seat + 1) for seat in range(SEATS) if bits >> seat & 1) or _NOBODY


def _bits(seats: str | None, otherwise: int) -> int:
    if seats is None:
        return otherwise
    return 0 if seats == _NOBODY else sum(1 << int(seat) - 1 for seat in set(seats))


def _quoted(name: str) -> str:
    return json.dumps(name, ensure_ascii=False).replace("|", "\\u007c")


def _unquoted(name: str) -> str:
    if not name.startswith('"'):
        return name
    try:
        meant = str(json.loads(name))
    except ValueError:
        raise NotALine(name) from None
    if not meant.isprintable():
        raise NotALine(name)
    return meant
