"""The file of a lesson: a scenario, and what is said to whoever learns.

A guided game (`kind = "game"`) has steps as a scenario has; each may say something, and those that are not `auto` are
the learner's. An exercise (`kind = "goal"`) has a position and a `[goal]`, written as what must be true after a step.
A question (`kind = "which"`) names actions of which the engine says whether they may be done.
"""

from functools import cache
from pathlib import Path
from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from ..errors import Complaint
from ..kernel.phrase import Phrase
from ..ledger.files import Text
from ..paths import lessons_dir
from ..scenario.scenario import Scenario, load_from
from ..scenario.source import Source, spot_text
from ..text.file_problems import Broken, Problem

GUIDED: Final = "game"
GOAL: Final = "goal"
WHICH: Final = "which"
LEARNER: Final = 0
"""The seat of whoever learns."""


class _Table(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class Said(_Table):
    """What the coach says at a step."""

    head: Text | None = None
    say: Text | None = None
    clause: str = ""
    look: Annotated[list[str], Field(max_length=8)] = []
    """Zones to look at: `hand/1`, `lane-left/2`, `plate/1`."""
    auto: bool = False
    """The step is played, and then spoken of."""


class Lesson(_Table):
    """What a file says beyond the scenario."""

    kind: Literal["game", "goal", "which"]
    title: Text
    intro: Text
    """What it is about: in a list, and before it begins."""
    hint: Text | None = None
    after: Text | None = None
    """What is said to whoever has solved it: why it is so."""
    clauses: list[str] = []
    foe: list[str] = []
    """What the opponent answers where it can, each once; otherwise they pass."""
    end: bool = False
    """The goal must stand at the end of the turn; otherwise it is reached as soon as it stands."""
    which: list[str] = []
    solution: list[str] = []
    wrong: list[str] = []


OWN: Final = ("kind", "intro", "hint", "after", "foe", "end", "which", "solution", "wrong", "goal")
OF_A_STEP: Final = tuple(Said.model_fields)


class _ScenarioPart(Source):
    """The file without what only a lesson says; a goal stands as the one step."""

    @property
    def raw(self) -> dict[str, Any]:
        whole = super().raw
        kept = {key: value for key, value in whole.items() if key not in OWN}
        if "goal" in whole:
            kept["step"] = [{"then": whole["goal"]}]
        elif "step" in whole:
            kept["step"] = [{key: one[key] for key in one if key not in OF_A_STEP} for one in whole["step"]]
        return kept


class Loaded:
    """A lesson with its scenario."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.source = _ScenarioPart(path)
        whole = Source(path).raw
        told: dict[str, Any] = {key: whole[key] for key in (*OWN, "title", "clauses") if key in whole and key != "goal"}
        self.lesson: Lesson = self._read(Lesson, told, ())
        steps = whole.get("step", [])
        self.said: list[Said] = [
            self._read(Said, {key: one[key] for key in OF_A_STEP if key in one}, ("step", at))
            for at, one in enumerate(steps)
        ]
        self.scenario: Scenario = load_from(self.source, asking=True)
        self.game = self.scenario.known.rules.game
        self.edition = self.scenario.known.rules.edition

    def _read(self, model: type[Any], table: dict[str, Any], spot: tuple[str | int, ...]) -> Any:
        try:
            return model.model_validate(table)
        except ValidationError as error:
            problems = [
                Problem(
                    self.path,
                    self.source.line_of((*spot, *one["loc"])),
                    Phrase("lesson-misfit", name=spot_text((*spot, *one["loc"])), problem=one["msg"]),
                )
                for one in error.errors()
            ]
            raise Broken(problems) from None


def folder_of(game: str) -> Path:
    return lessons_dir() / game.replace("-", "_")


@cache
def lesson_ids(game: str) -> tuple[str, ...]:
    """The lessons of a game in their order: the guided game first."""
    return tuple(path.stem for path in sorted(folder_of(game).glob("*.toml")))


@cache
def load_lesson(game: str, id: str) -> Loaded:
    if id not in lesson_ids(game):
        raise Complaint("no-such-lesson", given=id[:60])
    return Loaded(folder_of(game) / f"{id}.toml")
