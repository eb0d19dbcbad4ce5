"""What a player thinks of as one act, though a game asks it in parts: a card and its lane, attacker and target."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

ANY: Final = ""
"""In place of what is begun: whatever it is."""


def their(zone: str) -> str:
    """A zone of the other player, to which a card is carried."""
    return f"their {zone}"


@dataclass(frozen=True)
class Gestures:
    """What is one act to a player, and where a card is carried for it.

    `parts`: by the key of the action that is begun, or by the prompt where it is not an action, the prompts of what
    only says more of the same act. `onto`: by the kind of an option, the zones to which a card is carried for it, where
    that does not name its place itself.
    """

    parts: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    onto: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
