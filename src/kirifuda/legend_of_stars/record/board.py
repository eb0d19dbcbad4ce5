"""The table of Legend of Stars in lines of text: two zones of four by two squares that face each other.

A square has its character's name above, and below it ATK/DEF, where its lead icons point now and its position, all as
seen from this side of the table: the opponent's arrows are turned round.
"""

from typing import Final

from rich.cells import cell_len
from rich.text import Text

from ...api import edition_title
from ...cli.boards.board import Board
from ...cli.boards.rows import LABEL_WIDTH, WIDEST, column_width, fitted, in_hand, in_our_language, padded, player, row
from ...cli.card_meaning_lines import meaning_in_english
from ...cli.console import language, out, tell
from ...kernel.ask import Question
from ...kernel.events import HIDDEN, Event
from ...kernel.game import Game
from ...kernel.phrase import Phrase
from ...kernel.view import CardView, View, ZoneView
from ...words import say
from ..book import GAME
from ..cards.fronts import FRONTS
from ..cards.printed import Printed
from ..ch03_the_field.ch03_3_squares import DIRECTIONS
from ..options.actions import ACTIONS, parts
from ..views.wording import name, way_of
from ..vocabulary import KEYWORDS

LANES: Final = ("1", "2", "3", "4")
ARROWS: Final = {"up": "▲", "right": "▶", "down": "▼", "left": "◀"}
BY_TEXT: Final = {"choose": 2, "may": 0, "pay-cost": 0, "which-effect": 0}
"""Where the card stands in what a question is about, by its prompt."""
MINOR: Final = ("phase", "gained", "regained", "shuffled", "chose", "passed", "effect-ended", "returned", "kept-hand")
OWN: Final = ("placed", "placed-face-down", "support-placed", "energy-placed", "used", "activated", "went", "attacked")
EDITION: Final = "1.0.03"


def draw(view: View) -> list[Text]:
    if not view.turn:
        return [_heading(view)]
    mine, theirs = view.seat, 1 - view.seat
    return [
        _heading(view),
        *_side(view, theirs),
        *_squares(view),
        *reversed(_side(view, mine)),
        *_pending(view),
        *_row("hand", _hand(view.zone("hand", mine))),
    ]


def _heading(view: View) -> Text:
    """Turn, phase and edition in one rule."""
    title = "+".join(tell(part) for part in edition_title(GAME, EDITION))
    phase = Phrase(f"legend-of-stars-phase-{view.terms['phase']}") if view.terms["phase"] else ""
    whose = player(view, view.turn_player)
    words = tell("legend-of-stars-board-heading", turn=view.turn, player=whose, phase=phase, edition=title)
    rest = max(min(out.width, WIDEST) - cell_len(words) - 4, 0)
    return Text(f"── {words} {'─' * rest}", style="bold")


# --- one player ----------------------------------------------------------------------------------


def _side(view: View, seat: int) -> list[Text]:
    """From the player to the squares: numbers, energy, supports."""
    return [_counts(view, seat), *_row("energy", _energy(view, seat)), *_row("supports", _supports(view, seat))]


def _counts(view: View, seat: int) -> Text:
    found = [
        tell("legend-of-stars-board-life", count=view.facts[f"life-{seat}"]),
        tell("legend-of-stars-board-hand", count=view.zone("hand", seat).count),
        tell("legend-of-stars-board-deck", count=view.zone("deck", seat).count),
        tell("legend-of-stars-board-trash", count=view.zone("trash", seat).count),
    ]
    sign = "> " if view.turn_player == seat else "  "
    return Text(sign) + Text(padded(player(view, seat), LABEL_WIDTH - 2), style="bold") + Text("  ".join(found))


def _energy(view: View, seat: int) -> list[Text]:
    there = view.zone("energy-zone", seat)
    return [Text(tell("legend-of-stars-board-energy", ready=view.facts[f"energy-{seat}"], total=there.count))]


def _supports(view: View, seat: int) -> list[Text]:
    return [_name(card) + _note([card], ("gained",)) for card in view.zone("support-zone", seat).cards]


# --- the squares ---------------------------------------------------------------------------------


def _squares(view: View) -> list[Text]:
    """Back row, front row, front row, back row. The opponent's leftmost lane is across from one's rightmost (S1)."""
    mine, theirs = view.seat, 1 - view.seat
    rule = Text("  " + "+".join(["", *["-" * column_width(len(LANES))] * len(LANES), ""]), style="dim")
    return [
        rule,
        *_two_lines(view, "back", theirs),
        rule,
        *_two_lines(view, "front", theirs),
        _lane_names(),
        *_two_lines(view, "front", mine),
        rule,
        *_two_lines(view, "back", mine),
        rule,
    ]


def _lane_names() -> Text:
    names = [f"= {tell('legend-of-stars-board-lane', number=lane)} " for lane in LANES]
    cells = [words + "=" * max(column_width(len(LANES)) - cell_len(words), 0) for words in names]
    return Text("  " + "+".join(["", *cells, ""]), style="dim")


