"""The order in which continuous effects are applied now (11.9.4), told effect by effect, for people who ask why."""

from typing import Final

from .book import clause
from .continuous_effects import effects_at_work
from .joining import add_joined_values
from .order_of_effects import dependencies, groups_of, in_order, is_self, rows_to_begin_with
from .pieces import CHANGES_CARDS
from .rows import Row
from .sayings import Effect
from .table import Table
from .taking_effect import affected, apply, arises

KIND: Final = "11.9.4.7"
SELF_FIRST: Final = "11.9.4.8"
SET_FIRST: Final = "11.9.4.9"
OLDER_FIRST: Final = "11.9.4.10"
INDEPENDENT_FIRST: Final = "11.9.4.16"
RING: Final = "11.9.4.17"

Step = tuple[int, str]
"""The face of the card an effect comes from, and the clause that put it in its place."""


@clause("11.9.4.7", "11.9.4.8", "11.9.4.9", "11.9.4.10", "11.9.4.16", "11.9.4.17")
def reckoning(g: Table) -> tuple[Step, ...]:
    """Every effect that changes a card now, in the order of applying. The table is left as it was."""
    g = g.copy()
    effects = effects_at_work(g)
    joined = g.joined
    rows = rows_to_begin_with(g, effects, joined, {})
    steps: list[Step] = []
    for layer in CHANGES_CARDS:
        before: Effect | None = None
        for group in groups_of([one for one in effects if one.piece.layer == layer]):
            left = group
            for effect in in_order(g, rows, group):
                if arises(g, rows, effect) and affected(g, effect):
                    steps.append((g.cards[effect.source].face, why_now(g, rows, effect, left, before)))
                    before = effect
                left = [one for one in left if one is not effect]
                apply(g, rows, effect, {})
        add_joined_values(g, rows, layer, joined)
    return tuple(steps)


def why_now(g: Table, rows: dict[int, Row], effect: Effect, left: list[Effect], before: Effect | None) -> str:
    """The clause by which this effect is next among those left, after the one applied before."""
    others = [one for one in left if one is not effect]
    if any([one.stamp < effect.stamp for one in others]):
        return INDEPENDENT_FIRST
    if dependencies(g, rows, left)[left.index(effect)]:
        return RING
    if before is None:
        return KIND
    if before.piece.sets != effect.piece.sets:
        return SET_FIRST
    if is_self(before) != is_self(effect):
        return SELF_FIRST
    return OLDER_FIRST if before.stamp <= effect.stamp else INDEPENDENT_FIRST
