"""Words that decide what a text means must be seen in what it was taken to mean; a text in which one is not is refused.

The readers of single games rewrite sentences before they read them, and a word can be lost on the way. Each witness
looks for such words in the text as typed, and at the tree for what they must have become.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from ..effects.parts import parts_of
from ..effects.statements import (
    CardsPicked,
    Damage,
    IfDid,
    Later,
    LookAt,
    Modes,
    Shuffle,
)
from ..effects.tree import (
    BOTH,
    EITHER,
    OPPONENT,
    YOU,
    Ability,
    AnyOf,
    CardText,
    Coloured,
    Count,
    Counterpart,
    DoAsCost,
    Done,
    Every,
    Exists,
    Filter,
    IsIt,
    IsOf,
    Named,
    Node,
    Not,
    Number,
    PlayerOf,
    Standing,
    Statement,
    This,
    Those,
    TopCards,
    Typed,
    fields_of,
)
from ..kernel.phrase import Phrase
from .mapped import Mapped, Span
from .normalise import in_usual_words, normalise
from .problems import NotUnderstood, Problem

Found = Iterator[tuple[int, int]]
"""Places of the text that the tree does not bear out."""


@dataclass(frozen=True, slots=True)
class Words:
    """What differs from game to game."""

    messages: str
    """How the keys of its messages begin."""
    categories: Mapping[str, str]
    """ミニオン, and the category."""


_DEEDS: Final[Mapping[str, tuple[str, ...]]] = {
    "犠牲にした": ("Sacrifice",),
    "破壊した": ("Destroy", "Break"),
    "ブレイクした": ("Break",),
    "捨てた": ("Discard", "Move", "Put"),
    "除外した": ("Move", "Put"),
    "戻した": ("Move", "Put"),
    "置いた": ("Move", "Put", "PutTokens", "PlaceTokens", "PutCounters", "MoveCores"),
    "加えた": ("Move", "Put"),
    "取り除いた": ("RemoveCounters", "Move", "Put", "MoveCores"),
    "移した": ("MoveCores", "Move", "Put"),
    "引いた": ("Draw",),
    "疲労させた": ("Orient", "ExhaustCores"),
    "ワイプした": ("Orient",),
    "回復した": ("Orient", "RecoverCores", "GainLife"),
    "公開した": ("LookAt",),
}
"""犠牲にした, and the statements that do so."""
_COUNTED_DEEDS: Final = frozenset(name for names in _DEEDS.values() for name in names) - {"LookAt", "GainLife", "Draw"}


def borne_out(typed: str, tree: CardText, words: Words) -> CardText:
    """The tree, if it holds what the words say; raises `NotUnderstood` with the characters that are not in it."""
    text = _spoken(in_usual_words(normalise(typed)))
    found: list[Span] = []
    for witness in _WITNESSES:
        found.extend(text.span(start, end) for start, end in witness(text.text, tree, words))
    if found:
        what = Phrase(f"{words.messages}-lost")
        raise NotUnderstood(typed, tuple([Problem(span, what) for span in dict.fromkeys(found)]))
    return tree


def _spoken(text: Mapped) -> Mapped:
    """Without reminders in brackets."""
    return text.substituted(re.compile("（[^（）]*）"), lambda match: "・" * len(match.group()))


def _all(kind: type | tuple[type, ...], tree: object) -> list[Node]:
    return [one for one in parts_of(tree) if isinstance(one, kind)]


def _sequences(tree: CardText) -> Iterator[tuple[Statement, ...]]:
    """What is done one after the other: a play effect, the sentences of each ability."""
    for part in (tree, *_all(Ability, tree)):
        if isinstance(part, CardText):
            yield tuple(_in_order(one for sentence in part.play for one in sentence))
        elif isinstance(part, Ability):
            costs = [one for cost in part.costs if isinstance(cost, DoAsCost) for one in cost.statements]
            yield tuple(_in_order([*costs, *(one for sentence in part.sentences for one in sentence)]))


def _in_order(statements: Iterable[Statement]) -> Iterator[Statement]:
    """Each statement before those that it is made of."""
    for one in statements:
        yield one
        for name in fields_of(type(one)):
            inner = getattr(one, name)
            if isinstance(inner, tuple) and inner and isinstance(inner[0], Statement):
                yield from _in_order(inner)


# --- counts of what was done ----------------------------------------------------------------------

_DONE: Final = "(?:犠牲に(?:した|された)|[^、。をがはにで]{1,6}(?<!な)(?:た|だ))"
_THING: Final = "[^、。をがはにで]{0,10}?"
_COUNTED: Final = re.compile(
    f"(?P<verb>{_DONE})(?P<thing>{_THING})(?:の?(?:枚数|体数|個数|数)|と同じ数|1(?:体|枚|個|つ)に(?:つき|付き))"
    "|同じ(?:枚数|数|体数)|同数|その(?:枚数|数|体数)"
)
_POINTED: Final = ("Damage", "DivideDamage", "GainLife", "LoseLife", "SetLife")
_AROUND: Final = ("IfDid", "If", "May", "Connective", "Let", "EachPlayer", "Modes", "Repeat", "CardsPicked", "Choose")
"""Statements that do nothing to cards themselves, so that what was done before them is what was done last."""


def _counts(text: str, tree: CardText, words: Words) -> Found:
    """A count of what was done is of the deed just before it, and that deed is the one that is named."""
    last = [one for sequence in _sequences(tree) for one in _before_done(sequence)]
    if not last:
        return
    said = list(_COUNTED.finditer(text))
    for match in said:
        if match["verb"] and text[: match.start()].endswith(("1を", "2を", "3を")):
            continue
        if not all(_is_the_deed(one, match["verb"] or "", match["thing"] or "", words) for one in last):
            yield match.span()
    if not said and not all(_name(one) in _POINTED or _name(one) in _COUNTED_DEEDS for one in last):
        yield 0, len(text)


def _is_the_deed(one: Statement | None, verb: str, thing: str, words: Words) -> bool:
    """Whether a statement does what the verb says to all those things that it is done to."""
    if verb.endswith("そうした"):
        return _name(one) in (*_COUNTED_DEEDS, *_POINTED, "Draw")
    active = verb.replace("された", "した").replace("られた", "た").replace("かれた", "いた")
    wanted = [names for word, names in _DEEDS.items() if active.endswith(word)]
    if _name(one) == "Draw" and not verb:
        return True
    if _name(one) not in (wanted[0] if wanted else _COUNTED_DEEDS):
        return False
    category = next((value for word, value in words.categories.items() if thing.endswith(word)), "")
    kinds = [filter.categories for filter in _all(Filter, one) if isinstance(filter, Filter)]
    return not category or not kinds or any(category in one for one in kinds)


def _name(one: object) -> str:
    return type(one).__name__


def _before_done(sequence: tuple[Statement, ...]) -> Iterator[Statement | None]:
    last: Statement | None = None
    for one in sequence:
        if any(isinstance(part, Done) for name in fields_of(type(one)) for part in _own_parts(getattr(one, name))):
            yield last
        if _name(one) not in _AROUND and not isinstance(one, CardsPicked):
            last = one


def _own_parts(part: object) -> Iterator[Node]:
    """Everything in a part of a statement that is not another statement's."""
    if isinstance(part, tuple):
        for one in part:
            yield from _own_parts(one)
    elif isinstance(part, Node) and not isinstance(part, Statement | Ability):
        yield part
        for name in fields_of(type(part)):
            yield from _own_parts(getattr(part, name))


