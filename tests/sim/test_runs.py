"""A run comes out the same whatever the number of processes, and however often it was killed."""

import os
import resource
import signal
import subprocess
import sys
import time
from dataclasses import replace
from multiprocessing import Pipe, active_children

import pytest

from kirifuda.errors import Complaint
from kirifuda.replay import load, verify
from kirifuda.sim import workers
from kirifuda.sim.playing import Table, again
from kirifuda.sim.preparing import prepared
from kirifuda.sim.results import DRAWN, FAULT, TOO_LONG, Ended, Fate, read_line
from kirifuda.sim.run_folder import GAMES, NotKept, RunFolder
from kirifuda.sim.running import Running, run
from kirifuda.sim.sequential import FIRST, OPEN, Question
from kirifuda.sim.unusual import keep_replays, unusual
from kirifuda.sim.workers import Worker, play_all

DECKS = ["wizard", "shaman", "general"]


@pytest.fixture(scope="module")
def plan():
    return prepared("legions", decks=DECKS, agents=["random"], games=6, seed=3)


@pytest.fixture(scope="module")
def table(plan):
    return Table(plan)


@pytest.fixture(scope="module")
def whole(plan, tmp_path_factory):
    """The games of a run that nothing disturbed."""
    return played(tmp_path_factory.mktemp("whole"), plan)


def played(path, plan, jobs=1):
    with RunFolder(path, plan) as folder:
        for _ in run(folder, jobs):
            pass
    return (path / GAMES).read_bytes()


def test_every_game_is_played_and_kept_in_order(plan, whole) -> None:
    ended = [read_line(line) for line in whole.decode().splitlines(keepends=True)]
    assert [one.number for one in ended] == list(range(18))
    assert {one.by for one in ended} <= {"25-2a", "25-2b", "25-3a", "25-3b"}
    assert all(one.line().encode() in whole for one in ended)


def test_three_processes_play_the_same_games_as_one(plan, whole, tmp_path) -> None:
    assert played(tmp_path / "run", plan, jobs=3) == whole


def test_a_killed_worker_costs_no_game(plan, whole, tmp_path) -> None:
    with RunFolder(tmp_path / "run", plan) as folder:
        for running in run(folder, 2):
            if len(running.ended) in (3, 9):
                os.kill(active_children()[0].pid, signal.SIGKILL)
    assert (tmp_path / "run" / GAMES).read_bytes() == whole


def test_a_killed_run_goes_on_after_its_last_whole_line(plan, whole, tmp_path) -> None:
    path = tmp_path / "run"
    with RunFolder(path, plan) as folder:
        playing = run(folder, 1)
        while len(next(playing).ended) < 7:
            pass
        playing.close()
    kept = (path / GAMES).read_bytes()
    assert kept.count(b"\n") == 7
    (path / GAMES).write_bytes(kept + whole[:50])
    with RunFolder(path, plan) as folder:
        assert len(folder.kept) == 7
    assert (path / GAMES).read_bytes() == kept
    assert played(path, plan) == whole


def test_a_run_that_is_over_plays_nothing_more_and_one_of_more_games_the_rest(
    plan, whole, tmp_path, monkeypatch
) -> None:
    path = tmp_path / "run"
    shorter = prepared("legions", decks=DECKS, agents=["random"], games=4, seed=3)
    assert played(path, shorter) == b"".join(whole.splitlines(keepends=True)[:12])
    assert played(path, plan) == whole
    monkeypatch.setattr(Table, "play", None)
    assert played(path, plan) == whole


def test_a_damaged_line_in_the_middle_is_named(plan, whole, tmp_path) -> None:
    path = tmp_path / "run"
    played(path, plan)
    lines = whole.splitlines(keepends=True)
    (path / GAMES).write_bytes(b"".join([*lines[:4], b'{"number"\n', *lines[5:]]))
    with pytest.raises(Complaint) as told, RunFolder(path, plan):
        pass
    assert told.value.phrase.args == {"file": str(path / GAMES), "line": 5}


