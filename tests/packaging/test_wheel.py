"""A wheel works where there is no checkout: the engine with what it asks for, the server with its extra, the page."""

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from .installed import COMMAND, ROOT, environment, install, kirifuda, python

sys.path.insert(0, str(ROOT / "tools"))

from wheel_building import data_folders, pure_wheel

PAGE = ROOT / "src" / "kirifuda" / "_page" / "index.html"
A_GAME_OF_EACH = """
import random, kirifuda
for game in kirifuda.games():
    played = kirifuda.start(game, seed=3)
    lot = random.Random(5)
    for _ in range(40):
        if played.ask is None:
            break
        played.answer(lot.randrange(played.ask.size))
    print(game, len(played.log), kirifuda.__file__)
"""
EVERY_COMMAND = """
import importlib
from kirifuda.cli.main import COMMANDS
for name in COMMANDS:
    importlib.import_module("kirifuda.cli." + name)
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if not PAGE.is_file():
        if os.environ.get("CI"):
            pytest.fail("the page is not built, and no wheel without it: make page")
        pytest.skip("SKIPPED: the page is not built, no wheel is tried (make page)")
    return pure_wheel(tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def engine(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(wheel, tmp_path_factory.mktemp("engine"))


def test_the_engine_asks_for_little_and_plays_every_game(engine: Path, tmp_path: Path) -> None:
    there = {path.name for path in engine.iterdir()}
    assert {"typer", "rich", "pydantic"} <= there
    assert not {"lark", "fastapi", "sqlalchemy", "uvicorn", "psycopg", "alembic", "argon2"} & there
    done = python(engine, A_GAME_OF_EACH, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    played = [line.split() for line in done.stdout.splitlines()]
    assert [game for game, _, _ in played] == ["black-poker", "legions", "last-chronicle", "legend-of-stars"]
    assert {file for _, _, file in played} == {str(engine / "kirifuda" / "__init__.py")}


@pytest.mark.parametrize(
    "arguments",
    [
        ("rule", "世代交代"),
        ("check", str(ROOT / "tests/scenarios/black_poker/list/15-up.toml")),
        ("replay", str(ROOT / "examples/black-poker.replay"), "--verify"),
    ],
)
def test_a_command_of_the_terminal_runs_with_the_engine_alone(
    engine: Path, tmp_path: Path, arguments: tuple[str, ...]
) -> None:
    done = kirifuda(engine, *arguments, cwd=tmp_path)
    assert done.returncode == 0, done.stderr


def test_every_command_is_there_with_the_engine_alone(engine: Path, tmp_path: Path) -> None:
    done = python(engine, EVERY_COMMAND, cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "ja",
            "「kirifuda serve」にはエンジンのほかに kirifuda[server] が必要です。"
            'pip install "kirifuda[server]" で入れてください',
        ),
        (
            "en",
            '“kirifuda serve” needs more than the engine: install kirifuda[server] with pip install "kirifuda[server]"',
        ),
    ],
)
def test_serving_without_its_extra_says_which_and_how(engine: Path, tmp_path: Path, language: str, told: str) -> None:
    done = kirifuda(engine, "--lang", language, "serve", cwd=tmp_path)
    assert done.returncode == 2
    assert done.stderr.startswith(told)
    assert "Traceback" not in done.stderr


def test_with_its_extra_the_server_serves_the_page(engine: Path, wheel: Path, tmp_path: Path) -> None:
    server = shutil.copytree(engine, tmp_path / "server", symlinks=True)
    install(wheel, server, ("server",))
    with serving(server, tmp_path) as address:
        first = fetched(address)
        assert '<div id="app"' in first
        asset = first.split('src="')[1].split('"')[0]
        assert len(fetched(address + asset.lstrip("./"))) > 10_000
        assert "black-poker" in fetched(address + "api/games")


def test_a_wheel_holds_nothing_that_is_not_its_own(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        names = packed.namelist()
        metadata = packed.read(next(name for name in names if name.endswith("/METADATA"))).decode()
    assert {name.split("/")[0] for name in names if ".dist-info" not in name} == {"kirifuda"}
    assert "Description-Content-Type: text/markdown" in metadata
    assert "Provides-Extra: server" in metadata


@pytest.mark.parametrize("kind", ["build_wheel", "build_sdist"])
def test_without_the_page_nothing_is_built(tmp_path: Path, kind: str) -> None:
    for name in ("src/kirifuda", *data_folders()):
        (tmp_path / name).mkdir(parents=True)
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        (tmp_path / name).write_bytes((ROOT / name).read_bytes())
    (tmp_path / "dist").mkdir()
    program = f"from setuptools import build_meta; build_meta.{kind}('dist')"
    done = subprocess.run([sys.executable, "-c", program], cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode != 0
    assert "no page: src/kirifuda/_page/index.html is not here" in done.stderr
    assert list((tmp_path / "dist").iterdir()) == []


@contextmanager
def serving(folder: Path, data: Path) -> Iterator[str]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-S", "-c", COMMAND, "serve", "--port", str(port), "--data", str(data / "data")]
    process = subprocess.Popen(
        command, cwd=data, env=environment(folder), stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True
    )
    address = f"http://127.0.0.1:{port}/"
    try:
        while True:
            assert process.poll() is None, process.stderr and process.stderr.read()
            try:
                fetched(address + "healthz")
                break
            except (urllib.error.URLError, ConnectionError):
                time.sleep(0.1)
        yield address
    finally:
        process.terminate()
        process.wait()


def fetched(address: str) -> str:
    with urllib.request.urlopen(address, timeout=30) as answer:
        return answer.read().decode()
