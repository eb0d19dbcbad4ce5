"""～した時: what abilities wait for, and what replacements replace (9.3)."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from ...effects.tree import EITHER, OPPONENT, YOU, Filter, Happening, Oriented, SameLane, Test, This
from ...text.happenings import Thing, of_those_at, player, thing, together, zones
from ...text.trouble import Misread
from ...text.verbs import CAUSATIVE, PASSIVE, PAST, PLAIN
from ..tree import InRows
from . import lexicon
from .clauses import Clause
from .nominals import Nominal, in_order
from .restrictions import effects_of


def happening(clause: Clause, forms: tuple[str, ...] = (PAST, PLAIN)) -> Happening:
    """What a clause before 時 or 代わりに speaks of."""
    end = clause.ending
    if end.kind != "VERB" or clause.form.form not in forms:
        raise clause.misread("no-happening", word=end.text.rstrip("、"))
    read = _READ.get(clause.form.verb)
    if read is None:
        raise clause.misread("no-happening", word=end.text.rstrip("、"))
    at_once = together(clause)
    found = read(clause)
    clause.all_taken()
    return replace(found, together=at_once)


def _by(clause: Clause) -> str:
    effects = effects_of(clause)
    if effects is not None and effects[1] is not None:
        raise clause.misread("effects-of-whom")
    return effects[0] if effects is not None else ""


def _needed(clause: Clause, found: Thing) -> Thing:
    if found is not None:
        return found
    scope = clause.reader.scope
    if isinstance(scope.topic, This) or (scope.speaks and scope.topic is None and not scope.referents):
        return This()
    raise clause.misread("happens-to-what")


# --- the verbs -------------------------------------------------------------------------------------


def _arrived(clause: Clause) -> Happening:
    clause.adverb("表側表示で")
    goal, source = clause.take("に", "へ"), clause.take("から")
    who = player(clause)
    what = of_those_at(_needed(clause, thing(clause, "が", "を", "は")), goal)
    if goal is not None and goal.kind in ("ROWNOUN", "SQUARE", "LANENOUN"):
        raise Misread(goal.start, goal.end, "which-zone")
    to = zones(goal)
    if to in ((), ("field",), ("character-zone",), ("support-zone",)):
        if to == () and clause.form.verb == "put":
            raise clause.misread("where-to")
        return Happening("placed", what, who, source=zones(source), by=_by(clause))
    return Happening("moved", what, who, source=zones(source), to=to, by=_by(clause))


def _went(clause: Clause) -> Happening:
    """移動した: on the board, unless a zone is named."""
    lane = clause.take("と同じレーンに")
    goal, source = clause.take("に", "へ"), clause.take("から")
    by = _by(clause)
    who = player(clause)
    if lane is not None and goal is None and source is None:
        what = _needed(clause, thing(clause, "が", "を"))
        if not isinstance(what, Filter):
            raise Misread(lane.start, lane.end, "which-zone")
        there = SameLane(clause.reader.subject(lane))
        return Happening("square-moved", replace(what, tests=in_order([*what.tests, there])), who, by=by)
    if goal is not None and goal.kind == "ROWNOUN" and not goal.tests:
        if source is not None and (source.kind != "ROWNOUN" or source.tests):
            raise Misread(source.start, source.end, "not-here")
        what, left = _left(of_those_at(_needed(clause, thing(clause, "が", "を")), goal))
        rows = lexicon.rows_of(source.text) if source is not None else left
        return Happening("square-moved", what, who, source=rows, to=lexicon.rows_of(goal.text), by=by)
    if goal is None or goal.kind in ("SQUARE", "LANENOUN"):
        if goal is not None and (goal.tests or lexicon.lanes_of(goal.text)):
            raise Misread(goal.start, goal.end, "which-zone")
        if source is not None and clause.ending.text.startswith("移動"):
            return Happening("moved", _needed(clause, thing(clause, "が", "を")), who, source=zones(source), by=by)
        return Happening("square-moved", _needed(clause, thing(clause, "が", "を")), who, by=by)
    what = of_those_at(_needed(clause, thing(clause, "が", "を")), source)
    return Happening("moved", what, who, source=zones(source), to=zones(goal), by=by)


def _off_the_field(clause: Clause) -> Happening:
    """～が場を離れた時: wherever it went, downed, destroyed or otherwise."""
    place = clause.take("を", "から", kind="ZONENOUN")
    coming = clause.form.form != PAST and (clause.then is None or clause.then.kind != "WHEN")
    if (place is not None and place.zones != ("field",)) or coming:
        raise clause.misread("which-zone")
    by = _by(clause)
    return Happening("moved", of_those_at(_needed(clause, thing(clause, "が")), place), source=("field",), by=by)


def _is_face(test: Test) -> bool:
    """裏側表示のキャラクターが表側表示になった: how it lay before, which is no longer so."""
    return isinstance(test, Oriented) and test.how in ("face-up", "face-down")


def _left(what: Thing) -> tuple[Thing, tuple[str, ...]]:
    """後衛のキャラクターが前衛に移動した: the row is the one that it left."""
    rows = [test for test in what.tests if isinstance(test, InRows)] if isinstance(what, Filter) else []
    if not isinstance(what, Filter) or not rows:
        return what, ()
    return replace(what, tests=tuple([test for test in what.tests if test not in rows])), rows[0].rows


def _became(clause: Clause) -> Happening:
    goal = clause.take("に", "へ")
    source = clause.take("から")
    by = _by(clause)
    what = _needed(clause, thing(clause, "が", "を"))
    if goal is None:
        raise clause.misread("no-happening", word=clause.ending.text.rstrip("、"))
    if goal.kind == "DOWNED":
        return Happening("downed", what, other=_opponent(clause))
    if goal.kind == "STATENOUN":
        return Happening("regained" if goal.text.startswith("リ") else "gained", what, by=by)
    if goal.kind != "LYINGNOUN":
        raise Misread(goal.start, goal.end, "not-here")
    if source is not None and source.kind == "LYINGNOUN" and _are_opposite(source, goal):
        source = None
    if source is not None and (source.kind != "LYINGNOUN" or lexicon.position_of(source.text)):
        raise Misread(source.start, source.end, "not-here")
    text = {"表": "表側", "裏": "裏側"}.get(goal.text, goal.text)
    face, position = lexicon.face_of(text), lexicon.position_of(text)
    if face and position:
        raise Misread(goal.start, goal.end, "face-and-position")
    if face:
        if isinstance(what, Filter):
            what = replace(what, tests=tuple(test for test in what.tests if not _is_face(test)))
        return Happening("turned-up" if face == "face-up" else "turned-down", what, by=by)
    return Happening("repositioned", what, to=("defense",) if position.startswith("defense") else (position,), by=by)


def _are_opposite(source: Nominal, goal: Nominal) -> bool:
    """アタック表示からディフェンス表示に, or back: there is no other way (6.2)."""
    positions = lexicon.position_of(source.text), lexicon.position_of(goal.text)
    faces = lexicon.face_of(source.text), lexicon.face_of(goal.text)
    return positions in (("attack", "defense"), ("defense", "attack")) and faces == ("", "")


def _opponent(clause: Clause) -> Thing:
    """Whom it fought with."""
    in_battle = clause.adverb("戦闘")
    found = thing(clause, "との戦闘で", "によって")
    return Filter(categories=("character",)) if found is None and in_battle else found


def _repositioned(clause: Clause) -> Happening:
    clause.take("が", "を", kind="POSNOUN")
    by = _by(clause)
    who = player(clause)
    return Happening("repositioned", _needed(clause, thing(clause, "の表示を", "が", "を")), who, by=by)


def _attacked(clause: Clause) -> Happening:
    if clause.form.voice == PASSIVE:
        other = _needed(clause, thing(clause, "が"))
        return Happening("attacked", thing(clause, "に", "によって"), other=other)
    if clause.adverb("直接"):
        clause.take_if(lambda one: one.kind == "PLAYER" and one.whose == OPPONENT, "に")
        return Happening("attacked", _needed(clause, thing(clause, "が")), nature="direct")
    return Happening("attacked", _needed(clause, thing(clause, "が")), other=thing(clause, "に"))


def _battled(clause: Clause) -> Happening:
    kind = "battled" if clause.form.form == PAST else "battling"
    return Happening(kind, _needed(clause, thing(clause, "が")), other=thing(clause, "と"))


def _downed(clause: Clause) -> Happening:
    """ダウンした; 相手のキャラクターをダウンさせた, of the one that did it."""
    if clause.form.voice == CAUSATIVE:
        clause.adverb("戦闘")
        what = thing(clause, "を")
        if what is None:
            raise clause.misread("happens-to-what")
        return Happening("downed", what, other=_needed(clause, thing(clause, "が")))
    what = _needed(clause, thing(clause, "が"))
    return Happening("downed", what, other=_opponent(clause))


def _won(clause: Clause) -> Happening:
    if not clause.adverb("戦闘") and not clause.has("との戦闘で"):
        raise clause.misread("no-happening", word=clause.ending.text.rstrip("、"))
    what = _needed(clause, thing(clause, "が"))
    return Happening("won", what, other=thing(clause, "との戦闘で"))


def _destroyed(clause: Clause) -> Happening:
    by = _by(clause)
    what = thing(clause, "を") if clause.has("を") else thing(clause, "が")
    return Happening("destroyed", _needed(clause, what), by=by)


def _tapped(kind: str) -> Callable[[Clause], Happening]:
    def read(clause: Clause) -> Happening:
        who = player(clause)
        return Happening(kind, _needed(clause, thing(clause, "が", "を")), who)

    return read


def _dealt_damage(clause: Clause) -> Happening:
    """このキャラクターが相手にダメージを与えた時."""
    nature = _damage(clause)
    goal = clause.take("に")
    if goal is None or not (goal.kind == "PLAYER" or (goal.kind == "LIFE" and goal.whose)):
        if goal is not None:
            raise Misread(goal.start, goal.end, "damage-to-character")
        return Happening("damaged", _needed(clause, thing(clause, "が")), OPPONENT, nature=nature)
    dealer = thing(clause, "が")
    if dealer is None and clause.reader.scope.bearer is None:
        raise clause.misread("happens-to-what")
    return Happening("damaged", dealer or This(), goal.whose, nature=nature)


def _took_damage(clause: Clause) -> Happening:
    nature = _damage(clause)
    source = thing(clause, "から", "によって", "の効果に")
    who = player(clause)
    if not who:
        wrong = clause.take("が", "は")
        if wrong is not None:
            raise Misread(wrong.start, wrong.end, "damage-to-character")
        raise clause.misread("which-player")
    return Happening("damaged", source, who, nature=nature)


def _damage(clause: Clause) -> str:
    nominal = clause.take("を", kind="DMG")
    if nominal is None or nominal.amount is not None or any(sign.isdigit() for sign in nominal.text):
        raise clause.misread("no-happening", word=clause.ending.text.rstrip("、"))
    if "ダウン" in nominal.text:
        return "down"
    if nominal.text != "ダメージ":
        return "battle" if "戦闘" in nominal.text else "effect"
    in_attack = clause.adverb("戦闘", "アタック")
    if clause.adverb("直接") or in_attack:
        return "battle"
    return "effect" if clause.adverb("効果") else ""


def _recovered(clause: Clause) -> Happening:
    life = clause.take("を", "が", kind="LIFE")
    if life is None:
        raise clause.misread("no-happening", word=clause.ending.text.rstrip("、"))
    return Happening("gained-life", who=life.whose or player(clause) or YOU)


def _by_player(kind: str) -> Callable[[Clause], Happening]:
    def read(clause: Clause) -> Happening:
        who = player(clause)
        clause.take("を", kind="EFFECTS")
        what = thing(clause, "を", "の効果を", "の効果が", "が")
        if what == Filter():
            what = None
        source = clause.take("から")
        if source is not None and source.zones != ("hand",):
            raise Misread(source.start, source.end, "not-here")
        of_itself = clause.form.voice == PASSIVE or kind == "activated"
        if not who and of_itself and isinstance(what, Filter) and what.whose in (YOU, OPPONENT):
            who, what = what.whose, replace(what, whose=EITHER)
        if not who and not isinstance(what, This):
            raise clause.misread("which-player")
        return Happening(kind, what, who)

    return read


def _drawn(clause: Clause) -> Happening:
    who = player(clause)
    clause.take_if(Nominal.is_any_card, "を")
    if not who:
        raise clause.misread("which-player")
    return Happening("drawn", who=who)


def _discarded(clause: Clause) -> Happening:
    source = clause.take("から", kind="ZONENOUN")
    who = player(clause)
    what = _needed(clause, thing(clause, "が", "を"))
    if isinstance(what, Filter):
        what = replace(what, zones=())
    return Happening("moved", what, who, source=zones(source) or ("hand",), to=("trash",), by=_by(clause))


def _chosen(clause: Clause) -> Happening:
    if clause.form.voice != PASSIVE:
        raise clause.misread("no-happening", word=clause.ending.text.rstrip("、"))
    by = _by(clause)
    return Happening("chosen", _needed(clause, thing(clause, "が")), by=by)


_READ: Final[dict[str, Callable[[Clause], Happening]]] = {
    "place": _arrived,
    "arrive": _arrived,
    "put": _arrived,
    "return": _went,
    "leave": _off_the_field,
    "add": _went,
    "move": _went,
    "discard": _discarded,
    "become": _became,
    "do": _became,
    "change": _repositioned,
    "attack": _attacked,
    "battle": _battled,
    "down": _downed,
    "win": _won,
    "destroy": _destroyed,
    "tap": _tapped("gained"),
    "untap": _tapped("regained"),
    "give": _dealt_damage,
    "receive": _took_damage,
    "recover": _recovered,
    "play": _by_player("played"),
    "activate": _by_player("activated"),
    "draw": _drawn,
    "choose": _chosen,
}
