"""《ブレイク時》：このカードをタイムラインに置く代わりに～: in place of where breaking puts a card (L72)."""

from dataclasses import replace

from ...effects.parts import parts_of
from ...effects.statements import Instead
from ...effects.tree import STAYS, Condition, Happening, Mentioned, Sentence, Standing, Subject, This, When


def speaks_of_it(conditions: tuple[Condition, ...], sentences: tuple[Sentence, ...]) -> bool:
    """Does it say what is done instead of putting the card that broke onto the timeline?"""
    broken = _what_broke(conditions)
    return broken is not None and any(
        isinstance(one, Instead) and one.happening == _put_there(broken) for one in parts_of(sentences)
    )


def as_standing(
    conditions: tuple[Condition, ...], sentences: tuple[Sentence, ...]
) -> tuple[tuple[Condition, ...], tuple[Sentence, ...]] | None:
    """The same as a standing replacement, which regenerate is too (41-6); None if it says more than that."""
    if len(sentences) != 1 or len(sentences[0]) != 1:
        return None
    (condition,), ((now,),) = conditions, sentences
    assert isinstance(condition, When)
    if not isinstance(now, Instead) or now.once or condition.once or now.lasts != STAYS:
        return None
    replaced = replace(now.happening, what=condition.happening.what, nature="break")
    return (Standing(),), ((replace(now, happening=replaced),),)


def _what_broke(conditions: tuple[Condition, ...]) -> Subject | None:
    if len(conditions) != 1 or not isinstance(conditions[0], When):
        return None
    happening = conditions[0].happening
    if happening != Happening("broken", happening.what):
        return None
    return This() if happening.what == This() else Mentioned()


def _put_there(card: Subject) -> Happening:
    return Happening("moved", card, to=("timeline",))
