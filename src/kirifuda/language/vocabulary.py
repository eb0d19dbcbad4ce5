"""What a game supplies: its words. Every field is filled; a game that has no such thing says so with nothing."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ..effects.tree import TURN_PLAYER, Amount, Condition, Fact, Filter, Happening, Statement, Subject, Test
from ..text.verbs import Verb
from .frame import Kind

if TYPE_CHECKING:
    from .meanings import DeedCount
    from .scope import Scope

Words = Mapping[str, Any]
"""What each word stands for. Of several words for one thing the first is the usual one."""


def words_of(table: Mapping[str, tuple[str, ...]]) -> dict[str, str]:
    """The printed words of a table of names, each with its name."""
    return {word: name for name, words in table.items() for word in words}


@dataclass(frozen=True)
class Bracket:
    """A pair of brackets, the kind of word that it encloses, and what is made of the contents; None: none of it."""

    opens: str
    closes: str
    kind: str
    read: Callable[[str], Any]


@dataclass(frozen=True)
class Vocabulary:
    game: str
    players: Words
    nouns: Mapping[str, Filter]
    """Nouns for cards, as what they are and where they lie, if the noun says so."""
    zones: Words
    spots: Mapping[str, Test]
    """Places that are no zones: rows, lanes."""
    relations: Mapping[str, Callable[[Subject], Test]]
    """Where a card lies as seen from another: と同じレーンにいる."""
    stats: Words
    player_stats: Words
    counters: tuple[str, ...]
    colours: Words
    states: Words
    lasting: Words
    """Durations."""
    times: Words
    """Moments: ターン開始時, as phase and whether it is its end."""
    times_once: Words
    """Moments that come once: このターン終了時."""
    periods: Words
    """ターン and phases, during which something is so."""
    play_costs: Words
    """プレイするコスト."""
    next_plays: Words
    """次にプレイする."""
    cost_words: Words
    """What is paid by its name and a number."""
    extra: Mapping[str, Words]
    """Kinds of words that only this game's phrases have."""
    marks: Words
    words: Words
    """Nouns that stand in turns of phrase only."""
    adverbs: Words
    each_player: Callable[[tuple[Statement, ...]], Statement] | None
    """What each of the players does by turns, said as of you; None: the game has no such thing."""
    as_long_as: str
    """The duration of what lasts while a fact is true."""
    sole: Mapping[str, Callable[[str], Subject]]
    """Categories of which a player has one card at most, as that card of a player."""
    conditions: Mapping[str, Condition]
    """Conditions that the book has a name for: 配置時."""
    doing: Mapping[tuple[str, str], Test]
    """What ～している says of a card, by verb and voice."""
    did: Mapping[tuple[str, str], Test]
    """What このターンに～した says of a card."""
    tops: Mapping[str, bool]
    """The ends of the deck; True: the bottom."""
    damage: Words
    """ダメージ and its kinds."""
    verbs: tuple[Verb, ...]
    brackets: tuple[Bracket, ...]
    signs: tuple[Callable[[str, int], Iterable[tuple[str, int, Any]]], ...]
    """Words without number, which are told by their letters: at a place of a text, their kind, end and value."""
    own_zones: frozenset[str]
    """Zones that are the doer's where the text names no owner; of all others it is anybody's."""
    field: str
    """The zone that is meant where none is named."""
    acted: Callable[[Happening, str, str], Subject | None]
    """Which card of a happening did, or suffered, what a verb in a voice says: アタックしたキャラクター."""
    chosen_by: Mapping[type, type]
    """Records that name something chosen before, and the statement that chose it."""
    finished: Callable[[Statement, tuple[str, ...]], Statement | str | None]
    """A statement in the one shape that the game has for it, by the categories of its cards; else why it has none."""
    pair: tuple[str, ...]
    """The two numbers that are written ＋1／＋1; none: nothing is written so."""
    each_at_once: bool
    """Where both players choose, one statement says so; else there is one for each of them."""
    waits: frozenset[str]
    """How long something that an effect leaves behind may wait."""
    when_so: Callable[[Fact, bool], Condition] | None
    """…である時 at the head of an ability is a trigger that looks at how things are, or (True) become.

    None: it is a condition."""
    permits: tuple[type, ...]
    """Statements of this game that say themselves that something may be done."""
    stands: tuple[type, ...]
    """Statements of this game without a duration that can be so all the time."""
    counted: tuple[type, ...]
    """Statements of this game that say how many cards they dealt with."""
    keeps: "Mapping[type, Callable[[Scope, Any], Statement]]"
    """What this game's own statements bring up, so that it can be spoken of again."""
    purposes: Mapping[str, Callable[[Any, tuple[Statement, ...]], tuple[Statement, ...] | None]]
    """What the rest of a sentence becomes that is done for something, by the kind of that."""
    called: Callable[[Subject, bool], Statement | None]
    """The statement that says who is called so from here on: the controller of a card, or its owner."""
    that_player: str
    """Who is called after that: そのプレイヤー."""
    kinds: Mapping[str, Kind]
    """What fills the cases of this game's own frames."""
    strangers: Mapping[str, tuple[str, ...]]
    """Words of other games, each with what may be meant by it here: shown, never read."""
    grammar: str
    """Phrases that only this game has."""
    actions: Mapping[str, Callable[..., Any]]
    """What those phrases mean."""
    own_name_quoted: bool = True
    """The card's own name in quotation marks is the card itself; else it is any card of that name."""
    still_there: bool = False
    """このターンに攻撃したユニットの数 is of those that are there; else of all that did so, wherever they are."""
    again: frozenset[str] = frozenset()
    """Happenings that one card can have a part in more than once: so many cards are not so many times."""
    goes_on: frozenset[str] = frozenset()
    """Happenings that take a while, so that ～する時 could be for so long as well as at that moment."""
    chosen_on_use: bool = False
    """What is chosen is chosen before anything is done, whether or not that is then done."""
    replaces: tuple[type, ...] = ()
    """Statements that can only take the place of what happens."""
    alone: Callable[[Filter], bool] = lambda of: False
    """Whether there can be but one card of a kind."""
    brings_a_card: frozenset[str] = frozenset()
    """Happenings that have a card though the text names none."""
    unnamed_time: str = TURN_PLAYER
    """Whose ターンの終了時 is that an effect waits for: this turn's, or that of whichever turn comes to it next."""
    waits_each_time: bool = False
    """What waits for something in a turn happens every time, unless the text says 次に; else the first time."""
    of_effect: "Callable[[DeedCount], Amount | None]" = lambda one: None
    """What has become of cards by an effect, whatever it did to them: この効果でブレイクしたミニオンの数."""
    counted_by_each: tuple[type, ...] = ()
    """Those of the counted of which it is known, where both players do it, how many each dealt with."""
    pays: tuple[type, ...] = ()
    """Statements that pay for what follows them in their sentence."""
