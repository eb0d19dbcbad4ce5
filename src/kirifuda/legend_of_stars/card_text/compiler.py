"""From the printed text to the tree."""

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from ...effects.statements import (
    ChangeCost,
    ChangeDamage,
    ChangeStats,
    CopiesInDeck,
    Forbid,
    Grant,
    If,
    IfDid,
    Instead,
    LoseEffects,
    May,
    Permit,
    SetNumbers,
)
from ...effects.tree import (
    STAYS,
    THIS_TURN,
    Ability,
    Activated,
    CardText,
    Condition,
    Cost,
    Every,
    Fact,
    Filter,
    Happening,
    IsIt,
    IsPhase,
    Keyword,
    Sentence,
    Standing,
    Statement,
    This,
    When,
)
from ...kernel.phrase import Phrase
from ...text.lines import Item, lines_of, split_sentences
from ...text.mapped import Mapped, Span
from ...text.normalise import in_usual_words, normalise, plain
from ...text.parsing import Branch
from ...text.plain_style import in_plain_style
from ...text.problems import NotUnderstood, Problem
from ...text.quotations import Unbalanced
from ...text.reminders import without_reminders
from ...text.scope import Scope
from ...text.sentences import merged, needs_fact_before
from ...text.slots import tidied
from ...text.text_reader import Language, TextReader
from ...text.words import one_of
from . import heads, lexicon
from .counting import CountingReader
from .expectations import nearest_keywords, nearest_wordings
from .facts import time_of
from .grammar import THIS_NAME, grammar
from .heads import Head
from .needless import without_needless_looks
from .quotations import Quotations, is_keywords, keywords_in, with_quotations
from .rendering import render_statements
from .sentences import (
    Sentenced,
    SentenceReader,
    in_place_of_the_last,
    only_in,
)
from .spellings import respelled
from .standing_texts import standing

EFFECT: Final = "effect"
_NUMBERED: Final = re.compile("(?m)^[ \t\u3000]*[①-⑳][ \t\u3000]*[:：]")
"""A number before each effect of a card."""
_AT_LEAST: Final = re.compile(
    "([0-9]+)((?:減|少なく|軽減|下)[^。（）\n]*)(?:（最低([0-9]+)）"
    "|。(?:ただし、?)?(?:コストは、?)?(?:([0-9]+)(?:未満に|より(?:小さく|少なく|低く))(?:は)?ならない|(0)以下に(?:は)?ならない|最低([0-9]+)))"
)
"""コストは1減る（最低1）, and a sentence that says so."""
_BRACKETED_MARK: Final = re.compile("(エフェクト|サポート)(?:カード)?（(フラッシュ|フィールド)）")
_BRACKETED_SIDE: Final = re.compile("ディフェンス表示（(右向き|左向き)）")
_KEYWORD_COLON: Final = re.compile(f"(?<=耐性)[：:](?={lexicon.NUMBER})")
_BRACKETED_TIME: Final = re.compile(
    "((?:^|(?<=[。：\n】]))[^。：\n（）【】]*[時：、]|^|(?<=[。：\n】]))([^。：\n（）、【】]+)（((?:この)?(?:ターン|戦闘)(?:の)?(?:終了時?|終わり)まで|このターン(?:中|の間))）"
)
_OTHER_TURN: Final = re.compile(f"(?:自分|相手|お互い)の(?:ターン|{lexicon.PHASE})(?:中|の間)")
"""A standing text that goes on with another time."""
_ONCE_ONLY: Final = re.compile(
    "(?:(?:この(?:カード|キャラクター|サポート)の)?(?:この)?効果は、?)?1ターンに1度(?:しか|だけ|のみ|まで)?、?"
    "(?:(?:使え|使用出来|発動出来)(?:る|ない)|(?:使う|使用する|発動する)事が出来(?:る|ない)|発動(?:する|しない))?"
)
"""A sentence after an ability: it can be used once a turn."""
_ONLY_DURING: Final = re.compile(
    f"(?:この(?:(?:カード|キャラクター|サポート)の)?効果は、?)?((?:自分|相手)の(?:ターン|{lexicon.PHASE}))"
    "(?:(?:(?:中)?に|の場合に|中)(?:のみ|だけ)、?(?:使える|使用出来る|発動出来る|発動する)"
    "|(?:中)?(?:に)?しか(?:使えない|使用出来ない|発動出来ない|発動しない))"
)
"""A sentence after an ability: it can be used at that time only."""
_AWAY: Final = re.compile("この(?:カード|キャラクター|サポート)がトラッシュにある(?:時|場合|間|なら|限り)(?:は)?、")
"""An effect that works while its card lies in the trash."""
_DEFINED: Final = re.compile("([XYZ])は、?(.+?)(?:に等しい|と同じ|である|とする)")


