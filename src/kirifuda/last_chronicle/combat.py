"""The combat phase (chapter 10) and squads (6.7)."""

from collections.abc import Generator
from typing import Final

from ..kernel.ask import CARD, NO, STOP, Proc, Question, choose, may, pick
from ..kernel.course import Course
from ..kernel.outcome import Refusal
from .asking import number
from .book import clause
from .changes import OF_COMBAT, OF_THE_PHASE
from .characteristics import (
    atk,
    attacks_allowed,
    combat_costs,
    decrees,
    forbidden,
    has,
    is_ever_forbidden,
    keyword_number,
    keywords,
    level_of,
    permitted,
    power,
    required,
)
from .chronicle_card import ChronicleCard
from .costs import pay_parts, split
from .damage import COMBAT as IN_COMBAT
from .damage import deal, to_player, to_unit
from .in_full import Part, asks_for_hidden, can_be_paid_in_full
from .keyword_actions import wipe
from .loops import got_on
from .phases import ATTACK, BEFORE_ATTACK, BEFORE_BLOCK, BEFORE_DAMAGE, BLOCK, COMBAT, DAMAGE, GOING_ON
from .price import Price
from .priority import give_priority_to_turn_player
from .references import NO_ONE, NOTHING
from .rows import Row
from .rule_processes import go_to_controllers
from .runs import run_of
from .sight import row
from .souls import empty_pools, enough, pay_souls
from .squads import most_together
from .statements import CostToAct, Require
from .table import Table
from .tree import PaySouls
from .trigger_abilities import happen

SHARE: Final = 500
"""Damage among a squad is dealt in such steps (6.7.5)."""
Ids = tuple[int, ...]
NO_UNIT_TO_ATTACK: Final = Refusal("10.1.2.3", "not-a-unit")
WIPED_ATTACKER: Final = Refusal("10.1.2.3.1", "wiped")
NEW_ATTACKER: Final = Refusal("10.1.2.3.1", "not-since-start-of-turn")
ATTACKER_ABOVE_ERA: Final = Refusal("10.1.2.3.2", "level-above-era")
NO_UNIT_TO_BLOCK: Final = Refusal("10.1.4.2", "not-a-unit")
WIPED_BLOCKER: Final = Refusal("10.1.4.2.1", "wiped")
BLOCKER_ABOVE_ERA: Final = Refusal("10.1.4.2.2", "level-above-era")
NO_ODDS: Final[frozenset[tuple[int, int]]] = frozenset()
Choosing = Generator[Question, int, int]
Sharing = Generator[Question, int, Ids]


def start_step(g: Table, step: str, by: str) -> None:
    """A step of combat begins; what waits for that, or for the end of the one before, triggers."""
    end_step(g, step)
    g.step = step
    g.stirred |= OF_THE_PHASE
    got_on(g)
    if g.sink is not None:
        g.tell("step", by, g.player, what=step)
    if step in g.ears.starts:
        happen(g, f"{step}-start", g.player)


def end_step(g: Table, following: str) -> None:
    """The step under way ends, if it is another than the one that follows."""
    if g.step != following and g.step in g.ears.ends:
        happen(g, f"{g.step}-end", g.player)


# --- before the attack ----------------------------------------------------------------------------


@clause("9.6.1", "10.1", "10.1.1.1")
def combat_begins(g: Table) -> None:
    """The turn player attacks, the other defends."""
    g.phase = COMBAT
    g.tell("phase", "10.1", g.player, what=COMBAT)
    happen(g, "combat-start", g.player)
    g.begin(ROUND)


@clause("10.1.1.2", "10.1.1.3")
def before_attack(g: Table) -> None:
    start_step(g, BEFORE_ATTACK, "10.1.1")
    give_priority_to_turn_player(g)


# --- declaring attackers --------------------------------------------------------------------------


