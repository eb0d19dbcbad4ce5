"""Cards, numbers and facts of a text in plain words: what the texts of several games say alike."""

from collections.abc import Callable, Iterator
from typing import Final

from ..effects.tree import (
    AdjacentLane,
    AllTrue,
    Amount,
    AsDeclared,
    Compare,
    Compares,
    Count,
    Counterpart,
    Done,
    Every,
    Exists,
    Fact,
    Filter,
    Greatest,
    Half,
    Happened,
    Happening,
    HasKeyword,
    InChosenLane,
    InLanes,
    IsFalse,
    IsIt,
    IsTurnOf,
    Keyword,
    Matches,
    Mentioned,
    Minus,
    Named,
    NameHas,
    Not,
    Number,
    OneTrue,
    Own,
    PlayerStat,
    Plus,
    SameLane,
    Stat,
    Subject,
    Test,
    This,
    Those,
    Times,
    TimesThisTurn,
    Together,
    TopCards,
    Variable,
)
from ..kernel.phrase import Argument, Phrase

COMPARED: Final = {">=": "at-least", "<=": "at-most", ">": "more", "<": "less", "=": "equal"}


def slot(number: int) -> str:
    """Cards that are kept are called A, B, C and so on."""
    return chr(ord("A") + number) if number < 26 else f"A{number}"


