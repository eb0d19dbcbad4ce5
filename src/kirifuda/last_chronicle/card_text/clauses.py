"""A sentence of this book as clauses."""

import re
from dataclasses import dataclass, replace
from typing import Final

from ...effects.tree import Amount, Count, Number
from ...text import clauses
from ...text.clauses import Argument, Quantity
from ...text.parsing import Branch, Leaf
from ...text.trouble import Misread
from ..tree import DURING_TURN, NEXT_TURN, OPPONENTS_NEXT_TURN, YOUR_NEXT_TURN, YOUR_TURN_END, CountersOn, InEach
from . import lexicon
from .nominals import Nominal, counter_name, quantity
from .phrases import PhraseReader


@dataclass(slots=True)
class Clause(clauses.Clause[Nominal]):
    """`leads`: how long was said before everything else, so that it is said of all clauses that are joined on."""

    leads: bool = False

    def duration(self) -> str:
        scope = self.reader.scope
        if self.leads and self.lasts is not None:
            scope.over_all = self.lasts
        elif self.lasts is None and not self.elides:
            self.lasts = scope.over_all
        return clauses.Clause.duration(self)


def new_clause(reader: PhraseReader) -> Clause:
    reader.of_all = False
    return Clause(reader, lexicon.FORMS)


_NEXT_TURNS: Final = {
    (True, True): "your-next-turn-start",
    (True, False): "your-next-turn-end",
    (False, True): "opponents-next-turn-start",
    (False, False): "opponents-next-turn-end",
}


def duration_of(text: str) -> str:
    if text.startswith("ゲーム") or text.startswith("永続"):
        return ""
    if text.startswith("次のターン"):
        return NEXT_TURN
    if "次の" in text and "まで" not in text:
        return OPPONENTS_NEXT_TURN if "相手" in text else YOUR_NEXT_TURN
    if "次の" in text:
        return _NEXT_TURNS["相手" not in text, "開始" in text]
    if text.startswith("あなたの"):
        return YOUR_TURN_END
    return "this-turn" if "まで" in text else DURING_TURN


def particle(text: str) -> str:
    text = text.rstrip("、")
    if text.startswith("に対し"):
        return "に"
    if text in ("の中から", "の内から", "が受けている", "が負っている"):
        return "から"
    if text.endswith("まで"):
        return "が出るまで"
    if text.endswith("効果を"):
        return "の効果を"
    return "によって" if text == "により" else text


def argument(clause: Clause, item: Branch) -> None:
    """Adds one item of a sentence that does not end a clause."""
    first, last = item.parts[0], item.parts[-1]
    if isinstance(first, Leaf):
        _word(clause, first)
        return
    assert isinstance(last, Leaf)
    reader: PhraseReader = clause.reader
    if last.kind == "PER":
        clause.per = _per(reader, reader.phrase(first), item)
    elif last.kind == "EQQ":
        amount = reader.amount(first)
        clause.quantities.append((len(clause.arguments), Quantity(amount, up_to=last.text.endswith("まで"))))
    elif last.kind == "ISEQ":
        clause.quantities.append((len(clause.arguments), Quantity(reader.amount(first))))
    elif last.kind in ("P", "BE", "CMPBE"):
        said = Argument(particle(last.text), reader.phrase(first))
        clause.arguments.append(said)
        reader.of_all = reader.of_all or _speaks_of_all(said.phrase)
        if said.particle == "は" and said.phrase.kind == "PLAYER":
            reader.oneself = said.phrase.whose
    else:
        raise Misread(last.start, last.end, "not-here")


def _speaks_of_all(phrase: Nominal) -> bool:
    if phrase.subject is not None or not phrase.is_cards():
        return False
    return phrase.quantity is None or phrase.quantity.every


def _per(reader: PhraseReader, counted: Nominal, item: Branch) -> Amount:
    if counted.kind == "AMOUNT" and counted.amount is not None:
        return counted.amount
    if counted.kind in ("LIFE", "POINTS", "ERA"):
        figure = re.search("[0-9]+", counted.text)
        plain = replace(counted, text=re.sub("[0-9]+点?の?", "", counted.text))
        return in_each(reader.amount_of(plain), int(figure.group()) if figure is not None else 1)
    many = counted.quantity.amount if counted.quantity is not None and not counted.quantity.up_to else None
    if not isinstance(many, Number) or many.value < 1:
        raise Misread(item.start, item.end, "per-what")
    if counted.kind == "COUNTER":
        return in_each(CountersOn(counter_name(counted), reader.bearer(counted)), many.value)
    return in_each(Count(reader.placed(counted).filter()), many.value)


def in_each(amount: Amount, size: int) -> Amount:
    return amount if size == 1 else InEach(amount, size)


def _word(clause: Clause, leaf: Leaf) -> None:
    if leaf.kind == "DUR":
        if clause.lasts is not None:
            raise Misread(leaf.start, leaf.end, "twice-how-long")
        clause.lasts = duration_of(leaf.text)
        clause.leads = not clause.arguments
    elif leaf.kind in ("QTY", "ALL", "ANYQ"):
        clause.quantities.append((len(clause.arguments), quantity(leaf)))
    elif leaf.kind == "BARENUM":
        clause.quantities.append((len(clause.arguments), Quantity(lexicon.number(leaf.text), "点")))
    else:
        clause.adverbs.append(leaf)


def comparison(text: str) -> tuple[str, str]:
    """3枚以上: the number and the comparison."""
    match = re.match(f"({lexicon.VALUE}){lexicon.COUNTERS}?(.*)", text.rstrip("、").removeprefix("ちょうど"))
    assert match is not None
    return match.group(1), match.group(2)
