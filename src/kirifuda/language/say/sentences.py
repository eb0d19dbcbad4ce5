"""A sentence in the usual words, and the check that it reads as it was meant."""

from collections.abc import Mapping
from dataclasses import fields, is_dataclass, replace
from typing import Any, Final

from ...effects.parts import parts_of
from ...effects.statements import CardsPicked, Choose, Forbid, If, Instead, Later, May, Move, While
from ...effects.tree import (
    BOTH,
    OPPONENT,
    STAYS,
    THIS_TURN,
    TURN_PLAYER,
    YOU,
    AtPhase,
    Condition,
    Count,
    DealtWith,
    Filter,
    IsFalse,
    Minus,
    Node,
    Number,
    OfEach,
    Statement,
    This,
    Those,
    Together,
    When,
)
from ...text.slots import unnamed
from ..clauses import UntilSoMany
from ..layout import outside
from ..meanings import Given, Place, Quantity, Some
from ..scope import Scope
from ..sentences import PLAY_THIS, SentenceReader
from ..sentences import Said as Meant
from ..trouble import Refused
from .amounts import figure
from .cards import cards
from .clauses import awaits, clause, fact, happening
from .kinds import SAID, period
from .speaker import Manner, Said, Speaker
from .tape import Tape, Unsayable, attempts
from .words import usual, written

TRASH: Final = "trash"


class Text:
    """Says the sentences of one ability, one after the other, as the reader will read them."""

    def __init__(self, manner: Manner, reader: SentenceReader, this: str, scope: Scope) -> None:
        self.manner = manner
        self.reader = reader
        self.this = this
        self.said = Said()
        self.scope = scope
        self.slots: dict[int, int] = {}

    def sentence(self, meant: Meant, heads: bool = False, stands: bool = False, start: str = "sentence") -> str:
        """The first way to say it that is read as it was meant, from that symbol of the grammar."""
        for words, said in attempts(lambda tape: self._attempt(meant, tape)):
            try:
                found, scope = self.reader.read(words, self.scope.copy(), heads, stands, start)
                kept = self.manner.as_kept(found)
            except Refused:
                continue
            slots = dict(self.slots)
            if same(kept, meant, slots):
                self.said, self.scope, self.slots = said, scope, slots
                return words
        raise Unsayable(meant)

    def _attempt(self, meant: Meant, tape: Tape) -> tuple[str, Said]:
        said = self.said.copy()
        said.sentence += 1
        return _spelled(_sentence(Speaker(self.manner, self.this, said, tape), meant), self.manner.spelling), said


def _spelled(words: str, spelling: Mapping[str, str]) -> str:
    """As the book writes it; what is quoted stays as it is."""
    for usual_, books in spelling.items():
        place = outside(words).find(usual_)
        while place >= 0:
            words = words[:place] + books + words[place + len(usual_) :]
            place = outside(words).find(usual_, place + len(books))
    return words


def same(found: Any, meant: Any, slots: dict[int, int]) -> bool:
    """Whether two trees differ in the numbers of their slots only. `slots`: how those of `meant` are numbered."""
    if isinstance(meant, tuple) and isinstance(found, tuple):
        return len(found) == len(meant) and all(
            same(one, other, slots) for one, other in zip(found, meant, strict=True)
        )
    if not isinstance(meant, Node) and not is_dataclass(meant):
        return bool(found == meant)
    if type(found) is not type(meant):
        return False
    for one in fields(meant):
        if not one.compare:
            continue
        mine, its = getattr(meant, one.name), getattr(found, one.name)
        if one.name in ("slot", "lane_of"):
            if mine is not None and slots.setdefault(mine, its) != its:
                return False
        elif not same(its, mine, slots):
            return False
    return len(set(slots.values())) == len(slots)


# --- what stands before the rest of a sentence ---------------------------------------------------------------------


def _sentence(s: Speaker, meant: Meant) -> str:
    words = ""
    if meant.did is not None:
        words += s.adverb("did" if meant.did else "did-not") + "、"
    if meant.otherwise:
        words += s.adverb("otherwise") + "、"
    s.instead = meant.instead
    if meant.once:
        words += s.adverb("once") + "、"
    if meant.works_in:
        words += f"{s.this}が{usual(s.vocabulary.zones, meant.works_in)}にある時、"
    if meant.period is not None:
        words += period(s, meant.period) + "中、"
    *first, last = meant.conditions or (None,)
    for one in first:
        words += _condition(s, one) + "か、"
    if last is not None:
        words += _condition(s, last) + "、"
    return words + body(s, meant.statements, "plain")


