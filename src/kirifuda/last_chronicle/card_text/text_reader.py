"""Sentences of a text, and parts of them, each to its one meaning; what is not understood is kept as problems."""

import re
from dataclasses import replace
from functools import partial
from typing import Final

from ...effects.statements import If, IfDid, Modes
from ...effects.tree import STAYS, Condition, Fact, Filter, IsIt, Keyword, Number, Sentence, Statement, Subject, Typed
from ...text import text_reader
from ...text.expectations import CONDITION, SENTENCE
from ...text.lines import split_sentences
from ...text.mapped import Mapped
from ...text.parsing import Branch
from ...text.quotations import Unbalanced, is_quoted
from ...text.sentences import Options, needs_fact_before
from ...text.slots import tidied
from ...text.text_reader import Language
from ...text.trouble import Misread
from ..card_words.reminders import is_reminder_of
from ..tree import Depending
from .clauses import duration_of
from .expectations import nearest_keywords, nearest_wordings
from .grammar import grammar
from .keywords import keywords_in
from .layout import Line
from .nominals import Nominal
from .phrases import PhraseReader
from .prices import spelled_out_in_brackets
from .quotations import Gift, Quotations, with_quotations
from .rendering import render_meaning
from .respelling import in_words_of_the_book
from .scope import Scope
from .sentences import SentenceReader, as_long, in_place_of_the_last, merged
from .signs import KEYWORDS_QUOTED, THIS_NAME

SPELL: Final = "spell"
DEFINED: Final = re.compile("([XYZ])は、?(.+?)(?:に等しい|と同じ(?:値)?|である|とする)")
_REMINDER: Final = re.compile("（[^（）]*）|※[^\n]*")
_MORE: Final = re.compile(
    "(?<=。)([^。]*(?:なら(?:ば)?|場合(?:は)?|かぎり)、?(?:代わりに、?)?)([0-9]+)つを?、?(?:選ぶ|行う|選んで行う)。?$"
)
_LASTING: Final = re.compile("(?:この|これらの|その)(?:効果|修整)は、?([^。、]+まで)、?(?:続く|持続する|有効である)")
_CHOSEN_FIRST: Final = re.compile(".*選(び|んで)、?(?=(?:以下|次)(?:の|から))")


class TextReader(text_reader.TextReader):
    """Reads the sentences of one text."""

    language = Language(grammar, nearest_wordings, render_meaning, "chronicle-text")

    def __init__(self, typed: str, types: tuple[str, ...], name: str, burst: bool, own_end: int, named: bool) -> None:
        super().__init__(typed)
        self.types = types
        self.name = name
        self.burst = burst
        self.plays = burst or SPELL in types
        """Its text is carried out once, and bears no abilities."""
        self.own_end = own_end
        """Where the rows begin."""
        self.named = named
        self.dynamo = False
        self.instead = False
        self.more: Mapped | None = None
        """When more may be picked from the list of this line, and how many: ～ならば、代わりに2つを選ぶ."""

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
        quotations.own_name = self.name
        quotations.read_ability = self._granted
        quotations.read_keywords = self._keywords
        quotations.read_awaited = partial(self._waits, quotations=quotations)
        return text, quotations

    def _without_reminders(self, text: Mapped, quotations: Quotations) -> Mapped:
        """A reminder must belong to a keyword that is there, and says nothing more."""
        for match in reversed(list(_REMINDER.finditer(text.text))):
            if match.group().startswith("（端数"):
                continue
            before = text.text[: match.start()]
            named = "".join(quotations.raw(sign) if is_quoted(sign, KEYWORDS_QUOTED) else sign for sign in before)
            if not is_reminder_of(named, match.group()):
                self._problem(text.span(*match.span()), "reminder")
            text = text.replaced(match.start(), match.end(), "")
        return text

    def _keywords(self, text: Mapped) -> tuple[Keyword, ...]:
        found = keywords_in(text, InBrackets(self))
        if found is None:
            self._problem(text.span(), "no-keyword", nearest_keywords(text.text), word=text.text)
            return ()
        return found

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
            lasting = _LASTING.fullmatch(item.text)
            if lasting is not None and found and _lasts(found, duration_of(lasting.group(1))):
                continue
            defined = DEFINED.fullmatch(item.text)
            if defined is not None and found:
                said_of = self._defined(item, defined, quotations, scope)
                if len(found) > 1 and isinstance(found[-1][0], IfDid):
                    found.insert(len(found) - 2, said_of)
                else:
                    found[-1] = (*said_of, *found[-1])
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
                found.extend(apart(said))

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
        return self._picking_more(found, quotations) if listed else found

    def _without_more(self, line: Line) -> Line:
        """The line without the sentence that says when more may be picked from its list."""
        match = _MORE.search(line.text.text) if line.listed else None
        self.more = None if match is None else line.text.part(match.start(1), match.end(2))
        return line if match is None else replace(line, text=line.text.part(0, match.start()))

    def _picking_more(self, said: Sentence, quotations: Quotations) -> Sentence:
        """What a sentence says whose list allows more if something is so."""
        more, self.more = self.more, None
        match = (
            re.fullmatch("(.*?)(?:なら(?:ば)?|場合(?:は)?|かぎり)、?(?:代わりに、?)?([0-9]+)", more.text)
            if more
            else None
        )
        if more is None or match is None or not said:
            return said
        fact = self._fact(more.part(*match.span(1)), quotations)
        last = said[-1]
        if fact is None or not isinstance(last, Modes):
            self._problem(more.span(), "list-of-what")
            return said
        return (*said[:-1], replace(last, count=Depending(fact, Number(int(match.group(2))), last.count)))

    def _options(self, listed: tuple[Mapped, ...], quotations: Quotations, scope: Scope) -> Options:
        return tuple(self._option(one, scope) for one in listed)

    def _option(self, text: Mapped, scope: Scope) -> tuple[Statement, ...]:
        quoted_text = self._quoted(text)
        if quoted_text is None:
            return ()
        inner = scope.copy()
        said = self._sentences(quoted_text[0], (), quoted_text[1], inner)
        scope.slots = inner.slots
        return tuple(one for sentence in said for one in sentence)

    def awaited(self, text: Mapped) -> tuple[Condition, ...]:
        """～とき by itself."""
        quoted_text = self._quoted(text)
        if quoted_text is None:
            return ()
        return self._waits(*quoted_text)

    def _waits(self, said: Mapped, quotations: Quotations) -> tuple[Condition, ...]:
        to = "に、" if said.text.endswith(("開始時", "終了時")) else "、"
        whole = said.replaced(len(said), len(said), f"{to}カードを1枚引く") if len(said) else said

        def read(branch: Branch, inner: Scope) -> tuple[Condition, ...]:
            conditions, _ = SentenceReader(PhraseReader(inner, quotations)).read_ability(branch)
            if not conditions:
                raise Misread(0, len(said), "no-time")
            return conditions

        return self._read(whole, quotations, Scope(), read, CONDITION) or ()

    def _granted(self, content: Mapped) -> tuple[Gift, ...]:
        """The abilities in a quotation."""
        raise NotImplementedError


