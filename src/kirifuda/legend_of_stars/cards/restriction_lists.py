"""Lists of restricted cards: one dated file each, `books/legend_of_stars/restrictions/<date>.toml` (S40)."""

from pathlib import Path
from typing import Final

from ...paths import books_dir
from ...text.restricted_cards import STANDARD, Restrictions
from ...text.restriction_lists import BANNED, DAY, EXCLUSIVE, LIMITS, RestrictionList, list_of_the_day, lists_in
from ..book import FOLDER, clause
from ..ch03_the_field.ch03_1_decks import UNRESTRICTED
from .printed import Catalogue

CLAUSES: Final = dict.fromkeys((BANNED, *LIMITS, EXCLUSIVE), "3.1")


def dated_lists() -> dict[str, Path]:
    """The lists that there are, by their dates, the oldest first."""
    return lists_in(books_dir().joinpath(FOLDER))


@clause("3.1")
def restrictions_named(cards: Catalogue, name: str) -> Restrictions | None:
    """Those of a day or of a list's file, none by the book alone; None if the name is nothing of these."""
    if name in ("", STANDARD):
        return UNRESTRICTED
    if name.endswith(".toml"):
        return read_restrictions(Path(name), cards)
    if not DAY.fullmatch(name):
        return None
    newest = list_of_the_day(name, dated_lists())
    return UNRESTRICTED if newest is None else read_restrictions(newest, cards)


def read_restrictions(path: Path, cards: Catalogue) -> Restrictions:
    """What a list says; raises `Broken` with everything that is wrong with it."""
    written = RestrictionList(path, cards, CLAUSES)
    found = written.restrictions()
    written.finish()
    return found