def test_the_folder_of_another_plan_is_refused_with_what_differs(plan, tmp_path) -> None:
    with RunFolder(tmp_path / "run", plan):
        pass
    other = prepared("legions", decks=DECKS, agents=["random"], games=6, seed=4)
    with pytest.raises(Complaint) as told, RunFolder(tmp_path / "run", other):
        pass
    assert told.value.phrase.key == "complaint-sim-other-plan"
    assert [one.args for one in told.value.phrase.args["differences"]] == [{"what": "seed", "kept": "3", "wanted": "4"}]


def test_a_folder_with_other_things_or_another_process_in_it_is_left_alone(plan, tmp_path) -> None:
    (tmp_path / "letters").mkdir()
    (tmp_path / "letters" / "dear.txt").write_text("…", encoding="utf-8")
    with pytest.raises(Complaint) as told, RunFolder(tmp_path / "letters", plan):
        pass
    assert told.value.phrase.args["found"] == "dear.txt"
    with RunFolder(tmp_path / "run", plan), pytest.raises(Complaint) as told, RunFolder(tmp_path / "run", plan):
        pass
    assert told.value.phrase.key == "complaint-sim-folder-taken"


class Dead:
    """A process that never lives to play."""

    exitcode = -11

    def join(self):
        pass

    terminate = join


def test_a_game_that_kills_its_process_again_and_again_is_named(plan, monkeypatch) -> None:
    def hire(plan):
        ours, theirs = Pipe()
        theirs.close()
        return Worker(Dead(), ours)

    monkeypatch.setattr(workers, "_hire", hire)
    with pytest.raises(Complaint) as told:
        list(play_all(plan, 2, iter(range(8)).__next__))
    assert told.value.phrase.args == {"number": 0, "times": 3, "code": "-11"}


def command(path, *more):
    arguments = ["--deck", "wizard", "--deck", "shaman", "--agent", "random", "--games", "30", "--jobs", "1"]
    return [sys.executable, "-m", "kirifuda.cli.main", "sim", "legions", *arguments, "--out", str(path), *more]


