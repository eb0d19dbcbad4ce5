"""What the games of a run add up to."""

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field

from .intervals import Rating, Share, ratings
from .plan import Fixture, Plan
from .playing import Table
from .results import FAULT, FORFEIT, Ended
from .running import Running


@dataclass
class Tally:
    """Wins, losses and games that nobody won."""

    won: int = 0
    lost: int = 0
    drawn: int = 0

    @property
    def games(self) -> int:
        return self.won + self.lost + self.drawn

    @property
    def share(self) -> Share:
        return Share(self.won, self.won + self.lost)

    def add(self, won: bool | None) -> None:
        if won is None:
            self.drawn += 1
        elif won:
            self.won += 1
        else:
            self.lost += 1


@dataclass
class CardTally:
    """What one card did for its deck: games in which it was in the hand, was played, was left in the hand."""

    name: str
    drawn: Tally = field(default_factory=Tally)
    played: Tally = field(default_factory=Tally)
    stuck: int = 0


@dataclass
class OfCardSet:
    """The games with one of the card sets."""

    name: str
    entrants: list[Tally]
    cells: dict[tuple[int, int], Tally]
    """By the two sides, as the first of them sees it."""
    verdicts: dict[tuple[int, int], str]
    decks: list[Tally]
    seats: list[Tally]
    going_first: Tally
    ratings: list[Rating]
    turns: list[int]
    answers: list[int]
    endings: Counter[str]
    cards: list[dict[int, CardTally]]
    """By decks, and by the faces of their cards."""
    forfeits: Counter[tuple[int, str]]
    """Who gave games away other than by the rules, and why."""
    faults: list[Ended]


def summarised(running: Running, table: Table) -> list[OfCardSet]:
    """One summary for each card set."""
    return [_of_card_set(running, table, nth) for nth in range(len(running.plan.card_sets))]


def _of_card_set(running: Running, table: Table, nth: int) -> OfCardSet:
    plan = running.plan
    many = len(plan.entrants)
    found = OfCardSet(
        plan.card_sets[nth].name,
        [Tally() for _ in range(many)],
        {},
        {},
        [Tally() for _ in plan.decks],
        [Tally(), Tally()],
        Tally(),
        [],
        [],
        [],
        Counter(),
        [_cards_of(table, nth, deck) for deck in range(len(plan.decks))],
        Counter(),
        [],
    )
    won = [[0] * many for _ in range(many)]
    played = running.by_cell()
    for at, cell in enumerate(plan.cells):
        if cell.card_set != nth:
            continue
        pair = (cell.one, cell.other)
        found.verdicts[pair] = running.verdicts[at]
        tally = found.cells[pair] = Tally()
        for ended in played[at]:
            if ended.by == FAULT:
                found.faults.append(ended)
                continue
            side = running.won_by(ended)
            tally.add(None if side is None else side == 0)
            _add(found, ended, plan.fixture(ended.number))
            if side is not None and cell.one != cell.other:
                won[pair[side]][pair[1 - side]] += 1
    found.ratings = ratings(won)
    return found


def _cards_of(table: Table, card_set: int, deck: int) -> dict[int, CardTally]:
    name = table.rules[card_set].name_of_face
    return {face: CardTally(name(face)) for face in dict.fromkeys(table.decks[card_set][deck])}


def _add(found: OfCardSet, ended: Ended, fixture: Fixture) -> None:
    nobody = ended.winner < 0
    for seat, entrant in enumerate(fixture.entrants):
        result = None if nobody else ended.winner == seat
        found.entrants[entrant].add(result)
        found.decks[fixture.decks[seat]].add(result)
        found.seats[seat].add(result)
        _add_cards(found.cards[fixture.decks[seat]], ended, seat, result)
    if ended.first >= 0:
        found.going_first.add(None if nobody else ended.winner == ended.first)
    found.turns.append(ended.turns)
    found.answers.append(ended.answers)
    found.endings[ended.by] += 1
    if ended.by == FORFEIT:
        found.forfeits[fixture.entrants[1 - ended.winner], ended.why] += 1


def _add_cards(cards: dict[int, CardTally], ended: Ended, seat: int, result: bool | None) -> None:
    fate = ended.fates[seat]
    for face in fate.drawn:
        cards[face].drawn.add(result)
    for face in fate.played:
        cards[face].played.add(result)
    for face in fate.stuck:
        cards[face].stuck += 1


def histogram(values: Sequence[int], most: int = 30) -> list[tuple[int, int, int]]:
    """(from, to, how many), in steps of a round width, at most so many."""
    if not values:
        return []
    least, largest = min(values), max(values)
    width = next(
        step * 10**power for power in range(7) for step in (1, 2, 5) if (largest - least) // (step * 10**power) < most
    )
    counts: dict[int, int] = defaultdict(int)
    for value in values:
        counts[value // width] += 1
    return [(at * width, (at + 1) * width - 1, counts[at]) for at in range(least // width, largest // width + 1)]


def medium(values: Sequence[int]) -> int:
    """The value in the middle."""
    return sorted(values)[len(values) // 2] if values else 0


def entrants_by_strength(plan: Plan, of: OfCardSet) -> list[int]:
    """The strongest first."""
    return sorted(range(len(plan.entrants)), key=lambda one: (-of.ratings[one].rating, one))
