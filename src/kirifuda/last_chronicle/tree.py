"""The records of this book's card texts, beside those that games share (`effects.tree`, `effects.statements`).

How the shared ones are used here:

- `Choose` is 選ぶ: a target, chosen when the spell or ability is used (11.2.7), wherever it stands in the text but in
  a `Later`, an `Instead`, a granted ability or an option of `Modes` that was not taken. `Designate` is everything
  else that is picked out: when the text gets there (11.8.5.1). Statements then act on `Those(slot)`.
- `Filter.whose` is the controller on the battlefield, in a soul yard and on the stack, the owner elsewhere. `zones`
  are names of `vocabulary.ZONES`; none: the battlefield. `categories` are card types (`vocabulary.TYPES`); `Typed`
  are the categories of 【 】 (5.6.3); `Coloured` are factions; `Marked` are the marks of `vocabulary.MARKS`.
- `Oriented` and `Orient` are active and wiped. `InAttack` is attacking, blocking, or squad. `Stat` and `Compare` are
  of `vocabulary.STATS`, `PlayerStat` of `vocabulary.PLAYER_STATS`.
- A player is a word: YOU, OPPONENT, TURN_PLAYER, BOTH (each of them), THAT_PLAYER. As a subject: `PlayerOf`.
- `LookAt(shown=True)` is 公開する. `LoseEffects` takes all abilities away, or the keywords it names. `Grant` gives
  them. `Battle` is two units that deal damage equal to their power to each other.
- Text of a spell, and of a chrono burst, is `CardText.play`; the lines of everything else are abilities.
"""

from dataclasses import dataclass, field
from typing import Final

from ..effects.tree import (
    Amount,
    Condition,
    Cost,
    Fact,
    Filter,
    Happening,
    Keyword,
    Node,
    Number,
    Sentence,
    Subject,
    Test,
    This,
)

OWNER: Final = "owner"
"""Of `Put.under`: under the control of each card's owner, into the owner's yard."""
THAT_PLAYER: Final = "that-player"
"""Whom `ChoosePlayer` or `CallPlayer` named last; before that, the player of the happening the ability waited for."""

# How long an effect lasts, beside the shared words. THIS_TURN is ターンの終わりまで: fixed on the cards it found.
DURING_TURN: Final = "during-this-turn"
"""このターン、～: a rule for the rest of the turn, for what comes later too (11.9.4.3)."""
NEXT_TURN: Final = "next-turn"
"""次のターンの終わりまで (9.7.3.2.2)."""
YOUR_TURN_END: Final = "your-turn-end"
"""あなたのターンの終わりまで: of this turn if it is yours, else of your next one."""
YOUR_NEXT_TURN: Final = "your-next-turn"
OPPONENTS_NEXT_TURN: Final = "opponents-next-turn"
ONE_TURN_LATER: Final[tuple[str, ...]] = (YOUR_NEXT_TURN, OPPONENTS_NEXT_TURN)
"""次のあなたのターン、～: in that turn only."""
NEXT_RECOVERY: Final = "next-recovery"
"""Over the next recovery phase of the card's controller."""


# --- prices ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Price(Node):
    """Souls to be paid (5.2.2): so many free ones, of each faction so many, and `x` times X free ones."""

    free: int = 0
    white: int = 0
    orange: int = 0
    purple: int = 0
    black: int = 0
    blue: int = 0
    x: int = 0

    def by_faction(self) -> tuple[int, int, int, int, int]:
        """In the order of `vocabulary.FACTIONS`."""
        return self.white, self.orange, self.purple, self.black, self.blue

    def total(self, x: int = 0) -> int:
        return self.free + sum(self.by_faction()) + self.x * x


# --- subjects, amounts, tests, facts -------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Each(Subject):
    """In an amount: each of the cards that the statement deals with, one by one (それぞれのパワー)."""


@dataclass(frozen=True, slots=True)
class CountersOn(Amount):
    """How many counters of this name (none: of all) lie on the cards."""

    counter: str
    of: Subject = field(default_factory=This)


@dataclass(frozen=True, slots=True)
class Greatest(Amount):
    """The greatest such number among the cards, or the `least`; none there: 0 (4.4)."""

    stat: str
    of: Subject
    least: bool = False


@dataclass(frozen=True, slots=True)
class InEach(Amount):
    """How many times the size goes into the amount: ～10につき; what is left over counts for nothing."""

    amount: Amount
    size: int


@dataclass(frozen=True, slots=True)
class Depending(Amount):
    """The one number if the fact is true, else the other: of `Modes`, 代わりに2つを選ぶ."""

    fact: Fact
    then: Amount
    otherwise: Amount


