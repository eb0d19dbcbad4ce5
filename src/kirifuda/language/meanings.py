"""What the phrases of a sentence mean, before it is known whom its pronouns mean and who does it.

Cards, numbers, facts and happenings are the records of `effects.tree`. What a sentence leaves open stands in them as
one of the records below, and `scope` puts in its place what is meant.
"""

from dataclasses import dataclass
from typing import Final

from ..effects.statements import May, StatChange
from ..effects.tree import Ability, Amount, Filter, IsIt, Keyword, Node, Not, Number, Stat, Statement, Subject, Test

DECIDED: Final = "player:"
"""So begin the players that the sentence decides."""
SELF: Final = "player:self"
"""自分: whoever the sentence names as doing it, else the player of the card."""
DOER: Final = "player:doer"
"""Nobody is named: whoever does what the sentence says."""
ANYBODYS: Final = "player:anybody"
"""いずれかのプレイヤー, named as the owner of something."""
OWNER: Final = "player:owner"
"""持ち主."""

COMING: Final = "player:coming"
"""Of a time: of whichever turn comes to it next."""

LATEST: Final = -2
"""The word, lane or square that was declared or chosen last."""
NOBODYS: Final = ""
"""Of a time: nobody's turn is named."""
UNKNOWN: Final = Filter("unknown")
"""Among whom: the cards of the phrase itself."""


@dataclass(frozen=True, slots=True)
class Quantity(Node):
    """How many. `count` None: all of them. `counter`: the word for what is counted, where there is one."""

    count: Amount | None
    counter: str = ""
    up_to: bool = False
    any_number: bool = False
    each: bool = False
    """1体ずつ: so many of each who does it."""
    more: bool = False
    """もう1体: others than those before."""


ALL: Final = Quantity(None)
ANY: Final = Quantity(Number(0), any_number=True)


@dataclass(frozen=True, slots=True)
class Phrase(Node):
    """What a particle can follow."""


@dataclass(frozen=True, slots=True)
class Things(Phrase):
    """Cards by what they are. `sole`: a player has one of them at most."""

    filter: Filter
    quantity: Quantity | None = None
    sole: bool = False
    together: bool = False
    """1体以上の: however many at once."""
    open: bool = False
    """Its first modifier is ～以外の: how far one before that reaches is open."""


@dataclass(frozen=True, slots=True)
class Referred(Phrase):
    """This card, or what a pronoun means. `quantity`: それら全て, そのうちの1体."""

    subject: Subject


@dataclass(frozen=True, slots=True)
class Joined(Phrase):
    """AとB."""

    phrases: tuple[Phrase, ...]


@dataclass(frozen=True, slots=True)
class Player(Phrase):
    """`of`: the player of this card, who is called so from here on: それのコントローラー."""

    whose: str
    of: Subject | None = None
    owns: bool = False


@dataclass(frozen=True, slots=True)
class Place(Phrase):
    """A zone, or several joined by か. As cards it is what lies there."""

    zones: tuple[str, ...]
    whose: str
    quantity: Quantity | None = None


@dataclass(frozen=True, slots=True)
class DeckEnd(Phrase):
    """デッキの一番上."""

    whose: str
    bottom: bool


@dataclass(frozen=True, slots=True)
class CardsOnTop(Phrase):
    """デッキの上からカード3枚."""

    whose: str
    bottom: bool
    count: Amount


@dataclass(frozen=True, slots=True)
class Numbers(Phrase):
    """Numbers of cards: それのATKとDEF. `of` None: of whatever the sentence is about."""

    stats: tuple[str, ...]
    of: Subject | None = None
    original: bool = False
    each: bool = False
    """それぞれの: of each its own."""


@dataclass(frozen=True, slots=True)
class PlayerNumber(Phrase):
    """A number of a player: ライフ. `amount`: so much of it, 3点のライフ."""

    stat: str
    whose: str
    amount: Amount | None = None


@dataclass(frozen=True, slots=True)
class Much(Phrase):
    """An amount: 相手の手札の枚数."""

    amount: Amount


@dataclass(frozen=True, slots=True)
class Hurt(Phrase):
    """500ダメージ. `nature`: 戦闘, ダウン, as the game calls it."""

    amount: Amount | None
    nature: str = ""


