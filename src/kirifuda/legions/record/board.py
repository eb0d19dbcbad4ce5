"""The table of Legions! in lines of text: the lanes of both players face each other, the leader zones lie outside.

The lanes are columns, drawn with signs that are one cell wide in every terminal; nothing else has to be in a column.
"""

from typing import Any, Final

from rich.cells import cell_len
from rich.text import Text

from ...api import edition_title
from ...cli.boards.board import Board
from ...cli.boards.rows import (
    LABEL_WIDTH,
    ROMAN,
    WIDEST,
    column_width,
    fitted,
    in_hand,
    in_our_language,
    padded,
    player,
    row,
)
from ...cli.card_meaning_lines import meaning_in_english
from ...cli.console import language, out, tell
from ...kernel.ask import Question
from ...kernel.events import HIDDEN, Event
from ...kernel.game import Game
from ...kernel.phrase import Phrase
from ...kernel.view import CardView, View, ZoneView
from ..actions import ACTIONS, ACTIVATE, parts
from ..book import GAME
from ..fronts import FRONTS
from ..the_end import CORES_TO_WIN
from ..vocabulary import KEYWORDS
from ..wording import ability, ability_of, name
from .printed_lines import printed_lines

LANES: Final = ("left", "center", "right")
WAITS: Final = ("wait-1", "wait-2", "wait-3", "wait-4")
STATES: Final = ("exhausted", "reversed", "incapacitated")

BY_TEXT: Final = {"choose": 2, "may": 0, "pay-cost": 0, "which-effect": 0}
"""Where the card stands in what a question is about, by its prompt."""
MINOR: Final = (
    "phase",
    "cleaned-up",
    "cores-exhausted",
    "points-paid",
    "recovered",
    "opened",
    "exhausted",
    "attacker",
    "shuffled",
    "chose",
)
OWN: Final = ("unlocked", "played", "activated", "attacks", "moved-lane")
BY_THE_WAY: Final = ("play", "wait-1", "wait-2", "wait-3")
SETTING_UP: Final = ("26-", "25-")


def draw(view: View) -> list[Text]:
    if not view.turn:
        return [_heading(view)]
    mine, theirs = view.seat, 1 - view.seat
    return [
        _heading(view),
        *_rows_of(view, theirs),
        *_lanes(view),
        *_rows_of(view, mine),
        *_pending(view),
        *_row("hand", _hand(view.zone("hand", mine))),
    ]


def _heading(view: View) -> Text:
    """Turn, phase and edition in one rule."""
    title = "+".join(tell(part) for part in edition_title(GAME, view.terms["edition"]))
    phase = Phrase(f"legions-phase-{view.terms['phase']}") if view.terms["phase"] else ""
    whose = player(view, view.turn_player)
    words = tell("legions-board-heading", turn=view.turn, player=whose, phase=phase, edition=title)
    rest = max(min(out.width, WIDEST) - cell_len(words) - 4, 0)
    return Text(f"── {words} {'─' * rest}", style="bold")


# --- one player ----------------------------------------------------------------------------------


def _side(view: View, seat: int) -> list[list[Text]]:
    """From the player to the lanes: numbers, cores, what waits, standby, the leader zone."""
    return [
        [_counts(view, seat)],
        _row("cores", _cores(view, seat)),
        _row("timeline", _timeline(view, seat)),
        _row("standby", [_name(card) for card in view.zone("standby", seat).cards]),
        _row("leader", _leaders(view, seat)),
    ]


def _rows_of(view: View, seat: int) -> list[Text]:
    """The lanes lie below the opponent's rows and above those of the player at the terminal."""
    rows = _side(view, seat)
    return [line for row in (rows if seat != view.seat else reversed(rows)) for line in row]


def _counts(view: View, seat: int) -> Text:
    exile = view.zone("exile", seat)
    parts = [
        tell("legions-board-life", count=view.facts[f"life-{seat}"]),
        tell("legions-board-hand", count=view.zone("hand", seat).count),
        tell("legions-board-deck", count=view.zone("deck", seat).count),
        tell("legions-board-exile", count=exile.count, down=sum("face-down" in card.marks for card in exile.cards)),
    ]
    sign = "> " if view.turn_player == seat else "  "
    return Text(sign) + Text(padded(player(view, seat), LABEL_WIDTH - 2), style="bold") + Text("  ".join(parts))


def _cores(view: View, seat: int) -> list[Text]:
    facts = view.facts
    places = ("cores", "exhausted-cores", "master-cores", "lord-cores")
    here = [facts[f"{place}-{seat}"] for place in places]
    words = [Text(tell("legions-board-cores", active=here[0], exhausted=here[1], total=sum(here), most=CORES_TO_WIN))]
    points = facts[f"points-{seat}"]
    return [*words, Text(tell("legions-board-points", count=points))] if points else words


def _timeline(view: View, seat: int) -> list[Text]:
    found: list[Text] = []
    for number, zone in enumerate(WAITS, start=1):
        cores = view.facts[f"{zone}-cores-{seat}"]
        waiting = [_name(card) for card in view.zone(zone, seat).cards]
        if cores:
            waiting.append(Text(tell("legions-board-waiting-cores", count=cores)))
        if waiting:
            found.append(Text(f"{ROMAN[number]} ") + Text(tell("legions-board-between")).join(waiting))
    return found


