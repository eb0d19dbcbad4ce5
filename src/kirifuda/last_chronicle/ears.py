"""What the cards of a game listen to."""

from collections.abc import Callable
from typing import Final

from ..effects.tree import Ability

Listener = tuple[int, int, int, Ability, bool]
"""A card that listens: its id, the handle by which it is that card, its controller, the ability, and whether that waits
only for what happens to the card itself."""

Waiting = dict[str, list[Listener]]
"""Who listens, by the kind of happening."""
Faces = tuple[tuple[int, frozenset[int]], ...]
"""Faces by the kind of zone they are looked for in."""
Awaited = tuple[str, frozenset[int], frozenset[int]]
"""A kind of happening, with the kinds of zones that a card leaves, and comes to, if it is to be that; none: any."""


class Ears:
    """What the cards of this game may wait for, replace and remember: kinds of happenings. Never written to.

    `elsewhere`: kinds of zones off the battlefield, and the faces that have abilities working there; `stands`: those
    whose field abilities do, `sources` each of these with its zone; `acting`: those whose action abilities do.
    `enters`: some card says how others come onto the battlefield, or gives them a keyword that does. `heard_elsewhere`:
    by kinds of happenings, those of `elsewhere` whose abilities wait for that. `awaited`: the happenings that texts
    wait for, `instead`: those that they replace, with the zones. `starts`, `ends`: the phases and steps whose start or
    end any text waits for. `watches`: what those texts look at that wait for how things are (11.6.19), as bits.
    """

    __slots__ = (
        "acting",
        "awaited",
        "elsewhere",
        "ends",
        "enters",
        "heard_elsewhere",
        "instead",
        "kinds",
        "remembered",
        "replaced",
        "sources",
        "stands",
        "starts",
        "watches",
    )

    def __init__(
        self,
        kinds: frozenset[str],
        replaced: frozenset[str],
        remembered: frozenset[str] = frozenset(),
        elsewhere: Faces = (),
        enters: bool = False,
        watches: int = 0,
        stands: Faces = (),
        heard_elsewhere: dict[str, Faces] | None = None,
        acting: Faces = (),
        awaited: frozenset[Awaited] = frozenset(),
        instead: frozenset[Awaited] = frozenset(),
    ) -> None:
        self.kinds = kinds
        self.replaced = replaced
        self.remembered = remembered
        self.elsewhere = elsewhere
        self.enters = enters
        self.watches = watches
        self.stands = stands
        self.heard_elsewhere: dict[str, Faces] = heard_elsewhere or {}
        self.acting = acting
        self.awaited = awaited
        self.instead = instead
        self.starts = frozenset([kind.removesuffix("-start") for kind in kinds if kind.endswith("-start")])
        self.ends = frozenset([kind.removesuffix("-end") for kind in kinds if kind.endswith("-end")])
        self.sources = frozenset([(zone, face) for zone, faces in stands for face in faces])

    def __reduce__(self) -> tuple[Callable[..., "Ears"], tuple[object, ...]]:
        return Ears, (
            self.kinds,
            self.replaced,
            self.remembered,
            self.elsewhere,
            self.enters,
            self.watches,
            self.stands,
            self.heard_elsewhere,
            self.acting,
            self.awaited,
            self.instead,
        )

    def hears(self, kind: str, left: int, to: int) -> bool:
        """Whether any text waits for this, or asks about it, when a card goes from a kind of zone to another."""
        if kind in self.remembered:
            return True
        return any([one[0] == kind and is_between(one, left, to) for one in self.awaited])


def is_between(awaited: Awaited, left: int, to: int) -> bool:
    """Whether a card that goes from a kind of zone to another goes as is awaited."""
    _, sources, goals = awaited
    return (not sources or left in sources) and (not goals or to in goals)


DEAF: Final = Ears(frozenset(), frozenset())
