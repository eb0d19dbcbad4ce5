"""Playing cards from the hand (8.3): characters, supports, effects, and energy."""

from typing import Final

from ..effects.statements import Forbid, Permit
from ..kernel.ask import Proc
from ..kernel.course import Course
from ..kernel.outcome import Refusal
from .book import clause
from .energy import available, pay_energy, place_energy
from .forbidding import (
    FORBIDDEN,
    charge,
    in_force,
    permitted,
    play_cost,
    player_forbidden,
    player_permitted,
    says_in_hand,
    times_permitted,
)
from .fronts import CHARACTER, EFFECT, FRONTS, SUPPORT
from .moving import put
from .placing import arrive, arrive_as_support, how_it_lies, where
from .positions import FACE_DOWN
from .resolving import first_choices_exist, resolve_effect
from .runs import run_for
from .squares import free_squares, has_room
from .table import BACK_ROW, FRONT_ROW, HAND, IN_USE, SQUARES, TRASH, Table
from .triggers import happen, settle_next

ENERGY_A_TURN: Final = 1
NOT_A_CHARACTER: Final = Refusal("2.1", "not-a-character")
NO_FREE_SQUARE: Final = Refusal("5.3", "no-free-square")
NOT_A_SUPPORT: Final = Refusal("2.3", "not-a-support")
NOT_AN_EFFECT: Final = Refusal("2.2", "not-an-effect")
NOTHING_TO_CHOOSE: Final = Refusal("9.6", "nothing-to-choose")
ENERGY_ONCE: Final = Refusal("2.4", "energy-once")


def is_plain_to_play(g: Table) -> bool:
    """Whether nothing on the field has a say in what playing a card costs, or whether it may be played."""
    force = in_force(g)
    return not force.costs and "play" not in force.forbids


# --- why not --------------------------------------------------------------------------------------


@clause("2.5", "2.5.1", "8.3", "9.2")
def why_not_play(g: Table, seat: int, id: int) -> Refusal | None:
    """What stands against playing any card: an effect, its cost."""
    front = FRONTS[g.cards[id].face]
    force = in_force(g)
    if front.in_hand:
        for _, node in says_in_hand(g, id):
            if isinstance(node, Forbid) and node.act == "play-this":
                return FORBIDDEN
    if "play" in force.forbids and player_forbidden(g, "play", seat, id):
        return FORBIDDEN
    cost = play_cost(g, seat, id) if front.in_hand or force.costs else front.cost
    have = available(g, seat)
    return Refusal("2.5.1", "too-little-energy", (cost, have)) if cost > have else None


@clause("5.3", "3.3.3")
def why_not_place(g: Table, seat: int, id: int) -> Refusal | None:
    if FRONTS[g.cards[id].face].kind != CHARACTER:
        return NOT_A_CHARACTER
    if not has_room(g, BACK_ROW, seat) and not (_may_come_to_the_front(g, seat, id) and has_room(g, FRONT_ROW, seat)):
        return NO_FREE_SQUARE
    return why_not_play(g, seat, id)


@clause("2.3", "5.3")
def why_not_support(g: Table, seat: int, id: int) -> Refusal | None:
    if FRONTS[g.cards[id].face].kind != SUPPORT:
        return NOT_A_SUPPORT
    return why_not_play(g, seat, id)


@clause("2.2", "9.6")
def why_not_use(g: Table, seat: int, id: int) -> Refusal | None:
    front = FRONTS[g.cards[id].face]
    if front.kind != EFFECT:
        return NOT_AN_EFFECT
    refusal = why_not_play(g, seat, id)
    if refusal is None and front.choices and not first_choices_exist(g, run_for(g, id, seat), front.choices, id):
        return NOTHING_TO_CHOOSE
    return refusal


@clause("2.4", "5.3")
def why_no_energy(g: Table, seat: int) -> Refusal | None:
    """One card a turn, unless an effect allows more."""
    if g.energy_placed and g.energy_placed >= ENERGY_A_TURN + times_permitted(g, "place-energy-again", seat):
        return ENERGY_ONCE
    return FORBIDDEN if player_forbidden(g, "place-energy", seat) else None


@clause("5.3", "3.3.3")
def squares_for(g: Table, seat: int, id: int) -> tuple[int, ...]:
    """Free squares of the back row; of both rows where an effect says so."""
    return free_squares(g, SQUARES if _may_come_to_the_front(g, seat, id) else BACK_ROW, seat)


@clause("9.1")
def _may_come_to_the_front(g: Table, seat: int, id: int) -> bool:
    if FRONTS[g.cards[id].face].in_hand:
        for _, node in says_in_hand(g, id):
            if isinstance(node, Permit) and node.act == "place-in-front":
                return True
    if "place-in-front" not in in_force(g).permits:
        return False
    return permitted(g, "place-in-front", id) or player_permitted(g, "place-in-front", seat, id)


# --- doing it -------------------------------------------------------------------------------------


@clause("5.3", "2.1", "3.3", "3.3.3")
def place_character(g: Table, id: int) -> Proc:
    """Onto a square of the back row, in any position, for its cost."""
    seat = g.cards[id].owner
    squares = squares_for(g, seat, id)
    cost = charge(g, seat, id)
    g.move(id, IN_USE, seat, up=False)
    square = yield where(seat, "5.3", squares, id, seat, public=False)
    how = yield how_it_lies(seat, "5.3", id)
    pay_energy(g, seat, cost)
    arrive(g, id, square, seat, how % FACE_DOWN, how < FACE_DOWN, "5.3", left=HAND)
    happen(g, "played", seat, id, source=HAND)
    settle_next(g)


@clause("2.3", "5.3", "3.5")
def place_support(g: Table, id: int) -> None:
    seat = g.cards[id].owner
    pay_energy(g, seat, charge(g, seat, id))
    arrive_as_support(g, id, seat, "2.3")
    happen(g, "played", seat, id, source=HAND)
    settle_next(g)


@clause("2.4", "5.3")
def put_energy(g: Table, id: int) -> None:
    place_energy(g, id)
    settle_next(g)


@clause("2.2", "2.2.1", "8.3")
def use_effect(g: Table, id: int) -> Proc:
    """For its cost it is shown and resolved."""
    seat = g.cards[id].owner
    pay_energy(g, seat, charge(g, seat, id))
    yield from resolve_used(g, id)


@clause("2.2", "3.2")
def resolve_used(g: Table, id: int) -> Proc:
    """An effect card is shown and resolved; then it goes to the trash (S32)."""
    seat = g.cards[id].owner
    zone = g.cards[id].zone
    face = g.cards[id].face
    g.move(id, IN_USE, seat)
    handle = g.cards[id].handle
    g.tell("used", "2.2", seat, (id,))
    happen(g, "played", seat, id, source=zone >> 1)
    yield from resolve_effect(g, run_for(g, id, seat), FRONTS[face].play)
    if g.cards[id].handle == handle:
        put(g, id, TRASH, "2.2")


@clause("9.3", "2.2")
def settle_play(g: Table, id: int) -> None:
    """What an effect card triggered is resolved after it (S32)."""
    settle_next(g)


PLACING: Final = Course("stars/placing", "5.3", place_character)
SUPPORTING: Final = Course("stars/supporting", "2.3", place_support)
PUTTING_ENERGY: Final = Course("stars/putting-energy", "2.4", put_energy)
USING: Final = Course("stars/using", "2.2", use_effect, settle_play)
