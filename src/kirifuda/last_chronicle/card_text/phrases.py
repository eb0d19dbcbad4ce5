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
    Amount,
    AnyOf,
    Choose,
    Coloured,
    Compare,
    Count,
    Counterpart,
    DidThisTurn,
    Done,
    Every,
    Filter,
    Half,
    Happened,
    HasKeyword,
    InAttack,
    IsIt,
    IsOf,
    IsToken,
    Marked,
    Mentioned,
    Minus,
    Named,
    Not,
    Number,
    Oriented,
    PlayerOf,
    PlayerStat,
    Plus,
    Stat,
    Statement,
    Subject,
    Test,
    This,
    Those,
    Times,
    Together,
    TopCards,
    Typed,
)
from ...text.clauses import Quantity
from ...text.parsing import Branch, Leaf
from ...text.scope import Referent
from ...text.trouble import Misread, Unclear
from ..tree import (
    THAT_PLAYER,
    CallPlayer,
    ChooseCardOrPlayer,
    ChoosePlayer,
    CountersOn,
    Designate,
    DifferentNames,
    Greatest,
    HasCounters,
    InEach,
    Kinds,
    NameContains,
    OfWord,
    SameName,
    SameSquad,
)
from . import lexicon
from .deeds import CALLED_BY_DEED
from .lexicon import number
from .quotations import Quotations
from .scope import CHOSEN, DRAWN, PICKED, PUT, SEEN, Scope
from .signs import ABILITY_QUOTED, KEYWORDS_QUOTED, is_quoted

PLAYERS: Final = {"あなた": YOU, "相手": OPPONENT, "ターンプレイヤー": TURN_PLAYER}
NOUNS: Final = {
    **lexicon.TYPE_WORDS,
    "カード": "card",
    "トークン": "token",
    "配置物": "permanent",
    "SS": "soul-stone",
}
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
    SameName,
    SameSquad,
    DifferentNames,
    Oriented,
    InAttack,
    DidThisTurn,
    HasCounters,
    Marked,
    Coloured,
    OfWord,
    Typed,
    Named,
    NameContains,
    Compare,
    HasKeyword,
    AnyOf,
    IsToken,
    IsOf,
)
"""The order in which the tests of a phrase are kept, whatever the order they were written in."""
HIDDEN: Final = ("hand", "deck", "era-yard")
"""7.4.1."""
HOW_BROUGHT_UP: Final = {
    "選": CHOSEN,
    "指": CHOSEN,
    "配": PUT,
    "置": PUT,
    "引": DRAWN,
    "公": SEEN,
    "見": SEEN,
    "サ": CHOSEN,
    "探": CHOSEN,
}
"""What the first sign of a pronoun says of how its cards were brought up."""
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
)


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
OWN: Final = Together(())
"""Stands for each of those that deal damage: パワーに等しいダメージを与えあう."""


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
    """The battlefield is named."""
    categories: tuple[str, ...] = ()
    tests: tuple[Test, ...] = ()
    quantity: Quantity | None = None
    amount: Amount | None = None
    subject: Subject | None = None
    parts: "tuple[Nominal, ...]" = ()
    gifts: str = ""
    """Abilities in quotation marks that the cards have: of tokens."""
    used: bool = False
    """Cards as a player uses or places them, wherever they lie."""
    different: bool = False
    """No two of those that are picked have the same name."""
    next: bool = False
    """Only the next of them that the player uses or places."""
    nth: str = ""
    """2枚目の, 2枚目以降の."""
    owner: bool = False
    """The owner's: of the zone a card goes to."""
    bearer: "Nominal | None" = None
    """What the counters lie on."""

    def filter(self) -> Filter:
        """Which cards are meant. Abilities in quotation marks only describe tokens that are to come."""
        if any(is_quoted(sign, ABILITY_QUOTED) for sign in self.gifts):
            raise Misread(self.start, self.end, "not-here")
        if self.different or self.nth:
            raise Misread(self.start, self.end, "not-here")
        return Filter(self.whose or EITHER, self.zones, self.categories, self.tests)

    def picked(self) -> Filter:
        """Which cards are meant, of which some are picked out."""
        filter = replace(self, different=False).filter()
        return replace(filter, tests=in_order([*filter.tests, DifferentNames()])) if self.different else filter

    def is_cards(self) -> bool:
        return self.kind in ("CARDS", "BARENAME", "BARECATEGORY", "ERAMARKERS") or (
            self.kind == "ZONENOUN" and self.zones == ("hand",)
        )

    def is_player(self) -> bool:
        return self.kind == "PLAYER"


