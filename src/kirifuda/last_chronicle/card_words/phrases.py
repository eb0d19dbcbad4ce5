"""Phrases of this book alone: damage that is dealt to something, what a use costs, lamps, kinds, sums."""

from dataclasses import dataclass, replace
from typing import Any, Final, TypeGuard

from ...effects.statements import StatChange
from ...effects.tree import (
    EITHER,
    OPPONENT,
    YOU,
    Amount,
    Compare,
    DidThisTurn,
    Every,
    Filter,
    HasKeyword,
    InAttack,
    IsIt,
    IsToken,
    Not,
    Number,
    PlayerOf,
    PlayerStat,
    Subject,
    Test,
    This,
    Together,
    TopCards,
    Typed,
    Variable,
)
from ...effects.tree import Marked as HasMark
from ...language.actions.amounts import deed_count
from ...language.actions.endings import changes_so
from ...language.actions.modifiers import with_amount
from ...language.actions.parts import ChangesOf, all_changes, per_deed_of, per_so_many
from ...language.clauses import Adverb, Bare, Ending, Item, Many, Marked, Purpose, Span, Throughout, VerbForm
from ...language.frame import Kind
from ...language.kinds import KINDS as SHARED_KINDS
from ...language.kinds import of_phrase
from ...language.meanings import (
    ALL,
    DAMAGED,
    DOER,
    SELF,
    Acted,
    AmongLooked,
    CardsOnTop,
    Changing,
    Correction,
    DeckEnd,
    DeedCount,
    Gifts,
    HappenedAmount,
    Here,
    Hurt,
    It,
    Joined,
    Measure,
    Mod,
    Much,
    Numbers,
    Period,
    Phrase,
    Place,
    PlayCost,
    Player,
    PlayerNumber,
    Quantity,
    Received,
    Referred,
    Thing,
    Things,
    Unnamed,
)
from ...language.productions import told_where
from ...language.taken_as import subject_of, things_of
from ..tree import CameBy, Chose, DifferentNames, Each, InEach, Kinds, Lit, OneOf, Price, SameSquad, TotalWithin
from .counters import OnTop
from .wording import CHECK, ThisAbility, ThisIn

