"""One resolution of an effect, and how it goes on later where a text left off."""

from typing import Final

from ...effects.run import NO_LANES, Run
from ..cards.fronts import FRONTS, Front
from ..state.lasting_effects import Given, Numbers, Slots
from ..table import NOTHING, Occurrence, Table

SOURCE: Final = -1000
"""The slot under which what lasts keeps its own card, by which it is known when that has become another."""
NO_SQUARES: Final[dict[int, tuple[int, int]]] = {}


class StarsRun(Run):
    """`face` is what the effect's card is, wherever that card may be by now. `squares`: those chosen, by slot.
    `each`: the card dealt with now, where every one of several is given a number by its own.

    `bound`: what is left behind now ends with this `While`.

    One is made whenever a text is looked at: what it seldom needs is shared until then.
    """

    __slots__ = ("bound", "each", "face", "squares")

    def __init__(self, source: int, seat: int, face: int, occurrence: Occurrence | None = None) -> None:
        self.source = source
        self.seat = seat
        self.occurrence = occurrence
        self.slots = {}
        self.lanes = NO_LANES
        self.numbers = {}
        self.shown = ()
        self.did = True
        self.as_it_was = NOTHING
        self.left = None
        self.face = face
        self.squares = NO_SQUARES
        self.each = NOTHING
        self.bound = 0

    def begun_by(self, seat: int) -> "StarsRun":
        other = StarsRun(self.source, seat, self.face, self.occurrence)
        other.squares = self.squares
        return other

    @property
    def front(self) -> Front:
        return FRONTS[self.face]


def run_for(g: Table, source: int, seat: int, occurrence: Occurrence | None = None) -> StarsRun:
    """A resolution of an effect of a card that is there."""
    return StarsRun(source, seat, g.cards[source].face, occurrence)


def chosen_so_far(g: Table, run: StarsRun) -> Slots:
    return tuple([(slot, tuple([(id, g.cards[id].handle) for id in ids])) for slot, ids in sorted(run.slots.items())])


def counted_so_far(run: StarsRun) -> Numbers:
    return tuple(sorted(run.numbers.items()))


def run_of(g: Table, given: Given, occurrence: Occurrence | None = None) -> StarsRun:
    """A resolution that goes on where the text left off.

    A card that has changed its zone since is not followed, unless it is the one to which something happens now.
    """
    run = StarsRun(given.source, given.seat, given.face, occurrence)
    now = NOTHING if occurrence is None else occurrence.id
    for slot, cards in given.slots:
        run.slots[slot] = tuple([id for id, handle in cards if id == now or g.cards[id].handle == handle])
    run.numbers.update(given.numbers)
    return run