def compile_text(text: str, kind: str, name: str = "") -> CardText:
    """The tree of a printed text.

    `kind` is that of the card (character, effect, support). `name` is its name, by which the text may speak of the
    card itself. Raises `NotUnderstood` with every problem of the text, or `TwoReadings`.
    """
    return _Compiler(text, kind, plain(name)).card_text()


def compile_keywords(words: Sequence[str]) -> tuple[Keyword, ...]:
    """The keywords of a card's keyword column: 上空, スピード耐性：3 and so on."""
    found: list[Keyword] = []
    for word in words:
        normal = in_usual_words(normalise(word), lexicon.WORDS).text
        if not is_keywords(normal):
            problem = Problem(Span(0, len(word)), Phrase("stars-text-no-keyword", word=word), nearest_keywords(normal))
            raise NotUnderstood(word, (problem,))
        found.extend(keywords_in(normal))
    return tuple(found)


def _rendered(said: Sentenced) -> str:
    return render_statements(said.statements)


def _least_first(match: re.Match[str]) -> str:
    """Where it says below what a cost does not go, before by how much it goes down."""
    many, rest, bracketed, below, nothing, said = match.groups()
    return f"最低{1 if nothing else bracketed or below or said}まで{many}{rest}"


class _Compiler(TextReader):
    language = Language(grammar, nearest_wordings, _rendered, "stars-text")

    def __init__(self, typed: str, kind: str, name: str) -> None:
        super().__init__(typed)
        self.kind = kind
        self.name = name

    def card_text(self) -> CardText:
        text = normalise(_NUMBERED.sub(lambda match: " " * len(match.group()), self.typed))
        text = text.substituted(_BRACKETED_TIME, lambda match: f"{match[1]}{match[3]}、{match[2]}")
        text = text.substituted(_BRACKETED_MARK, lambda match: f"{match[2]}を持つ{match[1]}")
        text = text.substituted(_BRACKETED_SIDE, lambda match: f"{match[1]}のディフェンス表示")
        text = text.substituted(_AT_LEAST, _least_first)
        words = one_of([*lexicon.KEYWORD_WORDS, "二回攻撃"])
        text, strays = without_reminders(text, words, f"[：:]?{lexicon.NUMBER}")
        for stray in strays:
            self._problem(stray, "reminder")
        whole = self._whole(text)
        self._all_understood()
        return whole

    # --- the whole text ----------------------------------------------------------------------------

    def _quoted(self, text: Mapped) -> tuple[Mapped, Quotations] | None:
        text = text.substituted(_KEYWORD_COLON, lambda match: "")
        try:
            text, quotations = with_quotations(text, self.typed, self.name)
        except Unbalanced as unbalanced:
            self._problem(unbalanced.span, "quotation-mark")
            return None
        text = respelled(in_plain_style(in_usual_words(text, lexicon.WORDS), lexicon.VERBS))
        if len(self.name) > 1:
            while (place := text.text.find(self.name)) >= 0:
                text = text.replaced(place, place + len(self.name), THIS_NAME)
        quotations.read_ability = self._granted
        return text, quotations

    def _whole(self, text: Mapped) -> CardText:
        quoted = self._quoted(text)
        if quoted is None:
            return CardText()
        whole, quotations = quoted
        keywords: list[Keyword] = []
        abilities: list[Ability] = []
        play: list[Item] = []
        for line in lines_of(whole):
            found = self._keyword_line(line, quotations)
            if found is not None:
                keywords.extend(found)
            elif len(line) == 1 and line[0].text.text.strip("【】") in lexicon.MARK_WORDS:
                self._problem(line[0].text.span(), "mark-in-text")
            elif self.kind == EFFECT:
                play.extend(line)
            else:
                abilities.extend(self._abilities(line, quotations))
        sentences: list[Sentence] = []
        if play:
            for sentence in self._sentences(play, quotations, Scope(speaks=False, keeps_all=True)):
                if _holds_in_hand(sentence):
                    abilities.append(Ability("", (Standing(),), (), (tidied(sentence),), _works_in((sentence,))))
                else:
                    sentences.append(sentence)
        return CardText(tuple(keywords), tuple(abilities), tidied(without_needless_looks(tuple(sentences))))

    def _keyword_line(self, line: tuple[Item, ...], quotations: Quotations) -> tuple[Keyword, ...] | None:
        """A line with keywords only."""
        if any(item.listed for item in line):
            return None
        text = "".join(quotations.written_out(item.text.text) for item in line)
        return keywords_in(text) if is_keywords(text) else None

    # --- abilities -----------------------------------------------------------------------------------

    def _granted(self, content: Mapped) -> Ability:
        """The ability in a quotation."""
        quoted = self._quoted(content)
        if quoted is not None:
            text, quotations = quoted
            lines = lines_of(text)
            before = len(self.problems)
            found = [one for line in lines for one in self._abilities(line, quotations)]
            if len(found) == 1:
                return found[0]
            if len(self.problems) == before:
                self._problem(content.span(), "one-ability")
        return Ability("", (), (), ())

    def _abilities(self, line: tuple[Item, ...], quotations: Quotations) -> list[Ability]:
        """The abilities of a line: each sentence that says when it works begins one."""
        found: list[Ability] = []
        scope = Scope(bearer=This() if self.kind == "character" else None, keeps_all=True)
        first = line[0].text
        labelled = heads.labels(first)
        if labelled is None:
            self._problem(first.span(0, max(first.text.find("】"), first.text.find("》")) + 1), "label")
            return []
        head, rest = labelled
        colon = rest.text.find("：")
        if colon >= 0:
            if not self._costs(rest.part(0, colon), head, quotations, scope):
                return []
            rest = rest.part(colon + 1, len(rest))
        away = _AWAY.match(rest.text)
        if away is not None:
            head.away, scope.away = "trash", True
            rest = rest.part(away.end(), len(rest))
        items = [replace(line[0], text=rest)] if rest.text else []
        items += line[1:]
        current = _Open(head, [], first.span())
        for item in items:
            if _ONCE_ONLY.fullmatch(item.text.text) and (_is_headed(current.head) or not current.sentences):
                current.head.once = True
                continue
            only = _ONLY_DURING.fullmatch(item.text.text)
            if only is not None and _is_headed(current.head) and current.head.during is None:
                current.head.during = time_of(only.group(1))
                continue
            if _OTHER_TURN.match(item.text.text) and current.sentences and not _is_headed(current.head):
                found += self._closed(current)
                current = _Open(Head([], []), [], item.text.span())
            opened = bool(current.sentences) or _is_headed(current.head)
            said = self._sentence(item, quotations, scope, heads=not _is_headed(head), first=not opened)
            if said is None:
                current.broken = True
                continue
            if (said.conditions or said.activated) and opened:
                found += self._closed(current)
                current = _Open(Head([], []), [], item.text.span())
                scope.happening = None if not said.conditions else scope.happening
            if said.as_long_as is not None:
                start, end, reason = said.as_long_as
                current.bounds.append((item.text.span(start, end), reason))
            current.head.conditions += said.conditions
            current.head.costs += heads.as_costs(said.costs)
            current.head.once = current.head.once or said.once
            current.head.during = current.head.during or said.during
            current.head.activated = current.head.activated or said.activated
            if said.offers:
                current.offers = "" if said.statements else OFFERED
            elif current.offers is not None and said.statements:
                said = replace(said, statements=_as_offered(said.statements, current.offers))
                current.offers = ""
            if not said.statements:
                continue
            if said.instead:
                if not in_place_of_the_last(current.sentences, said.statements):
                    self._problem(item.text.span(), "instead-of-what")
            elif not merged(current.sentences, said.statements):
                if needs_fact_before(said.statements) and not scope.broken:
                    self._problem(item.text.span(), "otherwise-of-what")
                current.sentences += _done_first(said.statements)
        return found + self._closed(current)

    def _closed(self, ability: "_Open") -> list[Ability]:
        """The ability that a head and its sentences are."""
        head, sentences = ability.head, ability.sentences
        if ability.broken:
            return []
        if not sentences:
            self._problem(ability.span, "no-effect")
            return []
        if not head.conditions and not head.activated:
            sentences, paid = _paid_first(sentences)
            head.costs += paid
            if head.once and not paid and len(sentences[0]) == 1 and isinstance(sentences[0][0], May):
                head.activated = True
                sentences = [sentences[0][0].statements, *sentences[1:]]
        if head.conditions and head.costs:
            self._problem(ability.span, "cost-of-trigger")
            return []
        activated = head.activated or bool(head.costs)
        if not head.conditions and not activated:
            return self._standing(ability)
        for bound, reason in ability.bounds:
            self._problem(bound, reason)
        if head.conditions:
            conditions = tuple(_once(one) if head.once else one for one in head.conditions)
            if head.once and any(not isinstance(one, When) for one in head.conditions):
                self._problem(ability.span, "once-of-phase")
            if head.during is not None:
                sentences = [_whenever(head.during, sentence) for sentence in sentences]
        else:
            during = head.during.phase if isinstance(head.during, IsPhase) else ""
            whose = head.during.whose if isinstance(head.during, IsPhase) else only_in(head.during)
            conditions = (Activated(head.once, during, "" if whose == "both" else whose),)
        costs, said = tidied(without_needless_looks((heads.in_order(head.costs), tuple(sentences))))
        if head.away and not head.conditions:
            self._problem(ability.span, "works-where")
        return [Ability("", conditions, costs, said, (head.away,) if head.away else _works_in(said))]

    def _standing(self, ability: "_Open") -> list[Ability]:
        head, sentences = ability.head, ability.sentences
        if head.once:
            sentences = [tuple(_prevented(one) for one in sentence) for sentence in sentences]
            if not all(len(one) == 1 and isinstance(one[0], Instead) for one in sentences):
                self._problem(ability.span, "once-of-what")
                return []
            sentences = [tuple(replace(one, once=True) for one in sentence) for sentence in sentences]  # type: ignore[call-arg]
        sentences = [tuple(_as_long_as_so(one) for one in sentence) for sentence in sentences]
        if not all(_can_stand(one) for sentence in sentences for one in sentence):
            self._problem(ability.span, "no-condition", nearest_wordings(ability.span.of(self.typed), 0, "sentence"))
            return []
        if head.away:
            self._problem(ability.span, "works-where")
        if isinstance(head.during, IsPhase):
            sentences = [_whenever(head.during, sentence) for sentence in sentences]
        sentences = [part for sentence in sentences for one in _apart(sentence) for part in _by_place(one)]
        said = tidied(standing(tuple(sentences)))
        return [Ability("", (Standing(only_in(head.during)),), (), (one,), _works_in((one,))) for one in said]

    def _costs(self, text: Mapped, head: Head, quotations: Quotations, scope: Scope) -> bool:
        """What stands before a colon: 1ターンに1度、エネルギー1、手札を1枚捨てる. False if it is not understood."""
        head.activated = True
        process: list[Mapped] = []
        for piece in _pieces(text, "、＋"):
            short = heads.short_cost(piece.text)
            if process and _is_open(process[-1].text):
                process.append(piece)
            elif short is not None:
                head.costs.append(short)
            elif heads.label(head, piece.text):
                head.activated = not head.conditions
            elif piece.text:
                process.append(piece)
        if not process:
            return True
        start = len(text) - len(text.text[text.text.find(process[0].text) :])
        whole = text.part(start, start + sum(len(one) + 1 for one in process) - 1)
        said = self._sentence(Item(whole), quotations, scope, may_stop=True, what="cost")
        if said is None:
            return False
        head.costs += heads.as_costs(said.statements)
        return True

    # --- sentences -------------------------------------------------------------------------------------

    def _sentences(self, items: list[Item], quotations: Quotations, scope: Scope) -> list[Sentence]:
        """Of an effect card: one after the other."""
        found: list[Sentence] = []
        for item in items:
            defined = _DEFINED.fullmatch(item.text.text)
            if defined is not None and found:
                found[-1] = (*self._defined(item.text, defined, quotations, scope), *found[-1])
                continue
            said = self._sentence(item, quotations, scope)
            if said is None:
                continue
            if said.as_long_as is not None:
                start, end, reason = said.as_long_as
                self._problem(item.text.span(start, end), reason)
            if said.instead:
                if not in_place_of_the_last(found, said.statements):
                    self._problem(item.text.span(), "instead-of-what")
            elif not merged(found, said.statements):
                if needs_fact_before(said.statements) and not scope.broken:
                    self._problem(item.text.span(), "otherwise-of-what")
                found += _done_first(said.statements)
        return found

    def _defined(self, text: Mapped, match: re.Match[str], quotations: Quotations, scope: Scope) -> Sentence:
        """Xは～に等しい: read as ～をXとする, before the sentence that uses it."""
        turned = text.replaced(match.end(2), len(text), f"を{match.group(1)}とする")
        said = self._sentence(Item(turned.part(match.start(2), len(turned))), quotations, scope)
        return () if said is None else said.statements

    def _sentence(
        self,
        item: Item,
        quotations: Quotations,
        scope: Scope,
        heads: bool = False,
        first: bool = False,
        may_stop: bool = False,
        what: str = "sentence",
    ) -> Sentenced | None:
        scope.new_sentence()
        options = tuple(self._option(one, quotations, scope) for one in item.listed)
        used: list[bool] = []

        def read(branch: Branch, inner: Scope) -> Sentenced:
            said = SentenceReader(CountingReader(inner, quotations), options, heads, first, may_stop).read(branch)
            used.append(said.lists_used)
            return said

        found = self._read(item.text, quotations, scope, read, what)
        if found is None:
            scope.broken = True
        elif item.listed and not any(used):
            self._problem(item.listed[0].span(), "list-of-what")
        return found

    def _option(self, text: Mapped, quotations: Quotations, scope: Scope) -> tuple[Statement, ...]:
        inner = scope.copy()
        said = self._sentences([Item(one) for one in split_sentences(text)], quotations, inner)
        scope.slots = inner.slots
        return tuple(one for sentence in said for one in sentence)


