"""Phrases: nouns, pronouns and what belongs to them."""

from dataclasses import fields, replace
from typing import Any, Final

from ...effects.parts import parts_of
from ...effects.statements import StatChange
from ...effects.tree import (
    EITHER,
    YOU,
    Ability,
    Amount,
    Filter,
    InAttack,
    IsIt,
    Keyword,
    Named,
    Number,
    Subject,
    Test,
    This,
    Typed,
)
from ...effects.tree import Marked as MarkedCard
from ..clauses import (
    Item,
    VerbForm,
)
from ..meanings import (
    ALL,
    DOER,
    Acted,
    AmongLooked,
    CardsOnTop,
    DeckEnd,
    Fold,
    Gifts,
    Here,
    HowMany,
    Hurt,
    It,
    Joined,
    Mark,
    Mod,
    Much,
    Numbers,
    OfItself,
    Phrase,
    Place,
    PlayCost,
    Player,
    PlayerNumber,
    Price,
    Quantity,
    Received,
    Referred,
    Rest,
    Spot,
    State,
    Thing,
    Things,
)
from ..taken_as import subject_of, things_of

ACTIVE: Final = "active"


def counted(phrase: Phrase, quantity: Quantity) -> Phrase | None:
    if isinstance(phrase, Referred):
        return phrase if quantity == ALL else None
    if isinstance(phrase, Things | Place) and phrase.quantity is None:
        return replace(phrase, quantity=quantity)
    return None


def some_among(word: str, quantity: Quantity) -> Phrase | None:
    """その中から1枚."""
    return Things(Filter(tests=(IsIt(AmongLooked()),)), quantity) if word else None


def joined_with(one: Phrase, other: Phrase) -> list[Phrase] | None:
    if not all(isinstance(phrase, Things | Referred | Joined | Player) for phrase in (one, other)):
        return None
    if isinstance(one, Joined):
        return None
    if isinstance(one, Things) != isinstance(other, Things) and not isinstance(one, Referred):
        closed = isinstance(one, Things) and one.quantity is not None and isinstance(other, Referred)
        return [Joined((one, other))] if closed else None
    if isinstance(other, Things) and other.filter.tests[:1] == (InAttack("either"),):
        return None  # と before 戦闘している belongs to that verb
    if isinstance(one, Things) and isinstance(other, Things) and _only_typed(one.filter) != _only_typed(other.filter):
        return None  # ＜竜＞と＜騎士＞のユニット: how far the noun reaches is open
    if isinstance(other, Things) and Here() in parts_of(other.filter):
        return None  # このキャラクターと同じレーンにいる: と belongs to 同じ
    return _grouped(one, other)


def _only_typed(of: Filter) -> bool:
    return bool(of.tests) and of == Filter(tests=of.tests) and all(isinstance(test, Typed) for test in of.tests)


def _grouped(one: Phrase, other: Phrase) -> list[Phrase]:
    """自分のA1体とB1体: whether 自分の reaches over と is open, so both are possible."""
    rest = other.phrases if isinstance(other, Joined) else (other,)
    made: list[Phrase] = [Joined((one, *rest))]
    if isinstance(one, Things) and one.filter.whose != EITHER:
        bare = [isinstance(each, Things) and each.filter.whose == EITHER and not each.filter.zones for each in rest]
        if all(bare):
            owned = [
                replace(each, filter=replace(each.filter, whose=one.filter.whose))
                for each in rest
                if isinstance(each, Things)
            ]
            made.append(Joined((one, *owned)))
    return made


def _is_bare(of: Filter) -> bool:
    return of == Filter(categories=of.categories)


def as_amount(amount: Amount) -> Phrase:
    return Much(amount)


def either(noun: Filter, or_: str, other: Filter) -> Filter | None:
    if not or_ or noun.zones or other.zones or not noun.categories or not other.categories:
        return None
    if noun.tests != other.tests:
        return None
    return Filter(categories=(*noun.categories, *other.categories), tests=noun.tests)


