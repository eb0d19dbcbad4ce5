"""The gates: each takes a reader and a text that is read, and yields every change that is not read as it must be."""

import re
from collections.abc import Callable, Iterator
from dataclasses import fields, replace
from functools import cache
from typing import Any, Final

from kirifuda.effects.parts import parts_of
from kirifuda.effects.statements import CardsPicked, Choose, Later, May
from kirifuda.effects.tree import (
    EITHER,
    OPPONENT,
    OPPONENTS_NEXT_TURN_END,
    OPPONENTS_NEXT_TURN_START,
    STAYS,
    THIS_TURN,
    YOU,
    YOUR_NEXT_TURN_END,
    YOUR_NEXT_TURN_START,
    Ability,
    CardText,
    Filter,
    Node,
    Statement,
)
from kirifuda.language.clauses import VerbForm
from kirifuda.language.meanings import SELF
from kirifuda.language.scope import OWN, is_lasting
from kirifuda.last_chronicle.statements import Pay, Put
from kirifuda.text.slots import tidied

from .cutting import Word, words_of
from .spoken import Spoken

Complaints = Iterator[str]
Gate = Callable[[Spoken, str, str, CardText], Complaints]

# --- a word is left out ---------------------------------------------------------------------------

EMPTY: Final = {
    "、": "a comma",
    "。": "the end of a sentence ends a line too",
    "さらに": "order says it",
    "その後": "order says it",
    "そのあと": "order says it",
    "追加で": "order says it",
    **dict.fromkeys(("更に", "そして", "それから", "続けて", "また"), "order says it"),
}
"""Words that carry nothing, wherever they stand."""

SAID_ANYWAY: Final = {
    "の": "相手キャラクター is 相手のキャラクター",
    "選び": "so many of a kind are chosen anyway",
    "選んで": "so many of a kind are chosen anyway",
    "全て": "a group without a number is all of it",
    "全ての": "a group without a number is all of it",
    "すべて": "a group without a number is all of it",
    "すべての": "a group without a number is all of it",
    "各": "a group without a number is all of it",
    "その中から": "a choice right after a look is among that",
    "その中の": "a choice right after a look is among that",
    "を": "ATK＋300する is ATKを＋300する",
    "その": "the numbers of what was just chosen are its own",
    "カード": "デッキの上から3枚 are cards",
    "カードの": "デッキの上から3枚 are cards",
    "カード名": "a name in its brackets is a name",
    "枚": "手札が5以上 is of cards",
    "体": "キャラクターが3以上 is of characters",
    "が": "コストが3以下の is コスト3以下の",
    "は": "自分ライフ is 自分のライフ",
    "と": "two keywords beside one another are both given",
    "ある": "手札が5枚以上の場合",
    "いる": "キャラクターが3体以上の場合",
    "または": "types beside one another are any of them",
    "ちょうど": "a number is that number",
    "点": "ライフを2得る is ライフを2点得る",
    "戦闘で": "who downs another does so in battle",
    "戦闘によって": "who downs another does so in battle",
    "【A】": "an ability is of its kind, icon or not",
    "【F】": "an ability is of its kind, icon or not",
    "【T】": "an ability is of its kind, icon or not",
    "効果で": "nothing but effects destroys a character",
    "する": "ATKを＋100 is ATKを＋100する",
    "に等しい": "その数のダメージ is of that number",
    "を持つ": "a colour before a noun is had by it",
    "：": "what stands in 《》 before a sentence is its head",
    "かつ": "two facts of which the first goes on are both wanted",
    "マスター": "damage to a player is damage to that player's master",
    "場合": "破壊される代わりに is 破壊される場合、代わりに",
    "される": "＋500／＋0 by itself is what is added",
    "個": "カウンターが3以上 is of counters",
    "2": "倍 is 2倍",
    "コントロール下で": "the battlefield of somebody is under that player's control",
    **dict.fromkeys(("置く", "戻す", "加える", "送る", "戻る"), "手札に by itself is where it goes"),
    **dict.fromkeys(("置き", "戻し", "加え", "送り"), "手札に、 by itself is where it goes"),
    **dict.fromkeys(("与える", "与え"), "2点 by itself is what is dealt"),
    **dict.fromkeys(("得る", "得", "持つ"), "結界 by itself is what is had"),
    "の修正": "＋1／＋1 by itself is what is added",
    "修正": "＋1／＋1 by itself is what is added",
    "から": "山札の上3枚 is 山札の上から3枚",
    **dict.fromkeys(
        ("に等しい枚数の", "と同じ枚数の", "に等しい数の", "と同じ数の"), "その数カードを引く is of that number"
    ),
    **dict.fromkeys(("に等しい数", "に等しい枚数", "だけ"), "その数カードを引く is of that number"),
    "に": "それぞれ1ダメージを与える is それぞれに",
    "コストを支払わずに": "what an effect plays costs nothing",
    **dict.fromkeys(("全員", "全部", "全体"), "a group without a number is all of it"),
    "ずつ": "damage is dealt to each anyway",
    **dict.fromkeys(("／", "・", "＋"), "costs beside one another are all paid"),
    "MP": "a cost that is a number is points",
    "ただし": "what stands behind a sentence belongs to it",
    **dict.fromkeys(("可能であれば", "可能ならば"), "what cannot be done nobody must do"),
    "毎ターン": "what must be done is to be done in every turn",
    "攻撃し": "what is blocked, or is not, attacked",
    "空いている": "nothing is moved to a square that is taken",
    "互いの": "of whomever is of both",
    "になる": "a number is what it is set to",
    "直接": "from one zone to another is directly",
    "の値": "numbers are values",
    "もう一度": "an attack after another is another one",
    **dict.fromkeys(("このターンの後", "このターンの終了後に"), "an extra turn comes after this one"),
    "取り": "from one place to another they are taken anyway",
    "このターンの後に": "an extra turn comes after this one",
    "このフェイズの後に": "an extra phase comes after this one",
}
"""Words that say again what their place says. Each is right only where leaving it out leaves the same."""


