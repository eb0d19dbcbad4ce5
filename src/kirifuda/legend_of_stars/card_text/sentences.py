"""A sentence: its clauses one after the other, each 時 or なら before the rest of the sentence."""

import re
from dataclasses import dataclass, field, replace

from ...effects.statements import (
    Choose,
    CopiesInDeck,
    Draw,
    Forbid,
    If,
    IfDid,
    Instead,
    Later,
    May,
    Modes,
    Permit,
    Repeat,
)
from ...effects.tree import (
    BOTH,
    OPPONENT,
    STAYS,
    THIS_BATTLE,
    THIS_TURN,
    TURN_PLAYER,
    YOU,
    Amount,
    AtPhase,
    Compares,
    Condition,
    DidThisTurn,
    Exists,
    Fact,
    Filter,
    Happening,
    IsFalse,
    IsTurnOf,
    Matches,
    Number,
    Statement,
    Subject,
    This,
    TimesThisTurn,
    Together,
    When,
)
from ...text import sentences
from ...text.parsing import Branch, Leaf
from ...text.sentences import NEVER, Options, joins, with_subject
from ...text.trouble import Misread
from ...text.verbs import CAN, JOIN, MAY, PAST, PLAIN
from . import lexicon
from .amounts import who
from .clauses import Clause, argument, new_clause
from .counting import counted, how_often
from .effects import effect
from .facts import fact, time_of
from .happenings import happening
from .nominals import Nominal, in_order, number
from .numbers import has_signs
from .phrases import PhraseReader

Bound = tuple[int, int, str]
"""Where something is said that only what stands can do, and what is wrong with it elsewhere."""


@dataclass(frozen=True, slots=True)
class Sentenced:
    """What a sentence says; where it begins an ability, when that works."""

    statements: tuple[Statement, ...]
    conditions: tuple[Condition, ...] = ()
    once: bool = False
    during: Fact | None = None
    instead: bool = False
    """～なら、代わりに: the sentence takes the place of what was said last."""
    costs: tuple[Statement, ...] = ()
    activated: bool = False
    as_long_as: Bound | None = None
    """Where it says ～限り, or something else that only what stands can do."""
    offers: bool = False
    """～した時、発動出来る: what follows may be done."""
    lists_used: bool = field(default=False, compare=False)


Part = sentences.Part[Clause]


