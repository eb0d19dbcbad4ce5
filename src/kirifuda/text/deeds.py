"""What a text does with the cards that it lets somebody pick: found once, when it is read, for whoever is asked."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from ..effects.parts import parts_of
from ..effects.statements import CardsPicked, LookAt, Move
from ..effects.tree import Ability, CardText, Filter, Node, Sentence, Statement, Those, Together, fields_of


class Deeds:
    """The deeds that a game's questions tell of, the first of them none; and which of them a statement does with cards
    that such a filter found.
    """

    __slots__ = ("_of", "_words")

    def __init__(self, words: tuple[str, ...], of: Callable[[Statement, Filter], str]) -> None:
        self._words = words
        self._of = of

    def place(self, one: Statement, picked: Filter) -> int:
        word = self._of(one, picked)
        return self._words.index(word) if word in self._words else 0


def moving(one: Move, picked: Filter) -> str:
    """Where cards are put, as a deed: from the field into the hand they go back."""
    if one.to == "hand":
        return "return" if not picked.zones else "hand"
    if one.to == "deck":
        return "into-deck" if one.either_end else "under-deck" if one.bottom else "onto-deck"
    return one.to


def with_deeds(text: CardText, deeds: Deeds) -> CardText:
    """The text, with everything that picks cards knowing what becomes of them."""
    abilities = tuple([_ability(one, deeds) for one in text.abilities])
    return replace(text, abilities=abilities, play=_sentences(text.play, deeds))


def _ability(one: Ability, deeds: Deeds) -> Ability:
    """What is picked when a cost is paid may be spoken of by the sentences."""
    costs = _part(one.costs, sum(one.sentences, ()), deeds)
    return replace(one, costs=costs, sentences=_sentences(one.sentences, deeds))


def _sentences(sentences: tuple[Sentence, ...], deeds: Deeds) -> tuple[Sentence, ...]:
    return tuple([_told(one, sum(sentences[at + 1 :], ()), deeds) for at, one in enumerate(sentences)])


def _told(statements: Sentence, after: Sentence, deeds: Deeds) -> Sentence:
    return tuple([_node(one, statements[at + 1 :] + after, deeds) for at, one in enumerate(statements)])


def _part(part: Any, after: Sentence, deeds: Deeds) -> Any:
    """The same part of a text, as it was where nothing in it picks cards."""
    if isinstance(part, Node):
        return _node(part, after, deeds)
    if not isinstance(part, tuple) or not part:
        return part
    if isinstance(part[0], Statement):
        return _told(part, after, deeds)
    told = [_part(one, after, deeds) for one in part]
    return tuple(told) if any([new is not old for new, old in zip(told, part, strict=True)]) else part


def _node(one: Any, after: Sentence, deeds: Deeds) -> Any:
    if isinstance(one, CardText):
        return with_deeds(one, deeds)
    if isinstance(one, Ability):
        return _ability(one, deeds)
    if isinstance(one, CardsPicked):
        return replace(one, deed=_deed_with(one, after, deeds))
    parts = {name: getattr(one, name) for name in fields_of(type(one))}
    told = {name: _part(part, after, deeds) for name, part in parts.items()}
    return replace(one, **told) if any([told[name] is not part for name, part in parts.items()]) else one


def _deed_with(picked: CardsPicked, after: Sentence, deeds: Deeds) -> int:
    """What the next statement does that speaks of the cards; showing them first does nothing with them."""
    slots = {picked.slot}
    for one in after:
        if not _speaks_of(one, slots):
            continue
        acted_on = [getattr(one, name) for name in ("subject", "to") if name in fields_of(type(one))]
        if not any([_means(subject, slots) for subject in acted_on]):
            return 0
        if not isinstance(one, LookAt):
            return deeds.place(one, picked.filter)
        slots.add(one.slot)
    return 0


def _speaks_of(node: Node, slots: set[int]) -> bool:
    return any([isinstance(one, Those) and one.slot in slots for one in parts_of(node)])


def _means(subject: object, slots: set[int]) -> bool:
    if isinstance(subject, Together):
        return any([_means(one, slots) for one in subject.subjects])
    return isinstance(subject, Those) and subject.slot in slots
