"""The verbs of the book, and the words of `vocabulary` as they stand in a text."""

import re
from collections.abc import Iterable
from typing import Final

from ...effects.tree import Amount, Number, Times, Variable
from ...text.mapped import Mapped
from ...text.normalise import in_usual_words
from ...text.verbs import NOT, PASSIVE, Form, Verb, surfaces
from .. import vocabulary

VERBS: Final = tuple(
    Verb(name, stem, ending)
    for name, stem, ending in (
        ("choose", "選", "ぶ"),
        ("designate", "指定", "する"),
        ("draw", "引", "く"),
        ("put", "置", "く"),
        ("put", "乗せ", "る"),
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
        ("change", "変わ", "る5"),
        ("vanish", "なくな", "る5"),
        ("skip", "飛ば", "す"),
    )
)
"""A name may have several words: the first is the usual one."""


def _every_form() -> dict[str, Form]:
    found: dict[str, Form] = {}
    for verb in VERBS:
        for surface, form in surfaces(verb):
            found.setdefault(surface, form)
    found["防御されなかった"] = Form("block", PASSIVE, NOT)
    return {surface: form for surface, form in found.items() if len(surface) > 1 or surface in "見得"}


FORMS: Final = _every_form()


def one_of(words: Iterable[str]) -> str:
    """A pattern for any of these words, longer ones first."""
    return "(?:" + "|".join(sorted(map(re.escape, words), key=len, reverse=True)) + ")"


def joined(one: str, between: str) -> str:
    return f"{one}(?:{between}{one})*"


# --- one way to write what this book writes in several ------------------------------------------------

_WORDS: Final = {
    "限り": "かぎり",
    "ストラクチャー": "ストラクチャ",
    "捨札": "捨て札",
    "ソウルストーン": "SS",
    "修正": "修整",
    "進行値": "進攻値",
    "シャッフルを行う": "シャッフルする",
    "一人": "1人",
    "相手プレイヤー": "相手",
    "上に乗っている": "上に置かれている",
    "上に載っている": "上に置かれている",
    "山札置き場": "山札",
    "だけのダメージ": "ダメージ",
}
_WORD: Final = re.compile(one_of(_WORDS))
_WAS: Final = re.compile("(?<!い)([てで])いた(?=なら|場合|か、)")
_HAS_BEEN: Final = {"て": "た", "で": "だ"}
_DURING: Final = re.compile(
    "((?:(?:あなた|相手)のターン|(?:回復|ドロー|チェック|メイン|戦闘|調整)フェイズ))(?:の間|中)(?:は)?、"
)
_RESPELLED: Final = (
    (re.compile("これ(?=[をはがにの])"), "このカード"),
    (re.compile("攻撃も防御も(?:する事が)?出来ない"), "攻撃出来ず、防御出来ない"),
    (re.compile("の対象に(?:選ばれ|なら|され)ない"), "に選ばれない"),
    (re.compile("(?<=[るい])間(?:は)?、"), "かぎり、"),
    (re.compile("(?<=[たる])際(?:に)?、"), "時、"),
    (re.compile("((?:^|(?<=[。、\\n]))(?:あなた|相手)のターン)に、"), "\\1なら、"),
    (re.compile("(?<![戦き])場(?=に(?:ある|いる|出|置|配置)|の(?:ユニット|カード|ヒストリー|ストラクチャ))"), "戦場"),
    (re.compile("([0-9XYZ]+)(?:に等しい|と同じ)(パワー|ATK|レベル|コスト|CA)の"), "\\2\\1の"),
    (re.compile("この上(?=[にかへの])"), "このカードの上"),
    (re.compile("を([0-9X]+[体枚](?:まで)?)と(?=[^。]*選)"), "\\1と"),
    (re.compile("の修整と(?=[\ue000-\ue1ff]を(?:得|与))"), "され、"),
    (re.compile("全てのダメージを(?=取り除)|ダメージを全て(?=取り除)"), "ダメージを"),
    (re.compile("攻撃して?、?(?=防御されなかった)"), ""),
    (re.compile("の攻撃が(?=防御され)"), "が"),
    (re.compile("の(?:アビリティ|能力)に(?:よって)?(?=選ばれ)"), "に"),
    (re.compile("(?<=×)([0-9]+)(?=上が|上げ|下が|下げ|増|減)"), "\\1に等しい値だけ"),
)
"""Ways to say the same that a grammar need not know."""
_MAY: Final = re.compile("(?<=[てで])よい")
_ALSO: Final = re.compile("でもある(?=$|。|\n)")


