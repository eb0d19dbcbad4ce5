"""The verbs of the book, and the words of `vocabulary` as they stand in a text."""

from typing import Final

from ...effects.tree import Amount, Number, Times, Variable
from ...text.verbs import NOT, PASSIVE, Form, Verb, every_form
from ...text.words import by_word, joined, names_in, one_of
from .. import vocabulary
from ..vocabulary import ROMANS

VERBS: Final = tuple(
    Verb(name, stem, ending)
    for name, stem, ending in (
        ("choose", "選", "ぶ"),
        ("designate", "指定", "する"),
        ("designate", "宣言", "する"),
        ("draw", "引", "く"),
        ("put", "置", "く"),
        ("put", "乗せ", "る"),
        ("put", "送", "る5"),
        ("return", "戻", "す"),
        ("return", "戻", "る5"),
        ("turn-up", "表向きに", "する"),
        ("turn-down", "裏向きに", "する"),
        ("add", "加え", "る"),
        ("give", "与え", "る"),
        ("gain", "得", "る"),
        ("have", "持", "つ"),
        ("lose", "失", "う"),
        ("destroy", "破壊", "する"),
        ("remove", "除外", "する"),
        ("sacrifice", "犠牲に", "する"),
        ("discard", "捨て", "る"),
        ("use", "使用", "する"),
        ("place", "配置", "する"),
        ("place", "出", "す"),
        ("place", "出", "る"),
        ("look", "見", "る"),
        ("reveal", "公開", "する"),
        ("shuffle", "シャッフル", "する"),
        ("search", "サーチ", "する"),
        ("find", "探", "す"),
        ("recover", "回復", "する"),
        ("recover", "アクティブ状態に", "する"),
        ("recover", "アクティブ状態にな", "る5"),
        ("recover", "アクティブに", "する"),
        ("wipe", "ワイプ", "する"),
        ("wipe", "ワイプ状態に", "する"),
        ("wipe", "ワイプ状態にな", "る5"),
        ("attack", "攻撃", "する"),
        ("attack", "攻撃に参加", "する"),
        ("attack", "攻撃を行", "う"),
        ("squad", "小隊攻撃", "する"),
        ("squad", "小隊攻撃を", "する"),
        ("squad", "小隊攻撃に参加", "する"),
        ("block", "防御", "する"),
        ("block", "防御に参加", "する"),
        ("pay", "支払", "う"),
        ("pay", "払", "う"),
        ("take-off", "取り除", "く"),
        ("exchange", "交換", "する"),
        ("advance", "進展", "する"),
        ("advance", "発展", "する"),
        ("do", "行", "う"),
        ("do", "", "する"),
        ("win", "勝利", "する"),
        ("be-defeated", "敗北", "する"),
        ("control", "コントロール", "する"),
        ("become", "な", "る5"),
        ("prevent", "軽減", "する"),
        ("receive", "受け", "る"),
        ("receive", "負", "う"),
        ("divide", "割り振", "る5"),
        ("trade", "与えあ", "う"),
        ("trade", "与え合", "う"),
        ("trigger", "誘発", "する"),
        ("trigger", "トリガー", "する"),
        ("invoke", "発動", "する"),
        ("produce", "生み出", "す"),
        ("raise", "上げ", "る"),
        ("raise", "上が", "る5"),
        ("raise", "増や", "す"),
        ("raise", "増え", "る"),
        ("raise", "増加", "する"),
        ("lower", "下げ", "る"),
        ("lower", "下が", "る5"),
        ("lower", "減ら", "す"),
        ("lower", "減", "る5"),
        ("lower", "減少", "する"),
        ("move", "移動", "する"),
        ("move", "移", "す"),
        ("interrupt", "中断", "する"),
        ("interrupt", "打ち消", "す"),
        ("interrupt", "無効に", "する"),
        ("include", "入れ", "る"),
        ("leave", "離れ", "る"),
        ("declare", "宣言", "する"),
        ("change", "変更", "する"),
        ("change", "変化", "する"),
        ("change", "変わ", "る5"),
        ("vanish", "なくな", "る5"),
        ("skip", "飛ば", "す"),
        ("skip", "スキップ", "する"),
        ("swap", "入れ替え", "る"),
        ("unite", "結合", "する"),
    )
)
"""A name may have several words: the first is the usual one."""