class _Open:
    """An ability while its sentences are read."""

    __slots__ = ("bounds", "broken", "head", "offers", "sentences", "span")

    def __init__(self, head: Head, sentences: list[Sentence], span: Span) -> None:
        self.head = head
        self.sentences = sentences
        self.span = span
        self.broken = False
        self.bounds: list[tuple[Span, str]] = []
        """Where it says ～限り, which only what stands can do."""
        self.offers: str | None = None
        """The player has been told that it may be used: what comes next may be done, what follows goes with it."""


OFFERED: Final = "offered"


def _as_offered(statements: tuple[Statement, ...], offers: str) -> tuple[Statement, ...]:
    """発動出来る。A。B: A may be done; where it was, B."""
    if offers == OFFERED:
        return statements if isinstance(statements[0], May) else (May(statements),)
    return statements if isinstance(statements[0], IfDid) else (IfDid(statements),)


_PREVENTED: Final = {"be-downed": "downed", "be-downed-in-battle": "downed", "be-destroyed": "destroyed"}


def _prevented(one: Statement) -> Statement:
    """1ターンに1度、ダウンしない: it would be, and nothing happens instead."""
    if not isinstance(one, Forbid) or one.act not in _PREVENTED or one.against is not None or one.whose:
        return one
    what = one.subject.filter if isinstance(one.subject, Every) else one.subject
    other = Filter(categories=("character",)) if one.act == "be-downed-in-battle" else None
    return Instead(Happening(_PREVENTED[one.act], what, other=other), (), STAYS)


