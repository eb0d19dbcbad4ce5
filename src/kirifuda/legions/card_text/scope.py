"""What has been said so far in one ability, with what only this book's texts speak of."""

from dataclasses import dataclass

from ...effects.statements import Damage, GainLife, LoseLife, Move
from ...effects.tree import YOU, Amount, Every, Filter, Statement, Subject, Those
from ...text import scope
from ...text.scope import ALL, CHOSEN, DRAWN, PUT, SEEN, Referent
from ..tree import Break, GainPoints

__all__ = (
    "ALL",
    "CHOSEN",
    "DRAWN",
    "POINTS",
    "PUT",
    "SEEN",
    "UNITS",
    "WITH_POINTS",
    "Referent",
    "Scope",
    "dealt_with",
    "taken_away",
)
POINTS = "points"
NUMBER = "number"
WITH_POINTS = ("damaged", "gained-life", "lost-life")
"""Happenings that have points."""
UNITS = ("master", "minion", "lord")


def dealt_with(statement: Statement) -> str:
    """What a statement counts when it is done: points, or a number of something."""
    return POINTS if isinstance(statement, Damage | GainLife | LoseLife | GainPoints) else NUMBER


def taken_away(statement: Statement) -> Subject | None:
    """What a statement breaks or puts off the field."""
    away = isinstance(statement, Move) and statement.to not in ("field", "lord-area")
    if not away and not isinstance(statement, Break):
        return None
    assert isinstance(statement, Break | Move)
    kept = statement.subject.slot if isinstance(statement.subject, Every) else None
    return statement.subject if kept is None else Those(kept)


def can_be_called(filter: Filter, noun: str) -> bool:
    """Can a card that passes the filter be called by this noun?"""
    if noun in ("", "card") or not filter.categories:
        return True
    if noun == "token":
        return any(category in ("minion", "unit") for category in filter.categories)
    if noun == "unit":
        return any(category in (*UNITS, "unit") for category in filter.categories)
    return noun in filter.categories or ("unit" in filter.categories and noun in UNITS)


@dataclass(slots=True)
class Scope(scope.Scope):
    """`stands`: the ability is a standing one. `turn`: whose next turn the effect of the clause lasts through."""

    can_be_called: scope.CanBeCalled = can_be_called
    keeps_all: bool = True
    stands: bool = False
    turn: str = ""
    topic_before: Subject | None = None
    """What the sentence before was about at its end."""
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
    shown: Subject | None = None
    """What was chosen before, and then looked at."""
    instead: bool = False
    """代わりに: what the sentence before was about is still meant."""
    carried: tuple[str, str] | None = None
    """ターン終了時まで、～を選び: how long, and whose next turn, said before what lasts."""
    over_all: tuple[str, str] | None = None
    """The same, where it begins a clause that names what it is about: it holds for the rest of the sentence too."""
    existing: Filter | None = None
    """～がいるなら: those cards, of which その中から may speak."""
    dealt_in: str = ""
    """LIFE or POINTS: what the last clause that gained or lost points spoke of."""
    gone: Subject | None = None
    """What was just broken or put off the field: it can be given nothing any more."""
    replacing: bool = False
    """What is said is done instead of something that would happen."""
    cores_taken: tuple[str, Amount | None, str] | None = None
    """Cores that were taken and are not put anywhere yet: whose, how many, from where."""
    cores_goal: tuple[str, str] | None = None
    """Where they will be put, and whose that is, if it was said before."""

    def new_sentence(self) -> None:
        self.topic_before = self.topic
        self.turn = ""
        self.over_all = None
        self.player_before = self.player
        self.player = YOU
        scope.Scope.new_sentence(self)

    def bring_up_all(self, every: Every, said: str) -> Every:
        """Every card of a kind: those that are there now, unless the ability is a standing one."""
        if self.stands:
            self.referents.append(Referent(every, ALL, every.filter, self.sentence, said, several=True))
            return every
        return scope.Scope.bring_up_all(self, every, said)