class InBrackets:
    """Reads what stands in a keyword's brackets."""

    def __init__(self, reader: TextReader) -> None:
        self.reader = reader

    def cards(self, text: Mapped) -> Filter | None:
        if re.fullmatch("[一-鿿々ァ-ヶーA-Za-z]+", text.text) and text.text not in (
            "ユニット",
            "スペル",
            "ヒストリー",
            "ストラクチャ",
        ):
            return Filter(tests=(Typed((text.text,)),))
        quoted_text = self.reader._quoted(text)
        if quoted_text is None:
            return None
        found = self.reader._cards(*quoted_text)
        return found

    def sentences(self, text: Mapped) -> tuple[Sentence, ...]:
        quoted_text = self.reader._quoted(text)
        if quoted_text is None:
            return ()
        said = self.reader._sentences(quoted_text[0], (), quoted_text[1], Scope())
        return tidied(tuple(one for one in said if one))

    def awaited(self, text: Mapped) -> tuple[Condition, ...]:
        return self.reader.awaited(text)


def _before_the_list(items: list[Mapped]) -> list[Mapped]:
    """～を選び、以下の効果から1つを選ぶ: the list may speak of what is chosen, so that is a sentence of its own."""
    if not items or (match := _CHOSEN_FIRST.match(items[-1].text)) is None:
        return items
    last = items[-1]
    head = last.part(0, match.end()).replaced(match.start(1), match.end(), "ぶ")
    return [*items[:-1], head, last.part(match.end(), len(last))]


def apart(said: Sentence) -> tuple[Sentence, ...]:
    """～しないかぎり is what may be done, and a sentence about whether it was; ～なら～、～なら～ are two sentences."""
    if len(said) < 2:
        return (said,)
    two_facts = isinstance(said[-1], If) and isinstance(said[-2], If)
    return (said[:-1], said[-1:]) if two_facts or isinstance(said[-1], IfDid) else (said,)


def _replaced_last(found: list[Sentence], said: Sentence) -> bool:
    """代わりに～ in a row of colour: it takes the place of what was said last, if that is of the same kind."""
    if not found or not found[-1]:
        return False
    *before, last = found[-1]
    if type(said[-1]) is not type(last):
        return False
    found[-1] = (*before, *said[:-1], as_long(said[-1], last))
    return True


def _lasts(found: list[Sentence], duration: str) -> bool:
    """この効果は～まで続く: what was said last and goes on; whether there was anything."""
    going_on = [one for one in found[-1] if getattr(one, "lasts", None) == STAYS]
    found[-1] = tuple(replace(one, lasts=duration) if one in going_on else one for one in found[-1])  # type: ignore[call-arg]
    return bool(going_on)
