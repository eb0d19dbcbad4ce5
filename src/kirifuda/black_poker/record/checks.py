"""What only BlackPoker promises, and positions in which much of it happens."""

from collections.abc import Iterator
from typing import Final

from ...conformance.check import Check
from ...conformance.fault import hold
from ...kernel.ask import Question
from ...kernel.chance import Dealer, permutation, permutations_of
from ...kernel.events import HIDDEN
from ...kernel.game import Game
from ...kernel.position import Piece, Position
from ...kernel.rules import Rules
from ...kernel.state import SEATS
from ...kernel.view import CardView, View
from ..cards import JOKER_FACES, SUIT
from ..normal_magic import LEVIED
from ..table import FOG, GEAR, SOLDIERS, STAGE, Table

TOGETHER: Final = ((0, 9, 10, 11, 12), (0, 10), (13, 16, 17), (26, 28, 29), (39, 40, 42), (1, 14, 27), JOKER_FACES)
"""Faces that are seldom held together: a royal flush, A and J, low cards of a suit, a number thrice, the Jokers."""


def crowded_table(rules: Rules, dealer: Dealer, decks: tuple[tuple[int, ...], ...] | None = None) -> Position:
    """Large hands with a rare set of cards, walls to pay with, soldiers with gear, graveyards."""
    position = Position(turn=2 + dealer.below(4), turn_player=dealer.below(SEATS))
    frame = rules.edition.partition("+")[2]
    for seat in range(SEATS):
        together = TOGETHER[dealer.below(len(TOGETHER))]
        pile = [face for face in mixed(list((decks or rules.decks())[seat]), dealer) if face not in together]
        hand = [*together, *_taken(pile, 2 + dealer.below(10))]
        soldiers = [_soldier(face, pile, dealer) for face in _taken(pile, 1 + dealer.below(4), jokers=False)]
        walls = [Piece((face,), _state(dealer)) for face in _taken(pile, 2 + dealer.below(4))]
        position.zones["hand", seat] = _pieces(mixed(hand, dealer))
        position.zones["soldiers", seat] = soldiers
        position.zones["walls", seat] = walls
        position.zones["graveyard", seat] = _pieces(_taken(pile, 1 + dealer.below(6)))
        position.zones["pack", seat] = _pieces(_taken(pile, 8 if frame else 0))
        position.zones["rare", seat] = _pieces(_taken(pile, dealer.below(2) if frame not in ("", "pack") else 0))
        position.zones["life", seat] = _pieces(pile)
    return position


def mixed(cards: list[int], dealer: Dealer) -> list[int]:
    picked = permutation(dealer.below(permutations_of(len(cards))), len(cards))
    return [cards[place] for place in picked]


def _taken(pile: list[int], count: int, jokers: bool = True) -> list[int]:
    taken = [face for face in pile if jokers or face not in JOKER_FACES][:count]
    pile[:] = [face for face in pile if face not in taken]
    return taken


def _pieces(faces: list[int]) -> list[Piece]:
    return [Piece((face,)) for face in faces]


def _state(dealer: Dealer) -> tuple[str, ...]:
    return ("charged", "charged", "driven")[dealer.below(3)], *(("new",) if dealer.below(3) == 0 else ())


def _soldier(face: int, pile: list[int], dealer: Dealer) -> Piece:
    """A soldier, now and then with a card or two laid on it."""
    same_suit = [one for one in pile if SUIT[one] == SUIT[face]]
    gear = same_suit[: max(0, dealer.below(5) - 2)]
    pile[:] = [one for one in pile if one not in gear]
    return Piece((face, *gear), _state(dealer))


class Equipped(Check):
    """Every card in the gear zone lies on exactly one soldier of its owner, and nothing else does (C11)."""

    def at(self, game: Game, index: int) -> None:
        if not self.looks():
            return
        g = game.state
        assert isinstance(g, Table)
        for seat in range(SEATS):
            gear = [id for soldier in g.soldiers(seat) for id in g.cards[soldier].gear]
            hold(sorted(gear) == sorted(g.zone(GEAR, seat)), "gear lies on soldiers", gear, g.zone(GEAR, seat))
            for id in gear:
                hold(g.cards[id].owner == seat, "gear lies on a soldier of its owner", id)
        for card in g.cards:
            hold(not card.gear or card.zone // SEATS == SOLDIERS, "only soldiers are equipped", card.id)
            hold(card.zone % SEATS == card.owner, "cards lie in zones of their owner (P7)", card.id)
        fielded = {*g.attackers, *(blocker for _, blocker in g.blocks)}
        on_field = {id for seat in range(SEATS) for id in g.characters(seat)}
        hold(fielded <= on_field, "only what is on the field fights", fielded - on_field)


class Visible(Check):
    """Who sees which faces, written down once more (V1 to V7), apart from how the kernel decides it."""

    def at(self, game: Game, index: int) -> None:
        asked = game.ask
        if asked is None or not self.looks():
            return
        g = game.state
        assert isinstance(g, Table)
        for seat in range(SEATS):
            seen = {id for id in range(len(g.cards)) if g.sees(seat, id)}
            open_to_it = lies_open(g, seat)
            hold(open_to_it <= seen, "a seat sees what lies open to it", seat, asked, open_to_it - seen)
            excess = seen - open_to_it - looked_at(g, asked, seat)
            hold(not excess, "a seat sees no more than lies open to it", seat, asked, excess)
            faces = {card.handle: card.face for card in cards_shown(game.view(seat)) if card.face != HIDDEN}
            should = {g.cards[id].handle: g.cards[id].face for id in seen}
            hold(faces == should, "a view has every face that is seen", seat, asked, set(faces) ^ set(should))


def lies_open(g: Table, seat: int) -> set[int]:
    """What everybody sees, and what a player may always look at."""
    zones = [g.zone(kind, whose) for kind in (SOLDIERS, GEAR, FOG, STAGE) for whose in range(SEATS)]
    zones += [g.graveyard(whose)[-1:] for whose in range(SEATS)]
    zones += [g.hand(seat), g.walls(seat), g.graveyard(seat), g.rare(seat)]
    if g.opened >> seat & 1:
        zones.append(g.pack(seat))
    return {id for zone in zones for id in zone}


def looked_at(g: Table, asked: Question, seat: int) -> set[int]:
    """What the matter in hand lets a seat look at besides."""
    mine = asked.seat == seat
    if asked.prompt == "shuffle":
        return set(g.life(seat)) if asked.about[0] == seat or (not g.turn and asked.about[0] < seat) else set()
    if asked.prompt in ("rare-card", "opening-hand") or (mine and asked.prompt == "from-life"):
        return set(g.life(seat))
    if asked.prompt == "under-life":
        return set(g.life(asked.seat)[-LEVIED:])
    if asked.prompt == "graveyard-top":
        walls = {blocker for _, blocker in g.blocks} | (set(asked.values) & {*g.walls(0), *g.walls(1)})
        turned_up = walls if g.turn else {*g.life(0), *g.life(1)}
        return turned_up | (set(asked.values) if mine else set())
    return set(asked.values) if mine and asked.prompt == "opponent-discards" else set()


def cards_shown(view: View) -> Iterator[CardView]:
    for zone in view.zones:
        for card in zone.cards:
            yield card
            yield from card.under
    for waiting in view.pending:
        yield from waiting.cards
