"""Hidden cards stay hidden: what a seat sees, is asked and is told follows from what it knows.

Two worlds that differ only in cards a seat does not know must be one and the same to that seat.
"""

from itertools import takewhile, zip_longest
from typing import Any, Final

from ..game_records import record_of
from ..kernel.ask import CARD, CHANCE, ORDER, PERMUTATION, STOP, Question
from ..kernel.chance import number_of, permutation, permutations_of
from ..kernel.events import HIDDEN, Told
from ..kernel.game import Game, Unimaginable, unknown_cards
from ..kernel.state import SEATS, State
from ..kernel.view import View
from .check import Check
from .fault import hold
from .inside import Rearranged, contents, events_since, listening, supposing, told_in_step

WORLDS: Final = 2
"""How many other worlds each is compared with."""
IMAGINED_ON: Final = 6
"""How many decisions an imagined game is played on."""


def told(game: Game, seat: int) -> list[Told]:
    return [event.told(seat) for event in events_since(game, None)]


def heard(game: Game, seat: int) -> tuple[object, ...]:
    """What a seat has of the present decision: all of its own question, little of another's."""
    asked = game.ask
    if asked is None:
        return ("over", game.outcome)
    g = game.state
    public = (asked.seat, asked.kind, asked.prompt, asked.clause, asked.domain, asked.public)
    said: tuple[object, ...] = (game.rules.question(g, asked, seat),)
    if asked.public:
        said = (*said, asked.size)
    if asked.seat != seat:
        return *public, *said
    options = [(_name(g, asked, value), game.rules.option(g, asked, value, seat)) for value in asked.values]
    return *public, *said, options


def _name(g: State[Any], asked: Question, value: int) -> int:
    """What a player has of an option: of a card, its handle."""
    return g.cards[value].handle if asked.domain == CARD and value != STOP else value


def known(game: Game, seat: int) -> dict[int, int]:
    """The faces that a seat knows, by the handles of their cards."""
    return {card.handle: card.face for card in game.state.cards if game.state.knows(seat, card.id)}