class SentenceReader(sentences.SentenceReader[Clause]):
    """Reads one sentence. `options` are the items of the list below it; `heads`: it may begin an ability.

    `first` is the first sentence of an ability, where ターン終了時 says when it works and not how long. `may_stop`:
    it is a cost, which may end as if it went on.
    """

    reader: PhraseReader
    endings = frozenset(
        ("MODES", "REPEAT", "DID", "DIDEXIST", "INATTACK", "EMPTYEXIST", "ALIKE", "LET", "EXIST", "VERB")
    )

    def __init__(
        self,
        reader: PhraseReader,
        options: Options = (),
        heads: bool = False,
        first: bool = False,
        may_stop: bool = False,
    ) -> None:
        super().__init__(options)
        self.reader = reader
        self.may_stop = may_stop
        self.heads = heads
        self.first = first
        self.once = False
        self.during: Fact | None = None
        self.conditions: list[Condition] = []
        self.costs: tuple[Statement, ...] = ()
        self.activated = False
        self.as_long_as: Bound | None = None
        self.offers = False

    def read(self, branch: Branch) -> Sentenced:
        said: tuple[Statement, ...] = ()
        *earlier, last = self._by_turns(list(branch.branches()))
        for items in earlier:
            stops, self.may_stop = self.may_stop, True
            self._items, self._place = items, 0
            said += tuple(self._block())
            self.may_stop = stops
        self._items, self._place = last, 0
        said += tuple(self._block(first=not earlier))
        self.as_long_as = self.as_long_as or self.reader.only_standing
        if self.reader.unshuffled is not None:
            raise Misread(*self.reader.unshuffled, "which-end-of-deck")
        return Sentenced(
            said,
            tuple(self.conditions),
            self.once,
            self.during,
            self.instead,
            self.costs,
            self.activated,
            self.as_long_as,
            self.offers,
            self.lists_used,
        )

    def _by_turns(self, items: list[Branch]) -> list[list[Branch]]:
        """自分のターン中は～、相手のターン中は～: each time has its own part of the sentence."""
        starts = [place for place, item in enumerate(items) if item.parts[0].kind == "DURING"]
        if len(starts) < 2 or starts[0] != 0:
            return [items]
        return [items[start:end] for start, end in zip(starts, [*starts[1:], len(items)], strict=True)]

    def _next(self) -> Part | None:
        """The next clause, up to its ending."""
        if self._again is not None:
            again, self._again = self._again, None
            return again
        clause = new_clause(self.reader)
        part = Part(clause)
        while self._place < len(self._items):
            item = self._items[self._place]
            self._place += 1
            first, last = item.parts[0], item.parts[-1]
            if isinstance(first, Leaf) and first.kind == "TIME":
                part.time = first
            elif isinstance(first, Leaf) and first.kind in ("DURING", "THATTURN"):
                part.during = first
            elif isinstance(first, Leaf) and first.kind == "ONCE":
                part.once = first
            elif isinstance(first, Leaf) and first.kind == "SOFAR":
                part.so_far = first
            elif isinstance(first, Leaf) and first.kind in self.endings:
                clause.end = first
                clause.then = last if last is not first and isinstance(last, Leaf) else None
                return part
            else:
                argument(clause, item)
                if isinstance(last, Leaf) and last.kind in ("BE", "CMPBE"):
                    clause.end = last
                    part.be = last
                    return part
        if has_signs(clause):
            end = self._items[-1].end
            clause.end = Leaf("VERB", "する", end, end)
            return part
        self._nothing_left(part)
        return None

    def _block(self, first: bool = False) -> list[Statement]:
        """The statements up to the end of the sentence."""
        said: list[Statement] = []
        form = ""
        last: Leaf | None = None
        while (part := self._next()) is not None:
            if last is not None and not joins(last, form):
                raise Misread(last.start, last.end, "sentence-goes-on")
            end = part.clause.ending
            self._headings(part, first and not said)
            if part.during is not None and part.during.kind == "THATTURN" and _are_new(part):
                part.during = None
            if part.during is not None:
                return [*said, self._while(part)]
            if part.time is not None:
                if self._begins_ability(part.time, first and not said):
                    self.conditions.append(phase_condition(part.time.text))
                    part.time = None
                    self._again = part
                    continue
                return [*said, self._later(part)]
            if self._is_fact(part):
                return [*said, self._if(part)]
            if part.so_far is not None:
                if part.clause.then is None or part.clause.then.text.startswith(("時", "度")):
                    raise Misread(part.so_far.start, part.so_far.end, "so-far")
                return [*said, self._so_far(part)]
            if end.kind == "DID" and said and self._in_if and end.text.startswith("そうで"):
                self._again = part
                return said
            if end.kind == "DID":
                if not first or said:
                    raise Misread(end.start, end.end, "not-here")
                part.clause.all_taken()
                return [self._did(end)]
            if end.kind in ("MODES", "REPEAT"):
                said.extend(self._list(part))
                last, form = end, PLAIN
                continue
            if part.clause.then is not None and part.clause.then.kind == "BY":
                return self._by_doing([*said, *effect(part.clause)], first)
            if self._is_activation(part):
                part.clause.all_taken()
                if self.conditions:
                    self.offers = True
                    return [May(tuple(said))] if said else []
                self.costs, self.activated = tuple(said), True
                return []
            if part.clause.then is not None and first and not said and self._did_just_that(part.clause):
                return [IfDid(self._rest())]
            if part.clause.then is not None:
                lead = self._lead(part, first and not said)
                if lead is None:
                    continue
                return [*said, lead]
            said.extend(effect(part.clause))
            last, form = end, _form(part.clause)
        if last is None:
            end_of = self._items[-1].end
            raise Misread(end_of, end_of, "no-verb")
        if joins(last, form) and not self.may_stop:
            raise Misread(last.start, last.end, "sentence-stops")
        if form in (MAY, CAN):
            return [May(tuple(said), _who_may(said))] if _can_be_declined(said) else said
        return said

    # --- when an ability works -----------------------------------------------------------------------

    def _headings(self, part: Part, begins: bool) -> None:
        """1ターンに1度, 自分のターン中: where an ability begins they belong to its head."""
        if part.once is not None:
            if not self.heads or not begins:
                raise Misread(part.once.start, part.once.end, "not-here")
            self.once = True
            if not part.once.text.startswith("1"):
                self.during = time_of(part.once.text)
            part.once = None
        of_time = part.during is not None and part.during.kind == "DURING"
        if of_time and part.during is not None and self.heads and begins and self.first and self.during is None:
            self.during = time_of(part.during.text)
            part.during = None

    def _begins_ability(self, time: Leaf, begins: bool) -> bool:
        """自分のターン終了時 begins an ability; ターン終了時 does so only where nothing was said before."""
        if not self.heads or not begins or "この" in time.text or "次の" in time.text or "戦闘" in time.text:
            return False
        return self.first or not time.text.startswith("ターン")

    def _by_doing(self, done: list[Statement], begins: bool) -> list[Statement]:
        """～する事で、: what an ability costs; in the midst of one, what may be done first."""
        rest = self._block()
        if self.heads and begins and not self.conditions:
            self.costs, self.activated = tuple(done), True
            return list(rest[0].statements) if len(rest) == 1 and isinstance(rest[0], May) else rest
        return [May(tuple(done)), IfDid(tuple(rest))]

    def _is_activation(self, part: Part) -> bool:
        """～して発動する。"""
        clause = part.clause
        if clause.ending.kind != "VERB" or clause.then is not None or not self.heads:
            return False
        if clause.form.verb != "activate" or clause.form.form not in (PLAIN, CAN, MAY):
            return False
        if self.conditions and clause.form.form == PLAIN:
            return False
        clause.take("を", kind="EFFECTS")
        clause.take("の効果を", kind="THIS")
        return not clause.arguments

    # --- what stands before the rest of the sentence -------------------------------------------------

    def _while(self, part: Part) -> Statement:
        """自分のターン中、 in the middle of an ability: a fact."""
        assert part.during is not None
        during = time_of(part.during.text)
        part.during = None
        self._again = part
        return If(during, tuple(self._block()))

    def _later(self, part: Part) -> Statement:
        assert part.time is not None
        condition, lasts = _time(part.time)
        part.time = None
        self._again = part
        return Later(condition, tuple(self._block()), lasts)

    def _is_fact(self, part: Part) -> bool:
        return part.clause.ending.kind in ("DIDEXIST", "INATTACK", "EMPTYEXIST", "ALIKE") or super()._is_fact(part)

    def _fact(self, part: Part) -> Fact:
        return fact(part.clause, part.be)

    def _if(self, part: Part) -> Statement:
        this = part.clause.take("は", kind="THIS") if self._only_then() or part.clause.has("が") else None
        whole, last = self._facts(part)
        if last.clause.then is not None:
            if last.clause.then.kind != "INSTEAD":
                raise Misread(last.clause.then.start, last.clause.then.end, "not-here")
            self.instead = True
        elif self._instead_follows():
            self.instead = True
        if self._place == len(self._items):
            raise part.clause.misread("then-what")
        if re.search("限り|間", last.clause.ending.text):
            self.as_long_as = last.clause.ending.start, last.clause.ending.end, "as-long-as"
        if any(word in last.clause.ending.text for word in ("のみ", "だけ")):
            return self._playable_only_if(whole, this is not None)
        if self.reader.emitted:
            self.reader.emitted.clear()
            raise part.clause.misread("no-choice-here")
        self.reader.scope.topic = (this and this.subject) or spoken_of(whole) or self.reader.scope.topic
        return self._depending_on(whole)

    def _so_far(self, part: Part) -> Statement:
        """このターンに～していたなら."""
        clause = part.clause
        assert clause.then is not None
        if clause.then.kind not in ("WHEN", "NEVER") or clause.ending.kind != "VERB":
            raise Misread(clause.then.start, clause.then.end, "not-here")
        how, often = how_often(clause)
        times = TimesThisTurn(counted(clause))
        if clause.then.kind == "NEVER":
            how, often = "=", Number(0)
        if self._place == len(self._items):
            raise clause.misread("then-what")
        if "のみ" in clause.then.text or "だけ" in clause.then.text:
            return self._playable_only_if(Compares(times, how, often), False)
        if isinstance(times.happening.what, This):
            self.reader.scope.topic = This()
        return self._depending_on(Compares(times, how, often))

    def _depending_on(self, whole: Fact) -> Statement:
        scope = self.reader.scope
        before = len(scope.referents)
        self._in_if += 1
        then = self._rest()
        self._in_if -= 1
        scope.if_so = scope.referents[before:]
        otherwise: tuple[Statement, ...] = ()
        if self._again is not None and self._again.clause.ending.kind == "DID":
            self._again = None
            self.reader.scope.topic = spoken_of(whole)
            otherwise = self._otherwise()
        return If(whole, then, otherwise)

    def _otherwise(self) -> tuple[Statement, ...]:
        """What was brought up under ～なら is not there otherwise."""
        scope = self.reader.scope
        scope.referents = [one for one in scope.referents if one not in scope.if_so]
        return self._rest()

    def _only_then(self) -> bool:
        """Does one of the facts that follow end with のみ?"""
        words = [one.parts[-1] for one in self._items[self._place - 1 :]]
        ends = [word for word in words if isinstance(word, Leaf) and word.kind in ("EXIST", "BE", "CMPBE")]
        return any("のみ" in word.text or "だけ" in word.text for word in ends)

    def _playable_only_if(self, whole: Fact, named: bool) -> Statement:
        """～場合にのみプレイ出来る."""
        then = self._next()
        if then is None or then.clause.ending.kind != "VERB":
            raise Misread(self._items[-1].start, self._items[-1].end, "only-played")
        clause = then.clause
        named = clause.take("は", "を", kind="THIS") is not None or named
        clause.all_taken()
        named = named or not self.reader.scope.speaks
        if not named or clause.form.form not in (CAN, MAY) or self._next() is not None:
            raise clause.misread("only-played")
        if clause.form.verb == "attack" and self.reader.scope.bearer is not None:
            return If(otherwise(whole), (Forbid("attack", This(), lasts=STAYS),))
        if clause.form.verb != "play":
            raise clause.misread("only-played")
        return If(IsFalse(whole), (Forbid("play-this", This(), lasts=STAYS),))

    def _did(self, end: Leaf) -> Statement:
        if end.text.startswith("そうで"):
            return If(NEVER, (), self._otherwise())
        return super()._did(end)

    def _did_just_that(self, clause: Clause) -> bool:
        return not self.first and super()._did_just_that(clause)

    def _lead(self, part: Part, begins: bool) -> Statement | None:
        """～した時、 and ～する代わりに、; None if it is the head of an ability, which has been noted."""
        clause = part.clause
        assert clause.then is not None
        once = clause.adverb("次に")
        with_subject(clause)
        lasts = clause.lasts
        clause.lasts = None
        self._doer = next((one.phrase for one in clause.arguments if one.particle == "が"), None)
        if clause.then.kind == "INSTEAD":
            replaced = happening(clause, (PLAIN,))
            return Instead(replaced, self._rest(replaced), lasts or STAYS, once)
        nth = self._which_of_them(clause)
        awaited = happening(clause, (PAST, PLAIN))
        if nth is not None:
            if lasts is not None or self.during is not None or not (self.heads and begins):
                raise clause.misread("not-here")
            self.during = Compares(TimesThisTurn(awaited), "=", nth)
        if self._instead_follows():
            if clause.form.verb == "leave":
                raise clause.misread("no-happening", word=clause.ending.text.rstrip("、"))
            return Instead(awaited, self._rest(awaited), lasts or STAYS, once)
        if lasts is None and not once and self.heads and (begins or self._or_that):
            self._awaited(clause.then, awaited)
            return None
        if lasts is None:
            raise clause.misread("until-when")
        again = clause.then.text.startswith("度")
        if again and once:
            raise Misread(clause.then.start, clause.then.end, "once-only")
        return Later(When(awaited), self._rest(awaited), lasts, again)

    def _which_of_them(self, clause: Clause) -> Amount | None:
        """2枚目のエフェクトをプレイした時."""
        for one in clause.arguments:
            if one.phrase.nth is not None:
                nth = one.phrase.nth
                one.phrase = replace(one.phrase, nth=None)
                return nth
        return None

    def _topic_after(self, awaited: Happening) -> Subject | None:
        """What stood with が."""
        scope, doer = self.reader.scope, self._doer
        if doer is None:
            return awaited.what if isinstance(awaited.what, Subject) else scope.mentioned()
        if doer.subject is not None:
            return doer.subject
        if isinstance(awaited.other, Filter) and not isinstance(awaited.what, Filter):
            return scope.counterpart()
        return scope.mentioned()

    _in_if = 0
    """How many ～なら are open: そうでないなら goes on with the last of them."""
    _doer: Nominal | None = None
    """What stood with が before 時."""
    _or_that = False
    """Another happening of the same head follows."""

    def _awaited(self, then: Leaf, awaited: Happening) -> None:
        self.conditions.append(When(awaited))
        scope = self.reader.scope
        self._or_that = then.text.rstrip("、").endswith(("か", "と"))
        happenings = [one.happening for one in self.conditions if isinstance(one, When)]
        scope.happening = happenings[0] if all(one == happenings[0] for one in happenings) else None
        if scope.happening is None and all(one.what == happenings[0].what for one in happenings):
            scope.happening = Happening("", happenings[0].what)
        scope.topic = self._topic_after(awaited)

    def _list(self, part: Part) -> tuple[Statement, ...]:
        end = part.clause.ending
        if not self.options:
            raise Misread(end.start, end.end, "list-missing")
        self.lists_used = True
        by = who(part.clause, "は")
        if by not in ("", YOU):
            raise Misread(end.start, end.end, "one-chooser")
        part.clause.all_taken()
        figures = re.findall(lexicon.NUMBER, end.text)
        if end.kind == "REPEAT":
            every = tuple(one for option in self.options for one in option)
            return (Repeat(number(figures[0]), every),) if figures else every
        return (Modes(number(figures[-1]), self.options, up_to="まで" in end.text),)


