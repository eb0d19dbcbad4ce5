"""Cards and numbers in English."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from ...effects.statements import Choose, Move
from ...effects.tree import (
    BOTH,
    EITHER,
    OPPONENT,
    TURN_PLAYER,
    YOU,
    AdjacentLane,
    AllOf,
    Amount,
    AnyOf,
    AsDeclared,
    CardsThisTurn,
    Coloured,
    Compare,
    Count,
    Counterpart,
    DealtWith,
    DidThisTurn,
    Every,
    Extreme,
    Filter,
    Greatest,
    Half,
    Happened,
    Happening,
    HasKeyword,
    InAttack,
    InChosenLane,
    InLanes,
    IsIt,
    IsOf,
    Keyword,
    Marked,
    Mentioned,
    Minus,
    Named,
    NameHas,
    Not,
    Number,
    OfEach,
    Oriented,
    Own,
    PlayerOf,
    PlayerStat,
    Plus,
    SameLane,
    SameName,
    Share,
    Stat,
    Statement,
    Subject,
    Test,
    This,
    Those,
    Times,
    TimesThisTurn,
    Together,
    TopCards,
    Typed,
    Variable,
)
from ...kernel.phrase import Phrase
from ..meanings import Quantity, Some
from ..say.speaker import Manner
from ..say.tape import Unsayable
from . import grammar
from .grammar import ONE, SEVERAL, Noun, a, listed

Word = Callable[[str, str], str]


@dataclass(frozen=True)
class English:
    """What a game supplies: its words, and how its own records are told."""

    manner: Manner
    say: Callable[[Phrase], str]
    """A message in English."""
    word: Word
    """A word of a table (zone, stat, …) by its name."""
    phase: Callable[[str, str], str]
    """A phase, by its name, of somebody."""
    adjectives: frozenset[str]
    """States that stand before the noun: face-down."""
    tests: Mapping[type, Callable[["Teller", Any], "Told"]]
    kinds: Mapping[str, Callable[["Teller", Any], Noun]]
    happened: Mapping[tuple[str, type], str]
    """What a card of a happening is called, by its kind."""
    type_form: str
    cost: Callable[[Any], Any]
    """A cost as the statement that pays it."""
    head_clauses: Mapping[str, tuple[str, ...]]
    """What heads rest on: when, at, used."""
    keyword_clauses: Callable[[Keyword], tuple[str, ...]]
    blocks: Mapping[type, Callable[[Any], tuple["Block", ...]]]
    """Statements of this game that hold others."""
    subjects: Mapping[type, Callable[["Teller", Any], Noun]]
    amounts: Mapping[type, Callable[["Teller", Any], str]]
    per: Mapping[type, Callable[["Teller", Any], str]]
    """What else is counted one by one: for each …"""
    persons: Mapping[str, Callable[["Teller"], str]] = field(default_factory=dict)
    """Players that are called after what was said: that player, its controller."""
    unsaid: Mapping[type, Callable[["Teller", Any], None]] = field(default_factory=dict)
    """Statements without words of their own: what comes after them is told otherwise."""
    wholes: Mapping[type, Callable[["Teller", Any], tuple[str, tuple[str, ...]]]] = field(default_factory=dict)
    """This game's own statements that are told as a whole."""
    conditions: Mapping[type, Callable[["Teller", Any], tuple[str, tuple[str, ...]]]] = field(default_factory=dict)
    """What else this game's abilities wait for."""
    limits: Mapping[type, Callable[["Teller", Any], tuple[str, tuple[str, ...]]]] = field(default_factory=dict)
    """What else is so of an ability: how often it works, and only if what is so."""
    facts: Mapping[type, Callable[["Teller", Any, bool], str]] = field(default_factory=dict)
    """This game's own facts, or (True) that it is not so."""
    keeps: Mapping[type, Callable[["Teller", Any], str]] = field(default_factory=dict)
    """What this game's own statements bring up."""
    at_once: Mapping[type, str] = field(default_factory=lambda: {Move: "discard"})
    """The verb for what is picked and dealt with at once, by what is done with it."""
    deals_in: dict[type, str] = field(default_factory=dict)
    """What this game's own statements deal with that deal with no cards."""
    keyword: Callable[["Teller", Keyword], str] | None = None
    """A keyword with what belongs to it, where that is more than a number."""


