"""All actions of the grammar by name."""

from ...effects.tree import Amount, Not
from ..clauses import VerbForm
from ..meanings import Mod
from ..productions import Action
from ..vocabulary import Vocabulary
from . import amounts, endings, modifiers, nouns, parts, quantities


def actions_of(vocabulary: Vocabulary, framed: Action, times_this_turn: Action) -> dict[str, Action]:
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

    return {
        **vars(endings),
        **vars(parts),
        **vars(quantities),
        **vars(nouns),
        **vars(amounts),
        **vars(modifiers),
        **vocabulary.actions,
        "pair": pair,
        "framed": framed,
        "that_does": that_does,
        "that_did_this_turn": that_did_this_turn,
        "that_did_not": that_did_not,
        "times_this_turn": times_this_turn,
        "that_came_this_turn": that_came_this_turn,
    }
