"""A whole text in English: a sentence for each sentence of the card."""

from dataclasses import dataclass
from typing import Final

from ...effects.parts import parts_of
from ...effects.statements import Choose, If, IfDid, May
from ...effects.tree import (
    Ability,
    Activated,
    CardText,
    Condition,
    Cost,
    DoAsCost,
    Sentence,
    Standing,
    Those,
    When,
)
from ..frame import STATEMENT
from .english import OWNERS, English, Teller, keyword
from .grammar import COMMAND, listed, sentence
from .telling import Clauses, condition, framed, phase, statements

LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


@dataclass(frozen=True, slots=True)
class Line:
    """One line: how far it is indented, what it says, by which clauses."""

    depth: int
    words: str
    clauses: Clauses = ()


def text(english: English, whole: CardText, this: str) -> list[Line]:
    lines = [
        Line(0, sentence(keyword(Teller(english, this), one)), english.keyword_clauses(one)) for one in whole.keywords
    ]
    if whole.play:
        lines += _sentences(_teller(english, this, whole.play), whole.play)
    for one in whole.abilities:
        lines += ability(english, one, this)
    return lines


def ability(english: English, one: Ability, this: str) -> list[Line]:
    """Its head stands before its first sentence."""
    t = _teller(english, this, (one.costs, one.sentences))
    head, clauses = _head(t, one)
    found = _sentences(t, one.sentences, head)
    return [Line(0, found[0].words, clauses + found[0].clauses), *found[1:]]


def _teller(english: English, this: str, parts: object) -> Teller:
    """Where several things are spoken of again, each has a letter."""
    nodes = list(parts_of(parts))
    spoken = [one.slot for one in nodes if isinstance(one, Those)]
    chosen = {one.slot for one in nodes if isinstance(one, Choose)}
    again = [slot for slot in sorted(set(spoken)) if slot not in chosen or spoken.count(slot) > 1]
    return Teller(english, this, dict(zip(again, LETTERS, strict=False)) if len(again) > 1 else {})


def _head(t: Teller, one: Ability) -> tuple[str, Clauses]:
    first = one.conditions[0]
    where = f"“{one.name}”: " if one.name else ""
    if one.works_in and one.works_in != ("hand",):
        where += f"while {t.this} is in {listed([t.word('zone', zone) for zone in one.works_in], 'or')}, "
    if isinstance(first, Standing):
        t.standing = True
        return where + (f"during {OWNERS[first.turn_of]} turn, " if first.turn_of else ""), ()
    limited = [t.english.limits[type(each)](t, each) for each in one.conditions if _is_limit(t, each)]
    more = "".join(f"{words}, " for words, _ in limited)
    why = tuple(clause for _, clauses in limited for clause in clauses)
    if isinstance(first, Activated):
        limits = ("once a turn, " if first.once else "") + more
        if first.during:
            limits += f"during {phase(t, first.during, first.turn_of or 'both')}, "
        elif first.turn_of:
            limits += f"during {OWNERS[first.turn_of]} turn, "
        costs, clauses = _costs(t, one.costs)
        return f"{where}{limits}{costs or 'use this'}: ", t.english.head_clauses["used"] + why + clauses
    told = [condition(t, each) for each in one.conditions if not _is_limit(t, each)]
    once = "once a turn, " if isinstance(first, When) and first.once else ""
    words = " or ".join(words for words, _ in told)
    paid, by = _costs(t, one.costs)
    cost = f"at this cost ({paid}): " if paid else ""
    awaited = (clause for _, clauses in told for clause in clauses)
    return f"{where}{once}{words}, {more}{cost}", (*awaited, *why, *by)


def _is_limit(t: Teller, one: Condition) -> bool:
    return type(one) in t.english.limits


def _costs(t: Teller, costs: tuple[Cost, ...]) -> tuple[str, Clauses]:
    words: list[str] = []
    clauses: Clauses = ()
    for cost in costs:
        said, by = (
            statements(t, cost.statements)
            if isinstance(cost, DoAsCost)
            else framed(t, t.english.cost(cost), STATEMENT, COMMAND)
        )
        words.append(said)
        clauses += by
    return ", ".join(words), clauses


def _sentences(t: Teller, all_: tuple[Sentence, ...], head: str = "") -> list[Line]:
    found: list[Line] = []
    waiting: tuple[Choose, ...] = ()
    for place, one in enumerate(all_):
        following = all_[place + 1] if place + 1 < len(all_) else ()
        if len(one) == 1 and isinstance(one[0], Choose) and _goes_on(one[0], following):
            waiting += (one[0],)
            continue
        words, clauses = statements(t, (*waiting, *one))
        waiting = ()
        t.asked = next((each.by for each in one if isinstance(each, May)), "")
        found.append(Line(0, sentence(head + words), clauses))
        head = ""
    return found


def _goes_on(one: Choose, following: Sentence) -> bool:
    """A choice is told with the sentence that deals with what was chosen."""
    return bool(following) and not isinstance(following[0], If | IfDid) and Those(one.slot) in list(parts_of(following))
