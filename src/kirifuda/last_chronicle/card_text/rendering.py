"""From the tree back to the text, in the usual words."""

import re
from collections.abc import Iterator
from dataclasses import replace

from ...effects.statements import Choose, ChooseAtRandom, If, IfDid, Instead, Later, LoseLife, May, Modes, Repeat, While
from ...effects.tree import (
    BOTH,
    EITHER,
    OPPONENT,
    STAYS,
    THIS_TURN,
    YOU,
    Ability,
    Activated,
    AtPhase,
    CardText,
    Condition,
    Cost,
    Count,
    DoAsCost,
    Fact,
    Filter,
    Happening,
    IsIt,
    IsPhase,
    IsTurnOf,
    Number,
    Sentence,
    Standing,
    Statement,
    This,
    Those,
    When,
)
from ...text import rendering
from ...text.saying import AnySaid
from ...text.speaking import in_words
from ...text.verbs import JOIN, MAY, PAST, PLAIN
from ..statements import (
    AddCost,
    AlternativeCost,
    CallPlayer,
    ChoosePlayer,
    CostToAct,
    Designate,
    Discard,
    GainAdvancePoints,
    OnlyIf,
    Search,
)
from ..tree import THAT_PLAYER, Depending, NthThisTurn, PaySouls, Provided, StateTrigger, TimesATurn, WipeThis
from ..vocabulary import TYPES, ZONES
from .prices import spelled
from .scope import Scope
from .spoken_basics import DURATIONS
from .spoken_cards import PLAYERS, Speaker
from .spoken_effects import FUSED, EffectSpeaker
from .spoken_facts import BECOMES, IF, WHEN, WHILE, at_phase, fact, happening, phase_word
from .spoken_keywords import is_given_in_words, keyword, with_its_number


def render(text: CardText, types: tuple[str, ...]) -> str:
    """The text in its usual form. Compiling it again gives the same tree."""
    this = f"この{TYPES[types[0]][0]}" if types else "このカード"
    lines: list[str] = []
    if text.keywords:
        renderer = Renderer(Scope(), this)
        plain = [one for one in text.keywords if not is_given_in_words(one)]
        lines.append("".join(f"『{keyword(one, renderer)}』" for one in plain))
        lines.extend(with_its_number(one, renderer) for one in text.keywords if is_given_in_words(one))
    lines.extend(ability_text(one, this) for one in text.abilities)
    if text.play:
        lines.append(Renderer(Scope(speaks=False), this).sentences(text.play))
    return in_usual_spelling("\n".join(line.strip("\n") for line in lines if line))


def to_anybody(waits: list[Happening]) -> list[Happening]:
    """Damage to a unit, and the same to a player, are one clause: ～がダメージを与えたとき."""
    first = waits[0]
    both = [first, replace(first, kind="player-damaged", who=EITHER)]
    return [first] if first.kind == "damaged" and first.what is None and waits == both else waits


def in_usual_spelling(text: str) -> str:
    return text.replace("出来", "でき").replace("する事が", "することが").replace("事ができ", "ことができ")


def render_meaning(meaning: object) -> str:
    """A sentence or an ability of which there are several readings."""
    conditions = getattr(meaning, "conditions", ())
    said = getattr(meaning, "said", meaning)
    renderer = Renderer(Scope(), "このカード")
    head = renderer.conditions(conditions) if conditions else ""
    return in_usual_spelling(head + (renderer.statements(said) if isinstance(said, tuple) else str(said)))


def ability_text(ability: Ability, this: str = "このユニット") -> str:
    """An ability as one line."""
    renderer = Renderer(Scope(), this)
    first = ability.conditions[0]
    if isinstance(first, Activated):
        return renderer.action(ability, first)
    if isinstance(first, Standing):
        renderer.scope.standing = True
        renderer.effects.standing = True
        return renderer.sentences(ability.sentences)
    return renderer.conditions(ability.conditions) + renderer.after_head(ability)


