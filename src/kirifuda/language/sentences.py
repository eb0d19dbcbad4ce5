"""A sentence: its clauses framed, then what holds for all of it."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields, replace
from functools import cached_property
from typing import Any, Final

from ..effects.parts import parts_of
from ..effects.statements import (
    CardsPicked,
    ChangeCost,
    ChangeStats,
    Choose,
    ChooseAtRandom,
    CopiesInDeck,
    Forbid,
    If,
    Instead,
    Later,
    May,
    Modes,
    Permit,
    While,
)
from ..effects.tree import (
    BOTH,
    EITHER,
    STAYS,
    THIS_BATTLE,
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
    DidThisTurn,
    Exists,
    Fact,
    Filter,
    Happening,
    IsFalse,
    IsPhase,
    IsTurnOf,
    Matches,
    Node,
    Number,
    OneTrue,
    Stat,
    Statement,
    Subject,
    This,
    Those,
    TimesThisTurn,
    When,
)
from .actions.table import actions_of
from .chart import MOST_HELP, Chart, TooMuchWork, Work
from .clauses import (
    HEAD,
    Adverb,
    Clause,
    Empty,
    Ending,
    Item,
    Lasting,
    Many,
    Marked,
    Measured,
    Moment,
    OnceIn,
    Per,
    Purpose,
    Span,
    Throughout,
    Unit,
)
from .closed_words import lexicon_of
from .frame import FACT, HAPPENING, STATEMENT, Frame, Frames
from .frames import SHARED
from .grammar import GRAMMAR
from .kinds import KINDS
from .lattice import Words, lattice_of
from .meanings import (
    ALL,
    NOBODYS,
    SELF,
    TIMES,
    Again,
    DidSo,
    Joined,
    Offered,
    Period,
    Phrase,
    Player,
    Quantity,
    Referred,
    Things,
    Unnamed,
)
from .places import Places, Unframed
from .productions import Grammar, grammar_of, told_where
from .scope import PREPARES, Scope, about, brought_up, is_lasting, spoken_of
from .taken_as import subject_of, things_of
from .trouble import Refused
from .vocabulary import Vocabulary

ROLES: Final = {
    "end": STATEMENT,
    "join": STATEMENT,
    "plain": STATEMENT,
    "or else": STATEMENT,
    "by": STATEMENT,
    "unless": STATEMENT,
    "also": STATEMENT,
    "when": HAPPENING,
    "or when": HAPPENING,
    "each": HAPPENING,
    "case": HAPPENING,
    "if": FACT,
    "and": FACT,
    "or": FACT,
    "while": FACT,
    "only if": FACT,
}
SENTENCE: Final = "sentence"
"""The phrase that a whole sentence is."""
MOST_CLAUSES: Final = 48
"""A sentence with more clauses than these is too long to be anybody's: it is refused, however it is read."""
BEING: Final = "いる"
GONE: Final = (DidThisTurn("destroyed"),)
"""Of cards on the field this is never so: how many there were is known by what happened."""
OF_THE_SENTENCE: Final = frozenset({"instead", "next", "once", "did", "did-not", "otherwise", "if-none", "if-some"})
"""Adverbs that speak of the whole sentence, not of a verb."""


@dataclass(frozen=True, slots=True)
class Said:
    """What a sentence says. `conditions`: it begins with when it happens. `once`: once a turn."""

    conditions: tuple[Condition, ...]
    statements: tuple[Statement, ...]
    once: bool = False
    period: Period | None = None
    """It holds, or can be used, in this period only."""
    did: bool | None = None
    """そうした場合 (True) or そうしなかった場合 (False) stands before it."""
    otherwise: bool = False
    """そうでないなら stands before it."""
    works_in: str = ""
    """このカードがトラッシュにある時 stands before it."""
    paid: tuple[Statement, ...] = ()
    """What has to be done for it: ～する事で、～; ～して発動出来る."""
    offers: bool = False
    """It only says that what follows may be done: 発動出来る."""
    instead: bool = False
    """It is done in place of the sentence before: ～なら、代わりに～."""
    unless: Statement | None = None
    """It is done unless a player does this: 相手が～しない限り."""


@dataclass(frozen=True, slots=True)
class Head(Node):
    """One of the conditions of an ability, or the time through which it works; `adverbs`: 常時, 任意, 1ターンに1回."""

    condition: Condition | None = None
    period: Period | None = None
    adverbs: tuple[str, ...] = ()
    works_in: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class LiesIn(Node):
    """このカードがトラッシュにある時."""

    zone: str


