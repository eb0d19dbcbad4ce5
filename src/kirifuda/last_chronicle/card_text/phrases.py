"""Phrases: what is said before a particle."""

import re
from dataclasses import replace
from typing import Final

from ...effects.tree import (
    BOTH,
    YOU,
    Amount,
    Compare,
    Count,
    Every,
    Filter,
    Half,
    InAttack,
    IsIt,
    IsToken,
    Minus,
    Named,
    Not,
    PlayerStat,
    Plus,
    SameName,
    Stat,
    Subject,
    Test,
    This,
    Those,
    Times,
    TimesThisTurn,
    Typed,
    When,
)
from ...text.clauses import Quantity
from ...text.nominals import COMPARISONS
from ...text.parsing import Branch, Leaf
from ...text.phrases import Phrases
from ...text.quotations import is_quoted
from ...text.trouble import Misread
from ..tree import Chose, CountersOn, Each, Greatest, InEach, Kinds, SameKind, SameSquad, TotalWithin
from . import lexicon
from .lexicon import number
from .nominals import OWN, Nominal, counter_name, in_order, quantity
from .quotations import Quotations
from .scope import Scope
from .selections import Selections
from .signs import ABILITY_QUOTED, KEYWORDS_QUOTED

_NOBODYS: Final = (
    "DMG",
    "DEALT",
    "GIFTS",
    "SOULS",
    "TURN",
    "ORIENT",
    "QTYCMP",
    "WORDS",
    "CHECK",
    "LAMPS",
    "GAME",
    "BAREMARK",
    "TURNS",
    "MOREPHASES",
)
"""What belongs to no player."""
_COUNTABLE: Final = (
    "CARDS",
    "BARENAME",
    "BARECATEGORY",
    "ZONENOUN",
    "TOP",
    "ERAMARKERS",
    "COUNTER",
    "LIFE",
    "POINTS",
    "WORDS",
    "CHECK",
    "ABILITIES",
    "TURNS",
    "MOREPHASES",
)