@dataclass(frozen=True, slots=True)
class Correction(Phrase):
    """＋1000／＋1の修整: what is added to numbers of a card."""

    changes: tuple[tuple[str, Amount, bool], ...]


@dataclass(frozen=True, slots=True)
class State(Phrase):
    """How a card lies, in the game's word."""

    how: str


@dataclass(frozen=True, slots=True)
class Gifts(Phrase):
    """Keywords, whole abilities in quotation marks, which are read by themselves, and changes of numbers."""

    keywords: tuple[Keyword, ...] = ()
    abilities: tuple[Ability, ...] = ()
    changes: tuple[StatChange, ...] = ()


@dataclass(frozen=True, slots=True)
class Thing(Phrase):
    """A noun that only stands in turns of phrase: 効果, アタック, 表示, コスト, by its key."""

    key: str
    of: Subject | None = None
    whose: str = ""


@dataclass(frozen=True, slots=True)
class TestPhrase(Phrase):
    """What something is said to be: 火属性, ＜竜＞, コスト3以下."""

    filter: Filter


@dataclass(frozen=True, slots=True)
class Mark(Phrase):
    """A mark of a card: フラッシュ."""

    mark: str


@dataclass(frozen=True, slots=True)
class Period(Phrase):
    """自分のターン, アタックフェイズ. `phase` "": the whole turn."""

    phase: str
    whose: str


@dataclass(frozen=True, slots=True)
class PlayCost(Phrase):
    """What it costs a player to play these cards; `next_only`: the next of them."""

    whose: str
    filter: Filter
    next_only: bool = False


@dataclass(frozen=True, slots=True)
class Received(Phrase):
    """The damage that a player is dealt, that cards deal (`by`), or take (`to`)."""

    whose: str
    nature: str
    by: Subject | None = None
    to: Subject | None = None
    against: Filter | None = None
    """Only to these, or from these."""


@dataclass(frozen=True, slots=True)
class Mod(Node):
    """What a modifier says: of whom, where, which tests, how many."""

    whose: str = ""
    zones: tuple[str, ...] = ()
    tests: tuple[Test, ...] = ()
    quantity: Quantity | None = None
    together: bool = False
    open: bool = False
    """～以外の after a noun, which what stands before it could narrow as well."""


@dataclass(frozen=True, slots=True)
class Spot(Phrase):
    """A place that is no zone, as what is true of the cards there."""

    test: Test
    whose: str = ""


@dataclass(frozen=True, slots=True)
class Measure(Phrase):
    """3枚以上, 1000以下."""

    how: str
    amount: Amount
    counter: str = ""


@dataclass(frozen=True, slots=True)
class Fold(Phrase):
    """2倍."""

    factor: int


@dataclass(frozen=True, slots=True)
class Price(Phrase):
    """エネルギー2: so much of what is paid by its name."""

    word: str
    amount: Amount


@dataclass(frozen=True, slots=True)
class HowMany(Phrase):
    """1つ, without a noun."""

    quantity: Quantity


@dataclass(frozen=True, slots=True)
class Changing(Phrase):
    """ATK＋200、DEF－100, without a verb."""

    of: Subject | None
    changes: tuple[tuple[str, Amount, bool], ...]


@dataclass(frozen=True, slots=True)
class Swapped(Node):
    """AとBのATKを入れ替える."""

    stat: str
    one: Subject
    other: Subject


@dataclass(frozen=True, slots=True)
class IntoDeck(Node):
    """デッキに戻す: it is shuffled then, or nobody knows where in it they lie."""

    subject: Subject


@dataclass(frozen=True, slots=True)
class OfTheirs(Node):
    """相手の手札に戻す: into a zone of this player, whose cards they must be."""

    move: Statement
    whose: str


@dataclass(frozen=True, slots=True)
class DidSo(Node):
    """支払った場合, by itself: what the sentence before did with that verb. `did` False: 支払わなかった場合."""

    verb: str
    voice: str
    did: bool


@dataclass(frozen=True, slots=True)
class Offered(Statement):
    """発動出来る: what stands before it has to be done for it; what follows is then done."""


@dataclass(frozen=True, slots=True)
class Used(Statement):
    """この効果は1ターンに1度しか使えない: the sentence says when the ability before it can be used."""


