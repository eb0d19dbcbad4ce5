"""Everything that is asked of Legions! beyond its rules."""

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
    from .record.board import LEGIONS

    return LEGIONS


def _watchers() -> "tuple[Watcher, ...]":
    from ..conformance.suite import Watcher
    from .record import checks

    return (
        Watcher(checks.Orderly, every=8),
        Watcher(checks.Visible, every=16),
        Watcher(checks.HeardOut),
    )


def _crowded(rules: "Rules", dealer: "Dealer", decks: tuple[tuple[int, ...], ...] | None = None) -> "Position":
    from .record.checks import crowded_table

    return crowded_table(rules, dealer, decks)


def _cards() -> CardTexts:
    from .record.cards import CARDS

    return CARDS


def _faces() -> list[Json]:
    return _cards().faces()


LANES: Final = ("left", "center", "right")
FIELD: Final = (*LANES, "lord-area")
WAITS: Final = ("wait-1", "wait-2", "wait-3", "wait-4")
GESTURES: Final = Gestures(
    parts={
        "unlock": ("stand-by", "where", "pay-extra"),
        "play": ("where", "pay-extra"),
        "activate": ("choose", "pay-extra"),
        "attack": ("attack-target",),
        "move-lane": ("where",),
        "card-change": ("card-to-change",),
    },
    onto={
        "unlock": (*FIELD, "standby", *WAITS),
        "play-now": FIELD,
        "place-now": FIELD,
        "lurk": WAITS,
        "play": LANES,
        "move-lane": LANES,
        "exile-from-standby": ("exile",),
        "exile-from-field": ("exile",),
        "attack": tuple(their(zone) for zone in (*LANES, "master-area", "lord-area")),
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
    partings=frozenset(
        {
            ("fizzled", "36-8"),
            ("fizzled", "35-7"),
            ("exiled", "33-4"),
            ("exiled", "33-6"),
            ("exiled", "31-6"),
            ("exiled", "32-4"),
            ("exiled", "32-6"),
        }
    ),
    worked_out=("wares",),
    plays=("unlocked", "played"),
    gestures=GESTURES,
    watchers=_watchers,
    crowded=_crowded,
)
