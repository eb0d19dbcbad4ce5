"""Statements as clauses, in the usual words."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from ...effects.statements import (
    Battle,
    ChangeCost,
    ChangeDamage,
    Choose,
    ChooseAtRandom,
    ChooseLane,
    ChooseNumber,
    ChooseWord,
    CopiesInDeck,
    Damage,
    Draw,
    DrawUpTo,
    EndAttack,
    ExtraTurn,
    Forbid,
    GainLife,
    Grant,
    Let,
    LookAt,
    LoseEffects,
    LoseGame,
    LoseLife,
    Move,
    Orient,
    Permit,
    Play,
    RemoveDamage,
    SetLife,
    Shuffle,
    WinGame,
)
from ...effects.tree import (
    BOTH,
    EITHER,
    OPPONENT,
    STAYS,
    YOU,
    Ability,
    Amount,
    Count,
    Done,
    Every,
    Filter,
    Half,
    Happened,
    Keyword,
    Minus,
    Number,
    Own,
    PlayerStat,
    Plus,
    Share,
    Stat,
    Statement,
    Subject,
    This,
    Those,
    Times,
    TimesThisTurn,
    Together,
    TopCards,
)
from ...text import effect_speaking
from ...text.saying import AnySaid, Fixed, Negative, Positive, Said
from ...text.verbs import ACTIVE, CANNOT, CAUSATIVE, MUST, NOT, PASSIVE
from ..card_words.waiting import THIS_CARD
from ..tree import (
    Break,
    ChangeTarget,
    ChangeWait,
    Cores,
    DealEachOther,
    DealInstead,
    DivideDamage,
    ExhaustCores,
    GainPoints,
    LordOf,
    MasterAttack,
    MasterOf,
    Modify,
    MoveCores,
    MoveLane,
    PutTokens,
    RecoverCores,
    SetStats,
    Spend,
    SwapLanes,
    TreatAs,
    Unlock,
    UnlockCards,
)
from ..vocabulary import CATEGORIES, COLOURS
from .hand_sizes import kept
from .moving import where_put
from .nominals import is_figure, whose_free_lanes
from .scope import DRAWN, POINTS, PUT, SEEN, Scope, dealt_with, taken_away
from .spoken_cards import DECLARED, OWN, PLAYERS, WHOSE, Speaker, keyword, lanes, quoted, zone
from .spoken_facts import BY_NAME, by_stem, core_goal, core_source

DURATIONS: Final = {
    STAYS: "",
    "this-turn": "ターン終了時まで",
    "this-battle": "このバトルの間",
    "your-next-turn-start": "あなたの次のターン開始時まで",
    "your-next-turn-end": "あなたの次のターン終了時まで",
    "opponents-next-turn-end": "相手の次のターン終了時まで",
    "as-long-as": "",
}

NEXT_STARTS: Final = {
    YOU: "あなたの次のスタートフェイズに",
    OPPONENT: "相手の次のスタートフェイズに",
    EITHER: "次のスタートフェイズに",
}
NEXT_TURNS: Final = {YOU: "あなたの次のターン、", OPPONENT: "相手の次のターン、", EITHER: "次のターン、"}


AbilityText = Callable[[Ability], str]


class EffectSpeaker(effect_speaking.EffectSpeaker[Speaker]):
    """Says statements, keeping the scope as the reader of the text will have it."""

    verbs = BY_NAME

    def __init__(self, speaker: Speaker, ability_text: AbilityText) -> None:
        super().__init__(speaker, ability_text)
        self.battle_damage_apart = False
        """A sentence of its own says that the damage counts as battle damage."""
        self.goes_on = False
        """More follows in the same sentence."""
        self.next_turn = ""
        """Whose next turn the effect lasts through."""

    @property
    def scope(self) -> Scope:
        return self.speaker.scope

    # --- what a clause is about -----------------------------------------------------------------------

    def about(self, subject: Subject, particle: str, lasts: str | None = None) -> str:
        """What has just gone is named: left unsaid, what lasts would be about this card."""
        if lasts is not None and particle != "に" and self.scope.topic == subject == self.scope.gone:
            self.scope.topic = None
        return super().about(subject, particle, lasts)

    def speak_of(self, subject: Subject) -> None:
        if isinstance(subject, Every):
            self.scope.stands = subject.slot is None
            if subject.slot is None:
                self.scope.bring_up_all(subject, "")
        super().speak_of(subject)

    def doer(self, player: str) -> str:
        """相手は: said once, and again when another player does something in the same sentence."""
        said = "" if player == self.scope.player else f"{PLAYERS[player]}は"
        self.scope.player = player
        return said

    def named(self, player: str) -> str:
        """The same, but あなたは is said as well."""
        said = self.doer(player)
        return f"{PLAYERS[player]}は" if player == YOU else said

    def lasting(self, lasts: str) -> str:
        self.scope.duration = lasts
        return NEXT_TURNS[self.next_turn] if self.next_turn else DURATIONS[lasts]

    def goal(self, subject: Subject, lasts: str) -> str:
        """～に、ターン終了時まで."""
        said = self.about(subject, "に", lasts)
        duration = self.lasting(lasts)
        return f"{said}、{duration}" if said and duration else said + duration

    def per(self, *amounts: Amount) -> tuple[str, tuple[Amount, ...]]:
        """～1枚につき, if an amount is counted, and the amounts for one card."""
        counted = next((_counted(one) for one in amounts if _counted(one) is not None), None)
        if counted is None:
            return "", amounts
        ones = tuple(_for_one(one) for one in amounts)
        count, by = counted
        if isinstance(count, Minus):
            return f"{self.speaker.amount(count).removesuffix('の数')}1つにつき、", ones
        if isinstance(count, Done):
            return f"そうした1{'点' if self.scope.done == POINTS else '枚'}につき、", ones
        if isinstance(count, Happened):
            return "その点数1点につき、", ones
        if isinstance(count, Cores):
            return f"{self.speaker.cores(count)}{by}個につき、", ones
        if isinstance(count, TimesThisTurn):
            cards = self.speaker.amount(count).removesuffix("の枚数").removesuffix("の数")
            return f"{cards}{by}{'体' if cards.endswith('ミニオン') else '枚'}につき、", ones
        return f"{self.speaker.counted(count.of)}{by}{self.speaker.counter(count.of)}につき、", ones

    # --- statements -------------------------------------------------------------------------------------

    def said(self, statement: Statement) -> AnySaid:
        said = _SAID[type(statement)](self, statement)
        self.scope.done = dealt_with(statement)
        self.scope.gone = taken_away(statement) or self.scope.gone
        return said

    def gifts(self, changes: list[Modify], grant: Grant | None) -> AnySaid:
        """A change and keywords for the same cards."""
        first: Modify | Grant | None = changes[0] if changes else grant
        assert first is not None
        times = _as_much_again(changes[0]) if changes and grant is None else None
        if times is not None:
            return self._many_times(changes[0], *times)
        gains = isinstance(first.subject, This) or (
            first.lasts == STAYS and isinstance(first.subject, Every | MasterOf | LordOf)
        )
        per, amounts = self.per(*(amount for one in changes for amount in (one.atk, one.hp)))
        where = self.topic(first.subject, first.lasts) if gains else self.goal(first.subject, first.lasts)
        words = []
        for place, one in enumerate(changes):
            atk, hp = (self.speaker.amount(amount) for amount in amounts[2 * place : 2 * place + 2])
            words.append(f"「{_sign(one.atk_down)}{atk}／{_sign(one.hp_down)}{hp}」の修正")
        if grant is not None:
            words.append(self._granted(grant.keywords, grant.abilities))
        return Said(f"{per}{where}{'と'.join(words)}を", BY_NAME["gain" if gains else "give"])

    def _many_times(self, one: Modify, stat: str, times: int) -> AnySaid:
        said = self.speaker.subject(one.subject)
        self.scope.topic = one.subject
        return Fixed(f"{self._timed(one.lasts, f'{said}の', f'{stat}を')}{times}倍に", "する", "し", "してもよい")

    def _timed(self, lasts: str, subject: str, words: str) -> str:
        """How long, said first; but where the sentence goes on it would hold for the rest of it as well."""
        duration = self.lasting(lasts)
        if self.goes_on and subject and duration:
            return f"{subject}{words}{duration}"
        return f"{duration}{'、' if subject and duration else ''}{subject}{words}"

    def _granted(self, keywords: tuple[Keyword, ...], abilities: tuple[Ability, ...], between: str = "と") -> str:
        words = [f"「{keyword(one)}」" for one in keywords]
        return between.join([*words, *(f"『{self.ability_text(one)}』" for one in abilities)])

    def choose(self, one: Choose | ChooseAtRandom) -> AnySaid:
        by = self.doer(one.by or YOU) if isinstance(one, Choose) else ""
        cards, counter = self.choosable(one)
        left = kept(one.count)
        if left is not None and one.filter == Filter(one.filter.whose, ("hand",)):
            self.bring_up(one, cards)
            owner = "" if isinstance(one, Choose) and one.filter.whose == (one.by or YOU) else WHOSE[one.filter.whose]
            return Said(f"{by}{owner}手札が{left.value}枚になるように{cards}を", BY_NAME["choose"])
        many = self.how_many(one, counter)
        self.bring_up(one, cards)
        return Said(f"{by}{cards}を{many}", BY_NAME["choose"])

    def choose_both(self, one: Choose, other: Choose) -> AnySaid:
        """A1体とB1体を選び."""
        by = self.doer(YOU)
        words = []
        for each in (one, other):
            cards, counter = self.choosable(each)
            words.append(cards + self.speaker.many(each.count, counter))
        self._both(one, other)
        return Said(f"{by}{words[0]}と{words[1]}を", BY_NAME["choose"])

    def choose_by_both(self, one: Choose, other: Choose) -> AnySaid:
        """互いのプレイヤーは自分の～を1体ずつ選び."""
        left = kept(one.count)
        if left is not None:
            self._both(one, other)
            return Said(f"{self.doer(BOTH)}手札が{left.value}枚になるように手札を", BY_NAME["choose"])
        own = one.filter if one.filter.zones == ("hand",) else replace(one.filter, whose=OWN)
        cards = self.speaker.cards(replace(own, whose="") if own is one.filter else own)
        many = f"{self.speaker.many(one.count, self.speaker.counter(one.filter))}ずつ{'まで' if one.up_to else ''}"
        self._both(one, other)
        return Said(f"{self.doer(BOTH)}{cards}を{many}", BY_NAME["choose"])

    def _both(self, one: Choose, other: Choose) -> None:
        for each in (one, other):
            self.bring_up(each, "")
        self.scope.topic = Together((Those(one.slot), Those(other.slot)))

    def choose_word(self, one: ChooseWord) -> AnySaid:
        what = DECLARED[one.of or ("colour" if one.words == tuple(COLOURS) else "category")]
        return Said(f"{self.doer(YOU)}{what}を1つ", BY_NAME["declare"])

    def choose_number(self, one: ChooseNumber) -> AnySaid:
        limits = "" if one.least == Number(0) else f"{self.speaker.amount(one.least)}以上の"
        if one.most is not None:
            limits = f"{self.speaker.amount(one.least)}から{self.speaker.amount(one.most)}までの"
        return Fixed(f"{self.doer(YOU)}{limits}数字を1つ宣言し、{one.name}と", "する", "し")

    def choose_lane(self, one: ChooseLane) -> AnySaid:
        self.scope.lane = one.slot
        by = self.doer(one.by or YOU)
        return Said(f"{by}レーンを1つ", BY_NAME["choose"])

    def let(self, one: Let) -> AnySaid:
        amount = self.speaker.amount(one.amount)
        return Fixed(f"{amount}を{one.name}と", "する", "し", "してもよい")

    def damage(self, one: Damage) -> AnySaid:
        source = "" if one.source == This() else f"{self.speaker.subject(one.source)}は、"
        if source:
            self.scope.topic = one.source
        to = self.about(one.to, "に")
        if isinstance(one.amount, Own):
            points = f"それぞれの{self.speaker.amount(one.amount)}に等しいダメージを"
        elif is_figure(one.amount):
            points = f"{self.speaker.amount(one.amount)}ダメージを"
        else:
            points = f"{self.speaker.amount(one.amount)}に等しいダメージを"
        battle = "バトルダメージとして" if one.as_battle and not self.battle_damage_apart else ""
        return Said(f"{source}{to}{points}{battle}", BY_NAME["give"])

    def divide_damage(self, one: DivideDamage) -> AnySaid:
        cards, points = self.speaker.cards(one.among), self.speaker.amount(one.amount)
        equal = "" if is_figure(one.amount) else "に等しい"
        return Said(f"{cards}に合計{points}{equal}ダメージを好きなように割り振って", BY_NAME["give"])

    def deal_instead(self, one: DealInstead) -> AnySaid:
        """そのダメージ: of what would happen."""
        amount = one.amount
        if amount == Happened():
            return Said(f"{self.about(one.to, 'は')}そのダメージを", BY_NAME["receive"])
        if isinstance(amount, Plus | Minus) and amount.one == Happened():
            verb = BY_NAME["decrease" if isinstance(amount, Minus) else "increase"]
            return Said(f"そのダメージは{self.points(amount.other)}", verb)
        if isinstance(amount, Times):
            return Fixed(f"そのダメージを{amount.factor}倍に", "する", "し", "してもよい")
        half = amount == Half(Happened())
        return Fixed(f"そのダメージを{'半分' if half else self.points(amount)}に", "する", "し", "してもよい")

    def life(self, one: GainLife | LoseLife) -> AnySaid:
        verb = BY_NAME["gain" if isinstance(one, GainLife) else "lose"]
        own = one.whose == self.scope.player != YOU
        who = "" if own else f"{WHOSE[one.whose]}マスターは"
        return Said(f"{who}ライフを{self.points(one.amount)}", verb)

    def points(self, amount: Amount) -> str:
        return self.speaker.many(amount, "点")

    def master_points(self, one: GainPoints) -> AnySaid:
        if is_figure(one.amount):
            many = self.speaker.amount(one.amount)
        else:
            many = f"{self.speaker.amount(one.amount)}に等しい"
        return Said(f"{self.named(one.whose)}{many}マスターポイントを", BY_NAME["gain"])

    def set_life(self, one: SetLife) -> AnySaid:
        half = one.amount == Half(PlayerStat("life", one.whose))
        many = "半分" if half else self.speaker.many(one.amount, "点")
        return Fixed(f"{WHOSE[one.whose]}マスターのライフを{many}に", "する", "し", "してもよい")

    def spend(self, one: Spend) -> AnySaid:
        many = self.speaker.amount(one.amount)
        equal = "" if is_figure(one.amount) else "に等しい"
        return Said(f"{self.doer(one.whose)}{many}{equal}マスターポイントを", by_stem("支払"))

    def change_wait(self, one: ChangeWait) -> AnySaid:
        per, (amount,) = self.per(one.amount)
        subject = self.about(one.subject, "を")
        change = f"{per}{subject}WT{_sign(one.down)}{self.speaker.amount(amount)}"
        return Fixed(change, "する", "し", "してもよい")

    def break_(self, one: Break) -> AnySaid:
        return Said(self.about(one.subject, "を"), BY_NAME["break"])

    def set_stats(self, one: SetStats) -> AnySaid:
        subject = self.about(one.subject, "の", one.lasts)
        value = one.hp if one.hp is not None else one.atk
        assert value is not None
        if one.atk is not None and one.hp is not None:
            words = f"ATKを{self.speaker.amount(one.atk)}、HPを"
        else:
            words = "ATKを" if one.atk is not None else "HPを"
        if one.atk == Stat("hp", one.subject) and one.hp == Stat("atk", one.subject):
            return Said(self._timed(one.lasts, subject, "ATKとHPを"), BY_NAME["swap"])
        if isinstance(one.atk, Stat) and one.hp == Stat("hp", one.atk.of) and one.atk == Stat("atk", one.atk.of):
            return self._like_another(one, one.atk.of)
        if value == Half(Stat("atk" if one.hp is None else "hp", one.subject)) and (one.atk is None or one.hp is None):
            return Fixed(f"{self._timed(one.lasts, subject, words)}半分に", "する", "し", "してもよい")
        if not is_figure(value):
            return self._equal_stats(one, value)
        figure = self.speaker.amount(value)
        return Fixed(f"{self._timed(one.lasts, subject, words)}{figure}に", "する", "し", "してもよい")

    def _like_another(self, one: SetStats, like: Subject) -> AnySaid:
        other = self.speaker.subject(like)
        self.scope.topic = one.subject
        said = f"{self.speaker.subject(one.subject)}のATKとHPは"
        return Fixed(f"{said}{self.lasting(one.lasts)}{other}と同じに", "なる", "なり")

    def _equal_stats(self, one: SetStats, value: Amount) -> AnySaid:
        stats = "と".join(name for name, has in (("ATK", one.atk), ("HP", one.hp)) if has is not None)
        self.scope.topic = one.subject
        said = f"{self.speaker.subject(one.subject)}の{stats}は"
        return Fixed(f"{said}{self.lasting(one.lasts)}{self.speaker.amount(value)}", "に等しい", "に等しく")

    def move(self, one: Move) -> AnySaid:
        deck = self._comes_from_deck(one.subject)
        subject = self.about(one.subject, "を")
        self._keep(one)
        if one.to == "exile":
            return Said(f"{subject}{'裏向きに' if one.face_down else ''}", BY_NAME["exile"])
        how = "疲労状態で" if one.exhausted else "リバース状態で" if one.reversed else ""
        how += "裏向きに" if one.face_down else ""
        how += "好きな順番で" if one.in_any_order else ""
        if one.to == "hand":
            return Said(f"{subject}{how}手札に", BY_NAME["add" if deck else "return"])
        if one.to == "field":
            place = "選んだレーン" if one.lane_of is not None else lanes(one.lanes) or zone("field")
            return Said(f"{subject}{how}{place}に", BY_NAME["put"])
        if one.to == "deck" and one.either_end:
            return Said(f"{subject}{how}山札の一番上か一番下に", BY_NAME["put"])
        if one.to == "deck":
            return Said(f"{subject}{how}山札の一番{'下' if one.bottom else '上'}に", BY_NAME["put"])
        place = "WTで示されるウェイトゾーン" if one.to == "wait" else zone(one.to)
        return Said(f"{subject}{how}{place}に", BY_NAME["put"])

    def _keep(self, one: Move) -> None:
        """Cards of a deck that all can see now can be spoken of again."""
        cards = one.subject
        if isinstance(cards, TopCards) and not one.face_down and one.to not in ("hand", "deck"):
            slot = _UNSPOKEN if cards.slot is None else cards.slot
            self.scope.bring_up(slot, SEEN, where_put(cards, one.to), "")
            if cards.count != Number(1):
                self.speaker.several.add(slot)

    def _comes_from_deck(self, subject: Subject) -> bool:
        if isinstance(subject, TopCards):
            return True
        filter = subject.filter if isinstance(subject, Every) else self.known(subject)
        return filter.zones == ("deck",)

    def move_lane(self, one: MoveLane) -> AnySaid:
        subject = self.about(one.subject, "を")
        place = lanes(one.lanes) or ("隣接するレーン" if one.adjacent else "別のレーン")
        return Said(f"{subject}{place}に", BY_NAME["move"], CAUSATIVE)

    def swap_lanes(self, one: SwapLanes) -> AnySaid:
        if one.one == one.other:
            return Said(self.about(one.one, "の") + "レーンを", BY_NAME["swap"])
        both = Together((one.one, one.other))
        return Said(self.about(both, "の") + "レーンを", BY_NAME["swap"])

    def orient(self, one: Orient) -> AnySaid:
        if one.how == "active":
            subject = self.about(one.subject, "の疲労を")
            return Said(subject or "疲労を", by_stem("回復"))
        subject = self.about(one.subject, "を")
        if one.how == "exhausted":
            return Said(subject, BY_NAME["exhaust"], CAUSATIVE)
        if one.how == "incapacitated":
            return Said(subject, BY_NAME["incapacitate"])
        return Said(subject, by_stem("リバース状態に" if one.how == "reversed" else "オープン状態に"))

    def master_attack(self, one: MasterAttack) -> AnySaid:
        atk = f"「ATK{self.speaker.amount(one.atk)}」"
        gifts = self._granted(one.keywords, one.abilities, between="")
        return Said(f"{WHOSE[one.whose]}マスターは{atk}{gifts}として", by_stem("アタックを行"))

    def lose_effects(self, one: LoseEffects) -> AnySaid:
        subject = self.topic(one.subject, one.lasts)
        words = tuple(keyword(Keyword(name)) for name in one.keywords)
        return Said(f"{subject}{quoted(words) or '全ての効果'}を", BY_NAME["lose"])

    def draw(self, one: Draw) -> AnySaid:
        whose = self.doer(one.whose)
        many = self.speaker.many(one.count, "枚")
        self.scope.bring_up(_UNSPOKEN if one.slot is None else one.slot, DRAWN, Filter(one.whose, ("hand",)), "")
        return Said(f"{whose}カードを{many}", BY_NAME["draw"])

    def draw_up_to(self, one: DrawUpTo) -> AnySaid:
        whose = self.doer(one.whose)
        hand = self.speaker.many(one.hand, "枚")
        self.scope.bring_up(_UNSPOKEN if one.slot is None else one.slot, DRAWN, Filter(one.whose, ("hand",)), "")
        return Said(f"{whose}手札が{hand}になるまでカードを", BY_NAME["draw"])

    def shuffle(self, one: Shuffle) -> AnySaid:
        return Said(f"{WHOSE[one.whose]}山札を", BY_NAME["shuffle"])

    def cores(self, one: ExhaustCores | RecoverCores) -> AnySaid:
        every = one.count is None or one.count == Cores(one.whose, "core-active")
        many = "全て" if every or one.count is None else self.speaker.many(one.count, "個")
        words = f"{WHOSE[one.whose]}コアを{many}"
        if isinstance(one, ExhaustCores):
            return Said(words, BY_NAME["exhaust"], CAUSATIVE)
        return Said(words, by_stem("回復"))

    def move_cores(self, one: MoveCores) -> AnySaid:
        whose = WHOSE[one.whose]
        source = core_source(one.source, whose)
        few = isinstance(one.count, Number) and one.count.value < 10
        many = "全て" if one.count is None else self.speaker.many(one.count, "つ" if few else "個")
        goal = core_goal(one.to)
        return Said(f"{source}コアを{many}取り、{'' if one.to == 'this' else whose}{goal}", BY_NAME["put"])

    def battle(self, one: Battle) -> AnySaid:
        words = self.speaker.subject(one.one if one.one == one.other else Together((one.one, one.other)))
        return Said(f"{words}で", by_stem("バトルを行"))

    def deal_each_other(self, one: DealEachOther) -> AnySaid:
        words = self.speaker.subject(one.one if one.one == one.other else Together((one.one, one.other)))
        return Said(f"{words}は、それぞれのATKに等しいダメージを", BY_NAME["give-each-other"])

    def unlock(self, one: Unlock) -> AnySaid:
        return Said(self.about(one.subject, "を"), BY_NAME["unlock"])

    def play(self, one: Play) -> AnySaid:
        return Said(self.about(one.subject, "を"), BY_NAME["play"])

    def put_tokens(self, one: PutTokens) -> AnySaid:
        many = self.speaker.many(one.count, "体")
        place = f"{WHOSE[one.whose]}{lanes(one.lanes) or zone('field')}に"
        how = "疲労状態で" if one.exhausted else ""
        slot = _UNSPOKEN if one.slot is None else one.slot
        if one.count != Number(1):
            self.speaker.several.add(slot)
        self.scope.bring_up(slot, PUT, Filter(one.whose, (), ("minion",)), "")
        return Said(f"{place}{one.token}を{many}{how}", BY_NAME["put"])

    def change_damage(self, one: ChangeDamage) -> AnySaid:
        subject = self._dealer(one) or self.about(one.subject, "が", one.lasts)
        duration = self.lasting(one.lasts)
        nature = {"": "", "battle": "バトル", "effect": "効果"}[one.nature]
        dealt = "受ける" if one.taken else "与える"
        if one.against is not None:
            dealt = f"{self.other_side(one.against)}{'から' if one.taken else 'に'}{dealt}"
        verb = BY_NAME["decrease" if one.down else "increase"]
        return Said(f"{subject}{dealt}{nature}ダメージは{duration}{self.points(one.amount)}", verb)

    def _dealer(self, one: ChangeDamage) -> str:
        """あなたのスキルカードが, which deal damage while they are played."""
        subject = one.subject
        if not isinstance(subject, Every) or subject.filter.zones != ("play",):
            return ""
        self.speak_of(subject)
        return self.speaker.cards(replace(subject.filter, zones=()), located=False) + "が"

    def change_cost(self, one: ChangeCost) -> AnySaid:
        cards = "このカード" if one.filter == THIS_CARD else self.speaker.cards(one.filter, located=False)
        duration = self.lasting(one.lasts)
        verb = BY_NAME["decrease" if one.down else "increase"]
        per, (amount,) = self.per(one.amount)
        many = self.speaker.many(amount, "")
        who = "" if one.filter == THIS_CARD else f"{'次に' if one.once else ''}{PLAYERS[one.whose]}が"
        if one.becomes:
            return Fixed(f"{who}{cards}をアンロックするコストは{duration}{many}に", "なる", "なり")
        least = f"最低{one.least}まで" if one.least else ""
        return Said(f"{per}{who}{cards}をアンロックするコストは{duration}{least}{many}", verb)

    def treat_as(self, one: TreatAs) -> AnySaid:
        subject = self.topic(one.subject, one.lasts, "を")
        return Said(f"{subject}{zone(one.zone)}にあるのと同じように", BY_NAME["treat"])

    def remove_damage(self, one: RemoveDamage) -> AnySaid:
        said = self.speaker.subject(one.subject)
        self.speak_of(one.subject)
        many = "全て" if one.amount is None else self.points(one.amount)
        return Said(f"{said}のダメージを{many}", BY_NAME["heal"])

    def extra_turn(self, one: ExtraTurn) -> AnySaid:
        return Said(f"{self.named(one.whose)}追加の1ターンを", BY_NAME["gain"])

    def end_attack(self, one: EndAttack) -> AnySaid:
        return Said("アタックを", BY_NAME["call-off"])

    def change_target(self, one: ChangeTarget) -> AnySaid:
        return Said(f"アタックターゲットを{self.speaker.subject(one.to)}に", BY_NAME["divert"])

    def win(self, one: WinGame) -> AnySaid:
        return Said(f"{self.named(one.whose)}ゲームに", BY_NAME["win"])

    def lose_game(self, one: LoseGame) -> AnySaid:
        return Said(f"{self.named(one.whose)}ゲームに", BY_NAME["be-defeated"])

    def unlock_cards(self, one: UnlockCards) -> AnySaid:
        cards = "か".join(f"{CATEGORIES[name][0]}カード" for name in one.categories)
        return Positive(f"あなたは{cards}を", BY_NAME["unlock"])

    def copies_in_deck(self, one: CopiesInDeck) -> AnySaid:
        many = "何枚でも" if one.most is None else f"{one.most}枚まで"
        return Fixed(f"このカードは、デッキに{many}", "入れる事が出来る", "入れる事が出来、")

    # --- what may not be done -------------------------------------------------------------------------------

    def forbid(self, one: Forbid) -> AnySaid:
        if one.subject is None:
            return self._player_may_not(one)
        act = one.act
        if act in ("recover", "recover-at-start"):
            said = self.about(one.subject, "の疲労は", one.lasts)
            duration = self.lasting(one.lasts)
            if act == "recover-at-start":
                duration = NEXT_STARTS[self.next_turn] if self.next_turn else "スタートフェイズに"
            return Negative(said + duration, by_stem("回復" if said else "活性状態にな"), NOT)
        if act == "activate":
            said = self.about(one.subject, "の任意起動効果は", one.lasts)
            duration = self.lasting(one.lasts)
            return Negative((said or "任意起動効果を") + duration, BY_NAME["activate"], CANNOT)
        subject = self.topic(one.subject, one.lasts)
        words, stem, form, voice = _FORBIDDEN[act]
        if act == "be-chosen":
            kind = "効果" if one.against is None else self.other_side(one.against)
            words = f"{WHOSE[one.whose]}{kind}に"
        elif act == "be-broken":
            words = f"{WHOSE[one.whose]}効果によって"
        elif one.whose:
            words = WHOSE[one.whose] + words
        if one.against is not None and act != "be-chosen":
            words = self.other_side(one.against) + _AGAINST[act] + words
        return Negative(subject + words, by_stem(stem), form, voice)

    def _player_may_not(self, one: Forbid) -> AnySaid:
        duration = self.lasting(one.lasts)
        if one.act == "gain-life":
            return Negative(f"{WHOSE[one.whose]}マスターは{duration}ライフを", BY_NAME["gain"], NOT)
        player = self.named(one.whose)
        if one.act == "draw":
            return Negative(f"{player}{duration}効果でカードを", BY_NAME["draw"], CANNOT)
        if one.act == "activate":
            cards = "" if one.against is None else f"{self.other_side(one.against)}の"
            return Negative(f"{player}{duration}{cards}任意起動効果を", BY_NAME["activate"], CANNOT)
        cards = "カード" if one.against is None else self.other_side(one.against)
        return Negative(f"{player}{duration}{cards}を", BY_NAME[one.act], CANNOT)

    def permit(self, one: Permit) -> AnySaid:
        assert one.subject is not None
        subject = self.topic(one.subject, one.lasts)
        if one.act == "attack-lords":
            return Positive(f"{subject}ロードを", by_stem("アタックターゲットに"))
        if one.act == "attack-any-lane":
            return Positive(f"{subject}全てのレーンに", BY_NAME["attack"])
        how = {
            "attack-past-blockers": "ブロッカーを無視して",
            "attack-exhausted": "疲労状態でも",
            "attack-incapacitated": "行動不能状態でも",
            "attack-twice": "1ターンに2回",
            "attack-thrice": "1ターンに3回",
        }
        return Positive(subject + how[one.act], BY_NAME["attack"])


_UNSPOKEN: Final = -1
"""The slot of what nobody speaks of again."""

_FORBIDDEN: Final = {
    "attack": ("", "アタック", CANNOT, ACTIVE),
    "be-attacked": ("", "アタックターゲットに", NOT, PASSIVE),
    "block": ("", "ブロック", CANNOT, ACTIVE),
    "be-blocked": ("", "ブロック", NOT, PASSIVE),
    "break": ("", "ブレイク", NOT, ACTIVE),
    "be-broken": ("", "ブレイク", NOT, ACTIVE),
    "be-chosen": ("", "選", NOT, PASSIVE),
    "move-lane": ("", "レーン移動", CANNOT, ACTIVE),
    "hold-back": ("可能なら", "アタック", MUST, ACTIVE),
    "be-exhausted": ("効果によって", "疲労", NOT, ACTIVE),
    "be-reversed": ("効果によって", "リバース状態にな", NOT, ACTIVE),
    "leave-field": ("効果によって別の領域に", "移動", NOT, ACTIVE),
    "take-damage": ("ダメージを", "受け", NOT, ACTIVE),
    "take-battle-damage": ("バトルダメージを", "受け", NOT, ACTIVE),
    "take-effect-damage": ("効果ダメージを", "受け", NOT, ACTIVE),
    "deal-damage": ("ダメージを", "与え", NOT, ACTIVE),
    "deal-battle-damage": ("バトルダメージを", "与え", NOT, ACTIVE),
    "deal-effect-damage": ("効果ダメージを", "与え", NOT, ACTIVE),
}
"""What stands before the verb, the verb, and its form."""

_AGAINST: Final = {
    "attack": "に",
    "be-attacked": "の",
    "block": "を",
    "be-blocked": "に",
    "take-damage": "から",
    "take-battle-damage": "から",
    "take-effect-damage": "から",
    "deal-damage": "に",
    "deal-battle-damage": "に",
    "deal-effect-damage": "に",
}


def _as_much_again(one: Modify) -> tuple[str, int] | None:
    """Which number a change makes how many times as much, if that is what it does."""
    for stat, more, other in (("ATK", one.atk, one.hp), ("HP", one.hp, one.atk)):
        once = more.amount if isinstance(more, Times) else more
        if once == Stat(stat.lower(), one.subject) and other == Number(0):
            return stat, more.factor + 1 if isinstance(more, Times) else 2
    return None


def _sign(down: bool) -> str:
    return "－" if down else "＋"


def _counted(amount: Amount) -> tuple[Count | Cores | TimesThisTurn | Done | Happened | Minus, int] | None:
    """What is counted, and by how many: 1枚につき, 3枚につき."""
    counted = amount.amount if isinstance(amount, Times) else amount
    if isinstance(counted, Minus) and whose_free_lanes(counted):
        return counted, 1
    if isinstance(counted, Count | Cores | TimesThisTurn | Done | Happened):
        return counted, 1
    if isinstance(counted, Half | Share) and counted.down and isinstance(counted.amount, Count | Cores | TimesThisTurn):
        return counted.amount, 2 if isinstance(counted, Half) else counted.parts
    return None


def _for_one(amount: Amount) -> Amount:
    if whose_free_lanes(amount):
        return Number(1)
    if isinstance(amount, Count | Cores | TimesThisTurn | Done | Happened | Half | Share):
        return Number(1)
    return Number(amount.factor) if isinstance(amount, Times) else amount


_SAID: Final[dict[type[Statement], Callable[..., AnySaid]]] = {
    Choose: EffectSpeaker.choose,
    ChooseAtRandom: EffectSpeaker.choose,
    ChooseLane: EffectSpeaker.choose_lane,
    ChooseWord: EffectSpeaker.choose_word,
    ChooseNumber: EffectSpeaker.choose_number,
    Let: EffectSpeaker.let,
    Damage: EffectSpeaker.damage,
    DealInstead: EffectSpeaker.deal_instead,
    DivideDamage: EffectSpeaker.divide_damage,
    GainLife: EffectSpeaker.life,
    LoseLife: EffectSpeaker.life,
    GainPoints: EffectSpeaker.master_points,
    SetLife: EffectSpeaker.set_life,
    Spend: EffectSpeaker.spend,
    ChangeWait: EffectSpeaker.change_wait,
    Break: EffectSpeaker.break_,
    SetStats: EffectSpeaker.set_stats,
    Move: EffectSpeaker.move,
    MoveLane: EffectSpeaker.move_lane,
    SwapLanes: EffectSpeaker.swap_lanes,
    Orient: EffectSpeaker.orient,
    MasterAttack: EffectSpeaker.master_attack,
    LoseEffects: EffectSpeaker.lose_effects,
    Draw: EffectSpeaker.draw,
    DrawUpTo: EffectSpeaker.draw_up_to,
    Shuffle: EffectSpeaker.shuffle,
    LookAt: EffectSpeaker.look_at,
    ExhaustCores: EffectSpeaker.cores,
    RecoverCores: EffectSpeaker.cores,
    MoveCores: EffectSpeaker.move_cores,
    Battle: EffectSpeaker.battle,
    DealEachOther: EffectSpeaker.deal_each_other,
    Unlock: EffectSpeaker.unlock,
    Play: EffectSpeaker.play,
    PutTokens: EffectSpeaker.put_tokens,
    ChangeDamage: EffectSpeaker.change_damage,
    ChangeCost: EffectSpeaker.change_cost,
    TreatAs: EffectSpeaker.treat_as,
    ExtraTurn: EffectSpeaker.extra_turn,
    RemoveDamage: EffectSpeaker.remove_damage,
    EndAttack: EffectSpeaker.end_attack,
    ChangeTarget: EffectSpeaker.change_target,
    WinGame: EffectSpeaker.win,
    LoseGame: EffectSpeaker.lose_game,
    UnlockCards: EffectSpeaker.unlock_cards,
    CopiesInDeck: EffectSpeaker.copies_in_deck,
    Forbid: EffectSpeaker.forbid,
    Permit: EffectSpeaker.permit,
}
