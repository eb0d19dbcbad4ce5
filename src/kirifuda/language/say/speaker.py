"""Who says a sentence: the words of the game, what was said so far, and the choices of this attempt."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, TypeVar

from ...effects.statements import CardsPicked, Move
from ...effects.tree import (
    BOTH,
    EITHER,
    OPPONENT,
    YOU,
    Ability,
    Amount,
    Filter,
    Happening,
    Keyword,
    Number,
    Subject,
    Test,
    Those,
)
from ..frame import Frame, Frames
from ..frames import SHARED
from ..meanings import SELF
from ..sentences import Said as Meant
from ..vocabulary import Vocabulary
from .tape import Tape, Unsayable
from .words import usual

Option = TypeVar("Option")


@dataclass(frozen=True)
class Manner:
    """How a game says things, beside its vocabulary."""

    vocabulary: Vocabulary
    frames: Frames
    counter: Callable[[Filter], str]
    """体 or 枚."""
    alive: Callable[[Filter], bool]
    """Of these cards one says いる, of others ある."""
    keyword: Callable[[Keyword], str]
    """【上空】."""
    ability: Callable[[Ability], str]
    """A granted ability with its quotation marks."""
    type_form: str
    """＜{}＞, 【{}】: how a type is written."""
    name_form: str
    acted: Sequence[tuple[str, str, str]]
    """アタックしたキャラクター: verb, voice and the words, for cards of the happening."""
    clumsy: frozenset[str]
    """Of these words, those that are only said where nothing else will do."""
    kinds: Mapping[str, Callable[["Speaker", Any], "Part"]]
    """How this game's own kinds are said."""
    tests: Mapping[type, Callable[["Speaker", Any], str]]
    """How this game's own tests are said."""
    preferred: frozenset[str]
    """Of several adverbs for one thing, those that are usual though they are not the first."""
    verbs: Mapping[type, Callable[["Speaker", Any], str]]
    """Which of the verbs of its frame a record is said with."""
    as_said: Callable[[Any], Any]
    """A statement as a frame has it, where the game keeps it in another shape; also one of a tree that has none."""
    subjects: Mapping[type, Callable[["Speaker", Any], str]]
    """How this game's own subjects are said."""
    amounts: Mapping[type, Callable[["Speaker", Any], str]]
    per: Mapping[type, Callable[["Speaker", Any], str]]
    """What else is counted one by one, and how: コア1個（につき）."""
    qualities: Mapping[type, Callable[["Speaker", Any], str]]
    """How this game says what something is: ～なら, ～以外の."""
    brings_up: Mapping[type, Callable[[Any], tuple[Filter, bool]]]
    """What this game's own statements bring up: such cards, and whether several."""
    located: Callable[[Filter], str]
    """What says of cards that they lie on the field, where something has to: 場の."""
    names_this: bool
    """The card itself is named, also where it could be left out."""
    says_you: bool
    """あなた, and 自分 only of whoever does it."""
    as_kept: Callable[[Meant], Meant] = lambda said: said
    """What was read, in the shape in which this game keeps it."""
    at_once: Callable[[CardsPicked, Any], bool] = lambda picked, then: (
        then == Move(Those(picked.slot), "trash") and (picked.filter.zones == ("hand",) and not picked.filter.tests)
    )
    """Whether what is picked and what is done with it are one clause: 手札を1枚捨てる."""
    spelling: Mapping[str, str] = field(default_factory=dict)
    """How the book writes words that others write otherwise: すべて for 全て."""
    leads: Mapping[type, Callable[["Speaker", Any], str]] = field(default_factory=dict)
    """This game's own statements that hold others, or a fact, and end a sentence."""
    unsaid: Mapping[type, Callable[["Speaker", Any], None]] = field(default_factory=dict)
    """Statements without words of their own: what comes after them is said otherwise."""
    persons: Mapping[str, Callable[["Speaker"], str]] = field(default_factory=dict)
    """Players that are called after what was said: そのプレイヤー, それのコントローラー."""
    conditions: Mapping[type, Callable[["Speaker", Any], str]] = field(default_factory=dict)
    """What else this game's abilities wait for."""
    notes: Mapping[type, Callable[["Speaker", Any], None]] = field(default_factory=dict)
    """What is known after this game's own statements."""
    seen: Callable[[Filter], Filter] = lambda of: of
    """Cards without what goes without saying."""
    limits: Mapping[type, Callable[["Speaker", Any], str]] = field(default_factory=dict)
    """What else is so of an ability, where it is explained: how often it works, and only if what is so."""
    verbless: frozenset[str] = frozenset()
    """Verbs of frames that stand for a sign by itself."""

    def frames_of(self, record: type, role: str) -> list[Frame]:
        """Those of the game itself first."""
        found = [one for one in self.frames.listed if one.record is record and one.role == role]
        return sorted(found, key=lambda one: one in SHARED)


