"""What is made of the games of a run: sums, the report, the tables."""

import re
from io import BytesIO
from pathlib import Path
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner

import kirifuda
from kirifuda.cli import console
from kirifuda.cli import sim as command
from kirifuda.cli.main import app
from kirifuda.game_records import record_of
from kirifuda.sim import tables
from kirifuda.sim.playing import Table
from kirifuda.sim.preparing import prepared
from kirifuda.sim.report import report
from kirifuda.sim.results import FAULT, FORFEIT, Ended, Fate
from kirifuda.sim.run_folder import RunFolder
from kirifuda.sim.running import Running, run
from kirifuda.sim.sequential import Question
from kirifuda.sim.summary import summarised
from kirifuda.sim.unusual import unusual
from kirifuda.words import knows

MESSAGES = Path(kirifuda.__file__).parent / "messages"


@pytest.fixture(scope="module")
def duel():
    plan = prepared("legions", decks=["wizard", "shaman"], agents=["random"], games=4, seed=3)
    return plan, Table(plan)


NOTHING = (Fate(), Fate())


def game(number, winner, by="25-2b", why="", first=0, fates=NOTHING):
    return Ended(number, winner, by, why, first, 30 + number, 100, 0.0, fates, ())


def test_wins_are_counted_for_the_entrant_whatever_its_seat(duel) -> None:
    plan, table = duel
    running = Running(plan)
    for ended in (game(0, 0), game(1, 1, first=1), game(2, -1, "L97"), game(3, 0)):
        running.take(ended)
    (of,) = summarised(running, table)
    sums = [(tally.won, tally.lost, tally.drawn) for tally in (*of.entrants, of.cells[0, 1], *of.seats, of.going_first)]
    assert sums == [(2, 1, 1), (1, 2, 1), (2, 1, 1), (2, 1, 1), (1, 2, 1), (3, 0, 1)]
    assert dict(of.endings) == {"25-2b": 3, "L97": 1}
    assert of.turns == [30, 31, 32, 33]
    assert of.ratings[0].rating > 0 > of.ratings[1].rating


def test_a_fault_counts_for_nobody_and_a_forfeit_for_the_other_side(duel) -> None:
    plan, table = duel
    running = Running(plan)
    for ended in (game(0, -1, FAULT, "broke"), game(1, 0, FORFEIT, "no answer")):
        running.take(ended)
    (of,) = summarised(running, table)
    assert [ended.number for ended in of.faults] == [0]
    assert of.entrants[1].won == 1 and of.entrants[0].lost == 1
    assert dict(of.forfeits) == {(0, "no answer"): 1}


def test_what_cards_did_is_counted_once_a_game_for_their_deck(duel) -> None:
    plan, table = duel
    wizard = table.decks[0][0]
    one, other = (
        dict.fromkeys(wizard[-12:]).keys() if len(dict.fromkeys(wizard[-12:])) == 2 else (wizard[-1], wizard[5])
    )
    running = Running(plan)
    running.take(game(0, 0, fates=(Fate((one, other), (one,), (other,)), Fate())))
    running.take(game(1, 0, fates=(Fate(), Fate((one,), (), (one,)))))
    (of,) = summarised(running, table)
    found = of.cards[0]
    assert (found[one].drawn.won, found[one].drawn.lost, found[one].played.won, found[one].stuck) == (1, 1, 1, 1)
    assert (found[other].drawn.won, found[other].played.games, found[other].stuck) == (1, 0, 1)


@pytest.mark.parametrize("name", kirifuda.games())
def test_what_playing_a_card_is_called_is_something_that_happens_in_the_game(name) -> None:
    assert [kind for kind in record_of(name).plays if not knows(f"{name}-event-{kind}", "ja")] == []


SHOWN = {
    "black-poker": {"agents": ["random"]},
    "legions": {"decks": ["wizard", "shaman", "general"], "agents": ["random"], "question": Question()},
    "last-chronicle": {"decks": ["amber-herd", "ash-ferry"], "agents": ["random"]},
    "legend-of-stars": {"decks": ["dawn-knights", "ember-dragons", "moonlit-tides"], "gauntlet": True},
}


@pytest.mark.parametrize("name", kirifuda.games())
def test_the_report_stands_by_itself_in_both_languages(name, tmp_path) -> None:
    plan = prepared(name, games=4, seed=1, **{**SHOWN[name], "agents": ["random"]})
    table = Table(plan)
    with RunFolder(tmp_path / "run", plan) as folder:
        *_, running = run(folder, 1)
    page = report(running, summarised(running, table), unusual(running))
    assert not re.search(r"<script|https?://|<link|<img|@import", page)
    whole = ElementTree.fromstring(re.sub(r"<meta[^>]*>|<!doctype html>|<input[^>]*>", "", page).strip())
    mains = whole.findall("body/main")
    assert [main.get("lang") for main in mains] == ["ja", "en"]
    shapes = [[part.tag for part in main.iter()] for main in mains]
    assert shapes[0] == shapes[1]
    assert len(mains[0].findall(".//svg")) == {1: 2, 2: 3, 3: 4}[len(plan.entrants)]
    rows = mains[1].findall(".//svg")[0].findall("text[@class='name']")
    assert {row.text for row in rows} >= ({"Going first"} if len(plan.entrants) == 1 else set(plan.entrants))


