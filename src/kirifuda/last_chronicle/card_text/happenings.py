"""～とき: what abilities wait for, and what replacements replace (11.6, 11.9.5)."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from ...effects.tree import EITHER, OPPONENT, YOU, Amount, Filter, Happening, Named, Number, Oriented
from ...text.happenings import Thing, of_those_at, player, zones
from ...text.parsing import Leaf
from ...text.trouble import Misread
from ...text.verbs import NOT, PASSIVE, PAST, PLAIN
from ..vocabulary import WAYS
from .card_tests import BY_BURST
from .clauses import Clause, comparison
from .lexicon import number
from .nominals import Nominal, counter_name


def happening(clause: Clause, forms: tuple[str, ...] = (PAST, PLAIN)) -> Happening:
    """What a clause before とき or 代わりに speaks of."""
    end = clause.ending
    unblocked = end.text.startswith("防御されなかった")
    if end.kind != "VERB" or (clause.form.form not in forms and not unblocked):
        raise clause.misread("no-happening", word=end.text.rstrip("、"))
    read = _READ.get(clause.form.verb)
    if read is None:
        raise clause.misread("no-happening", word=end.text.rstrip("、"))
    least = _least(clause)
    if least is not None and least != Number(1):
        raise clause.misread("how-many-happen")
    found = read(clause)
    clause.all_taken()
    return replace(found, together=least is not None)


def counted_happening(clause: Clause) -> tuple[Happening, int]:
    """What a clause before ならば says has happened in this turn, and how often at least."""
    least = _least(clause)
    if least is not None and not isinstance(least, Number):
        raise clause.misread("how-many-happen")
    found = happening(clause, (PAST,))
    if found.kind == "destroyed" and found.nature and found.other is not None:
        raise clause.misread("not-here")
    return found, 1 if least is None else least.value


def thing(clause: Clause, *particles: str) -> Thing:
    nominal = clause.take_cards(*particles)
    return None if nominal is None else as_thing(clause, nominal)


def as_thing(clause: Clause, nominal: Nominal) -> Thing:
    if nominal.subject is not None:
        return nominal.subject
    if nominal.kind == "ZONENOUN" and not nominal.whose and not nominal.tests:
        return Filter(zones=nominal.zones)
    if nominal.is_cards() or nominal.kind == "TOP":
        return clause.reader.placed(nominal).filter() if nominal.zones else nominal.filter()
    raise Misread(nominal.start, nominal.end, "no-cards", word=nominal.text)


def _least(clause: Clause) -> Amount | None:
    """1体以上: however many at once count as one."""
    for one in clause.arguments:
        count = one.phrase.quantity
        if count is not None and not count.every:
            if not count.at_least:
                raise Misread(one.phrase.start, one.phrase.end, "how-many-happen")
            one.phrase = replace(one.phrase, quantity=None)
            return count.amount
    for leaf in clause.adverbs:
        if leaf.kind == "QTYCMP" and leaf.text.rstrip("、").endswith("以上"):
            clause.adverbs.remove(leaf)
            return number(comparison(leaf.text)[0])
    return None


def _under(clause: Clause) -> str:
    """あなたのコントロール下で: whose card it comes to be."""
    word = clause.adverb_word("あなたのコントロール", "相手のコントロール")
    return "" if word is None else OPPONENT if word.startswith("相手") else YOU


def _way(clause: Clause) -> str:
    """ソウルチェンジによって, CBによって: by what a card came."""
    if clause.take_if(lambda phrase: phrase.kind == "BAREMARK" and phrase.text.startswith("CB"), "によって", "で"):
        return BY_BURST
    keyword = clause.take("によって", "で", kind="GIFTS")
    if keyword is None:
        return ""
    name: str = clause.reader.keyword_named(keyword.text, Leaf("GIFTS", keyword.text, keyword.start, keyword.end))
    if name not in WAYS:
        raise Misread(keyword.start, keyword.end, "not-here")
    return name


def _by(clause: Clause) -> str:
    """相手のスペルやアビリティによって."""
    found = clause.take_if(lambda phrase: phrase.kind == "SPELLEFFECT", "によって", "に")
    if found is not None:
        return found.whose or EITHER
    word = clause.adverb_word("相手の", "あなたの", "スペル", "効果")
    if word is None:
        return ""
    return OPPONENT if word.startswith("相手") else YOU if word.startswith("あなた") else EITHER


def _needed(clause: Clause, found: Thing) -> Thing:
    """What it happens to; unsaid, and no other card spoken of: the card that bears the text."""
    thing: Thing = clause.reader.bearer_alone() if found is None else found
    if thing is None:
        raise clause.misread("happens-to-what")
    return thing


# --- the verbs -------------------------------------------------------------------------------------


def _is_in_play(nominal: Nominal) -> bool:
    """ユニット, where ユニットカード is one that lies elsewhere (5.6.2)."""
    if nominal.kind != "CARDS" or nominal.zones:
        return False
    return nominal.on_field or ("カード" not in nominal.text and nominal.text not in ("スペル", "SS", "トークン"))


def _moved(clause: Clause) -> Happening:
    counters = clause.take("が", "を", kind="COUNTER")
    if counters is not None:
        bearer = thing(clause, "の上に", "に")
        who = player(clause)
        return Happening("counters-put", _needed(clause, bearer), who, nature=counter_name(counters))
    checked = clause.take("によって", kind="CHECK") is not None
    goal, source = clause.take("に", "へ"), clause.take("から")
    who, under = player(clause), _under(clause)
    way, by = _way(clause), _by(clause)
    in_play = any(_is_in_play(one.phrase) for one in clause.arguments if one.particle in ("が", "を", "は"))
    what = of_those_at(_needed(clause, thing(clause, "が", "を", "は")), goal, source)
    if under and isinstance(what, Filter):
        if what.whose not in (EITHER, under):
            raise clause.misread("twice-whose")
        what = replace(what, whose=under)
    elif under:
        who = under
    to = zones(goal)
    if checked:
        return _checked(clause, what, who, to)
    if isinstance(what, Filter) and what.zones and what.zones == to:
        what, origin = replace(what, zones=()), zones(source)
    elif isinstance(what, Filter) and what.zones and not source:
        what, origin = replace(what, zones=()), what.zones
    else:
        origin = zones(source)
    if to in ((), ("battlefield",)):
        if to == () and clause.form.verb != "place" and not way:
            raise clause.misread("where-to")
        return Happening("placed", what, who, source=origin, nature=way, by=by)
    if clause.form.verb == "place" or way:
        raise clause.misread("where-to")
    if in_play and not origin and isinstance(what, Filter):
        origin = ("battlefield",)
    if to == ("removed-yard",):
        return Happening("removed", what, who, source=origin, by=by)
    return Happening("moved", what, who, source=origin, to=to, by=by)


def _checked(clause: Clause, what: Thing, who: str, to: tuple[str, ...]) -> Happening:
    """クロノチェックによって～がCAヤードに置かれたとき."""
    if to not in ((), ("ca-yard",)):
        raise clause.misread("where-to")
    if isinstance(what, Filter):
        who = who or ("" if what.whose == EITHER else what.whose)
        what = replace(what, whose=EITHER)
        what = None if what == Filter() else what
    return Happening("chrono-checked", what, who or EITHER)


def _left(clause: Clause) -> Happening:
    place = clause.take("から", "を", kind="ZONENOUN")
    by = _by(clause)
    what = of_those_at(_needed(clause, thing(clause, "が", "は")), place)
    zones = place.zones if place is not None else ()
    if isinstance(what, Filter) and what.zones and zones in ((), what.zones):
        zones, what = what.zones, replace(what, zones=())
    if not zones:
        raise clause.misread("which-zone")
    if zones == ("battlefield",):
        return Happening("left", what, by=by)
    return Happening("moved", what, source=zones, by=by)


_WAS: Final = {"recovered": Oriented("wiped"), "wiped": Oriented("active")}
"""What a card that is turned was before goes without saying; now it is so no more."""


def _simple(kind: str) -> Callable[[Clause], Happening]:
    def read(clause: Clause) -> Happening:
        source = clause.take("から")
        who = player(clause)
        by = _by(clause)
        other = thing(clause, "によって", "に") if kind == "destroyed" and clause.form.voice == PASSIVE else None
        nature = "combat" if kind == "destroyed" and clause.adverb("戦闘で", "戦闘によって") else ""
        if kind == "destroyed" and clause.form.voice != PASSIVE and clause.has("を"):
            other = thing(clause, "が", "は")
            what = thing(clause, "を")
        else:
            what = thing(clause, "が", "を", "は")
        if not who:
            what = _needed(clause, what)
        if isinstance(what, Filter) and kind in _WAS:
            what = replace(what, tests=tuple(test for test in what.tests if test != _WAS[kind]))
        origin = zones(source)
        if isinstance(what, Filter) and what.zones and not origin and kind != "wiped" and kind != "recovered":
            what, origin = replace(what, zones=()), what.zones
        if kind == "discarded":
            if origin not in ((), ("hand",)):
                raise clause.misread("discard-from-hand")
            origin = ()
        return Happening(kind, of_those_at(what, source), who, other=other, source=origin, nature=nature, by=by)

    return read


def _attacked(clause: Clause) -> Happening:
    if clause.form.voice == PASSIVE:
        raise clause.misread("no-happening", word=clause.ending.text)
    who = player(clause)
    if who:
        return Happening("attacked", Filter(categories=("unit",)), who)
    return Happening("attacked", _needed(clause, thing(clause, "が")))


def _squad(clause: Clause) -> Happening:
    who = player(clause)
    return Happening("squad-attacked", None if who else _needed(clause, thing(clause, "が")), who)


def _blocked(clause: Clause) -> Happening:
    if clause.form.voice == PASSIVE:
        what = _needed(clause, thing(clause, "が"))
        if clause.form.form == NOT:
            return Happening("unblocked", what)
        return Happening("was-blocked", what, other=thing(clause, "に", "によって"))
    return Happening("blocked", _needed(clause, thing(clause, "が")), other=thing(clause, "を"))


def _damage_nature(clause: Clause, damage: Nominal | None) -> str:
    if damage is None:
        raise clause.misread("no-happening", word=clause.ending.text)
    natures = {"ダメージ": "", "戦闘ダメージ": "combat", "効果によるダメージ": "effect"}
    if damage.text not in natures or damage.amount is not None:
        raise Misread(damage.start, damage.end, "how-many-happen")
    return natures[damage.text]


def _took_damage(clause: Clause) -> Happening:
    nature = _damage_nature(clause, clause.take("を", kind="DMG"))
    nature = "combat" if clause.adverb("戦闘で", "戦闘によって") else nature
    nature = "effect" if clause.adverb("効果") else nature
    other = thing(clause, "から", "によって")
    who = player(clause)
    if who:
        return Happening("player-damaged", None, who, other=other, nature=nature)
    return Happening("damaged", _needed(clause, thing(clause, "が")), other=other, nature=nature)


def _dealt_damage(clause: Clause) -> Happening:
    if clause.form.voice == PASSIVE:
        nature = _damage_nature(clause, clause.take("が", kind="DMG"))
        nature = "combat" if clause.adverb("戦闘で", "戦闘によって") else nature
        nature = "effect" if clause.adverb("効果") else nature
        other = thing(clause, "から", "によって")
    else:
        nature = _damage_nature(clause, clause.take("を", kind="DMG"))
        nature = "combat" if clause.adverb("戦闘で", "戦闘によって") else nature
        other = _needed(clause, thing(clause, "が"))
    player = clause.take("に", kind="PLAYER")
    if player is not None:
        return Happening("player-damaged", None, player.whose, other=other, nature=nature)
    return Happening("damaged", _needed(clause, thing(clause, "に")), other=other, nature=nature)


def in_two_ways(clause: Clause) -> tuple[Happening, Happening] | None:
    """What may happen in two ways: damage is dealt to a unit or a player, life is gained or lost."""
    dealt = _dealt_to_anybody(clause)
    if dealt is not None:
        return dealt, replace(dealt, kind="player-damaged", who=EITHER)
    if clause.form.verb == "change" and clause.has("が", kind="LIFE"):
        life = clause.take("が", kind="LIFE")
        assert life is not None
        clause.all_taken()
        return Happening("gained-life", who=life.whose or EITHER), Happening("lost-life", who=life.whose or EITHER)
    return None


def _dealt_to_anybody(clause: Clause) -> Happening | None:
    """このユニットが戦闘ダメージを与えた: a unit or a player, whichever it was. Here: the unit."""
    active = clause.form.verb == "give" and clause.form.voice != PASSIVE
    if not active or clause.has("に") or not clause.has("を", kind="DMG"):
        return None
    nature = _damage_nature(clause, clause.take("を", kind="DMG"))
    nature = "combat" if clause.adverb("戦闘で", "戦闘によって") else nature
    other = _needed(clause, thing(clause, "が"))
    clause.all_taken()
    return Happening("damaged", other=other, nature=nature)


def _used(clause: Clause) -> Happening:
    who = player(clause)
    ability = clause.take("を", "が", kind="ABILITIES")
    if ability is not None or clause.has("のアクションアビリティを"):
        return Happening("ability-used", thing(clause, "のアクションアビリティを", "の"), who)
    passive = clause.form.voice == PASSIVE
    what = thing(clause, "が" if passive else "を")
    if not who and not passive:
        raise clause.misread("which-player")
    if isinstance(what, Filter) and not what.categories and any(isinstance(test, Named) for test in what.tests):
        what = replace(what, categories=("spell",))
    if what is None or (isinstance(what, Filter) and what.categories != ("spell",)):
        raise clause.misread("use-what")
    if isinstance(what, Filter):
        what = None if what == Filter(categories=("spell",)) else what
    return Happening("spell-used", what, who)


def _drawn(clause: Clause) -> Happening:
    who = player(clause)
    clause.take("を", kind="CARDS")
    if not who:
        raise clause.misread("which-player")
    return Happening("drawn", who=who)


def _gained(kind: str) -> Callable[[Clause], Happening]:
    def read(clause: Clause) -> Happening:
        if kind == "gained-life" and clause.take("を", kind="CONTROL") is not None:
            who = player(clause)
            return Happening("control-changed", _needed(clause, thing(clause, "の")), who or YOU)
        noun = clause.take("を", "が", kind="LIFE")
        points = clause.take("を", "が", kind="POINTS") if noun is None else None
        if noun is None and (points is None or kind != "gained-life"):
            raise clause.misread("no-happening", word=clause.ending.text)
        who = player(clause) or (noun.whose if noun is not None else points.whose if points is not None else "")
        if not who:
            raise clause.misread("which-player")
        return Happening(kind if noun is not None else "points-gained", who=who)

    return read


def _advanced(clause: Clause) -> Happening:
    era = clause.take("が", "を", kind="ERA")
    if era is None:
        raise clause.misread("no-happening", word=clause.ending.text)
    return Happening("era-advanced", who=era.whose or player(clause) or YOU)


def _done(clause: Clause) -> Happening:
    if clause.take("を", "が", kind="CHECK") is not None:
        return Happening("chrono-checked", who=player(clause) or YOU)
    raise clause.misread("no-happening", word=clause.ending.text)


def _invoked(clause: Clause) -> Happening:
    who = player(clause)
    what = thing(clause, "の")
    burst = clause.take("を", "が")
    if burst is None or burst.kind not in ("BAREMARK", "GIFTS"):
        raise clause.misread("no-happening", word=clause.ending.text)
    return Happening("burst" if burst.kind == "BAREMARK" else "soul-burst", what, who)


def _chosen(clause: Clause) -> Happening:
    if clause.form.voice != PASSIVE:
        raise clause.misread("no-happening", word=clause.ending.text)
    by = _by(clause)
    what = _needed(clause, thing(clause, "が"))
    return Happening("chosen", what, other=thing(clause, "に", "によって"), by="" if by == EITHER else by)


def _counters_removed(clause: Clause) -> Happening:
    counters = clause.take("が", "を", kind="COUNTER")
    if counters is None:
        raise clause.misread("no-happening", word=clause.ending.text)
    return Happening(
        "counters-removed", _needed(clause, thing(clause, "の上から", "から")), nature=counter_name(counters)
    )


def _triggered(clause: Clause) -> Happening:
    what = thing(clause, "のトリガーアビリティが", "の")
    keyword = clause.take("が", kind="GIFTS")
    if keyword is not None:
        named = Leaf("GIFTS", keyword.text, keyword.start, keyword.end)
        return Happening("triggered", _needed(clause, what), nature=clause.reader.keyword_named(keyword.text, named))
    clause.take("が", kind="ABILITIES")
    return Happening("triggered", _needed(clause, what))


def _interrupted(clause: Clause) -> Happening:
    """あなたのスペルが打ち消されたとき: whose it is, its controller's."""
    who, by = player(clause), _by(clause)
    what = thing(clause, "を" if who else "が")
    if not isinstance(what, Filter) or what.categories != ("spell",):
        raise clause.misread("use-what")
    if who:
        return Happening("interrupted", replace(what, zones=()), by=who)
    whose = "" if what.whose == EITHER else what.whose
    what = replace(what, whose=EITHER, zones=())
    return Happening("interrupted", None if what == Filter(categories=("spell",)) else what, whose or EITHER, by=by)


