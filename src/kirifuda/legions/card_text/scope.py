"""What pronouns can mean: the phrases of an ability so far, and the card of the happening it waited for."""

from dataclasses import dataclass, field, replace

from ...effects.tree import (
    YOU,
    Amount,
    Counterpart,
    Damage,
    Every,
    Filter,
    GainLife,
    GainPoints,
    Happening,
    LoseLife,
    Mentioned,
    Statement,
    Subject,
    This,
    Those,
)

CHOSEN = "chosen"
PUT = "put"
DRAWN = "drawn"
SEEN = "seen"
ALL = "all"
"""Every card of a phrase, which only それら speaks of again."""

POINTS = "points"
NUMBER = "number"
WITH_POINTS = ("damaged", "gained-life", "lost-life")
"""Happenings that have points."""


def dealt_with(statement: Statement) -> str:
    """What a statement counts when it is done: points, or a number of something."""
    return POINTS if isinstance(statement, Damage | GainLife | LoseLife | GainPoints) else NUMBER


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

    unit_speaks: bool = True
    """The card that bears the text can be one of the units on the field."""
    stands: bool = False
    """The ability is a standing one."""
    happening: Happening | None = None
    referents: list[Referent] = field(default_factory=list)
    slots: int = 0
    sentence: int = 0
    broken: bool = False
    """A sentence before was not understood: what it would have brought up is missing."""
    topic: Subject | None = None
    """What the clause before this one, in the same sentence, was about."""
    topic_before: Subject | None = None
    """What the sentence before was about at its end."""
    duration: str = ""
    """How long that clause's effect lasts."""
    turn: str = ""
    """Whose next turn it lasts through."""
    player_before: str = YOU
    """Who did what the sentence before said."""
    player: str = YOU
    """Who does what the sentence says."""
    done: str = ""
    """What the statement before counted."""
    letters: str = "XYZ"
    """Those that stand for no number yet."""
    declared_number: str = ""
    """X, Y or Z, as which a number was declared."""
    declared: dict[str, int] = field(default_factory=dict)
    """The slots of a colour and of a category that were declared."""
    lane: int | None = None
    """The slot of the lane that was chosen."""
    shown: Subject | None = None
    """What was chosen before, and then looked at."""
    verb: str = ""
    """What the clause before said is done."""
    instead: bool = False
    """代わりに: what the sentence before was about is still meant."""
    replacing: bool = False
    """What is said is done instead of something that would happen."""
    cores_taken: tuple[str, Amount | None, str] | None = None
    """Cores that were taken and are not put anywhere yet: whose, how many, from where."""
    cores_goal: tuple[str, str] | None = None
    """Where they will be put, and whose that is, if it was said before."""

    def copy(self) -> "Scope":
        return replace(self, referents=list(self.referents), declared=dict(self.declared))

    def new_sentence(self) -> None:
        self.sentence += 1
        self.topic_before = self.topic
        self.topic = None
        self.duration = ""
        self.turn = ""
        self.player_before = self.player
        self.player = YOU

    def new_slot(self) -> int:
        self.slots += 1
        return self.slots - 1

    def bring_up(self, slot: int, how: str, filter: Filter, said: str, several: bool = False) -> Those:
        subject = Those(slot)
        self.referents.append(Referent(subject, how, filter, self.sentence, said, several))
        self.topic = subject
        return subject

    def bring_up_all(self, every: Every, said: str) -> Every:
        """Every card of a kind: those that are there now, unless the ability is a standing one."""
        if self.stands:
            self.referents.append(Referent(every, ALL, every.filter, self.sentence, said, several=True))
            return every
        slot = self.new_slot()
        self.bring_up(slot, ALL, every.filter, said, several=True)
        return replace(every, slot=slot)

    def candidates(self, noun: str = "", how: str = "", whose: str = "", all: bool = False) -> list[Referent]:
        """The phrases that a pronoun can stand for: those of the nearest sentence that has any.

        `all`: also such as mean every card of a kind.
        """
        fitting = [
            one
            for one in self.referents
            if _can_be(one.filter, noun)
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
        return Mentioned() if _can_be(self.happening.what, noun) else None

    def counterpart(self, noun: str = "") -> Subject | None:
        if self.happening is None or not isinstance(self.happening.other, Filter):
            return None
        return Counterpart() if _can_be(self.happening.other, noun) else None


UNITS = ("master", "minion", "lord")


def _can_be(filter: Filter, noun: str) -> bool:
    """Can a card that passes the filter be called by this noun?"""
    if noun in ("", "card") or not filter.categories:
        return True
    if noun == "token":
        return any(category in ("minion", "unit") for category in filter.categories)
    if noun == "unit":
        return any(category in (*UNITS, "unit") for category in filter.categories)
    return noun in filter.categories or ("unit" in filter.categories and noun in UNITS)


def is_this(subject: Subject | Filter | None) -> bool:
    return isinstance(subject, This)