@dataclass(frozen=True, slots=True)
class Block:
    """What stands over others: how it is told in both languages, `{}` being what is paid for it."""

    english: str
    japanese: str
    statements: tuple[Statement, ...]
    paid: tuple[Statement, ...] = ()
    clauses: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Told:
    """What a test says: before the noun, or after it."""

    before: str = ""
    after: str = ""


@dataclass
class Teller:
    """Who tells a text: what was chosen and how it is called."""

    english: English
    this: str
    labels: dict[int, str] = field(default_factory=dict)
    """Cards that are called A, B, C where there are several to speak of."""
    dealt: dict[int, str] = field(default_factory=dict)
    """What the deeds that are spoken of again dealt with: cards discarded."""
    chosen: dict[int, Choose] = field(default_factory=dict)
    """Choices that are told where the chosen cards are first spoken of."""
    called: dict[int, Noun] = field(default_factory=dict)
    happening: Happening | None = None
    number: str = ONE
    """Of the cards spoken of last: its owner's, their owners'."""
    standing: bool = False
    """It is so all the time: what happens once, happens once a turn."""

    asked: str = ""
    """Who might do what the sentence before says; "": nobody else than you."""
    called_after: Any = None
    """Whom the next player is called after."""

    def dealt_with(self, one: DealtWith) -> str:
        return f"{self.dealt.get(one.slot, 'cards dealt with')} this way"

    def word(self, table: str, name: str) -> str:
        return self.english.word(table, name)

    def player(self, whose: str) -> Noun:
        person = self.english.persons.get(whose)
        return Noun(person(self)) if person is not None else PLAYERS[whose]

    def owner(self, whose: str) -> str:
        person = self.english.persons.get(whose)
        return f"{person(self)}'s" if person is not None else OWNERS[whose]

    def keep(self, slot: int | None, filter: Filter, several: bool) -> str:
        """From here on it is called so; the label, if it has one."""
        if slot is None:
            return ""
        label = self.labels.get(slot, "")
        pronoun = "them" if several else "it"
        self.called[slot] = Noun(label or pronoun, SEVERAL if several else ONE)
        return f" ({label})" if label else ""


# --- players -----------------------------------------------------------------------------------------------------

PLAYERS: Final = {
    YOU: Noun("you", grammar.YOU),
    OPPONENT: Noun("your opponent"),
    BOTH: Noun("each player"),
    EITHER: Noun("a player"),
    TURN_PLAYER: Noun("the turn player"),
    "": Noun(""),
}
OWNERS: Final = {
    YOU: "your",
    OPPONENT: "your opponent's",
    BOTH: "each player's",
    EITHER: "any player's",
    TURN_PLAYER: "the turn player's",
    "": "",
}


# --- cards -------------------------------------------------------------------------------------------------------


def nouns(t: Teller, filter: Filter, several: bool) -> str:
    table = "kind" if several else "one"
    return listed([t.word(table, one) for one in filter.categories or ("card",)], "or")


def described(t: Teller, filter: Filter, several: bool) -> tuple[str, str, str]:
    """Whose, the noun with what stands before it, what stands after it."""
    if any(isinstance(test, IsIt) and isinstance(test.subject, Those) for test in filter.tests):
        filter = Filter(EITHER, (), filter.categories, filter.tests)  # where those lie was told
    filter = t.english.manner.seen(filter)
    told = [_told(t, test) for test in filter.tests]
    before = [one.before for one in told if one.before]
    after = [one.after for one in told if one.after]
    enemy = filter.whose == OPPONENT and not filter.zones
    if enemy:
        before.insert(0, "enemy")
    if filter.zones:
        zones = listed([t.word("zone", zone).removeprefix("the ") for zone in filter.zones], "or")
        after.insert(0, f"in {t.owner(filter.whose) or 'a'} {zones}")
    owner = "your" if filter.whose == YOU and not filter.zones else ""
    if filter.whose in t.english.persons and not filter.zones:
        owner = t.owner(filter.whose)
    return owner, " ".join([*before, nouns(t, filter, several)]), " ".join(after)


