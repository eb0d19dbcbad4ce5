"""Phrases: what is said before a particle."""

import re
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from ...effects.tree import (
    BOTH,
    EITHER,
    OPPONENT,
    YOU,
    AdjacentLane,
    Amount,
    Compare,
    Done,
    Extreme,
    Filter,
    Greatest,
    Half,
    Happened,
    Happening,
    InChosenLane,
    InLanes,
    IsIt,
    Minus,
    Named,
    Not,
    Plus,
    SameLane,
    Share,
    Stat,
    Subject,
    Test,
    Times,
    Typed,
)
from ...text.clauses import Quantity
from ...text.nominals import COMPARISONS
from ...text.parsing import Branch, Leaf
from ...text.phrases import Phrases
from ...text.scope import SEEN, Scope
from ...text.trouble import Misread, Unclear
from ..tree import AdjacentSquare, BattlesWith, Beside, InRows, PointedAt, SameRow, Shares
from . import lexicon
from .nominals import (
    ENERGY,
    Nominal,
    as_branch,
    as_leaf,
    in_order,
    looks_elsewhere,
    multiplied,
    number,
    player,
    quantity,
    side_of,
)
from .quotations import Quotations
from .subjects import PLACES, SubjectReader

_COUNTABLE: Final = ("CARDS", "BARENAME", "BARERACE", "ZONENOUN", "TOP", "ENERGY", "SQUARE", "LIFE", "LANENOUN")
_WHERE_SQUARES_LIE: Final = (InRows, InLanes, SameLane, AdjacentLane, AdjacentSquare, Beside)
_NEAR: Final[dict[str, tuple[str, Callable[[Subject], Test]]]] = {
    "SAMELANE": ("same-lane", SameLane),
    "ADJLANE": ("adjacent-lane", AdjacentLane),
    "ADJACENT": ("adjacent", AdjacentSquare),
}
"""Near what moves, of squares; near this card, of cards."""


