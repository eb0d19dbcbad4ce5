"""What trees of this game are drawn from by lot."""

from functools import cache
from typing import Final

from ...effects.tree import Ability, CardText, InAttack, InLanes, Keyword, SameLane, Standing, This
from ...language.meanings import Thing
from ...language.random_trees import Lot, Urn, trees, usual_tests
from ...language.sentences import Said
from ...language.validator import why_never
from ...text.slots import tidied
from ..tree import AdjacentSquare, InRows, PayEnergy, Squares
from ..vocabulary import KEYWORDS, KINDS, LANES, ROWS
from .reader import BOOK, apart, sentences, works_in

TYPES: Final = ("竜", "騎士")
LOT_KEYWORDS: Final = tuple(Keyword(name, 2 if numbered else None) for name, (_, _, numbered) in KEYWORDS.items())


@cache
def urn() -> Urn:
    return Urn(
        reader=sentences(),
        categories=tuple(KINDS),
        zones=("hand", "trash", "deck"),
        types=TYPES,
        keywords=LOT_KEYWORDS,
        lasting=("this-turn", "this-battle", "opponents-next-turn-end"),
        kinds={
            "squares": _squares,
            "rows": lambda lot: (lot.pick(tuple(ROWS)),),
            "empty-square": Lot.player,
            "position-of": Lot.group,
            "places-of": Lot.group,
            "filter-or-one": lambda lot: lot.filter(anywhere=False),
            "targets-of": lambda lot: Thing("効果", None, lot.player()),
        },
        tests=(
            *usual_tests(TYPES, LOT_KEYWORDS),
            lambda lot: InRows((lot.pick(tuple(ROWS)),)),
            lambda lot: InLanes((lot.pick(tuple(LANES)),)),
            lambda lot: lot.pick((SameLane, AdjacentSquare))(This()),
            lambda lot: InAttack(lot.pick(("attacker", "target", "either"))),
        ),
        never=frozenset({PayEnergy}),
    )


def _squares(lot: Lot) -> Squares:
    return lot.pick(  # type: ignore[no-any-return]
        (Squares(rows=("front",)), Squares(lanes=("1",)), Squares(near="adjacent"), Squares())
    )


def drawn_texts(seed: int, many: int) -> list[tuple[str, CardText]]:
    """Trees by lot that can work, each with the kind of card that can bear it.

    What works in the hand is no effect that is done.
    """
    found: list[tuple[str, CardText]] = []
    for kind, said in trees(urn(), seed, many):
        if kind == "effect" and works_in(tuple(one.statements for one in said)):
            continue
        text = _text(kind, said)
        if why_never(text, BOOK) is None:
            found.append(("effect" if kind == "effect" else "character", text))
    return found


def _text(kind: str, found: list[Said]) -> CardText:
    bodies = tuple(one.statements for one in found)
    if kind == "effect":
        return CardText(play=tidied(bodies))
    conditions = found[0].conditions
    if conditions:
        return CardText(abilities=(Ability("", conditions, (), tidied(bodies), works_in(bodies)),))
    parts = [(part,) for body in bodies for part in apart(body)]
    return CardText(abilities=tuple(Ability("", (Standing(),), (), tidied(part), works_in(part)) for part in parts))
