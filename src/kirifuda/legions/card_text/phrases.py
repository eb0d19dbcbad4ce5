"""Phrases: what is said before a particle."""

import re
from dataclasses import dataclass, replace
from typing import Final

from ...effects.tree import (
    BOTH,
    EITHER,
    OPPONENT,
    TURN_PLAYER,
    YOU,
    AdjacentLane,
    Amount,
    AsDeclared,
    Choose,
    ChooseAtRandom,
    Coloured,
    Compare,
    Cores,
    Count,
    Counterpart,
    Done,
    Every,
    Extreme,
    Filter,
    Greatest,
    Half,
    Happened,
    Happening,
    HasAbility,
    HasKeyword,
    Incapacitated,
    InChosenLane,
    InLanes,
    IsIt,
    IsOf,
    IsToken,
    LordOf,
    MasterOf,
    Mentioned,
    Minus,
    Named,
    NameHas,
    Not,
    Number,
    Oriented,
    Own,
    PlayerStat,
    Plus,
    SameLane,
    Stat,
    Statement,
    Subject,
    Symbols,
    Test,
    This,
    Those,
    Times,
    TimesThisTurn,
    Together,
    TopCards,
    Typed,
    Variable,
)
from ...text.parsing import Branch, Leaf, leaves
from ...text.trouble import Misread, Unclear
from ..vocabulary import CATEGORIES
from . import lexicon
from .grammar import DONE_THIS_TURN
from .quotations import Quotations
from .scope import ALL, CHOSEN, DRAWN, POINTS, PUT, SEEN, WITH_POINTS, Referent, Scope

PLAYERS: Final = {"あなた": YOU, "相手": OPPONENT, "ターンプレイヤー": TURN_PLAYER}
NOUNS: Final = {word: category for category, words in CATEGORIES.items() for word in words} | {
    "カード": "card",
    "トークン": "token",
}
COMPARISONS: Final = {
    "以上": ">=",
    "以下": "<=",
    "未満": "<",
    "より大きい": ">",
    "より多い": ">",
    "より多く": ">",
    "を超える": ">",
    "より小さい": "<",
    "より少ない": "<",
    "より少なく": "<",
    "ちょうど": "=",
    "": "=",
}
_HOW: Final = "|".join(sorted((how for how in COMPARISONS if how), key=len, reverse=True))
TEST_ORDER: Final = (
    Not,
    IsIt,
    InLanes,
    InChosenLane,
    SameLane,
    AdjacentLane,
    Oriented,
    Incapacitated,
    Symbols,
    Coloured,
    Typed,
    Named,
    NameHas,
    AsDeclared,
    Compare,
    HasKeyword,
    HasAbility,
    IsToken,
    IsOf,
    Extreme,
)
"""The order in which the tests of a phrase are kept, whatever the order they were written in."""


COUNTED: Final = "COUNTED"
"""The kind of a phrase for cards to which something happened this turn: it can only be counted."""
_BY_PLAYERS: Final = ("unlocked", "played", "drawn")
POINTED_AT: Final = (InLanes, InChosenLane, SameLane, AdjacentLane, Extreme)
"""What says by itself which cards are meant: without a number, all that are there."""
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


@dataclass(frozen=True, slots=True)
class Quantity:
    """How many."""

    amount: Amount | None = None
    counter: str = ""
    up_to: bool = False
    every: bool = False
    any_number: bool = False
    at_least: bool = False
    each: bool = False
    """ずつ: so many of each side's."""


@dataclass(frozen=True, slots=True)
class Nominal:
    """A phrase: `kind` is the kind of its noun, TOGETHER of several, AMOUNT of a number."""

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
    core_place: str = ""
    did: str = ""
    """このターンに～した."""

    def filter(self) -> Filter:
        """The cards of the phrase; the highest and the lowest are so among all the others of it."""
        rest = tuple(test for test in self.tests if not isinstance(test, Extreme))
        among = Filter(self.whose or EITHER, self.zones, self.categories, rest)
        best = tuple(replace(test, among=among) for test in self.tests if isinstance(test, Extreme))
        return replace(among, tests=(*rest, *best)) if best else among

    def is_player(self) -> bool:
        """A player, or the master who stands for one."""
        plain = not self.tests and not self.zones and self.quantity is None
        return self.kind == "PLAYER" or (self.categories == ("master",) and plain)

    def is_cards(self) -> bool:
        return self.kind in ("CARDS", "BARENAME") or (self.kind == "ZONENOUN" and self.zones == ("hand",))


