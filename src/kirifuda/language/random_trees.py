"""Trees by lot, from the frames: a record, one of its frames, a value for each case from the lot of its kind.

What is drawn goes the way of a sentence that was read: `pack` makes the record, scope settles it. So no tree is drawn
that no text could have.
"""

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from ..effects.statements import If, May, Modes, Repeat
from ..effects.tree import (
    BOTH,
    EITHER,
    OPPONENT,
    STAYS,
    YOU,
    Coloured,
    Compare,
    Count,
    Every,
    Filter,
    HasKeyword,
    IsIt,
    Keyword,
    Not,
    Number,
    Oriented,
    PlayerOf,
    PlayerStat,
    Stat,
    Statement,
    Subject,
    Test,
    This,
    Times,
    Typed,
    Variable,
    When,
)
from .clauses import Changes, Ending, Unit, UntilSoMany, VerbForm
from .frame import FACT, HAPPENING, STATEMENT, Frame, never
from .meanings import (
    DOER,
    NOBODYS,
    DeckEnd,
    Gifts,
    Hurt,
    It,
    Measure,
    Numbers,
    Offered,
    OfItself,
    Period,
    Place,
    PlayCost,
    Quantity,
    Received,
    Some,
    Spot,
    Thing,
    Things,
    Unnamed,
)
from .scope import Scope, is_lasting
from .sentences import Said, SentenceReader
from .trouble import Refused

Draw = Callable[["Lot"], Any]


@dataclass(frozen=True)
class Urn:
    """What is drawn from: the words of a game that stand for cards, and the lots of its own kinds."""

    reader: SentenceReader
    categories: Sequence[str]
    """Of cards on the field."""
    zones: Sequence[str]
    """Where cards lie, beside the field."""
    types: Sequence[str]
    keywords: Sequence[Keyword]
    lasting: Sequence[str]
    kinds: Mapping[str, Draw]
    tests: Sequence[Callable[["Lot"], Test]]
    never: frozenset[type]
    """Records that stand in costs and nowhere else."""