GRAMMAR: Final = """
np: np "に" VPlain Damage                        -> damage_to
  | colours                                      -> just_colours
  | number Compared "の"? Damage                 -> damage_so_much_or_more
  | MarkerWord number Counter "と" HandWord number Counter -> markers_for_hand
  | Player "が" Zone "に" VPlain simple "の" Count -> tokens_placed_there
  | Player "と" np                               -> player_and
  | np "が" Player "に" VPlain Damage            -> damage_dealt_to_player
  | np "の" Stat                                 -> cost_of_abilities
  | NextTime Player "が" VPlain simple "の" Stat -> cost_of_the_next_by
  | ontop "に" VPlain CounterWord "の" Count     -> counters_put_there
  | np "から" np "に" VPlain Damage              -> damage_from_to
  | np "に" VPlain NextWord Damage               -> next_damage_to
  | np "に" VPlain AllOf Damage                  -> all_damage_to
  | Player "が" VPlain simple "の" Stat          -> price_of_using
  | simple quantity Or simple quantity           -> one_of_two
  | Total number Damage                          -> total_damage
  | Player "が" VPlain simple "の" Count         -> tokens_placed
  | simple number Counter                        -> one_ability
  | simple quantity Or Person                    -> card_or_player
  | OnePlayer                                    -> one_player
mod: LampTest                                    -> lamp_lit
   | TestWord                                    -> lamp_lit
   | DifferentlyNamed                            -> differently_named
   | Player "が" Controls                        -> controlled_by
   | Fighting                                    -> fighting
   | Nth                                         -> nth
   | NthOnward                                   -> nth_onward
item: Player "の" Under "、"?                    -> under_control
    | Player "の" InTurn "、"?                   -> in_turn_of
    | Stat "の" Total "が" number Compared SoThat "、"? -> in_all
    | np "を" VPlain AddedCost "、"?             -> as_added_cost
    | Player "が" np "を" VPlain AddedCost "、"? -> as_their_added_cost
    | np "の" Paying "、"?                       -> in_place_of_its_cost
    | Player "が" np "を" VPlain Paying "、"?    -> in_place_of_their_cost
    | Player "が" np "の" Paying "、"?           -> in_place_of_the_cost
    | np "が" Zone "を" VPlain UpTo "、"?        -> until_it_leaves
item: Player "が" souls "を" VNot As "、"?       -> unless_they_pay
    | ItsController "が" souls "を" VNot As "、"? -> unless_they_pay
np: ItsController                                -> whoever_has_it
  | np "に" VPlain np DueTo Damage               -> damage_to_by
  | np DueTo Damage                              -> damage_due_to
  | Zone "に" Being This                         -> this_lying_in
  | Player "の" Zone "に" Being This             -> this_lying_in_its
  | much "の" Stat Correction                    -> correction_of
  | much Equal Stat                              -> correction_of
numbers: Zone "に" Being This "の" stats         -> cost_in_hand
per: Thus VPast Noun number Counter Per          -> per_deed_thus
per: VPast CounterWord number Counter Per         -> per_counter_done
much: VPast CounterWord Count                    -> counters_done
    | VPast CounterWord "の" Count               -> counters_done
much: Thus VPast Noun? Count                     -> deed_count_thus
    | Thus VPast Noun "の" Count                 -> deed_count_thus
item: VPast Noun As_many                         -> as_many_of_these_done
    | Among quantity                             -> some_of_them
    | PlayerStat                                 -> era_alone
mod: amount MoreOrLess Stat "の"                 -> with_more_than
   | amount MoreOrLess Stat Having               -> with_more_than
   | amount Equal Stat "の"                      -> with_as_much
   | np "を" VPlain                              -> that_chose
   | np "を" VDoing                              -> that_chose
ending: Doing During? "、"?                      -> while_doing
      | measure BecameThen "、"?                 -> became_then
      | PlayerStat SignedNumber "、"?            -> gains_so
      | np "に" "、"                             -> put_there
item: souls "を" VNot As "、"?                   -> unless_paid
    | period OnlyThen "、"?                      -> only_then
    | quantity OnlySo                            -> only_so_many
np: Stat number                                  -> one_number
  | Stat number "、" Stat number                 -> two_numbers
  | Stat Equal Damage                            -> own_damage
  | SelfWord "の" Stat Equal Damage              -> own_damage_of
mod: np "を" VPast                               -> that_chose
much: VPast Damage                               -> damage_done
    | np "の" KindWord KindCount                 -> kinds_of
ending: much                                     -> amounts_to
      | barechanges "（" Lasts "）"              -> changes_lasting
      | pair "（" Lasts "）"                     -> pair_lasting
per: np "の" Count number Counter Per            -> per_one_of_the_count
item: number Counter NotEven                     -> not_even_one
ending: VNoun "（" Lasts "）"                    -> noun_lasting
      | pair "、"?                               -> changes_by_pair
gift: pair                                       -> gift_of_numbers
item: number Counter? PlayerStat                 -> so_much_alone
    | SoulsQuoted                                -> so_many_of_its_cost
mod: types                                       -> of_types_alone
   | SquadHere                                   -> in_its_squad
np: np Thereby np "に" VPlain Damage             -> damage_by_to
  | Stat number Slash Stat number                -> two_numbers_so
ending: measure Becoming When "、"?              -> when_so
      | state Coming When "、"?                  -> when_it_is_so
item: np "が" VPlain Toward "、"?                -> for_acting
per: PlayerStat number Per                       -> per_points
   | Player "の" PlayerStat number Per           -> per_points_of
"""
_NTH: Final = 9
EACH_TURN: Final = ("各ターンに", "1ターンに", "毎ターン")
EXTRA: Final[dict[str, dict[str, Any]]] = {
    "NextWord": {"次の": "next"},
    "NextTime": {"次に": "next"},
    "LampTest": {
        f"{word}{the}ランプが{lit}いる": Lit(lamp)
        for word, lamp in (("緑", "green"), ("赤", "red"))
        for the in ("の", "")
        for lit in ("点いて", "ついて", "点灯して")
    },
    "DifferentlyNamed": dict.fromkeys(("カード名の異なる", "カード名が異なる", "名前の異なる"), "names"),
    "Under": {f"コントロール下{particle}": f"のコントロール下{particle}" for particle in ("で", "に")},
    "Total": {"合計": "total"},
    "Nth": {f"{turn}{place}枚目の": place for turn in ("", *EACH_TURN) for place in range(1, _NTH + 1)} | {"最初の": 1},
    "NthOnward": {f"{turn}{place}枚目以降の": place for turn in ("", *EACH_TURN) for place in range(1, _NTH + 1)},
    "MarkerWord": dict.fromkeys(("時代マーカー", "あなたの時代マーカー", "自分の時代マーカー"), "markers"),
    "HandWord": dict.fromkeys(("手札", "あなたの手札", "自分の手札"), "hand"),
    "Pronoun": {
        "それぞれ": Referred(Each()),
        **dict.fromkeys(
            (
                f"クロノチェック{done}カード"
                for done in ("で置いた", "で置かれた", "によって置かれた", "された", "した")
            ),
            Referred(Acted(CHECK, "passive")),
        ),
        **dict.fromkeys(("このアビリティ", "この能力", "この効果"), Referred(ThisAbility())),
    },
    "Person": {"プレイヤー1人": EITHER, "対戦相手": OPPONENT},
    "OnePlayer": {"プレイヤー1人": EITHER},
    "Particle": {"にも": "にも"},
    "TestWord": {
        "ダメージを受けている": Compare("damage", ">=", Number(1)),
        "このターンにダメージを受けた": DidThisTurn("damaged"),
        "防御されている": InAttack("blocked"),
        "小隊を組んでいる": InAttack("squad"),
        "CBによって配置された": CameBy("chrono-burst"),
        "マルチソウルでない": Not(HasMark("multi-soul")),
        "無勢力でない": Not(HasMark("factionless")),
        "トークンでない": Not(IsToken()),
        "このターンに攻撃しなかった": Not(DidThisTurn("attacked")),
        "このターンに攻撃していない": Not(DidThisTurn("attacked")),
    },
    "InTurn": dict.fromkeys(("ターンに", "ターンには"), "in"),
    "Controls": dict.fromkeys(("コントロールする", "コントロールしている"), "controls"),
    "Fighting": dict.fromkeys(("攻撃か防御している", "戦闘している", "戦闘中の"), "either"),
    "AddedCost": dict.fromkeys((f"{way}追加コストとして" for way in ("", "ための", "為の", "際の")), "added"),
    "Paying": dict.fromkeys(("コストを支払う代わりに", "コストの代わりに"), "instead"),
    "KindWord": {"勢力": "faction", "カテゴリ": "category", "カード名": "name", "カードタイプ": "type"},
    "KindCount": dict.fromkeys(("の数", "の種類", "の種類の数", "の種類数"), "kinds"),
    "OnlyThen": dict.fromkeys(("にのみ", "の間にのみ", "中にのみ", "のみ", "中のみ"), "only"),
    "OnlySo": {"しか": "only"},
    "SelfWord": dict.fromkeys(("自身", "自分", "それぞれ", "それ自身"), "self"),
    "NotEven": {"も": "even"},
    "SquadHere": dict.fromkeys(("同じ小隊にいる", "同じ小隊の"), Here())
    | dict.fromkeys(("その小隊の", "その小隊にいる"), It("その小隊")),
    "Targeted": dict.fromkeys(("対象の",), "target"),
    "Thereby": dict.fromkeys(("によって", "により"), "by"),
    "Becoming": dict.fromkeys(("になった", "になる"), "becoming"),
    "Thus": dict.fromkeys(
        ("この方法で", "これによって", "これにより", "こうして", "この効果で", "この効果によって", "それによって"),
        "thus",
    ),
    "DueTo": dict.fromkeys(("による", "からの"), "by"),
    "BecameThen": {"になったら": "became"},
    "During": dict.fromkeys(("のみ", "だけ"), "during"),
    "Coming": dict.fromkeys(("ことになった", "事になった", "ことになる"), "coming"),
    "Toward": dict.fromkeys(("には", "ためには", "には、", "コストとして", "ためのコストとして"), "toward"),
    "VCan": {"使用可能": VerbForm("使用する", "active", "can")},
    "VPlain": {"等しい": VerbForm("等しい", "active", "plain")},
    "Declared": {
        f"{named}{word}の": of
        for named in ("指定した", "指定された", "宣言した", "宣言された", "選んだ", "その")
        for word, of in (
            ("勢力", "faction"),
            ("カテゴリ", "category"),
            ("カードタイプ", "type"),
            ("タイプ", "type"),
            ("カード名", "name"),
        )
    },
}
ACTS: Final = {"攻撃する": "attack", "防御する": "block"}
DOES: Final = {"攻撃する": "attacking", "防御する": "blocking"}
THERE: Final = "…に"
"""A clause that only says where something goes, before one that puts other cards somewhere."""
ABILITIES: Final = ("アビリティ", "アクションアビリティ", "トリガーアビリティ")
USES: Final = ("使用する", "配置する")


