"""What a game says in words, each sentence with its clause: what it asks, offers, refuses and tells."""

from dataclasses import dataclass

from .api import accepted_names, plain_name
from .errors import Complaint
from .kernel.ask import ACT, CHANCE, PERMUTATION, Question
from .kernel.bearing import ORDINARY
from .kernel.game import Game, check_seat
from .kernel.offer import NO_CARD, Place
from .kernel.outcome import Refusal
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
    """One answer that is offered: `index` is what `Game.answer` takes, `bearing` what taking it means.

    What it is, for programs: its `kind`, and the card (by its handle), the place and the number by which it differs
    from others, where it has them (docs/api.md).
    """

    index: int
    text: str
    clause: str
    kind: str
    card: int | None = None
    place: Place | None = None
    number: int | None = None
    bearing: str = ORDINARY

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
    rules, g = game.rules, game.state
    found: list[Option] = []
    for index in range(asked.size):
        value = asked.value_at(index)
        text = say(rules.option(g, asked, value, max(asked.seat, 0)), language)
        kind, id, place, number = rules.offer(g, asked, value)
        card = None if id == NO_CARD else int(g.cards[id].handle)
        bearing = rules.bearing(g, asked, value)
        found.append(Option(index, text, rules.clause_of(asked, value), kind, card, place, number, bearing))
    return found


def why_not(
    game: Game, action: str, seat: int | None = None, language: str = JAPANESE, card: str | None = None
) -> Sentence | None:
    """Why a seat (the one that is asked, if none is named) may not do an action now; None if it may.

    The action is called by its key or by its name in either language. In games in which an action is done with
    a card, it is asked of the card that is named, or of any.
    """
    code = find_action(game, action)
    if seat is not None:
        check_seat(seat)
    asked = game.ask
    if asked is None:
        raise Complaint("answer-game-over")
    whose = asked.seat if seat is None else seat
    if asked.seat == whose and asked.kind != ACT:
        return Sentence(say(something_else(game, asked), language), asked.clause)
    refusal = refused(game, whose, code, card) if whose != CHANCE else None
    if refusal is not None:
        if not refusal.reason:
            return Sentence(say("nothing-to-do-it-with", language), refusal.clause)
        return Sentence(say(reason(game.rules.game, refusal), language), refusal.clause)
    return None if asked.seat == whose else Sentence(say("asked-of-another", language), asked.clause)


def something_else(game: Game, asked: Question) -> Phrase:
    """That a seat which would like to act is to answer first, and what."""
    return Phrase("asked-something-else", asked=game.rules.question(game.state, asked, max(asked.seat, 0)))


def refused(game: Game, seat: int, code: int, card: str | None = None) -> Refusal | None:
    """What stands against an action with this card, or with any: without reason if there is no such card."""
    rules, g = game.rules, game.state
    named = None if card is None else rules.face_named(card)
    if card is not None and named is None:
        raise Complaint("no-card-named", given=str(card))
    refusals: list[Refusal] = []
    for value in rules.requests(g, seat):
        action, id = rules.parts_of(value)
        if action != code or (named is not None and (id == NO_CARD or g.cards[id].face != named)):
            continue
        refusal = game.why_not(seat, value)
        if refusal is None:
            return None
        refusals.append(refusal)
    clauses = {one: clause for one, _, clause in rules.actions()}
    return refusals[0] if refusals else Refusal(clauses[code])


def story(game: Game, seat: int, language: str = JAPANESE) -> list[Sentence]:
    """Everything that happened, as far as a seat was told of it."""
    check_seat(seat)
    return [Sentence(say(game.rules.event(event.told(seat), seat), language), event.clause) for event in game.events]


def find_action(game: Game, name: str) -> int:
    """The code of an action by its key, or by its name in either language."""
    actions = game.rules.actions()
    for code, key, _ in actions:
        if plain_name(name) in accepted_names(key, Phrase(f"{game.rules.game}-action-{key}")):
            return code
    raise Complaint("unknown-action", given=str(name), known=", ".join(key for _, key, _ in actions))
