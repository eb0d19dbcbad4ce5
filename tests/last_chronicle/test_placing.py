"""Placing (11.3) with soul change, gift and union; bursts; taking back (14); loops (13)."""

import pytest

from kirifuda.effects.statements import Choose, Damage, Draw, GainLife, LoseLife
from kirifuda.effects.tree import OPPONENT, YOU, CardText, Filter, Happening, Number, PlayerOf, Those, Typed
from kirifuda.kernel.outcome import Outcome
from kirifuda.last_chronicle.chronicle_card import PAID_EXTRA
from kirifuda.last_chronicle.keyword_actions import wipe
from kirifuda.last_chronicle.option_codes import ABILITY, code
from kirifuda.last_chronicle.statements import DivideDamage
from kirifuda.last_chronicle.tree import Price

from .own_board import (
    ANY_UNIT,
    BLUE,
    BOLT,
    GIANT,
    ONE,
    SOLDIER,
    WHITE,
    action,
    card,
    do,
    keyword,
    laid,
    names,
    offers,
    passes,
    spell,
    the,
    unit,
    when,
)

DRAGONS = Filter(YOU, categories=("unit",), tests=(Typed(("竜",)),))
ELDER = unit(
    "古竜", price=Price(white=2, free=3), keywords=[keyword("soul-change", filter=DRAGONS)], categories=("竜",)
)
WHELP = unit("幼竜", price=Price(white=1, orange=2, free=1), categories=("竜",))
GRAINS = spell("粒", Choose(0, ANY_UNIT, ONE, any_number=True), DivideDamage(Those(0), ONE), price=Price(free=0))
GIFTED = unit("異能者", price=Price(free=5), keywords=[keyword("gift", prices=(Price(blue=1),))])
RIDER = unit("騎手", power=500, atk=2, price=Price(free=1), keywords=[keyword("union"), keyword("haste")])
BURSTER = unit(
    "噴出",
    price=Price(free=1),
    keywords=[keyword("soul-burst", prices=(Price(white=1),), sentences=((GainLife(YOU, Number(3)),),))],
)
CHRONO = card(
    "時噴",
    types=("spell",),
    burst=True,
    price=Price(free=9),
    bursts=(CardText(play=((Damage(PlayerOf(OPPONENT), Number(2)),),)),) * 4,
)


def pay(game):
    while game.ask.prompt in ("soul-stone", "soul", "soul-to-spend"):
        game.answer(0)


def wiped(game):
    return sum(game.state.cards[id].wiped for id in game.state.soul_yard(0))


# --- soul change, gift, union ----------------------------------------------------------------------------------


@pytest.mark.clause("15.2.6.4", game="last-chronicle")
def test_a_soul_change_pays_with_a_unit():
    game = laid({"hand": [ELDER], "battlefield": [WHELP, SOLDIER], "souls": [WHITE]}, {})
    assert ("place", "古竜") in offers(game)
    do(game, ("place", "古竜"))
    assert names(game, "battlefield") == ["兵士", "古竜"]
    assert (names(game, "discard"), wiped(game)) == (["幼竜"], 1)


def test_a_soul_change_is_free_to_be_left_out():
    game = laid({"hand": [ELDER], "battlefield": [WHELP], "souls": [WHITE] * 5}, {})
    do(game, ("place", "古竜"))
    assert (game.ask.prompt, offers(game)) == ("soul-change", {"stop", "幼竜"})
    do(game, "stop")
    pay(game)
    assert (names(game, "battlefield"), wiped(game)) == (["幼竜", "古竜"], 5)


def test_without_a_dragon_it_cannot_be_paid():
    game = laid({"hand": [ELDER], "battlefield": [SOLDIER], "souls": [WHITE]}, {})
    assert ("place", "古竜") not in offers(game)


@pytest.mark.clause("11.3.4", game="last-chronicle")
def test_a_gift_is_paid_in_place_of_the_cost():
    game = laid({"hand": [GIFTED], "souls": [BLUE]}, {})
    do(game, ("place", "異能者"))
    g = game.state
    assert (names(game, "battlefield"), g.cards[the(game, GIFTED)].came, wiped(game)) == (["異能者"], PAID_EXTRA, 1)
    game = laid({"hand": [GIFTED], "souls": [BLUE] + [WHITE] * 4}, {})
    do(game, ("place", "異能者"))
    assert (game.ask.prompt, game.ask.clause, offers(game)) == ("which-cost", "11.3.4", {0, 1})
    do(game, 0)
    assert (wiped(game), game.state.cards[the(game, GIFTED)].came) == (5, 0)