def _every_form() -> dict[str, Form]:
    found = every_form(VERBS) | {"防御されなかった": Form("block", PASSIVE, NOT)}
    return {surface: form for surface, form in found.items() if len(surface) > 1 or surface in "見得"}


FORMS: Final = _every_form()

# --- numbers ---------------------------------------------------------------------------------------------

ROMAN: Final = one_of(ROMANS)
NUMBER: Final = "(?:[0-9]+|[XYZ](?:×[0-9]+)?)"
VALUE: Final = f"(?:{NUMBER}|{ROMAN})"
COUNTERS: Final = "(?:枚|体|個|つ|点|回(?!復)|人|種類|色)"
OR: Final = "(?:、?か、?|・|／|、|と)"


def number(word: str) -> Amount:
    """A figure, a Roman one too, or X, or X×1000."""
    if word in ROMANS:
        return Number(ROMANS[word])
    if word.isdecimal():
        return Number(int(word))
    if "×" in word:
        return Times(Variable(word[0]), int(word[2:]))
    return Variable(word)


# --- words of the vocabulary -----------------------------------------------------------------------------

_USUAL: Final = {"デッキ": "山札", "デッキ置き場": "山札"}
ZONE_WORDS: Final = {_USUAL.get(word, word): zone for zone, words in vocabulary.ZONES.items() for word in words}
ZONE: Final = one_of(ZONE_WORDS)
ZONES: Final = joined(ZONE, OR)
TYPE_WORDS: Final = by_word(vocabulary.TYPES)
_TYPE: Final = f"{one_of(TYPE_WORDS)}(?:カード)?"
TYPES: Final = joined(_TYPE, "(?:、?か、?|・|／|、|と|や)")
FACTION_WORDS: Final = by_word(vocabulary.FACTIONS)
FACTION: Final = one_of(FACTION_WORDS)
_FACTIONS: Final = f"{FACTION}(?:の?勢力|勢力)?"
FACTIONS: Final = joined(_FACTIONS, "(?:、?か、?|・|／|、)")
MARK_WORDS: Final = by_word(vocabulary.MARKS)
MARK: Final = one_of(MARK_WORDS)
STAT_WORDS: Final = {word: name for name, words in vocabulary.STATS.items() for word in words if name != "damage"}
STAT: Final = one_of(STAT_WORDS)
ORIENTATION_WORDS: Final = by_word(vocabulary.ORIENTATIONS)
ORIENTATION: Final = one_of(ORIENTATION_WORDS)
KEYWORD_WORDS: Final = {word: name for name, (word, _) in vocabulary.KEYWORDS.items()}
KEYWORD: Final = one_of(KEYWORD_WORDS)
PHASE_WORDS: Final = {
    word: name
    for words_of in (vocabulary.PHASES, vocabulary.STEPS)
    for name, words in words_of.items()
    for word in words
}
PHASE: Final = one_of(PHASE_WORDS)
COUNTER_NAME: Final = "(?:[一-鿿々ァ-ヶー]{1,8}[りきみいえち]?|[＋－][0-9]+／[＋－][0-9]+)"


WORDS_NAMED: Final = {
    "勢力": "faction",
    "カテゴリ": "category",
    "カードタイプ": "type",
    "カード名": "name",
    "名前": "name",
}
"""What a player can be asked to name a word of."""


def zones_of(words: str) -> tuple[str, ...]:
    return names_in(words, ZONE_WORDS, vocabulary.ZONES)


def types_of(words: str) -> tuple[str, ...]:
    return names_in(words, TYPE_WORDS, vocabulary.TYPES)


def factions_of(words: str) -> tuple[str, ...]:
    return names_in(words, FACTION_WORDS, vocabulary.FACTIONS)
