"""The functions that docs/walks.md names exist, and those of the engine are run, in the order of the page."""

import re
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from kirifuda.scenario import load

from .markdown import ROOT

PAGE = (ROOT / "docs" / "walks.md").read_text(encoding="utf-8")
ROW = re.compile(r"^\| `(?P<file>[\w./-]+)` \| `(?P<function>[\w.]+)` \| .+ \|$", re.MULTILINE)
FILE = re.compile(r"`((?:tests|examples)/[\w./-]+\.toml)`")
WALKS = re.split(r"^## ", PAGE, flags=re.MULTILINE)[1:]
ELSEWHERE = ("web/", "src/kirifuda/server/")
"""What is not the engine's is only looked up."""

Step = tuple[str, str]


def steps_of(walk: str) -> list[Step]:
    return [(row["file"], row["function"]) for row in ROW.finditer(walk)]


@pytest.mark.parametrize(("file", "function"), dict.fromkeys(step for walk in WALKS for step in steps_of(walk)))
def test_every_function_exists(file: str, function: str) -> None:
    if file.endswith(".ts"):
        assert re.search(rf"\b{function}\(", (ROOT / file).read_text(encoding="utf-8"))
        return
    found: Any = import_module(file.removeprefix("src/").removesuffix(".py").replace("/", "."))
    for name in function.split("."):
        found = getattr(found, name)
    assert found.__module__.replace(".", "/") == file.removeprefix("src/").removesuffix(".py")


class Called:
    """The steps that are called while it is entered, in their order."""

    def __init__(self, steps: list[Step]) -> None:
        self.looked_for = {(str(ROOT / file), function) for file, function in steps}
        self.steps: list[Step] = []

    def _note(self, frame: FrameType, event: str, _: object) -> None:
        code = frame.f_code
        if event == "call" and (code.co_filename, code.co_qualname) in self.looked_for:
            self.steps.append((str(Path(code.co_filename).relative_to(ROOT)), code.co_qualname))

    def __enter__(self) -> "Called":
        sys.setprofile(self._note)
        return self

    def __exit__(self, *_: object) -> None:
        sys.setprofile(None)


def left_out(expected: list[Step], called: Iterator[Step]) -> list[Step]:
    """What of the expected is not called after what stands before it."""
    return [step for step in expected if all(step != other for other in called)][:1]


@pytest.mark.parametrize("walk", WALKS, ids=lambda walk: walk.partition(":")[0])
def test_the_engine_takes_these_steps_in_this_order(
    walk: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))  # a card that is kept from another run is not read
    named = FILE.search(walk)
    assert named is not None, "a walk names the file with its position"
    expected = [step for step in steps_of(walk) if not step[0].startswith(ELSEWHERE)]
    assert len(expected) >= 10
    with Called(expected) as called:
        report = load(ROOT / named[1]).run()
    assert report.failures == [] and report.problems == []
    assert left_out(expected, iter(called.steps)) == []
