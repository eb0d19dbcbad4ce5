"""What Kirifuda asks of a game beyond its rules: one record, and where the records are.

A game is a package with `rules.py`, which registers its editions (`kernel/rules.py`), and `game.py`, whose `RECORD` is
its record. Those that come with Kirifuda are listed here; any other package brings one by an entry point:

    [project.entry-points."kirifuda.games"]
    nim = "nim.game:RECORD"

The record is read for every command, so it holds functions that import what they need when they are called.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Protocol

from .errors import Complaint
from .gestures import Gestures
from .paths import books_dir, cards_dir, decks_dir, scenarios_dir

if TYPE_CHECKING:
    from .cli.boards.board import Board
    from .conformance.openings import CrowdedTable
    from .conformance.suite import Watcher
    from .deck_building import DeckBuilding

GROUP: Final = "kirifuda.games"
OWN: Final = ("black_poker", "legions", "last_chronicle", "legend_of_stars")

Json = dict[str, Any]


class Catalogue(Protocol):
    """All cards of a game; a card's face is its place here."""

    @property
    def cards(self) -> tuple[Any, ...]: ...

    def face_of(self, name: str) -> int | None: ...


@dataclass(frozen=True)
class Facet:
    """Something that cards are listed by: its words, the messages for them, and what a card has."""

    words: Mapping[str, tuple[str, ...]]
    told: str
    of: Callable[[Any], tuple[str, ...]]


@dataclass(frozen=True)
class CardTexts:
    """Of a game whose cards are files with texts: how they are read, listed and drawn.

    `keys` are the fields of a card table, by which a file is told from other games' files, `kind` the one that says of
    what kind a card is. `fronts` are the cards that are played with in this process, by their faces.
    """

    game: str
    keys: tuple[str, ...]
    kind: str
    catalogue: Callable[[], Catalogue]
    read_cards: Callable[[Iterable[Path]], Catalogue]
    printed_lines: Callable[[Any, str], list[str]]
    summary: Callable[[Any, str], str]
    facets: Mapping[str, Facet]
    face: Callable[[Any], Json]
    """What the page draws of a card."""
    fronts: Callable[[], Sequence[Any]]
    makers: Callable[[], Iterable[Path]]
    """The files of code that make cards of card files."""

    def faces(self) -> list[Json]:
        """What the page draws of every card that comes with the game."""
        return [self.face(card) for card in self.catalogue().cards]


@dataclass(frozen=True)
class GameRecord:
    """What everything else asks of a game.

    `folder` is where the files of a game are that does not come with Kirifuda, laid out as in a checkout of Kirifuda:
    `books/<game>`, `decks/<game>`, `cards/<game>`, `messages/<language>/*.ftl`, `tests/scenarios/<game>`.
    """

    name: str
    package: str
    deck_building: "Callable[[Iterable[Path]], DeckBuilding]"
    """Of the game's cards, and of those in files of somebody's own."""
    faces: Callable[[], list[Json]]
    """What the page draws of every card, by its face."""
    board: "Callable[[], Board]"
    """How the terminal draws the table."""
    cards: Callable[[], CardTexts] | None = None
    """None where cards say nothing, as playing cards do."""
    restrictions: bool = False
    """Whether there are lists of restricted cards."""
    plays: tuple[str, ...] = ()
    """The kinds of events by which a player plays a card."""
    watchers: "Callable[[], tuple[Watcher, ...]]" = tuple
    """What a soak looks at in this game alone."""
    crowded: "CrowdedTable | None" = None
    """A position with much going on; where there is none, a soak begins such games from the set-up."""
    partings: frozenset[tuple[str, str]] = frozenset()
    """Events, with their clauses, by which a rule itself gives away something of a card that nobody is shown."""
    gestures: Gestures = field(default_factory=Gestures)
    """What of the game is one act to a player, though it is asked in parts."""
    worked_out: tuple[str, ...] = ()
    """What a state keeps that follows from the rest of it, and is worked out when somebody looks."""
    folder: Path | None = None

    @property
    def books(self) -> Path:
        return self._data("books", books_dir)

    @property
    def decks(self) -> Path:
        return self._data("decks", decks_dir)

    @property
    def card_files(self) -> Path:
        return self._data("cards", cards_dir)

    @property
    def scenarios(self) -> Path:
        return self._data("tests/scenarios", scenarios_dir)

    @property
    def code(self) -> Path:
        """The folder of the game's code."""
        return Path(str(import_module(self.package).__file__)).parent

    def _data(self, name: str, own: Callable[[], Path]) -> Path:
        return (own() if self.folder is None else self.folder / name) / folder_named(self.name)


def folder_named(game: str) -> str:
    """What the folders of a game are called."""
    return game.replace("-", "_")


@cache
def records() -> dict[str, GameRecord]:
    """Every game there is, by its name: those that come with Kirifuda, then those of other packages."""
    found = {one.name: one for one in [import_module(f"{__package__}.{name}.game").RECORD for name in OWN]}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        record = entry.load()
        if not isinstance(record, GameRecord):
            raise Complaint("no-game-record", given=entry.value)
        if record.name in found:
            raise Complaint("game-twice", game=record.name, given=entry.value)
        found[record.name] = record
    return found


def first_game() -> str:
    """The game that is meant where none is named."""
    return next(iter(records()))


def record_of(game: str) -> GameRecord:
    return records()[game]


def message_folders(language: str) -> list[Path]:
    """The messages of games that do not come with Kirifuda."""
    folders = [record.folder / "messages" / language for record in records().values() if record.folder is not None]
    return [folder for folder in folders if folder.is_dir()]


def load_rules(game: str) -> None:
    """Import what registers the editions of a game."""
    record = record_of(game)
    try:
        import_module(f"{record.package}.rules")
    except TypeError:
        if record.folder is None or str(import_module("kirifuda.kernel.state").__file__).endswith(".py"):
            raise
        raise Complaint("game-not-compiled", game=game) from None  # what is compiled can be inherited by compiled code
