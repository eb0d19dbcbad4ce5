"""Other sentences for what `frames` says: they are read, and never said."""

from dataclasses import replace
from typing import Any, Final

from ...effects.statements import (
    Battle,
    ChangeCost,
    ChangeDamage,
    ChangeStats,
    Choose,
    ChooseNumber,
    Damage,
    Draw,
    EndAttack,
    ExtraTurn,
    Forbid,
    GainLife,
    If,
    Instead,
    Let,
    LookAt,
    LoseEffects,
    LoseLife,
    Move,
    NextTurn,
    Orient,
    Permit,
    Play,
    RemoveDamage,
    Repeat,
    SetLife,
    SetNumbers,
    StatChange,
)
from ...effects.tree import (
    BOTH,
    EITHER,
    OPPONENT,
    STAYS,
    YOU,
    Amount,
    Compares,
    Count,
    DoAsCost,
    Every,
    Exists,
    Fact,
    Filter,
    Half,
    Happened,
    Happening,
    IsIt,
    Matches,
    Mentioned,
    Minus,
    Not,
    Number,
    Own,
    PlayerStat,
    Statement,
    Subject,
    This,
    Times,
    TimesThisTurn,
    Variable,
)
from ...language.clauses import UntilSoMany
from ...language.frame import Frame, frame
from ...language.frames.choosing import chosen_at_random
from ...language.frames.facts import amounts_to, exists
from ...language.frames.limbs import permits
from ...language.frames.moving import cards_from, put, put_on_deck
from ...language.frames.numbers import changed_by, changed_each, costs, dealt_by, granted
from ...language.meanings import (
    DOER,
    Changing,
    Gifts,
    Given,
    HappenedAmount,
    It,
    Measure,
    Numbers,
    OfItself,
    OfTheirs,
    Place,
    PlayCost,
    Quantity,
    Received,
    Some,
    Spot,
    Thing,
    Things,
    Unnamed,
)
from ...language.scope import AMONG, NEW, OTHERS
from ..tree import (
    Broke,
    ChangeTarget,
    Cores,
    DealEachOther,
    DealInstead,
    DivideDamage,
    ExhaustCores,
    MasterAttack,
    Mode,
    MoveCores,
    MoveLane,
    PutTokens,
    Spend,
    TreatAs,
)
from .frames import (
    Paid,
    as_another,
    attacked,
    chosen_down_to,
    cores_exhausted,
    cores_put,
    dealt_less,
    divided_among,
    each_other,
    lost,
    moved_lane,
    tokens_put,
    treated,
)
from .frames import placed as put_on_field
from .happenings import placed
from .places import DECLARED_NUMBER, AttackWith, CorePhrase, CorePlace, LanePhrase, NumbersFrom, TokenKinds, Tokens
from .restrictions import CANNOT, MAY, NOT, by_effects, cards, not_at_the_next_start, not_chosen_by


def attacked_so_often(whose: str, attack: AttackWith, times: Quantity) -> Repeat | None:
    made = attacked(whose, attack)
    return Repeat(times.count, (made,)) if made is not None and times.count is not None else None


def turned(subject: Subject, to: str) -> Orient:
    return Orient(subject, to)


def not_turned(subject: Subject, to: str) -> Forbid | None:
    """活性状態にならない."""
    return cards("recover", subject) if to == "active" else None


def not_turned_by(subject: Subject, to: str, effects: Thing) -> Forbid | None:
    acts = {"exhausted": "be-exhausted", "reversed": "be-reversed"}
    return by_effects(acts[to], subject, effects) if to in acts else None


def stays_there(subject: Subject, effects: Thing, source: Place) -> Forbid | None:
    return by_effects("leave-field", subject, effects) if source == Place(("field",), EITHER) else None


def only_at(subject: Subject, only: Subject) -> Forbid:
    """このカードにしかアタック出来ない."""
    return cards("attack", subject, Filter(tests=(Not(IsIt(only)),)))


def not_by_the_opponent(act: str, whose: str, subject: Subject) -> Forbid | None:
    """相手はこのカードをブロック出来ない: nobody else could."""
    return cards(act, subject) if whose == OPPONENT else None


