"""Phrases: what is said before a particle."""

import re
from dataclasses import replace
from typing import Final

from ...effects.tree import (
    BOTH,
    EITHER,
    YOU,
    Amount,
    AsDeclared,
    Coloured,
    Compare,
    Count,
    DidThisTurn,
    Done,
    Every,
    Extreme,
    Filter,
    Greatest,
    Half,
    Happened,
    Happening,
    HasKeyword,
    InChosenLane,
    InLanes,
    IsIt,
    IsOf,
    IsToken,
    Minus,
    Named,
    NameHas,
    Not,
    Oriented,
    Own,
    PlayerStat,
    Plus,
    SameLane,
    SameName,
    Share,
    Stat,
    Subject,
    Test,
    This,
    Times,
    TimesThisTurn,
    Typed,
    Variable,
)
from ...text.clauses import Quantity
from ...text.nominals import COMPARISONS
from ...text.parsing import Branch, Leaf, leaves
from ...text.phrases import Phrases
from ...text.trouble import Misread, Unclear
from ..tree import Cores, HasAbility, Symbols
from . import lexicon
from .grammar import DONE_THIS_TURN, THIS_NAME
from .nominals import Nominal, free_lanes, in_order, is_any_free_lane, number, quantity
from .qualities import (
    at_most_one,
    between,
    compared_with,
    compared_with_itself,
    cores_on_it,
    is_most,
    kind_of_word,
    lane_of,
    lying,
    qualities,
)
from .quotations import Quotations
from .scope import POINTS, WITH_POINTS, Scope
from .subjects import Subjects

COUNTED: Final = "COUNTED"
"""The kind of a phrase for cards to which something happened this turn: it can only be counted."""
_BY_PLAYERS: Final = ("unlocked", "played", "drawn")
_NOT_CARDS: Final = ("DMG", "GIFTS", "MODE", "TURN", "DEALT", "TIRED", "WORDS", "COSTOF", "GAME", "QTYCMP")
"""What belongs to nobody and lies nowhere."""
_COUNTABLE: Final = (
    "CARDS",
    "COUNTED",
    "BARENAME",
    "ZONENOUN",
    "TOP",
    "TOKENNOUN",
    "CORES",
    "LANENOUN",
    "LIFE",
    "POINTS",
    "WORDS",
)


