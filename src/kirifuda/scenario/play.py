"""Playing a scenario's answers, by name; if wanted, beside a game that is forked and pickled at every answer."""

import pickle
import re
from collections.abc import Iterable
from typing import Any, Final

from ..choosing import answers as answers_of
from ..choosing import choice
from ..kernel.ask import ACT, CARD, CHANCE, CHOOSE, ORDER, PERMUTATION, PICK, STOP, Question
from ..kernel.chance import number_of
from ..kernel.game import Game
from ..kernel.phrase import Phrase
from ..kernel.state import SEATS, State
from ..words import reason
from .file import DRAW
from .file import TOGETHER as BETWEEN
from .notation import OPEN, event_text
from .options import Option, called, options, requests
from .vocabulary import Vocabulary, plain

ANY: Final = ("any", plain("どれでも"))
AS_IT_LIES: Final = OPEN[0]
STOPPING: Final = ("stop", plain("ここまで"), plain("以上"))
_BETWEEN_NAMES: Final = re.compile(r"\s*[、，,＆&]\s*")
REMEMBERED: Final = 16
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
        self.before: tuple[Game, int] | None = None
        """The game before the last answer, and that answer."""
        self.named_alone = 0
        """How many of the questions that have answered themselves since then were named."""
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
        return "" if asked is None else asked_text(asked)

    def asked_in_words(self) -> Phrase:
        """The question that stands: who is asked what, in the words of a scenario and in a sentence."""
        asked = self.game.ask
        assert asked is not None
        sentence = self.known.rules.question(self.game.state, asked, max(asked.seat, 0))
        return Phrase("scenario-asked", asked=self.asked(), sentence=sentence)

    # --- answering -------------------------------------------------------------------------------

    def take(self, answers: list[str]) -> int:
        """Give the first of these answers, perhaps together with some behind it; how many were given.

        «resolve»: all pass until what waits on top has its turn.
        """
        told = len(self.game.events)
        self.trace.append(f"> {answers[0]}")
        if plain(answers[0]) in RESOLVE:
            self._resolve()
            self._note(told)
            return 1
        several = self._several(answers)
        if several is not None:
            indices, used = several
            self.trace[-1] = f"> {BETWEEN.join(answers[:used])}"
        else:
            index = self._find(answers[0])
            if index is None:
                return 1
            indices, used = [index], 1
        for index in indices:
            self._answer(index)
        self._note(told)
        return used

    def _several(self, answers: list[str]) -> tuple[list[int], int] | None:
        """Cards that are chosen together, in any order: named in one answer, or in several that follow each other."""
        asked = self.game.ask
        if asked is None or asked.kind not in (CHOOSE, PICK, ORDER) or asked.domain != CARD:
            return None
        named = called(answers[0], self.options(), self.known)
        if len(named) == 1 and (len(answers) == 1 or self._goes_on_with(named[0].index, answers[1])):
            return None
        if not named and len(split_names(answers[0])) == 1 and len(answers) == 1:
            return None
        whole = choice(self.game)
        if whole.most == 1:
            return None
        members = self._members(asked, whole.values)
        in_one = self._each_of(answers[0], members) if not called(answers[0], members, self.known) else []
        if len(in_one) > 1:
            found = answers_of(self.game, in_one)
            if found is None:
                raise Wrong(Phrase("scenario-not-together", given=answers[0]), [one.shown for one in members])
            return found, 1
        return self._one_after_the_other(answers, members, asked)

    def _goes_on_with(self, index: int, text: str) -> bool:
        """Whether after this answer the next one is among the options."""
        twin = self.game.fork()
        twin.answer(index)
        if twin.ask is None or twin.ask.seat == CHANCE or plain(text) in (*ANY, *RESOLVE):
            return True
        return bool(called(text, options(twin.ask, twin.state, self.known, self.language), self.known))

    def _one_after_the_other(
        self, answers: list[str], members: list[Option], asked: Question
    ) -> tuple[list[int], int] | None:
        """Answers that name members of a set in another order than that in which they lie."""
        run: list[int] = []
        for text in answers:
            fitting = called(text, [one for one in members if one.index not in run], self.known)
            if len(fitting) != 1:
                break
            run.append(fitting[0].index)
        if asked.kind == ORDER or len(run) < 2 or run == sorted(run, key=[one.index for one in members].index):
            return None
        found = answers_of(self.game, run)
        if found is None:
            return None
        stops = asked.kind == PICK and len(found) > len(run)
        says_so = len(answers) > len(run) and called(answers[len(run)], self.options(), self.known) == self._stopping()
        return (found, len(run) + says_so) if stops else (found, len(run))

    def _stopping(self) -> list[Option]:
        asked = self.game.ask
        assert asked is not None
        return [option for option in self.options() if asked.value_at(option.index) == STOP]

    def _members(self, asked: Question, values: tuple[int, ...]) -> list[Option]:
        """What can be chosen together, by name; the index of each is its value."""
        whole = Question(asked.seat, asked.kind, asked.clause, asked.prompt, asked.domain, values, asked.about)
        found = options(whole, self.game.state, self.known, self.language)
        for option in found:
            option.index = values[option.index]
        return found

    def _each_of(self, text: str, members: list[Option]) -> list[int]:
        """The members that a text names one after the other; none if a part of it names no member."""
        parts = split_names(text)
        found: list[int] = []
        while parts:
            for end in range(len(parts), 0, -1):
                name = BETWEEN.join(parts[:end])
                left = [one for one in members if one.index not in found]
                fitting = called(name, left, self.known)
                if fitting:
                    found.append(fitting[0].index)
                    parts = parts[end:]
                    break
            else:
                return []
        return found

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

    def _find(self, text: str) -> int | None:
        """The index of the option that is meant; None if the text names what has answered itself."""
        asked = self.game.ask
        offered = self.options()
        if asked is not None and plain(text) in ANY and asked.kind != ACT:
            return 0
        found = called(text, offered, self.known) if asked is not None else []
        if len(found) == 1:
            return found[0].index
        if found:
            raise Wrong(Phrase("scenario-ambiguous", given=text), [option.shown for option in found], misnamed=True)
        if self._answered_itself(text):
            return None
        if asked is None:
            raise Wrong(Phrase("scenario-already-over", given=text), [self.over()])
        raise self._not_offered(text, asked, [option.shown for option in offered])

    def _answered_itself(self, text: str) -> bool:
        """Whether this names the only answer to a question that was not asked, since the last one that was.

        «stop» ends a choice that has ended because nothing more was to be chosen.
        """
        asked = self.before[0].ask if self.before is not None else None
        if asked is not None and asked.kind == PICK and plain(text) in STOPPING:
            return True
        for place, (_, offered) in enumerate(self.answered_alone()):
            if place >= self.named_alone and called(text, offered, self.known):
                self.named_alone = place + 1
                return True
        return False

    def answered_alone(self) -> list[tuple[str, list[Option]]]:
        """The questions that have answered themselves since the last answer, or the beginning; each with its option."""
        if self.before is None:
            twin = Game(self.known.rules, self.game.start.copy(), tracked=False, asks_all=True)
        else:
            game, index = self.before
            twin = game.asking_everything()
            twin.answer(index)
        found: list[tuple[str, list[Option]]] = []
        while (alone := twin.ask) is not None and alone.public and alone.size == 1:
            found.append((asked_text(alone), options(alone, twin.state, self.known, self.language)))
            twin.answer(0)
        return found

    def _not_offered(self, text: str, asked: Question, names: list[str]) -> Wrong:
        """Why an answer is not among the options: with the clause, where it is an action that is refused."""
        g = self.game.state
        values, wishes = requests(asked.seat, g, self.known, self.language) if asked.kind == ACT else ((), [])
        for wish in called(text, wishes, self.known):
            refusal = self.game.why_not(asked.seat, values[wish.index])
            if refusal is not None:
                why = reason(self.known.game, refusal)
                return Wrong(Phrase("scenario-refused", given=text, clause=refusal.clause, reason=why), names)
        exists = plain(text) in self.known.actions or self.known.faces(text.rpartition(":")[2]) is not None
        return Wrong(
            Phrase("scenario-not-offered", given=text, asked=self.asked_in_words()), names, misnamed=not exists
        )

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
        if outcome is None:
            return ""
        return f"{DRAW[0] if outcome.loser < 0 else f'loser={outcome.loser + 1}'} §{outcome.by}"

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
        self.before = self.game.fork(), index
        self.named_alone = 0
        self._give(index)
        self._shuffle()

    def _give(self, index: int) -> None:
        happened = self.game.event_count
        self.game.answer(index)
        if self.twin is not None:
            self.twin = self._twin(self.twin)
            self.twin.answer(index)
            if not self.differs and _seen(self.game, happened) != _seen(self.twin, happened):
                self.differs = self.asked() or self.over()

    def _twin(self, game: Game) -> Game:
        """It remembers the latest alone: a pickle at every answer would hold every answer before it."""
        forked = game.fork(recording=True)
        forked.forget_past(REMEMBERED)
        loaded = pickle.loads(pickle.dumps(forked))
        assert isinstance(loaded, Game)
        return loaded


def _seen(game: Game, since: int) -> tuple[object, ...]:
    """Everything that can be seen of a game, and what has happened in it since, to be compared."""
    asked = game.ask
    question = asked and (asked.seat, asked.kind, asked.prompt, asked.clause, asked.domain, asked.about, asked.size)
    values = asked.values if asked is not None and not asked.count else ()
    views = tuple(game.view(seat) for seat in range(SEATS))
    position = game.rules.setting.read(game.state)
    return question, values, views, position, game.events_since(since), game.outcome


def split_names(text: str) -> list[str]:
    """`♠2、♠3`: the names in one answer."""
    return _BETWEEN_NAMES.split(text.strip())


def asked_text(asked: Question) -> str:
    return f"{seat_name(asked.seat)} {asked.prompt} §{asked.clause}"


def seat_name(seat: int) -> str:
    return "chance" if seat == CHANCE else str(seat + 1)