def all_of_both(word: str, noun: Filter, other: Filter) -> Phrase | None:
    """すべてのストラクチャとヒストリー: all that is one or the other."""
    made = either(noun, word, other)
    return Things(made, ALL) if made is not None else None


def both_all(noun: Filter, other: Filter, word: str) -> Phrase | None:
    return all_of_both(word, noun, other)


def cards_named(names: tuple[str, ...]) -> Phrase:
    return Things(Filter(tests=(Named(names),)))


def noun_marked(noun: Filter, mark: str) -> Filter:
    """エフェクト（フラッシュ）."""
    return replace(noun, tests=(MarkedCard(mark), *noun.tests))


def of_types(types: tuple[str, ...]) -> Phrase:
    """＜竜＞, without a noun."""
    return Things(Filter(tests=(Typed(types),)))


def of_name(name: str) -> Phrase:
    return Things(Filter(tests=(Named((name,)),)))


def some_of_those(quantity: Quantity) -> Phrase | None:
    """1枚, without a noun: of the cards that were looked at."""
    if quantity.counter == "つ":
        return HowMany(quantity)
    if quantity == ALL or quantity.counter not in ("枚", "体"):
        return None
    return Things(Filter(tests=(IsIt(AmongLooked()),)), quantity)


def among_so_many(word: str, quantity: Quantity) -> Phrase | None:
    return some_of_those(quantity) if word else None


def price(word: str, amount: Amount) -> Phrase:
    return Price(word, amount)


def cost_of_playing_own(phrase: Phrase, word: str) -> Phrase | None:
    """自分の光属性のキャラクターをプレイするコスト."""
    found = things_of(phrase)
    if not word or found is None or found.quantity is not None or found.filter.zones:
        return None
    whose = found.filter.whose
    return PlayCost(whose, replace(found.filter, whose=EITHER)) if whose != EITHER else None


def cost_of_your_next(next_: str, phrase: Phrase, stat: str) -> Phrase | None:
    found = things_of(phrase)
    if not next_ or stat != "cost" or found is None or found.quantity is not None or found.filter.zones:
        return None
    whose = found.filter.whose if found.filter.whose != EITHER else DOER
    return PlayCost(whose, replace(found.filter, whose=EITHER), next_only=True)


def damage_so_much(amount: Amount, nature: str) -> Phrase:
    return Hurt(amount, nature)


def this_card(word: str) -> Phrase | None:
    return Referred(This()) if word else None


def pronoun(phrase: Phrase) -> Phrase:
    return phrase


def rest(word: str) -> Phrase | None:
    return Referred(Rest()) if word else None


def the_one_that(verb: VerbForm, noun: Filter) -> Phrase | None:
    """アタックしたキャラクター; 味方 would be one of them only if it is."""
    plain = noun == Filter(categories=noun.categories)
    return Referred(Acted(verb.lemma, verb.voice, noun.categories)) if plain else None


def player(whose: str) -> Phrase:
    return Player(whose)


def place(zones: tuple[str, ...]) -> Phrase:
    return Place(zones, EITHER)


def player_number(stat: str) -> Phrase:
    return PlayerNumber(stat, DOER)


def so_much_of(amount: Amount, counter: str | None, stat: str) -> Phrase | None:
    """3点のライフ."""
    return PlayerNumber(stat, DOER, amount) if counter in (None, "点") else None


def so_much_of_whose(whose: str, amount: Amount, counter: str | None, stat: str) -> Phrase | None:
    return PlayerNumber(stat, whose, amount) if counter in (None, "点") else None


def that_much(stat: str, amount: Amount, counter: str | None) -> Phrase | None:
    return so_much_of(amount, counter, stat)


def as_much_of(amount: Amount, equal: str, stat: str) -> Phrase | None:
    return PlayerNumber(stat, DOER, amount) if equal else None


def word(key: str) -> Phrase:
    return Thing(key)


def word_of(phrase: Phrase, key: str) -> Phrase | None:
    of = subject_of(phrase, bare=True)
    return Thing(key, of) if of is not None else None


def word_of_it(it: Subject, key: str) -> Phrase:
    """その疲労."""
    return Thing(key, it)


