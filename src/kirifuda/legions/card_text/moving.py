"""Cards that go from one zone, or lane, to another (39-4, 39-6, 39-7)."""

from dataclasses import replace

from ...effects.statements import Move
from ...effects.tree import EITHER, Every, Filter, Number, Statement, Subject, Those, Together, TopCards
from ...text.trouble import Misread
from ..tree import Break, MasterOf, MoveLane, SwapLanes
from . import lexicon
from .changes import swap_numbers
from .choosing import choose_among, out_of
from .clauses import Clause
from .core_clauses import move_cores
from .down_to import counted_down
from .nominals import Nominal, is_any_free_lane
from .scope import SEEN
from .token_clauses import are_tokens, quoted_token, several_tokens, tokens_in_turn


def break_(clause: Clause) -> list[Statement]:
    subject = clause.about("を", "は", "が")
    if isinstance(subject, MasterOf):
        raise Misread(clause.ending.start, clause.ending.end, "about-what")
    return [Break(subject)]


def put(clause: Clause) -> list[Statement]:
    if clause.has("を", kind="CORES") or (clause.reader.scope.cores_taken and not clause.has("を")):
        return move_cores(clause)
    token = clause.take("を", kind="TOKENNOUN") or quoted_token(clause)
    if token is not None:
        return tokens_in_turn(clause, token)
    if clause.has("を", kind="TOGETHER") and are_tokens(clause):
        return several_tokens(clause)
    counted_down(clause)
    face_down = clause.adverb("裏向き")
    face_up = clause.adverb("表向き")
    ordered = clause.adverb("好きな順")
    exhausted = clause.adverb("疲労状態で")
    reversed_ = clause.adverb("リバース状態で")
    goal = clause.take("に", "へ")
    source = clause.take("から")
    among = None
    if not clause.has("を", "は"):
        among = choose_among(clause, source, clause.reader.chooser)
    if source is not None and among is None:
        coming_from(clause, source)
    subject = among or clause.about("を", "は")
    move = _destination(clause, goal, subject)
    if face_up and move.to in ("deck", "hand"):
        raise Misread(clause.ending.start, clause.ending.end, "too-much")
    if source is not None and source.kind == "ZONENOUN":
        _check_source(subject, source)
    clause.reader.scope.topic = subject
    move = replace(move, face_down=face_down, in_any_order=ordered, exhausted=exhausted, reversed=reversed_)
    return [_kept(clause, move)]


def _kept(clause: Clause, move: Move) -> Move:
    """Cards of a deck that are put where all can see them can be spoken of again: その中に～があるなら."""
    cards = move.subject
    if not isinstance(cards, TopCards) or move.face_down or move.to in ("hand", "deck"):
        return move
    scope = clause.reader.scope
    slot = scope.new_slot()
    scope.bring_up(slot, SEEN, where_put(cards, move.to), "山札のカード", several=cards.count != Number(1))
    return replace(move, subject=replace(cards, slot=slot))


def where_put(cards: TopCards, to: str) -> Filter:
    return Filter(cards.whose, () if to == "field" else ("timeline",) if to == "wait" else (to,))


def coming_from(clause: Clause, source: Nominal) -> None:
    """手札からミニオンを1体…配置する: the zone of the cards."""
    for one in clause.arguments:
        if one.particle == "を" and one.phrase.is_cards() and not one.phrase.zones:
            one.phrase = out_of(clause, one.phrase, source)
            return
    raise Misread(source.start, source.end, "not-here")


def _check_source(subject: Subject, source: Nominal) -> None:
    if not isinstance(subject, Those | Every):
        raise Misread(source.start, source.end, "not-here")


def _destination(clause: Clause, goal: Nominal | None, subject: Subject) -> Move:
    if goal is not None and goal.whose:
        owner = clause.reader.filter_of(subject).whose
        if owner not in (EITHER, goal.whose):
            raise Misread(goal.start, goal.end, "own-zones")
    verb = clause.form.verb
    if goal is None:
        if verb == "place":
            return Move(subject, "field")
        raise Misread(clause.ending.start, clause.ending.end, "where-to")
    if goal.kind == "DECKEND":
        if "上か" in goal.text:
            return Move(subject, "deck", either_end=True)
        return Move(subject, "deck", bottom="下" in goal.text)
    if goal.kind == "WAITBYWT":
        return Move(subject, "wait")
    if goal.kind == "LANENOUN":
        scope = clause.reader.scope
        if goal.text in ("選んだレーン", "そのレーン"):
            if scope.lane is None:
                raise Misread(goal.start, goal.end, "pronoun", word=goal.text)
            return Move(subject, "field", lane_of=scope.lane)
        lanes = lexicon.lanes_of(goal.text)
        if lanes or is_any_free_lane(goal):
            return Move(subject, "field", lanes=lanes)
    if goal.kind == "ZONENOUN" and len(goal.zones) == 1 and not goal.tests:
        zone = goal.zones[0]
        if zone == "timeline" and goal.text != "ウェイトゾーン":
            return Move(subject, "wait")
        if zone in ("hand", "deck", "exile", "field", "standby", "lord-area") or zone.startswith("wait-"):
            if zone == "deck":
                clause.reader.unshuffled = (goal.start, goal.end)
            return Move(subject, zone)
    raise Misread(goal.start, goal.end, "where-to")


def exile(clause: Clause) -> list[Statement]:
    counted_down(clause)
    face_down = clause.adverb("裏向き")
    clause.adverb("表向き")
    source = clause.take("から")
    if source is not None:
        coming_from(clause, source)
    return [_kept(clause, Move(clause.about("を", "は"), "exile", face_down=face_down))]


def move(clause: Clause) -> list[Statement]:
    if clause.has("を", kind="CORES"):
        return move_cores(clause)
    if clause.has("に", "へ", kind="LANENOUN"):
        goal = clause.take("に", "へ", kind="LANENOUN")
        assert goal is not None
        subject = clause.about("を", "は")
        lanes = lexicon.lanes_of(goal.text)
        if lanes:
            return [MoveLane(subject, lanes, adjacent=False)]
        if "隣" in goal.text:
            return [MoveLane(subject)]
        if goal.text.startswith(("別", "他", "空")):
            return [MoveLane(subject, adjacent=False)]
        raise Misread(goal.start, goal.end, "where-to")
    return put(clause)


def move_lane(clause: Clause) -> list[Statement]:
    return [MoveLane(clause.about("を", "は"))]


def swap(clause: Clause) -> list[Statement]:
    if clause.adverb("ATKとHP", "HPとATK"):
        return swap_numbers(clause, clause.about("の", "は"))
    if clause.has("のATKとHPを", "のHPとATKを"):
        return swap_numbers(clause, clause.about("のATKとHPを", "のHPとATKを"))
    clause.take("を", kind="LANENOUN")
    other = clause.take("と")
    if other is not None:
        one = clause.about("を", "は", "のレーンを")
        return [SwapLanes(one, clause.reader.subject(other))]
    subject = clause.about("のレーンを")
    if isinstance(subject, Together) and len(subject.subjects) == 2:
        return [SwapLanes(*subject.subjects)]
    if isinstance(subject, Those):
        return [SwapLanes(subject, subject)]
    raise Misread(clause.ending.start, clause.ending.end, "two-of-them")
