"""Destroying (8.10)."""

from collections.abc import Generator

from ..kernel.ask import Question
from .book import clause
from .forbidding import forbidden
from .moving import put
from .replacing import instead
from .table import NOTHING, TRASH, Table
from .triggers import happen


@clause("8.10", "3.2")
def destroy(
    g: Table, ids: tuple[int, ...], by: str, effect_of: int = NOTHING, source: int = NOTHING
) -> Generator[Question, int, int]:
    """Into the trash together; they are not downed. How many were destroyed."""
    gone: list[int] = []
    for id in ids:
        if not g.on_field(id) or forbidden(g, "be-destroyed", id, source, effect_of):
            continue
        if "destroyed" in g.ears.replaced and (
            yield from instead(g, "destroyed", g.seat_of(id), id, source, by=effect_of)
        ):
            continue
        if g.on_field(id):
            gone.append(id)
    for id in gone:
        g.tell("destroyed", by, g.seat_of(id), (id,))
        happen(g, "destroyed", g.seat_of(id), id, source, g.cards[id].zone >> 1, TRASH, by=effect_of)
    for id in gone:
        put(g, id, TRASH, by, effect_of)
    return len(gone)
