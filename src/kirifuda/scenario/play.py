"""Playing a scenario's answers, by name; if wanted, beside a game that is forked and pickled at every answer."""

import pickle
from collections.abc import Iterable
from typing import Any, Final

from ..kernel.ask import ACT, CHANCE, PERMUTATION, STOP, Question
from ..kernel.chance import number_of
from ..kernel.game import Game
from ..kernel.phrase import Phrase
from ..kernel.state import SEATS, State
from ..words import reason
from .notation import ARROW, OPEN, event_text
from .options import Option, called, options, requests
from .vocabulary import Vocabulary, plain

ANY: Final = ("any", plain("どれでも"))
AS_IT_LIES: Final = OPEN[0]
RESOLVE: Final = ("resolve", plain("解決"))


class Wrong(Exception):
    """An answer that cannot be given. `misnamed` if no such thing exists at all."""

    def __init__(self, phrase: Phrase, found: list[str], misnamed: bool = False) -> None:
        super().__init__(phrase, found)
        self.phrase = phrase
        self.found = found
        self.misnamed = misnamed


class Play:
    """A game under way, answered by name. `twin` goes through a fork and a pickle before every answer.

    `decks` scripts the first shuffle of each seat (the rest of a new deck lies in its printed order).
    """

    def __init__(
        self,
        known: Vocabulary,
        state: State[Any],
        decks: dict[int, list[str]],
        forks: bool,
        language: str,
        trace: list[str],
    ) -> None:
        self.known = known
        self.language = language
        self.scripts = decks
        self.script: list[str] | None = None
        self.told = 0
        self.differs = ""
        self.trace = trace
        self.cited: list[str] = []
        self.game = Game(known.rules, state)
        self._offered: tuple[Question | None, list[Option]] = (None, [])
        self.twin = self._twin(self.game) if forks else None
        self._shuffle()
        self._note(0)

    # --- what is asked ---------------------------------------------------------------------------

    def options(self) -> list[Option]:
        asked = self.game.ask
        if asked is not None and asked is not self._offered[0]:
            self._offered = asked, options(asked, self.game.state, self.known, self.language)
        return self._offered[1] if asked is not None else []

    def asked(self) -> str:
        """`1 act §T1`: who is asked what."""
        asked = self.game.ask
        return "" if asked is None else f"{seat_name(asked.seat)} {asked.prompt} §{asked.clause}"

    # --- answering -------------------------------------------------------------------------------

    def do(self, text: str) -> None:
        """One answer, several with arrows between them, or «resolve»: all pass until what waits on top has its turn."""
        for answer in ARROW.split(text):
            self._do(answer)

    def _do(self, text: str) -> None:
        told = len(self.game.events)
        self.trace.append(f"> {text}")
        if plain(text) in RESOLVE:
            self._resolve()
        else:
            self._answer(self._find(text))
        self._note(told)

    def _note(self, told: int) -> None:
        """What happened, and what is asked now: in the words in which a scenario states it."""
        events = self.game.events[told:]
        self.cited += [event.clause for event in events]
        asked = self.game.ask
        if asked is not None and asked.kind != ACT:
            self.cited.append(asked.clause)
        self.trace += [f"  {event_text(event.whole(), self.known, self.language)}" for event in events]
        offered = ", ".join(option.shown for option in self.options())
        self.trace.append(f"? {self.asked()}: {offered}" if self.game.ask is not None else f"! {self.over()}")

    def _find(self, text: str) -> int:
        asked = self.game.ask
        if asked is None:
            raise Wrong(Phrase("scenario-already-over", given=text), [self.over()])
        if plain(text) in ANY and asked.kind != ACT:
            return 0
        offered = self.options()
        found = called(text, offered, self.known)
        if len(found) == 1:
            return found[0].index
        names = [option.shown for option in found or offered]
        if found:
            raise Wrong(Phrase("scenario-ambiguous", given=text), names, misnamed=True)
        raise self._not_offered(text, asked, names)

    def _not_offered(self, text: str, asked: Question, names: list[str]) -> Wrong:
        """Why an answer is not among the options: with the clause, where it is an action that is refused."""
        g = self.game.state
        values, wishes = requests(asked.seat, g, self.known, self.language) if asked.kind == ACT else ((), [])
        for wish in called(text, wishes, self.known):
            refusal = self.known.rules.why_not(g, asked.seat, values[wish.index])
            if refusal is not None:
                why = reason(self.known.game, refusal)
                return Wrong(Phrase("scenario-refused", given=text, clause=refusal.clause, reason=why), names)
        exists = plain(text) in self.known.actions or self.known.faces(text.rpartition(":")[2]) is not None
        return Wrong(Phrase("scenario-not-offered", given=text, asked=self.asked()), names, misnamed=not exists)

    def _resolve(self) -> None:
        before = self._waiting()
        for _ in range(SEATS):
            asked = self.game.ask
            if asked is None or asked.kind != ACT or STOP not in asked.values:
                break
            self._answer(asked.values.index(STOP))
            asked = self.game.ask
            if asked is None or asked.kind != ACT or self._waiting() != before:
                return
        raise Wrong(Phrase("scenario-nothing-to-resolve"), [self.asked() or self.over()])

    def _waiting(self) -> list[int]:
        return [one.number for one in self.game.view(0).pending]

    def over(self) -> str:
        outcome = self.game.outcome
        return "" if outcome is None else f"loser={outcome.loser + 1} §{outcome.by}"

    # --- chance ----------------------------------------------------------------------------------

    def _shuffle(self) -> None:
        """Shuffles are scripted; where no script is, everything stays as it lies."""
        while (asked := self.game.ask) is not None and asked.seat == CHANCE and asked.domain == PERMUTATION:
            seat, kind, *but = asked.about
            ids = tuple([id for id in self.game.state.zone(kind, seat) if id not in but])
            first = seat in self.scripts
            if first:
                script = self.scripts.pop(seat)
            else:
                script, self.script = self.script or [AS_IT_LIES], None
            self._give(number_of(self._order(script, ids, range(len(ids)) if first else reversed(range(len(ids))))))

    def _order(self, script: list[str], ids: tuple[int, ...], rest: Iterable[int]) -> list[int]:
        """Which slot's card each slot takes, bottom first; script and rest are top first."""
        names = [self.known.name((self.game.state.cards[id].face,)) for id in ids]
        left = list(rest)
        order: list[int] = []
        named = script[:-1] if script[-1].strip() in OPEN else script
        for text in named:
            wanted = self.known.spelling(text)
            found = next((place for place in left if self.known.spelling(names[place]) == wanted), None)
            if found is None:
                there = [names[place] for place in left]
                raise Wrong(Phrase("scenario-not-in-shuffle", given=text), there, misnamed=True)
            left.remove(found)
            order.append(found)
        if left and named is script:
            raise Wrong(Phrase("scenario-shuffle-short"), [names[place] for place in left], misnamed=True)
        return list(reversed(order + left))

    # --- forks -----------------------------------------------------------------------------------

    def _answer(self, index: int) -> None:
        self._give(index)
        self._shuffle()

    def _give(self, index: int) -> None:
        self.game.answer(index)
        if self.twin is not None:
            self.twin = self._twin(self.twin)
            self.twin.answer(index)
            if not self.differs and _seen(self.game) != _seen(self.twin):
                self.differs = self.asked() or self.over()

    def _twin(self, game: Game) -> Game:
        loaded = pickle.loads(pickle.dumps(game.fork(recording=True)))
        assert isinstance(loaded, Game)
        return loaded


def _seen(game: Game) -> tuple[object, ...]:
    """Everything that can be seen of a game, to be compared."""
    asked = game.ask
    question = asked and (asked.seat, asked.kind, asked.prompt, asked.clause, asked.domain, asked.about, asked.size)
    values = asked.values if asked is not None and not asked.count else ()
    views = tuple(game.view(seat) for seat in range(SEATS))
    position = game.rules.setting.read(game.state)
    return question, values, views, position, game.events, game.log, game.outcome


def seat_name(seat: int) -> str:
    return "chance" if seat == CHANCE else str(seat + 1)
