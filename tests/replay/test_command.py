"""`kirifuda replay`, as it is typed."""

import os
import pty
import re
import subprocess
import sys
import time
import unicodedata
from collections.abc import Callable
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from kirifuda import Complaint, Game, replay
from kirifuda.agents import Judged
from kirifuda.cli.replay import Viewer
from kirifuda.cli.replay import replay as command
from kirifuda.cli.sitting import cited
from kirifuda.kernel.game import CONCEDE
from kirifuda.ledger import read_book
from kirifuda.replay.steps import Steps

Play = Callable[..., Game]
app = typer.Typer()
app.command()(command)


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KIRIFUDA_LANG", "en")
    monkeypatch.setattr("kirifuda.cli.console._chosen", [])


@pytest.fixture
def over(tmp_path: Path, play: Play) -> str:
    """The file of a finished game."""
    return saved(tmp_path / "over.replay", play("standard+rare-pack", 3))


@pytest.fixture
def running(tmp_path: Path, play: Play) -> str:
    """The file of a game under way."""
    return saved(tmp_path / "running.replay", play("standard", 3, 40))


def saved(path: Path, game: Game) -> str:
    replay.save(path, game, ("a note [bold]",), ("Hanako", "Taro"), "en")
    return str(path)


def run(*args: str, typed: str = "") -> tuple[int, str]:
    """The exit code and what was printed."""
    result = CliRunner().invoke(app, args, input=typed)
    if isinstance(result.exception, Complaint):
        return 2, str(result.exception)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result.exit_code, result.output


def changed(file: str, old: str, new: str) -> str:
    path = Path(file)
    path.write_text(re.sub(rf"(?m){old}", new, path.read_text(encoding="utf-8"), count=1), encoding="utf-8")
    return file


def columns(line: str) -> int:
    return sum(2 if unicodedata.east_asian_width(char) in "WF" else 1 for char in line)


def test_without_a_terminal_everything_is_printed_in_80_columns_without_colour(over: str) -> None:
    code, printed = run(over)
    assert code == 0
    assert "\x1b" not in printed
    assert max(map(columns, printed.splitlines())) <= 80
    recorded = replay.load(over)
    for number in range(1, len(recorded.answers) + 1):
        assert re.search(rf"(?m)^ *{number} (Hanako|Taro|Chance): ", printed)
    assert "a note [bold]" in printed
    assert printed.rstrip().endswith(f"won ({recorded.outcome.by if recorded.outcome else ''})")
    assert run(over, "--all") == (0, printed)


def test_every_event_is_printed_with_its_clause(over: str) -> None:
    _, printed = run(over)
    flat = re.sub(r"\s+", "", printed)
    for event in replay.load(over).events:
        assert re.sub(r"\s+", "", cited("", event.clause, read_book("black-poker")).plain) in flat


def test_through_the_eyes_of_a_seat_the_others_cards_are_unseen(over: str) -> None:
    _, whole = run(over)
    for seat, other in (("1", "Taro"), ("2", "Hanako")):
        _, printed = run(over, "--seat", seat)
        drawn = re.findall(rf"{other} drew (\S+)", whole)
        assert drawn and not re.search(rf"{other} drew [♠♡◇♣J]", printed)
        assert re.search(rf"(?m)^ *\d+ {other} answered", printed)
        assert not re.search(rf"(?m)^ *\d+ {other}: ", printed)


def test_a_game_under_way_is_shown_through_the_eyes_of_the_first_seat(running: str) -> None:
    code, printed = run(running)
    assert code == 0
    assert "shown as Hanako sees it" in printed and "Taro answered" in printed
    assert "not over yet" in printed
    assert run(running, "--seat", "1")[1] == re.sub(r"(?s)The game is not over: .*?--seat both\.\n", "", printed)
    assert "Taro: " in run(running, "--seat", "both")[1]


def test_one_step_with_its_table(over: str) -> None:
    code, printed = run(over, "--at", "30", "--seat", "1")
    assert code == 0
    assert "30 / " in printed and not re.search(r"(?m)^ *31 ", printed)
    assert max(map(columns, printed.splitlines())) <= 80


def test_verified(over: str, running: str) -> None:
    assert run(over, "--verify")[0] == run(running, "--verify")[0] == 0


def test_a_difference_ends_with_1_and_is_shown_with_its_line(over: str) -> None:
    at = next(
        number
        for number, line in enumerate(Path(over).read_text(encoding="utf-8").splitlines(), start=1)
        if line.startswith("[U2] first-player")
    )
    code, printed = run(changed(over, r"^\[U2\] first-player", "[U3] first-player"), "--verify")
    assert code == 1
    assert f"line {at}" in re.sub(r"\s+", " ", printed)
    assert "Recorded: [U3] first-player" in printed and "By the rules: [U2] first-player" in printed
    assert "changed after it was written" in run(over)[1]


