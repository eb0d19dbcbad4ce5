"""Conditions of abilities (chapter 37): whether something that happened is what an ability waits for."""

from ..effects.abilities import phase_kind
from ..effects.run import Run
from ..effects.tree import BOTH, EITHER, OPPONENT, Ability, AtPhase, Filter, Happening, Subject, When
from .book import clause
from .cores import CORE_ACTIVE, CORE_ZONE, place_of_this
from .matching import ZONE_KINDS, doer, passes, seats, subject_ids, zone_kinds
from .table import FIELD, NOTHING, Occurrence, Table


@clause("37-1", "37-2", "37-2d", "37-2e", "37-2j", "38-1")
def answers(g: Table, id: int, ability: Ability, occurrence: Occurrence) -> bool:
    """Whether one of the conditions of a card's ability is met."""
    return is_met(g, Run(id, g.cards[id].owner, occurrence), ability, occurrence)


@clause("37-1", "38-1")
def is_met(g: Table, run: Run, ability: Ability, occurrence: Occurrence) -> bool:
    """The same of an ability with what its text had chosen before."""
    for condition in ability.conditions:
        if isinstance(condition, When) and condition.happening.kind == occurrence.kind:
            if (
                happened(g, run, condition.happening, occurrence)
                and not is_used_up(g, run, condition, ability)
                and g.edition.is_still_met(g, condition.happening, occurrence)
            ):
                return True
        elif isinstance(condition, AtPhase) and _is_phase(g, run, condition, occurrence):
            return True
    return False


def is_used_up(g: Table, run: Run, condition: When, ability: Ability) -> bool:
    """Whether an ability that works once a turn has done so (L68)."""
    return condition.once and ability in g.cards[run.source].used


@clause("37-2d", "37-2e")
def _is_phase(g: Table, run: Run, condition: AtPhase, occurrence: Occurrence) -> bool:
    if phase_kind(condition.phase, condition.end) != occurrence.kind:
        return False
    return _is_player(g, run, condition.whose, occurrence.seat)


def happened(g: Table, run: Run, happening: Happening, occurrence: Occurrence) -> bool:
    """Whether it is what is described, of a card as it was before that."""
    if occurrence.kind in ("broken", "reversed"):
        run.as_it_was = occurrence.id
    return matches(g, run, happening, occurrence)


@clause("37-2a", "37-2b", "37-2c", "37-2f", "37-2g", "37-2h", "37-2i", "37-2j")
def matches(g: Table, run: Run, happening: Happening, occurrence: Occurrence) -> bool:
    """Whether an occurrence is the kind of happening that is described."""
    if happening.who and not _is_player(g, run, happening.who, doer(occurrence)):
        return False
    if happening.by and occurrence.by != _player(run, happening.by):
        return False
    if happening.nature and not _is_of_nature(happening, occurrence):
        return False
    if happening.source and not _in_zones(happening.source, occurrence.source):
        return False
    if happening.kind == "cores-moved":
        return _cores_went_there(g, run, happening, occurrence)
    if happening.to and not _in_zones(happening.to, occurrence.to):
        return False
    if happening.what is not None and not _is_card(g, run, happening.what, occurrence.id, occurrence.source):
        return False
    if happening.kind == "broken" and not _broke_there(happening, occurrence):
        return False
    return happening.other is None or _is_card(g, run, happening.other, occurrence.other, NOTHING)


@clause("39-20")
def _cores_went_there(g: Table, run: Run, happening: Happening, occurrence: Occurrence) -> bool:
    """Cores are put onto a master or a lord, or into a part of the core zone or of the timeline."""
    (place,) = happening.to
    if place == "this":
        return occurrence.seat == run.seat and occurrence.nature == place_of_this(g, run)
    return occurrence.nature == place or (place == CORE_ZONE and occurrence.nature == CORE_ACTIVE)


def _is_of_nature(happening: Happening, occurrence: Occurrence) -> bool:
    """What breaks without any effect broke in a battle, by an attack or not; damage by attacking is battle damage."""
    if happening.kind == "broken" and happening.nature == "battle":
        return occurrence.by == NOTHING
    if happening.kind == "damaged" and happening.nature == "battle":
        return occurrence.nature != "effect"
    return happening.nature == occurrence.nature


@clause("37-2j")
def _broke_there(happening: Happening, occurrence: Occurrence) -> bool:
    """Where the text says; on the field where it names no zone. Where breaking has put the card does not count."""
    return occurrence.source in (zone_kinds(happening.what) if isinstance(happening.what, Filter) else FIELD)


def _is_player(g: Table, run: Run, who: str, seat: int) -> bool:
    return who in (EITHER, BOTH) or seat in seats(run, g, who)


def _player(run: Run, whose: str) -> int:
    return 1 - run.seat if whose == OPPONENT else run.seat


def _in_zones(words: tuple[str, ...], kind: int) -> bool:
    return any([kind in ZONE_KINDS[word] for word in words])


def _is_card(g: Table, run: Run, what: Subject | Filter, id: int, left: int) -> bool:
    """A card that has left is looked for where it was."""
    if id == NOTHING:
        return False
    if not isinstance(what, Filter):
        return id in subject_ids(g, run, what)
    card = g.cards[id]
    if card.owner not in seats(run, g, what.whose):
        return False
    here = card.zone // 2
    if what.zones:
        kinds = zone_kinds(what)
        if here not in kinds and left not in kinds:
            return False
    return passes(g, run, what, id) or _was_unit(g, run, what, id, left)


def _was_unit(g: Table, run: Run, what: Filter, id: int, left: int) -> bool:
    """A card that left the field was a unit there."""
    if "unit" not in what.categories or left not in ZONE_KINDS["field"]:
        return False
    return passes(g, run, Filter(what.whose, what.zones, ("minion", "lord", "master"), what.tests), id)
