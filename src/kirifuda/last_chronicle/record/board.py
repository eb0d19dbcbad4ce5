"""The table of Last Chronicle in lines of text: the yards of both players, between them the stack and the combat."""

from typing import Any, Final

from rich.cells import cell_len
from rich.text import Text

from ...cli.boards.board import Board
from ...cli.boards.rows import LABEL_WIDTH, ROMAN, WIDEST, in_hand, in_our_language, padded, player, row, width
from ...cli.card_meaning_lines import meaning_in_english
from ...cli.console import language, out, tell
from ...kernel.ask import STOP, Question
from ...kernel.events import HIDDEN, Event
from ...kernel.game import Game
from ...kernel.phrase import Phrase
from ...kernel.view import CardView, PendingView, View, ZoneView
from ...words import JAPANESE
from ..book import GAME
from ..eras import CA_TO_ADVANCE
from ..fronts import FRONTS
from ..naming import name
from ..option_codes import ABILITY, ACTIONS, SOUL_ACTION, parts
from ..pool import FACTIONS
from ..price import Price
from ..showing import COUNTER, POOLS
from ..vocabulary import KEYWORDS
from ..wording import ABOUT, CHRONO_BURST, ability, ability_of, price_words, soul
from .printed_lines import burst_lines, printed_lines, text_lines
from .stops import STOPS, USUAL_STOP, USUAL_STOP_SHARED

STATES: Final = ("wiped", "new", "without-abilities", "green-lamp", "red-lamp")
FACTIONLESS: Final = "factionless"
BY_TEXT: Final = (CHRONO_BURST, "soul-burst", "may", "additional-cost", "pay-trigger", "choose", "pick", "search")
"""Questions that are answered yes or no by what a card says."""
MINOR: Final = (
    "phase",
    "step",
    "soul",
    "souls",
    "paid",
    "wiped",
    "recovered",
    "shuffled",
    "cleaned-up",
    "placing",
    "resolving",
)
OWN: Final = ("spell", "ability", "attack", "block", "burst", "soul-burst", "redraw")
SETTING_UP: Final = "8.2"


def draw(view: View) -> list[Text]:
    if not view.turn:
        return [_heading(view), *_row("hand", _hand(view.zone("hand", view.seat)))]
    mine, theirs = view.seat, 1 - view.seat
    return [
        _heading(view),
        *_side(view, theirs),
        _rule(),
        *_between(view),
        *[line for rows in reversed(_rows(view, mine)) for line in rows],
        *_row("hand", _hand(view.zone("hand", mine))),
    ]


def _heading(view: View) -> Text:
    """Turn, phase, step, and who has priority, in one rule."""
    words = tell(
        "last-chronicle-board-heading", turn=view.turn, player=player(view, view.turn_player), when=_when(view)
    )
    rest = max(min(out.width, WIDEST) - cell_len(words) - 4, 0)
    return Text(f"── {words} {'─' * rest}", style="bold")


def _when(view: View) -> str:
    if view.terms["step"]:
        return tell(f"last-chronicle-step-{view.terms['step']}")
    if view.terms["phase"] == "main":
        return tell("last-chronicle-board-main", number=view.facts["main"])
    return tell(f"last-chronicle-phase-{view.terms['phase']}") if view.terms["phase"] else ""


# --- one player ----------------------------------------------------------------------------------


def _rows(view: View, seat: int) -> list[list[Text]]:
    """From the player to the middle: numbers, era and CA, souls, what is no unit, units."""
    there = view.zone("battlefield", seat).cards
    units = [card for card in there if "power" in card.numbers]
    others = [card for card in there if "power" not in card.numbers]
    return [
        [_counts(view, seat)],
        _row("era", _era(view, seat)),
        _row("souls", _souls(view, seat)),
        *([_row("others", [_permanent(card) for card in others])] if others else []),
        _row("units", [_permanent(card) for card in units]),
    ]


def _side(view: View, seat: int) -> list[Text]:
    return [line for rows in _rows(view, seat) for line in rows]


