"""From the printed text to the tree."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Final, TypeVar

from ...effects.tree import (
    BOTH,
    OPPONENT,
    STAYS,
    YOU,
    Ability,
    Activated,
    AllTrue,
    CardText,
    ChangeDamage,
    ChangeStats,
    Condition,
    CopiesInDeck,
    Cost,
    DoAsCost,
    Every,
    Fact,
    Filter,
    Forbid,
    Grant,
    If,
    IfDid,
    Instead,
    IsIt,
    IsPhase,
    IsTurnOf,
    Keyword,
    Let,
    LoseEffects,
    LoseLife,
    Matches,
    May,
    OneTrue,
    Orient,
    Permit,
    Sentence,
    SetNumbers,
    Standing,
    Statement,
    Subject,
    This,
    Typed,
    Variable,
    When,
)
from ...kernel.phrase import Phrase
from ...text.lines import split_sentences
from ...text.mapped import Mapped, Span
from ...text.normalise import normalise, plain
from ...text.one_meaning import Several, Understood, not_read, one_meaning
from ...text.parsing import Branch, Stuck
from ...text.problems import NotUnderstood, Problem, TwoReadings
from ...text.slots import tidied
from ...text.trouble import Misread
from ..book import clause
from ..tree import (
    AddCost,
    AlternativeCost,
    AsLongAs,
    AttackLimit,
    Become,
    ChangePrice,
    ChronicleKeyword,
    CostToAct,
    Discard,
    Enters,
    GainControl,
    GainLamps,
    HandLimit,
    OnlyIf,
    Pay,
    PaySouls,
    Prevent,
    Provided,
    RemoveCounters,
    Require,
    SkipPhase,
    StateTrigger,
    TimesATurn,
    Unaffected,
    WipeThis,
)
from ..vocabulary import DYNAMO_COUNTER
from . import special_lines
from .alternatives import either_sentence
from .changes import used_cards
from .clauses import new_clause
from .expectations import CONDITION, COST, SENTENCE, expected_here, nearest_keywords, nearest_wordings
from .grammar import grammar
from .keywords import KEYWORD_FORMS, keywords_in
from .layout import CONTINUES, Line, colon, joined, lines_of
from .lexicon import KEYWORD, KEYWORD_WORDS, number
from .phrases import Nominal, PhraseReader
from .prices import DYNAMO_BRACKET, in_angle_brackets, price_of, spelled_out_in_brackets
from .quotations import Gift, Quotations, Unbalanced, with_quotations
from .rendering import render_meaning
from .respelling import in_words_of_the_book
from .scope import Scope
from .sentences import Options, SentenceReader, as_long, in_place_of_the_last, merged, needs_fact_before
from .signs import KEYWORDS_QUOTED, SOULS_QUOTED, THIS_NAME, is_quoted, quoted
from .special_lines import Limits
from .spoken_keywords import is_given_in_words
from .wordings import CONDITIONS

SPELL: Final = "spell"
_DEFINED: Final = re.compile("([XYZ])は、?(.+?)(?:に等しい|と同じ(?:値)?|である|とする)")
_GIVEN: Final = re.compile("((?:『[^『』]*』)+)[XYZ]は")
_REMINDER: Final = re.compile("（[^（）]*）|※[^\n]*")
_DYNAMO: Final = re.compile("[『「]?動力(?:《|（)")
_WIPE: Final = re.compile(
    f"ワイプ(?:アイコン)?|(?:この(?:カード|ユニット|ヒストリー|ストラクチャ)|{THIS_NAME})をワイプ(?:する|し)?"
)
_LIFE: Final = re.compile("(?:ライフを?)?([0-9X]+)点?の?(?:ライフ)?(?:を支払う|を失う)?")
Meaning = TypeVar("Meaning")


@dataclass(frozen=True, slots=True)
class Opening:
    """What the first sentence of a line says: what is waited for, and what is done."""

    conditions: tuple[Condition, ...]
    said: Sentence


def compile_text(
    text: str,
    types: Sequence[str],
    name: str = "",
    rows: Sequence[str] = (),
    burst: bool = False,
    named: bool = False,
) -> CardText:
    """The tree of a printed text.

    `types` are the card's (unit, history, spell, structure). `name` is its name, by which the text may speak of the
    card itself (5.7.2). `rows` are rows of colour that it has as well (5.7.4); problems count their characters on
    from those of the text, a line break between. `burst`: it is a chrono burst's (15.3.2.1). `named`: abilities are
    called by their lines as typed. Raises `NotUnderstood` with every problem of the text, or `TwoReadings`.
    """
    return _Compiler("\n".join((text, *rows)), tuple(types), plain(name), burst, len(text), named).card_text()


class _Compiler:
    def __init__(self, typed: str, types: tuple[str, ...], name: str, burst: bool, own_end: int, named: bool) -> None:
        self.typed = typed
        self.types = types
        self.name = name
        self.plays = burst or SPELL in types
        """Its text is carried out once, and bears no abilities."""
        self.own_end = own_end
        """Where the rows begin."""
        self.named = named
        self.dynamo = False
        self.problems: list[Problem] = []
        self.readings: TwoReadings | None = None
        self.instead = False

    def card_text(self) -> CardText:
        text = in_angle_brackets(normalise(self.typed))
        self.dynamo = _DYNAMO.search(text.text) is not None
        whole = self._whole(text)
        if self.problems and self.readings is not None:
            self._problem(self.readings.span, "two-readings", self.readings.readings)
        if self.problems:
            raise NotUnderstood(self.typed, tuple(self.problems))
        if self.readings is not None:
            raise self.readings
        return whole

    def _problem(self, span: Span, reason: str, nearest: tuple[str, ...] = (), **args: str) -> None:
        problem = Problem(span, Phrase(f"chronicle-text-{reason}", **args), nearest)
        if problem not in self.problems:
            self.problems.append(problem)

    # --- the whole text ----------------------------------------------------------------------------

    def _whole(self, text: Mapped) -> CardText:
        keywords: list[Keyword] = []
        abilities: list[Ability] = []
        play: list[Line] = []
        for line in [part for whole in self._lines(text) for part in self._special_apart(whole)]:
            found = keywords_in(line.text, _Inside(self)) if not line.listed else None
            if found:
                keywords.extend(found)
            elif (place := self._given_in_words(line, keywords)) is not None:
                keywords[place] = self._with_its_number(line, keywords[place])
            elif re.fullmatch("(?:『[^『』]*』)+", line.text.text):
                self._not_keywords(line.text)
            elif self.plays and not line.icon and not self._is_special(line):
                play.append(line)
            else:
                abilities.extend(self._ability(line))
        sentences: list[Sentence] = []
        scope = Scope(speaks=False)
        for line in play:
            quoted_line = self._quoted(line.text)
            if quoted_line is not None:
                sentences.extend(self._sentences(quoted_line[0], line.listed, quoted_line[1], scope, sentences))
        if any(is_open(one) for one in keywords) and not self.problems:
            self._problem(text.span(), "keyword-number")
        keywords.sort(key=is_given_in_words)
        return CardText(tuple(keywords), tuple(abilities), tidied(tuple(one for one in sentences if one)))

    def _special_apart(self, line: Line) -> list[Line]:
        """Sentences at the beginning of a spell's line that say what using it costs, or when it may be used."""
        found: list[Line] = []
        while self.plays and not line.icon and not line.listed and (end := _first_stop(line.text.text)) > 0:
            first, rest = line.text.part(0, end), line.text.part(end, len(line.text)).stripped()
            if not rest.text or not self._is_special(Line("", first)):
                break
            found.append(Line("", first))
            line = Line("", rest)
        if not self.plays or line.icon or line.listed:
            return [*found, line]
        last = re.search("(?<=。)[^。]*。?$", line.text.text)
        if last is not None and "」" not in last.group() and re.search("のみ|しか", last.group()):
            limit = line.text.part(last.start(), len(line.text))
            if self._is_limit(limit):
                return [*found, Line("", limit), Line("", line.text.part(0, last.start()))]
        return [*found, line]

    def _is_limit(self, text: Mapped) -> bool:
        """A sentence at the end of a spell's line that says when it may be used."""
        quoted_text = self._quoted(text)
        return quoted_text is not None and (
            special_lines.ONLY_IF.fullmatch(quoted_text[0].text.removesuffix("。")) is not None
        )

    def _given_in_words(self, line: Line, keywords: list[Keyword]) -> int | None:
        """Which keyword's X this line says."""
        if _DEFINED.fullmatch(line.text.text.rstrip("。")) is None:
            return None
        places = [place for place, one in enumerate(keywords) if is_open(one)]
        return places[-1] if places else None

    @clause("4.5", "15.2.14.11")
    def _with_its_number(self, line: Line, keyword: Keyword) -> Keyword:
        """『動力（X）』Xは～に等しい。"""
        quoted_line = self._quoted(line.text)
        assert isinstance(keyword, ChronicleKeyword)
        for sentence in split_sentences(quoted_line[0]) if quoted_line is not None else ():
            defined = _DEFINED.fullmatch(sentence.text)
            if quoted_line is not None and defined is not None:
                said = self._defined(sentence, defined, quoted_line[1], Scope(standing=True))
                if said and isinstance(said[0], Let):
                    return replace(keyword, number=said[0].amount)
        return keyword

    @clause("11.4.6", "11.4.6.1")
    def _lines(self, text: Mapped) -> list[Line]:
        """The lines; a row that goes on with the ability before it is one with it (11.4.6.1)."""
        found: list[Line] = []
        for line in lines_of(text):
            row = line.text.origins and line.text.origins[0].start > self.own_end
            before = [place for place, one in enumerate(found) if not one.text.text.startswith("『")]
            if row and before and not self.plays and not line.icon and CONTINUES.match(line.text.text):
                found[before[-1]] = joined(found[before[-1]], line)
            elif line.text.text:
                found.extend(_keyword_apart(line))
        return found

    def _quoted(self, text: Mapped) -> tuple[Mapped, Quotations] | None:
        quotations = Quotations(self.typed)
        try:
            text = with_quotations(text, quotations, self.name)
        except Unbalanced as unbalanced:
            self._problem(unbalanced.span, "quotation-mark")
            return None
        if len(self.name) > 1:
            own = re.compile(f"{re.escape(self.name)}(?!カウンター)")
            text = text.substituted(own, lambda match: THIS_NAME)
        text = spelled_out_in_brackets(in_words_of_the_book(text))
        try:
            text = with_quotations(text, quotations, self.name)
        except Unbalanced as unbalanced:
            self._problem(unbalanced.span, "quotation-mark")
            return None
        text = self._without_reminders(text, quotations)
        quotations.read_ability = self._granted
        quotations.read_keywords = self._keywords
        return text, quotations

    def _without_reminders(self, text: Mapped, quotations: Quotations) -> Mapped:
        """A reminder must belong to a keyword that is there, and says nothing more."""
        for match in reversed(list(_REMINDER.finditer(text.text))):
            if match.group().startswith("（端数"):
                continue
            before = text.text[: match.start()]
            known = any(is_quoted(sign, KEYWORDS_QUOTED) for sign in before) or re.search(KEYWORD, before)
            if not known:
                self._problem(text.span(*match.span()), "reminder")
            text = text.replaced(match.start(), match.end(), "")
        return text

    def _not_keywords(self, text: Mapped) -> None:
        """Those of a line of keywords that are none, or lack what belongs to them."""
        for match in re.finditer("『([^『』]*)』", text.text):
            word = text.part(*match.span(1))
            if keywords_in(word, _Inside(self)):
                continue
            known = re.match(KEYWORD, word.text)
            if known is not None:
                form = KEYWORD_FORMS[KEYWORD_WORDS[known.group()]]
                self._problem(word.span(), "keyword-form", (f"『{form}』",), word=word.span().of(self.typed))
            else:
                nearest = nearest_keywords(word.text)
                self._problem(word.span(), "no-keyword", nearest, word=word.span().of(self.typed))

    def _keywords(self, text: Mapped) -> tuple[Keyword, ...]:
        found = keywords_in(text, _Inside(self))
        if found is None:
            self._problem(text.span(), "no-keyword", nearest_keywords(text.text), word=text.text)
            return ()
        return found

    def _granted(self, content: Mapped) -> tuple[Gift, ...]:
        """The abilities in a quotation."""
        before = self.plays
        self.plays = False
        gifts: list[Gift] = []
        for line in lines_of(content):
            keywords = keywords_in(line.text, _Inside(self))
            gifts.extend(keywords if keywords else self._ability(line))
        self.plays = before
        return tuple(gifts)

    # --- abilities -----------------------------------------------------------------------------------

    def _ability(self, line: Line) -> list[Ability]:
        quoted_line = self._quoted(line.text)
        if quoted_line is None:
            return []
        text, quotations = quoted_line
        before = len(self.problems)
        found = self._special(text, quotations)
        if found is None:
            place = colon(text)
            found = (
                self._action(text, place, line, quotations)
                if place is not None
                else self._trigger_or_field(text, line, quotations)
            )
        if found is None or len(self.problems) > before:
            return []
        self._check_icon(line, found)
        self._check_field(line, found)
        return [replace(found, name=line.said(self.typed)) if self.named else found]

    def _check_field(self, line: Line, ability: Ability) -> None:
        """A field ability can only say how things are (11.7.1)."""
        stands = all(can_stand(one) for sentence in ability.sentences for one in sentence)
        if isinstance(ability.conditions[0], Standing) and not stands:
            self._problem(line.text.span(), "no-condition", CONDITIONS[:2])

    @clause("5.7.5")
    def _check_icon(self, line: Line, ability: Ability) -> None:
        """5.7.5."""
        first = ability.conditions[0] if ability.conditions else Standing()
        kind = "F" if isinstance(first, Standing) else "A" if isinstance(first, Activated) else "T"
        if line.icon and line.icon != kind:
            self._problem(line.text.span(), f"icon-{kind.lower()}")

    def _action(self, text: Mapped, place: int, line: Line, quotations: Quotations) -> Ability | None:
        """コスト：効果。 (11.5.2)."""
        scope = Scope(cost=True)
        limits = Limits()
        costs = self._costs(special_lines.of_this_there(text.part(0, place), limits), quotations, scope, limits)
        scope.cost = False
        sentences: list[Sentence] = []
        rest: list[Mapped] = []
        for sentence in split_sentences(text.part(place + 1, len(text))):
            match = special_lines.OF_ABILITY.fullmatch(sentence.text)
            if match is not None:
                special_lines.limits_of(sentence.part(*match.span("fact")), limits)
            else:
                rest.append(sentence)
        self._read_all(rest, line.listed, quotations, scope, sentences)
        if not rest:
            self._problem(text.span(), "no-effect")
        facts = tuple(one for one in (self._fact(part, quotations) for part in limits.facts) if one is not None)
        conditions: list[Condition] = [Activated(limits.once, limits.during, limits.turn_of)]
        conditions += [TimesATurn(limits.times)] if limits.times else []
        conditions += [Provided(one) for one in facts]
        costs, said = tidied((costs, tuple(one for one in sentences if one)))
        zones = limits.zones or (("hand",) if DoAsCost((Discard(This()),)) in costs else ())
        return Ability("", tuple(conditions), costs, said, zones)

    def _trigger_or_field(self, text: Mapped, line: Line, quotations: Quotations) -> Ability | None:
        items = split_sentences(text)
        if not items:
            return None
        scope = Scope()
        limits = Limits()
        once = special_lines.ONCE_FIRST.match(items[0].text)
        if once is not None:
            limits.once = True
            items[0] = items[0].part(once.end(), len(items[0]))
        scope.new_sentence()
        options: Options = self._options(line.listed, quotations, scope) if len(items) == 1 else ()
        used: list[bool] = []

        def read(sentence: Mapped, branch: Branch, inner: Scope) -> Opening:
            quotations.text = sentence
            reader = SentenceReader(PhraseReader(inner, quotations), options)
            conditions, said = reader.read_ability(branch)
            if not conditions:
                inner.standing = True
                reader = SentenceReader(PhraseReader(inner, quotations), options)
                said = reader.read(branch)
            used.append(reader.lists_used)
            return Opening(conditions, said)

        def opened(sentence: Mapped, within: Scope) -> Opening | None:
            return self._read(sentence, quotations, within, partial(read, sentence), SENTENCE)

        standing = _while(items[0])
        if standing is not None and line.icon != "T":
            items[0] = self._as_field(items[0], standing, scope, opened, line.icon)
        opening = self._one_or_either(items[0], scope, opened)
        if opening is None:
            scope.broken = True
            return None
        if options and not any(used):
            self._problem(line.listed[0].span(), "list-of-what")
        sentences: list[Sentence] = list(_apart(opening.said))
        rest: list[Mapped] = []
        for sentence in items[1:]:
            match = special_lines.OF_ABILITY.fullmatch(sentence.text)
            if match is not None and opening.conditions:
                special_lines.limits_of(sentence.part(*match.span("fact")), limits)
            else:
                rest.append(sentence)
        self._read_all(rest, line.listed if len(items) > 1 else (), quotations, scope, sentences)
        conditions = self._limited(opening.conditions, limits, text) or (Standing(),)
        said = tidied(tuple(one for one in sentences if one))
        return Ability("", conditions, (), said, limits.zones or works_in(conditions, said))

    def _as_field(
        self,
        text: Mapped,
        standing: Mapped,
        scope: Scope,
        opened: Callable[[Mapped, Scope], Opening | None],
        icon: str,
    ) -> Mapped:
        """～であるとき、～: what goes on as long as it is so is a field ability (11.7.1), not a trigger (11.6.19)."""
        if icon == "F":
            return standing
        problems, readings = list(self.problems), self.readings
        found = opened(standing, replace(scope))
        self.problems, self.readings = problems, readings
        goes_on = found is not None and not found.conditions and all(can_stand(one) for one in found.said)
        return standing if goes_on else text

    def _one_or_either(
        self, text: Mapped, scope: Scope, opened: Callable[[Mapped, Scope], Opening | None]
    ) -> Opening | None:
        """The first sentence; of ～するか～したとき what is done must be the same, and be said of the same card."""
        problems, readings = list(self.problems), self.readings
        opening = opened(text, scope)
        if opening is not None:
            return opening
        why_not = self.problems, self.readings
        for one, other in either_sentence(text):
            self.problems, self.readings = list(problems), readings
            first_scope, other_scope = replace(scope), replace(scope)
            first, second = opened(one, first_scope), opened(other, other_scope)
            if first is not None and second is not None and _are_alike(first, second):
                self.problems, self.readings = problems, readings
                scope.become(first_scope)
                return Opening((first.conditions[0], second.conditions[0], *first.conditions[1:]), first.said)
        self.problems, self.readings = why_not
        return None

    def _limited(self, conditions: tuple[Condition, ...], limits: Limits, text: Mapped) -> tuple[Condition, ...]:
        """The conditions of a trigger, with how often it triggers and in whose turn."""
        if limits.facts or limits.during or (limits.once and not any(isinstance(one, When) for one in conditions)):
            self._problem(text.span(), "no-condition", CONDITIONS[:2])
        if limits.times:
            conditions = (*conditions, TimesATurn(limits.times))
        if limits.once:
            conditions = tuple(replace(one, once=True) if isinstance(one, When) else one for one in conditions)
        return (*conditions, Provided(IsTurnOf(limits.turn_of))) if limits.turn_of else conditions

    # --- lines of their own kind ---------------------------------------------------------------------------

    def _is_special(self, line: Line) -> bool:
        """A line of a spell that is an ability: what it costs, when it can be used, what it waits for elsewhere."""
        quoted_line = self._quoted(line.text)
        if quoted_line is None:
            return False
        text = quoted_line[0].text.removesuffix("。")
        return any(pattern.match(text) for pattern in special_lines.OF_A_SPELL)

    def _special(self, text: Mapped, quotations: Quotations) -> Ability | None:
        sentences = split_sentences(text)
        if len(sentences) != 1:
            return None
        sentence = sentences[0]
        said = sentence.text
        statement: Statement | None = None
        works: tuple[str, ...] = ()
        if match := special_lines.ADDED.fullmatch(said):
            statement = self._added_cost(sentence, match, quotations)
        elif special_lines.ALTERNATIVE.fullmatch(said):
            statement = self._if_so(sentence, quotations, self._alternative_cost)
        elif match := self._cost_of_acting(sentence):
            statement = self._cost_to_act(sentence, match, quotations)
        elif match := special_lines.ONLY_IF.fullmatch(said):
            limits = Limits()
            special_lines.limits_of(sentence.part(*match.span("fact")), limits)
            fact = self._only_if(limits, quotations)
            statement = OnlyIf(fact) if fact is not None else None
        else:
            if special_lines.FREE.fullmatch(special_lines.after_fact(sentence).text) is None:
                return None
            before = len(self.problems)
            statement = self._if_so(sentence, quotations, self._for_nothing)
            if statement is None and len(self.problems) == before:
                return None
        if statement is None:
            if len(self.problems) == 0:
                self._problem(sentence.span(), "expected-clause", nearest_wordings(said, 0, SENTENCE))
            return Ability("", (Standing(),), (), ())
        if _is_about_this(statement):
            works = ("hand",)
        return Ability("", (Standing(),), (), (tidied((statement,)),), works)

    def _added_cost(self, text: Mapped, match: re.Match[str], quotations: Quotations) -> Statement | None:
        optional = match.group("cost").endswith(("てもよい", "事が出来る"))
        costs = self._costs(text.part(*match.span("cost")), quotations, Scope(cost=True), Limits())
        this = YOU, Filter(tests=(IsIt(This()),))
        who = self._users(text.part(*match.span("cards")), quotations) if match.group("cards") else this
        if not costs or who is None:
            return None
        return AddCost(who[0], who[1], costs, optional)

    def _if_so(
        self, text: Mapped, quotations: Quotations, read: Callable[[Mapped, Quotations], Statement | None]
    ) -> Statement | None:
        """～ならば、～: what the line says, and the fact before it."""
        rest = special_lines.after_fact(text)
        statement = read(rest, quotations)
        ending = re.search("(?:なら(?:ば)?|場合|かぎり)、?$", text.text[: len(text) - len(rest)])
        if ending is None or statement is None:
            return statement
        fact = self._fact(text.part(0, ending.start()), quotations)
        return If(fact, (statement,)) if fact is not None else None

    def _for_nothing(self, text: Mapped, quotations: Quotations) -> Statement | None:
        match = special_lines.FREE.fullmatch(text.text)
        assert match is not None
        filter = self._cards(text.part(*match.span("cards")), quotations)
        return AlternativeCost(YOU, filter, ()) if filter is not None else None

    def _alternative_cost(self, text: Mapped, quotations: Quotations) -> Statement | None:
        match = special_lines.ALTERNATIVE.fullmatch(text.text)
        if match is None:
            return None
        start = re.match("あなたは、?", match.group("cards"))
        cards = text.part(start.end() if start is not None else 0, match.end("cards"))
        costs = self._costs(text.part(*match.span("cost")), quotations, Scope(cost=True), Limits())
        who = self._users(cards, quotations)
        if not costs or who is None:
            return None
        return AlternativeCost(who[0], who[1], costs)

    def _cost_of_acting(self, text: Mapped) -> re.Match[str] | None:
        """A line that says what attacking or blocking costs; another ～ないかぎり is a fact."""
        match = special_lines.TO_ACT.fullmatch(text.text) or special_lines.TO_ACT_MUST.fullmatch(text.text)
        if match is None or special_lines.positive(text.part(*match.span("cost"))) is None:
            return None
        return match

    def _cost_to_act(self, text: Mapped, match: re.Match[str], quotations: Quotations) -> Statement | None:
        cost = special_lines.positive(text.part(*match.span("cost")))
        act = "attack" if match.group("act") == "攻撃" else "block"
        subject = self._subject(text.part(*match.span("cards")), quotations)
        if cost is None or subject is None:
            return None
        payer = {"相手": OPPONENT, "あなた": YOU}.get(match.group("payer") or "")
        whose = subject.filter.whose if isinstance(subject, Every) else YOU
        if payer is not None and payer != whose:
            self._problem(text.span(*match.span("payer")), "not-here")
            return None
        costs = self._costs(cost, quotations, Scope(cost=True), Limits())
        return CostToAct(act, subject, costs) if costs else None

    def _only_if(self, limits: Limits, quotations: Quotations) -> Fact | None:
        found = [one for one in (self._fact(part, quotations) for part in limits.facts) if one is not None]
        if limits.during:
            found.insert(0, IsPhase(limits.during, limits.turn_of or BOTH))
        elif limits.turn_of:
            found.insert(0, IsTurnOf(limits.turn_of))
        if limits.zones:
            found.insert(0, Matches(This(), Filter(zones=limits.zones)))
        if not found:
            return None
        return found[0] if len(found) == 1 else AllTrue(tuple(found))

    def _users(self, text: Mapped, quotations: Quotations) -> tuple[str, Filter] | None:
        """相手がスペル: who uses which cards."""
        player = re.match("(あなた|相手|各プレイヤー)が、?", text.text)
        nominal = self._nominal(text.part(player.end() if player is not None else 0, len(text)), quotations)
        if nominal is None:
            return None
        whose, filter = used_cards(new_clause(PhraseReader(Scope(), quotations)), nominal)
        if player is not None:
            whose = {"あなた": "you", "相手": "opponent"}.get(player.group(1), "both")
        return whose, filter

    # --- costs -----------------------------------------------------------------------------------------

    def _costs(self, text: Mapped, quotations: Quotations, scope: Scope, limits: Limits) -> tuple[Cost, ...]:
        """Costs stand between commas, which may also stand inside of one."""
        found: list[Cost] = []
        pieces = _pieces(text)
        start = 0
        while start < len(pieces):
            for end in range(start + 1, len(pieces) + 1):
                part = text.part(pieces[start][0], pieces[end - 1][1])
                if special_lines.limit(part, limits):
                    start = end
                    break
                cost = self._short_cost(part, quotations)
                costs = (cost,) if cost is not None else self._long_cost(part, quotations, scope, quiet=True)
                if costs is not None:
                    found.extend(costs)
                    start = end
                    break
            else:
                self._long_cost(text.part(pieces[start][0], pieces[-1][1]), quotations, scope, quiet=False)
                break
        return tuple(found)

    def _short_cost(self, text: Mapped, quotations: Quotations) -> Cost | None:
        said = re.sub("(?:を支払う|を支払ってもよい|を支払い)$", "", text.text)
        if _WIPE.fullmatch(said):
            return WipeThis()
        if re.fullmatch(f"{quoted(SOULS_QUOTED)}+", said):
            if self.dynamo and quotations.in_round_brackets(said) and said == text.text:
                counters = price_of(quotations.raw(said[0]).removeprefix(DYNAMO_BRACKET))
                assert counters is not None
                return DoAsCost((RemoveCounters(This(), DYNAMO_COUNTER, number(str(counters.free))),))
            return PaySouls(quotations.price(said))
        price = price_of(said)
        if price is not None and said:
            return PaySouls(price)
        life = _LIFE.fullmatch(text.text)
        if life is not None and "ライフ" in text.text:
            return DoAsCost((LoseLife(YOU, number(life.group(1))),))
        return None

    def _long_cost(self, text: Mapped, quotations: Quotations, scope: Scope, quiet: bool) -> tuple[Cost, ...] | None:
        problems, readings = list(self.problems), self.readings
        said = self._sentence(text, (), quotations, scope, COST)
        if said:
            return tuple(_as_cost(said))
        if quiet:
            self.problems, self.readings = problems, readings
            scope.broken = False
        return None

    # --- parts of sentences ------------------------------------------------------------------------------

    def _fact(self, text: Mapped, quotations: Quotations) -> Fact | None:
        """A fact by itself: read as the beginning of a sentence."""
        end = len(text)
        ending = re.search("(?:である|の)$", text.text)
        start = ending.start() if ending is not None else end
        turned = text.replaced(start, end, "なら、カードを1枚引く")
        said = self._sentence(turned, (), quotations, Scope(standing=True))
        if said and isinstance(said[-1], If):
            return said[-1].fact
        return None

    def _nominal(self, text: Mapped, quotations: Quotations) -> Nominal | None:
        def read(branch: Branch, inner: Scope) -> Nominal:
            quotations.text = text
            found = PhraseReader(inner, quotations).one(branch)
            return replace(found, start=0, end=len(text))

        return self._read(text, quotations, Scope(), read, SENTENCE, "one")

    def _cards(self, text: Mapped, quotations: Quotations) -> Filter | None:
        """A phrase for cards as a filter."""
        nominal = self._nominal(text, quotations)
        if nominal is None:
            return None
        if nominal.subject is not None:
            return Filter(tests=(IsIt(nominal.subject),))
        return nominal.filter() if nominal.is_cards() else None

    def _subject(self, text: Mapped, quotations: Quotations) -> Subject | None:
        nominal = self._nominal(text, quotations)
        if nominal is None:
            return None
        return PhraseReader(Scope(), quotations).subject(nominal, general=True)

    # --- sentences -------------------------------------------------------------------------------------

    def _sentences(
        self,
        text: Mapped,
        listed: tuple[Mapped, ...],
        quotations: Quotations,
        scope: Scope,
        before: list[Sentence] | None = None,
    ) -> list[Sentence]:
        """The sentences of a line. `before`: what was said already, which 代わりに may take the place of."""
        found: list[Sentence] = list(before or ())
        known = len(found)
        self._read_all(split_sentences(text), listed, quotations, scope, found)
        if before is not None:
            before[:] = found[:known]
        return found[known:]

    def _read_all(
        self,
        items: list[Mapped],
        listed: tuple[Mapped, ...],
        quotations: Quotations,
        scope: Scope,
        found: list[Sentence],
    ) -> None:
        """Read sentences and add them to those that are found; the list belongs to the last."""
        first: Sentence = ()
        items = _before_the_list(items) if listed else items
        for place, item in enumerate(items):
            options = listed if place == len(items) - 1 else ()
            defined = _DEFINED.fullmatch(item.text)
            if defined is not None and found:
                found[-1] = (*self._defined(item, defined, quotations, scope), *found[-1])
                continue
            if defined is not None and place < len(items) - 1:
                first = (*first, *self._defined(item, defined, quotations, scope))
                continue
            replaces = re.match("代わりに、?", item.text) if found else None
            text = item.part(replaces.end(), len(item)) if replaces is not None else item
            said = self._sentence(text, options, quotations, scope)
            if not said:
                continue
            said, first = (*first, *said), ()
            if replaces is not None:
                if not _replaced_last(found, said):
                    self._problem(item.span(), "instead-of-what")
                continue
            if self.instead:
                if not in_place_of_the_last(found, said):
                    self._problem(item.span(), "instead-of-what")
                continue
            if not merged(found, said):
                if needs_fact_before(said) and not scope.broken:
                    self._problem(item.span(), "otherwise-of-what")
                found.extend(_apart(said))

    def _defined(self, text: Mapped, match: re.Match[str], quotations: Quotations, scope: Scope) -> Sentence:
        """Xは～に等しい: read as ～をXとする, before the sentence that uses it."""
        turned = text.replaced(match.end(2), len(text), f"を{match.group(1)}とする")
        return self._sentence(turned.part(match.start(2), len(turned)), (), quotations, scope)

    def _sentence(
        self, text: Mapped, listed: tuple[Mapped, ...], quotations: Quotations, scope: Scope, what: str = SENTENCE
    ) -> Sentence:
        scope.new_sentence()
        options = self._options(listed, quotations, scope)
        used: list[bool] = []
        instead: list[bool] = []

        def read(branch: Branch, inner: Scope) -> Sentence:
            quotations.text = text
            reader = SentenceReader(PhraseReader(inner, quotations), options)
            said = reader.read(branch)
            used.append(reader.lists_used)
            instead.append(reader.instead)
            return said

        self.instead = False
        found = self._read(text, quotations, scope, read, what)
        if found is None:
            scope.broken = True
            return ()
        self.instead = any(instead)
        if listed and not any(used):
            self._problem(listed[0].span(), "list-of-what")
        return found

    def _options(self, listed: tuple[Mapped, ...], quotations: Quotations, scope: Scope) -> Options:
        return tuple(self._option(one, scope) for one in listed)

    def _option(self, text: Mapped, scope: Scope) -> tuple[Statement, ...]:
        quoted_text = self._quoted(text)
        if quoted_text is None:
            return ()
        inner = scope.copy()
        assert isinstance(inner, Scope)
        said = self._sentences(quoted_text[0], (), quoted_text[1], inner)
        scope.slots = inner.slots
        return tuple(one for sentence in said for one in sentence)

    def _read(
        self,
        text: Mapped,
        quotations: Quotations,
        scope: Scope,
        read: Callable[[Branch, Scope], Meaning],
        what: str,
        start: str = "sentence",
    ) -> Meaning | None:
        """The one meaning of a text; None if it has none, or several."""
        quotations.text = text

        def within(branch: Branch, inner: object) -> Meaning:
            assert isinstance(inner, Scope)
            return read(branch, inner)

        found = one_meaning(grammar(), text, start, scope, within)
        quotations.text = text
        if isinstance(found, Understood):
            scope.become(found.after)
            assert isinstance(found.after, Scope)
            scope.standing = found.after.standing
            return found.meaning
        if isinstance(found, Several):
            readings = found.said or tuple(render_meaning(one) for one in found.meanings)
            if self.readings is None:
                self.readings = TwoReadings(self.typed, text.span(found.start, found.end), readings)
        elif isinstance(found, Stuck):
            first, last = not_read(grammar(), text.text, found.place, start)
            nearest = nearest_wordings(text.text, first, what)
            self._problem(text.span(first, last), expected_here(found, what), nearest)
        elif not (scope.broken and found.reason in ("pronoun", "about-what")):
            self._misread(text, found, what)
        return None

    def _misread(self, text: Mapped, trouble: Misread, what: str) -> None:
        typed = text.span(trouble.start, trouble.end).of(self.typed)
        args = dict.fromkeys(trouble.args_of_message, typed)
        nearest = nearest_wordings(text.text, trouble.start, what)
        self._problem(text.span(trouble.start, trouble.end), trouble.reason, nearest, **args)

    def awaited(self, text: Mapped) -> tuple[Condition, ...]:
        """～とき by itself."""
        quoted_text = self._quoted(text)
        if quoted_text is None:
            return ()
        said, quotations = quoted_text
        whole = said.replaced(len(said), len(said), "、カードを1枚引く") if len(said) else said

        def read(branch: Branch, inner: Scope) -> tuple[Condition, ...]:
            quotations.text = whole
            conditions, _ = SentenceReader(PhraseReader(inner, quotations)).read_ability(branch)
            if not conditions:
                raise Misread(0, len(said), "no-time")
            return conditions

        return self._read(whole, quotations, Scope(), read, CONDITION) or ()


