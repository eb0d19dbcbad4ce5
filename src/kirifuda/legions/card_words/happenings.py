"""What abilities wait for, and replacements replace (37-2)."""

from dataclasses import replace
from typing import Final

from ...effects.tree import EITHER, Every, Filter, Happening, InLanes, Subject
from ...language.frame import Frame, frame
from ...language.meanings import Hurt, Place, Spot, Thing
from .places import CorePlace

What = Subject | Filter


def by_whom(effects: Thing | None) -> str | None:
    """相手の効果によって: whose effect did it. Which card's is not kept: refused."""
    if effects is None:
        return ""
    if isinstance(effects.of, Every) and effects.of.filter == Filter(effects.of.filter.whose):
        return effects.of.filter.whose
    return effects.whose if effects.of is None and effects.whose else None


def of_those_at(what: What, place: Place | None) -> What | None:
    """相手のフィールドにロードが: the owner of the place is theirs."""
    if place is None or place.whose == EITHER:
        return what
    if not isinstance(what, Filter) or what.whose != EITHER:
        return None
    return replace(what, whose=place.whose)


def placed(
    what: What,
    to: Place | Spot | None = None,
    source: Place | None = None,
    effects: Thing | None = None,
    who: str = "",
    together: bool = False,
) -> Happening | None:
    """Onto the field, or into one of its lanes."""
    by = by_whom(effects)
    lanes: tuple[str, ...] = ()
    if isinstance(to, Spot):
        if not isinstance(to.test, InLanes):
            return None
        lanes = to.test.lanes
        if to.whose:
            to = Place(("field",), to.whose)
    elif to is not None and to.zones not in (("field",), ("minion-zone",)):
        return None
    cards = of_those_at(what, to if isinstance(to, Place) else None)
    if cards is None or by is None:
        return None
    return Happening("placed", cards, who, source=_zones(source), to=lanes, by=by, together=together)


def _zones(place: Place | None) -> tuple[str, ...]:
    return place.zones if place is not None else ()


def placed_together(filter: Filter, to: Place | None = None) -> Happening | None:
    return placed(filter, to, together=True)


def went(
    what: What, to: Place, source: Place | None = None, effects: Thing | None = None, who: str = ""
) -> Happening | None:
    """Into another zone than the field; into exile it is exiled (39-7)."""
    if to.zones in (("field",), ("minion-zone",)):
        return placed(what, to, source, effects, who)
    by = by_whom(effects)
    cards = of_those_at(what, source)
    if cards is None or by is None or to.whose != EITHER:
        return None
    if to.zones == ("exile",):
        return Happening("exiled", cards, who, source=_zones(source), by=by)
    return Happening("moved", cards, who, source=_zones(source), to=to.zones, by=by)


def left(what: What, source: Place, effects: Thing | None = None) -> Happening | None:
    """Out of the field, broken or not."""
    by = by_whom(effects)
    cards = of_those_at(what, source)
    if cards is None or by is None or source.zones != ("field",):
        return None
    return Happening("moved", cards, source=("field",), by=by)


def by_breaking(what: What, to: Place) -> Happening | None:
    """Where breaking puts it (12-2)."""
    if to != Place(("timeline",), EITHER):
        return None
    return Happening("moved", what, to=("timeline",), nature="break")


def exiled(what: What, source: Place | None = None, effects: Thing | None = None, who: str = "") -> Happening | None:
    return went(what, Place(("exile",), EITHER), source, effects, who)


def of_effect(kind: str, what: What, effects: Thing | None = None, other: What | None = None) -> Happening | None:
    by = by_whom(effects)
    return Happening(kind, what, other=other, by=by) if by is not None else None


def turned(what: What, to: str) -> Happening | None:
    kinds = {"active": "recovered", "exhausted": "exhausted", "reversed": "reversed", "open": "opened"}
    return Happening(kinds[to], what) if to in kinds else None


def moved_lane(what: What, to: Spot) -> Happening | None:
    return Happening("lane-moved", what, to=to.test.lanes) if isinstance(to.test, InLanes) and not to.whose else None


def hurt(what: What, damage: Hurt, other: What | None = None, effects: Thing | None = None) -> Happening | None:
    by = "" if effects == Thing("効果") else by_whom(effects)
    if damage.amount is not None or by is None or (effects is not None and damage.nature == "battle"):
        return None
    return Happening("damaged", what, other=other, nature="effect" if effects else damage.nature, by=by)


def dealt(other: What, damage: Hurt, what: What | None = None, nature: str = "") -> Happening | None:
    if damage.amount is not None or (nature and damage.nature == "effect"):
        return None
    return Happening("damaged", what, other=other, nature=nature or damage.nature)


def dealt_to_player(other: What, damage: Hurt, whom: str, nature: str = "") -> Happening | None:
    """What a player is dealt, the master takes (11-1)."""
    return dealt(other, damage, Filter(whom, (), ("master",)), nature)


def by_player(kind: str, who: str, what: What | None, source: Place | None = None) -> Happening:
    return Happening(kind, None if what == Filter() else what, who, source=_zones(source))


def drawn(who: str, card: bool, effects: Thing | None = None) -> Happening | None:
    by = by_whom(effects)
    return Happening("drawn", who=who, by=by) if card and by is not None else None


def life(kind: str, who: str, life: str, effects: Thing | None = None) -> Happening | None:
    by = by_whom(effects)
    return Happening(kind, who=who, by=by) if life and by is not None else None


def cores_put(who: str, cores: str, to: CorePlace | None = None) -> Happening:
    return Happening("cores-moved", who=who, to=(to.where,) if to else ())