@clause("10.1.2.3", "10.1.2.3.1", "10.1.2.3.2", "10.1.2.3.3", "10.1.2.3.4", "15.2.2.2", "15.2.14.2", "5.13.2")
def why_not_attack(g: Table, id: int) -> Refusal | None:
    """What stands against this unit as an attacker, by itself."""
    card = g.cards[id]
    seen = row(g, id)
    if "unit" not in seen.types or card.host != NOTHING:
        return NO_UNIT_TO_ATTACK
    if card.wiped and not permitted(g, "attack-when-wiped", id=id):
        return WIPED_ATTACKER
    if card.since >= g.turn and "haste" not in seen.keywords and not permitted(g, "attack-when-new", id=id):
        return NEW_ATTACKER
    if is_above_era(g, card, seen) and not permitted(g, "attack-above-era", id=id):
        return ATTACKER_ABOVE_ERA
    if card.attacked == g.turn and card.attacks >= attacks_allowed(g, id) + card.more_attacks:
        return Refusal("10.1.2.3.3", "attacked-already")
    if "attack" in g.forbidden and forbidden(g, "attack", id=id):
        return Refusal("10.1.2.3.4", "forbidden")
    return None


@clause("5.13.2")
def is_above_era(g: Table, card: ChronicleCard, seen: Row) -> bool:
    """Whether a unit is of a higher level than its controller's era."""
    return level_of(seen) > g.eras[card.zone % 2]


def able_to_attack(g: Table) -> Ids:
    return tuple([id for id in g.battlefield(g.player) if why_not_attack(g, id) is None])


def is_anybody_able_to_attack(g: Table) -> bool:
    for id in g.battlefield(g.player):
        if why_not_attack(g, id) is None:
            return True
    return False


class Rally:
    """Which sets of these units may attack together: restrictions first, then as many forced ones as they allow.

    It is made for one declaration and not kept. `alone`: may not be in a squad; `together`: only in a squad; `apart`:
    units that may not be in one squad with each other; `costly`: units whose attack costs something. `any_set`: nothing
    is said of any of them but what they cost.
    """

    __slots__ = ("alone", "any_set", "apart", "costly", "forced", "most", "together", "units")

    def __init__(self, g: Table, units: Ids) -> None:
        self.units = units
        self.alone = forbidden_to(g, "attack-in-squad", units)
        self.together = forbidden_to(g, "attack-alone", units)
        self.apart = at_odds(g, units)
        self.costly = costly(g, "attack", units)
        self.forced = tuple([id for id in units if must_attack(g, id)]) if decrees(g, Require) else ()
        self.any_set = not (self.alone or self.together or self.apart or self.forced)
        self.most = self.most_forced() if self.forced else 0

    def most_forced(self) -> int:
        """How many of those that must attack can attack together. Nobody has to pay for company."""
        squad = tuple([id for id in self.units if id not in self.alone and id not in self.costly])
        forced = tuple([id for id in self.forced if id not in self.costly])
        many = self.most_of(tuple([id for id in squad if id in forced]))
        if many > 1:
            return many
        return 1 if any([id not in self.together or self.has_company(id, squad) for id in forced]) else 0

    def most_of(self, ids: Ids) -> int:
        return most_together(ids, self.apart) if self.apart else len(ids)

    def has_company(self, id: int, squad: Ids) -> bool:
        """Whether somebody of the squad can be with the unit."""
        return id in squad and any([one != id and (id, one) not in self.apart for one in squad])

    def forced_in(self, ids: Ids) -> int:
        return len([id for id in ids if id in self.forced])

    def is_legal(self, ids: Ids) -> bool:
        if self.any_set:
            return True
        if len(ids) == 1 and ids[0] in self.together:
            return False
        if len(ids) > 1 and any([id in self.alone for id in ids]):
            return False
        if self.are_at_odds(ids):
            return False
        return self.forced_in(ids) >= self.most

    def can_be_completed(self, g: Table, ids: Ids, rest: Ids) -> bool:
        """Whether these, with none or some of the rest, are a legal set that can be paid for."""
        if not can_pay_to(g, "attack", ids):
            return False
        others = tuple([id for id in rest if id not in self.alone])
        for_free = tuple([id for id in others if id not in self.costly])
        if self.is_legal(ids) or self.is_in_legal_squad(ids, for_free):
            return True
        company = [(*ids, id) for id in others if id in self.costly]
        return any([self.is_in_legal_squad(squad, for_free) and can_pay_to(g, "attack", squad) for squad in company])

    def is_in_legal_squad(self, ids: Ids, rest: Ids) -> bool:
        """Whether these and some of the rest are a squad with as many forced ones as there have to be."""
        if any([id in self.alone for id in ids]) or self.are_at_odds(ids):
            return False
        company = tuple([id for id in rest if not any([(id, one) in self.apart for one in ids])])
        if len(ids) + len(company) < 2:
            return False
        missing = self.most - self.forced_in(ids)
        return missing <= 0 or self.most_of(tuple([id for id in company if id in self.forced])) >= missing

    def are_at_odds(self, ids: Ids) -> bool:
        return bool(self.apart) and any([(one, other) in self.apart for one in ids for other in ids])