def some(
    t: Teller, filter: Filter, count: Amount | None, up_to: bool = False, any_number: bool = False, choice: str = ""
) -> Noun:
    """An enemy character; up to 2 of your characters; all cards in your hand. `choice`: of whose choice."""
    single = count == Number(1)
    owner, noun, after = described(t, filter, not single or bool(filter.whose == YOU and not filter.zones))
    if any_number:
        words = f"any number of {owner} {noun}"
    elif count is None:
        words = f"all {owner} {noun}"
    elif owner:
        words = f"{'one' if single else amount(t, count)} of {owner} {noun}"
    elif not single:
        words = f"{_figures(t, count)} {noun}"
    else:
        words = a(noun).replace("an other", "another")
    words = " ".join(f"{words} {choice} {after}".split())
    return Noun(
        f"up to {words.removeprefix('a ')}" if up_to and not single else _at_most_one(words, up_to),
        ONE if single else SEVERAL,
    )


def _at_most_one(words: str, up_to: bool) -> str:
    return f"up to one {words.split(' ', 1)[1]}" if up_to and words.split(" ", 1)[0] in ("a", "an", "one") else words


def _figures(t: Teller, count: Amount) -> str:
    if isinstance(count, Number | Variable):
        return str(amount(t, count))
    return f"as many as {amount(t, count)}:"


def all_of(t: Teller, filter: Filter) -> Noun:
    return some(t, filter, None)


def any_of(t: Teller, filter: Filter) -> Noun:
    """Any card of a kind, to which something happens."""
    return some(t, filter, Number(1))


def several(t: Teller, filter: Filter) -> str:
    """Your characters; enemy characters with …: what is counted."""
    owner, noun, after = described(t, filter, True)
    return f"{owner} {noun} {after}".replace("  ", " ").strip()


def _told(t: Teller, test: Test) -> Told:
    told = t.english.tests.get(type(test)) or TESTS.get(type(test))
    if told is None:
        raise Unsayable(test)
    return told(t, test)


COMPARED: Final = {">=": "{} or more", "<=": "{} or less", "<": "less than {}", ">": "more than {}", "=": "{}"}


def _compare(t: Teller, one: Compare) -> Told:
    stat = ("printed " if one.original else "") + t.word("stat", one.stat)
    return Told(after=f"with {stat} {COMPARED[one.how].format(amount(t, one.amount))}")


def _not(t: Teller, one: Not) -> Told:
    test = one.test
    if isinstance(test, IsIt):
        return Told("other") if isinstance(test.subject, This) else Told(after=f"other than {subject(t, test.subject)}")
    if isinstance(test, HasKeyword):
        return Told(after=f"without {t.word('keyword', test.keyword)}")
    if isinstance(test, IsOf):
        return Told(f"non-{'/'.join(t.word('one', name) for name in test.categories)}")
    told = _told(t, test)
    if " or " in told.before:
        return Told(after=f"that are neither {told.before.replace(' or ', ' nor ')}")
    return Told(f"non-{told.before}" if told.before else "", f"not {told.after}" if told.after else "")


def _oriented(t: Teller, one: Oriented) -> Told:
    word = t.word("lying", one.how)
    return Told(before=word.replace(" ", "-")) if one.how in t.english.adjectives else Told(after=f"in {word}")


def _in_attack(t: Teller, one: InAttack) -> Told:
    return {"attacker": Told("attacking"), "target": Told("attacked"), "either": Told("battling")}[one.part]


DID: Final = {"placed": "came into play", "attacked": "attacked", "led": "moved", "turned-up": "was turned face up"} | {
    "damaged": "took damage",
    "destroyed": "was destroyed",
}


def _extreme(t: Teller, one: Extreme) -> Told:
    return Told(after=f"with the {'highest' if one.most else 'lowest'} {t.word('stat', one.stat)} among them")


def _is_it(t: Teller, one: IsIt) -> Told:
    return Told(
        after=f"among {subject(t, one.subject)}"
        if isinstance(one.subject, Those)
        else f"that is {subject(t, one.subject)}"
    )


