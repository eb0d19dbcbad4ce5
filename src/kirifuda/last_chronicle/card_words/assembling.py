"""From the sentences of a text to its abilities and to what is done when a spell is used (11.4)."""

from dataclasses import dataclass, field, fields, is_dataclass, replace
from typing import Any, Final

from ...effects.parts import parts_of
from ...effects.statements import Choose, Forbid, If, IfDid, Instead, Let, LookAt, May, Modes, Permit, Shuffle
from ...effects.tree import (
    BOTH,
    EITHER,
    STAYS,
    YOU,
    Ability,
    Activated,
    AtPhase,
    CardText,
    Compares,
    Condition,
    Cost,
    Fact,
    Filter,
    Happened,
    Happening,
    InAttack,
    IsFalse,
    IsIt,
    IsPhase,
    IsTurnOf,
    Keyword,
    Matches,
    Mentioned,
    Node,
    Sentence,
    Standing,
    Statement,
    This,
    Those,
    Variable,
    When,
)
from ...language.following import follow as goes_on
from ...language.scope import is_lasting
from ...language.sentences import Said
from ...language.trouble import Refused
from ...text.slots import tidied
from ..statements import AddCost, AlternativeCost, ChangePrice, Discard, OnlyIf, Sacrifice, Search
from ..tree import Depending, NthThisTurn, Provided, StateTrigger, TimesATurn
from .phrases import Ordinal
from .shapes import kept, on_resolution, paid_then, said_to_be_yours, shaped, standing
from .wording import ALONE, CAME_OR_ATTACKED, DEALT, FOUGHT, MoreModes, OfSoMuch, ThisIn, UseLimit

NOWHERE: Final = (0, 0)
EITHER_OF: Final = {FOUGHT: ("attacked", "blocked"), CAME_OR_ATTACKED: ("placed", "attacked")}


@dataclass(slots=True)
class Open:
    """An ability whose sentences are still being read."""

    conditions: tuple[Condition, ...] = ()
    costs: tuple[Cost, ...] = ()
    used: bool = False
    sentences: list[Sentence] = field(default_factory=list)
    works_in: tuple[str, ...] = ()
    """Where the text says that the card has to lie."""


class Assembled:
    """What a text says so far."""

    def __init__(self) -> None:
        self.keywords: list[Keyword] = []
        self.abilities: list[Ability] = []
        self.play: list[Sentence] = []

    def whole(self) -> CardText:
        return CardText(
            tuple(self.keywords), tuple(self.abilities), on_resolution(kept(tidied(paid_then(tuple(_tidy(self.play))))))
        )

    def played(self, said: Said) -> None:
        """A sentence of a spell: it is done, or it is about using the card."""
        if said.conditions or said.once or said.works_in or said.period is not None:
            raise Refused("no-head-here", NOWHERE)
        zone = works_in(said.statements)
        if zone:
            if not _can_stand(said.statements):
                raise Refused("cannot-stand", NOWHERE)
            self.abilities.append(Ability("", (Standing(),), (), (kept(tidied(said.statements)),), zone))
        else:
            follow(self.play, said)

    def closed(self, one: Open) -> None:
        """The ability whose sentences are all read."""
        stands = not one.conditions
        one = there(one)
        conditions = one.conditions or (Standing(),)
        costs, said = one.costs, tuple(_tidy(one.sentences))
        whole = said_to_be_yours((costs, standing(said) if stands else paid_then(said)))
        costs, said = on_resolution(kept(tidied(whole)))
        if not said:
            raise Refused("no-effect", NOWHERE)
        if not stands:
            lies = one.works_in or lies_in(conditions, costs)
            self.abilities.append(Ability("", conditions, costs, said, lies))
            return
        if one.works_in:
            raise Refused("limit-of-what", NOWHERE)
        for sentence in said:
            self.abilities.append(Ability("", conditions, costs, (sentence,), works_in(sentence)))


