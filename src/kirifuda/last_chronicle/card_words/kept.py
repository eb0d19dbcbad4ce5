"""What statements of this book bring up, so that the text can speak of it again."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from ...effects.statements import Battle, Choose, LookAt, Modes
from ...effects.tree import THIS_TURN, YOU, Mentioned, Number, Statement, Those, TopCards
from ...language.scope import Looked, Scope
from ..statements import (
    AttackAgain,
    ChooseAbility,
    ChooseCardOrPlayer,
    ChoosePlayer,
    ChronoCheck,
    Found,
    PlaceTokens,
    Put,
    RevealUntil,
    Search,
    SwapNumbers,
)
from .wording import ABILITY, CHECK, YOURS


def searched(scope: Scope, one: Search) -> Search:
    if scope.doer not in ("", YOU):
        raise scope.refuse("no-such-thing")  # it is always you who look through a deck
    slot = scope.new_slot()
    scope.brings_up(slot, one.filter.categories, one.count != Number(1))
    return replace(one, slot=slot)


def revealed(scope: Scope, one: RevealUntil) -> RevealUntil:
    """All that was turned up is looked at; the card that was looked for is taken of it."""
    slot, found = scope.new_slot(), scope.new_slot()
    scope.looked = Looked(slot, one.whose, "deck", scope.sentence, (found,))
    scope.brings_up(found, one.filter.categories, several=False)
    return replace(one, slot=slot, found=Found(found))


def tokens(scope: Scope, one: PlaceTokens) -> PlaceTokens:
    slot = scope.new_slot()
    scope.brings_up(slot, one.token.types, one.count != Number(1))
    return replace(one, slot=slot)


def checked(scope: Scope, one: ChronoCheck) -> ChronoCheck:
    slot = scope.new_slot()
    scope.brings_up(slot, (), one.count != Number(1), done=CHECK)
    return replace(one, slot=slot)


def ability_chosen(scope: Scope, one: ChooseAbility) -> ChooseAbility:
    slot = scope.new_slot()
    scope.brings_up(slot, (ABILITY,), several=False, chosen=True)
    return replace(one, slot=slot)


def player_chosen(scope: Scope, one: ChoosePlayer) -> ChoosePlayer:
    return replace(one, slot=scope.new_slot())


def either_chosen(scope: Scope, one: ChooseCardOrPlayer) -> ChooseCardOrPlayer:
    if scope.doer not in ("", YOU):
        raise scope.refuse("no-such-thing")  # it is chosen on use, by who uses it
    slot = scope.new_slot()
    scope.brings_up(slot, one.filter.categories, several=False, chosen=True)
    return replace(one, slot=slot, by="")


def again(scope: Scope, one: AttackAgain) -> AttackAgain:
    """It is this turn's, whether the text says so or not."""
    if scope.lasts == THIS_TURN:
        scope.lasts_used = True
    return one


def modes(scope: Scope, one: Modes) -> Modes:
    """Who is named chooses when the text gets there; else it is chosen on use."""
    return replace(one, by=scope.doer)


def fought(scope: Scope, one: Battle) -> Battle:
    """Two of them: of one card, or of three, it cannot be said."""
    if one.one == one.other and not scope.are_two(one.one):
        raise scope.refuse("only-one")
    return one


def looked_at(scope: Scope, one: LookAt) -> LookAt:
    """Cards that were spoken of are shown; what lies open already is not (6.5)."""
    if any(isinstance(each, Choose) for each in scope.before):
        raise scope.refuse("no-such-thing")
    if isinstance(one.subject, Those):
        return replace(one, slot=one.subject.slot)
    one = replace(one, slot=scope.new_slot())
    scope.looks(one)
    return one


def swapped(scope: Scope, one: SwapNumbers) -> SwapNumbers:
    if one.one == one.other and not scope.are_two(one.one):
        raise scope.refuse("only-one")
    return one


def put(scope: Scope, one: Put) -> Put:
    """Under whose control a card comes is said of its own coming, which this takes the place of."""
    comes = scope.happening is not None and scope.happening.kind == "placed" and one.subject == Mentioned()
    moved = scope.moved(one if one.under != YOURS or comes else replace(one, under=""))
    return replace(moved, slot=moved.subject.slot) if isinstance(moved.subject, TopCards) else moved  # type: ignore[no-any-return]


KEPT: Final[dict[type, Callable[[Scope, Any], Statement]]] = {
    Put: put,
    AttackAgain: again,
    Modes: modes,
    LookAt: looked_at,
    Battle: fought,
    SwapNumbers: swapped,
    Search: searched,
    RevealUntil: revealed,
    PlaceTokens: tokens,
    ChronoCheck: checked,
    ChoosePlayer: player_chosen,
    ChooseAbility: ability_chosen,
    ChooseCardOrPlayer: either_chosen,
}
