"""What options are called by somebody who sees the whole table: the shortest name first."""

from ..kernel.ask import ACTION, CARD, CHANCE, MODE, NUMBER, PLAYER, STOP, Question
from ..kernel.phrase import Phrase
from ..kernel.state import SEATS
from .asking import COST, ENTRY, FACTION
from .characteristics import actions
from .naming import name, name_of_face
from .option_codes import ABILITY, ACTIONS, SOUL_ACTION, parts
from .pool import FACTIONLESS, FACTIONS
from .replacement_effects import REPLACEMENT
from .souls import kinds_of_soul
from .table import Table
from .vocabulary import FACTIONS as FACTION_WORDS
from .wording import WITHOUT_A_CARD, entry_numbered, option
from .zones import ZONES

Names = tuple[str | Phrase, ...]


def names(g: Table, asked: Question, value: int) -> Names:
    if asked.domain == ACTION:
        return _action_names(g, value)
    if asked.domain == PLAYER and value != STOP:
        return (str(value + 1),)
    if asked.seat == CHANCE or asked.kind == NUMBER:
        return (str(value + 1 if asked.seat == CHANCE else value),)
    if value == STOP:
        return Phrase("option-stop"), "stop"
    if asked.domain == CARD:
        return _card_names(g, value)
    if asked.domain == ENTRY:
        return _entry_names(g, value)
    spoken = option(g, asked, value, asked.seat)
    if asked.domain == FACTION:
        return spoken, *soul_words(value)
    if asked.domain == COST:
        return ("own", spoken) if value == 0 else (str(value), spoken)
    if asked.domain == MODE or spoken.key == "last-chronicle-number":
        return str(value + 1), spoken
    if asked.domain == REPLACEMENT:
        return *_card_names(g, asked.about[value]), str(value + 1), spoken
    return (spoken, "yes" if value else "no") if spoken.key.startswith("option-") else (spoken,)


def soul_words(place: int) -> tuple[str, str]:
    """A kind of soul, by its place in a pool."""
    if place == FACTIONLESS:
        return "factionless", "無勢力"
    return FACTIONS[place], FACTION_WORDS[FACTIONS[place]][0]


def _card_names(g: Table, id: int) -> Names:
    card = g.cards[id]
    called = name_of_face(card.face)
    zone = ZONES[card.zone // SEATS].name
    seat = card.zone % SEATS + 1
    return called, f"{seat}:{called}", f"{zone}:{called}", f"{seat}:{zone}:{called}"


def _action_names(g: Table, value: int) -> Names:
    kind, id, which = parts(value)
    key = ACTIONS[kind][0]
    spoken = Phrase(f"last-chronicle-action-{key}")
    if kind in WITHOUT_A_CARD:
        return spoken, key
    face = g.cards[id].face
    zone = ZONES[g.cards[id].zone // SEATS].name
    called = name_of_face(face)
    found: Names = ()
    for more in _which(g, kind, id, which):
        found += (
            Phrase("last-chronicle-named", action=spoken, card=name(face), more=more),
            f"{key} {called}{more}",
            Phrase("last-chronicle-named", action=spoken, card=f"{zone}:{called}", more=more),
            f"{key} {zone}:{called}{more}",
        )
    return found


def _which(g: Table, kind: int, id: int, which: int) -> tuple[str, ...]:
    """Which of its abilities or souls, where a card has several: 「1」, or its words."""
    if kind == ABILITY and len(actions(g, id)) > 1:
        return f"「{which + 1}」", f"「{actions(g, id)[which].name}」"
    if kind == SOUL_ACTION and len(kinds_of_soul(g, id)) > 1:
        english, japanese = soul_words(which)
        return f"「{japanese}」", f"「{english}」"
    return ("",)


def _entry_names(g: Table, serial: int) -> Names:
    found = entry_numbered(g, serial)
    past = None if g.is_still((found.source, found.handle)) else g.past.get(found.handle)
    called = name_of_face((past.card if past is not None else g.cards[found.source]).face)
    seat = found.controller + 1
    line = f"{called}「{found.ability.name}」" if found.ability is not None else called
    return called, f"{seat}:{called}", line, f"{seat}:{line}", f"#{serial}"
