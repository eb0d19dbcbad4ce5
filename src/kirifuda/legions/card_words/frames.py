"""Sentences of this book alone."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from ...effects.statements import (
    Battle,
    Choose,
    ChooseNumber,
    ChooseWord,
    Destroy,
    EndAttack,
    ExtraTurn,
    GainLife,
    LoseEffects,
    LoseGame,
    LoseLife,
    Move,
    Orient,
    Play,
    RemoveDamage,
    SetNumbers,
    StatValue,
    WinGame,
)
from ...effects.tree import (
    EITHER,
    STAYS,
    Amount,
    Cost,
    Count,
    Filter,
    Half,
    InLanes,
    Minus,
    Number,
    Own,
    Stat,
    Statement,
    Subject,
    Times,
    Together,
    Variable,
)
from ...language.clauses import UntilSoMany
from ...language.frame import Frame, frame
from ...language.meanings import (
    ALL,
    DOER,
    LATEST,
    OWNER,
    Acted,
    Gifts,
    HappenedAmount,
    Numbers,
    OfItself,
    Place,
    PlayerNumber,
    Quantity,
    Spot,
)
from ...language.scope import NEW
from ..tree import (
    Broke,
    ChangeTarget,
    ChangeWait,
    Cores,
    DealEachOther,
    DealInstead,
    DivideDamage,
    ExhaustCores,
    ExhaustThis,
    GainPoints,
    ManaBoost,
    MasterAttack,
    Mode,
    MoveCores,
    MoveLane,
    PayPoints,
    PutTokens,
    RecoverCores,
    ReverseThis,
    SoulCharge,
    Spend,
    SwapLanes,
    TreatAs,
    Unlock,
)
from .happenings import HAPPENINGS
from .places import AttackWith, CorePhrase, CorePlace, LanePhrase, Tokens
from .restrictions import RESTRICTIONS

HURT: Final = Acted("hurt", "")
"""The card that would be dealt the damage."""


@dataclass(frozen=True, slots=True)
class Paid(Statement):
    """A cost by its name, which only a cost can be."""

    cost: Cost


@dataclass(frozen=True, slots=True)
class CountsAsBattle(Statement):
    """このダメージはバトルダメージとして扱う (39-27): said of the damage before."""


def points_paid(amount: Amount) -> Paid:
    return Paid(PayPoints(amount))


def life_paid(amount: Amount, life: str = DOER) -> LoseLife:
    return LoseLife(life, amount)


def exiled(subject: Subject, face_down: bool = False) -> Move:
    return Move(subject, "exile", face_down)


def turned(subject: Subject, to: str) -> Orient:
    return Orient(subject, to)


def placed(subject: Subject, to: Place | Spot | LanePhrase | None = None, lying: str = "") -> Move | None:
    """Onto the field, or into a lane of it."""
    lanes: tuple[str, ...] = ()
    lane_of: int | None = None
    if isinstance(to, Spot):
        if not isinstance(to.test, InLanes) or to.whose:
            return None
        lanes = to.test.lanes
    elif isinstance(to, LanePhrase):
        if to.which != "chosen":
            return None
        lane_of = LATEST
    elif to is not None and (to.zones != ("field",) or to.whose not in (EITHER, OWNER)):
        return None
    if lying not in ("", "exhausted", "reversed"):
        return None
    return Move(
        subject, "field", lanes=lanes, lane_of=lane_of, exhausted=lying == "exhausted", reversed=lying == "reversed"
    )


def moved_lane(subject: Subject, to: LanePhrase | Spot | None = None) -> MoveLane | None:
    if to is None or to == LanePhrase("adjacent"):
        return MoveLane(subject)
    if isinstance(to, Spot):
        lanes = to.test.lanes if isinstance(to.test, InLanes) and not to.whose else ()
        return MoveLane(subject, lanes, adjacent=False) if lanes else None
    return MoveLane(subject, adjacent=False) if to == LanePhrase("any") else None


def lanes_swapped(subject: Subject) -> SwapLanes:
    return SwapLanes(subject, subject)


def battle(both: Subject) -> Battle | None:
    if isinstance(both, Together):
        return Battle(*both.subjects) if len(both.subjects) == 2 else None
    return Battle(both, both)


def waits(subject: Subject, by: tuple[Amount, bool]) -> ChangeWait:
    amount, down = by
    return ChangeWait(subject, amount, down)


def life_of(record: type[GainLife | LoseLife]) -> Callable[..., Statement | None]:
    """あなたのマスターはライフを: of that player."""

    def made(whose: str, life: str, amount: Amount) -> Statement | None:
        return record(whose, amount) if life == DOER else None

    return made


def much_life_of(record: type[GainLife | LoseLife]) -> Callable[..., Statement | None]:
    def made(whose: str, much: PlayerNumber) -> Statement | None:
        return record(whose, much.amount) if much == PlayerNumber("life", DOER, much.amount) and much.amount else None

    return made


def word_declared(of: tuple[tuple[str, ...], str], one: Quantity) -> ChooseWord | None:
    words, kind = of
    return ChooseWord(NEW, words, kind) if one == Quantity(Number(1), "つ") else None


def number_declared(least: Amount, name: Amount) -> ChooseNumber | None:
    return ChooseNumber(name.name, least) if isinstance(name, Variable) else None


def put_face_down(subject: Subject, to: Place) -> Move | None:
    return Move(subject, to.zones[0], face_down=True) if to.whose in (EITHER, OWNER) else None


def spent(whose: str, much: PlayerNumber) -> Spend | None:
    if much.stat != "master-points" or much.amount is None or (whose != DOER and much.whose != DOER):
        return None
    return Spend(whose if much.whose == DOER else much.whose, much.amount)


def each_other(both: Subject, amount: Amount) -> DealEachOther | None:
    if amount != Own("atk"):
        return None
    if isinstance(both, Together):
        return DealEachOther(*both.subjects) if len(both.subjects) == 2 else None
    return DealEachOther(both, both)


def lost(subject: Subject, gifts: Gifts) -> LoseEffects | None:
    plain = all(one.amount is None for one in gifts.keywords)
    if gifts.abilities or gifts.changes or not gifts.keywords or not plain:
        return None
    return LoseEffects(subject, tuple(one.name for one in gifts.keywords), STAYS)


def dealt_instead(amount: Amount) -> DealInstead | None:
    return DealInstead(HURT, Half(HappenedAmount(), amount.down)) if isinstance(amount, OfItself) else None


def dealt_so_often(factor: int) -> DealInstead:
    return DealInstead(HURT, Times(HappenedAmount(), factor))


def dealt_just(amount: Amount) -> DealInstead | None:
    return DealInstead(HURT, amount) if isinstance(amount, Number | Variable) else None


def dealt_less(by: Amount) -> DealInstead:
    return DealInstead(HURT, Minus(HappenedAmount(), by))


def as_another(numbers: Numbers, of: Subject) -> SetNumbers | None:
    """このカードのATKとHPはそれと同じになる."""
    if numbers.original or numbers.of is None:
        return None
    return SetNumbers(numbers.of, tuple(StatValue(stat, Stat(stat, of)) for stat in numbers.stats), STAYS)


def chosen_down_to(by: str, hand: UntilSoMany, cards: Place) -> Choose | None:
    """手札が3枚になるように手札を選び: as many as there are too many."""
    if hand.place != Place(("hand",), EITHER) or cards != Place(("hand",), EITHER):
        return None
    of = Filter(EITHER, ("hand",))
    return Choose(NEW, of, Minus(Count(of), hand.amount), by=by)


def points_gained(whose: str, much: PlayerNumber) -> GainPoints | None:
    if much.stat != "master-points" or much.amount is None or (whose != DOER and much.whose != DOER):
        return None
    return GainPoints(whose if much.whose == DOER else much.whose, much.amount)


def points_gained_by(whose: str, points: str, amount: Amount) -> GainPoints:
    return GainPoints(whose if points == DOER else points, amount)


def tokens_put(tokens: Tokens, to: Place | Spot | None = None, lying: str = "") -> PutTokens | None:
    lanes: tuple[str, ...] = ()
    whose = DOER
    if isinstance(to, Spot):
        if not isinstance(to.test, InLanes):
            return None
        lanes, whose = to.test.lanes, to.whose or DOER
    elif to is not None:
        if to.zones != ("field",):
            return None
        whose = DOER if to.whose == EITHER else to.whose
    quantity = tokens.quantity
    if quantity is None or quantity.count is None or quantity.up_to or quantity.any_number:
        return None
    if lying not in ("", "exhausted"):
        return None
    return PutTokens(tokens.name, quantity.count, whose, NEW, lanes=lanes, exhausted=lying == "exhausted")


def attacked(whose: str, attack: AttackWith) -> MasterAttack | None:
    if attack.gifts.changes:
        return None
    return MasterAttack(attack.atk, attack.gifts.keywords, attack.gifts.abilities, whose)


def cores_put(cores: CorePhrase, to: CorePlace, source: CorePlace | None = None) -> MoveCores | None:
    """Cores go from where they are said to lie to a place of the same player."""
    where = source.where if source is not None else cores.where
    if not where or (source is not None and cores.where) or cores.quantity is None or cores.quantity.up_to:
        return None
    named = (cores.whose, to.whose, source.whose if source else "")
    owners = list(dict.fromkeys(one for one in named if one and one != DOER))
    if len(owners) > 1 or cores.quantity.any_number:
        return None
    return MoveCores(owners[0] if owners else DOER, cores.quantity.count, where, to.where)


def cores_exhausted(cores: CorePhrase) -> ExhaustCores | None:
    if cores.quantity == ALL and not cores.where:
        return ExhaustCores(cores.whose, Cores(cores.whose, "core-active"))
    count = _so_many(cores)
    return ExhaustCores(cores.whose, count) if count is not None else None


def _so_many(cores: CorePhrase) -> Amount | None:
    quantity = cores.quantity
    if quantity is None or quantity.up_to or quantity.any_number or cores.where:
        return None
    return quantity.count


def cores_recovered(cores: CorePhrase) -> RecoverCores | None:
    if cores.quantity is None or cores.quantity.up_to or cores.quantity.any_number or cores.where:
        return None
    return RecoverCores(cores.whose, cores.quantity.count)


def treated(subject: Subject, place: Place) -> TreatAs | None:
    return TreatAs(subject, place.zones[0], STAYS) if place.whose == EITHER else None


STATEMENTS: Final[tuple[Frame, ...]] = (
    frame(Paid, "{amount:amount}だ MP", pack=points_paid),
    frame(Paid, "{amount:amount}だ マナブースト", pack=lambda amount: Paid(ManaBoost(amount))),
    frame(Paid, "{amount:amount}だ ソウルチャージ", pack=lambda amount: Paid(SoulCharge(amount))),
    frame(Paid, "疲労", pack=lambda: Paid(ExhaustThis())),
    frame(Paid, "挺身", pack=lambda: Paid(ReverseThis())),
    frame(LoseLife, "{life:life}を {amount:number} 払う", pack=life_paid),
    frame(Destroy, "{subject:cards}を? 破壊する", voices="causative"),
    frame(Destroy, "{subject:one}は 破壊する"),
    frame(Move, "{subject:cards}を? 除外する", pack=exiled),
    frame(Move, "{subject:cards}を? ~裏向きに 除外する", pack=exiled, face_down=True),
    frame(Orient, "{subject:cards}を? 疲労する", voices="causative", how="exhausted"),
    frame(Orient, "{subject:cards}を? {to:state}に する", pack=turned),
    frame(Orient, "{subject:cards}を? 行動不能状態に する", how="incapacitated"),
    frame(Orient, "{subject:tired}を 回復する", how="active"),
    frame(Orient, "{subject:cards}を? 回復する", voices="active causative", how="active"),
    frame(Orient, "{subject:cards}を? リバースする", voices="active causative", how="reversed"),
    frame(Move, "{subject:cards}を? {lying:state}で? {to:lane-or-field}に|へ 置く|配置する", pack=placed),
    frame(Move, "{subject:cards}を? {lying:state}で? 配置する", pack=placed),
    frame(MoveLane, "{subject:cards}を? {to:lane}に|へ 移動する", voices="active causative", pack=moved_lane),
    frame(MoveLane, "{subject:cards}を? レーン移動する", voices="active causative", pack=moved_lane),
    frame(SwapLanes, "{subject:lanes-of}を 入れ替える", pack=lanes_swapped),
    frame(Battle, "{both:cards}で バトルを行う", pack=battle),
    frame(ChangeWait, "{subject:cards}を? {by:wait-change} する", pack=waits),
    frame(GainLife, "{whose:holder}は|が {life:life}を {amount:number} 得る|回復する", pack=life_of(GainLife)),
    frame(LoseLife, "{whose:holder}は|が {life:life}を {amount:number} 失う", pack=life_of(LoseLife)),
    frame(GainLife, "{whose:holder}は|が {much:so-much}を 得る|回復する", pack=much_life_of(GainLife)),
    frame(LoseLife, "{whose:holder}は|が {much:so-much}を 失う", pack=much_life_of(LoseLife)),
    frame(GainPoints, "{whose:player}は|が? {much:so-much}を 得る", pack=points_gained),
    frame(GainPoints, "{whose:player}は|が? {points:points}を {amount:number} 得る", pack=points_gained_by),
    frame(PutTokens, "{tokens:tokens}を {lying:state}で? {to:lane-or-field}に|へ? 置く|配置する", pack=tokens_put),
    frame(MasterAttack, "{whose:holder}は {attack:attack-with}として|で アタックする", pack=attacked),
    frame(MoveCores, "{source:core-place}から {cores:cores}を {to:core-place}に|へ 置く|移動する", pack=cores_put),
    frame(MoveCores, "{cores:cores}を {to:core-place}に|へ 置く|移動する", pack=cores_put),
    frame(MoveCores, "{cores:taken-cores} {to:core-place}に|へ 置く", pack=cores_put),
    frame(ExhaustCores, "{cores:cores}を 疲労する", voices="causative", pack=cores_exhausted),
    frame(RecoverCores, "{cores:cores}を|の疲労を 回復する", pack=cores_recovered),
    frame(Unlock, "{subject:cards}を? アンロックする"),
    frame(Play, "{subject:cards}を? プレイする"),
    frame(LoseEffects, "{subject:group}は? 全ての効果を 失う", lasts=STAYS),
    frame(TreatAs, "{subject:cards}を {place:zone}にあるのと同じように 扱う", pack=treated),
    frame(
        CountsAsBattle,
        "{damage:this-damage}は {kind:battle-damage}として 扱う",
        pack=lambda damage, kind: CountsAsBattle(),
    ),
    frame(Mode, "{whose:holder}が {mode:mode}だ である"),
    frame(Broke, "{subject:one}が ~この効果で? 破壊する", forms="past", voices="active passive"),
    frame(Broke, "{subject:filter}が ~この効果で 破壊する", forms="past", voices="active passive"),
    frame(ChooseWord, "{of:declared-word}を {one:many} 宣言する|選ぶ", pack=word_declared),
    frame(ChooseNumber, "{least:declaring} {name:amount}と する", pack=number_declared),
    frame(Move, "{subject:cards}を? ~裏向きに {to:zone}に|へ 置く", pack=put_face_down),
    frame(
        Move,
        "{subject:cards}を? 山札の一番上か一番下に 置く",
        pack=lambda subject: Move(subject, "deck", either_end=True),
    ),
    frame(Spend, "{whose:player}は|が? {much:so-much}を 払う", pack=spent),
    frame(
        RemoveDamage,
        "{subject:damage-on}を {all:all} 取り除く",
        pack=lambda subject, all: RemoveDamage(subject) if all else None,
    ),
    frame(RemoveDamage, "{subject:damage-on}を {amount:number} 取り除く"),
    frame(DivideDamage, "{among:filter}に {amount:in-all}を ~割り振って 与える"),
    frame(DealEachOther, "{both:cards}は|が {amount:own-damage}を 与え合う", pack=each_other),
    frame(LoseEffects, "{subject:group}は|が? {gifts:gifts}を 失う", pack=lost),
    frame(ExtraTurn, "{whose:player}は? 追加の1ターンを 得る"),
    frame(EndAttack, "アタックを 中止する"),
    frame(ChangeTarget, "アタックターゲットを {to:one}に 変更する"),
    frame(DealInstead, "{to:one}は|が そのダメージを 受ける", pack=lambda to: DealInstead(to, HappenedAmount())),
    frame(DealInstead, "そのダメージを {amount:half-of-it}に する", pack=dealt_instead),
    frame(DealInstead, "そのダメージを {factor:fold}に する", pack=dealt_so_often),
    frame(DealInstead, "そのダメージを {amount:amount}に する", pack=dealt_just),
    frame(DealInstead, "そのダメージは {by:number} 減る", pack=dealt_less),
    frame(SetNumbers, "{numbers:numbers}は|が {of:one}と同じに なる", pack=as_another),
    frame(Choose, "{by:player}は|が? {hand:so-that} {cards:hand-cards}を 選ぶ", pack=chosen_down_to),
    frame(WinGame, "{whose:player}は ゲームに 勝利する"),
    frame(LoseGame, "{whose:player}は ゲームに 敗北する"),
)
FRAMES: Final = STATEMENTS + RESTRICTIONS + HAPPENINGS
