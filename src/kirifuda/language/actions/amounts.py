"""Amounts: numbers that are known when they are looked at."""

from ...effects.tree import (
    Amount,
    Count,
    DidThisTurn,
    Filter,
    Greatest,
    Half,
    Minus,
    Number,
    Plus,
    Share,
    Stat,
    Times,
)
from ..clauses import HEAD, Clause, Ending, Marked, VerbForm
from ..meanings import (
    DeedCount,
    Difference,
    HappenedAmount,
    Much,
    Numbers,
    Phrase,
    Place,
    PlayerNumber,
    SumOf,
)
from ..taken_as import amount_in, things_of


def amount_of(phrase: Phrase) -> Amount | None:
    return None if isinstance(phrase, Much | Place) else amount_in(phrase)


def plain_amount(amount: Amount) -> Amount:
    return amount


def count_of(phrase: Phrase, word: str) -> Amount | None:
    found = things_of(phrase)
    if not word or found is None or found.quantity is not None:
        return None
    if any(isinstance(test, DidThisTurn) for test in found.filter.tests):
        return None  # how often it happened is counted, not those that are still there
    return Count(found.filter)


def times(amount: Amount, factor: Amount, word: str) -> Amount | None:
    return Times(amount, factor.value) if word and isinstance(factor, Number) else None


def times_sign(amount: Amount, sign: str, factor: Amount) -> Amount | None:
    return times(amount, factor, sign)


def times_number(phrase: Phrase, factor: Amount, word: str) -> Amount | None:
    amount = amount_in(phrase)
    return times(amount, factor, word) if amount is not None else None


def number_times(phrase: Phrase, sign: str, factor: Amount) -> Amount | None:
    """あなたの時代×1000."""
    return times_number(phrase, factor, sign) if isinstance(phrase, PlayerNumber | Numbers) else None


def half(amount: Amount, down: bool) -> Amount:
    return Half(amount, down)


def half_of(phrase: Phrase, down: bool) -> Amount | None:
    amount = amount_in(phrase) if isinstance(phrase, PlayerNumber | Numbers) else None
    return Half(amount, down) if amount is not None else None


def sum_of(phrase: Phrase, word: str) -> Amount | None:
    """ミニオンのATKの合計: of all of them together."""
    one_stat = isinstance(phrase, Numbers) and len(phrase.stats) == 1
    if not isinstance(phrase, Numbers) or not one_stat or phrase.of is None or phrase.each or not word:
        return None
    return SumOf(Stat(phrase.stats[0], phrase.of, phrase.original))


def share(amount: Amount, parts: Amount, down: bool) -> Amount | None:
    return Share(amount, parts.value, down) if isinstance(parts, Number) else None


def plus(amount: Amount, more_: Amount, word: str) -> Amount | None:
    return Plus(amount, more_) if word else None


def minus(amount: Amount, less: Amount, word: str) -> Amount | None:
    return Minus(amount, less) if word else None


def greatest(phrase: Phrase, most: bool, stat: str) -> Amount | None:
    found = things_of(phrase)
    return Greatest(stat, found.filter, not most) if found is not None and found.quantity is None else None


def greatest_amid(phrase: Phrase, amid: str, most: bool, stat: str) -> Amount | None:
    return greatest(phrase, most, stat) if amid else None


def value_of(phrase: Phrase, word: str) -> Amount | None:
    """それのDOWNの数値."""
    return amount_in(phrase) if word else None


def past_ends(verb: VerbForm, word: str) -> Clause | None:
    return Clause((), Ending(verb, "times")) if word else None


def those_that_did(verb: VerbForm, phrase: Phrase) -> Clause:
    """ブレイクしたミニオン: a clause about a noun that follows it."""
    return Clause((Marked((0, 0), phrase, HEAD),), Ending(verb, "times"))


def difference(word: str) -> Amount | None:
    return Difference() if word else None


def happened(kinds: tuple[str, ...]) -> Amount:
    return HappenedAmount(kinds)


def deed_count(verb: VerbForm, noun: Filter | None, word: str) -> Amount | None:
    return DeedCount(verb.lemma, verb.voice, noun) if word else None


def deed_count_of_this(effect: str, verb: VerbForm, noun: Filter | None, word: str) -> Amount | None:
    """この効果で除外した枚数."""
    return DeedCount(verb.lemma, verb.voice, noun, of_effect=True) if effect and word else None


def deed_in_all(of: str) -> Amount:
    return DeedCount(in_all=of)


def deed_just_done(word: str) -> Amount | None:
    return DeedCount() if word else None
