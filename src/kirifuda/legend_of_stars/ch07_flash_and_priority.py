"""Flash (7.1) and priority (7.2): players use one effect each in turns, until both pass (5.5.1 Ⅱ and Ⅲ, 5.5.3)."""

from typing import Final

from ..kernel.ask import Proc
from ..kernel.course import Course
from ..kernel.outcome import Refusal
from .book import clause
from .cards.fronts import FRONTS
from .ch02_kinds_of_cards.ch02_2_effect_cards import USING, why_not_use
from .ch02_kinds_of_cards.ch02_5_costs import available, is_plain_to_play
from .ch05_how_a_game_goes.ch05_5_1_responding import RESPONDING, why_not_respond
from .ch08_terms.ch08_04_activating import ACTIVATING, effects_offered
from .ch09_other_rules.ch09_3_triggers import settle_next
from .options.actions import ACTIVATE, PASS, RESPOND, USE, code, parts
from .options.asking import act
from .state.worked_out import up_to_date
from .table import NOTHING, Table

TO_PASS: Final = code(PASS)
IN_BATTLE: Final = 1
AT_THE_END: Final = 0


@clause("7.2", "5.5.1Ⅱ")
def open_window(g: Table, when: int) -> None:
    """The opponent of the turn player has priority first."""
    g.passes = 0
    g.begin(PRIORITY, 1 - g.player, when)


@clause("7.2", "9.3", "5.5.1Ⅳ")
def get_priority(g: Table, seat: int, when: int) -> Proc | None:
    """After all that has come due; in a battle only while the attack goes on."""
    if g.triggers:
        g.begin(PRIORITY, seat, when)
        settle_next(g)
        return None
    if when == IN_BATTLE and g.attacker == NOTHING:
        return None
    up_to_date(g)
    return have_priority(g, seat, when)


@clause("7.2", "7.1", "5.5.1Ⅱ", "5.5.1Ⅲ", "5.5.3")
def have_priority(g: Table, seat: int, when: int) -> Proc:
    """One effect, or pass; when both have passed one after the other the game goes on (S6).

    It is asked even where passing is all one can do: whether it is, is a matter of one's hand.
    """
    g.window = seat
    value = yield act(g, seat, clause_of(g, seat, when), "priority", offered)
    kind, id, which = parts(value)
    if kind == PASS:
        g.window = NOTHING
        g.passes += 1
        g.tell("passed", "7.2", seat)
        if g.passes < 2:
            g.begin(PRIORITY, 1 - seat, when)
        return
    g.passes = 0
    g.begin(PRIORITY, 1 - seat, when)
    g.begin(AFTER_USE, seat)
    if kind == USE:
        g.begin(USING, id)
    elif kind == ACTIVATE:
        g.begin(ACTIVATING, id, which)
    else:
        g.begin(RESPONDING, which)


@clause("7.2")
def used(g: Table, seat: int) -> None:
    """One effect each time: priority has been used."""
    g.window = NOTHING


def clause_of(g: Table, seat: int, when: int) -> str:
    if when == AT_THE_END:
        return "5.5.3"
    return "5.5.1Ⅲ" if seat == g.player else "5.5.1Ⅱ"


@clause("7.1", "7.2", "5.5.1Ⅱ")
def offered(g: Table, seat: int) -> tuple[int, ...]:
    """Passing, flash effects, effects of cards on the field, effects of characters that were turned up."""
    found: list[int] = [TO_PASS]
    cards = g.cards
    have = available(g, seat)
    plain = is_plain_to_play(g)
    for id in g.hand(seat):
        front = FRONTS[cards[id].face]
        if front.flash and (front.cost <= have or front.in_hand or not plain) and why_not_use(g, seat, id) is None:
            found.append(code(USE, id))
    if g.usables[seat] or g.rewords():
        found += effects_offered(g, seat)
    for due in g.chances:
        if due.seat == seat and why_not_respond(g, seat, due.number) is None:
            found.append(code(RESPOND, due.source, due.number))
    return tuple(found)


@clause("7.1", "2.2.1", "5.5.3")
def why_not_flash(g: Table, seat: int, id: int) -> Refusal | None:
    """In an attack phase only flash can be used."""
    front = FRONTS[g.cards[id].face]
    if front.kind == "effect" and not front.flash:
        return Refusal("2.2.1", "not-flash")
    return why_not_use(g, seat, id)


PRIORITY: Final = Course("stars/priority", "7.2", get_priority)
AFTER_USE: Final = Course("stars/after-use", "7.2", used)
