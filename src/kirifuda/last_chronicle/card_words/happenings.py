"""What abilities wait for, and replacements replace (11.6.17)."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from ...effects.tree import EITHER, YOU, Amount, Every, Filter, Happening, Number, Oriented, Subject, This
from ...language.frame import Found, Frame, frame, never
from ...language.frames.limbs import by_whom, where, whose_effect, zones_of
from ...language.meanings import DOER, SELF, Hurt, Measure, Place, Thing
from .. import vocabulary as book
from .counters import Counters
from .phrases import HurtSo
from .wording import ALONE, CAME_OR_ATTACKED, FOUGHT, AsCard, OfSoMuch

What = Subject | Filter
BATTLEFIELD: Final = ("battlefield",)
UNITS: Final = Filter(categories=("unit",))


def in_play(what: What) -> What | None:
    """ユニット, not ユニットカード: a card in play."""
    if isinstance(what, Filter) and (AsCard() in what.tests or not what.categories):
        return None
    return what


def placed(
    what: What, to: Place | None = None, effects: Thing | None = None, source: Place | None = None
) -> Happening | None:
    by = by_whom(effects)
    if not _onto_the_battlefield(to) or by is None:
        return None
    return Happening("placed", what, source=zones_of(source), by=by)


def how_placed(one: Happening) -> Found | None:
    if one != Happening("placed", one.what, source=one.source, by=one.by):
        return None
    return {"what": one.what, "source": where(one.source)} | {"effects": whose_effect(one.by)}


def moved(what: What, to: Place, effects: Thing | None = None, source: Place | None = None) -> Happening | None:
    """Into another zone. A unit, and no unit card, came from the battlefield."""
    by = by_whom(effects)
    if by is None or to.zones == BATTLEFIELD or (source is not None and source.whose != EITHER):
        return None
    zones = zones_of(source)
    if source is None and isinstance(what, Filter) and in_play(what) is not None:
        zones = BATTLEFIELD
    if to.whose != EITHER:
        if not isinstance(what, Filter) or what.whose != EITHER:
            return None
        what = replace(what, whose=to.whose)
    if to.zones == ("removed-yard",):
        return Happening("removed", what, source=zones_of(source), by=by)
    if isinstance(what, Filter) and what.zones == to.zones:
        what = replace(what, zones=())  # ソウルヤードにSSが置かれる: it is one from then on
    return Happening("moved", what, source=zones, to=to.zones, by=by)


def where_moved(one: Happening) -> Found | None:
    removed = one.kind == "removed"
    if removed:
        one = replace(one, kind="moved", to=("removed-yard",))
    if one != Happening("moved", one.what, source=one.source, to=one.to, by=one.by) or len(one.to) != 1:
        return None
    what, source = one.what, one.source
    if isinstance(what, Filter) and what.categories and not removed:
        if source == BATTLEFIELD:
            source = ()
        elif AsCard() not in what.tests:
            what = replace(what, tests=(AsCard(), *what.tests))
    return {"what": what, "source": where(source), "to": Place(one.to, EITHER)} | {"effects": whose_effect(one.by)}


def how_left(one: Happening) -> Found | None:
    if one == Happening("moved", one.what, source=one.source, by=one.by) and len(one.source) == 1:
        return {"what": one.what, "source": Place(one.source, EITHER), "effects": whose_effect(one.by)}
    if one != Happening("left", one.what, by=one.by):
        return None
    return {"what": one.what, "source": Place(BATTLEFIELD, EITHER)} | {"effects": whose_effect(one.by)}


def left(what: What, source: Place, effects: Thing | None = None) -> Happening | None:
    by = by_whom(effects)
    if by is None or source == Place(BATTLEFIELD, EITHER):
        return Happening("left", what, by=by) if by is not None else None
    if not isinstance(what, Filter) or what.zones or in_play(what) is not None or source.zones == BATTLEFIELD:
        return None  # a unit, and no unit card, lies nowhere else
    if source.whose not in (EITHER, what.whose) and what.whose != EITHER:
        return None
    whose = what.whose if source.whose == EITHER else source.whose
    return Happening("moved", replace(what, whose=whose), source=source.zones, by=by)


def discarded_by(who: str, what: What) -> Happening | None:
    """Whoever discards discards of their own hand (15.1.5)."""
    if not isinstance(what, Filter) or what.whose not in (EITHER, SELF, who) or what.zones not in ((), ("hand",)):
        return None
    return Happening("discarded", replace(what, whose=EITHER, zones=()), who)


def simple(kind: str) -> Callable[..., Happening | None]:
    """Of a card, by whoever's effect the text names."""

    def made(what: What, effects: Thing | None = None, **fixed: Any) -> Happening | None:
        by = by_whom(effects)
        return Happening(kind, what, by=by, **fixed) if by is not None else None

    return made


