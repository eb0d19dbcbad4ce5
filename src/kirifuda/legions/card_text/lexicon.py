"""The verbs of the book, and the words of `vocabulary` as they stand in a text."""

import re
from typing import Final

from ...text.verbs import Verb, every_form
from ...text.words import by_word, joined, names_in, one_of
from .. import vocabulary

VERBS: Final = tuple(
    Verb(name, stem, ending)
    for name, stem, ending in (
        ("choose", "選", "ぶ"),
        ("choose", "探", "す"),
        ("draw", "引", "く"),
        ("draw", "ドロー", "する"),
        ("put", "置", "く"),
        ("put", "送", "る5"),
        ("put", "載せ", "る"),
        ("put", "乗せ", "る"),
        ("return", "戻", "す"),
        ("return", "戻", "る5"),
        ("leave", "離れ", "る"),
        ("add", "加え", "る"),
        ("give", "与え", "る"),
        ("give-each-other", "与え合", "う"),
        ("gain", "得", "る"),
        ("gain", "持", "つ"),
        ("lose", "失", "う"),
        ("lose", "支払", "う"),
        ("lose", "払", "う"),
        ("break", "ブレイク", "する"),
        ("exile", "除外", "する"),
        ("unlock", "アンロック", "する"),
        ("unlock", "アンロックを行", "う"),
        ("play", "プレイ", "する"),
        ("look", "見", "る"),
        ("look", "確認", "する"),
        ("reveal", "公開", "する"),
        ("shuffle", "シャッフル", "する"),
        ("place", "配置", "する"),
        ("place", "出", "す"),
        ("move", "移動", "する"),
        ("move", "移", "す"),
        ("move", "移", "る5"),
        ("move-lane", "レーン移動", "する"),
        ("swap", "入れ替え", "る"),
        ("include", "入れ", "る"),
        ("exhaust", "疲労", "する"),
        ("exhaust", "疲労状態に", "する"),
        ("exhaust", "疲労状態にな", "る5"),
        ("recover", "回復", "する"),
        ("recover", "活性状態に", "する"),
        ("recover", "活性状態にな", "る5"),
        ("reverse", "リバース状態に", "する"),
        ("reverse", "リバース状態にな", "る5"),
        ("reverse", "リバース", "する"),
        ("incapacitate", "行動不能状態に", "する"),
        ("incapacitate", "行動不能に", "する"),
        ("incapacitate", "行動不能状態にな", "る5"),
        ("open", "オープン状態に", "する"),
        ("open", "オープン状態にな", "る5"),
        ("open", "オープン", "する"),
        ("attack", "アタック", "する"),
        ("attack", "アタックを行", "う"),
        ("target", "アタックターゲットに", "する"),
        ("target", "アタックターゲットにな", "る5"),
        ("target", "アタックターゲットに選", "ぶ"),
        ("battle", "バトル", "する"),
        ("battle", "バトルを行", "う"),
        ("block", "ブロック", "する"),
        ("treat", "扱", "う"),
        ("increase", "増加", "する"),
        ("increase", "増や", "す"),
        ("increase", "増え", "る"),
        ("increase", "多くな", "る5"),
        ("decrease", "減少", "する"),
        ("decrease", "減ら", "す"),
        ("decrease", "減", "る5"),
        ("decrease", "少なくな", "る5"),
        ("win", "勝利", "する"),
        ("be-defeated", "敗北", "する"),
        ("survive", "生き残", "る5"),
        ("receive", "受け", "る"),
        ("awaken", "覚醒", "する"),
        ("activate", "起動", "する"),
        ("declare", "宣言", "する"),
        ("take", "取", "る5"),
        ("card-change", "カードチェンジ", "する"),
        ("card-change", "カードチェンジを行", "う"),
        ("heal", "取り除", "く"),
        ("call-off", "中止", "する"),
        ("divert", "変更", "する"),
        ("change", "変化", "する"),
        ("change", "増減", "する"),
    )
)
"""A name may have several words: the first is the usual one."""

FORMS: Final = every_form(VERBS)

OR: Final = "(?:、?か|・|／|、|と)"
NUMBER: Final = "(?:[0-9]+[XYZ]?|[XYZ](?:[＋－][0-9]+)?)"
"""A figure, a letter, or a letter with a figure: X＋1, 2X."""
COUNTERS: Final = "(?:枚|体|個|つ|点|回(?!復)|色|種類)"

