"""What each verb does with the phrases before it: the effects of chapter 39."""

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from ...effects.parts import parts_of
from ...effects.tree import (
    BOTH,
    EITHER,
    OPPONENT,
    STAYS,
    YOU,
    Ability,
    Amount,
    Battle,
    Break,
    ChangeCost,
    ChangeDamage,
    ChangeWait,
    ChooseAtRandom,
    ChooseLane,
    ChooseNumber,
    ChooseWord,
    Compare,
    Damage,
    Draw,
    DrawUpTo,
    Every,
    ExhaustCores,
    Filter,
    Forbid,
    GainLife,
    GainPoints,
    Grant,
    Half,
    IsIt,
    Keyword,
    Let,
    LookAt,
    LoseEffects,
    LoseGame,
    LoseLife,
    MasterAttack,
    MasterOf,
    Modify,
    Move,
    MoveCores,
    MoveLane,
    NextTurn,
    Number,
    Orient,
    Own,
    Permit,
    Play,
    PlayerStat,
    PutTokens,
    RecoverCores,
    Repeat,
    SetLife,
    SetStats,
    Shuffle,
    Spend,
    Stat,
    Statement,
    Subject,
    SwapLanes,
    This,
    Those,
    Times,
    Together,
    TopCards,
    TreatAs,
    Unlock,
    Variable,
    WinGame,
)
from ...text.parsing import Leaf
from ...text.trouble import Misread
from ...text.verbs import ACTIVE, CAN, CANNOT, CAUSATIVE, JOIN, MAY, MUST, NOT, PLAIN
from ..vocabulary import CATEGORIES, COLOURS
from . import lexicon
from .clauses import Argument, Clause
from .grammar import GIFT
from .phrases import Nominal, Quantity, in_order, is_one_s_own, kind_of_word, number
from .quotations import is_ability, is_attack, is_change
from .restrictions import copies_in_deck, damage_changed, forbidden, must_attack, no_more_damage, permitted
from .scope import CHOSEN, DRAWN, PUT, SEEN, dealt_with
from .waiting import THIS_CARD

Frame = Callable[[Clause], list[Statement]]


def effect(clause: Clause) -> list[Statement]:
    """What one clause does."""
    end = clause.ending
    joined = clause.connectives()
    if end.kind == "EQBE":
        said = _equal(clause)
    elif end.kind == "LET":
        said = _let(clause)
    elif end.kind == "BECOME":
        said = _become(clause)
    elif end.kind == "WTCHANGE":
        said = _change_wait(clause)
    elif end.kind == "CHANGED":
        said = _changed(clause)
    else:
        said = _verb(clause)
    clause.all_taken()
    _each_by_its_own(clause, said)
    if clause.turn:
        said = [_in_the_next_turn(clause, said)]
    clause.reader.scope.verb = clause.form.verb if end.kind == "VERB" else ""
    chosen = list(clause.reader.emitted)
    clause.reader.emitted.clear()
    if chosen or said:
        clause.reader.scope.done = dealt_with((*chosen, *said)[-1])
    return joined + chosen + said


def _each_by_its_own(clause: Clause, said: list[Statement]) -> None:
    """それぞれのコストに等しい: damage alone can be another for each card."""
    for one in said:
        own = [part for part in parts_of(one) if isinstance(part, Own)]
        compared = [part.amount for part in parts_of(one) if isinstance(part, Compare) and isinstance(part.amount, Own)]
        dealt = [one.amount] if isinstance(one, Damage) and isinstance(one.amount, Own) else []
        if len(own) != len(compared) + len(dealt):
            raise Misread(clause.ending.start, clause.ending.end, "whose-number")


_LASTS_A_TURN: Final = (Forbid, Permit, Modify, Grant, ChangeDamage, ChangeCost, LoseEffects)


def _in_the_next_turn(clause: Clause, said: list[Statement]) -> Statement:
    """次の相手のターン、～: what lasts through that turn and has no number that could be another by then."""
    for one in said:
        numbers = [part for part in parts_of(one) if isinstance(part, Amount) and not isinstance(one, Grant)]
        if not isinstance(one, _LASTS_A_TURN) or any(not isinstance(part, Number | Variable) for part in numbers):
            raise Misread(clause.ending.start, clause.ending.end, "next-turn-what")
    return NextTurn(clause.turn, tuple(said))


def _verb(clause: Clause) -> list[Statement]:
    form = clause.form
    if form.form in (NOT, CANNOT):
        return forbidden(clause)
    if form.form == MUST and form.verb == "attack" and form.voice == ACTIVE and not clause.has("として", "で"):
        return must_attack(clause)
    if form.form == CAN or (form.form == MAY and form.verb in ("attack", "target")):
        said = permitted(clause)
        if said is not None:
            return said
    frame = FRAMES.get(form.verb)
    if frame is None:
        raise Misread(clause.ending.start, clause.ending.end, "verb-not-here", word=clause.ending.text.rstrip("、"))
    if form.verb in _BY_PLAYERS:
        return frame(clause)
    return _done_by_player(clause, frame)


def _done_by_player(clause: Clause, frame: Frame) -> list[Statement]:
    """相手は手札を1枚除外する: the player chooses what is dealt with."""
    player = clause.take("は", "が", kind="PLAYER")
    reader = clause.reader
    doer = player.whose if player is not None else reader.oneself
    reader.chooser = "" if doer == YOU else doer
    reader.at_random = clause.adverb("無作為に", "ランダムに")
    before = len(reader.emitted)
    said = frame(clause)
    if reader.at_random and not any(isinstance(one, ChooseAtRandom) for one in reader.emitted[before:]):
        raise Misread(clause.ending.start, clause.ending.end, "not-at-random")
    reader.at_random = False
    if player is not None and reader.chooser and not _of_player(clause, said, reader.chooser):
        raise Misread(player.start, player.end, "not-here")
    reader.chooser = ""
    return said


