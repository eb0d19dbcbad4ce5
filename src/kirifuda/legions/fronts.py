"""A side of a card as the rules look at it: what is printed there, its abilities by what they wait for."""

from typing import TYPE_CHECKING, Final

from ..effects.abilities import is_activated, is_standing, phase_kind, spoken_of, strongest, waits_for
from ..effects.counting import counted_by
from ..effects.parts import parts_of
from ..effects.statements import ChangeCost, ChangeDamage, EndAttack, ExtraTurn, Forbid, Instead, Permit, While
from ..effects.tree import (
    OPPONENT,
    YOU,
    Ability,
    AtPhase,
    CardText,
    DidThisTurn,
    Filter,
    Happening,
    IsIt,
    Keyword,
    Node,
    Sentence,
    This,
    When,
)
from .book import clause
from .cards import Catalogue, Printed, catalogue
from .first_choices import first_choices
from .tree import ChangeTarget, ExhaustThis, TreatAs, UnlockCards

if TYPE_CHECKING:
    from .reading import Traits
    from .unlocking import Prices

IMPACT: Final = "impact"
PIERCE: Final = "pierce"
KEYWORD_HAPPENINGS: Final = {IMPACT: "damaged", PIERCE: "broken"}
"""Keywords that are triggers (41-9, 41-11), and what they wait for."""


THIS_CARD: Final = Filter(tests=(IsIt(This()),))


class Front:
    """One side of a printed card. Never written to.

    `is_particular`: it is not simply played onto any free lane. `prices`: what every card costs the owner of this side
    of a master. `skills`, `rules`: what its activated and its standing abilities are like. These are found when
    somebody asks first.
    """

    __slots__ = (
        "abilities",
        "activated",
        "acts",
        "atk",
        "card",
        "category",
        "colours",
        "core_cost",
        "cost",
        "counts",
        "face",
        "first_choices",
        "gives",
        "hp",
        "is_particular",
        "is_unit",
        "keywords",
        "listens",
        "name",
        "names_keywords",
        "play",
        "prices",
        "remembers",
        "replaces",
        "rules",
        "skills",
        "standing",
        "stands",
        "thrift",
        "token",
        "triggers",
        "types",
        "unlocks",
        "wt",
    )

    def __init__(self, card: Printed, text: CardText) -> None:
        self.card = card
        self.face = card.face
        self.name = card.name
        self.category = card.category
        self.colours = card.colours
        self.types = card.types
        self.cost = card.cost
        self.core_cost = card.core_cost
        self.atk = card.atk
        self.hp = card.hp
        self.wt = card.wt
        self.token = card.token
        self.is_unit = card.category in ("master", "minion", "lord")
        self.keywords: dict[str, int] = strongest(text.keywords)
        self.is_particular = "left-only" in self.keywords or "lurk" in self.keywords
        self.abilities = text.abilities
        self.play: tuple[Sentence, ...] = text.play
        self.first_choices = first_choices(text.play)
        self.standing = tuple([one for one in text.abilities if is_standing(one) and not unlocks(one)])
        self.stands = bool(self.standing) or "regenerate" in self.keywords
        self.thrift = tuple([one for one in self.standing if "hand" in one.works_in and changes_own_cost(one)])
        self.activated = tuple([one for one in text.abilities if is_activated(one) and not unlocks(one)])
        self.unlocks: frozenset[str] = frozenset([word for one in text.abilities for word in unlocks(one)])
        self.triggers = by_happening(text.abilities)
        self.remembers = remembered_by(text)
        self.counts = counted_by(text)
        self.listens = listened_by(text) | self.remembers | frozenset([one.kind for one in self.counts])
        self.gives = given_by(text)
        self.replaces = replaced_by(text)
        self.acts = acts_in(text)
        self.names_keywords = frozenset([one.name for one in parts_of(text) if isinstance(one, Keyword)])
        self.prices: Prices | None = None
        self.skills: list[Traits] | None = None
        self.rules: list[Traits] | None = None


def changes_own_cost(ability: Ability) -> bool:
    """Whether it says what unlocking the card that bears it costs."""
    return any([isinstance(one, ChangeCost) and one.filter == THIS_CARD for one in parts_of(ability.sentences)])


def is_once_a_turn(ability: Ability) -> bool:
    """Whether it triggers once a turn (L68)."""
    for one in ability.conditions:
        if isinstance(one, When) and one.once:
            return True
    return False


def unlocks(ability: Ability) -> tuple[str, ...]:
    """The categories that a master's common ability unlocks (21-2a, 21-3a)."""
    return tuple(
        [
            word
            for sentence in ability.sentences
            for statement in sentence
            if isinstance(statement, UnlockCards)
            for word in statement.categories
        ]
    )


def by_happening(abilities: tuple[Ability, ...]) -> dict[str, tuple[Ability, ...]]:
    """Triggered abilities under each kind of happening they wait for."""
    found: dict[str, tuple[Ability, ...]] = {}
    for ability in abilities:
        for kind in waits_for(ability):
            found[kind] = (*found.get(kind, ()), ability)
    return found


def listened_by(text: CardText) -> frozenset[str]:
    """Every kind of happening that this text, or anything it may give, waits for."""
    keywords = [one.name for one in parts_of(text) if isinstance(one, Keyword)]
    return frozenset(spoken_of(text) | {KEYWORD_HAPPENINGS[name] for name in keywords if name in KEYWORD_HAPPENINGS})


