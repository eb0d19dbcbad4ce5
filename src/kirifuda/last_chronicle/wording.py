"""What questions, options and events say, as phrases of the message files (`last-chronicle-…`)."""

from typing import Final

from ..effects.parts import parts_of
from ..effects.statements import ChooseWord
from ..kernel.ask import ACTION, CARD, CHANCE, MODE, NUMBER, PLAYER, STOP, Question
from ..kernel.events import HIDDEN, Told
from ..kernel.outcome import Outcome
from ..kernel.phrase import Argument, Name, Phrase
from .asking import COST, ENTRY, FACTION
from .characteristics import actions, atk, factions, is_unit, power
from .deeds import DEEDS
from .entries import BURST, Entry, Pending
from .fronts import FRONTS
from .naming import name
from .option_codes import ABILITY, ACTIONS, ADVANCE, PASS, SOUL_ACTION, parts
from .pool import FACTIONLESS, FACTIONS
from .price import Price
from .references import NOTHING
from .replacement_effects import REPLACEMENT
from .showing import price_now
from .table import Table
from .vocabulary import FACTIONS as FACTION_WORDS
from .vocabulary import KEYWORDS, TYPES
from .words_named import words_of
from .zones import BATTLEFIELD, HAND, SOUL, ZONES

ABOUT: Final[dict[str, tuple[str, ...]]] = {
    "additional-cost": ("card",),
    "choose": ("least", "most", "card", "deed"),
    "choose-ability": ("card",),
    "choose-player": ("card",),
    "player-or-card": ("card",),
    "chrono-burst": ("card",),
    "damage-share": ("card", "other"),
    "damage-to": ("card", "other"),
    "discard-to-limit": ("least", "most"),
    "how-many": ("card",),
    "marker-in": ("card",),
    "marker-out": ("card",),
    "may": ("card",),
    "mode": ("entry",),
    "number": ("card",),
    "pay-trigger": ("card",),
    "pick": ("least", "most", "card", "deed"),
    "player": ("card",),
    "search": ("least", "most", "card"),
    "share": ("other", "card"),
    "shuffle": ("player",),
    "soul": ("card",),
    "soul-burst": ("card",),
    "soul-change": ("card",),
    "soul-stone": ("card",),
    "soul-to-spend": ("card",),
    "union-host": ("card",),
    "which-cost": ("card",),
    "which-effect": ("card",),
    "word": ("card",),
    "x": ("card",),
}
"""What the values are that a question is about, by its prompt."""
CARDS: Final = ("card", "other")
LIST_SIGNS: Final = "・●•"
WITHOUT_A_CARD: Final = (PASS, ADVANCE)
CHRONO_BURST: Final = "chrono-burst"
WORD: Final = "word"
"""The domain of words that an effect lets a player name: their places."""


# --- questions -----------------------------------------------------------------------------------


def question(g: Table, asked: Question, seat: int) -> Phrase:
    """What is asked, as `seat` hears it."""
    args: dict[str, Argument] = {}
    for argument, value in zip(ABOUT.get(asked.prompt, ()), asked.about, strict=False):
        args[argument] = _about(g, argument, value, seat)
    if "most" in args:
        args["source"] = Phrase("last-chronicle-asked-by", card=args["card"]) if args.get("card") else ""
    if args.get("deed"):
        return Phrase("last-chronicle-asked-for", **args)
    return Phrase(f"last-chronicle-ask-{asked.prompt}", **args)


def _about(g: Table, argument: str, value: int, seat: int) -> Argument:
    if argument in CARDS:
        return card(g, value, seat) if value != NOTHING else ""
    if argument == "player":
        return player(value, seat)
    if argument == "entry":
        return entry(g, value, seat)
    if argument == "deed":
        return Phrase(f"last-chronicle-deed-{DEEDS[value]}") if value else ""
    return value


