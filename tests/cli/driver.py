"""Drives `kirifuda play` as a person would: reads what stands on the screen, types a line."""

import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from fcntl import ioctl
from pathlib import Path
from types import TracebackType

from . import forked
from .forked import PATIENCE

PROMPT = "> "
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


def environment(folder: Path, **more: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("KIRIFUDA_LANG", "NO_COLOR"))}
    path = os.pathsep.join(os.path.abspath(entry) for entry in kept.get("PYTHONPATH", "").split(os.pathsep) if entry)
    screen = {"COLUMNS": "80", "LINES": "40", "TERM": "xterm"}
    ours = {"XDG_STATE_HOME": str(folder), "PYTHONUTF8": "1", "PYTHONPATH": path}
    return {**kept, **screen, **ours, **more}


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "kirifuda.cli.main", *arguments]


def run(folder: Path, *arguments: str, typed: str = "", **more: str) -> subprocess.CompletedProcess[str]:
    """Run a command, with everything typed beforehand."""
    return forked.run(arguments, typed, environment(folder, **more), folder)


def heed_interrupts() -> None:
    """A test run in the background ignores SIGINT, and would hand that on to the player's terminal."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


class Player:
    """A person at a pseudo-terminal of 80 columns."""

    def __init__(self, folder: Path, *arguments: str, **more: str) -> None:
        self._screen, end = pty.openpty()
        ioctl(end, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 80, 0, 0))
        self.before = termios.tcgetattr(end)
        self._end = end
        self.process = subprocess.Popen(
            command(*arguments),
            stdin=end,
            stdout=end,
            stderr=end,
            env=environment(folder, **more),
            cwd=folder,
            start_new_session=True,
            preexec_fn=heed_interrupts,
        )
        self.raw = ""

    def __enter__(self) -> "Player":
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self._screen)
        os.close(self._end)

    def read(self, to_the_end: bool = False) -> str:
        """What is printed until the next prompt, or until the end."""
        begun = time.monotonic()
        found = b""
        while time.monotonic() - begun < PATIENCE:
            ended = self.process.poll() is not None
            ready, _, _ = select.select([self._screen], [], [], 0 if ended or self._asks(found) else 0.05)
            if ready:
                found += os.read(self._screen, 65536)
            elif ended or (found.endswith(PROMPT.encode()) and not to_the_end):
                break
        self.raw = found.decode("utf-8", "replace").replace("\r\n", "\n")
        return ESCAPES.sub("", self.raw)

    def _asks(self, found: bytes) -> bool:
        """A line is edited in a mode of the terminal that is left when it is done: nothing more is being printed."""
        edits = not termios.tcgetattr(self._end)[3] & termios.ICANON
        return edits and found.endswith(PROMPT.encode())

    def type(self, line: str) -> str:
        """Type a line; what is printed in answer."""
        os.write(self._screen, f"{line}\n".encode())
        return self.read()

    def interrupt(self, how: int = signal.SIGINT) -> str:
        """Interrupt the game; what is printed until its end.

        Python does not hear a signal in the very moment before it waits for a key: a person is never that quick.
        """
        time.sleep(0.5)
        os.killpg(self.process.pid, how)
        return self.read(to_the_end=True)

    def press(self, key: bytes) -> str:
        os.write(self._screen, key)
        return self.read()

    @property
    def modes(self) -> list[object]:
        """The settings of the terminal."""
        return list(termios.tcgetattr(self._end))


OPTION = re.compile(r"(?:^|  +)(\d+) (?=\S)")


def numbers(screen: str) -> list[str]:
    """The numbers of the options that were listed last."""
    lines = screen.rstrip().removesuffix(">").rstrip().split("\n")
    found: list[str] = []
    for one in reversed(lines):
        here = OPTION.findall(one) if re.match(r" *\d+ \S", one) else []
        if not here and found:
            break
        found = here + found
    return found
