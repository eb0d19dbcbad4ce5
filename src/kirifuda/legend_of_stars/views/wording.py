"""What questions, options and events say, as phrases of the message files (`legend-of-stars-…`)."""

from typing import Final

from ...kernel.ask import ACTION, CARD, CHANCE, MODE, NUMBER, PLAYER, REQUEST, STOP, Question
from ...kernel.events import HIDDEN, Told
from ...kernel.outcome import Outcome
from ...kernel.phrase import Argument, Name, Phrase
from ..cards.deeds import DEEDS
from ..cards.fronts import FRONTS
from ..ch02_kinds_of_cards.ch02_1_5_races import KINDS_OF_WORD, word_declared
from ..ch02_kinds_of_cards.ch02_1_characters import atk, defense
from ..ch02_kinds_of_cards.ch02_5_costs import play_cost
from ..ch06_positions.ch06_positions import FACE_DOWN
from ..ch09_other_rules.ch09_3_triggers import numbered
from ..options.actions import ACTIONS, ACTIVATE, CHANGE, LEAD, TURN_UP, WITHOUT_A_CARD, parts
from ..options.asking import END_OF_DECK, HOW, LANE, SQUARE, WORD
from ..state.worked_out import activated
from ..table import FRONT, HAND, LANES, LAST_SQUARE, POSITIONS, ZONES, Table

REPLACEMENT: Final = "replacement"
ABOUT_A_CARD: Final = ("where", "how", "position", "pay-cost", "may", "which-effect")
LIST_SIGNS: Final = "・●•"


def question(g: Table, asked: Question, seat: int) -> Phrase:
    """What is asked, as `seat` hears it."""
    args: dict[str, Argument] = {}
    if asked.prompt in ABOUT_A_CARD:
        args["card"] = card(g, asked.about[0], seat)
    elif asked.prompt == "choose":
        args["least"], args["most"] = asked.about[:2]
        args["source"] = Phrase("legend-of-stars-asked-by", card=card(g, asked.about[2], seat))
        if asked.about[3]:
            deed = Phrase(f"legend-of-stars-deed-{DEEDS[asked.about[3]]}")
            return Phrase("legend-of-stars-asked-for", deed=deed, **args)
    elif asked.prompt == "discard":
        args["most"] = asked.about[0]
    elif asked.prompt == "shuffle":
        args["player"] = player(asked.about[0], seat)
    elif asked.prompt == "priority" and g.attacker >= 0:
        return Phrase("legend-of-stars-ask-priority-in-battle", card=card(g, g.attacker, seat))
    return Phrase(f"legend-of-stars-ask-{asked.prompt}", **args)


def option(g: Table, asked: Question, value: int, seat: int) -> Phrase:
    """One of the options, as `seat` reads it."""
    if asked.domain == ACTION:
        return action(g, value, seat)
    if asked.domain == PLAYER:
        return player(value, seat)
    if asked.seat == CHANCE or asked.kind == NUMBER:
        return Phrase("legend-of-stars-number", number=value + 1 if asked.seat == CHANCE else value)
    if value == STOP:
        return Phrase("option-stop")
    if asked.prompt == "speed-card" and g.sees(seat, value):
        front = FRONTS[g.cards[value].face]
        return Phrase("legend-of-stars-with-speed", name=name(front.face), speed=front.speed)
    if asked.domain == CARD:
        return card(g, value, seat)
    if asked.domain == SQUARE:
        return Phrase("legend-of-stars-place", whose=owner(asked.about[1], seat), zone=zone(value))
    if asked.domain == END_OF_DECK:
        return Phrase("legend-of-stars-deck-bottom" if value else "legend-of-stars-deck-top")
    if asked.domain == LANE:
        return Phrase("legend-of-stars-lane", number=value + 1 if seat == asked.seat else LANES - value)
    if asked.domain == WORD:
        return word(KINDS_OF_WORD[asked.about[1]], value)
    if asked.domain == HOW:
        return how(value)
    if asked.domain == REQUEST:
        return trigger(g, value, seat)
    if asked.domain == MODE:
        return mode(g, asked.about[0], value)
    if asked.domain == REPLACEMENT:
        return Phrase("legend-of-stars-replacement", number=value + 1, card=card(g, asked.about[value], seat))
    return Phrase("option-yes" if value else "option-no")


def word(kind: str, value: int) -> Phrase:
    """An attribute or a race that can be declared."""
    declared = word_declared(kind, value)
    return (
        Phrase(f"legend-of-stars-attribute-{declared}") if kind == "attribute" else Phrase("card-name", name=declared)
    )


def action(g: Table, value: int, seat: int) -> Phrase:
    """An action with its card: «リード：…»."""
    kind, id, which = parts(value)
    name = Phrase(f"legend-of-stars-action-{ACTIONS[kind][0]}")
    if kind in WITHOUT_A_CARD:
        return name
    called = card(g, id, seat)
    way = way_of(g, kind, id, which)
    if way is None:
        return Phrase("legend-of-stars-do", action=name, card=called)
    return Phrase("legend-of-stars-do-so", action=name, card=called, way=way)


