"""The cards as the engine sees them: what is printed, for each way the lamps can be lit (5.3, 5.7, 5.13)."""

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from typing import Final

from ..effects.abilities import phase_kind, waits_for
from ..effects.parts import parts_of
from ..effects.statements import ChangeDamage, Grant, Instead
from ..effects.tree import (
    Ability,
    AtPhase,
    CardText,
    Condition,
    DidThisTurn,
    Happening,
    Keyword,
    Node,
    TimesThisTurn,
    When,
)
from .book import clause
from .changes import OF_ERA, OF_KINDS, OF_READINESS, OF_RULES, OF_THE_TURN, ON_BATTLEFIELD
from .ears import Awaited, Ears, Faces
from .keyword_texts import abilities_of
from .looking import ZONE_KINDS as ZONE_KINDS
from .looking import bits_of
from .pool import FACTIONLESS
from .pool import FACTIONS as PLACES
from .price import NOTHING_TO_PAY, price_of
from .printed import GREEN, NO_LAMP, RED, Catalogue, Printed, different_texts
from .rows import Abilities, Keywords, Row, replaced_kind
from .statements import Enters, Prevent, TokenCard
from .tree import HappenedThisTurn, NthThisTurn, StateTrigger, TimesATurn
from .vocabulary import FACTIONS
from .zones import BATTLEFIELD

WHO_WATCHES: Final = ON_BATTLEFIELD | OF_ERA | OF_KINDS | OF_RULES | OF_READINESS
LAMP_BITS: Final = (0, GREEN, RED, GREEN | RED)
WITH_COUNTERS: Final = frozenset(["ready", "dynamo"])
"""Keywords with which a card comes onto the battlefield with counters."""


class Front:
    """A printed card. Never written to.

    `bases` are its characteristics by the lamps that are lit, `by_era` by the number of era markers. `stands`: in some
    light it has a field ability or a keyword that changes other cards. `idle`: in none it acts, waits or watches on the
    battlefield. `elsewhere`: the zones off the battlefield where
    it has abilities that work, `stands_in` those for field abilities, `acts_in` those for action abilities. `unique`:
    it is LEGACY or EPIC. `frail`: a unit that in some light has no power. `souls`: what it makes as a stone. `least`:
    it cannot be had for less, unless some effect says so; `cheapest`: how many souls that is. What it, or anything it
    may give, waits for and replaces is gathered for all cards of a game in `Ears`.
    """

    __slots__ = (
        "acts_in",
        "arrives",
        "awaits",
        "bases",
        "by_era",
        "card",
        "cheapest",
        "elsewhere",
        "enters",
        "face",
        "frail",
        "idle",
        "instead",
        "is_spell",
        "least",
        "listens",
        "listens_elsewhere",
        "remembers",
        "replaces",
        "souls",
        "stands",
        "stands_in",
        "unique",
        "waits_elsewhere",
        "watched",
    )

    def __init__(self, card: Printed) -> None:
        self.card = card
        self.face = card.face
        self.bases = base_rows(card)
        abilities = [ability for row in self.bases for ability in row.abilities.all]
        nodes = tuple(with_given(different_texts(card)))
        self.listens = heard_by(nodes)
        self.awaits = happenings_of([one.happening for one in nodes if isinstance(one, When)])
        self.listens_elsewhere = heard_elsewhere_by(nodes)
        self.waits_elsewhere = heard_elsewhere_by(tuple(abilities))
        self.replaces = replaced_by(nodes)
        self.instead = happenings_of([one.happening for one in nodes if isinstance(one, Instead)])
        self.remembers = remembered_by(nodes)
        self.watched = watched_by(nodes)
        self.enters = any([isinstance(one, Enters) or gives_counters(one) for one in nodes])
        self.stands = any(row.abilities.standing or "awaken" in row.keywords for row in self.bases)
        self.elsewhere = frozenset([ZONE_KINDS[word] for ability in abilities for word in ability.works_in])
        actions = [ability for row in self.bases for ability in row.abilities.actions]
        self.acts_in = frozenset([ZONE_KINDS[word] for ability in actions for word in ability.works_in])
        standing = [ability for row in self.bases for ability in row.abilities.standing]
        self.stands_in = frozenset([ZONE_KINDS[word] for ability in standing for word in ability.works_in])
        words = {keyword.name for row in self.bases for all in row.keywords.values() for keyword in all}
        self.arrives = not words.isdisjoint(WITH_COUNTERS)
        self.idle = all([row.abilities.idle for row in self.bases])
        self.is_spell = "spell" in card.types
        self.frail = "unit" in card.types and any(row.power <= 0 for row in self.bases)
        self.by_era = (self.bases[NO_LAMP], *[self.bases[lamp] for lamp in card.lamps])
        self.unique = card.legacy or card.epic
        self.souls = souls_of(self.bases[NO_LAMP].factions)
        cheaper = self.stands or bool(words & {"gift", "soul-change"})
        self.least = NOTHING_TO_PAY if cheaper else self.bases[NO_LAMP].price
        self.cheapest = self.least.total


