"""Environments: PettingZoo's own tests, nothing but what a seat sees, every option reachable."""

import subprocess
import sys
import warnings

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import kirifuda
from kirifuda import envs
from kirifuda.envs import aec, encoding, sitting
from kirifuda.envs.encoding import CARDS, OPTIONS, SHAPES, TERMS, described, encoded, pages_of, token
from kirifuda.kernel.ask import KINDS
from kirifuda.kernel.chance import Dealer
from kirifuda.kernel.game import Unimaginable
from kirifuda.words import keys_after

GAMES = kirifuda.games()


@pytest.mark.parametrize("name", GAMES)
def test_the_environment_keeps_to_pettingzoos_api_and_is_the_same_by_seed(name) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)  # that observations are dictionaries
        api_test(envs.env(name), num_cycles=200)
        seed_test(lambda: envs.env(name), num_cycles=100)


def walk(name, seeds=3, every=10, most=300):
    """Positions of random games at which somebody is asked, with dice."""
    for seed in range(seeds):
        game = kirifuda.start(name, seed=seed, recording=False)
        dice = Dealer(seed)
        for _ in range(most):
            if game.ask is None:
                break
            if dice.below(every) == 0:
                yield game, dice
            game.answer(dice.below(game.ask.size))


@pytest.mark.parametrize("name", GAMES)
def test_nothing_that_a_seat_cannot_see_changes_what_is_observed(name) -> None:
    looked = 0
    for game, dice in walk(name):
        seat = game.ask.seat
        try:
            world = game.imagine(seat, dice.below(1 << 60))
        except Unimaginable:
            continue
        for page in range(pages_of(game.ask)):
            (one, mask), (other, mask_there) = encoded(game, seat, page), encoded(world, seat, page)
            assert all(np.array_equal(one[table], other[table]) for table in SHAPES)
            assert np.array_equal(mask, mask_there)
        looked += game.view(1 - seat) != world.view(1 - seat)
    assert looked > 20


@pytest.mark.parametrize("name", GAMES)
def test_options_are_told_apart_and_point_at_their_cards(name) -> None:
    alike = options = pointed = 0
    for game, _ in walk(name):
        tables, mask = encoded(game, game.ask.seat)
        assert mask.sum() == game.ask.size <= OPTIONS
        assert tables["question"][0] == 1 + KINDS.index(game.ask.kind)
        assert tables["question"][-1] == 0
        rows = [tuple(row) for row in tables["options"][: game.ask.size]]
        options += len(rows)
        alike += len(rows) - len(set(rows))
        assert not tables["options"][game.ask.size :].any()
        for row in rows:
            if row[1]:
                pointed += 1
                assert tables["cards"][row[1] - 1].any()
    assert pointed > 10
    assert alike == 0, f"{alike} of {options} options cannot be told from another"


@pytest.mark.parametrize("name", GAMES)
def test_whose_is_whose_does_not_depend_on_the_seat(name) -> None:
    game = kirifuda.start(name, seed=3, recording=False)
    hand, mine = token("hand"), token("life-mine")
    for seat in (0, 1):
        tables, mask = encoded(game, seat)
        zones = {(zone, whose): count for zone, whose, count in tables["zones"].tolist()}
        assert zones[hand, 1] == game.view(seat).zone("hand", seat).count
        assert zones[hand, 2] == game.view(seat).zone("hand", 1 - seat).count
        facts = dict(tables["facts"].tolist())
        assert facts.get(mine) == game.view(seat).facts.get(f"life-{seat}")
        assert mask.any() == (game.ask.seat == seat)


def test_a_question_with_more_options_than_a_page_is_turned_through(monkeypatch) -> None:
    for module in (encoding, aec, sitting):
        monkeypatch.setattr(module, "OPTIONS", 4)
    env = envs.raw_env("black-poker", "standard")
    env.reset(seed=1)
    while env.game.ask.size != 8:
        env.step(0)
    agent = env.agent_selection
    shown = []
    for page in (0, 1, 0):
        observed = env.observe(agent)
        assert observed["action_mask"].tolist() == [1] * 5
        assert observed["observation"]["question"][3:6].tolist() == [8, page, 2]
        shown.append(observed["observation"]["options"][:4].tolist())
        env.step(4)
    assert shown[0] == shown[2] != shown[1]
    answers = len(env.game.log)
    env.step(2)
    assert env.game.log[answers][1] == 4 + 2


def test_rewards_come_at_the_end_with_the_clause() -> None:
    env = envs.env("black-poker")
    env.reset(seed=4)
    dice = Dealer(4)
    total = dict.fromkeys(env.possible_agents, 0)
    for agent in env.agent_iter():
        observed, reward, ended, cut, info = env.last()
        total[agent] += reward
        legal = np.flatnonzero(observed["action_mask"])
        env.step(None if ended or cut else int(legal[dice.below(len(legal))]))
    outcome = env.unwrapped.game.outcome
    assert total == {f"player_{outcome.winner}": 1, f"player_{outcome.loser}": -1}
    assert info == {"by": outcome.by}


def test_decks_are_those_that_were_asked_for() -> None:
    env = envs.raw_env("legions", "2018", decks=("wizard", "shaman"))
    env.reset(seed=1)
    assert env.rules.edition == "2018"
    names = {env.rules.name_of_face(card.face) for card in env.game.start.cards if card.owner == 0}
    assert "煤の学匠イグレオ" in names
    with pytest.raises(kirifuda.Complaint):
        envs.raw_env("legions", decks=("wizard", "nobody"))


@pytest.mark.parametrize("name", GAMES)
def test_words_of_a_game_have_tokens_of_their_own(name) -> None:
    rules = kirifuda.rules(name)
    words = {*keys_after(f"{name}-mark-"), *keys_after(f"{name}-ask-"), *(key for _, key, _ in rules.actions())}
    words |= {zone.name for zone in kirifuda.start(name, seed=1).state.specs}
    assert len({token(word) for word in words}) == len(words)
    assert 0 not in {token(word) for word in words} and token("") == 0
    assert token("hand") == 51_126


def test_every_column_has_a_name() -> None:
    columns = described()
    assert columns["encoding"] == envs.ENCODING
    assert {name: (shape[-1]) for name, shape in SHAPES.items()} == {name: len(columns[name]) for name in SHAPES}
    assert SHAPES["cards"] == (CARDS, 5 + 2 * TERMS)


def test_without_its_extra_the_package_says_what_to_install() -> None:
    code = "import sys; sys.modules['numpy'] = None; import kirifuda.envs"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert "kirifuda[train]" in done.stderr
