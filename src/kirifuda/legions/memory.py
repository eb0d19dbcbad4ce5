"""What the text of an effect that lasts had chosen and counted before (36-11, 36-12)."""

from typing import Final

from ..effects.run import Run
from .book import clause
from .table import NOTHING, Given, Numbers, Occurrence, Slots, Table


def chosen_so_far(g: Table, run: Run) -> Slots:
    return tuple([(slot, tuple([(id, g.cards[id].handle) for id in ids])) for slot, ids in sorted(run.slots.items())])


def counted_so_far(run: Run) -> Numbers:
    return tuple(sorted(run.numbers.items()))


SOURCE: Final = -1000
"""In place of a slot: the card that the effect came from, as it was then."""


def with_its_source(g: Table, run: Run, slots: Slots) -> Slots:
    return (*slots, (SOURCE, ((run.source, g.cards[run.source].handle),)))


@clause("36-11", "36-12")
def run_of(g: Table, given: Given, occurrence: Occurrence | None = None) -> Run:
    """A resolution that goes on where the text left off.

    A card that has changed its zone since is not followed, unless it is the one to which something happens now.
    """
    run = Run(given.source, given.seat, occurrence)
    now = NOTHING if occurrence is None else occurrence.id
    for slot, cards in given.slots:
        run.slots[slot] = tuple([id for id, handle in cards if id == now or g.cards[id].handle == handle])
    run.numbers.update(given.numbers)
    return run
