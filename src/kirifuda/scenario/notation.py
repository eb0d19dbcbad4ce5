"""How pieces, waiting actions and events are written in one line, and how they are written back."""

import re
import unicodedata
from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from ..kernel.ask import PLAYER, REQUEST
from ..kernel.events import Told
from ..kernel.phrase import Phrase
from ..kernel.position import GONE, Piece, Place, Position, Waiting
from ..words import JAPANESE
from .vocabulary import Vocabulary, found, names_of, nearest, plain

OPEN: Final = ("…", "...")
NOT: Final = ("not-", "非")
"""What stands before a mark that must not hold."""
CITED: Final = "§"
ARROW: Final = re.compile(r"\s*(?:>|＞|→)\s*")
_NUMBERS: Final = re.compile(r"\(([-\d,\s]*)\)")
SEAT_NAMES: Final = {"1": 0, "2": 1}
_SEAT_WORDS: Final = ("player", "プレイヤー")


def seat_named(text: str) -> int | None:
    """The seat of `1`, `2`, `プレイヤー1`; None if it is none."""
    word = plain(text)
    for before in _SEAT_WORDS:
        word = word.removeprefix(before)
    return SEAT_NAMES.get(word)


class Unread(Exception):
    """A line that cannot be read, and why."""

    def __init__(self, phrase: Phrase) -> None:
        super().__init__(phrase)
        self.phrase = phrase


# --- pieces --------------------------------------------------------------------------------------


@dataclass
class Written:
    """`♠3+♠8 driven not-new size=11 blocks=♣9`: a piece as it is written."""

    text: str
    faces: tuple[int, ...]
    marks: list[str] = field(default_factory=list)
    never: list[str] = field(default_factory=list)
    numbers: dict[str, int] = field(default_factory=dict)
    links: dict[str, str] = field(default_factory=dict)


def read_piece(text: str, known: Vocabulary) -> Written:
    """The marks stand behind the card, so they are taken off from the end."""
    words = text.split()
    piece = Written(text, ())
    while len(words) > 1 and _read_mark(words[-1], piece, known):
        words.pop()
    faces = known.faces(" ".join(words)) if words else None
    if faces is None:
        if len(words) > 1 and known.faces(words[0]) is not None:
            raise Unread(Phrase("scenario-unknown-mark", given=words[-1], known=nearest(words[-1], mark_names(known))))
        raise Unread(Phrase("scenario-unknown-card", given=" ".join(words), known=nearest(text, known.cards)))
    piece.faces = faces
    return piece


def mark_names(known: Vocabulary) -> list[str]:
    """Every mark, number and link as it may be written, by its name in Japanese and its key."""
    marks = [name for key in known.setting.marks for name in (known.say_mark(key, JAPANESE), key)]
    numbers = known.setting.numbers + known.setting.links
    return marks + [f"{name}=" for key in numbers for name in (*names_of(f"{known.game}-written-{key}")[:1], key)]


def _read_mark(word: str, piece: Written, known: Vocabulary) -> bool:
    name, equals, value = unicodedata.normalize("NFKC", word).partition("=")
    if equals:
        link, number = found(known.links, name), number_named(name, known)
        if link is not None and value:
            piece.links[link] = value
        elif number and re.fullmatch(r"-?\d{1,9}", value):
            piece.numbers[number] = int(value)
        else:
            return False
        return True
    mark, never = found(known.marks, word), next((word.removeprefix(no) for no in NOT if word.startswith(no)), "")
    denied = found(known.marks, never) if never else None
    if mark is not None:
        piece.marks.append(mark)
    elif denied is not None:
        piece.never.append(denied)
    return mark is not None or denied is not None


def number_named(name: str, known: Vocabulary) -> str:
    """The number of a piece that is called so; a counter by the word for it and the name that the cards give it."""
    number = found(known.numbers, name)
    if number is not None or not known.setting.counters:
        return number or ""
    word, colon, counter = name.partition(":")
    called = [plain(one) for one in (known.setting.counters.rstrip(":"), *names_of(f"{known.game}-written-counter"))]
    return known.setting.counters + counter if colon and counter and plain(word) in called else ""