def forbidden_to(g: Table, act: str, units: Ids) -> Ids:
    return tuple([id for id in units if forbidden(g, act, id=id)]) if is_ever_forbidden(g, act) else ()


def costly(g: Table, act: str, units: Ids) -> Ids:
    return tuple([id for id in units if combat_costs(g, act, (id,))]) if decrees(g, CostToAct) else ()


@clause("10.1.2.3.5")
def must_attack(g: Table, id: int) -> bool:
    """Nobody has to pay to attack."""
    return required(g, "attack", id) and not combat_costs(g, "attack", (id,))


@clause("6.7.2", "2.2")
def at_odds(g: Table, units: Ids) -> frozenset[tuple[int, int]]:
    """Units that an effect does not let into one squad, each pair both ways round."""
    if not is_ever_forbidden(g, "attack-in-squad"):
        return NO_ODDS
    found = [
        (one, other)
        for one in units
        for other in units
        if one != other and forbidden(g, "attack-in-squad", id=one, against=other)
    ]
    return frozenset([*found, *[(other, one) for one, other in found]])


@clause("10.1.2", "10.1.2.1", "10.1.2.2", "10.1.2.3", "10.1.2.3.5", "6.7.1", "6.7.2")
def declare_attackers(g: Table) -> Proc:
    """One unit, a squad, or none; as many of those that must attack as restrictions allow."""
    start_step(g, ATTACK, "10.1.2")
    seat = g.player
    able = able_to_attack(g)
    left = able
    chosen: Ids = ()
    while True:
        question = attackers_question(g, seat, able, chosen, left)
        if question is None:
            break
        id = yield question
        if id == STOP:
            break
        chosen += (id,)
        left = left[left.index(id) + 1 :]
    if chosen:
        yield from attack_with(g, chosen)


def attackers_question(g: Table, seat: int, able: Ids, chosen: Ids, left: Ids) -> Question | None:
    """Who else attacks; None where nobody else can."""
    if not left:
        return None
    rally = Rally(g, able)
    offered = left
    if not rally.any_set or decrees(g, CostToAct):
        offered = tuple([id for at, id in enumerate(left) if rally.can_be_completed(g, (*chosen, id), left[at + 1 :])])
    if rally.is_legal(chosen):
        asked = offered or is_paid_from_hand(g, "attack", left)
        return pick(seat, "10.1.2.2", "attackers", offered, CARD, chosen) if asked else None
    return choose(seat, "10.1.2.3.5", "attackers", offered, CARD, chosen, public=True) if offered else None


@clause("10.1.2.5", "10.1.4.2.5")
def can_pay_to(g: Table, act: str, ids: Ids) -> bool:
    """Whether what these units' attack or block costs can be paid, those that attack being wiped by then."""
    if not combat_costs(g, act, ids):
        return True
    seat = g.seat_of(ids[0])
    price, parts = bill_to(g, act, ids)
    turned = wiped_by_attacking(g, ids) if act == "attack" else ()
    return enough(g, seat, price) and can_be_paid_in_full(g, seat, price.total, parts, turned)


@clause("7.11.2")
def is_paid_from_hand(g: Table, act: str, ids: Ids) -> bool:
    """Whether only who sees the hand can tell if this is paid for: then it is asked though it cannot be."""
    return any([asks_for_hidden(cost) for _, cost in combat_costs(g, act, ids)])


