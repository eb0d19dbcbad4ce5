"""Heads of abilities as people type them: 配置時：～, 《配置時》～."""

import re
from typing import Final

from ...text.mapped import Mapped
from ...text.words import one_of
from .conditions import WORDS_AT
from .grammar import KEYWORDS_QUOTED, THIS_NAME
from .lexicon import PHASE_WORDS

_NAME: Final = "(「[^「」\n]*」)?"
_COSTS: Final = "((?:【[^】\n]*】)*)"
_AT: Final = f"{one_of(WORDS_AT)}時"
_PHASE: Final = (
    f"(?:自|あなたの?|自分の?|相手の?|各|毎|互いの)(?:ターン|{one_of(list(PHASE_WORDS))})(?:の)?(?:開始|終了)時"
)
_SHORT: Final = f"(?:{_AT}(?:[／・、か]{_AT})*|常時|(?:自|相手)ターン中|自ターン中任意(?:1回)?|{_PHASE})"
_WITHOUT_BRACKETS: Final = re.compile(f"(?m)^{_NAME}({_SHORT}){_COSTS}：")
_OTHER_BRACKETS: Final = tuple(
    re.compile(f"(?m)^{_NAME}{start}({_SHORT}){end}{_COSTS}：?")
    for start, end in ("【】", "（）", "「」", "『』", "＜＞")
)
_WITHOUT_COLON: Final = re.compile(
    f"(?m)^{_NAME}《([^《》：\n]*(?:時|中|任意|1回|一回|たび|度|たびに|度に))》{_COSTS}(?=[^：【《\n])"
)
_RUN_ON: Final = re.compile(
    f"(?m)^([{KEYWORDS_QUOTED}-{THIS_NAME}]?)({_AT}(?:[／・]{_AT})*|常時|{_PHASE})(?=[^、：／・のをがはにも》])"
)
"""Of a unit, 配置時カードを1枚引く."""
_PAID: Final = (
    "(?:[^《》【】：。\n]*?(?:MP[0-9XYZ]+|[0-9XYZ]+(?:MP|マスターポイント)(?:を?支?払う)?|疲労(?:させる)?|挺身"
    "|捨てる|除外(?:する)?|ブレイク(?:する)?))"
)
_COST_FIRST: Final = re.compile(
    f"(?m)^([{KEYWORDS_QUOTED}-{THIS_NAME}]?)(1ターンに1[回度](?:だけ|まで)?、?)?(?:((?:【[^】\n]*】)+)|({_PAID}))："
)
"""Of a unit, MP2：～."""
_IN_WORDS: Final = re.compile(
    f"(?m)^([{KEYWORDS_QUOTED}-{THIS_NAME}]?)({_AT}|{_PHASE}|[^《》【】：。、\n]+?(?:[たるくう](?<![いあ]る)(?:時|たび|度)|(?<!だっ)た(?=場合、)))"
    "(?:場合、|に(?:は)?、?|は、|、|：|(?:(?<=た時)|(?<=たび)|(?<=る度))(?=[0-9＋－一-龠ァ-ヶあこそデ]))"
    "(?![^。\n]*代わりに)"
)
"""Of a unit, ～した時、 at the beginning of a line."""
_FOR_A_COST: Final = re.compile(
    "(?m)^(?:(?:あなた|自分)の|1)?ターンに1[回度](?:だけ|まで)?、?([^。、\n：]+?)を?支?払(?:う(?:こと|事)で|うと|って)、"
)
"""Of a unit, 1ターンに1回、～を支払うことで."""
_IN_A_TURN: Final = re.compile(
    "(?m)^([^。、：《》\n]+?は、?)?(あなた|自分|相手)のターン(?:中|の間)(?:(?:だけ|のみ)、?|は、?|、)"
)
"""Of a unit, 相手のターン中は～, このカードは相手のターン中だけ～."""
_BULLETS: Final = re.compile("(?m)^・")
_IN_THAT_TURN: Final = re.compile("《(自|相手)ターン中》：([^。、：\n]+?た時)、")
"""A trigger in the words of what stands through a turn."""
_COST_AFTER: Final = re.compile(f"(?m)^{_NAME}《(自ターン中任意(?:1回)?)》：?([^《》【】：。\n]+)：(?=[^：\n]+$)")
"""《自ターン中任意》疲労：～."""
_SEVERAL: Final = re.compile(
    "(?m)^(「[^「」\n]*」)?《([^《》：\n]+)》(?:か|と|または|、|／|・)《([^《》：\n]+)》(?:に(?:は)?、?|：)?"
)


def without_bullets(text: Mapped) -> Mapped:
    """Of a unit, bullets from the first line on are no list to choose from: an ability begins with each."""
    return text.substituted(_BULLETS, lambda match: "") if text.text.startswith("・") else text


def with_heads_of_units(text: Mapped) -> Mapped:
    """《》：in place of the words and the comma that say when a unit's ability works."""
    text = text.substituted(_COST_FIRST, _cost_first)
    text = text.substituted(_RUN_ON, lambda match: f"{match[1]}《{match[2]}》：")
    text = text.substituted(_FOR_A_COST, lambda match: f"《自ターン中任意1回》【{match[1]}】：")
    text = text.substituted(
        _IN_A_TURN, lambda match: f"《{'相手' if match[2] == '相手' else '自'}ターン中》：{match[1] or ''}"
    )
    return text.substituted(
        _IN_WORDS, lambda match: f"{match[1]}《{match[2]}{'時' if match[2].endswith('た') else ''}》："
    )


def with_whole_heads(text: Mapped) -> Mapped:
    """《》 and ： where they are left out."""
    text = text.substituted(_SEVERAL, lambda match: f"{match[1] or ''}《{match[2]}／{match[3]}》：")
    for pattern in (*_OTHER_BRACKETS, _WITHOUT_BRACKETS, _WITHOUT_COLON):
        text = text.substituted(pattern, lambda match: f"{match[1] or ''}《{match[2]}》{match[3]}：")
    text = text.substituted(_COST_AFTER, lambda match: f"{match[1] or ''}《{match[2]}》【{match[3]}】：")
    text = text.substituted(
        _IN_THAT_TURN, lambda match: f"《{match[2]}》：{'相手' if match[1] == '相手' else 'あなた'}のターンなら、"
    )
    return text


def _cost_first(match: re.Match[str]) -> str:
    name, once, bracketed, said = match.groups()
    return f"{name}《自ターン中任意{'1回' if once else ''}》{bracketed or f'【{said}】'}："
