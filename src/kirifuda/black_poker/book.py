"""The book: `clause` registers the functions that carry its clauses out."""

from typing import Final

from ..kernel.clause import Clauses

GAME: Final = "black-poker"
clause: Final = Clauses(GAME)
