"""What abilities wait for, and replacements replace (37-2)."""

from dataclasses import replace
from typing import Final

from ...effects.tree import EITHER, YOU, Every, Filter, Happening, InLanes, Subject, This
from ...language.frame import Found, Frame, Unpack, frame, never
from ...language.frames.limbs import by_whom, where, zones_of
from ...language.meanings import DOER, SELF, Hurt, Place, Spot, Thing
from .places import CorePlace

What = Subject | Filter


def recovered(what: What) -> Happening:
    """他のミニオンの疲労を: of any of them."""
    return Happening("recovered", what.filter if isinstance(what, Every) else what)


def put_on_the_timeline(what: What, to: Place) -> Happening | None:
    """このカードをタイムラインに置く代わりに: what breaking does with a card (12-2)."""
    there = to == Place(("timeline",), EITHER) and not isinstance(what, Filter)
    return Happening("moved", what, to=to.zones) if there else None


def of_those_at(what: What, place: Place | None) -> What | None:
    """相手のフィールドにロードが: the owner of the place is theirs."""
    if place is None or place.whose == EITHER:
        return what
    if not isinstance(what, Filter) or what.whose != EITHER:
        return None
    return replace(what, whose=place.whose)


def of_those_from(what: What, source: Place | None) -> What | None:
    """相手の手札からミニオンが: the owner of the place is theirs too, and none but that."""
    if source is None or source.whose == EITHER:
        return what
    if isinstance(what, This) and source.whose == YOU:
        return what
    if isinstance(what, Filter) and what.whose == source.whose:
        return what
    return of_those_at(what, source)


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
    if isinstance(to, Spot) and not isinstance(to.test, InLanes):
        if not isinstance(what, Filter) or to.whose:
            return None
        what = replace(what, tests=(to.test, *what.tests))  # このカードと同じレーンに
    elif isinstance(to, Spot):
        assert isinstance(to.test, InLanes)
        lanes = to.test.lanes
        if to.whose:
            to = Place(("field",), to.whose)
    elif to is not None and to.zones not in (("field",), ("minion-zone",)):
        return None
    there = of_those_at(what, to if isinstance(to, Place) else None)
    cards = of_those_from(there, source) if there is not None else None
    if cards is None or by is None:
        return None
    return Happening("placed", cards, who, source=zones_of(source), to=lanes, by=by, together=together)


def placed_together(filter: Filter, to: Place | None = None) -> Happening | None:
    return placed(filter, to, together=True)


def went(
    what: What, to: Place, source: Place | None = None, effects: Thing | None = None, who: str = ""
) -> Happening | None:
    """Into another zone than the field; into exile it is exiled (39-7)."""
    if to.zones in (("field",), ("minion-zone",)):
        return placed(what, to, source, effects, who)
    by = by_whom(effects)
    if isinstance(what, Filter) and what.zones:  # フィールドにあるミニオンが手札に戻った: from there
        if source is not None:
            return None
        what, source = replace(what, zones=()), Place(what.zones, EITHER)
    cards = of_those_at(what, source)
    if cards is None or by is None or to.whose != EITHER:
        return None
    if to.zones == ("exile",):
        return Happening("exiled", cards, who, source=zones_of(source), by=by)
    return Happening("moved", cards, who, source=zones_of(source), to=to.zones, by=by)


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


def by_player(kind: str, who: str, what: What | None, source: Place | None = None) -> Happening | None:
    """Out of a zone of that player's own."""
    if source is not None and source.whose not in (EITHER, SELF, who):
        return None
    return Happening(kind, None if what == Filter() else what, who, source=zones_of(source))


def drawn(who: str, card: bool, effects: Thing | None = None) -> Happening | None:
    by = by_whom(effects)
    return Happening("drawn", who=who, by=by) if card and by is not None else None


def life(kind: str, who: str, life: str, effects: Thing | None = None) -> Happening | None:
    by = by_whom(effects)
    return Happening(kind, who=who, by=by) if life and by is not None else None


def cores_put(who: str, cores: str, to: CorePlace | None = None) -> Happening:
    return Happening("cores-moved", who=who, to=(to.where,) if to else ())


# --- said back -----------------------------------------------------------------------------------------------------


def of_kind(kind: str, *names: str) -> Unpack:
    """Of a happening of this kind, of which nothing else is known than these fields."""

    def unpack(one: Happening) -> Found | None:
        found = {name: getattr(one, name) for name in names}
        if one != Happening(kind, **found):
            return None
        if "by" in found:
            found["effects"] = effects_of(found.pop("by"))
        if "source" in found:
            found["source"] = where(found["source"])
        return found

    return unpack


def effects_of(whose: str) -> Thing | None:
    return Thing("効果", None, whose) if whose else None


