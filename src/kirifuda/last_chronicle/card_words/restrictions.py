"""What may not be done, must be done, and may be done although it could not (2.2, 10.1.2, 10.1.4)."""

from collections.abc import Callable
from typing import Any, Final

from ...effects.statements import Forbid, Permit
from ...effects.tree import (
    EITHER,
    OPPONENT,
    STAYS,
    Every,
    Filter,
    IsIt,
    IsPhase,
    IsTurnOf,
    Not,
    PlayerOf,
    Subject,
    This,
)
from ...language.frame import Frame, frame
from ...language.meanings import Hurt, Period, Place, Quantity, Thing
from ..statements import AttackLimit, Enters, OnlyIf, Require, Unaffected

CANNOT: Final = "cannot"


def forbids(act: str) -> Callable[..., Forbid]:
    def made(subject: Subject, against: Filter | None = None) -> Forbid:
        return Forbid(act, subject, "", against, STAYS)

    return made


def player_may_not(act: str) -> Callable[..., Forbid]:
    def made(whose: str, against: Filter | None = None, **_: Any) -> Forbid:
        return Forbid(act, None, whose, against, STAYS)

    return made


def permits(act: str) -> Callable[..., Permit]:
    def made(subject: Subject) -> Permit:
        return Permit(act, subject, lasts=STAYS)

    return made


def both_permitted(subject: Subject) -> tuple[Permit, Permit]:
    return Permit("attack-above-era", subject, lasts=STAYS), Permit("block-above-era", subject, lasts=STAYS)


def not_chosen(subject: Subject, effects: Thing | None = None, cards: Filter | None = None) -> Forbid | None:
    if effects is not None:
        return Forbid("be-chosen", subject, effects.whose, None, STAYS) if effects.of is None else None
    if cards is None:
        return Forbid("be-chosen", subject, "", None, STAYS)
    whose = "" if cards.whose == EITHER else cards.whose
    return Forbid("be-chosen", subject, whose, Filter(categories=cards.categories, tests=cards.tests), STAYS)


def unaffected(subject: Subject, effects: Thing) -> Unaffected | None:
    if isinstance(effects.of, Every):
        whose = effects.of.filter.whose
        if whose != EITHER:
            return None
        return Unaffected(subject, "", effects.of.filter, STAYS)
    return Unaffected(subject, effects.whose, None, STAYS) if effects.of is None and effects.whose else None


def no_damage_taken(
    hurt: Hurt, subject: Subject | None = None, whose: str = "", against: Filter | None = None
) -> Forbid | None:
    acts = {"": "take-damage", "combat": "take-combat-damage", "effect": "take-effect-damage"}
    if hurt.amount is not None:
        return None
    return Forbid(acts[hurt.nature], subject if subject is not None else PlayerOf(whose), "", against, STAYS)


def no_damage_dealt(subject: Subject, hurt: Hurt) -> Forbid | None:
    acts = {"": "deal-damage", "combat": "deal-combat-damage"}
    return Forbid(acts[hurt.nature], subject, "", None, STAYS) if hurt.amount is None and hurt.nature in acts else None


def no_soul(whose: str, card: bool, to: Place) -> Forbid | None:
    return Forbid("place-soul", None, whose, None, STAYS) if to.zones == ("soul-yard",) and card else None


def one_more_soul(whose: str, hand: Any, to: Place) -> Permit | None:
    ok = (
        to == Place(("soul-yard",), EITHER)
        and hand.filter == Filter(zones=("hand",))
        and hand.quantity.count is not None
    )
    return Permit("place-more-souls", whose=whose, lasts=STAYS) if ok else None


def not_wiped(subject: Subject, effects: Thing | None = None, act: str = "be-wiped") -> Forbid | None:
    if effects is None:
        return Forbid(act, subject, "", None, STAYS)
    return Forbid(act, subject, effects.whose, None, STAYS) if effects.of is None and effects.whose else None


def stays_put(subject: Subject, place: Place) -> Forbid | None:
    return Forbid("leave-battlefield", subject, "", None, STAYS) if place == Place(("battlefield",), EITHER) else None


