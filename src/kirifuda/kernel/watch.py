"""What is remembered of a game that may never end."""

from typing import Final, NamedTuple

Where = tuple[object, ...]
"""A position as both players can see it."""


class Endings(NamedTuple):
    """By which clause or ruling what never ends is ended: what nobody can leave, what a player can, what goes on
    growing, and a game that goes on turn after turn."""

    forced: str
    left: str
    growing: str
    turns: str


class Decided(NamedTuple):
    """What a player decided: in which position and after which answers, and the place among the options.

    `weight` says, of what everybody can see, how the player could have decided otherwise."""

    seat: int
    at: Where
    option: int
    weight: int


class Watch(NamedTuple):
    """What has been noted in a turn that goes on for long.

    `place` and `mark` are the boundary and the position that is waited for: after `until` boundaries another. `steps`
    are those since it was marked or came back, `returns` how often it came back, `decided` what is decided in the lap
    that makes it a ring. `closed` are decisions that may not be taken again, `decisions` counts those of the turn,
    `unasked` the boundaries since a player was asked.
    """

    place: Where = ()
    mark: Where = ()
    steps: int = 0
    until: int = 1
    returns: int = 0
    decided: tuple[Decided, ...] = ()
    closed: tuple[tuple[Where, int], ...] = ()
    decisions: int = 0
    unasked: int = 0


class Turns(NamedTuple):
    """The same of the beginnings of turns, in a game of many turns."""

    mark: Where = ()
    steps: int = 0
    until: int = 1
    returns: int = 0


CALM: Final = Watch()
NO_TURNS: Final = Turns()