def gives_counters(node: Node) -> bool:
    """Whether a text gives a keyword with which cards come with counters."""
    return isinstance(node, Grant) and any([one.name in WITH_COUNTERS for one in node.keywords])


def base_rows(card: Printed) -> tuple[Row, ...]:
    """What is printed in each light; where the text is the same, so is what it says."""
    rows: list[Row] = []
    for lamps in LAMP_BITS:
        row = base_row(card, lamps)
        text = card.texts[lamps]
        for other in rows:
            if card.texts[other.lamps] is text:
                row.keywords, row.abilities = other.keywords, other.abilities
                break
        else:
            row.keywords, row.abilities = by_name(text.keywords), Abilities(with_keywords(text))
        rows.append(row)
    return tuple(rows)


@clause("5.2.2.3", "5.3.3", "5.7.4", "5.13.5", "5.13.7", "5.2.2.1.1", "11.4.6", "6.11.2", "5.6.5")
def base_row(card: Printed, lamps: int) -> Row:
    """What is printed but for its text, with what the lit lamps add."""
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
    return row


@cache
@clause("7.7.3", "5.2.2.1.1")
def souls_of(factions: tuple[str, ...]) -> tuple[int, ...]:
    """The souls that a stone of these factions can make, by their places in a pool."""
    return tuple([at for at, word in enumerate(PLACES) if word in factions]) or (FACTIONLESS,)


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


Nodes = tuple[Node, ...]


def with_given(given: tuple[object, ...]) -> Iterator[Node]:
    """Everything that texts say, and what the keywords in them stand for."""
    for one in parts_of(given):
        yield one
        if isinstance(one, Keyword):
            yield from with_given(abilities_of(one))


def heard_by(nodes: Nodes) -> frozenset[str]:
    """Every kind of happening that is waited for or remembered."""
    found = set(remembered_by(nodes))
    for one in nodes:
        if isinstance(one, When):
            found.add(one.happening.kind)
        elif isinstance(one, AtPhase):
            found.add(phase_kind(one.phase, one.end))
    return frozenset(found)


def happenings_of(found: list[Happening]) -> frozenset[Awaited]:
    """The same with the zones from which, and to which, a card goes."""
    return frozenset([(one.kind, kinds_named(one.source), kinds_named(one.to)) for one in found])


def kinds_named(words: tuple[str, ...]) -> frozenset[int]:
    return frozenset([ZONE_KINDS[word] for word in words])


def heard_elsewhere_by(nodes: Nodes) -> frozenset[str]:
    """The kinds of happenings that abilities off the battlefield wait for."""
    found = [one for one in nodes if isinstance(one, Ability) and one.works_in]
    return frozenset([kind for ability in found for kind in waits_for(ability)])


