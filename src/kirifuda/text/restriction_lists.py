"""Lists of restricted cards: one dated file each, `books/<game>/restrictions/<date>.toml`."""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from ..kernel.phrase import Argument, Phrase
from .card_tables import plain
from .catalogue import Catalogue
from .file_problems import Broken, nearest
from .restricted_cards import Restrictions
from .toml_files import TomlFile
from .toml_places import Spot

TITLE: Final = "title"
BANNED: Final = "banned"
LIMITS: Final = {"limited_to_1": 1, "limited_to_2": 2}
EXCLUSIVE: Final = "exclusive"
PAIR: Final = 2
DAY: Final = re.compile(r"\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])")


def lists_in(book: Path) -> dict[str, Path]:
    """The lists beside a game's book, by their dates, the oldest first."""
    return {file.stem: file for file in sorted(book.joinpath("restrictions").glob("*.toml"))}


def list_of_the_day(date: str, lists: Mapping[str, Path]) -> Path | None:
    """The newest list that is not younger than a day; None before the first."""
    valid = [lists[since] for since in sorted(lists) if since <= date]
    return valid[-1] if valid else None


class RestrictionList:
    """A list while it is read. `clauses`: what is cited for each kind of restriction that the game has."""

    def __init__(self, path: Path, cards: Catalogue[Any], clauses: Mapping[str, str]) -> None:
        self._file = TomlFile(path)
        self._cards = cards
        self._clauses = clauses
        self._look_through()

    def restrictions(self) -> Restrictions:
        """What is banned, limited and exclusive."""
        banned = self.faces(BANNED)
        limits = {face: limit for key, limit in LIMITS.items() for face in self.faces(key)}
        self._restricted_once()
        return Restrictions(self._file.path.stem, banned, limits, self._pairs())

    def finish(self) -> None:
        """Raises `Broken` with everything that is wrong with the list, when all of it has been read."""
        if self._file.problems:
            raise Broken(sorted(self._file.problems, key=lambda problem: problem.line))

    def faces(self, key: str) -> tuple[int, ...]:
        """The cards that stand under a key."""
        names = self._list(key)
        return tuple([face for place, name in enumerate(names) for face in self._face(name, (key, place), key)])

    def _look_through(self) -> None:
        known = (TITLE, *self._clauses)
        if self._file.raw and not any(key in self._clauses for key in self._file.raw):
            first = next(iter(self._file.raw))
            self._complain((first,), "no-restrictions", given=first, known=", ".join(self._clauses))
            return
        for key in self._file.raw:
            if key not in known:
                near = nearest(key, list(known))[0]
                self._complain((key,), "unknown-key", given=key, nearest=near, known=", ".join(known))

    def _pairs(self) -> tuple[tuple[int, int], ...]:
        """The pairs of cards that exclude each other: two different ones each."""
        found: list[tuple[int, int]] = []
        cited = self._clauses[EXCLUSIVE]
        for place, pair in enumerate(self._list(EXCLUSIVE)):
            spot = (EXCLUSIVE, place)
            if not isinstance(pair, list) or len(pair) != PAIR:
                self._complain(spot, "no-pair", cited)
                continue
            faces = [face for at, name in enumerate(pair) for face in self._face(name, (*spot, at), EXCLUSIVE)]
            if len(faces) == PAIR and faces[0] == faces[1]:
                self._complain(spot, "pair-with-itself", cited, card=self._cards.cards[faces[0]].name)
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
                    other = seen[plain(name)]
                    self._complain((key, place), "restricted-twice", self._clauses[key], card=name, other=other)
                seen.setdefault(plain(name), key)

    def _face(self, name: object, spot: Spot, key: str) -> Iterator[int]:
        cited = self._clauses[key]
        if not isinstance(name, str):
            self._complain(spot, "no-name", cited)
            return
        face = self._cards.face_of(name)
        if face is not None:
            yield face
            return
        near = nearest(name, [card.name for card in self._cards.cards])
        shown = "、".join(near) or "―"
        phrase = Phrase("restriction-list-unknown-card", given=name, nearest=shown)
        self._file.complain(spot, phrase, cited, 0, max(len(name), 1))

    def _list(self, key: str) -> list[object]:
        value = self._file.raw.get(key, [])
        if isinstance(value, list):
            return value
        told = any(problem.phrase.args.get("field") == key for problem in self._file.problems)
        if key in self._file.raw and not told:
            self._complain((key,), "no-list", self._clauses[key], field=key)
        return []

    def _complain(self, spot: Spot, reason: str, cited: str = "", **args: Argument) -> None:
        self._file.complain(spot, Phrase(f"restriction-list-{reason}", **args), cited)
