"""What abilities wait for, and replacements replace (9.3)."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from ...effects.tree import EITHER, OPPONENT, YOU, Every, Filter, Happening, Oriented, Subject, This
from ...language.frame import HAPPENING, Found, Frame, frame, never
from ...language.frames.limbs import by_whom, whose_effect, zones_of
from ...language.meanings import DOER, SELF, Hurt, Place, Thing
from ...language.sentences import LiesIn
from ..tree import InRows

FIELD: Final = ("field",)
What = Subject | Filter


def where_it_came(one: Happening) -> Found | None:
    if one != Happening("placed", one.what, source=one.source, by=one.by):
        return None
    found = {"what": one.what, "effects": whose_effect(one.by), "to": Place(FIELD, EITHER)}
    return found | {"source": Place(one.source, EITHER)} if one.source else found


def where_it_went(one: Happening) -> Found | None:
    if one != Happening("moved", one.what, source=one.source, to=one.to, by=one.by) or not one.to:
        return None
    found = {"what": one.what, "effects": whose_effect(one.by), "to": Place(one.to, EITHER)}
    return found | {"source": Place(one.source, EITHER)} if one.source else found


def what_it_left(one: Happening) -> Found | None:
    if one != Happening("moved", one.what, source=one.source, by=one.by):
        return None
    return {"what": one.what, "effects": whose_effect(one.by), "source": Place(one.source, EITHER)}


def who_put(one: Happening) -> Found | None:
    if one != Happening("moved", one.what, one.who, source=one.source, to=one.to) or not one.who:
        return None
    found = {"who": one.who, "what": one.what, "to": Place(one.to, EITHER)}
    return found | {"source": Place(one.source, EITHER)} if one.source else found


def where_it_moved(one: Happening) -> Found | None:
    if one != Happening("square-moved", one.what, source=one.source, to=one.to):
        return None
    return {"what": one.what, "source": one.source, "to": one.to}


def how_it_turned(one: Happening) -> Found | None:
    """As the book says it: 裏側表示から表側表示になった."""
    found = {"what": one.what, "effects": whose_effect(one.by)}
    if one == Happening("turned-up", one.what, by=one.by):
        return found | {"source": "face-down", "to": "face-up"}
    if one == Happening("turned-down", one.what, by=one.by):
        return found | {"to": "face-down"}
    if one == Happening("repositioned", one.what, to=one.to, by=one.by) and len(one.to) == 1:
        return found | {"to": one.to[0]}
    return None


def whose_position(one: Happening) -> Found | None:
    if one != Happening("repositioned", one.what):
        return None
    return {"subject": Every(one.what) if isinstance(one.what, Filter) else one.what}


def done_by(kind: str) -> Callable[[Happening], Found | None]:
    def unpacked(one: Happening) -> Found | None:
        return (
            {"what": one.what, "effects": whose_effect(one.by)} if one == Happening(kind, one.what, by=one.by) else None
        )

    return unpacked


def whose_effect_is_used(one: Happening) -> Found | None:
    if one != Happening("activated", one.what, one.who) or not isinstance(one.what, Filter):
        return None
    return {"who": one.who, "effects": Thing("効果", Every(one.what))}


def what_was_dealt(one: Happening) -> Found | None:
    if one != Happening("damaged", one.what, one.who, nature=one.nature) or one.what is None:
        return None
    battle = one.nature == "battle"
    found = {"what": one.what, "who": one.who, "hurt": Hurt(None, "" if battle else one.nature)}
    return found | {"nature": "battle"} if battle else found


def what_was_received(one: Happening) -> Found | None:
    if one != Happening("damaged", who=one.who, nature=one.nature):
        return None
    return {"who": one.who, "hurt": Hurt(None, one.nature)}


def who_struck(one: Happening) -> Found | None:
    return {"what": one.what, "whom": OPPONENT} if one == Happening("attacked", one.what, nature="direct") else None


def whose_life(one: Happening) -> Found | None:
    return {"who": one.who, "life": DOER} if one == Happening("gained-life", who=one.who) else None


def who_drew(one: Happening) -> Found | None:
    return {"who": one.who, "card": True} if one == Happening("drawn", who=one.who) else None


def who_played(one: Happening) -> Found | None:
    if one != Happening("played", one.what, one.who):
        return None
    return {"who": one.who, "what": one.what if one.what is not None else Filter()}


def came(what: What, to: Place, effects: Thing | None = None, source: Place | None = None) -> Happening | None:
    by = by_whom(effects)
    if to.zones != FIELD or to.whose != EITHER or by is None:
        return None
    return Happening("placed", what, source=zones_of(source), by=by)


def went(what: What, to: Place, effects: Thing | None = None, source: Place | None = None) -> Happening | None:
    """Into another zone."""
    by = by_whom(effects)
    if by is None or to.whose != EITHER or to.zones == FIELD or (source is not None and source.whose != EITHER):
        return None
    return Happening("moved", what, source=zones_of(source), to=to.zones, by=by)


def left(what: What, source: Place, effects: Thing | None = None) -> Happening | None:
    by = by_whom(effects)
    return Happening("moved", what, source=source.zones, by=by) if by is not None and source.whose == EITHER else None


def put(who: str, what: What, to: Place, source: Place | None = None) -> Happening | None:
    if to.whose != EITHER or (source is not None and source.whose != EITHER):
        return None
    return Happening("moved", what, who, source=zones_of(source), to=to.zones)


def moved(what: What, to: tuple[str, ...] = (), source: tuple[str, ...] = ()) -> Happening | None:
    """後衛のキャラクターが前衛に移動した: the row is the one that it left."""
    rows = [test for test in what.tests if isinstance(test, InRows)] if isinstance(what, Filter) else []
    if len(rows) > 1 or (rows and source):
        return None
    if isinstance(what, Filter) and rows:
        what = replace(what, tests=tuple(test for test in what.tests if test not in rows))
        source = rows[0].rows
    return Happening("square-moved", what, source=source, to=to)


def turned(what: What, to: str, source: str = "", effects: Thing | None = None) -> Happening | None:
    """Face up, face down, into a position, upright or sideways."""
    by = by_whom(effects)
    if by is None:
        return None
    opposite = {"face-up": "face-down", "face-down": "face-up", "attack": "defense", "defense": "attack"}
    if source and opposite.get(to) != source:
        return None
    if isinstance(what, Filter):  # how it lay before, which is no longer so
        what = replace(what, tests=tuple(test for test in what.tests if test != Oriented(opposite.get(to, ""))))
    if to in ("face-up", "face-down"):
        return Happening("turned-up" if to == "face-up" else "turned-down", what, by=by)
    if to in ("gained", "regained"):
        return Happening(to, what, by=by)
    return Happening("repositioned", what, to=(to,), by=by) if to in ("attack", "defense") else None


def repositioned(subject: Subject) -> Happening | None:
    if isinstance(subject, Every):
        return Happening("repositioned", subject.filter)
    return Happening("repositioned", subject) if isinstance(subject, This) else None


def repositioned_by(who: str, subject: Subject) -> Happening | None:
    found = repositioned(subject)
    return replace(found, who=who) if found is not None else None


def brought(who: str, what: What, to: Place, source: Place | None = None) -> Happening | None:
    """相手がキャラクターを場に出した."""
    if to.zones != FIELD or to.whose != EITHER:
        return None
    return Happening("placed", what, who, source=zones_of(source))


def who_brought(one: Happening) -> Found | None:
    if one != Happening("placed", one.what, one.who, source=one.source) or not one.who:
        return None
    found = {"who": one.who, "what": one.what, "to": Place(FIELD, EITHER)}
    return found | {"source": Place(one.source, EITHER)} if one.source else found


def taken(who: str, what: What, to: Place) -> Happening | None:
    return Happening("moved", what, who, to=to.zones) if to.whose == EITHER else None


def was_played(what: What) -> Happening | None:
    """相手のキャラクターがプレイされた: by whom it belongs to."""
    if not isinstance(what, Filter) or what.whose == EITHER:
        return None
    return played(what.whose, replace(what, whose=EITHER))


def was_activated(effects: Thing) -> Happening | None:
    """相手のキャラクターの効果が発動した."""
    of = effects.of
    if not isinstance(of, Every) or of.filter.whose == EITHER:
        return None
    return Happening("activated", replace(of.filter, whose=EITHER), of.filter.whose)


def destroyed(what: What, effects: Thing | None = None) -> Happening | None:
    """By effects alone is anything destroyed (8.10)."""
    by = "" if effects == Thing("効果") else by_whom(effects)
    return Happening("destroyed", what, by=by) if by is not None else None


def chosen(what: What, effects: Thing) -> Happening | None:
    by = by_whom(effects)
    return Happening("chosen", what, by=by) if by is not None else None


def activated(who: str, effects: Thing) -> Happening | None:
    of = effects.of
    return Happening("activated", of.filter, who) if isinstance(of, Every) else None


def dealt(what: What, who: str, hurt: Hurt, nature: str = "") -> Happening | None:
    if hurt.amount is not None or (hurt.nature and nature):
        return None
    return Happening("damaged", what, who, nature=hurt.nature or nature)


def received(who: str, hurt: Hurt, what: What | None = None) -> Happening | None:
    return Happening("damaged", what, who, nature=hurt.nature) if hurt.amount is None else None


def struck(what: What, whom: str = "") -> Happening | None:
    """Who is attacked directly is not the player of the attacker."""
    attacker = OPPONENT if whom in (SELF, YOU) else SELF
    if whom and isinstance(what, Filter) and what.whose == EITHER:
        what = replace(what, whose=attacker)
    owner = what.whose if isinstance(what, Filter) else SELF
    if whom and (whom not in (SELF, YOU, OPPONENT) or (owner == OPPONENT) != (attacker == OPPONENT)):
        return None
    return Happening("attacked", what, nature="direct")


def gained_life(who: str, life: str) -> Happening | None:
    """A player's own life."""
    return Happening("gained-life", who=who) if life in (DOER, SELF, who) else None