def where_placed(one: Happening) -> Found | None:
    """Into a lane, or onto the field without a word."""
    found = of_kind("placed", "what", "source", "by", "to")(one)
    return found | {"to": Spot(InLanes(one.to)) if one.to else None} if found is not None else None


def who_placed(one: Happening) -> Found | None:
    found = of_kind("placed", "what", "source", "who", "to")(one)
    return found | {"to": Spot(InLanes(one.to)) if one.to else None} if found is not None and one.who else None


def placed_at_once(one: Happening) -> Found | None:
    if not isinstance(one.what, Filter) or one != Happening("placed", one.what, together=True):
        return None
    if one.what.whose == EITHER:
        return {"filter": one.what}
    return {"filter": replace(one.what, whose=EITHER), "to": Place(("field",), one.what.whose)}


def where_it_went(one: Happening) -> Found | None:
    found = of_kind("moved", "what", "source", "by", "to")(one)
    return found | {"to": where(one.to)} if found is not None and one.to else None


def who_put_it(one: Happening) -> Found | None:
    found = of_kind("moved", "what", "source", "who", "to")(one)
    return found | {"to": where(one.to)} if found is not None and one.to and one.who else None


def what_it_left(one: Happening) -> Found | None:
    return of_kind("moved", "what", "source", "by")(one) if one.source == ("field",) else None


def broken_to(one: Happening) -> Found | None:
    if one != Happening("moved", one.what, to=("timeline",), nature="break"):
        return None
    return {"what": one.what, "to": where(one.to)}


def which_lane(one: Happening) -> Found | None:
    if not one.to or one != Happening("lane-moved", one.what, to=one.to):
        return None
    return {"what": one.what, "to": Spot(InLanes(one.to))}


def what_took(one: Happening) -> Found | None:
    """Damage that is dealt by this card is said of it."""
    if one.other == This() or one.what is None or one.nature == "attack":
        return None
    nature = "" if one.by else one.nature
    if (one.by and one.nature != "effect") or one != Happening(
        "damaged", one.what, other=one.other, nature=one.nature, by=one.by
    ):
        return None
    return {"what": one.what, "other": one.other, "damage": Hurt(None, nature), "effects": effects_of(one.by)}


def what_dealt(one: Happening) -> Found | None:
    if one.other is None or one != Happening("damaged", one.what, other=one.other, nature=one.nature):
        return None
    if one.nature == "attack":
        return {"other": one.other, "what": one.what, "damage": Hurt(None), "nature": "attack"}
    return {"other": one.other, "what": one.what, "damage": Hurt(None, one.nature), "nature": ""}


def done_by_player(kind: str) -> Unpack:
    def unpack(one: Happening) -> Found | None:
        found = of_kind(kind, "who", "what", "source")(one)
        return found | {"what": Filter() if one.what is None else one.what} if found is not None else None

    return unpack


def who_drew(one: Happening) -> Found | None:
    found = of_kind("drawn", "who", "by")(one)
    return found | {"card": True} if found is not None else None


def whose_life(kind: str) -> Unpack:
    def unpack(one: Happening) -> Found | None:
        found = of_kind(kind, "who", "by")(one)
        return found | {"life": DOER} if found is not None else None

    return unpack


def where_cores_went(one: Happening) -> Found | None:
    if len(one.to) != 1 or one != Happening("cores-moved", who=one.who, to=one.to):
        return None
    return {"who": one.who, "cores": True, "to": CorePlace(one.to[0])}