class _Inside:
    """Reads what stands in a keyword's brackets."""

    def __init__(self, compiler: _Compiler) -> None:
        self.compiler = compiler

    def cards(self, text: Mapped) -> Filter | None:
        if re.fullmatch("[一-鿿々ァ-ヶーA-Za-z]+", text.text) and text.text not in (
            "ユニット",
            "スペル",
            "ヒストリー",
            "ストラクチャ",
        ):
            return Filter(tests=(Typed((text.text,)),))
        quoted_text = self.compiler._quoted(text)
        if quoted_text is None:
            return None
        found = self.compiler._cards(*quoted_text)
        return found

    def sentences(self, text: Mapped) -> tuple[Sentence, ...]:
        quoted_text = self.compiler._quoted(text)
        if quoted_text is None:
            return ()
        said = self.compiler._sentences(quoted_text[0], (), quoted_text[1], Scope())
        return tidied(tuple(one for one in said if one))

    def awaited(self, text: Mapped) -> tuple[Condition, ...]:
        return self.compiler.awaited(text)


_STANDING: Final = (
    ChangeStats,
    SetNumbers,
    Grant,
    LoseEffects,
    Become,
    GainControl,
    GainLamps,
    ChangePrice,
    AddCost,
    AlternativeCost,
    CostToAct,
    OnlyIf,
    Require,
    Enters,
    HandLimit,
    Forbid,
    Permit,
    Prevent,
    ChangeDamage,
    Instead,
    CopiesInDeck,
    Let,
    SkipPhase,
    Unaffected,
    AttackLimit,
)


