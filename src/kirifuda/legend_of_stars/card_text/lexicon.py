"""The verbs of the book, and the words of `vocabulary` as they stand in a text."""

import re
from typing import Final

from ...text.normalise import COMMON_WORDS
from ...text.verbs import Verb, every_form
from ...text.words import by_word, joined, names_in, one_of
from .. import vocabulary

VERBS: Final = tuple(
    Verb(name, stem, ending)
    for name, stem, ending in (
        ("choose", "選", "ぶ"),
        ("choose", "選択", "する"),
        ("choose", "探", "す"),
        ("choose", "対象に取", "る5"),
        ("choose", "対象に", "する"),
        ("draw", "引", "く"),
        ("draw", "ドロー", "する"),
        ("put", "置", "く"),
        ("put", "送", "る5"),
        ("return", "戻", "す"),
        ("return", "戻", "る5"),
        ("leave", "離れ", "る"),
        ("add", "加え", "る"),
        ("discard", "捨て", "る"),
        ("give", "与え", "る"),
        ("gain", "得", "る"),
        ("gain", "持", "つ"),
        ("lose", "失", "う"),
        ("destroy", "破壊", "する"),
        ("play", "プレイ", "する"),
        ("play", "使用", "する"),
        ("play", "使", "う"),
        ("activate", "発動", "する"),
        ("look", "見", "る"),
        ("look", "確認", "する"),
        ("reveal", "公開", "する"),
        ("reveal", "見せ", "る"),
        ("reveal", "めく", "る5"),
        ("shuffle", "シャッフル", "する"),
        ("place", "出", "す"),
        ("arrive", "出", "る"),
        ("arrive", "登場", "する"),
        ("move", "移動", "する"),
        ("move", "移", "す"),
        ("move", "進め", "る"),
        ("move", "進", "む"),
        ("swap", "入れ替え", "る"),
        ("swap", "交換", "する"),
        ("attack", "アタック", "する"),
        ("attack", "アタックを行", "う"),
        ("attack", "アタック宣言", "する"),
        ("battle", "戦闘", "する"),
        ("battle", "戦闘を行", "う"),
        ("down", "ダウン", "する"),
        ("tap", "ゲイン", "する"),
        ("untap", "リゲイン", "する"),
        ("recover", "回復", "する"),
        ("pay", "払", "う"),
        ("pay", "支払", "う"),
        ("become", "な", "る5"),
        ("do", "", "する"),
        ("raise", "上げ", "る"),
        ("raise", "上が", "る5"),
        ("raise", "増や", "す"),
        ("raise", "増え", "る"),
        ("raise", "増加", "する"),
        ("raise", "アップ", "する"),
        ("lower", "下げ", "る"),
        ("lower", "下が", "る5"),
        ("lower", "減ら", "す"),
        ("lower", "減", "る5"),
        ("lower", "減少", "する"),
        ("lower", "軽減", "する"),
        ("lower", "低下", "する"),
        ("raise", "上昇", "する"),
        ("lower", "少なくな", "る5"),
        ("lower", "低くな", "る5"),
        ("raise", "多くな", "る5"),
        ("raise", "高くな", "る5"),
        ("lower", "小さくな", "る5"),
        ("raise", "大きくな", "る5"),
        ("lower", "少なく", "する"),
        ("lower", "低く", "する"),
        ("lower", "小さく", "する"),
        ("raise", "多く", "する"),
        ("raise", "高く", "する"),
        ("raise", "大きく", "する"),
        ("change", "変更", "する"),
        ("change", "変え", "る"),
        ("end", "終了", "する"),
        ("declare", "宣言", "する"),
        ("win", "勝利", "する"),
        ("win", "勝", "つ"),
        ("be-defeated", "敗北", "する"),
        ("receive", "受け", "る"),
        ("include", "入れ", "る"),
        ("rotate", "回転", "する"),
        ("roll", "振", "る5"),
    )
)
"""A name may have several words: the first is the usual one."""