class PhraseReader(Selections, Phrases[Scope, Quotations, Nominal]):
    """Reads the phrases of one sentence."""

    nominal = Nominal
    counted = _COUNTABLE

    def phrase(self, branch: Branch) -> Nominal:
        if branch.kind == "ref":
            ones = [self.one(part) for part in branch.branches()]
            if len(ones) == 1:
                return ones[0]
            joints = {part.kind for part in branch.parts if isinstance(part, Leaf)}
            if joints == {"TO", "OR"}:
                raise Misread(branch.start, branch.end, "and-or")
            if joints == {"OR"}:
                return self.either_of(ones)
            return Nominal("TOGETHER", "", branch.start, branch.end, parts=tuple(ones))
        if branch.kind == "one":
            return self.one(branch)
        return Nominal("AMOUNT", "", branch.start, branch.end, amount=self.amount(branch))

    def _so_often(self, leaf: Leaf) -> Amount:
        """このターンにあなたがスペルを使用した回数."""
        start = re.match("このターン(?:に|中に|の間に)?、?", leaf.text)
        assert start is not None
        whole = self.quotations.text
        clause = whole.part(leaf.start + start.end(), leaf.end - len("回数"))
        waits = self.quotations.awaited(clause.replaced(len(clause), len(clause), "時"))
        self.quotations.text = whole
        if len(waits) != 1 or not isinstance(waits[0], When):
            raise Misread(leaf.start, leaf.end, "no-happening")
        return TimesThisTurn(waits[0].happening)

    def quantity(self, leaf: Leaf) -> Quantity:
        return quantity(leaf)

    def number(self, word: str) -> Amount:
        return number(word)

    def other_word(self, leaf: Leaf, plain: Nominal) -> Nominal:
        if leaf.kind == "OFHAPPENING":
            return replace(plain, kind="PRON", subject=self._of_happening(leaf))
        if leaf.kind == "CONTROLLER":
            return replace(plain, kind="PLAYER", whose=self.controller(leaf))
        if leaf.kind == "PLAYER":
            return replace(plain, whose=self.player(leaf))
        if leaf.kind == "CARDORPLAYER":
            return plain
        if leaf.kind == "SOME":
            return replace(plain, kind="CARDS", text="", quantity=quantity(leaf))
        if leaf.kind == "OWNSTAT":
            return replace(plain, kind="AMOUNT", amount=Stat(lexicon.STAT_WORDS[leaf.text], OWN))
        if leaf.kind == "TURNCOUNT":
            return replace(plain, kind="AMOUNT", amount=self._so_often(leaf))
        return replace(plain, kind="AMOUNT", amount=self._told(leaf))

    def cards(self, branch: Branch) -> Nominal:
        noun = branch.parts[-1]
        assert isinstance(noun, Leaf)
        whose = ""
        zones: tuple[str, ...] = ()
        on_field = False
        tests: list[Test] = []
        count: Quantity | None = None
        equal: Amount | None = None
        gifts = most = nth = ""
        lowest = False
        used = owner = following = different = False
        bearer: Nominal | None = None
        total: TotalWithin | None = None
        for front in branch.branches():
            word = front.parts[0]
            if isinstance(word, Leaf) and len(front.parts) == 1:
                text = word.text.rstrip("、")
                if word.kind in ("WHOSE", "CONTROLS", "USES"):
                    used = used or word.kind == "USES"
                    following = following or (word.kind == "USES" and "次に" in text)
                    owner = owner or text.startswith(("オーナー", "持ち主"))
                    if whose:
                        raise Misread(word.start, word.end, "twice-whose")
                    whose = self.player(word)
                elif word.kind == "LOC":
                    if zones or on_field:
                        raise Misread(word.start, word.end, "twice-where")
                    zones = lexicon.zones_of(text)
                    if zones == ("battlefield",):
                        zones, on_field = (), True
                elif word.kind in ("QTYFRONT", "ALLFRONT", "ANYFRONT"):
                    if count is not None:
                        raise Misread(word.start, word.end, "twice-how-many")
                    count = quantity(word)
                elif word.kind == "OTHER":
                    tests.append(Not(IsIt(self.other_than(word))))
                elif word.kind == "MOSTMOD":
                    most = lexicon.STAT_WORDS[text.split("が")[0]]
                    lowest = text.endswith(("低い", "小さい"))
                elif word.kind == "NTHMOD":
                    nth = text
                elif word.kind == "SQUADMOD":
                    tests.append(SameSquad(self.squad_of(word)))
                elif word.kind == "DIFFERENTMOD":
                    different = True
                elif word.kind == "TOTALMOD":
                    total = TotalWithin(lexicon.STAT_WORDS[text.split("の")[0]], number(_figures(text)))
                elif word.kind == "POWERATK":
                    power, atk = re.findall(lexicon.NUMBER, text)
                    tests += [Compare("power", "=", number(power)), Compare("atk", "=", number(atk))]
                elif word.kind == "KEYMOD" and is_quoted(text[0], ABILITY_QUOTED):
                    if not text.endswith("持つ"):
                        raise Misread(word.start, word.end, "not-here")
                    gifts += text[0]
                elif word.kind == "KEYMOD" and "トークン" in noun.text and text.endswith("持つ"):
                    gifts += text[0] if is_quoted(text[0], KEYWORDS_QUOTED) else ""
                    tests.append(self.test(word))
                else:
                    tests.append(self.test(word))
            elif isinstance(word, Leaf) and "の合計" in word.text:
                total = self._total(word, front)
            elif isinstance(word, Leaf):
                tests.append(self._compared(word, front))
            elif front.parts[-1].kind in ("EQ", "EQQ"):
                if whose and "トークン" in noun.text:
                    raise Misread(branch.start, front.end, "not-here")
                equal = self.amount(_branch(word))
            elif front.parts[-1].kind in ("EQCMP", "PER"):
                raise Misread(front.start, front.end, "comparison")
            elif front.parts[-1].kind == "REL" and _text(front.parts[-1]).startswith("の上"):
                bearer = self._measured(_branch(word))
            else:
                test = self._related(front)
                if isinstance(test, Chose) and front.start > branch.start:
                    raise Misread(branch.start, front.end, "not-here")
                tests.append(test)
        if total is not None and noun.kind not in ("CARDS", "BARENAME", "BARECATEGORY", "ERAMARKERS"):
            raise Misread(branch.start, noun.end, "not-here")
        if equal is not None and noun.kind not in ("DMG", "POINTS", "LIFE", "COUNTER"):
            if count is not None or noun.kind not in ("CARDS", "TOP"):
                raise Misread(branch.start, noun.start, "not-here")
            count, equal = Quantity(equal), None
        nominal = Nominal(
            noun.kind,
            noun.text,
            branch.start,
            noun.end,
            whose="" if whose == BOTH and noun.kind in ("CARDS", "BARENAME", "BARECATEGORY") else whose,
            zones=zones,
            on_field=on_field,
            quantity=count,
            amount=equal,
            gifts=gifts,
            used=used,
            next=following,
            different=different,
            total=total,
            nth=nth,
            owner=owner,
            bearer=bearer,
        )
        if bearer is not None and (noun.kind != "COUNTER" or whose):
            raise Misread(bearer.start, bearer.end, "not-here")
        nominal = self._noun(nominal, noun, _others_in_squad(branch, tests))
        if most:
            if not nominal.is_cards():
                raise Misread(nominal.start, nominal.end, "no-cards", word=nominal.text)
            greatest = Compare(most, "=", Greatest(most, Every(self.placed(nominal).filter()), lowest))
            nominal = replace(nominal, tests=in_order([*nominal.tests, greatest]))
        return nominal

    def _noun(self, nominal: Nominal, noun: Leaf, tests: list[Test]) -> Nominal:
        if noun.kind == "CARDS":
            return self._cards_noun(nominal, noun.text, tests)
        if noun.kind == "BARENAME":
            tests.append(Named(self.quotations.names(noun.text)))
        elif noun.kind == "DMG" and noun.text.startswith("その"):
            return replace(nominal, amount=self._told(noun))
        elif noun.kind == "BARECATEGORY":
            tests.append(Typed(self.quotations.categories(noun.text)))
        elif noun.kind == "ERAMARKERS":
            if nominal.zones or nominal.on_field:
                raise Misread(nominal.start, noun.start, "twice-where")
            return replace(nominal, zones=("era-yard",), tests=in_order(tests))
        elif noun.kind == "ZONENOUN":
            if nominal.zones or nominal.on_field:
                raise Misread(noun.start, noun.end, "twice-where")
            zones = lexicon.zones_of(noun.text)
            if tests and zones != ("hand",):
                raise Misread(nominal.start, noun.start, "not-here")
            return replace(nominal, zones=zones, tests=in_order(tests))
        elif (
            tests
            or nominal.zones
            or nominal.on_field
            or (nominal.whose and (noun.kind in _NOBODYS or nominal.amount is not None))
        ):
            raise Misread(nominal.start, noun.start, "not-here")
        if nominal.gifts:
            raise Misread(nominal.start, noun.start, "not-here")
        return replace(nominal, tests=in_order(tests))

    def _cards_noun(self, nominal: Nominal, text: str, tests: list[Test]) -> Nominal:
        if nominal.gifts and "トークン" not in text:
            raise Misread(nominal.start, nominal.end, "not-here")
        categories = lexicon.types_of(text)
        zones = nominal.zones
        if "トークン" in text:
            tests.append(IsToken())
        if text.startswith("攻撃"):
            tests.append(InAttack("attacking"))
        elif text.startswith("防御"):
            tests.append(InAttack("blocking"))
        if text == "SS":
            if zones and zones != ("soul-yard",):
                raise Misread(nominal.start, nominal.end, "twice-where")
            zones = ("soul-yard",)
        elif text == "配置物" and not zones and not nominal.on_field:
            zones = ("battlefield", "soul-yard")
        return replace(nominal, zones=zones, categories=categories, tests=in_order(tests))

    def _compared(self, stat: Leaf, front: Branch) -> Test:
        """コストがこのカードのパワー以下の."""
        how = front.parts[-1]
        assert isinstance(how, Leaf)
        if how.kind == "PER" or "ように" in how.text:
            raise Misread(how.start, how.end, "not-here")
        sign = "=" if how.kind in ("EQ", "EQQ") else COMPARISONS[how.text.rstrip("、の").removesuffix("である")]
        word = lexicon.STAT_WORDS[stat.text[:-1]]
        to = _branch(front.parts[1])
        if to.kind == "ref" and (than := self.phrase(to)).subject is not None:
            return Compare(word, sign, Stat(word, than.subject))
        return Compare(word, sign, self.amount(to))

    def _total(self, stat: Leaf, front: Branch) -> TotalWithin:
        """コストの合計があなたの時代以下になるように."""
        how = front.parts[-1]
        assert isinstance(how, Leaf)
        if how.text.rstrip("、") != "以下になるように":
            raise Misread(stat.start, how.end, "not-here")
        return TotalWithin(lexicon.STAT_WORDS[stat.text.split("の")[0]], self.amount(_branch(front.parts[1])))

    def _related(self, front: Branch) -> Test:
        relation = front.parts[-1]
        assert isinstance(relation, Leaf)
        to = self._measured(_branch(front.parts[0]))
        text = relation.text.rstrip("、")
        if text == "を選んだ":
            return Chose(self._those_chosen(to))
        if text in ("以外の", "でない"):
            if to.kind == "CARDS":
                raise Misread(to.start, relation.end, "which-cards")
            return Not(IsIt(self.subject(to)))
        if text == "と同じ小隊の":
            return SameSquad(self.subject(to))
        if "名" in text:
            return SameName(self.subject(to))
        kind = next((name for word, name in lexicon.WORDS_NAMED.items() if word in text), "")
        if kind:
            return SameKind(kind, self.subject(to))
        same = re.fullmatch(f"と同じ({lexicon.STAT})の", text)
        if same is not None:
            stat = lexicon.STAT_WORDS[same.group(1)]
            return Compare(stat, "=", Stat(stat, self.subject(to)))
        if text.startswith(("を防御", "に防御")):
            subject = self.subject(to)
            if not isinstance(subject, This):
                raise Misread(to.start, relation.end, "not-here")
            return InAttack("blocking" if text.startswith("を") else "attacking")
        raise Misread(to.start, relation.end, "not-here")

    def _those_chosen(self, nominal: Nominal) -> Subject | Filter:
        """あなたのユニットを選んだスペル."""
        if nominal.subject is not None:
            return nominal.subject
        if not nominal.is_cards() or nominal.quantity is not None:
            raise Misread(nominal.start, nominal.end, "no-cards", word=nominal.text)
        return self.placed(nominal).filter()

    def _measured(self, branch: Branch) -> Nominal:
        """What a number is asked of: それぞれの is each of those that the clause deals with."""
        inner: Branch | Leaf = branch
        while isinstance(inner, Branch) and len(inner.parts) == 1:
            inner = inner.parts[0]
        if isinstance(inner, Leaf) and inner.kind == "PRON" and self.means_each(inner):
            return Nominal(inner.kind, inner.text, inner.start, inner.end, subject=Each())
        return self.phrase(branch)

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
        if last.kind == "TAKEN":
            one, other = self.amount(_branch(inner)), self.amount(_branch(branch.parts[2]))
            joint = branch.parts[1]
            if (joint.kind, text == "の差") != ("LESS", _text(joint) == "と"):
                raise Misread(joint.start, joint.end, "not-here")
            return Plus(Minus(one, other), Minus(other, one)) if text == "の差" else Minus(one, other)
        if last.kind == "COUNTOF":
            return self.count(self._measured(_branch(inner)))
        if last.kind == "KINDOF":
            of = self.placed(self.phrase(_branch(inner)))
            kinds = {"勢力": "faction", "カテゴリ": "category", "カード名": "name", "カードタイプ": "type"}
            if not of.is_cards() and of.kind != "ZONENOUN":
                raise Misread(of.start, of.end, "no-cards", word=of.text)
            return Kinds(next(kind for word, kind in kinds.items() if f"の{word}の" in text), of.filter())
        if last.kind == "GREATESTOF":
            of = self.phrase(_branch(inner))
            found = re.search(lexicon.STAT, text)
            assert found is not None
            least = re.search("低い|小さい|最小", text) is not None
            return Greatest(lexicon.STAT_WORDS[found.group()], self.subject(of, general=True), least)
        if last.kind == "STATOF":
            return self._stat(self._measured(_branch(inner)), text)
        amount = self.amount(_branch(inner))
        if last.kind == "HALF":
            return Half(amount, down="切り捨て" in text)
        if last.kind == "DIVIDED":
            return InEach(amount, int(re.findall("[0-9]+", text)[0]))
        if last.kind == "MULT":
            return Times(amount, int(re.findall("[0-9]+", text)[0]))
        added = number(re.findall(lexicon.NUMBER, text)[0])
        return Plus(amount, added) if text.startswith("に") else Minus(amount, added)

    def _stat(self, of: Nominal, text: str) -> Amount:
        counter = re.match("の(.*)カウンター", text)
        if counter is not None:
            return CountersOn(counter.group(1), self.subject(of, general=True))
        word = re.sub("の(?:合計|数|個数)$", "", text.removeprefix("の"))
        original, word = word.startswith("元々の"), word.removeprefix("元々の")
        stat = lexicon.STAT_WORDS.get(word, "damage")
        if of.kind == "ZONENOUN":
            return Stat(stat, Every(self.placed(of).filter()))
        for test in of.tests:
            if isinstance(test, Compare) and test.stat == stat and isinstance(test.amount, Greatest):
                return test.amount
        return Stat(stat, self.subject(of, general=text.endswith("の合計")), original)

    def amount_of(self, nominal: Nominal) -> Amount:
        """A phrase that is a number by itself: ライフ, or what was said to be equal to something."""
        if nominal.amount is not None:
            return nominal.amount
        if nominal.kind == "COUNTER" and nominal.quantity is None and nominal.bearer is not None:
            return CountersOn(counter_name(nominal), self.bearer(nominal))
        stats = {"LIFE": "life", "POINTS": "advance-points", "ERA": "era"}
        if nominal.kind in stats and not re.search("[0-9XYZ]", nominal.text):
            return PlayerStat(stats[nominal.kind], nominal.whose or YOU)
        raise Misread(nominal.start, nominal.end, "no-number", word=nominal.text)

    def count(self, nominal: Nominal) -> Amount:
        if nominal.quantity is not None:
            raise Misread(nominal.start, nominal.end, "twice-how-many")
        if nominal.kind == "COUNTER":
            return CountersOn(counter_name(nominal), self.bearer(nominal))
        if isinstance(nominal.subject, Those):
            return Count(Filter(tests=(IsIt(nominal.subject),)))
        if nominal.kind == "ZONENOUN" or nominal.is_cards():
            return Count(self.placed(nominal).filter())
        raise Misread(nominal.start, nominal.end, "no-cards", word=nominal.text)


def _others_in_squad(branch: Branch, tests: list[Test]) -> list[Test]:
    """それと同じ小隊の他のユニット: other than that one."""
    squad = next((test.subject for test in tests if isinstance(test, SameSquad)), None)
    words = [front.parts[0] for front in branch.branches()]
    other = any(isinstance(word, Leaf) and word.kind == "OTHER" and word.text.startswith("他の") for word in words)
    if squad is None or not other:
        return tests
    return [Not(IsIt(squad)) if isinstance(test, Not) and isinstance(test.test, IsIt) else test for test in tests]


def _figures(text: str) -> str:
    found = re.search(lexicon.NUMBER, text)
    assert found is not None
    return found.group()


def _text(part: Leaf | Branch) -> str:
    assert isinstance(part, Leaf)
    return part.text


def _branch(part: Leaf | Branch) -> Branch:
    assert isinstance(part, Branch)
    return part