ASIDE: Final = re.compile("[』」][（(][^）)]*。[）)]|※[^（(。]+[（(][^）)]*。[）)]|【[FTA]】")
"""What stands in brackets behind a keyword says what that does, and nothing more; an icon is a picture."""


def _read_words(spoken: Spoken, text: str) -> Iterator[Word]:
    """The words that are read as words."""
    aside = [match.span() for match in ASIDE.finditer(text)]
    for word in words_of(text, spoken.sentences().lexicon):
        if not any(start < word.start < end for start, end in aside):
            yield word


def words_left_out(spoken: Spoken, kind: str, text: str, tree: CardText) -> Complaints:
    """A word that is left out, with its comma, changes the tree, or the text is refused."""
    for word in _read_words(spoken, text):
        if word.of(text) in EMPTY or word.of(text) == "\n" or word.of(text) in SAID_ANYWAY:
            continue
        if text.count(word.of(text)) > 1 and word.value("Lasts", "This") is not None:
            continue  # said again in the same sentence
        if word.of(text) == "代わりに" and text[word.end :].startswith("そのダメージ"):
            continue  # what is said of that damage takes its place by itself
        for start, end in sorted({(word.start, word.end), _with_comma(text, word)}):
            shorter = text[:start] + text[end:]
            if shorter[:start].endswith("たび") and shorter[start:].startswith("に"):
                continue  # たび、それに: たびに is another word
            if shorter.strip("。") and spoken.read(shorter, kind) == tree:
                yield f"{text[:start]}⟦{text[start:end]}⟧{text[end:]}"


def _with_comma(text: str, word: Word) -> tuple[int, int]:
    if text[word.end : word.end + 1] == "、":
        return word.start, word.end + 1
    if text[: word.start].endswith("、"):
        return word.start - 1, word.end
    return word.start, word.end


# --- a word is put in ------------------------------------------------------------------------------

STRANGE: Final = "ぺけ"


def modifiers_put_in(spoken: Spoken, kind: str, text: str, tree: CardText) -> Complaints:
    """A modifier put before any noun changes the tree, or the text is refused."""
    for word in _read_words(spoken, text):
        if word.value("Noun", "Pronoun", "This", "Zone") is None:
            continue
        for modifier in _modifiers(spoken):
            if _modified_so(text[: word.start], text[word.start :], modifier):
                continue
            longer = text[: word.start] + modifier + text[word.start :]
            if spoken.read(longer, kind) == tree:
                yield f"{text[: word.start]}⟦{modifier}⟧{text[word.start :]}"


@cache
def _modifiers(spoken: Spoken) -> tuple[str, ...]:
    """One of each kind that a noun of this game can have."""
    vocabulary = spoken.sentences().vocabulary
    found = ["他の", "相手の"]
    found += [f"{next(iter(words))}{rest}" for words, rest in (
        (vocabulary.stats, "3以下の"),
        (vocabulary.states, "の"),
        (vocabulary.colours, "の"),
        (vocabulary.spots, "の"),
    ) if words]  # fmt: skip
    return tuple(found)


