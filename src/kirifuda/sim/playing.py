"""One game of a run, from its first question to its end."""

from collections.abc import Sequence
from typing import Any, Final

from ..agents import Agent, Concession, Forfeit, agent_named
from ..api import read_deck, rules, usual_deck
from ..bots import Bot
from ..game_records import record_of
from ..kernel.ask import CHANCE
from ..kernel.chance import Dealer
from ..kernel.game import Game, IllegalAnswer
from ..kernel.outcome import CONCEDED
from ..kernel.rules import Rules
from ..kernel.state import SEATS
from ..words import ENGLISH, say
from .plan import Fixture, Plan
from .results import DRAWN, FAULT, FORFEIT, TOO_LONG, Ended, Fate

HAND: Final = "hand"
DIGITS: Final = 3


class Table:
    """Everything that the games of a plan need: read once by each process."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.rules = tuple(
            rules(plan.game, plan.edition, card_set.files, card_set.regulation or None) for card_set in plan.card_sets
        )
        self.decks = tuple(tuple(_faces(found, plan, nth) for nth in range(len(plan.decks))) for found in self.rules)

    def begin(self, fixture: Fixture) -> Game:
        at = self.plan.cells[fixture.cell].card_set
        found = self.rules[at]
        decks = tuple(self.decks[at][deck] for deck in fixture.decks)
        return Game(found, found.opening(decks, CHANCE), fixture.seed)

    def agents(self, fixture: Fixture) -> tuple[Agent, ...]:
        """Who answers: the same whichever process plays the game, and whatever it played before."""
        seeds = Dealer(fixture.seed ^ 0x5EED)
        return tuple(
            agent_named(self.plan.agents[agent], seeds.below(1 << 62), self.plan.patience) for agent in fixture.agents
        )

    def play(self, number: int) -> Ended:
        fixture = self.plan.fixture(number)
        game = self.begin(fixture)
        watch = Watch(game, self.decks[self.plan.cells[fixture.cell].card_set], fixture)
        agents = self.agents(fixture)
        by, why = self._to_its_end(game, agents, watch)
        for agent in agents:
            if isinstance(agent, Bot):
                agent.leave(game)
        return watch.ended(by, why)

    def _to_its_end(self, game: Game, agents: Sequence[Agent], watch: "Watch") -> tuple[str, str]:
        """What ended it, and where that is not by the rules, what happened."""
        for _ in range(self.plan.longest):
            asked = game.ask
            if asked is None:
                assert game.outcome is not None
                return game.outcome.by, ""
            watch.look()
            seat = asked.seat
            try:
                answer = agents[seat].answer(game, seat)
                game.answer(answer)
            except Concession:
                game.concede(seat)
                return CONCEDED, ""
            except Forfeit as forfeit:
                game.concede(seat)
                return FORFEIT, say(forfeit.phrase, ENGLISH)
            except IllegalAnswer as illegal:
                return FAULT, f"seat {seat + 1}: {illegal}"
            except Exception as fault:
                return FAULT, f"seat {seat + 1}: {type(fault).__name__}: {fault}"
            watch.said.append(answer)
        return TOO_LONG, ""


class Watch:
    """What is noted of a game while it is played."""

    def __init__(self, game: Game, decks: Sequence[tuple[int, ...]], fixture: Fixture) -> None:
        self.game = game
        self.number = fixture.number
        self.decks = tuple(frozenset(decks[deck]) for deck in fixture.decks)
        self.hands = [kind for kind, zone in enumerate(game.state.specs) if zone.name == HAND]
        self.seen: list[tuple[int, ...]] = [()] * SEATS
        self.drawn: list[set[int]] = [set() for _ in range(SEATS)]
        self.said: list[int] = []
        self.turn = 0
        self.worths: list[float] = []

    def look(self) -> None:
        """Before every answer: hands, and at the beginning of a turn what the position is worth."""
        g = self.game.state
        for seat in range(SEATS):
            held = self.held(g, seat)
            if held is not self.seen[seat]:
                self.seen[seat] = held
                self.drawn[seat].update([g.cards[id].face for id in held])
        if g.turns != self.turn:
            self.turn = g.turns
            self.worths.append(self._worth(g))

    def held(self, g: Any, seat: int) -> tuple[int, ...]:
        """The hand of a seat; nothing in a game without hands."""
        found: tuple[int, ...] = g.zone(self.hands[0], seat) if self.hands else ()
        return found

    def _worth(self, g: Any) -> float:
        """How much better the first seat stands than the second."""
        evaluate = self.game.rules.evaluate
        return evaluate(g, 0) - evaluate(g, 1)

    def ended(self, by: str, why: str) -> Ended:
        game = self.game
        outcome = game.outcome
        winner = DRAWN if outcome is None else outcome.winner
        worths = [] if winner == DRAWN else [worth if winner == 0 else -worth for worth in self.worths]
        return Ended(
            self.number,
            winner,
            by,
            why,
            next((event.seat for event in game.events if event.kind == "first-player"), DRAWN),
            game.view(0).turn,
            len(self.said),
            round(max(0.0, -min(worths, default=0.0)), DIGITS),
            tuple(self._fate(seat) for seat in range(SEATS)),
            tuple(self.said),
        )

    def _fate(self, seat: int) -> Fate:
        g = self.game.state
        own = self.decks[seat]
        kinds = record_of(self.game.rules.game).plays
        told = [event for event in self.game.events if event.seat == seat and event.kind in kinds]
        played = {face for event in told for _, face, *_ in event.cards}
        stuck = {g.cards[id].face for id in self.held(g, seat)}
        return Fate(*(tuple(sorted(own & faces)) for faces in (self.drawn[seat] | stuck, played, stuck)))


def _faces(found: Rules, plan: Plan, nth: int) -> tuple[int, ...]:
    """A deck as the rules know it, or the complaint that says what is wrong with it."""
    deck = plan.decks[nth]
    return usual_deck(found, 1) if deck.cards is None else read_deck(found, deck.cards, nth + 1)


def again(table: Table, ended: Ended) -> Game:
    """The game once more, from what was said in it: nobody need think."""
    game = table.begin(table.plan.fixture(ended.number))
    for answer in ended.said:
        game.answer(answer)
    if ended.by in (FORFEIT, CONCEDED) and game.ask is not None:
        game.concede(1 - ended.winner)
    return game
