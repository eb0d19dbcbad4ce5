"""The forms of Japanese verbs that rules texts use."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

# Forms.
PLAIN: Final = "plain"
JOIN: Final = "join"
"""連用形 and て: another clause follows."""
MAY: Final = "may"
"""てもよい, 事が出来る."""
MUST: Final = "must"
PAST: Final = "past"
NOT: Final = "not"
CANNOT: Final = "cannot"
CAN: Final = "can"

# Voices.
ACTIVE: Final = "active"
PASSIVE: Final = "passive"
CAUSATIVE: Final = "causative"


@dataclass(frozen=True, slots=True)
class Form:
    """One way in which a verb is said."""

    verb: str
    voice: str
    form: str


@dataclass(frozen=True, slots=True)
class Verb:
    """A verb: `stem` is what stands before its ending; `ending` is する, る (ichidan) or the last kana (godan).

    The ending of a godan verb in る is written る5.
    """

    name: str
    stem: str
    ending: str


_GODAN: Final = {
    "ぶ": ("び", "んで", "んだ", "ば", "べ"),
    "く": ("き", "いて", "いた", "か", "け"),
    "す": ("し", "して", "した", "さ", "せ"),
    "う": ("い", "って", "った", "わ", "え"),
    "つ": ("ち", "って", "った", "た", "て"),
    "る5": ("り", "って", "った", "ら", "れ"),
    "む": ("み", "んで", "んだ", "ま", "め"),
    "ぬ": ("に", "んで", "んだ", "な", "ね"),
}
"""連用形, て, た, 未然形 and the stem of the potential."""


def surfaces(verb: Verb) -> Iterator[tuple[str, Form]]:
    """Every written form, with what it is. The first of each kind is the usual one."""
    if verb.ending == "する":
        yield from _suru(verb)
    elif verb.ending == "る":
        yield from _ichidan(verb.name, verb.stem, ACTIVE)
        yield from _ichidan(verb.name, verb.stem + "られ", PASSIVE)
        yield from _ichidan(verb.name, verb.stem + "させ", CAUSATIVE)
    else:
        yield from _godan(verb)


def written(verb: Verb, form: str, voice: str = ACTIVE) -> str:
    """The usual way to write a form."""
    return next(surface for surface, one in surfaces(verb) if one.form == form and one.voice == voice)


def _suru(verb: Verb) -> Iterator[tuple[str, Form]]:
    ends = {
        "する": PLAIN,
        "し": JOIN,
        "して": JOIN,
        "してもよい": MAY,
        "する事が出来る": MAY,
        "しなければならない": MUST,
        "した": PAST,
        "しない": NOT,
        "せず": NOT,
        "出来ない": CANNOT,
        "出来ず": CANNOT,
        "する事が出来ない": CANNOT,
        "する事は出来ない": CANNOT,
        "出来る": CAN,
        "出来": CAN,
    }
    for end, form in ends.items():
        yield verb.stem + end, Form(verb.name, ACTIVE, form)
    yield from _ichidan(verb.name, verb.stem + "され", PASSIVE)
    yield from _ichidan(verb.name, verb.stem + "させ", CAUSATIVE)


def _ichidan(name: str, stem: str, voice: str) -> Iterator[tuple[str, Form]]:
    ends = {
        "る": PLAIN,
        "": JOIN,
        "て": JOIN,
        "てもよい": MAY,
        "る事が出来る": MAY,
        "なければならない": MUST,
        "た": PAST,
        "ない": NOT,
        "ず": NOT,
        "る事が出来ない": CANNOT,
        "る事は出来ない": CANNOT,
    }
    for end, form in ends.items():
        yield stem + end, Form(name, voice, form)
    if voice != PASSIVE:
        yield stem + "られない", Form(name, voice, CANNOT)


def _godan(verb: Verb) -> Iterator[tuple[str, Form]]:
    join, te, past, irrealis, potential = _GODAN[verb.ending]
    plain = verb.ending.removesuffix("5")
    ends = {
        plain: PLAIN,
        join: JOIN,
        te: JOIN,
        te + "もよい": MAY,
        plain + "事が出来る": MAY,
        irrealis + "なければならない": MUST,
        past: PAST,
        irrealis + "ない": NOT,
        irrealis + "ず": NOT,
        plain + "事が出来ない": CANNOT,
        plain + "事は出来ない": CANNOT,
        potential + "ない": CANNOT,
        potential + "ず": CANNOT,
        potential + "る": CAN,
    }
    for end, form in ends.items():
        yield verb.stem + end, Form(verb.name, ACTIVE, form)
    yield from _ichidan(verb.name, verb.stem + irrealis + "れ", PASSIVE)
    yield from _ichidan(verb.name, verb.stem + irrealis + "せ", CAUSATIVE)
