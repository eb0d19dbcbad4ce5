"""Labels in brackets that people write before an ability: 【登場時】, 【起動】, 【1ターンに1度】."""

from dataclasses import dataclass
from typing import Final

from ...effects.tree import Condition, Happening, This, When
from ...language.meanings import Period
from ...language.sentences import SentenceReader
from ...text.mapped import Mapped, Span

HAPPENINGS: Final = {
    "登場時": "placed",
    "登場": "placed",
    "場に出た時": "placed",
    "出": "placed",
    "表側時": "turned-up",
    "表側表示時": "turned-up",
    "表になった時": "turned-up",
    "アタック時": "attacked",
    "アタック宣言時": "attacked",
    "攻撃時": "attacked",
    "攻撃宣言時": "attacked",
    "戦闘時": "battled",
    "ダウン時": "downed",
    "破壊時": "destroyed",
    "移動時": "square-moved",
}
STANDING: Final = frozenset({"常時", "永続", "常", "永"})
ACTIVATED: Final = frozenset({"起動", "発動", "起"})
SAYS_NOTHING: Final = frozenset({"自", "自動", "効果"})
"""Labels of effects whose text says itself when they work."""
_BRACKETS: Final = {"【": "】", "《": "》"}


@dataclass(slots=True)
class Labels:
    conditions: tuple[Condition, ...] = ()
    once: bool = False
    period: Period | None = None
    activated: bool = False
    standing: bool = False
    costs: Mapped | None = None


def labelled(text: Mapped, reader: SentenceReader) -> tuple[Labels, Mapped] | Span:
    """The labels at the beginning of a line, and the rest; where a label is not known, its place."""
    found = Labels()
    while text.text[:1] in _BRACKETS:
        end = text.text.find(_BRACKETS[text.text[0]])
        content = text.part(1, end)
        start = 0
        for word in content.text.replace("／", "・").split("・"):
            if not _noted(found, content.part(start, start + len(word)), reader):
                return text.span(0, end + 1)
            start += len(word) + 1
        text = text.part(end + 1, len(text))
        if text.text.startswith("："):
            text = text.part(1, len(text))
    return found, text


def _noted(found: Labels, label: Mapped, reader: SentenceReader) -> bool:
    word = label.text
    if word in SAYS_NOTHING:
        return True
    if word in HAPPENINGS:
        found.conditions += (When(Happening(HAPPENINGS[word], This())),)
    elif word in ACTIVATED:
        found.activated = True
    elif word in STANDING:
        found.standing = True
    elif (heading := reader.heading(word)) is not None:
        once, period = heading
        if (once and found.once) or (period is not None and found.period is not None):
            return False
        found.once, found.period = found.once or once, period or found.period
    elif (moment := reader.moment(word)) is not None:
        found.conditions += (moment,)
    elif found.costs is None and reader.reads(word):
        found.costs = label
    else:
        return False
    return True
