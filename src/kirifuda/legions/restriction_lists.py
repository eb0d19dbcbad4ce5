"""Lists of restricted cards (24-3): one dated file each, `books/legions/restrictions/<date>.toml`."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from ..kernel.phrase import Argument, Phrase
from ..paths import books_dir
from ..text.card_tables import plain
from ..text.file_problems import Broken, nearest
from ..text.toml_files import TomlFile
from ..text.toml_places import Spot
from .book import GAME, clause
from .cards import Catalogue
from .restrictions import STANDARD, UNRESTRICTED, Restrictions

BANNED: Final = "banned"
LIMITS: Final = {"limited_to_1": 1, "limited_to_2": 2}
UNLOCK_LIMITED: Final = "unlock_limited"
EXCLUSIVE: Final = "exclusive"
KEYS: Final = ("title", BANNED, *LIMITS, UNLOCK_LIMITED, EXCLUSIVE)
CLAUSES: Final = {
    BANNED: "24-3a",
    "limited_to_1": "24-3b",
    "limited_to_2": "24-3c",
    EXCLUSIVE: "24-3d",
    UNLOCK_LIMITED: "24-3e",
}
PAIR: Final = 2
DAY: Final = re.compile(r"\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])")


def dated_lists() -> dict[str, Path]:
    """The lists that there are, by their dates, the oldest first."""
    return {file.stem: file for file in sorted(books_dir().joinpath(GAME, "restrictions").glob("*.toml"))}


@clause("24-3")
def in_force(cards: Catalogue, date: str, lists: dict[str, Path]) -> Restrictions:
    """The restrictions on a day: those of the newest list that is not younger, none before the first."""
    valid = [lists[since] for since in sorted(lists) if since <= date]
    return read_restrictions(valid[-1], cards) if valid else UNRESTRICTED


def restrictions_named(cards: Catalogue, name: str) -> Restrictions | None:
    """Those of a day or of a list's file, none by the standard regulation; None if the name is nothing of these."""
    if name in ("", STANDARD):
        return UNRESTRICTED
    if name.endswith(".toml"):
        return read_restrictions(Path(name), cards)
    return in_force(cards, name, dated_lists()) if DAY.fullmatch(name) else None


def read_restrictions(path: Path, cards: Catalogue) -> Restrictions:
    """What a list says; raises `Broken` with everything that is wrong with it."""
    reader = _Reader(TomlFile(path), cards)
    found = reader.restrictions()
    if reader.file.problems:
        raise Broken(sorted(reader.file.problems, key=lambda problem: problem.line))
    return found


class _Reader:
    def __init__(self, file: TomlFile, cards: Catalogue) -> None:
        self.file = file
        self.cards = cards

    def restrictions(self) -> Restrictions:
        for key in self.file.raw:
            if key not in KEYS:
                near = nearest(key, list(KEYS))[0]
                self._complain((key,), "unknown-key", given=key, nearest=near, known=", ".join(KEYS))
        banned = self._faces(BANNED)
        limits = {face: limit for key, limit in LIMITS.items() for face in self._faces(key)}
        self._restricted_once()
        return Restrictions(self.file.path.stem, banned, limits, self._pairs(), self._faces(UNLOCK_LIMITED))

    def _faces(self, key: str) -> tuple[int, ...]:
        """The cards that stand under a key."""
        names = self._list(key)
        return tuple(
            [face for place, name in enumerate(names) for face in self._face(name, (key, place), CLAUSES[key])]
        )

    def _pairs(self) -> tuple[tuple[int, int], ...]:
        """The pairs of cards that exclude each other: two different ones each."""
        found: list[tuple[int, int]] = []
        for place, pair in enumerate(self._list(EXCLUSIVE)):
            spot = (EXCLUSIVE, place)
            if not isinstance(pair, list) or len(pair) != PAIR:
                self._complain(spot, "no-pair", CLAUSES[EXCLUSIVE])
                continue
            faces = [face for at, name in enumerate(pair) for face in self._face(name, (*spot, at), CLAUSES[EXCLUSIVE])]
            if len(faces) == PAIR and faces[0] == faces[1]:
                self._complain(spot, "pair-with-itself", CLAUSES[EXCLUSIVE], card=self.cards.cards[faces[0]].name)
            elif len(faces) == PAIR:
                found.append((faces[0], faces[1]))
        return tuple(found)

    def _restricted_once(self) -> None:
        """A card is banned, or limited to one, or limited to two."""
        seen: dict[str, str] = {}
        for key in (BANNED, *LIMITS):
            for place, name in enumerate(self._list(key)):
                if not isinstance(name, str):
                    continue
                if plain(name) in seen:
                    self._complain((key, place), "restricted-twice", CLAUSES[key], card=name, other=seen[plain(name)])
                seen.setdefault(plain(name), key)

    def _face(self, name: object, spot: Spot, cited: str) -> Iterator[int]:
        if not isinstance(name, str):
            self._complain(spot, "no-name", cited)
            return
        face = self.cards.face_of(name)
        if face is not None:
            yield face
            return
        near = nearest(name, [card.name for card in self.cards.cards])
        shown = "、".join(near) or "―"
        self.file.complain(
            spot, Phrase("legions-restrictions-unknown-card", given=name, nearest=shown), cited, 0, max(len(name), 1)
        )

    def _list(self, key: str) -> list[object]:
        value = self.file.raw.get(key, [])
        if isinstance(value, list):
            return value
        if key in self.file.raw and not any(problem.phrase.args.get("field") == key for problem in self.file.problems):
            self._complain((key,), "no-list", CLAUSES[key], field=key)
        return []

    def _complain(self, spot: Spot, reason: str, cited: str = "", **args: Argument) -> None:
        self.file.complain(spot, Phrase(f"legions-restrictions-{reason}", **args), cited)
