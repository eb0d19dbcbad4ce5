"""Lines that count in some eras only, where the card does not say by which lamps: abilities under a condition."""

from collections.abc import Iterable
from dataclasses import replace

from ...effects.statements import Grant, If
from ...effects.tree import STAYS, Ability, AllTrue, Fact, Keyword, Sentence, Standing, Statement, This
from ...text.mapped import Mapped
from ..book import clause
from ..tree import Provided
from .ability_lines import AbilityLines
from .layout import CONTINUES, Line, joined
from .scope import Scope


class RowLines(AbilityLines):
    """Reads rows that are typed among the text."""

    def _marks_known(self, lines: Iterable[Line]) -> list[Line]:
        """The lines whose marks say clearly when they count."""
        found: list[Line] = []
        named = [line.mark.eras[0] for line in lines if line.mark is not None and line.mark.eras]
        for line in lines:
            mark = line.mark
            if mark is None:
                found.append(line)
            elif mark.burst:
                self._problem(line.marked, "burst-apart")
            elif mark.or_later and max(named) == mark.eras[0]:
                era = line.marked.of(self.typed)
                self._problem(
                    line.marked, "which-eras", (f"{mark.fact()[-1]}～Ⅳ：", f"{mark.fact()[-1]}のみ："), word=era
                )
            else:
                found.append(line)
        return found

    def _going_on(self, before: Line, line: Line) -> Line:
        """A row that goes on with the ability before it: if it counts, ～ (11.4.6.1)."""
        return joined(before, replace(line, text=_after(self._held(line, "なら、"), line.text), mark=None))

    def _held(self, line: Line, end: str = "") -> Mapped:
        """In words when the line counts."""
        assert line.mark is not None
        words = line.mark.fact() + end
        return Mapped(words, (line.marked,) * len(words))

    def _fact_of(self, line: Line) -> Fact | None:
        quoted_text = self._quoted(self._held(line))
        return None if quoted_text is None else self._fact(*quoted_text)

    @clause("5.7.4")
    def _keywords_of_row(self, line: Line, keywords: tuple[Keyword, ...]) -> list[Ability]:
        fact = self._fact_of(line)
        said = Grant(This(), keywords=keywords, lasts=STAYS)
        return [Ability("", (Standing(),), (), ((If(fact, (said,)),),))] if fact is not None else []

    @clause("5.7.4")
    def _abilities_of_row(self, line: Line) -> list[Ability]:
        abilities = self._ability(line)
        fact = self._fact_of(line)
        return [only_if(fact, ability) for ability in abilities] if fact is not None else []

    @clause("5.7.4")
    def _done_of_row(self, line: Line, sentences: list[Sentence], scope: Scope) -> None:
        """What a row of a spell adds, or has done instead."""
        quoted_line = self._quoted(line.text)
        fact = self._fact_of(line)
        if quoted_line is None or fact is None:
            return
        text, quotations = quoted_line
        if CONTINUES.match(text.text):
            text = _after(self._held(line, "なら、"), text)
            sentences.extend(self._sentences(text, line.listed, quotations, scope, sentences))
            return
        said = self._sentences(text, line.listed, quotations, scope)
        statements: tuple[Statement, ...] = tuple(one for sentence in said for one in sentence)
        if statements:
            sentences.append((If(fact, statements),))


def only_if(fact: Fact, ability: Ability) -> Ability:
    """The ability while something is so: a field ability says so itself, others have it as a condition."""
    if not isinstance(ability.conditions[0], Standing):
        return replace(ability, conditions=(*ability.conditions, Provided(fact)))
    return replace(ability, sentences=tuple(_held(fact, sentence) for sentence in ability.sentences))


def _held(fact: Fact, sentence: Sentence) -> Sentence:
    only = sentence[0]
    if len(sentence) == 1 and isinstance(only, If) and not only.otherwise:
        facts = only.fact.facts if isinstance(only.fact, AllTrue) else (only.fact,)
        return (replace(only, fact=AllTrue((fact, *facts))),)
    return (If(fact, sentence),)


def _after(head: Mapped, rest: Mapped) -> Mapped:
    return Mapped(head.text + rest.text, head.origins + rest.origins)
