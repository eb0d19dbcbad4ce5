"""Where rules, cards, decks, lessons and scenarios are: in a checkout, or in `kirifuda/_data` of an installed wheel."""

import os
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def books_dir() -> Path:
    """The folder of rule books: `<game>/<edition>.toml`."""
    return _data("books")


def cards_dir() -> Path:
    """The folder of card sets."""
    return _data("cards")


def decks_dir() -> Path:
    """The folder of decks that can be played at once: `<game>/*.txt`."""
    return _data("decks")


def lessons_dir() -> Path:
    """The folder of guided games and exercises: `<game>/*.toml`."""
    return _data("lessons")


def scenarios_dir() -> Path:
    """The folder of the scenarios that show what a clause does: `<game>/**/*.toml`; in a checkout they are tests."""
    return _data("scenarios", "tests/scenarios")


def cache_dir() -> Path:
    """The user's folder for what can be made again."""
    given = os.environ.get("XDG_CACHE_HOME", "")
    return (Path(given) if os.path.isabs(given) else Path.home() / ".cache") / "kirifuda"


def _data(name: str, in_checkout: str = "") -> Path:
    installed = _PACKAGE / "_data" / name
    if installed.is_dir():
        return installed
    checkout = _PACKAGE.parents[1]
    there = checkout / (in_checkout or name)
    if (checkout / "pyproject.toml").is_file() and there.is_dir():
        return there
    raise FileNotFoundError(f"no {name}/ folder: neither {installed} (an installed kirifuda) nor {there} (a checkout)")
