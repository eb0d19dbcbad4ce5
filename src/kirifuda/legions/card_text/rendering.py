"""From the tree back to the text, in the usual words."""

from dataclasses import replace
from typing import Final

from ...effects.parts import parts_of
from ...effects.statements import (
    Choose,
    Connective,
    GainLife,
    Grant,
    If,
    IfDid,
    Instead,
    Later,
    LoseLife,
    May,
    Modes,
    NextTurn,
    Repeat,
    While,
)
from ...effects.tree import (
    BOTH,
    OPPONENT,
    STAYS,
    THIS_TURN,
    YOU,
    Ability,
    AtPhase,
    CardText,
    Condition,
    Cost,
    DoAsCost,
    Happening,
    IsIt,
    Number,
    Statement,
    Those,
    When,
)
from ...text import rendering
from ...text.saying import AnySaid
from ...text.verbs import JOIN, MAY, PAST, PLAIN
from ..card_words.waiting import works_in_by_text
from ..tree import EachPlayer, ExhaustThis, ManaBoost, Modify, PayPoints, ReverseThis, SoulCharge, WithCost
from ..vocabulary import PHASES
from .clauses import CONNECTIVES as WORDS_THAT_JOIN
from .conditions import SHORT
from .hand_sizes import of_each
from .once_a_turn import AHEAD
from .scope import Scope
from .sentences import damages
from .spoken_cards import OWN, Speaker, keyword, quoted, zones
from .spoken_effects import DURATIONS, EffectSpeaker
from .spoken_facts import AS_LONG_AS, fact, happening


def render(text: CardText, category: str) -> str:
    """The text in its usual form. Compiling it again gives the same tree."""
    lines: list[str] = []
    if text.keywords:
        lines.append(quoted(tuple(keyword(one) for one in text.keywords)))
    unit = category in ("minion", "lord", "master")
    if text.play:
        lines.append(_Renderer(Scope(speaks=False)).sentences(text.play))
    lines.extend(ability_text(one, unit) for one in text.abilities)
    return "\n".join(line.strip("\n") for line in lines)


def ability_text(ability: Ability, unit: bool = True) -> str:
    """「name」《condition／condition》【cost】：effect。"""
    scope = Scope(speaks=unit, happening=common_happening(ability.conditions))
    renderer = _Renderer(scope)
    name = f"「{ability.name}」" if ability.name else ""
    place = ""
    if ability.works_in != works_in_by_text(ability.sentences, unit, ability.conditions):
        place = f"このカードが{zones(ability.works_in)}にあり、"
    once = AHEAD if any(isinstance(one, When) and one.once for one in ability.conditions) else ""
    conditions = once + place + "／".join(_condition(one) for one in ability.conditions)
    costs = "".join(f"【{renderer.cost(one)}】" for one in ability.costs)
    return f"{name}《{conditions}》{costs}：{renderer.sentences(ability.sentences)}"


def common_happening(conditions: tuple[Condition, ...]) -> Happening | None:
    """What その～ can speak of: the happening, if all conditions are of that one."""
    happenings = [one.happening if isinstance(one, When) else None for one in conditions]
    return happenings[0] if happenings and all(one == happenings[0] for one in happenings) else None


def render_meaning(meaning: object) -> str:
    """A sentence or a condition of which there are several readings."""
    if isinstance(meaning, When):
        return _condition(meaning)
    assert isinstance(meaning, tuple)
    return _Renderer(Scope()).statements(meaning)


def _condition(condition: Condition) -> str:
    if isinstance(condition, When):
        condition = replace(condition, once=False)
    for word, short in SHORT.items():
        if condition == short:
            return word
    if isinstance(condition, AtPhase):
        whose = {YOU: "あなたの", OPPONENT: "相手の", BOTH: "各"}[condition.whose]
        return f"{whose}{PHASES[condition.phase][0]}{'終了' if condition.end else '開始'}時"
    assert isinstance(condition, When)
    return happening(Speaker(Scope()), condition.happening).ending(PAST) + "時"