def in_words_of_the_book(text: Mapped) -> Mapped:
    """One way of writing each word, those of this book as well. Not for what is quoted."""
    text = in_usual_words(text)
    text = text.substituted(_WORD, lambda match: _WORDS[match.group()])
    text = text.substituted(_DURING, lambda match: f"{match.group(1)}なら、")
    for pattern, by in _RESPELLED:
        text = text.substituted(pattern, lambda match, by=by: match.expand(by))  # type: ignore[misc]
    text = text.substituted(_MAY, lambda match: "もよい")
    text = text.substituted(_ALSO, lambda match: "にもなる")
    return text.substituted(_WAS, lambda match: _HAS_BEEN[match.group(1)])


# --- numbers ---------------------------------------------------------------------------------------------

ROMANS: Final = {"Ⅰ": 1, "Ⅱ": 2, "Ⅲ": 3, "Ⅳ": 4, "IV": 4, "III": 3, "II": 2, "I": 1}
ROMAN: Final = one_of(ROMANS)
NUMBER: Final = "(?:[0-9]+|[XYZ](?:×[0-9]+)?)"
VALUE: Final = f"(?:{NUMBER}|{ROMAN})"
COUNTERS: Final = "(?:枚|体|個|つ|点|回(?!復)|人|種類|色)"
OR: Final = "(?:、?か、?|・|／|、|と)"


def number(word: str) -> Amount:
    """A figure, a Roman one too, or X, or X×1000."""
    if word in ROMANS:
        return Number(ROMANS[word])
    if word.isdigit():
        return Number(int(word))
    if "×" in word:
        return Times(Variable(word[0]), int(word[2:]))
    return Variable(word)


# --- words of the vocabulary -----------------------------------------------------------------------------

_USUAL: Final = {"デッキ": "山札", "デッキ置き場": "山札"}
ZONE_WORDS: Final = {_USUAL.get(word, word): zone for zone, words in vocabulary.ZONES.items() for word in words}
ZONE: Final = one_of(ZONE_WORDS)
ZONES: Final = joined(ZONE, OR)
TYPE_WORDS: Final = {word: name for name, words in vocabulary.TYPES.items() for word in words}
_TYPE: Final = f"{one_of(TYPE_WORDS)}(?:カード)?"
TYPES: Final = joined(_TYPE, "(?:、?か、?|・|／|、|と|や)")
FACTION_WORDS: Final = {word: name for name, words in vocabulary.FACTIONS.items() for word in words}
FACTION: Final = one_of(FACTION_WORDS)
_FACTIONS: Final = f"{FACTION}(?:の?勢力|勢力)?"
FACTIONS: Final = joined(_FACTIONS, "(?:、?か、?|・|／|、)")
MARK_WORDS: Final = {word: name for name, words in vocabulary.MARKS.items() for word in words}
MARK: Final = one_of(MARK_WORDS)
STAT_WORDS: Final = {word: name for name, words in vocabulary.STATS.items() for word in words if name != "damage"}
STAT: Final = one_of(STAT_WORDS)
PLAYER_STAT_WORDS: Final = {word: name for name, words in vocabulary.PLAYER_STATS.items() for word in words}
ORIENTATION_WORDS: Final = {word: how for how, words in vocabulary.ORIENTATIONS.items() for word in words}
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


def zones_of(words: str) -> tuple[str, ...]:
    """The zones of a list, in the book's order."""
    found = {ZONE_WORDS[word] for word in re.findall(ZONE, words)}
    return tuple(zone for zone in vocabulary.ZONES if zone in found)


def types_of(words: str) -> tuple[str, ...]:
    found = {TYPE_WORDS[word] for word in re.findall(one_of(TYPE_WORDS), words)}
    return tuple(name for name in vocabulary.TYPES if name in found)


def factions_of(words: str) -> tuple[str, ...]:
    found = {FACTION_WORDS[word] for word in re.findall(FACTION, words)}
    return tuple(name for name in vocabulary.FACTIONS if name in found)
