"""Compiled cards are kept in the user's cache folder, for as long as neither they nor the compiler change."""

from typing import Final

from ..paths import cache_dir
from ..text.kept_cards import KeptCards
from .printed import Printed

KEPT: Final = KeptCards(
    Printed,
    "last-chronicle-cards.pickle",
    cache_dir,
    (
        "effects/inheriting.py",
        "effects/parts.py",
        "effects/statements.py",
        "effects/tree.py",
        "text/*.py",
        "last_chronicle/card_*.py",
        "language/**/*",
        "last_chronicle/card_words/**/*",
        "last_chronicle/deeds.py",
        "last_chronicle/printed.py",
        "last_chronicle/statements.py",
        "last_chronicle/tree.py",
        "last_chronicle/vocabulary.py",
    ),
)
