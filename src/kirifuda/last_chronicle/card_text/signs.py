"""Quotations are read before the sentence they stand in, and stand in it as one character each."""

from typing import Final

KEYWORDS_QUOTED: Final = "\ue000"
ABILITY_QUOTED: Final = "\ue100"
NAME_QUOTED: Final = "\ue200"
CATEGORY_QUOTED: Final = "\ue300"
SOULS_QUOTED: Final = "\ue400"
THIS_NAME: Final = "\ue500"
"""The card's own name (5.7.2)."""
FIELD_ICON: Final = "\ue600"
TRIGGER_ICON: Final = "\ue601"
ACTION_ICON: Final = "\ue602"
"""5.7.5."""
ICONS: Final = {"F": FIELD_ICON, "T": TRIGGER_ICON, "A": ACTION_ICON}
QUOTED: Final = 256
"""How many quotations of a kind a text may have."""


def quoted(first: str) -> str:
    """A pattern for a quotation of this kind."""
    return f"[{first}-{chr(ord(first) + QUOTED - 1)}]"


def is_quoted(sign: str, first: str) -> bool:
    return first <= sign < chr(ord(first) + QUOTED)
