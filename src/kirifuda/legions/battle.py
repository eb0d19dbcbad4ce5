"""Battle (chapter 35): attacker, attack target, effects on attacking, exchange of damage."""

from collections.abc import Generator
from typing import Final

from ..effects.statements import EndAttack, Forbid
from ..kernel.ask import Proc, Question
from ..kernel.course import Course
from .asking import choose
from .book import clause
from .breaking import break_worn_out
from .damage import BATTLE, Hit, deal
from .forbidding import forbidden, permitted
from .fronts import DIVERTED, FRONTS, INTIMIDATES
from .lanes import IN_REACH
from .orienting import exhaust
from .settling import settle_next
from .table import END_OF_BATTLE, MASTER_AREA, NOTHING, OF_GIFTS, Given, Table
from .tree import ChangeTarget
from .triggers import happen
from .units import atk, has, is_unit, keeps_its_text

# --- who can be attacked ---------------------------------------------------------------------------------


@clause("35-5", "35-6", "30-3", "41-4", "41-10", "41-18", "39-26", "16-3")
def targets(g: Table, attacker: int) -> tuple[int, ...]:
    """The units that an attack can reach: minions in its lane and next to it; the leader zone, if nothing blocks."""
    mine = g.edition.keywords(g, attacker)
    return (*minions_in_reach(g, attacker, mine), *leaders_in_reach(g, attacker, mine))


def all_attack_freely(g: Table, seat: int) -> bool:
    """Whether nothing limits whom a player's units can attack but what they themselves are forbidden."""
    they = 1 - seat
    if g.cards[g.zones[MASTER_AREA * 2 + they][0]].reversed:
        return False
    if g.ears.attacks_freely:
        return True
    if g.reworded or (g.decrees and is_restrained(g.decrees)) or (g.lasting and is_restrained(g.lasting)):
        return False
    for id in g.together[they]:
        card = g.cards[id]
        if INTIMIDATES[card.face]:
            return False
        if card.given and (is_restrained(card.given) or not keeps_its_text(card)):
            return False
    return True


def is_restrained(given: tuple[Given, ...]) -> bool:
    """Whether something that was given forbids anything."""
    for one in given:
        if isinstance(one.node, Forbid):
            return True
    return False


def has_target(g: Table, attacker: int, freely: bool) -> bool:
    """Whether there are any. Where nothing limits attacks there always are: what is no minion's is the master's."""
    card = g.cards[attacker]
    if freely and not card.incapacitated and not is_restrained(card.given):
        return True
    mine = g.edition.keywords(g, attacker)
    for zone in lanes_in_reach(g, attacker, mine):
        for id in g.zones[zone]:
            if not g.cards[id].reversed and may_attack(g, attacker, id):
                return True
    return bool(leaders_in_reach(g, attacker, mine))


@clause("35-5", "41-18")
def lanes_in_reach(g: Table, attacker: int, mine: dict[str, int]) -> tuple[int, ...]:
    """The opponent's lanes that a minion can attack into, as zones."""
    reach = 2 if permitted(g, "attack-any-lane", attacker) else 0 if "straight" in mine else 1
    return IN_REACH[reach][g.cards[attacker].zone]


@clause("35-5", "41-18")
def minions_in_reach(g: Table, attacker: int, mine: dict[str, int]) -> list[int]:
    found: list[int] = []
    for zone in lanes_in_reach(g, attacker, mine):
        for id in g.zones[zone]:
            if not g.cards[id].reversed and may_attack(g, attacker, id):
                found.append(id)
    return found


@clause("35-5", "35-6")
def leaders_in_reach(g: Table, attacker: int, mine: dict[str, int]) -> list[int]:
    if blocker(g, attacker, mine) != NOTHING and not permitted(g, "attack-past-blockers", attacker):
        return []
    found: list[int] = []
    for id in _leaders(g, attacker, mine):
        if may_attack(g, attacker, id):
            found.append(id)
    return found


@clause("30-3", "41-4", "39-26")
def _leaders(g: Table, attacker: int, mine: dict[str, int]) -> list[int]:
    """Units in the opponent's leader zone; with assault alone an incapacitated unit does not reach it."""
    card = g.cards[attacker]
    they = 1 - card.owner
    leaders: list[int] = []
    for id in g.lord_area(they) + g.zones[MASTER_AREA * 2 + they]:
        if not g.cards[id].reversed:
            leaders.append(id)
    assaulting = card.incapacitated and "haste" not in mine and not permitted(g, "attack-incapacitated", attacker)
    if assaulting and FRONTS[card.face].category != "master":
        return [
            id
            for id in leaders
            if FRONTS[g.cards[id].face].category == "lord" and permitted(g, "attack-lords", attacker)
        ]
    return leaders


