"""Cards, numbers and places in the usual words: the half of the renderer that speaks of things."""

from collections.abc import Callable
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
    Coloured,
    Compare,
    Count,
    Counterpart,
    DidThisTurn,
    Done,
    Extreme,
    Filter,
    Happened,
    Happening,
    HasKeyword,
    InAttack,
    InChosenLane,
    InLanes,
    IsIt,
    Keyword,
    Marked,
    Mentioned,
    Named,
    NameHas,
    Not,
    Number,
    Oriented,
    PlayerOf,
    PlayerStat,
    SameLane,
    Share,
    Subject,
    Test,
    This,
    Those,
    TimesThisTurn,
    TopCards,
    Typed,
)
from ...text import speaking
from ...text.saying import Said
from ...text.scope import CHOSEN, DRAWN, PUT, SEEN, Scope
from ...text.speaking import in_words
from ...text.verbs import PAST
from ..tree import AdjacentSquare, BattlesWith, Beside, InRows, PointedAt, SameRow, Shares, Squares
from ..vocabulary import ATTRIBUTES, FACES, KEYWORDS, KINDS, LANES, MARKS, POSITIONS, ROWS, STATES, STATS, ZONES

OWN_ZONES: Final = ("hand", "deck", "energy-zone", "trash")
"""One's own, where nobody is named."""
ENERGY: Final = ("energy-zone",)
WHOSE: Final = {
    YOU: "自分の",
    OPPONENT: "相手の",
    BOTH: "お互いの",
    TURN_PLAYER: "ターンプレイヤーの",
    EITHER: "",
    "": "",
}
PLAYERS: Final = {YOU: "自分", OPPONENT: "相手", BOTH: "お互いのプレイヤー", TURN_PLAYER: "ターンプレイヤー"}
_PLACED: Final = (InRows, InLanes)
SIDES: Final = {"ahead": "前", "behind": "後ろ", "left": "左隣", "right": "右隣"}
_RELATED: Final = (
    Shares,
    InChosenLane,
    SameLane,
    AdjacentLane,
    SameRow,
    AdjacentSquare,
    Beside,
    PointedAt,
    BattlesWith,
)
_SHARED: Final = {"attribute": "属性", "race": "種族", "name": "カード名"}
_DEEDS: Final = {"placed": "場に出た", "turned-up": "表側表示になった", "led": "移動した", "attacked": "アタックした"}
_PARTS: Final = {"attacker": "アタックしている", "target": "アタックされている", "either": "戦闘している"}
_STEPS: Final = {"ahead": "1マス前に", "behind": "1マス後ろに", "left": "1マス左に", "right": "1マス右に"} | {
    "left-lane": "左のレーンに",
    "right-lane": "右のレーンに",
}
_HOW_SAID: Final = {CHOSEN: "選んだ", PUT: "出した", DRAWN: "引いた", SEEN: "見た"}


def keyword(one: Keyword) -> str:
    word = KEYWORDS[one.name][0]
    return f"【{word}】" if one.amount is None else f"【{word}：{one.amount}】"


def lying(how: str) -> str:
    """アタック表示, 裏側表示, ゲイン表示."""
    return next(words[how][0] for words in (POSITIONS, FACES, STATES) if how in words)


def lies(face: str, position: str) -> str:
    """裏側ディフェンス表示."""
    if not face or not position:
        return lying(face or position)
    return FACES[face][0].removesuffix("表示") + lying(position)


