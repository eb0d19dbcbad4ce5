"""Damage and life (6.4, 6.6): dealt as one event, after everything that replaces it."""

from collections.abc import Generator
from typing import Final

from ..kernel.ask import Question
from ..kernel.pairs import with_seat
from .book import clause
from .changes import OF_DAMAGE, OF_LIFE
from .characteristics import forbidden, forbidden_as_it_was
from .references import NOTHING
from .replacement_effects import DAMAGE, Change, in_order_of, is_damage_replaced, replaced
from .table import Table
from .trigger_abilities import happen

COMBAT: Final = "combat"
EFFECT: Final = "effect"


class Hit:
    """Damage that is about to be dealt: to a unit, or (id NOTHING) to a player; and the card it comes from (6.6), with
    the handle by which that is meant (NOTHING: as it is now). Never written to."""

    __slots__ = ("amount", "id", "seat", "source", "was")

    def __init__(self, id: int, seat: int, amount: int, source: int, was: int = NOTHING) -> None:
        self.id = id
        self.seat = seat
        self.amount = amount
        self.source = source
        self.was = was


Dealing = Generator[Question, int, tuple[Hit, ...]]
Counting = Generator[Question, int, int]
Losing = Generator[Question, int, tuple[int, ...]]


def to_unit(g: Table, id: int, amount: int, source: int, was: int = NOTHING) -> Hit:
    return Hit(id, g.seat_of(id), amount, source, was)


def to_player(seat: int, amount: int, source: int, was: int = NOTHING) -> Hit:
    return Hit(NOTHING, seat, amount, source, was)


@clause("6.4.1", "6.4.1.1", "6.4.1.2", "6.4.2", "6.6.1", "6.6.1.1", "6.6.1.2", "6.6.1.3", "11.9.7")
def deal(g: Table, hits: tuple[Hit, ...], nature: str, by: int = NOTHING) -> Dealing:
    """Deal damage at once: first all that replaces or prevents any of it, then every point; what was really dealt."""
    dealt = [hit for hit in hits if hit.amount > 0 and not cannot_be_dealt(g, hit, nature)]
    settled = tuple(sorted(dealt, key=lambda one: one.seat != g.player))
    if is_damage_replaced(g):
        settled = yield from replaced_damage(g, settled, nature, by)
    losses = tuple([hit.amount for hit in settled])
    if "lost-life" in g.ears.replaced:
        losses = yield from life_lost(g, settled, by)
    for hit, loss in zip(settled, losses, strict=True):
        mark(g, hit, nature, loss)
    for hit, loss in zip(settled, losses, strict=True):
        hear(g, hit, nature, by, loss)
    return settled


@clause("11.9.5.1", "11.9.9", "6.1.4")
def replaced_damage(g: Table, hits: tuple[Hit, ...], nature: str, by: int) -> Dealing:
    """What is left of damage that effects replace or prevent."""
    awaited: tuple[Change, ...] = ()
    for hit in hits:
        kind = DAMAGE[0] if hit.id != NOTHING else DAMAGE[1]
        awaited += (Change(kind, hit.seat, hit.id, hit.source, hit.amount, nature=nature, by=by, other_was=hit.was),)
    awaited = yield from in_order_of(g, awaited)
    settled: tuple[Hit, ...] = ()
    for one in awaited:
        left = yield from replaced(g, one)
        if left is not None and left.amount > 0:
            hit = Hit(left.id, left.seat, left.amount, left.other, left.other_was)
            if not cannot_be_dealt(g, hit, nature):
                settled += (hit,)
    return settled


@clause("6.4.1.1", "11.9.5.1")
def life_lost(g: Table, hits: tuple[Hit, ...], by: int) -> Losing:
    """As much life as damage; unless an effect replaces losing life."""
    found: tuple[int, ...] = ()
    for hit in hits:
        loss = hit.amount
        if hit.id == NOTHING:
            loss = yield from _settled(g, "lost-life", hit.seat, loss, by)
        found += (loss,)
    return found


@clause("2.2")
def cannot_be_dealt(g: Table, hit: Hit, nature: str) -> bool:
    """Whether an effect says that this target takes, or this source deals, no such damage."""
    seat = hit.seat if hit.id == NOTHING else NOTHING
    for act in ("take-damage", f"take-{nature}-damage"):
        if forbidden(g, act, hit.id, seat, hit.source, was=hit.was):
            return True
    return any([forbidden_as_it_was(g, act, hit.source, hit.was) for act in ("deal-damage", f"deal-{nature}-damage")])


def mark(g: Table, hit: Hit, nature: str, loss: int) -> None:
    """The damage is there, and the life is gone."""
    if hit.id != NOTHING:
        card = g.edit(hit.id)
        card.damage += hit.amount
        g.hurt = True
        if nature == COMBAT:
            card.combat_damage += hit.amount
        card.hurt_by += ((hit.source, hit.was) if hit.was != NOTHING else g.reference(hit.source),)
        g.stirred |= OF_DAMAGE
        g.tell("damaged", "6.4.1.2", hit.seat, (hit.id, hit.source), what=nature, numbers=(hit.amount,))
    else:
        g.life = with_seat(g.life, hit.seat, g.life[hit.seat] - loss)
        g.stirred |= OF_LIFE
        points = (hit.amount, g.life[hit.seat])
        g.tell("player-damaged", "6.4.1.1", hit.seat, (hit.source,), what=nature, numbers=points)


def hear(g: Table, hit: Hit, nature: str, by: int, loss: int) -> None:
    other, was, amount = hit.source, hit.was, hit.amount
    if hit.id == NOTHING:
        happen(g, "player-damaged", hit.seat, other=other, amount=amount, nature=nature, by=by, other_was=was)
        if loss:
            happen(g, "lost-life", hit.seat, amount=loss, by=by)
    elif "damaged" in g.ears.kinds:
        happen(g, "damaged", hit.seat, hit.id, other, amount=amount, nature=nature, by=by, other_was=was)


# --- life that is no damage -----------------------------------------------------------------------------------


def gain_life(g: Table, seat: int, many: int, by: int) -> Counting:
    """A player gains life; how much it really was."""
    if many <= 0 or forbidden(g, "gain-life", seat=seat):
        return 0
    many = yield from _settled(g, "gained-life", seat, many, by)
    if many:
        change_life(g, seat, many, by)
    return many


def lose_life(g: Table, seat: int, many: int, by: int) -> Counting:
    """A player loses life without taking damage."""
    if many <= 0:
        return 0
    many = yield from _settled(g, "lost-life", seat, many, by)
    if many:
        change_life(g, seat, -many, by)
    return many


def _settled(g: Table, kind: str, seat: int, many: int, by: int) -> Counting:
    if kind not in g.ears.replaced:
        return many
    change = yield from replaced(g, Change(kind, seat, amount=many, by=by))
    return change.amount if change is not None else 0


def change_life(g: Table, seat: int, many: int, by: int) -> None:
    g.life = with_seat(g.life, seat, g.life[seat] + many)
    g.stirred |= OF_LIFE
    kind = "gained-life" if many > 0 else "lost-life"
    g.tell(kind, "6.4.1.1", seat, numbers=(abs(many), g.life[seat]))
    happen(g, kind, seat, amount=abs(many), by=by)