class SentenceReader:
    """Reads sentences in the words of a game."""

    def __init__(self, vocabulary: Vocabulary, own: tuple[Frame, ...] = ()) -> None:
        self.vocabulary = vocabulary
        self.lexicon = lexicon_of(vocabulary)
        self.frames = Frames({**KINDS, **vocabulary.kinds})
        for one in (*SHARED, *own):
            self.frames.add(one)
        self.grammar = self._grammar(self._framed)

    def _grammar(self, framed: Callable[[Span, Clause], list[tuple[Unit, ...]]]) -> Grammar:
        """The grammar of the game. `framed`: what a clause is taken for."""
        told = told_where(lambda at, clause: framed(at, clause))
        actions = actions_of(self.vocabulary, told, lambda _, clause: self._times(clause), self._times_of)
        return grammar_of(GRAMMAR + self.vocabulary.grammar, actions)

    def read(
        self, text: str, scope: Scope, heads: bool, stands: bool = False, start: str = SENTENCE
    ) -> tuple[Said, Scope]:
        """The one meaning of a sentence, and what is known after it.

        `heads`: it may say when an ability works. `stands`: where it does not, it is true all the time.
        `start`: the phrase that it must be, where a game has others that are made of clauses.
        """
        chart = self.chart(text, scope.name, scope.work)
        try:
            found = chart.meanings(start)
        except TooMuchWork:
            raise Refused("too-long", (0, len(text))) from None
        if chart.too_long is not None or any(len(units) > MOST_CLAUSES for units in found):
            raise Refused("too-long", (0, len(text)))
        if chart.unclear is not None:
            raise Refused("unclear", chart.unclear)
        if not found:
            stuck = chart.stuck()
            raise Refused("not-read", (stuck.place, len(text)), expected=stuck.expected)
        meanings: dict[Said, Scope] = {}
        troubles: list[Refused] = []
        for units in found:
            inner = scope.copy()
            try:
                meanings.setdefault(_Sentence(inner, heads, stands).said(units), inner)
            except Refused as trouble:
                troubles.append(trouble)
        if not meanings:
            raise max(troubles, key=lambda one: one.at)
        if len(meanings) > 1:
            raise Refused("two-readings", (0, len(text)), readings=tuple(meanings), scopes=tuple(meanings.values()))
        return next(iter(meanings.items()))

    def phrase(self, text: str) -> Phrase | None:
        """What a text by itself says that cards are; None if it says no such thing, or may say several."""
        found = self.meanings(text, "predicate")
        return found[0] if len(found) == 1 else None

    def meanings(self, text: str, phrase: str) -> list[Any]:
        """What a text by itself means as such a phrase of the grammar; nothing where that is open."""
        chart = self.chart(text)
        found = _all_or_none(chart, phrase)
        return found if chart.unclear is None else []

    def chart(self, text: str, name: str = "", work: Work | None = None) -> Chart:
        """The chart of a text, nothing of which is read as yet."""
        return Chart(self.grammar, self._lattice(text, name), work)

    def _lattice(self, text: str, name: str) -> tuple[Words, ...]:
        names = (name, f"「{name}」", f"《{name}》") if len(name) > 1 else (f"「{name}」",) if name else ()
        if not self.vocabulary.own_name_quoted:
            names = names[:1] if len(name) > 1 else ()
        return lattice_of(text, self.lexicon, names)

    def stuck_at(self, text: str, scope: Scope, heads: bool, stands: bool, start: str = SENTENCE) -> int | None:
        """How far a sentence can be read; None: to its end, with one meaning."""
        chart = self.chart(text, scope.name, scope.work)
        found = [units for units in chart.meanings(start) if len(units) <= MOST_CLAUSES]
        if not found:
            return chart.stuck().place
        meanings: set[Said] = set()
        troubles: list[int] = []
        for units in found:
            try:
                meanings.add(_Sentence(scope.copy(), heads, stands).said(units))
            except Refused as trouble:
                troubles.append(trouble.at[0])
        if len(meanings) == 1 and chart.unclear is None:
            return None
        return max(troubles) if troubles and not meanings else len(text)

    def troubles(self, text: str, name: str = "", work: Work | None = None, start: str = SENTENCE) -> list[Refused]:
        """Every place of a sentence that is not understood, where it cannot be read."""
        return self.places.troubles(text, self._lattice(text, name), work or Work(MOST_HELP), start)

    @cached_property
    def places(self) -> Places:
        def framed_or_not(at: Span, clause: Clause) -> list[tuple[Unit, ...]]:
            made = self._framed(at, clause)
            return made or [(Unit(Unframed(clause), clause.ending, at=at),)]

        return Places(self._grammar(framed_or_not), self.frames)

    def reads(self, text: str) -> bool:
        """Whether it is a sentence at all."""
        return bool(_all_or_none(self.chart(text), SENTENCE))

    def moment(self, text: str) -> AtPhase | None:
        """自分のターン終了時, and nothing else."""
        for found in _all_or_none(self.chart(text), "time"):
            whose = {SELF: YOU, NOBODYS: BOTH}.get(found.whose, found.whose)
            return None if whose == TURN_PLAYER else replace(found, whose=whose)
        return None

    def heading(self, text: str) -> tuple[bool, Period | None] | None:
        """What only says when or how often: 1ターンに1度、自分のターン中. None: it says more than that."""
        for items in _all_or_none(self.chart(text), "heading"):
            once = [item for item in items if isinstance(item, Adverb) and item.key == "once"]
            periods = [item.period for item in items if isinstance(item, Throughout)]
            if len(once) + len(periods) == len(items) and len(once) < 2 and len(periods) < 2:
                return bool(once), periods[0] if periods else None
        return None

    def conditions(self, text: str, scope: Scope) -> tuple[tuple[Head, ...], Scope]:
        """When an ability works, as its head says: …した時, 配置時／アタック時, 自分のターン中."""
        chart = Chart(self.grammar, lattice_of(text, self.lexicon))
        meanings: dict[tuple[Head, ...], Scope] = {}
        for found in _all_or_none(chart, "conditions"):
            inner = scope.copy()
            inner.begin_sentence()
            heads = tuple(_head(one, inner) for one in found)
            if None not in heads:
                meanings.setdefault(tuple([one for one in heads if one is not None]), inner)
        if chart.unclear is not None or len(meanings) > 1:
            raise Refused("two-readings", (0, len(text)), readings=tuple(meanings))
        if not meanings:
            stuck = chart.stuck()
            raise Refused("not-read", (stuck.place, len(text)), expected=stuck.expected)
        return next(iter(meanings.items()))

    # --- a clause ----------------------------------------------------------------------------------------

    def _framed(self, at: Span, clause: Clause) -> list[tuple[Unit, ...]]:
        """A clause as its frames take it; one that none takes has no meaning."""
        ending = clause.ending
        lasts = ""
        per = None
        adverbs: tuple[str, ...] = ()
        moment: Condition | None = None
        period: Period | None = None
        purpose: Purpose | None = None
        comes_once = False
        goes_on = ""
        items: list[Item] = []
        for item in clause.items:
            if isinstance(item, Lasting):
                if lasts:
                    return []
                lasts = item.lasts
            elif isinstance(item, Per):
                if per is not None:
                    return []
                per = item.amount
            elif isinstance(item, Adverb) and item.key in OF_THE_SENTENCE:
                if item.key in adverbs:
                    return []
                adverbs += (item.key,)
            elif isinstance(item, Moment):
                if moment is not None or any(not _is_topic(one) for one in items):
                    return []
                moment, comes_once = item.condition, item.once
            elif isinstance(item, Purpose):
                if purpose is not None:
                    return []
                purpose = item
            elif isinstance(item, Throughout | OnceIn):
                if period is not None or any(not _names_cards(one) for one in items):
                    return []
                period = item.period
                if isinstance(item, OnceIn):
                    adverbs += ("once",)
            elif isinstance(item, Empty):
                goes_on = "more" if item.more or goes_on == "more" else "then"
            else:
                if isinstance(item, Many) and item.quantity.more:
                    goes_on = "more"
                items.append(item)
        if not items and ending.verb.lemma == BEING:
            return []  # 手札を1枚捨て＋ない場合: what is there or not, or where, is said
        if ending.named and not any(_names_player(item) for item in items):
            return []
        if ending.predicate is not None:
            items.append(Marked(at, ending.predicate, "だ"))
        if ending.instead:  # このカードはブレイクする代わりに: what happens has its subject with が
            items = [_as_subject(item) for item in items]
        named = [item.phrase for item in items if isinstance(item, Marked) and isinstance(item.phrase, Player)]
        in_passing = any(_names_player(item) and item.particle == "が" for item in items)  # type: ignore[attr-defined]
        called = [one for one in named if one.of is not None]
        if len(called) > 1:
            return []
        whole = Unit(
            None,
            ending,
            lasts,
            in_passing=in_passing,
            called=called[0] if called else None,
            adverbs=adverbs,
            per=per,
            period=period,
            purpose=purpose,
            moment=moment,
            comes_once=comes_once,
            goes_on=goes_on,
            at=at,
        )
        made: list[tuple[Unit, ...]] = []
        verb = ending.verb
        if not clause.items and ending.then == "if" and verb.form in ("past", "past-not"):
            made.append((replace(whole, meaning=DidSo(verb.lemma, verb.voice, verb.form == "past")),))
        endings = [ending]
        if ending.then == "when" and (ending.verb.lemma == BEING or ending.verb.form in ("doing", "not-doing")):
            endings.append(replace(ending, then="if", at_time=True))  # 前衛にいる時: as long as it is so
        for one in endings:
            for meaning, doer, owed, topic, untaken in self._meanings(with_quantities(tuple(items)), one):
                unit = replace(
                    whole, meaning=meaning, ending=one, doer=doer, owes_doer=owed, topic=topic, untaken=untaken
                )
                if (unit,) not in made:
                    made.append((unit,))
        return made

    def _times(self, clause: Clause) -> list[Amount]:
        """このターンに…した回数."""
        verb = replace(clause.ending.verb, form="past")
        return [TimesThisTurn(one) for one in self.frames.made(HAPPENING, verb, clause.items)]

    def _times_of(self, clause: Clause) -> list[Amount]:
        """このターンに…した～の数: the noun is what does it or what it is done to."""
        found: list[Amount] = []
        test = self.vocabulary.did.get((clause.ending.verb.lemma, clause.ending.verb.voice))
        (head,) = clause.items if len(clause.items) == 1 else (None,)
        there = things_of(head.phrase) if isinstance(head, Marked) else None
        gone = test in GONE and there is not None and not there.filter.zones
        if self.vocabulary.still_there and test is not None and not gone:
            if there is None or there.quantity is not None:
                return []
            return [Count(replace(there.filter, tests=(test, *there.filter.tests)))]
        heads = [one.phrase for one in clause.items if isinstance(one, Marked) and one.particle == HEAD]
        named = things_of(heads[0]) if heads else None
        for particle in ("が", "を"):
            items = tuple(
                replace(item, particle=particle) if isinstance(item, Marked) and item.particle == HEAD else item
                for item in clause.items
            )
            for happening in self.frames.made(HAPPENING, replace(clause.ending.verb, form="past"), items):
                counted = self._so_many_cards(happening, named.filter if named is not None else None)
                if counted not in found:
                    found.append(counted)
        return found

    def _so_many_cards(self, happening: Happening, of: Filter | None) -> Amount:
        """How many of these cards: as often as it happened, where it happens to no card again."""
        if happening.kind not in self.vocabulary.again or of not in (happening.what, happening.other):
            return TimesThisTurn(happening)
        return CardsThisTurn(happening, of != happening.what)

    def _meanings(self, items: tuple[Item, ...], ending: Ending) -> Iterator[tuple[Any, str, bool, Any, bool]]:
        """What the parts mean with the verb, who does it, what it is about; whether a case took these."""
        role = ROLES[ending.then]
        doer = next((item for item in items if _names_player(item)), None)
        whose = doer.phrase.whose if doer is not None else ""  # type: ignore[attr-defined]
        topic = next((item for item in items if _names_cards(item)), None)
        about = subject_of(topic.phrase, bare=True) if topic is not None and topic is items[0] else None  # type: ignore[attr-defined]
        if role == HAPPENING:
            about = _subject(items)
        for made in self._made(role, ending, items):
            yield made, whose, False, about if role != FACT else None, False
        if role == FACT and about is not None:
            for rest in (items[1:], _with_subject(items[1:])):
                for made in self._made(role, ending, rest) if rest is not None else ():
                    yield made, "", False, about, True
        elif role != STATEMENT and doer is None and (unnamed := _with_subject(items)) is not None:
            for made in self._made(role, ending, unnamed):
                yield made, "", False, Unnamed() if role == HAPPENING else None, False
        if role != STATEMENT:
            return
        if doer is not None:
            rest = tuple(item for item in items if item is not doer)
            for made in self._made(role, ending, rest):
                yield made, whose, True, None, False
        if about is not None:
            for made in self._made(role, ending, items[1:]):
                yield made, whose, False, about, True

    def _made(self, role: str, ending: Ending, items: tuple[Item, ...]) -> Iterator[Any]:
        verb = ending.verb
        if role == FACT and verb.form in ("doing", "not-doing"):
            yield from self._doing(ending, items)
            done = "past" if verb.form == "doing" else "never"
            yield from self._did(replace(ending, verb=replace(verb, form=done)), items)
        if role == FACT and verb.form in ("past", "never", "past-not"):
            if verb.form != "past-not":
                yield from self._did(ending, items)
            for made in self.frames.made(role, replace(verb, form="past"), items):
                yield made if verb.form == "past" else IsFalse(made)
            return
        if role == FACT and verb.form == "not-doing":
            for made in self.frames.made(role, replace(verb, form="doing"), items):
                yield not_so(made)
            return
        negated = role == FACT and verb.form == "not"
        for made in self.frames.made(role, verb, items):
            yield made if role != STATEMENT or isinstance(made, tuple) else (made,)
        if negated:
            for made in self.frames.made(role, replace(verb, form="plain"), items):
                if not isinstance(made, Exists | Compares):
                    yield IsFalse(made)

    def _did(self, ending: Ending, items: tuple[Item, ...]) -> Iterator[Any]:
        """このターンに…したなら, …した事がないなら."""
        rest = tuple(item for item in items if not (isinstance(item, Adverb) and item.key == "this-turn"))
        if len(rest) + 1 != len(items):
            return
        how, number = ("=", 0) if ending.verb.form == "never" else (">=", 1)
        counted = [item.measure for item in rest if isinstance(item, Measured)]
        if counted and ending.verb.form != "never" and isinstance(counted[0].amount, Number):
            how, number = counted[0].how, counted[0].amount.value
            rest = tuple(item for item in rest if not isinstance(item, Measured))
        of_cards = bool(counted) and counted[0].counter in ("体", "枚")
        for one in self.frames.made(HAPPENING, replace(ending.verb, form="past"), rest):
            if not of_cards:
                yield Compares(TimesThisTurn(one), how, Number(number))
            elif not (isinstance(one.what, Filter) and isinstance(one.other, Filter)):
                of = one.what if isinstance(one.what, Filter) else one.other
                yield Compares(self._so_many_cards(one, of if isinstance(of, Filter) else None), how, Number(number))

    def _doing(self, ending: Ending, items: tuple[Item, ...]) -> Iterator[Any]:
        """このキャラクターがアタックしているなら."""
        test = self.vocabulary.doing.get((ending.verb.lemma, ending.verb.voice))
        if test is None or len(items) != 1 or not isinstance(items[0], Marked) or items[0].particle != "が":
            return
        subject = subject_of(items[0].phrase)
        if subject is not None:
            fact = Matches(subject, Filter(tests=(test,)))
            yield fact if ending.verb.form == "doing" else IsFalse(fact)


