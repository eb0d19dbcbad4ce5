"""One way to write what this book writes in several: words, and turns of phrase that a grammar need not know."""

import re
from typing import Final

from ...text.mapped import Mapped
from ...text.normalise import in_usual_words
from .lexicon import one_of

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
    "カードのタイプ": "カードタイプ",
}
_WORD: Final = re.compile(one_of(_WORDS))
_WAS: Final = re.compile("(?<!い)([てで])いた(?=なら|場合|か、)")
_HAS_BEEN: Final = {"て": "た", "で": "だ"}
_DURING: Final = re.compile(
    "((?:(?:あなた|相手)のターン|(?:回復|ドロー|チェック|メイン|戦闘|調整)フェイズ))(?:の間|中)(?:は)?、"
)
_STAT: Final = "パワー|ATK|レベル|コスト|CA"
_EXTREME: Final = "高い|大きい|低い|小さい"
_OF_A_PLAYER: Final = "ライフ|時代|進攻値|手札"
_THIS: Final = "この(?:ユニット|カード|ヒストリー|ストラクチャ)"
_START: Final = "(?:^|(?<=[。、\\n]))"
_ACTS: Final = (
    (re.compile("攻撃も防御も(?:する事が)?出来ない"), "攻撃出来ず、防御出来ない"),
    (re.compile("の対象に(?:選ばれ|なら|され)ない"), "に選ばれない"),
    (re.compile("攻撃して?、?(?=防御されなかった)"), ""),
    (re.compile("の攻撃が(?=防御され)"), "が"),
    (re.compile("の(?:アビリティ|能力)に(?:よって)?(?=選ばれ)"), "に"),
    (re.compile("(?:(?<=[にで])|(?<=よって))は(?=、?(?:(?:防御|破壊|除外)され|選ばれ))"), ""),
    (re.compile("(スペル|アビリティ)の効果(?=[にで])"), r"\1"),
    (re.compile("スペルで(?=選ばれ)"), "スペルに"),
    (
        re.compile("小隊を組(?:めない|む事が?は?出来ない)|小隊に(?:参加出来|参加する事が出来|加われ)ない"),
        "小隊攻撃に参加出来ない",
    ),
    (re.compile("毎ターン、?(?=可能|攻撃|防御)"), ""),
    (re.compile("(可能ならば?)毎ターン、?"), r"\1"),
    (re.compile("相手(?:に|の(?=手札))、?([^。、]*?)捨てさせ(?=る|て|、)"), r"相手は\1捨て"),
    (re.compile("(相手|プレイヤー)に、?([^。、]*?)犠牲にさせる"), r"\1は\2犠牲にする"),
    (re.compile("(相手|プレイヤー)に、?([^。、]*?)犠牲にさせ(?=て|、)"), r"\1は\2犠牲にし"),
    (re.compile("((?:相手|プレイヤー|コントローラー)は、?)自身の"), r"\1自分の"),
    (re.compile("((?:プレイヤー|互い)は、?)それぞれ、?(?:自分の)?"), r"\1"),
    (re.compile("([てで])、?(?:このカードを|これを)?(?:使用|配置)して(?=もよい)"), r"\1"),
    (re.compile("([^。、]*?)を(相手|あなた)のコントロールの?下に置く"), r"\2は\1をコントロールする"),
    (re.compile("(それら?を)捨てさせ(?=る)"), r"\1捨て"),
    (re.compile("の対象に(?:選ばれ|なっ|され)た"), "に選ばれた"),
    (re.compile("あなたを(?=攻撃(?:出来ない|しな))"), ""),
    (re.compile("ゲームから(?=除外)"), ""),
    (re.compile("スペルによる(?=ダメージを受けない)"), "スペルから"),
    (re.compile("(?<=好きな順番で)(?=戻す)"), "山札の一番上に"),
    (re.compile("あなたと相手は、?(?:それぞれ、?)?"), "各プレイヤーは"),
    (re.compile("を(使用|配置)するコストとして、追加で"), r"を\1する追加コストとして、"),
)
"""Who does what, and to whom."""
_TIMES: Final = (
    (re.compile("(?<=[るい])間(?:は)?、"), "かぎり、"),
    (re.compile("(?<=[たる])際(?:に)?、"), "時、"),
    (re.compile("(?<=る)時(?=、?代わりに)"), "場合"),
    (re.compile("ターンの終わりに、"), "ターンの終了時に、"),
    (re.compile("((?:ターン|フェイズ)の?(?:開始時|終了時))、"), r"\1に、"),
    (re.compile(f"{_START}支払わない(?=なら|場合)"), "そうしない"),
    (re.compile("各ターンに?、?(?=追加で)"), ""),
    (re.compile(f"({_START}(?:あなた|相手)のターン)に?、"), r"\1なら、"),
)
"""When."""
_CARDS: Final = (
    (re.compile("これ(?=[をはがにの])"), "このカード"),
    (re.compile("(?<![戦き])場(?=に(?:ある|いる|出|置|配置)|の(?:ユニット|カード|ヒストリー|ストラクチャ))"), "戦場"),
    (re.compile("この上(?=[にかへの])"), "このカードの上"),
    (
        re.compile(f"({_THIS}は、?)(?:その)?上(?:の|に(?:置かれている|ある))(?=[^。、]*カウンター)"),
        r"\1このカードの上に置かれている",
    ),
    (re.compile("(?:あなたの)?捨て札置き場にあるこの(?=カードを[^\n]*捨て札置き場にある(?:場合|時))"), "この"),
    (re.compile("それぞれのプレイヤー|全ての?プレイヤー"), "各プレイヤー"),
    (re.compile("(ユニット|ヒストリー|ストラクチャ)[・=](?=トークン)"), r"\1"),
    (re.compile(f"({_STAT})[がの](?:最も|一番)(?={_EXTREME})"), r"\1が最も"),
    (re.compile(f"(?:最も|一番)({_STAT})[のが](?={_EXTREME})"), r"\1が最も"),
    (
        re.compile(
            f"((?:ユニット|ヒストリー|ストラクチャ)(?:カード)?|カード)の(?:中|内)(?:で|の|から)?、?"
            f"((?:{_STAT})が最も(?:{_EXTREME}))(?:ユニット|カード|もの)"
        ),
        r"\2\1",
    ),
    (re.compile("を([0-9X]+[体枚](?:まで)?)と(?=[^。]*選)"), r"\1と"),
    (re.compile("その(?:中|内)の(?=[^。、]*を)"), "その中から"),
    (re.compile("(あなた|相手|自分|そのプレイヤー)の(?=コントロールする)"), r"\1が"),
    (re.compile("([\ue000-\uf8ff]+の?)(トークンユニット|ユニットトークン)（([0-9]+)／([0-9]+)）"), r"\3／\4の\1\2"),
    (
        re.compile("([0-9X]+)個の([^、。0-9]{1,9}カウンター)が(?:上に)?置かれた状態で"),
        r"\2が\1個置かれた状態で",
    ),
    (re.compile("の(?:上の)?全てのカウンターを(?=取り除)"), "の上からカウンターを全て"),
    (re.compile("カウンターが([0-9]+)個置かれた(?=時)"), r"カウンターが\1個以上置かれている"),
    (re.compile("この(?:ユニット|カード|ヒストリー|ストラクチャ)のコントローラー"), "あなた"),
    (re.compile("そのコントローラーの手札に(?=戻)"), "オーナーの手札に"),
    (re.compile("山札を上から([0-9X]+)枚(?=見|公開)"), r"山札の上から\1枚を"),
    (re.compile("その内、?([0-9X]+枚)"), r"その中から\1"),
    (re.compile("(?<=順番で)(?=[上下]に(?:戻|置))"), "山札の一番"),
    (re.compile("パワー([0-9]+)／ATK([0-9]+)(?=[ので])"), r"パワー\1、ATK\2"),
    (re.compile("宣言した(?:カード)?タイプ"), "指定したカードタイプ"),
    (re.compile("宣言した(?=勢力|カテゴリ)"), "指定した"),
    (re.compile("((?:勢力|カテゴリ|カードタイプ)を1つ)宣言(?=する|し)"), r"\1指定"),
)
"""Which cards."""
_NUMBERS: Final = (
    (re.compile(f"([0-9XYZ]+)(?:に等しい|と同じ)({_STAT})の"), r"\2\1の"),
    (re.compile("の修整と(?=[\ue000-\ue1ff]を(?:得|与))"), "され、"),
    (re.compile("全てのダメージを(?=取り除)|ダメージを全て(?=取り除)"), "ダメージを"),
    (re.compile("(?<=×)([0-9]+)(?=上が|上げ|下が|下げ|増|減)"), r"\1に等しい値だけ"),
    (re.compile(f"({_OF_A_PLAYER})(の枚数)?([がは])(あなた|相手)より(?=[多少大小高低])"), r"\1\2\3\4の\1\2より"),
    (
        re.compile(f"(あなた|相手|ターンプレイヤー|そのプレイヤー)は、?({_OF_A_PLAYER})が([^。、]*?なら(?:ば)?)、?"),
        r"\1の\2が\3、\1は",
    ),
    (re.compile("の(?:中|内)で、?(?=最も|一番)"), "の中の"),
    (re.compile(f"({_STAT}|ダメージ|ライフ|進攻値)の(?:値|数値)(?=に等しい|と同じ)"), r"\1"),
    (re.compile("時代の(?:数字|数値?|値)"), "時代"),
    (re.compile("その([0-9]+)倍の(?=ライフ|ダメージ|進攻値)"), r"その値の\1倍に等しい"),
    (re.compile("それと同じ(?:だけ|数|値|点数)?の?(?=ダメージ|ライフ)"), "その値に等しい"),
    (re.compile("それらの(?:数|枚数|体数)(?=に等しい|と同じ)"), "その枚数"),
    (
        re.compile(
            "(?<!次に)(あなた|相手|それ|このユニット)が受ける(戦闘|効果による)?ダメージ(?:は|を)(?:全て)?0に(?:なる|する)"
        ),
        r"\1に与えられる\2ダメージを全て軽減する",
    ),
    (re.compile("(?:少なく|低く|安く)なる"), "減る"),
    (re.compile("(?:多く|高く)なる"), "増える"),
    (re.compile("(?:あなたの)?ソウルプールに、?(?=[^。、]*(?:生み出|加え))"), ""),
    (
        re.compile(
            "(?:(?:このカード|この効果)によって)?(破壊|除外|犠牲に)(?:された|した)(?:ユニット|カード)1[体枚](?=につき|ごとに)"
        ),
        r"\1したカードの数1つ",
    ),
)
"""How much."""
_THOSE: Final = "(?=(?!選|指定)[^。\n]*?[。、][^\n]*?それら)"
_ALL: Final = (
    (re.compile(f"(?<!それ)(?<!に対し)(全て)([をに]){_THOSE}(?!指定|選|しない|する)"), r"\1を指定し、それら\2"),
    (
        re.compile(f"(全ての[^。、\n：]*?(?:ユニット|カード|ヒストリー|ストラクチャ|SS))([をに]){_THOSE}(?!指定|選)"),
        r"\1を指定し、それら\2",
    ),
)
"""ユニットすべてを回復する。それらは～: they are fixed before anything is done with them."""
_RESPELLED: Final = (*_CARDS, *_ACTS, *_TIMES, *_NUMBERS, *_ALL)
_MAY: Final = re.compile("(?<=[てで])よい")
_ALSO: Final = re.compile("でもある(?=$|。|\n)")


