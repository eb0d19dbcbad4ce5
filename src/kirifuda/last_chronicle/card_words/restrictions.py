"""What may not be done, must be done, and may be done although it could not (2.2, 10.1.2, 10.1.4)."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from ...effects.statements import Forbid, Permit
from ...effects.tree import (
    BOTH,
    EITHER,
    OPPONENT,
    STAYS,
    YOU,
    Every,
    Filter,
    IsIt,
    IsPhase,
    IsTurnOf,
    Not,
    Number,
    PlayerOf,
    Subject,
    This,
)
from ...language.frame import Found, Frame, frame
from ...language.frames.limbs import permits
from ...language.meanings import DOER, Hurt, Period, Place, Quantity, Thing, Things
from ..statements import AttackLimit, Enters, OnlyIf, Require, Unaffected
from .counters import Counters

CANNOT: Final = "cannot"
BATTLEFIELD: Final = Place(("battlefield",), EITHER)


def forbids(act: str) -> Callable[..., Forbid]:
    def made(subject: Subject, against: Filter | None = None) -> Forbid:
        return Forbid(act, subject, "", against, STAYS)

    return made


def forbidden(act: str) -> Callable[[Forbid], Found | None]:
    """What `forbids` was made of."""

    def found(one: Forbid) -> Found | None:
        if one.subject is None or one != Forbid(act, one.subject, "", one.against, one.lasts):
            return None
        return {"subject": one.subject, "against": one.against}

    return found


def by_effects(act: str) -> Callable[[Forbid], Found | None]:
    """Of any effects, or of somebody's."""

    def found(one: Forbid) -> Found | None:
        if one.subject is None or one != Forbid(act, one.subject, one.whose, None, one.lasts):
            return None
        return {"subject": one.subject, "effects": Thing("効果", whose=one.whose) if one.whose else None}

    return found


def player_forbidden(act: str, **more: Any) -> Callable[[Forbid], Found | None]:
    def found(one: Forbid) -> Found | None:
        if one != Forbid(act, None, one.whose, one.against, one.lasts):
            return None
        return {"whose": one.whose, "against": one.against} | more

    return found


def permitted(act: str, **more: Any) -> Callable[[Permit], Found | None]:
    def found(one: Permit) -> Found | None:
        return {"subject": one.subject} | more if one == Permit(act, one.subject, lasts=one.lasts) else None

    return found


def player_may_not(act: str) -> Callable[..., Forbid]:
    def made(whose: str, against: Filter | None = None, **_: Any) -> Forbid:
        return Forbid(act, None, whose, against, STAYS)

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


def chosen_by_effects(one: Forbid) -> Found | None:
    if one.against is not None or one.act != "be-chosen":
        return None
    return {"subject": one.subject, "effects": Thing("効果", whose=one.whose)}


def chosen_by_cards(one: Forbid) -> Found | None:
    if one.against is None or one.act != "be-chosen":
        return None
    return {"subject": one.subject, "cards": replace(one.against, whose=one.whose or EITHER)}


def what_passes_by(one: Unaffected) -> Found | None:
    if one.by is not None:
        return {"subject": one.subject, "effects": Thing("効果", Every(one.by))} if not one.whose else None
    return {"subject": one.subject, "effects": Thing("効果", whose=one.whose)}


def unaffected(subject: Subject, effects: Thing) -> Unaffected | None:
    if isinstance(effects.of, Every):
        whose = effects.of.filter.whose
        if whose != EITHER:
            return None
        return Unaffected(subject, "", effects.of.filter, STAYS)
    return Unaffected(subject, effects.whose, None, STAYS) if effects.of is None and effects.whose else None


DAMAGE_TAKEN: Final = {"": "take-damage", "combat": "take-combat-damage", "effect": "take-effect-damage"}
DAMAGE_DEALT: Final = {"": "deal-damage", "combat": "deal-combat-damage"}


