"""A battle (5.5.1), in the steps of the book."""

from typing import Final

from ..effects.abilities import phase_kind
from ..kernel.ask import Proc
from ..kernel.course import Course
from .book import clause
from .downing import DOWN_DAMAGE, down_characters
from .durations import battle_effects_end
from .facing import opponent_in_lane, opponents_in_lane
from .forbidding import permitted
from .life import BATTLE as DIRECT
from .life import deal
from .positions import turn_up
from .priority import IN_BATTLE, open_window
from .resistance import is_touched
from .runs import StarsRun
from .squares import is_front
from .table import ATTACKING, NOTHING, UPRIGHT, Table
from .triggers import happen, settle_next
from .values import atk, fighting_value, has

END_OF_BATTLE: Final = phase_kind("battle", True)
DIRECT_ATTACK: Final = "direct"
"""The nature of an attack on the player."""


@clause("5.5.1Ⅰ", "6.4", "5.5.1")
def declare(g: Table, id: int, handle: int, strike: int) -> None:
    """An attack is declared; a face-down opponent is turned up as it lies. It counts from now on (S24)."""
    g.edit(id).attacks += 1
    g.attacker = id
    g.striking = strike == 1
    target = NOTHING if g.striking else opponent_in_lane(g, id)
    g.stale |= ATTACKING
    g.tell("attacked", "5.5.1Ⅰ", g.player, (id,) if target == NOTHING else (id, target))
    if target != NOTHING and not g.cards[target].up:
        turn_up(g, target, "5.5.1Ⅰ")
    happen(g, "attacked", g.player, id, target, nature=DIRECT_ATTACK if target == NOTHING else "")
    settle_next(g)


@clause("5.5.1Ⅱ", "5.5.1Ⅲ", "7.2")
def both_may_use_effects(g: Table, id: int, handle: int, strike: int) -> None:
    open_window(g, IN_BATTLE)


@clause("5.5.1Ⅳ", "9.6.2")
def goes_on(g: Table, id: int, handle: int, strike: int) -> None:
    """Only if the attacker could still attack, in whatever lane. Unused effects of being turned up lapse."""
    g.chances = ()
    if not can_go_on(g, id, handle):
        end_attack(g)
        return
    if not strikes(g, id):
        target = opponent_in_lane(g, id)
        if target != NOTHING and not g.cards[target].up:
            turn_up(g, target, "5.5.1Ⅳ", heard=False)


@clause("5.5.1Ⅳ")
def can_go_on(g: Table, id: int, handle: int) -> bool:
    card = g.cards[id]
    if g.attacker != id or card.handle != handle or not card.up:
        return False
    if not is_front(card.zone >> 1) and not permitted(g, "attack-from-back", id):
        return False
    return card.turned == UPRIGHT or permitted(g, "attack-in-defense", id)


def end_attack(g: Table) -> None:
    g.attacker = NOTHING
    g.stale |= ATTACKING


@clause("8.13.1", "5.5.1Ⅴ")
def strikes(g: Table, id: int) -> bool:
    """Whether it passes over the characters of the lane it is in now (S25)."""
    return g.striking and may_pass_over(g, id)


@clause("8.13.1", "9.1")
def may_pass_over(g: Table, id: int) -> bool:
    if permitted(g, "attack-directly", id):
        return True
    return has(g, id, "airborne") and not any([has(g, other, "airborne") for other in opponents_in_lane(g, id)])


@clause("8.8", "9.3")
def battle_begins(g: Table, id: int, handle: int, strike: int) -> None:
    """What waits for a character to fight, before numbers are compared."""
    if g.attacker != NOTHING and not strikes(g, id):
        target = opponent_in_lane(g, id)
        if target != NOTHING:
            happen(g, "battling", g.player, id, target)
            happen(g, "battling", 1 - g.player, target, id)
            settle_next(g)


@clause("5.5.1Ⅴ", "5.5", "8.8", "8.12")
def compare(g: Table, id: int, handle: int, strike: int) -> Proc:
    """Nobody there: damage to the player. Otherwise the smaller number is downed, on a tie both."""
    if not can_go_on(g, id, handle):
        return
    target = NOTHING if strikes(g, id) else opponent_in_lane(g, id)
    if target == NOTHING:
        yield from deal(g, ((1 - g.player, atk(g, id)),), id, DIRECT, "5.5.1Ⅴ")
        settle_next(g)
        return
    mine, theirs = atk(g, id), fighting_value(g, target)
    g.tell("compared", "5.5.1Ⅴ", g.player, (id, target), numbers=(mine, theirs))
    beaten = ((target,) if mine >= theirs else ()) + ((id,) if mine <= theirs else ())
    cursed = venom_of(g, id, target)
    g.begin(AFTERMATH, id, target, cursed)
    yield from down_characters(g, beaten, "5.5.1Ⅴ", (id, target))
    happen(g, "battled", g.player, id, target)
    happen(g, "battled", 1 - g.player, target, id)
    g.begin(DOWN_DAMAGE, target, id)


@clause("8.13.5")
def venom_of(g: Table, attacker: int, target: int) -> int:
    """Which of the two fought one with the venom curse, as bits: the attacker, the other."""
    return int(has(g, target, "venom-curse")) | int(has(g, attacker, "venom-curse")) << 1


@clause("8.13.5", "8.13.2", "8.13.3")
def is_cursed(g: Table, id: int, by: int) -> bool:
    """A resistance keeps out the venom curse of a slow or cheap card as it does any effect (S45)."""
    return is_touched(g, StarsRun(by, 1 - g.seat_of(id), g.cards[by].face), id)


@clause("8.13.5")
def venom_works(g: Table, attacker: int, target: int, cursed: int) -> Proc:
    """At the end of the battle, what fought a venom curse is downed, though it won (S29)."""
    if cursed:
        ids = ((target,) if cursed & 2 and is_cursed(g, target, attacker) else ()) + (
            (attacker,) if cursed & 1 and is_cursed(g, attacker, target) else ()
        )
        downed = yield from down_characters(g, ids, "8.13.5")
        if downed:
            first = downed[0]
            second = downed[1] if len(downed) > 1 else NOTHING
            g.begin(DOWN_DAMAGE, first, second)


@clause("5.5.1Ⅵ", "9.3")
def end_of_battle(g: Table, id: int, handle: int, strike: int) -> None:
    """What waits for the end of a battle."""
    happen(g, END_OF_BATTLE, g.player)
    settle_next(g)


@clause("5.5.1Ⅵ")
def battle_is_over(g: Table, id: int, handle: int, strike: int) -> None:
    end_attack(g)
    g.striking = False
    g.chances = ()
    battle_effects_end(g)
    settle_next(g)


BATTLE: Final = Course(
    "stars/battle",
    "5.5.1",
    declare,
    both_may_use_effects,
    goes_on,
    battle_begins,
    compare,
    end_of_battle,
    battle_is_over,
)
AFTERMATH: Final = Course("stars/aftermath", "8.13.5", venom_works)
