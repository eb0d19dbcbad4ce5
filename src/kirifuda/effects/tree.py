"""What a card text compiles to: frozen records, the same for every game with cards.

A text is a `CardText`; its abilities hold sentences, a sentence holds statements. Statements act on
`Subject`s, which are found by `Filter`s or were kept in a numbered slot by an earlier statement of the
same ability. Words (zones, categories, keywords, stats) are the English names of the glossary; each game
says which it knows.
"""

from dataclasses import dataclass, field, fields
from typing import Final

# Players.
YOU: Final = "you"
OPPONENT: Final = "opponent"
EITHER: Final = "either"
"""Nobody is named: cards of both sides."""
BOTH: Final = "both"
"""Each of the two players."""
TURN_PLAYER: Final = "turn-player"

# How long an effect lasts.
THIS_TURN: Final = "this-turn"
THIS_BATTLE: Final = "this-battle"
YOUR_NEXT_TURN_START: Final = "your-next-turn-start"
YOUR_NEXT_TURN_END: Final = "your-next-turn-end"
OPPONENTS_NEXT_TURN_START: Final = "opponents-next-turn-start"
OPPONENTS_NEXT_TURN_END: Final = "opponents-next-turn-end"
THIS_PHASE: Final = "this-phase"
AS_LONG_AS: Final = "as-long-as"
"""As long as the fact of the `While` around it is true."""
STAYS: Final = ""
"""As long as the unit lies there; of a standing ability, as long as that works."""


@dataclass(frozen=True, slots=True)
class Node:
    """A part of a card text."""

    def __reduce__(self) -> tuple[type["Node"], tuple[object, ...]]:
        """A compiled record is made whole again, not filled in field by field."""
        return type(self), tuple([getattr(self, one.name) for one in fields(self)])


# --- amounts -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Amount(Node):
    """A whole number, known when it is looked at."""


@dataclass(frozen=True, slots=True)
class Number(Amount):
    value: int


@dataclass(frozen=True, slots=True)
class Variable(Amount):
    """X, Y or Z, as a `Let`, a cost of X or a choice of number has set it."""

    name: str


@dataclass(frozen=True, slots=True)
class Count(Amount):
    """How many cards there are of a kind."""

    of: "Filter"


@dataclass(frozen=True, slots=True)
class Cores(Amount):
    """How many cores lie somewhere: a place of `MoveCores`, or "" for all that count."""

    whose: str
    where: str = ""


@dataclass(frozen=True, slots=True)
class Stat(Amount):
    """A number of a card: atk, hp, cost, wt, core-cost, damage; of several cards their sum. `original`: as printed."""

    stat: str
    of: "Subject"
    original: bool = False


@dataclass(frozen=True, slots=True)
class Own(Amount):
    """A number of each card that is looked at or dealt with: ATKがHPより大きい, それぞれのコストに等しい."""

    stat: str


@dataclass(frozen=True, slots=True)
class Greatest(Amount):
    """The highest number of a kind among cards, or the lowest (`least`); without any such card 0."""

    stat: str
    of: "Filter"
    least: bool = False


@dataclass(frozen=True, slots=True)
class PlayerStat(Amount):
    """A number of a player: life, master-points."""

    stat: str
    whose: str


@dataclass(frozen=True, slots=True)
class Done(Amount):
    """How many (cards, points, cores) the statement before this one really dealt with."""


@dataclass(frozen=True, slots=True)
class Happened(Amount):
    """The number of the happening that the ability waited for: points of damage, of life."""


@dataclass(frozen=True, slots=True)
class TimesThisTurn(Amount):
    """How often something has happened this turn so far."""

    happening: "Happening"


@dataclass(frozen=True, slots=True)
class Times(Amount):
    amount: Amount
    factor: int


@dataclass(frozen=True, slots=True)
class Plus(Amount):
    one: Amount
    other: Amount


@dataclass(frozen=True, slots=True)
class Minus(Amount):
    one: Amount
    other: Amount


@dataclass(frozen=True, slots=True)
class Half(Amount):
    """Half of it. Rounded up, unless the text says down."""

    amount: Amount
    down: bool = False


