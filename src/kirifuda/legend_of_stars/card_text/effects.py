"""What each verb does with the phrases before it."""

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
    ChangeCost,
    ChangeDamage,
    ChangeStats,
    ChooseAtRandom,
    ChooseLane,
    ChooseSquare,
    ChooseWord,
    Count,
    Damage,
    Destroy,
    Down,
    Draw,
    EndAttack,
    Filter,
    Forbid,
    GainEnergy,
    GainLife,
    Grant,
    Half,
    IsIt,
    Keyword,
    Let,
    LookAt,
    LoseEffects,
    LoseGame,
    LoseLife,
    Move,
    MoveTo,
    Number,
    Orient,
    Play,
    PlayerOf,
    PutOnSquare,
    RegainEnergy,
    Reposition,
    SetNumbers,
    Shuffle,
    Squares,
    Stat,
    StatChange,
    Statement,
    StatValue,
    Subject,
    SwapSquares,
    This,
    Those,
    Times,
    Together,
    TopCards,
    TurnOver,
    WinGame,
)
from ...text.clauses import Argument, Quantity
from ...text.parsing import Leaf
from ...text.scope import CHOSEN, DRAWN, PUT, SEEN
from ...text.trouble import Misread
from ...text.verbs import CAN, CANNOT, MAY, NOT
from ..vocabulary import BATTLE_STATS, KEYWORDS, ROWS
from . import lexicon
from .clauses import Clause, about_bearer
from .grammar import ABILITY_QUOTED, CHANGE, GIFT
from .phrases import SIDES, Nominal, in_order, number
from .quotations import is_of
from .restrictions import copies_in_deck, forbidden, permitted

Frame = Callable[[Clause], list[Statement]]


def effect(clause: Clause) -> list[Statement]:
    """What one clause does."""
    said = _let(clause) if clause.ending.kind == "LET" else _verb(clause)
    clause.all_taken(("さらに", "その後", "それぞれ", "同時に"))
    clause.reader.scope.verb = clause.form.verb if clause.ending.kind == "VERB" else ""
    chosen: list[Statement] = list(clause.reader.emitted)
    clause.reader.emitted.clear()
    return chosen + said


def _verb(clause: Clause) -> list[Statement]:
    form = clause.form
    if form.form in (NOT, CANNOT):
        return forbidden(clause)
    if form.form in (CAN, MAY):
        said = permitted(clause)
        if said is not None:
            return said
    frame = FRAMES.get(form.verb)
    if frame is None:
        raise clause.misread("verb-not-here", word=clause.ending.text.rstrip("、"))
    if form.verb in _BY_PLAYERS or clause.has("は", "を", "が", kind="DEALT"):
        return frame(clause)
    return _done_by_player(clause, frame)


def _done_by_player(clause: Clause, frame: Frame) -> list[Statement]:
    """相手は手札を1枚捨てる: the player chooses what is dealt with."""
    player = clause.take("は", "が", kind="PLAYER")
    reader = clause.reader
    reader.chooser = player.whose if player is not None and player.whose != YOU else ""
    said = frame(clause)
    if player is not None and reader.chooser:
        raise Misread(player.start, player.end, "not-here")
    return said


# --- players, numbers ------------------------------------------------------------------------------


def who(clause: Clause, *particles: str) -> str:
    """The player who does it; nobody named: you."""
    nominal = clause.take(*(particles or ("は", "が")), kind="PLAYER")
    return nominal.whose if nominal is not None else ""


def points(clause: Clause, nominal: Nominal) -> Amount:
    """The number of 300ダメージ, ライフを200: in the word itself, before it or after."""
    for_each(clause, re.search(lexicon.NUMBER, nominal.text) is not None)
    found = re.search(lexicon.NUMBER, nominal.text)
    if found is not None:
        return clause.times(number(found.group()))
    if nominal.amount is not None:
        return clause.times(nominal.amount)
    count = nominal.quantity or clause.quantity()
    if count is None or count.amount is None or count.up_to:
        raise Misread(nominal.start, nominal.end, "how-much", word=nominal.text)
    return clause.times(count.amount)


def for_each(clause: Clause, has_number: bool) -> None:
    """～の数だけ、ライフを100回復する: so much for each of them, where the number itself is said as well."""
    for place, (_, count) in enumerate(clause.quantities):
        if isinstance(count.amount, Count) and (has_number or len(clause.quantities) > 1):
            del clause.quantities[place]
            clause.per = count.amount
            return


