"""Which continuous effects there are (11.4.3, 11.7.1): those of cards, and those that resolutions left behind."""

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from ..effects.statements import Let
from ..effects.tree import Ability, Keyword
from ..kernel.pairs import BOTH
from .book import clause
from .changes import OF_SOURCES
from .chronicle_card import ChronicleCard
from .fronts import FRONTS
from .left_effects import Lasting
from .looking import ALWAYS_READ, ZONE_KINDS
from .pieces import Piece, awaken_piece, lasting_pieces, pieces_of
from .references import NOTHING, Reference
from .rows import Abilities, Row, Stamps, stamp_of
from .runs import ChronicleRun, run_of_lasting
from .sight import base, up_to_date
from .table import Table
from .tree import ONE_TURN_LATER
from .zones import BATTLEFIELD, ERA


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
Joined = tuple[tuple[int, int], ...]
"""Joined cards, each with the unit it is joined to."""
Done = dict[Effect, tuple[int, ...] | None]
"""Effects, each with the cards it is about; None where it did not arise. A rule for the game is about none."""


class Outcome:
    """What these effects have done, each; the characteristics they change, as bits; and the cards that they changed,
    each with what was printed on it in that light.

    Never written to.
    """

    __slots__ = ("bases", "done", "effects", "written")

    def __init__(self, effects: Effects, done: Done, written: int, bases: dict[int, Row]) -> None:
        self.effects = effects
        self.done = done
        self.written = written
        self.bases = bases


class Side:
    """What the cards on a player's side of the battlefield (`there`) say as they are printed under so many era markers.

    Never written to. `since`: the next timestamp when they were looked over; `came`: those that were not there when
    they were looked over before. `lasts`: not where what was counted is kept with an effect. `joined`: cards joined to
    others; `unique`: LEGACY and EPIC cards; `frail`: units that may have no power; `abroad`: some are the other
    player's; `busy`: those that in some light act, wait or watch.
    """

    __slots__ = ("abroad", "busy", "came", "effects", "frail", "joined", "lasts", "markers", "since", "there", "unique")

    def __init__(self, there: tuple[int, ...], markers: int, since: int) -> None:
        self.there = there
        self.markers = markers
        self.since = since
        self.came = there
        self.effects: Effects = ()
        self.lasts = True
        self.joined: Joined = ()
        self.unique: tuple[int, ...] = ()
        self.frail: tuple[int, ...] = ()
        self.busy: tuple[Reference, ...] = ()
        self.abroad = False


class Sayings:
    """The effects of the cards there are, on either side and elsewhere. Never written to, and not saved: they are found
    anew.

    `outcome`: what they, and those that resolutions left, have done; None where that does not tell enough. `since`: the
    next handle at that time.
    """

    __slots__ = ("effects", "elsewhere", "outcome", "sides", "since")

    def __init__(
        self,
        effects: Effects = (),
        sides: tuple[Side, ...] = (),
        elsewhere: Effects = (),
        outcome: Outcome | None = None,
        since: int = 0,
    ) -> None:
        self.effects = effects
        self.sides = sides
        self.elsewhere = elsewhere
        self.outcome = outcome
        self.since = since

    def __reduce__(self) -> "tuple[Callable[..., Sayings], tuple[object, ...]]":
        return Sayings, ()


def bits_read(effects: tuple[Effect, ...]) -> int:
    """What must change for any of these effects to do something else than before."""
    found = ALWAYS_READ | OF_SOURCES
    for effect in effects:
        found |= effect.piece.bits
    return found


def own_side(g: Table, seat: int) -> Side:
    """A player's side of the battlefield, as it is now."""
    return both_sides(g)[seat]


def both_sides(g: Table) -> tuple[Side, ...]:
    """Both, as they are now: whoever comes or goes there is looked at when the table is worked out."""
    if g.stirred & g.reads:
        up_to_date(g)
    known = g.sayings
    return known.sides if known is not None and known.sides else (side_of(g, 0), side_of(g, 1))


