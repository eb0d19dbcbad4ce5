"""Units (chapters 09, 10, 22): their ATK, HP and keywords as they are now."""

from typing import Final

from ..effects.abilities import strongest
from ..effects.statements import Grant, LoseEffects
from ..effects.tree import Ability
from .book import clause
from .fronts import AWAKENED, FRONTS, Front
from .table import CENTER, FIELD_BEGINS, FIELD_ENDS, MASTER_AREA, NOTHING, RIGHT, Given, LegionsCard, Table
from .tree import MasterAttack, Modify, SetStats

NO_KEYWORDS: Final[dict[str, int]] = {}
NOT_FROZEN: Final = (NOTHING, NO_KEYWORDS)


def front_of(g: Table, id: int) -> Front:
    card = g.cards[id]
    if card.zone // 2 == MASTER_AREA and g.awakened[card.owner]:
        return AWAKENED[card.face]
    return FRONTS[card.face]


@clause("22-1", "16-3c", "16-3e")
def is_unit(g: Table, id: int) -> bool:
    """An open master, minion or lord on the field."""
    card = g.cards[id]
    return FIELD_BEGINS <= card.zone < FIELD_ENDS and not card.reversed


def keeps_its_text(card: LegionsCard) -> bool:
    """Whether nothing that a card was given adds to its abilities and keywords, or takes any away."""
    for given in card.given:
        if given.changes_text:
            return False
    return True


def keeps_its_abilities(card: LegionsCard) -> bool:
    """The same of its abilities alone."""
    for given in card.given:
        if given.changes_abilities:
            return False
    return True


def hears_by_gift(card: LegionsCard) -> bool:
    """Whether something that a card was given may wait for what happens."""
    for given in card.given:
        if given.hears:
            return True
    return False


@clause("39-25")
def has_lost(card: LegionsCard) -> bool:
    """Whether its printed effects are gone for now."""
    for given in card.given:
        if isinstance(given.node, LoseEffects) and not given.node.keywords:
            return True
    return False


@clause("37-5", "41-1", "41-2")
def live_keywords(g: Table, id: int) -> dict[str, int]:
    """Keywords that are there this very moment; the standing ones among them as of the last settling."""
    card = g.cards[id]
    zone = card.zone
    if card.reversed or not FIELD_BEGINS <= zone < FIELD_ENDS:
        return NO_KEYWORDS
    row = g.reworded.get(id)
    if row is not None and row.handle != card.handle:
        row = None
    if row is None and (not card.given or keeps_its_text(card)):
        return FRONTS[card.face].keywords if zone < MASTER_AREA * 2 else front_of(g, id).keywords
    found = {} if row is not None and row.lost_all else dict(own_keywords(g, id))
    if row is not None:
        _merge(found, row.keywords)
        for name in row.lost:
            found.pop(name, None)
    return found


def own_keywords(g: Table, id: int) -> dict[str, int]:
    """Printed keywords and those it was given, with what it lost taken away in turn."""
    card = g.cards[id]
    if not card.given or keeps_its_text(card):
        return front_of(g, id).keywords
    found = dict(front_of(g, id).keywords)
    for given in card.given:
        node = given.node
        if isinstance(node, (Grant, MasterAttack)):
            _merge(found, strongest(node.keywords))
        elif isinstance(node, LoseEffects):
            for name in node.keywords or tuple(found):
                found.pop(name, None)
    return found


def _merge(found: dict[str, int], more: dict[str, int]) -> None:
    for name, amount in more.items():
        if amount >= found.get(name, 0):
            found[name] = amount


@clause("2018:39-1", "2018:38-9")
def frozen_keywords(g: Table, id: int) -> dict[str, int]:
    """Keywords as they were when the last sequence ended; a unit placed since has none yet.

    A master that an effect makes attack has those of its attack meanwhile.
    """
    card = g.cards[id]
    if card.reversed or not FIELD_BEGINS <= card.zone < FIELD_ENDS:
        return NO_KEYWORDS
    if card.handle >= g.frozen_before:
        held = NO_KEYWORDS
    else:
        handle, held = g.frozen.get(id, NOT_FROZEN)
        if handle != card.handle:
            held = FRONTS[card.face].keywords
    if card.given and isinstance(attack := card.given[-1].node, MasterAttack):
        held = dict(held)
        _merge(held, strongest(attack.keywords))
    return held


