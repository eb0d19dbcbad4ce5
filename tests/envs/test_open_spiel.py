"""The games for OpenSpiel: its own tests, what a player knows and what it does not, its search plays them."""

import random
import unittest

import pytest

import kirifuda

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install 'kirifuda[openspiel]'")

from open_spiel.integration_tests import api_test  # noqa: E402
from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402

from kirifuda.envs import open_spiel  # noqa: E402
from kirifuda.envs.encoding import OPTIONS  # noqa: E402

GAMES = kirifuda.games()


def started(name: str, dice: random.Random, moves: int = 0):
    """A game after its chance, and after some moves at random."""
    state = pyspiel.load_game(f"kirifuda(game={name})").new_initial_state()
    while not state.is_terminal() and (state.is_chance_node() or moves > 0):
        moves -= not state.is_chance_node()
        outcomes = [byte for byte, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(dice.choice(outcomes))
    return state


@pytest.mark.parametrize("name", GAMES)
def test_every_game_keeps_to_open_spiels_random_sim_test(name) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(f"kirifuda(game={name})"), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_every_game_keeps_to_open_spiels_api(name) -> None:
    case = type(
        "Ours",
        (api_test.EnforceAPIOnPartialTreeBase,),
        {"game": pyspiel.load_game(f"kirifuda(game={name})"), "game_name": "kirifuda"},
    )
    suite = unittest.defaultTestLoader.loadTestsFromTestCase(case)
    assert suite.countTestCases() >= 5
    told = unittest.TestResult()
    suite.run(told)
    assert told.testsRun == suite.countTestCases() and told.wasSuccessful(), (told.errors, told.failures)


@pytest.mark.parametrize("name", GAMES)
def test_a_position_that_is_resampled_is_the_same_to_its_player_and_another_to_the_other(name) -> None:
    dice = random.Random(4)
    others = 0
    for moves in (0, 5, 20, 40, 60):
        state = started(name, dice, moves)
        if state.is_terminal():
            continue
        seat = state.current_player()
        world = state.resample_from_infostate(seat, dice.random)
        assert world.current_player() == seat and world.legal_actions() == state.legal_actions()
        assert world.information_state_string(seat) == state.information_state_string(seat)
        assert world.observation_string(seat) == state.observation_string(seat)
        assert world.information_state_tensor(seat) == state.information_state_tensor(seat)
        others += world.observation_string(1 - seat) != state.observation_string(1 - seat)
        before = str(state)
        world.apply_action(dice.choice(world.legal_actions()))
        assert str(state) == before != str(world)
    assert others >= 3


@pytest.mark.parametrize("name", GAMES)
def test_what_a_player_knows_holds_all_that_it_was_told_and_all_that_it_answered(name) -> None:
    state = started(name, random.Random(2))
    seat = state.current_player()
    children = {action: state.child(action) for action in state.legal_actions()[:4]}
    assert len({child.information_state_string(seat) for child in children.values()}) == len(children) > 1
    dice = random.Random(3)
    known: list[set[str]] = [set(), set()]
    for _ in range(60):
        if state.is_terminal():
            break
        seat = state.current_player()
        assert state.information_state_string(seat) not in known[seat]
        known[seat].add(state.information_state_string(seat))
        state.apply_action(dice.choice(state.legal_actions()))


def test_what_a_player_knows_of_a_game_says_nothing_of_the_others_hand() -> None:
    """ライトの最初の問い：相手の手札がどう配られていても、知っていることは同じ。"""
    state = started("black-poker", random.Random(7))
    seat = state.current_player()
    worlds = [state.resample_from_infostate(seat, random.Random(nth).random) for nth in range(20)]
    assert len({world.information_state_string(seat) for world in worlds}) == 1
    assert len({world.observation_string(1 - seat) for world in worlds}) == 20


def test_a_game_is_written_by_its_seed_and_its_moves() -> None:
    state = started("legions", random.Random(1), 30)
    again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))[1]
    assert str(again) == str(state)
    assert [again.observation_string(seat) for seat in (0, 1)] == [state.observation_string(seat) for seat in (0, 1)]


def test_edition_and_decks_are_those_that_were_asked_for() -> None:
    game = pyspiel.load_game("kirifuda(game=legions/2018,deck_0=wizard,deck_1=shaman)")
    assert game.rules.edition == "2018"
    assert pyspiel.load_game(str(game)).rules is game.rules
    assert game.decks == kirifuda.api.read_decks(game.rules, ("wizard", "shaman"))
    with pytest.raises(kirifuda.Complaint):
        pyspiel.load_game("kirifuda(game=chess)")


def test_a_page_is_turned_where_options_are_many(monkeypatch) -> None:
    from kirifuda.envs import encoding

    for module in (encoding, open_spiel):
        monkeypatch.setattr(module, "OPTIONS", 4)
    state = started("black-poker", random.Random(1))
    size = state.under_way.game.ask.size
    pages = -(-size // 4)
    assert pages > 1 and state.legal_actions() == [0, 1, 2, 3, 4]
    seen = {state.information_state_string()}
    for _ in range(pages - 1):
        state.apply_action(4)
        seen.add(state.information_state_string())
    assert len(seen) == pages
    assert state.legal_actions() == [*range((size - 1) % 4 + 1), 4]
    state.apply_action(0)
    assert state.under_way.game.log[-1][1] == 4 * (pages - 1)
    assert OPTIONS == 128


def test_open_spiels_search_plays_our_black_poker() -> None:
    game = pyspiel.load_game("kirifuda(game=black-poker/light)")
    state = started("black-poker", random.Random(5))
    bot = ismcts.ISMCTSBot(
        game=game,
        uct_c=1.0,
        evaluator=mcts.RandomRolloutEvaluator(1),
        max_simulations=3,
        allow_inconsistent_action_sets=True,
    )
    for _ in range(3):
        legal = state.legal_actions()
        action = bot.step(state)
        assert action in legal
        state.apply_action(action)
