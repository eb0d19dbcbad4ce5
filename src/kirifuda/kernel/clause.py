"""Citing the book: `@clause("K4")` registers the function that carries a clause out."""

from collections.abc import Callable
from typing import Final, TypeVar

F = TypeVar("F", bound=Callable[..., object])


class Citation:
    """One function and the clause it carries out."""

    __slots__ = ("clause", "function", "module")

    def __init__(self, clause: str = "", module: str = "", function: str = "") -> None:
        self.clause = clause
        self.module = module
        self.function = function


class Clauses:
    """The citations of one game's code. Registering returns the function untouched."""

    def __init__(self, game: str = "") -> None:
        self.game = game
        self.citations: Final[list[Citation]] = []

    def __call__(self, *clauses: str) -> Callable[[F], F]:
        def register(function: F) -> F:
            module = str(getattr(function, "__module__", ""))
            name = str(getattr(function, "__name__", ""))
            for one in clauses:
                self.citations.append(Citation(one, module, name))
            return function

        return register
