"""From the tree back to the text, in the usual words."""

from dataclasses import replace
from typing import Final

from ...effects.parts import parts_of
from ...effects.statements import Choose, Forbid, If, IfDid, Instead, Later, May, Modes, Move, NextTurn, Repeat
from ...effects.tree import (
    STAYS,
    THIS_BATTLE,
    THIS_TURN,
    Ability,
    Activated,
    Amount,
    AtPhase,
    CardText,
    Compares,
    Condition,
    Cost,
    DoAsCost,
    Fact,
    Filter,
    Happening,
    IsFalse,
    IsIt,
    Matches,
    Minus,
    Number,
    Standing,
    Statement,
    Subject,
    This,
    Those,
    Together,
    When,
)
from ...text import rendering
from ...text.saying import AnySaid
from ...text.scope import Scope
from ...text.verbs import JOIN, MAY, PAST, PLAIN
from ..tree import GainThis, PayEnergy
from ..vocabulary import PHASES
from .spoken_cards import PLAYERS, WHOSE, Speaker, keyword
from .spoken_effects import DURATIONS, EffectSpeaker
from .spoken_facts import at_phase, doer, fact, happening, next_time, thing

THIS_CARD: Final = {"character": "このキャラクター", "effect": "このカード", "support": "このカード"}


def render(text: CardText, kind: str) -> str:
    """The text in its usual form. Compiling it again gives the same tree."""
    this = THIS_CARD[kind]
    lines: list[str] = []
    if text.keywords:
        lines.append("".join(keyword(one) for one in text.keywords))
    if text.play:
        lines.append(_Renderer(Scope(speaks=False), this).sentences(text.play))
    for ability in text.abilities:
        lines.append(ability_text(ability, this, kind != "effect"))
    return "\n".join(line.strip("\n") for line in lines)


def ability_text(ability: Ability, this: str = "このキャラクター", speaks: bool = True) -> str:
    """～した時、～する。 or コスト：～する。"""
    renderer = _Renderer(Scope(speaks=speaks), this)
    head = renderer.head(ability.conditions, ability.costs)
    if "trash" in ability.works_in:
        head = f"{this}がトラッシュにある時、{head}"
    sentences = ability.sentences
    if isinstance(ability.conditions[0], Standing) and _is_once(sentences[0][0]):
        head += "1ターンに1度、"
        sentences = tuple(tuple(replace(one, once=False) for one in sentence) for sentence in sentences)  # type: ignore[call-arg]
    return head + renderer.sentences(sentences)


def _is_once(one: Statement) -> bool:
    return isinstance(one, Instead) and one.once


def render_statements(statements: tuple[Statement, ...]) -> str:
    """A sentence of which there are several readings."""
    return _Renderer(Scope(), "このカード").statements(statements)


