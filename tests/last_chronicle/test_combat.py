"""Combat (10) and squads (6.7): who may attack and block, who must, and what damage is dealt."""

import pytest

from kirifuda.effects.statements import Forbid, GainLife
from kirifuda.effects.tree import YOU, Happening, Number, This
from kirifuda.last_chronicle.combat import why_not_attack, why_not_block
from kirifuda.last_chronicle.statements import CostToAct, Require
from kirifuda.last_chronicle.tree import PaySouls, Price

from .own_board import (
    ANY_UNIT,
    GIANT,
    SOLDIER,
    WHITE,
    do,
    field,
    ids,
    keyword,
    laid,
    name,
    names,
    offers,
    passes,
    the,
    to_attack,
    unit,
    when,
)

HASTY = unit("速兵", keywords=[keyword("haste")])
BRAVE = unit("勇兵", keywords=[keyword("valor")])
AURA = unit("光兵", keywords=[keyword("aura")])
BREAKER = unit("突兵", power=2000, keywords=[keyword("breakthrough", number=Number(2))])
LONER = unit("孤兵", abilities=[field(Forbid("attack-in-squad", This(), lasts=""))])
FOLLOWER = unit("従兵", abilities=[field(Forbid("attack-alone", This(), lasts=""))])
BERSERK = unit("狂兵", abilities=[field(Require("attack", This(), lasts=""))])
WALL = unit("壁", power=5000, atk=0)
ODD = unit("半端", power=1300, atk=0)
WEAK = unit("弱兵", power=300, atk=0)
GUARD = unit("番兵", abilities=[field(Require("block", This(), lasts=""))])
TOLL = (PaySouls(Price(free=1)),)
TAXED = unit("関兵", abilities=[field(CostToAct("attack", This(), TOLL), CostToAct("block", This(), TOLL))])
FORCED_AND_TAXED = unit(
    "関狂", abilities=[field(CostToAct("attack", This(), TOLL), Require("attack", This(), lasts=""))]
)
HUNTED = Happening("destroyed", ANY_UNIT, other=This())
SLAYER = unit("狩人", power=1500, abilities=[when(HUNTED, GainLife(YOU, Number(1)))])
GRUNT = unit("並兵", power=1500)
LURE = unit("囮", abilities=[field(Require("be-blocked", This(), lasts=""))])


def attack(game, *wanted):
    to_attack(game)
    for one in wanted:
        do(game, one)
    if game.ask.prompt == "attackers":
        do(game, "stop")


def to_block(game):
    while game.ask.prompt != "blocker":
        do(game, "pass")


def attackers(game):
    return [name(game, id) for id, _ in game.state.attackers]


def life(game):
    return game.state.life


@pytest.mark.clause("10.1.2.3", "10.1.2.3.1", "10.1.2.3.2", "10.1.2.3.3", "C22", game="last-chronicle")
@pytest.mark.parametrize(
    ("pieces", "era", "clause"),
    [
        ([SOLDIER], 1, None),
        ([SOLDIER, "WIPED"], 1, "10.1.2.3.1"),
        ([SOLDIER, "NEW"], 1, "10.1.2.3.1"),
        ([HASTY, "NEW"], 1, None),
        ([GIANT], 2, "10.1.2.3.2"),
        ([GIANT], 3, None),
        ([SOLDIER, "attacked=3", "attacks=1"], 1, "10.1.2.3.3"),
        ([SOLDIER, "attacked=3", "attacks=1", "more_attacks=1"], 1, None),
        ([SOLDIER, "attacked=1"], 1, None),
    ],
)
def test_who_may_attack(pieces, era, clause):
    game = laid({"battlefield": pieces, "era": era}, {})
    refusal = why_not_attack(game.state, the_first(game))
    assert (refusal.clause if refusal else None) == clause


def the_first(game):
    return game.state.battlefield(0)[0]


@pytest.mark.clause("10.1.2.4", "10.2.1", "5.13.6", game="last-chronicle")
def test_an_unblocked_attack_deals_atk_and_wipes():
    game = laid({"battlefield": [GIANT], "era": 3}, {})
    attack(game, "巨人")
    assert game.state.cards[the(game, GIANT)].wiped
    while game.state.step != "damage":
        do(game, "pass")
    assert life(game) == (20, 17)