class Meant:
    """`said` makes a phrase of a key of the game's own messages; `noun` is the kind of word for a card's category.

    A game that knows other tests, subjects, numbers and facts says those itself and leaves the rest to this.
    """

    def __init__(self, said: Callable[..., Phrase], noun: str) -> None:
        self.said = said
        self.noun = noun

    def listed(self, kind: str, names: tuple[str, ...]) -> list[Phrase]:
        return [self.said(f"{kind}-{name}") for name in names]

    def plain(self, word: object) -> Phrase:
        return self.said("word", word=str(word))

    def whose(self, name: str) -> Phrase:
        return self.said(f"whose-{name}")

    def keyword(self, one: Keyword) -> Phrase:
        name = self.said(f"keyword-{one.name}")
        return name if one.amount is None else self.said("keyword-with", keyword=name, amount=one.amount)

    def stat(self, name: str, original: bool = False) -> Phrase:
        word = self.said(f"stat-{name}")
        return self.said("original", stat=word) if original else word

    # --- cards -------------------------------------------------------------------------------------------

    def cards(self, filter: Filter, anywhere: bool = False) -> Phrase:
        """`anywhere`: where no zone is named, the field is not meant either."""
        noun = self.listed(self.noun, filter.categories) or [self.said(f"{self.noun}-card")]
        args: dict[str, Argument] = {"noun": noun, "whose": self.whose(filter.whose)}
        key = "cards-anywhere"
        if filter.zones or not anywhere:
            key = "cards"
            args["where"] = self.listed("zone", filter.zones) or [self.said("zone-field")]
        if not filter.tests:
            return self.said(key, **args)
        return self.said(f"{key}-that", tests=[self.test(one) for one in filter.tests], **args)

    def test(self, one: Test) -> Phrase:
        if isinstance(one, Not):
            return self.said("not", test=self.test(one.test))
        if isinstance(one, Named):
            return self.said("test-name", names=[self.plain(word) for word in one.names])
        if isinstance(one, NameHas):
            return self.said("test-name-has", words=[self.plain(word) for word in one.words])
        if isinstance(one, Compare):
            return self.compared(self.stat(one.stat, one.original), one.how, one.amount)
        if isinstance(one, HasKeyword):
            return self.said("test-keyword", keyword=self.said(f"keyword-{one.keyword}"))
        if isinstance(one, AsDeclared):
            return self.said(f"test-declared-{one.of}", slot=slot(one.slot))
        if isinstance(one, InLanes):
            return self.said("test-lanes", lanes=self.listed("lane", one.lanes))
        if isinstance(one, InChosenLane):
            return self.said("test-chosen-lane", slot=slot(one.slot))
        if isinstance(one, SameLane):
            return self.said("test-same-lane", subject=self.subject(one.subject))
        if isinstance(one, AdjacentLane):
            return self.said("test-adjacent-lane", subject=self.subject(one.subject))
        assert isinstance(one, IsIt)
        return self.said("test-is", subject=self.subject(one.subject))

    def subject(self, one: Subject) -> Phrase:
        if isinstance(one, This):
            return self.said("this")
        if isinstance(one, Those):
            return self.plain(slot(one.slot))
        if isinstance(one, Every):
            every = self.said("every", cards=self.cards(one.filter))
            return every if one.slot is None else self.said("kept", what=every, slot=slot(one.slot))
        if isinstance(one, Mentioned | Counterpart):
            return self.said("mentioned" if isinstance(one, Mentioned) else "counterpart")
        if isinstance(one, TopCards):
            key = "bottom-cards" if one.bottom else "top-cards"
            return self.said(key, whose=self.whose(one.whose), count=self.amount(one.count))
        assert isinstance(one, Together)
        return self.said("together", subjects=[self.subject(part) for part in one.subjects])

    def thing(self, what: Subject | Filter | None) -> Phrase:
        """What something happens to."""
        if what is None:
            return self.said("any-card")
        return self.cards(what, anywhere=True) if isinstance(what, Filter) else self.subject(what)

    def happening(self, one: Happening) -> Phrase:
        raise NotImplementedError

    def details(self, one: Happening, source: str = "zone", to: str = "zone") -> Iterator[Phrase]:
        """What else is said of a happening. `source`, `to`: what kinds of places it leaves and reaches."""
        if one.other is not None:
            yield self.said("detail-other", other=self.thing(one.other))
        if one.source:
            yield self.said("detail-from", zones=self.listed(source, one.source))
        if one.to:
            yield self.said("detail-to", zones=self.listed(to, one.to))
        if one.nature:
            yield self.said(f"detail-{one.nature}")
        if one.by:
            yield self.said("detail-by", whose=self.whose(one.by))
        if one.together:
            yield self.said("detail-together")

    # --- numbers -----------------------------------------------------------------------------------------

    def amount(self, one: Amount) -> Phrase:
        if isinstance(one, Number):
            return self.plain(one.value)
        if isinstance(one, Variable):
            return self.plain(one.name)
        if isinstance(one, Count):
            return self.said("count", cards=self.cards(one.of))
        if isinstance(one, Own):
            return self.said("own-stat", stat=self.stat(one.stat))
        if isinstance(one, Stat):
            return self.said("stat-of", stat=self.stat(one.stat, one.original), subject=self.subject(one.of))
        if isinstance(one, TimesThisTurn):
            return self.said("times-this-turn", happening=self.happening(one.happening))
        if isinstance(one, Greatest):
            key = "least" if one.least else "greatest"
            return self.said(key, stat=self.stat(one.stat), cards=self.cards(one.of))
        if isinstance(one, PlayerStat):
            return self.said(f"player-{one.stat}", whose=self.whose(one.whose))
        if isinstance(one, Half):
            return self.said("half-down" if one.down else "half-up", amount=self.amount(one.amount))
        if isinstance(one, Times):
            return self.said("times", amount=self.amount(one.amount), factor=one.factor)
        if isinstance(one, Plus | Minus):
            key = "plus" if isinstance(one, Plus) else "minus"
            return self.said(key, one=self.amount(one.one), other=self.amount(one.other))
        assert isinstance(one, Done | Happened)
        return self.said("done" if isinstance(one, Done) else "happened")

    def compared(self, one: Phrase, how: str, other: Amount) -> Phrase:
        return self.said(f"compare-{COMPARED[how]}", one=one, other=self.amount(other))

    # --- facts -------------------------------------------------------------------------------------------

    def fact(self, one: Fact) -> Phrase:
        if isinstance(one, Exists):
            return self.compared(self.said("count", cards=self.cards(one.filter)), one.how, one.amount)
        if isinstance(one, Matches):
            cards = self.cards(one.filter, anywhere=True)
            return self.said("matches", subject=self.subject(one.subject), cards=cards)
        if isinstance(one, Compares):
            return self.compared(self.amount(one.one), one.how, one.other)
        if isinstance(one, IsTurnOf):
            return self.said("turn-of", whose=self.whose(one.whose))
        if isinstance(one, IsFalse):
            return self.said("not", test=self.fact(one.fact))
        assert isinstance(one, AllTrue | OneTrue)
        key = "all-of" if isinstance(one, AllTrue) else "one-of"
        return self.said(key, facts=[self.fact(part) for part in one.facts])