def simply(kind: str) -> Callable[[Happening], Found | None]:
    """What `simple` was made of."""

    def found(one: Happening) -> Found | None:
        if one != Happening(kind, one.what, by=one.by):
            return None
        return {"what": one.what, "effects": whose_effect(one.by)}

    return found


def of_player(kind: str) -> Callable[[Happening], Found | None]:
    """What a player does with a card, or by itself."""

    def found(one: Happening) -> Found | None:
        return {"who": one.who, "what": one.what} if one == Happening(kind, one.what, one.who) and one.who else None

    return found


def turned_by(what: What, effects: Thing) -> Happening | None:
    """効果によってワイプされた: by anybody's effect, where nobody is named."""
    by = by_whom(effects) if effects != Thing("効果") else EITHER
    return Happening("wiped", what, by=by) if by else None


def by_whose_effect(one: Happening) -> Found | None:
    if one != Happening("wiped", one.what, by=one.by) or not one.by:
        return None
    return {"what": one.what, "effects": Thing("効果", whose="" if one.by == EITHER else one.by)}


def sides_attack(one: Happening) -> Found | None:
    return {"who": one.who} if one == Happening("attacked", UNITS, one.who) and one.who else None


def together(kind: str) -> Callable[..., Happening]:
    """1体以上の～: however many at once, once."""

    def made(what: Filter) -> Happening:
        return Happening(kind, what, together=True)

    return made


def at_least_one(kind: str) -> Callable[..., Happening | None]:
    """ユニットが1体以上～: the same; of a larger number nothing is told at once."""

    def made(what: Filter, many: Measure) -> Happening | None:
        return Happening(kind, what, together=True) if (many.how, many.amount) == (">=", Number(1)) else None

    return made


def happened_together(kind: str) -> Callable[[Happening], Found | None]:
    def found(one: Happening) -> Found | None:
        plain = isinstance(one.what, Filter) and one == Happening(kind, one.what, together=True)
        return {"what": one.what} if plain else None

    return found


def control_gained(who: str, what: Subject) -> Happening:
    return Happening("control-changed", what.filter if isinstance(what, Every) else what, who)


def who_gained(one: Happening) -> Found | None:
    if one != Happening("control-changed", one.what, one.who) or not one.who:
        return None
    return {"who": one.who, "what": _all(one.what)}


def chosen_by(what: What, other: Filter) -> Happening:
    """対戦相手のスペルに選ばれた."""
    by = "" if other.whose == EITHER else other.whose
    return Happening("chosen", what, other=replace(other, whose=EITHER), by=by)


def chosen_by_which(one: Happening) -> Found | None:
    if not isinstance(one.other, Filter) or one != Happening("chosen", one.what, other=one.other, by=one.by):
        return None
    return {"what": one.what, "other": replace(one.other, whose=one.by or EITHER)}


def this_discarded(what: What, source: Place | None = None) -> Happening | None:
    """このカードを手札から捨てる: nothing else is called so by whoever discards it."""
    own = what == This() and source in (None, Place(("hand",), EITHER))
    return Happening("discarded", what) if own else None


