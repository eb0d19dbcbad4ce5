"""How a scenario went."""

from dataclasses import dataclass, field
from pathlib import Path

from ..text.file_problems import Problem
from ..words import say
from .difference import Failure
from .file import Title

INDENT = "    "
NEXT = " → "


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
    trail: list[str] = field(default_factory=list)
    """The clauses that were cited: by what happened, what was asked, and what was stated to be refused, in order."""
    reckoning: list[tuple[str, str]] = field(default_factory=list)
    """The continuous effects as applied in the last position: each one's card, and the clause of its place."""

    @property
    def holds(self) -> bool:
        return not self.failures and not self.problems

    def trail_text(self) -> str:
        """`11.2.2 → 11.8.1`, and below it the continuous effects: `旗 11.9.4.7 → 槍 11.9.4.10`."""
        lines = [self.trail, [f"{name} {clause}" for name, clause in self.reckoning]]
        return "\n".join([NEXT.join(line) for line in lines if line])

    def text(self) -> str:
        """Everything that failed, expected against found, with the clauses that the scenario proves."""
        title = self.title.ja if self.language == "ja" else self.title.en
        clauses = f" ({', '.join(self.clauses)})" if self.clauses else ""
        lines = [f"{self.path}: {title}{clauses}" if title or clauses else str(self.path)]
        lines += [problem_text(problem, self.language) for problem in self.problems]
        for failure in self.failures:
            at = say("scenario-at-step", self.language, step=str(failure.step), line=str(failure.line))
            lines.append(f"  {at} {say(failure.what, self.language)}")
            lines += [f"{INDENT}{sign} {text}" for sign, text in failure.lines]
        return "\n".join(lines)


def problem_text(problem: Problem, language: str) -> str:
    place = f"{problem.path}:{problem.line}" if problem.line else str(problem.path)
    return f"{place}: {say(problem.phrase, language)}"
