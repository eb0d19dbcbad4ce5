"""A frame: one declaration of a sentence.

    frame(Draw, "{whose:player}は|が? {count:drawn}を 引く")

The pattern is the usual sentence. Its phrases are read in any order. `{field:kind}` is filled by a phrase of that
kind with one of these particles, `効果を` by that very word, `~直接` by that adverb. `?`: it may be left out; where its
kind has a zero pronoun, that stands for it then. Every phrase of a clause must fill a case, and every case that may
not be left out must be filled. The fields make the record, or `pack` makes it of them.

Said, a record is this sentence with its phrases in this order, each with its first particle, and its first verb.
`unpack` gives the fields back, as phrases mean them; a frame that only has `pack` is read and never said. In English
it is the template `en` (see `explain.grammar`). `clause`: what it rests on in the book, or in the book of each game.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, fields
from typing import Any, Final

from ..effects.tree import Fact, Happening
from .clauses import Adverb, Item, Marked, VerbForm
from .meanings import Thing

STATEMENT: Final = "statement"
FACT: Final = "fact"
HAPPENING: Final = "happening"

Read = Callable[[Item], Any]
Found = dict[str, Any]
Unpack = Callable[[Any], Found | None]

_CASE: Final = re.compile(r"\{(\w+):([\w-]+)\}([^{}]*)")
_WORD: Final = re.compile(r"(.+?)(は|が|を|に|へ|で|から|と|によって|としか)")


@dataclass(frozen=True, slots=True)
class Kind:
    """What can fill a case. `zero`: what stands there when it is left out."""

    read: Read
    zero: Any = None


@dataclass(frozen=True, slots=True)
class Case:
    """`word`: this very noun, or this adverb, and nothing else."""

    field: str
    kind: str
    particles: tuple[str, ...]
    optional: bool
    word: str = ""


@dataclass(frozen=True, slots=True)
class Frame:
    record: Any
    pattern: str
    cases: tuple[Case, ...]
    verbs: tuple[str, ...]
    forms: frozenset[str]
    voices: frozenset[str]
    fixed: Mapping[str, Any]
    pack: Callable[..., Any] | None
    unpack: Unpack | None
    role: str
    en: Mapping[str, str] | str
    clause: Mapping[str, str] | str

    def english(self, game: str) -> str:
        """The template in English, in the words of a game where it has its own."""
        return self.en if isinstance(self.en, str) else self.en.get(game, self.en[""])

    def clauses(self, game: str) -> tuple[str, ...]:
        """The clauses of a game's book that it rests on."""
        named = self.clause if isinstance(self.clause, str) else self.clause.get(game, "")
        return tuple(named.split())


def straight(record: Any) -> Found:
    """The fields of the record as they are."""
    return {one.name: getattr(record, one.name) for one in fields(record)}


def never(record: Any) -> None:
    """Of a frame that is read and never said."""


def frame(
    record: Any,
    pattern: str,
    *,
    forms: str = "",
    voices: str = "active",
    pack: Callable[..., Any] | None = None,
    unpack: Unpack | None = None,
    role_: str = "",
    en: Mapping[str, str] | str = "",
    clause: Mapping[str, str] | str = "",
    **fixed: Any,
) -> Frame:
    *phrases, verbs = pattern.split()
    role = STATEMENT
    if isinstance(record, type) and issubclass(record, Fact):
        role = FACT
    elif record is Happening or role_ == HAPPENING:
        role = HAPPENING
    usual = {STATEMENT: "plain join may can must", FACT: "plain join", HAPPENING: "past plain"}[role]
    return Frame(
        record,
        pattern,
        tuple(_case(one) for one in phrases),
        tuple(verbs.split("|")),
        frozenset((forms or usual).split()),
        frozenset(voices.split()),
        fixed,
        pack,
        unpack or (straight if pack is None else None),
        role,
        en,
        clause,
    )


def _case(written: str) -> Case:
    optional, text = written.endswith("?"), written.removesuffix("?")
    if text.startswith("~"):
        return Case("", "adverb", (), optional, text[1:])
    if found := _CASE.fullmatch(text):
        return Case(found[1], found[2], tuple(found[3].split("|")), optional)
    if found := _WORD.fullmatch(text):
        return Case("", "noun", (found[2],), optional, found[1])
    raise ValueError(f"no case: {written}")


@dataclass(slots=True)
class Frames:
    """All frames of a game by role and verb, and the kinds that fill them."""

    kinds: Mapping[str, Kind]
    by_verb: dict[tuple[str, str], list[Frame]] = field(default_factory=dict)
    listed: list[Frame] = field(default_factory=list)

    def add(self, one: Frame) -> None:
        self.listed.append(one)
        for case in one.cases:
            if case.kind not in self.kinds and case.kind not in ("noun", "adverb"):
                raise ValueError(f"{one.pattern}: there is no kind {case.kind}")
        for verb in one.verbs:
            self.by_verb.setdefault((one.role, verb), []).append(one)

    def made(self, role: str, verb: VerbForm, items: tuple[Item, ...]) -> Iterator[Any]:
        """What these parts make with the frames of a verb."""
        for one in self.by_verb.get((role, verb.lemma), ()):
            if verb.form in one.forms and verb.voice in one.voices:
                for found in self._filled(one.cases, items):
                    made = self._record(one, found, verb)
                    if made is not None:
                        yield made

    def _record(self, one: Frame, found: Found, verb: VerbForm) -> Any:
        for case in one.cases:
            zero = self.kinds[case.kind].zero if case.kind in self.kinds else None
            if case.field and case.field not in found and zero is not None:
                found[case.field] = zero
        if one.pack is not None:
            return one.pack(**found, **one.fixed)
        return one.record(**found, **one.fixed)

    def _filled(self, cases: tuple[Case, ...], items: tuple[Item, ...]) -> Iterator[Found]:
        """Every way in which the parts fill the cases: none left over, none missing."""
        if not items:
            if all(case.optional for case in cases):
                yield {}
            return
        item, rest = items[0], items[1:]
        for place, case in enumerate(cases):
            value = self.fills(case, item)
            if value is None:
                continue
            for found in self._filled(cases[:place] + cases[place + 1 :], rest):
                if case.field in found:
                    continue
                yield {case.field: value, **found} if case.field else found

    def fills(self, case: Case, item: Item) -> Any:
        if case.kind == "adverb":
            return True if isinstance(item, Adverb) and item.key == case.word else None
        if case.particles not in ((), ("",)):
            if not isinstance(item, Marked) or item.particle not in case.particles:
                return None
        elif isinstance(item, Marked):
            return None
        if case.kind == "noun":
            assert isinstance(item, Marked)
            return True if item.phrase == Thing(case.word) else None
        return self.kinds[case.kind].read(item)
