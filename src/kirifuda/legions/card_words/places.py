"""Lanes, waiting zones and cores: where things lie on this table (chapters 18, 19, 07)."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from typing import Any, Final

from ...effects.statements import StatChange
from ...effects.tree import (
    BOTH,
    EITHER,
    OPPONENT,
    YOU,
    AdjacentLane,
    Amount,
    AnyOf,
    Coloured,
    Compare,
    Condition,
    Count,
    Every,
    Extreme,
    Filter,
    Greatest,
    Happening,
    InLanes,
    IsIt,
    Keyword,
    Minus,
    Named,
    NameHas,
    Not,
    Number,
    Own,
    SameLane,
    SameName,
    Stat,
    Subject,
    Test,
    This,
    Typed,
    Variable,
    When,
)
from ...language.actions.endings import changes_so, deals_so, pays
from ...language.actions.modifiers import with_number
from ...language.actions.nouns import cost_of_playing, counted, damage_dealt, damage_dealt_to
from ...language.clauses import Ending, Item, Many, Marked, Moment, Span, StatBy, VerbForm
from ...language.frame import Kind
from ...language.kinds import KINDS as SHARED_KINDS
from ...language.kinds import of_phrase
from ...language.meanings import (
    ALL,
    DAMAGED,
    DOER,
    Acted,
    DeckEnd,
    DeedCount,
    Gifts,
    Here,
    Hurt,
    It,
    Joined,
    Mod,
    Much,
    Numbers,
    OfItself,
    Phrase,
    Place,
    PlayCost,
    Player,
    PlayerNumber,
    Quantity,
    Received,
    Referred,
    Spot,
    TestPhrase,
    Thing,
    Things,
    Unnamed,
)
from ...language.productions import told_where
from ...language.taken_as import amount_in, subject_of
from .. import vocabulary as book
from ..tree import Cores, HasAbility, Incapacitated, Symbols

ROMANS: Final = {"Ⅰ": 1, "Ⅱ": 2, "Ⅲ": 3, "Ⅳ": 4, "I": 1, "II": 2, "III": 3, "IV": 4, "1": 1, "2": 2, "3": 3, "4": 4}
GRAMMAR: Final = """
conditions: BattleBegins                         -> battle_begins
zones: Zone Or wait_numbers                      -> more
     | WaitZone Range WaitNumber                 -> waits_through
wait_numbers: WaitNumber                         -> one
            | WaitNumber Or wait_numbers         -> more
time: Whose Time                                 -> time_of
period: Whose Period                             -> period_of
np: cores
  | cores quantity                               -> so_many_cores
cores: CoreWord                                  -> some_cores
     | Player "の" cores                         -> cores_of
     | CorePlace CoreIn cores                    -> cores_in
     | zones CoreIn cores                        -> cores_waiting
     | CoreHolder CoreOn cores                   -> cores_in
     | State "の" cores                          -> cores_lying
much: cores "の" Count                           -> number_of_cores
    | cores                                      -> all_these_cores
head: CorePlace                                  -> core_place
    | Player "の" CorePlace                      -> of_core_place
    | LaneWord                                   -> lane
    | OpponentWord                               -> opponent_in_battle
np: TokenName                                    -> tokens
  | TokenName quantity                           -> so_many_tokens
  | amount AsManyOf TokenName                    -> as_many_tokens
  | SoManyOf TokenName                           -> so_many_tokens_as_done
  | number Counter "の" TokenName                -> tokens_so_many
  | TokenName "と" TokenName                     -> two_tokens
  | Player GroupWord                             -> all_minions_of
  | Player "の" FreeLanes All                    -> lanes_free_all
  | Player "の" Zone "の" FreeLanes All?         -> lanes_free_there
  | Player "の" LaneNoun                         -> lanes_of_player
  | Player "が" np ByMeans VPlain Damage         -> damage_by_means_of
  | numbers ValueOf                              -> just_the_numbers
np: Player "の" FreeLanes                        -> lanes_free
head: Side                                       -> minions_of_side
    | TokenName                                  -> cards_named_token
    | np LaneRelation                            -> lane_from_there
    | np Amid "、"? extreme Mono                 -> most_of_those
extreme: Stat "が" Extreme                       -> with_extreme
       | Most Stat "の" Adjective                -> with_most
       | Most Stat "が" Adjective                -> with_most
mod: np AsManyOf                                 -> as_many_as_those
ending: number Counter OnComma?                  -> deals_points
      | pair OnComma?                            -> changes_pair
      | PairQuoted OnComma?                      -> changes_quoted_pair
      | np Towards OnComma?                      -> goes_there
damage: Mutual Stat Equal Damage                 -> mutual_damage
much: numbers MaxWord                            -> greatest_of
np: AtkQuoted                                    -> attack_with
  | AtkQuoted "と"? gifts                        -> attack_with_gifts
item: core_source "から" cores "を" quantity TakeWord "、"? -> taken_cores
    | core_source "から" cores quantity "を" TakeWord "、"? -> taken_cores
    | cores "を" quantity TakeWord "、"?         -> taken_from_there
    | number PointsWord                          -> bare_points
    | np "を" number Counter SoThat "、"?        -> until_so_many
    | number_word "を" quantity DeclareWord "、"? -> declaring
core_source: CorePlace                           -> core_place
           | Player "の" CorePlace               -> of_core_place
           | Zone                                -> waiting_place
           | Player "の" Zone                    -> of_waiting_place
number_word: NumberWord                          -> any_declared
           | number Compared "の" NumberWord     -> declared_from
           | number "から" number UpTo "の" NumberWord -> declared_between
item: simple "を" quantity "、" simple "を" quantity "、"? -> so_many_of_each
test: type_names TypeSuffix                      -> of_types_so
gift: KeywordsQuoted                             -> keywords
    | amount Equal Stat "の" Correction          -> changed_by_amount
    | pair                                       -> plain_pair
ending: attribute_said As "、"?                   -> as_being
attribute_said: Attribute                        -> said_attribute
np: colours                                      -> said_colours
np: AttackQuoted
  | np "の" PlayCost                             -> cost_of_playing_own
  | np OnlyExcept                                -> all_but
  | AtkQuoted gifts Having Noun                  -> attack_as_unit
  | AtkQuoted "で" gifts Having Noun             -> attack_as_unit
  | NextWord Player "が" PlayVerb np "の" Stat   -> cost_of_unlocking_next
  | Player "が" PlayVerb np "の" Stat            -> cost_of_unlocking
ending: LifeWord number Counter? "、"?           -> pays_life
spots: ShortLane Or spots                        -> either_spot
     | Spot OnlyExcept                           -> other_lanes
zones: Zone ListComma zones                      -> more
mod: number Stat Compared "の"                   -> with_stat_behind
   | ExiledWord                                  -> lying_in
ending: VDoingIf "、"?                           -> if_doing
      | gifts OnComma?                           -> gives_so
      | Damage OnComma?                          -> deals_that
      | number DrawNoun OnComma?                 -> draws_so
      | number ThrowNoun OnComma?                -> throws_so
item: AtMostWord number Counter UpTo             -> so_much_at_most
ending: number Counter EachOf damage OnComma?    -> deals_each
mod: numbers Compared "の"                       -> with_that_number
item: damage EachOf "、"?                        -> damage_each
    | number Counter EachOf damage "、"?         -> points_each
np: Stat number                                  -> attack_in_numbers
  | Stat number "、"? gifts Having Noun          -> attack_in_numbers_as_unit
  | np "が" NextWord VPlain Damage               -> next_damage
  | np "に" VPlain Damage                        -> damage_of_it
  | np Amid quantity                             -> some_amid
  | np "と" SameAs stats                         -> same_numbers
  | number_word                                  -> number_to_declare
  | much "の" PlayerStat                         -> so_much_for
