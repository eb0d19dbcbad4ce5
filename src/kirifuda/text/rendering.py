"""Sentences in the usual words: how statements are put into them, and what stands before the rest of one."""

from collections.abc import Iterator
from typing import ClassVar, Generic, TypeVar

from ..effects.statements import Connective, IfDid, Instead
from ..effects.tree import Happening, Sentence, Statement, Subject
from .scope import Scope
from .verbs import PLAIN

AScope = TypeVar("AScope", bound=Scope)


class Renderer(Generic[AScope]):
    """Says statements, keeping the scope as the reader of the text will have it."""

    alone: ClassVar[tuple[type[Statement], ...]]
    """Statements that are a sentence of their own."""
    last: ClassVar[tuple[type[Statement], ...]]
    """Statements that end a sentence."""
    if_did: ClassVar[str] = "そうした場合、"
    if_did_not: ClassVar[str] = "そうしなかった場合、"
    scope: AScope

    def sentences(self, sentences: tuple[Sentence, ...]) -> str:
        return "".join(self.statements(one) for one in sentences)

    def statements(self, statements: tuple[Statement, ...]) -> str:
        """One or more sentences."""
        raise NotImplementedError

    def _split(self, statements: tuple[Statement, ...]) -> Iterator[tuple[Statement, ...]]:
        """Sentences: some statements stand alone, perhaps joined to what was said, and some end a sentence."""
        sentence: list[Statement] = []
        for one in statements:
            if isinstance(one, self.alone) and sentence:
                joined = [sentence.pop()] if isinstance(sentence[-1], Connective) else []
                if sentence:
                    yield tuple(sentence)
                sentence = joined
            sentence.append(one)
            if isinstance(one, (*self.alone, *self.last)):
                yield tuple(sentence)
                sentence = []
        if sentence:
            yield tuple(sentence)

    def _block(self, statements: tuple[Statement, ...]) -> str:
        """Clauses up to the end of a sentence, and its full stop."""
        raise NotImplementedError

    # --- what stands before the rest of a sentence -------------------------------------------------------

    def _happened(self, happening: Happening, form: str) -> str:
        raise NotImplementedError

    def _duration(self, lasts: str) -> str:
        raise NotImplementedError

    def _instead(self, one: Instead) -> str:
        once = "次に" if one.once else ""
        lead = self._happened(one.happening, PLAIN)
        rest = self._within(one.happening, one.statements)
        return f"{self._duration(one.lasts)}{once}{lead}場合、代わりに{rest}"

    def _later_when(self, lead: str, awaited: Happening, statements: tuple[Statement, ...], lasts: str) -> str:
        """`lead`: the happening in words, up to 時."""
        rest = self._within(awaited, statements)
        return f"{self._duration(lasts)}{lead}{rest}"

    def _within(self, awaited: Happening, statements: tuple[Statement, ...]) -> str:
        """What is said of a happening, which it may speak of."""
        before = self.scope.happening
        self.scope.happening = awaited
        self.scope.topic = self._topic_after(awaited)
        said = self._block(statements)
        self.scope.happening = before
        return said

    def _topic_after(self, awaited: Happening) -> Subject | None:
        """What need not be said again after a happening."""
        return None

    def _did(self, one: IfDid) -> str:
        said = self.if_did + self._block(one.then) if one.then else ""
        if one.otherwise:
            if said:
                self._new_sentence()
            said += self.if_did_not + self._block(one.otherwise)
        return said

    def _new_sentence(self) -> None:
        self.scope.new_sentence()

    # --- lists -------------------------------------------------------------------------------------------

    def _items(self, head: str, *options: tuple[Statement, ...]) -> str:
        """A list below a sentence."""
        return head + "".join(f"\n・{self._option(option)}" for option in options) + "\n"

    def _option(self, statements: tuple[Statement, ...]) -> str:
        inner = self._beside()
        said = inner.statements(statements)
        self.scope.slots = inner.scope.slots
        return said

    def _beside(self) -> "Renderer[AScope]":
        """Another of the same, which knows all that was said so far."""
        raise NotImplementedError
