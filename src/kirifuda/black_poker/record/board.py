"""The table of BlackPoker in lines of text.

Nothing stands to the right of a card that has to be in a column: terminals do not agree on how wide
♠♡◇♣ are.
"""

from typing import Final

from rich.cells import cell_len
from rich.text import Text

from ...api import edition_title
from ...cli.boards.board import Board
from ...cli.boards.rows import WIDEST, in_hand, padded, player
from ...cli.console import out, tell
from ...kernel.events import HIDDEN, Event
from ...kernel.game import Game
from ...kernel.phrase import Phrase
from ...kernel.view import CardView, PendingView, View, ZoneView
from ..actions import ACTIONS
from ..cards import NAMES

RED_SUITS: Final = "♡◇"
LABEL_WIDTH: Final = 12
MINOR: Final = ("staged", "resolving", "resolved", "passed", "charged", "shuffled", "pack", "opened")
OWN: Final = ("requested", "keys", "aimed", "aimed-player", "aimed-request")
MINOR_BY_THE_WAY: Final = ("driven", "damaged")
BY_THE_WAY: Final = ("cost-", "アクションリスト/アタック")
DEALING: Final = "U1"
SHOWN_MARKS: Final = ("driven", "new", "attacker", "blocker")
FIELD: Final = ("soldiers", "walls")


def draw(view: View) -> list[Text]:
    if not view.turn:
        return [_heading(view)]
    mine, theirs = view.seat, 1 - view.seat
    return [
        _heading(view),
        *_side(view, theirs),
        *_stage(view),
        *_side(view, mine),
        _row("hand", _cards(in_hand(view.zone("hand", mine).cards))),
    ]


def _heading(view: View) -> Text:
    """Turn, chance and edition in one rule."""
    title = "+".join(tell(part) for part in edition_title("black-poker", _edition(view)))
    whose = player(view, view.turn_player)
    words = tell("black-poker-board-heading", turn=view.turn, player=whose, edition=title)
    rest = max(min(out.width, WIDEST) - cell_len(words) - 4, 0)
    return Text(f"── {words} {'─' * rest}", style="bold")


def _edition(view: View) -> str:
    return "+".join(part for part in (view.terms["format"], view.terms["frame"]) if part)


def _side(view: View, seat: int) -> list[Text]:
    rows = [
        _counts(view, seat),
        _row("soldiers", _listed([_soldier(view, card) for card in view.zone("soldiers", seat).cards])),
        _row("walls", _listed([_wall(n, card) for n, card in enumerate(view.zone("walls", seat).cards, start=1)])),
    ]
    fogs = view.zone("fog", seat).cards
    return [*rows, _row("fog", _cards(fogs))] if fogs else rows


def _counts(view: View, seat: int) -> Text:
    """Life, hand, graveyard, and what a frame brings: everything of a player that is counted."""
    graveyard = view.zone("graveyard", seat)
    top = NAMES[graveyard.cards[-1].face] if graveyard.cards else ""
    parts = [
        tell("black-poker-board-life", count=view.zone("life", seat).count),
        tell("black-poker-board-hand", count=view.zone("hand", seat).count),
        tell("black-poker-board-graveyard", count=graveyard.count, top=top),
    ]
    if view.terms["frame"]:
        parts.append(tell("black-poker-board-pack", opened=view.facts[f"opened-{seat}"]))
    rare = view.zone("rare", seat)
    if rare.count:
        parts.append(tell("black-poker-board-rare", card=_rare(rare)))
    sign = "> " if view.facts["chance"] == seat else "  "
    return Text(sign) + Text(padded(player(view, seat), LABEL_WIDTH - 2), style="bold") + Text("  ".join(parts))


def _rare(rare: ZoneView) -> str:
    return NAMES[rare.cards[0].face] if rare.cards else "?"


