"""The words of the book, as the one reader of card texts takes them."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, Final

from ...effects.statements import CopiesInDeck, Forbid
from ...effects.tree import (
    AS_LONG_AS,
    BOTH,
    OPPONENT,
    OPPONENTS_NEXT_TURN_END,
    OPPONENTS_NEXT_TURN_START,
    THIS_TURN,
    TURN_PLAYER,
    YOU,
    YOUR_NEXT_TURN_END,
    YOUR_NEXT_TURN_START,
    AtPhase,
    Counterpart,
    DidThisTurn,
    Filter,
    Happening,
    InAttack,
    IsToken,
    Keyword,
    Mentioned,
    Number,
    SameName,
    Statement,
    Subject,
    Test,
    This,
    When,
)
from ...language.meanings import COMING, OWNER, SELF
from ...language.vocabulary import Bracket, Vocabulary, words_of
from .. import vocabulary as book
from ..book import clause
from ..statements import (
    AlternativeCost,
    AttackAgain,
    AttackLimit,
    CallPlayer,
    Discard,
    Enters,
    OnlyIf,
    Put,
    RemoveCounters,
    Sacrifice,
)
from ..tree import (
    DURING_TURN,
    NEXT_RECOVERY,
    NEXT_TURN,
    OPPONENTS_NEXT_TURN,
    THAT_PLAYER,
    YOUR_NEXT_TURN,
    YOUR_TURN_END,
    SameKind,
    SameSquad,
    StateTrigger,
)
from . import counters, phases, phrases, souls
from .kept import KEPT
from .purposes import PURPOSES
from .verbs import VERBS
from .wording import ANYONE, CHECK, CONTROLLER, AsCard, UseLimit


def _nouns() -> dict[str, Filter]:
    found: dict[str, Filter] = {"カード": Filter()}
    for name, words in book.TYPES.items():
        for word in words:
            found[word] = Filter(categories=(name,))
            found[f"{word}カード"] = Filter(categories=(name,), tests=(AsCard(),))
    found["攻撃ユニット"] = Filter(categories=("unit",), tests=(InAttack("attacking"),))
    found["防御ユニット"] = Filter(categories=("unit",), tests=(InAttack("blocking"),))
    found["トークン"] = Filter(tests=(IsToken(),))
    found["トークンユニット"] = Filter(categories=("unit",), tests=(IsToken(),))
    for word in ("ユニットトークン", "ユニット・トークン"):
        found[word] = found["トークンユニット"]
    found["・トークン"] = found["トークン"]  # 【天使】・トークン
    found["SS"] = Filter(zones=("soul-yard",))
    found["時代マーカー"] = Filter(zones=("era-yard",))
    found["ソウルストーン"] = Filter(zones=("soul-yard",))
    found["配置物"] = Filter(zones=("battlefield", "soul-yard"))
    found["戦場の配置物"] = found["戦場にある配置物"] = Filter()
    return found


def _relations() -> Iterator[tuple[str, Callable[[Subject], Test]]]:
    for word in ("カード名", "名前"):
        for being in ("の", "を持つ"):
            yield f"と同じ{word}{being}", SameName
    for what, words in (("category", ("カテゴリ",)), ("faction", ("勢力",)), ("type", ("カードタイプ", "タイプ"))):
        for word in words:
            for being in ("の", "を持つ"):
                yield f"と同じ{word}{being}", partial(SameKind, what)
    yield "と同名の", SameName
    for being in ("の", "にいる", "で攻撃している"):
        yield f"と同じ小隊{being}", SameSquad


def _durations() -> dict[str, str]:
    found = {
        "ターンの終わりまで": THIS_TURN,
        "このターンの終わりまで": THIS_TURN,
        "ターン終了時まで": THIS_TURN,
        "このターン終了時まで": THIS_TURN,
        "ターン終了まで": THIS_TURN,
        "ターン終わりまで": THIS_TURN,
        "ターンの最後まで": THIS_TURN,
        "ターンが終わるまで": THIS_TURN,
        "このターンが終わるまで": THIS_TURN,
        "このターン": DURING_TURN,
        "このターンだけ": DURING_TURN,
        "このターンのみ": DURING_TURN,
        "このターン中": DURING_TURN,
        "このターンの間": DURING_TURN,
        "このターンに": DURING_TURN,
        "次のターンの終わりまで": NEXT_TURN,
        "次のターン終了時まで": NEXT_TURN,
        "あなたのターンの終わりまで": YOUR_TURN_END,
        "次のそのコントローラーの回復フェイズに": NEXT_RECOVERY,
        "次の回復フェイズに": NEXT_RECOVERY,
        "次の回復フェイズで": NEXT_RECOVERY,
    }
    for whose, start, end, during in (
        ("あなたの", YOUR_NEXT_TURN_START, YOUR_NEXT_TURN_END, YOUR_NEXT_TURN),
        ("自分の", YOUR_NEXT_TURN_START, YOUR_NEXT_TURN_END, YOUR_NEXT_TURN),
        ("対戦相手の", OPPONENTS_NEXT_TURN_START, OPPONENTS_NEXT_TURN_END, OPPONENTS_NEXT_TURN),
        ("相手の", OPPONENTS_NEXT_TURN_START, OPPONENTS_NEXT_TURN_END, OPPONENTS_NEXT_TURN),
        ("相手", OPPONENTS_NEXT_TURN_START, OPPONENTS_NEXT_TURN_END, OPPONENTS_NEXT_TURN),
    ):
        for owner in (f"次の{whose}", f"{whose}次の"):
            for starts in ("の開始", "開始", "の開始時", "開始時", ""):
                found[f"{owner}ターン{starts}まで"] = start
            found[f"{owner}ターンの終わりまで"] = end
            found[f"{owner}ターン終了時まで"] = end
            found[f"{owner}ターンが終わるまで"] = end
            found[f"{owner}ターンが始まるまで"] = start
            found[f"{owner}ターン"] = during
            found[f"{owner}ターンの間"] = during
            found[f"{owner}ターン中"] = during
    return found


def _times() -> dict[str, tuple[str, bool]]:
    found: dict[str, tuple[str, bool]] = {}
    for phase, words in (*book.PHASES.items(), *book.STEPS.items()):
        for end, ways in (
            (False, ("の開始時", "開始時", "の始めに", "の初めに", "の最初に")),
            (True, ("の終了時", "終了時", "の終わりに", "の最後に")),
        ):
            for way in ways:
                found[words[0] + way] = (phase, end)
                if phase == "turn":
                    found[f"各ターン{way}"] = found[f"毎ターン{way}"] = (phase, end)
    return found | {f"{word}に": time for word, time in found.items() if not word.endswith("に")}


def _times_once() -> dict[str, AtPhase]:
    found = {
        **dict.fromkeys(("このターンの終了時", "このターン終了時"), AtPhase("turn", TURN_PLAYER, True)),
        **dict.fromkeys(("ターンの終了時", "ターン終了時"), AtPhase("turn", COMING, True)),
    }
    for whose, owners in ((YOU, ("あなたの", "自分の")), (OPPONENT, ("対戦相手の", "相手の")), (BOTH, ("",))):
        for owner in owners:
            for next_ in (f"次の{owner}", f"{owner}次の"):
                for end, ways in ((False, ("の開始時", "開始時")), (True, ("の終了時", "終了時"))):
                    for way in ways:
                        found[f"{next_}ターン{way}"] = AtPhase("turn", whose, end)
    return found | {f"{word}に": time for word, time in found.items()}


def acted(happening: Happening, verb: str, voice: str) -> Subject | None:
    """防御したユニット, 防御されたユニット: which card of the happening that is."""
    if verb == "防御する" and happening.kind in ("was-blocked", "blocked"):
        blocks = (happening.kind == "blocked") == (voice == "active")
        if blocks and not isinstance(happening.what, This):
            return Mentioned()
        return None if blocks or isinstance(happening.other, This) else Counterpart()
    if verb in (CHECK, "置く") and happening.kind == "chrono-checked":
        return Mentioned()
    if (verb, voice) == ("犠牲にする", "active") and (happening.kind, happening.nature) == ("placed", "soul-change"):
        return Counterpart()
    return None


WORDS: Final = {
    "効果": "効果",
    "スペルやアビリティ": "効果",
    "スペルかアビリティ": "効果",
    "スペルやアビリティの効果": "効果",
    "コントロール": "コントロール",
    "手札の上限": "手札の上限",
    "手札の枚数の上限": "手札の上限",
    "手札上限": "手札の上限",
    "手札の上限枚数": "手札の上限",
    "対象": "対象",
    "アビリティ": "アビリティ",
    "すべてのアビリティ": "アビリティ",
    "全てのアビリティ": "アビリティ",
    "能力": "アビリティ",
    "すべての能力": "アビリティ",
    "全ての能力": "アビリティ",
    "アクションアビリティ": "アクションアビリティ",
    "トリガーアビリティ": "トリガーアビリティ",
    "クロノチェック": "クロノチェック",
    "CB": "CB",
    "クロノバースト": "CB",
    "ソウルバースト": "ソウルバースト",
    "小隊": "小隊",
    "小隊攻撃": "小隊攻撃",
    "ゲーム": "ゲーム",
    "戦闘": "戦闘",
    "勢力": "勢力",
    "カテゴリ": "カテゴリ",
    "カードタイプ": "カードタイプ",
    "カード名": "カード名",
    "追加コスト": "追加コスト",
    "コスト": "コスト",
    "緑のランプ": "緑のランプ",
    "赤のランプ": "赤のランプ",
    "緑と赤のランプ": "緑と赤のランプ",
    "効果の対象": "効果の対象",
    "スペルやアビリティの対象": "効果の対象",
    "スペルかアビリティの対象": "効果の対象",
    "追加の1ターン": "追加の1ターン",
    "追加のターン": "追加の1ターン",
    "追加ターン": "追加の1ターン",
    "時代マーカー": "時代マーカー",
    "時代マーカー1枚と手札1枚": "時代マーカーと手札",
    "時代マーカーと手札": "時代マーカーと手札",
    **{
        words: "時代マーカーと手札"
        for your in ("", "あなたの", "自分の")
        for card in ("手札1枚", "手札のカード1枚")
        for also in ("", "あなたの", "自分の")
        for words in (f"{your}時代マーカー1枚と{also}{card}", f"{your}{card}と{also}時代マーカー1枚")
    },
}
ADVERBS: Final = {
    "無作為に": "無作為に",
    "ランダムに": "無作為に",
    "好きな順番で": "好きな順番で",
    "好きな順序で": "好きな順番で",
    "好きな順で": "好きな順番で",
    "好きなように": "好きなように",
    "代わりに": "instead",
    "かわりに": "instead",
    "次に": "next",
    "1ターンに1回": "once",
    "1ターンに1度": "once",
    "1ターンに1回だけ": "once",
    "1ターンに1度だけ": "once",
    "各ターンに1回": "once",
    "各ターンに1回だけ": "once",
    "各ターンに1回のみ": "once",
    "1ターンに1回のみ": "once",
    "そうしたならば": "did",
    "そうしたなら": "did",
    "そうした場合": "did",
    "そうしたら": "did",
    "そうしなかったならば": "did-not",
    "そうしないならば": "did-not",
    "そうしないなら": "did-not",
    "そうしない場合": "did-not",
    "そうしなかったなら": "did-not",
    "そうしなかった場合": "did-not",
    "そうしなければ": "did-not",
    "そうでないならば": "otherwise",
    "そうでないなら": "otherwise",
    "そうでない場合": "otherwise",
    "そうでなければ": "otherwise",
    **{
        f"{these}{out}{apart}": "以下から"
        for these in ("以下", "以下の効果", "次", "次の効果")
        for out in ("から", "の中から", "のうち", "のうちから")
        for apart in ("", "異なる")  # nothing of a list is chosen twice in any case
    },
    "戦闘で": "戦闘で",
    "戦闘では": "戦闘で",
    "戦闘によって": "戦闘で",
    "効果で": "効果で",
    "効果によって": "効果で",
    "効果によっては": "効果で",
    "効果では": "効果で",
    "スペルやアビリティによって": "効果で",
    "単独で": "単独で",
    "単独では": "単独で",
    "単体で": "単独で",
    "単体では": "単独で",
    **dict.fromkeys((f"{alone}で{only}" for alone in ("単独", "単体") for only in ("のみ", "だけ")), "単独でのみ"),
    "小隊攻撃で": "小隊攻撃で",
    "小隊で": "小隊攻撃で",
    "回復フェイズに": "回復フェイズに",
    "回復フェイズで": "回復フェイズに",
    "毎ターン": "毎ターン",
    "どこからでも": "どこからでも",
    "可能ならば": "可能ならば",
    "可能なら": "可能ならば",
    "可能なかぎり": "可能ならば",
    "可能な限り": "可能ならば",
    "可能であれば": "可能ならば",
    "ワイプ状態でも": "ワイプ状態でも",
    "レベルにかかわらず": "レベルにかかわらず",
    "時代にかかわらず": "時代にかかわらず",
    "配置されたターンに": "配置されたターンに",
    "配置されたターンでも": "配置されたターンに",
    "スペルを使用できる時に": "スペルを使用できる時に",
    "スペルを使用できるときに": "スペルを使用できる時に",
    "コストを支払わずに": "コストを支払わずに",
    "コストを払わずに": "コストを支払わずに",
    "ただで": "コストを支払わずに",
    "無料で": "コストを支払わずに",
    "追加で": "追加で",
    "互いに": "互いに",
    "攻撃して": "攻撃して",
    "攻撃し": "攻撃して",
    "それぞれ": "それぞれ",
    "表向きに": "表向きに",
    "表に": "表向きに",
    "デッキに": "デッキに",
    "何枚でも": "何枚でも",
    "1ターンに": "1ターンに",
    "各ターンに": "1ターンに",
    "置かれた状態で": "置かれた状態で",
    "出るまで": "出るまで",
    "出るまでカードを": "出るまで",
    "このフェイズの後に": "このフェイズの後に",
    "このターンの後に": "このターンの後に",
}
ADVERBS_OF_WAYS: Final = {
    f"{word}{by}": name
    for by in ("によって", "により", "で", "の効果によって")
    for name, words in (
        ("soul-change", ("ソウルチェンジ", "『ソウルチェンジ』")),
        ("taboo", ("禁忌", "『禁忌』")),
        ("sublimate", ("昇華", "『昇華』")),
        ("soul-burst", ("ソウルバースト", "『ソウルバースト』")),
        ("chrono-burst", ("CB", "クロノバースト")),
    )
    for word in words
}


def numbered_keywords(
    read: Callable[[str], Keyword | None], text: str, start: int
) -> Iterator[tuple[str, int, Keyword]]:
    """突破1, without quotation marks."""
    for word, _ in book.KEYWORDS.values():
        end = start + len(word)
        if text.startswith(word, start) and text[end : end + 1].isdecimal():
            keyword = read(text[start : end + 1])
            if keyword is not None and not text[end + 1 : end + 2].isdecimal():
                yield "KeywordQuoted", end + 1, keyword


@clause("4.6")
def numbers_of_a_pair() -> tuple[str, str]:
    """＋1000／＋0: what stands left of the slash changes power, what stands right of it ATK."""
    return "power", "atk"


def called(of: Subject, owner: bool) -> Statement:
    return CallPlayer(of, owner)


def vocabulary(
    read_ability: Callable[[str], Any],
    read_keyword: Callable[[str], Keyword | None],
    finished: Callable[[Statement, tuple[str, ...]], Statement | None],
    dynamo: bool,
) -> Vocabulary:
    """`read_ability`, `read_keyword`: what stands in quotation marks. `dynamo`: round brackets are counters."""
    figures = {word: value for word, value in book.ROMANS.items() if word != "I"}
    return Vocabulary(
        game="last-chronicle",
        players={
            "あなた": YOU,
            "自分": SELF,
            "自身": SELF,
            "対戦相手": OPPONENT,
            "相手": OPPONENT,
            "相手プレイヤー": OPPONENT,
            "お互い": BOTH,
            "お互いのプレイヤー": BOTH,
            "両者": BOTH,
            "互い": BOTH,
            "互いのプレイヤー": BOTH,
            "各プレイヤー": BOTH,
            "それぞれのプレイヤー": BOTH,
            "すべてのプレイヤー": BOTH,
            "全てのプレイヤー": BOTH,
            "全プレイヤー": BOTH,
            "両プレイヤー": BOTH,
            "プレイヤー全員": BOTH,
            "プレイヤー": ANYONE,
            "いずれかのプレイヤー": ANYONE,
            "オーナー": OWNER,
            "持ち主": OWNER,
            "そのオーナー": OWNER,
            "その持ち主": OWNER,
            "その使用者": THAT_PLAYER,
            "そのプレイヤー": THAT_PLAYER,
        },
        nouns=_nouns(),
        zones=words_of(book.ZONES)
        | {"場": "battlefield", "フィールド": "battlefield", "墓地": "discard-pile", "トラッシュ": "discard-pile"}
        | {"山札": "deck", "捨て札置場": "discard-pile"},
        spots={},
        relations=dict(_relations()),
        stats={word: name for word, name in words_of(book.STATS).items() if name != "damage"},
        player_stats=words_of(book.PLAYER_STATS)
        | {f"{word}の{value}": name for word, name in words_of(book.PLAYER_STATS).items() for value in ("値", "数値")},
        counters=("枚", "体", "個", "つ", "回", "点", "人", "種類", "色"),
        colours=words_of(book.FACTIONS),
        states={
            f"{word}{state}": name
            for name, words in book.ORIENTATIONS.items()
            for word in words
            for state in ("状態", "")
            if word + state != souls.WIPE
        },
        lasting=_durations(),
        times=_times(),
        times_once=_times_once(),
        periods={"ターン": "", "攻撃フェイズ": "combat"}
        | {word: name for word, name in words_of({**book.PHASES, **book.STEPS}).items() if name != "turn"},
        play_costs=dict.fromkeys(
            (f"{use}{for_}コスト" for use in ("使用する", "配置する") for for_ in ("", "ための", "為の")), "cost"
        ),
        next_plays=dict.fromkeys(("次に使用する", "次に使う", "次に配置する"), "next"),
        cost_words={},
        extra={
            "Number": {word: Number(value) for word, value in figures.items()},
            "ソウル": {"ソウル": "ソウル"},
            "WipeSign": {souls.WIPE: souls.WIPE},
            "CostComma": dict.fromkeys(souls.COMMAS, "and"),
            "OnTop": {"上": "on top"},
            "ItsController": {"そのコントローラー": CONTROLLER},
            "OnThis": {"この上": "on this"},
            "Being": dict.fromkeys(("乗っている", "置かれた", "載っている"), "being"),
            "Side": {
                word: whose
                for whose, words in ((YOU, ("味方", "自軍")), (OPPONENT, ("敵", "敵軍")))
                for each in words
                for word in (each, f"{each}の")
            },
            "Doing": {"攻撃中": InAttack("attacking"), "防御中": InAttack("blocking")},
            "Controller": {"コントローラー": False, "コントロールプレイヤー": False, "オーナー": True, "持ち主": True},
            "KeywordQuoted": {
                word: keyword for word, _ in book.KEYWORDS.values() if (keyword := read_keyword(word)) is not None
            },
            **phrases.EXTRA,
            **phases.EXTRA,
        },
        marks=words_of(book.MARKS),
        words=WORDS,
        adverbs=ADVERBS | ADVERBS_OF_WAYS,
        each_player=None,
        as_long_as=AS_LONG_AS,
        sole={},
        conditions={
            word: When(Happening(kind, This()))
            for kind, words in (
                ("placed", ("配置時", "登場時")),
                ("attacked", ("攻撃時",)),
                ("blocked", ("防御時",)),
                ("destroyed", ("破壊時", "死亡時")),
            )
            for each in words
            for word in (each, f"{each}に")
        },
        doing={
            ("攻撃する", "active"): InAttack("attacking"),
            ("防御する", "active"): InAttack("blocking"),
        },
        did={
            ("配置する", "passive"): DidThisTurn("placed"),
            ("攻撃する", "active"): DidThisTurn("attacked"),
            ("破壊する", "passive"): DidThisTurn("destroyed"),
        },
        still_there=True,
        tops={
            f"{deck}の{end}": bottom
            for deck in ("デッキ", "デッキ置き場", "山札")
            for end, bottom in (("上", False), ("一番上", False), ("下", True), ("一番下", True))
        }
        | {"デッキを上": False, "山札を上": False},
        damage={"ダメージ": "", "戦闘ダメージ": "combat", "効果によるダメージ": "effect"},
        verbs=VERBS,
        brackets=(
            Bracket("【", "】", "TypeQuoted", _category),
            Bracket("＜", "＞", "TypeQuoted", _category),
            Bracket("【", "】", "SoulsQuoted", souls.price_of),
            Bracket("「", "」", "NameQuoted", lambda text: text or None),
            Bracket("「", "」", "KeywordQuoted", read_keyword),
            Bracket("『", "』", "KeywordQuoted", read_keyword),
            Bracket("「", "」", "AbilityQuoted", read_ability),
            Bracket("『", "』", "AbilityQuoted", read_ability),
            Bracket("《", "》", "SoulsQuoted", souls.price_of),
            Bracket("（", "）", "CounterSign", _number)
            if dynamo
            else Bracket("（", "）", "SoulsQuoted", souls.price_of),
        ),
        signs=(counters.counter_words, souls.bare_prices, partial(numbered_keywords, read_keyword)),
        own_zones=frozenset({"hand", "deck"}),
        field="battlefield",
        acted=acted,
        chosen_by={},
        finished=finished,
        pair=numbers_of_a_pair(),
        each_at_once=True,
        waits=frozenset({DURING_TURN, YOUR_NEXT_TURN, OPPONENTS_NEXT_TURN}),
        when_so=StateTrigger,
        own_name_quoted=False,
        chosen_on_use=True,
        waits_each_time=True,
        unnamed_time=COMING,
        brings_a_card=frozenset({"chrono-checked", "spell-used"}),
        permits=(Forbid, AttackLimit, AttackAgain, CopiesInDeck, OnlyIf, UseLimit, AlternativeCost),
        stands=(OnlyIf, Enters),
        counted=(Put, Sacrifice, Discard, RemoveCounters),
        counted_by_each=(Put, Sacrifice, Discard),
        keeps=KEPT,
        purposes=PURPOSES,
        called=called,
        that_player=THAT_PLAYER,
        kinds={**souls.KINDS, **counters.KINDS, **phrases.KINDS, **phases.KINDS},
        strangers=dict.fromkeys(("モンスター", "クリーチャー", "ミニオン", "キャラクター", "キャラ"), ("ユニット",)),
        grammar=souls.GRAMMAR + counters.GRAMMAR + phrases.GRAMMAR + phases.GRAMMAR,
        actions={**souls.ACTIONS, **counters.ACTIONS, **phrases.ACTIONS, **phases.ACTIONS},
    )


def _number(text: str) -> Number | None:
    return Number(int(text)) if text.isdecimal() else None


def _category(text: str) -> str | None:
    """Icons of lines and rows, and costs, are no categories."""
    return None if text in ("", "F", "T", "A", "緑", "赤") or souls.price_of(text) is not None else text
