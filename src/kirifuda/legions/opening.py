"""A table before the first card is shuffled (26-1 to 26-3)."""

from collections.abc import Iterable
from functools import lru_cache

from ..effects.tree import Happening
from .book import clause
from .cards import catalogue
from .editions import Edition
from .fronts import AWAKENED, FRONTS, KEYWORD_HAPPENINGS, notices
from .own_cards import brought_with
from .setting_up import SETTING_UP
from .table import DECK, MASTER_AREA, NOTHING, Ears, LegionsCard, Table
from .triggers import HEARD_WHEN_PLAYED, LISTENING_ZONES, heard_in


@clause("01-1", "26-2", "26-3", "24-2a", "18-12", "18-13")
def opening(
    edition: Edition,
    decks: tuple[tuple[int, ...], ...],
    chooser: int = NOTHING,
    limited: frozenset[str] = frozenset(),
) -> Table:
    """Each deck is its master and the cards below it; `limited` are the names of unlock-limited cards."""
    g = Table()
    g.edition = edition
    g.chooser = chooser
    g.limited = limited
    for seat, deck in enumerate(decks):
        g.add(LegionsCard(0, seat, deck[0], MASTER_AREA * 2 + seat))
        for face in deck[1:]:
            g.add(LegionsCard(0, seat, face, DECK * 2 + seat))
    g.ears = ears([face for deck in decks for face in deck])
    g.begin(SETTING_UP)
    return g


def ears(faces: Iterable[int]) -> Ears:
    """What the cards with these faces, and tokens, may wait for."""
    return _ears(tuple(sorted(set(faces))), len(FRONTS))


@lru_cache(maxsize=256)
def _ears(faces: tuple[int, ...], of: int) -> Ears:
    """The same, found once for each pair of decks, as long as there are `of` cards."""
    listened: set[str] = set()
    units: dict[str, set[int]] = {}
    elsewhere: dict[str, dict[int, set[int]]] = {}
    standing: set[int] = set()
    replaced: set[str] = set()
    acts: set[str] = set()
    keywords: set[str] = set()
    remembered: set[str] = set()
    counted: dict[str, list[Happening]] = {}
    given: set[str] = set()
    others: dict[str, tuple[set[int], set[int]]] = {}
    strangers: dict[str, dict[int, set[int]]] = {}
    tokens = tokens_with(faces)
    for face in dict.fromkeys([*faces, *tokens.values()]):
        for front in (FRONTS[face], AWAKENED[face]):
            listened |= front.listens
            replaced |= front.replaces
            acts |= front.acts
            remembered |= front.remembers
            for happening in front.counts:
                of_its_kind = counted.setdefault(happening.kind, [])
                if happening not in of_its_kind:
                    of_its_kind.append(happening)
            given |= front.gives
            keywords |= front.names_keywords
            if any(ability.works_in for ability in front.standing):
                standing.add(face)
            for kind, abilities in front.triggers.items():
                units.setdefault(kind, set()).add(face)
                for at, own_turn in enumerate((True, False)):
                    if any([notices(ability, kind, own_turn) for ability in abilities]):
                        others.setdefault(kind, (set(), set()))[at].add(face)
                if kind in HEARD_WHEN_PLAYED or any(ability.works_in for ability in abilities):
                    for zone in LISTENING_ZONES:
                        if heard_in(zone, kind, abilities):
                            elsewhere.setdefault(kind, {}).setdefault(zone, set()).add(face)
                            if any([face in faces for faces in others.get(kind, ())]):
                                strangers.setdefault(kind, {}).setdefault(zone, set()).add(face)
            for keyword, kind in KEYWORD_HAPPENINGS.items():
                if keyword in front.keywords:
                    units.setdefault(kind, set()).add(face)
    return Ears(
        frozenset(listened | set(KEYWORD_HAPPENINGS.values())),
        frozenset(listened),
        {kind: frozenset(faces) for kind, faces in units.items()},
        {kind: by_zone(there) for kind, there in elsewhere.items()},
        frozenset(standing),
        frozenset(replaced),
        frozenset(acts),
        frozenset(keywords),
        frozenset(remembered),
        {kind: tuple(happenings) for kind, happenings in counted.items()},
        {kind: (frozenset(mine), frozenset(theirs)) for kind, (mine, theirs) in others.items()},
        {kind: by_zone(there) for kind, there in strangers.items()},
        frozenset([kind for kind in listened if kind not in others and kind not in given]),
        tokens,
    )


def tokens_with(faces: Iterable[int]) -> dict[str, int]:
    """The faces of tokens by their names: of those that come with the game, and of those brought with these cards."""
    brought = [card for cards in brought_with(faces) for card in cards]
    return {card.name: card.face for card in (*catalogue().cards, *brought) if card.token}


def by_zone(there: dict[int, set[int]]) -> tuple[tuple[int, frozenset[int]], ...]:
    """Faces by the kinds of zones in which they listen, in the order in which these are asked."""
    return tuple([(zone, frozenset(there[zone])) for zone in LISTENING_ZONES if zone in there])