def _counts_of_each(text: str, tree: CardText, words: Words) -> Found:
    """各プレイヤーは…捨てた枚数だけ, お互いは自分のミニオン1体につき: one count of all does not say of each his own."""
    own = re.search("(?:お互い|各プレイヤー|両(?:方の)?プレイヤー|プレイヤー全員)[^。]*?(?:自分|自身|それぞれ)の", text)
    for one in _all(Statement, tree):
        if getattr(one, "whose", "") != BOTH or not isinstance(one, Statement):
            continue
        counted = [part for name in fields_of(type(one)) for part in _own_parts(getattr(one, name))]
        if any(isinstance(part, Done) for part in counted):
            yield 0, len(text)
        if own and any(isinstance(part, Count) and part.of.whose in (EITHER, BOTH) for part in counted):
            yield own.span()


# --- numbers ------------------------------------------------------------------------------------

_DIGITS: Final = re.compile("[0-9]+")
_SAID_OTHERWISE: Final = re.compile(
    "倍|番目|回(?:まで|攻撃|アタック)|枚につき|体以上の小隊|枚以上のスペル|体で|つの?(?:から|中|内)|枚と手札"
)
"""Twice, the second, two or more: the tree says it without the number."""
_QUOTED: Final = re.compile("「[^「」]*」|『[^『』]*』|【[^【】]*】|《[^《》]*》|＜[^＜＞]*＞")


