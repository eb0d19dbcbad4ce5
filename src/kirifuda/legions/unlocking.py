"""Unlocking (chapter 32)."""

from typing import Final

from ..kernel.ask import NO, Proc
from ..kernel.course import Course
from ..kernel.outcome import Refusal
from .asking import may
from .book import clause
from .cores import available_points, cores_in, pay_points
from .forbidding import cost_change, player_forbidden
from .fronts import FRONTS
from .moving import has_room_in_standby, put
from .playing import begin_play
from .table import HAND, PLAY, STANDBY, Table
from .triggers import happen, settle_next
from .units import front_of, has_lost, lost_by_standing
from .unlock_limits import is_used_up, note_entry


@clause("32-1", "32-2", "32-3", "32-4", "32-5", "31-6", "24-3e", "39-21", "31-1a")
def why_not_unlock(g: Table, id: int) -> Refusal | None:
    """Why a card of the hand cannot be unlocked as an action."""
    seat = g.cards[id].owner
    if player_forbidden(g, "unlock", seat, id):
        return Refusal(g.cite("01-3"), "forbidden")
    refusal = (
        check_mode(g, id)
        or check_colours(g, id)
        or _check_room(g, id)
        or check_core_cost(g, id)
        or check_unlock_limit(g, id)
    )
    if refusal is not None:
        return refusal
    cost = unlock_cost(g, id)
    if cost > available_points(g, seat):
        return Refusal(g.cite("32-5"), "too-dear", (cost, available_points(g, seat)))
    return None


@clause("32-2", "21-2", "21-2a", "21-3", "21-3a", "15-5", "15-6")
def check_mode(g: Table, id: int) -> Refusal | None:
    """The master's abilities in its present mode say which categories it unlocks."""
    card = g.cards[id]
    master = g.master(card.owner)
    lost = has_lost(g.cards[master]) or lost_by_standing(g, master)
    if FRONTS[card.face].category in front_of(g, master).unlocks and not lost:
        return None
    return Refusal(g.cite("32-2"), "wrong-mode")


@clause("32-3", "13-1", "13-2", "14-3k")
def check_colours(g: Table, id: int) -> Refusal | None:
    """Both symbols of a double-symbol card must be the master's; a single one may be foreign."""
    card = g.cards[id]
    colours = FRONTS[card.face].colours
    if len(colours) > 1 and not all([colour in _master_colours(g, card.owner) for colour in colours]):
        return Refusal(g.cite("32-3"), "wrong-class")
    return None


def _master_colours(g: Table, seat: int) -> tuple[str, ...]:
    return FRONTS[g.cards[g.master(seat)].face].colours


def _check_room(g: Table, id: int) -> Refusal | None:
    assert g.edition is not None
    return g.edition.check_room(g, id)


@clause("32-4", "18-21")
def room_is_needed(g: Table, id: int) -> Refusal | None:
    """2019: a minion needs a free lane or standby place, a lord its free area."""
    card = g.cards[id]
    category = FRONTS[card.face].category
    if category == "minion" and not g.free_lanes(card.owner) and not has_room_in_standby(g, card.owner):
        return Refusal(g.cite("32-4"), "no-room")
    if category == "lord" and g.lord_area(card.owner):
        return Refusal(g.cite("32-4"), "no-room")
    return None


@clause("2018:31-1")
def room_is_not_needed(g: Table, id: int) -> Refusal | None:
    """2018: there is no such check."""
    return None


@clause("31-6", "33-5")
def check_core_cost(g: Table, id: int) -> Refusal | None:
    """A lord needs its core cost in the core zone (L19)."""
    card = g.cards[id]
    needed = FRONTS[card.face].core_cost
    have = cores_in(g, card.owner, "core-zone")
    return Refusal(g.cite("31-6"), "too-few-cores", (needed, have)) if needed > have else None


@clause("24-3e")
def check_unlock_limit(g: Table, id: int) -> Refusal | None:
    return Refusal(g.cite("24-3e"), "unlock-limited") if is_used_up(g, id) else None


@clause("32-3", "32-5", "14-3f")
def unlock_cost(g: Table, id: int) -> int:
    """Its cost, and one more for a colour that the master lacks."""
    card = g.cards[id]
    front = FRONTS[card.face]
    mine = _master_colours(g, card.owner)
    foreign = 1 if not any([colour in mine for colour in front.colours]) else 0
    return max(0, front.cost + foreign + cost_change(g, card.owner, id))


@clause("28-2", "32-1")
def begin_unlock(g: Table, id: int) -> None:
    g.begin(UNLOCK, id)


@clause("32-7", "39-17")
def begin_unlock_by_effect(g: Table, id: int) -> None:
    """Colours and cost are waived, nothing else (L35); what fails leaves the card where it is."""
    if g.cards[id].zone // 2 != HAND:
        return
    refused = check_mode(g, id) or _check_room(g, id) or check_core_cost(g, id) or check_unlock_limit(g, id)
    if refused is None and not player_forbidden(g, "unlock", g.cards[id].owner, id):
        g.begin(UNLOCKED, id)


@clause("32-5", "31-1")
def pay_unlock_cost(g: Table, id: int) -> None:
    pay_points(g, g.cards[id].owner, unlock_cost(g, id), "32-5")


@clause("32-5", "37-2f", "18-19")
def unlock(g: Table, id: int) -> None:
    """The card is unlocked; effects on unlocking are resolved before it is played (L39)."""
    assert g.edition is not None
    seat = g.cards[id].owner
    note_entry(g, id, HAND, PLAY)
    g.edition.show_unlocked(g, id)
    g.tell("unlocked", "32-5", seat, (id,))
    happen(g, "unlocked", seat, id, source=HAND)
    settle_next(g)


@clause("32-5", "18-19")
def into_the_play_zone(g: Table, id: int) -> None:
    """2019: an unlocked card goes to the play zone at once."""
    put(g, id, PLAY, "32-5")


@clause("2018:31-4")
def shown_in_hand(g: Table, id: int) -> None:
    """2018: it stays in the hand, shown, until it is played or goes to the standby zone."""
    g.show((id,), 3)


@clause("32-6")
def play_or_stand_by(g: Table, id: int) -> Proc:
    """Skills and minions may go to a free standby place instead of being played at once."""
    card = g.cards[id]
    if card.zone // 2 not in (PLAY, HAND):
        return
    assert g.edition is not None
    seat = card.owner
    waits = FRONTS[card.face].category in ("skill", "minion") and has_room_in_standby(g, seat)
    playable = g.edition.may_declare_play(g, id)
    if waits and (not playable or (yield may(g, g.player, "32-6", "stand-by", (id,))) != NO):
        put(g, id, STANDBY, "32-6")
    elif playable:
        begin_play(g, id)
    else:
        g.edition.cannot_play(g, id)


UNLOCK: Final = Course("legions/unlock", "32-1", pay_unlock_cost, unlock, play_or_stand_by)
UNLOCKED: Final = Course("legions/unlocked-by-effect", "32-7", unlock, play_or_stand_by)
