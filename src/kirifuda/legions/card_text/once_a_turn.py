"""1ターンに1回: an ability that works once a turn, wherever its text says so."""

import re
from dataclasses import replace
from typing import Final

from ...effects.tree import Activated, Condition, Standing, When
from ...text.lines import Item
from ...text.mapped import Mapped

_ONCE: Final = "(?:1ターン(?:中)?に|各ターンに?|毎ターン)、?[1一][回度](?:だけ|のみ|まで|しか)?"
BRACKETED: Final = re.compile(f"（{_ONCE}）(?=》)")
"""《～した時（1ターンに1回）》."""
_BEFORE: Final = re.compile(f"{_ONCE}、?")
_AFTER: Final = re.compile(f"、{_ONCE}$")
_SENTENCE: Final = re.compile(
    f"{_ONCE}|(?:この|その)(?:効果|アビリティ|能力|誘発効果)は、?{_ONCE}、?(?:発生|誘発|発動|使用|起動|解決|得る事が|使え|使う事が|働[かく])?"
    "(?:しない|する|出来る|出来ない|しか出来ない|されない|される|ない|る)?"
)
AHEAD: Final = "1ターンに1回、"
"""The usual form: before the conditions."""


def without_once(conditions: Mapped, items: list[Item]) -> tuple[Mapped, list[Item], bool]:
    """The condition and the sentences of an ability without the words for once a turn; whether there were any."""
    said = False
    for pattern in (_BEFORE, _AFTER):
        found = pattern.match(conditions.text) if pattern is _BEFORE else pattern.search(conditions.text)
        if found is not None:
            conditions, said = conditions.replaced(*found.span(), ""), True
    left = [item for item in items if not _SENTENCE.fullmatch(item.text.text)]
    said = said or len(left) < len(items)
    if (
        left
        and (found := _BEFORE.match(left[0].text.text)) is not None
        and not _counts(left[0].text.text[found.end() :])
    ):
        left[0] = replace(left[0], text=left[0].text.replaced(*found.span(), ""))
        said = True
    return conditions, left, said


def _counts(rest: str) -> bool:
    """1ターンに1回アタック出来る and the like say something else."""
    return rest.startswith(("アタック", "ブロック"))


def once_a_turn(conditions: tuple[Condition, ...]) -> tuple[Condition, ...] | None:
    """The same conditions, once a turn; None for what stands all the time. A phase comes once a turn anyway."""
    if any(isinstance(one, Standing) for one in conditions):
        return None
    return tuple(replace(one, once=True) if isinstance(one, When | Activated) else one for one in conditions)
