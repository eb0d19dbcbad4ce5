"""Triggered effects (chapter 38): who waits for what happened, in which order they are resolved, and the chain."""

from collections.abc import Generator
from functools import cache
from typing import Final

from ..effects.abilities import waits_for
from ..effects.counting import AsItWas
from ..effects.run import Run
from ..effects.statements import Choose, Damage, If, Later
from ..effects.tree import OPPONENT, Ability, AnyOf, Filter, Happening, IsOf, Number, This, Those, When
from ..kernel.ask import REQUEST, Question
from ..kernel.pairs import IN_TURN
from .asking import order
from .book import clause
from .conditions import answers, happened, is_met
from .fronts import IMPACT, PIERCE
from .heard_out import gather, is_plain, set_aside
from .matching import is_true
from .memory import run_of
from .standing import works_there
from .table import EXILE, HAND, NOBODY_YET, NOTHING, PLAY, STANDBY, WAITS, Given, Occurrence, Table, Trigger
from .tree import ChangeWait, MasterOf
from .units import front_of, hears_by_gift, is_as_printed, keywords, own_abilities

ACTION_CARD: Final = 1
BROKEN_CARD: Final = 2
PLACED_CARD: Final = 3
OTHER_CARD: Final = 4


LISTENING_ZONES: Final = (STANDBY, *WAITS, PLAY, HAND, EXILE)
HEARD_WHEN_PLAYED: Final = ("unlocked", "played", "moved")
"""What a card being unlocked or played can hear of itself."""
NONE: Final[frozenset[int]] = frozenset()
NOBODY: Final = (NONE, NONE)
NOWHERE: Final[tuple[tuple[int, frozenset[int]], ...]] = ()


@clause("38-1", "38-2")
def happen(
    g: Table,
    kind: str,
    seat: int,
    id: int = NOTHING,
    other: int = NOTHING,
    source: int = NOTHING,
    to: int = NOTHING,
    amount: int = 0,
    nature: str = "",
    by: int = NOTHING,
    abilities: tuple[Ability, ...] = (),
) -> None:
    """Something happened: let what waits for it know."""
    if kind in g.ears.kinds:
        number = g.next_number
        g.next_number = number + 1
        if kind in g.ears.remembered or kind in g.ears.counted:
            _note(g, Occurrence(kind, seat, id, other, source, to, amount, nature, by, handles=g.next_handle))
        if g.edition.is_heard(g, kind, id, other, abilities):
            g.pending = True
            g.edition.notice(
                g,
                Occurrence(
                    kind, seat, id, other, source, to, amount, nature, by, abilities, number, g.sequence, g.next_handle
                ),
            )


@clause("38-1")
def _note(g: Table, occurrence: Occurrence) -> None:
    """Keep what texts ask for later in the turn; a card is counted as it was when it happened."""
    if occurrence.kind in g.ears.remembered:
        g.so_far += (occurrence,)
    for happening in g.ears.counted.get(occurrence.kind, ()):
        for seat in (0, 1):
            if happened(g, Run(NOTHING, seat), happening, occurrence):
                g.counted += ((happening, seat, _as_it_is(g, occurrence.id), _as_it_is(g, occurrence.other)),)


def _as_it_is(g: Table, id: int) -> AsItWas:
    return id, NOTHING if id == NOTHING else g.cards[id].handle


def happen_between(g: Table, kind: str) -> None:
    """The start or the end of a phase, which settles at once: let what is there know."""
    ears = g.ears
    if kind in ears.listened and (
        g.lasting or ((kind in ears.others or g.gifted or len(g.reworded) > 0) and is_heard_by_others(g, kind))
    ):
        happen(g, kind, g.player)
    else:
        g.next_number += 1


def listeners(g: Table, occurrence: Occurrence) -> list[tuple[int, Ability]]:
    """Each triggered ability of its kind that is there to notice it (37-1, 36-3a, 36-14, 37-2j)."""
    kind = occurrence.kind
    units = g.ears.units.get(kind, NONE)
    concerned = (occurrence.id, occurrence.other)
    elsewhere = NOWHERE
    if kind in g.ears.strangers or lies_elsewhere(g, occurrence.id) or lies_elsewhere(g, occurrence.other):
        elsewhere = g.ears.elsewhere.get(kind, NOWHERE)
    mine, theirs = g.ears.others.get(kind, NOBODY)
    cards = g.cards
    rows = g.reworded
    gifted = g.gifted or len(rows) > 0
    found: list[tuple[int, Ability]] = []
    for seat in IN_TURN[g.player]:
        others = mine if seat == g.player else theirs
        for id in g.together[seat] if others or gifted else concerned_of(g, occurrence, seat):
            card = cards[id]
            if (
                card.face in others
                or (id in concerned and card.face in units)
                or (gifted and ((id in rows and rows[id].hears) or hears_by_gift(card)))
            ):
                for ability in _of_unit(g, id, kind):
                    found.append((id, ability))
        for zone, faces in elsewhere:
            for id in g.zones[zone * 2 + seat]:
                if cards[id].face in faces and (cards[id].face in others or id in concerned):
                    for ability in _elsewhere(g, id, kind, zone):
                        found.append((id, ability))
    if occurrence.abilities and (not g.on_field(occurrence.id) or g.cards[occurrence.id].reversed):
        for ability in occurrence.abilities:
            if kind in waits_for(ability):
                found.append((occurrence.id, ability))
    return found