def _is_headed(head: Head) -> bool:
    return bool(head.conditions or head.costs or head.activated)


def _once(condition: Condition) -> Condition:
    return replace(condition, once=True) if isinstance(condition, When) else condition


def _whenever(during: Fact, sentence: Sentence) -> Sentence:
    return (If(during, sentence),)


def _paid_first(sentences: list[Sentence]) -> tuple[list[Sentence], list[Cost]]:
    """エネルギーを1払い、～ without a trigger: an activated ability that costs this."""
    first = sentences[0]
    if len(first) == 1 and isinstance(first[0], May):
        first = first[0].statements
    costs: list[Cost] = []
    place = 0
    while place < len(first) - 1 and (cost := heads.as_cost(first[place])) is not None:
        costs.append(cost)
        place += 1
    if not costs:
        return sentences, []
    return [first[place:], *sentences[1:]], costs


_STANDING: Final = (
    ChangeStats,
    SetNumbers,
    Grant,
    LoseEffects,
    Forbid,
    Permit,
    ChangeDamage,
    ChangeCost,
    Instead,
    CopiesInDeck,
)


def _as_long_as_so(one: Statement) -> Statement:
    """～なら、もう1度アタック出来る: as long as it is so, not for this turn."""
    if not isinstance(one, If):
        return one
    return replace(one, then=tuple(_stays(each) for each in one.then), otherwise=tuple(map(_stays, one.otherwise)))


