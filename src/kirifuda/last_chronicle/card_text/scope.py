"""What has been said so far in one ability, with what only this book's texts speak of."""

from dataclasses import dataclass
from typing import Final

from ...effects.tree import Amount, Filter, Mentioned, Subject
from ...text import scope
from ...text.scope import CHOSEN, DRAWN, PUT, SEEN

__all__ = ("CHOSEN", "DRAWN", "PICKED", "PUT", "SEEN", "Scope")
_OF_ANY_CARD: Final = {"spell-used": ("", "card", "spell"), "chrono-checked": ("", "card")}
"""What such a happening is about, and what it can be called."""
PICKED: Final = "picked"
"""In the clause that deals with it, and not by 選ぶ or 指定する."""
ABILITY: Final = "ability"
"""What an ability on the stack is that was chosen: no card, and all that can be done is to interrupt it."""


def can_be_called(filter: Filter, noun: str) -> bool:
    """Can a card that passes the filter be called by this noun?"""
    if ABILITY in filter.categories:
        return noun == ""
    if noun in ("", "card"):
        return True
    if noun == "soul-stone":
        return "soul-yard" in filter.zones
    if noun == "permanent":
        return "spell" not in filter.categories
    if noun == "token":
        return "spell" not in filter.categories
    return not filter.categories or noun in filter.categories


@dataclass(slots=True)
class Scope(scope.Scope):
    """`standing`: a field ability speaks, so that ～かぎり ends nothing for good. `player`: THAT_PLAYER is somebody."""

    can_be_called: scope.CanBeCalled = can_be_called
    standing: bool = False
    player: bool = False
    several: tuple[int, ...] = ()
    """The slots that hold, or may hold, more or less than one card."""
    targets: tuple[int, ...] = ()
    """The slots that are filled on use."""
    pairs: tuple[int, ...] = ()
    """The slots that hold just two cards."""
    cost: bool = False
    """A cost is being read: nothing is chosen as a target."""
    difference: Amount | None = None
    """What lies between the two numbers that were compared last."""
    sent_home: Subject | None = None
    """What was last put where its owner has it, as the text says: そのプレイヤー is the owner."""
    over_all: str | None = None
    """How long all that the sentence says lasts."""
    dealt: bool = False
    """A clause of this sentence has said something of other cards."""
    picked_in: int = 0
    """The sentence whose last clause only picked cards out; 0: it did something."""
    judged: bool = False
    """A fact of this sentence said something of the card that bears the text."""
    deeds: tuple[tuple[str, Subject], ...] = ()
    """What was destroyed, sacrificed and so on, in order: 犠牲にした, and the cards."""

    def mentioned(self, noun: str = "") -> Subject | None:
        """Of a spell that was used and of a chrono check, too, where the text does not say of what card."""
        happening = self.happening
        if happening is not None and happening.what is None and happening.kind in _OF_ANY_CARD:
            return Mentioned() if noun in _OF_ANY_CARD[happening.kind] else None
        return scope.Scope.mentioned(self, noun)

    def new_sentence(self) -> None:
        scope.Scope.new_sentence(self)
        self.over_all = None
        self.dealt = False
        self.judged = False

    def did(self, deed: str, subject: Subject) -> None:
        self.deeds += ((deed, subject),)

    def done_to(self, deed: str, noun: str) -> Subject | None:
        """What this was done to last, of what can be called so."""
        for one, subject in reversed(self.deeds):
            known = [other.filter for other in self.referents if other.subject == subject]
            if one == deed and all(self.can_be_called(filter, noun) for filter in known):
                return subject
        return None