def _all_or_none(chart: Chart, phrase: str) -> list[Any]:
    """What a text can mean; what would take too long to find out has no meaning."""
    try:
        return chart.meanings(phrase)
    except TooMuchWork:
        return []


def _is_topic(item: Item) -> bool:
    """それは、ターン終了時に…: what it is about may stand before when it happens."""
    return isinstance(item, Marked) and item.particle == "は" and isinstance(item.phrase, Referred)


def _as_subject(item: Item) -> Item:
    return replace(item, particle="が") if isinstance(item, Marked) and item.particle == "は" else item


def with_quantities(items: tuple[Item, ...]) -> tuple[Item, ...]:
    """A quantity by itself belongs to the nearest phrase before it that can be counted: キャラクターを2体選ぶ."""
    found: list[Item] = []
    for item in items:
        if isinstance(item, Many):
            at_places = [at for at in reversed(range(len(found))) if _countable(found[at], item.quantity)]
            near = [at for at in at_places if not _is_from(found[at])]  # ミニオンを手札から2枚: of the minions
            place = next(iter(near or at_places), None)
            if place is not None:
                counted = found[place]
                assert isinstance(counted, Marked)
                found[place] = replace(counted, phrase=_so_many(counted.phrase, item.quantity))
                continue
        found.append(item)
    return _counted_before(found)