ROMANS: Final = {"Ⅰ": 1, "Ⅱ": 2, "Ⅲ": 3, "Ⅳ": 4, "IV": 4, "III": 3, "II": 2, "I": 1, "1": 1, "2": 2, "3": 3, "4": 4}
_ROMAN: Final = one_of(ROMANS)
_WAIT: Final = f"(?:タイムラインの)?ウェイトゾーン{_ROMAN}(?:(?:[～]|{OR})(?:ウェイトゾーン)?{_ROMAN})*"
_PLACES: Final = {
    word: zone for zone, words in vocabulary.ZONES.items() if not zone.startswith("wait-") for word in words
} | {"ウェイトゾーン": "timeline"}
_CORE_PLACES: Final = {
    word: place
    for place, words in vocabulary.CORE_PLACES.items()
    if place in ("outside", "core-zone", "core-active", "core-exhausted")
    for word in words
}
ZONE: Final = f"(?:{_WAIT}|{one_of(_PLACES)})"
ZONES: Final = joined(ZONE, OR)
CORE_PLACE: Final = one_of(_CORE_PLACES)
_LANE: Final = "(?:左|中央|右)(?:レーン)?"
LANES: Final = f"{joined(_LANE, OR)}(?<=レーン)"
CATEGORY_WORDS: Final = by_word(vocabulary.CATEGORIES)
_CATEGORY: Final = f"{one_of(CATEGORY_WORDS)}(?:カード)?"
CATEGORIES: Final = joined(_CATEGORY, OR)
COLOUR_WORDS: Final = by_word(vocabulary.COLOURS)
_COLOUR: Final = one_of(COLOUR_WORDS)
COLOURS: Final = f"{_COLOUR}(?:属性)?(?:{OR}{_COLOUR}(?:属性)?)*(?<=属性)"
BARE_COLOURS: Final = f"{_COLOUR}色?(?:{OR}{_COLOUR}色?)*"
STAT_WORDS: Final = {
    word: stat for stat, words in vocabulary.STATS.items() for word in words if stat not in ("damage", "cores")
}
STAT: Final = one_of(STAT_WORDS)
ORIENTATION_WORDS: Final = by_word(vocabulary.ORIENTATIONS)
ORIENTATION: Final = one_of(ORIENTATION_WORDS)
KEYWORD_WORDS: Final = {word: (name, numbered) for name, (word, _, numbered) in vocabulary.KEYWORDS.items()}
KEYWORD: Final = "|".join(
    f"{re.escape(word)}{NUMBER if numbered else ''}"
    for word, (_, numbered) in sorted(KEYWORD_WORDS.items(), key=lambda item: -len(item[0]))
)
KEYWORD_NAME: Final = one_of(KEYWORD_WORDS)
PHASE_WORDS: Final = by_word(vocabulary.PHASES)
TOKEN_NAMES: Final = "[ァ-ヶー々一-鿿]+トークン"
"""Any of them: card files say which there are (43-1)."""


def zones_of(words: str) -> tuple[str, ...]:
    """The zones of a list such as タイムラインのウェイトゾーンⅡ～Ⅳ, in the book's order."""
    found: set[str] = set()
    for match in re.finditer(ZONE, words):
        part = match.group()
        if "ウェイトゾーン" in part:
            numbers = [ROMANS[roman] for roman in re.findall(_ROMAN, part)]
            if not numbers:
                found.add("timeline")
            found.update(f"wait-{number}" for number in _span_of(numbers, part))
        else:
            found.add(_PLACES[part])
    return tuple(zone for zone in vocabulary.ZONES if zone in found)


def _span_of(numbers: list[int], part: str) -> list[int]:
    if "～" in part and len(numbers) == 2:
        return list(range(min(numbers), max(numbers) + 1))
    return numbers


def core_place_of(word: str) -> str:
    return _CORE_PLACES[word]


def lanes_of(words: str) -> tuple[str, ...]:
    found = {"左": "left", "中": "center", "右": "right"}
    named = {lane for sign, lane in found.items() if sign in words or "全て" in words}
    return tuple(lane for lane in vocabulary.LANES if lane in named)


def categories_of(words: str) -> tuple[str, ...]:
    return names_in(words, CATEGORY_WORDS, vocabulary.CATEGORIES)


def colours_of(words: str) -> tuple[str, ...]:
    return names_in(words.replace("属性", ""), COLOUR_WORDS, vocabulary.COLOURS)
