"""A text of this game explained, in English sentences and in Japanese lines."""

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from ...effects.statements import Orient
from ...effects.tree import CardText, Counterpart, Every, Filter, IsIt, Keyword, Mentioned, Subject, This
from ...kernel.phrase import Phrase
from ...language.explain import ENGLISH, japanese, texts
from ...language.explain.english import English, Teller, Told, any_of, several, subject
from ...language.explain.grammar import SEVERAL, Noun
from ...language.explain.grammar import a as an
from ...language.explain.texts import Line
from ...language.frames.choosing import WORDS
from ..tree import (
    AdjacentSquare,
    BattlesWith,
    Beside,
    GainThis,
    InRows,
    PointedAt,
    SameRow,
    Shares,
    Squares,
)
from ..vocabulary import KEYWORDS
from .speaker import THIS_CARD, manner

Say = Callable[[Phrase, str], str]
THIS: Final = "this card"
NEAR: Final = {
    "": "",
    "same-lane": "the same lane",
    "adjacent-lane": "the next lane",
    "adjacent": "an adjacent square",
    "any": "any square",
}
_RELATIONS: Final[dict[type, str]] = {
    SameRow: "same-row",
    AdjacentSquare: "adjacent",
    BattlesWith: "battles-with",
    PointedAt: "pointed-at",
}


def explained(text: CardText, language: str, say: Say) -> list[Line]:
    """What a text is taken to mean. `say`: a message in a language."""
    if language == ENGLISH:
        return texts.text(english(say), text, THIS)
    return japanese.text(english(say), text, THIS_CARD["effect"])


def _test(key: str, t: Teller, of: Subject) -> Told:
    about = Phrase("stars-meaning-word", word=subject(t, of).words)
    return Told(after=t.english.say(Phrase(f"stars-meaning-test-{key}", subject=about)).removeprefix("is "))


def _related(t: Teller, one: Any) -> Told:
    return _test(_RELATIONS[type(one)], t, one.subject)


@cache
def english(say: Say) -> English:
    def word(table: str, name: str) -> str:
        return say(Phrase(f"stars-meaning-{table}-{name}"), ENGLISH)

    def phase(name: str, whose: str) -> str:
        owner = Phrase("stars-meaning-word", word=whose)
        return say(Phrase(f"stars-meaning-phase-{name}", whose=owner), ENGLISH)

    return English(
        manner=manner(),
        say=lambda phrase: say(phrase, ENGLISH),
        word=word,
        phase=phase,
        adjectives=frozenset({"face-up", "face-down", "gained", "regained"}),
        tests={
            **dict.fromkeys(_RELATIONS, _related),
            Shares: lambda t, one: _test(f"shares-{one.of}", t, one.subject),
            Beside: lambda t, one: _test(f"beside-{one.side}", t, one.subject),
            InRows: lambda t, one: Told(after="in " + _rows(t, one.rows)),
        },
        kinds={
            "squares": lambda t, one: Noun(_squares(t, one)),
            "rows": lambda t, rows: Noun(_rows(t, rows)),
            "from-rows": lambda t, rows: Noun(f"from {_rows(t, rows)}"),
            "from": lambda t, place: Noun("from " + " or ".join(t.word("zone", zone) for zone in place.zones)),
            "by-effects": _by_effects,
            "filter-or-one": _filter_or_one,
            "any-or-one": lambda t, one: any_of(t, one.filter) if isinstance(one, Every) else subject(t, one),
            "word": lambda t, one: Noun(an(t.word("declared", WORDS[one.key]))),
        },
        happened={
            ("attacked", Mentioned): "the attacking character",
            ("attacked", Counterpart): "the attacked character",
        },
        type_form="＜{}＞",
        cost=lambda cost: Orient(This(), "gained") if isinstance(cost, GainThis) else cost,
        head_clauses={"when": ("9.3",), "at": ("9.3",), "used": ("8.4",)},
        keyword_clauses=_keyword_clauses,
        blocks={},
        subjects={},
        amounts={},
        per={},
    )


def _keyword_clauses(one: Keyword) -> tuple[str, ...]:
    return (KEYWORDS[one.name][1],)


def _rows(t: Teller, rows: tuple[str, ...]) -> str:
    return " or ".join(t.word("row", row) for row in rows)


def _by_effects(t: Teller, one: Any) -> Noun:
    if isinstance(one.of, Every):
        return Noun(f"by effects of {several(t, one.of.filter)}", SEVERAL)
    return Noun("by an effect" if not one.whose else f"by {'your' if one.whose == 'you' else 'an opposing'} effect")


def _filter_or_one(t: Teller, one: Filter) -> Noun:
    if len(one.tests) == 1 and one == Filter(tests=one.tests) and isinstance(one.tests[0], IsIt):
        return subject(t, one.tests[0].subject)
    return Noun(several(t, one), SEVERAL)


def _squares(t: Teller, one: Squares) -> str:
    if one.slot is not None:
        return "the chosen square"
    row = _rows(t, one.rows) if one.rows else ""
    lane = " or ".join(t.word("lane", lane) for lane in one.lanes)
    near = NEAR[one.near] if one.near in NEAR else t.word("near", one.near)
    if one.of is not None:
        near += f" (seen from {subject(t, one.of)})"
    places = [part for part in (row, lane or near) if part]
    return " of ".join(places) or "another square"