def given_by(text: CardText) -> frozenset[str]:
    """Every kind of happening that is spoken of elsewhere than in a condition or a keyword printed on the card."""
    found = [one.kind for one in parts_of(text) if isinstance(one, Happening)]
    found += [phase_kind(one.phase, one.end) for one in parts_of(text) if isinstance(one, AtPhase)]
    named = [one.name for one in parts_of(text) if isinstance(one, Keyword) and one.name in KEYWORD_HAPPENINGS]
    for ability in text.abilities:
        for condition in ability.conditions:
            if isinstance(condition, When):
                found.remove(condition.happening.kind)
            elif isinstance(condition, AtPhase):
                found.remove(phase_kind(condition.phase, condition.end))
    for keyword in text.keywords:
        if keyword.name in named:
            named.remove(keyword.name)
    return frozenset([*found, *[KEYWORD_HAPPENINGS[name] for name in named]])


def is_about_itself(happening: Happening) -> bool:
    """Whether something must happen to the card that waits for it, or be done by it."""
    return isinstance(happening.what, This) or isinstance(happening.other, This)


def notices(ability: Ability, kind: str, own_turn: bool) -> bool:
    """Whether an ability may notice what happens to other cards, in its player's turn or in the opponent's."""
    never = OPPONENT if own_turn else YOU
    for one in ability.conditions:
        if isinstance(one, When) and one.happening.kind == kind and not is_about_itself(one.happening):
            return True
        if isinstance(one, AtPhase) and one.whose != never and phase_kind(one.phase, one.end) == kind:
            return True
    return False


def remembered_by(text: CardText) -> frozenset[str]:
    """Every kind of happening of which this text, or anything it may give, asks whether a card had a part in it."""
    found: set[str] = set()
    for one in parts_of(text):
        if isinstance(one, DidThisTurn):
            found.add(one.what)
        elif isinstance(one, (Forbid, Permit)) and one.act in COUNTS_ATTACKS:
            found.add("attacked")
    return frozenset(found)


def replaced_by(text: CardText) -> frozenset[str]:
    """Every kind of happening that this text, or anything it may give, replaces by something else."""
    return frozenset([one.happening.kind for one in parts_of(text) if isinstance(one, Instead)])


COST: Final = "cost"
HOLD_BACK: Final = "hold-back"
COUNTS_ATTACKS: Final = (HOLD_BACK, "attack-twice", "attack-thrice")
OWN_COST: Final = "own-cost"
DAMAGE: Final = "damage"
ZONE: Final = "zone"
BOUND: Final = "bound"
ONCE: Final = "once"
EXTRA_TURN: Final = "extra-turn"
DIVERTED: Final = "diverted"
CHANGES: Final[dict[type[Node], str]] = {
    ChangeCost: COST,
    ChangeDamage: DAMAGE,
    TreatAs: ZONE,
    While: BOUND,
    ExtraTurn: EXTRA_TURN,
    EndAttack: DIVERTED,
    ChangeTarget: DIVERTED,
}


def acts_in(text: CardText) -> frozenset[str]:
    """What this text, or anything it may give, forbids, permits or changes."""
    found: set[str] = set()
    for one in parts_of(text):
        if isinstance(one, (Forbid, Permit)):
            found.add(one.act)
        elif type(one) in CHANGES:
            found.add(CHANGES[type(one)])
        if isinstance(one, ChangeCost) and one.filter == THIS_CARD:
            found.add(OWN_COST)
        if isinstance(one, When) and one.once:
            found.add(ONCE)
    return frozenset(found)


FRONTS: Final[list[Front]] = []
"""Each card's side, by its face; a master's normal mode."""
AWAKENED: Final[list[Front]] = []
"""The awakened side of a master; of any other card the same as its front."""
STANDING: Final[list[bool]] = []
"""Whether a card, on either side, has something standing to say; by its face."""
ACTIVATED: Final[list[bool]] = []
"""Whether a card, on either side, has an ability to activate; by its face."""
ACTIVATED_TIRED: Final[list[bool]] = []
"""Whether it has one that does not exhaust it; by its face."""
EAGER: Final[list[bool]] = []
"""Whether a card, on either side, may attack although it is incapacitated (41-3, 41-4); by its face."""
INTIMIDATES: Final[list[bool]] = []
"""Whether a card, on either side, keeps some minions from attacking it (41-10); by its face."""
CHANGES_KEYWORDS: Final[list[bool]] = []
"""Whether a master has other keywords when it has awakened; by its face."""


def use(cards: Catalogue) -> None:
    """Play with these cards."""
    use_more(cards.cards[len(FRONTS) :])


@clause("21-1", "43-2", "43-3", "43-4", "43-5")
def use_more(cards: tuple[Printed, ...]) -> None:
    """Play with these cards too; their faces go on from those that are there."""
    for card in cards:
        front = Front(card, card.text)
        FRONTS.append(front)
        awakened = Front(card, card.awakened) if card.category == "master" else front
        AWAKENED.append(awakened)
        STANDING.append(front.stands or awakened.stands)
        CHANGES_KEYWORDS.append(front.keywords != awakened.keywords)
        abilities = front.activated + awakened.activated
        ACTIVATED.append(bool(abilities))
        ACTIVATED_TIRED.append(not all([ExhaustThis() in one.costs for one in abilities]))
        both = {**front.keywords, **awakened.keywords}
        INTIMIDATES.append("intimidate" in both)
        EAGER.append("haste" in both or "assault" in both)


def load() -> None:
    """Play with the cards that come with the project."""
    use(catalogue())
