"""From a printed text of this game to its tree."""

from collections.abc import Iterator
from dataclasses import dataclass, field, fields, is_dataclass, replace
from functools import cache
from typing import Any, Final

from ...effects.parts import parts_of
from ...effects.statements import Choose, Forbid, If, IfDid, Let, LookAt, May, Modes, Permit, Shuffle
from ...effects.tree import (
    BOTH,
    STAYS,
    YOU,
    Ability,
    Activated,
    AtPhase,
    CardText,
    Condition,
    Cost,
    Every,
    Fact,
    Filter,
    Happening,
    IsIt,
    IsPhase,
    IsTurnOf,
    Keyword,
    Matches,
    Named,
    Node,
    Sentence,
    Standing,
    Statement,
    This,
    Those,
    Variable,
    When,
)
from ...language.following import follow, with_options
from ...language.layout import lines_of, outside, sentences_of
from ...language.meanings import TestPhrase
from ...language.scope import Scope, is_lasting
from ...language.sentences import Head, Said, SentenceReader
from ...language.trouble import Refused
from ...language.validator import validated as can_work
from ...text.normalise import normalise, plain
from ...text.slots import tidied
from ..statements import AddCost, AlternativeCost, ChangePrice, Discard, OnlyIf, Sacrifice, Search
from ..tree import Depending, NthThisTurn, Provided, StateTrigger, TimesATurn
from .frames import FRAMES
from .keywords import keyword_of
from .marked_rows import on_lines_of_their_own
from .phrases import Ordinal
from .purposes import costs_of
from .reminders import without_reminders
from .rows import counts_in, keywords_while, marked, only_while
from .shapes import finished, kept, paid_then, shaped, standing
from .turns_of_phrase import TURNS_OF_PHRASE
from .validator import BOOK, validated
from .vocabulary import vocabulary
from .wording import MoreModes, ThisIn, UseLimit

ICONS: Final = ("【F】", "【T】", "【A】")
NOWHERE: Final = (0, 0)
PARTICLES: Final = frozenset("をとのがはにか")
GOES_ON: Final = ("代わりに", "かわりに", "さらに", "更に")
"""What a row begins with that goes on with the ability before it."""


def read_text(
    typed: str, types: tuple[str, ...], name: str = "", rows: tuple[str, ...] = (), burst: bool = False
) -> CardText:
    """The tree of a printed text with its rows of colour (5.7.4)."""
    whole = on_lines_of_their_own(normalise(typed)).text
    made = _Text(types, burst, "『動力" in whole, plain(name)).whole(whole, tuple(normalise(row).text for row in rows))
    if name:
        made = itself(made, Filter(tests=(Named((plain(name),)),)))
    return can_work(validated(made), BOOK)


def text_of(said: list[Said], types: tuple[str, ...]) -> CardText:
    """The tree of a text with these sentences."""
    return can_work(validated(_Text(types, burst=False, dynamo=False).of_sentences(said)), BOOK)


def itself(part: Any, own: Filter) -> Any:
    """A card that is called by its name, and no number of such cards, is the card itself (5.7.2)."""
    if isinstance(part, tuple):
        return tuple(itself(one, own) for one in part)
    if not isinstance(part, Node) or not is_dataclass(part):
        return part
    if isinstance(part, Every) and part.filter == own:
        raise Refused("own-name", NOWHERE)
    if isinstance(part, Happening):
        part = replace(
            part,
            what=This() if part.what == own else part.what,
            other=This() if part.other == own else part.other,
        )
    return replace(part, **{one.name: itself(getattr(part, one.name), own) for one in fields(part)})


@cache
def sentences(dynamo: bool = False) -> SentenceReader:
    return SentenceReader(vocabulary(_granted, _keyword, finished, dynamo), FRAMES + TURNS_OF_PHRASE)


def _granted(text: str) -> Ability | None:
    """The ability in a quotation."""
    try:
        found = _Text(("unit",), False, False).whole(text, ())
    except Refused:
        return None
    return found.abilities[0] if len(found.abilities) == 1 and not found.keywords else None


def _keyword(text: str) -> Keyword | None:
    return keyword_of(text, _Inside())