def _stage(view: View) -> list[Text]:
    """What waits to be resolved, the next of it first."""
    if not view.pending:
        return [_row("stage", Text(tell("black-poker-board-empty"), style="dim"))]
    newest_first = view.pending[::-1]
    rows = [_row("stage", _request(view, newest_first[0]))]
    return rows + [Text(" " * LABEL_WIDTH) + _request(view, request) for request in newest_first[1:]]


def _request(view: View, request: PendingView) -> Text:
    whose = Phrase("owner-self" if request.seat == view.seat else "owner-opponent")
    name = Phrase(f"black-poker-action-{request.what}")
    words = Text(tell("black-poker-board-request", number=request.number, whose=whose, action=name))
    if request.cards:
        words += Text(" ★") + _cards(request.cards)
    if request.target:
        words += Text(" → ") + _target(view, request)
    return words


def _target(view: View, request: PendingView) -> Text:
    if request.target == "player":
        return Text(player(view, request.target_number))
    if request.target == "request":
        return Text(f"#{request.target_number}")
    for card in request.target_cards:
        for zone in view.zones:
            for number, other in enumerate(zone.cards, start=1):
                if other.handle == card.handle and zone.name in FIELD:
                    return Text(tell(_pointed_at(view, zone, number, other)))
    return Text(tell("black-poker-board-gone"))


def _pointed_at(view: View, zone: ZoneView, number: int, card: CardView) -> Phrase:
    whose = Phrase("owner-self" if zone.seat == view.seat else "owner-opponent")
    if zone.name == "walls":
        return Phrase("black-poker-wall", whose=whose, number=number)
    kind = Phrase(f"black-poker-mark-{card.marks[0]}")
    return Phrase("black-poker-soldier", whose=whose, name=_named(card).plain, kind=kind, size=card.numbers["size"])


def _soldier(view: View, card: CardView) -> Text:
    kind = tell(f"black-poker-mark-{card.marks[0]}")
    return _named(card) + Text(f"={card.numbers['size']} {kind}") + _states(view, card)


def _wall(number: int, card: CardView) -> Text:
    face = Text(tell("black-poker-board-face-down")) if card.face == HIDDEN else _face(card.face)
    return Text(f"{number}:") + face + _states(None, card)


def _states(view: View | None, card: CardView) -> Text:
    """How the character is: nothing is said of one that is simply charged."""
    marks = [mark for mark in card.marks[1:] if mark in SHOWN_MARKS and (view is not None or mark != "new")]
    words = [tell(f"black-poker-mark-{mark}") for mark in marks]
    return Text(f"({','.join(words)})", style="dim") if words else Text()


def _named(card: CardView) -> Text:
    named = _face(card.face)
    for under in card.under:
        named += Text("+") + _face(under.face)
    return named


def _cards(cards: tuple[CardView, ...] | list[CardView]) -> Text:
    return _listed([_face(card.face) for card in cards], " ")


def _face(face: int) -> Text:
    name = NAMES[face]
    return Text(name, style="red" if name[0] in RED_SUITS else "")


def _listed(items: list[Text], between: str = "  ") -> Text:
    return Text(between).join(items) if items else Text(tell("black-poker-board-none"), style="dim")


def _row(zone: str, content: Text) -> Text:
    return Text("  " + padded(tell(f"black-poker-zone-{zone}"), LABEL_WIDTH - 2)) + content


def minor(event: Event, seat: int) -> bool:
    if event.clause == DEALING or (event.kind in OWN and event.seat == seat):
        return True
    return event.kind in MINOR or (event.kind in MINOR_BY_THE_WAY and event.clause.startswith(BY_THE_WAY))


def verb(game: Game, code: int) -> Phrase:
    return Phrase(f"black-poker-action-{ACTIONS[code].key}")


BLACK_POKER: Final = Board(
    draw=draw,
    verb=verb,
    describe=lambda face: [],
    minor=minor,
    routine=("draw",),
    indifferent=("graveyard-top",),
    new_sight=(),
    last=(),
    for_newcomers="light+pack",
)
