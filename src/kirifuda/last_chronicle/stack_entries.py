"""Spells and action abilities of a written position: on the stack, paid for, with what they were aimed at."""

from typing import Final

from ..effects.statements import Choose
from ..effects.tree import Sentence
from ..kernel.ask import CARD, PLAYER, REQUEST
from ..kernel.position import GONE, Misplaced, Place, Waiting
from ..kernel.state import SEATS
from .characteristics import actions, era, text
from .choosing import choices_of, modes_of
from .chronicle_card import ChronicleCard
from .entries import ACTION, BURST, SPELL, TRIGGER, Entry
from .matching import THAT
from .naming import name
from .references import NOTHING, Numbers, Players, Slots, aimed
from .stack import put_on_stack
from .statements import ChooseAbility, ChooseCardOrPlayer
from .table import Table
from .zones import STACK

KINDS: Final = (SPELL, ACTION, TRIGGER, BURST)


def lay_entry(g: Table, waiting: Waiting, at: dict[Place, int]) -> None:
    """Put it on top of the stack. What needs more than one choice, or triggers, is brought about by playing."""
    if waiting.what not in (SPELL, ACTION) or len(waiting.faces) != 1:
        raise Misplaced("last-chronicle-misplaced-entry")
    if waiting.what == SPELL:
        source = _add_spell(g, waiting)
        ability = None
        sentences = text(g, source).play
    else:
        source = _bearer(g, waiting)
        ability = actions(g, source)[0]
        sentences = ability.sentences
    slots, players, numbers = _aims(g, waiting, sentences, at)
    entry = Entry(
        g.stamp(),
        waiting.what,
        waiting.seat,
        source,
        g.cards[source].handle,
        ability,
        era=era(g, waiting.seat),
        slots=slots,
        players=players,
        numbers=numbers,
        sentences=sentences,
    )
    put_on_stack(g, entry)


def _add_spell(g: Table, waiting: Waiting) -> int:
    card = ChronicleCard(0, waiting.seat, waiting.faces[0], STACK * SEATS + waiting.seat)
    card.stamp = g.stamp()
    g.add(card)
    g.stir_with(card.id, STACK)
    if not text(g, card.id).play:
        raise Misplaced("last-chronicle-misplaced-no-spell", card=name(waiting.faces[0]))
    return card.id


def _bearer(g: Table, waiting: Waiting) -> int:
    """The card on its player's battlefield whose first action ability it is."""
    for id in g.battlefield(waiting.seat):
        if g.cards[id].face == waiting.faces[0] and actions(g, id):
            return id
    raise Misplaced("last-chronicle-misplaced-no-ability", card=name(waiting.faces[0]))


def _aims(
    g: Table, waiting: Waiting, sentences: tuple[Sentence, ...], at: dict[Place, int]
) -> tuple[Slots, Players, Numbers]:
    """What it was aimed at, under the slot of its one choice."""
    choices = choices_of(sentences)
    if modes_of(sentences) is not None or len(choices) > 1 or bool(choices) != bool(waiting.target):
        raise Misplaced("last-chronicle-misplaced-aim", card=name(waiting.faces[0]))
    if not choices:
        return (), (), ()
    (choice,) = choices
    if isinstance(choice, ChooseAbility):
        if waiting.target not in (REQUEST, GONE):
            raise Misplaced("last-chronicle-misplaced-aim", card=name(waiting.faces[0]))
        serial = g.stack[waiting.number].serial if waiting.target == REQUEST else NOTHING
        return (), (), ((aimed(choice.slot), serial),)
    if not isinstance(choice, ChooseCardOrPlayer) and (waiting.target == PLAYER) == isinstance(choice, Choose):
        raise Misplaced("last-chronicle-misplaced-aim", card=name(waiting.faces[0]))
    if waiting.target == PLAYER:
        return (), ((choice.slot, waiting.number), (THAT, waiting.number)), ()
    if waiting.target == REQUEST:
        entry = g.stack[waiting.number]
        return ((choice.slot, ((entry.source, entry.handle),)),), (), ()
    if waiting.target == CARD and waiting.place is not None:
        return ((choice.slot, (g.reference(at[waiting.place]),)),), (), ()
    return ((choice.slot, ((0, NOTHING),)),), (), ()