@dataclass(frozen=True, slots=True)
class DamageTo(Phrase):
    """それに与えられる次のダメージ. `how`: each, next, all."""

    to: Subject
    nature: str
    how: str = "each"
    source: Subject | Filter | None = None


@dataclass(frozen=True, slots=True)
class DamageBy(Phrase):
    """スペルによるダメージ."""

    by: Filter
    nature: str


@dataclass(frozen=True, slots=True)
class CardOrPlayer(Phrase):
    filter: Filter
    player: str


@dataclass(frozen=True, slots=True)
class OnePlayer(Phrase):
    """プレイヤー1人."""

    whose: str


@dataclass(frozen=True, slots=True)
class TotalDamage(Phrase):
    """合計2000ダメージ, to be divided."""

    hurt: Hurt


@dataclass(frozen=True, slots=True)
class OneAbility(Phrase):
    ability: Thing


@dataclass(frozen=True, slots=True)
class TokensPlaced(Phrase):
    """あなたが配置するトークンの数."""

    whose: str


@dataclass(frozen=True, slots=True)
class HurtSo(Phrase):
    """3000以上のダメージ."""

    nature: str
    how: str
    amount: Amount


@dataclass(frozen=True, slots=True)
class JustColours(Phrase):
    """黒, before になる."""

    colours: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class MarkersForHand(Phrase):
    """時代マーカー2枚と手札2枚, as many of the one as of the other."""

    count: Amount


@dataclass(frozen=True, slots=True)
class CountersPut(Phrase):
    """それの上に置かれる成長カウンターの数."""

    of: Subject
    name: str


@dataclass(frozen=True, slots=True)
class AbilityPrice(Phrase):
    """～のアクションアビリティのコスト."""

    of: Subject


@dataclass(frozen=True, slots=True)
class NewNumbers(Phrase):
    """パワー1000、ATK1: what numbers become."""

    values: tuple[tuple[str, Amount], ...]


@dataclass(frozen=True, slots=True)
class Has(Phrase):
    """そのコントローラー, of whatever something must be paid for."""

    whose: str


@dataclass(frozen=True, slots=True)
class OwnDamage(Phrase):
    """パワーに等しいダメージ, of whoever deals it."""


@dataclass(frozen=True, slots=True)
class OnlyDuring(Item):
    """戦闘フェイズの間にのみ."""

    period: Period


@dataclass(frozen=True, slots=True)
class OnlySoMany(Item):
    """1回しか."""

    quantity: Quantity


@dataclass(frozen=True, slots=True)
class NotEven(Item):
    """1体も."""


@dataclass(frozen=True, slots=True)
class InAll(Item):
    """レベルの合計が4以下になるように."""

    test: Test


@dataclass(frozen=True, slots=True)
class Ordinal(Test):
    """2枚目の: of what happens, and of no card. `onward`: and all after it."""

    place: int
    onward: bool = False


def _is_given(verb: VerbForm) -> bool:
    return (verb.lemma, verb.voice) == ("与える", "passive")


def damage_to(phrase: Phrase, verb: VerbForm, nature: str) -> Phrase | None:
    to = PlayerOf(phrase.whose) if isinstance(phrase, Player) else subject_of(phrase, bare=True)
    return DamageTo(to, nature) if to is not None and _is_given(verb) else None


def damage_from_to(source: Phrase, phrase: Phrase, verb: VerbForm, nature: str) -> Phrase | None:
    made = damage_to(phrase, verb, nature)
    if isinstance(source, Referred):
        return replace(made, source=source.subject) if isinstance(made, DamageTo) else None
    of = things_of(source)
    return (
        replace(made, source=of.filter)
        if isinstance(made, DamageTo) and of is not None and of.quantity is None
        else None
    )


def damage_to_by(phrase: Phrase, verb: VerbForm, source: Phrase, by: str, nature: str) -> Phrase | None:
    """このユニットに与えられるスペルによるダメージ."""
    return damage_from_to(source, phrase, verb, nature) if by else None


def damage_due_to(source: Phrase, by: str, nature: str) -> Phrase | None:
    """スペルによるダメージ."""
    of = things_of(source)
    return DamageBy(of.filter, nature) if of is not None and of.quantity is None and by else None


