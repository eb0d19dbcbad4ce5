"""The cards, squares and numbers that a phrase means."""

from dataclasses import replace
from typing import Final

from ...effects.statements import Choose
from ...effects.tree import (
    BOTH,
    OPPONENT,
    YOU,
    AdjacentLane,
    Amount,
    Count,
    Every,
    InAttack,
    InChosenLane,
    InLanes,
    Number,
    PlayerStat,
    SameLane,
    Stat,
    Subject,
    TimesThisTurn,
    Together,
)
from ...text.clauses import Quantity
from ...text.nominals import top_cards
from ...text.scope import CHOSEN
from ...text.trouble import Misread
from ..tree import AdjacentSquare, BattlesWith, Beside, InRows, PointedAt, Squares
from . import lexicon
from .nominals import OWN_ZONES, Nominal, in_order
from .traits import TraitReader

_POINTED_AT: Final = (InChosenLane, SameLane, AdjacentLane, AdjacentSquare, Beside, PointedAt, BattlesWith)
"""What says by itself which cards are meant: without a number, all that are there."""
PLACES: Final = ("SQUARE", "LANENOUN", "ROWNOUN")


class SubjectReader(TraitReader):
    """Knows which cards, squares and numbers a phrase means."""

    def countable(self, nominal: Nominal) -> bool:
        """A number after it can say how many of these cards."""
        return nominal.quantity is None and nominal.subject is None and (nominal.is_cards() or nominal.kind == "TOP")

    def subject(self, nominal: Nominal, count: Quantity | None = None, general: bool = False) -> Subject:
        """The cards that a phrase means. `general`: without a number it speaks of every such card."""
        if nominal.kind == "THIS" and nominal.text.startswith("手札"):
            raise Misread(nominal.start, nominal.end, "not-here")
        if nominal.subject is not None:
            if count is not None and not count.every:
                raise Misread(nominal.start, nominal.end, "how-many-of-it")
            return nominal.subject
        if nominal.kind == "TOGETHER":
            return Together(tuple(self.subject(part, count, general) for part in nominal.parts))
        if nominal.kind == "TOP":
            return top_cards(nominal, count)
        if not nominal.is_cards():
            raise Misread(nominal.start, nominal.end, "no-cards", word=nominal.text)
        if count is not None and nominal.quantity is not None:
            raise Misread(nominal.start, nominal.end, "twice-how-many")
        count = count or nominal.quantity
        if count is not None and count.every:
            return Every(nominal.filter())
        if count is not None:
            return self.choose(nominal, count)
        pointed_at = any(
            isinstance(test, _POINTED_AT) or (isinstance(test, InAttack) and test.part != "either")
            for test in nominal.tests
        )
        if general or pointed_at:
            return Every(nominal.filter())
        raise Misread(nominal.start, nominal.end, "how-many", word=nominal.text)

    def choose(self, nominal: Nominal, count: Quantity, chooser: str = "") -> Subject:
        if (chooser or self.chooser) == BOTH:
            return self._choose_on_each_side(nominal, replace(count, each=False))
        if count.each:
            return self._choose_of_each(nominal, replace(count, each=False), chooser)
        slot = self.scope.new_slot()
        filter = nominal.filter()
        if count.at_least:
            raise Misread(nominal.start, nominal.end, "how-many-at-least")
        if count.every:
            count = Quantity(Count(filter))
        chooser = chooser or self.chooser
        if chooser not in ("", OPPONENT):
            raise Misread(nominal.start, nominal.end, "one-chooser")
        self.chooser = ""
        amount = count.amount or Number(0)
        self.emitted.append(Choose(slot, filter, amount, count.up_to, chooser, count.any_number))
        return self.scope.bring_up(slot, CHOSEN, filter, self.quotations.said(nominal.start, nominal.end))

    def _choose_of_each(self, nominal: Nominal, count: Quantity, chooser: str) -> Subject:
        """お互いのキャラクターを1体ずつ, 相手の前衛と後衛のキャラクターを1体ずつ: so many of each of the two."""
        said = self.quotations.said(nominal.start, nominal.end)
        rows = [test for test in nominal.tests if isinstance(test, InRows) and len(test.rows) == 2]
        if ("互いの" in said or "自分と相手の" in said) and not nominal.whose:
            ones = [replace(nominal, whose=whose) for whose in (YOU, OPPONENT)]
        elif rows and nominal.whose:
            rest = [test for test in nominal.tests if test not in rows]
            ones = [replace(nominal, tests=in_order([*rest, InRows((row,))])) for row in rows[0].rows]
        else:
            raise Misread(nominal.start, nominal.end, "each-of-what")
        both = Together(tuple(self.choose(one, count, chooser) for one in ones))
        self.scope.topic = both
        return both

    def _choose_on_each_side(self, nominal: Nominal, count: Quantity) -> Subject:
        """お互いのプレイヤーは手札を1枚捨てる: each player chooses among one's own."""
        own = bool(nominal.zones) and set(nominal.zones) <= set(OWN_ZONES)
        said = self.quotations.said(nominal.start, nominal.end)
        if nominal.whose or not (own or "自分の" in said or "自身の" in said):
            raise Misread(nominal.start, nominal.end, "one-chooser")
        self.chooser = ""
        both = Together(
            tuple(
                self.choose(replace(nominal, whose=whose), count, "" if whose == YOU else whose)
                for whose in (YOU, OPPONENT)
            )
        )
        self.scope.topic = both
        return both

    def squares(self, nominal: Nominal) -> Squares | None:
        """The empty squares that a phrase for a place means; None if it is no place on the board."""
        if nominal.kind not in PLACES:
            return None
        rows: tuple[str, ...] = ()
        lanes: tuple[str, ...] = ()
        of: Subject | None = None
        near, text = nominal.near, nominal.text
        if text.endswith(("選んだマス", "そのマス")):
            if self.scope.square is None:
                raise Misread(nominal.start, nominal.end, "pronoun", word=text)
            return Squares(slot=self.scope.square)
        if nominal.kind == "ROWNOUN":
            rows = lexicon.rows_of(text)
        elif nominal.kind == "LANENOUN":
            lanes = lexicon.lanes_of(text)
        if "隣" in text:
            near = "adjacent-lane" if "レーン" in text else "adjacent"
        elif "同じレーン" in text or "同一" in text:
            near = "same-lane"
        for test in nominal.tests:
            if isinstance(test, InRows):
                rows = test.rows
            elif isinstance(test, InLanes):
                lanes = test.lanes
            elif near:
                raise Misread(nominal.start, nominal.end, "twice-where")
            elif isinstance(test, SameLane):
                near, of = "same-lane", test.subject
            elif isinstance(test, AdjacentLane):
                near, of = "adjacent-lane", test.subject
            elif isinstance(test, AdjacentSquare):
                near, of = "adjacent", test.subject
            elif isinstance(test, Beside):
                near, of = test.side, test.subject
        return Squares(rows, lanes, near, of)

    def amount_of(self, nominal: Nominal) -> Amount:
        """A phrase that is a number by itself: ライフ, or what was said to be equal to something."""
        if nominal.amount is not None:
            return nominal.amount
        if nominal.kind == "LIFE" and nominal.text == "ライフ":
            return PlayerStat("life", nominal.whose or YOU)
        if nominal.kind == "STATOF" and len(nominal.stats) == 1:
            topic = self.scope.topic
            of = self.subject(nominal.parts[0], general=nominal.text.endswith("の合計"))
            self.scope.topic = topic
            return Stat(nominal.stats[0], of, nominal.original)
        if nominal.kind == "STATNOUN" and len(nominal.stats) == 1:
            return Stat(nominal.stats[0], self.elided(nominal.start, nominal.end), nominal.original)
        raise Misread(nominal.start, nominal.end, "no-number", word=nominal.text)

    def count_of(self, nominal: Nominal) -> Amount:
        if nominal.quantity is not None:
            raise Misread(nominal.start, nominal.end, "twice-how-many")
        if nominal.deed is not None:
            return TimesThisTurn(nominal.deed)
        if nominal.is_cards():
            return Count(nominal.filter())
        raise Misread(nominal.start, nominal.end, "no-cards", word=nominal.text)
