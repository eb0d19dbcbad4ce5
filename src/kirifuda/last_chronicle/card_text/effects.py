"""What each verb does with the phrases before it: the keyword actions of 15.1 and the rest."""

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from ...effects.tree import (
    BOTH,
    EITHER,
    OPPONENT,
    YOU,
    Ability,
    Amount,
    Battle,
    ChooseAtRandom,
    ChooseNumber,
    ChooseWord,
    Damage,
    Destroy,
    Draw,
    Every,
    Filter,
    GainLife,
    Grant,
    IsIt,
    Keyword,
    Let,
    LookAt,
    LoseEffects,
    LoseGame,
    LoseLife,
    Number,
    Orient,
    PlayerOf,
    Shuffle,
    Stat,
    Statement,
    Subject,
    This,
    Those,
    Together,
    TopCards,
    TurnOver,
    Typed,
    Variable,
    WinGame,
)
from ...text.clauses import Argument, Quantity
from ...text.trouble import Misread
from ...text.verbs import CAN, CANNOT, MAY, MUST, NOT
from .. import vocabulary
from ..tree import (
    AdvanceEra,
    AttackAgain,
    Become,
    ChronoCheck,
    Discard,
    DivideDamage,
    ExchangeMarkers,
    ExtraTurn,
    GainAdvancePoints,
    GainControl,
    GainLamps,
    MakeSouls,
    Pay,
    PaySouls,
    Prevent,
    PutCounters,
    RemoveCounters,
    RemoveDamage,
    RemoveFromCombat,
    Sacrifice,
    Search,
    SkipPhase,
    SwapLife,
    UseSpell,
)
from . import lexicon
from .changes import becomes, changes, halved, multiplied, of_type
from .clauses import Clause
from .deeds import remember
from .grammar import GIFT
from .lexicon import number
from .moving import interrupt, placing, put, remove
from .phrases import OWN, Nominal, PhraseReader, counter_name, in_order, owned_by
from .restrictions import copies_in_deck, forbidden, hand_limit, permitted, required
from .scope import CHOSEN, DRAWN, PICKED, SEEN
from .signs import ABILITY_QUOTED, KEYWORDS_QUOTED, is_quoted

Frame = Callable[[Clause], list[Statement]]


def effect(clause: Clause) -> list[Statement]:
    """What one clause does."""
    end = clause.ending
    if end.kind == "LET":
        said = _let(clause)
    elif end.kind == "CHANGE":
        said = changes(clause)
    elif end.kind == "MULTIPLY":
        said = multiplied(clause)
    elif end.kind == "HALVE":
        said = halved(clause)
    elif end.kind in ("BECOME", "ISEQ"):
        said = becomes(clause)
    else:
        said = _verb(clause)
    clause.all_taken(("さらに", "その後", "加えて", "再び", "追加で"))
    picked = list(clause.reader.emitted)
    clause.reader.emitted.clear()
    for one in said:
        remember(clause.reader.scope, one)
    picks = end.kind == "VERB" and clause.form.verb in ("choose", "designate")
    clause.reader.scope.picked_in = clause.reader.scope.sentence if picks else 0
    return picked + said


def _verb(clause: Clause) -> list[Statement]:
    form = clause.form
    if form.form in (NOT, CANNOT):
        return forbidden(clause)
    if form.form == MUST:
        return required(clause)
    if form.form in (CAN, MAY):
        said = permitted(clause)
        if said is not None:
            return said
    frame = FRAMES.get(form.verb)
    if frame is None:
        raise clause.misread("verb-not-here", word=clause.ending.text.rstrip("、"))
    if form.verb in _BY_PLAYERS:
        return frame(clause)
    return _done_by_player(clause, frame)


def _done_by_player(clause: Clause, frame: Frame) -> list[Statement]:
    """相手はユニットを1体犠牲にする: the player picks what is dealt with."""
    player = clause.take("は", "が", kind="PLAYER")
    reader = clause.reader
    if player is not None:
        reader.oneself = player.whose or YOU
    reader.chooser = reader.oneself if reader.oneself != YOU else ""
    said = frame(clause)
    reader.chooser = ""
    return said


# --- players, numbers ------------------------------------------------------------------------------


def who(clause: Clause, *particles: str) -> str:
    """The player who does it; nobody named: ""."""
    nominal = clause.take(*(particles or ("は", "が")), kind="PLAYER")
    if nominal is None:
        return ""
    if nominal.whose == EITHER:
        raise Misread(nominal.start, nominal.end, "which-player")
    return nominal.whose