class _Inside:
    """What stands in a keyword's brackets, read as any text is."""

    def cards(self, text: str) -> Filter | None:
        found = sentences().phrase(text)
        if not isinstance(found, TestPhrase):
            return None
        return shaped(Scope(sentences().vocabulary).settled(found.filter))  # type: ignore[no-any-return]

    def sentences(self, text: str) -> tuple[Sentence, ...] | None:
        try:
            found = _Text(("spell",), True, False).whole(text, ())
        except Refused:
            return None
        return found.play if not found.keywords and not found.abilities else None

    def awaited(self, text: str) -> tuple[Condition, ...] | None:
        try:
            found = _Text(("unit",), False, False).whole(f"{text}、カードを1枚引く。", ())
        except Refused:
            return None
        return found.abilities[0].conditions if len(found.abilities) == 1 else None


@dataclass(slots=True)
class _Open:
    """An ability whose sentences are still being read."""

    conditions: tuple[Condition, ...] = ()
    costs: tuple[Cost, ...] = ()
    used: bool = False
    sentences: list[Sentence] = field(default_factory=list)
    works_in: tuple[str, ...] = ()
    """Where the text says that the card has to lie."""


@dataclass(slots=True)
class _Last:
    """The last ability of the text, with which a row may go on, and the place of it among them."""

    open: _Open
    scope: Scope
    first: int