def how_many(clause: Clause, nominal: Nominal | None) -> Amount:
    count = nominal.quantity if nominal is not None and nominal.quantity is not None else clause.quantity()
    if count is None or count.amount is None or count.up_to or count.at_least:
        raise clause.misread("how-many", word=clause.ending.text.rstrip("、"))
    return clause.times(count.amount)


# --- choosing --------------------------------------------------------------------------------------


def _choose(clause: Clause) -> list[Statement]:
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
                part = _of_those_seen(clause, part, count)
            if at_random:
                _choose_at_random(clause, part, count)
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


def _of_those_seen(clause: Clause, nominal: Nominal, count: Quantity) -> Nominal:
    """3枚を見て、キャラクターを1枚選ぶ: of the cards that were just looked at, where no other place is named."""
    found = clause.reader.scope.candidates()
    placed = nominal.zones or nominal.on_field or nominal.whose
    if len(found) != 1 or found[0].how != SEEN or placed or count.counter != "枚":
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


def _declare(clause: Clause) -> list[Statement]:
    """属性を1つ宣言する."""
    what = clause.take("を", kind="WORDS")
    if what is None or who(clause) not in ("", YOU):
        raise _wrong_object(clause, "declare-what")
    count = what.quantity or clause.quantity()
    if count is not None and (count.amount != Number(1) or count.up_to):
        raise Misread(what.start, what.end, "declare-what")
    scope = clause.reader.scope
    of = "race" if what.text == "種族" else "attribute"
    slot = scope.declared[of] = scope.new_slot()
    return [ChooseWord(slot, (), of)]


def _choose_at_random(clause: Clause, nominal: Nominal, count: Quantity) -> None:
    if count.amount is None or count.up_to:
        raise Misread(nominal.start, nominal.end, "how-many", word=nominal.text)
    scope = clause.reader.scope
    slot = scope.new_slot()
    clause.reader.emitted.append(ChooseAtRandom(slot, nominal.filter(), count.amount))
    scope.bring_up(slot, CHOSEN, nominal.filter(), clause.reader.quotations.said(nominal.start, nominal.end))


# --- numbers of characters -------------------------------------------------------------------------


def _let(clause: Clause) -> list[Statement]:
    nominal = clause.take("を")
    if nominal is None:
        raise clause.misread("about-what")
    return [Let(clause.ending.text[0], clause.reader.amount_of(nominal))]


def _stats(clause: Clause, *particles: str) -> tuple[Subject, tuple[str, ...], bool] | None:
    """～のATKとDEFを: whose numbers, and which."""
    for one in clause.arguments:
        phrase = one.phrase
        if one.particle not in particles or phrase.kind not in ("STATOF", "STATNOUN"):
            continue
        clause.arguments.remove(one)
        if any(stat not in BATTLE_STATS for stat in phrase.stats) or "合計" in phrase.text:
            raise Misread(phrase.start, phrase.end, "only-battle-stats")
        if phrase.kind == "STATNOUN":
            return about_bearer(clause, "は", "が", "に"), phrase.stats, phrase.original
        owner = phrase.parts[0]
        subject = clause.speak_of(clause.reader.subject(owner, clause.own_quantity(owner), general=True), owner)
        return subject, phrase.stats, phrase.original
    return None


def _changes(text: str, times: Callable[[Amount], Amount]) -> list[StatChange]:
    """ATK＋200、DEF－100."""
    found: list[StatChange] = []
    for part in re.findall(CHANGE, text):
        match = re.fullmatch(f"(.*?)[をがは]?([＋－])({lexicon.NUMBER})", part)
        assert match is not None
        for stat in lexicon.stats_of(match.group(1)):
            found.append(StatChange(stat, times(number(match.group(3))), match.group(2) == "－"))
    return found


def _by_book(changes: list[StatChange]) -> tuple[StatChange, ...]:
    return tuple(sorted(changes, key=lambda one: BATTLE_STATS.index(one.stat)))


def change_by_sign(clause: Clause) -> list[Statement]:
    """～のATKを＋200する."""
    changes: list[StatChange] = []
    named = _stats(clause, "を", "は", "が")
    count = clause.quantity()
    if count is not None:
        if not isinstance(count.amount, Count) or count.up_to:
            raise clause.misread("too-much")
        clause.per = count.amount
    signed = clause.adverb_word(kind="SIGNED")
    if named is not None and signed is None:
        raise clause.misread("how-much", word="・".join(named[1]))
    if named is not None and signed is not None:
        if named[2]:
            raise clause.misread("original-changes")
        amount = clause.times(number(signed[1:]))
        changes += [StatChange(stat, amount, signed[0] == "－") for stat in named[1]]
    while (words := clause.adverb_word(kind="CHANGES")) is not None:
        changes += _changes(words, clause.times)
    if not changes or len({one.stat for one in changes}) < len(changes):
        raise clause.misread("what-changes")
    subject = named[0] if named is not None else about_bearer(clause, "の", "は", "が", "に", "を")
    return [ChangeStats(subject, _by_book(changes), clause.duration())]


