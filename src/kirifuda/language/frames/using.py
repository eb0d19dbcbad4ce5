"""When an ability can be used, said in a sentence behind it."""

from typing import Final

from ..frame import Frame, frame
from ..meanings import Offered, Used

FRAMES: Final[tuple[Frame, ...]] = (
    frame(Offered, "発動する", forms="plain can may"),
    frame(
        Used,
        "{effect:own-effect}は 発動する|使う|プレイする",
        forms="plain can may",
        pack=lambda effect: Used() if effect else None,
    ),
    frame(
        Used,
        "{effect:own-effect}は ~しか 発動する|使う|プレイする",
        forms="cannot",
        pack=lambda effect: Used() if effect else None,
    ),
    frame(
        Used,
        "{effect:own-effect}は ~しか 発生する|起動する",
        forms="not cannot",
        pack=lambda effect: Used() if effect else None,
    ),
)
