"""What pyproject.toml asks for is what the locks hold (`tools/lock` makes them)."""

import re
import tomllib
from pathlib import Path
from typing import Final

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT: Final = Path(__file__).resolve().parents[2]
PROJECT: Final = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
EXTRAS: Final = PROJECT["optional-dependencies"]
LOCKED_IN: Final = {
    "": "run",
    "server": "run",
    "dev": "dev",
    "compiled": "dev",
    "train": "dev",
    "sim": "extras",
    "mcp": "extras",
    "ray": "extras",
    "openspiel": "extras",
    "bench": "bench",
}


def pinned(lock: str) -> dict[str, str]:
    text = (ROOT / "requirements" / f"{lock}.txt").read_text("utf-8")
    return {canonicalize_name(name): version for name, version in re.findall(r"^([\w.-]+)==([^\s;]+)", text, re.M)}


def test_every_extra_is_locked_somewhere() -> None:
    assert set(EXTRAS) <= set(LOCKED_IN)


@pytest.mark.parametrize("extra", LOCKED_IN)
def test_a_lock_holds_what_is_asked_for(extra: str) -> None:
    pins = pinned(LOCKED_IN[extra])
    asked = [Requirement(line) for line in (EXTRAS[extra] if extra else PROJECT["dependencies"])]
    unmet = [str(one) for one in asked if not one.specifier.contains(pins.get(canonicalize_name(one.name), "0"))]
    assert unmet == [], "tools/lock makes the locks anew"


def test_the_page_is_built_from_what_its_lock_holds() -> None:
    """`npm ci` refuses a lock that lacks what package.json asks for; no package in it says where it was fetched."""
    lock = (ROOT / "web" / "package-lock.json").read_text("utf-8")
    assert '"resolved"' not in lock
    assert "npm --prefix web ci " in (ROOT / "Makefile").read_text("utf-8")
