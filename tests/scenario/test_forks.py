"""Running through forks notices a fork that is not the same game."""

from collections.abc import Callable

import pytest

from kirifuda.kernel.game import Game
from kirifuda.scenario import Scenario
from kirifuda.scenario.play import Play

TEXT = '[position.1]\nlife = 5\n[[step]]\ndo = ["アタック", "resolve"]\nthen.asks = "1 act"\n'


def test_a_fork_that_differs_is_a_failure(scenario: Callable[[str], Scenario], monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Play._twin

    def forgetful(play: Play, game: Game) -> Game:
        twin = honest(play, game)
        twin.state.used = ()
        return twin

    assert scenario(TEXT).run(through_forks=True).holds
    monkeypatch.setattr(Play, "_twin", forgetful)
    report = scenario(TEXT).run(through_forks=True, language="en")
    assert [failure.what.key for failure in report.failures] == ["scenario-fork-differs"]
    assert scenario(TEXT).run().holds