def option(g: Table, asked: Question, value: int, seat: int) -> Phrase:
    """One of the options, as `seat` reads it."""
    if asked.domain == ACTION:
        return action(g, value, seat)
    if asked.domain == PLAYER and value != STOP:
        return player(value, seat)
    if asked.seat == CHANCE or asked.kind == NUMBER:
        return Phrase("last-chronicle-number", number=str(value + 1 if asked.seat == CHANCE else value))
    if value == STOP:
        return stopping(asked)
    if asked.domain == CARD:
        return card(g, value, seat)
    if asked.domain == ENTRY:
        return entry(g, value, seat)
    if asked.domain == MODE:
        lines = listed_by_entry(g, asked.about[0]) if asked.prompt == "mode" else listed_by_card(g, asked.about[0])
        return mode(lines, value)
    if asked.domain == FACTION:
        return soul(value)
    if asked.domain == WORD:
        return word(g, asked.about[0], value)
    if asked.domain == COST:
        return cost(g, asked.about[0], value)
    if asked.domain == REPLACEMENT:
        return Phrase("last-chronicle-replacement", number=value + 1, card=card(g, asked.about[value], seat))
    return Phrase("option-yes" if value else "option-no")


def action(g: Table, value: int, seat: int) -> Phrase:
    """An action with its card: «配置：…»."""
    kind, id, which = parts(value)
    if kind == PASS:
        return passing(g, seat)
    verb = Phrase(f"last-chronicle-action-{ACTIONS[kind][0]}")
    if kind in WITHOUT_A_CARD:
        return verb
    called = card(g, id, seat)
    if kind == ABILITY:
        return Phrase("last-chronicle-do-ability", action=verb, card=called, ability=ability_of(g, id, which))
    if kind == SOUL_ACTION:
        return Phrase("last-chronicle-do-soul", action=verb, card=called, soul=soul(which))
    return Phrase("last-chronicle-do", action=verb, card=called)


def passing(g: Table, seat: int) -> Phrase:
    """Passing, with what comes of it if the other player passes too."""
    if g.stack:
        return Phrase("last-chronicle-pass-to-resolve", card=name_of_source(g, g.stack[-1], seat))
    if g.step:
        return Phrase("last-chronicle-pass-to-end", what=Phrase(f"last-chronicle-step-{g.step}"))
    return Phrase("last-chronicle-pass-to-end", what=Phrase(f"last-chronicle-phase-{g.phase}"))


def stopping(asked: Question) -> Phrase:
    """Choosing no more; of nobody chosen so far, that nobody attacks or blocks."""
    if asked.prompt == "attackers":
        return Phrase("last-chronicle-attack-so" if asked.about else "last-chronicle-no-attack")
    if asked.prompt == "player-or-card":
        return Phrase("last-chronicle-no-player")
    return Phrase("last-chronicle-no-block" if asked.prompt == "blocker" else "option-stop")


def ability_of(g: Table, id: int, which: int) -> Phrase:
    """One of a card's action abilities, as it is printed."""
    held = actions(g, id)
    return ability(held[which].name) if which < len(held) else Phrase("last-chronicle-ability-unnamed")


def ability(line: str) -> Phrase:
    """An ability by its printed line; what a keyword stands for by the keyword."""
    if line in KEYWORDS or line == CHRONO_BURST:
        return Phrase(f"last-chronicle-mark-{line}")
    return Phrase("last-chronicle-ability", text=line) if line else Phrase("last-chronicle-ability-unnamed")


# --- players, places, cards ------------------------------------------------------------------------


def player(whose: int, seat: int) -> Phrase:
    return Phrase("player-self" if whose == seat else "player-opponent")


def owner(whose: int, seat: int) -> Phrase:
    return Phrase("owner-self" if whose == seat else "owner-opponent")


def zone(kind: int) -> Phrase:
    return Phrase(f"last-chronicle-zone-{ZONES[kind].name}")


def soul(place: int) -> Phrase:
    """A soul, by its place in a pool."""
    return Phrase(f"last-chronicle-soul-{'factionless' if place == FACTIONLESS else FACTIONS[place]}")


def price_words(price: Price) -> Name:
    """A price as it is printed, 白白2; in English spelled out."""
    signs = [(FACTION_WORDS[faction][0], faction) for faction in FACTIONS]
    wanted = list(zip(signs, price.factions, strict=True))
    free = [str(price.free)] if price.free or not any([*price.factions, price.x]) else []
    printed = "".join([sign * many for (sign, _), many in wanted] + free + ["X"] * price.x)
    spelled = [f"{many} {word}" for (_, word), many in wanted if many]
    return Name(printed, " + ".join([*spelled, *free, *["X"] * price.x]))


