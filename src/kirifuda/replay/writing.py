"""Writing a game down."""

import hashlib
from collections.abc import Iterable, Sequence
from typing import Any, Final

from ..errors import Complaint
from ..kernel.ask import CHANCE
from ..kernel.game import Game
from ..kernel.rules import Rules
from ..kernel.state import SEATS, State
from ..match import chooser_of, decks_of
from ..words import ENGLISH, JAPANESE, say
from .deriving import derive
from .fingerprint import fingerprint
from .lines import CardName, outcome_text, said
from .record import FORMAT, Header
from .sentences import Sentences, one_line

TITLE: Final = "kirifuda-replay"
CHOOSER: Final = "chooser"
CARDS: Final = "card-file"
REGULATION: Final = "regulation"
NO_LANGUAGE: Final = "-"
_CHECKSUM_DIGITS: Final = 16


def write(game: Game, notes: Sequence[str] = (), names: Sequence[str] = (), language: str = JAPANESE) -> str:
    """The record of a game, over or under way. It holds every hidden card, and says so.

    `names` are those of the seats; `language` is the one its lines speak. In no language (`""`) a record
    has the machine parts only, and is shorter and quicker to write.
    """
    header = _header(game, notes, names, language)
    sentences = Sentences(game.rules, language, header.names)
    again = Game(game.rules, game.start.copy(), tracked=False)
    body = [said(line.machine, line.says) for line in derive(again, game.log, sentences)]
    outcome = said(outcome_text(game.outcome), sentences.outcome(game.outcome))
    warning = say("replay-warning-running" if game.outcome is None else "replay-warning-over", language or ENGLISH)
    lines = [
        f"{TITLE}: {FORMAT}",
        f"# {one_line(warning)}",
        *fields(header),
        *(f"{CARDS}: {file}" for file in header.terms.cards),
        *(f"{REGULATION}: {name}" for name in [header.terms.regulation] if name),
        *(f"name {seat}: {name}" for seat, name in enumerate(header.names, start=1)),
        *(f"note: {note}" for note in header.notes),
        "",
        *body,
        "",
        f"outcome: {outcome}",
        f"checksum: {checksum(header, body, outcome)}",
    ]
    return "\n".join(lines) + "\n"


def fields(header: Header) -> list[str]:
    """The part of a header that the course of the game depends on."""
    return [
        f"game: {header.game}",
        f"edition: {header.edition}",
        f"rules: {header.fingerprint}",
        f"language: {header.language or NO_LANGUAGE}",
        *(f"deck {seat}: {' '.join(map(str, deck))}" for seat, deck in enumerate(header.decks, start=1)),
        *([] if header.chooser == CHANCE else [f"{CHOOSER}: {header.chooser + 1}"]),
    ]


def checksum(header: Header, body: Iterable[str], outcome: str) -> str:
    """Over everything but names, notes and remarks, which anyone may change, and files, which may be moved."""
    text = "\n".join([*fields(header), *body, outcome])
    return hashlib.sha256(text.encode()).hexdigest()[:_CHECKSUM_DIGITS]


def _header(game: Game, notes: Sequence[str], names: Sequence[str], language: str) -> Header:
    rules = game.rules
    called = [one_line(name) for name in (*names, *[""] * SEATS)[:SEATS]]
    return Header(
        rules.game,
        rules.edition,
        fingerprint(rules),
        tuple(tuple(CardName.of(rules, face) for face in deck) for deck in _decks(rules, game)),
        tuple(name or say("replay-seat", language or ENGLISH, number=seat) for seat, name in enumerate(called, 1)),
        language,
        tuple(note for note in map(one_line, notes) if note),
        chooser_of(game),
        rules.terms,
    )


def _decks(rules: Rules, game: Game) -> tuple[tuple[int, ...], ...]:
    """The decks that a game was begun with; one that was set up in mid-game has no such beginning."""
    decks = decks_of(game)
    if not _same_position(rules, game.start, rules.opening(decks, chooser_of(game))):
        raise Complaint("replay-from-the-middle")
    return decks


def _same_position(rules: Rules, one: State[Any], other: State[Any]) -> bool:
    return (
        one.frames == other.frames
        and one.zones == other.zones
        and all(rules.view(one, seat) == rules.view(other, seat) for seat in range(SEATS))
    )
