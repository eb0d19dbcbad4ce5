"""What pronouns mean, and a clause that does not say what it is about."""

from typing import Generic, TypeVar

from ..effects.tree import (
    YOU,
    Counterpart,
    Every,
    Filter,
    IsIt,
    Mentioned,
    Not,
    Statement,
    Subject,
    This,
    Together,
)
from .parsing import Leaf
from .quotations import Quotations
from .scope import ALL, CHOSEN, SEEN, Referent, Scope
from .trouble import Misread, Unclear

AScope = TypeVar("AScope", bound=Scope)
Quoted = TypeVar("Quoted", bound=Quotations)


class Pronouns(Generic[AScope, Quoted]):
    """Knows what was spoken of before in the text. What has to be chosen first goes to `emitted`."""

    def __init__(self, scope: AScope, quotations: Quoted) -> None:
        self.scope = scope
        self.quotations = quotations
        self.oneself = YOU
        """Who 自分 is: the player whom the sentence is about."""
        self.chooser = ""
        """Who chooses, where the clause says so."""
        self.emitted: list[Statement] = []

    def pronoun(self, leaf: Leaf) -> Subject:
        """それ, 選んだカード."""
        raise NotImplementedError

    def other_side(self, leaf: Leaf) -> Subject:
        """The other card of the happening."""
        raise NotImplementedError

    def the_one(self, leaf: Leaf, found: list[Referent]) -> Subject:
        """Which of several is meant must be clear."""
        if len(found) > 1:
            raise Unclear(leaf.start, leaf.end, tuple(one.said for one in found))
        return found[0].subject

    def meant(self, leaf: Leaf, noun: str, how: str, whose: str, all: bool, together: bool) -> Subject:
        """What a pronoun stands for that says so much. `all`: also every card of a kind; `together`: several, too."""
        found = self.scope.candidates(noun, how, whose, all)
        if len(found) > 1 and together and not any(one.how == ALL for one in found):
            return Together(tuple(one.subject for one in found))
        if found:
            return self.the_one(leaf, found)
        if how or whose:
            raise Misread(leaf.start, leaf.end, "pronoun", word=leaf.text)
        topic = self.scope.topic
        return topic if isinstance(topic, Mentioned | Counterpart) else self.of_happening(leaf, noun)

    def nth(self, leaf: Leaf, nth: int) -> Subject:
        """2番目に選んだカード."""
        chosen = [one for one in self.scope.referents if one.how == CHOSEN]
        if not 1 <= nth <= len(chosen):
            raise Misread(leaf.start, leaf.end, "pronoun", word=leaf.text)
        return chosen[nth - 1].subject

    def seen(self, leaf: Leaf) -> Referent:
        """The cards that were looked at last."""
        seen = [one for one in self.scope.referents if one.how == SEEN]
        if not seen:
            raise Misread(leaf.start, leaf.end, "pronoun", word=leaf.text)
        return seen[-1]

    def rest(self, leaf: Leaf) -> Subject:
        """残り: of the cards that were looked at, those that were not chosen."""
        return self.not_chosen_of(self.seen(leaf), (CHOSEN,))

    def not_chosen_of(self, seen: Referent, how: tuple[str, ...]) -> Subject:
        among = IsIt(seen.subject)
        chosen = [one.subject for one in self.scope.referents if one.how in how and among in one.filter.tests]
        return Every(Filter(seen.filter.whose, seen.filter.zones, (), (*[Not(IsIt(one)) for one in chosen], among)))

    def filter_of(self, subject: Subject) -> Filter:
        """What is known of the cards that a subject means."""
        for one in self.scope.referents:
            if one.subject == subject:
                return one.filter
        if isinstance(subject, Every):
            return subject.filter
        if isinstance(subject, This):
            return Filter(YOU)
        happening = self.scope.happening
        side = None
        if happening is not None and isinstance(subject, Mentioned | Counterpart):
            side = happening.what if isinstance(subject, Mentioned) else happening.other
        return side if isinstance(side, Filter) else Filter()

    def side(self, side: Subject | Filter | None, first: bool) -> Subject:
        """A card of the happening: the one that it happens to, or the other one."""
        if isinstance(side, This):
            return This()
        return Mentioned() if first else Counterpart()

    def of_happening(self, leaf: Leaf, noun: str) -> Subject:
        """The card of the happening, where only one can be meant."""
        sides = [side for side in (self.scope.mentioned(noun), self.scope.counterpart(noun)) if side is not None]
        if not sides:
            raise Misread(leaf.start, leaf.end, "pronoun", word=leaf.text)
        if len(sides) > 1:
            raise Unclear(leaf.start, leaf.end, ("条件を満たしたカード", "その相手のカード"))
        return sides[0]

    def other_than(self, leaf: Leaf) -> Subject:
        """他の: than this card; in the text of a card that is none of those, than the card spoken of last."""
        found = self.scope.candidates()
        if not found:
            return This()
        if self.scope.speaks:
            raise Unclear(leaf.start, leaf.end, ("このカード", *(one.said for one in found)))
        return self.the_one(leaf, found)

    def spoken_of(self, start: int, end: int) -> Subject | None:
        """What a clause is about that does not say it: what the one before was, or the only thing spoken of."""
        if self.scope.topic is not None:
            return self.scope.topic
        found = self.scope.candidates()
        if len(found) > 1:
            raise Unclear(start, end, tuple(one.said for one in found))
        return found[0].subject if found else None

    def elided(self, start: int, end: int) -> Subject:
        """What a clause is about that does not say it."""
        found = self.spoken_of(start, end)
        if found is None:
            raise Misread(start, end, "about-what")
        return found
