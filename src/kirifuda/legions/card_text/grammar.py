"""The language of card texts: clauses are phrases with particles before a verb, in any order.

What a verb does with its phrases is said in `effects`, `facts` and `happenings`; the grammar only says what
is a phrase. A comma may stand after particles, verbs and adverbs.
"""

from functools import cache
from typing import Final

from ...text.parsing import Grammar
from . import lexicon
from .lexicon import (
    CATEGORIES,
    COLOURS,
    CORE_PLACE,
    COUNTERS,
    FORMS,
    KEYWORD,
    KEYWORD_NAME,
    LANES,
    NUMBER,
    ORIENTATION,
    STAT,
    TOKEN_NAMES,
    ZONES,
    one_of,
)

# Quotations are read before the sentence they stand in, and stand in it as one character each.
KEYWORDS_QUOTED: Final = "\ue000"
CHANGE_QUOTED: Final = "\ue100"
ATK_QUOTED: Final = "\ue200"
ABILITY_QUOTED: Final = "\ue300"
NAME_QUOTED: Final = "\ue400"
THIS_NAME: Final = "\ue500"
"""The card's own name."""
QUOTED: Final = 256
"""How many quotations of a kind a text may have."""


def _quoted(first: str) -> str:
    return f"[{first}-{chr(ord(first) + QUOTED - 1)}]"


_NAMES: Final = f"{_quoted(NAME_QUOTED)}(?:(?:{lexicon.OR})?{_quoted(NAME_QUOTED)})*"
_COMPARED: Final = "(?:以上|以下|未満|より大きい|より小さい|より多い|より少ない|ちょうど|を超える)?"
_BE: Final = "(?:の|である(?!なら|場合|時|限|か)|で、?(?!ない|は|あ|か))"
GIFT: Final = (
    f"(?:{_quoted(CHANGE_QUOTED)}(?:の修正)?|[＋－]{NUMBER}／[＋－]{NUMBER}(?:の修正)?|{_quoted(KEYWORDS_QUOTED)}"
    f"|{KEYWORD}|{_quoted(ATK_QUOTED)}|{_quoted(ABILITY_QUOTED)}(?:のアビリティ|の効果|の能力)?)"
)

_CARD_NOUN: Final = "(?:カード|ミニオン|ロード|ユニット|スキル|アーツ|マスター|トークン)"
_END_OF_TURN: Final = "(?:次の(?:あなた|相手)の|(?:あなた|相手)の次の)"

_IF: Final = "(?:なら(?:ば)?|場合(?:は)?|時(?:は)?|限り|か)"
_IS: Final = (
    f"(?:で(?:は)?ない{_IF}|なら(?:ば)?|である{_IF}|(?:の|だった)(?:場合|時)(?:は)?|であれば|で(?:は)?なければ"
    "|(?:で(?:は)?なく|で(?:あり)?)、?かつ)、?"
)
_THERE: Final = one_of(
    [
        "ある",
        "いる",
        "ない",
        "いない",
        "置かれている",
        "存在する",
        "存在しない",
        "多い",
        "少ない",
        "大きい",
        "小さい",
        "高い",
        "低い",
        "持つ",
        "持たない",
    ]
)
_THERE_AND: Final = one_of(
    ["あり", "おり", "なく", "いなく", "いて", "多く", "少なく", "大きく", "小さく", "持ち", "持たず"]
)
_PARTICLES: Final = (
    "は",
    "が",
    "によって",
    "により",
    "とのバトルで",
    "として(?!扱)",
    "と(?!同|隣)",
    "を持つ(?:ユニット|マスター)?として",
    "を持って",
    "を",
    "にある(?:もの|カード)として",
    "にあるのと同じように",
    "に(?:対して|対し)?(?!等しい|(?:ある|いる|置かれている)(?!なら|場合|時|限|か、))",
    "へ",
    "の(?:中|内)から",
    "から",
    "で(?!ない|ある|は|か|、かつ)",
    "より",
    "の(?=アタックターゲットに|任意起動)",
    "のWTが",
    "の疲労[をは]",
    "のレーンを",
    "の上(?:に(?!ある|置かれ)|へ|から)",
    f"の(?:ATK|HP)を(?:{NUMBER}、HPを)?",
)

