"""Statements as clauses, in the usual words."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from ...effects.statements import (
    ChangeCost,
    ChangeDamage,
    ChangeStats,
    Choose,
    ChooseAtRandom,
    ChooseLane,
    ChooseWord,
    CopiesInDeck,
    Damage,
    Destroy,
    Draw,
    DrawUpTo,
    EndAttack,
    Forbid,
    GainLife,
    Grant,
    Let,
    LookAt,
    LoseEffects,
    LoseGame,
    LoseLife,
    Move,
    NextTurn,
    Orient,
    Permit,
    Play,
    SetLife,
    SetNumbers,
    Shuffle,
    StatChange,
    TurnOver,
    WinGame,
)
from ...effects.tree import (
    EITHER,
    STAYS,
    YOU,
    Ability,
    Amount,
    Count,
    Done,
    Every,
    Filter,
    Half,
    IsIt,
    Keyword,
    Minus,
    Number,
    Own,
    PlayerStat,
    Share,
    Stat,
    Statement,
    Subject,
    This,
    Times,
    TimesThisTurn,
    Together,
    TopCards,
    Variable,
)
from ...text import effect_speaking
from ...text.saying import AnySaid, Fixed, Negative, Positive, Said
from ...text.scope import DRAWN, PUT, Scope
from ...text.verbs import ACTIVE, CANNOT, CAUSATIVE, MUST, NOT, PASSIVE
from ..tree import (
    ChooseSquare,
    Down,
    GainEnergy,
    MoveTo,
    Pay,
    PutOnSquare,
    RegainEnergy,
    Reposition,
    Squares,
    SwapSquares,
)
from ..vocabulary import ROWS, STATS
from .spoken_cards import PLAYERS, WHOSE, Speaker, keyword, lies
from .spoken_facts import BY_NAME, by_stem

NEXT_TURNS: Final = {"your-next-turn": YOU, "opponents-next-turn": "opponent"}
"""Durations of effects that wait for a turn and last through it."""
DURATIONS: Final = {
    STAYS: "",
    "this-turn": "ターン終了時まで",
    "this-battle": "戦闘終了時まで",
    "this-phase": "フェイズ終了時まで",
    "your-next-turn-start": "自分の次のターン開始時まで",
    "your-next-turn-end": "自分の次のターン終了時まで",
    "opponents-next-turn-start": "相手の次のターン開始時まで",
    "opponents-next-turn-end": "相手の次のターン終了時まで",
    "your-next-turn": "自分の次のターンの間",
    "opponents-next-turn": "相手の次のターンの間",
}
AbilityText = Callable[[Ability], str]
_UNSPOKEN: Final = -1
"""The slot of what nobody speaks of again."""


class EffectSpeaker(effect_speaking.EffectSpeaker[Speaker]):
    """Says statements, keeping the scope as the reader of the text will have it."""

    verbs = BY_NAME

    @property
    def scope(self) -> Scope:
        return self.speaker.scope

    # --- what a clause is about -----------------------------------------------------------------------

    def lasting(self, lasts: str) -> str:
        self.scope.duration = lasts
        return DURATIONS[lasts]

    def whose_numbers(self, subject: Subject, lasts: str) -> str:
        """ターン終了時まで、～の."""
        said = self.about(subject, "の", lasts)
        duration = self.lasting(lasts)
        return f"{duration}、{said}" if said and duration else said + duration

    def per(self, *amounts: Amount) -> tuple[str, tuple[Amount, ...]]:
        """～1体につき, if an amount is counted, and the amounts for one card."""
        counted = next((_counted(one) for one in amounts if _counted(one) is not None), None)
        if counted is None:
            return "", amounts
        if isinstance(counted, Done):
            return "そうした1枚につき、", tuple(_for_one(one) for one in amounts)
        if isinstance(counted, TimesThisTurn):
            return f"{self.speaker.amount(counted)}1回につき、", tuple(_for_one(one) for one in amounts)
        if isinstance(counted, Share) and isinstance(counted.amount, Done):
            return f"そうした{counted.parts}枚につき、", tuple(_for_one(one) for one in amounts)
        if isinstance(counted, Share):
            assert isinstance(counted.amount, Count)
            cards, parts = counted.amount.of, counted.parts
        else:
            cards, parts = counted.of, 1
        counter = self.speaker.counter(cards)
        return f"{self.speaker.cards(cards)}{parts}{counter}につき、", tuple(_for_one(one) for one in amounts)

    # --- statements -------------------------------------------------------------------------------------

    def said(self, statement: Statement) -> AnySaid:
        return _SAID[type(statement)](self, statement)

    def choose(self, one: Choose | ChooseAtRandom) -> AnySaid:
        by = f"{PLAYERS[one.by]}は" if isinstance(one, Choose) and one.by else ""
        cards, counter = self.choosable(one)
        self.bring_up(one, cards)
        return Said(f"{by}{cards}を{self.how_many(one, counter)}", BY_NAME["choose"])

    def discard(self, one: Choose) -> AnySaid:
        """A choice from the hand, and putting it into the trash, in one clause."""
        by = f"{PLAYERS[one.by]}は" if one.by else ""
        if isinstance(one.count, Minus) and one.count.one == Count(one.filter):
            self.bring_up(one, "捨てたカード")
            return Said(f"{by}手札が{self.speaker.amount(one.count.other)}枚になるように", BY_NAME["discard"])
        cards, counter = self.choosable(one)
        self.bring_up(one, cards)
        return Said(f"{by}{cards}を{self.how_many(one, counter)}", BY_NAME["discard"])

    def choose_both(self, one: Choose, other: Choose) -> AnySaid:
        """A1体とB1体を選び."""
        words = []
        for each in (one, other):
            cards, counter = self.choosable(each)
            if each.filter.whose == EITHER and not each.filter.zones and not cards.startswith("場の"):
                cards = f"場の{cards}"
            words.append(cards + self.speaker.many(each.count, counter))
        self.bring_up(one, words[0])
        self.bring_up(other, words[1])
        return Said(f"{words[0]}と{words[1]}を", BY_NAME["choose"])

    def choose_square(self, one: ChooseSquare) -> AnySaid:
        self.scope.square = one.slot
        place = self.speaker.squares(one.squares).removesuffix("に")
        if not place.endswith("マス"):
            place += "のマス"
        place = place.replace("別のマス", "空いているマス")
        return Said(f"{WHOSE[one.whose]}{place}を1つ", BY_NAME["choose"])

    def choose_lane(self, one: ChooseLane) -> AnySaid:
        self.scope.lane = one.slot
        return Said("レーンを1つ", BY_NAME["choose"])

    def choose_word(self, one: ChooseWord) -> AnySaid:
        return Said(f"{'種族' if one.of == 'race' else '属性'}を1つ", BY_NAME["declare"])

    def let(self, one: Let) -> AnySaid:
        return Fixed(f"{self.speaker.amount(one.amount)}を{one.name}と", "する", "し", "してもよい")

    # --- numbers of characters

    def change_stats(self, one: ChangeStats) -> AnySaid:
        amounts = tuple(change.amount for change in one.changes)
        per, ones = self.per(*amounts)
        owner = self.whose_numbers(one.subject, one.lasts)
        changes = [replace(change, amount=amount) for change, amount in zip(one.changes, ones, strict=True)]
        if not all(isinstance(amount, Number | Variable) for amount in ones):
            return self._raised(owner, changes)
        if len({(change.amount, change.down) for change in changes}) == 1:
            words = f"{_stats(changes)}を{self._signed(changes[0])}"
        else:
            words = "、".join(f"{STATS[change.stat][0]}を{self._signed(change)}" for change in changes)
        return Fixed(f"{per}{owner}{words}", "する", "し", "してもよい")

    def _signed(self, change: StatChange) -> str:
        return f"{'－' if change.down else '＋'}{self.speaker.amount(change.amount)}"

    def _raised(self, owner: str, changes: list[StatChange]) -> AnySaid:
        first = changes[0]
        return Said(
            f"{owner}{_stats(changes)}を{self.speaker.many(first.amount, '')}",
            BY_NAME["lower" if first.down else "raise"],
        )

    def set_numbers(self, one: SetNumbers) -> AnySaid:
        owner = self.whose_numbers(one.subject, one.lasts)
        words = "と".join(STATS[value.stat][0] for value in one.values)
        original = "元々の" if one.original else ""
        first = one.values[0].amount
        if len(one.values) == 2 and first == Stat(one.values[1].stat, one.subject):
            return Said(f"{owner}{words}を", BY_NAME["swap"])
        goal = self.speaker.amount(first)
        own = (Stat(one.values[0].stat, one.subject), Own(one.values[0].stat))
        if isinstance(first, Times) and first.amount in own:
            goal = f"{first.factor}倍"
        elif isinstance(first, Half) and first.amount in own and not first.down:
            goal = "半分"
        return Fixed(f"{owner}{original}{words}を{goal}に", "する", "し", "してもよい")

    # --- damage, life, energy

    def damage(self, one: Damage) -> AnySaid:
        source = "" if one.source == This() else f"{self.speaker.subject(one.source)}は、"
        if source:
            self.scope.topic = one.source
        equal = "" if isinstance(one.amount, Number | Variable) else "に等しい"
        return Said(
            f"{source}{self.speaker.subject(one.to)}に{self.speaker.amount(one.amount)}{equal}ダメージを",
            BY_NAME["give"],
        )

    def life(self, one: GainLife | LoseLife) -> AnySaid:
        verb = BY_NAME["recover" if isinstance(one, GainLife) else "lose"]
        return Said(f"{WHOSE[one.whose]}ライフを{self.speaker.many(one.amount, '')}", verb)

    def energy(self, one: GainEnergy | RegainEnergy) -> AnySaid:
        many = "全て" if one.count is None else self.speaker.many(one.count, "枚")
        return Said(f"{WHOSE[one.whose]}エネルギーを{many}", BY_NAME["tap" if isinstance(one, GainEnergy) else "untap"])

    def pay(self, one: Pay) -> AnySaid:
        what = one.what
        if isinstance(what, LoseLife):
            return Said(f"{WHOSE[what.whose]}ライフを{self.speaker.many(what.amount, '')}", BY_NAME["pay"])
        assert isinstance(what, GainEnergy) and what.count is not None
        return Said(f"{WHOSE[what.whose]}エネルギーを{self.speaker.many(what.count, '枚')}", BY_NAME["pay"])

    def orient(self, one: Orient) -> AnySaid:
        return Said(self.about(one.subject, "を"), BY_NAME["tap" if one.how == "gained" else "untap"])

    # --- positions

    def down(self, one: Down) -> AnySaid:
        return Fixed(f"{self.about(one.subject, 'を')}ダウン状態に", "する", "し", "してもよい")

    def destroy(self, one: Destroy) -> AnySaid:
        return Said(self.about(one.subject, "を"), BY_NAME["destroy"])

    def reposition(self, one: Reposition) -> AnySaid:
        if not one.to:
            return Said(self.about(one.subject, "の表示を") or "表示を", BY_NAME["change"])
        return Fixed(f"{self.about(one.subject, 'を')}{lies('', one.to)}に", "する", "し", "してもよい")

    def turn_over(self, one: TurnOver) -> AnySaid:
        return Fixed(f"{self.about(one.subject, 'を')}{lies(one.face, one.position)}に", "する", "し", "してもよい")

    def move_to(self, one: MoveTo) -> AnySaid:
        subject = self.about(one.subject, "を")
        return Said(f"{subject}{self.speaker.squares(one.squares)}", BY_NAME["move"], CAUSATIVE)

    def swap_squares(self, one: SwapSquares) -> AnySaid:
        both = one.one if one.one == one.other else Together((one.one, one.other))
        return Said(self.about(both, "の位置を") or "位置を", BY_NAME["swap"])

    def put_on_square(self, one: PutOnSquare) -> AnySaid:
        subject = self.about(one.subject, "を")
        how = f"{lies(one.face, one.position)}で" if one.face or one.position else ""
        if one.squares == Squares():
            place = "場に"
        elif one.squares == Squares(rows=tuple(ROWS)):
            place = "好きなマスに"
        else:
            place = self.speaker.squares(one.squares)
        scope = self.scope
        scope.referents = [replace(each, how=PUT) if each.subject == one.subject else each for each in scope.referents]
        return Said(f"{subject}{how}{WHOSE[one.whose]}{place}", BY_NAME["place"])

    # --- zones

    def move(self, one: Move) -> AnySaid:
        source = self._zones_of(one.subject)
        subject = self.about(one.subject, "を")
        if one.to == "trash":
            self.scope.now_in(one.subject, "trash")
        if one.to == "trash" and source == ("hand",):
            return Said(subject, BY_NAME["discard"])
        order = "好きな順番で" if one.in_any_order else ""
        if one.to == "hand":
            return Said(f"{subject}手札に", BY_NAME["return" if source == () else "add"])
        if one.to == "deck":
            end = "上か一番下" if one.either_end else "下" if one.bottom else "上"
            return Said(f"{subject}{order}デッキの一番{end}に", BY_NAME["put"])
        if one.to == "support-zone":
            return Said(f"{subject}場に", BY_NAME["place"])
        gained = "ゲイン表示で" if one.exhausted else ""
        place = {"trash": "トラッシュ", "energy-zone": "エネルギーゾーン"}[one.to]
        return Said(f"{subject}{gained}{place}に", BY_NAME["put"])

    def _zones_of(self, subject: Subject) -> tuple[str, ...]:
        if isinstance(subject, TopCards):
            return ("deck",)
        filter = subject.filter if isinstance(subject, Every) else self.known(subject)
        return filter.zones

    def draw(self, one: Draw) -> AnySaid:
        whose = "" if one.whose == YOU else f"{PLAYERS[one.whose]}は"
        many = self.speaker.many(one.count, "枚")
        slot = _UNSPOKEN if one.slot is None else one.slot
        self.scope.bring_up(slot, DRAWN, Filter(one.whose, ("hand",)), "")
        self.scope.topic = None
        if one.count != Number(1):
            self.speaker.several.add(slot)
        return Said(f"{whose}カードを{many}", BY_NAME["draw"])

    def draw_up_to(self, one: DrawUpTo) -> AnySaid:
        whose = "" if one.whose == YOU else f"{PLAYERS[one.whose]}は"
        slot = _UNSPOKEN if one.slot is None else one.slot
        self.scope.bring_up(slot, DRAWN, Filter(one.whose, ("hand",)), "")
        self.scope.topic = None
        self.speaker.several.add(slot)
        return Said(f"{whose}手札が{self.speaker.amount(one.hand)}枚になるようにカードを", BY_NAME["draw"])

    def set_life(self, one: SetLife) -> AnySaid:
        goal = self.speaker.amount(one.amount)
        life = PlayerStat("life", one.whose)
        if isinstance(one.amount, Times) and one.amount.amount == life:
            goal = f"{one.amount.factor}倍"
        elif one.amount == Half(life):
            goal = "半分"
        return Fixed(f"{WHOSE[one.whose]}ライフを{goal}に", "する", "し", "してもよい")

    def in_the_next_turn(self, one: NextTurn) -> AnySaid:
        """Its statement, with the turn for how long."""
        (statement,) = one.statements
        lasts = next(lasts for lasts, whose in NEXT_TURNS.items() if whose == one.whose)
        return self.said(replace(statement, lasts=lasts))  # type: ignore[call-arg]

    def shuffle(self, one: Shuffle) -> AnySaid:
        return Said(f"{WHOSE[one.whose]}デッキを", BY_NAME["shuffle"])

    def play(self, one: Play) -> AnySaid:
        return Said(f"{self.about(one.subject, 'を')}コストを払わずに", BY_NAME["play"])

    # --- what lasts

    def grant(self, one: Grant) -> AnySaid:
        gains = isinstance(one.subject, This) or (one.lasts == STAYS and isinstance(one.subject, Every))
        words = "と".join(
            [*(keyword(each) for each in one.keywords), *(f"『{self.ability_text(each)}』" for each in one.abilities)]
        )
        if gains:
            return Said(f"{self.topic(one.subject, one.lasts)}{words}を", BY_NAME["gain"])
        said = self.about(one.subject, "に", one.lasts)
        duration = self.lasting(one.lasts)
        comma = "、" if said and duration else ""
        return Said(f"{said}{comma}{duration}{words}を", BY_NAME["give"])

    def lose_effects(self, one: LoseEffects) -> AnySaid:
        words = "と".join(keyword(Keyword(name)) for name in one.keywords)
        return Said(f"{self.topic(one.subject, one.lasts)}{words or '全ての効果'}を", BY_NAME["lose"])

    def change_damage(self, one: ChangeDamage) -> AnySaid:
        subject = self.speaker.subject(one.subject)
        nature = "ダウン" if one.nature == "down" else ""
        dealt = "受ける" if one.taken else "与える"
        verb = by_stem("減" if one.down else "増え")
        self.scope.topic = None if one.taken else one.subject
        return Said(
            f"{subject}が{dealt}{nature}ダメージは{self.lasting(one.lasts)}{self.speaker.many(one.amount, '')}", verb
        )

    def change_cost(self, one: ChangeCost) -> AnySaid:
        per, (amount,) = self.per(one.amount)
        if IsIt(This()) in one.filter.tests:
            cards, player = self.speaker.this, ""
        else:
            cards = self.speaker.cards(replace(one.filter, whose=EITHER, zones=()), located=False)
            player = f"{PLAYERS[one.whose]}が"
        verb = by_stem("減" if one.down else "増え")
        duration = self.lasting(one.lasts)
        cost = (
            f"{per}{player}次にプレイする{cards}のコストは" if one.once else f"{per}{player}{cards}をプレイするコストは"
        )
        if one.becomes:
            return Said(f"{cost}{duration}{self.speaker.amount(amount)}に", BY_NAME["become"])
        least = f"最低{one.least}まで" if one.least else ""
        return Said(f"{cost}{duration}{least}{self.speaker.many(amount, '')}", verb)

    def win(self, one: WinGame) -> AnySaid:
        return Said(f"{PLAYERS[one.whose]}はゲームに", BY_NAME["win"])

    def lose_game(self, one: LoseGame) -> AnySaid:
        return Said(f"{PLAYERS[one.whose]}はゲームに", BY_NAME["be-defeated"])

    def end_attack(self, one: EndAttack) -> AnySaid:
        return Said("アタックを", BY_NAME["end"])

    def copies_in_deck(self, one: CopiesInDeck) -> AnySaid:
        many = "何枚でも" if one.most is None else f"{one.most}枚まで"
        return Fixed(f"{self.speaker.this}は、デッキに{many}", "入れる事が出来る", "入れる事が出来、")

    # --- what may not be done, and what may

    def forbid(self, one: Forbid) -> AnySaid:
        if one.subject is None:
            return self._player_may_not(one)
        subject = self.topic(one.subject, one.lasts)
        words, stem, form, voice = _FORBIDDEN[one.act]
        if one.act in _BY_EFFECTS:
            words = self._by_effects(one, words)
        elif one.against is not None:
            words = self.other_side(one.against) + _AGAINST[one.act] + words
        return Negative(subject + words, by_stem(stem), form, voice)

    def _by_effects(self, one: Forbid, words: str) -> str:
        """相手の効果によって; of some acts nothing need be said."""
        particle = _BY_EFFECTS[one.act]
        effects = f"{self.other_side(one.against)}の" if one.against is not None else WHOSE[one.whose]
        if not effects and one.act == "be-destroyed":
            return words
        return f"{effects}効果{particle}{words}"

    def _player_may_not(self, one: Forbid) -> AnySaid:
        duration = self.lasting(one.lasts)
        player = f"{PLAYERS[one.whose]}は{duration}"
        if one.act == "gain-life":
            return Negative(f"{player}ライフを", BY_NAME["recover"], CANNOT)
        if one.act == "draw":
            return Negative(f"{player}効果でカードを", BY_NAME["draw"], CANNOT)
        if one.act == "place-energy":
            return Negative(f"{player}エネルギーゾーンにカードを", BY_NAME["put"], CANNOT)
        if one.act in ("take-damage", "take-down-damage"):
            source = f"{self.other_side(one.against)}から" if one.against is not None else ""
            down = "ダウン" if one.act == "take-down-damage" else ""
            return Negative(f"{player}{source}{down}ダメージを", BY_NAME["receive"], NOT)
        cards = "カード" if one.against is None else self.other_side(one.against)
        return Negative(f"{player}{cards}を", BY_NAME["play"], CANNOT)

    def permit(self, one: Permit) -> AnySaid:
        if one.act == "place-energy-again":
            duration = self.lasting(one.lasts)
            return Fixed(
                f"{PLAYERS[one.whose]}は{duration}もう1度エネルギーゾーンにカードを1枚",
                "置く事が出来る",
                "置く事が出来",
            )
        if one.act == "place-in-front" and one.subject is None:
            assert one.against is not None
            duration = self.lasting(one.lasts)
            cards = self.speaker.cards(one.against, located=False)
            return Fixed(f"{PLAYERS[one.whose]}は{duration}{cards}を前衛に", "出す事が出来る", "出す事が出来")
        assert one.subject is not None
        subject = self.topic(one.subject, one.lasts)
        words, stem = _PERMITTED[one.act]
        if one.act == "place-in-front":
            return Fixed(f"{subject}{words}", "出す事が出来る", "出す事が出来")
        return Positive(f"{subject}{words}", by_stem(stem))


_AGAINST: Final = {"attack": "に", "be-attacked": "に", "be-downed-in-battle": "との"}
_FORBIDDEN: Final = {
    "hold-back": ("可能なら", "アタック", MUST, ACTIVE),
    "attack": ("", "アタック", CANNOT, ACTIVE),
    "be-attacked": ("", "アタック", NOT, PASSIVE),
    "attack-directly": ("相手に直接", "アタック", CANNOT, ACTIVE),
    "move": ("", "移動", CANNOT, ACTIVE),
    "move-to-front": ("前衛に", "移動", CANNOT, ACTIVE),
    "move-to-back": ("後衛に", "移動", CANNOT, ACTIVE),
    "be-moved": ("", "移動", NOT, ACTIVE),
    "reposition": ("表示を", "変更", CANNOT, ACTIVE),
    "be-repositioned": ("表示を", "変更", NOT, PASSIVE),
    "turn-up": ("表側表示に", "な", NOT, ACTIVE),
    "be-turned-down": ("裏側表示に", "な", NOT, ACTIVE),
    "be-destroyed": ("", "破壊", NOT, PASSIVE),
    "be-downed": ("", "ダウン", NOT, ACTIVE),
    "be-downed-in-battle": ("戦闘で", "ダウン", NOT, ACTIVE),
    "be-chosen": ("", "選", NOT, PASSIVE),
    "be-affected": ("", "受け", NOT, ACTIVE),
    "activate": ("効果を", "発動", CANNOT, ACTIVE),
    "regain": ("", "リゲイン", NOT, ACTIVE),
    "play-this": ("", "プレイ", CANNOT, ACTIVE),
}
"""What stands before the verb, the verb, and its form."""

_BY_EFFECTS: Final = {
    "be-moved": "によって",
    "be-repositioned": "によって",
    "be-turned-down": "によって",
    "be-destroyed": "によって",
    "be-chosen": "に",
    "be-affected": "を",
}
"""Acts of effects, and the particle after 効果."""

_PERMITTED: Final = {
    "attack-from-back": ("後衛から", "アタック"),
    "attack-in-defense": ("ディフェンス表示でも", "アタック"),
    "attack-directly": ("相手に直接", "アタック"),
    "attack-again": ("もう1度", "アタック"),
    "lead-at-once": ("場に出たターンでも", "移動"),
    "lead-twice": ("2回", "移動"),
    "lead-anywhere": ("好きな方向に", "移動"),
    "reposition-at-once": ("場に出たターンでも表示を", "変更"),
    "place-in-front": ("前衛に", ""),
}


def _stats(changes: list[StatChange]) -> str:
    return "と".join(STATS[change.stat][0] for change in changes)


def _counted(amount: Amount) -> Count | Done | TimesThisTurn | Share | None:
    counted = amount.amount if isinstance(amount, Times) else amount
    if isinstance(counted, Share) and counted.down and isinstance(counted.amount, Count | Done):
        return counted
    return counted if isinstance(counted, Count | Done | TimesThisTurn) else None


def _for_one(amount: Amount) -> Amount:
    if isinstance(amount, Count | Done | TimesThisTurn | Share):
        return Number(1)
    return Number(amount.factor) if isinstance(amount, Times) else amount


_SAID: Final[dict[type[Statement], Callable[..., AnySaid]]] = {
    Choose: EffectSpeaker.choose,
    ChooseAtRandom: EffectSpeaker.choose,
    ChooseSquare: EffectSpeaker.choose_square,
    ChooseLane: EffectSpeaker.choose_lane,
    ChooseWord: EffectSpeaker.choose_word,
    Let: EffectSpeaker.let,
    ChangeStats: EffectSpeaker.change_stats,
    SetNumbers: EffectSpeaker.set_numbers,
    Damage: EffectSpeaker.damage,
    GainLife: EffectSpeaker.life,
    LoseLife: EffectSpeaker.life,
    GainEnergy: EffectSpeaker.energy,
    Pay: EffectSpeaker.pay,
    RegainEnergy: EffectSpeaker.energy,
    Orient: EffectSpeaker.orient,
    Down: EffectSpeaker.down,
    Destroy: EffectSpeaker.destroy,
    Reposition: EffectSpeaker.reposition,
    TurnOver: EffectSpeaker.turn_over,
    MoveTo: EffectSpeaker.move_to,
    SwapSquares: EffectSpeaker.swap_squares,
    PutOnSquare: EffectSpeaker.put_on_square,
    Move: EffectSpeaker.move,
    Draw: EffectSpeaker.draw,
    DrawUpTo: EffectSpeaker.draw_up_to,
    SetLife: EffectSpeaker.set_life,
    NextTurn: EffectSpeaker.in_the_next_turn,
    Shuffle: EffectSpeaker.shuffle,
    LookAt: EffectSpeaker.look_at,
    Play: EffectSpeaker.play,
    Grant: EffectSpeaker.grant,
    LoseEffects: EffectSpeaker.lose_effects,
    ChangeDamage: EffectSpeaker.change_damage,
    ChangeCost: EffectSpeaker.change_cost,
    WinGame: EffectSpeaker.win,
    LoseGame: EffectSpeaker.lose_game,
    EndAttack: EffectSpeaker.end_attack,
    CopiesInDeck: EffectSpeaker.copies_in_deck,
    Forbid: EffectSpeaker.forbid,
    Permit: EffectSpeaker.permit,
}
