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
    StatChange,
    TurnOver,
    WinGame,
)
from ...effects.tree import (
    AS_LONG_AS,
    BOTH,
    EITHER,
    OPPONENT,
    STAYS,
    THIS_TURN,
    YOU,
    Ability,
    Amount,
    Count,
    Every,
    Filter,
    Half,
    Happened,
    IsIt,
    Minus,
    Number,
    PlayerOf,
    PlayerStat,
    Statement,
    Subject,
    This,
    Those,
    Times,
    Together,
    TopCards,
)
from ...text.saying import AnySaid, Fixed, Negative, Positive, Said
from ...text.scope import ALL, Referent
from ...text.speaking import in_words
from ...text.verbs import ACTIVE, CANNOT, CAUSATIVE, MAY, MUST, NOT, PASSIVE, Verb, written
from ..statements import (
    AdvanceEra,
    AttackAgain,
    AttackLimit,
    Become,
    ChangePrice,
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
from ..tree import (
    DURING_TURN,
    NEXT_RECOVERY,
    NEXT_TURN,
    OPPONENTS_NEXT_TURN,
    OWNER,
    THAT_PLAYER,
    YOUR_NEXT_TURN,
    YOUR_TURN_END,
    CountersOn,
    InEach,
    PaySouls,
)
from ..vocabulary import BY_EFFECTS_OF, FACTIONS, PHASES, STATS, TYPES, ZONES
from .deeds import CHECKED, remember
from .nominals import in_order
from .prices import spelled
from .scope import CHOSEN, DRAWN, PICKED, PUT, SEEN
from .spoken_cards import KINDS, PLAYERS, ROMAN, WHOSE, Speaker, categories
from .spoken_facts import BY_NAME, by_stem
from .spoken_keywords import keyword, keyword_word

DURATIONS: Final = {
    STAYS: "",
    AS_LONG_AS: "",
    NEXT_RECOVERY: "",
    THIS_TURN: "ターンの終わりまで、",
    DURING_TURN: "このターン、",
    NEXT_TURN: "次のターンの終わりまで、",
    YOUR_TURN_END: "あなたのターンの終わりまで、",
    YOUR_NEXT_TURN: "次のあなたのターンの間、",
    OPPONENTS_NEXT_TURN: "次の対戦相手のターンの間、",
    "your-next-turn-start": "次のあなたのターンの開始まで、",
    "your-next-turn-end": "次のあなたのターンの終わりまで、",
    "opponents-next-turn-start": "次の対戦相手のターンの開始まで、",
    "opponents-next-turn-end": "次の対戦相手のターンの終わりまで、",
}
NATURES: Final = {"combat": "戦闘ダメージ", "effect": "効果によるダメージ", "": "ダメージ"}
YARDS: Final = ("soul-yard", "ca-yard", "era-yard")
FUSED: Final = (Destroy, Sacrifice, Discard, Put, Orient, TurnOver)
"""Statements that can pick what they act on in their own clause."""
AbilityText = Callable[[Ability], str]


class EffectSpeaker:
    """Says statements, keeping the scope as the reader of the text will have it."""

    def __init__(self, speaker: Speaker, ability_text: AbilityText) -> None:
        self.speaker = speaker
        self.scope = speaker.scope
        self.ability_text = ability_text
        self.standing = False
        self.doer = YOU
        """Who did something last in the sentence."""
        self.called = ""
        """How THAT_PLAYER is called the first time: それのコントローラー."""

    def said(self, statement: Statement) -> AnySaid:
        speak: Callable[[Any, Any], AnySaid] = _SPOKEN[type(statement)]
        found = speak(self, statement)
        remember(self.scope, statement)
        return found

    # --- helpers --------------------------------------------------------------------------------------

    def player(self, whose: str) -> str:
        if whose == THAT_PLAYER and self.called:
            called, self.called = self.called, ""
            return called
        return PLAYERS[whose]

    def does(self, whose: str) -> str:
        """Who does it; you: nobody is named, unless another did something before in the sentence."""
        whose = whose or YOU
        if whose == YOU == self.doer:
            return ""
        return self.does_so(whose)

    def does_so(self, whose: str) -> str:
        self.doer = whose
        return f"{self.player(whose)}は"

    def subject(self, subject: Subject) -> str:
        if isinstance(subject, PlayerOf):
            return self.player(subject.whose)
        return self.speaker.subject(subject)

    def lasting(self, lasts: str) -> str:
        return DURATIONS[lasts]

    def points(self, amount: Amount, noun: str) -> str:
        """3ダメージ, or ～に等しいダメージ."""
        if self.speaker.is_plain(amount):
            return f"{self.speaker.number(amount)}{noun}"
        return f"{self.speaker.amount(amount)}に等しい{noun}"

    def many(self, amount: Amount, counter: str) -> str:
        """3枚, or ～に等しい数."""
        if self.speaker.is_plain(amount):
            return f"{self.speaker.number(amount)}{counter}"
        return f"{self.speaker.amount(amount)}に等しい数"

    def bring_up(self, slot: int, how: str, filter: Filter) -> None:
        self.scope.bring_up(slot, how, filter, "")

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
        price = one.costs[0]
        assert isinstance(price, PaySouls)
        by = self.does(one.by) if one.by else ""
        return Said(f"{by}{spelled(price.price)}を", BY_NAME["pay"])

    # --- continuous effects ------------------------------------------------------------------------------------

    def change_stats(self, one: ChangeStats) -> AnySaid:
        lasts = self.lasting(one.lasts)
        subject = self.subject(one.subject)
        base = self._per(one.changes)
        if base is not None:
            return Fixed(
                f"{lasts}{self._each(base)}につき{subject}は{self._signed(one.changes, base)}", "される", "され"
            )
        if all(self.speaker.is_plain(change.amount) for change in one.changes):
            stats = [change.stat for change in one.changes]
            if stats == ["power", "atk"]:
                return Fixed(f"{lasts}{subject}は{self._signed(one.changes, None)}", "される", "され")
            first, *rest = (self._part(change) for change in one.changes)
            more = "".join(f"、{part}" for part in rest)
            return Fixed(f"{lasts}{subject}の{first}{more}", "する", "し")
        change = one.changes[0]
        words = f"{lasts}{subject}の{STATS[change.stat][0]}を{self.speaker.amount(change.amount)}に等しい値だけ"
        return Said(words, BY_NAME["lower" if change.down else "raise"])

    def _part(self, change: StatChange) -> str:
        return f"{STATS[change.stat][0]}を{'－' if change.down else '＋'}{self.speaker.number(change.amount)}"

    def _per(self, changes: tuple[StatChange, ...]) -> Amount | None:
        """What several amounts are multiples of, if that is counted."""
        bases = {
            change.amount.amount if isinstance(change.amount, Times) else change.amount
            for change in changes
            if change.amount != Number(0)
        }
        if len(changes) > 1 and len(bases) == 1:
            (base,) = bases
            return None if self.speaker.is_plain(base) else base
        return None

    def _each(self, base: Amount, size: int = 1) -> str:
        if isinstance(base, InEach):
            return self._each(base.amount, base.size)
        if isinstance(base, Count):
            return f"{self.speaker.cards(base.of)}{size}{self.speaker.counter(base.of)}"
        if isinstance(base, CountersOn):
            return f"{self.speaker.subject(base.of)}の上の{base.counter}カウンター{size}個"
        if isinstance(base, PlayerStat) and base.stat != "era":
            return f"{self.speaker.amount(base)}{size}"
        return f"{self.speaker.amount(base)}1つ"

    def _signed(self, changes: tuple[StatChange, ...], base: Amount | None) -> str:
        parts: list[str] = []
        for change in changes:
            amount = change.amount
            if base is not None and amount == base:
                amount = Number(1)
            elif base is not None and isinstance(amount, Times):
                amount = Number(amount.factor)
            parts.append(f"{'－' if change.down else '＋'}{self.speaker.number(amount)}")
        return "／".join(parts)

    def set_numbers(self, one: SetNumbers) -> AnySaid:
        lasts = self.lasting(one.lasts)
        subject = self.subject(one.subject)
        if all(self.speaker.is_plain(value.amount) for value in one.values):
            words = "、".join(f"{STATS[value.stat][0]}{self._value(value.stat, value.amount)}" for value in one.values)
            return Fixed(f"{lasts}{subject}は{words}に", "なる", "なり")
        value = one.values[0]
        stats = "と".join(STATS[each.stat][0] for each in one.values)
        words = f"{lasts}{subject}の{stats}は{self.speaker.amount(value.amount)}"
        return Fixed(words, "に等しい", "に等しく")

    def _value(self, stat: str, amount: Amount) -> str:
        return ROMAN[amount.value] if stat == "level" and isinstance(amount, Number) else self.speaker.number(amount)

    def become(self, one: Become) -> AnySaid:
        parts = [in_words(one.factions, FACTIONS)] if one.factions else []
        parts += [categories(one.categories)] if one.categories else []
        parts += [in_words(one.types, TYPES)] if one.types else []
        added = "追加で" if one.added else ""
        return Fixed(
            f"{self.lasting(one.lasts)}{self.subject(one.subject)}は{added}{'の'.join(parts)}に", "なる", "なり"
        )

    def control(self, one: GainControl) -> AnySaid:
        words = f"{self.lasting(one.lasts)}{self.does_so(one.whose)}{self.subject(one.subject)}のコントロールを"
        return Said(words, BY_NAME["gain"])

    def lamps(self, one: GainLamps) -> AnySaid:
        words = "と".join({"green": "緑", "red": "赤"}[lamp] for lamp in one.lamps)
        return Said(f"{self.lasting(one.lasts)}{self.subject(one.subject)}は{words}のランプを", BY_NAME["gain"])

    def grant(self, one: Grant) -> AnySaid:
        gifts = [f"『{keyword(given, self)}』" for given in one.keywords]
        gifts += [f"「{self.ability_text(given)}」" for given in one.abilities]
        words = f"{self.lasting(one.lasts)}{self.subject(one.subject)}は{'と'.join(gifts)}を"
        return Said(words, BY_NAME["have" if self.standing else "gain"])

    def lose(self, one: LoseEffects) -> AnySaid:

        what = "と".join(f"『{keyword_word(name)}』" for name in one.keywords) or "すべてのアビリティ"
        return Said(f"{self.lasting(one.lasts)}{self.subject(one.subject)}は{what}を", BY_NAME["lose"])

    def price(self, one: ChangePrice) -> AnySaid:
        lasts = self.lasting(one.lasts)
        of = "アクションアビリティの" if one.of == "abilities" else ""
        words = f"{lasts}{self.used(one.whose, one.filter, one.next)}の{of}コストは"
        verb = by_stem("減" if one.down else "増え")
        if one.faction and isinstance(one.amount, Number):
            return Said(f"{words}《{FACTIONS[one.faction][0] * one.amount.value}》", verb)
        if self.speaker.is_plain(one.amount):
            return Said(f"{words}{self.speaker.number(one.amount)}", verb)
        return Said(f"{words}{self.speaker.amount(one.amount)}に等しい値だけ", verb)

    def used(self, whose: str, filter: Filter, next: bool = False) -> str:
        """あなたが使用するスペル: who uses or places which cards."""
        if len(filter.tests) == 1 and filter == Filter(tests=filter.tests) and isinstance(filter.tests[0], IsIt):
            subject = filter.tests[0].subject
            return "このカード" if subject == This() else self.subject(subject)
        cards = self.speaker.cards(filter)
        if not filter.zones and not filter.categories:
            cards = cards.removeprefix("戦場の")
        if whose == BOTH:
            return cards
        act = "使用" if filter.categories == ("spell",) else "配置"
        return f"{PLAYERS[whose]}が{'次に' if next else ''}{act}する{cards}"

    def damage_changed(self, one: ChangeDamage) -> AnySaid:
        words = f"{self.subject(one.subject)}{'に与えられる' if one.taken else 'が与える'}"
        if one.against is not None:
            source, target = self.against(one.against), self.subject(one.subject)
            source, target = (source, target) if one.taken else (target, source)
            words = f"{source}が{target}に与える"
        words += f"{NATURES[one.nature]}は"
        verb = by_stem("減" if one.down else "増え")
        again = one.amount.factor if isinstance(one.amount, Times) and one.amount.amount == Happened() else 1
        if one.amount in (Happened(), Times(Happened(), again)) and not one.down:
            return Fixed(f"{self.lasting(one.lasts)}{words}{again + 1}倍に", "なる", "なり")
        if one.down and isinstance(one.amount, Half) and one.amount.amount == Happened():
            rest = "" if one.amount.down else "（端数切り捨て）"
            return Fixed(f"{self.lasting(one.lasts)}{words}半分に", f"なる{rest}", "なり")
        return Said(f"{self.lasting(one.lasts)}{words}{self.speaker.number(one.amount)}", verb)

    def make_more(self, one: MakeMore) -> AnySaid:
        lead = self.lasting(one.lasts)
        if one.subject is None:
            lead += f"{PLAYERS[one.whose]}が配置するトークンの数は"
        else:
            lead += f"{self.subject(one.subject)}の上に置かれる{one.counter}カウンターの数は"
        if one.more:
            return Fixed(f"{lead}{one.more}", "増える", "増え")
        return Fixed(f"{lead}{one.factor}倍に", "なる", "なり")

    def hand_limit(self, one: HandLimit) -> AnySaid:
        words = f"{self.lasting(one.lasts)}{WHOSE[one.whose]}手札の上限は"
        if one.amount is None:
            return Said(words, BY_NAME["vanish"])
        if one.how != "set" and not self.speaker.is_plain(one.amount):
            verb = by_stem("増え" if one.how == "up" else "減")
            return Said(f"{words}{self.speaker.amount(one.amount)}に等しい値だけ", verb)
        number = self.speaker.number(one.amount)
        if one.how == "set":
            return Fixed(f"{words}{number}枚に", "なる", "なり")
        return Said(f"{words}{number}", by_stem("増え" if one.how == "up" else "減"))

    def enters(self, one: Enters) -> AnySaid:
        words = f"{self.subject(one.subject)}は"
        if one.counter and one.amount is not None:
            words += f"{one.counter}カウンターが{self.speaker.number(one.amount)}個置かれた状態で"
        words += "ワイプ状態で" if one.wiped else ""
        return Said(f"{words}戦場に", BY_NAME["place"], PASSIVE)

    def require(self, one: Require) -> AnySaid:
        passive = one.act == "be-blocked"
        verb = BY_NAME["attack" if one.act == "attack" else "block"]
        other = "" if one.against is None else f"{self.against(one.against)}{'に' if passive else 'を'}"
        words = f"{self.lasting(one.lasts)}{self.subject(one.subject)}は可能ならば{other}"
        must = written(verb, MUST, PASSIVE if passive else ACTIVE)
        return Fixed(words, must, must)

    def against(self, filter: Filter) -> str:
        if len(filter.tests) == 1 and filter == Filter(tests=filter.tests) and isinstance(filter.tests[0], IsIt):
            return self.subject(filter.tests[0].subject)
        return self.speaker.cards(filter)

    def forbid(self, one: Forbid) -> AnySaid:
        lasts = self.lasting(one.lasts)
        if one.act in _BY_PLAYER:
            words, verb, form = _BY_PLAYER[one.act]
            other = self.speaker.cards(one.against).removeprefix("戦場の") if one.against is not None else ""
            default = {"use-spell": "スペル", "place": "カード"}.get(one.act, "")
            what = f"{other or default}を" if one.act in ("use-spell", "place") else ""
            if one.act == "use-ability" and one.subject is not None:
                words = f"{self.subject(one.subject)}のアクションアビリティは"
                return Negative(f"{lasts}{words}", verb, form)
            doer = f"{self.does_so(one.whose)}"
            return Negative(f"{lasts}{doer}{what}{words}", verb, form)
        assert one.subject is not None
        words, verb, form, voice = _OF_CARDS[one.act]
        other = ""
        if one.against is not None:
            particle = {
                "block": "を",
                "attack-in-squad": "と",
                "take-damage": "から",
                "take-combat-damage": "から",
                "take-effect-damage": "から",
            }
            other = f"{self.against(one.against)}{particle.get(one.act, 'に')}"
        if one.act in ("be-chosen", "be-destroyed") and one.whose:
            what = "スペル" if one.against is not None else "スペルやアビリティ"
            other = f"{WHOSE[one.whose]}{what}{'に' if one.act == 'be-chosen' else 'によって'}"
        if one.act in BY_EFFECTS_OF and one.whose:
            other = f"{WHOSE[one.whose]}効果によって"
        if one.lasts == NEXT_RECOVERY:
            words = "次の回復フェイズに"
        topic = {
            "trigger": "のトリガーアビリティは",
            "get-counters": "の上にカウンターは",
            "change-control": "のコントロールは",
            "be-prevented": "が与えるダメージは",
        }
        return Negative(
            f"{lasts}{self.subject(one.subject)}{topic.get(one.act, 'は')}{other}{words}", verb, form, voice
        )

    def permit(self, one: Permit) -> AnySaid:
        lasts = self.lasting(one.lasts)
        if one.act == "play":
            assert one.subject is not None
            player = "" if one.whose in ("", YOU) else f"{PLAYERS[one.whose]}は"
            if isinstance(one.subject, Every) and IsIt(This()) in one.subject.filter.tests:
                zone = in_words(one.subject.filter.zones, ZONES)
                return Fixed(f"{lasts}{player}このカードを{zone}から", "使用してもよい", "使用してもよく")
            words = (
                self.speaker.cards(one.subject.filter) if isinstance(one.subject, Every) else self.subject(one.subject)
            )
            return Fixed(f"{lasts}{player}{words}を", "使用してもよい", "使用してもよく")
        if one.act == "place-more-souls":
            return Fixed(
                f"{lasts}{self.does_so(one.whose)}追加でカードを1枚ソウルヤードに", "置いてもよい", "置いてもよく"
            )
        assert one.subject is not None
        words, verb_name = _PERMITTED[one.act]
        return Positive(f"{lasts}{self.subject(one.subject)}は{words}", BY_NAME[verb_name])

    def copies(self, one: CopiesInDeck) -> AnySaid:
        many = "何枚でも" if one.most is None else f"{one.most}枚まで"
        may = written(BY_NAME["include"], MAY)
        return Fixed(f"このカードはデッキに{many}", may, may)

    def win(self, one: WinGame) -> AnySaid:
        return Said(f"{self.does_so(one.whose)}ゲームに", BY_NAME["win"])

    def lose_game(self, one: LoseGame) -> AnySaid:
        return Said(f"{self.does_so(one.whose)}ゲームに", BY_NAME["be-defeated"])


_BY_PLAYER: Final[dict[str, tuple[str, Verb, str]]] = {
    "be-made-to-discard": ("対戦相手の効果によってカードを", BY_NAME["discard"], NOT),
    "use-spell": ("", BY_NAME["use"], CANNOT),
    "place": ("", BY_NAME["place"], CANNOT),
    "use-ability": ("アクションアビリティを", BY_NAME["use"], CANNOT),
    "burst": ("CBを", BY_NAME["invoke"], CANNOT),
    "chrono-check": ("クロノチェックを", BY_NAME["do"], CANNOT),
    "advance-era": ("時代を", BY_NAME["advance"], CANNOT),
    "place-soul": ("カードをソウルヤードに", BY_NAME["put"], CANNOT),
    "draw": ("カードを", BY_NAME["draw"], CANNOT),
    "draw-by-effects": ("効果によってカードを", BY_NAME["draw"], CANNOT),
    "gain-life": ("ライフを", BY_NAME["gain"], CANNOT),
    "search": ("デッキを", BY_NAME["search"], CANNOT),
    "lose-game": ("ゲームに", BY_NAME["be-defeated"], NOT),
}
"""Acts that a player may not do."""
_OF_CARDS: Final[dict[str, tuple[str, Verb, str, str]]] = {
    "attack": ("", BY_NAME["attack"], CANNOT, ACTIVE),
    "attack-in-squad": ("", by_stem("小隊攻撃に参加"), CANNOT, ACTIVE),
    "attack-alone": ("単独で", BY_NAME["attack"], CANNOT, ACTIVE),
    "block": ("", BY_NAME["block"], CANNOT, ACTIVE),
    "be-blocked": ("", BY_NAME["block"], NOT, PASSIVE),
    "be-chosen": ("", BY_NAME["choose"], NOT, PASSIVE),
    "be-destroyed": ("", BY_NAME["destroy"], NOT, PASSIVE),
    "be-destroyed-in-combat": ("戦闘で", BY_NAME["destroy"], NOT, PASSIVE),
    "be-sacrificed": ("", BY_NAME["sacrifice"], NOT, PASSIVE),
    "be-removed": ("", BY_NAME["remove"], NOT, PASSIVE),
    "leave-battlefield": ("戦場を", BY_NAME["leave"], NOT, ACTIVE),
    "recover": ("", BY_NAME["recover"], NOT, ACTIVE),
    "recover-in-phase": ("回復フェイズに", BY_NAME["recover"], NOT, ACTIVE),
    "be-wiped": ("", BY_NAME["wipe"], NOT, PASSIVE),
    "change-control": ("", BY_NAME["change"], NOT, PASSIVE),
    "get-counters": ("", BY_NAME["put"], NOT, PASSIVE),
    "take-damage": ("ダメージを", BY_NAME["receive"], NOT, ACTIVE),
    "take-combat-damage": ("戦闘ダメージを", BY_NAME["receive"], NOT, ACTIVE),
    "take-effect-damage": ("効果によるダメージを", BY_NAME["receive"], NOT, ACTIVE),
    "deal-damage": ("ダメージを", BY_NAME["give"], NOT, ACTIVE),
    "deal-combat-damage": ("戦闘ダメージを", BY_NAME["give"], NOT, ACTIVE),
    "be-prevented": ("", BY_NAME["prevent"], NOT, PASSIVE),
    "trigger": ("", by_stem("トリガー"), NOT, ACTIVE),
    "be-interrupted": ("", BY_NAME["interrupt"], NOT, PASSIVE),
}
"""What may not be done with cards, or does not happen to them."""
_PERMITTED: Final = {
    "place-any-time": ("スペルを使用できる時に", "place"),
    "attack-above-era": ("レベルにかかわらず", "attack"),
    "block-above-era": ("レベルにかかわらず", "block"),
    "attack-when-new": ("配置されたターンにも", "attack"),
    "attack-when-wiped": ("ワイプ状態でも", "attack"),
    "block-when-wiped": ("ワイプ状態でも", "block"),
    "block-aura": ("『オーラ』を持つユニットを", "block"),
}
_SPOKEN: Final[dict[type[Statement], Callable[[Any, Any], AnySaid]]] = {
    Choose: EffectSpeaker.choose,
    Designate: EffectSpeaker.designate,
    ChooseAtRandom: EffectSpeaker.at_random,
    ChooseCardOrPlayer: EffectSpeaker.choose_card_or_player,
    ChoosePlayer: EffectSpeaker.choose_player,
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
