"""それ, その～, 残り, アタックターゲット: which cards are meant (36-6)."""

import re
from typing import Final

from ...effects.tree import OPPONENT, YOU, Counterpart, Every, Happening, Mentioned, Subject, This
from ...text import pronouns
from ...text.parsing import Leaf
from ...text.trouble import Misread, Unclear
from ..tree import LordOf, MasterOf
from ..vocabulary import CATEGORIES
from .nominals import player
from .qualities import at_most_one
from .quotations import Quotations
from .scope import CHOSEN, DRAWN, PUT, SEEN, Scope

NOUNS: Final = {word: category for category, words in CATEGORIES.items() for word in words} | {
    "カード": "card",
    "トークン": "token",
}


class Pronouns(pronouns.Pronouns[Scope, Quotations]):
    """What pronouns mean, and a clause that does not say what it is about."""

    def __init__(self, scope: Scope, quotations: Quotations) -> None:
        super().__init__(scope, quotations)
        self.at_random = False
        """The clause says that chance chooses."""
        self.goes_on = False
        """さらに or その後 joins the sentence to one that another player did, and no player is named yet."""
        self.unshuffled: tuple[int, int] | None = None
        """Where a card is put into a deck that has to be shuffled then."""
        self.goes_further = False
        """さらに: what the sentence before was about is still meant."""

    def _anything_else(self, noun: str) -> bool:
        """Can a pronoun speak of anything but the one card that was said to be there?"""
        scope = self.scope
        if scope.candidates(noun) or isinstance(scope.topic, Mentioned | Counterpart):
            return True
        return scope.mentioned(noun) is not None or scope.counterpart(noun) is not None

    def pronoun(self, leaf: Leaf) -> Subject:
        text = leaf.text.removesuffix("同士")
        noun = _noun_at_the_end(text.removesuffix("カード")) or _noun_at_the_end(text)
        whose = YOU if "あなたの" in text else OPPONENT if "相手の" in text else ""
        nth = re.match("([0-9]+)番目に", text)
        if nth:
            return self.nth(leaf, int(nth.group(1)))
        how = (
            ""
            if text in ("その中", "その内")
            else {
                "選": CHOSEN,
                "配": PUT,
                "置": PUT,
                "引": DRAWN,
                "公": SEEN,
                "見": SEEN,
                "除": CHOSEN,
                "戻": CHOSEN,
            }.get(text[0], "")
        )
        if how and text[0] in "除置" and not self.scope.candidates(noun, how, whose):
            how = SEEN
        them = text.startswith(("それら", "それぞれ"))
        if how == SEEN and self.scope.shown is not None and not self.scope.candidates(noun, how, whose):
            return self.scope.shown
        there = self.scope.existing
        if there is not None and not how and not whose and at_most_one(there) and not self._anything_else(noun):
            return Every(there)
        return self.meant(leaf, noun, how, whose, all=them, together=them or leaf.text.endswith("同士"))

    def several(self, subject: Subject) -> bool:
        """Can it be more than one card? What is looked at, drawn or put is counted elsewhere."""
        for one in self.scope.referents:
            if one.subject == subject:
                return one.several
        return False

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
            return self.side(happening.what if kind == "attacked" else happening.other, kind == "attacked")
        if text in ("アタックターゲット", "ターゲットユニット") and kind == "attacked":
            return self.side(happening.other, False)
        if text.startswith("バトル") and (kind in ("battled", "survived") or happening.nature == "battle"):
            return self.side(happening.other, False)
        if text.endswith("発生源") and kind in ("damaged", "broken"):
            return self.side(happening.other, False)
        raise Misread(leaf.start, leaf.end, "pronoun", word=leaf.text)

    def _who_did(self, leaf: Leaf, did: str, happening: Happening) -> Subject:
        """このカードをブロックしたミニオン: the other card of the happening, where this one has its part in it."""
        kinds, this_first = _DID_TO_THIS[did]
        this, other = (happening.what, Counterpart()) if this_first else (happening.other, Mentioned())
        fought = happening.kind != "broken" or did != "とバトル" or happening.nature == "battle"
        if happening.kind not in kinds or not isinstance(this, This) or not fought:
            raise Misread(leaf.start, leaf.end, "pronoun", word=leaf.text)
        return other

    def elided(self, start: int, end: int, of_this: bool = False) -> Subject:
        """What a clause is about that does not say it. `of_this`: a unit's text may speak of its own card so."""
        found = self.spoken_of(start, end)
        if found is not None and found == self.scope.gone and of_this and self.scope.speaks:
            return This()
        if of_this and self.scope.speaks and isinstance(found, Mentioned | Counterpart):
            other = "その相手のカード" if isinstance(found, Counterpart) else "条件を満たしたカード"
            raise Unclear(start, end, ("このカード", other))
        if found is not None:
            return found
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
    "とバトル": (("battled", "survived", "broken"), True),
    "をブレイク": (("broken",), True),
    "にダメージ": (("damaged",), True),
    "がブレイク": (("broken",), False),
    "がダメージ": (("damaged",), False),
}
"""Which happenings it is said of, and whether this card is the one that it happens to."""
