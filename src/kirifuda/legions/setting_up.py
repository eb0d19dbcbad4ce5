"""Setting up (chapter 26)."""

from typing import Final

from ..kernel.ask import PLAYER, Proc, lot
from ..kernel.course import Course
from .asking import choose
from .book import clause
from .cores import ON_MASTER, OUTSIDE, move_cores
from .drawing import draw_cards
from .life import STARTING_LIFE
from .table import DECK, NOTHING, Table
from .the_turn import TURN

STARTING_CORES: Final = 5
STARTING_HAND: Final = 5


@clause("26-3", "21-1", "15-2")
def set_masters(g: Table) -> None:
    for seat in (0, 1):
        g.tell("master-set", "26-3", seat, (g.master(seat),))


@clause("26-2", "26-4", "02-13")
def shuffle_decks(g: Table) -> Proc:
    for seat in (0, 1):
        yield from g.shuffle(DECK, seat, "26-4")


@clause("26-5", "08-3")
def set_life(g: Table) -> None:
    g.life = (STARTING_LIFE, STARTING_LIFE)


@clause("26-6")
def set_cores(g: Table) -> None:
    for seat in (0, 1):
        move_cores(g, seat, STARTING_CORES, OUTSIDE, ON_MASTER, "26-6")


@clause("26-7", "04-2")
def decide_who_begins(g: Table) -> Proc:
    """Chance names a player, in a later game of a match it is who lost; that player goes first or second."""
    chooser = g.chooser
    if chooser == NOTHING:
        chooser = yield lot(g.cite("26-7"), "who-chooses", 2, PLAYER)
    g.player = yield choose(g, chooser, "26-7", "who-begins", (chooser, 1 - chooser), PLAYER)
    g.tell("first-player", "26-7", g.player)


@clause("26-8")
def second_players_core(g: Table) -> None:
    move_cores(g, 1 - g.player, 1, ON_MASTER, "wait-3", "26-8")


@clause("26-9")
def draw_hands(g: Table) -> Proc:
    for seat in (g.player, 1 - g.player):
        yield from draw_cards(g, seat, STARTING_HAND, "26-9")


@clause("26-10", "27-1")
def begin_first_turn(g: Table) -> None:
    g.player = 1 - g.player
    g.begin(TURN)


SETTING_UP: Final = Course(
    "legions/setting-up",
    "26-1",
    set_masters,
    shuffle_decks,
    set_life,
    set_cores,
    decide_who_begins,
    second_players_core,
    draw_hands,
    begin_first_turn,
)
