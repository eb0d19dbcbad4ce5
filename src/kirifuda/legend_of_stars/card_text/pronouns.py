"""それ, 残り, 戦闘相手: which cards a pronoun means, and a clause that does not say what it is about."""

import re

from ...effects.tree import (
    EITHER,
    OPPONENT,
    YOU,
    Counterpart,
    Every,
    Filter,
    InAttack,
    Mentioned,
    Subject,
    This,
    TopCards,
)
from ...text import pronouns
from ...text.parsing import Leaf
from ...text.scope import CHOSEN, DRAWN, PUT, SEEN, Scope
from ...text.trouble import Misread, Unclear
from .nominals import NOUNS, Nominal
from .quotations import Quotations


class PronounReader(pronouns.Pronouns[Scope, Quotations]):
    """Knows the pronouns of one sentence, and what it leaves unsaid. What has to be chosen first goes to `emitted`."""

    def __init__(self, scope: Scope, quotations: Quotations) -> None:
        super().__init__(scope, quotations)
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
            return self.nth(leaf, int(nth.group(1)))
        how = (
            ""
            if text in ("その中", "その内")
            else {"選": CHOSEN, "出": PUT, "場": PUT, "置": PUT, "引": DRAWN, "公": SEEN, "見": SEEN}.get(text[0], "")
        )
        them = text.startswith(("それら", "それぞれ"))
        return self.meant(leaf, noun, how, whose, all=them, together=them)

    def filter_of(self, subject: Subject) -> Filter:
        return Filter(subject.whose, ("deck",)) if isinstance(subject, TopCards) else super().filter_of(subject)

    def other_side(self, leaf: Leaf) -> Subject:
        """戦闘相手, アタックしたキャラクター: a card of the happening."""
        happening = self.scope.happening
        if happening is not None:
            kind, text = happening.kind, leaf.text
            if text.startswith("アタックした") and kind == "attacked":
                return self.side(happening.what, True)
            if text.startswith(("アタックされた", "アタック先")) and kind == "attacked":
                return Counterpart()
            if text.startswith(("ダウンさせた", "倒した")) and kind in ("downed", "won"):
                return self._opponent(happening.what, happening.other)
            if text.startswith("戦闘") and kind in ("battling", "battled", "downed", "won", "attacked"):
                return self._opponent(happening.what, happening.other)
        elif leaf.text.startswith("アタックした") and self.scope.bearer is None:
            whose = OPPONENT if "相手の" in leaf.text else EITHER
            return Every(Filter(whose, categories=("character",), tests=(InAttack("attacker"),)))
        raise Misread(leaf.start, leaf.end, "pronoun", word=leaf.text)

    def _opponent(self, what: Subject | Filter | None, other: Subject | Filter | None) -> Subject:
        """Of two, the one that is not this card; the second if neither is."""
        return Mentioned() if isinstance(other, This) else Counterpart()

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
        found = self.spoken_of(start, end)
        if found is not None:
            return found
        happening = self.scope.happening
        of_all = self.scope.candidates(all=True)
        if happening is not None and isinstance(happening.what, This) and not of_all:
            return This()
        raise Misread(start, end, "about-what")
