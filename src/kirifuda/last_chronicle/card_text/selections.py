"""The cards that a phrase means, and those that are picked out."""

import re
from dataclasses import replace

from ...effects.parts import parts_of
from ...effects.statements import Choose
from ...effects.tree import (
    EITHER,
    OPPONENT,
    YOU,
    Amount,
    Count,
    Done,
    Every,
    Filter,
    IsIt,
    Number,
    PlayerOf,
    Subject,
    This,
    Those,
    Together,
    TopCards,
)
from ...text.clauses import Quantity
from ...text.trouble import Misread
from .. import vocabulary
from ..statements import ChooseCardOrPlayer, ChoosePlayer, Designate
from ..tree import THAT_PLAYER, OneOf
from . import lexicon
from .card_tests import CardTests
from .lexicon import number
from .nominals import HIDDEN, Nominal, in_order, owned_by
from .scope import CHOSEN, PICKED, SEEN


class Selections(CardTests):
    """Makes subjects of phrases. What has to be picked out first goes to `emitted`."""

    def countable(self, nominal: Nominal) -> bool:
        if nominal.kind == "TOGETHER":
            return all(self.countable(part) for part in nominal.parts)
        return nominal.quantity is None and nominal.subject is None and (nominal.is_cards() or nominal.kind == "TOP")

    def subject(self, nominal: Nominal, count: Quantity | None = None, general: bool = False) -> Subject:
        """The cards that a phrase means. `general`: without a number it speaks of every such card."""
        if nominal.subject is not None:
            if count is not None and not count.every:
                raise Misread(nominal.start, nominal.end, "how-many-of-it")
            return nominal.subject
        if nominal.next:
            raise Misread(nominal.start, nominal.end, "not-here")
        if nominal.kind == "TOGETHER":
            return Together(tuple(self.subject(part, count, general) for part in nominal.parts))
        if nominal.kind == "PLAYER":
            return PlayerOf(nominal.whose or YOU)
        if nominal.kind == "TOP":
            return self.top_cards(nominal, count)
        if not nominal.is_cards():
            raise Misread(nominal.start, nominal.end, "no-cards", word=nominal.text)
        if count is not None and nominal.quantity is not None:
            raise Misread(nominal.start, nominal.end, "twice-how-many")
        count = count or nominal.quantity
        nominal = self.placed(nominal)
        if count is not None and count.every:
            return Every(nominal.filter())
        if count is not None and count.each:
            return self._one_of_each(nominal, count)
        if count is not None:
            return self.pick_out(nominal, count)
        if general:
            return Every(nominal.filter())
        if nominal.kind == "ZONENOUN":
            return Every(nominal.filter())
        raise Misread(nominal.start, nominal.end, "how-many", word=nominal.text)

    def _one_of_each(self, nominal: Nominal, count: Quantity) -> Subject:
        """ユニットカードとスペルカードを1枚ずつ: so many of each type."""
        if "と" not in nominal.text or len(nominal.categories) < 2:
            raise Misread(nominal.start, nominal.end, "how-many", word=nominal.text)
        ones = [replace(nominal, categories=(kind,), quantity=None) for kind in nominal.categories]
        return Together(tuple(self.pick_out(one, replace(count, each=False)) for one in ones))

    def either_of(self, parts: list[Nominal]) -> Nominal:
        """ユニット1体かSS1枚: one card, of any of these kinds. Whose it is need be said only once."""
        first = parts[0]
        said: list[Nominal] = []
        for part in parts:
            if not part.is_cards() or part.subject is not None:
                raise Misread(part.start, part.end, "no-cards", word=part.text)
            if part.quantity is None or part.quantity != replace(part.quantity, amount=Number(1), up_to=False):
                raise Misread(part.start, part.end, "how-many", word=part.text)
            if part.is_bound() or part.nth or part.gifts or part.used:
                raise Misread(part.start, part.end, "not-here")
            zones = part.zones
            if not zones and not part.on_field and part.kind == "CARDS" and part.text.endswith("カード"):
                zones = first.zones
            said.append(self.placed(replace(part, whose=part.whose or first.whose, zones=zones)))
        owners = {part.whose for part in said}
        places = {part.zones for part in said}
        whose = said[0].whose if len(owners) == 1 else ""
        both = replace(said[0], start=first.start, end=parts[-1].end, whose=whose, text="カード", kind="CARDS")
        if len(places) == 1 and len(owners) == 1 and len({part.tests for part in said}) == 1:
            kinds = {kind for part in said for kind in part.categories}
            types = tuple(name for name in vocabulary.TYPES if name in kinds)
            return replace(both, categories=types if all(part.categories for part in said) else ())
        inner = [replace(part, whose="" if len(owners) == 1 else part.whose) for part in said]
        inner = [replace(part, zones=() if len(places) == 1 else part.zones) for part in inner]
        lies = {zone for part in said for zone in part.zones or ("battlefield",)}
        zones = said[0].zones if len(places) == 1 else tuple(zone for zone in vocabulary.ZONES if zone in lies)
        return replace(both, zones=zones, categories=(), tests=(OneOf(tuple(part.filter() for part in inner)),))

    def of_those_seen(self, nominal: Nominal) -> Nominal:
        """～を見て、（カード）1枚を: one of the cards that were looked at in this sentence, or the one before."""
        if nominal.kind != "CARDS" or nominal.zones or nominal.on_field or nominal.whose:
            return nominal
        seen = [one for one in self.scope.referents if one.how == SEEN and one.sentence >= self.scope.sentence - 1]
        if nominal.text == "" and not seen:
            pairs = [Those(slot) for slot in self.scope.pairs]
            seen = [one for one in self.scope.referents if one.subject in pairs]
        if not self._is_among_seen(nominal, bool(seen) and seen[-1].sentence == self.scope.sentence) or not seen:
            if nominal.text == "" and not nominal.tests:
                raise Misread(nominal.start, nominal.end, "which-cards")
            return nominal
        filter = seen[-1].filter
        tests = in_order([*nominal.tests, IsIt(seen[-1].subject)])
        return replace(nominal, zones=filter.zones, whose=filter.whose, tests=tests)

    def _is_among_seen(self, nominal: Nominal, just_now: bool) -> bool:
        """カード, ユニットカード; what is counted as cards are; and スペル in the sentence that looks at cards."""
        if nominal.text == "" or nominal.text.endswith("カード"):
            return True
        as_cards = nominal.quantity is not None and nominal.quantity.counter == "枚"
        return (just_now and nominal.text == "スペル") or (as_cards and bool(nominal.categories))

    def placed(self, nominal: Nominal) -> Nominal:
        """With what goes without saying: one's own hand, deck and yards; a spell is on the stack."""
        nominal = self.of_those_seen(nominal)
        if nominal.zones and nominal.zones[0] in HIDDEN and not nominal.whose:
            nominal = replace(nominal, whose=self.chooser or self.oneself)
        if nominal.categories == ("spell",) and not nominal.zones and not nominal.on_field:
            nominal = replace(nominal, zones=("stack",))
        return nominal

    def pick_out(
        self, nominal: Nominal, count: Quantity, by: str = "", target: bool = False, how: str = PICKED
    ) -> Those:
        """Pick out so many; as a target, where that is possible on use."""
        if count.at_least:
            raise Misread(nominal.start, nominal.end, "how-many-at-least")
        by = by or self.chooser
        if by and not nominal.whose and by != EITHER:
            nominal = owned_by(nominal, by)
        filter = self.placed(replace(nominal, quantity=count)).picked()
        if nominal.is_bound() and (count.every or self.scope.cost):
            raise Misread(nominal.start, nominal.end, "how-many", word=nominal.text)
        if count.every:
            count = Quantity(Count(filter))
        slot = self.scope.new_slot()
        among = any(isinstance(test, IsIt) and isinstance(test.subject, Those | Together) for test in filter.tests)
        hidden = any(zone in HIDDEN for zone in filter.zones)
        target = target and not by and not self.scope.cost and not hidden and not among
        amount = count.amount or Number(0)
        target = target and self._is_known_on_use(filter, amount)
        if amount != Number(1):
            self.scope.several += (slot,)
        if amount == Number(2) and not count.up_to and not count.any_number:
            self.scope.pairs += (slot,)
        if target:
            self.scope.targets += (slot,)
            self.emitted.append(Choose(slot, filter, amount, count.up_to, "", count.any_number))
        else:
            self.emitted.append(Designate(slot, filter, amount, count.up_to, by if by != YOU else "", count.any_number))
        return self.scope.bring_up(slot, how, filter, self.quotations.said(nominal.start, nominal.end))

    def _is_known_on_use(self, filter: Filter, amount: Amount) -> bool:
        """What a resolution, or a payment, brings up first is nothing to choose targets by (11.2.7)."""
        parts = list(parts_of((filter, amount)))
        later = [one for one in parts if isinstance(one, Those) and one.slot not in self.scope.targets]
        return not later and not any(isinstance(one, Done) for one in parts)

    def choose_card_or_player(self, nominal: Nominal) -> None:
        whose = OPPONENT if "相手のユニット" in nominal.text else EITHER
        player = EITHER if "プレイヤー" in nominal.text else OPPONENT
        filter = Filter(whose, (), ("unit",))
        slot = self.scope.new_slot()
        self.scope.targets += (slot,)
        self.emitted.append(ChooseCardOrPlayer(slot, filter, Number(1), player=player))
        self.scope.bring_up(slot, CHOSEN, filter, self.quotations.said(nominal.start, nominal.end))

    def choose_player(self, nominal: Nominal) -> None:
        slot = self.scope.new_slot()
        self.emitted.append(ChoosePlayer(slot, nominal.whose or EITHER))
        self.scope.player = True
        self.scope.topic = PlayerOf(THAT_PLAYER)

    def top_cards(self, nominal: Nominal, count: Quantity | None) -> TopCards:
        figures = re.findall(f"({lexicon.NUMBER})枚", nominal.text)
        count = count or nominal.quantity
        if count is not None and (count.amount is None or count.up_to):
            raise Misread(nominal.start, nominal.end, "how-many", word=nominal.text)
        amount = number(figures[0]) if figures else count.amount if count is not None else Number(1)
        return TopCards(nominal.whose or self.oneself, amount or Number(1), bottom="下" in nominal.text)

    def bearer(self, nominal: Nominal) -> Subject:
        """What counters lie on: as said; else this card."""
        return This() if nominal.bearer is None else self.subject(nominal.bearer, general=True)