def next_damage_to(phrase: Phrase, verb: VerbForm, next_: str, nature: str) -> Phrase | None:
    made = damage_to(phrase, verb, nature)
    return replace(made, how=next_) if isinstance(made, DamageTo) else None


def all_damage_to(phrase: Phrase, verb: VerbForm, all_: str, nature: str) -> Phrase | None:
    made = damage_to(phrase, verb, nature)
    return replace(made, how=all_) if isinstance(made, DamageTo) else None


def price_of_using(whose: str, verb: VerbForm, phrase: Phrase, stat: str) -> Phrase | None:
    """あなたが使用するスペルのコスト."""
    if stat != "cost" or verb.lemma not in USES or verb.voice != "active" or not isinstance(phrase, Things):
        return None
    if phrase.quantity is not None or phrase.filter.whose != EITHER or phrase.filter.zones:
        return None
    return PlayCost(whose, phrase.filter)


def one_ability(phrase: Phrase, number: Amount, counter: str) -> Phrase | None:
    """アビリティ1つ."""
    ok = isinstance(phrase, Thing) and phrase.key in ABILITIES and phrase.of is None
    return OneAbility(phrase) if ok and (number, counter) == (Number(1), "つ") else None  # type: ignore[arg-type]


def total_damage(word: str, amount: Amount, nature: str) -> Phrase | None:
    return TotalDamage(Hurt(amount, nature)) if word else None


def tokens_placed(whose: str, verb: VerbForm, phrase: Phrase, word: str) -> Phrase | None:
    ok = (verb.lemma, verb.voice) == ("配置する", "active") and phrase == Things(Filter(tests=(IsToken(),))) and word
    return TokensPlaced(whose) if ok else None


ONE: Final = (Number(1), False, False)


def _one(quantity: Quantity) -> bool:
    return (quantity.count, quantity.up_to, quantity.any_number) == ONE


def one_of_two(one: Phrase, count: Quantity, or_: str, other: Phrase, count_other: Quantity) -> Phrase | None:
    """ユニット1体かSS1枚. Whose the second is goes without saying only where the first has no owner either."""
    if not (isinstance(one, Things) and isinstance(other, Things) and or_ and _one(count) and _one(count_other)):
        return None
    if one.quantity is not None or other.quantity is not None or one.filter.whose != other.filter.whose:
        return None
    if one.filter.zones == other.filter.zones == () and one.filter.tests == other.filter.tests:
        both = Filter(one.filter.whose, (), (*one.filter.categories, *other.filter.categories), one.filter.tests)
        return Things(both, Quantity(Number(1)))
    zones = tuple(dict.fromkeys((*(one.filter.zones or ("battlefield",)), *(other.filter.zones or ("battlefield",)))))
    kinds = tuple(replace(each.filter, whose=EITHER) for each in (one, other))
    return Things(Filter(one.filter.whose, zones, (), (OneOf(kinds),)), Quantity(Number(1)))


def card_or_player(phrase: Phrase, count: Quantity, or_: str, player: str) -> Phrase | None:
    if not isinstance(phrase, Things) or phrase.quantity is not None or not _one(count) or not or_:
        return None
    return CardOrPlayer(phrase.filter, player)


def one_player(player: str) -> Phrase:
    return OnePlayer(player)


def lamp_lit(test: Test) -> Mod:
    return Mod(tests=(test,))


def differently_named(word: str) -> Mod | None:
    return Mod(tests=(DifferentNames(),)) if word else None


def controlled_by(whose: str, word: str) -> Mod | None:
    return Mod(whose) if word else None


def fighting(part: str) -> Mod:
    return Mod(tests=(InAttack(part),))


def nth(place: int) -> Mod:
    return Mod(tests=(Ordinal(place),))


def nth_onward(place: int) -> Mod:
    return Mod(tests=(Ordinal(place, onward=True),))


@told_where
def under_control(at: Span, whose: str, word: str) -> Item:
    return Marked(at, Player(whose), word)


@told_where
def in_turn_of(at: Span, whose: str, word: str) -> Item | None:
    """あなたのターンに、～: as long as it is that player's."""
    return Throughout(at, Period("", whose)) if word else None


@told_where
def in_all(at: Span, stat: str, total: str, number: Amount, how: str, word: str) -> Item | None:
    return InAll(at, TotalWithin(stat, number)) if total and word and how == "<=" else None


def damage_dealt_to_player(source: Phrase, whose: str, verb: VerbForm, nature: str) -> Phrase | None:
    """このユニットが対戦相手に与えるダメージ."""
    if (verb.lemma, verb.voice, verb.form) != ("与える", "active", "plain"):
        return None
    if isinstance(source, Referred):
        return DamageTo(PlayerOf(whose), nature, source=source.subject)
    of = things_of(source)
    return DamageTo(PlayerOf(whose), nature, source=of.filter) if of is not None and of.quantity is None else None


def damage_so_much_or_more(amount: Amount, how: str, nature: str) -> Phrase:
    """3000以上のダメージ, of what was dealt."""
    return HurtSo(nature, how, amount)


def just_colours(colours: tuple[str, ...]) -> Phrase:
    return JustColours(colours)


def markers_for_hand(
    markers: str, count: Amount, counter: str, hand: str, other: Amount, counter_other: str
) -> Phrase | None:
    ok = markers and hand and count == other and counter == counter_other == "枚"
    return MarkersForHand(count) if ok else None


def tokens_placed_there(whose: str, zone: str, verb: VerbForm, phrase: Phrase, word: str) -> Phrase | None:
    """あなたが戦場に配置するトークンの数."""
    return tokens_placed(whose, verb, phrase, word) if zone == "battlefield" else None


def player_and(whose: str, phrase: Phrase) -> Phrase | None:
    """対戦相手と対戦相手のユニットすべて, who are dealt damage; a player and a group, both named."""
    of = things_of(phrase)
    named = of is not None and of.quantity == ALL and of.filter.whose == whose and not of.filter.zones
    return Joined((Player(whose), phrase)) if named else None