def number(word: str) -> Amount:
    return Number(int(word)) if word.isdigit() else Variable(word)


def player(word: str) -> str:
    """Who: both players, unless one is named."""
    if word in PLAYERS:
        return PLAYERS[word]
    return EITHER if word.startswith(("どちらか", "いずれか")) else BOTH


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

    # --- from the grammar -----------------------------------------------------------------------

    def phrase(self, branch: Branch) -> Nominal:
        if branch.kind == "ref":
            ones = [self.one(part) for part in branch.branches()]
            if len(ones) == 1:
                return ones[0]
            return Nominal("TOGETHER", "", branch.start, branch.end, parts=tuple(ones))
        if branch.kind == "one":
            return self.one(branch)
        return Nominal("AMOUNT", "", branch.start, branch.end, amount=self.amount(branch))

    def one(self, branch: Branch) -> Nominal:
        head = branch.parts[0]
        if isinstance(head, Leaf):
            return self._head(head)
        nominal = self.cards(head)
        after = branch.parts[1] if len(branch.parts) > 1 else None
        if isinstance(after, Leaf):
            if nominal.quantity is not None:
                raise Misread(after.start, after.end, "twice-how-many")
            nominal = replace(nominal, quantity=quantity(after), end=after.end)
        if nominal.quantity is not None and nominal.kind not in _COUNTABLE:
            raise Misread(nominal.start, nominal.end, "not-here")
        return nominal

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
        if leaf.kind == "NUM":
            return replace(plain, kind="AMOUNT", amount=number(leaf.text))
        if leaf.kind == "EXCEPT":
            return replace(plain, kind="CARDS", tests=(Not(IsIt(This())),))
        if leaf.kind == "DECLARED":
            return replace(plain, kind="AMOUNT", amount=self._declared_number(leaf))
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

    def player(self, word: str) -> str:
        return self.oneself if word in ("自分", "自身") else player(word)

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
                    seen = self._seen(word)
                    zones, whose = seen.filter.zones, whose or seen.filter.whose
                    tests.append(IsIt(seen.subject))
                elif word.kind == "NOTCATEGORY" and (such := _qualities(tests)) and not paused:
                    tests[:] = [*(test for test in tests if test not in such), self._other_than_such(word, noun, such)]
                elif word.kind == "NUMRANGE":
                    limits = text
                elif word.kind == "BEST":
                    best = word
                elif word.kind == "HIGHEST":
                    tests.append(Extreme("", _is_most(text), Filter()))
                elif word.kind == "RANGE":
                    tests.extend(_range(text))
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
            elif front.parts[-1].kind in ("EQCMP", "EQBE", "PER"):
                raise Misread(front.start, front.end, "comparison")
            else:
                core_place, test = self._related(front)
                if test is not None:
                    tests.append(test)
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
            if found.kind != "CARDS" or found.quantity is not None or found.zones or best is not None:
                raise Misread(branch.start, noun.end, "not-here")
            side = re.search("(あなた|相手)のフィールドに", did)
            if side is not None and not found.whose:
                found = replace(found, whose=self.player(side.group(1)))
            return replace(found, kind=COUNTED, did=did)
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
        test = Extreme(lexicon.STAT_WORDS[stat.group()], _is_most(best.text), Filter())
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

    def _related(self, front: Branch) -> tuple[str, Test | None]:
        relation = front.parts[-1]
        assert isinstance(relation, Leaf)
        to = self.one(_branch(front.parts[0]))
        text = relation.text.rstrip("、")
        if text.startswith("の上"):
            return self.core_bearer(to), None
        if text in ("以外の", "でない"):
            if to.kind in ("CARDS", "BARENAME"):
                raise Misread(to.start, relation.end, "which-cards")
            return "", Not(IsIt(self.subject(to)))
        subject = self.subject(to)
        if text.startswith("より"):
            stat = lexicon.STAT_WORDS[re.findall(lexicon.STAT, text)[0]]
            return "", Compare(stat, ">" if _is_most(text) else "<", Stat(stat, subject))
        if "隣" in text:
            return "", AdjacentLane(subject)
        return "", SameLane(subject)

    def core_bearer(self, nominal: Nominal) -> str:
        if nominal.kind == "THIS":
            return "this"
        plain = not nominal.tests and nominal.zones in ((), ("field",)) and nominal.quantity is None
        if nominal.kind == "CARDS" and nominal.categories in (("master",), ("lord",)) and plain:
            return nominal.categories[0]
        raise Misread(nominal.start, nominal.end, "no-cores-there")

    # --- tests ----------------------------------------------------------------------------------

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
            elif not self.scope.unit_speaks and not self.scope.candidates():
                raise Misread(leaf.start, leaf.end, "whose-lane")
            else:
                bearer = self.other_than(leaf)
            return AdjacentLane(bearer) if "隣" in text else SameLane(bearer)
        if kind == "CHOSENLANE":
            if self.scope.lane is None and text.startswith("その"):
                return SameLane(self.pronoun(replace(leaf, text="それ")))
            if self.scope.lane is None:
                raise Misread(leaf.start, leaf.end, "pronoun", word=leaf.text)
            return InChosenLane(self.scope.lane)
        if kind == "DECLAREDMOD":
            return self._as_declared(text, leaf)
        if kind == "NAMEHAS":
            return NameHas(self.quotations.names(text))
        if kind == "SYM":
            return Symbols(2 if text.startswith("ダブル") else 1)
        if kind in ("STATEMOD", "ORIENT"):
            return _state(text)
        if kind in ("STATMOD", "BARESTAT"):
            return _compare(text)
        if kind == "OWNSTAT":
            return _own_compare(text)
        if kind == "ABILITYMOD":
            return HasAbility()
        if kind == "COREMOD":
            return _cores_on_it(text)
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

    def _as_declared(self, text: str, leaf: Leaf) -> Test:
        slot = self.scope.declared.get(of := kind_of_word(text))
        if slot is None:
            raise Misread(leaf.start, leaf.end, "pronoun", word=leaf.text)
        return AsDeclared(slot, of)

    # --- pronouns -------------------------------------------------------------------------------

    def pronoun(self, leaf: Leaf) -> Subject:
        text = leaf.text.removesuffix("同士")
        noun = next((NOUNS[word] for word in sorted(NOUNS, key=len, reverse=True) if text.endswith(word)), "")
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

    def _seen(self, leaf: Leaf) -> Referent:
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
        if self.scope.unit_speaks:
            raise Unclear(leaf.start, leaf.end, ("このカード", *(one.said for one in found)))
        if len(found) > 1:
            raise Unclear(leaf.start, leaf.end, tuple(one.said for one in found))
        return found[0].subject

    def unsaid(self, leaf: Leaf) -> Nominal:
        """A phrase that is not said, as if it were."""
        subject = self.elided(leaf.start, leaf.end)
        return Nominal("PRON", "", leaf.start, leaf.end, subject=subject)

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
        if of_this and self.scope.unit_speaks:
            return This()
        raise Misread(start, end, "about-what")

    # --- subjects -------------------------------------------------------------------------------

    def subject(self, nominal: Nominal, count: Quantity | None = None, general: bool = False) -> Subject:
        """The cards that a phrase means. `general`: without a number it speaks of every such card."""
        if nominal.subject is not None:
            if count is not None and not count.every:
                raise Misread(nominal.start, nominal.end, "how-many-of-it")
            return nominal.subject
        if nominal.kind == "TOGETHER":
            return Together(tuple(self.subject(part, count, general) for part in nominal.parts))
        if nominal.kind == "TOP":
            return top_cards(replace(nominal, whose=nominal.whose or self.oneself), count)
        if not nominal.is_cards() or any(isinstance(test, Extreme) and not test.stat for test in nominal.tests):
            raise Misread(nominal.start, nominal.end, "no-cards", word=nominal.text)
        if count is not None and nominal.quantity is not None:
            raise Misread(nominal.start, nominal.end, "twice-how-many")
        count = count or nominal.quantity
        if is_one_s_own(nominal.zones) and not nominal.whose:
            nominal = replace(nominal, whose=self.oneself)
        if count is not None and count.every:
            return Every(nominal.filter())
        if count is not None:
            return self.choose(nominal, count)
        only = None if nominal.tests or nominal.zones else nominal.categories
        if only == ("master",) and nominal.whose:
            return MasterOf(nominal.whose)
        if only == ("lord",) and nominal.whose in (YOU, OPPONENT):
            return LordOf(nominal.whose)
        if general or any(isinstance(test, POINTED_AT) for test in nominal.tests):
            return Every(nominal.filter())
        raise Misread(nominal.start, nominal.end, "how-many", word=nominal.text)

    def choose(self, nominal: Nominal, count: Quantity, by: str = "") -> Subject:
        by = by or self.chooser
        self.chooser = ""
        nominal = self._of_those_seen(nominal, count)
        if count.each or (by == BOTH and not self.at_random):
            return self._choose_on_each_side(nominal, count, by)
        if self.at_random:
            return self._choose_at_random(nominal, count)
        if by not in ("", OPPONENT):
            raise Misread(nominal.start, nominal.end, "one-chooser")
        return self._chosen(nominal, count, by)

    def _of_those_seen(self, nominal: Nominal, count: Quantity) -> Nominal:
        """3枚を見て、ミニオンを1枚選ぶ: of the cards that were just looked at, where no other place is named."""
        found = self.scope.candidates()
        placed = nominal.zones or nominal.on_field or nominal.whose
        if len(found) != 1 or found[0].how != SEEN or placed or count.counter != "枚":
            return nominal
        tests = in_order([*nominal.tests, IsIt(found[0].subject)])
        return replace(nominal, zones=found[0].filter.zones, whose=found[0].filter.whose, tests=tests)

    def _choose_on_each_side(self, nominal: Nominal, count: Quantity, by: str) -> Subject:
        """互いのミニオンを1体ずつ: of each side's; by each player, where both are named."""
        if nominal.whose not in ("", BOTH) or self.at_random:
            raise Misread(nominal.start, nominal.end, "each-of-what")
        choosers = (YOU, OPPONENT) if by == BOTH else (by, by)
        both = Together(
            tuple(
                self._chosen(replace(nominal, whose=whose), count, chooser)
                for whose, chooser in zip((YOU, OPPONENT), choosers, strict=True)
            )
        )
        self.scope.topic = both
        return both

    def _choose_at_random(self, nominal: Nominal, count: Quantity) -> Those:
        if count.amount is None or count.up_to:
            raise Misread(nominal.start, nominal.end, "how-many", word=nominal.text)
        slot = self.scope.new_slot()
        self.emitted.append(ChooseAtRandom(slot, nominal.filter(), count.amount))
        return self.scope.bring_up(slot, CHOSEN, nominal.filter(), self.quotations.said(nominal.start, nominal.end))

    def _chosen(self, nominal: Nominal, count: Quantity, by: str) -> Those:
        slot = self.scope.new_slot()
        filter = nominal.filter()
        if count.at_least:
            raise Misread(nominal.start, nominal.end, "how-many-at-least")
        if count.every:
            count = Quantity(Count(filter))
        self.emitted.append(
            Choose(
                slot,
                filter,
                count.amount or Number(0),
                up_to=count.up_to,
                by=by,
                any_number=count.any_number,
            )
        )
        several = count.amount != Number(1) or count.any_number
        return self.scope.bring_up(slot, CHOSEN, filter, self.quotations.said(nominal.start, nominal.end), several)

    # --- amounts --------------------------------------------------------------------------------

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
            return self._greatest(self.phrase(_branch(inner)), stat, _is_most(text))
        if last.kind == "STATOF":
            word = text.removeprefix("の").removesuffix("の合計")
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
            if isinstance(of, Every) and not text.endswith("の合計") and not _at_most_one(of.filter):
                raise Misread(last.start, last.end, "whose-number")
            return Stat(stat, of)
        amount = self.amount(_branch(inner))
        if last.kind == "HALF":
            return Half(amount, down="切り捨て" in text)
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
        if nominal.kind == "TOKENNOUN":
            return Count(Filter(nominal.whose or EITHER, tests=(Named((nominal.text,)),)))
        if nominal.kind == "ZONENOUN" or nominal.is_cards():
            return Count(self.owned(nominal).filter())
        raise Misread(nominal.start, nominal.end, "no-cards", word=nominal.text)

    def owned(self, nominal: Nominal) -> Nominal:
        """手札が4枚以下なら: a hand of nobody in particular is one's own."""
        if nominal.whose or not is_one_s_own(nominal.zones):
            return nominal
        return replace(nominal, whose=self.oneself)

    def counted_this_turn(self, nominal: Nominal) -> Amount:
        """このターンにあなたがアンロックしたミニオンの枚数."""
        verb = next(verb for verb in DONE_THIS_TURN if nominal.did.endswith(verb))
        doer = re.search("(あなた|相手|互いのプレイヤー)が", nominal.did)
        who = "" if doer is None else self.player(doer.group(1))
        kind = DONE_THIS_TURN[verb]
        what = nominal.filter()
        if (kind in _BY_PLAYERS) != bool(who) or (kind == "drawn" and what != Filter()):
            raise Misread(nominal.start, nominal.end, "who-counts")
        return TimesThisTurn(Happening(kind, None if what == Filter() else what, who))


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


