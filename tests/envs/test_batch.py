"""Many games side by side: the same games as in the single environment, in one process and in several."""

import numpy as np
import pytest

import kirifuda
from kirifuda import envs
from kirifuda.envs import sitting
from kirifuda.envs.encoding import SHAPES, token
from kirifuda.kernel.chance import Dealer

GAMES = kirifuda.games()
MANY = 3
ARRAYS = ("block", "masks", "seats", "rewards", "ended", "cut", "by")


def picked(batch: envs.Batch, dice: Dealer) -> list[int]:
    """Any action that is not masked, for every game."""
    allowed = [np.flatnonzero(mask) for mask in batch.masks]
    return [int(actions[dice.below(len(actions))]) for actions in allowed]


def shown(env) -> dict[str, np.ndarray]:
    observed = env.observe(env.agent_selection)
    return {**observed["observation"], "mask": observed["action_mask"]}


@pytest.mark.parametrize("name", GAMES)
def test_the_same_games_by_seed_as_in_the_single_environment(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """終わったゲームの次のゲームも、打ち切られたゲームの次も。"""
    monkeypatch.setattr(sitting, "LONGEST", 150)
    singles = [envs.raw_env(name) for _ in range(MANY)]
    for at, env in enumerate(singles):
        env.reset(seed=40 + at)
    batch = envs.Batch(name, many=MANY)
    batch.reset(seed=40)
    dice = Dealer(1)
    finished = 0
    for _ in range(400):
        actions = picked(batch, dice)
        batch.step(actions)
        for at, (env, action) in enumerate(zip(singles, actions, strict=True)):
            env.step(action)
            rewards = [env.rewards[agent] for agent in env.possible_agents]
            ended, cut = env.terminations["player_0"], env.truncations["player_0"]
            assert batch.rewards[at].tolist() == rewards
            assert (batch.ended[at], batch.cut[at]) == (ended, cut)
            assert batch.by[at] == token(env.infos["player_0"].get("by", ""))
            if ended or cut:
                finished += 1
                env.reset()
            seen = shown(env)
            assert batch.seats[at] == env.possible_agents.index(env.agent_selection)
            assert all(np.array_equal(batch.observations[table][at], seen[table]) for table in SHAPES)
            assert np.array_equal(batch.masks[at], seen["mask"])
    assert finished > MANY, "no game was followed by another"


def test_several_processes_play_the_same_as_one() -> None:
    dice = Dealer(2)
    alone = envs.Batch("black-poker", "light", many=5)
    with envs.Batch("black-poker", "light", many=5, jobs=2) as together:
        for seed in (7, 8):
            for batch in (alone, together):
                batch.reset(seed=seed)
            for _ in range(60):
                assert all(np.array_equal(getattr(alone, name), getattr(together, name)) for name in ARRAYS)
                actions = picked(alone, dice)
                for batch in (alone, together):
                    batch.step(np.array(actions))


def test_a_process_that_is_gone_is_said_to_be() -> None:
    with envs.Batch("black-poker", many=2, jobs=2) as batch:
        batch._workers[1]._process.kill()
        with pytest.raises(kirifuda.Complaint) as caught:
            batch.step([int(mask.argmax()) for mask in batch.masks])
        assert caught.value.phrase.key == "complaint-batch-worker"


@pytest.mark.parametrize(
    ("actions", "key"),
    [
        ([0], "batch-actions"),
        ([0.0, 0.0], "batch-actions"),
        ([0, 127], "batch-action"),
        ([0, 129], "batch-action"),
        ([-1, 0], "batch-action"),
    ],
)
def test_actions_that_are_no_good_step_no_game(actions: list[int], key: str) -> None:
    batch = envs.Batch("legions", many=2)
    batch.reset(seed=1)
    before = batch.block.copy()
    with pytest.raises(kirifuda.Complaint) as caught:
        batch.step(actions)
    assert caught.value.phrase.key == f"complaint-{key}"
    assert np.array_equal(batch.block, before)


@pytest.mark.parametrize(("many", "jobs"), [(0, 1), (2, 3), (2, 0)])
def test_a_batch_has_a_game_for_every_process(many: int, jobs: int) -> None:
    with pytest.raises(kirifuda.Complaint) as caught:
        envs.Batch("legions", many=many, jobs=jobs)
    assert caught.value.phrase.key == "complaint-batch-size"


@pytest.mark.parametrize("jobs", [1, 2])
def test_what_is_wrong_with_a_deck_is_said_before_any_game(jobs: int) -> None:
    with pytest.raises(kirifuda.Complaint):
        envs.Batch("legions", decks=("wizard", "nobody"), many=2, jobs=jobs)
