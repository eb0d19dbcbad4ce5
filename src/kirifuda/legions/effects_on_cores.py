"""Cores that are exhausted, recovered and moved (39-12, 39-13, 39-20)."""

from ..effects.run import Run
from .book import clause
from .cores import CORE_ACTIVE, CORE_EXHAUSTED, ON_LORD, OUTSIDE, cores_in, exhaust_cores, place_of_this, shift_cores
from .matching import amount, seats
from .table import Table
from .the_end import check_the_end
from .tree import ExhaustCores, MoveCores, RecoverCores
from .triggers import happen


@clause("39-12", "07-4")
def exhaust_some_cores(g: Table, run: Run, node: ExhaustCores) -> bool:
    whose = seats(run, g, node.whose)
    many = amount(g, run, node.count)
    if any([g.active_cores[seat] < many for seat in whose]):
        return False
    for seat in whose:
        exhaust_cores(g, seat, many, "39-12")
    return run.did_so(many, node.slot)


@clause("39-13")
def recover_cores(g: Table, run: Run, node: RecoverCores) -> bool:
    recovered = 0
    for seat in seats(run, g, node.whose):
        there = g.exhausted_cores[seat]
        many = there if node.count is None else min(there, amount(g, run, node.count))
        shift_cores(g, seat, many, CORE_EXHAUSTED, CORE_ACTIVE, "39-13")
        recovered += many
    return run.did_so(recovered)


@clause("39-20", "21-3b")
def move_some_cores(g: Table, run: Run, node: MoveCores) -> bool:
    """With fewer cores than the text says nothing can be done (01-5); the end is looked at when all have moved."""
    source, to = _place(g, run, node.source), _place(g, run, node.to)
    moves: list[tuple[int, int]] = []
    for seat in seats(run, g, node.whose):
        there = cores_in(g, seat, source) if source != OUTSIDE else 0
        many = there if node.count is None else amount(g, run, node.count)
        if (source != OUTSIDE and there < many) or (to == ON_LORD and not g.lord_area(seat)):
            return False
        moves.append((seat, many))
    for seat, many in moves:
        shift_cores(g, seat, many, source, to, "39-20")
    check_the_end(g)
    for seat, many in moves:
        happen(g, "cores-moved", seat, amount=many, nature=to, by=run.seat)
    return run.did_so(sum([many for _, many in moves]), node.slot)


def _place(g: Table, run: Run, place: str) -> str:
    return place_of_this(g, run) if place == "this" else place