def card(g: Table, id: int, seat: int) -> Phrase:
    """A card as `seat` can call it: whose, where, and its name where that may be seen."""
    held = g.cards[id]
    kind = held.zone // 2
    whose = owner(held.zone % 2, seat)
    if not g.sees(seat, id):
        hidden = Phrase("last-chronicle-face-down", whose=whose, zone=zone(kind))
        return hidden if ZONES[kind].placed else Phrase("card-hidden")
    called = name(held.face)
    if kind == HAND and held.owner == seat:
        return Phrase("last-chronicle-in-hand", name=called, cost=price_words(price_now(g, id)))
    if kind == BATTLEFIELD and is_unit(g, id):
        return Phrase("last-chronicle-unit", whose=whose, name=called, power=str(power(g, id)), atk=str(atk(g, id)))
    if kind == SOUL:
        return Phrase("last-chronicle-soul-stone", whose=whose, name=called, factions=souls(g, id))
    return Phrase("last-chronicle-elsewhere", whose=whose, zone=zone(kind), name=called)


def souls(g: Table, id: int) -> list[Phrase]:
    """The factions of a soul stone."""
    return [Phrase(f"last-chronicle-faction-{word}") for word in factions(g, id) or ("factionless",)]


# --- the stack -------------------------------------------------------------------------------------


def entry(g: Table, serial: int, seat: int) -> Phrase:
    """Something on the stack, or waiting to be put there: its card and what it says."""
    found = entry_numbered(g, serial)
    source = source_name(g, found, seat)
    if found.ability is None:
        return Phrase("last-chronicle-entry-spell", card=source)
    return Phrase("last-chronicle-entry", card=source, ability=ability(found.ability.name))


def source_name(g: Table, found: Entry | Pending, seat: int) -> Phrase:
    """Where it comes from: the card as it lies, or as it was called before it left."""
    if g.is_still((found.source, found.handle)):
        return card(g, found.source, seat)
    return _past_name(g, found.handle, seat)


def name_of_source(g: Table, found: Entry, seat: int) -> Phrase:
    """The name alone of the card that it comes from."""
    if not g.is_still((found.source, found.handle)):
        return _past_name(g, found.handle, seat)
    if not g.sees(seat, found.source):
        return Phrase("card-hidden")
    return Phrase("card-name", name=name(g.cards[found.source].face))


def _past_name(g: Table, handle: int, seat: int) -> Phrase:
    past = g.past.get(handle)
    if past is None or not past.card.known >> seat & 1:
        return Phrase("card-hidden")
    return Phrase("card-name", name=name(past.card.face))


def entry_numbered(g: Table, serial: int) -> Entry | Pending:
    """What is on the stack, is being placed, or waits to be put on the stack under this number."""
    for waiting in g.pending:
        if waiting.serial == serial:
            return waiting
    return g.entry(serial)


def mode(lines: list[str], value: int) -> Phrase:
    """One of the effects of a list: its line of the printed text, where it has one."""
    if value < len(lines):
        return Phrase("last-chronicle-mode-text", number=value + 1, text=lines[value])
    return Phrase("last-chronicle-mode", number=value + 1)


def listed_by_entry(g: Table, serial: int) -> list[str]:
    """The lines of a list in the text that something on the stack has."""
    found = entry_numbered(g, serial)
    past = None if g.is_still((found.source, found.handle)) else g.past.get(found.handle)
    words = FRONTS[(past.card if past is not None else g.cards[found.source]).face].card.words
    if found.kind == BURST and found.ability is not None and found.ability.name == CHRONO_BURST:
        return listed(words.burst, words.burst_green, words.burst_red)
    return listed(words.text, words.green, words.red)


def listed_by_card(g: Table, id: int) -> list[str]:
    words = FRONTS[g.cards[id].face].card.words
    return listed(*words.key())


def listed(*rows: str) -> list[str]:
    """The lines of a list of effects among the rows of a text."""
    lines = [line.strip() for row in rows for line in row.splitlines()]
    return [line[1:].strip() for line in lines if line[:1] and line[0] in LIST_SIGNS]


