"""From the printed text to the tree."""

import re
from collections.abc import Sequence
from typing import Final

from ...effects.parts import parts_of
from ...effects.statements import ChangeCost, ChangeDamage, Choose, Forbid, Grant, If, IfDid, Instead, Modes, Permit
from ...effects.tree import (
    OPPONENT,
    STAYS,
    Ability,
    CardText,
    Condition,
    Cost,
    Keyword,
    Number,
    Sentence,
    Standing,
    Statement,
    Those,
    When,
)
from ...kernel.phrase import Phrase
from ...text.expectations import CONDITION, COST, SENTENCE
from ...text.mapped import Mapped, Span
from ...text.normalise import in_usual_words, normalise, plain
from ...text.parsing import Branch
from ...text.plain_style import in_plain_style
from ...text.problems import NotUnderstood, Problem
from ...text.quotations import Unbalanced, quoted
from ...text.sentences import Options, merged, needs_fact_before
from ...text.slots import tidied
from ...text.text_reader import Language, TextReader
from ...text.trouble import Misread
from ...text.verbs import PAST, PLAIN
from ...text.witnesses import Words, borne_out
from ...text.words import one_of
from ..card_words.reminders import without_reminders
from ..card_words.waiting import works_in_by_text
from ..tree import EachPlayer, Modify, SetStats, WithCost
from . import broken_elsewhere
from .clauses import Clause, argument
from .conditions import as_costs, short_condition, short_cost
from .cost_floors import with_floors
from .expectations import nearest_keywords, nearest_wordings
from .grammar import NAME_QUOTED, THIS_NAME, grammar
from .happenings import happening
from .heads import with_heads_of_units, with_whole_heads, without_bullets
from .layout import Item, Section, broken_head, sections, split_sentences
from .lexicon import FORMS, KEYWORD, VERBS, ZONES, zones_of
from .once_a_turn import BRACKETED, once_a_turn, without_once
from .phrases import PhraseReader
from .quotations import WAITING, Quotations, is_keywords, keywords_in, with_quotations
from .rendering import common_happening, render_meaning
from .scope import Scope
from .sentences import (
    EACH_TIME,
    SentenceReader,
    as_battle_damage,
    can_be_done_instead,
    in_place_of_the_last,
)
from .spellings import respelled
from .typed import in_words_of_the_book

WITNESSED: Final = Words(
    "card-text", {"ミニオン": "minion", "ロード": "lord", "マスター": "master", "ユニット": "unit"}
)

AS_BATTLE_DAMAGE: Final = re.compile("(?:この|その)(?:効果による)?ダメージは、?バトルダメージとして扱う")
"""39-27."""

_BRACKETED_TYPE: Final = re.compile(
    "[【＜]([^【】＜＞]+)[】＞](?:タイプ)?(?:(?=を(?:持|得|与|失)|の)|(?=ミニオン|ユニット|ロード)())"
)
_BRACKETED_KEYWORDS: Final = re.compile(f"(?m)^(?:【(?:{KEYWORD})】)+$")
"""A line of keywords alone."""
_NAMED_TOKEN: Final = re.compile("「([ァ-ヶー々一-鿿]+)」の?トークン")
_BRACKETED_TIME: Final = re.compile(
    "((?:^|(?<=[。：\n]))[^。：\n（）]*[時、]|^|(?<=[。：\n]))([^。：\n（）、]+)。?（((?:この)?ターン(?:の)?(?:終了時?|終わり)まで|このターン(?:中|の間|のみ|だけ)?)）"
)
_BRACKETED_LETTER: Final = re.compile("（([XYZ]は、?[^（）。]+?)(?:に等しい|とする|である)?）(?=。|\n|$)")
_ATTACKS_AS: Final = re.compile("(?<=マスター)([はが]、?)(ATK[0-9XYZ]+)(?=で|として|、|の?「|を持)")
_HAND_LIMIT: Final = re.compile("手札の?(?:枚数の?)?上限(?:枚数)?|手札は、?[0-9]+枚を超えない")
"""18-9 knows none."""
_DEFINED: Final = re.compile("([XYZ])は、?(.+?)(?:に等しい|と同じ|である|とする)")

