"""How a scenario went."""

from dataclasses import dataclass, field
from pathlib import Path

from ..words import say
from .difference import Failure
from .file import Title
from .source import Problem

INDENT = "    "


@dataclass
class Report:
    """What failed in one scenario, and what is wrong with its file. Clear if nothing is."""

    path: Path
    title: Title
    clauses: tuple[str, ...]
    language: str
    failures: list[Failure] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)
    trace: list[str] = field(default_factory=list)

    @property
    def holds(self) -> bool:
        return not self.failures and not self.problems

    def text(self) -> str:
        """Everything that failed, expected against found, with the clauses that the scenario proves."""
        title = self.title.ja if self.language == "ja" else self.title.en
        lines = [f"{self.path}: {title} ({', '.join(self.clauses)})"]
        lines += [problem_text(problem, self.language) for problem in self.problems]
        for failure in self.failures:
            at = say("scenario-at-step", self.language, step=str(failure.step), line=str(failure.line))
            lines.append(f"  {at} {say(failure.what, self.language)}")
            lines += [f"{INDENT}{sign} {text}" for sign, text in failure.lines]
        return "\n".join(lines)


def problem_text(problem: Problem, language: str) -> str:
    place = f"{problem.path}:{problem.line}" if problem.line else str(problem.path)
    return f"{place}: {say(problem.phrase, language)}"