class _Text:
    def __init__(self, types: tuple[str, ...], burst: bool, dynamo: bool, name: str = "") -> None:
        self.name = name
        self.plays = burst or types == ("spell",)
        self.reader = sentences(dynamo)
        self.keywords: list[Keyword] = []
        self.abilities: list[Ability] = []
        self.play: list[Sentence] = []
        self.play_scope = Scope(self.reader.vocabulary, bearer=This() if burst else None, is_there=False, name=name)
        self.burst = burst
        self.last: _Last | None = None

    def whole(self, text: str, rows: tuple[str, ...]) -> CardText:
        lines = [(*marked(line), listed) for line, listed in lines_of("\n".join((text, *rows)))]
        eras = tuple(mark.eras[0] for mark, _, _ in lines if mark is not None and mark.eras)
        for mark, line, listed in lines:
            if mark is not None and mark.burst and self.burst and line == lines[0][1]:
                mark = None  # the text of a burst may begin with its name
            icon = line[1] if line.startswith(ICONS) else ""
            line = line[len(ICONS[0]) :] if icon else line
            if not line:
                continue
            before = len(self.abilities)
            keywords, line = _keywords(line)
            if keywords and line:
                keywords, line = self._defined(keywords, line)
            fact = counts_in(mark, eras) if mark is not None else None
            if fact is not None and keywords:
                self.abilities.append(keywords_while(fact, tuple(keywords)))
                before += 1
            else:
                self.keywords += keywords
            if line and self.plays and fact is not None:
                self._row(line, listed, fact)
            elif line and self.plays:
                for sentence in in_one_piece(line):
                    self._done(sentence, listed)
            elif line.startswith(GOES_ON) and self.last is not None:
                before = self._goes_on(self.last, line, listed, fact)
                fact = None
            elif line:
                self._line(line, listed)
            if icon and not all(_is_of(icon, one) for one in self.abilities[before:]):
                raise Refused("icon", NOWHERE)
            if fact is not None:
                self.abilities[before:] = [only_while(fact, one) for one in self.abilities[before:]]
        return self._made()

    def _made(self) -> CardText:
        return CardText(tuple(self.keywords), tuple(self.abilities), kept(tidied(paid_then(tuple(_tidy(self.play))))))

    def of_sentences(self, said: list[Said]) -> CardText:
        """The tree of sentences, as they would have been read."""
        shaped_ = [replace(one, statements=shaped(one.statements)) for one in said]
        if self.plays:
            for one in shaped_:
                self._played(one)
        else:
            current = _Open()
            for one in shaped_:
                self._of_ability(current, one, stands=not current.conditions)
            self._close(current)
        return self._made()

    def _defined(self, keywords: list[Keyword], line: str) -> tuple[list[Keyword], str]:
        """『動力（X）』Xはあなたの時代に等しい: what X of a keyword is stands behind it."""
        sentence, *rest = sentences_of(line)
        letters = {part for one in keywords for part in parts_of(one) if isinstance(part, Variable)}
        if not letters:
            return keywords, line
        said, _ = self._read(sentence, (), Scope(self.reader.vocabulary, bearer=This()), heads=False, stands=False)
        one = said.statements[0] if said == Said((), said.statements) and len(said.statements) == 1 else None
        if not isinstance(one, Let) or letters != {Variable(one.name)}:
            raise Refused("x-of-what", NOWHERE)
        return [put_in(each, Variable(one.name), one.amount) for each in keywords], "。".join(rest)

    def _read(
        self, sentence: str, listed: tuple[str, ...], scope: Scope, heads: bool, stands: bool
    ) -> tuple[Said, Scope]:
        said, scope = self.reader.read(sentence, scope, heads=heads, stands=stands)
        said = with_options(self.reader, said, listed, scope)
        return replace(said, statements=shaped(said.statements)), scope

    def _done(self, sentence: str, listed: tuple[str, ...]) -> None:
        """A sentence of a spell: it is done, or it is about using the card."""
        said, self.play_scope = self._read(sentence, listed, self.play_scope, heads=False, stands=False)
        self._played(said)

    def _played(self, said: Said) -> None:
        if said.conditions or said.once or said.works_in or said.period is not None:
            raise Refused("no-head-here", NOWHERE)
        zone = _works_in(said.statements)
        if zone:
            if not _can_stand(said.statements):
                raise Refused("cannot-stand", NOWHERE)
            self.abilities.append(Ability("", (Standing(),), (), (kept(tidied(said.statements)),), zone))
        else:
            self._follow(self.play, said)

    def _row(self, line: str, listed: tuple[str, ...], fact: Fact) -> None:
        """A row among the text of a spell: all of it is done while the row counts."""
        done: list[Sentence] = []
        for sentence in in_one_piece(line):
            said, self.play_scope = self._read(sentence, listed, self.play_scope, heads=False, stands=False)
            if said.conditions or said.once or said.works_in or said.period is not None or _works_in(said.statements):
                raise Refused("no-head-here", NOWHERE)
            if said.instead and not done:
                self._follow(self.play, replace(said, statements=(If(fact, said.statements),)))
            else:
                self._follow(done, said)
        if done:
            self.play.append((If(fact, tuple(one for sentence in done for one in sentence)),))

    def _goes_on(self, last: "_Last", line: str, listed: tuple[str, ...], fact: Fact | None) -> int:
        """A row that goes on with the ability before it (11.4.6.1): 代わりに～, さらに～."""
        del self.abilities[last.first :]
        for sentence in in_one_piece(line):
            said, last.scope = self._read(sentence, listed, last.scope, heads=False, stands=not last.open.conditions)
            if said != Said((), said.statements, instead=said.instead):
                raise Refused("no-head-here", NOWHERE)
            if fact is not None:
                said = replace(said, statements=(If(fact, said.statements),))
            self._follow(last.open.sentences, said)
        self._close(replace(last.open, sentences=list(last.open.sentences)))
        return last.first

    def _line(self, line: str, listed: tuple[str, ...]) -> None:
        scope = Scope(self.reader.vocabulary, bearer=This(), name=self.name)
        current = _Open()
        first = len(self.abilities)
        costs, colon, _ = outside(line).partition("：")
        if colon and (head := self._headed(line[: len(costs)], scope)) is not None:
            current.conditions, scope = head
            line = line[len(costs) + 1 :]
        elif colon:
            said, scope = self.reader.read(line[: len(costs)], scope, heads=False, start="costs")
            found = costs_of(shaped(said.statements))
            if found is None or said != Said((), said.statements, said.once, said.period):
                raise Refused("cost", NOWHERE)
            current.costs, current.used = found, True
            current.conditions = limited((Activated(),), UseLimit(int(said.once), said.period))
            line = line[len(costs) + 1 :]
        for sentence in in_one_piece(line):
            stands = not current.conditions
            said, scope = self._read(
                sentence, listed, scope, heads=not current.used and not current.sentences, stands=stands
            )
            self._of_ability(current, said, stands)
        self.last = _Last(replace(current, sentences=list(current.sentences)), scope, first)
        self._close(current)

    def _of_ability(self, current: _Open, said: Said, stands: bool) -> None:
        """One more sentence of an ability."""
        if said.conditions:
            said = _as_it_stands(said)
            current.conditions = tuple(one for each in said.conditions for one in _condition(each))
            if current.conditions and len(said.statements) == 1 and isinstance(said.statements[0], If):
                only = said.statements[0]
                if not only.otherwise:
                    current.conditions += (Provided(only.fact),)
                    said = replace(said, statements=only.then)
        if said.once:
            current.conditions = limited(current.conditions, UseLimit(1))
        if len(said.statements) == 1 and isinstance(said.statements[0], UseLimit):
            limit = said.statements[0]
            if lies := _where_it_lies(limit.only_if):
                current.works_in, limit = lies, replace(limit, only_if=None)
            elif limit == UseLimit() and not said.once and said.period is None:
                raise Refused("limit-of-what", NOWHERE)
            limit = replace(limit, during=said.period)
            if limit != UseLimit():
                current.conditions = limited(current.conditions, limit)
            return
        if said.works_in or (said.period is not None and not stands):
            raise Refused("no-head-here", NOWHERE)
        if said.period is not None:
            fact = IsPhase(said.period.phase, said.period.whose) if said.period.phase else IsTurnOf(said.period.whose)
            said = replace(said, statements=(If(fact, said.statements),), period=None)
        self._follow(current.sentences, said)

    def _headed(self, text: str, scope: Scope) -> tuple[tuple[Condition, ...], Scope] | None:
        """攻撃時：, このユニットが攻撃したとき：."""
        try:
            heads, inner = self.reader.conditions(text, scope)
        except Refused:
            return None
        if any(head != Head(head.condition) or head.condition is None for head in heads):
            return None
        found = tuple(one for head in heads if head.condition is not None for one in _condition(head.condition))
        return found, inner

    def _follow(self, sentences_: list[Sentence], said: Said) -> None:
        """A sentence after others; X is what a sentence says of it, wherever it stands."""
        one = said.statements[0] if len(said.statements) == 1 else None
        if isinstance(one, Let):
            place = next((at for at, each in enumerate(sentences_) if Variable(one.name) in list(parts_of(each))), None)
            if place is None:
                raise Refused("x-of-what", NOWHERE)
            sentences_[place] = (one, *sentences_[place])
        elif said.instead:
            sentences_[:] = instead(sentences_, said)
        elif said.unless is not None:
            chosen = tuple(each for each in said.statements if isinstance(each, Choose))
            rest = tuple(each for each in said.statements if each not in chosen)
            follow(sentences_, replace(said, statements=rest))
            sentences_[-2] = shaped((*chosen, *sentences_[-2]))
        else:
            follow(sentences_, said)

    def _close(self, one: _Open) -> None:
        stands = not one.conditions
        one = there(one)
        conditions = one.conditions or (Standing(),)
        costs, said = one.costs, tuple(_tidy(one.sentences))
        costs, said = kept(tidied((costs, standing(said) if stands else paid_then(said))))
        if not stands:
            works_in = one.works_in or lies_in(conditions, costs)
            self.abilities.append(Ability("", conditions, costs, said, works_in))
            return
        if one.works_in:
            raise Refused("limit-of-what", NOWHERE)
        for sentence in said:
            works_in = _works_in(sentence)
            self.abilities.append(Ability("", conditions, costs, (sentence,), works_in))


