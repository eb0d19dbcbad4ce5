"""From a printed text of this game to its tree."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, fields, is_dataclass, replace
from functools import cache, lru_cache
from typing import Any, Final

from ...effects.parts import parts_of
from ...effects.statements import If, Let
from ...effects.tree import (
    Ability,
    Activated,
    CardText,
    Condition,
    Every,
    Fact,
    Filter,
    Happening,
    Keyword,
    Named,
    Node,
    Sentence,
    Standing,
    This,
    Variable,
)
from ...language.layout import Line, lines_in, outside, sentences_in, unbalanced
from ...language.meanings import TestPhrase
from ...language.nearest import Nearest
from ...language.scope import Scope
from ...language.sentences import Head, Said, SentenceReader
from ...language.text_reader import TextReader
from ...language.trouble import Refused
from ...language.validator import validated as can_work
from ...text.mapped import Mapped, Span
from ...text.nearest import nearest
from ...text.normalise import normalise, plain
from ...text.problems import NotUnderstood, TwoReadings
from ..book import clause
from ..tree import ChronicleKeyword
from ..vocabulary import KEYWORDS
from .assembling import NOWHERE, Assembled, Open, condition, follow, limited, put_in, said_of, works_in
from .frames import FRAMES
from .keywords import FORMS, keyword_of
from .marked_rows import Mark, mark_of, on_lines_of_their_own
from .purposes import costs_of
from .reminders import without_reminders
from .rows import counts_in, keywords_while, only_while
from .shapes import finished, shaped
from .turns_of_phrase import TURNS_OF_PHRASE
from .validator import BOOK, validated
from .vocabulary import vocabulary
from .wording import UseLimit
from .wordings import CONDITIONS, COSTS, SENTENCES

SPELL: Final = "spell"
UNIT: Final = ("unit",)
ICONS: Final = tuple(f"{opens}{kind}{closes}" for opens, closes in ("【】", "《》", "（）") for kind in "FTA")
NEVER: Final = frozenset({"no-such-thing", "whose", "never-so", "fights-elsewhere"})
"""Why a sentence cannot be played, whatever stands before it."""
PARTICLES: Final = frozenset("をとのがはにか")
GOES_ON: Final = ("代わりに", "かわりに", "さらに", "更に")
"""What a row begins with that goes on with the ability before it."""


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
    return _Text("\n".join((text, *rows)), tuple(types), plain(name), burst, named).compiled()


def read_text(
    typed: str, types: tuple[str, ...], name: str = "", rows: Sequence[str] = (), burst: bool = False
) -> CardText:
    """The same where nobody asks why not: `NotUnderstood` comes with the sentences and no more."""
    return _Text("\n".join((typed, *rows)), types, plain(name), burst, asked=False).compiled()


def text_of(said: list[Said], types: tuple[str, ...]) -> CardText:
    """The tree of a text with these sentences, as they would have been read. Raises `Refused`."""
    text = Assembled()
    current = Open()
    for one in said:
        one = replace(one, statements=shaped(one.statements))
        if SPELL in types:
            text.played(one)
        else:
            said_of(current, one, stands=not current.conditions)
    if SPELL not in types:
        text.closed(current)
    return can_work(validated(text.whole()), BOOK)


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


# --- the words of the book, and what stands in quotation marks -----------------------------------------------------


@cache
def sentences(dynamo: bool = False) -> SentenceReader:
    return SentenceReader(vocabulary(_granted, _keyword, finished, dynamo), FRAMES + TURNS_OF_PHRASE)


@lru_cache(maxsize=512)
def _granted(text: str) -> Ability | None:
    """The ability in a quotation."""
    found = _inside(text, UNIT)
    return found.abilities[0] if found is not None and len(found.abilities) == 1 and not found.keywords else None


@lru_cache(maxsize=512)
def _keyword(text: str) -> Keyword | None:
    return keyword_of(text, _Inside())


def _inside(text: str, types: tuple[str, ...], burst: bool = False) -> CardText | None:
    try:
        return _Text(text, types, "", burst, asked=False).assembled()
    except (NotUnderstood, TwoReadings):
        return None


class _Inside:
    """What stands in a keyword's brackets, read as any text is."""

    def cards(self, text: str) -> Filter | None:
        found = sentences().phrase(text)
        if not isinstance(found, TestPhrase):
            return None
        return shaped(Scope(sentences().vocabulary).settled(found.filter))  # type: ignore[no-any-return]

    def sentences(self, text: str) -> tuple[Sentence, ...] | None:
        found = _inside(text, (SPELL,), burst=True)
        return found.play if found is not None and not found.keywords and not found.abilities else None

    def awaited(self, text: str) -> tuple[Condition, ...] | None:
        found = _inside(f"{text}、カードを1枚引く。", UNIT)
        return found.abilities[0].conditions if found is not None and len(found.abilities) == 1 else None


