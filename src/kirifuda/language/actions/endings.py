"""How a clause ends, and how the sentence goes on."""

from dataclasses import replace
from typing import Any, Final

from ...effects.tree import (
    Amount,
    Filter,
    Number,
    Test,
)
from ..clauses import (
    Changes,
    Clause,
    Ending,
    Item,
    Marked,
    Purpose,
    Unit,
    Units,
    VerbForm,
)
from ..meanings import (
    Changing,
    Fold,
    Hurt,
    Mod,
    Much,
    Period,
    Phrase,
    Player,
    TestPhrase,
    Things,
    Unnamed,
)
from .modifiers import lies_so, modified
from .parts import ChangesOf, all_changes

ACTIVE: Final = "active"


NO_VERB: Final = "＋"
"""What changes by so much, said without a verb."""


DEALT: Final = "ダメージ"
"""Damage that is dealt, said without a verb."""


def whole(unit: tuple[Any, ...]) -> Units | None:
    """A clause that ends its sentence."""
    return part(unit) if unit[-1].ending.then == "end" else None


def part(unit: tuple[Any, ...]) -> Units:
    made = Units(unit)
    made.hashed = hash(unit)
    return made


def then(unit: tuple[Any, ...], rest: Units) -> Units | None:
    first, second = unit[-1].ending, rest[0].ending
    if first.then == "also" and (second.verb.form != "cannot" or second.then not in ("end", "also")):
        return None
    if first.then == "plain" and "otherwise" not in rest[0].adverbs:
        return None  # 引く、そうでなければ
    if first.supposed and "instead" not in rest[0].adverbs:
        return None  # ブレイクするなら、代わりに
    if first.then == "end" or _is_split(unit[-1], rest[0]):
        return None
    made = Units((*unit, *rest))
    made.hashed = hash((unit, rest.hashed))
    return made


def _is_split(unit: Any, other: Any) -> bool:
    """ATK＋100、DEF＋100 is one thing, and not two of which the second says nothing of whose it is."""
    if unit.ending.verb.lemma != NO_VERB or other.ending.verb.lemma not in (NO_VERB, "する") or other.topic is not None:
        return False
    made = other.meaning if isinstance(other.meaning, tuple) else ()
    return all(getattr(one, "subject", None) == Unnamed() for one in made)


def further(one: tuple[Any, ...], between: str, rest: tuple[Any, ...]) -> tuple[Any, ...] | None:
    return (one, *rest) if between else None


def waiting_there(place: tuple[Any, ...], when_: tuple[Any, ...]) -> tuple[Any, ...] | None:
    """このカードがタイムラインにあり、…した時."""
    if place[-1].ending.then != "and" or (isinstance(when_[-1], Unit) and when_[-1].ending.then == "and"):
        return None
    return place + when_


def or_further(unit: tuple[Any, ...], rest: tuple[Any, ...]) -> tuple[Any, ...] | None:
    """…した時か…した時."""
    return (unit, *rest) if unit[-1].ending.then == "or when" else None


def ends(ending: Ending) -> Clause:
    return Clause((), ending)


def preceded(item: Item, clause: Clause) -> Clause | None:
    if isinstance(item, Changes) and (
        clause.ending.verb.lemma == NO_VERB or any(isinstance(one, Changes) for one in clause.items[:1])
    ):
        return None  # all changes together are one part
    if clause.items and isinstance(clause.items[0], Purpose) and _does_it(item):
        return None  # あなたが《1》を支払わない限り: が before what something is done for belongs to that
    return Clause((item, *clause.items), clause.ending)


def _does_it(item: Item) -> bool:
    return isinstance(item, Marked) and item.particle == "が" and isinstance(item.phrase, Player)


def final(verb: VerbForm) -> Ending:
    return Ending(verb, "end")


def final_lasting(verb: VerbForm, lasts: str) -> Ending:
    """＋500する（ターン終了時まで）."""
    return Ending(verb, "end", lasts=lasts)


def joined(verb: VerbForm) -> Ending | list[Ending]:
    """…があり、 goes on to another fact."""
    return [Ending(verb, "and"), Ending(verb, "join")] if verb.lemma == "いる" else Ending(verb, "join")


def or_else(verb: VerbForm, or_: str) -> Ending | None:
    return Ending(verb, "or else") if or_ else None


def joined_and(verb: VerbForm, and_: str) -> Ending | None:
    return Ending(verb, "and") if and_ else None


def when(verb: VerbForm, when_: str, or_: str | None) -> Ending | None:
    return Ending(verb, "or when" if or_ else "when") if when_ else None


def when_done(verb: VerbForm) -> list[Ending]:
    """～したら、."""
    return [Ending(verb, "when"), Ending(verb, "if")]


def unless(verb: VerbForm) -> Ending:
    """～しなければ、."""
    return Ending(verb, "unless")


def unless_so(verb: VerbForm, word: str) -> Ending | None:
    """～しない限り、."""
    return Ending(replace(verb, form="plain"), "unless") if word else None


def unless_supposed(verb: VerbForm, word: str) -> Ending | None:
    """相手が～しないなら、: of somebody who is named."""
    return Ending(replace(verb, form="plain"), "unless", named=True) if word else None


def also_not(verb: VerbForm) -> Ending:
    """アタックもブロックも出来ない: what follows cannot be done either."""
    return Ending(verb, "also")


def each(verb: VerbForm, each_: str) -> Ending | None:
    return Ending(verb, "each") if each_ else None