def _of_player(clause: Clause, said: list[Statement], player: str) -> bool:
    """There is nothing to choose, but what is done is this player's to decide, or is done with all of one's own."""
    if clause.form.form in (CAN, MAY):
        return True
    subject = getattr(said[0], "subject", None) if said else None
    if isinstance(subject, TopCards):
        return subject.whose == player
    if player == BOTH and isinstance(subject, Every):
        return subject.filter.whose in (EITHER, BOTH)
    return isinstance(subject, Subject) and clause.reader.filter_of(subject).whose == player


# --- players, numbers ------------------------------------------------------------------------------


def who(clause: Clause, *particles: str) -> str:
    """The player who does it; nobody named: who did what was said before in the same sentence."""
    nominal = clause.take(*(particles or _doers(clause)), kind="PLAYER")
    if nominal is not None:
        return nominal.whose
    if particles:
        return ""
    doer = clause.unsaid_player()
    return "" if doer == YOU else doer


def _doers(clause: Clause) -> tuple[str, ...]:
    """The particles of who does it: 相手に～させる, too."""
    causes = clause.ending.kind == "VERB" and clause.form.voice == CAUSATIVE
    return ("は", "が", "に") if causes else ("は", "が")


def points(clause: Clause, nominal: Nominal) -> Amount:
    """The number of 3ダメージ, ライフを2点, 2マスターポイント: in the word itself, before it or after."""
    found = re.search(lexicon.NUMBER, nominal.text.replace("MP", ""))
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
        raise Misread(clause.ending.start, clause.ending.end, "how-many", word=clause.ending.text.rstrip("、"))
    return clause.times(count.amount)


# --- choosing --------------------------------------------------------------------------------------


def _choose(clause: Clause) -> list[Statement]:
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
            if not part.is_cards():
                raise Misread(part.start, part.end, "no-cards", word=part.text)
            if source is not None:
                part = _from(clause, part, source)
            count = part.quantity or _next_quantity(clause, place)
            if count is None:
                raise Misread(part.start, part.end, "how-many", word=part.text)
            if is_one_s_own(part.zones) and not part.whose and by != BOTH and not count.each:
                part = replace(part, whose=by or YOU)
            chosen.append(clause.reader.choose(part, count, "" if by in (YOU, "") else by))
    clause.reader.at_random = False
    if len(chosen) > 1:
        clause.reader.scope.topic = Together(tuple(chosen))
    if not found and not _choose_among(clause, source, "" if by in (YOU, "") else by):
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


def _choose_among(clause: Clause, source: Nominal | None, by: str = "") -> Subject | None:
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
    if source.subject is None:
        return None
    if count is None or count.every:
        raise Misread(source.start, source.end, "how-many", word=source.text)
    among = _from(clause, replace(source, kind="CARDS", subject=None), source)
    return clause.reader.choose(among, count, by)


# --- declaring ---------------------------------------------------------------------------------------


def _declare(clause: Clause) -> list[Statement]:
    """属性を1つ宣言する."""
    whose = who(clause)
    if whose not in ("", YOU):
        raise Misread(clause.ending.start, clause.ending.end, "you-declare")
    what = clause.take("を", kind="WORDS")
    if what is None:
        raise _wrong_object(clause, "declare-what")
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


def _from(clause: Clause, nominal: Nominal, source: Nominal) -> Nominal:
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


# --- numbers ---------------------------------------------------------------------------------------


def _let(clause: Clause) -> list[Statement]:
    nominal = clause.take("を")
    scope = clause.reader.scope
    if nominal is None and scope.declared_number and clause.ending.text[0] == scope.declared_number:
        return []
    if nominal is None:
        raise Misread(clause.ending.start, clause.ending.end, "about-what")
    if clause.ending.text[0] in "XYZ":
        if nominal.amount == Variable(clause.ending.text[0]):
            return []
        scope.letters = scope.letters.replace(clause.ending.text[0], "")
        return [Let(clause.ending.text[0], clause.reader.amount_of(nominal))]
    amount = clause.take("と")
    if amount is None or not isinstance(nominal.amount, Variable):
        raise Misread(clause.ending.start, clause.ending.end, "verb-not-here", word=clause.ending.text.rstrip("、"))
    return [Let(nominal.amount.name, clause.reader.amount_of(amount))]


def _equal(clause: Clause) -> list[Statement]:
    """～のATKは～に等しい."""
    assert clause.value is not None
    words = clause.adverb_word("ATK", "HP")
    if words is not None:
        clause.arguments.append(Argument(f"の{words}", clause.reader.unsaid(clause.ending)))
    for one in clause.arguments:
        stats = re.fullmatch("の(ATKとHP|HPとATK|ATK|HP)[をは]", one.particle)
        if stats is not None:
            subject = clause.about(one.particle, general=True)
            names = [name for name in ("ATK", "HP") if name in stats.group(1)]
        elif one.particle in ("は", "が", "を") and isinstance(one.phrase.amount, Stat):
            clause.arguments.remove(one)
            subject, names = one.phrase.amount.of, [one.phrase.amount.stat.upper()]
        else:
            continue
        if not set(names) <= {"ATK", "HP"}:
            raise Misread(one.phrase.start, one.phrase.end, "not-here")
        clause.reader.scope.topic = subject
        value = clause.value
        if isinstance(value, Own):
            value = Stat(value.stat, _one_card(clause, subject))
        atk, hp = (value if name in names else None for name in ("ATK", "HP"))
        return [SetStats(subject, atk, hp, clause.duration())]
    raise Misread(clause.ending.start, clause.ending.end, "what-is-equal")


def _one_card(clause: Clause, subject: Subject) -> Subject:
    if isinstance(subject, Every | Together) or clause.reader.several(subject):
        raise Misread(clause.ending.start, clause.ending.end, "times-what")
    return subject


