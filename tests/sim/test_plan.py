"""Which games a plan consists of, and when a kept run is another one."""

import json
from types import SimpleNamespace

import pytest

from kirifuda.errors import Complaint
from kirifuda.sim import preparing
from kirifuda.sim.plan import GAUNTLET, ROUND_ROBIN, CardSet, Deck, Plan, check_entrants, differences
from kirifuda.sim.preparing import prepared
from kirifuda.sim.sequential import Question
from kirifuda.text.file_problems import Broken


def plan(decks=("a", "b", "c"), agents=("random",), scheme=ROUND_ROBIN, games=4, seed=1, sets=("now",)):
    return Plan(
        "legions",
        "2019",
        tuple(Deck(name, (name,)) for name in decks),
        tuple(agents),
        tuple(CardSet(name) for name in sets),
        scheme,
        games,
        seed,
    )


def seats(plan, cell):
    return [plan.fixture(plan.number_of(cell, nth)).entrants for nth in range(plan.games)]


def test_in_a_round_robin_all_meet_and_change_seats_from_game_to_game() -> None:
    one = plan()
    assert one.pairs == ((0, 1), (0, 2), (1, 2))
    assert [one.fixture(number).entrants for number in range(6)] == [(0, 1), (0, 2), (1, 2), (1, 0), (2, 0), (2, 1)]
    assert seats(one, 0) == [(0, 1), (1, 0), (0, 1), (1, 0)]
    assert one.total == 12


def test_in_a_gauntlet_the_first_meets_all_others_and_a_single_deck_meets_itself() -> None:
    assert plan(scheme=GAUNTLET).pairs == ((0, 1), (0, 2))
    assert plan(decks=("a",)).pairs == ((0, 0),)


def test_where_agents_meet_each_has_every_deck_as_often() -> None:
    one = plan(decks=("a", "b"), agents=("random", "greedy"), games=8)
    assert one.entrants == ("random", "greedy")
    dealt = [one.fixture(number) for number in range(8)]
    assert [(game.agents, game.decks) for game in dealt] == [
        ((0, 1), (0, 1)),
        ((1, 0), (1, 0)),
        ((0, 1), (1, 0)),
        ((1, 0), (0, 1)),
        ((0, 1), (0, 0)),
        ((1, 0), (0, 0)),
        ((0, 1), (1, 1)),
        ((1, 0), (1, 1)),
    ]


def test_with_every_card_set_the_same_games_are_dealt() -> None:
    one = plan(sets=("before", "now"), games=2)
    fixtures = [one.fixture(number) for number in range(one.total)]
    seeds = [[game.seed for game in fixtures if one.cells[game.cell].card_set == nth] for nth in (0, 1)]
    assert seeds[0] == seeds[1]
    assert len(set(seeds[0])) == 6


def test_a_run_goes_on_with_more_games_and_with_nothing_else_changed() -> None:
    kept = json.loads(plan(games=4).written())
    assert list(differences(kept, plan(games=9))) == []
    assert [phrase.args["what"] for phrase in differences(kept, plan(games=3))] == ["games"]
    other = plan(decks=("a", "b"), agents=("greedy",), seed=2)
    assert [phrase.args["what"] for phrase in differences(kept, other)] == ["decks", "agents", "seed"]
    assert plan(games=4).digest == plan(games=9).digest != plan(seed=2).digest


def test_entrants_are_told_apart_by_their_names() -> None:
    with pytest.raises(Complaint) as told:
        check_entrants(plan(decks=("a", "b", "a")))
    assert told.value.phrase.args["names"] == "a"
    with pytest.raises(Complaint) as told:
        check_entrants(plan(decks=("a",), scheme=GAUNTLET))
    assert told.value.phrase.key == "complaint-sim-gauntlet-alone"


@pytest.mark.parametrize(
    ("wrong", "key"),
    [
        ({"games": 0}, "sim-games"),
        ({"seed": -1}, "sim-seed"),
        ({"question": Question(0.6, 0.05)}, "sim-error"),
        ({"question": Question(0.05, 0.5)}, "sim-margin"),
        ({"agents": ["deep"]}, "unknown-agent"),
        ({"decks": ["nowhere.txt"]}, "deck-file-unreadable"),
        ({"gauntlet": True, "decks": ["wizard"]}, "sim-gauntlet-alone"),
        ({"regulation": "tomorrow"}, "unknown-regulation"),
    ],
)
def test_what_is_wrong_is_told_before_the_first_game(wrong, key) -> None:
    with pytest.raises(Complaint) as told:
        prepared("legions", **wrong)
    assert told.value.phrase.key == f"complaint-{key}"


def test_a_deck_or_card_file_that_breaks_says_so_before_the_first_game(tmp_path) -> None:
    deck = tmp_path / "mine.txt"
    deck.write_text("3 火の玉の夢\n", encoding="utf-8")
    with pytest.raises(Broken) as broken:
        prepared("legions", decks=["wizard", str(deck)])
    assert (broken.value.problems[0].path, broken.value.problems[0].line) == (deck, 1)
    cards = tmp_path / "cards.toml"
    cards.write_text('[[card]]\nname = "x"\n', encoding="utf-8")
    with pytest.raises(Broken) as broken:
        prepared("legions", cards=[cards])
    assert broken.value.problems[0].path == cards


@pytest.mark.parametrize("file", ["evaluation.py", "evaluation.json"])
def test_a_run_is_another_when_a_game_thinks_otherwise_of_positions(file, tmp_path, monkeypatch) -> None:
    """打ち手の考えは、数え方（evaluation.py）と、そこから学んだ重み（evaluation.json）からなる。"""
    monkeypatch.setattr(preparing, "record_of", lambda game: SimpleNamespace(code=tmp_path))
    (tmp_path / "evaluation.cpython-311-x86_64-linux-gnu.so").write_bytes(b"\xd1 compiled")
    players = set()
    for opinion in ("one", "other"):
        (tmp_path / file).write_text(opinion, encoding="utf-8")
        players.add(preparing._fingerprint_of_agents("legions"))
    assert len(players) == 2
