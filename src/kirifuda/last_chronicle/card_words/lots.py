"""What trees of this game are drawn from by lot."""

from functools import cache
from typing import Final

from ...effects.tree import EITHER, OPPONENT, THIS_TURN, CardText, Every, Filter, Number, PlayerOf, Subject, This
from ...language.clauses import Changes
from ...language.meanings import Hurt, Place, Quantity, Thing
from ...language.random_trees import SPAN, Lot, Urn, trees, usual_tests
from ...language.trouble import Refused
from ..statements import Pay
from ..tree import ChronicleKeyword, HasCounters, Lit, Price, SameSquad, TotalWithin
from .frames import ABILITIES, NAMED
from .keywords import PLAIN
from .phases import PhaseOf
from .phrases import CardOrPlayer, CountersPut, DamageTo
from .reader import sentences, text_of
from .wording import Counter, MoreModes, MustPay, UseLimit

TYPES: Final = ("竜", "騎士")
LOT_KEYWORDS: Final = (*(ChronicleKeyword(name) for name in PLAIN), ChronicleKeyword("breakthrough", number=Number(2)))
COUNTERS: Final = ("成長", "動力")
GOALS: Final = ("hand", "discard-pile", "battlefield", "soul-yard", "deck")


@cache
def urn() -> Urn:
    return Urn(
        reader=sentences(),
        categories=("unit", "structure", "history"),
        zones=("hand", "discard-pile", "deck"),
        types=TYPES,
        keywords=LOT_KEYWORDS,
        lasting=(THIS_TURN, "during-this-turn", "your-next-turn-end"),
        kinds={
            "souls": lambda lot: Price(lot.random.randint(0, 2), white=lot.random.randint(1, 2)),
            "on": _these,
            "counters": lambda lot: lot.pick(COUNTERS),
            "many": lambda lot: Quantity(lot.number(), lot.pick(("個", "回", "つ", "人"))),
            "control-of": _these,
            "actions-of": _these,
            "triggers-of": _these,
            "damage-to": lambda lot: DamageTo(
                lot.pick((PlayerOf(lot.player()), lot.group())), lot.pick(("", "combat")), lot.pick(("each", "next"))
            ),
            "damage-dealt-by": Lot.group,
            "total-damage": lambda lot: Hurt(lot.number(), ""),
            "life-points": Lot.amount,
            "advance-points": Lot.amount,
            "advance": Lot.player,
            "era": Lot.player,
            "hand-limit": Lot.player,
            "tokens-placed": Lot.player,
            "counters-put": lambda lot: CountersPut(_these(lot), lot.pick(("", *COUNTERS))),
            "ability-price": _these,
            "markers-for-hand": lambda lot: Number(lot.random.randint(2, 3)),
            "several": lambda lot: lot.filter(anywhere=False),
            "in-all": lambda lot: TotalWithin("level", lot.number()),
            "card-or-player": lambda lot: CardOrPlayer(lot.filter(anywhere=False), lot.pick((EITHER, OPPONENT))),
            "all-of": Lot.filter,
            "phase": lambda lot: PhaseOf(lot.pick(("draw", "combat", "main-1")), next=lot.pick((True, False))),
            "more-phases": lambda lot: lot.pick((("combat",), ("combat", "main"))),
            "all-damage": lambda lot: True,
            "own-damage": lambda lot: True,
            "until-found": lambda lot: True,
            "choosers": lambda lot: Thing("効果", None, lot.player()),
            "auras": lambda lot: True,
            "blocked": _these,
            "deck": lambda lot: True,
            "spells": lambda lot: Filter(categories=("spell",)),
            "ability": lambda lot: Thing(lot.pick(tuple(ABILITIES)), whose=lot.player()),
            "word": lambda lot: Thing(lot.pick(tuple(NAMED))),
            "zone": lambda lot: Place((lot.pick(GOALS),), EITHER),
            "place": lambda lot: Place((lot.pick(("hand", "discard-pile")),), lot.player()),
            "zones": lambda lot: Place(("discard-pile",), lot.player()),
            "changes": lambda lot: Changes(
                SPAN,
                lot.group(),
                (("power", lot.number(), lot.pick((True, False))), ("atk", lot.number(), lot.pick((True, False)))),
            ),
            "not-even-one": lambda lot: True,
        },
        tests=(
            *usual_tests(TYPES, [one for one in LOT_KEYWORDS if one.number is None]),
            lambda lot: SameSquad(This()),
            lambda lot: Lit(lot.pick(("green", "red"))),
            lambda lot: HasCounters(lot.pick(COUNTERS)),
        ),
        never=frozenset({Pay, MustPay, MoreModes, UseLimit, Counter}),
    )


def _these(lot: Lot) -> Subject:
    return lot.pick((This(), Every(lot.filter(anywhere=False))))  # type: ignore[no-any-return]


def drawn_texts(seed: int, many: int) -> list[tuple[tuple[str, ...], CardText]]:
    """Trees by lot, each with the types of a card that can bear it. What can never work is left out."""
    found: list[tuple[tuple[str, ...], CardText]] = []
    for kind, said in trees(urn(), seed, many):
        types = ("spell",) if kind == "effect" else ("unit",)
        try:
            found.append((types, text_of(said, types)))
        except Refused:
            continue
    return found