@dataclass(frozen=True, slots=True)
class Share(Amount):
    """One of so many equal parts of it. Rounded up, unless the text says down: 3枚につき."""

    amount: Amount
    parts: int
    down: bool = False


# --- which cards ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Test(Node):
    """Something a card is or is not."""


@dataclass(frozen=True, slots=True)
class Coloured(Test):
    """Of any of these colours."""

    colours: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Typed(Test):
    """Of any of these types, by their printed words."""

    types: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Named(Test):
    """Of any of these names."""

    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SameName(Test):
    """Of the same name as the subject."""

    subject: "Subject"


@dataclass(frozen=True, slots=True)
class NameHas(Test):
    """Any of these words is a part of its name."""

    words: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class AsDeclared(Test):
    """Its colour, category, type or name (`of`) is the word that was declared and kept in this slot."""

    slot: int
    of: str


@dataclass(frozen=True, slots=True)
class Extreme(Test):
    """No card among these has more (`most`), or less, of a number."""

    stat: str
    most: bool
    among: "Filter"


@dataclass(frozen=True, slots=True)
class Compare(Test):
    """A number of the card (atk, hp, cost, wt, core-cost, damage) against an amount: >=, <=, >, <, =."""

    stat: str
    how: str
    amount: Amount
    original: bool = False
    """As printed (元々の)."""


@dataclass(frozen=True, slots=True)
class Oriented(Test):
    """How it lies, in a game's own words: active, exhausted, reversed, open; attack, defense, face-down, gained."""

    how: str


@dataclass(frozen=True, slots=True)
class InLanes(Test):
    """In any of these lanes, left, center or right as seen by the card's own player."""

    lanes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class InChosenLane(Test):
    """In the lane that was chosen and kept in this slot, on either side."""

    slot: int


@dataclass(frozen=True, slots=True)
class SameLane(Test):
    """In a lane where the subject is too."""

    subject: "Subject"


@dataclass(frozen=True, slots=True)
class AdjacentLane(Test):
    """In a lane next to the subject's."""

    subject: "Subject"


@dataclass(frozen=True, slots=True)
class InRows(Test):
    """In any of these rows of its own player's zone: front, back."""

    rows: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SameRow(Test):
    """In a row of the same name as the subject's."""

    subject: "Subject"


@dataclass(frozen=True, slots=True)
class Shares(Test):
    """Has the same attribute, race or name (`of`) as the subject."""

    subject: "Subject"
    of: str


@dataclass(frozen=True, slots=True)
class AdjacentSquare(Test):
    """On a square next to the subject's, of the same player's zone: ahead, behind, left or right of it."""

    subject: "Subject"


@dataclass(frozen=True, slots=True)
class Beside(Test):
    """On the one square ahead, behind, left or right of the subject's, as its player sees it; sides: left or right."""

    subject: "Subject"
    side: str


@dataclass(frozen=True, slots=True)
class PointedAt(Test):
    """On a square that a lead icon of the subject points at, as it lies now."""

    subject: "Subject"


@dataclass(frozen=True, slots=True)
class InAttack(Test):
    """Its part in the attack that is going on: attacker, target, either."""

    part: str


@dataclass(frozen=True, slots=True)
class BattlesWith(Test):
    """Fights with the subject in the attack that is going on."""

    subject: "Subject"


@dataclass(frozen=True, slots=True)
class DidThisTurn(Test):
    """What the card did this turn, in a game's own words: placed, turned-up, led, attacked."""

    what: str


@dataclass(frozen=True, slots=True)
class Marked(Test):
    """Bears a mark of its kind, in a game's own words: flash, field."""

    mark: str


@dataclass(frozen=True, slots=True)
class HasKeyword(Test):
    keyword: str


@dataclass(frozen=True, slots=True)
class HasAbility(Test):
    """Has an ability of any kind (Legions 36-2); keywords are none."""


@dataclass(frozen=True, slots=True)
class Symbols(Test):
    """Has so many colour symbols: 1 single, 2 double."""

    count: int


@dataclass(frozen=True, slots=True)
class IsToken(Test):
    pass


@dataclass(frozen=True, slots=True)
class IsOf(Test):
    """Of any of these categories."""

    categories: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Incapacitated(Test):
    pass


