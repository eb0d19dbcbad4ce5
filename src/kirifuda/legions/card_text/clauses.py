"""A sentence as clauses: phrases with their particles, then the word that ends the clause."""

import re
from dataclasses import dataclass, field
from typing import Final

from ...effects.statements import Connective
from ...effects.tree import (
    EITHER,
    OPPONENT,
    THIS_TURN,
    YOU,
    Amount,
    Done,
    Half,
    Number,
    Share,
    Statement,
    Subject,
    Test,
)
from ...text import clauses
from ...text.clauses import Argument, Quantity
from ...text.parsing import Branch, Leaf
from ...text.trouble import Misread, Unclear
from ...text.verbs import Form
from . import lexicon
from .nominals import Nominal, number, quantity
from .phrases import PhraseReader
from .qualities import lane_of


@dataclass(slots=True)
class Clause(clauses.Clause[Nominal]):
    """`turn`: whose next turn it lasts through; `at_start`: only in the start phase of that turn."""

    reader: PhraseReader
    forms: dict[str, Form] = field(default_factory=lambda: lexicon.FORMS)
    turn: str = ""
    at_start: bool = False
    leads: bool = False
    """How long it lasts is said before anything else."""
    value: Amount | None = None
    """～に等しい, at the end of the clause."""
    like: Subject | None = None
    """～と同じになる: as this card's."""
    of_this: bool = False
    """Where it does not say what something happens to, that is this card: 《ブレイクした時》."""

    def unsaid_player(self) -> str:
        """Who does it, where no player is named: who did what was said before in the same sentence."""
        if self.reader.goes_on:
            raise Unclear(self.ending.start, self.ending.end, ("あなた", "前の文のプレイヤー"))
        return self.reader.oneself

    def unsaid_subject(self, general: bool) -> Subject:
        return self.reader.elided(self.ending.start, self.ending.end, general)

    def connectives(self, before: int | None = None) -> list[Statement]:
        """さらに and その後, which join what follows to what was said before. `before`: those before this place."""
        said = [leaf for leaf in self.adverbs if leaf.text.rstrip("、") in CONNECTIVES]
        taken = [leaf for leaf in said if before is None or leaf.start < before]
        for leaf in taken:
            self.adverbs.remove(leaf)
        return [Connective(CONNECTIVES[leaf.text.rstrip("、")]) for leaf in taken]

    def duration(self) -> str:
        scope = self.reader.scope
        if self.lasts is None and scope.carried is not None:
            self.lasts, self.turn = scope.carried
            scope.carried = None
            self.leads = True
        elif self.lasts is None and not self.elides and scope.over_all is not None:
            self.lasts, self.turn = scope.over_all
        if self.leads and not self.elides and self.lasts is not None:
            scope.over_all = self.lasts, self.turn
        if self.lasts is not None or not self.elides:
            scope.turn = self.turn
        self.turn = scope.turn
        return clauses.Clause.duration(self)

    def lane(self) -> Test | None:
        """～と同一レーンに, ～の隣接レーンに: where a card is."""
        for particle in _LANES_OF:
            other = self.take(particle)
            if other is not None:
                return lane_of(particle, self.reader.subject(other))
        return None

    def all_taken(self, idle: tuple[str, ...] = ()) -> None:
        """Nothing may be left that has no meaning here: words that join have one."""
        clauses.Clause.all_taken(self, idle)
        if self.at_start:
            raise self.misread("too-much")


_LANES_OF: Final = ("と同一レーンに", "の隣接レーンに", "と同一レーンか隣接レーンに")
CONNECTIVES = {"さらに": "also", "その後": "afterwards"}


def duration_of(text: str) -> str:
    if text.startswith(("このバトル", "バトル")):
        return "this-battle"
    if text.startswith("次の") or "の次の" in text:
        if "相手" in text:
            return "opponents-next-turn-end"
        return "your-next-turn-start" if "開始時" in text else "your-next-turn-end"
    return "this-turn"


def _next_turn_of(text: str) -> str:
    return OPPONENT if "相手" in text else YOU if "あなた" in text else EITHER


