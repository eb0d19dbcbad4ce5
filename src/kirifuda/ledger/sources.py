"""Where a game's book, code and tests are."""

from dataclasses import dataclass
from pathlib import Path

from ..game_records import folder_named, records
from ..paths import books_dir

_PACKAGE = Path(__file__).resolve().parents[1]


@dataclass(frozen=True)
class Sources:
    """The folders a ledger is made from. `tests` is None where kirifuda is installed without its tests.

    `root` is the folder that files are named from; `shared` holds the kernel that the game's code calls.
    """

    root: Path
    books: Path
    code: Path
    shared: Path
    tests: Path | None


def sources_of(game: str, root: Path | None = None) -> Sources:
    """The folders of a game in the checkout at `root`, or in the one that is running."""
    record = records().get(game)
    if record is not None and record.folder is not None:
        tests = record.folder / "tests"
        at = record.folder
        return Sources(at, at / "books", record.code, _PACKAGE / "kernel", tests if tests.is_dir() else None)
    checkout = root or _PACKAGE.parents[1]
    if not (checkout / "pyproject.toml").is_file():
        return Sources(_PACKAGE.parent, books_dir(), _PACKAGE / folder_named(game), _PACKAGE / "kernel", None)
    package = checkout / "src" / "kirifuda"
    return Sources(checkout, checkout / "books", package / folder_named(game), package / "kernel", checkout / "tests")


def has_code(game: str) -> bool:
    """Whether there is anything yet that a game's book could be joined to."""
    return sources_of(game).code.is_dir()