class Lot:
    def __init__(self, urn: Urn, seed: int) -> None:
        self.urn = urn
        self.random = random.Random(seed)
        self.vocabulary = urn.reader.vocabulary
        self.scope = Scope(self.vocabulary)

    def pick(self, options: Sequence[Any]) -> Any:
        return options[self.random.randrange(len(options))]

    def chance(self, of: float) -> bool:
        return self.random.random() < of

    # --- sentences -----------------------------------------------------------------------------------------------

    def text(self, most: int = 2) -> list[Said]:
        """The sentences of an effect that is done."""
        self.scope = Scope(self.vocabulary)
        return [self.sentence() for _ in range(self.random.randint(1, most))]

    def ability(self) -> list[Said]:
        """A sentence that begins with when it happens."""
        self.scope = Scope(self.vocabulary)
        while True:
            try:
                happening = self.scope.settled(self.drawn(HAPPENING))
            except Refused:
                continue
            self.scope.happens(happening, This() if isinstance(happening.what, This) else None)
            return [Said((When(happening),), self.sentence().statements)]

    def standing(self) -> list[Said]:
        """What is so all the time."""
        while True:
            self.scope = Scope(self.vocabulary)
            found = self.sentence(lasts=False).statements
            inner = found[0].then if isinstance(found[0], If) else found
            if all(is_lasting(one) and getattr(one, "lasts", STAYS) == STAYS for one in inner):
                return [Said((), found)]

    def sentence(self, lasts: bool = True) -> Said:
        while True:
            inner = self.scope.copy()
            try:
                statements = self._sentence(inner, lasts)
            except Refused:
                continue
            self.scope = inner
            return Said((), statements)

    def _sentence(self, scope: Scope, lasts: bool) -> tuple[Statement, ...]:
        scope.begin_sentence()
        condition = None
        if self.chance(0.25):
            condition = scope.settled(self.drawn(FACT))
        made: list[Statement] = []
        clauses = self.pick((1, 1, 2))
        for place in range(clauses):
            made += self._clause(scope, lasts, goes_on=place < clauses - 1)
        if not scope.lasts_used:
            raise scope.refuse("nothing-lasts")
        whole = tuple(made)
        may = len(made) == 1 and not is_lasting(made[0]) and not isinstance(made[0], self.vocabulary.permits)
        if lasts and self.chance(0.2) and may:
            whole = (May(whole, scope.doer if scope.doer not in ("", YOU) else ""),)
        return (If(condition, whole),) if condition is not None else whole

    def _clause(self, scope: Scope, lasts: bool, goes_on: bool) -> list[Statement]:
        frame, raw, values = self._drawn(STATEMENT)
        while goes_on and not frame.forms & JOINED:
            frame, raw, values = self._drawn(STATEMENT)
        raws = raw if isinstance(raw, tuple) else (raw,)
        doer = next((values.get(case.field, "") for case in frame.cases if case.kind == "player"), "")
        how_long = ""
        if lasts and all(is_lasting(one) for one in raws) and not scope.lasts:
            how_long = self.pick(("", *self.urn.lasting))
        verb = VerbForm(frame.verbs[0], "active", "plain")
        unit = Unit(raws, Ending(verb, "end"), how_long, doer if doer != DOER else "")
        return scope.statements(unit)

    # --- frames --------------------------------------------------------------------------------------------------

    def drawn(self, role: str) -> Any:
        return self._drawn(role)[1]

    def _drawn(self, role: str) -> tuple[Frame, Any, dict[str, Any]]:
        frames = [one for one in self.urn.reader.frames.listed if one.role == role and self._draws(one)]
        records = sorted({one.record.__name__ for one in frames})
        while True:
            record = self.pick(records)
            frame = self.pick([one for one in frames if one.record.__name__ == record])
            values = {
                case.field: self._of(case.kind)
                for case in frame.cases
                if case.field and not (case.optional and self.chance(0.5))
            }
            for case in frame.cases:
                kind = self.urn.reader.frames.kinds.get(case.kind)
                if case.field and case.field not in values and kind is not None and kind.zero is not None:
                    values[case.field] = kind.zero
            made = frame.pack(**values, **frame.fixed) if frame.pack else frame.record(**values, **frame.fixed)
            if made is not None:
                return frame, made, values

    def _draws(self, frame: Frame) -> bool:
        if (
            frame.unpack in (None, never)
            or NOBODYS in frame.fixed.values()
            or frame.record in (Modes, Repeat, Offered, *self.urn.never)
        ):
            return False
        return all(not case.field or case.kind in self.urn.kinds or case.kind in LOTS for case in frame.cases)

    def _of(self, kind: str) -> Any:
        return (self.urn.kinds.get(kind) or LOTS[kind])(self)

    # --- cards ---------------------------------------------------------------------------------------------------

    def number(self) -> Number:
        return Number(self.random.randint(1, 9))

    def figure(self) -> Any:
        return self.number() if self.chance(0.95) else Variable("X")

    def amount(self) -> Any:
        return self.pick((self.number, self.number, self._counted))()

    def _counted(self) -> Any:
        count = Count(self.filter())
        return self.pick((count, Times(count, self.random.randint(2, 5)), PlayerStat("life", self.player())))

    def player(self) -> str:
        return str(self.pick((YOU, OPPONENT)))

    def filter(self, anywhere: bool = True) -> Filter:
        tests = tuple(dict.fromkeys(self.pick(self.urn.tests)(self) for _ in range(self.pick((0, 0, 1, 2)))))
        categories = (self.pick(self.urn.categories),)
        zones = (self.pick(self.urn.zones),) if anywhere and self.chance(0.25) else ()
        whose = self.pick((YOU, OPPONENT)) if zones else self.pick((YOU, OPPONENT, EITHER))
        if zones:
            tests = tuple(test for test in tests if isinstance(test, IN_ANY_ZONE))
        return Filter(whose, zones, categories, tests)

    def quantity(self) -> Quantity:
        return Quantity(self.number(), "", up_to=self.chance(0.2))

    def subject(self) -> Subject:
        return self.pick((This(), Every(self.filter()), Some(self.filter(), self.quantity()), It("それ"), Unnamed()))  # type: ignore[no-any-return]

    def group(self) -> Subject:
        return self.pick((This(), Every(self.filter()), It("それ"), Unnamed()))  # type: ignore[no-any-return]

    def one(self) -> Subject:
        return self.pick((This(), It("それ")))  # type: ignore[no-any-return]

    def what(self) -> Any:
        return self.pick((This(), self.filter(anywhere=False)))


IN_ANY_ZONE: Final = (Coloured, Typed, Compare)
JOINED: Final = frozenset({"join", "not", "cannot"})
"""Forms of a verb after which a sentence can go on."""
SPAN: Final = (0, 0)


def _stats(lot: Lot) -> tuple[str, ...]:
    words = sorted(set(lot.vocabulary.stats.values()) - {"cost", "speed", "wt"})
    return tuple(lot.random.sample(words, lot.pick((1, 1, 2))))


def _measure(lot: Lot) -> Measure:
    return Measure(lot.pick((">=", "<=", "<")), Number(lot.random.randint(2, 9)))


