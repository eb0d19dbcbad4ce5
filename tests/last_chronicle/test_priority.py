"""Priority (11.1), the stack (7.13), souls (7.7, 15.1.16) and using (11.2, 11.5, 11.6)."""

import pytest

import kirifuda
from kirifuda.effects.statements import Choose, Damage, Draw, GainLife, If, Modes
from kirifuda.effects.tree import OPPONENT, YOU, Filter, Happening, Number, PlayerOf, PlayerStat, Those, Variable
from kirifuda.last_chronicle.option_codes import PASS
from kirifuda.last_chronicle.price import Price as Souls
from kirifuda.last_chronicle.price import less, less_a_card
from kirifuda.last_chronicle.refusing import why_not
from kirifuda.last_chronicle.souls import can_cover
from kirifuda.last_chronicle.statements import AddCost, DivideDamage
from kirifuda.last_chronicle.tree import PaidExtra, PaySouls, Price, WipeThis

from .own_board import (
    ANY_UNIT,
    BLUE,
    BOLT,
    BOTH,
    GIANT,
    GREY,
    INSIGHT,
    ONE,
    SOLDIER,
    WHITE,
    action,
    do,
    field,
    ids,
    laid,
    names,
    offers,
    passes,
    spell,
    the,
    unit,
    when,
)

THREE = [SOLDIER] * 3
TAPPER = unit("術士", abilities=[action(Draw(YOU, ONE), costs=[WipeThis()])])
PAYER = unit("商人", abilities=[action(Draw(YOU, ONE), costs=[PaySouls(Price(white=1, free=1))], once=True)])
FIRE = spell("火", Damage(PlayerOf(OPPONENT), Variable("X")), price=Price(white=1, x=1))
CHOICE = spell("選択", Modes(ONE, ((Draw(YOU, ONE),), (Choose(0, ANY_UNIT, ONE), Damage(Those(0), Number(500))))))
SPLIT = spell("分割", Choose(0, ANY_UNIT, Number(2)), DivideDamage(Those(0), Number(1000)))
CRUMBS = spell("粉", Choose(0, ANY_UNIT, Number(2)), DivideDamage(Those(0), ONE), price=Price())
KICK = spell(
    "増強",
    GainLife(YOU, ONE),
    If(PaidExtra(), (GainLife(YOU, Number(5)),)),
    abilities=[field(AddCost(YOU, Filter(), (PaySouls(Price(free=2)),), optional=True))],
)
AGES = spell("時", GainLife(YOU, PlayerStat("era", YOU)))
GREETER = unit("迎え", abilities=[when(Happening("placed", Filter(categories=("unit",))), GainLife(YOU, ONE))])
SNIPER = unit(
    "狙撃",
    abilities=[
        when(
            Happening("placed", Filter(categories=("unit",))),
            Choose(0, Filter(OPPONENT, categories=("unit",)), ONE),
            Damage(Those(0), Number(500)),
        )
    ],
)


def souls(game, seat=0):
    return game.state.pool[seat]


# --- passing -------------------------------------------------------------------------------------------------


@pytest.mark.clause("11.1.7", "11.1.8", "9.5.1.4", game="last-chronicle")
def test_two_passes_on_an_empty_stack_end_the_phase():
    game = laid({}, {})
    assert (game.ask.seat, game.state.phase) == (0, "main")
    do(game, "pass")
    assert (game.ask.seat, game.state.phase) == (1, "main")
    do(game, "pass")
    assert (game.ask.seat, game.state.phase, game.state.step) == (0, "combat", "before-attack")


@pytest.mark.clause("11.1.5", game="last-chronicle")
def test_the_last_spell_resolves_first_and_the_turn_player_acts_next():
    game = laid({"hand": [INSIGHT], "souls": THREE}, {"hand": [BOLT], "souls": THREE, "battlefield": []})
    do(game, ("use-spell", "閃き"))
    pay(game)
    assert (game.ask.seat, [entry.kind for entry in game.state.stack]) == (0, ["spell"])
    do(game, "pass")
    assert offers(game) == {"pass", ("soul-action", "兵士")}
    passes(game, 1)
    assert (game.state.stack, names(game, "discard"), len(game.state.hand(0))) == ((), ["閃き"], 1)
    assert (game.ask.seat, game.state.phase) == (0, "main")


def pay(game):
    while game.ask.prompt in ("soul-stone", "soul", "soul-to-spend"):
        game.answer(0)


@pytest.mark.clause("C42", "7.7.3", "7.7.4", game="last-chronicle")
def test_a_soul_action_does_not_break_a_row_of_passes():
    game = laid({}, {"souls": [WHITE]})
    do(game, "pass")
    do(game, ("soul-action", "白石"))
    assert (game.ask.seat, souls(game, 1)) == (1, (1, 0, 0, 0, 0, 0))
    do(game, "pass")
    assert (game.state.phase, souls(game, 1)) == ("combat", (0,) * 6)


