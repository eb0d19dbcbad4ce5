"""Cards, numbers and places in the usual words: the half of the renderer that speaks of things."""

from typing import Final

from ...effects.tree import (
    BOTH,
    EITHER,
    OPPONENT,
    TURN_PLAYER,
    YOU,
    AdjacentLane,
    Amount,
    AnyOf,
    AsDeclared,
    Coloured,
    Compare,
    Count,
    Counterpart,
    DidThisTurn,
    Done,
    Extreme,
    Filter,
    Happened,
    HasKeyword,
    InChosenLane,
    InLanes,
    IsIt,
    IsOf,
    IsToken,
    Keyword,
    Mentioned,
    Minus,
    Named,
    NameHas,
    Not,
    Number,
    Oriented,
    PlayerStat,
    Plus,
    SameLane,
    SameName,
    Share,
    Subject,
    Test,
    This,
    Times,
    TimesThisTurn,
    TopCards,
    Typed,
    Variable,
)
from ...text import speaking
from ...text.speaking import HOW
from ..tree import Cores, HasAbility, Incapacitated, LordOf, MasterOf, Symbols
from ..vocabulary import CATEGORIES, COLOURS, CORE_PLACES, KEYWORDS, LANES, ORIENTATIONS, STATS, ZONES
from .grammar import DONE_THIS_TURN
from .nominals import is_figure, whose_free_lanes
from .qualities import is_beside, is_of_lanes
from .scope import CHOSEN, DRAWN, POINTS, PUT, SEEN, UNITS, WITH_POINTS, Scope

OWN: Final = "own"
"""Of the player whom the clause is about."""
WHOSE: Final = {
    OWN: "自分の",
    YOU: "あなたの",
    OPPONENT: "相手の",
    BOTH: "互いの",
    TURN_PLAYER: "ターンプレイヤーの",
    EITHER: "",
    "": "",
}
PLAYERS: Final = {
    YOU: "あなた",
    OPPONENT: "相手",
    BOTH: "互いのプレイヤー",
    EITHER: "いずれかのプレイヤー",
    TURN_PLAYER: "ターンプレイヤー",
}
DECLARED: Final = {"colour": "属性", "category": "カテゴリー", "type": "タイプ", "name": "カード名"}
_ROMAN: Final = " ⅠⅡⅢⅣ"
_HOW_SAID: Final = {CHOSEN: "選んだ", PUT: "置いた", DRAWN: "引いた", SEEN: "見た"}


def keyword(one: Keyword) -> str:
    word = KEYWORDS[one.name][0]
    return word if one.amount is None else f"{word}{one.amount}"


def zones(names: tuple[str, ...]) -> str:
    waits = [int(name[-1]) for name in names if name.startswith("wait-")]
    words: list[str] = []
    for name in names:
        if not name.startswith("wait-"):
            words.append(ZONES[name][0])
        elif int(name[-1]) == waits[0]:
            words.append("ウェイトゾーン" + _wait_numbers(waits))
    return "か".join(words)


def _wait_numbers(waits: list[int]) -> str:
    if len(waits) > 2 and waits[-1] - waits[0] == len(waits) - 1:
        return f"{_ROMAN[waits[0]]}～{_ROMAN[waits[-1]]}"
    return "か".join(_ROMAN[wait] for wait in waits)


def zone(name: str) -> str:
    """One zone, as the goal of a move."""
    return ZONES[name][0]


def lanes(names: tuple[str, ...]) -> str:
    return "か".join(LANES[name][0] for name in names)


def quoted(words: tuple[str, ...]) -> str:
    return "".join(f"「{word}」" for word in words)


def _did(what: str) -> str:
    return next(verb for verb, kind in DONE_THIS_TURN.items() if kind == what)


def _figure(amount: Amount) -> str:
    """X＋1, 2X."""
    if isinstance(amount, Times):
        assert isinstance(amount.amount, Variable)
        return f"{amount.factor}{amount.amount.name}"
    assert isinstance(amount, Plus | Minus) and isinstance(amount.one, Variable) and isinstance(amount.other, Number)
    return f"{amount.one.name}{'＋' if isinstance(amount, Plus) else '－'}{amount.other.value}"


def _between(one: Compare, other: Compare) -> bool:
    """～以上～以下."""
    simple = is_figure(one.amount) and is_figure(other.amount)
    return simple and one.stat == other.stat != "damage" and (one.how, other.how) == (">=", "<=")


