"""A sentence: its clauses in order, what stands before とき and ならば, and what is done then."""

import re
from dataclasses import replace
from typing import Any, Final

from ...effects.parts import parts_of
from ...effects.statements import (
    Choose,
    CopiesInDeck,
    If,
    IfDid,
    Instead,
    Later,
    LookAt,
    May,
    Modes,
    Permit,
    Repeat,
    Shuffle,
    While,
)
from ...effects.tree import (
    AS_LONG_AS,
    BOTH,
    OPPONENT,
    OPPONENTS_NEXT_TURN_END,
    STAYS,
    THIS_TURN,
    TURN_PLAYER,
    YOU,
    YOUR_NEXT_TURN_END,
    AtPhase,
    Compares,
    Condition,
    Fact,
    Happening,
    IsFalse,
    IsTurnOf,
    Matches,
    Number,
    Statement,
    Subject,
    This,
    Those,
    When,
)
from ...text import sentences
from ...text.clauses import Argument
from ...text.parsing import Branch, Leaf
from ...text.sentences import Options, joins, with_subject
from ...text.trouble import Misread
from ...text.verbs import CAN, JOIN, MAY, NOT, PASSIVE, PAST, PLAIN
from ..statements import AttackAgain, AttackLimit, CallPlayer, ChoosePlayer, Designate, Pay, Search
from ..tree import DURING_TURN, NEXT_TURN, THAT_PLAYER, HappenedThisTurn, PaidExtra, Provided, StateTrigger
from . import lexicon
from .also_awaited import also_awaited
from .clauses import Clause, argument, new_clause
from .doers import who
from .effects import FRAMES, effect
from .facts import fact
from .happenings import counted_happening, happening, in_two_ways
from .lexicon import number
from .nominals import Nominal
from .phrases import PhraseReader

Part = sentences.Part[Clause]


