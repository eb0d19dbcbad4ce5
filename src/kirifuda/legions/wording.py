"""What questions, options and events say, as phrases of the message files (`legions-…`)."""

from typing import Final

from ..effects.tree import Ability
from ..kernel.ask import ACTION, CARD, CHANCE, MODE, NUMBER, PLAYER, REQUEST, STOP, Question
from ..kernel.events import HIDDEN, Told
from ..kernel.outcome import Outcome
from ..kernel.phrase import Argument, Name, Phrase
from .actions import ACTIONS, ACTIVATE, END, parts
from .declaring import KINDS_OF_WORD, word_declared
from .deeds import DEEDS
from .effects_on_zones import END_OF_DECK
from .fronts import FRONTS, IMPACT, PIERCE
from .main_phase import activated
from .playing import LANE
from .showing import waiting
from .table import HAND, MASTER_AREA, STANDBY, ZONES, Table, Trigger
from .units import atk, front_of, hp
from .unlocking import Means, unlock_cost

WORD: Final = "word"
REPLACEMENT: Final = "replacement"
ABOUT_A_CARD: Final = (
    "attack-target",
    "moving-attack",
    "stand-by",
    "lurk",
    "where",
    "pay-cost",
    "pay-extra",
    "may",
    "which-effect",
)
ABOUT_HOW_MANY: Final = ("choose", "to-standby", "soul-charge")
KEYWORD_TRIGGERS: Final = (IMPACT, PIERCE)
LIST_SIGNS: Final = "・●•"


def question(g: Table, asked: Question, seat: int) -> Phrase:
    """What is asked, as `seat` hears it."""
    args: dict[str, Argument] = {}
    if asked.prompt in ABOUT_A_CARD:
        args["card"] = card(g, asked.about[0], seat)
    elif asked.prompt in ABOUT_HOW_MANY:
        args["least"], args["most"] = asked.about[:2] or (1, 1)
        args["source"] = Phrase("legions-asked-by", card=card(g, asked.about[2], seat)) if asked.about[2:] else ""
        if asked.about[3:] and asked.about[3]:
            return Phrase("legions-asked-for", deed=Phrase(f"legions-deed-{DEEDS[asked.about[3]]}"), **args)
    elif asked.prompt == "shuffle":
        args["player"] = player(asked.about[0], seat)
    return Phrase(f"legions-ask-{asked.prompt}", **args)


def option(g: Table, asked: Question, value: int, seat: int) -> Phrase:
    """One of the options, as `seat` reads it."""
    if asked.domain == ACTION:
        return action(g, value, seat)
    if asked.domain == PLAYER:
        return player(value, seat)
    if asked.seat == CHANCE or asked.kind == NUMBER:
        return Phrase("legions-number", number=value + 1 if asked.seat == CHANCE else value)
    if value == STOP:
        return Phrase("option-stop")
    if asked.domain == CARD:
        return card(g, value, seat)
    if asked.domain == LANE:
        return lane(value, asked.about[1], seat)
    if asked.domain == REQUEST:
        return trigger(g, value, seat)
    if asked.domain == MODE:
        return mode(g, asked.about[0], value)
    if asked.domain == WORD:
        return word(KINDS_OF_WORD[asked.about[1]], value)
    if asked.domain == END_OF_DECK:
        return Phrase("legions-deck-bottom" if value else "legions-deck-top")
    if asked.domain == REPLACEMENT:
        return Phrase("legions-replacement", number=value + 1, card=card(g, asked.about[value], seat))
    if asked.prompt == "stand-by":
        return Phrase("legions-choice-stand-by", zone=zone(STANDBY)) if value else Phrase("legions-choice-play")
    if asked.prompt == "lurk":
        return Phrase("legions-choice-lurk" if value else "legions-choice-place")
    return Phrase("option-yes" if value else "option-no")


def action(g: Table, value: int, seat: int) -> Phrase:
    """An action with its card: «アンロック：…»."""
    kind, id, which = parts(value)
    name = Phrase(f"legions-action-{ACTIONS[kind][0]}")
    if kind == END:
        return name
    if kind == ACTIVATE:
        return Phrase("legions-do-ability", action=name, card=card(g, id, seat), ability=ability_of(g, id, which))
    return Phrase("legions-do", action=name, card=card(g, id, seat))


def ability_of(g: Table, id: int, which: int) -> str:
    """The name of one of a unit's activated abilities, or its number where it has none."""
    abilities = activated(g, id) if g.on_field(id) else []
    return ability_name(abilities[which].ability, which) if which < len(abilities) else ""


def ability_name(ability: Ability, which: int) -> str:
    return ability.name or str(which + 1)


def player(whose: int, seat: int) -> Phrase:
    return Phrase("player-self" if whose == seat else "player-opponent")


def owner(whose: int, seat: int) -> Phrase:
    return Phrase("owner-self" if whose == seat else "owner-opponent")


def lane(kind: int, whose: int, seat: int) -> Phrase:
    """A lane as its own player calls it."""
    return Phrase("legions-place", whose=owner(whose, seat), zone=zone(kind))


