"""Why something can or cannot be done now, with its clause."""

from difflib import get_close_matches

from ..kernel.ask import ACT, CARD, CHOOSE, Question
from ..kernel.events import HIDDEN
from ..kernel.game import Game
from ..kernel.offer import NO_CARD
from ..kernel.phrase import Phrase
from ..ledger.lookup import alike
from ..usable import can_use
from ..words import LANGUAGES, reason, say
from .console import line, say_line, tell
from .naming import held, plain
from .sitting import Sitting, clause_summary

NOT_IN_THE_GAME = "not-in-format"
ALIKE_NAMES = 3


def explain(sitting: Sitting, wanted: str) -> bool:
    """Explain a card or an action by its name; False if it is neither."""
    face = sitting.game.rules.face_named(wanted)
    codes = actions_called(sitting.game, wanted) if face is None else []
    if face is None and not codes:
        face = _face_like(sitting, wanted)
    if face is not None:
        explain_card(sitting, face)
        return True
    if len(codes) > 1:
        say_line("play-which", options=[_name(sitting.game, code) for code in codes])
    for code in codes[:1] if len(codes) == 1 else ():
        explain_action(sitting, code)
    return bool(codes)


def _face_like(sitting: Sitting, wanted: str) -> int | None:
    """The one card in sight whose name holds what was typed."""
    titles = {face: sitting.board.describe(face)[:1] for face in _in_sight(sitting)}
    found = [face for face, title in titles.items() if title and plain(wanted) in plain(title[0])]
    return found[0] if len(found) == 1 else None


def _in_sight(sitting: Sitting) -> list[int]:
    """The faces that the player sees, those of the hand first."""
    zones = sorted(sitting.game.view(sitting.seat).zones, key=lambda zone: zone.name != "hand")
    return list(dict.fromkeys(card.face for zone in zones for card in zone.cards if card.face != HIDDEN))


def unheard(sitting: Sitting, wanted: str) -> Phrase:
    """What was asked about is nothing here: what comes near it, or how to ask."""
    game = sitting.game
    cards = [game.rules.name_of_face(face) for face in _in_sight(sitting)]
    usable = dict.fromkeys(game.rules.parts_of(value)[0] for value in requested(sitting))
    actions = [tell(_name(game, code)) for code in usable]
    names = {plain(name): name for name in (*cards, *actions)}
    near = [names[one] for one in get_close_matches(plain(wanted), names, ALIKE_NAMES)]
    near += alike(sitting.book, wanted)
    if near:
        return Phrase("play-ask-near", given=wanted, near=", ".join(near))
    clause = "" if game.ask is None else game.ask.clause
    examples = [one for one in (*cards[:1], *actions[:1], clause) if one]
    return Phrase("play-ask-how", given=wanted, examples="  ".join(f"?{one}" for one in examples))


def actions_called(game: Game, wanted: str) -> list[int]:
    """The actions that a name fits: whole, or else as the beginning of their names."""
    names = {
        code: [plain(key), *(plain(say(_name(game, code), language)) for language in LANGUAGES)]
        for code, key, _ in game.rules.actions()
    }
    sought = plain(wanted)
    exact = [code for code, spelled in names.items() if sought in spelled]
    return exact or [code for code, spelled in names.items() if any(one.startswith(sought) for one in spelled)]


def explain_action(sitting: Sitting, code: int) -> None:
    game = sitting.game
    clause = {one: cited_by for one, _, cited_by in game.rules.actions()}[code]
    line(sitting.cited(tell(_name(game, code)), clause))
    line(clause_summary(sitting.book, clause), "  ")
    values = [value for value in requested(sitting) if game.rules.parts_of(value)[0] == code]
    if game.rules.parts_of(values[0])[1] != NO_CARD:
        _tell_verdicts(sitting, values)
        return
    refusal = game.why_not(sitting.seat, code)
    if refusal is not None:
        line(sitting.cited(tell("play-cannot", why=reason(game.rules.game, refusal)), refusal.clause))
        if refusal.clause != clause:
            line(clause_summary(sitting.book, refusal.clause), "  ")
    elif _acting(sitting):
        say_line("play-can")
    else:
        say_line("play-can-later")


