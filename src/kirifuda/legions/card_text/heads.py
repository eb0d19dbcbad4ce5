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
    f"(?m)^([{KEYWORDS_QUOTED}-{THIS_NAME}]?)({_AT}|{_PHASE}|[^《》【】：。、\n]+?(?:[たるくう](?<![いあ]る)(?:時|たび|度)|(?<!だっ)た(?=場合、)))(?:場合、|に(?:は)?、?|は、|、)"
    "(?![^。\n]*代わりに)"
)
"""Of a unit, ～した時、 at the beginning of a line."""
_FOR_A_COST: Final = re.compile(
    "(?m)^(?:(?:あなた|自分)の|1)?ターンに1[回度](?:だけ|まで)?、?([^。、\n：]+?)を?支?払(?:う(?:こと|事)で|うと|って)、"
)
"""Of a unit, 1ターンに1回、～を支払うことで."""
_IN_A_TURN: Final = re.compile("(?m)^(あなた|自分|相手)のターン(?:中|の間)(?:は、?|、)")
"""Of a unit, 相手のターン中は～."""
_SEVERAL: Final = re.compile(
    "(?m)^(「[^「」\n]*」)?《([^《》：\n]+)》(?:か|と|または|、|／|・)《([^《》：\n]+)》(?:に(?:は)?、?|：)?"
)


def with_heads_of_units(text: Mapped) -> Mapped:
    """《》：in place of the words and the comma that say when a unit's ability works."""
    text = text.substituted(_FOR_A_COST, lambda match: f"《自ターン中任意1回》【{match[1]}】：")
    text = text.substituted(_IN_A_TURN, lambda match: f"《{'相手' if match[1] == '相手' else '自'}ターン中》：")
    return text.substituted(
        _IN_WORDS, lambda match: f"{match[1]}《{match[2]}{'時' if match[2].endswith('た') else ''}》："
    )


def with_whole_heads(text: Mapped) -> Mapped:
    """《》 and ： where they are left out."""
    text = text.substituted(_SEVERAL, lambda match: f"{match[1] or ''}《{match[2]}／{match[3]}》：")
    for pattern in (_WITHOUT_BRACKETS, _WITHOUT_COLON):
        text = text.substituted(pattern, lambda match: f"{match[1] or ''}《{match[2]}》{match[3]}：")
    return text
