"""What only Last Chronicle promises, and positions in which much of it happens."""

from functools import cache
from typing import Final

from ...conformance import visible
from ...conformance.check import Check
from ...conformance.fault import hold
from ...effects.statements import Choose
from ...effects.tree import Number, Sentence
from ...kernel.ask import ACT, CARD, PLAYER
from ...kernel.chance import Dealer
from ...kernel.game import Game
from ...kernel.position import Piece, Position, Waiting
from ...kernel.rules import Rules
from ...kernel.state import SEATS
from ..cards import catalogue
from ..characteristics import forbidden, is_unit, power
from ..choosing import choices_of, modes_of
from ..continuous_effects import work_out
from ..entries import SPELL
from ..fronts import FRONTS, Front
from ..options import offered
from ..references import NOTHING
from ..sight import row
from ..statements import ChooseAbility
from ..table import Table
from ..uniqueness import clashing
from ..zones import BATTLEFIELD, CA, DISCARD, ERA, MOST_MARKERS, OUT, REMOVED, SOUL, STACK

PERMANENTS: Final = 6
"""On each side."""
SPELLS_WAITING: Final = 3
STATES: Final = ((), (), ("wiped",), ("new",))
STONES: Final = ((), (), (), ("wiped",))


def crowded_table(rules: Rules, dealer: Dealer, decks: tuple[tuple[int, ...], ...] | None = None) -> Position:
    """Twelve permanents, a stack of three, souls, cards in every yard; of all cards or of each seat's deck."""
    position = Position(turn=3 + dealer.below(4), turn_player=dealer.below(SEATS))
    for seat in range(SEATS):
        cards = printed_cards() if decks is None else decks[seat]
        lasting = permanents() if decks is None else tuple([face for face in cards if _is_permanent(face)])
        zones = {
            "battlefield": [_permanent(dealer, lasting) for _ in range(PERMANENTS)],
            "soul-yard": [
                _piece(dealer, cards, ("wiped",) if dealer.below(4) == 0 else ()) for _ in range(4 + dealer.below(5))
            ],
            "era-yard": [_piece(dealer, cards) for _ in range(1 + dealer.below(MOST_MARKERS))],
            "ca-yard": [_piece(dealer, cards) for _ in range(dealer.below(5))],
            "hand": [_piece(dealer, cards) for _ in range(2 + dealer.below(5))],
            "deck": [_piece(dealer, cards) for _ in range(5 + dealer.below(20))],
            "discard-pile": [_piece(dealer, cards) for _ in range(dealer.below(5))],
            "removed-yard": [_piece(dealer, cards, ("face-down",)), _piece(dealer, cards)],
        }
        for zone, pieces in zones.items():
            position.zones[zone, seat] = pieces
        position.seat_facts["life", seat] = 4 + dealer.below(17)
        position.seat_facts["advance-points", seat] = dealer.below(4)
    units = [
        ("battlefield", seat, place)
        for seat in range(SEATS)
        for place, piece in enumerate(position.zones["battlefield", seat])
        if "unit" in FRONTS[piece.faces[0]].card.types
    ]
    spells = simple_spells()
    if decks is not None:
        spells = tuple([one for one in spells if one[0] in decks[0] or one[0] in decks[1]])
    for _ in range(SPELLS_WAITING if units and spells else 0):
        spell, aim = spells[dealer.below(len(spells))]
        waiting = Waiting(dealer.below(SEATS), SPELL, (spell,), aim)
        if aim == CARD:
            waiting.place = units[dealer.below(len(units))]
        elif aim == PLAYER:
            waiting.number = dealer.below(SEATS)
        position.waiting.append(waiting)
    return position


def _permanent(dealer: Dealer, faces: tuple[int, ...]) -> Piece:
    marks = STATES[dealer.below(len(STATES))]
    return Piece((faces[dealer.below(len(faces))],), marks)


