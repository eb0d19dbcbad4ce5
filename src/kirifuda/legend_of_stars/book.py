"""The book: `clause` registers the functions that carry its clauses out."""

from typing import Final

from ..kernel.clause import Clauses

GAME: Final = "legend-of-stars"
FOLDER: Final = "legend_of_stars"
clause: Final = Clauses(GAME)
