"""Where games are kept."""

import os
import shlex
import time
from pathlib import Path

from ..errors import Complaint
from ..replay import load
from .console import out, read_line, say_line, tell
from .sitting import Sitting


def save_as(sitting: Sitting, name: str) -> None:
    """Save under a name; another game in that file is replaced only if the player says so."""
    path = Path(name).expanduser()
    if path.is_file() and path != sitting.path and _is_a_save(path):
        answer = read_line(tell("play-save-replace", file=str(path)))
        if answer.lower() not in ("y", "yes", "はい"):
            say_line("play-save-not")
            return
    sitting.save(path)
    say_line("play-saved", file=str(path))


def save_on_leaving(sitting: Sitting) -> None:
    """Nothing is lost when a game is left in the middle: it lies in a file, and the player is told where."""
    if not sitting.under_way or (sitting.path is None and not (sitting.unsaved and sitting.earlier)):
        return
    path = sitting.path or _own_folder() / time.strftime("%Y%m%d-%H%M%S.replay")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        sitting.save(path)
    except (Complaint, OSError):
        say_line("play-save-failed")
    else:
        say_line("play-resume-with")
        out.print(f"kirifuda play --resume {shlex.quote(str(path))}", markup=False, soft_wrap=True)


def new_file(name: str) -> Path:
    """The file of a new game. One that holds a game already is not to be replaced by it."""
    path = Path(name).expanduser()
    if path.exists():
        raise Complaint("save-exists" if path.is_file() and _is_a_save(path) else "replay-not-ours", source=name)
    return path


def _is_a_save(path: Path) -> bool:
    try:
        load(path)
    except Complaint:
        return False
    return True


def _own_folder() -> Path:
    state = os.environ.get("XDG_STATE_HOME", "")
    return (Path(state) if state else Path.home() / ".local" / "state") / "kirifuda"