class Speaker(speaking.Speaker[Scope]):
    """Says phrases, with the pronouns that the text so far allows."""

    whose = WHOSE
    how_said = _HOW_SAID
    nouns = CATEGORIES
    stats = STATS

    # --- cards ----------------------------------------------------------------------------------------

    def cards(self, filter: Filter, located: bool = True, before: str = "") -> str:
        """A phrase for the cards of a filter. `located`: the field is named where no zone is."""
        tests = [test for test in filter.tests if not isinstance(test, IsIt)]
        related = [test for test in tests if is_beside(test)]
        in_lanes = [test for test in tests if isinstance(test, InLanes | InChosenLane)]
        others = [test for test in tests if test not in related and test not in in_lanes]
        words = [self.test(test) for test in related]
        if before:
            words.append(before)
        words.append(WHOSE[filter.whose])
        if filter.zones:
            if self.is_hand(filter):
                return "".join(words) + ZONES["hand"][0]
            words.append(f"{zones(filter.zones)}にある")
        elif located and not related and not in_lanes:
            words.append("フィールドにある")
        words += [self.test(test) for test in in_lanes]
        noun = self.categories(filter.categories) or "カード"
        if IsToken() in others and not filter.categories:
            others.remove(IsToken())
            noun = "トークン"
        another = Not(IsIt(This()))
        if another in others and self.scope.speaks and not self.scope.candidates():
            others.remove(another)
            noun = f"他の{noun}"
        words += self._tests(others)
        return "".join(words) + noun

    def _tests(self, tests: list[Test]) -> list[str]:
        """～以上 and ～以下 of the same number are one phrase."""
        words: list[str] = []
        for before, test in zip([None, *tests], tests, strict=False):
            if isinstance(before, Compare) and isinstance(test, Compare) and _between(before, test):
                words[-1] = words[-1].removesuffix("の") + f"{self.amount(test.amount)}以下の"
            else:
                if words and isinstance(test, Not) and isinstance(test.test, IsOf):
                    words[-1] += "、"
                words.append(self.test(test))
        return words

    def categories(self, names: tuple[str, ...]) -> str:
        """Cards that are never units are called cards (22-2)."""
        return "か".join(CATEGORIES[name][0] + ("カード" if name in ("skill", "arts") else "") for name in names)

    def cards_there(self, filter: Filter) -> str:
        """あなたのフィールドにミニオン: a phrase before がいる."""
        rest = Filter(EITHER, (), filter.categories, filter.tests)
        if any(isinstance(test, IsIt) for test in filter.tests):
            return f"その中に{self.cards(rest, located=False)}"
        placed = any(is_of_lanes(test) for test in filter.tests)
        if placed or self.is_hand(filter):
            return self.cards(filter)
        place = zones(filter.zones) or ZONES["field"][0]
        return f"{WHOSE[filter.whose]}{place}に{self.cards(rest, located=False)}"

    def counted(self, filter: Filter) -> str:
        """あなたのフィールドにあるミニオン, or その中のミニオン: what is counted."""
        if not any(isinstance(test, IsIt) for test in filter.tests):
            return self.cards(filter)
        return f"その中の{self.cards(Filter(EITHER, (), filter.categories, filter.tests), located=False)}"

    def counter(self, filter: Filter) -> str:
        units = filter.categories and all(one in (*UNITS, "unit") for one in filter.categories)
        token = IsToken() in filter.tests and not filter.categories
        return "体" if (units or token) and not filter.zones else "枚"

    def test(self, test: Test) -> str:
        if isinstance(test, Not):
            return self.is_not(test.test)
        if isinstance(test, Coloured):
            return "か".join(f"{COLOURS[one][0]}属性" for one in test.colours) + "を持つ"
        if isinstance(test, Typed):
            return f"タイプ{quoted(test.types)}を持つ"
        if isinstance(test, Named):
            return f"カード名{quoted(test.names)}の"
        if isinstance(test, SameName):
            return f"{self.subject(test.subject)}と同じ名前の"
        if isinstance(test, NameHas):
            return f"カード名に{quoted(test.words)}を含む"
        if isinstance(test, AsDeclared):
            return f"宣言した{DECLARED[test.of]}{'を持つ' if test.of in ('colour', 'type') else 'の'}"
        if isinstance(test, Extreme):
            return f"{STATS[test.stat][0]}が最も{'高い' if test.most else '低い'}"
        if isinstance(test, Compare):
            return self._compare(test)
        if isinstance(test, DidThisTurn):
            return f"このターンに{_did(test.what)}"
        if isinstance(test, Oriented):
            return f"{ORIENTATIONS[test.how][0]}状態の"
        if isinstance(test, InLanes):
            return f"{lanes(test.lanes)}にいる"
        if isinstance(test, InChosenLane):
            return "選んだレーンにいる"
        if isinstance(test, AnyOf) and is_beside(test):
            return self.test(test.tests[0]).removesuffix("にいる") + "か隣接レーンにいる"
        if isinstance(test, SameLane):
            return f"{self.subject(test.subject)}と同一レーンにいる"
        if isinstance(test, AdjacentLane):
            return f"{self.subject(test.subject)}の隣接レーンにいる"
        if isinstance(test, HasKeyword):
            return f"「{KEYWORDS[test.keyword][0]}」を持つ"
        if isinstance(test, HasAbility):
            return "アビリティを持つ"
        if isinstance(test, Symbols):
            return f"{'シングル' if test.count == 1 else 'ダブル'}シンボルの"
        if isinstance(test, IsToken):
            return "トークンである"
        if isinstance(test, Incapacitated):
            return "行動不能状態の"
        raise TypeError(test)

    def _compare(self, test: Compare) -> str:
        if test.stat == "damage" and (test.how, test.amount) == (">=", Number(1)):
            return "ダメージを受けている"
        if test.stat == "damage" and (test.how, test.amount) == ("=", Number(0)):
            return "ダメージを受けていない"
        if test.stat == "cores":
            return self._cores_on_it(test)
        return self.compared(test)

    def _cores_on_it(self, test: Compare) -> str:
        if (test.how, test.amount) == ("=", Number(0)):
            return "コアが置かれていない"
        many = "" if (test.how, test.amount) == (">=", Number(1)) else f"{self.amount(test.amount)}個{HOW[test.how]}"
        return f"コアが{many}置かれている"

    # --- subjects -------------------------------------------------------------------------------------

    def subject(self, subject: Subject, whole: bool = False) -> str:
        """A phrase for the cards of a subject. `whole`: all of a zone, which need no 全て."""
        if isinstance(subject, This):
            return "このカード"
        if isinstance(subject, Mentioned | Counterpart):
            return self._of_happening(subject)
        if isinstance(subject, MasterOf):
            return f"{WHOSE[subject.whose]}マスター"
        if isinstance(subject, LordOf):
            return f"{WHOSE[subject.whose]}ロード"
        if isinstance(subject, TopCards):
            end = "下" if subject.bottom else "上"
            return f"{WHOSE[subject.whose]}山札の一番{end}のカード" + (
                "" if subject.count == Number(1) else f"{self.amount(subject.count)}枚"
            )
        return super().subject(subject, whole)

    def _of_happening(self, subject: Mentioned | Counterpart) -> str:
        happening = self.scope.happening
        assert happening is not None
        first = isinstance(subject, Mentioned)
        if happening.kind == "attacked":
            return "アタックユニット" if first else "アタックターゲット"
        if not first:
            if happening.kind == "blocked":
                return "アタックユニット"
            return "バトル相手" if happening.kind in ("battled", "survived") else "ダメージの発生源"
        what = happening.what
        if happening.kind == "blocked" and not isinstance(what, Filter):
            return "このカードをブロックしたユニット"
        noun = self.noun_of(what) if isinstance(what, Filter) else "card"
        if not self.scope.candidates(noun):
            return f"その{self.called(noun)}"
        return "条件を満たしたカード"

    # --- numbers --------------------------------------------------------------------------------------

    def amount(self, amount: Amount) -> str:
        if isinstance(amount, Count):
            return f"{self.counted(amount.of)}の{'数' if self.counter(amount.of) == '体' else '枚数'}"
        if isinstance(amount, Cores):
            return f"{self.cores(amount)}の個数"
        if whose_free_lanes(amount):
            return f"{WHOSE[whose_free_lanes(amount)]}空いているレーンの数"
        if isinstance(amount, TimesThisTurn):
            return self._counted(amount)
        if isinstance(amount, PlayerStat):
            return f"{WHOSE[amount.whose]}{'マスターのライフ' if amount.stat == 'life' else 'マスターポイント'}"
        if isinstance(amount, Done):
            return self._done()
        if isinstance(amount, Happened):
            return "その点数"
        if isinstance(amount, Share):
            return f"{self.amount(amount.amount)}の{amount.parts}分の1{'（端数切り捨て）' if amount.down else ''}"
        if is_figure(amount) and not isinstance(amount, Number | Variable):
            return _figure(amount)
        return super().amount(amount)

    def _counted(self, amount: TimesThisTurn) -> str:
        one = amount.happening
        verb = _did(one.kind)
        who = f"{PLAYERS[one.who]}が" if one.who else ""
        cards = self.cards(one.what, located=False) if isinstance(one.what, Filter) else "カード"
        return f"このターンに{who}{verb}{cards}の{'数' if cards.endswith('ミニオン') else '枚数'}"

    def _done(self) -> str:
        if self.scope.done != POINTS:
            return "そうした枚数"
        waited_for = self.scope.happening is not None and self.scope.happening.kind in WITH_POINTS
        return "そうした点数" if waited_for else "その点数"

    def cores(self, cores: Cores) -> str:
        whose = "" if cores.where == "this" else WHOSE[cores.whose]
        return f"{whose}{self.core_place_of(cores.where)}コア"

    def core_place_of(self, where: str) -> str:
        """～にある, before コア."""
        if not where:
            return ""
        if where in ("master", "lord"):
            return f"{CATEGORIES[where][0]}の上にある"
        if where == "this":
            return "このカードの上にある"
        return f"{CORE_PLACES[where][0]}にある"

    def is_figure(self, amount: Amount) -> bool:
        return is_figure(amount)