def by_player(kind: str) -> Callable[..., Happening | None]:
    def made(who: str, what: What | None = None, **fixed: Any) -> Happening:
        return Happening(kind, what, who, **fixed)

    return made


def used(who: str, what: What) -> Happening | None:
    """スペルを使用した: any spell is no narrower."""
    if isinstance(what, Filter) and not what.categories and what.tests:
        what = replace(what, categories=("spell",))  # nothing but a spell is used (11.2)
    if not isinstance(what, Filter) or what.categories != ("spell",):
        return None
    if not who and what.whose != EITHER:  # あなたのスペルが使用された: by you
        who, what = what.whose, replace(what, whose=EITHER)
    return Happening("spell-used", None if what == Filter(categories=("spell",)) else what, who)


def which_used(one: Happening) -> Found | None:
    if one != Happening("spell-used", one.what, one.who) or not one.who:
        return None
    return {"who": one.who, "what": one.what or Filter(categories=("spell",))}


def used_by_anyone(one: Happening) -> Found | None:
    if one != Happening("spell-used", one.what):
        return None
    return {"what": one.what or Filter(categories=("spell",)), "who": ""}


def drawn(who: str, what: Filter) -> Happening | None:
    return Happening("drawn", who=who) if what == Filter() else None


def who_drew(one: Happening) -> Found | None:
    return {"who": one.who, "what": Filter()} if one == Happening("drawn", who=one.who) else None


def one_drawn(who: str, count: Amount) -> Happening | None:
    """カードを1枚引く: cards are drawn one by one."""
    return Happening("drawn", who=who) if count == Number(1) else None


def destroyed(what: What, effects: Thing | None = None) -> Happening | None:
    """By whoever's effects, or by those of such cards."""
    if effects is not None and isinstance(effects.of, Every):
        return Happening("destroyed", what, other=effects.of.filter)
    return simple("destroyed")(what, effects)


def destroyed_by_cards(one: Happening) -> Found | None:
    if one != Happening("destroyed", one.what, other=one.other) or one.other is None:
        return None
    return {"what": one.what, "other": one.other}


def damaged(other: What, hurt: Hurt, what: What | None = None, who: str = "") -> Happening | None:
    if hurt.amount is not None:
        return None
    if who:
        return Happening("player-damaged", who=who, other=other, nature=hurt.nature)
    return Happening("damaged", what, other=other, nature=hurt.nature) if what is not None else None


def took(hurt: Hurt, what: What | None = None, who: str = "") -> Happening | None:
    if hurt.amount is not None:
        return None
    return Happening("player-damaged" if who else "damaged", what, who, nature=hurt.nature)


def took_so_much(hurt: HurtSo, what: What | None = None, who: str = "") -> Happening:
    kind = "player-damaged" if who else "damaged"
    return OfSoMuch(kind, what, who, nature=hurt.nature, how=hurt.how, least=hurt.amount)


def which_hurt(one: Happening) -> Found | None:
    """Whoever deals it is named."""
    if one.other is None:
        return None
    found: Found = {"other": one.other, "hurt": Hurt(None, one.nature)}
    if one == Happening("damaged", one.what, other=one.other, nature=one.nature):
        return found | {"what": one.what}
    if one == Happening("player-damaged", who=one.who, other=one.other, nature=one.nature):
        return found | {"who": one.who}
    return None


def who_took(one: Happening) -> Found | None:
    if one == Happening("damaged", one.what, nature=one.nature):
        return {"what": one.what, "hurt": Hurt(None, one.nature)}
    if one == Happening("player-damaged", who=one.who, nature=one.nature):
        return {"who": one.who, "hurt": Hurt(None, one.nature)}
    return None