def zone(kind: int) -> Phrase:
    return Phrase(f"legions-zone-{ZONES[kind].name}")


def name(face: int) -> Name:
    printed = FRONTS[face].card
    return Name(printed.name, printed.english or printed.name)


def card(g: Table, id: int, seat: int) -> Phrase:
    """A card as `seat` can call it: whose, where, and its name where that may be seen."""
    held = g.cards[id]
    kind = held.zone // 2
    whose = owner(held.owner, seat)
    if not g.sees(seat, id):
        return (
            Phrase("legions-face-down", whose=whose, zone=zone(kind)) if ZONES[kind].placed else Phrase("card-hidden")
        )
    if kind == HAND and held.owner == seat:
        return Phrase("legions-in-hand", name=name(held.face), cost=unlock_cost(g, id, Means(g, seat)))
    if kind == MASTER_AREA:
        return Phrase("legions-master", whose=whose, name=name(held.face))
    if g.on_field(id):
        if held.reversed:
            return Phrase("legions-reversed", whose=whose, zone=zone(kind), name=name(held.face))
        return Phrase("legions-unit", whose=whose, zone=zone(kind), name=name(held.face), atk=atk(g, id), hp=hp(g, id))
    return Phrase("legions-elsewhere", whose=whose, zone=zone(kind), name=name(held.face))


def trigger(g: Table, number: int, seat: int) -> Phrase:
    """A trigger that waits: its card and its ability."""
    return trigger_phrase(g, trigger_numbered(g, number), seat)


def trigger_phrase(g: Table, found: Trigger, seat: int) -> Phrase:
    assert found.ability is not None
    return Phrase("legions-trigger", card=card(g, found.source, seat), ability=ability(found.ability.name))


def trigger_numbered(g: Table, number: int) -> Trigger:
    for found in waiting(g):
        if found.number == number:
            return found
    raise LookupError(number)


def ability(named: str) -> Phrase:
    """An ability by its printed name; keywords that trigger by the keyword."""
    if named in KEYWORD_TRIGGERS:
        return Phrase(f"legions-mark-{named}")
    return Phrase("legions-ability", name=named) if named else Phrase("legions-ability-unnamed")


def mode(g: Table, source: int, value: int) -> Phrase:
    """One of the effects of a list (39-15): its line of the printed text, where it has one."""
    lines = listed_effects(g, source)
    if value < len(lines):
        return Phrase("legions-mode-text", number=value + 1, text=lines[value])
    return Phrase("legions-mode", number=value + 1)


def listed_effects(g: Table, source: int) -> list[str]:
    printed = front_of(g, source).card
    both = f"{printed.printed}\n{printed.printed_awakened}"
    return [line.strip()[1:].strip() for line in both.splitlines() if line.strip()[:1] in LIST_SIGNS and line.strip()]


def word(kind: str, value: int) -> Phrase:
    """One of the words that an effect lets its player declare."""
    declared = word_declared(kind, value)
    if kind in ("colour", "category"):
        return Phrase(f"legions-{kind}-{declared}")
    return Phrase("card-name", name=name(value) if kind == "name" else declared)


# --- events --------------------------------------------------------------------------------------

ABILITY_EVENTS: Final = ("activated", "triggered", "fizzled")
TERMS: Final = {
    "phase": "legions-phase-",
    "cores-moved": "legions-cores-",
    "damaged": "legions-damage-",
    "declared-colour": "legions-colour-",
    "declared-category": "legions-category-",
}
DECLARED_AS_PRINTED: Final = ("declared-type", "declared-name")
SIGNED: Final = ("modified",)


def event(told: Told, seat: int) -> Phrase:
    """An event as `seat` was told it. It needs no table: a record of events can be read by itself."""
    kind, _, whose, cards, what, numbers = told
    if kind == "over" and whose == Outcome.DRAWN:
        return Phrase("legions-event-drawn-game")
    args: dict[str, Argument] = {
        "player": player(whose, seat),
        "cards": faces(cards),
        "count": len(cards),
        "seen": sum(face != HIDDEN for _, face in cards),
        "first": faces(cards[:1]),
        "others": faces(cards[1:]),
        "what": _term(kind, what),
        "list": ", ".join([str(number + 1) for number in numbers]),
    }
    for place, number in enumerate(numbers):
        args[f"n{place}"] = f"{number:+d}" if kind in SIGNED else number
    return Phrase(f"legions-event-{kind}", **args)


def _term(kind: str, what: str) -> Argument:
    if kind in ABILITY_EVENTS:
        return ability(what)
    if kind in DECLARED_AS_PRINTED:
        return what
    return Phrase(TERMS.get(kind, "legions-zone-") + what) if what else ""


def faces(cards: tuple[tuple[int, int], ...]) -> list[Phrase]:
    """The cards that are seen by name, and how many are not."""
    seen = [Phrase("card-name", name=name(face)) for _, face in cards if face != HIDDEN]
    hidden = len(cards) - len(seen)
    return [*seen, Phrase("cards-hidden", count=hidden)] if hidden else seen
