"""What each verb does with the phrases before it: the keyword actions of 15.1 and the rest."""

from collections.abc import Callable
from typing import Final

from ...effects.parts import parts_of
from ...effects.statements import ChangeStats, Damage, RemoveDamage, SetNumbers
from ...effects.tree import YOU, Statement, Those
from ...text.restrictions import copies_in_deck
from ...text.verbs import CAN, CANNOT, JOIN, MAY, MUST, NOT, PAST
from ..statements import PutCounters
from ..tree import Each
from .card_deeds import (
    attack,
    destroy,
    put_cards_or_counters,
    recover,
    sacrifice,
    take_off,
    turn_down,
    turn_up,
    use,
    wipe,
)
from .changes import becomes, changes, halved, multiplied
from .clauses import Clause
from .damaging import divide, prevent, receive, trade
from .deeds import remember
from .gaining import control, gain, give, lose
from .hands_and_decks import discard, draw, find, look, reveal, search, shuffle
from .moving import interrupt, placing, put, remove
from .picking import choose, designate
from .restrictions import forbidden, hand_limit, permitted, required
from .scope import ABILITY
from .turns_and_eras import advance, be_defeated, become, do, exchange, let, pay, produce, skip, swap, win

Frame = Callable[[Clause], list[Statement]]


def effect(clause: Clause) -> list[Statement]:
    """What one clause does."""
    end = clause.ending
    clause.reader.of_bearer = _is_of_bearer(clause)
    of_others = any(one.phrase.is_cards() for one in clause.arguments)
    if end.kind == "LET":
        said = let(clause)
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
    clause.reader.scope.dealt = of_others or clause.reader.scope.dealt
    picked = list(clause.reader.emitted)
    clause.reader.emitted.clear()
    for one in (*picked, *said):
        _check_ability(clause, one)
    for one in said:
        _check_each(clause, one)
        remember(clause.reader.scope, one)
    picks = end.kind == "VERB" and clause.form.verb in ("choose", "designate")
    clause.reader.scope.picked_in = clause.reader.scope.sentence if picks else 0
    return picked + said


_HOW_IT_IS: Final = ("CHANGE", "MULTIPLY", "HALVE", "BECOME", "ISEQ")


def _is_of_bearer(clause: Clause) -> bool:
    """Does a clause without a subject speak of the card that bears it: ＋1000される, 防御できない, 犠牲にする："""
    scope = clause.reader.scope
    if clause.ending.kind != "VERB":
        return clause.ending.kind in _HOW_IT_IS
    if not scope.speaks:
        return clause.form.verb in ("place", "put", "add", "return")
    if clause.form.form in (NOT, CANNOT, MUST):
        return True
    if clause.form.verb == "recover":
        return True
    if clause.form.verb in ("gain", "have"):
        return clause.form.form == JOIN or not clause.reader.goes_on
    return bool(scope.cost) and clause.form.verb == "sacrifice"


def _check_ability(clause: Clause, statement: Statement) -> None:
    """An ability on the stack is no card."""
    slot = clause.reader.scope.declared.get(ABILITY)
    if slot is not None and any(isinstance(part, Those) and part.slot == slot for part in parts_of(statement)):
        raise clause.misread("ability-on-stack")


def _check_each(clause: Clause, statement: Statement) -> None:
    """それぞれの is said only of what is dealt with card by card."""
    if not any(isinstance(part, Each) for part in parts_of(statement)):
        return
    dealt_with = statement.to if isinstance(statement, Damage) else getattr(statement, "subject", None)
    within = any(isinstance(part, Each) for part in parts_of(dealt_with))
    if within or not isinstance(statement, _CARD_BY_CARD):
        raise clause.misread("whose-number")


_CARD_BY_CARD: Final = (Damage, ChangeStats, SetNumbers, PutCounters, RemoveDamage)


def _verb(clause: Clause) -> list[Statement]:
    form = clause.form
    if form.form == PAST:
        raise clause.misread("verb-not-here", word=clause.ending.text.rstrip("、"))
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
    "choose": choose,
    "designate": designate,
    "give": give,
    "gain": gain,
    "have": gain,
    "lose": lose,
    "receive": receive,
    "recover": recover,
    "wipe": wipe,
    "destroy": destroy,
    "sacrifice": sacrifice,
    "discard": discard,
    "remove": remove,
    "put": put_cards_or_counters,
    "place": placing,
    "return": put,
    "add": put,
    "move": put,
    "interrupt": interrupt,
    "take-off": take_off,
    "draw": draw,
    "shuffle": shuffle,
    "look": look,
    "reveal": reveal,
    "search": search,
    "find": find,
    "use": use,
    "turn-up": turn_up,
    "turn-down": turn_down,
    "exchange": exchange,
    "swap": swap,
    "skip": skip,
    "advance": advance,
    "do": do,
    "become": become,
    "pay": pay,
    "produce": produce,
    "prevent": prevent,
    "divide": divide,
    "trade": trade,
    "attack": attack,
    "control": control,
    "include": copies_in_deck,
    "vanish": hand_limit,
    "raise": changes,
    "lower": changes,
    "win": win,
    "be-defeated": be_defeated,
}