def test_a_joined_card_is_no_unit_and_lends_what_it_has():
    game = laid({"hand": [RIDER], "battlefield": [SOLDIER, "NEW"], "souls": [WHITE]}, {"battlefield": [GIANT]})
    do(game, ("unite", "騎手"))
    rider = the(game, RIDER)
    assert (names(game, "battlefield"), game.state.cards[rider].host) == (
        ["兵士", "騎手"],
        game.state.battlefield(0)[0],
    )
    passes(game, 4)
    assert (game.ask.prompt, offers(game)) == ("attackers", {"stop", "兵士"})
    do(game, "兵士")
    passes(game, 4)
    assert game.state.life == (20, 17)


def test_a_joined_card_goes_to_the_discard_pile_with_its_unit():
    game = laid(
        {"hand": [RIDER], "battlefield": [SOLDIER, "NEW"], "souls": [WHITE]}, {"battlefield": [GIANT], "era": 3}
    )
    do(game, ("unite", "騎手"))
    passes(game, 4)
    do(game, "兵士")
    passes(game)
    do(game, "巨人")
    passes(game)
    assert (names(game, "battlefield"), names(game, "discard")) == ([], ["兵士", "騎手"])


# --- bursts ----------------------------------------------------------------------------------------------------


@pytest.mark.clause("15.2.10.3.4", "11.6.13", game="last-chronicle")
def test_a_soul_burst_is_declared_when_the_card_becomes_a_stone():
    game = laid({"hand": [BURSTER], "souls": [WHITE]}, {})
    do(game, ("place-soul", "噴出"))
    assert (game.ask.prompt, game.ask.clause) == ("soul-burst", "15.2.10.3.4")
    do(game, 1)
    assert (game.ask.prompt, game.ask.clause) == ("pay-trigger", "11.6.13")
    do(game, 1)
    assert [entry.kind for entry in game.state.stack] == ["burst"]
    passes(game)
    assert game.state.life == (23, 20)


@pytest.mark.parametrize("answers", [(0,), (1, 0)])
def test_an_undeclared_or_unpaid_soul_burst_does_nothing(answers):
    game = laid({"hand": [BURSTER], "souls": [WHITE]}, {})
    do(game, ("place-soul", "噴出"))
    for answer in answers:
        do(game, answer)
    assert (game.ask.prompt, game.state.stack, game.state.pending, wiped(game)) == ("priority", (), (), 0)


@pytest.mark.clause("5.4.2", game="last-chronicle")
def test_a_chrono_burst_follows_the_check():
    game = laid({"deck": [SOLDIER, CHRONO]}, {}, start="check_phase")
    assert (game.ask.prompt, game.ask.seat, names(game, "ca")) == ("chrono-burst", 0, ["時噴"])
    do(game, 1)
    assert ([entry.kind for entry in game.state.stack], game.ask.prompt) == (["burst"], "priority")
    passes(game)
    assert (game.state.life, names(game, "ca")) == ((20, 18), ["時噴"])


# --- taking back -------------------------------------------------------------------------------------------------


@pytest.mark.clause("14.1", "C9", game="last-chronicle")
@pytest.mark.clause("14.1", "14.2", "14.5", "C9", game="last-chronicle")
def test_what_cannot_be_finished_is_taken_back_and_refused_for_now():
    """A soul yard that is emptied in the middle of a payment stands in for whatever makes a use fail."""
    game = laid({"hand": [GIFTED], "souls": [BLUE] + [WHITE] * 4}, {})
    handle = game.state.cards[the(game, GIFTED)].handle
    do(game, ("place", "異能者"))
    assert game.ask.prompt == "which-cost"
    g = game.state
    wipe(g, g.soul_yard(0))
    do(game, 0)
    assert (game.ask.prompt, game.ask.seat, names(game, "hand")) == ("priority", 0, ["異能者"])
    g = game.state
    assert (wiped(game), g.placing, g.pool[0], g.cards[the(game, GIFTED)].handle) == (0, None, (0,) * 6, handle)
    assert ("place", "異能者") not in offers(game)
    assert g.knows(1, the(game, GIFTED))
    assert [event.clause for event in game.events if event.kind == "rewound"] == ["11.3.9"]
    do(game, "pass")
    assert game.state.refused == ()


