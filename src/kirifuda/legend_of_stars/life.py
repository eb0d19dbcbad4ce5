"""Life (3.7), gaining it (8.6), and damage (8.11)."""

from collections.abc import Generator
from typing import Final

from ..kernel.ask import Question
from ..kernel.pairs import with_seat
from .book import clause
from .forbidding import damage_change, player_forbidden
from .replacing import instead
from .table import LIVES, NOTHING, OF_A_SIDE, Table
from .the_end import check_the_end
from .triggers import happen

STARTING_LIFE: Final = 3000
BATTLE: Final = "battle"
DOWN: Final = "down"
EFFECT: Final = "effect"

Hit = tuple[int, int]
"""Which player, how much."""


@clause("8.6")
def gain_life(g: Table, seat: int, points: int, by: int) -> int:
    """Without an upper limit (S12). How many points were gained."""
    if points <= 0 or player_forbidden(g, "gain-life", seat):
        return 0
    g.life = with_seat(g.life, seat, g.life[seat] + points)
    g.stale |= LIVES << OF_A_SIDE * seat
    g.tell("life-gained", "8.6", seat, numbers=(points, g.life[seat]))
    happen(g, "gained-life", seat, amount=points, by=by)
    return points


@clause("3.7")
def lower_life(g: Table, seat: int, points: int) -> None:
    """Never below 0. The end is looked at by whoever lowers it, when all of the change is done."""
    g.life = with_seat(g.life, seat, max(0, g.life[seat] - points))
    g.stale |= LIVES << OF_A_SIDE * seat


def lose_life(g: Table, seats: tuple[int, ...], points: int) -> int:
    """Life that is lost without damage, of all these players together."""
    if points <= 0:
        return 0
    for seat in seats:
        lower_life(g, seat, points)
        g.tell("life-lost", "3.7", seat, numbers=(points, g.life[seat]))
    check_the_end(g)
    return points * len(seats)


@clause("8.11", "3.7", "4")
def deal(
    g: Table, hits: tuple[Hit, ...], source: int, nature: str, by: str, effect_of: int = NOTHING
) -> Generator[Question, int, int]:
    """Deal damage to players together, then look at the end, then at what waits for it. How much was dealt."""
    dealt: list[Hit] = []
    for seat, points in hits:
        points = _points_dealt(g, seat, source, points, nature)
        if points <= 0:
            continue
        if "damaged" in g.ears.replaced and (
            yield from instead(g, "damaged", seat, source, amount=points, nature=nature, by=effect_of)
        ):
            continue
        dealt.append((seat, points))
    for seat, points in dealt:
        lower_life(g, seat, points)
        g.tell("damaged", by, seat, _cards(source), what=nature, numbers=(points, g.life[seat]))
    check_the_end(g)
    for seat, points in dealt:
        happen(g, "damaged", seat, source, amount=points, nature=nature, by=effect_of)
    return sum([points for _, points in dealt])


def _cards(source: int) -> tuple[int, ...]:
    return () if source == NOTHING else (source,)


@clause("9.2", "8.11")
def _points_dealt(g: Table, seat: int, source: int, points: int, nature: str) -> int:
    """With what effects add or take away; none where a player takes none."""
    if points <= 0:
        return 0
    points += damage_change(g, seat, source, nature)
    if player_forbidden(g, "take-damage", seat):
        return 0
    if nature == DOWN and player_forbidden(g, "take-down-damage", seat, source):
        return 0
    return points
