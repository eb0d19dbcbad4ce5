"""What each verb does with the phrases before it: the effects of chapter 39."""

from collections.abc import Callable
from typing import Final

from ...effects.parts import parts_of
from ...effects.statements import (
    ChangeCost,
    ChangeDamage,
    ChooseAtRandom,
    Damage,
    Forbid,
    Grant,
    LoseEffects,
    LoseGame,
    NextTurn,
    Permit,
    Play,
    WinGame,
)
from ...effects.tree import (
    BOTH,
    EITHER,
    YOU,
    Amount,
    Compare,
    Every,
    Number,
    Own,
    Statement,
    Subject,
    TopCards,
    Variable,
)
from ...text.restrictions import copies_in_deck
from ...text.trouble import Misread
from ...text.verbs import ACTIVE, CAN, CANNOT, MAY, MUST, NOT
from ..tree import Modify, TreatAs, Unlock
from .changes import become, change_wait, changed, decrease, equal, increase, let
from .choosing import choose, declare
from .clauses import Clause
from .core_clauses import take
from .doers import who
from .fighting import attack, battle, call_off, divert, give_each_other
from .gifts import gain, give, lose, receive
from .looking import draw, look, reveal, shuffle
from .moving import break_, coming_from, exile, move, move_lane, put, swap
from .restrictions import forbidden, must_attack, permitted
from .scope import dealt_with, taken_away
from .turning import exhaust, heal, incapacitate, open_up, recover, reverse

Frame = Callable[[Clause], list[Statement]]


def effect(clause: Clause) -> list[Statement]:
    """What one clause does."""
    end = clause.ending
    joined = clause.connectives()
    if end.kind == "EQBE":
        said = equal(clause)
    elif end.kind == "LET":
        said = let(clause)
    elif end.kind == "BECOME":
        said = become(clause)
    elif end.kind == "WTCHANGE":
        said = change_wait(clause)
    elif end.kind == "CHANGED":
        said = changed(clause)
    else:
        said = _verb(clause)
    clause.all_taken()
    _each_by_its_own(clause, said)
    if clause.turn:
        said = [_in_the_next_turn(clause, said)]
    elif said and clause.reader.scope.over_all is not None and clause.reader.scope.over_all[1]:
        raise clause.misread("next-turn-what")
    clause.reader.scope.verb = clause.form.verb if end.kind == "VERB" else ""
    chosen = list(clause.reader.emitted)
    clause.reader.emitted.clear()
    if chosen or said:
        clause.reader.scope.done = dealt_with((*chosen, *said)[-1])
    for one in said:
        clause.reader.scope.gone = taken_away(one) or clause.reader.scope.gone
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


def _unlock(clause: Clause) -> list[Statement]:
    return [Unlock(_brought_out(clause))]


def _play(clause: Clause) -> list[Statement]:
    return [Play(_brought_out(clause))]


def _brought_out(clause: Clause) -> Subject:
    """手札からスキルを1枚、コストを支払わずに: what is unlocked or played."""
    clause.adverb("コストを")
    source = clause.take("から")
    if source is not None:
        coming_from(clause, source)
    return clause.about("を")


def _treat(clause: Clause) -> list[Statement]:
    place = clause.take("にあるものとして", "にあるのと同じように", "にあるカードとして", kind="ZONENOUN")
    if place is None or len(place.zones) != 1:
        raise Misread(clause.ending.start, clause.ending.end, "treat-as-what")
    return [TreatAs(clause.about("を", "は", general=True), place.zones[0], clause.duration())]


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
    "choose": choose,
    "declare": declare,
    "receive": receive,
    "give": give,
    "gain": gain,
    "lose": lose,
    "recover": recover,
    "exhaust": exhaust,
    "reverse": reverse,
    "open": open_up,
    "heal": heal,
    "incapacitate": incapacitate,
    "break": break_,
    "put": put,
    "place": put,
    "return": put,
    "add": put,
    "exile": exile,
    "take": take,
    "move": move,
    "move-lane": move_lane,
    "include": copies_in_deck,
    "swap": swap,
    "attack": attack,
    "battle": battle,
    "give-each-other": give_each_other,
    "call-off": call_off,
    "divert": divert,
    "draw": draw,
    "shuffle": shuffle,
    "look": look,
    "reveal": reveal,
    "unlock": _unlock,
    "play": _play,
    "treat": _treat,
    "increase": increase,
    "decrease": decrease,
    "win": _win,
    "be-defeated": _be_defeated,
}