item: PlayerStat number Counter                  -> bare_life
much: FreeWord Player "の" LaneNoun "の" Count   -> lanes_free_of
predicate: This OnlyWord                         -> only_this
         | EmptyWord                             -> nothing_there
mod: Beside                                      -> beside_it
   | NameQuoted NamedSo                          -> called_so
   | NameQuoted NameHolds                        -> with_name_in
number: WaitNumber                               -> wait_number
mod: Attribute                                   -> with_attribute
   | Attribute "の"                              -> with_attribute
   | np SameName                                 -> of_the_same_name
per: cores number Counter Per                    -> per_core
   | VPast CoreWord number Counter Per           -> per_core_dealt_with
   | Player "の" FreeLanes number Counter Per    -> per_free_lane
much: Player "の" FreeLanes "の" Count           -> free_lanes
np: np "の" OnCard                               -> damage_on
  | AllInAll number Damage                       -> damage_in_all
  | AllInAll number Counter "の"? Damage         -> damage_in_all_points
  | Damage number Counter                        -> damage_so_many
  | np "が" OnIt                                 -> damage_on
  | np "の" OnIt                                 -> damage_on
  | OnIt                                         -> damage_on_it
  | This "の" OpponentWord                       -> opponent_of_this
predicate: Attribute                             -> said_attribute
         | Attribute Noun                        -> said_attribute_noun
head: This Doing VPast Noun                      -> who_did_to_this
ending: CostAlone "、"?                           -> pays_alone
      | number PointsWord "、"?                  -> pays_points
      | CostAlone CostAnd                        -> pays_alone_and
      | number PointsWord CostAnd                -> pays_points_and
      | CostWord number CostAnd                  -> pays_and
      | number CostAnd                           -> pays_bare_and
      | number "、"?                             -> pays_bare
predicate: ModeWord                              -> said_mode
test: TypeWord type_names                        -> types_named
type_names: NameQuoted                           -> one
          | NameQuoted type_names                -> and_more
          | NameQuoted Or type_names             -> more
