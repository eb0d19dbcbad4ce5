"""Trees that can never work are refused, whatever their words say. A rule is a function of a node."""

from collections.abc import Callable
from dataclasses import dataclass, field, fields
from typing import Final

from ..effects.parts import parts_of
from ..effects.statements import (
    Choose,
    ChooseAtRandom,
    Forbid,
    If,
    Instead,
    May,
    Modes,
    Orient,
    Permit,
    Play,
    Repeat,
    StatChange,
    StatValue,
)
from ..effects.tree import (
    AS_LONG_AS,
    BOTH,
    EITHER,
    STAYS,
    Ability,
    CardText,
    Compare,
    DidThisTurn,
    Filter,
    InAttack,
    IsOf,
    Mentioned,
    Node,
    Not,
    Number,
    Own,
    Standing,
    Statement,
    Test,
    This,
    Those,
)
from .meanings import DECIDED, ONLY_READ
from .trouble import Refused


@dataclass(frozen=True)
class Book:
    """What a game's book says that rules ask for."""

    game: str
    field: str
    """The zone where battles are."""
    opposed: tuple[frozenset[Test], ...] = ()
    """Of each of these, a card passes one test at most."""
    unturned: frozenset[str] = frozenset()
    """The kinds of card that are never turned sideways or upright."""
    each_stands: bool = True
    """Whether a standing effect can give every card a number by its own."""


@dataclass(frozen=True)
class Rule:
    """`breaks`: whether a node cannot work. `clauses`: by game, where the book says so."""

    breaks: Callable[[Node, Book], bool]
    clauses: dict[str, str] = field(default_factory=dict)


def never_passes(node: Node, book: Book) -> bool:
    """A card that is and is not so, of a kind that it is not of, or with a number above and below."""
    if not isinstance(node, Filter):
        return False
    tests = set(node.tests)
    if not node.zones and DidThisTurn("destroyed") in tests:
        return True
    barred = {
        kind for test in tests if isinstance(test, Not) and isinstance(test.test, IsOf) for kind in test.test.categories
    }
    if node.categories and set(node.categories) <= barred:
        return True
    if any(isinstance(test, Not) and test.test in tests for test in tests):
        return True
    return any(len(tests & opposed) > 1 for opposed in book.opposed) or _has_no_number(node.tests)


def _has_no_number(tests: tuple[Test, ...]) -> bool:
    """コスト2以下のコスト5以上の."""
    least: dict[tuple[str, bool], int] = {}
    most: dict[tuple[str, bool], int] = {}
    for test in tests:
        if isinstance(test, Compare) and isinstance(test.amount, Number):
            number, value = (test.stat, test.original), test.amount.value
            if test.how in (">=", ">", "="):
                least[number] = max(least.get(number, 0), value + (test.how == ">"))
            if test.how in ("<=", "<", "="):
                most[number] = min(most.get(number, value), value - (test.how == "<"))
    return any(number in least and least[number] > most[number] for number in most)


def fights_elsewhere(node: Node, book: Book) -> bool:
    """Cards that attack lie on the field."""
    if not isinstance(node, Filter) or not node.zones or book.field in node.zones:
        return False
    return any(isinstance(test, InAttack) for test in node.tests)


DEEDS: Final = {"destroyed": "Destroy", "broken": "Break", "downed": "Down", "discarded": "Discard"}
"""Happenings and the statements that bring them about."""


def replaces_itself(node: Node, book: Book) -> bool:
    """破壊される場合、代わりにそれを破壊する."""
    if not isinstance(node, Instead) or node.happening.kind not in DEEDS:
        return False
    same = (Mentioned(), This()) if isinstance(node.happening.what, This) else (Mentioned(),)
    return any(
        type(one).__name__ == DEEDS[node.happening.kind] and getattr(one, "subject", None) in same
        for one in parts_of(node.statements)
    )


def may_do_nothing(node: Node, book: Book) -> bool:
    """してもよい needs something to do: what is forbidden or permitted is so by itself."""
    return isinstance(node, May) and all(isinstance(one, Forbid | Permit) for one in node.statements)