class SentenceReader(sentences.SentenceReader[Clause]):
    """Reads one sentence; `options` are the items of the list below it."""

    reader: PhraseReader
    endings = frozenset(("MODES", "REPEAT", "DID", "LET", "CHANGE", "MULTIPLY", "HALVE", "BECOME", "EXIST", "VERB"))

    def __init__(self, reader: PhraseReader, options: Options = ()) -> None:
        super().__init__(options)
        self.reader = reader
        self._carried: Argument[Nominal] | None = None
        self._lasts: str | None = None
        self._or_else: tuple[Condition, ...] = ()
        """What else the ability waits for."""

    def read(self, branch: Branch) -> tuple[Statement, ...]:
        self._items = list(branch.branches())
        return tuple(self._block(first=True))

    def read_ability(self, branch: Branch) -> tuple[tuple[Condition, ...], tuple[Statement, ...]]:
        """～とき、～ならば、～: what the ability waits for (11.6.14), and what it does. Nothing: it does not wait."""
        self._items = list(branch.branches())
        part = self._next()
        condition = None if part is None else self._awaited(part)
        if part is None or condition is None:
            self._again = None
            self._place = 0
            self.reader.emitted.clear()
            return (), ()
        scope = self.reader.scope
        conditions: list[Condition] = [condition, *self._or_else]
        if isinstance(condition, When):
            awaited = condition.happening
            scope.happening = awaited
            scope.topic = awaited.what if isinstance(awaited.what, Subject) else scope.mentioned()
        if isinstance(condition, AtPhase) and condition.whose in (BOTH, OPPONENT):
            scope.player = True
        start = self._place
        following = self._next()
        if following is not None and self._is_fact(following) and not self._instead_follows(peek=True):
            whole, _ = self._facts(following)
            if self.reader.emitted:
                raise Misread(following.clause.ending.start, following.clause.ending.end, "no-choice-here")
            conditions.append(Provided(whole))
        else:
            self._again = following if following is not None else None
            if following is None:
                raise Misread(self._items[-1].end, self._items[-1].end, "then-what")
        if start == len(self._items):
            raise Misread(self._items[-1].start, self._items[-1].end, "then-what")
        return tuple(conditions), tuple(self._block())

    def _awaited(self, part: Part) -> Condition | None:
        clause = part.clause
        if part.time is not None:
            condition, lasts = time_of(part.time)
            if "次の" in part.time.text:
                return None
            if condition.whose == TURN_PLAYER and lasts == STAYS:
                condition = replace(condition, whose=BOTH)
            self._again = Part(clause, part.be)
            return condition
        ending = clause.ending
        if clause.lasts is not None:
            return None
        if part.be is not None or ending.kind == "EXIST":
            if not re.search("時、?$", ending.text):
                return None
            return StateTrigger(self._facts(part)[0], "事になった" in ending.text)
        if clause.then is None or clause.then.kind != "WHEN" or not clause.then.text.startswith(("時", "たび")):
            return None
        with_subject(clause)
        self._or_else = also_awaited(clause)
        ways = in_two_ways(clause)
        if ways is not None:
            self._or_else = (When(ways[1]), *self._or_else)
            return When(ways[0])
        return When(self._happening(clause, (PAST, PLAIN)))

    # --- clauses -----------------------------------------------------------------------------------

    def _next(self) -> Part | None:
        """The next clause up to its ending."""
        if self._again is not None:
            again, self._again = self._again, None
            if again.clause.end is not None:
                return again
            part = again
            clause = again.clause
        else:
            clause = new_clause(self.reader)
            part = Part(clause)
            if self._carried is not None:
                clause.arguments.append(self._carried)
                self._carried = None
            if self._lasts is not None:
                clause.lasts, self._lasts = self._lasts, None
                clause.leads = True
        while self._place < len(self._items):
            item = self._items[self._place]
            self._place += 1
            first, last = item.parts[0], item.parts[-1]
            if isinstance(first, Leaf) and first.kind == "TIME":
                part.time = first
                if not clause.arguments and not clause.adverbs:
                    return part
            elif isinstance(first, Leaf) and first.kind in self.endings:
                clause.end = first
                clause.then = last if last is not first and isinstance(last, Leaf) else None
                return part
            else:
                argument(clause, item)
                if isinstance(last, Leaf) and last.kind == "ISEQ":
                    clause.end = last
                    return part
                if isinstance(last, Leaf) and last.kind in ("BE", "CMPBE"):
                    clause.end = last
                    part.be = last
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
            if part.time is not None:
                return [*said, self._later(part)]
            end = part.clause.ending
            if self._is_fact(part):
                return [*said, *self._if(part)]
            if end.kind == "DID":
                if said and not first and end.text.startswith("そうで"):
                    self._again = part
                    return _with_search(said)
                if not first or said:
                    raise Misread(end.start, end.end, "not-here")
                part.clause.all_taken()
                return [self._did(end)]
            if end.kind in ("MODES", "REPEAT"):
                said.extend(self._list(part))
                last, form = end, PLAIN
                continue
            if part.clause.then is not None and part.clause.then.kind == "EITHER":
                return [*said, *self._either(part, said)]
            if part.clause.then is not None:
                return [*said, *self._lead(part)]
            self._put_off(part.clause)
            self.reader.goes_on = self._place < len(self._items)
            said.extend(effect(part.clause))
            last, form = end, _form(part.clause)
        if last is None:
            end_of = self._items[-1].end
            raise Misread(end_of, end_of, "no-verb")
        if form == JOIN or last.text.rstrip("、").endswith("ず"):
            raise Misread(last.start, last.end, "sentence-stops")
        said = _with_search(said)
        if form in (MAY, CAN):
            said = self._may(said)
            if any(isinstance(one, May) and one.by == BOTH for one in said):
                raise Misread(last.start, last.end, "each-may")
        return said

    def _either(self, part: Part, said: list[Statement]) -> list[Statement]:
        """AするかBする: one of them, as whoever does it likes. Before them only what both deal with is picked out."""
        if not all(isinstance(one, Choose | ChoosePlayer | Designate | CallPlayer | LookAt) for one in said):
            raise Misread(part.clause.ending.start, part.clause.ending.end, "either-of-what")
        scope = self.reader.scope
        before, referents, deeds = scope.topic, list(scope.referents), scope.deeds
        options: list[tuple[Statement, ...]] = []
        doer = ""
        current: Part | None = part
        while current is not None:
            clause = current.clause
            if current.time is not None or self._is_fact(current) or clause.ending.kind in ("DID", "MODES", "REPEAT"):
                raise Misread(clause.ending.start, clause.ending.end, "either-of-what")
            goes_on = clause.then is not None and clause.then.kind == "EITHER"
            if not goes_on and clause.then is not None:
                raise Misread(clause.ending.start, clause.ending.end, "either-of-what")
            options.append(tuple(effect(clause)))
            if doer not in ("", self.reader.oneself) or self.reader.oneself == BOTH:
                raise Misread(clause.ending.start, clause.ending.end, "which-player")
            doer = self.reader.oneself
            scope.topic, scope.referents, scope.deeds = before, list(referents), deeds
            current = self._next() if goes_on else None
            form = _form(clause)
        end = clause.ending
        if self._place < len(self._items) or len(options) < 2 or form not in (PLAIN, MAY, CAN):
            raise Misread(end.start, end.end, "either-of-what")
        called = [one for one in options[0] if isinstance(one, CallPlayer)]
        options[0] = tuple(one for one in options[0] if one not in called)
        if form in (MAY, CAN):
            return [*called, *self._may([Modes(Number(1), tuple(options), by=doer)])]
        by = "" if doer == YOU and not self._needs_resolution(options) else doer
        return [*called, Modes(Number(1), tuple(options), by=by)]

    def _needs_resolution(self, options: list[tuple[Statement, ...]]) -> bool:
        """They deal with what the resolution brings up first, as a card that is looked at: no choice for the use."""
        parts = [one for option in options for one in parts_of(option)]
        own = {getattr(one, "slot", None) for one in parts if not isinstance(one, Those)}
        known = {*own, *self.reader.scope.targets}
        return any(isinstance(one, Those) and one.slot not in known for one in parts)

    def _put_off(self, clause: Clause) -> None:
        """ターンの終わりまで、～を選び、～: how long is said of what is done with it."""
        picks = clause.ending.kind == "VERB" and clause.form.verb in ("choose", "designate")
        picks = picks and clause.form.voice != PASSIVE
        if picks and clause.lasts is not None and self._place < len(self._items):
            self._lasts, clause.lasts = clause.lasts, None

    def _may(self, said: list[Statement]) -> list[Statement]:
        """てもよい: targets are chosen anyway; the rest may be done."""
        place = 0
        while place < len(said) and isinstance(said[place], Choose | ChoosePlayer | CallPlayer):
            place += 1
        by = self.reader.oneself
        chosen = said[:place]
        rest = [replace(one, by="") if isinstance(one, Pay) and one.by == by else one for one in said[place:]]
        if not rest:
            return [replace(one, up_to=True) if isinstance(one, Choose) else one for one in chosen]
        if isinstance(rest[-1], Permit | CopiesInDeck | AttackAgain | AttackLimit):
            return said
        return [*chosen, May(tuple(rest), "" if by == YOU else by)]

    # --- facts -------------------------------------------------------------------------------------------

    def _is_fact(self, part: Part) -> bool:
        clause = part.clause
        if part.be is not None or (clause.end is not None and clause.end.kind == "EXIST"):
            return True
        then = clause.then
        if then is not None and then.kind == "NEVER":
            return True
        if then is None or clause.end is None or clause.end.kind != "VERB" or then.kind != "WHEN":
            return False
        if clause.form.form == PAST and then.text.startswith(("なら", "場合")):
            return clause.lasts == DURING_TURN or clause.has("を", kind="EXTRA")
        return False

    def _fact(self, part: Part) -> Fact:
        clause = part.clause
        if clause.then is not None and clause.then.kind == "NEVER":
            if clause.take("を", kind="EXTRA") is not None and clause.form.verb == "pay":
                clause.all_taken()
                return IsFalse(PaidExtra())
            if clause.lasts != DURING_TURN:
                raise Misread(clause.then.start, clause.then.end, "not-here")
            clause.lasts = None
            return IsFalse(self._happened(clause))
        if clause.then is not None and clause.then.kind == "WHEN" and part.be is None and clause.ending.kind == "VERB":
            if clause.take("を", kind="EXTRA") is not None:
                if clause.form.verb != "pay":
                    raise clause.misread("not-here")
                clause.all_taken()
                return PaidExtra()
            clause.lasts = None
            return self._happened(clause)
        self._carry(clause)
        found = fact(clause, part.be)
        self.reader.carried = None
        self.reader.scope.judged |= isinstance(found, Matches) and found.subject == This()
        return found

    def _carry(self, clause: Clause) -> None:
        """このユニットは、～が～ならば、～: what the sentence is about, but not the fact."""
        if len(clause.arguments) < 2 or clause.arguments[0].particle != "は":
            return
        if not clause.has("が") and clause.arguments[-1].phrase.kind not in ("TURN", "PHASENOUN"):
            return
        if clause.arguments[0].phrase.kind != "PLAYER":
            self._carried = clause.arguments.pop(0)
            self.reader.carried = self._carried.phrase

    def _if(self, part: Part) -> list[Statement]:
        lasting = "かぎり" in part.clause.ending.text or (
            part.clause.then is not None and part.clause.then.text.startswith("かぎり")
        )
        then = part.clause.then
        whole, _ = self._facts(part)
        if (then is not None and then.kind == "INSTEAD") or self._instead_follows():
            self.instead = True
        if self._place == len(self._items):
            raise Misread(part.clause.ending.start, part.clause.ending.end, "then-what")
        called = list(self.reader.emitted)
        self.reader.emitted.clear()
        if lasting and not self.reader.scope.standing:
            rest = tuple(_as_long(one) for one in self._rest())
            return [*called, While(whole, rest)]
        rest, otherwise = self._rest(), self._otherwise()
        second = rest[-1] if len(rest) > 1 and isinstance(rest[-1], If) and not otherwise else None
        if second is not None and _stand_apart(whole, second.fact):
            return [*called, If(whole, rest[:-1]), second]
        if second is not None:
            raise Misread(part.clause.ending.start, self._items[-1].end, "second-fact")
        return [*called, If(whole, rest, otherwise)]

    def _otherwise(self) -> tuple[Statement, ...]:
        """～ならば～し、そうでないならば～: what is done if not, in the same sentence."""
        part = self._again
        if part is None or part.clause.end is None or part.clause.end.kind != "DID":
            return ()
        self._again = None
        part.clause.all_taken()
        return self._rest()

    # --- what stands before the rest of the sentence -------------------------------------------------

    def _later(self, part: Part) -> Statement:
        assert part.time is not None
        condition, lasts = time_of(part.time)
        self._again = Part(part.clause, part.be)
        return Later(condition, tuple(self._block()), lasts)

    def _happening(self, clause: Clause, forms: tuple[str, ...]) -> Happening:
        with_subject(clause)
        found = happening(clause, forms)
        self.reader.oneself = YOU
        return found

    def _happened(self, clause: Clause) -> Fact:
        with_subject(clause)
        found, times = counted_happening(clause)
        self.reader.oneself = YOU
        return HappenedThisTurn(found, times)

    def _lead(self, part: Part) -> list[Statement]:
        """～したとき、 and ～する代わりに、 and ～しないかぎり、."""
        clause = part.clause
        assert clause.then is not None
        if clause.then.kind == "ONLY":
            raise Misread(clause.then.start, clause.then.end, "not-here")
        if clause.then.text.startswith("かぎり"):
            return self._unless(clause)
        once = clause.adverb("次に")
        lasts = clause.lasts
        clause.lasts = None
        if clause.then.kind == "INSTEAD":
            replaced = self._happening(clause, (PLAIN,))
            return [Instead(replaced, self._rest(replaced), lasts or STAYS, once)]
        past = clause.form.form == PAST
        awaited = self._happening(clause, (PAST, PLAIN))
        if self._instead_follows():
            return [Instead(awaited, self._rest(awaited), lasts or STAYS, once)]
        if clause.then.text.startswith(("場合", "なら")):
            if not past:
                raise clause.misread("instead-missing")
            raise clause.misread("if-happened")
        return [Later(When(awaited, once and lasts is not None), self._rest(awaited), lasts or STAYS)]

    def _unless(self, clause: Clause) -> list[Statement]:
        """相手が《2》を支払わないかぎり、～."""
        if clause.form.form != NOT:
            raise clause.misread("not-here")
        frame = FRAMES.get(clause.form.verb)
        if frame is None:
            raise clause.misread("verb-not-here", word=clause.ending.text.rstrip("、"))
        reader = self.reader
        by = who(clause) or reader.oneself
        if by == BOTH:
            raise clause.misread("each-may")
        reader.chooser = "" if by == YOU else by
        before, reader.oneself = reader.oneself, by
        done = frame(clause)
        clause.all_taken()
        done = [replace(one, by="") if isinstance(one, Pay) else one for one in (*reader.emitted, *done)]
        called = [one for one in done if isinstance(one, CallPlayer)]
        done = [one for one in done if not isinstance(one, CallPlayer)]
        reader.emitted.clear()
        reader.chooser, reader.oneself = "", before
        return [*called, May(tuple(done), "" if by == YOU else by), IfDid((), self._rest())]

    def _list(self, part: Part) -> tuple[Statement, ...]:
        end = part.clause.ending
        if not self.options:
            raise Misread(end.start, end.end, "list-missing")
        self.lists_used = True
        by = who(part.clause, "は")
        part.clause.all_taken()
        figures = re.findall(lexicon.NUMBER, end.text)
        if end.kind == "REPEAT":
            every = tuple(one for option in self.options for one in option)
            return (Repeat(number(figures[0]), every),) if figures else every
        if by in ("", YOU):
            by = YOU if self._needs_resolution(list(self.options)) else ""
        return (Modes(number(figures[0]), self.options, up_to="まで" in end.text, by=by),)