def which_not_taken(one: Forbid) -> Found | None:
    nature = next((name for name, act in DAMAGE_TAKEN.items() if act == one.act), None)
    if nature is None or one.whose or one.subject is None:
        return None
    found: Found = {"hurt": Hurt(None, nature), "against": one.against}
    of_player = isinstance(one.subject, PlayerOf)
    return found | ({"whose": one.subject.whose} if of_player else {"subject": one.subject})  # type: ignore[attr-defined]


def which_not_dealt(one: Forbid) -> Found | None:
    nature = next((name for name, act in DAMAGE_DEALT.items() if act == one.act), None)
    if nature is None or one.whose or one.against is not None:
        return None
    return {"subject": one.subject, "hurt": Hurt(None, nature)}


def no_damage_taken(
    hurt: Hurt, subject: Subject | None = None, whose: str = "", against: Filter | None = None
) -> Forbid | None:
    if hurt.amount is not None:
        return None
    return Forbid(DAMAGE_TAKEN[hurt.nature], subject if subject is not None else PlayerOf(whose), "", against, STAYS)


def no_damage_dealt(subject: Subject, hurt: Hurt) -> Forbid | None:
    if hurt.amount is not None or hurt.nature not in DAMAGE_DEALT:
        return None
    return Forbid(DAMAGE_DEALT[hurt.nature], subject, "", None, STAYS)


def no_soul(whose: str, card: bool, to: Place) -> Forbid | None:
    return Forbid("place-soul", None, whose, None, STAYS) if to.zones == ("soul-yard",) and card else None


def one_more_soul(whose: str, hand: Any, to: Place) -> Permit | None:
    ok = (
        to == Place(("soul-yard",), EITHER)
        and hand.filter == Filter(zones=("hand",))
        and hand.quantity.count is not None
    )
    return Permit("place-more-souls", whose=whose, lasts=STAYS) if ok else None


def how_many_more(one: Permit) -> Found | None:
    if one != Permit("place-more-souls", whose=one.whose, lasts=one.lasts):
        return None
    hand = Things(Filter(zones=("hand",)), Quantity(Number(1)))
    return {"whose": one.whose, "hand": hand, "to": Place(("soul-yard",), EITHER)}


def not_wiped(subject: Subject, effects: Thing | None = None, act: str = "be-wiped") -> Forbid | None:
    if effects is None:
        return Forbid(act, subject, "", None, STAYS)
    return Forbid(act, subject, effects.whose, None, STAYS) if effects.of is None and effects.whose else None


def stays_put(subject: Subject, place: Place) -> Forbid | None:
    return Forbid("leave-battlefield", subject, "", None, STAYS) if place == BATTLEFIELD else None


def requires(act: str) -> Callable[..., Require | None]:
    def made(subject: Subject, other: Subject | None = None) -> Require | None:
        if other is None:
            return Require(act, subject, None, STAYS)
        against = other.filter if isinstance(other, Every) else Filter(tests=(IsIt(other),))
        return Require(act, subject, against, STAYS)

    return made


def required(act: str) -> Callable[[Require], Found | None]:
    def found(one: Require) -> Found | None:
        if one.act != act:
            return None
        return {"subject": one.subject} | ({"other": _which(one.against)} if one.against is not None else {})

    return found


def _which(against: Filter) -> Subject:
    """These cards, or that very one."""
    is_it = against.tests[0] if len(against.tests) == 1 else None
    return is_it.subject if isinstance(is_it, IsIt) and against == Filter(tests=(is_it,)) else Every(against)


def how_often(one: AttackLimit) -> Found:
    return {"subject": one.subject, "count": Quantity(one.count, "回", up_to=True)}


def how_it_enters(one: Enters) -> Found | None:
    return {"subject": one.subject, "lying": "wiped", "to": BATTLEFIELD} if one.wiped and not one.counter else None


def with_what_it_enters(one: Enters) -> Found | None:
    if one.wiped or not one.counter:
        return None
    count = Quantity(one.amount, "個")
    return {"subject": one.subject, "counter": Counters(one.counter), "count": count, "to": BATTLEFIELD}


