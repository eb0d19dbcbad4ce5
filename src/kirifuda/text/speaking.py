"""Cards and numbers in the usual words: what the texts of several games say alike."""

from collections.abc import Mapping
from typing import ClassVar, Final, Generic, TypeVar

from ..effects.tree import (
    EITHER,
    OPPONENT,
    YOU,
    Amount,
    Compare,
    Count,
    Every,
    Filter,
    Greatest,
    Half,
    IsIt,
    IsOf,
    Minus,
    Named,
    Not,
    Number,
    Own,
    Plus,
    Stat,
    Subject,
    Test,
    Those,
    Times,
    Together,
    Variable,
)
from .scope import ALL, CHOSEN, Scope

AScope = TypeVar("AScope", bound=Scope)
Words = Mapping[str, tuple[str, ...]]
"""By name how something is printed, the usual word first."""
HOW: Final = {">=": "以上", "<=": "以下", "<": "未満", ">": "より大きい", "=": ""}


def in_words(names: tuple[str, ...], words: Words, between: str = "か") -> str:
    return between.join(words[name][0] for name in names)


class Speaker(Generic[AScope]):
    """Says phrases, with the pronouns that the text so far allows."""

    whose: ClassVar[Mapping[str, str]]
    """自分の, 相手の."""
    how_said: ClassVar[Mapping[str, str]]
    """What a pronoun says of how its cards were brought up."""
    nouns: ClassVar[Words]
    """What cards of a category are called."""
    stats: ClassVar[Words]

    def __init__(self, scope: AScope) -> None:
        self.scope = scope
        self.several: set[int] = set()
        """The slots that may hold several cards."""

    # --- cards ----------------------------------------------------------------------------------------

    def cards(self, filter: Filter, located: bool = True) -> str:
        """A phrase for the cards of a filter. `located`: the field is named where nothing else says where."""
        raise NotImplementedError

    def categories(self, names: tuple[str, ...]) -> str:
        return in_words(names, self.nouns)

    def is_hand(self, filter: Filter) -> bool:
        """The whole of a hand, which is called so."""
        return filter.zones == ("hand",) and not filter.categories and not filter.tests

    def is_one_s_own(self, filter: Filter) -> bool:
        """Where nobody is named, these cards are one's own."""
        return filter.zones == ("hand",)

    def counter(self, filter: Filter) -> str:
        """What such cards are counted in."""
        raise NotImplementedError

    def is_there(self, filter: Filter) -> str:
        return "い" if self.counter(filter) == "体" else "あ"

    def test(self, test: Test) -> str:
        raise NotImplementedError

    def is_not(self, test: Test) -> str:
        if isinstance(test, IsIt):
            return f"{self.subject(test.subject)}以外の"
        if isinstance(test, IsOf):
            return f"{self.categories(test.categories)}以外の"
        if isinstance(test, Named):
            return "".join(f"「{one}」" for one in test.names) + "以外の"
        said = self.test(test)
        if said.endswith("を含む"):
            return said.removesuffix("む") + "まない"
        if said.endswith("を持つ"):
            return said.removesuffix("を持つ") + "を持たない"
        return said.removesuffix("の").removesuffix("である") + "でない"

    def compared(self, test: Compare) -> str:
        word = ("元々の" if test.original else "") + self.stats[test.stat][0]
        if not self.is_figure(test.amount):
            of = "の" if test.how in (">=", "<=", "<") else ""
            return f"{word}が{self.amount(test.amount)}{HOW[test.how] or 'に等しい'}{of}"
        said = f"{word}{self.amount(test.amount)}{HOW[test.how]}"
        return said if said.endswith("い") else f"{said}の"

    # --- subjects -------------------------------------------------------------------------------------

    def subject(self, subject: Subject, whole: bool = False) -> str:
        """A phrase for the cards of a subject. `whole`: all of a zone, which need no 全て."""
        if isinstance(subject, Those):
            return self.pronoun(subject)
        if isinstance(subject, Together):
            return self._those(subject) or "と".join(self.subject(one) for one in subject.subjects)
        if isinstance(subject, Every):
            return self._rest(subject) or self.cards(subject.filter) + ("" if whole else "全て")
        raise TypeError(subject)

    def _rest(self, subject: Every) -> str:
        """残り, or その中の～全て."""
        among = [test for test in subject.filter.tests if isinstance(test, IsIt)]
        if not among:
            return ""
        left = [test for test in subject.filter.tests if test not in among]
        if not subject.filter.categories and all(
            isinstance(test, Not) and isinstance(test.test, IsIt) for test in left
        ):
            return "残り"
        rest = Filter(EITHER, (), subject.filter.categories, tuple(left))
        return f"その中の{self.cards(rest, located=False)}全て"

    def _those(self, subject: Together) -> str:
        found = self.scope.candidates(all=True)
        return "それら" if len(found) > 1 and tuple(one.subject for one in found) == subject.subjects else ""

    def pronoun(self, subject: Those) -> str:
        """A pronoun that can mean only these cards."""
        mine = next(one for one in self.scope.referents if one.subject == subject)
        if mine.how == ALL:
            return "それら"
        several = subject.slot in self.several
        if self.scope.candidates(all=several) == [mine]:
            return "それら" if several else "それ"
        noun = self.noun_of(mine.filter)
        for whose in ("", mine.filter.whose):
            if whose in ("", YOU, OPPONENT) and self.scope.candidates(noun, mine.how, whose) == [mine]:
                return f"{self.how_said[mine.how]}{self.whose[whose]}{self.called(noun)}"
        chosen = [one for one in self.scope.referents if one.how == CHOSEN]
        return f"{chosen.index(mine) + 1}番目に選んだカード"

    def noun_of(self, filter: Filter) -> str:
        """The one category that such cards have, or just a card."""
        return filter.categories[0] if len(filter.categories) == 1 else "card"

    def called(self, noun: str) -> str:
        return "カード" if noun == "card" else self.nouns[noun][0]

    # --- numbers --------------------------------------------------------------------------------------

    def amount(self, amount: Amount) -> str:
        if isinstance(amount, Number):
            return str(amount.value)
        if isinstance(amount, Variable):
            return amount.name
        if isinstance(amount, Count):
            return f"{self.cards(amount.of)}の{'数' if self.counter(amount.of) == '体' else '枚数'}"
        if isinstance(amount, Own):
            return self.stats[amount.stat][0]
        if isinstance(amount, Stat):
            word = ("元々の" if amount.original else "") + self.stats[amount.stat][0]
            if isinstance(amount.of, Every):
                return f"{self.subject(amount.of, whole=True)}の{word}の合計"
            return f"{self.subject(amount.of)}の{word}"
        if isinstance(amount, Greatest):
            return f"{self.cards(amount.of)}の最も{'低い' if amount.least else '高い'}{self.stats[amount.stat][0]}"
        if isinstance(amount, Half):
            return f"{self.amount(amount.amount)}の半分{'（端数切り捨て）' if amount.down else ''}"
        if isinstance(amount, Times):
            return f"{self.amount(amount.amount)}の{amount.factor}倍"
        if isinstance(amount, Plus):
            return f"{self.amount(amount.one)}に{self.amount(amount.other)}を加えた数"
        if isinstance(amount, Minus):
            return f"{self.amount(amount.one)}から{self.amount(amount.other)}を引いた数"
        raise TypeError(amount)

    def is_figure(self, amount: Amount) -> bool:
        """It is written as a figure, which a counter can follow."""
        return isinstance(amount, Number | Variable)

    def many(self, amount: Amount, counter: str) -> str:
        """3枚; 自分の手札の枚数に等しい数."""
        if self.is_figure(amount):
            return f"{self.amount(amount)}{counter}"
        return f"{self.amount(amount)}に等しい数"
