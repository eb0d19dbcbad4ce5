"""Every check can fail: games that break one promise each."""

from dataclasses import dataclass, field, replace
from types import SimpleNamespace

import pytest

import kirifuda
from kirifuda.black_poker.record.checks import Equipped, Visible
from kirifuda.conformance import asking
from kirifuda.conformance.asking import Asking, Spoken
from kirifuda.conformance.cards import Conserved
from kirifuda.conformance.check import Check
from kirifuda.conformance.copies import Answerable, Copies, Forgotten, Replayed, Undisturbed
from kirifuda.conformance.fault import Fault
from kirifuda.conformance.inside import attributes
from kirifuda.conformance.knowledge import Known
from kirifuda.conformance.leaks import Imagined, Leaks
from kirifuda.conformance.openings import Opening
from kirifuda.conformance.suite import watched
from kirifuda.conformance.walk import watch
from kirifuda.game_records import record_of, records
from kirifuda.kernel.ask import CHANCE, act, choose
from kirifuda.kernel.endless import PATIENCE
from kirifuda.kernel.game import Game
from kirifuda.kernel.offer import Offer
from kirifuda.kernel.outcome import GameOver, Outcome, Refusal
from kirifuda.kernel.phrase import Phrase
from kirifuda.kernel.rules import Rules
from kirifuda.kernel.state import ALL_SEATS, SEATS
from kirifuda.kernel.view import View

from ..kernel.toy import FIELD, HAND, LIFE, RULES, WALLS, Toy, lay, rules, shuffle_and_draw, view
from . import black_poker

count = SimpleNamespace(calls=0)


@pytest.fixture(autouse=True)
def recorded_toys(monkeypatch):
    """Checks ask a game's record, and a toy has one like that of a game of plain cards."""
    for toy in (RULES.game, "broken-toy"):
        monkeypatch.setitem(records(), toy, replace(record_of("black-poker"), name=toy))


def after_laying(then):
    """The toy's step, and something that must not be."""

    def step(g, seat, turn):
        yield from lay(g, seat, turn)
        then(g, seat)

    return step


def asking_for(question):
    def step(g, seat, turn):
        card = yield question(g, seat)
        if card in g.zone(HAND, seat):
            g.move(card, WALLS, seat, up=False)

    return step


def hand_of(g, seat):
    return [g.cards[id].face for id in g.zone(HAND, seat)]


# --- steps that break a promise ------------------------------------------------------------------


def swap_a_card(g, seat):
    g.edit(g.zone(LIFE, seat)[0]).face = 99


def lie_twice(g, seat):
    g.zones[FIELD * SEATS] += (g.zone(LIFE, 0)[0],)


def lie_elsewhere(g, seat):
    g.edit(g.zone(LIFE, 0)[0]).zone = FIELD * SEATS


def share_a_handle(g, seat):
    g.edit(g.zone(LIFE, 0)[0]).handle = g.cards[g.zone(LIFE, 0)[1]].handle


def write_to_a_shared_card(g, seat):
    g.cards[g.zone(LIFE, 0)[0]].known ^= 1


def cite_nothing(g, seat):
    g.tell("laid", "nowhere", seat)


def tell_how_often(g, seat):
    count.calls += 1
    g.tell("laid", "T2", seat, numbers=(count.calls,))


def tell_what_lies_below(g, seat):
    g.tell("laid", "T2", seat, numbers=(g.cards[g.zone(LIFE, seat)[0]].face,))


def know_too_much(g, seat):
    g.learn(g.zone(LIFE, seat)[0], ALL_SEATS)


def keep_the_handle(g, seat, turn):
    card = yield choose(seat, "T2", "lay", g.zone(HAND, seat))
    g.shift(card, WALLS, seat, up=False)
    g.tell("laid", "T2", seat, (card,))


def fail_at_the_last_card(g, seat, turn):
    hand = g.zone(HAND, seat)
    card = yield choose(seat, "T2", "lay", hand)
    if card == hand[-1]:
        raise KeyError(card)
    g.move(card, WALLS, seat, up=False)


def ask_seventeen_times(g, seat, turn):
    for _ in range(18):
        yield choose(seat, "T2", "lay", (1, 2), "mode")


def ask_in_another_order(g, seat, turn):
    count.calls += 1
    yield choose(seat, "T2", "lay", (1, 2) if count.calls % 2 else (2, 1), "mode")


def ask_what_the_other_holds(g, seat, turn):
    """Lays what no card of the other's hand exceeds: options that depend on hidden cards."""
    highest = max(hand_of(g, 1 - seat), default=0)
    cards = tuple(id for id in g.zone(HAND, seat) if g.cards[id].face <= highest) or g.zone(HAND, seat)
    card = yield choose(seat, "T2", "lay", cards)
    g.move(card, WALLS, seat, up=False)


def ask_in_words_of_the_other_hand(g, seat, turn):
    card = yield choose(seat, "T2", f"lay-{hand_of(g, 1 - seat)}", g.zone(HAND, seat))
    g.move(card, WALLS, seat, up=False)