def side_of(g: Table, seat: int, known: Side | None = None) -> Side:
    """What is printed on the cards of a side; as far as it is known, only those that have come are looked at."""
    there = g.zones[BATTLEFIELD * 2 + seat]
    markers = len(g.zones[ERA * 2 + seat])
    if known is not None and known.markers == markers and known.lasts:
        if known.there is there:
            return known
        return look_over(g, seat, without_those_that_left(g, known, there))
    return look_over(g, seat, Side(there, markers, g.next_stamp))


def without_those_that_left(g: Table, known: Side, there: tuple[int, ...]) -> Side:
    """The side as it is known, but for those that have left; those that have come since lie behind the others."""
    cards = g.cards
    at = len(there)
    while at and (there[at - 1] not in known.there or cards[there[at - 1]].stamp >= known.since):
        at -= 1
    found = Side(there, known.markers, g.next_stamp)
    found.came = there[at:]
    found.effects, found.busy, found.joined = known.effects, known.busy, known.joined
    found.unique, found.frail, found.abroad = known.unique, known.frail, known.abroad
    if at < len(known.there):
        stayed = there[:at]
        if known.effects:
            found.effects = tuple([one for one in known.effects if one.source in stayed])
        if known.busy:
            found.busy = tuple([one for one in known.busy if one[0] in stayed])
        if known.joined:
            found.joined = tuple([one for one in known.joined if one[0] in stayed])
        if known.unique:
            found.unique = tuple([id for id in known.unique if id in stayed])
        if known.frail:
            found.frail = tuple([id for id in known.frail if id in stayed])
        if known.abroad:
            found.abroad = any([cards[id].home != cards[id].zone % 2 for id in stayed])
    return found


def look_over(g: Table, seat: int, found: Side) -> Side:
    """Note what those say that have come to a side."""
    cards = g.cards
    for id in found.came:
        card = cards[id]
        front = FRONTS[card.face]
        if card.home != seat:
            found.abroad = True
        if card.host != NOTHING:
            found.joined += ((id, card.host),)
            continue
        if front.stands:
            printed = base(g, card)
            found.lasts = found.lasts and is_stable(printed)
            found.effects += effects_said_by(card, printed)
        if not front.idle:
            found.busy += ((id, card.handle),)
        if front.unique:
            found.unique += (id,)
        if front.frail:
            found.frail += (id,)
    return found


@clause("11.4.3", "11.7.1")
def said_elsewhere(g: Table, held: dict[int, Row]) -> Effects:
    """The effects of cards whose field abilities work off the battlefield."""
    found: list[Effect] = []
    cards = g.cards
    for zone, faces in g.ears.stands:
        for seat in BOTH:
            for id in g.zones[zone * 2 + seat]:
                if cards[id].face in faces:
                    found += effects_said_by(cards[id], held.get(id) or base(g, cards[id]))
    return tuple(found)


@clause("11.4.3", "11.7.1", "11.9.4.11", "11.9.4.12", "11.9.4.13")
def every_effect(g: Table, held: dict[int, Row]) -> Effects:
    """Every piece of every continuous effect there is, given what cards held in the last round."""
    found: list[Effect] = []
    cards = g.cards
    for seat in BOTH:
        for id in g.zones[BATTLEFIELD * 2 + seat]:
            card = cards[id]
            stands = FRONTS[card.face].stands or (id in held and bool(held[id].abilities.standing))
            if stands and card.host == NOTHING:
                found += effects_said_by(card, held.get(id) or base(g, card))
    return tuple(found) + said_elsewhere(g, held) + left_behind(begun(g))


def effects_said_by(card: ChronicleCard, row: Row) -> Effects:
    """The effects of a card that has these characteristics."""
    effects = kept_effects_of if is_stable(row) else effects_of
    awaken = row.keywords.get("awaken", ())
    return effects(row.abilities, row.stamps, awaken, card.id, card.handle, card.zone, card.stamp)


def is_stable(row: Row) -> bool:
    """Whether the effects of a card are the same as long as it is the same card; not where something is counted."""
    return not row.stamps and Let not in row.abilities.rules


@clause("9.7.3.2.2")
def begun(g: Table) -> tuple[Lasting, ...]:
    """What resolutions left behind, without what is for one turn only that has not come yet."""
    if g.lasting and any([one.lasts in ONE_TURN_LATER for one in g.lasting]):
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