def how_turned(one: Happening) -> Found | None:
    ways = {"wiped": "wiped", "recovered": "active"}
    if one != Happening(one.kind, one.what) or one.kind not in ways:
        return None
    return {"what": one.what, "to": ways[one.kind]}


def turned(what: What, to: str) -> Happening:
    """How it lay before is no longer so: ワイプ状態のユニットが回復した."""
    before = Oriented("active" if to == "wiped" else "wiped")
    if isinstance(what, Filter):
        what = replace(what, tests=tuple(test for test in what.tests if test != before))
    return Happening("wiped" if to == "wiped" else "recovered", what)


def counters(kind: str) -> Callable[..., Happening]:
    def made(what: Subject, counter: str) -> Happening:
        return Happening(kind, what.filter if isinstance(what, Every) else what, nature=counter)

    return made


def on_cards(kind: str) -> Callable[[Happening], Found | None]:
    def found(one: Happening) -> Found | None:
        if one != Happening(kind, one.what, nature=one.nature):
            return None
        return {"what": _all(one.what), "counter": Counters(one.nature)}

    return found


def belonging_to(kind: str) -> Callable[[Happening], Found | None]:
    def found(one: Happening) -> Found | None:
        return {"what": _all(one.what)} if one == Happening(kind, one.what) else None

    return found


def _all(what: What | None) -> Subject | None:
    return Every(what) if isinstance(what, Filter) else what


def of_cards(kind: str) -> Callable[..., Happening]:
    """Of what belongs to a card: its control, its trigger abilities."""

    def made(what: Subject) -> Happening:
        return Happening(kind, what.filter if isinstance(what, Every) else what)

    return made


def deck_of(kind: str) -> Callable[..., Happening | None]:
    def made(deck: Place, who: str = "") -> Happening | None:
        if deck.zones != ("deck",):
            return None
        return Happening(kind, who=who or (YOU if deck.whose == EITHER else deck.whose))

    return made


def whose_deck(kind: str, searches: bool) -> Callable[[Happening], Found | None]:
    """A deck that is shuffled, or in which its player searches."""

    def found(one: Happening) -> Found | None:
        if one != Happening(kind, who=one.who):
            return None
        deck = Place(("deck",), one.who)
        return {"who": one.who, "deck": deck} if searches else {"deck": deck}

    return found


def spell_lost(what: What) -> Happening | None:
    if not isinstance(what, Filter) or what.categories != ("spell",) or what.tests or what.zones:
        return None
    return Happening("interrupted", who="" if what.whose == EITHER else what.whose)


def which_lost(one: Happening) -> Found | None:
    if one != Happening("interrupted", who=one.who):
        return None
    return {"what": Filter(one.who or EITHER, categories=("spell",))}


def _onto_the_battlefield(to: Place | None) -> bool:
    return to is None or to == Place(BATTLEFIELD, EITHER)


def came_by(what: What, kind: str, nature: str, to: Place | None = None) -> Happening | None:
    return Happening(kind, what, nature=nature) if _onto_the_battlefield(to) else None


def by_which_way(one: Happening) -> Found | None:
    if one != Happening("placed", one.what, nature=one.nature):
        return None
    return {"what": one.what, "kind": one.kind, "nature": one.nature}


def checked(who: str, what: What, to: Place | None = None) -> Happening | None:
    """By a chrono check a card goes into the CA yard (15.1.14)."""
    return Happening("chrono-checked", what, who) if to is None or to == Place(("ca-yard",), EITHER) else None


def put_out(who: str, what: What, to: Place | None = None) -> Happening | None:
    return Happening("placed", what, who) if _onto_the_battlefield(to) else None


def who_did(kind: str, **more: Any) -> Callable[[Happening], Found | None]:
    """A player, with what the sentence names besides."""

    def found(one: Happening) -> Found | None:
        return {"who": one.who} | more if one == Happening(kind, who=one.who) else None

    return found


