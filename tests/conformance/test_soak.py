"""`kirifuda soak`: what it looks at, what it says, what it keeps of a fault."""

from dataclasses import replace

import pytest
from typer.testing import CliRunner

import kirifuda
from kirifuda.cli import console
from kirifuda.cli import soak as command
from kirifuda.cli.main import app
from kirifuda.conformance import suite
from kirifuda.conformance.check import Check
from kirifuda.conformance.fault import hold
from kirifuda.conformance.openings import ASKED, CROWDED, Opening
from kirifuda.conformance.soak import openings, soak, soak_one
from kirifuda.conformance.suite import Watcher
from kirifuda.errors import Complaint
from kirifuda.game_records import record_of
from kirifuda.replay import load, verify


class Shortsighted(Check):
    """Takes the thirtieth answer for a fault."""

    def at(self, game, index):
        hold(len(game.log) < 30, "games are short", game.ask)


@pytest.fixture
def faulty(monkeypatch):
    monkeypatch.setattr(suite, "EVERYTHING", (Watcher(Shortsighted),))
    alone = replace(record_of("black-poker"), watchers=tuple)
    monkeypatch.setattr(suite, "record_of", lambda game: alone)


@pytest.fixture
def run(tmp_path):
    def run(*arguments):
        folder = tmp_path / "faults"
        done = CliRunner().invoke(app, ["--lang", "en", "soak", "--jobs", "1", "--faults", str(folder), *arguments])
        console._chosen.clear()
        return done

    return run


def test_every_edition_is_played_in_turn_from_the_seed_on():
    first = openings([("black-poker", "light"), ("black-poker", "pro")], 5)
    expected = [("light", 5), ("pro", 5), ("light", 6), ("pro", 6)]
    assert [(one.edition, one.seed) for one, _ in zip(first, expected, strict=False)] == expected


def test_a_soak_goes_on_until_there_were_enough_decisions(tmp_path):
    done = list(soak([("black-poker", "light")], 0, 600, 1, tmp_path))
    assert sum(one.decisions for one in done[:-1]) < 600 <= sum(one.decisions for one in done)
    assert [(one.fault, one.kept) for one in done] == [("", "")] * len(done)


def test_two_processes_see_what_one_sees(tmp_path):
    alone = list(soak([("black-poker", "light")], 0, 400, 1, tmp_path))
    together = list(soak([("black-poker", "light")], 0, 400, 2, tmp_path))
    counts = {one.opening: one.decisions for one in together}
    assert all(counts.get(one.opening, one.decisions) == one.decisions for one in alone)


def test_a_soak_without_a_fault_ends_well(run):
    done = run("--game", "black-poker", "--edition", "light", "--decisions", "1")
    assert done.exit_code == 0
    assert "no fault" in done.output


def test_a_fault_is_reported_kept_and_comes_again(run, faulty, tmp_path):
    done = run("--game", "black-poker", "--edition", "pro", "--decisions", "1", "--seed", "9")
    assert done.exit_code == 1
    kept = tmp_path / "faults" / "black-poker-pro-9.replay"
    assert "games are short" in done.output and "seed 9" in done.output
    recorded = load(kept)
    assert verify(recorded).good
    assert len(recorded.answers) == 30
    assert any("--edition pro --seed 9 --decisions 1" in note for note in recorded.header.notes)
    again = soak_one(Opening("black-poker", "pro", 9), tmp_path / "again")
    assert again.decisions == 30 and "games are short" in again.fault


def test_a_fault_in_a_game_that_began_in_the_middle_is_kept_as_a_note(faulty, tmp_path):
    opening = Opening("black-poker", "pro", 3 * 4 + CROWDED)
    assert opening.style == CROWDED != ASKED
    done = soak_one(opening, tmp_path)
    text = (tmp_path / f"black-poker-pro-{opening.seed}.txt").read_text(encoding="utf-8")
    assert "games are short" in text and f"--seed {opening.seed}" in text
    assert done.kept.endswith(".txt")


def test_an_interrupted_soak_says_what_was_done(run, monkeypatch):
    def interrupted(*arguments):
        yield command.Soaked(Opening("black-poker", "light", 0), 123, 1.0)
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "soaking", interrupted)
    done = run("--game", "black-poker", "--edition", "light")
    assert done.exit_code == 130
    assert "Interrupted" in done.output and "123 decisions" in done.output


@pytest.mark.parametrize(
    "arguments",
    [
        ("--decisions", "0"),
        ("--decisions", "-5"),
        ("--seed", "-1"),
        ("--jobs", "-1"),
        ("--game", "poker"),
        ("--edition", "fast"),
    ],
)
def test_what_cannot_be_soaked_is_refused_with_a_reason(run, arguments):
    done = run(*arguments)
    assert isinstance(done.exception, Complaint)


@pytest.mark.parametrize("jobs", [[], ["light"], ["light", "マスター+ストラテジー"]])
def test_editions_are_chosen_by_name_in_either_language(jobs):
    chosen = command.chosen("black-poker", jobs)
    assert all(edition in kirifuda.editions("black-poker") for _, edition in chosen)
    assert len(chosen) == (len(jobs) or len(kirifuda.editions("black-poker")))