def doer(clause: Clause) -> str:
    """The player who does it: as said here, or in a clause before; else you."""
    return who(clause) or str(clause.reader.oneself)


def points(clause: Clause, nominal: Nominal) -> Amount:
    """The number of 3ダメージ, ライフを2点: in the word itself, before it or after."""
    found = re.search(lexicon.NUMBER, nominal.text)
    if found is not None:
        return clause.times(number(found.group()))
    if nominal.amount is not None:
        return clause.times(nominal.amount)
    count = nominal.quantity or clause.quantity()
    if count is None or count.amount is None or count.up_to:
        raise Misread(nominal.start, nominal.end, "how-much", word=nominal.text)
    return clause.times(count.amount)


def how_many(clause: Clause, nominal: Nominal | None) -> Amount:
    if nominal is not None and nominal.amount is not None:
        return clause.times(nominal.amount)
    count = nominal.quantity if nominal is not None and nominal.quantity is not None else clause.quantity()
    if count is None or count.amount is None or count.up_to or count.at_least:
        raise clause.misread("how-many", word=clause.ending.text.rstrip("、"))
    return clause.times(count.amount)


# --- picking out -----------------------------------------------------------------------------------


def _choose(clause: Clause) -> list[Statement]:
    words = clause.take("を", kind="WORDS")
    if words is not None:
        return _name_word(clause, words)
    return _pick(clause, target=True)


def _designate(clause: Clause) -> list[Statement]:
    words = clause.take("を", kind="WORDS")
    if words is not None:
        return _name_word(clause, words)
    numbers = clause.take_if(lambda phrase: isinstance(phrase.amount, Variable), "を")
    if numbers is not None:
        assert isinstance(numbers.amount, Variable)
        return [ChooseNumber(numbers.amount.name, Number(0))]
    return _pick(clause, target=False)


def _name_word(clause: Clause, words: Nominal) -> list[Statement]:
    count = words.quantity or clause.quantity()
    if count is None or count.amount != Number(1) or words.text == "カテゴリ":
        raise Misread(words.start, words.end, "how-many", word=words.text)
    if doer(clause) != YOU:
        raise Misread(words.start, words.end, "which-player")
    slot = clause.reader.scope.new_slot()
    clause.reader.scope.word = slot
    options = vocabulary.FACTIONS if words.text == "勢力" else vocabulary.TYPES
    return [ChooseWord(slot, tuple(options))]


def _pick(clause: Clause, target: bool) -> list[Statement]:
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
                _pick_at_random(clause, part, count, CHOSEN)
            else:
                reader.pick_out(part, count, "" if by in (YOU, "") else by, target, CHOSEN)
    brought = [one.subject for one in reader.scope.referents[known:]]
    if reader.scope.picked_in == reader.scope.sentence and brought:
        reader.scope.topic = None
    elif len(brought) > 1:
        reader.scope.topic = Together(tuple(brought))
    if not found and source is not None and source.subject is not None:
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
    if source.kind in ("ZONENOUN", "TOP") and not nominal.zones:
        return replace(nominal, zones=source.zones, whose=nominal.whose or source.whose)
    raise Misread(source.start, source.end, "not-here")


def _pick_at_random(clause: Clause, nominal: Nominal, count: Quantity, how: str = PICKED) -> Those:
    if count.amount is None or count.up_to:
        raise Misread(nominal.start, nominal.end, "how-many", word=nominal.text)
    reader = clause.reader
    filter = reader.placed(nominal).filter()
    slot = reader.scope.new_slot()
    reader.emitted.append(ChooseAtRandom(slot, filter, count.amount))
    found: Those = reader.scope.bring_up(slot, how, filter, reader.quotations.said(nominal.start, nominal.end))
    return found


# --- numbers ---------------------------------------------------------------------------------------


def _let(clause: Clause) -> list[Statement]:
    nominal = clause.take("を")
    if nominal is None:
        raise clause.misread("about-what")
    return [Let(clause.ending.text[0], clause.reader.amount_of(nominal))]


# --- giving and gaining ------------------------------------------------------------------------------


def _give(clause: Clause) -> list[Statement]:
    if clause.has("を", kind="DMG"):
        return _damage(clause)
    gifts = clause.take("を", kind="GIFTS")
    if gifts is None:
        raise _wrong_object(clause, "give-what")
    return _gifts(clause, gifts, clause.about("に", general=True))


