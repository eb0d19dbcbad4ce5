"""The cards that a phrase means: all, or such as have to be chosen (36-7)."""

from dataclasses import replace
from typing import Final

from ...effects.statements import Choose, ChooseAtRandom
from ...effects.tree import (
    BOTH,
    EITHER,
    OPPONENT,
    YOU,
    AdjacentLane,
    AnyOf,
    Count,
    Every,
    Extreme,
    InChosenLane,
    InLanes,
    IsIt,
    Number,
    SameLane,
    Subject,
    Those,
    Together,
)
from ...text.clauses import Quantity
from ...text.nominals import top_cards
from ...text.parsing import Leaf
from ...text.trouble import Misread
from ..tree import LordOf, MasterOf
from .hand_sizes import of_each
from .nominals import Nominal, are_never_units, as_cards, in_order, is_one_s_own
from .pronouns import Pronouns
from .scope import CHOSEN, SEEN

POINTED_AT: Final = (InLanes, InChosenLane, SameLane, AdjacentLane, AnyOf, Extreme)
"""What says by itself which cards are meant: without a number, all that are there."""


def _of_one(count: Quantity, whose: str) -> Quantity:
    """手札が5枚になるように: by as many as each has too many."""
    return replace(count, amount=of_each(count.amount, whose)) if count.amount is not None else count


class Subjects(Pronouns):
    """The cards that phrases mean. What has to be chosen first goes to `emitted`."""

    def countable(self, nominal: Nominal) -> bool:
        """A number after it can say how many of these cards."""
        if nominal.categories == ("master",):
            return False
        cards = nominal.is_cards() or nominal.kind == "TOP" or bool(nominal.did)
        return nominal.quantity is None and nominal.subject is None and cards

    def subject(self, nominal: Nominal, count: Quantity | None = None, general: bool = False) -> Subject:
        """The cards that a phrase means. `general`: without a number it speaks of every such card."""
        if nominal.subject is not None:
            if count is not None and not count.every:
                raise Misread(nominal.start, nominal.end, "how-many-of-it")
            return nominal.subject
        if nominal.kind == "TOGETHER":
            return Together(tuple(self.subject(part, count, general) for part in nominal.parts))
        if nominal.kind == "TOP":
            return top_cards(replace(nominal, whose=nominal.whose or self.oneself), count)
        nominal = self.as_cards(nominal)
        if not nominal.is_cards() or any(isinstance(test, Extreme) and not test.stat for test in nominal.tests):
            raise Misread(nominal.start, nominal.end, "no-cards", word=nominal.text)
        if count is not None and nominal.quantity is not None:
            raise Misread(nominal.start, nominal.end, "twice-how-many")
        count = count or nominal.quantity
        if is_one_s_own(nominal.zones) and not nominal.whose:
            nominal = replace(nominal, whose=self.oneself)
        self.must_lie_somewhere(nominal, count or Quantity(counter="枚"))
        if count is not None and count.every:
            return Every(nominal.filter())
        if count is not None:
            return self.choose(nominal, count)
        only = None if nominal.tests or nominal.zones else nominal.categories
        if only == ("master",) and nominal.whose == EITHER:
            return self.choose(nominal, Quantity(Number(1), "体"))
        if only == ("master",) and nominal.whose:
            return MasterOf(nominal.whose)
        if only == ("lord",) and nominal.whose in (YOU, OPPONENT):
            return LordOf(nominal.whose)
        if general or any(isinstance(test, POINTED_AT) for test in nominal.tests):
            return Every(nominal.filter())
        raise Misread(nominal.start, nominal.end, "how-many", word=nominal.text)

    def as_cards(self, nominal: Nominal) -> Nominal:
        """A phrase for cards in other words, as one of the usual kind."""
        return self.that_did_so(nominal) if nominal.did else as_cards(nominal)

    def that_did_so(self, nominal: Nominal) -> Nominal:
        """The cards to which something happened this turn."""
        raise NotImplementedError

    def choose(self, nominal: Nominal, count: Quantity, by: str = "") -> Subject:
        by = by or self.chooser
        self.chooser = ""
        nominal = self._of_those_seen(nominal, count)
        if count.each or (by == BOTH and not self.at_random):
            return self._choose_on_each_side(nominal, count, by)
        if self.at_random:
            return self._choose_at_random(nominal, count)
        if by not in ("", OPPONENT):
            raise Misread(nominal.start, nominal.end, "one-chooser")
        return self._chosen(nominal, count, by)

    def must_lie_somewhere(self, nominal: Nominal, count: Quantity) -> None:
        """Of skills and arts it has to be said where they are: on the field there are none."""
        if are_never_units(nominal) and not self._of_those_seen(nominal, count).zones:
            raise Misread(nominal.start, nominal.end, "where")

    def _of_those_seen(self, nominal: Nominal, count: Quantity) -> Nominal:
        """3枚を見て、ミニオンを1枚選ぶ: of the cards that were just looked at, where no other place is named."""
        found = self.scope.candidates()
        placed = nominal.zones or nominal.on_field or nominal.whose
        if len(found) != 1 or found[0].how != SEEN or placed or count.counter != "枚":
            return nominal
        tests = in_order([*nominal.tests, IsIt(found[0].subject)])
        return replace(nominal, zones=found[0].filter.zones, whose=found[0].filter.whose, tests=tests)

    def _choose_on_each_side(self, nominal: Nominal, count: Quantity, by: str) -> Subject:
        """互いのミニオンを1体ずつ: of each side's; by each player, where both are named."""
        if nominal.whose not in ("", BOTH) or self.at_random:
            raise Misread(nominal.start, nominal.end, "each-of-what")
        choosers = (YOU, OPPONENT) if by == BOTH else (by, by)
        both = Together(
            tuple(
                self._chosen(replace(nominal, whose=whose), _of_one(count, whose), chooser)
                for whose, chooser in zip((YOU, OPPONENT), choosers, strict=True)
            )
        )
        self.scope.topic = both
        return both

    def _choose_at_random(self, nominal: Nominal, count: Quantity) -> Those:
        if count.amount is None or count.up_to:
            raise Misread(nominal.start, nominal.end, "how-many", word=nominal.text)
        slot = self.scope.new_slot()
        self.emitted.append(ChooseAtRandom(slot, nominal.filter(), count.amount))
        return self.scope.bring_up(slot, CHOSEN, nominal.filter(), self.quotations.said(nominal.start, nominal.end))

    def _chosen(self, nominal: Nominal, count: Quantity, by: str) -> Those:
        slot = self.scope.new_slot()
        filter = nominal.filter()
        if count.at_least:
            raise Misread(nominal.start, nominal.end, "how-many-at-least")
        if count.every:
            count = Quantity(Count(filter))
        self.emitted.append(
            Choose(
                slot,
                filter,
                count.amount or Number(0),
                up_to=count.up_to,
                by=by,
                any_number=count.any_number,
            )
        )
        several = count.amount != Number(1) or count.any_number
        return self.scope.bring_up(slot, CHOSEN, filter, self.quotations.said(nominal.start, nominal.end), several)

    def owned(self, nominal: Nominal) -> Nominal:
        """手札が4枚以下なら: a hand of nobody in particular is one's own."""
        if nominal.whose or not is_one_s_own(nominal.zones):
            return nominal
        return replace(nominal, whose=self.oneself)

    def unsaid(self, leaf: Leaf, of_this: bool = False) -> Nominal:
        """A phrase that is not said, as if it were."""
        subject = self.elided(leaf.start, leaf.end, of_this)
        return Nominal("PRON", "", leaf.start, leaf.end, subject=subject)
