"""`kirifuda` on a machine whose date somebody sets: it is off by as many seconds as a file says."""

import os
import time
from pathlib import Path
from typing import Final

from kirifuda.cli.main import main

SECONDS_OFF: Final = "SECONDS_OFF"
"""The variable that names the file."""


def set_off(file: Path, seconds: float) -> None:
    """Nobody reads a half of it."""
    new = file.with_suffix(".new")
    new.write_text(str(seconds))
    new.replace(file)


if __name__ == "__main__":
    true_date, off = time.time, Path(os.environ[SECONDS_OFF])
    time.time = lambda: true_date() + float(off.read_text())
    main()
