"""A line to a bot and back. Nothing that it does, or does not do, keeps us waiting longer than it may take."""

import atexit
import os
import shlex
import shutil
import subprocess
import sys
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import IO, Final

from ..errors import Complaint
from ..kernel.phrase import Phrase
from .protocol import LONGEST, Json, Nonsense, line_of

GRACE: Final = 1.0
"""Seconds for a process to end by itself once it is told to."""
_TAIL: Final = 200


class Gone(Exception):
    """Nobody is there any more to answer; the phrase says what became of them."""

    def __init__(self, phrase: Phrase) -> None:
        super().__init__(phrase.key)
        self.phrase = phrase


class Channel:
    """Lines out and lines in, each handled by a thread of its own: a full pipe or a silent end blocks nobody."""

    def __init__(self, reading: IO[str], writing: IO[str]) -> None:
        self._heard: SimpleQueue[str | None] = SimpleQueue()
        self._said: SimpleQueue[str | None] = SimpleQueue()
        Thread(target=self._listen, args=(reading,), daemon=True).start()
        self._speaking = Thread(target=self._speak, args=(writing,), daemon=True)
        self._speaking.start()

    def send(self, message: Json) -> None:
        self._said.put(line_of(message))

    def receive(self, seconds: float | None) -> str:
        """The next line; `Nonsense` if it does not come in time, `Gone` if none will come."""
        try:
            line = self._heard.get(timeout=seconds)
        except Empty:
            raise Nonsense(Phrase("bot-late", seconds=f"{seconds:g}")) from None
        if line is None:
            self._heard.put(None)
            raise Gone(self.ended())
        return line

    def ended(self) -> Phrase:
        return Phrase("bot-closed")

    def close(self) -> None:
        self._said.put(None)

    def flushed(self) -> None:
        """Wait until everything that was sent before it was closed has been written."""
        self._speaking.join(GRACE)

    def _listen(self, reading: IO[str]) -> None:
        with suppress(OSError, ValueError):
            while line := reading.readline(LONGEST):
                self._heard.put(line)
        self._heard.put(None)

    def _speak(self, writing: IO[str]) -> None:
        with suppress(OSError, ValueError):
            while (line := self._said.get()) is not None:
                writing.write(line)
                writing.flush()
            writing.close()


class Process(Channel):
    """A bot that we have started."""

    def __init__(self, command: str) -> None:
        words = words_of(command)
        try:
            self.process = subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                encoding="utf-8",
                errors="replace",
                env={**os.environ, "PYTHONIOENCODING": "utf-8"},
            )
        except OSError as problem:
            raise Complaint("bot-not-started", given=command, problem=str(problem.strerror or problem)) from None
        self._last_words = ""
        assert self.process.stdin is not None and self.process.stdout is not None and self.process.stderr is not None
        self._complaints = Thread(target=self._overhear, args=(self.process.stderr,), daemon=True)
        self._complaints.start()
        atexit.register(self.kill)
        super().__init__(self.process.stdout, self.process.stdin)

    def ended(self) -> Phrase:
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(GRACE)
        self._complaints.join(GRACE)
        code = self.process.returncode
        if code is None:
            return super().ended()
        return Phrase("bot-ended", code=str(code), words=self._last_words or "―")

    @property
    def alive(self) -> bool:
        return self.process.poll() is None

    def close(self) -> None:
        """Its input ends; a bot that does not end then is ended."""
        super().close()
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(GRACE)
        self.kill()

    def kill(self) -> None:
        atexit.unregister(self.kill)
        self.process.kill()
        self.process.wait()

    def _overhear(self, stderr: IO[str]) -> None:
        """The last line it complained with, to be told if it goes away."""
        with suppress(OSError, ValueError):
            while line := stderr.readline(LONGEST):
                if line.strip():
                    self._last_words = " ".join(line.split())[:_TAIL]


class Standard(Channel):
    """The program that started us."""

    def __init__(self) -> None:
        super().__init__(sys.stdin, sys.stdout)


def words_of(command: str) -> list[str]:
    """A command as the words it is made of, or a complaint that there is no such command."""
    try:
        words = shlex.split(command)
    except ValueError:
        words = []
    if not words:
        raise Complaint("bot-no-command", given=command)
    if shutil.which(words[0]) is None:
        raise Complaint("bot-no-program", given=words[0])
    return words