_INSTEAD: Final = re.compile("代わりに、?")
_PLAIN_VERB: Final = one_of([word for word, form in FORMS.items() if form.form == PLAIN])
_EITHER: Final = re.compile(
    f"(?P<who>(?:相手は、?|あなたは、?)?)(?P<one>[^。：]+?{_PLAIN_VERB})か、(?P<other>[^。：]+)"
)
_PLACED: Final = re.compile(
    f"この(?:カード|ミニオン|ロード|スキル)が、?(?:あなたの)?(?P<zones>{ZONES})に(?:あり|ある時|いて)、"
)
"""Before a condition: where this card has to be."""

TELLING: Final = (
    "whose-number",
    "as-long-as",
    "each-by-itself",
    "one-decides",
    "each-of-what",
    "each-decides",
    "whose-lane",
    "times-what",
    "own-cost-stands",
    "next-turn-what",
    "whose-turn",
    "who-counts",
    "so-far",
    "other-than-such",
)
"""Reasons that say more than that something else failed further on."""
_LABEL: Final = re.compile(
    f"{quoted(NAME_QUOTED)}(?:：|(?=.)(?![をがはにのでともへか・／、。《【タ0-9]|以外|という|それぞれ|全て[をにはの]|{quoted(NAME_QUOTED)}))"
)
"""「火球」： before a play effect, which has no conditions: its name."""
_VERB_NOUNS: Final = ("除外", "ブレイク", "公開", "リバース")
_TIRED: Final = re.compile("を(?:[0-9XYZ]+[枚体個つ])?疲労$")
"""手札を1枚除外, of a cost."""
_IN_A_DECK: Final = re.compile("山札に[^。]*入れ(?!替)")
UNITS: Final = ("minion", "lord", "master")


def compile_text(text: str, category: str, name: str = "") -> CardText:
    """The tree of a printed text.

    `category` is that of the card (minion, lord, master, skill, arts). `name` is its name, by which the text
    may speak of the card itself. Raises `NotUnderstood` with every problem of the text, or `TwoReadings`.
    """
    return borne_out(text, _Compiler(text, category, plain(name)).card_text(), WITNESSED)


def compile_keywords(words: Sequence[str]) -> tuple[Keyword, ...]:
    """The keywords of a card's keyword column: 「速攻」, 貫通２ and so on."""
    found: list[Keyword] = []
    for word in words:
        normal = normalise(word).text
        if not is_keywords(normal):
            problem = Problem(Span(0, len(word)), Phrase("card-text-no-keyword", word=word), nearest_keywords(normal))
            raise NotUnderstood(word, (problem,))
        found.extend(keywords_in(normal))
    return tuple(found)