CLASSES: Final = {
    "HEAD": {
        "THIS": f"この{_CARD_NOUN}|自身|{THIS_NAME}",
        "DONE": "(?:そうした|この(?:方法|効果)で[^。、]{1,6}?した|除外した|引いた|疲労させた|置いた|選んだ|戻した)"
        "(?:カードの)?(?:枚数|数|個数|体数)",
        "HAPPENED": "(?:その|受けた|与えた|得た|失った)(?:ダメージ|ライフ)?(?:の)?(?:点数|値)"
        "|(?:受けた|与えた)ダメージ|得たライフ|失ったライフ|そのダメージ(?!の発生源)",
        "REST": "残り(?:のカード)?(?:全て)?",
        "MENTIONED": "条件を満たした(?:カード|ミニオン|ユニット)",
        "PRON": "その(?:中|内)(?=から)|それら(?:の(?:カード|ミニオン|ユニット))?|それぞれ|それ"
        f"|そ(?=の疲労|のATK|のHP|のコスト|のWT)|その{_CARD_NOUN}"
        f"|(?:(?:[0-9]+番目に)?選んだ|配置した|置いた|引いた|公開した|見た)(?:(?:あなた|相手)の)?{_CARD_NOUN}",
        "OTHERSIDE": "アタックターゲット|ターゲットユニット|アタックユニット|バトル相手|バトルした(?:相手の)?ユニット"
        "|(?:その)?ダメージの発生源",
        "PLAYER": "(?:あなた|自分|相手|(?:お?互い|各|両方?|全て)の?プレイヤー|お?互い|ターンプレイヤー"
        "|(?:どちらか|いずれか)の?プレイヤー)(?!の)",
        "NUM": f"{NUMBER}(?=[がをとは])",
    },
    "FRONT": {
        "LOC": f"{ZONES}(?:に(?:ある|いる|置かれている|置かれた)|の(?!上|枚数|数|一番))、?",
        "INLANE": f"(?:{LANES}|全てのレーン)(?:に(?:ある|いる|置かれている|置かれた)|の)、?",
        "CORELOC": f"{CORE_PLACE}(?:に(?:ある|置かれている|置かれた)|の(?!活性|疲労))、?",
        "WHOSE": "(?:あなた|自分|相手|持ち主|お?互い|どちらか|(?:お?互い|各|両方?)の?プレイヤー|ターンプレイヤー"
        "|いずれかの?プレイヤー)の(?!プレイヤー)、?|(?:あなた|相手)(?=フィールド|マスター|ミニオン|ロード|ユニット)",
        "COL": f"{COLOURS}(?:{_BE}|を持つ|を持ち、?|を持たない|でない|以外の)、?",
        "SYM": "(?:シングル|ダブル)シンボル(?:の|を持つ)、?",
        "STATEMOD": f"(?:{ORIENTATION}(?:状態)?(?:{_BE}|でない|以外の)|疲労している|疲労していない"
        "|行動不能(?:状態)?(?:の|である|でない)|ダメージを受けている|ダメージを受けていない)、?",
        "STATMOD": f"(?:{STAT}|ダメージ)[がは]?(?:ちょうど)?{NUMBER}点?"
        f"(?:{_COMPARED}(?:の|である|で、?|を持つ)|より大きい|より小さい|を超える)、?",
        "KEYMOD": f"(?:{_quoted(KEYWORDS_QUOTED)}|{KEYWORD_NAME}(?:{NUMBER})?)"
        "(?:を持つ(?!(?:ユニット|マスター)?として|なら|場合)|を持ち、?(?!かつ)|を持たない(?!なら|場合))、?",
        "TYPEMOD": f"(?:タイプ(?:が|に)?{_NAMES}(?:{_BE}|を持つ(?!なら|場合)|を持ち|を持たない(?!なら|場合)|以外の)"
        f"|{_NAMES}タイプ(?:{_BE}|を持つ(?!なら|場合)|を持ち|を持たない(?!なら|場合)|以外の)"
        f"|{_NAMES}を(?:持つ(?!なら|場合)|持ち|持たない(?!なら|場合))"
        "|[一-龠々ァ-ヶー]{1,10}タイプ(?:の|を持つ|を持たない)"
        f"|(?!{KEYWORD_NAME}|{CATEGORIES}|カード|トークン|効果|[^を]*(?:属性|シンボル)を)"
        "[一-龠々ァ-ヶー]{1,10}を持(?:つ|たない)(?!なら|場合|(?:ユニット|マスター)?として))、?",
        "NAMEMOD": f"(?:(?:カード名|名前)(?:が|に)?{_NAMES}(?:{_BE}|を持つ)|{_NAMES}(?:という)?(?:名前|カード名|名)の"
        f"|{_NAMES}(?:以外の|でない(?!なら|場合)))、?",
        "NOTCATEGORY": f"{CATEGORIES}(?:以外の|でない(?!なら|場合|か))、?",
        "TOKENMOD": "トークン(?:である|でない|以外の)、?",
        "OTHER": "(?:他の|別の)(?!レーン)",
        "SAMECOUNT": "(?:それと)?同じ(?:枚数|数)の",
        "QTYFRONT": f"{NUMBER}{COUNTERS}(?:まで|以上)?の",
        "ALLFRONT": "全ての(?!効果|プレイヤー|レーン)|各(?!プレイヤー)|全(?=ミニオン|ユニット|ロード|カード)",
    },
    "NOUN": {
        "GIFTS": f"{GIFT}(?:(?:と|・|、|／)?{GIFT})*",
        "TOP": "山札の(?:一番)?(?:上|下)(?:から|にある|の)(?:カード)?",
        "DECKEND": "山札の(?:一番)?(?:上|下)",
        "WAITBYWT": "(?:その(?:カード|ミニオン|スキル)の)?WT(?:値)?"
        "(?:で(?:指定|示)された|で示される|に示された|の(?:値の)?)ウェイトゾーン",
        "TURN": "(?:あなた|相手)のターン(?:中)?(?=なら|で|の場合)",
        "DEALT": "(?:受ける|与える)(?:バトル|効果)?ダメージ",
        "TIRED": "疲労(?=を回復)",
        "REGION": "(?:別|他)の領域",
        "ORIENT": f"(?:{ORIENTATION}|行動不能)状態(?!で(?!ない|は|あ|、かつ)|に)|疲労(?=なら|でない|の場合|である)",
        "MODE": "通常モード|覚醒モード|覚醒前モード",
        "DMG": f"(?:{NUMBER}点?の?)?(?:バトル|効果)?ダメージ",
        "POINTS": f"(?:{NUMBER}点?の?)?(?:マスターポイント|MP)(?:{NUMBER}点?)?",
        "LIFE": "(?:マスターの)?ライフ",
        "TOKENNOUN": TOKEN_NAMES,
        "CARDS": f"{CATEGORIES}|カード(?!チェンジ|名)|トークン",
        "LANENOUN": f"{LANES}|選んだレーン|そのレーン|隣接(?:する)?レーン|(?:別|他)のレーン|レーン(?!移動)"
        "|全てのレーン",
        "COREPLACE": CORE_PLACE,
        "ZONENOUN": ZONES,
        "CORES": "コア",
        "BARETYPE": f"タイプ{_NAMES}|{_NAMES}タイプ",
        "BARENAME": f"(?:カード名)?{_NAMES}",
        "BARECOLOUR": COLOURS,
        "BARESTAT": f"{STAT}[がは]?(?:ちょうど)?{NUMBER}点?{_COMPARED}",
        "QTYCMP": f"(?:ちょうど)?{NUMBER}{COUNTERS}?(?:以上|以下|未満|ちょうど|より多く|より少なく)?"
        "(?=なら|で|の場合|だった|か、|なけ)",
        "EFFECTS": "全ての効果|任意起動(?:効果|アビリティ)|効果",
        "WORDS": "属性|カテゴリー|数字",
        "COSTOF": "アンロックする(?:為の)?コスト|アンロックコスト",
        "GAME": "(?:この)?ゲーム",
        "WTOF": "WT(?=[がを])",
    },
    "AFTER": {
        "QTY": f"{NUMBER}{COUNTERS}(?:ずつ)?(?:まで)?"
        "(?!以上|以下|未満|ちょうど|より|の(?!疲労|ATKを|HPを|レーンを)|なら|で(?!バトル)|か、)、?",
        "ALL": "全て、?",
    },
    "P": {
        "CMPBE": f"(?:以上|以下|未満|と同じ){_IS}",
        "BE": _IS,
        "P": f"(?:{'|'.join(_PARTICLES)})、?",
    },
    "WORD": {
        "QTY": f"{NUMBER}{COUNTERS}(?:ずつ)?(?:まで)?(?!以上|以下|未満|ちょうど|より|の|なら|で|か、)、?",
        "STATSET": f"ATKを(?:{NUMBER}、HPを)?(?={NUMBER}に)|HPを(?={NUMBER}に)",
        "BARENUM": f"{NUMBER}(?=増|減|少)",
        "QTYCMP": f"(?:ちょうど{NUMBER}{COUNTERS}?|{NUMBER}{COUNTERS}?(?:以上|以下|未満|ちょうど|より多く|より少なく))"
        "(?!の|なら|で|か、)、?",
        "ALL": "全て、?",
        "ANYQ": "好きな(?:枚数|数|体数|個数)(?:だけ)?、?|何(?:枚|体)でも、?",
        "TIME": f"(?:この)?ターン(?:の)?終了時(?:に、?|、)"
        f"|{_END_OF_TURN}(?:ターン|{one_of(list(lexicon.PHASE_WORDS))})(?:の)?(?:開始時|終了時)(?:に、?|、)",
        "DUR": "(?:この)?ターン(?:の)?(?:終了時|終わり)まで、?|このターン(?:の間|中)?、?"
        "|このバトル(?:の間|中)、?|(?:この)?バトル(?:の)?終了時まで、?"
        f"|{_END_OF_TURN}ターン(?:の)?(?:開始時|終了時|終わり)まで、?",
        "ADV": "(?:さらに|その後|直接|無作為に|ランダムに|裏向き(?:に|で)|表向き(?:に|で)"
        "|好きな順番で|疲労状態でも|行動不能状態でも|(?:疲労|リバース|活性)状態で(?!ない|は|あ|、かつ)|(?:(?:あなた|相手)の)?効果(?:で|によって|により)"
        "|ブロッカーを無視して|バトルダメージとして|バトルで|次に|代わりに)、?",
    },
    "END": {
        "MODES": f"以下(?:の(?:効果|中))?(?:の中|の内)?から、?{NUMBER}つ(?:まで)?を?、?"
        "(?:選んで得る|選び、?(?:解決する|得る)|選んで解決する|選ぶ|得る)",
        "REPEAT": f"以下の(?:効果|処理)を(?:{NUMBER}回)?(?:得る|解決する|行う|繰り返す)",
        "DID": "そうし(?:た|なかった)(?:場合|時|なら)(?:は)?、?|そうで(?:は)?ない(?:場合|なら(?:ば)?)(?:は)?、?",
        "LET": "[XYZ]と(?:してもよい|する|して|し)、?|(?<=と)(?:する|して|し)、?",
        "BECOME": f"{NUMBER}に(?:してもよい|する事が出来る|する|して|し|なる|なり)、?",
        "WTCHANGE": f"WT[＋－]{NUMBER}(?:する事が出来る|してもよい|する|して|し|される|され)、?",
        "EXIST": f"{_THERE}{_IF}、?|{_THERE_AND}、?かつ、?|(?:あれ|いれ|なけれ|いなけれ)ば、?",
        "VERB": f"{one_of(FORMS)}、?",
    },
    "THEN": {
        "WHEN": "(?:時|場合)(?:に)?(?:は)?、?|なら(?:ば)?、?",
        "INSTEAD": "代わりに、?",
    },
    "TO": {"TO": "と、?(?!同|隣)"},
    "REL": {
        "REL": "(?:(?:と(?:同一|同じ)の?レーン|の(?:いる|ある)レーン|が(?:いる|ある)レーン)に(?:いる|ある)"
        "|と(?:同一|同じ)の?レーンの"
        "|(?:の隣接(?:する)?|に隣接する|と隣接する|の隣の)レーン(?:に(?:いる|ある)|の)|以外の|でない(?!なら|場合|か)"
        "|の上に(?:ある|置かれている|置かれた))、?",
    },
    "STATIS": {"STATIS": f"{STAT}[がは]"},
    "OF": {
        "COUNTOF": "の(?:枚数|体数|個数|数)",
        "STATOF": f"の(?:{STAT}|ダメージ)(?:の合計)?(?!を{NUMBER}[に、])",
    },
    "ALTERED": {
        "HALF": "の半分(?:（端数切り(?:上げ|捨て)）|(?:、?端数は?切り(?:上げ|捨て)))?",
        "MULT": "の[0-9]+倍",
        "ADDED": f"に{NUMBER}を(?:加え|足し)た(?:数|値)|から{NUMBER}を引いた(?:数|値)",
    },
    "EQ": {
        "EQQ": "(?:に等しい|と同じ)(?:枚数|数値?|体数|点数|個数|値)(?:だけ)?(?!の|以)(?:まで)?、?",
        "EQ": "(?:に等しい|と同じ)(?:数値?|点数|値|枚数)?の?|分の|点の?",
        "EQCMP": "(?:以上|以下|未満|より大きい|より小さい)(?:の|である(?!なら|場合|時|限|か))?(?!なら|の場合|で)、?",
        "PER": "につき、?|ごとに、?",
    },
}
"""The words, by what the rules take for the same. In each class the first kind that fits is taken."""

RULES: Final = """
sentence: item+
item: phrase P | WORD | END THEN? | phrase EQ
?phrase: ref | amount
ref: one (TO one)*
one: HEAD | cards AFTER?
cards: front* NOUN
front: FRONT | one REL | phrase EQ | STATIS phrase EQ
amount: phrase OF | phrase ALTERED
"""

STARTS: Final = ("sentence",)


@cache
def grammar() -> Grammar:
    return Grammar(RULES, CLASSES, STARTS)
