"""What only Legions! promises, and positions in which much of it happens."""

from typing import Final

from ...conformance import visible
from ...conformance.check import Check
from ...conformance.fault import hold
from ...kernel.chance import Dealer
from ...kernel.game import Game
from ...kernel.position import Piece, Position
from ...kernel.rules import Rules
from ...kernel.state import SEATS
from ..cards import catalogue
from ..fronts import FRONTS, Front
from ..table import (
    EXILE,
    LANES,
    LORD_AREA,
    MASTER_AREA,
    NOBODY_YET,
    OUT,
    PLAY,
    STANDBY,
    STANDBY_SIZE,
    WAITS,
    ZONES,
    Table,
    Trigger,
)
from ..the_end import CORES_TO_WIN, counted_cores

WAITING: Final = ("wait-1", "wait-2", "wait-3", "wait-4")
STATES: Final = ((), (), ("exhausted",), ("incapacitated",), ("reversed",))


def crowded_table(rules: Rules, dealer: Dealer, decks: tuple[tuple[int, ...], ...] | None = None) -> Position:
    """Full lanes, a lord, cards of every kind that wait, and cores to pay with; of all cards or of each seat's deck."""
    position = Position(turn=3 + dealer.below(4), turn_player=dealer.below(SEATS))
    for seat in range(SEATS):
        cards = our_cards() if decks is None else [FRONTS[face] for face in decks[seat]]
        minions, lords = _of(cards, "minion"), _of(cards, "lord")
        played, units = _of(cards, "minion", "skill"), _of(cards, "minion", tokens=True)
        drawn = [front.face for front in cards if front.category != "master" and not front.token]
        zones = {
            "master-area": [_piece(dealer, _of(cards, "master"))],
            "lord-area": [_piece(dealer, lords, _state(dealer))] if lords and dealer.below(3) == 0 else [],
            "hand": _pieces(dealer, drawn, 3 + dealer.below(6)),
            "standby": _pieces(dealer, played, dealer.below(STANDBY_SIZE + 1)),
            "exile": [_piece(dealer, minions, ("face-down",)), _piece(dealer, played)],
            "deck": _pieces(dealer, drawn, 4 + dealer.below(20)),
        }
        for lane in LANES:
            zones[ZONES[lane].name] = [_piece(dealer, units, _state(dealer))] if dealer.below(4) else []
        for wait in WAITING:
            zones[wait] = _pieces(dealer, played, dealer.below(3))
        for zone, pieces in zones.items():
            position.zones[zone, seat] = pieces
        facts = {"life": 4 + dealer.below(17), "cores": 2 + dealer.below(6), "exhausted-cores": dealer.below(2)}
        facts |= {"awakened": int(dealer.below(3) > 0), "wait-2-cores": dealer.below(2)}
        facts |= {"lord-cores": 1} if zones["lord-area"] else {"master-cores": dealer.below(2)}
        for fact, number in facts.items():
            position.seat_facts[fact, seat] = number
    return position


def our_cards() -> list[Front]:
    """The cards that come with the project, whatever else has been read in this process."""
    return FRONTS[: len(catalogue().cards)]


def _of(cards: list[Front], *categories: str, tokens: bool = False) -> list[int]:
    return [front.face for front in cards if front.category in categories and (tokens or not front.token)]


def _piece(dealer: Dealer, faces: list[int], marks: tuple[str, ...] = ()) -> Piece:
    return Piece((faces[dealer.below(len(faces))],), marks)


def _pieces(dealer: Dealer, faces: list[int], count: int) -> list[Piece]:
    return [_piece(dealer, faces) for _ in range(count)]


def _state(dealer: Dealer) -> tuple[str, ...]:
    return STATES[dealer.below(len(STATES))]


class Orderly(Check):
    """Cards lie where their kind may lie, and numbers stay within their bounds (18-11 to 18-19, 08-4, 25-2b, 42-3)."""

    def at(self, game: Game, index: int) -> None:
        if game.ask is None or not self.looks():
            return
        g = game.state
        assert isinstance(g, Table)
        if not g.turn:
            return
        for seat in range(SEATS):
            for kind in (*LANES, LORD_AREA):
                hold(len(g.zone(kind, seat)) <= 1, "a lane and the lord area hold one card", seat, kind)
            hold(len(g.zone(MASTER_AREA, seat)) == 1, "a player has one master", seat)
            hold(len(g.standby(seat)) <= STANDBY_SIZE, "two cards stand by at most", seat)
            hold(0 < g.life[seat] <= 20, "life is from 1 to 20 while the game goes on", seat, g.life[seat])
            hold(counted_cores(g, seat) < CORES_TO_WIN, "the twelfth core ends the game", seat)
            numbers = (g.active_cores[seat], g.exhausted_cores[seat], g.master_cores[seat], g.lord_cores[seat])
            hold(min(*numbers, *g.waiting_cores[seat], g.points[seat]) >= 0, "nothing is owed", seat, numbers)
            hold(bool(g.lord_area(seat)) or not g.lord_cores[seat], "cores lie on a lord that is there", seat)
        for card in g.cards:
            front, kind = FRONTS[card.face], card.zone // SEATS
            hold(not front.token or kind in (*LANES, LORD_AREA, OUT), "tokens are on the field or gone", front.name)
            hold(front.token or kind != OUT, "only tokens leave the game", front.name)
            hold(kind not in LANES or front.category == "minion", "lanes are for minions", front.name)
            hold(kind != LORD_AREA or front.category == "lord", "the lord area is for lords", front.name)
            hold(kind != STANDBY or front.category in ("skill", "minion"), "what stands by is played", front.name)


class HeardOut(Check):
    """In a long chain the same triggers are due as if every change of it were looked at again (2018: 37-7)."""

    def at(self, game: Game, index: int) -> None:
        g = game.state
        assert isinstance(g, Table)
        if g.occurrences and self.looks():
            quick, whole = g.copy(), g.copy()
            whole.audience = NOBODY_YET
            due = [_named(one) for one in quick.edition.due(quick)]
            hold(due == [_named(one) for one in whole.edition.due(whole)], "what is heard out triggers no more", due)


def _named(one: Trigger) -> tuple[int, int, object, int]:
    return one.number, one.source, one.ability, one.occurrence.number if one.occurrence is not None else 0


class Visible(visible.Visible):
    """Who sees which faces (18-5 to 18-19)."""

    out = OUT

    def lies_open(self, g: Table, seat: int) -> set[int]:
        """What everybody sees, and a player's own hand."""
        public = (*LANES, MASTER_AREA, LORD_AREA, STANDBY, *WAITS, PLAY, OUT)
        found = {id for kind in public for whose in range(SEATS) for id in g.zone(kind, whose)}
        found |= {id for whose in range(SEATS) for id in g.zone(EXILE, whose) if g.cards[id].up}
        return found | set(g.hand(seat))