def _are_new(part: Part) -> bool:
    """相手のキャラクターは、場に出たターン、～: of each of these cards, not of this one."""
    for one in part.clause.arguments:
        if one.particle in ("は", "が") and one.phrase.kind == "CARDS" and one.phrase.subject is None:
            one.phrase = replace(one.phrase, tests=in_order([*one.phrase.tests, DidThisTurn("placed")]))
            return True
    return False


def _form(clause: Clause) -> str:
    end = clause.ending
    if end.kind == "VERB":
        return clause.form.form
    text = end.text.rstrip("、")
    if text.endswith(("してもよい", "出来る")):
        return MAY
    return PLAIN if text.endswith("する") else JOIN


def _who_may(said: list[Statement]) -> str:
    """相手は手札を1枚捨ててもよい: who chooses or draws says whether."""
    first = said[0]
    if isinstance(first, Choose):
        return first.by
    return first.whose if isinstance(first, Draw) and first.whose == OPPONENT else ""


def _can_be_declined(said: list[Statement]) -> bool:
    """出来る of a restriction that is lifted is no choice of the moment."""
    return not isinstance(said[-1], Permit | CopiesInDeck)


def phase_condition(text: str) -> AtPhase:
    """自分のターン開始時, お互いのエンドフェイズ終了時."""
    whose = YOU if text.startswith("自分") else OPPONENT if text.startswith("相手") else BOTH
    ends = "終了時" in text
    phase = next((name for word, name in lexicon.PHASE_WORDS.items() if word in text), "end" if ends else "setup")
    return AtPhase(phase, whose, ends)


