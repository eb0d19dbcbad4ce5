"""A sentence: its clauses one after the other, each 時 or なら before the rest of the sentence."""

import re
from dataclasses import replace
from typing import Any

from ...effects.parts import parts_of
from ...effects.statements import (
    ChangeCost,
    ChangeDamage,
    Choose,
    CopiesInDeck,
    Damage,
    Draw,
    DrawUpTo,
    Forbid,
    GainLife,
    Grant,
    If,
    IfDid,
    Instead,
    Later,
    LoseEffects,
    LoseLife,
    May,
    Modes,
    Move,
    Orient,
    Permit,
    Repeat,
    While,
)
from ...effects.tree import (
    AS_LONG_AS,
    BOTH,
    OPPONENT,
    STAYS,
    THIS_TURN,
    TURN_PLAYER,
    YOU,
    AtPhase,
    Compares,
    Condition,
    DidThisTurn,
    Every,
    Fact,
    Filter,
    Happening,
    Matches,
    Statement,
    Subject,
    Those,
    TimesThisTurn,
    When,
)
from ...text import sentences
from ...text.clauses import Argument
from ...text.nominals import COMPARISONS
from ...text.parsing import Branch, Leaf, leaves
from ...text.sentences import Options, joins, with_subject
from ...text.trouble import Misread
from ...text.verbs import CAN, JOIN, MAY, PAST, PLAIN
from ..tree import Break, Broke, EachPlayer, LordOf, MasterOf, Modify, SetStats, UnlockCards
from . import lexicon
from .clauses import Clause, argument, comparison
from .doers import who
from .effects import effect
from .facts import fact
from .grammar import DONE_THIS_TURN
from .happenings import happening
from .nominals import Nominal, number
from .phrases import PhraseReader
from .scope import ALL

Part = sentences.Part[Clause]


