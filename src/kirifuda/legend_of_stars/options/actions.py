"""What a player can do, as numbers: which action, with which card, which way."""

from typing import Final

END: Final = 0
PASS: Final = 1
PLACE: Final = 2
SUPPORT: Final = 3
ENERGY: Final = 4
USE: Final = 5
ACTIVATE: Final = 6
CHANGE: Final = 7
TURN_UP: Final = 8
LEAD: Final = 9
ATTACK: Final = 10
STRIKE: Final = 11
RESPOND: Final = 12
ACTIONS: Final = {
    END: ("end-phase", "5.3"),
    PASS: ("pass", "7.2"),
    PLACE: ("place-character", "5.3"),
    SUPPORT: ("place-support", "2.3"),
    ENERGY: ("place-energy", "2.4"),
    USE: ("use-effect", "2.2"),
    ACTIVATE: ("activate", "8.4"),
    CHANGE: ("change-position", "5.3"),
    TURN_UP: ("turn-up", "5.3"),
    LEAD: ("lead", "5.4"),
    ATTACK: ("attack", "5.5.1Ⅰ"),
    STRIKE: ("strike", "8.13.1"),
    RESPOND: ("turned-up-effect", "5.5.1Ⅱ"),
}
"""Their keys and clauses."""
WITHOUT_A_CARD: Final = (END, PASS)

ID: Final = 16
"""By how many bits the card is shifted."""
_KIND: Final = 32
_PART: Final = (1 << 16) - 1


def code(kind: int, id: int = 0, which: int = 0) -> int:
    """`which` is one of a card's effects, a position, a square, or the number of an effect that has come due."""
    return kind << _KIND | id << ID | which


def parts(value: int) -> tuple[int, int, int]:
    return value >> _KIND, value >> ID & _PART, value & _PART