class PhraseReader(Subjects, Phrases[Scope, Quotations, Nominal]):
    """Reads the phrases of one sentence."""

    nominal = Nominal
    counted = _COUNTABLE

    def phrase(self, branch: Branch) -> Nominal:
        if branch.kind == "ref":
            ones = [self.one(part) for part in branch.branches()]
            if len(ones) == 1:
                return ones[0]
            return Nominal("TOGETHER", "", branch.start, branch.end, parts=tuple(ones))
        if branch.kind == "one":
            return self.one(branch)
        return Nominal("AMOUNT", "", branch.start, branch.end, amount=self.amount(branch))

    def quantity(self, leaf: Leaf) -> Quantity:
        return quantity(leaf)

    def number(self, word: str) -> Amount:
        return number(word)

    def word(self, leaf: Leaf) -> Nominal:
        there = self.scope.existing
        if leaf.text in ("その中", "その内") and there is not None and not self.scope.candidates():
            found = Nominal("CARDS", leaf.text, leaf.start, leaf.end, whose=there.whose, zones=there.zones)
            return replace(found, categories=there.categories, tests=there.tests)
        return super().word(leaf)

    def other_word(self, leaf: Leaf, plain: Nominal) -> Nominal:
        if leaf.kind == "PLAYER":
            return replace(plain, whose=self.player(leaf.text))
        if leaf.kind == "EXCEPT":
            return replace(plain, kind="CARDS", tests=(Not(IsIt(This())),))
        if leaf.kind == "DECLARED":
            return replace(plain, kind="AMOUNT", amount=self._declared_number(leaf))
        if leaf.kind == "DONE" and "ブレイクした" in leaf.text and self.scope.done == POINTS:
            raise Misread(leaf.start, leaf.end, "pronoun", word=leaf.text)
        return replace(plain, kind="AMOUNT", amount=self._points(leaf) if leaf.kind == "HAPPENED" else Done())

    def _points(self, leaf: Leaf) -> Amount:
        """その点数: of what the ability waited for, or of what was done just before."""
        waited_for = self.scope.happening is not None and self.scope.happening.kind in WITH_POINTS
        done = self.scope.done == POINTS
        if waited_for and done and leaf.text.startswith(("その点数", "その値", "同じ", "それと同じ")):
            raise Unclear(leaf.start, leaf.end, ("条件で受けた点数", "そうした点数"))
        if not waited_for and not done:
            raise Misread(leaf.start, leaf.end, "pronoun", word=leaf.text)
        return Happened() if waited_for else Done()

    def _declared_number(self, leaf: Leaf) -> Amount:
        if not self.scope.declared_number:
            raise Misread(leaf.start, leaf.end, "pronoun", word=leaf.text)
        return Variable(self.scope.declared_number)

    def cards(self, branch: Branch) -> Nominal:
        noun = branch.parts[-1]
        assert isinstance(noun, Leaf)
        whose = ""
        zones: tuple[str, ...] = ()
        on_field = False
        core_place = ""
        tests: list[Test] = []
        count: Quantity | None = None
        equal: Amount | None = None
        limits = ""
        best: Leaf | None = None
        did = ""
        for place, front in enumerate(branch.branches()):
            word = front.parts[0]
            before = branch.parts[place - 1] if place else None
            paused = before is None or list(leaves(before))[-1].text.endswith("、")
            if isinstance(word, Leaf) and len(front.parts) == 1:
                text = word.text.rstrip("、")
                if word.kind == "DIDMOD":
                    did = text
                elif word.kind == "WHOSE":
                    if whose:
                        raise Misread(word.start, word.end, "twice-whose")
                    whose = (
                        self.player(text.removesuffix("の")) if not text.endswith(("持ち主の", "オーナーの")) else ""
                    )
                elif word.kind == "LOC":
                    if zones or on_field:
                        raise Misread(word.start, word.end, "twice-where")
                    zones = lexicon.zones_of(text)
                    if zones == ("field",):
                        zones, on_field = (), True
                elif word.kind == "CORELOC":
                    core_place = lexicon.core_place_of(re.match(lexicon.CORE_PLACE, text).group())  # type: ignore[union-attr]
                elif word.kind in ("QTYFRONT", "ALLFRONT"):
                    count = quantity(word)
                elif word.kind == "SAMECOUNT":
                    count = Quantity(Done())
                elif word.kind == "OTHER":
                    tests.append(Not(IsIt(self.other_than(word))))
                elif word.kind == "AMONG":
                    if zones or on_field:
                        raise Misread(word.start, word.end, "twice-where")
                    seen = self.seen(word)
                    zones, whose = seen.filter.zones, whose or seen.filter.whose
                    tests.append(IsIt(seen.subject))
                elif word.kind == "NOTCATEGORY" and (such := qualities(tests)) and not paused:
                    tests[:] = [*(test for test in tests if test not in such), self._other_than_such(word, noun, such)]
                elif word.kind == "NUMRANGE":
                    limits = text
                elif word.kind == "BEST":
                    best = word
                elif word.kind == "HIGHEST":
                    tests.append(Extreme("", is_most(text), Filter()))
                elif word.kind == "RANGE":
                    tests.extend(between(text))
                elif word.kind == "COL" and "と" in text and text.endswith(("を持つ", "を持ち")):
                    tests.extend(Coloured((colour,)) for colour in lexicon.colours_of(text))
                else:
                    tests.append(self.test(word))
            elif isinstance(word, Leaf):
                tests.append(self._compared(word, front))
            elif front.parts[-1].kind in ("EQ", "EQQ"):
                if whose or (noun.kind == "CARDS" and front.parts[-1].kind == "EQQ") or noun.text == "マスター":
                    raise Misread(front.start, front.end, "not-here")
                equal = self._as_many_as(_branch(word), front.parts[-1])
            elif front.parts[-1].kind == "EQCMP" and isinstance(stat := self._stat_named(_branch(word)), Stat):
                tests.append(self._of_that_much(stat, front.parts[-1]))
            elif front.parts[-1].kind in ("EQCMP", "EQBE", "PER"):
                raise Misread(front.start, front.end, "comparison")
            else:
                bearer, test = self._related(front)
                if test is not None:
                    tests.append(test)
                elif noun.kind != "CORES" or (whose and bearer.whose):
                    raise Misread(front.start, front.end, "not-here")
                else:
                    core_place, whose = self.core_bearer(bearer), whose or bearer.whose
        if equal is not None and noun.kind not in ("DMG", "POINTS", "LIFE"):
            if count is not None or noun.kind not in ("CARDS", "TOKENNOUN", "CORES"):
                raise Misread(branch.start, noun.start, "not-here")
            count, equal = Quantity(equal), None
        if limits and noun.kind != "WORDS":
            raise Misread(branch.start, noun.start, "not-here")
        nominal = Nominal(
            noun.kind,
            limits + noun.text,
            branch.start,
            noun.end,
            whose="" if whose == BOTH and noun.kind in ("CARDS", "BARENAME") and noun.text != "マスター" else whose,
            zones=zones,
            on_field=on_field,
            quantity=count,
            amount=equal,
            core_place=core_place,
        )
        found = self._noun(nominal, noun, tests)
        if did:
            if found.kind != "CARDS":
                raise Misread(branch.start, noun.end, "not-here")
            side = re.search("(あなた|相手)のフィールドに", did)
            if side is not None and not found.whose:
                found = replace(found, whose=self.player(side.group(1)))
            found = replace(found, kind=COUNTED, did=did)
            if found.zones or found.on_field or best is not None:
                found = self.that_did_so(found)
            return found if best is None else self._best(found, best)
        return found if best is None else self._best(found, best)

    def _as_many_as(self, branch: Branch, equal: Leaf | Branch) -> Amount:
        """ミニオンと同じ数の: as many as there are; of all else its number."""
        assert isinstance(equal, Leaf)
        if branch.kind == "ref" and equal.text.startswith(("と同じ数", "と同じ枚数", "と同じ体数")):
            nominal = self.phrase(branch)
            if nominal.is_cards() and nominal.quantity is None:
                return Count(nominal.filter())
        return self.amount(branch)

    def _other_than_such(self, word: Leaf, noun: Leaf, tests: list[Test]) -> Test:
        """獣を持つミニオン以外のミニオン: those without it. Of other cards it is not clear what is left out."""
        same = noun.kind == "CARDS" and lexicon.categories_of(word.text) == lexicon.categories_of(noun.text)
        if len(tests) != 1 or not same or isinstance(tests[0], Not):
            raise Misread(word.start, word.end, "other-than-such")
        return Not(tests[0])

    def _best(self, nominal: Nominal, best: Leaf) -> Nominal:
        """最もATKの高い: among the cards that the rest of the phrase describes."""
        if nominal.kind != "CARDS":
            raise Misread(best.start, best.end, "not-here")
        stat = re.search(lexicon.STAT, best.text)
        assert stat is not None
        test = Extreme(lexicon.STAT_WORDS[stat.group()], is_most(best.text), Filter())
        return replace(nominal, tests=in_order([*nominal.tests, test]))

    def _noun(self, nominal: Nominal, noun: Leaf, tests: list[Test]) -> Nominal:
        categories: tuple[str, ...] = ()
        if noun.kind == "CARDS":
            categories = lexicon.categories_of(noun.text)
            if "トークン" in noun.text:
                tests.append(IsToken())
        elif noun.kind == "BARENAME":
            tests.append(Named(self.quotations.names(noun.text)))
        elif (
            noun.kind == "CORES"
            and len(tests) == 1
            and tests[0] in _CORES_THAT_ARE
            and nominal.core_place in ("", "core-zone")
        ):
            return replace(nominal, core_place=_CORES_THAT_ARE[tests[0]])
        elif (
            (noun.kind != "ZONENOUN" and tests)
            or (noun.kind in _NOT_CARDS and (nominal.whose or nominal.zones or nominal.on_field))
            or (noun.kind not in ("ZONENOUN", "CORES") and nominal.zones)
            or (noun.kind not in ("ZONENOUN", "CORES", "LANENOUN", "TOKENNOUN") and nominal.on_field)
        ):
            raise Misread(nominal.start, noun.start, "not-here")
        elif noun.kind == "ZONENOUN":
            if nominal.zones or nominal.on_field:
                raise Misread(noun.start, noun.end, "twice-where")
            zones = lexicon.zones_of(noun.text)
            return replace(nominal, zones=zones, tests=in_order(tests))
        return replace(nominal, categories=categories, tests=in_order(tests))

    def _compared(self, stat: Leaf, front: Branch) -> Test:
        """コストがこのカードのATK以下の."""
        how = front.parts[-1]
        assert isinstance(how, Leaf)
        sign = "=" if how.kind in ("EQ", "EQQ") else COMPARISONS[how.text.rstrip("、の").removesuffix("である")]
        return Compare(lexicon.STAT_WORDS[stat.text[:-1]], sign, self.amount(_branch(front.parts[1])))

    def _stat_named(self, branch: Branch) -> Amount | None:
        return self.amount(branch) if branch.kind == "amount" and branch.parts[-1].kind == "STATOF" else None

    def _of_that_much(self, stat: Stat, how: Leaf | Branch) -> Test:
        """そのミニオンのコスト以下の: the same number of the cards."""
        assert isinstance(how, Leaf)
        return Compare(stat.stat, COMPARISONS[how.text.rstrip("、の").removesuffix("である")], stat)

    def _related(self, front: Branch) -> tuple[Nominal, Test | None]:
        """What cards are beside, opposite or other than; what cores lie on is no test of a card."""
        relation = front.parts[-1]
        assert isinstance(relation, Leaf)
        to = self.one(_branch(front.parts[0]))
        text = relation.text.rstrip("、")
        if text.startswith("の上"):
            return to, None
        if text in ("以外の", "でない"):
            if to.kind in ("CARDS", "BARENAME"):
                raise Misread(to.start, relation.end, "which-cards")
            return to, Not(IsIt(self.subject(to)))
        subject = self.subject(to)
        if text.startswith("より"):
            stat = lexicon.STAT_WORDS[re.findall(lexicon.STAT, text)[0]]
            return to, Compare(stat, ">" if is_most(text) else "<", Stat(stat, subject))
        return to, lane_of(text, subject)

    def core_bearer(self, nominal: Nominal) -> str:
        if nominal.kind == "THIS":
            return "this"
        plain = not nominal.tests and nominal.zones in ((), ("field",)) and nominal.quantity is None
        if nominal.kind == "CARDS" and nominal.categories in (("master",), ("lord",)) and plain:
            if nominal.on_field and not nominal.whose:
                raise Misread(nominal.start, nominal.end, "which-player")
            return nominal.categories[0]
        raise Misread(nominal.start, nominal.end, "no-cores-there")

    def test(self, leaf: Leaf) -> Test:
        """A word before a noun that says what the card must be."""
        text = leaf.text.rstrip("、")
        negative = text.endswith(("持たない", "でない", "以外の", "ていない", "含まない"))
        test = self._plain_test(leaf.kind, text, leaf)
        return Not(test) if negative and not isinstance(test, Compare) else test

    def _plain_test(self, kind: str, text: str, leaf: Leaf) -> Test:
        if kind in ("COL", "BARECOLOUR"):
            return Coloured(lexicon.colours_of(text))
        if kind == "INLANE":
            return InLanes(lexicon.lanes_of(text))
        if kind == "LANEOFTHIS":
            if text.startswith("その"):
                bearer = self.pronoun(replace(leaf, text="それ"))
            elif not self.scope.speaks and not self.scope.candidates():
                raise Misread(leaf.start, leaf.end, "whose-lane")
            else:
                bearer = self.other_than(leaf)
            return lane_of(text, bearer)
        if kind == "CHOSENLANE":
            if self.scope.lane is None and text.startswith("その"):
                return SameLane(self.pronoun(replace(leaf, text="それ")))
            if self.scope.lane is None:
                raise Misread(leaf.start, leaf.end, "pronoun", word=leaf.text)
            return InChosenLane(self.scope.lane)
        if kind == "DECLAREDMOD":
            return self._as_declared(text, leaf)
        if kind == "SAMENAME":
            return SameName(self._of_whose_name(text, leaf))
        if kind == "NAMEHAS":
            return NameHas(self.quotations.names(text))
        if kind == "SYM":
            return Symbols(2 if text.startswith("ダブル") else 1)
        if kind in ("STATEMOD", "ORIENT"):
            return lying(text)
        if kind in ("STATMOD", "BARESTAT"):
            return compared_with(text)
        if kind == "OWNSTAT":
            return compared_with_itself(text)
        if kind == "ABILITYMOD":
            return HasAbility()
        if kind == "COREMOD":
            return cores_on_it(text)
        if kind == "KEYMOD":
            return HasKeyword(self.quotations.keyword_named(text, leaf))
        if kind in ("TYPEMOD", "BARETYPE"):
            return Typed(self.quotations.names(text) or (re.split("タイプ|を持", text)[0],))
        if kind in ("NAMEMOD", "BARENAME"):
            return Named(self.quotations.names(text))
        if kind == "TOKENMOD":
            return IsToken()
        if kind == "NOTCATEGORY":
            return IsOf(lexicon.categories_of(text))
        raise Misread(leaf.start, leaf.end, "not-here")

    def _of_whose_name(self, text: str, leaf: Leaf) -> Subject:
        """このカードと同じ名前の; 同じ名前の alone is that of what was chosen, or else this card's."""
        whose = re.match("(.+)と(?=同)", text)
        if whose is None and self.scope.candidates():
            return self.pronoun(replace(leaf, text="それ"))
        if whose is None or whose.group(1).startswith(("この", "自身", THIS_NAME)):
            return This()
        return self.pronoun(replace(leaf, text=whose.group(1)))

    def _as_declared(self, text: str, leaf: Leaf) -> Test:
        slot = self.scope.declared.get(of := kind_of_word(text))
        if slot is None:
            raise Misread(leaf.start, leaf.end, "pronoun", word=leaf.text)
        return AsDeclared(slot, of)

    def amount(self, branch: Branch) -> Amount:
        """A number that is counted or looked up."""
        if branch.kind != "amount":
            nominal = self.phrase(branch)
            if nominal.amount is not None:
                return nominal.amount
            return self.amount_of(nominal)
        inner, last = branch.parts[0], branch.parts[-1]
        assert isinstance(last, Leaf)
        text = last.text
        if last.kind == "COUNTOF":
            return self._count(self.phrase(_branch(inner)))
        if last.kind == "BESTOF":
            stat = lexicon.STAT_WORDS[re.findall(lexicon.STAT, text)[0]]
            return self._greatest(self.phrase(_branch(inner)), stat, is_most(text))
        if last.kind == "STATOF":
            original = text.startswith("の元々の")
            word = text.removesuffix("の値").removeprefix("の").removeprefix("元々の").removesuffix("の合計")
            stat = lexicon.STAT_WORDS.get(word, "damage")
            if next(leaves(inner)).text == "それぞれ" and not text.endswith("の合計"):
                return Own(stat)
            nominal = self.phrase(_branch(inner))
            best = [test for test in nominal.tests if isinstance(test, Extreme)]
            if best and not text.endswith("の合計") and nominal.quantity is None and best[0].stat in ("", stat):
                rest = tuple(test for test in nominal.tests if test not in best)
                return self._greatest(replace(nominal, tests=rest), stat, best[0].most)
            topic = self.scope.topic
            of = self.subject(nominal, general=text.endswith("の合計"))
            self.scope.topic = topic
            if isinstance(of, Every) and not text.endswith("の合計") and not at_most_one(of.filter):
                raise Misread(last.start, last.end, "whose-number")
            return Stat(stat, of, original)
        amount = self.amount(_branch(inner))
        if last.kind == "HALF":
            parts = re.match("の([0-9]+)分の1", text)
            down = "切り捨て" in text
            return Half(amount, down) if parts is None else Share(amount, int(parts.group(1)), down)
        if last.kind == "MULT":
            return Times(amount, int(re.findall("[0-9]+", text)[0]))
        added = number(re.findall(lexicon.NUMBER, text)[0])
        return Plus(amount, added) if text.startswith("に") else Minus(amount, added)

    def _greatest(self, nominal: Nominal, stat: str, most: bool) -> Amount:
        if not nominal.is_cards() or nominal.quantity is not None:
            raise Misread(nominal.start, nominal.end, "no-cards", word=nominal.text)
        return Greatest(stat, nominal.filter(), least=not most)

    def amount_of(self, nominal: Nominal) -> Amount:
        """A phrase that is a number by itself: ライフ, or what was said to be equal to something."""
        if nominal.amount is not None:
            return nominal.amount
        if nominal.kind == "LIFE" and not re.search("[0-9XYZ]", nominal.text):
            return PlayerStat("life", nominal.whose or YOU)
        if nominal.kind == "POINTS" and not re.search("[0-9XYZ]", nominal.text):
            return PlayerStat("master-points", nominal.whose or YOU)
        if nominal.kind == "CORES":
            return Cores(nominal.whose or YOU, nominal.core_place)
        if nominal.kind == "STATNOUN":
            return Own(lexicon.STAT_WORDS[nominal.text])
        raise Misread(nominal.start, nominal.end, "no-number", word=nominal.text)

    def per(self, nominal: Nominal) -> Amount:
        """～1体につき: how many there are."""
        if nominal.kind == "LIFE" or (nominal.kind == "ZONENOUN" and nominal.zones != ("hand",)):
            raise Misread(nominal.start, nominal.end, "per-what")
        return self._count(replace(nominal, quantity=None))

    def _count(self, nominal: Nominal) -> Amount:
        if nominal.kind == "CORES":
            return Cores(nominal.whose or YOU, nominal.core_place)
        if nominal.kind == COUNTED:
            return self.counted_this_turn(nominal)
        if nominal.quantity is not None:
            raise Misread(nominal.start, nominal.end, "twice-how-many")
        if nominal.kind == "LANENOUN" and is_any_free_lane(nominal):
            return free_lanes(nominal.whose or self.oneself)
        if nominal.kind == "TOKENNOUN":
            return Count(Filter(nominal.whose or EITHER, tests=(Named((nominal.text,)),)))
        if nominal.kind == "ZONENOUN" or nominal.is_cards():
            return Count(self.owned(nominal).filter())
        raise Misread(nominal.start, nominal.end, "no-cards", word=nominal.text)

    def that_did_so(self, nominal: Nominal) -> Nominal:
        """このターンにブレイクしたミニオン: those that lie there now; what broke, where it went (12-2)."""
        kind, who = self._done_this_turn(nominal)
        if kind in _BY_PLAYERS or who:
            raise Misread(nominal.start, nominal.end, "who-counts")
        zones = nominal.zones
        if not zones and not nominal.on_field:
            zones = {"broken": _where_broken(nominal.categories), "exiled": ("exile",)}.get(kind, ())
        tests = in_order([*nominal.tests, DidThisTurn(kind)])
        return replace(nominal, kind="CARDS", did="", zones=zones, tests=tests)

    def _done_this_turn(self, nominal: Nominal) -> tuple[str, str]:
        """What was done this turn, and by which player."""
        verb = next(verb for verb in DONE_THIS_TURN if nominal.did.endswith(verb))
        doer = re.search("(あなた|相手|互いのプレイヤー)が", nominal.did)
        return DONE_THIS_TURN[verb], "" if doer is None else self.player(doer.group(1))

    def counted_this_turn(self, nominal: Nominal) -> Amount:
        """このターンにあなたがアンロックしたミニオンの枚数."""
        kind, who = self._done_this_turn(nominal)
        what = nominal.filter()
        if (kind in _BY_PLAYERS) != bool(who) or (kind == "drawn" and what != Filter()):
            raise Misread(nominal.start, nominal.end, "who-counts")
        return TimesThisTurn(Happening(kind, None if what == Filter() else what, who))


_CORES_THAT_ARE: Final[dict[Test, str]] = {Oriented("active"): "core-active", Oriented("exhausted"): "core-exhausted"}


def _where_broken(categories: tuple[str, ...]) -> tuple[str, ...]:
    """Minions and skills wait, lords and arts are exiled."""
    wait = not categories or any(one in ("minion", "skill") for one in categories)
    gone = not categories or any(one not in ("minion", "skill") for one in categories)
    return (*(("timeline",) if wait else ()), *(("exile",) if gone else ()))


def _branch(part: Leaf | Branch) -> Branch:
    assert isinstance(part, Branch)
    return part
