"""Trees that can never work are refused, whatever their words."""

from collections.abc import Callable, Iterable
from typing import Any, Final

from ...effects.parts import parts_of
from ...effects.statements import (
    CardsPicked,
    ChangeCost,
    ChooseAtRandom,
    ChooseNumber,
    Damage,
    Draw,
    Instead,
    Let,
    LookAt,
    Move,
)
from ...effects.tree import (
    THIS_BATTLE,
    CardText,
    Cost,
    Count,
    DidThisTurn,
    Every,
    Exists,
    Filter,
    IsIt,
    Node,
    Oriented,
    This,
    Those,
    Variable,
)
from ...language.trouble import Refused
from ...language.validator import Book, validated
from ..tree import Break, DealInstead, MasterAttack, MasterOf, Modify, MoveLane, Spend
from .frames import Paid

Rule = Callable[[Node], bool]

_ON_THE_FIELD: Final = frozenset({"field", "minion-zone", "leader-zone", "master-area", "lord-area", "in-play"})


def broken_cards_on_the_field(node: Node) -> bool:
    """What broke lies in the timeline (12-2)."""
    return isinstance(node, Filter) and not node.zones and DidThisTurn("broken") in node.tests


def a_zone_of_nothing(node: Node) -> bool:
    """The wait zone of a card's WT is where it is put, not where cards are."""
    return isinstance(node, Filter) and "wait" in node.zones


def paid_for_nothing(node: Node) -> bool:
    """疲労 by itself is what something costs."""
    return isinstance(node, Paid)


def played_cards_on_the_field(node: Node) -> bool:
    """Skills and arts are never put onto the field (33-1)."""
    if isinstance(node, CardsPicked | ChooseAtRandom | Every | Exists):
        of = node.filter
    elif isinstance(node, Count) and isinstance(node.of, Filter):
        of = node.of
    else:
        return False
    return not of.zones and bool(of.categories) and set(of.categories) <= {"skill", "arts"}


BOOK: Final = Book("legions", "field", (frozenset({Oriented("active"), Oriented("exhausted")}),))
ITSELF: Final = Filter(tests=(IsIt(This()),))


RULES: Final[dict[str, Rule]] = {
    "broken-elsewhere": broken_cards_on_the_field,
    "no-such-place": a_zone_of_nothing,
    "cost-for-what": paid_for_nothing,
    "where-they-lie": played_cards_on_the_field,
}


def _in_place_of_what(text: CardText) -> None:
    """Other damage is dealt in place of damage, never after it (36-18)."""
    parts = list(parts_of(text))
    under = sum(isinstance(each, DealInstead) for one in parts if isinstance(one, Instead) for each in parts_of(one))
    if under < sum(isinstance(one, DealInstead) for one in parts):
        raise Refused("case-without-instead", (0, 0))


def _letters_are_known(text: CardText) -> None:
    """X is what the text says once that it is, or what is paid."""
    parts = list(parts_of(text))
    named = [one.name for one in parts if isinstance(one, Let | ChooseNumber)]
    paid = {
        each.name
        for one in parts
        if isinstance(one, Cost | Spend)
        for each in parts_of(one)
        if isinstance(each, Variable)
    }
    used = {one.name for one in parts if isinstance(one, Variable)}
    if used - paid - set(named):
        raise Refused("letter-of-what", (0, 0))
    if ChooseNumber in {type(one) for one in parts} and len(named) != len(set(named)):
        raise Refused("unclear", (0, 0))


def _attack_is_over(text: CardText) -> None:
    """A master's attack is fought out where it stands (39-9): what is said behind it lasts through no battle of it."""
    for part in (text.play, *text.abilities):
        said = list(parts_of(part))
        first = next((place for place, one in enumerate(said) if isinstance(one, MasterAttack)), len(said))
        if any(getattr(one, "lasts", "") == THIS_BATTLE for one in said[first:]):
            raise Refused("nothing-lasts", (0, 0))


def checked(text: CardText) -> CardText:
    _attack_is_over(text)
    _letters_are_known(text)
    _in_place_of_what(text)
    for node in parts_of(text):
        for reason, breaks in RULES.items():
            if breaks(node):
                raise Refused(reason, (0, 0))
    if any(isinstance(one, ChangeCost) and one.filter == ITSELF for one in parts_of(text.play)):
        raise Refused("own-cost-stands", (0, 0))  # it is played already
    for sequence in (text.play, *[(one.costs, one.sentences) for one in text.abilities]):
        _only_units_are_hurt(parts_of(sequence))
        _only_others_come(parts_of(sequence))
        _no_master_breaks(parts_of(sequence))
    return validated(text, BOOK)


def _only_others_come(parts: Iterable[Any]) -> None:
    """A card that lies on the field is not put there (34-1); into a lane of it, it may be."""
    there: set[int] = set()
    for one in parts:
        if isinstance(one, CardsPicked | ChooseAtRandom) and not one.filter.zones:
            there.add(one.slot)
        elif isinstance(one, Move) and isinstance(one.subject, Those):
            if one.to == "field" and one.subject.slot in there and not one.lanes and one.lane_of is None:
                raise Refused("there-already", (0, 0))
            there -= {one.subject.slot}


def _no_master_breaks(parts: Iterable[Any]) -> None:
    """Minions, lords, skills and arts break, a master never does (12-1)."""
    masters: set[int] = set()
    for one in parts:
        if isinstance(one, CardsPicked | ChooseAtRandom) and one.filter.categories == ("master",):
            masters.add(one.slot)
        elif isinstance(one, Break):
            of = one.subject
            chosen = isinstance(of, Those) and of.slot in masters
            if chosen or isinstance(of, MasterOf) or (isinstance(of, Every) and of.filter.categories == ("master",)):
                raise Refused("no-such-thing", (0, 0))


def _only_units_are_hurt(parts: Iterable[Any]) -> None:
    """Damage and ＋1／＋1 are for cards on the field (11-1), not for those just drawn or seen.

    A card breaks wherever it is, if the text says where it lies (12-1, 39-4).
    """
    elsewhere: set[int] = set()
    breakable: set[int] = set()
    for one in parts:
        if isinstance(one, CardsPicked | ChooseAtRandom) and one.filter.zones:
            elsewhere |= set() if set(one.filter.zones) & _ON_THE_FIELD else {one.slot}
            breakable |= {one.slot}
        elif isinstance(one, Draw | LookAt) and one.slot is not None:
            of_the_field = isinstance(one, LookAt) and isinstance(one.subject, Every) and not one.subject.filter.zones
            if not of_the_field and not (isinstance(one, LookAt) and isinstance(one.subject, Those)):
                elsewhere.add(one.slot)
        elif isinstance(one, Move) and isinstance(one.subject, Those):
            elsewhere -= {one.subject.slot} if one.to in _ON_THE_FIELD else set()
        elif isinstance(one, Move) and isinstance(one.subject, Every) and one.subject.slot is not None:
            elsewhere |= set() if one.to in _ON_THE_FIELD else {one.subject.slot}
        elif isinstance(one, Damage | Break | Modify | MoveLane):
            hurt = one.to if isinstance(one, Damage) else one.subject
            unhurt = elsewhere - breakable if isinstance(one, Break) else elsewhere
            if isinstance(hurt, Those) and hurt.slot in unhurt:
                raise Refused("not-on-the-field", (0, 0))