def _counts(view: View, seat: int) -> Text:
    """Everything of a player that is counted; the arrow points at who has priority."""
    found = [tell("last-chronicle-board-life", count=view.facts[f"life-{seat}"])]
    for zone in ("hand", "deck", "discard-pile", "removed-yard"):
        count = view.zone(zone, seat).count
        if count or zone != "removed-yard":
            found.append(tell(f"last-chronicle-board-{zone}", count=count))
    points = view.facts[f"advance-points-{seat}"]
    found += [tell("last-chronicle-board-points", count=points)] if points else []
    sign = "> " if view.facts["priority"] == seat else "  "
    return Text(sign) + Text(padded(player(view, seat), LABEL_WIDTH - 2), style="bold") + Text("  ".join(found))


def _era(view: View, seat: int) -> list[Text]:
    """The era, and the CA yard with what it comes to."""
    number = view.facts[f"era-{seat}"]
    cards = [_name(card) + Text(f"({card.numbers['ca']})") for card in view.zone("ca-yard", seat).cards]
    total = tell("last-chronicle-board-ca", total=view.facts[f"ca-{seat}"], most=CA_TO_ADVANCE)
    return [Text(ROMAN[number] if number else "0", style="bold"), Text(total), *cards]


def _souls(view: View, seat: int) -> list[Text]:
    """Soul stones by their factions, how many of them are active; then the pool."""
    there: dict[str, list[int]] = {}
    for card in view.zone("soul-yard", seat).cards:
        factions = [mark for mark in card.marks if mark in FACTIONS] or [FACTIONLESS]
        words = "".join(tell(f"last-chronicle-board-sign-{one}") for one in factions)
        counted = there.setdefault(words, [0, 0])
        counted[0] += "active" in card.marks
        counted[1] += 1
    found = [Text(f"{words} {active}/{all}") for words, (active, all) in there.items()]
    pool = [view.facts[f"{kind}-{seat}"] for kind in POOLS]
    signs = [tell(f"last-chronicle-board-sign-{one}") for one in (*FACTIONS, FACTIONLESS)]
    held = " ".join(f"{sign}{many}" for sign, many in zip(signs, pool, strict=True) if many)
    return [*found, Text(tell("last-chronicle-board-pool", souls=held), style="bold")] if held else found


def _permanent(card: CardView) -> Text:
    """Name, level, power and ATK, and in brackets all else that is true of it."""
    shown = _name(card)
    for joined in card.under:
        shown += Text("+") + _name(joined)
    if "power" in card.numbers:
        hurt = f"-{card.numbers['damage']}" if "damage" in card.numbers else ""
        shown += Text(f" {ROMAN[card.numbers['level']]} {card.numbers['power']}{hurt}/{card.numbers['atk']}")
    words = [tell(f"last-chronicle-board-mark-{mark}") for mark in card.marks if mark in STATES]
    words += [_keyword(card, mark) for mark in card.marks if mark in KEYWORDS]
    words += [f"{key.removeprefix(COUNTER)}{many}" for key, many in card.numbers.items() if key.startswith(COUNTER)]
    return shown + (Text(f"({','.join(words)})", style="dim") if words else Text())


def _keyword(card: CardView, mark: str) -> str:
    number = card.numbers.get(mark)
    return tell(f"last-chronicle-mark-{mark}") + ("" if number is None else str(number))


def _hand(zone: ZoneView) -> list[Text]:
    return [_name(card) + Text(f"({_price(card)})") for card in in_hand(zone.cards)]


def _price(card: CardView) -> str:
    numbers = card.numbers
    factions = tuple([numbers.get(faction, 0) for faction in FACTIONS])
    words = price_words(Price(factions, numbers.get("free", 0), numbers.get("x", 0)))
    return words.ja if language() == JAPANESE else words.en


# --- between the players -------------------------------------------------------------------------


def _rule() -> Text:
    return Text("  " + "-" * (width() - 2), style="dim")


def _between(view: View) -> list[Text]:
    """The stack and the combat, with a rule below them where there is any."""
    found = [*_stack(view), *_combat(view)]
    return [*found, _rule()] if found else []


def _stack(view: View) -> list[Text]:
    """What is on the stack, what comes off first on top; below it what waits to be put there."""
    if not view.pending:
        return []
    lines = [_entry(view, one) for one in reversed(view.pending)]
    label = padded(tell("last-chronicle-board-row-stack"), LABEL_WIDTH - 2)
    return [Text("  " + (label if at == 0 else " " * (LABEL_WIDTH - 2))) + line for at, line in enumerate(lines)]