@clause("41-10", "39-21")
def may_attack(g: Table, attacker: int, target: int) -> bool:
    if forbidden(g, "attack", attacker, target) or forbidden(g, "be-attacked", target, attacker):
        return False
    return "intimidate" not in g.ears.keywords or not _is_cowed(g, target, attacker)


@clause("41-10")
def _is_cowed(g: Table, unit: int, attacker: int) -> bool:
    """A unit that intimidates is no attack target of minions that cost X or less."""
    limit = g.edition.keywords(g, unit).get("intimidate")
    if limit is None:
        return False
    front = FRONTS[g.cards[attacker].face]
    return front.category == "minion" and front.cost <= limit


@clause("35-6", "41-10", "41-17", "41-19")
def blocker(g: Table, attacker: int, mine: dict[str, int]) -> int:
    """The opponent's minion in the attacker's lane that blocks it."""
    for zone in IN_REACH[0][g.cards[attacker].zone]:
        for id in g.zones[zone]:
            if not g.cards[id].reversed and blocks(g, id, attacker, mine):
                return id
    return NOTHING


@clause("41-10", "41-17", "41-19", "39-21")
def blocks(g: Table, id: int, attacker: int, mine: dict[str, int]) -> bool:
    theirs = g.edition.keywords(g, id)
    if "cannot-block" in theirs:
        return False
    if forbidden(g, "block", id, attacker) or forbidden(g, "be-blocked", attacker, id):
        return False
    if "leap" in mine and "leap" not in theirs:
        return False
    limit = mine.get("intimidate")
    return limit is None or FRONTS[g.cards[id].face].cost > limit


@clause("28-4", "35-3", "30-1", "30-3")
def can_attack(g: Table, id: int, fit: bool, freely: bool) -> bool:
    """An active minion or lord that is not incapacitated (with assault it may be), and has something to attack.

    `fit`: it may be exhausted; `freely`: nothing limits its player's attacks.
    """
    if not fit and not _may_attack_all_the_same(g, id):
        return False
    return has_target(g, id, freely)


@clause("30-3", "41-4")
def _may_attack_all_the_same(g: Table, id: int) -> bool:
    card = g.cards[id]
    if card.exhausted and not permitted(g, "attack-exhausted", id) and not may_attack_again(g, id):
        return False
    return not card.incapacitated or has(g, id, "assault") or permitted(g, "attack-incapacitated", id)


AGAIN: Final = (("attack-twice", 2), ("attack-thrice", 3))


@clause("01-3", "28-4")
def may_attack_again(g: Table, id: int) -> bool:
    """Whether a unit that has attacked this turn may do so once more, exhausted as it is (L66)."""
    for act, times in AGAIN:
        if permitted(g, act, id) and 0 < attacks_of(g, id) < times:
            return True
    return False


def attacks_of(g: Table, id: int) -> int:
    """How often a unit has attacked this turn; what came onto the field since is another one (L66)."""
    handle = g.cards[id].handle
    return len([one for one in g.so_far if one.kind == "attacked" and one.id == id and handle < one.handles])


# --- the numbered steps ------------------------------------------------------------------------------------


@clause("35-1", "35-2①", "35-2a", "35-3")
def decide_attacker(g: Table, attacker: int) -> None:
    """It is exhausted by attacking; what may attack while it is exhausted stays so."""
    exhaust(g, attacker, "35-3")
    if g.sink is not None:
        g.tell("attacker", "35-2①", g.cards[attacker].owner, (attacker,))


@clause("35-2②", "35-2b", "35-4")
def decide_target(g: Table, attacker: int) -> Proc:
    """Choose whom to attack; attack effects that trigger are resolved before damage is exchanged."""
    target = yield from choose_target(g, attacker)
    if target != NOTHING:
        if g.lasting and DIVERTED in g.ears.acts:
            forget_other_attacks(g)
        g.begin(EXCHANGE, attacker, target, g.cards[attacker].handle, g.cards[target].handle)
        declare(g, attacker, target)


@clause("35-4", "35-5", "01-8")
def choose_target(g: Table, attacker: int) -> Generator[Question, int, int]:
    found = targets(g, attacker)
    if not found:
        return NOTHING
    return (yield choose(g, g.player, "35-4", "attack-target", found, about=(attacker,)))


