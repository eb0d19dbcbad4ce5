"""Cards that go from a zone to another."""

from dataclasses import replace
from typing import Final

from ...effects.statements import Choose, Destroy, LookAt, Move
from ...effects.tree import EITHER, YOU, Count, Filter, Minus, Statement, Subject, This, Those, TopCards
from ...text.clauses import Argument
from ...text.scope import CHOSEN, PUT, SEEN
from ...text.trouble import Misread
from ..tree import MoveTo, PutOnSquare, Squares
from ..vocabulary import ROWS
from . import lexicon
from .amounts import hand_named
from .choosing import among, choose_at_random, of_those_seen
from .clauses import Clause
from .nominals import Nominal


def destroy(clause: Clause) -> list[Statement]:
    return [Destroy(clause.about("を", "は", "が"))]


def discard(clause: Clause) -> list[Statement]:
    source = clause.take("から", kind="ZONENOUN")
    hand = clause.adverb_word(kind="UPTOHAND")
    if hand is not None:
        return _discard_down_to(clause, hand)
    if clause.adverb("無作為に", "ランダムに", "見ないで", "見ずに"):
        return _discard_at_random(clause, source)
    return [Move(moved(clause, source, hand=True), "trash")]


def _discard_down_to(clause: Clause, word: str) -> list[Statement]:
    """手札が3枚になるように捨てる: as many as there are more."""
    clause.take("を", "から", kind="ZONENOUN")
    clause.take_if(Nominal.is_any_card, "を")
    chooser = clause.reader.chooser
    clause.reader.chooser = ""
    whose, left = hand_named(word, chooser or YOU)
    if chooser not in ("", whose):
        raise clause.misread("one-chooser")
    filter = Filter(whose, ("hand",))
    slot = clause.reader.scope.new_slot()
    clause.reader.emitted.append(Choose(slot, filter, Minus(Count(filter), left), by="" if whose == YOU else whose))
    return [Move(clause.reader.scope.bring_up(slot, CHOSEN, filter, "捨てたカード"), "trash")]


def _discard_at_random(clause: Clause, source: Nominal | None) -> list[Statement]:
    hand = clause.take("を") or source
    if hand is None or hand.kind != "ZONENOUN" or hand.zones != ("hand",):
        raise clause.misread("about-what")
    whose = hand.whose or clause.reader.chooser or YOU
    clause.reader.chooser = ""
    count = hand.quantity or clause.quantity()
    if count is None:
        raise Misread(hand.start, hand.end, "how-many", word=hand.text)
    choose_at_random(clause, replace(hand, whose=whose), count)
    return [Move(clause.about("を"), "trash")]


def moved(clause: Clause, source: Nominal | None, hand: bool = False) -> Subject:
    """What is put elsewhere. ～から before it says where it is chosen."""
    for place, one in enumerate(clause.arguments):
        if one.particle not in ("を", "は"):
            continue
        phrase = one.phrase
        if phrase.kind == "PLAYER":
            continue
        if source is not None and (phrase.is_cards() or phrase.kind == "TOP"):
            phrase = among(clause, phrase, source)
        elif source is None and phrase.is_cards() and phrase.subject is None:
            phrase = _of_all_those_seen(clause, phrase)
        if hand and phrase.kind == "CARDS" and not phrase.zones and phrase.subject is None:
            phrase = replace(phrase, zones=("hand",), whose=phrase.whose or YOU)
        clause.arguments[place] = Argument(one.particle, phrase)
        break
    else:
        happening = clause.reader.scope.happening
        about_this = happening is not None and isinstance(happening.what, This) and happening.kind in _GONE_BY
        if source is not None and source.is_own_zone() and not about_this:
            clause.arguments.append(Argument("を", source))
    return clause.about("を", "は")


def _of_all_those_seen(clause: Clause, phrase: Nominal) -> Nominal:
    """3枚を公開し、キャラクター全てを手札に加える: of the cards that were just looked at, where no place is named."""
    count = phrase.quantity or (clause.quantities[0][1] if clause.quantities else None)
    return of_those_seen(clause, phrase, count) if count is not None else phrase