@dataclass(frozen=True, slots=True)
class IsIt(Test):
    """Is the subject itself, or one of its cards."""

    subject: "Subject"


@dataclass(frozen=True, slots=True)
class Not(Test):
    test: Test


@dataclass(frozen=True, slots=True)
class AnyOf(Test):
    tests: tuple[Test, ...]


@dataclass(frozen=True, slots=True)
class Filter(Node):
    """Cards: whose, where, of which categories, and all that must be true of each.

    No zones: the field. No categories: any card at all. `unit` is master, minion or lord.
    """

    whose: str = EITHER
    zones: tuple[str, ...] = ()
    categories: tuple[str, ...] = ()
    tests: tuple[Test, ...] = ()


# --- subjects ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Subject(Node):
    """The cards that a statement is about."""


@dataclass(frozen=True, slots=True)
class This(Subject):
    """The card that bears the ability."""


@dataclass(frozen=True, slots=True)
class Those(Subject):
    """What an earlier statement chose, put, drew or looked at, and kept in this slot."""

    slot: int


@dataclass(frozen=True, slots=True)
class Every(Subject):
    """All cards of a kind. `slot`: those that were found are kept, for what is said of them again (それら)."""

    filter: Filter
    slot: int | None = None


@dataclass(frozen=True, slots=True)
class Mentioned(Subject):
    """The card of the happening that the ability waited for."""


@dataclass(frozen=True, slots=True)
class Counterpart(Subject):
    """The other card of that happening: whom it attacked, what dealt the damage."""


@dataclass(frozen=True, slots=True)
class PlayerOf(Subject):
    """A player, who can be dealt damage."""

    whose: str


@dataclass(frozen=True, slots=True)
class MasterOf(Subject):
    whose: str


@dataclass(frozen=True, slots=True)
class LordOf(Subject):
    whose: str


@dataclass(frozen=True, slots=True)
class TopCards(Subject):
    """So many cards from the top (or bottom) of a deck. `slot`: they are kept, for what is said of them again."""

    whose: str
    count: Amount
    bottom: bool = False
    slot: int | None = None


@dataclass(frozen=True, slots=True)
class Together(Subject):
    """Several subjects at once: this card and that one."""

    subjects: tuple[Subject, ...]


# --- facts ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Fact(Node):
    """Something that is true or not when it is looked at."""


@dataclass(frozen=True, slots=True)
class Exists(Fact):
    """There are at least (how: >=, <=, =, >, <) so many of these cards."""

    filter: Filter
    how: str
    amount: Amount


@dataclass(frozen=True, slots=True)
class AllDiffer(Fact):
    """No two of these cards have the same attribute, race, name or number."""

    filter: Filter
    of: str


@dataclass(frozen=True, slots=True)
class Matches(Fact):
    """The subject is there and each of its cards passes: zones and categories count, and the tests.

    No zones: wherever it is.
    """

    subject: Subject
    filter: Filter


@dataclass(frozen=True, slots=True)
class Compares(Fact):
    """Two amounts: life, cards in hand, cores."""

    one: Amount
    how: str
    other: Amount


@dataclass(frozen=True, slots=True)
class Mode(Fact):
    """A player's master is in this mode: normal, awakened."""

    whose: str
    mode: str


@dataclass(frozen=True, slots=True)
class Broke(Fact):
    """The subject, or a card of this kind, broke while this effect was resolved."""

    subject: Subject | Filter


@dataclass(frozen=True, slots=True)
class IsTurnOf(Fact):
    whose: str


@dataclass(frozen=True, slots=True)
class IsPhase(Fact):
    """It is this phase of a turn of that player (YOU, OPPONENT, BOTH: of either)."""

    phase: str
    whose: str = BOTH


@dataclass(frozen=True, slots=True)
class IsFalse(Fact):
    fact: Fact


@dataclass(frozen=True, slots=True)
class AllTrue(Fact):
    facts: tuple[Fact, ...]


@dataclass(frozen=True, slots=True)
class OneTrue(Fact):
    facts: tuple[Fact, ...]


# --- happenings, which abilities wait for and replacements replace ---------------------------------


