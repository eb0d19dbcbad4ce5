"""The closed set of questions. A client that draws these draws every game.

A question offers integer values in a domain (cards, actions, players, …). An answer is the index of
one of them; the procedure that asked receives the value itself. Choosing several is asked one pick at
a time, so that the same choice never has two spellings.
"""

from collections.abc import Callable, Generator
from typing import Any, Final

CHANCE: Final = -1
"""The seat that shuffles and draws lots."""

# Kinds of question.
ACT: Final = "act"
MAY: Final = "may"
CHOOSE: Final = "choose"
PICK: Final = "pick"
ORDER: Final = "order"
NUMBER: Final = "number"
WHERE: Final = "where"
LOT: Final = "chance"
KINDS: Final = (ACT, MAY, CHOOSE, PICK, ORDER, NUMBER, WHERE, LOT)

# Domains of values that every game has. Games add their own.
CARD: Final = "card"
ACTION: Final = "action"
PLAYER: Final = "player"
ANSWER: Final = "answer"
MODE: Final = "mode"
REQUEST: Final = "request"
PERMUTATION: Final = "permutation"

STOP: Final = -1
"""The value of «no more» in a PICK, and of passing in an ACT."""
NO: Final = 0
YES: Final = 1

MOST_NUMBERS: Final = 10_000
"""No more numbers than these are offered at once."""

Values = tuple[int, ...]

NO_OR_YES: Final[Values] = (NO, YES)


class Question:
    """One decision of one seat.

    `about` holds the values the prompt speaks of, in the domain the prompt knows (an attacker that is
    being blocked, an action whose cost is being paid). `public` says that everyone knows how many
    options there are: only then may a single option be answered without asking. `find` lists what its seat
    is offered in the position `position`; `quiet` is the first of that, where it is known without looking.
    """

    __slots__ = (
        "_find",
        "_position",
        "_values",
        "about",
        "clause",
        "count",
        "domain",
        "kind",
        "prompt",
        "public",
        "quiet",
        "seat",
    )

    def __init__(
        self,
        seat: int = 0,
        kind: str = CHOOSE,
        clause: str = "",
        prompt: str = "",
        domain: str = CARD,
        values: Values | None = None,
        about: Values = (),
        public: bool = False,
        find: Callable[[Any, int], Values] | None = None,
        count: int = 0,
        position: Any = None,
        quiet: int | None = None,
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.clause = clause
        self.prompt = prompt
        self.domain = domain
        self.about = about
        self.public = public
        self.count = count
        self.quiet = quiet
        self._values = values
        self._find = find
        self._position = position

    @property
    def values(self) -> Values:
        """What is offered. Found on first use: a replayed answer never lists the options again."""
        found = self._values
        if found is None:
            find = self._find
            found = find(self._position, self.seat) if find is not None else ()
            self._values = found
            self._position = None
        return found

    @property
    def size(self) -> int:
        """How many answers there are."""
        found = self._values
        return self.count or len(found if found is not None else self.values)

    def value_at(self, index: int) -> int:
        return index if self.count else self.values[index]

    def offers(self, value: int) -> bool:
        return 0 <= value < self.count if self.count else value in self.values

    def __repr__(self) -> str:
        return f"Question(seat={self.seat}, {self.kind} {self.prompt!r} by {self.clause!r}, {self.size} options)"


Proc = Generator[Question, int, None]
"""A procedure: prose between two boundaries, interrupted only by questions."""


def choose(
    seat: int, clause: str, prompt: str, values: Values, domain: str = CARD, about: Values = (), public: bool = False
) -> Question:
    """Exactly one of `values`."""
    return Question(seat, CHOOSE, clause, prompt, domain, values, about, public)


def pick(seat: int, clause: str, prompt: str, values: Values, domain: str = CARD, about: Values = ()) -> Question:
    """One more of `values`, or stop. Stopping is the first option."""
    return Question(seat, PICK, clause, prompt, domain, (STOP, *values), about, False)


def may(seat: int, clause: str, prompt: str, about: Values = ()) -> Question:
    """Yes or no. No is the first option."""
    return Question(seat, MAY, clause, prompt, ANSWER, NO_OR_YES, about, False)


def order(seat: int, clause: str, prompt: str, values: Values, domain: str = CARD, public: bool = True) -> Question:
    """Which of `values` comes next; asked again for the rest."""
    return Question(seat, ORDER, clause, prompt, domain, values, (), public)


def act(
    g: Any, seat: int, clause: str, prompt: str, find: Callable[[Any, int], Values], quiet: int | None = None
) -> Question:
    """What to do now: actions, found when somebody looks at them."""
    return Question(seat, ACT, clause, prompt, ACTION, None, (), False, find, 0, g, quiet)


def numbers(least: int, most: int, step: int = 1) -> Values:
    """The numbers that can be named from `least` to `most`, as far as anybody would look through them."""
    return tuple(range(least, min(most, least + (MOST_NUMBERS - 1) * step) + 1, step))


def lot(clause: str, prompt: str, count: int, domain: str = PERMUTATION, about: Values = ()) -> Question:
    """A draw of lots: CHANCE answers with any of `count` equally likely numbers."""
    return Question(CHANCE, LOT, clause, prompt, domain, None, about, True, None, count)


def arrange(seat: int, by: str, prompt: str, ids: Values) -> Generator[Question, int, Values]:
    """Put `ids` into an order of the player's liking."""
    arranged: Values = ()
    while ids:
        first = yield order(seat, by, prompt, ids)
        arranged += (first,)
        ids = tuple([id for id in ids if id != first])
    return arranged
