"""Cards of hands and decks: drawn, discarded, looked at, searched for."""

import re
from dataclasses import replace

from ...effects.statements import Draw, DrawUpTo, LookAt, Shuffle
from ...effects.tree import Amount, Count, Every, Filter, IsIt, Minus, Named, Statement, Subject, Those, TopCards
from ...text.clauses import Argument, Quantity
from ...text.doers import how_many
from ...text.trouble import Misread
from ..statements import Discard, Found, RevealUntil, Search
from . import lexicon
from .clauses import Clause
from .doers import doer
from .lexicon import number
from .nominals import Nominal, in_order, owned_by
from .phrases import PhraseReader
from .picking import among, pick, pick_at_random
from .scope import CHOSEN, DRAWN, SEEN
from .signs import THIS_NAME


def known_how(reader: PhraseReader) -> set[str]:
    return {one.how for one in reader.scope.referents}


def discard(clause: Clause) -> list[Statement]:
    at_random = clause.adverb("無作為に", "ランダムに")
    reader = clause.reader
    held = _until_the_hand_holds(clause)
    if held is not None:
        return _discard_down_to(clause, held)
    source = clause.take("から")
    whose = reader.chooser or reader.oneself
    for place, one in enumerate(clause.arguments):
        nominal = one.phrase
        if one.particle != "を" or not nominal.is_cards() or nominal.subject is not None:
            continue
        if source is not None and source.subject is not None:
            nominal = among(clause, nominal, source)
            source = None
        elif source is None and nominal.kind == "CARDS" and not nominal.zones and SEEN in known_how(reader):
            nominal = reader.of_those_seen(nominal)
        elsewhere = nominal.on_field or nominal.zones not in ((), ("hand",))
        if elsewhere or (source is not None and source.zones != ("hand",)):
            raise Misread(nominal.start, nominal.end, "discard-from-hand")
        owner = nominal.whose or (source.whose if source is not None else "") or whose
        nominal = owned_by(replace(nominal, zones=("hand",)), owner)
        one.phrase = nominal
        if at_random:
            clause.arguments.remove(one)
            count = nominal.quantity or clause.quantity_after(place)
            if count is None:
                raise Misread(nominal.start, nominal.end, "how-many", word=nominal.text)
            return [Discard(pick_at_random(clause, nominal, count))]
        break
    else:
        if source is not None and source.zones != ("hand",):
            raise Misread(source.start, source.end, "discard-from-hand")
        count = clause.quantity("枚") if not clause.has("を", "は", "が") else None
        if count is not None:
            return [Discard(reader.pick_out(_own_hand(clause, whose), count))]
    dropped = clause.about("を", "は", "が")
    on_battlefield = isinstance(dropped, Those) and reader.filter_of(dropped).zones == ()
    if isinstance(dropped, TopCards) or (on_battlefield and reader.filter_of(dropped).categories):
        raise clause.misread("discard-from-hand")
    return [Discard(dropped)]


def _discard_down_to(clause: Clause, held: Amount) -> list[Statement]:
    reader = clause.reader
    cards = clause.take("を")
    if cards is not None and (cards.tests or cards.categories or cards.zones not in ((), ("hand",))):
        raise Misread(cards.start, cards.end, "not-here")
    hand = _own_hand(clause, reader.chooser or reader.oneself)
    return [Discard(reader.pick_out(hand, Quantity(Minus(Count(hand.filter()), held))))]


def _own_hand(clause: Clause, whose: str) -> Nominal:
    return Nominal("ZONENOUN", "手札", clause.ending.start, clause.ending.end, whose, ("hand",))


def _until_the_hand_holds(clause: Clause) -> Amount | None:
    """手札が5枚になるまで."""
    until = clause.adverb_word(kind="UNTILHAND")
    found = re.search(lexicon.NUMBER, until) if until is not None else None
    return number(found.group()) if found is not None else None


def draw(clause: Clause) -> list[Statement]:
    whose = doer(clause)
    source = clause.take("から")
    if source is not None and not (source.kind == "ZONENOUN" and source.zones == ("deck",)):
        raise Misread(source.start, source.end, "not-here")
    nominal = clause.take("を")
    if nominal is not None and not (nominal.kind == "CARDS" and nominal.filter() == Filter()):
        raise Misread(nominal.start, nominal.end, "not-here")
    scope = clause.reader.scope
    slot = scope.new_slot()
    held = _until_the_hand_holds(clause)
    if held is not None:
        scope.bring_up(slot, DRAWN, Filter(whose, ("hand",)), "引いたカード")
        return [DrawUpTo(whose, held, slot)]
    count = how_many(clause, nominal)
    scope.bring_up(slot, DRAWN, Filter(whose, ("hand",)), "引いたカード")
    return [Draw(whose, count, slot)]


def shuffle(clause: Clause) -> list[Statement]:
    nominal = clause.take("を")
    if nominal is None:
        return [Shuffle(doer(clause))]
    if nominal.kind != "ZONENOUN" or nominal.zones != ("deck",) or nominal.tests:
        raise clause.misread("shuffle-what")
    return [Shuffle(nominal.whose or doer(clause))]