@dataclass(frozen=True, slots=True)
class Happening(Node):
    """Something that happens to a card (`what`) or is done by a player (`who`).

    `kind` is a game's word: placed, broken, attacked, … `other` is the second card of it, `source` where a
    card came from, `to` where it went. `together`: however many at once count as one (1体以上). A filter
    without zones says nothing of where the card lies.
    """

    kind: str
    what: "Subject | Filter | None" = None
    who: str = ""
    other: "Subject | Filter | None" = None
    source: tuple[str, ...] = ()
    to: tuple[str, ...] = ()
    nature: str = ""
    """battle or effect, of damage."""
    together: bool = False
    by: str = ""
    """Only when an effect of this player (YOU, OPPONENT) did it."""


# --- conditions of abilities -----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Condition(Node):
    """When an ability works."""


@dataclass(frozen=True, slots=True)
class When(Condition):
    """A trigger. `once`: it works once a turn."""

    happening: Happening
    once: bool = False


@dataclass(frozen=True, slots=True)
class AtPhase(Condition):
    """A trigger at the start or the end of a phase: start, core, draw, main, end."""

    phase: str
    whose: str = YOU
    end: bool = False


@dataclass(frozen=True, slots=True)
class Standing(Condition):
    """Always, or in the turns of one player (YOU, OPPONENT)."""

    turn_of: str = ""


@dataclass(frozen=True, slots=True)
class Activated(Condition):
    """When its player may use effects, at will. `once` a turn; `during` this phase only, `turn_of` this player only."""

    once: bool = False
    during: str = ""
    turn_of: str = ""


# --- costs -----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Cost(Node):
    pass


@dataclass(frozen=True, slots=True)
class PayPoints(Cost):
    amount: Amount


@dataclass(frozen=True, slots=True)
class ExhaustThis(Cost):
    pass


@dataclass(frozen=True, slots=True)
class ReverseThis(Cost):
    """挺身."""


@dataclass(frozen=True, slots=True)
class ManaBoost(Cost):
    amount: Amount


@dataclass(frozen=True, slots=True)
class SoulCharge(Cost):
    amount: Amount


@dataclass(frozen=True, slots=True)
class PayEnergy(Cost):
    amount: Amount


@dataclass(frozen=True, slots=True)
class GainThis(Cost):
    """Turn this card sideways (ゲイン)."""


@dataclass(frozen=True, slots=True)
class DoAsCost(Cost):
    """A process that must be done in full."""

    statements: "tuple[Statement, ...]"


# --- statements ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Statement(Node):
    """One thing that an effect does."""


@dataclass(frozen=True, slots=True)
class Connective(Statement):
    """さらに (also) or その後 (afterwards), before a statement: it does nothing by itself."""

    word: str


@dataclass(frozen=True, slots=True)
class Choose(Statement):
    """Choose so many cards and keep them in a slot. `by` names a chooser where the text does."""

    slot: int
    filter: Filter
    count: Amount
    up_to: bool = False
    by: str = ""
    any_number: bool = False


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


@dataclass(frozen=True, slots=True)
class Damage(Statement):
    """`source` deals damage; by default the card that bears the ability. `as_battle`: it counts as battle damage."""

    to: Subject
    amount: Amount
    source: Subject = field(default_factory=This)
    as_battle: bool = False


@dataclass(frozen=True, slots=True)
class RemoveDamage(Statement):
    """The damage that these cards have taken is gone, or so much of it."""

    subject: Subject
    amount: Amount | None = None


@dataclass(frozen=True, slots=True)
class DivideDamage(Statement):
    """This card deals so much damage in all, divided among these cards as the player likes."""

    among: Filter
    amount: Amount


@dataclass(frozen=True, slots=True)
class DealInstead(Statement):
    """In place of damage that would be dealt: so much of the same kind, by the same card, is dealt to these cards."""

    to: Subject
    amount: Amount


@dataclass(frozen=True, slots=True)
class GainLife(Statement):
    whose: str
    amount: Amount


@dataclass(frozen=True, slots=True)
class LoseLife(Statement):
    whose: str
    amount: Amount


@dataclass(frozen=True, slots=True)
class GainPoints(Statement):
    whose: str
    amount: Amount


@dataclass(frozen=True, slots=True)
class SetLife(Statement):
    """A player's life becomes a number."""

    whose: str
    amount: Amount


