"""Words before a noun that say what a card must be."""

import re
from typing import Final

from ...effects.tree import (
    OPPONENT,
    YOU,
    AdjacentLane,
    AnyOf,
    Compare,
    Filter,
    InChosenLane,
    InLanes,
    Number,
    Oriented,
    Own,
    SameLane,
    Subject,
    Test,
)
from ...text.nominals import COMPARISONS
from ..tree import Incapacitated
from . import lexicon
from .nominals import number

_HOW: Final = "|".join(sorted((how for how in COMPARISONS if how), key=len, reverse=True))


def lane_of(words: str, subject: Subject) -> Test:
    """同一レーン, 隣接レーン, or either of them."""
    if "レーンか" in words:
        return near(subject)
    return AdjacentLane(subject) if "隣" in words else SameLane(subject)


def near(subject: Subject) -> AnyOf:
    return AnyOf((SameLane(subject), AdjacentLane(subject)))


def is_of_lanes(test: Test) -> bool:
    """It says in which lane a card lies, beside another card or by the lane's name."""
    return isinstance(test, InLanes | InChosenLane) or is_beside(test)


def is_beside(test: Test) -> bool:
    if isinstance(test, AnyOf):
        return all(is_beside(one) for one in test.tests)
    return isinstance(test, SameLane | AdjacentLane)


def qualities(tests: list[Test]) -> list[Test]:
    """What is said of the cards themselves, not of where they lie."""
    return [test for test in tests if not is_of_lanes(test)]


def at_most_one(filter: Filter) -> bool:
    """One player's minions in one lane."""
    lanes = [
        test
        for test in filter.tests
        if isinstance(test, SameLane) or (isinstance(test, InLanes) and len(test.lanes) == 1)
    ]
    return bool(lanes) and filter.whose in (YOU, OPPONENT)


def is_most(text: str) -> bool:
    """最も高い, 最大: not the least."""
    return any(word in text for word in ("高い", "大きい", "多い", "最大"))


def cores_on_it(text: str) -> Compare:
    """コアが2個以上置かれた, コアが置かれていない."""
    if text.endswith("いない"):
        return Compare("cores", "=", Number(0))
    found = re.search(f"({lexicon.NUMBER})(?:個|つ)({_HOW})?", text)
    if found is None:
        return Compare("cores", ">=", Number(1))
    return Compare("cores", COMPARISONS[found.group(2) or ""], number(found.group(1)))


def lying(text: str) -> Test:
    if text.startswith("行動不能"):
        return Incapacitated()
    if text.startswith("ダメージを受けている"):
        return Compare("damage", ">=", Number(1))
    if text.startswith("ダメージ"):
        return Compare("damage", "=", Number(0))
    word = next(word for word in lexicon.ORIENTATION_WORDS if text.startswith(word))
    return Oriented(lexicon.ORIENTATION_WORDS[word])


def compared_with(text: str) -> Compare:
    match = re.match(f"(?:元々の)?({lexicon.STAT}|ダメージ)[がは]?(?:ちょうど)?({lexicon.NUMBER})点?({_HOW})?", text)
    assert match is not None
    stat = lexicon.STAT_WORDS.get(match.group(1), "damage")
    original = text.startswith("元々の")
    return Compare(stat, COMPARISONS[match.group(3) or ""], number(match.group(2)), original)


def compared_with_itself(text: str) -> Compare:
    """ATKがHPより大きい."""
    one, other = (lexicon.STAT_WORDS[word] for word in re.findall(lexicon.STAT, text)[:2])
    how = text.rstrip("のい")
    sign = next((COMPARISONS[word] for word in ("以上", "以下", "未満") if how.endswith(word)), "")
    if not sign:
        sign = "=" if how.endswith(("同じ", "等し")) else ">" if is_most(text) else "<"
    return Compare(one, sign, Own(other))


def kind_of_word(text: str) -> str:
    """What is declared: 属性, カテゴリー, タイプ or カード名."""
    if "カテゴリー" in text:
        return "category"
    return "type" if "タイプ" in text else "name" if "名" in text else "colour"


def between(text: str) -> list[Test]:
    """コスト2以上4以下の."""
    stat = re.match(lexicon.STAT, text)
    assert stat is not None
    least, most = re.findall(lexicon.NUMBER, text[stat.end() :])
    name = lexicon.STAT_WORDS[stat.group()]
    return [Compare(name, ">=", number(least)), Compare(name, "<=", number(most))]
