"""A view is built by naming what is shown, never by deleting what is hidden."""

from dataclasses import dataclass, field

from .events import HIDDEN


@dataclass(slots=True)
class CardView:
    """A card as one seat sees it. `face` is HIDDEN where the seat may not see it.

    `handle` is HIDDEN for a card that the seat cannot even point at.
    """

    handle: int = HIDDEN
    face: int = HIDDEN
    marks: tuple[str, ...] = ()
    numbers: dict[str, int] = field(default_factory=dict)
    under: "tuple[CardView, ...]" = ()


@dataclass(slots=True)
class ZoneView:
    """A zone as one seat sees it: how many cards, and those it can point at or see."""

    name: str
    seat: int
    count: int
    cards: tuple[CardView, ...] = ()


@dataclass(slots=True)
class PendingView:
    """Something that waits to happen (on a stage, a stack, in a chain), newest last.

    `text` is what it says, where that is not told by `what`; `numbers` are those that were fixed for it.
    """

    number: int
    seat: int
    what: str
    clause: str
    cards: tuple[CardView, ...] = ()
    target: str = ""
    target_cards: tuple[CardView, ...] = ()
    target_number: int = HIDDEN
    text: str = ""
    numbers: dict[str, int] = field(default_factory=dict)


@dataclass(slots=True)
class View:
    """Everything one seat may see of a position."""

    seat: int
    turn: int
    turn_player: int
    zones: tuple[ZoneView, ...] = ()
    pending: tuple[PendingView, ...] = ()
    facts: dict[str, int] = field(default_factory=dict)
    terms: dict[str, str] = field(default_factory=dict)

    def zone(self, name: str, seat: int) -> ZoneView:
        for zone in self.zones:
            if zone.name == name and zone.seat == seat:
                return zone
        raise KeyError(name)
