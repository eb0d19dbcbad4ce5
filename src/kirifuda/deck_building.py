"""Decks that people bring: read from a list, and held against the rules of deck building."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from .errors import Complaint
from .kernel.outcome import Refusal
from .kernel.phrase import Phrase
from .kernel.state import SEATS
from .paths import decks_dir
from .text.deck_list import DeckLine, DeckList, read_deck_list
from .text.file_problems import Problem, nearest

if TYPE_CHECKING:
    from .legions.cards import Catalogue as Legions
    from .text.catalogue import Catalogue

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
def black_poker() -> DeckBuilding:
    from .black_poker.cards import NAMES, face_named
    from .black_poker.deck import deck_breaches, deck_faces

    def regulation(name: str) -> Breaches:
        if name != STANDARD:
            raise no_restrictions("black-poker", name)
        return deck_breaches

    return DeckBuilding("black-poker", tuple(NAMES), face_named, deck_faces, regulation)


@cache
def legions() -> DeckBuilding:
    from .legions.cards import catalogue

    return legions_with(catalogue())


def legions_with(cards: "Legions") -> DeckBuilding:
    from .legions.citing import numbers_of
    from .legions.decks import deck_faces
    from .legions.regulation import breaches
    from .legions.restriction_lists import dated_lists, restrictions_named

    def regulation(name: str) -> Breaches:
        restrictions = restrictions_named(cards, name)
        if restrictions is None:
            raise Complaint("unknown-regulation", given=name, known=", ".join((STANDARD, *dated_lists())))
        return lambda deck: breaches(cards, deck, restrictions)

    names = tuple(card.name for card in cards.cards)
    return DeckBuilding(
        "legions", names, cards.face_of, lambda listed: deck_faces(cards, listed), regulation, numbers_of
    )


def _legions_with_own(own: Iterable[Path]) -> DeckBuilding:
    from .legions.cards import read_cards

    return legions_with(read_cards(own))


@cache
def legend_of_stars() -> DeckBuilding:
    return _legend_of_stars_with_own(())


def _legend_of_stars_with_own(own: Iterable[Path]) -> DeckBuilding:
    from .legend_of_stars.cards import read_cards
    from .legend_of_stars.regulation import breaches
    from .legend_of_stars.restriction_lists import dated_lists, restrictions_named

    cards = read_cards(own)

    def regulation(name: str) -> Breaches:
        restrictions = restrictions_named(cards, name)
        if restrictions is None:
            raise Complaint("unknown-regulation", given=name, known=", ".join((STANDARD, *dated_lists())))
        return lambda deck: breaches(cards, deck, restrictions)

    names = tuple(card.name for card in cards.cards)
    return DeckBuilding("legend-of-stars", names, cards.face_of, cards.faces_of, regulation)


@cache
def last_chronicle() -> DeckBuilding:
    return _last_chronicle_with_own(())


def _last_chronicle_with_own(own: Iterable[Path]) -> DeckBuilding:
    from .last_chronicle.cards import read_cards
    from .last_chronicle.regulation import breaches

    cards = read_cards(own)
    return _with_one_regulation("last-chronicle", cards, lambda deck: breaches(cards, deck))


def _with_one_regulation(game: str, cards: "Catalogue[Any]", breaches: Breaches) -> DeckBuilding:
    def regulation(name: str) -> Breaches:
        if name != STANDARD:
            raise no_restrictions(game, name)
        return breaches

    names = tuple(card.name for card in cards.cards)
    return DeckBuilding(game, names, cards.face_of, cards.faces_of, regulation)


def no_restrictions(game: str, regulation: str) -> Complaint:
    return Complaint("no-restrictions", game=Phrase(f"game-{game}"), given=regulation)


BUILDINGS: Final = {
    "black-poker": black_poker,
    "legend-of-stars": legend_of_stars,
    "last-chronicle": last_chronicle,
    "legions": legions,
}
WITH_OWN_CARDS: Final = {
    "legions": _legions_with_own,
    "legend-of-stars": _legend_of_stars_with_own,
    "last-chronicle": _last_chronicle_with_own,
}
"""Games whose decks may hold cards of somebody's own files."""
WITH_RESTRICTIONS: Final = ("legions", "legend-of-stars")
"""Games with lists of restricted cards."""


def building_with(game: str, own: Iterable[Path]) -> DeckBuilding:
    """A game's decks, where cards of somebody's own files may be in them; raises `Broken` if these are no good."""
    if game not in WITH_OWN_CARDS:
        raise Complaint("no-own-cards", game=Phrase(f"game-{game}"))
    return WITH_OWN_CARDS[game](own)


# --- lists ------------------------------------------------------------------------------------------


def fitting_game(text: str) -> str:
    """The game whose cards a list names; the one with the most of them if they are several, the last if none is."""

    def known(game: str) -> int:
        building = BUILDINGS[game]()
        return sum(building.is_card(line.name) for line in read_deck_list(text, building.is_card).lines)

    return max(reversed(BUILDINGS), key=known)


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
    return {file.stem: file for file in sorted((decks_dir() / game.replace("-", "_")).glob("*.txt"))}