def test_a_forbidden_answer_ends_verifying_with_1_and_showing_with_2(over: str) -> None:
    changed(over, r"^>9 (\w+) \d+/\d+", r">9 \1 77/78")
    assert run(over, "--verify")[0] == 1
    code, printed = run(over)
    assert code == 2 and "there is no 77" in printed


def test_what_was_played_by_other_rules_is_shown_but_not_verified(over: str) -> None:
    whole = run(over)[1]
    changed(over, "^rules: .*$", "rules: 0123456789abcdef")
    code, printed = run(over)
    assert code == 0 and "other rules" in printed
    told = [line for line in whole.splitlines() if line.startswith("    ")]
    assert [line for line in printed.splitlines() if line.startswith("    ")] == told
    assert run(over, "--verify")[0] == run(over, "--from", "3")[0] == 2


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (("--seat", "3"), "no seat"),
        (("--at", "-1"), "answers 0 to"),
        (("--at", "9999"), "answers 0 to"),
        (("--from", "9999"), "answers 0 to"),
        (("--lang", "fr"), "no language"),
    ],
)
def test_what_makes_no_sense_ends_with_2(args: tuple[str, ...], says: str, over: str) -> None:
    code, printed = run(over, *args)
    assert code == 2 and says in printed


def test_a_broken_file_ends_with_2_and_one_message(over: str, tmp_path: Path) -> None:
    text = Path(over).read_text(encoding="utf-8")
    (tmp_path / "cut").write_text(text[: len(text) // 2], encoding="utf-8")
    (tmp_path / "bytes").write_bytes(os.urandom(2000))
    for file in ("cut", "bytes", "missing", "."):
        for option in ((), ("--verify",), ("--all",), ("--from", "1")):
            code, printed = run(str(tmp_path / file), *option)
            assert code == 2 and len(printed.splitlines()) == 1


def test_it_speaks_japanese(over: str) -> None:
    printed = run(over, "--lang", "ja")[1]
    assert "の勝ち" in printed and "won" not in printed


def test_played_on_from_an_answer_the_record_stays_as_it_is(over: str, tmp_path: Path) -> None:
    before = Path(over).read_text(encoding="utf-8")
    kept = tmp_path / "kept.replay"
    for answers, seat in ((30, 0), (40, 1)):
        code, _ = run(over, "--from", str(answers), "--seat", str(seat + 1), typed=f"concede\ny\nsave {kept}\nquit\n")
        assert code == 0
        there, here = replay.load(kept), replay.load(over)
        assert there.answers[:answers] == here.answers[:answers]
        assert there.answers[-1] == (seat, CONCEDE)
        assert replay.verify(there).good
        kept.unlink()
    assert Path(over).read_text(encoding="utf-8") == before


# --- stepping ------------------------------------------------------------------------------------


def stepped(file: str, *typed: str) -> list[tuple[int, int | None]]:
    """Where a reader stands, and through whose eyes, after each thing typed."""
    viewer = Viewer(Steps(replay.load(file), "en"), None, 0)
    places: list[tuple[int, int | None]] = []
    waiting = iter(typed)

    def ask() -> str:
        places.append((viewer.at, viewer.seat))
        try:
            return next(waiting)
        except StopIteration:
            raise EOFError from None

    viewer.go_through(ask)
    return places


def test_forwards_backwards_and_to_a_number(over: str) -> None:
    last = len(replay.load(over).answers)
    places = stepped(over, "", "n", "b", "g 12", "b", "7", "e", "", "b", "g 0", "b", "N", "q", "n")
    assert [at for at, _ in places] == [0, 1, 2, 1, 12, 11, 7, last, last, last - 1, 0, 0, 1]


def test_through_other_eyes(over: str) -> None:
    assert [seat for _, seat in stepped(over, "v", "v", "v", "q")] == [None, 0, 1, None]


def test_what_is_not_understood_moves_nothing(over: str, capsys: pytest.CaptureFixture[str]) -> None:
    places = stepped(over, "g", "g x", "g -1", "x", "g 99999999999999999999", "１", "b b", "q")
    assert {at for at, _ in places} == {0}
    assert capsys.readouterr().out.count("Type Enter") == 6


def test_ctrl_c_ends_it_quietly(over: str) -> None:
    viewer = Viewer(Steps(replay.load(over), "en"), None, 0)

    def interrupt() -> str:
        raise KeyboardInterrupt

    with pytest.raises(typer.Exit) as caught:
        viewer.go_through(interrupt)
    assert caught.value.exit_code == 130


def in_terminal(keys: bytes, *args: str) -> tuple[int, str]:
    """Run the command in a terminal of 80 columns and type into it."""
    ours, theirs = pty.openpty()
    env = {**os.environ, "TERM": "xterm", "COLUMNS": "80", "LINES": "24", "KIRIFUDA_LANG": "en"}
    process = subprocess.Popen(
        [sys.executable, "-m", "kirifuda.cli.main", "replay", *args],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env=env,
        start_new_session=True,
    )
    os.close(theirs)
    printed = b""
    typed = False
    end = time.monotonic() + 60
    while time.monotonic() < end:
        try:
            got = os.read(ours, 65536)
        except OSError:
            break
        printed += got
        if not typed and b"quit >" in printed:
            os.write(ours, keys)
            typed = True
        if not got:
            break
    code = process.wait(60)
    os.close(ours)
    return code, printed.decode("utf-8", "replace")


@pytest.mark.parametrize("keys", [b"\n\ng 20\nv\nb\nq\n", b"\n\ng 20\nv\nb\n\x04"])
def test_in_a_terminal(keys: bytes, over: str) -> None:
    code, printed = in_terminal(keys, over)
    assert code == 0
    assert "Traceback" not in printed
    for place in ("0 / ", "1 / ", "2 / ", "20 / ", "19 / "):
        assert place in printed


def test_a_game_is_looked_through_with_a_graph_and_the_decisions_that_lost_most(running: str, monkeypatch) -> None:
    steps = Steps(replay.load(running), "en")
    asked = [number for number in range(steps.last) if steps.game(number).ask.seat >= 0]
    deciding = [number for number in asked if steps.game(number).ask.size > 1]
    lost = {deciding[0]: 0.3, deciding[1]: 0.02, deciding[2]: 0.5}
    seats = []

    def weighed(game: Game, taken: int, seed: int = 0, tries: int = 0) -> Judged | None:
        number = len(game.log)
        seats.append((number, game.ask.seat, tries))
        if game.ask.size == 1:
            return None
        best = (taken + 1) % game.ask.size if number in lost else taken
        return Judged(0, 0.9 if number < deciding[3] else 0.3, best, taken, lost.get(number, 0.0))

    monkeypatch.setattr("kirifuda.cli.reviewing.judged", weighed)
    code, printed = run(running, "--analyse", "--tries", "7")
    assert code == 0
    assert [number for number, _, _ in seats] == asked
    assert {tries for _, _, tries in seats} == {7}
    rows = printed.splitlines()
    graph = [row for row in rows if "█" in row]
    assert [row.count("█") for row in graph] == sorted(row.count("█") for row in graph)
    assert len(graph) == 7, "90 % is seven rows of eight"
    assert [row.split()[0] for row in rows if re.match(r" +(100|50)%", row)] == ["100%", "50%"]
    assert re.findall(r"(\d+) Hanako: ", " ".join(rows[rows.index(graph[-1]) + 1 :])) == [
        str(deciding[2] + 1),
        str(deciding[0] + 1),
    ]
    assert re.findall(r"\((\d+)%\s+→\s+(\d+)%\)", printed) == [("90", "40"), ("90", "60")]


def test_a_position_is_analysed_where_something_is_decided(running: str) -> None:
    steps = Steps(replay.load(running), "en")
    deciding = next(n for n in range(steps.last) if steps.game(n).ask.seat >= 0 and steps.game(n).ask.size > 2)
    told: list[str] = []
    viewer = Viewer(steps, None, deciding)
    answers = iter(["a", "q"])
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("kirifuda.cli.reviewing.TRIES", 10)
        patched.setattr("kirifuda.cli.reviewing.line", lambda text, lead="": told.append(str(text)))
        patched.setattr("kirifuda.cli.reviewing.say_line", lambda key, **given: told.append(f"{key} {given}"))
        viewer.go_through(lambda: next(answers))
    name = ("Hanako", "Taro")[steps.game(deciding).ask.seat]
    assert re.match(rf"replay-analysed {{'name': '{name}', 'tries': 10, 'chance': \d+}}$", told[0])
    numbers = [int(text.split()[0]) for text in told[1:] if text[0].isdigit()]
    assert len(numbers) == len(set(numbers)) == min(8, steps.game(deciding).ask.size)


def test_a_record_of_other_rules_cannot_be_thought_about(over: str) -> None:
    code, printed = run(changed(over, "^rules: .*", "rules: 0123456789abcdef"), "--analyse")
    assert code == 2
    assert "other rules" in printed
