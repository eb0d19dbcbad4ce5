"""Counters on cards (6.10), tokens (6.11), and who controls a card."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from ...effects.tree import Amount, Number, Subject, Test, This
from ...language.clauses import VerbForm
from ...language.frame import Kind
from ...language.kinds import of_phrase
from ...language.meanings import Mod, Phrase, Player, Referred, Thing, Unnamed
from ...language.taken_as import subject_of
from ..tree import THAT_PLAYER, CountersOn, HasCounters, InEach

WORD: Final = "カウンター"
LONGEST: Final = 12
_PAIR: Final = re.compile(r"[＋－]\d+／[＋－]\d+")
"""＋500／＋0カウンター."""

GRAMMAR: Final = """
np: CounterWord                                  -> counters
  | ontop
  | counters_on                                  -> counters_there
  | ontop "に" Being AllOf CounterWord           -> all_lying_on
  | ontop "の" AllOf CounterWord                 -> all_counters_on
  | np "の" AllOf CounterWord                    -> all_counters_of
  | number Counter "の" CounterWord              -> so_many_counters
  | np "の" Controller                           -> controller_of
  | Its Controller                               -> controller_of_it
much: counters_on "の" Count                     -> counters_counted
per: counters_on number Counter Per              -> per_counter
counters_on: ontop "の" CounterWord              -> counters_on
           | ontop "に" Being CounterWord        -> counters_lying_on
           | np "の" CounterWord                 -> counters_of
ontop: np "の" OnTop                             -> on_top
     | Its OnTop                                 -> on_top_of_it
     | OnThis                                    -> on_this
mod: CounterWord "が" VDoing                     -> with_counters
   | CounterWord "が" Being                      -> bearing_counters
   | CounterWord "が" number Counter Compared? VDoing -> with_so_many
   | number "／" number "の"                     -> of_size
   | Stat number "、" Stat number "の"           -> of_numbers
   | Stat number Slash Stat number "の"          -> of_both_numbers
