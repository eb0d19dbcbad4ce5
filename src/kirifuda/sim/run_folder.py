"""What is kept of a run while it goes on, and after it: a folder.

`plan.json` is what is played, `games.jsonl` the games, a line each in the order in which they ended. Killing the
run leaves at worst a torn last line, which is cut off when it goes on. When all is played the lines are put in the
order of their numbers: the folder of a run is then the same to the last byte, however it came about.
"""

import os
import sys
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import IO, Final

from ..errors import Complaint
from ..kernel.phrase import Phrase
from ..text.file_problems import why
from .plan import Plan, differences, read_plan
from .results import Ended, read_line

PLAN: Final = "plan.json"
GAMES: Final = "games.jsonl"
LOCK: Final = ".lock"


class RunFolder:
    """The folder of one run, held by one process at a time: `with RunFolder(path, plan) as folder`."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.plan = plan
        self.kept: dict[int, Ended] = {}
        self._lock: IO[bytes] | None = None
        self._games: IO[bytes] | None = None

    def __enter__(self) -> "RunFolder":
        try:
            self.path.mkdir(parents=True, exist_ok=True)
            self._lock = _locked(self.path / LOCK)
            self._check_plan()
            self._read_games()
            self._games = (self.path / GAMES).open("ab", buffering=0)
        except OSError as problem:
            self.__exit__(None, None, None)
            raise NotKept(self.path, problem, len(self.kept)) from None
        except BaseException:
            self.__exit__(None, None, None)
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for file in (self._games, self._lock):
            if file is not None:
                file.close()
        self._games = self._lock = None

    def add(self, ended: Ended) -> None:
        """Keep a game. What cannot be written whole is not there."""
        assert self._games is not None
        line = ended.line().encode()
        end = self._games.tell()
        try:
            written = self._games.write(line)
            if written != len(line):
                self._games.write(line[written:])
        except OSError as problem:
            with suppress(OSError):  # a torn line is cut off when the run goes on
                self._games.truncate(end)
            raise NotKept(self.path, problem, len(self.kept)) from None
        self.kept[ended.number] = ended

    def settle(self, counted: Iterable[Ended]) -> None:
        """Put the games in order; those that do not count, because it was clear before them, go."""
        if self._games is not None:
            self._games.close()
            self._games = None
        ordered = sorted(counted, key=lambda ended: ended.number)
        self.write(GAMES, "".join(ended.line() for ended in ordered).encode())
        self.kept = {ended.number: ended for ended in ordered}

    def write(self, name: str, content: bytes) -> Path:
        """A file of the run, whole or not at all."""
        target = self.path / name
        beside = target.with_name(f".{target.name}.part")
        try:
            target.parent.mkdir(parents=True, exist_ok=True)
            with beside.open("wb") as opened:
                opened.write(content)
            beside.replace(target)
        except OSError as problem:
            beside.unlink(missing_ok=True)
            raise NotKept(self.path, problem, len(self.kept)) from None
        return target

    def _check_plan(self) -> None:
        file = self.path / PLAN
        if not file.exists():
            strangers = [entry.name for entry in self.path.iterdir() if entry.name not in (LOCK, f".{PLAN}.part")]
            if strangers:
                raise Complaint("sim-folder-not-empty", folder=str(self.path), found=", ".join(sorted(strangers)[:3]))
        else:
            kept = read_plan(file.read_text(encoding="utf-8", errors="replace"))
            if kept is None:
                raise Complaint("sim-folder-no-plan", file=str(file))
            differing = list(differences(kept, self.plan))
            if differing:
                raise Complaint("sim-other-plan", folder=str(self.path), differences=differing)
        self.write(PLAN, self.plan.written().encode())

    def _read_games(self) -> None:
        file = self.path / GAMES
        if not file.exists():
            return
        with file.open("rb+") as opened:
            whole = lines = 0
            for line in opened:
                ended = read_line(line.decode("utf-8", errors="replace")) if line.endswith(b"\n") else None
                if ended is None:
                    break
                whole += len(line)
                lines += 1
                self.kept[ended.number] = ended
            rest = opened.seek(0, os.SEEK_END) - whole
            if not rest:
                return
            opened.seek(whole)
            if b"\n" in opened.read(rest)[:-1]:
                raise Complaint("sim-broken-line", file=str(file), line=lines + 1)
            opened.truncate(whole)


class NotKept(Exception):
    """The disk is full, or will not be written to; everything before stands, and the run can go on later."""

    def __init__(self, folder: Path, problem: OSError, kept: int) -> None:
        super().__init__(str(problem))
        self.phrase = Phrase("sim-not-kept", folder=str(folder), problem=why(problem), kept=kept)


def _locked(path: Path) -> IO[bytes]:
    """A file that nobody else holds; it is let go when it is closed, or its process is killed."""
    file = path.open("ab")
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        raise Complaint("sim-folder-taken", folder=str(path.parent)) from None
    return file