@clause("10.1.2.5", "10.1.4.2.5")
def bill_to(g: Table, act: str, ids: Ids) -> tuple[Price, tuple[Part, ...]]:
    """What the attack or block of these units comes to; each cost speaks of the card that asks for it."""
    costs = combat_costs(g, act, ids)
    seat = g.seat_of(ids[0])
    price, _ = split(tuple([cost for _, cost in costs]))
    parts = tuple([(run_of(g, source, seat), cost) for source, cost in costs if not isinstance(cost, PaySouls)])
    return price, parts


@clause("10.1.2.5", "10.1.2.6", "10.1.4.2.5", "10.1.4.3")
def pay_to(g: Table, act: str, ids: Ids, by: str) -> Proc:
    """Pay what the attack or block costs; a card goes at once to who controls it after that."""
    if combat_costs(g, act, ids):
        price, parts = bill_to(g, act, ids)
        yield from pay_souls(g, g.seat_of(ids[0]), price, by, ids[0])
        yield from pay_parts(g, parts, by, bound=True)
        go_to_controllers(g)


@clause("10.1.2.4", "15.2.1.2")
def wiped_by_attacking(g: Table, ids: Ids) -> Ids:
    return tuple([id for id in ids if not has(g, id, "valor") and not g.cards[id].wiped])


@clause("10.1.2.4", "10.1.2.5", "10.1.2.6", "10.1.2.7", "15.2.1.1", "15.2.1.2", "6.7.3")
def attack_with(g: Table, ids: Ids) -> Proc:
    """They are wiped, their costs are paid, and those that are still there attack."""
    seat = g.player
    references = tuple([g.reference(id) for id in ids])
    for id in ids:
        card = g.edit(id)
        card.attacks = card.attacks + 1 if card.attacked == g.turn else 1
        card.attacked = g.turn
    wipe(g, wiped_by_attacking(g, ids), clause_id="10.1.2.4")
    yield from pay_to(g, "attack", ids, "10.1.2.5")
    g.attackers = tuple([one for one in references if g.is_still(one) and g.seat_of(one[0]) == seat])
    g.stirred |= OF_COMBAT
    attacking = tuple([id for id, _ in g.attackers])
    if attacking:
        g.tell("attack", "10.1.2.6", seat, attacking)
    else:
        stop_fighting(g)
    if "attacked" in g.ears.kinds:
        for id in attacking:
            happen(g, "attacked", seat, id)
    if len(attacking) > 1 and "squad-attacked" in g.ears.kinds:
        for id in attacking:
            happen(g, "squad-attacked", seat, id)


@clause("10.1.2.8")
def clash_if_attacked(g: Table) -> None:
    """Without attackers the steps up to damage are left out."""
    if g.attackers:
        g.begin(CLASH)


# --- blocking -------------------------------------------------------------------------------------


@clause("10.1.3", "10.1.3.1", "10.1.3.2")
def before_block(g: Table) -> None:
    start_step(g, BEFORE_BLOCK, "10.1.3")
    give_priority_to_turn_player(g)


@clause("10.1.4.2", "10.1.4.2.1", "10.1.4.2.2", "10.1.4.2.3", "15.2.3.1", "15.2.3.2", "15.2.3.3", "6.7.3", "6.7.3.1")
def why_not_block(g: Table, id: int) -> Refusal | None:
    """What stands against this unit as the blocker of those that attack; a squad is all that its units are."""
    card = g.cards[id]
    seen = row(g, id)
    if "unit" not in seen.types or card.host != NOTHING:
        return NO_UNIT_TO_BLOCK
    if card.wiped and not permitted(g, "block-when-wiped", id=id):
        return WIPED_BLOCKER
    if is_above_era(g, card, seen) and not permitted(g, "block-above-era", id=id):
        return BLOCKER_ABOVE_ERA
    if "aura" not in seen.keywords and is_attack_with_aura(g) and not permitted(g, "block-aura", id=id):
        return Refusal("15.2.3.2", "aura")
    if "block" in g.forbidden or "be-blocked" in g.forbidden:
        squad = tuple([one for one, _ in g.attackers])
        for one in squad:
            if forbidden(g, "block", id, NOTHING, one, squad) or forbidden(g, "be-blocked", one, NOTHING, id, squad):
                return Refusal("10.1.4.2.3", "forbidden")
    if CostToAct in g.decreed and not can_pay_to(g, "block", (id,)):
        return Refusal("10.1.4.2.5", "cannot-pay")
    return None


