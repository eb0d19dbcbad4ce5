"""Phrases: what is said before a particle."""

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from ...effects.tree import (
    BOTH,
    EITHER,
    OPPONENT,
    TURN_PLAYER,
    YOU,
    AdjacentLane,
    AdjacentSquare,
    Amount,
    AsDeclared,
    BattlesWith,
    Beside,
    Choose,
    Coloured,
    Compare,
    Count,
    Counterpart,
    DidThisTurn,
    Done,
    Every,
    Extreme,
    Filter,
    Half,
    Happened,
    HasKeyword,
    InAttack,
    InChosenLane,
    InLanes,
    InRows,
    IsIt,
    IsOf,
    Marked,
    Mentioned,
    Minus,
    Named,
    Not,
    Number,
    Oriented,
    Own,
    PlayerStat,
    Plus,
    SameLane,
    SameRow,
    Squares,
    Stat,
    Statement,
    Subject,
    Test,
    This,
    Times,
    Together,
    TopCards,
    Typed,
    Variable,
)
from ...text.clauses import Quantity
from ...text.parsing import Branch, Leaf
from ...text.scope import ALL, CHOSEN, DRAWN, PUT, SEEN, Scope
from ...text.trouble import Misread, Unclear
from ..vocabulary import KINDS
from . import lexicon
from .quotations import Quotations

PLAYERS: Final = {"自分": YOU, "相手": OPPONENT, "ターンプレイヤー": TURN_PLAYER}
NOUNS: Final = {word: kind for kind, words in KINDS.items() for word in words} | {"カード": "card"}
COMPARISONS: Final = {
    "以上": ">=",
    "以下": "<=",
    "未満": "<",
    "より大きい": ">",
    "より高い": ">",
    "より多い": ">",
    "より多く": ">",
    "を超える": ">",
    "より小さい": "<",
    "より低い": "<",
    "より少ない": "<",
    "より少なく": "<",
    "ちょうど": "=",
    "": "=",
}
_HOW: Final = "|".join(sorted((how for how in COMPARISONS if how), key=len, reverse=True))
TEST_ORDER: Final = (
    Not,
    IsIt,
    InRows,
    InLanes,
    InChosenLane,
    SameLane,
    AdjacentLane,
    SameRow,
    AdjacentSquare,
    Beside,
    BattlesWith,
    InAttack,
    DidThisTurn,
    Oriented,
    Coloured,
    Typed,
    AsDeclared,
    Named,
    Compare,
    HasKeyword,
    Marked,
    IsOf,
    Extreme,
)
"""The order in which the tests of a phrase are kept, whatever the order they were written in."""

_POINTED_AT: Final = (InChosenLane, SameLane, AdjacentLane, AdjacentSquare, Beside, BattlesWith)
"""What says by itself which cards are meant: without a number, all that are there."""
OWN_ZONES: Final = ("hand", "deck", "energy-zone", "trash")
"""One's own, where nobody is named."""
ENERGY: Final = ("energy-zone",)
_COUNTABLE: Final = ("CARDS", "BARENAME", "BARERACE", "ZONENOUN", "TOP", "ENERGY", "SQUARE", "LIFE", "LANENOUN")
_PLACES: Final = ("SQUARE", "LANENOUN", "ROWNOUN")
_WHERE_SQUARES_LIE: Final = (InRows, InLanes, SameLane, AdjacentLane, AdjacentSquare, Beside)


_NEAR: Final[dict[str, tuple[str, Callable[[Subject], Test]]]] = {
    "SAMELANE": ("same-lane", SameLane),
    "ADJLANE": ("adjacent-lane", AdjacentLane),
    "ADJACENT": ("adjacent", AdjacentSquare),
}
"""Near what moves, of squares; near this card, of cards."""