@pytest.mark.clause("9.3.1", "9.4.1", game="last-chronicle")
def test_no_spells_in_the_draw_and_check_phases():
    game = laid({"hand": [INSIGHT], "souls": [WHITE]}, {}, start="draw_phase")
    for phase, clause in (("draw", "9.3.1"), ("draw", "9.3.1"), ("check", "9.4.1")):
        assert (game.state.phase, offers(game)) == (phase, {"pass", ("soul-action", "白石")})
        use = (1 << 24) + ids(game, INSIGHT)[0] * 256
        assert why_not(game.state, 0, use).clause == clause
        passes(game)


# --- souls ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("4.5", game="last-chronicle")
def test_stones_are_offered_only_if_they_bring_the_price_nearer():
    game = laid({"hand": [FIRE], "souls": [BLUE, BOTH, WHITE, GREY]}, {})
    do(game, ("use-spell", "火"))
    assert offers(game) == {0, 1, 2, 3}
    do(game, 1)
    assert offers(game) == {"青石", "白青石", "白石"}
    do(game, "青石")
    assert offers(game) == {"白青石", "白石"}
    do(game, "白青石")
    assert souls(game) == (0,) * 6
    passes(game)
    assert game.state.life == (20, 19)


@pytest.mark.clause("7.7.3", game="last-chronicle")
def test_a_stone_of_two_factions_asks_which():
    game = laid({"hand": [BOLT], "souls": [BOTH], "battlefield": [SOLDIER]}, {})
    do(game, ("use-spell", "雷"))
    assert (game.ask.prompt, offers(game)) == ("soul", {0, 4})


@pytest.mark.clause("5.2.2", "C25", game="last-chronicle")
@pytest.mark.parametrize(
    ("pool", "stones", "price", "enough"),
    [
        ((0,) * 6, ((0, 4), (4,)), Souls((1, 0, 0, 0, 1)), True),
        ((0,) * 6, ((0, 4), (0,)), Souls((1, 0, 0, 0, 1)), True),
        ((0,) * 6, ((0, 4), (5,)), Souls((1, 0, 0, 0, 1)), False),
        ((0,) * 6, ((0, 4), (0, 4), (4,)), Souls((2, 0, 0, 0, 2)), False),
        ((0, 0, 0, 0, 1, 0), ((0, 4), (0, 4), (4,)), Souls((2, 0, 0, 0, 2)), True),
        ((0, 0, 0, 0, 0, 2), ((1,),), Souls((0, 1, 0, 0, 0), 2), True),
        ((3, 0, 0, 0, 0, 0), (), Souls((1, 0, 0, 0, 0), 3), False),
    ],
)
def test_whether_souls_are_enough(pool, stones, price, enough):
    assert can_cover(pool, stones, price) is enough


@pytest.mark.clause("15.2.6.4", "C81", game="last-chronicle")
def test_a_soul_change_takes_its_cost_off():
    placed, sacrificed = Souls((2, 0, 0, 0, 0), 3), Souls((1, 2, 0, 0, 0), 1)
    assert less_a_card(placed, sacrificed) == Souls((1, 0, 0, 0, 0), 0)


@pytest.mark.clause("5.2.2.2", game="last-chronicle")
def test_a_reduction_takes_no_more_off_than_there_is():
    assert less(Souls((1, 2, 0, 0, 0), 3), Souls((2, 1, 1, 0, 0), 5)) == Souls((0, 1, 0, 0, 0), 0)


# --- using ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("11.8.3", game="last-chronicle")
def test_what_was_chosen_and_has_left_is_not_found():
    game = laid({"hand": [BOLT], "souls": THREE}, {"battlefield": [GIANT]})
    do(game, ("use-spell", "雷"))
    pay(game)
    game.state.move(the(game, GIANT), 6, 1)
    passes(game)
    assert names(game, "discard") == ["雷"]
    assert [event.kind for event in game.events if event.clause == "11.8.3"] == ["fizzled"]


@pytest.mark.clause("11.2.7", game="last-chronicle")
def test_without_anything_to_choose_it_cannot_be_used():
    game = laid({"hand": [BOLT], "souls": THREE}, {})
    assert ("use-spell", "雷") not in offers(game)
    use = (1 << 24) + the(game, BOLT) * 256
    assert (why_not(game.state, 0, use).clause, why_not(game.state, 0, use).reason) == ("11.2.7", "nothing-to-choose")


@pytest.mark.clause("11.1.1", game="last-chronicle")
def test_in_the_middle_of_something_nobody_has_priority():
    game = laid({"hand": [BOLT, INSIGHT], "souls": THREE}, {"battlefield": [GIANT, SOLDIER]})
    use = (1 << 24) + the(game, INSIGHT) * 256
    assert why_not(game.state, 0, use) is None
    do(game, ("use-spell", "雷"))
    assert (game.ask.seat, game.ask.prompt) == (0, "choose")
    for seat in (0, 1):
        refusal = why_not(game.state, seat, use)
        assert (refusal.clause, refusal.reason) == ("11.1.1", "no-priority")
    told = kirifuda.why_not(game, "use-spell")
    assert (told.text, told.clause) == (
        f"その前に、今聞かれていることに答えてください：{kirifuda.question(game).text}",
        "11.2.7",
    )