@clause("15.2.3.1", "15.2.3.3")
def is_attack_with_aura(g: Table) -> bool:
    """Whether all that attack have aura."""
    for id, _ in g.attackers:
        if not has(g, id, "aura"):
            return False
    return bool(g.attackers)


@clause("10.1.4.2.4")
def demands_met(g: Table, id: int) -> int:
    """How many requirements a block by this unit would meet; nobody has to pay for one."""
    attacking = tuple([one for one, _ in g.attackers])
    mine = len([one for one in attacking if required(g, "block", id, one, attacking)])
    return min(mine, 1) + len([one for one in attacking if required(g, "be-blocked", one, id, attacking)])


@clause("10.1.4.2", "10.1.4.2.4")
def blockers(g: Table, seat: int) -> tuple[Ids, int]:
    """The units that may be named, and how many requirements the block has to meet."""
    able = tuple([id for id in g.battlefield(seat) if why_not_block(g, id) is None])
    if not decrees(g, Require):
        return able, 0
    most = max([demands_met(g, id) for id in able if not combat_costs(g, "block", (id,))], default=0)
    return tuple([id for id in able if demands_met(g, id) >= most]), most


@clause("10.1.4", "10.1.4.1", "10.1.4.2", "10.1.4.2.4", "10.1.4.2.5", "10.1.4.3", "10.1.4.5")
def declare_blocker(g: Table) -> Proc:
    """The other player blocks with one unit, or with none."""
    start_step(g, BLOCK, "10.1.4")
    seat = 1 - g.player
    if not g.attackers:
        return
    offered, most = blockers(g, seat)
    about = tuple([id for id, _ in g.attackers])
    if not offered and not is_paid_from_hand(g, "block", g.battlefield(seat)):
        blocker = STOP
    elif most:
        blocker = yield choose(seat, "10.1.4.2.4", "blocker", offered, CARD, about, public=True)
    else:
        blocker = yield pick(seat, "10.1.4.2", "blocker", offered, CARD, about)
    if blocker != STOP:
        yield from block_with(g, blocker)
    if not g.was_blocked:
        for id, _ in g.attackers:
            happen(g, "unblocked", g.player, id)


@clause("10.1.4.2.5", "10.1.4.3", "10.1.4.5", "10.2.1.1")
def block_with(g: Table, id: int) -> Proc:
    seat = 1 - g.player
    reference = g.reference(id)
    yield from pay_to(g, "block", (id,), "10.1.4.2.5")
    if not g.is_still(reference) or g.seat_of(id) != seat:
        return
    g.blocker = reference
    g.was_blocked = True
    g.stirred |= OF_COMBAT
    g.tell("block", "10.1.4.3", seat, (id,))
    for attacker, _ in g.attackers:
        happen(g, "blocked", seat, id, other=attacker)
        happen(g, "was-blocked", g.player, attacker, other=id)


@clause("10.1.5", "10.1.5.1", "10.1.5.2")
def before_damage(g: Table) -> None:
    start_step(g, BEFORE_DAMAGE, "10.1.5")
    give_priority_to_turn_player(g)


# --- damage ---------------------------------------------------------------------------------------


@clause("10.2", "10.2.1", "10.2.1.1", "10.2.1.2", "10.1.4.4", "6.6.1.1", "6.7.4", "C130", "5.13.6")
def combat_damage(g: Table) -> Proc:
    """Unblocked, ATK to the other player; blocked, power to each other; a blocker that is gone still blocked."""
    start_step(g, DAMAGE, "10.2")
    attacking = tuple([id for id, _ in g.attackers])
    if not attacking:
        return
    if not g.was_blocked:
        source = yield from strongest(g, attacking)
        yield from deal(g, (to_player(1 - g.player, atk(g, source), source),), IN_COMBAT)
        return
    if not g.is_still(g.blocker):
        return
    blocker = g.blocker[0]
    shares = yield from damage_of_blocker(g, blocker, attacking)
    hits = tuple([to_unit(g, blocker, power(g, id), id) for id in attacking])
    hits += tuple([to_unit(g, id, share, blocker) for id, share in zip(attacking, shares, strict=True)])
    g.clash = (g.blocker, *[g.reference(id) for id in attacking])
    g.breakthroughs = tuple([(*g.reference(id), breakthrough(g, id)) for id in attacking])
    yield from deal(g, hits, IN_COMBAT)


