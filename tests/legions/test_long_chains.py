"""A chain costs what is new in it, however long it is (2018: 37-7)."""

from pathlib import Path

import pytest

from kirifuda.conformance.fault import Fault
from kirifuda.kernel.game import Game
from kirifuda.legions.record.checks import HeardOut
from kirifuda.legions.table import Table
from kirifuda.scenario.play import Play
from kirifuda.scenario.scenario import load

STEERING = """
game = "legions"
edition = "2018"
clauses = ["37-7"]
title = "Two who move each other"
cards = "cards.toml"
[position.1]
left = ["押し返す舟"]
[position.2]
left = ["押し返す舟"]
[[step]]
do = "move 押し返す舟"
"""
CARD = """
[[card]]
name = "押し返す舟"
category = "ミニオン"
colours = ["白"]
cost = 1
atk = 1
hp = 3
wt = 1
text = "「押し返し」《レーン移動時》：相手のフィールドにあるミニオンを1体選び、隣接するレーンに移動させる。"
"""


@pytest.fixture
def chain(tmp_path: Path) -> Game:
    """A game in a chain that goes on as long as somebody chooses the lanes."""
    tmp_path.joinpath("cards.toml").write_text(CARD, encoding="utf-8")
    file = tmp_path / "steering.toml"
    file.write_text(STEERING, encoding="utf-8")
    scenario = load(file)
    play = Play(scenario.known, scenario.state(), {}, False, "ja", [])
    play.take(["レーン移動 押し返す舟"])
    return play.game


def table(game: Game) -> Table:
    assert isinstance(game.state, Table)
    return game.state


@pytest.mark.clause("37-7", game="legions", edition="2018")
def test_a_look_at_a_chain_is_a_look_at_what_is_new(chain: Game) -> None:
    looked_at = []
    while chain.ask is not None and len(table(chain).occurrences) < 60:
        looked_at.append(len(table(chain).unheard))
        chain.answer(chain.ask.size - 1)
    assert len(table(chain).occurrences) >= 60
    assert max(looked_at) <= 2


def test_what_is_due_is_the_same_as_if_all_were_looked_at(chain: Game) -> None:
    while chain.ask is not None and len(table(chain).occurrences) < 20:
        HeardOut().at(chain, 0)
        chain.answer(chain.ask.size - 1)


def test_a_change_that_is_heard_out_too_soon_is_noticed(chain: Game) -> None:
    g = table(chain)
    g.unheard = g.chain = g.set_aside = ()
    with pytest.raises(Fault, match="heard out"):
        HeardOut().at(chain, 0)
