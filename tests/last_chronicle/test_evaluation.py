"""What the player that looks one decision ahead goes by."""

import pytest

import kirifuda
from kirifuda.agents import Greedy, Random
from kirifuda.agents.calling import worth_trying
from kirifuda.last_chronicle.decks import starter_decks
from kirifuda.last_chronicle.evaluation import evaluate, is_free
from kirifuda.last_chronicle.option_codes import PASS, SOUL_ACTION, STONE, parts

from .board import laid, table


def worth(one: dict, two: dict | None = None, **facts) -> float:
    g = table(laid({"life": 10} | one, {"life": 10} | (two or {}), **facts))
    assert evaluate(g, 0) == pytest.approx(1 - evaluate(g, 1)), "what is good for one is as bad for the other"
    return evaluate(g, 0)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"life": 11}, {}),
        ({"life": 4}, {"life": 2, "advance-points": 3}),
        ({"era-yard": ["試しの兵"] * 2}, {}),
        ({"ca-yard": ["試しの書"]}, {"ca-yard": ["試しの火"]}),
        ({"soul-yard": ["試しの兵"]}, {"hand": ["試しの兵"]}),
        ({"soul-yard": ["試しの兵"]}, {"soul-yard": ["試しの兵 wiped"]}),
        ({"hand": ["試しの兵"]}, {}),
        ({"battlefield": ["試しの兵"]}, {"hand": ["試しの兵"]}),
        ({"battlefield": ["試しの兵"]}, {"battlefield": ["試しの兵 wiped"]}),
        ({"battlefield": ["試しの兵"]}, {"battlefield": ["試しの兵 damage=500"]}),
        ({"battlefield": ["試しの機 counter:動力=2"]}, {"battlefield": ["試しの機"]}),
        ({"battlefield": ["試しの兵+試しの兵"]}, {"battlefield": ["試しの兵"]}),
        (
            {"battlefield": ["試しの古兵"], "era-yard": ["試しの兵"] * 2},
            {"battlefield": ["試しの兵"], "era-yard": ["試しの兵"] * 2},
        ),
        ({}, {"deck": ["試しの兵"]}),
    ],
)
def test_this_is_better_than_that(better: dict, worse: dict) -> None:
    assert worth(better) > worth(worse)


def test_a_lethal_attack_counts_for_more_than_a_unit() -> None:
    attackers = {"battlefield": ["試しの兵"] * 2}
    open_to_it = worth(attackers, {"life": 2})
    blocked = worth(attackers, {"life": 2, "battlefield": ["試しの兵"]})
    assert open_to_it > blocked + 0.05


@pytest.mark.parametrize(
    ("facts", "free"),
    [({}, True), ({"phase": "main-2"}, True), ({"priority": 1}, False), ({"step": "before-attack"}, False)],
)
def test_players_plan_anew_in_their_own_main_phases(facts: dict, free: bool) -> None:
    game = laid({}, {}, **facts)
    assert game.ask is not None
    assert is_free(table(game), game.ask) == free


def test_greedy_beats_random_with_every_starter_deck() -> None:
    lost = []
    for seed, deck in enumerate(starter_decks()):
        game = kirifuda.start("last-chronicle", decks=(deck, "dawn-march"), seed=seed, recording=False)
        agents = (Greedy(seed, worlds=1), Random(seed))
        while game.ask is not None:
            game.answer(agents[game.ask.seat].answer(game, game.ask.seat))
        assert game.outcome is not None
        lost += [deck] if game.outcome.winner != 0 else []
    assert lost == []


def kinds(game) -> list[int]:
    return [parts(value)[0] for value in game.ask.values]


def test_greedy_does_not_try_soul_actions_by_themselves() -> None:
    game = laid({"hand": ["試しの古兵"], "soul-yard": ["試しの兵", "試しの火"]}, {})
    assert kinds(game) == [PASS, STONE, SOUL_ACTION, SOUL_ACTION]
    assert worth_trying(game, game.ask) == [0, 1]
    nothing_else = laid({"soul-yard": ["試しの兵"] * 3}, {})
    assert kinds(nothing_else) == [PASS, *[SOUL_ACTION] * 3]
    assert worth_trying(nothing_else, nothing_else.ask) == [0]


def test_greedy_takes_the_soul_actions_that_paying_asks_for() -> None:
    """Two of three stones pay for the unit, and it is asked which."""
    stones = ["試しの兵", "試しの兵", "試しの火"]
    game = laid({"hand": ["試しの兵"], "soul-yard": stones}, {}, **{"stone-placed": 1})
    greedy = Greedy(1, worlds=2)
    asked = []
    while "battlefield" not in asked:
        assert game.ask is not None and game.ask.seat == 0
        asked.append(game.ask.prompt)
        game.answer(greedy.answer(game, 0))
        if table(game).battlefield(0):
            asked.append("battlefield")
    assert asked == ["priority", "soul-stone", "soul-stone", "battlefield"]
    assert sorted(table(game).cards[id].wiped for id in table(game).soul_yard(0)) == [False, True, True]
