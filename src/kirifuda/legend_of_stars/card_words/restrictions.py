"""What may not be done, and what may be done although it could not (9.1, 9.2)."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from ...effects.statements import Forbid, If, Permit
from ...effects.tree import (
    BOTH,
    EITHER,
    OPPONENT,
    STAYS,
    YOU,
    Amount,
    Compares,
    DidThisTurn,
    Every,
    Filter,
    Happening,
    Matches,
    Subject,
    TimesThisTurn,
)
from ...language.clauses import PerTurn
from ...language.frame import Found, Frame, frame, straight
from ...language.frames.limbs import permits
from ...language.meanings import DOER, Hurt, Place, Thing
from ...language.taken_as import things_of
from .happenings import played


def cards(act: str, subject: Subject, against: Filter | None = None) -> Forbid:
    return Forbid(act, subject, "", against, STAYS)


def player(act: str, whose: str, against: Filter | None = None) -> Forbid:
    return Forbid(act, None, whose, against, STAYS)


def by_effects(act: str, subject: Subject, effects: Thing) -> Forbid | None:
    """相手の効果に, エフェクトの効果を: whose effects, or of which cards."""
    if isinstance(effects.of, Every):
        of = effects.of.filter
        if of == Filter(of.whose) and of.whose != EITHER:
            return Forbid(act, subject, of.whose, None, STAYS)  # 相手のカードの効果
        return Forbid(act, subject, "", of, STAYS)
    return Forbid(act, subject, effects.whose, None, STAYS) if effects.of is None else None


def whose_effects(act: str) -> Callable[[Forbid], Found | None]:
    """Back from `by_effects`: whose effects, or of which cards."""

    def unpacked(one: Forbid) -> Found | None:
        if one.act != act or one.subject is None or (one.whose and one.against is not None):
            return None
        of = Every(one.against) if one.against is not None else None
        return {"subject": one.subject, "effects": Thing("効果", of, one.whose)}

    return unpacked


def who_is(act: str) -> Callable[[Forbid | Permit], Found | None]:
    """Only the cards are named."""

    def unpacked(one: Forbid | Permit) -> Found | None:
        plain = type(one)(act, one.subject, lasts=one.lasts)
        return {"subject": one.subject} if one == plain and one.subject is not None else None

    return unpacked


def also(unpack: Callable[..., Found | None], **more: object) -> Callable[..., Found | None]:
    def unpacked(one: object) -> Found | None:
        found = unpack(one)
        return {**found, **more} if found is not None else None

    return unpacked


def whose_player(act: str) -> Callable[[Forbid], Found | None]:
    def unpacked(one: Forbid) -> Found | None:
        return {"whose": one.whose} if one == Forbid(act, whose=one.whose, lasts=one.lasts) else None

    return unpacked


def unharmed(subject: Subject, effects: Thing | None = None) -> Forbid | None:
    return by_effects("be-destroyed", subject, effects) if effects is not None else cards("be-destroyed", subject)


def unharmed_by(one: Forbid) -> Found | None:
    if not one.whose and one.against is None:
        return who_is("be-destroyed")(one)
    return whose_effects("be-destroyed")(one)


def turned_by_effects(subject: Subject, effects: Thing, to: str) -> Forbid | None:
    return by_effects("be-turned-down", subject, effects) if to == "face-down" else None


def not_turned(subject: Subject, to: str) -> Forbid | None:
    acts = {"face-up": "turn-up", "face-down": "be-turned-down"}
    return cards(acts[to], subject) if to in acts else None


def rows(subject: Subject, to: tuple[str, ...]) -> Forbid | None:
    return cards(f"move-to-{to[0]}", subject) if len(to) == 1 else None


def which_rows(one: Forbid) -> Found | None:
    row = one.act.removeprefix("move-to-")
    if one != Forbid(f"move-to-{row}", one.subject, lasts=one.lasts) or one.subject is None:
        return None
    return {"subject": one.subject, "to": (row,)}


def no_energy(whose: str, to: Place, card: bool) -> Forbid | None:
    return player("place-energy", whose) if to == Place(("energy-zone",), EITHER) and card else None


def no_damage(whose: str, hurt: Hurt) -> Forbid | None:
    if hurt.amount is not None:
        return None
    return player("take-down-damage" if hurt.nature == "down" else "take-damage", whose)


def what_hurt(one: Forbid) -> Found | None:
    for act, nature in (("take-damage", ""), ("take-down-damage", "down")):
        if one == Forbid(act, whose=one.whose, lasts=one.lasts):
            return {"whose": one.whose, "hurt": Hurt(None, nature)}
    return None


def no_more_life(whose: str, life: str) -> Forbid | None:
    return player("gain-life", whose) if life in (DOER, whose) else None


def no_damage_from(whose: str, against: Filter, hurt: Hurt) -> Forbid | None:
    if hurt != Hurt(None, "down"):
        return None
    return player("take-down-damage", whose, against)


def what_hurt_from(one: Forbid) -> Found | None:
    if one.against is None or one != Forbid("take-down-damage", None, one.whose, one.against, one.lasts):
        return None
    return {"whose": one.whose, "against": one.against, "hurt": Hurt(None, "down")}


def so_many_a_turn(whose: str, most: Amount, against: Filter) -> tuple[If, ...]:
    """1ターンに2枚しかエフェクトをプレイ出来ない: not when so many were; of both players each by itself."""
    return tuple(
        If(Compares(TimesThisTurn(played(each, against)), ">=", most), (player("play", each, against),))
        for each in ((YOU, OPPONENT) if whose == BOTH else (whose,))
    )


def so_many_of_these_a_turn(whose: str, most: PerTurn) -> tuple[If, ...] | None:
    found = things_of(most.of) if most.of is not None else None
    if found is None or found.quantity is not None or found.together:
        return None
    return so_many_a_turn(whose, most.amount, found.filter)


def so_many_attacks_a_turn(whose: str, most: Amount) -> tuple[If, ...]:
    made: list[If] = []
    for each in (YOU, OPPONENT) if whose == BOTH else (whose,):
        theirs = Filter(each, categories=("character",))
        attacks = TimesThisTurn(Happening("attacked", theirs))
        made.append(If(Compares(attacks, ">=", most), (cards("attack", Every(theirs)),)))
    return tuple(made)


def in_its_first_turn(subject: Subject, act: str) -> Forbid | If:
    """場に出たターンはアタック出来ない."""
    new = DidThisTurn("placed")
    if isinstance(subject, Every):
        return cards(act, Every(replace(subject.filter, tests=(*subject.filter.tests, new))))
    return If(Matches(subject, Filter(tests=(new,))), (cards(act, subject),))


def may_be_put_in_front(whose: str, against: Filter, to: tuple[str, ...]) -> Permit | None:
    return Permit("place-in-front", None, whose, against, STAYS) if to == ("front",) else None


def theirs(whose: str, of: Filter, act: str) -> Forbid | None:
    """相手は後衛のキャラクターを移動出来ない."""
    return cards(act, Every(replace(of, whose=whose))) if of.whose == EITHER and whose not in (DOER, BOTH) else None


def no_effects_of_theirs(whose: str, effects: Thing) -> Forbid | None:
    of = effects.of
    return theirs(whose, of.filter, "activate") if isinstance(of, Every) else None


def strikes(subject: Subject, whom: str = OPPONENT) -> Permit | None:
    """Nobody but the opponent is attacked."""
    return Permit("attack-directly", subject, lasts=STAYS) if whom == OPPONENT else None


CANNOT: Final = "cannot"
RESTRICTIONS: Final[tuple[Frame, ...]] = (
    frame(Forbid, "{subject:group}は? {effects:targets-of}に なる", forms="not", act="be-chosen", pack=by_effects),
    frame(Forbid, "{subject:group}は? ~可能なら アタックする", act="hold-back", forms="plain", pack=cards),
    frame(Forbid, "{subject:group}は? ~効果で 移動する", forms="not", pack=lambda subject: cards("be-moved", subject)),
    frame(
        Forbid,
        "{subject:group}は? ~効果で 破壊する",
        forms="not",
        voices="passive",
        pack=lambda subject: cards("be-destroyed", subject),
    ),
    frame(
        Forbid,
        "{subject:group}は? アタックする",
        forms=CANNOT,
        act="attack",
        pack=cards,
        unpack=straight,
        en="{subject} cannot attack",
        clause="9.2",
    ),
    frame(
        Forbid,
        "{subject:group}は? {against:filter-or-one}に アタックする",
        forms=CANNOT,
        act="attack",
        pack=cards,
        unpack=straight,
        en="{subject} cannot attack {against}",
        clause="9.2",
    ),
    frame(
        Forbid,
        "{subject:group}は? ~可能なら アタックする",
        forms="must",
        act="hold-back",
        pack=cards,
        unpack=straight,
        en="{subject} must attack if able",
        clause="9.2",
    ),
    frame(
        Forbid,
        "{subject:group}は? アタックする",
        forms="not",
        voices="passive",
        act="be-attacked",
        pack=cards,
        unpack=straight,
        en="{subject} cannot be attacked",
        clause="9.2",
    ),
    frame(
        Forbid,
        "{subject:group}は? {against:filter}に アタックする",
        forms="not",
        voices="passive",
        act="be-attacked",
        pack=cards,
        unpack=straight,
        en="{subject} cannot be attacked by {against}",
        clause="9.2",
    ),
    frame(
        Forbid,
        "{subject:group}は? 移動する",
        forms=CANNOT,
        act="move",
        pack=cards,
        unpack=straight,
        en="{subject} cannot move",
        clause="9.2 5.4",
    ),
    frame(
        Forbid,
        "{subject:group}は? {to:rows}に 移動する",
        forms=CANNOT,
        pack=rows,
        unpack=which_rows,
        en="{subject} cannot move to {to}",
        clause="9.2 5.4",
    ),
    frame(
        Forbid,
        "{subject:group}は? {effects:effects-of}によって|で 移動する",
        forms="not",
        act="be-moved",
        pack=by_effects,
        unpack=whose_effects("be-moved"),
        en="{subject} cannot be moved by {effects}",
        clause="9.2",
    ),
    frame(
        Forbid,
        "{subject:group}は? 表示を 変更する",
        forms=CANNOT,
        act="reposition",
        pack=cards,
        unpack=straight,
        en="the position of {subject} cannot be changed",
        clause="9.2 5.3",
    ),
    frame(
        Forbid,
        "{subject:group}は? {effects:effects-of}によって 表示を 変更する",
        forms="not",
        voices="passive",
        act="be-repositioned",
        pack=by_effects,
        unpack=whose_effects("be-repositioned"),
        en="the position of {subject} cannot be changed by {effects}",
        clause="9.2",
    ),
    frame(
        Forbid,
        "{subject:group}は? {to:state}に なる",
        forms="not",
        pack=not_turned,
        unpack=also(who_is("turn-up"), to="face-up"),
        en="{subject} cannot be turned {to}",
        clause="9.2",
    ),
    frame(
        Forbid,
        "{subject:group}は? {effects:effects-of}によって {to:state}に なる",
        forms="not",
        pack=turned_by_effects,
        unpack=also(whose_effects("be-turned-down"), to="face-down"),
        en="{subject} cannot be turned {to} by {effects}",
        clause="9.2",
    ),
    frame(
        Forbid,
        "{subject:group}は? {effects:effects-of}によって|で? 破壊する",
        forms="not",
        voices="passive",
        pack=unharmed,
        unpack=unharmed_by,
        en="{subject} cannot be destroyed {effects:by-effects}",
        clause="9.2",
    ),
    frame(
        Forbid,
        "{subject:group}は? ダウンする",
        forms="not",
        act="be-downed",
        pack=cards,
        unpack=straight,
        en="{subject} cannot be downed",
        clause="9.2",
    ),
    frame(
        Forbid,
        "{subject:group}は? ~戦闘で ダウンする",
        forms="not",
        act="be-downed-in-battle",
        pack=cards,
        unpack=straight,
        en="{subject} cannot be downed in battle",
        clause="9.2",
    ),
    frame(
        Forbid,
        "{subject:group}は? {against:filter}との戦闘で ダウンする",
        forms="not",
        act="be-downed-in-battle",
        pack=cards,
        unpack=straight,
        en="{subject} cannot be downed in battle with {against}",
        clause="9.2",
    ),
    frame(
        Forbid,
        "{subject:group}は? {effects:effects-of}に 選ぶ",
        forms="not",
        voices="passive",
        act="be-chosen",
        pack=by_effects,
        unpack=whose_effects("be-chosen"),
        en="{subject} cannot be chosen by {effects}",
        clause="9.2",
    ),
    frame(
        Forbid,
        "{subject:group}は? {effects:effects-of}を 受ける",
        forms="not",
        act="be-affected",
        pack=by_effects,
        unpack=whose_effects("be-affected"),
        en="{subject} [be] not affected by {effects}",
        clause="9.2",
    ),
    frame(
        Forbid,
        "{subject:group}は? 効果を 発動する",
        forms=CANNOT,
        act="activate",
        pack=cards,
        unpack=straight,
        en="the effects of {subject} cannot be used",
        clause="9.2",
    ),
    frame(
        Forbid,
        "{subject:group}は? リゲインする",
        forms="not cannot",
        act="regain",
        pack=cards,
        unpack=straight,
        en="{subject} cannot be regained",
        clause="9.2",
    ),
    frame(
        Forbid,
        "{whose:player}は {against:filter}を プレイする",
        forms=CANNOT,
        act="play",
        pack=player,
        unpack=straight,
        en="{whose} cannot play {against}",
        clause="9.2",
    ),
    frame(
        Forbid,
        "{whose:player}は {hurt:hurt}を 受ける",
        forms="not",
        pack=no_damage,
        unpack=what_hurt,
        en="{whose} [take] no {hurt}",
        clause="9.2 8.11",
    ),
    frame(
        Forbid,
        "{whose:player}は {against:filter}から {hurt:hurt}を 受ける",
        forms="not",
        pack=no_damage_from,
        unpack=what_hurt_from,
        en="{whose} [take] no {hurt} from {against}",
        clause="9.2 8.11",
    ),
    frame(Forbid, "{whose:player}は {of:filter}を 移動する", forms=CANNOT, act="move", pack=theirs),
    frame(Forbid, "{whose:player}は {effects:effects-of}を 発動する", forms=CANNOT, pack=no_effects_of_theirs),
    frame(
        Forbid,
        "{whose:player}は {effects:effects-of}によって|で {card:card}を 引く",
        forms=CANNOT,
        pack=lambda whose, effects, card: player("draw", whose) if effects == Thing("効果") else None,
    ),
    frame(
        Forbid,
        "{whose:player}は {life:life}を 回復する",
        forms="not cannot",
        pack=no_more_life,
        unpack=also(whose_player("gain-life"), life=DOER),
        en="{whose} cannot gain life",
        clause="9.2 8.6",
    ),
    frame(
        Forbid,
        "{subject:group}は? {whom:someone}に? ~直接 アタックする",
        forms=CANNOT,
        pack=lambda subject, whom=OPPONENT: cards("attack-directly", subject) if whom == OPPONENT else None,
        unpack=also(who_is("attack-directly"), whom=OPPONENT),
        en="{subject} cannot attack {whom} directly",
        clause="9.2",
    ),
    frame(Forbid, "{whose:player}は {most:per-turn} {against:filter}を プレイする", forms=CANNOT, pack=so_many_a_turn),
    frame(Forbid, "{whose:player}は {most:per-turn-of} プレイする", forms=CANNOT, pack=so_many_of_these_a_turn),
    frame(Forbid, "{whose:player}は {most:per-turn} アタックする", forms=CANNOT, pack=so_many_attacks_a_turn),
    *(
        frame(
            Forbid, f"{{subject:subjects}}は ~場に出たターン {verb}する", forms=CANNOT, act=act, pack=in_its_first_turn
        )
        for verb, act in (("アタック", "attack"), ("移動", "move"))
    ),
    frame(Forbid, "{subject:group}は? ~リードで 移動する", forms=CANNOT, act="move", pack=cards),
    frame(
        Permit,
        "{subject:group}は? ~2回 移動する",
        forms="can may",
        pack=permits("lead-twice"),
        unpack=who_is("lead-twice"),
        en="{subject} can move twice",
        clause="9.1",
    ),
    frame(Permit, "{whose:player}は {against:filter}を {to:rows}に 出す", forms="can may", pack=may_be_put_in_front),
    frame(
        Permit,
        "{subject:group}は? ~場に出たターンでも 表示を 変更する",
        forms="can may",
        pack=permits("reposition-at-once"),
        unpack=who_is("reposition-at-once"),
        en="the position of {subject} can be changed in the turn it came into play",
        clause="9.1",
    ),
    frame(
        Forbid,
        "{whose:player}は ~効果で {card:card}を 引く",
        forms=CANNOT,
        pack=lambda whose, card: player("draw", whose),
        unpack=also(whose_player("draw"), card=True),
        en="{whose} cannot draw cards by effects",
        clause="9.2",
    ),
    frame(
        Forbid,
        "{whose:player}は {to:zone}に {card:card}を 置く",
        forms=CANNOT,
        pack=no_energy,
        unpack=also(whose_player("place-energy"), to=Place(("energy-zone",), EITHER), card=True),
        en="{whose} cannot put cards into {to}",
        clause="9.2",
    ),
    frame(
        Permit,
        "{subject:group}は? {whom:someone}に? ~直接 アタックする",
        forms="can may",
        pack=strikes,
        unpack=also(who_is("attack-directly"), whom=OPPONENT),
        en="{subject} can attack {whom} directly",
        clause="9.1",
    ),
    frame(
        Permit,
        "{subject:group}は? ~もう1度 アタックする",
        forms="can may",
        pack=permits("attack-again"),
        unpack=who_is("attack-again"),
        en="{subject} can attack once more",
        clause="9.1",
    ),
    frame(
        Permit,
        "{subject:group}は? ~ディフェンス表示でも アタックする",
        forms="can may",
        pack=permits("attack-in-defense"),
        unpack=who_is("attack-in-defense"),
        en="{subject} can attack in defense position",
        clause="9.1",
    ),
    frame(
        Permit,
        "{subject:group}は? ~後衛から アタックする",
        forms="can may",
        pack=permits("attack-from-back"),
        unpack=who_is("attack-from-back"),
        en="{subject} can attack from the back row",
        clause="9.1",
    ),
    frame(
        Permit,
        "{subject:group}は? ~場に出たターンでも 移動する",
        forms="can may",
        pack=permits("lead-at-once"),
        unpack=who_is("lead-at-once"),
        en="{subject} can move in the turn it came into play",
        clause="9.1",
    ),
    frame(
        Permit,
        "{subject:group}は? ~好きな方向に 移動する",
        forms="can may",
        pack=permits("lead-anywhere"),
        unpack=who_is("lead-anywhere"),
        en="{subject} can move in any direction",
        clause="9.1",
    ),
    frame(
        Permit,
        "{subject:one}は {to:rows}に 出す",
        forms="can may",
        pack=lambda subject, to: Permit("place-in-front", subject, lasts=STAYS) if to == ("front",) else None,
        unpack=also(who_is("place-in-front"), to=("front",)),
        en="{subject} can be put into {to}",
        clause="9.1",
    ),
)
