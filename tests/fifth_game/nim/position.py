"""Positions as people write them in scenarios."""

from kirifuda.kernel.ask import Question
from kirifuda.kernel.phrase import Phrase
from kirifuda.kernel.position import SET, Piece, Position, Setting
from kirifuda.kernel.state import SEATS, Card

from .table import STONE, ZONES, Table
from .the_turn import TURNS
from .wording import option


def lay(position: Position) -> Table:
    g = Table()
    g.turn = g.turns = position.turn
    g.player = position.turn_player
    for kind, spec in enumerate(ZONES):
        for seat in range(SEATS):
            for piece in position.zones.get((spec.name, seat), []):
                g.add(Card(0, seat, piece.faces[0], kind * SEATS + seat))
    g.begin(TURNS)
    return g


def read(g: Table) -> Position:
    zones = {
        (spec.name, seat): [Piece((g.cards[id].face,)) for id in g.zone(kind, seat)]
        for kind, spec in enumerate(ZONES)
        for seat in range(SEATS)
    }
    return Position(g.turn, g.player, zones)


def names(g: Table, asked: Question, value: int) -> tuple[str | Phrase, ...]:
    return option(g, asked, value, asked.seat), str(value)


SETTING = Setting(
    zones=tuple((spec.name, SET) for spec in ZONES),
    waiting="",
    marks=(),
    numbers=(),
    links=(),
    derived=(),
    field=(),
    facts=(),
    seat_facts=(),
    lists=(),
    supply=lambda seat: (STONE,),
    closed=False,
    rest="",
    aside="",
    bring=None,
    lay=lay,
    read=read,
    names=names,
)
