"""Heads of abilities as people type them: 配置時：～, 《配置時》～."""

import re
from typing import Final

from ...text.mapped import Mapped
from ...text.words import one_of
from .grammar import KEYWORDS_QUOTED, THIS_NAME
from .lexicon import PHASE_WORDS

_NAME: Final = "(「[^「」\n]*」)?"
_COSTS: Final = "((?:【[^】\n]*】)*)"
_AT: Final = "(?:配置|アタック|ブレイク|レーン移動|アンロック)時"
_WITHOUT_BRACKETS: Final = re.compile(
    f"(?m)^{_NAME}({_AT}(?:／{_AT})*|常時|自ターン中(?:任意(?:1回)?)?|相手ターン中){_COSTS}："
)
_WITHOUT_COLON: Final = re.compile(
    f"(?m)^{_NAME}《([^《》：\n]*(?:時|中|任意|1回|一回|たび|度|たびに|度に))》{_COSTS}(?=[^：【《\n])"
)


_PHASE: Final = (
    f"(?:自|あなたの?|自分の?|相手の?|各|互いの)(?:ターン|{one_of(list(PHASE_WORDS))})(?:の)?(?:開始|終了)時"
)
_IN_WORDS: Final = re.compile(
    f"(?m)^([{KEYWORDS_QUOTED}-{THIS_NAME}]?)({_AT}|{_PHASE}|[^《》【】：。、\n]+?[たるくう](?:時|たび|度))(?:に)?(?:は)?、"
    "(?![^。\n]*代わりに)"
)
"""Of a unit, ～した時、 at the beginning of a line."""


def with_heads_of_units(text: Mapped) -> Mapped:
    """《》：in place of the words and the comma that say when a unit's ability works."""
    return text.substituted(_IN_WORDS, lambda match: f"{match[1]}《{match[2]}》：")


def with_whole_heads(text: Mapped) -> Mapped:
    """《》 and ： where they are left out."""
    for pattern in (_WITHOUT_BRACKETS, _WITHOUT_COLON):
        text = text.substituted(pattern, lambda match: f"{match[1] or ''}《{match[2]}》{match[3]}：")
    return text
