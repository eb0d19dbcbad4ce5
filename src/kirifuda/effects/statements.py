"""What effects do, as records (`tree`): the statements that the texts of several games have."""

from dataclasses import dataclass, field

from .tree import (
    THIS_TURN,
    YOU,
    Ability,
    Amount,
    Condition,
    Fact,
    Filter,
    Happening,
    Keyword,
    Node,
    Statement,
    Subject,
    This,
)


@dataclass(frozen=True, slots=True)
class Connective(Statement):
    """さらに (also) or その後 (afterwards), before a statement: it does nothing by itself."""

    word: str


# --- choosing and declaring -----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CardsPicked(Statement):
    """So many cards are picked and kept in a slot. `by` names who picks, where the text does.

    `deed`: what the text then does with them, a place in the game's `DEEDS`; it follows from the rest of the text.
    """

    slot: int
    filter: Filter
    count: Amount
    up_to: bool = False
    by: str = ""
    any_number: bool = False
    deed: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Choose(CardsPicked):
    """Choose so many cards."""


@dataclass(frozen=True, slots=True)
class ChooseAtRandom(Statement):
    slot: int
    filter: Filter
    count: Amount


@dataclass(frozen=True, slots=True)
class ChooseLane(Statement):
    """Choose a lane, kept in a slot."""

    slot: int
    by: str = ""


@dataclass(frozen=True, slots=True)
class ChooseWord(Statement):
    """Declare a word out of these (a colour, a category), kept in a slot.

    `of`: type or name, where the words are those of all cards that are played with.
    """

    slot: int
    words: tuple[str, ...]
    of: str = ""


@dataclass(frozen=True, slots=True)
class ChooseNumber(Statement):
    """Declare a number, which X, Y or Z then is."""

    name: str
    least: Amount
    most: Amount | None = None


@dataclass(frozen=True, slots=True)
class Let(Statement):
    """Let X be an amount."""

    name: str
    amount: Amount


# --- damage, life, numbers of cards ---------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Damage(Statement):
    """`source` deals damage; by default the card that bears the ability. `as_battle`: it counts as battle damage."""

    to: Subject
    amount: Amount
    source: Subject = field(default_factory=This)
    as_battle: bool = False
    slot: int | None = None


@dataclass(frozen=True, slots=True)
class RemoveDamage(Statement):
    """The damage that these cards have taken is gone, or so much of it."""

    subject: Subject
    amount: Amount | None = None


@dataclass(frozen=True, slots=True)
class GainLife(Statement):
    whose: str
    amount: Amount
    slot: int | None = None


@dataclass(frozen=True, slots=True)
class LoseLife(Statement):
    whose: str
    amount: Amount
    slot: int | None = None


@dataclass(frozen=True, slots=True)
class SetLife(Statement):
    """A player's life becomes a number."""

    whose: str
    amount: Amount


@dataclass(frozen=True, slots=True)
class StatChange(Node):
    """A number of a card that goes up, or down, by an amount."""

    stat: str
    amount: Amount
    down: bool = False


@dataclass(frozen=True, slots=True)
class StatValue(Node):
    """A number of a card that becomes an amount."""

    stat: str
    amount: Amount


@dataclass(frozen=True, slots=True)
class ChangeStats(Statement):
    """Numbers of cards go up or down, each by its own amount."""

    subject: Subject
    changes: tuple[StatChange, ...]
    lasts: str = THIS_TURN


@dataclass(frozen=True, slots=True)
class SetNumbers(Statement):
    """Numbers of cards become amounts. `original`: the printed number counts as this, what is added still is."""

    subject: Subject
    values: tuple[StatValue, ...]
    lasts: str = THIS_TURN
    original: bool = False


# --- cards that move, turn, are given abilities ---------------------------------------------------


@dataclass(frozen=True, slots=True)
class Destroy(Statement):
    subject: Subject
    slot: int | None = None


@dataclass(frozen=True, slots=True)
class Move(Statement):
    """Put cards into a zone of their owner.

    `to`: hand, deck, exile, field, standby, wait-1 to wait-4, wait (the wait zone of its WT), lord-area.
    `lanes` limits the lanes of a placing, `lane_of` is the slot of a chosen lane. `bottom` of the deck;
    `exhausted` or `reversed` as it arrives; `in_any_order`: the player orders what goes onto or under the deck;
    `either_end`: the player says onto or under.
    """

    subject: Subject
    to: str
    face_down: bool = False
    bottom: bool = False
    lanes: tuple[str, ...] = ()
    lane_of: int | None = None
    exhausted: bool = False
    reversed: bool = False
    in_any_order: bool = False
    either_end: bool = False
    slot: int | None = None


@dataclass(frozen=True, slots=True)
class Orient(Statement):
    """active (recover), exhausted, reversed, open."""

    subject: Subject
    how: str
    slot: int | None = None


@dataclass(frozen=True, slots=True)
class TurnOver(Statement):
    """Face up or face down. `position`: it lies so then; "": as it lay."""

    subject: Subject
    face: str
    position: str = ""
    slot: int | None = None


@dataclass(frozen=True, slots=True)
class EndAttack(Statement):
    """The attack that is going on ends without a battle."""