@dataclass(frozen=True, slots=True)
class Kinds(Amount):
    """How many different ones the cards have: faction, category, name, type."""

    what: str
    of: Filter


@dataclass(frozen=True, slots=True)
class HasCounters(Test):
    """Bears so many counters of this name (none: of any)."""

    counter: str
    how: str = ">="
    amount: Amount = field(default_factory=lambda: Number(1))


@dataclass(frozen=True, slots=True)
class SameKind(Test):
    """Shares a faction, category or type (`what`) with the subject."""

    what: str
    subject: Subject


@dataclass(frozen=True, slots=True)
class DifferentNames(Test):
    """Of `Choose`, `Designate` and `Search` only: no two of those that are picked have the same name."""


@dataclass(frozen=True, slots=True)
class TotalWithin(Test):
    """Of `Choose`, `Designate` and `Search` only: such a number of all that are picked comes to so much at most."""

    stat: str
    amount: Amount


@dataclass(frozen=True, slots=True)
class NameContains(Test):
    """Has this in its name."""

    part: str


@dataclass(frozen=True, slots=True)
class CameBy(Test):
    """Came onto the battlefield by this (`vocabulary.WAYS`)."""

    way: str


@dataclass(frozen=True, slots=True)
class Lit(Test):
    """Its lamp of this colour (green, red) is lit (5.7.3)."""

    lamp: str


@dataclass(frozen=True, slots=True)
class Chose(Test):
    """A spell on the stack that has chosen these cards, or one of them (11.2.7)."""

    what: Subject | Filter


@dataclass(frozen=True, slots=True)
class SameSquad(Test):
    """Attacks in one squad with the subject (6.7.2), which is in that squad itself."""

    subject: Subject


@dataclass(frozen=True, slots=True)
class OneOf(Test):
    """Is of any of these kinds, which say as well where it lies and whose it is: ユニット1体かSS1枚."""

    kinds: tuple[Filter, ...]


@dataclass(frozen=True, slots=True)
class OfWord(Test):
    """Is what a `ChooseWord` named: of that faction, category, type or name (`of`)."""

    slot: int
    of: str = "faction"


@dataclass(frozen=True, slots=True)
class HappenedThisTurn(Fact):
    """It has happened in this turn, so many times or more."""

    happening: Happening
    times: int = 1


@dataclass(frozen=True, slots=True)
class PaidExtra(Fact):
    """The optional additional cost, or the alternative cost, was paid."""


# --- conditions of abilities ---------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Provided(Condition):
    """～とき、～ならば (11.6.14): looked at when it would trigger and again when it resolves.

    Of an action ability: it can only be used while this is true. Of a field ability: it works only then.
    """

    fact: Fact


@dataclass(frozen=True, slots=True)
class StateTrigger(Condition):
    """A trigger that looks at how things are, not at what happens (11.6.19); `becomes`: at whether they become so."""

    fact: Fact
    becomes: bool = False


@dataclass(frozen=True, slots=True)
class TimesATurn(Condition):
    """It can be used, or triggers, so many times a turn at most."""

    times: int


@dataclass(frozen=True, slots=True)
class NthThisTurn(Condition):
    """～枚目の～: it triggers when that has happened so often in this turn; `onward`: and each time after that."""

    nth: int
    onward: bool = False


# --- costs ---------------------------------------------------------------------------------------------
# `DoAsCost` of effects.tree is the rest: sacrifice, discard, counters, life, wiping others, revealing this card.


@dataclass(frozen=True, slots=True)
class PaySouls(Cost):
    price: Price


@dataclass(frozen=True, slots=True)
class WipeThis(Cost):
    """The wipe icon (11.5.2.1.1)."""


# --- keywords -----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ChronicleKeyword(Keyword):
    """A keyword ability of 15.2 with what belongs to it; `amount` of the shared record is not used.

    - number: breakthrough X, harvest X, ready X, dynamo (X), explore (X), subdue (X).
    - filter: soul change (which units can be sacrificed), awaken (which cards).
    - counter: harvest.
    - prices: gift (one), taboo (one or two, either), soul burst (one).
    - sentences: soul burst.
    - conditions: ready (what it waits for).
    - card: sublimate (the name of the unit to be sacrificed).
    """

    number: Amount | None = None
    filter: Filter | None = None
    counter: str = ""
    prices: tuple[Price, ...] = ()
    sentences: tuple[Sentence, ...] = ()
    conditions: tuple[Condition, ...] = ()
    card: str = ""
