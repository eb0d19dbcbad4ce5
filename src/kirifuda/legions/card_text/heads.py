"""Heads of abilities as people type them: 配置時：～, 《配置時》～."""

import re
from typing import Final

from ...text.mapped import Mapped

_NAME: Final = "(「[^「」\n]*」)?"
_COSTS: Final = "((?:【[^】\n]*】)*)"
_AT: Final = "(?:配置|アタック|ブレイク|レーン移動|アンロック)時"
_WITHOUT_BRACKETS: Final = re.compile(
    f"(?m)^{_NAME}({_AT}(?:／{_AT})*|常時|自ターン中(?:任意(?:1回)?)?|相手ターン中){_COSTS}："
)
_WITHOUT_COLON: Final = re.compile(
    f"(?m)^{_NAME}《([^《》：\n]*(?:時|中|任意|1回|一回|たび|度|たびに|度に))》{_COSTS}(?=[^：【《\n])"
)


def with_whole_heads(text: Mapped) -> Mapped:
    """《》 and ： where they are left out."""
    for pattern in (_WITHOUT_BRACKETS, _WITHOUT_COLON):
        text = text.substituted(pattern, lambda match: f"{match[1] or ''}《{match[2]}》{match[3]}：")
    return text