_CHOSEN_FIRST: Final = re.compile(".*選(び|んで)、?(?=(?:以下|次)の)")


def _before_the_list(items: list[Mapped]) -> list[Mapped]:
    """～を選び、以下の効果から1つを選ぶ: the list may speak of what is chosen, so that is a sentence of its own."""
    if not items or (match := _CHOSEN_FIRST.match(items[-1].text)) is None:
        return items
    last = items[-1]
    head = last.part(0, match.end()).replaced(match.start(1), match.end(), "ぶ")
    return [*items[:-1], head, last.part(match.end(), len(last))]


def _while(text: Mapped) -> Mapped | None:
    """The sentence with かぎり for a とき that speaks of how things are; None where there is none."""
    match = re.search("(?:い[るな]い?|ある|ない|持つ|多い|少ない|高い|低い)(時)、", text.text)
    return None if match is None else text.replaced(match.start(1), match.end(1), "かぎり")


def _are_alike(one: Opening, other: Opening) -> bool:
    """Two triggers that differ only in what happens to the same card."""
    if not one.conditions or not other.conditions or one.said != other.said:
        return False
    first, second = one.conditions[0], other.conditions[0]
    if not isinstance(first, When) or not isinstance(second, When) or one.conditions[1:] != other.conditions[1:]:
        return False
    same = first.happening.what == second.happening.what and first.happening.other == second.happening.other
    said = (one.said,)
    return same and works_in(one.conditions, said) == works_in(other.conditions, said)