# --- usual wordings, to show beside what is not understood ---------------------------------------------------------


@cache
def _usual() -> Nearest:
    return Nearest(sentences().lexicon, (*SENTENCES, *(f"{one}、カードを1枚引く。" for one in CONDITIONS)))


@cache
def _usual_costs() -> Nearest:
    return Nearest(sentences().lexicon, COSTS)


@cache
def _fits(text: str, types: tuple[str, ...], burst: bool) -> bool:
    """Whether a usual wording is a text of such a card by itself."""
    return _inside(text, types, burst) is not None


# --- a text --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Line:
    """A line with its icon (5.7.5) and the mark of a row (5.7.4), `head` where these were typed."""

    text: Mapped
    whole: Mapped
    listed: tuple[Mapped, ...] = ()
    icon: str = ""
    mark: Mark | None = None
    head: Span = Span(0, 0)  # noqa: RUF009


@dataclass(slots=True)
class _Last:
    """The last ability of the text, with which a row may go on, and the place of it among them."""

    open: Open
    scope: Scope
    first: int
    spans: list[Span]
    broken: bool
    """It is not understood: what goes on with it cannot be."""


class _Text(TextReader):
    def __init__(
        self, typed: str, types: tuple[str, ...], name: str, burst: bool, named: bool = False, asked: bool = True
    ) -> None:
        text = on_lines_of_their_own(normalise(typed))
        reader = sentences(dynamo=any(line.startswith(("『動力", "動力（")) for line in text.text.split("\n")))
        super().__init__(typed, reader, self._near if asked else None, self._rendered, name)
        self.text = text
        self.types = types
        self.burst = burst
        self.plays = burst or SPELL in types
        self.named = named
        self.made = Assembled()
        self.play_scope = Scope(reader.vocabulary, bearer=This() if burst else None, is_there=False)
        self.last: _Last | None = None

    def compiled(self) -> CardText:
        """The tree; refused where a part of it can never work."""
        found = self.assembled()
        try:
            return self._that_works(found)
        except Refused as refused:
            self.problem(self._where(refused), refused.reason, word=self.name)
            self.all_understood()
            raise

    def assembled(self) -> CardText:
        """The tree as it was read."""
        half = unbalanced(self.text.text)
        if half is not None:
            self.problem(self.text.span(half, half + 1), "quotation-mark")
        else:
            self._lines()
        self.all_understood()
        return self.made.whole()

    def _that_works(self, found: CardText) -> CardText:
        if self.name:
            found = itself(found, Filter(tests=(Named((self.name,)),)))
        return can_work(validated(found), BOOK)

    def _where(self, refused: Refused) -> Span:
        """The sentence with which the text cannot work any more."""
        text = self.text
        if self.nearest is None:
            return text.span()
        for line in lines_in(text):
            end = text.span().start
            for part in (*sentences_in(line.text), *line.listed):
                start, end = part.span().start, part.span().end
                shorter = _Text(self.typed[:end], self.types, self.name, self.burst, asked=False)
                try:
                    shorter.compiled()
                except NotUnderstood as trouble:
                    if any(one.what.key == f"reading-{refused.reason}" for one in trouble.problems):
                        return Span(start, end)
                except TwoReadings:
                    continue
        return text.span()

    def _rendered(self, said: Said) -> str:
        from ...language.say.tape import Unsayable
        from .speaker import say_text

        types = (SPELL,) if self.plays else self.types
        try:
            return say_text(text_of([said], types), types)
        except (Refused, Unsayable):
            return ""

    def can_work(self, said: Said) -> bool:
        try:
            text_of([said], (SPELL,) if self.plays else self.types)
        except Refused as refused:
            return refused.reason not in NEVER
        return True

    def _near(self, text: str, most: int) -> tuple[str, ...]:
        return _usual().to(text, most, lambda one: _fits(one, self.types, self.burst))

    @contextmanager
    def _at(self, part: Mapped, before: int = -1) -> Iterator[None]:
        """What is refused here is a problem of this part, unless a part of it was not understood at all."""
        before = len(self.problems) if before < 0 else before
        try:
            yield
        except Refused as refused:
            if len(self.problems) == before and self.readings is None:
                self.problem(part.span(), refused.reason, word=part.span().of(self.typed))
            self.broken = True

    # --- lines -------------------------------------------------------------------------------------------------

    @clause("11.4.6")
    def _lines(self) -> None:
        lines = [_headed(line) for line in lines_in(self.text)]
        eras = tuple(line.mark.eras[0] for line in lines if line.mark is not None and line.mark.eras)
        for place, line in enumerate(lines):
            if line.mark is not None and line.mark.burst and self.burst and not place:
                line = replace(line, mark=None)  # the text of a burst may begin with its name
            fact = self._fact(line, eras)
            if line.mark is None or fact is not None:
                self._line(line, fact)

    def _fact(self, line: _Line, eras: tuple[int, ...]) -> Fact | None:
        """What is so while a row counts."""
        if line.mark is None:
            return None
        try:
            return counts_in(line.mark, eras)
        except Refused as refused:
            head = line.head.of(self.typed)
            era = head.strip("[]【】（）()＜＞《》<>：: ")
            near = () if line.mark.burst else (f"{era}～Ⅳ：", f"{era}のみ：")
            self.problem(line.head, refused.reason, near, word=head)
            return None

    def _line(self, line: _Line, fact: Fact | None) -> None:
        before = len(self.made.abilities)
        problems = len(self.problems)
        keywords, text = self._keywords(line)
        if fact is not None and keywords:
            self.made.abilities.append(keywords_while(fact, tuple(keywords)))
            before += 1
        else:
            self.made.keywords += keywords
        if not text.text:
            return
        line = replace(line, text=text)
        if self.plays:
            self._of_spell(line, fact)
            return
        if text.text.startswith(GOES_ON) and self.last is not None:
            if self.last.broken:
                return
            before = self._goes_on(self.last, line, fact)
            fact = None
        else:
            self._ability(line)
        if len(self.problems) > problems:
            return
        if line.icon:
            self._check_icon(line, self.made.abilities[before:])
        if fact is not None:
            self.made.abilities[before:] = [only_while(fact, one) for one in self.made.abilities[before:]]
        if self.named and self.last is not None:
            name = "".join(span.of(self.typed) for span in self.last.spans)
            self.made.abilities[before:] = [replace(one, name=name) for one in self.made.abilities[before:]]

    @clause("5.7.5")
    def _check_icon(self, line: _Line, abilities: list[Ability]) -> None:
        for one in abilities:
            first = one.conditions[0]
            kind = "F" if isinstance(first, Standing) else "A" if isinstance(first, Activated) else "T"
            if kind != line.icon:
                self.problem(line.head, f"icon-{kind.lower()}")
                return

    # --- keywords ----------------------------------------------------------------------------------------------

    def _keywords(self, line: _Line) -> tuple[list[Keyword], Mapped]:
        """The keywords that a line begins with, and the rest of it."""
        bare = _bare_keywords(line.text.text) if not line.listed else []
        if bare:
            return self._defined(bare, line.text, line.text.part(0, 0))
        text = without_reminders(line.text)
        found: list[Keyword] = []
        rest = 0
        parts = _quoted(text)
        for start, end in parts:
            keyword = _keyword(text.text[start:end])
            if keyword is None and parts[-1][1] + 1 == len(text.text.rstrip("。")):
                self._no_keyword(text.part(start, end))
                keyword = Keyword("")
            if keyword is None:
                return [], text
            found.append(keyword)
            rest = end + 1
        if text.text[rest : rest + 1] in PARTICLES:  # 『オーラ』を持つユニット…: no sentence begins with a particle
            return [], text
        after = text.part(rest, len(text))
        return self._defined(found, text, after if after.text != "。" else after.part(0, 0))

    def _no_keyword(self, word: Mapped) -> None:
        """None of the book's, or without what belongs to it."""
        known = next((key for key, (each, _) in KEYWORDS.items() if word.text.startswith(each)), "")
        typed = word.span().of(self.typed)
        if known:
            self.problem(word.span(), "keyword-form", (FORMS[known],), word=typed)
        else:
            near = nearest(word.text, (each for each, _ in KEYWORDS.values()))
            self.problem(word.span(), "no-keyword", tuple(near), word=typed)

    @clause("4.5", "15.2.14.11")
    def _defined(self, keywords: list[Keyword], line: Mapped, text: Mapped) -> tuple[list[Keyword], Mapped]:
        """『動力（X）』Xはあなたの時代に等しい: what X of a keyword is stands behind it."""
        letters = {
            part for one in keywords for part in parts_of(one) if isinstance(part, Variable) and not _pays_x(one)
        }
        if not letters:
            return keywords, text
        if not text.text:
            self.problem(line.span(), "keyword-number")
            return keywords, text
        first, stop, _ = outside(text.text).partition("。")
        definition, rest = text.part(0, len(first)), text.part(len(first) + len(stop), len(text))
        read = self.sentence(definition, Scope(self.reader.vocabulary, bearer=This()), heads=False)
        if read is None:
            return keywords, rest
        said, _ = read
        one = said.statements[0] if said == Said((), said.statements) and len(said.statements) == 1 else None
        if not isinstance(one, Let) or letters != {Variable(one.name)}:
            self.problem(definition.span(), "x-of-what")
            return keywords, rest
        return [put_in(each, Variable(one.name), one.amount) for each in keywords], rest

    # --- sentences ---------------------------------------------------------------------------------------------

    def _read(
        self, part: Mapped, listed: tuple[Mapped, ...], scope: Scope, heads: bool, stands: bool
    ) -> tuple[Said, Scope, tuple[Mapped, ...]] | None:
        read = self.sentence(part, scope, heads, stands)
        if read is None:
            return None
        said, scope, listed = self.with_options(read[0], listed, read[1], part)
        return replace(said, statements=shaped(said.statements)), scope, listed

    def _of_spell(self, line: _Line, fact: Fact | None) -> None:
        """A line of a spell. All of a row among its text is done while the row counts."""
        listed = line.listed
        done: list[Sentence] = []
        for part in in_one_piece(line.text):
            with self._at(part):
                read = self._read(part, listed, self.play_scope, heads=False, stands=False)
                if read is None:
                    continue
                said, self.play_scope, listed = read
                before = len(self.made.abilities)
                if fact is None:
                    self.made.played(said)
                else:
                    self._of_row(said, fact, done)
                if self.named:
                    name = _with_its_stop(part.span(), self.typed)
                    self.made.abilities[before:] = [replace(one, name=name) for one in self.made.abilities[before:]]
        self.closed(self.play_scope)
        if done and fact is not None:
            self.made.play.append((If(fact, tuple(one for sentence in done for one in sentence)),))
        self._no_list_left(listed)

    def _of_row(self, said: Said, fact: Fact, done: list[Sentence]) -> None:
        if said.conditions or said.once or said.works_in or said.period is not None or works_in(said.statements):
            raise Refused("no-head-here", NOWHERE)
        if said.instead and not done:
            follow(self.made.play, replace(said, statements=(If(fact, said.statements),)))
        else:
            follow(done, said)

    def _no_list_left(self, listed: tuple[Mapped, ...]) -> None:
        if listed and not self.broken:
            self.problem(listed[0].span(), "list-of-what")

    @clause("11.4.6.1")
    def _goes_on(self, last: _Last, line: _Line, fact: Fact | None) -> int:
        """A row that goes on with the ability before it: 代わりに～, さらに～."""
        listed = line.listed
        problems = len(self.problems)
        del self.made.abilities[last.first :]
        for part in in_one_piece(line.text):
            with self._at(part):
                read = self._read(part, listed, last.scope, heads=False, stands=not last.open.conditions)
                if read is None:
                    continue
                said, last.scope, listed = read
                if said != Said((), said.statements, instead=said.instead):
                    raise Refused("no-head-here", NOWHERE)
                if fact is not None:
                    said = replace(said, statements=(If(fact, said.statements),))
                follow(last.open.sentences, said)
        self.closed(last.scope)
        last.spans.append(line.text.span())
        self._no_list_left(listed)
        with self._at(line.text, problems):
            self.made.closed(replace(last.open, sentences=list(last.open.sentences)))
        return last.first

    def _ability(self, line: _Line) -> None:
        scope = Scope(self.reader.vocabulary, bearer=This())
        problems = len(self.problems)
        opened = self._opened(line.text, scope)
        if opened is None:
            self.last = _Last(Open(), scope, len(self.made.abilities), [], broken=True)
            return
        current, scope, rest = opened
        listed = line.listed
        first = len(self.made.abilities)
        for part in in_one_piece(rest):
            stands = not current.conditions
            heads = not current.used and not current.sentences
            with self._at(part):
                read = self._read(part, listed, scope, heads, stands)
                if read is not None:
                    said, scope, listed = read
                    said_of(current, said, stands)
        self.closed(scope)
        self._no_list_left(listed)
        broken = len(self.problems) > problems or self.readings is not None
        kept = replace(current, sentences=list(current.sentences))
        self.last = _Last(kept, scope, first, [line.text.span()], broken)
        if not broken:
            with self._at(line.text):
                self.made.closed(current)

    def _opened(self, text: Mapped, scope: Scope) -> tuple[Open, Scope, Mapped] | None:
        """What stands before a colon: when the ability is used, or what it costs (11.5.2.1)."""
        before, colon, _ = outside(text.text).partition("：")
        if not colon:
            return Open(), scope, text
        said, rest = text.part(0, len(before)), text.part(len(before) + 1, len(text))
        if not rest.text:
            self.problem(text.span(), "no-effect")
            return None
        head = self._head(said.text, scope)
        if head is not None:
            return Open(head[0]), head[1], rest
        read = self.sentence(said, scope, heads=False, start="costs", near=self._near_costs)
        if read is None:
            return None
        paid, scope = read
        costs = costs_of(shaped(paid.statements))
        if costs is None or paid != Said((), paid.statements, paid.once, paid.period):
            self.problem(said.span(), "not-a-cost", self._near_costs(said.text, 3), word=said.span().of(self.typed))
            return None
        conditions = limited((Activated(),), UseLimit(int(paid.once), paid.period))
        return Open(conditions, costs, used=True), scope, rest

    def _near_costs(self, text: str, most: int) -> tuple[str, ...]:
        return _usual_costs().to(text, most, lambda _: True) or COSTS[:most]

    def _head(self, text: str, scope: Scope) -> tuple[tuple[Condition, ...], Scope] | None:
        """攻撃時：, このユニットが攻撃したとき：."""
        try:
            heads, inner = self.reader.conditions(text, scope)
        except Refused:
            return None
        if any(head != Head(head.condition) or head.condition is None for head in heads):
            return None
        found = tuple(one for head in heads if head.condition is not None for one in condition(head.condition))
        return found, inner