def has_signs(clause: Clause) -> bool:
    return any(leaf.kind in ("SIGNED", "CHANGES") for leaf in clause.adverbs)


def _raise(clause: Clause) -> list[Statement]:
    return _up_or_down(clause, down=False)


def _lower(clause: Clause) -> list[Statement]:
    return _up_or_down(clause, down=True)


def _up_or_down(clause: Clause, down: bool) -> list[Statement]:
    """～を200上げる, ～は1減る."""
    if clause.has("は", "を", "が", kind="COSTOF"):
        return _change_cost(clause, down)
    if clause.has("は", "を", "が", kind="DEALT"):
        return _change_damage(clause, down)
    if _is_cost(clause):
        return _change_cost(clause, down)
    named = _stats(clause, "を", "は", "が")
    if named is None:
        raise clause.misread("what-changes")
    subject, stats, original = named
    if original:
        raise clause.misread("original-changes")
    amount = how_many(clause, None)
    changes = tuple(StatChange(stat, amount, down) for stat in stats)
    return [ChangeStats(subject, changes, clause.duration())]


def _is_cost(clause: Clause) -> bool:
    """～のコストは～減る."""
    return any(
        one.particle in ("は", "を", "が")
        and one.phrase.kind in ("STATOF", "STATNOUN")
        and one.phrase.stats == ("cost",)
        for one in clause.arguments
    )


def _whose_cost(clause: Clause) -> Nominal | None:
    """The cards whose cost it is: ～をプレイするコスト, ～のコスト, ～はコストが."""
    if clause.take("は", "を", "が", kind="COSTOF") is not None:
        return clause.take("を") or clause.take_if(Nominal.is_cards, "が")
    owned = clause.take("は", "を", "が", kind="STATOF")
    if owned is not None:
        return owned.parts[0]
    clause.take("を", "が", kind="STATNOUN")
    return clause.take_if(lambda one: one.kind != "PLAYER", "は")


def _change_cost(clause: Clause, down: bool) -> list[Statement]:
    cards = _whose_cost(clause)
    if cards is None or not (cards.is_cards() or isinstance(cards.subject, This)) or cards.quantity is not None:
        raise clause.misread("which-cards")
    if isinstance(cards.subject, This):
        filter = Filter(YOU, ("hand",), (), (IsIt(This()),))
    else:
        filter = replace(cards, zones=cards.zones or ("hand",), whose="").filter()
        filter = replace(filter, whose=cards.whose or EITHER)
    whose = who(clause, "が") or (filter.whose if filter.whose != EITHER else YOU)
    filter = replace(filter, whose=whose)
    lasts = clause.duration()
    return [ChangeCost(whose, filter, how_many(clause, None), down, lasts)]


def _change_damage(clause: Clause, down: bool) -> list[Statement]:
    """～が受ける（与える）ダメージは～増える（減る）."""
    dealt = clause.take("は", "を", "が", kind="DEALT")
    assert dealt is not None
    nature = "down" if "ダウン" in dealt.text else ""
    taken = dealt.text.startswith("受ける")
    if not taken:
        clause.take_if(lambda one: one.kind in ("PLAYER", "LIFE") and one.whose == OPPONENT, "に")
    player = clause.take("が", "の", kind="PLAYER")
    if taken:
        whose = dealt.whose or (player.whose if player is not None else "")
        if not whose:
            raise Misread(dealt.start, dealt.end, "which-player")
        subject: Subject = PlayerOf(whose)
    else:
        subject = clause.about("が", "の", general=True)
    amount = how_many(clause, None)
    return [ChangeDamage(subject, amount, down, taken, nature, clause.duration())]


# --- する and なる: into which state -----------------------------------------------------------------


def _do(clause: Clause) -> list[Statement]:
    if has_signs(clause):
        return change_by_sign(clause)
    goal = clause.take("に", "へ")
    if goal is None:
        raise clause.misread("verb-not-here", word=clause.ending.text.rstrip("、"))
    if goal.kind == "FACTOR":
        return _multiply(clause, 0 if goal.text == "半分" else int(goal.text.removesuffix("倍")))
    if goal.kind in ("AMOUNT", "STATOF", "STATNOUN"):
        return _set(clause, clause.reader.amount_of(goal))
    if goal.kind == "LYINGNOUN":
        return _lay(clause, goal)
    if goal.kind == "STATENOUN":
        return _tap_cards(clause, "regained" if goal.text.startswith("リ") else "gained")
    if goal.kind == "DOWNED":
        return [Down(clause.about("を", "は", "が"))]
    if goal.kind == "NULL":
        return _nullify(clause)
    raise Misread(goal.start, goal.end, "not-here")


