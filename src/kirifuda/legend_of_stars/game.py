"""Everything that is asked of Legend of Stars beyond its rules."""

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ..game_records import CardTexts, GameRecord, Json
from ..gestures import Gestures, their
from .book import GAME

if TYPE_CHECKING:
    from ..cli.boards.board import Board
    from ..conformance.suite import Watcher
    from ..deck_building import DeckBuilding
    from ..kernel.chance import Dealer
    from ..kernel.position import Position
    from ..kernel.rules import Rules


def _deck_building(own: Iterable[Path]) -> "DeckBuilding":
    from .record.decks import deck_building

    return deck_building(own)


def _board() -> "Board":
    from .record.board import LEGEND_OF_STARS

    return LEGEND_OF_STARS


def _watchers() -> "tuple[Watcher, ...]":
    from ..conformance.suite import Watcher
    from .record import checks

    return (
        Watcher(checks.Orderly, every=8),
        Watcher(checks.Visible, every=16),
        Watcher(checks.WorkedOut, every=8),
    )


def _crowded(rules: "Rules", dealer: "Dealer", decks: tuple[tuple[int, ...], ...] | None = None) -> "Position":
    from .record.checks import crowded_table

    return crowded_table(rules, dealer, decks)


def _cards() -> CardTexts:
    from .record.cards import CARDS

    return CARDS


def _faces() -> list[Json]:
    return _cards().faces()


SQUARES: Final = tuple(f"{row}-{lane}" for row in ("front", "back") for lane in (1, 2, 3, 4))
GESTURES: Final = Gestures(
    parts={
        "place-character": ("where", "how"),
        "place-support": ("where", "how"),
        "use-effect": ("choose",),
        "activate": ("choose",),
    },
    onto={
        "place-character": SQUARES,
        "place-support": ("support-zone",),
        "place-energy": ("energy-zone",),
        "attack": tuple(their(square) for square in SQUARES),
    },
)


RECORD: Final = GameRecord(
    GAME,
    __package__,
    _deck_building,
    _faces,
    _board,
    cards=_cards,
    restrictions=True,
    partings=frozenset({("gained", "2.5.1"), ("failed", "9.6")}),
    worked_out=(
        *("rows", "made", "row_reads", "keyword_reads", "late"),
        *("edicts", "decreed", "in_force", "reads", "stale", "sources", "gifted", "calm", "watched", "rewording"),
        *("lying", "standing", "usables", "listeners", "ready"),
    ),
    plays=("placed", "placed-face-down", "support-placed", "used"),
    gestures=GESTURES,
    watchers=_watchers,
    crowded=_crowded,
)