def is_one_s_own(zones: tuple[str, ...]) -> bool:
    """A hand or a deck of nobody in particular is one's own, and what is named beside it."""
    return "hand" in zones or "deck" in zones


def _qualities(tests: list[Test]) -> list[Test]:
    """What is said of the cards themselves, not of where they lie."""
    return [test for test in tests if not isinstance(test, SameLane | AdjacentLane | InLanes | InChosenLane)]


def _at_most_one(filter: Filter) -> bool:
    """One player's minions in one lane."""
    lanes = [
        test
        for test in filter.tests
        if isinstance(test, SameLane) or (isinstance(test, InLanes) and len(test.lanes) == 1)
    ]
    return bool(lanes) and filter.whose in (YOU, OPPONENT)


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
    text = text.removesuffix("を")
    match = re.match(f"({lexicon.NUMBER})({lexicon.COUNTERS})", text)
    assert match is not None
    return Quantity(
        number(match.group(1)),
        match.group(2),
        up_to=text.endswith("まで"),
        at_least=text.endswith("以上"),
        each="ずつ" in text,
    )


def _is_most(text: str) -> bool:
    """最も高い, 最大: not the least."""
    return any(word in text for word in ("高い", "大きい", "多い", "最大"))


def _cores_on_it(text: str) -> Compare:
    """コアが2個以上置かれた, コアが置かれていない."""
    if text.endswith("いない"):
        return Compare("cores", "=", Number(0))
    found = re.search(f"({lexicon.NUMBER})(?:個|つ)({_HOW})?", text)
    if found is None:
        return Compare("cores", ">=", Number(1))
    return Compare("cores", COMPARISONS[found.group(2) or ""], number(found.group(1)))