def so_often(subject: Subject, times: Quantity) -> Permit | None:
    acts = {Number(2): "attack-twice", Number(3): "attack-thrice"}
    return permits(acts[times.count])(subject) if isinstance(times.count, Number) and times.count in acts else None


def core_gained(whose: str, cores: CorePhrase) -> MoveCores | None:
    """コアを1個得る: from outside, onto the master (39-20)."""
    quantity = cores.quantity
    if quantity is None or quantity.up_to or quantity.any_number or cores.where or quantity.count is None:
        return None
    return MoveCores(whose if cores.whose == DOER else cores.whose, quantity.count, "outside", "master")


def unlocked(what: Subject | Filter) -> Happening | None:
    """A card is unlocked by its own player."""
    return Happening("unlocked", what)


def several_placed(filter: Filter, measure: Measure, to: Place | None = None) -> Happening | None:
    at_least_one = (measure.how, measure.amount) == (">=", Number(1))
    return placed(filter, to, together=True) if at_least_one else None


def healed(whose: str) -> Happening | None:
    return Happening("gained-life", who=whose) if whose != DOER else None


def dealt_on(to: Subject) -> DealInstead:
    return DealInstead(to, HappenedAmount())


def called(name: Amount, amount: Amount) -> Let | None:
    return Let(name.name, amount) if isinstance(name, Variable) and not isinstance(amount, Variable) else None


def exiled_from_hand(subject: Subject) -> Move:
    """What leaves a hand for good is exiled (39-7): no other zone takes it."""
    return Move(subject, "exile")


def made_to_lose(subject: Subject, gifts: Gifts) -> LoseEffects | None:
    return lost(subject, gifts)


def battle_with(other: Subject) -> Battle:
    return Battle(Unnamed(), other)


def both_battle(both: Subject) -> Battle:
    return Battle(both, both)


def points_spent(whose: str, points: str, amount: Amount) -> Spend:
    return Spend(whose if points == DOER else points, amount)


def exiled_at_random(what: Things) -> tuple[Statement, ...] | None:
    """手札をランダムに1枚除外する."""
    chosen = chosen_at_random(what, DOER)
    return (chosen, Move(Unnamed(), "exile")) if chosen is not None else None


def chosen_among(count: Amount) -> Choose:
    """手札を見て、1枚選び: of the cards that were looked at."""
    return Choose(NEW, Filter(tests=AMONG), count, by=DOER)


def so_many_a_turn(act: str, whose: str, limit: Amount, of: Filter) -> If | None:
    """1ターンに2枚しかアンロック出来ない: no more once so many were. Of both, one sentence cannot say it."""
    if whose == BOTH:
        return None
    against = None if of == Filter() else of
    done = TimesThisTurn(Happening({"unlock": "unlocked", "play": "played"}[act], against, whose))
    return If(Compares(done, ">=", limit), (Forbid(act, None, whose, against, STAYS),))


def changed_so_often(times: Amount, gifts: Gifts, subject: Subject) -> ChangeStats | None:
    """その数だけ＋2／＋2を得る."""
    if gifts.keywords or gifts.abilities or not all(isinstance(one.amount, Number) for one in gifts.changes):
        return None

    def so_many(one: StatChange) -> StatChange:
        value = one.amount.value if isinstance(one.amount, Number) else 0
        amount = Number(0) if not value else times if value == 1 else Times(times, value)
        return replace(one, amount=amount)

    return ChangeStats(subject, tuple(so_many(one) for one in gifts.changes), STAYS)


def hp_restored(numbers: Numbers, amount: Amount | None = None, all: bool = False) -> RemoveDamage | None:
    """HPを2回復する: so much damage is taken off."""
    if numbers != Numbers(("hp",), numbers.of) or numbers.of is None or (amount is None) != all:
        return None
    return RemoveDamage(numbers.of) if all else RemoveDamage(numbers.of, amount)


def nullified(effects: Thing) -> LoseEffects | None:
    return LoseEffects(effects.of, lasts=STAYS) if effects.of is not None else None


def others_exist(filter: Filter, measure: Measure | None = None, place: Place | Spot | None = None) -> Fact | None:
    """他にミニオンがいる."""
    return (
        exists(replace(filter, tests=(OTHERS, *filter.tests)), measure, place) if OTHERS not in filter.tests else None
    )


