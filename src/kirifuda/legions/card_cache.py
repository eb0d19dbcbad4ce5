"""Compiled cards are kept in the user's cache folder, for as long as neither they nor the compiler change."""

from typing import Final

from ..paths import cache_dir
from ..text.kept_cards import KeptCards
from .printed import Printed

KEPT: Final = KeptCards(
    Printed,
    "legions-cards.pickle",
    cache_dir,
    (
        "effects/inheriting.py",
        "effects/parts.py",
        "effects/statements.py",
        "effects/tree.py",
        "text/*.py",
        "legions/card_*.py",
        "language/**/*",
        "legions/card_words/**/*",
        "legions/named_tokens.py",
        "legions/deeds.py",
        "legions/printed.py",
        "legions/tree.py",
        "legions/vocabulary.py",
    ),
)
