"""A printed card as the rules look at it (chapter 2): its numbers, its abilities by what they wait for."""

from functools import cache
from typing import Final

from ..effects.parts import parts_of
from ..effects.tree import (
    Ability,
    Activated,
    AtPhase,
    CardText,
    GainThis,
    Grant,
    Happening,
    Instead,
    Keyword,
    LoseEffects,
    Number,
    PayEnergy,
    Sentence,
    Standing,
    When,
)
from .first_choices import AnyChoice, first_choices
from .lead_icons import directions, pointing
from .printed import Printed
from .reading import Known
from .squares import step
from .table import LEFT, NOTHING, RIGHT, SQUARES, UPRIGHT

CHARACTER: Final = "character"
EFFECT: Final = "effect"
SUPPORT: Final = "support"


class Usable:
    """An activated ability with what is asked of it again and again. Never written to.

    `energy` and `gains` are its cost, where it costs no more than that (`plain`).
    """

    __slots__ = ("ability", "choices", "during", "energy", "gains", "once", "plain", "turn_of")

    def __init__(self, ability: Ability) -> None:
        self.ability = ability
        self.once = False
        self.during = ""
        self.turn_of = ""
        for condition in ability.conditions:
            if isinstance(condition, Activated):
                self.once = condition.once
                self.during = condition.during
                self.turn_of = condition.turn_of
        energy = [
            one.amount.value for one in ability.costs if isinstance(one, PayEnergy) and isinstance(one.amount, Number)
        ]
        gains = [one for one in ability.costs if isinstance(one, GainThis)]
        self.energy = sum(energy)
        self.gains = bool(gains)
        self.plain = len(energy) + len(gains) == len(ability.costs)
        self.choices: tuple[AnyChoice, ...] = first_choices(ability.sentences)


class Front:
    """One printed card. Never written to.

    `points` are the directions of its lead icons, by how it is turned; `points_at` the squares there, by the square it
    lies on. `rewords`: it may give or take abilities. `reads` and `disturbs` are those of all its standing abilities.
    """

    __slots__ = (
        "abilities",
        "activated",
        "atk",
        "attribute",
        "card",
        "choices",
        "cost",
        "defense",
        "disturbs",
        "down",
        "face",
        "field",
        "flash",
        "in_hand",
        "keywords",
        "kind",
        "listens",
        "name",
        "play",
        "points",
        "points_at",
        "races",
        "reads",
        "replaces",
        "rewords",
        "speed",
        "standing",
        "triggers",
    )

    def __init__(self, card: Printed) -> None:
        text = card.text
        self.card = card
        self.face = card.face
        self.name = card.name
        self.kind = card.kind
        self.attribute = card.attribute
        self.races = card.races
        self.cost = card.cost
        self.speed = card.speed
        self.atk = card.atk
        self.defense = card.defense
        self.down = card.down
        self.flash = card.flash
        self.field = card.field
        leads = directions(card.leads)
        self.points = tuple([pointing(leads, turned) for turned in (UPRIGHT, RIGHT, LEFT)])
        self.points_at = tuple([squares_in(directions) for directions in self.points])
        self.keywords: dict[str, int] = strongest(text.keywords)
        self.abilities = text.abilities
        self.play: tuple[Sentence, ...] = text.play
        self.choices: tuple[AnyChoice, ...] = first_choices(text.play)
        self.in_hand = tuple([one for one in text.abilities if is_standing(one) and "hand" in one.works_in])
        self.standing = tuple([Known(one) for one in text.abilities if is_standing(one) and not one.works_in])
        self.reads = tuple([every_bit([one.reads[seat] for one in self.standing]) for seat in (0, 1)])
        self.disturbs = any([one.disturbs for one in self.standing])
        self.activated = tuple([usable(one) for one in text.abilities if is_activated(one)])
        self.triggers = by_happening(text.abilities)
        self.listens = listened_by(text)
        self.replaces = frozenset([one.happening.kind for one in parts_of(text) if isinstance(one, Instead)])
        self.rewords = any(
            [isinstance(one, LoseEffects) or (isinstance(one, Grant) and bool(one.abilities)) for one in parts_of(text)]
        )


def every_bit(numbers: list[int]) -> int:
    found = 0
    for one in numbers:
        found |= one
    return found


def squares_in(directions: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """The squares in these directions from each square of a player's zone."""
    ahead = [[step(square, direction) for direction in directions] for square in SQUARES]
    return tuple([tuple([there for there in squares if there != NOTHING]) for squares in ahead])


def strongest(keywords: tuple[Keyword, ...]) -> dict[str, int]:
    """Keywords with their numbers; of the same one the largest number counts."""
    found: dict[str, int] = {}
    for keyword in keywords:
        found[keyword.name] = max(found.get(keyword.name, 0), keyword.amount or 0)
    return found


def is_standing(ability: Ability) -> bool:
    return any(isinstance(one, Standing) for one in ability.conditions)


def is_activated(ability: Ability) -> bool:
    return any(isinstance(one, Activated) for one in ability.conditions)


def by_happening(abilities: tuple[Ability, ...]) -> dict[str, tuple[Ability, ...]]:
    """Triggered abilities under each kind of happening they wait for."""
    found: dict[str, tuple[Ability, ...]] = {}
    for ability in abilities:
        for kind in waits_for(ability):
            found[kind] = (*found.get(kind, ()), ability)
    return found


def waits_for(ability: Ability) -> tuple[str, ...]:
    kinds: list[str] = []
    for condition in ability.conditions:
        if isinstance(condition, When):
            kinds.append(condition.happening.kind)
        elif isinstance(condition, AtPhase):
            kinds.append(phase_kind(condition.phase, condition.end))
    return tuple(dict.fromkeys(kinds))


def once_a_turn(ability: Ability) -> bool:
    """Whether a triggered ability works once a turn."""
    return any([isinstance(one, When) and one.once for one in ability.conditions])


@cache
def phase_kind(phase: str, end: bool) -> str:
    """The kind of happening that the start or the end of a phase is."""
    return f"{phase}-phase-{'end' if end else 'start'}"


def listened_by(text: CardText) -> frozenset[str]:
    """Every kind of happening that this text, or anything it may give, waits for."""
    found: set[str] = set()
    for one in parts_of(text):
        if isinstance(one, Happening):
            found.add(one.kind)
        elif isinstance(one, AtPhase):
            found.add(phase_kind(one.phase, one.end))
    return frozenset(found)


_USABLE: Final[dict[str, list[Usable]]] = {}


def usable(ability: Ability) -> Usable:
    """What is asked of an activated ability, found once for each."""
    of_its_name = _USABLE.setdefault(ability.name, [])
    for known in of_its_name:
        if known.ability is ability:
            return known
    for known in of_its_name:
        if known.ability == ability:
            return known
    known = Usable(ability)
    of_its_name.append(known)
    return known


FRONTS: Final[list[Front]] = []
"""Each card, by its face."""


def use_more(cards: tuple[Printed, ...]) -> None:
    """Play with these cards too; their faces go on from those that are there."""
    for card in cards:
        FRONTS.append(Front(card))
