"""One random game of an edition as text: every question, every event and every view, as each seat has them."""

from dataclasses import dataclass

from kirifuda.conformance.inside import events_since, history
from kirifuda.conformance.walk import Walker
from kirifuda.kernel.ask import ACTION, CARD, CHANCE, STOP
from kirifuda.kernel.events import HIDDEN
from kirifuda.kernel.game import Game
from kirifuda.kernel.offer import NO_CARD
from kirifuda.kernel.rules import rules_named
from kirifuda.kernel.state import SEATS

SEED = 2
FIRST = 40
LAST = 4
EMPTY = ": 0"
REGENERATE = "python -m tests.playthroughs.regenerate"


def playthrough(game, edition):
    """The first decisions of a game, and the last."""
    scenes = list(_scenes(game, edition))
    left_out = len(scenes) - FIRST - LAST
    assert left_out > 0
    lines = [f"{game} {edition}, seed {SEED}", "", *_written(scenes[:FIRST])]
    lines += [f"({left_out} decisions)", "", *_written(scenes[-LAST:])]
    return "\n".join(lines)


def _written(scenes):
    """Scenes one after the other; of a view, only the lines that have changed since the last."""
    before = [[line for line in view if line.endswith(EMPTY)] for view in scenes[0].views]
    for scene in scenes:
        yield from scene.events
        for seat, view in enumerate(scene.views):
            yield from (line for line in view if line not in before[seat])
        before = scene.views
        yield from scene.question
        yield ""


@dataclass
class Scene:
    """What has happened, what each seat sees now, what is asked and answered."""

    events: list[str]
    views: list[list[str]]
    question: list[str]


def _scenes(name, edition):
    rules = rules_named(name, edition)
    game = Game(rules, rules.opening(rules.decks(), CHANCE), SEED)
    walker = Walker(SEED)
    writer = Writer(game)
    number = 0
    while game.ask is not None:
        index = walker.answer(game)
        yield Scene(list(writer.events()), writer.views(), list(writer.question(number, index)))
        game.answer(index)
        number += 1
    yield Scene(list(writer.events()), writer.views(), [f"{number}: {game.outcome}"])


class Writer:
    def __init__(self, game):
        self.game = game
        self.mark = None
        self.keys = {code: key for code, key, _ in game.rules.actions()}

    def events(self):
        """Each event as both are told it, or as each of them is."""
        for event in events_since(self.game, self.mark):
            told = [self._told(event.told(seat)) for seat in range(SEATS)]
            if told[0] == told[1]:
                yield f"   * {told[0]}"
            else:
                yield from (f"   {seat} {one}" for seat, one in enumerate(told))
        self.mark = history(self.game)

    def views(self):
        return [list(self._view(seat)) for seat in range(SEATS)]

    def question(self, number, index):
        asked = self.game.ask
        options = " | ".join(self._option(asked, value) for value in asked.values)
        yield f"{number}: {asked.seat} {asked.kind} {asked.prompt} [{asked.clause}] {options}"
        yield f"   -> {self._option(asked, asked.value_at(index))}"

    def _told(self, told):
        kind, clause, seat, cards, what, numbers = told
        words = [kind, str(seat), what, *(self._card(*card) for card in cards), *(str(number) for number in numbers)]
        return " ".join(word for word in words if word) + f" [{clause}]"

    def _card(self, handle, face):
        name = "?" if face == HIDDEN else self.game.rules.name_of_face(face)
        return name if handle == HIDDEN else f"{name}@{handle}"

    def _option(self, asked, value):
        if value == STOP:
            return "stop"
        if asked.domain == ACTION:
            code, id = self.game.rules.parts_of(value)
            return self.keys[code] if id == NO_CARD else f"{self.keys[code]} {self._offered(asked, id)}"
        if asked.domain != CARD:
            return f"{asked.domain} {value}"
        return self._offered(asked, value)

    def _offered(self, asked, value):
        card = self.game.state.cards[value]
        return self._card(card.handle, card.face if self.game.state.sees(asked.seat, value) else HIDDEN)

    def _view(self, seat):
        view = self.game.view(seat)
        facts = " ".join(f"{name}={value}" for name, value in {**view.facts, **view.terms}.items() if value)
        yield f"   {seat} sees turn {view.turn} of {view.turn_player}: {facts}"
        for zone in view.zones:
            yield f"   {seat} sees {self._zone(zone)}"
        for waiting in view.pending:
            cards = " ".join(self._shown(card) for card in waiting.cards)
            target = " ".join(self._shown(card) for card in waiting.target_cards) or str(waiting.target_number)
            aimed = f" at {waiting.target} {target}" if waiting.target else ""
            yield f"   {seat} sees #{waiting.number} {waiting.seat} {waiting.what} {cards}{aimed}".rstrip()

    def _zone(self, zone):
        cards = " ".join(self._shown(card) for card in zone.cards)
        return f"{zone.name} of {zone.seat}: {zone.count}" + (f" {cards}" if cards else "")

    def _shown(self, card):
        name = "+".join(self._card(part.handle, part.face) for part in (card, *card.under))
        marks = [*card.marks, *(f"{number}={value}" for number, value in card.numbers.items())]
        return f"{name}({' '.join(marks)})" if marks else name