def word(g: Table, id: int, value: int) -> Phrase:
    """One of the words that an effect of this card lets its player name."""
    card = FRONTS[g.cards[id].face].card
    for part in parts_of((card.texts, card.bursts)):
        if isinstance(part, ChooseWord) and value < len(part.words or words_of(part.of)):
            return spelled((part.words or words_of(part.of))[value])
    return Phrase("last-chronicle-number", number=value + 1)


def spelled(named: str) -> Phrase:
    """A word of a card text: a faction or a card type by its name, a category as it is printed."""
    if named in FACTIONS:
        return Phrase(f"last-chronicle-faction-{named}")
    if named in TYPES:
        return Phrase(f"last-chronicle-type-{named}")
    return Phrase("card-name", name=named)


def cost(g: Table, source: int, value: int) -> Phrase:
    """One of the ways to pay for a card: its own cost first, then those that may be paid instead."""
    if value == 0:
        return Phrase("last-chronicle-cost-own", price=price_words(price_now(g, source)))
    return Phrase("last-chronicle-cost-other", number=value)


# --- events ----------------------------------------------------------------------------------------

ABILITY_EVENTS: Final = ("ability", "trigger")
DAMAGE_EVENTS: Final = ("damaged", "player-damaged")
COUNTERS: Final = ("counters-put", "counters-removed")
LASTING: Final = {
    "ChangeStats": "modified",
    "SetNumbers": "numbers-set",
    "Grant": "granted",
    "LoseEffects": "lost-abilities",
}
"""What an effect that goes on is called, by the statement that makes it."""
MOVES: Final = {
    "15.1.4.1": "destroyed",
    "12.4.4": "destroyed",
    "15.1.13.1": "sacrificed",
    "15.1.5.1": "discarded",
    "15.1.6.1": "removed",
    "11.3.10": "placed",
    "15.1.14.1": "chrono-checked",
    "9.5.6": "soul-stone-placed",
}
"""What a move is called, by the clause it was made by."""
PRICED: Final = "paid"
ONE_SOUL: Final = "soul"


def event(told: Told, seat: int) -> Phrase:
    """An event as `seat` was told it. It needs no table: a record of events can be read by itself."""
    kind, by, whose, cards, what, numbers = told
    args: dict[str, Argument] = {
        "player": player(whose, seat),
        "cards": faces(cards),
        "count": len(cards),
        "seen": sum(face != HIDDEN for _, face in cards),
        "first": faces(cards[:1]),
        "others": faces(cards[1:]),
        "what": _term(kind, what),
    }
    for place, number in enumerate(numbers):
        args[f"n{place}"] = str(number)
    if kind == PRICED:
        white, orange, purple, black, blue, free = numbers
        args["price"] = price_words(Price((white, orange, purple, black, blue), free))
    elif kind == ONE_SOUL:
        args["soul"] = soul(numbers[0])
    elif kind == "moved":
        kind = MOVES.get(by, kind)
    elif kind == "lasting":
        kind = LASTING.get(what, kind)
        args["list"] = "/".join([f"{number:+d}" if kind == "modified" else str(number) for number in numbers])
    elif kind == "over" and whose == Outcome.DRAWN:
        kind = "drawn"
    return Phrase(f"last-chronicle-event-{kind}", **args)


def _term(kind: str, what: str) -> Argument:
    if kind in ABILITY_EVENTS:
        return ability(what)
    if kind in COUNTERS:
        return what
    if kind == "word":
        return spelled(what)
    if not what or kind == "lasting":
        return ""
    if kind in ("phase", "skipped", "extra-phase"):
        return Phrase(f"last-chronicle-phase-{what}")
    if kind == "step":
        return Phrase(f"last-chronicle-step-{what}")
    if kind in DAMAGE_EVENTS:
        return Phrase(f"last-chronicle-damage-{what}")
    if kind == "resolving":
        return Phrase(f"last-chronicle-kind-{what}")
    return Phrase(f"last-chronicle-zone-{what}")


def faces(cards: tuple[tuple[int, int], ...]) -> list[Phrase]:
    """The cards that are seen by name, and how many are not."""
    seen = [Phrase("card-name", name=name(face)) for _, face in cards if face != HIDDEN]
    hidden = len(cards) - len(seen)
    return [*seen, Phrase("cards-hidden", count=hidden)] if hidden else seen
