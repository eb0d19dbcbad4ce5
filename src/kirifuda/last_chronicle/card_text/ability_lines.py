"""Lines that are abilities (11.4): action, trigger and field abilities."""

import re
from collections.abc import Callable
from dataclasses import dataclass, replace

from ...effects.parts import parts_of
from ...effects.tree import Ability, Activated, Condition, DoAsCost, IsTurnOf, Sentence, Standing, This, When
from ...text.expectations import SENTENCE
from ...text.lines import split_sentences
from ...text.mapped import Mapped
from ...text.parsing import Branch
from ...text.sentences import Options
from ...text.slots import tidied
from ..book import clause
from ..card_words.wordings import CONDITIONS
from ..statements import Discard
from ..tree import Provided, StateTrigger, TimesATurn
from . import special_lines
from .alternatives import either_sentence
from .cost_lines import CostLines
from .field_abilities import apart_by_place, can_stand, works_in
from .keywords import keywords_in
from .layout import Line, colon, lines_of
from .phrases import PhraseReader
from .quotations import Gift, Quotations
from .scope import Scope
from .sentences import SentenceReader
from .special_lines import Limits
from .text_reader import InBrackets, apart


@dataclass(frozen=True, slots=True)
class Opening:
    """What the first sentence of a line says: what is waited for, and what is done."""

    conditions: tuple[Condition, ...]
    said: Sentence


class AbilityLines(CostLines):
    """Reads abilities."""

    def _granted(self, content: Mapped) -> tuple[Gift, ...]:
        """The abilities in a quotation."""
        before = self.plays
        self.plays = False
        gifts: list[Gift] = []
        for line in lines_of(content):
            keywords = keywords_in(line.text, InBrackets(self))
            gifts.extend(keywords if keywords else self._ability(line))
        self.plays = before
        return tuple(gifts)

    def _ability(self, line: Line) -> list[Ability]:
        line = self._without_more(line)
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
        if not found.works_in:
            self._check_discard(line, found.sentences)
        named = replace(found, name=line.said(self.typed)) if self.named else found
        return apart_by_place(named)

    def _check_field(self, line: Line, ability: Ability) -> None:
        """A field ability can only say how things are (11.7.1)."""
        stands = all(can_stand(one) for sentence in ability.sentences for one in sentence)
        if isinstance(ability.conditions[0], Standing) and not stands:
            self._problem(line.text.span(), "no-condition", CONDITIONS[:2])

    @clause("15.1.5.1")
    def _check_discard(self, line: Line, said: tuple[Sentence, ...]) -> None:
        """A card that is not in a hand is not discarded by what it says itself."""
        if any(part == Discard(This()) for part in parts_of(said)):
            self._problem(line.text.span(), "discard-from-hand")

    @clause("5.7.5")
    def _check_icon(self, line: Line, ability: Ability) -> None:
        """5.7.5."""
        first = ability.conditions[0] if ability.conditions else Standing()
        kind = "F" if isinstance(first, Standing) else "A" if isinstance(first, Activated) else "T"
        if line.icon and line.icon != kind:
            self._problem(line.text.span(), f"icon-{kind.lower()}")

    def _action(self, text: Mapped, place: int, line: Line, quotations: Quotations) -> Ability | None:
        """コスト：効果。 (11.5.2)."""
        scope = Scope(cost=True, bearer=This())
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
        scope = Scope(bearer=This())
        limits = Limits()
        once = special_lines.ONCE_FIRST.match(items[0].text)
        if once is not None:
            limits.once = True
            items[0] = items[0].part(once.end(), len(items[0]))
        scope.new_sentence()
        options: Options = self._options(line.listed, quotations, scope) if len(items) == 1 else ()
        used: list[bool] = []

        def read(branch: Branch, inner: Scope) -> Opening:
            reader = SentenceReader(PhraseReader(inner, quotations), options)
            conditions, said = reader.read_ability(branch)
            if not conditions:
                inner.standing = True
                reader = SentenceReader(PhraseReader(inner, quotations), options)
                said = reader.read(branch)
            used.append(reader.lists_used)
            return Opening(conditions, said)

        def opened(sentence: Mapped, within: Scope) -> Opening | None:
            return self._read(sentence, quotations, within, read, SENTENCE)

        standing = _while(items[0])
        if standing is not None and line.icon != "T":
            items[0] = self._as_field(items[0], standing, scope, opened, line.icon)
        opening = self._one_or_either(items[0], scope, opened)
        if opening is None:
            scope.broken = True
            return None
        if options and not any(used):
            self._problem(line.listed[0].span(), "list-of-what")
        said_first = self._picking_more(opening.said, quotations) if options else opening.said
        sentences: list[Sentence] = list(apart(said_first))
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
        state = any(isinstance(one, StateTrigger) for one in conditions)
        if limits.once and state:
            limits.once, limits.times = False, 1
        if limits.facts or limits.during or (limits.once and not any(isinstance(one, When) for one in conditions)):
            self._problem(text.span(), "no-condition", CONDITIONS[:2])
        if limits.times:
            conditions = (*conditions, TimesATurn(limits.times))
        if limits.once:
            conditions = tuple(replace(one, once=True) if isinstance(one, When) else one for one in conditions)
        return (*conditions, Provided(IsTurnOf(limits.turn_of))) if limits.turn_of else conditions


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