def lies_elsewhere(g: Table, id: int) -> bool:
    """Whether something happened to a card off the field, or it did it."""
    return id != NOTHING and not g.on_field(id)


def concerned_of(g: Table, occurrence: Occurrence, seat: int) -> tuple[int, ...]:
    """The units of a player to which something happened or which did it, as they lie."""
    field = g.together[seat]
    one, other = occurrence.id, occurrence.other
    if one in field:
        return tuple([id for id in field if id in (one, other)]) if other in field else (one,)
    return (other,) if other in field else ()


@clause("37-1", "16-3c")
def _of_unit(g: Table, id: int, kind: str) -> tuple[Ability, ...]:
    card = g.cards[id]
    if card.reversed:
        return ()
    if is_as_printed(g, id):
        found = front_of(g, id).triggers.get(kind, ())
    else:
        found = tuple([one for one in own_abilities(g, id) if kind in waits_for(one)])
    if kind == "damaged" and card.owner == g.player and IMPACT in (mine := keywords(g, id)):
        found += (impact(mine[IMPACT]),)
    elif kind == "broken" and PIERCE in (mine := keywords(g, id)):
        found += (pierce(mine[PIERCE]),)
    return found


@clause("36-3", "36-3a", "36-14")
def _elsewhere(g: Table, id: int, kind: str, zone: int) -> tuple[Ability, ...]:
    """Abilities that say they work where the card is; a card being unlocked or played has its own."""
    card = g.cards[id]
    if card.reversed or not card.up:
        return ()
    return heard_in(zone, kind, front_of(g, id).triggers.get(kind, ()))