USED: Final = ((Used(),), (May((Used(),)),))
"""～しか使えない, ～まで使える."""


@dataclass(frozen=True, slots=True)
class Again(Statement):
    """これを3回行う: the sentence before is done so often in all."""

    count: Amount


TIMES: Final = ("回", "度")
"""The counters of what is done."""


@dataclass(frozen=True, slots=True)
class Given(Statement):
    """What cards are given in one clause, said so and kept as a statement for each: 「＋1／＋1」の修正と「速攻」."""

    subject: Subject
    gifts: Gifts
    lasts: str


# --- subjects that the sentence decides -----------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Unnamed(Subject):
    """Left out: what the sentence is about."""


@dataclass(frozen=True, slots=True)
class Same(Subject):
    """The cards of the statement before, which the same words speak of."""


@dataclass(frozen=True, slots=True)
class Aimed(Subject):
    """代わりに600ダメージを与える: whoever was dealt the damage of the sentence before."""


@dataclass(frozen=True, slots=True)
class Here(Subject):
    """隣, 同じレーン: beside what the sentence was about before."""


@dataclass(frozen=True, slots=True)
class OtherThan(Subject):
    """他の: than the card that bears the text, or than what it has chosen. `more`: もう1体, than what was chosen."""

    more: bool = False


@dataclass(frozen=True, slots=True)
class It(Subject):
    """それ, それら, そのキャラクター. `several`: the word is one for several; None: for one or several."""

    word: str
    several: bool | None = None
    categories: tuple[str, ...] = ()
    whose: str = ""
    two: bool = False
    """その2体."""
    chosen: bool = False
    """選んだユニット: nothing that was only drawn, or that something happened to."""


@dataclass(frozen=True, slots=True)
class ChosenAs(Subject):
    """1番目に選んだユニット: of all that the text chooses, in its order."""

    place: int
    categories: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Some(Subject):
    """So many of these, which have to be chosen first: キャラクター1体を破壊する."""

    filter: Filter
    quantity: Quantity


@dataclass(frozen=True, slots=True)
class Rest(Subject):
    """残り: those that were looked at and not taken."""


@dataclass(frozen=True, slots=True)
class AmongLooked(Subject):
    """その中: the cards that were looked at."""


@dataclass(frozen=True, slots=True)
class Acted(Subject):
    """アタックしたキャラクター: the card of the happening that did this."""

    verb: str
    voice: str
    categories: tuple[str, ...] = ()


# --- tests that the sentence decides ----------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Picked(Test):
    """好きな: of cards of which somebody picks so many; of any others it says nothing."""


# --- amounts that the sentence decides ------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class OfItself(Amount):
    """A number of each card that a statement is about: ATKを*2倍*にする, half of it, or that of another stat."""

    stat: str = ""
    factor: int = 1
    half: bool = False
    down: bool = False


@dataclass(frozen=True, slots=True)
class SumOf(Amount):
    """それらのATKの合計: without 合計 a number is that of one card."""

    stat: Stat


@dataclass(frozen=True, slots=True)
class DeedCount(Amount):
    """捨てた枚数, そうした数: how many a deed of this text dealt with. `verb` "": the one spoken of just now."""

    verb: str = ""
    voice: str = ""
    filter: Filter | None = None
    in_all: str = ""
    """Whoever did it, of cards or points: そうした合計枚数, そうした合計点数."""
    of_effect: bool = False
    """この効果で: all that the effect did, which is known where it did one thing."""


@dataclass(frozen=True, slots=True)
class Difference(Amount):
    """その差: of the two numbers that the condition compared."""


DAMAGED: Final = ("damaged", "player-damaged")
"""What そのダメージ can be the number of."""


@dataclass(frozen=True, slots=True)
class HappenedAmount(Amount):
    """そのダメージ, その値: the number of what happened or was done. `kinds`: which can be called so; (): any."""

    kinds: tuple[str, ...] = ()


def is_another(test: Test) -> bool:
    """他の, このカード以外の."""
    return isinstance(test, Not) and isinstance(test.test, IsIt)


_HERE: Final = [one for one in globals().values() if isinstance(one, type) and one.__module__ == __name__]
ONLY_READ: Final = tuple([one for one in _HERE if issubclass(one, Node)])
"""All of the above: what a sentence leaves open, which no card says."""
