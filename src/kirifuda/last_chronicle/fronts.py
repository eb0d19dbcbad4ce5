"""The cards as the engine sees them: what is printed, for each way the lamps can be lit (5.3, 5.7, 5.13)."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from ..effects.parts import parts_of
from ..effects.tree import Ability, AtPhase, CardText, ChangeDamage, Happening, Instead, Keyword
from .book import clause
from .keyword_texts import abilities_of
from .price import price_of
from .printed import GREEN, NO_LAMPS, RED, Catalogue, Printed
from .rows import Abilities, Keywords, Row, phase_kind, replaced_kind
from .table import BATTLEFIELD, CA, DECK, DISCARD, ERA, HAND, REMOVED, SOUL, STACK, Ears
from .tree import Enters, HappenedThisTurn, Prevent, StateTrigger, TokenCard
from .vocabulary import FACTIONS

ZONE_KINDS: Final = {
    "deck": DECK,
    "hand": HAND,
    "battlefield": BATTLEFIELD,
    "era-yard": ERA,
    "soul-yard": SOUL,
    "ca-yard": CA,
    "discard-pile": DISCARD,
    "removed-yard": REMOVED,
    "stack": STACK,
}
LAMP_BITS: Final = (0, GREEN, RED, GREEN | RED)


class Front:
    """A printed card. Never written to.

    `bases` are its characteristics by the lamps that are lit. `stands`: in some light it has a field ability or a
    keyword that changes other cards. `watches`: it has a trigger that looks at how things are. `elsewhere`: the zones
    off the battlefield where it has abilities that work, `stands_in` those for field abilities. `unlit`: what it is in
    every era, if that is the same. `unique`: it is LEGACY or EPIC. `cheapest`: it cannot be had for fewer souls,
    unless some effect says so.
    """

    __slots__ = (
        "arrives",
        "bases",
        "card",
        "cheapest",
        "elsewhere",
        "face",
        "listens",
        "remembers",
        "replaces",
        "stands",
        "stands_in",
        "unique",
        "unlit",
        "watches",
    )

    def __init__(self, card: Printed) -> None:
        self.card = card
        self.face = card.face
        self.bases = tuple([base_row(card, lamps) for lamps in LAMP_BITS])
        everything = (*card.texts, *card.bursts)
        abilities = [ability for row in self.bases for ability in row.abilities.all]
        given = tuple([*everything, *abilities])
        self.listens = heard_by(given)
        self.replaces = replaced_by(given)
        self.remembers = remembered_by(given)
        self.stands = any(row.abilities.standing or "awaken" in row.keywords for row in self.bases)
        self.watches = any(row.abilities.states for row in self.bases)
        self.elsewhere = frozenset([ZONE_KINDS[word] for ability in abilities for word in ability.works_in])
        standing = [ability for row in self.bases for ability in row.abilities.standing]
        self.stands_in = frozenset([ZONE_KINDS[word] for ability in standing for word in ability.works_in])
        words = {keyword.name for row in self.bases for all in row.keywords.values() for keyword in all}
        self.arrives = bool(words & {"ready", "dynamo"})
        self.unlit = self.bases[0] if card.lamps == NO_LAMPS else None
        self.unique = card.legacy or card.epic
        cheaper = self.stands or bool(words & {"gift", "soul-change"})
        self.cheapest = 0 if cheaper else min([row.price.total for row in self.bases])


@clause("5.2.2.3", "5.3.3", "5.7.4", "5.13.5", "5.13.7", "5.2.2.1.1", "11.4.6", "6.11.2", "5.6.5")
def base_row(card: Printed, lamps: int) -> Row:
    """What is printed, with what the lit lamps add."""
    row = Row()
    row.name = card.name
    row.types = card.types
    row.categories = card.categories
    row.price = price_of(card.price)
    row.factions = card.factions or tuple(
        [word for word, many in zip(FACTIONS, row.price.factions, strict=True) if many]
    )
    row.level = card.level
    row.power = card.power + by_lamp(lamps, card.power_green, card.power_red)
    row.atk = card.atk + by_lamp(lamps, card.atk_green, card.atk_red)
    row.ca = card.ca + card.ca_blue + by_lamp(lamps, card.ca_green, card.ca_red)
    row.lamps = lamps
    text = card.texts[lamps]
    row.keywords = by_name(text.keywords)
    row.abilities = Abilities(with_keywords(text))
    return row


def by_lamp(lamps: int, green: int, red: int) -> int:
    return (green if lamps & GREEN else 0) + (red if lamps & RED else 0)


def by_name(keywords: Iterable[Keyword]) -> Keywords:
    found: Keywords = {}
    for keyword in keywords:
        found[keyword.name] = with_one_more(found.get(keyword.name, ()), keyword)
    return found


@clause("15.2.4.5")
def with_one_more(there: tuple[Keyword, ...], keyword: Keyword) -> tuple[Keyword, ...]:
    """A card that gets the same keyword again; of breakthrough it has only the new one."""
    return (keyword,) if keyword.name == "breakthrough" else (*there, keyword)


def with_keywords(text: CardText) -> tuple[Ability, ...]:
    """The abilities of a text, those that its keywords stand for too."""
    found = text.abilities
    for keyword in text.keywords:
        found += abilities_of(keyword)
    return found


def heard_by(given: tuple[object, ...]) -> frozenset[str]:
    """Every kind of happening that a card, or anything it may give, waits for or remembers."""
    found: set[str] = set()
    for one in parts_of(given):
        if isinstance(one, Happening):
            found.add(one.kind)
        elif isinstance(one, AtPhase):
            found.add(phase_kind(one.phase, one.end))
        elif isinstance(one, Keyword):
            for ability in abilities_of(one):
                found |= heard_by((ability,))
    return frozenset(found)


def replaced_by(given: tuple[object, ...]) -> frozenset[str]:
    """Every kind of change that a card, or anything it may give, replaces by something else."""
    found: set[str] = set()
    for one in parts_of(given):
        if isinstance(one, Instead):
            found.add(replaced_kind(one.happening))
        elif isinstance(one, Prevent | ChangeDamage):
            found |= {"damaged", "player-damaged"}
        elif isinstance(one, Keyword):
            for ability in abilities_of(one):
                found |= replaced_by((ability,))
    return frozenset(found)


def remembered_by(given: tuple[object, ...]) -> frozenset[str]:
    """Every kind of happening that a card asks about later in the turn."""
    return frozenset([one.happening.kind for one in parts_of(given) if isinstance(one, HappenedThisTurn)])


FRONTS: Final[list[Front]] = []
"""Each card, by its face."""
TOKENS: Final[dict[TokenCard, int]] = {}
"""The face of each token, by what it is."""


def use(cards: Catalogue) -> None:
    """Play with these cards too; the faces of those that are there stay what they are."""
    for card in cards.cards[len(FRONTS) :]:
        FRONTS.append(Front(card))
        if card.token is not None:
            TOKENS[card.token] = card.face


def ears_of(faces: Iterable[int]) -> Ears:
    """What the cards of a game, and the tokens they make, may wait for, replace and remember."""
    return _ears_of(tuple(sorted(set(faces))), len(FRONTS))


@lru_cache(maxsize=256)
def _ears_of(there: tuple[int, ...], of: int) -> Ears:
    """The same, found once for each pair of decks, as long as there are `of` cards."""
    kinds: frozenset[str] = frozenset()
    replaced: frozenset[str] = frozenset()
    remembered: frozenset[str] = frozenset()
    elsewhere: dict[int, frozenset[int]] = {}
    stands: dict[int, frozenset[int]] = {}
    for face in there:
        front = FRONTS[face]
        kinds |= front.listens
        replaced |= front.replaces
        remembered |= front.remembers
        for zone in front.elsewhere:
            elsewhere[zone] = elsewhere.get(zone, frozenset()) | {face}
        for zone in sorted(front.stands_in - {BATTLEFIELD}):
            stands[zone] = stands.get(zone, frozenset()) | {face}
    enters = any(isinstance(one, Enters) for face in there for one in parts_of(FRONTS[face].card.texts))
    watches = any(isinstance(one, StateTrigger) for face in there for one in parts_of(FRONTS[face].card.texts))
    return Ears(kinds, replaced, remembered, _by_zone(elsewhere), enters, watches, _by_zone(stands))


def _by_zone(found: dict[int, frozenset[int]]) -> tuple[tuple[int, frozenset[int]], ...]:
    return tuple(sorted(found.items()))