def _numbers(text: str, tree: CardText, words: Words) -> Found:
    """Every number from 2 upwards that is typed outside of brackets stands in the tree, as often as it is typed.

    What is done instead of something may share its numbers; a line that says so takes the place of the one before.
    """
    if re.search("\n代わりに", text):
        return
    there = Counter(_ints(tree))
    shared = "代わりに" in text
    quoted = [match.span() for match in _QUOTED.finditer(text)]
    for match in _DIGITS.finditer(text):
        value = int(match.group())
        if value < 2 or any(start <= match.start() < end for start, end in quoted):
            continue
        if _SAID_OTHERWISE.match(text, match.end()) or text[: match.start()].endswith(("その", "それら")):
            continue
        there[value] -= 0 if shared and there[value] else 1
        if there[value] < 0:
            yield match.span()
    modes = [one for one in parts_of(tree) if isinstance(one, Modes)]
    for match in re.finditer("以下の[0-9]+つ(?:の[^。、0-9]*)?(?:から|の?中から|の?内)(?P<many>[0-9]+)つ", text):
        if any(one.count != Number(int(match["many"])) for one in modes):
            yield match.span()


def _ints(part: object) -> Iterator[int]:
    if isinstance(part, bool):
        return
    if isinstance(part, int):
        yield part
    elif isinstance(part, str):
        yield from (int(one) for one in _DIGITS.findall(part))
    elif isinstance(part, tuple):
        for one in part:
            yield from _ints(one)
    elif isinstance(part, Node):
        for name in fields_of(type(part)):
            yield from _ints(getattr(part, name))


# --- words that a rewriting loses -----------------------------------------------------------------


def _in_all(text: str, tree: CardText, words: Words) -> Found:
    """合計4ダメージ is divided, not dealt to each."""
    if not any(_name(one) in ("DivideDamage", "TotalWithin") for one in parts_of(tree)):
        for match in re.finditer("合計(?:で)?[0-9XYZ]+(?:点の?)?ダメージ|ダメージを合計", text):
            yield match.span()


_ONE_MORE: Final = re.compile("もう[0-9]+(?:体|枚|つ|人)")


def _another(text: str, tree: CardText, words: Words) -> Found:
    """もう1体選び is one that was not chosen before."""
    others = [one for one in _all(Not, tree) if isinstance(one, Not) and isinstance(one.test, IsIt)]
    if any(isinstance(one.test, IsIt) and isinstance(one.test.subject, Those) for one in others):
        return
    if any(_name(one) in ("OneOf", "PutTokens", "PlaceTokens", "DrawExtra") for one in parts_of(tree)):
        return
    for match in _ONE_MORE.finditer(text):
        if "選" in text[match.start() :].split("。")[0] or "選" in text[: match.start()]:
            yield match.span()