def _wrong_object(clause: Clause, reason: str) -> Misread:
    """What cannot be given, gained or lost: the phrase with を, if there is one."""
    wrong = clause.take("を")
    if wrong is None:
        return clause.misread(reason)
    return Misread(wrong.start, wrong.end, reason)


def damaged(clause: Clause, *particles: str) -> Subject:
    """Whom damage is dealt to: players or cards."""
    player = clause.take(*particles, kind="PLAYER")
    if player is not None:
        if player.whose == EITHER:
            raise Misread(player.start, player.end, "which-player")
        return PlayerOf(player.whose)
    together = clause.take_if(lambda phrase: phrase.kind == "TOGETHER", *particles)
    if together is not None:
        return Together(tuple(clause.reader.subject(part, general=True) for part in together.parts))
    return clause.about(*particles)


def _damage(clause: Clause) -> list[Statement]:
    nominal = clause.take("を", kind="DMG")
    assert nominal is not None
    if "効果" in nominal.text or "戦闘" in nominal.text:
        raise Misread(nominal.start, nominal.end, "not-here")
    source = clause.subject_or_none("は", "が")
    divided = clause.adverb("好きなように")
    to = damaged(clause, "に")
    amount = points(clause, nominal)
    if isinstance(amount, Stat) and amount.of == OWN:
        raise Misread(nominal.start, nominal.end, "whose-number")
    if divided or nominal.text.startswith("合計"):
        return [DivideDamage(to, amount, source or This())]
    return [Damage(to, amount, source or This())]


def _divide(clause: Clause) -> list[Statement]:
    nominal = clause.take("を", kind="DMG")
    if nominal is None:
        raise clause.misread("divide-what")
    clause.adverb("好きなように")
    to = clause.about("に")
    return [DivideDamage(to, points(clause, nominal))]


def _receive(clause: Clause) -> list[Statement]:
    """相手は2ダメージを受ける."""
    nominal = clause.take("を", kind="DMG")
    if nominal is None:
        raise _wrong_object(clause, "give-what")
    return [Damage(damaged(clause, "は", "が"), points(clause, nominal))]


def _trade(clause: Clause) -> list[Statement]:
    """それらは互いにパワーに等しいダメージを与えあう."""
    nominal = clause.take("を", kind="DMG")
    if nominal is None:
        raise clause.misread("give-what")
    clause.adverb("互いに", "お互いに")
    both = clause.take("は", "が")
    if both is not None and both.kind == "TOGETHER" and len(both.parts) == 2:
        one, other = (clause.reader.subject(part) for part in both.parts)
        return [Battle(one, other)]
    if both is not None and isinstance(both.subject, Together) and len(both.subject.subjects) == 2:
        return [Battle(*both.subject.subjects)]
    raise clause.misread("two-of-them")


def _gain(clause: Clause) -> list[Statement]:
    if clause.has("を", kind="LIFE"):
        return _life(clause, GainLife)
    if clause.has("を", kind="POINTS"):
        nominal = clause.take("を", kind="POINTS")
        assert nominal is not None
        return [GainAdvancePoints(nominal.whose or doer(clause), points(clause, nominal))]
    if clause.has("を", kind="CONTROL"):
        return _gain_control(clause)
    if clause.has("を", kind="TURNS"):
        return _more_turns(clause)
    lamps = clause.take("を", kind="LAMPS")
    if lamps is not None:
        found = tuple(name for word, name in (("緑", "green"), ("赤", "red")) if word in lamps.text)
        clause.adverb("時代に")
        return [GainLamps(clause.about("は", "が", general=True), found, clause.duration())]
    categories = clause.take("を", kind="BARECATEGORY")
    if categories is not None:
        clause.adverb("追加で", "加えて")
        words = tuple(word for test in categories.tests if isinstance(test, Typed) for word in test.types)
        return [Become(clause.about("は", "が", general=True), categories=words, added=True, lasts=clause.duration())]
    gifts = clause.take("を", kind="GIFTS")
    if gifts is None:
        raise _wrong_object(clause, "gain-what")
    return _gifts(clause, gifts, clause.about("は", "が", general=True))