def _become(clause: Clause) -> list[Statement]:
    if clause.has("を", "は", kind="LIFE"):
        return _life_becomes(clause)
    if clause.ending.text.startswith("半分") or "点に" in clause.ending.text:
        raise Misread(clause.ending.start, clause.ending.end, "times-what")
    value = number(re.match(lexicon.NUMBER, clause.ending.text).group())  # type: ignore[union-attr]
    if clause.has("を", "は", kind="DEALT"):
        return no_more_damage(clause, value)
    times = "倍" in clause.ending.text
    words = clause.adverb_word("ATK", "HP")
    if words is not None:
        clause.arguments.append(Argument(f"の{words}", clause.reader.unsaid(clause.ending)))
    for one in clause.arguments:
        match = re.fullmatch(f"の(ATK|HP)[をは]、?(?:({lexicon.NUMBER})、HP[をは])?", one.particle)
        if match is not None:
            subject = clause.about(one.particle, general=True)
            lasts = clause.duration()
            if times:
                return [_many_times(clause, subject, match.group(1), value, lasts)]
            if match.group(2):
                return [SetStats(subject, number(match.group(2)), value, lasts)]
            atk = match.group(1) == "ATK"
            return [SetStats(subject, value if atk else None, None if atk else value, lasts)]
    raise Misread(clause.ending.start, clause.ending.end, "about-what")


def _life_becomes(clause: Clause) -> list[Statement]:
    """～のライフを10点にする. Of half a life the rest is rounded up (05-2)."""
    nominal = clause.take("を", "は", kind="LIFE")
    assert nominal is not None
    whose = nominal.whose or _owner(clause)
    text = clause.ending.text
    if re.search(lexicon.NUMBER, nominal.text) or "倍" in text:
        raise Misread(nominal.start, nominal.end, "times-what")
    if text.startswith("半分"):
        return [SetLife(whose, Half(PlayerStat("life", whose)))]
    return [SetLife(whose, number(re.findall(lexicon.NUMBER, text)[0]))]


def _many_times(clause: Clause, subject: Subject, stat: str, value: Amount, lasts: str) -> Modify:
    """2倍: as much again. Each of several cards would need a number of its own."""
    several = isinstance(subject, Every | Together) or clause.reader.several(subject)
    if not isinstance(value, Number) or value.value < 2 or several:
        raise Misread(clause.ending.start, clause.ending.end, "times-what")
    more: Amount = Stat(stat.lower(), subject)
    if value.value > 2:
        more = Times(more, value.value - 1)
    atk, hp = (more, Number(0)) if stat == "ATK" else (Number(0), more)
    return Modify(subject, atk, hp, lasts=lasts)


def _changed(clause: Clause) -> list[Statement]:
    """～のATKを＋2する, ～はATK＋1、HP＋1."""
    found = re.findall(f"(ATK|HP)?[をはが]?([＋－])({lexicon.NUMBER})", clause.ending.text)
    particle = next((one.particle for one in clause.arguments if re.fullmatch("の(ATK|HP)[をは]", one.particle)), "")
    if particle and len(found) == 1 and not found[0][0]:
        found = [(particle[1:-1], *found[0][1:])]
    if (particle and particle[1:-1] != found[0][0]) or not all(stat for stat, _, _ in found):
        raise Misread(clause.ending.start, clause.ending.end, "what-changes")
    subject = clause.about(*((particle,) if particle else ("は", "に", "が", "を")), general=True)
    zero = ("＋", "0")
    (atk_sign, atk), (hp_sign, hp) = (
        {stat: (sign, many) for stat, sign, many in found}.get(one, zero) for one in ("ATK", "HP")
    )
    lasts = clause.duration()
    amounts = clause.times(number(atk)), clause.times(number(hp))
    return [Modify(subject, *amounts, atk_sign == "－", hp_sign == "－", lasts)]


def _change_wait(clause: Clause) -> list[Statement]:
    clause.adverb("それぞれ")
    subject = clause.about("を", "は")
    match = re.match(f"WT([＋－])({lexicon.NUMBER})", clause.ending.text)
    assert match is not None
    return [ChangeWait(subject, clause.times(number(match.group(2))), down=match.group(1) == "－")]


# --- giving and gaining ------------------------------------------------------------------------------


def _give(clause: Clause) -> list[Statement]:
    if clause.has("を", kind="DMG"):
        return _damage(clause)
    gifts = clause.take("を", kind="GIFTS")
    if gifts is None:
        raise _wrong_object(clause, "give-what")
    return _gifts(clause, gifts, clause.about("に", general=False))


def _wrong_object(clause: Clause, reason: str) -> Misread:
    """What cannot be given, gained or lost: the phrase with を, if there is one."""
    wrong = clause.take("を")
    if wrong is None:
        return Misread(clause.ending.start, clause.ending.end, reason)
    return Misread(wrong.start, wrong.end, reason)


def _damage(clause: Clause) -> list[Statement]:
    nominal = clause.take("を", kind="DMG")
    assert nominal is not None
    if "効果" in nominal.text:
        raise Misread(nominal.start, nominal.end, "not-here")
    source = clause.subject_or_none("は", "が")
    to = clause.about("に")
    clause.adverb("ずつ", "それぞれ")
    as_battle = clause.adverb("バトルダメージとして") or "バトル" in nominal.text
    return [Damage(to, points(clause, nominal), source or This(), as_battle)]


def _receive(clause: Clause) -> list[Statement]:
    """～は3ダメージを受ける, ～は「－1／－0」の修正を受ける."""
    if clause.has("を", kind="GIFTS"):
        return _gain(clause)
    if clause.form.form != PLAIN and clause.form.form != JOIN:
        raise Misread(clause.ending.start, clause.ending.end, "verb-not-here", word=clause.ending.text.rstrip("、"))
    damage = clause.take("を", kind="DMG")
    if damage is None or re.sub(lexicon.NUMBER + "点?の?", "", damage.text) != "ダメージ":
        raise Misread(clause.ending.start, clause.ending.end, "verb-not-here", word=clause.ending.text.rstrip("、"))
    return [Damage(clause.about("は", "が"), points(clause, damage))]