def _with_search(said: list[Statement]) -> list[Statement]:
    """What follows サーチし、 is done with the cards before the deck is shuffled (15.1.9)."""
    for place, one in enumerate(said):
        if isinstance(one, Search):
            return [*said[:place], search_then(one, tuple(said[place + 1 :]))]
    return said


def search_then(search: Search, then: tuple[Statement, ...]) -> Search:
    """The search with what is done with its cards; that it reveals them and shuffles goes without saying."""
    done = [*search.then, *then]
    if done and done[-1] == Shuffle(search.whose):
        done.pop()
    shown = LookAt(Those(search.slot), search.slot, True)
    return replace(search, then=tuple(one for one in done if one != shown))


def _as_long(statement: Statement) -> Statement:
    if hasattr(statement, "lasts"):
        if statement.lasts != STAYS:
            return statement
        changed: Any = replace(statement, lasts=AS_LONG_AS)  # type: ignore[call-arg]
        found: Statement = changed
        return found
    return statement


def _form(clause: Clause) -> str:
    end = clause.ending
    text = re.sub("（[^）]*）$", "", end.text.rstrip("、"))
    if end.kind == "VERB":
        return clause.form.form
    if text.endswith(("てもよい", "出来る")):
        return MAY
    return PLAIN if re.search("[るすくい0-9XYZ]$", text) else JOIN


