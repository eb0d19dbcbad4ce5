"""それ, その～, 残り, アタックターゲット: which cards are meant (36-6)."""

import re
from typing import Final

from ...effects.tree import (
    OPPONENT,
    YOU,
    Counterpart,
    Every,
    Filter,
    Happening,
    IsIt,
    LordOf,
    MasterOf,
    Mentioned,
    Not,
    Statement,
    Subject,
    Test,
    This,
    Together,
)
from ...text.parsing import Leaf
from ...text.trouble import Misread, Unclear
from ..vocabulary import CATEGORIES
from .nominals import in_order, player
from .quotations import Quotations
from .scope import ALL, CHOSEN, DRAWN, PUT, SEEN, Referent, Scope

NOUNS: Final = {word: category for category, words in CATEGORIES.items() for word in words} | {
    "カード": "card",
    "トークン": "token",
}


class Pronouns:
    """What pronouns mean, and a clause that does not say what it is about."""

    def __init__(self, scope: Scope, quotations: Quotations) -> None:
        self.scope = scope
        self.oneself = YOU
        """Who 自分 is: the player whom the sentence is about."""
        self.chooser = ""
        """Who chooses, where the clause says so."""
        self.at_random = False
        """The clause says that chance chooses."""
        self.goes_on = False
        """さらに or その後 joins the sentence to one that another player did, and no player is named yet."""
        self.unshuffled: tuple[int, int] | None = None
        """Where a card is put into a deck that has to be shuffled then."""
        self.goes_further = False
        """さらに: what the sentence before was about is still meant."""
        self.quotations = quotations
        self.emitted: list[Statement] = []

    def pronoun(self, leaf: Leaf) -> Subject:
        text = leaf.text.removesuffix("同士")
        noun = _noun_at_the_end(text.removesuffix("カード")) or _noun_at_the_end(text)
        whose = YOU if "あなたの" in text else OPPONENT if "相手の" in text else ""
        nth = re.match("([0-9]+)番目に", text)
        if nth:
            return self._nth(leaf, int(nth.group(1)))
        how = (
            ""
            if text in ("その中", "その内")
            else {"選": CHOSEN, "配": PUT, "置": PUT, "引": DRAWN, "公": SEEN, "見": SEEN}.get(text[0], "")
        )
        them = text.startswith(("それら", "それぞれ"))
        found = self.scope.candidates(noun, how, whose, all=them)
        if how == SEEN and not found and self.scope.shown is not None:
            return self.scope.shown
        if len(found) > 1:
            if all(one.how != ALL for one in found) and (them or leaf.text.endswith("同士")):
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

    def several(self, subject: Subject) -> bool:
        """Can it be more than one card? What is looked at, drawn or put is counted elsewhere."""
        for one in self.scope.referents:
            if one.subject == subject:
                return one.several
        return False

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

    def seen(self, leaf: Leaf) -> Referent:
        """その中の: of the cards that were looked at last."""
        seen = [one for one in self.scope.referents if one.how == SEEN]
        if not seen:
            raise Misread(leaf.start, leaf.end, "pronoun", word=leaf.text)
        return seen[-1]

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

    def other_side(self, leaf: Leaf) -> Subject:
        """アタックターゲット and the like: the other card of the happening."""
        happening = self.scope.happening
        if happening is None:
            raise Misread(leaf.start, leaf.end, "pronoun", word=leaf.text)
        kind = happening.kind
        did = re.match(
            "(?:この[^をにとが]+|自身|\ue500)([をにとが](?:ブロック|アタック|バトル|ブレイク|ダメージ))", leaf.text
        )
        if did is not None:
            return self._who_did(leaf, did.group(1), happening)
        of_this = re.match("(?:この.+?|自身|\ue500)の", leaf.text)
        text = leaf.text[of_this.end() :] if of_this else leaf.text
        if of_this and happening.what != This():
            raise Misread(leaf.start, leaf.end, "pronoun", word=leaf.text)
        if text == "アタックユニット" and kind in ("attacked", "blocked"):
            return self._side(happening.what if kind == "attacked" else happening.other, kind == "attacked")
        if text in ("アタックターゲット", "ターゲットユニット") and kind == "attacked":
            return self._side(happening.other, False)
        if text.startswith("バトル") and kind in ("battled", "survived"):
            return self._side(happening.other, False)
        if text.endswith("発生源") and kind in ("damaged", "broken"):
            return self._side(happening.other, False)
        raise Misread(leaf.start, leaf.end, "pronoun", word=leaf.text)

    def _who_did(self, leaf: Leaf, did: str, happening: Happening) -> Subject:
        """このカードをブロックしたミニオン: the other card of the happening, where this one has its part in it."""
        kinds, this_first = _DID_TO_THIS[did]
        this, other = (happening.what, Counterpart()) if this_first else (happening.other, Mentioned())
        if happening.kind not in kinds or not isinstance(this, This):
            raise Misread(leaf.start, leaf.end, "pronoun", word=leaf.text)
        return other

    def _side(self, side: Subject | Filter | None, first: bool) -> Subject:
        if isinstance(side, This):
            return This()
        return Mentioned() if first else Counterpart()

    def other_than(self, leaf: Leaf) -> Subject:
        """他の: than this card; in the text of a card that is no unit, than the card spoken of last."""
        found = self.scope.candidates()
        if not found:
            return This()
        if self.scope.speaks:
            raise Unclear(leaf.start, leaf.end, ("このカード", *(one.said for one in found)))
        if len(found) > 1:
            raise Unclear(leaf.start, leaf.end, tuple(one.said for one in found))
        return found[0].subject

    def elided(self, start: int, end: int, of_this: bool = False) -> Subject:
        """What a clause is about that does not say it. `of_this`: a unit's text may speak of its own card so."""
        if self.scope.topic is not None:
            return self.scope.topic
        found = self.scope.candidates()
        if len(found) > 1:
            raise Unclear(start, end, tuple(one.said for one in found))
        if found:
            return found[0].subject
        if (self.goes_further or self.scope.instead) and isinstance(self.scope.topic_before, MasterOf | LordOf):
            return self.scope.topic_before
        if of_this and self.scope.speaks:
            return This()
        raise Misread(start, end, "about-what")

    def player(self, word: str) -> str:
        return self.oneself if word in ("自分", "自身") else player(word)


def _noun_at_the_end(text: str) -> str:
    return next((NOUNS[word] for word in sorted(NOUNS, key=len, reverse=True) if text.endswith(word)), "")


_DID_TO_THIS: Final = {
    "をブロック": (("blocked",), False),
    "がブロック": (("blocked",), True),
    "にアタック": (("attacked",), False),
    "がアタック": (("attacked",), True),
    "とバトル": (("battled", "survived"), True),
    "をブレイク": (("broken",), True),
    "にダメージ": (("damaged",), True),
    "がブレイク": (("broken",), False),
    "がダメージ": (("damaged",), False),
}
"""Which happenings it is said of, and whether this card is the one that it happens to."""
