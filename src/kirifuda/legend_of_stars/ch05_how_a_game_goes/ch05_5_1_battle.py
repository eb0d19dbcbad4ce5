"""A battle (5.5.1), in the steps of the book."""

from typing import Final

from ...effects.abilities import phase_kind
from ...effects.statements import EndAttack
from ...kernel.ask import Proc
from ...kernel.course import Course
from ..book import clause
from ..ch02_kinds_of_cards.ch02_1_characters import atk, value
from ..ch03_the_field.ch03_3_squares import is_front
from ..ch06_positions.ch06_positions import turn_up
from ..ch07_flash_and_priority import IN_BATTLE, open_window
from ..ch08_terms.ch08_11_dealing_damage import deal
from ..ch08_terms.ch08_11_natures_of_damage import BATTLE as DIRECT
from ..ch08_terms.ch08_12_being_downed import down_characters
from ..ch08_terms.ch08_13_1_airborne import strikes
from ..ch08_terms.ch08_13_5_venom_curse import venom_of, venom_works
from ..ch09_other_rules.ch09_1_permitting import permitted
from ..ch09_other_rules.ch09_3_triggers import happen, settle_next
from ..state.rows import ATK, DEF
from ..table import ATTACKING, NOTHING, UPRIGHT, Table
from ..texts.runs import StarsRun
from .ch05_5_across_the_lane import opponent_in_lane
from .ch05_5_down_damage import DOWN_DAMAGE
from .ch05_6_2_when_effects_end import battle_effects_end

END_OF_BATTLE: Final = phase_kind("battle", True)
DIRECT_ATTACK: Final = "direct"
"""The nature of an attack on the player."""
AFTERMATH: Final = Course("stars/aftermath", "8.13.5", venom_works)


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


@clause("5.5.1Ⅴ", "6.1", "6.2")
def fighting_value(g: Table, id: int) -> int:
    """What a character is compared by when it is attacked: ATK upright, DEF sideways."""
    return value(g, id, ATK if g.cards[id].turned == UPRIGHT else DEF)


@clause("5.5.1Ⅳ")
def stop_attack(g: Table, run: StarsRun, node: EndAttack) -> bool:
    going = g.attacker >= 0
    end_attack(g)
    return run.did_so(int(going))
