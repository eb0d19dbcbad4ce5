"""The parts of a clause."""

from ...effects.tree import (
    BOTH,
    Amount,
    AtPhase,
    Condition,
    Count,
    DidThisTurn,
    Filter,
    Number,
    Share,
    Subject,
    Times,
)
from ..clauses import (
    Adverb,
    AtLeast,
    Bare,
    Changes,
    Empty,
    Item,
    Lasting,
    Many,
    Marked,
    Measured,
    Moment,
    OnceIn,
    Per,
    PerTurn,
    Signed,
    Span,
    StatBy,
    Throughout,
    UntilSoMany,
    Values,
    VerbForm,
)
from ..meanings import (
    DOER,
    NOBODYS,
    Correction,
    DeedCount,
    HappenedAmount,
    Hurt,
    It,
    Joined,
    Measure,
    Mod,
    Numbers,
    Period,
    Phrase,
    Place,
    Player,
    PlayerNumber,
    Quantity,
    Referred,
    State,
    Things,
)
from ..productions import told_where
from ..taken_as import things_of
from .amounts import count_of
from .nouns import cards_on_top, cards_on_top_of

Change = tuple[str, Amount, bool]
ChangesOf = tuple[Subject | None, tuple[Change, ...]]


def of_each(particle: str, each: str) -> tuple[str, str]:
    return particle, each


@told_where
def marked(at: Span, phrase: Phrase, particle: str | tuple[str, str]) -> Item | None:
    if isinstance(particle, str):
        return Marked(at, phrase, particle)
    return Marked(at, phrase, particle[0]) if _says_several(phrase) else None


@told_where
def damage_each(at: Span, hurt: Phrase, word: str) -> Item | None:
    """2ダメージずつ: to each that it is dealt to, as anyway."""
    return Marked(at, hurt, "を") if word and isinstance(hurt, Hurt) and hurt.amount is not None else None


@told_where
def so_much_life(at: Span, stat: str, amount: Amount, counter: str | None) -> Item | None:
    """ライフ500回復する."""
    return Marked(at, PlayerNumber(stat, DOER, amount), "を") if counter in (None, "点") else None


@told_where
def damage_dealt_so(at: Span, hurt: Phrase) -> Item | None:
    """2ダメージ与える."""
    return Marked(at, hurt, "を") if isinstance(hurt, Hurt) and hurt.amount is not None else None


def _says_several(phrase: Phrase) -> bool:
    """それらはそれぞれ: beside what is several, it says so once more."""
    if isinstance(phrase, Player):
        return phrase.whose == BOTH
    if isinstance(phrase, Things):
        return phrase.quantity is not None and phrase.quantity.count != Number(1)
    if isinstance(phrase, Joined):
        return True
    return isinstance(phrase, Referred) and isinstance(phrase.subject, It) and bool(phrase.subject.several)


@told_where
def so_many_on_top(at: Span, bottom: bool, from_: str, noun: Filter, count: Amount, counter: str) -> Item | None:
    """デッキの上からカードを3枚."""
    made = cards_on_top(bottom, from_, noun, count, counter)
    return Marked(at, made, "を") if made is not None else None


@told_where
def so_many_on_top_of(
    at: Span, mod: Mod, bottom: bool, from_: str, noun: Filter, count: Amount, counter: str
) -> Item | None:
    made = cards_on_top_of(mod, bottom, from_, noun, count, counter)
    return Marked(at, made, "を") if made is not None else None


@told_where
def many(at: Span, quantity: Quantity) -> Item:
    return Many(at, quantity)


@told_where
def so_many_things(at: Span, count: Amount, counter: str) -> Item | None:
    """以下から2つを: of what has no noun."""
    return Many(at, Quantity(count, counter)) if counter == "つ" else None


@told_where
def at_least(at: Span, amount: Amount, counter: str, how: str) -> Item:
    return Measured(at, Measure(how, amount, counter))


@told_where
def just_so_many(at: Span, word: str, amount: Amount, counter: str) -> Item | None:
    return Measured(at, Measure("=", amount, counter)) if word else None


@told_where
def as_many(at: Span, amount: Amount, word: str) -> Item | None:
    return Many(at, Quantity(amount)) if word else None