def _so_many(phrase: Any, quantity: Quantity) -> Any:
    """ミニオンとロードを全て: all that is one or the other; AとBを1体ずつ: so many of each."""
    if not isinstance(phrase, Joined):
        return replace(phrase, quantity=quantity)
    parts = [one for one in phrase.phrases if isinstance(one, Things)]
    if quantity == ALL:
        kinds = tuple(kind for one in parts for kind in one.filter.categories)
        return Things(replace(parts[0].filter, categories=kinds), ALL)
    return Joined(tuple([replace(one, quantity=replace(quantity, each=False)) for one in parts]))


def _counts_each(phrase: Phrase, quantity: Quantity) -> bool:
    """What stands before the first of them holds for all, or each has its own: else how far it reaches is open."""
    if not isinstance(phrase, Joined) or not (quantity == ALL or quantity.each):
        return False
    parts = [one for one in phrase.phrases if isinstance(one, Things) and one.quantity is None and not one.together]
    if len(parts) != len(phrase.phrases) or any(not one.filter.categories for one in parts):
        return False
    if len({replace(one.filter, categories=()) for one in parts}) == 1:
        return True
    return quantity.each and all(one.filter.whose != EITHER for one in parts)


def _is_from(item: Item) -> bool:
    return isinstance(item, Marked) and item.particle == "から"


def _counted_before(items: list[Item]) -> tuple[Item, ...]:
    """好きなだけ手札を捨てる, 2体キャラクターを選ぶ: of the one phrase with を that follows."""
    many = [item for item in items if isinstance(item, Many)]
    if len(many) != 1:
        return tuple(items)
    place = items.index(many[0])
    rest = [item for item in items[place + 1 :] if isinstance(item, Marked) and item.particle == "を"]
    if len(rest) != 1 or not _countable(rest[0], many[0].quantity) or not hasattr(rest[0].phrase, "quantity"):
        return tuple(items)
    phrase: Any = rest[0].phrase
    counted = replace(rest[0], phrase=replace(phrase, quantity=many[0].quantity))
    return tuple(counted if item is rest[0] else item for item in items if item is not many[0])


def _countable(item: Item, quantity: Quantity) -> bool:
    """No card is counted in points, or times; of what does something, or is spoken of, only all can be said so."""
    if isinstance(item, Marked) and item.particle == "を" and _counts_each(item.phrase, quantity):
        return True
    if not isinstance(item, Marked) or quantity.counter in ("点", *TIMES):
        return False
    if getattr(item.phrase, "quantity", item) is not None:
        return False
    return item.particle not in ("は", "が") or quantity == ALL


