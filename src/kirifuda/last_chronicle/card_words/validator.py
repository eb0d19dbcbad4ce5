"""Only what can be played is accepted: records that this game's interpreter knows, and words of the book."""

from typing import Any, Final

from ...effects import statements as shared_statements
from ...effects import tree as shared
from ...effects.parts import parts_of
from ...effects.statements import (
    CardsPicked,
    ChangeCost,
    Choose,
    ChooseAtRandom,
    ChooseLane,
    Connective,
    CopiesInDeck,
    Destroy,
    Draw,
    DrawUpTo,
    EndAttack,
    Forbid,
    Grant,
    Later,
    Let,
    Move,
    NextTurn,
    Permit,
    Play,
)
from ...effects.tree import (
    BOTH,
    Ability,
    AdjacentLane,
    AsDeclared,
    AtPhase,
    CardText,
    Compare,
    Compares,
    Condition,
    Every,
    Extreme,
    Filter,
    Happening,
    HasKeyword,
    InChosenLane,
    InLanes,
    Matches,
    NameHas,
    Oriented,
    Own,
    PlayerStat,
    SameLane,
    Share,
    Standing,
    Stat,
    Statement,
    This,
    Those,
    TopCards,
    Variable,
    When,
    fields_of,
)
from ...language.trouble import Refused
from ...language.validator import Book
from .. import statements, tree
from .. import vocabulary as book
from ..book import clause
from ..choosing import BINDING
from ..statements import (
    AddCost,
    AlternativeCost,
    CallPlayer,
    ChoosePlayer,
    Designate,
    Discard,
    DivideDamage,
    OnlyIf,
    Put,
    Require,
    Sacrifice,
    Search,
)
from ..tree import THAT_PLAYER, CountersOn, Each
from .wording import ANYONE

NOT_PLAYED: Final = frozenset({Connective, CardsPicked, ChooseLane, Move, EndAttack, Play, ChangeCost, NextTurn})
"""Shared statements that this book has in another shape, or not at all."""
NOT_LOOKED_AT: Final = frozenset(
    {NameHas, AsDeclared, Extreme, InLanes, InChosenLane, SameLane, AdjacentLane, Own, Share}
)
"""Shared tests and amounts of the same kind."""
HAS_A_PLAYER: Final = frozenset({"spell-used", "blocked", "was-blocked", "unblocked"})
"""Happenings of which そのプレイヤー can be said though none was named: who used it, whose unit fights."""
OF_THE_CARD: Final = (CopiesInDeck, OnlyIf, AddCost, AlternativeCost)
"""What is so of a card before it is used: nothing that happens later makes it so."""
MODULES: Final = frozenset({shared.__name__, shared_statements.__name__, tree.__name__, statements.__name__})


BOOK: Final = Book("last_chronicle", "battlefield", (frozenset({Oriented("active"), Oriented("wiped")}),))


def validated(text: CardText) -> CardText:
    """The same; refused where a part of it cannot be played."""
    for rule in RULES:
        rule(text)
    _knows_that_player((), text.play)
    for ability in text.abilities:
        happens = not isinstance(ability.conditions[0], Standing)
        if happens and any(isinstance(part, OF_THE_CARD) for part in parts_of(ability.sentences)):
            raise Refused("no-such-thing", (0, 0))
        _knows_that_player(ability.conditions, (ability.costs, ability.sentences))
    for part in parts_of(text):
        if any(getattr(part, one) == ANYONE for one in fields_of(type(part))):
            raise Refused("who", (0, 0))
        if (
            type(part).__module__ not in MODULES
            or type(part) in NOT_PLAYED | NOT_LOOKED_AT
            or not _is_of_the_book(part)
        ):
            raise Refused("no-such-thing", (0, 0), what=type(part).__name__)
    return text


@clause("15.1.5.1")
def _discards_from_hand(text: CardText) -> None:
    """A card that is not in a hand is not discarded; by what it says itself, only one that works there."""
    for part in (text.play, *text.abilities):
        nodes = list(parts_of(part))
        lies = {
            slot: zones for one in nodes if (slot := getattr(one, "slot", None)) is not None and (zones := _zones(one))
        }
        costs = part.costs if isinstance(part, Ability) else ()
        paid = [one for one in parts_of(costs) if isinstance(one, Discard)]
        for one in nodes:
            if not isinstance(one, Discard) or one in paid:
                continue
            elsewhere = isinstance(one.subject, Those) and lies.get(one.subject.slot) not in (None, ("hand",))
            if elsewhere or (one.subject == This() and getattr(part, "works_in", ()) != ("hand",)):
                raise Refused("discard-from-hand", (0, 0))