def _stays(one: Statement) -> Statement:
    if isinstance(one, Permit) and one.act == "attack-again" and one.lasts == THIS_TURN:
        return replace(one, lasts=STAYS)
    return _as_long_as_so(one)


def _can_stand(one: Statement) -> bool:
    """Can this go on all the time? What is done once needs to be told when."""
    if isinstance(one, If):
        return all(_can_stand(each) for each in (*one.then, *one.otherwise))
    return isinstance(one, _STANDING) and (not hasattr(one, "lasts") or one.lasts == "")


def _apart(sentence: Sentence) -> list[Sentence]:
    """自分のターン中は～、相手のターン中は～: what stands under facts of its own stands by itself."""
    return [(one,) for one in sentence] if all(isinstance(one, If) for one in sentence) else [sentence]


def _done_first(sentence: Sentence) -> list[Sentence]:
    """～する事で、～: what may be done first is a sentence of its own."""
    if len(sentence) == 2 and isinstance(sentence[0], May) and isinstance(sentence[1], IfDid):
        return [sentence[:1], sentence[1:]]
    return [sentence]


def _holds_in_hand(sentence: Sentence) -> bool:
    return bool(_works_in((sentence,))) or any(isinstance(one, CopiesInDeck) for one in sentence)


def _works_in(sentences: tuple[Sentence, ...]) -> tuple[str, ...]:
    """Where an ability works that is about playing this very card: in the hand."""

    return ("hand",) if any(_about_playing_this(one) for sentence in sentences for one in sentence) else ()


