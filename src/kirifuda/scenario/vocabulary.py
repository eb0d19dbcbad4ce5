"""The names a game knows, in either language: cards, actions, marks, zones, clauses."""

import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping
from difflib import get_close_matches
from functools import cache
from itertools import count
from typing import Final

from ..kernel.events import HIDDEN
from ..kernel.phrase import Phrase
from ..kernel.rules import Rules
from ..ledger.book import book_played
from ..words import LANGUAGES, keys_after, knows, say

FEW: Final = 15
UNSEEN: Final = "?"
JOINED: Final = "+"
BETWEEN_NAMES: Final = "／"
ENDINGS: Final = ("フェイズ", "ステップ", "状態", "表示", "レーン", "エリア", "ゾーン", "phase", "step", "lane", "zone")
"""What only says of which kind a word is; it may be left out, or added."""
_TOKEN: Final = re.compile(r"[^\s:]+$")
TERMS: Final = ("action", "mark", "zone", "phase", "step", "written")


def plain(text: str) -> str:
    """A name without what people write differently: width, case, spaces, hyphens."""
    folded = unicodedata.normalize("NFKC", text).casefold()
    return "".join(folded.split()).replace("-", "").replace("_", "")


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
        self.kinds = _spelled(self.game, ("happening",), keys_after(f"{self.game}-event-"))
        self.reasons = keys_after(f"{self.game}-refusal-")
        self.codes = {key: code for code, key, _ in rules.actions()}
        by_clause = {plain(clause.rpartition("/")[2]): key for _, key, clause in rules.actions()}
        spelled = _spelled(self.game, ("action",), tuple(self.codes))
        self.actions = {**spelled, **by_clause, **_spelled(self.game, ("kind",), tuple(self.setting.waits))}
        self.marks = _spelled(self.game, ("mark", "written"), tuple(self.setting.marks))
        self.numbers = _spelled(self.game, ("written", "mark"), self.setting.numbers)
        self.links = _spelled(self.game, ("written",), self.setting.links)
        self.zones = _spelled(self.game, ("zone", "written"), tuple(name for name, _ in self.setting.zones))
        self.facts = _spelled(self.game, ("written",), tuple(name for name, _ in self.setting.facts))
        self.seat_facts = _spelled(self.game, ("written",), tuple(name for name, _ in self.setting.seat_facts))
        lists = tuple(name for name in (self.setting.waiting, *self.setting.lists) if name)
        self.lists = _spelled(self.game, ("written",), lists)
        self.order = dict(self.setting.zones)
        self._spellings: dict[str, str] = {}

    def words_of(self, words: tuple[str, ...]) -> Mapping[str, str]:
        """Every spelling of the words that a fact can be: phases, steps."""
        return _spelled(self.game, ("phase", "step", "written"), words)

    @property
    def cards(self) -> list[str]:
        """The names of all cards there are, those of the usual decks first."""
        names = [self.rules.name_of_face(face) for deck in self.rules.decks() for face in deck]
        for face in count():
            try:
                names.append(self.rules.name_of_face(face))
            except IndexError:
                break
        return list(dict.fromkeys(names))

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
            whose, colon, name = unicodedata.normalize("NFKC", self._in_keys(text)).rpartition(":")
            faces = self.faces(name)
            before = _TOKEN.sub(lambda word: found(self.zones, word[0]) or word[0], whose)
            self._spellings[text] = plain(before + colon + (name if faces is None else self.name(faces)))
        return self._spellings[text]

    def _in_keys(self, text: str) -> str:
        """An action with its card, and perhaps the square it goes to, with the action and the square as their keys."""
        words = text.split()
        for end in range(len(words) - 1, 0, -1):
            action = self.actions.get(plain(" ".join(words[:end])))
            if action is not None:
                last = found(self.zones, words[-1]) if len(words) > end + 1 else None
                return " ".join([action, *words[end:-1], last or words[-1]])
        return text

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
        return set(_spelled(self.game, TERMS, (what,)))


@cache
def _clauses(game: str, edition: str) -> frozenset[str]:
    return frozenset(book_played(game, edition).ids)


def found(spelled: Mapping[str, str], text: str) -> str | None:
    """The key that is written so: `疲労` and `疲労状態`, `メイン` and `メインフェイズ` are the same."""
    whole = plain(text)
    return spelled.get(whole) or spelled.get(without_ending(whole))


def without_ending(text: str) -> str:
    """A plain word without what only says of which kind it is."""
    ending = next((one for one in ENDINGS if text.endswith(one) and text != one), "")
    return text.removesuffix(ending)


@cache
def _spelled(game: str, kinds: tuple[str, ...], keys: tuple[str, ...]) -> Mapping[str, str]:
    """Every spelling of some terms: the key itself, its messages in each language, and these without their endings.

    A message may hold several names with ／ between them. What is written in full goes before what lacks its ending.
    """
    spelled: dict[str, str] = {}
    names = {key: [key, *(name for kind in kinds for name in names_of(f"{game}-{kind}-{key}"))] for key in keys}
    for key in keys:
        for name in names[key]:
            spelled.setdefault(plain(name), key)
    for key in keys:
        for name in names[key]:
            spelled.setdefault(without_ending(plain(name)), key)
    return spelled


def names_of(message: str) -> list[str]:
    """The names that a message holds, in every language; none where there is no such message."""
    said = [say(message, language) for language in LANGUAGES if knows(message, language)]
    return [name for one in said for name in one.split(BETWEEN_NAMES)]
