"""Searching rules, rulings, cards and scenarios by number, word or name, in both languages, as one types.

Everything is laid out once. A search looks through plain texts, with so many words at most, and gives so many results.
"""

import unicodedata
from dataclasses import dataclass
from functools import cache
from typing import Final, Literal

from ..api import games
from ..game_records import record_of
from ..ledger.book import read_books
from .shapes import FoundJson
from .shown_scenarios import shown_scenarios

What = Literal["clause", "ruling", "card", "scenario"]
MOST_WORDS: Final = 6
MOST: Final = {"clause": 12, "ruling": 6, "card": 8, "scenario": 8}
"""Results of each kind."""
EXACT, BEGINS, IN_TITLE, IN_TEXT = range(4)


@dataclass(frozen=True, slots=True)
class Entry:
    """Something that can be found: by its number or name first, then by its title, then by what it says."""

    what: What
    game: str
    edition: str
    id: str
    titles: tuple[str, str]
    texts: tuple[str, str]
    names: tuple[str, ...]
    heading: str
    body: str

    def rank(self, whole: str, words: list[str]) -> int | None:
        """How well it fits; None if a word stands nowhere in it."""
        if not all(word in self.body for word in words):
            return None
        if whole in self.names:
            return EXACT
        if any(name.startswith(whole) for name in self.names):
            return BEGINS
        return IN_TITLE if all(word in self.heading for word in words) else IN_TEXT

    def json(self) -> FoundJson:
        return {
            "what": self.what,
            "game": self.game,
            "edition": self.edition,
            "id": self.id,
            "title": {"ja": self.titles[0], "en": self.titles[1]},
            "text": {"ja": self.texts[0], "en": self.texts[1]},
        }


def plain(text: str) -> str:
    """Of one width and one case."""
    return unicodedata.normalize("NFKC", text).casefold()


def entry(
    what: What, game: str, edition: str, id: str, titles: tuple[str, str], texts: tuple[str, str], named: bool = False
) -> Entry:
    """`named`: it is called by its titles."""
    names = (plain(id), plain(id.rpartition("/")[2]), *(map(plain, titles) if named else ()))
    heading = "\n".join([*names, *map(plain, titles)])
    return Entry(what, game, edition, id, titles, texts, names, heading, "\n".join([heading, *map(plain, texts)]))


@cache
def entries(game: str) -> tuple[Entry, ...]:
    """Everything of a game that can be found, in the order of the books; the newest edition first."""
    return (*_of_books(game), *_of_cards(game), *_of_scenarios(game))


def _of_books(game: str) -> list[Entry]:
    found: list[Entry] = []
    for book in reversed(read_books(game)):
        for clause in book.clauses.values():
            title = (clause.title.ja, clause.title.en)
            found.append(entry("clause", game, book.edition, clause.id, title, (clause.ja, clause.en), True))
        for ruling in book.rulings.values():
            asked, ruled = ruling.question, ruling.ruling
            found.append(entry("ruling", game, book.edition, ruling.id, (asked.ja, asked.en), (ruled.ja, ruled.en)))
    return found


def _of_cards(game: str) -> list[Entry]:
    texts = record_of(game).cards
    if texts is None:
        return []
    return [
        entry("card", game, "", card.name, (card.name, card.english or card.name), ("", ""), True)
        for card in texts().catalogue().cards
    ]


def _of_scenarios(game: str) -> list[Entry]:
    return [
        entry("scenario", game, one.edition, one.id, (one.ja, one.en), ("", ""))
        for one in shown_scenarios(game).values()
    ]


def search(text: str, game: str | None) -> list[FoundJson]:
    """The best results of each kind, of one game or of all."""
    words = plain(text).split()[:MOST_WORDS]
    whole = " ".join(words)
    if not words:
        return []
    found: list[tuple[int, Entry]] = []
    for one in (game,) if game else games():
        for candidate in entries(one):
            rank = candidate.rank(whole, words)
            if rank is not None:
                found.append((rank, candidate))
    found.sort(key=lambda one: one[0])
    left = dict(MOST)
    shown: list[FoundJson] = []
    for _, candidate in found:
        if left[candidate.what]:
            left[candidate.what] -= 1
            shown.append(candidate.json())
    return shown
