"""Quotations are read before the sentence they stand in, and stand in it as one character each."""

from typing import Final

KEYWORDS_QUOTED: Final = "\ue000"
ABILITY_QUOTED: Final = "\ue100"
NAME_QUOTED: Final = "\ue200"
CATEGORY_QUOTED: Final = "\ue300"
SOULS_QUOTED: Final = "\ue400"
THIS_NAME: Final = "\ue500"
"""The card's own name (5.7.2)."""