def requires(act: str) -> Callable[..., Require | None]:
    def made(subject: Subject, other: Subject | None = None) -> Require | None:
        if other is None:
            return Require(act, subject, None, STAYS)
        against = other.filter if isinstance(other, Every) else Filter(tests=(IsIt(other),))
        return Require(act, subject, against, STAYS)

    return made


def limited(subject: Subject, count: Quantity) -> AttackLimit | None:
    return (
        AttackLimit(subject, count.count) if count.up_to and count.counter == "回" and count.count is not None else None
    )


def enters(subject: Subject, lying: str, to: Place) -> Enters | None:
    ok = lying == "wiped" and to.zones == ("battlefield",) and to.whose == EITHER
    return Enters(subject, wiped=True) if ok else None


def enters_with(subject: Subject, counter: str, count: Quantity, to: Place) -> Enters | None:
    ok = to == Place(("battlefield",), EITHER) and count.count is not None and not count.up_to and counter
    return Enters(subject, counter=counter, amount=count.count) if ok else None


def playable(whose: str, source: Place, what: Filter) -> Permit | None:
    if what.whose != EITHER or what.zones or source.whose not in (EITHER, whose):
        return None
    owned = Filter(whose, source.zones, what.categories, what.tests)
    return Permit("play", Every(owned), whose, lasts=STAYS)


def only_with(subject: Subject, others: Filter) -> Forbid | None:
    """【獣】のユニットとしか: not with units that are none."""
    if len(others.tests) != 1 or others.whose != EITHER or others.zones:
        return None
    against = Filter(categories=others.categories, tests=(Not(others.tests[0]),))
    return Forbid("attack-in-squad", subject, "", against, STAYS)


def only_during(subject: Subject, when: Period) -> OnlyIf | None:
    if not isinstance(subject, This):
        return None
    return OnlyIf(IsPhase(when.phase, when.whose) if when.phase else IsTurnOf(when.whose))


