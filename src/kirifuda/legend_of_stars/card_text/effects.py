"""What each verb does with the phrases before it."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from ...effects.statements import (
    ChangeCost,
    ChangeDamage,
    ChangeStats,
    EndAttack,
    Forbid,
    Grant,
    LoseEffects,
    LoseGame,
    NextTurn,
    Permit,
    SetNumbers,
    WinGame,
)
from ...effects.tree import OPPONENT, THIS_TURN, YOU, Statement
from ...text.restrictions import copies_in_deck
from ...text.trouble import Misread
from ...text.verbs import CAN, CANNOT, MAY, MUST, NOT, PLAIN
from ..tree import Down
from .amounts import let, who
from .board import down, lay, move, reposition, swap
from .choosing import choose, declare
from .clauses import Clause
from .damage import receive, recover
from .energy import pay, tap, tap_cards, untap
from .gifts import gain, give, lose, nullify
from .looking import draw, look, play, reveal, shuffle
from .moving import destroy, discard, put
from .numbers import change_by_sign, has_signs, lower_numbers, multiply, raise_numbers, set_numbers
from .restrictions import forbidden, must_attack, permitted

NEXT_TURNS: Final = {"your-next-turn": YOU, "opponents-next-turn": OPPONENT}
"""Durations of effects that wait for a turn and last through it."""
_THROUGH_A_TURN: Final = (
    ChangeStats,
    SetNumbers,
    Grant,
    LoseEffects,
    Forbid,
    Permit,
    ChangeDamage,
    ChangeCost,
)
Frame = Callable[[Clause], list[Statement]]


def effect(clause: Clause) -> list[Statement]:
    """What one clause does."""
    said = let(clause) if clause.ending.kind == "LET" else _verb(clause)
    clause.all_taken(("さらに", "その後", "それぞれ", "同時に", "追加で", "可能な"))
    clause.reader.scope.verb = clause.form.verb if clause.ending.kind == "VERB" else ""
    chosen: list[Statement] = list(clause.reader.emitted)
    clause.reader.emitted.clear()
    return chosen + [_in_the_next_turn(clause, one) for one in said]


def _in_the_next_turn(clause: Clause, one: Statement) -> Statement:
    """次の相手のターンの間: it begins with that turn and ends with it."""
    whose = NEXT_TURNS.get(getattr(one, "lasts", ""))
    if whose is None:
        return one
    if not isinstance(one, _THROUGH_A_TURN):
        raise clause.misread("next-turn-what")
    return NextTurn(whose, (replace(one, lasts=THIS_TURN),))


def _verb(clause: Clause) -> list[Statement]:
    form = clause.form
    if form.form in (NOT, CANNOT):
        return forbidden(clause)
    if form.verb == "attack" and form.form in (MUST, PLAIN):
        return must_attack(clause)
    if form.form == MUST and clause.adverb("追加で"):
        raise clause.misread("more-to-pay")
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


def _do(clause: Clause) -> list[Statement]:
    if has_signs(clause):
        return change_by_sign(clause)
    goal = clause.take("に", "へ")
    if goal is None:
        raise clause.misread("verb-not-here", word=clause.ending.text.rstrip("、"))
    if goal.kind == "FACTOR":
        return multiply(clause, 0 if goal.text == "半分" else int(goal.text.removesuffix("倍")))
    if goal.kind in ("AMOUNT", "STATOF", "STATNOUN") or (goal.kind == "LIFE" and goal.text == "ライフ"):
        return set_numbers(clause, clause.reader.amount_of(goal))
    if goal.kind == "LYINGNOUN":
        return lay(clause, goal)
    if goal.kind == "STATENOUN":
        return tap_cards(clause, "regained" if goal.text.startswith("リ") else "gained")
    if goal.kind == "DOWNED":
        return [Down(clause.about("を", "は", "が"))]
    if goal.kind == "NULL":
        return nullify(clause)
    raise Misread(goal.start, goal.end, "not-here")


def _rotate(clause: Clause) -> list[Statement]:
    raise clause.misread("turned-how")


def _roll(clause: Clause) -> list[Statement]:
    raise clause.misread("no-dice")


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
    "choose": choose,
    "declare": declare,
    "do": _do,
    "become": _do,
    "raise": raise_numbers,
    "lower": lower_numbers,
    "change": reposition,
    "down": down,
    "tap": tap,
    "untap": untap,
    "pay": pay,
    "give": give,
    "receive": receive,
    "recover": recover,
    "gain": gain,
    "lose": lose,
    "destroy": destroy,
    "discard": discard,
    "put": put,
    "place": put,
    "arrive": put,
    "return": put,
    "add": put,
    "move": move,
    "swap": swap,
    "draw": draw,
    "shuffle": shuffle,
    "look": look,
    "reveal": reveal,
    "play": play,
    "end": _end,
    "rotate": _rotate,
    "roll": _roll,
    "include": copies_in_deck,
    "win": _win,
    "be-defeated": _be_defeated,
}