def _gain(clause: Clause) -> list[Statement]:
    if clause.has("を", kind="LIFE"):
        return _life(clause, GainLife)
    if clause.has("を", kind="POINTS"):
        nominal = clause.take("を", kind="POINTS")
        assert nominal is not None
        return [GainPoints(_owner(clause), points(clause, nominal))]
    gifts = clause.take("を", kind="GIFTS")
    if gifts is None:
        raise _wrong_object(clause, "gain-what")
    return _gifts(clause, gifts, clause.about("は", "が", general=True))


def _gifts(clause: Clause, gifts: Nominal, subject: Subject) -> list[Statement]:
    lasts = clause.duration()
    quotations = clause.reader.quotations
    said: list[Statement] = []
    keywords: list[Keyword] = []
    abilities: list[Ability] = []
    for gift in re.findall(GIFT, gifts.text):
        sign = gift[0]
        if gift[0] in "＋－" or is_change(sign):
            change = quotations.change(gift)
            atk, hp = clause.times(change.atk), clause.times(change.hp)
            said.append(Modify(subject, atk, hp, change.atk_down, change.hp_down, lasts))
        elif is_ability(sign):
            abilities.append(quotations.ability(sign))
        elif is_attack(sign):
            raise Misread(gifts.start, gifts.end, "not-here")
        else:
            keywords.extend(_keywords(clause, gifts, gift))
    if keywords or abilities:
        said.append(Grant(subject, tuple(keywords), tuple(abilities), lasts))
    return said


def _keywords(clause: Clause, gifts: Nominal, word: str) -> tuple[Keyword, ...]:
    found = clause.reader.quotations.keywords(word)
    if not found:
        raise Misread(gifts.start, gifts.end, "keyword-number")
    return found


def _life(clause: Clause, record: type[GainLife] | type[LoseLife]) -> list[Statement]:
    nominal = clause.take("を", kind="LIFE")
    assert nominal is not None
    whose = nominal.whose or _owner(clause)
    clause.adverb("ずつ")
    return [record(whose, points(clause, nominal))]


def _owner(clause: Clause) -> str:
    """The player, or the player of the master, who gains or loses."""
    for one in clause.arguments:
        phrase = one.phrase
        if one.particle in _doers(clause) and phrase.is_player():
            clause.arguments.remove(one)
            if phrase.whose == EITHER:
                raise Misread(phrase.start, phrase.end, "which-player")
            return phrase.whose or YOU
    return clause.unsaid_player()


def _lose(clause: Clause) -> list[Statement]:
    if clause.has("を", kind="LIFE"):
        return _life(clause, LoseLife)
    if clause.has("を", kind="POINTS") and clause.ending.text.startswith(("支払", "払")):
        nominal = clause.take("を", kind="POINTS")
        assert nominal is not None
        return [_spend(clause, nominal)]
    what = clause.take("を")
    subject = clause.about("は", "が", general=True)
    lasts = clause.duration()
    if what is not None and what.kind == "EFFECTS" and what.text.endswith("効果"):
        if not what.text.startswith("全て"):
            raise Misread(what.start, what.end, "which-effects")
        return [LoseEffects(subject, (), lasts)]
    if what is not None and what.kind == "GIFTS":
        leaf = Leaf(what.kind, what.text, what.start, what.end)
        names = [clause.reader.quotations.keyword_named(gift, leaf) for gift in re.findall(GIFT, what.text)]
        return [LoseEffects(subject, tuple(names), lasts)]
    if what is not None:
        raise Misread(what.start, what.end, "lose-what")
    raise Misread(clause.ending.start, clause.ending.end, "lose-what")


def _spend(clause: Clause, nominal: Nominal) -> Spend:
    """MPを2支払う. A letter that is no number yet becomes the one that is paid (31-2a)."""
    paid = Spend(_owner(clause), points(clause, nominal))
    if isinstance(paid.amount, Variable):
        scope = clause.reader.scope
        scope.letters = scope.letters.replace(paid.amount.name, "")
    return paid


def _recover(clause: Clause) -> list[Statement]:
    if clause.has("を", kind="LIFE"):
        return _life(clause, GainLife)
    if clause.has("を", kind="CORES") or clause.has("の疲労を", kind="CORES"):
        nominal = clause.take("を", "の疲労を", kind="CORES")
        assert nominal is not None
        count = nominal.quantity or clause.quantity()
        amount = None if count is None or count.every else clause.times(count.amount or Number(0))
        if count is None or count.up_to:
            raise Misread(nominal.start, nominal.end, "how-many", word=nominal.text)
        _in_core_zone(nominal, "core-exhausted")
        return [RecoverCores(nominal.whose or YOU, amount)]
    clause.take("を", kind="TIRED")
    return [Orient(clause.about("の疲労を", "を", "は"), "active")]


def _exhaust(clause: Clause) -> list[Statement]:
    if clause.has("を", kind="CORES"):
        nominal = clause.take("を", kind="CORES")
        assert nominal is not None
        _in_core_zone(nominal, "core-active")
        return [ExhaustCores(nominal.whose or YOU, how_many(clause, nominal))]
    return [Orient(clause.about("を", "は"), "exhausted")]


def _in_core_zone(cores: Nominal, area: str) -> None:
    """Only cores of the core zone are active or exhausted (07-2)."""
    if cores.zones or cores.core_place not in ("", "core-zone", area):
        raise Misread(cores.start, cores.end, "no-cores-there")


def _reverse(clause: Clause) -> list[Statement]:
    return [Orient(clause.about("を", "は"), "reversed")]


def _open(clause: Clause) -> list[Statement]:
    return [Orient(clause.about("を", "は"), "open")]


def _break(clause: Clause) -> list[Statement]:
    subject = clause.about("を", "は", "が")
    if isinstance(subject, MasterOf):
        raise Misread(clause.ending.start, clause.ending.end, "about-what")
    return [Break(subject)]


# --- zones -------------------------------------------------------------------------------------------