def damage_so_much(to: Subject, hurt: bool, amount: Amount) -> Damage | None:
    """ダメージを2与える."""
    return Damage(to, amount) if hurt else None


def tokens_of_each(kinds: TokenKinds, to: Place | Spot | LanePhrase | None = None) -> tuple[Statement, ...] | None:
    """AトークンとBトークンを1体ずつ."""
    quantity = kinds.quantity
    if quantity is None or not quantity.each:
        return None
    made = [tokens_put(Tokens(name, replace(quantity, each=False)), to) for name in kinds.names]
    return tuple([one for one in made if one is not None]) if None not in made else None


def dealt_with(one: Subject, other: Subject, amount: Amount) -> DealEachOther | None:
    """このカードはそれと、それぞれのATKに等しいダメージを与え合う."""
    first, second = (other, one) if other == This() else (one, other)  # who is named first says nothing
    return DealEachOther(first, second) if amount == Own("atk") else None


def cores_put_so(cores: CorePhrase, to: CorePlace, lying: str) -> MoveCores | None:
    """疲労状態でコアゾーンに置く."""
    areas = {"exhausted": "core-exhausted", "active": "core-zone"}
    if to.where != "core-zone" or lying not in areas:
        return None
    return cores_put(cores, replace(to, where=areas[lying]))


def no_others(filter: Filter, only: bool) -> Fact | None:
    """あなたのミニオンがこのカードだけなら."""
    others = replace(filter, tests=(Not(IsIt(This())), *filter.tests))
    return Exists(others, "=", Number(0)) if only and OTHERS not in filter.tests else None


ROOM: Final = {"standby": ("standby", 2), "field": ("minion-zone", 3), "minion-zone": ("minion-zone", 3)}
"""How many cards there can be in a zone of a player (17-17, 19-1)."""


def nothing_in(place: Place, empty: bool) -> Fact | None:
    return Exists(Filter(place.whose, place.zones), "=", Number(0)) if empty and place.zones in EMPTIED else None


EMPTIED: Final = (("standby",), ("hand",), ("deck",), ("timeline",), ("minion-zone",))


def room_in(place: Place) -> Fact | None:
    """スタンバイゾーンに空きがある: one card less than there can be."""
    if place.zones[0] not in ROOM or place.whose == EITHER:
        return None
    zone, most = ROOM[place.zones[0]]
    return Exists(Filter(place.whose, (zone,)), "<=", Number(most - 1))


def cores_than_theirs(one: Cores, whose: str, how: str) -> Fact | None:
    return Compares(one, how, replace(one, whose=whose)) if one.whose != whose else None


def placed_from(
    place: Place, what: Things, to: Place | Spot | LanePhrase | None = None, lying: str = ""
) -> Move | OfTheirs | None:
    """手札からミニオンを1枚場に出す."""
    found = _there(place, what)
    return put_on_field(found, to, lying) if found is not None else None


def played_from(place: Place, what: Things) -> Play | None:
    found = _there(place, what)
    return Play(found) if found is not None else None


def _there(place: Place, what: Things) -> Some | None:
    if what.filter.whose != EITHER or what.filter.zones or what.quantity is None:
        return None
    return Some(replace(what.filter, whose=place.whose, zones=place.zones), what.quantity)


def life_as_of(whose: str, as_of: str) -> SetLife | None:
    """自分のライフを相手と同じにする."""
    return SetLife(whose, PlayerStat("life", as_of)) if whose != as_of else None


def thrown_away(count: Amount) -> Move:
    """1枚捨てる: of one's hand (39-7)."""
    return Move(Some(Filter(EITHER, ("hand",)), Quantity(count, "枚")), "exile")


def thrown_away_down_to(by: str, hand: UntilSoMany) -> tuple[Statement, ...] | None:
    """手札が3枚になるように除外する."""
    chosen = chosen_down_to(by, hand, Place(("hand",), EITHER))
    return (chosen, Move(Unnamed(), "exile")) if chosen is not None else None


def one_more_turn(whose: str, times: Quantity | None = None) -> ExtraTurn | None:
    return ExtraTurn(whose) if times is None or times.count == Number(1) else None


def life_taken(life: str, amount: Amount) -> tuple[Statement, ...]:
    """ライフを1点奪う: what the one loses, you get."""
    return LoseLife(life, amount), GainLife(DOER, amount)


