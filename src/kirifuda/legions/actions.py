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
    END: ("end-phase", "27-6②"),
    UNLOCK: ("unlock", "28-2"),
    PLAY: ("play", "28-3"),
    ATTACK_: ("attack", "28-4"),
    MOVE: ("move-lane", "28-5"),
    ACTIVATE: ("activate", "28-6"),
    EXILE_FIELD: ("exile-from-field", "28-7"),
    EXILE_STANDBY: ("exile-from-standby", "28-8"),
}

# What an action's number begins with; the card comes `OF_CARD` bits higher than which of its abilities.
OF_CARD: Final = 8
OF_KIND: Final = 24
UNLOCKING: Final = UNLOCK << OF_KIND
PLAYING: Final = PLAY << OF_KIND
ATTACKING: Final = ATTACK_ << OF_KIND
MOVING: Final = MOVE << OF_KIND
ACTIVATING: Final = ACTIVATE << OF_KIND
EXILING: Final = EXILE_FIELD << OF_KIND
EXILING_FROM_STANDBY: Final = EXILE_STANDBY << OF_KIND


def code(kind: int, id: int, which: int = 0) -> int:
    """An action as a number."""
    return (kind << OF_KIND) + (id << OF_CARD) + which


def parts(value: int) -> tuple[int, int, int]:
    return value >> OF_KIND, value >> OF_CARD & 0xFFFF, value & 0xFF
