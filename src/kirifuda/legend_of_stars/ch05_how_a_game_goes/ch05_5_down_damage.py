"""Down damage in its order (5.5.2), and the way of the downed to the trash (5.5.1 Ⅵ)."""

from typing import Final

from ...kernel.ask import Proc
from ...kernel.course import Course
from ..book import clause
from ..ch02_kinds_of_cards.ch02_1_characters import down
from ..ch03_the_field.ch03_zones import put
from ..ch08_terms.ch08_11_dealing_damage import deal
from ..ch08_terms.ch08_11_natures_of_damage import DOWN
from ..ch09_other_rules.ch09_3_triggers import happen, settle_next
from ..table import NOTHING, TRASH, Table


def of_seat(g: Table, ids: tuple[int, ...], seat: int) -> tuple[int, ...]:
    return tuple([id for id in ids if id != NOTHING and g.on_square(id) and g.seat_of(id) == seat])


@clause("2.1.4", "5.5.1Ⅵ", "5.5.2", "8.12")
def take_down_damage(g: Table, ids: tuple[int, ...], seat: int, source: int, by: str, effect_of: int = NOTHING) -> Proc:
    """A player takes the down damage of characters that were downed."""
    for id in of_seat(g, ids, seat):
        yield from deal(g, ((seat, down(g, id)),), source, DOWN, by, effect_of)


@clause("5.5.1Ⅵ", "3.2")
def trash_downed(g: Table, ids: tuple[int, ...], by: str) -> None:
    """What is still there in the downed state goes to the trash; that is not destroying (S27)."""
    for id in ids:
        if id != NOTHING and g.on_square(id) and g.cards[id].downed:
            put(g, id, TRASH, by)


@clause("5.5.2", "5.5.1Ⅵ")
def damage_of_the_opponents(g: Table, one: int, other: int) -> Proc:
    """The opponent's character first: the game may end there (S7)."""
    yield from _damage_of(g, one, other, 1 - g.player)


@clause("5.5.2", "5.5.1Ⅵ")
def damage_of_ones_own(g: Table, one: int, other: int) -> Proc:
    yield from _damage_of(g, one, other, g.player)


def _damage_of(g: Table, one: int, other: int, seat: int) -> Proc:
    both = one != NOTHING and other != NOTHING and g.cards[one].downed and g.cards[other].downed
    for id, opponent in ((one, other), (other, one)):
        if id != NOTHING and g.cards[id].downed and g.seat_of(id) == seat:
            yield from take_down_damage(g, (id,), seat, opponent, "5.5.2" if both else "5.5.1Ⅵ")


@clause("5.5.1Ⅵ", "9.3")
def effects_of_damage(g: Table, one: int, other: int) -> None:
    """Effects that waited for the damage, or for being downed; the opponent's first."""
    for id, opponent in ((one, other), (other, one)):
        if id != NOTHING and g.cards[id].downed:
            happen(g, "downed", g.seat_of(id), id, opponent)
            if opponent != NOTHING and not g.cards[opponent].downed and g.on_square(opponent):
                happen(g, "won", g.seat_of(opponent), opponent, id)
    settle_next(g)


@clause("5.5.1Ⅵ")
def downed_to_trash(g: Table, one: int, other: int) -> None:
    trash_downed(g, (one, other), "5.5.1Ⅵ")
    settle_next(g)


DOWN_DAMAGE: Final = Course(
    "stars/down-damage",
    "5.5.1Ⅵ",
    damage_of_the_opponents,
    damage_of_ones_own,
    effects_of_damage,
    downed_to_trash,
)
"""Its arguments are the two characters of a battle; those that are downed are dealt with."""
