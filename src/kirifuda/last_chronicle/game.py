"""Everything that is asked of Last Chronicle beyond its rules."""

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
    from .record.board import LAST_CHRONICLE

    return LAST_CHRONICLE


def _watchers() -> "tuple[Watcher, ...]":
    from ..conformance.suite import Watcher
    from .record import checks

    return (
        Watcher(checks.Orderly, every=8),
        Watcher(checks.Visible, every=16),
        Watcher(checks.Recomputed, every=32),
        Watcher(checks.OfferedAnew, every=8),
    )


def _crowded(rules: "Rules", dealer: "Dealer", decks: tuple[tuple[int, ...], ...] | None = None) -> "Position":
    from .record.checks import crowded_table

    return crowded_table(rules, dealer, decks)


def _cards() -> CardTexts:
    from .record.cards import CARDS

    return CARDS


def _faces() -> list[Json]:
    return _cards().faces()


PAYING: Final = ("which-cost", "soul-stone", "soul-to-spend")
GESTURES: Final = Gestures(
    parts={
        "place": ("soul-change", "union-host", *PAYING),
        "use-spell": ("mode", "choose", *PAYING),
        "use-ability": ("mode", "choose", *PAYING),
        "advance-era": ("era-marker", "ca-to-hand"),
        "attackers": ("attackers",),
    },
    onto={"place": ("battlefield",), "place-soul": ("soul-yard",), "use-spell": (their("battlefield"),)},
)


RECORD: Final = GameRecord(
    GAME,
    __package__,
    _deck_building,
    _faces,
    _board,
    cards=_cards,
    worked_out=(
        *("rows", "decrees", "reads", "stirred", "unsettled", "heeds", "minded", "choosing", "sayings", "joined"),
        *("watching", "news", "missed", "prospects", "purses"),
    ),
    plays=("placing", "spell", "burst", "soul-burst"),
    gestures=GESTURES,
    watchers=_watchers,
    crowded=_crowded,
)