def _set(clause: Clause, amount: Amount) -> list[Statement]:
    if amount == Number(0) and clause.has("を", "は", "が", kind="DEALT"):
        return _no_damage(clause)
    named = _stats(clause, "を", "は", "が")
    if named is None:
        raise clause.misread("what-changes")
    subject, stats, original = named
    values = tuple(StatValue(stat, amount) for stat in stats)
    return [SetNumbers(subject, values, clause.duration(), original)]


def _multiply(clause: Clause, factor: int) -> list[Statement]:
    """ATKを2倍にする; a factor of 0 stands for half."""
    named = _stats(clause, "を", "は", "が")
    if named is None:
        raise clause.misread("what-changes")
    subject, stats, original = named
    numbers = [Stat(stat, subject, original) for stat in stats]
    values = tuple(StatValue(one.stat, Times(one, factor) if factor else Half(one)) for one in numbers)
    return [SetNumbers(subject, values, clause.duration())]


def _no_damage(clause: Clause) -> list[Statement]:
    """自分が受けるダメージは0になる."""
    dealt = clause.take("を", "は", "が", kind="DEALT")
    player = clause.take("が", "の", kind="PLAYER")
    assert dealt is not None
    whose = dealt.whose or (player.whose if player is not None else "")
    if not whose or not dealt.text.startswith("受ける"):
        raise Misread(dealt.start, dealt.end, "which-player")
    if clause.quantities and clause.quantities[0][1].every:
        clause.quantity()
    act = "take-down-damage" if "ダウン" in dealt.text else "take-damage"
    return [Forbid(act, whose=whose, lasts=clause.duration())]


def _lay(clause: Clause, goal: Nominal) -> list[Statement]:
    """裏側ディフェンス表示にする."""
    if goal.text in ("反対の表示", "別の表示"):
        return [Reposition(clause.about("を", "は", "が", "の表示を"))]
    subject = clause.about("を", "は", "が", "の表示を")
    text = {"表": "表側", "裏": "裏側"}.get(goal.text, goal.text)
    face, position = lexicon.face_of(text), lexicon.position_of(text)
    return [TurnOver(subject, face, position)] if face else [Reposition(subject, position)]


def _nullify(clause: Clause) -> list[Statement]:
    if clause.take("を", "は", kind="ATTACKNOUN") is not None:
        return [EndAttack()]
    clause.take("を", "は", kind="EFFECTS")
    subject = clause.about("の効果を", "の効果は", general=True)
    return [LoseEffects(subject, (), clause.duration())]


def _reposition(clause: Clause) -> list[Statement]:
    """表示を変更する, アタック表示に変更する."""
    clause.take("を", kind="POSNOUN")
    goal = clause.take("に", "へ", kind="LYINGNOUN")
    subject = clause.about("の表示を", "を", "は", "が")
    if goal is None or goal.text in ("反対の表示", "別の表示"):
        return [Reposition(subject)]
    text = {"表": "表側", "裏": "裏側"}.get(goal.text, goal.text)
    face, position = lexicon.face_of(text), lexicon.position_of(text)
    return [TurnOver(subject, face, position)] if face else [Reposition(subject, position)]


def _down(clause: Clause) -> list[Statement]:
    return [Down(clause.about("を", "は", "が"))]


# --- energy, supports ------------------------------------------------------------------------------


def _tap(clause: Clause) -> list[Statement]:
    return _tap_cards(clause, "gained")


def _untap(clause: Clause) -> list[Statement]:
    return _tap_cards(clause, "regained")


def _pay(clause: Clause) -> list[Statement]:
    if clause.has("を", kind="LIFE"):
        return _life(clause, LoseLife)
    nominal = clause.take("を", kind="ENERGY")
    if nominal is None:
        raise clause.misread("pay-what")
    return [GainEnergy(YOU, how_many(clause, nominal))]


