"""Damage and life."""

from ...effects.statements import ChangeDamage, Damage, Forbid, GainLife, Instead, LoseLife, SetLife
from ...effects.tree import (
    BOTH,
    OPPONENT,
    YOU,
    Amount,
    Counterpart,
    Half,
    Happening,
    Mentioned,
    PlayerOf,
    PlayerStat,
    Statement,
    Subject,
    This,
    Times,
)
from ...text.doers import how_many
from ...text.trouble import Misread
from .. import book
from .amounts import points, who
from .clauses import Clause


def change_damage(clause: Clause, down: bool) -> list[Statement]:
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
    if clause.lasts is None and isinstance(subject, PlayerOf | Mentioned | Counterpart):
        clause.reader.only_standing = clause.ending.start, clause.ending.end, "until-when"
    amount = how_many(clause, None)
    return [ChangeDamage(subject, amount, down, taken, nature, clause.duration())]


def no_damage(clause: Clause) -> list[Statement]:
    """自分が受けるダメージは0になる."""
    dealt = clause.take("を", "は", "が", kind="DEALT")
    player = clause.take("が", "の", kind="PLAYER")
    assert dealt is not None
    whose = dealt.whose or (player.whose if player is not None else "")
    if not whose or not dealt.text.startswith("受ける"):
        raise Misread(dealt.start, dealt.end, "which-player")
    if clause.quantities and clause.quantities[0][1].every:
        clause.quantity()
    if clause.adverb("次に"):
        awaited = Happening("damaged", who=whose, nature="down" if "ダウン" in dealt.text else "")
        return [Instead(awaited, (), clause.duration(), once=True)]
    act = "take-down-damage" if "ダウン" in dealt.text else "take-damage"
    return [Forbid(act, whose=whose, lasts=clause.duration())]


@book.clause("S14")
def damage(clause: Clause) -> list[Statement]:
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


def receive(clause: Clause) -> list[Statement]:
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


def life(clause: Clause, record: type[GainLife] | type[LoseLife]) -> list[Statement]:
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


def set_life(clause: Clause, amount: Amount) -> list[Statement]:
    """自分のライフを1000にする."""
    return [SetLife(_whose_life(clause), amount)]


def multiply_life(clause: Clause, factor: int) -> list[Statement]:
    """相手のライフを半分にする; a factor of 0 stands for half."""
    whose = _whose_life(clause)
    if whose not in (YOU, OPPONENT):
        raise clause.misread("which-player")
    life = PlayerStat("life", whose)
    return [SetLife(whose, Times(life, factor) if factor else Half(life))]


def _whose_life(clause: Clause) -> str:
    nominal = clause.take("を", "は", "が", kind="LIFE")
    assert nominal is not None
    if nominal.text != "ライフ" or nominal.amount is not None:
        raise Misread(nominal.start, nominal.end, "not-here")
    return nominal.whose or who(clause) or YOU


def recover(clause: Clause) -> list[Statement]:
    return life(clause, GainLife)
