"""One way to write what this book writes in several: words, and turns of phrase that a grammar need not know."""

import re
from typing import Final

from ...text.mapped import Mapped
from ...text.normalise import in_usual_words
from ...text.plain_style import in_plain_style
from ...text.quotations import quoted
from ...text.words import one_of
from . import as_players_say, beyond_the_book, in_short
from .lexicon import VERBS
from .signs import ABILITY_QUOTED, SOULS_QUOTED
from .turns_of_phrase import BELONGING, OWN_TURN, PHRASES
from .ways_to_say_it import SAYINGS

_WORDS: Final = {
    "限り": "かぎり",
    "のあいだ": "の間",
    "ストラクチャー": "ストラクチャ",
    "捨札": "捨て札",
    "墓地": "捨て札置き場",
    "トラッシュ": "捨て札置き場",
    "捨て札置場": "捨て札置き場",
    "捨札置場": "捨て札置き場",
    "捨札置き場": "捨て札置き場",
    "山札置場": "山札",
    "無くな": "なくな",
    "無い": "ない",
    "時代マーカーとして": "時代ヤードに",
    "攻撃をして": "攻撃して",
    "防御をして": "防御して",
    "選択する": "選ぶ",
    "選択し、": "選び、",
    "選択して": "選んで",
    "ソウルストーン": "SS",
    "修正": "修整",
    "進行値": "進攻値",
    "シャッフルを行う": "シャッフルする",
    "一人": "1人",
    "相手プレイヤー": "相手",
    "乗ってい": "置かれてい",
    "載ってい": "置かれてい",
    "好きな順で": "好きな順番で",
    "その使用者": "そのプレイヤー",
    "山札置き場": "山札",
    "だけのダメージ": "ダメージ",
    "カードのタイプ": "カードタイプ",
    "使えない": "使用出来ない",
    "使える": "使用出来る",
    "状態のかぎり": "状態であるかぎり",
    "小隊で攻撃": "小隊攻撃で攻撃",
    "攻撃フェイズ": "戦闘フェイズ",
    "ブロック": "防御",
    "アタック": "攻撃",
}
_WORD: Final = re.compile(one_of(_WORDS))
_WAS: Final = re.compile("(?<!い)([てで])いた(?=なら|場合|か、)")
_HAS_BEEN: Final = {"て": "た", "で": "だ"}
_DURING: Final = re.compile(
    "(?<!次の)(?<!次の相手の)(?<!次のあなたの)((?:(?:あなた|相手)のターン|(?:回復|ドロー|チェック|メイン|戦闘|調整)フェイズ))(?:の間|中)(?:は)?、"
)
_STAT: Final = "パワー|ATK|レベル|コスト|CA"
_EXTREME: Final = "高い|大きい|低い|小さい"
_OF_A_PLAYER: Final = "ライフ|時代|進攻値|手札"
_THIS: Final = "この(?:ユニット|カード|ヒストリー|ストラクチャ)"
_SOULS: Final = f"{quoted(SOULS_QUOTED)}+"
_PLAIN: Final = {"生み出": "生み出す", "支払": "支払う"}
_START: Final = "(?:^|(?<=[。、\\n]))"
_AND_ALSO: Final = {"受け": "受け、", "得": "得、", "され": "され、", "持つ": "持ち、", "する": "し、"}
_PLAYERS: Final = re.compile("相手|あなた|(?:各|その)プレイヤー|そのコントローラー")


def _made_to(match: re.Match[str]) -> str:
    """相手に～させ、～: what follows is yours to do again."""
    who, what, verb, end = match.groups()
    do = "する" if verb == "犠牲に" else "る"
    if end == "る":
        return f"{who}は{what}{verb}{do}"
    goes_on = "" if _PLAYERS.match(match.string, match.end()) else "あなたは"
    return f"{who}は{what}{verb}{'し' if verb == '犠牲に' else ''}、{goes_on}"


