"""Lists of restricted cards (24-3): one dated file each, `books/legions/restrictions/<date>.toml`."""

from pathlib import Path
from typing import Final

from ..paths import books_dir
from ..text.restricted_cards import STANDARD
from ..text.restriction_lists import BANNED, DAY, EXCLUSIVE, RestrictionList, list_of_the_day, lists_in
from .book import GAME, clause
from .cards import Catalogue
from .restrictions import UNRESTRICTED, Restrictions

UNLOCK_LIMITED: Final = "unlock_limited"
CLAUSES: Final = {
    BANNED: "24-3a",
    "limited_to_1": "24-3b",
    "limited_to_2": "24-3c",
    UNLOCK_LIMITED: "24-3e",
    EXCLUSIVE: "24-3d",
}


def dated_lists() -> dict[str, Path]:
    """The lists that there are, by their dates, the oldest first."""
    return lists_in(books_dir().joinpath(GAME))


@clause("24-3")
def in_force(cards: Catalogue, date: str, lists: dict[str, Path]) -> Restrictions:
    """The restrictions on a day: those of the newest list that is not younger, none before the first."""
    newest = list_of_the_day(date, lists)
    return UNRESTRICTED if newest is None else read_restrictions(newest, cards)


def restrictions_named(cards: Catalogue, name: str) -> Restrictions | None:
    """Those of a day or of a list's file, none by the standard regulation; None if the name is nothing of these."""
    if name in ("", STANDARD):
        return UNRESTRICTED
    if name.endswith(".toml"):
        return read_restrictions(Path(name), cards)
    return in_force(cards, name, dated_lists()) if DAY.fullmatch(name) else None


def read_restrictions(path: Path, cards: Catalogue) -> Restrictions:
    """What a list says; raises `Broken` with everything that is wrong with it."""
    written = RestrictionList(path, cards, CLAUSES)
    found = written.restrictions()
    once = written.faces(UNLOCK_LIMITED)
    written.finish()
    return Restrictions(found.name, found.banned, found.limits, found.exclusive, once)
