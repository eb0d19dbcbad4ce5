"""What has been noted of loops (chapter 13)."""

from typing import Final, NamedTuple

from ..kernel.watch import Where

Met = tuple[Where, int, int, bool]
"""Where a player decided something (the outline of the position, or the card and the words that asked), who it was,
what was decided, and whether there was something else to decide."""
Seen = tuple[Met, tuple[int, ...]]
"""The same with the figures of the position."""
Signature = tuple[tuple[int, int], ...]
"""Who does what in a loop."""


class Loop(NamedTuple):
    """`seen` is what was decided since the game last got on, `free` the seats (as bits) that could have decided
    something else while things resolved, `open` whether anybody could, `grown` the forced laps in which nothing but
    figures grew.

    `going` is the lap that is being done as often as was named, `at` the place in it, `left` how many more laps,
    `named_by` the seats (as bits) that have said so. Then `stopping` are the decisions that are `closed` to whoever
    stops, and `afterwards` those that are `barred` to the other as soon as that has been done. `ended` are the loops
    that may not be chosen again; `asked_at` where those were asked to stop who decide in the middle of something.
    """

    seen: tuple[Seen, ...] = ()
    free: int = 0
    open: bool = False
    grown: int = 0
    going: tuple[Met, ...] = ()
    at: int = 0
    left: int = 0
    named_by: int = 0
    stopping: tuple[Met, ...] = ()
    closed: tuple[Met, ...] = ()
    afterwards: tuple[Met, ...] = ()
    barred: tuple[Met, ...] = ()
    ended: tuple[Signature, ...] = ()
    asked_at: tuple[Where, ...] = ()


NO_LOOP: Final = Loop()
