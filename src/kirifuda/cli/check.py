"""`kirifuda check`: run scenarios. 0 if all hold, 1 if one fails, 2 if a file is broken."""

import os
from pathlib import Path
from typing import Annotated

import typer

from ..errors import Complaint
from ..kernel.phrase import Phrase
from ..scenario import Broken, Problem, Report, load, scenarios_below
from .console import err, language, out, tell
from .file_problems import show_problems
from .language_option import Lang

FAILED = 1
BROKEN = 2


Paths = Annotated[list[Path], typer.Argument(help="シナリオ（.toml）かフォルダ / scenario files or folders")]
Forks = Annotated[
    bool, typer.Option("--forks", help="毎回、分岐して保存し読み直す / fork, save and load at every answer")
]
Trace = Annotated[bool, typer.Option("--trace", help="問いと出来事をすべて示す / show every question and event")]
Trail = Annotated[bool, typer.Option("--trail", help="引用された条項を順に示す / show the clauses cited, in order")]
Quiet = Annotated[bool, typer.Option("--quiet", "-q", help="成立したものを省く / leave out what holds")]


def check(
    paths: Paths,
    forks: Forks = False,
    trace: Trace = False,
    trail: Trail = False,
    quiet: Quiet = False,
    lang: Lang = "",
) -> None:
    """シナリオを確かめる。 Run scenarios and show what does not hold."""
    held = failed = broken = 0
    for path in scenario_files(paths):
        outcome = run(path, forks)
        if isinstance(outcome, list):
            broken += 1
            show_problems(outcome)
            continue
        if trace:
            out.print("\n".join(outcome.trace), markup=False, soft_wrap=True)
        if trail:
            out.print(outcome.trail_text(), markup=False, soft_wrap=True)
        if outcome.problems:
            broken += 1
        elif outcome.failures:
            failed += 1
        else:
            held += 1
            if not quiet:
                out.print(tell("scenario-holds", file=str(path)), markup=False, soft_wrap=True)
            continue
        err.print(outcome.text(), markup=False, soft_wrap=True)
    counts = {"total": held + failed + broken, "held": held, "failed": failed, "broken": broken}
    out.print(tell("scenario-summary", **counts), markup=False)
    raise typer.Exit(BROKEN if broken else FAILED if failed else 0)


def run(path: Path, forks: bool) -> Report | list[Problem]:
    try:
        return load(path).run(through_forks=forks, language=language())
    except Broken as file:
        return file.problems
    except Complaint as complaint:
        return [Problem(path, 0, complaint.phrase)]
    except Exception as problem:
        if os.environ.get("KIRIFUDA_DEBUG"):
            raise
        return [Problem(path, 0, Phrase("scenario-our-fault", problem=f"{type(problem).__name__}: {problem}"))]


def scenario_files(paths: list[Path]) -> list[Path]:
    """The files named, and every scenario below the folders named."""
    found: list[Path] = []
    for path in paths:
        if path.is_dir():
            found += scenarios_below(path)
        else:
            found.append(path)
    if not found:
        raise Complaint("no-scenario", given=", ".join(map(str, paths)))
    return list(dict.fromkeys(found))