def _as_it_stands(said: Said) -> Said:
    """…のとき、 before what can be so all the time says while what it is so."""
    first = said.conditions[0]
    if isinstance(first, StateTrigger) and all(is_lasting(one) and one.lasts == STAYS for one in said.statements):  # type: ignore[attr-defined]
        return replace(said, conditions=(), statements=(If(first.fact, said.statements),))
    return said


def _can_stand(statements: tuple[Statement, ...]) -> bool:
    """Whether it can be so all the time, wherever the card lies; what is done is done when a spell is used."""
    return all(
        _can_stand((*one.then, *one.otherwise)) if isinstance(one, If) else is_lasting(one) or isinstance(one, OnlyIf)
        for one in statements
    )


def _condition(one: Condition) -> tuple[Condition, ...]:
    """A trigger in the records of this book; 2枚目の～ is a condition of its own."""
    if isinstance(one, When) and isinstance(one.happening.what, Filter):
        what = one.happening.what
        nth = [test for test in what.tests if isinstance(test, Ordinal)]
        if nth:
            plain = replace(what, tests=tuple(test for test in what.tests if test not in nth))
            kept = None if plain == Filter(categories=("spell",)) else plain
            happening = replace(one.happening, what=kept)
            return shaped(When(happening)), NthThisTurn(nth[0].place)
    if isinstance(one, AtPhase) and not one.whose:
        return (replace(one, whose=YOU),)
    return (shaped(one),)


def limited(conditions: tuple[Condition, ...], by: UseLimit) -> tuple[Condition, ...]:
    """How often in a turn, and when, the ability can be used."""
    if not conditions:
        raise Refused("limit-of-what", NOWHERE)
    first, *rest = conditions
    if isinstance(first, When) and by.during is None and by.times:
        return (*conditions, TimesATurn(by.times))
    if not isinstance(first, Activated):
        raise Refused("limit-of-what", NOWHERE)
    if by.only_if is not None:
        return (*conditions, Provided(by.only_if))
    if by.times == 1:
        first = replace(first, once=True)
    elif by.times:
        rest.append(TimesATurn(by.times))
    if by.during is not None:
        whose = "" if by.during.whose == BOTH else by.during.whose
        first = replace(first, during=by.during.phase, turn_of=whose)
    return (first, *rest)


