"""Setting up (8.2)."""

from typing import Final

from ..kernel.ask import NO, PLAYER, Proc, arrange, choose, lot, may
from ..kernel.course import Course
from .book import clause
from .moving import FIRST_HAND, FIRST_MARKER, SECOND_HAND, draw, move_at_once
from .references import NOTHING
from .table import Table
from .the_turn import TURN
from .zones import DECK, ERA, HAND

STARTING_LIFE: Final = 20
STARTING_HAND: Final = 5


@clause("8.2.1", "8.2.1.1")
def set_life(g: Table) -> None:
    g.life = (STARTING_LIFE, STARTING_LIFE)


@clause("8.2.1.2")
def set_advance_points(g: Table) -> None:
    g.advance_points = (0, 0)


@clause("8.2.1.3", "15.1.7.1")
def shuffle_decks(g: Table) -> Proc:
    for seat in (0, 1):
        yield from g.shuffle(DECK, seat, "8.2.1.3")


@clause("8.2.1.4")
def decide_who_begins(g: Table) -> Proc:
    """Chance names a player, in a later game of a match it is who lost; that player goes first or second."""
    chooser = g.chooser
    if chooser == NOTHING:
        chooser = yield lot("8.2.1.4", "who-chooses", 2, PLAYER)
    g.first = yield choose(chooser, "8.2.1.4", "who-begins", (chooser, 1 - chooser), PLAYER, public=True)
    g.player = g.first
    g.tell("first-player", "8.2.1.4", g.first)


@clause("8.2.1.5")
def draw_hands(g: Table) -> Proc:
    for seat in (g.first, 1 - g.first):
        yield from draw(g, seat, STARTING_HAND, cause=FIRST_HAND)


@clause("8.2.1.6")
def first_player_may_redraw(g: Table) -> Proc:
    yield from may_redraw(g, g.first)


@clause("8.2.1.6")
def second_player_may_redraw(g: Table) -> Proc:
    yield from may_redraw(g, 1 - g.first)


@clause("8.2.1.6")
def may_redraw(g: Table, seat: int) -> Proc:
    """Once: the whole hand under the deck, in any order, and as many new cards."""
    if (yield may(seat, "8.2.1.6", "redraw")) == NO:
        return
    ids = yield from arrange(seat, "8.2.1.6", "under-deck", g.hand(seat))
    g.move_all(tuple(reversed(ids)), DECK, seat, bottom=True)
    for id in ids:
        g.stir_with(id, HAND)
    g.tell("redraw", "8.2.1.6", seat, numbers=(len(ids),))
    yield from draw(g, seat, STARTING_HAND, cause=SECOND_HAND)


@clause("8.2.1.7", "7.6.1", "7.6.2")
def first_era_markers(g: Table) -> None:
    for seat in (g.first, 1 - g.first):
        move_at_once(g, ((g.deck(seat)[-1], ERA, seat, False, FIRST_MARKER),), up=False)


@clause("8.2.1.8")
def begin_first_turn(g: Table) -> None:
    g.player = 1 - g.first
    g.regular = g.player
    g.past = {}
    g.begin(TURN)


SETTING_UP: Final = Course(
    "chronicle/setting-up",
    "8.2",
    set_life,
    set_advance_points,
    shuffle_decks,
    decide_who_begins,
    draw_hands,
    first_player_may_redraw,
    second_player_may_redraw,
    first_era_markers,
    begin_first_turn,
)