@told_where
def as_many_at_most(at: Span, amount: Amount, word: str, up_to_: str) -> Item | None:
    return Many(at, Quantity(amount, up_to=True)) if word and up_to_ else None


@told_where
def so_many_as_those(at: Span, phrase: Phrase, word: str) -> Item | None:
    """スタンバイゾーンにあるカードと同じ数だけ."""
    found = count_of(phrase, word)
    return Many(at, Quantity(found)) if found is not None else None


@told_where
def as_many_as_done(at: Span, amount: Amount) -> Item:
    """同じ枚数引く: as many, without a word for it."""
    return Many(at, Quantity(amount))


@told_where
def bare(at: Span, amount: Amount) -> Item:
    return Bare(at, amount)


@told_where
def signed(at: Span, number: tuple[Amount, bool]) -> Item:
    return Signed(at, *number)


@told_where
def stat_by(at: Span, stat: str, by: tuple[Amount, bool]) -> Item:
    """WT－1, before する."""
    return StatBy(at, stat, *by)


@told_where
def signed_times(at: Span, number: tuple[Amount, bool], sign: str, factor: Amount) -> Item | None:
    """－X×500."""
    if not sign or not isinstance(factor, Number):
        return None
    return Signed(at, Times(number[0], factor.value), number[1])


@told_where
def per(at: Span, amount: Amount) -> Item:
    return Per(at, amount)


def per_so_many(phrase: Phrase, number: Amount, counter: str, word: str) -> Amount | None:
    found = things_of(phrase)
    if found is None or found.quantity is not None or not isinstance(number, Number) or not (counter and word):
        return None
    if any(isinstance(test, DidThisTurn) for test in found.filter.tests):
        return None
    count = Count(found.filter)
    return count if number.value == 1 else Share(count, number.value, down=True)


def per_time(times: Amount, number: Amount, counter: str, word: str) -> Amount | None:
    return times if number == Number(1) and counter and word else None


def per_deed(word: str, number: Amount, counter: str, per_: str) -> Amount | None:
    """そうした1枚につき."""
    return DeedCount() if word and counter and per_ and number == Number(1) else None


def per_deed_of(verb: VerbForm, noun: Filter, number: Amount, counter: str, per_: str) -> Amount | None:
    """破壊したユニット1体につき."""
    return DeedCount(verb.lemma, verb.voice, noun) if counter and per_ and number == Number(1) else None


def per_deed_of_this(
    effect: str, verb: VerbForm, noun: Filter, number: Amount, counter: str, per_: str
) -> Amount | None:
    """この効果で破壊したユニット1体につき."""
    found = DeedCount(verb.lemma, verb.voice, noun, of_effect=True)
    return found if effect and counter and per_ and number == Number(1) else None


def per_one_done(number: Amount, counter: str, word: str) -> Amount | None:
    """～し、1体につき."""
    return DeedCount() if counter in ("枚", "体", "個", "つ") and word and number == Number(1) else None


def per_point(kinds: tuple[str, ...], number: Amount, counter: str, per_: str) -> Amount | None:
    return HappenedAmount(kinds) if counter == "点" and per_ and number == Number(1) else None


def per_one_of_them(amount: Amount, number: Amount, counter: str, word: str) -> Amount | None:
    """置いた枚数1枚につき."""
    return amount if counter and word and number == Number(1) else None


def per_amount(amount: Amount, word: str) -> Amount | None:
    return amount if word else None


@told_where
def lasting(at: Span, lasts: str) -> Item:
    return Lasting(at, lasts)


@told_where
def adverb(at: Span, key: str) -> Item:
    return Adverb(at, key)


@told_where
def lying(at: Span, how: str) -> Item:
    return Marked(at, State(how), "で")


@told_where
def empty(at: Span, word: str) -> Item | None:
    return Empty(at, word == "more") if word else None


@told_where
def this_turn(at: Span, word: str) -> Item | None:
    return Adverb(at, "this-turn") if word else None


@told_where
def until_so_many(at: Span, phrase: Phrase, amount: Amount, counter: str, word: str) -> Item | None:
    if not isinstance(phrase, Place) or phrase.quantity is not None or not (counter and word):
        return None
    return UntilSoMany(at, phrase, amount)


