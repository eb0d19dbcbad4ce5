"""Cards, players and numbers in the usual words: the half of the renderer that speaks of things."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from ...effects.tree import (
    BOTH,
    EITHER,
    OPPONENT,
    TURN_PLAYER,
    YOU,
    Amount,
    AnyOf,
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
    Happening,
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
    SameName,
    Stat,
    Subject,
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
from ...text.speaking import HOW, in_words
from ..tree import (
    THAT_PLAYER,
    CameBy,
    Chose,
    CountersOn,
    DifferentNames,
    Each,
    Greatest,
    HasCounters,
    InEach,
    Kinds,
    Lit,
    NameContains,
    OfWord,
    OneOf,
    SameKind,
    SameSquad,
    TotalWithin,
)
from ..vocabulary import FACTIONS, KEYWORDS, ORIENTATIONS, PLAYER_STATS, STATS, TYPES, WAYS, ZONES
from .deeds import CALLED_BY_DEED
from .nominals import in_order
from .pronouns import narrowest
from .scope import CHOSEN, DRAWN, PUT, SEEN, Scope

WHOSE: Final = {
    YOU: "あなたの",
    OPPONENT: "対戦相手の",
    BOTH: "各プレイヤーの",
    TURN_PLAYER: "ターンプレイヤーの",
    THAT_PLAYER: "そのプレイヤーの",
    EITHER: "",
    "": "",
}
PLAYERS: Final = {
    YOU: "あなた",
    OPPONENT: "対戦相手",
    BOTH: "各プレイヤー",
    EITHER: "いずれかのプレイヤー",
    TURN_PLAYER: "ターンプレイヤー",
    THAT_PLAYER: "そのプレイヤー",
}
ROMAN: Final = ("0", "Ⅰ", "Ⅱ", "Ⅲ", "Ⅳ")
MARK_WORDS: Final = {
    "legacy": "LEGACYの",
    "epic": "EPICの",
    "cb": "CBアイコンを持つ",
    "multi-soul": "マルチソウルの",
    "factionless": "無勢力の",
}
LAMP_WORDS: Final = {"green": "緑", "red": "赤"}
PARTS: Final = {
    "attacking": "攻撃している",
    "blocking": "防御している",
    "either": "攻撃か防御している",
    "blocked": "防御されている",
    "squad": "小隊の",
}
DEEDS: Final = {
    "placed": "配置された",
    "attacked": "攻撃した",
    "damaged": "ダメージを受けた",
    "destroyed": "破壊された",
}
KINDS: Final = {"faction": "勢力", "category": "カテゴリ", "name": "カード名", "type": "カードタイプ"}
HOW_SAID: Final = {CHOSEN: "選んだ", PUT: "配置した", DRAWN: "引いた", SEEN: "公開した"}
_OPEN: Final = ("hand", "deck", "discard-pile", "removed-yard", "ca-yard", "era-yard", "soul-yard")


def categories(names: tuple[str, ...]) -> str:
    return "か".join(f"【{name}】" for name in names)


_HAPPENED: Final = {
    "gained-life": "得たライフの値",
    "lost-life": "失ったライフの値",
    "points-gained": "得た進攻値の値",
}


class Speaker:
    """Says phrases, with the pronouns that the text so far allows."""

    def __init__(self, scope: Scope, this: str = "このカード") -> None:
        self.scope = scope
        self.happened: Callable[[Happening], str] | None = None
        """Says what has happened."""
        self.this = this
        """What the card that bears the text calls itself."""

    # --- cards ----------------------------------------------------------------------------------------

    def cards(self, filter: Filter, whose: bool = True, among: bool = False) -> str:
        """A phrase for the cards of a filter. `whose`: say whose. `among`: where and whose is said already."""
        tests = [test for test in filter.tests if not (among and isinstance(test, IsIt))]
        words: list[str] = []
        zones = () if among else filter.zones
        owner = WHOSE[filter.whose] if whose and not among else ""
        for test in tests:
            if isinstance(test, TotalWithin):
                words.append(f"{STATS[test.stat][0]}の合計が{self.amount(test.amount)}以下になるように")
            elif isinstance(test, SameName):
                words.append(f"{self.subject(test.subject)}と同名の")
            elif isinstance(test, Chose):
                words.append(
                    f"{self.subject(test.what) if isinstance(test.what, Subject) else self.cards(test.what)}を選んだ"
                )
            elif isinstance(test, SameKind):
                words.append(f"{self.subject(test.subject)}と同じ{KINDS[test.what]}の")
            elif isinstance(test, SameSquad):
                words.append(f"{self.subject(test.subject)}と同じ小隊の")
        noun, located = self._noun(filter, zones, tests)
        if among and filter.categories and filter.zones and all(zone in _OPEN for zone in filter.zones):
            noun = f"{noun}カード"
        words.append(owner)
        if located:
            words.append(f"{in_words(zones, ZONES, 'か')}にある")
        elif not zones and not filter.categories and not among and IsToken() not in tests and noun == "カード":
            words.append("戦場の")
        for test in tests:
            if self._is_greatest(test, filter):
                assert isinstance(test, Compare)
                assert isinstance(test.amount, Greatest)
                words.append(f"{STATS[test.stat][0]}が最も{'低い' if test.amount.least else '高い'}")
            elif isinstance(test, Not) and isinstance(test.test, IsIt) and SameSquad(test.test.subject) in tests:
                words.append("他の")
            elif not isinstance(test, TotalWithin | Chose | SameName | SameKind | SameSquad | IsToken):
                words.append(self.test(test))
        return "".join(words) + noun

    def _is_greatest(self, test: Test, filter: Filter) -> bool:
        """パワーが最も高い: it is the greatest of those that the rest of the phrase means."""
        if not isinstance(test, Compare) or not isinstance(test.amount, Greatest):
            return False
        others = tuple(one for one in filter.tests if one != test)
        among = Every(replace(filter, tests=others))
        return test.how == "=" and test.amount == Greatest(test.stat, among, test.amount.least)

    def _noun(self, filter: Filter, zones: tuple[str, ...], tests: list[Test]) -> tuple[str, bool]:
        """The noun, and whether the zones must be said beside it."""
        if zones == ("hand",) and not filter.categories and not tests:
            return ZONES["hand"][0], False
        if zones == ("battlefield", "soul-yard") and not filter.categories:
            return "配置物", False
        if zones == ("soul-yard",) and not filter.categories:
            return "SS", False
        if zones == ("era-yard",) and not filter.categories:
            return "時代マーカー", False
        noun = in_words(filter.categories, TYPES, "か")
        if IsToken() in tests:
            noun = f"トークン{noun}"
        if zones == ("stack",) and filter.categories == ("spell",):
            return noun, False
        if not noun:
            noun = "カード"
        elif zones and all(zone in _OPEN for zone in zones):
            noun = f"{noun}カード"
        return noun, bool(zones)

    def counter(self, filter: Filter) -> str:
        """What such cards are counted in."""
        on_field = not filter.zones or "battlefield" in filter.zones
        unit = not filter.categories or "unit" in filter.categories
        return "体" if on_field and unit and filter.zones == () else "枚"

    def counted(
        self, filter: Filter, amount: Amount, up_to: bool = False, whose: bool = True, among: bool = False
    ) -> str:
        """ユニット2体まで."""
        kinds = next((test.kinds for test in filter.tests if isinstance(test, OneOf)), ())
        if kinds:
            either = [self._kind(filter, kind, whose) for kind in kinds]
            return "か".join(self.counted(kind, amount, up_to, whose).removesuffix("を") for kind in either) + "を"
        zone_noun = filter.zones == ("hand",) and not filter.categories and not filter.tests and not among
        words = self.cards(filter, whose, among)
        number = f"{self.number(amount)}{self.counter(filter)}{'まで' if up_to else ''}"
        return f"{words}を{number}" if zone_noun else f"{words}{number}を"

    def _kind(self, filter: Filter, kind: Filter, whose: bool) -> Filter:
        """One of several kinds, with what is said of all of them."""
        owner = filter.whose if whose and filter.whose != EITHER else kind.whose
        same_place = not any(one.zones for test in filter.tests if isinstance(test, OneOf) for one in test.kinds)
        return replace(kind, whose=owner, zones=filter.zones if same_place else kind.zones)

    def test(self, test: Test) -> str:
        negative = isinstance(test, Not)
        inner = test.test if isinstance(test, Not) else test
        if isinstance(inner, IsIt):
            return self._not_it(inner) if negative else f"{self.subject(inner.subject)}である"
        if isinstance(inner, DifferentNames):
            return "カード名の異なる"
        if isinstance(inner, Oriented):
            return f"{ORIENTATIONS[inner.how][0]}状態{'でない' if negative else 'の'}"
        if isinstance(inner, InAttack):
            said = PARTS[inner.part]
            return said.removesuffix("いる") + "いない" if negative else said
        if isinstance(inner, DidThisTurn):
            deed = DEEDS[inner.what]
            return f"このターンに{deed.removesuffix('た') + 'なかった' if negative else deed}"
        if isinstance(inner, HasCounters):
            return self._bearing(inner, negative)
        if isinstance(inner, Marked):
            said = MARK_WORDS[inner.mark]
            if not negative:
                return said
            return said.replace("持つ", "持たない") if "持つ" in said else said.removesuffix("の") + "でない"
        if isinstance(inner, Coloured):
            return in_words(inner.colours, FACTIONS) + ("でない" if negative else "の")
        if isinstance(inner, OfWord):
            return f"指定した{KINDS[inner.of]}{'でない' if negative else 'の'}"
        if isinstance(inner, Typed):
            return categories(inner.types) + ("でない" if negative else "の")
        if isinstance(inner, Named):
            names = "か".join(f"「{name}」" for name in inner.names)
            return f"{names}でない" if negative else f"カード名{names}の"
        if isinstance(inner, Lit):
            return f"{LAMP_WORDS[inner.lamp]}のランプが点いている"
        if isinstance(inner, CameBy):
            return f"{WAYS[inner.way]}によって配置された"
        if isinstance(inner, NameContains):
            return f"カード名に「{inner.part}」を含{'まない' if negative else 'む'}"
        if isinstance(inner, Compare):
            return self._compared(inner)
        if isinstance(inner, HasKeyword):
            return f"『{KEYWORDS[inner.keyword][0]}』を{'持たない' if negative else '持つ'}"
        if isinstance(inner, IsOf):
            return in_words(inner.categories, TYPES) + ("でない" if negative else "である")
        if isinstance(inner, AnyOf):
            return "か".join(self.test(one).removesuffix("の") for one in inner.tests) + "の"
        return "トークンでない" if negative else "トークンの"

    def _not_it(self, test: IsIt) -> str:
        if test.subject == This():
            if self.scope.speaks and not self.scope.candidates():
                return "他の"
            return "このカード以外の"
        return f"{self.subject(test.subject)}以外の"

    def _bearing(self, test: HasCounters, negative: bool) -> str:
        if test.how == ">=" and test.amount == Number(1):
            return f"{test.counter}カウンターが置かれて{'いない' if negative else 'いる'}"
        return f"{test.counter}カウンターが{self.number(test.amount)}個{HOW[test.how]}置かれている"

    def _compared(self, test: Compare) -> str:
        word = ("元々の" if test.original else "") + STATS[test.stat][0]
        if test.stat == "damage":
            return "ダメージを受けていない" if test.how == "=" else "ダメージを受けている"
        if isinstance(test.amount, Number | Variable):
            value = ROMAN[test.amount.value] if test.stat == "level" and isinstance(test.amount, Number) else ""
            how = HOW[test.how]
            return f"{word}{value or self.number(test.amount)}{how}{'' if how == 'より大きい' else 'の'}"
        how = "に等しい" if test.how == "=" else HOW[test.how]
        return f"{word}が{self.amount(test.amount)}{how}{'' if how in ('に等しい', 'より大きい') else 'の'}"

    # --- subjects ---------------------------------------------------------------------------------------

    def subject(self, subject: Subject) -> str:
        if isinstance(subject, This):
            return self.this
        if isinstance(subject, Those):
            return self.those(subject)
        if isinstance(subject, Mentioned | Counterpart):
            return self._of_happening(subject)
        if isinstance(subject, Each):
            return "それぞれ"
        if isinstance(subject, Every):
            return self.every(subject.filter)
        if isinstance(subject, PlayerOf):
            return PLAYERS[subject.whose]
        if isinstance(subject, TopCards):
            where = "下" if subject.bottom else "上"
            if subject.count == Number(1):
                return f"{WHOSE[subject.whose]}デッキの一番{where}のカード"
            if not self.is_plain(subject.count):
                return f"{self.amount(subject.count)}に等しい枚数の{WHOSE[subject.whose]}デッキの{where}のカード"
            return f"{WHOSE[subject.whose]}デッキの{where}から{self.number(subject.count)}枚のカード"
        assert isinstance(subject, Together)
        if all(isinstance(one, Those) for one in subject.subjects):
            found = narrowest(self.scope.candidates())
            if tuple(one.subject for one in found) == subject.subjects:
                return "それら"
        return "と".join(self.subject(one) for one in subject.subjects)

    def every(self, filter: Filter) -> str:
        rest = self._rest(filter)
        if rest is not None:
            return rest
        among = any(isinstance(test, IsIt) and isinstance(test.subject, Those) for test in filter.tests)
        if among:
            return f"その中から{self.cards(filter, among=True)}すべて"
        words = self.cards(filter)
        zone_noun = filter.zones == ("hand",) and not filter.categories and not filter.tests
        return words if zone_noun else f"{words}すべて"

    def _rest(self, filter: Filter) -> str | None:
        """残り: what was looked at and not picked."""
        chosen = self.scope.candidates(how=CHOSEN)
        left = [in_order([*one.filter.tests, Not(IsIt(one.subject))]) for one in chosen]
        if len(chosen) == 1 and filter == replace(chosen[0].filter, tests=left[0]):
            return "残り"
        pairs = [Those(slot) for slot in self.scope.pairs]
        seen = [one for one in self.scope.referents if one.how == SEEN or one.subject in pairs]
        if not seen or IsIt(seen[-1].subject) not in filter.tests or filter.categories:
            return None
        if not all(isinstance(test.test if isinstance(test, Not) else test, IsIt) for test in filter.tests):
            return None
        return "残り"

    def those(self, subject: Those) -> str:
        """A pronoun that can mean only these cards."""
        referent = next((one for one in self.scope.referents if one.subject == subject), None)
        found = narrowest(self.scope.candidates())
        if len(found) == 1 and found[0].subject == subject:
            return "それ"
        if referent is not None:
            for noun, word in (*((name, words[0]) for name, words in TYPES.items()), ("card", "カード")):
                if noun != "card" and noun not in referent.filter.categories:
                    continue
                by_noun = narrowest(self.scope.candidates(noun))
                if noun != "card" and len(by_noun) == 1 and by_noun[0].subject == subject:
                    return f"その{word}"
                by_how = narrowest(self.scope.candidates(noun, referent.how)) if referent.how in HOW_SAID else []
                if len(by_how) == 1 and by_how[0].subject == subject:
                    return f"{HOW_SAID[referent.how]}{word}"
        for deed in CALLED_BY_DEED:
            if self.scope.done_to(deed, "card") == subject:
                return f"{deed}カード".replace("山札", "デッキ")
        chosen = [one.subject for one in self.scope.referents if one.how == CHOSEN]
        if subject not in chosen or any(isinstance(one, Those) and one.slot in self.scope.several for one in chosen):
            return "それ"
        return f"{chosen.index(subject) + 1}番目に選んだカード"

    def _of_happening(self, subject: Subject) -> str:
        mentioned, counterpart = self.scope.mentioned(), self.scope.counterpart()
        happening = self.scope.happening
        if isinstance(subject, Counterpart) and happening is not None and happening.nature == "soul-change":
            return "犠牲にしたユニット"
        if isinstance(subject, Counterpart) and counterpart is None and happening is not None:
            return {"blocked": "防御されたユニット", "was-blocked": "防御したユニット"}.get(
                happening.kind, "ダメージの発生源"
            )
        if not self.scope.candidates():
            if isinstance(subject, Mentioned) and mentioned is not None and counterpart is None:
                return "それ"
            if isinstance(subject, Counterpart) and mentioned is None and counterpart is not None:
                return "それ"
        return "条件を満たしたカード" if isinstance(subject, Mentioned) else "その相手のカード"

    def several(self, subject: Subject) -> bool:
        """Several cards are meant, or may be."""
        return isinstance(subject, Every | Together)

    # --- numbers ----------------------------------------------------------------------------------------

    def is_plain(self, amount: Amount) -> bool:
        """It is written as a figure."""
        return isinstance(amount, Number | Variable) or (
            isinstance(amount, Times) and isinstance(amount.amount, Variable)
        )

    def number(self, amount: Amount) -> str:
        if isinstance(amount, Number):
            return str(amount.value)
        if isinstance(amount, Times) and isinstance(amount.amount, Variable):
            return f"{amount.amount.name}×{amount.factor}"
        return amount.name if isinstance(amount, Variable) else self.amount(amount)

    def amount(self, amount: Amount) -> str:
        """A number in words."""
        if self.is_plain(amount):
            return self.number(amount)
        if isinstance(amount, Count):
            return self._count(amount)
        if isinstance(amount, Stat):
            total = "の合計" if self.several(amount.of) else ""
            of = self.cards(amount.of.filter) if isinstance(amount.of, Every) else self.subject(amount.of)
            return f"{of}の{'元々の' if amount.original else ''}{STATS[amount.stat][0]}{total}"
        if isinstance(amount, PlayerStat):
            return f"{WHOSE[amount.whose]}{PLAYER_STATS[amount.stat][0]}"
        if isinstance(amount, Done):
            return "そうした数"
        if isinstance(amount, Happened):
            happening = self.scope.happening
            return _HAPPENED.get(happening.kind if happening is not None else "", "そのダメージの値")
        if isinstance(amount, Times):
            return f"{self.amount(amount.amount)}×{amount.factor}"
        if isinstance(amount, Plus) and isinstance(amount.one, Minus):
            return f"{self.amount(amount.one.one)}と{self.amount(amount.one.other)}の差"
        if isinstance(amount, Plus):
            return f"{self.amount(amount.one)}に{self.number(amount.other)}を加えた数"
        if isinstance(amount, Minus):
            return f"{self.amount(amount.one)}から{self.number(amount.other)}を引いた数"
        if isinstance(amount, Half):
            return f"{self.amount(amount.amount)}の半分{'（端数切り捨て）' if amount.down else ''}"
        if isinstance(amount, CountersOn):
            of = self.cards(amount.of.filter) if isinstance(amount.of, Every) else self.subject(amount.of)
            return f"{of}の上の{amount.counter}カウンターの数"
        if isinstance(amount, Greatest):
            of = self.cards(amount.of.filter) if isinstance(amount.of, Every) else self.subject(amount.of)
            return f"{of}の最も{'低い' if amount.least else '高い'}{STATS[amount.stat][0]}"
        if isinstance(amount, InEach):
            return f"{self.amount(amount.amount)}を{amount.size}で割った数（端数切り捨て）"
        if isinstance(amount, TimesThisTurn):
            assert self.happened is not None
            return f"このターンに{self.happened(amount.happening)}回数"
        assert isinstance(amount, Kinds)
        return f"{self.cards(amount.of)}の{KINDS[amount.what]}の種類"

    def _count(self, amount: Count) -> str:
        tests = amount.of.tests
        if amount.of == Filter(tests=tests) and len(tests) == 1 and isinstance(tests[0], IsIt):
            return f"{self.subject(tests[0].subject)}の数"
        word = "枚数" if amount.of.zones == ("hand",) and not amount.of.categories and not tests else "数"
        return f"{self.cards(amount.of)}の{word}"
