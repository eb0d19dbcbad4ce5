"""What an answer means that is no action."""

import pytest

import kirifuda
from kirifuda.kernel.bearing import ORDINARY

from .board import laid


@pytest.mark.clause("27-6②", game="legions")
def test_what_is_answered_to_another_question_of_legions_is_no_end_of_the_turn() -> None:
    game = laid({"hand": ["試しの兵"]}, {}, phase="draw")
    assert game.ask is not None and game.ask.prompt == "card-change"
    assert {option.bearing for option in kirifuda.options(game)} == {ORDINARY}