def _tap_cards(clause: Clause, how: str) -> list[Statement]:
    """Energy cards need not be told apart; supports are chosen."""
    nominal = clause.take_if(lambda one: one.kind == "ENERGY" and not one.tests, "を", "は")
    if nominal is None:
        return [Orient(clause.about("を", "は", "が"), how)]
    count = nominal.quantity or clause.quantity()
    if count is None or count.up_to or count.at_least or count.any_number:
        raise Misread(nominal.start, nominal.end, "how-many", word=nominal.text)
    amount = None if count.every else clause.times(count.amount or Number(0))
    record = GainEnergy if how == "gained" else RegainEnergy
    return [record(nominal.whose or YOU, amount)]


# --- damage and life ---------------------------------------------------------------------------------


def _give(clause: Clause) -> list[Statement]:
    if clause.has("を", kind="DMG"):
        return _damage(clause)
    gifts = clause.take("を", kind="GIFTS") or clause.take("を", kind="CHANGENOUN")
    if gifts is None:
        raise _wrong_object(clause, "give-what")
    return _gifts(clause, gifts, clause.about("に", general=False))


def _wrong_object(clause: Clause, reason: str) -> Misread:
    """What cannot be given, gained or lost: the phrase with を, if there is one."""
    wrong = clause.take("を")
    return clause.misread(reason) if wrong is None else Misread(wrong.start, wrong.end, reason)


def _damage(clause: Clause) -> list[Statement]:
    nominal = clause.take("を", kind="DMG")
    assert nominal is not None
    if "ダウン" in nominal.text or "戦闘" in nominal.text:
        raise Misread(nominal.start, nominal.end, "down-damage-by-effect")
    source = clause.subject_or_none("は", "が")
    goal = clause.take("に")
    scope = clause.reader.scope
    if goal is None and scope.topic is None and not scope.candidates() and scope.struck is not None:
        return [Damage(scope.struck, points(clause, nominal), source or This())]
    if goal is None:
        spoken_of = clause.reader.scope.topic is not None or clause.reader.scope.candidates()
        raise clause.misread("damage-to-character" if spoken_of else "damage-to-whom")
    if goal.kind == "PLAYER" or (goal.kind == "LIFE" and goal.whose):
        scope.struck = PlayerOf(goal.whose)
        return [Damage(PlayerOf(goal.whose), points(clause, nominal), source or This())]
    raise Misread(goal.start, goal.end, "damage-to-character")


def _receive(clause: Clause) -> list[Statement]:
    """自分は300ダメージを受ける."""
    nominal = clause.take("を", kind="DMG")
    player = clause.take("は", "が", kind="PLAYER")
    if nominal is None or "ダウン" in nominal.text:
        raise clause.misread("verb-not-here", word=clause.ending.text.rstrip("、"))
    if player is None:
        sufferer = clause.take("は", "が")
        if sufferer is not None:
            raise Misread(sufferer.start, sufferer.end, "damage-to-character")
    return [Damage(PlayerOf(player.whose if player is not None else YOU), points(clause, nominal))]


def _life(clause: Clause, record: type[GainLife] | type[LoseLife]) -> list[Statement]:
    nominal = clause.take("を", kind="LIFE")
    if nominal is None:
        return _unsaid_life(clause, record)
    whose = who(clause) or nominal.whose or YOU
    if whose not in (YOU, "opponent", BOTH):
        raise Misread(nominal.start, nominal.end, "which-player")
    return [record(whose, points(clause, nominal))]


def _unsaid_life(clause: Clause, record: type[GainLife] | type[LoseLife]) -> list[Statement]:
    """500回復する: only life can be meant (8.6)."""
    count = clause.quantity()
    if count is None or count.amount is None:
        raise clause.misread("about-what")
    return [record(who(clause) or YOU, clause.times(count.amount))]


def _recover(clause: Clause) -> list[Statement]:
    return _life(clause, GainLife)


# --- gaining and losing ------------------------------------------------------------------------------


def _gain(clause: Clause) -> list[Statement]:
    if clause.has("を", kind="LIFE"):
        return _life(clause, GainLife)
    gifts = clause.take("を", kind="GIFTS") or clause.take("を", kind="CHANGENOUN")
    if gifts is None:
        raise _wrong_object(clause, "gain-what")
    return _gifts(clause, gifts, about_bearer(clause, "は", "が"))


def _gifts(clause: Clause, gifts: Nominal, subject: Subject) -> list[Statement]:
    if gifts.kind == "CHANGENOUN":
        return [ChangeStats(subject, _by_book(_changes(gifts.text, clause.times)), clause.duration())]
    lasts = clause.duration()
    quotations = clause.reader.quotations
    keywords: list[Keyword] = []
    abilities: list[Ability] = []
    for gift in re.findall(GIFT, gifts.text):
        if is_of(gift[0], ABILITY_QUOTED):
            abilities.append(quotations.ability(gift[0]))
            continue
        found = quotations.keywords(gift)
        if not found:
            raise Misread(gifts.start, gifts.end, "keyword-number")
        keywords.extend(found)
    return [Grant(subject, tuple(keywords), tuple(abilities), lasts)]