class PhraseReader(SubjectReader, Phrases[Scope, Quotations, Nominal], ABC):
    """Reads the phrases of one sentence."""

    nominal = Nominal
    counted = _COUNTABLE

    @abstractmethod
    def times_this_turn(self, branch: Branch) -> Amount:
        """How often this turn what a whole clause says has happened."""

    def phrase(self, branch: Branch) -> Nominal:
        if branch.kind == "ref":
            ones = [self.one(part) for part in branch.branches()]
            if len(ones) == 1:
                return ones[0]
            for one in ones[1:]:
                self._whose_second(ones[0], one)
            return Nominal("TOGETHER", "", branch.start, branch.end, parts=tuple(ones))
        if branch.kind == "one":
            return self.one(branch)
        last = branch.parts[-1]
        if isinstance(last, Leaf) and last.kind == "STATOF":
            return self._stats_of(branch, last)
        return Nominal("AMOUNT", "", branch.start, branch.end, amount=self.amount(branch))

    def _whose_second(self, first: "Nominal", second: "Nominal") -> None:
        """自分のAとB: are the second ones one's own too?"""
        cards = first.kind == second.kind == "CARDS" and second.subject is None and not second.zones
        if cards and first.whose and not second.whose and not second.on_field:
            said = self.quotations.said(second.start, second.end)
            word = "自分の" if first.whose == YOU else "相手の"
            raise Unclear(second.start, second.end, (f"{word}{said}", f"場の{said}"))

    def _stats_of(self, branch: Branch, last: Leaf) -> Nominal:
        """～のATKとDEF: numbers of cards, which can be read or changed."""
        owner = self.phrase(as_branch(branch.parts[0]))
        return Nominal(
            "STATOF",
            last.text,
            branch.start,
            branch.end,
            parts=(owner,),
            stats=lexicon.stats_of(last.text),
            original="元々の" in last.text,
        )

    def quantity(self, leaf: Leaf) -> Quantity:
        return quantity(leaf)

    def number(self, word: str) -> Amount:
        return number(word)

    def followed(self, nominal: Nominal, after: Leaf) -> Nominal:
        return self._all_but(nominal, after) if after.kind == "EXCEPT" else super().followed(nominal, after)

    def _all_but(self, nominal: Nominal, after: Leaf) -> Nominal:
        """上空を持つキャラクター以外: what the one test does not let pass."""
        plain = nominal.kind == "CARDS" and nominal.quantity is None and not nominal.zones
        if not plain or len(nominal.tests) != 1 or isinstance(nominal.tests[0], Not):
            raise Misread(nominal.start, after.end, "which-cards")
        return replace(nominal, tests=(Not(nominal.tests[0]),), end=after.end)

    def other_word(self, leaf: Leaf, plain: Nominal) -> Nominal:
        if leaf.kind == "PLAYER":
            return replace(plain, whose=self.player(leaf.text))
        if leaf.kind == "FACTOR":
            return plain
        if leaf.kind == "SOME":
            return self._some(plain, leaf)
        if leaf.kind == "HAPPENED":
            return replace(plain, kind="AMOUNT", amount=Happened())
        each = re.search("([0-9]+)[枚体]$", leaf.text)
        parts = int(each.group(1)) if each else 1
        return replace(plain, kind="AMOUNT", amount=Done() if parts == 1 else Share(Done(), parts, down=True))

    def _some(self, plain: Nominal, leaf: Leaf) -> Nominal:
        """1枚を: of the cards that were just looked at."""
        found = self.scope.candidates()
        if len(found) != 1 or found[0].how != SEEN:
            raise Misread(leaf.start, leaf.end, "pronoun", word=leaf.text)
        seen = found[0]
        count = quantity(Leaf("QTY", leaf.text, leaf.start, leaf.end))
        among = (IsIt(seen.subject),)
        return replace(
            plain, kind="CARDS", zones=seen.filter.zones, whose=seen.filter.whose, tests=among, quantity=count
        )

    def player(self, word: str) -> str:
        return self.oneself if word in ("自分", "自身") else player(word)

    def cards(self, branch: Branch) -> Nominal:
        noun = branch.parts[-1]
        assert isinstance(noun, Leaf)
        whose = near = ""
        zones: tuple[str, ...] = ()
        on_field = False
        tests: list[Test] = []
        count: Quantity | None = None
        equal: Amount | None = None
        extreme: Leaf | None = None
        deed: Leaf | None = None
        next_played = first_played = faces = False
        nth: Amount | None = None
        for front in branch.branches():
            word = front.parts[0]
            if isinstance(word, Leaf) and len(front.parts) == 1:
                text = word.text.rstrip("、")
                if word.kind == "WHOSE":
                    if whose:
                        raise Misread(word.start, word.end, "twice-whose")
                    whose = self.player(text.removesuffix("の")) if text != "持ち主の" else ""
                elif word.kind == "LOC":
                    if zones or on_field:
                        raise Misread(word.start, word.end, "twice-where")
                    zones = lexicon.zones_of(text)
                    if zones == ("field",):
                        zones, on_field = (), True
                elif word.kind in ("QTYFRONT", "ALLFRONT"):
                    if count is not None:
                        raise Misread(word.start, word.end, "twice-how-many")
                    count = quantity(word)
                elif word.kind == "ANYFRONT":
                    count = Quantity(any_number=True)
                elif word.kind == "SAMECOUNT":
                    count = Quantity(Done())
                elif word.kind == "OTHER":
                    tests.append(Not(IsIt(self.other_than(word))))
                elif word.kind == "CHOSENLANE" or (word.kind == "SAMELANE" and self._is_the_chosen_lane(text)):
                    if self.scope.lane is None or noun.kind in PLACES:
                        raise Misread(word.start, word.end, "pronoun", word=word.text)
                    tests.append(InChosenLane(self.scope.lane))
                elif word.kind in _NEAR:
                    if noun.kind in PLACES:
                        near = _NEAR[word.kind][0]
                    else:
                        tests.append(_NEAR[word.kind][1](self.same_as(word)))
                elif word.kind == "OWNLANE":
                    if not whose or self.scope.bearer is None or noun.kind in ("SQUARE", "LANENOUN"):
                        raise Misread(word.start, word.end, "same-as-what")
                    tests.append(SameLane(self.same_as(word)))
                elif word.kind == "BESIDE":
                    tests.append(Beside(self.same_as(word), side_of(word.text)))
                elif word.kind == "POINTED":
                    tests.append(PointedAt(self.same_as(word)))
                elif word.kind == "AMONG":
                    if zones or whose:
                        raise Misread(word.start, word.end, "twice-where")
                    among = self.pronoun(replace(word, text="その中"))
                    zones, whose = self.filter_of(among).zones, self.filter_of(among).whose
                    tests.append(IsIt(among))
                elif word.kind == "SOFARMOD":
                    deed = word
                elif word.kind == "NEXTPLAY":
                    next_played = True
                elif word.kind == "FIRSTPLAY":
                    first_played = True
                elif word.kind == "NTH":
                    nth = number(re.findall(lexicon.NUMBER, text)[-1])
                elif word.kind == "EXTREME":
                    extreme = word
                elif word.kind == "EMPTY":
                    if noun.kind not in PLACES:
                        raise Misread(word.start, word.end, "not-here")
                else:
                    tests.extend(self.tests(word))
            elif isinstance(word, Leaf):
                tests.append(self._compared(word, front))
            elif front.parts[-1].kind == "EQQ":
                raise Misread(front.start, front.end, "not-here")
            elif front.parts[-1].kind == "EQ":
                equal = self.amount(as_branch(word))
            elif isinstance(front.parts[-1], Leaf) and front.parts[-1].kind == "TIMESQ":
                equal = multiplied(self.amount(as_branch(word)), front.parts[-1])
            elif front.parts[-1].kind == "EQCMP":
                raise Misread(front.start, front.end, "comparison")
            else:
                tests.extend(self._related(front))
                faces = faces or re.match("の(?:正面|向かい)", as_leaf(front.parts[-1]).text) is not None
        if faces and not whose and noun.kind not in PLACES:
            whose = OPPONENT
        if equal is not None and noun.kind not in ("DMG", "LIFE"):
            if count is not None or noun.kind not in ("CARDS", "ENERGY"):
                raise Misread(branch.start, noun.start, "not-here")
            count, equal = Quantity(equal), None
        nominal = Nominal(
            noun.kind,
            noun.text,
            branch.start,
            noun.end,
            whose="" if whose == BOTH and noun.kind in ("CARDS", "BARENAME", "BARERACE") and not zones else whose,
            zones=zones,
            on_field=on_field,
            quantity=count,
            amount=equal,
            near=near,
        )
        found = self._noun(nominal, noun, tests)
        found = replace(found, next_played=next_played, first_played=first_played, nth=nth)
        if deed is not None:
            found = replace(found, deed=self._deed(found, deed))
        return found if extreme is None else self._most(found, extreme)

    def _deed(self, nominal: Nominal, word: Leaf) -> Happening:
        """このターンに自分がプレイしたエフェクト, このターンにダウンした相手のキャラクター."""
        text = word.text
        if not nominal.is_cards() or (nominal.quantity is not None and nominal.quantity.every):
            raise Misread(word.start, word.end, "counts-what")
        who = YOU if "自分が" in text else OPPONENT if "相手が" in text else ""
        what = Filter(nominal.whose or EITHER, (), nominal.categories, nominal.tests)
        if looks_elsewhere(nominal.tests):
            raise Misread(word.start, word.end, "counts-what")
        if "引い" in text:
            return Happening("drawn", who=who or nominal.whose or YOU)
        if re.search("プレイ|使", text):
            cards = replace(what, whose=EITHER)
            return Happening("played", None if cards == Filter() else cards, who or nominal.whose or YOU)
        if "捨て" in text:
            cards = replace(what, whose=nominal.whose or who or YOU)
            return Happening("moved", cards, source=("hand",), to=("trash",))
        if "トラッシュ" in text:
            return Happening("moved", what, to=("trash",))
        return Happening("downed" if "ダウン" in text else "destroyed", what)

    def _is_the_chosen_lane(self, text: str) -> bool:
        return text.startswith("その") and self.scope.lane is not None

    def _most(self, nominal: Nominal, word: Leaf) -> Nominal:
        """ATKが最も高い: of all the cards that the rest of the phrase means."""
        if not nominal.is_cards():
            raise Misread(word.start, word.end, "not-here")
        stat = lexicon.stats_of(word.text)[0]
        most = "高い" in word.text or "大きい" in word.text
        return replace(nominal, tests=(*nominal.tests, Extreme(stat, most, nominal.filter())))

    def _noun(self, nominal: Nominal, noun: Leaf, tests: list[Test]) -> Nominal:
        if noun.kind == "CARDS":
            nominal = _on_the_field(replace(nominal, categories=lexicon.kinds_of(noun.text)))
        elif noun.kind == "BARENAME":
            tests.append(Named(self.quotations.names(noun.text)))
        elif noun.kind == "BARERACE":
            tests.append(Typed(self.quotations.names(noun.text)))
        elif noun.kind == "ENERGY":
            if nominal.zones not in ((), ENERGY) or nominal.on_field:
                raise Misread(nominal.start, noun.start, "twice-where")
            nominal = replace(nominal, zones=ENERGY)
        elif noun.kind == "ZONENOUN":
            if nominal.zones or nominal.on_field:
                raise Misread(noun.start, noun.end, "twice-where")
            nominal = replace(nominal, zones=lexicon.zones_of(noun.text))
        elif noun.kind in PLACES:
            if any(not isinstance(test, _WHERE_SQUARES_LIE) for test in tests):
                raise Misread(nominal.start, noun.start, "not-here")
        elif noun.kind == "STATNOUN":
            nominal = replace(nominal, stats=lexicon.stats_of(noun.text), original="元々の" in noun.text)
        elif (
            tests
            or nominal.zones
            or nominal.on_field
            or (nominal.whose and noun.kind not in ("LIFE", "TOP", "DECKEND", "EFFECTS", "DEALT"))
        ):
            raise Misread(nominal.start, noun.start, "not-here")
        return replace(nominal, tests=in_order(tests), oneself=self.oneself)

    def _compared(self, stat: Leaf, front: Branch) -> Test:
        """コストがこのキャラクターのATK以下の."""
        how = front.parts[-1]
        assert isinstance(how, Leaf)
        sign = "=" if how.kind in ("EQ", "EQQ") else COMPARISONS[how.text.rstrip("、の").removesuffix("である")]
        word = stat.text[:-1]
        name = lexicon.STAT_WORDS[word.removeprefix("元々の")]
        return Compare(name, sign, self.amount(as_branch(front.parts[1])), word.startswith("元々の"))

    def _related(self, front: Branch) -> list[Test]:
        relation = front.parts[-1]
        assert isinstance(relation, Leaf)
        to = self.one(as_branch(front.parts[0]))
        text = relation.text.rstrip("、")
        if "リードアイコン" in text:
            return [PointedAt(self.subject(to))]
        if text in ("以外の", "でない"):
            if to.is_cards():
                raise Misread(to.start, relation.end, "which-cards")
            return [Not(IsIt(self.subject(to)))]
        shared = re.match("と同じ(属性|種族|名前|カード名|名称)", text)
        if shared:
            return [Shares(self.subject(to), {"属性": "attribute", "種族": "race"}.get(shared.group(1), "name"))]
        stats = lexicon.stats_of(text)
        if stats:
            how = "=" if text.startswith("と同じ") else ">" if re.search("高い|大きい", text) else "<"
            return [Compare(stats[0], how, Stat(stats[0], self.subject(to)))]
        subject = self.subject(to, general="レーン" in text)
        side = side_of(text)
        if side and "向かい" not in text:
            return [Beside(subject, side)]
        if "戦闘" in text:
            return [BattlesWith(subject)]
        if "レーン" in text:
            return [AdjacentLane(subject) if "隣" in text else SameLane(subject)]
        if "正面" in text or "向かい" in text:
            return [SameLane(subject)]
        return [AdjacentSquare(subject) if "隣" in text else SameRow(subject)]

    def amount(self, branch: Branch) -> Amount:
        """A number that is counted or looked up."""
        if branch.kind != "amount":
            return self.amount_of(self.phrase(branch))
        inner, last = branch.parts[0], branch.parts[-1]
        assert isinstance(last, Leaf)
        text = last.text
        if last.kind == "TIMES":
            return self.times_this_turn(branch)
        if last.kind == "GREATEST":
            return self._greatest(as_branch(inner), last)
        if last.kind == "COUNTOF":
            return self.count_of(self.phrase(as_branch(inner)))
        if last.kind == "STATOF":
            return self.amount_of(self._stats_of(branch, last))
        amount = self.amount(as_branch(inner))
        figure = re.findall(lexicon.NUMBER, text)
        if last.kind == "HALF":
            return Half(amount, down="切り捨て" in text)
        if last.kind == "SHARE":
            return Share(amount, int(figure[0]), down="切り捨て" in text)
        if last.kind == "MULT":
            return Times(amount, int(figure[0]))
        added = number(figure[0])
        return Minus(amount, added) if text.startswith(("から", "－")) else Plus(amount, added)

    def _greatest(self, inner: Branch, last: Leaf) -> Amount:
        """～の中で最も高いATK."""
        of = self.phrase(inner)
        if not of.is_cards() or (of.quantity is not None and not of.quantity.every):
            raise Misread(of.start, of.end, "no-cards", word=of.text)
        least = any(word in last.text for word in ("低い", "小さい", "最小"))
        return Greatest(lexicon.stats_of(last.text)[0], of.filter(), least)


def _on_the_field(nominal: Nominal) -> Nominal:
    """Characters in the character zone and supports in the support zone are those on the field (3)."""
    zone_of = {"character-zone": "character", "support-zone": "support"}
    if len(nominal.zones) != 1 or nominal.zones[0] not in zone_of:
        return nominal
    kind = zone_of[nominal.zones[0]]
    if nominal.categories in ((), (kind,)):
        return replace(nominal, zones=(), on_field=True, categories=(kind,))
    return nominal