def numbers_of_it(it: Subject, stats: tuple[str, ...]) -> Phrase:
    return Numbers(stats, it)


def numbers_of_each(each_: str, stats: tuple[str, ...]) -> Phrase | None:
    """それぞれのATK."""
    return Numbers(stats, each=True) if each_ else None


def so_many_points(amount: Amount, counter: str) -> Phrase | None:
    return Much(amount) if counter == "点" else None


def just_as_much(amount: Amount, word: str) -> Phrase | None:
    """～に等しい数."""
    return Much(amount) if word else None


def chosen_of(chosen: str, whose: str, noun: Filter) -> Phrase | None:
    """選んだ相手のミニオン."""
    if not chosen or noun.zones:
        return None
    return Referred(It("選んだ", categories=noun.categories, whose=whose, chosen=True))


def as_state(how: str) -> Phrase:
    return State(how)


def either_spot(spot: Test, or_: str, other: Test) -> Test | None:
    """左レーンか右レーン: places of one sort."""
    if type(spot) is not type(other) or not or_ or len(fields(spot)) != 1:
        return None
    name = fields(spot)[0].name
    return replace(spot, **{name: (*getattr(spot, name), *getattr(other, name))})


def as_spot(test: Test) -> Phrase:
    return Spot(test)


def as_mark(mark: str) -> Phrase:
    return Mark(mark)


def one(value: Any) -> tuple[Any, ...]:
    return (value,)


def more(value: Any, or_: str, rest: tuple[Any, ...]) -> tuple[Any, ...] | None:
    return and_more(value, rest) if or_ else None


def and_more(value: Any, rest: tuple[Any, ...]) -> tuple[Any, ...] | None:
    return (value, *rest) if value not in rest else None


def and_then(item: Item, rest: tuple[Item, ...]) -> tuple[Item, ...]:
    return (item, *rest)


def own_numbers(stats: tuple[str, ...]) -> Phrase:
    return Numbers(stats)


def numbers_of(phrase: Phrase, stats: tuple[str, ...]) -> Phrase | None:
    of = subject_of(phrase, bare=True)
    return Numbers(stats, of) if of is not None else None


def original_numbers_of(phrase: Phrase, original: str, stats: tuple[str, ...]) -> Phrase | None:
    of = subject_of(phrase, bare=True)
    return Numbers(stats, of, original=bool(original)) if of is not None else None


def own_original_numbers(original: str, stats: tuple[str, ...]) -> Phrase:
    return Numbers(stats, None, original=bool(original))


def equal_value(amount: Amount, word: str) -> Phrase | None:
    """手札の枚数に等しい値."""
    return Much(amount) if word else None


def fold(factor: Amount, word: str) -> Phrase | None:
    return Fold(factor.value) if word and isinstance(factor, Number) else None


def twofold(word: str) -> Phrase | None:
    return Fold(2) if word else None


def half_of_it(down: bool) -> Phrase:
    return Much(OfItself(half=True, down=down))


def cost_of_playing(whose: str, phrase: Phrase, word: str) -> Phrase | None:
    found = things_of(phrase)
    if not word or found is None or found.quantity is not None or found.filter.zones or found.filter.whose != EITHER:
        return None
    return PlayCost(whose, found.filter)


def cost_of_playing_it(phrase: Phrase, word: str) -> Phrase | None:
    return PlayCost(YOU, Filter(tests=(IsIt(This()),))) if word and phrase == Referred(This()) else None


def cost_of_the_next(whose: str, next_: str, phrase: Phrase, stat: str) -> Phrase | None:
    found = cost_of_playing(whose, phrase, next_)
    return replace(found, next_only=True) if isinstance(found, PlayCost) and stat == "cost" else None


def damage_received(whose: str, verb: VerbForm, nature: str) -> Phrase | None:
    return Received(whose, nature) if verb.lemma == "受ける" and verb.voice == ACTIVE else None


