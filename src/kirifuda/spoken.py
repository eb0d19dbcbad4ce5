"""What a game says in words, each sentence with its clause: what it asks, offers, refuses and tells."""

from dataclasses import dataclass

from .api import accepted_names, plain_name
from .errors import Complaint
from .kernel.ask import ACT, ACTION, CHANCE, PERMUTATION
from .kernel.game import Game, check_seat
from .kernel.phrase import Phrase
from .words import JAPANESE, reason, say


@dataclass(frozen=True, slots=True)
class Sentence:
    """Something said, and the clause it comes from."""

    text: str
    clause: str

    def __str__(self) -> str:
        return f"{self.text} [{self.clause}]"


@dataclass(frozen=True, slots=True)
class Option:
    """One answer that is offered: `index` is what `Game.answer` takes."""

    index: int
    text: str
    clause: str

    def __str__(self) -> str:
        return f"{self.index}: {self.text} [{self.clause}]"


def question(game: Game, language: str = JAPANESE) -> Sentence | None:
    """What is asked, in the words of the seat that is asked; None when the game is over."""
    asked = game.ask
    if asked is None:
        return None
    return Sentence(say(game.rules.question(game.state, asked, max(asked.seat, 0)), language), asked.clause)


def options(game: Game, language: str = JAPANESE) -> list[Option]:
    """What is offered, in the words of the seat that is asked; nothing when the game is over.

    An action carries its own clause, any other option that of the question. The ways to shuffle are not
    listed: a shuffle takes any number below `game.ask.size`.
    """
    asked = game.ask
    if asked is None:
        return []
    if asked.domain == PERMUTATION:
        raise Complaint("shuffle-not-listed")
    clauses = {code: clause for code, _, clause in game.rules.actions()} if asked.domain == ACTION else {}
    found: list[Option] = []
    for index in range(asked.size):
        value = asked.value_at(index)
        phrase = game.rules.option(game.state, asked, value, max(asked.seat, 0))
        found.append(Option(index, say(phrase, language), clauses.get(value, asked.clause)))
    return found


def why_not(game: Game, action: str, seat: int | None = None, language: str = JAPANESE) -> Sentence | None:
    """Why a seat (the one that is asked, if none is named) may not do an action now; None if it may.

    The action is called by its key or by its name in either language.
    """
    code = find_action(game, action)
    if seat is not None:
        check_seat(seat)
    asked = game.ask
    if asked is None:
        raise Complaint("answer-game-over")
    whose = asked.seat if seat is None else seat
    refusal = game.rules.why_not(game.state, whose, code) if whose != CHANCE else None
    if refusal is not None:
        return Sentence(say(reason(game.rules.game, refusal), language), refusal.clause)
    if asked.kind == ACT and asked.seat == whose:
        return None
    return Sentence(say("asked-something-else" if asked.seat == whose else "asked-of-another", language), asked.clause)


def story(game: Game, seat: int, language: str = JAPANESE) -> list[Sentence]:
    """Everything that happened, as far as a seat was told of it."""
    check_seat(seat)
    return [
        Sentence(say(game.rules.event(event.told(seat), seat), language), event.clause) for event in game.events
    ]


def find_action(game: Game, name: str) -> int:
    """The code of an action by its key, or by its name in either language."""
    actions = game.rules.actions()
    for code, key, _ in actions:
        if plain_name(name) in accepted_names(key, Phrase(f"{game.rules.game}-action-{key}")):
            return code
    raise Complaint("unknown-action", given=str(name), known=", ".join(key for _, key, _ in actions))
