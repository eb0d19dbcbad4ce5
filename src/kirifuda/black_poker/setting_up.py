"""Setting up (base rules, U)."""

from ..kernel.ask import PLAYER, Proc, choose, lot
from ..kernel.choosing import choose_set
from ..kernel.state import ALL_SEATS
from .book import clause
from .cards import NUMBER
from .characters import bring_out_soldier, bring_out_wall
from .life import draw, to_graveyard
from .stage import MAIN_PLAY
from .table import GRAVEYARD, HAND, LIFE, PACK, RARE, Table

HAND_SIZE = 7
CHOSEN_HAND = 3
PACK_SIZE = 14


@clause("U1", "P1", "P2", "P3", "W1")
def shuffle_decks(g: Table) -> Proc:
    """Each player's deck is its life."""
    for seat in (0, 1):
        yield from g.shuffle(LIFE, seat, "U1")


@clause("U9", "U10", "V7")
def choose_rare_cards(g: Table) -> Proc:
    """Each player looks through the deck and lays a rare card aside, face-down."""
    for seat in (0, 1):
        g.look_into(LIFE, seat, seat)
        card = yield choose(seat, "U9", "rare-card", g.life(seat), public=True)
        g.move(card, RARE, seat)
    for seat in (0, 1):
        g.tell("rare-set", "U9", seat, g.rare(seat))


@clause("U10")
def choose_opening_hands(g: Table) -> Proc:
    """Each player, still looking, takes three cards for the opening hand."""
    for seat in (0, 1):
        deck = g.life(seat)
        cards = yield from choose_set(seat, "U10", "opening-hand", deck, CHOSEN_HAND, (CHOSEN_HAND,), False)
        g.move_all(cards, HAND, seat)
    for seat in (0, 1):
        g.tell("opening-hand", "U10", seat, g.hand(seat))


@clause("U8", "U9", "U10", "Q1")
def lay_packs(g: Table) -> None:
    """The top 14 cards of each life are that player's pack."""
    for seat in (0, 1):
        g.move_all(g.life(seat)[-PACK_SIZE:], PACK, seat)
        g.tell("pack", "U8", seat, numbers=(PACK_SIZE,))


@clause("U1", "U7", "U8", "U10")
def draw_hands(g: Table) -> None:
    """Draw until the hand is seven."""
    for seat in (0, 1):
        while len(g.hand(seat)) < HAND_SIZE:
            draw(g, seat, "U1")


@clause("U11", "U12")
def preset(g: Table) -> None:
    """The top card of the life is a wall, the next a soldier, as far as the format has a soldier for it."""
    assert g.regulation is not None
    for seat in (0, 1):
        bring_out_wall(g, g.life(seat)[-1], "U11")
        while not g.regulation.has_soldier(NUMBER[g.cards[g.life(seat)[-1]].face]):
            card = g.life(seat)[-1]
            g.move(card, GRAVEYARD, seat)
            g.tell("buried", "U11", seat, (card,))
        bring_out_soldier(g, g.life(seat)[-1], "U11")


@clause("U2", "U3", "R33")
def turn_up_for_first(g: Table) -> Proc:
    """Both turn up the top card of the life until one number is higher; that player goes first."""
    turned: tuple[int, ...] = ()
    first = None
    for mine, theirs in zip(reversed(g.life(0)), reversed(g.life(1)), strict=False):
        turned += (mine, theirs)
        g.show((mine, theirs), ALL_SEATS)
        g.tell("turned-up", "U2", 0, (mine,))
        g.tell("turned-up", "U2", 1, (theirs,))
        numbers = NUMBER[g.cards[mine].face], NUMBER[g.cards[theirs].face]
        if numbers[0] != numbers[1]:
            first = 0 if numbers[0] > numbers[1] else 1
            break
    if first is None:
        first = yield lot("R33", "first-player", 2, PLAYER)
    g.player = first
    g.tell("first-player", "U2", first)
    yield from to_graveyard(g, turned, "U3")


@clause("U4", "U5", "E1")
def first_player_draws(g: Table) -> None:
    """The first player draws one card and holds the turn and the chance."""
    draw(g, g.player, "U4")
    g.chance = g.player
    g.turn = 1
    g.tell("turn", "U4", g.player, numbers=(1,))
    g.begin(MAIN_PLAY)