def _about_playing_this(one: Statement) -> bool:
    if isinstance(one, If):
        return any(_about_playing_this(each) for each in (*one.then, *one.otherwise))
    if isinstance(one, ChangeCost):
        return IsIt(This()) in one.filter.tests
    if isinstance(one, Forbid):
        return one.act == "play-this"
    return isinstance(one, Permit) and one.act == "place-in-front" and one.subject == This()


def _by_place(sentence: Sentence) -> list[Sentence]:
    """コストは1減り、ATKを＋100する: what works in the hand, and what works on the field, apart."""
    if not any(map(_about_playing_this, sentence)):
        return [sentence]
    in_hand = tuple([part for one in sentence for part in _partly(one, True)])
    elsewhere = tuple([part for one in sentence for part in _partly(one, False)])
    return [part for part in (in_hand, elsewhere) if part]


def _partly(one: Statement, in_hand: bool) -> list[Statement]:
    if not isinstance(one, If):
        return [one] if _about_playing_this(one) == in_hand else []
    then = tuple([part for each in one.then for part in _partly(each, in_hand)])
    otherwise = tuple([part for each in one.otherwise for part in _partly(each, in_hand)])
    return [replace(one, then=then, otherwise=otherwise)] if then or otherwise else []


def _is_open(cost: str) -> bool:
    """自分のサポートを1枚選び: what is done with it comes after the comma."""
    return cost.endswith(("選び", "選んで", "選択し"))


def _pieces(text: Mapped, between: str) -> list[Mapped]:
    found: list[Mapped] = []
    start = 0
    for place, sign in enumerate(text.text + between[0]):
        if sign in between:
            found.append(text.part(start, place))
            start = place + 1
    return found
