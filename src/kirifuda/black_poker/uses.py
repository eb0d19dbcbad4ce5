"""What a player is told of the actions: what each costs and does, and for which a card can be used."""

from typing import Final

from ..kernel.phrase import Phrase
from .actions import ACTIONS
from .cards import BIT
from .table import NOTHING

USES_THE_HAND: Final = "wall-placement"
"""Any card of the hand will do for it."""


def hint(code: int) -> Phrase | None:
    """What an action costs and does, in a few words."""
    return Phrase(f"black-poker-hint-{ACTIONS[code].key}") if code != NOTHING and ACTIONS[code].direct else None


def users(face: int) -> tuple[int, ...]:
    """The actions for which a card of the hand can be a key card, and placing it as a wall."""
    bit = BIT[face]
    return tuple(
        [
            action.code
            for action in ACTIONS
            if action.key == USES_THE_HAND or any([wanted & bit for way in action.keys.ways for wanted, _ in way])
        ]
    )