@dataclass(frozen=True, slots=True)
class Spend(Statement):
    """A player pays master points, all of them or none (Legions 07-7). A letter without a number is any number."""

    whose: str
    amount: Amount


@dataclass(frozen=True, slots=True)
class ChangeWait(Statement):
    """WT +n or −n of cards that wait."""

    subject: Subject
    amount: Amount
    down: bool = False


@dataclass(frozen=True, slots=True)
class Break(Statement):
    subject: Subject


@dataclass(frozen=True, slots=True)
class Modify(Statement):
    """+X/+Y; signs are apart, so that −X can be said."""

    subject: Subject
    atk: Amount
    hp: Amount
    atk_down: bool = False
    hp_down: bool = False
    lasts: str = THIS_TURN


@dataclass(frozen=True, slots=True)
class SetStats(Statement):
    """ATK or HP become a number."""

    subject: Subject
    atk: Amount | None
    hp: Amount | None
    lasts: str = THIS_TURN


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


@dataclass(frozen=True, slots=True)
class Destroy(Statement):
    subject: Subject


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


@dataclass(frozen=True, slots=True)
class MoveLane(Statement):
    """Move minions to another lane: an adjacent one, or any of `lanes`."""

    subject: Subject
    lanes: tuple[str, ...] = ()
    adjacent: bool = True


@dataclass(frozen=True, slots=True)
class SwapLanes(Statement):
    """Two minions change places. Both the same subject: its two cards."""

    one: Subject
    other: Subject


@dataclass(frozen=True, slots=True)
class Orient(Statement):
    """active (recover), exhausted, reversed, open."""

    subject: Subject
    how: str


# A board of squares, on which cards lie face up or face down, upright or sideways.


@dataclass(frozen=True, slots=True)
class Squares(Node):
    """Empty squares of a zone: all that fit what is said; nothing said: any at all.

    `near` is how a square lies to the card `of`: same-lane, adjacent-lane, left-lane, right-lane, adjacent, ahead,
    behind, left, right (one step, as its player sees it) or lead (one step where a lead icon points). `of` is nobody
    for the card that moves itself. `slot` is a square chosen before.
    """

    rows: tuple[str, ...] = ()
    lanes: tuple[str, ...] = ()
    near: str = ""
    of: Subject | None = None
    slot: int | None = None


@dataclass(frozen=True, slots=True)
class ChooseSquare(Statement):
    """Choose an empty square of a player's zone and keep it in a slot."""

    slot: int
    squares: Squares
    whose: str = YOU


@dataclass(frozen=True, slots=True)
class MoveTo(Statement):
    """Move cards to another square of their player's zone; who carries the effect out says which, if several fit."""

    subject: Subject
    squares: Squares


@dataclass(frozen=True, slots=True)
class SwapSquares(Statement):
    """Two cards change places. Both the same subject: its two cards."""

    one: Subject
    other: Subject


@dataclass(frozen=True, slots=True)
class PutOnSquare(Statement):
    """Put cards from elsewhere onto squares. `position` and `face` as it arrives; "": its player says."""

    subject: Subject
    squares: Squares
    position: str = ""
    face: str = ""
    whose: str = ""
    """On whose side; "": its owner's."""


@dataclass(frozen=True, slots=True)
class Reposition(Statement):
    """Into this position; "": any other than it has, as the player says."""

    subject: Subject
    to: str = ""


@dataclass(frozen=True, slots=True)
class TurnOver(Statement):
    """Face up or face down. `position`: it lies so then; "": as it lay."""

    subject: Subject
    face: str
    position: str = ""


@dataclass(frozen=True, slots=True)
class Down(Statement):
    """Into the downed state, with its down damage (Legend of Stars 8.12)."""

    subject: Subject


@dataclass(frozen=True, slots=True)
class GainEnergy(Statement):
    """Turn so many energy cards sideways; None: all."""

    whose: str
    count: Amount | None


@dataclass(frozen=True, slots=True)
class RegainEnergy(Statement):
    """Turn so many energy cards upright; None: all."""

    whose: str
    count: Amount | None


@dataclass(frozen=True, slots=True)
class EndAttack(Statement):
    """The attack that is going on ends without a battle."""