def _gain_control(clause: Clause) -> list[Statement]:
    control = clause.take("を", kind="CONTROL")
    assert control is not None
    whose = doer(clause)
    if control.whose == OPPONENT:
        raise Misread(control.start, control.end, "not-here")
    subject = clause.about("の")
    return [GainControl(subject, whose, clause.duration())]


def _control(clause: Clause) -> list[Statement]:
    """あなたはそれをコントロールする."""
    whose = doer(clause)
    return [GainControl(clause.about("を", general=True), whose, clause.duration())]


def gifts_of(clause: Clause, gifts: Nominal) -> tuple[tuple[Keyword, ...], tuple[Ability, ...]]:
    quotations = clause.reader.quotations
    keywords: list[Keyword] = []
    abilities: list[Ability] = []
    for gift in re.findall(GIFT, gifts.text):
        if is_quoted(gift[0], ABILITY_QUOTED):
            given = quotations.abilities(gift[0])
        elif is_quoted(gift[0], KEYWORDS_QUOTED):
            given = quotations.keywords(gift[0])
        else:
            given = quotations.bare_keyword(gift)
        if not given:
            raise Misread(gifts.start, gifts.end, "no-keyword", word=gift)
        keywords.extend(one for one in given if isinstance(one, Keyword))
        abilities.extend(one for one in given if isinstance(one, Ability))
    return tuple(keywords), tuple(abilities)


def _gifts(clause: Clause, gifts: Nominal, subject: Subject) -> list[Statement]:
    lasts = clause.duration()
    keywords, abilities = gifts_of(clause, gifts)
    return [Grant(subject, keywords, abilities, lasts)]


def _life(clause: Clause, record: type[GainLife] | type[LoseLife]) -> list[Statement]:
    nominal = clause.take("を", "が", kind="LIFE")
    assert nominal is not None
    whose = nominal.whose or doer(clause)
    return [record(whose, points(clause, nominal))]


def _lose(clause: Clause) -> list[Statement]:
    if clause.has("を", kind="LIFE"):
        return _life(clause, LoseLife)
    if clause.has("を", kind="POINTS"):
        nominal = clause.take("を", kind="POINTS")
        assert nominal is not None
        return [GainAdvancePoints(nominal.whose or doer(clause), points(clause, nominal), down=True)]
    what = clause.take("を")
    subject = clause.about("は", "が", general=True)
    lasts = clause.duration()
    if what is not None and what.kind == "ABILITIES":
        if "全て" not in what.text or re.search("アクション|トリガー|フィールド", what.text):
            raise Misread(what.start, what.end, "which-abilities")
        return [LoseEffects(subject, (), lasts)]
    if what is not None and what.kind == "GIFTS":
        names = [one.name for one in gifts_of(clause, what)[0]]
        return [LoseEffects(subject, tuple(names), lasts)]
    if what is not None:
        raise Misread(what.start, what.end, "lose-what")
    raise clause.misread("lose-what")


def _recover(clause: Clause) -> list[Statement]:
    if clause.has("を", kind="LIFE"):
        return _life(clause, GainLife)
    return [Orient(clause.about("を", "は", "が", general=False), "active")]


def _wipe(clause: Clause) -> list[Statement]:
    return [Orient(clause.about("を", "は", "が"), "wiped")]


def _destroy(clause: Clause) -> list[Statement]:
    return [Destroy(clause.about("を", "は", "が"))]


def _sacrifice(clause: Clause) -> list[Statement]:
    reader = clause.reader
    for one in clause.arguments:
        if one.particle == "を" and one.phrase.is_cards() and not one.phrase.whose and one.phrase.subject is None:
            one.phrase = owned_by(one.phrase, reader.chooser or reader.oneself)
    return [Sacrifice(clause.about("を", "は", "が"))]


def known_how(reader: PhraseReader) -> set[str]:
    return {one.how for one in reader.scope.referents}


def _discard(clause: Clause) -> list[Statement]:
    at_random = clause.adverb("無作為に", "ランダムに")
    reader = clause.reader
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
        if nominal.zones not in ((), ("hand",)) or (source is not None and source.zones != ("hand",)):
            raise Misread(nominal.start, nominal.end, "discard-from-hand")
        owner = nominal.whose or (source.whose if source is not None else "") or whose
        nominal = owned_by(replace(nominal, zones=("hand",)), owner)
        one.phrase = nominal
        if at_random:
            clause.arguments.remove(one)
            count = nominal.quantity or clause.quantity_after(place)
            if count is None:
                raise Misread(nominal.start, nominal.end, "how-many", word=nominal.text)
            return [Discard(_pick_at_random(clause, nominal, count))]
        break
    else:
        if source is not None and source.zones != ("hand",):
            raise Misread(source.start, source.end, "discard-from-hand")
    return [Discard(clause.about("を", "は", "が"))]