def keywords(g: Table, id: int) -> dict[str, int]:
    """The keywords of a card on the field, with their numbers."""
    return g.edition.keywords(g, id)


def has(g: Table, id: int, keyword: str) -> bool:
    return keyword in g.ears.keywords and keyword in g.edition.keywords(g, id)


@clause("09-1", "09-2", "09-3", "14-3h", "39-5")
def atk(g: Table, id: int) -> int:
    """Never below 0, without upper limit."""
    card = g.cards[id]
    value = FRONTS[card.face].atk
    if not FIELD_BEGINS <= card.zone < FIELD_ENDS:
        return value
    for given in card.given:
        if isinstance(given.node, SetStats) and given.node.atk is not None:
            value = given.atk
    for given in card.given:
        if isinstance(given.node, Modify):
            value += given.atk
    row = g.standing.get(id)
    if row is not None and row.handle == card.handle:
        if row.set_atk is not None:
            value += row.set_atk - FRONTS[card.face].atk
        value += row.atk
    value += lane_bonus(g, id)
    return value if value > 0 else 0


@clause("41-12", "41-13")
def lane_bonus(g: Table, id: int) -> int:
    """In its player's turn, ATK for standing in the right or the center lane."""
    card = g.cards[id]
    if card.owner != g.player:
        return 0
    lane = card.zone // 2
    if lane == RIGHT:
        return keywords(g, id).get("right-bonus", 0)
    if lane == CENTER:
        return keywords(g, id).get("center-bonus", 0)
    return 0


def full_hp(g: Table, id: int) -> int:
    """HP before damage."""
    card = g.cards[id]
    value = FRONTS[card.face].hp
    if not card.given and id not in g.standing:
        return value
    for given in card.given:
        if isinstance(given.node, SetStats) and given.node.hp is not None:
            value = given.hp
    for given in card.given:
        if isinstance(given.node, Modify):
            value += given.hp
    row = g.standing.get(id)
    if row is not None and row.handle == card.handle:
        if row.set_hp is not None:
            value += row.set_hp - FRONTS[card.face].hp
        value += row.hp
    return value


@clause("10-1", "10-2", "10-3", "11-3")
def hp(g: Table, id: int) -> int:
    """HP less damage, shown as 0 below that."""
    left = full_hp(g, id) - g.cards[id].damage
    return left if left > 0 else 0


def given_abilities(g: Table, id: int) -> tuple[Ability, ...]:
    """Abilities that a unit was given, for a time or by standing effects."""
    card = g.cards[id]
    found: tuple[Ability, ...] = ()
    for given in card.given:
        if isinstance(given.node, (Grant, MasterAttack)):
            found += given.node.abilities
    row = g.reworded.get(id)
    if row is not None and row.handle == card.handle and not card.reversed:
        found += row.abilities
    return found


def take_away(g: Table, id: int, ended: list[Given]) -> None:
    """What a unit was given until then is gone."""
    if ended:
        for given in ended:
            g.stirred |= given.stirs
        card = g.edit(id)
        card.given = tuple([given for given in card.given if given not in ended])


@clause("22-4", "36-11", "39-10")
def give(g: Table, id: int, given: Given) -> None:
    card = g.edit(id)
    card.given += (given,)
    g.stirred |= given.stirs
    if given.hears:
        g.gifted = True


def is_as_printed(g: Table, id: int) -> bool:
    """Whether a card has the abilities that are printed on it: nothing gave it one, nothing took one away."""
    card = g.cards[id]
    if card.given and not keeps_its_abilities(card):
        return False
    row = g.reworded.get(id)
    return row is None or (not row.abilities and not row.lost_all)


@clause("39-25", "16-3c")
def own_abilities(g: Table, id: int) -> tuple[Ability, ...]:
    """The abilities that a card has now: printed ones unless lost, and given ones. A reversed card has none."""
    card = g.cards[id]
    if card.reversed:
        return ()
    front = front_of(g, id)
    if is_as_printed(g, id):
        return front.abilities
    printed = () if has_lost(card) or lost_by_standing(g, id) else front.abilities
    return printed + given_abilities(g, id)


def lost_by_standing(g: Table, id: int) -> bool:
    row = g.reworded.get(id)
    return row is not None and row.handle == g.cards[id].handle and row.lost_all