RESTRICTIONS: Final[tuple[Frame, ...]] = (
    frame(Forbid, "{subject:group}は? 攻撃する", forms=CANNOT, pack=forbids("attack")),
    frame(Forbid, "{subject:group}は? ~単独で 攻撃する", forms=CANNOT, pack=forbids("attack-alone")),
    frame(Forbid, "{subject:group}は? ~小隊攻撃で 攻撃する", forms=CANNOT, pack=forbids("attack-in-squad")),
    frame(Forbid, "{subject:group}は? 小隊攻撃する", forms=CANNOT, pack=forbids("attack-in-squad")),
    frame(Forbid, "{subject:group}は? 小隊を 組む", forms=CANNOT, pack=forbids("attack-in-squad")),
    frame(Forbid, "{subject:group}は? ~単独でのみ 攻撃する", forms="can may", pack=forbids("attack-in-squad")),
    frame(Forbid, "{subject:group}は? 小隊攻撃に 参加する", forms=CANNOT, pack=forbids("attack-in-squad")),
    frame(Forbid, "{subject:group}は? {against:filter}を? 防御する", forms=CANNOT, pack=forbids("block")),
    frame(
        Forbid,
        "{subject:group}は? {against:filter}に|によって? 防御する",
        forms="not",
        voices="passive",
        pack=forbids("be-blocked"),
    ),
    frame(Forbid, "{subject:group}は? 選ぶ", forms="not", voices="passive", pack=not_chosen),
    frame(
        Forbid,
        "{subject:group}は? {effects:choosers}に|によって|で 選ぶ",
        forms="not",
        voices="passive",
        pack=not_chosen,
    ),
    frame(
        Forbid, "{subject:group}は? {cards:filter}に|によって|で 選ぶ", forms="not", voices="passive", pack=not_chosen
    ),
    frame(Forbid, "{subject:group}は? ~効果で 選ぶ", forms="not", voices="passive", pack=not_chosen),
    frame(Forbid, "{subject:group}は? {cards:targets-of}に なる", forms="not", pack=not_chosen),
    frame(Forbid, "{subject:group}は? {effects:effect-targets}に なる", forms="not", pack=not_chosen),
    frame(Forbid, "{subject:group}は? 破壊する", forms="not", voices="passive", pack=forbids("be-destroyed")),
    frame(
        Forbid,
        "{subject:group}は? ~戦闘で 破壊する",
        forms="not",
        voices="passive",
        pack=forbids("be-destroyed-in-combat"),
    ),
    frame(
        Forbid,
        "{subject:group}は? {effects:effects-of}によって? 犠牲にする",
        forms="not",
        voices="passive",
        act="be-sacrificed",
        pack=not_wiped,
    ),
    frame(
        Forbid,
        "{subject:group}は? {effects:effects-of}によって? 除外する",
        forms="not",
        voices="passive",
        act="be-removed",
        pack=not_wiped,
    ),
    frame(Forbid, "{subject:group}は? ~効果で ワイプする", forms="not", voices="passive", pack=not_wiped),
    frame(
        Forbid,
        "{subject:group}は? {effects:effects-of}によって ワイプする",
        forms="not",
        voices="passive",
        pack=not_wiped,
    ),
    frame(Forbid, "{subject:group}は? ~効果で {place:zone}を 離れる", forms="not", pack=stays_put),
    frame(Forbid, "{subject:group}は? 回復する", forms="not cannot", pack=forbids("recover")),
    frame(Forbid, "{subject:group}は? ~回復フェイズに 回復する", forms="not cannot", pack=forbids("recover-in-phase")),
    frame(Forbid, "{subject:group}は? {hurt:hurt}を 受ける", forms="not", pack=no_damage_taken),
    frame(Forbid, "{whose:someone}は {hurt:hurt}を 受ける", forms="not", pack=no_damage_taken),
    frame(Forbid, "{subject:group}は? {against:filter}から {hurt:hurt}を 受ける", forms="not", pack=no_damage_taken),
    frame(Forbid, "{subject:group}は? {hurt:hurt}を 与える", forms="not", pack=no_damage_dealt),
    frame(Forbid, "{subject:damage-dealt-by}は 軽減する", forms="not", voices="passive", pack=forbids("be-prevented")),
    frame(Forbid, "{subject:group}は? 打ち消す", forms="not", voices="passive", pack=forbids("be-interrupted")),
    frame(Forbid, "{subject:control-of}は 変更する", forms="not", voices="passive", pack=forbids("change-control")),
    frame(
        Forbid,
        "{subject:on}に {counter:counters}は|を|が 置く",
        forms="not",
        voices="passive",
        pack=lambda subject, counter: Forbid("get-counters", subject, "", None, STAYS) if not counter else None,
    ),
    frame(Forbid, "{subject:actions-of}は 使用する", forms=CANNOT, pack=forbids("use-ability")),
    frame(Forbid, "{subject:triggers-of}は 誘発する", forms="not", pack=forbids("trigger")),
    frame(
        Forbid,
        "{whose:player}は {against:spells}を 使用する",
        forms=CANNOT,
        pack=lambda whose, against: Forbid(
            "use-spell", None, whose, None if against == Filter(categories=("spell",)) else against, STAYS
        ),
    ),
    frame(Forbid, "{whose:player}は {against:filter}を 配置する", forms=CANNOT, pack=player_may_not("place")),
    frame(Forbid, "{whose:player}は CBを 発動する", forms=CANNOT, pack=player_may_not("burst")),
    frame(Forbid, "{whose:player}は クロノチェックを 行う", forms=CANNOT, pack=player_may_not("chrono-check")),
    frame(Forbid, "{whose:player}は {deck:deck}を サーチする", forms=CANNOT, pack=player_may_not("search")),
    frame(
        Forbid,
        "{whose:player}は {era:era}を 進展する",
        forms=CANNOT,
        voices="active causative",
        pack=player_may_not("advance-era"),
    ),
    frame(Forbid, "{whose:player}は {card:card}を {to:zone}に 置く", forms=CANNOT, pack=no_soul),
    frame(Forbid, "{whose:player}は {card:card}を 引く", forms=CANNOT, pack=player_may_not("draw")),
    frame(Forbid, "{whose:player}は ~効果で {card:card}を 引く", forms=CANNOT, pack=player_may_not("draw-by-effects")),
    frame(Forbid, "{whose:player}は {life:life}を 得る", forms=CANNOT, pack=player_may_not("gain-life")),
    frame(Forbid, "{whose:player}は ゲームに 敗北する", forms="not", pack=player_may_not("lose-game")),
    frame(
        Forbid,
        "{whose:player}は {effects:effects-of}によって {card:card}を 捨てる",
        forms="not",
        pack=lambda whose, effects, card: (
            Forbid("be-made-to-discard", None, whose, None, STAYS)
            if effects == Thing("効果", whose="opponent") and card and whose == "you"
            else None
        ),
    ),
    frame(Unaffected, "{subject:group}は {effects:effects-of}を 受ける", forms="not", pack=unaffected),
    frame(Permit, "{subject:group}は? ~レベルにかかわらず 攻撃・防御する", forms="can may", pack=both_permitted),
    frame(Permit, "{subject:group}は? ~レベルにかかわらず 攻撃する", forms="can may", pack=permits("attack-above-era")),
    frame(Permit, "{subject:group}は? ~レベルにかかわらず 防御する", forms="can may", pack=permits("block-above-era")),
    frame(Permit, "{subject:group}は? ~ワイプ状態でも 攻撃する", forms="can may", pack=permits("attack-when-wiped")),
    frame(Permit, "{subject:group}は? ~ワイプ状態でも 防御する", forms="can may", pack=permits("block-when-wiped")),
    frame(Permit, "{subject:group}は? ~配置されたターンに 攻撃する", forms="can may", pack=permits("attack-when-new")),
    frame(
        Permit,
        "{subject:group}は? {auras:auras}を 防御する",
        forms="can may",
        pack=lambda subject, auras: Permit("block-aura", subject, lasts=STAYS) if auras else None,
    ),
    frame(Permit, "{subject:one}は ~スペルを使用できる時に 配置する", forms="can may", pack=permits("place-any-time")),
    frame(Permit, "{whose:player}は ~追加で {hand:some}を {to:zone}に 置く", forms="can may", pack=one_more_soul),
    frame(
        Permit, "{whose:player}は {source:zone}から {what:filter}を 配置する|使用する", forms="can may", pack=playable
    ),
    frame(Require, "{subject:group}は? ~可能ならば ~毎ターン? 攻撃する", forms="must plain", pack=requires("attack")),
    frame(Require, "{subject:group}は? ~毎ターン? 攻撃する", forms="must", pack=requires("attack")),
    frame(Require, "{subject:group}は? ~可能ならば 防御する", forms="must", pack=requires("block")),
    frame(
        Require,
        "{who:someone}は ~可能ならば? {subject:group}を 防御する",
        forms="must",
        pack=lambda who, subject: Require("be-blocked", subject, None, STAYS) if who == OPPONENT else None,
    ),
    frame(Require, "{subject:group}は? ~可能ならば {other:blocked}を 防御する", forms="must", pack=requires("block")),
    frame(
        Require, "{subject:group}は? ~可能ならば 防御する", forms="must", voices="passive", pack=requires("be-blocked")
    ),
    frame(Forbid, "{subject:group}は {others:filter}としか 小隊を 組む", forms=CANNOT, pack=only_with),
    frame(OnlyIf, "{subject:one}は {when:only-during} 使用する|配置する", forms="can may", pack=only_during),
    frame(AttackLimit, "{subject:group}は? ~1ターンに {count:many} 攻撃する", forms="can may", pack=limited),
    frame(Enters, "{subject:group}は {lying:state}で {to:zone}に 配置する", voices="passive", pack=enters),
    frame(
        Enters,
        "{subject:group}は {counter:counters}が {count:many} ~置かれた状態で {to:zone}に 配置する",
        voices="passive",
        pack=enters_with,
    ),
)
