"""Cards that are picked out: 選ぶ, 指定する, and words and numbers that are named."""

from dataclasses import replace
from typing import Final

from ...effects.statements import ChooseAtRandom, ChooseNumber, ChooseWord
from ...effects.tree import EITHER, YOU, Filter, IsIt, Number, Statement, Those, Together, Variable
from ...text.clauses import Quantity
from ...text.trouble import Misread
from .. import vocabulary
from ..entries import ACTION, BURST, TRIGGER
from ..statements import ChooseAbility
from . import lexicon
from .clauses import Clause
from .doers import doer
from .nominals import Nominal, in_order
from .scope import ABILITY, CHOSEN, PICKED

ABILITIES_ON_STACK: Final = {
    "アクション": (ACTION,),
    "トリガー": (TRIGGER, BURST),
    "": (ACTION, TRIGGER, BURST),
}
"""What is on the stack of the abilities that a word names (7.13.1, 15.3.2.1)."""


def choose(clause: Clause) -> list[Statement]:
    words = clause.take("を", kind="WORDS")
    if words is not None:
        return _name_word(clause, words)
    ability = clause.take("を", kind="ABILITIES")
    if ability is not None:
        return _choose_ability(clause, ability)
    return pick(clause, target=True)


def _choose_ability(clause: Clause, ability: Nominal) -> list[Statement]:
    """対戦相手のアクションアビリティ1つを選び: one that is on the stack."""
    count = ability.quantity or clause.quantity()
    if count is None or count.amount != Number(1) or "全て" in ability.text:
        raise Misread(ability.start, ability.end, "how-many", word=ability.text)
    if doer(clause) != YOU:
        raise Misread(ability.start, ability.end, "which-player")
    if "フィールド" in ability.text or ability.zones not in ((), ("stack",)):
        raise Misread(ability.start, ability.end, "ability-on-stack")
    scope = clause.reader.scope
    slot = scope.new_slot()
    scope.declared[ABILITY] = slot
    scope.bring_up(slot, CHOSEN, Filter(ability.whose or EITHER, ("stack",), (ABILITY,)), ability.text)
    named = [kinds for word, kinds in ABILITIES_ON_STACK.items() if word in ability.text]
    return [ChooseAbility(slot, ability.whose or EITHER, named[0])]


def designate(clause: Clause) -> list[Statement]:
    words = clause.take("を", kind="WORDS")
    if words is not None:
        return _name_word(clause, words)
    numbers = clause.take_if(lambda phrase: isinstance(phrase.amount, Variable), "を")
    if numbers is not None:
        assert isinstance(numbers.amount, Variable)
        return [ChooseNumber(numbers.amount.name, Number(0))]
    return pick(clause, target=False)


def _name_word(clause: Clause, words: Nominal) -> list[Statement]:
    count = words.quantity or clause.quantity()
    if count is None or count.amount != Number(1):
        raise Misread(words.start, words.end, "how-many", word=words.text)
    if doer(clause) != YOU:
        raise Misread(words.start, words.end, "which-player")
    slot = clause.reader.scope.new_slot()
    of = lexicon.WORDS_NAMED[words.text]
    clause.reader.scope.declared[of] = slot
    if of in ("category", "name"):
        return [ChooseWord(slot, (), of)]
    return [ChooseWord(slot, tuple(vocabulary.FACTIONS if of == "faction" else vocabulary.TYPES))]


def pick(clause: Clause, target: bool) -> list[Statement]:
    by = doer(clause)
    at_random = clause.adverb("無作為に", "ランダムに")
    source = clause.take("から")
    reader = clause.reader
    known = len(reader.scope.referents)
    found = False
    for place, one in list(enumerate(clause.arguments)):
        if one.particle != "を":
            continue
        nominal = one.phrase
        clause.arguments.remove(one)
        found = True
        own = clause.quantity_after(place) if nominal.parts else None
        for part in nominal.parts or (nominal,):
            if part.kind == "PLAYER":
                clause.quantity("人")
                if not target:
                    raise Misread(part.start, part.end, "no-cards", word=part.text)
                reader.choose_player(part)
                continue
            if part.kind == "CARDORPLAYER" and target and by in (YOU, ""):
                count = clause.quantity()
                if count is not None and count.amount != Number(1):
                    raise Misread(part.start, part.end, "how-many", word=part.text)
                reader.choose_card_or_player(part)
                continue
            if not part.is_cards():
                raise Misread(part.start, part.end, "no-cards", word=part.text)
            if source is not None:
                part = among(clause, part, source)
            of_all = own if own is not None and (own.each or part is nominal.parts[-1]) else None
            count = part.quantity or of_all or clause.quantity_after(place)
            if count is None and part.total is not None:
                count = Quantity(any_number=True)
            if count is None:
                raise Misread(part.start, part.end, "how-many", word=part.text)
            if count.each and not nominal.parts:
                for kind in part.categories if "と" in part.text else ():
                    one_kind = replace(part, categories=(kind,))
                    reader.pick_out(one_kind, count, "" if by in (YOU, "") else by, target, CHOSEN)
                if "と" not in part.text:
                    raise Misread(part.start, part.end, "how-many", word=part.text)
                continue
            if at_random:
                pick_at_random(clause, part, count, CHOSEN)
            else:
                reader.pick_out(part, count, "" if by in (YOU, "") else by, target, CHOSEN)
    brought = [one.subject for one in reader.scope.referents[known:]]
    if reader.scope.picked_in == reader.scope.sentence and brought:
        reader.scope.topic = None
    elif len(brought) > 1:
        reader.scope.topic = Together(tuple(brought))
    if not found and source is not None and source.kind == "ZONENOUN" and source.zones:
        count = clause.quantity()
        if count is None or count.every:
            raise Misread(source.start, source.end, "how-many", word=source.text)
        cards = replace(source, kind="CARDS", text="カード")
        if at_random:
            pick_at_random(clause, cards, count, CHOSEN)
        else:
            reader.pick_out(cards, count, "" if by in (YOU, "") else by, target, CHOSEN)
    elif not found and source is not None and source.subject is not None:
        count = clause.quantity()
        if count is None or count.every:
            raise Misread(source.start, source.end, "how-many", word=source.text)
        reader.pick_out(among(clause, replace(source, kind="CARDS", subject=None), source), count, how=CHOSEN)
    elif not found:
        raise clause.misread("about-what")
    return []


def among(clause: Clause, nominal: Nominal, source: Nominal) -> Nominal:
    """～から: the zone of what is picked, or the cards among which it is."""
    if source.subject is not None and not nominal.zones:
        known = clause.reader.filter_of(source.subject)
        tests = in_order([*nominal.tests, IsIt(source.subject)])
        return replace(nominal, zones=known.zones, whose=nominal.whose or known.whose, tests=tests)
    if source.kind in ("ZONENOUN", "TOP") and nominal.zones in ((), source.zones):
        return replace(nominal, zones=source.zones, whose=nominal.whose or source.whose)
    raise Misread(source.start, source.end, "not-here")


def pick_at_random(clause: Clause, nominal: Nominal, count: Quantity, how: str = PICKED) -> Those:
    if count.amount is None or count.up_to:
        raise Misread(nominal.start, nominal.end, "how-many", word=nominal.text)
    reader = clause.reader
    filter = reader.placed(nominal).filter()
    slot = reader.scope.new_slot()
    reader.emitted.append(ChooseAtRandom(slot, filter, count.amount))
    found: Those = reader.scope.bring_up(slot, how, filter, reader.quotations.said(nominal.start, nominal.end))
    return found
