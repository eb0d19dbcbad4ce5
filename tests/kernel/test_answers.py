"""Answers: what is not offered changes nothing; conceding is always possible."""

import pickle

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import kirifuda
from kirifuda.conformance.inside import contents
from kirifuda.kernel.game import CONCEDE, IllegalAnswer
from kirifuda.kernel.outcome import CONCEDED, Outcome

from .toy import Toy

NOT_NUMBERS = st.one_of(st.none(), st.text(), st.floats(), st.binary(), st.lists(st.integers()))


def standing(game):
    return game.ask, game.outcome, contents(game.state), game.log, game.events


def in_mid_game(answers=9):
    game = kirifuda.start("black-poker", "pro", seed=5)
    for _ in range(answers):
        game.answer(game.ask.size - 1)
    return game


MID_GAME = in_mid_game()
CHANCE_ASKED = kirifuda.start("black-poker", chance="asked")


@pytest.mark.parametrize("game", [MID_GAME, CHANCE_ASKED, Toy().game(1)], ids=["cards", "chance", "toy"])
@given(index=st.integers())
@settings(max_examples=60, deadline=None)
def test_a_number_that_is_not_offered_leaves_the_game_as_it_was(game, index):
    if 0 <= index < game.ask.size:
        index = -1 - index
    before = standing(game)
    with pytest.raises(IllegalAnswer) as refused:
        game.answer(index)
    assert (refused.value.size, standing(game)) == (game.ask.size, before)


@pytest.mark.parametrize("game", [MID_GAME, CHANCE_ASKED], ids=["cards", "chance"])
@given(given=NOT_NUMBERS)
@settings(max_examples=40, deadline=None)
def test_what_is_no_number_leaves_the_game_as_it_was(game, given):
    before = standing(game)
    with pytest.raises(IllegalAnswer):
        game.answer(given)
    assert standing(game) == before


def test_the_last_option_is_offered_and_the_one_after_it_is_not():
    game = in_mid_game(0)
    size = game.ask.size
    with pytest.raises(IllegalAnswer):
        game.fork().answer(size)
    game.answer(size - 1)
    assert game.log[-1][1] == size - 1


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("answers", [0, 1, 4, 9, 40])
def test_either_seat_can_concede_at_any_time(answers, seat):
    game = in_mid_game(answers)
    game.concede(seat)
    assert game.outcome == Outcome(seat, CONCEDED)
    assert game.outcome.winner == 1 - seat
    assert game.ask is None
    assert game.log[-1] == (seat, CONCEDE)
    assert [event.whole()[:3] for event in game.events[-2:]] == [("conceded", CONCEDED, seat), ("over", CONCEDED, seat)]


def test_a_fork_that_concedes_leaves_its_game_alone():
    game = in_mid_game()
    before = standing(game)
    twin = game.fork()
    twin.concede(0)
    assert (standing(game), twin.outcome) == (before, Outcome(0, CONCEDED))


@pytest.mark.parametrize("seat", [-1, 2, 7])
def test_only_seats_concede(seat):
    game = in_mid_game(0)
    with pytest.raises(ValueError):
        game.concede(seat)
    assert game.outcome is None


def test_a_game_that_is_over_is_answered_no_more():
    game = in_mid_game(3)
    game.concede(1)
    before = standing(game)
    with pytest.raises(IllegalAnswer):
        game.answer(0)
    with pytest.raises(IllegalAnswer):
        game.concede(0)
    assert standing(game) == before


@pytest.mark.parametrize("reach", [lambda game: game.fork(), lambda game: pickle.loads(pickle.dumps(game))])
def test_a_game_that_is_over_can_be_copied(reach):
    game = in_mid_game(3)
    game.concede(1)
    twin = reach(game)
    assert (twin.outcome, twin.ask, twin.events, twin.log) == (game.outcome, None, game.events, game.log)
    assert [twin.view(seat) for seat in (0, 1)] == [game.view(seat) for seat in (0, 1)]
    with pytest.raises(IllegalAnswer):
        twin.answer(0)
