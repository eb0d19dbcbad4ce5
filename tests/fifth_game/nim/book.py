"""The book: `clause` registers the functions that carry its clauses out."""

from typing import Final

from kirifuda.kernel.clause import Clauses

GAME: Final = "nim"
clause: Final = Clauses(GAME)
