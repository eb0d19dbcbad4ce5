"""Trying one mutant: in a process of its own, forked from one that has everything loaded."""

import contextlib
import os
import pickle
import resource
import select
import signal
import sys
import time
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

from mutation.mutant import Mutant
from mutation.snapshot import forget
from mutation.suite import Check, Chosen, run_tests, scenario_holds

MEMORY = 4 << 30
SURVIVED = ""
TIMEOUT = "timeout"


@dataclass
class Running:
    """A child at work: its process, its pipe, when it must be done."""

    mutant: Mutant
    process: int
    pipe: int
    deadline: float


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


def mutate(mutant: Mutant, root: Path, whole_module: bool) -> None:
    """Change the rules in this process: the code of one function, or a module that is imported anew."""
    path = root / "src" / mutant.site.file
    source = mutant.applied(path.read_text(encoding="utf-8"))
    name = ".".join(Path(mutant.site.file).with_suffix("").parts)
    if whole_module:
        sys.meta_path.insert(0, Finder(name, path, source))
        forget()
        return
    found: Any = import_module(name)
    for part in mutant.site.name.split("."):
        found = getattr(found, part)
    assert isinstance(found, FunctionType)
    found.__code__ = code_of(compile(source, str(path), "exec"), found.__code__.co_qualname)


def code_of(code: CodeType, name: str) -> CodeType:
    """The code of a function by its qualified name, in the code of its module."""
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            if constant.co_qualname == name:
                return constant
            if name.startswith(f"{constant.co_qualname}."):
                return code_of(constant, name)
    raise LookupError(name)


def first_to_notice(checks: list[Check], loaded: dict[str, Any], root: Path) -> str:
    """The first check that fails; SURVIVED if none does."""
    for check in checks:
        if check.scenario:
            try:
                held = scenario_holds(check.name, loaded)
            except Exception:
                held = False
            if not held:
                return check.name
    chosen = Chosen([check.name for check in checks if not check.scenario])
    if not chosen.place:
        return SURVIVED
    files = list(dict.fromkeys(name.partition("::")[0] for name in chosen.place))
    status = run_tests(root, files, chosen, "-x")
    return chosen.failed or (SURVIVED if status == 0 else f"pytest {status}")


def in_child(work: Callable[[], Any]) -> tuple[int, int]:
    """Do `work` in a forked child; its pickled result comes through the pipe. Returns (process, pipe)."""
    reader, writer = os.pipe()
    process = os.fork()
    if process:
        os.close(writer)
        return process, reader
    try:
        os.setsid()
        os.close(reader)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        nowhere = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(nowhere, stream)
        try:
            result = work()
        except BaseException as error:
            result = f"{type(error).__name__}: {error} {traceback.format_exc(limit=-1)}"
        with os.fdopen(writer, "wb") as pipe:
            pickle.dump(result, pipe)
    finally:
        os._exit(0)


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
    os.waitpid(process, 0)
    return pickle.loads(sent) if sent else TIMEOUT if time.monotonic() >= deadline else "crashed"


def try_all(
    mutants: list[Mutant],
    work: Callable[[Mutant], Callable[[], str]],
    workers: int,
    limit: float,
    done: Callable[[Mutant, str], None],
) -> None:
    """Try every mutant, `workers` at a time, and hand each result to `done`."""
    waiting = list(reversed(mutants))
    running: list[Running] = []
    while waiting or running:
        while waiting and len(running) < workers:
            mutant = waiting.pop()
            process, pipe = in_child(work(mutant))
            running.append(Running(mutant, process, pipe, time.monotonic() + limit))
        soonest = min(one.deadline for one in running)
        ready = select.select([one.pipe for one in running], [], [], max(0.0, soonest - time.monotonic()))[0]
        for one in [one for one in running if one.pipe in ready or one.deadline <= time.monotonic()]:
            running.remove(one)
            done(one.mutant, result_of(one.process, one.pipe, one.deadline))
