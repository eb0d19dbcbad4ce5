"""What the player that looks one decision ahead goes by."""

import pytest

import kirifuda
from kirifuda.agents import Greedy, Random
from kirifuda.legions.evaluation import evaluate

from .board import laid, table


def worth(one: dict, two: dict | None = None, **facts) -> float:
    g = table(laid({"cores": 2, "life": 10} | one, {"cores": 2, "life": 10} | (two or {}), **facts))
    assert evaluate(g, 0) == pytest.approx(1 - evaluate(g, 1)), "what is good for one is as bad for the other"
    return evaluate(g, 0)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"life": 11}, {}),
        ({"cores": 3}, {}),
        ({"hand": ["試しの兵"]}, {}),
        ({"standby": ["試しの兵"]}, {"wait-1": ["試しの兵"]}),
        ({"left": ["試しの兵"]}, {"standby": ["試しの兵"]}),
        ({"left": ["試しの兵"]}, {"left": ["試しの兵 exhausted"]}),
        ({"left": ["試しの兵"]}, {"left": ["試しの兵 damage=2"]}),
        ({"left": ["試しの兵"]}, {"left": ["試しの兵 reversed"]}),
        ({"left": ["試しの旗手"]}, {"left": ["試しの兵"]}),
        ({"awakened": 1}, {}),
        ({"cores": 11}, {"cores": 10, "life": 13}),
    ],
)
def test_this_is_better_than_that(better: dict, worse: dict) -> None:
    assert worth(better) > worth(worse)


def test_a_lethal_attack_counts_for_more_than_a_unit() -> None:
    attackers = {"left": ["試しの兵"], "lord-area": ["試しの主"]}
    open_to_it = worth(attackers, {"life": 6})
    blocked = worth(attackers, {"life": 6, "right": ["試しの石"], "center": ["試しの石"]})
    assert open_to_it > blocked + 0.1


def test_greedy_beats_random_with_every_starter_deck() -> None:
    lost = []
    for seed, deck in enumerate(("demon-ruler", "doll-master", "fairy-tamer", "general", "necromancer", "shaman")):
        game = kirifuda.start("legions", decks=(deck, "general"), seed=seed, recording=False)
        agents = (Greedy(seed, worlds=1), Random(seed))
        while game.ask is not None:
            game.answer(agents[game.ask.seat].answer(game, game.ask.seat))
        assert game.outcome is not None
        lost += [deck] if game.outcome.winner != 0 else []
    assert lost == []