def damage_dealt(phrase: Phrase, verb: VerbForm, nature: str) -> Phrase | None:
    cards = subject_of(phrase, bare=True)
    if cards is None or verb.voice != ACTIVE:
        return None
    if verb.lemma == "受ける":
        return Received("", nature, to=cards)
    return Received("", nature, cards) if verb.lemma == "与える" else None


def damage_dealt_to(phrase: Phrase, other: Phrase, verb: VerbForm, nature: str) -> Phrase | None:
    """ロードに与えるダメージ."""
    against = things_of(other)
    made = damage_dealt(phrase, verb, nature)
    if not isinstance(made, Received) or made.by is None or against is None or against.quantity is not None:
        return None
    return replace(made, against=against.filter)


def damage_taken_from(phrase: Phrase, other: Phrase, verb: VerbForm, nature: str) -> Phrase | None:
    """ミニオンから受けるダメージ."""
    against = things_of(other)
    made = damage_dealt(phrase, verb, nature)
    if not isinstance(made, Received) or made.to is None or against is None or against.quantity is not None:
        return None
    return replace(made, against=against.filter)


def damage(nature: str) -> Phrase:
    return Hurt(None, nature)


def damage_of(amount: Amount, *words: str) -> Phrase | None:
    """3ダメージ, 3点のダメージ, ～に等しいダメージ."""
    *between, nature = words
    return Hurt(amount, nature) if all(word in ("点", "equal") for word in between) else None


def keyword(gift: Keyword) -> Phrase:
    return Gifts((gift,))


def one_change(stat: str, by: tuple[Amount, bool], word: str) -> Phrase | None:
    """ATK＋2の修正."""
    return Gifts(changes=(StatChange(stat, *by),)) if word else None


def corrected_numbers(changes: tuple[tuple[str, Amount, bool], ...], word: str) -> Phrase | None:
    """＋2／－1の修正."""
    return Gifts(changes=tuple(StatChange(*one) for one in changes)) if word else None


def ability(gift: Ability) -> Phrase:
    return Gifts((), (gift,))


def gifts_and(gift: Gifts, gifts: Gifts) -> Phrase | None:
    if gift.changes and gifts.changes:
        return None
    return Gifts(gift.keywords + gifts.keywords, gift.abilities + gifts.abilities, gift.changes + gifts.changes)


def deck_end(bottom: bool) -> Phrase:
    return DeckEnd(DOER, bottom)


def deck_end_of(mod: Mod, bottom: bool) -> Phrase | None:
    return DeckEnd(mod.whose, bottom) if mod == Mod(mod.whose) else None


def cards_on_top(bottom: bool, from_: str, noun: Filter, count: Amount, counter: str) -> Phrase | None:
    return CardsOnTop(DOER, bottom, count) if from_ and counter and noun == Filter() else None


def cards_on_top_of(mod: Mod, bottom: bool, from_: str, noun: Filter, count: Amount, counter: str) -> Phrase | None:
    made = cards_on_top(bottom, from_, noun, count, counter)
    return replace(made, whose=mod.whose) if isinstance(made, CardsOnTop) and mod == Mod(mod.whose) else None


def just_on_top(bottom: bool, from_: str, count: Amount, counter: str) -> Phrase | None:
    return cards_on_top(bottom, from_, Filter(), count, counter)


def on_top_so_many(bottom: bool, count: Amount, counter: str) -> Phrase | None:
    """山札の上3枚."""
    return cards_on_top(bottom, "from", Filter(), count, counter)


def just_on_top_of(mod: Mod, bottom: bool, from_: str, count: Amount, counter: str) -> Phrase | None:
    return cards_on_top_of(mod, bottom, from_, Filter(), count, counter)


def the_top_card(bottom: bool, from_: str, noun: Filter) -> Phrase | None:
    """デッキの一番上のカード."""
    return CardsOnTop(DOER, bottom, Number(1)) if from_ == "of" and noun == Filter() else None


def the_top_card_of(mod: Mod, bottom: bool, from_: str, noun: Filter) -> Phrase | None:
    made = the_top_card(bottom, from_, noun)
    return replace(made, whose=mod.whose) if isinstance(made, CardsOnTop) and mod == Mod(mod.whose) else None