@dataclass(frozen=True, slots=True)
class Nominal:
    """A phrase: `kind` is the kind of its noun, TOGETHER of several, AMOUNT of a number, STATOF of numbers of cards."""

    kind: str
    text: str
    start: int
    end: int
    whose: str = ""
    zones: tuple[str, ...] = ()
    on_field: bool = False
    """The field is named."""
    categories: tuple[str, ...] = ()
    tests: tuple[Test, ...] = ()
    quantity: Quantity | None = None
    amount: Amount | None = None
    subject: Subject | None = None
    parts: "tuple[Nominal, ...]" = ()
    near: str = ""
    """Of squares: same-lane or adjacent-lane of what moves."""
    stats: tuple[str, ...] = ()
    original: bool = False
    oneself: str = YOU
    """Whose the zones are that belong to one player, where nobody is named."""

    def filter(self) -> Filter:
        own = bool(self.zones) and set(self.zones) <= set(OWN_ZONES)
        return Filter(self.whose or (self.oneself if own else EITHER), self.zones, self.categories, self.tests)

    def is_cards(self) -> bool:
        return self.kind in ("CARDS", "BARENAME", "BARERACE", "ENERGY") or self.is_own_zone()

    def is_any_card(self) -> bool:
        """カード, of which nothing more is said than how many."""
        return self.kind == "CARDS" and self.filter() == Filter() and not self.on_field

    def is_own_zone(self) -> bool:
        return self.kind == "ZONENOUN" and len(self.zones) == 1 and self.zones[0] in OWN_ZONES


def number(word: str) -> Amount:
    return Number(int(word)) if word.isdigit() else Variable(word)


def player(word: str) -> str:
    """Who: both players, unless one is named."""
    if word in PLAYERS:
        return PLAYERS[word]
    return EITHER if word.startswith("どちらか") else BOTH


def in_order(tests: list[Test]) -> tuple[Test, ...]:
    def place(test: Test) -> tuple[int, ...]:
        index = next(index for index, kind in enumerate(TEST_ORDER) if isinstance(test, kind))
        return (index, *place(test.test)) if isinstance(test, Not) else (index,)

    return tuple(sorted(dict.fromkeys(tests), key=place))