_INTO_A_ZONE: Final = re.compile(r"[^、。：]{1,9}[へに](戻|置|加)")


def _modified_so(before: str, after: str, modifier: str) -> bool:
    """Whether it says what is so already: the same twice, the owner of what was looked at, of who does it."""
    phrase = before[max(before.rfind(one) for one in "、。：\nをがは") + 1 :]
    sentence = before.rsplit("。", 1)[-1]
    if modifier in phrase:
        return True
    if modifier == "相手の":
        if "相手の" in sentence and _INTO_A_ZONE.match(after):
            return True  # a card goes to its owner's zones
        named = "相手は" in sentence or "相手に" in sentence
        return named or ("その中" in f"{sentence}{after[:3]}" and "相手の" in before)
    return False


def strange_words_put_in(spoken: Spoken, kind: str, text: str, tree: CardText) -> Complaints:
    """A word that nobody knows is never read."""
    for word in _read_words(spoken, text):
        longer = text[: word.start] + STRANGE + text[word.start :]
        if spoken.read(longer, kind) is not None:
            yield f"{text[: word.start]}⟦{STRANGE}⟧{text[word.start :]}"


# --- a word is exchanged --------------------------------------------------------------------------

EXCHANGED: Final = ("Number", "Player", "Zone", "Noun", "Compared", "Adjective", "Lasts", "Stat", "State", "Colour")
VERBS: Final = ("VPlain", "VJoin", "VMay", "VNot", "VCannot", "VPast")
ALIKE: Final = {
    ("移動", "離れ"): "from a zone they are one happening",
    ("増え", "上が"): "a number that there is more of is higher",
    ("減", "下が"): "a number that there is less of is lower",
    ("・トークン", "トークン"): "a token with power is a unit",
    ("トークンユニットトークン",): "a token with power is a unit",
    ("ユニットトークントークン",): "a token with power is a unit",
    ("ストラクチャストラクチャ",): "a structure on the battlefield is a card",
    ("置く", "配置"): "what is put onto the field is placed there",
    ("加え", "移"): "what is moved to a hand is added to it",
    ("与え", "得"): "a modification that is given to cards, and that they get, is one",
}
"""Verbs that mean the same of the phrases they share."""
OTHERS: Final = 3
"""So many other words of its kind are tried in the place of each."""


def words_exchanged(spoken: Spoken, kind: str, text: str, tree: CardText) -> Complaints:
    """Another number, player, zone, noun, comparison, duration or verb is another tree, or the text is refused."""
    for word in _read_words(spoken, text):
        for other in _others(spoken, word):
            if any({True} == {one in word.of(text) + other for one in two} for two in ALIKE):
                continue
            changed = text[: word.start] + other + text[word.end :]
            if spoken.read(changed, kind) == tree:
                yield f"{text[: word.start]}⟦{word.of(text)} → {other}⟧{text[word.end :]}"


