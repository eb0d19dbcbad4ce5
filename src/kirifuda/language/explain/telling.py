"""Statements, facts and happenings in English: the template of their frame."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any, Final

from ...effects.parts import parts_of
from ...effects.statements import (
    CardsPicked,
    Choose,
    ChooseAtRandom,
    CopiesInDeck,
    Damage,
    Draw,
    Forbid,
    GainLife,
    If,
    IfDid,
    Instead,
    Later,
    LookAt,
    LoseLife,
    May,
    Modes,
    NextTurn,
    Repeat,
    While,
)
from ...effects.tree import (
    BOTH,
    EITHER,
    STAYS,
    THIS_TURN,
    TURN_PLAYER,
    YOU,
    AllTrue,
    Amount,
    AtPhase,
    CardsThisTurn,
    Compares,
    Condition,
    Count,
    Every,
    Exists,
    Fact,
    Filter,
    Happening,
    IsFalse,
    IsIt,
    IsPhase,
    IsTurnOf,
    Matches,
    Minus,
    Number,
    OfEach,
    OneTrue,
    Share,
    Statement,
    Subject,
    This,
    Those,
    TimesThisTurn,
    TopCards,
    When,
)
from ...text.slots import unnamed
from ..clauses import Changes, UntilSoMany, Values
from ..frame import FACT, HAPPENING, STATEMENT, Frame
from ..meanings import DOER, DeckEnd, Gifts, Numbers, Place, PlayCost, Received, Thing, Things
from ..say.clauses import fitting, one_of_each
from ..say.tape import Unsayable
from ..scope import is_lasting
from ..sentences import PLAY_THIS
from .english import (
    COMPARED,
    OWNERS,
    Block,
    Teller,
    all_of,
    amount,
    any_of,
    described,
    each_once,
    equal,
    keyword,
    quantified,
    several,
    single_of,
    some,
    subject,
    theirs,
)
from .grammar import COMMAND, MAY, ONE, PLAIN, SEVERAL, WOULD, Noun, a, done, filled, listed, verb_of

Clauses = tuple[str, ...]
Told = tuple[str, Clauses]


# --- kinds -------------------------------------------------------------------------------------------------------


def _drawn(t: Teller, count: Amount) -> Noun:
    return Noun("a card") if count == Number(1) else Noun(equal(t, count, "cards"), SEVERAL)


def _numbers(t: Teller, one: Numbers) -> Noun:
    stats = _stats(t, one)
    owner = subject(t, one.of) if one.of is not None else Noun("")
    several_ = len(one.stats) > 1 or owner.number == SEVERAL
    return Noun(f"the {'printed ' if one.original else ''}{stats} of {owner}", SEVERAL if several_ else ONE)


def _stats(t: Teller, one: Numbers) -> str:
    return listed([t.word("stat", stat) for stat in one.stats])


def _owner(t: Teller, one: Numbers | Changes | Values) -> Noun:
    if one.of is None:
        raise Unsayable(one)
    return subject(t, one.of)


def _signed(t: Teller, by: tuple[Amount, bool]) -> str:
    return f"{'−' if by[1] else '+'}{amount(t, by[0])}"


def _changes(t: Teller, one: Changes) -> Noun:
    return Noun(listed([f"{_signed(t, (by, down))} {t.word('stat', stat)}" for stat, by, down in one.changes]))


def _zone(t: Teller, one: Place) -> Noun:
    zone = t.word("zone", (one.zones or ("field",))[0])
    if one.whose in (EITHER, DOER):
        return Noun(zone)
    return Noun(f"{t.owner(one.whose)} {zone.removeprefix('the ')}")


def _own_zone(t: Teller, one: Place) -> Noun:
    """Into a zone of their owner."""
    return Noun(f"{'its' if t.number == ONE else 'their'} owner's {t.word('zone', one.zones[0]).removeprefix('the ')}")


def _deck_end(t: Teller, one: DeckEnd) -> Noun:
    return Noun(f"the {'bottom' if one.bottom else 'top'} of the deck")


def _gifts(t: Teller, one: Gifts) -> Noun:
    from .texts import ability

    changed = "/".join(_signed(t, (each.amount, each.down)) for each in one.changes)
    quoted = [f"“{' '.join(line.words for line in ability(t.english, each, t.this))}”" for each in one.abilities]
    given = [changed] if changed else []
    return Noun(listed([*given, *(keyword(t, each) for each in one.keywords), *quoted]))


def _lying(t: Teller, how: str) -> str:
    words = " in ".join(t.word("lying", one) for one in how.split())
    return words if how.split()[0] in t.english.adjectives else f"in {words}"


def _what(t: Teller, one: Subject | Filter) -> Noun:
    return any_of(t, one) if isinstance(one, Filter) else subject(t, one)


def _play_cost(t: Teller, one: PlayCost) -> Noun:
    if any(getattr(test, "subject", None) is not None for test in one.filter.tests):
        return Noun(t.this)
    words = several(t, one.filter)
    if one.next_only:
        return Noun(f"the next {any_of(t, one.filter).words.split(' ', 1)[1]} {_player(t, one.whose)} play")
    return Noun(f"{words} {_player(t, one.whose)} play", SEVERAL)


def _player(t: Teller, whose: str) -> str:
    return t.player(whose).words


def _received(t: Teller, one: Received) -> Noun:
    damage = t.word("damage", one.nature or "any")
    if one.by is not None:
        by = subject(t, one.by)
        to = "" if one.against is None else f" to {several(t, one.against)}"
        return Noun(f"{damage} that {by} {'deal' if by.number == SEVERAL else 'deals'}{to}")
    if one.to is not None:
        to_whom = subject(t, one.to)
        by_whom = "" if one.against is None else f" from {several(t, one.against)}"
        return Noun(f"{damage} that {to_whom} {'take' if to_whom.number == SEVERAL else 'takes'}{by_whom}")
    return Noun(f"{damage} that {_player(t, one.whose)} {'take' if one.whose == YOU else 'takes'}")


def _effects(t: Teller, one: Thing) -> Noun:
    """Effects of your opponent; effects of …"""
    if isinstance(one.of, Every):
        return Noun(f"effects of {several(t, one.of.filter)}", SEVERAL)
    if one.of is not None:
        return Noun(f"effects of {subject(t, one.of)}", SEVERAL)
    return Noun(f"{t.owner(one.whose)} effects".strip(), SEVERAL)


def _so_that(t: Teller, one: UntilSoMany) -> Noun:
    return Noun(f"until there are {amount(t, one.amount)} in {t.owner(one.place.whose)} hand")


def _points(t: Teller, one: Amount) -> Noun:
    return Noun(equal(t, one, t.word("player-stat", "life")))


def _damage(t: Teller, one: Amount) -> Noun:
    return Noun(equal(t, one, t.word("damage", "any")))


def _some(t: Teller, one: Things) -> Noun:
    return quantified(t, one.filter, one.quantity)


KINDS: Final[dict[str, Callable[[Teller, Any], Noun]]] = {
    "player": lambda t, whose: t.player(whose),
    "someone": lambda t, whose: t.player(whose),
    "possessive": lambda t, whose: Noun(t.owner(whose)),
    "life": lambda t, whose: t.player(whose),
    "cards": subject,
    "group": subject,
    "target": subject,
    "one": subject,
    "filter": lambda t, one: Noun(several(t, one), SEVERAL),
    "any": any_of,
    "all": all_of,
    "some": _some,
    "drawn": _drawn,
    "damage": _damage,
    "life-points": _points,
    "number": lambda t, one: Noun(amount(t, one)),
    "signed": lambda t, by: Noun(_signed(t, by)),
    "amount": lambda t, one: Noun(amount(t, one)),
    "numbers": _numbers,
    "owner": _owner,
    "stats": lambda t, one: Noun(_stats(t, one)),
    "half": lambda t, one: Noun(f"halved (rounded {'down' if one.down else 'up'})"),
    "fold": lambda t, factor: Noun(str(factor)),
    "zone": _zone,
    "own-zone": _own_zone,
    "deck-end": _deck_end,
    "state": lambda t, how: Noun(" in ".join(t.word("lying", one) for one in how.split())),
    "lying-so": lambda t, how: Noun(_lying(t, how)),
    "gifts": _gifts,
    "what": _what,
    "one-card": lambda t, _: Noun("a card"),
    "card": lambda t, _: Noun("a card"),
    "word": lambda t, one: Noun(a(t.word("declared", one.key))),
    "effects-of": _effects,
    "times": lambda t, one: Noun(amount(t, one.count)),
    "many": lambda t, one: Noun(("up to " if one.up_to else "") + amount(t, one.count)),
    "so-that": _so_that,
    "play-cost": _play_cost,
    "received": _received,
    "dealer": lambda t, one: Noun("") if one == This() else subject(t, one),
    "from-what": lambda t, one: Noun(f"from {_what(t, one)}"),
    "least": lambda t, one: Noun(f"(at least {amount(t, one)})"),
    "changes": _changes,
    "values": lambda t, one: Noun(listed([f"{t.word('stat', stat)} {amount(t, to)}" for stat, to in one.values])),
    "hurt": lambda t, one: Noun(t.word("damage", one.nature or "any")),
}


def framed(t: Teller, one: Any, role: str, how: str) -> Told:
    """A record in the template of the first frame that says all of it."""
    for frame, values in fitting(t.english.manner, one, role):
        template = frame.english(t.english.manner.vocabulary.game)
        if template:
            words = filled(template, partial(_part, t, frame, values), how)
            note_deed(t, one, verb_of(template))
            if words.startswith("all ") and " cannot " in words:
                words = words.removeprefix("all ")
            return words, frame.clauses(t.english.manner.vocabulary.game)
    raise Unsayable(one)


def note_deed(t: Teller, one: Any, verb: str) -> None:
    """How what it dealt with is called from here on."""
    slot = getattr(one, "slot", None)
    if slot is not None and verb:
        t.dealt[slot] = f"{(t.english.deals_in | DEALT_IN).get(type(one), 'cards')} {done(verb)}"


DEALT_IN: Final[dict[type, str]] = {
    Damage: "points of damage",
    GainLife: "points of life",
    LoseLife: "points of life",
}
"""What statements deal with that deal with no cards."""


def _part(t: Teller, frame: Frame, values: dict[str, Any], name: str, kind: str) -> Noun:
    value = values.get(name)
    if value in (None, "", ()):
        return Noun("")
    case = next((case for case in frame.cases if case.field == name), None)
    kind = kind or (case.kind if case is not None else "")
    told = t.english.kinds.get(kind) or KINDS.get(kind)
    if told is None:
        raise Unsayable(kind)
    return told(t, value)


# --- happenings and facts ----------------------------------------------------------------------------------------


def happening(t: Teller, one: Happening, how: str = PLAIN) -> Told:
    return framed(t, one, HAPPENING, how)


def fact(t: Teller, one: Fact, negated: bool = False) -> str:
    told = t.english.facts.get(type(one)) or FACTS.get(type(one))
    if told is not None:
        return told(t, one, negated)
    words, _ = framed(t, one, FACT, PLAIN)
    return f"it is not true that {words}" if negated else words


def _exists(t: Teller, one: Exists, negated: bool) -> str:
    none = (one.how, one.amount) == ("=", Number(0))
    if none or (one.how, one.amount) == (">=", Number(1)):
        there = none == negated
        yours = one.filter.whose == YOU and not one.filter.zones
        _, noun, after = described(t, one.filter, not there)
        cards = f"{a(noun).replace('an other', 'another') if there else f'no {noun}'} {after}".strip()
        return f"you have {cards}" if yours else f"there {'is' if there else 'are'} {cards}"
    return f"the number of {several(t, one.filter)} {_compared(t, one.how, one.amount, negated)}"


def _compared(t: Teller, how: str, other: Amount, negated: bool) -> str:
    return f"is {'not ' if negated else ''}{COMPARED[how].format(amount(t, other))}"


def _matches(t: Teller, one: Matches, negated: bool) -> str:
    about = subject(t, one.subject)
    be = ("are" if about.number == SEVERAL else "is") + (" not" if negated else "")
    _, noun, after = described(t, one.filter, False)
    if one.filter.categories or not after or noun != t.word("one", "card"):
        return f"{about} {be} {any_of(t, one.filter)}"
    return f"{about} {be} {after}"


FACTS: Final[dict[type, Callable[[Teller, Any, bool], str]]] = {
    Exists: _exists,
    Compares: lambda t, one, no: f"{amount(t, one.one)} {_compared(t, one.how, one.other, no)}",
    Matches: _matches,
    IsFalse: lambda t, one, no: fact(t, one.fact, not no),
    AllTrue: lambda t, one, no: listed([fact(t, each, no) for each in one.facts], "or" if no else "and"),
    OneTrue: lambda t, one, no: listed([fact(t, each, no) for each in one.facts], "and" if no else "or"),
    IsTurnOf: lambda t, one, no: f"it is {'not ' if no else ''}{OWNERS[one.whose]} turn",
    IsPhase: lambda t, one, no: f"it is {'not ' if no else ''}{phase(t, one.phase, one.whose)}",
}


def phase(t: Teller, name: str, whose: str) -> str:
    return t.english.phase(name, OWNERS[whose] if whose not in (BOTH, EITHER) else "any player's")


def condition(t: Teller, one: Condition) -> Told:
    if isinstance(one, When):
        words, clauses = happening(t, one.happening)
        t.happening = one.happening
        return f"when {words}", t.english.head_clauses["when"] + clauses
    if isinstance(one, AtPhase):
        return f"at the {'end' if one.end else 'start'} of {_when(t, one)}", t.english.head_clauses["at"]
    if type(one) in t.english.conditions:
        return t.english.conditions[type(one)](t, one)
    raise Unsayable(one)


def _when(t: Teller, one: AtPhase) -> str:
    if one.whose == TURN_PLAYER:
        return "this turn"
    if (one.phase, one.end) in (("setup", False), ("end", True), ("start", False)):
        return "each turn" if one.whose == BOTH else f"{OWNERS[one.whose]} turn"
    return phase(t, one.phase, one.whose)


# --- statements --------------------------------------------------------------------------------------------------


def statements(t: Teller, all_: tuple[Statement, ...], how: str = COMMAND) -> Told:
    """One after the other. Choices are told where the chosen cards are first spoken of."""
    words: list[str] = []
    clauses: Clauses = ()
    plain = False
    skip = False
    for place, one in enumerate(all_):
        if skip:
            skip = False
            continue
        if type(one) in t.english.unsaid:
            t.english.unsaid[type(one)](t, one)
            continue
        discarded = _at_once(t, all_[place : place + 2], PLAIN if plain and how == COMMAND else how)
        if discarded is not None:
            plain = plain or not discarded[0].startswith(("discard ", "sacrifice ", "you "))
            words.append(discarded[0])
            clauses += discarded[1]
            skip = True
            continue
        if isinstance(one, Choose) and _told_later(one, all_[place + 1 :]):
            t.chosen[one.slot] = one
            clauses += _clauses_of(t, one)
            continue
        said, by = statement(t, one, PLAIN if plain and how == COMMAND else how)
        plain = plain or said.startswith(("your opponent", "each player"))
        words.append(said)
        clauses += by
    return ", then ".join(words), clauses


def _at_once(t: Teller, two: tuple[Statement, ...], how: str) -> Told | None:
    """What is picked and what is done with it, told as one: your opponent discards a card."""
    if len(two) != 2 or not isinstance(two[0], CardsPicked | ChooseAtRandom):
        return None
    picked, then = two
    assert isinstance(picked, CardsPicked | ChooseAtRandom)
    as_picked = picked if isinstance(picked, CardsPicked) else Choose(picked.slot, picked.filter, picked.count)
    if not t.english.manner.at_once(as_picked, unnamed(then)) or any(
        isinstance(test, IsIt) for test in picked.filter.tests
    ):
        return None
    what = replace(picked.filter, whose=EITHER, zones=())
    if isinstance(picked, ChooseAtRandom):
        by, cards, at_random = picked.filter.whose, some(t, what, picked.count), " at random"
    else:
        by, at_random = picked.by or YOU, ""
        cards = _down_to(t, picked) or some(t, what, picked.count, picked.up_to, picked.any_number)
        if by != picked.filter.whose:
            return None
    label = t.keep(picked.slot, picked.filter, cards.number == SEVERAL)
    verb = t.english.at_once[type(then)]
    note_deed(t, then, verb)
    words = filled(f"{{by}} [{verb}] {{cards}}", lambda name, _: t.player(by) if name == "by" else cards, how)
    return words + at_random + label, _clauses_of(t, picked) + _clauses_of(t, then)


def _down_to(t: Teller, picked: CardsPicked) -> Noun | None:
    """All but so many of the hand."""
    count = picked.count
    if not isinstance(count, Minus) or count.one != Count(picked.filter):
        return None
    return Noun(f"cards until {amount(t, count.other)} are left in the hand", SEVERAL)


def _clauses_of(t: Teller, one: Statement) -> Clauses:
    found = fitting(t.english.manner, one, STATEMENT)
    return found[0][0].clauses(t.english.manner.vocabulary.game) if found else ()


def _told_later(one: Choose, rest: tuple[Statement, ...]) -> bool:
    while rest and isinstance(rest[0], Choose) and Those(one.slot) not in list(parts_of(rest[0])):
        rest = rest[1:]
    return bool(rest) and not isinstance(rest[0], WHOLE) and Those(one.slot) in list(parts_of(rest[0]))


def _blocks(t: Teller, blocks: tuple[Block, ...]) -> Told:
    """Each with what it holds, one after the other."""
    told: list[str] = []
    clauses: Clauses = ()
    for block in blocks:
        paid, by = statements(t, block.paid)
        words, inner = statements(t, block.statements)
        told.append(f"{block.english.format(paid)} {words}")
        clauses += block.clauses + by + inner
    return "; ".join(told), clauses


def statement(t: Teller, one: Any, how: str) -> Told:
    if type(one) in t.english.blocks:
        return _blocks(t, t.english.blocks[type(one)](one))
    if type(one) in t.english.wholes:
        return t.english.wholes[type(one)](t, one)
    whole = WHOLE_TOLD.get(type(one))
    if whole is not None and not (isinstance(one, Instead) and fitting(t.english.manner, one, STATEMENT)):
        return whole(t, one)
    if isinstance(one, NextTurn):
        words, clauses = statement(t, replace(one.statements[0], lasts=STAYS), how)  # type: ignore[call-arg]
        return f"{words} during {OWNERS[one.whose]} next turn", clauses
    counted, one = _each(t, one)
    words, clauses = framed(t, one, STATEMENT, how)
    if isinstance(one, Instead) and one.once:
        words = ("once a turn, " if t.standing else "the next ") + words
    words += counted + _kept(t, one)
    if is_lasting(one) and one.lasts != STAYS:
        words += f" {t.word('lasts', one.lasts)}"
    return words, clauses


def _each(t: Teller, one: Any) -> tuple[str, Any]:
    """For each …: the statement for one of them."""
    found = one_of_each(t.english.manner, one)
    if found is None:
        return "", one
    counted, single = found
    if isinstance(counted, OfEach):
        return theirs(_per_one(t, counted.amount)), single
    return _per_one(t, counted), single


def _per_one(t: Teller, counted: Amount) -> str:
    if isinstance(counted, TimesThisTurn):
        return f" for each time this turn that {happening(t, counted.happening)[0]}"
    if isinstance(counted, CardsThisTurn):
        return f" for each time this turn that {happening(t, counted.happening)[0]}{each_once(t, counted)}"
    if type(counted) in t.english.per:
        return f" for each {t.english.per[type(counted)](t, counted)}"
    parts = counted.parts if isinstance(counted, Share) else 1
    of: Any = counted.amount if isinstance(counted, Share) else counted
    return f" for each {f'{parts} {several(t, of.of)}' if parts > 1 else single_of(t, of.of)}"


def _kept(t: Teller, one: Any) -> str:
    if isinstance(one, CardsPicked | ChooseAtRandom):
        many = isinstance(one, CardsPicked) and (one.count != Number(1) or one.any_number)
        return t.keep(one.slot, one.filter, many)
    if isinstance(one, Draw):
        return t.keep(one.slot, Filter(), one.count != Number(1))
    if isinstance(one, LookAt):
        single = isinstance(one.subject, TopCards) and one.subject.count == Number(1)
        return t.keep(one.slot, Filter(), not single)
    if type(one) in t.english.keeps:
        return t.english.keeps[type(one)](t, one)
    return ""


def _may(t: Teller, one: May) -> Told:
    words, clauses = statements(t, one.statements, MAY)
    if one.by not in ("", YOU) and words.startswith("you may "):
        words = f"{_player(t, one.by)} may {words.removeprefix('you may ')}"
    return words, clauses


def _if(t: Teller, one: If) -> Told:
    if isinstance(one.fact, IsFalse) and one.then == (Forbid(PLAY_THIS, This(), lasts=STAYS),):
        return f"{t.this} can be played only if {fact(t, one.fact.fact)}", ()
    said = f"if {fact(t, one.fact)}, "
    words, clauses = statements(t, one.then)
    if one.otherwise:
        more, by = statements(t, one.otherwise)
        return f"{said}{words}; otherwise, {more}", clauses + by
    return said + words, clauses


def _did(t: Teller, one: IfDid) -> Told:
    words: list[str] = []
    clauses: Clauses = ()
    who = "you" if t.asked in ("", YOU) else "they"
    for said, body in ((f"if {who} do", one.then), (f"if {who} do not", one.otherwise)):
        if body:
            more, by = statements(t, body)
            words.append(f"{said}, {more}")
            clauses += by
    return "; ".join(words), clauses


def _later(t: Teller, one: Later) -> Told:
    when, by = condition(t, one.condition)
    if one.again:
        when = f"every time {when.removeprefix('when ')}"
    if isinstance(one.condition, AtPhase) and one.condition.whose != TURN_PLAYER:
        when = when.replace("your opponent's", "your opponent's next").replace("your turn", "your next turn")
    lasts = _for(t, one.lasts) if isinstance(one.condition, When) else ""
    words, clauses = statements(t, one.statements)
    return f"{lasts}{when}, {words}", by + clauses


def _instead(t: Teller, one: Instead) -> Told:
    would, by = happening(t, one.happening, WOULD)
    t.happening = one.happening
    words, clauses = statements(t, one.statements) if one.statements else ("that does not happen", ())
    head = "if "
    if one.once:
        head = "once a turn, if " if t.standing else "the next time that "
    return f"{_for(t, one.lasts)}{head}{would}, {words}{' instead' if one.statements else ''}", by + clauses


def _for(t: Teller, lasts: str) -> str:
    if lasts == STAYS:
        return ""
    return "this turn, " if lasts == THIS_TURN else f"{t.word('lasts', lasts)}, "


def _while(t: Teller, one: While) -> Told:
    words, clauses = statements(t, one.statements)
    return f"as long as {fact(t, one.fact)}, {words}", clauses


def _modes(t: Teller, one: Modes) -> Told:
    options: list[str] = []
    clauses: Clauses = ()
    for option in one.options:
        words, by = statements(t, option)
        options.append(words)
        clauses += by
    who = "" if one.by in ("", YOU) else f"{_player(t, one.by)} chooses "
    count = f"{'up to ' if one.up_to else ''}{amount(t, one.count)} of these"
    return f"{who or 'choose '}{count}: " + "; ".join(
        f"({place}) {words}" for place, words in enumerate(options, 1)
    ), clauses


def _repeat(t: Teller, one: Repeat) -> Told:
    words, clauses = statements(t, one.statements)
    return f"{amount(t, one.count)} times: {words}", clauses


def _copies(t: Teller, one: CopiesInDeck) -> Told:
    most = "any number of copies" if one.most is None else f"up to {one.most} copies"
    return f"a deck may hold {most} of this card", _clauses_of(t, one)


WHOLE: Final = (May, If, IfDid, Later, Instead, While, Modes, Repeat)
WHOLE_TOLD: Final[dict[type, Callable[[Teller, Any], Told]]] = {
    May: _may,
    If: _if,
    IfDid: _did,
    Later: _later,
    Instead: _instead,
    While: _while,
    Modes: _modes,
    Repeat: _repeat,
    CopiesInDeck: _copies,
}
