"""The records of this book's card texts, beside those that all games share (`effects.tree`).

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
    EITHER,
    STAYS,
    THIS_TURN,
    YOU,
    Amount,
    CardText,
    Choose,
    Condition,
    Cost,
    Fact,
    Filter,
    Happening,
    Keyword,
    Node,
    Number,
    Sentence,
    Statement,
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
AS_LONG: Final = "as-long-as"
"""As long as the fact of the `AsLongAs` around it is true."""


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


@dataclass(frozen=True, slots=True)
class PaySouls(Cost):
    price: Price


@dataclass(frozen=True, slots=True)
class WipeThis(Cost):
    """The wipe icon (11.5.2.1.1)."""


# `DoAsCost` of effects.tree is the rest: sacrifice, discard, counters, life, wiping others, revealing this card.


# --- picking out -----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Designate(Statement):
    """指定する, 探す, and whatever is picked without 選ぶ: on resolution, or when a cost is paid.

    `by`: who picks (none: you). With `by` and the filter's `whose` BOTH, each player picks so many of their own
    (11.8.6). In a hidden zone fewer may be picked where the filter asks for anything (15.1.8.2).
    """

    slot: int
    filter: Filter
    count: Amount
    up_to: bool = False
    by: str = ""
    any_number: bool = False


@dataclass(frozen=True, slots=True)
class ChoosePlayer(Statement):
    """Choose a player: a target. From here on that is THAT_PLAYER. `whose`: EITHER or OPPONENT."""

    slot: int
    whose: str


@dataclass(frozen=True, slots=True)
class ChooseCardOrPlayer(Choose):
    """Choose one such card, or else a player (`player`: EITHER or OPPONENT): either way that is `Those(slot)`."""

    player: str = EITHER


@dataclass(frozen=True, slots=True)
class CallPlayer(Statement):
    """From here on THAT_PLAYER is the controller (or `owner`) of the subject, as it last was."""

    of: Subject
    owner: bool = False


# --- damage and life ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class DivideDamage(Statement):
    """Damage divided among what was chosen, as declared on use, at least 1 each (11.2.8)."""

    to: Subject
    amount: Amount
    source: Subject = field(default_factory=This)


@dataclass(frozen=True, slots=True)
class Prevent(Statement):
    """軽減 (11.9.7): damage to the subject is so much less; no amount: all of it.

    `how`: each (of every damage), next and total (so much altogether, until used up: C66). `source`: only of damage
    from these. `nature`: combat, effect or any.
    """

    to: Subject
    amount: Amount | None
    how: str = "each"
    nature: str = ""
    source: Subject | Filter | None = None
    lasts: str = THIS_TURN


@dataclass(frozen=True, slots=True)
class SwapLife(Statement):
    """Each player's life becomes what the other's was."""


@dataclass(frozen=True, slots=True)
class SwapNumbers(Statement):
    """A number of two cards becomes that of the other; both the same subject: its two cards."""

    one: Subject
    other: Subject
    stat: str
    lasts: str = STAYS


@dataclass(frozen=True, slots=True)
class GainAdvancePoints(Statement):
    """進攻値; `down`: lose."""

    whose: str
    amount: Amount
    down: bool = False


# --- cards that move ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Put(Statement):
    """Put cards into a zone: removing (15.1.6), returning, placing by an effect, taking a spell off the stack.

    `to` is a zone. `under`: under whose control on the battlefield, into whose soul, CA or era yard (none: yours;
    zones of 7.2 are always the owner's). `bottom` of the deck; `wiped`, `face_down` as it arrives; `in_any_order`:
    who puts several onto or under a deck orders them. `slot` keeps cards of a deck that come to lie open.
    """

    subject: Subject
    to: str
    under: str = ""
    bottom: bool = False
    wiped: bool = False
    face_down: bool = False
    in_any_order: bool = False
    slot: int | None = None


@dataclass(frozen=True, slots=True)
class Sacrifice(Statement):
    """犠牲にする (15.1.13); what is picked is a `Designate` before it."""

    subject: Subject


@dataclass(frozen=True, slots=True)
class Discard(Statement):
    """捨てる (15.1.5); what is picked is a `Designate` or `ChooseAtRandom` before it."""

    subject: Subject


@dataclass(frozen=True, slots=True)
class Search(Statement):
    """サーチする (15.1.9): find up to so many in the deck, reveal, do the rest with them, shuffle the deck."""

    slot: int
    filter: Filter
    count: Amount
    then: tuple[Statement, ...]
    whose: str = YOU


@dataclass(frozen=True, slots=True)
class Found(Node):
    """The card that was looked for."""

    slot: int | None = None


@dataclass(frozen=True, slots=True)
class RevealUntil(Statement):
    """Reveal cards from the top of a deck until one of a kind is found, or all; `slot` keeps all of them."""

    slot: int
    whose: str
    filter: Filter
    found: Found = field(default_factory=Found)


@dataclass(frozen=True, slots=True)
class ChronoCheck(Statement):
    """クロノチェックをN回行う (15.1.14.4); `slot` keeps the cards that it puts into the CA yard."""

    whose: str
    count: Amount
    slot: int | None = None


@dataclass(frozen=True, slots=True)
class ExchangeMarkers(Statement):
    """交換する: so many era markers for as many cards of the hand (15.1.15)."""

    whose: str
    count: Amount


@dataclass(frozen=True, slots=True)
class AdvanceEra(Statement):
    """Advance the era (9.5.7.1 to 9.5.7.5) whatever the CA come to."""

    whose: str


@dataclass(frozen=True, slots=True)
class UseSpell(Statement):
    """Use a spell card from where it lies; `free`: without paying its cost."""

    subject: Subject
    free: bool = True


@dataclass(frozen=True, slots=True)
class RemoveFromCombat(Statement):
    """It is no attacker or blocker any more (10.1.4.4)."""

    subject: Subject


@dataclass(frozen=True, slots=True)
class AttackAgain(Statement):
    """It may attack so many times more this turn."""

    subject: Subject
    count: Amount


# --- turns and phases -----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class SkipPhase(Statement):
    """This player has no such phase (`vocabulary.SKIPPED_PHASES`); `next`: the next one, and then it is over."""

    whose: str
    phase: str
    next: bool = False
    lasts: str = STAYS


@dataclass(frozen=True, slots=True)
class ExtraPhases(Statement):
    """These phases (`vocabulary.EXTRA_PHASES`) come in between, in this order, if it is this player's turn."""

    whose: str
    phases: tuple[str, ...]


# --- counters, tokens, souls -------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class PutCounters(Statement):
    subject: Subject
    counter: str
    amount: Amount


@dataclass(frozen=True, slots=True)
class RemoveCounters(Statement):
    """No amount: all. No name: of every kind."""

    subject: Subject
    counter: str
    amount: Amount | None


@dataclass(frozen=True, slots=True)
class TokenCard(Node):
    """What a token is (6.11); no name: its categories are its name (6.11.3)."""

    types: tuple[str, ...]
    categories: tuple[str, ...] = ()
    factions: tuple[str, ...] = ()
    power: int = 0
    atk: int = 0
    level: int = 1
    name: str = ""
    text: CardText = field(default_factory=CardText)


@dataclass(frozen=True, slots=True)
class PlaceTokens(Statement):
    """Put tokens onto the battlefield under a player's control; `slot` keeps them."""

    token: TokenCard
    count: Amount
    whose: str = YOU
    slot: int | None = None
    wiped: bool = False


@dataclass(frozen=True, slots=True)
class MakeSouls(Statement):
    """Souls into a pool, which no soul action makes (15.1.16.3)."""

    whose: str
    souls: Price


@dataclass(frozen=True, slots=True)
class Pay(Statement):
    """Pay costs in a resolution (15.1.16.2); `May` and `IfDid` stand around it."""

    costs: tuple[Cost, ...]
    by: str = ""


# --- continuous effects -------------------------------------------------------------------------------------
# Of a field ability they last as long as that works (`lasts` is STAYS).


@dataclass(frozen=True, slots=True)
class AsLongAs(Statement):
    """～あるかぎり: the continuous effects in it end for good once the fact is not true. Their `lasts` is AS_LONG."""

    fact: Fact
    statements: tuple[Statement, ...]


@dataclass(frozen=True, slots=True)
class Become(Statement):
    """Be of these card types, categories, factions; `added`: beside those it has."""

    subject: Subject
    types: tuple[str, ...] = ()
    categories: tuple[str, ...] = ()
    factions: tuple[str, ...] = ()
    added: bool = False
    lasts: str = THIS_TURN


@dataclass(frozen=True, slots=True)
class GainControl(Statement):
    subject: Subject
    whose: str = YOU
    lasts: str = STAYS


@dataclass(frozen=True, slots=True)
class GainLamps(Statement):
    """Have these lamps (green, red) lit in every era."""

    subject: Subject
    lamps: tuple[str, ...]
    lasts: str = THIS_TURN


@dataclass(frozen=True, slots=True)
class ChangePrice(Statement):
    """What this player uses or places costs more or less (11.2.9).

    `of`: cards (using or placing them), or abilities (using action abilities of them).
    `faction`: of this faction cost, otherwise of the free cost. `next`: only the next card; then it is over.
    """

    whose: str
    filter: Filter
    amount: Amount
    down: bool = False
    faction: str = ""
    of: str = "cards"
    lasts: str = THIS_TURN
    next: bool = False


@dataclass(frozen=True, slots=True)
class AddCost(Statement):
    """Using or placing these cards costs this as well (11.2.4); `optional`: if the player likes (`PaidExtra`)."""

    whose: str
    filter: Filter
    costs: tuple[Cost, ...]
    optional: bool = False
    lasts: str = STAYS


@dataclass(frozen=True, slots=True)
class AlternativeCost(Statement):
    """These cards may be used or placed for this, and not for their own cost (11.2.4). No costs: for nothing."""

    whose: str
    filter: Filter
    costs: tuple[Cost, ...]
    lasts: str = STAYS


@dataclass(frozen=True, slots=True)
class CostToAct(Statement):
    """The subject's controller must pay this for its attack or block (10.1.2.5, 10.1.4.2.5). `act`: attack, block."""

    act: str
    subject: Subject
    costs: tuple[Cost, ...]
    lasts: str = STAYS


@dataclass(frozen=True, slots=True)
class OnlyIf(Statement):
    """This card can be used or placed only while the fact is true."""

    fact: Fact


@dataclass(frozen=True, slots=True)
class Require(Statement):
    """～しなければならない (10.1.2.3.5, 10.1.4.2.4): see `vocabulary.REQUIRED_ACTS`."""

    act: str
    subject: Subject
    against: Filter | None = None
    lasts: str = THIS_TURN


@dataclass(frozen=True, slots=True)
class Unaffected(Statement):
    """効果を受けない (2.2): effects of what this player uses or controls (`whose`), or of these cards, pass it by."""

    subject: Subject
    whose: str = ""
    by: Filter | None = None
    lasts: str = THIS_TURN


@dataclass(frozen=True, slots=True)
class AttackLimit(Statement):
    """It may attack so many times in a turn (10.1.2.3.3)."""

    subject: Subject
    count: Amount
    lasts: str = STAYS


@dataclass(frozen=True, slots=True)
class MakeMore(Statement):
    """Where an effect would place tokens, or put counters on cards, it places or puts more of them (11.9.5).

    `made`: tokens that this player (`whose`) places; or counters, those of a name if there is one, that are put on
    the `subject`. So many times as many (`factor`), or so many `more`.
    """

    made: str
    whose: str = ""
    subject: Subject | None = None
    counter: str = ""
    factor: int = 1
    more: int = 0
    lasts: str = STAYS


@dataclass(frozen=True, slots=True)
class Enters(Statement):
    """The cards come onto the battlefield wiped, or with so many counters on them (11.9.5)."""

    subject: Subject
    wiped: bool = False
    counter: str = ""
    amount: Amount | None = None


@dataclass(frozen=True, slots=True)
class HandLimit(Statement):
    """The limit of 9.7.3.1. `how`: set, up, down, none."""

    whose: str
    how: str
    amount: Amount | None = None
    lasts: str = STAYS


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