class _Renderer(rendering.Renderer[Scope]):
    alone = (EachPlayer, May, IfDid, WithCost, Modes, Repeat)
    last = (If, Later, Instead, While)

    def __init__(self, scope: Scope) -> None:
        self.scope = scope
        self.speaker = Speaker(scope)
        self.effects = EffectSpeaker(self.speaker, ability_text)
        self.at_start = True
        """Nothing of the sentence has been said yet."""

    def cost(self, cost: Cost) -> str:
        if isinstance(cost, ExhaustThis):
            return "疲労"
        if isinstance(cost, ReverseThis):
            return "挺身"
        if isinstance(cost, DoAsCost):
            return self.statements(cost.statements).removesuffix("。")
        assert isinstance(cost, PayPoints | ManaBoost | SoulCharge)
        word = {PayPoints: "MP", ManaBoost: "マナブースト", SoulCharge: "ソウルチャージ"}[type(cost)]
        return word + self.speaker.amount(cost.amount)

    def statements(self, statements: tuple[Statement, ...]) -> str:
        """One or more sentences."""
        said: list[str] = []
        for sentence in self._split(statements):
            self.scope.new_sentence()
            self.at_start = True
            dealt = damages(sentence)
            apart = len(dealt) == 1 and dealt[0].as_battle and not isinstance(sentence[0], WithCost | Modes | Repeat)
            self.effects.battle_damage_apart = apart
            said.append(self._sentence(sentence))
            if apart:
                said.append("このダメージはバトルダメージとして扱う。")
        return "".join(said)

    def _sentence(self, statements: tuple[Statement, ...]) -> str:
        first = statements[0]
        if isinstance(first, Connective) and isinstance(statements[1], Modes | Repeat):
            return CONNECTIVES[first.word] + "、" + self._list(statements[1])
        if isinstance(first, IfDid):
            return self._did(first)
        if isinstance(first, WithCost):
            return self._with_cost(first)
        if isinstance(first, EachPlayer):
            return "互いのプレイヤーは" + self._block(one_s_own(first.statements))
        if isinstance(first, Modes | Repeat):
            return self._list(first)
        return self._block(statements)

    def _with_cost(self, one: WithCost) -> str:
        lead = self.statements(one.otherwise) if one.otherwise else ""
        cost = f"【{self.cost(one.cost)}】"
        return f"{lead}{cost}{'代わりに' if one.otherwise else ''}{self.statements(one.then)}"

    def _block(self, statements: tuple[Statement, ...]) -> str:
        """Clauses up to the end of a sentence, and its full stop."""
        if len(statements) == 1 and isinstance(statements[0], May):
            return self._may(statements[0])
        return self._clauses(statements, PLAIN)

    def _may(self, one: May) -> str:
        """相手は～てもよい: who decides is named, once."""
        by = self.effects.doer(one.by or YOU)
        return by + self._clauses(one.statements, MAY)

    def _clauses(self, statements: tuple[Statement, ...], form: str) -> str:
        words: list[str] = []
        pending: AnySaid | None = None
        place = 0
        while place < len(statements):
            one = statements[place]
            if pending is not None:
                words.append(pending.ending(JOIN) + "、")
                pending = None
            if isinstance(one, Connective):
                comma = "、" if one.word == "afterwards" or (not words and self.at_start) else ""
                words.append(CONNECTIVES[one.word] + comma)
                if self.scope.player == YOU != self.scope.player_before:
                    self.scope.player = ""
                place += 1
                continue
            if isinstance(one, Modes | Repeat):
                return "".join(words) + self._list(one)
            if isinstance(one, If | Later | Instead | May | While):
                return "".join(words) + self._lead(one)
            pending, place = self._next(statements, place)
        assert pending is not None
        return "".join(words) + pending.ending(form) + "。"

    def _next(self, statements: tuple[Statement, ...], place: int) -> tuple[AnySaid, int]:
        """The clause of a statement; a change and keywords for the same cards are one clause."""
        one = statements[place]
        self.effects.goes_on = place + 1 < len(statements)
        if isinstance(one, NextTurn):
            return self._in_the_next_turn(one), place + 1
        following = statements[place + 1] if place + 1 < len(statements) else None
        if isinstance(one, Choose) and isinstance(following, Choose):
            if _plain(one) and _plain(following) and Those(one.slot) not in parts_of(following):
                return self.effects.choose_both(one, following), place + 2
            if _by_both(one, following):
                return self.effects.choose_by_both(one, following), place + 2
        if not isinstance(one, Modify | Grant):
            return self.effects.said(one), place + 1
        changes = [one] if isinstance(one, Modify) else []
        grant = one if isinstance(one, Grant) else None
        if isinstance(one, Modify) and isinstance(following, Grant) and _alike(one, following):
            grant = following
            place += 1
        return self.effects.gifts(changes, grant), place + 1

    def _in_the_next_turn(self, one: NextTurn) -> AnySaid:
        self.effects.next_turn = one.whose
        said, _ = self._next(one.statements, 0)
        self.effects.next_turn = ""
        return said

    # --- what stands before the rest of a sentence -------------------------------------------------------

    def _lead(self, one: If | Later | Instead | May | While) -> str:
        self.at_start = False
        if isinstance(one, While):
            return fact(self.speaker, one.fact, AS_LONG_AS) + self._block(one.statements)
        if isinstance(one, May):
            return self._may(one)
        if isinstance(one, If):
            lead = fact(self.speaker, one.fact)
            said = lead + self._block(one.then)
            if one.otherwise:
                self.scope.new_sentence()
                said += "そうでないなら、" + self._block(one.otherwise)
            return said
        if isinstance(one, Instead):
            return self._instead(one)
        if isinstance(one.condition, When):
            word, form = ("たび、", PLAIN) if one.again else ("時、", PAST)
            lead = self._happened(one.condition.happening, form) + word
            return self._later_when(lead, one.condition.happening, one.statements, one.lasts)
        assert isinstance(one.condition, AtPhase)
        return self._time(one.condition, one.lasts) + self._block(one.statements)

    def _duration(self, lasts: str) -> str:
        return "このターン、" if lasts == THIS_TURN else f"{DURATIONS[lasts]}、" if lasts != STAYS else ""

    def _time(self, condition: AtPhase, lasts: str) -> str:
        if lasts == THIS_TURN:
            return "ターン終了時に、"
        whose = "相手" if condition.whose == OPPONENT else "あなた"
        return f"{whose}の次の{PHASES[condition.phase][0]}{'終了' if condition.end else '開始'}時に、"

    def _did(self, one: IfDid) -> str:
        self.at_start = False
        return super()._did(one)

    def _list(self, one: Modes | Repeat) -> str:
        if isinstance(one, Repeat):
            return self._items(f"以下の効果を{self.speaker.amount(one.count)}回得る。", one.statements)
        by = self.effects.doer(one.by or YOU)
        up_to = "まで" if one.up_to else ""
        head = f"{by}以下の効果の中から{self.speaker.amount(one.count)}つ{up_to}選んで得る。"
        return self._items(head, *one.options)

    def _beside(self) -> "_Renderer":
        return _Renderer(self.scope.copy())

    def _happened(self, one: Happening, form: str) -> str:
        return happening(self.speaker, one).ending(form)


