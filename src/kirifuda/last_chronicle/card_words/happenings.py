"""What abilities wait for, and replacements replace (11.6.17)."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from ...effects.tree import EITHER, YOU, Amount, Every, Filter, Happening, Number, Oriented, Subject
from ...language.frame import Frame, frame
from ...language.meanings import DOER, Hurt, Place, Thing
from .. import vocabulary as book
from .wording import AsCard

What = Subject | Filter
BATTLEFIELD: Final = ("battlefield",)


def by_whom(effects: Thing | None) -> str | None:
    """対戦相手の効果によって: whose effect did it."""
    if effects is None:
        return ""
    return effects.whose if effects.of is None and effects.whose else None


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
    return Happening("placed", what, source=source.zones if source is not None else (), by=by)


def moved(what: What, to: Place, effects: Thing | None = None, source: Place | None = None) -> Happening | None:
    """Into another zone. A unit, and no unit card, came from the battlefield."""
    by = by_whom(effects)
    if by is None or to.zones == BATTLEFIELD or (source is not None and source.whose != EITHER):
        return None
    zones = source.zones if source is not None else ()
    if source is None and isinstance(what, Filter) and in_play(what) is not None:
        zones = BATTLEFIELD
    if to.whose != EITHER:
        if not isinstance(what, Filter) or what.whose != EITHER:
            return None
        what = replace(what, whose=to.whose)
    if to.zones == ("removed-yard",):
        return Happening("removed", what, source=source.zones if source is not None else (), by=by)
    if isinstance(what, Filter) and what.zones == to.zones:
        what = replace(what, zones=())  # ソウルヤードにSSが置かれる: it is one from then on
    return Happening("moved", what, source=zones, to=to.zones, by=by)


def left(what: What, source: Place, effects: Thing | None = None) -> Happening | None:
    by = by_whom(effects)
    return Happening("left", what, by=by) if by is not None and source == Place(BATTLEFIELD, EITHER) else None


def simple(kind: str) -> Callable[..., Happening | None]:
    """Of a card, by whoever's effect the text names."""

    def made(what: What, effects: Thing | None = None, **fixed: Any) -> Happening | None:
        by = by_whom(effects)
        return Happening(kind, what, by=by, **fixed) if by is not None else None

    return made


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


def drawn(who: str, what: Filter) -> Happening | None:
    return Happening("drawn", who=who) if what == Filter() else None


def one_drawn(who: str, count: Amount) -> Happening | None:
    """カードを1枚引く: cards are drawn one by one."""
    return Happening("drawn", who=who) if count == Number(1) else None


def destroyed(what: What, effects: Thing | None = None) -> Happening | None:
    """By whoever's effects, or by those of such cards."""
    if effects is not None and isinstance(effects.of, Every):
        return Happening("destroyed", what, other=effects.of.filter)
    return simple("destroyed")(what, effects)


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


def spell_lost(what: What) -> Happening | None:
    if not isinstance(what, Filter) or what.categories != ("spell",) or what.tests or what.zones:
        return None
    return Happening("interrupted", who="" if what.whose == EITHER else what.whose)


def _onto_the_battlefield(to: Place | None) -> bool:
    return to is None or to == Place(BATTLEFIELD, EITHER)


def came_by(what: What, kind: str, nature: str, to: Place | None = None) -> Happening | None:
    return Happening(kind, what, nature=nature) if _onto_the_battlefield(to) else None


def checked(who: str, what: What, to: Place | None = None) -> Happening | None:
    """By a chrono check a card goes into the CA yard (15.1.14)."""
    return Happening("chrono-checked", what, who) if to is None or to == Place(("ca-yard",), EITHER) else None


def put_out(who: str, what: What, to: Place | None = None) -> Happening | None:
    return Happening("placed", what, who) if _onto_the_battlefield(to) else None