@dataclass(frozen=True, slots=True)
class Grant(Statement):
    """Give keywords and abilities."""

    subject: Subject
    keywords: tuple[Keyword, ...] = ()
    abilities: tuple[Ability, ...] = ()
    lasts: str = THIS_TURN


@dataclass(frozen=True, slots=True)
class LoseEffects(Statement):
    """Lose all effects; or, where keywords are named, these."""

    subject: Subject
    keywords: tuple[str, ...] = ()
    lasts: str = THIS_TURN


@dataclass(frozen=True, slots=True)
class Draw(Statement):
    whose: str
    count: Amount
    slot: int | None = None


@dataclass(frozen=True, slots=True)
class DrawUpTo(Statement):
    """Draw until so many cards are in the hand; with as many or more, none."""

    whose: str
    hand: Amount
    slot: int | None = None


@dataclass(frozen=True, slots=True)
class Shuffle(Statement):
    whose: str


@dataclass(frozen=True, slots=True)
class LookAt(Statement):
    """Look at cards (the top of a deck, a hand), keeping them in a slot. `shown`: reveal them to both."""

    subject: Subject
    slot: int
    shown: bool = False


@dataclass(frozen=True, slots=True)
class Battle(Statement):
    one: Subject
    other: Subject


@dataclass(frozen=True, slots=True)
class Play(Statement):
    subject: Subject


# --- what may be done, what counts otherwise ------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Forbid(Statement):
    """Something may not be done (出来ない) or does not happen (されない, しない). See each game for the acts.

    Either `subject` or `whose` is set: the cards, or the player, it is about. `against` limits the other
    side: cards that may not be attacked, blockers that do not block, what may not be unlocked.
    """

    act: str
    subject: Subject | None = None
    whose: str = ""
    against: Filter | None = None
    lasts: str = THIS_TURN


@dataclass(frozen=True, slots=True)
class Permit(Statement):
    """Something may be done that could not: attack-lords, attack-when-exhausted, …"""

    act: str
    subject: Subject | None = None
    whose: str = ""
    against: Filter | None = None
    lasts: str = THIS_TURN


@dataclass(frozen=True, slots=True)
class ChangeDamage(Statement):
    """Damage that the subject deals or takes is so much more or less; `against`: only to, or from, these cards."""

    subject: Subject
    amount: Amount
    down: bool = False
    taken: bool = False
    nature: str = ""
    lasts: str = THIS_TURN
    against: Filter | None = None


@dataclass(frozen=True, slots=True)
class ChangeCost(Statement):
    """Unlocking these cards costs so much more or less, or just that (`becomes`). `once`: only the next of them.

    `least`: it does not lower a cost below this.
    """

    whose: str
    filter: Filter
    amount: Amount
    down: bool = False
    lasts: str = THIS_TURN
    once: bool = False
    becomes: bool = False
    least: int = 0


# --- what lasts or waits --------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Instead(Statement):
    """When this would happen, that is done instead. No statements: nothing happens."""

    happening: Happening
    statements: tuple[Statement, ...]
    lasts: str = THIS_TURN
    once: bool = False


@dataclass(frozen=True, slots=True)
class Later(Statement):
    """A trigger that waits by itself: at the end of this turn, when that card breaks this turn.

    `again`: every time that it happens.
    """

    condition: Condition
    statements: tuple[Statement, ...]
    lasts: str = THIS_TURN
    again: bool = False


@dataclass(frozen=True, slots=True)
class NextTurn(Statement):
    """These last through the next turn of a player (YOU, OPPONENT) or through the turn after this one (EITHER).

    Whom they are about is settled now.
    """

    whose: str
    statements: tuple[Statement, ...]


@dataclass(frozen=True, slots=True)
class While(Statement):
    """These last as long as the fact is true; when it is no longer, they are gone for good."""

    fact: Fact
    statements: tuple[Statement, ...]


# --- turns and the end ----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ExtraTurn(Statement):
    """The player has one more turn after this one."""

    whose: str = YOU


@dataclass(frozen=True, slots=True)
class WinGame(Statement):
    whose: str


@dataclass(frozen=True, slots=True)
class LoseGame(Statement):
    whose: str


# --- statements about statements ---------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class May(Statement):
    """The player may do this: てもよい, 事が出来る."""

    statements: tuple[Statement, ...]
    by: str = ""


@dataclass(frozen=True, slots=True)
class IfDid(Statement):
    """そうした場合: if what stands before was really done. `otherwise`: そうしなかった場合."""

    then: tuple[Statement, ...]
    otherwise: tuple[Statement, ...] = ()


@dataclass(frozen=True, slots=True)
class If(Statement):
    fact: Fact
    then: tuple[Statement, ...]
    otherwise: tuple[Statement, ...] = ()


@dataclass(frozen=True, slots=True)
class Modes(Statement):
    """以下の効果の中から: choose so many of these effects, each at most once."""

    count: Amount
    options: tuple[tuple[Statement, ...], ...]
    up_to: bool = False
    by: str = ""


@dataclass(frozen=True, slots=True)
class Repeat(Statement):
    """Do this so many times."""

    count: Amount
    statements: tuple[Statement, ...]


@dataclass(frozen=True, slots=True)
class CopiesInDeck(Statement):
    """A deck may hold so many of this card; None: any number. It works before the game, and does nothing in it."""

    most: int | None = None
