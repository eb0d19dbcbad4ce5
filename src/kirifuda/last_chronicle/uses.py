"""What can be told of a use before anybody thinks of it (11.1.1): after which changes it may become possible or not."""

from functools import lru_cache
from typing import Final

from ..effects.parts import parts_of
from ..effects.statements import Choose, Draw, Modes, Orient
from ..effects.tree import Ability, Activated, Condition, Cost, Node, Sentence, TopCards
from .changes import (
    ELSEWHERE,
    IN_A_HAND,
    OF_CHOICE,
    OF_COUNTERS,
    OF_ERA,
    OF_HISTORY,
    OF_POINTS,
    OF_STONES,
    OF_THE_PHASE,
    OF_THE_STACK,
    OF_THE_TURN,
    OF_USE,
    OF_WIPING,
    ON_BATTLEFIELD,
)
from .costs import split
from .looking import bits_of
from .rows import Abilities
from .statements import ChooseAbility, ChronoCheck, ExchangeMarkers, GainAdvancePoints, RemoveCounters
from .tree import PaySouls, Provided, WipeThis

BITS_OF_COSTS: Final[dict[type[Node], int]] = {
    WipeThis: OF_THE_TURN | ON_BATTLEFIELD,
    RemoveCounters: OF_COUNTERS,
    GainAdvancePoints: OF_POINTS,
    Orient: OF_WIPING | OF_STONES,
    TopCards: ELSEWHERE,
    Draw: ELSEWHERE,
    ChronoCheck: ELSEWHERE,
    ExchangeMarkers: OF_ERA | IN_A_HAND,
}
"""What costs look at beside what any text does."""


class Use:
    """An action ability: the souls it costs, and what is to be paid beside them. Never written to.

    `wipes`: the card itself has to be wiped; `besides` is all that is to be paid, if it is more than that. `at_times`
    is what has to change for the ability to be allowed or not, `by_costs` for its costs to be payable, `by_choices` for
    what it chooses to be there.
    """

    __slots__ = ("ability", "at_times", "besides", "by_choices", "by_costs", "price", "wipes")

    def __init__(self, ability: Ability) -> None:
        self.ability = ability
        self.price, costs = split(ability.costs)
        self.wipes = any([isinstance(cost, WipeThis) for cost in costs])
        self.besides = () if costs == (WipeThis(),) else costs
        self.at_times = bits_of(ability.conditions)
        for condition in ability.conditions:
            self.at_times |= bits_of_timing(condition)
        self.by_costs = bits_of_costs(costs)
        self.by_choices = bits_of_choices(ability.sentences)


@lru_cache(maxsize=4096)
def uses_of(abilities: Abilities) -> tuple[Use, ...]:
    return tuple([Use(one) for one in abilities.actions])


def bits_of_timing(when: Condition) -> int:
    """What the times depend on at which an action ability may be used; what is provided is looked at by itself."""
    if isinstance(when, Provided):
        return 0
    if not isinstance(when, Activated):
        return OF_THE_TURN | OF_THE_PHASE | OF_HISTORY | OF_USE
    by_phase = OF_THE_PHASE if when.during else 0
    by_turn = OF_THE_TURN if when.turn_of else 0
    return by_phase | by_turn | (OF_USE if when.once else 0)


def bits_of_costs(costs: tuple[Cost, ...]) -> int:
    """What decides whether costs can be paid, souls aside."""
    beside_souls = tuple([one for one in costs if not isinstance(one, PaySouls)])
    if not beside_souls:
        return 0
    found = bits_of(beside_souls)
    for one in parts_of(beside_souls):
        found |= BITS_OF_COSTS.get(type(one), 0)
    return found


def bits_of_choices(sentences: tuple[Sentence, ...]) -> int:
    """What decides whether there is enough to be chosen, modes included; nothing where nothing is chosen."""
    parts = tuple(parts_of(sentences))
    on_stack = OF_THE_STACK if any([isinstance(one, ChooseAbility) for one in parts]) else 0
    found = [one for one in parts if isinstance(one, (Choose, Modes))]
    looked_at = tuple([(one.filter, one.count) if isinstance(one, Choose) else one.count for one in found])
    return bits_of(looked_at) | OF_CHOICE | on_stack if found else on_stack
