"""A game of a few cards for tests of the kernel: shuffle, draw, and lay cards down in turn.

`Toy` holds the steps, so that a test can put another in place of one of them.
"""

from dataclasses import dataclass
from itertools import count

import kirifuda
from kirifuda.conformance.inside import attributes
from kirifuda.kernel.ask import Proc, choose
from kirifuda.kernel.course import Course, Step
from kirifuda.kernel.game import Game
from kirifuda.kernel.outcome import GameOver, Outcome
from kirifuda.kernel.phrase import Phrase
from kirifuda.kernel.rules import Rules
from kirifuda.kernel.state import SEATS, Card, State
from kirifuda.kernel.view import CardView, View, ZoneView
from kirifuda.kernel.zones import EVERYBODY, FACE_UP, NOBODY, OWNER, TOP, Zone

LIFE, HAND, WALLS, GRAVEYARD, FIELD = range(5)
ZONES = (
    Zone("life", NOBODY),
    Zone("hand", OWNER, mixed=True),
    Zone("walls", FACE_UP, placed=True),
    Zone("graveyard", TOP),
    Zone("field", EVERYBODY, placed=True),
)
DECK = tuple(range(8))
ROUNDS = 5
_names = count()


def table(cards: dict[tuple[int, int], tuple[int, ...]] | None = None) -> State[Card]:
    """Cards by (zone, seat), bottom first; without any, all of both decks in the life."""
    g: State[Card] = State()
    g.specs = ZONES
    g.zones = [()] * (len(ZONES) * SEATS)
    for (kind, seat), faces in (cards or {(LIFE, 0): DECK, (LIFE, 1): DECK}).items():
        for face in faces:
            g.add(Card(0, seat, face, kind * SEATS + seat))
    return g


def shuffle_and_draw(g: State[Card]) -> Proc:
    for seat in range(SEATS):
        yield from g.shuffle(LIFE, seat, "T1")
    for seat in range(SEATS):
        for _ in range(3):
            draw(g, seat)


def draw(g: State[Card], seat: int) -> None:
    card = g.zone(LIFE, seat)[-1]
    g.move(card, HAND, seat)
    g.tell("drew", "T1", seat, (card,))


def lay(g: State[Card], seat: int, turn: int) -> Proc:
    """Lay a card of the hand down as a wall, or (every third turn) into the graveyard."""
    card = yield choose(seat, "T2", "lay", g.zone(HAND, seat))
    if turn % 3 == 2:
        g.move(card, GRAVEYARD, seat)
    else:
        g.move(card, WALLS, seat, up=False)
    g.tell("laid", "T2", seat, (card,))


@dataclass
class Toy:
    set_up: Step = shuffle_and_draw
    lay: Step = lay

    def opening(self, cards: dict[tuple[int, int], tuple[int, ...]] | None = None) -> State[Card]:
        nth = next(_names)

        def next_turn(g: State[Card], seat: int, turn: int) -> None:
            if turn == ROUNDS:
                raise GameOver(Outcome(seat, "T3"))
            g.begin(turns, 1 - seat, turn + 1)

        def first_turn(g: State[Card]) -> None:
            g.begin(turns, 0, 0)

        turns = Course(f"toy/{nth}/turns", "T2", self.lay, next_turn)
        start = Course(f"toy/{nth}/start", "T1", self.set_up, first_turn)
        g = table(cards)
        g.begin(start)
        return g

    def game(self, seed: int | None = None, **modes: bool) -> Game:
        return Game(RULES, self.opening(), seed, **modes)


def view(g: State[Card], seat: int) -> View:
    zones = []
    for place, ids in enumerate(g.zones):
        spec = g.specs[place // SEATS]
        cards = [card_view(g, id, seat) for id in ids if spec.placed or g.sees(seat, id)]
        zones.append(ZoneView(spec.name, place % SEATS, len(ids), tuple(cards)))
    return View(seat, 0, 0, tuple(zones))


def card_view(g: State[Card], id: int, seat: int) -> CardView:
    card = g.cards[id]
    return CardView(card.handle, card.face) if g.sees(seat, id) else CardView(card.handle)


BLACK_POKER = kirifuda.rules("black-poker")
OWN = {
    "game": "toy",
    "edition": "toy",
    "opening": lambda decks, chooser: Toy().opening(),
    "decks": lambda: (DECK, DECK),
    "view": view,
    "actions": lambda: (),
    "parts_of": lambda value: (value, -1),
    "why_not": lambda g, seat, code: None,
    "question": lambda g, asked, seat: Phrase(asked.prompt),
    "option": lambda g, asked, value, seat: Phrase("option", value=str(g.cards[value].face)),
    "event": lambda told, seat: Phrase(told[0]),
}


def rules(**hooks):
    """The toy's rules, with other hooks in place of its own; what it has no use for is BlackPoker's."""
    known = {name: getattr(BLACK_POKER, name) for name in attributes(BLACK_POKER)} | OWN | hooks
    codes = tuple(code for code, _, _ in known["actions"]())
    return Rules(**known | {"requests": lambda g, seat: codes})


RULES = rules()