def shown_at_random(what: Things) -> tuple[Statement, ...] | None:
    """手札をランダムに1枚公開する."""
    chosen = chosen_at_random(what, DOER)
    return (chosen, LookAt(Unnamed(), NEW, True)) if chosen is not None else None


def not_with(whose: str, what: Filter) -> Forbid | None:
    """相手はミニオンでアタック出来ない."""
    if what.whose != EITHER or what.zones or not what.categories:
        return None
    return cards("attack", Every(replace(what, whose=whose)))


def changed_just_so_often(subject: Subject, times: Amount, changes: Changing) -> ChangeStats | None:
    """このカードは相手のミニオンの数だけATK＋1."""
    if changes.of is not None:
        return None
    return changed_so_often(times, Gifts(changes=tuple(StatChange(*one) for one in changes.changes)), subject)


def _of_damage(damage: Received, made: Amount) -> Instead | None:
    """In place of the damage that cards take, or deal, so much."""
    of = damage.to or damage.by
    if damage.whose or damage.against is not None or isinstance(of, Some):
        return None
    what = of.filter if isinstance(of, Every) else of
    hurt: Subject = of if damage.to is not None and not isinstance(of, Every) and of is not None else Mentioned()
    if damage.to is not None:
        happening = Happening("damaged", what, nature=damage.nature)
    else:
        happening = Happening("damaged", other=what, nature=damage.nature)
    return Instead(happening, (DealInstead(hurt, made),), STAYS)


def dealt_times(damage: Received, factor: int) -> Instead | None:
    return _of_damage(damage, Times(Happened(), factor))


def half_of_damage(damage: Received, amount: Amount) -> Instead | None:
    return _of_damage(damage, Half(Happened(), amount.down)) if isinstance(amount, OfItself) and amount.half else None


def no_damage_to(damage: Received, amount: Amount) -> Instead | None:
    """受けるダメージを0にする."""
    return _of_damage(damage, amount) if damage.to is not None and amount == Number(0) else None


def no_battle_damage_by(damage: Received, amount: Amount) -> Forbid | None:
    """それが与えるバトルダメージを0にする."""
    plain = damage == Received("", "battle", damage.by) and amount == Number(0)
    return cards("deal-battle-damage", damage.by) if plain and damage.by is not None else None


def no_next_damage(damage: Received, amount: Amount) -> Instead | None:
    made = no_damage_to(damage, amount)
    return replace(made, once=True) if made is not None else None


def numbers_as_of(subject: Subject, like: Numbers) -> SetNumbers | None:
    """このカードはそれと同じATKとHPになる."""
    return as_another(replace(like, of=subject), like.of) if like.of is not None else None


def searched(place: Place, what: Things) -> Statement | Any:
    """山札からスキルを1枚サーチする."""
    return cards_from(place, what, Place(("hand",), EITHER)) if place.zones == ("deck",) else None


def damage_so_often(much: Amount, to: Subject, hurt: bool) -> Damage | None:
    """その数だけ相手のマスターにダメージ."""
    return Damage(to, much) if hurt else None


def all_cost(cost: PlayCost, all: bool, by: Amount, down: bool) -> ChangeCost | None:
    """カードのコストは全て2減少する."""
    return costs(cost, by, down) if all else None


def number_declared(numbers: NumbersFrom, one: Quantity) -> ChooseNumber | None:
    """数字を1つ宣言する: 宣言した数字, from there on."""
    return ChooseNumber(DECLARED_NUMBER.name, *numbers) if one == Quantity(Number(1), "つ") else None


def tokens_in_each(lanes: str, tokens: Tokens) -> PutTokens | None:
    """空いているレーンにトークンを1体ずつ: as many as lanes are free (19-1)."""
    if tokens.quantity != Quantity(Number(1), "体", each=True):
        return None
    free = Minus(Number(3), Count(Filter(lanes, ("minion-zone",))))
    return PutTokens(tokens.name, free, lanes, NEW)


def lanes_full(lanes: str, all: bool) -> Fact | None:
    return Exists(Filter(lanes, ("minion-zone",)), "=", Number(3)) if all else None


def so_many_cards_a_turn(act: str, whose: str, limit: Amount) -> If | None:
    return so_many_a_turn(act, whose, limit, Filter())


