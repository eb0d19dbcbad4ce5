"""～を選ぶ, ～を宣言する: what is chosen or declared (36-7)."""

import re
from dataclasses import replace

from ...effects.statements import ChooseLane, ChooseNumber, ChooseWord
from ...effects.tree import BOTH, YOU, IsIt, Number, Statement, Subject, Together
from ...text.clauses import Quantity
from ...text.doers import wrong_object
from ...text.trouble import Misread
from ..vocabulary import CATEGORIES, COLOURS
from . import lexicon
from .clauses import Clause
from .doers import who
from .down_to import counted_down
from .nominals import Nominal, in_order, is_one_s_own, number
from .qualities import kind_of_word
from .scope import SEEN


def choose(clause: Clause) -> list[Statement]:
    counted_down(clause)
    clause.reader.at_random = at_random = clause.adverb("無作為に", "ランダムに")
    if at_random or any(one.particle == "を" and (one.phrase.whose or one.phrase.parts) for one in clause.arguments):
        clause.reader.goes_on = False
    by = who(clause)
    source = clause.take("から")
    found = False
    chosen: list[Subject] = []
    for place, one in list(enumerate(clause.arguments)):
        if one.particle != "を":
            continue
        nominal = one.phrase
        clause.arguments.remove(one)
        found = True
        for part in _of_each(clause, nominal, place):
            if part.kind == "LANENOUN" and part.text == "レーン":
                count = part.quantity or _next_quantity(clause, place)
                if count is None or count.amount != Number(1) or count.up_to or source is not None or at_random:
                    raise Misread(part.start, part.end, "how-many", word=part.text)
                slot = clause.reader.scope.new_slot()
                clause.reader.emitted.append(ChooseLane(slot, by="" if by == YOU else by))
                clause.reader.scope.lane = slot
                continue
            if part.kind == "WORDS":
                _declared(clause, part, part.quantity or _next_quantity(clause, place))
                continue
            part = clause.reader.as_cards(part)
            if not part.is_cards():
                raise Misread(part.start, part.end, "no-cards", word=part.text)
            if source is not None:
                part = out_of(clause, part, source)
            count = part.quantity or _next_quantity(clause, place)
            if count is None:
                raise Misread(part.start, part.end, "how-many", word=part.text)
            clause.reader.must_lie_somewhere(part, count)
            if is_one_s_own(part.zones) and not part.whose and by != BOTH and not count.each:
                part = replace(part, whose=by or YOU)
            chosen.append(clause.reader.choose(part, count, "" if by in (YOU, "") else by))
    clause.reader.at_random = False
    if len(chosen) > 1:
        clause.reader.scope.topic = Together(tuple(chosen))
    if clause.lasts is not None and not clause.at_start:
        clause.reader.scope.carried = clause.lasts, clause.turn
        clause.lasts, clause.turn = None, ""
    if not found and not choose_among(clause, source, "" if by in (YOU, "") else by):
        raise Misread(clause.ending.start, clause.ending.end, "about-what")
    return []


def _of_each(clause: Clause, nominal: Nominal, place: int) -> tuple[Nominal, ...]:
    """AとBを1体ずつ: so many of each of them."""
    if not nominal.parts:
        return (nominal,)
    each = nominal.parts[-1].quantity
    if each is None and clause.quantities and clause.quantities[0][1].each:
        each = _next_quantity(clause, place)
    if each is None or not each.each or any(part.quantity for part in nominal.parts[:-1]):
        return nominal.parts
    return tuple(replace(part, quantity=replace(each, each=False)) for part in nominal.parts)


def choose_among(clause: Clause, source: Nominal | None, by: str = "") -> Subject | None:
    """その中から1枚, or 1枚 alone after cards that were looked at: among those. None if that is not said."""
    if not clause.quantities:
        return None
    if source is None:
        seen = clause.reader.scope.candidates()
        if len(seen) != 1 or seen[0].how != SEEN:
            return None
        source = replace(clause.reader.unsaid(clause.ending), subject=seen[0].subject)
    count = clause.quantity()
    if source.kind == "ZONENOUN" and count is not None and not count.every:
        cards = replace(source, kind="CARDS", zones=source.zones, whose=source.whose or clause.reader.oneself)
        return clause.reader.choose(cards, count, by)
    if source.kind == "CARDS" and source.subject is None and count is not None and not count.every:
        return clause.reader.choose(source, count, by)
    if source.subject is None:
        return None
    if count is None or count.every:
        raise Misread(source.start, source.end, "how-many", word=source.text)
    among = out_of(clause, replace(source, kind="CARDS", subject=None), source)
    return clause.reader.choose(among, count, by)


def declare(clause: Clause) -> list[Statement]:
    """属性を1つ宣言する."""
    whose = who(clause)
    if whose not in ("", YOU):
        raise Misread(clause.ending.start, clause.ending.end, "you-declare")
    what = clause.take("を", kind="WORDS")
    if what is None:
        raise wrong_object(clause, "declare-what")
    _declared(clause, what, what.quantity or clause.quantity())
    return []


def _declared(clause: Clause, what: Nominal, count: Quantity | None) -> None:
    if count is not None and (count.amount != Number(1) or count.up_to):
        raise Misread(what.start, what.end, "declare-one")
    scope = clause.reader.scope
    if not what.text.endswith(("数字", "数値")):
        of = kind_of_word(what.text)
        slot = scope.declared[of] = scope.new_slot()
        words = {"category": tuple(one for one in CATEGORIES if one != "unit"), "colour": tuple(COLOURS)}.get(of)
        clause.reader.emitted.append(ChooseWord(slot, words) if words else ChooseWord(slot, (), of))
        return
    if scope.declared_number or not scope.letters:
        raise Misread(what.start, what.end, "declare-one")
    letter = scope.declared_number = scope.letters[0]
    scope.letters = scope.letters[1:]
    figures = [number(one) for one in re.findall(lexicon.NUMBER, what.text)]
    least, most = (figures or [Number(0)])[0], figures[1] if len(figures) == 2 else None
    if len(figures) == 1 and "以下" in what.text:
        least, most = Number(0), figures[0]
    clause.reader.emitted.append(ChooseNumber(letter, least, most))


def out_of(clause: Clause, nominal: Nominal, source: Nominal) -> Nominal:
    """～から: the zone of what is chosen, or the cards among which it is."""
    if source.subject is not None and not nominal.zones:
        among = clause.reader.filter_of(source.subject)
        tests = in_order([*nominal.tests, IsIt(source.subject)])
        return replace(nominal, zones=among.zones, whose=nominal.whose or among.whose, tests=tests)
    if source.kind == "ZONENOUN" and not nominal.zones:
        return replace(nominal, zones=source.zones, whose=nominal.whose or source.whose)
    raise Misread(source.start, source.end, "not-here")


def _next_quantity(clause: Clause, place: int) -> Quantity | None:
    """The number that follows the argument at this place."""
    for index, (after, count) in enumerate(clause.quantities):
        if after == place + 1:
            del clause.quantities[index]
            return count
    return clause.quantity() if len(clause.quantities) == 1 else None