def cost_of_abilities(phrase: Phrase, stat: str) -> Phrase | None:
    ok = _is_thing(phrase, "アクションアビリティ") and phrase.of is not None and stat == "cost"
    return AbilityPrice(phrase.of) if ok else None  # type: ignore[attr-defined]


def cost_of_the_next_by(next_: str, whose: str, verb: VerbForm, phrase: Phrase, stat: str) -> Phrase | None:
    """次にあなたが配置するユニットのコスト."""
    made = price_of_using(whose, verb, phrase, stat)
    return replace(made, next_only=True) if isinstance(made, PlayCost) and next_ else None


def counters_put_there(top: Phrase, verb: VerbForm, name: str, word: str) -> Phrase | None:
    ok = isinstance(top, OnTop) and (verb.lemma, verb.voice) == ("置く", "passive") and word
    return CountersPut(top.of, name) if ok else None  # type: ignore[attr-defined]


def counters_done(verb: VerbForm, name: str, word: str) -> Amount | None:
    """取り除いたカウンターの数: whatever they are called."""
    return DeedCount(verb.lemma, verb.voice) if not name and word else None


def per_counter_done(verb: VerbForm, name: str, number: Amount, counter: str, word: str) -> Amount | None:
    return DeedCount(verb.lemma, verb.voice) if not name and word and counter and number == Number(1) else None


def _used(phrase: Phrase, verb: VerbForm) -> Filter | Subject | None:
    if verb.lemma not in USES or verb.voice != "active" or verb.form != "plain":
        return None
    if isinstance(phrase, Referred):
        return phrase.subject
    found = things_of(phrase)
    return found.filter if found is not None and found.quantity is None else None


@told_where
def as_added_cost(at: Span, phrase: Phrase, verb: VerbForm, word: str) -> Item | None:
    what = _used(phrase, verb)
    return Purpose(at, "added cost", (DOER, what)) if isinstance(what, Subject) and word else None


@told_where
def as_their_added_cost(at: Span, whose: str, phrase: Phrase, verb: VerbForm, word: str) -> Item | None:
    what = _used(phrase, verb)
    return Purpose(at, "added cost", (whose, what)) if what is not None and word else None


@told_where
def in_place_of_its_cost(at: Span, phrase: Phrase, word: str) -> Item | None:
    return Purpose(at, "other cost", (DOER, phrase.subject)) if isinstance(phrase, Referred) and word else None


@told_where
def in_place_of_their_cost(at: Span, whose: str, phrase: Phrase, verb: VerbForm, word: str) -> Item | None:
    """あなたが【兵士】のユニットを配置するコストを支払う代わりに."""
    what = _used(phrase, verb)
    return Purpose(at, "other cost", (whose, what)) if what is not None and word else None


@told_where
def in_place_of_the_cost(at: Span, whose: str, phrase: Phrase, word: str) -> Item | None:
    what = _used(phrase, VerbForm("使用する", "active", "plain"))
    return Purpose(at, "other cost", (whose, what)) if what is not None and word else None


@told_where
def until_it_leaves(at: Span, phrase: Phrase, zone: str, verb: VerbForm, word: str) -> Item | None:
    """このユニットが戦場を離れるまで."""
    ok = zone == "battlefield" and (verb.lemma, verb.voice, verb.form) == ("離れる", "active", "plain") and word
    return Purpose(at, "until it leaves", phrase.subject) if ok and isinstance(phrase, Referred) else None


def _pays_not(verb: VerbForm) -> bool:
    return (verb.lemma, verb.voice) == ("支払う", "active")


def this_lying_in(zone: str, being: str, this: str) -> Phrase | None:
    return Referred(ThisIn(zone)) if being and this else None


def this_lying_in_its(whose: str, zone: str, being: str, this: str) -> Phrase | None:
    """あなたの捨て札置き場にあるこのカード: it lies in no other player's."""
    return this_lying_in(zone, being, this) if whose in (YOU, SELF) else None


def cost_in_hand(zone: str, being: str, this: str, stats: tuple[str, ...]) -> Phrase | None:
    """手札にあるこのカードのコスト: what it costs to use it, which it costs there."""
    return Numbers(stats, This()) if (zone, stats) == ("hand", ("cost",)) and being and this else None


def correction_of(amount: Amount, between: str, stat: str, word: str = "") -> Phrase | None:
    """手札の枚数×500のパワー修整, ～分のパワー."""
    plain = isinstance(amount, Number | Variable)
    return Correction(((stat, amount, False),)) if not plain and between and stat in ("power", "atk") else None


def per_deed_thus(thus: str, verb: VerbForm, noun: Filter, number: Amount, counter: str, per: str) -> Amount | None:
    """この方法で破壊されたユニット1体につき."""
    return per_deed_of(_done(verb), noun, number, counter, per) if thus else None


def deed_count_thus(thus: str, verb: VerbForm, noun: Filter | None, word: str) -> Amount | None:
    return deed_count(_done(verb), noun, word) if thus else None


def _done(verb: VerbForm) -> VerbForm:
    """破壊された: what this text did, and nobody else."""
    return replace(verb, voice="active")


@told_where
def as_many_of_these_done(at: Span, verb: VerbForm, noun: Filter, word: str) -> Item | None:
    """犠牲にしたユニットと同じ数."""
    return Many(at, Quantity(DeedCount(verb.lemma, verb.voice, noun))) if word.startswith("so many") else None


@told_where
def some_of_them(at: Span, word: str, quantity: Quantity) -> Item | None:
    """その中から2枚選び."""
    if not word or quantity.counter not in ("枚", "体"):
        return None
    return Marked(at, Things(Filter(tests=(IsIt(AmongLooked()),)), quantity), "を")


@told_where
def era_alone(at: Span, stat: str) -> Item | None:
    """時代Ⅲ以上ならば."""
    return Marked(at, PlayerNumber(stat, DOER), "が") if stat == "era" else None


