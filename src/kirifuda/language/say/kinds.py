"""How what fills a case is said: the other way of `language.kinds`."""

from collections.abc import Callable
from typing import Any, Final

from ...effects.tree import BOTH, YOU, Amount, Every, Filter, IsIt, Subject, This
from ..clauses import Changes, UntilSoMany, Values
from ..meanings import (
    DOER,
    DeckEnd,
    Gifts,
    Hurt,
    Measure,
    Numbers,
    Period,
    Place,
    PlayCost,
    Quantity,
    Received,
    Some,
    Spot,
    Thing,
    Things,
)
from .amounts import amount, figure, is_figure, many, number
from .cards import COMPARED, cards, noun_for, quality, subject
from .speaker import Part, Speaker
from .tape import Unsayable
from .words import listed, usual


def _some(s: Speaker, what: Things) -> Part:
    """キャラクターを2体まで: the number follows the particle."""
    words = cards(s, what.filter, located=True)
    if words.startswith("その中の"):
        words = "その中から" + words.removeprefix("その中の")
    return Part(words, quantity(s, what.quantity, what.filter))


def quantity(s: Speaker, one: Quantity | None, filter: Filter) -> str:
    if one is None:
        raise Unsayable(filter)
    if one.any_number:
        return "好きな数"
    if one.count is None:
        return "全て"
    return many(s, one.count, s.manner.counter(filter)) + ("まで" if one.up_to else "")


def _drawn(s: Speaker, count: Amount) -> Part:
    return Part(noun_for(s, ()), many(s, count, "枚"))


def _damage(s: Speaker, one: Amount) -> Part:
    word = usual(s.vocabulary.damage, "")
    return Part(f"{figure(one)}{word}" if is_figure(one) else f"{number(s, one)}に等しい{word}")


def _signed(s: Speaker, by: tuple[Amount, bool]) -> Part:
    return Part(f"{'－' if by[1] else '＋'}{figure(by[0])}")


def _numbers(s: Speaker, one: Numbers) -> Part:
    stats = "と".join(usual(s.vocabulary.stats, stat) for stat in one.stats)
    if one.of is None:
        raise Unsayable(one)
    owner = subject(s, one.of, zero=True)
    return Part((f"{owner}の" if owner else "") + ("元々の" if one.original else "") + stats, bare=not owner)


def _cards(s: Speaker, one: Subject) -> Part:
    if isinstance(one, Some):
        return _some(s, Things(one.filter, one.quantity))
    return Part(subject(s, one))


def belonging(s: Speaker, one: Subject, word: str) -> Part:
    """それの疲労; 疲労, where it is known of whom."""
    owner = subject(s, one, zero=True)
    return Part(f"{owner}の{word}" if owner else word, bare=not owner)


def place(s: Speaker, one: Place | Spot) -> str:
    if isinstance(one, Spot):
        return s.of(one.whose) + usual(s.vocabulary.spots, one.test)
    where = s.of(one.whose) + listed(s.vocabulary.zones, one.zones or (s.vocabulary.field,))
    return where if one.quantity is None else where + quantity(s, one.quantity, Filter())


def _deck_end(s: Speaker, one: DeckEnd) -> Part:
    deck = usual(s.vocabulary.zones, "deck")
    ends = [word for word, bottom in s.vocabulary.tops.items() if bottom == one.bottom]
    best = next((word for word in ends if word.startswith(deck) and "一番" in word), ends[0])
    return Part(("" if one.whose in (s.doer, DOER) else s.of(one.whose)) + best)


def _gifts(s: Speaker, one: Gifts) -> Part:
    if one.changes:
        raise Unsayable(one)
    return Part("と".join([*map(s.manner.keyword, one.keywords), *map(s.manner.ability, one.abilities)]))


def _many(s: Speaker, one: Quantity) -> Part:
    if one.any_number:
        return Part("何枚でも")
    assert one.count is not None
    return Part(figure(one.count) + one.counter + ("まで" if one.up_to else ""))


def _what(s: Speaker, one: Subject | Filter) -> Part:
    return Part(cards(s, one) if isinstance(one, Filter) else subject(s, one))


def _test(s: Speaker, one: Filter) -> Part:
    """What something is said to be."""
    if one.tests and one == Filter(tests=one.tests):
        how = " ".join(getattr(test, "how", "?") for test in one.tests)
        if how in s.vocabulary.states.values():
            return Part(usual(s.vocabulary.states, how))
        if len(one.tests) == 1:
            try:
                return Part(quality(s, one.tests[0]))
            except Unsayable:
                pass
    return Part(cards(s, one))


def _measure(s: Speaker, one: Measure) -> Part:
    if one.how not in COMPARED and one.how != ">":
        raise Unsayable(one)
    counter = one.counter if s.counted is None else s.manner.counter(s.counted)
    words = figure(one.amount) + counter if is_figure(one.amount) else number(s, one.amount)
    if one.how == "=":
        return Part(f"ちょうど{words}" if is_figure(one.amount) else f"{words}に等しい")
    return Part(words + ("を超える" if one.how == ">" else COMPARED[one.how]))


