"""From the printed text to the tree."""

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from ...effects.statements import Let
from ...effects.tree import Ability, CardText, Keyword, Sentence, This, Variable
from ...text.lines import split_sentences
from ...text.mapped import Mapped
from ...text.normalise import normalise, plain
from ...text.slots import tidied
from ...text.witnesses import Words, borne_out
from ..book import clause
from ..card_words.keywords import FORMS
from ..card_words.marked_rows import mark_of, on_lines_of_their_own
from ..tree import ChronicleKeyword
from . import special_lines
from .expectations import nearest_keywords
from .keywords import keywords_in
from .layout import CONTINUES, Line, joined, lines_of
from .lexicon import KEYWORD, KEYWORD_WORDS
from .prices import in_angle_brackets
from .row_lines import RowLines
from .scope import Scope
from .spoken_keywords import is_given_in_words
from .text_reader import DEFINED, InBrackets

WITNESSED: Final = Words(
    "chronicle-text",
    {"ユニット": "unit", "スペル": "spell", "ヒストリー": "history", "ストラクチャ": "structure"},
)

_BEHIND_KEYWORDS: Final = re.compile(
    "((?:『[^『』]*』)+)(?:[XYZ]は|(?=(?:この|あなたの|対戦相手の|相手の|自分の|他の|各)[^『』]|ワイプ|《))"
)
_DYNAMO: Final = re.compile("[『「]?動力(?:《|（)")
_NAMED_COUNTER: Final = re.compile("[『「]([^『』「」。、：]{1,8}(?:(?=[』」]カウンター)|カウンター(?=[』」])))[』」]")
"""『成長』カウンター: its name by itself."""

_WHERE_IT_LIES: Final = re.compile(
    "(?:あなたの|自分の)?CAヤードにある(?=この(?:カード|ユニット|スペル|ヒストリー|ストラクチャ)を)"
)


_NAMED_TERM: Final = re.compile("[『「](クロノチェック|クロノバースト|CB|小隊攻撃|小隊)[』」]")
"""『クロノチェック』: a term of the book, and no keyword."""


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
    typed = "\n".join((text, *rows))
    return borne_out(typed, _Compiler(typed, tuple(types), plain(name), burst, len(text), named).card_text(), WITNESSED)


