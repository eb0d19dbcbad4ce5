"""What a seat sees of a table (V1 to V7): every thing shown is named here."""

from ..kernel.ask import CARD
from ..kernel.events import HIDDEN
from ..kernel.view import CardView, PendingView, View, ZoneView
from .actions import ACTIONS
from .book import clause
from .characters import kind_of, size
from .table import FOG, GRAVEYARD, HAND, LIFE, PACK, RARE, SOLDIERS, STAGE, ZONES, Request, Table


@clause("P4", "V1", "V2", "V3", "V4", "V5", "V6", "V7")
def view(g: Table, seat: int) -> View:
    zones: list[ZoneView] = []
    for whose in (0, 1):
        zones += [
            _seen(g, LIFE, whose, seat),
            _seen(g, HAND, whose, seat),
            ZoneView("soldiers", whose, len(g.soldiers(whose)), _characters(g, g.soldiers(whose), seat)),
            ZoneView("walls", whose, len(g.walls(whose)), _characters(g, g.walls(whose), seat)),
            _seen(g, GRAVEYARD, whose, seat),
            _seen(g, FOG, whose, seat),
            _seen(g, STAGE, whose, seat),
            _seen(g, PACK, whose, seat),
            _seen(g, RARE, whose, seat),
        ]
    facts = {
        "chance": g.chance,
        "passed": int(g.passed),
        "opened-0": g.opened & 1,
        "opened-1": g.opened >> 1,
        "attacked": int(any(ACTIONS[code].key == "attack" for code in g.used)),
        "wall-placed": int(any(ACTIONS[code].key == "wall-placement" for code in g.used)),
    }
    pending = tuple([_request(g, request, seat) for request in g.stage + g.pending])
    regulation = g.regulation
    assert regulation is not None
    terms = {"format": regulation.format, "frame": regulation.frame.name}
    return View(seat, g.turn, g.player, tuple(zones), pending, facts, terms)


def _seen(g: Table, kind: int, whose: int, seat: int) -> ZoneView:
    """How many there are, and each that this seat sees."""
    ids = g.zone(kind, whose)
    cards = tuple([_card(g, id, seat) for id in ids if g.sees(seat, id)])
    return ZoneView(ZONES[kind].name, whose, len(ids), cards)


def _card(g: Table, id: int, seat: int) -> CardView:
    card = g.cards[id]
    if g.sees(seat, id):
        return CardView(card.handle, card.face)
    return CardView(card.handle if ZONES[card.zone // 2].placed else HIDDEN)


@clause("V3")
def _characters(g: Table, ids: tuple[int, ...], seat: int) -> tuple[CardView, ...]:
    """Every character, with its state; a face-down wall shows its place only."""
    return tuple([_character(g, id, seat) for id in ids])


def _character(g: Table, id: int, seat: int) -> CardView:
    card = g.cards[id]
    shown = _card(g, id, seat)
    marks = [kind_of(g, id), "driven" if card.driven else "charged"]
    if card.arrived == g.turn and (card.zone // 2 == SOLDIERS or card.owner == seat):
        marks.append("new")  # on a wall it would tell apart the walls that an equipped soldier was turned into
    if id in g.attackers:
        marks.append("attacker")
    if any(blocker == id for _, blocker in g.blocks):
        marks.append("blocker")
    shown.marks = tuple(marks)
    if card.zone // 2 == SOLDIERS:
        shown.numbers = {"size": size(g, id)}
        shown.under = tuple([_card(g, gear, seat) for gear in card.gear])
    for attacker, blocker in g.blocks:
        if blocker == id:
            shown.numbers = {**shown.numbers, "blocks": g.cards[attacker].handle}
    return shown


@clause("V5")
def _request(g: Table, request: Request, seat: int) -> PendingView:
    action = ACTIONS[request.action]
    keys = tuple([_card(g, id, seat) for id in request.keys])
    shown = PendingView(request.number, request.seat, action.key, action.clause, keys)
    if action.target is not None and request.target >= 0:
        shown.target = action.target.domain
        if action.target.domain == CARD:
            if g.cards[request.target].handle == request.handle:
                shown.target_cards = (_card(g, request.target, seat),)
        else:
            shown.target_number = request.target
    return shown