def _others(spoken: Spoken, word: Word) -> Iterator[str]:
    number = word.value("Number")
    if number is not None:
        yield str(number.value + 1)
        return
    for kind, value in word.kinds:
        if kind not in EXCHANGED and kind not in VERBS:
            continue
        meant = {_meant(one) for _, one in word.kinds}
        others = [
            other for other, one in _words_by_kind(spoken)[kind] if _meant(one) not in meant and not _is_owned(one)
        ]
        step = max(1, len(others) // OTHERS)
        offset = len(word.kinds[0][0]) % step
        yield from [one for one in others[offset::step] if _is_like(kind, value, one, spoken)][:OTHERS]


def _is_owned(value: Any) -> bool:
    """味方 is キャラクター where it is known whose they are."""
    return isinstance(value, Filter) and value.whose != EITHER


def _is_like(kind: str, value: Any, other: str, spoken: Spoken) -> bool:
    if kind not in VERBS:
        return True
    forms = [one for name, one in _words_by_kind(spoken)[kind] if name == other]
    return any(isinstance(one, VerbForm) and one.voice == value.voice for one in forms)


def _meant(value: Any) -> Any:
    """自分 and あなた are one player, when nobody else is spoken of."""
    if isinstance(value, VerbForm):
        return value.lemma
    if isinstance(value, str) and value.startswith(OWN):
        return value.removeprefix(OWN)
    return YOU if value == SELF else value


@cache
def _words_by_kind(spoken: Spoken) -> dict[str, list[tuple[str, Any]]]:
    found: dict[str, list[tuple[str, Any]]] = {}

    def walk(letters: dict[str, Any], word: str) -> None:
        for kind, value in letters.get("", ()):
            found.setdefault(kind, []).append((word, value))
        for letter, below in letters.items():
            if letter:
                walk(below, word + letter)

    walk(spoken.sentences().lexicon.letters, "")
    return found


# --- a duration at the head -----------------------------------------------------------------------

UNTIL: Final = "ターン終了時まで"


def ends_with_the_turn(spoken: Spoken, kind: str, text: str, tree: CardText) -> Complaints:
    """A duration before a sentence is that of everything in it that lasts; where nothing does, it is refused."""
    if kind != spoken.plays or "。" in text.strip("。") or "\n" in text or tree.abilities:
        return
    if any(word.value("Lasts", "Time", "TimeOnce") is not None for word in words_of(text, spoken.sentences().lexicon)):
        return
    longer = f"{UNTIL}、{text}"
    found = spoken.read(longer, kind)
    lasting = [one for one in _own_statements(tree.play) if is_lasting(one)]
    if (not lasting and found is not None) or (
        found is not None and found != replace(tree, play=_until_then(tree.play))
    ):
        yield longer


def _own_statements(part: Any) -> Iterator[Statement]:
    """The statements of a text, those of abilities that it grants left out."""
    if isinstance(part, tuple):
        for one in part:
            yield from _own_statements(one)
    elif isinstance(part, Node) and not isinstance(part, Ability):
        if isinstance(part, Statement):
            yield part
        for one in fields(part):
            yield from _own_statements(getattr(part, one.name))


def _until_then(part: Any) -> Any:
    if isinstance(part, tuple):
        return tuple([_until_then(one) for one in part])
    if not isinstance(part, Node) or isinstance(part, Ability):
        return part
    changed = {one.name: _until_then(getattr(part, one.name)) for one in fields(part)}
    if isinstance(part, Statement) and (is_lasting(part) or isinstance(part, Later)) and changed["lasts"] == STAYS:
        changed["lasts"] = THIS_TURN
    return replace(part, **changed)


# --- the players exchanged ------------------------------------------------------------------------

OTHER_PLAYER: Final = {
    YOU: OPPONENT,
    OPPONENT: YOU,
    YOUR_NEXT_TURN_END: OPPONENTS_NEXT_TURN_END,
    OPPONENTS_NEXT_TURN_END: YOUR_NEXT_TURN_END,
    YOUR_NEXT_TURN_START: OPPONENTS_NEXT_TURN_START,
    OPPONENTS_NEXT_TURN_START: YOUR_NEXT_TURN_START,
}


OF_A_SIDE: Final = ("互い", "各プレイヤー", "すべてのプレイヤー", "味方", "敵")
"""Words that are not exchanged by exchanging players: of both the order stays, of a side there is no word for each."""


def players_exchanged(spoken: Spoken, kind: str, text: str, tree: CardText) -> Complaints:
    """With you and the opponent exchanged, and the opponent doing it, the tree is the mirror of what it was."""
    if kind != spoken.plays or tree.abilities or "\n" in text or any(word in text for word in OF_A_SIDE):
        return
    turned = "".join([_turned(spoken, sentence) for sentence in text.split("。")])
    found = spoken.read(turned, kind)
    if found is not None and _chosen_by_name(found) != _mirrored(_chosen_by_name(tree)):
        yield turned


def _turned(spoken: Spoken, sentence: str) -> str:
    """自分 of somebody who is named as doing it stays 自分; where nobody is named first, the opponent is."""
    if not sentence:
        return ""
    words = words_of(sentence, spoken.sentences().lexicon)
    doers = [word for word in words if word.value("Player") is not None and sentence[word.end : word.end + 1] in "はが"]
    if [word.of(sentence) for word in doers] == ["相手"] and doers[0].start == 0:
        return "あなたは" + "".join([_to_you(word.of(sentence)) for word in words[2:]]) + "。"
    said = "".join([_other_player(word.of(sentence)) for word in words])
    return f"{said}。" if doers and doers[0].start == 0 else f"相手は{said}。"


def _to_you(word: str) -> str:
    return word.replace("あなた", "相手") if "あなた" in word else word.replace("相手", "あなた")


def _other_player(word: str) -> str:
    if "自分" in word or "あなた" in word:
        return word.replace("自分", "相手").replace("あなた", "相手")
    return word.replace("相手", "あなた")


def _mirrored(part: Any) -> Any:
    if isinstance(part, str):
        return OTHER_PLAYER.get(part, part)
    if isinstance(part, tuple):
        return tuple([_mirrored(one) for one in part])
    if not isinstance(part, Node):
        return part
    return replace(part, **{one.name: _mirrored(getattr(part, one.name)) for one in fields(part)})


def _chosen_by_name(part: Any) -> Any:
    """Who chooses is named, you too, and onto whose side; what you choose on use, another picks on resolution."""
    if isinstance(part, tuple):
        return tuple([one for each in part for one in _picked_first(_chosen_by_name(each))])
    if not isinstance(part, Node):
        return part
    made = replace(part, **{one.name: _chosen_by_name(getattr(part, one.name)) for one in fields(part)})
    if isinstance(made, May):  # who may is who pays
        by = made.by or YOU
        paid = [replace(one, by=by) if isinstance(one, Pay) else one for one in made.statements]
        made = replace(made, statements=tuple(paid), by=by)
    if isinstance(made, CardsPicked):
        made = Choose(made.slot, made.filter, made.count, made.up_to, made.by, made.any_number)
    if isinstance(made, Put) and made.to in ("battlefield", "soul-yard") and not made.under:
        return replace(made, under=YOU)
    if "by" in [one.name for one in fields(made)] and not made.by and isinstance(made, Statement):  # type: ignore[attr-defined]
        return replace(made, by=YOU)  # type: ignore[call-arg]
    return made


def _picked_first(one: Any) -> list[Any]:
    """してもよい: what is picked for it stands before it, whoever picks."""
    if not isinstance(one, May):
        return [one]
    picked = [each for each in one.statements if isinstance(each, CardsPicked)]
    return [*picked, replace(one, statements=tuple(each for each in one.statements if each not in picked))]


# --- clauses exchanged ----------------------------------------------------------------------------


def clauses_exchanged(spoken: Spoken, kind: str, text: str, tree: CardText) -> Complaints:
    """Of two clauses that can be read by themselves, the other order is the same statements in that order."""
    if kind != spoken.plays or "。" in text.strip("。") or "\n" in text or len(tree.play) != 1:
        return
    text = text.strip("。")
    words = words_of(text, spoken.sentences().lexicon)
    joins = [word for word in words if word.value("VJoin") is not None and text[word.end : word.end + 1] == "、"]
    last = words[-1]
    if len(joins) != 1 or last.value("VPlain") is None:
        return
    join = joins[0]
    first_plain = _form_of(spoken, join.value("VJoin"), "VPlain")
    last_join = _form_of(spoken, last.value("VPlain"), "VJoin")
    if not first_plain or not last_join:
        return
    one = f"{text[: join.start]}{first_plain}。"
    other = f"{text[join.end + 1 :]}。"
    alone = spoken.read(one, kind), spoken.read(other, kind)
    if None in alone or tidied(tree) != tidied(_after_one_another(*alone)):
        return
    swapped = f"{text[join.end + 1 : last.start]}{last_join}、{text[: join.start]}{first_plain}。"
    found = spoken.read(swapped, kind)
    if found is not None and tidied(found) != tidied(_after_one_another(*reversed(alone))):
        yield swapped


def _form_of(spoken: Spoken, verb: VerbForm, kind: str) -> str:
    for word, value in _words_by_kind(spoken)[kind]:
        if isinstance(value, VerbForm) and (value.lemma, value.voice) == (verb.lemma, verb.voice):
            return word
    return ""


def _after_one_another(one: CardText | None, other: CardText | None) -> CardText:
    assert one is not None and other is not None
    most = max([part.slot for part in parts_of(one) if isinstance(getattr(part, "slot", None), int)], default=-1)
    return CardText(play=((*one.play[0], *_moved_on(other.play[0], most + 1)),))


def _moved_on(part: Any, by: int) -> Any:
    """The same with its slots that many further on."""
    if isinstance(part, tuple):
        return tuple([_moved_on(one, by) for one in part])
    if not isinstance(part, Node):
        return part
    made = {one.name: _moved_on(getattr(part, one.name), by) for one in fields(part)}
    if isinstance(made.get("slot"), int):
        made["slot"] += by
    return replace(part, **made)


GATES: Final[tuple[Gate, ...]] = (
    words_left_out,
    modifiers_put_in,
    strange_words_put_in,
    words_exchanged,
    ends_with_the_turn,
    players_exchanged,
    clauses_exchanged,
)