def with_more_than(amount: Amount, how: str, stat: str, having: str = "の") -> Mod | None:
    """あなたの時代より高いレベルの."""
    return with_amount(stat, amount, how) if having else None


def with_as_much(amount: Amount, equal: str, stat: str) -> Mod | None:
    """Xに等しいレベルの."""
    return Mod(tests=(Compare(stat, "=", amount),)) if equal and not isinstance(amount, Number) else None


def while_doing(test: InAttack, during: str | None) -> Ending:
    """攻撃中、."""
    verb = next(verb for verb, part in DOES.items() if part == test.part and during != "")
    return Ending(VerbForm(verb, "active", "doing"), "while")


def became_then(measure: Phrase, word: str) -> Ending | None:
    """5以下になったら、."""
    return when_so(measure, word, word)


def gains_so(stat: str, by: tuple[Amount, bool]) -> list[Ending]:
    """進攻値＋3, without a verb."""
    verb = VerbForm("失う" if by[1] else "得る", "active", "plain")
    return _alone(verb, PlayerNumber(stat, DOER, by[0]))


def put_there(phrase: Phrase) -> Ending | None:
    """1枚を手札に、残りをデッキの一番下に置く: what is done with the rest is done with these."""
    to = isinstance(phrase, DeckEnd) or (isinstance(phrase, Place) and phrase.quantity is None)
    return Ending(VerbForm(THERE, "active", "plain"), "join", phrase) if to else None


def whoever_has_it(word: str) -> Phrase:
    return Has(word)


@told_where
def unless_they_pay(at: Span, whose: str, price: Price, verb: VerbForm, word: str) -> Item | None:
    return Purpose(at, "unless paid", (whose, price)) if _pays_not(verb) and word else None


@told_where
def unless_paid(at: Span, price: Price, verb: VerbForm, word: str) -> Item | None:
    return Purpose(at, "unless paid", ("", price)) if _pays_not(verb) and word else None


@told_where
def only_then(at: Span, period: Period, word: str) -> Item | None:
    return OnlyDuring(at, period) if word else None


@told_where
def only_so_many(at: Span, quantity: Quantity, word: str) -> Item | None:
    return OnlySoMany(at, quantity) if word else None


def when_so(measure: Phrase, becoming: str, word: str) -> Ending | None:
    """ライフが5以下になったとき; ワイプ状態になったとき is what happens to a card."""
    if not (becoming and word):
        return None
    return Ending(VerbForm("である", "active", "plain"), "if", measure, at_time=True, becomes=True)


def when_it_is_so(verb: VerbForm, coming: str, word: str) -> Ending | None:
    """置かれていないことになったとき."""
    return Ending(verb, "if", at_time=True, becomes=True) if coming and word else None


@told_where
def for_acting(at: Span, phrase: Phrase, verb: VerbForm, word: str) -> Item | None:
    """ユニットが攻撃するには."""
    subject = subject_of(phrase, bare=True)
    act = ACTS.get(verb.lemma) if verb.voice == "active" else None
    return Purpose(at, "to act", (act, subject)) if subject is not None and act and word else None


def _alone(verb: VerbForm, predicate: Phrase) -> list[Ending]:
    """A noun that ends a clause, which others may follow."""
    return [Ending(verb, then, predicate) for then in ("end", "join")]


def changes_by_pair(changes: tuple[tuple[str, Amount, bool], ...]) -> list[Ending]:
    """＋500／＋0, without a verb."""
    return _alone(VerbForm("＋", "active", "plain"), Changing(None, changes))


def amounts_to(amount: Amount) -> Ending | None:
    """Xはあなたの【竜】の数, without a verb."""
    plain = isinstance(amount, Number | Variable)
    return None if plain else Ending(VerbForm("等しい", "active", "plain"), "end", Much(amount))


def changes_lasting(changes: tuple[ChangesOf, ...], lasts: str) -> Ending | None:
    found = all_changes(changes)
    return replace(changes_so(changes)[0], lasts=lasts) if found is not None else None


def pair_lasting(changes: tuple[tuple[str, Amount, bool], ...], lasts: str) -> Ending:
    return replace(changes_by_pair(changes)[0], lasts=lasts)


def noun_lasting(verb: VerbForm, lasts: str) -> Ending:
    return Ending(verb, "end", lasts=lasts)


def per_one_of_the_count(phrase: Phrase, count: str, number: Amount, counter: str, per: str) -> Amount | None:
    """手札の枚数1枚につき."""
    return per_so_many(phrase, number, counter, per) if count else None


@told_where
def not_even_one(at: Span, number: Amount, counter: str, even: str) -> Item | None:
    """1体も, before いない."""
    return NotEven(at) if number == Number(1) and counter and even else None


def gift_of_numbers(changes: tuple[tuple[str, Amount, bool], ...]) -> Phrase:
    """＋1000／＋1と『突破1』を得る."""
    return Gifts(changes=tuple(StatChange(*one) for one in changes))


@told_where
def so_much_alone(at: Span, amount: Amount, counter: str | None, stat: str) -> Item | None:
    """2ライフ得る."""
    return Marked(at, PlayerNumber(stat, DOER, amount), "を") if counter in (None, "点") else None


@told_where
def so_many_of_its_cost(at: Span, price: Price) -> Item | None:
    """コストは（2）減る."""
    return Bare(at, Number(price.free)) if price == Price(price.free) else None


def of_types_alone(types: tuple[str, ...]) -> Mod:
    """【機械】ユニット."""
    return Mod(tests=(Typed(types),))


def in_its_squad(of: Subject) -> Mod:
    return Mod(tests=(SameSquad(of),))


def damage_by_to(source: Phrase, by: str, phrase: Phrase, verb: VerbForm, nature: str) -> Phrase | None:
    return damage_from_to(source, phrase, verb, nature) if by else None