def from_where(one: Permit) -> Found | None:
    of = one.subject.filter if one.act == "play" and isinstance(one.subject, Every) else None
    if of is None or of.whose != one.whose or not of.zones or one.against is not None:
        return None
    source = Place(of.zones, EITHER)
    return {"whose": one.whose, "source": source, "what": Filter(categories=of.categories, tests=of.tests)}


def with_whom_only(one: Forbid) -> Found | None:
    against = one.against
    test = against.tests[0] if against is not None and len(against.tests) == 1 else None
    if one.act != "attack-in-squad" or one.whose or against is None or not isinstance(test, Not):
        return None
    if against != Filter(categories=against.categories, tests=against.tests):
        return None
    return {"subject": one.subject, "others": replace(against, tests=(test.test,))}


def during_what(one: OnlyIf) -> Found | None:
    if isinstance(one.fact, IsPhase):
        return {"subject": This(), "when": Period(one.fact.phase, one.fact.whose)}
    return {"subject": This(), "when": Period("", one.fact.whose)} if isinstance(one.fact, IsTurnOf) else None


def limited(subject: Subject, count: Quantity) -> AttackLimit | None:
    return (
        AttackLimit(subject, count.count) if count.up_to and count.counter == "回" and count.count is not None else None
    )


def enters(subject: Subject, lying: str, to: Place) -> Enters | None:
    ok = lying == "wiped" and to.zones == ("battlefield",) and to.whose == EITHER
    return Enters(subject, wiped=True) if ok else None


def enters_with(subject: Subject, counter: str, count: Quantity, to: Place) -> Enters | None:
    ok = to == BATTLEFIELD and count.count is not None and not count.up_to and counter
    return Enters(subject, counter=counter, amount=count.count) if ok else None


def playable(whose: str, source: Place, what: Filter) -> Permit | None:
    if what.whose != EITHER or what.zones or source.whose not in (EITHER, whose) or source.zones == BATTLEFIELD.zones:
        return None
    owned = Filter(whose, source.zones, what.categories, what.tests)
    return Permit("play", Every(owned), whose, lasts=STAYS)


def playable_of_theirs(whose: str, what: Filter) -> Permit | None:
    """対戦相手の捨て札置き場にあるスペルカードを使用してもよい."""
    theirs = what.whose == OPPONENT and what.zones and what.zones != BATTLEFIELD.zones
    return Permit("play", Every(what), whose, lasts=STAYS) if theirs else None


