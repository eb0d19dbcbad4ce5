"""Costs before a colon, and lines of their own kind: what acting costs, and when a card can be used."""

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from ...effects.statements import If, LoseLife, May, Modes, Orient
from ...effects.tree import (
    BOTH,
    EITHER,
    OPPONENT,
    YOU,
    Ability,
    AllTrue,
    Cost,
    DoAsCost,
    Every,
    Fact,
    Filter,
    IsIt,
    IsPhase,
    IsTurnOf,
    Matches,
    Number,
    Sentence,
    Standing,
    Statement,
    This,
    Those,
    Variable,
)
from ...text.expectations import COST, SENTENCE
from ...text.lines import split_sentences
from ...text.mapped import Mapped
from ...text.quotations import quoted
from ...text.slots import tidied
from ..statements import AddCost, AlternativeCost, CostToAct, Designate, OnlyIf, Pay, RemoveCounters
from ..tree import HasCounters, PaySouls, WipeThis
from ..vocabulary import DYNAMO_COUNTER
from . import special_lines
from .changes import used_cards
from .clauses import new_clause
from .expectations import nearest_wordings
from .field_abilities import is_about_this
from .layout import Line
from .lexicon import number
from .nominals import in_order
from .phrases import PhraseReader
from .prices import DYNAMO_BRACKET, price_of
from .quotations import Quotations
from .scope import Scope
from .signs import SOULS_QUOTED, THIS_NAME
from .special_lines import Limits
from .text_reader import TextReader

_WIPE: Final = re.compile(
    f"ワイプ(?:アイコン)?|(?:この(?:カード|ユニット|ヒストリー|ストラクチャ)|{THIS_NAME})をワイプ(?:する|し)?"
)
_VERBAL_NOUN: Final = re.compile("を(?:ワイプ|除外|破壊|公開|犠牲に)$")
"""ユニット1体を犠牲に：."""
_LIFE: Final = re.compile("(?:ライフを?)?([0-9X]+)点?の?(?:ライフ)?(?:を支払う|を失う)?")


class CostLines(TextReader):
    """Reads costs and lines about them."""

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
                many = Variable("X") if counters.x else number(str(counters.free))
                return DoAsCost((RemoveCounters(This(), DYNAMO_COUNTER, many),))
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
        if _VERBAL_NOUN.search(text.text) is not None:
            text = text.replaced(len(text), len(text), "する")
        said = self._sentence(text, (), quotations, scope, COST)
        if any(isinstance(one, Modes) for one in said):
            self._problem(text.span(), "either-of-what")
        elif said and _takes_off_all(said) and re.search("全て|それぞれ", text.text) is None:
            self._problem(text.span(), "how-many", word=text.span().of(self.typed))
        elif said:
            return tuple(_as_cost(said))
        if quiet:
            self.problems, self.readings = problems, readings
            scope.broken = False
        return None

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
        if is_about_this(statement):
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


def _takes_off_all(said: Sentence) -> bool:
    """～の上からカウンターを2個取り除く, of each of several cards: of how many of them must be said."""
    return any(isinstance(one, RemoveCounters) and isinstance(one.subject, Every) for one in said)


def _bearing_enough(statements: list[Statement]) -> list[Statement]:
    """What counters are taken off to pay must bear as many."""
    found: list[Statement] = []
    for one in statements:
        off = next((two for two in statements if isinstance(two, RemoveCounters) and _is_of(two, one)), None)
        if isinstance(one, Designate) and off is not None and off.amount is not None:
            bears = HasCounters(off.counter, ">=", off.amount)
            known = any(isinstance(test, HasCounters) for test in one.filter.tests)
            tests = one.filter.tests if known else tuple(in_order([*one.filter.tests, bears]))
            one = replace(one, filter=replace(one.filter, tests=tests))
        found.append(one)
    return found


def _ones_own(statements: list[Statement]) -> list[Statement]:
    """他のユニット1体をワイプする, as a cost: one's own."""
    wiped = {one.subject for one in statements if isinstance(one, Orient) and one.how == "wiped"}
    return [
        replace(one, filter=replace(one.filter, whose=YOU))
        if isinstance(one, Designate) and Those(one.slot) in wiped and one.filter.whose == EITHER
        else one
        for one in statements
    ]


def _is_of(off: RemoveCounters, one: Statement) -> bool:
    return isinstance(one, Designate) and off.subject == Those(one.slot) and one.count == Number(1)


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
        found.append(DoAsCost(tuple(_ones_own(_bearing_enough(rest)))))
    return found


def _pieces(text: Mapped) -> list[tuple[int, int]]:
    found: list[tuple[int, int]] = []
    start = 0
    for place, sign in enumerate(text.text + "、"):
        if sign in "、＋・":
            found.append((start, place))
            start = place + 1
    return [(first, last) for first, last in found if first < last]
