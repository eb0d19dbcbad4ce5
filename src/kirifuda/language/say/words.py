"""The usual word for a thing: of several words for one thing, the first of the vocabulary."""

from collections.abc import Mapping
from typing import Any

from ...text.verbs import ACTIVE, Verb, surfaces
from ..clauses import VerbForm
from ..closed_words import CLOSED
from ..vocabulary import Vocabulary
from .tape import Unsayable


def usual(table: Mapping[str, Any], value: Any) -> str:
    if isinstance(value, str) and table.get(value) == value:
        return value
    for word, meant in table.items():
        if meant == value:
            return word
    raise Unsayable(value)


def thing(vocabulary: Vocabulary, key: str) -> str:
    """効果, 以下の効果: a word of the game, or of every game."""
    return usual({**vocabulary.words, **CLOSED["Word"]}, key)


def listed(table: Mapping[str, Any], values: tuple[Any, ...]) -> str:
    return "か".join(usual(table, value) for value in values)


def verb_of(vocabulary: Vocabulary, lemma: str) -> Verb | None:
    """The first that has the name is the usual one."""
    return next((verb for verb in vocabulary.verbs if verb.name == lemma), None)


def has_verb(vocabulary: Vocabulary, lemma: str) -> bool:
    return verb_of(vocabulary, lemma) is not None or lemma in _whole(vocabulary)


def written(vocabulary: Vocabulary, lemma: str, form: str, voice: str = ACTIVE) -> str:
    """A form of a verb as it is usually written."""
    verb = verb_of(vocabulary, lemma)
    if verb is None:
        if form == "plain" and voice == ACTIVE and lemma in _whole(vocabulary):
            return _whole(vocabulary)[lemma]
        raise Unsayable(lemma)
    if form == "past-not":
        return written(vocabulary, lemma, "not", voice).removesuffix("い") + "かった"
    for surface, one in surfaces(verb):
        if one.form == form and one.voice == voice:
            return surface
    raise Unsayable(lemma, form)


def goes_on_not(vocabulary: Vocabulary, lemma: str, form: str, voice: str = ACTIVE) -> str:
    """アタック出来ず, 破壊されず: what is not so, and the sentence goes on."""
    verb = verb_of(vocabulary, lemma)
    for surface, one in surfaces(verb) if verb is not None else ():
        if one.form == form and one.voice == voice and surface.endswith("ず"):
            return surface
    raise Unsayable(lemma, form)


def doing(vocabulary: Vocabulary, lemma: str, voice: str) -> str:
    """アタックしている."""
    verb = verb_of(vocabulary, lemma)
    for surface, one in surfaces(verb) if verb is not None else ():
        if one.form == "join" and one.voice == voice and surface.endswith(("て", "で")):
            return f"{surface}いる"
    raise Unsayable(lemma)


def cost_words(vocabulary: Vocabulary) -> Mapping[str, str]:
    """What is paid by its name, with a number or without."""
    return {**vocabulary.cost_words, **vocabulary.extra.get("CostAlone", {})}


def _whole(vocabulary: Vocabulary) -> dict[str, str]:
    """Verbs that have this one form."""
    return {one.lemma: word for word, one in vocabulary.extra.get("VPlain", {}).items() if isinstance(one, VerbForm)}
