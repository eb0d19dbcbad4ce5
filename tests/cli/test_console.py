"""Lines of text in a terminal."""

from itertools import pairwise
from pathlib import Path

import pytest
import typer
from rich.cells import cell_len

from kirifuda.cli import main
from kirifuda.cli.console import breaks
from kirifuda.cli.main import COMMANDS

from .driver import run

JAPANESE = "メインのアクションは、チャンスを持ち、自分のターンで、ステージが空の時にだけ起こせる。"
ENGLISH = "A main action may be requested only with the chance, in one's own turn and on an empty stage."


def parts(text: str, width: int) -> list[str]:
    places = [0, *breaks(text, width), len(text)]
    return [text[a:b].strip() for a, b in pairwise(places)]


@pytest.mark.parametrize("text", [JAPANESE, ENGLISH, JAPANESE + ENGLISH, "x" * 200, "", "♠K " * 60])
@pytest.mark.parametrize("width", [20, 37, 80])
def test_lines_are_no_wider_than_the_terminal_and_nothing_is_lost(text: str, width: int) -> None:
    found = parts(text, width)
    assert all(cell_len(part) <= width for part in found)
    assert "".join(found).replace(" ", "") == text.replace(" ", "")


def test_no_line_begins_with_what_may_not_begin_a_line() -> None:
    for width in range(20, 60):
        assert not any(part[0] in "、。ー）" for part in parts(JAPANESE, width))


def test_english_breaks_between_words() -> None:
    words = ENGLISH.split()
    assert [word for part in parts(ENGLISH, 30) for word in part.split()] == words


def test_our_own_mistakes_are_no_tracebacks(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    app = typer.Typer()

    @app.command()
    def broken() -> None:
        raise ValueError("broken")

    monkeypatch.setattr(main, "app", app)
    monkeypatch.setattr("sys.argv", ["kirifuda"])
    monkeypatch.delenv("KIRIFUDA_DEBUG", raising=False)
    with pytest.raises(SystemExit) as left:
        main.main()
    assert left.value.code == main.OUR_FAULT
    shown = capsys.readouterr()
    assert "ValueError: broken" in " ".join(shown.err.split())
    assert "Traceback" not in shown.err


def test_a_command_that_there_is_not(tmp_path: Path) -> None:
    done = run(tmp_path, "ruel")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.strip() == f"「ruel」というコマンドはありません。あるもの：{', '.join(COMMANDS)}"


def test_every_command_is_told_by_help(tmp_path: Path) -> None:
    told = run(tmp_path, "--help").stdout
    assert [name for name in COMMANDS if f"│ {name} " not in told] == []