def _lose(clause: Clause) -> list[Statement]:
    if clause.has("を", kind="LIFE"):
        return _life(clause, LoseLife)
    what = clause.take("を")
    subject = clause.about("は", "が", general=True)
    lasts = clause.duration()
    if what is not None and what.kind == "EFFECTS":
        every = what.text.startswith("全て") or (clause.quantities and clause.quantities[0][1].every)
        if not every:
            raise Misread(what.start, what.end, "lose-what")
        if not what.text.startswith("全て"):
            clause.quantity()
        return [LoseEffects(subject, tuple(KEYWORDS) if "特殊" in what.text else (), lasts)]
    if what is not None and what.kind == "GIFTS":
        leaf = Leaf(what.kind, what.text, what.start, what.end)
        names = [clause.reader.quotations.keyword_named(gift, leaf) for gift in re.findall(GIFT, what.text)]
        return [LoseEffects(subject, tuple(names), lasts)]
    if what is not None:
        raise Misread(what.start, what.end, "lose-what")
    raise clause.misread("lose-what")


# --- moving cards between zones ----------------------------------------------------------------------


def _destroy(clause: Clause) -> list[Statement]:
    return [Destroy(clause.about("を", "は", "が"))]


def _discard(clause: Clause) -> list[Statement]:
    source = clause.take("から", kind="ZONENOUN")
    if clause.adverb("無作為に", "ランダムに", "見ないで", "見ずに"):
        return _discard_at_random(clause, source)
    return [Move(_moved(clause, source, hand=True), "trash")]


def _discard_at_random(clause: Clause, source: Nominal | None) -> list[Statement]:
    hand = clause.take("を") or source
    if hand is None or hand.kind != "ZONENOUN" or hand.zones != ("hand",):
        raise clause.misread("about-what")
    whose = hand.whose or clause.reader.chooser or YOU
    clause.reader.chooser = ""
    count = hand.quantity or clause.quantity()
    if count is None:
        raise Misread(hand.start, hand.end, "how-many", word=hand.text)
    _choose_at_random(clause, replace(hand, whose=whose), count)
    return [Move(clause.about("を"), "trash")]


def _moved(clause: Clause, source: Nominal | None, hand: bool = False) -> Subject:
    """What is put elsewhere. ～から before it says where it is chosen."""
    for place, one in enumerate(clause.arguments):
        if one.particle not in ("を", "は"):
            continue
        phrase = one.phrase
        if phrase.kind == "PLAYER":
            continue
        if source is not None and (phrase.is_cards() or phrase.kind == "TOP"):
            phrase = among(clause, phrase, source)
        if hand and phrase.kind == "CARDS" and not phrase.zones and phrase.subject is None:
            phrase = replace(phrase, zones=("hand",), whose=phrase.whose or YOU)
        clause.arguments[place] = Argument(one.particle, phrase)
        break
    else:
        if source is not None and source.is_own_zone():
            clause.arguments.append(Argument("を", source))
    return clause.about("を", "は")


def _put(clause: Clause) -> list[Statement]:
    goal, source = clause.take("に", "へ"), clause.take("から")
    if goal is None:
        return _onto_the_field(clause, Squares(), "", source)
    squares = clause.reader.squares(goal)
    if squares is not None and source is None and _is_there_already(clause):
        return [MoveTo(clause.about("を", "は", "が"), squares)]
    if squares is not None:
        return _onto_the_field(
            clause, replace(squares, rows=tuple(ROWS)) if squares == Squares() else squares, goal.whose, source
        )
    if goal.kind == "DECKEND":
        return _into_deck(clause, goal, source)
    if goal.kind != "ZONENOUN" or goal.tests or len(goal.zones) != 1:
        raise Misread(goal.start, goal.end, "where-to")
    zone = goal.zones[0]
    if zone in ("field", "character-zone"):
        return _onto_the_field(clause, Squares(), goal.whose, source)
    if zone == "deck":
        return _into_deck(clause, goal, source)
    gained = clause.adverb("ゲイン")
    clause.adverb("リゲイン")
    subject = _moved(clause, source)
    if zone == "trash" and isinstance(subject, TopCards):
        return _seen_into_trash(clause, subject)
    owner = clause.reader.filter_of(subject).whose
    if goal.whose and owner not in (goal.whose, EITHER):
        raise Misread(goal.start, goal.end, "own-zones")
    if zone == "trash":
        clause.reader.scope.now_in(subject, zone)
    return [Move(subject, zone, exhausted=gained)]


