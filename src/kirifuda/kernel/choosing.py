"""Choosing several cards: one at a time, in the order in which they lie, so that no set is offered twice."""

from collections.abc import Generator, Mapping

from .ask import CARD, STOP, Question, Values, choose, lot, pick

Choosing = Generator[Question, int, Values]


class Bounds:
    """What binds cards that are chosen together. Never written to.

    `names`: of each card, where no two may have the same. `sizes`: of each card, where all together may come to `room`
    at most.
    """

    __slots__ = ("names", "room", "sizes")

    def __init__(
        self, names: Mapping[int, str] | None = None, sizes: Mapping[int, int] | None = None, room: int = 0
    ) -> None:
        self.names = names
        self.sizes = sizes
        self.room = room

    def fitting(self, ids: Values) -> Values:
        sizes = self.sizes
        return ids if sizes is None else tuple([id for id in ids if sizes[id] <= self.room])

    def after(self, card: int) -> "Bounds":
        """What binds the others once this card is chosen, names aside."""
        return self if self.sizes is None else Bounds(self.names, self.sizes, self.room - self.sizes[card])

    def beside(self, card: int, ids: Values) -> Values:
        """Those of these that can be chosen together with the card."""
        names = self.names
        others = ids if names is None else tuple([id for id in ids if names[id] != names[card]])
        return self.after(card).fitting(others)

    def at_most(self, ids: Values) -> int:
        """How many of these can be chosen together: of each name the smallest, and the smaller before the larger."""
        least: dict[str, int] = {}
        for id in ids:
            name = str(id) if self.names is None else self.names[id]
            size = 0 if self.sizes is None else self.sizes[id]
            least[name] = min(size, least.get(name, size))
        if self.sizes is None:
            return len(least)
        many, left = 0, self.room
        for size in sorted(least.values()):
            left -= size
            if left < 0:
                break
            many += 1
        return many


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
    bounds: Bounds | None = None,
    in_secret: bool = False,
) -> Choosing:
    """Choose from `least` to `most` of these cards, within bounds if there are any.

    `in_secret`: others cannot tell how many there are to choose from, so it is asked though none is left.
    """
    chosen: Values = ()
    left = ids if bounds is None else bounds.fitting(ids)
    while (left or in_secret) and len(chosen) < most:
        still = least - len(chosen)
        if still > 0:
            card = yield choose(seat, by, prompt, _with_enough_behind(left, still, bounds), CARD, about, public)
        else:
            card = yield pick(seat, by, prompt, left, CARD, about)
            if card == STOP:
                break
        chosen += (card,)
        left = left[left.index(card) + 1 :]
        if bounds is not None:
            left = bounds.beside(card, left)
            bounds = bounds.after(card)
    return chosen


def _with_enough_behind(left: Values, still: int, bounds: Bounds | None) -> Values:
    """Those from which on as many can be chosen as still have to be."""
    if bounds is None:
        return left[: len(left) - still + 1]
    found: Values = ()
    for at, id in enumerate(left):
        behind = bounds.beside(id, left[at + 1 :])
        if bounds.after(id).at_most(behind) >= still - 1:
            found += (id,)
    return found


def at_most(ids: Values, bounds: Bounds | None) -> int:
    """How many of these cards can be chosen together."""
    return len(ids) if bounds is None else bounds.at_most(ids)


def by_lot(by: str, prompt: str, ids: Values, many: int) -> Choosing:
    """So many of these cards, as chance draws them."""
    chosen: Values = ()
    left = ids
    for _ in range(many):
        at = yield lot(by, prompt, len(left), CARD)
        chosen += (left[at],)
        left = left[:at] + left[at + 1 :]
    return chosen
