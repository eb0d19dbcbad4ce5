"""The chance of winning that a game sees in a position."""

import json
from importlib import import_module
from pathlib import Path

import pytest

import kirifuda
from kirifuda.agents import Random
from kirifuda.kernel.evaluation import Net, nets_beside

EDITIONS = [(game, edition) for game in kirifuda.games() for edition in kirifuda.editions(game)]


def positions(game: str, edition: str, seed: int):
    table = kirifuda.start(game, edition, seed=seed, recording=False)
    wanderer = Random(seed)
    while table.ask is not None:
        yield table
        table.answer(wanderer.answer(table, table.ask.seat))


@pytest.mark.parametrize(("game", "edition"), EDITIONS)
def test_what_is_good_for_one_is_as_bad_for_the_other(game: str, edition: str) -> None:
    seen = set()
    for table in positions(game, edition, 5):
        chances = [table.rules.evaluate(table.state, seat) for seat in (0, 1)]
        assert 0 < chances[0] < 1
        assert sum(chances) == pytest.approx(1)
        seen.add(chances[0])
    assert len(seen) > 10


@pytest.mark.parametrize(("game", "edition"), EDITIONS)
def test_looking_at_the_chances_changes_nothing(game: str, edition: str) -> None:
    def told(looking: bool) -> list[tuple[int, int]]:
        for table in positions(game, edition, 8):
            if looking:
                table.rules.evaluate(table.state, 0)
        return table.log

    assert told(True) == told(False)


@pytest.mark.parametrize("game", kirifuda.games())
def test_every_trait_is_counted_once_for_each_player(game: str) -> None:
    module = import_module(f"kirifuda.{game.replace('-', '_')}.evaluation")
    for table in positions(game, kirifuda.editions(game)[-1], 2):
        for seat in (0, 1):
            assert len(module.traits(table.state, seat)) == len(module.TRAITS)
    assert len(set(module.TRAITS)) == len(module.TRAITS)


@pytest.mark.parametrize("game", kirifuda.games())
def test_what_was_fitted_foretells_more_than_what_was_written_by_hand(game: str) -> None:
    file = Path(import_module(f"kirifuda.{game.replace('-', '_')}.evaluation").__file__).with_name("evaluation.json")
    losses = json.loads(file.read_text("utf-8"))["held out"]
    assert list(losses) == list(kirifuda.editions(game))
    for loss in losses.values():
        assert loss["log loss"] < min(loss["hand-written"], 0.693)


def test_a_net_adds_what_each_trait_says_and_what_its_units_see() -> None:
    """One unit sees 2·(own first) − 1·(other first) + 1, and says half of that if it is above 0."""
    net = Net([0.5, 0.0], [[2.0], [0.0]], [[-1.0], [0.0]], [1.0], [0.5])
    # plain: 0.5·(3 − 1); the unit: 2·3 − 1 + 1 = 6 for one, 2·1 − 3 + 1 = 0 for the other.
    assert net.chance([3.0, 7.0], [1.0, 0.0]) == pytest.approx(1 / (1 + 2.718281828 ** -(1.0 + 3.0)))
    assert net.chance([1.0, 0.0], [3.0, 7.0]) == pytest.approx(1 / (1 + 2.718281828 ** (1.0 + 3.0)))
    assert net.chance([9e9, 0.0], [0.0, 0.0]) < 1.0 + 1e-9


def test_a_file_that_was_fitted_to_other_traits_is_refused(tmp_path: Path) -> None:
    (tmp_path / "evaluation.json").write_text(json.dumps({"traits": ["life"], "nets": {}}))
    with pytest.raises(ValueError, match="fitted to other traits"):
        nets_beside(str(tmp_path / "evaluation.py"), ("life", "cores"))