@dataclass(frozen=True, slots=True)
class ChangeTarget(Statement):
    """The attack that is going on is one on this card."""

    to: Subject


@dataclass(frozen=True, slots=True)
class MasterAttack(Statement):
    """The master attacks as a unit with this ATK and these abilities."""

    atk: Amount
    keywords: "tuple[Keyword, ...]" = ()
    abilities: "tuple[Ability, ...]" = ()
    whose: str = YOU


@dataclass(frozen=True, slots=True)
class Grant(Statement):
    """Give keywords and abilities."""

    subject: Subject
    keywords: "tuple[Keyword, ...]" = ()
    abilities: "tuple[Ability, ...]" = ()
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
class ExhaustCores(Statement):
    whose: str
    count: Amount


@dataclass(frozen=True, slots=True)
class RecoverCores(Statement):
    whose: str
    count: Amount | None
    """None: all."""


@dataclass(frozen=True, slots=True)
class MoveCores(Statement):
    """Places: outside, core-zone, core-active, core-exhausted, master, lord, wait-1 to wait-4. No count: all."""

    whose: str
    count: Amount | None
    source: str
    to: str


@dataclass(frozen=True, slots=True)
class Battle(Statement):
    one: Subject
    other: Subject


@dataclass(frozen=True, slots=True)
class DealEachOther(Statement):
    """Each deals damage equal to its ATK to the other, both at once; no battle takes place."""

    one: Subject
    other: Subject


@dataclass(frozen=True, slots=True)
class Unlock(Statement):
    subject: Subject


@dataclass(frozen=True, slots=True)
class Play(Statement):
    subject: Subject


@dataclass(frozen=True, slots=True)
class PutTokens(Statement):
    """Put tokens onto a field. `token` is the token's name; `slot` keeps them."""

    token: str
    count: Amount
    whose: str = YOU
    slot: int | None = None
    lanes: tuple[str, ...] = ()
    exhausted: bool = False


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


@dataclass(frozen=True, slots=True)
class TreatAs(Statement):
    """The subject is dealt with as if it lay in another zone."""

    subject: Subject
    zone: str
    lasts: str = THIS_TURN


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
class EachPlayer(Statement):
    """Each player does this, the turn player first; YOU is that player."""

    statements: tuple[Statement, ...]


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
class WithCost(Statement):
    """A keyword cost in an effect (40-2 to 40-5): who pays it gets the rest, who does not gets the `otherwise`."""

    cost: Cost
    then: tuple[Statement, ...]
    otherwise: tuple[Statement, ...] = ()


@dataclass(frozen=True, slots=True)
class Modes(Statement):
    """以下の効果の中から: choose so many of these effects, each at most once."""

    count: Amount
    options: "tuple[tuple[Statement, ...], ...]"
    up_to: bool = False
    by: str = ""


@dataclass(frozen=True, slots=True)
class Repeat(Statement):
    """Do this so many times."""

    count: Amount
    statements: tuple[Statement, ...]


@dataclass(frozen=True, slots=True)
class UnlockCards(Statement):
    """What a master's common ability allows (Legions 21-2a, 21-3a): unlocking cards of these categories."""

    categories: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CopiesInDeck(Statement):
    """A deck may hold so many of this card; None: any number. It works before the game, and does nothing in it."""

    most: int | None = None


# --- texts -------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Keyword(Node):
    """A keyword ability, with its number where it has one."""

    name: str
    amount: int | None = None


Sentence = tuple[Statement, ...]


@dataclass(frozen=True, slots=True)
class Ability(Node):
    """「name」《conditions》【costs】：sentences. `works_in`: zones other than the field, where the text names them."""

    name: str
    conditions: tuple[Condition, ...]
    costs: tuple[Cost, ...]
    sentences: tuple[Sentence, ...]
    works_in: tuple[str, ...] = ()

    def __hash__(self) -> int:
        """Cheap: abilities are looked up again and again."""
        return hash(self.name)


@dataclass(frozen=True, slots=True)
class CardText(Node):
    """A whole text. `play`: the sentences of a play effect, resolved as one sequence."""

    keywords: tuple[Keyword, ...] = ()
    abilities: tuple[Ability, ...] = ()
    play: tuple[Sentence, ...] = ()
