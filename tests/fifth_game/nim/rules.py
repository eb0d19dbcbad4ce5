"""The hooks of the only edition."""

from typing import Final

from kirifuda.kernel.bearing import ENDS_TURN
from kirifuda.kernel.offer import NO_CARD
from kirifuda.kernel.rules import Rules
from kirifuda.kernel.state import SEATS, Card

from . import wording
from .book import GAME, clause
from .decks import STONES, deck_breaches, deck_faces, face_named
from .position import SETTING
from .table import HEAP, Table
from .the_turn import MOST, TURNS, why_not


@clause("1")
def opening(decks: tuple[tuple[int, ...], ...], chooser: int) -> Table:
    """The stones of both lie in one heap; the first seat begins."""
    g = Table()
    for seat, deck in enumerate(decks):
        for face in deck:
            g.add(Card(0, seat, face, HEAP * SEATS))
    g.begin(TURNS)
    return g


def evaluate(g: Table, seat: int) -> float:
    """The chance of winning: whoever is to move at a multiple of four loses against a player who knows."""
    lost = len(g.heap()) % (MOST + 1) == 0
    return 0.0 if lost == (g.player == seat) else 1.0


NUMBERS: Final = tuple(range(1, MOST + 1))

RULES: Final = Rules(
    GAME,
    "plain",
    opening=opening,
    chooser=None,
    decks=lambda: (STONES, STONES),
    deck_faces=deck_faces,
    deck_breaches=deck_breaches,
    view=wording.view,
    actions=lambda: tuple((number, f"take-{number}", "2") for number in NUMBERS),
    parts_of=lambda value: (value, NO_CARD),
    requests=lambda g, seat: NUMBERS,
    why_not=why_not,
    name_of_face=lambda face: "石",
    face_named=face_named,
    question=wording.question,
    option=wording.option,
    event=wording.event,
    bearing=lambda g, asked, value: ENDS_TURN,
    evaluate=evaluate,
    setting=SETTING,
)