def _subject(items: tuple[Item, ...]) -> Any:
    """Of a happening, what is named with が: this very card, or any of a kind."""
    for item in items:
        if isinstance(item, Marked) and item.particle == "が":
            if isinstance(item.phrase, Referred):
                return item.phrase.subject
            found = things_of(item.phrase)
            return found.filter if found is not None else None
    return None


def _with_subject(items: tuple[Item, ...]) -> tuple[Item, ...] | None:
    """What happens, or is so, is of what the sentence is about, where it does not name it: 場に出た時."""
    if any(isinstance(item, Marked) and item.particle in ("が", "は") for item in items):
        return None
    return (Marked((0, 0), Referred(Unnamed()), "が"), *items)


def _names_player(item: Item) -> bool:
    return isinstance(item, Marked) and isinstance(item.phrase, Player) and item.particle in ("は", "が")


def _names_cards(item: Item) -> bool:
    return isinstance(item, Marked) and isinstance(item.phrase, Things | Referred) and item.particle == "は"


def _head(found: tuple[Any, ...], scope: Scope) -> Head | None:
    """What a clause with 時, or words for a time alone, say of an ability."""
    if isinstance(found[0], Unit):
        *places, unit = found if isinstance(found[-1], Unit) else (found[0], None)
        works_in = scope.settled(places[0].meaning) if places else None
        if places and (not isinstance(works_in, Matches) or works_in.subject != This() or not works_in.filter.zones):
            return None
        zones = works_in.filter.zones if isinstance(works_in, Matches) else ()
        if unit is None:
            times = _head(found[1:], scope)
            return replace(times, works_in=zones) if times is not None else None
        if unit.ending.then not in ("when", "or when", "each") or unit.lasts or unit.per is not None:
            return None
        if unit.period is not None or unit.moment is not None or isinstance(unit.meaning, LiesIn):
            return None
        return Head(scope.waits(unit), None, unit.adverbs, zones)
    condition: Condition | None = None
    period: Period | None = None
    adverbs: tuple[str, ...] = ()
    for item in found:
        if isinstance(item, Moment) and condition is None:
            condition = scope.began(item.condition)
        elif isinstance(item, Throughout) and period is None:
            period = scope.settled(item.period)
        elif isinstance(item, Adverb) and item.key not in adverbs:
            adverbs += (item.key,)
        else:
            return None
    return Head(condition, period, adverbs) if condition or period or adverbs != ("once",) else None


def is_of_this_turn(moment: Condition) -> bool:
    return isinstance(moment, AtPhase) and moment.whose == TURN_PLAYER