def ask_only_if_there_is_a_choice(g, seat, turn):
    """A single low card is laid without asking, though nobody else knows that it is the only one."""
    low = tuple(id for id in g.zone(HAND, seat) if g.cards[id].face < 4)
    card = yield choose(seat, "T2", "lay", low or g.zone(HAND, seat), public=True)
    g.move(card, WALLS, seat, up=False)
    g.tell("laid", "T2", seat, (card,))


def tell_the_bottom_of_a_shuffle(g):
    yield from shuffle_and_draw(g)
    g.tell("shuffled", "T1", 1, what="life", numbers=(g.cards[g.zone(LIFE, 1)[0]].face,))


def bury_two_and_know_both(g, seat, turn):
    """Two walls of the owner's liking, and the other seat still knows which is which."""
    card = yield choose(seat, "T2", "lay", g.zone(HAND, seat))
    g.move(card, FIELD, seat)
    if len(g.zone(FIELD, seat)) > 1:
        g.move_all(g.zone(FIELD, seat), WALLS, seat, up=False)


def no_end(g, seat, turn):
    card = yield choose(seat, "T2", "lay", (1, 2), "mode")
    g.begin(g.current[0], seat, card)


# --- rules that break a promise ------------------------------------------------------------------


def view_with_the_other_hand(g, seat):
    shown = view(g, seat)
    shown.facts["sum"] = sum(hand_of(g, 1 - seat))
    return shown


def view_without_a_face(g, seat):
    return View(seat, 0, 0)


def prompt_with_the_other_hand(g, asked, seat):
    return Phrase(asked.prompt, sum=sum(hand_of(g, 1 - seat)))


def act_once(g, seat, turn):
    yield act(g, seat, "T2", "act", lambda g, seat: (0,))


REFUSED = Refusal("T2", "never")


class Now(Leaks):
    """Looks only where no card is being shuffled, so that the present is compared and not what follows."""

    def at(self, game, index):
        if game.ask.seat >= 0:
            super().at(game, index)


@dataclass
class Broken:
    """A game that breaks a promise, the check that notices, and what it says."""

    says: str
    check: type[Check]
    toy: Toy = field(default_factory=Toy)
    hooks: dict[str, object] = field(default_factory=dict)


BROKEN = [
    Broken("cards are conserved", Conserved, Toy(lay=after_laying(swap_a_card))),
    Broken("each card lies in exactly one zone", Conserved, Toy(lay=after_laying(lie_twice))),
    Broken("cards know where they lie", Conserved, Toy(lay=after_laying(lie_elsewhere))),
    Broken("handles are unique", Conserved, Toy(lay=after_laying(share_a_handle))),
    Broken("something is offered", Check, Toy(lay=asking_for(lambda g, seat: choose(seat, "T2", "lay", ())))),
    Broken("options are different", Asking, Toy(lay=asking_for(lambda g, s: choose(s, "T2", "lay", (1, 1), "mode")))),
    Broken(
        "programs can tell options apart",
        Asking,
        Toy(lay=asking_for(lambda g, s: choose(s, "T2", "lay", (1, 2), "mode"))),
        {"particulars": lambda g, asked, value: Offer("lay")},
    ),
    Broken("questions cite the book", Asking, Toy(lay=asking_for(lambda g, s: choose(s, "?", "lay", (1, 2), "mode")))),
    Broken("events cite the book", Asking, Toy(lay=after_laying(cite_nothing))),
    Broken("forks are cheap", Asking, Toy(lay=ask_seventeen_times)),
    Broken(
        "cards to choose from are seen",
        Asking,
        Toy(lay=asking_for(lambda g, seat: choose(seat, "T2", "lay", g.zone(LIFE, seat)))),
    ),
    Broken(
        "what is not offered is refused",
        Asking,
        Toy(lay=act_once),
        {"actions": lambda: ((1, "b", "T2"),), "why_not": lambda g, seat, code: None},
    ),
    Broken(
        "what is not offered is refused",
        Asking,
        Toy(lay=act_once),
        {"actions": lambda: ((0, "a", "T2"),), "why_not": lambda g, seat, code: REFUSED},
    ),
    Broken(
        "refusals cite the book",
        Asking,
        Toy(lay=act_once),
        {
            "actions": lambda: ((0, "a", "T2"), (1, "b", "T2")),
            "why_not": lambda g, seat, code: None if (g.current[2][0], 0) == (seat, code) else Refusal("nowhere", "x"),
        },
    ),
    Broken("who is not asked is refused", Asking, Toy(lay=act_once), {"actions": lambda: ((0, "a", "T2"),)}),
    Broken("everything can be said", Spoken, Toy()),
    Broken("a copy", Copies, Toy(lay=ask_in_another_order)),
    Broken("a copy", Forgotten, Toy(lay=ask_in_another_order)),
    Broken("a copy tells what its game tells", Copies, Toy(lay=after_laying(tell_how_often))),
    Broken("a replay tells the same", Replayed, Toy(lay=after_laying(tell_how_often))),
    Broken("a fork leaves", Undisturbed, Toy(lay=after_laying(write_to_a_shared_card))),
    Broken("what is offered can be answered", Answerable, Toy(lay=fail_at_the_last_card)),
    Broken("what is offered can be answered", Check, Toy(lay=fail_at_the_last_card)),
    Broken("a seat knows what it was shown", Known, Toy(lay=after_laying(know_too_much))),
    Broken("a seat knows what it was shown", Known, Toy(lay=bury_two_and_know_both)),
    Broken("a seat sees the same", Leaks, Toy(), {"view": view_with_the_other_hand}),
    Broken("a seat is asked the same", Leaks, Toy(), {"question": prompt_with_the_other_hand}),
    Broken("a seat is asked the same", Leaks, Toy(lay=ask_in_words_of_the_other_hand)),
    Broken("a view shows what is known", Leaks, Toy(lay=ask_only_if_there_is_a_choice)),
    Broken("a seat is told what it may know", Leaks, Toy(lay=after_laying(tell_what_lies_below))),
    Broken("a seat is told what it may know", Leaks, Toy(set_up=tell_the_bottom_of_a_shuffle)),
    Broken("a seat is told what it may know", Leaks, Toy(lay=keep_the_handle)),
    Broken("a view shows what is known", Now, Toy(), {"view": view_with_the_other_hand}),
    Broken("a question tells what is known", Now, Toy(), {"question": prompt_with_the_other_hand}),
    Broken("a question tells what is known", Now, Toy(lay=ask_what_the_other_holds)),
    Broken("who is asked can imagine", Imagined, Toy(lay=ask_in_words_of_the_other_hand)),
]


