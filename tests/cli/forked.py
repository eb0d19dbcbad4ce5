"""`kirifuda` in processes of their own, forked from one that has imported what commands are made of.

The command line itself (kirifuda.cli) is imported in the new process: it looks at the environment.
"""

import multiprocessing
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

PATIENCE: Final = 300.0
IMPORTED: Final = (
    "kirifuda.agents",
    "kirifuda.api",
    "kirifuda.black_poker.rules",
    "kirifuda.card_meaning",
    "kirifuda.deck_building",
    "kirifuda.last_chronicle.card_words.reader",
    "kirifuda.last_chronicle.own_cards",
    "kirifuda.last_chronicle.rules",
    "kirifuda.ledger",
    "kirifuda.legend_of_stars.card_words.reader",
    "kirifuda.legend_of_stars.cards.own_cards",
    "kirifuda.legend_of_stars.rules",
    "kirifuda.legions.card_words.reader",
    "kirifuda.legions.own_cards",
    "kirifuda.legions.rules",
    "kirifuda.match",
    "kirifuda.replay",
    "kirifuda.scenario",
    "kirifuda.spoken",
    "rich.markdown",
    "rich.table",
    "typer.main",
    "typer.rich_utils",
    "tests.cli.grammars",
)
_forking: Final = multiprocessing.get_context("forkserver")
_forking.set_forkserver_preload(list(IMPORTED))


def run(
    arguments: tuple[str, ...], typed: str, environment: Mapping[str, str], folder: Path
) -> subprocess.CompletedProcess[str]:
    """Run a command with everything typed beforehand."""
    with TemporaryDirectory() as place:
        streams = [Path(place, name) for name in ("typed", "printed", "complained")]
        streams[0].write_text(typed, encoding="utf-8")
        process = _forking.Process(target=_command, args=(arguments, streams, dict(environment), folder))
        process.start()
        process.join(PATIENCE)
        if process.exitcode is None:
            process.kill()
            raise subprocess.TimeoutExpired(["kirifuda", *arguments], PATIENCE)
        printed, complained = (stream.read_text(encoding="utf-8") for stream in streams[1:])
        return subprocess.CompletedProcess(["kirifuda", *arguments], process.exitcode, printed, complained)


def _command(arguments: tuple[str, ...], streams: list[Path], environment: dict[str, str], folder: Path) -> None:
    os.environ.clear()
    os.environ.update(environment)
    os.chdir(folder)
    for number, stream in enumerate(streams):
        os.dup2(os.open(stream, os.O_RDONLY if number == 0 else os.O_WRONLY | os.O_CREAT), number)
    sys.stdin = os.fdopen(0, encoding="utf-8")
    sys.stdout = os.fdopen(1, "w", encoding="utf-8")
    sys.stderr = os.fdopen(2, "w", encoding="utf-8", buffering=1)
    sys.argv = ["kirifuda", *arguments]
    from kirifuda.cli.main import main

    main()
