"""Asking: the turn player makes every choice (01-8), and each question cites the clause of its edition."""

from collections.abc import Generator

from ..kernel import ask, choosing
from ..kernel.ask import ANSWER, CARD, CHOOSE, MAY, NO, NO_OR_YES, Question, Values
from ..kernel.choosing import choose_some
from ..kernel.state import ALL_SEATS
from ..kernel.zones import EVERYBODY
from .book import clause
from .table import ZONES, Table


@clause("01-8", "36-7")
def choose(
    g: Table,
    seat: int,
    by: str,
    prompt: str,
    values: Values,
    domain: str = CARD,
    about: Values = (),
    public: bool = True,
) -> Question:
    return Question(seat, CHOOSE, g.edition.numbers.get(by, by), prompt, domain, values, about, public)


def may(g: Table, seat: int, by: str, prompt: str, about: Values = ()) -> Question:
    return Question(seat, MAY, g.edition.numbers.get(by, by), prompt, ANSWER, NO_OR_YES, about)


def order(g: Table, seat: int, by: str, prompt: str, values: Values, domain: str = CARD) -> Question:
    return ask.order(seat, g.edition.numbers.get(by, by), prompt, values, domain)


def number(g: Table, seat: int, by: str, prompt: str, least: int, most: int) -> Question:
    values = ask.numbers(least, most)
    return Question(seat, ask.NUMBER, g.edition.numbers.get(by, by), prompt, ANSWER, values, (), True)


def who_sees_all(g: Table, ids: Values) -> int:
    """The seats that see each of these cards, as bits."""
    seats = ALL_SEATS
    for id in ids:
        card = g.cards[id]
        if ZONES[card.zone // 2].seen_by != EVERYBODY:
            seats &= g.viewers(card)
    return seats


def is_open(g: Table, ids: Values) -> bool:
    """Whether everybody sees these cards."""
    return who_sees_all(g, ids) == ALL_SEATS


@clause("01-8", "36-7")
def choose_several(
    g: Table, seat: int, by: str, prompt: str, ids: Values, least: int, most: int, source: Values = ()
) -> Generator[Question, int, Values]:
    """Choose from `least` to `most` of these cards, of which there are enough.

    What the chooser cannot see is drawn by lot. `source` is the card whose effect asks for it, if it is one's.
    """
    seats = who_sees_all(g, ids)
    cited = g.edition.numbers.get(by, by)
    if not seats >> seat & 1:
        return choosing.by_lot(cited, prompt, ids, most)
    return choose_some(seat, cited, prompt, ids, least, most, (least, most, *source), seats == ALL_SEATS)


@clause("01-8")
def by_lot(g: Table, by: str, prompt: str, ids: Values, many: int) -> Generator[Question, int, Values]:
    """So many of these cards, as chance draws them."""
    return choosing.by_lot(g.edition.numbers.get(by, by), prompt, ids, many)


@clause("01-8")
def agrees(g: Table, seat: int, by: str, prompt: str, about: Values = ()) -> Generator[Question, int, bool]:
    """Whether a player pays a cost; the one who does not have the turn is taken to decline (L8).

    It is told, unless that would tell of a card which the other does not see.
    """
    if seat != g.player:
        if is_open(g, about):
            g.tell("cost-declined", "01-8", seat, about)
        return False
    return (yield may(g, seat, by, prompt, about)) != NO