_THIS_ONE: Final = re.compile("(?<=[、。])これ(?=[をにはがの])(?!ら)|(?<=[をにはがの])これ(?=[をにはがの])")


def _this_one(text: str, tree: CardText, words: Words) -> Found:
    """…を選び、これを: what was chosen, not the card that says so."""
    for match in _THIS_ONE.finditer(text):
        sentence = (
            text[: match.start()].rsplit("。", 1)[0] if text[match.start() - 1] == "。" else text[: match.start()]
        )
        if re.search("選[びんぶ]|見て|公開し|探し", sentence) and _all(This, tree):
            yield match.span()


def _one_another(text: str, tree: CardText, words: Words) -> Found:
    """それらは互いに: they deal it to one another, not to both players."""
    dealt = [one for one in _all(Damage, tree) if isinstance(one, Damage) and one.to == PlayerOf(BOTH)]
    if dealt:
        for match in re.finditer("(?<!お)互いに", text):
            yield match.span()


_OTHER_THAN: Final = re.compile(
    "(?:あなた|自分|相手|お互い|以上|以下|属性|白|赤|青|黒|緑|橙|紫)の"
    "(?:(?!この|これ|それ|その|他の|レーン|列)[^、。「」『』【】《》はがをに])+以外の"
)


def _other_than(text: str, tree: CardText, words: Words) -> Found:
    """あなたのマスター以外の: whether the owner is of what is left out, or of the rest, is open."""
    for match in _OTHER_THAN.finditer(text):
        yield match.span()
    for one in _all(Filter, tree):
        assert isinstance(one, Filter)
        left_out = [test.test.categories for test in one.tests if isinstance(test, Not) and isinstance(test.test, IsOf)]
        if one.categories and any(set(one.categories) <= set(categories) for categories in left_out):
            yield 0, len(text)


_BROKE: Final = re.compile(
    "(?:^|(?<=[、。：]))(?:この効果で|これで|そのダメージで)?、?(?:ブレイク|破壊)(?:し|され)(?:な(?:かった|ければ|い)|た)(?:なら|場合|時|ら)?"
)


def _if_it_broke(text: str, tree: CardText, words: Words) -> Found:
    """ブレイクしなかったなら asks for what became of the card, not whether the sentence before was done."""
    for sequence in _sequences(tree):
        last: Statement | None = None
        for one in sequence:
            if isinstance(one, IfDid) and _name(last) not in _DEEDS["破壊した"] and _name(last) != "May":
                for match in _BROKE.finditer(text):
                    yield match.span()
            if not isinstance(one, CardsPicked):
                last = one


_WHO_DID_IT: Final = re.compile(
    "(?:このカード|このミニオン|このユニット|これ)を(?:ブレイク|破壊|アタック|ブロック|攻撃)した(?P<thing>[^、。をがはに]+)"
)


def _whoever_did_it(text: str, tree: CardText, words: Words) -> Found:
    """このカードをブレイクしたミニオン: only a minion."""
    if _all(Counterpart, tree):
        for match in _WHO_DID_IT.finditer(text):
            category = next((value for word, value in words.categories.items() if word in match["thing"]), "")
            if category and category not in ("unit", "card") and match["thing"] != "カード":
                yield match.span()


_SUBJECT: Final = re.compile(
    "(?:^|(?<=[、。：\n]))(?:相手|そのプレイヤー|それの(?:コントローラー|オーナー|持ち主))[はが]、?(?P<rest>[^。\n]*)"
)
_GROUP: Final = re.compile("全て|[0-9XYZ]+(?:体|枚|つ)")