def can_stand(statement: Statement) -> bool:
    """Can a field ability say so?"""
    if isinstance(statement, If):
        return all(can_stand(one) for one in (*statement.then, *statement.otherwise))
    if isinstance(statement, AsLongAs):
        return all(can_stand(one) for one in statement.statements)
    return isinstance(statement, _STANDING)


def works_in(conditions: tuple[Condition, ...], sentences: tuple[Sentence, ...]) -> tuple[str, ...]:
    """Where an ability works, if that is not the battlefield (11.4.3): where its text says that this card is.

    A move that does not begin on the battlefield is heard where it ends (11.6.17.1).
    """
    for condition in conditions:
        if isinstance(condition, When) and condition.happening.what == This():
            source, to = condition.happening.source, condition.happening.to
            if condition.happening.kind == "discarded":
                return ("discard-pile",)
            if condition.happening.kind == "placed":
                return ()
            if source and "battlefield" not in source:
                return to or source
            if to and not source and to[0] in ("soul-yard", "ca-yard", "era-yard", "hand"):
                return to
        if isinstance(condition, Provided | StateTrigger):
            zones = _places_of_this(condition.fact)
            if zones:
                return zones
    for sentence in sentences:
        for statement in sentence:
            if isinstance(statement, If | AsLongAs):
                zones = _places_of_this(statement.fact)
                if zones:
                    return zones
            inner = statement.then[0] if isinstance(statement, If) and statement.then else statement
            if _is_about_this(inner):
                return ("hand",)
            if isinstance(inner, Instead) and inner.happening.what == This():
                source = ("hand",) if inner.happening.kind == "discarded" else inner.happening.source
                if source and "battlefield" not in source:
                    return source
            if inner == Forbid("be-interrupted", This(), lasts=STAYS):
                return ("stack",)
            played = inner.subject if isinstance(inner, Permit) else None
            if isinstance(played, Every) and IsIt(This()) in played.filter.tests:
                return played.filter.zones
    return ()