def _put(clause: Clause) -> list[Statement]:
    if clause.has("を", kind="CORES") or (clause.reader.scope.cores_taken and not clause.has("を")):
        return _move_cores(clause)
    token = clause.take("を", kind="TOKENNOUN") or _quoted_token(clause)
    if token is not None:
        return _tokens_in_turn(clause, token)
    if clause.has("を", kind="TOGETHER") and _are_tokens(clause):
        return _several_tokens(clause)
    face_down = clause.adverb("裏向き")
    face_up = clause.adverb("表向き")
    ordered = clause.adverb("好きな順")
    exhausted = clause.adverb("疲労状態で")
    reversed_ = clause.adverb("リバース状態で")
    goal = clause.take("に", "へ")
    source = clause.take("から")
    among = None
    if not clause.has("を", "は"):
        among = _choose_among(clause, source, clause.reader.chooser)
    if source is not None and among is None:
        _coming_from(clause, source)
    subject = among or clause.about("を", "は")
    move = _destination(clause, goal, subject)
    if face_up and move.to in ("deck", "hand"):
        raise Misread(clause.ending.start, clause.ending.end, "too-much")
    if source is not None and source.kind == "ZONENOUN":
        _check_source(subject, source)
    clause.reader.scope.topic = subject
    return [replace(move, face_down=face_down, in_any_order=ordered, exhausted=exhausted, reversed=reversed_)]


def _coming_from(clause: Clause, source: Nominal) -> None:
    """手札からミニオンを1体…配置する: the zone of the cards."""
    for one in clause.arguments:
        if one.particle == "を" and one.phrase.is_cards() and not one.phrase.zones:
            one.phrase = _from(clause, one.phrase, source)
            return
    raise Misread(source.start, source.end, "not-here")


def _check_source(subject: Subject, source: Nominal) -> None:
    if not isinstance(subject, Those | Every):
        raise Misread(source.start, source.end, "not-here")


def _destination(clause: Clause, goal: Nominal | None, subject: Subject) -> Move:
    if goal is not None and goal.whose:
        owner = clause.reader.filter_of(subject).whose
        if owner not in (EITHER, goal.whose):
            raise Misread(goal.start, goal.end, "own-zones")
    verb = clause.form.verb
    if goal is None:
        if verb == "place":
            return Move(subject, "field")
        raise Misread(clause.ending.start, clause.ending.end, "where-to")
    if goal.kind == "DECKEND":
        if "上か" in goal.text:
            return Move(subject, "deck", either_end=True)
        return Move(subject, "deck", bottom="下" in goal.text)
    if goal.kind == "WAITBYWT":
        return Move(subject, "wait")
    if goal.kind == "LANENOUN":
        scope = clause.reader.scope
        if goal.text in ("選んだレーン", "そのレーン"):
            if scope.lane is None:
                raise Misread(goal.start, goal.end, "pronoun", word=goal.text)
            return Move(subject, "field", lane_of=scope.lane)
        lanes = lexicon.lanes_of(goal.text)
        if lanes or _is_any_free_lane(goal):
            return Move(subject, "field", lanes=lanes)
    if goal.kind == "ZONENOUN" and len(goal.zones) == 1 and not goal.tests:
        zone = goal.zones[0]
        if zone == "timeline" and goal.text != "ウェイトゾーン":
            return Move(subject, "wait")
        if zone in ("hand", "deck", "exile", "field", "standby", "lord-area") or zone.startswith("wait-"):
            if zone == "deck":
                clause.reader.unshuffled = (goal.start, goal.end)
            return Move(subject, zone)
    raise Misread(goal.start, goal.end, "where-to")


def _is_any_free_lane(goal: Nominal) -> bool:
    """空いているレーン: only there can a card be placed anyway (34-1)."""
    return goal.text in ("空いているレーン", "空いたレーン", "空きレーン") and goal.quantity is None


def _return(clause: Clause) -> list[Statement]:
    return _put(clause)


def _exile(clause: Clause) -> list[Statement]:
    face_down = clause.adverb("裏向き")
    clause.adverb("表向き")
    source = clause.take("から")
    if source is not None:
        _coming_from(clause, source)
    return [Move(clause.about("を", "は"), "exile", face_down=face_down)]


def _quoted_token(clause: Clause) -> Nominal | None:
    """「ゾンビトークン」を1体置く."""
    for one in clause.arguments:
        if one.particle == "を" and one.phrase.kind == "BARENAME":
            names = [test.names for test in one.phrase.tests if hasattr(test, "names")]
            if names and re.fullmatch(lexicon.TOKEN_NAMES, names[0][0]):
                clause.arguments.remove(one)
                return replace(one.phrase, kind="TOKENNOUN", text=names[0][0], tests=())
    return None


def _tokens(clause: Clause, token: Nominal) -> list[Statement]:
    exhausted = clause.adverb("疲労状態で")
    goal = clause.take("に", "へ")
    whose = token.whose
    lanes: tuple[str, ...] = ()
    if goal is not None:
        whose = goal.whose or whose
        if goal.kind == "LANENOUN" and lexicon.lanes_of(goal.text):
            lanes = lexicon.lanes_of(goal.text)
        elif goal.kind == "LANENOUN" and _is_any_free_lane(goal):
            lanes = ()
        elif goal.kind != "ZONENOUN" or goal.zones not in (("field",), ("minion-zone",)) or goal.tests:
            raise Misread(goal.start, goal.end, "where-to")
    scope = clause.reader.scope
    slot = scope.new_slot()
    count = how_many(clause, token)
    filter = Filter(whose or YOU, (), ("minion",))
    scope.bring_up(slot, PUT, filter, clause.reader.quotations.said(token.start, token.end))
    return [PutTokens(token.text, count, whose or YOU, slot, lanes, exhausted)]


