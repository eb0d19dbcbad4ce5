"""A sentence: its clauses one after the other, each 時 or なら before the rest of the sentence."""

from dataclasses import dataclass, replace
from typing import Any, ClassVar, Final, Generic, TypeVar

from ..effects.statements import If, IfDid
from ..effects.tree import AllTrue, Fact, Happening, OneTrue, Statement, Subject
from .clauses import Clause
from .parsing import Branch, Leaf
from .trouble import Misread
from .verbs import JOIN, PASSIVE, PAST

AClause = TypeVar("AClause", bound=Clause[Any])
Options = tuple[tuple[Statement, ...], ...]
NEVER: Final = AllTrue(())
"""Stands for the fact of the sentence before."""


@dataclass(slots=True)
class Part(Generic[AClause]):
    """A clause with what ends it: a verb, a fact's ending, or なら after a noun; and the times that it names."""

    clause: AClause
    be: Leaf | None = None
    time: Leaf | None = None
    during: Leaf | None = None
    once: Leaf | None = None
    so_far: Leaf | None = None
    """このターンに, before what has happened already."""


class SentenceReader(Generic[AClause]):
    """Reads one sentence. `options` are the items of the list below it, if there is one.

    `reader` reads its phrases; `endings` are the kinds of words that end a clause.
    """

    endings: ClassVar[frozenset[str]]
    reader: Any

    def __init__(self, options: Options) -> None:
        self.options = options
        self.lists_used = False
        self.instead = False
        """～なら、代わりに: the sentence takes the place of what was said last."""
        self._items: list[Branch] = []
        self._place = 0
        self._again: Part[AClause] | None = None

    def _next(self) -> Part[AClause] | None:
        """The next clause, up to its ending."""
        raise NotImplementedError

    def _block(self, first: bool = False) -> list[Statement]:
        """The statements up to the end of the sentence."""
        raise NotImplementedError

    def _nothing_left(self, part: Part[AClause]) -> None:
        """What stands at the end of the sentence has to have a verb."""
        clause = part.clause
        if clause.arguments or clause.adverbs or clause.quantities or clause.lasts is not None or part.time:
            end = self._items[-1].end
            raise Misread(end, end, "no-verb")

    # --- facts ---------------------------------------------------------------------------------------

    def _is_fact(self, part: Part[AClause]) -> bool:
        return part.be is not None or part.clause.ending.kind == "EXIST"

    def _fact(self, part: Part[AClause]) -> Fact:
        raise NotImplementedError

    def _facts(self, part: Part[AClause]) -> tuple[Fact, Part[AClause]]:
        """～かつ～なら, ～か～なら: the facts as one, and the clause of the last."""
        facts: list[Fact] = []
        joints: set[str] = set()
        current = part
        while True:
            facts.append(self._fact(current))
            text = current.clause.ending.text.rstrip("、")
            if not text.endswith("か") and not text.endswith("かつ"):
                break
            joints.add("かつ" if text.endswith("かつ") else "か")
            following = self._next()
            if following is None or not self._is_fact(following):
                raise part.clause.misread("and-what")
            current = following
        if len(joints) > 1:
            raise part.clause.misread("and-or")
        if not joints:
            return facts[0], current
        return (AllTrue(tuple(facts)) if "かつ" in joints else OneTrue(tuple(facts))), current

    def _instead_follows(self, peek: bool = False) -> bool:
        """Does the next clause say 代わりに? It is taken, unless we only peek."""
        for place in range(self._place, len(self._items)):
            word = self._items[place].parts[0]
            if isinstance(word, Leaf) and word.kind == "ADV" and word.text.startswith("代わりに"):
                if not peek:
                    del self._items[place]
                return True
            if isinstance(word, Leaf) and word.kind in self.endings:
                return False
        return False

    # --- what stands before the rest of the sentence -------------------------------------------------

    def _rest(self, awaited: Happening | None = None) -> tuple[Statement, ...]:
        """The rest of the sentence, which may speak of the card that something happens to."""
        scope = self.reader.scope
        before = scope.happening
        if awaited is not None:
            scope.happening = awaited
            scope.topic = self._topic_after(awaited)
        rest = tuple(self._block())
        scope.happening = before
        return rest

    def _topic_after(self, awaited: Happening) -> Subject | None:
        """What the rest of the sentence is about where it does not say so."""
        mentioned: Subject | None = self.reader.scope.mentioned()
        return awaited.what if isinstance(awaited.what, Subject) else mentioned

    def _did(self, end: Leaf) -> Statement:
        """そうした場合, そうしなかった場合, そうでないなら."""
        if end.text.startswith("そうで"):
            return If(NEVER, (), self._rest())
        done = "なかった" not in end.text and "しない" not in end.text
        rest = self._rest()
        return IfDid(rest) if done else IfDid((), rest)

    def _did_just_that(self, clause: AClause) -> bool:
        """支払った場合、 after ～を支払ってもよい: the verb alone, of what was done just before."""
        if clause.ending.kind != "VERB" or clause.form.form != PAST or clause.form.voice == PASSIVE:
            return False
        bare = not clause.arguments and not clause.adverbs and not clause.quantities and clause.lasts is None
        return bare and clause.form.verb == self.reader.scope.verb


def with_subject(clause: Clause[Any]) -> None:
    """～は～した時: は is が where nothing else is."""
    if not clause.has("が"):
        for one in clause.arguments:
            one.particle = "が" if one.particle == "は" else one.particle


def joins(end: Leaf, form: str) -> bool:
    """Another clause follows."""
    return form == JOIN or end.text.endswith(("出来、", "ず、", "ず"))


def needs_fact_before(said: tuple[Statement, ...]) -> bool:
    return len(said) == 1 and isinstance(said[0], If) and said[0].fact is NEVER


def merged(sentences: list[tuple[Statement, ...]], said: tuple[Statement, ...]) -> bool:
    """そうしなかった場合 and そうでないなら belong to the sentence before: are they joined to it?"""
    if not sentences or not sentences[-1] or len(said) != 1:
        return False
    *others, before = sentences[-1]
    now = said[0]
    if isinstance(now, IfDid) and not now.then and isinstance(before, IfDid) and not before.otherwise:
        sentences[-1] = (*others, replace(before, otherwise=now.otherwise))
        return True
    if needs_fact_before(said) and isinstance(now, If) and isinstance(before, If) and not before.otherwise:
        sentences[-1] = (*others, replace(before, otherwise=now.otherwise))
        return True
    return False