class SentenceReader(sentences.SentenceReader[Clause]):
    """Reads one sentence. `options` are the items of the list below it, if there is one."""

    reader: PhraseReader
    endings = frozenset(("MODES", "REPEAT", "DID", "LET", "BECOME", "CHANGED", "WTCHANGE", "EXIST", "VERB", "EQBE"))

    def __init__(self, reader: PhraseReader, options: Options = ()) -> None:
        super().__init__(options)
        self.reader = reader
        self._topic: Argument[Nominal] | None = None
        """～は、 before ～が～なら: what the rest of the sentence is about."""
        self._carried: Argument[Nominal] | None = None

    def read(self, branch: Branch) -> tuple[Statement, ...]:
        self._items = list(branch.branches())
        each = self._each_decides()
        said = tuple(self._block(first=True))
        if each is not None:
            said = (EachPlayer(self._by_each(each, said)),)
        self.reader.scope.player = self.reader.oneself
        if self.reader.unshuffled is not None:
            raise Misread(*self.reader.unshuffled, "which-end-of-deck")
        if self.reader.scope.carried is not None:
            raise Misread(self._items[-1].start, self._items[-1].end, "too-much")
        return said

    def _each_decides(self) -> Leaf | None:
        """互いのプレイヤーは～てもよい: each player decides and does it. The words for the players are taken."""
        first, last = self._items[0], self._items[-1].parts[0]
        players = [leaf for leaf in leaves(first) if leaf.kind == "PLAYER"]
        if not isinstance(last, Leaf) or last.kind != "VERB" or lexicon.FORMS[last.text.rstrip("、")].form != MAY:
            return None
        if len(players) != 1 or self.reader.player(players[0].text) != BOTH or first.parts[-1].kind != "P":
            return None
        for item in self._items[1:]:
            for leaf in leaves(item):
                if leaf.kind in ("WHOSE", "PLAYER") and not leaf.text.startswith(
                    ("自分", "自身", "持ち主", "オーナー")
                ):
                    raise Misread(leaf.start, leaf.end, "each-decides")
        self._place = 1
        return players[0]

    def _by_each(self, players: Leaf, said: tuple[Statement, ...]) -> tuple[Statement, ...]:
        """The player who decides also chooses (01-2)."""
        decided = said[0]
        if (
            len(said) != 1
            or not isinstance(decided, May)
            or not all(isinstance(one, _OWN) for one in decided.statements)
        ):
            raise Misread(players.start, players.end, "one-decides")
        chosen = [replace(one, by=YOU) if isinstance(one, Choose) else one for one in decided.statements]
        return (May(tuple(chosen), YOU),)

    def _next(self) -> Part | None:
        """The next clause, up to its ending."""
        if self._again is not None:
            again, self._again = self._again, None
            return again
        clause = Clause(self.reader)
        if self._carried is not None:
            clause.arguments.append(self._carried)
            self._carried = None
        part = Part(clause)
        while self._place < len(self._items):
            item = self._items[self._place]
            self._place += 1
            first, last = item.parts[0], item.parts[-1]
            if isinstance(first, Leaf) and first.kind == "TIME":
                part.time = first
            elif isinstance(first, Leaf) and first.kind in self.endings:
                clause.end = first
                clause.then = last if last is not first and isinstance(last, Leaf) else None
                return part
            elif isinstance(last, Leaf) and isinstance(first, Branch) and last.kind == "EQBE":
                clause.like = self._like(first)
                clause.value = self.reader.amount(first) if clause.like is None else None
                clause.end = last
                return part
            else:
                argument(clause, item)
                if isinstance(last, Leaf) and last.kind in ("BE", "CMPBE"):
                    clause.end = last
                    part.be = last
                    return part
        self._nothing_left(part)
        return None

    def _like(self, phrase: Branch) -> Subject | None:
        """～は、そのミニオンと同じになる: the card it is like, if it is one that was spoken of."""
        if phrase.kind == "amount":
            return None
        nominal = self.reader.phrase(phrase)
        return nominal.subject if nominal.amount is None else None

    def _block(self, first: bool = False) -> list[Statement]:
        """The statements up to the end of the sentence."""
        said: list[Statement] = []
        form = ""
        last: Leaf | None = None
        while (part := self._next()) is not None:
            if last is not None and not joins(last, form):
                raise Misread(last.start, last.end, "sentence-goes-on")
            end = part.clause.ending
            if part.time is not None:
                return [*said, *part.clause.connectives(part.time.start), self._later(part)]
            if self._is_fact(part):
                return [*said, *part.clause.connectives(), self._if(part)]
            if end.kind == "DID":
                if not first or said:
                    raise Misread(end.start, end.end, "not-here")
                part.clause.all_taken()
                return [self._did(end)]
            if end.kind in ("MODES", "REPEAT"):
                said.extend([*part.clause.connectives(), *self._list(part)])
                last, form = end, PLAIN
                continue
            if part.clause.then is not None and first and not said and self._did_just_that(part.clause):
                return [IfDid(self._rest())]
            if part.clause.then is not None:
                return [*said, *part.clause.connectives(), self._lead(part)]
            said.extend(effect(part.clause))
            last, form = end, _form(part.clause)
        if last is None:
            end_of = self._items[-1].end
            raise Misread(end_of, end_of, "no-verb")
        if form == JOIN or last.text.rstrip("、").endswith("ず"):
            raise Misread(last.start, last.end, "sentence-stops")
        if form in (MAY, CAN) and _can_be_declined(said):
            return [May(tuple(said), self._decider(last))]
        return said

    def _decider(self, end: Leaf) -> str:
        """Who may do it, where that is not the card's own player (01-2)."""
        if self.reader.oneself not in (YOU, OPPONENT):
            raise Misread(end.start, end.end, "one-decides")
        return OPPONENT if self.reader.oneself == OPPONENT else ""

    # --- what stands before the rest of the sentence -------------------------------------------------

    def _rest(self, awaited: Happening | None = None, replacing: bool = False) -> tuple[Statement, ...]:
        if awaited is not None:
            self.reader.scope.replacing = replacing
        rest = super()._rest(awaited)
        self.reader.scope.replacing = False
        return rest

    def _later(self, part: Part) -> Statement:
        assert part.time is not None
        condition, lasts = _time(part.time)
        self._again = Part(part.clause, part.be)
        return Later(condition, tuple(self._block()), lasts)

    def _fact(self, part: Part) -> Fact:
        """Aは、Bが～なら: A may be what the rest of the sentence is about."""
        clause = part.clause
        first = clause.arguments[0] if clause.arguments else None
        if first is None or first.particle != "は" or not clause.has("が") or self._topic is not None:
            return fact(clause, part.be)
        said = list(clause.arguments), list(clause.quantities), list(clause.adverbs)
        try:
            return fact(clause, part.be)
        except Misread:
            clause.arguments, clause.quantities, clause.adverbs = said
            clause.arguments.remove(first)
            self._topic = first
            return fact(clause, part.be)

    def _if(self, part: Part) -> Statement:
        whole, last = self._facts(part)
        if last.clause.then is not None:
            if last.clause.then.kind != "INSTEAD":
                raise Misread(last.clause.then.start, last.clause.then.end, "not-here")
            self.instead = True
        elif self._instead_follows():
            self.instead = True
        if self._place == len(self._items):
            raise part.clause.misread("then-what")
        lasting = last.clause.ending.text.rstrip("、").endswith("限り") and not self.reader.scope.stands
        chosen = self._taken()
        if chosen:
            raise part.clause.misread("no-choice-here")
        scope = self.reader.scope
        same = isinstance(scope.topic_before, MasterOf | LordOf) and scope.topic is None and not scope.candidates()
        if self.instead and same:
            scope.topic = scope.topic_before
        elif self.instead and scope.topic is None and not scope.candidates():
            scope.topic = self._all_of_before()
        if self._topic is not None:
            scope.topic = None
        self._carried, self._topic = self._topic, None
        if lasting:
            return self._while(whole, last.clause.ending)
        return If(whole, self._rest())

    def _all_of_before(self) -> Subject | None:
        """全てに～。～なら、代わりに～: every such card, for of them nothing else was done."""
        before = self.reader.scope.topic_before
        found = [one for one in self.reader.scope.referents if one.how == ALL and one.subject == before]
        return Every(found[-1].filter) if found else None

    def _while(self, fact: Fact, end: Leaf) -> Statement:
        """～限り、: what follows has no other limit, and is such as lasts."""
        said: list[Statement] = []
        for one in self._rest():
            if isinstance(one, Choose):
                said.append(one)
            elif isinstance(one, _LAST_AS_LONG_AS) and one.lasts == STAYS:
                said.append(replace(one, lasts=AS_LONG_AS))
            else:
                raise Misread(end.start, end.end, "as-long-as")
        return While(fact, tuple(said))

    def _taken(self) -> list[Statement]:
        chosen = list(self.reader.emitted)
        self.reader.emitted.clear()
        return chosen

    def _did(self, end: Leaf) -> Statement:
        scope = self.reader.scope
        unsaid = isinstance(scope.topic_before, MasterOf | LordOf) and not scope.candidates()
        if end.text.startswith("そうで") and unsaid:
            scope.topic = scope.topic_before
        return super()._did(end)

    def _lead(self, part: Part) -> Statement:
        """～した時、 and ～する代わりに、."""
        clause = part.clause
        assert clause.then is not None
        so_far = next((leaf for leaf in clause.adverbs if leaf.kind == "SOFAR"), None)
        if so_far is not None:
            clause.adverbs.remove(so_far)
            return self._if_so_far(clause)
        once = clause.adverb("次に")
        by_this = clause.form.verb == "break" and clause.adverb(*_BY_THIS)
        with_subject(clause)
        if by_this and not clause.has("が"):
            for one in clause.arguments:
                one.particle = "が" if one.particle == "を" else one.particle
        lasts = clause.lasts
        clause.lasts = None
        if clause.then.kind == "INSTEAD":
            clause.of_this = self.reader.scope.speaks and self.reader.scope.stands
            replaced = happening(clause, (PLAIN,))
            return Instead(replaced, self._rest(replaced, replacing=True), lasts or STAYS, once)
        every = clause.then.text.startswith(EACH_TIME)
        past = clause.form.form == PAST or every
        awaited = happening(clause, (PLAIN,) if every else (PAST, PLAIN))
        if self._instead_follows():
            return Instead(awaited, self._rest(awaited, replacing=True), lasts or STAYS, once)
        if not past:
            raise clause.misread("instead-missing")
        if (
            lasts is None
            and not every
            and awaited.kind == "broken"
            and awaited.other is None
            and isinstance(awaited.what, Those)
        ):
            return If(Broke(awaited.what), self._rest())
        if lasts is None and by_this and not every and isinstance(awaited.what, Filter):
            return If(Broke(awaited.what), self._rest())
        if (
            lasts is None
            and awaited.kind == "moved"
            and awaited.source == ("field",)
            and isinstance(awaited.what, Those)
        ):
            lasts = STAYS
        if lasts is None:
            raise clause.misread("until-when")
        return Later(When(awaited), self._rest(awaited), lasts, every)

    def _if_so_far(self, clause: Clause) -> Statement:
        """このターンに～したなら: it has happened, so often."""
        assert clause.then is not None
        if not clause.then.text.startswith("なら"):
            raise Misread(clause.then.start, clause.then.end, "so-far")
        compared = next((leaf for leaf in clause.adverbs if leaf.kind == "QTYCMP"), None)
        how, often = ">=", number("1")
        if compared is not None:
            clause.adverbs.remove(compared)
            figure, word = comparison(compared.text)
            how, often = COMPARISONS[word], number(figure)
        counted = happening(clause, (PAST,))
        plain = Happening(counted.kind, counted.what, counted.who)
        if isinstance(counted.what, Subject) and counted == plain and not counted.who and compared is None:
            return self._if_it_did(clause, counted.kind, counted.what)
        of_a_kind = isinstance(counted.what, Filter) or counted.what is None
        if counted != plain or not of_a_kind or counted.kind not in DONE_THIS_TURN.values():
            raise clause.misread("so-far")
        if (counted.kind in ("unlocked", "played", "drawn")) != bool(counted.who):
            raise clause.misread("so-far")
        self.instead = self._instead_follows()
        return If(Compares(TimesThisTurn(plain), how, often), self._rest())

    def _if_it_did(self, clause: Clause, kind: str, card: Subject) -> Statement:
        """このターンにこのカードがアタックしたなら."""
        if kind not in DONE_THIS_TURN.values():
            raise clause.misread("so-far")
        self.instead = self._instead_follows()
        return If(Matches(card, Filter(tests=(DidThisTurn(kind),))), self._rest())

    def _list(self, part: Part) -> tuple[Statement, ...]:
        end = part.clause.ending
        if not self.options:
            raise Misread(end.start, end.end, "list-missing")
        self.lists_used = True
        by = who(part.clause, "は")
        if by == BOTH:
            raise Misread(end.start, end.end, "one-chooser")
        part.clause.all_taken()
        figures = re.findall(lexicon.NUMBER, end.text)
        if end.kind == "REPEAT":
            every = tuple(one for option in self.options for one in option)
            return (Repeat(number(figures[0]), every),) if figures else every
        return (Modes(number(figures[0]), self.options, up_to="まで" in end.text, by="" if by == YOU else by),)