def _whole(t: Teller, one: Test) -> str:
    """What a card is that passes: white and a 竜."""
    each = [_told(t, test) for test in (one.tests if isinstance(one, AllOf) else (one,))]
    return " and ".join(told.before or told.after for told in each)


def _typed(t: Teller, one: Typed) -> Told:
    return Told(listed([t.english.type_form.format(word) for word in one.types], "or"))


TESTS: Final[dict[type, Callable[[Teller, Any], Told]]] = {
    Not: _not,
    AnyOf: lambda t, one: Told(after="that is " + " or ".join(_whole(t, test) for test in one.tests)),
    Coloured: lambda t, one: Told(listed([t.word("attribute", name) for name in one.colours], "or")),
    Typed: _typed,
    Named: lambda t, one: Told(after="named " + listed([f"“{name}”" for name in one.names], "or")),
    NameHas: lambda t, one: Told(after="with " + listed([f"“{name}”" for name in one.words], "or") + " in the name"),
    Compare: _compare,
    Extreme: _extreme,
    Oriented: _oriented,
    HasKeyword: lambda t, one: Told(after=f"with {t.word('keyword', one.keyword)}"),
    Marked: lambda t, one: Told(t.word("mark", one.mark)),
    InAttack: _in_attack,
    DidThisTurn: lambda t, one: Told(after=f"that {DID[one.what]} this turn"),
    InLanes: lambda t, one: Told(after="in " + listed([t.word("lane", name) for name in one.lanes], "or")),
    SameLane: lambda t, one: Told(after=f"in the same lane as {subject(t, one.subject)}"),
    AdjacentLane: lambda t, one: Told(after=f"in a lane next to {subject(t, one.subject)}"),
    SameName: lambda t, one: Told(after=f"with the same name as {subject(t, one.subject)}"),
    InChosenLane: lambda t, one: Told(after="in the chosen lane"),
    AsDeclared: lambda t, one: Told(after=f"of the named {one.of}"),
    IsIt: _is_it,
    IsOf: lambda t, one: Told(after="that is " + listed([a(t.word("one", name)) for name in one.categories], "or")),
}


# --- subjects ----------------------------------------------------------------------------------------------------


def subject(t: Teller, one: Subject) -> Noun:
    found = _subject(t, one)
    t.number = found.number
    return found


def _subject(t: Teller, one: Subject) -> Noun:
    if isinstance(one, This):
        return Noun(t.this)
    if isinstance(one, Those):
        return _those(t, one)
    if isinstance(one, Mentioned | Counterpart):
        kind = t.happening.kind if t.happening is not None else ""
        return Noun(t.english.happened.get((kind, type(one)), "that card"))
    if isinstance(one, PlayerOf):
        return t.player(one.whose)
    own = t.english.subjects.get(type(one))
    if own is not None:
        return own(t, one)
    if isinstance(one, Every):
        found = Noun("the rest") if is_rest(one.filter) else all_of(t, one.filter)
        return Noun(found.words + t.keep(one.slot, one.filter, True), SEVERAL)
    if isinstance(one, Some):
        return quantified(t, one.filter, one.quantity)
    if isinstance(one, TopCards):
        end = "bottom" if one.bottom else "top"
        single = one.count == Number(1)
        cards = f"the {end} card" if single else f"the {end} {amount(t, one.count)} cards"
        words = f"{cards} of {t.owner(one.whose)} deck"
        return Noun(words + t.keep(one.slot, Filter(), not single), ONE if single else SEVERAL)
    if isinstance(one, Together):
        parts = [subject(t, part).words for part in one.subjects]
        return Noun("both of them" if parts == ["it", "it"] else listed(parts), SEVERAL)
    raise Unsayable(one)


def is_rest(filter: Filter) -> bool:
    """Of the cards that were looked at, those that were not taken."""
    found = [test for test in filter.tests if isinstance(test, IsIt) and isinstance(test.subject, Those)]
    others = [test for test in filter.tests if test not in found]
    return (
        bool(found)
        and not filter.categories
        and all(isinstance(test, Not) and isinstance(test.test, IsIt) for test in others)
    )