class PhraseReader:
    """Reads the phrases of one sentence. What has to be chosen first goes to `emitted`."""

    def __init__(self, scope: Scope, quotations: Quotations) -> None:
        self.scope = scope
        self.oneself = YOU
        """Who 自分 is: the player whom the sentence is about."""
        self.chooser = ""
        """Who chooses, where the clause says so."""
        self.quotations = quotations
        self.emitted: list[Statement] = []
        self.unshuffled: tuple[int, int] | None = None
        """Where a card is put into a deck that has to be shuffled then."""

    # --- from the grammar -----------------------------------------------------------------------

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

    def one(self, branch: Branch) -> Nominal:
        head = branch.parts[0]
        if isinstance(head, Leaf):
            return self._head(head)
        nominal = self.cards(head)
        after = branch.parts[1] if len(branch.parts) > 1 else None
        if isinstance(after, Leaf) and after.kind == "EXCEPT":
            return self._all_but(nominal, after)
        if isinstance(after, Leaf):
            if nominal.quantity is not None:
                raise Misread(after.start, after.end, "twice-how-many")
            nominal = replace(nominal, quantity=quantity(after), end=after.end)
        if nominal.quantity is not None and nominal.kind not in _COUNTABLE:
            raise Misread(nominal.start, nominal.end, "not-here")
        return nominal

    def _all_but(self, nominal: Nominal, after: Leaf) -> Nominal:
        """上空を持つキャラクター以外: what the one test does not let pass."""
        plain = nominal.kind == "CARDS" and nominal.quantity is None and not nominal.zones
        if not plain or len(nominal.tests) != 1 or isinstance(nominal.tests[0], Not):
            raise Misread(nominal.start, after.end, "which-cards")
        return replace(nominal, tests=(Not(nominal.tests[0]),), end=after.end)

    def _head(self, leaf: Leaf) -> Nominal:
        plain = Nominal(leaf.kind, leaf.text, leaf.start, leaf.end)
        if leaf.kind == "THIS":
            return replace(plain, subject=This())
        if leaf.kind == "PRON":
            return replace(plain, subject=self.pronoun(leaf))
        if leaf.kind == "MENTIONED":
            happening = self.scope.happening
            if happening is None or not isinstance(happening.what, Filter):
                raise Misread(leaf.start, leaf.end, "pronoun", word=leaf.text)
            return replace(plain, kind="PRON", subject=Mentioned())
        if leaf.kind == "REST":
            return replace(plain, kind="PRON", subject=self.rest(leaf))
        if leaf.kind == "OTHERSIDE":
            return replace(plain, kind="PRON", subject=self.other_side(leaf))
        if leaf.kind == "PLAYER":
            return replace(plain, whose=self.player(leaf.text))
        if leaf.kind == "FACTOR":
            return plain
        if leaf.kind == "SOME":
            return self._some(plain, leaf)
        if leaf.kind == "NUM":
            return replace(plain, kind="AMOUNT", amount=number(leaf.text))
        return replace(plain, kind="AMOUNT", amount=Happened() if leaf.kind == "HAPPENED" else Done())

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
                elif word.kind == "SAMECOUNT":
                    count = Quantity(Done())
                elif word.kind == "OTHER":
                    tests.append(Not(IsIt(self.other_than(word))))
                elif word.kind == "CHOSENLANE" or (word.kind == "SAMELANE" and self._is_the_chosen_lane(text)):
                    if self.scope.lane is None or noun.kind in _PLACES:
                        raise Misread(word.start, word.end, "pronoun", word=word.text)
                    tests.append(InChosenLane(self.scope.lane))
                elif word.kind in _NEAR:
                    if noun.kind in _PLACES:
                        near = _NEAR[word.kind][0]
                    else:
                        tests.append(_NEAR[word.kind][1](self.same_as(word)))
                elif word.kind == "OWNLANE":
                    if not whose or self.scope.bearer is None or noun.kind in ("SQUARE", "LANENOUN"):
                        raise Misread(word.start, word.end, "same-as-what")
                    tests.append(SameLane(self.same_as(word)))
                elif word.kind == "BESIDE":
                    tests.append(Beside(self.same_as(word), side_of(word.text)))
                elif word.kind == "AMONG":
                    if zones or whose:
                        raise Misread(word.start, word.end, "twice-where")
                    among = self.pronoun(replace(word, text="その中"))
                    zones, whose = self.filter_of(among).zones, self.filter_of(among).whose
                    tests.append(IsIt(among))
                elif word.kind == "EXTREME":
                    extreme = word
                elif word.kind == "EMPTY":
                    if noun.kind not in _PLACES:
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
        if equal is not None and noun.kind not in ("DMG", "LIFE"):
            if count is not None or noun.kind not in ("CARDS", "ENERGY"):
                raise Misread(branch.start, noun.start, "not-here")
            count, equal = Quantity(equal), None
        nominal = Nominal(
            noun.kind,
            noun.text,
            branch.start,
            noun.end,
            whose="" if whose == BOTH and noun.kind in ("CARDS", "BARENAME", "BARERACE") else whose,
            zones=zones,
            on_field=on_field,
            quantity=count,
            amount=equal,
            near=near,
        )
        found = self._noun(nominal, noun, tests)
        return found if extreme is None else self._most(found, extreme)

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
        elif noun.kind in _PLACES:
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
        if text in ("以外の", "でない"):
            if to.is_cards():
                raise Misread(to.start, relation.end, "which-cards")
            return [Not(IsIt(self.subject(to)))]
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

    # --- tests ----------------------------------------------------------------------------------

    def tests(self, leaf: Leaf) -> list[Test]:
        """A word that says what the card must be; 裏側ディフェンス表示 says two things."""
        text = leaf.text.rstrip("、")
        face, position = lexicon.face_of(text), lexicon.position_of(text)
        if leaf.kind not in ("LYING", "LYINGNOUN") or not (face and position):
            return [self.test(leaf)]
        if text.endswith(("でない", "以外の")):
            raise Misread(leaf.start, leaf.end, "face-and-position")
        return [Oriented(face), Oriented(position)]

    def test(self, leaf: Leaf) -> Test:
        text = leaf.text.rstrip("、")
        negative = text.endswith(("持たない", "でない", "以外の", "ていない", "なかった"))
        test = self._plain_test(leaf.kind, text, leaf)
        return Not(test) if negative and not isinstance(test, Compare) else test

    def _plain_test(self, kind: str, text: str, leaf: Leaf) -> Test:
        if kind in ("ATTRIBUTE", "BAREATTRIBUTE"):
            return Coloured(lexicon.attributes_of(text))
        if kind in ("RACE", "BARERACE"):
            return Typed(self.quotations.names(text))
        if kind in ("INROW", "ROWNOUN"):
            return InRows(lexicon.rows_of(text))
        if kind == "INLANE":
            return InLanes(lexicon.lanes_of(text))
        if kind in ("LYING", "LYINGNOUN"):
            return Oriented(lexicon.face_of(text) or lexicon.position_of(text))
        if kind in ("STATE", "STATENOUN"):
            return Oriented("regained" if text.startswith("リ") else "gained")
        if kind in ("STATMOD", "BARESTAT"):
            return _compare(text)
        if kind == "OWNSTAT":
            return _own_compare(text)
        if kind == "DECLAREDMOD":
            slot = self.scope.declared.get(of := "race" if "種族" in text else "attribute")
            if slot is None:
                raise Misread(leaf.start, leaf.end, "pronoun", word=leaf.text)
            return AsDeclared(slot, of)
        if kind == "KEYMOD":
            return HasKeyword(self.quotations.keyword_named(text, leaf))
        if kind == "MARKMOD":
            return self._marked(text, leaf)
        if kind in ("NAMEMOD", "BARENAME"):
            return Named(self.quotations.names(text))
        if kind == "NOTKIND":
            return IsOf(lexicon.kinds_of(text))
        if kind == "ATTACKING":
            return InAttack(
                "either" if "戦闘" in text else "target" if "され" in text or "対象" in text else "attacker"
            )
        if kind == "DIDTURN":
            return DidThisTurn(_deed(text))
        raise Misread(leaf.start, leaf.end, "not-here")

    def _marked(self, text: str, leaf: Leaf) -> Test:
        word = self.quotations.contents[text[0]].text if text[0] in self.quotations.contents else text
        for printed, mark in lexicon.MARK_WORDS.items():
            if word.startswith(printed):
                return Marked(mark)
        raise Misread(leaf.start, leaf.end, "no-keyword", word=word)

    # --- pronouns -------------------------------------------------------------------------------

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

    # --- subjects -------------------------------------------------------------------------------

    def countable(self, nominal: Nominal) -> bool:
        """A number after it can say how many of these cards."""
        return nominal.quantity is None and nominal.subject is None and (nominal.is_cards() or nominal.kind == "TOP")

    def subject(self, nominal: Nominal, count: Quantity | None = None, general: bool = False) -> Subject:
        """The cards that a phrase means. `general`: without a number it speaks of every such card."""
        if nominal.kind == "THIS" and nominal.text.startswith("手札"):
            raise Misread(nominal.start, nominal.end, "not-here")
        if nominal.subject is not None:
            if count is not None and not count.every:
                raise Misread(nominal.start, nominal.end, "how-many-of-it")
            return nominal.subject
        if nominal.kind == "TOGETHER":
            return Together(tuple(self.subject(part, count, general) for part in nominal.parts))
        if nominal.kind == "TOP":
            return top_cards(nominal, count)
        if not nominal.is_cards():
            raise Misread(nominal.start, nominal.end, "no-cards", word=nominal.text)
        if count is not None and nominal.quantity is not None:
            raise Misread(nominal.start, nominal.end, "twice-how-many")
        count = count or nominal.quantity
        if count is not None and count.every:
            return Every(nominal.filter())
        if count is not None:
            return self.choose(nominal, count)
        pointed_at = any(
            isinstance(test, _POINTED_AT) or (isinstance(test, InAttack) and test.part != "either")
            for test in nominal.tests
        )
        if general or pointed_at:
            return Every(nominal.filter())
        raise Misread(nominal.start, nominal.end, "how-many", word=nominal.text)

    def choose(self, nominal: Nominal, count: Quantity, chooser: str = "") -> Subject:
        if (chooser or self.chooser) == BOTH:
            return self._choose_on_each_side(nominal, replace(count, each=False))
        if count.each:
            return self._choose_of_each(nominal, replace(count, each=False), chooser)
        slot = self.scope.new_slot()
        filter = nominal.filter()
        if count.at_least:
            raise Misread(nominal.start, nominal.end, "how-many-at-least")
        if count.every:
            count = Quantity(Count(filter))
        chooser = chooser or self.chooser
        if chooser not in ("", OPPONENT):
            raise Misread(nominal.start, nominal.end, "one-chooser")
        self.chooser = ""
        amount = count.amount or Number(0)
        self.emitted.append(Choose(slot, filter, amount, count.up_to, chooser, count.any_number))
        return self.scope.bring_up(slot, CHOSEN, filter, self.quotations.said(nominal.start, nominal.end))

    def _choose_of_each(self, nominal: Nominal, count: Quantity, chooser: str) -> Subject:
        """お互いのキャラクターを1体ずつ, 相手の前衛と後衛のキャラクターを1体ずつ: so many of each of the two."""
        said = self.quotations.said(nominal.start, nominal.end)
        rows = [test for test in nominal.tests if isinstance(test, InRows) and len(test.rows) == 2]
        if "互いの" in said and not nominal.whose:
            ones = [replace(nominal, whose=whose) for whose in (YOU, OPPONENT)]
        elif rows and nominal.whose:
            rest = [test for test in nominal.tests if test not in rows]
            ones = [replace(nominal, tests=in_order([*rest, InRows((row,))])) for row in rows[0].rows]
        else:
            raise Misread(nominal.start, nominal.end, "each-of-what")
        both = Together(tuple(self.choose(one, count, chooser) for one in ones))
        self.scope.topic = both
        return both

    def _choose_on_each_side(self, nominal: Nominal, count: Quantity) -> Subject:
        """お互いのプレイヤーは手札を1枚捨てる: each player chooses among one's own."""
        own = bool(nominal.zones) and set(nominal.zones) <= set(OWN_ZONES)
        said = self.quotations.said(nominal.start, nominal.end)
        if nominal.whose or not (own or "自分の" in said or "自身の" in said):
            raise Misread(nominal.start, nominal.end, "one-chooser")
        self.chooser = ""
        both = Together(
            tuple(
                self.choose(replace(nominal, whose=whose), count, "" if whose == YOU else whose)
                for whose in (YOU, OPPONENT)
            )
        )
        self.scope.topic = both
        return both

    # --- squares --------------------------------------------------------------------------------

    def squares(self, nominal: Nominal) -> Squares | None:
        """The empty squares that a phrase for a place means; None if it is no place on the board."""
        if nominal.kind not in _PLACES:
            return None
        rows: tuple[str, ...] = ()
        lanes: tuple[str, ...] = ()
        of: Subject | None = None
        near, text = nominal.near, nominal.text
        if text.endswith(("選んだマス", "そのマス")):
            if self.scope.square is None:
                raise Misread(nominal.start, nominal.end, "pronoun", word=text)
            return Squares(slot=self.scope.square)
        if nominal.kind == "ROWNOUN":
            rows = lexicon.rows_of(text)
        elif nominal.kind == "LANENOUN":
            lanes = lexicon.lanes_of(text)
        if "隣" in text:
            near = "adjacent-lane" if "レーン" in text else "adjacent"
        elif "同じレーン" in text or "同一" in text:
            near = "same-lane"
        for test in nominal.tests:
            if isinstance(test, InRows):
                rows = test.rows
            elif isinstance(test, InLanes):
                lanes = test.lanes
            elif near:
                raise Misread(nominal.start, nominal.end, "twice-where")
            elif isinstance(test, SameLane):
                near, of = "same-lane", test.subject
            elif isinstance(test, AdjacentLane):
                near, of = "adjacent-lane", test.subject
            elif isinstance(test, AdjacentSquare):
                near, of = "adjacent", test.subject
            elif isinstance(test, Beside):
                near, of = test.side, test.subject
        return Squares(rows, lanes, near, of)

    # --- amounts --------------------------------------------------------------------------------

    def amount(self, branch: Branch) -> Amount:
        """A number that is counted or looked up."""
        if branch.kind != "amount":
            return self.amount_of(self.phrase(branch))
        inner, last = branch.parts[0], branch.parts[-1]
        assert isinstance(last, Leaf)
        text = last.text
        if last.kind == "COUNTOF":
            return self._count(self.phrase(as_branch(inner)))
        if last.kind == "STATOF":
            return self.amount_of(self._stats_of(branch, last))
        amount = self.amount(as_branch(inner))
        figure = re.findall(lexicon.NUMBER, text)
        if last.kind == "HALF":
            return Half(amount, down="切り捨て" in text)
        if last.kind == "MULT":
            return Times(amount, int(figure[0]))
        added = number(figure[0])
        return Minus(amount, added) if text.startswith(("から", "－")) else Plus(amount, added)

    def amount_of(self, nominal: Nominal) -> Amount:
        """A phrase that is a number by itself: ライフ, or what was said to be equal to something."""
        if nominal.amount is not None:
            return nominal.amount
        if nominal.kind == "LIFE" and nominal.text == "ライフ":
            return PlayerStat("life", nominal.whose or YOU)
        if nominal.kind == "STATOF" and len(nominal.stats) == 1:
            topic = self.scope.topic
            of = self.subject(nominal.parts[0], general=nominal.text.endswith("の合計"))
            self.scope.topic = topic
            return Stat(nominal.stats[0], of, nominal.original)
        if nominal.kind == "STATNOUN" and len(nominal.stats) == 1:
            return Stat(nominal.stats[0], self.elided(nominal.start, nominal.end), nominal.original)
        raise Misread(nominal.start, nominal.end, "no-number", word=nominal.text)

    def _count(self, nominal: Nominal) -> Amount:
        if nominal.quantity is not None:
            raise Misread(nominal.start, nominal.end, "twice-how-many")
        if nominal.is_cards():
            return Count(nominal.filter())
        raise Misread(nominal.start, nominal.end, "no-cards", word=nominal.text)