def there(one: _Open) -> _Open:
    """捨て札置き場にあるこのカードを～: it is used, or waits, there, if it does not itself bring the card there."""
    zones = [part.zone for part in parts_of((one.costs, tuple(one.sentences))) if isinstance(part, ThisIn)]
    if not zones:
        return one
    zone = zones[0]
    if any(each != zone for each in zones) or not one.conditions:
        raise Refused("works-where", NOWHERE)
    costs, said = put_in((one.costs, tuple(one.sentences)), ThisIn(zone), This())
    if zone != "battlefield" and not _brought(zone, one.conditions, one.costs):
        if one.works_in not in ((), (zone,)):
            raise Refused("works-where", NOWHERE)
        one.works_in = (zone,)
        if not isinstance(one.conditions[0], Activated):
            one.conditions += (Provided(Matches(This(), Filter(zones=(zone,)))),)
    one.costs, one.sentences = costs, list(said)
    return one


def _brought(zone: str, conditions: tuple[Condition, ...], costs: tuple[Cost, ...]) -> bool:
    """このユニットが破壊されたとき、このカードを捨て札置き場から～."""
    if any(isinstance(part, Sacrifice | Discard) and part.subject == This() for part in parts_of(costs)):
        return zone == "discard-pile"
    for one in conditions:
        if isinstance(one, When) and one.happening.what == This():
            return (zone == "discard-pile" and one.happening.kind in ("destroyed", "discarded", "sacrificed")) or (
                one.happening.kind == "moved" and one.happening.to == (zone,)
            )
    return False


def _where_it_lies(fact: Fact | None) -> tuple[str, ...]:
    """このカードが捨て札置き場にある."""
    if isinstance(fact, Matches) and fact == Matches(This(), Filter(zones=fact.filter.zones)):
        return fact.filter.zones
    return ()


def in_one_piece(line: str) -> Iterator[str]:
    """The sentences of a line; what stands in brackets behind a full stop belongs to the sentence before it."""
    before = ""
    for sentence in sentences_of(line):
        if before and not (sentence.startswith("（") and sentence.endswith("）")):
            yield before
            before = ""
        before += sentence
    if before:
        yield before


def put_in(part: Any, old: Node, new: Node) -> Any:
    """The same with `new` wherever `old` stands."""
    if part == old:
        return new
    if isinstance(part, tuple):
        return tuple(put_in(one, old, new) for one in part)
    if not isinstance(part, Node) or not is_dataclass(part):
        return part
    return replace(part, **{one.name: put_in(getattr(part, one.name), old, new) for one in fields(part)})


def instead(before: list[Sentence], said: Said) -> list[Sentence]:
    """代わりに～: it takes the place of the last thing of its kind, or does so under a condition (11.4.6.1)."""
    only = said.statements[0] if len(said.statements) == 1 else None
    fact = only.fact if isinstance(only, If) and not only.otherwise else None
    new = only.then if isinstance(only, If) else said.statements
    if only is None or len(new) != 1:
        raise Refused("instead-of-what", NOWHERE)
    for place in reversed(range(len(before))):
        for at in reversed(range(len(before[place]))):
            old = before[place][at]
            if type(old) is (Modes if isinstance(new[0], MoreModes) else type(new[0])):
                made = new[0] if fact is None else _depending(fact, new[0], old)
                return [*before[:place], (*before[place][:at], made, *before[place][at + 1 :]), *before[place + 1 :]]
    raise Refused("instead-of-what", NOWHERE)


def _depending(fact: Fact, new: Statement, old: Statement) -> Statement:
    if isinstance(old, Modes) and isinstance(new, MoreModes):
        return replace(old, count=Depending(fact, new.count, old.count))
    return If(fact, (new,), (old,))


def _is_of(icon: str, ability: Ability) -> bool:
    """The icon of a line says what kind of ability it is (11.4.1): field, trigger, action."""
    first = ability.conditions[0]
    kind = "F" if isinstance(first, Standing) else "A" if isinstance(first, Activated) else "T"
    return kind == icon