class _Renderer(rendering.Renderer[Scope]):
    alone = (May, IfDid, Modes, Repeat)
    last = (If, Later, Instead)

    def __init__(self, scope: Scope, this: str) -> None:
        self.scope = scope
        self.speaker = Speaker(scope, this, happening)
        self.effects = EffectSpeaker(self.speaker, ability_text)

    # --- heads -----------------------------------------------------------------------------------------

    def head(self, conditions: tuple[Condition, ...], costs: tuple[Cost, ...]) -> str:
        first = conditions[0]
        if isinstance(first, Standing):
            return f"{WHOSE[first.turn_of]}ターン中、" if first.turn_of else ""
        if isinstance(first, Activated):
            return self._activated(first, costs)
        self.scope.sentence += 1
        said = [self._condition(one) for one in conditions]
        whens = [one.happening for one in conditions if isinstance(one, When)]
        self._await(whens)
        once = "1ターンに1度、" if isinstance(first, When) and first.once else ""
        self.headed = True
        return once + "か、".join(said) + "、"

    headed = False
    """The first sentence follows a head, whose topic it may leave unsaid."""

    def _await(self, whens: list[Happening]) -> None:
        """The scope as the reader has it after the head."""
        if not whens:
            return
        same = all(one == whens[0] for one in whens)
        about_the_same = all(one.what == whens[0].what for one in whens)
        self.scope.happening = whens[0] if same else Happening("", whens[0].what) if about_the_same else None
        self.scope.topic = doer(whens[-1])

    def _activated(self, one: Activated, costs: tuple[Cost, ...]) -> str:
        words = ["1ターンに1度"] if one.once else []
        if one.during:
            words.append(f"{WHOSE[one.turn_of]}{PHASES[one.during][0]}中")
        elif one.turn_of:
            words.append(f"{WHOSE[one.turn_of]}ターン中")
        self.scope.sentence += 1 if any(isinstance(cost, DoAsCost) for cost in costs) else 0
        words += [self._cost(cost) for cost in costs]
        return ("、".join(words) or "【起動】") + "："

    def _cost(self, cost: Cost) -> str:
        if isinstance(cost, PayEnergy):
            return f"エネルギー{self.speaker.amount(cost.amount)}"
        if isinstance(cost, GainThis):
            return "このカードをゲインする"
        assert isinstance(cost, DoAsCost)
        return self._clauses(cost.statements, PLAIN).removesuffix("。")

    def _condition(self, condition: Condition) -> str:
        if isinstance(condition, AtPhase):
            return at_phase(condition)
        assert isinstance(condition, When)
        return happening(self.speaker, condition.happening).ending(PAST) + "時"

    # --- sentences -------------------------------------------------------------------------------------

    def statements(self, statements: tuple[Statement, ...]) -> str:
        """One or more sentences."""
        said: list[str] = []
        for sentence in self._split(statements):
            if self.headed:
                self.headed = False
            else:
                self.scope.new_sentence()
            said.append(self._sentence(sentence))
        return "".join(said)

    def _sentence(self, statements: tuple[Statement, ...]) -> str:
        first = statements[0]
        if isinstance(first, IfDid):
            return self._did(first)
        if isinstance(first, Modes | Repeat):
            return self._list(first)
        return self._block(statements)

    def _block(self, statements: tuple[Statement, ...]) -> str:
        """Clauses up to the end of a sentence, and its full stop."""
        if len(statements) == 1 and isinstance(statements[0], May):
            return self._clauses(statements[0].statements, MAY)
        return self._clauses(statements, PLAIN)

    def _clauses(self, statements: tuple[Statement, ...], form: str) -> str:
        words: list[str] = []
        pending: AnySaid | None = None
        place = 0
        while place < len(statements):
            one = statements[place]
            if pending is not None:
                words.append(pending.ending(JOIN) + "、")
                pending = None
            if isinstance(one, If | Later | Instead | May):
                return "".join(words) + self._lead(one)
            pending, place = self._next(statements, place)
        assert pending is not None
        return "".join(words) + pending.ending(form) + "。"

    def _next(self, statements: tuple[Statement, ...], place: int) -> tuple[AnySaid, int]:
        """The clause of a statement; two choices, or a choice and a discard, are one clause."""
        one = statements[place]
        following = statements[place + 1] if place + 1 < len(statements) else None
        if isinstance(one, NextTurn):
            return self.effects.in_the_next_turn(one), place + 1
        if isinstance(one, Choose):
            apart = isinstance(following, Choose) and Those(one.slot) in parts_of(following.filter)
            if isinstance(following, Choose) and not apart and _plain(one) and _plain(following):
                return self.effects.choose_both(one, following), place + 2
            if following == Move(Those(one.slot), "trash") and one.filter.zones == ("hand",) and not _among(one):
                return self.effects.discard(one), place + 2
        return self.effects.said(one), place + 1

    # --- what stands before the rest of a sentence -------------------------------------------------------

    def _lead(self, one: If | Later | Instead | May) -> str:
        if isinstance(one, May):
            return self._clauses(one.statements, MAY)
        if isinstance(one, If):
            return self._if(one)
        if isinstance(one, Instead) and not one.statements:
            return self._no_damage(one)
        if isinstance(one, Instead):
            return self._instead(one)
        if isinstance(one.condition, When):
            lead = self._happened(one.condition.happening, PAST) + ("度、" if one.again else "時、")
            return self._later_when(lead, one.condition.happening, one.statements, one.lasts)
        assert isinstance(one.condition, AtPhase)
        return self._time(one.condition, one.lasts) + self._block(one.statements)

    def _if(self, one: If) -> str:
        if isinstance(one.fact, IsFalse) and one.then == (Forbid("play-this", This(), lasts=STAYS),):
            return f"このカードは、{fact(self.speaker, one.fact.fact, only=True)}プレイ出来る。"
        said = fact(self.speaker, one.fact)
        if isinstance(one.fact, Compares) and one.fact.how in (">", "<"):
            self.scope.difference = difference(one.fact.one, one.fact.how, one.fact.other)
        self.scope.topic = spoken_of(one.fact) or self.scope.topic
        said += self._block(one.then)
        if one.otherwise:
            self.scope.new_sentence()
            said += "そうでないなら、" + self._block(one.otherwise)
        return said

    def _no_damage(self, one: Instead) -> str:
        if one.happening.kind != "damaged":
            return self._prevented(one.happening)
        down = "ダウン" if one.happening.nature == "down" else ""
        once = "次に" if one.once else ""
        return f"{self._duration(one.lasts)}{once}{PLAYERS[one.happening.who]}が受ける{down}ダメージは0になる。"

    def _prevented(self, one: Happening) -> str:
        """～は、戦闘でダウンしない."""
        subject = (
            self.speaker.cards(one.what) + "全て" if isinstance(one.what, Filter) else thing(self.speaker, one.what)
        )
        if one.kind == "destroyed":
            return f"{subject}は、破壊されない。"
        return f"{subject}は、{'戦闘で' if one.other is not None else ''}ダウンしない。"

    def _duration(self, lasts: str) -> str:
        return "このターン、" if lasts == THIS_TURN else f"{DURATIONS[lasts]}、" if lasts != STAYS else ""

    def _time(self, condition: AtPhase, lasts: str) -> str:
        if lasts == THIS_BATTLE:
            return "戦闘終了時に、"
        if lasts == THIS_TURN:
            if (condition.phase, condition.end) == ("end", True):
                return "このターン終了時に、"
            return f"{PHASES[condition.phase][0]}{'終了' if condition.end else '開始'}時に、"
        return f"{next_time(condition)}に、"

    def _topic_after(self, awaited: Happening) -> Subject | None:
        return doer(awaited)

    def _list(self, one: Modes | Repeat) -> str:
        if isinstance(one, Repeat):
            return self._items(f"以下の効果を{self.speaker.amount(one.count)}回解決する。", one.statements)
        by = f"{PLAYERS[one.by]}は" if one.by else ""
        up_to = "まで" if one.up_to else ""
        head = f"{by}以下の効果の中から{self.speaker.amount(one.count)}つ{up_to}選ぶ。"
        return self._items(head, *one.options)

    def _beside(self) -> "_Renderer":
        return _Renderer(self.scope.copy(), self.speaker.this)

    def _happened(self, one: Happening, form: str) -> str:
        return happening(self.speaker, one).ending(form)


def _among(one: Choose) -> bool:
    return any(isinstance(test, IsIt) for test in one.filter.tests)


def _plain(one: Choose) -> bool:
    return isinstance(one.count, Number) and not one.up_to and not one.by and not one.any_number and not _among(one)


def difference(first: Amount, how: str, second: Amount) -> Amount:
    """その差: how much more the one is."""
    return Minus(first, second) if how == ">" else Minus(second, first)


def spoken_of(fact: Fact) -> Subject | None:
    """The card that a fact is about, of which the rest of the sentence then speaks too."""
    return fact.subject if isinstance(fact, Matches) and not isinstance(fact.subject, Together) else None