def in_its_place(verb: VerbForm, word: str) -> Ending | None:
    """破壊される代わりに."""
    return Ending(verb, "case", instead=True) if word else None


def plain_on(verb: VerbForm) -> Ending:
    """～する、そうでなければ～."""
    return Ending(verb, "plain")


def supposed(verb: VerbForm, word: str) -> Ending | None:
    """ブレイクするなら、代わりに～: as 場合."""
    return Ending(verb, "case", supposed=True) if word else None


def case(verb: VerbForm, case_: str) -> Ending | None:
    return Ending(verb, "case") if case_ else None


def if_(verb: VerbForm | str, word: str) -> Ending | None:
    return Ending(_verb(verb), "if", at_time=word == "when") if word else None


def while_(verb: VerbForm | str, word: str) -> Ending | None:
    return Ending(_verb(verb), "while") if word else None


def _verb(verb: VerbForm | str) -> VerbForm:
    """An adjective is the verb of a comparison."""
    return VerbForm(verb, ACTIVE, "plain") if isinstance(verb, str) else verb


def _is(form: str, then: str, predicate: Phrase) -> Ending:
    return Ending(VerbForm("である", ACTIVE, form), then, predicate)


def equals(amount: Amount, then_: str) -> Ending:
    """ATKは手札の枚数に等しい."""
    return Ending(VerbForm("等しい", ACTIVE, "plain" if then_ == "end" else "join"), then_, Much(amount))


def pays(word: str, amount: Amount) -> list[Ending]:
    """エネルギー1: a cost by its name, which others may follow."""
    verb = VerbForm(word, ACTIVE, "plain")
    return [Ending(verb, then, Much(amount)) for then in ("end", "join")]


def changes_so(changes: tuple[ChangesOf, ...]) -> list[Ending]:
    """ATK＋200, without a verb."""
    found = all_changes(changes)
    if found is None:
        return []
    return [Ending(VerbForm(NO_VERB, ACTIVE, "plain"), then, Changing(*found)) for then in ("end", "join")]


def deals_so(hurt: Phrase) -> list[Ending]:
    """相手に100ダメージ, without a verb."""
    if not isinstance(hurt, Hurt) or hurt.amount is None:
        return []
    return [Ending(VerbForm(DEALT, ACTIVE, "plain"), then, hurt) for then in ("end", "join")]


def deals_each_so(hurt: Phrase, word: str) -> list[Ending]:
    """自分と相手に500ダメージずつ."""
    return deals_so(hurt) if word else []


def is_fold(factor: Amount, word: str) -> list[Ending]:
    """ATKは2倍, without a verb."""
    if not word or not isinstance(factor, Number):
        return []
    return [Ending(VerbForm(word, ACTIVE, "plain"), then, Fold(factor.value)) for then in ("end", "join")]


def by_doing(verb: VerbForm, word: str) -> Ending | None:
    """～する事で、: what has to be done first."""
    return Ending(verb, "by") if word else None


def if_never(verb: VerbForm, never: str, word: str) -> Ending | None:
    return Ending(replace(verb, form="never"), "if") if never and word else None


def as_being(predicate: Phrase, word: str) -> Ending | None:
    if word == "during" and isinstance(predicate, Period):
        return None  # あなたのターンの間: a part of the clause, and no condition
    return _is("plain", "while", predicate) if word else None


def if_be(verb: tuple[str, str]) -> Ending:
    """いれば, 少なければ."""
    return Ending(VerbForm(verb[0], ACTIVE, verb[1]), "if")


def only_if(verb: VerbForm, word: str) -> Ending | None:
    return Ending(verb, "only if") if word else None


def only_if_so(predicate: Phrase, word: str) -> Ending | None:
    return _is("plain", "only if", predicate) if word else None


def if_so(predicate: Phrase, word: str) -> Ending | None:
    return replace(_is("plain", "if", predicate), at_time=word == "when") if word else None


def while_so(predicate: Phrase, being: str, word: str) -> Ending | None:
    return _is("plain", "while", predicate) if being and word else None


def if_not_so(predicate: Phrase, not_be: str, word: str) -> Ending | None:
    return replace(_is("not", "if", predicate), at_time=word == "when") if not_be and word else None


def unless_it_is(predicate: Phrase, word: str) -> Ending | None:
    """火属性でなければ、."""
    return _is("not", "if", predicate) if word else None


def if_it_does(verb: VerbForm) -> Ending:
    """攻撃していなければ、."""
    return Ending(verb, "if")


def is_and(predicate: Phrase, is_: str, and_: str) -> Ending | None:
    return _is("plain", "and", predicate) if is_ and and_ else None


def is_and_so(predicate: Phrase, and_: str) -> Ending | None:
    """手札が3枚以下で、…なら."""
    return _is("plain", "and", predicate) if and_ else None


def is_or(predicate: Phrase, or_: str) -> Ending | None:
    return _is("plain", "or", predicate) if or_ else None


def or_so(verb: VerbForm, or_: str) -> Ending | None:
    return Ending(verb, "or") if or_ else None


def said_to_be(test: Test) -> Phrase:
    return TestPhrase(Filter(tests=(test,)))


def said_state(how: str) -> Phrase:
    return TestPhrase(Filter(tests=lies_so(how)))


def said_noun(noun: Filter) -> Phrase:
    return TestPhrase(noun)


def said_thing(mod: Mod, phrase: Phrase) -> Phrase | None:
    made = modified(mod, phrase)
    return TestPhrase(made.filter) if isinstance(made, Things) and made.quantity is None else None
