"""Whether something that happened is what an ability waits for (9.3)."""

from ...effects.abilities import phase_kind
from ...effects.tree import BOTH, EITHER, OPPONENT, Ability, AtPhase, Filter, Happening, Subject, When
from ..book import clause
from ..table import NOTHING, UPRIGHT, Occurrence, Table
from ..texts.matching import passes, seats, subject_ids
from ..texts.phrases_of_cards import ZONE_KINDS, zone_kinds
from ..texts.runs import StarsRun


@clause("9.3")
def is_met(g: Table, run: StarsRun, ability: Ability, occurrence: Occurrence) -> bool:
    """Whether one of the conditions of an ability is met."""
    for condition in ability.conditions:
        if isinstance(condition, When):
            happening = condition.happening
            if happening.kind == occurrence.kind and matches(g, run, happening, occurrence):
                return True
        elif isinstance(condition, AtPhase) and _is_phase(g, run, condition, occurrence):
            return True
    return False


def _is_phase(g: Table, run: StarsRun, condition: AtPhase, occurrence: Occurrence) -> bool:
    if phase_kind(condition.phase, condition.end) != occurrence.kind:
        return False
    return _is_player(g, run, condition.whose, occurrence.seat)


def matches(g: Table, run: StarsRun, happening: Happening, occurrence: Occurrence) -> bool:
    """Whether an occurrence is the kind of happening that is described."""
    if happening.who and not _is_player(g, run, happening.who, occurrence.seat):
        return False
    if happening.by and occurrence.by != _player(run, happening.by):
        return False
    if happening.nature and happening.nature != occurrence.nature:
        return False
    if happening.source and not _in_zones(happening.source, occurrence.source):
        return False
    if happening.to and not _went_to(g, happening, occurrence):
        return False
    if happening.what is not None and not _is_card(g, run, happening.what, occurrence.id):
        return False
    return happening.other is None or _is_card(g, run, happening.other, occurrence.other)


def _is_player(g: Table, run: StarsRun, who: str, seat: int) -> bool:
    return who in (EITHER, BOTH) or seat in seats(g, run, who)


def _player(run: StarsRun, whose: str) -> int:
    return 1 - run.seat if whose == OPPONENT else run.seat


def _in_zones(words: tuple[str, ...], kind: int) -> bool:
    return any([kind in ZONE_KINDS[word] for word in words])


def _went_to(g: Table, happening: Happening, occurrence: Occurrence) -> bool:
    if occurrence.kind == "repositioned":
        upright = g.cards[occurrence.id].turned == UPRIGHT
        return ("attack" if upright else "defense") in happening.to
    return _in_zones(happening.to, occurrence.to)


def _is_card(g: Table, run: StarsRun, what: Subject | Filter, id: int) -> bool:
    """What leaves is looked at while it is still there."""
    if id == NOTHING:
        return False
    if not isinstance(what, Filter):
        return id in subject_ids(g, run, what)
    zone = g.cards[id].zone
    if zone & 1 not in seats(g, run, what.whose):
        return False
    return (not what.zones or zone >> 1 in zone_kinds(what)) and passes(g, run, what, id)
