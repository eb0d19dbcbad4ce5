"""Formats and frames (base rules, U6 to U10): which actions there are, and how a game is set up."""

from collections.abc import Callable
from typing import Final

from ..kernel.course import Course
from .action_list import ACTION_LIST
from .actions import FRAME_LEVEL, Action
from .cards import JOKER_NUMBER
from .setting_up import (
    choose_opening_hands,
    choose_rare_cards,
    draw_hands,
    first_player_draws,
    lay_packs,
    preset,
    shuffle_decks,
    turn_up_for_first,
)

LIGHT: Final = "light"
STANDARD: Final = "standard"
PRO: Final = "pro"
MASTER: Final = "master"
FORMATS: Final = (LIGHT, STANDARD, PRO, MASTER)
MAGE_LEVEL: Final = 2
MOST_WALLS: Final = max(action.b for action in ACTION_LIST)

NO_FRAME: Final = ""
PACK_FRAME: Final = "pack"
RARE_PACK_FRAME: Final = "rare-pack"
STRATEGY_FRAME: Final = "strategy"


class Frame:
    """A frame: how it sets a game up, and the lowest format it is played in."""

    __slots__ = ("course", "from_level", "name")

    def __init__(self, name: str, from_level: int, course: Course) -> None:
        self.name = name
        self.from_level = from_level
        self.course = course


FRAMES: Final = (
    Frame(
        NO_FRAME,
        1,
        Course("black-poker/no-frame", "U7", shuffle_decks, draw_hands, turn_up_for_first, first_player_draws),
    ),
    Frame(
        PACK_FRAME,
        1,
        Course(
            "black-poker/pack",
            "U8",
            shuffle_decks,
            lay_packs,
            draw_hands,
            preset,
            turn_up_for_first,
            first_player_draws,
        ),
    ),
    Frame(
        RARE_PACK_FRAME,
        2,
        Course(
            "black-poker/rare-pack",
            "U9",
            choose_rare_cards,
            shuffle_decks,
            lay_packs,
            draw_hands,
            preset,
            turn_up_for_first,
            first_player_draws,
        ),
    ),
    Frame(
        STRATEGY_FRAME,
        3,
        Course(
            "black-poker/strategy",
            "U10",
            choose_rare_cards,
            choose_opening_hands,
            shuffle_decks,
            lay_packs,
            draw_hands,
            preset,
            turn_up_for_first,
            first_player_draws,
        ),
    ),
)


class Regulation:
    """A format with a frame or without: both players use the same."""

    __slots__ = ("_payable", "actions", "direct", "edition", "format", "frame", "level", "quick")

    def __init__(self, format: str, frame: Frame) -> None:
        self.format = format
        self.frame = frame
        self.level = FORMATS.index(format) + 1
        self.edition = f"{format}+{frame.name}" if frame.name else format
        self.actions: tuple[Action, ...] = tuple([a for a in ACTION_LIST if self.includes(a)])
        self.direct = tuple([action for action in self.actions if action.direct])
        self.quick = tuple([action for action in self.direct if not action.main])
        self._payable = [sum(1 << a.code for a in self.direct if a.b <= walls) for walls in range(MOST_WALLS + 1)]

    def payable(self, charged_walls: int) -> int:
        """The direct actions, a bit for each code, whose B so many charged walls can pay."""
        return self._payable[min(charged_walls, MOST_WALLS)]

    def includes(self, action: Action) -> bool:
        """A format has its own actions and those of the formats below; a frame adds the pack's."""
        if action.level == FRAME_LEVEL:
            return self.frame.name != NO_FRAME
        return action.level <= self.level

    def has_soldier(self, number: int) -> bool:
        """Whether a card of this number can be a soldier: a Joker only where there are mages."""
        return number != JOKER_NUMBER or self.level >= MAGE_LEVEL

    def __reduce__(self) -> tuple[Callable[[str], "Regulation"], tuple[str]]:
        return regulation_named, (self.edition,)


REGULATIONS: Final[dict[str, Regulation]] = {}
for _level, _format in enumerate(FORMATS, start=1):
    for _frame in FRAMES:
        if _level >= _frame.from_level:
            _regulation = Regulation(_format, _frame)
            REGULATIONS[_regulation.edition] = _regulation


def regulation_named(edition: str) -> Regulation:
    return REGULATIONS[edition]