"""
NumbersFrom = tuple[Amount, Amount | None]
"""Of a number that is declared, the least and the greatest."""
DECLARED_NUMBER: Final = Variable("X")
"""宣言した数字."""
OWN_MASTER: Final = "player:own-master"
"""「ATK2」としてアタックを行う, without saying who: only a master does."""
NAMED_SO: Final = {"ミニオン": ("minion",), "ユニット": ("unit",)}
"""Nouns that say again what was spoken of."""


def relations() -> dict[str, Callable[[Subject], Test]]:
    """と同一レーンにいる, の隣接レーンの, の隣にいる and so on."""
    same = (
        "と同一レーン",
        "と同じレーン",
        "と同一のレーン",
        "のいるレーン",
        "がいるレーン",
        "のあるレーン",
        "の移動先のレーン",
        "があるレーン",
    )
    beside = (
        "の隣接レーン",
        "の隣接するレーン",
        "に隣接するレーン",
        "と隣接するレーン",
        "の隣のレーン",
        "の隣",
        *(f"{being}レーンの{next_}レーン" for being in ("のいる", "がいる") for next_ in ("隣の", "隣接")),
    )
    either = tuple(
        f"と{one}レーンか{other}レーン"
        for one in ("同一", "同じ")
        for other in ("隣接", "隣接する", "隣の", "その隣接", "その隣の")
    )
    found: dict[str, Callable[[Subject], Test]] = {}
    for being in ("にいる", "にある", "の", "に置かれている"):
        found |= {f"{word}{being}": SameLane for word in same}
        found |= {f"{word}{being}": AdjacentLane for word in beside}
        found |= {f"{word}{being}": lambda of: AnyOf((SameLane(of), AdjacentLane(of))) for word in either}
    return found | {"に隣接する": AdjacentLane, "と隣接する": AdjacentLane}


CORE_PLACES: Final = {
    word: place for place, words in book.CORE_PLACES.items() if not place.startswith("wait-") for word in words
}
EXTRA: Final[dict[str, dict[str, Any]]] = {
    "Whose": {"自": "you", "自分": "you", "あなた": "you", "相手": "opponent"}
    | dict.fromkeys(("各", "毎", "互いの", "お互いの", "各プレイヤーの"), "both"),
    "BattleBegins": {
        "バトル開始時": (When(Happening("attacked", This())), When(Happening("attacked", other=This()))),
    },
    "WaitZone": {
        f"{before}ウェイトゾーン{word}": f"wait-{number}"
        for word, number in ROMANS.items()
        for before in ("", "タイムラインの")
    },
    "WaitNumber": {word: f"wait-{number}" for word, number in ROMANS.items()},
    "Range": dict.fromkeys(("～", "から"), "through"),
    "CoreWord": {"コア": "core"},
    "CorePlace": CORE_PLACES,
    "CoreIn": dict.fromkeys(("にある", "の", "に置かれている", "に置かれた", "から"), "in"),
    "OpponentWord": {
        "アタックターゲット": "アタックターゲット",
        "ターゲットユニット": "アタックターゲット",
        "アタックユニット": "アタックユニット",
        "バトル相手": "バトル相手",
        "バトル相手のユニット": "バトル相手",
        "条件を満たしたカード": "条件",
        "条件を満たしたミニオン": "条件",
        "条件を満たしたユニット": "条件",
        "ダメージの発生源": "発生源",
        "そのダメージの発生源": "発生源",
    },
    "NumberWord": dict.fromkeys(("数字", "数値", "数"), "number"),
    "Letter": dict.fromkeys(("宣言した数字", "宣言した数", "選んだ数字", "その数字"), DECLARED_NUMBER),
    "DeclareWord": dict.fromkeys(("宣言し", "宣言して", "選び", "選んで"), "declare"),
    "Attribute": {
        "ダメージを受けている": Compare("damage", ">=", Number(1)),
        "ダメージを受けていない": Compare("damage", "=", Number(0)),
        "行動不能状態": Incapacitated(),
        "行動不能": Incapacitated(),
        "シングルシンボル": Symbols(1),
        "ダブルシンボル": Symbols(2),
        "シングルシンボルを持つ": Symbols(1),
        "ダブルシンボルを持つ": Symbols(2),
        "アビリティを持つ": HasAbility(),
        "アビリティを持たない": Not(HasAbility()),
        "アビリティを持っていない": Not(HasAbility()),
        **{
            f"{on}コアが{number}{counter}{how}{lying}": Compare("cores", sign, Number(number))
            for on in ("", "上に")
            for counter in ("個", "つ")
            for number in range(1, 13)
            for how, sign in (("以上", ">="), ("以下", "<="), ("", "="))
            for lying in ("置かれている", "置かれた", "乗っている", "載っている")
        },
    },
    "TypeSuffix": {"タイプ": "type"},
    "NamedSo": dict.fromkeys(("という名前の", "という名の", "という名前を持つ"), "named"),
    "NameHolds": dict.fromkeys(("と名のつく", "と名の付く", "の名を含む", "の名を持つ"), "has"),
    "ShortLane": {"左": InLanes(("left",)), "中央": InLanes(("center",)), "右": InLanes(("right",))},
    "Beside": {
        f"{word}{being}": test
        for being in ("にいる", "にある", "の")
        for words, test in (
            (("同一レーン", "同じレーン"), SameLane(Here())),
            (("隣接レーン", "隣接するレーン", "隣のレーン"), AdjacentLane(Here())),
            (
                ("同一レーンか隣接レーン", "同じレーンか隣のレーン", "同じレーンか隣接するレーン"),
                AnyOf((SameLane(Here()), AdjacentLane(Here()))),
            ),
        )
        for word in words
    }
    | dict.fromkeys(("同名の", "同じ名前の", "同じカード名の"), SameName(Here()))
    | {
        f"その{word}{being}": AdjacentLane(It("それ"))
        for word in ("隣接レーン", "隣接するレーン", "隣のレーン", "隣")
        for being in ("にいる", "にある", "の")
    }
    | {"正面の": SameLane(Here()), "正面にいる": SameLane(Here()), "隣接する": AdjacentLane(Here())},
    "NextWord": {"次に": "next"},
    "PlayVerb": dict.fromkeys(("アンロックする", "プレイする"), "unlock"),
    "LifeWord": {"ライフ": "ライフ"},
    "Side": {"味方": YOU, "敵": OPPONENT, "敵味方": BOTH},
    "ShortColour": {word: name for name, words in book.COLOURS.items() for word in words},
    "Happened": {
        "同じ点数": (),
        **dict.fromkeys(("与えたダメージ", "与えたダメージの点数"), DAMAGED),
        **dict.fromkeys(("得たライフ", "得たライフの点数", "回復したライフ"), ("gained-life",)),
        **dict.fromkeys(("失ったライフ", "失ったライフの点数"), ("lost-life",)),
    },
    "SameName": dict.fromkeys(("と同じ名前の", "と同じカード名の", "と同名の"), "same"),
    "FreeLanes": dict.fromkeys(("空いているレーン", "空いたレーン", "空きレーン"), "free"),
    "OnCard": {"ダメージ": "damage"},
    "OnIt": {"受けているダメージ": "damage"},
    "AllInAll": dict.fromkeys(("合計", "合計で"), "in all"),
    "Doing": {"を": "を", "に": "に", "が": "が"},
    "Declared": {
        f"{chosen}{word}{being}": of
        for chosen in ("宣言した", "選んだ")
        for word, of in (
            ("属性", "colour"),
            ("カテゴリー", "category"),
            ("タイプ", "type"),
            ("カード名", "name"),
            ("名前", "name"),
            ("色", "colour"),
        )
        for being in ("の", "を持つ", "である")
    }
    | dict.fromkeys(("その色の", "その属性の", "その属性を持つ"), "colour")
    | dict.fromkeys(("そのタイプの", "そのタイプを持つ"), "type"),
    "ChosenLane": {
        f"{chosen}レーン{being}": "lane" for chosen in ("選んだ", "その") for being in ("にいる", "にある", "の")
    },
    "CostAlone": {"疲労": "疲労", "挺身": "挺身"},
    "PointsWord": dict.fromkeys(("MP", "マスターポイント"), "MP"),
    "OnComma": {"、": "、"},
    "ByMeans": dict.fromkeys(("によって", "により", "で"), "by"),
    "DrawNoun": {"ドロー": "ドロー"},
    "ThrowNoun": {"ディスカード": "ディスカード"},
    "AtMostWord": {"最大": "at most"},
    "ExiledWord": {"除外されている": ("exile",)},
    "FreeWord": dict.fromkeys(("空いている", "空いた"), "free"),
    "LaneNoun": {"レーン": "lane"},
    "ListComma": {"、": "or"},
    "CoreHolder": {"ロード": "lord", "マスター": "master", "ロードの上": "lord", "マスターの上": "master"},
    "CoreOn": dict.fromkeys(("に載っている", "に乗っている", "に置かれている", "に置かれた", "に載った"), "on"),
    "OnlyWord": dict.fromkeys(("だけ", "のみ"), "only"),
    "EmptyWord": dict.fromkeys(("空", "空っぽ"), "empty"),
    "GroupWord": dict.fromkeys(("全体", "全員"), "all"),
    "LaneRelation": {
        word.removesuffix("にいる"): test for word, test in relations().items() if word.endswith("レーンにいる")
    },
    "Mono": {word: word for word in ("もの", "ミニオン", "カード", "ユニット")},
    "Towards": {"へ": "へ", "に": "に"},
    "Mutual": dict.fromkeys(
        (
            *(f"{both}{of}" for both in ("お互い", "互い") for of in ("の", "に", "に自身の")),
            "それぞれの",
            "それぞれ自身の",
            "自身の",
        ),
        "own",
    ),
    "MaxWord": {"の最大値": True, "の最小値": False},
    "CostAnd": dict.fromkeys(("／", "・", "＋", "と"), "and"),
    "TakeWord": dict.fromkeys(("取り", "取って"), "take"),
    "TypeWord": {"タイプ": "type", "タイプが": "type"},
    "ModeWord": {word: name for name, words in book.MODES.items() for word in words},
    "OnlyExcept": {"以外": "except"},
    "Particle": {
        "の疲労を": "の疲労を",
        "の効果で": "の効果で",
        "同士で": "同士で",
        "にしか": "にしか",
        "の対象に": "の対象に",
        "と同じに": "と同じに",
        "とのバトルで": "とのバトルで",
        "とのバトルによって": "とのバトルで",
    }
    | dict.fromkeys(("にあるのと同じように", "にあるものとして", "にあるカードとして"), "にあるのと同じように"),
    "LaneWord": {
        "隣接するレーン": "adjacent",
        "隣接レーン": "adjacent",
        "隣のレーン": "adjacent",
        **dict.fromkeys(("別のレーン", "他のレーン", "空いているレーン", "好きなレーン"), "any"),
        **dict.fromkeys(("隣の空いているレーン", "空いている隣のレーン", "隣接する空いているレーン"), "adjacent"),
        "空いている隣接レーン": "adjacent",
        "選んだレーン": "chosen",
        "そのレーン": "chosen",
    },
}


@dataclass(frozen=True, slots=True)
class CorePhrase(Phrase):
    """Cores of a player, somewhere; `where` "": wherever they count."""

    whose: str
    where: str = ""
    quantity: Quantity | None = None


@dataclass(frozen=True, slots=True)
class CorePlace(Phrase):
    where: str
    whose: str = ""


@dataclass(frozen=True, slots=True)
class TakenCores(Item):
    cores: CorePhrase


@dataclass(frozen=True, slots=True)
class Declaring(Item):
    """数字を1つ宣言し: any from this on, to that."""

    numbers: NumbersFrom


@dataclass(frozen=True, slots=True)
class DamageInAll(Phrase):
    """合計3ダメージ."""

    amount: Amount


@dataclass(frozen=True, slots=True)
class ModePhrase(Phrase):
    """覚醒モード, of a master."""

    mode: str


@dataclass(frozen=True, slots=True)
class OnlyThis(Phrase):
    """このカードだけ."""


@dataclass(frozen=True, slots=True)
class FreeLanesOf(Phrase):
    """あなたの空いているレーン."""

    whose: str
    all: bool = False


@dataclass(frozen=True, slots=True)
class LanesOf(Phrase):
    """あなたのレーン."""

    whose: str


@dataclass(frozen=True, slots=True)
class AtMost(Item):
    """最大2点まで."""

    amount: Amount


@dataclass(frozen=True, slots=True)
class NextDamage(Phrase):
    """それが次に受けるダメージ."""

    damage: Received


@dataclass(frozen=True, slots=True)
class SameNumbers(Phrase):
    """それと同じATKとHP."""

    numbers: Numbers


@dataclass(frozen=True, slots=True)
class NumberToDeclare(Phrase):
    """数字, any from this on, to that."""

    numbers: NumbersFrom


@dataclass(frozen=True, slots=True)
class NothingThere(Phrase):
    """空, of a zone."""


@dataclass(frozen=True, slots=True)
class Tokens(Phrase):
    name: str
    quantity: Quantity | None = None


@dataclass(frozen=True, slots=True)
class TokenKinds(Phrase):
    """ゾンビトークンとゴーストトークン, so many of each."""

    names: tuple[str, ...]
    quantity: Quantity | None = None


@dataclass(frozen=True, slots=True)
class AttackWith(Phrase):
    """「ATK3」「貫通2」, of an attack of a master."""

    atk: Amount
    gifts: Gifts = field(default_factory=Gifts)


@dataclass(frozen=True, slots=True)
class LanePhrase(Phrase):
    """Where a minion can be moved to: adjacent, any, chosen, all."""

    which: str


def waits_through(first: str, through: str, last: str) -> tuple[str, ...] | None:
    low, high = (int(one[-1]) for one in (first, last))
    return tuple(f"wait-{number}" for number in range(low, high + 1)) if through and low < high else None


def some_cores(word: str) -> Phrase | None:
    return CorePhrase(DOER) if word else None


def cores_of(whose: str, cores: CorePhrase) -> Phrase | None:
    return replace(cores, whose=whose) if cores.whose == DOER else None


def cores_in(where: str, in_: str, cores: CorePhrase) -> Phrase | None:
    return replace(cores, where=where) if in_ and not cores.where else None


def cores_waiting(zones: tuple[str, ...], in_: str, cores: CorePhrase) -> Phrase | None:
    return cores_in(zones[0], in_, cores) if len(zones) == 1 and zones[0] in book.CORE_PLACES else None


def so_many_cores(cores: CorePhrase, quantity: Quantity) -> Phrase | None:
    return replace(cores, quantity=quantity) if cores.quantity is None else None


def number_of_cores(cores: CorePhrase, word: str) -> Amount | None:
    return Cores(cores.whose, cores.where) if word and cores.quantity is None else None


def all_these_cores(cores: CorePhrase) -> Amount | None:
    """あなたのコアが6個以上なら."""
    return Cores(cores.whose, cores.where) if cores.quantity is None else None


def core_place(where: str) -> Phrase:
    return CorePlace(where)


def cores_lying(how: str, cores: CorePhrase) -> Phrase | None:
    """疲労状態のコア: those in that part of the core zone (07-2)."""
    areas = {"exhausted": "core-exhausted", "active": "core-active"}
    return cores_in(areas[how], how, cores) if how in areas else None


@told_where
def taken_from_there(at: Span, cores: CorePhrase, quantity: Quantity, word: str) -> Item | None:
    """ロードの上に置かれたコアを1つ取り."""
    if not cores.where or cores.quantity is not None or not word:
        return None
    return TakenCores(at, replace(cores, quantity=quantity))


@told_where
def bare_points(at: Span, amount: Amount, word: str) -> Item | None:
    """2MP払う."""
    return Marked(at, PlayerNumber("master-points", DOER, amount), "を") if word else None


def per_core_dealt_with(verb: VerbForm, core: str, number: Amount, counter: str, per: str) -> Amount | None:
    """疲労させたコア1個につき."""
    plain = number == Number(1) and counter in ("個", "つ") and core and per
    return DeedCount(verb.lemma, verb.voice) if plain else None


def other_lanes(lane: Test, word: str) -> Test | None:
    """左レーン以外."""
    if not isinstance(lane, InLanes) or not word:
        return None
    return InLanes(tuple(one for one in book.LANES if one not in lane.lanes))


def with_stat_behind(amount: Amount, stat: str, how: str) -> Mod:
    """2コスト以下の."""
    return with_number(stat, amount, how)


def if_doing(verb: VerbForm) -> Ending:
    """～していれば."""
    return Ending(verb, "if")


def lanes_free(whose: str, word: str) -> Phrase | None:
    return FreeLanesOf(whose) if word else None


def lanes_free_of(free: str, whose: str, lane: str, word: str) -> Amount | None:
    """空いている自分のレーンの数."""
    return free_lanes(whose, lane, word) if free else None


def gives_so(gifts: Gifts, comma: str | None) -> Ending | None:
    """このミニオンは結界, without a verb."""
    if gifts.changes:
        return None
    return _going_on([Ending(VerbForm("得る", "active", "plain"), then, gifts) for then in ("end", "join")], comma)


@told_where
def points_each(at: Span, amount: Amount, counter: str, word: str, hurt: Hurt) -> Item | None:
    """1点ずつダメージ."""
    plain = word and counter == "点" and hurt.amount is None
    return Marked(at, replace(hurt, amount=amount), "を") if plain else None


def attack_in_numbers(stat: str, amount: Amount) -> Phrase | None:
    """ATK2で."""
    return AttackWith(amount) if stat == "atk" else None


def attack_in_numbers_as_unit(stat: str, amount: Amount, gifts: Gifts, having: str, noun: Filter) -> Phrase | None:
    return attack_as_unit(amount, gifts, having, noun) if stat == "atk" else None


def next_damage(phrase: Phrase, next_: str, verb: VerbForm, nature: str) -> Phrase | None:
    """それが次に受けるダメージ."""
    made = damage_dealt(phrase, verb, nature)
    return NextDamage(made) if next_ and isinstance(made, Received) else None


def draws_so(count: Amount, word: str, comma: str | None) -> Ending | None:
    """2ドロー."""
    return _going_on([Ending(VerbForm(word, "active", "plain"), then, Much(count)) for then in ("end", "join")], comma)


def throws_so(count: Amount, word: str, comma: str | None) -> Ending | None:
    """1ディスカード."""
    return draws_so(count, word, comma)


@told_where
def so_much_at_most(at: Span, word: str, amount: Amount, counter: str, up_to: str) -> Item | None:
    """最大2点まで, of what there may be less of."""
    return AtMost(at, amount) if word and counter == "点" and up_to else None


def lanes_free_all(whose: str, word: str, all_: str) -> Phrase | None:
    return FreeLanesOf(whose, all=True) if word and all_ else None


def lanes_free_there(whose: str, zone: str, word: str, all_: str | None) -> Phrase | None:
    """あなたのフィールドの空いているレーン全て."""
    return FreeLanesOf(whose, all=bool(all_)) if word and zone in ("field", "minion-zone") else None


def lanes_of_player(whose: str, lane: str) -> Phrase | None:
    return LanesOf(whose) if lane else None


def damage_by_means_of(whose: str, phrase: Phrase, by: str, verb: VerbForm, nature: str) -> Phrase | None:
    """あなたがスキルカードによって与えるダメージ."""
    if not by or not isinstance(phrase, Things) or phrase.quantity is not None or phrase.filter.whose != EITHER:
        return None
    if verb.lemma != "与える" or verb.voice != "active" or not phrase.filter.categories:
        return None
    return Received("", nature, Every(replace(phrase.filter, whose=whose)))


def deals_that(nature: str, comma: str | None) -> Ending | None:
    """その数だけ相手のマスターにダメージ."""
    made = [Ending(VerbForm("ダメージ", "active", "plain"), then, Hurt(None, nature)) for then in ("end", "join")]
    return _going_on(made, comma) if not nature else None


def deals_each(amount: Amount, counter: str, word: str, hurt: Hurt, comma: str | None) -> Ending | None:
    """1点ずつダメージ."""
    plain = word and counter == "点" and hurt.amount is None
    return _going_on(deals_so(replace(hurt, amount=amount)), comma) if plain else None


def with_that_number(numbers: Numbers, how: str) -> Mod | None:
    """それのコスト以下の."""
    amount = amount_in(numbers) if isinstance(numbers.of, It | Acted | This) else None
    return Mod(tests=(Compare(numbers.stats[0], how, amount),)) if amount is not None else None


def damage_of_it(other: Phrase, verb: VerbForm, nature: str) -> Phrase | None:
    """ロードに与えるダメージ, of what the sentence is about."""
    return damage_dealt_to(Referred(Unnamed()), other, verb, nature)


def some_amid(phrase: Phrase, amid: str, quantity: Quantity) -> Phrase | None:
    """ミニオン全ての中から1体."""
    if not isinstance(phrase, Things) or phrase.quantity not in (None, ALL) or not amid or quantity == ALL:
        return None
    return replace(phrase, quantity=quantity, sole=False)


def same_numbers(phrase: Phrase, same: str, stats: tuple[str, ...]) -> Phrase | None:
    """それと同じATKとHP."""
    return SameNumbers(Numbers(stats, phrase.subject)) if same and isinstance(phrase, Referred) else None


def number_to_declare(numbers: NumbersFrom) -> Phrase:
    return NumberToDeclare(numbers)


def so_much_for(amount: Amount, stat: str) -> Phrase:
    """その点数に1を加えた点数のライフ."""
    return PlayerNumber(stat, DOER, amount)


@told_where
def bare_life(at: Span, stat: str, amount: Amount, counter: str) -> Item | None:
    """ライフ3点."""
    plain = stat == "life" and counter == "点"
    return Marked(at, PlayerNumber("life", DOER, amount), "を") if plain else None


def only_this(this: str, word: str) -> Phrase | None:
    """このカードだけ."""
    return OnlyThis() if this and word else None


def nothing_there(word: str) -> Phrase | None:
    """空."""
    return NothingThere() if word else None


@told_where
def taken_cores(at: Span, source: CorePlace, cores: CorePhrase, quantity: Quantity, word: str) -> Item | None:
    """ゲーム外からコアを1つ取り."""
    if cores.where or cores.quantity is not None or not word or (source.whose and cores.whose != DOER):
        return None
    return TakenCores(at, replace(cores, where=source.where, quantity=quantity, whose=source.whose or cores.whose))


def tokens(name: str) -> Phrase:
    return Tokens(name)


def so_many_tokens(name: str, quantity: Quantity) -> Phrase:
    return Tokens(name, quantity)


def as_many_tokens(amount: Amount, word: str, name: str) -> Phrase | None:
    """～と同じ数のゾンビトークン."""
    return Tokens(name, Quantity(amount)) if word else None


def so_many_tokens_as_done(word: str, name: str) -> Phrase | None:
    return Tokens(name, Quantity(DeedCount())) if word else None


def tokens_so_many(count: Amount, counter: str, name: str) -> Phrase:
    """2体のゾンビトークン."""
    return Tokens(name, Quantity(count, counter))


def two_tokens(name: str, other: str) -> Phrase:
    """ゾンビトークンとゴーストトークン."""
    return TokenKinds((name, other))


def cards_named_token(name: str) -> Phrase:
    """ゾンビトークン, as cards that lie there."""
    return Things(Filter(tests=(Named((name,)),)))


def minions_of_side(whose: str) -> Phrase:
    """敵, 味方: the minions of one side."""
    return Things(Filter(whose, categories=("minion",)))


def all_minions_of(whose: str, word: str) -> Phrase | None:
    """相手全体."""
    return Things(Filter(whose, categories=("minion",)), ALL) if word and whose in (YOU, OPPONENT) else None


def just_the_numbers(numbers: Numbers, word: str) -> Phrase | None:
    """ATKとHPの値."""
    return numbers if word else None


def lane_from_there(phrase: Phrase, relation: Callable[[Subject], Test]) -> Phrase | None:
    """このカードと同一レーン, as a place."""
    return Spot(relation(phrase.subject)) if isinstance(phrase, Referred) else None


def most_of_those(phrase: Phrase, amid: str, extreme: Mod, word: str) -> Phrase | None:
    """相手のミニオンのうち、コストが最も高いもの."""
    if not isinstance(phrase, Things) or phrase.quantity is not None or not (amid and word):
        return None
    of = phrase.filter
    if any(isinstance(test, Extreme) for test in of.tests) or phrase.together:
        return None
    if word in NAMED_SO and of.categories != NAMED_SO[word]:
        return None
    return replace(phrase, filter=replace(of, tests=(*of.tests, *extreme.tests)), sole=False)


@told_where
def so_many_of_each(at: Span, one: Phrase, many: Quantity, other: Phrase, so_many: Quantity) -> Item | None:
    """Aを1体、Bを1体."""
    both = [counted(one, many), counted(other, so_many)]
    things = tuple(phrase for phrase in both if isinstance(phrase, Things))
    return Marked(at, Joined(things), "を") if len(things) == 2 and ALL not in (many, so_many) else None


def as_many_as_those(phrase: Phrase, word: str) -> Mod | None:
    """ミニオンと同じ数の."""
    plain = isinstance(phrase, Things) and phrase.quantity is None and not phrase.together and word
    return Mod(quantity=Quantity(Count(phrase.filter))) if plain and isinstance(phrase, Things) else None


def deals_points(amount: Amount, counter: str, comma: str | None) -> Ending | None:
    """相手のマスターに2点."""
    return _going_on(deals_so(Hurt(amount)), comma) if counter == "点" else None


def changes_pair(changes: tuple[tuple[str, Amount, bool], ...], comma: str | None) -> Ending | None:
    """このカードは＋1／＋1, without a verb."""
    return _going_on(changes_so(((None, changes),)), comma)


def changes_quoted_pair(by: tuple[tuple[Amount, bool], tuple[Amount, bool]], comma: str | None) -> Ending | None:
    return changes_pair((("atk", *by[0]), ("hp", *by[1])), comma)


def goes_there(phrase: Phrase, word: str, comma: str | None) -> Ending | None:
    """ミニオン1体を手札へ, without a verb."""
    if not isinstance(phrase, Place | DeckEnd) or not word:
        return None
    return _going_on([Ending(VerbForm("へ", "active", "plain"), then, phrase) for then in ("end", "join")], comma)


def _going_on(endings: list[Ending], comma: str | None) -> Ending | None:
    """Without a verb, only a comma tells that more follows."""
    then = "join" if comma else "end"
    return next((one for one in endings if one.then == then), None)


def mutual_damage(word: str, stat: str, equal: str, nature: str) -> Phrase | None:
    """お互いのATKに等しいダメージ, of those who deal it to each other."""
    return Hurt(Own(stat), nature) if word and equal else None


def greatest_of(numbers: Numbers, most: bool) -> Amount | None:
    """ミニオンのATKの最大値."""
    plain = numbers == Numbers(numbers.stats, numbers.of) and len(numbers.stats) == 1
    return Greatest(numbers.stats[0], numbers.of.filter, not most) if plain and isinstance(numbers.of, Every) else None


def attack_with(atk: Amount) -> Phrase:
    return AttackWith(atk)


def attack_with_gifts(atk: Amount, gifts: Gifts) -> Phrase:
    return AttackWith(atk, gifts)


def of_core_place(whose: str, where: str) -> Phrase:
    return CorePlace(where, whose)


def types_named(word: str, names: tuple[str, ...]) -> Test | None:
    return Typed(names) if word else None


def pays_alone(word: str) -> list[Ending]:
    return [Ending(VerbForm(word, "active", "plain"), then) for then in ("end", "join")]


def pays_points(amount: Amount, word: str) -> list[Ending]:
    return pays(word, amount)


def pays_alone_and(word: str, and_: str) -> Ending | None:
    """疲労＋, before another cost."""
    return _and_more(pays_alone(word), and_)


def pays_points_and(amount: Amount, word: str, and_: str) -> Ending | None:
    return _and_more(pays(word, amount), and_)


def pays_and(word: str, amount: Amount, and_: str) -> Ending | None:
    return _and_more(pays(word, amount), and_)


def pays_bare(amount: Amount) -> list[Ending]:
    """【2】: what is paid by a number alone is points."""
    return pays("MP", amount)


def pays_bare_and(amount: Amount, and_: str) -> Ending | None:
    return _and_more(pays_bare(amount), and_)


def _and_more(endings: list[Ending], and_: str) -> Ending | None:
    return next(one for one in endings if one.then == "join") if and_ else None


def opponent_in_battle(word: str) -> Phrase:
    return Referred(Acted(word, ""))


def said_mode(mode: str) -> Phrase:
    return ModePhrase(mode)


@told_where
def battle_begins(at: Span, conditions: tuple[Condition, ...]) -> tuple[tuple[Item, ...], ...]:
    """When it attacks and when it is attacked (L74)."""
    return tuple((Moment(at, one),) for one in conditions)


@told_where
def declaring(at: Span, numbers: NumbersFrom, quantity: Quantity, word: str) -> Item | None:
    """1以上の数字を1つ宣言し."""
    return Declaring(at, numbers) if word and quantity == Quantity(Number(1), "つ") else None


def any_declared(word: str) -> NumbersFrom | None:
    return (Number(0), None) if word else None


def declared_from(least: Amount, how: str, word: str) -> NumbersFrom | None:
    return (least, None) if word and how == ">=" else None


def declared_between(least: Amount, most: Amount, up_to: str, word: str) -> NumbersFrom | None:
    """1から3までの数字."""
    return (least, most) if word and up_to else None


def waiting_place(zone: str) -> Phrase | None:
    return CorePlace(zone) if zone in book.CORE_PLACES else None


def of_waiting_place(whose: str, zone: str) -> Phrase | None:
    return CorePlace(zone, whose) if zone in book.CORE_PLACES else None


def with_attribute(test: Test) -> Mod:
    return Mod(tests=(test,))


def said_attribute(test: Test) -> Phrase:
    return TestPhrase(Filter(tests=(test,)))


def said_attribute_noun(test: Test, noun: Filter) -> Phrase | None:
    return TestPhrase(replace(noun, tests=(*noun.tests, test)))


def of_the_same_name(phrase: Phrase, word: str) -> Mod | None:
    return Mod(tests=(SameName(phrase.subject),)) if word and isinstance(phrase, Referred) else None


def per_core(cores: CorePhrase, number: Amount, counter: str, per: str) -> Amount | None:
    """コア1個につき."""
    plain = cores.quantity is None and number == Number(1)
    return Cores(cores.whose, cores.where) if plain and counter in ("個", "つ") and per else None


def free_lanes(whose: str, lanes: str, word: str) -> Amount | None:
    """A player has three lanes (19-1), with one minion at most in each."""
    return Minus(Number(3), Count(Filter(whose, ("minion-zone",)))) if lanes and word else None


def per_free_lane(whose: str, lanes: str, number: Amount, counter: str, per: str) -> Amount | None:
    return free_lanes(whose, lanes, per) if number == Number(1) and counter == "つ" else None


def of_types_so(names: tuple[str, ...], word: str) -> Test | None:
    """「獣」「鳥」タイプ."""
    return Typed(names) if word else None


def keywords(gifts: tuple[Keyword, ...]) -> Phrase:
    """「速攻・貫通2」."""
    return Gifts(gifts)


def beside_it(test: Test) -> Mod:
    """同一レーンにいる, without saying as what."""
    return Mod(tests=(test,))


def changed_by_amount(amount: Amount, equal: str, stat: str, word: str) -> Phrase | None:
    """その点数に等しいATKの修正."""
    return Gifts(changes=(StatChange(stat, amount, False),)) if equal and word and stat in ("atk", "hp") else None


def plain_pair(changes: tuple[tuple[str, Amount, bool], ...]) -> Phrase:
    """＋2／＋2を得る."""
    return Gifts(changes=tuple(StatChange(*one) for one in changes))


def said_colours(colours: tuple[str, ...]) -> Phrase:
    """赤属性を持つ, of one card."""
    return TestPhrase(Filter(tests=(Coloured(colours),)))


def called_so(name: str, word: str) -> Mod | None:
    return Mod(tests=(Named((name,)),)) if word else None


def with_name_in(name: str, word: str) -> Mod | None:
    return Mod(tests=(NameHas((name,)),)) if word else None


def wait_number(zone: str) -> Amount:
    """Ⅱ."""
    return Number(int(zone[-1]))


def all_but(phrase: Phrase, word: str) -> Phrase | None:
    """このミニオン以外, without a noun behind it."""
    if not word or not isinstance(phrase, Referred):
        return None
    return Things(Filter(tests=(Not(IsIt(phrase.subject)),)))


def attack_as_unit(atk: Amount, gifts: Gifts, having: str, noun: Filter) -> Phrase | None:
    """「ATK3」で「貫通2」を持つユニット."""
    return AttackWith(atk, gifts) if having and noun == Filter(categories=("unit",)) else None


def cost_of_unlocking_next(next_: str, whose: str, verb: str, phrase: Phrase, stat: str) -> Phrase | None:
    """次にあなたがアンロックするミニオンのコスト."""
    made = cost_of_playing(whose, phrase, verb) if next_ and stat == "cost" else None
    return replace(made, next_only=True) if isinstance(made, PlayCost) else None


def cost_of_unlocking(whose: str, verb: str, phrase: Phrase, stat: str) -> Phrase | None:
    """あなたがアンロックするミニオンのコスト."""
    return cost_of_playing(whose, phrase, verb) if stat == "cost" else None


def pays_life(word: str, amount: Amount, counter: str | None) -> list[Ending]:
    """ライフ2点, as a cost."""
    return pays(word, amount) if counter in (None, "点") else []


def damage_on(phrase: Phrase, word: str) -> Phrase | None:
    of = subject_of(phrase)
    return Thing("ダメージ", of) if word and of is not None else None


def damage_in_all(word: str, amount: Amount, nature: str) -> Phrase | None:
    return DamageInAll(amount) if word and not nature else None


def damage_in_all_points(word: str, amount: Amount, counter: str, nature: str) -> Phrase | None:
    return damage_in_all(word, amount, nature) if counter == "点" else None


def damage_so_many(nature: str, amount: Amount, counter: str) -> Phrase | None:
    """ダメージ3点."""
    return Hurt(amount, nature) if counter == "点" else None


def damage_on_it(word: str) -> Phrase | None:
    """受けているダメージ."""
    return Thing("ダメージ") if word else None


def opponent_of_this(this: str, word: str) -> Phrase | None:
    """このカードのアタックターゲット."""
    return Referred(Acted(f"このカードの{word}", "")) if this and word == "アタックターゲット" else None


def who_did_to_this(this: str, particle: str, verb: VerbForm, noun: Filter) -> Phrase | None:
    """このカードをブロックしたユニット: whatever it can only be."""
    blocks = ("minion",) if verb.lemma == "ブロックする" else ()  # only minions block (35-6)
    if not this or noun.zones or noun.categories not in ((), ("unit",), blocks):
        return None
    return Referred(Acted(f"このカード{particle}{verb.lemma}", verb.voice))


def lane(which: str) -> Phrase:
    return LanePhrase(which)


ACTIONS: Final[dict[str, Callable[..., Any]]] = {
    one.__name__: one
    for one in (
        waits_through,
        some_cores,
        cores_of,
        cores_in,
        cores_waiting,
        so_many_cores,
        number_of_cores,
        all_these_cores,
        core_place,
        of_core_place,
        taken_cores,
        tokens,
        so_many_tokens,
        cores_lying,
        taken_from_there,
        bare_points,
        per_core_dealt_with,
        other_lanes,
        with_stat_behind,
        if_doing,
        only_this,
        draws_so,
        throws_so,
        so_much_at_most,
        lanes_free_all,
        lanes_free_there,
        lanes_of_player,
        damage_by_means_of,
        deals_that,
        deals_each,
        with_that_number,
        damage_of_it,
        some_amid,
        same_numbers,
        number_to_declare,
        so_much_for,
        bare_life,
        lanes_free,
        lanes_free_of,
        gives_so,
        points_each,
        attack_in_numbers,
        attack_in_numbers_as_unit,
        next_damage,
        nothing_there,
        as_many_tokens,
        so_many_tokens_as_done,
        tokens_so_many,
        two_tokens,
        cards_named_token,
        minions_of_side,
        all_minions_of,
        just_the_numbers,
        lane_from_there,
        most_of_those,
        so_many_of_each,
        as_many_as_those,
        deals_points,
        changes_pair,
        changes_quoted_pair,
        goes_there,
        mutual_damage,
        greatest_of,
        attack_with,
        attack_with_gifts,
        types_named,
        pays_alone,
        pays_points,
        pays_alone_and,
        pays_points_and,
        pays_and,
        pays_bare,
        pays_bare_and,
        opponent_in_battle,
        said_mode,
        battle_begins,
        declaring,
        declared_between,
        any_declared,
        declared_from,
        waiting_place,
        of_waiting_place,
        with_attribute,
        said_attribute,
        said_attribute_noun,
        of_the_same_name,
        per_core,
        free_lanes,
        per_free_lane,
        of_types_so,
        plain_pair,
        changed_by_amount,
        said_colours,
        damage_in_all_points,
        damage_so_many,
        damage_on_it,
        opponent_of_this,
        all_but,
        attack_as_unit,
        cost_of_unlocking_next,
        cost_of_unlocking,
        pays_life,
        keywords,
        beside_it,
        called_so,
        with_name_in,
        wait_number,
        damage_on,
        damage_in_all,
        who_did_to_this,
        lane,
    )
}


def _of(read: Callable[[Phrase], Any]) -> Kind:
    return of_phrase(read)


def _plain_things(phrase: Phrase) -> Filter | None:
    return phrase.filter if isinstance(phrase, Things) and phrase.quantity is None else None


def _holder(phrase: Phrase) -> str | None:
    """A player, by name or as the player of a master."""
    if isinstance(phrase, Player):
        return phrase.whose
    found = _plain_things(phrase)
    if found is None or found != Filter(found.whose, (), ("master",)) or found.whose == EITHER:
        return None
    return found.whose


def _attacker(phrase: Phrase) -> str | None:
    """マスターは「ATK3」として: one's own, where nobody's is said."""
    return DOER if _plain_things(phrase) == Filter(categories=("master",)) else _holder(phrase)


def _named(word: str) -> Callable[[Phrase], Subject | None]:
    """～の疲労, ～のレーン; without an owner, of what the sentence is about."""

    def read(phrase: Phrase) -> Subject | None:
        if not isinstance(phrase, Thing) or phrase.key != word or phrase.whose:
            return None
        return phrase.of or Unnamed()

    return read


def _cores(phrase: Phrase) -> CorePhrase | None:
    return phrase if isinstance(phrase, CorePhrase) else None


def _cores_counted(phrase: Phrase) -> Cores | None:
    plain = isinstance(phrase, CorePhrase) and phrase.quantity is None
    return Cores(phrase.whose, phrase.where) if plain and isinstance(phrase, CorePhrase) else None


def _costs_of(phrase: Phrase) -> PlayCost | None:
    """自分のスキルのコスト: what unlocking them costs (33-2)."""
    if phrase != Numbers(("cost",), getattr(phrase, "of", None)) or not isinstance(phrase, Numbers):
        return None
    of = phrase.of.filter if isinstance(phrase.of, Every) else Filter()
    if of.whose == EITHER or of.zones:
        return None
    return PlayCost(of.whose, replace(of, whose=EITHER))


def _core_place(phrase: Phrase) -> CorePlace | None:
    if isinstance(phrase, CorePlace):
        return phrase
    if isinstance(phrase, Place) and len(phrase.zones) == 1 and phrase.zones[0] in book.CORE_PLACES:
        return CorePlace(phrase.zones[0], "" if phrase.whose == EITHER else phrase.whose)
    return None


def _lane_or_field(phrase: Phrase) -> Phrase | None:
    if isinstance(phrase, Place):
        return phrase if phrase.zones in (("field",), ("minion-zone",)) and phrase.quantity is None else None
    return phrase if isinstance(phrase, Spot | LanePhrase) else None


def _wait_of(phrase: Phrase) -> Subject | Filter | None:
    """～のWT, of a happening."""
    if not isinstance(phrase, Numbers) or phrase != Numbers(("wt",), phrase.of):
        return None
    return phrase.of.filter if isinstance(phrase.of, Every) else phrase.of


def _target_of(phrase: Phrase) -> Filter | None:
    """相手のミニオンのアタックターゲット."""
    if not isinstance(phrase, Thing) or phrase.key != "アタックターゲット" or not isinstance(phrase.of, Every):
        return None
    return phrase.of.filter


def _effects(key: str) -> Callable[[Phrase], Thing | None]:
    return lambda phrase: phrase if isinstance(phrase, Thing) and phrase.key == key else None


def _in_hand(phrase: Phrase) -> Subject | None:
    """手札を1枚, カードを1枚: what is thrown away lies in the hand."""
    if isinstance(phrase, Place):
        return subject_of(phrase) if phrase.zones == ("hand",) else None
    if not isinstance(phrase, Things) or phrase.filter.zones or phrase.filter.whose != EITHER or phrase.filter.tests:
        return None
    return subject_of(replace(phrase, filter=replace(phrase.filter, zones=("hand",))))


def _one_in_lane(phrase: Phrase) -> Subject | None:
    """相手の中央レーンにいるミニオン: a player has one minion at most in a lane (19-1)."""
    if not isinstance(phrase, Things) or phrase.quantity is not None or phrase.together:
        return None
    return Every(phrase.filter) if alone(phrase.filter) else None


def alone(of: Filter) -> bool:
    """Of a lane of one player, where one minion is at most."""
    lanes = [test for test in of.tests if isinstance(test, InLanes | SameLane)]
    one_lane = len(lanes) == 1 and (isinstance(lanes[0], SameLane) or len(lanes[0].lanes) == 1)
    return one_lane and of.whose not in (EITHER, BOTH) and of.categories == ("minion",)


def _cards_there(phrase: Phrase) -> Subject | None:
    return SHARED_KINDS["cards"].read(Marked((0, 0), phrase, "")) or _one_in_lane(phrase)


def _target_there(phrase: Phrase) -> Subject | None:
    return SHARED_KINDS["target"].read(Marked((0, 0), phrase, "")) or _one_in_lane(phrase)


def _sheets(item: Item) -> Amount | None:
    """2枚引く: what is drawn is cards."""
    if not isinstance(item, Many):
        return None
    plain = replace(item.quantity, more=False)  # もう1枚
    return plain.count if plain == Quantity(plain.count, "枚") else None


def _some_kind(phrase: Phrase) -> Filter | None:
    """スキルカード, 相手のスキルカード: a kind of card, and whose."""
    found = _plain_things(phrase)
    kind = found is not None and bool(found.categories) and found == Filter(found.whose, (), found.categories)
    return found if kind else None


DECLARED: Final = {
    "declared:colour": (tuple(book.COLOURS), ""),
    "declared:category": (tuple(one for one in book.CATEGORIES if one != "unit"), ""),
    "declared:type": ((), "type"),
    "declared:name": ((), "name"),
}
KINDS: Final[dict[str, Kind]] = {
    "so-many-points": SHARED_KINDS["number"],
    "sheets": Kind(_sheets),
    "in-hand": _of(_in_hand),
    "letter": _of(
        lambda phrase: phrase.amount if isinstance(phrase, Much) and isinstance(phrase.amount, Variable) else None
    ),
    "sole": _of(lambda phrase: subject_of(phrase) if isinstance(phrase, Things) and phrase.sole else None),
    "cards": of_phrase(_cards_there, Unnamed()),
    "target": of_phrase(_target_there, Unnamed()),
    "mode": _of(lambda phrase: phrase.mode if isinstance(phrase, ModePhrase) else None),
    "declaring": Kind(lambda item: item.numbers if isinstance(item, Declaring) else None),
    "in-all": _of(lambda phrase: phrase.amount if isinstance(phrase, DamageInAll) else None),
    "damage-on": _of(_named("ダメージ")),
    "all": Kind(lambda item: True if isinstance(item, Many) and item.quantity == ALL else None),
    "declared-word": _of(
        lambda phrase: DECLARED.get(phrase.key) if isinstance(phrase, Thing) and phrase.of is None else None
    ),
    "some-kind": _of(_some_kind),
    "own-damage": _of(lambda phrase: phrase.amount if isinstance(phrase, Hurt) and not phrase.nature else None),
    "half-of-it": _of(
        lambda phrase: phrase.amount if isinstance(phrase, Much) and isinstance(phrase.amount, OfItself) else None
    ),
    "hand-cards": _of(lambda phrase: phrase if phrase == Place(("hand",), EITHER) else None),
    "this-damage": _of(lambda phrase: True if phrase == Thing("このダメージ") else None),
    "battle-damage": _of(lambda phrase: True if phrase == Hurt(None, "battle") else None),
    "holder": _of(_holder),
    "attacker": of_phrase(_attacker, DOER),
    "own-master": of_phrase(
        lambda phrase: DOER if _plain_things(phrase) == Filter(categories=("master",)) else None, OWN_MASTER
    ),
    "tired": _of(_named("疲労")),
    "lanes-of": _of(_named("レーン")),
    "wait-of": _of(_wait_of),
    "cores": _of(_cores),
    "bare-cores": _of(lambda phrase: True if phrase == CorePhrase(DOER) else None),
    "core-place": _of(_core_place),
    "taken-cores": Kind(lambda item: item.cores if isinstance(item, TakenCores) else None),
    "lane": _of(lambda phrase: phrase if isinstance(phrase, Spot | LanePhrase) else None),
    "lane-or-field": _of(_lane_or_field),
    "only-this": _of(lambda phrase: True if phrase == OnlyThis() else None),
    "empty": _of(lambda phrase: True if phrase == NothingThere() else None),
    "own-number": _of(
        lambda phrase: (
            Stat(phrase.stats[0], Unnamed())
            if phrase in (Numbers(("atk",)), Numbers(("hp",)), Numbers(("cost",))) and isinstance(phrase, Numbers)
            else None
        )
    ),
    "number-of-cores": _of(_cores_counted),
    "life-as-of": _of(lambda phrase: phrase.whose if isinstance(phrase, Player) else None),
    "cost-of-it": _of(
        lambda phrase: (
            Stat("cost", phrase.of)
            if isinstance(phrase, Numbers)
            and phrase == Numbers(("cost",), phrase.of)
            and phrase.of is not None
            and not isinstance(phrase.of, Every)
            else None
        )
    ),
    "costs-of": _of(_costs_of),
    "next-damage": _of(lambda phrase: phrase.damage if isinstance(phrase, NextDamage) else None),
    "same-numbers": _of(lambda phrase: phrase.numbers if isinstance(phrase, SameNumbers) else None),
    "number-word": _of(lambda phrase: phrase.numbers if isinstance(phrase, NumberToDeclare) else None),
    "free-lanes": _of(lambda phrase: phrase.whose if isinstance(phrase, FreeLanesOf) and not phrase.all else None),
    "each-free-lane": _of(lambda phrase: phrase.whose if isinstance(phrase, FreeLanesOf) else None),
    "lanes-of-player": _of(lambda phrase: phrase.whose if isinstance(phrase, LanesOf) else None),
    "at-most": Kind(lambda item: item.amount if isinstance(item, AtMost) else None),
    "token-kinds": _of(lambda phrase: phrase if isinstance(phrase, TokenKinds) else None),
    "points-of-damage": Kind(
        lambda item: (
            item.quantity.count
            if isinstance(item, Many) and item.quantity == Quantity(item.quantity.count, "点")
            else None
        )
    ),
    "bare-damage": _of(lambda phrase: True if phrase == Hurt(None) else None),
    "tokens": _of(lambda phrase: phrase if isinstance(phrase, Tokens) else None),
    "attack-with": _of(lambda phrase: phrase if isinstance(phrase, AttackWith) else None),
    "target-of": _of(_target_of),
    "any-effects": _of(_effects("効果")),
    "all-effects": _of(_effects("全ての効果")),
    "activations": _of(_effects("任意起動効果")),
    "points": _of(
        lambda phrase: (
            phrase.whose
            if isinstance(phrase, PlayerNumber) and phrase == PlayerNumber("master-points", phrase.whose)
            else None
        )
    ),
    "wait-change": Kind(
        lambda item: (item.amount, item.down) if isinstance(item, StatBy) and item.stat == "wt" else None
    ),
}


_TYPE: Final = re.compile("([ァ-ヶー々一-鿿]+?)タイプ")


def bare_types(text: str, start: int) -> Iterator[tuple[str, int, Any]]:
    """獣タイプ, without brackets: card files say which types there are."""
    found = _TYPE.match(text, start)
    if found is not None:
        yield "TypeQuoted", found.end(), found.group(1)


def bare_keywords(text: str, start: int) -> Iterator[tuple[str, int, Any]]:
    """速攻, 貫通2, without brackets."""
    for name, (word, _, numbered) in book.KEYWORDS.items():
        if not text.startswith(word, start):
            continue
        end = last = start + len(word)
        while numbered and last < len(text) and text[last].isdecimal():
            last += 1
        if (last > end) == numbered:
            yield "KeywordQuoted", last, Keyword(name, int(text[end:last]) if numbered else None)


_TOKEN: Final = re.compile("[ァ-ヶー々一-鿿]+?トークン")
_TOKEN_QUOTED: Final = re.compile("「([^「」]+)」トークン")


def token_names(text: str, start: int) -> Iterator[tuple[str, int, Any]]:
    """Any name that ends in トークン: card files say which there are (43-1)."""
    found = _TOKEN.match(text, start)
    if found is not None:
        yield "TokenName", found.end(), found.group()
    quoted = _TOKEN_QUOTED.match(text, start)
    if quoted is not None:
        yield "TokenName", quoted.end(), quoted.group(1) + "トークン"