BY: Final = "{effects:effects-of}で|によって?"
HAPPENINGS: Final[tuple[Frame, ...]] = (
    frame(
        Happening,
        f"{{what:what}}が {{source:zone}}から? {{to:place}}に? {BY} 配置する",
        voices="passive",
        pack=placed,
        unpack=where_placed,
        en="{what} [be] put onto the field {to:into-lane} {source:from} {effects:by-effects}",
        clause="34-1",
    ),
    frame(Happening, "{what:what}を {to:zone}に 置く", pack=put_on_the_timeline),
    frame(
        Happening,
        "{filter:several}が {to:zone}に? 配置する",
        voices="passive",
        pack=placed_together,
        unpack=placed_at_once,
        en="one or more {filter} [be] put onto {to:their-field}",
        clause="34-1",
    ),
    frame(
        Happening,
        "{who:someone}が {what:what}を {source:zone}から? {to:place}に? 配置する",
        pack=placed,
        unpack=who_placed,
        en="{who} [put] {what} onto the field {to:into-lane} {source:from}",
        clause="34-1",
    ),
    frame(
        Happening,
        f"{{what:what}}が {{source:zone}}から? {{to:zone}}に|へ {BY} 置く|戻す|加える|移動する",
        voices="passive",
        pack=went,
    ),
    frame(
        Happening,
        f"{{what:what}}が {{source:zone}}から? {{to:zone}}に|へ {BY} 移動する|戻る",
        pack=went,
        unpack=where_it_went,
        en="{what} [be] moved {source:from} to {to} {effects:by-effects}",
        clause="39-6",
    ),
    frame(
        Happening,
        "{who:someone}が {what:what}を {source:zone}から? {to:zone}に|へ 置く|戻す|加える",
        pack=went,
        unpack=who_put_it,
        en="{who} [put] {what} {source:from} into {to}",
        clause="39-6",
    ),
    frame(
        Happening,
        f"{{what:what}}が {{source:zone}}を|から {BY} 離れる",
        pack=left,
        unpack=what_it_left,
        en="{what} [leave] {source} {effects:by-effects}",
        clause="39-6",
    ),
    frame(Happening, f"{{what:what}}が {{source:zone}}から {BY} 移動する", pack=left),
    frame(
        Happening,
        "{what:what}が ~ブレイク処理で {to:zone}に 移動する|置く",
        voices="active passive",
        pack=by_breaking,
        unpack=broken_to,
        en="{what} [be] put into {to} by breaking",
        clause="12-2",
    ),
    frame(
        Happening,
        "{what:what}が {other:some-kind}に|によって 選ぶ",
        voices="passive",
        kind="chosen",
        en="{what} [be] chosen by {other:what}",
        clause="36-7",
    ),
    frame(
        Happening,
        f"{{what:what}}が {{source:zone}}から? {BY} 除外する",
        voices="passive",
        pack=exiled,
        unpack=of_kind("exiled", "what", "source", "by"),
        en="{what} [be] exiled {source:from} {effects:by-effects}",
        clause="39-7",
    ),
    frame(
        Happening,
        "{who:someone}が {what:what}を {source:zone}から? 除外する",
        pack=exiled,
        unpack=of_kind("exiled", "what", "source", "who"),
        en="{who} [exile] {what} {source:from}",
        clause="39-7",
    ),
    frame(Happening, "{what:what}が レーン移動する", kind="lane-moved", en="{what} [change] lanes", clause="19-5"),
    frame(
        Happening,
        "{what:what}が {to:spot}に|へ 移動する|レーン移動する",
        pack=moved_lane,
        unpack=which_lane,
        en="{what} [move] {to:into-lane}",
        clause="19-5",
    ),
    frame(
        Happening,
        f"{{what:what}}が {BY} 疲労する",
        kind="exhausted",
        pack=of_effect,
        unpack=of_kind("exhausted", "what", "by"),
        en="{what} [become] exhausted {effects:by-effects}",
        clause="39-12",
    ),
    frame(Happening, "{what:what}が {to:state}に なる", pack=turned),
    frame(
        Happening,
        "{what:what}が リバースする",
        voices="active passive",
        kind="reversed",
        en="{what} [be] reversed",
        clause="16-3",
    ),
    frame(
        Happening,
        "{what:what}が オープンする",
        voices="active passive",
        kind="opened",
        en="{what} [be] opened",
        clause="16-4",
    ),
    frame(Happening, "{what:what}が 回復する", kind="recovered", en="{what} [recover]", clause="39-13"),
    frame(Happening, "{what:tired}が|を 回復する", pack=recovered),
    frame(
        Happening,
        "{what:what}が {other:what}に? アタックする",
        kind="attacked",
        en="{what} [attack] {other}",
        clause="35-2",
    ),
    frame(
        Happening,
        "{other:what}が {what:what}に|によって? アタックする",
        voices="passive",
        kind="attacked",
        en="{other} [be] attacked {what:by}",
        clause="35-2",
    ),
    frame(Happening, "{what:what}が {other:what}を アタックターゲットに する", kind="attacked", unpack=never),
    frame(Happening, "{other:what}が アタックターゲットに する|選ぶ", voices="passive", kind="attacked", unpack=never),
    frame(Happening, "{other:what}が アタックターゲットに なる", kind="attacked", unpack=never),
    frame(
        Happening,
        "{what:what}が {other:what}を? ブロックする",
        kind="blocked",
        en="{what} [block] {other}",
        clause="35-6",
    ),
    frame(
        Happening,
        "{other:what}が {what:what}に|によって? ブロックする",
        voices="passive",
        kind="blocked",
        en="{other} [be] blocked {what:by}",
        clause="35-6",
    ),
    frame(
        Happening,
        "{what:what}が {other:what}と? バトルを行う",
        kind="battled",
        en="{what} [fight] a battle {other:with}",
        clause="11-3",
    ),
    frame(
        Happening, "{what:what}が ~バトルで 生き残る", kind="survived", en="{what} [survive] a battle", clause="02-45"
    ),
    frame(
        Happening,
        "{what:what}が {other:what}とのバトルで 生き残る",
        kind="survived",
        en="{what} [survive] a battle {other:with}",
        clause="02-45",
    ),
    frame(
        Happening,
        f"{{what:what}}が {BY} 破壊する",
        voices="active passive",
        kind="broken",
        pack=of_effect,
        unpack=of_kind("broken", "what", "by"),
        en="{what} [break] {effects:by-effects}",
        clause="12-1",
    ),
    frame(
        Happening,
        "{what:what}が ~バトルで 破壊する",
        voices="active passive",
        kind="broken",
        nature="battle",
        en="{what} [break] in battle",
        clause="12-1",
    ),
    frame(
        Happening,
        "{what:what}が {other:what}によって 破壊する",
        voices="active passive",
        kind="broken",
        unpack=never,
    ),
    frame(
        Happening, "{other:what}が {what:what}を 破壊する", kind="broken", en="{other} [break] {what}", clause="12-1"
    ),
    frame(
        Happening,
        "{other:what}が {what:what}を ~アタックで 破壊する",
        kind="broken",
        nature="attack",
        en="{other} [break] {what} by attacking",
        clause="12-1",
    ),
    frame(
        Happening,
        "{other:what}が {what:what}を ~バトルで 破壊する",
        kind="broken",
        nature="battle",
        en="{other} [break] {what} in battle",
        clause="12-1",
    ),
    frame(
        Happening,
        f"{{what:what}}が {{other:what}}から? {BY} {{damage:hurt}}を 受ける",
        pack=hurt,
        unpack=what_took,
        en="{what} [take] {damage} {other:from-what} {effects:by-effects}",
        clause="11-1",
    ),
    frame(
        Happening,
        "{other:what}が {what:what}に? {damage:hurt}を 与える",
        pack=dealt,
        unpack=what_dealt,
        nature="",
        en="{other} [deal] {damage} {what:to}",
        clause="11-1",
    ),
    frame(Happening, "{other:what}が {whom:someone}に {damage:hurt}を 与える", pack=dealt_to_player),
    frame(
        Happening,
        "{other:what}が {what:what}に? ~アタックで {damage:hurt}を 与える",
        pack=dealt,
        unpack=what_dealt,
        nature="attack",
        en="{other} [deal] {damage} {what:to} by attacking",
        clause="11-1",
    ),
    frame(
        Happening,
        "{who:someone}が {what:what}を {source:zone}から? アンロックする",
        kind="unlocked",
        pack=by_player,
        unpack=done_by_player("unlocked"),
        en="{who} [unlock] {what} {source:from}",
        clause="39-17",
    ),
    frame(
        Happening,
        "{what:what}が アンロックする",
        voices="passive",
        kind="unlocked",
        en="{what} [be] unlocked",
        clause="37-2f",
    ),
    frame(
        Happening,
        "{who:someone}が {what:what}を {source:zone}から? プレイする",
        kind="played",
        pack=by_player,
        unpack=done_by_player("played"),
        en="{who} [play] {what} {source:from}",
        clause="33-1",
    ),
    frame(
        Happening,
        f"{{who:someone}}が {BY} {{card:card}}を 引く",
        pack=drawn,
        unpack=who_drew,
        en="{who} [draw] {card} {effects:by-effects}",
        clause="39-11",
    ),
    frame(
        Happening,
        "{who:someone}が カードチェンジする",
        kind="card-changed",
        en="{who} [make] a card change",
        clause="27-5a",
    ),
    frame(
        Happening,
        f"{{who:holder}}が {{life:life}}を {BY} 得る|回復する",
        kind="gained-life",
        pack=life,
        unpack=whose_life("gained-life"),
        en="{who:master} [gain] life {effects:by-effects}",
        clause="39-2",
    ),
    frame(
        Happening,
        f"{{who:holder}}が {{life:life}}を {BY} 失う",
        kind="lost-life",
        pack=life,
        unpack=whose_life("lost-life"),
        en="{who:master} [lose] life {effects:by-effects}",
        clause="08-1",
    ),
    frame(Happening, "{who:holder}が 覚醒する", kind="awakened", en="{who:master} [awaken]", clause="21-1"),
    frame(
        Happening, "{what:wait-of}が 変化する", kind="wait-changed", en="the WT of {what:what} changes", clause="39-3"
    ),
    frame(
        Happening,
        "{what:what}が {effects:effects-of}に|によって 選ぶ",
        voices="passive",
        kind="chosen",
        pack=of_effect,
        unpack=of_kind("chosen", "what", "by"),
        en="{what} [be] chosen {effects:by-effects}",
        clause="36-7",
    ),
    frame(
        Happening,
        "{who:someone}が {cores:bare-cores}を {to:core-place}に 置く",
        pack=cores_put,
        unpack=where_cores_went,
        en="{who} [put] {cores} {to:core-goal}",
        clause="39-20",
    ),
)