@told_where
def during(at: Span, period: Period, word: str) -> Item | None:
    return Throughout(at, period) if word else None


@told_where
def at_the_least(at: Span, least: str, amount: Amount, word: str) -> Item | None:
    return AtLeast(at, amount) if least and word else None


@told_where
def two_values(at: Span, one: Numbers, to: Amount, other: Numbers, to_other: Amount) -> Item | None:
    """ATKを0、HPを1に; the second is of the same cards, and does not name them."""
    if other.of is not None or one.original or other.original:
        return None
    values = [(stat, to) for stat in one.stats] + [(stat, to_other) for stat in other.stats]
    return Values(at, one.of, tuple(values))


def change_by(numbers: Numbers, by: tuple[Amount, bool]) -> tuple[Subject | None, tuple[Change, ...]] | None:
    if numbers.original:
        return None
    return numbers.of, tuple((stat, *by) for stat in numbers.stats)


def change_and(one: ChangesOf, slash: str | None, rest: tuple[ChangesOf, ...]) -> tuple[ChangesOf, ...]:
    """ATK＋200／DEF－100."""
    return (one, *rest) if slash != "" else ()


def all_changes(changes: tuple[ChangesOf, ...]) -> ChangesOf | None:
    """Those behind the first are of the same cards, and do not name them."""
    if any(of is not None for of, _ in changes[1:]):
        return None
    made = tuple(one for _, some in changes for one in some)
    return (changes[0][0], made) if len({stat for stat, _, _ in made}) == len(made) else None


@told_where
def changed_by(at: Span, changes: tuple[ChangesOf, ...]) -> Item | None:
    found = all_changes(changes)
    return Changes(at, *found) if found is not None else None


@told_where
def so_much_more(at: Span, amount: Amount, how: str) -> Item:
    return Measured(at, Measure(how, amount))


@told_where
def per_turn(at: Span, word: str, amount: Amount, counter: str, up_to: str | None, only: str) -> Item | None:
    return PerTurn(at, amount) if word and counter and only and up_to != "" else None


@told_where
def per_turn_of(
    at: Span, word: str, phrase: Phrase, amount: Amount, counter: str, up_to: str | None, only: str
) -> Item | None:
    """1ターンにカードを3枚しか."""
    return PerTurn(at, amount, phrase) if word and counter and only and up_to != "" else None


@told_where
def once_in(at: Span, period: Period, once: str) -> Item | None:
    return OnceIn(at, period) if once else None


@told_where
def both_of_them(at: Span, word: str) -> Item | None:
    return Marked(at, Player(BOTH), "は") if word else None


@told_where
def each_of_them(at: Span, word: str) -> list[Item]:
    """それぞれ＋200する, それぞれ200ダメージを与える: of several, each."""
    return [Marked(at, Referred(It(word, several=True)), particle) for particle in ("を", "に")]


@told_where
def changed_pair(at: Span, changes: tuple[tuple[str, Amount, bool], ...]) -> Item:
    return Changes(at, None, changes)


def correction(changes: tuple[tuple[str, Amount, bool], ...], word: str) -> Phrase | None:
    return Correction(changes) if word else None


def period_of_both(phase: str) -> Phrase | None:
    return Period(phase, BOTH) if phase else None


def through(period: Phrase, during: str) -> Phrase | None:
    """自分のターン中なら."""
    return period if during else None


def period_of(whose: str, phase: str) -> Phrase:
    return Period(phase, whose)


def called(condition: Condition) -> Condition:
    return condition


@told_where
def at_time(at: Span, condition: Condition) -> Item:
    return Moment(at, condition)


@told_where
def at_time_once(at: Span, condition: AtPhase) -> Item:
    """次の自分のターン開始時: that one, and no other."""
    return Moment(at, condition, once=True)


def time_of_both(time: tuple[str, bool]) -> AtPhase:
    return AtPhase(time[0], NOBODYS, time[1])


def time_of(whose: str, time: tuple[str, bool]) -> AtPhase:
    return AtPhase(time[0], whose, time[1])