@pytest.mark.clause("15.2.1.2", game="last-chronicle")
def test_valor_does_not_wipe():
    game = laid({"battlefield": [BRAVE]}, {})
    attack(game, "勇兵")
    assert not game.state.cards[the(game, BRAVE)].wiped


@pytest.mark.clause("6.7.1", "6.7.3.2", game="last-chronicle")
def test_an_unblocked_squad_deals_its_highest_atk():
    game = laid({"battlefield": [SOLDIER, GIANT], "era": 3}, {})
    attack(game, "兵士", "巨人")
    while game.state.step != "damage":
        do(game, "pass")
    assert life(game) == (20, 17)


@pytest.mark.clause("C19", game="last-chronicle")
def test_among_equals_the_turn_player_names_the_source():
    game = laid({"battlefield": [HASTY, BRAVE]}, {})
    attack(game, "速兵", "勇兵")
    while game.ask.prompt != "squad-damage":
        do(game, "pass")
    assert (game.ask.seat, offers(game)) == (0, {"速兵", "勇兵"})


@pytest.mark.clause("10.2.1.2", "10.1.4.2", "5.13.4", game="last-chronicle")
def test_blocked_units_deal_their_power_to_each_other():
    game = laid({"battlefield": [GIANT], "era": 3}, {"battlefield": [SOLDIER]})
    attack(game, "巨人")
    to_block(game)
    assert offers(game) == {"stop", "兵士"}
    do(game, "兵士")
    while game.state.step != "damage":
        do(game, "pass")
    assert (life(game), names(game, "discard", 1)) == ((20, 20), ["兵士"])
    assert game.state.cards[the(game, GIANT)].damage == 1000


@pytest.mark.clause("10.2.1.1", "C21", game="last-chronicle")
def test_a_blocker_that_is_gone_still_blocked():
    game = laid({"battlefield": [GIANT], "era": 3}, {"battlefield": [SOLDIER]})
    attack(game, "巨人")
    to_block(game)
    do(game, "兵士")
    game.state.move(game.state.battlefield(1)[0], 6, 1)
    while game.state.step != "damage":
        do(game, "pass")
    assert life(game) == (20, 20)
    assert game.state.cards[the(game, GIANT)].damage == 0


@pytest.mark.clause("6.7.5", "6.7.4", "C8", game="last-chronicle")
def test_the_blocker_divides_its_damage_in_steps_of_500():
    game = laid({"battlefield": [HASTY, BRAVE]}, {"battlefield": [ODD]})
    attack(game, "速兵", "勇兵")
    to_block(game)
    do(game, "半端")
    while game.ask.prompt != "damage-share":
        do(game, "pass")
    assert (game.ask.seat, offers(game)) == (1, {0, 500, 1000})
    assert [name(game, id) for id in game.ask.about] == ["速兵", "半端"]
    do(game, 500)
    assert [game.state.cards[id].damage for id in game.state.battlefield(0)] == [500, 800]
    assert names(game, "discard", 1) == ["半端"]


@pytest.mark.clause("C8", game="last-chronicle")
def test_the_rest_below_500_goes_to_the_last_that_gets_any():
    game = laid({"battlefield": [HASTY, BRAVE]}, {"battlefield": [ODD]})
    attack(game, "速兵", "勇兵")
    to_block(game)
    do(game, "半端")
    while game.ask.prompt != "damage-share":
        do(game, "pass")
    do(game, 1000)
    assert names(game, "discard", 0) == ["速兵"]
    assert game.state.cards[the(game, BRAVE)].damage == 0


@pytest.mark.clause("C8", game="last-chronicle")
def test_power_below_500_goes_to_one_unit_whole():
    game = laid({"battlefield": [HASTY, BRAVE]}, {"battlefield": [WEAK]})
    attack(game, "速兵", "勇兵")
    to_block(game)
    do(game, "弱兵")
    while game.ask.prompt != "damage-to":
        do(game, "pass")
    do(game, 0)
    assert [game.state.cards[id].damage for id in game.state.battlefield(0)] == [0, 300]