def replaced_by(nodes: Nodes) -> frozenset[str]:
    """Every kind of change that is replaced by something else."""
    found: set[str] = set()
    for one in nodes:
        if isinstance(one, Instead):
            found.add(replaced_kind(one.happening.kind))
        elif isinstance(one, (Prevent, ChangeDamage)):
            found |= {"damaged", "player-damaged"}
    return frozenset(found)


def remembered_by(nodes: Nodes) -> frozenset[str]:
    """Every kind of happening that is asked about later in the turn."""
    counted = [one for one in nodes if isinstance(one, Ability) and any([is_nth(each) for each in one.conditions])]
    waits = [each.happening.kind for one in counted for each in one.conditions if isinstance(each, When)]
    asked = [one.happening.kind for one in nodes if isinstance(one, (HappenedThisTurn, TimesThisTurn))]
    destroyed = ["destroyed" for one in nodes if isinstance(one, DidThisTurn) and one.what == "destroyed"]
    return frozenset([*waits, *asked, *destroyed])


def is_nth(condition: Condition) -> bool:
    return isinstance(condition, NthThisTurn)


def watched_by(nodes: Nodes) -> int:
    """What the triggers look at that wait for how things are: who they are, and when they may trigger, too."""
    found = 0
    for one in nodes:
        if isinstance(one, Ability) and any([isinstance(each, StateTrigger) for each in one.conditions]):
            limited = any([isinstance(each, TimesATurn) for each in one.conditions])
            found |= bits_of(one.conditions) | WHO_WATCHES | (OF_THE_TURN if limited else 0)
    return found


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
    awaited: frozenset[Awaited] = frozenset()
    instead: frozenset[Awaited] = frozenset()
    elsewhere: dict[int, frozenset[int]] = {}
    stands: dict[int, frozenset[int]] = {}
    acting: dict[int, frozenset[int]] = {}
    for face in there:
        front = FRONTS[face]
        kinds |= front.listens
        replaced |= front.replaces
        remembered |= front.remembers
        awaited |= front.awaits
        instead |= front.instead
        for zone in front.elsewhere:
            elsewhere[zone] = elsewhere.get(zone, frozenset()) | {face}
        for zone in sorted(front.acts_in - {BATTLEFIELD}):
            acting[zone] = acting.get(zone, frozenset()) | {face}
        for zone in sorted(front.stands_in - {BATTLEFIELD}):
            stands[zone] = stands.get(zone, frozenset()) | {face}
    enters = any([FRONTS[face].enters for face in there])
    watches = 0
    for face in there:
        watches |= FRONTS[face].watched
    off_the_battlefield = [(zone, faces) for zone, faces in _by_zone(elsewhere) if zone != BATTLEFIELD]
    away = {kind: who_hears(kind, there, off_the_battlefield) for kind in _heard_elsewhere(there)}
    return Ears(
        kinds,
        replaced,
        remembered,
        _by_zone(elsewhere),
        enters,
        watches,
        _by_zone(stands),
        away,
        _by_zone(acting),
        awaited,
        instead,
    )


def _heard_elsewhere(there: tuple[int, ...]) -> list[str]:
    return sorted({kind for face in there for kind in FRONTS[face].listens_elsewhere})


def who_hears(kind: str, there: tuple[int, ...], elsewhere: list[tuple[int, frozenset[int]]]) -> Faces:
    """Who has an ability off the battlefield that waits for this; anybody, where a text gives such an ability."""
    fronts = [FRONTS[face] for face in there]
    if any([kind in front.listens_elsewhere and kind not in front.waits_elsewhere for front in fronts]):
        return tuple(elsewhere)
    waiting = frozenset([front.face for front in fronts if kind in front.waits_elsewhere])
    return tuple([(zone, faces & waiting) for zone, faces in elsewhere if faces & waiting])


def _by_zone(found: dict[int, frozenset[int]]) -> tuple[tuple[int, frozenset[int]], ...]:
    return tuple(sorted(found.items()))
