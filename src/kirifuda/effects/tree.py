"""What a card text compiles to: frozen records. These are what the texts of several games have.

A text is a `CardText`; its abilities hold sentences, a sentence holds statements. Statements act on
`Subject`s, which are found by `Filter`s or were kept in a numbered slot by an earlier statement of the
same ability. The kinds of statement stand in `statements`; what only one game's texts say, in its `tree`.
Words (zones, categories, keywords, stats) are the English names of the glossary; each game says which it knows.
"""

from dataclasses import dataclass, fields
from typing import Final

from .inheriting import mypyc_attr

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
AS_LONG_AS: Final = "as-long-as"
"""As long as the fact of the `While` around it is true."""
STAYS: Final = ""
"""As long as the unit lies there; of a standing ability, as long as that works."""


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, slots=True)
class Node:
    """A part of a card text."""

    def __reduce__(self) -> tuple[type["Node"], tuple[object, ...]]:
        """A compiled record is made whole again, not filled in field by field."""
        return type(self), tuple([getattr(self, name) for name in fields_of(type(self))])


_fields: Final[dict[type[Node], tuple[str, ...]]] = {}


def fields_of(kind: type[Node]) -> tuple[str, ...]:
    """The names of what a kind of part is made of."""
    found = _fields.get(kind)
    if found is None:
        found = _fields[kind] = tuple([one.name for one in fields(kind)])
    return found


# --- amounts -------------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
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
class DealtWith(Amount):
    """How many (cards, points, cores) the statement that has this slot really dealt with."""

    slot: int


@dataclass(frozen=True, slots=True)
class OfEach(Amount):
    """Of each player that the statement is about its own: YOU in it is that player."""

    amount: Amount


@dataclass(frozen=True, slots=True)
class Happened(Amount):
    """The number of the happening that the ability waited for: points of damage, of life."""


@dataclass(frozen=True, slots=True)
class TimesThisTurn(Amount):
    """How often something has happened this turn so far."""

    happening: "Happening"


@dataclass(frozen=True, slots=True)
class CardsThisTurn(Amount):
    """How many cards this has happened to, or did it, this turn so far: each counts once, wherever it is now.

    The first card of the happening is counted, or (`other`) the second.
    """

    happening: "Happening"
    other: bool = False


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


@mypyc_attr(allow_interpreted_subclasses=True)
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
class InAttack(Test):
    """Its part in the attack that is going on: attacker, target, either."""

    part: str


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
class IsToken(Test):
    pass


@dataclass(frozen=True, slots=True)
class IsOf(Test):
    """Of any of these categories."""

    categories: tuple[str, ...]


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
class AllOf(Test):
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


@mypyc_attr(allow_interpreted_subclasses=True)
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


@mypyc_attr(allow_interpreted_subclasses=True)
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
class DoAsCost(Cost):
    """A process that must be done in full."""

    statements: "tuple[Statement, ...]"


# --- statements ------------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, slots=True)
class Statement(Node):
    """One thing that an effect does."""


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