def in_order(tests: "list[Test] | tuple[Test, ...]") -> tuple[Test, ...]:
    def place(test: Test) -> tuple[int, ...]:
        index = next(index for index, kind in enumerate(TEST_ORDER) if isinstance(test, kind))
        return (index, *place(test.test)) if isinstance(test, Not) else (index,)

    return tuple(sorted(dict.fromkeys(tests), key=place))


class PhraseReader:
    """Reads the phrases of one sentence. What has to be picked out first goes to `emitted`."""

    def __init__(self, scope: Scope, quotations: Quotations) -> None:
        self.scope = scope
        self.oneself = YOU
        """Who 自分 is: the player whom the sentence is about."""
        self.chooser = ""
        """Who picks, where the clause says so."""
        self.carried: Nominal | None = None
        """What a sentence is about that goes on with a fact: それは、カウンターが置かれているかぎり、～."""
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
        if leaf.kind == "OFHAPPENING":
            return replace(plain, kind="PRON", subject=self._of_happening(leaf))
        if leaf.kind == "REST":
            return replace(plain, kind="PRON", subject=self.rest(leaf))
        if leaf.kind == "OTHERSIDE":
            return replace(plain, kind="PRON", subject=self.other_side(leaf))
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
        if leaf.kind == "NUM":
            return replace(plain, kind="AMOUNT", amount=number(leaf.text))
        return replace(plain, kind="AMOUNT", amount=self._told(leaf))

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
        of = self.pronoun(Leaf("PRON", word, leaf.start, leaf.end))
        self.emitted.append(CallPlayer(of, owner))
        self.scope.player = True
        return THAT_PLAYER

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
            elif isinstance(word, Leaf):
                tests.append(self._compared(word, front))
            elif front.parts[-1].kind in ("EQ", "EQQ"):
                equal = self.amount(_branch(word))
            elif front.parts[-1].kind in ("EQCMP", "PER"):
                raise Misread(front.start, front.end, "comparison")
            elif front.parts[-1].kind == "REL" and _text(front.parts[-1]).startswith("の上"):
                bearer = self.one(_branch(word))
            else:
                tests.append(self._related(front))
        if equal is not None and noun.kind not in ("DMG", "POINTS", "LIFE", "COUNTER"):
            if count is not None or noun.kind not in ("CARDS",):
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
        if how.kind == "PER":
            raise Misread(how.start, how.end, "not-here")
        sign = "=" if how.kind in ("EQ", "EQQ") else COMPARISONS[how.text.rstrip("、の").removesuffix("である")]
        word = lexicon.STAT_WORDS[stat.text[:-1]]
        to = _branch(front.parts[1])
        if to.kind == "ref" and (than := self.phrase(to)).subject is not None:
            return Compare(word, sign, Stat(word, than.subject))
        return Compare(word, sign, self.amount(to))

    def _related(self, front: Branch) -> Test:
        relation = front.parts[-1]
        assert isinstance(relation, Leaf)
        to = self.one(_branch(front.parts[0]))
        text = relation.text.rstrip("、")
        if text in ("以外の", "でない"):
            if to.kind == "CARDS":
                raise Misread(to.start, relation.end, "which-cards")
            return Not(IsIt(self.subject(to)))
        if text == "と同じ小隊の":
            return SameSquad(self.subject(to))
        if "名" in text:
            return SameName(self.subject(to))
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

    # --- tests ----------------------------------------------------------------------------------

    def test(self, leaf: Leaf) -> Test:
        """A word before a noun that says what the card must be."""
        text = leaf.text.rstrip("、")
        negative = text.endswith(("持たない", "でない", "以外の", "ていない", "含まない"))
        test = self._plain_test(leaf.kind, text, leaf)
        return Not(test) if negative and not isinstance(test, Compare) else test

    def _plain_test(self, kind: str, text: str, leaf: Leaf) -> Test:
        if kind == "MIXEDMOD":
            return AnyOf((Coloured(lexicon.factions_of(text)), Typed(self.quotations.categories(text))))
        if kind in ("FACTIONMOD", "BAREFACTION"):
            if text.startswith(("無勢力", "マルチソウル")):
                return Marked("factionless" if text.startswith("無") else "multi-soul")
            return Coloured(lexicon.factions_of(text))
        if kind in ("MARKMOD", "BAREMARK"):
            found = re.match(lexicon.MARK, text)
            assert found is not None
            return Marked(lexicon.MARK_WORDS[found.group()])
        if kind in ("CATEGORYMOD", "BARECATEGORY"):
            return Typed(self.quotations.categories(text))
        if kind in ("STATEMOD", "ORIENT"):
            return _state(text, leaf)
        if kind in ("STATMOD", "BARESTAT"):
            return _compare(text)
        if kind == "KEYMOD":
            return HasKeyword(self.keyword_named(text, leaf))
        if kind == "NAMEPART":
            return NameContains(self.quotations.names(text)[0])
        if kind in ("NAMEMOD", "BARENAME"):
            return Named(self.quotations.names(text))
        if kind == "COUNTERMOD":
            return _bearing(text)
        if kind == "TOKENMOD":
            return IsToken()
        if kind == "NOTTYPE":
            return IsOf(lexicon.types_of(text))
        if kind == "WORDMOD" and self.scope.word is not None:
            return OfWord(self.scope.word)
        raise Misread(leaf.start, leaf.end, "not-here")

    def keyword_named(self, text: str, leaf: Leaf) -> str:
        """The keyword of ～を持つ, whatever its number."""
        word = self.quotations.raw(text[0]) if is_quoted(text[0], KEYWORDS_QUOTED) else text
        for name in sorted(lexicon.KEYWORD_WORDS, key=len, reverse=True):
            if word.startswith(name):
                return lexicon.KEYWORD_WORDS[name]
        raise Misread(leaf.start, leaf.end, "no-keyword", word=word)

    # --- pronouns -------------------------------------------------------------------------------

    def pronoun(self, leaf: Leaf) -> Subject:
        text = leaf.text
        noun = next((NOUNS[word] for word in sorted(NOUNS, key=len, reverse=True) if text.endswith(word)), "")
        nth = re.match("([0-9]+)(?:番目|体目|枚目)に", text)
        if nth:
            return self._nth(leaf, int(nth.group(1)))
        if text.startswith("その") and text.endswith(("攻撃ユニット", "防御ユニット")):
            noun = "unit"
        deed = next((word for word in CALLED_BY_DEED if text.startswith(word)), "")
        done_to = self.scope.done_to(deed, noun) if deed else None
        if done_to is not None:
            return done_to
        how = "" if text.startswith("そ") else HOW_BROUGHT_UP.get(text[0], "")
        found = narrowest(self.scope.candidates(noun, how))
        several = text.startswith("それら") or text in ("その中", "その内", "それぞれ")
        if several and len(found) > 1:
            return Together(tuple(one.subject for one in found))
        if len(found) > 1:
            raise Unclear(leaf.start, leaf.end, tuple(one.said for one in found))
        if found:
            return found[0].subject
        sides = [] if how else [self.scope.mentioned(noun), self.scope.counterpart(noun)]
        of_happening = [side for side in sides if side is not None]
        happening = self.scope.happening
        if not of_happening and not how and happening is not None and happening.what == This():
            return This()
        if not of_happening:
            raise Misread(leaf.start, leaf.end, "pronoun", word=leaf.text)
        if len(of_happening) > 1:
            raise Unclear(leaf.start, leaf.end, ("条件を満たしたカード", "その相手のカード"))
        return of_happening[0]

    def _nth(self, leaf: Leaf, nth: int) -> Subject:
        chosen = [one for one in self.scope.referents if one.how == CHOSEN]
        subjects = [one.subject for one in chosen[:nth]]
        single = not any(isinstance(one, Those) and one.slot in self.scope.several for one in subjects)
        if len(subjects) != nth or nth == 0 or not single:
            raise Misread(leaf.start, leaf.end, "pronoun", word=leaf.text)
        return subjects[-1]

    def rest(self, leaf: Leaf) -> Subject:
        """残り: of the cards that were looked at, those that were not picked."""
        seen = [one for one in self.scope.referents if one.how == SEEN]
        if not seen:
            raise Misread(leaf.start, leaf.end, "pronoun", word=leaf.text)
        among = IsIt(seen[-1].subject)
        chosen = [
            one.subject for one in self.scope.referents if one.how in (CHOSEN, PICKED) and among in one.filter.tests
        ]
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
        happening = self.scope.happening
        side = None
        if happening is not None and isinstance(subject, Mentioned | Counterpart):
            side = happening.what if isinstance(subject, Mentioned) else happening.other
        return side if isinstance(side, Filter) else Filter()

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
            return self._side(happening.what, True) if "与えられた" in text else self._side(happening.other, False)
        if kind in ("blocked", "was-blocked"):
            blocker = "防御した" in text and not re.match("このユニットが防御|それが防御した|\ue500が防御", text)
            return self._side(
                happening.what if (kind == "blocked") == blocker else happening.other, (kind == "blocked") == blocker
            )
        raise Misread(leaf.start, leaf.end, "pronoun", word=text)

    def _side(self, side: Subject | Filter | None, first: bool) -> Subject:
        if isinstance(side, This):
            return This()
        return Mentioned() if first else Counterpart()

    def other_than(self, leaf: Leaf) -> Subject:
        """他の: than this card; in the text of a spell, than the card spoken of last."""
        if leaf.text.startswith(("これ", "このカード", "このユニット")):
            return This()
        found = self.scope.candidates()
        if leaf.text.startswith("それら") and found:
            return Together(tuple(one.subject for one in found)) if len(found) > 1 else found[0].subject
        if not found:
            return self.scope.mentioned() or This() if leaf.text.startswith("それ") else This()
        if self.scope.speaks and not leaf.text.startswith("それ"):
            raise Unclear(leaf.start, leaf.end, ("このカード", *(one.said for one in found)))
        if len(found) > 1:
            raise Unclear(leaf.start, leaf.end, tuple(one.said for one in found))
        return found[0].subject

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

    def elided(self, start: int, end: int) -> Subject:
        """What a clause is about that does not say it."""
        if self.scope.topic is not None:
            return self.scope.topic
        found = self.scope.candidates()
        if len(found) > 1:
            raise Unclear(start, end, tuple(one.said for one in found))
        if not found:
            raise Misread(start, end, "about-what")
        return found[0].subject

    # --- subjects -------------------------------------------------------------------------------

    def countable(self, nominal: Nominal) -> bool:
        if nominal.kind == "TOGETHER":
            return all(self.countable(part) for part in nominal.parts)
        return nominal.quantity is None and nominal.subject is None and (nominal.is_cards() or nominal.kind == "TOP")

    def subject(self, nominal: Nominal, count: Quantity | None = None, general: bool = False) -> Subject:
        """The cards that a phrase means. `general`: without a number it speaks of every such card."""
        if nominal.subject is not None:
            if count is not None and not count.every:
                raise Misread(nominal.start, nominal.end, "how-many-of-it")
            return nominal.subject
        if nominal.kind == "TOGETHER":
            return Together(tuple(self.subject(part, count, general) for part in nominal.parts))
        if nominal.kind == "PLAYER":
            return PlayerOf(nominal.whose or YOU)
        if nominal.kind == "TOP":
            return self.top_cards(nominal, count)
        if not nominal.is_cards():
            raise Misread(nominal.start, nominal.end, "no-cards", word=nominal.text)
        if count is not None and nominal.quantity is not None:
            raise Misread(nominal.start, nominal.end, "twice-how-many")
        count = count or nominal.quantity
        nominal = self.placed(nominal)
        if count is not None and count.every:
            return Every(nominal.filter())
        if count is not None:
            return self.pick_out(nominal, count)
        if general:
            return Every(nominal.filter())
        if nominal.kind == "ZONENOUN":
            return Every(nominal.filter())
        raise Misread(nominal.start, nominal.end, "how-many", word=nominal.text)

    def of_those_seen(self, nominal: Nominal) -> Nominal:
        """～を見て、（カード）1枚を: one of the cards that were looked at in this sentence, or the one before."""
        if nominal.kind != "CARDS" or nominal.zones or nominal.on_field or nominal.whose:
            return nominal
        seen = [one for one in self.scope.referents if one.how == SEEN and one.sentence >= self.scope.sentence - 1]
        if not (nominal.text == "" or nominal.text.endswith("カード")) or not seen:
            if nominal.text == "" and not nominal.tests:
                raise Misread(nominal.start, nominal.end, "which-cards")
            return nominal
        filter = seen[-1].filter
        tests = in_order([*nominal.tests, IsIt(seen[-1].subject)])
        return replace(nominal, zones=filter.zones, whose=filter.whose, tests=tests)

    def placed(self, nominal: Nominal) -> Nominal:
        """With what goes without saying: one's own hand, deck and yards; a spell is on the stack."""
        nominal = self.of_those_seen(nominal)
        if nominal.zones and nominal.zones[0] in HIDDEN and not nominal.whose:
            nominal = replace(nominal, whose=self.chooser or self.oneself)
        if nominal.categories == ("spell",) and not nominal.zones and not nominal.on_field:
            nominal = replace(nominal, zones=("stack",))
        return nominal

    def pick_out(
        self, nominal: Nominal, count: Quantity, by: str = "", target: bool = False, how: str = PICKED
    ) -> Those:
        """Pick out so many; as a target, where that is possible on use."""
        if count.at_least:
            raise Misread(nominal.start, nominal.end, "how-many-at-least")
        by = by or self.chooser
        if by and not nominal.whose and by != EITHER:
            nominal = owned_by(nominal, by)
        filter = self.placed(nominal).picked()
        if nominal.different and (count.every or self.scope.cost):
            raise Misread(nominal.start, nominal.end, "how-many", word=nominal.text)
        if count.every:
            count = Quantity(Count(filter))
        slot = self.scope.new_slot()
        among = any(isinstance(test, IsIt) and isinstance(test.subject, Those | Together) for test in filter.tests)
        hidden = any(zone in HIDDEN for zone in filter.zones)
        target = target and not by and not self.scope.cost and not hidden and not among
        amount = count.amount or Number(0)
        if amount != Number(1):
            self.scope.several += (slot,)
        if target:
            self.emitted.append(Choose(slot, filter, amount, count.up_to, "", count.any_number))
        else:
            self.emitted.append(Designate(slot, filter, amount, count.up_to, by if by != YOU else "", count.any_number))
        return self.scope.bring_up(slot, how, filter, self.quotations.said(nominal.start, nominal.end))

    def choose_card_or_player(self, nominal: Nominal) -> None:
        whose = OPPONENT if "相手のユニット" in nominal.text else EITHER
        player = EITHER if "プレイヤー" in nominal.text else OPPONENT
        filter = Filter(whose, (), ("unit",))
        slot = self.scope.new_slot()
        self.emitted.append(ChooseCardOrPlayer(slot, filter, Number(1), player=player))
        self.scope.bring_up(slot, CHOSEN, filter, self.quotations.said(nominal.start, nominal.end))

    def choose_player(self, nominal: Nominal) -> None:
        slot = self.scope.new_slot()
        self.emitted.append(ChoosePlayer(slot, nominal.whose or EITHER))
        self.scope.player = True
        self.scope.topic = PlayerOf(THAT_PLAYER)

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
            return self.count(self.phrase(_branch(inner)))
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
            return self._stat(self.phrase(_branch(inner)), text)
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

    def bearer(self, nominal: Nominal) -> Subject:
        """What counters lie on: as said; else this card."""
        return This() if nominal.bearer is None else self.subject(nominal.bearer, general=True)

    def top_cards(self, nominal: Nominal, count: Quantity | None) -> TopCards:
        figures = re.findall(f"({lexicon.NUMBER})枚", nominal.text)
        count = count or nominal.quantity
        if count is not None and (count.amount is None or count.up_to):
            raise Misread(nominal.start, nominal.end, "how-many", word=nominal.text)
        amount = number(figures[0]) if figures else count.amount if count is not None else Number(1)
        return TopCards(nominal.whose or self.oneself, amount or Number(1), bottom="下" in nominal.text)


