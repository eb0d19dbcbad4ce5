"""A game whose set-up asks somebody who goes first; then whoever goes first says who loses."""

from typing import Final

from kirifuda.kernel.ask import CHANCE, PLAYER, Proc, choose, lot
from kirifuda.kernel.course import Course
from kirifuda.kernel.outcome import GameOver, Outcome
from kirifuda.kernel.rules import Rules
from kirifuda.kernel.state import Card, State

from ..kernel.toy import DECK, rules, table

DRAW: Final = 2


def who_goes_first(g: State[Card], chooser: int) -> Proc:
    if chooser == CHANCE:
        chooser = yield lot("M1", "who-chooses", 2, PLAYER)
    first = yield choose(chooser, "M1", "who-goes-first", (0, 1), PLAYER)
    loser = yield choose(first, "M2", "who-loses", (0, 1, DRAW), PLAYER)
    raise GameOver(Outcome(Outcome.DRAWN if loser == DRAW else loser, "M2"))


SET_UP: Final = Course("choosy/set-up", "M1", who_goes_first)


def opening(decks: tuple[tuple[int, ...], ...], chooser: int) -> State[Card]:
    assert decks == (DECK, DECK)
    g = table()
    g.begin(SET_UP, chooser)
    return g


def choosy(**hooks: object) -> Rules:
    return rules(**{"game": "choosy", "opening": opening, "chooser": lambda g: g.frames[-1][2][0]} | hooks)