def _so_that(s: Speaker, one: UntilSoMany) -> Part:
    own = one.place.whose == s.doer
    where = listed(s.vocabulary.zones, one.place.zones)
    return Part(f"{'' if own else s.of(one.place.whose)}{where}が{figure(one.amount)}枚になるように")


def period(s: Speaker, one: Period) -> str:
    return ("" if one.phase and one.whose == BOTH else s.of(one.whose)) + usual(s.vocabulary.periods, one.phase)


def _play_cost(s: Speaker, one: PlayCost) -> Part:
    word = next(iter(s.vocabulary.play_costs))
    if one.filter == Filter(tests=(IsIt(This()),)):
        if one.whose != YOU or one.next_only:
            raise Unsayable(one)
        return Part(f"{s.this}を{word}")
    who, of = s.player(one.whose), cards(s, one.filter)
    if one.next_only:
        return Part(f"{who}が{next(iter(s.vocabulary.next_plays))}{of}の{usual(s.vocabulary.stats, 'cost')}")
    return Part(f"{who}が{of}を{word}")


def _received(s: Speaker, one: Received) -> Part:
    damage = usual(s.vocabulary.damage, one.nature)
    if one.by is not None:
        against = "" if one.against is None else f"{cards(s, one.against)}に"
        return Part(f"{subject(s, one.by)}が{against}与える{damage}")
    against = "" if one.against is None else f"{cards(s, one.against)}から"
    who = s.player(one.whose) if one.to is None else subject(s, one.to)
    return Part(f"{who}が{against}受ける{damage}")


def _changes(s: Speaker, one: Changes) -> Part:
    owner = subject(s, one.of, zero=True) if one.of is not None else ""
    if len(one.changes) != 2:
        raise Unsayable(one)
    said = "、".join(
        f"{usual(s.vocabulary.stats, stat)}を{_signed(s, (by, down)).phrase}" for stat, by, down in one.changes
    )
    return Part((f"{owner}の" if owner else "") + said, bare=not owner)


def _values(s: Speaker, one: Values) -> Part:
    """ATKを0、HPを1に."""
    owner = subject(s, one.of, zero=True) if one.of is not None else ""
    said = "、".join(f"{usual(s.vocabulary.stats, stat)}を{number(s, amount)}" for stat, amount in one.values)
    return Part((f"{owner}の" if owner else "") + said + "に", bare=not owner)


def _word(s: Speaker, one: Thing) -> Part:
    """効果, 相手の効果, 相手のキャラクターの効果."""
    owner = "" if one.of is None else f"{_bare(s, one.of)}の"
    return Part(s.of(one.whose) + owner + usual(s.vocabulary.words, one.key))


def _bare(s: Speaker, one: Subject) -> str:
    return cards(s, one.filter) if isinstance(one, Every) else subject(s, one)


def _hurt(s: Speaker, one: Hurt) -> Part:
    return Part(("" if one.amount is None else number(s, one.amount)) + usual(s.vocabulary.damage, one.nature))


SAID: Final[dict[str, Callable[[Speaker, Any], Part]]] = {
    "player": lambda s, whose: Part(s.acts(whose)),
    "someone": lambda s, whose: Part(s.player(whose)),
    "cards": _cards,
    "group": lambda s, one: Part(subject(s, one)),
    "target": lambda s, one: Part(subject(s, one)),
    "filter": lambda s, one: Part(cards(s, one)),
    "some": _some,
    "drawn": _drawn,
    "damage": _damage,
    "number": lambda s, one: Part(many(s, one, "")),
    "signed": _signed,
    "amount": lambda s, one: Part(amount(s, one)),
    "number-of": lambda s, one: Part(amount(s, one)),
    "numbers": _numbers,
    "life": lambda s, whose: Part(("" if whose == DOER else s.of(whose)) + usual(s.vocabulary.player_stats, "life")),
    "zone": lambda s, one: Part(place(s, one)),
    "place": lambda s, one: Part(place(s, one)),
    "spot": lambda s, one: Part(place(s, one)),
    "so-many-of": lambda s, one: Part(place(s, one)),
    "deck-end": _deck_end,
    "state": lambda s, how: Part(usual(s.vocabulary.states, how)),
    "gifts": _gifts,
    "one": lambda s, one: Part(subject(s, one)),
    "at-least": _measure,
    "measure": _measure,
    "half": lambda s, one: Part("半分（端数切り捨て）" if one.down else "半分"),
    "fold": lambda s, factor: Part(f"{factor}倍"),
    "what": _what,
    "test": _test,
    "one-card": lambda s, _: Part(noun_for(s, ()), "1枚"),
    "card": lambda s, _: Part(noun_for(s, ())),
    "word": _word,
    "effects-of": _word,
    "times": lambda s, one: Part(figure(one.count) + one.counter),
    "many": _many,
    "so-that": _so_that,
    "mark": lambda s, mark: Part(usual(s.vocabulary.marks, mark)),
    "period": lambda s, one: Part(period(s, one)),
    "play-cost": _play_cost,
    "received": _received,
    "least": lambda s, one: Part(f"最低{figure(one)}まで"),
    "changes": _changes,
    "values": _values,
    "hurt": _hurt,
}
ZERO: Final = frozenset({"cards", "group", "target"})
"""Kinds of which a case may be left out where it is known what is meant."""