@clause("37-2c", "35-2③")
def declare(g: Table, attacker: int, target: int) -> None:
    seat = g.cards[attacker].owner
    if g.sink is not None:
        g.tell("attacks", "35-4", seat, (attacker, target))
    happen(g, "attacked", seat, attacker, target)
    if "blocked" in g.ears.kinds and target == blocker(g, attacker, g.edition.keywords(g, attacker)):
        happen(g, "blocked", 1 - seat, target, attacker)


@clause("35-2③", "37-2c")
def resolve_attack_triggers(g: Table, attacker: int, target: int, handle: int, other: int) -> None:
    settle_next(g)


@clause("35-2④", "35-7")
def exchange_damage(g: Table, attacker: int, target: int, handle: int, other: int) -> Proc | None:
    """Unless one of them is gone or reversed by now (L14), or an effect has ended the attack or changed its target."""
    if g.lasting and DIVERTED in g.ears.acts:
        target, other = what_became_of_it(g, target, other)
    if _still_there(g, attacker, handle) and _still_there(g, target, other):
        return fight(g, attacker, target, atk(g, attacker), attacker)
    return None


@clause("35-4", "39-16")
def what_became_of_it(g: Table, target: int, handle: int) -> tuple[int, int]:
    """The attack target that an effect has set, with its handle; no card's handle where the attack is over (L69)."""
    for given in g.lasting:
        if isinstance(given.node, EndAttack):
            return target, NOTHING
        if isinstance(given.node, ChangeTarget):
            target = given.ids[0]
            handle = given.number
    return target, handle


def forget_other_attacks(g: Table) -> None:
    """What was meant for an attack before this one. Battles by effects leave it: they are none of the attack."""
    g.lasting = tuple([one for one in g.lasting if not isinstance(one.node, (EndAttack, ChangeTarget))])


@clause("36-11", "35-2")
def battle_ends(g: Table) -> Proc:
    """What was to last for this battle is gone, and units that lived by it break."""
    if forget_the_battle(g):
        yield from break_worn_out(g)


@clause("36-11", "35-2")
def forget_the_battle(g: Table) -> bool:
    """Whether units had anything that was to last for this battle."""
    ended = False
    for ids in g.together:
        for id in ids:
            if g.cards[id].given and any([given.ends == END_OF_BATTLE for given in g.cards[id].given]):
                card = g.edit(id)
                card.given = tuple([given for given in card.given if given.ends != END_OF_BATTLE])
                ended = True
    if g.lasting:
        g.lasting = tuple([given for given in g.lasting if given.ends != END_OF_BATTLE])
    if ended:
        g.stirred |= OF_GIFTS
    return ended


@clause("35-2")
def exchange_is_over(g: Table, attacker: int, target: int, handle: int, other: int) -> Proc | None:
    return break_worn_out(g) if forget_the_battle(g) else None


@clause("35-7", "41-5", "39-19a", "02-45")
def fight(g: Table, one: int, other: int, strength: int, attacker: int) -> Proc:
    """Both deal damage together, unless one alone has first strike; a unit broken by that deals nothing."""
    handles = g.cards[one].handle, g.cards[other].handle
    there: Hit = (one, other, strength)
    back: Hit = (other, one, 0 if FRONTS[g.cards[other].face].category == "master" else atk(g, other))
    quick = has(g, one, "first-strike"), has(g, other, "first-strike")
    if quick[0] == quick[1]:
        yield from deal(g, (there, back), BATTLE, "35-7", attacker=attacker)
    else:
        first, second = (there, back) if quick[0] else (back, there)
        yield from deal(g, (first,), BATTLE, "41-5", attacker=attacker)
        if _still_there(g, one, handles[0]) and _still_there(g, other, handles[1]):
            yield from deal(g, (second,), BATTLE, "35-7", attacker=attacker)
    if "battled" in g.ears.kinds:
        happen(g, "battled", g.cards[one].owner, one, other)
        happen(g, "battled", g.cards[other].owner, other, one)
    if "survived" in g.ears.kinds:
        for unit, handle, opponent in ((one, handles[0], other), (other, handles[1], one)):
            if _still_there(g, unit, handle):
                happen(g, "survived", g.cards[unit].owner, unit, opponent)


def _still_there(g: Table, id: int, handle: int) -> bool:
    return g.cards[id].handle == handle and is_unit(g, id)


EXCHANGE: Final = Course("legions/exchange", "35-2", resolve_attack_triggers, exchange_damage, exchange_is_over)
ATTACK: Final = Course("legions/attack", "35-2", decide_attacker, decide_target)
MOVING_ATTACK: Final = Course("legions/moving-attack", "41-8", decide_target)