def _entry(view: View, one: PendingView) -> Text:
    whose = Phrase("owner-self" if one.seat == view.seat else "owner-opponent")
    kind = Phrase(f"last-chronicle-kind-{one.what}")
    words = Text(tell("last-chronicle-board-entry", whose=whose, kind=kind) + " ") + _name(one.cards[0])
    if one.text:
        words += Text(tell(ability(one.text)))
    if "X" in one.numbers:
        words += Text(f" X={one.numbers['X']}")
    aims = [_aimed(view, card) for card in one.target_cards]
    if one.target == "player":
        aims.insert(0, Text(player(view, one.target_number)))
    return words + Text(" → ") + Text(", ").join(aims) if aims else words


def _aimed(view: View, card: CardView) -> Text:
    """A card that something is aimed at: whose it is now; one that has left only by its name."""
    for zone in view.zones:
        if any(other.handle == card.handle for other in zone.cards if other.handle != HIDDEN):
            whose = tell("owner-self" if zone.seat == view.seat else "owner-opponent")
            return Text(whose) + Text(tell("last-chronicle-board-between")) + _name(card)
    return Text(tell("last-chronicle-board-gone", card=_name(card).plain))


def _combat(view: View) -> list[Text]:
    """Who attacks, and who blocks."""
    found: dict[str, list[Text]] = {"attacker": [], "blocker": []}
    for seat in (0, 1):
        for card in view.zone("battlefield", seat).cards:
            for mark in found:
                if mark in card.marks:
                    found[mark].append(_name(card) + Text(f" {card.numbers['power']}/{card.numbers['atk']}"))
    if not found["attacker"] and not found["blocker"]:
        return []
    sides = [Text(" + ").join(found["attacker"])] if found["attacker"] else [Text("-")]
    sides += [Text(tell("last-chronicle-board-against")), *found["blocker"]] if found["blocker"] else []
    return _row("combat", sides)


def _name(card: CardView) -> Text:
    if card.face == HIDDEN:
        return Text(tell("last-chronicle-board-face-down"))
    return in_our_language(name(card.face))


def _row(label: str, items: list[Text]) -> list[Text]:
    return row(tell(f"last-chronicle-board-row-{label}"), items, tell("last-chronicle-board-none"))


# --- helps ---------------------------------------------------------------------------------------


def verb(game: Game, value: int) -> Phrase:
    """What an action is called without its card."""
    if value == STOP:
        return Phrase("option-pass")
    kind, id, which = parts(value)
    action = Phrase(f"last-chronicle-action-{ACTIONS[kind][0]}")
    table: Any = game.state
    if kind == ABILITY:
        return Phrase("last-chronicle-board-ability", action=action, ability=ability_of(table, id, which))
    if kind == SOUL_ACTION:
        return Phrase("last-chronicle-board-soul", action=action, soul=soul(which))
    return action


def decided_by(game: Game, asked: Question) -> list[str]:
    """The text of the card whose effect asks, or whose burst is offered."""
    at = ABOUT.get(asked.prompt, ()).index("card") if asked.prompt in BY_TEXT else len(asked.about)
    if at >= len(asked.about) or not game.state.sees(asked.seat, asked.about[at]):
        return []
    card = FRONTS[game.state.cards[asked.about[at]].face].card
    lines = burst_lines(card, language()) if asked.prompt == CHRONO_BURST else text_lines(card, language())
    return meaning_in_english(GAME, card) or lines


def describe(face: int) -> list[str]:
    """A card as it is printed, and in English what it says."""
    card = FRONTS[face].card
    return printed_lines(card, language()) + meaning_in_english(GAME, card)


def minor(event: Event, seat: int) -> bool:
    if event.kind in MINOR or event.clause.startswith(SETTING_UP):
        return True
    return event.kind in OWN and event.seat == seat


LAST_CHRONICLE: Final = Board(
    draw=draw,
    verb=verb,
    describe=describe,
    minor=minor,
    routine=(),
    indifferent=("under-deck", "order", "soul-stone", "soul-to-spend"),
    new_sight=("attackers", "blocker", "redraw", "trigger-order", "another-attack"),
    last=(),
    for_newcomers="standard",
    stops=STOPS,
    usual_stop=USUAL_STOP,
    usual_stop_shared=USUAL_STOP_SHARED,
    decided_by=decided_by,
)