def _tokens_in_turn(clause: Clause, token: Nominal) -> list[Statement]:
    """ゾンビトークンを1体、ゴーストトークンを1体置く: in the same place."""
    places = [one for one in clause.arguments if one.particle in ("に", "へ")]
    said = _tokens(clause, token)
    while (another := clause.take("を", kind="TOKENNOUN")) is not None:
        clause.arguments += places
        said += _tokens(clause, another)
    return said


def _are_tokens(clause: Clause) -> bool:
    both = next(one.phrase for one in clause.arguments if one.particle == "を" and one.phrase.kind == "TOGETHER")
    return all(part.kind == "TOKENNOUN" for part in both.parts)


def _several_tokens(clause: Clause) -> list[Statement]:
    """ゾンビトークンとゴーストトークンを1体ずつ置く."""
    both = clause.take("を", kind="TOGETHER")
    assert both is not None
    each = both.parts[-1].quantity or clause.quantity()
    if each is None or not each.each or any(part.quantity for part in both.parts[:-1]):
        raise Misread(both.start, both.end, "how-many", word=both.text)
    said: list[Statement] = []
    arguments, adverbs = list(clause.arguments), list(clause.adverbs)
    for part in both.parts:
        clause.arguments, clause.adverbs = list(arguments), list(adverbs)
        said += _tokens(clause, replace(part, quantity=replace(each, each=False)))
    return said


def _move_cores(clause: Clause) -> list[Statement]:
    scope = clause.reader.scope
    taken, scope.cores_taken = scope.cores_taken, None
    if taken is None:
        taken = _cores(clause)
    whose, count, source = taken
    goal, scope.cores_goal = scope.cores_goal, None
    to, owner = goal or _core_place(clause, *_ONTO)
    if to == "core-zone" and clause.adverb("疲労状態で"):
        to = "core-exhausted"
    return [MoveCores(owner or whose or YOU, count, source, to)]


def _cores(clause: Clause) -> tuple[str, Amount | None, str]:
    """Whose cores, how many, from where."""
    nominal = clause.take("を", kind="CORES")
    assert nominal is not None
    count = nominal.quantity or clause.quantity()
    if count is None:
        raise Misread(nominal.start, nominal.end, "how-many", word=nominal.text)
    source, owner = nominal.core_place, nominal.whose
    if not source and nominal.zones:
        source = nominal.zones[0]
    if not source:
        source, from_owner = _core_place(clause, "から", "の上から")
        owner = owner or from_owner
    return owner, None if count.every else clause.times(count.amount or Number(0)), source


def _core_place(clause: Clause, *particles: str) -> tuple[str, str]:
    """A place of cores, and whose it is."""
    for one in clause.arguments:
        if one.particle in particles:
            clause.arguments.remove(one)
            phrase = one.phrase
            if one.particle.startswith("の上"):
                return clause.reader.core_bearer(phrase), phrase.whose
            if phrase.kind == "COREPLACE":
                return lexicon.core_place_of(phrase.text), phrase.whose
            if phrase.kind == "ZONENOUN" and len(phrase.zones) == 1 and phrase.zones[0].startswith("wait-"):
                return phrase.zones[0], phrase.whose
            raise Misread(phrase.start, phrase.end, "no-cores-there")
    raise Misread(clause.ending.start, clause.ending.end, "cores-where")


def _take(clause: Clause) -> list[Statement]:
    """コアを1個取り: what the next clause puts somewhere, which may be said already."""
    if not clause.has("を", kind="CORES"):
        raise Misread(clause.ending.start, clause.ending.end, "about-what")
    scope = clause.reader.scope
    scope.cores_taken = _cores(clause)
    if clause.has(*_ONTO):
        scope.cores_goal = _core_place(clause, *_ONTO)
    return []


_ONTO: Final = ("に", "へ", "の上に", "の上へ")


def _move(clause: Clause) -> list[Statement]:
    if clause.has("を", kind="CORES"):
        return _move_cores(clause)
    if clause.has("に", "へ", kind="LANENOUN"):
        goal = clause.take("に", "へ", kind="LANENOUN")
        assert goal is not None
        subject = clause.about("を", "は")
        lanes = lexicon.lanes_of(goal.text)
        if lanes:
            return [MoveLane(subject, lanes, adjacent=False)]
        if goal.text.startswith("隣"):
            return [MoveLane(subject)]
        if goal.text.startswith(("別", "他", "空")):
            return [MoveLane(subject, adjacent=False)]
        raise Misread(goal.start, goal.end, "where-to")
    return _put(clause)


def _move_lane(clause: Clause) -> list[Statement]:
    return [MoveLane(clause.about("を", "は"))]


def _swap(clause: Clause) -> list[Statement]:
    if clause.adverb("ATKとHP", "HPとATK"):
        return _swap_numbers(clause, clause.about("の", "は"))
    if clause.has("のATKとHPを", "のHPとATKを"):
        return _swap_numbers(clause, clause.about("のATKとHPを", "のHPとATKを"))
    clause.take("を", kind="LANENOUN")
    other = clause.take("と")
    if other is not None:
        one = clause.about("を", "は", "のレーンを")
        return [SwapLanes(one, clause.reader.subject(other))]
    subject = clause.about("のレーンを")
    if isinstance(subject, Together) and len(subject.subjects) == 2:
        return [SwapLanes(*subject.subjects)]
    if isinstance(subject, Those):
        return [SwapLanes(subject, subject)]
    raise Misread(clause.ending.start, clause.ending.end, "two-of-them")


def _swap_numbers(clause: Clause, subject: Subject) -> list[Statement]:
    """ATKとHPを入れ替える: each becomes what the other is now."""
    one = _one_card(clause, subject)
    return [SetStats(one, Stat("hp", one), Stat("atk", one), clause.duration())]


# --- attacks and battles -------------------------------------------------------------------------------


