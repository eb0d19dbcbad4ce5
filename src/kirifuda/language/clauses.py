"""A clause: phrases with particles in any order, and the verb that ends it."""

from dataclasses import dataclass, field
from typing import Any, Final

from ..effects.tree import Amount, Condition, Node, Subject
from .meanings import Measure, Period, Phrase, Place, Player, Quantity

Span = tuple[int, int]


@dataclass(frozen=True, slots=True)
class VerbForm(Node):
    """A verb as it stands: its lemma, voice and form."""

    lemma: str
    voice: str
    form: str


@dataclass(frozen=True, slots=True)
class Item(Node):
    """A part of a clause. Where it stands is not part of what it means."""

    at: Span = field(compare=False)


@dataclass(frozen=True, slots=True)
class Marked(Item):
    """A phrase with its particle."""

    phrase: Phrase
    particle: str


HEAD: Final = "head"
"""In place of a particle: the noun that a clause stands before."""


@dataclass(frozen=True, slots=True)
class Many(Item):
    """A quantity by itself: キャラクターを*2体*選ぶ."""

    quantity: Quantity


@dataclass(frozen=True, slots=True)
class Bare(Item):
    """A number by itself: ライフを*500*回復する."""

    amount: Amount


@dataclass(frozen=True, slots=True)
class Signed(Item):
    """＋200."""

    amount: Amount
    down: bool


@dataclass(frozen=True, slots=True)
class StatBy(Item):
    """WT－1, before する."""

    stat: str
    amount: Amount
    down: bool


@dataclass(frozen=True, slots=True)
class Per(Item):
    """～1体につき: as many times as this amount."""

    amount: Amount


@dataclass(frozen=True, slots=True)
class Lasting(Item):
    """ターン終了時まで."""

    lasts: str


@dataclass(frozen=True, slots=True)
class Adverb(Item):
    """A word that says how, by its key."""

    key: str


@dataclass(frozen=True, slots=True)
class Throughout(Item):
    """自分のターン中."""

    period: Period


@dataclass(frozen=True, slots=True)
class UntilSoMany(Item):
    """手札が5枚になるように."""

    place: Place
    amount: Amount


@dataclass(frozen=True, slots=True)
class AtLeast(Item):
    """最低1まで."""

    amount: Amount


@dataclass(frozen=True, slots=True)
class Changes(Item):
    """ATKを＋300、DEFを－100, of one subject."""

    of: Subject | None
    changes: tuple[tuple[str, Amount, bool], ...]


@dataclass(frozen=True, slots=True)
class Values(Item):
    """ATKを0、HPを1に, of one subject."""

    of: Subject | None
    values: tuple[tuple[str, Amount], ...]


@dataclass(frozen=True, slots=True)
class Measured(Item):
    """2枚以上, by itself: カードが*2枚以上*ある."""

    measure: Measure


@dataclass(frozen=True, slots=True)
class Moment(Item):
    """自分のターン開始時, 配置時. `once`: it comes once, 次の自分のターン開始時."""

    condition: Condition
    once: bool = False


@dataclass(frozen=True, slots=True)
class Purpose(Item):
    """What the rest of the sentence is done for: 使用するための追加コストとして. `of`: what it speaks of."""

    kind: str
    of: Any


@dataclass(frozen=True, slots=True)
class PerTurn(Item):
    """1ターンに2枚しか. `of`: of these cards, where they are named in between."""

    amount: Amount
    of: Phrase | None = None


@dataclass(frozen=True, slots=True)
class OnceIn(Item):
    """自分のターンに1度."""

    period: Period


@dataclass(frozen=True, slots=True)
class Empty(Item):
    """A word that carries nothing here: さらに, その後, where the order already says it. `more`: the same goes on."""

    more: bool = False


@dataclass(frozen=True, slots=True)
class Ending(Node):
    """What ends a clause and how it goes on: end, join, when, each, case, if, while."""

    verb: VerbForm
    then: str
    predicate: Phrase | None = None
    at_time: bool = False
    """It was said with 時: when it is so."""
    lasts: str = ""
    """How long, in brackets behind it."""
    instead: bool = False
    """It was said with 代わりに: what follows takes its place."""
    supposed: bool = False
    """It was said with なら: what follows must take its place."""
    named: bool = False
    """It must be said who does it: 相手が～しないなら."""
    becomes: bool = False
    """It was said with なった時: when it becomes so."""


@dataclass(frozen=True, slots=True)
class Clause(Node):
    items: tuple[Item, ...]
    ending: Ending


@dataclass(frozen=True, slots=True)
class Unit(Node):
    """A clause as its frame takes it, with what a frame leaves to the sentence."""

    meaning: Any
    """Statements, or the fact or happening of a subordinate clause."""
    ending: Ending
    lasts: str = ""
    doer: str = ""
    """The player named with は or が."""
    owes_doer: bool = False
    """No case of the frame took that player: something in the sentence must be that player's to do."""
    in_passing: bool = False
    """That player is named with が, which reaches no further than a clause with しない限り."""
    called: Player | None = None
    """The player that it names by a card: それのコントローラー."""
    topic: Any = None
    """The cards named with は."""
    untaken: bool = False
    """The verb has no place for them: the sentence must speak of them otherwise."""
    adverbs: tuple[str, ...] = ()
    per: Amount | None = None
    period: Period | None = None
    purpose: Purpose | None = None
    moment: Condition | None = None
    """The time at its head: 自分のターン開始時."""
    comes_once: bool = False
    """That time comes once: no ability waits for it."""
    goes_on: str = ""
    """It goes on with what was done before: "then", その後; "more", さらに."""
    at: Span = field(default=(0, 0), compare=False)


class Units(tuple[Any, ...]):
    """The clauses of a sentence. A long one is hashed once, not once for each clause before it."""

    hashed: int

    def __hash__(self) -> int:
        return self.hashed

    def __eq__(self, other: object) -> bool:
        return tuple.__eq__(self, other) is True

    def __ne__(self, other: object) -> bool:
        return not self == other
