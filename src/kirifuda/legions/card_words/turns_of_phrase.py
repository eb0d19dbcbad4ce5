"""Other sentences for what `frames` says: they are read, and never said."""

from dataclasses import replace
from typing import Final

from ...effects.statements import (
    Battle,
    ChangeDamage,
    ChangeStats,
    Choose,
    Damage,
    Draw,
    EndAttack,
    Forbid,
    If,
    Let,
    LoseEffects,
    LoseLife,
    Move,
    NextTurn,
    Orient,
    Permit,
    RemoveDamage,
    Repeat,
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
    DoAsCost,
    Exists,
    Fact,
    Filter,
    Happening,
    IsIt,
    Matches,
    Not,
    Number,
    Own,
    Statement,
    Subject,
    This,
    Times,
    TimesThisTurn,
    Variable,
)
from ...language.frame import Frame, frame
from ...language.frames.choosing import chosen_at_random
from ...language.frames.facts import exists
from ...language.frames.limbs import permits
from ...language.frames.moving import put, put_on_deck
from ...language.frames.numbers import changed_by, changed_each, dealt_by
from ...language.meanings import (
    DOER,
    Gifts,
    HappenedAmount,
    It,
    Measure,
    Numbers,
    Place,
    Quantity,
    Spot,
    Thing,
    Things,
    Unnamed,
)
from ...language.scope import AMONG, NEW, OTHERS
from ..tree import (
    Broke,
    ChangeTarget,
    DealEachOther,
    DealInstead,
    DivideDamage,
    ExhaustCores,
    MasterAttack,
    Mode,
    MoveCores,
    PutTokens,
    Spend,
    TreatAs,
)
from .frames import Paid, attacked, cores_exhausted, dealt_less, each_other, lost, tokens_put, treated
from .happenings import placed
from .places import AttackWith, CorePhrase, LanePhrase, TokenKinds, Tokens
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


BY: Final = "{effects:any-effects}で|によって|により"
TURNS_OF_PHRASE: Final[tuple[Frame, ...]] = (
    frame(Paid, "{amount:amount}だ ライフ", pack=lambda amount: Paid(DoAsCost((LoseLife(YOU, amount),)))),
    frame(MasterAttack, "{whose:own-master}は|が? {attack:attack-with}として|で アタックする", pack=attacked),
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
    frame(Happening, "{other:what}が {what:what}を 破壊する", voices="causative", kind="broken", pack=Happening),
)
