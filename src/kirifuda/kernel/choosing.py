"""Choosing several cards: one at a time, in the order in which they lie, so that no set is offered twice."""

from collections.abc import Generator, Mapping

from .ask import CARD, STOP, Question, Values, choose, lot, pick

Choosing = Generator[Question, int, Values]
Names = Mapping[int, str]


def choose_set(seat: int, by: str, prompt: str, ids: Values, number: int, about: Values, public: bool) -> Choosing:
    """Choose `number` different cards of `ids`."""
    return choose_some(seat, by, prompt, ids, number, number, about, public)


def choose_some(
    seat: int,
    by: str,
    prompt: str,
    ids: Values,
    least: int,
    most: int,
    about: Values,
    public: bool,
    names: Names | None = None,
    in_secret: bool = False,
) -> Choosing:
    """Choose from `least` to `most` of these cards. `names`: of each card, where no two may have the same.

    `in_secret`: others cannot tell how many there are to choose from, so it is asked though none is left.
    """
    chosen: Values = ()
    left = ids
    while (left or in_secret) and len(chosen) < most:
        still = least - len(chosen)
        if still > 0:
            card = yield choose(seat, by, prompt, _with_enough_behind(left, still, names), CARD, about, public)
        else:
            card = yield pick(seat, by, prompt, left, CARD, about)
            if card == STOP:
                break
        chosen += (card,)
        left = left[left.index(card) + 1 :]
        if names is not None:
            left = tuple([id for id in left if names[id] != names[card]])
    return chosen


def _with_enough_behind(left: Values, still: int, names: Names | None) -> Values:
    """Those from which on as many can be chosen as still have to be."""
    if names is None:
        return left[: len(left) - still + 1]
    return tuple([id for at, id in enumerate(left) if at_most(left[at:], names) >= still])


def at_most(ids: Values, names: Names | None) -> int:
    """How many of these cards can be chosen together."""
    return len(ids) if names is None else len({names[id] for id in ids})


def by_lot(by: str, prompt: str, ids: Values, many: int) -> Choosing:
    """So many of these cards, as chance draws them."""
    chosen: Values = ()
    left = ids
    for _ in range(many):
        at = yield lot(by, prompt, len(left), CARD)
        chosen += (left[at],)
        left = left[:at] + left[at + 1 :]
    return chosen
