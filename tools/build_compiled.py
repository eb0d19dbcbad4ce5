"""Builds the engine compiled with mypyc beside the pure one, which stays as it is.

The package is copied from src/ to build/compiled/, and the modules that [tool.kirifuda.compiled] in
pyproject.toml names are compiled there. Whoever runs with PYTHONPATH=build/compiled runs the compiled build.
When neither sources nor tools have changed since the last build, nothing is done.
"""

import argparse
import ast
import hashlib
import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import time
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
DATA = {"books": "books", "cards": "cards", "decks": "decks", "lessons": "lessons", "scenarios": "tests/scenarios"}
STAMP = ".built"
TRAINED = " trained"
TOOLS = ("build_compiled.py", "extensions.py", "training.py")


class CannotBuild(Exception):
    pass


@dataclass(frozen=True)
class Config:
    package: str
    modules: list[str]
    exclude: list[str]
    required: list[str]
    opt_level: str = "3"
    multi_file: bool = False

    @classmethod
    def read(cls, path: Path) -> "Config":
        return cls(**tomllib.loads(path.read_text("utf-8"))["tool"]["kirifuda"]["compiled"])

    def files(self, source: Path) -> list[Path]:
        """The files to compile, relative to `source`."""
        found = {path for glob in self.modules for path in source.glob(glob)}
        kept = sorted(path for path in found if not any(path.match(glob) for glob in self.exclude))
        if not kept:
            raise CannotBuild(f"nothing to compile: no file in {source} matches {self.modules}")
        files = [path.relative_to(source) for path in kept]
        for name in self.required:
            if name not in map(module_name, files):
                raise CannotBuild(f"{name} has to be compiled, but no such file matches {self.modules}")
        return files


def module_name(file: Path) -> str:
    return ".".join(file.with_suffix("").parts).removesuffix(".__init__")


