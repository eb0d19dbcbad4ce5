"""In a position, every action that a player could point at is either offered or refused."""

import pytest

from kirifuda.legions.refusing import requests, why_not

from .board import laid, table


@pytest.mark.clause("28-1", "28-3", "28-4", "28-6", "28-8", "32-2", "33-4")
@pytest.mark.parametrize("edition", ["2019", "2018"])
@pytest.mark.parametrize(
    ("one", "two"),
    [
        ({"left": ["試しの兵"], "standby": ["試しの兵", "引き潮の枷"], "hand": ["試しの兵"], "cores": 3}, {}),
        ({"left": ["試しの兵 exhausted"], "standby": ["引き潮の枷"]}, {"left": ["試しの兵"]}),
        ({"left": ["試しの兵 reversed"], "center": ["試しの斥候 incapacitated"]}, {"wait-1": ["試しの兵"]}),
        ({"lord-area": ["試しの主"], "lord-cores": 3, "hand": ["試しの主"], "cores": 9, "awakened": 1}, {}),
        ({"standby": ["試しの主"], "cores": 2}, {}),
        ({"standby": ["試しの主", "試しの主"], "cores": 3, "awakened": 1}, {"left": ["試しの兵"]}),
    ],
)
def test_exactly_what_is_not_offered_in_a_position_is_refused(edition: str, one: dict, two: dict) -> None:
    game = laid(one, two, edition)
    g = table(game)
    assert game.ask is not None and game.ask.kind == "act"
    free = {value for value in requests(g, g.player) if why_not(g, g.player, value) is None}
    assert free == set(game.ask.values)