def said_of(current: Open, said: Said, stands: bool) -> None:
    """One more sentence of an ability."""
    if said.conditions:
        said = _as_it_stands(said)
        current.conditions = tuple(one for each in said.conditions for one in condition(each))
        if current.conditions and len(said.statements) == 1 and isinstance(said.statements[0], If):
            only = said.statements[0]
            if not only.otherwise:
                current.conditions += (Provided(only.fact),)
                said = replace(said, statements=only.then)
    if said.once:
        current.conditions = limited(current.conditions, UseLimit(1))
    if len(said.statements) == 1 and isinstance(said.statements[0], UseLimit):
        limit = said.statements[0]
        if lies := _where_it_lies(limit.only_if):
            current.works_in, limit = lies, replace(limit, only_if=None)
        elif limit == UseLimit() and not said.once and said.period is None:
            raise Refused("limit-of-what", NOWHERE)
        limit = replace(limit, during=said.period)
        if limit != UseLimit():
            current.conditions = limited(current.conditions, limit)
        return
    if said.works_in or (said.period is not None and not stands):
        raise Refused("no-head-here", NOWHERE)
    if said.period is not None:
        fact = IsPhase(said.period.phase, said.period.whose) if said.period.phase else IsTurnOf(said.period.whose)
        said = replace(said, statements=(If(fact, said.statements),), period=None)
    follow(current.sentences, said)


def follow(sentences: list[Sentence], said: Said) -> None:
    """A sentence after others; X is what a sentence says of it, wherever it stands."""
    one = said.statements[0] if len(said.statements) == 1 else None
    if isinstance(one, Let):
        place = next((at for at, each in enumerate(sentences) if Variable(one.name) in list(parts_of(each))), None)
        if place is None:
            raise Refused("x-of-what", NOWHERE)
        sentences[place] = (one, *sentences[place])
    elif said.instead:
        sentences[:] = instead(sentences, said)
    elif said.unless is not None:
        chosen = tuple(each for each in said.statements if isinstance(each, Choose))
        rest = tuple(each for each in said.statements if each not in chosen)
        goes_on(sentences, replace(said, statements=rest))
        sentences[-2] = shaped((*chosen, *sentences[-2]))
    else:
        goes_on(sentences, said)


def _as_it_stands(said: Said) -> Said:
    """…のとき、 before what can be so all the time says while what it is so."""
    first = said.conditions[0]
    if isinstance(first, StateTrigger) and all(is_lasting(one) and one.lasts == STAYS for one in said.statements):  # type: ignore[attr-defined]
        return replace(said, conditions=(), statements=(If(first.fact, said.statements),))
    return said


def _can_stand(statements: tuple[Statement, ...]) -> bool:
    """Whether it can be so all the time, wherever the card lies; what is done is done when a spell is used."""
    return all(
        _can_stand((*one.then, *one.otherwise)) if isinstance(one, If) else is_lasting(one) or isinstance(one, OnlyIf)
        for one in statements
    )


def condition(one: Condition) -> tuple[Condition, ...]:
    """A trigger in the records of this book; 2枚目の～ is a condition of its own."""
    if isinstance(one, When) and one.happening.kind == DEALT:
        to_card, to_player = (
            replace(one.happening, kind="damaged"),
            replace(one.happening, kind="player-damaged", who=EITHER),
        )
        return When(shaped(to_card)), When(shaped(to_player))
    if isinstance(one, When) and isinstance(one.happening, OfSoMuch) and one.happening.least is not None:
        of = one.happening
        hurt = Happening(of.kind, of.what, of.who, nature=of.nature)
        return When(shaped(hurt)), Provided(Compares(Happened(), of.how, one.happening.least))
    if isinstance(one, When) and one.happening.kind == ALONE:
        attacks = one.happening.what if isinstance(one.happening.what, This) else Mentioned()
        in_squad = Matches(attacks, Filter(categories=("unit",), tests=(InAttack("squad"),)))
        return When(shaped(replace(one.happening, kind="attacked"))), Provided(IsFalse(in_squad))
    if isinstance(one, When) and one.happening.kind in EITHER_OF:
        first, second = EITHER_OF[one.happening.kind]
        return (
            When(shaped(replace(one.happening, kind=first))),
            When(shaped(replace(one.happening, kind=second))),
        )
    if isinstance(one, When) and isinstance(one.happening.what, Filter):
        what = one.happening.what
        nth = [test for test in what.tests if isinstance(test, Ordinal)]
        if nth:
            plain = replace(what, tests=tuple(test for test in what.tests if test not in nth))
            kept = None if plain == Filter(categories=("spell",)) else plain
            happening = replace(one.happening, what=kept)
            return shaped(When(happening)), NthThisTurn(nth[0].place, nth[0].onward)
    if isinstance(one, AtPhase) and not one.whose:
        return (replace(one, whose=YOU),)
    return (shaped(one),)


