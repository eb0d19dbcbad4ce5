"""Rule processes (12), the end (3), LEGACY and EPIC (5.5), eras (9.5.7), cleanup (9.7)."""

import pytest

from kirifuda.effects.statements import ChangeStats, Instead, Orient, StatChange
from kirifuda.effects.tree import YOU, CardText, Count, DidThisTurn, Every, Filter, Happening, Number, This
from kirifuda.kernel.outcome import Outcome
from kirifuda.last_chronicle.characteristics import atk
from kirifuda.last_chronicle.moving import make_tokens, move_at_once
from kirifuda.last_chronicle.statements import TokenCard
from kirifuda.last_chronicle.tree import Price
from kirifuda.last_chronicle.zones import DECK, OUT

from .own_board import BOLT, SOLDIER, WHITE, card, do, field, laid, names, offers, passes, unit

KING = unit("王", legacy=True)
QUEEN = unit("女王", legacy=True)
HERO = unit("英雄", epic=True, price=Price(free=0))
ANGEL = unit("天使", epic=True, price=Price(free=0))
CURSE = card(
    "呪い",
    types=("history",),
    text=CardText(
        abilities=(
            field(ChangeStats(Every(Filter(categories=("unit",))), (StatChange("power", Number(1000), True),), "")),
        )
    ),
)
SPIRIT = card("精霊", token=TokenCard(("unit",), ("精霊",), power=1000))
STAYS_UP = Instead(Happening("destroyed", This()), (Orient(This(), "wiped"),), "")
UNDYING = unit("不死", abilities=[field(STAYS_UP)])
FALLEN = Count(Filter(YOU, ("discard-pile",), tests=(DidThisTurn("destroyed"),)))
MOURNER = unit("弔う者", abilities=[field(ChangeStats(This(), (StatChange("atk", FALLEN),), ""))])
RELIC = card("遺物", ca=3)
TREASURE = card("宝", ca=4)


@pytest.mark.clause("12.4.3", "12.4.4", game="last-chronicle")
def test_lethal_damage_destroys_and_power_0_does_not():
    game = laid({"battlefield": [SOLDIER, "damage=1000"]}, {})
    assert names(game, "discard") == ["兵士"]
    game = laid({"battlefield": [SOLDIER, CURSE]}, {})
    assert (names(game, "discard"), names(game, "battlefield")) == (["兵士"], ["呪い"])
    assert [event.clause for event in game.events if event.kind == "moved"] == ["12.4.3"]


@pytest.mark.clause("12.4.4", game="last-chronicle")
def test_what_a_text_asks_about_is_remembered_though_nothing_waits_for_it():
    game = laid({"battlefield": [SOLDIER, "damage=1000", SOLDIER, MOURNER]}, {"battlefield": [SOLDIER]})
    assert [atk(game.state, id) for id in game.state.battlefield(0)] == [1, 2]


@pytest.mark.clause("12.4.5", "C18", game="last-chronicle")
def test_two_legacies_both_go():
    game = laid({"battlefield": [KING, QUEEN, SOLDIER]}, {"battlefield": [KING]})
    assert (names(game, "discard"), names(game, "battlefield"), names(game, "battlefield", 1)) == (
        ["王", "女王"],
        ["兵士"],
        ["王"],
    )


@pytest.mark.clause("12.4.6", "C5", "5.5.3", game="last-chronicle")
def test_epics_of_different_names_stay():
    game = laid({"battlefield": [HERO, ANGEL]}, {})
    assert names(game, "battlefield") == ["英雄", "天使"]
    game = laid({"battlefield": [HERO, ANGEL, HERO]}, {})
    assert (names(game, "discard"), names(game, "battlefield")) == (["英雄", "英雄"], ["天使"])


@pytest.mark.clause("5.5.3.1", game="last-chronicle")
def test_a_second_epic_of_a_name_cannot_be_placed():
    game = laid({"battlefield": [HERO], "hand": [HERO, ANGEL]}, {})
    assert offers(game) == {"pass", ("place", "天使"), ("place-soul", "英雄"), ("place-soul", "天使")}


@pytest.mark.clause("12.4.7", game="last-chronicle")
def test_a_fifth_era_marker_goes():
    game = laid({"era": 5}, {})
    assert (len(game.state.era_yard(0)), names(game, "discard")) == (4, ["兵士"])


@pytest.mark.clause("3.1", "3.1.1", "3.3", "12.4.1", "C4", game="last-chronicle")
def test_life_of_0_loses_and_both_at_once_is_a_draw():
    assert laid({"life": 0}, {}).outcome == Outcome(0, "12.4.1")
    assert laid({"life": 0}, {"life": -1}).outcome == Outcome(Outcome.DRAWN, "3.3")