# --- counters, damage taken off ------------------------------------------------------------------------


def _put(clause: Clause) -> list[Statement]:
    counters = clause.take("を", kind="COUNTER")
    if counters is None:
        return put(clause)
    if not counter_name(counters):
        raise Misread(counters.start, counters.end, "which-counter")
    amount = how_many(clause, counters)
    return [PutCounters(clause.about("の上に", "に", general=True), counter_name(counters), amount)]


def _take_off(clause: Clause) -> list[Statement]:
    counters = clause.take("を", kind="COUNTER")
    if counters is not None:
        count = counters.quantity or clause.quantity()
        if count is None:
            raise Misread(counters.start, counters.end, "how-many", word=counters.text)
        amount = None if count.every else clause.times(count.amount or Number(0))
        if counters.bearer is not None:
            subject: Subject = clause.reader.bearer(counters)
        elif clause.has("の上から", "から"):
            subject = clause.about("の上から", "から", general=True)
        else:
            subject = This()
        return [RemoveCounters(subject, counter_name(counters), amount)]
    if clause.adverb("戦闘から"):
        return [RemoveFromCombat(clause.about("を"))]
    damage = clause.take("を", kind="DMG")
    if damage is not None:
        found = re.search(lexicon.NUMBER, damage.text)
        if not found and damage.amount is None:
            count = clause.quantity()
            if count is not None and not count.every:
                raise Misread(damage.start, damage.end, "how-much", word=damage.text)
        amount = clause.times(number(found.group())) if found else damage.amount
        return [RemoveDamage(clause.about("から", "の", "が", general=True), amount)]
    if clause.has("から", kind="ZONENOUN"):
        return interrupt(clause)
    raise clause.misread("take-off-what")


# --- cards, decks ----------------------------------------------------------------------------------------


def _draw(clause: Clause) -> list[Statement]:
    whose = doer(clause)
    source = clause.take("から")
    if source is not None and not (source.kind == "ZONENOUN" and source.zones == ("deck",)):
        raise Misread(source.start, source.end, "not-here")
    nominal = clause.take("を")
    if nominal is not None and not (nominal.kind == "CARDS" and nominal.filter() == Filter()):
        raise Misread(nominal.start, nominal.end, "not-here")
    scope = clause.reader.scope
    slot = scope.new_slot()
    count = how_many(clause, nominal)
    scope.bring_up(slot, DRAWN, Filter(whose, ("hand",)), "引いたカード")
    return [Draw(whose, count, slot)]


def _shuffle(clause: Clause) -> list[Statement]:
    nominal = clause.take("を")
    if nominal is None:
        return [Shuffle(doer(clause))]
    if nominal.kind != "ZONENOUN" or nominal.zones != ("deck",) or nominal.tests:
        raise clause.misread("shuffle-what")
    return [Shuffle(nominal.whose or doer(clause))]


def _look(clause: Clause) -> list[Statement]:
    return _see(clause, shown=False)


def _reveal(clause: Clause) -> list[Statement]:
    return _see(clause, shown=True)


def _see(clause: Clause, shown: bool) -> list[Statement]:
    reader = clause.reader
    nominal = clause.take("を")
    source = clause.take("から")
    if source is not None and nominal is not None:
        nominal = among(clause, nominal, source)
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


def _search(clause: Clause) -> list[Statement]:
    """サーチし、～: what follows in the sentence is done before the deck is shuffled (15.1.9)."""
    whose = doer(clause)
    source = clause.take("から")
    if source is not None and source.zones != ("deck",):
        raise Misread(source.start, source.end, "search-the-deck")
    nominal = clause.take("を")
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


def _find(clause: Clause) -> list[Statement]:
    """探す (15.1.8)."""
    source = clause.take("から")
    if source is not None and source.kind == "ZONENOUN" and source.zones == ("deck",):
        clause.arguments.append(Argument("から", source))
        return _search(clause)
    if source is not None:
        clause.arguments.append(Argument("から", source))
    return _pick(clause, target=False)


def _turn_up(clause: Clause) -> list[Statement]:
    return [TurnOver(clause.about("を", "は"), "face-up")]


