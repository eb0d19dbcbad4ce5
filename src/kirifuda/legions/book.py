"""The book: `clause` registers the functions that carry its clauses out. Ids are those of 2019."""

from typing import Final

from ..kernel.clause import Clauses

GAME: Final = "legions"
clause: Final = Clauses(GAME)
