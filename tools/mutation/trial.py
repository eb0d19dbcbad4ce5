"""Trying one mutant: in a process of its own, forked from one that has everything loaded."""

import contextlib
import gc
import inspect
import os
import pickle
import resource
import select
import signal
import sys
import time
import traceback
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from itertools import islice
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any, BinaryIO

import pytest

from mutation.mutant import Mutant
from mutation.snapshot import forget
from mutation.suite import Check, FailedTests, run_items, scenario_holds

MEMORY = 3 << 30
LEAST_SECONDS = 1.0
LONGER = 30
"""So many times as long as without any change may a check take."""
SURVIVED = ""
TIMEOUT = ":endless"
CRASHED = ":crashed"


@dataclass
class Running:
    """A child at work on several mutants: its process, its pipe, which it is at, when that must be done."""

    mutants: list[Mutant]
    process: int
    pipe: int
    deadline: float
    sent: bytearray
    ended: bool = False
    """It has said that it is done."""


@dataclass(frozen=True)
class Last:
    """A result after which the child can try no other mutant."""

    by: str


@dataclass(frozen=True)
class Failed:
    """The child could not do its work at all."""

    why: str


class Changed(SourceFileLoader):
    """Loads a module from changed source."""

    def __init__(self, name: str, path: str, source: str) -> None:
        super().__init__(name, path)
        self.source = source

    def get_code(self, fullname: str) -> CodeType:
        return compile(self.source, self.path, "exec")


class Finder(MetaPathFinder):
    def __init__(self, name: str, path: Path, source: str) -> None:
        self.name = name
        self.path = path
        self.source = source

    def find_spec(self, fullname: str, path: object = None, target: ModuleType | None = None) -> ModuleSpec | None:
        if fullname != self.name:
            return None
        return spec_from_file_location(fullname, self.path, loader=Changed(fullname, str(self.path), self.source))


def module_of(mutant: Mutant) -> str:
    return ".".join(Path(mutant.site.file).with_suffix("").parts[1:])


def mutate(mutant: Mutant, root: Path) -> tuple[FunctionType, CodeType] | tuple[None, None]:
    """Change the code of one function in this process; the function and the code it had.

    None if only importing its module anew can change it.
    """
    if mutant.site.constant:
        return None, None
    found: Any = import_module(module_of(mutant))
    for part in mutant.site.name.split("."):
        found = inspect.getattr_static(found, part)
    found = getattr(found, "fget", None) or getattr(found, "func", None) or inspect.unwrap(found)
    if not isinstance(found, FunctionType):
        return None, None
    path = root / mutant.site.file
    source = mutant.applied(path.read_text(encoding="utf-8"))
    usual = found.__code__
    found.__code__ = code_of(compile(source, str(path), "exec"), usual.co_qualname)
    return found, usual


def import_mutated(mutant: Mutant, root: Path) -> None:
    """Let everything be imported anew in this process, one module with its change."""
    path = root / mutant.site.file
    source = mutant.applied(path.read_text(encoding="utf-8"))
    sys.meta_path.insert(0, Finder(module_of(mutant), path, source))
    forget()


def code_of(code: CodeType, name: str) -> CodeType:
    """The code of a function by its qualified name, in the code of its module."""
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            if constant.co_qualname == name:
                return constant
            if name.startswith(f"{constant.co_qualname}."):
                return code_of(constant, name)
    raise LookupError(name)


def first_to_notice(checks: list[Check], loaded: dict[str, Any], tests: dict[str, pytest.Item]) -> str:
    """The first check that fails; SURVIVED if none does. One that runs on without end ends this process."""
    for check in checks:
        with at_most(LEAST_SECONDS + LONGER * check.seconds):
            try:
                held = scenario_holds(check.name, loaded) if check.scenario else not run_items([tests[check.name]])
            except Exception:
                held = False
        if not held:
            return check.name
    return SURVIVED


def first_to_fail_anew(checks: list[Check], root: Path) -> str:
    """The first of these tests that fails where everything is imported anew, the tests too."""
    for name in [name for name in sys.modules if name.partition(".")[0] in ("tests", "conftest")]:
        del sys.modules[name]
    noted = FailedTests()
    with at_most(LEAST_SECONDS + LONGER * sum(check.seconds for check in checks)):
        words = ["-x", "-p", "no:cacheprovider", "--rootdir", str(root), "-c", "pyproject.toml"]
        pytest.main([*words, *(check.name for check in checks)], plugins=[noted])
    return next(iter(noted.names), SURVIVED)


