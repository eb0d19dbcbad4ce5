"""Other sentences for what `frames` says: they are read, and never said."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from ...effects.statements import ChangeCost, Forbid, GainLife, If, LookAt, LoseLife, SetLife
from ...effects.tree import (
    BOTH,
    EITHER,
    OPPONENT,
    STAYS,
    YOU,
    Amount,
    Compares,
    Count,
    Every,
    Fact,
    Filter,
    Happening,
    Matches,
    Number,
    Subject,
    This,
    TopCards,
)
from ...language.clauses import PerTurn
from ...language.frame import Frame, frame, never
from ...language.frames.facts import than_theirs
from ...language.frames.moving import put as moved_to
from ...language.frames.moving import put_on_deck
from ...language.frames.numbers import life_gained, life_lost
from ...language.meanings import (
    ALL,
    DOER,
    OWNER,
    SELF,
    Changing,
    DeckEnd,
    Hurt,
    Numbers,
    OfTheirs,
    Place,
    Quantity,
    Some,
    Thing,
    Things,
    Unnamed,
)
from ...language.scope import NEW
from ...language.taken_as import things_of
from ..statements import (
    Become,
    ChoosePlayer,
    Discard,
    Enters,
    ExchangeMarkers,
    GainAdvancePoints,
    Prevent,
    Put,
    PutCounters,
    RemoveCounters,
    SwapLife,
    UseSpell,
)
from ..tree import HappenedThisTurn, PaySouls
from .counters import CountersThere
from .frames import counters_put, counters_taken, prevented, price_changed, put, used_at_most
from .happenings import What, in_play, left, moved, used
from .phrases import THERE, DamageTo
from .restrictions import CANNOT, enters, enters_with, forbids, no_damage_taken, not_chosen
from .wording import DEALT, MustPay, ThisIn, UseLimit

FIELD: Final = Place(("battlefield",), EITHER)


# --- cards that move ---------------------------------------------------------------------------------


def this_put(subject: Subject, source: Place, to: Place, lying: str = "") -> Put | None:
    """このカードを捨て札置き場から戦場に配置する."""
    where = _this_in(subject, source)
    return put(where, to, lying) if where is not None else None


def this_moved(subject: Subject, source: Place, to: Place) -> Any:
    where = _this_in(subject, source)
    return moved_to(where, to) if where is not None and to.whose in (EITHER, OWNER, YOU, SELF) else None


def this_onto_deck(subject: Subject, source: Place, to: DeckEnd) -> Any:
    where = _this_in(subject, source)
    return put_on_deck(where, to) if where is not None else None


def this_removed(subject: Subject, source: Place) -> Put | None:
    where = _this_in(subject, source)
    return Put(where, "removed-yard") if where is not None else None


def _this_in(subject: Subject, source: Place) -> Subject | None:
    own = subject == This() and source.whose in (EITHER, YOU, SELF)
    return ThisIn(source.zones[0]) if own else None


def hand_shown(who: str, hand: Place) -> LookAt | None:
    """対戦相手は手札を公開する."""
    own = hand.zones == ("hand",) and hand.whose in (EITHER, SELF, who)
    return LookAt(Every(Filter(who, ("hand",))), NEW, True) if own else None


def spell_used_from(place: Place, what: Things) -> UseSpell | None:
    if what.filter.whose != EITHER or what.filter.zones or what.quantity is None:
        return None
    return UseSpell(Some(replace(what.filter, whose=place.whose, zones=place.zones), what.quantity))


def top_put(top: DeckEnd, count: Amount, to: Place, lying: str = "") -> Put | None:
    """デッキの上から2枚のカードを."""
    return put(TopCards(top.whose, count, top.bottom), to, lying)


MOVING: Final[tuple[Frame, ...]] = (
    frame(Put, "{top:deck-end}から {count:drawn}を {lying:state}で? {to:zone}に|へ 配置する|置く", pack=top_put),
    frame(
        Put,
        "{source:zone}から {subject:one}を {lying:state}で? {to:zone}に|へ 配置する|置く|出る|戻す",
        pack=this_put,
    ),
    frame(Put, "{source:zone}から {subject:one}を {to:zone}に|へ 置く|戻す|加える", pack=this_moved),
    frame(Put, "{source:zone}から {subject:one}を {to:deck-end}に|へ 置く|戻す|加える", pack=this_onto_deck),
    frame(Put, "{source:zone}から {subject:one}を 除外する", pack=this_removed),
    frame(Put, f"{{subject:cards}}を {{lying:state}}で? {{to:zone}}だ {THERE}", pack=put),
    frame(Put, f"{{subject:cards}}を {{to:zone}}だ {THERE}", pack=moved_to),
    frame(Put, f"{{subject:cards}}を {{to:deck-end}}だ {THERE}", pack=put_on_deck),
    frame(LookAt, "{who:someone}は {hand:zone}を 公開する", pack=hand_shown),
    frame(ChoosePlayer, "{whose:person}を 選ぶ", pack=lambda whose: ChoosePlayer(NEW, whose)),
    frame(Discard, "{who:someone}は {subject:one}を 捨てる", pack=lambda who, subject: OfTheirs(Discard(subject), who)),
    frame(UseSpell, "{place:zones}から {what:some}を ~コストを支払わずに 使用する", pack=spell_used_from),
    frame(
        ExchangeMarkers,
        "{whose:player}は|が? 時代マーカーと手札を {count:many} 交換する",
        pack=lambda whose, count: (
            ExchangeMarkers(whose, Number(1)) if count == Quantity(Number(1), count.counter) else None
        ),
    ),
)


# --- counters, numbers, damage -----------------------------------------------------------------------


def those_taken(there: CountersThere, count: Quantity | None = None) -> RemoveCounters | None:
    """それの上に置かれているカウンターをすべて取り除く."""
    if there.all == (count is not None):
        return None
    return counters_taken(there.of, there.name, count or ALL)


def brought_to_nothing(damage: DamageTo, to: Amount, all_: bool = True) -> Prevent | None:
    """受けるダメージを0にする."""
    return prevented(damage, all_=ALL) if to == Number(0) and all_ and damage.how == "each" else None


def price_changed_by(changes: Changing) -> Any:
    """スペルのコスト－1, without a verb."""
    if len(changes.changes) != 1:
        return None
    stat, by, down = changes.changes[0]
    return price_changed(Numbers((stat,), changes.of), by, down)


def coloured(subject: Subject, colours: tuple[str, ...], added: bool) -> Become:
    """黒になる."""
    return Become(subject, factions=colours, added=added)


NUMBERS: Final[tuple[Frame, ...]] = (
    frame(
        PutCounters,
        "{subject:on}に? {some:some-counters}を 置く",
        pack=lambda subject, some: counters_put(subject, some.name, Quantity(some.count)),
    ),
    frame(
        RemoveCounters,
        "{counter:counters}を {count:many} 取り除く",
        pack=lambda counter, count: counters_taken(Unnamed(), counter, count),
    ),
    frame(RemoveCounters, "{there:counters-there}を {count:many} 取り除く", pack=those_taken),
    frame(RemoveCounters, "{there:counters-there}を 取り除く", pack=those_taken),
    frame(Prevent, "{damage:damage-to}は|が {all_:many} 軽減する", voices="passive", pack=prevented),
    frame(Prevent, "{damage:damage-to}を|は|が {all_:all}? {to:amount}に する|なる", pack=brought_to_nothing),
    frame(SwapLife, "{both:life}を 入れ替える|交換する", pack=lambda both: SwapLife() if both == BOTH else None),
    frame(
        SwapLife,
        "{one:life}と {other:life}を 交換する",
        pack=lambda one, other: SwapLife() if {one, other} == {YOU, OPPONENT} else None,
    ),
    frame(GainAdvancePoints, "{amount:advance-points}だ 得る", whose=DOER, unpack=never),
    frame(GainAdvancePoints, "{amount:advance-points}だ 失う", whose=DOER, down=True, unpack=never),
    frame(SetLife, "{whose:life}は|が {amount:amount}に なる", unpack=never),
    frame(GainLife, "{much:so-much}だ 得る", pack=lambda much: life_gained(DOER, much)),
    frame(LoseLife, "{much:so-much}だ 失う", pack=lambda much: life_lost(DOER, much)),
    frame(ChangeCost, "{changes:changing}だ ＋", pack=price_changed_by),
    frame(Become, "{subject:group}は {colours:just-colours}に なる", pack=coloured, added=False),
    frame(Become, "{subject:group}は ~追加で {colours:just-colours}に なる", pack=coloured, added=True),
    frame(Become, "{subject:group}は {colours:just-colours}にも なる", pack=coloured, added=True),
)


# --- what may not be done ----------------------------------------------------------------------------


def not_chosen_by(
    who: str, subject: Subject, effects: Thing | None = None, cards: Filter | None = None
) -> Forbid | None:
    """対戦相手は、このユニットをスペルの対象に選べない."""
    if effects is not None:
        return not_chosen(subject, replace(effects, whose=who)) if not effects.whose else None
    assert cards is not None
    return not_chosen(subject, cards=replace(cards, whose=who)) if cards.whose == EITHER else None


def only_so_many_a_turn(verb: str) -> Callable[..., If | None]:
    """1ターンに1枚しかスペルを使用できない: once that happened so often in this turn, no more."""

    def made(
        whose: str, of: PerTurn | None = None, count: Amount | None = None, what: Filter | None = None
    ) -> If | None:
        if of is not None:
            found = things_of(of.of) if of.of is not None else None
            what, count = found.filter if found is not None and found.quantity is None else None, of.amount
        if what is None or what.whose != EITHER or what.zones or not isinstance(count, Number) or not count.value:
            return None
        if verb == "使用する":
            happening = used(whose, what)
            against = None if what == Filter(categories=("spell",)) else what
            forbidden = Forbid("use-spell", None, whose, against, STAYS)
        else:
            happening = Happening("placed", what, whose)
            forbidden = Forbid("place", None, whose, what if what != Filter() else None, STAYS)
        return If(HappenedThisTurn(happening, count.value), (forbidden,)) if happening is not None else None

    return made


FORBIDDING: Final[tuple[Frame, ...]] = (
    frame(UseLimit, "{of:this-ability}は ~1ターンに {count:only-so-many} 誘発する", forms="not", pack=used_at_most),
    frame(Forbid, "{subject:group}は? {cards:targets-of}に 選ぶ", forms="not", voices="passive", pack=not_chosen),
    frame(Forbid, "{subject:group}は? {effects:effect-targets}に 選ぶ", forms="not", voices="passive", pack=not_chosen),
    frame(Forbid, "{who:someone}は {subject:group}を {cards:targets-of}に|で 選ぶ", forms=CANNOT, pack=not_chosen_by),
    frame(Forbid, "{who:someone}は {subject:group}を {cards:filter}で 選ぶ", forms=CANNOT, pack=not_chosen_by),
    frame(
        Forbid, "{who:someone}は {subject:group}を {effects:effect-targets}に 選ぶ", forms=CANNOT, pack=not_chosen_by
    ),
    frame(Forbid, "{who:someone}は {subject:group}を {effects:choosers}で 選ぶ", forms=CANNOT, pack=not_chosen_by),
    frame(Forbid, "{subject:group}は? 回復する", forms=CANNOT, pack=forbids("recover")),
    frame(Forbid, "{subject:group}は? ~回復フェイズに 回復する", forms=CANNOT, pack=forbids("recover-in-phase")),
    frame(
        Forbid,
        "{subject:group}は? {damage:damage-by}を 受ける",
        forms="not",
        pack=lambda subject, damage: no_damage_taken(Hurt(None, damage.nature), subject, against=damage.by),
    ),
    *(
        frame(If, f"{{whose:player}}は {limit} {verb}", forms=CANNOT, pack=only_so_many_a_turn(verb))
        for verb in ("使用する", "配置する")
        for limit in ("{of:per-turn-of}", "{count:per-turn} {what:filter}を")
    ),
    frame(
        MustPay,
        "{by:payer}は {price:souls}を 支払う",
        forms="must",
        pack=lambda by, price: MustPay((PaySouls(price),), by),
    ),
    frame(
        Enters,
        "{subject:group}は {lying:state}で 配置する|置く",
        voices="passive",
        pack=lambda subject, lying: enters(subject, lying, FIELD),
    ),
    frame(
        Enters,
        "{subject:group}は {counter:counters}が {count:many} ~置かれた状態で 配置する|置く",
        voices="passive",
        pack=lambda subject, counter, count: enters_with(subject, counter, count, FIELD),
    ),
    frame(
        Enters,
        "{subject:group}は {some:some-counters}が ~置かれた状態で {to:zone}に? 配置する|置く",
        voices="passive",
        pack=lambda subject, some, to=FIELD: enters_with(subject, some.name, Quantity(some.count), to),
    ),
)


# --- what is so, what happens ------------------------------------------------------------------------


def has_less(who: str, whose: str, one: Amount, how: str) -> Fact | None:
    """あなたは対戦相手より手札が少ない."""
    if not isinstance(one, Count) or one.of.whose != EITHER:
        return None
    return than_theirs(Count(replace(one.of, whose=who)), whose, how)


def dealt(other: What, hurt: Hurt) -> Happening | None:
    """このユニットが戦闘ダメージを与えた: to whatever card or player."""
    return Happening(DEALT, other=other, nature=hurt.nature) if hurt == Hurt(None, hurt.nature) else None


def moved_from_anywhere(what: What, to: Place) -> Happening | None:
    """Of a card, wherever it lay; a unit, and no unit card, lies on the battlefield."""
    if isinstance(what, Filter) and in_play(what) is not None:
        return None
    return moved(what, to)


ASKING: Final[tuple[Frame, ...]] = (
    frame(
        Matches,
        "{subject:one}が いる",
        pack=lambda subject: Matches(subject, Filter(zones=("battlefield",))) if subject == This() else None,
    ),
    *(
        frame(Compares, f"{{who:someone}}は|が {{whose:someone}}より {{one:countable}}が {how}", pack=has_less, how=how)
        for how in ("<", ">")
    ),
    frame(Happening, "{what:what}が {effects:effects-of}によって|で? {source:zone}から 離れる", pack=left),
    frame(Happening, "{other:what}が {hurt:hurt}を 与える", pack=dealt),
    frame(Happening, "{what:what}が 犠牲にする", voices="passive", kind="sacrificed", unpack=never),
    frame(Happening, "{what:what}が 選ぶ", voices="passive", kind="chosen", unpack=never),
    frame(Happening, "{what:what}が ワイプする", kind="wiped", unpack=never),
    frame(Happening, "{other:what}が {what:what}を 破壊する", kind="destroyed", unpack=never),
    frame(
        Happening,
        "{what:what}が ~攻撃して 防御する",
        voices="passive",
        forms="past-not",
        kind="unblocked",
        unpack=never,
    ),
    frame(Happening, "{what:what}が ~どこからでも {to:zone}に 置く", voices="passive", pack=moved_from_anywhere),
)
TURNS_OF_PHRASE: Final = MOVING + NUMBERS + FORBIDDING + ASKING
