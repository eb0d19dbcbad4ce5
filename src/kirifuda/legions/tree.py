"""The records of this book's card texts, beside those that games share (`effects.tree`, `effects.statements`)."""

from dataclasses import dataclass

from ..effects.tree import THIS_TURN, YOU, Ability, Amount, Cost, Fact, Filter, Keyword, Statement, Subject, Test

# --- amounts, tests, subjects, facts --------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Cores(Amount):
    """How many cores lie somewhere: a place of `MoveCores`, or "" for all that count."""

    whose: str
    where: str = ""


@dataclass(frozen=True, slots=True)
class HasAbility(Test):
    """Has an ability of any kind (36-2); keywords are none."""


@dataclass(frozen=True, slots=True)
class Symbols(Test):
    """Has so many colour symbols: 1 single, 2 double."""

    count: int


@dataclass(frozen=True, slots=True)
class Incapacitated(Test):
    pass


@dataclass(frozen=True, slots=True)
class MasterOf(Subject):
    whose: str


@dataclass(frozen=True, slots=True)
class LordOf(Subject):
    whose: str


@dataclass(frozen=True, slots=True)
class Mode(Fact):
    """A player's master is in this mode: normal, awakened."""

    whose: str
    mode: str


@dataclass(frozen=True, slots=True)
class Broken(Amount):
    """How many cards of this kind broke while this effect was resolved, whatever broke them."""

    of: Filter


@dataclass(frozen=True, slots=True)
class Broke(Fact):
    """The subject, or a card of this kind, broke while this effect was resolved."""

    subject: Subject | Filter


# --- costs ----------------------------------------------------------------------------------------


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


# --- statements: damage, points, numbers ----------------------------------------------------------


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
class GainPoints(Statement):
    whose: str
    amount: Amount


@dataclass(frozen=True, slots=True)
class Spend(Statement):
    """A player pays master points, all of them or none (07-7). A letter without a number is any number."""

    whose: str
    amount: Amount


@dataclass(frozen=True, slots=True)
class ChangeWait(Statement):
    """WT +n or −n of cards that wait."""

    subject: Subject
    amount: Amount
    down: bool = False
    slot: int | None = None


@dataclass(frozen=True, slots=True)
class Break(Statement):
    subject: Subject
    slot: int | None = None


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


# --- statements: lanes and attacks ----------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class MoveLane(Statement):
    """Move minions to another lane: an adjacent one, or any of `lanes`."""

    subject: Subject
    lanes: tuple[str, ...] = ()
    adjacent: bool = True
    slot: int | None = None


@dataclass(frozen=True, slots=True)
class SwapLanes(Statement):
    """Two minions change places. Both the same subject: its two cards."""

    one: Subject
    other: Subject


@dataclass(frozen=True, slots=True)
class ChangeTarget(Statement):
    """The attack that is going on is one on this card."""

    to: Subject


@dataclass(frozen=True, slots=True)
class MasterAttack(Statement):
    """The master attacks as a unit with this ATK and these abilities."""

    atk: Amount
    keywords: tuple[Keyword, ...] = ()
    abilities: tuple[Ability, ...] = ()
    whose: str = YOU


# --- statements: cores, unlocking, tokens ---------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ExhaustCores(Statement):
    whose: str
    count: Amount
    slot: int | None = None


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
    slot: int | None = None


@dataclass(frozen=True, slots=True)
class DealEachOther(Statement):
    """Each deals damage equal to its ATK to the other, both at once; no battle takes place."""

    one: Subject
    other: Subject


@dataclass(frozen=True, slots=True)
class Unlock(Statement):
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
class TreatAs(Statement):
    """The subject is dealt with as if it lay in another zone."""

    subject: Subject
    zone: str
    lasts: str = THIS_TURN


# --- statements about statements ------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class EachPlayer(Statement):
    """Each player does this, the turn player first; YOU is that player."""

    statements: tuple[Statement, ...]


@dataclass(frozen=True, slots=True)
class WithCost(Statement):
    """A keyword cost in an effect (40-2 to 40-5): who pays it gets the rest, who does not gets the `otherwise`."""

    cost: Cost
    then: tuple[Statement, ...]
    otherwise: tuple[Statement, ...] = ()


@dataclass(frozen=True, slots=True)
class UnlockCards(Statement):
    """What a master's common ability allows (21-2a, 21-3a): unlocking cards of these categories."""

    categories: tuple[str, ...]
