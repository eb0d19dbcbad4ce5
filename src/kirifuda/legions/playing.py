"""Playing a card (chapter 33)."""

from typing import Final

from ..effects.run import Run
from ..kernel.ask import NO, WHERE, Proc, Question
from ..kernel.course import Course
from ..kernel.outcome import Refusal
from .asking import may
from .book import clause
from .cores import CORE_ZONE, ON_LORD, cores_in, move_cores
from .forbidding import player_forbidden
from .fronts import FRONTS
from .moving import put, wait_zone_of
from .placing import place, places_for
from .sequences import first_effect_possible, resolve_sequence
from .table import EXILE, LORD_AREA, PLAY, Table
from .triggers import happen
from .unlock_limits import note_entry

LANE: Final = "lane"


@clause("28-3", "33-1", "33-2")
def begin_play(g: Table, id: int) -> None:
    """A card that is played goes to the play zone, and there what its category says is done."""
    g.begin(PLAYED, id)


@clause("33-1", "33-2", "18-19", "24-3e")
def declare_play(g: Table, id: int) -> None:
    seat = g.cards[id].owner
    left = g.cards[id].zone // 2
    if left != PLAY:
        put(g, id, PLAY, "33-2")
        note_entry(g, id, left, PLAY)
    if g.sink is not None:
        g.tell("played", "33-1", seat, (id,))


@clause("33-3", "33-4", "33-5", "33-6")
def do_play(g: Table, id: int) -> Proc:
    card = g.cards[id]
    if card.zone // 2 != PLAY:
        return
    if "played" in g.ears.kinds:
        happen(g, "played", card.owner, id)
    category = FRONTS[card.face].category
    if category == "minion":
        yield from play_minion(g, id)
    elif category == "lord":
        play_lord(g, id)
    else:
        yield from play_effect(g, id, category)


@clause("33-3", "41-23", "18-11")
def play_minion(g: Table, id: int) -> Proc:
    """Onto a free lane; with lurk, in its player's turn, into its wait zone instead if wanted."""
    lanes = places_for(g, id)
    if can_lurk(g, id) and (not lanes or (yield may(g, g.player, "41-23", "lurk", (id,))) != NO):
        put(g, id, wait_zone_of(g, id), "41-23")
        return
    if not lanes:
        put(g, id, EXILE, "33-3")
        return
    lane = yield where(g, "33-3", lanes, id)
    place(g, id, lane, "33-3")


def can_lurk(g: Table, id: int) -> bool:
    card = g.cards[id]
    return card.owner == g.player and "lurk" in FRONTS[card.face].keywords


def where(g: Table, by: str, lanes: tuple[int, ...], id: int) -> Question:
    """Which lane of a card's player: the turn player decides (01-8)."""
    return Question(g.player, WHERE, g.cite(by), "where", LANE, lanes, (id, g.cards[id].owner), True)


@clause("33-5", "31-6", "07-3", "12-3")
def play_lord(g: Table, id: int) -> None:
    """Into the free lord area, with its core cost moved from the core zone onto it; else it is exiled (L58)."""
    seat = g.cards[id].owner
    cost = FRONTS[g.cards[id].face].core_cost
    if g.lord_area(seat) or cores_in(g, seat, CORE_ZONE) < cost:
        put(g, id, EXILE, "33-5")
        return
    place(g, id, LORD_AREA, "33-5")
    move_cores(g, seat, cost, CORE_ZONE, ON_LORD, "33-5")


@clause("33-4", "33-6", "36-4", "36-10", "36-15")
def play_effect(g: Table, id: int, category: str) -> Proc:
    """All of a play effect is one sequence. Then a skill waits by its WT, arts are exiled."""
    seat = g.cards[id].owner
    front = FRONTS[g.cards[id].face]
    run = Run(id, seat)
    g.sequence += 1
    if not first_effect_possible(g, run, front.first_choices):
        put(g, id, EXILE, "33-4" if category == "skill" else "33-6")
        return
    handle = g.cards[id].handle
    yield from resolve_sequence(g, run, front.play)
    if g.cards[id].handle == handle:
        if category == "skill":
            put(g, id, wait_zone_of(g, id), "33-4")
        else:
            put(g, id, EXILE, "33-6")


# --- what cannot be played -----------------------------------------------------------------------------------


@clause("01-3", "28-3", "33-1", "39-21")
def may_play(g: Table, id: int) -> bool:
    """Whether nothing refuses a play."""
    if "play" in g.ears.acts and player_forbidden(g, "play", g.cards[id].owner, id):
        return False
    return g.edition.may_declare_play(g, id)


@clause("01-3", "28-3", "33-1", "39-21")
def why_not_play(g: Table, id: int) -> Refusal | None:
    if "play" in g.ears.acts and player_forbidden(g, "play", g.cards[id].owner, id):
        return Refusal(g.cite("01-3"), "forbidden")
    return g.edition.why_not_play(g, id)


@clause("33-3", "33-4", "33-5", "33-6", "36-10", "2018:32-3", "2018:32-4", "2018:32-5", "2018:32-6")
def is_playable(g: Table, id: int) -> bool:
    """Whether playing a card would come to something; what would not is not played in 2018."""
    card = g.cards[id]
    front = FRONTS[card.face]
    if front.category == "minion":
        if not front.is_particular:
            return not g.lanes_are_full(card.owner)
        return len(places_for(g, id)) > 0 or can_lurk(g, id)
    if front.category == "lord":
        return not g.lord_area(card.owner) and cores_in(g, card.owner, CORE_ZONE) >= front.core_cost
    return not front.first_choices or first_effect_possible(g, Run(id, card.owner), front.first_choices)


@clause("33-3", "33-4", "33-5", "33-6", "36-10", "39-21")
def why_not_playable(g: Table, id: int) -> Refusal | None:
    """Why playing a card would come to nothing."""
    if is_playable(g, id):
        return None
    card = g.cards[id]
    front = FRONTS[card.face]
    if front.category == "minion":
        return Refusal(g.cite("33-3"), "no-lane")
    if front.category != "lord":
        return Refusal(g.cite("33-4" if front.category == "skill" else "33-6"), "nothing-to-choose")
    if g.lord_area(card.owner):
        return Refusal(g.cite("33-5"), "no-room")
    return Refusal(g.cite("31-6"), "too-few-cores", (front.core_cost, cores_in(g, card.owner, CORE_ZONE)))


@clause("33-3", "33-4", "33-6")
def any_play_may_be_declared(g: Table, id: int) -> bool:
    """2019: the card is then exiled at once."""
    return True


UNPLAYED: Final = {"minion": "33-3", "skill": "33-4", "lord": "33-5", "arts": "33-6"}


@clause("33-3", "33-4", "33-5", "33-6")
def exile_unplayed(g: Table, id: int) -> None:
    """2019: a card just unlocked that may not be played, and cannot stand by, is exiled."""
    put(g, id, EXILE, UNPLAYED[FRONTS[g.cards[id].face].category])


@clause("2018:31-6")
def exile_without_standby(g: Table, id: int) -> None:
    """2018: a card just unlocked that can neither be played nor stand by is exiled."""
    put(g, id, EXILE, "2018:31-6")


PLAYED: Final = Course("legions/play", "33-1", declare_play, do_play)