WORDS: Final = COMMON_WORDS | {
    "あなた": "自分",
    "自分がコントロールする": "自分の",
    "あなたがコントロールする": "自分の",
    "相手がコントロールする": "相手の",
    "対戦相手がコントロールする": "相手の",
    "攻撃力": "ATK",
    "防御力": "DEF",
    "守備力": "DEF",
    "墓地": "トラッシュ",
    "前列": "前衛",
    "後列": "後衛",
    "おたがい": "お互い",
    "好きな順序で": "好きな順番で",
    "望む順番で": "好きな順番で",
    "好きなだけ": "好きな数",
    "望む数だけ": "好きな数",
    "望む枚数": "好きな枚数",
    "ターンのはじめ": "ターン開始時",
    "ターンの初め": "ターン開始時",
    "フェイズのはじめ": "フェイズ開始時",
    "フェイズの始め": "フェイズ開始時",
    "フェイズの初め": "フェイズ開始時",
    "フェイズの終わり": "フェイズ終了時",
    "ターン終了まで": "ターン終了時まで",
    "ターン開始まで": "ターン開始時まで",
    "この番": "このターン",
    "番の初め": "ターン開始時",
    "番の始め": "ターン開始時",
    "番のはじめ": "ターン開始時",
    "番の終わり": "ターン終了時",
    "自分の番": "自分のターン",
    "あなたの番": "自分のターン",
    "相手の番": "相手のターン",
    "お互いの番": "お互いのターン",
    "おたがいの番": "お互いのターン",
    "そのターンの間": "このターンの間",
    "そのターン中": "このターン中",
    "そのバトル中": "この戦闘中",
    "その戦闘中": "この戦闘中",
    "レスト状態": "ゲイン状態",
    "スタンド状態": "リゲイン状態",
    "タップする": "ゲインする",
    "タップし": "ゲインし",
    "レストする": "ゲインする",
    "レストし": "ゲインし",
    "アンタップする": "リゲインする",
    "アンタップし": "リゲインし",
    "召喚する": "場に出す",
    "召喚し": "場に出し",
    "召喚され": "場に出され",
    "トラッシュする": "トラッシュに置く",
    "トラッシュし": "トラッシュに置き",
    "の総数": "の数",
    "修整": "修正",
    "そのうち": "その中から",
    "その内": "その中から",
    "付く": "付く",
    "とつく": "と付く",
    "がつく": "が付く",
    "のつく": "の付く",
    "山札": "デッキ",
    "キャラクター": "キャラクター",
    "キャラクタ": "キャラクター",
    "相手キャラクター": "相手のキャラクター",
    "相手キャラ": "相手のキャラクター",
    "自分キャラクター": "自分のキャラクター",
    "自分キャラ": "自分のキャラクター",
    "相手サポート": "相手のサポート",
    "自分サポート": "自分のサポート",
    "キャラ": "キャラクター",
    "トラッシュゾーン": "トラッシュ",
    "エネルギーコスト": "コスト",
    "スピードコスト": "スピード",
    "フェーズ": "フェイズ",
    "攻撃表示": "アタック表示",
    "守備表示": "ディフェンス表示",
    "2回攻撃": "2回攻撃",
    "二回攻撃": "2回攻撃",
    "攻撃": "アタック",
    "バトル": "戦闘",
    "裏向き": "裏側表示",
    "表向き": "表側表示",
    "ターンの終了時": "ターン終了時",
    "ターンの終わり": "ターン終了時",
    "ターンの開始時": "ターン開始時",
    "ターンの始め": "ターン開始時",
    "フェイズの終了時": "フェイズ終了時",
    "フェイズの開始時": "フェイズ開始時",
    "戦闘の終了時": "戦闘終了時",
    "1ターンに1回": "1ターンに1度",
    "1ターンに一度": "1ターンに1度",
    "1ターンに一回": "1ターンに1度",
    "もう一度": "もう1度",
    "もう1回": "もう1度",
    "もう一回": "もう1度",
    "いずれか": "どちらか",
    "空いてる": "空いている",
    "空きマス": "空いているマス",
    "アタックを宣言": "アタック宣言",
    "場に出ている": "場にいる",
    "場に出されている": "場にいる",
    "お互いの": "お互いの",
    "互いの": "お互いの",
    "両者": "お互い",
    "毎に": "ごとに",
    "破壊またはダウンした": "破壊された時か、ダウンした",
    "ダウンまたは破壊された": "ダウンした時か、破壊された",
    "デッキを上から": "デッキの上から",
    "山札を上から": "デッキの上から",
    "たび": "度",
    "その味方": "そのキャラクター",
    "その敵": "そのキャラクター",
    "全員": "全て",
    "かぎり": "限り",
    "てよい": "てもよい",
    "味方のキャラクター": "自分のキャラクター",
    "味方キャラクター": "自分のキャラクター",
    "味方キャラ": "自分のキャラクター",
    "敵キャラクター": "相手のキャラクター",
    "敵キャラ": "相手のキャラクター",
    "味方": "自分のキャラクター",
    "敵のキャラクター": "相手のキャラクター",
    "敵": "相手のキャラクター",
    "をアタックの対象に選べない": "にアタック出来ない",
    "をアタックの対象にできない": "にアタック出来ない",
    "をアタックの対象に出来ない": "にアタック出来ない",
    "をアタック対象に選べない": "にアタック出来ない",
    "効果の対象にならない": "効果に選ばれない",
    "効果の対象にされない": "効果に選ばれない",
    "効果の対象にでき": "効果に選べ",
    "効果の対象になった": "効果に選ばれた",
    "効果の対象になる": "効果に選ばれる",
}
"""Words that are written in several ways, outside of quotations."""