def _control_changed(clause: Clause) -> Happening:
    if clause.take("が", kind="CONTROL") is None:
        raise clause.misread("no-happening", word=clause.ending.text)
    return Happening("control-changed", _needed(clause, thing(clause, "の")))


def _united(clause: Clause) -> Happening:
    """～に～が結合された, ～が結合された: the unit that another card is joined to."""
    who = player(clause)
    if clause.has("に"):
        host = thing(clause, "に")
        other = thing(clause, "が", "を")
        return Happening("united", _needed(clause, host), who, other=None if other == Filter() else other)
    return Happening("united", _needed(clause, thing(clause, "が", "を")), who)


def _by_a_player(kind: str) -> Callable[[Clause], Happening]:
    """サーチした, シャッフルした, 交換した: who did it is all that is asked."""

    def read(clause: Clause) -> Happening:
        deck = clause.take("を", "が", kind="ZONENOUN")
        who = player(clause) or (deck.whose if deck is not None else "")
        if kind == "searched":
            clause.take("を", kind="CARDS")
            clause.take("から", kind="ZONENOUN")
        if not who or (deck is not None and deck.zones != ("deck",)):
            raise clause.misread("which-player")
        return Happening(kind, who=who)

    return read


def _exchanged(clause: Clause) -> Happening:
    who = player(clause)
    markers = [one for one in clause.arguments if one.particle in ("を", "が", "と")]
    clause.arguments = [one for one in clause.arguments if one not in markers]
    if not markers or not who:
        raise clause.misread("which-player")
    return Happening("exchanged", who=who)


_READ: Final[dict[str, Callable[[Clause], Happening]]] = {
    "place": _moved,
    "put": _moved,
    "return": _moved,
    "add": _moved,
    "move": _moved,
    "leave": _left,
    "destroy": _simple("destroyed"),
    "sacrifice": _simple("sacrificed"),
    "discard": _simple("discarded"),
    "remove": _simple("removed"),
    "wipe": _simple("wiped"),
    "recover": _simple("recovered"),
    "attack": _attacked,
    "squad": _squad,
    "block": _blocked,
    "receive": _took_damage,
    "give": _dealt_damage,
    "use": _used,
    "draw": _drawn,
    "gain": _gained("gained-life"),
    "lose": _gained("lost-life"),
    "advance": _advanced,
    "do": _done,
    "invoke": _invoked,
    "choose": _chosen,
    "take-off": _counters_removed,
    "trigger": _triggered,
    "change": _control_changed,
    "interrupt": _interrupted,
    "unite": _united,
    "search": _by_a_player("searched"),
    "shuffle": _by_a_player("shuffled"),
    "exchange": _exchanged,
}
