"""What effects of this book do, as records (`tree`), beside the statements that games share (`effects.statements`)."""

from dataclasses import dataclass, field

from ..effects.statements import CardsPicked, Choose
from ..effects.tree import (
    EITHER,
    STAYS,
    THIS_TURN,
    YOU,
    Amount,
    CardText,
    Cost,
    Fact,
    Filter,
    Node,
    Statement,
    Subject,
    This,
)
from .tree import Price

# --- picking out -----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Designate(CardsPicked):
    """指定する, 探す, and whatever is picked without 選ぶ: on resolution, or when a cost is paid.

    `by`: who picks (none: you). With `by` and the filter's `whose` BOTH, each player picks so many of their own
    (11.8.6). In a hidden zone fewer may be picked where the filter asks for anything (15.1.8.2).
    """


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
class ChooseAbility(Statement):
    """Choose one ability on the stack, a target (7.13, 11.2.7). `kinds`: action, trigger, burst."""

    slot: int
    whose: str
    kinds: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class InterruptAbility(Statement):
    """The ability that was chosen is taken off the stack without being resolved (C129)."""

    slot: int


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
    slot: int | None = None


@dataclass(frozen=True, slots=True)
class Discard(Statement):
    """捨てる (15.1.5); what is picked is a `Designate` or `ChooseAtRandom` before it."""

    subject: Subject
    slot: int | None = None


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
    slot: int | None = None


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
    """Pay costs in a resolution (15.1.16.2), all of them or none (C126); `May` and `IfDid` stand around it.

    `by`: who pays (none: you). What else than souls is paid names its player itself, as every statement does.
    """

    costs: tuple[Cost, ...]
    by: str = ""


# --- continuous effects -------------------------------------------------------------------------------------
# Of a field ability they last as long as that works (`lasts` is STAYS).


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
