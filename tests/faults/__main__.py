"""`make faults`: every fault on every database it concerns, one after the other; what came of each, a line of JSON.

Names of faults may be given; without any, all are tried. What has failed goes on with a new server.
"""

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx
from tests.server.databases import postgres_with_control
from websockets.exceptions import WebSocketException

from .trying import ANY, FAULTS, Trial, trial_on, tried

Fault = Callable[[Trial], None]
MATCHES = 4
EACH = 8
PROBLEMS = (AssertionError, OSError, httpx.HTTPError, WebSocketException, subprocess.SubprocessError)


@contextmanager
def database(kind: str, folder: Path) -> Iterator[tuple[str, Callable[..., None]]]:
    if kind == "sqlite":
        yield f"sqlite:///{folder / 'kirifuda.sqlite'}", _no_control
    else:
        with postgres_with_control() as found:
            yield found


def _no_control(*given: str) -> None:
    raise AssertionError("SQLite has no server of its own")


def until_one_fails(faults: list[Fault], kind: str) -> Iterator[dict[str, Any]]:
    with TemporaryDirectory(prefix="kirifuda-faults-", dir="/tmp") as name:
        folder = Path(name)
        with database(kind, folder) as (url, control), trial_on(url, folder, control, MATCHES) as trial:
            while faults:
                fault = faults.pop(0)
                try:
                    yield {"database": kind, "held": True, **tried(fault, trial, EACH)}
                except PROBLEMS as problem:
                    told = {"problem": repr(problem)[:500], "log": trial.server.log.read_text()[-1_500:]}
                    yield {"database": kind, "held": False, "fault": fault.__name__, **told}
                    return


def main(names: list[str]) -> int:
    unknown = set(names) - {fault.__name__ for fault in FAULTS}
    if unknown:
        print(f"no such fault: {', '.join(sorted(unknown))}", file=sys.stderr)
        return 2
    held = True
    for kind in ANY:
        faults = [one for one, kinds in FAULTS.items() if kind in kinds and (not names or one.__name__ in names)]
        while faults:
            for found in until_one_fails(faults, kind):
                print(json.dumps(found, ensure_ascii=False), flush=True)
                held = held and found["held"]
    return 0 if held else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