def _turn_down(clause: Clause) -> list[Statement]:
    return [TurnOver(clause.about("を", "は"), "face-down")]


def _use(clause: Clause) -> list[Statement]:
    free = clause.adverb("コストを")
    source = clause.take("から")
    for one in clause.arguments:
        if one.particle == "を" and source is not None and one.phrase.is_cards():
            one.phrase = among(clause, one.phrase, source)
    return [UseSpell(clause.about("を"), free)]


def _swap(clause: Clause) -> list[Statement]:
    """あなたのライフと対戦相手のライフを入れ替える."""
    both = clause.take("を")
    if both is None or not is_both_lives(both):
        raise clause.misread("exchange-what")
    return [SwapLife()]


def is_both_lives(phrase: Nominal) -> bool:
    if phrase.kind == "LIFE":
        return phrase.whose == BOTH and phrase.text == "ライフ"
    kinds = [part.kind for part in phrase.parts]
    owners = {part.whose for part in phrase.parts}
    return kinds in (["LIFE", "LIFE"], ["PLAYER", "LIFE"]) and owners == {YOU, OPPONENT}


def _skip(clause: Clause) -> list[Statement]:
    """対戦相手は次のドローフェイズを飛ばす (9.1)."""
    phases = clause.take("を", kind="PHASES")
    if phases is None:
        raise clause.misread("skip-what")
    whose = phases.whose or doer(clause)
    following = phases.text.startswith("次の")
    phase = lexicon.PHASE_WORDS[phases.text.removeprefix("次の")]
    if following and clause.reader.scope.standing:
        raise Misread(phases.start, phases.end, "not-here")
    return [SkipPhase(whose, phase, following, clause.duration())]


def _more_turns(clause: Clause) -> list[Statement]:
    """このターンの後に追加の1ターンを行う."""
    turns = clause.take("を", kind="TURNS")
    assert turns is not None
    clause.adverb("このターンの", "このターンに続", "このターン終了後", "続けて")
    count = turns.quantity or clause.quantity()
    if count is not None and count.amount != Number(1):
        raise Misread(turns.start, turns.end, "how-many", word=turns.text)
    return [ExtraTurn(doer(clause))]


def _exchange(clause: Clause) -> list[Statement]:
    """時代マーカー1枚と手札1枚を交換する."""
    if any(is_both_lives(one.phrase) for one in clause.arguments):
        return _swap(clause)
    whose = doer(clause)
    both = clause.take("を")
    if both is None or both.kind != "TOGETHER" or len(both.parts) != 2:
        raise clause.misread("exchange-what")
    kinds = {part.zones for part in both.parts}
    if kinds != {("era-yard",), ("hand",)}:
        raise clause.misread("exchange-what")
    counts = [part.quantity for part in both.parts if part.quantity is not None]
    own = clause.quantity()
    counts += [own] if own is not None else []
    amounts = {count.amount for count in counts}
    if len(amounts) != 1 or None in amounts:
        raise clause.misread("how-many", word=clause.ending.text.rstrip("、"))
    return [ExchangeMarkers(both.parts[0].whose or whose, counts[0].amount or Number(1))]


def _advance(clause: Clause) -> list[Statement]:
    era = clause.take("を", "が", kind="ERA")
    if era is None:
        raise clause.misread("about-what")
    return [AdvanceEra(era.whose or doer(clause))]


def _do(clause: Clause) -> list[Statement]:
    check = clause.take("を", kind="CHECK")
    if check is not None:
        whose = doer(clause)
        count = check.quantity or clause.quantity()
        if count is not None and count.amount is None:
            raise clause.misread("how-many", word="クロノチェック")
        return [ChronoCheck(whose, clause.times(count.amount or Number(1)) if count is not None else Number(1))]
    if clause.has("を", kind="TURNS"):
        return _more_turns(clause)
    if clause.form.verb == "do" and clause.has("に"):
        return of_type(clause)
    raise clause.misread("verb-not-here", word=clause.ending.text.rstrip("、"))


def _pay(clause: Clause) -> list[Statement]:
    by = doer(clause)
    life = clause.take("を", kind="LIFE")
    if life is not None:
        return [LoseLife(life.whose or by or clause.reader.oneself, points(clause, life))]
    souls = clause.take("を", kind="SOULS")
    if souls is None:
        raise _wrong_object(clause, "pay-what")
    return [Pay((PaySouls(clause.reader.quotations.price(souls.text)),), "" if by == YOU else by)]