BY: Final = "{effects:effects-of}で|によって?"
HAPPENINGS: Final[tuple[Frame, ...]] = (
    frame(
        Happening,
        f"{{what:what}}が {{source:zone}}から? {{to:place}}に? {BY} 配置する",
        voices="passive",
        pack=placed,
    ),
    frame(Happening, "{filter:several}が {to:zone}に? 配置する", voices="passive", pack=placed_together),
    frame(Happening, "{who:someone}が {what:what}を {source:zone}から? {to:place}に? 配置する", pack=placed),
    frame(
        Happening,
        f"{{what:what}}が {{source:zone}}から? {{to:zone}}に|へ {BY} 置く|戻す|加える|移動する",
        voices="passive",
        pack=went,
    ),
    frame(Happening, f"{{what:what}}が {{source:zone}}から? {{to:zone}}に|へ {BY} 移動する|戻る", pack=went),
    frame(Happening, "{who:someone}が {what:what}を {source:zone}から? {to:zone}に|へ 置く|戻す|加える", pack=went),
    frame(Happening, f"{{what:what}}が {{source:zone}}を|から {BY} 離れる", pack=left),
    frame(Happening, f"{{what:what}}が {{source:zone}}から {BY} 移動する", pack=left),
    frame(
        Happening, "{what:what}が ~ブレイク処理で {to:zone}に 移動する|置く", voices="active passive", pack=by_breaking
    ),
    frame(Happening, "{what:what}が {other:some-kind}に|によって 選ぶ", voices="passive", kind="chosen"),
    frame(Happening, f"{{what:what}}が {{source:zone}}から? {BY} 除外する", voices="passive", pack=exiled),
    frame(Happening, "{who:someone}が {what:what}を {source:zone}から? 除外する", pack=exiled),
    frame(Happening, "{what:what}が レーン移動する", kind="lane-moved"),
    frame(Happening, "{what:what}が {to:spot}に|へ 移動する|レーン移動する", pack=moved_lane),
    frame(Happening, f"{{what:what}}が {BY} 疲労する", kind="exhausted", pack=of_effect),
    frame(Happening, "{what:what}が {to:state}に なる", pack=turned),
    frame(Happening, "{what:what}が リバースする", voices="active passive", kind="reversed"),
    frame(Happening, "{what:what}が オープンする", voices="active passive", kind="opened"),
    frame(Happening, "{what:what}が 回復する", kind="recovered"),
    frame(Happening, "{what:tired}が 回復する", kind="recovered"),
    frame(Happening, "{what:what}が {other:what}に? アタックする", kind="attacked"),
    frame(Happening, "{other:what}が {what:what}に|によって? アタックする", voices="passive", kind="attacked"),
    frame(Happening, "{what:what}が {other:what}を アタックターゲットに する", kind="attacked"),
    frame(Happening, "{other:what}が アタックターゲットに する|選ぶ", voices="passive", kind="attacked"),
    frame(Happening, "{other:what}が アタックターゲットに なる", kind="attacked"),
    frame(Happening, "{what:what}が {other:what}を? ブロックする", kind="blocked"),
    frame(Happening, "{other:what}が {what:what}に|によって? ブロックする", voices="passive", kind="blocked"),
    frame(Happening, "{what:what}が {other:what}と? バトルを行う", kind="battled"),
    frame(Happening, "{what:what}が ~バトルで 生き残る", kind="survived"),
    frame(Happening, "{what:what}が {other:what}とのバトルで 生き残る", kind="survived"),
    frame(Happening, f"{{what:what}}が {BY} 破壊する", voices="active passive", kind="broken", pack=of_effect),
    frame(Happening, "{what:what}が ~バトルで 破壊する", voices="active passive", kind="broken", nature="battle"),
    frame(Happening, "{what:what}が {other:what}によって 破壊する", voices="active passive", kind="broken"),
    frame(Happening, "{other:what}が {what:what}を 破壊する", kind="broken"),
    frame(Happening, "{other:what}が {what:what}を ~アタックで 破壊する", kind="broken", nature="attack"),
    frame(Happening, "{other:what}が {what:what}を ~バトルで 破壊する", kind="broken", nature="battle"),
    frame(Happening, f"{{what:what}}が {{other:what}}から? {BY} {{damage:hurt}}を 受ける", pack=hurt),
    frame(Happening, "{other:what}が {what:what}に? {damage:hurt}を 与える", pack=dealt),
    frame(Happening, "{other:what}が {whom:someone}に {damage:hurt}を 与える", pack=dealt_to_player),
    frame(Happening, "{other:what}が {what:what}に? ~アタックで {damage:hurt}を 与える", pack=dealt, nature="attack"),
    frame(
        Happening, "{who:someone}が {what:what}を {source:zone}から? アンロックする", kind="unlocked", pack=by_player
    ),
    frame(Happening, "{who:someone}が {what:what}を {source:zone}から? プレイする", kind="played", pack=by_player),
    frame(Happening, f"{{who:someone}}が {BY} {{card:card}}を 引く", pack=drawn),
    frame(Happening, "{who:someone}が カードチェンジする", kind="card-changed"),
    frame(Happening, f"{{who:holder}}が {{life:life}}を {BY} 得る|回復する", kind="gained-life", pack=life),
    frame(Happening, f"{{who:holder}}が {{life:life}}を {BY} 失う", kind="lost-life", pack=life),
    frame(Happening, "{who:holder}が 覚醒する", kind="awakened"),
    frame(Happening, "{what:wait-of}が 変化する", kind="wait-changed"),
    frame(
        Happening, "{what:what}が {effects:effects-of}に|によって 選ぶ", voices="passive", kind="chosen", pack=of_effect
    ),
    frame(Happening, "{who:someone}が {cores:bare-cores}を {to:core-place}に 置く", pack=cores_put),
)