BY: Final = "{effects:any-effects}で|によって|により"
TURNS_OF_PHRASE: Final[tuple[Frame, ...]] = (
    frame(Paid, "{amount:amount}だ ライフ", pack=lambda amount: Paid(DoAsCost((LoseLife(YOU, amount),)))),
    frame(MasterAttack, "{whose:own-master}は? {attack:attack-with}として|で アタックする", pack=attacked),
    frame(
        Repeat,
        "{whose:attacker}は|が? {attack:attack-with}として|で {times:times} アタックする",
        pack=attacked_so_often,
    ),
    frame(Draw, "{whose:player}は|が? {count:sheets} 引く", pack=lambda whose, count: Draw(whose, count)),
    frame(
        Damage,
        "{to:group}は|が {amount:damage}を 受ける",
        forms="plain join",
        pack=lambda to, amount: Damage(to, amount),
    ),
    frame(Orient, "{subject:cards}を? 活性化する", voices="active causative", pack=turned, to="active"),
    frame(Orient, "{subject:cards}を? {to:state}に なる", pack=turned),
    frame(Move, "{subject:in-hand}を 捨てる", pack=exiled_from_hand),
    frame(Move, "{subject:one}を 捨てる", pack=exiled_from_hand),
    frame(Move, "捨てる", pack=lambda: exiled_from_hand(Unnamed())),
    frame(Move, "除外する", voices="passive", pack=lambda: exiled_from_hand(Unnamed())),
    frame(
        LoseLife,
        "{whose:life}を {amount:number} 失う",
        voices="causative",
        pack=lambda whose, amount: LoseLife(whose, amount),
    ),
    frame(
        LoseEffects,
        "{subject:group}に? 全ての効果を 失う",
        voices="causative",
        pack=lambda subject: LoseEffects(subject, lasts=STAYS),
    ),
    frame(LoseEffects, "{subject:group}に? {gifts:gifts}を 失う", voices="causative", pack=made_to_lose),
    frame(MoveCores, "{whose:player}は|が? {cores:cores}を 得る", pack=core_gained),
    frame(EndAttack, "アタックを 無効に する", pack=EndAttack),
    frame(ChangeTarget, "{to:one}が アタックターゲットに なる", pack=ChangeTarget),
    frame(Battle, "{other:one}と バトルを行う", pack=battle_with),
    frame(Battle, "{both:cards}を? バトルを行う", voices="causative", pack=both_battle),
    frame(Battle, "{both:cards}を? ~互いに バトルを行う", voices="causative", pack=both_battle),
    frame(Battle, "{both:cards}同士で バトルを行う", pack=both_battle),
    frame(DealInstead, "そのダメージを {by:number} 減らす", pack=dealt_less),
    frame(DealInstead, "そのダメージを {to:one}に 与える", pack=dealt_on),
    frame(Let, "{name:letter}は {amount:amount}だ 等しい", pack=called),
    frame(Let, "{name:letter}は|を {amount:amount}と する", pack=called),
    frame(Battle, "バトルを行う", pack=lambda: both_battle(It("それら", several=True))),
    frame(Spend, "{whose:player}は|が? {points:points}を {amount:number} 払う", pack=points_spent),
    frame(Move, "{what:some}を ~無作為に 除外する|捨てる", pack=exiled_at_random),
    frame(Choose, "{count:sheets} 選ぶ", pack=chosen_among),
    frame(Move, "{subject:cards}を? {to:zone}に|へ 移動する", voices="active causative", pack=put),
    frame(TreatAs, "{subject:one}は {place:zone}にあるのと同じように 扱う", pack=treated),
    frame(ChangeDamage, "{damage:received}を {by:number} 減る", pack=dealt_by, down=True),
    frame(DivideDamage, "{among:filter}に {amount:damage}を ~割り振って 与える", pack=DivideDamage),
    frame(RemoveDamage, "{numbers:numbers}を {amount:number} 回復する", pack=hp_restored),
    frame(RemoveDamage, "{numbers:numbers}を {all:all} 回復する", pack=hp_restored),
    frame(LoseEffects, "{effects:all-effects}を 無効に する", pack=nullified),
    frame(Mode, "{whose:holder}が 覚醒する", forms="doing", pack=lambda whose: Mode(whose, "awakened")),
    frame(Exists, "{place:place}に? ~他に {filter:filter}が {measure:at-least}? いる", pack=others_exist),
    frame(ChangeStats, "{subject:cards}に {by:stat-by} する", pack=changed_by),
    frame(Broke, "~この効果で {subject:filter}を 破壊する", forms="past", pack=Broke),
    frame(Matches, "{subject:group}が|は {filter:test}を 持つ", pack=Matches),
    frame(ChangeStats, "{subject:group}は? {times:so-often} {gifts:gifts}を 得る", pack=changed_so_often),
    frame(
        MoveCores,
        "{source:core-place}から {cores:cores}を {to:core-place}に|へ 移動する",
        voices="causative",
        pack=cores_put,
    ),
    frame(MoveCores, "{cores:cores}を {to:core-place}に|へ 移動する", voices="causative", pack=cores_put),
    frame(MoveCores, "{cores:taken-cores} {lying:state}で {to:core-place}に|へ 置く", pack=cores_put_so),
    frame(Exists, "{filter:filter}が {only:only-this}だ である", pack=no_others),
    frame(Exists, "{place:zone}が {empty:empty}だ である", pack=nothing_in),
    frame(Exists, "{place:zone}に 空きが いる", pack=room_in),
    frame(Exists, "{lanes:free-lanes}が いる", pack=lambda lanes: room_in(Place(("minion-zone",), lanes))),
    *(
        frame(Compares, f"{{one:number-of-cores}}が {{whose:someone}}より {how}", pack=cores_than_theirs, how=how)
        for how in ("<", ">")
    ),
    frame(Compares, "{one:own-number}が {measure:measure}だ である", pack=amounts_to),
    frame(Move, "{place:zones}から {what:some}を {to:lane-or-field}に? {lying:state}で? 配置する", pack=placed_from),
    frame(Play, "{subject:cards}を? ~コストを支払わずに プレイする", pack=Play),
    frame(Play, "{place:zones}から {what:some}を ~コストを支払わずに? プレイする", pack=played_from),
    frame(SetLife, "{whose:life}を {as_of:life-as-of}と同じに する", pack=life_as_of),
    frame(SetLife, "{whose:life}を {amount:amount}と同じに する", pack=lambda whose, amount: SetLife(whose, amount)),
    frame(Move, "{count:sheets} 捨てる", pack=thrown_away),
    frame(Move, "{by:player}は|が? {hand:so-that} 除外する|捨てる", pack=thrown_away_down_to),
    frame(ChangeCost, "{cost:costs-of}は|が {least:least}? {by:number} 減る|下がる", pack=costs, down=True),
    frame(ChangeCost, "{cost:costs-of}を {least:least}? {by:number} 減らす|下げる", pack=costs, down=True),
    frame(ChangeCost, "{cost:costs-of}は|が {by:number} 増える|上がる", pack=costs, down=False),
    frame(ChangeCost, "{cost:costs-of}を {by:number} 増やす|上げる", pack=costs, down=False),
    frame(
        ExtraTurn, "{whose:player}は|が? ~このターンの後? 追加の1ターンを {times:times}? 行う|得る", pack=one_more_turn
    ),
    frame(LoseLife, "{life:life-of}を {amount:number} 奪う", pack=life_taken),
    frame(Forbid, "{subject:group}は {against:filter}を アタックする", forms=CANNOT, act="attack", pack=cards),
    frame(LookAt, "{what:some}を ~無作為に 公開する|見る", pack=shown_at_random),
    frame(Spend, "{whose:player}は|が? {amount:cost-of-it}を 払う", pack=lambda whose, amount: Spend(whose, amount)),
    frame(
        Forbid,
        f"{{subject:group}}は? {BY} 移動する",
        forms=NOT,
        voices="active passive",
        act="leave-field",
        pack=by_effects,
    ),
    frame(
        Forbid, "{subject:group}は? {against:some-kind}の効果で 選ぶ", forms=NOT, voices="passive", pack=not_chosen_by
    ),
    frame(Forbid, "{whose:someone}は {what:filter}で アタックする", forms=CANNOT, pack=not_with),
    frame(ChangeStats, "{subject:group}は {times:so-often} {changes:changing}だ ＋", pack=changed_just_so_often),
    frame(ChangeStats, "{subject:cards}を {changes:changing}だ ＋", pack=changed_each),
    frame(Move, "{subject:cards}は|が? {to:zone}に|へ 戻る", pack=put),
    frame(Given, "{subject:group}は|に {gifts:gifts}だ 得る", pack=granted),
    frame(Draw, "{whose:player}は|が? {count:so-often} 引く", pack=lambda whose, count: Draw(whose, count)),
    frame(MasterAttack, "{whose:own-master}は? ~もう1度 {attack:attack-with}として|で アタックする", pack=attacked),
    frame(MoveLane, "{subject:lanes-of}を {to:lane}に|へ 移動する", pack=moved_lane),
    frame(Instead, "{damage:next-damage}を {amount:amount}に する", pack=no_next_damage),
    frame(Instead, "{damage:received}は|が {factor:fold}に なる", pack=dealt_times),
    frame(Instead, "{damage:received}を {factor:fold}に する", pack=dealt_times),
    frame(Instead, "{damage:received}は|が {amount:half-of-it}に なる", pack=half_of_damage),
    frame(Instead, "{damage:received}を {amount:half-of-it}に する", pack=half_of_damage),
    frame(Instead, "{damage:received}を {amount:amount}に する", pack=no_damage_to),
    frame(Forbid, "{damage:received}を {amount:amount}に する", pack=no_battle_damage_by),
    frame(SetNumbers, "{subject:group}は|が? {like:same-numbers}に なる", pack=numbers_as_of),
    frame(Move, "{place:zones}から {what:some}を サーチする", pack=searched),
    frame(Damage, "{much:so-often} {to:target}に {hurt:bare-damage}だ ダメージ", pack=damage_so_often),
    frame(ChangeCost, "{cost:play-cost}は|が {all:all} {by:number} 減る|下がる", pack=all_cost, down=True),
    frame(ChangeCost, "{cost:play-cost}は|が {all:all} {by:number} 増える|上がる", pack=all_cost, down=False),
    frame(ChooseNumber, "{numbers:number-word}を {one:many} 宣言する|選ぶ", pack=number_declared),
    frame(Draw, "{whose:player}は|が? {count:amount}だ ドロー", pack=lambda whose, count: Draw(whose, count)),
    frame(Move, "{count:amount}だ ディスカード", pack=thrown_away),
    frame(PutTokens, "{lanes:each-free-lane}に {tokens:tokens}を 置く|配置する", pack=tokens_in_each),
    frame(Exists, "{lanes:lanes-of-player}が {all:all} 埋まる", forms="doing", pack=lanes_full),
    frame(ChangeDamage, "{damage:received}を|は|が {by:at-most} 減らす|減る", pack=dealt_by, down=True),
    frame(
        If, "{whose:player}は {limit:per-turn} アンロックする", forms=CANNOT, pack=so_many_cards_a_turn, act="unlock"
    ),
    frame(DivideDamage, "{amount:in-all}を ~割り振って 与える", pack=lambda amount: divided_among(Unnamed(), amount)),
    frame(DivideDamage, "{amount:in-all}を 与える", pack=lambda amount: divided_among(Unnamed(), amount)),
    frame(DivideDamage, "{among:one}に {amount:in-all}を 与える", pack=divided_among),
    frame(Damage, "{to:target}に {amount:points-of-damage} 与える", pack=lambda to, amount: Damage(to, amount)),
    frame(Damage, "{to:target}に {hurt:bare-damage}を {amount:number} 与える", pack=damage_so_much),
    frame(Orient, "{subject:cards}を 疲労する", pack=turned, to="exhausted"),
    frame(ExhaustCores, "{cores:cores}を 疲労する", pack=cores_exhausted),
    frame(Move, "{subject:cards}を|は {to:zone}だ へ", pack=put),
    frame(Move, "{subject:cards}を|は {to:deck-end}だ へ", pack=put_on_deck),
    frame(ChangeStats, "{subject:group}は {changes:changing}だ ＋", pack=changed_each),
    frame(PutTokens, "{to:lane-or-field}に|へ? {kinds:token-kinds}を 置く|配置する", pack=tokens_of_each),
    frame(DealEachOther, "{one:one}は|が {other:one}と {amount:own-damage}を 与え合う", pack=dealt_with),
    frame(
        DealEachOther,
        "{amount:own-damage}を 与え合う",
        pack=lambda amount: each_other(It("それら", several=True), amount),
    ),
    # what may not be done
    frame(Forbid, "{subject:group}は? {to:state}に なる", forms=NOT, pack=not_turned),
    frame(Forbid, f"{{subject:group}}は? {BY} {{to:state}}に なる", forms=NOT, pack=not_turned_by),
    frame(Forbid, "{subject:group}は 疲労を 回復する", forms=NOT, act="recover", pack=cards),
    frame(
        Forbid, "{subject:group}は ~スタートフェイズに 疲労を 回復する", forms=NOT, act="recover-at-start", pack=cards
    ),
    *(
        frame(
            NextTurn,
            f"{{subject:group}}は? ~{adverb} 疲労を 回復する",
            forms=NOT,
            pack=not_at_the_next_start,
            whose=whose,
        )
        for adverb, whose in (("あなたの次のスタートフェイズに", YOU), ("相手の次のスタートフェイズに", OPPONENT))
    ),
    frame(
        Forbid,
        f"{{subject:group}}は? {BY} {{source:zone}}から 移動する",
        forms=NOT,
        voices="active passive",
        pack=stays_there,
    ),
    frame(
        Forbid,
        "{subject:group}は {against:filter}を アタックターゲットに する|選ぶ",
        forms=CANNOT,
        act="attack",
        pack=cards,
    ),
    frame(Forbid, "{subject:group}は {only:one}にしか アタックする", forms=CANNOT, pack=only_at),
    frame(
        Forbid,
        "{whose:someone}は {subject:one}を アタックターゲットに する|選ぶ",
        forms=CANNOT,
        act="be-attacked",
        pack=not_by_the_opponent,
    ),
    frame(
        Forbid,
        "{whose:someone}は {subject:one}に アタックする",
        forms=CANNOT,
        act="be-attacked",
        pack=not_by_the_opponent,
    ),
    frame(
        Forbid,
        "{whose:someone}は {subject:sole}に アタックする",
        forms=CANNOT,
        act="be-attacked",
        pack=not_by_the_opponent,
    ),
    frame(
        Forbid,
        "{whose:someone}は {subject:one}を ブロックする",
        forms=CANNOT,
        act="be-blocked",
        pack=not_by_the_opponent,
    ),
    frame(Forbid, "{subject:group}は? ブロッカーに なる", forms=NOT, act="block", pack=cards),
    frame(Forbid, "{subject:group}は? {effects:any-effects}の対象に なる", forms=NOT, act="be-chosen", pack=by_effects),
    frame(Permit, "{subject:group}は? {times:times} アタックする", forms=MAY, pack=so_often),
    frame(
        If,
        "{whose:player}は {limit:per-turn} {of:filter}を アンロックする",
        forms=CANNOT,
        pack=so_many_a_turn,
        act="unlock",
    ),
    frame(
        If, "{whose:player}は {limit:per-turn} {of:filter}を プレイする", forms=CANNOT, pack=so_many_a_turn, act="play"
    ),
    frame(Forbid, "{subject:group}は? {against:target-of}に なる", forms=NOT, act="be-attacked", pack=cards),
    frame(Forbid, "{subject:group}は? {against:some-kind}の対象に なる", forms=NOT, pack=not_chosen_by),
    # what abilities wait for
    frame(Happening, "{what:what}が アンロックする", voices="passive", pack=unlocked),
    frame(
        Happening, "{filter:filter}が {measure:at-least} {to:zone}に? 配置する", voices="passive", pack=several_placed
    ),
    frame(Happening, "{whose:life}が 回復する", pack=healed),
    frame(Happening, "{what:what}が {source:zone}から? {to:place}に? ~直接? 出る", pack=placed),
    frame(Happening, "{what:what}が {source:zone}から? {to:lane}に 置く", voices="passive", pack=placed),
    frame(Happening, "{what:what}が {source:zone}から ~直接 {to:zone}に 置く|配置する", voices="passive", pack=placed),
    frame(Happening, "{what:what}が レーンを 移動する", kind="lane-moved", pack=Happening),
    frame(Happening, "{other:what}が {what:what}を 破壊する", voices="causative", kind="broken", pack=Happening),
)
