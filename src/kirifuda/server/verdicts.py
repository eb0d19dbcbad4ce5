"""Why not: what a seat could wish to do with a card, or by an action, and what stands against each."""

from ..kernel.ask import ACT, Question
from ..kernel.game import Game
from ..kernel.offer import NO_CARD
from ..kernel.phrase import Phrase
from ..spoken import something_else
from ..usable import can_use
from ..words import reason
from . import seen
from .phrases import as_json
from .shapes import VerdictJson

HAND = "hand"


def why(game: Game | None, seat: int, card: int | None, action: str | None) -> list[VerdictJson]:
    """What a seat could do with a card, or by an action, and what stands against each, with the clause.

    Without either: what is done without a card. That a card is no card for an action is not said of it, unless one
    asks for that action. Asked only for one's own seat: the answer looks into that seat's hand.
    """
    if game is None or game.ask is None:
        return []
    rules, g = game.rules, game.state
    held = _held(game, seat, card)
    users = rules.users(g.cards[held[0]].face) if held else ()
    keys = {code: (key, clause) for code, key, clause in rules.actions()}
    found: list[VerdictJson] = []
    for value in rules.requests(g, seat):
        code, id = rules.parts_of(value)
        key, clause = keys[code]
        if action is not None and key != action:
            continue
        with_it = code in users if id == NO_CARD else card is not None and g.cards[id].handle == card
        if not (with_it if card is not None else action is not None or id == NO_CARD):
            continue
        refusal = game.why_not(seat, value)
        if refusal is not None and refusal.reason in rules.setting.elsewhere and action is None:
            continue
        hint = rules.hint(value)
        verdict: VerdictJson = {
            "action": key,
            "name": as_json(Phrase(f"{rules.game}-action-{key}")),
            "hint": None if hint is None else as_json(hint),
            "clause": clause,
            "may": False,
            "refusal": None,
        }
        now = seen.asks_for(game, seat, key)
        if refusal is not None and (now or game.ask.seat != seat):
            verdict["clause"] = refusal.clause
            verdict["refusal"] = as_json(reason(rules.game, refusal)) if refusal.reason else None
        elif not now:
            verdict["refusal"] = as_json(_not_now(game, game.ask, seat))
        elif held and id == NO_CARD and game.ask.kind == ACT and not can_use(game, code, held):
            name = rules.name_of_face(g.cards[held[0]].face)
            verdict["refusal"] = as_json(Phrase("play-can-with-others", card=name))
        else:
            verdict["may"] = True
        found.append(verdict)
    return found


def _held(game: Game, seat: int, card: int | None) -> tuple[int, ...]:
    """The card of a seat's hand that is meant, if it is one."""
    g = game.state
    kinds = [kind for kind, spec in enumerate(g.specs) if spec.name == HAND]
    return tuple([id for kind in kinds for id in g.zone(kind, seat) if g.cards[id].handle == card])


def _not_now(game: Game, asked: Question, seat: int) -> Phrase:
    """Why what could be done otherwise cannot be done now."""
    return something_else(game, asked) if asked.seat == seat else Phrase("asked-of-another")