class _Sentence:
    """What holds for a whole sentence."""

    def __init__(self, scope: Scope, heads: bool, stands: bool) -> None:
        self.scope = scope
        self.heads = heads
        self.stands = stands
        self.once = False
        self.did: bool | None = None
        self.otherwise = False
        self.instead = False
        self.works_in = ""
        self.paid: tuple[Statement, ...] = ()
        self.offers = False
        self.unless: Statement | None = None
        self.waits = False
        """It says when it happens."""
        self.inside = False
        """What is said holds under a condition, or later: nothing is paid for it before."""

    def said(self, units: tuple[Unit, ...]) -> Said:
        self.scope.begin_sentence()
        conditions, rest = self._head(units)
        self.waits = bool(conditions)
        rest = self._with_the_duration_behind(rest)
        period, statements = self._by_period(rest, conditions)
        more = self.scope.vocabulary.stands
        stands = self.stands and not conditions and not self.paid and not self._is_used(statements)
        if stands and not all(can_stand(one, more) for one in statements):
            raise self.scope.refuse("cannot-stand")
        if any(isinstance(one, Permit) and one.act == PLAY_THIS for one in parts_of(statements)):
            raise self.scope.refuse("only-what")
        if not self.scope.lasts_used:
            raise self.scope.refuse("nothing-lasts")
        if not self.scope.doer_used:
            raise self.scope.refuse("nothing-to-do")
        if not self.scope.topic_used:
            raise self.scope.refuse("about-nothing")
        if self.paid and self.instead:
            raise self.scope.refuse("instead-of-what")  # ～することで、代わりに: what is paid stands in its way
        period = self.scope.settled(period)
        return Said(
            conditions,
            statements,
            self.once,
            period,
            self.did,
            self.otherwise,
            self.works_in,
            self.paid,
            self.offers,
            self.instead,
            self.unless,
        )

    def _with_the_duration_behind(self, units: tuple[Unit, ...]) -> tuple[Unit, ...]:
        """～する（ターン終了時まで）: it holds for the whole sentence, as at its head."""
        behind = units[-1].ending.lasts
        if not behind:
            return units
        if any(unit.lasts or unit.moment is not None for unit in units):
            raise self.scope.refuse("nothing-lasts")
        return (replace(units[0], lasts=behind), *units[1:])

    def _is_used(self, statements: tuple[Statement, ...]) -> bool:
        """エネルギーを1払い、～する; 1ターンに1度、～してもよい: it is used at will."""
        first = statements[0] if statements else None
        if isinstance(first, May) and len(statements) == 1:
            return self.once or isinstance(first.statements[0], self.scope.vocabulary.pays)
        return isinstance(first, self.scope.vocabulary.pays)

    def _by_period(
        self, units: tuple[Unit, ...], conditions: tuple[Condition, ...]
    ) -> tuple[Period | None, tuple[Statement, ...]]:
        """自分のターン中、～し、相手のターン中、～する: each holds for what follows it."""
        starts = [place for place, unit in enumerate(units) if unit.period is not None]
        if len(starts) < 2 or starts[0] != 0:
            period = units[0].period
            return period, self._statements((replace(units[0], period=None), *units[1:]))
        if conditions or not self.stands:
            raise self.scope.refuse("twice-when")
        made: list[Statement] = []
        for start, end in zip(starts, (*starts[1:], len(units)), strict=True):
            period = self.scope.settled(units[start].period)
            assert period is not None
            fact = IsPhase(period.phase, period.whose) if period.phase else IsTurnOf(period.whose)
            body = self._body((replace(units[start], period=None), *units[start + 1 : end]))
            made.append(If(fact, tuple(body)))
        return None, tuple(made)

    def _statements(self, units: tuple[Unit, ...]) -> tuple[Statement, ...]:
        """What both players may do, or do one of, or do with what is their own, each of them does by turns."""
        each = self.scope.vocabulary.each_player
        decides = any(unit.ending.verb.form in ("may", "can") or unit.ending.then == "or else" for unit in units)
        if each is None or units[0].doer != BOTH or any(unit.doer not in ("", BOTH) for unit in units):
            return tuple(self._body(units))
        before = self.scope.copy()
        try:
            if not decides:
                return tuple(self._body(units))
        except Refused as trouble:
            if trouble.reason != "each-their-own":
                raise
        for one in fields(Scope):
            setattr(self.scope, one.name, getattr(before, one.name))
        self.scope.each = True
        body = tuple(self._body(units))
        self.scope.each = False
        self.scope.done_by_turns(before.all_counted)
        return (each(body),)

    def _head(self, units: tuple[Unit, ...]) -> tuple[tuple[Condition, ...], tuple[Unit, ...]]:
        """When it happens: 自分のターン開始時、 or …した時、 at the head of an ability."""
        conditions: list[Condition] = []
        while self.heads:
            unit = units[0]
            if unit.moment is not None and not unit.comes_once and not is_of_this_turn(unit.moment):
                conditions.append(self.scope.began(unit.moment))
                units = (replace(unit, moment=None), *units[1:])
                break
            then = unit.ending.then
            if then == "if" and unit.ending.at_time and self.scope.vocabulary.when_so is not None and not conditions:
                self.scope.enter(unit)
                conditions.append(self.scope.vocabulary.when_so(self.scope.settled(unit.meaning), unit.ending.becomes))
                units = units[1:]
                break
            if then == "case" and not _replaces(units):
                if (unit.ending.verb.voice, unit.ending.verb.form) == ("passive", "plain"):
                    raise self.scope.refuse("case-without-instead")
                then = "when"  # …した場合、
            if then not in ("when", "or when", "each") or unit.lasts or unit.period is not None or _replaces(units):
                break
            units = units[1:]
            self._adverbs(unit)
            self.scope.at = unit.at
            if isinstance(unit.meaning, LiesIn):
                self.works_in = unit.meaning.zone
                continue
            conditions.append(self.scope.waits(replace(unit, meaning=self._of_what(unit.meaning, conditions))))
            if then != "or when":
                break
        return tuple(conditions), units

    def _of_what(self, happening: Happening, before: list[Condition]) -> Happening:
        """場に出た時か、表側表示になった時: the second is of the same card; where none is named, of this one."""
        last = before[-1].happening if before and isinstance(before[-1], When) else None
        what: Any = last.what if last is not None else self.scope.bearer
        changed = {name: what for name in ("what", "other") if getattr(happening, name) == Unnamed()}
        if not changed:
            return happening
        if what is None:
            raise self.scope.refuse("happens-to-what")
        return replace(happening, **changed)

    def _adverbs(self, unit: Unit) -> tuple[str, ...]:
        """What an adverb says of the whole sentence; those that are left belong to the clause."""
        left: tuple[str, ...] = ()
        for key in unit.adverbs:
            if key == "once" and not self.once:
                self.once = True
            elif key == "otherwise" and not self.otherwise:
                self.otherwise = True
                self.scope.last = self.scope.asked or self.scope.last or self.scope.last_before
                self.scope.instead = True
            elif key in ("if-none", "if-some") and not self.otherwise:
                if self.scope.existed != (self.scope.sentence - 1, key == "if-none"):
                    raise self.scope.refuse("otherwise-of-what")
                self.otherwise = True
            elif key == "instead" and not self.instead:
                self.instead = True
                self.scope.in_place_of_the_last()
            elif key in ("did", "did-not") and self.did is None:
                self.did = key == "did"
            else:
                left += (key,)
        return left

    def _body(self, units: tuple[Unit, ...]) -> list[Statement]:
        made: list[Statement] = []
        for place in range(len(units)):
            unit = units[place]
            if unit.period is not None:
                raise self.scope.refuse("no-head-here")
            if unit.purpose is not None:
                return [*made, *self._for(unit.purpose, (replace(unit, purpose=None), *units[place + 1 :]))]
            if unit.moment is not None:
                return [*made, self._later(unit, units[place + 1 :])]
            adverbs = self._adverbs(unit)
            rest = units[place + 1 :]
            then = unit.ending.then
            if then == "or when":
                raise self.scope.refuse("no-head-here")
            if then in ("when", "each", "case"):
                return [*made, self._waiting(unit, adverbs, rest)]
            if adverbs and not (adverbs == ("next",) and _may_come_next(unit)):
                raise self.scope.refuse("adverb-here", word=adverbs[0])
            if isinstance(unit.meaning, DidSo):
                self._did_so(unit.meaning, bool(made), rest)
                continue
            if then in ("if", "and", "or", "while", "only if"):
                return [*made, self._under(unit, units[place:])]
            if then == "or else":
                return self._either(made, unit, rest)
            if unit.meaning == (Offered(),) and [type(one) for one in made] == [Modes] and not rest:
                return made
            if unit.meaning == (Offered(),):
                if self.paid or self.offers or rest or self.inside:
                    raise self.scope.refuse("adverb-here", word="発動")
                self.offers, self.paid = True, tuple(made)
                return []
            if unit.per is not None and rest:
                if not _goes_on(unit, rest[0]):
                    raise self.scope.refuse("times-what")
                units = (*units[: place + 1], replace(rest[0], per=unit.per), *rest[1:])
            said = self.scope.statements(unit)
            if any(isinstance(one, Again) for one in said):
                if made or rest or self.inside or self.did is not None or self.otherwise or self.once:
                    raise self.scope.refuse("repeat-of-what")
                self.scope.forget()
            if then == "unless":
                first_chosen = self.scope.vocabulary.chosen_on_use and all(isinstance(one, Choose) for one in made)
                if (made and not first_chosen) or self.unless or self.inside or not rest:
                    raise self.scope.refuse("no-head-here")
                if self.stands and not self.waits:
                    raise self.scope.refuse("no-head-here")
                self.unless = May(tuple(said), self.scope.doer if self.scope.doer != YOU else "")
                self.scope.owes_nobody(unit.in_passing)
                continue
            if then == "by":
                if self.paid or self.inside:
                    raise self.scope.refuse("twice-paid" if self.paid else "no-head-here")
                if self.scope.doer not in ("", YOU):
                    raise self.scope.refuse("paid-by-whom")
                self.paid, made = (*made, *said), []
                continue
            if adverbs:
                said = [self._next_only(one) for one in said]
            if unit.ending.verb.form in ("may", "can") and not self._permitted(said):
                own: list[Statement] = [
                    one for one in made if isinstance(one, CardsPicked | ChooseAtRandom) and _used(one, said)
                ]
                first: list[Statement] = []
                if self.scope.vocabulary.chosen_on_use:
                    first = [one for one in made if isinstance(one, Choose) and one not in own]
                    made = [one for one in made if one not in first]
                if self.paid and not rest:
                    return [*first, *made, *said]
                if self.once and self.stands and not rest:
                    own = made  # 1ターンに1度、～し、～してもよい: all of it, or nothing
                if own != made:
                    raise self.scope.refuse("may-what")
                by = self.scope.doer if self.scope.doer != YOU or self.scope.each else ""
                self.scope.doer_used = True
                made = [*first, May(tuple(own + said), by)]
            else:
                made += said
        return made

    def _did_so(self, one: DidSo, made: bool, rest: tuple[Unit, ...]) -> None:
        """支払った場合、: as そうした場合、, where the sentence before speaks of that."""
        if made or not rest or self.did is not None or self.inside or self.scope.done != (one.verb, one.voice):
            raise self.scope.refuse("did-what")
        self.did = one.did

    def _permitted(self, said: list[Statement]) -> bool:
        """出来る that says what is allowed, and not what may be done now."""
        return all(isinstance(one, (Permit, CopiesInDeck, *self.scope.vocabulary.permits)) for one in said)

    def _next_only(self, one: Statement) -> Statement:
        """次に…: only the next of its kind."""
        if not isinstance(one, Instead | ChangeCost) or one.once:
            raise self.scope.refuse("adverb-here", word="next")
        return replace(one, once=True)

    def _either(self, made: list[Statement], unit: Unit, rest: tuple[Unit, ...]) -> list[Statement]:
        """AするかBする: one of the two. How far back the first reaches is open where something stands before it.

        What is picked for both, それを破壊するか手札に戻す, is picked first.
        """
        done = self.scope.statements(unit)
        if not rest or any(not isinstance(each, CardsPicked) or not _used(each, done) for each in made):
            raise self.scope.refuse("or-what")
        by = self.scope.doer if self.scope.doer != YOU or self.scope.each else ""
        other = tuple(self._body(rest))
        whole = [*made, *done]
        first = [each for each in whole if isinstance(each, CardsPicked) and _used(each, list(other))]
        one = tuple(each for each in whole if each not in first)  # 手札を1枚選んで捨てるか
        if brought_up(one) & spoken_of(other):
            raise self.scope.refuse("about-what")  # 全て破壊するか、手札に戻す: those are only known of the first
        if any(isinstance(each, Modes | May) for each in (*one, *other)):
            raise self.scope.refuse("or-what")
        return [*first, Modes(Number(1), (one, other), by=by)]

    def _for(self, purpose: Purpose, units: tuple[Unit, ...]) -> tuple[Statement, ...]:
        """What the rest of the sentence is done for makes one thing of it."""
        self.scope.at = purpose.at
        of = self.scope.settled(purpose.of)
        made = self.scope.vocabulary.purposes[purpose.kind](of, tuple(self._body(units)))
        if made is None:
            raise self.scope.refuse("for-what")
        return made

    def _later(self, unit: Unit, rest: tuple[Unit, ...]) -> Statement:
        """At a time that comes once: the end of this turn, the start of somebody's next."""
        assert unit.moment is not None
        self.inside = True
        moment = unit.moment
        if not isinstance(moment, AtPhase):
            raise self.scope.refuse("no-head-here")
        if moment.whose == BOTH and not unit.comes_once:
            raise self.scope.refuse("which-of-them")
        if not moment.whose:
            moment = replace(moment, whose=self.scope.vocabulary.unnamed_time)
        body = tuple(self._body((replace(unit, moment=None), *rest)))
        if any(isinstance(one, Forbid) and one.lasts == STAYS for one in body):
            raise self.scope.refuse("when-for-how-long")  # ターン開始時に回復しない: then, and not from then on
        if moment.phase == "battle":
            return Later(moment, body, THIS_BATTLE)
        return Later(self.scope.settled(moment), body, THIS_TURN if moment.whose == TURN_PLAYER else STAYS)

    def _under(self, unit: Unit, units: tuple[Unit, ...]) -> Statement:
        """A condition holds for all the rest of its sentence."""
        facts: list[Fact] = []
        joined = ""
        while True:
            unit, units = units[0], units[1:]
            self.scope.before = []
            self.scope.enter(replace(unit, doer=""))
            if self.scope.before:
                raise self.scope.refuse("about-what")  # nothing is chosen for a condition
            verb = unit.ending.verb
            if verb.form in ("past", "past-not") and self.scope.done != (verb.lemma, verb.voice):
                self.scope.asks_what_became_of_the_last()
            self.scope.asks_where(unit.meaning)
            fact = self.scope.settled(unit.meaning)
            if self.scope.before:
                raise self.scope.refuse("about-what")  # nothing is chosen to ask how it is
            if not isinstance(fact, Fact):
                raise self.scope.refuse("and-what")  # 「A」か「B」のカードを引き: what is done is not what is so
            facts.append(fact)
            if unit.ending.then not in ("and", "or"):
                break
            if joined and unit.ending.then != joined:
                raise self.scope.refuse("and-or")
            joined = unit.ending.then
            if not units:
                raise self.scope.refuse("and-what")
        if isinstance(fact, Compares):
            self.scope.compared = fact
        asked = fact.fact if isinstance(fact, IsFalse) else fact
        target = asked.one if isinstance(asked, Compares) else asked
        subject = target.of if isinstance(target, Stat) else getattr(target, "subject", None)
        self.scope.asked = subject if isinstance(subject, Subject) else None
        self.scope.asked_at = self.scope.sentence
        self.scope.last = self.scope.asked or self.scope.last
        whole = facts[0] if len(facts) == 1 else AllTrue(tuple(facts)) if joined == "and" else OneTrue(tuple(facts))
        if unit.ending.then == "only if":
            return self._only_if(whole, units)
        lasting = unit.ending.then == "while" and not self.heads
        if lasting and not self.scope.lasts and not self.stands:
            self.scope.lasts = self.scope.vocabulary.as_long_as
        if not units:
            raise self.scope.refuse("then-what")
        self.inside = self.scope.under = True
        if isinstance(whole, Exists) and (whole.how, whole.amount) != ("=", Number(0)):
            self.scope.there = whole.filter
        if isinstance(whole, Exists) and (whole.how, whole.amount) in ((">=", Number(1)), ("=", Number(0))):
            self.scope.existed = self.scope.sentence, whole.how == ">="
        other = next((place for place, one in enumerate(units) if "otherwise" in one.adverbs), None)
        if other:
            return self._if_or_else(whole, units[:other], units[other:])
        then = tuple(self._body(units))
        if len(then) > 1 and isinstance(then[-1], If):
            raise self.scope.refuse(
                "second-fact"
            )  # あなたのターンならA、相手のターンならB: within the first, or beside it?
        if not lasting or self.stands:
            return If(whole, then)
        if not all(is_lasting(one) or isinstance(one, (If, *PREPARES)) for one in then):
            raise self.scope.refuse("nothing-lasts")
        return While(whole, then)

    def _if_or_else(self, fact: Fact, units: tuple[Unit, ...], others: tuple[Unit, ...]) -> Statement:
        """～なら～し、そうでないなら～する."""
        last, deeds = self.scope.last, self.scope.deeds
        then = tuple(self._body(units))
        self.scope.last, self.scope.deeds = last, deeds
        first = replace(others[0], adverbs=tuple(one for one in others[0].adverbs if one != "otherwise"))
        return If(fact, then, tuple(self._body((first, *others[1:]))))

    def _only_if(self, fact: Fact, units: tuple[Unit, ...]) -> Statement:
        """…場合にのみプレイ出来る: otherwise it cannot be."""
        allowed = self._body(units)
        if len(allowed) != 1 or not isinstance(allowed[0], Permit) or allowed[0].act != PLAY_THIS:
            return If(fact, tuple(allowed))  # 5点以下の場合のみ、～する
        return If(IsFalse(fact), (Forbid(PLAY_THIS, allowed[0].subject, lasts=STAYS),))

    def _waiting(self, unit: Unit, adverbs: tuple[str, ...], rest: tuple[Unit, ...]) -> Statement:
        """Inside an effect: what waits for something until the end of the turn, or takes its place."""
        self.scope.at = unit.at
        lasts = unit.lasts
        happening = self.scope.settled(unit.meaning)
        self.scope.happens(happening, about(happening, unit.topic))
        if unit.ending.then == "case" or (rest and "instead" in rest[0].adverbs) or self._takes_its_place(rest):
            said_so = unit.ending.instead + (bool(rest) and "instead" in rest[0].adverbs)
            if not rest or said_so > 1 or not (said_so or self._takes_its_place(rest)):
                raise self.scope.refuse("case-without-instead")
            first = replace(rest[0], adverbs=tuple(one for one in rest[0].adverbs if one != "instead"))
            body = tuple(self._body((first, *rest[1:])))
            return Instead(happening, body, lasts or STAYS, "next" in adverbs)
        next_only = adverbs == ("next",) and self.scope.vocabulary.waits_each_time and unit.ending.then == "when"
        if (adverbs and not next_only) or lasts not in self.scope.vocabulary.waits:
            raise self.scope.refuse("when-for-how-long")
        body = tuple(self._body(rest))
        return Later(When(happening, once=next_only), body, lasts, unit.ending.then == "each")

    def _takes_its_place(self, rest: tuple[Unit, ...]) -> bool:
        """そのダメージを半分にする: what is said of what happens takes its place by itself."""
        made = rest[0].meaning if rest else ()
        return isinstance(made, tuple) and bool(made) and isinstance(made[0], self.scope.vocabulary.replaces)


