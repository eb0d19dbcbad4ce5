"""All actions of the grammar by name."""

from collections.abc import Callable
from typing import Any

from ...effects.statements import StatChange
from ...effects.tree import Amount, Filter, Not, Number
from ..clauses import Clause, Item, Many, Span, VerbForm
from ..meanings import Gifts, Mod, Phrase, Quantity, Things
from ..productions import Action, told_where
from ..vocabulary import Vocabulary
from . import amounts, endings, modifiers, nouns, parts, quantities


def actions_of(
    vocabulary: Vocabulary, framed: Action, times_this_turn: Action, times_of: Callable[[Clause], list[Amount]]
) -> dict[str, Action]:
    """The actions of the grammar; those that look into a game's words are made for it."""

    def that_does(verb: VerbForm) -> Mod | None:
        test = vocabulary.doing.get((verb.lemma, verb.voice))
        return Mod(tests=(test,)) if test is not None else None

    def that_did_this_turn(this_turn: str, verb: VerbForm) -> Mod | None:
        test = vocabulary.did.get((verb.lemma, verb.voice))
        return Mod(tests=(test,)) if test is not None and this_turn else None

    def that_did_not(this_turn: str, verb: VerbForm) -> Mod | None:
        test = vocabulary.did.get((verb.lemma, verb.voice))
        return Mod(tests=(Not(test),)) if test is not None and this_turn else None

    def that_came_this_turn(this_turn: str, zones: tuple[str, ...], verb: VerbForm) -> Mod | None:
        test = vocabulary.did.get((f"{zones[0]}に{verb.lemma}", verb.voice)) if len(zones) == 1 else None
        return Mod(tests=(test,)) if test is not None and this_turn else None

    def pair(one: tuple[Amount, bool], other: tuple[Amount, bool]) -> tuple[tuple[str, Amount, bool], ...] | None:
        """＋1000／＋1: of the two numbers that the game writes so."""
        stats = vocabulary.pair
        return ((stats[0], *one), (stats[1], *other)) if len(stats) == 2 else None

    def quoted_pair(by: tuple[tuple[Amount, bool], tuple[Amount, bool]]) -> Phrase | None:
        """「＋2／－1」の修正."""
        changes = pair(*by)
        return Gifts(changes=tuple(StatChange(*one) for one in changes)) if changes is not None else None

    def corrected_pair(by: tuple[tuple[Amount, bool], tuple[Amount, bool]], word: str) -> Phrase | None:
        return quoted_pair(by) if word else None

    def times_of_those(this_turn: str, those: Clause, word: str) -> list[Amount] | None:
        return times_of(those) if this_turn and word else None

    def per_one_of_those(this_turn: str, those: Clause, number: Amount, counter: str, word: str) -> list[Amount] | None:
        return times_of(those) if this_turn and counter and word and number == Number(1) else None

    @told_where
    def as_many_as_did(at: Span, this_turn: str, those: Clause, word: str) -> list[Item] | None:
        """このターンにブレイクしたミニオンと同じ数だけ."""
        return [Many(at, Quantity(one)) for one in times_of(those)] if this_turn and word else None

    def cards(noun: Filter) -> Phrase:
        return Things(noun, sole=len(noun.categories) == 1 and noun.categories[0] in vocabulary.sole)

    shared: dict[str, Any] = {
        **vars(endings),
        **vars(parts),
        **vars(quantities),
        **vars(nouns),
        **vars(amounts),
        **vars(modifiers),
    }
    taken = sorted(shared.keys() & vocabulary.actions.keys())
    if taken:
        raise ValueError(f"{vocabulary.game}: the shared grammar has actions of these names: {taken}")
    return {
        **shared,
        **vocabulary.actions,
        "pair": pair,
        "framed": framed,
        "cards": cards,
        "times_of_those": times_of_those,
        "per_one_of_those": per_one_of_those,
        "as_many_as_did": as_many_as_did,
        "quoted_pair": quoted_pair,
        "corrected_pair": corrected_pair,
        "that_does": that_does,
        "that_did_this_turn": that_did_this_turn,
        "that_did_not": that_did_not,
        "times_this_turn": times_this_turn,
        "that_came_this_turn": that_came_this_turn,
    }
