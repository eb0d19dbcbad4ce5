"""A run: which game comes next, which match-ups are decided, which games count."""

from collections import defaultdict
from collections.abc import Generator

from .plan import Plan
from .results import FAULT, Ended
from .run_folder import RunFolder
from .sequential import EQUAL, FIRST, OPEN, SECOND, verdict
from .workers import Next, play_all

VERDICTS = (FIRST, SECOND, EQUAL, OPEN)


class Running:
    """What is known of a run: the games that ended, and at which game each match-up was clear.

    A match-up is looked at in the order of its games, after every second one, whatever order they end in: so it is
    decided by the same games with any number of processes.
    """

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.ended: dict[int, Ended] = {}
        self.verdicts = [OPEN] * len(plan.cells)
        self.lengths = [plan.games] * len(plan.cells)
        """How many games of each match-up count."""
        self._reached = [0] * len(plan.cells)
        self._scores: list[tuple[int, int]] = [(0, 0)] * len(plan.cells)
        self._next = 0

    def take(self, ended: Ended) -> None:
        self.ended[ended.number] = ended
        if self.plan.question is not None:
            self._look(ended.number % len(self.plan.cells))

    def _look(self, cell: int) -> None:
        assert self.plan.question is not None
        while self.verdicts[cell] == OPEN and self._reached[cell] < self.plan.games:
            nth = self._reached[cell]
            ended = self.ended.get(self.plan.number_of(cell, nth))
            if ended is None:
                return
            won, lost = self._scores[cell]
            side = self.won_by(ended)
            self._scores[cell] = (won + (side == 0), lost + (side == 1))
            self._reached[cell] = nth + 1
            if nth % 2:
                self.verdicts[cell] = verdict(*self._scores[cell], self.plan.question)
                if self.verdicts[cell] != OPEN:
                    self.lengths[cell] = nth + 1

    def won_by(self, ended: Ended) -> int | None:
        """The side of the match-up that won: 0, 1, or None if nobody did."""
        if ended.winner < 0 or ended.by == FAULT:
            return None
        nth = ended.number // len(self.plan.cells)
        return ended.winner ^ (nth & 1)

    def following(self) -> int | None:
        """The next game that nobody has played yet and that is still wanted."""
        while self._next < self.plan.total:
            number = self._next
            self._next += 1
            if number not in self.ended and self._counts(number):
                return number
        return None

    def _counts(self, number: int) -> bool:
        nth, cell = divmod(number, len(self.plan.cells))
        return nth < self.lengths[cell]

    @property
    def counted(self) -> list[Ended]:
        """The games that count, in the order of their numbers."""
        return [self.ended[number] for number in sorted(self.ended) if self._counts(number)]

    @property
    def wanted(self) -> int:
        """How many games it takes at most, as things stand."""
        return sum(self.lengths)

    def by_cell(self) -> dict[int, list[Ended]]:
        found: dict[int, list[Ended]] = defaultdict(list)
        for ended in self.counted:
            found[ended.number % len(self.plan.cells)].append(ended)
        return found


def run(folder: RunFolder, jobs: int, ray: str = "") -> Generator[Running, None, Running]:
    """Play what is missing; what is known is told after every game. The games are kept before they are told of.

    `jobs` processes play, of this machine or, with its address, of a Ray cluster (0: as many as it has room for).
    """
    running = Running(folder.plan)
    for kept in sorted(folder.kept.values(), key=lambda ended: ended.number):
        if kept.number < folder.plan.total:
            running.take(kept)
    yield running
    playing = _players(folder.plan, jobs, ray, running.following)
    try:
        for ended in playing:
            folder.add(ended)
            running.take(ended)
            yield running
    finally:
        playing.close()
    folder.settle(running.counted)
    return running


def _players(plan: Plan, jobs: int, ray: str, following: Next) -> Generator[Ended, None, None]:
    if not ray:
        return play_all(plan, jobs, following)
    from .on_ray import play_all_on_ray  # which is installed by name

    return play_all_on_ray(plan, ray, jobs, following)