def limited(conditions: tuple[Condition, ...], by: UseLimit) -> tuple[Condition, ...]:
    """How often in a turn, and when, the ability can be used."""
    if not conditions:
        raise Refused("limit-of-what", NOWHERE)
    first, *rest = conditions
    if isinstance(first, When) and by.during is None and by.times:
        return (*conditions, TimesATurn(by.times))
    if not isinstance(first, Activated):
        raise Refused("limit-of-what", NOWHERE)
    if by.only_if is not None:
        return (*conditions, Provided(by.only_if))
    if by.times == 1:
        first = replace(first, once=True)
    elif by.times:
        rest.append(TimesATurn(by.times))
    if by.during is not None:
        whose = "" if by.during.whose == BOTH else by.during.whose
        first = replace(first, during=by.during.phase, turn_of=whose)
    return (first, *rest)


def there(one: Open) -> Open:
    """捨て札置き場にあるこのカードを～: it is used, or waits, there, if it does not itself bring the card there."""
    zones = [part.zone for part in parts_of((one.costs, tuple(one.sentences))) if isinstance(part, ThisIn)]
    if not zones:
        return one
    zone = zones[0]
    if any(each != zone for each in zones) or not one.conditions:
        raise Refused("works-where", NOWHERE)
    costs, said = put_in((one.costs, tuple(one.sentences)), ThisIn(zone), This())
    if zone != "battlefield" and not _brought(zone, one.conditions, one.costs):
        if one.works_in not in ((), (zone,)):
            raise Refused("works-where", NOWHERE)
        one.works_in = (zone,)
        if not isinstance(one.conditions[0], Activated):
            one.conditions += (Provided(Matches(This(), Filter(zones=(zone,)))),)
    one.costs, one.sentences = costs, list(said)
    return one


def _brought(zone: str, conditions: tuple[Condition, ...], costs: tuple[Cost, ...]) -> bool:
    """このユニットが破壊されたとき、このカードを捨て札置き場から～."""
    if any(isinstance(part, Sacrifice | Discard) and part.subject == This() for part in parts_of(costs)):
        return zone == "discard-pile"
    for one in conditions:
        if isinstance(one, When) and one.happening.what == This():
            return (zone == "discard-pile" and one.happening.kind in ("destroyed", "discarded", "sacrificed")) or (
                one.happening.kind == "moved" and one.happening.to == (zone,)
            )
    return False


def _where_it_lies(fact: Fact | None) -> tuple[str, ...]:
    """このカードが捨て札置き場にある."""
    if isinstance(fact, Matches) and fact == Matches(This(), Filter(zones=fact.filter.zones)):
        return fact.filter.zones
    return ()


def put_in(part: Any, old: Node, new: Node) -> Any:
    """The same with `new` wherever `old` stands."""
    if part == old:
        return new
    if isinstance(part, tuple):
        return tuple(put_in(one, old, new) for one in part)
    if not isinstance(part, Node) or not is_dataclass(part):
        return part
    return replace(part, **{one.name: put_in(getattr(part, one.name), old, new) for one in fields(part)})


def instead(before: list[Sentence], said: Said) -> list[Sentence]:
    """代わりに～: it takes the place of the last thing of its kind, or does so under a condition (11.4.6.1)."""
    only = said.statements[0] if len(said.statements) == 1 else None
    fact = only.fact if isinstance(only, If) and not only.otherwise else None
    new = only.then if isinstance(only, If) else said.statements
    if only is None or len(new) != 1:
        raise Refused("instead-of-what", NOWHERE)
    for place in reversed(range(len(before))):
        for at in reversed(range(len(before[place]))):
            old = before[place][at]
            if type(old) is (Modes if isinstance(new[0], MoreModes) else type(new[0])):
                made = new[0] if fact is None else _depending(fact, new[0], old)
                return [*before[:place], (*before[place][:at], made, *before[place][at + 1 :]), *before[place + 1 :]]
    raise Refused("instead-of-what", NOWHERE)