@pytest.mark.clause("15.2.4.2", game="last-chronicle")
def test_breakthrough_when_only_the_blocker_is_destroyed():
    game = laid({"battlefield": [BREAKER]}, {"battlefield": [SOLDIER]})
    attack(game, "突兵")
    to_block(game)
    do(game, "兵士")
    while game.state.step != "damage":
        do(game, "pass")
    assert life(game) == (20, 18)


@pytest.mark.clause("15.2.4.4", game="last-chronicle")
def test_no_breakthrough_when_a_unit_of_the_squad_is_destroyed_too():
    game = laid({"battlefield": [BREAKER, SOLDIER]}, {"battlefield": [SOLDIER]})
    attack(game, "突兵", "兵士")
    to_block(game)
    do(game, "兵士")
    while game.ask.prompt != "damage-share":
        do(game, "pass")
    do(game, 0)
    assert (life(game), names(game, "discard", 0), names(game, "discard", 1)) == ((20, 20), ["兵士"], ["兵士"])


@pytest.mark.clause("15.2.3.2", "15.2.3.3", "C77", game="last-chronicle")
def test_only_aura_blocks_aura_but_a_squad_needs_it_on_every_unit():
    game = laid({"battlefield": [AURA, SOLDIER]}, {"battlefield": [WALL, AURA]})
    attack(game, "光兵")
    to_block(game)
    assert offers(game) == {"stop", "光兵"}
    assert why_not_block(game.state, ids(game, WALL)[0]).clause == "15.2.3.2"
    game = laid({"battlefield": [AURA, SOLDIER]}, {"battlefield": [WALL, AURA]})
    attack(game, "光兵", "兵士")
    to_block(game)
    assert offers(game) == {"stop", "光兵", "壁"}


@pytest.mark.clause("10.1.2.3.4", game="last-chronicle")
def test_a_unit_that_may_not_be_in_a_squad():
    game = laid({"battlefield": [LONER, SOLDIER, HASTY]}, {})
    to_attack(game)
    assert offers(game) == {"stop", "孤兵", "兵士", "速兵"}
    do(game, "孤兵")
    assert game.ask.prompt != "attackers"
    assert attackers(game) == ["孤兵"]


@pytest.mark.clause("10.1.2.3.4", game="last-chronicle")
def test_a_unit_that_attacks_only_in_a_squad():
    game = laid({"battlefield": [FOLLOWER]}, {})
    while game.state.phase == "main":
        do(game, "pass")
    while game.state.phase == "combat":
        assert game.ask.prompt != "attackers"
        do(game, "pass")
    game = laid({"battlefield": [FOLLOWER, SOLDIER]}, {})
    to_attack(game)
    do(game, "従兵")
    assert attackers(game) == ["従兵", "兵士"]


@pytest.mark.clause("10.1.2.3.5", "C15", game="last-chronicle")
def test_as_many_as_must_attack_do():
    game = laid({"battlefield": [SOLDIER, BERSERK, BERSERK]}, {})
    to_attack(game)
    assert offers(game) == {"兵士", "狂兵"}
    do(game, "兵士")
    assert attackers(game) == ["兵士", "狂兵", "狂兵"]


@pytest.mark.clause("10.1.2.3.5", game="last-chronicle")
def test_who_must_attack_need_not_bring_others():
    game = laid({"battlefield": [SOLDIER, BERSERK, HASTY]}, {})
    to_attack(game)
    do(game, "狂兵")
    assert offers(game) == {"stop", "速兵"}


@pytest.mark.clause("10.1.2.3.5", game="last-chronicle")
def test_restrictions_come_before_requirements():
    game = laid({"battlefield": [LONER, BERSERK, BERSERK, "WIPED"]}, {})
    passes(game, 4)
    assert attackers(game) == ["狂兵"]


@pytest.mark.clause("10.1.4.2.4", game="last-chronicle")
def test_who_must_block_blocks():
    game = laid({"battlefield": [SOLDIER]}, {"battlefield": [WALL, GUARD]})
    attack(game, "兵士")
    passes(game)
    assert [name(game, game.state.blocker[0])] == ["番兵"]


@pytest.mark.clause("10.1.4.2.4", game="last-chronicle")
def test_who_must_be_blocked_is_blocked_by_anybody_who_can():
    game = laid({"battlefield": [LURE]}, {"battlefield": [WALL, SOLDIER]})
    attack(game, "囮")
    to_block(game)
    assert (offers(game), game.ask.clause) == ({"壁", "兵士"}, "10.1.4.2.4")


