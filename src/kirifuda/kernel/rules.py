"""What a game hands the kernel: one record for each edition, found by name."""

from collections.abc import Callable, Iterable
from importlib import import_module
from typing import Any, Final, NamedTuple

from .ask import ACT, ACTION, STOP, Question
from .events import Told
from .guidance import Guidance, no_guidance
from .offer import Offer, plain_offer
from .outcome import Refusal
from .phrase import Phrase
from .position import Setting
from .state import State
from .view import View

_rules: Final[dict[tuple[str, str], "Rules"]] = {}


class Terms(NamedTuple):
    """What people agree on beyond the edition: files with cards of their own, and restricted cards."""

    cards: tuple[str, ...] = ()
    regulation: str = ""
    """A date, or the file of a list; empty where no card is restricted."""


USUAL: Final = Terms()

Block = tuple[range, bytes]
"""Cards that were brought together: the faces they have where they come from, and the cards, pickled."""


class Travelling(NamedTuple):
    """How cards that people brought go along where a game goes: from one process to another, where faces are others.

    `blocks_of` are the blocks that cards of some faces belong to, `first_face` is the face that the first card of a
    block has in this process.
    """

    blocks_of: Callable[[Iterable[int]], tuple[Block, ...]]
    first_face: Callable[[bytes], int]


class Rules:
    """The hooks of one edition of one game, every one of them filled.

    `opening` is given the decks, and the seat that chooses who goes first or CHANCE, whose lot then names it.
    `chooser` tells from an opening which of them it was; it is None where the set-up knows no such choice.

    `on_terms` makes the same rules on other terms; it is None where a game knows none. It reads the files that the
    terms name, unless it is given the cards of these files. `own` are these cards, `added` spells out what the terms
    bring into a game: both are empty on usual terms. `travelling` is None where nobody can bring cards.

    `actions` are the kinds of things a player can do: (code, key, clause). What is offered to a player who is to
    act are values, each an action, perhaps with a card: `parts_of` takes one apart into the action's code and the
    card (NO_CARD if it takes none). `requests` are all values that a player might wish for, `why_not` says of one
    of them why it is not offered.

    `hint` says of such a value what it costs and does, where its name alone does not. `users` are the actions for
    which a card of some face can be used, where actions are done without a card and the card is asked for afterwards.

    `particulars` says what an option is (`kernel/offer.py`) where it is more than an action with its card, or than what
    the question's domain says; None where it is no more. `offer` says it of every option.

    `bearing` tells of an option what it means for whoever takes it (`kernel/bearing.py`); `guidance` tells of a
    question what helps to answer it (`kernel/guidance.py`).

    `is_free` tells of a question whether it is a free decision: one from which on a player plans anew. `preparing` are
    the actions that do no more than make something ready to pay with, which is asked for when it comes to paying too:
    a player who plans need not try them by themselves. `plans_by_turn`: what a step is worth shows when the turn is
    over, not yet at the next free decision.

    `evaluate` is the chance of winning that a seat has in a position, between 0 and 1, as far as it can be counted.

    `reckoning` tells in which order continuous effects are applied now: the face of each one's card, and the clause
    that puts it in its place.
    """

    __slots__ = (
        "actions",
        "added",
        "bearing",
        "chooser",
        "deck_breaches",
        "deck_faces",
        "decks",
        "edition",
        "evaluate",
        "event",
        "face_named",
        "game",
        "guidance",
        "hint",
        "is_free",
        "name_of_face",
        "on_terms",
        "opening",
        "option",
        "own",
        "particulars",
        "parts_of",
        "plans_by_turn",
        "preparing",
        "question",
        "reckoning",
        "requests",
        "setting",
        "terms",
        "travelling",
        "users",
        "view",
        "why_not",
    )

    def __init__(
        self,
        game: str,
        edition: str,
        opening: Callable[[tuple[tuple[int, ...], ...], int], State[Any]],
        chooser: Callable[[Any], int] | None,
        decks: Callable[[], tuple[tuple[int, ...], ...]],
        deck_faces: Callable[[tuple[str, ...]], tuple[int | None, ...]],
        deck_breaches: Callable[[tuple[int, ...]], tuple[Refusal, ...]],
        view: Callable[[Any, int], View],
        actions: Callable[[], tuple[tuple[int, str, str], ...]],
        parts_of: Callable[[int], tuple[int, int]],
        requests: Callable[[Any, int], tuple[int, ...]],
        why_not: Callable[[Any, int, int], Refusal | None],
        name_of_face: Callable[[int], str],
        face_named: Callable[[str], int | None],
        question: Callable[[Any, Question, int], Phrase],
        option: Callable[[Any, Question, int, int], Phrase],
        event: Callable[[Told, int], Phrase],
        bearing: Callable[[Any, Question, int], str],
        evaluate: Callable[[Any, int], float],
        setting: Setting,
        on_terms: "Callable[[Terms, tuple[Any, ...] | None], Rules] | None" = None,
        terms: Terms = USUAL,
        own: tuple[Any, ...] = (),
        added: str = "",
        travelling: Travelling | None = None,
        is_free: Callable[[Any, Question], bool] | None = None,
        reckoning: Callable[[Any], tuple[tuple[int, str], ...]] | None = None,
        preparing: tuple[int, ...] = (),
        plans_by_turn: bool = False,
        hint: Callable[[int], Phrase | None] | None = None,
        guidance: Callable[[Any, Question], Guidance] | None = None,
        users: Callable[[int], tuple[int, ...]] | None = None,
        particulars: Callable[[Any, Question, int], Offer | None] | None = None,
    ) -> None:
        self.game = game
        self.edition = edition
        self.opening = opening
        self.chooser = chooser
        self.decks = decks
        self.deck_faces = deck_faces
        self.deck_breaches = deck_breaches
        self.view = view
        self.actions = actions
        self.parts_of = parts_of
        self.requests = requests
        self.why_not = why_not
        self.name_of_face = name_of_face
        self.face_named = face_named
        self.question = question
        self.option = option
        self.event = event
        self.bearing = bearing
        self.evaluate = evaluate
        self.setting = setting
        self.on_terms = on_terms
        self.terms = terms
        self.own = own
        self.added = added
        self.travelling = travelling
        self.is_free = is_free if is_free is not None else cannot_be_passed
        self.reckoning = reckoning if reckoning is not None else nothing_to_reckon
        self.preparing = preparing
        self.plans_by_turn = plans_by_turn
        self.guidance = guidance if guidance is not None else no_guidance
        self.hint = hint if hint is not None else its_name_will_do
        self.users = users if users is not None else taken_with_the_card
        self.particulars = particulars if particulars is not None else no_particulars
        if terms == USUAL:
            _rules[game, edition] = self

    def offer(self, g: Any, asked: Question, value: int) -> Offer:
        """What an option is, for programs."""
        found = self.particulars(g, asked, value)
        if found is not None:
            return found
        if asked.domain != ACTION or value == STOP:
            return plain_offer(asked, value)
        code, card = self.parts_of(value)
        return Offer(self.action_named(code)[0], card)

    def clause_of(self, asked: Question, value: int) -> str:
        """The clause of an option: an action has its own, anything else that of the question."""
        if asked.domain != ACTION or value == STOP:
            return asked.clause
        return self.action_named(self.parts_of(value)[0])[1]

    def action_named(self, code: int) -> tuple[str, str]:
        """The key and the clause of an action."""
        for one, key, clause in self.actions():
            if one == code:
                return key, clause
        raise LookupError(code)

    def __reduce__(self) -> tuple[Callable[..., "Rules"], tuple[object, ...]]:
        return rules_named, (self.game, self.edition, self.terms, self.own or None)