def _attack(clause: Clause) -> list[Statement]:
    gifts = clause.take("として", "で", kind="GIFTS")
    held = ("を持つユニットとして", "を持つとして", "を持つマスターとして", "を持って")
    if gifts is None:
        gifts = clause.take(*held, kind="GIFTS")
    if gifts is None:
        wrong = clause.take("として", "で")
        at = (wrong.start, wrong.end) if wrong is not None else (clause.ending.start, clause.ending.end)
        raise Misread(*at, "attack-as-what")
    more = clause.take(*held, kind="GIFTS")
    whose = _owner(clause)
    times = clause.quantity() if clause.quantities and clause.quantities[0][1].counter == "回" else None
    quotations = clause.reader.quotations
    signs = re.findall(GIFT, gifts.text + (more.text if more is not None else ""))
    attacks = [quotations.attack(sign) for sign in signs if is_attack(sign[0])]
    if len(attacks) != 1:
        raise Misread(gifts.start, gifts.end, "attack-as-what")
    keywords = list(attacks[0].keywords)
    abilities: list[Ability] = []
    for sign in signs:
        if is_ability(sign[0]):
            abilities.append(quotations.ability(sign[0]))
        elif not is_attack(sign[0]):
            keywords.extend(_keywords(clause, gifts, sign))
    attack = MasterAttack(attacks[0].atk, tuple(keywords), tuple(abilities), whose)
    if times is None:
        return [attack]
    if times.amount is None or times.up_to:
        raise Misread(clause.ending.start, clause.ending.end, "how-many", word=clause.ending.text)
    return [Repeat(times.amount, (attack,))]


def _battle(clause: Clause) -> list[Statement]:
    both = clause.take("で")
    if both is None and not clause.has("と", "は", "が", "を"):
        return [_between_what_was_chosen(clause)]
    if both is not None and isinstance(both.subject, Those) and clause.reader.several(both.subject):
        return [Battle(both.subject, both.subject)]
    if both is not None and both.kind == "TOGETHER" and len(both.parts) == 2:
        one, other = (clause.reader.subject(part) for part in both.parts)
        return [Battle(one, other)]
    if both is not None and isinstance(both.subject, Together) and len(both.subject.subjects) == 2:
        return [Battle(*both.subject.subjects)]
    against = clause.take("と")
    if against is None or both is not None:
        raise Misread(clause.ending.start, clause.ending.end, "battle-between")
    return [Battle(clause.about("は", "が", "を"), clause.reader.subject(against))]


def _between_what_was_chosen(clause: Clause) -> Battle:
    """バトルを行う alone: the two that were chosen, or the one that was and this unit."""
    chosen = [one.subject for one in clause.reader.scope.candidates() if one.how == CHOSEN]
    if len(chosen) == 2:
        return Battle(*chosen)
    if len(chosen) == 1 and clause.reader.several(chosen[0]):
        return Battle(chosen[0], chosen[0])
    if len(chosen) == 1 and clause.reader.scope.unit_speaks:
        return Battle(This(), chosen[0])
    raise Misread(clause.ending.start, clause.ending.end, "battle-between")


# --- the rest --------------------------------------------------------------------------------------------


def _draw(clause: Clause) -> list[Statement]:
    goal = next((leaf for leaf in clause.adverbs if leaf.kind == "HANDSIZE"), None)
    if goal is not None and (whose := _hand_of(goal)):
        clause.reader.goes_on = False
        if (who(clause) or YOU) != whose:
            raise Misread(goal.start, goal.end, "not-here")
    else:
        whose = who(clause) or YOU
    source = clause.take("から")
    if source is not None and not (source.kind == "ZONENOUN" and source.zones == ("deck",)):
        raise Misread(source.start, source.end, "not-here")
    nominal = clause.take("を")
    if nominal is not None and not (nominal.kind == "CARDS" and nominal.filter() == Filter()):
        raise Misread(nominal.start, nominal.end, "not-here")
    scope = clause.reader.scope
    slot = scope.new_slot()
    if goal is not None:
        clause.adverbs.remove(goal)
        hand = number(re.findall(lexicon.NUMBER, goal.text)[0])
        drawing: Statement = DrawUpTo(whose, hand, slot)
    else:
        drawing = Draw(whose, how_many(clause, nominal), slot)
    scope.bring_up(slot, DRAWN, Filter(whose, ("hand",)), "引いたカード")
    return [drawing]


def _hand_of(goal: Leaf) -> str:
    """あなたの手札が5枚になるまで: whose, where that is said."""
    return YOU if goal.text.startswith("あなた") else OPPONENT if goal.text.startswith("相手") else ""


def _shuffle(clause: Clause) -> list[Statement]:
    nominal = clause.take("を")
    if nominal is None and clause.reader.unshuffled is not None and clause.reader.scope.topic is not None:
        owner = clause.reader.filter_of(clause.reader.scope.topic).whose
        clause.reader.unshuffled = None
        return [Shuffle(BOTH if owner == EITHER else owner)]
    if nominal is None or nominal.kind != "ZONENOUN" or nominal.zones != ("deck",) or nominal.tests:
        raise Misread(clause.ending.start, clause.ending.end, "shuffle-what")
    clause.reader.unshuffled = None
    doer = who(clause)
    return [Shuffle(nominal.whose or doer or YOU)]


def _look(clause: Clause) -> list[Statement]:
    return _see(clause, shown=False)


def _reveal(clause: Clause) -> list[Statement]:
    return _see(clause, shown=True)


def _see(clause: Clause, shown: bool) -> list[Statement]:
    nominal = clause.take("を")
    if nominal is not None and not nominal.whose and nominal.kind in ("TOP", "ZONENOUN"):
        nominal = replace(nominal, whose=clause.reader.oneself)
        clause.reader.chooser = ""
    if nominal is None:
        subject: Subject = clause.reader.elided(clause.ending.start, clause.ending.end)
    elif nominal.kind == "ZONENOUN" and nominal.quantity is None and not clause.quantities:
        subject = Every(nominal.filter())
    else:
        subject = clause.reader.subject(nominal, clause.own_quantity(nominal))
    if isinstance(subject, Those):
        clause.reader.scope.topic = clause.reader.scope.shown = subject
        return [LookAt(subject, subject.slot, shown)]
    scope = clause.reader.scope
    slot = scope.new_slot()
    said = clause.reader.quotations.said(nominal.start, nominal.end) if nominal is not None else ""
    filter = Filter(subject.whose, ("deck",)) if isinstance(subject, TopCards) else _filter_of(subject)
    scope.bring_up(slot, SEEN, filter, said)
    return [LookAt(subject, slot, shown)]


