"""The names a game knows, in either language: cards, actions, marks, zones, clauses."""

import unicodedata
from collections.abc import Callable, Iterable, Mapping
from difflib import get_close_matches
from functools import cache
from typing import Final

from ..kernel.events import HIDDEN
from ..kernel.phrase import Phrase
from ..kernel.rules import Rules
from ..ledger.book import book_played
from ..words import LANGUAGES, keys_after, knows, say

FEW: Final = 15
UNSEEN: Final = "?"
JOINED: Final = "+"


def plain(text: str) -> str:
    """A name without what people write differently: width, case, spaces, hyphens."""
    folded = unicodedata.normalize("NFKC", text).casefold()
    return "".join(sign for sign in folded if not sign.isspace() and sign not in "-_")


def nearest(given: str, known: Iterable[str]) -> str:
    """The names that look most like what was written; all of them if they are few."""
    names = list(dict.fromkeys(known))
    spelled = {plain(name): name for name in names}
    alike = [spelled[one] for one in get_close_matches(plain(given), spelled, 5, 0.5)]
    if len(names) <= FEW:
        return ", ".join(dict.fromkeys([*alike, *names]))
    return ", ".join(alike or [*names[:FEW], "…"])


class Vocabulary:
    """The names of one edition of one game, and of the cards that a scenario brings."""

    def __init__(self, rules: Rules, face_named: Callable[[str], int | None] | None = None) -> None:
        self.face_named = face_named or rules.face_named
        self.rules = rules
        self.setting = rules.setting
        self.game = rules.game
        self.clauses = _clauses(rules.game, rules.edition)
        self.prompts = keys_after(f"{self.game}-ask-")
        self.kinds = keys_after(f"{self.game}-event-")
        self.reasons = keys_after(f"{self.game}-refusal-")
        self.codes = {key: code for code, key, _ in rules.actions()}
        by_clause = {plain(clause.rpartition("/")[2]): key for _, key, clause in rules.actions()}
        spelled = _spelled(self.game, "action", tuple(self.codes))
        self.actions = {**spelled, **by_clause, **_spelled(self.game, "kind", tuple(self.setting.waits))}
        self.marks = _spelled(self.game, "mark", tuple(self.setting.marks))
        self.zones = _spelled(self.game, "zone", tuple(name for name, _ in self.setting.zones))
        self.order = dict(self.setting.zones)
        self._spellings: dict[str, str] = {}

    @property
    def cards(self) -> list[str]:
        return [self.rules.name_of_face(face) for deck in self.rules.decks() for face in deck]

    def faces(self, text: str) -> tuple[int, ...] | None:
        """The faces of a card, or of several joined with +. None if one of them is no card."""
        whole = self._face(text)
        if whole is not None:
            return (whole,)
        found = [self._face(part) for part in text.replace("＋", JOINED).split(JOINED)]
        return tuple(face for face in found if face is not None) if None not in found else None

    def _face(self, text: str) -> int | None:
        return HIDDEN if text.strip() in (UNSEEN, "？") else self.face_named(text)

    def name(self, faces: Iterable[int]) -> str:
        return JOINED.join(UNSEEN if face == HIDDEN else self.rules.name_of_face(face) for face in faces)

    def spelling(self, text: str) -> str:
        """A plain spelling in which every way to write a card is the same: `1:♥10` and `1:h10`."""
        if text not in self._spellings:
            whose, colon, name = unicodedata.normalize("NFKC", text).rpartition(":")
            faces = self.faces(name)
            self._spellings[text] = plain(whose + colon + (name if faces is None else self.name(faces)))
        return self._spellings[text]

    def say_action(self, key: str, language: str) -> str:
        return self._say("action", key, language)

    def say_mark(self, key: str, language: str) -> str:
        return self._say("mark", key, language)

    def say_zone(self, key: str) -> Phrase:
        return Phrase(f"{self.game}-zone-{key}")

    def _say(self, kind: str, key: str, language: str) -> str:
        message = f"{self.game}-{kind}-{key}"
        return say(message, language) if knows(message, language) else key

    def terms(self, what: str) -> set[str]:
        """Every plain spelling of an event's term."""
        messages = [f"{self.game}-{kind}-{what}" for kind in ("action", "mark", "zone")]
        spoken = {plain(say(one, language)) for one in messages for language in LANGUAGES if knows(one, language)}
        return spoken | {plain(what)}


@cache
def _clauses(game: str, edition: str) -> frozenset[str]:
    return frozenset(book_played(game, edition).ids)


@cache
def _spelled(game: str, kind: str, keys: tuple[str, ...]) -> Mapping[str, str]:
    """Every spelling of some terms: the key itself, and its message in each language."""
    spelled: dict[str, str] = {}
    for key in keys:
        message = f"{game}-{kind}-{key}"
        spelled[plain(key)] = key
        spelled |= {plain(say(message, language)): key for language in LANGUAGES if knows(message, language)}
    return spelled