@dataclass(frozen=True, slots=True)
class Part:
    """A phrase, and what follows its particle: キャラクター, 2体."""

    phrase: str
    after: str = ""
    bare: bool = False
    """Whose it is was left out."""


@dataclass(frozen=True, slots=True)
class Kept:
    """Cards that a statement brought up."""

    filter: Filter
    several: bool
    sentence: int
    how: str


@dataclass
class Said:
    """What was said so far, up to a full stop."""

    kept: dict[int, Kept] = field(default_factory=dict)
    dealt: dict[int, str] = field(default_factory=dict)
    """By slot, how a deed is called that said how many it dealt with: 捨てた."""
    happening: Happening | None = None
    about: Subject | None = None
    looked: int | None = None
    taken: tuple[int, ...] = ()
    sentence: int = 0

    def copy(self) -> "Said":
        return replace(self, kept=dict(self.kept), dealt=dict(self.dealt))


class Speaker:
    """One attempt at one sentence."""

    explicit = False
    """It says everything that a reader would supply."""

    def __init__(self, manner: Manner, this: str, said: Said, tape: Tape) -> None:
        self.manner = manner
        self.vocabulary = manner.vocabulary
        self.this = this
        """What the card calls itself: このキャラクター."""
        self.said = said
        self.tape = tape
        self.doer = YOU
        self.lasts = ""
        self.last: Subject | None = said.about
        self.topic: Subject | None = None
        self.counted: Filter | None = None
        """What a quantity by itself counts."""
        self.whole = True
        """All cards of a kind are said with 全て."""
        self.named: Any = None
        """What the happening said last names with が."""
        self.difference: Amount | None = None
        self.each = False
        """Each player does it: 自分 is that one."""
        self.instead = False
        """It is done in place of what was said before: 代わりに stands behind its condition."""
        self.called: Any = None
        """Whom the next player is called after."""

    def pick(self, options: Sequence[Option]) -> Option:
        return options[0] if len(options) == 1 else self.tape.pick(options)

    # --- players ---------------------------------------------------------------------------------------

    def player(self, whose: str) -> str:
        """Under another who acts, 自分 is that one."""
        if whose == YOU:
            own = self.each or not (self.manner.says_you or self.doer != YOU)
            return usual(self.vocabulary.players, SELF if own else YOU)
        if whose == BOTH:
            both = usual(self.vocabulary.players, BOTH)
            return f"{both}のプレイヤー" if f"{both}のプレイヤー" in self.vocabulary.players else both
        if whose in self.manner.persons:
            return self.manner.persons[whose](self)
        return usual(self.vocabulary.players, whose)

    def of(self, whose: str) -> str:
        """相手の."""
        if whose in (EITHER, ""):
            return ""
        if whose == BOTH:
            both = usual(self.vocabulary.players, BOTH)
            own = [f"{usual(self.vocabulary.players, SELF)}の", ""] if self.doer == BOTH else []
            return self.pick([f"{both}の", *own])
        return self.player(whose) + "の"

    def acts(self, whose: str, always: bool = False) -> str:
        """Who does it, if that is not known (or `always`): 相手は. From here on it is that one."""
        if whose == self.doer and not always:
            return ""
        if whose not in (YOU, OPPONENT, BOTH, *self.manner.persons):
            raise Unsayable(whose)
        self.doer = YOU
        word = self.player(whose)
        self.doer = whose
        return word

    def adverb(self, key: str) -> str:
        words = [word for word, meant in self.vocabulary.adverbs.items() if meant == key]
        return next((word for word in words if word in self.manner.preferred), "") or usual(
            self.vocabulary.adverbs, key
        )

    # --- what was said -----------------------------------------------------------------------------------

    def keep(self, slot: int | None, filter: Filter, several: bool, how: str) -> None:
        if slot is not None:
            self.said.kept[slot] = Kept(filter, several, self.said.sentence, how)

    def letter(self, slot: int) -> str:
        """What is brought up is called by a letter; of one who is not explicit, by a pronoun."""
        raise Unsayable(slot)

    def is_test(self, one: Test) -> Callable[["Speaker", Any], str] | None:
        return self.manner.tests.get(type(one))


def one_of(amount: Amount) -> bool:
    return amount == Number(1)