def multiplied(amount: Amount, by: Leaf) -> Amount:
    """×100."""
    return Times(amount, int(re.findall("[0-9]+", by.text)[0]))


def _on_the_field(nominal: Nominal) -> Nominal:
    """Characters in the character zone and supports in the support zone are those on the field (3)."""
    zone_of = {"character-zone": "character", "support-zone": "support"}
    if len(nominal.zones) != 1 or nominal.zones[0] not in zone_of:
        return nominal
    kind = zone_of[nominal.zones[0]]
    if nominal.categories in ((), (kind,)):
        return replace(nominal, zones=(), on_field=True, categories=(kind,))
    return nominal


def top_cards(nominal: Nominal, count: Quantity | None) -> TopCards:
    count = count or nominal.quantity
    if count is not None and (count.amount is None or count.up_to):
        raise Misread(nominal.start, nominal.end, "how-many", word=nominal.text)
    amount = count.amount if count is not None and count.amount is not None else Number(1)
    return TopCards(nominal.whose or YOU, amount, bottom="下" in nominal.text)


def quantity(leaf: Leaf) -> Quantity:
    text = leaf.text.rstrip("、").removesuffix("の")
    if leaf.kind in ("ALL", "ALLFRONT"):
        return Quantity(every=True)
    if leaf.kind == "ANYQ":
        return Quantity(any_number=True)
    match = re.match(f"({lexicon.NUMBER})({lexicon.COUNTERS})", text)
    assert match is not None
    return Quantity(
        number(match.group(1)),
        match.group(2),
        up_to=text.endswith("まで"),
        at_least=text.endswith("以上"),
        each="ずつ" in text,
    )