def _time(leaf: Leaf) -> tuple[Condition, str]:
    text = leaf.text
    if "戦闘" in text:
        return AtPhase("battle", TURN_PLAYER, end=True), THIS_BATTLE
    if "次の" not in text:
        condition = phase_condition(text)
        return replace(condition, whose=TURN_PLAYER), THIS_TURN
    whose = OPPONENT if "相手" in text else YOU
    return replace(phase_condition(text), whose=whose), STAYS


def in_place_of_the_last(sentences: list[tuple[Statement, ...]], said: tuple[Statement, ...]) -> bool:
    """A。～なら、代わりにB: B if it is so, A otherwise, where A is of the same kind as B. Could that be done?"""
    if len(said) != 1 or not sentences or not sentences[-1]:
        return False
    now = said[0]
    if not isinstance(now, If) or now.otherwise:
        return False
    *before, last = sentences[-1]
    if len(now.then) != 1 or type(now.then[0]) is not type(last):
        return False
    sentences[-1] = (*before, replace(now, otherwise=(last,)))
    return True


def spoken_of(fact: Fact) -> Subject | None:
    """The card that a fact is about, of which the rest of the sentence then speaks too."""
    return fact.subject if isinstance(fact, Matches) and not isinstance(fact.subject, Together) else None


def otherwise(fact: Fact) -> Fact:
    """The contrary; of a number, the other side of the comparison."""
    contrary = {">=": "<", "<=": ">", ">": "<=", "<": ">="}
    if isinstance(fact, Exists | Compares) and fact.how in contrary:
        return replace(fact, how=contrary[fact.how])
    return IsFalse(fact)


def only_in(during: Fact | None) -> str:
    """Whose turn a head of 自分のターン中 says; "" if it says a phase."""
    return during.whose if isinstance(during, IsTurnOf) else ""
