"""The one meaning that a text has, out of all the readings that a grammar finds in it."""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Generic, TypeVar

from .mapped import Mapped
from .parsing import Branch, Grammar, Stuck
from .scope import Scope
from .trouble import Misread, Unclear

Meaning = TypeVar("Meaning")
AScope = TypeVar("AScope", bound=Scope)
PUNCTUATION = "、。「」『』【】《》：\n"


@dataclass(frozen=True, slots=True)
class Understood(Generic[Meaning, AScope]):
    """What a text means, and the scope after it."""

    meaning: Meaning
    after: AScope


@dataclass(frozen=True, slots=True)
class Several(Generic[Meaning]):
    """These characters mean more than one thing; `said` are the readings in words, or else `meanings` are all there."""

    start: int
    end: int
    said: tuple[str, ...] = ()
    meanings: tuple[Meaning, ...] = ()


def one_meaning(
    grammar: Grammar,
    text: Mapped,
    start: str,
    scope: AScope,
    read: Callable[[Branch, AScope], Meaning],
    telling: Collection[str],
) -> "Understood[Meaning, AScope] | Several[Meaning] | Misread | Stuck":
    """Try every reading in a scope of its own; readings that mean the same are one.

    `telling`: reasons that say more than that something else failed further on.
    """
    readings = grammar.readings(text.text, start)
    if isinstance(readings, Stuck):
        return readings
    found: list[Understood[Meaning, AScope]] = []
    troubles: list[Misread] = []
    for branch in readings:
        inner = scope.copy()
        try:
            meaning = read(branch, inner)
        except Misread as trouble:
            troubles.append(trouble)
            continue
        except Unclear as unclear:
            return Several(unclear.start, unclear.end, unclear.readings)
        if all(meaning != other.meaning for other in found):
            found.append(Understood(meaning, inner))
    if len(found) == 1:
        return found[0]
    if found:
        return Several(0, len(text), meanings=tuple(one.meaning for one in found))
    return max(troubles, key=lambda one: (one.reason in telling, one.start, one.end))


def not_read(grammar: Grammar, text: str, place: int, start: str) -> tuple[int, int]:
    """The characters that cannot be read: as few as must be left out for the rest to be a sentence.

    If none are enough, all up to the next punctuation.
    """
    end = place
    while end < len(text) and text[end] not in PUNCTUATION:
        end += 1
    for skipped in range(place + 1, end + 1):
        rest = text[:place] + text[skipped:]
        if rest and not isinstance(grammar.readings(rest, start), Stuck):
            return place, skipped
    return place, max(end, min(place + 1, len(text)))
