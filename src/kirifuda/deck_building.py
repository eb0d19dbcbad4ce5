"""Decks that people bring: read from a list, and held against the rules of deck building."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from .errors import Complaint
from .game_records import record_of, records
from .kernel.outcome import Refusal
from .kernel.phrase import Phrase
from .kernel.state import SEATS
from .text.deck_list import DeckLine, DeckList, read_deck_list
from .text.file_problems import Problem, nearest

STANDARD: Final = "standard"
NO_CARD: Final = -1
COMPARED: Final = 10
"""For so many unknown cards the names that come near are looked for among all cards, which takes its time."""

Breaches = Callable[[tuple[int, ...]], tuple[Refusal, ...]]


@dataclass(frozen=True)
class DeckBuilding:
    """What a game knows of decks: its cards, and the regulations that a deck can be held against."""

    game: str
    names: tuple[str, ...]
    """Of every card, by its face."""
    face_named: Callable[[str], int | None]
    faces: Callable[[tuple[str, ...]], tuple[int | None, ...]]
    """Of a list of names, as the game orders them."""
    regulation: Callable[[str], Breaches]
    """The regulation of a name: what is wrong with a deck by it."""
    numbers: Callable[[str], Mapping[str, str]] = lambda edition: {}
    """What an edition cites for a clause, where that is another than the code does."""

    def is_card(self, name: str) -> bool:
        return self.face_named(name) is not None


@cache
def building_of(game: str) -> DeckBuilding:
    """The decks of a game's own cards."""
    return record_of(game).deck_building(())


def building_with(game: str, own: Iterable[Path]) -> DeckBuilding:
    """A game's decks, where cards of somebody's own files may be in them; raises `Broken` if these are no good."""
    record = record_of(game)
    if record.cards is None:
        raise Complaint("no-own-cards", game=Phrase(f"game-{game}"))
    return record.deck_building(own)


def the_only_regulation(game: str, breaches: Breaches) -> Callable[[str], Breaches]:
    """Of a game without restricted cards."""

    def regulation(name: str) -> Breaches:
        if name != STANDARD:
            raise no_restrictions(game, name)
        return breaches

    return regulation


def unknown_regulation(name: str, dates: Iterable[str]) -> Complaint:
    return Complaint("unknown-regulation", given=name, known=", ".join((STANDARD, *dates)))


def no_restrictions(game: str, regulation: str) -> Complaint:
    return Complaint("no-restrictions", game=Phrase(f"game-{game}"), given=regulation)


# --- lists ------------------------------------------------------------------------------------------


def fitting_game(text: str) -> str:
    """The game whose cards a list names; the one with the most of them if they are several. If none is, the first with
    cards of its own rather than playing cards."""

    def known(game: str) -> int:
        building = building_of(game)
        return sum(building.is_card(line.name) for line in read_deck_list(text, building.is_card).lines)

    return max(sorted(records(), key=lambda game: record_of(game).cards is None), key=known)


def deck_problems(
    building: DeckBuilding, path: Path, text: str, breaches: Breaches, edition: str = ""
) -> list[Problem]:
    """Everything that is wrong with a list: lines that cannot be read, unknown cards, and every breach.

    Breaches are cited by the numbers of an edition, where one is named.
    """
    written = read_deck_list(text, building.is_card)
    problems = [Problem(path, line, phrase) for line, phrase in written.unread]
    unknown = [line for line in written.lines if not building.is_card(line.name)]
    problems += [_unknown(building, path, line) for line in unknown[:COMPARED]]
    problems += [
        Problem(path, line.line, Phrase("deck-list-another-unknown-card", given=line.name))
        for line in unknown[COMPARED:]
    ]
    problems.sort(key=lambda problem: problem.line)
    known = tuple([name for name in written.names if building.is_card(name)])
    faces = tuple(face for face in building.faces(known) if face is not None)
    numbers = building.numbers(edition) if edition else {}
    for breach in breaches(faces):
        if not problems or not _may_be_mended(breach):
            cited = Refusal(numbers.get(breach.clause, breach.clause), breach.reason, breach.numbers)
            problems.append(_breach(building, path, written, cited))
    return problems


def _may_be_mended(breach: Refusal) -> bool:
    """Whether what is missing may be one of the cards that are not known by their names."""
    _, have, want, *_ = breach.numbers
    return have < want


def _unknown(building: DeckBuilding, path: Path, line: DeckLine) -> Problem:
    near = "、".join(nearest(line.name, list(building.names)))
    return Problem(path, line.line, Phrase("deck-list-unknown-card", given=line.name, nearest=near))


def _breach(building: DeckBuilding, path: Path, written: DeckList, breach: Refusal) -> Problem:
    """A breach, at the line of the card that it is about."""
    name = building.names[breach.numbers[0]] if breach.numbers[0] != NO_CARD else ""
    lines = [
        line.line
        for line in written.lines
        if (face := building.face_named(line.name)) is not None and building.names[face] == name
    ]
    return Problem(path, lines[-1] if lines else 0, breach_phrase(building.game, breach, building.names.__getitem__))


def breach_phrase(game: str, breach: Refusal, name_of_face: Callable[[int], str]) -> Phrase:
    """What a breach says: its clause, the card it is about, how many there are and may be, and the other card."""
    face, have, want, *others = breach.numbers
    return Phrase(
        f"{game}-breach-{breach.reason}",
        clause=breach.clause,
        card=name_of_face(face) if face != NO_CARD else "",
        have=have,
        want=want,
        other=name_of_face(others[0]) if others else "",
    )


# --- the decks that come with the project -----------------------------------------------------------


def usual_deck_names(game: str) -> tuple[str, ...]:
    """The decks of those who name none, by seats; nothing where the game has one deck for everybody."""
    return tuple(built_in_decks(game))[:SEATS]


def built_in_decks(game: str) -> dict[str, Path]:
    """The decks of a game that can be played at once, by the names of their files."""
    return {file.stem: file for file in sorted(record_of(game).decks.glob("*.txt"))}