@pytest.mark.clause("11.2.3", game="last-chronicle")
def test_modes_that_cannot_be_chosen_for_are_not_offered():
    game = laid({"hand": [CHOICE], "souls": THREE}, {})
    do(game, ("use-spell", "選択"))
    pay(game)
    assert game.state.stack[0].modes == (0,)
    game = laid({"hand": [CHOICE], "souls": THREE}, {"battlefield": [GIANT, SOLDIER]})
    do(game, ("use-spell", "選択"))
    assert (game.ask.clause, offers(game)) == ("11.2.3", {0, 1})
    do(game, 1)
    assert (game.ask.clause, offers(game)) == ("11.2.7", {"巨人", "兵士"})
    do(game, "巨人")
    pay(game)
    passes(game)
    assert game.state.cards[the(game, GIANT)].damage == 500


@pytest.mark.clause("11.2.8", game="last-chronicle")
def test_damage_is_divided_at_least_1_each():
    game = laid({"hand": [SPLIT], "souls": THREE}, {"battlefield": [GIANT, TAPPER]})
    do(game, ("use-spell", "分割"))
    assert (game.ask.clause, min(offers(game)), max(offers(game))) == ("11.2.8", 1, 999)
    do(game, 400)
    pay(game)
    passes(game)
    assert [game.state.cards[id].damage for id in game.state.battlefield(1)] == [400, 600]


@pytest.mark.clause("11.1.1", game="last-chronicle")
def test_passing_comes_first_without_a_look_but_where_something_was_taken_back():
    game = laid({"hand": [CRUMBS]}, {"battlefield": [GIANT, TAPPER]})
    assert game.ask.quiet == PASS
    do(game, ("use-spell", "粉"))
    assert (game.state.refused != (), game.ask.quiet) == (True, None)


@pytest.mark.clause("11.2.4", game="last-chronicle")
def test_an_additional_cost_is_paid_or_not():
    for pays, life, wiped in ((1, 26, 3), (0, 21, 1)):
        game = laid({"hand": [KICK], "souls": THREE}, {})
        do(game, ("use-spell", "増強"))
        assert (game.ask.prompt, game.ask.clause) == ("additional-cost", "11.2.4")
        do(game, pays)
        pay(game)
        passes(game)
        assert game.state.life[0] == life
        assert sum(game.state.cards[id].wiped for id in game.state.soul_yard(0)) == wiped


@pytest.mark.clause("11.2.4", game="last-chronicle")
def test_an_additional_cost_that_cannot_be_paid_is_not_offered():
    game = laid({"hand": [KICK], "souls": [WHITE, BLUE]}, {})
    do(game, ("use-spell", "増強"))
    assert game.ask.prompt == "soul-stone"


def test_the_wipe_icon_needs_a_unit_that_was_there_when_the_turn_began():
    game = laid({"battlefield": [TAPPER]}, {})
    assert ("use-ability", "術士") in offers(game)
    do(game, ("use-ability", "術士"))
    assert game.state.cards[the(game, TAPPER)].wiped
    assert offers(game) == {"pass"}
    game = laid({"battlefield": [TAPPER, "NEW"]}, {})
    assert offers(game) == {"pass"}


def test_a_unit_of_this_turn_cannot_be_wiped_for_a_cost_in_the_next_one_either():
    game = laid({}, {"battlefield": [TAPPER, "since=2"]})
    do(game, "pass")
    assert offers(game) == {"pass"}
    game = laid({}, {"battlefield": [TAPPER, "since=1"]})
    do(game, "pass")
    assert offers(game) == {"pass", ("use-ability", "術士")}


def test_once_a_turn():
    game = laid({"battlefield": [PAYER], "souls": [WHITE] * 4}, {})
    do(game, ("use-ability", "商人"))
    pay(game)
    assert ("use-ability", "商人") not in offers(game)


@pytest.mark.clause("11.6.6", game="last-chronicle")
def test_triggers_of_both_players_go_on_the_stack_the_turn_players_first():
    game = laid({"battlefield": [GREETER, GREETER], "hand": [SOLDIER], "souls": [WHITE]}, {"battlefield": [GREETER]})
    do(game, ("place", "兵士"))
    pay(game)
    assert (game.ask.prompt, game.ask.seat, game.ask.size) == ("trigger-order", 0, 2)
    game.answer(1)
    assert [entry.controller for entry in game.state.stack] == [0, 0, 1]
    passes(game)
    assert game.state.life == (20, 21)


@pytest.mark.clause("11.6.10", game="last-chronicle")
def test_a_trigger_without_anything_to_choose_is_taken_off():
    game = laid({"battlefield": [SNIPER], "hand": [SOLDIER], "souls": [WHITE]}, {})
    do(game, ("place", "兵士"))
    assert game.state.stack == ()
    assert [event.clause for event in game.events if event.kind == "no-legal-choice"] == ["11.6.10"]


@pytest.mark.clause("11.2.6", game="last-chronicle")
def test_the_era_is_fixed_when_a_spell_is_used():
    game = laid({"hand": [AGES], "souls": [WHITE], "era": 2}, {})
    do(game, ("use-spell", "時"))
    assert game.state.stack[0].era == 2
