"""Sentences after one another: what begins one of its own, and lists of choices below the sentence that offers them."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import zip_longest

from ...effects.statements import If, IfDid
from ...effects.tree import Sentence
from ..following import filled, options_of
from ..sentences import Said
from .sentences import Text


def meant(sentences: tuple[Sentence, ...]) -> list[Said]:
    """The sentences as they are written."""
    return [one for sentence in sentences for one in written(sentence)]


def written(sentence: Sentence) -> Iterator[Said]:
    """そうした場合 and そうでないなら begin a sentence of their own."""
    last = sentence[-1]
    if isinstance(last, IfDid):
        if sentence[:-1]:
            yield Said((), sentence[:-1])
        if last.then:
            yield Said((), last.then, did=True)
        if last.otherwise:
            yield Said((), last.otherwise, did=False)
    elif isinstance(last, If) and last.otherwise:
        yield Said((), (*sentence[:-1], replace(last, otherwise=())))
        yield Said((), last.otherwise, otherwise=True)
    else:
        yield Said((), sentence)


def following(text: Text, said: list[Said], heads: bool = False, stands: bool = False) -> str:
    """`heads`: of an ability, whose first sentence says when it works.

    `stands`: what no such sentence stands before is so all the time.
    """
    words = listed = ""
    for one, next_ in zip_longest(said, said[1:]):
        options = options_of(one.statements)
        offered = replace(one, statements=filled(one.statements, ())) if options else one
        words += text.sentence(offered, heads, stands) + "。"
        heads = False
        listed += "".join(f"\n・{_option(text, option)}" for option in options)
        if next_ is None or not next_.instead:  # 代わりに2つを選ぶ stands before the list
            words, listed = words + listed, ""
        stands = stands and not one.conditions
    return words


def _option(text: Text, option: Sentence) -> str:
    return "".join(text.sentence(one) + "。" for one in written(option))