def _depending(fact: Fact, new: Statement, old: Statement) -> Statement:
    if isinstance(old, Modes) and isinstance(new, MoreModes):
        return replace(old, count=Depending(fact, new.count, old.count))
    return If(fact, (new,), (old,))


def _tidy(sentences: list[Sentence]) -> list[Sentence]:
    """A search does what follows with what it found; そうしなかったなら is a sentence of its own."""
    found: list[Sentence] = []
    for sentence in sentences:
        sentence = _searched(sentence)
        if found and (whole := _search_goes_on(found[-1], sentence)) is not None:
            found[-1] = whole
            continue
        if len(sentence) > 1 and isinstance(sentence[-1], IfDid) and isinstance(sentence[-2], May):
            found += [sentence[:-1], sentence[-1:]]
        else:
            found.append(sentence)
    return found


def _searched(sentence: Sentence) -> Sentence:
    for place, one in enumerate(sentence):
        if isinstance(one, Search):
            return (*sentence[:place], replace(one, then=_unshown(sentence[place + 1 :])))
    return sentence


def _search_goes_on(before: Sentence, sentence: Sentence) -> Sentence | None:
    """What the next sentence does with what was found is done before the deck is shuffled (15.1.9)."""
    last = before[-1] if before else None
    if not isinstance(last, Search):
        return None
    if sentence == (Shuffle(last.whose),) and last.then:
        return before
    if not last.then and all(getattr(one, "subject", None) == Those(last.slot) for one in sentence):
        return (*before[:-1], replace(last, then=_unshown(sentence)))
    return None


def _unshown(statements: tuple[Statement, ...]) -> tuple[Statement, ...]:
    """What is found is shown in any case (15.1.9)."""
    shown = tuple(one for one in statements if not (isinstance(one, LookAt) and one.shown))
    return shown[:-1] if len(shown) > 1 and isinstance(shown[-1], Shuffle) else shown


def works_in(sentence: tuple[Statement, ...]) -> tuple[str, ...]:
    """What is about using this very card works in the hand, or on the stack; what says where it lies, there."""
    zones: list[tuple[str, ...]] = []
    for one in parts_of(sentence):
        if (
            (isinstance(one, AddCost | AlternativeCost | ChangePrice) and IsIt(This()) in one.filter.tests)
            or isinstance(one, OnlyIf)
            or (isinstance(one, Permit) and one.act == "place-any-time")
        ):
            zones.append(("hand",))
        elif isinstance(one, Instead) and one.happening == Happening("discarded", This()):
            zones.append(("hand",))  # nothing is discarded but from there (15.1.5)
        elif isinstance(one, Forbid) and one.act == "be-interrupted" and one.subject == This():
            zones.append(("stack",))
        elif isinstance(one, Matches) and one.subject == This() and one.filter.zones not in ((), ("battlefield",)):
            zones.append(one.filter.zones)
    if len(dict.fromkeys(zones)) > 1:
        raise Refused("works-where", NOWHERE)
    return zones[0] if zones else ()


def lies_in(conditions: tuple[Condition, ...], costs: tuple[Cost, ...]) -> tuple[str, ...]:
    """Where the card lies that is discarded as a cost, or has been discarded (11.4.3)."""
    if any(isinstance(one, Discard) and one.subject == This() for one in parts_of(costs)):
        return ("hand",)
    for one in conditions:
        if not isinstance(one, When) or one.happening.what != This():
            continue
        if one.happening.kind == "discarded":
            return ("discard-pile",)
        if one.happening.kind == "moved" and one.happening.to in (("soul-yard",), ("ca-yard",)):
            return one.happening.to
        if one.happening.kind == "moved" and one.happening.source and "battlefield" not in one.happening.source:
            return one.happening.to
    return ()