def test_the_report_escapes_what_people_wrote(duel, tmp_path) -> None:
    deck = tmp_path / "<b>&x.txt"
    deck.write_text(Path(kirifuda.paths.decks_dir() / "legions" / "wizard.txt").read_text("utf-8"), encoding="utf-8")
    plan = prepared("legions", decks=[str(deck), "shaman"], agents=["random"], games=2)
    running = Running(plan)
    running.take(game(0, 0))
    page = report(running, summarised(running, Table(plan)), [])
    assert "&lt;b&gt;&amp;x" in page and "<b>&x" not in page


def test_a_card_set_is_held_against_the_one_before(tmp_path) -> None:
    own = {}
    for name, speed in (("before", 2), ("now", 4)):
        own[name] = tmp_path / f"{name}.toml"
        own[name].write_text(CARD.format(speed=speed), encoding="utf-8")
    deck = tmp_path / "mine.txt"
    lines = (kirifuda.paths.decks_dir() / "legend_of_stars" / "dawn-knights.txt").read_text("utf-8").splitlines()
    listed = [line for line in lines if line and line[0].isdigit()]
    deck.write_text("\n".join(["3 試しの騎士", *listed]) + "\n", encoding="utf-8")
    plan = prepared(
        "legend-of-stars",
        decks=[str(deck), "ember-dragons"],
        agents=["random"],
        games=4,
        cards=[own["now"]],
        cards_before=[own["before"]],
    )
    assert [one.name for one in plan.card_sets] == ["before", "now"]
    assert plan.card_sets[0].fingerprint != plan.card_sets[1].fingerprint
    with RunFolder(tmp_path / "run", plan) as folder:
        *_, running = run(folder, 1)
    summaries = summarised(running, Table(plan))
    assert [sum(tally.games for tally in of.cells.values()) for of in summaries] == [4, 4]
    page = report(running, summaries, [])
    assert "Against the cards before" in page and "前のカードとの比較" in page


CARD = """
[[card]]
name = "試しの騎士"
kind = "キャラクター"
attribute = "火"
cost = 1
speed = {speed}
atk = 100
def = 100
down = 100
text = ""
"""


def test_tables_have_a_row_for_each_game_and_each_card(duel) -> None:
    plan, table = duel
    face = table.decks[0][0][-1]
    running = Running(plan)
    running.take(game(0, 0, fates=(Fate((face,), (), (face,)), Fate())))
    running.take(game(1, -1, "L97", first=-1))
    games = tables.games(running)
    assert list(games) == list(tables.GAMES)
    assert (games["entrant_1"], games["winner_seat"], games["winner"]) == (
        ["wizard", "shaman"],
        [1, None],
        ["wizard", None],
    )
    assert games["first_seat"] == [1, None]
    rows = tables.cards(running, table)
    name = table.rules[0].name_of_face(face)
    assert {key: column[0] for key, column in rows.items()} == {
        "number": 0,
        "card_set": "now",
        "seat": 1,
        "entrant": "wizard",
        "deck": "wizard",
        "card": name,
        "won": True,
        "drawn": True,
        "played": False,
        "stuck": True,
    }


@pytest.mark.skipif(not tables.can_be_written(), reason="needs kirifuda[sim]")
def test_tables_are_read_again_as_they_were_written(duel) -> None:
    import pyarrow.parquet as parquet

    plan, _ = duel
    running = Running(plan)
    running.take(game(0, -1))
    columns = tables.games(running)
    read = parquet.read_table(BytesIO(tables._as_parquet(columns, tables.GAMES)))
    assert read.to_pydict() == columns
    assert str(read.schema.field("winner").type) == "string"


# --- the command ------------------------------------------------------------------------------------


@pytest.fixture
def sim(tmp_path):
    def sim(*arguments, out="run"):
        words = ["--lang", "en", "sim", *arguments, "--jobs", "1", "--out", str(tmp_path / out)]
        done = CliRunner().invoke(app, words)
        console._chosen.clear()
        return done

    return sim


def test_the_command_tells_the_result_and_where_the_report_is(sim, tmp_path, monkeypatch) -> None:
    monkeypatch.setattr(command, "can_be_written", lambda: False)
    done = sim("legions", "--deck", "wizard", "--deck", "shaman", "--agent", "random", "--games", "6", "--until-clear")
    assert done.exit_code == 0, done.output
    assert "2019: 6 games, 0 drawn" in done.output
    assert re.search(r"wizard +[\d.]+ % +[\d.]+–[\d.]+ +[+-]\d+ ± \d+", done.output)
    assert "wizard and shaman are not decided:" in done.output
    assert f"Report: {tmp_path}/run/report.html" in done.output.replace("\n", "")
    assert "pip install 'kirifuda[sim]'" in done.output
    assert sorted(file.name for file in (tmp_path / "run").iterdir()) == [
        ".lock",
        "games.jsonl",
        "plan.json",
        "replays",
        "report.html",
    ]
    again = sim("legions", "--deck", "wizard", "--deck", "shaman", "--agent", "random", "--games", "6", "--until-clear")
    assert "6 games are there" in again.output
    other = sim("legions", "--deck", "wizard", "--deck", "shaman", "--agent", "random", "--games", "6")
    assert "question（前: [0.05, 0.05]、今: null）" in str(other.exception)


def test_a_run_with_a_fault_in_it_says_so_and_ends_with_1(sim, monkeypatch) -> None:
    class Wrong:
        def answer(self, game, seat):
            raise ZeroDivisionError("by the way")

    monkeypatch.setattr(Table, "agents", lambda self, fixture: (Wrong(), Wrong()))
    done = sim("black-poker", "--agent", "random", "--games", "2")
    assert done.exit_code == 1
    assert re.search(r"Game 0 broke: seat [12]: ZeroDivisionError: by the way", done.output)