HAPPENINGS: Final[tuple[Frame, ...]] = (
    frame(
        Happening,
        "{what:what}が {effects:effects-of}によって|で? {source:zone}から? {to:zone}に? 配置する|置く",
        voices="passive",
        pack=placed,
        unpack=how_placed,
        en="{what} [be] placed {source:from-zone} {effects:by-effects}",
        clause="11.6.17.2.1",
    ),
    frame(
        Happening, "{what:what}が {effects:effects-of}によって|で? {source:zone}から? {to:zone}に? 出る", pack=placed
    ),
    *(
        frame(
            Happening,
            f"{{what:what}}が ~{way} {{to:zone}}に? 配置する",
            voices="passive",
            kind="placed",
            nature=way,
            pack=came_by,
            unpack=by_which_way,
            en=f"{{what}} [be] placed by {way.replace('-', ' ')}",
            clause="11.6.17.2.1",
        )
        for way in book.WAYS
    ),
    frame(
        Happening,
        "{what:what}が {effects:effects-of}によって|で? {source:zone}から? {to:zone}に 置く|戻す|加える",
        voices="passive",
        pack=moved,
        unpack=where_moved,
        en="{what} [be] put into {to} {source:from-zone} {effects:by-effects}",
        clause="11.6.17",
    ),
    frame(Happening, "{what:what}が {source:zone}から? {to:zone}に 戻る", pack=moved),
    frame(
        Happening,
        "{what:what}が {effects:effects-of}によって|で? {source:zone}を 離れる",
        pack=left,
        unpack=how_left,
        en="{what} [leave] {source} {effects:by-effects}",
        clause="11.6.17",
    ),
    frame(
        Happening,
        "{what:what}が {effects:effects-of}によって|で? 破壊する",
        voices="passive",
        pack=destroyed,
        unpack=simply("destroyed"),
        en="{what} [be] destroyed {effects:by-effects}",
        clause="15.1.4",
    ),
    frame(
        Happening,
        "{what:what}が {other:what}によって 破壊する",
        voices="passive",
        pack=lambda what, other: Happening("destroyed", what, other=other),
        unpack=destroyed_by_cards,
        en="{what} [be] destroyed by {other}",
        clause="15.1.4",
    ),
    frame(
        Happening,
        "{other:what}が ~戦闘で {what:what}を 破壊する",
        kind="destroyed",
        nature="combat",
        en="{other} [destroy] {what} in combat",
        clause="12.4.4",
    ),
    frame(
        Happening,
        "{what:what}が ~戦闘で 破壊する",
        voices="passive",
        kind="destroyed",
        nature="combat",
        en="{what} [be] destroyed in combat",
        clause="15.1.4",
    ),
    frame(
        Happening,
        "{what:what}が {effects:effects-of}によって|で? 除外する",
        voices="passive",
        pack=simple("removed"),
        unpack=simply("removed"),
        en="{what} [be] removed {effects:by-effects}",
        clause="15.1.6",
    ),
    frame(
        Happening,
        "{what:what}が {effects:effects-of}によって|で? 捨てる",
        voices="passive",
        pack=simple("discarded"),
        unpack=simply("discarded"),
        en="{what} [be] discarded {effects:by-effects}",
        clause="15.1.5",
    ),
    frame(
        Happening,
        "{what:what}が {effects:choosers}によって|に 選ぶ",
        voices="passive",
        pack=lambda what, effects: Happening("chosen", what, by=effects.whose),
        unpack=lambda one: (
            {"what": one.what, "effects": Thing("効果", whose=one.by)}
            if one == Happening("chosen", one.what, by=one.by)
            else None
        ),
        en="{what} [be] chosen {effects:by-effects}",
        clause="11.2.7",
    ),
    frame(
        Happening,
        "{what:what}が {other:filter}に|によって 選ぶ",
        voices="passive",
        pack=chosen_by,
        unpack=chosen_by_which,
        en="{what} [be] chosen {other:by-cards}",
        clause="11.2.7",
    ),
    frame(Happening, "{what:what}が {other:targets-of}に 選ぶ", voices="passive", pack=chosen_by),
    frame(Happening, "{what:what}が {other:targets-of}に なる", pack=chosen_by),
    frame(
        Happening,
        "{who:someone}が {what:what}を 捨てる",
        pack=discarded_by,
        unpack=of_player("discarded"),
        en="{who} [discard] {what}",
        clause="15.1.5",
    ),
    frame(
        Happening,
        "{who:someone}が {what:what}を 犠牲にする",
        pack=by_player("sacrificed"),
        unpack=of_player("sacrificed"),
        en="{who} [sacrifice] {what}",
        clause="15.1.13",
    ),
    frame(
        Happening,
        "{who:someone}が {what:what}を 使用する",
        pack=used,
        unpack=which_used,
        en="{who} [use] {what}",
        clause="11.2.12",
    ),
    frame(
        Happening,
        "{what:what}が 使用する",
        voices="passive",
        pack=used,
        unpack=used_by_anyone,
        who="",
        en="{what} [be] used",
        clause="11.2.12",
    ),
    frame(
        Happening,
        "{who:someone}が アクションアビリティを 使用する",
        kind="ability-used",
        en="{who} [use] an action ability",
        clause="11.5.13",
    ),
    frame(
        Happening,
        "{who:someone}が {what:filter}を 引く",
        pack=drawn,
        unpack=who_drew,
        en="{who} [draw] {what:any}",
        clause="7.11.1",
    ),
    frame(Happening, "{who:someone}が {count:drawn}を 引く", pack=one_drawn),
    frame(Happening, "{what:what}が ゲームから 除外する", voices="passive", unpack=never, kind="removed"),
    frame(
        Happening,
        "{who:check-of}で {what:what}が {to:zone}に? 置く",
        voices="passive",
        pack=lambda who, what, to=None: checked(who, what, to) if who else None,
    ),
    frame(
        Happening,
        "{who:someone}が {what:what}を {to:zone}に? 配置する",
        pack=put_out,
        unpack=of_player("placed"),
        en="{who} [place] {what}",
        clause="11.6.17.2.1",
    ),
    frame(Happening, "{what:what}が 攻撃する", kind="attacked", en="{what} [attack]", clause="10.1.2.7"),
    frame(
        Happening,
        "{who:someone}が 攻撃する",
        pack=lambda who: Happening("attacked", UNITS, who),
        unpack=sides_attack,
        en="{who} [attack]",
        clause="10.1.2.7",
    ),
    frame(
        Happening,
        "{what:several}が 攻撃する",
        pack=together("attacked"),
        unpack=happened_together("attacked"),
        en="{what} [attack]",
        clause="10.1.2.7",
    ),
    frame(
        Happening,
        "{what:several}が 破壊する",
        voices="passive",
        pack=together("destroyed"),
        unpack=happened_together("destroyed"),
        en="{what} [be] destroyed",
        clause="15.1.4",
    ),
    frame(Happening, "{what:what}が {source:zone}から? 捨てる", voices="passive", pack=this_discarded),
    frame(Happening, "{what:what}を {source:zone}から? 捨てる", pack=this_discarded),
    frame(Happening, "{what:filter}が {many:at-least} 攻撃する", pack=at_least_one("attacked")),
    frame(Happening, "{what:filter}が {many:at-least} 破壊する", voices="passive", pack=at_least_one("destroyed")),
    frame(Happening, "{what:what}が ~単独で 攻撃する", pack=lambda what: Happening(ALONE, what)),
    frame(Happening, "{what:what}が 攻撃か防御する", pack=lambda what: Happening(FOUGHT, what)),
    frame(Happening, "{what:what}が 配置か攻撃する", pack=lambda what: Happening(CAME_OR_ATTACKED, what)),
    frame(
        Happening,
        "{what:what}が 小隊攻撃に 参加する",
        kind="squad-attacked",
        en="{what} [attack] in a squad",
        clause="6.7",
    ),
    frame(
        Happening,
        "{who:someone}が 小隊攻撃を する|行う",
        kind="squad-attacked",
        en="{who} [attack] with a squad",
        clause="6.7",
    ),
    frame(Happening, "{what:what}が 小隊攻撃する", unpack=never, kind="squad-attacked"),
    frame(Happening, "{what:what}が 小隊攻撃を する|行う", unpack=never, kind="squad-attacked"),
    frame(
        Happening,
        "{what:what}が {other:what}を? 防御する",
        kind="blocked",
        en="{what} [block] {other}",
        clause="10.1.4.5",
    ),
    frame(
        Happening,
        "{what:what}が {other:what}に|によって? 防御する",
        voices="passive",
        kind="was-blocked",
        en="{what} [be] blocked {other:by}",
        clause="10.1.4.5",
    ),
    frame(
        Happening,
        "{what:what}が 防御する",
        voices="passive",
        forms="past-not",
        kind="unblocked",
        en="{what} [be] not blocked",
        clause="10.2.1",
    ),
    frame(
        Happening,
        "{other:what}が {what:what}に {hurt:hurt}を 与える",
        pack=damaged,
        unpack=which_hurt,
        en="{other} [deal] {hurt} to {what}",
        clause="6.4",
    ),
    frame(
        Happening,
        "{other:what}が {who:someone}に {hurt:hurt}を 与える",
        pack=damaged,
        unpack=which_hurt,
        en="{other} [deal] {hurt} to {who}",
        clause="6.4.1.1",
    ),
    frame(
        Happening,
        "{what:what}が {hurt:hurt}を 受ける",
        pack=took,
        unpack=who_took,
        en="{what} [take] {hurt}",
        clause="6.4",
    ),
    frame(Happening, "{what:what}が {hurt:hurt-so}を 受ける", pack=took_so_much),
    frame(Happening, "{who:someone}が {hurt:hurt-so}を 受ける", pack=took_so_much),
    frame(
        Happening,
        "{who:someone}が {hurt:hurt}を 受ける",
        pack=took,
        unpack=who_took,
        en="{who} [take] {hurt}",
        clause="6.4.1.1",
    ),
    frame(Happening, "{who:someone}が CBを 発動する", kind="burst", en="{who} [start] a chrono burst", clause="6.9"),
    frame(
        Happening,
        "{who:someone}が ソウルバーストを 発動する",
        kind="soul-burst",
        en="{who} [start] a soul burst",
        clause="6.9",
    ),
    frame(
        Happening,
        "{who:someone}が クロノチェックを 行う",
        kind="chrono-checked",
        en="{who} [make] a chrono check",
        clause="15.1.14",
    ),
    frame(
        Happening,
        "{who:someone}が クロノチェックで {what:what}を {to:zone}に? 置く",
        pack=checked,
        unpack=of_player("chrono-checked"),
        en="{who} [put] {what} into the CA yard by a chrono check",
        clause="15.1.14",
    ),
    frame(Happening, "{who:someone}が クロノチェックによって {what:what}を {to:zone}に? 置く", pack=checked),
    frame(
        Happening,
        "{who:era}が 進展する|進む",
        kind="era-advanced",
        en="{who:possessive} era [advance]",
        clause="9.5.7.5",
    ),
    frame(
        Happening,
        "{who:someone}が {era:era}を 進展する|進める",
        voices="active causative",
        pack=lambda who, era: Happening("era-advanced", who=who) if era == DOER else None,
    ),
    frame(Happening, "{who:life}が 減る", unpack=never, kind="lost-life"),
    frame(Happening, "{what:what}が 死ぬ", unpack=never, kind="destroyed"),
    frame(
        Happening,
        "{who:someone}が {life:life}を 得る",
        pack=lambda who, life: Happening("gained-life", who=who),
        unpack=who_did("gained-life", life=DOER),
        en="{who} [gain] life",
        clause="8.2.1.1",
    ),
    frame(
        Happening,
        "{who:someone}が {life:life}を 失う",
        pack=lambda who, life: Happening("lost-life", who=who),
        unpack=who_did("lost-life", life=DOER),
        en="{who} [lose] life",
        clause="11.9.3.1",
    ),
    frame(
        Happening,
        "{who:someone}が {points:advance}を 得る",
        pack=lambda who, points: Happening("points-gained", who=who),
        unpack=who_did("points-gained", points=DOER),
        en="{who} [gain] advance points",
        clause="8.2.1.2",
    ),
    frame(Happening, "{who:someone}が 時代マーカーを 交換する", kind="exchanged", unpack=never),
    frame(
        Happening,
        "{who:someone}が 時代マーカーと手札を 交換する",
        kind="exchanged",
        en="{who} [exchange] an era marker",
        clause="15.1.15",
    ),
    frame(
        Happening,
        "{who:someone}が {deck:zone}を サーチする",
        pack=deck_of("searched"),
        unpack=whose_deck("searched", searches=True),
        en="{who} [search] {deck}",
        clause="15.1.9",
    ),
    frame(
        Happening,
        "{deck:zone}が シャッフルする",
        voices="passive",
        pack=deck_of("shuffled"),
        unpack=whose_deck("shuffled", searches=False),
        en="{deck} [be] shuffled",
        clause="15.1.7",
    ),
    frame(Happening, "{what:what}が {to:state}に なる", pack=turned),
    frame(
        Happening,
        "{what:what}が 回復する",
        pack=turned,
        unpack=how_turned,
        to="active",
        en="{what} [recover]",
        clause="15.1.2",
    ),
    frame(
        Happening,
        "{what:what}が ワイプする",
        voices="passive",
        pack=turned,
        unpack=how_turned,
        to="wiped",
        en="{what} [be] wiped",
        clause="15.1.3",
    ),
    frame(
        Happening,
        "{what:what}が {effects:effects-of}によって|で ワイプする",
        voices="passive",
        pack=turned_by,
        unpack=by_whose_effect,
        en="{what} [be] wiped {effects:by-effects}",
        clause="15.1.3",
    ),
    frame(
        Happening,
        "{what:what}が 結合する",
        voices="passive",
        kind="united",
        en="{what} [be] united",
        clause="15.2.15",
    ),
    frame(
        Happening,
        "{what:what}が 打ち消す",
        voices="passive",
        pack=spell_lost,
        unpack=which_lost,
        en="{what} [be] countered",
        clause="11.2.2",
    ),
    frame(
        Happening,
        "{what:on}に {counter:counters}が 置く",
        voices="passive",
        pack=counters("counters-put"),
        unpack=on_cards("counters-put"),
        en="{counter} [be] put on {what}",
        clause="6.10",
    ),
    frame(
        Happening,
        "{what:on}から {counter:counters}が 取り除く",
        voices="passive",
        pack=counters("counters-removed"),
        unpack=on_cards("counters-removed"),
        en="{counter} [be] removed from {what}",
        clause="6.10",
    ),
    frame(
        Happening,
        "{what:triggers-of}が 誘発する",
        pack=of_cards("triggered"),
        unpack=belonging_to("triggered"),
        en="{what} [trigger]",
        clause="15.1.17",
    ),
    frame(
        Happening,
        "{who:someone}が {what:control-of}を 得る",
        pack=control_gained,
        unpack=who_gained,
        en="{who} [gain] control of {what}",
        clause="6.2.4",
    ),
    frame(
        Happening,
        "{what:control-of}が 変更する",
        voices="passive",
        pack=of_cards("control-changed"),
        unpack=belonging_to("control-changed"),
        en="control of {what} [change]",
        clause="6.2.4",
    ),
)
