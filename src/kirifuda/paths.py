"""Where the rules and cards are: at the top of a checkout, or in `kirifuda/_data` of an installed wheel."""

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def books_dir() -> Path:
    """The folder of rule books: `<game>/<edition>.toml`."""
    return _data("books")


def cards_dir() -> Path:
    """The folder of card sets."""
    return _data("cards")


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
