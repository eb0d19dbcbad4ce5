"""What an action of the list is: its three words, its cost, its key cards, its target, its effect (A1 to A3)."""

from collections.abc import Callable, Generator
from itertools import combinations
from typing import Final

from ..kernel.ask import CARD, PLAYER, REQUEST, Question
from ..kernel.outcome import Refusal
from .book import clause
from .cards import ACE, BIT, JACK, JOKERS, KING, OF_NUMBER, OF_SUIT, SUITS, TEN, cards_of, face
from .characters import suit_of
from .table import NOTHING, Request, Table

# Types of the list.
BASIC: Final = "basic"
SUMMON: Final = "summon"
QUICK_MAGIC: Final = "quick-magic"
NORMAL_MAGIC: Final = "normal-magic"
PACK_ACTION: Final = "pack"

FRAME_LEVEL: Final = 0
"""The level of the actions that a frame brings."""


def at_least(number: int, faces: int) -> bool:
    """Whether a set has so many members; each turn takes the lowest of them away."""
    for _ in range(number - 1):
        faces &= faces - 1
    return faces != 0


class Keys:
    """Which key cards ★ an action needs.

    Each way is a tuple of (set of faces, how many of it); any one of the ways will do. `rare` means the
    rare card itself, from its place (R3).
    """

    __slots__ = ("count", "plain", "rare", "useful", "ways")

    def __init__(self, *ways: tuple[tuple[int, int], ...], rare: bool = False) -> None:
        self.ways = ways
        self.rare = rare
        self.count = sum(number for _, number in ways[0]) if ways else int(rare)
        self.useful = 0
        for way in ways:
            for wanted, _ in way:
                self.useful |= wanted
        self.plain = len(ways) == 1 and len(ways[0]) == 1

    def found_in(self, faces: int) -> bool:
        """Whether a set of faces holds key cards."""
        if not at_least(self.count, faces & self.useful):
            return False
        if self.plain:
            return True
        for way in self.ways:
            for wanted, number in way:
                if not at_least(number, faces & wanted):
                    break
            else:
                return True
        return False

    def accept(self, faces: int) -> bool:
        """Whether exactly these faces are key cards."""
        return any(all((faces & wanted).bit_count() == number for wanted, number in way) for way in self.ways)

    def sets_in(self, g: Table, hand: tuple[int, ...]) -> list[tuple[int, ...]]:
        """Every set of cards of a hand that will do, in the order in which they lie."""
        ids = [id for id in hand if BIT[g.cards[id].face] & self.useful]
        return [
            chosen
            for chosen in combinations(ids, self.count)
            if self.accept(sum(BIT[g.cards[id].face] for id in chosen))
        ]


def _one(faces: int) -> Keys:
    return Keys(((faces, 1),))


def _two(faces: int) -> Keys:
    return Keys(((faces, 2),))


def _one_each(first: int, second: int) -> Keys:
    return Keys(((OF_SUIT[first], 1), (OF_SUIT[second], 1)))


def low(suit: int) -> Keys:
    """One card of a suit, A to 10."""
    return _one(cards_of((suit,), ACE, TEN))


def two_low(suit: int) -> Keys:
    """Two cards of a suit, A to 10."""
    return _two(cards_of((suit,), ACE, TEN))


def pair_of_suits(first: int, second: int) -> Keys:
    """One card of each of two suits, A to K."""
    return _one_each(first, second)


NO_KEYS: Final = Keys()
RARE_CARD: Final = Keys(rare=True)
ONE_ACE: Final = _one(OF_NUMBER[ACE])
ONE_NUMBER: Final = _one(cards_of(SUITS, 2, TEN))
ONE_COURT: Final = _one(cards_of(SUITS, JACK, KING))
ONE_JOKER: Final = _one(JOKERS)
ONE_OF_A_SUIT: Final = _one(cards_of(SUITS, ACE, KING))
SAME_NUMBER: Final = Keys(*(((faces, 2),) for faces in OF_NUMBER))
SAME_SUIT: Final = Keys(*(((faces, 2),) for faces in OF_SUIT))
ACE_AND_JACK: Final = Keys(*(((BIT[face(s, ACE)], 1), (BIT[face(s, JACK)], 1)) for s in SUITS))
ROYAL_FLUSH: Final = Keys(*(((BIT[face(s, ACE)] | cards_of((s,), TEN, KING), 5),) for s in SUITS))


class Target:
    """What an action may be aimed at: all legal targets for its player, its key cards and itself."""

    __slots__ = ("domain", "legal", "reason")

    def __init__(
        self, reason: str, domain: str, legal: Callable[[Table, int, tuple[int, ...], int], tuple[int, ...]]
    ) -> None:
        self.reason = reason
        self.domain = domain
        self.legal = legal


Effect = Callable[[Table, Request], Generator[Question, int, None] | None]


