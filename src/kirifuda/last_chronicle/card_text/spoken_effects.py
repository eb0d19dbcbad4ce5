"""Statements as clauses, in the usual words."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from ...effects.statements import (
    Battle,
    ChangeDamage,
    ChangeStats,
    Choose,
    ChooseAtRandom,
    ChooseNumber,
    ChooseWord,
    CopiesInDeck,
    Damage,
    Destroy,
    Draw,
    DrawUpTo,
    ExtraTurn,
    Forbid,
    GainLife,
    Grant,
    Let,
    LookAt,
    LoseEffects,
    LoseGame,
    LoseLife,
    Orient,
    Permit,
    RemoveDamage,
    SetLife,
    SetNumbers,
    Shuffle,
    TurnOver,
    WinGame,
)
from ...effects.tree import (
    EITHER,
    OPPONENT,
    YOU,
    Amount,
    Cost,
    Count,
    DoAsCost,
    Every,
    Filter,
    IsIt,
    Minus,
    Number,
    Statement,
    Subject,
    This,
    Those,
    Together,
    TopCards,
)
from ...text.saying import AnySaid, Fixed, Negative, Positive, Said
from ...text.scope import ALL, Referent
from ...text.speaking import in_words
from ...text.verbs import ACTIVE, CAUSATIVE, MAY, NOT, written
from ..statements import (
    AdvanceEra,
    AttackAgain,
    AttackLimit,
    Become,
    ChangePrice,
    ChooseAbility,
    ChooseCardOrPlayer,
    ChoosePlayer,
    ChronoCheck,
    Designate,
    Discard,
    DivideDamage,
    Enters,
    ExchangeMarkers,
    ExtraPhases,
    GainAdvancePoints,
    GainControl,
    GainLamps,
    HandLimit,
    InterruptAbility,
    MakeMore,
    MakeSouls,
    Pay,
    PlaceTokens,
    Prevent,
    Put,
    PutCounters,
    RemoveCounters,
    RemoveFromCombat,
    Require,
    RevealUntil,
    Sacrifice,
    SkipPhase,
    SwapLife,
    SwapNumbers,
    TokenCard,
    Unaffected,
    UseSpell,
)
from ..tree import OWNER, THAT_PLAYER, PaySouls
from ..vocabulary import FACTIONS, PHASES, STATS, TYPES, ZONES
from .deeds import CHECKED, remember
from .nominals import in_order
from .picking import ABILITIES_ON_STACK
from .prices import spelled
from .scope import CHOSEN, DRAWN, PICKED, PUT, SEEN
from .spoken_basics import NATURES
from .spoken_cards import KINDS, ROMAN, WHOSE
from .spoken_changes import ChangeSpeaker
from .spoken_facts import BY_NAME, by_stem
from .spoken_keywords import keyword

YARDS: Final = ("soul-yard", "ca-yard", "era-yard")
FUSED: Final = (Destroy, Sacrifice, Discard, Put, Orient, TurnOver)
"""Statements that can pick what they act on in their own clause."""


class EffectSpeaker(ChangeSpeaker):
    """Says statements."""

    def said(self, statement: Statement) -> AnySaid:
        speak: Callable[[Any, Any], AnySaid] = _SPOKEN[type(statement)]
        found = speak(self, statement)
        remember(self.scope, statement)
        return found

    # --- picking out -------------------------------------------------------------------------------------

    def _picked(self, one: "Choose | Designate | ChooseAtRandom", whose: bool = True, how: str = CHOSEN) -> str:
        filter = one.filter
        down_to = one.count.other if isinstance(one.count, Minus) and one.count.one == Count(filter) else None
        if down_to is not None and filter == Filter(filter.whose, ("hand",)):
            self.bring_up(one.slot, how, filter)
            self.scope.several += (one.slot,)
            return f"手札が{self.speaker.number(down_to)}枚になるまで手札を"
        among = [test for test in filter.tests if isinstance(test, IsIt) and not isinstance(test.subject, This)]
        lead = "その中から" if among else ""
        if getattr(one, "any_number", False):
            words = f"{lead}{self.speaker.cards(filter, whose, bool(among))}を好きな数"
        elif isinstance(one, ChooseAtRandom):
            words = f"{lead}{self.speaker.cards(filter, whose, bool(among))}を無作為に{self.many(one.count, '枚')}"
        elif self.speaker.is_plain(one.count):
            words = lead + self.speaker.counted(filter, one.count, one.up_to, whose, bool(among))
        elif one.count == Count(filter):
            words = f"{lead}{self.speaker.cards(filter, whose, bool(among))}すべてを"
        else:
            up_to = "まで" if one.up_to else ""
            words = f"{lead}{self.speaker.cards(filter, whose, bool(among))}を{self.many(one.count, '枚')}{up_to}"
        self.bring_up(one.slot, how, filter)
        if not isinstance(one, ChooseAtRandom) and one.count != Number(1):
            self.scope.several += (one.slot,)
            if one.count == Number(2) and not one.up_to and not one.any_number:
                self.scope.pairs += (one.slot,)
        return words

    def choose(self, one: Choose) -> AnySaid:
        return Said(self._picked(one), BY_NAME["choose"])

    def designate(self, one: Designate) -> AnySaid:
        by = self.does(one.by)
        return Said(by + self._picked(one, one.filter.whose != one.by), BY_NAME["designate"])

    def at_random(self, one: ChooseAtRandom) -> AnySaid:
        return Said(self._picked(one), BY_NAME["choose"])

    def fused(self, one: "Designate | ChooseAtRandom", statement: Statement) -> AnySaid:
        """手札を1枚捨てる: what is picked is said in the clause that deals with it."""
        by = one.by if isinstance(one, Designate) else ""
        doer = self.does(by)
        own = by or YOU
        implied = isinstance(statement, Sacrifice | Discard) and one.filter.whose == own
        words = self._picked(one, not (implied or (by and one.filter.whose == by)), PICKED)
        remember(self.scope, statement)
        if isinstance(statement, Put):
            return self._put(statement, f"{doer}{words}")
        verbs = {Destroy: "destroy", Sacrifice: "sacrifice", Discard: "discard"}
        if isinstance(statement, Orient):
            verb = BY_NAME["recover" if statement.how == "active" else "wipe"]
        elif isinstance(statement, TurnOver):
            verb = BY_NAME["turn-up" if statement.face == "face-up" else "turn-down"]
        else:
            verb = BY_NAME[verbs[type(statement)]]
        return Said(doer + words, verb)

    def choose_player(self, one: ChoosePlayer) -> AnySaid:
        return Said("対戦相手を1人" if one.whose == OPPONENT else "プレイヤーを1人", BY_NAME["choose"])

    def choose_ability(self, one: ChooseAbility) -> AnySaid:
        word = next(word for word, kinds in ABILITIES_ON_STACK.items() if kinds == one.kinds)
        whose = "" if one.whose == EITHER else WHOSE[one.whose]
        return Said(f"{whose}{word}アビリティ1つを", BY_NAME["choose"])

    def interrupt_ability(self, one: InterruptAbility) -> AnySaid:
        return Said("それを", by_stem("打ち消"))

    def choose_card_or_player(self, one: ChooseCardOrPlayer) -> AnySaid:
        player = "対戦相手" if one.player == OPPONENT else "プレイヤー1人"
        words = f"{self.speaker.cards(one.filter)}1体か{player}を"
        self.bring_up(one.slot, CHOSEN, one.filter)
        return Said(words, BY_NAME["choose"])

    def choose_number(self, one: ChooseNumber) -> AnySaid:
        return Said(f"{one.name}を", BY_NAME["designate"])

    def choose_word(self, one: ChooseWord) -> AnySaid:
        of = one.of or ("faction" if one.words[0] in FACTIONS else "type")
        return Said(f"{KINDS[of]}を1つ", BY_NAME["designate"])

    def let(self, one: Let) -> AnySaid:
        return Fixed(f"{self.speaker.amount(one.amount)}を{one.name}と", "する", "し")

    # --- damage and life -----------------------------------------------------------------------------------

    def damage(self, one: Damage) -> AnySaid:
        source = "" if one.source == This() else f"{self.subject(one.source)}は"
        return Said(f"{source}{self.subject(one.to)}に{self.points(one.amount, 'ダメージ')}を", BY_NAME["give"])

    def divide(self, one: DivideDamage) -> AnySaid:
        return Said(f"{self.subject(one.to)}に{self.points(one.amount, 'ダメージ')}を好きなように", BY_NAME["divide"])

    def prevent(self, one: Prevent) -> AnySaid:
        source = ""
        if one.source is not None:
            words = one.source if isinstance(one.source, Subject) else Every(one.source)
            source = self.speaker.cards(words.filter) if isinstance(words, Every) else self.subject(words)
            source = f"{source}から"
        nature = NATURES[one.nature]
        lead = (
            f"{self.lasting(one.lasts)}{source}{self.subject(one.to)}に与えられる{'次の' if one.how != 'each' else ''}"
        )
        if one.amount is None:
            return Said(f"{lead}{nature}をすべて", BY_NAME["prevent"])
        if one.how == "total":
            return Said(f"{lead}{self.speaker.number(one.amount)}{nature}を", BY_NAME["prevent"])
        return Said(f"{lead}{nature}を{self.speaker.number(one.amount)}", BY_NAME["prevent"])

    def remove_damage(self, one: RemoveDamage) -> AnySaid:
        words = "ダメージ" if one.amount is None else self.points(one.amount, "ダメージ")
        return Said(f"{self.subject(one.subject)}から{words}を", BY_NAME["take-off"])

    def gain_life(self, one: GainLife) -> AnySaid:
        return Said(f"{self.does_so(one.whose)}{self.points(one.amount, 'ライフ')}を", BY_NAME["gain"])

    def lose_life(self, one: LoseLife) -> AnySaid:
        return Said(f"{self.does_so(one.whose)}{self.points(one.amount, 'ライフ')}を", BY_NAME["lose"])

    def set_life(self, one: SetLife) -> AnySaid:
        words = f"{WHOSE[one.whose]}ライフを"
        if self.speaker.is_plain(one.amount):
            return Fixed(f"{words}{self.speaker.number(one.amount)}に", "する", "し")
        return Fixed(f"{words}{self.speaker.amount(one.amount)}に等しい値に", "する", "し")

    def swap_life(self, one: SwapLife) -> AnySaid:
        return Said("あなたのライフと対戦相手のライフを", BY_NAME["swap"])

    def swap_numbers(self, one: SwapNumbers) -> AnySaid:
        both = one.one if one.one == one.other else Together((one.one, one.other))
        words = f"{self.lasting(one.lasts)}{self.subject(both)}の{STATS[one.stat][0]}を"
        return Said(words, BY_NAME["swap"])

    def extra_turn(self, one: ExtraTurn) -> AnySaid:
        return Said(f"このターンの後に{self.does(one.whose)}追加の1ターンを", BY_NAME["do"])

    def extra_phases(self, one: ExtraPhases) -> AnySaid:
        words = "と".join(f"追加の{PHASES[phase][0]}" for phase in one.phases)
        return Said(f"このフェイズの後に{self.does(one.whose)}{words}を", BY_NAME["do"])

    def skip_phase(self, one: SkipPhase) -> AnySaid:
        phase = f"{'次の' if one.next else ''}{PHASES[one.phase][0]}"
        return Said(f"{self.lasting(one.lasts)}{self.does_so(one.whose)}{phase}を", BY_NAME["skip"])

    def unaffected(self, one: Unaffected) -> AnySaid:
        if one.by is None:
            by = f"{WHOSE[one.whose]}スペルやアビリティ"
        else:
            by = f"{WHOSE[one.whose]}{self.speaker.cards(one.by).removeprefix('戦場の')}"
        words = f"{self.lasting(one.lasts)}{self.subject(one.subject)}は{by}の効果を"
        return Negative(words, BY_NAME["receive"], NOT, ACTIVE)

    def attack_limit(self, one: AttackLimit) -> AnySaid:
        words = f"{self.lasting(one.lasts)}{self.subject(one.subject)}は1ターンに{self.speaker.number(one.count)}回まで"
        return Positive(words, BY_NAME["attack"])

    def points_gained(self, one: GainAdvancePoints) -> AnySaid:
        words = self.points(one.amount, "進攻値")
        return Said(f"{self.does_so(one.whose)}{words}を", BY_NAME["lose" if one.down else "gain"])

    # --- cards that move -----------------------------------------------------------------------------------

    def put(self, one: Put) -> AnySaid:
        return self._put(one, f"{self.subject(one.subject)}を")

    def _put(self, one: Put, words: str) -> AnySaid:
        if one.slot is not None:
            whose = one.subject.whose if isinstance(one.subject, TopCards) else YOU
            referent = Referent(Those(one.slot), ALL, Filter(whose, (one.to,)), self.scope.sentence, "")
            self.scope.referents.append(referent)
        lead = words
        lead += "ワイプ状態で" if one.wiped else ""
        lead += "裏向きで" if one.face_down else ""
        lead += "好きな順番で" if one.in_any_order else ""
        if one.to == "removed-yard":
            return Said(lead, BY_NAME["remove"])
        if one.to == "battlefield":
            own = "" if self.doer == YOU else "あなたのコントロール下で"
            under = {"": own, OWNER: "オーナーのコントロール下で"}.get(
                one.under, f"{WHOSE.get(one.under, '')}コントロール下で"
            )
            return Said(f"{lead}{under}戦場に", BY_NAME["place"])
        if one.to == "deck":
            return Said(f"{lead}デッキの一番{'下' if one.bottom else '上'}に", BY_NAME["put"])
        zone = ZONES[one.to][0]
        if one.to in YARDS:
            whose = {"": "あなたの", OWNER: "オーナーの"}.get(one.under, WHOSE.get(one.under, ""))
            return Said(f"{lead}{whose}{zone}に", BY_NAME["put"])
        if one.to == "hand":
            return Said(f"{lead}手札に", BY_NAME["return" if self._on_battlefield(one.subject) else "add"])
        return Said(f"{lead}{zone}に", BY_NAME["put"])

    def _on_battlefield(self, subject: Subject) -> bool:
        if self.scope.done_to(CHECKED, "card") == subject:
            return False
        for one in self.scope.referents:
            if one.subject == subject:
                return not one.filter.zones
        return not isinstance(subject, TopCards)

    def sacrifice(self, one: Sacrifice) -> AnySaid:
        return Said(f"{self.subject(one.subject)}を", BY_NAME["sacrifice"])

    def discard(self, one: Discard) -> AnySaid:
        return Said(f"{self.subject(one.subject)}を", BY_NAME["discard"])

    def destroy(self, one: Destroy) -> AnySaid:
        return Said(f"{self.subject(one.subject)}を", BY_NAME["destroy"])

    def orient(self, one: Orient) -> AnySaid:
        return Said(f"{self.subject(one.subject)}を", BY_NAME["recover" if one.how == "active" else "wipe"])

    def search(self, slot: int, filter: Filter, count: Amount, whose: str) -> AnySaid:
        words = self.speaker.cards(Filter(EITHER, (), filter.categories, filter.tests))
        words = words.removeprefix("戦場の")
        noun = words if words.endswith("カード") else f"{words}カード"
        self.bring_up(slot, CHOSEN, filter)
        does = "" if whose == self.doer else self.does(whose)
        return Said(f"{does}デッキから{noun}を{self.speaker.number(count)}枚", BY_NAME["search"])

    def draw(self, one: Draw) -> AnySaid:
        words = f"{self.does(one.whose)}カードを{self.many(one.count, '枚')}"
        if one.slot is not None:
            self.bring_up(one.slot, DRAWN, Filter(one.whose, ("hand",)))
        return Said(words, BY_NAME["draw"])

    def draw_up_to(self, one: DrawUpTo) -> AnySaid:
        words = f"{self.does(one.whose)}手札が{self.speaker.number(one.hand)}枚になるまでカードを"
        if one.slot is not None:
            self.bring_up(one.slot, DRAWN, Filter(one.whose, ("hand",)))
        return Said(words, BY_NAME["draw"])

    def shuffle(self, one: Shuffle) -> AnySaid:
        return Said(f"{WHOSE[one.whose]}デッキを", BY_NAME["shuffle"])

    def reveal_until(self, one: RevealUntil) -> AnySaid:
        kind = self.speaker.cards(replace(one.filter, whose=EITHER)).removeprefix("デッキにある")
        self.bring_up(one.slot, SEEN, Filter(one.whose, ("deck",)))
        if one.found.slot is not None:
            tests = in_order([*one.filter.tests, IsIt(Those(one.slot))])
            self.bring_up(one.found.slot, CHOSEN, replace(one.filter, tests=tests))
        return Said(f"{WHOSE[one.whose]}デッキの上から{kind}が出るまでカードを", BY_NAME["reveal"])

    def look(self, one: LookAt) -> AnySaid:
        words = self.subject(one.subject)
        if not isinstance(one.subject, Those):
            filter = one.subject.filter if isinstance(one.subject, Every) else Filter()
            if isinstance(one.subject, TopCards):
                filter = Filter(one.subject.whose, ("deck",))
            self.bring_up(one.slot, SEEN, filter)
        if one.shown:
            return Said(f"{words}を", BY_NAME["reveal"])
        return Fixed(f"{words}を", "見る", "見て", "見てもよい")

    def check(self, one: ChronoCheck) -> AnySaid:
        return Said(f"{self.does(one.whose)}クロノチェックを{self.many(one.count, '回')}", BY_NAME["do"])

    def exchange(self, one: ExchangeMarkers) -> AnySaid:
        count = self.speaker.number(one.count)
        return Said(f"{self.does(one.whose)}時代マーカー{count}枚と手札{count}枚を", BY_NAME["exchange"])

    def advance(self, one: AdvanceEra) -> AnySaid:
        return Said(f"{WHOSE[one.whose]}時代を", BY_NAME["advance"], CAUSATIVE)

    def turn_over(self, one: TurnOver) -> AnySaid:
        return Said(f"{self.subject(one.subject)}を", BY_NAME["turn-up" if one.face == "face-up" else "turn-down"])

    def use(self, one: UseSpell) -> AnySaid:
        free = "コストを支払わずに" if one.free else ""
        return Said(f"{self.subject(one.subject)}を{free}", BY_NAME["use"])

    def out_of_combat(self, one: RemoveFromCombat) -> AnySaid:
        return Said(f"{self.subject(one.subject)}を戦闘から", BY_NAME["take-off"])

    def attack_again(self, one: AttackAgain) -> AnySaid:
        return Positive(f"{self.subject(one.subject)}は追加で{self.speaker.number(one.count)}回", BY_NAME["attack"])

    def battle(self, one: Battle) -> AnySaid:
        both = f"{self.subject(one.one)}と{self.subject(one.other)}"
        found = self.scope.candidates()
        if [referent.subject for referent in found] == [one.one, one.other]:
            both = "それら"
        return Said(f"{both}は互いにパワーに等しいダメージを", BY_NAME["trade"])

    # --- counters, tokens, souls -----------------------------------------------------------------------------

    def put_counters(self, one: PutCounters) -> AnySaid:
        words = f"{self.subject(one.subject)}の上に{one.counter}カウンターを{self.many(one.amount, '個')}"
        return Said(words, BY_NAME["put"])

    def remove_counters(self, one: RemoveCounters) -> AnySaid:
        many = "すべて" if one.amount is None else self.many(one.amount, "個")
        return Said(f"{self.subject(one.subject)}の上から{one.counter}カウンターを{many}", BY_NAME["take-off"])

    def tokens(self, one: PlaceTokens) -> AnySaid:
        where = "" if one.whose == YOU == self.doer else WHOSE[one.whose]
        words = self.token(one.token)
        if one.whose == THAT_PLAYER and self.called:
            where, words = "", self.does(one.whose) + words
        counter = "体" if "unit" in one.token.types else "枚"
        wiped = "ワイプ状態で" if one.wiped else ""
        if one.slot is not None:
            self.bring_up(one.slot, PUT, Filter(one.whose, (), one.token.types))
        if self.speaker.is_plain(one.count):
            return Said(f"{words}{self.speaker.number(one.count)}{counter}を{wiped}{where}戦場に", BY_NAME["place"])
        return Said(f"{words}を{self.many(one.count, counter)}{wiped}{where}戦場に", BY_NAME["place"])

    def token(self, token: TokenCard) -> str:
        words = f"「{token.name}」という名前の" if token.name else ""
        words += "".join(f"「{self.ability_text(ability)}」を持つ" for ability in token.text.abilities)
        words += "".join(f"『{keyword(one, self)}』を持つ" for one in token.text.keywords)
        words += f"{in_words(token.factions, FACTIONS)}の" if token.factions else ""
        words += f"レベル{ROMAN[token.level]}の" if token.level != 1 else ""
        if "unit" in token.types:
            words += f"パワー{token.power}、ATK{token.atk}の"
        words += "".join(f"【{one}】の" for one in token.categories)
        return f"{words}トークン{in_words(token.types, TYPES)}"

    def souls(self, one: MakeSouls) -> AnySaid:
        return Said(f"{self.does(one.whose)}{spelled(one.souls)}を", BY_NAME["produce"])

    def pay(self, one: Pay) -> AnySaid:
        cost = one.costs[0]
        by = self.does(one.by) if one.by else ""
        return Said(f"{by}{self.paid(cost)}を", BY_NAME["pay"])

    def paid(self, cost: Cost) -> str:
        if isinstance(cost, PaySouls):
            return spelled(cost.price)
        assert isinstance(cost, DoAsCost)
        what = cost.statements[0]
        assert isinstance(what, LoseLife | GainAdvancePoints)
        return self.points(what.amount, "ライフ" if isinstance(what, LoseLife) else "進攻値")

    # --- the game -------------------------------------------------------------------------------------------

    def copies(self, one: CopiesInDeck) -> AnySaid:
        many = "何枚でも" if one.most is None else f"{one.most}枚まで"
        may = written(BY_NAME["include"], MAY)
        return Fixed(f"このカードはデッキに{many}", may, may)

    def win(self, one: WinGame) -> AnySaid:
        return Said(f"{self.does_so(one.whose)}ゲームに", BY_NAME["win"])

    def lose_game(self, one: LoseGame) -> AnySaid:
        return Said(f"{self.does_so(one.whose)}ゲームに", BY_NAME["be-defeated"])


_SPOKEN: Final[dict[type[Statement], Callable[[Any, Any], AnySaid]]] = {
    Choose: EffectSpeaker.choose,
    Designate: EffectSpeaker.designate,
    ChooseAtRandom: EffectSpeaker.at_random,
    ChooseCardOrPlayer: EffectSpeaker.choose_card_or_player,
    ChoosePlayer: EffectSpeaker.choose_player,
    ChooseAbility: EffectSpeaker.choose_ability,
    InterruptAbility: EffectSpeaker.interrupt_ability,
    ChooseNumber: EffectSpeaker.choose_number,
    ChooseWord: EffectSpeaker.choose_word,
    Let: EffectSpeaker.let,
    Damage: EffectSpeaker.damage,
    DivideDamage: EffectSpeaker.divide,
    Prevent: EffectSpeaker.prevent,
    RemoveDamage: EffectSpeaker.remove_damage,
    GainLife: EffectSpeaker.gain_life,
    LoseLife: EffectSpeaker.lose_life,
    SetLife: EffectSpeaker.set_life,
    SwapLife: EffectSpeaker.swap_life,
    SwapNumbers: EffectSpeaker.swap_numbers,
    ExtraTurn: EffectSpeaker.extra_turn,
    ExtraPhases: EffectSpeaker.extra_phases,
    SkipPhase: EffectSpeaker.skip_phase,
    Unaffected: EffectSpeaker.unaffected,
    AttackLimit: EffectSpeaker.attack_limit,
    GainAdvancePoints: EffectSpeaker.points_gained,
    Put: EffectSpeaker.put,
    Sacrifice: EffectSpeaker.sacrifice,
    Discard: EffectSpeaker.discard,
    Destroy: EffectSpeaker.destroy,
    Orient: EffectSpeaker.orient,
    Draw: EffectSpeaker.draw,
    DrawUpTo: EffectSpeaker.draw_up_to,
    Shuffle: EffectSpeaker.shuffle,
    LookAt: EffectSpeaker.look,
    RevealUntil: EffectSpeaker.reveal_until,
    ChronoCheck: EffectSpeaker.check,
    ExchangeMarkers: EffectSpeaker.exchange,
    AdvanceEra: EffectSpeaker.advance,
    TurnOver: EffectSpeaker.turn_over,
    UseSpell: EffectSpeaker.use,
    RemoveFromCombat: EffectSpeaker.out_of_combat,
    AttackAgain: EffectSpeaker.attack_again,
    Battle: EffectSpeaker.battle,
    PutCounters: EffectSpeaker.put_counters,
    RemoveCounters: EffectSpeaker.remove_counters,
    PlaceTokens: EffectSpeaker.tokens,
    MakeSouls: EffectSpeaker.souls,
    Pay: EffectSpeaker.pay,
    ChangeStats: EffectSpeaker.change_stats,
    SetNumbers: EffectSpeaker.set_numbers,
    Become: EffectSpeaker.become,
    GainControl: EffectSpeaker.control,
    GainLamps: EffectSpeaker.lamps,
    Grant: EffectSpeaker.grant,
    LoseEffects: EffectSpeaker.lose,
    ChangePrice: EffectSpeaker.price,
    ChangeDamage: EffectSpeaker.damage_changed,
    HandLimit: EffectSpeaker.hand_limit,
    MakeMore: EffectSpeaker.make_more,
    Enters: EffectSpeaker.enters,
    Require: EffectSpeaker.require,
    Forbid: EffectSpeaker.forbid,
    Permit: EffectSpeaker.permit,
    CopiesInDeck: EffectSpeaker.copies,
    WinGame: EffectSpeaker.win,
    LoseGame: EffectSpeaker.lose_game,
}