class _Compiler(TextReader):
    language = Language(grammar, nearest_wordings, render_meaning, "card-text", TELLING)

    def __init__(self, typed: str, category: str, name: str) -> None:
        super().__init__(typed)
        self.category = category
        self.name = name
        self.instead = False
        """The sentence that was just read takes the place of what was said last."""

    def card_text(self) -> CardText:
        text = normalise(self.typed)
        if self.category in UNITS:
            text = without_bullets(text)
        text = text.substituted(_BRACKETED_TIME, lambda match: f"{match[1]}{match[3]}、{match[2]}")
        text = text.substituted(_BRACKETED_LETTER, lambda match: f"。{match[1]}に等しい")
        text = text.substituted(_NAMED_TOKEN, lambda match: f"{match[1]}トークン")
        text = text.substituted(_BRACKETED_KEYWORDS, lambda match: match[0].replace("【", "「").replace("】", "」"))
        text = with_floors(with_whole_heads(text))
        text = text.substituted(BRACKETED, lambda match: f"、{match.group()[1:-1]}")
        text, wrong = without_reminders(text)
        text = text.substituted(_BRACKETED_TYPE, _type_or_keyword)
        text = text.substituted(_ATTACKS_AS, lambda match: f"{match.group(1)}「{match.group(2)}」")
        for one in wrong:
            said = {"word": one.word} if one.word else {}
            self._problem(one.span, one.reason, (one.usual,) if one.usual else (), **said)
        whole = self._sections(text)
        self._all_understood()
        return whole

    # --- the whole text ----------------------------------------------------------------------------

    def _quoted(self, text: Mapped) -> tuple[Mapped, Quotations] | None:
        try:
            text, quotations = with_quotations(text, self.typed, self.name)
        except Unbalanced as unbalanced:
            self._problem(unbalanced.span, "quotation-mark")
            return None
        text = respelled(in_words_of_the_book(in_plain_style(in_usual_words(text), VERBS)))
        if self.category not in UNITS and (label := _LABEL.match(text.text)) is not None:
            text = text.part(label.end(), len(text))
        if len(self.name) > 1:
            while (place := text.text.find(self.name)) >= 0:
                text = text.replaced(place, place + len(self.name), THIS_NAME)
        quotations.read_ability = self._granted
        return text, quotations

    def _sections(self, text: Mapped) -> CardText:
        quoted = self._quoted(text)
        if quoted is None:
            return CardText()
        whole, quotations = quoted
        if self.category in UNITS:
            whole = with_heads_of_units(whole)
        keywords: list[Keyword] = []
        abilities: list[Ability] = []
        play: list[Item] = []
        for section in sections(whole):
            if section.conditions is not None:
                abilities.append(self._ability(section, quotations))
                continue
            for line in section.lines:
                found = self._keyword_line(line, quotations)
                if found is not None:
                    keywords.extend(found)
                elif _speaks_of_decks(line):
                    abilities.append(self._deck_building(line, quotations))
                elif self.category in UNITS:
                    standing = self._without_head(line, quotations)
                    if standing is None:
                        self._no_head(line)
                    else:
                        abilities.append(standing)
                else:
                    play.extend(line)
        sentences: tuple[Sentence, ...] = ()
        if play:
            sentences = self._sentences(play, quotations, Scope(speaks=False))
        return CardText(tuple(keywords), tuple(abilities), sentences)

    def _keyword_line(self, line: tuple[Item, ...], quotations: Quotations) -> tuple[Keyword, ...] | None:
        """A line with keywords only."""
        if len(line) != 1 or line[0].listed:
            return None
        text = "".join(
            f"「{quotations.raw(sign)}」" if sign in quotations.contents else sign for sign in line[0].text.text
        )
        return keywords_in(text) if is_keywords(text) else None

    def _deck_building(self, line: tuple[Item, ...], quotations: Quotations) -> Ability:
        """What holds for building decks needs no head."""
        unit = self.category in UNITS
        sentences = self._sentences(list(line), quotations, Scope(speaks=unit))
        return Ability("", (Standing(),), (), sentences, works_in_by_text(sentences, unit))

    def _without_head(self, line: tuple[Item, ...], quotations: Quotations) -> Ability | None:
        """このカードはブロックされない: of a unit, what can only stand all the time needs no 《常時》."""
        problems, readings = list(self.problems), self.readings
        sentences = self._sentences(list(line), quotations, Scope(stands=True))
        understood = len(self.problems) == len(problems) and self.readings is readings
        self.problems, self.readings = problems, readings
        said = [one for sentence in sentences for one in sentence]
        if not understood or not said or not all(_can_only_stand(one) for one in said):
            return None
        return Ability("", (Standing(),), (), tidied(sentences), works_in_by_text(sentences, True))

    def _no_head(self, line: tuple[Item, ...]) -> None:
        head = broken_head(line[0].text)
        if head is not None:
            self._problem(line[0].text.span(*head), "head")
        else:
            self._problem(Span(line[0].text.span().start, line[-1].text.span().end), "no-condition")

    # --- abilities -----------------------------------------------------------------------------------

    def _granted(self, content: Mapped) -> Ability:
        """The ability in a quotation. ～した時、～ says its condition without brackets."""
        waiting = WAITING.fullmatch(content.text) if "《" not in content.text else None
        if waiting is not None:
            content = content.replaced(waiting.end(1), waiting.end(1) + 1, "》：").replaced(0, 0, "《")
        quoted = self._quoted(content)
        if quoted is not None:
            text, quotations = quoted
            found = sections(text)
            if len(found) == 1 and found[0].conditions is not None:
                return self._ability(found[0], quotations, granted=True)
            self._problem(content.span(), "one-ability")
        return Ability("", (), (), ())

    def _ability(self, section: Section, quotations: Quotations, granted: bool = False) -> Ability:
        assert section.conditions is not None
        heads, items, once = without_once(section.conditions, list(section.lines[0]))
        heads, place = _where_it_waits(heads)
        name = self.name if section.name == THIS_NAME else quotations.raw(section.name) if section.name else ""
        conditions = self._conditions(heads, quotations)
        if once:
            conditions = self._once_a_turn(section, conditions)
        unit = self.category in UNITS or granted
        stands = all(isinstance(one, Standing) for one in conditions)
        scope = Scope(speaks=unit, stands=stands, happening=common_happening(conditions))
        costs = tuple(cost for text in section.costs for cost in self._costs(text, quotations, scope))
        scope.letters = "".join(one for one in scope.letters if all(one not in text.text for text in section.costs))
        sentences = self._sentences(items, quotations, scope)
        if not items:
            self._problem(section.conditions.span(), "no-effect")
        if broken_elsewhere.speaks_of_it(conditions, sentences):
            standing = None if costs else broken_elsewhere.as_standing(conditions, sentences)
            if standing is None:
                self._problem(section.conditions.span(), "broken-already")
            conditions, sentences = standing or (conditions, sentences)
        works_in = place or works_in_by_text(sentences, unit, conditions)
        costs, sentences = tidied((costs, sentences))
        return Ability(name, conditions, costs, sentences, works_in)

    def _once_a_turn(self, section: Section, conditions: tuple[Condition, ...]) -> tuple[Condition, ...]:
        assert section.conditions is not None
        limited = once_a_turn(conditions)
        if limited is None:
            self._problem(section.conditions.span(), "once-of-what")
        return limited or conditions

    def _conditions(self, text: Mapped, quotations: Quotations) -> tuple[Condition, ...]:
        """Conditions stand between ／, which may also stand inside of one."""
        found: list[Condition] = []
        pieces = _pieces(text, "／")
        start = 0
        while start < len(pieces):
            for end in range(start + 1, len(pieces) + 1):
                part = text.part(pieces[start][0], pieces[end - 1][1])
                condition = short_condition(part.text) or self._long_condition(part, quotations, quiet=True)
                if condition is not None:
                    found.append(condition)
                    start = end
                    break
            else:
                self._long_condition(text.part(pieces[start][0], pieces[-1][1]), quotations, quiet=False)
                break
        return tuple(found)

    def _long_condition(self, text: Mapped, quotations: Quotations, quiet: bool) -> Condition | None:
        def read(branch: Branch, scope: Scope) -> When:
            clause = Clause(PhraseReader(scope, quotations))
            items = list(branch.branches())
            for item in items[:-1]:
                argument(clause, item)
            end = items[-1].parts[0]
            if len(items[-1].parts) != 2 or items[-1].parts[-1].kind != "WHEN" or items[-1].parts[0].kind != "VERB":
                raise Misread(items[-1].start, items[-1].end, "no-time")
            clause.end = end  # type: ignore[assignment]
            clause.of_this = self.category in UNITS
            each_time = text.text.rstrip("、に").endswith(EACH_TIME)
            return When(happening(clause, (PAST, PLAIN) if clause.form.verb == "attack" or each_time else (PAST,)))

        problems, readings = list(self.problems), self.readings
        found = self._read(text, quotations, Scope(), read, CONDITION)
        if quiet:
            self.problems, self.readings = problems, readings if found is None else self.readings
        return found

    def _costs(self, text: Mapped, quotations: Quotations, scope: Scope) -> list[Cost]:
        short = short_cost(text.text)
        if short is not None:
            return [short]
        for between in ("／・、＋", "／・、＋と"):
            pieces = _pieces(text, between)
            several = [short_cost(text.text[start:end]) for start, end in pieces]
            if all(one is not None for one in several):
                return [one for one in several if one is not None]
        pieces = _pieces(text, "／・、＋")
        first = short_cost(text.text[: pieces[0][1]])
        if first is not None:
            return [first, *self._costs(text.part(pieces[1][0], len(text)), quotations, scope)]
        if _TIRED.search(text.text):
            text = text.replaced(len(text) - 1, len(text), f"{text.text[-1]}させる")
        elif text.text.endswith(_VERB_NOUNS):
            text = text.replaced(len(text) - 1, len(text), f"{text.text[-1]}する")
        items = [Item(one) for one in split_sentences(text)]
        statements = [one for said in self._read_sentences(items, quotations, scope, COST) for one in said]
        return as_costs(statements)

    def _plain_sentences(self, text: Mapped, quotations: Quotations, scope: Scope) -> tuple[Sentence, ...]:
        return self._read_sentences([Item(one) for one in split_sentences(text)], quotations, scope)

    # --- sentences -------------------------------------------------------------------------------------

    def _sentences(self, items: list[Item], quotations: Quotations, scope: Scope) -> tuple[Sentence, ...]:
        sentences = self._read_sentences(items, quotations, scope)
        return tidied(sentences) if scope.speaks is False else sentences

    def _read_sentences(
        self, items: list[Item], quotations: Quotations, scope: Scope, what: str = SENTENCE
    ) -> tuple[Sentence, ...]:
        found: list[Sentence] = []
        place = 0
        while place < len(items):
            item = items[place]
            place += 1
            if item.text.text.startswith("【"):
                following = [item]
                while place < len(items) and not items[place].text.text.startswith("【"):
                    following.append(items[place])
                    place += 1
                found.append(self._with_cost(following, quotations, scope, found))
                continue
            if AS_BATTLE_DAMAGE.fullmatch(item.text.text):
                if not as_battle_damage(found):
                    self._problem(item.text.span(), "which-damage")
                continue
            limit = _HAND_LIMIT.search(item.text.text)
            if limit is not None:
                self._problem(item.text.span(*limit.span()), "hand-limit")
                scope.broken = True
                continue
            defined = _DEFINED.fullmatch(item.text.text)
            if defined is not None and found:
                found[-1] = with_definition(found[-1], self._defined(item.text, defined, quotations, scope))
                continue
            said = self._either(item, quotations, scope) or self._sentence(item, quotations, scope, what)
            if said and self.instead:
                if not in_place_of_the_last(found, said):
                    self._problem(item.text.span(), "instead-of-what")
                continue
            if said and isinstance(said[0], IfDid) and found and any(isinstance(one, EachPlayer) for one in found[-1]):
                self._problem(item.text.span(), "who-did-so")
            if not merged(found, said):
                if needs_fact_before(said) and not scope.broken:
                    self._problem(item.text.span(), "otherwise-of-what")
                found.append(said)
        return tuple(found)

    def _either(self, item: Item, quotations: Quotations, scope: Scope) -> Sentence:
        """相手はAするか、Bする: that player chooses one of two effects (39-15). Nothing if it does not say so."""
        match = _EITHER.fullmatch(item.text.text)
        if match is None or item.listed:
            return ()
        before = list(self.problems), self.readings
        options: list[tuple[Statement, ...]] = []
        for place in ("one", "other"):
            half = item.text.part(*match.span(place))
            if match.group("who"):
                half = half.replaced(0, 0, match.group("who"))
            options.append(self._option(half, quotations, scope))
        if self.problems != before[0] or not all(options):
            self.problems, self.readings = before
            return ()
        by = OPPONENT if match.group("who").startswith("相手") else ""
        scope.new_sentence()
        self.instead = False
        return (Modes(Number(1), tuple(options), by=by),)

    def _defined(self, text: Mapped, match: re.Match[str], quotations: Quotations, scope: Scope) -> Sentence:
        """Xは～に等しい: read as ～をXとする, before the sentence that uses it."""
        end = match.end(2)
        turned = text.replaced(end, len(text), f"を{match.group(1)}とする")
        return self._sentence(Item(turned.part(match.start(2), len(turned))), quotations, scope)

    def _with_cost(self, items: list[Item], quotations: Quotations, scope: Scope, before: list[Sentence]) -> Sentence:
        """【cost】 and what it gives. 代わりに: instead of what the sentence before does last, which goes into it."""
        first = items[0]
        end = first.text.text.find("】")
        if end < 0:
            self._problem(first.text.span(0, 1), "bracket")
            return ()
        known = len(self.problems), self.readings
        costs = self._costs(first.text.part(1, end), quotations, scope)
        rest = end + 1
        if first.text.text[rest : rest + 1] in ("：", "、"):
            rest += 1
        instead = _INSTEAD.match(first.text.text, rest)
        if instead is not None:
            rest = instead.end()
        body = [Item(first.text.part(rest, len(first.text)), first.listed), *items[1:]]
        scope.instead = instead is not None
        sentences = self._read_sentences([one for one in body if one.text.text], quotations, scope)
        scope.instead = False
        statements = tuple(one for sentence in sentences for one in sentence)
        if not statements or not costs:
            if known == (len(self.problems), self.readings):
                self._problem(first.text.span(0, end + 1), "cost-for-what")
            return ()
        otherwise: tuple[Statement, ...] = ()
        if instead is not None:
            if not before or not before[-1] or not can_be_done_instead(before[-1][-1], statements):
                self._problem(first.text.span(*instead.span()), "instead-of-what")
                return ()
            *earlier, last = before[-1]
            before[-1:] = [tuple(earlier)] if earlier else []
            otherwise = (last,)
        whole: Statement = WithCost(costs[-1], statements, otherwise)
        for cost in reversed(costs[:-1]):
            whole = WithCost(cost, (whole,))
        return (whole,)

    def _sentence(self, item: Item, quotations: Quotations, scope: Scope, what: str = SENTENCE) -> Sentence:
        scope.new_sentence()
        options: Options = ()
        if item.listed:
            options = tuple(self._option(one, quotations, scope) for one in item.listed)
        used: list[bool] = []
        self.instead = False

        def read(branch: Branch, scope: Scope) -> Sentence:
            reader = SentenceReader(PhraseReader(scope, quotations), options)
            said = reader.read(branch)
            used.append(reader.lists_used)
            self.instead = reader.instead
            return said

        found = self._read(item.text, quotations, scope, read, what)
        if found is None:
            scope.broken = True
            return ()
        if item.listed and not any(used):
            self._problem(item.listed[0].span(), "list-of-what")
        return found

    def _option(self, text: Mapped, quotations: Quotations, scope: Scope) -> tuple[Statement, ...]:
        inner = scope.copy()
        said = self._plain_sentences(text, quotations, inner)
        scope.slots = inner.slots
        return tuple(one for sentence in said for one in sentence)