@contextlib.contextmanager
def at_most(seconds: float) -> Iterator[None]:
    """End this process when it has worked for so long; waiting for its turn does not count."""
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def in_child(work: Callable[[], Any], before: Iterable[Any] = ()) -> tuple[int, int]:
    """Do `work` in a forked child; its pickled result comes through the pipe, and what comes `before` it.

    Returns (process, pipe).
    """
    reader, writer = os.pipe()
    process = os.fork()
    if process:
        os.close(writer)
        return process, reader
    try:
        gc.disable()
        os.setsid()
        os.close(reader)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        nowhere = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(nowhere, stream)
        with os.fdopen(writer, "wb") as pipe:
            for result in before:
                _send(pipe, result)
            try:
                result = work()
            except BaseException as error:
                result = Failed(f"{type(error).__name__}: {error} {traceback.format_exc(limit=-1)}")
            _send(pipe, result)
    finally:
        os._exit(0)


def _send(pipe: BinaryIO, result: Any) -> None:
    sent = pickle.dumps(result)
    pipe.write(len(sent).to_bytes(4, "big") + sent)
    pipe.flush()


def result_of(process: int, pipe: int, deadline: float) -> Any:
    """What a child sent; TIMEOUT if it was not done in time."""
    sent = bytearray()
    while True:
        left = deadline - time.monotonic()
        ready = select.select([pipe], [], [], max(0.0, left))[0] if left > 0 else []
        if not ready:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process, signal.SIGKILL)
            break
        block = os.read(pipe, 1 << 20)
        if not block:
            break
        sent += block
    os.close(pipe)
    status = os.waitpid(process, 0)[1]
    return pickle.loads(sent[4:]) if sent else _how_it_ended(status)


def _how_it_ended(status: int) -> str:
    stopped = os.WIFSIGNALED(status) and os.WTERMSIG(status) in (signal.SIGPROF, signal.SIGKILL)
    return TIMEOUT if stopped else CRASHED


def try_all(
    mutants: Iterable[Mutant],
    work: Callable[[Mutant], str | Last],
    workers: int,
    limit: float,
    done: Callable[[Mutant, Any], None],
    together: int = 1,
) -> None:
    """Try every mutant, `workers` at a time and `together` in one child, and hand each result to `done`.

    A child that ends early has ended because of the mutant it was at; the others are for the next.
    """
    waiting = iter(mutants)
    left: list[Mutant] = []
    running: list[Running] = []
    while True:
        while len(running) < workers and (
            batch := [*left[:together], *islice(waiting, together - len(left[:together]))]
        ):
            left = left[together:]
            process, pipe = in_child(lambda: None, _each(batch, work))
            running.append(Running(batch, process, pipe, time.monotonic() + limit, bytearray()))
        if not running:
            return
        soonest = min(one.deadline for one in running)
        ready = select.select([one.pipe for one in running], [], [], max(0.0, soonest - time.monotonic()))[0]
        for one in [one for one in running if one.pipe in ready or one.deadline <= time.monotonic()]:
            if _goes_on(one, one.pipe in ready, limit, done):
                continue
            running.remove(one)
            left += one.mutants


def _each(mutants: list[Mutant], work: Callable[[Mutant], str | Last]) -> Iterator[Any]:
    for mutant in mutants:
        try:
            result: Any = work(mutant)
        except BaseException as error:
            result = Failed(f"{type(error).__name__}: {error} {traceback.format_exc(limit=-1)}")
        yield result
        if not isinstance(result, str):
            return


def _goes_on(one: Running, ready: bool, limit: float, done: Callable[[Mutant, Any], None]) -> bool:
    """Take what a child has sent; False when it has ended."""
    block = os.read(one.pipe, 1 << 16) if ready else b""
    one.sent += block
    while len(one.sent) >= 4 and len(one.sent) >= 4 + (size := int.from_bytes(one.sent[:4], "big")):
        result = pickle.loads(one.sent[4 : 4 + size])
        del one.sent[: 4 + size]
        if result is None:
            one.ended = True
        else:
            done(one.mutants.pop(0), result.by if isinstance(result, Last) else result)
            one.deadline = time.monotonic() + limit
    if block:
        return True
    if not ready:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(one.process, signal.SIGKILL)
    os.close(one.pipe)
    status = os.waitpid(one.process, 0)[1]
    if not one.ended and one.mutants:
        done(one.mutants.pop(0), _how_it_ended(status))
    return False