def way_of(g: Table, kind: int, id: int, which: int) -> Argument | None:
    """What an action has besides its card: a position, a square, which of its effects."""
    if kind in (CHANGE, TURN_UP):
        return how(which)
    if kind == LEAD:
        return zone(which)
    if kind == ACTIVATE:
        known = activated(g, id) if g.on_field(id) else ()
        named = known[which].ability.name if which < len(known) else ""
        return named or Phrase("legend-of-stars-effect-number", number=which + 1) if len(known) > 1 else None
    return None


def how(value: int) -> Phrase:
    """A way to lie: a position, and face-down where it is so."""
    position = Phrase(f"legend-of-stars-mark-{POSITIONS[value % FACE_DOWN]}")
    return Phrase("legend-of-stars-face-down-in", position=position) if value >= FACE_DOWN else position


def player(whose: int, seat: int) -> Phrase:
    return Phrase("player-self" if whose == seat else "player-opponent")


def owner(whose: int, seat: int) -> Phrase:
    return Phrase("owner-self" if whose == seat else "owner-opponent")


def zone(kind: int) -> Phrase:
    return Phrase(f"legend-of-stars-zone-{ZONES[kind].name}")


def name(face: int) -> Name:
    printed = FRONTS[face].card
    return Name(printed.name, printed.english or printed.name)


def card(g: Table, id: int, seat: int) -> Phrase:
    """A card as `seat` can call it: whose, where, and its name where that may be seen."""
    held = g.cards[id]
    kind = held.zone >> 1
    whose = owner(held.zone & 1, seat)
    if not g.sees(seat, id):
        if ZONES[kind].placed:
            return Phrase("legend-of-stars-unseen", whose=whose, zone=zone(kind))
        return Phrase("card-hidden")
    if kind == HAND and held.owner == seat:
        return Phrase("legend-of-stars-in-hand", name=name(held.face), cost=play_cost(g, seat, id))
    if FRONT <= kind <= LAST_SQUARE:
        if not held.up:
            return Phrase("legend-of-stars-face-down", whose=whose, zone=zone(kind), name=name(held.face))
        return Phrase(
            "legend-of-stars-character",
            whose=whose,
            zone=zone(kind),
            name=name(held.face),
            atk=atk(g, id),
            defense=defense(g, id),
        )
    return Phrase("legend-of-stars-elsewhere", whose=whose, zone=zone(kind), name=name(held.face))


def trigger(g: Table, number: int, seat: int) -> Phrase:
    """An effect that has come due: its card, and its name if it has one."""
    due = numbered(g, number)
    return Phrase("legend-of-stars-trigger", card=card(g, due.source, seat), ability=due.ability.name)


def mode(g: Table, source: int, value: int) -> Phrase:
    """One of the effects of a list: its line of the printed text, where it has one."""
    printed = FRONTS[g.cards[source].face].card.printed
    lines = [line.strip()[1:].strip() for line in printed.splitlines() if line.strip()[:1] in LIST_SIGNS]
    lines = [line for line in lines if line]
    if value < len(lines):
        return Phrase("legend-of-stars-mode-text", number=value + 1, text=lines[value])
    return Phrase("legend-of-stars-mode", number=value + 1)


# --- events --------------------------------------------------------------------------------------

TERMS: Final = {
    "phase": "legend-of-stars-phase-",
    "damaged": "legend-of-stars-damage-",
    "declared-attribute": "legend-of-stars-attribute-",
    "changed": "legend-of-stars-stat-",
    "set": "legend-of-stars-stat-",
    "repositioned": "legend-of-stars-mark-",
    "placed": "legend-of-stars-mark-",
    "placed-face-down": "legend-of-stars-mark-",
}
ZONE_TERM: Final = "legend-of-stars-zone-"
SIGNED: Final = ("changed",)
WITH_A_SQUARE: Final = ("placed", "placed-face-down")


def event(told: Told, seat: int) -> Phrase:
    """An event as `seat` was told it. It needs no table: a record of events can be read by itself."""
    kind, _, whose, cards, what, numbers = told
    if kind == "over" and whose == Outcome.DRAWN:
        return Phrase("legend-of-stars-event-drawn-game")
    args: dict[str, Argument] = {
        "player": player(whose, seat),
        "cards": faces(cards),
        "count": len(cards),
        "seen": sum(face != HIDDEN for _, face in cards),
        "first": faces(cards[:1]),
        "others": faces(cards[1:]),
        "what": what if kind == "declared-race" else Phrase(TERMS.get(kind, ZONE_TERM) + what) if what else "",
        "list": ", ".join([str(number + 1) for number in numbers]),
    }
    for place, number in enumerate(numbers):
        args[f"n{place}"] = f"{number:+d}" if kind in SIGNED else number
    if kind in WITH_A_SQUARE:
        args["n0"] = zone(numbers[0])
    return Phrase(f"legend-of-stars-event-{kind}", **args)


def faces(cards: tuple[tuple[int, int], ...]) -> list[Phrase]:
    """The cards that are seen by name, and how many are not."""
    seen = [Phrase("card-name", name=name(face)) for _, face in cards if face != HIDDEN]
    hidden = len(cards) - len(seen)
    return [*seen, Phrase("cards-hidden", count=hidden)] if hidden else seen
