"""Which continuous effects there are (11.4.3, 11.7.1): those of cards, and those that resolutions left behind."""

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from ..effects.tree import Ability, Keyword, Let
from .book import clause
from .changes import OF_SOURCES
from .fronts import FRONTS
from .left_effects import Lasting
from .looking import ALWAYS_READ, ZONE_KINDS
from .pieces import Piece, awaken_piece, lasting_pieces, pieces_of
from .references import NOTHING
from .rows import Abilities, Row, Stamps, stamp_of
from .runs import ChronicleRun, run_of_lasting
from .sight import base
from .table import Table
from .tree import ONE_TURN_LATER
from .zones import BATTLEFIELD


class Effect:
    """A piece at work: whose it is, and since when."""

    __slots__ = ("ability", "decree", "lasting", "piece", "run", "source", "stamp")

    def __init__(
        self, piece: Piece, run: ChronicleRun, stamp: int, ability: Ability | None, lasting: Lasting | None
    ) -> None:
        self.piece = piece
        self.run = run
        self.source = run.source
        self.stamp = stamp
        self.ability = ability
        self.lasting = lasting
        self.decree: Lasting | None = None


Effects = tuple[Effect, ...]
Done = tuple[Effect, tuple[int, ...] | None]
"""An effect, and the cards it is about; None where it did not arise. A rule for the game is about none."""


class Outcome:
    """What effects have done, each; the characteristics they change, and where the cards lie that they changed.

    Never written to.
    """

    __slots__ = ("done", "written", "zones")

    def __init__(self, done: tuple[Done, ...], written: frozenset[str], zones: tuple[int, ...]) -> None:
        self.done = done
        self.written = written
        self.zones = zones


class Sayings:
    """The effects of the cards there are. Never written to, and not saved: they are found anew.

    `lasts`: as long as there are the same cards, so are these; not where what was counted is kept with them.
    `outcome`: what they, and those that resolutions left, have done; None where that does not tell enough.
    """

    __slots__ = ("effects", "lasts", "outcome")

    def __init__(self, effects: Effects = (), lasts: bool = False, outcome: Outcome | None = None) -> None:
        self.effects = effects
        self.lasts = lasts
        self.outcome = outcome

    def __reduce__(self) -> "tuple[Callable[..., Sayings], tuple[object, ...]]":
        return Sayings, ()


def bits_read(effects: tuple[Effect, ...]) -> int:
    """What must change for any of these effects to do something else than before."""
    found = ALWAYS_READ | OF_SOURCES
    for effect in effects:
        found |= effect.piece.bits
    return found


def _sources(g: Table) -> tuple[int, ...]:
    """The cards that have, or were given, field abilities that work where they lie; joined cards lend theirs."""
    found: list[int] = []
    cards, rows = g.cards, g.rows
    for seat in (0, 1):
        for id in g.zones[BATTLEFIELD * 2 + seat]:
            card = cards[id]
            stands = FRONTS[card.face].stands or (id in rows and bool(rows[id].abilities.standing))
            if stands and card.host == NOTHING:
                found.append(id)
    for zone, faces in g.ears.stands:
        for seat in (0, 1):
            found += [id for id in g.zones[zone * 2 + seat] if cards[id].face in faces]
    return tuple(found)


@clause("11.4.3", "11.7.1", "11.9.4.11", "11.9.4.12", "11.9.4.13")
def every_effect(g: Table, held: dict[int, Row]) -> Effects:
    """Every piece of every continuous effect there is, given what cards held in the last round."""
    return said_by_cards(g, held).effects + left_behind(begun(g))


def said_by_cards(g: Table, held: dict[int, Row]) -> Sayings:
    found: list[Effect] = []
    lasts = True
    for id in _sources(g):
        card = g.cards[id]
        row = held.get(id) or base(g, card)
        stable = not row.stamps and Let not in row.abilities.rules
        lasts = lasts and stable
        found += (kept_effects_of if stable else effects_of)(
            row.abilities, row.stamps, row.keywords.get("awaken", ()), id, card.handle, card.zone, card.stamp
        )
    return Sayings(tuple(found), lasts)


@clause("9.7.3.2.2")
def begun(g: Table) -> tuple[Lasting, ...]:
    """What resolutions left behind, without what is for one turn only that has not come yet."""
    if any([one.lasts in ONE_TURN_LATER for one in g.lasting]):
        return tuple([one for one in g.lasting if one.lasts not in ONE_TURN_LATER or one.ends == g.turn])
    return g.lasting


def left_behind(lasting: tuple[Lasting, ...]) -> Effects:
    """The effects of what resolutions left behind."""
    found: list[Effect] = []
    for one in lasting:
        effects = kept_effects_left_by(one)
        found += effects_left_by(one) if effects and effects[-1].piece.lets else effects
    return tuple(found)


def effects_of(
    abilities: Abilities, stamps: Stamps, awaken: tuple[Keyword, ...], id: int, handle: int, zone: int, stamp: int
) -> tuple[Effect, ...]:
    """The effects of a card's field abilities, and of awaken, where it lies."""
    found: list[Effect] = []
    for ability in abilities.standing:
        if works_in(ability, zone // 2):
            run = ChronicleRun(id, zone % 2, None, handle)
            since = stamp_of(stamps, ability, stamp)
            found += [Effect(piece, run, since, ability, None) for piece in pieces_of(ability)]
    if zone // 2 == BATTLEFIELD:
        for keyword in awaken:
            run = ChronicleRun(id, zone % 2, None, handle)
            found.append(Effect(awaken_piece(keyword), run, stamp, None, None))
    return tuple(found)


def effects_left_by(lasting: Lasting) -> tuple[Effect, ...]:
    """The effects of what a resolution left behind."""
    run = run_of_lasting(lasting)
    return tuple([Effect(piece, run, lasting.stamp, None, lasting) for piece in lasting_pieces(lasting.node)])


kept_effects_of: Final = lru_cache(maxsize=4096)(effects_of)
kept_effects_left_by: Final = lru_cache(maxsize=1024)(effects_left_by)
"""Made once, as long as nothing about them changes; not where anything is counted: that is kept in a run they share."""


@clause("11.4.3")
def works_in(ability: Ability, zone: int) -> bool:
    if not ability.works_in:
        return zone == BATTLEFIELD
    return zone in [ZONE_KINDS[word] for word in ability.works_in]
