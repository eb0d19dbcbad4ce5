"""それ, 残り, 戦闘相手: which cards a pronoun means, and a clause that does not say what it is about."""

import re

from ...effects.tree import (
    OPPONENT,
    YOU,
    Counterpart,
    Every,
    Filter,
    IsIt,
    Mentioned,
    Not,
    Statement,
    Subject,
    Test,
    This,
    Together,
    TopCards,
)
from ...text.parsing import Leaf
from ...text.scope import ALL, CHOSEN, DRAWN, PUT, SEEN, Scope
from ...text.trouble import Misread, Unclear
from .nominals import NOUNS, Nominal, in_order
from .quotations import Quotations


class PronounReader:
    """Knows the pronouns of one sentence, and what it leaves unsaid. What has to be chosen first goes to `emitted`."""

    def __init__(self, scope: Scope, quotations: Quotations) -> None:
        self.scope = scope
        self.oneself = YOU
        """Who 自分 is: the player whom the sentence is about."""
        self.chooser = ""
        """Who chooses, where the clause says so."""
        self.quotations = quotations
        self.emitted: list[Statement] = []
        self.only_standing: tuple[int, int, str] | None = None
        """Where something is said that only what stands can do, and what is wrong with it elsewhere."""
        self.unshuffled: tuple[int, int] | None = None
        """Where a card is put into a deck that has to be shuffled then."""

    def pronoun(self, leaf: Leaf) -> Subject:
        text = leaf.text
        noun = next((NOUNS[word] for word in sorted(NOUNS, key=len, reverse=True) if text.endswith(word)), "")
        whose = YOU if "自分の" in text else OPPONENT if "相手の" in text else ""
        nth = re.match("([0-9]+)番目に", text)
        if nth:
            return self._nth(leaf, int(nth.group(1)))
        how = (
            ""
            if text in ("その中", "その内")
            else {"選": CHOSEN, "出": PUT, "場": PUT, "置": PUT, "引": DRAWN, "公": SEEN, "見": SEEN}.get(text[0], "")
        )
        them = text.startswith(("それら", "それぞれ"))
        found = self.scope.candidates(noun, how, whose, all=them)
        if len(found) > 1:
            if them and all(one.how != ALL for one in found):
                return Together(tuple(one.subject for one in found))
            raise Unclear(leaf.start, leaf.end, tuple(one.said for one in found))
        if found:
            return found[0].subject
        if isinstance(self.scope.topic, Mentioned | Counterpart) and not how and not whose:
            return self.scope.topic
        sides = [] if how or whose else [self.scope.mentioned(noun), self.scope.counterpart(noun)]
        of_happening = [side for side in sides if side is not None]
        if not of_happening:
            raise Misread(leaf.start, leaf.end, "pronoun", word=leaf.text)
        if len(of_happening) > 1:
            raise Unclear(leaf.start, leaf.end, ("条件を満たしたカード", "その相手のカード"))
        return of_happening[0]

    def _nth(self, leaf: Leaf, nth: int) -> Subject:
        chosen = [one for one in self.scope.referents if one.how == CHOSEN]
        if not 1 <= nth <= len(chosen):
            raise Misread(leaf.start, leaf.end, "pronoun", word=leaf.text)
        return chosen[nth - 1].subject

    def rest(self, leaf: Leaf) -> Subject:
        """残り: of the cards that were looked at, those that were not chosen."""
        seen = [one for one in self.scope.referents if one.how == SEEN]
        if not seen:
            raise Misread(leaf.start, leaf.end, "pronoun", word=leaf.text)
        among = IsIt(seen[-1].subject)
        chosen = [one.subject for one in self.scope.referents if one.how == CHOSEN and among in one.filter.tests]
        left: list[Test] = [*(Not(IsIt(one)) for one in chosen), among]
        return Every(Filter(seen[-1].filter.whose, seen[-1].filter.zones, (), in_order(left)))

    def filter_of(self, subject: Subject) -> Filter:
        """What is known of the cards that a subject means."""
        for one in self.scope.referents:
            if one.subject == subject:
                return one.filter
        if isinstance(subject, Every):
            return subject.filter
        if isinstance(subject, This):
            return Filter(YOU)
        if isinstance(subject, TopCards):
            return Filter(subject.whose, ("deck",))
        happening = self.scope.happening
        side = None
        if happening is not None and isinstance(subject, Mentioned | Counterpart):
            side = happening.what if isinstance(subject, Mentioned) else happening.other
        return side if isinstance(side, Filter) else Filter()

    def other_side(self, leaf: Leaf) -> Subject:
        """戦闘相手, アタックしたキャラクター: a card of the happening."""
        happening = self.scope.happening
        if happening is not None:
            kind, text = happening.kind, leaf.text
            if text.startswith("アタックした") and kind == "attacked":
                return self._side(happening.what, Mentioned())
            if text.startswith(("アタックされた", "アタック先")) and kind == "attacked":
                return Counterpart()
            if text.startswith(("ダウンさせた", "倒した")) and kind in ("downed", "won"):
                return self._opponent(happening.what, happening.other)
            if text.startswith("戦闘") and kind in ("battling", "battled", "downed", "won", "attacked"):
                return self._opponent(happening.what, happening.other)
        raise Misread(leaf.start, leaf.end, "pronoun", word=leaf.text)

    def _side(self, side: Subject | Filter | None, otherwise: Subject) -> Subject:
        return This() if isinstance(side, This) else otherwise

    def _opponent(self, what: Subject | Filter | None, other: Subject | Filter | None) -> Subject:
        """Of two, the one that is not this card; the second if neither is."""
        return Mentioned() if isinstance(other, This) else Counterpart()

    def other_than(self, leaf: Leaf) -> Subject:
        """他の: than this card; in the text of a card that is no character, than the card spoken of last."""
        found = self.scope.candidates()
        if not found:
            return This()
        if self.scope.speaks:
            raise Unclear(leaf.start, leaf.end, ("このカード", *(one.said for one in found)))
        if len(found) > 1:
            raise Unclear(leaf.start, leaf.end, tuple(one.said for one in found))
        return found[0].subject

    def same_as(self, leaf: Leaf) -> Subject:
        """同じレーンにいる: as this card, where nothing else was spoken of."""
        found = self.scope.candidates()
        if not self.scope.speaks:
            raise Misread(leaf.start, leaf.end, "same-as-what")
        if found:
            raise Unclear(leaf.start, leaf.end, ("このカード", *(one.said for one in found)))
        return This()

    def unsaid(self, leaf: Leaf) -> Nominal:
        """A phrase that is not said, as if it were."""
        return Nominal("PRON", "", leaf.start, leaf.end, subject=self.elided(leaf.start, leaf.end))

    def elided(self, start: int, end: int) -> Subject:
        """What a clause is about that does not say it."""
        if self.scope.topic is not None:
            return self.scope.topic
        found = self.scope.candidates()
        if len(found) > 1:
            raise Unclear(start, end, tuple(one.said for one in found))
        if found:
            return found[0].subject
        happening = self.scope.happening
        if happening is not None and isinstance(happening.what, This):
            return This()
        raise Misread(start, end, "about-what")