_ACTS: Final = (
    (re.compile("攻撃も防御も(?:する事が)?出来ない"), "攻撃出来ず、防御出来ない"),
    (re.compile("の対象に(?:選ばれ|なら|され)(ない|ず)"), r"に選ばれ\1"),
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
    (
        re.compile("次の(あなた|相手)の(?:ターンの)?(?=(?:回復|ドロー|チェック|メイン|戦闘)フェイズ[12]?[をは])"),
        r"\1の次の",
    ),
    (re.compile("(フェイズ[12]?)は(?=(?:飛ば|スキップ))"), r"\1を"),
    (re.compile("ライフの(?:値|総量|点数|合計)を(?=入れ替え|交換)"), "ライフを"),
    (re.compile("次に、?(あなた|相手)が(?=(?:使用|配置)する)"), r"\1が次に"),
    (re.compile("(?<!が)次に(?=(?:使用|配置)する[^。、]*コスト)"), "あなたが次に"),
    (
        re.compile("(?:異能|代替)コスト(?:を支払って|で)、?(?:使用|配置)され(?:ていた|た|ている)(?=なら|場合)"),
        "代替コストを支払った",
    ),
    (
        re.compile("((?:追加|代替)コストを)支払(?:っていない|わなかった)(?=なら|場合)"),
        r"\1支払った事がない",
    ),
    (re.compile("(可能ならば?、?[^。、]*?(?:攻撃|防御))(?:する|を行う)(?=$|。|\n)"), r"\1しなければならない"),
    (re.compile("(?<=[しい])てから、?(?=[^。]*)"), "て、"),
    (re.compile("(受け|得|され|持つ|する)(?:る)?と(?:共|とも)に、?"), lambda match: _AND_ALSO[match.group(1)]),
    (re.compile("(支払わ|捨て|犠牲にし)なければ、"), r"\1ないかぎり、"),
    (
        re.compile(
            f"{_START}(?:犠牲にした|破壊した|除外した|捨てた|ワイプした|公開した|支払った|回復した|戻した|引いた)"
            "(?=なら|場合)"
        ),
        "そうした",
    ),
    (
        re.compile(f"({_SOULS})(?:か|または)、?({_SOULS})を(?=(生み出|支払)(?=[すしいうっ]))"),
        lambda match: f"{match.group(1)}を{_PLAIN[match.group(3)]}か、{match.group(2)}を",
    ),
    (
        re.compile("好きな(?:勢力|色)のソウル(?:を1つ|1つを|1を)(?=生み出)"),
        "か、".join(f"《{sign}》を生み出す" for sign in "白橙紫黒").join(("", "か、《青》を")),
    ),
    (
        re.compile("(お?互いに、?)(?:自分の|その|それぞれの)?パワーに等しいダメージを与える"),
        r"\1パワーに等しいダメージを与えあう",
    ),
    (
        re.compile(
            "((?:相手|あなた|コントローラー|プレイヤー)[がは]、?[^。、]*?支払わない)(?:なら(?:ば)?|場合(?:は)?)(?=、)"
        ),
        r"\1かぎり",
    ),
    (
        re.compile(
            "(相手|あなた)は、?([^。、]*?)を(スペル(?:やアビリティ)?)の対象に(?:選べない|選ぶ事が出来ない|出来ない)"
        ),
        r"\2は\1の\3に選ばれない",
    ),
    (re.compile("(?:2体以上の)?小隊(?:攻撃)?でなければ、?(?=攻撃(?:する事が)?出来ない)"), "単独で"),
    (re.compile("異能コスト(?=を支払)"), "代替コスト"),
    (re.compile("(この(?:カード|スペル|ユニット)|それ)は、?(?=コストを支払う代わりに)"), r"\1の"),
    (
        re.compile("(?<=代わりに)([^。]*?)する事で、?(?:このカードを)?(?:使用|配置)(?:してもよい|(?:する事が)?出来る)"),
        r"\1してもよい",
    ),
    (re.compile("毎ターン、?(?=可能|攻撃|防御)"), ""),
    (re.compile("(相手|プレイヤー)(?:に|の(?=手札))、?([^。、]*?)(捨て|犠牲に)させ(る|て?、?)"), _made_to),
    (re.compile("((?:相手|プレイヤー|コントローラー)は、?)自身の"), r"\1自分の"),
    (re.compile("((?:プレイヤー|互い)は、?)それぞれ、?(?:自分の)?"), r"\1"),
    (re.compile("([てで])、?(?:このカードを|これを)?(?:使用|配置)して(?=もよい)"), r"\1"),
    (re.compile("([^。、]*?)を(相手|あなた)のコントロールの?下に置く"), r"\2は\1をコントロールする"),
    (re.compile("(それら?を)捨てさせ(?=る)"), r"\1捨て"),
    (re.compile("(選び|選んで)、?捨てさせ(?=る|、|て)"), r"\1、それを捨て"),
    (re.compile("の対象に(?:選ばれ|なっ|され)た"), "に選ばれた"),
    (re.compile("あなたを(?=攻撃(?:出来ない|しな))"), ""),
    (re.compile("ゲームから(?=除外)"), ""),
    (re.compile("スペルによる(?=ダメージを受けない)"), "スペルから"),
    (re.compile(f"{_START}((?:(?!山札)[^。、])*好きな順番で)(?=戻す)"), r"\1山札の一番上に"),
    (re.compile("あなたと相手は、?(?:それぞれ、?)?"), "各プレイヤーは"),
    (re.compile("を(使用|配置)するコストとして、追加で"), r"を\1する追加コストとして、"),
)
"""Who does what, and to whom."""