EACH_TIME = ("たび", "度")
_BY_THIS = ("このダメージ", "この効果", "このアタック", "このマスターアタック", "これに")
_LAST_AS_LONG_AS = (Forbid, Permit, Modify, Grant, ChangeDamage, ChangeCost, LoseEffects, SetStats)
_OWN = (Choose, Draw, DrawUpTo, Move, Break, Orient, GainLife, LoseLife)
"""What each player can be given to decide."""


def _form(clause: Clause) -> str:
    end = clause.ending
    text = end.text.rstrip("、")
    if end.kind == "VERB":
        return clause.form.form
    if end.kind == "EQBE":
        return JOIN if end.text.endswith("、") else PLAIN
    if text.endswith(("してもよい", "出来る")):
        return MAY
    if end.kind == "CHANGED" and text[-1].isalnum() and text[-1] not in "しれてば":
        return PLAIN
    return PLAIN if text.endswith(("する", "なる", "される")) else JOIN


def _can_be_declined(said: list[Statement]) -> bool:
    """出来る of a restriction that is lifted, or of a master's common ability, is no choice of the moment."""
    return not isinstance(said[-1], Permit | UnlockCards | CopiesInDeck)


def _time(leaf: Leaf) -> tuple[Condition, str]:
    text = leaf.text
    if "次の" not in text and not text.startswith(("あなたの", "相手の")):
        return AtPhase("end", TURN_PLAYER, end=True), THIS_TURN
    whose = OPPONENT if "相手" in text else YOU
    ends = "終了時" in text
    phase = next((phase for word, phase in lexicon.PHASE_WORDS.items() if word in text), "end" if ends else "start")
    return AtPhase(phase, whose, ends), STAYS


