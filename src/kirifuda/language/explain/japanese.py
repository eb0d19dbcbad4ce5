"""A text in Japanese lines: what each statement does, in the words of its frame, with nothing left out."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final

from ...effects.statements import (
    CardsPicked,
    ChooseAtRandom,
    CopiesInDeck,
    Draw,
    Forbid,
    If,
    IfDid,
    Instead,
    Later,
    LookAt,
    May,
    Modes,
    NextTurn,
    Repeat,
    While,
)
from ...effects.tree import (
    STAYS,
    TURN_PLAYER,
    YOU,
    Ability,
    Activated,
    AtPhase,
    CardText,
    Condition,
    DoAsCost,
    IsFalse,
    Sentence,
    Standing,
    Statement,
    This,
    Those,
    When,
)
from ..frame import HAPPENING, STATEMENT
from ..meanings import SELF, Period
from ..say.amounts import number
from ..say.clauses import awaits, clause, fact, fitting, happening
from ..say.kinds import period
from ..say.speaker import Manner, Said, Speaker
from ..say.tape import Tape, Unsayable, attempts
from ..say.words import listed, usual
from ..scope import NEXT_TURN, is_lasting
from ..sentences import PLAY_THIS
from .english import English, Teller
from .telling import Clauses
from .texts import LETTERS, Line


def text(english: English, whole: CardText, this: str) -> list[Line]:
    """`english`: of it, the clauses of heads and keywords, and how costs are paid."""
    lines = [Line(0, english.manner.keyword(one), english.keyword_clauses(one)) for one in whole.keywords]
    if whole.play:
        lines += _Lines(english, this).sentences(whole.play, 0)
    for one in whole.abilities:
        lines += _Lines(english, this).ability(one)
    return lines


class _Lines:
    def __init__(self, english: English, this: str) -> None:
        self.english = english
        self.manner: Manner = english.manner
        self.s = Explicit(self.manner, this, Said(), Tape())

    def clauses(self, one: Any, role: str = STATEMENT) -> Clauses:
        """Of the frame that explains it."""
        game = self.manner.vocabulary.game
        fit = [frame for frame, _ in fitting(self.manner, one, role)]
        told = next((frame for frame in fit if frame.english(game)), None) or (fit[0] if fit else None)
        return told.clauses(game) if told is not None else ()

    # --- abilities -------------------------------------------------------------------------------------------

    def ability(self, one: Ability) -> Iterator[Line]:
        """Under its name, if it has one."""
        if one.name:
            yield Line(0, f"「{one.name}」")
        for line in self._unnamed(one):
            yield replace(line, depth=line.depth + 1) if one.name else line

    def _unnamed(self, one: Ability) -> Iterator[Line]:
        first = one.conditions[0]
        depth = 0
        where = ""
        if one.works_in and one.works_in != ("hand",):
            where = f"{self.s.this}が{listed(self.manner.vocabulary.zones, one.works_in)}にある時、"
        if isinstance(first, Activated):
            yield Line(0, f"{where}{self._limits(first)}使う：", self.english.head_clauses["used"])
            yield from self._costs(one)
            depth = 1
        elif not isinstance(first, Standing):
            awaited = [each for each in one.conditions if type(each) not in self.manner.limits]
            for place, each in enumerate(awaited):
                words, clauses = self._condition(each)
                once = "1ターンに1度、" if isinstance(each, When) and each.once else ""
                yield Line(0, f"{where}{once}{words}{'：' if place == len(awaited) - 1 else 'か'}", clauses)
            yield from self._costs(one)
            depth = 1
        elif first.turn_of or where:
            turn = f"{period(self.s, Period('', first.turn_of))}の間" if first.turn_of else ""
            yield Line(0, f"{where}{turn}：")
            depth = 1
        for each in one.conditions:
            if type(each) in self.manner.limits:
                _, clauses = self.english.limits[type(each)](Teller(self.english, ""), each)
                yield Line(depth, self.manner.limits[type(each)](self.s, each), clauses)
        yield from self.sentences(one.sentences, depth)

    def _costs(self, one: Ability) -> Iterator[Line]:
        for cost in one.costs:
            paid = cost.statements if isinstance(cost, DoAsCost) else (self.english.cost(cost),)
            for line in self._each(paid, 1):
                yield replace(line, words=f"コスト：{line.words}")

    def _limits(self, one: Activated) -> str:
        words = "1ターンに1度、" if one.once else ""
        if one.during or one.turn_of:
            words += period(self.s, Period(one.during, one.turn_of or "both")) + "に、"
        return words

    def _condition(self, one: Condition, once: bool = False) -> tuple[str, Clauses]:
        """`once`: it waits for the next time."""
        if isinstance(one, When):
            words = happening(self.s, one.happening, "past") + "時"
            awaits(self.s, one.happening)
            return words, self.english.head_clauses["when"] + self.clauses(one.happening, HAPPENING)
        if isinstance(one, AtPhase):
            if once and one in self.manner.vocabulary.times_once.values():
                return usual(self.manner.vocabulary.times_once, one), self.english.head_clauses["at"]
            whose = "" if one.whose == TURN_PLAYER else self.s.of(one.whose)
            moment = usual(self.manner.vocabulary.times, (one.phase, one.end))
            return whose + moment, self.english.head_clauses["at"]
        if type(one) in self.manner.conditions:
            return self.manner.conditions[type(one)](self.s, one), self.english.head_clauses["when"]
        raise Unsayable(one)

    # --- statements ------------------------------------------------------------------------------------------

    def sentences(self, all_: tuple[Sentence, ...], depth: int) -> Iterator[Line]:
        for one in all_:
            yield from self._each(one, depth)

    def _each(self, all_: tuple[Statement, ...], depth: int) -> Iterator[Line]:
        for one in all_:
            yield from self._statement(one, depth)

    def _block(self, head: str, all_: tuple[Statement, ...], depth: int, clauses: Clauses = ()) -> Iterator[Line]:
        if all_:
            yield Line(depth, head, clauses)
            yield from self._each(all_, depth + 1)

    def _statement(self, one: Any, depth: int) -> Iterator[Line]:
        s = self.s
        if type(one) in self.english.blocks:
            for block in self.english.blocks[type(one)](one):
                paid = "、".join(line.words.removesuffix("。") for line in self._each(block.paid, 0))
                yield from self._block(block.japanese.format(paid), block.statements, depth, block.clauses)
        elif type(one) in self.manner.unsaid:
            self.manner.unsaid[type(one)](s, one)
        elif type(one) in self.manner.leads:
            yield Line(depth, self._led(one), self.english.wholes[type(one)](Teller(self.english, ""), one)[1])
        elif isinstance(one, May):
            yield from self._block(f"{s.player(one.by or YOU)}は次を行ってもよい：", one.statements, depth)
        elif isinstance(one, IfDid):
            yield from self._block("そうした場合：", one.then, depth)
            yield from self._block("そうしなかった場合：", one.otherwise, depth)
        elif isinstance(one, If):
            yield from self._if(one, depth)
        elif isinstance(one, While):
            yield from self._block(fact(s, one.fact, "while").removesuffix("、") + "：", one.statements, depth)
        elif isinstance(one, Later):
            words, clauses = self._condition(one.condition, once=True)
            lasts = self._for(one.lasts) if isinstance(one.condition, When) else ""
            again = "のたびに" if one.again else ""
            yield from self._block(f"{lasts}{words}{again}：", one.statements, depth, clauses)
        elif isinstance(one, Instead) and not fitting(self.manner, one, STATEMENT):
            yield from self._instead(one, depth)
        elif isinstance(one, Modes):
            many = f"{number(s, one.count)}つ{'まで' if one.up_to else ''}"
            yield Line(depth, f"{s.player(one.by or YOU)}は次から{many}選ぶ：")
            for option in one.options:
                yield from self._block("・", option, depth + 1)
        elif isinstance(one, Repeat):
            yield from self._block(f"次を{number(s, one.count)}回行う：", one.statements, depth)
        elif isinstance(one, CopiesInDeck):
            most = "何枚でも" if one.most is None else f"{one.most}枚まで"
            yield Line(depth, f"{s.this}はデッキに{most}入れられる。", self.clauses(one))
        else:
            yield Line(depth, self._clause(one), self.clauses(_inner(one)))

    def _led(self, one: Any) -> str:
        """In the words of the game for what ends a sentence."""

        def said(tape: Tape) -> str:
            self.s.tape = tape
            return self.manner.leads[type(one)](self.s, one) + "。"

        found = next(attempts(said), None)
        if found is None:
            raise Unsayable(one)
        return found

    def _clause(self, one: Any) -> str:
        """In the words of the first frame that has words for all of it."""
        found = next(attempts(lambda tape: self._said(one, tape)), None)
        if found is None:
            raise Unsayable(one)
        return found

    def _said(self, one: Any, tape: Tape) -> str:
        s = self.s
        s.tape = tape
        s.doer, s.topic, s.last = "", None, None
        inner = _inner(one)
        s.lasts = ""
        next_turn = f"{usual(self.manner.vocabulary.lasting, NEXT_TURN + one.whose)}、" if inner is not one else ""
        words = clause(s, inner, "plain")
        return f"{next_turn}{words}{s.mark(one)}。"

    def _if(self, one: If, depth: int) -> Iterator[Line]:
        if isinstance(one.fact, IsFalse) and one.then == (Forbid(PLAY_THIS, This(), lasts=STAYS),):
            yield Line(depth, f"{fact(self.s, one.fact.fact, 'only if')}{self.s.this}をプレイ出来る。")
            return
        yield from self._block(fact(self.s, one.fact, "if").removesuffix("、") + "：", one.then, depth)
        yield from self._block("そうでないなら：", one.otherwise, depth)

    def _instead(self, one: Instead, depth: int) -> Iterator[Line]:
        words = happening(self.s, one.happening, "plain")
        awaits(self.s, one.happening)
        next_ = "次に" if one.once else ""
        head = f"{self._for(one.lasts)}{next_}{words}場合、代わりに："
        clauses = self.clauses(one.happening, HAPPENING)
        if one.statements:
            yield from self._block(head, one.statements, depth, clauses)
        else:
            yield Line(depth, head + "何も起こらない。", clauses)

    def _for(self, lasts: str) -> str:
        return "" if lasts == STAYS else usual(self.manner.vocabulary.lasting, lasts) + "、"


def _inner(one: Any) -> Any:
    if isinstance(one, NextTurn) and len(one.statements) == 1 and is_lasting(one.statements[0]):
        return replace(one.statements[0], lasts=STAYS)  # type: ignore[call-arg]
    return one


BRINGS_UP: Final = (CardsPicked, ChooseAtRandom, Draw, LookAt)


class Explicit(Speaker):
    """Leaves nothing out: who does it is always named, what was brought up has a letter."""

    explicit = True

    def player(self, whose: str) -> str:
        you = YOU if self.manner.says_you else SELF
        return super().player(whose) if whose != YOU else usual(self.vocabulary.players, you)

    def mark(self, one: Any) -> str:
        """（A）."""
        slot = getattr(one, "slot", None) if isinstance(one, BRINGS_UP) else getattr(_about(one), "slot", None)
        return f"（{self.letter(slot)}）" if slot is not None and not _is_those(one) else ""

    def letter(self, slot: int) -> str:
        return LETTERS[slot] if slot < len(LETTERS) else f"A{slot}"


def _about(one: Any) -> Any:
    return getattr(one, "subject", None)


def _is_those(one: Any) -> bool:
    return not isinstance(one, BRINGS_UP) and isinstance(_about(one), Those)