def _piece(dealer: Dealer, faces: tuple[int, ...], marks: tuple[str, ...] = ()) -> Piece:
    return Piece((faces[dealer.below(len(faces))],), marks)


def _is_permanent(face: int) -> bool:
    return SPELL not in FRONTS[face].card.types


def _own_cards() -> tuple[Front, ...]:
    """The cards that come with the project, and their tokens; not those that somebody brought."""
    return tuple(FRONTS[: len(catalogue().cards)])


@cache
def printed_cards() -> tuple[int, ...]:
    return tuple([front.face for front in _own_cards() if front.card.token is None])


@cache
def permanents() -> tuple[int, ...]:
    """Units, histories, structures and tokens."""
    return tuple([front.face for front in _own_cards() if _is_permanent(front.face)])


@cache
def simple_spells() -> tuple[tuple[int, str], ...]:
    """Spells that choose one unit, one player or nothing, and what that is: they can be laid on the stack."""
    found: list[tuple[int, str]] = []
    for front in _own_cards():
        printed = front.card
        if SPELL not in printed.types or printed.price.x:
            continue
        aims = {_aim(text.play) for text in printed.texts}
        if len(aims) == 1 and None not in aims:
            found += [(front.face, aim) for aim in aims if aim is not None]
    return tuple(found)


def _aim(sentences: tuple[Sentence, ...]) -> str | None:
    """What a text chooses: a card, a player, nothing; None where it is more than one thing."""
    choices = choices_of(sentences)
    if modes_of(sentences) is not None or len(choices) > 1:
        return None
    if not choices:
        return ""
    (choice,) = choices
    if isinstance(choice, ChooseAbility):
        return None
    if not isinstance(choice, Choose):
        return PLAYER
    one = choice.count == Number(1) and not choice.up_to and not choice.any_number
    unit = choice.filter.categories == ("unit",) and choice.filter.zones in ((), ("battlefield",))
    return CARD if one and unit else None


class Orderly(Check):
    """Nothing is where it cannot be, nothing is owed, and no rule process is left undone when somebody may act."""

    def begin(self, game: Game) -> None:
        self.when: tuple[int, str] = (0, "")
        self.waiting: frozenset[int] = frozenset()

    def at(self, game: Game, index: int) -> None:
        if game.ask is None:
            return
        g = game.state
        assert isinstance(g, Table)
        self._stack_between_phases(g)
        if not self.looks() or not g.turn:
            return
        for seat in range(SEATS):
            hold(min(g.pool[seat]) >= 0 and g.advance_points[seat] >= 0, "nothing is owed", seat, g.pool[seat])
            markers = min(len(g.era_yard(seat)), MOST_MARKERS)
            hold(g.eras[seat] == markers, "eras are those of the markers", seat, g.eras[seat])
        for card in g.cards:
            kind = card.zone // SEATS
            hold(card.damage >= 0, "damage is never negative", card.id, card.damage)
            hold(g.hurt or not card.damage, "where damage is, it is known that some is", card.id, card.damage)
            hold(all(many > 0 for _, many in card.counters), "counters that are there are counted", card.id)
            hold(kind == BATTLEFIELD or not (card.damage or card.counters), "only permanents bear anything", card.id)
            hold(kind in (BATTLEFIELD, SOUL) or not card.wiped, "only permanents are wiped", card.id)
            joined = card.host != NOTHING
            hold(not joined or g.cards[card.host].zone == card.zone, "a joined card lies with its unit", card.id)
        spells = {entry.source for entry in g.stack if entry.kind == SPELL and g.is_still((entry.source, entry.handle))}
        lying = {id for seat in range(SEATS) for id in g.zone(STACK, seat)}
        hold(lying == spells, "spells on the stack lie there", lying, spells)
        for reference in (*g.attackers, g.blocker):
            gone = not g.is_still(reference)
            hold(gone or g.on_battlefield(reference[0]), "who fights is on the battlefield", reference)
        if game.ask.kind == ACT:
            self._rule_processes(g)

    def _stack_between_phases(self, g: Table) -> None:
        """What was on the stack in a phase is not there in the next one (11.1.8)."""
        here = frozenset([entry.serial for entry in g.stack])
        if (g.turn, f"{g.phase}{g.main}") != self.when:
            self.when = (g.turn, f"{g.phase}{g.main}")
            hold(not here & self.waiting, "the stack is empty between phases", here & self.waiting)
        self.waiting = here

    def _rule_processes(self, g: Table) -> None:
        """12.4: all of it has been seen to before a player has priority."""
        hold(not g.pending, "what has triggered is on the stack before anybody acts", len(g.pending))
        for seat in range(SEATS):
            spared = bool(forbidden(g, "lose-game", seat=seat))
            hold(g.life[seat] > 0 or spared, "who has no life left has lost", seat, g.life[seat])
            hold(len(g.era_yard(seat)) <= MOST_MARKERS, "there are four era markers at most", seat)
            hold(clashing(g, seat) == ((), ()), "one LEGACY, and one EPIC of a name, each", seat)
            for id in g.battlefield(seat):
                if is_unit(g, id):
                    strength = power(g, id)
                    hold(strength > 0, "units have power", id, strength)
                    spared = bool(forbidden(g, "be-destroyed", id=id))
                    hold(g.cards[id].damage < strength or spared, "units outlive their damage", id)
        for card in g.cards:
            token = FRONTS[card.face].card.token is not None
            kind = card.zone // SEATS
            hold(not token or kind in (BATTLEFIELD, OUT), "tokens are on the battlefield or gone", card.id)
            hold(token or kind != OUT, "only tokens vanish", card.id)