def look(clause: Clause) -> list[Statement]:
    return _see(clause, shown=False)


def reveal(clause: Clause) -> list[Statement]:
    return _see(clause, shown=True)


def _see_until(clause: Clause) -> list[Statement]:
    """デッキの上からユニットカードが出るまで公開する: all that is revealed, and the card that was found."""
    reader = clause.reader
    wanted, source, cards = clause.take("が出るまで"), clause.take("から"), clause.take("を")
    if wanted is None or not wanted.is_cards() or wanted.zones or wanted.whose or wanted.quantity is not None:
        raise clause.misread("search-what")
    top = source is not None and source.kind == "DECKEND" and "上" in source.text
    if source is None or not (top or source.zones == ("deck",)):
        raise clause.misread("search-the-deck")
    if cards is not None and (cards.kind != "CARDS" or cards.filter() != Filter()):
        raise Misread(cards.start, cards.end, "not-here")
    whose = source.whose or reader.chooser or reader.oneself
    kind = Filter(whose, ("deck",), wanted.categories, wanted.tests)
    slot = reader.scope.new_slot()
    where = reader.quotations.said(source.start, source.end)
    all_seen = reader.scope.bring_up(slot, SEEN, Filter(whose, ("deck",)), where)
    among_them = replace(kind, tests=in_order([*kind.tests, IsIt(all_seen)]))
    found = reader.scope.new_slot()
    reader.scope.bring_up(found, CHOSEN, among_them, reader.quotations.said(wanted.start, wanted.end))
    return [RevealUntil(slot, whose, kind, Found(found))]


def _is_revealed_from_hand(clause: Clause, nominal: Nominal, shown: bool) -> bool:
    """【竜】のカードを1枚公開する: everybody sees what lies elsewhere."""
    counted = nominal.quantity is not None or bool(clause.quantities)
    bare = nominal.subject is None and not nominal.zones and not nominal.on_field
    return shown and counted and bare and nominal.kind in ("CARDS", "BARECATEGORY", "BARENAME")


def _see(clause: Clause, shown: bool) -> list[Statement]:
    reader = clause.reader
    if clause.has("が出るまで"):
        return _see_until(clause)
    nominal = clause.take("を")
    source = clause.take("から")
    if source is not None and nominal is not None:
        nominal = among(clause, nominal, source)
    if nominal is not None and _is_revealed_from_hand(clause, nominal, shown):
        nominal = replace(nominal, zones=("hand",), whose=nominal.whose or reader.chooser or reader.oneself)
    if nominal is not None and not nominal.whose and nominal.kind in ("TOP", "ZONENOUN"):
        nominal = replace(nominal, whose=reader.chooser or reader.oneself)
    if nominal is None:
        subject: Subject = reader.elided(clause.ending.start, clause.ending.end)
    elif nominal.kind == "ZONENOUN" and nominal.quantity is None and not clause.quantities:
        subject = Every(nominal.filter())
    else:
        subject = reader.subject(nominal, clause.own_quantity(nominal))
    if isinstance(subject, Those):
        reader.scope.topic = subject
        return [LookAt(subject, subject.slot, shown)]
    slot = reader.scope.new_slot()
    said = reader.quotations.said(nominal.start, nominal.end) if nominal is not None else ""
    filter = Filter(subject.whose, ("deck",)) if isinstance(subject, TopCards) else reader.filter_of(subject)
    reader.scope.bring_up(slot, SEEN, filter, said)
    return [LookAt(subject, slot, shown)]


def search(clause: Clause) -> list[Statement]:
    """サーチし、～: what follows in the sentence is done before the deck is shuffled (15.1.9)."""
    whose = doer(clause)
    source = clause.take("から")
    if source is not None and source.zones != ("deck",):
        raise Misread(source.start, source.end, "search-the-deck")
    nominal = clause.take("を")
    if nominal is not None and nominal.text == THIS_NAME:
        named = Named((clause.reader.quotations.own_name,))
        nominal = replace(nominal, kind="CARDS", subject=None, tests=(named,))
    if nominal is None or not nominal.is_cards() or nominal.zones not in ((), ("deck",)):
        raise clause.misread("search-what")
    reader = clause.reader
    count = nominal.quantity or clause.quantity()
    if count is None or count.amount is None:
        raise Misread(nominal.start, nominal.end, "how-many", word=nominal.text)
    filter = replace(nominal.picked(), zones=("deck",), whose=whose)
    slot = reader.scope.new_slot()
    reader.scope.bring_up(slot, CHOSEN, filter, reader.quotations.said(nominal.start, nominal.end))
    return [Search(slot, filter, count.amount, (), whose)]


def find(clause: Clause) -> list[Statement]:
    """探す (15.1.8)."""
    source = clause.take("から")
    if source is not None and source.kind == "ZONENOUN" and source.zones == ("deck",):
        clause.arguments.append(Argument("から", source))
        return search(clause)
    if source is not None:
        clause.arguments.append(Argument("から", source))
    return pick(clause, target=False)