def which_of_theirs(one: Permit) -> Found | None:
    of = one.subject.filter if one.act == "play" and isinstance(one.subject, Every) else None
    if of is None or of.whose == one.whose or not of.zones or one.against is not None:
        return None
    return {"whose": one.whose, "what": of}


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
    frame(
        Forbid,
        "{subject:group}は? 攻撃する",
        forms=CANNOT,
        pack=forbids("attack"),
        unpack=forbidden("attack"),
        en="{subject} cannot attack",
        clause="10.1.2.3.4",
    ),
    frame(
        Forbid,
        "{subject:group}は? ~単独で 攻撃する",
        forms=CANNOT,
        pack=forbids("attack-alone"),
        unpack=forbidden("attack-alone"),
        en="{subject} cannot attack alone",
        clause="6.7",
    ),
    frame(Forbid, "{subject:group}は? ~小隊攻撃で 攻撃する", forms=CANNOT, pack=forbids("attack-in-squad")),
    frame(Forbid, "{subject:group}は? 小隊攻撃する", forms=CANNOT, pack=forbids("attack-in-squad")),
    frame(Forbid, "{subject:group}は? 小隊を 組む", forms=CANNOT, pack=forbids("attack-in-squad")),
    frame(Forbid, "{subject:group}は? ~単独でのみ 攻撃する", forms="can may", pack=forbids("attack-in-squad")),
    frame(
        Forbid,
        "{subject:group}は? 小隊攻撃に 参加する",
        forms=CANNOT,
        pack=forbids("attack-in-squad"),
        unpack=forbidden("attack-in-squad"),
        en="{subject} cannot attack in a squad",
        clause="6.7",
    ),
    frame(
        Forbid,
        "{subject:group}は? {against:filter}を? 防御する",
        forms=CANNOT,
        pack=forbids("block"),
        unpack=forbidden("block"),
        en="{subject} cannot block {against}",
        clause="10.1.4.2.3",
    ),
    frame(
        Forbid,
        "{subject:group}は? {against:filter}に|によって? 防御する",
        forms="not",
        voices="passive",
        pack=forbids("be-blocked"),
        unpack=forbidden("be-blocked"),
        en="{subject} cannot be blocked {against:by-cards}",
        clause="10.1.4.2.3",
    ),
    frame(Forbid, "{subject:group}は? 選ぶ", forms="not", voices="passive", pack=not_chosen),
    frame(
        Forbid,
        "{subject:group}は? {effects:choosers}に|によって|で 選ぶ",
        forms="not",
        voices="passive",
        pack=not_chosen,
        unpack=chosen_by_effects,
        en="{subject} cannot be chosen by {effects}",
        clause="15.3.1",
    ),
    frame(
        Forbid,
        "{subject:group}は? {cards:filter}に|によって|で 選ぶ",
        forms="not",
        voices="passive",
        pack=not_chosen,
        unpack=chosen_by_cards,
        en="{subject} cannot be chosen by {cards}",
        clause="15.3.1",
    ),
    frame(Forbid, "{subject:group}は? ~効果で 選ぶ", forms="not", voices="passive", pack=not_chosen),
    frame(Forbid, "{subject:group}は? {cards:targets-of}に なる", forms="not", pack=not_chosen),
    frame(Forbid, "{subject:group}は? {effects:effect-targets}に なる", forms="not", pack=not_chosen),
    frame(
        Forbid,
        "{subject:group}は? 破壊する",
        forms="not",
        voices="passive",
        pack=forbids("be-destroyed"),
        unpack=forbidden("be-destroyed"),
        en="{subject} cannot be destroyed",
        clause="15.1.4",
    ),
    frame(
        Forbid,
        "{subject:group}は? ~効果で 破壊する",
        forms="not",
        voices="passive",
        pack=lambda subject: Forbid("be-destroyed", subject, BOTH, None, STAYS),
        unpack=lambda one: {"subject": one.subject} if one.whose == BOTH and not one.against else None,
        en="{subject} cannot be destroyed by effects",
        clause="15.1.4",
    ),
    frame(
        Forbid,
        "{subject:group}は? {effects:effects-of}によって|で 破壊する",
        forms="not",
        voices="passive",
        act="be-destroyed",
        pack=not_wiped,
        unpack=by_effects("be-destroyed"),
        en="{subject} cannot be destroyed {effects:by-effects}",
        clause="15.1.4",
    ),
    frame(
        Forbid,
        "{subject:group}は? ~戦闘で 破壊する",
        forms="not",
        voices="passive",
        pack=forbids("be-destroyed-in-combat"),
        unpack=forbidden("be-destroyed-in-combat"),
        en="{subject} cannot be destroyed in combat",
        clause="12.4.4",
    ),
    frame(
        Forbid,
        "{subject:group}は? {effects:effects-of}によって? 犠牲にする",
        forms="not",
        voices="passive",
        act="be-sacrificed",
        pack=not_wiped,
        unpack=by_effects("be-sacrificed"),
        en="{subject} cannot be sacrificed {effects:by-effects}",
        clause="15.1.13",
    ),
    frame(
        Forbid,
        "{subject:group}は? {effects:effects-of}によって? 除外する",
        forms="not",
        voices="passive",
        act="be-removed",
        pack=not_wiped,
        unpack=by_effects("be-removed"),
        en="{subject} cannot be removed {effects:by-effects}",
        clause="15.1.6",
    ),
    frame(
        Forbid,
        "{subject:group}は? ~効果で ワイプする",
        forms="not",
        voices="passive",
        pack=not_wiped,
        unpack=forbidden("be-wiped"),
        en="{subject} cannot be wiped by effects",
        clause="15.1.3",
    ),
    frame(
        Forbid,
        "{subject:group}は? {effects:effects-of}によって ワイプする",
        forms="not",
        voices="passive",
        pack=not_wiped,
        unpack=by_effects("be-wiped"),
        en="{subject} cannot be wiped {effects:by-effects}",
        clause="15.1.3",
    ),
    frame(
        Forbid,
        "{subject:group}は? ~効果で {place:zone}を 離れる",
        forms="not",
        pack=stays_put,
        unpack=lambda one: (
            {"subject": one.subject, "place": BATTLEFIELD}
            if one == Forbid("leave-battlefield", one.subject, lasts=one.lasts)
            else None
        ),
        en="{subject} cannot leave {place} by effects",
        clause="11.6.17",
    ),
    frame(
        Forbid,
        "{subject:group}は? 回復する",
        forms="not cannot",
        pack=forbids("recover"),
        unpack=forbidden("recover"),
        en="{subject} cannot recover",
        clause="15.1.2",
    ),
    frame(
        Forbid,
        "{subject:group}は? ~回復フェイズに 回復する",
        forms="not cannot",
        pack=forbids("recover-in-phase"),
        unpack=forbidden("recover-in-phase"),
        en="{subject} [do] not recover in the recovery phase",
        clause="9.2.1.1",
    ),
    frame(
        Forbid,
        "{subject:group}は? {hurt:hurt}を 受ける",
        forms="not",
        pack=no_damage_taken,
        unpack=which_not_taken,
        en="{subject} cannot take {hurt}",
        clause="6.4",
    ),
    frame(
        Forbid,
        "{whose:someone}は {hurt:hurt}を 受ける",
        forms="not",
        pack=no_damage_taken,
        unpack=which_not_taken,
        en="{whose} cannot take {hurt}",
        clause="6.4",
    ),
    frame(
        Forbid,
        "{subject:group}は? {against:filter}から {hurt:hurt}を 受ける",
        forms="not",
        pack=no_damage_taken,
        unpack=which_not_taken,
        en="{subject} cannot take {hurt} from {against}",
        clause="6.4",
    ),
    frame(
        Forbid,
        "{whose:someone}は {against:filter}から {hurt:hurt}を 受ける",
        forms="not",
        pack=no_damage_taken,
        unpack=which_not_taken,
        en="{whose} cannot take {hurt} from {against}",
        clause="6.4",
    ),
    frame(
        Forbid,
        "{subject:group}は? {hurt:hurt}を 与える",
        forms="not",
        pack=no_damage_dealt,
        unpack=which_not_dealt,
        en="{subject} cannot deal {hurt}",
        clause="6.4",
    ),
    frame(
        Forbid,
        "{subject:damage-dealt-by}は 軽減する",
        forms="not",
        voices="passive",
        pack=forbids("be-prevented"),
        unpack=forbidden("be-prevented"),
        en="damage that {subject} [deal] cannot be prevented",
        clause="11.9.7",
    ),
    frame(
        Forbid,
        "{subject:group}は? 打ち消す",
        forms="not",
        voices="passive",
        pack=forbids("be-interrupted"),
        unpack=forbidden("be-interrupted"),
        en="{subject} cannot be countered",
        clause="11.2.2",
    ),
    frame(
        Forbid,
        "{subject:control-of}は 変更する",
        forms="not",
        voices="passive",
        pack=forbids("change-control"),
        unpack=forbidden("change-control"),
        en="control of {subject} cannot change",
        clause="6.2.4",
    ),
    frame(
        Forbid,
        "{subject:on}に {counter:counters}は|を|が 置く",
        forms="not",
        voices="passive",
        pack=lambda subject, counter: Forbid("get-counters", subject, "", None, STAYS) if not counter else None,
        unpack=lambda one: (
            {"subject": one.subject, "counter": Counters("")}
            if one == Forbid("get-counters", one.subject, lasts=one.lasts)
            else None
        ),
        en="{counter} cannot be put on {subject}",
        clause="6.10",
    ),
    frame(
        Forbid,
        "{subject:actions-of}は 使用する",
        forms=CANNOT,
        pack=forbids("use-ability"),
        unpack=forbidden("use-ability"),
        en="action abilities of {subject} cannot be used",
        clause="11.5",
    ),
    frame(
        Forbid,
        "{subject:triggers-of}は 誘発する",
        forms="not",
        pack=forbids("trigger"),
        unpack=forbidden("trigger"),
        en="trigger abilities of {subject} cannot trigger",
        clause="15.1.17.2",
    ),
    frame(
        Forbid,
        "{whose:player}は {against:spells}を 使用する",
        forms=CANNOT,
        pack=lambda whose, against: Forbid(
            "use-spell", None, whose, None if against == Filter(categories=("spell",)) else against, STAYS
        ),
        unpack=lambda one: (
            {"whose": one.whose, "against": one.against or Filter(categories=("spell",))}
            if one == Forbid("use-spell", None, one.whose, one.against, one.lasts)
            else None
        ),
        en="{whose} cannot use {against:filter}",
        clause="11.2",
    ),
    frame(
        Forbid,
        "{whose:player}は {against:filter}を 配置する",
        forms=CANNOT,
        pack=player_may_not("place"),
        unpack=player_forbidden("place"),
        en="{whose} cannot place {against}",
        clause="11.3",
    ),
    frame(
        Forbid,
        "{whose:player}は CBを 発動する",
        forms=CANNOT,
        pack=player_may_not("burst"),
        unpack=player_forbidden("burst"),
        en="{whose} cannot start a chrono burst",
        clause="15.3.2",
    ),
    frame(
        Forbid,
        "{whose:player}は クロノチェックを 行う",
        forms=CANNOT,
        pack=player_may_not("chrono-check"),
        unpack=player_forbidden("chrono-check"),
        en="{whose} cannot make a chrono check",
        clause="15.1.14",
    ),
    frame(
        Forbid,
        "{whose:player}は {deck:deck}を サーチする",
        forms=CANNOT,
        pack=player_may_not("search"),
        unpack=player_forbidden("search", deck=True),
        en="{whose} cannot search a deck",
        clause="15.1.9",
    ),
    frame(
        Forbid,
        "{whose:player}は {era:era}を 進展する",
        forms=CANNOT,
        voices="active causative",
        pack=player_may_not("advance-era"),
        unpack=player_forbidden("advance-era", era=DOER),
        en="{whose} cannot advance the era",
        clause="9.5.7",
    ),
    frame(
        Forbid,
        "{whose:player}は {card:card}を {to:zone}に 置く",
        forms=CANNOT,
        pack=no_soul,
        unpack=player_forbidden("place-soul", card=True, to=Place(("soul-yard",), EITHER)),
        en="{whose} cannot put {card} into {to}",
        clause="9.5.6",
    ),
    frame(
        Forbid,
        "{whose:player}は {card:card}を 引く",
        forms=CANNOT,
        pack=player_may_not("draw"),
        unpack=player_forbidden("draw", card=True),
        en="{whose} cannot draw cards",
        clause="7.11.1",
    ),
    frame(
        Forbid,
        "{whose:player}は ~効果で {card:card}を 引く",
        forms=CANNOT,
        pack=player_may_not("draw-by-effects"),
        unpack=player_forbidden("draw-by-effects", card=True),
        en="{whose} cannot draw cards by effects",
        clause="7.11.1",
    ),
    frame(
        Forbid,
        "{whose:player}は {life:life}を 得る",
        forms=CANNOT,
        pack=player_may_not("gain-life"),
        unpack=player_forbidden("gain-life", life=DOER),
        en="{whose} cannot gain life",
        clause="8.2.1.1",
    ),
    frame(
        Forbid,
        "{whose:player}は ゲームに 敗北する",
        forms="not",
        pack=player_may_not("lose-game"),
        unpack=player_forbidden("lose-game"),
        en="{whose} cannot lose the game",
        clause="3.1",
    ),
    frame(
        Forbid,
        "{whose:player}は {effects:effects-of}によって {card:card}を 捨てる",
        forms="not",
        pack=lambda whose, effects, card: (
            Forbid("be-made-to-discard", None, whose, None, STAYS)
            if effects == Thing("効果", whose="opponent") and card and whose == "you"
            else None
        ),
        unpack=lambda one: (
            {"whose": YOU, "effects": Thing("効果", whose=OPPONENT), "card": True}
            if one == Forbid("be-made-to-discard", None, YOU, None, one.lasts)
            else None
        ),
        en="{whose} [do] not discard cards {effects:by-effects}",
        clause="15.1.5",
    ),
    frame(
        Unaffected,
        "{subject:group}は {effects:effects-of}を 受ける",
        forms="not",
        pack=unaffected,
        unpack=what_passes_by,
        en="{subject} [be] not affected by {effects}",
        clause="2.2 11.9.1",
    ),
    frame(Permit, "{subject:group}は? ~レベルにかかわらず 攻撃・防御する", forms="can may", pack=both_permitted),
    frame(
        Permit,
        "{subject:group}は? ~レベルにかかわらず 攻撃する",
        forms="can may",
        pack=permits("attack-above-era"),
        unpack=permitted("attack-above-era"),
        en="{subject} can attack whatever the era",
        clause="10.1.2.3.2",
    ),
    frame(
        Permit,
        "{subject:group}は? ~レベルにかかわらず 防御する",
        forms="can may",
        pack=permits("block-above-era"),
        unpack=permitted("block-above-era"),
        en="{subject} can block whatever the era",
        clause="10.1.4.2.2",
    ),
    frame(
        Permit,
        "{subject:group}は? ~ワイプ状態でも 攻撃する",
        forms="can may",
        pack=permits("attack-when-wiped"),
        unpack=permitted("attack-when-wiped"),
        en="{subject} can attack even when wiped",
        clause="10.1.2.3.1",
    ),
    frame(
        Permit,
        "{subject:group}は? ~ワイプ状態でも 防御する",
        forms="can may",
        pack=permits("block-when-wiped"),
        unpack=permitted("block-when-wiped"),
        en="{subject} can block even when wiped",
        clause="10.1.4.2.1",
    ),
    frame(
        Permit,
        "{subject:group}は? ~配置されたターンに 攻撃する",
        forms="can may",
        pack=permits("attack-when-new"),
        unpack=permitted("attack-when-new"),
        en="{subject} can attack in the turn in which it came",
        clause="10.1.2.3.1",
    ),
    frame(
        Permit,
        "{subject:group}は? {auras:auras}を 防御する",
        forms="can may",
        pack=lambda subject, auras: Permit("block-aura", subject, lasts=STAYS) if auras else None,
        unpack=permitted("block-aura", auras=True),
        en="{subject} can block units with aura",
        clause="15.2.3.2",
    ),
    frame(
        Permit,
        "{subject:one}は ~スペルを使用できる時に 配置する",
        forms="can may",
        pack=permits("place-any-time"),
        unpack=permitted("place-any-time"),
        en="{subject} can be placed whenever a spell can be used",
        clause="11.3.1",
    ),
    frame(
        Permit,
        "{whose:player}は ~追加で {hand:some}を {to:zone}に 置く",
        forms="can may",
        pack=one_more_soul,
        unpack=how_many_more,
        en="{whose} can put one more card from the hand into {to}",
        clause="9.5.6",
    ),
    frame(
        Permit,
        "{what:filter}を 配置する|使用する",
        forms="can may",
        pack=lambda what: (
            playable(what.whose, Place(what.zones, what.whose), replace(what, whose=EITHER, zones=()))
            if what.zones and what.whose == YOU
            else None
        ),
    ),
    frame(
        Permit,
        "{whose:player}は? {what:filter}を 配置する|使用する",
        forms="can may",
        pack=playable_of_theirs,
        unpack=which_of_theirs,
        en="{whose} can use {what}",
        clause="2.1",
    ),
    frame(
        Permit,
        "{whose:player}は {source:zone}から {what:filter}を 配置する|使用する",
        forms="can may",
        pack=playable,
        unpack=from_where,
        en="{whose} can use {what} from {source}",
        clause="2.1",
    ),
    frame(
        Require,
        "{subject:group}は? ~可能ならば ~毎ターン? 攻撃する",
        forms="must plain",
        pack=requires("attack"),
        unpack=required("attack"),
        en="{subject} must attack if possible",
        clause="10.1.2.3.5",
    ),
    frame(Require, "{subject:group}は? ~毎ターン? 攻撃する", forms="must", pack=requires("attack")),
    frame(
        Require,
        "{who:someone}は ~可能ならば? {subject:group}を 防御する",
        forms="must",
        pack=lambda who, subject: Require("be-blocked", subject, None, STAYS) if who == OPPONENT else None,
    ),
    frame(
        Require,
        "{subject:group}は? ~可能ならば 防御する",
        forms="must",
        pack=requires("block"),
        unpack=required("block"),
        en="{subject} must block if possible",
        clause="10.1.4.2.4",
    ),
    frame(
        Require,
        "{subject:group}は? ~可能ならば {other:blocked}を 防御する",
        forms="must",
        pack=requires("block"),
        unpack=required("block"),
        en="{subject} must block {other} if possible",
        clause="10.1.4.2.4",
    ),
    frame(
        Require,
        "{subject:group}は? ~可能ならば 防御する",
        forms="must",
        voices="passive",
        pack=requires("be-blocked"),
        unpack=required("be-blocked"),
        en="{subject} must be blocked if possible",
        clause="10.1.4.2.4",
    ),
    frame(
        Require,
        "{subject:group}は? ~可能ならば {other:blocked}に|によって 防御する",
        forms="must",
        voices="passive",
        pack=requires("be-blocked"),
        unpack=required("be-blocked"),
        en="{subject} must be blocked by {other} if possible",
        clause="10.1.4.2.4",
    ),
    frame(
        Forbid,
        "{subject:group}は {others:filter}としか 小隊を 組む",
        forms=CANNOT,
        pack=only_with,
        unpack=with_whom_only,
        en="{subject} can attack in a squad only with {others}",
        clause="6.7",
    ),
    frame(
        OnlyIf,
        "{subject:one}は {when:only-during} 使用する|配置する",
        forms="can may",
        pack=only_during,
        unpack=during_what,
        en="{subject} can be used only during {when}",
        clause="2.1",
    ),
    frame(
        AttackLimit,
        "{subject:group}は? ~1ターンに {count:many} 攻撃する",
        forms="can may",
        pack=limited,
        unpack=how_often,
        en="{subject} can attack {count} times a turn",
        clause="10.1.2.3.3",
    ),
    frame(
        Enters,
        "{subject:group}は {lying:state}で {to:zone}に 配置する",
        voices="passive",
        pack=enters,
        unpack=how_it_enters,
        en="{subject} [come] onto {to} {lying}",
        clause="11.7.2",
    ),
    frame(
        Enters,
        "{subject:group}は {counter:counters}が {count:many} ~置かれた状態で {to:zone}に 配置する",
        voices="passive",
        pack=enters_with,
        unpack=with_what_it_enters,
        en="{subject} [come] onto {to} with {count} {counter}",
        clause="11.7.2",
    ),
)