@pytest.mark.clause("3.1.2", "12.4.2", game="last-chronicle")
def test_drawing_from_an_empty_deck_loses_at_the_next_check():
    game = laid({"deck": []}, {}, start="draw_phase")
    passes(game)
    assert game.outcome == Outcome(0, "12.4.2")


@pytest.mark.clause("9.5.7", "9.5.7.1", "9.5.7.2", "9.5.7.3", game="last-chronicle")
def test_the_era_is_advanced_with_seven_ca():
    game = laid({"ca": [RELIC, RELIC]}, {})
    assert "advance-era" not in offers(game)
    game = laid({"ca": [RELIC, TREASURE, SOLDIER]}, {})
    do(game, "advance-era")
    assert (game.ask.prompt, offers(game)) == ("era-marker", {"遺物", "宝", "兵士"})
    do(game, "兵士")
    assert (game.ask.prompt, offers(game)) == ("ca-to-hand", {"遺物", "宝"})
    do(game, "宝")
    assert (names(game, "hand"), names(game, "discard"), len(game.state.era_yard(0))) == (["宝"], ["遺物"], 2)
    assert (game.ask.seat, game.ask.prompt) == (0, "priority")


@pytest.mark.clause("9.5.7.4", game="last-chronicle")
def test_at_era_4_no_marker_is_put_down():
    game = laid({"ca": [RELIC, TREASURE], "era": 4}, {})
    do(game, "advance-era")
    assert game.ask.prompt == "ca-to-hand"
    do(game, "遺物")
    assert (names(game, "discard"), len(game.state.era_yard(0))) == (["宝"], 4)


@pytest.mark.clause("9.7.3.1", "9.7.3.2.1", "9.7.3.4", game="last-chronicle")
def test_the_hand_is_discarded_down_to_six_and_damage_goes():
    game = laid({"hand": [SOLDIER] * 7 + [BOLT], "battlefield": [SOLDIER, "damage=500"]}, {}, start="processing_step")
    passes(game)
    assert (game.ask.prompt, game.ask.about) == ("discard-to-limit", (2, 2))
    game.answer(0)
    game.answer(0)
    assert (len(game.state.hand(0)), len(game.state.discard_pile(0))) == (6, 2)
    assert game.state.cards[game.state.battlefield(0)[0]].damage == 0
    assert (game.state.player, game.state.turn) == (1, 4)


@pytest.mark.clause("9.5.6", game="last-chronicle")
def test_one_stone_a_turn():
    game = laid({"hand": [SOLDIER, WHITE]}, {})
    do(game, ("place-soul", "白石"))
    assert (names(game, "souls"), game.ask.seat) == (["白石"], 0)
    assert ("place-soul", "兵士") not in offers(game)


@pytest.mark.clause("6.11.4", game="last-chronicle")
def test_tokens_vanish_wherever_they_went():
    game = laid({"battlefield": [SOLDIER]}, {})
    g = game.state
    (made,) = make_tokens(g, 0, SPIRIT, 1)
    move_at_once(g, ((made, DECK, 0, False, "effect"),))
    assert (g.strays, len(g.deck(0))) == ((made,), 11)
    g.rearrange(g.deck(0), [10, *range(10)])
    do(game, "pass")
    g = game.state
    assert (g.strays, len(g.deck(0)), [g.cards[id].face for id in g.zones[OUT * 2]]) == ((), 10, [SPIRIT])


@pytest.mark.clause("13.1", "C10", game="last-chronicle")
def test_what_is_due_for_ever_is_a_draw():
    game = laid({"battlefield": [UNDYING, "damage=1000"]}, {})
    assert game.outcome == Outcome(Outcome.DRAWN, "13.1")


@pytest.mark.clause("3.1.3", game="last-chronicle")
def test_conceding_loses_at_once_and_cites_the_book():
    game = laid({}, {})
    game.concede(1)
    assert (game.outcome, game.events[-2].clause) == (Outcome(1, "3.1.3"), "3.1.3")


@pytest.mark.clause("6.11.4", game="last-chronicle")
def test_a_token_that_a_rule_process_destroys_vanishes_in_the_next():
    game = laid({"battlefield": [SOLDIER]}, {})
    g = game.state
    (made,) = make_tokens(g, 0, SPIRIT, 1)
    do(game, "pass")
    g = game.state
    assert [g.cards[id].face for id in g.battlefield(0)] == [SOLDIER]
    assert (g.cards[made].zone, [event.what for event in game.events if event.kind in ("moved", "out")][-2:]) == (
        OUT * 2,
        ["discard-pile", "out"],
    )
