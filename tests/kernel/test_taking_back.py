"""What turns out to be illegal is taken back: zones, cards and courses are as they were; what was seen stays known."""

import os

import pytest

from kirifuda.kernel.ask import choose
from kirifuda.kernel.course import Course
from kirifuda.kernel.game import Game
from kirifuda.kernel.outcome import Rewind
from kirifuda.kernel.state import State

from .toy import FIELD, HAND, LIFE, RULES, ZONES, Card

pytestmark = pytest.mark.skipif(
    "KIRIFUDA_COMPILED" in os.environ, reason="a class of a test cannot inherit from a compiled one"
)


class Marked(State):
    """A state that goes back to its mark."""

    def __init__(self, other=None):
        super().__init__(other)
        self.mark = other.mark if other is not None else None
        self.rewound = other.rewound if other is not None else ()

    def copy(self):
        return Marked(self)

    def rewind(self, clause):
        rewound = (*self.rewound, clause)
        self.take_back(self.mark)
        self.rewound = rewound


def table():
    g = Marked()
    g.specs = ZONES
    g.zones = [()] * (len(ZONES) * 2)
    for face in (5, 6):
        g.add(Card(0, 0, face, HAND * 2))
    g.add(Card(0, 0, 7, LIFE * 2))
    return g


def turn(g):
    card = yield choose(0, "T1", "act", (*g.zone(HAND, 0), 9))
    g.begin(TURN)
    if card != 9:
        g.mark = g.copy()
        g.begin(LAYING, card)


def lay_down(g, card):
    g.move(card, FIELD, 0)


def think_again(g, card):
    if (yield choose(0, "T2", "sure", (0, 1))) == 0:
        raise Rewind("T3")


TURN = Course("test/taking-back", "T1", turn)
LAYING = Course("test/laying", "T2", lay_down, think_again)


def begun():
    g = table()
    g.begin(TURN)
    return Game(RULES, g)


def handles(g):
    return [g.cards[id].handle for id in g.zone(HAND, 0)]


def test_a_card_that_was_laid_down_is_back_and_everybody_knows_it():
    game = begun()
    before = handles(game.state)
    assert game.state.cards[1].known == 1
    game.answer(1)
    assert game.state.zone(FIELD, 0) == (1,)
    game.answer(0)
    g = game.state
    assert (g.zone(HAND, 0), g.zone(FIELD, 0), g.rewound) == ((0, 1), (), ("T3",))
    assert handles(g) == before
    assert [g.cards[id].known for id in (0, 1, 2)] == [1, 3, 0]
    assert game.ask.prompt == "act"
    assert [frame[0].name for frame in g.frames] == []


def test_a_handle_is_not_given_twice():
    game = begun()
    game.answer(1)
    given = game.state.cards[1].handle
    game.answer(0)
    game.answer(1)
    assert game.state.cards[1].handle == given + 1


def test_what_goes_through_stays():
    game = begun()
    game.answer(0)
    game.answer(1)
    assert (game.state.zone(HAND, 0), game.state.zone(FIELD, 0)) == ((1,), (0,))


def test_a_fork_in_the_middle_is_taken_back_by_itself():
    game = begun()
    game.answer(1)
    fork = game.fork()
    fork.answer(0)
    game.answer(1)
    assert (fork.state.zone(FIELD, 0), fork.ask.values) == ((), (0, 1, 9))
    assert (game.state.zone(FIELD, 0), game.ask.values) == ((1,), (0, 9))
    assert fork.state.cards[1].known == 3


def test_the_mark_is_not_written_to():
    game = begun()
    game.answer(1)
    mark = game.state.mark
    game.answer(0)
    game.answer(1)
    game.answer(1)
    assert (mark.zone(HAND, 0), mark.cards[1].known) == ((0, 1), 1)