def quantified(t: Teller, filter: Filter, quantity: Quantity | None) -> Noun:
    if quantity is None:
        return all_of(t, filter)
    return some(t, filter, quantity.count, quantity.up_to, quantity.any_number)


def _those(t: Teller, one: Those) -> Noun:
    choice = t.chosen.pop(one.slot, None)
    if choice is None:
        return t.called.get(one.slot, Noun("the cards", SEVERAL))
    by = f"of {t.owner(choice.by or YOU)} choice"
    found = some(t, choice.filter, choice.count, choice.up_to, choice.any_number, by)
    return Noun(found.words + t.keep(choice.slot, choice.filter, found.number == SEVERAL), found.number)


# --- amounts -----------------------------------------------------------------------------------------------------


def amount(t: Teller, one: Amount) -> str:
    if isinstance(one, Number):
        return str(one.value)
    if isinstance(one, Variable):
        return one.name
    told = t.english.amounts.get(type(one)) or AMOUNTS.get(type(one))
    if told is None:
        raise Unsayable(one)
    return told(t, one)


def _half(t: Teller, one: Half) -> str:
    return f"half of {amount(t, one.amount)} (rounded {'down' if one.down else 'up'})"


def _share(t: Teller, one: Share) -> str:
    return f"{amount(t, one.amount)} divided by {one.parts} (rounded {'down' if one.down else 'up'})"


def _greatest(t: Teller, one: Greatest) -> str:
    return f"the {'lowest' if one.least else 'highest'} {t.word('stat', one.stat)} among {several(t, one.of)}"


def _stat(t: Teller, one: Stat) -> str:
    return f"the {'printed ' if one.original else ''}{t.word('stat', one.stat)} of {subject(t, one.of)}"


def _times_this_turn(t: Teller, one: TimesThisTurn) -> str:
    from .telling import happening

    return f"the number of times this turn that {happening(t, one.happening)[0]}"


def single_of(t: Teller, of: Filter) -> str:
    """One of them, without a word for one."""
    return any_of(t, of).words.removeprefix("one ").removeprefix("a ").removeprefix("an ")


def each_once(t: Teller, one: CardsThisTurn) -> str:
    of = one.happening.other if one.other else one.happening.what
    assert isinstance(of, Filter)
    return f" (each {single_of(t, of)} counted once)"


def _cards_this_turn(t: Teller, one: CardsThisTurn) -> str:
    from .telling import happening

    return f"the number of times this turn that {happening(t, one.happening)[0]}{each_once(t, one)}"


def theirs(words: str) -> str:
    """Of each player what is said as of you."""
    return words.replace("your", "their")


AMOUNTS: Final[dict[type, Callable[[Teller, Any], str]]] = {
    Count: lambda t, one: f"the number of {several(t, one.of)}",
    Stat: _stat,
    Own: lambda t, one: f"its own {t.word('stat', one.stat)}",
    PlayerStat: lambda t, one: f"{t.owner(one.whose)} {t.word('player-stat', one.stat)}",
    DealtWith: lambda t, one: f"the number of {t.dealt_with(one)}",
    OfEach: lambda t, one: theirs(amount(t, one.amount)),
    Happened: lambda t, one: "that number",
    TimesThisTurn: _times_this_turn,
    CardsThisTurn: _cards_this_turn,
    Times: lambda t, one: f"{one.factor} times {amount(t, one.amount)}",
    Plus: lambda t, one: f"{amount(t, one.one)} plus {amount(t, one.other)}",
    Minus: lambda t, one: f"{amount(t, one.one)} minus {amount(t, one.other)}",
    Half: _half,
    Share: _share,
    Greatest: _greatest,
}


def equal(t: Teller, one: Amount, what: str) -> str:
    """2 cards; cards equal to …"""
    if isinstance(one, Number | Variable):
        return f"{amount(t, one)} {what}"
    return f"{what} equal to {amount(t, one)}"


def keyword(t: Teller, one: Keyword) -> str:
    if t.english.keyword is not None:
        return t.english.keyword(t, one)
    return t.word("keyword", one.name) + ("" if one.amount is None else f" {one.amount}")