def two_numbers_so(stat: str, amount: Amount, slash: str, other: str, amount_other: Amount) -> Phrase | None:
    return two_numbers(stat, amount, other, amount_other) if slash else None


def one_number(stat: str, amount: Amount) -> Phrase:
    """パワー1000, before になる."""
    return NewNumbers(((stat, amount),))


def two_numbers(stat: str, amount: Amount, other: str, amount_other: Amount) -> Phrase | None:
    return NewNumbers(((stat, amount), (other, amount_other))) if stat != other else None


def own_damage(stat: str, equal: str, nature: str) -> Phrase | None:
    """互いにパワーに等しいダメージ: of each its own power."""
    return OwnDamage() if stat == "power" and equal and not nature else None


def own_damage_of(word: str, stat: str, equal: str, nature: str) -> Phrase | None:
    return own_damage(stat, equal and word, nature)


def that_chose(phrase: Phrase, verb: VerbForm) -> Mod | None:
    """あなたのユニットを選んだスペル: whose belongs to its noun, the nearer one."""
    if (verb.lemma, verb.voice) != ("選ぶ", "active"):
        return None
    if isinstance(phrase, Referred):
        return Mod(tests=(Chose(phrase.subject),))
    found = things_of(phrase)
    if found is None or found.quantity is not None:
        return None
    return Mod(tests=(Chose(found.filter),), open=not found.filter.tests and found.filter.whose == EITHER)


def damage_done(verb: VerbForm, nature: str) -> Amount | None:
    return HappenedAmount() if verb.lemma in ("与える", "受ける") and not nature else None


def kinds_of(phrase: Phrase, what: str, word: str) -> Amount | None:
    found = things_of(phrase)
    return Kinds(what, found.filter) if found is not None and found.quantity is None and word else None


def per_points(stat: str, number: Amount, word: str) -> Amount | None:
    return per_points_of(DOER, stat, number, word)


def per_points_of(whose: str, stat: str, number: Amount, word: str) -> Amount | None:
    if not word or not isinstance(number, Number):
        return None
    of = PlayerStat(stat, whose)
    return of if number.value == 1 else InEach(of, number.value)


def _of(key: str) -> Kind:
    """The subject of a noun that stands in turns of phrase only: それのコントロール."""
    return of_phrase(lambda phrase: phrase.of if isinstance(phrase, Thing) and phrase.key == key else None)


def _whose(key: str) -> Kind:
    return of_phrase(
        lambda phrase: (
            phrase.whose or DOER if isinstance(phrase, Thing) and phrase.key == key and phrase.of is None else None
        )
    )


def _player_number(stat: str) -> Kind:
    return of_phrase(
        lambda phrase: (
            phrase.whose if isinstance(phrase, PlayerNumber) and phrase.stat == stat and phrase.amount is None else None
        )
    )


def _so_much(stat: str) -> Kind:
    """3進攻値, of whoever the sentence says."""
    return of_phrase(
        lambda phrase: (
            phrase.amount if isinstance(phrase, PlayerNumber) and phrase.stat == stat and phrase.whose == DOER else None
        )
    )


def _spells(phrase: Phrase) -> Filter | None:
    found = things_of(phrase)
    if found is None or found.quantity is not None or found.filter.categories != ("spell",):
        return None
    return found.filter


def _damage_to(phrase: Phrase) -> DamageTo | None:
    """それに与えられるダメージ, それが受けるダメージ."""
    if isinstance(phrase, Received) and phrase.by is None and phrase.against is None:
        to = phrase.to if phrase.to is not None else PlayerOf(phrase.whose)
        return DamageTo(to, phrase.nature)
    return phrase if isinstance(phrase, DamageTo) else None


def _cards_many(item: Item) -> Quantity | None:
    """2枚: nothing else is counted so by who draws and discards."""
    return item.quantity if isinstance(item, Many) and item.quantity.counter == "枚" else None


def _target(phrase: Phrase) -> Subject | None:
    """対戦相手と対戦相手のユニットすべてに."""
    if isinstance(phrase, Joined):
        found = [_target(one) for one in phrase.phrases]
        return Together(tuple([one for one in found if one is not None])) if None not in found else None
    return SHARED_KINDS["target"].read(Marked((0, 0), phrase, "に"))  # type: ignore[no-any-return]


def _is_thing(phrase: Phrase, key: str) -> TypeGuard[Thing]:
    return isinstance(phrase, Thing) and phrase.key == key


def _cards(phrase: Phrase) -> Subject | None:
    """あなたの手札をデッキの一番上に置く: a zone of somebody is all that lies there."""
    if isinstance(phrase, CardsOnTop):
        return TopCards(phrase.whose, phrase.count, phrase.bottom)
    if isinstance(phrase, DeckEnd):  # デッキの一番上を: the card there
        return TopCards(phrase.whose, Number(1), phrase.bottom)
    whole = isinstance(phrase, Place) and phrase.zones == ("hand",) and phrase.whose not in (EITHER, DOER)
    return subject_of(phrase, bare=whole)


