"""Pronouns: それ, 選んだカード, そのコントローラー, 他の, and what is left unsaid."""

import re
from dataclasses import replace
from typing import Final

from ...effects.tree import (
    BOTH,
    EITHER,
    OPPONENT,
    Amount,
    Counterpart,
    Done,
    Every,
    Filter,
    Happened,
    Happening,
    InAttack,
    IsIt,
    Mentioned,
    Not,
    Subject,
    Test,
    This,
    Those,
    Together,
)
from ...text import pronouns
from ...text.parsing import Leaf
from ...text.scope import Referent
from ...text.trouble import Misread, Unclear
from ..statements import CallPlayer
from ..tree import THAT_PLAYER, Each
from .deeds import CALLED_BY_DEED, CHECKED, GONE, TURNED_UP
from .nominals import HOW_BROUGHT_UP, NOUNS, PLAYERS, Nominal, in_order
from .quotations import Quotations
from .scope import CHOSEN, PICKED, SEEN, Scope

_COUNTED: Final = (
    "damaged",
    "player-damaged",
    "gained-life",
    "lost-life",
    "points-gained",
    "counters-put",
    "counters-removed",
)
"""Happenings that have a number."""


class Pronouns(pronouns.Pronouns[Scope, Quotations]):
    """Knows whom and what was spoken of before."""

    def __init__(self, scope: Scope, quotations: Quotations) -> None:
        super().__init__(scope, quotations)
        self.carried: Nominal | None = None
        """What a sentence is about that goes on with a fact: それは、カウンターが置かれているかぎり、～."""
        self.of_all = False
        """The clause has spoken of every card of a kind: their own numbers are each card's."""
        self.of_bearer = False
        """The clause says how the card is that bears it, where it names no other."""
        self.goes_on = False
        """Another clause follows in the sentence."""

    def bearer_alone(self) -> Subject | None:
        """The card that bears the text, as long as no other was spoken of that is still there."""
        scope = self.scope
        gone = [subject for deed, subject in scope.deeds if deed in GONE]
        if any(one.subject not in gone for one in scope.candidates()):
            return None
        others = scope.dealt if scope.topic is None else scope.topic not in gone
        return None if others else scope.bearer

    def elided(self, start: int, end: int) -> Subject:
        alone = self.bearer_alone() if self.of_bearer else None
        return super().elided(start, end) if alone is None else alone

    def _told(self, leaf: Leaf) -> Amount:
        """The number of the happening, or how many the clause before dealt with."""
        happening = self.scope.happening
        counted = happening is not None and happening.kind in _COUNTED
        if leaf.kind == "DONE" or (leaf.text.startswith("その") and "ダメージ" not in leaf.text and not counted):
            return Done()
        if not counted:
            raise Misread(leaf.start, leaf.end, "pronoun", word=leaf.text)
        return Happened()

    def player(self, leaf: Leaf) -> str:
        word = leaf.text.rstrip("、")
        word = re.sub("(?:使用|配置)する$", "", word).removesuffix("次に").rstrip("、")
        for ending in ("の", "が", "コントロールする", "コントロールしている", "が"):
            word = word.removesuffix(ending)
        if word == "自分":
            return self.oneself
        if word in PLAYERS:
            return PLAYERS[word]
        if word in ("そのプレイヤー", "選んだプレイヤー", "そのコントローラー"):
            if not self.scope.player and self.scope.sent_home is not None:
                self.emitted.append(CallPlayer(self.scope.sent_home, True))
                self.scope.player = True
            elif not self.scope.player and not self._player_happened():
                if word == "そのコントローラー":
                    return self.controller(Leaf("CONTROLLER", word, leaf.start, leaf.start + len(word)))
                raise Misread(leaf.start, leaf.end, "pronoun", word=leaf.text)
            return THAT_PLAYER
        if word in ("オーナー", "持ち主"):
            return ""
        if word.startswith(("どちらか", "いずれか", "プレイヤー")):
            return EITHER
        if word == "非ターンプレイヤー":
            raise Misread(leaf.start, leaf.end, "not-here")
        return BOTH

    def _player_happened(self) -> bool:
        happening = self.scope.happening
        return happening is not None and happening.who in (EITHER, BOTH, OPPONENT, "")

    def controller(self, leaf: Leaf) -> str:
        """そのコントローラー: the player is called so from here on."""
        text = leaf.text
        owner = text.endswith(("オーナー", "持ち主"))
        noun = re.split("の(?:コントローラー|オーナー|持ち主)$", text)[0]
        word = "それ" if noun == "そ" or text.startswith(("そのコ", "そのオ", "その持")) else noun
        if noun.endswith("発生源") or noun.startswith("防御"):
            named = "ダメージの発生源" if noun.endswith("発生源") else noun
            self.emitted.append(CallPlayer(self.other_side(Leaf("OTHERSIDE", named, leaf.start, leaf.end)), owner))
            self.scope.player = True
            return THAT_PLAYER
        of = self.pronoun(Leaf("PRON", word, leaf.start, leaf.end))
        self.emitted.append(CallPlayer(of, owner))
        self.scope.player = True
        return THAT_PLAYER

    def pronoun(self, leaf: Leaf) -> Subject:
        text = leaf.text
        noun = next((NOUNS[word] for word in sorted(NOUNS, key=len, reverse=True) if text.endswith(word)), "")
        nth = re.match("([0-9]+)(?:番目|体目|枚目)に", text)
        if nth:
            return self.nth(leaf, int(nth.group(1)))
        awaited = self.scope.happening
        if text.startswith("その") and text.endswith(("攻撃ユニット", "防御ユニット")):
            noun = "unit"
            if awaited is not None and not self.scope.candidates(noun):
                part = "blocked" if text.endswith("攻撃ユニット") else "was-blocked"
                if awaited.kind == part:
                    return Counterpart()
        if text.startswith("犠牲に") and awaited is not None and awaited.nature == "soul-change":
            return Counterpart()
        deed = next((word for word in CALLED_BY_DEED if text.startswith(word)), "")
        done_to = self.scope.done_to(deed, noun) if deed else None
        if done_to is not None:
            return done_to
        how = "" if text.startswith("そ") else HOW_BROUGHT_UP.get(text[0], "")
        found = narrowest(self.scope.candidates(noun, how))
        if text in ("その中", "その内"):
            sets = [one for one in self.scope.candidates() if one.how == SEEN or self._is_several(one.subject)]
            seen = [one for one in self.scope.referents if one.how == SEEN and one.sentence >= self.scope.sentence - 1]
            found = sets if len(sets) == 1 else seen[-1:] or found
        several = text.startswith("それら") or text in ("その中", "その内", "それぞれ")
        if several and not found and awaited is not None and awaited.together:
            return self._together(leaf, awaited)
        if several and len(found) > 1:
            return Together(tuple(one.subject for one in found))
        if found:
            return self.the_one(leaf, found)
        checked = (self.scope.done_to(CHECKED, noun) or self.scope.done_to(TURNED_UP, noun)) if not how else None
        if checked is not None:
            return checked
        if how:
            raise Misread(leaf.start, leaf.end, "pronoun", word=leaf.text)
        unnamed = self.scope.mentioned(noun) is None and self.scope.counterpart(noun) is None
        if unnamed and (self.scope.judged or (awaited is not None and awaited.what == This())):
            return This()
        if self.scope.judged:
            raise Unclear(leaf.start, leaf.end, ("このカード", "条件を満たしたカード"))
        return self.of_happening(leaf, noun)

    def _is_several(self, subject: Subject) -> bool:
        return isinstance(subject, Those) and subject.slot in self.scope.several

    def means_each(self, leaf: Leaf) -> bool:
        """それぞれの; and そのパワー of a clause that deals with all cards of a kind, and speaks of no other."""
        if leaf.text in ("それぞれ", "各ユニット"):
            return True
        if not self.of_all or not re.fullmatch("それ?|その(?:ユニット|カード)|自身", leaf.text):
            return False
        return not self.scope.candidates() and self.scope.mentioned() is None and self.scope.counterpart() is None

    def _together(self, leaf: Leaf, awaited: Happening) -> Subject:
        """それら, of several to which something happened at once: those that attack can be found again."""
        if awaited.kind != "attacked" or not isinstance(awaited.what, Filter):
            raise Misread(leaf.start, leaf.end, "pronoun", word=leaf.text)
        attacking = in_order([*awaited.what.tests, InAttack("attacking")])
        return Every(replace(awaited.what, tests=attacking))

    def nth(self, leaf: Leaf, nth: int) -> Subject:
        chosen = [one for one in self.scope.referents if one.how == CHOSEN]
        subjects = [one.subject for one in chosen[:nth]]
        single = not any(isinstance(one, Those) and one.slot in self.scope.several for one in subjects)
        if len(subjects) != nth or nth == 0 or not single:
            raise Misread(leaf.start, leaf.end, "pronoun", word=leaf.text)
        return subjects[-1]

    def rest(self, leaf: Leaf) -> Subject:
        """残り: of the cards that were looked at, those that were not picked."""
        seen = [one for one in self.scope.referents if one.how == SEEN or self._is_picked_from(one)]
        if not seen:
            return self._others(leaf)
        return self.not_chosen_of(seen[-1], (CHOSEN, PICKED))

    def _is_picked_from(self, one: Referent) -> bool:
        """Two were chosen, and of these one picked."""
        pair = isinstance(one.subject, Those) and one.subject.slot in self.scope.pairs
        return pair and any(IsIt(one.subject) in other.filter.tests for other in self.scope.referents)

    def _others(self, leaf: Leaf) -> Subject:
        """ユニット1体を選び、残りを破壊する: all others of which those were picked."""
        chosen = [one for one in self.scope.candidates(how=CHOSEN) if one.filter.zones not in (("deck",), ("hand",))]
        if len(chosen) != 1:
            raise Misread(leaf.start, leaf.end, "pronoun", word=leaf.text)
        filter = chosen[0].filter
        left: list[Test] = [*filter.tests, Not(IsIt(chosen[0].subject))]
        return Every(replace(filter, tests=in_order(left)))

    def _of_happening(self, leaf: Leaf) -> Subject:
        """条件を満たしたカード: the card of the happening, whatever else was spoken of."""
        happening = self.scope.happening
        side = None if happening is None else happening.what if "条件" in leaf.text else happening.other
        if not isinstance(side, Filter):
            raise Misread(leaf.start, leaf.end, "pronoun", word=leaf.text)
        return Mentioned() if "条件" in leaf.text else Counterpart()

    def other_side(self, leaf: Leaf) -> Subject:
        """防御したユニット and the like: a card of the happening."""
        happening = self.scope.happening
        text = leaf.text
        if happening is None:
            raise Misread(leaf.start, leaf.end, "pronoun", word=text)
        kind = happening.kind
        if "ダメージ" in text and kind in ("damaged", "player-damaged", "destroyed"):
            return self.side(happening.what, True) if "与えられた" in text else self.side(happening.other, False)
        if kind in ("blocked", "was-blocked"):
            blocker = "防御した" in text and not re.match("このユニットが防御|それが防御した|\ue500が防御", text)
            return self.side(
                happening.what if (kind == "blocked") == blocker else happening.other, (kind == "blocked") == blocker
            )
        raise Misread(leaf.start, leaf.end, "pronoun", word=text)

    def other_than(self, leaf: Leaf) -> Subject:
        """他の: than this card; in the text of a spell, than the card spoken of last."""
        if leaf.text.startswith(("これ", "このカード", "このユニット")):
            return This()
        found = self.scope.candidates()
        if not found and self.of_all and leaf.text.startswith("それ"):
            return Each()
        if leaf.text.startswith("それら") and found:
            return Together(tuple(one.subject for one in found)) if len(found) > 1 else found[0].subject
        if not found and not self.scope.speaks and self.scope.happening is None:
            raise Misread(leaf.start, leaf.end, "pronoun", word=leaf.text)
        if not found:
            return self.scope.mentioned() or This() if leaf.text.startswith("それ") else This()
        if self.scope.speaks and not leaf.text.startswith("それ"):
            raise Unclear(leaf.start, leaf.end, ("このカード", *(one.said for one in found)))
        return self.the_one(leaf, found)

    def squad_of(self, leaf: Leaf) -> Subject:
        """同じ小隊の: as this card; where the text waits for what another does, that must be said."""
        happening = self.scope.happening
        if leaf.text.startswith("その") and happening is None:
            raise Misread(leaf.start, leaf.end, "pronoun", word=leaf.text)
        if leaf.text.startswith("その") and (mentioned := self.scope.mentioned()) is not None:
            return mentioned
        if not self.scope.speaks or (happening is not None and happening.what != This()):
            raise Misread(leaf.start, leaf.end, "pronoun", word=leaf.text)
        return This()


def narrowest(found: list[Referent]) -> list[Referent]:
    """Without those out of which others were picked."""
    among = [
        test.subject
        for one in found
        if one.how in (CHOSEN, PICKED)
        for test in one.filter.tests
        if isinstance(test, IsIt)
    ]
    return [one for one in found if one.subject not in among]