_NO_MORE: Final = re.compile(
    "(あなた|相手)は、?(?:1ターン|各ターン)に、?(?:([0-9]+)枚以上の?スペルを|スペルを([0-9]+)枚以上|([0-9]+)枚しかスペルを"
    "|スペルを([0-9]+)枚しか)使用出来ない"
)


def _no_more_spells(match: re.Match[str]) -> str:
    """1ターンに2枚以上のスペルを使用できない: after the first one, none."""
    who, first, second, third, fourth = match.groups()
    used = int(first or second) - 1 if first or second else int(third or fourth)
    return f"このターン、{who}がスペルを{used}回以上使用したなら、{who}はスペルを使用出来ない"


def in_words_of_the_book(text: Mapped) -> Mapped:
    """One way of writing each word, those of this book as well. Not for what is quoted."""
    text = in_usual_words(text)
    text = text.substituted(_NO_MORE, _no_more_spells)
    text = text.substituted(_WORD, lambda match: _WORDS[match.group()])
    text = text.substituted(_DURING, lambda match: f"{match.group(1)}なら、")
    for pattern, by in _RESPELLED:
        text = text.substituted(pattern, lambda match, by=by: match.expand(by))  # type: ignore[misc]
    text = text.substituted(_MAY, lambda match: "もよい")
    text = text.substituted(_ALSO, lambda match: "にもなる")
    return text.substituted(_WAS, lambda match: _HAS_BEEN[match.group(1)])