@dataclass
class Listing:
    """What lies in a zone: pieces, or only how many. An open one may hold others behind these."""

    pieces: list[Written] = field(default_factory=list)
    count: int | None = None
    open: bool = False


def piece_fits(written: Written, piece: Piece, position: Position, known: Vocabulary) -> bool:
    """Whether a piece is what was written; what was not written of it may be anything, a number it lacks is 0."""
    return (
        same_faces(written.faces, piece.faces, known)
        and set(written.marks) <= set(piece.marks)
        and not set(written.never) & set(piece.marks)
        and all(piece.numbers.get(name, 0) == value for name, value in written.numbers.items())
        and all(
            name in piece.links and known.spelling(value) in _place_names(piece.links[name], position, known)
            for name, value in written.links.items()
        )
    )


def same_faces(one: tuple[int, ...], other: tuple[int, ...], known: Vocabulary) -> bool:
    """The same printed cards, the first of them first: twins are the same."""
    return known.name(one[:1]) == known.name(other[:1]) and Counter(map(known.name, zip(one))) == Counter(
        map(known.name, zip(other))
    )


def piece_text(piece: Piece, position: Position, known: Vocabulary, language: str) -> str:
    words = [known.name(piece.faces), *(known.say_mark(mark, language) for mark in piece.marks)]
    words += [f"{name}={value}" for name, value in piece.numbers.items()]
    words += [f"{name}={place_text(place, position, known)}" for name, place in piece.links.items()]
    return " ".join(words)


def place_text(place: Place, position: Position, known: Vocabulary) -> str:
    zone, seat, index = place
    return f"{seat + 1}:{known.name(position.zones[zone, seat][index].faces)}"


def _place_names(place: Place, position: Position, known: Vocabulary) -> tuple[str, str]:
    text = place_text(place, position, known)
    return known.spelling(text), known.spelling(text[2:])


# --- what waits ----------------------------------------------------------------------------------


@dataclass
class WrittenWaiting:
    """`1 キル ♠2 ♠3 > 2:♡10`: seat, action, key cards, target. Without a seat it is the turn player's."""

    text: str
    seat: int | None
    what: str
    faces: tuple[int, ...] = ()
    target: str | None = None


def read_waiting(text: str, known: Vocabulary) -> WrittenWaiting:
    before, *targets = ARROW.split(text, maxsplit=1)
    words = before.split()
    seat = SEAT_NAMES[words.pop(0)] if len(words) > 1 and words[0] in SEAT_NAMES else None
    faces: list[int] = []
    while len(words) > 1 and (one := known.faces(words[-1])) is not None:
        faces = [*one, *faces]
        words.pop()
    return WrittenWaiting(
        text, seat, read_action(" ".join(words), known), tuple(faces), targets[0] if targets else None
    )


def read_action(text: str, known: Vocabulary) -> str:
    """The key of an action by its name in either language."""
    if plain(text) not in known.actions:
        names = [*(known.say_action(key, JAPANESE) for key in known.codes), *known.codes]
        raise Unread(Phrase("scenario-unknown-action", given=text, known=nearest(text, names)))
    return known.actions[plain(text)]


def read_request(text: str, known: Vocabulary) -> None:
    """Complain if this is no action, and no action with a card behind it; the way to do it may follow the card."""
    words = text.split()
    for end in range(1, len(words)):
        if plain(" ".join(words[:end])) in known.actions:
            for stop in range(end + 1, len(words) + 1):
                card = " ".join(words[end:stop]).partition("「")[0].rpartition(":")[2]
                if known.faces(card) is not None:
                    return
    read_action(text, known)


def waiting_fits(written: WrittenWaiting, waiting: Waiting, position: Position, known: Vocabulary) -> bool:
    if written.what != waiting.what or written.seat not in (None, waiting.seat):
        return False
    if written.faces and not same_faces(written.faces, waiting.faces, known):
        return False
    return written.target is None or known.spelling(written.target) in _target_names(waiting, position, known)


def _target_names(waiting: Waiting, position: Position, known: Vocabulary) -> set[str]:
    if waiting.place is not None:
        return set(_place_names(waiting.place, position, known))
    if waiting.target == PLAYER:
        return {str(waiting.number + 1)}
    if waiting.target == REQUEST:
        other = position.waiting[waiting.number]
        spellings = {spelling for spelling, key in known.actions.items() if key == other.what}
        return spellings | {f"{other.seat + 1}:{spelling}" for spelling in spellings}
    return {plain(waiting.target)}


