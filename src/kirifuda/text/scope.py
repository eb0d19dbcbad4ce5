"""What pronouns can mean: the phrases of an ability so far, and the card of the happening it waited for."""

from collections.abc import Callable
from dataclasses import dataclass, field, fields, replace
from typing import Final, Self

from ..effects.tree import Amount, Counterpart, Every, Filter, Happening, Mentioned, Subject, Those

CHOSEN: Final = "chosen"
PUT: Final = "put"
DRAWN: Final = "drawn"
SEEN: Final = "seen"
ALL: Final = "all"
"""Every card of a phrase, which only それら speaks of again."""

CanBeCalled = Callable[[Filter, str], bool]
"""Can a card that passes the filter be called by this noun?"""


def by_category(filter: Filter, noun: str) -> bool:
    """A card is called by its category, or just a card."""
    return noun in ("", "card") or not filter.categories or noun in filter.categories


@dataclass(frozen=True, slots=True)
class Referent:
    """Cards that a phrase of the text has brought up."""

    subject: Subject
    how: str
    filter: Filter
    sentence: int
    said: str
    several: bool = False
    """They may be more than one."""


@dataclass(slots=True)
class Scope:
    """What has been said so far in one ability (or one play effect)."""

    speaks: bool = True
    """The card that bears the text can be one of the cards that it speaks of."""
    can_be_called: CanBeCalled = by_category
    happening: Happening | None = None
    referents: list[Referent] = field(default_factory=list)
    slots: int = 0
    sentence: int = 0
    broken: bool = False
    """A sentence before was not understood: what it would have brought up is missing."""
    topic: Subject | None = None
    """What the clause before this one, in the same sentence, was about."""
    duration: str = ""
    """How long that clause's effect lasts."""
    bearer: Subject | None = None
    """The card that bears the text, where a change that names nothing is about that card."""
    struck: Subject | None = None
    """Who was dealt damage last."""
    square: int | None = None
    """The slot of the square that was chosen."""
    verb: str = ""
    """What the clause before said is done."""
    lane: int | None = None
    """The slot of the lane that was chosen."""
    declared: dict[str, int] = field(default_factory=dict)
    """The slots of words that were declared, by their kind."""
    difference: Amount | None = None
    """How much more the one was than the other, where two numbers were compared."""
    away: bool = False
    """The card that bears the text lies off the field when this works."""
    if_so: list[Referent] = field(default_factory=list)
    """What was brought up under the last ～なら."""
    keeps_all: bool = False
    """Every card of a phrase is those that are there then, and a pronoun may speak of them again."""

    def copy(self) -> Self:
        return replace(self, referents=list(self.referents), declared=dict(self.declared))

    def become(self, after: Self) -> None:
        """Know all that another scope, a copy of this one, knows by now."""
        for one in fields(self):
            setattr(self, one.name, getattr(after, one.name))

    def new_sentence(self) -> None:
        self.sentence += 1
        self.topic = None
        self.duration = ""

    def new_slot(self) -> int:
        self.slots += 1
        return self.slots - 1

    def bring_up(self, slot: int, how: str, filter: Filter, said: str, several: bool = False) -> Those:
        subject = Those(slot)
        self.referents.append(Referent(subject, how, filter, self.sentence, said, several))
        self.topic = subject
        return subject

    def bring_up_all(self, every: Every, said: str) -> Every:
        slot = self.new_slot()
        self.bring_up(slot, ALL, every.filter, said, several=True)
        return replace(every, slot=slot)

    def now_in(self, subject: Subject, zone: str) -> None:
        """What was looked at has been put there: who speaks of it again means it there."""
        self.referents = [
            replace(one, filter=replace(one.filter, zones=(zone,)))
            if one.subject == subject and one.how == SEEN
            else one
            for one in self.referents
        ]

    def candidates(self, noun: str = "", how: str = "", whose: str = "", all: bool = False) -> list[Referent]:
        """The phrases that a pronoun can stand for: those of the nearest sentence that has any.

        `all`: also such as mean every card of a kind.
        """
        fitting = [
            one
            for one in self.referents
            if self.can_be_called(one.filter, noun)
            and how in ("", one.how)
            and whose in ("", one.filter.whose)
            and (all or one.how != ALL)
        ]
        if not fitting:
            return []
        nearest = max(one.sentence for one in fitting)
        return [one for one in fitting if one.sentence == nearest]

    def mentioned(self, noun: str = "") -> Subject | None:
        """The card of the happening, where that is another card than this one."""
        if self.happening is None or not isinstance(self.happening.what, Filter):
            return None
        return Mentioned() if self.can_be_called(self.happening.what, noun) else None

    def counterpart(self, noun: str = "") -> Subject | None:
        """The other card of the happening, where that is another card than this one."""
        if self.happening is None or not isinstance(self.happening.other, Filter):
            return None
        return Counterpart() if self.can_be_called(self.happening.other, noun) else None