def _type_or_keyword(match: re.Match[str]) -> str:
    """【A】を持つ: a keyword, where it is one, or else a type."""
    if is_keywords(match.group(1)):
        return f"「{match.group(1)}」"
    return f"タイプ「{match.group(1)}」{'' if match.group(2) is None else 'の'}"


def with_definition(sentence: Sentence, definition: Sentence) -> Sentence:
    """What X is, said before it is used, but after the choice of a card whose number it is."""
    needed = {one.slot for one in parts_of(definition) if isinstance(one, Those)}
    place = 0
    for at, one in enumerate(sentence):
        if isinstance(one, Choose) and one.slot in needed:
            place = at + 1
    return (*sentence[:place], *definition, *sentence[place:])


def _speaks_of_decks(line: tuple[Item, ...]) -> bool:
    return len(line) == 1 and not line[0].listed and _IN_A_DECK.search(line[0].text.text) is not None


def _pieces(text: Mapped, between: str) -> list[tuple[int, int]]:
    found: list[tuple[int, int]] = []
    start = 0
    for place, sign in enumerate(text.text + between[0]):
        if sign in between:
            found.append((start, place))
            start = place + 1
    return found


def _where_it_waits(conditions: Mapped) -> tuple[Mapped, tuple[str, ...]]:
    """The conditions, and where they say that this card has to be."""
    match = _PLACED.match(conditions.text)
    if match is None:
        return conditions, ()
    return conditions.part(match.end(), len(conditions)), zones_of(match.group("zones"))


def _can_only_stand(statement: Statement) -> bool:
    """Something that goes on, and says no time when it begins or ends."""
    if isinstance(statement, If):
        return all(_can_only_stand(one) for one in (*statement.then, *statement.otherwise))
    return isinstance(statement, _STANDING) and statement.lasts == STAYS


_STANDING: Final = (Forbid, Permit, Modify, Grant, ChangeDamage, ChangeCost, Instead, SetStats)