def _doers_own(text: str, tree: CardText, words: Words) -> Found:
    """相手はユニット全てを…: that player's, not everybody's."""
    for start, sentence, statements in _by_sentence(text, tree):
        anybody = [one for one in _dealt_with(statements) if one.whose == EITHER]
        if all(any(isinstance(test, IsIt) for test in one.tests) for one in anybody):
            continue
        for match in _SUBJECT.finditer(sentence):
            if _GROUP.search(match["rest"]) and not re.search("[時合らびり]、", match["rest"]):
                yield start + match.start(), start + match.end()


def _by_sentence(text: str, tree: CardText) -> Iterator[tuple[int, str, tuple[Statement, ...]]]:
    """Each sentence with what it was read as, where the two can be told apart; else all of it together."""
    said = [match for match in re.finditer("[^。\n]+", text)]
    read = [sentence for part in (tree, *tree.abilities) for sentence in _sentences(part)]
    if len(said) == len(read):
        for match, statements in zip(said, read, strict=True):
            yield match.start(), match.group(), statements
    else:
        yield 0, text, sum(read, ())


def _sentences(part: object) -> tuple[tuple[Statement, ...], ...]:
    return part.play if isinstance(part, CardText) else part.sentences if isinstance(part, Ability) else ()


def _dealt_with(statements: tuple[Statement, ...]) -> Iterator[Filter]:
    """Cards that statements do something to, or let somebody choose."""
    for one in _all(Statement, statements):
        if isinstance(one, CardsPicked):
            yield one.filter
        elif "subject" in fields_of(type(one)) and isinstance(every := one.subject, Every):  # type: ignore[attr-defined]
            yield every.filter


_OPPONENTS_DECK: Final = re.compile("相手の山札(?=から|の中|にある)")


def _whose_deck(text: str, tree: CardText, words: Words) -> Found:
    """相手の山札から is a look at that deck."""
    for match in _OPPONENTS_DECK.finditer(text):
        theirs = [one for one in _all((Filter, TopCards), tree) if one.whose == OPPONENT]  # type: ignore[attr-defined]
        if not any(isinstance(one, TopCards) or "deck" in one.zones for one in theirs):  # type: ignore[attr-defined]
            yield match.span()


def _whose_shuffle(text: str, tree: CardText, words: Words) -> Found:
    """What goes back into its owner's deck has that deck shuffled."""
    for sequence in _sequences(tree):
        for before, one in pairwise(sequence):
            if isinstance(one, Shuffle) and one.whose == YOU and _name(before) in ("Put", "Move"):
                picked = {two.slot: two.filter for two in sequence if isinstance(two, CardsPicked)}
                subject = before.subject  # type: ignore[attr-defined]
                filter = picked.get(subject.slot) if isinstance(subject, Those) else getattr(subject, "filter", None)
                if isinstance(filter, Filter) and filter.whose != YOU:
                    for match in re.finditer("シャッフル|切り直", text):
                        yield match.span()


def _among_the_looked_at(text: str, tree: CardText, words: Words) -> Found:
    """After a look at the top of a deck, a choice that names no zone is among those cards."""
    for sequence in _sequences(tree):
        looked = False
        for one in sequence:
            looked = looked or (isinstance(one, LookAt) and isinstance(one.subject, TopCards))
            in_hand = isinstance(one, CardsPicked) and one.filter.zones == ("hand",) and not one.filter.tests
            if looked and in_hand and not re.search("手札(?:から|の|を|にある|[0-9])", text):
                yield 0, len(text)


def _either_kind(text: str, tree: CardText, words: Words) -> Found:
    """白の【竜】か黒の【騎士】: what か joins is read across the two."""
    for one in _all(Filter, tree):
        assert isinstance(one, Filter)
        for test in one.tests:
            crossed = isinstance(test, AnyOf) and {type(part) for part in test.tests} == {Coloured, Typed}
            if crossed and any(isinstance(other, Coloured | Typed) for other in one.tests):
                yield 0, len(text)