def _is_there_already(clause: Clause) -> bool:
    """そのキャラクターを後衛に戻す: a character of the field moves (8.2); from elsewhere it would be put there."""
    if clause.form.verb != "return":
        return False
    moved = next((one.phrase for one in clause.arguments if one.particle in ("を", "は")), None)
    topic = clause.reader.scope.topic if moved is None else moved.subject
    if topic is None:
        return moved is not None and moved.is_cards() and not moved.zones
    known = clause.reader.filter_of(topic)
    return not known.zones


def _seen_into_trash(clause: Clause, subject: TopCards) -> list[Statement]:
    """Everybody sees what goes from a deck to the trash, and the text may speak of it."""
    scope = clause.reader.scope
    slot = scope.new_slot()
    those = scope.bring_up(slot, SEEN, Filter(subject.whose, ("trash",)), "置いたカード")
    return [LookAt(subject, slot, shown=True), Move(those, "trash")]


def _into_deck(clause: Clause, goal: Nominal, source: Nominal | None) -> list[Statement]:
    ordered = clause.adverb("好きな順")
    subject = _moved(clause, source)
    if goal.kind != "DECKEND":
        clause.reader.unshuffled = (goal.start, goal.end)
    if "上か" in goal.text:
        return [Move(subject, "deck", either_end=True, in_any_order=ordered)]
    return [Move(subject, "deck", bottom="下" in goal.text, in_any_order=ordered)]


_GONE_BY: Final = ("destroyed", "downed", "moved")
"""What takes a character off the field, so that it can be put there again."""


def _onto_the_field(clause: Clause, squares: Squares, whose: str, source: Nominal | None) -> list[Statement]:
    """場に出す: a support into the support zone, a character onto a square."""
    clause.adverb("コストを")
    lying = clause.adverb_word("表側", "裏側", "アタック表示", "ディフェンス表示", "右向き", "左向き") or ""
    subject = _moved(clause, source)
    awaited = clause.reader.scope.happening
    gone = awaited is not None and awaited.kind in _GONE_BY and awaited.what == This()
    if isinstance(subject, This) and clause.reader.scope.bearer is not None and not gone:
        raise clause.misread("there-already")
    filter = clause.reader.filter_of(subject)
    if filter.categories == ("support",):
        return [Move(subject, "support-zone")]
    if isinstance(subject, Those):
        clause.reader.scope.topic = subject
    scope = clause.reader.scope
    scope.referents = [replace(one, how=PUT) if one.subject == subject else one for one in scope.referents]
    if whose and whose == filter.whose:
        whose = ""
    return [PutOnSquare(subject, squares, lexicon.position_of(lying), lexicon.face_of(lying), whose)]


def _return(clause: Clause) -> list[Statement]:
    return _put(clause)


def _arrive(clause: Clause) -> list[Statement]:
    """場に出る, of this card itself."""
    return _put(clause)


# --- moving on the board -------------------------------------------------------------------------------


_STEPS: Final = {"リード": "lead"} | SIDES


def _move(clause: Clause) -> list[Statement]:
    step = clause.adverb_word(kind="STEP")
    count = clause.quantity("マス")
    if count is not None and (count.amount != Number(1) or count.up_to):
        raise clause.misread("one-step")
    if step is not None:
        near = next(near for word, near in _STEPS.items() if word in step)
        return [MoveTo(clause.about("を", "は", "が"), Squares(near=near))]
    goal = clause.take("に", "へ")
    if goal is None:
        if count is not None:
            return [MoveTo(clause.about("を", "は", "が"), Squares(near="adjacent"))]
        if clause.form.verb == "move" and clause.ending.text.startswith("移動"):
            return [MoveTo(clause.about("を", "は", "が"), Squares())]
        raise clause.misread("where-to")
    squares = clause.reader.squares(goal)
    if squares is None:
        clause.arguments.append(Argument("に", goal))
        return _put(clause)
    subject = clause.about("を", "は", "が")
    owner = clause.reader.filter_of(subject).whose
    if goal.whose and owner not in (goal.whose, EITHER):
        raise Misread(goal.start, goal.end, "own-squares")
    return [MoveTo(subject, squares)]