def _is_about_this(statement: Statement) -> bool:
    """It is about using or placing this card, and so works where that is done from."""
    if isinstance(statement, OnlyIf):
        return True
    if isinstance(statement, If):
        return any(_is_about_this(one) for one in statement.then)
    if isinstance(statement, Permit):
        return statement.act == "place-any-time" and statement.subject == This()
    own = Filter(tests=(IsIt(This()),))
    if isinstance(statement, ChangePrice) and statement.of != "cards":
        return False
    return isinstance(statement, AddCost | AlternativeCost | ChangePrice) and statement.filter == own


def _places_of_this(fact: Fact) -> tuple[str, ...]:
    if isinstance(fact, Matches) and fact.subject == This():
        return tuple(zone for zone in fact.filter.zones if zone != "battlefield")
    if isinstance(fact, AllTrue | OneTrue):
        return tuple(zone for one in fact.facts for zone in _places_of_this(one))
    return ()


def _as_cost(said: Sentence) -> list[Cost]:
    statements = list(said)
    if len(statements) == 1 and isinstance(statements[0], May):
        statements = list(statements[0].statements)
    found: list[Cost] = []
    rest: list[Statement] = []
    for one in statements:
        if isinstance(one, Pay) and not rest:
            found.extend(one.costs)
        elif one == Orient(This(), "wiped") and not rest:
            found.append(WipeThis())
        else:
            rest.append(one)
    if rest:
        found.append(DoAsCost(tuple(rest)))
    return found


