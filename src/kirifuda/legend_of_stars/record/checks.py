"""What only Legend of Stars promises, and positions in which much of it happens."""

from typing import Final

from ...conformance import visible
from ...conformance.check import Check
from ...conformance.fault import hold
from ...kernel.chance import Dealer
from ...kernel.game import Game
from ...kernel.position import Piece, Position
from ...kernel.rules import Rules
from ...kernel.state import SEATS
from ..cards.catalogue import catalogue
from ..cards.fronts import CHARACTER, FRONTS, SUPPORT, Front
from ..ch02_kinds_of_cards.ch02_1_characters import atk, defense, down
from ..ch05_how_a_game_goes.ch05_phases import PHASES
from ..ch08_terms.ch08_13_keywords import keywords
from ..state.worked_out import own_abilities, up_to_date
from ..table import ENERGY, HAND, IN_USE, SQUARES, TRASH, ZONES, Table
from ..table import SUPPORT as SUPPORT_ZONE

POSITIONS: Final = ("attack", "attack", "defense-left", "defense-right")
IN_THE_MIDDLE: Final = ("main", "main", "lead", "attack", "attack")


def our_cards() -> list[Front]:
    """The cards that come with the project, whatever else has been read in this process."""
    return FRONTS[: len(catalogue().cards)]


def crowded_table(rules: Rules, dealer: Dealer, decks: tuple[tuple[int, ...], ...] | None = None) -> Position:
    """Characters on most squares, some face-down, supports, energy to pay with; of all cards or of each seat's deck."""
    position = Position(turn=3 + dealer.below(6), turn_player=dealer.below(SEATS))
    position.facts["phase"] = PHASES.index(IN_THE_MIDDLE[dealer.below(len(IN_THE_MIDDLE))])
    for seat in range(SEATS):
        cards = our_cards() if decks is None else [FRONTS[face] for face in decks[seat]]
        faces = [front.face for front in cards]
        characters = [front.face for front in cards if front.kind == CHARACTER]
        supports = [front.face for front in cards if front.kind == SUPPORT and not front.field]
        fields = [front.face for front in cards if front.kind == SUPPORT and front.field]
        zones = {
            "hand": _pieces(dealer, faces, 3 + dealer.below(6)),
            "energy-zone": _pieces(dealer, faces, 3 + dealer.below(6)),
            "trash": _pieces(dealer, faces, dealer.below(5)),
            "deck": _pieces(dealer, faces, 6 + dealer.below(20)),
            "support-zone": _pieces(dealer, supports, dealer.below(3)),
        }
        if fields and dealer.below(2):
            zones["support-zone"] += _pieces(dealer, fields, 1)
        for square in SQUARES:
            if dealer.below(3):
                zones[ZONES[square].name] = [_character(dealer, characters)]
        for zone, pieces in zones.items():
            position.zones[zone, seat] = pieces
        position.seat_facts["life", seat] = 100 * (4 + dealer.below(27))
    return position


def _pieces(dealer: Dealer, faces: list[int], count: int) -> list[Piece]:
    return [Piece((faces[dealer.below(len(faces))],)) for _ in range(count if faces else 0)]


def _character(dealer: Dealer, faces: list[int]) -> Piece:
    marks: tuple[str, ...] = (POSITIONS[dealer.below(len(POSITIONS))],)
    if dealer.below(4) == 0:
        marks += ("face-down",)
    elif dealer.below(5) == 0:
        marks += ("new",)
    return Piece((faces[dealer.below(len(faces))],), marks)


class Orderly(Check):
    """Cards lie where their kind may lie, numbers are never below 0, nothing is left over (3.3, 3.5, 2.1.2, 2.3.1)."""

    def at(self, game: Game, index: int) -> None:
        if game.ask is None or not self.looks():
            return
        g = game.state
        assert isinstance(g, Table)
        if not g.turn:
            return
        for seat in range(SEATS):
            hold(g.life[seat] > 0, "life is above 0 while the game goes on", seat, g.life[seat])
            fields = [id for id in g.supports(seat) if FRONTS[g.cards[id].face].field]
            hold(len(fields) <= 1, "one field support lies on each side", seat, fields)
            for square in SQUARES:
                hold(len(g.zone(square, seat)) <= 1, "a square holds one character", seat, square)
            for id in g.characters(seat):
                hold(min(atk(g, id), defense(g, id), down(g, id)) >= 0, "numbers are not below 0", id)
        for card in g.cards:
            front, kind = FRONTS[card.face], card.zone // SEATS
            hold(kind not in SQUARES or front.kind == CHARACTER, "squares are for characters", front.name)
            hold(kind != SUPPORT_ZONE or front.kind == SUPPORT, "the support zone is for supports", front.name)
            hold(kind in (*SQUARES, IN_USE) or card.up, "only characters lie face-down", front.name)
            hold(kind in (ENERGY, SUPPORT_ZONE) or not card.gained, "energy and supports are gained", front.name)
            hold(kind in SQUARES or not card.downed, "only characters are downed", front.name)


class WorkedOut(Check):
    """What the table of computed values says is what it would say if it were worked out anew (9.6.2 3)."""

    def at(self, game: Game, index: int) -> None:
        if game.ask is None or not self.looks():
            return
        g = game.state
        assert isinstance(g, Table)
        anew = g.copy()
        anew.drop_worked_out()
        up_to_date(g)
        up_to_date(anew)
        for seat in range(SEATS):
            hold(g.usable(seat) == anew.usable(seat), "effects that can be used are found", seat)
            for kind in sorted(g.ears.kinds):
                hold(g.listening(kind, seat) == anew.listening(kind, seat), "what waits is found", seat, kind)
            for id in g.field(seat):
                hold(computed(g, id) == computed(anew, id), "computed values are up to date", id, computed(anew, id))
        hold(len(g.edicts) == len(anew.edicts), "what is forbidden and permitted is up to date")
        for one, other in zip(g.edicts, anew.edicts, strict=True):
            same = (one.node, one.source, one.values) == (other.node, other.source, other.values)
            same = same and sorted(one.ids) == sorted(other.ids)
            hold(same, "what is forbidden and permitted is up to date", one.node, one.ids, other.ids)


def computed(g: Table, id: int) -> tuple[object, ...]:
    """All that the table says of a card."""
    return atk(g, id), defense(g, id), down(g, id), keywords(g, id), own_abilities(g, id)


class Visible(visible.Visible):
    """Who sees which faces (3.1 to 3.6, 6.3, 6.4)."""

    def lies_open(self, g: Table, seat: int) -> set[int]:
        """What everybody sees, a player's own hand, and what lies face-down on a player's own side."""
        public = (TRASH, ENERGY, SUPPORT_ZONE)
        found = {id for kind in public for whose in range(SEATS) for id in g.zone(kind, whose)}
        placed = {id for whose in range(SEATS) for id in g.characters(whose) + g.zone(IN_USE, whose)}
        found |= {id for id in placed if g.cards[id].up or g.seat_of(id) == seat}
        return found | set(g.zone(HAND, seat))