_BOTH_THERE: Final = re.compile(
    "[】」＞]と(?:あなたの|自分の|相手の)?[【「＜][^】」＞]*[】」＞][^、。]*(?:が(?:いる|ある|いれば|あれば|存在)|をコントロール)"
)


def _both_there(text: str, tree: CardText, words: Words) -> Found:
    """【竜】と【騎士】がいる: both, not either."""
    for one in _all(Exists, tree):
        assert isinstance(one, Exists)
        if any(
            len(getattr(test, "types", getattr(test, "names", ()))) > 1
            for test in one.filter.tests
            if isinstance(test, Typed | Named)
        ):
            for match in _BOTH_THERE.finditer(text):
                yield match.span()


_COMPARED: Final = re.compile(
    "以上(?!の小隊)|以下(?!の(?:[0-9]|効果|中|内|能力|うち)|から|の?[。\\n])|未満|より(?:大き|小さ|多|少な|高|低)|を?超え"
)


def _comparisons(text: str, tree: CardText, words: Words) -> Found:
    """Each 以上, 以下, より多い stands in the tree."""
    said = list(_COMPARED.finditer(_QUOTED.sub(lambda match: "・" * len(match.group()), text)))
    there = sum(_compares(one) for one in parts_of(tree))
    if len(said) > there:
        yield said[-1].span()


def _compares(one: Node) -> bool:
    if _name(one) in ("TotalWithin", "Extreme", "Greatest", "ChooseNumber", "HappenedThisTurn", "NthThisTurn"):
        return True
    names = fields_of(type(one))
    if "how" in names and getattr(one, "how", "") in (">=", "<=", ">", "<"):
        return True
    return any(name in names and getattr(one, name) for name in ("up_to", "together", "least", "most"))


_LASTS: Final = re.compile("(?<!次の)(?<!の次)ターン(?:の)?(?:終了時|終わり)まで")


def _durations(text: str, tree: CardText, words: Words) -> Found:
    """ターン終了時まで holds to the full stop: nothing after it in the sentence stays longer."""
    for start, sentence, statements in _by_sentence(text, tree):
        match = _LASTS.search(sentence)
        if match is None:
            continue
        begun = False
        for one in statements:
            lasts = getattr(one, "lasts", None)
            begun = begun or bool(lasts)
            if begun and lasts == "" and not isinstance(one, Later):
                yield start + match.start(), start + match.end()


def _types(text: str, tree: CardText, words: Words) -> Found:
    """A type stands in brackets, or beside the word for types: any other word before を持つ is none."""
    for one in _all(Typed, tree):
        assert isinstance(one, Typed)
        for word in one.types:
            places = list(re.finditer(re.escape(word), text))
            if places and not any(_is_marked(text, match) for match in places):
                yield places[0].span()


_BEFORE_TYPES: Final = ("「", "『", "【", "＜", "《", "（", "・", "、", "／", "タイプ")


def _is_marked(text: str, match: re.Match[str]) -> bool:
    before, after = text[: match.start()], text[match.end() :]
    return before.endswith(("「", "『", "【", "＜", "《", "（", "・", "タイプ", "、", "／")) or after.startswith(
        "タイプ"
    )


def _standing_with_costs(text: str, tree: CardText, words: Words) -> Found:
    """What holds all the time is not paid for."""
    for one in _all(Ability, tree):
        assert isinstance(one, Ability)
        if one.costs and one.conditions and all(isinstance(condition, Standing) for condition in one.conditions):
            yield 0, len(text)


_WITNESSES: Final[tuple[Callable[[str, CardText, Words], Found], ...]] = (
    _counts,
    _counts_of_each,
    _comparisons,
    _durations,
    _types,
    _numbers,
    _in_all,
    _another,
    _this_one,
    _one_another,
    _other_than,
    _if_it_broke,
    _whoever_did_it,
    _doers_own,
    _whose_deck,
    _whose_shuffle,
    _among_the_looked_at,
    _either_kind,
    _both_there,
    _standing_with_costs,
)