def _two_lines(view: View, which: str, seat: int) -> list[Text]:
    own = seat == view.seat
    zones = [view.zone(f"{which}-{lane}", seat) for lane in (LANES if own else reversed(LANES))]
    cells = [_cell(zone.cards[0], own) if zone.cards else ("", "") for zone in zones]
    return [_line([cell[line] for cell in cells], "bold" if line == 0 else "") for line in (0, 1)]


def _line(texts: list[str], style: str) -> Text:
    found = Text("  |")
    for text in texts:
        found += Text(fitted(text, column_width(len(LANES))), style=style) + Text("|")
    return found


def _cell(card: CardView, own: bool) -> tuple[str, str]:
    """The name above; numbers, arrows, position, state and keywords below."""
    words = [_numbers(card), _arrows(card, own), _position(card)]
    words += [tell(f"legend-of-stars-board-{mark}") for mark in ("downed", "attacker") if mark in card.marks]
    words += [_keyword(card, mark) for mark in card.marks if mark in KEYWORDS]
    above = _name(card).plain
    if "face-down" in card.marks and card.face != HIDDEN:
        above = tell("legend-of-stars-board-own-face-down", name=above)
    return above, " ".join([word for word in words if word])


def _numbers(card: CardView) -> str:
    return f"{card.numbers['atk']}/{card.numbers['def']}" if "atk" in card.numbers else ""


def _position(card: CardView) -> str:
    found = [mark for mark in card.marks if mark in ("attack", "defense-left", "defense-right")]
    return tell(f"legend-of-stars-board-{found[0]}")


def _arrows(card: CardView, own: bool) -> str:
    pointing = [at for at, word in enumerate(DIRECTIONS) if f"lead-{word}" in card.marks]
    return "".join([ARROWS[DIRECTIONS[at if own else (at + 2) % 4]] for at in pointing])


def _keyword(card: CardView, mark: str) -> str:
    number = card.numbers.get(mark)
    return tell(f"legend-of-stars-mark-{mark}") + ("" if number is None else str(number))


# --- the rest ------------------------------------------------------------------------------------


def _pending(view: View) -> list[Text]:
    """Effects that have come due."""
    return _row("waiting", [_name(one.cards[0]) for one in view.pending]) if view.pending else []


def _hand(zone: ZoneView) -> list[Text]:
    return [_name(card) + Text(f"({card.numbers['cost']})") for card in in_hand(zone.cards)]


def _note(cards: list[CardView], marks: tuple[str, ...]) -> Text:
    words = [tell(f"legend-of-stars-mark-{mark}") for card in cards for mark in card.marks if mark in marks]
    return Text(f" ({','.join(words)})", style="dim") if words else Text()


def _name(card: CardView) -> Text:
    if card.face == HIDDEN:
        return Text(tell("legend-of-stars-board-face-down"))
    return in_our_language(name(card.face))


def _row(label: str, items: list[Text]) -> list[Text]:
    return row(tell(f"legend-of-stars-board-row-{label}"), items, tell("legend-of-stars-board-none"))


# --- helps ---------------------------------------------------------------------------------------


def verb(game: Game, value: int) -> Phrase:
    """What an action is called without its card."""
    kind, id, which = parts(value)
    action = Phrase(f"legend-of-stars-action-{ACTIONS[kind][0]}")
    way = way_of(game.state, kind, id, which)  # type: ignore[arg-type]
    return action if way is None else Phrase("legend-of-stars-board-way", action=action, way=way)


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


def printed_lines(card: Printed, spoken: str) -> list[str]:
    """Name, kind, numbers, lead icons, keywords and text."""
    called = card.name if card.english == card.name else f"{card.name} / {card.english}"
    kinds = [
        say(f"legend-of-stars-kind-{card.kind}", spoken),
        say(f"legend-of-stars-attribute-{card.attribute}", spoken),
    ]
    kinds += [say(f"legend-of-stars-marked-{mark}", spoken) for mark in ("flash", "field") if getattr(card, mark)]
    kinds += [f"＜{race}＞" for race in card.races]
    numbers = [("cost", card.cost), ("speed", card.speed)]
    if card.kind == "character":
        numbers += [("atk", card.atk), ("def", card.defense), ("down", card.down)]
    words = [f"{say(f'legend-of-stars-stat-{stat}', spoken)} {number}" for stat, number in numbers]
    words += ["".join([ARROWS[word] for word in DIRECTIONS if word in card.leads])] if card.leads else []
    keywords = ["　".join(card.printed_keywords)] if card.printed_keywords else []
    return [called, "　".join(kinds), "　".join(words), *keywords, *card.printed.strip().splitlines()]


def minor(event: Event, seat: int) -> bool:
    return event.kind in MINOR or (event.kind in OWN and event.seat == seat)


LEGEND_OF_STARS: Final = Board(
    draw=draw,
    verb=verb,
    describe=describe,
    decided_by=decided_by,
    minor=minor,
    routine=(),
    indifferent=("bottom-order",),
    new_sight=("main", "lead", "attack", "which-trigger"),
    last=("end-phase", "pass"),
    for_newcomers=EDITION,
)
