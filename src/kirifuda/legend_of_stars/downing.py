"""Being downed (8.12): the state, its damage in order (5.5.2), and the way to the trash (5.5.1 Ⅵ)."""

from collections.abc import Generator
from typing import Final

from ..kernel.ask import Proc, Question
from ..kernel.course import Course
from .book import clause
from .forbidding import forbidden
from .life import DOWN, deal
from .moving import put
from .replacing import instead
from .table import NOTHING, TRASH, Table
from .triggers import happen, settle_next
from .values import down


@clause("8.12", "5.5.1Ⅴ", "9.2")
def can_be_downed(g: Table, id: int, fighters: tuple[int, ...]) -> bool:
    """`fighters`: the two of a battle that would down it."""
    if not g.on_square(id) or g.cards[id].downed or forbidden(g, "be-downed", id):
        return False
    if not fighters:
        return True
    one, other = fighters
    return not forbidden(g, "be-downed-in-battle", id, other if id == one else one)


@clause("8.12")
def down_characters(
    g: Table, ids: tuple[int, ...], by: str, fighters: tuple[int, ...] = (), effect_of: int = NOTHING
) -> Generator[Question, int, tuple[int, ...]]:
    """Into the downed state together. Those that are downed now."""
    downed: list[int] = []
    for id in ids:
        if can_be_downed(g, id, fighters) and not (
            "downed" in g.ears.replaced
            and (yield from instead(g, "downed", g.seat_of(id), id, _fought(id, fighters), by=effect_of))
        ):
            downed.append(id)
    for id in downed:
        if g.on_square(id):
            g.edit(id).downed = True
            g.tell("downed", by, g.seat_of(id), (id,))
    return tuple([id for id in downed if g.on_square(id)])


def _fought(id: int, fighters: tuple[int, ...]) -> int:
    """With whom a character fought, if in a battle."""
    if not fighters:
        return NOTHING
    return fighters[1] if id == fighters[0] else fighters[0]


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


# --- after a battle: one or two characters, in steps -----------------------------------------------------


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
