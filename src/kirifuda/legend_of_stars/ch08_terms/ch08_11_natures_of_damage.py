"""What damage can be dealt by (8.11): a battle, being downed, an effect."""

from typing import Final

BATTLE: Final = "battle"
DOWN: Final = "down"
EFFECT: Final = "effect"