def _filter_of(subject: Subject) -> Filter:
    return subject.filter if isinstance(subject, Every) else Filter()


def _unlock(clause: Clause) -> list[Statement]:
    clause.adverb("コストを")
    return [Unlock(clause.about("を"))]


def _play(clause: Clause) -> list[Statement]:
    clause.adverb("コストを")
    return [Play(clause.about("を"))]


def _treat(clause: Clause) -> list[Statement]:
    place = clause.take("にあるものとして", "にあるのと同じように", "にあるカードとして", kind="ZONENOUN")
    if place is None or len(place.zones) != 1:
        raise Misread(clause.ending.start, clause.ending.end, "treat-as-what")
    return [TreatAs(clause.about("を", "は", general=True), place.zones[0], clause.duration())]


def _increase(clause: Clause) -> list[Statement]:
    return _change_number(clause, down=False)


def _decrease(clause: Clause) -> list[Statement]:
    return _change_number(clause, down=True)


def _change_number(clause: Clause, down: bool) -> list[Statement]:
    if clause.take("を", kind="WTOF") is not None:
        return [ChangeWait(clause.about("の", "は"), how_many(clause, None), down)]
    if clause.has("は", "を", "が", kind="COSTOF"):
        return _change_cost(clause, down)
    if clause.has("は", "を", "が", kind="DEALT"):
        return damage_changed(clause, down)
    for one in clause.arguments:
        if one.particle in ("は", "を", "が") and one.phrase.amount == Stat("cost", This()):
            clause.arguments.remove(one)
            return _change_own_cost(clause, down)
        stat = re.fullmatch("の(ATK|HP)[をは]、?", one.particle)
        if stat is not None:
            return [_change_stat(clause, clause.about(one.particle, general=True), stat.group(1), down)]
        if (
            one.particle in ("は", "が")
            and isinstance(one.phrase.amount, Stat)
            and one.phrase.amount.stat in ("atk", "hp")
        ):
            clause.arguments.remove(one)
            return [_change_stat(clause, one.phrase.amount.of, one.phrase.amount.stat.upper(), down)]
    raise Misread(clause.ending.start, clause.ending.end, "what-changes")


def _change_stat(clause: Clause, subject: Subject, stat: str, down: bool) -> Statement:
    """～のATKを2増やす."""
    many = how_many(clause, None)
    zero = Number(0)
    lasts = clause.duration()
    if stat == "ATK":
        return Modify(subject, many, zero, down, False, lasts)
    return Modify(subject, zero, many, False, down, lasts)


def _change_cost(clause: Clause, down: bool) -> list[Statement]:
    clause.take("は", "を", "が", kind="COSTOF")
    cards = clause.take("を")
    whose = ""
    if cards is None:
        cards = clause.take("の")
        if cards is not None:
            whose, cards = cards.whose, replace(cards, whose="")
    if cards is not None and cards.subject == This():
        return _change_own_cost(clause, down)
    if cards is None or not cards.is_cards():
        raise Misread(clause.ending.start, clause.ending.end, "which-cards")
    whose = whose or who(clause, "が")
    if not whose and cards.whose:
        whose, cards = cards.whose, replace(cards, whose="")
    whose = whose or YOU
    once = clause.adverb("次に")
    if clause.quantities and clause.quantities[0][1].every:
        clause.quantity()
    lasts = clause.duration()
    if once and clause.reader.scope.stands:
        raise Misread(clause.ending.start, clause.ending.end, "until-when")
    return [ChangeCost(whose, cards.filter(), how_many(clause, None), down, lasts, once)]


def _change_own_cost(clause: Clause, down: bool) -> list[Statement]:
    """このカードのコストは1減少する: what unlocking it costs, while it is in the hand."""
    lasts = clause.duration()
    if not clause.reader.scope.stands or lasts != STAYS:
        raise Misread(clause.ending.start, clause.ending.end, "own-cost-stands")
    return [ChangeCost(YOU, THIS_CARD, how_many(clause, None), down, lasts)]


def _win(clause: Clause) -> list[Statement]:
    return [WinGame(_the_game(clause))]


def _be_defeated(clause: Clause) -> list[Statement]:
    return [LoseGame(_the_game(clause))]


def _the_game(clause: Clause) -> str:
    clause.take("に", kind="GAME")
    return who(clause) or YOU


_BY_PLAYERS: Final = (
    "choose",
    "declare",
    "gain",
    "lose",
    "draw",
    "shuffle",
    "increase",
    "decrease",
    "win",
    "be-defeated",
    "attack",
)
"""Verbs that know what to do with a player."""

FRAMES: Final[dict[str, Frame]] = {
    "choose": _choose,
    "declare": _declare,
    "receive": _receive,
    "give": _give,
    "gain": _gain,
    "lose": _lose,
    "recover": _recover,
    "exhaust": _exhaust,
    "reverse": _reverse,
    "open": _open,
    "break": _break,
    "put": _put,
    "place": _put,
    "return": _return,
    "add": _return,
    "exile": _exile,
    "take": _take,
    "move": _move,
    "move-lane": _move_lane,
    "include": copies_in_deck,
    "swap": _swap,
    "attack": _attack,
    "battle": _battle,
    "draw": _draw,
    "shuffle": _shuffle,
    "look": _look,
    "reveal": _reveal,
    "unlock": _unlock,
    "play": _play,
    "treat": _treat,
    "increase": _increase,
    "decrease": _decrease,
    "win": _win,
    "be-defeated": _be_defeated,
}