NEXT_ENDS: Final = {YOU: YOUR_NEXT_TURN_END, OPPONENT: OPPONENTS_NEXT_TURN_END, BOTH: NEXT_TURN}
"""The end of the next turn, by whose it is: never that of the present one."""


def time_of(leaf: Leaf) -> tuple[AtPhase, str]:
    """A point of time, and how long a delayed trigger waits for it."""
    text = leaf.text
    ends = "終了時" in text
    words = [word for word in lexicon.PHASE_WORDS if word in text]
    phase = lexicon.PHASE_WORDS[max(words, key=len)]
    if "プレイヤーの" in text and not text.startswith("各"):
        return AtPhase(phase, THAT_PLAYER, ends), STAYS
    if "次の" in text and ends and phase == "turn":
        whose = OPPONENT if "相手の" in text else YOU if "あなたの" in text else BOTH
        return AtPhase(phase, whose, ends), NEXT_ENDS[whose]
    if "あなたの" in text or "相手の" in text:
        return AtPhase(phase, OPPONENT if "相手の" in text else YOU, ends), STAYS
    if text.startswith(("各", "互い", "お互い")):
        return AtPhase(phase, BOTH, ends), STAYS
    if "次の" in text:
        return AtPhase(phase, BOTH, ends), STAYS
    return AtPhase(phase, TURN_PLAYER, ends), THIS_TURN if text.startswith("この") else STAYS


