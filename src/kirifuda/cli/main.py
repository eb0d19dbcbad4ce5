"""`kirifuda`: one command a job. No traceback reaches a user; bad input ends with exit code 2."""

import os
import sys
from collections.abc import Callable
from importlib import import_module
from io import TextIOWrapper
from typing import Any, Final

import typer
from typer.core import TyperGroup
from typer.exceptions import TyperException
from typer.main import get_command

from ..errors import Complaint, Complaints
from ..text.file_problems import Broken, why
from .console import err, tell
from .file_problems import show_problems
from .language_option import Lang, speak_as_written
from .usage import usage_told

BAD_INPUT = 2
OUR_FAULT = 70
NOT_WRITTEN = 74
COMMANDS: Final = (
    "play",
    "serve",
    "check",
    "judge",
    "replay",
    "ledger",
    "rule",
    "rules",
    "deck",
    "card",
    "sim",
    "bot",
    "mcp",
    "soak",
)


class Commands(TyperGroup):
    """Each command has the module of its name here, read when it is called."""

    def list_commands(self, ctx: Any) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        if cmd_name not in COMMANDS:
            raise Complaint("unknown-command", given=cmd_name, known=", ".join(COMMANDS))
        module = import_module(f"{__package__}.{cmd_name}")
        return get_command(module.app if hasattr(module, "app") else _alone(cmd_name, getattr(module, cmd_name)))


app = typer.Typer(
    name="kirifuda", cls=Commands, no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False
)


@app.callback()
def options(lang: Lang = "") -> None:
    """切り札: カードゲームを総合ルールどおりに。 Card games straight from their comprehensive rules."""


def _alone(name: str, function: Callable[..., None]) -> typer.Typer:
    one = typer.Typer(add_completion=False)
    one.command(name)(function)
    return one


def main() -> None:
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    speak_as_written(sys.argv)
    try:
        _run()
    except Complaint as complaint:
        err.print(tell(complaint.phrase), markup=False, soft_wrap=True)
        sys.exit(BAD_INPUT)
    except Complaints as several:
        for one in several.complaints:
            err.print(tell(one.phrase), markup=False, soft_wrap=True)
        sys.exit(BAD_INPUT)
    except KeyboardInterrupt:
        sys.exit(130)
    except OSError as problem:
        where = os.fsdecode(problem.filename) if isinstance(problem.filename, str | bytes) else "stdout"
        err.print(tell("complaint-machine", problem=why(problem), where=where), markup=False, soft_wrap=True)
        sys.exit(NOT_WRITTEN)
    except Exception as problem:
        if os.environ.get("KIRIFUDA_DEBUG"):
            raise
        err.print(
            tell("complaint-internal", problem=f"{type(problem).__name__}: {problem}"), markup=False, soft_wrap=True
        )
        sys.exit(OUR_FAULT)


def _run() -> None:
    try:
        sys.exit(app(prog_name="kirifuda", standalone_mode=False) or 0)
    except Broken as broken:
        show_problems(broken.problems)
        sys.exit(BAD_INPUT)
    except TyperException as error:
        for phrase in usage_told(error):
            err.print(tell(phrase), markup=False, soft_wrap=True)
        sys.exit(BAD_INPUT)
    except typer.Abort:
        sys.exit(1)


if __name__ == "__main__":
    main()
