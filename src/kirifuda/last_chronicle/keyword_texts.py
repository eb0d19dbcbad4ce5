"""Keyword abilities that are short for a text (15.2): the abilities they stand for."""

from collections.abc import Callable
from typing import Final

from ..effects.statements import ChangeStats, IfDid, Instead, LookAt, May, Modes, Orient, StatChange
from ..effects.tree import (
    YOU,
    Ability,
    Activated,
    Amount,
    CardText,
    Compares,
    DoAsCost,
    Filter,
    Happened,
    Happening,
    Keyword,
    Named,
    Number,
    Standing,
    Statement,
    This,
    Those,
    When,
)
from ..text.deeds import with_deeds
from .book import clause
from .deeds import TOLD_DEEDS
from .statements import AttackAgain, Designate, GainAdvancePoints, Pay, Put, PutCounters, RemoveCounters, Sacrifice
from .tree import OWNER, ChronicleKeyword, CountersOn, PaySouls, Provided
from .vocabulary import READY_COUNTER

NONE: Final = Number(0)
_known: Final[dict[Keyword, tuple[Ability, ...]]] = {}


def abilities_of(keyword: Keyword) -> tuple[Ability, ...]:
    """The abilities that a keyword stands for; none where it changes a rule instead."""
    if keyword not in _known:
        text = TEXTS.get(keyword.name)
        found = text(keyword) if text is not None and isinstance(keyword, ChronicleKeyword) else ()
        _known[keyword] = with_deeds(CardText(abilities=found), TOLD_DEEDS).abilities
    return _known[keyword]


def number_of(keyword: ChronicleKeyword) -> Amount:
    return keyword.number if keyword.number is not None else NONE


@clause("15.2.5.1", "15.2.5.2")
def crystallize(keyword: ChronicleKeyword) -> tuple[Ability, ...]:
    leaves = Happening("moved", This(), source=("battlefield",), to=("discard-pile",))
    into_the_yard = (Put(This(), "soul-yard", OWNER, wiped=True),)
    return (Ability(keyword.name, (Standing(),), (), ((Instead(leaves, into_the_yard, ""),),)),)


@clause("15.2.14.5", "15.2.14.6", "C3")
def absorb(keyword: ChronicleKeyword) -> tuple[Ability, ...]:
    hurt = Happening("damaged", This(), nature="effect", by=YOU)
    stronger = (ChangeStats(This(), (StatChange("power", Happened()),)),)
    return (Ability(keyword.name, (Standing(),), (), ((Instead(hurt, stronger, ""),),)),)


@clause("15.2.8", "15.2.9")
def harvest(keyword: ChronicleKeyword) -> tuple[Ability, ...]:
    when = When(Happening("era-advanced", who=YOU))
    return (Ability(keyword.name, (when,), (), ((PutCounters(This(), keyword.counter, number_of(keyword)),),)),)


@clause("15.2.11.1", "15.2.11.1.2", "15.2.11.2", "C128")
def ready(keyword: ChronicleKeyword) -> tuple[Ability, ...]:
    """The trigger half of it: each time one counter less, as long as there is one."""
    left = Provided(Compares(CountersOn(READY_COUNTER), ">=", Number(1)))
    one_less = RemoveCounters(This(), READY_COUNTER, Number(1))
    return (Ability(keyword.name, (*keyword.conditions, left), (), ((one_less,),)),)


@clause("15.2.14.1", "15.2.14.2")
def pursuit(keyword: ChronicleKeyword) -> tuple[Ability, ...]:
    when = When(Happening("was-blocked", This()))
    again = (May((Orient(This(), "active"),)), AttackAgain(This(), Number(1)))
    return (Ability(keyword.name, (when,), (), (again,)),)


@clause("15.2.16.1", "15.2.16.2")
def explore(keyword: ChronicleKeyword) -> tuple[Ability, ...]:
    when = When(Happening("placed", This()))
    return (Ability(keyword.name, (when,), (), ((GainAdvancePoints(YOU, number_of(keyword)),),)),)


@clause("15.2.17.1", "15.2.17.2")
def subdue(keyword: ChronicleKeyword) -> tuple[Ability, ...]:
    when = When(Happening("attacked", This()))
    return (Ability(keyword.name, (when,), (), ((GainAdvancePoints(YOU, number_of(keyword)),),)),)


@clause("15.2.18.1", "15.2.18.2")
def taboo(keyword: ChronicleKeyword) -> tuple[Ability, ...]:
    """From the deck into the discard pile: its player may pay either price for it."""
    when = When(Happening("moved", This(), source=("deck",), to=("discard-pile",)))
    ways = tuple([(Pay((PaySouls(price),)),) for price in keyword.prices])
    pay: Statement = ways[0][0] if len(ways) == 1 else Modes(Number(1), ways, by=YOU)
    then = IfDid((Put(This(), "battlefield", wiped=True),))
    return (Ability(keyword.name, (when,), (), ((May((pay, then)),),), works_in=("discard-pile",)),)


@clause("15.2.19.1", "15.2.19.2")
def sublimate(keyword: ChronicleKeyword) -> tuple[Ability, ...]:
    """From the hand, in one's own turn: reveal it and sacrifice the unit of that name."""
    of_that_name = Filter(YOU, ("battlefield",), ("unit",), (Named((keyword.card,)),))
    reveal = LookAt(This(), 1, shown=True)
    cost = DoAsCost((reveal, Designate(0, of_that_name, Number(1)), Sacrifice(Those(0))))
    act = Activated(turn_of=YOU)
    return (Ability(keyword.name, (act,), (cost,), ((Put(This(), "battlefield"),),), works_in=("hand",)),)


TEXTS: Final[dict[str, Callable[[ChronicleKeyword], tuple[Ability, ...]]]] = {
    "crystallize": crystallize,
    "absorb": absorb,
    "harvest": harvest,
    "ready": ready,
    "pursuit": pursuit,
    "explore": explore,
    "subdue": subdue,
    "taboo": taboo,
    "sublimate": sublimate,
}
