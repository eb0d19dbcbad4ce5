"""A printed card as the rules look at it (chapter 2): its numbers, its abilities by what they wait for."""

from typing import Final

from ...effects.abilities import is_activated, is_standing, spoken_of, strongest, waits_for
from ...effects.counting import counted_by
from ...effects.parts import parts_of
from ...effects.statements import Grant, Instead, LoseEffects
from ...effects.tree import Ability, Activated, AtPhase, Keyword, Node, Number, Sentence, This, When
from ...kernel.pairs import Pair
from ..ch02_kinds_of_cards.ch02_1_1_lead_icons import directions, pointing
from ..ch03_the_field.ch03_3_squares import step
from ..state.lasting_effects import CHANGES_KEYWORDS, RESISTANCES
from ..table import LEFT, NOTHING, RIGHT, SQUARES, UPRIGHT
from ..texts.standing_lines import Line, lines_of
from ..tree import GainThis, PayEnergy
from .first_choices import FirstChoice, first_choices
from .printed import Printed

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
        self.choices: tuple[FirstChoice, ...] = first_choices(ability.sentences)


class Awaiting:
    """A triggered ability with what is asked of it again and again. Never written to.

    `once`: it works once a turn. `choices`: what must be there to be chosen. `of_itself`: it waits for something to
    happen to its own card. `whose`: it waits for a phase of this player.
    """

    __slots__ = ("ability", "choices", "of_itself", "once", "whose")

    def __init__(self, ability: Ability) -> None:
        self.ability = ability
        self.once = any([isinstance(one, When) and one.once for one in ability.conditions])
        self.of_itself = all(
            [isinstance(one, When) and isinstance(one.happening.what, This) for one in ability.conditions]
        )
        first = ability.conditions[0]
        self.whose = first.whose if isinstance(first, AtPhase) and len(ability.conditions) == 1 else ""
        self.choices: tuple[FirstChoice, ...] = first_choices(ability.sentences)


class Front:
    """One printed card. Never written to.

    `numbers` are those of a character, its cost and its speed, in the order of `STATS`. `points` are the directions of
    its lead icons, by how it is turned; `points_at` the squares there, by the square it lies on. `rewords`: it may give
    or take abilities; `recasts`: what it says on the field may. `resists`: it has or gives a resistance. `makes` and
    `decrees`: the lines of its standing abilities, `all_lines`: both. `natures`: those of all of them; `make_reads`,
    `keyword_reads` and `decree_reads`: what they read, by the seat.
    """

    __slots__ = (
        "abilities",
        "activated",
        "all_lines",
        "atk",
        "attribute",
        "card",
        "choices",
        "cost",
        "counts",
        "decree_reads",
        "decrees",
        "defense",
        "down",
        "face",
        "field",
        "flash",
        "in_hand",
        "keyword_reads",
        "keywords",
        "kind",
        "listens",
        "make_reads",
        "makes",
        "name",
        "natures",
        "numbers",
        "play",
        "points",
        "points_at",
        "races",
        "recasts",
        "replaces",
        "resists",
        "rewords",
        "speed",
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
        self.numbers: tuple[int, ...] = (card.atk, card.defense, card.down, card.cost, card.speed)
        self.flash = card.flash
        self.field = card.field
        leads = directions(card.leads)
        self.points = tuple([pointing(leads, turned) for turned in (UPRIGHT, RIGHT, LEFT)])
        self.points_at = tuple([squares_in(directions) for directions in self.points])
        self.keywords: dict[str, int] = strongest(text.keywords)
        self.abilities = text.abilities
        self.play: tuple[Sentence, ...] = text.play
        self.choices: tuple[FirstChoice, ...] = first_choices(text.play)
        self.in_hand = tuple([one for one in text.abilities if is_standing(one) and "hand" in one.works_in])
        standing = [one for one in text.abilities if is_standing(one) and not one.works_in]
        self.all_lines = tuple([line for one in standing for line in lines_of(one)])
        self.makes = tuple([line for line in self.all_lines if line.makes])
        self.decrees = tuple([line for line in self.all_lines if not line.makes])
        self.natures = every_bit([line.nature for line in self.all_lines])
        self.make_reads = read_by(self.makes)
        self.keyword_reads = read_by(tuple([line for line in self.makes if line.nature & CHANGES_KEYWORDS]))
        self.decree_reads = read_by(self.decrees)
        self.activated = tuple([usable(one) for one in text.abilities if is_activated(one)])
        self.triggers = by_happening(text.abilities)
        self.listens = frozenset(spoken_of(text))
        self.counts = counted_by(text)
        self.replaces = frozenset([one.happening.kind for one in parts_of(text) if isinstance(one, Instead)])
        self.rewords = any(map(is_rewording, parts_of(text)))
        self.resists = any([isinstance(one, Keyword) and one.name in RESISTANCES for one in parts_of(text)])
        self.recasts = any([is_rewording(line.node) for line in self.makes])


def is_rewording(node: Node) -> bool:
    """Whether a statement gives or takes abilities."""
    return isinstance(node, LoseEffects) or (isinstance(node, Grant) and bool(node.abilities))


def read_by(lines: tuple[Line, ...]) -> Pair:
    return every_bit([line.reads[0] for line in lines]), every_bit([line.reads[1] for line in lines])


def every_bit(numbers: list[int]) -> int:
    found = 0
    for one in numbers:
        found |= one
    return found


def squares_in(directions: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """The squares in these directions from each square of a player's zone."""
    ahead = [[step(square, direction) for direction in directions] for square in SQUARES]
    return tuple([tuple([there for there in squares if there != NOTHING]) for squares in ahead])


def by_happening(abilities: tuple[Ability, ...]) -> dict[str, tuple[Awaiting, ...]]:
    """Triggered abilities under each kind of happening they wait for."""
    found: dict[str, tuple[Awaiting, ...]] = {}
    for ability in abilities:
        kinds = waits_for(ability)
        if kinds:
            awaiting = Awaiting(ability)
            for kind in kinds:
                found[kind] = (*found.get(kind, ()), awaiting)
    return found


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


def chosen_first(face: int, kind: str, ability: Ability) -> tuple[FirstChoice, ...]:
    """What a triggered ability must choose first, where it came due for a card by a kind of happening."""
    if face != NOTHING:
        for one in FRONTS[face].triggers.get(kind, ()):
            if one.ability is ability:
                return one.choices
    return first_choices(ability.sentences)


def use_more(cards: tuple[Printed, ...]) -> None:
    """Play with these cards too; their faces go on from those that are there."""
    for card in cards:
        FRONTS.append(Front(card))