def _produce(clause: Clause) -> list[Statement]:
    whose = doer(clause)
    souls = clause.take("を", kind="SOULS")
    if souls is None:
        raise _wrong_object(clause, "produce-what")
    return [MakeSouls(whose, clause.reader.quotations.price(souls.text))]


def _prevent(clause: Clause) -> list[Statement]:
    """それに与えられる次のダメージを2000軽減する."""
    damage = clause.take("を", "は", kind="DEALT")
    if damage is None:
        raise clause.misread("prevent-what")
    lasts = clause.duration()
    source = clause.take("が", "から")
    from_whom: Subject | Filter | None = None
    if source is not None:
        from_whom = source.subject if source.subject is not None else source.filter()
    both = clause.take_if(lambda phrase: any(part.kind == "PLAYER" for part in phrase.parts), "に")
    if both is not None:
        found: list[Statement] = []
        for part in both.parts:
            clause.arguments[:] = [Argument("に", part), Argument("を", damage)]
            clause.lasts = lasts
            found += _prevent(clause)
        return found
    player = clause.take("に", "が", kind="PLAYER")
    to: Subject = PlayerOf(player.whose) if player is not None else clause.about("に", general=True)
    nature = "combat" if "戦闘" in damage.text else "effect" if "効果" in damage.text else ""
    inner = re.search(f"({lexicon.NUMBER})点?の?(?:戦闘|効果による)?ダメージ", damage.text)
    count = clause.quantity()
    if inner is not None and count is None:
        return [Prevent(to, number(inner.group(1)), "total", nature, from_whom, lasts)]
    amount = None if count is None or count.every else clause.times(count.amount or Number(0))
    how = "next" if "次" in damage.text else "each"
    return [Prevent(to, amount, how, nature, from_whom, lasts)]


def _attack(clause: Clause) -> list[Statement]:
    """追加で1回攻撃できる."""
    if clause.form.form not in (CAN, MAY) or not clause.adverb("追加で", "もう"):
        raise clause.misread("verb-not-here", word=clause.ending.text.rstrip("、"))
    count = clause.quantity("回")
    return [AttackAgain(clause.about("は", "が", general=True), count.amount if count and count.amount else Number(1))]


def _become(clause: Clause) -> list[Statement]:
    return of_type(clause)


def _win(clause: Clause) -> list[Statement]:
    return [WinGame(_the_game(clause))]


def _be_defeated(clause: Clause) -> list[Statement]:
    return [LoseGame(_the_game(clause))]


def _the_game(clause: Clause) -> str:
    clause.take("に", kind="GAME")
    return doer(clause)


_BY_PLAYERS: Final = (
    "choose",
    "designate",
    "gain",
    "have",
    "lose",
    "draw",
    "shuffle",
    "win",
    "be-defeated",
    "control",
    "pay",
    "produce",
    "search",
    "exchange",
    "swap",
    "skip",
    "advance",
    "do",
    "prevent",
    "receive",
    "give",
    "vanish",
    "raise",
    "lower",
)
"""Verbs that know what to do with a player."""

FRAMES: Final[dict[str, Frame]] = {
    "choose": _choose,
    "designate": _designate,
    "give": _give,
    "gain": _gain,
    "have": _gain,
    "lose": _lose,
    "receive": _receive,
    "recover": _recover,
    "wipe": _wipe,
    "destroy": _destroy,
    "sacrifice": _sacrifice,
    "discard": _discard,
    "remove": remove,
    "put": _put,
    "place": placing,
    "return": put,
    "add": put,
    "move": put,
    "interrupt": interrupt,
    "take-off": _take_off,
    "draw": _draw,
    "shuffle": _shuffle,
    "look": _look,
    "reveal": _reveal,
    "search": _search,
    "find": _find,
    "use": _use,
    "turn-up": _turn_up,
    "turn-down": _turn_down,
    "exchange": _exchange,
    "swap": _swap,
    "skip": _skip,
    "advance": _advance,
    "do": _do,
    "become": _become,
    "pay": _pay,
    "produce": _produce,
    "prevent": _prevent,
    "divide": _divide,
    "trade": _trade,
    "attack": _attack,
    "control": _control,
    "include": copies_in_deck,
    "vanish": hand_limit,
    "raise": changes,
    "lower": changes,
    "win": _win,
    "be-defeated": _be_defeated,
}