@pytest.fixture
def small_files():
    """No file may be larger than thirty thousand bytes: what a full disk is like."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    yield lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (30_000, hard))
    resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def test_a_full_disk_stops_the_run_and_the_same_command_goes_on_with_it(tmp_path, small_files) -> None:
    plan = prepared("legions", decks=DECKS, agents=["random"], games=12, seed=3)
    whole = played(tmp_path / "whole", plan)
    assert len(whole) > 30_000
    small_files()
    with pytest.raises(NotKept) as stopped:
        played(tmp_path / "run", plan)
    kept = (tmp_path / "run" / GAMES).read_bytes()
    assert 0 < kept.count(b"\n") < 36 and kept.endswith(b"\n")
    assert stopped.value.phrase.args["kept"] == kept.count(b"\n")
    resource.setrlimit(resource.RLIMIT_FSIZE, (resource.getrlimit(resource.RLIMIT_FSIZE)[1],) * 2)
    assert played(tmp_path / "run", plan) == whole


def test_a_run_that_is_killed_leaves_a_folder_that_comes_out_the_same(tmp_path) -> None:
    running = subprocess.Popen(command(tmp_path / "run", "--jobs", "2"), stdout=subprocess.DEVNULL)
    journal = tmp_path / "run" / GAMES
    while not journal.exists() or journal.read_bytes().count(b"\n") < 5:
        assert running.poll() is None
        time.sleep(0.01)
    running.kill()
    running.wait()
    assert 5 <= journal.read_bytes().count(b"\n") < 30
    again = subprocess.run(command(tmp_path / "run", "--jobs", "2", "--lang", "en"), capture_output=True, text=True)
    assert again.returncode == 0 and again.stderr.startswith("Going on in"), again.stderr
    assert subprocess.run(command(tmp_path / "whole"), capture_output=True).returncode == 0
    assert same_files(tmp_path / "run", tmp_path / "whole")


def same_files(one, other):
    def files(folder):
        return {file.relative_to(folder): file.read_bytes() for file in folder.rglob("*") if file.is_file()}

    return files(one) == files(other)


# --- what is noted of a game -------------------------------------------------------------------------


def test_a_game_can_be_gone_through_again_from_what_was_said(table) -> None:
    ended = table.play(5)
    game = again(table, ended)
    assert (game.outcome.winner, game.outcome.by) == (ended.winner, ended.by)
    assert ended.turns == game.view(0).turn
    first = next(event for event in game.events if event.kind == "first-player")
    assert ended.first == first.seat


def test_cards_are_counted_where_they_were(table) -> None:
    ended = table.play(5)
    game = again(table, ended)
    for seat in (0, 1):
        hand = {card.face for card in game.view(seat).zone("hand", seat).cards}
        fate = ended.fates[seat]
        assert set(fate.stuck) == hand
        assert set(fate.stuck) <= set(fate.drawn)
        told = [event for event in game.events if event.kind == "unlocked" and event.seat == seat]
        assert {event.cards[0][1] for event in told} <= set(fate.played)
        assert fate.drawn and fate.played


def test_a_game_that_goes_on_for_too_long_is_nobodys_and_a_broken_one_is_a_fault(plan, table, monkeypatch) -> None:
    short = Table(replace(plan, longest=10)).play(0)
    assert (short.winner, short.by, short.answers) == (DRAWN, TOO_LONG, 10)

    class Wrong:
        def answer(self, game, seat):
            return 10**6 if len(game.log) > 30 else 0

    monkeypatch.setattr(Table, "agents", lambda self, fixture: (Wrong(), Wrong()))
    broken = table.play(0)
    assert (broken.winner, broken.by) == (DRAWN, FAULT)
    assert "1000000 is not offered" in broken.why


def result(number, winner, by="25-2b", answers=100, behind=0.0):
    return Ended(number, winner, by, "", 0, 30, answers, behind, (Fate(), Fate()), ())


def test_a_match_up_is_decided_by_its_first_games_in_whatever_order_they_end() -> None:
    plan = prepared("legions", decks=["wizard", "shaman"], agents=["random"], games=60, question=Question())
    games = [result(number, number % 2) for number in range(60)]
    orders = (games, games[::-1], games[1::2] + games[::2])
    lengths = []
    for order in orders:
        running = Running(plan)
        for ended in order:
            running.take(ended)
        assert running.verdicts == [FIRST]
        lengths.append(len(running.counted))
        assert running.following() is None
    assert len(set(lengths)) == 1 and lengths[0] % 2 == 0 and lengths[0] < 60
    open_still = Running(plan)
    for number in range(60):
        open_still.take(result(number, number // 2 % 2))
    assert open_still.verdicts == [OPEN]


def test_replays_are_kept_of_the_longest_games_of_those_that_turned_and_of_rare_endings(plan, table, tmp_path) -> None:
    with RunFolder(tmp_path / "run", plan) as folder:
        *_, running = run(folder, 1)
        found = keep_replays(folder, running, table)
    answers = sorted((ended.answers for ended in running.counted), reverse=True)
    assert [one.ended.answers for one in found if one.kind == "longest"] == answers[:3]
    for one in found:
        recorded = load(tmp_path / "run" / one.file)
        assert verify(recorded).good
        assert recorded.game().outcome.by == one.ended.by


def test_an_ending_is_rare_that_one_game_of_twenty_had() -> None:
    plan = prepared("legions", decks=["wizard", "shaman"], agents=["random"], games=40)
    running = Running(plan)
    for number in range(40):
        by = {7: "25-3a", 11: "25-3a", 20: "25-2a"}.get(number, "25-2b")
        running.take(result(number, 0, by, answers=number, behind=5.0 if number == 9 else 0.0))
    kinds = [(one.kind, one.ended.number) for one in unusual(running)]
    longest = [("longest", 39), ("longest", 38), ("longest", 37)]
    assert kinds == [*longest, ("turned", 9), ("ending", 20), ("ending", 7)]
