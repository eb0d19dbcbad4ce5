"""The sentences of a tree as they are written: what the reader folds together after a sentence, unfolded again."""

from dataclasses import fields, replace
from typing import Any

from ...effects.statements import Choose, If, Let, May, Modes
from ...effects.tree import YOU, Count, Every, Sentence, Statement, Those, TopCards
from ...language.say.texts import written
from ...language.sentences import Said
from ..statements import CallPlayer, ChooseCardOrPlayer, Designate, Put, Search
from ..tree import Depending
from .wording import MoreModes


def meant(sentences: tuple[Sentence, ...]) -> list[Said]:
    found: list[Said] = []
    for sentence in sentences:
        found += _written(unfolded(sentence))
    return found


def _written(sentence: Sentence) -> list[Said]:
    """X is said behind the sentence that speaks of it; so is that more of a list are chosen."""
    lets = tuple(one for one in sentence if isinstance(one, Let))
    rest = tuple(one for one in sentence if not isinstance(one, Let))
    last = rest[-1] if rest else None
    if isinstance(last, Modes) and isinstance(last.count, Depending):
        more = If(last.count.fact, (MoreModes(last.count.then),))
        fewer = replace(last, count=last.count.otherwise)
        return [Said((), (*rest[:-1], fewer)), Said((), (more,), instead=True)]
    return [*(written(rest) if rest else ()), *(Said((), (one,)) for one in lets)]


def unfolded(statements: tuple[Statement, ...]) -> tuple[Statement, ...]:
    found: list[Any] = []
    for one in statements:
        one = _inside(one)
        if isinstance(one, Search):
            found += [replace(one, then=()), *one.then]
        elif isinstance(one, Put) and isinstance(one.subject, TopCards) and one.slot is not None:
            found.append(replace(one, subject=replace(one.subject, slot=one.slot), slot=None))
        elif isinstance(one, ChooseCardOrPlayer) and one.up_to:
            found.append(May((replace(one, up_to=False),)))
        elif isinstance(one, May):
            found = _may(found, one) if one.by in ("", YOU) else [*found, one]
        elif found and (whole := _all_of(found[-1], one)) is not None:
            found[-1] = whole
        else:
            found.append(one)
    return tuple(found)


def _inside(one: Any) -> Any:
    """The statements that a statement holds; what is granted is said by itself."""
    changed: dict[str, Any] = {
        each.name: unfolded(getattr(one, each.name))
        for each in fields(one)
        if each.name in ("statements", "then", "otherwise") and getattr(one, each.name)
    }
    if isinstance(one, Modes):
        changed["options"] = tuple(unfolded(option) for option in one.options)
    return replace(one, **changed) if changed else one


def _may(before: list[Any], one: May) -> list[Any]:
    """What is chosen on use stands before てもよい in its clause (11.2.7)."""
    place = len(before)
    while place and isinstance(before[place - 1], Choose | CallPlayer):
        place -= 1
    return [*before[:place], replace(one, statements=(*before[place:], *one.statements))]


def _all_of(picked: Any, one: Any) -> Any:
    """All cards of a kind, which are spoken of again."""
    if not isinstance(picked, Designate) or picked != Designate(picked.slot, picked.filter, Count(picked.filter)):
        return None
    for name in ("subject", "to"):
        if getattr(one, name, None) == Those(picked.slot):
            return replace(one, **{name: Every(picked.filter, picked.slot)})
    return None