def _swap(clause: Clause) -> list[Statement]:
    clause.take("を", kind="POSNOUN")
    stats = _stats(clause, "を")
    if stats is not None:
        subject, names, original = stats
        if len(names) != 2 or original:
            raise clause.misread("two-of-them")
        one, other = names
        values = (StatValue(one, Stat(other, subject)), StatValue(other, Stat(one, subject)))
        return [SetNumbers(subject, values, clause.duration())]
    subject = clause.about("の位置を", "を")
    if isinstance(subject, Together):
        if len(subject.subjects) != 2:
            raise clause.misread("two-of-them")
        return [SwapSquares(*subject.subjects)]
    return [SwapSquares(subject, subject)]


# --- drawing, looking, playing -------------------------------------------------------------------------


def _draw(clause: Clause) -> list[Statement]:
    whose = who(clause) or YOU
    source = clause.take("から")
    if source is not None and source.kind not in ("DECKEND", "TOP") and source.zones != ("deck",):
        raise Misread(source.start, source.end, "not-here")
    nominal = clause.take("を")
    if nominal is not None and nominal.kind != "TOP" and not nominal.is_any_card():
        raise Misread(nominal.start, nominal.end, "not-here")
    count = how_many(clause, nominal)
    scope = clause.reader.scope
    slot = scope.new_slot()
    scope.bring_up(slot, DRAWN, Filter(whose, ("hand",)), "引いたカード")
    scope.topic = None
    return [Draw(whose, count, slot)]


def _shuffle(clause: Clause) -> list[Statement]:
    player = who(clause)
    nominal = clause.take("を")
    if nominal is None:
        topic = clause.reader.scope.topic
        owner = clause.reader.filter_of(topic).whose if topic is not None else YOU
        clause.reader.unshuffled = None
        return [Shuffle(YOU if owner == EITHER else owner)]
    if nominal.zones != ("deck",) or nominal.tests:
        raise clause.misread("shuffle-what")
    clause.reader.unshuffled = None
    return [Shuffle(nominal.whose or player or YOU)]


def _look(clause: Clause) -> list[Statement]:
    return _looking(clause, shown=False)


def _reveal(clause: Clause) -> list[Statement]:
    return _looking(clause, shown=True)


def _looking(clause: Clause, shown: bool) -> list[Statement]:
    clause.take("に", kind="PLAYER")
    reader = clause.reader
    source = clause.take("から")
    nominal = clause.take("を")
    if nominal is None:
        return [LookAt(reader.elided(clause.ending.start, clause.ending.end), reader.scope.new_slot(), shown)]
    if source is not None:
        nominal = among(clause, nominal, source)
    if nominal.subject is not None and isinstance(nominal.subject, Those):
        return [LookAt(nominal.subject, nominal.subject.slot, shown)]
    general = nominal.kind == "ZONENOUN" or nominal.zones != ()
    subject = reader.subject(nominal, clause.own_quantity(nominal), general)
    slot = reader.scope.new_slot()
    if isinstance(subject, Those):
        return [LookAt(subject, slot, shown)]
    filter = reader.filter_of(subject)
    reader.scope.bring_up(slot, SEEN, filter, reader.quotations.said(nominal.start, nominal.end))
    return [LookAt(subject, slot, shown)]


def _play(clause: Clause) -> list[Statement]:
    free = clause.adverb("コストを")
    source = clause.take("から")
    subject = _moved(clause, source)
    if not free:
        raise clause.misread("play-free")
    return [Play(subject)]


def _end(clause: Clause) -> list[Statement]:
    """アタックを終了する."""
    if clause.take("を", "は", kind="ATTACKNOUN") is None:
        raise clause.misread("end-what")
    return [EndAttack()]


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
    "recover",
    "draw",
    "shuffle",
    "raise",
    "lower",
    "win",
    "be-defeated",
    "receive",
)
"""Verbs that know what to do with a player."""

FRAMES: Final[dict[str, Frame]] = {
    "choose": _choose,
    "declare": _declare,
    "do": _do,
    "become": _do,
    "raise": _raise,
    "lower": _lower,
    "change": _reposition,
    "down": _down,
    "tap": _tap,
    "untap": _untap,
    "pay": _pay,
    "give": _give,
    "receive": _receive,
    "recover": _recover,
    "gain": _gain,
    "lose": _lose,
    "destroy": _destroy,
    "discard": _discard,
    "put": _put,
    "place": _put,
    "arrive": _arrive,
    "return": _return,
    "add": _return,
    "move": _move,
    "swap": _swap,
    "draw": _draw,
    "shuffle": _shuffle,
    "look": _look,
    "reveal": _reveal,
    "play": _play,
    "end": _end,
    "include": copies_in_deck,
    "win": _win,
    "be-defeated": _be_defeated,
}