class Speaker(speaking.Speaker[Scope]):
    """Says phrases, with the pronouns that the text so far allows."""

    whose = WHOSE
    how_said = _HOW_SAID
    nouns = KINDS
    stats = STATS

    def __init__(self, scope: Scope, this: str, say_happening: "Callable[[Speaker, Happening], Said]") -> None:
        super().__init__(scope)
        self.say_happening = say_happening
        self.this = this
        """What the card that bears the text calls itself."""

    # --- cards ----------------------------------------------------------------------------------------

    def cards(self, filter: Filter, located: bool = True) -> str:
        """A phrase for the cards of a filter. `located`: the field is named where nothing else says where."""
        tests = [test for test in filter.tests if not isinstance(test, IsIt)]
        another = Not(IsIt(This()))
        attacked = [test for test in tests if isinstance(test, InAttack)]
        related = [test for test in tests if isinstance(test, _RELATED)]
        placed = [test for test in tests if isinstance(test, _PLACED)]
        others = [test for test in tests if test not in related and test not in placed]
        words = [self.test(test) for test in related]
        words.append(WHOSE[filter.whose])
        noun = self._noun(filter)
        is_another = another in others and self.scope.speaks and not self.scope.candidates()
        if is_another:
            others.remove(another)
        if filter.zones == ENERGY and not filter.categories:
            pass
        elif filter.zones:
            if self.is_hand(filter):
                return "".join(words) + ZONES[filter.zones[0]][0]
            words.append(f"{in_words(filter.zones, ZONES)}にある")
        elif located and not related and not placed and not attacked:
            words.append("場の" if not filter.categories or filter.whose == EITHER else "")
        words += [self.test(test) for test in placed]
        words += ["他の"] if is_another else []
        words += [self.test(test) for test in others]
        return "".join(words) + noun

    def _noun(self, filter: Filter) -> str:
        if filter.zones == ENERGY and not filter.categories:
            return "エネルギー"
        return in_words(filter.categories, KINDS) or "カード"

    def cards_there(self, filter: Filter) -> str:
        """自分の場にキャラクター: a phrase before がいる."""
        among = [test for test in filter.tests if isinstance(test, IsIt)]
        if among and not isinstance(among[0].subject, This):
            rest = Filter(EITHER, (), filter.categories, tuple(test for test in filter.tests if test not in among))
            return f"その中の{self.cards(rest, located=False)}"
        if (
            self.is_hand(filter)
            or filter.zones == ENERGY
            or any(isinstance(t, (*_RELATED, Extreme)) for t in filter.tests)
        ):
            return self.cards(filter)
        rows = [test for test in filter.tests if isinstance(test, InRows)]
        place = in_words(rows[0].rows, ROWS) if rows else in_words(filter.zones, ZONES) or ZONES["field"][0]
        rest = Filter(EITHER, (), filter.categories, tuple(test for test in filter.tests if test not in rows))
        return f"{WHOSE[filter.whose]}{place}に{self.cards(rest, located=False)}"

    def counter(self, filter: Filter) -> str:
        return "体" if filter.categories == ("character",) and not filter.zones else "枚"

    def test(self, test: Test) -> str:
        if isinstance(test, Not):
            return self.is_not(test.test)
        if isinstance(test, Coloured):
            return "か".join(f"{ATTRIBUTES[one][0]}属性" for one in test.colours) + "の"
        if isinstance(test, Typed):
            return "".join(f"＜{one}＞" for one in test.types) + "の"
        if isinstance(test, Named):
            return "カード名" + "".join(f"「{one}」" for one in test.names) + "の"
        if isinstance(test, NameHas):
            return "カード名に" + "".join(f"「{one}」" for one in test.words) + "を含む"
        if isinstance(test, Compare):
            return self.compared(test)
        if isinstance(test, Oriented):
            return f"{lying(test.how)}の"
        if isinstance(test, InRows):
            return f"{in_words(test.rows, ROWS)}の"
        if isinstance(test, InLanes):
            return f"{in_words(test.lanes, LANES)}の"
        if isinstance(test, InChosenLane):
            return "選んだレーンにいる"
        if isinstance(test, AsDeclared):
            return f"宣言した{'種族' if test.of == 'race' else '属性'}の"
        if isinstance(test, SameLane):
            return f"{self.subject(test.subject)}と同じレーンにいる"
        if isinstance(test, AdjacentLane):
            return f"{self.subject(test.subject)}の隣のレーンにいる"
        if isinstance(test, Shares):
            return f"{self.subject(test.subject)}と同じ{_SHARED[test.of]}の"
        if isinstance(test, SameRow):
            return f"{self.subject(test.subject)}と同じ列にいる"
        if isinstance(test, AdjacentSquare):
            return f"{self.subject(test.subject)}の隣にいる"
        if isinstance(test, Beside):
            side = "両隣" if test.side == "sides" else SIDES[test.side]
            return f"{self.subject(test.subject)}の{side}にいる"
        if isinstance(test, PointedAt):
            return f"{self.subject(test.subject)}のリードアイコンが指しているマスにいる"
        if isinstance(test, BattlesWith):
            return f"{self.subject(test.subject)}と戦闘している"
        if isinstance(test, InAttack):
            return _PARTS[test.part]
        if isinstance(test, DidThisTurn):
            return f"このターンに{_DEEDS[test.what]}"
        if isinstance(test, HasKeyword):
            return f"【{KEYWORDS[test.keyword][0]}】を持つ"
        if isinstance(test, Extreme):
            return f"{STATS[test.stat][0]}が最も{'高い' if test.most else '低い'}"
        if isinstance(test, Marked):
            return f"{MARKS[test.mark][0]}を持つ"
        raise TypeError(test)

    def is_not(self, test: Test) -> str:
        if isinstance(test, DidThisTurn):
            return f"このターンに{_DEEDS[test.what].removesuffix('した')}していない"
        return super().is_not(test)

    # --- subjects -------------------------------------------------------------------------------------

    def subject(self, subject: Subject, whole: bool = False) -> str:
        """A phrase for the cards of a subject. `whole`: all of a zone, which need no 全て."""
        if isinstance(subject, This):
            return self.this
        if isinstance(subject, Mentioned | Counterpart):
            return self._of_happening(subject)
        if isinstance(subject, PlayerOf):
            return PLAYERS[subject.whose]
        if isinstance(subject, TopCards):
            end = "下" if subject.bottom else "上"
            return f"{WHOSE[subject.whose]}デッキの{end}からカード" + (
                "1枚" if subject.count == Number(1) else f"{self.amount(subject.count)}枚"
            )
        return super().subject(subject, whole)

    def _of_happening(self, subject: Mentioned | Counterpart) -> str:
        happening = self.scope.happening
        assert happening is not None
        first = isinstance(subject, Mentioned)
        if happening.kind == "attacked":
            return "アタックしたキャラクター" if first else "アタックされたキャラクター"
        if happening.kind in ("battling", "battled", "downed", "won") and first == isinstance(happening.other, This):
            return "戦闘相手"
        what = happening.what if first else happening.other
        noun = self.noun_of(what) if isinstance(what, Filter) else "card"
        if not self.scope.candidates(noun) and not (first and self.scope.counterpart(noun)):
            return f"その{self.called(noun)}"
        return "条件を満たしたカード"

    # --- squares --------------------------------------------------------------------------------------

    def squares(self, squares: Squares) -> str:
        """前衛に, 同じレーンの後衛に, 1マス前に."""
        if squares.slot is not None:
            return "選んだマスに"
        if squares.near in _STEPS:
            return _STEPS[squares.near]
        if squares.near == "lead":
            return "リードアイコンの向きに1マス"
        rows = in_words(squares.rows, ROWS) if len(squares.rows) == 1 else ""
        if squares.of is not None:
            of = self.subject(squares.of)
            near = {"same-lane": "と同じレーンの", "adjacent-lane": "の隣のレーンの", "adjacent": "の隣の"}[
                squares.near
            ]
            return f"{of}{near}{rows or 'マス'}に"
        if squares.near == "adjacent":
            return "隣のマスに"
        if squares.near == "adjacent-lane":
            return f"隣のレーンの{rows}に" if rows else "隣のレーンに"
        if squares.near == "same-lane":
            return f"同じレーンの{rows or '別のマス'}に"
        lanes = in_words(squares.lanes, LANES)
        if lanes:
            return f"{lanes}の{rows}に" if rows else f"{lanes}に"
        return f"{rows}に" if rows else "別のマスに"

    # --- numbers --------------------------------------------------------------------------------------

    def amount(self, amount: Amount) -> str:
        if amount == self.scope.difference:
            return "その差"
        if isinstance(amount, Count) and any(
            isinstance(test, IsIt) and isinstance(test.subject, Those) for test in amount.of.tests
        ):
            return f"{self.cards_there(amount.of)}の枚数"
        if isinstance(amount, Share):
            return f"{self.amount(amount.amount)}の{amount.parts}分の1（端数切り{'捨て' if amount.down else '上げ'}）"
        if isinstance(amount, TimesThisTurn):
            return f"このターンに{self.say_happening(self, amount.happening).ending(PAST)}回数"
        if isinstance(amount, PlayerStat):
            return f"{WHOSE[amount.whose]}ライフ"
        if isinstance(amount, Done):
            return "そうした数"
        if isinstance(amount, Happened):
            return "その数値"
        return super().amount(amount)

    def is_one_s_own(self, filter: Filter) -> bool:
        return bool(filter.zones) and set(filter.zones) <= set(OWN_ZONES)