def as_battle_damage(sentences: list[tuple[Statement, ...]]) -> bool:
    """このダメージはバトルダメージとして扱う: does it mean the one damage of the sentence before?"""
    if not sentences or len(damages(sentences[-1])) != 1:
        return False
    sentences[-1] = _as_battle(sentences[-1])
    return True


def damages(part: object) -> list[Damage]:
    """All the damage that statements deal."""
    if isinstance(part, Damage):
        return [part]
    if isinstance(part, tuple):
        return [one for piece in part for one in damages(piece)]
    return [one for name in _NESTED for one in damages(getattr(part, name, ()))]


_NESTED = ("statements", "then", "otherwise", "options")


def _as_battle(part: Any) -> Any:
    if isinstance(part, Damage):
        return replace(part, as_battle=True)
    if isinstance(part, tuple):
        return tuple(_as_battle(piece) for piece in part)
    nested = {name: _as_battle(getattr(part, name)) for name in _NESTED if hasattr(part, name)}
    return replace(part, **nested) if nested else part


def in_place_of_the_last(sentences: list[tuple[Statement, ...]], said: tuple[Statement, ...]) -> bool:
    """A。～なら、代わりにB: B if it is so, A otherwise, where A is of the same kind as B. Could that be done?"""
    now = said[0]
    if len(said) != 1 or not isinstance(now, If) or now.otherwise or not sentences or not sentences[-1]:
        return False
    *before, last = sentences[-1]
    if brings_up(last) & {one.slot for one in parts_of(now) if isinstance(one, Those)}:
        return False
    if not of_one_kind(last, now.then):
        return _in_place_of_all(sentences, now)
    sentences[-1] = (*before, replace(now, otherwise=(last,)))
    return True


