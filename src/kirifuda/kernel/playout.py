"""Random play to the end: what a search does thousands of times, and what the benchmarks measure."""

from typing import TYPE_CHECKING, Final

from .game import Game

if TYPE_CHECKING:
    from mypy_extensions import i64

FEW: Final = 1 << 31
"""Fewer options than this times a number of 31 bits is a machine's number."""


def play_out(game: Game, seed: int, limit: int = 100_000) -> int:
    """Answer every question with a uniformly random option until the game is over; how many there were.

    The choices come from a 31-bit linear congruential generator: small numbers, so that both builds are
    quick. It is for playouts; shuffles that matter come from a `Dealer`.
    """
    state: i64 = (seed * 2654435761 + 1) & 0x7FFFFFFF
    decisions = 0
    question = game.ask
    if question is not None and game._live is None:
        game._materialise()
    while question is not None and decisions < limit:
        state = (state * 1103515245 + 12345) & 0x7FFFFFFF
        found = question._values
        values = found if found is not None else question.values
        size = question.count or len(values)
        at = (state * size) >> 31 if size < FEW else (int(state) * size) >> 31
        game._advance(question.seat, at, values[at] if values else at)
        decisions += 1
        question = game.ask
    return decisions