def _leaders(view: View, seat: int) -> list[Text]:
    """The master with its mode and cores, and the lord with its own."""
    master = view.zone("master-area", seat).cards[0]
    mode = "awakened" if view.facts[f"awakened-{seat}"] else "normal"
    cores = view.facts[f"master-cores-{seat}"]
    words = tell("legions-board-master", mode=Phrase(f"legions-board-mode-{mode}"), cores=cores)
    found = [_name(master) + Text(f" {words}") + _states(master)]
    for lord in view.zone("lord-area", seat).cards:
        cores = view.facts[f"lord-cores-{seat}"]
        found.append(_name(lord) + Text(f" {_numbers(lord)} {tell('legions-board-lord', cores=cores)}") + _states(lord))
    return found


# --- the lanes -----------------------------------------------------------------------------------


def _lanes(view: View) -> list[Text]:
    """Two rows a player. The opponent's lanes are shown as they lie opposite: its right is across from one's left."""
    mine = [view.zone(lane, view.seat) for lane in LANES]
    theirs = [view.zone(lane, 1 - view.seat) for lane in reversed(LANES)]
    rule = Text("  " + "+".join(["", *["-" * column_width(len(LANES))] * len(LANES), ""]), style="dim")
    return [rule, *_two_rows(theirs), _lane_names(), *_two_rows(mine), rule]


def _lane_names() -> Text:
    names = [f"- {tell(f'legions-board-lane-{lane}')} " for lane in LANES]
    cells = [name + "-" * max(column_width(len(LANES)) - cell_len(name), 0) for name in names]
    return Text("  " + "+".join(["", *cells, ""]), style="dim")


def _two_rows(lanes: list[ZoneView]) -> list[Text]:
    cells = [_cell(zone.cards[0]) if zone.cards else ("", "") for zone in lanes]
    return [_cells([cell[row] for cell in cells], "bold" if row == 0 else "") for row in (0, 1)]


def _cells(texts: list[str], style: str) -> Text:
    found = Text("  |")
    for text in texts:
        found += Text(fitted(text, column_width(len(LANES))), style=style) + Text("|")
    return found


def _cell(card: CardView) -> tuple[str, str]:
    """The name above; numbers, states and keywords below."""
    marks = [_mark(card, mark) for mark in card.marks if mark in STATES]
    keywords = [_mark(card, mark) for mark in card.marks if mark in KEYWORDS]
    return _name(card).plain, " ".join([part for part in (_numbers(card), *marks, *keywords) if part])


def _numbers(card: CardView) -> str:
    if "atk" not in card.numbers:
        return ""
    return f"{card.numbers['atk']}/{card.numbers['hp']}"


def _mark(card: CardView, mark: str) -> str:
    number = card.numbers.get(mark)
    return tell(f"legions-mark-{mark}") + ("" if number is None else str(number))


def _states(card: CardView) -> Text:
    words = [_mark(card, mark) for mark in card.marks if mark in STATES or mark in KEYWORDS]
    return Text(f" ({','.join(words)})", style="dim") if words else Text()


# --- the rest ------------------------------------------------------------------------------------


def _pending(view: View) -> list[Text]:
    """Triggers that wait, those to be resolved first in front."""
    if not view.pending:
        return []
    items = [Text.assemble(_name(one.cards[0]), tell(ability(one.what))) for one in view.pending]
    return _row("waiting", items)


def _hand(zone: ZoneView) -> list[Text]:
    return [_name(card) + Text(f"({card.numbers['cost']})") for card in in_hand(zone.cards)]


def _name(card: CardView) -> Text:
    if card.face == HIDDEN:
        return Text(tell("legions-board-face-down"))
    return in_our_language(name(card.face))


def _row(label: str, items: list[Text]) -> list[Text]:
    return row(tell(f"legions-board-row-{label}"), items, tell("legions-board-none"))


# --- helps ---------------------------------------------------------------------------------------


def verb(game: Game, value: int) -> Phrase:
    """What an action is called without its card."""
    kind, id, which = parts(value)
    action = Phrase(f"legions-action-{ACTIONS[kind][0]}")
    if kind != ACTIVATE:
        return action
    table: Any = game.state
    return Phrase("legions-board-ability", action=action, ability=ability_of(table, id, which))


def describe(face: int) -> list[str]:
    """A card as it is printed, and in English what it says."""
    card = FRONTS[face].card
    return printed_lines(card, language()) + meaning_in_english(GAME, card)


def decided_by(game: Game, asked: Question) -> list[str]:
    """The text of the card whose effect asks for something."""
    at = BY_TEXT.get(asked.prompt, len(asked.about))
    if at >= len(asked.about) or not game.state.sees(asked.seat, asked.about[at]):
        return []
    card = FRONTS[game.state.cards[asked.about[at]].face].card
    return meaning_in_english(GAME, card) or card.printed.strip().splitlines()


def minor(event: Event, seat: int) -> bool:
    if event.kind in MINOR or event.clause.startswith(SETTING_UP) or (event.kind in OWN and event.seat == seat):
        return True
    return event.kind == "moved" and event.what in BY_THE_WAY


LEGIONS: Final = Board(
    draw=draw,
    verb=verb,
    describe=describe,
    decided_by=decided_by,
    minor=minor,
    routine=(),
    indifferent=(),
    new_sight=("card-change", "trigger-order"),
    last=("end-phase",),
    for_newcomers="2019",
)