class Recomputed(Check):
    """The table of characteristics is what it would be if it were worked out from nothing (11.9.4)."""

    def at(self, game: Game, index: int) -> None:
        if game.ask is None or not self.looks():
            return
        g = game.state
        assert isinstance(g, Table)
        kept, anew = g.copy(), g.copy()
        anew.drop_worked_out()
        work_out(anew)
        for id in range(len(g.cards)):
            hold(row(kept, id).key() == row(anew, id).key(), "characteristics are up to date", id)
        hold(_decreed(kept) == _decreed(anew), "rules that effects make are up to date", len(anew.decrees))
        hold(_users(kept) == _users(anew), "who acts, waits and watches is up to date", _users(anew))


class OfferedAnew(Check):
    """What a player with priority is offered is what it would be if all of it were looked for from nothing (11.1.1)."""

    def at(self, game: Game, index: int) -> None:
        if game.ask is None or game.ask.kind != ACT or not self.looks():
            return
        g = game.state
        assert isinstance(g, Table)
        kept, anew = offered(g, game.ask.seat), offered(g.copy(), game.ask.seat)
        hold(kept == anew, "options that were kept are up to date", set(kept) ^ set(anew))


def _users(g: Table) -> tuple[object, ...]:
    return g.acting, g.waiting, g.watching


def _decreed(g: Table) -> list[tuple[object, ...]]:
    return [(one.node, one.source, one.seat, one.ids) for one in g.decrees]


class Visible(visible.Visible):
    """Who sees which faces (7.4 to 7.13)."""

    out = OUT

    def lies_open(self, g: Table, seat: int) -> set[int]:
        """What everybody sees, face-up cards where cards may lie face-down, and a player's own hand and era markers."""
        public = (BATTLEFIELD, SOUL, CA, DISCARD, STACK, OUT)
        found = {id for kind in public for whose in range(SEATS) for id in g.zone(kind, whose)}
        found |= {
            id for kind in (ERA, REMOVED) for whose in range(SEATS) for id in g.zone(kind, whose) if g.cards[id].up
        }
        return found | set(g.hand(seat)) | set(g.era_yard(seat))