@clause("36-3", "36-3a", "36-14")
def heard_in(zone: int, kind: str, abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """Those that work in a kind of zone off the field."""
    if zone == PLAY or (zone == HAND and kind == "unlocked"):
        return abilities
    return tuple([one for one in abilities if works_there(one, zone)])


@clause("38-1")
def left_behind(g: Table, occurrence: Occurrence) -> list[tuple[Given, Later, Ability]]:
    """Triggers that an effect left behind before this happened, and that have waited for it."""
    found: list[tuple[Given, Later, Ability]] = []
    for given in g.lasting:
        later = given.node
        if isinstance(later, Later) and given.number < occurrence.number:
            ability = Ability("", (later.condition,), (), (later.statements,))
            if occurrence.kind in waits_for(ability) and is_met(g, run_of(g, given, occurrence), ability, occurrence):
                found.append((given, later, ability))
    return found


def waits_no_longer(g: Table, given: Given) -> None:
    g.lasting = tuple([one for one in g.lasting if one is not given])


# --- keywords that are triggers ----------------------------------------------------------------------


@cache
@clause("41-9")
def impact(number: int) -> Ability:
    """In its player's turn, damage to the opponent's master puts up to X waiting cards back by one."""
    waiting = Filter(OPPONENT, ("standby", "timeline"))
    return Ability(
        IMPACT,
        (When(Happening("damaged", MasterOf(OPPONENT), other=This())),),
        (),
        ((Choose(0, waiting, Number(number), up_to=True), ChangeWait(Those(0), Number(1))),),
    )


@cache
@clause("41-11")
def pierce(number: int) -> Ability:
    """Breaking a minion or lord by attacking deals X damage to its master."""
    broken = Filter(OPPONENT, ("field",), (), (AnyOf((IsOf(("minion",)), IsOf(("lord",)))),))
    return Ability(
        PIERCE,
        (When(Happening("broken", broken, other=This(), nature="attack")),),
        (),
        ((Damage(MasterOf(OPPONENT), Number(number)),),),
    )


# --- 2019: noticed at once, once a chain ---------------------------------------------------------------


@clause("38-2")
def is_heard_now(g: Table, kind: str, id: int, other: int, former: tuple[Ability, ...]) -> bool:
    """Whether anything is there that may notice such a thing, or was: most often there is nothing."""
    if kind not in g.ears.listened:
        return False
    if former or g.lasting:
        return True
    return concerns_what_listens(g, kind, id, other) or is_heard_by_others(g, kind)


def concerns_what_listens(g: Table, kind: str, id: int, other: int) -> bool:
    """Whether a card to which something happens, or that does it, may wait for such a thing itself."""
    units = g.ears.units.get(kind, NONE)
    if not units:
        return False
    return (id != NOTHING and g.cards[id].face in units) or (other != NOTHING and g.cards[other].face in units)


def is_heard_by_others(g: Table, kind: str) -> bool:
    """Whether a card may notice it that has nothing to do with it, or a unit by what it was given."""
    cards = g.cards
    mine, theirs = g.ears.others.get(kind, NOBODY)
    if mine:
        for id in g.together[g.player]:
            if cards[id].face in mine:
                return True
    if theirs:
        for id in g.together[1 - g.player]:
            if cards[id].face in theirs:
                return True
    for zone, faces in g.ears.strangers.get(kind, NOWHERE):
        for id in g.zones[zone * 2] + g.zones[zone * 2 + 1]:
            if cards[id].face in faces:
                return True
    return (g.gifted or len(g.reworded) > 0) and is_heard_by_gift(g)


def is_heard_by_gift(g: Table) -> bool:
    """Whether a unit was given something that waits for what happens, for a time or by standing effects."""
    for row in g.reworded.values():
        if row.hears:
            return True
    for ids in g.together:
        for id in ids:
            card = g.cards[id]
            if card.given and hears_by_gift(card):
                return True
    return False


@clause("38-2", "38-4", "38-5")
def notice_at_once(g: Table, occurrence: Occurrence) -> None:
    """Every ability whose condition is met triggers, and waits; the same one only once in a chain."""
    for id, ability in listeners(g, occurrence):
        if (id, 0, ability) not in g.chain and answers(g, id, ability, occurrence):
            g.chain += ((id, 0, ability),)
            g.triggers += (_trigger(g, id, ability, occurrence, g.number()),)
    if g.lasting:
        trigger_what_was_left_behind(g, occurrence)


@clause("38-1", "38-4")
def trigger_what_was_left_behind(g: Table, occurrence: Occurrence) -> None:
    """Each comes once, or each time, but not twice in the same chain."""
    for given, later, ability in left_behind(g, occurrence):
        if not later.again:
            waits_no_longer(g, given)
        elif (given.source, 0, ability) in g.chain:
            continue
        else:
            g.chain += ((given.source, 0, ability),)
        g.triggers += (_left_trigger(g, given, ability, occurrence, g.number()),)


def heeded_already(g: Table, id: int, happened: int) -> None:
    """All that happened was noticed at once."""


def waiting_triggers(g: Table) -> tuple[Trigger, ...]:
    return g.triggers


# --- 2018: looked for when a sequence is over, once for each change -------------------------------------


@clause("2018:37-5")
def may_be_heard_later(g: Table, kind: str, id: int, other: int, former: tuple[Ability, ...]) -> bool:
    """What is not yet there may notice it when the sequence is over."""
    if kind not in g.ears.listened:
        return False
    return kind not in g.ears.private or concerns_what_listens(g, kind, id, other)


@clause("2018:37-5", "2018:37-7")
def notice_later(g: Table, occurrence: Occurrence) -> None:
    """It is kept until the sequence is over."""
    g.occurrences += (occurrence,)
    g.unheard += (occurrence,)


@clause("2018:37-3", "2018:37-4", "2018:37-5a", "2018:37-7")
def check_all_changes(g: Table) -> tuple[Trigger, ...]:
    """Look at every change of the chain for abilities that have not yet triggered by it; conditions must hold now.

    What all who could notice it have triggered by is heard out, and looked at again only where others have come.
    """
    settled = gather(g)
    heard_out: list[int] = []
    found: list[Trigger] = []
    seen = list(g.chain)
    taken = len(seen)
    for occurrence in g.unheard:
        waits = not (settled and is_plain(g, occurrence))
        heard = is_heard_now(g, occurrence.kind, occurrence.id, occurrence.other, occurrence.abilities)
        for id, ability in listeners(g, occurrence) if heard else ():
            key = (id, _once(ability, occurrence), ability)
            if key in seen:
                waits = waits or seen.index(key) >= taken
                continue
            waits = True
            if answers(g, id, ability, occurrence) and _still_holds(g, id, ability, occurrence):
                seen.append(key)
                found.append(_trigger(g, id, ability, occurrence, g.next_number + len(found)))
        if not waits:
            heard_out.append(occurrence.number)
        for given, later, ability in left_behind(g, occurrence) if g.lasting else ():
            key = (_in_place_of_a_card(given), occurrence.number if later.again else 0, ability)
            if key not in seen:
                seen.append(key)
                found.append(_left_trigger(g, given, ability, occurrence, g.next_number + len(found)))
    if heard_out:
        set_aside(g, heard_out)
    return g.triggers + tuple(found)


@clause("2018:37-5", "2018:38-9")
def heed_before_losing(g: Table, id: int, happened: int) -> None:
    """What a unit is about to lose takes note of what has happened while it was there."""
    for occurrence in g.occurrences[happened:]:
        for ability in _of_unit(g, id, occurrence.kind):
            if answers(g, id, ability, occurrence):
                g.chain += ((id, _once(ability, occurrence), ability),)
                g.triggers += (_trigger(g, id, ability, occurrence, g.number()),)


def _in_place_of_a_card(given: Given) -> int:
    """A trigger that an effect left behind counts for itself: the same effect may have left several."""
    return -1 - given.number


def _once(ability: Ability, occurrence: Occurrence) -> int:
    """For which change, or for which sequence, an ability triggers once."""
    return -occurrence.sequence if _counts_together(ability) else occurrence.number


@clause("2018:37-4")
def _counts_together(ability: Ability) -> bool:
    for one in ability.conditions:
        if isinstance(one, When) and one.happening.together:
            return True
    return False


def _still_holds(g: Table, id: int, ability: Ability, occurrence: Occurrence) -> bool:
    """Where a text says where its card must lie, that is part of the condition."""
    if not ability.works_in or not ability.sentences or not ability.sentences[0]:
        return True
    first = ability.sentences[0][0]
    return not isinstance(first, If) or is_true(g, Run(id, g.cards[id].owner, occurrence), first.fact)


@clause("2018:37-3")
def took_for_its_change(g: Table, trigger: Trigger) -> None:
    assert trigger.ability is not None and trigger.occurrence is not None
    given = trigger.given
    if given is None:
        g.chain += ((trigger.source, _once(trigger.ability, trigger.occurrence), trigger.ability),)
    elif isinstance(given.node, Later) and given.node.again:
        g.chain += ((_in_place_of_a_card(given), trigger.occurrence.number, trigger.ability),)
    else:
        waits_no_longer(g, given)
    g.triggers += (trigger,)
    g.next_number = max(g.next_number, trigger.number + 1)


def took_waiting(g: Table, trigger: Trigger) -> None:
    """It is among those that wait already."""


# --- the order --------------------------------------------------------------------------------------


def _trigger(g: Table, id: int, ability: Ability, occurrence: Occurrence, number: int) -> Trigger:
    rank = priority(g, id, occurrence)
    return Trigger(number, id, g.cards[id].owner, ability, occurrence, rank)


def _left_trigger(g: Table, given: Given, ability: Ability, occurrence: Occurrence, number: int) -> Trigger:
    rank = priority(g, given.source, occurrence)
    return Trigger(number, given.source, given.seat, ability, occurrence, rank, given)


@clause("38-6", "38-6a", "38-6b", "38-6d", "38-6f")
def priority(g: Table, id: int, occurrence: Occurrence) -> int:
    """The card of the action first, then cards that broke, then cards that were placed, then the rest."""
    if id == g.actor:
        return ACTION_CARD
    if occurrence.kind == "broken" and occurrence.id == id:
        return BROKEN_CARD
    if id in g.arrived:
        return PLACED_CARD
    return OTHER_CARD


@clause("38-3", "38-4")
def end_the_chain(g: Table) -> None:
    g.pending = False
    g.chain = ()
    g.occurrences = ()
    g.unheard = ()
    g.set_aside = ()
    g.audience = NOBODY_YET
    g.arrived = ()
    g.broken = ()


@clause("38-5", "38-6", "38-6c", "38-6e", "38-6f", "01-8")
def next_trigger(g: Table) -> Generator[Question, int, int]:
    """Of the best priority the turn player picks one: its number. Then all is looked at again."""
    best = min([trigger.rank for trigger in g.due])
    first = tuple([trigger for trigger in g.due if trigger.rank == best])
    numbers = tuple([trigger.number for trigger in first])
    number = yield order(g, g.player, "38-6", "trigger-order", numbers, REQUEST)
    g.due = ()
    taken = first[numbers.index(number)]
    g.edition.took(g, taken)
    return number
