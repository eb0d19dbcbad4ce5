"""Actions of the main phase as numbers (28-1): what, with which card, which of its abilities."""

from typing import Final

END: Final = 0
UNLOCK: Final = 1
PLAY: Final = 2
ATTACK_: Final = 3
MOVE: Final = 4
ACTIVATE: Final = 5
EXILE_FIELD: Final = 6
EXILE_STANDBY: Final = 7
ACTIONS: Final = {
    END: ("end-phase", "27-6③"),
    UNLOCK: ("unlock", "28-2"),
    PLAY: ("play", "28-3"),
    ATTACK_: ("attack", "28-4"),
    MOVE: ("move-lane", "28-5"),
    ACTIVATE: ("activate", "28-6"),
    EXILE_FIELD: ("exile-from-field", "28-7"),
    EXILE_STANDBY: ("exile-from-standby", "28-8"),
}

ACTIVATING: Final = ACTIVATE << 24

Codes = tuple[int, ...]

# What can be done with each card, by its id, found once: options are listed at every action.
UNLOCKING: Final[list[Codes]] = []
PLAYING: Final[list[Codes]] = []
ATTACKING: Final[list[Codes]] = []
MOVING: Final[list[Codes]] = []
EXILING: Final[list[Codes]] = []
EXILING_FROM_STANDBY: Final[list[Codes]] = []
BY_KIND: Final = {
    UNLOCK: UNLOCKING,
    PLAY: PLAYING,
    ATTACK_: ATTACKING,
    MOVE: MOVING,
    EXILE_FIELD: EXILING,
    EXILE_STANDBY: EXILING_FROM_STANDBY,
}


def code(kind: int, id: int, which: int = 0) -> int:
    """An action as a number."""
    return (kind << 24) + (id << 8) + which


def parts(value: int) -> tuple[int, int, int]:
    return value >> 24, value >> 8 & 0xFFFF, value & 0xFF


def number_actions(cards: int) -> None:
    """Let there be codes for so many cards."""
    for kind, codes in BY_KIND.items():
        for id in range(len(codes), cards):
            codes.append((code(kind, id),))