@clause("15.1.4.1")
def _destroys_what_lies_there(text: CardText) -> None:
    """A card that was drawn lies in a hand: それを破壊する is not said of it, unless it has been put elsewhere."""
    for part in (text.play, *text.abilities):
        nodes = list(parts_of(part))
        drawn = {Those(one.slot) for one in nodes if isinstance(one, Draw | DrawUpTo) and one.slot is not None}
        away = {one.subject for one in nodes if isinstance(one, Put)}
        if (drawn - away) & {one.subject for one in nodes if isinstance(one, Destroy)}:
            raise Refused("destroy-what-lies-there", (0, 0))


def _zones(one: Any) -> tuple[str, ...] | None:
    """Where the cards lie that it picks; None: it picks none."""
    if isinstance(one, Put) and isinstance(one.subject, TopCards):
        return (one.to,)
    of = getattr(one, "filter", None)
    return (of.zones or ("battlefield",)) if isinstance(of, Filter) else None


def _puts_what_is_there(text: CardText) -> None:
    """What is chosen on the battlefield, and has not left it, is not put there."""
    for part in (text.play, *text.abilities):
        nodes = list(parts_of(part))
        there = {
            Those(one.slot) for one in nodes if isinstance(one, Choose | Designate) and _zones(one) == ("battlefield",)
        }
        put = {one.subject for one in nodes if isinstance(one, Put) and one.to == "battlefield"}
        away = {one.subject for one in nodes if isinstance(one, Put) and one.to != "battlefield"}
        away |= {one.subject for one in nodes if isinstance(one, Destroy | Sacrifice)}
        if there & put - away:
            raise Refused("on-the-battlefield", (0, 0))


def _picks_what_is_bound(text: CardText) -> None:
    """カード名の異なる, コストの合計が5以下: of cards that are picked together, and of no others."""
    picked = {one.filter for one in parts_of(text) if isinstance(one, CardsPicked | ChooseAtRandom | Search)}
    for one in parts_of(text):
        if isinstance(one, Filter) and one not in picked and any(isinstance(test, BINDING) for test in one.tests):
            raise Refused("bound-together", (0, 0))


@clause("11.2.7", "11.2.8", "11.8.9")
def _chooses_by_what_is_known(text: CardText) -> None:
    """Xは手札の枚数に等しい: settled as it resolves, it does not say what is chosen, or divided, on use."""
    for said in (text.play, *text.abilities):
        let = {one.name for one in parts_of(said) if isinstance(one, Let)}
        on_use = tuple(one for one in parts_of(said) if isinstance(one, Choose | DivideDamage))
        if any(isinstance(one, Variable) and one.name in let for one in parts_of(on_use)):
            raise Refused("letter-on-use", (0, 0))


RULES: Final = (
    _discards_from_hand,
    _destroys_what_lies_there,
    _puts_what_is_there,
    _picks_what_is_bound,
    _chooses_by_what_is_known,
)


def _knows_that_player(conditions: tuple[Condition, ...], said: Any) -> None:
    """そのプレイヤー is somebody whom a condition or a statement before it named."""
    known = any(
        (isinstance(one, When) and (one.happening.who or one.happening.kind in HAS_A_PLAYER))
        or (isinstance(one, AtPhase) and one.whose == BOTH)
        for one in conditions
    )
    for part in parts_of(said):
        if isinstance(part, ChoosePlayer | CallPlayer) or (isinstance(part, Later) and _names_player(part.condition)):
            known = True
        if not known and any(getattr(part, one, None) == THAT_PLAYER for one in fields_of(type(part))):
            raise Refused("nothing-named", (0, 0), word="そのプレイヤー")


def _names_player(one: Condition) -> bool:
    return isinstance(one, When) and bool(one.happening.who)


def _is_of_the_book(part: Any) -> bool:
    if isinstance(part, Forbid):
        return part.act in book.FORBIDDEN_ACTS
    if isinstance(part, Permit):
        return part.act in book.PERMITTED_ACTS
    if isinstance(part, Require):
        return part.act in book.REQUIRED_ACTS
    if isinstance(part, Happening):
        return part.kind in book.HAPPENINGS
    if isinstance(part, Stat | Compare):
        return part.stat in book.STATS
    if isinstance(part, Compares) and isinstance(part.one, CountersOn):
        return not isinstance(part.one.of, Every)  # on each of them, or on all together?
    if isinstance(part, PlayerStat):
        return part.stat in book.PLAYER_STATS
    if isinstance(part, Put):
        return part.to in book.ZONES
    if isinstance(part, Filter):
        return set(part.zones) <= book.ZONES.keys() and set(part.categories) <= book.TYPES.keys()
    if isinstance(part, HasKeyword):
        return part.keyword in book.KEYWORDS
    if isinstance(part, Statement) and Each() in (getattr(part, "subject", None), getattr(part, "to", None)):
        return False
    if isinstance(part, Matches):
        return not isinstance(part.subject, Every)
    if isinstance(part, Grant):
        return bool(part.keywords or part.abilities)
    return True
