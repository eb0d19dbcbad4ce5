"""What was done to cards, as later sentences call them by it: 破壊したユニット, 犠牲にしたカード."""

from typing import Final

from ...effects.statements import Destroy, LookAt
from ...effects.tree import Statement, Those
from ..statements import ChronoCheck, Discard, Put, Sacrifice
from .scope import Scope

CHECKED: Final = "クロノチェックで置いた"
TURNED_UP: Final = "山札から置いた"
GONE: Final = ("破壊した", "犠牲にした", "捨てた", "除外した")
"""What is no longer where something could be said of how it is."""
CALLED_BY_DEED: Final = (*GONE, "公開した", CHECKED, TURNED_UP)


def remember(scope: Scope, statement: Statement) -> None:
    """Keep what a statement does to cards that were picked out, and what a chrono check turned up."""
    if isinstance(statement, ChronoCheck) and statement.slot is not None:
        scope.did(CHECKED, Those(statement.slot))
    if isinstance(statement, Put) and statement.slot is not None:
        scope.did(TURNED_UP, Those(statement.slot))
    subject = getattr(statement, "subject", None)
    if not isinstance(subject, Those):
        return
    if isinstance(statement, Destroy):
        scope.did("破壊した", subject)
    elif isinstance(statement, Sacrifice):
        scope.did("犠牲にした", subject)
    elif isinstance(statement, LookAt) and statement.shown:
        scope.did("公開した", subject)
    elif isinstance(statement, Discard):
        scope.did("捨てた", subject)
    elif isinstance(statement, Put) and statement.to == "removed-yard":
        scope.did("除外した", subject)
