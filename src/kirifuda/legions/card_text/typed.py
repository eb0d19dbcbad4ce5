"""What people type where the book has another word, or leave out: put into the words of the book first."""

import re
from collections.abc import Callable
from typing import Final

from ...text.mapped import Mapped
from ...text.words import one_of
from .lexicon import KEYWORD, VERBS

_KEYWORDS: Final = f"(?:{KEYWORD})(?:[・、と／]?(?:{KEYWORD}))*"
_SIDES: Final = {"味方": "あなた", "自分": "あなた", "あなた": "あなた", "敵": "相手", "相手": "相手"}
_SIDE: Final = one_of(_SIDES)
_CARD: Final = "(?:ミニオン|ユニット|ロード|マスター)"
_COUNTABLE: Final = f"(?:カード|手札|スキル|アーツ|コア|トークン|{_CARD})"
_END: Final = "(?=。|$|\n)"
_DONE: Final = one_of({verb.stem for verb in VERBS} | {"捨て", "破壊", "手札に", "場に", "フィールドに"})
_ZONE_AT_THE_END: Final = (
    "((?:ウェイトゾーン|タイムライン|スタンバイゾーン|フィールド|場|山札の(?:一番)?[上下])[ⅠⅡⅢⅣ]?)[へに]"
)


def _side(rest: str) -> Callable[[re.Match[str]], str]:
    return lambda match: _SIDES[match[1]] + rest


_TYPED: Final[tuple[tuple[str, str | Callable[[re.Match[str]], str]], ...]] = (
    ("かぎり", "限り"),
    ("ダメ(?!ージ)", "ダメージ"),
    ("真ん中(?:の)?(?=レーン)|中央の(?=レーン)", "中央"),
    ("(?<![ァ-ヶー])(自|相手|毎|各)T(?=開始|終了|中)", r"\1ターン"),
    ("(?:すぐに|ただちに|直ちに|即座に)、?", ""),
    ("(?<![0-9XYZ枚])([0-9XYZ]+)(?:枚)?ドロー(?=、)", r"カードを\1枚引き"),
    ("(?<![0-9XYZ枚])([0-9XYZ]+)ドロー(?:する)?", r"カードを\1枚引く"),
    ("([0-9XYZ]+)枚?ディスカード(?:する)?", r"手札を\1枚捨てる"),
    (f"MP＋([0-9XYZ]+){_END}", r"\1マスターポイントを得る"),
    ("敵味方の?(?=全て)", ""),
    ("(?:ランダム|無作為)な([^。、]+?)([0-9XYZ]+[体枚])(?=[にをは])", r"\1を無作為に\2選び、それ"),
    ("やられた(?=時|場合)|倒された(?=時|場合)", "ブレイクした"),
    ("ライフ(?=[0-9XYZ]+点?(?:回復|得|失|支?払))", "ライフを"),
    ("好きな(?:空いている)?レーンに(?=、?(?:レーン)?移動)", "別のレーンに"),
    ("(アタック|ブロック)も、?任意起動(効果|アビリティ)の起動も出来ない", r"\1出来ず、任意起動\2を起動出来ない"),
    (
        "([^。、：\n]+?)は、?((?:その|選んだ)[^。、]{2,6}?|それ)と同じ(ATKとHP|ATK|HP)に(なる|する)",
        r"\1の\3は、\2と同じに\4",
    ),
    (
        "山札の(?:一番)?上(?:から)?([0-9]+枚)(?:の中)?から、?([0-9]+枚)を?手札に(?:加え(?:て)?)?、",
        r"山札の上から\1を見て、その中から\2を選び、手札に加え、",
    ),
    (f"残りは?を?下[へに]{_END}", "残りを山札の一番下に置く"),
    ("(?<![^。：\n])([23])回(?:アタック|攻撃)(?:出来る|する)?" + _END, r"このカードは1ターンに\1回アタック出来る"),
    (f"(?:(?<=：)|(?<=時、)|(?<=時に))手札に戻る{_END}", "このカードを手札に戻す"),
    ("(?<=見て、)(?:一番)?上か(?:一番)?下(?=に)", "山札の一番上か一番下"),
    (f"(?<=をWT[＋－][0-9]){_END}", "する"),
    ("覚醒中(?:は)?、", "あなたのマスターが覚醒しているなら、"),
    ("道連れ(?:に(?=する|し)|(?=。|$|\n))", "ブレイク"),
    (f"(味方|敵)(?:の)?(?={_CARD}|トークン|カード|フィールド|場|手札|山札)", _side("の")),
    ("(自分)(?=ミニオン|マスター|ロード|ユニット)", _side("の")),
    (f"({_SIDE})(?:の(?:場|フィールド)の?)?の?(?:全員|全体)", _side("のミニオン全て")),
    ("(味方|敵)(?=全て|全部|[0-9XYZ]+体|[をにはがの])", _side("のミニオン")),
    ("全部", "全て"),
    ("(?<=(?:オン|ット|ード|ター)全て)(?=(?:ATK|HP)?[＋－][0-9XYZ])", "は"),
    (f"(?<=全て)({_KEYWORDS}){_END}", r"は\1を得る"),
    (f"(?<=は)({_KEYWORDS}){_END}", r"\1を得る"),
    (
        f"({_COUNTABLE})((?:[0-9XYZ]+[枚体個つ](?:まで)?|全て)(?:無作為に|ランダムに)?)(?={_DONE})",
        r"\1を\2",
    ),
    (_ZONE_AT_THE_END + _END, r"\1に置く"),
    (f"手札へ{_END}", "手札に戻す"),
    ("(?<=て)いれば、?", "いるなら、"),
    ("(?<![がは])覚醒しているなら", "あなたのマスターが覚醒しているなら"),
    (
        "(?:(?<=[《／])|(?m:^))(?:この(?:カード|ミニオン|ユニット|ロード)の)?(?:バトル|戦闘)(?:の)?開始時(?=[》／、：])",
        "アタック時／このカードがアタックされた時",
    ),
    ("(?<=WT)([がは]?)([ⅠⅡⅢⅣ])(?=の|以上|以下|で)", lambda match: f"{match[1]}{'ⅠⅡⅢⅣ'.index(match[2]) + 1}"),
    ("(?<=ATKとHP)の(?:値|数値|数字)(?=を入れ替え)", ""),
    ("(?<=ライフ)も(?=半分|[0-9]+点?に)", "を"),
)
_READY: Final = tuple((re.compile(typed), usual) for typed, usual in _TYPED)


def in_words_of_the_book(text: Mapped) -> Mapped:
    for pattern, usual in _READY:
        if pattern.search(text.text):
            text = text.substituted(pattern, _put(usual))
    return text


def _put(usual: str | Callable[[re.Match[str]], str]) -> Callable[[re.Match[str]], str]:
    return usual if callable(usual) else lambda match: match.expand(usual)