def _condition(s: Speaker, one: Condition | None) -> str:
    if isinstance(one, When):
        said = happening(s, one.happening, "past") + "時"
        awaits(s, one.happening)
        return said
    if isinstance(one, AtPhase):
        return s.of(one.whose) + usual(s.vocabulary.times, (one.phase, one.end))
    if type(one) in s.manner.conditions:
        return s.manner.conditions[type(one)](s, one)
    raise Unsayable(one)


def body(s: Speaker, statements: tuple[Statement, ...], form: str) -> str:
    """Clauses up to the end of the sentence."""
    if not statements:
        raise Unsayable(statements)
    words = ""
    place = 0
    while place < len(statements):
        one = statements[place]
        if type(one) in s.manner.unsaid:
            s.manner.unsaid[type(one)](s, one)
            place += 1
            continue
        taken, shorter, by = _in_one(s, statements[place:])
        rest = statements[place + taken :]
        if not by and _each_counts_its_own(statements[place + taken - 1], rest):
            by = BOTH
        lead = _lead(s, one)
        if lead is not None:
            if rest or (form != "plain" and not isinstance(one, May)):
                raise Unsayable(one)
            return words + lead
        special = _two_chosen(s, statements[place : place + 2], "join" if len(statements) > place + 2 else form)
        if special and s.pick((True, False)):
            place += 2
            words += special + ("、" if place < len(statements) else "")
            continue
        words += clause(s, shorter, "join" if rest else form, by) + ("、" if rest else "")
        if taken > 1 and isinstance(one, CardsPicked):
            _keep_chosen(s, statements[place : place + taken])
        place += taken
    return words


def _lead(s: Speaker, one: Any) -> str | None:
    one = s.manner.as_said(one)
    if type(one) in s.manner.leads:
        return s.manner.leads[type(one)](s, one)
    each: Any = s.vocabulary.each_player
    if type(one) is each:
        who, s.each = s.player(BOTH), True
        return f"{who}は{body(s, one.statements, 'plain')}"
    if isinstance(one, May):
        by = one.by or YOU
        head = f"{s.acts(by)}は" if by != s.doer else ""
        return head + body(s, one.statements, "may")
    if isinstance(one, If):
        if isinstance(one.fact, IsFalse) and one.then == (Forbid(PLAY_THIS, This(), lasts=STAYS),):
            play = written(s.vocabulary, "プレイする", "can")
            return f"{s.this}は、{fact(s, one.fact.fact, 'only if').removesuffix('、')}{play}"
        so = fact(s, one.fact, "if")
        instead, s.instead = s.adverb("instead") if s.instead else "", False
        return so + instead + body(s, one.then, "plain")
    if isinstance(one, While):
        while_ = fact(s, one.fact, "while")
        s.lasts = s.vocabulary.as_long_as
        return while_ + body(s, one.statements, "plain")
    if isinstance(one, Later):
        return _later(s, one)
    if isinstance(one, Instead) and one.statements:
        lasts = _for(s, one.lasts)
        next_ = usual(s.vocabulary.adverbs, "next") if one.once else ""
        said = lasts + next_ + happening(s, one.happening, "plain")
        awaits(s, one.happening)
        return f"{said}場合、{usual(s.vocabulary.adverbs, 'instead')}{body(s, one.statements, 'plain')}"
    return None


def _for(s: Speaker, lasts: str) -> str:
    if lasts == STAYS:
        return ""
    if lasts == THIS_TURN and "このターン" in s.vocabulary.lasting:
        return "このターン、"
    return usual(s.vocabulary.lasting, lasts) + "、"


def _later(s: Speaker, one: Later) -> str:
    when = one.condition
    if isinstance(when, When):
        if when.once and not s.vocabulary.waits_each_time:
            raise Unsayable(one)
        first = usual(s.vocabulary.adverbs, "next") if when.once else ""
        said = _for(s, one.lasts) + first + happening(s, when.happening, "plain" if one.again else "past")
        said += "たび、" if one.again else "時、"
        awaits(s, when.happening)
    elif isinstance(when, AtPhase) and not one.again:
        if when in s.vocabulary.times_once.values():
            said = usual(s.vocabulary.times_once, when) + "に、"
        elif when.whose == TURN_PLAYER:
            said = usual(s.vocabulary.times, (when.phase, when.end)) + "に、"
        else:
            raise Unsayable(one)
    else:
        raise Unsayable(one)
    return said + body(s, one.statements, "plain")


# --- what is chosen and dealt with in one clause -------------------------------------------------------------------