PLAY_THIS: Final = "play-this"


def not_so(fact: Fact) -> Fact:
    """The opposite, in the shape that it has by itself: one or more, none."""
    if isinstance(fact, Compares) and (fact.how, fact.other) == (">=", Number(1)):
        return replace(fact, how="=", other=Number(0))
    if isinstance(fact, Exists) and (fact.how, fact.amount) == (">=", Number(1)):
        return replace(fact, how="=", amount=Number(0))
    return IsFalse(fact)


def can_stand(one: Statement, more: tuple[type, ...] = ()) -> bool:
    """Whether something can be so all the time, and not only be done once."""
    if isinstance(one, If):
        return all(can_stand(each, more) for each in (*one.then, *one.otherwise))
    return is_lasting(one) or isinstance(one, (CopiesInDeck, *more))


def _goes_on(unit: Unit, other: Unit) -> bool:
    """1体につき、ATKを＋100し、DEFを＋100する: so many times both, which are of the same cards.

    What is done besides might be done once.
    """
    made = (*unit.meaning, *other.meaning) if isinstance(other.meaning, tuple) else ()
    return bool(made) and all(isinstance(one, ChangeStats) for one in made) and other.per is None and not other.doer


def _replaces(units: tuple[Unit, ...]) -> bool:
    return len(units) > 1 and (units[0].ending.instead or "instead" in units[1].adverbs)


def _may_come_next(unit: Unit) -> bool:
    """次に…: what takes the place of the next happening of its kind."""
    return isinstance(unit.meaning, tuple) and all(isinstance(one, Instead | ChangeCost) for one in unit.meaning)


def _used(chosen: CardsPicked | ChooseAtRandom, by: list[Statement]) -> bool:
    return Those(chosen.slot) in list(parts_of(tuple(by)))
