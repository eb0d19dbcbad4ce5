"""A tree of this game in the usual words."""

from dataclasses import replace
from functools import cache
from typing import Any, Final

from ...effects.statements import Forbid, Grant, Instead, Move, Orient
from ...effects.tree import (
    BOTH,
    EITHER,
    STAYS,
    Ability,
    Activated,
    CardText,
    Cost,
    DoAsCost,
    Every,
    Filter,
    Happening,
    InLanes,
    Keyword,
    Sentence,
    Standing,
    Statement,
    Subject,
    This,
    When,
)
from ...language.meanings import Gifts, Given, Period
from ...language.say.cards import cards, subject
from ...language.say.clauses import filter_of
from ...language.say.kinds import belonging, period
from ...language.say.sentences import Text
from ...language.say.speaker import Manner, Part, Speaker
from ...language.say.tape import Unsayable
from ...language.say.texts import following, meant
from ...language.say.words import listed, usual
from ...language.sentences import Said
from ..tree import GainThis, InRows, Squares
from ..vocabulary import KEYWORDS
from .reader import EFFECT, ONCE, scope_of, sentences

THIS_CARD: Final = {"character": "このキャラクター", "effect": "このカード", "support": "このカード"}
GRANTED: Final = "character"
FIELD: Final = usual(sentences().vocabulary.zones, sentences().vocabulary.field)


def say_text(text: CardText, kind: str) -> str:
    """The text in its usual form. Read again it is the same tree."""
    lines: list[str] = []
    if text.keywords:
        lines.append("".join(keyword(one) for one in text.keywords))
    if text.play:
        lines.append(following(Text(manner(), sentences(), THIS_CARD[kind], scope_of(EFFECT)), meant(text.play)))
    lines += [say_ability(one, kind) for one in text.abilities]
    return "\n".join(lines)


def say_statements(statements: Sentence, kind: str = "effect") -> str:
    """A sentence by itself."""
    return following(Text(manner(), sentences(), THIS_CARD[kind], scope_of(kind)), meant((statements,)))


def say_ability(ability: Ability, kind: str) -> str:
    """A keyword in its brackets at the head of a line would be a label: the field, which is meant, is named first."""
    said = _ability(ability, kind)
    return f"{usual(manner().vocabulary.zones, 'field')}の{said}" if said.startswith("【") else said


def _ability(ability: Ability, kind: str) -> str:
    text = Text(manner(), sentences(), THIS_CARD[kind], scope_of(kind))
    if ability.name:
        raise Unsayable(ability)
    first = ability.conditions[0]
    said = meant(ability.sentences)
    if isinstance(first, Activated):
        return _used(text, first, ability.costs) + "：" + following(text, said)
    if ability.costs or not said:
        raise Unsayable(ability)
    works_in = "" if not ability.works_in or ability.works_in == ("hand",) else ability.works_in[0]
    head = replace(said[0], works_in=works_in)
    if isinstance(first, Standing):
        if kind == "effect":
            return following(text, said)
        once = all(isinstance(one, Instead) and one.once for one in head.statements)
        head = replace(
            head,
            statements=tuple(_not_once(one) for one in head.statements) if once else head.statements,
            once=once,
            period=Period("", first.turn_of) if first.turn_of else None,
        )
        return following(text, [head, *said[1:]], heads=True, stands=True)
    once = isinstance(first, When) and first.once
    conditions = tuple(replace(one, once=False) if isinstance(one, When) else one for one in ability.conditions)
    return following(text, [replace(head, conditions=conditions, once=once), *said[1:]], heads=True, stands=True)


def _not_once(one: Statement) -> Statement:
    """1ターンに1度: the statement without it."""
    assert isinstance(one, Instead)
    if one.statements or one.happening.kind == "damaged":
        return replace(one, once=False)
    what = one.happening.what
    of: Subject | None = Every(what) if isinstance(what, Filter) else what
    for act, (kind, other) in ONCE.items():
        if one.happening == Happening(kind, what, other=other):
            return Forbid(act, of, lasts=STAYS)
    raise Unsayable(one)


