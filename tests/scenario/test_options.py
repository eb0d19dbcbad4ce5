"""What options are called, by those who play and by those who write scenarios."""

from collections.abc import Callable

from kirifuda.scenario import Scenario
from kirifuda.scenario.play import Play
from kirifuda.words import say

FALLING = """
[position]
stage = ["2 キル ♠2 ♠3 > ♡4+♡5"]
[position.1]
soldiers = ["♡4+♡5"]
"""


def test_the_cards_of_a_soldier_are_called_one_by_one_where_they_part(
    scenario: Callable[[str], Scenario],
) -> None:
    loaded = scenario(FALLING + '[[step]]\ndo = "resolve"\nthen.offered = ["♡4", "♡5"]')
    assert loaded.run().holds
    play = Play(loaded.known, loaded.state(), {}, False, "en", [])
    play.take(["resolve"])
    asked = play.game.ask
    assert asked is not None and asked.prompt == "graveyard-top"
    rules = play.game.rules
    assert [say(rules.option(play.game.state, asked, value, 0), "en") for value in asked.values] == ["♡4", "♡5"]