def _until_it_recovers(match: re.Match[str]) -> str:
    """ワイプする。それは次に回復するまで～: as long as it is wiped; of a card that is not wiped, something else."""
    wiped = "ワイプ" in match.string[: match.start()]
    return f"{match.group(1)}がワイプ状態であるかぎり、それは" if wiped else match.group()


_TIMES: Final = (
    (re.compile("(?<=[るい])間(?:は)?、"), "かぎり、"),
    (re.compile("(?<=以[上下])の(?:間(?:は)?|かぎり)、"), "であるかぎり、"),
    (re.compile("(?<=[たる])際(?:に)?、"), "時、"),
    (re.compile("(?<=[ⅠⅡⅢⅣ0-9枚体点個])(以上|以下|未満)の時、"), r"\1である時、"),
    (re.compile("そのターン(?:の間|中)?(?:に)?、?(?=[^。、]*(?:なら|場合))"), "このターン、"),
    (re.compile("(?<=る)度(?:に、?|、)"), "たび、"),
    (re.compile("(?<=る)時(?=、?代わりに)"), "場合"),
    (re.compile("(が、?(?:攻撃|防御)する)場合、(?!代わりに)"), r"\1時、"),
    (re.compile("(それら?|その(?:ユニット|カード))は、?次に回復するまで、?"), _until_it_recovers),
    (re.compile("ターンの終わりに、?"), "ターンの終了時に、"),
    (re.compile("((?:ターン|フェイズ)の?(?:開始時|終了時))、"), r"\1に、"),
    (re.compile(f"{_START}支払わない(?=なら|場合)"), "そうしない"),
    (re.compile("各ターンに?、?(?=追加で)"), ""),
    (re.compile(f"({_START}(?:あなた|相手)のターン)に?、"), r"\1なら、"),
)
"""When."""
_NOT_THIS_TURN: Final = re.compile(
    "(このターン(?!の)[^。]*?)(?<!攻撃し)(?<!防御し)([てで])いな(?:い(?=なら|場合|かぎり)|ければ)"
)
"""このターン～していないならば: that it has happened is not so."""
_CARDS: Final = (
    (re.compile("これ(?=[をはがにの])"), "このカード"),
    (re.compile("(?<![戦き])場(?=に(?:ある|いる|出|置|配置)|の(?:ユニット|カード|ヒストリー|ストラクチャ))"), "戦場"),
    (re.compile("((?:あなた|相手|自分)の)場(?=に)"), r"\1戦場"),
    (
        re.compile(
            "(上から[0-9X]+枚(?:のカード)?を(?:公開し|見)て?、)(?=(?:(?!その|置き場|ヤード|戦場|山札)[^。、])*?全て(?:を)?手札に加え)"
        ),
        r"\1その中から",
    ),
    (re.compile("の(?:中|内)から好きな(数|枚数|体数)を(?=選)"), r"を好きな\1"),
    (re.compile("この上(?=[にかへの])"), "このカードの上"),
    (
        re.compile("([^。、]{1,9}カウンター)が([^。、]*?(?:なら(?:ば)?|場合)、)それらを(?=(?:全て)?取り除)"),
        r"\1が\2このカードの上から\1を",
    ),
    (re.compile("(?<=[\ue000-\uf8ff])・(?=トークン)"), ""),
    (re.compile("(山札の上から、?)カードを([0-9X]+)枚めく(?=[るり])"), r"\1\2枚のカードを公開"),
    (re.compile("(?<=のカードを公開)る"), "する"),
    (re.compile("(?<=のカードを公開)り"), "し"),
    (
        re.compile(f"以下の(?:能力|アビリティ)を(得る|持つ|与える)。({quoted(ABILITY_QUOTED)}+)"),
        r"\2を\1",
    ),
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
    (re.compile("この(?:ユニット|カード|ヒストリー|ストラクチャ)のコントローラー"), "あなた"),
    (re.compile("そのコントローラーの手札に(?=戻)"), "オーナーの手札に"),
    (re.compile("(?<![のら])一番([上下])のカード(?=を|1枚)"), r"山札の一番\1のカード"),
    (re.compile("(?<=置かれて)いた(?=[^。、]{0,9}カウンター)"), "いる"),
    (re.compile("全ての種類の(?=カウンター)"), "全ての"),
    (
        re.compile(
            "([^。、]+?)が戦場に配置される場合、?(?:代わりに、?)?(?:それは、?)?ワイプ状態で(?:戦場に)?配置される"
        ),
        r"\1はワイプ状態で戦場に配置される",
    ),
    (re.compile("([\ue000-\uf8ff])も(?=持つ|得る|与える)"), r"\1を"),
    (
        re.compile("あなたのユニットがこの(?:ユニット|カード)(?:だけ|のみ)(?=なら|である|の場合)"),
        "あなたの他のユニットがない",
    ),
    (
        re.compile(
            "(それ|この(?:ユニット|カード)|そのユニット)より、?(コスト|パワー|ATK|レベル)[のが](低い|高い|大きい|小さい)"
        ),
        r"\2が\1より\3",
    ),
    (re.compile("([白橙紫黒青])と([白橙紫黒青])の(ユニット|カード)(?=は|全て|[をに]全て)"), r"\1か\2の\3"),
    (re.compile("(?:追加で)?もう([0-9]+枚)、?(?=カードを引|引)"), r"\1"),
    (
        re.compile("([白橙紫黒青])と([白橙紫黒青])の(SS|ユニット)が(あ|い)る(?=なら|場合|かぎり|時|、)"),
        r"\1の\3が\4り、かつ\2の\3が\4る",
    ),
    (re.compile("小隊(?:攻撃)?に(?:参加している|参加した)(?=なら|場合|かぎり)"), "小隊のユニットである"),
    (re.compile("(攻撃|防御)していなければ"), r"\1していないなら"),
    (re.compile("(?<=に)、?同じ(?:数|値|点数)の(?=ダメージ)"), "その値に等しい"),
    (re.compile("この(?:ユニット|カード)を含む、?(?=全て)"), ""),
    (re.compile("1体でしか(?=攻撃(?:する事が)?出来ない)"), "小隊攻撃で"),
    (
        re.compile("前者は後者に、?そのパワーに等しい"),
        "1番目に選んだカードは2番目に選んだカードに1番目に選んだカードのパワーに等しい",
    ),
    (re.compile("(それ|このユニット)のカテゴリに([\ue000-\uf8ff]+)を加える"), r"\1は追加で\2になる"),
    (re.compile("山札を上から([0-9X]+)枚(?=見|公開)"), r"山札の上から\1枚を"),
    (re.compile("その内、?([0-9X]+枚)"), r"その中から\1"),
    (re.compile("(?<=順番で)(?=[上下]に(?:戻|置))"), "山札の一番"),
    (re.compile("パワー([0-9]+)[・／]?ATK([0-9]+)"), r"パワー\1、ATK\2"),
    (re.compile("宣言した(?:カード)?タイプ"), "指定したカードタイプ"),
    (re.compile("(?:宣言(?:した|された)|指定された)(?=勢力|カテゴリ|カード名|名前)"), "指定した"),
    (re.compile("(?:宣言|指定)(?:した|された)(?=カード(?:が|を|1枚|全て|なら|で))"), "指定したカード名の"),
)
"""Which cards."""
_ERA_BEFORE: Final = {"Ⅱ": "Ⅰ", "Ⅲ": "Ⅱ", "Ⅳ": "Ⅲ", "2": "1", "3": "2", "4": "3"}