AURAS: Final = Filter(categories=("unit",), tests=(HasKeyword("aura"),))
KINDS: Final[dict[str, Kind]] = {
    "cards": of_phrase(_cards, Unnamed()),
    "damage-to": of_phrase(_damage_to),
    "not-even-one": Kind(lambda item: True if isinstance(item, NotEven) else None),
    "as-soul": of_phrase(lambda phrase: True if phrase == Things(Filter(zones=("soul-yard",))) else None),
    "check-of": of_phrase(lambda phrase: phrase.whose if _is_thing(phrase, "クロノチェック") else None),
    "effect-targets": of_phrase(
        lambda phrase: Thing("効果", whose=phrase.whose) if _is_thing(phrase, "効果の対象") else None
    ),
    "damage-by": of_phrase(lambda phrase: phrase if isinstance(phrase, DamageBy) else None),
    "payer": of_phrase(lambda phrase: phrase.whose if isinstance(phrase, Has | Player) else None),
    "cards-many": Kind(_cards_many),
    "targets-of": of_phrase(
        lambda phrase: phrase.of.filter if _is_thing(phrase, "対象") and isinstance(phrase.of, Every) else None
    ),
    "card-or-player": of_phrase(lambda phrase: phrase if isinstance(phrase, CardOrPlayer) else None),
    "in-all": Kind(lambda item: item.test if isinstance(item, InAll) else None),
    "abilities-of": _of("アビリティ"),
    "actions-of": _of("アクションアビリティ"),
    "triggers-of": _of("トリガーアビリティ"),
    "person": of_phrase(lambda phrase: phrase.whose if isinstance(phrase, OnePlayer) else None),
    "hand-limit": _whose("手札の上限"),
    "era": _player_number("era"),
    "advance": _player_number("advance-points"),
    "advance-points": _so_much("advance-points"),
    "life-points": _so_much("life"),
    "choosers": of_phrase(
        lambda phrase: (
            phrase if isinstance(phrase, Thing) and phrase.key in ("効果", "アビリティ") and phrase.of is None else None
        )
    ),
    "spells": of_phrase(_spells),
    "auras": of_phrase(lambda phrase: True if phrase == Things(AURAS) else None),
    "blocked": of_phrase(lambda phrase: subject_of(phrase, bare=True)),
    "deck": of_phrase(lambda phrase: True if phrase == Place(("deck",), EITHER) else None),
    "damage-dealt-by": of_phrase(
        lambda phrase: phrase.by if isinstance(phrase, Received) and not phrase.nature and not phrase.whose else None
    ),
    "one-ability": of_phrase(lambda phrase: phrase.ability if isinstance(phrase, OneAbility) else None),
    "ability": of_phrase(
        lambda phrase: phrase if isinstance(phrase, Thing) and phrase.key in ABILITIES and phrase.of is None else None
    ),
    "new-numbers": of_phrase(lambda phrase: phrase.values if isinstance(phrase, NewNumbers) else None),
    "own-damage": of_phrase(lambda phrase: True if isinstance(phrase, OwnDamage) else None),
    "only-during": Kind(lambda item: item.period if isinstance(item, OnlyDuring) else None),
    "only-so-many": Kind(lambda item: item.quantity if isinstance(item, OnlySoMany) else None),
    "this-ability": of_phrase(lambda phrase: True if phrase == Referred(ThisAbility()) else None),
    "until-found": Kind(lambda item: True if isinstance(item, Adverb) and item.key == "出るまで" else None),
    "total-damage": of_phrase(lambda phrase: phrase.hurt if isinstance(phrase, TotalDamage) else None),
    "all-damage": of_phrase(lambda phrase: True if phrase == Hurt(None) else None),
    "counters-put": of_phrase(lambda phrase: phrase if isinstance(phrase, CountersPut) else None),
    "ability-price": of_phrase(lambda phrase: phrase.of if isinstance(phrase, AbilityPrice) else None),
    "that-damage": of_phrase(
        lambda phrase: HappenedAmount(DAMAGED) if phrase == Much(HappenedAmount(DAMAGED)) else None
    ),
    "target": of_phrase(_target, Unnamed()),
    "markers-for-hand": of_phrase(lambda phrase: phrase.count if isinstance(phrase, MarkersForHand) else None),
    "hurt-so": of_phrase(lambda phrase: phrase if isinstance(phrase, HurtSo) else None),
    "just-colours": of_phrase(lambda phrase: phrase.colours if isinstance(phrase, JustColours) else None),
    "tokens-placed": of_phrase(lambda phrase: phrase.whose if isinstance(phrase, TokensPlaced) else None),
    "equal-to": of_phrase(
        lambda phrase: (
            phrase.amount if isinstance(phrase, Measure) and phrase.how == "=" and not phrase.counter else None
        )
    ),
}
ACTIONS: Final[dict[str, Any]] = {
    action.__name__: action
    for action in (
        damage_to,
        damage_from_to,
        next_damage_to,
        all_damage_to,
        price_of_using,
        total_damage,
        one_ability,
        tokens_placed,
        one_of_two,
        card_or_player,
        one_player,
        in_turn_of,
        lamp_lit,
        differently_named,
        controlled_by,
        fighting,
        nth,
        nth_onward,
        damage_dealt_to_player,
        cost_of_abilities,
        just_colours,
        damage_so_much_or_more,
        markers_for_hand,
        tokens_placed_there,
        player_and,
        cost_of_the_next_by,
        counters_put_there,
        counters_done,
        per_counter_done,
        in_place_of_their_cost,
        in_place_of_the_cost,
        until_it_leaves,
        under_control,
        in_all,
        as_added_cost,
        as_their_added_cost,
        in_place_of_its_cost,
        unless_they_pay,
        unless_paid,
        damage_to_by,
        damage_due_to,
        this_lying_in,
        this_lying_in_its,
        cost_in_hand,
        correction_of,
        per_deed_thus,
        deed_count_thus,
        as_many_of_these_done,
        some_of_them,
        era_alone,
        with_more_than,
        with_as_much,
        while_doing,
        became_then,
        gains_so,
        put_there,
        whoever_has_it,
        only_then,
        only_so_many,
        amounts_to,
        changes_lasting,
        pair_lasting,
        noun_lasting,
        per_one_of_the_count,
        not_even_one,
        changes_by_pair,
        gift_of_numbers,
        so_much_alone,
        so_many_of_its_cost,
        of_types_alone,
        in_its_squad,
        damage_by_to,
        two_numbers_so,
        when_so,
        when_it_is_so,
        for_acting,
        one_number,
        two_numbers,
        own_damage,
        own_damage_of,
        that_chose,
        damage_done,
        kinds_of,
        per_points,
        per_points_of,
    )
}
