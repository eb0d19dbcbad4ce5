"""Who goes first, and getting ready (5.1), from a table before the first card is shuffled."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from ...effects.tree import Happening
from ...kernel.ask import NO, PLAYER, Proc, arrange, choose, lot, may
from ...kernel.course import Course
from ...kernel.state import ALL_SEATS
from ..book import clause
from ..cards.fronts import FRONTS
from ..ch03_the_field.ch03_7_life import STARTING_LIFE
from ..ch08_terms.ch08_05_drawing import draw_cards
from ..ch09_other_rules.ch09_3_triggers import LISTENING_ZONES
from ..table import DECK, Ears, StarsCard, Table
from .ch05_turn import TURN

FIRST_DRAW: Final = 2
STARTING_HAND: Final = 7
COMPARISONS: Final = 3


@clause("5", "3.1")
def opening(decks: tuple[tuple[int, ...], ...]) -> Table:
    g = Table()
    for seat, deck in enumerate(decks):
        for face in deck:
            g.add(StarsCard(0, seat, face, DECK * 2 + seat))
    g.listen_with(ears([face for deck in decks for face in deck]))
    g.begin(SETTING_UP)
    return g


def ears(faces: Iterable[int]) -> Ears:
    """What the cards with these faces may wait for."""
    return _ears(tuple(sorted(set(faces))), len(FRONTS))


@lru_cache(maxsize=256)
def _ears(faces: tuple[int, ...], of: int) -> Ears:
    """The same, found once for each pair of decks, as long as there are `of` cards."""
    kinds: set[str] = set()
    field: dict[str, set[int]] = {}
    elsewhere: dict[str, dict[int, set[int]]] = {}
    replaced: set[str] = set()
    rewords = recasts = resists = False
    standing: set[int] = set()
    usable: set[int] = set()
    counted: dict[str, list[Happening]] = {}
    for face in faces:
        front = FRONTS[face]
        kinds |= front.listens
        replaced |= front.replaces
        rewords |= front.rewords
        recasts |= front.recasts
        resists |= front.resists
        for happening in front.counts:
            of_its_kind = counted.setdefault(happening.kind, [])
            if happening not in of_its_kind:
                of_its_kind.append(happening)
        if front.all_lines:
            standing.add(face)
        if front.activated:
            usable.add(face)
        for kind, waiting in front.triggers.items():
            for one in waiting:
                works_in = one.ability.works_in
                if not works_in:
                    field.setdefault(kind, set()).add(face)
                for zone, word in LISTENING_ZONES.items():
                    if word in works_in:
                        elsewhere.setdefault(kind, {}).setdefault(zone, set()).add(face)
    return Ears(
        frozenset(kinds),
        {kind: frozenset(those) for kind, those in field.items()},
        {
            kind: tuple([(zone, frozenset(there[zone])) for zone in LISTENING_ZONES if zone in there])
            for kind, there in elsewhere.items()
        },
        frozenset(replaced),
        rewords,
        recasts,
        frozenset(standing),
        frozenset(usable),
        resists,
        {kind: tuple(happenings) for kind, happenings in counted.items()},
    )


@clause("5", "3.7")
def set_life(g: Table) -> None:
    g.life = (STARTING_LIFE, STARTING_LIFE)


@clause("5.1", "3.1")
def shuffle_decks(g: Table) -> Proc:
    for seat in (0, 1):
        yield from g.shuffle(DECK, seat, "5.1")


@clause("5.1")
def draw_for_speed(g: Table) -> Proc:
    for seat in (0, 1):
        yield from draw_cards(g, seat, FIRST_DRAW, "5.1")


@clause("5.1", "2.5.2")
def compare_speed(g: Table) -> Proc:
    """Both choose in secret: nothing is written down before both have, so neither can tell what the other chose."""
    mine = yield choose(0, "5.1", "speed-card", unshown(g, 0))
    theirs = yield choose(1, "5.1", "speed-card", unshown(g, 1))
    g.shown_for_speed += (mine, theirs)
    g.comparisons += 1
    g.show((mine, theirs), ALL_SEATS)
    speeds = (FRONTS[g.cards[mine].face].speed, FRONTS[g.cards[theirs].face].speed)
    g.tell("compared-speed", "5.1", 0, (mine, theirs), numbers=speeds)
    if speeds[0] != speeds[1]:
        first(g, 0 if speeds[0] > speeds[1] else 1)
    elif g.comparisons < COMPARISONS:
        g.begin(AGAIN)
    else:
        g.begin(LOT)


def unshown(g: Table, seat: int) -> tuple[int, ...]:
    """The cards drawn for this that were not shown yet."""
    return tuple([id for id in g.hand(seat) if id not in g.shown_for_speed])


@clause("5.1")
def draw_one_more(g: Table) -> Proc:
    for seat in (0, 1):
        yield from draw_cards(g, seat, 1, "5.1")


@clause("5.1")
def by_chance(g: Table) -> Proc:
    """After three ties (S3)."""
    seat = yield lot("5.1", "who-begins", 2, PLAYER)
    first(g, seat)


def first(g: Table, seat: int) -> None:
    g.player = seat
    g.tell("first-player", "5.1", seat)


@clause("5.1")
def return_cards(g: Table) -> Proc:
    """All that were drawn go to the bottom of the deck, in an order that only their owner knows."""
    g.shown_for_speed = ()
    for seat in (g.player, 1 - g.player):
        ids = g.hand(seat)
        g.hide(ids)
        order = yield from arrange(seat, "5.1", "bottom-order", ids)
        g.move_all(tuple(reversed(order)), DECK, seat, bottom=True)
        g.tell("returned", "5.1", seat, numbers=(len(ids),))


@clause("5.1", "3.6")
def draw_hands(g: Table) -> Proc:
    for seat in (g.player, 1 - g.player):
        yield from draw_cards(g, seat, STARTING_HAND, "5.1")


@clause("5.1.1", "5.1.1Ⅰ", "5.1.1Ⅱ", "5.1.1Ⅲ")
def mulligan(g: Table) -> Proc:
    """The first player says, then the second; then who wants to exchanges the whole hand."""
    wanted: tuple[int, ...] = ()
    for seat, by in ((g.player, "5.1.1Ⅰ"), (1 - g.player, "5.1.1Ⅱ")):
        if (yield may(seat, by, "mulligan")) != NO:
            wanted += (seat,)
            g.tell("mulligan", by, seat)
        else:
            g.tell("kept-hand", by, seat)
    for seat in wanted:
        g.move_all(g.hand(seat), DECK, seat)
        yield from g.shuffle(DECK, seat, "5.1.1Ⅲ")
        yield from draw_cards(g, seat, STARTING_HAND, "5.1.1Ⅲ")


@clause("5.1")
def begin_first_turn(g: Table) -> None:
    g.player = 1 - g.player
    g.begin(TURN)


SETTING_UP: Final = Course(
    "stars/setting-up",
    "5.1",
    set_life,
    shuffle_decks,
    draw_for_speed,
    compare_speed,
    return_cards,
    draw_hands,
    mulligan,
    begin_first_turn,
)
AGAIN: Final = Course("stars/speed-again", "5.1", draw_one_more, compare_speed)
LOT: Final = Course("stars/speed-lot", "5.1", by_chance)