def package_files(folder: Path) -> Iterator[Path]:
    for path in sorted(folder.rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts and path.suffix not in {".so", ".pyd", ".pyc"}:
            yield path


def fingerprint(config: Config, source: Path) -> str:
    """Changes with everything the build depends on."""
    tools = [sys.version, version("mypy"), version("setuptools"), os.environ.get("CC", ""), str(config)]
    digest = hashlib.sha256(json.dumps(tools).encode())
    for tool in TOOLS:
        digest.update((ROOT / "tools" / tool).read_bytes())
    for path in package_files(source / config.package):
        digest.update(f"\0{path.relative_to(source)}\0".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def copy_package(config: Config, source: Path, out: Path) -> None:
    """Makes the package in `out` the same as in `source`; files that are the same keep their time."""
    wanted = set()
    for path in package_files(source / config.package):
        target = out / path.relative_to(source)
        wanted.add(target)
        if not target.is_file() or target.read_bytes() != path.read_bytes():
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, target)
    for old in list(package_files(out / config.package)):
        if old not in wanted and not old.is_relative_to(out / config.package / "_data"):
            old.unlink()


CONSUMERS = ("all", "any", "sum", "tuple")


def suit_mypyc(path: Path) -> None:
    """Writes a module as mypyc compiles it best; it means the same.

    Only the text handed to mypyc is changed; the files beside the extensions are the sources again.
    """
    text = path.read_text("utf-8")
    path.write_text(register_apart(without_lists(text)), "utf-8")


def register_apart(text: str) -> str:
    """Registers a module's clauses at its end instead of by decorators.

    `@clause` returns its function untouched, but mypyc calls a decorated function the slow way.
    """
    lines = text.splitlines()
    registrations = []
    for node in ast.parse(text).body:
        if not isinstance(node, ast.FunctionDef):
            continue
        cited = [one for one in node.decorator_list if ast.unparse(one).startswith("clause(")]
        for decorator in cited:
            registrations.append(f"{ast.unparse(decorator)}({node.name})")
            for at in range(decorator.lineno - 1, decorator.end_lineno or decorator.lineno):
                lines[at] = ""
    return "\n".join([*lines, *registrations, ""])


def without_lists(text: str) -> str:
    """Takes away lists that are made only to be gone through, and the check that what is zipped is of one length.

    The interpreter is quick with `any([…])`; of `any(…)` and `zip(…)` without more, mypyc makes a plain loop.
    """
    lines = text.encode().splitlines(keepends=True)
    blanks: list[tuple[int, int, int, int]] = []
    for node in ast.walk(ast.parse(text)):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
            continue
        if node.func.id in CONSUMERS and len(node.args) == 1 and not node.keywords:
            listed = node.args[0]
            if isinstance(listed, ast.ListComp):
                blanks.append((listed.lineno, listed.col_offset, listed.lineno, listed.col_offset + 1))
                end, column = listed.end_lineno or 0, listed.end_col_offset or 0
                blanks.append((end, column - 1, end, column))
        if node.func.id == "zip" and [one.arg for one in node.keywords] == ["strict"]:
            last, strict = node.args[-1], node.keywords[0]
            start = (last.end_lineno or 0, last.end_col_offset or 0)
            blanks.append((*start, strict.end_lineno or 0, strict.end_col_offset or 0))
    for first, start, final, end in blanks:
        for at in range(first - 1, final):
            line = lines[at]
            left = start if at == first - 1 else 0
            right = end if at == final - 1 else len(line.rstrip(b"\r\n"))
            lines[at] = line[:left] + b" " * (right - left) + line[right:]
    return b"".join(lines).decode()


def link_data(config: Config, source: Path, out: Path) -> None:
    """Books, cards, decks, lessons and scenarios are found where an installed package has them."""
    data = out / config.package / "_data"
    data.mkdir(parents=True, exist_ok=True)
    for name, there in DATA.items():
        link, folder = data / name, source.parent / there
        link.unlink(missing_ok=True)
        if folder.is_dir():
            link.symlink_to(os.path.relpath(folder, data), target_is_directory=True)


def remove_extensions(out: Path) -> None:
    for suffix in EXTENSION_SUFFIXES:
        for path in out.rglob(f"*{suffix}"):
            path.unlink()


def check_tools() -> None:
    try:
        version("mypy")
        version("setuptools")
    except PackageNotFoundError as missing:
        raise CannotBuild(f"{missing.name} is not installed here: `make compiled` installs it") from None
    if os.name != "posix":
        return
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if shutil.which(compiler) is None:
        raise CannotBuild(
            f"no C compiler: mypyc needs one and '{compiler}' is not here. Install gcc (Debian: `apt-get "
            "install gcc libc6-dev python3-dev`; macOS: `xcode-select --install`), or set CC to yours."
        )
    header = Path(sysconfig.get_path("include"), "Python.h")
    if not header.is_file():
        raise CannotBuild(f"no Python headers: {header} is not here. On Debian: `apt-get install python3-dev`.")


def compile_modules(config: Config, files: list[Path], out: Path, work: Path, trained: bool) -> None:
    """Runs mypyc and the C compiler inside `out`, in a process of its own.

    The project's mypy settings point at src/ and would find every module twice, so none are read:
    `make test` is where types are judged.
    """
    options = ["--config-file=", f"--cache-dir={work / 'mypy'}", "--explicit-package-bases"]
    mypyc = {
        "paths": options + [file.as_posix() for file in files],
        "opt_level": config.opt_level,
        "debug_level": "0",
        "multi_file": config.multi_file,
        "target_dir": str(work / "c"),
    }
    job = {"mypyc": mypyc, "objects": str(work / "o"), "libraries": str(work / "so"), "trained": trained}
    command = [sys.executable, str(ROOT / "tools" / "extensions.py"), json.dumps(job)]
    log = work / "log"
    with log.open("wb") as sink:
        done = subprocess.run(command, cwd=out, stdin=subprocess.DEVNULL, stdout=sink, stderr=subprocess.STDOUT)
    if done.returncode != 0:
        raise CannotBuild(f"{log.read_text('utf-8', 'replace')}\nmypyc failed (above)")


def verify(files: list[Path], out: Path) -> dict[str, str]:
    """Imports every compiled module in a fresh process; module name -> the file it came from."""
    modules = [module_name(file) for file in files]
    program = (
        "import importlib, json, sys; "
        "print(json.dumps({name: importlib.import_module(name).__file__ for name in sys.argv[1:]}))"
    )
    # Run from `out`, where "-c" looks first; PYTHONPATH is what callers will use, and makes the same promise.
    environment = {**os.environ, "PYTHONPATH": str(out)}
    done = subprocess.run(
        [sys.executable, "-c", program, *modules], cwd=out, env=environment, capture_output=True, text=True
    )
    if done.returncode != 0:
        raise CannotBuild(f"the compiled build does not import:\n{done.stderr}")
    loaded: dict[str, str] = json.loads(done.stdout.splitlines()[-1])
    for name, file in loaded.items():
        if not file.endswith(tuple(EXTENSION_SUFFIXES)) or not Path(file).is_relative_to(out):
            raise CannotBuild(f"{name} was to load from a compiled file in {out}, but loads from {file}")
    return loaded


def build(config: Config, source: Path, out: Path, *, force: bool = False, trained: bool = False) -> None:
    check_tools()
    started = time.monotonic()
    files = config.files(source)
    mark = fingerprint(config, source)
    stamp = out / STAMP
    found = stamp.read_text() if stamp.is_file() else ""
    fresh = not force and (found == mark + TRAINED or (found == mark and not trained))
    if not fresh:
        stamp.unlink(missing_ok=True)
        work = out.with_name(out.name + ".work")
        if force:
            shutil.rmtree(out, ignore_errors=True)
            shutil.rmtree(work, ignore_errors=True)
        work.mkdir(parents=True, exist_ok=True)
        out.mkdir(parents=True, exist_ok=True)
        remove_extensions(out)
        copy_package(config, source, out)
        link_data(config, source, out)
        for file in files:
            suit_mypyc(out / file)
        compile_modules(config, files, out, work, trained)
        copy_package(config, source, out)
        found = mark + TRAINED if trained else mark
    link_data(config, source, out)
    loaded = verify(files, out)
    stamp.write_text(found)
    for name, file in loaded.items():
        print(f"  {name:<40} {Path(file).relative_to(out)}")
    state = "unchanged" if fresh else f"built in {time.monotonic() - started:.0f} s"
    print(f"{len(loaded)} modules compiled, {state}: PYTHONPATH={os.path.relpath(out)}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--source", type=Path, default=ROOT / "src", help="folder that holds the package")
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "compiled", help="where the build goes")
    parser.add_argument("--config", type=Path, default=ROOT / "pyproject.toml", help="has [tool.kirifuda.compiled]")
    parser.add_argument("--force", action="store_true", help="build from nothing")
    parser.add_argument(
        "--trained",
        action=argparse.BooleanOptionalAction,
        default=False,
        help="let the compiler learn from games: slower to build, faster to play",
    )
    options = parser.parse_args()
    try:
        config = Config.read(options.config)
        build(config, options.source.resolve(), options.out.resolve(), force=options.force, trained=options.trained)
    except CannotBuild as problem:
        print(f"build_compiled: {problem}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