def brings_up(statement: Statement) -> set[int]:
    """What a statement itself brings up: it cannot be done instead of what it is to be asked of."""
    slots = (getattr(one, "slot", None) for one in parts_of(statement) if not isinstance(one, Those))
    return {slot for slot in slots if isinstance(slot, int)}


def _in_place_of_all(sentences: list[tuple[Statement, ...]], now: If) -> bool:
    """The same where B is something else: A is one thing that is done, perhaps to what was chosen for it."""
    *chosen, last = sentences[-1]
    if not all(isinstance(one, Choose) for one in chosen) or isinstance(last, Choose | If | May | IfDid | Later):
        return False
    slots = {one.slot for one in chosen if isinstance(one, Choose)}
    spoken_of = {one.slot for one in parts_of(now.then) if isinstance(one, Those)}
    if slots & spoken_of:
        sentences[-1] = (*chosen, replace(now, otherwise=(last,)))
    else:
        sentences[-1] = (replace(now, otherwise=(*chosen, last)),)
    return True


def can_be_done_instead(last: Statement, now: tuple[Statement, ...]) -> bool:
    """Is it of the same kind, and about nothing that only the other would bring up?"""
    spoken_of = {one.slot for one in parts_of(now) if isinstance(one, Those)}
    return of_one_kind(last, now) and not brings_up(last) & spoken_of


def of_one_kind(last: Statement, now: tuple[Statement, ...]) -> bool:
    """Can it be said to be done instead of that?"""
    return len(now) == 1 and type(now[0]) is type(last)