class _Compiler(RowLines):
    """Reads one text."""

    def card_text(self) -> CardText:
        text = self._without_its_name(on_lines_of_their_own(normalise(self.typed)))
        text = in_angle_brackets(text).substituted(_NAMED_COUNTER, lambda match: match.group(1))
        text = text.substituted(_NAMED_TERM, lambda match: match.group(1))
        self.dynamo = _DYNAMO.search(text.text) is not None
        whole = self._whole(text)
        self._all_understood()
        return whole

    def _whole(self, text: Mapped) -> CardText:
        keywords: list[Keyword] = []
        abilities: list[Ability] = []
        play: list[Line] = []
        for line in [part for whole in self._lines(text) for part in self._special_apart(whole)]:
            found = keywords_in(line.text, InBrackets(self)) if not line.listed else None
            if found and line.mark is not None:
                abilities.extend(self._keywords_of_row(line, found))
            elif found:
                keywords.extend(found)
            elif (place := self._given_in_words(line, keywords)) is not None:
                keywords[place] = self._with_its_number(line, keywords[place])
            elif re.fullmatch("(?:『[^『』]*』)+", line.text.text):
                self._not_keywords(line.text)
            elif self.plays and not line.icon and not self._is_special(line):
                play.append(line)
            elif line.mark is not None:
                abilities.extend(self._abilities_of_row(line))
            else:
                abilities.extend(self._ability(line))
        sentences: list[Sentence] = []
        scope = Scope(speaks=False, bearer=This() if self.burst else None)
        for line in map(self._without_more, play):
            if line.mark is not None:
                self._done_of_row(line, sentences, scope)
                continue
            quoted_line = self._quoted(line.text)
            if quoted_line is not None:
                said = self._sentences(quoted_line[0], line.listed, quoted_line[1], scope, sentences)
                self._check_discard(line, tuple(said))
                sentences.extend(said)
        if any(is_open(one) for one in keywords) and not self.problems:
            self._problem(text.span(), "keyword-number")
        keywords.sort(key=is_given_in_words)
        return CardText(tuple(keywords), tuple(abilities), tidied(tuple(one for one in sentences if one)))

    def _without_its_name(self, text: Mapped) -> Mapped:
        """CB：～ of a burst: only what follows; that its card lies in the CA yard goes without saying."""
        if not self.burst:
            return text
        text = text.substituted(_WHERE_IT_LIES, lambda match: "")
        marked = mark_of(text.text)
        return text.part(marked[1], len(text)) if marked is not None and marked[0].burst else text

    def _special_apart(self, line: Line) -> list[Line]:
        """Sentences at the beginning of a spell's line that say what using it costs, or when it may be used."""
        if line.mark is not None:
            return [line]
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
        if DEFINED.fullmatch(line.text.text.rstrip("。")) is None:
            return None
        places = [place for place, one in enumerate(keywords) if is_open(one)]
        return places[-1] if places else None

    @clause("4.5", "15.2.14.11")
    def _with_its_number(self, line: Line, keyword: Keyword) -> Keyword:
        """『動力（X）』Xは～に等しい。"""
        quoted_line = self._quoted(line.text)
        assert isinstance(keyword, ChronicleKeyword)
        for sentence in split_sentences(quoted_line[0]) if quoted_line is not None else ():
            defined = DEFINED.fullmatch(sentence.text)
            if quoted_line is not None and defined is not None:
                said = self._defined(sentence, defined, quoted_line[1], Scope(standing=True))
                if said and isinstance(said[0], Let):
                    return replace(keyword, number=said[0].amount)
        return keyword

    @clause("11.4.6", "11.4.6.1")
    def _lines(self, text: Mapped) -> list[Line]:
        """The lines; a row that goes on with the ability before it is one with it (11.4.6.1)."""
        found: list[Line] = []
        for line in self._marks_known(lines_of(text)):
            row = line.text.origins and line.text.origins[0].start > self.own_end
            before = [place for place, one in enumerate(found) if not one.text.text.startswith("『")]
            goes_on = before and not self.plays and not line.icon and CONTINUES.match(line.text.text)
            if goes_on and line.mark is not None:
                found[before[-1]] = self._going_on(found[before[-1]], line)
            elif goes_on and row:
                found[before[-1]] = joined(found[before[-1]], line)
            elif line.text.text:
                found.extend(_keyword_apart(line))
        return found

    def _not_keywords(self, text: Mapped) -> None:
        """Those of a line of keywords that are none, or lack what belongs to them."""
        for match in re.finditer("『([^『』]*)』", text.text):
            word = text.part(*match.span(1))
            if keywords_in(word, InBrackets(self)):
                continue
            known = re.match(KEYWORD, word.text)
            if known is not None:
                form = FORMS[KEYWORD_WORDS[known.group()]]
                self._problem(word.span(), "keyword-form", (form,), word=word.span().of(self.typed))
            else:
                nearest = nearest_keywords(word.text)
                self._problem(word.span(), "no-keyword", nearest, word=word.span().of(self.typed))


def is_open(keyword: Keyword) -> bool:
    """Whether its number is an X of which nothing has been said."""
    return isinstance(keyword, ChronicleKeyword) and isinstance(keyword.number, Variable)


def _first_stop(text: str) -> int:
    """Where the first sentence ends, outside of quotations; 0 if nowhere."""
    depth = 0
    for place, sign in enumerate(text):
        depth += (sign in "「『（") - (sign in "」』）")
        if sign == "。" and depth == 0:
            return place + 1
    return 0


def _keyword_apart(line: Line) -> list[Line]:
    """『動力（X）』Xは～に等しい。 and 『速攻』このユニットは～: the keywords, and what is said behind them."""
    match = _BEHIND_KEYWORDS.match(line.text.text)
    if match is None:
        return [line]
    place = match.end(1)
    return [replace(line, text=line.text.part(0, place)), replace(line, text=line.text.part(place, len(line.text)))]