"""


@dataclass(frozen=True, slots=True)
class Counters(Phrase):
    """動力カウンター; no name: of any kind."""

    name: str


@dataclass(frozen=True, slots=True)
class OnTop(Phrase):
    """それの上."""

    of: Subject


@dataclass(frozen=True, slots=True)
class CountersThere(Phrase):
    """それの上に置かれているカウンター; `all`: すべての."""

    name: str
    of: Subject
    all: bool


@dataclass(frozen=True, slots=True)
class SoManyCounters(Phrase):
    """2個の成長カウンター."""

    name: str
    count: Amount


@dataclass(frozen=True, slots=True)
class OfSize(Test):
    """Of a token that is to be made: its power and ATK. It says nothing of any other card."""

    power: Amount
    atk: Amount


def counter_words(text: str, start: int) -> Iterator[tuple[str, int, Any]]:
    """成長カウンター: a name of kanji and katakana, which begins where the script does."""
    if start and _is_of_a_name(text[start - 1]):
        return
    end = text.find(WORD, start, start + LONGEST + len(WORD))
    if end < 0:
        return
    name = text[start:end]
    if _PAIR.fullmatch(name):
        yield "CounterWord", end + len(WORD), name
    if all(_is_of_a_name(sign) for sign in name) or (len(name) > 1 and _is_inflected(name)):
        yield "CounterWord", end + len(WORD), name


def _is_of_a_name(sign: str) -> bool:
    return "一" <= sign <= "鿿" or "ァ" <= sign <= "ヶ" or sign in "ー々"


def _is_inflected(name: str) -> bool:
    return name[-1] in "りきみいえち" and all(_is_of_a_name(sign) for sign in name[:-1])


def counters(name: str) -> Phrase:
    return Counters(name)


def on_top(phrase: Phrase, word: str) -> Phrase | None:
    of = subject_of(phrase, bare=True)
    return OnTop(of) if of is not None and word else None


def on_top_of_it(it: Subject, word: str) -> Phrase | None:
    return OnTop(it) if word else None


def on_this(word: str) -> Phrase | None:
    return OnTop(This()) if word else None


def so_many_counters(count: Amount, counter: str, name: str) -> Phrase | None:
    return SoManyCounters(name, count) if counter in ("個", "つ") else None


def counters_there(amount: CountersOn) -> Phrase:
    return CountersThere(amount.counter, amount.of, False)


def all_counters_on(top: Phrase, all_: str, name: str) -> Phrase | None:
    return CountersThere(name, top.of, True) if isinstance(top, OnTop) and all_ else None


def all_lying_on(top: Phrase, being: str, all_: str, name: str) -> Phrase | None:
    return all_counters_on(top, being and all_, name)


def all_counters_of(phrase: Phrase, all_: str, name: str) -> Phrase | None:
    return CountersThere(name, phrase.subject, True) if isinstance(phrase, Referred) and all_ else None


def controller_of(phrase: Phrase, owns: bool) -> Phrase | None:
    return Player(THAT_PLAYER, phrase.subject, owns) if isinstance(phrase, Referred) else None


def controller_of_it(it: Subject, owns: bool) -> Phrase:
    return Player(THAT_PLAYER, it, owns)


def of_both_numbers(stat: str, power: Amount, slash: str, other: str, atk: Amount) -> Mod | None:
    return of_numbers(stat, power, other, atk) if slash else None


def counters_on(top: Phrase, name: str) -> Amount | None:
    return CountersOn(name, top.of) if isinstance(top, OnTop) else None


def counters_lying_on(top: Phrase, being: str, name: str) -> Amount | None:
    return counters_on(top, name) if being else None


def counters_of(phrase: Phrase, name: str) -> Amount | None:
    return CountersOn(name, phrase.subject) if isinstance(phrase, Referred) else None


def counters_counted(amount: Amount, word: str) -> Amount | None:
    return amount if word else None


def per_counter(amount: Amount, number: Amount, counter: str, word: str) -> Amount | None:
    if not (counter and word) or not isinstance(number, Number):
        return None
    return amount if number.value == 1 else InEach(amount, number.value)


def with_counters(name: str, verb: VerbForm) -> Mod | None:
    return Mod(tests=(HasCounters(name),)) if (verb.lemma, verb.voice) == ("置く", "passive") else None


def bearing_counters(name: str, being: str) -> Mod | None:
    return Mod(tests=(HasCounters(name),)) if being else None


def with_so_many(name: str, number: Amount, counter: str, how: str | None, verb: VerbForm) -> Mod | None:
    if (verb.lemma, verb.voice) != ("置く", "passive") or not counter:
        return None
    return Mod(tests=(HasCounters(name, how or "=", number),))


def of_size(power: Amount, atk: Amount) -> Mod:
    return Mod(tests=(OfSize(power, atk),))


def of_numbers(stat: str, power: Amount, other: str, atk: Amount) -> Mod | None:
    """パワー1000、ATK1の."""
    return of_size(power, atk) if (stat, other) == ("power", "atk") else None


def _on(phrase: Phrase) -> Subject | None:
    if isinstance(phrase, OnTop):
        return phrase.of
    return subject_of(phrase)


def _controlled(phrase: Phrase) -> Subject | None:
    """それのコントロール."""
    return phrase.of if isinstance(phrase, Thing) and phrase.key == "コントロール" else None


KINDS: Final[dict[str, Kind]] = {
    "counters": of_phrase(lambda phrase: phrase.name if isinstance(phrase, Counters) else None),
    "counters-there": of_phrase(lambda phrase: phrase if isinstance(phrase, CountersThere) else None),
    "some-counters": of_phrase(lambda phrase: phrase if isinstance(phrase, SoManyCounters) else None),
    "on": of_phrase(_on, Unnamed()),
    "control-of": of_phrase(_controlled),
}
ACTIONS: Final[dict[str, Any]] = {
    "counters": counters,
    "on_top": on_top,
    "on_top_of_it": on_top_of_it,
    "on_this": on_this,
    "so_many_counters": so_many_counters,
    "counters_there": counters_there,
    "all_counters_on": all_counters_on,
    "all_lying_on": all_lying_on,
    "all_counters_of": all_counters_of,
    "controller_of": controller_of,
    "controller_of_it": controller_of_it,
    "of_both_numbers": of_both_numbers,
    "counters_on": counters_on,
    "counters_lying_on": counters_lying_on,
    "counters_of": counters_of,
    "counters_counted": counters_counted,
    "per_counter": per_counter,
    "with_counters": with_counters,
    "bearing_counters": bearing_counters,
    "with_so_many": with_so_many,
    "of_size": of_size,
    "of_numbers": of_numbers,
}