class Renderer(rendering.Renderer[Scope]):
    """Says one ability, or the whole text of a spell."""

    alone = (IfDid, Repeat, AddCost, AlternativeCost, CostToAct, OnlyIf)
    last = (If, Later, Instead, While, May, Search, Modes)
    if_did = "そうしたならば、"
    if_did_not = "そうしなかったならば、"

    def __init__(self, scope: Scope, this: str) -> None:
        self.scope = scope
        self.this = this
        self.speaker = Speaker(scope, this)
        self.speaker.happened = lambda one: happening(self.speaker, one).ending(PAST)
        bearer = this.replace("スペル", "カード")
        self.effects = EffectSpeaker(self.speaker, lambda ability: ability_text(ability, bearer).strip("\n"))

    # --- abilities -----------------------------------------------------------------------------------------

    def conditions(self, conditions: tuple[Condition, ...]) -> str:
        words = ""
        waits = [one.happening for one in conditions if isinstance(one, When)]
        if waits:
            words += "か、".join(self._waits(one) for one in to_anybody(waits)) + "、"
            for each in conditions:
                if isinstance(each, NthThisTurn):
                    nth = f"{each.nth}枚目{'以降' if each.onward else ''}の"
                    by_player = re.match(f"(?:{'|'.join(PLAYERS.values())})が", words)
                    place = by_player.end() if by_player is not None else 0
                    words = words[:place] + nth + words[place:]
            self.scope.happening = waits[0]
        for one in conditions:
            if isinstance(one, When):
                continue
            if isinstance(one, AtPhase):
                words += at_phase(one)
            elif isinstance(one, StateTrigger):
                words += fact(self.speaker, one.fact, BECOMES if one.becomes else WHEN)
            elif isinstance(one, Provided):
                words += fact(self.speaker, one.fact, IF)
        return words

    def _waits(self, one: Happening) -> str:
        return happening(self.speaker, one).ending(PAST) + WHEN.removesuffix("、")

    def awaited(self, conditions: tuple[Condition, ...]) -> str:
        return self.conditions(conditions).removesuffix("、")

    def of_keyword(self, sentences: tuple[Sentence, ...]) -> str:
        return Renderer(Scope(), self.this).sentences(sentences)

    def after_head(self, ability: Ability) -> str:
        """What a trigger does; where it works, if its condition does not say that."""
        self.scope.new_sentence()
        words = self.sentences(ability.sentences)
        if any(isinstance(one, When) and one.once for one in ability.conditions):
            words += "このアビリティは1ターンに1回しかトリガーしない。"
        for one in ability.conditions:
            if isinstance(one, TimesATurn):
                words += f"このアビリティは1ターンに{one.times}回しかトリガーしない。"
        return words

    def action(self, ability: Ability, when: Activated) -> str:
        self.scope.cost = True
        costs = "、".join(self.cost(one) for one in ability.costs)
        self.scope.cost = False
        words = f"{costs}：{self.sentences(ability.sentences)}"
        for limit in self._limits(ability, when):
            words += f"このアビリティは{limit}使用できる。"
        if when.once:
            words += "このアビリティは1ターンに1回しか使用できない。"
        for one in ability.conditions:
            if isinstance(one, TimesATurn):
                words += f"このアビリティは1ターンに{one.times}回しか使用できない。"
        return words

    def _limits(self, ability: Ability, when: Activated) -> Iterator[str]:
        whose = {"you": "あなたの", "opponent": "対戦相手の"}.get(when.turn_of, "")
        if when.during:
            yield f"{whose}{phase_word(when.during)}にのみ"
        elif when.turn_of:
            yield f"{whose}ターンにのみ"
        discarded = DoAsCost((Discard(This()),)) in ability.costs and ability.works_in == ("hand",)
        if ability.works_in and not discarded:
            yield f"このカードが{in_words(ability.works_in, ZONES)}にある場合にのみ"
        for one in ability.conditions[1:]:
            if isinstance(one, Provided):
                yield f"{self.only(one.fact)}にのみ"

    def only(self, said: Fact) -> str:
        """～の場合."""
        if isinstance(said, IsPhase | IsTurnOf):
            return fact(self.speaker, said, IF).removesuffix(IF)
        words = fact(self.speaker, said, IF).removesuffix(IF)
        verb = words.endswith(("る", "い", "つ", "た"))
        return f"{words}場合" if verb else f"{words}の場合"

    def cost(self, cost: Cost) -> str:
        if isinstance(cost, WipeThis):
            return "ワイプ"
        if isinstance(cost, PaySouls):
            return spelled(cost.price)
        assert isinstance(cost, DoAsCost)
        points = self.points_paid(cost)
        if points:
            return f"{points}支払う"
        return self.statements(cost.statements).removesuffix("。")

    def points_paid(self, cost: DoAsCost) -> str:
        """ライフを2点, 進攻値を2点; or ～に等しいライフを. Another cost: ""."""
        one = cost.statements[0]
        if len(cost.statements) > 1 or not isinstance(one, LoseLife | GainAdvancePoints) or one.whose != YOU:
            return ""
        if isinstance(one, GainAdvancePoints) and not one.down:
            return ""
        noun = "ライフ" if isinstance(one, LoseLife) else "進攻値"
        if self.speaker.is_plain(one.amount):
            return f"{noun}を{self.speaker.number(one.amount)}点"
        return f"{self.effects.points(one.amount, noun)}を"

    # --- sentences ---------------------------------------------------------------------------------------------

    def sentences(self, sentences: tuple[Sentence, ...]) -> str:
        last = len(sentences) - 1
        return "".join(self.statements(one, place == last) for place, one in enumerate(sentences))

    def statements(self, statements: tuple[Statement, ...], last: bool = True) -> str:
        """One or more sentences; below the last of all a list may stand."""
        said: list[str] = []
        parts = list(self._split(statements))
        for place, sentence in enumerate(parts):
            self._new_sentence()
            said.append(self._sentence(sentence, last and place == len(parts) - 1))
        return "".join(said)

    def _sentence(self, statements: tuple[Statement, ...], last: bool) -> str:
        first = statements[0]
        if isinstance(first, IfDid):
            return self._did(first)
        if isinstance(first, Repeat) or (isinstance(first, Modes) and (last or self._either_is_long(first))):
            return self._list(first)
        if isinstance(first, AddCost | AlternativeCost | CostToAct | OnlyIf):
            return self._special(first)
        return self._block(statements)

    def _block(self, statements: tuple[Statement, ...]) -> str:
        """Clauses up to the end of a sentence, and its full stop."""
        if isinstance(statements[0], AddCost | AlternativeCost | CostToAct | OnlyIf):
            return self._special(statements[0])
        last = statements[-1]
        before = statements[:-1]
        if isinstance(last, May) and all(isinstance(one, Choose | ChoosePlayer | CallPlayer) for one in before):
            calls = [one for one in before if isinstance(one, CallPlayer)]
            chosen = tuple(one for one in before if not isinstance(one, CallPlayer))
            one_does_both = not calls and last.by in ("", YOU)
            if not chosen or one_does_both:
                for one in before:
                    self._call(one)
                by = "" if last.by in ("", YOU) else self.effects.does_so(last.by)
                return self._clauses((*before, *last.statements), MAY, by)
            head = "".join(self.effects.said(one).ending(JOIN) + "、" for one in chosen)
            for one in calls:
                self._call(one)
            by = "" if last.by in ("", YOU) else self.effects.does_so(last.by)
            return head + self._clauses(last.statements, MAY, by)
        return self._clauses(statements, PLAIN)

    def _clauses(self, statements: tuple[Statement, ...], form: str, lead: str = "") -> str:
        words: list[str] = [lead]
        pending: AnySaid | None = None
        place = 0
        while place < len(statements):
            one = statements[place]
            following = statements[place + 1] if place + 1 < len(statements) else None
            if pending is not None:
                words.append(pending.ending(JOIN) + "、")
                pending = None
            if isinstance(one, CallPlayer):
                if not lead:
                    self._call(one)
                place += 1
                continue
            if isinstance(one, If | Later | Instead | While):
                return "".join(words) + self._lead(one)
            if isinstance(one, Modes):
                either = self._either(one, form)
                return "".join(words) + (self._list(one) if either is None else either)
            if isinstance(one, Search):
                pending = self.effects.search(one.slot, one.filter, one.count, one.whose)
                if one.then:
                    words.append(pending.ending(JOIN) + "、")
                    return "".join(words) + self._clauses(one.then, form)
                place += 1
                continue
            if isinstance(one, Designate | ChooseAtRandom) and self._fuses(one, following):
                assert following is not None
                pending = self._without(lead, self.effects.fused(one, following))
                place += 2
                continue
            pending = self._without(lead, self.effects.said(one))
            place += 1
        assert pending is not None
        return "".join(words) + pending.ending(form) + "。"

    def _either(self, one: Modes, form: str) -> str | None:
        """AするかBする; None: that is too much for one sentence, and takes a list."""
        if self._either_is_long(one):
            return None
        lead = self.effects.does_so(one.by) if one.by else ""
        words: list[str] = []
        for option in one.options:
            inner = self._beside()
            inner.effects.doer = self.effects.doer
            inner.effects.standing = self.effects.standing
            words.append(inner._clauses(option, form if option is one.options[-1] else PLAIN, lead).removesuffix("。"))
            self.scope.slots = inner.scope.slots
        return lead + "か、".join(word.removeprefix(lead) for word in words) + "。"

    def _either_is_long(self, one: Modes) -> bool:
        return one.count != Number(1) or one.up_to or not all(self._is_a_clause(option) for option in one.options)

    def _is_a_clause(self, statements: tuple[Statement, ...]) -> bool:
        first = statements[0]
        if len(statements) == 2 and isinstance(first, Designate | ChooseAtRandom):
            return self._fuses(first, statements[1])
        return len(statements) == 1 and not isinstance(first, (*self.alone, *self.last))

    def _call(self, one: Statement) -> None:
        if isinstance(one, CallPlayer):
            who = "オーナー" if one.owner else "コントローラー"
            self.effects.called = f"{self.speaker.subject(one.of)}の{who}"

    def _fuses(self, one: Designate | ChooseAtRandom, following: Statement | None) -> bool:
        if isinstance(one, Designate) and one.count == Count(one.filter):
            return False
        if isinstance(one, ChooseAtRandom) and not isinstance(following, Discard):
            return False
        return isinstance(following, FUSED) and getattr(following, "subject", None) == Those(one.slot)

    def _without(self, lead: str, said: AnySaid) -> AnySaid:
        """Who does it is said once."""
        if not lead:
            return said
        called = f"{PLAYERS[THAT_PLAYER]}は" if lead.endswith(("コントローラーは", "オーナーは")) else lead
        return replace(said, before=said.before.removeprefix(lead).removeprefix(called))

    # --- what stands before the rest of a sentence -------------------------------------------------------

    def _lead(self, one: If | Later | Instead | While) -> str:
        if isinstance(one, If):
            said = fact(self.speaker, one.fact, IF) + self._block(one.then)
            if one.otherwise:
                self._new_sentence()
                said += "そうでないならば、" + self._block(one.otherwise)
            return said
        if isinstance(one, While):
            return fact(self.speaker, one.fact, WHILE) + self._block(one.statements)
        if isinstance(one, Instead):
            return self._instead(one)
        if isinstance(one.condition, When):
            lead = self._happened(one.condition.happening, PAST) + WHEN
            lead = f"次に{lead}" if one.condition.once else lead
            return self._later_when(lead, one.condition.happening, one.statements, one.lasts)
        assert isinstance(one.condition, AtPhase)
        return self._time(one.condition, one.lasts) + self._block(one.statements)

    def _time(self, condition: AtPhase, lasts: str) -> str:
        if lasts == THIS_TURN:
            return "この" + at_phase(condition)
        if condition.whose == BOTH:
            return "次の" + at_phase(condition).removeprefix("各")
        next_one = lasts != STAYS or not condition.end
        return "次の" + at_phase(condition) if condition.whose in (YOU, OPPONENT) and next_one else at_phase(condition)

    def _duration(self, lasts: str) -> str:
        return DURATIONS[lasts]

    def _happened(self, one: Happening, form: str) -> str:
        return happening(self.speaker, one).ending(form)

    def _new_sentence(self) -> None:
        super()._new_sentence()
        self.effects.doer = YOU

    def _list(self, one: Modes | Repeat) -> str:
        if isinstance(one, Repeat):
            return self._items(f"以下の効果を{self.speaker.number(one.count)}回行う。", one.statements)
        by = f"{PLAYERS[one.by]}は" if one.by else ""
        up_to = "まで" if one.up_to else ""
        count, more = one.count, ""
        if isinstance(count, Depending):
            more = f"{fact(self.speaker, count.fact, IF)}代わりに{self.speaker.number(count.then)}つを選ぶ。"
            count = count.otherwise
        return self._items(f"{by}以下の効果から{self.speaker.number(count)}つ{up_to}を選ぶ。{more}", *one.options)

    def _beside(self) -> "Renderer":
        return Renderer(self.scope.copy(), self.this)

    def _special(self, one: AddCost | AlternativeCost | CostToAct | OnlyIf) -> str:
        if isinstance(one, OnlyIf):
            return f"このカードは{self.only(one.fact)}にのみ使用できる。"
        if isinstance(one, CostToAct):
            act = "攻撃" if one.act == "attack" else "防御"
            return f"{self.effects.subject(one.subject)}が{act}するには、{self._must(one.costs)}なければならない。"
        cards = self._users(one)
        if isinstance(one, AddCost):
            return f"{cards}を使用する追加コストとして、{self._paid(one.costs, one.optional)}。"
        if not one.costs:
            return f"{cards}はコストを支払わずに使用してもよい。"
        return f"{cards}のコストを支払う代わりに、{self._paid(one.costs, True)}。"

    def _users(self, one: AddCost | AlternativeCost) -> str:
        own = Filter(tests=(IsIt(This()),))
        if one.filter == own:
            return "このカード"
        cards = self.speaker.cards(one.filter).removeprefix("戦場の")
        return cards if one.whose == "both" else f"{PLAYERS[one.whose]}が{cards}"

    def _paid(self, costs: tuple[Cost, ...], may: bool) -> str:
        words = [f"{self.cost(one)}を支払う" if isinstance(one, PaySouls) else self.cost(one) for one in costs]
        if may:
            words[-1] = _in_form(costs[-1], self)
        return "、".join(words)

    def _must(self, costs: tuple[Cost, ...]) -> str:
        cost = costs[0]
        if isinstance(cost, PaySouls):
            return f"{spelled(cost.price)}を支払わ"
        said = self.cost(cost)
        return _negative_stem(said)


def _in_form(cost: Cost, renderer: Renderer) -> str:
    """～してもよい."""
    if isinstance(cost, PaySouls):
        return f"{spelled(cost.price)}を支払ってもよい"
    assert isinstance(cost, DoAsCost)
    points = renderer.points_paid(cost)
    if points:
        return f"{points}支払ってもよい"
    return renderer._clauses(cost.statements, MAY).removesuffix("。")


def _negative_stem(said: str) -> str:
    for plain, stem in (
        ("する", "し"),
        ("捨てる", "捨て"),
        ("支払う", "支払わ"),
        ("取り除く", "取り除か"),
        ("戻す", "戻さ"),
    ):
        if said.endswith(plain):
            return said.removesuffix(plain) + stem
    return said