class Action:
    """One entry of the action list."""

    __slots__ = (
        "b",
        "clause",
        "code",
        "condition",
        "cost",
        "d",
        "direct",
        "effect",
        "follow",
        "immediate",
        "key",
        "keys",
        "l",
        "level",
        "main",
        "no_keys",
        "no_target",
        "once",
        "s",
        "target",
        "type",
        "uncounterable",
    )

    def __init__(
        self,
        key: str,
        clause: str,
        type: str,
        level: int,
        at: str,
        effect: Effect,
        cost: str = "",
        keys: Keys = NO_KEYS,
        target: Target | None = None,
        once: bool = False,
        uncounterable: bool = False,
        condition: Callable[[Table, int], Refusal | None] | None = None,
        follow: Callable[[Table], None] | None = None,
    ) -> None:
        trigger, speed, timing = at.split("-")
        self.code = NOTHING
        self.key = key
        self.clause = clause
        self.type = type
        self.level = level
        self.direct = trigger == "direct"
        self.immediate = speed == "immediate"
        self.main = timing == "main"
        self.effect = effect
        self.cost = cost
        self.b = cost.count("B")
        self.l = cost.count("L")
        self.d = cost.count("D")
        self.s = cost.count("S")
        self.keys = keys
        self.target = target
        self.once = once
        self.uncounterable = uncounterable
        self.condition = condition
        self.follow = follow
        self.no_keys = Refusal(clause, "no-rare-card" if keys.rare else "no-key-cards")
        self.no_target = Refusal(clause, target.reason if target is not None else "no-target")


ACTIONS: Final[list[Action]] = []
"""Every action by its code: its place in the list. `action_list` fills it."""


# --- targets -------------------------------------------------------------------------------------


def _soldiers(g: Table, seat: int, keys: tuple[int, ...], number: int) -> tuple[int, ...]:
    return g.soldiers(seat) + g.soldiers(1 - seat)


def _walls(g: Table, seat: int, keys: tuple[int, ...], number: int) -> tuple[int, ...]:
    return g.walls(seat) + g.walls(1 - seat)


def _characters(g: Table, seat: int, keys: tuple[int, ...], number: int) -> tuple[int, ...]:
    return g.characters(seat) + g.characters(1 - seat)


def _own_characters(g: Table, seat: int, keys: tuple[int, ...], number: int) -> tuple[int, ...]:
    return g.characters(seat)


def _own_soldiers_of_the_suit(g: Table, seat: int, keys: tuple[int, ...], number: int) -> tuple[int, ...]:
    suits = {suit_of(g, key) for key in keys}
    return tuple([id for id in g.soldiers(seat) if suit_of(g, id) in suits])


@clause("P1")
def _players(g: Table, seat: int, keys: tuple[int, ...], number: int) -> tuple[int, ...]:
    return (1 - seat, seat)


@clause("P1")
def _opponent(g: Table, seat: int, keys: tuple[int, ...], number: int) -> tuple[int, ...]:
    return (1 - seat,)


@clause("R5", "R11", "R13")
def _one_or_two_keys(g: Table, seat: int, keys: tuple[int, ...], number: int) -> tuple[int, ...]:
    return tuple([r.number for r in g.stage if 1 <= len(r.keys) <= 2 and r.number != number])


@clause("R5", "R11", "R13")
def _counterable(g: Table, seat: int, keys: tuple[int, ...], number: int) -> tuple[int, ...]:
    return tuple(
        [
            r.number
            for r in g.stage
            if 1 <= len(r.keys) <= 2 and r.number != number and not ACTIONS[r.action].uncounterable
        ]
    )


def _damage_judgements(g: Table, seat: int, keys: tuple[int, ...], number: int) -> tuple[int, ...]:
    return tuple([r.number for r in g.stage if ACTIONS[r.action].key == "damage-judgement"])


def _aimed(g: Table, seat: int, keys: tuple[int, ...], number: int) -> tuple[int, ...]:
    return tuple([r.number for r in g.stage if ACTIONS[r.action].target is not None and r.number != number])


A_SOLDIER: Final = Target("no-soldier", CARD, _soldiers)
A_WALL: Final = Target("no-wall", CARD, _walls)
A_CHARACTER: Final = Target("no-character", CARD, _characters)
OWN_CHARACTER: Final = Target("no-own-character", CARD, _own_characters)
OWN_SOLDIER_OF_THE_SUIT: Final = Target("no-soldier-of-the-suit", CARD, _own_soldiers_of_the_suit)
A_PLAYER: Final = Target("no-player", PLAYER, _players)
THE_OPPONENT: Final = Target("no-player", PLAYER, _opponent)
ONE_OR_TWO_KEYS: Final = Target("no-action-with-keys", REQUEST, _one_or_two_keys)
COUNTERABLE: Final = Target("no-counterable-action", REQUEST, _counterable)
DAMAGE_JUDGEMENT_ON_STAGE: Final = Target("no-damage-judgement", REQUEST, _damage_judgements)
AIMED: Final = Target("no-aimed-action", REQUEST, _aimed)
