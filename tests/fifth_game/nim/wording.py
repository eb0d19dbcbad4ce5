"""What is said of a game, as phrases of the message files (`nim-…`), and what a seat sees."""

from kirifuda.kernel.ask import Question
from kirifuda.kernel.events import Told
from kirifuda.kernel.phrase import Phrase
from kirifuda.kernel.state import SEATS
from kirifuda.kernel.view import CardView, View, ZoneView

from .table import ZONES, Table


def question(g: Table, asked: Question, seat: int) -> Phrase:
    return Phrase("nim-ask-take", count=len(g.heap()))


def option(g: Table, asked: Question, value: int, seat: int) -> Phrase:
    return Phrase(f"nim-action-take-{value}")


def event(told: Told, seat: int) -> Phrase:
    kind, _, whose, _, _, numbers = told
    player = Phrase("player-self" if whose == seat else "player-opponent")
    return Phrase(f"nim-event-{kind}", player=player, **{f"n{place}": n for place, n in enumerate(numbers)})


def view(g: Table, seat: int) -> View:
    """Everything: nothing is hidden in this game."""
    zones = tuple(
        ZoneView(spec.name, whose, len(ids), tuple(CardView(g.cards[id].handle, g.cards[id].face) for id in ids))
        for kind, spec in enumerate(ZONES)
        for whose in range(SEATS)
        for ids in (g.zone(kind, whose),)
    )
    return View(seat, g.turn, g.player, zones)
