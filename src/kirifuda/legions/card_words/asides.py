"""What is said behind a sentence, in brackets or as a sentence of its own, and belongs to the one before.

～する（ターン終了時まで）. ～は1減少する。ただし、1未満にはならない. ～する。1ターンに1回まで.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Final

from ...effects.parts import parts_of
from ...effects.statements import ChangeCost, If, Later, Let, NextTurn
from ...effects.tree import STAYS, Amount, Half, Node, Number, Sentence, Statement, Variable, fields_of
from ...language.following import follow
from ...language.scope import NEXT_TURN, Scope, is_lasting
from ...language.sentences import Said
from ...language.trouble import Refused


@dataclass(frozen=True, slots=True)
class SoLong:
    """How long what was said lasts."""

    lasts: str


@dataclass(frozen=True, slots=True)
class NoLess:
    """What a cost is at least."""

    least: int


@dataclass(frozen=True, slots=True)
class JustOnce:
    """Once a turn."""


@dataclass(frozen=True, slots=True)
class LetterIs:
    """What a letter of the sentence stands for."""

    let: Let


@dataclass(frozen=True, slots=True)
class Rounded:
    """Which way a half is rounded."""

    down: bool


Aside = SoLong | NoLess | JustOnce | LetterIs | Rounded

GRAMMAR: Final = """
aside: behind
     | But "、"? behind                          -> but
behind: Lasts                                    -> so_long
      | EffectWord Lasts LastsOn                 -> it_lasts
      | Least number UpTo?                       -> no_less
      | number Floor                             -> not_under
      | Adverb                                   -> just_once
      | Letter "は" amount                       -> letter_is
      | Rounding                                 -> rounded
"""
WORDS: Final[dict[str, dict[str, Any]]] = {
    "But": dict.fromkeys(("ただし", "但し"), "but"),
    "EffectWord": dict.fromkeys(("この効果は", "この修正は", "これは"), "effect"),
    "Rounding": {"端数切り上げ": False, "端数切り捨て": True, "端数は切り上げ": False, "端数は切り捨て": True},
    "LastsOn": dict.fromkeys(("続く", "持続する", "有効"), "lasts"),
    "Floor": {
        **dict.fromkeys(
            (
                f"{under}{not_}"
                for under in ("未満に", "より少なく", "より低く", "を下回ら")
                for not_ in (("ない", "ず") if under == "を下回ら" else ("ならない", "はならない", "なることはない"))
            ),
            0,
        ),
        **dict.fromkeys(("以下にならない", "以下にはならない"), 1),
    },
}


def but(word: str, behind: Aside) -> Aside | None:
    return behind if word else None


def so_long(lasts: str) -> Aside | None:
    return SoLong(lasts) if not lasts.startswith(NEXT_TURN) else None


def it_lasts(effect: str, lasts: str, on: str) -> Aside | None:
    return so_long(lasts) if effect and on else None


def no_less(word: str, amount: Amount, up_to: str | None) -> Aside | None:
    """最低1."""
    return NoLess(amount.value) if word and up_to != "" and isinstance(amount, Number) else None


def not_under(amount: Amount, more: int) -> Aside | None:
    """1未満にはならない, 0以下にはならない."""
    return NoLess(amount.value + more) if isinstance(amount, Number) else None


def just_once(key: str) -> Aside | None:
    return JustOnce() if key == "once" else None


def letter_is(letter: Amount, amount: Amount) -> Aside | None:
    plain = isinstance(letter, Variable) and not isinstance(amount, Variable)
    return LetterIs(Let(letter.name, amount)) if plain and isinstance(letter, Variable) else None


def rounded(down: bool) -> Aside:
    return Rounded(down)


ACTIONS: Final[dict[str, Callable[..., Any]]] = {
    one.__name__: one for one in (but, so_long, it_lasts, no_less, not_under, just_once, letter_is, rounded)
}


def added(sentences: list[Sentence], aside: Aside, scope: Scope) -> None:
    """The sentence before with what is said behind it. Once a turn is of the whole ability."""
    last = sentences[-1] if sentences else ()
    if isinstance(aside, LetterIs):
        follow(sentences, Said((), (scope.settled(aside.let),)))
    elif isinstance(aside, SoLong):
        sentences[-1:] = [_so_long(last, aside.lasts)]
    elif isinstance(aside, NoLess):
        sentences[-1:] = [_no_less(last, aside.least)]
    elif isinstance(aside, Rounded):
        sentences[-1:] = [_rounded(last, aside.down)]
    else:
        raise Refused("once-of-what", (0, 0))


def _so_long(sentence: Sentence, lasts: str) -> Sentence:
    """Of all that lasts in the sentence, where nothing of it says itself how long."""
    parts = _reached(sentence)
    lasting = [one for one in parts if is_lasting(one)]
    said = any(getattr(one, "lasts", "") != STAYS for one in lasting)
    if not lasting or said or any(isinstance(one, NextTurn | Later) for one in parts):
        raise Refused("nothing-lasts", (0, 0))
    return _changed(sentence, lambda one: _replaced(one, lasts=lasts) if is_lasting(one) else one)


def _no_less(sentence: Sentence, least: int) -> Sentence:
    cheaper = [one for one in _reached(sentence) if isinstance(one, ChangeCost) and one.down and not one.least]
    if len(cheaper) != 1 or least < 1:
        raise Refused("least-of-what", (0, 0))
    return _changed(sentence, lambda one: _replaced(one, least=least) if one is cheaper[0] else one)


def _rounded(sentence: Sentence, down: bool) -> Sentence:
    """The one half of the sentence."""
    if sum(isinstance(one, Half) for one in parts_of(sentence)) != 1:
        raise Refused("half-of-what", (0, 0))
    made: Sentence = _halved(sentence, down)
    return made


def _halved(part: Any, down: bool) -> Any:
    if isinstance(part, tuple):
        return tuple(_halved(one, down) for one in part)
    if isinstance(part, Half):
        return replace(part, down=down)
    if not isinstance(part, Node):
        return part
    inner: Any = part
    return replace(inner, **{name: _halved(getattr(part, name), down) for name in fields_of(type(part))})


def _reached(sentence: Sentence) -> list[Statement]:
    """What a sentence says, under its condition too."""
    return [each for one in sentence for each in (one.then if isinstance(one, If) else (one,))]


def _changed(sentence: Sentence, change: Callable[[Statement], Statement]) -> Sentence:
    if any(isinstance(one, If) and one.otherwise for one in sentence):
        raise Refused("unclear", (0, 0))
    return tuple(
        replace(one, then=tuple(change(each) for each in one.then)) if isinstance(one, If) else change(one)
        for one in sentence
    )


def _replaced(one: Any, **changed: Any) -> Statement:
    made: Statement = replace(one, **changed)
    return made