def _changes(lot: Lot) -> Changes:
    one, other = lot.random.sample(sorted({"atk", "def"} & set(lot.vocabulary.stats.values())), 2)
    return Changes(SPAN, lot.group(), ((one, lot.number(), lot.chance(0.5)), (other, lot.number(), lot.chance(0.5))))


LOTS: Final[dict[str, Draw]] = {
    "player": lambda lot: lot.pick((DOER, YOU, OPPONENT, BOTH)),
    "someone": Lot.player,
    "cards": Lot.subject,
    "group": Lot.group,
    "target": lambda lot: lot.pick((PlayerOf(lot.player()), lot.group())),
    "filter": Lot.filter,
    "some": lambda lot: Things(lot.filter(), lot.quantity()),
    "drawn": Lot.amount,
    "damage": Lot.amount,
    "number": Lot.amount,
    "signed": lambda lot: (lot.figure(), lot.chance(0.5)),
    "amount": lambda lot: lot.pick((lot.amount(), Stat(_stats(lot)[0], This()))),
    "number-of": lambda lot: lot.pick((Count(lot.filter()), PlayerStat("life", lot.player()))),
    "numbers": lambda lot: Numbers(_stats(lot), lot.group()),
    "life": Lot.player,
    "zone": lambda lot: Place((lot.pick((*lot.urn.zones, lot.vocabulary.field)),), EITHER),
    "deck-end": lambda lot: DeckEnd(DOER, lot.chance(0.5)),
    "state": lambda lot: lot.pick(sorted(set(lot.vocabulary.states.values()))),
    "gifts": lambda lot: Gifts((lot.pick(lot.urn.keywords),)),
    "one": Lot.one,
    "place": lambda lot: lot.pick((Place((lot.pick(lot.urn.zones),), lot.player()), _spot(lot))),
    "spot": lambda lot: _spot(lot),
    "at-least": _measure,
    "measure": _measure,
    "fold": lambda lot: lot.random.randint(2, 4),
    "half": lambda lot: OfItself(half=True, down=lot.chance(0.5)),
    "what": Lot.what,
    "test": lambda lot: Filter(tests=(lot.pick(lot.urn.tests)(lot),)),
    "one-card": lambda lot: True,
    "card": lambda lot: True,
    "word": lambda lot: Thing(lot.pick(("属性", "種族"))),
    "effects-of": lambda lot: Thing("効果", None, lot.player()),
    "many": lambda lot: Quantity(Number(1), "つ"),
    "so-that": lambda lot: UntilSoMany(SPAN, Place(("hand",), EITHER), lot.number()),
    "period": lambda lot: Period(lot.pick(sorted(set(lot.vocabulary.periods.values()) - {""})), lot.player()),
    "play-cost": lambda lot: PlayCost(lot.player(), lot.filter(anywhere=False), lot.chance(0.3)),
    "received": lambda lot: Received(lot.player(), lot.pick(sorted(set(lot.vocabulary.damage.values())))),
    "least": lambda lot: Number(1),
    "changes": _changes,
    "hurt": lambda lot: Hurt(None, lot.pick(sorted(set(lot.vocabulary.damage.values())))),
    "mark": lambda lot: lot.pick(sorted(set(lot.vocabulary.marks.values()))),
}


def _spot(lot: Lot) -> Spot:
    return Spot(lot.pick(list(dict.fromkeys(lot.vocabulary.spots.values()))), lot.player())


def usual_tests(types: Sequence[str], keywords: Sequence[Keyword]) -> tuple[Callable[[Lot], Test], ...]:
    """Tests that the cards of every game have."""
    return (
        lambda lot: Coloured((lot.pick(sorted(set(lot.vocabulary.colours.values()))),)),
        lambda lot: Typed((lot.pick(types),)),
        lambda lot: Compare(
            lot.pick(sorted(set(lot.vocabulary.stats.values()))), lot.pick((">=", "<=", "<", "=")), lot.number()
        ),
        lambda lot: HasKeyword(lot.pick([one for one in keywords if one.amount is None]).name),
        lambda lot: Not(IsIt(This())),
        lambda lot: Oriented(lot.pick(sorted(one for one in set(lot.vocabulary.states.values()) if " " not in one))),
    )


def trees(urn: Urn, seed: int, many: int) -> Iterator[tuple[str, list[Said]]]:
    """So many: effects that are done, abilities that wait, and what stands, in turn."""
    for place in range(many):
        lot = Lot(urn, seed * 1_000_003 + place)
        kind = ("effect", "ability", "standing")[place % 3]
        yield kind, {"effect": lot.text, "ability": lot.ability, "standing": lot.standing}[kind]()