def lies_in(what: What, place: Place) -> LiesIn | None:
    """A card lies in its own player's trash only."""
    mine = place.whose in (EITHER, SELF)
    return LiesIn(place.zones[0]) if isinstance(what, This) and place.zones == ("trash",) and mine else None


def played(who: str, what: What) -> Happening:
    return Happening("played", what, who) if what != Filter() else Happening("played", None, who)


IN_BATTLE: Final = Filter(categories=("character",))
HAPPENINGS: Final[tuple[Frame, ...]] = (
    frame(Happening, "{what:what}が 登場する|出る", unpack=never, kind="placed"),
    frame(Happening, "{what:what}が ダウン状態に なる", unpack=never, kind="downed"),
    frame(Happening, "{what:what}が {effects:effects-of}で|によって? {source:zone}から? {to:zone}に 戻る", pack=went),
    frame(Happening, "{life:life}が 回復する", pack=lambda life: Happening("gained-life", who=life)),
    frame(Happening, "{subject:position-of}が 変更する", voices="passive", pack=repositioned),
    frame(
        Happening,
        "{what:what}が {effects:effects-of}によって? {source:zone}から? {to:zone}に 出る",
        pack=came,
        unpack=where_it_came,
        en="{what} [come] into play {source:from} {effects:by-effects}",
        clause="5.3",
    ),
    frame(
        Happening,
        "{what:what}が {effects:effects-of}によって|で? {source:zone}から? {to:zone}に 置く|戻す|加える",
        voices="passive",
        pack=went,
        unpack=where_it_went,
        en="{what} [be] put into {to} {source:from} {effects:by-effects}",
        clause="3",
    ),
    frame(
        Happening,
        "{what:what}が {effects:effects-of}によって? {source:zone}から 移動する",
        pack=left,
        unpack=what_it_left,
        en="{what} [leave] {source} {effects:by-effects}",
        clause="3",
    ),
    frame(Happening, "{what:what}が {effects:effects-of}によって? {source:zone}を 離れる", pack=left),
    frame(
        Happening,
        "{who:someone}が {source:zone}から? {what:what}を {to:zone}に 置く",
        pack=put,
        unpack=who_put,
        en="{who} [put] {what} into {to} {source:from}",
        clause="3",
    ),
    frame(Happening, "{what:what}が 移動する", kind="square-moved", en="{what} [move]", clause="8.2"),
    frame(
        Happening,
        "{what:what}が {source:rows}から? {to:rows}に 移動する",
        pack=moved,
        unpack=where_it_moved,
        en="{what} [move] {source:from-rows} to {to}",
        clause="8.2",
    ),
    frame(
        Happening,
        "{what:what}が {effects:effects-of}によって|で? {source:state}から? {to:state}に なる",
        pack=turned,
        unpack=how_it_turned,
        en="{what} [be] turned {to} {effects:by-effects}",
        clause="6.4",
    ),
    frame(
        Happening,
        "{subject:position-of}を 変更する",
        pack=repositioned,
        unpack=whose_position,
        en="the position of {subject:any-or-one} is changed",
        clause="6",
    ),
    frame(
        Happening,
        "{who:someone}が {source:zone}から? {what:what}を {to:zone}に 出す",
        pack=brought,
        unpack=who_brought,
        en="{who} [put] {what} into {to} {source:from}",
        clause="8.9",
    ),
    frame(Happening, "{who:someone}が {what:what}を {to:zone}に 移動する", voices="causative", pack=taken),
    frame(Happening, "{who:someone}が {subject:position-of}を 変更する", pack=repositioned_by),
    frame(
        Happening,
        "{who:someone}が {what:what}を ゲインする",
        kind="gained",
        en="{who} [turn] {what} sideways (gain)",
        clause="6.6",
    ),
    frame(
        Happening,
        "{who:someone}が {what:what}を リゲインする",
        kind="regained",
        en="{who} [turn] {what} upright (regain)",
        clause="6.5",
    ),
    frame(
        Happening,
        "{what:what}が ゲインする",
        voices="passive",
        kind="gained",
        en="{what} [be] turned sideways (gain)",
        clause="6.6",
    ),
    frame(
        Happening,
        "{what:what}が リゲインする",
        voices="passive",
        kind="regained",
        en="{what} [be] turned upright (regain)",
        clause="6.5",
    ),
    frame(Happening, "{what:what}が プレイする", voices="passive", pack=was_played),
    frame(Happening, "{effects:effects-of}が 発動する", voices="active passive", pack=was_activated),
    frame(Happening, "{what:what}が {source:zone}から 離れる", pack=left),
    frame(Happening, "{what:what}が ゲインする", kind="gained", unpack=never),
    frame(Happening, "{what:what}が リゲインする", kind="regained", unpack=never),
    frame(
        Happening,
        "{what:what}が {effects:effects-of}によって|で? 破壊する",
        voices="passive",
        pack=destroyed,
        unpack=done_by("destroyed"),
        en="{what} [be] destroyed {effects:by-effects}",
        clause="8.10",
    ),
    frame(Happening, "{what:what}が ダウンする", kind="downed", en="{what} [be] downed", clause="8.12"),
    frame(
        Happening,
        "{what:what}が ~戦闘で ダウンする",
        kind="downed",
        other=IN_BATTLE,
        en="{what} [be] downed in battle",
        clause="8.12",
    ),
    frame(
        Happening,
        "{other:what}が ~戦闘で? {what:what}を ダウンする",
        voices="causative",
        kind="downed",
        en="{other} [down] {what}",
        clause="8.12",
    ),
    frame(Happening, "{other:what}が ~戦闘で? {what:what}を ダウン状態に する", unpack=never, kind="downed"),
    frame(Happening, "{what:what}が ダウン状態に なる", unpack=never, kind="downed"),
    frame(
        Happening,
        "{what:what}が {other:what}との戦闘で ダウンする",
        kind="downed",
        en="{what} [be] downed in battle with {other}",
        clause="8.12",
    ),
    frame(Happening, "{what:what}が アタックする", kind="attacked", en="{what} [attack]", clause="5.5.1"),
    frame(
        Happening,
        "{what:what}が {other:what}に アタックする",
        kind="attacked",
        en="{what} [attack] {other}",
        clause="5.5.1",
    ),
    frame(
        Happening,
        "{what:what}が {whom:someone}に? ~直接 アタックする",
        pack=struck,
        unpack=who_struck,
        en="{what} [attack] {whom} directly",
        clause="5.5.1",
    ),
    frame(
        Happening,
        "{other:what}が アタックする",
        voices="passive",
        kind="attacked",
        en="{other} [be] attacked",
        clause="5.5.1",
    ),
    frame(
        Happening,
        "{other:what}が {what:what}に アタックする",
        voices="passive",
        kind="attacked",
        en="{other} [be] attacked by {what}",
        clause="5.5.1",
    ),
    frame(
        Happening,
        "{what:what}が {other:what}と? 戦闘を行う",
        forms="plain",
        kind="battling",
        en="{what} [battle] {other}",
        clause="8.8",
    ),
    frame(
        Happening,
        "{what:what}が {other:what}と? 戦闘を行う",
        forms="past",
        kind="battled",
        en="{what} [have] battled {other}",
        clause="8.8",
    ),
    frame(Happening, "{what:what}が ~戦闘で 勝利する", kind="won", en="{what} [win] a battle", clause="8.8"),
    frame(
        Happening,
        "{what:what}が {other:what}との戦闘で 勝利する",
        kind="won",
        en="{what} [win] a battle with {other}",
        clause="8.8",
    ),
    frame(Happening, "{what:what}が {who:life-of}に {hurt:hurt}を 与える", pack=dealt),
    frame(Happening, "{what:what}が {who:life-of}に ~戦闘で {hurt:hurt}を 与える", pack=dealt, nature="battle"),
    frame(
        Happening,
        "{what:what}が {who:someone}に {hurt:hurt}を 与える",
        pack=dealt,
        unpack=what_was_dealt,
        en="{what} [deal] {hurt} to {who}",
        clause="8.11",
    ),
    frame(
        Happening,
        "{what:what}が {who:someone}に ~戦闘で {hurt:hurt}を 与える",
        pack=dealt,
        unpack=what_was_dealt,
        nature="battle",
        en="{what} [deal] battle {hurt} to {who}",
        clause="8.11",
    ),
    frame(
        Happening,
        "{who:someone}が {what:what}から? {hurt:hurt}を 受ける",
        pack=received,
        unpack=what_was_received,
        en="{who} [take] {hurt} {what:from-what}",
        clause="8.11",
    ),
    frame(
        Happening,
        "{who:someone}が {life:life}を 回復する",
        pack=gained_life,
        unpack=whose_life,
        en="{who} [gain] life",
        clause="8.6",
    ),
    frame(
        Happening,
        "{who:someone}が {card:card}を 引く",
        pack=lambda who, card: Happening("drawn", who=who),
        unpack=who_drew,
        en="{who} [draw] a card",
        clause="8.5",
    ),
    frame(
        Happening,
        "{who:someone}が {what:what}を プレイする",
        pack=played,
        unpack=who_played,
        en="{who} [play] {what}",
        clause="8.3",
    ),
    frame(
        Happening,
        "{who:someone}が {effects:effects-of}を 発動する",
        pack=activated,
        unpack=whose_effect_is_used,
        en="{who} [use] {effects}",
        clause="8.4",
    ),
    frame(
        Happening,
        "{what:what}が {effects:effects-of}に 選ぶ",
        voices="passive",
        pack=chosen,
        unpack=done_by("chosen"),
        en="{what} [be] chosen by {effects}",
        clause="9.6",
    ),
    frame(Happening, "{what:what}が {who:someone}に ~アタックで {hurt:hurt}を 与える", pack=dealt, nature="battle"),
    frame(Happening, "{what:what}が ~アタックで {hurt:hurt}を 与える", pack=dealt, who="opponent", nature="battle"),
    frame(Happening, "{what:what}が {who:someone}に ~直接 {hurt:hurt}を 与える", pack=dealt, nature="battle"),
    frame(
        Happening, "{what:what}が {who:someone}に ~アタックで ~直接 {hurt:hurt}を 与える", pack=dealt, nature="battle"
    ),
    frame(LiesIn, "{what:what}が {place:zone}に いる", role_=HAPPENING, pack=lies_in),
)
