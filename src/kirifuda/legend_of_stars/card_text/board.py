"""Moving on the board, positions and faces."""

from typing import Final

from ...effects.statements import Let, SetNumbers, StatValue, TurnOver
from ...effects.tree import EITHER, OPPONENT, YOU, Number, Stat, Statement, Subject, Together, Variable
from ...text.clauses import Argument
from ...text.trouble import Misread
from ..tree import Down, MoveTo, Reposition, Squares, SwapSquares
from . import lexicon
from .clauses import Clause
from .moving import put
from .nominals import SIDES, Nominal
from .numbers import stats_named


def lay(clause: Clause, goal: Nominal) -> list[Statement]:
    """裏側ディフェンス表示にする."""
    if goal.text in ("反対の表示", "別の表示"):
        return [Reposition(clause.about("を", "は", "が", "の表示を"))]
    subject = clause.about("を", "は", "が", "の表示を")
    text = {"表": "表側", "裏": "裏側"}.get(goal.text, goal.text)
    face, position = lexicon.face_of(text), lexicon.position_of(text)
    return [TurnOver(subject, face, position)] if face else [Reposition(subject, position)]


def reposition(clause: Clause) -> list[Statement]:
    """表示を変更する, アタック表示に変更する."""
    clause.take("を", kind="POSNOUN")
    goal = clause.take("に", "へ", kind="LYINGNOUN")
    subject = clause.about("の表示を", "を", "は", "が")
    if goal is None or goal.text in ("反対の表示", "別の表示"):
        return [Reposition(subject)]
    text = {"表": "表側", "裏": "裏側"}.get(goal.text, goal.text)
    face, position = lexicon.face_of(text), lexicon.position_of(text)
    return [TurnOver(subject, face, position)] if face else [Reposition(subject, position)]


def down(clause: Clause) -> list[Statement]:
    return [Down(clause.about("を", "は", "が"))]


_STEPS: Final = {"リード": "lead"} | SIDES


def move(clause: Clause) -> list[Statement]:
    step = clause.adverb_word(kind="STEP")
    count = clause.quantity("マス")
    if count is not None and (count.amount != Number(1) or count.up_to):
        raise clause.misread("one-step")
    if step is not None:
        near = next(near for word, near in _STEPS.items() if word in step) + ("-lane" if "レーン" in step else "")
        return [MoveTo(clause.about("を", "は", "が"), Squares(near=near))]
    goal = clause.take("に", "へ")
    if goal is None:
        if count is not None:
            return [MoveTo(clause.about("を", "は", "が"), Squares(near="adjacent"))]
        if clause.form.verb == "move" and clause.ending.text.startswith("移動"):
            return [MoveTo(clause.about("を", "は", "が"), Squares())]
        raise clause.misread("where-to")
    squares = clause.reader.squares(goal)
    if squares is None:
        clause.arguments.append(Argument("に", goal))
        return put(clause)
    subject = clause.about("を", "は", "が")
    owner = clause.reader.filter_of(subject).whose
    if goal.whose and owner not in (goal.whose, EITHER):
        raise Misread(goal.start, goal.end, "own-squares")
    return [MoveTo(subject, squares)]


def swap(clause: Clause) -> list[Statement]:
    clause.take("を", kind="POSNOUN")
    stats = stats_named(clause, "を")
    if stats is not None:
        subject, names, original = stats
        if len(names) == 1 and isinstance(subject, Together) and len(subject.subjects) == 2 and not original:
            return _swap_numbers(clause, names[0], *subject.subjects)
        if len(names) != 2 or original:
            raise clause.misread("two-of-them")
        one, other = names
        values = (StatValue(one, Stat(other, subject)), StatValue(other, Stat(one, subject)))
        return [SetNumbers(subject, values, clause.duration())]
    with_whom = clause.take("と")
    if with_whom is not None and clause.has("の位置を", "を"):
        raise clause.misread("two-of-them")
    subject = clause.about("の位置を", "を", "は")
    if with_whom is not None:
        return _swap_squares(clause, clause.reader.subject(with_whom, clause.own_quantity(with_whom)), subject)
    if isinstance(subject, Together):
        if len(subject.subjects) != 2:
            raise clause.misread("two-of-them")
        return _swap_squares(clause, *subject.subjects)
    return [SwapSquares(subject, subject)]


def _swap_squares(clause: Clause, one: Subject, other: Subject) -> list[Statement]:
    """Only within one player's zone: no character goes over to the other side."""
    sides = {clause.reader.filter_of(one).whose, clause.reader.filter_of(other).whose}
    if sides == {YOU, OPPONENT}:
        raise clause.misread("own-squares")
    return [SwapSquares(one, other)]


def _swap_numbers(clause: Clause, stat: str, one: Subject, other: Subject) -> list[Statement]:
    """このキャラクターと相手のキャラクター1体のATKを入れ替える: the first number is kept while it is changed."""
    lasts = clause.duration()
    return [
        Let("X", Stat(stat, one)),
        SetNumbers(one, (StatValue(stat, Stat(stat, other)),), lasts),
        SetNumbers(other, (StatValue(stat, Variable("X")),), lasts),
    ]
