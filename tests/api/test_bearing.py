"""Options say what they mean: what gives something up or ends a phase or a turn is no ordinary thing to do."""

import pytest
from tests.conformance import black_poker
from tests.last_chronicle import board as chronicle
from tests.legend_of_stars import board as stars
from tests.legions import board as legions

import kirifuda
from kirifuda import Game
from kirifuda.kernel.ask import ACT, choose
from kirifuda.kernel.bearing import BEARINGS, ENDS_PHASE, ENDS_TURN, GIVES_UP, ORDINARY
from kirifuda.kernel.chance import Dealer
from kirifuda.legend_of_stars.options.actions import END, PLACE, code
from kirifuda.legend_of_stars.options.asking import act


def bearings(game: Game) -> dict[str, str]:
    return {option.text: option.bearing for option in kirifuda.options(game, "en")}


@pytest.mark.parametrize("edition", ["2019", "2018"])
def test_legions_warns_of_exiling_and_of_the_end_of_the_turn(edition: str) -> None:
    game = legions.laid({"left": ["試しの兵"], "standby": ["試しの兵"], "cores": 3}, {}, edition)
    found = [(option.text.split(":")[0], option.bearing) for option in kirifuda.options(game, "en")]
    assert ("End the main phase", ENDS_TURN) in found
    assert [bearing for text, bearing in found if text.startswith("Exile")] == [GIVES_UP, GIVES_UP]
    rest = {bearing for text, bearing in found if not text.startswith(("Exile", "End"))}
    assert rest == {ORDINARY}


@pytest.mark.parametrize(("phase", "bearing"), [("main", ENDS_PHASE), ("main-2", ENDS_TURN)])
def test_last_chronicle_tells_the_main_phase_before_combat_from_the_last(phase: str, bearing: str) -> None:
    game = chronicle.laid({"hand": ["試しの兵"]}, {}, phase=phase)
    assert kirifuda.options(game)[0].bearing == bearing
    assert {option.bearing for option in kirifuda.options(game)[1:]} == {ORDINARY}


def test_legend_of_stars_tells_the_phases_from_the_turn() -> None:
    game = kirifuda.start("legend-of-stars", seed=3)
    found: dict[str, set[str]] = {}
    dealer = Dealer(3)
    while game.ask is not None and len(found) < 3:
        if game.ask.kind == ACT and (phase := game.ask.prompt) in ("main", "lead", "attack"):
            found.setdefault(phase, set()).update(
                option.bearing for option in kirifuda.options(game, "en") if option.text.startswith("End")
            )
        game.answer(dealer.below(game.ask.size))
    assert found == {"main": {ENDS_PHASE}, "lead": {ENDS_PHASE}, "attack": {ENDS_TURN}}


@pytest.mark.clause("5.3", game="legend-of-stars")
def test_what_only_has_the_number_of_the_end_does_not_end_a_phase() -> None:
    g = stars.laid(front_1="剣士", hand="盾")
    asked = act(g, 0, "5.3", "main", lambda table, seat: (code(END), code(PLACE, 0), code(PLACE, 1)))
    card = choose(0, "", "choose", (0, 1))
    assert [stars.RULES.bearing(g, asked, value) for value in (code(END), code(PLACE, 0), code(PLACE, 1))] == [
        ENDS_PHASE,
        ORDINARY,
        ORDINARY,
    ]
    assert [stars.RULES.bearing(g, card, value) for value in (0, 1)] == [ORDINARY, ORDINARY]


def test_blackpoker_warns_of_the_end_of_the_turn_alone() -> None:
    game = black_poker.game("light", hand0="♠5 ♠K", soldiers0="♣3")
    found = bearings(game)
    assert found.pop("End") == ENDS_TURN
    assert set(found.values()) == {ORDINARY}
    assert len(found) > 1


@pytest.mark.clause("アクションリスト/エンド", game="black-poker")
def test_what_only_has_the_number_of_the_end_does_not_end_the_turn() -> None:
    game = black_poker.game("light", hand0="♠5 ♠K", soldiers0="♣3")
    assert game.ask is not None
    end = game.ask.value_at(0)
    card = choose(0, "", "key-card", (end, end + 1))
    assert game.rules.bearing(game.state, game.ask, end) == ENDS_TURN
    assert game.rules.bearing(game.state, card, end) == ORDINARY


@pytest.mark.parametrize("game", kirifuda.games())
def test_every_option_of_every_question_has_a_bearing(game: str) -> None:
    played = kirifuda.start(game, seed=5)
    dealer = Dealer(5)
    while played.ask is not None:
        for index in range(played.ask.size):
            assert played.rules.bearing(played.state, played.ask, played.ask.value_at(index)) in BEARINGS
        played.answer(dealer.below(played.ask.size))