def lists_nothing(node: Node, book: Book) -> bool:
    """以下の効果を2回行う, where no line of a list belongs to it."""
    return (isinstance(node, Repeat) and not node.statements) or (isinstance(node, Modes) and not node.options)


def turns_what_never_turns(node: Node, book: Book) -> bool:
    """キャラクターを1体選び、リゲインする, where only energy and supports are."""
    if not isinstance(node, Ability | CardText):
        return False
    parts = list(parts_of(node.play if isinstance(node, CardText) else node))
    chosen = {one.slot: one.filter for one in parts if isinstance(one, Choose | ChooseAtRandom)}
    turned = [one.subject for one in parts if isinstance(one, Orient)]
    filters = [chosen.get(one.slot) if isinstance(one, Those) else getattr(one, "filter", None) for one in turned]
    return any(one is not None and one.categories and book.unturned.issuperset(one.categories) for one in filters)


def gives_each_its_own(node: Node, book: Book) -> bool:
    """キャラクター全てのATKは2倍になる, all the time."""
    if book.each_stands or not isinstance(node, Ability):
        return False
    if not any(isinstance(one, Standing) for one in node.conditions):
        return False
    given = [one for one in parts_of(node) if isinstance(one, StatValue | StatChange)]
    return any(isinstance(one, Own) for one in parts_of(tuple(given)))


def ends_at_a_time(node: Node, book: Book) -> bool:
    """ターン終了時まで, of what always works."""
    if not isinstance(node, Ability) or not all(isinstance(one, Standing) for one in node.conditions):
        return False
    return any(_ends(one) for sentence in node.sentences for one in sentence)


def _ends(one: Statement) -> bool:
    """It says of itself until when it is so."""
    if isinstance(one, If):
        return any(_ends(each) for each in (*one.then, *one.otherwise))
    return getattr(one, "lasts", STAYS) not in (STAYS, AS_LONG_AS)


def was_left_open(node: Node, book: Book) -> bool:
    """この効果は1ターンに1度しか使えない, where nothing can be limited so; 持ち主は, where it is nobody's card."""
    if isinstance(node, ONLY_READ):
        return True
    values = [getattr(node, one.name) for one in fields(node)]
    return any(isinstance(value, str) and value.startswith(DECIDED) for value in values)


def asks_both(node: Node, book: Book) -> bool:
    """お互いのプレイヤーは～してもよい, ～するか～する: who did so, and to whom what then happens, is open."""
    return isinstance(node, May | Modes) and node.by in (BOTH, EITHER)


def plays_itself(node: Node, book: Book) -> bool:
    """このカードはコストを支払わずにプレイできる, among what is done when it is played."""
    return isinstance(node, CardText) and any(
        isinstance(one, Play) and one.subject == This() for one in parts_of(node.play)
    )


RULES: Final[dict[str, Rule]] = {
    "never-so": Rule(never_passes),
    "fights-elsewhere": Rule(fights_elsewhere),
    "replaces-itself": Rule(
        replaces_itself, {"legions": "36-18", "last_chronicle": "11.9.5.4", "legend_of_stars": "9.3"}
    ),
    "list-missing": Rule(lists_nothing),
    "each-all-the-time": Rule(gives_each_its_own),
    "never-turned": Rule(turns_what_never_turns, {"legend_of_stars": "6.5"}),
    "until-when": Rule(ends_at_a_time, {"legions": "37-3", "last_chronicle": "11.7.1", "legend_of_stars": "8.1"}),
    "left-open": Rule(was_left_open),
    "each-may": Rule(asks_both),
    "plays-itself": Rule(plays_itself),
    "may-do-nothing": Rule(may_do_nothing, {"legions": "39-14"}),
}


def validated(text: CardText, book: Book) -> CardText:
    """The same; raises `Refused` where a part of it can never work."""
    reason = why_never(text, book)
    if reason is not None:
        raise Refused(reason, (0, 0), clause=RULES[reason].clauses.get(book.game, ""))
    return text


def why_never(text: CardText, book: Book) -> str | None:
    """Which rule says that a part of it can never work, if one does."""
    for node in parts_of(text):
        for reason, rule in RULES.items():
            if rule.breaks(node, book):
                return reason
    return None
