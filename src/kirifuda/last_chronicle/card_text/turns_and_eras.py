"""What befalls players and the game: souls, eras, checks, turns, lives that are swapped."""

import re

from ...effects.statements import ExtraTurn, Let, LoseGame, LoseLife, WinGame
from ...effects.tree import BOTH, OPPONENT, YOU, DoAsCost, Number, Statement, Those, Together
from ...text.doers import wrong_object
from ...text.trouble import Misread
from ..statements import (
    AdvanceEra,
    ChronoCheck,
    ExchangeMarkers,
    ExtraPhases,
    GainAdvancePoints,
    GainControl,
    MakeSouls,
    Pay,
    SkipPhase,
    SwapLife,
    SwapNumbers,
)
from ..tree import DURING_TURN, PaySouls
from . import lexicon
from .changes import COSTS, of_type, stat_particle
from .clauses import Clause
from .doers import doer, points
from .nominals import Nominal


def let(clause: Clause) -> list[Statement]:
    nominal = clause.take("を")
    if nominal is None:
        raise clause.misread("about-what")
    return [Let(clause.ending.text[0], clause.reader.amount_of(nominal))]


def swap(clause: Clause) -> list[Statement]:
    """あなたのライフと対戦相手のライフを入れ替える."""
    particle = stat_particle(clause)
    if particle:
        return _swap_numbers(clause, particle)
    both = clause.take("を")
    if both is None or not is_both_lives(both):
        raise clause.misread("exchange-what")
    return [SwapLife()]


def _swap_numbers(clause: Clause, particle: str) -> list[Statement]:
    """それらのパワーを入れ替える."""
    words = [word for word in lexicon.STAT_WORDS if particle == f"の{word}を"]
    both = clause.about(particle)
    if not words or lexicon.STAT_WORDS[words[0]] in COSTS:
        raise clause.misread("which-number")
    stat, lasts = lexicon.STAT_WORDS[words[0]], clause.duration()
    if isinstance(both, Together) and len(both.subjects) == 2:
        return [SwapNumbers(both.subjects[0], both.subjects[1], stat, lasts)]
    if isinstance(both, Those) and both.slot in clause.reader.scope.pairs:
        return [SwapNumbers(both, both, stat, lasts)]
    raise clause.misread("two-of-them")


def is_both_lives(phrase: Nominal) -> bool:
    if phrase.kind == "LIFE":
        return phrase.whose == BOTH and phrase.text == "ライフ"
    kinds = [part.kind for part in phrase.parts]
    owners = {part.whose for part in phrase.parts}
    return kinds in (["LIFE", "LIFE"], ["PLAYER", "LIFE"]) and owners == {YOU, OPPONENT}


def skip(clause: Clause) -> list[Statement]:
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


def more_turns(clause: Clause) -> list[Statement]:
    """このターンの後に追加の1ターンを行う."""
    turns = clause.take("を", kind="TURNS")
    assert turns is not None
    clause.adverb("このターンの", "このターンに続", "このターン終了後", "続けて")
    count = turns.quantity or clause.quantity()
    if count is not None and count.amount != Number(1):
        raise Misread(turns.start, turns.end, "how-many", word=turns.text)
    return [ExtraTurn(doer(clause))]


def more_phases(clause: Clause) -> list[Statement]:
    """このフェイズの後に追加の戦闘フェイズと追加のメインフェイズを行う."""
    phases = clause.take("を", kind="MOREPHASES")
    assert phases is not None
    clause.adverb("このフェイズ", "この戦闘フェイズ", "このメインフェイズ")
    if clause.lasts == DURING_TURN:
        clause.lasts = None
    count = phases.quantity or clause.quantity()
    many = Number(1) if count is None else count.amount
    if not isinstance(many, Number):
        raise Misread(phases.start, phases.end, "how-many", word=phases.text)
    words = re.findall("(?:メイン|戦闘)フェイズ", phases.text)
    return [ExtraPhases(doer(clause), tuple(lexicon.PHASE_WORDS[word] for word in words) * many.value)]


def exchange(clause: Clause) -> list[Statement]:
    """時代マーカー1枚と手札1枚を交換する."""
    if any(is_both_lives(one.phrase) for one in clause.arguments):
        return swap(clause)
    if clause.take("を", kind="CONTROL") is not None:
        return _exchange_control(clause)
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


def _exchange_control(clause: Clause) -> list[Statement]:
    """あなたのユニット1体と対戦相手のユニット1体を選び、コントロールを交換する."""
    both = clause.about("の")
    ones = both.subjects if isinstance(both, Together) else ()
    owners = [clause.reader.filter_of(one).whose for one in ones]
    if sorted(owners) != sorted([YOU, OPPONENT]):
        raise clause.misread("two-of-them")
    lasts = clause.duration()
    other = {YOU: OPPONENT, OPPONENT: YOU}
    return [GainControl(one, other[whose], lasts) for one, whose in zip(ones, owners, strict=True)]


def advance(clause: Clause) -> list[Statement]:
    era = clause.take("を", "が", kind="ERA")
    if era is None:
        raise clause.misread("about-what")
    return [AdvanceEra(era.whose or doer(clause))]


def do(clause: Clause) -> list[Statement]:
    check = clause.take("を", kind="CHECK")
    if check is not None:
        whose = doer(clause)
        count = check.quantity or clause.quantity()
        if count is not None and count.amount is None:
            raise clause.misread("how-many", word="クロノチェック")
        many = clause.times(count.amount or Number(1)) if count is not None else Number(1)
        return [ChronoCheck(whose, many, clause.reader.scope.new_slot())]
    if clause.has("を", kind="TURNS"):
        return more_turns(clause)
    if clause.has("を", kind="MOREPHASES"):
        return more_phases(clause)
    if clause.form.verb == "do" and clause.has("に"):
        return of_type(clause)
    raise clause.misread("verb-not-here", word=clause.ending.text.rstrip("、"))


def pay(clause: Clause) -> list[Statement]:
    """What is paid in a text is paid as a cost is: all of it or nothing (C126)."""
    by = doer(clause)
    life = clause.take("を", kind="LIFE")
    if life is not None:
        by = life.whose or by
        return [_paid(LoseLife(by, points(clause, life)), by)]
    advance_points = clause.take("を", kind="POINTS")
    if advance_points is not None:
        by = advance_points.whose or by
        return [_paid(GainAdvancePoints(by, points(clause, advance_points), down=True), by)]
    souls = clause.take("を", kind="SOULS")
    if souls is None:
        raise wrong_object(clause, "pay-what")
    return [Pay((PaySouls(clause.reader.quotations.price(souls.text)),), "" if by == YOU else by)]


def _paid(what: Statement, by: str) -> Pay:
    return Pay((DoAsCost((what,)),), "" if by == YOU else by)


def produce(clause: Clause) -> list[Statement]:
    whose = doer(clause)
    souls = clause.take("を", kind="SOULS")
    if souls is None:
        raise wrong_object(clause, "produce-what")
    return [MakeSouls(whose, clause.reader.quotations.price(souls.text))]


def become(clause: Clause) -> list[Statement]:
    return of_type(clause)


def win(clause: Clause) -> list[Statement]:
    return [WinGame(_the_game(clause))]


def be_defeated(clause: Clause) -> list[Statement]:
    return [LoseGame(_the_game(clause))]


def _the_game(clause: Clause) -> str:
    clause.take("に", kind="GAME")
    return doer(clause)