def _state(text: str) -> Test:
    if text.startswith("行動不能"):
        return Incapacitated()
    if text.startswith("ダメージを受けている"):
        return Compare("damage", ">=", Number(1))
    if text.startswith("ダメージ"):
        return Compare("damage", "=", Number(0))
    word = next(word for word in lexicon.ORIENTATION_WORDS if text.startswith(word))
    return Oriented(lexicon.ORIENTATION_WORDS[word])


def _compare(text: str) -> Compare:
    match = re.match(f"({lexicon.STAT}|ダメージ)[がは]?(?:ちょうど)?({lexicon.NUMBER})点?({_HOW})?", text)
    assert match is not None
    stat = lexicon.STAT_WORDS.get(match.group(1), "damage")
    return Compare(stat, COMPARISONS[match.group(3) or ""], number(match.group(2)))


def _own_compare(text: str) -> Compare:
    """ATKがHPより大きい."""
    one, other = (lexicon.STAT_WORDS[word] for word in re.findall(lexicon.STAT, text)[:2])
    how = text.rstrip("のい")
    sign = next((COMPARISONS[word] for word in ("以上", "以下", "未満") if how.endswith(word)), "")
    if not sign:
        sign = "=" if how.endswith(("同じ", "等し")) else ">" if _is_most(text) else "<"
    return Compare(one, sign, Own(other))


def kind_of_word(text: str) -> str:
    """What is declared: 属性, カテゴリー, タイプ or カード名."""
    if "カテゴリー" in text:
        return "category"
    return "type" if "タイプ" in text else "name" if "名" in text else "colour"


def _range(text: str) -> list[Test]:
    """コスト2以上4以下の."""
    stat = re.match(lexicon.STAT, text)
    assert stat is not None
    least, most = re.findall(lexicon.NUMBER, text[stat.end() :])
    name = lexicon.STAT_WORDS[stat.group()]
    return [Compare(name, ">=", number(least)), Compare(name, "<=", number(most))]


_CORES_THAT_ARE: Final[dict[Test, str]] = {Oriented("active"): "core-active", Oriented("exhausted"): "core-exhausted"}


def _branch(part: Leaf | Branch) -> Branch:
    assert isinstance(part, Branch)
    return part
