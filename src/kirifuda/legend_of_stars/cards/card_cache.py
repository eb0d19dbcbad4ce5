"""Compiled cards are kept in the user's cache folder, for as long as neither they nor the compiler change."""

from typing import Final

from ...paths import cache_dir
from ...text.kept_cards import KeptCards
from .printed import Printed

KEPT: Final = KeptCards(
    Printed,
    "legend-of-stars-cards.pickle",
    cache_dir,
    (
        "effects/inheriting.py",
        "effects/parts.py",
        "effects/statements.py",
        "effects/tree.py",
        "text/*.py",
        "legend_of_stars/cards/card_*.py",
        "language/**/*",
        "legend_of_stars/card_words/**/*",
        "legend_of_stars/cards/deeds.py",
        "legend_of_stars/cards/printed.py",
        "legend_of_stars/tree.py",
        "legend_of_stars/vocabulary.py",
    ),
)