def waiting_text(waiting: Waiting, position: Position, known: Vocabulary, language: str) -> str:
    words = [str(waiting.seat + 1), known.say_action(waiting.what, language)]
    words += [known.name((face,)) for face in waiting.faces]
    if waiting.place is not None:
        words += [">", place_text(waiting.place, position, known)]
    elif waiting.target == PLAYER:
        words += [">", str(waiting.number + 1)]
    elif waiting.target == REQUEST:
        other = position.waiting[waiting.number]
        words += [">", f"{other.seat + 1}:{known.say_action(other.what, language)}"]
    elif waiting.target:
        words += [">", GONE]
    return " ".join(words)


# --- events --------------------------------------------------------------------------------------


@dataclass
class WrittenEvent:
    """`damaged 2 (9, 9) §K10`: kind, seat, cards, term, numbers, clause; only the kind must be written.

    `…` has no kind: it stands for any events, or none.
    """

    text: str
    kind: str
    seat: int | None = None
    faces: tuple[int, ...] = ()
    term: str = ""
    numbers: tuple[int, ...] | None = None
    clause: str = ""


def read_event(text: str, known: Vocabulary) -> WrittenEvent:
    if text.strip() in OPEN:
        return WrittenEvent(text, "")
    numbers = _NUMBERS.search(text)
    words = _NUMBERS.sub(" ", text).split()
    word = words.pop(0) if words else ""
    kind = known.kinds.get(plain(word))
    if kind is None:
        raise Unread(Phrase("scenario-unknown-event", given=word, known=nearest(word, event_names(known))))
    event = WrittenEvent(text, kind)
    if numbers is not None:
        event.numbers = tuple(int(number) for number in re.findall(r"-?\d+", numbers[1])[:9])
    if words and words[0] in SEAT_NAMES:
        event.seat = SEAT_NAMES[words.pop(0)]
    if words and words[-1].startswith(CITED):
        event.clause = read_clause(words.pop().removeprefix(CITED), known)
    terms: list[str] = []
    while words:
        longest = next((end for end in range(len(words), 0, -1) if known.faces(" ".join(words[:end])) is not None), 0)
        event.faces += known.faces(" ".join(words[:longest])) or () if longest else ()
        terms += words[:1] if not longest else []
        words = words[max(longest, 1) :]
    event.term = plain("".join(terms))
    return event


def event_names(known: Vocabulary) -> list[str]:
    """Every kind of event by its name in Japanese and by its key."""
    kinds = list(dict.fromkeys(known.kinds.values()))
    return [name for kind in kinds for name in (*names_of(f"{known.game}-happening-{kind}")[:1], kind)]


def read_clause(text: str, known: Vocabulary) -> str:
    if text not in known.clauses:
        raise Unread(Phrase("scenario-unknown-clause", given=text, known=nearest(text, known.clauses)))
    return text


def event_fits(written: WrittenEvent, told: Told, known: Vocabulary) -> bool:
    kind, clause, seat, cards, what, numbers = told
    return (
        written.kind == kind
        and written.seat in (None, seat)
        and written.clause in ("", clause)
        and written.numbers in (None, numbers)
        and (not written.term or written.term in known.terms(what))
        and (not written.faces or _same_cards(written.faces, tuple(face for _, face in cards), known))
    )


def _same_cards(one: tuple[int, ...], other: tuple[int, ...], known: Vocabulary) -> bool:
    return sorted(known.name((face,)) for face in one) == sorted(known.name((face,)) for face in other)


def event_text(told: Told, known: Vocabulary, language: str) -> str:
    kind, clause, seat, cards, what, numbers = told
    words = [kind, str(seat + 1), *(known.name((face,)) for _, face in cards)]
    if what:
        words.append(_term_text(what, known, language))
    if numbers:
        words.append(f"({', '.join(map(str, numbers))})")
    return " ".join([*words, CITED + clause])


def _term_text(what: str, known: Vocabulary, language: str) -> str:
    said = known.say_action(what, language)
    return known.say_mark(what, language) if said == what else said.replace(" ", "-")
