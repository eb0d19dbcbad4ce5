"""The recorded game of `examples/` is as the rules have it, and so is what the documentation shows."""

import re
from pathlib import Path

import pytest

from kirifuda import replay

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = sorted((ROOT / "examples").glob("*.replay"))


def test_there_is_one() -> None:
    assert EXAMPLES


@pytest.mark.parametrize("file", EXAMPLES, ids=lambda file: file.name)
def test_it_is_as_the_rules_have_it(file: Path) -> None:
    recorded = replay.load(file)
    assert recorded.playable, f"the rules have changed: python -m kirifuda.replay.example {file.relative_to(ROOT)}"
    assert replay.verify(recorded).good
    assert recorded.intact and recorded.outcome is not None
    assert file.stat().st_size < 200_000


@pytest.mark.parametrize("page", ["replays.md", "replays.ja.md"])
def test_the_python_of_the_documentation_runs(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    code = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / page).read_text(encoding="utf-8"), re.DOTALL)
    assert len(code) == 1
    exec(compile(code[0], page, "exec"), {})
    assert replay.load(tmp_path / "game.replay").answers


@pytest.mark.parametrize("page", ["replays.md", "replays.ja.md"])
def test_the_lines_of_the_documentation_are_lines_of_a_record(page: str) -> None:
    shown = (ROOT / "docs" / page).read_text(encoding="utf-8").split("```\n")
    sample = next(block for block in shown if block.startswith("kirifuda-replay"))
    sample = sample.replace("… ", "").replace(">5 ", ">1 ").replace(">6 ", ">2 ")
    assert len(replay.read(sample, page).answers) == 2