def _before_the_era(match: re.Match[str]) -> str:
    """時代がⅣになるまで: up to Ⅲ."""
    return f"あなたの時代が{_ERA_BEFORE[match.group(1)]}以下であるかぎり、"


_NUMBERS: Final = (
    (re.compile(f"([0-9XYZ]+)(?:に等しい|と同じ)({_STAT})の"), r"\2\1の"),
    (re.compile(f"{_START}([XYZ])を、?([^。、]+?)と(?=する|し、)"), r"\2を\1と"),
    (
        re.compile("((?:あなた|相手|プレイヤー)は、?)(ライフの半分(?:（端数切り[上捨][げて]）)?)を(?=失う|支払う)"),
        r"\1自分の\2に等しいライフを",
    ),
    (re.compile("の修整と(?=[\ue000-\ue1ff]を(?:得|与))"), "され、"),
    (re.compile("全てのダメージを(?=取り除)|ダメージを全て(?=取り除)"), "ダメージを"),
    (re.compile("(?<![XYZ])×([0-9]+)の?(?=ダメージ|ライフ|進攻値)"), r"×\1に等しい"),
    (re.compile("元々の(?=パワー(?:を|が|は)?[0-9]+に|ATK(?:を|が|は)?[0-9]+に)"), ""),
    (re.compile("(?<=×)([0-9]+)(?=上が|上げ|下が|下げ|増|減)"), r"\1に等しい値だけ"),
    (re.compile(f"({_OF_A_PLAYER})(の枚数)?([がは])(あなた|相手)より(?=[多少大小高低])"), r"\1\2\3\4の\1\2より"),
    (
        re.compile(f"(あなた|相手|ターンプレイヤー|そのプレイヤー)は、?({_OF_A_PLAYER})が([^。、]*?なら(?:ば)?)、?"),
        r"\1の\2が\3、\1は",
    ),
    (re.compile("の(?:中|内)で、?(?=最も|一番)"), "の中の"),
    (re.compile(f"({_STAT}|ダメージ|ライフ|進攻値)の(?:値|数値)(?=に等しい|と同じ)"), r"\1"),
    (re.compile("時代の(?:数字|数値?|値)"), "時代"),
    (re.compile("×([0-9]+)点(?=だけ|得|、)"), r"×\1"),
    (
        re.compile("((?:(?:あなた|相手|そのプレイヤー)の)?時代が)([ⅠⅡⅢⅣ1-4])か、?([ⅠⅡⅢⅣ1-4])(?=なら|の場合|である)"),
        r"\1\2であるか、\1\3",
    ),
    (re.compile("(?:あなたの)?時代が?([ⅡⅢⅣ2-4])になるまで、?"), _before_the_era),
    (
        re.compile("次に、?([^。、]{1,20}?)に与えられる((?:戦闘|効果による)?ダメージを)(?!受け)"),
        r"\1に与えられる次の\2",
    ),
    (re.compile("その半分の(?=ダメージ|ライフ)"), "その値の半分に等しい"),
    (re.compile("合計(?=[0-9X]+[枚体](?:まで)?(?:を)?選)"), ""),
    (re.compile("(?<!の)(?<!が)時代(?=[ⅠⅡⅢⅣ1-4](?:以上|以下)?(?:なら|の場合|である|かぎり))"), "あなたの時代が"),
    (
        re.compile(
            "(あなた|相手)の([^。、]{0,24}?(?:カード|ユニット|SS)(?:の枚数|の数)?)が(あなた|相手)より(?=[多少])"
        ),
        r"\1の\2が\3の\2より",
    ),
    (re.compile("その([0-9]+)倍の(?=ライフ|ダメージ|進攻値)"), r"その値の\1倍に等しい"),
    (re.compile("それと同じ(?:だけ|数|値|点数)?の?(?=ダメージ|ライフ)"), "その値に等しい"),
    (re.compile("それらの(?:数|枚数|体数)(?=に等しい|と同じ)"), "その枚数"),
    (
        re.compile(
            "(?<!次に)(あなた|相手|それ|このユニット)が受ける(戦闘|効果による)?ダメージ(?:は|を)(?:全て)?0に(?:なる|する)"
        ),
        r"\1に与えられる\2ダメージを全て軽減する",
    ),
    (re.compile("(?:少なく|低く|安く|軽く)な(?=[るり])"), "減"),
    (re.compile("(?:多く|高く|重く)な(?=[るり])"), "増え"),
    (re.compile("(?<=増え)り"), ""),
    (re.compile("(?:あなたの)?ソウルプールに、?(?=[^。、]*(?:生み出|加え))"), ""),
    (
        re.compile(
            "(?:(?:このカード|この効果|これ)によって|こうして)?(破壊|除外|犠牲に)(?:された|した)(?:ユニット|カード)1[体枚](?=につき|ごとに)"
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
_RESPELLED: Final = (
    *in_short.PHRASES,
    *as_players_say.PHRASES,
    *beyond_the_book.PHRASES,
    *PHRASES,
    *SAYINGS,
    *_CARDS,
    *_ACTS,
    *_TIMES,
    *_NUMBERS,
    *_ALL,
)
_IF_SO: Final = re.compile("(?<=[ただ])ら(?=、|[0-9]|カード|この|あなた|相手|それ|その|ユニット|手札)")
"""～したら、: ～したなら、."""
_OR_ELSE: Final = re.compile("(?<=[うくぐすつぶむる])、か、?(?![つぎら])")
"""～する、または～する."""
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


def _never(match: re.Match[str]) -> str:
    then = "なら" if match.group().endswith("ければ") else ""
    return f"{match.group(1)}{_HAS_BEEN[match.group(2)]}事がない{then}"


def in_words_of_the_book(text: Mapped) -> Mapped:
    """One way of writing each word, those of this book as well. Not for what is quoted."""
    text = text.substituted(BELONGING, lambda match: f"{match.group()}の")
    text = text.substituted(OWN_TURN, lambda match: f"{match.group(1)}相手の")
    text = in_plain_style(in_usual_words(text), VERBS)
    text = text.substituted(_IF_SO, lambda match: "なら")
    text = text.substituted(_OR_ELSE, lambda match: "か、")
    text = text.substituted(_NO_MORE, _no_more_spells)
    text = text.substituted(_WORD, lambda match: _WORDS[match.group()])
    text = text.substituted(_DURING, lambda match: f"{match.group(1)}なら、")
    for pattern, by in _RESPELLED:
        text = text.substituted(pattern, by if callable(by) else lambda match, by=by: match.expand(by))  # type: ignore[misc]
    text = text.substituted(_NOT_THIS_TURN, _never)
    text = text.substituted(_MAY, lambda match: "もよい")
    text = text.substituted(_ALSO, lambda match: "にもなる")
    return text.substituted(_WAS, lambda match: _HAS_BEEN[match.group(1)])
