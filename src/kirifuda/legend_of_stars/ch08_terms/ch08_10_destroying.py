"""Destroying (8.10)."""

from collections.abc import Generator

from ...effects.interpreter import Doing
from ...effects.statements import Destroy
from ...kernel.ask import Question
from ..book import clause
from ..ch03_the_field.ch03_zones import put
from ..ch09_other_rules.ch09_1_replacing import instead
from ..ch09_other_rules.ch09_2_forbidding import forbidden
from ..ch09_other_rules.ch09_3_triggers import happen
from ..table import NOTHING, TRASH, Table
from ..texts.runs import StarsRun
from .ch08_13_2_resistance import touched


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


@clause("8.10")
def destroy_cards(g: Table, run: StarsRun, node: Destroy) -> Doing:
    destroyed = yield from destroy(g, touched(g, run, node.subject), "8.10", run.seat, run.source)
    return run.did_so(destroyed, node.slot)
