"""Everything that is asked of BlackPoker beyond its rules."""

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ..game_records import GameRecord, Json
from ..gestures import ANY, Gestures
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
    from .record.board import BLACK_POKER

    return BLACK_POKER


def _watchers() -> "tuple[Watcher, ...]":
    from ..conformance.suite import Watcher
    from .record import checks

    return (
        Watcher(checks.Equipped, every=8),
        Watcher(checks.Visible, every=16),
    )


def _crowded(rules: "Rules", dealer: "Dealer", decks: tuple[tuple[int, ...], ...] | None = None) -> "Position":
    from .record.checks import crowded_table

    return crowded_table(rules, dealer, decks)


def _faces() -> list[Json]:
    from .record.faces import faces

    return faces()


GESTURES: Final = Gestures(
    parts={
        ANY: ("cost-b", "cost-d", "key-card", "wall", "target"),
        "attackers": ("attackers",),
        "blockers": ("blockers",),
    }
)


RECORD: Final = GameRecord(
    GAME,
    __package__,
    _deck_building,
    _faces,
    _board,
    partings=frozenset({("triggered", "アクションリスト/世代交代")}),
    plays=("keys", "wall"),
    gestures=GESTURES,
    watchers=_watchers,
    crowded=_crowded,
)
