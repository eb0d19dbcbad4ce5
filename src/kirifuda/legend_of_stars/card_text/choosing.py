"""選ぶ, 宣言する: what is chosen, and among which cards."""

from dataclasses import replace

from ...effects.statements import ChooseAtRandom, ChooseLane, ChooseWord
from ...effects.tree import YOU, IsIt, Number, Statement
from ...text.clauses import Quantity
from ...text.doers import wrong_object
from ...text.scope import CHOSEN, SEEN
from ...text.trouble import Misread
from ..tree import ChooseSquare
from .amounts import who
from .clauses import Clause
from .nominals import Nominal, in_order


def choose(clause: Clause) -> list[Statement]:
    by = who(clause)
    by = "" if by == YOU else by
    at_random = clause.adverb("無作為に", "ランダムに", "見ないで", "見ずに")
    source = clause.take("から")
    found = False
    for place, one in list(enumerate(clause.arguments)):
        if one.particle != "を":
            continue
        clause.arguments.remove(one)
        found = True
        for part in one.phrase.parts or (one.phrase,):
            if part.kind == "SQUARE":
                _choose_square(clause, part, place)
                continue
            if part.kind == "LANENOUN" and part.text == "レーン":
                _choose_lane(clause, part, place)
                continue
            if not part.is_cards():
                raise Misread(part.start, part.end, "no-cards", word=part.text)
            if source is not None:
                part = among(clause, part, source)
            count = part.quantity or clause.quantity_after(place)
            if count is None:
                raise Misread(part.start, part.end, "how-many", word=part.text)
            if source is None:
                part = of_those_seen(clause, part, count)
            if at_random:
                choose_at_random(clause, part, count)
            else:
                clause.reader.choose(part, count, by)
    if not found and source is not None and (source.subject is not None or source.is_own_zone()):
        count = clause.quantity()
        if count is None or count.every:
            raise Misread(source.start, source.end, "how-many", word=source.text)
        cards = replace(source, kind="CARDS", subject=None) if source.subject is not None else source
        clause.reader.choose(among(clause, cards, source) if source.subject is not None else cards, count, by)
    elif not found:
        _choose_of_those_seen(clause, by)
    return []


def _choose_of_those_seen(clause: Clause, by: str) -> None:
    """手札を見て、1枚選び: of the cards that were just looked at."""
    seen = clause.reader.scope.candidates()
    count = clause.quantity()
    if len(seen) != 1 or seen[0].how != SEEN or count is None or count.every:
        raise clause.misread("about-what")
    end = clause.ending
    tests = (IsIt(seen[0].subject),)
    cards = Nominal("CARDS", "", end.start, end.end, seen[0].filter.whose, seen[0].filter.zones, tests=tests)
    clause.reader.choose(cards, count, by)


def of_those_seen(clause: Clause, nominal: Nominal, count: Quantity) -> Nominal:
    """3枚を見て、キャラクターを1枚選ぶ: of the cards that were just looked at, where no other place is named."""
    found = clause.reader.scope.candidates()
    placed = nominal.zones or nominal.on_field or nominal.whose
    if len(found) != 1 or found[0].how != SEEN or placed or not (count.every or count.counter == "枚"):
        return nominal
    seen = found[0].subject
    tests = in_order([*nominal.tests, IsIt(seen)])
    return replace(nominal, zones=found[0].filter.zones, whose=found[0].filter.whose, tests=tests)


def among(clause: Clause, nominal: Nominal, source: Nominal) -> Nominal:
    """～から: the zone of what is chosen, or the cards among which it is."""
    if source.subject is not None and IsIt(source.subject) in nominal.tests:
        return nominal
    if source.subject is not None and not nominal.zones:
        known = clause.reader.filter_of(source.subject)
        tests = in_order([*nominal.tests, IsIt(source.subject)])
        return replace(nominal, zones=known.zones, whose=nominal.whose or known.whose, tests=tests)
    if source.kind == "ZONENOUN" and not source.tests and not nominal.zones:
        zones = () if source.zones == ("field",) else source.zones
        return replace(nominal, zones=zones, whose=nominal.whose or source.whose)
    raise Misread(source.start, source.end, "not-here")


def _choose_square(clause: Clause, nominal: Nominal, place: int) -> None:
    count = nominal.quantity or clause.quantity_after(place)
    squares = clause.reader.squares(nominal)
    if count is None or count.amount != Number(1) or count.up_to or squares is None:
        raise Misread(nominal.start, nominal.end, "how-many", word=nominal.text)
    slot = clause.reader.scope.new_slot()
    clause.reader.emitted.append(ChooseSquare(slot, squares, nominal.whose or YOU))
    clause.reader.scope.square = slot


def _choose_lane(clause: Clause, nominal: Nominal, place: int) -> None:
    """レーンを1つ選ぶ: both sides of it; whose it is called does not matter, for lanes are shared."""
    count = nominal.quantity or clause.quantity_after(place)
    if count is None or count.amount != Number(1) or count.up_to or nominal.tests:
        raise Misread(nominal.start, nominal.end, "how-many", word=nominal.text)
    scope = clause.reader.scope
    scope.lane = scope.new_slot()
    clause.reader.emitted.append(ChooseLane(scope.lane))


def declare(clause: Clause) -> list[Statement]:
    """属性を1つ宣言する."""
    what = clause.take("を", kind="WORDS")
    if what is None or who(clause) not in ("", YOU):
        raise wrong_object(clause, "declare-what")
    count = what.quantity or clause.quantity()
    if count is not None and (count.amount != Number(1) or count.up_to):
        raise Misread(what.start, what.end, "declare-what")
    scope = clause.reader.scope
    of = "race" if what.text == "種族" else "attribute"
    slot = scope.declared[of] = scope.new_slot()
    return [ChooseWord(slot, (), of)]


def choose_at_random(clause: Clause, nominal: Nominal, count: Quantity) -> None:
    if count.amount is None or count.up_to:
        raise Misread(nominal.start, nominal.end, "how-many", word=nominal.text)
    scope = clause.reader.scope
    slot = scope.new_slot()
    clause.reader.emitted.append(ChooseAtRandom(slot, nominal.filter(), count.amount))
    scope.bring_up(slot, CHOSEN, nominal.filter(), clause.reader.quotations.said(nominal.start, nominal.end))