def _used(text: Text, one: Activated, costs: tuple[Cost, ...]) -> str:
    """1ターンに1度、自分のメインフェイズ中、エネルギー1."""
    limits = Period(one.during, one.turn_of or BOTH) if one.during or one.turn_of else None
    if costs:
        return text.sentence(Said((), tuple(_paid(costs)), one.once, limits))
    words = [usual(text.manner.vocabulary.adverbs, "once")] if one.once else []
    if limits is not None:
        words.append(period(Speaker(text.manner, text.this, text.said, None), limits) + "中")  # type: ignore[arg-type]
    if not words:
        raise Unsayable(one)
    return "、".join(words)


def _paid(costs: tuple[Cost, ...]) -> list[Any]:
    found: list[Any] = []
    for cost in costs:
        if isinstance(cost, GainThis):
            found.append(Orient(This(), "gained"))
        elif isinstance(cost, DoAsCost):
            found += cost.statements
        else:
            found.append(cost)
    return found


# --- how this book says things ----------------------------------------------------------------------------------------


@cache
def manner() -> Manner:
    read = sentences()
    return Manner(
        vocabulary=read.vocabulary,
        frames=read.frames,
        counter=lambda of: "体" if of.categories == ("character",) and not of.zones else "枚",
        alive=lambda of: of.categories == ("character",) and not of.zones,
        keyword=keyword,
        ability=lambda one: f"『{say_ability(one, GRANTED)}』",
        type_form="＜{}＞",
        name_form="「{}」",
        acted=(
            ("アタックする", "active", "アタックしたキャラクター"),
            ("アタックする", "passive", "アタックされたキャラクター"),
            ("戦闘相手", "", "戦闘相手"),
            ("ダウンする", "causative", "ダウンさせたキャラクター"),
            ("条件", "", "条件を満たしたカード"),
        ),
        preferred=frozenset({"以下の効果の中から", "そうでないなら"}),
        clumsy=frozenset({"条件を満たしたカード"}),
        kinds={
            "squares": lambda s, one: Part(squares(s, one)),
            "rows": lambda s, rows: Part(listed(s.vocabulary.spots, tuple(InRows((row,)) for row in rows))),
            "empty-square": lambda s, whose: Part(s.of(whose) + "空いているマス"),
            "position-of": lambda s, one: belonging(s, one, "表示"),
            "places-of": lambda s, one: belonging(s, one, "位置"),
            "filter-or-one": _filter_or_one,
        },
        tests={},
        verbs={Move: _put},
        as_said=_as_given,
        subjects={},
        amounts={},
        per={},
        brings_up={},
        qualities={},
        located=lambda of: "" if of.whose != EITHER and of.categories else f"{FIELD}の",
        names_this=False,
        says_you=False,
    )


def _as_given(one: Any) -> Any:
    return Given(one.subject, Gifts(one.keywords, one.abilities), one.lasts) if isinstance(one, Grant) else one


def keyword(one: Keyword) -> str:
    word, _, _ = KEYWORDS[one.name]
    return f"【{word}】" if one.amount is None else f"【{word}：{one.amount}】"


def _filter_or_one(s: Speaker, one: Filter) -> Part:
    is_it = getattr(one.tests[0], "subject", None) if len(one.tests) == 1 else None
    if one == Filter(tests=one.tests) and is_it is not None:
        return Part(subject(s, is_it))
    return Part(cards(s, one))


def _put(s: Speaker, one: Move) -> str:
    """From the field cards go back to the hand, from elsewhere they are added to it; of the hand they are discarded."""
    of = filter_of(s, one.subject)
    if one.to != "hand":
        return "捨てる" if one.to == "trash" and of is not None and of.zones == ("hand",) else "置く"
    return "戻す" if of is None or not of.zones else "加える"


def squares(s: Speaker, one: Squares) -> str:
    """前衛, 同じレーンの後衛, 1マス前に."""
    words = s.vocabulary.extra
    spots = s.vocabulary.spots
    if one.slot is not None:
        return next(iter(words["ChosenSquare"]))
    if one in words["Step"].values():
        return usual(words["Step"], one)
    row = usual(spots, InRows(one.rows)) if one.rows else ""
    lane = usual(spots, InLanes(one.lanes)) if one.lanes else ""
    if one == Squares(one.rows, one.lanes) and (row or lane):
        return f"{lane}の{row}" if row and lane else row or lane
    near = usual(words["SquareWord"], Squares(near=one.near))
    if one.near == "same-lane" and row:
        near = "同じレーン"
    if one != Squares(one.rows, near=one.near):
        raise Unsayable(one)
    return f"{near}の{row}" if row else near
