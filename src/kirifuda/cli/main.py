"""`kirifuda`: one command a job. No traceback reaches a user; bad input ends with exit code 2."""

import sys

import typer

from ..errors import Complaint
from ..words import LANGUAGES
from . import check, ledger, play, replay, rule, soak
from .console import choose_language, err, tell

app = typer.Typer(name="kirifuda", no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)


@app.callback()
def options(lang: str = typer.Option("", "--lang", help="ja / en")) -> None:
    """切り札: カードゲームを総合ルールどおりに。 Card games straight from their comprehensive rules."""
    if lang:
        if lang not in LANGUAGES:
            raise Complaint("unknown-language", given=lang, known=", ".join(LANGUAGES))
        choose_language(lang)


app.command("play")(play.play)
app.command("check")(check.check)
app.command("replay")(replay.replay)
app.command("ledger")(ledger.ledger)
app.command("rule")(rule.rule)
app.command("soak")(soak.soak)


def main() -> None:
    try:
        app()
    except Complaint as complaint:
        err.print(tell(complaint.phrase), markup=False)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    main()