def explain_card(sitting: Sitting, face: int) -> None:
    """What is printed on a card, and what each action that can use it says to it."""
    game = sitting.game
    printed = sitting.board.describe(face)
    if printed:
        for row in printed:
            line(row, "  ")
        cards_of = {value: game.rules.parts_of(value)[1] for value in requested(sitting)}
        _tell_verdicts(sitting, [value for value, id in cards_of.items() if _has_face(game, id, face)])
        return
    name = game.rules.name_of_face(face)
    cards = held(game, sitting.seat, face)
    say_line("play-in-hand" if cards else "play-not-in-hand", card=name)
    uses: dict[tuple[str, str], list[Phrase]] = {}
    for code in game.rules.users(face):
        verdict = _verdict(sitting, code, cards, name)
        if verdict is not None:
            uses.setdefault(verdict, []).append(_name(game, code))
    for (why, clause), actions in uses.items():
        line(sitting.cited(tell("play-card-use", actions=actions, why=why), clause), "  ")
    for clause in dict.fromkeys(clause for _, clause in uses if clause and "/" not in clause):
        line(sitting.cited(clause_summary(sitting.book, clause), clause), "    ")


def requested(sitting: Sitting) -> tuple[int, ...]:
    """Everything the player at the terminal might wish to do."""
    return sitting.game.rules.requests(sitting.game.state, sitting.seat)


def _has_face(game: Game, id: int, face: int) -> bool:
    return id != NO_CARD and game.state.cards[id].face == face


def _tell_verdicts(sitting: Sitting, values: list[int]) -> None:
    """What can be done with which cards, and what stands against it, each reason once; card by card."""
    game = sitting.game
    told: dict[str, dict[tuple[str, str], list[Phrase]]] = {}
    for value in values:
        refusal = game.why_not(sitting.seat, value)
        if refusal is not None and refusal.reason in game.rules.setting.elsewhere:
            continue
        code, id = game.rules.parts_of(value)
        if refusal is not None:
            why, clause, action = tell(reason(game.rules.game, refusal)), refusal.clause, _name(game, code)
        else:
            now = _acting(sitting) or _is_offered(sitting, id)
            why, clause, action = tell("play-can" if now else "play-can-later"), "", sitting.board.verb(game, value)
        actions = told.setdefault(tell(card_phrase(game, id, sitting.seat)), {}).setdefault((why, clause), [])
        actions += [action] if action not in actions else []
    for card, reasons in told.items():
        line(card)
        for (why, clause), actions in reasons.items():
            for said in [actions] if clause else [[one] for one in actions]:
                line(sitting.cited(tell("play-card-use", actions=said, why=why), clause), "  ")
    for clause in dict.fromkeys(clause for reasons in told.values() for _, clause in reasons if clause):
        line(sitting.cited(clause_summary(sitting.book, clause), clause), "    ")


def card_phrase(game: Game, id: int, seat: int) -> Phrase:
    """A card as a player calls it."""
    return game.rules.option(game.state, Question(seat, CHOOSE, "", "", CARD, (id,)), id, seat)


def _verdict(sitting: Sitting, code: int, cards: tuple[int, ...], name: str) -> tuple[str, str] | None:
    """What stands against an action that would use these cards, with its clause; None if it is no part of the game."""
    game = sitting.game
    refusal = game.why_not(sitting.seat, code)
    if refusal is not None:
        why = tell(reason(game.rules.game, refusal))
        return None if refusal.reason == NOT_IN_THE_GAME else (why, refusal.clause)
    if not cards:
        return tell("play-can-if-held"), ""
    if not _acting(sitting):
        return tell("play-can-later"), ""
    return tell("play-can" if can_use(game, code, cards) else "play-can-with-others", card=name), ""


def _acting(sitting: Sitting) -> bool:
    asked = sitting.game.ask
    return asked is not None and asked.kind == ACT and asked.seat == sitting.seat


def _is_offered(sitting: Sitting, id: int) -> bool:
    """Whether the question is which card, and this is one of them."""
    asked = sitting.game.ask
    return asked is not None and asked.seat == sitting.seat and asked.domain == CARD and id in asked.values


def _name(game: Game, code: int) -> Phrase:
    key = {one: key for one, key, _ in game.rules.actions()}[code]
    return Phrase(f"{game.rules.game}-action-{key}")
