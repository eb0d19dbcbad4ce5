"""The main phase (5.3)."""

from typing import Final

from ...effects.statements import Permit
from ...kernel.ask import Proc
from ...kernel.course import Course
from ...kernel.outcome import Refusal
from ..book import clause
from ..cards.fronts import CHARACTER, EFFECT, FRONTS
from ..ch02_kinds_of_cards.ch02_2_effect_cards import USING, why_not_use
from ..ch02_kinds_of_cards.ch02_3_support_cards import SUPPORTING, why_not_support
from ..ch02_kinds_of_cards.ch02_4_energy import PUTTING_ENERGY, why_no_energy
from ..ch02_kinds_of_cards.ch02_5_costs import available, charge, is_plain_to_play, pay_energy, why_not_play
from ..ch03_the_field.ch03_3_character_zone import arrive, how_it_lies, where
from ..ch03_the_field.ch03_3_squares import free_squares, has_room
from ..ch06_positions.ch06_positions import ANY_POSITION, FACE_DOWN, positions_to, reposition, turn_up
from ..ch08_terms.ch08_04_activating import ACTIVATING, effects_offered
from ..ch09_other_rules.ch09_1_permitting import permitted, player_permitted
from ..ch09_other_rules.ch09_2_forbidding import FORBIDDEN, forbidden, in_force
from ..ch09_other_rules.ch09_3_triggers import happen, settle_next
from ..options.actions import ACTIVATE, CHANGE, END, ENERGY, ID, PLACE, SUPPORT, TURN_UP, USE, code, parts
from ..options.asking import act
from ..state.worked_out import up_to_date
from ..table import BACK_ROW, FRONT_ROW, HAND, IN_USE, LEFT, RIGHT, SQUARES, UPRIGHT, Table
from ..texts.said_in_hand import says_in_hand
from .ch05_6_2_when_effects_end import phase_effects_end
from .ch05_phases import end_of, start_of

CHANGES_A_TURN: Final = 1
TO_END: Final = code(END)
TO_PLACE: Final = code(PLACE)
TO_SUPPORT: Final = code(SUPPORT)
TO_ENERGY: Final = code(ENERGY)
TO_USE: Final = code(USE)
CHANGES_FROM: Final = tuple(
    [tuple([code(CHANGE, 0, turned) for turned in positions_to(now)]) for now in (UPRIGHT, RIGHT, LEFT)]
)
"""The changes of position, by the position before."""
TURNINGS_UP: Final = tuple([code(TURN_UP, 0, turned) for turned in ANY_POSITION])
CAME_THIS_TURN: Final = Refusal("5.3", "came-this-turn")
CHANGED_ALREADY: Final = Refusal("5.3", "changed-already")
FACE_UP_ALREADY: Final = Refusal("5.3", "face-up-already")
NOT_A_CHARACTER: Final = Refusal("2.1", "not-a-character")
NO_FREE_SQUARE: Final = Refusal("5.3", "no-free-square")


@clause("5.3")
def main_starts(g: Table) -> None:
    phase_effects_end(g)
    start_of(g, "main", "5.3")


@clause("5.3")
def main_phase(g: Table) -> None:
    g.begin(MAIN_ACTIONS)


@clause("5.3", "9.3")
def main_ends(g: Table) -> None:
    end_of(g, "main")


@clause("5.3", "2.1", "2.2", "2.3")
def take_actions(g: Table) -> Proc:
    """Anything of it, as often and in any order as the turn player likes, until the phase is ended."""
    up_to_date(g)
    return take_action(g)


@clause("5.3")
def take_action(g: Table) -> Proc:
    seat = g.player
    value = yield act(g, seat, "5.3", "main", offered)
    kind, id, which = parts(value)
    if kind == END:
        return
    g.begin(MAIN_ACTIONS)
    if kind == PLACE:
        g.begin(PLACING, id)
    elif kind == SUPPORT:
        g.begin(SUPPORTING, id)
    elif kind == ENERGY:
        g.begin(PUTTING_ENERGY, id)
    elif kind == USE:
        g.begin(USING, id)
    elif kind == ACTIVATE:
        g.begin(ACTIVATING, id, which)
    elif kind == CHANGE:
        g.begin(CHANGING, id, which)
    else:
        g.begin(TURNING_UP, id, which)