def merged(before: list[tuple[Statement, ...]], said: tuple[Statement, ...]) -> bool:
    """As `sentences.merged`; and what a search goes on with belongs to the search."""
    last = before[-1][-1] if before and before[-1] and said else None
    if isinstance(last, Search) and not last.then:
        before[-1] = (*before[-1][:-1], search_then(last, said))
        return True
    if isinstance(last, Search) and said == (Shuffle(last.whose),):
        return True
    if isinstance(last, Later) and _speaks_of(said, last):
        before[-1] = (*before[-1][:-1], replace(last, statements=(*last.statements, *said)))
        return True
    return sentences.merged(before, said)


def _speaks_of(said: tuple[Statement, ...], later: Later) -> bool:
    """What is said is about cards that are picked out only then, so it is done then, too."""
    picked = {one.slot for one in parts_of(later.statements) if isinstance(one, Choose | Designate)}
    return any(isinstance(one, Those) and one.slot in picked for one in parts_of(said))


def _stand_apart(one: Fact, other: Fact) -> bool:
    """Two facts about the same thing, as whose turn it is: the second is not asked for within the first."""
    if isinstance(one, IsTurnOf) and isinstance(other, IsTurnOf):
        return True
    return isinstance(one, Compares) and isinstance(other, Compares) and one.one == other.one