# --- how a line is laid out ----------------------------------------------------------------------------------------


def _headed(line: Line) -> _Line:
    """A line with its icon and its mark, in whichever order."""
    text = line.text
    icon = ""
    mark: Mark | None = None
    for _ in range(2):
        if not icon and text.text.startswith(ICONS):
            icon = text.text[1]
            text = text.part(len(ICONS[0]), len(text)).stripped()
        elif mark is None and (found := mark_of(text.text)) is not None:
            mark = found[0]
            text = text.part(found[1], len(text)).stripped()
    head = line.text.part(0, len(line.text) - len(text)).stripped()
    return _Line(text, line.text, line.listed, icon, mark, head.span())


def in_one_piece(line: Mapped) -> Iterator[Mapped]:
    """The sentences of a line; what stands in brackets behind a full stop belongs to the sentence before it."""
    before: Mapped | None = None
    for part in sentences_in(line):
        if before is not None and part.text.startswith("（") and part.text.endswith("）"):
            before = Mapped(before.text + part.text, before.origins + part.origins)
            continue
        if before is not None:
            yield before
        before = part
    if before is not None:
        yield before


def _with_its_stop(span: Span, typed: str) -> str:
    """A sentence as it was typed, its full stop included."""
    return typed[span.start : span.end + typed[span.end : span.end + 1].count("。")]


def _pays_x(one: Keyword) -> bool:
    """《X》⇒～: what is paid says what X is."""
    return isinstance(one, ChronicleKeyword) and any(each.x for each in one.prices)


def _quoted(text: Mapped) -> list[tuple[int, int]]:
    """Where words in 『』 stand at the beginning of a line, one after the other."""
    found: list[tuple[int, int]] = []
    depth = start = 0
    for place, sign in enumerate(text.text):
        if not depth and sign != "『":
            break
        if not depth:
            start = place + 1
        depth += (sign == "『") - (sign == "』")
        if not depth:
            found.append((start, place))
    return found


def _bare_keywords(line: str) -> list[Keyword]:
    """速攻、突破2; 「速攻」「突破2」; 『速攻』と『突破2』: a line with nothing else."""
    plain = line.replace("」「", "、").replace("』『", "、").replace("』と『", "、").strip("「」『』")
    found = [_keyword(plain)] if "⇒" in plain else [_keyword(one) for one in plain.split("、")]
    return [one for one in found if one is not None] if None not in found else []
