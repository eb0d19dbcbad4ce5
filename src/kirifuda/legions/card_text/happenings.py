"""～した時: what abilities wait for, and what replacements replace (37-2)."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from ...effects.tree import OPPONENT, YOU, Filter, Happening, This
from ...text.happenings import Thing, of_those_at, player, thing, together, zones
from ...text.trouble import Misread
from ...text.verbs import PASSIVE, PAST, PLAIN
from . import lexicon
from .clauses import Clause
from .nominals import Nominal, in_order


def happening(clause: Clause, forms: tuple[str, ...] = (PAST, PLAIN)) -> Happening:
    """What a clause before 時 or 代わりに speaks of."""
    end = clause.ending
    if end.kind != "VERB" or clause.form.form not in forms:
        raise clause.misread("no-happening", word=end.text.rstrip("、"))
    read = _READ.get(clause.form.verb)
    if read is None:
        raise clause.misread("no-happening", word=end.text.rstrip("、"))
    at_once = together(clause)
    on_field = any(one.particle in ("が", "を") and one.phrase.on_field for one in clause.arguments)
    found = read(clause)
    clause.all_taken()
    return replace(found, together=at_once, source=found.source or _left_where(found, on_field))


def _left_where(found: Happening, on_field: bool) -> tuple[str, ...]:
    """フィールドにある～が除外された時: what lay there before, not a card that was exiled from anywhere."""
    return ("field",) if on_field and found.kind in ("exiled", "moved") else ()


def _by(clause: Clause) -> str:
    word = clause.adverb_word("相手の効果", "あなたの効果")
    return "" if word is None else OPPONENT if word.startswith("相手") else YOU


def _needed(clause: Clause, found: Thing) -> Thing:
    if found is None and clause.of_this:
        return This()
    if found is None:
        raise clause.misread("happens-to-what")
    return found


# --- the verbs -------------------------------------------------------------------------------------


def _placed(clause: Clause) -> Happening:
    clause.adverb("直接")
    lane = clause.lane()
    goal, source = clause.take("に", "へ"), clause.take("から")
    who = player(clause)
    what = of_those_at(_needed(clause, thing(clause, "が", "を", "は")), goal)
    if lane is not None:
        if not isinstance(what, Filter):
            raise clause.misread("which-zone")
        what = replace(what, tests=in_order([*what.tests, lane]))
    if goal is not None and goal.kind == "LANENOUN":
        return Happening("placed", what, who, source=zones(source), to=_lanes(goal), by=_by(clause))
    to = zones(goal)
    if to in ((), ("field",), ("minion-zone",)):
        if to == () and clause.form.verb == "put":
            raise clause.misread("where-to")
        return Happening("placed", what, who, source=zones(source), by=_by(clause))
    return Happening("moved", what, who, source=zones(source), to=to, nature=_by_breaking(clause, to), by=_by(clause))


def _lanes(goal: Nominal) -> tuple[str, ...]:
    """左レーンに: those that are named."""
    found = lexicon.lanes_of(goal.text)
    if not found or goal.tests or goal.quantity is not None:
        raise Misread(goal.start, goal.end, "which-zone")
    return found


def _by_breaking(clause: Clause, to: tuple[str, ...]) -> str:
    """ブレイク処理でタイムラインに移動する: only where breaking puts it (12-2)."""
    if not clause.adverb("ブレイク処理で"):
        return ""
    if to != ("timeline",):
        raise clause.misread("which-zone")
    return "break"


def _put(clause: Clause) -> Happening:
    if not clause.has("を", kind="CORES"):
        return _placed(clause)
    clause.take("を", kind="CORES")
    who = player(clause)
    for one in list(clause.arguments):
        if one.particle in ("に", "へ", "の上に", "の上へ"):
            clause.arguments.remove(one)
            if one.particle.startswith("の上"):
                return Happening("cores-moved", who=who or YOU, to=(clause.reader.core_bearer(one.phrase),))
            if one.phrase.kind == "COREPLACE":
                return Happening("cores-moved", who=who or YOU, to=(lexicon.core_place_of(one.phrase.text),))
            raise Misread(one.phrase.start, one.phrase.end, "no-cores-there")
    return Happening("cores-moved", who=who or YOU)


def _moved(clause: Clause) -> Happening:
    clause.adverb("直接")
    goal, source = clause.take("に", "へ"), clause.take("から")
    if goal is not None and goal.kind == "LANENOUN":
        return Happening("lane-moved", _needed(clause, thing(clause, "が")), to=_lanes(goal))
    who = player(clause)
    what = of_those_at(_needed(clause, thing(clause, "が", "を")), source)
    to = () if goal is not None and goal.kind == "REGION" else zones(goal)
    if to == ("field",):
        return Happening("placed", what, who, source=zones(source), by=_by(clause))
    if to == ("exile",):
        return Happening("exiled", what, who, source=zones(source), by=_by(clause))
    return Happening("moved", what, who, source=zones(source), to=to, nature=_by_breaking(clause, to), by=_by(clause))


def _left(clause: Clause) -> Happening:
    """～がフィールドを離れた時: wherever it went, broken or not."""
    place = clause.take("を", "から", kind="ZONENOUN")
    if place is None or place.zones != ("field",) or clause.form.form != PAST:
        raise clause.misread("which-zone")
    by = _by(clause)
    what = of_those_at(_needed(clause, thing(clause, "が")), place)
    return Happening("moved", what, source=("field",), by=by)


def _simple(kind: str) -> Callable[[Clause], Happening]:
    def read(clause: Clause) -> Happening:
        who = player(clause) if kind == "exiled" else ""
        source = zones(clause.take("から")) if kind == "exiled" else ()
        by = _by(clause)
        clause.take("を", kind="TIRED")
        goal = clause.take("に", "へ", kind="LANENOUN") if kind == "lane-moved" else None
        what = _needed(clause, thing(clause, "が", "を", "の疲労を"))
        return Happening(kind, what, who, source=source, to=() if goal is None else _lanes(goal), by=by)

    return read


def _attacked(clause: Clause) -> Happening:
    if clause.form.voice == PASSIVE:
        other = _needed(clause, thing(clause, "が"))
        return Happening("attacked", thing(clause, "に", "によって"), other=other)
    return Happening("attacked", _needed(clause, thing(clause, "が")), other=thing(clause, "に"))


def _targeted(clause: Clause) -> Happening:
    if clause.has("を"):
        return Happening("attacked", thing(clause, "が"), other=thing(clause, "を"))
    return Happening("attacked", thing(clause, "の", "によって"), other=_needed(clause, thing(clause, "が")))


def _blocked(clause: Clause) -> Happening:
    if clause.form.voice == PASSIVE:
        other = _needed(clause, thing(clause, "が"))
        return Happening("blocked", thing(clause, "に", "によって"), other=other)
    return Happening("blocked", _needed(clause, thing(clause, "が")), other=thing(clause, "を"))


def _battled(clause: Clause) -> Happening:
    return Happening("battled", _needed(clause, thing(clause, "が")), other=thing(clause, "と"))


def _survived(clause: Clause) -> Happening:
    if not clause.adverb("バトルで") and not clause.has("とのバトルで"):
        raise clause.misread("survive-what")
    return Happening("survived", _needed(clause, thing(clause, "が")), other=thing(clause, "とのバトルで"))


def _broken(clause: Clause) -> Happening:
    by = _by(clause)
    if clause.has("を"):
        nature = "attack" if clause.adverb("アタックで") else "battle" if clause.adverb("バトルで") else ""
        what = thing(clause, "を")
        return Happening("broken", what, other=_needed(clause, thing(clause, "が")), nature=nature, by=by)
    what = _needed(clause, thing(clause, "が"))
    if clause.adverb("バトルで"):
        return Happening("broken", what, nature="battle")
    return Happening("broken", what, other=thing(clause, "によって"), by=by)


def _damage_nature(clause: Clause) -> str:
    damage = clause.take("を", kind="DMG")
    if damage is None:
        raise clause.misread("no-happening", word=clause.ending.text)
    natures = {"ダメージ": "", "バトルダメージ": "battle", "効果ダメージ": "effect"}
    if damage.text not in natures or damage.amount is not None:
        raise Misread(damage.start, damage.end, "how-many-happen")
    return natures[damage.text]


def _took_damage(clause: Clause) -> Happening:
    nature = _damage_nature(clause)
    by = _by(clause)
    by_effect = clause.adverb("効果") or bool(by)
    if by_effect and nature == "battle":
        raise clause.misread("no-happening", word=clause.ending.text)
    what = _needed(clause, thing(clause, "が"))
    nature = "effect" if by_effect else nature
    return Happening("damaged", what, other=thing(clause, "から", "によって"), nature=nature, by=by)


def _dealt_damage(clause: Clause) -> Happening:
    nature = _damage_nature(clause)
    if clause.adverb("アタックで"):
        if nature == "effect":
            raise clause.misread("no-happening", word=clause.ending.text)
        nature = "attack"
    other = _needed(clause, thing(clause, "が"))
    player = clause.take("に", kind="PLAYER")
    if player is not None:
        return Happening("damaged", Filter(player.whose, (), ("master",)), other=other, nature=nature)
    return Happening("damaged", thing(clause, "に"), other=other, nature=nature)


def _by_player(kind: str) -> Callable[[Clause], Happening]:
    def read(clause: Clause) -> Happening:
        who = player(clause)
        if clause.form.voice == PASSIVE:
            return Happening(kind, _needed(clause, thing(clause, "が")), who)
        source = clause.take("から")
        what = thing(clause, "を")
        if what == Filter():
            what = None
        if not who and not clause.of_this:
            raise clause.misread("which-player")
        return Happening(kind, what, who or YOU, source=zones(source))

    return read


def _drawn(clause: Clause) -> Happening:
    who = player(clause)
    clause.take("を", kind="CARDS")
    if not who:
        raise clause.misread("which-player")
    return Happening("drawn", who=who, by=_by(clause))


def _life(kind: str) -> Callable[[Clause], Happening]:
    def read(clause: Clause) -> Happening:
        if clause.take("を", kind="LIFE") is None:
            raise clause.misread("no-happening", word=clause.ending.text)
        by = _by(clause)
        return Happening(kind, who=_master(clause), by=by)

    return read


def _master(clause: Clause) -> str:
    """The player, or the player of the master."""
    for one in clause.arguments:
        if one.particle == "が" and one.phrase.subject == This() and clause.form.verb == "awaken":
            clause.arguments.remove(one)
            return YOU
        if one.particle == "が" and one.phrase.is_player():
            clause.arguments.remove(one)
            if one.phrase.whose:
                return one.phrase.whose
    if clause.of_this and clause.form.verb == "awaken":
        return YOU
    raise clause.misread("which-player")


def _awakened(clause: Clause) -> Happening:
    return Happening("awakened", who=_master(clause))


def _wait_changed(clause: Clause) -> Happening:
    return Happening("wait-changed", _needed(clause, thing(clause, "のWTが")))


def _chosen(clause: Clause) -> Happening:
    effects = clause.take("に", "によって", kind="EFFECTS")
    if clause.form.voice != PASSIVE:
        raise clause.misread("no-happening", word=clause.ending.text)
    by = effects.whose if effects is not None else ""
    what = _needed(clause, thing(clause, "が"))
    return Happening("chosen", what, other=thing(clause, "に", "によって"), by=by)


_READ: Final[dict[str, Callable[[Clause], Happening]]] = {
    "place": _placed,
    "put": _put,
    "return": _moved,
    "leave": _left,
    "add": _moved,
    "move": _moved,
    "move-lane": _simple("lane-moved"),
    "exile": _simple("exiled"),
    "exhaust": _simple("exhausted"),
    "recover": _simple("recovered"),
    "reverse": _simple("reversed"),
    "open": _simple("opened"),
    "attack": _attacked,
    "target": _targeted,
    "block": _blocked,
    "battle": _battled,
    "survive": _survived,
    "break": _broken,
    "receive": _took_damage,
    "give": _dealt_damage,
    "unlock": _by_player("unlocked"),
    "play": _by_player("played"),
    "draw": _drawn,
    "card-change": lambda clause: Happening("card-changed", who=player(clause) or YOU),
    "gain": _life("gained-life"),
    "lose": _life("lost-life"),
    "awaken": _awakened,
    "change": _wait_changed,
    "choose": _chosen,
}