def _apart(said: Sentence) -> tuple[Sentence, ...]:
    """～しないかぎり is what may be done, and a sentence about whether it was."""
    return (said[:-1], said[-1:]) if len(said) > 1 and isinstance(said[-1], IfDid) else (said,)


def _replaced_last(found: list[Sentence], said: Sentence) -> bool:
    """代わりに～ in a row of colour: it takes the place of what was said last, if that is of the same kind."""
    if not found or not found[-1]:
        return False
    *before, last = found[-1]
    if type(said[-1]) is not type(last):
        return False
    found[-1] = (*before, *said[:-1], as_long(said[-1], last))
    return True


def _first_stop(text: str) -> int:
    """Where the first sentence ends, outside of quotations; 0 if nowhere."""
    depth = 0
    for place, sign in enumerate(text):
        depth += (sign in "「『（") - (sign in "」』）")
        if sign == "。" and depth == 0:
            return place + 1
    return 0


def is_open(keyword: Keyword) -> bool:
    """Whether its number is an X of which nothing has been said."""
    return isinstance(keyword, ChronicleKeyword) and isinstance(keyword.number, Variable)


def _keyword_apart(line: Line) -> list[Line]:
    """『動力（X）』Xは～に等しい。: the keyword, and what its X is."""
    match = _GIVEN.match(line.text.text)
    if match is None:
        return [line]
    place = match.end(1)
    return [Line(line.icon, line.text.part(0, place)), Line("", line.text.part(place, len(line.text)))]


def _pieces(text: Mapped) -> list[tuple[int, int]]:
    found: list[tuple[int, int]] = []
    start = 0
    for place, sign in enumerate(text.text + "、"):
        if sign in "、＋・":
            found.append((start, place))
            start = place + 1
    return [(first, last) for first, last in found if first < last]