@pytest.mark.clause("11.2.1", "14.1", "14.5", "C9", game="last-chronicle")
def test_a_spell_that_was_taken_back_has_been_seen():
    game = laid({"hand": [GRAINS, BOLT]}, {"battlefield": [SOLDIER, GIANT]})
    do(game, ("use-spell", "粒"))
    do(game, 2)
    assert (game.ask.prompt, game.ask.seat, names(game, "hand"), game.state.stack) == ("priority", 0, ["粒", "雷"], ())
    assert ("use-spell", "粒") not in offers(game)
    assert [game.state.knows(1, the(game, face)) for face in (GRAINS, BOLT)] == [True, False]


# --- loops -------------------------------------------------------------------------------------------------------

PING = unit("往", abilities=[when(Happening("gained-life", who=YOU), LoseLife(YOU, ONE))])
PONG = unit("復", abilities=[when(Happening("lost-life", who=YOU), GainLife(YOU, ONE), name="pong")])
GROW = unit("増", abilities=[when(Happening("gained-life", who=YOU), GainLife(YOU, ONE))])
QUIET = spell("静", Draw(YOU, ONE), price=Price(free=0))
START = spell("始", GainLife(YOU, ONE), price=Price(free=0))
UP = unit("上", abilities=[action(GainLife(YOU, ONE))])
DOWN = unit("下", abilities=[action(LoseLife(OPPONENT, ONE))])
SWITCH = unit("弁", abilities=[action(GainLife(YOU, ONE), LoseLife(YOU, ONE))])


@pytest.mark.clause("13.1", "C10", game="last-chronicle")
def test_a_forced_loop_is_a_draw():
    game = laid({"hand": [START], "battlefield": [PING, PONG]}, {})
    do(game, ("use-spell", "始"))
    for _ in range(400):
        if game.ask is None:
            break
        do(game, "pass")
    assert game.outcome == Outcome(Outcome.DRAWN, "13.1")


@pytest.mark.clause("13.1", "C10", game="last-chronicle")
def test_a_forced_loop_in_which_a_number_grows_is_a_draw_too():
    game = laid({"hand": [START], "battlefield": [GROW]}, {})
    do(game, ("use-spell", "始"))
    passes(game, 300)
    assert game.state.life == (170, 20)
    for _ in range(300):
        if game.ask is None:
            break
        do(game, "pass")
    assert game.outcome == Outcome(Outcome.DRAWN, "13.1")


@pytest.mark.clause("13.2", game="last-chronicle")
def test_a_loop_that_a_player_goes_round_by_choice_is_named_and_left():
    game = laid({"battlefield": [SWITCH]}, {})
    for _ in range(200):
        if game.ask.prompt == "laps":
            break
        do(game, ("use-ability", "弁")) if not game.state.stack else passes(game)
    assert (game.ask.prompt, game.ask.seat, game.ask.clause) == ("laps", 0, "13.2")
    do(game, 7)
    assert (game.ask.seat, offers(game), game.state.life) == (0, {"pass"}, (20, 20))


@pytest.mark.clause("13.3", game="last-chronicle")
@pytest.mark.clause("13.3", "C69", game="last-chronicle")
def test_both_players_who_keep_a_loop_going_name_their_laps_the_turn_player_first():
    game = laid({"battlefield": [UP]}, {"battlefield": [DOWN]})
    asked = []
    lap = [("use-ability", "上"), "pass", "pass", "pass", ("use-ability", "下"), "pass", "pass"]
    for at in range(100):
        while game.ask.prompt == "laps":
            asked.append((game.ask.seat, game.ask.clause))
            do(game, 5)
        if asked:
            break
        do(game, lap[at % 7])
    assert asked == [(0, "13.3"), (1, "13.3")]
    there = [(seat, value) for _, seat, value, _ in game.state.loop.closed]
    assert there == [(0, code(ABILITY, the(game, UP)))]


@pytest.mark.clause("13.2", game="last-chronicle")
@pytest.mark.clause("13.2", "C10", game="last-chronicle")
def test_in_a_loop_that_triggers_keep_going_who_could_stop_it_has_to():
    game = laid({"hand": [START, QUIET], "battlefield": [PING, PONG]}, {})
    do(game, ("use-spell", "始"))
    while game.ask.prompt != "laps":
        do(game, "pass")
    assert (game.ask.seat, game.ask.clause) == (0, "13.2")
    do(game, 0)
    while game.ask is not None and "pass" in offers(game):
        do(game, "pass")
    assert offers(game) == {("use-spell", "静")}
    do(game, ("use-spell", "静"))
    while game.ask is not None:
        do(game, "pass")
    assert game.outcome == Outcome(Outcome.DRAWN, "13.1")