FORMS: Final = every_form(VERBS)

OR: Final = "(?:、?か、?|・|／|、|と)"
NUMBER: Final = "(?:[0-9]+|[XYZ])"
COUNTERS: Final = "(?:枚|体|個|つ(?![前後左右])|回(?!復)|度|マス)"

ZONE_WORDS: Final = by_word(vocabulary.ZONES)
ZONES: Final = joined(one_of(ZONE_WORDS), OR)
ROW_WORDS: Final = by_word(vocabulary.ROWS)
ROWS: Final = joined(one_of(ROW_WORDS), OR)
LANE_WORDS: Final = by_word(vocabulary.LANES)
LANES: Final = joined(one_of(LANE_WORDS), OR)
KIND_WORDS: Final = by_word(vocabulary.KINDS)
KINDS: Final = joined(f"{one_of(KIND_WORDS)}(?:カード)?", OR)
ATTRIBUTE_WORDS: Final = by_word(vocabulary.ATTRIBUTES)
_ATTRIBUTE: Final = one_of(ATTRIBUTE_WORDS)
ATTRIBUTES: Final = f"{_ATTRIBUTE}(?:属性)?(?:{OR}{_ATTRIBUTE}(?:属性)?)*(?<=属性)"
STAT_WORDS: Final = by_word(vocabulary.STATS)
STAT: Final = one_of(STAT_WORDS)
BATTLE_STAT: Final = one_of(["ATK", "DEF", "DOWN"])
BATTLE_STATS: Final = joined(BATTLE_STAT, "[と／・、]")
MARK_WORDS: Final = by_word(vocabulary.MARKS)
MARK: Final = one_of(MARK_WORDS)
PHASE_WORDS: Final = by_word(vocabulary.PHASES)
PHASE: Final = one_of(PHASE_WORDS)
KEYWORD_WORDS: Final = {word: (name, numbered) for name, (word, _, numbered) in vocabulary.KEYWORDS.items()}
KEYWORD: Final = "|".join(
    f"{re.escape(word)}{f'[：:]?{NUMBER}' if numbered else ''}"
    for word, (_, numbered) in sorted(KEYWORD_WORDS.items(), key=lambda item: -len(item[0]))
)
KEYWORD_NAME: Final = one_of(KEYWORD_WORDS)

FACE: Final = "(?:表側表示|裏側表示|表側|裏側)"
_SIDEWAYS: Final = "(?:右向き|左向き)"
LYING: Final = (
    f"(?:{FACE}(?:の|かつ|で)?)?(?:{_SIDEWAYS}の?)?(?:アタック|ディフェンス)表示(?:（{_SIDEWAYS}）)?|{FACE}(?<=表示)"
)
"""How a character lies: its face, its position, or both."""


def face_of(words: str) -> str:
    return "face-up" if "表側" in words else "face-down" if "裏側" in words else ""


def position_of(words: str) -> str:
    if "アタック" in words:
        return "attack"
    if "ディフェンス" not in words:
        return ""
    return "defense-right" if "右向き" in words else "defense-left" if "左向き" in words else "defense"


def zones_of(words: str) -> tuple[str, ...]:
    return names_in(words, ZONE_WORDS, vocabulary.ZONES)


def rows_of(words: str) -> tuple[str, ...]:
    return names_in(words, ROW_WORDS, vocabulary.ROWS)


def lanes_of(words: str) -> tuple[str, ...]:
    return names_in(words, LANE_WORDS, vocabulary.LANES)


def kinds_of(words: str) -> tuple[str, ...]:
    return names_in(words, KIND_WORDS, vocabulary.KINDS)


def attributes_of(words: str) -> tuple[str, ...]:
    return names_in(words.replace("属性", ""), ATTRIBUTE_WORDS, vocabulary.ATTRIBUTES)


def stats_of(words: str) -> tuple[str, ...]:
    return names_in(words, STAT_WORDS, vocabulary.STATS)