def cannot_be_passed(g: Any, asked: Question) -> bool:
    """What a free decision is where a game does not say otherwise."""
    return asked.kind == ACT and asked.values[0] != STOP


def its_name_will_do(value: int) -> Phrase | None:
    """Of a game whose actions need no explanation beside their cards."""
    return None


def no_particulars(g: Any, asked: Question, value: int) -> Offer | None:
    """Of a game whose options say by their question, their action and their card what they are."""
    return None


def taken_with_the_card(face: int) -> tuple[int, ...]:
    """Of a game in which an action is taken together with its card."""
    return ()


def nothing_to_reckon(g: Any) -> tuple[tuple[int, str], ...]:
    """Of a game that lays down no order among continuous effects."""
    return ()


def rules_named(game: str, edition: str, terms: Terms = USUAL, own: tuple[Any, ...] | None = None) -> Rules:
    """The rules of an edition on some terms; `own` are the cards of the files that the terms name, if at hand."""
    if (game, edition) not in _rules:
        load_rules(game)
    found = _rules[game, edition]
    return found if terms == USUAL or found.on_terms is None else found.on_terms(terms, own)


def load_rules(game: str) -> None:
    """Import what registers the editions of a game; where it is, its record tells."""
    import_module("kirifuda.game_records").load_rules(game)


def editions_of(game: str) -> tuple[str, ...]:
    """The editions of a game that has been imported, in the order of registration."""
    return tuple(edition for name, edition in _rules if name == game)
