"""Phrases with one noun, or one word that stands for cards or a number: those that every game's texts have."""

from dataclasses import replace
from typing import ClassVar, Generic, TypeVar

from ..effects.tree import Amount, Filter, Mentioned, Subject, This
from .clauses import Quantity
from .nominals import Nominal
from .parsing import Branch, Leaf
from .pronouns import AScope, Pronouns, Quoted
from .trouble import Misread

ANominal = TypeVar("ANominal", bound=Nominal)


class Phrases(Pronouns[AScope, Quoted], Generic[AScope, Quoted, ANominal]):
    """Reads phrases that are joined to no other."""

    nominal: type[ANominal]
    counted: ClassVar[tuple[str, ...]]
    """The kinds of nouns of which a number says how many."""

    def cards(self, branch: Branch) -> ANominal:
        """A noun with what is said of it."""
        raise NotImplementedError

    def other_word(self, leaf: Leaf, plain: ANominal) -> ANominal:
        """A word by itself that only this game's texts have."""
        raise NotImplementedError

    def quantity(self, leaf: Leaf) -> Quantity:
        raise NotImplementedError

    def number(self, word: str) -> Amount:
        raise NotImplementedError

    def one(self, branch: Branch) -> ANominal:
        head = branch.parts[0]
        if isinstance(head, Leaf):
            return self.word(head)
        nominal = self.cards(head)
        if len(branch.parts) > 1 and isinstance(after := branch.parts[1], Leaf):
            nominal = self.followed(nominal, after)
        if nominal.quantity is not None and nominal.kind not in self.counted:
            raise Misread(nominal.start, nominal.end, "not-here")
        return nominal

    def followed(self, nominal: ANominal, after: Leaf) -> ANominal:
        """ミニオン2体: how many, after the noun."""
        if nominal.quantity is not None:
            raise Misread(after.start, after.end, "twice-how-many")
        return replace(nominal, quantity=self.quantity(after), end=after.end)

    def word(self, leaf: Leaf) -> ANominal:
        """A word by itself."""
        plain = self.nominal(leaf.kind, leaf.text, leaf.start, leaf.end)
        if leaf.kind == "THIS":
            return replace(plain, subject=This())
        if leaf.kind == "PRON":
            return replace(plain, subject=self.pronoun(leaf))
        if leaf.kind == "MENTIONED":
            return replace(plain, kind="PRON", subject=self._mentioned(leaf))
        if leaf.kind == "REST":
            return replace(plain, kind="PRON", subject=self.rest(leaf))
        if leaf.kind == "OTHERSIDE":
            return replace(plain, kind="PRON", subject=self.other_side(leaf))
        if leaf.kind == "NUM":
            return replace(plain, kind="AMOUNT", amount=self.number(leaf.text))
        if leaf.kind == "DIFFERENCE":
            if self.scope.difference is None:
                raise Misread(leaf.start, leaf.end, "pronoun", word=leaf.text)
            return replace(plain, kind="AMOUNT", amount=self.scope.difference)
        return self.other_word(leaf, plain)

    def _mentioned(self, leaf: Leaf) -> Subject:
        happening = self.scope.happening
        if happening is None or not isinstance(happening.what, Filter):
            raise Misread(leaf.start, leaf.end, "pronoun", word=leaf.text)
        return Mentioned()
