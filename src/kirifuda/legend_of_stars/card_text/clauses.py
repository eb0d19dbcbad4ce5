"""The clauses of a sentence, as this game's grammar has them."""

import re

from ...effects.tree import Amount, Count, Done, Number, Share, Subject, TimesThisTurn
from ...text import clauses
from ...text.clauses import Argument, Quantity
from ...text.parsing import Branch, Leaf
from ...text.trouble import Misread, Unclear
from . import lexicon
from .nominals import Nominal, multiplied, number, quantity
from .phrases import PhraseReader

Clause = clauses.Clause[Nominal]


def new_clause(reader: PhraseReader) -> Clause:
    return clauses.Clause(reader, lexicon.FORMS)


def argument(clause: Clause, item: Branch) -> None:
    """Adds one item of a sentence that does not end a clause."""
    first, last = item.parts[0], item.parts[-1]
    if isinstance(first, Leaf):
        _word(clause, first)
        return
    assert isinstance(last, Leaf)
    if last.kind == "PER":
        counted = clause.reader.phrase(first)
        if isinstance(counted.amount, Count | Done | TimesThisTurn | Share):
            clause.per = counted.amount
            return
        per = counted.quantity.amount if counted.quantity is not None else None
        if not isinstance(per, Number) or per.value < 1 or (counted.deed is None and not counted.is_cards()):
            raise Misread(item.start, item.end, "per-what")
        many: Amount = Count(counted.filter()) if counted.deed is None else TimesThisTurn(counted.deed)
        clause.per = many if per.value == 1 else Share(many, per.value, down=True)
    elif last.kind == "EQQ":
        amount = clause.reader.amount(first)
        clause.quantities.append(
            (len(clause.arguments), Quantity(amount, up_to=last.text.rstrip("、").endswith("まで")))
        )
    elif last.kind == "TIMESQ":
        clause.quantities.append((len(clause.arguments), Quantity(multiplied(clause.reader.amount(first), last))))
    elif last.kind in ("P", "BE", "CMPBE"):
        said = Argument(particle(last.text), clause.reader.phrase(first))
        if said.particle == "に" and said.phrase.kind == "PLAYER" and said.phrase.text.endswith("互い"):
            said.particle = "は"
        clause.arguments.append(said)
        if said.particle == "は" and said.phrase.kind == "PLAYER":
            clause.reader.oneself = said.phrase.whose
    else:
        raise Misread(last.start, last.end, "not-here")


def _word(clause: Clause, leaf: Leaf) -> None:
    if leaf.kind == "DUR":
        if clause.lasts is not None:
            raise Misread(leaf.start, leaf.end, "twice-how-long")
        if leaf.text.rstrip("、").endswith("ターンまで"):
            turn = leaf.text.rstrip("、").removesuffix("まで")
            raise Unclear(leaf.start, leaf.end, (f"{turn}開始時まで", f"{turn}終了時まで"))
        clause.lasts = duration_of(leaf.text)
    elif leaf.kind in ("QTY", "ALL", "ANYQ"):
        clause.quantities.append((len(clause.arguments), quantity(leaf)))
    elif leaf.kind == "SAMEQ":
        clause.quantities.append((len(clause.arguments), Quantity(Done())))
    elif leaf.kind == "BARENUM":
        clause.quantities.append((len(clause.arguments), Quantity(number(leaf.text), "点")))
    else:
        clause.adverbs.append(leaf)


def duration_of(text: str) -> str:
    if "次の" in text:
        whose = "opponents" if "相手" in text else "your"
        if "まで" not in text:
            return f"{whose}-next-turn"
        return f"{whose}-next-turn-{'start' if '開始' in text else 'end'}"
    if "フェイズ" in text:
        return "this-phase"
    return "this-battle" if "戦闘" in text or "アタック" in text else "this-turn"


def particle(text: str) -> str:
    """A particle in its usual form."""
    text = text.rstrip("、")
    if text.startswith("に対し") or text == "には":
        return "に"
    if text in ("の中から", "の内から"):
        return "から"
    if text == "により":
        return "によって"
    if text.startswith("と") and text.endswith("レーンに"):
        return "と同じレーンに"
    if text == "との戦闘では":
        return "との戦闘で"
    if text.startswith("の表示"):
        return "の表示を"
    if text.startswith(("の位置", "の場所", "のマス")):
        return "の位置を"
    if "効果" in text:
        by = text.endswith(("に", "で", "によって", "には", "では", "によっては"))
        return "の効果" + ("に" if by else text[-1])
    return text


def comparison(text: str) -> tuple[str, str]:
    """3枚以上: the number and the comparison."""
    match = re.match(f"({lexicon.NUMBER}){lexicon.COUNTERS}?(.*)", text.rstrip("、").removeprefix("ちょうど"))
    assert match is not None
    return match.group(1), match.group(2)


def about_bearer(clause: Clause, *particles: str) -> Subject:
    """What a change is about; in a character's text, that character where nothing was spoken of."""
    scope = clause.reader.scope
    unsaid = not any(one.particle in particles and one.phrase.kind != "PLAYER" for one in clause.arguments)
    if unsaid and scope.topic is None and not scope.candidates() and scope.bearer is not None:
        scope.topic = scope.bearer
    return clause.about(*particles, general=True)
