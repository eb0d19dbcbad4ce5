"""A table before the first card is shuffled (5)."""

from collections.abc import Iterable
from functools import lru_cache

from ..effects.tree import Happening
from .book import clause
from .fronts import FRONTS
from .setting_up import SETTING_UP
from .table import DECK, Ears, StarsCard, Table
from .triggers import LISTENING_ZONES


@clause("5", "3.1")
def opening(decks: tuple[tuple[int, ...], ...]) -> Table:
    g = Table()
    for seat, deck in enumerate(decks):
        for face in deck:
            g.add(StarsCard(0, seat, face, DECK * 2 + seat))
    g.listen_with(ears([face for deck in decks for face in deck]))
    g.begin(SETTING_UP)
    return g


def ears(faces: Iterable[int]) -> Ears:
    """What the cards with these faces may wait for."""
    return _ears(tuple(sorted(set(faces))), len(FRONTS))


@lru_cache(maxsize=256)
def _ears(faces: tuple[int, ...], of: int) -> Ears:
    """The same, found once for each pair of decks, as long as there are `of` cards."""
    kinds: set[str] = set()
    field: dict[str, set[int]] = {}
    elsewhere: dict[str, dict[int, set[int]]] = {}
    replaced: set[str] = set()
    rewords = recasts = resists = False
    standing: set[int] = set()
    usable: set[int] = set()
    counted: dict[str, list[Happening]] = {}
    for face in faces:
        front = FRONTS[face]
        kinds |= front.listens
        replaced |= front.replaces
        rewords |= front.rewords
        recasts |= front.recasts
        resists |= front.resists
        for happening in front.counts:
            of_its_kind = counted.setdefault(happening.kind, [])
            if happening not in of_its_kind:
                of_its_kind.append(happening)
        if front.all_lines:
            standing.add(face)
        if front.activated:
            usable.add(face)
        for kind, waiting in front.triggers.items():
            for one in waiting:
                works_in = one.ability.works_in
                if not works_in:
                    field.setdefault(kind, set()).add(face)
                for zone, word in LISTENING_ZONES.items():
                    if word in works_in:
                        elsewhere.setdefault(kind, {}).setdefault(zone, set()).add(face)
    return Ears(
        frozenset(kinds),
        {kind: frozenset(those) for kind, those in field.items()},
        {
            kind: tuple([(zone, frozenset(there[zone])) for zone in LISTENING_ZONES if zone in there])
            for kind, there in elsewhere.items()
        },
        frozenset(replaced),
        rewords,
        recasts,
        frozenset(standing),
        frozenset(usable),
        resists,
        {kind: tuple(happenings) for kind, happenings in counted.items()},
    )
