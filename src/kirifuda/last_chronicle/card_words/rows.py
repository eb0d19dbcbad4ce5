"""Rows that are typed among the text and count in some eras only (5.7.4): 緑：～, Ⅲ～Ⅳ：～."""

from dataclasses import replace

from ...effects.statements import Grant, If
from ...effects.tree import (
    STAYS,
    YOU,
    Ability,
    AllTrue,
    Compares,
    Fact,
    Filter,
    Keyword,
    Matches,
    Number,
    PlayerStat,
    Sentence,
    Standing,
    This,
)
from ...language.trouble import Refused
from ..book import clause
from ..printed import GREEN
from ..tree import Lit, Provided
from .marked_rows import Mark

LAST_ERA = 4


def counts_in(mark: Mark, named: tuple[int, ...]) -> Fact:
    """What is so while a row counts. `named`: with which eras the rows of the text begin."""
    if mark.burst:
        raise Refused("burst-apart", (0, 0))
    if mark.or_later and max(named) == mark.eras[0]:
        raise Refused("which-eras", (0, 0))
    if mark.lamp:
        return Matches(This(), Filter(tests=(Lit("green" if mark.lamp == GREEN else "red"),)))
    era = PlayerStat("era", YOU)
    first, last = mark.eras[0], mark.eras[-1]
    if first == last:
        return Compares(era, "=", Number(first))
    if last == LAST_ERA:
        return Compares(era, ">=", Number(first))
    if first == 1:
        return Compares(era, "<=", Number(last))
    return AllTrue((Compares(era, ">=", Number(first)), Compares(era, "<=", Number(last))))


@clause("5.7.4")
def keywords_while(fact: Fact, keywords: tuple[Keyword, ...]) -> Ability:
    said = Grant(This(), keywords=keywords, lasts=STAYS)
    return Ability("", (Standing(),), (), ((If(fact, (said,)),),))


@clause("5.7.4")
def only_while(fact: Fact, ability: Ability) -> Ability:
    """The ability while something is so: a field ability says so itself, others have it as a condition."""
    if not isinstance(ability.conditions[0], Standing):
        return replace(ability, conditions=(*ability.conditions, Provided(fact)))
    return replace(ability, sentences=tuple(_held(fact, sentence) for sentence in ability.sentences))


def _held(fact: Fact, sentence: Sentence) -> Sentence:
    only = sentence[0]
    if len(sentence) == 1 and isinstance(only, If) and not only.otherwise:
        facts = only.fact.facts if isinstance(only.fact, AllTrue) else (only.fact,)
        return (replace(only, fact=AllTrue((fact, *facts))),)
    return (If(fact, sentence),)
