"""What becomes of the cards that a text lets somebody choose or pick, as the question tells it."""

from typing import Final

from ..effects.statements import Damage, Destroy, Orient
from ..effects.tree import Filter, Statement
from ..text.deeds import Deeds
from .statements import Discard, DivideDamage, Put, Sacrifice, UseSpell

DEEDS: Final = (
    "",
    "discard",
    "sacrifice",
    "destroy",
    "removed-yard",
    "return",
    "hand",
    "onto-deck",
    "under-deck",
    "discard-pile",
    "interrupt",
    "battlefield",
    "soul-yard",
    "era-yard",
    "ca-yard",
    "damage",
    "active",
    "wiped",
    "use",
)
ON_BATTLEFIELD: Final = ((), ("battlefield",))
"""Where a text that names no zone finds cards, or that names this one."""


def deed_of(one: Statement, picked: Filter) -> str:
    """What a statement does with cards that such a filter found."""
    if isinstance(one, Discard):
        return "discard"
    if isinstance(one, Sacrifice):
        return "sacrifice"
    if isinstance(one, Destroy):
        return "destroy"
    if isinstance(one, (Damage, DivideDamage)):
        return "damage"
    if isinstance(one, Orient):
        return one.how
    if isinstance(one, UseSpell):
        return "use"
    return putting(one, picked) if isinstance(one, Put) else ""


def putting(one: Put, picked: Filter) -> str:
    if one.to == "hand":
        return "return" if picked.zones in ON_BATTLEFIELD else "hand"
    if one.to == "deck":
        return "under-deck" if one.bottom else "onto-deck"
    if one.to == "discard-pile" and picked.zones == ("stack",):
        return "interrupt"
    return one.to


TOLD_DEEDS: Final = Deeds(DEEDS, deed_of)