class Leaks(Check):
    """For each seat: deal what it does not know anew, and it notices nothing, now or after the next answer.

    `supposed` counts the other worlds that were looked at, `followed` those that were answered as well.
    """

    def begin(self, game: Game) -> None:
        self.supposed = 0
        self.followed = 0

    def at(self, game: Game, index: int) -> None:
        asked = game.ask
        if asked is None or not self.looks():
            return
        for seat in range(SEATS):
            self._same_now(game, seat)
            if asked.seat == CHANCE:
                if asked.domain == PERMUTATION:
                    self._same_whatever_the_shuffle(game, seat, index)
            else:
                self._same_after(game, seat, index)
                if asked.seat != seat and asked.domain == CARD:
                    self._same_whatever_is_chosen(game, seat, index)
                if asked.domain != CARD:
                    self._same_in_any_order(game, seat, index)

    def _same_now(self, game: Game, seat: int) -> None:
        """Its view and its question do not change with the cards it does not know."""
        view = game.view(seat)
        decision = heard(game, seat)
        for _ in range(WORLDS):
            rearranged = self._rearranged(_unknown_throughout(game, seat))
            other = supposing(game, rearranged)
            if other is not None and not _parts(game, rearranged, seat):
                self.supposed += 1
                _same_view(other.view(seat), view, "a view shows what is known", seat)
                hold(heard(other, seat) == decision, "a question tells what is known", decision, heard(other, seat))
                self._imagines_the_same(game, other, seat)
            here = game.state.copy()
            for ids in unknown_cards(game.state, seat):
                here.rearrange(ids, self._mixed(len(ids)))
            hold(game.rules.view(here, seat) == view, "a view shows what is known")
            asked = game.ask
            assert asked is not None
            said = game.rules.question(here, asked, seat)
            hold(said == game.rules.question(game.state, asked, seat), "a prompt says what is known", said)

    def _imagines_the_same(self, game: Game, other: Game, seat: int) -> None:
        """What is imagined does not depend on how the cards really lie."""
        asked = game.ask
        if asked is not None and asked.seat == seat:
            seed = self.dealer.below(1 << 64)
            one, two = (contents(world.imagine(seat, seed).state) for world in (game, other))
            hold(one == two, "what is imagined follows from what is known", seat, asked)

    def _same_after(self, game: Game, seat: int, index: int) -> None:
        """After an answer, it is told the same and asked the same, if what it does not know even then is another."""
        asked = game.ask
        assert asked is not None
        value = asked.value_at(index)
        this = listening(game)
        this.answer(index)
        if any(event.kind == "shuffled" for event in events_since(this, None)):
            return
        still = self._unknown_even_then(game, this, seat)
        for _ in range(WORLDS):
            other = self._supposing(game, still)
            if other is None or other.ask is None or value not in other.ask.values:
                continue
            other.answer(other.ask.values.index(value))
            self._compare(this, other, seat, f"{asked!r} answered {value}")

    def _same_whatever_the_shuffle(self, game: Game, seat: int, index: int) -> None:
        """Of two shuffles that differ only in what it does not come to know, it is told the same."""
        asked = game.ask
        assert asked is not None
        this = listening(game)
        this.answer(index)
        whose, kind = asked.about
        ids = game.state.zone(kind, whose)
        unknown = [place for place, id in enumerate(ids) if not this.state.knows(seat, id)]
        picked = permutation(index, len(ids))
        turned = picked.copy()
        for place, source in zip(unknown, self._mixed(len(unknown)), strict=True):
            turned[place] = picked[unknown[source]]
        elsewhere = [tuple(id for id in group if id not in ids) for group in self._unknown_even_then(game, this, seat)]
        other = self._supposing(game, elsewhere)
        if other is not None:
            other.answer(number_of(turned))
            self._compare(this, other, seat, f"{asked!r}")

    def _same_whatever_is_chosen(self, game: Game, seat: int, index: int) -> None:
        """Which of two cards another chooses out of its sight it cannot tell, unless it is shown one of them."""
        asked = game.ask
        assert asked is not None
        g = game.state
        secret = [
            place
            for place, value in enumerate(asked.values)
            if asked.kind == ORDER
            or (value != STOP and not g.sees(seat, value) and not g.specs[g.cards[value].zone // SEATS].placed)
        ]
        if index not in secret or len(secret) < 2:
            return
        this = listening(game)
        this.answer(index)
        other = listening(game)
        other.answer(secret[self.dealer.below(len(secret))])
        one, two = told(this, seat), told(other, seat)
        before = known(game, seat)
        if _faces(one) == _faces(two):
            self._compare(this, other, seat, f"{asked!r} answered in secret")
        for mine, theirs in takewhile(_about_the_same, zip(one, two, strict=False)):
            mine_new, theirs_new = _new_handles(mine, before), _new_handles(theirs, before)
            hold(mine_new == theirs_new, "a handle tells nothing", seat, f"{asked!r}", mine, theirs)

    def _same_in_any_order(self, game: Game, seat: int, index: int) -> None:
        """How another holds the cards of a hand tells it nothing, even if it comes to see them."""
        g = game.state
        hands = [
            tuple(id for id in ids if not g.knows(seat, id) and g.specs[g.cards[id].zone // SEATS].mixed)
            for ids in _unknown_throughout(game, seat)
        ]
        if all(len(ids) < 2 for ids in hands):
            return
        this = listening(game)
        this.answer(index)
        other = self._supposing(game, hands)
        if other is not None and other.ask is not None:
            alike = _alike(game, index, other)
            if alike is not None:
                asked = repr(game.ask)
                other.answer(alike)
                self._compare(this, other, seat, f"{asked} with a hand in another order")

    def _compare(self, this: Game, other: Game, seat: int, after: str) -> None:
        rules = this.rules
        self.followed += 1
        one, two = told(this, seat), told(other, seat)
        partings = record_of(rules.game).partings
        for mine, theirs in zip_longest(one, two):
            if mine != theirs and partings & {event[:2] for event in (mine, theirs) if event is not None}:
                return
            if mine is None or theirs is None:
                break
            hold(mine == theirs, "a seat is told what it may know", seat, after, mine, theirs)
        hold(len(one) == len(two), "a seat is told as much in either world", seat, after, one, two)
        hold(heard(this, seat) == heard(other, seat), "a seat is asked the same", seat, after, this.ask, other.ask)
        hold(known(this, seat) == known(other, seat), "a seat comes to know the same cards", seat, after)
        _same_view(this.view(seat), other.view(seat), "a seat sees the same", seat, after)

    def _unknown_even_then(self, game: Game, then: Game, seat: int) -> list[tuple[int, ...]]:
        return [tuple(id for id in ids if not then.state.knows(seat, id)) for ids in _unknown_throughout(game, seat)]

    def _supposing(self, game: Game, groups: list[tuple[int, ...]]) -> Game | None:
        return supposing(game, self._rearranged(groups))

    def _rearranged(self, groups: list[tuple[int, ...]]) -> Rearranged:
        return [(ids, self._mixed(len(ids))) for ids in groups]

    def _mixed(self, size: int) -> list[int]:
        return permutation(self.dealer.below(permutations_of(size)), size)


class Imagined(Check):
    """What a seat imagines agrees with all it knows; where it is asked itself, it can be played on."""

    def at(self, game: Game, index: int) -> None:
        asked = game.ask
        if asked is None or asked.seat == CHANCE or not self.looks():
            return
        for seat in range(SEATS):
            try:
                imagined = game.imagine(seat, self.dealer.below(1 << 64))
            except Unimaginable:
                hold(asked.seat != seat, "who is asked can imagine", asked)
                continue
            hold(imagined.view(seat) == game.view(seat), "what is imagined looks the same", seat, asked)
            hold(heard(imagined, seat) == heard(game, seat), "what is imagined is asked the same", seat, asked)
            for card, real in zip(imagined.state.cards, game.state.cards, strict=True):
                hold(
                    not game.state.knows(seat, real.id) or card.face == real.face,
                    "what is known is not imagined anew",
                    seat,
                )
            for _ in range(IMAGINED_ON if asked.seat == seat else 0):
                if imagined.ask is None:
                    break
                hold(imagined.ask.size > 0, "what is imagined can be played on", seat, asked, imagined.ask)
                imagined.answer(self.dealer.below(imagined.ask.size))


def _unknown_throughout(game: Game, seat: int) -> list[tuple[int, ...]]:
    """What a seat neither knows now nor knew when the present step began, and no shuffle has moved since."""
    g = game.state
    began: State[Any] | None = game.checkpoint
    assert began is not None
    return [
        tuple(id for id in ids if not began.knows(seat, id) and began.cards[id].face == g.cards[id].face)
        for ids in unknown_cards(g, seat)
    ]


def _parts(game: Game, rearranged: Rearranged, seat: int) -> bool:
    """Whether the other world has parted from this one, in the present step, by an event that all are told of."""
    partings = record_of(game.rules.game).partings
    worlds = [[event.told(seat) for event in told_in_step(game, faces)] for faces in ([], rearranged)]
    for mine, theirs in zip_longest(*worlds):
        if mine != theirs:
            return bool(partings & {event[:2] for event in (mine, theirs) if event is not None})
    return False


def _alike(game: Game, index: int, other: Game) -> int | None:
    """The option of another world that reads like this one to the player who is asked."""
    asked, there = game.ask, other.ask
    assert asked is not None and there is not None
    meant = game.rules.option(game.state, asked, asked.value_at(index), asked.seat)
    if there.offers(asked.value_at(index)):
        same = there.values.index(asked.value_at(index))
        if other.rules.option(other.state, there, there.value_at(same), there.seat) == meant:
            return same
    for place, value in enumerate(there.values):
        if other.rules.option(other.state, there, value, there.seat) == meant:
            return place
    return None


def _faces(events: list[Told]) -> list[int]:
    return [face for event in events for _, face in event[3] if face != HIDDEN]


def _new_handles(event: Told, before: dict[int, int]) -> list[int]:
    """The cards of an event that could not be pointed at before by their faces."""
    return [handle for handle, _ in event[3] if handle not in before]


def _about_the_same(pair: tuple[Told, Told]) -> bool:
    """Whether two events differ in their cards at most."""
    return all(pair[0][part] == pair[1][part] for part in (0, 1, 2, 4, 5))


def _same_view(one: View, two: View, promise: str, *seen: object) -> None:
    """A fault where two views part, with the place where they do."""
    if one != two:
        first, second = repr(one), repr(two)
        at = next((at for at, (a, b) in enumerate(zip(first, second, strict=False)) if a != b), 0)
        parts = (f"…{whole[max(0, at - 120) : at + 80]}…" for whole in (first, second))
        hold(False, promise, *seen, " / ".join(parts))
