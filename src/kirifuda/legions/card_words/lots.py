"""What trees of this game are drawn from by lot."""

from functools import cache
from typing import Final

from ...effects.tree import (
    OPPONENT,
    YOU,
    Ability,
    AdjacentLane,
    CardText,
    Compare,
    Filter,
    InLanes,
    Keyword,
    Number,
    Own,
    SameLane,
    Standing,
    This,
)
from ...language.clauses import Changes, Values
from ...language.meanings import DOER, Gifts, OfItself, Place, PlayerNumber, Quantity, Spot, Thing
from ...language.random_trees import SPAN, Lot, Urn, trees, usual_tests
from ...language.sentences import Said
from ...language.trouble import Refused
from ...text.slots import tidied
from ..tree import DealInstead, EachPlayer, Incapacitated, Symbols, WithCost
from ..vocabulary import CORE_PLACES, KEYWORDS, LANES, MODES
from .frames import CountsAsBattle, Paid
from .places import DECLARED, AttackWith, CorePhrase, CorePlace, LanePhrase, Tokens
from .reader import sentences
from .validator import checked
from .waiting import works_in_by_text

TYPES: Final = ("竜", "騎士")
LOT_KEYWORDS: Final = tuple(Keyword(name, 2 if numbered else None) for name, (_, _, numbered) in KEYWORDS.items())
CATEGORIES: Final = ("minion", "lord", "unit")
ZONES: Final = ("hand", "deck", "timeline", "standby", "wait-2")
PLACES_OF_CORES: Final = tuple(one for one in CORE_PLACES if one not in ("outside", "this"))


@cache
def urn() -> Urn:
    return Urn(
        reader=sentences(),
        categories=CATEGORIES,
        zones=ZONES,
        types=TYPES,
        keywords=LOT_KEYWORDS,
        lasting=("this-turn", "this-battle", "opponents-next-turn-end"),
        kinds={
            "gifts": lambda lot: Gifts((lot.pick(LOT_KEYWORDS),)),
            "holder": Lot.player,
            "tired": Lot.group,
            "lanes-of": lambda lot: lot.subject(),
            "damage-on": Lot.group,
            "wait-of": Lot.what,
            "wait-change": lambda lot: (lot.figure(), lot.pick((True, False))),
            "cores": _cores,
            "bare-cores": lambda lot: True,
            "core-place": lambda lot: CorePlace(lot.pick(PLACES_OF_CORES), lot.player()),
            "lane": lambda lot: lot.pick((LanePhrase("adjacent"), LanePhrase("any"), _lane(lot))),
            "lane-or-field": lambda lot: lot.pick((Place(("field",), lot.player()), Place(("field",), DOER))),
            "tokens": lambda lot: Tokens("ゾンビトークン", Quantity(lot.number(), "体")),
            "attack-with": lambda lot: AttackWith(lot.number(), Gifts((lot.pick(LOT_KEYWORDS),))),
            "target-of": lambda lot: lot.filter(anywhere=False),
            "any-effects": lambda lot: Thing("効果", None, lot.pick(("", YOU, OPPONENT))),
            "activations": lambda lot: Thing("任意起動効果", lot.group()),
            "so-much": lambda lot: PlayerNumber("master-points", DOER, lot.number()),
            "so-many-points": Lot.amount,
            "in-all": Lot.figure,
            "mode": lambda lot: lot.pick(tuple(MODES)),
            "some-kind": lambda lot: Filter(lot.pick((YOU, OPPONENT)), (), (lot.pick(("skill", "arts")),)),
            "several": lambda lot: lot.filter(anywhere=False),
            "declared-word": lambda lot: lot.pick(tuple(DECLARED.values())),
            "own-damage": lambda lot: Own("atk"),
            "half-of-it": lambda lot: OfItself(half=True, down=lot.pick((True, False))),
            "changes": lambda lot: Changes(
                SPAN,
                lot.group(),
                (("atk", lot.number(), lot.pick((True, False))), ("hp", lot.number(), lot.pick((True, False)))),
            ),
            "values": lambda lot: Values(SPAN, lot.group(), (("atk", Number(3)), ("hp", Number(lot.pick((1, 2)))))),
            "all": lambda lot: True,
            "word": lambda lot: Thing("効果"),  # nothing that is declared here: that has a kind of its own
        },
        tests=(
            *usual_tests(TYPES, LOT_KEYWORDS),
            lambda lot: InLanes((lot.pick(tuple(LANES)),)),
            lambda lot: lot.pick((SameLane, AdjacentLane))(This()),
            lambda lot: lot.pick((Incapacitated(), Symbols(1), Compare("damage", ">=", Number(1)))),
        ),
        never=frozenset({Paid, CountsAsBattle, DealInstead, WithCost, EachPlayer}),
    )


def _lane(lot: Lot) -> Spot:
    return Spot(InLanes((lot.pick(tuple(LANES)),)))


def _cores(lot: Lot) -> CorePhrase:
    return CorePhrase(lot.player(), "", Quantity(lot.number(), "個"))


def drawn_texts(seed: int, many: int) -> list[tuple[str, CardText]]:
    """Trees by lot, each with the category of a card that can bear it. What can never work is left out."""
    found: list[tuple[str, CardText]] = []
    for kind, said in trees(urn(), seed, many):
        text = _text(kind, said)
        try:
            found.append(("skill" if kind == "effect" else "minion", checked(text)))
        except Refused:
            continue
    return found


def _text(kind: str, found: list[Said]) -> CardText:
    bodies = tuple(one.statements for one in found)
    if kind == "effect":
        return CardText(play=tidied(bodies))
    conditions = found[0].conditions or (Standing(),)
    works_in = works_in_by_text(bodies, True, conditions)
    return CardText(abilities=(Ability("", conditions, (), tidied(bodies), works_in),))