def one_s_own(statements: tuple[Statement, ...]) -> tuple[Statement, ...]:
    """The same, with 自分の for the cards on the side of the player who does it."""
    (decided,) = statements
    assert isinstance(decided, May)
    own = []
    for one in decided.statements:
        if isinstance(one, Choose) and one.filter.whose == YOU and one.filter.zones != ("hand",):
            one = replace(one, filter=replace(one.filter, whose=OWN))
        elif isinstance(one, GainLife | LoseLife):
            one = replace(one, whose=OWN)
        own.append(one)
    return (replace(decided, statements=tuple(own)),)


def _by_both(one: Choose, other: Choose) -> bool:
    """Each player chooses as many of the same among one's own."""
    if (one.by, other.by) != (YOU, OPPONENT) or (one.filter.whose, other.filter.whose) != (YOU, OPPONENT):
        return False
    mirrored = replace(
        other, slot=one.slot, by=YOU, filter=replace(other.filter, whose=YOU), count=of_each(other.count, YOU)
    )
    return mirrored == one and not one.any_number


def _plain(one: Choose) -> bool:
    among = any(isinstance(test, IsIt) for test in one.filter.tests)
    return isinstance(one.count, Number) and not one.up_to and not one.by and not one.any_number and not among


def _alike(one: Modify, other: Grant) -> bool:
    return one.subject == other.subject and one.lasts == other.lasts


CONNECTIVES: Final = {name: word for word, name in WORDS_THAT_JOIN.items()}