@pytest.mark.clause("10.3.2", "10.3.3", "10.1.2.3.3", "C7", game="last-chronicle")
def test_another_attack_with_another_unit():
    game = laid({"battlefield": [SOLDIER, HASTY]}, {})
    attack(game, "兵士")
    while game.ask.prompt != "another-attack":
        do(game, "pass")
    do(game, 1)
    assert game.state.step == "before-attack"
    to_attack(game)
    assert offers(game) == {"stop", "速兵"}
    do(game, "stop")
    assert (game.state.phase, game.state.main) == ("main", 2)


@pytest.mark.clause("10.3.1", "10.3.3.1", game="last-chronicle")
def test_without_anybody_left_to_attack_combat_ends():
    game = laid({"battlefield": [SOLDIER]}, {})
    attack(game, "兵士")
    while game.state.phase == "combat":
        assert game.ask.prompt == "priority"
        do(game, "pass")
    assert (game.state.phase, game.state.main, game.state.attackers) == ("main", 2, ())


@pytest.mark.clause("10.1.2.5", "C14", game="last-chronicle")
def test_what_an_attack_costs_is_paid_before_the_units_attack():
    game = laid({"battlefield": [TAXED, TAXED, SOLDIER], "souls": [WHITE]}, {})
    to_attack(game)
    assert offers(game) == {"stop", "関兵", "兵士"}
    do(game, "関兵")
    assert offers(game) == {"stop", "兵士"}
    do(game, "兵士")
    assert (attackers(game), game.state.cards[game.state.soul_yard(0)[0]].wiped) == (["関兵", "兵士"], True)
    assert [event.clause for event in game.events if event.kind == "paid"] == ["10.1.2.5"]


@pytest.mark.clause("10.1.2.5", "10.1.4.2.5", "C14", game="last-chronicle")
def test_without_souls_a_taxed_unit_neither_attacks_nor_blocks():
    game = laid({"battlefield": [TAXED, SOLDIER]}, {"battlefield": [TAXED, WALL]})
    to_attack(game)
    assert offers(game) == {"stop", "兵士"}
    do(game, "兵士")
    to_block(game)
    assert offers(game) == {"stop", "壁"}
    assert why_not_block(game.state, ids(game, TAXED)[1]).clause == "10.1.4.2.5"


@pytest.mark.clause("10.1.4.2.5", "C14", game="last-chronicle")
def test_a_block_is_paid_for():
    game = laid({"battlefield": [SOLDIER]}, {"battlefield": [TAXED], "souls": [WHITE]})
    attack(game, "兵士")
    to_block(game)
    do(game, "関兵")
    assert (name(game, game.state.blocker[0]), game.state.cards[game.state.soul_yard(1)[0]].wiped) == ("関兵", True)


def test_nobody_has_to_pay_for_an_attack_that_is_required():
    game = laid({"battlefield": [FORCED_AND_TAXED], "souls": [WHITE]}, {})
    to_attack(game)
    assert offers(game) == {"stop", "関狂"}


def test_a_unit_is_destroyed_by_every_unit_whose_damage_it_bears():
    game = laid({"battlefield": [SLAYER, SLAYER, SOLDIER]}, {"battlefield": [GRUNT]})
    to_attack(game)
    for _ in range(2):
        do(game, "狩人")
    do(game, "stop")
    to_block(game)
    do(game, "並兵")
    while game.ask.prompt != "damage-share":
        do(game, "pass")
    do(game, 0)
    assert (names(game, "discard", 1), names(game, "discard", 0)) == (["並兵"], ["狩人"])
    assert (game.ask.prompt, [one.source for one in game.state.pending]) == ("trigger-order", ids(game, SLAYER))


def test_what_another_unit_destroys_does_not_count():
    game = laid({"battlefield": [SLAYER, GRUNT]}, {"battlefield": [GRUNT]})
    attack(game, "並兵")
    to_block(game)
    do(game, "並兵")
    passes(game)
    assert (names(game, "discard", 1), game.state.stack, game.ask.prompt) == (["並兵"], (), "priority")
