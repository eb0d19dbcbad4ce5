"""Raising and lowering ATK, DEF and DOWN (8.9)."""

from ...effects.parts import parts_of
from ...effects.statements import ChangeStats
from ...effects.tree import Amount, Own
from ..book import clause
from ..ch05_how_a_game_goes.ch05_6_2_when_effects_end import given_now
from ..state.rows import Row
from ..table import NOTHING, Table
from ..texts.matching import amount
from ..texts.runs import StarsRun
from .ch08_13_2_resistance import touched


@clause("8.9")
def add_numbers(row: Row, added: tuple[tuple[int, int], ...]) -> None:
    for stat, number in added:
        row.added[stat] += number


@clause("8.9", "9.6.1")
def change_stats(g: Table, run: StarsRun, node: ChangeStats) -> bool:
    """ATK, DEF and DOWN up or down. Face-down characters are given it too, and show it once they are up (S11)."""
    ids = touched(g, run, node.subject)
    for values, alike in numbers_of(g, run, tuple([change.amount for change in node.changes]), ids):
        for id in alike:
            g.give(id, given_now(g, run, node, values))
        for change, points in zip(node.changes, values, strict=True):
            g.tell("changed", "8.9", run.seat, alike, what=change.stat, numbers=(-points if change.down else points,))
    return run.did_so(len(ids))


def numbers_of(
    g: Table, run: StarsRun, amounts: tuple[Amount, ...], ids: tuple[int, ...]
) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    """The numbers, with the cards that are given them: all are known before the first card is."""
    if not any([isinstance(one, Own) for one in parts_of(amounts)]):
        return [(tuple([amount(g, run, one) for one in amounts]), ids)]
    found: dict[tuple[int, ...], tuple[int, ...]] = {}
    for run.each in ids:
        values = tuple([amount(g, run, one) for one in amounts])
        found[values] = (*found.get(values, ()), run.each)
    run.each = NOTHING
    return list(found.items())