def _others_in_squad(branch: Branch, tests: list[Test]) -> list[Test]:
    """それと同じ小隊の他のユニット: other than that one."""
    squad = next((test.subject for test in tests if isinstance(test, SameSquad)), None)
    words = [front.parts[0] for front in branch.branches()]
    other = any(isinstance(word, Leaf) and word.kind == "OTHER" and word.text.startswith("他の") for word in words)
    if squad is None or not other:
        return tests
    return [Not(IsIt(squad)) if isinstance(test, Not) and isinstance(test.test, IsIt) else test for test in tests]


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


def owned_by(nominal: Nominal, whose: str) -> Nominal:
    """相手は最もパワーの高いユニットを: that player's, and the highest of that player's own."""
    found: list[Test] = []
    for test in nominal.tests:
        if isinstance(test, Compare) and isinstance(test.amount, Greatest) and isinstance(test.amount.of, Every):
            among = Every(replace(test.amount.of.filter, whose=whose))
            test = replace(test, amount=replace(test.amount, of=among))
        found.append(test)
    return replace(nominal, whose=whose, tests=tuple(found))


def counter_name(nominal: Nominal) -> str:
    return nominal.text.removesuffix("カウンター")


def quantity(leaf: Leaf) -> Quantity:
    text = leaf.text.rstrip("、").removesuffix("の")
    if leaf.kind in ("ALL", "ALLFRONT"):
        return Quantity(every=True)
    if leaf.kind in ("ANYQ", "ANYFRONT"):
        return Quantity(any_number=True)
    match = re.match(f"({lexicon.NUMBER})({lexicon.COUNTERS})", text)
    assert match is not None
    each = "ずつ" in text
    up_to, at_least = text.endswith("まで"), text.endswith("以上")
    return Quantity(number(match.group(1)), match.group(2), up_to=up_to, at_least=at_least, each=each)