def _compare(text: str) -> Compare:
    match = re.match(f"(元々の)?({lexicon.STAT})[がは]?(?:ちょうど)?({lexicon.NUMBER})({_HOW})?", text)
    assert match is not None
    original, stat, figure, how = match.groups()
    return Compare(lexicon.STAT_WORDS[stat], COMPARISONS[how or ""], number(figure), original is not None)


def _own_compare(text: str) -> Compare:
    """ATKがDEFより高い."""
    one, other = (lexicon.STAT_WORDS[word] for word in re.findall(lexicon.STAT, text)[:2])
    how = next((COMPARISONS[word] for word in ("以上", "以下", "未満") if word in text), "")
    if not how:
        how = "=" if "同じ" in text or "等し" in text else ">" if re.search("高|大き", text) else "<"
    return Compare(one, how, Own(other), text.startswith("元々の"))


SIDES: Final = {"前": "ahead", "後": "behind", "右": "right", "左": "left"}
"""One step from a card, as its player sees it."""


def side_of(text: str) -> str:
    if "両隣" in text or "左右" in text:
        return "sides"
    found = re.match("の?(?:すぐ|真)?([前後左右])", text)
    return "" if found is None or text.startswith(("の前衛", "の後衛")) else SIDES[found.group(1)]


def _deed(text: str) -> str:
    if "移動" in text:
        return "led"
    if "アタック" in text:
        return "attacked"
    return "turned-up" if "表" in text else "placed"


def as_branch(part: Leaf | Branch) -> Branch:
    assert isinstance(part, Branch)
    return part
