"""～減少する。ただし、1未満にはならない: how low a cost can get, put into the clause that lowers it."""

import re
from typing import Final

from ...text.mapped import Mapped

_LOWERED: Final = (
    "(?P<many>[0-9XYZ]+)点?(?P<verb>減少する|減少される|減る|減らす|少なくなる|下がる|下げる|軽減する|軽減される)"
)
_AT_LEAST: Final = (
    "(?:最低でも|最低)(?P<least>[0-9]+)(?:まで|になる|とする|点)?"
    "|(?P<below>[0-9]+)(?:未満に|より(?:も)?(?:少なく|小さく|低く|下に))(?:は)?(?:ならない|なりません)"
    "|(?P<zero>[0-9]+)以下に(?:は)?(?:ならない|なりません)"
)
_SUBJECT: Final = "(?:ただし、?)?(?:(?:この|その)効果(?:で|によって|により)、?)?(?:(?:その|この)?コスト[はが]、?)?"
_SAID: Final = re.compile(f"{_LOWERED}(?P<rest>(?:。|（|、){_SUBJECT}(?:{_AT_LEAST})）?)")


def with_floors(text: Mapped) -> Mapped:
    """コストは最低1まで2減少する."""
    if "コスト" not in text.text:
        return text
    return text.substituted(_SAID, _floor_first)


def _floor_first(match: re.Match[str]) -> str:
    least = match["least"] or match["below"] or str(int(match["zero"] or 0) + 1)
    return f"最低{least}まで{match['many']}{match['verb']}"