@clause("5.3")
def offered(g: Table, seat: int) -> tuple[int, ...]:
    """Everything that nothing refuses; first of all to end the phase."""
    found: list[int] = [TO_END]
    energy = why_no_energy(g, seat) is None
    cards = g.cards
    have = available(g, seat)
    room = has_room(g, BACK_ROW, seat)
    plain = is_plain_to_play(g)
    for id in g.hand(seat):
        front = FRONTS[cards[id].face]
        sure = plain and not front.in_hand
        if energy:
            found.append(TO_ENERGY | id << ID)
        if sure and front.cost > have:
            continue
        if front.kind == CHARACTER:
            if (sure and room) or why_not_place(g, seat, id) is None:
                found.append(TO_PLACE | id << ID)
        elif front.kind == EFFECT:
            if (sure and not front.choices) or why_not_use(g, seat, id) is None:
                found.append(TO_USE | id << ID)
        elif sure or why_not_support(g, seat, id) is None:
            found.append(TO_SUPPORT | id << ID)
    for id in g.characters(seat):
        card = cards[id]
        if card.turns < CHANGES_A_TURN and why_not_change(g, id) is None:
            for coded in CHANGES_FROM[card.turned]:
                found.append(coded | id << ID)
            if not card.up and why_not_turn_up_too(g, id) is None:
                for coded in TURNINGS_UP:
                    found.append(coded | id << ID)
    if g.usables[seat] or g.rewords():
        found += effects_offered(g, seat)
    return tuple(found)


@clause("5.3", "6")
def why_not_change(g: Table, id: int) -> Refusal | None:
    """Once a turn, and not in the turn it came; face-down characters too (S16)."""
    card = g.cards[id]
    if card.arrived == g.turn and not permitted(g, "reposition-at-once", id):
        return CAME_THIS_TURN
    if card.turns >= CHANGES_A_TURN:
        return CHANGED_ALREADY
    if not card.given and "reposition" not in in_force(g).forbids:
        return None
    return FORBIDDEN if forbidden(g, "reposition", id) else None


@clause("5.3", "6.4")
def why_not_turn_up(g: Table, id: int) -> Refusal | None:
    if g.cards[id].up:
        return FACE_UP_ALREADY
    return why_not_change(g, id) or why_not_turn_up_too(g, id)


@clause("5.3", "6.4")
def why_not_turn_up_too(g: Table, id: int) -> Refusal | None:
    """A character that may be changed may be turned up as well, unless that is forbidden."""
    return FORBIDDEN if forbidden(g, "turn-up", id) else None


@clause("5.3", "6", "6.1", "6.2")
def change_position(g: Table, id: int, turned: int) -> None:
    g.edit(id).turns += 1
    reposition(g, id, turned, "5.3")
    settle_next(g)


@clause("5.3", "6.4")
def turn_up_by_choice(g: Table, id: int, turned: int) -> None:
    """It is turned up into any position, and that is its one change (S4)."""
    card = g.edit(id)
    card.turns += 1
    card.turned = turned
    turn_up(g, id, "5.3")
    settle_next(g)


MAIN_ACTIONS: Final = Course("stars/main-actions", "5.3", take_actions)
CHANGING: Final = Course("stars/changing", "5.3", change_position)
TURNING_UP: Final = Course("stars/turning-up", "5.3", turn_up_by_choice)


@clause("5.3", "3.3.3")
def why_not_place(g: Table, seat: int, id: int) -> Refusal | None:
    if FRONTS[g.cards[id].face].kind != CHARACTER:
        return NOT_A_CHARACTER
    if not has_room(g, BACK_ROW, seat) and not (_may_come_to_the_front(g, seat, id) and has_room(g, FRONT_ROW, seat)):
        return NO_FREE_SQUARE
    return why_not_play(g, seat, id)


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


PLACING: Final = Course("stars/placing", "5.3", place_character)
