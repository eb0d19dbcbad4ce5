"""Where rules, cards and decks are: at the top of a checkout, or in `kirifuda/_data` of an installed wheel."""

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


def cache_dir() -> Path:
    """The user's folder for what can be made again."""
    given = os.environ.get("XDG_CACHE_HOME", "")
    return (Path(given) if os.path.isabs(given) else Path.home() / ".cache") / "kirifuda"


def _data(name: str) -> Path:
    installed = _PACKAGE / "_data" / name
    if installed.is_dir():
        return installed
    checkout = _PACKAGE.parents[1]
    if (checkout / "pyproject.toml").is_file() and (checkout / name).is_dir():
        return checkout / name
    raise FileNotFoundError(
        f"no {name}/ folder: neither {installed} (an installed kirifuda) nor {checkout / name} (a checkout)"
    )