@clause("6.7.3.2")
def strongest(g: Table, attacking: Ids) -> Choosing:
    """Of an unblocked squad the unit with the highest ATK deals the damage; the turn player says which among equals."""
    most = max([atk(g, id) for id in attacking])
    equals = tuple([id for id in attacking if atk(g, id) == most])
    return (yield choose(g.player, "6.7.3.2", "squad-damage", equals, public=True))


def breakthrough(g: Table, id: int) -> int:
    return sum([keyword_number(g, id, one) for one in keywords(g, id).get("breakthrough", ())])


@clause("6.7.4", "6.7.5", "6.7.2.1")
def damage_of_blocker(g: Table, blocker: int, attacking: Ids) -> Sharing:
    """Its power; among a squad as its controller likes, in steps of 500, a smaller rest to the last that gets any."""
    seat = 1 - g.player
    left = power(g, blocker)
    shares: Ids = ()
    for at, id in enumerate(attacking):
        if at == len(attacking) - 1:
            shares += (left,)
        elif left < SHARE:
            takes = left > 0 and (yield may(seat, "6.7.5", "damage-to", (id, blocker))) != NO
            shares += (left if takes else 0,)
        else:
            share = yield number(seat, "6.7.5", "damage-share", 0, left // SHARE * SHARE, (id, blocker), SHARE)
            if left - share < SHARE:
                share = left
            shares += (share,)
        left -= shares[-1]
    return shares


@clause("10.2.1.3", "10.2.1.4")
def after_damage(g: Table) -> None:
    give_priority_to_turn_player(g)


# --- going on -------------------------------------------------------------------------------------


@clause("10.3", "10.3.1", "10.3.2", "10.3.3", "10.3.3.1", "10.3.4")
def go_on_or_end(g: Table) -> Proc | None:
    """Whoever attacked may attack again with others; without an attack, or anybody left to attack, combat ends."""
    nobody_was_chosen = g.step == ATTACK
    stop_fighting(g)
    return None if nobody_was_chosen or not can_anybody_attack(g) else _go_on(g)


@clause("10.3.3", "10.3.3.1")
def can_anybody_attack(g: Table) -> bool:
    """Whether restrictions leave any unit that could attack; what it costs is not asked (C7)."""
    if not is_ever_forbidden(g, "attack-alone"):
        return is_anybody_able_to_attack(g)
    able = able_to_attack(g)
    rally = Rally(g, able)
    company = tuple([id for id in able if id not in rally.alone])
    return len(rally.together) < len(able) or any([rally.has_company(id, company) for id in company])


def _go_on(g: Table) -> Proc:
    if (yield may(g.player, "10.3.3", "another-attack")) != NO:
        g.begin(ROUND)


@clause("10.3", "10.3.1")
def stop_fighting(g: Table) -> None:
    if g.step != GOING_ON:
        end_step(g, GOING_ON)
        g.step = GOING_ON
        happen(g, "going-on-start", g.player)
    g.attackers = ()
    g.blocker = NO_ONE
    g.was_blocked = False
    g.stirred |= OF_COMBAT | OF_THE_PHASE


@clause("10.3.4", "7.7.4")
def combat_ends(g: Table) -> None:
    end_step(g, "")
    g.step = ""
    happen(g, "combat-end", g.player)
    empty_pools(g)


CLASH: Final = Course(
    "chronicle/clash", "10.1.3", before_block, declare_blocker, before_damage, combat_damage, after_damage
)
ROUND: Final = Course("chronicle/round", "10.1", before_attack, declare_attackers, clash_if_attacked, go_on_or_end)
COMBAT_PHASE: Final = Course("chronicle/combat", "10", combat_begins, combat_ends)