def _keywords(line: str) -> tuple[list[Keyword], str]:
    """The keywords that a line begins with, and the rest of it."""
    if bare := _bare_keywords(line):
        return bare, ""
    line = without_reminders(line)
    found: list[Keyword] = []
    rest = depth = start = 0
    for place, sign in enumerate(line):
        if not depth and sign != "『":
            break
        if not depth:
            start = place + 1
        depth += (sign == "『") - (sign == "』")
        if not depth:
            keyword = _keyword(line[start:place])
            if keyword is None:
                return [], line
            found.append(keyword)
            rest = place + 1
    if depth or line[rest : rest + 1] in PARTICLES:  # 『オーラ』を持つユニット…: no sentence begins with a particle
        return [], line
    return found, line[rest:]


def _bare_keywords(line: str) -> list[Keyword]:
    """速攻、突破2; 「速攻」「突破2」; 『速攻』と『突破2』: a line with nothing else."""
    plain = line.replace("」「", "、").replace("』『", "、").replace("』と『", "、").strip("「」『』")
    found = [_keyword(plain)] if "⇒" in plain else [_keyword(one) for one in plain.split("、")]
    return [one for one in found if one is not None] if None not in found else []


def _tidy(sentences_: list[Sentence]) -> list[Sentence]:
    """A search does what follows with what it found; そうしなかったなら is a sentence of its own."""
    found: list[Sentence] = []
    for sentence in sentences_:
        sentence = _searched(sentence)
        if found and (whole := _search_goes_on(found[-1], sentence)) is not None:
            found[-1] = whole
            continue
        if len(sentence) > 1 and isinstance(sentence[-1], IfDid) and isinstance(sentence[-2], May):
            found += [sentence[:-1], sentence[-1:]]
        else:
            found.append(sentence)
    return found


def _searched(sentence: Sentence) -> Sentence:
    for place, one in enumerate(sentence):
        if isinstance(one, Search):
            return (*sentence[:place], replace(one, then=_unshown(sentence[place + 1 :])))
    return sentence


def _search_goes_on(before: Sentence, sentence: Sentence) -> Sentence | None:
    """What the next sentence does with what was found is done before the deck is shuffled (15.1.9)."""
    last = before[-1] if before else None
    if not isinstance(last, Search):
        return None
    if sentence == (Shuffle(last.whose),) and last.then:
        return before
    if not last.then and all(getattr(one, "subject", None) == Those(last.slot) for one in sentence):
        return (*before[:-1], replace(last, then=_unshown(sentence)))
    return None


def _unshown(statements: tuple[Statement, ...]) -> tuple[Statement, ...]:
    """What is found is shown in any case (15.1.9)."""
    shown = tuple(one for one in statements if not (isinstance(one, LookAt) and one.shown))
    return shown[:-1] if len(shown) > 1 and isinstance(shown[-1], Shuffle) else shown


def _works_in(sentence: tuple[Statement, ...]) -> tuple[str, ...]:
    """What is about using this very card works in the hand, or on the stack; what says where it lies, there."""
    zones: list[tuple[str, ...]] = []
    for one in parts_of(sentence):
        if (
            (isinstance(one, AddCost | AlternativeCost | ChangePrice) and IsIt(This()) in one.filter.tests)
            or isinstance(one, OnlyIf)
            or (isinstance(one, Permit) and one.act == "place-any-time")
        ):
            zones.append(("hand",))
        elif isinstance(one, Forbid) and one.act == "be-interrupted" and one.subject == This():
            zones.append(("stack",))
        elif isinstance(one, Matches) and one.subject == This() and one.filter.zones not in ((), ("battlefield",)):
            zones.append(one.filter.zones)
    if len(dict.fromkeys(zones)) > 1:
        raise Refused("works-where", NOWHERE)
    return zones[0] if zones else ()


def lies_in(conditions: tuple[Condition, ...], costs: tuple[Cost, ...]) -> tuple[str, ...]:
    """Where the card lies that is discarded as a cost, or has been discarded (11.4.3)."""
    if Discard(This()) in list(parts_of(costs)):
        return ("hand",)
    for one in conditions:
        if not isinstance(one, When) or one.happening.what != This():
            continue
        if one.happening.kind == "discarded":
            return ("discard-pile",)
        if one.happening.kind == "moved" and one.happening.to in (("soul-yard",), ("ca-yard",)):
            return one.happening.to
        if one.happening.kind == "moved" and one.happening.source and "battlefield" not in one.happening.source:
            return one.happening.to
    return ()