def put(clause: Clause) -> list[Statement]:
    goal, source = clause.take("に", "へ"), clause.take("から")
    if goal is None:
        return _onto_the_field(clause, Squares(), "", source)
    squares = clause.reader.squares(goal)
    if squares is not None and source is None and _is_there_already(clause):
        return [MoveTo(clause.about("を", "は", "が"), squares)]
    if squares is not None:
        return _onto_the_field(
            clause, replace(squares, rows=tuple(ROWS)) if squares == Squares() else squares, goal.whose, source
        )
    if goal.kind == "DECKEND":
        return _into_deck(clause, goal, source)
    if goal.kind != "ZONENOUN" or goal.tests or len(goal.zones) != 1:
        raise Misread(goal.start, goal.end, "where-to")
    zone = goal.zones[0]
    if zone in ("field", "character-zone"):
        return _onto_the_field(clause, Squares(), goal.whose, source)
    if zone == "deck":
        return _into_deck(clause, goal, source)
    gained = clause.adverb("ゲイン")
    clause.adverb("リゲイン")
    subject = moved(clause, source)
    if zone == "trash" and isinstance(subject, TopCards):
        return _seen_into_trash(clause, subject)
    owner = clause.reader.filter_of(subject).whose
    if goal.whose and owner not in (goal.whose, EITHER):
        raise Misread(goal.start, goal.end, "own-zones")
    if zone == "trash":
        clause.reader.scope.now_in(subject, zone)
    return [Move(subject, zone, exhausted=gained)]


def _is_there_already(clause: Clause) -> bool:
    """そのキャラクターを後衛に戻す: a character of the field moves (8.2); from elsewhere it would be put there."""
    if clause.form.verb != "return":
        return False
    moved = next((one.phrase for one in clause.arguments if one.particle in ("を", "は")), None)
    topic = clause.reader.scope.topic if moved is None else moved.subject
    if topic is None:
        return moved is not None and moved.is_cards() and not moved.zones
    known = clause.reader.filter_of(topic)
    return not known.zones


def _seen_into_trash(clause: Clause, subject: TopCards) -> list[Statement]:
    """Everybody sees what goes from a deck to the trash, and the text may speak of it."""
    scope = clause.reader.scope
    slot = scope.new_slot()
    those = scope.bring_up(slot, SEEN, Filter(subject.whose, ("trash",)), "置いたカード")
    return [LookAt(subject, slot, shown=True), Move(those, "trash")]


def _into_deck(clause: Clause, goal: Nominal, source: Nominal | None) -> list[Statement]:
    ordered = clause.adverb("好きな順")
    subject = moved(clause, source)
    if goal.kind != "DECKEND":
        clause.reader.unshuffled = (goal.start, goal.end)
    if "上か" in goal.text:
        return [Move(subject, "deck", either_end=True, in_any_order=ordered)]
    return [Move(subject, "deck", bottom="下" in goal.text, in_any_order=ordered)]


_GONE_BY: Final = ("destroyed", "downed", "moved")
"""What takes a character off the field, so that it can be put there again."""


def _onto_the_field(clause: Clause, squares: Squares, whose: str, source: Nominal | None) -> list[Statement]:
    """場に出す: a support into the support zone, a character onto a square."""
    clause.adverb("コストを")
    lying = clause.adverb_word("表側", "裏側", "アタック表示", "ディフェンス表示", "右向き", "左向き") or ""
    subject = moved(clause, source)
    awaited = clause.reader.scope.happening
    gone = awaited is not None and awaited.kind in _GONE_BY and awaited.what == This()
    away = gone or clause.reader.scope.away
    if isinstance(subject, This) and clause.reader.scope.bearer is not None and not away:
        raise clause.misread("there-already")
    filter = clause.reader.filter_of(subject)
    if filter.categories == ("support",):
        return [Move(subject, "support-zone")]
    if isinstance(subject, Those):
        clause.reader.scope.topic = subject
    scope = clause.reader.scope
    scope.referents = [replace(one, how=PUT) if one.subject == subject else one for one in scope.referents]
    if whose and whose == filter.whose:
        whose = ""
    return [PutOnSquare(subject, squares, lexicon.position_of(lying), lexicon.face_of(lying), whose)]
