"""`kirifuda`: one command a job. No traceback reaches a user; bad input ends with exit code 2."""

import os
import sys
from io import TextIOWrapper

import typer

from ..errors import Complaint
from ..text.file_problems import Broken
from . import card, check, deck, ledger, play, replay, rule, rules, serve, soak
from .console import choose_known_language, err, tell
from .file_problems import show_problems

BAD_INPUT = 2
OUR_FAULT = 70

app = typer.Typer(name="kirifuda", no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)


@app.callback()
def options(lang: str = typer.Option("", "--lang", help="ja / en")) -> None:
    """切り札: カードゲームを総合ルールどおりに。 Card games straight from their comprehensive rules."""
    choose_known_language(lang)


app.command("play")(play.play)
app.command("serve")(serve.serve)
app.command("check")(check.check)
app.command("replay")(replay.replay)
app.command("ledger")(ledger.ledger)
app.command("rule")(rule.rule)
app.add_typer(rules.app, name="rules")
app.add_typer(deck.app, name="deck")
app.add_typer(card.app, name="card")
app.command("soak")(soak.soak)


def main() -> None:
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        _run()
    except Complaint as complaint:
        err.print(tell(complaint.phrase), markup=False, soft_wrap=True)
        sys.exit(BAD_INPUT)
    except KeyboardInterrupt:
        sys.exit(130)
    except Exception as problem:
        if os.environ.get("KIRIFUDA_DEBUG"):
            raise
        err.print(
            tell("complaint-internal", problem=f"{type(problem).__name__}: {problem}"), markup=False, soft_wrap=True
        )
        sys.exit(OUR_FAULT)


def _run() -> None:
    try:
        app()
    except Broken as broken:
        show_problems(broken.problems)
        sys.exit(BAD_INPUT)


if __name__ == "__main__":
    main()
