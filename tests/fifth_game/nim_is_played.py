"""Nim, a game that Kirifuda knows nothing of, by everything that Kirifuda does with games.

Run by test_fifth_game.py in a process of its own, in which the package `nim` is installed.
"""

import pickle
import random
from pathlib import Path

import pytest
from tests.server.players import Player, opened, play_on
from tests.server.serving import Browser, Serving

import kirifuda
from kirifuda.agents import AGENTS, agent_named, play_out
from kirifuda.conformance.openings import STYLES, Opening
from kirifuda.conformance.suite import watched
from kirifuda.kernel.game import Game
from kirifuda.ledger import make_ledger
from kirifuda.replay import load, save, verify
from kirifuda.scenario import load as load_scenario
from kirifuda.server.settings import Settings

HERE = Path(__file__).parent


def test_it_is_one_of_the_games() -> None:
    assert kirifuda.games() == ("black-poker", "legions", "last-chronicle", "legend-of-stars", "nim")
    assert kirifuda.editions("ニム") == ("plain",)


def test_from_python() -> None:
    game = kirifuda.start("nim")
    assert [str(option) for option in kirifuda.options(game)] == ["0: 1個取る [2]", "1: 2個取る [2]", "2: 3個取る [2]"]
    for _ in range(3):
        game.answer(2)
    twin = pickle.loads(pickle.dumps(game.fork()))
    twin.answer(1)
    assert str(kirifuda.why_not(twin, "three stones", language="en")) == "There are only 1 stones left. [2]"
    game.answer(2)
    assert (game.outcome, twin.outcome) == (kirifuda.Outcome(0, "3"), None)


def test_a_deck_is_held_against_its_rules() -> None:
    with pytest.raises(kirifuda.Complaint) as refused:
        kirifuda.start("nim", decks=("5 石", None))
    assert "石は6個持ち寄ります（5個あります）。［1］" in str(refused.value)


def test_scenarios() -> None:
    report = load_scenario(HERE / "tests" / "scenarios" / "nim" / "the-last-stone.toml").run()
    assert report.holds


@pytest.mark.parametrize("name", sorted(AGENTS))
def test_every_agent(name: str) -> None:
    game = kirifuda.start("nim", seed=1)
    play_out(game, [agent_named(name, seed) for seed in (1, 2)])
    assert game.outcome is not None


def test_replays(tmp_path: Path) -> None:
    game = played(kirifuda.start("nim", seed=3))
    save(tmp_path / "nim.replay", game)
    recorded = load(tmp_path / "nim.replay")
    verify(recorded)
    assert recorded.game().log == game.log


@pytest.mark.parametrize("style", STYLES)
def test_a_soak(style: int) -> None:
    found = watched(Opening("nim", "plain", style))
    assert (found.fault, found.decisions > 3) == (None, True)


def test_the_ledger() -> None:
    ledger = make_ledger("nim", 10)
    assert ledger.gaps == ()
    assert {id: (len(entry.code) > 0, len(entry.scenarios)) for id, entry in ledger.entries.items()} == {
        "1": (True, 1),
        "2": (True, 1),
        "3": (True, 1),
    }


def test_the_server(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path / 'kirifuda.sqlite'}", thinkers=1)
    with Serving(settings) as server, server.browser() as one, Browser(base_url=one.base_url) as other:
        assert "nim" in [game["game"] for game in one.get("/api/games").json()]
        assert one.get("/api/games/nim/cards").json() == [{"name": "石", "english": "stone"}]
        assert one.get("/api/games/nim/plain/clauses/3").json()["clause"] == "3"
        table = opened(one, game="nim", edition="plain")["table"]
        other.post(f"/api/tables/{table}/join", json={"name": "乙"})
        with Player(one, table) as first, Player(other, table) as second:
            play_on([first, second], random.Random(5))
            assert first.state["outcome"]["by"] == "3"
        file = one.get(f"/api/tables/{table}/games/1/file").text
        assert one.post("/api/replays/open", json={"text": file}).json()["steps"][-1]["outcome"]["by"] == "3"


def played(game: Game) -> Game:
    lot = random.Random(7)
    while game.ask is not None:
        game.answer(lot.randrange(game.ask.size))
    return game