def particle(text: str) -> str:
    text = text.rstrip("、")
    if text.startswith("に対し") or text == "には":
        return "に"
    if text.startswith("と") and text.endswith("レーンに"):
        return _LANES_OF[2 if "レーンか" in text else 0]
    if text.startswith("の隣"):
        return "の隣接レーンに"
    if text in ("の中から", "の内から"):
        return "から"
    return "によって" if text == "により" else text


def argument(clause: Clause, item: Branch) -> None:
    """Adds one item of a sentence that does not end a clause."""
    first, last = item.parts[0], item.parts[-1]
    if isinstance(first, Leaf):
        _word(clause, first)
        return
    assert isinstance(last, Leaf)
    if last.kind == "PER":
        counted = clause.reader.phrase(first)
        if counted.amount is not None:
            clause.per = counted.amount
            return
        clause.per = _per(clause.reader, counted)
    elif last.kind == "EQQ":
        amount = clause.reader.amount(first)
        clause.quantities.append((len(clause.arguments), Quantity(amount, up_to=last.text.endswith("まで"))))
    elif last.kind in ("P", "BE", "CMPBE"):
        said = Argument(particle(last.text), clause.reader.phrase(first))
        if said.particle == "に" and said.phrase.kind == "PLAYER" and said.phrase.text.endswith("互い"):
            said.particle = "は"
        clause.arguments.append(said)
        if said.particle == "は" and said.phrase.kind == "PLAYER":
            clause.reader.oneself = said.phrase.whose
            clause.reader.goes_on = False
    else:
        raise Misread(last.start, last.end, "not-here")


def _per(reader: PhraseReader, counted: Nominal) -> Amount:
    """～3枚につき: as often as there are three."""
    per = None if counted.quantity is None else counted.quantity.amount
    if not isinstance(per, Number) or per.value < 1:
        raise Misread(counted.start, counted.end, "per-what")
    many = reader.per(counted)
    if per.value == 1:
        return many
    return Half(many, down=True) if per.value == 2 else Share(many, per.value, down=True)


def _word(clause: Clause, leaf: Leaf) -> None:
    if leaf.kind in ("DUR", "NEXTTURN", "NEXTSTART"):
        if clause.lasts is not None:
            raise Misread(leaf.start, leaf.end, "twice-how-long")
        if clause.reader.oneself != YOU and "自分" in clause.reader.quotations.said(leaf.start, leaf.end):
            raise Misread(leaf.start, leaf.end, "whose-turn")
        clause.lasts = duration_of(leaf.text) if leaf.kind == "DUR" else THIS_TURN
        clause.turn = "" if leaf.kind == "DUR" else _next_turn_of(leaf.text)
        clause.at_start = leaf.kind == "NEXTSTART"
        clause.leads = not clause.arguments
    elif leaf.kind == "ATSTART":
        if not clause.reader.scope.stands:
            raise Misread(leaf.start, leaf.end, "which-start")
        clause.at_start = True
    elif leaf.kind in ("QTY", "ALL", "ANYQ"):
        clause.quantities.append((len(clause.arguments), quantity(leaf)))
    elif leaf.kind == "SAMEQ":
        clause.quantities.append((len(clause.arguments), Quantity(Done(), "枚")))
    elif leaf.kind == "BARENUM":
        clause.quantities.append((len(clause.arguments), Quantity(number(leaf.text), "点")))
    else:
        clause.adverbs.append(leaf)
        if leaf.text.startswith("さらに"):
            clause.reader.goes_further = True
        if leaf.text.rstrip("、") in CONNECTIVES and clause.reader.scope.player_before != YOU:
            clause.reader.goes_on = clause.reader.oneself == YOU


def comparison(text: str) -> tuple[str, str]:
    """3枚以上: the number and the comparison."""
    match = re.match(f"({lexicon.NUMBER}){lexicon.COUNTERS}?(.*)", text.rstrip("、").removeprefix("ちょうど"))
    assert match is not None
    return match.group(1), match.group(2)