def as_long(statement: Statement, replaced: Statement) -> Statement:
    """What takes the place of another lasts as long, unless it says otherwise."""
    lasts = getattr(replaced, "lasts", STAYS)
    if lasts == STAYS or getattr(statement, "lasts", None) != STAYS:
        return statement
    changed: Any = replace(statement, lasts=lasts)  # type: ignore[call-arg]
    found: Statement = changed
    return found


def in_place_of_the_last(sentences: list[tuple[Statement, ...]], said: tuple[Statement, ...]) -> bool:
    """A。～ならば、代わりにB: B if it is so, A otherwise, where A is of the same kind as B. Could that be done?"""
    if not said or not sentences or not sentences[-1]:
        return False
    now = said[0]
    if len(said) != 1 or not isinstance(now, If) or now.otherwise:
        return False
    *before, last = sentences[-1]
    if len(now.then) == 1 and type(now.then[0]) is type(last):
        sentences[-1] = (*before, replace(now, then=(as_long(now.then[0], last),), otherwise=(last,)))
        return True
    chosen = [one for one in sentences[-1] if isinstance(one, Choose | ChoosePlayer | CallPlayer)]
    done = tuple(one for one in sentences[-1] if one not in chosen)
    if len(done) == len(now.then) and all(type(one) is type(two) for one, two in zip(done, now.then, strict=True)):
        then = tuple(as_long(one, two) for one, two in zip(now.then, done, strict=True))
        sentences[-1] = (*chosen, replace(now, then=then, otherwise=done))
        return True
    picks = [one for one in done if isinstance(one, Designate)]
    if len(done) - len(picks) != 1 or isinstance(last, If | IfDid | May | Later | Modes):
        return False
    sentences[-1] = (*chosen, replace(now, otherwise=done))
    return True
