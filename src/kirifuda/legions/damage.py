"""Damage (chapter 11): battle damage and effect damage, dealt as one batch."""

from collections.abc import Generator
from typing import Final

from ..kernel.ask import Proc, Question
from .book import clause
from .breaking import break_cards
from .forbidding import damage_change, damage_taken_change, forbidden
from .fronts import DAMAGE, FRONTS
from .life import lower_life
from .replacing import instead
from .table import NOTHING, OF_DAMAGE, Table
from .the_end import check_the_end
from .triggers import happen
from .units import full_hp, has, is_unit

BATTLE: Final = "battle"
EFFECT: Final = "effect"
ATTACK: Final = "attack"
"""Of battle damage: the attacker deals it."""

Hit = tuple[int, int, int]
"""Who deals it, to whom, how much."""

BANES: Final = {"master": "master-bane", "lord": "lord-bane", "minion": "minion-bane"}


@clause("11-1", "11-2", "11-3", "11-5", "22-3", "02-44a")
def deal(
    g: Table,
    hits: tuple[Hit, ...],
    nature: str,
    by: str,
    effect_of: int = NOTHING,
    attacker: int = NOTHING,
    as_it_is: bool = False,
) -> Generator[Question, int, int]:
    """Deal damage together: only units take it, 0 or less is none; then the end is looked at, then units break.

    `as_it_is`: nothing raises or lowers it any more. How many points were really dealt.
    """
    dealt: list[Hit] = []
    for source, target, points in hits:
        if not is_unit(g, target):
            continue
        if not as_it_is:
            points = points_dealt(g, source, target, points, nature)
        if points <= 0:
            continue
        seat = g.cards[target].owner
        how = ATTACK if source == attacker else nature
        if "damaged" in g.ears.replaced and (
            yield from instead(g, "damaged", seat, target, source, amount=points, nature=how, by=effect_of)
        ):
            continue
        dealt.append((source, target, points))
    for source, target, points in dealt:
        _take(g, target, points)
        if g.sink is not None:
            g.tell("damaged", by, g.cards[target].owner, (target, source), what=nature, numbers=(points,))
    check_the_end(g)
    for source, target, points in dealt:
        seat = g.cards[target].owner
        how = ATTACK if source == attacker else nature
        happen(g, "damaged", seat, target, source, amount=points, nature=how, by=effect_of)
        if "lost-life" in g.ears.kinds and FRONTS[g.cards[target].face].category == "master":
            happen(g, "lost-life", seat, amount=points, by=effect_of)
    yield from _break_the_worn_out(g, dealt, effect_of, attacker)
    return sum([points for _, _, points in dealt])


def _take(g: Table, target: int, points: int) -> None:
    if FRONTS[g.cards[target].face].category == "master":
        lower_life(g, g.cards[target].owner, points)
    else:
        g.edit(target).damage += points
        g.stirred |= OF_DAMAGE


@clause("10-1", "11-3", "41-11")
def _break_the_worn_out(g: Table, dealt: list[Hit], effect_of: int, attacker: int) -> Proc:
    """What has no HP left breaks together; what the attacker broke counts as broken by its attack."""
    gone: list[int] = []
    culprits: list[tuple[int, str]] = []
    for source, target, _ in dealt:
        if target not in gone and _is_worn_out(g, target):
            gone.append(target)
            culprits.append((source, "attack" if source == attacker else ""))
    if gone:
        yield from break_cards(g, tuple(gone), "11-3", effect_of, tuple(culprits))


def _is_worn_out(g: Table, id: int) -> bool:
    card = g.cards[id]
    if not is_unit(g, id) or FRONTS[card.face].category == "master":
        return False
    return full_hp(g, id) <= card.damage and ("break" not in g.ears.acts or not forbidden(g, "break", id))


@clause("41-7", "41-14", "41-15", "41-16", "11-5", "39-21")
def points_dealt(g: Table, source: int, target: int, points: int, nature: str) -> int:
    """Banes add in their player's turn to what is damage already (L55); immunity makes it none."""
    if points <= 0:
        return 0
    victim = g.cards[target]
    dealer = g.cards[source]
    if dealer.owner == g.player != victim.owner:
        points += g.edition.keywords(g, source).get(BANES[FRONTS[victim.face].category], 0)
    if DAMAGE in g.ears.acts:
        points += damage_change(g, source, target, nature)
    return 0 if is_immune(g, source, target, nature) else points


@clause("41-7", "39-21")
def is_immune(g: Table, source: int, target: int, nature: str) -> bool:
    if nature == EFFECT and has(g, target, "effect-damage-immunity"):
        return True
    if not g.ears.spares_damage:
        return False
    if forbidden(g, "take-damage", target, source) or forbidden(g, f"take-{nature}-damage", target, source):
        return True
    return forbidden(g, "deal-damage", source, target) or forbidden(g, f"deal-{nature}-damage", source, target)


@clause("11-5", "39-21", "36-18")
def lessened(g: Table, source: int, target: int, points: int, nature: str) -> int:
    """Damage that comes to a card in another's place: what the dealer adds is in it already (L67)."""
    points += damage_taken_change(g, source, target, nature)
    return 0 if is_immune(g, source, target, nature) else points