def _in_one(s: Speaker, statements: tuple[Statement, ...]) -> tuple[int, Statement, str]:
    """手札を1枚捨てる: a choice and what is done with it, in one clause. How many statements, as which, by whom."""
    one = statements[0]
    if len(statements) < 2:
        return 1, one, ""
    following: Any = statements[1]
    given = _given(s, one, following)
    if given is not None and s.pick((True, False)):
        return 2, given, ""
    if isinstance(one, CardsPicked) and s.manner.at_once(one, unnamed(following)):
        return 2, replace(following, subject=_some(one)), one.by or YOU
    if not isinstance(one, Choose):
        return 1, one, ""
    if len(statements) > 2 and isinstance(following, Choose):
        third: Any = statements[2]
        both = Together((Those(one.slot), Those(following.slot)))
        of = _each_chooses(s, one, following)
        if of is not None and getattr(third, "subject", None) == both:
            return 3, replace(third, subject=_some(of)), BOTH
    return 1, one, ""


def _each_counts_its_own(one: Any, rest: tuple[Statement, ...]) -> bool:
    """お互いのプレイヤーは手札を全て捨て、捨てた枚数引く; 自分のユニット1体につき: then it is both who do it."""
    if OfEach in {type(getattr(one, name, None)) for name in ("amount", "count")}:
        return True
    slot = getattr(one, "slot", None)
    return slot is not None and any(
        isinstance(each, OfEach) and DealtWith(slot) in parts_of(each) for each in parts_of(rest)
    )


def _given(s: Speaker, one: Statement, following: Statement) -> Given | None:
    """「＋1／＋1」の修正と「速攻」: to the same cards, for the same time."""
    first, second = s.manner.as_said(one), s.manner.as_said(following)
    if not isinstance(first, Given) or not isinstance(second, Given):
        return None
    if (first.subject, first.lasts) != (second.subject, second.lasts) or second.gifts.changes:
        return None
    if not first.gifts.changes or first.gifts.keywords or first.gifts.abilities:
        return None
    return replace(second, gifts=replace(second.gifts, changes=first.gifts.changes))


def _each_chooses(s: Speaker, one: Choose, other: Choose) -> Choose | None:
    """Both choose, of the same cards, or each of those that are his own where no owner is named."""
    if one.by or other != replace(one, slot=other.slot, by=OPPONENT, filter=other.filter):
        return None
    if one.filter == other.filter:
        return one
    own = one.filter.whose == YOU and bool(set(one.filter.zones) & s.vocabulary.own_zones)
    each = replace(one, filter=replace(one.filter, whose=BOTH))
    return each if own and other.filter == replace(one.filter, whose=OPPONENT) else None


def _two_chosen(s: Speaker, two: tuple[Statement, ...], form: str) -> str:
    """A1体とB1体を選ぶ; 手札が3枚になるように捨てる."""
    if len(two) != 2 or not isinstance(two[0], Choose):
        return ""
    one, other = two
    assert isinstance(one, Choose)
    if unnamed(other) == Move(Those(one.slot), TRASH) and one.filter == Filter(one.filter.whose, ("hand",)):
        if not isinstance(one.count, Minus) or one.count.one != Count(one.filter) or one.up_to or one.any_number:
            return ""
        by = one.by or YOU
        who = f"{s.acts(by)}は" if by != s.doer else ""
        _keep_chosen(s, two)
        hand = UntilSoMany((0, 0), Place(("hand",), one.filter.whose), one.count.other)
        return who + SAID["so-that"](s, hand).phrase + written(s.vocabulary, "捨てる", form)
    if not isinstance(other, Choose) or not (_plain(one) and _plain(other)) or Those(one.slot) in parts_of(other):
        return ""
    words = [cards(s, each.filter, located=True) + figure(each.count) for each in (one, other)]
    counters = [s.manner.counter(each.filter) for each in (one, other)]
    _keep_chosen(s, two)
    return "と".join(map("".join, zip(words, counters, strict=True))) + "を" + written(s.vocabulary, "選ぶ", form)


def _plain(one: Choose) -> bool:
    return isinstance(one.count, Number) and not one.up_to and not one.any_number and one.by in ("", YOU)


def _some(one: CardsPicked) -> Some:
    return Some(one.filter, Quantity(one.count, "", one.up_to, one.any_number))


def _keep_chosen(s: Speaker, statements: tuple[Statement, ...]) -> None:
    chosen = [one for one in statements if isinstance(one, CardsPicked)]
    for one in chosen:
        s.keep(one.slot, one.filter, one.any_number or one.count != Number(1), "chosen")
    slots = tuple(Those(one.slot) for one in chosen)
    s.last = slots[0] if len(slots) == 1 else Together(slots)