WAYS: Final = tuple(book.WAYS)
HAPPENINGS: Final[tuple[Frame, ...]] = (
    frame(
        Happening,
        "{what:what}が {effects:effects-of}によって|で? {source:zone}から? {to:zone}に? 配置する|置く",
        voices="passive",
        pack=placed,
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
        )
        for way in WAYS
    ),
    frame(
        Happening,
        "{what:what}が {effects:effects-of}によって|で? {source:zone}から? {to:zone}に 置く|戻す|加える",
        voices="passive",
        pack=moved,
    ),
    frame(Happening, "{what:what}が {source:zone}から? {to:zone}に 戻る", pack=moved),
    frame(Happening, "{what:what}が {effects:effects-of}によって|で? {source:zone}を 離れる", pack=left),
    frame(Happening, "{what:what}が {effects:effects-of}によって|で? 破壊する", voices="passive", pack=destroyed),
    frame(
        Happening,
        "{what:what}が {other:what}によって 破壊する",
        voices="passive",
        pack=lambda what, other: Happening("destroyed", what, other=other),
    ),
    frame(Happening, "{what:what}が ~戦闘で 破壊する", voices="passive", kind="destroyed", nature="combat"),
    frame(
        Happening, "{what:what}が {effects:effects-of}によって|で? 除外する", voices="passive", pack=simple("removed")
    ),
    frame(
        Happening, "{what:what}が {effects:effects-of}によって|で? 捨てる", voices="passive", pack=simple("discarded")
    ),
    frame(
        Happening,
        "{what:what}が {effects:choosers}によって|に 選ぶ",
        voices="passive",
        pack=lambda what, effects: Happening("chosen", what, by=effects.whose),
    ),
    frame(Happening, "{who:someone}が {what:what}を 犠牲にする", pack=by_player("sacrificed")),
    frame(Happening, "{who:someone}が {what:what}を 使用する", pack=used),
    frame(Happening, "{what:what}が 使用する", voices="passive", pack=used, who=""),
    frame(Happening, "{who:someone}が アクションアビリティを 使用する", kind="ability-used"),
    frame(Happening, "{who:someone}が {what:filter}を 引く", pack=drawn),
    frame(Happening, "{who:someone}が {count:drawn}を 引く", pack=one_drawn),
    frame(Happening, "{what:what}が ゲームから 除外する", voices="passive", kind="removed"),
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
    ),
    frame(Happening, "{what:what}が 攻撃する", kind="attacked"),
    frame(Happening, "{what:what}が 小隊攻撃に 参加する", kind="squad-attacked"),
    frame(Happening, "{who:someone}が 小隊攻撃を する|行う", kind="squad-attacked"),
    frame(Happening, "{what:what}が 小隊攻撃する", kind="squad-attacked"),
    frame(Happening, "{what:what}が 小隊攻撃を する|行う", kind="squad-attacked"),
    frame(Happening, "{what:what}が {other:what}を? 防御する", kind="blocked"),
    frame(Happening, "{what:what}が {other:what}に|によって? 防御する", voices="passive", kind="was-blocked"),
    frame(Happening, "{what:what}が 防御する", voices="passive", forms="past-not", kind="unblocked"),
    frame(Happening, "{other:what}が {what:what}に {hurt:hurt}を 与える", pack=damaged),
    frame(Happening, "{other:what}が {who:someone}に {hurt:hurt}を 与える", pack=damaged),
    frame(Happening, "{what:what}が {hurt:hurt}を 受ける", pack=took),
    frame(Happening, "{who:someone}が {hurt:hurt}を 受ける", pack=took),
    frame(Happening, "{who:someone}が CBを 発動する", kind="burst"),
    frame(Happening, "{who:someone}が ソウルバーストを 発動する", kind="soul-burst"),
    frame(Happening, "{who:someone}が クロノチェックを 行う", kind="chrono-checked"),
    *(
        frame(Happening, f"{{who:someone}}が クロノチェック{by} {{what:what}}を {{to:zone}}に? 置く", pack=checked)
        for by in ("によって", "で")
    ),
    frame(Happening, "{who:era}が 進展する|進む", kind="era-advanced"),
    frame(
        Happening,
        "{who:someone}が {era:era}を 進展する|進める",
        voices="active causative",
        pack=lambda who, era: Happening("era-advanced", who=who) if era == DOER else None,
    ),
    frame(Happening, "{who:life}が 減る", kind="lost-life"),
    frame(Happening, "{what:what}が 死ぬ", kind="destroyed"),
    frame(Happening, "{who:someone}が {life:life}を 得る", pack=lambda who, life: Happening("gained-life", who=who)),
    frame(Happening, "{who:someone}が {life:life}を 失う", pack=lambda who, life: Happening("lost-life", who=who)),
    frame(
        Happening,
        "{who:someone}が {points:advance}を 得る",
        pack=lambda who, points: Happening("points-gained", who=who),
    ),
    frame(Happening, "{who:someone}が 時代マーカーと手札を 交換する", kind="exchanged"),
    frame(Happening, "{who:someone}が {deck:zone}を サーチする", pack=deck_of("searched")),
    frame(Happening, "{deck:zone}が シャッフルする", voices="passive", pack=deck_of("shuffled")),
    frame(Happening, "{what:what}が {to:state}に なる", pack=turned),
    frame(Happening, "{what:what}が 回復する", pack=turned, to="active"),
    frame(Happening, "{what:what}が ワイプする", voices="passive", pack=turned, to="wiped"),
    frame(Happening, "{what:what}が 結合する", voices="passive", kind="united"),
    frame(Happening, "{what:what}が 打ち消す", voices="passive", pack=spell_lost),
    frame(Happening, "{what:on}に {counter:counters}が 置く", voices="passive", pack=counters("counters-put")),
    frame(
        Happening, "{what:on}から {counter:counters}が 取り除く", voices="passive", pack=counters("counters-removed")
    ),
    frame(Happening, "{what:triggers-of}が 誘発する", pack=of_cards("triggered")),
    frame(Happening, "{what:control-of}が 変更する", voices="passive", pack=of_cards("control-changed")),
)