def _state(text: str, leaf: Leaf) -> Test:
    if text.startswith("ワイプしてい"):
        return Oriented("wiped")
    if re.match("攻撃か防御|防御か攻撃", text):
        return InAttack("either")
    if text.startswith(("攻撃して", "攻撃中")):
        return InAttack("attacking")
    if text.startswith(("防御して", "防御中")):
        return InAttack("blocking")
    if text.startswith("防御されて"):
        return InAttack("blocked")
    if text.startswith("小隊"):
        return InAttack("squad")
    if text.startswith("このターン"):
        return DidThisTurn("placed" if "配置" in text else "attacked" if "攻撃" in text else "damaged")
    if text.startswith("ダメージを"):
        return Compare("damage", "=", Number(0)) if text.endswith("いない") else Compare("damage", ">=", Number(1))
    for word, how in lexicon.ORIENTATION_WORDS.items():
        if text.startswith(word):
            return Oriented(how)
    raise Misread(leaf.start, leaf.end, "not-here")


def _compare(text: str) -> Compare:
    match = re.match(f"(元々の)?({lexicon.STAT})(?:の合計)?[がは]?(?:ちょうど)?({lexicon.VALUE})点?({_HOW})?", text)
    assert match is not None
    how = COMPARISONS[match.group(4) or ""]
    return Compare(lexicon.STAT_WORDS[match.group(2)], how, number(match.group(3)), bool(match.group(1)))


def _bearing(text: str) -> Test:
    match = re.match(f"(?:上に)?(.*?)カウンター(?:が|を)?(?:({lexicon.NUMBER})個(以上|以下)?)?", text)
    assert match is not None
    name, figure, how = match.groups()
    if text.endswith("置かれていない"):
        return HasCounters(name, ">=", Number(1))
    return HasCounters(name, COMPARISONS[how or ""] if figure else ">=", number(figure) if figure else Number(1))


def _text(part: Leaf | Branch) -> str:
    assert isinstance(part, Leaf)
    return part.text


def _branch(part: Leaf | Branch) -> Branch:
    assert isinstance(part, Branch)
    return part