@pytest.mark.parametrize("broken", BROKEN, ids=lambda broken: f"{broken.check.__name__}: {broken.says}")
def test_a_broken_promise_is_noticed(broken, monkeypatch):
    monkeypatch.setattr(asking, "book_played", lambda game, edition: SimpleNamespace(ids=("T1", "T2", "T3")))
    broken_rules = rules(game="broken-toy", **broken.hooks)
    with pytest.raises(Fault, match=broken.says):
        for seed in range(30):
            watch(Game(broken_rules, broken.toy.opening()), seed, [broken.check(seed=seed)], limit=500)


def test_a_game_that_does_not_end_is_noticed():
    with pytest.raises(Fault, match="games end"):
        watch(Game(RULES, Toy(lay=no_end).opening()), 0, [], limit=PATIENCE // 2)


@pytest.mark.parametrize(
    "check", [Conserved, Copies, Forgotten, Undisturbed, Answerable, Replayed, Known, Leaks, Imagined]
)
def test_the_toy_itself_keeps_every_promise(check):
    for seed in range(6):
        watch(Toy().game(), seed, [check(seed=seed)])


def lose_the_gear(g):
    g.edit(g.soldiers(0)[0]).gear = ()


def see_the_life(g):
    g.edit(g.life(0)[0]).shown = ALL_SEATS


def fight_from_the_hand(g):
    g.attackers = (g.hand(0)[0],)


@pytest.mark.parametrize(
    ("check", "says", "prepare"),
    [
        (Equipped, "gear lies on soldiers", lose_the_gear),
        (Equipped, "only what is on the field fights", fight_from_the_hand),
        (Visible, "a seat sees no more than lies open to it", see_the_life),
    ],
)
def test_a_promise_of_blackpoker_that_is_broken_is_noticed(check, says, prepare):
    game = black_poker.game("pro", hand0="♠5 ♠6", soldiers0="♣3+♣8", prepare=prepare)
    with pytest.raises(Fault, match=says):
        watch(game, 0, [check()])


def test_a_view_that_lacks_a_face_is_noticed():
    poker = kirifuda.rules("black-poker", "light")
    hooks = {name: getattr(poker, name) for name in attributes(poker)}
    blind = Rules(**hooks | {"game": "blind-poker", "view": view_without_a_face})
    with pytest.raises(Fault, match="a view has every face that is seen"):
        watch(Game(blind, poker.opening(poker.decks(), CHANCE), 1), 0, [Visible()])


def test_what_breaks_while_it_is_watched_is_a_fault():
    class Breaks(Check):
        def at(self, game, index):
            raise KeyError("broken")

    done = watched(Opening("black-poker", "light", 0), [Breaks()])
    assert done.fault is not None and done.fault.promise == "nothing breaks" and "KeyError" in done.fault.seen


def test_a_replay_that_ends_otherwise_is_noticed():
    def end_by_chance(g, seat, turn):
        count.calls += 1
        yield choose(seat, "T2", "lay", (1, 2), "mode")
        if count.calls > 20:
            raise GameOver(Outcome(seat, "T3"))

    count.calls = 0
    with pytest.raises(Fault, match=r"a replay|every mode"):
        for seed in range(9):
            watch(Toy(lay=end_by_chance).game(), seed, [Replayed()])
