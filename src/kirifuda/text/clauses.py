"""A sentence as clauses: phrases with their particles, then the word that ends the clause."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, TypeVar

from ..effects.tree import STAYS, Amount, Every, Number, Subject, Times
from .parsing import Leaf
from .trouble import Misread
from .verbs import Form


@dataclass(frozen=True, slots=True)
class Quantity:
    """How many."""

    amount: Amount | None = None
    counter: str = ""
    up_to: bool = False
    every: bool = False
    any_number: bool = False
    at_least: bool = False
    each: bool = False
    """ずつ: so many of each of two."""


class Phrase(Protocol):
    """What every game knows of a phrase: `kind` is the kind of its noun."""

    @property
    def kind(self) -> str: ...
    @property
    def start(self) -> int: ...
    @property
    def end(self) -> int: ...


Nominal = TypeVar("Nominal", bound=Phrase)


@dataclass(slots=True)
class Argument(Generic[Nominal]):
    """A phrase with its particle."""

    particle: str
    phrase: Nominal


@dataclass(slots=True)
class Clause(Generic[Nominal]):
    """The arguments before an ending. Taking them all is the duty of whoever reads the clause."""

    reader: Any
    """What reads the phrases of a sentence: it knows the scope, the subject of a phrase, and what is left unsaid."""
    forms: dict[str, Form]
    """The verbs of the game, by how they are written."""
    arguments: list[Argument[Nominal]] = field(default_factory=list)
    quantities: list[tuple[int, Quantity]] = field(default_factory=list)
    """Numbers, each with how many arguments stand before it."""
    adverbs: list[Leaf] = field(default_factory=list)
    lasts: str | None = None
    per: Amount | None = None
    counts: bool = False
    """It has a number, which ～1枚につき multiplies."""
    elides: bool = False
    """It does not say what it is about."""
    end: Leaf | None = None
    then: Leaf | None = None

    @property
    def ending(self) -> Leaf:
        assert self.end is not None
        return self.end

    @property
    def form(self) -> Form:
        return self.forms[self.ending.text.rstrip("、")]

    def misread(self, reason: str, **args: str) -> Misread:
        """Something is wrong with the clause as a whole."""
        return Misread(self.ending.start, self.ending.end, reason, **args)

    def has(self, *particles: str, kind: str = "") -> bool:
        return any(one.particle in particles and kind in ("", one.phrase.kind) for one in self.arguments)

    def take(self, *particles: str, kind: str = "") -> Nominal | None:
        """The first argument with one of these particles, and of this kind."""
        return self.take_if(lambda phrase: kind in ("", phrase.kind), *particles)

    def take_if(self, fits: Callable[[Nominal], bool], *particles: str) -> Nominal | None:
        for place, one in enumerate(self.arguments):
            if one.particle in particles and fits(one.phrase):
                del self.arguments[place]
                return one.phrase
        return None

    def take_cards(self, *particles: str) -> Nominal | None:
        """The first argument with one of these particles that is no player."""
        return self.take_if(lambda phrase: phrase.kind != "PLAYER", *particles)

    def adverb(self, *starts: str) -> bool:
        """Is there such an adverb? It is taken."""
        return self.adverb_word(*starts) is not None

    def adverb_word(self, *starts: str, kind: str = "") -> str | None:
        for place, leaf in enumerate(self.adverbs):
            if (not starts or leaf.text.startswith(starts)) and kind in ("", leaf.kind):
                del self.adverbs[place]
                return leaf.text.rstrip("、")
        return None

    def quantity(self, *counters: str) -> Quantity | None:
        """The number that stands by itself."""
        if self.quantities and (not counters or self.quantities[0][1].counter in counters):
            return self.quantities.pop(0)[1]
        return None

    def quantity_after(self, place: int) -> Quantity | None:
        """The number that follows the argument at this place."""
        for index, (after, count) in enumerate(self.quantities):
            if after == place + 1:
                del self.quantities[index]
                return count
        return self.quantity() if len(self.quantities) == 1 else None

    def duration(self) -> str:
        """How long: as said here; else as the clause before, if that was about the same."""
        scope = self.reader.scope
        if self.lasts is not None or not self.elides:
            scope.duration = STAYS if self.lasts is None else self.lasts
        self.lasts = None
        return str(scope.duration)

    def times(self, amount: Amount) -> Amount:
        """～1枚につき."""
        self.counts = True
        if self.per is None or amount == Number(0):
            return amount
        if amount == Number(1):
            return self.per
        if isinstance(amount, Number):
            return Times(self.per, amount.value)
        raise self.misread("per-what")

    def about(self, *particles: str, general: bool = False) -> Subject:
        """The subject with one of these particles; if nobody is named, what the clause before was about."""
        subject = self.subject_or_none(*particles, general=general)
        if subject is not None:
            return subject
        self.elides = True
        return self.unsaid_subject(general)

    def unsaid_subject(self, general: bool) -> Subject:
        found: Subject = self.reader.elided(self.ending.start, self.ending.end)
        return found

    def subject_or_none(self, *particles: str, general: bool = False) -> Subject | None:
        nominal = self.take_cards(*particles)
        if nominal is None:
            return None
        return self.speak_of(self.reader.subject(nominal, self.own_quantity(nominal), general), nominal)

    def speak_of(self, subject: Subject, nominal: Nominal) -> Subject:
        """What the clause is about, which the next one need not say again."""
        scope = self.reader.scope
        scope.topic = subject
        if isinstance(subject, Every) and scope.keeps_all:
            every: Subject = scope.bring_up_all(subject, self.reader.quotations.said(nominal.start, nominal.end))
            return every
        return subject

    def own_quantity(self, nominal: Nominal) -> Quantity | None:
        """The number that follows a phrase for cards which has none of its own."""
        if not self.quantities or self.quantities[0][1].counter not in ("", "枚", "体", "つ"):
            return None
        if self.reader.countable(nominal):
            return self.quantity()
        if nominal.kind == "PRON" and self.quantities[0][1].every:
            return self.quantity()
        return None

    def all_taken(self, idle: tuple[str, ...] = ("さらに", "その後")) -> None:
        """Nothing may be left that has no meaning here, but words that only join."""
        for one in self.arguments:
            raise Misread(one.phrase.start, one.phrase.end, "not-here")
        for leaf in self.adverbs:
            if not leaf.text.startswith(idle):
                raise Misread(leaf.start, leaf.end, "not-here")
        if self.quantities or self.lasts is not None or (self.per is not None and not self.counts):
            raise self.misread("too-much")
