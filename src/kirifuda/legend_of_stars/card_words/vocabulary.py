"""The words of the book, as the one reader of card texts takes them."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, Final

from ...effects.statements import ChangeStats, Damage, Move, SetNumbers
from ...effects.tree import (
    BOTH,
    OPPONENT,
    STAYS,
    THIS_BATTLE,
    THIS_TURN,
    TURN_PLAYER,
    YOU,
    AdjacentLane,
    AtPhase,
    Counterpart,
    DidThisTurn,
    Filter,
    Happening,
    InAttack,
    InLanes,
    Keyword,
    Marked,
    Mentioned,
    PlayerOf,
    SameLane,
    Statement,
    Subject,
    Test,
    This,
    Together,
    When,
)
from ...language.meanings import OWNER, SELF
from ...language.scope import NEXT_TURN
from ...language.strangers import forms_of
from ...language.vocabulary import Bracket, Vocabulary, words_of
from ...text.verbs import Verb
from .. import vocabulary as book
from ..book import clause
from ..tree import (
    THIS_PHASE,
    AdjacentSquare,
    BattlesWith,
    Beside,
    ChooseSquare,
    InRows,
    Pay,
    PointedAt,
    PutOnSquare,
    SameRow,
    Shares,
    Squares,
    SwapSquares,
)
from .board import ACTIONS, EXTRA, GRAMMAR, KINDS
from .heads import HAPPENINGS
from .verbs import VERBS


def _relations() -> Iterator[tuple[str, Callable[[Subject], Test]]]:
    """と同じレーンにいる, と同じレーンの and so on."""
    places: dict[str, Callable[[Subject], Test]] = {
        "と同じレーン": SameLane,
        "と同じ列": SameRow,
        "の隣のレーン": AdjacentLane,
        "に隣接するレーン": AdjacentLane,
        "の隣のマス": AdjacentSquare,
        "に隣接するマス": AdjacentSquare,
        "の隣": AdjacentSquare,
        "に隣接": AdjacentSquare,
        "がいるレーン": SameLane,
        "のいるレーン": SameLane,
        "と同一レーン": SameLane,
        "の前のマス": lambda of: Beside(of, "ahead"),
        "の後ろのマス": lambda of: Beside(of, "behind"),
        "の前": lambda of: Beside(of, "ahead"),
        "の後ろ": lambda of: Beside(of, "behind"),
        "の左隣": lambda of: Beside(of, "left"),
        "の右隣": lambda of: Beside(of, "right"),
        "の両隣": lambda of: Beside(of, "sides"),
        "のリードアイコンが指しているマス": PointedAt,
    }
    for words, test in places.items():
        for being in ("にいる", "にある", "の"):
            yield words + being, test
    for being in ("している", "を行っている", "を行う", "する"):
        yield f"と戦闘{being}", BattlesWith
    for words, of in (("属性", "attribute"), ("種族", "race")):
        for being in ("の", "を持つ"):
            yield f"と同じ{words}{being}", partial(Shares, of=of)


def _states() -> dict[str, str]:
    found = words_of(book.POSITIONS) | words_of(book.FACES) | words_of(book.STATES)
    found |= {"攻撃表示": "attack", "守備表示": "defense", "表向き": "face-up", "裏向き": "face-down"}
    found |= {"表": "face-up", "裏": "face-down", "表側": "face-up", "裏側": "face-down"}
    for face, faces in (("face-up", "表側"), ("face-down", "裏側")):
        for position, words in (*book.POSITIONS.items(), ("attack", ("攻撃表示",)), ("defense", ("守備表示",))):
            found[faces + words[0]] = f"{face} {position}"
            found[f"{faces}の{words[0]}"] = f"{face} {position}"
    return found


def _durations() -> dict[str, str]:
    found = {
        "ターン終了時まで": THIS_TURN,
        "このターン終了時まで": THIS_TURN,
        "ターン終了まで": THIS_TURN,
        "ターンの終わりまで": THIS_TURN,
        "このターンの間": THIS_TURN,
        "このターン中": THIS_TURN,
        "このターン": THIS_TURN,
        "戦闘終了時まで": THIS_BATTLE,
        "この戦闘の間": THIS_BATTLE,
        "この戦闘中": THIS_BATTLE,
        "フェイズ終了時まで": THIS_PHASE,
        "このフェイズ終了時まで": THIS_PHASE,
        "このフェイズ中": THIS_PHASE,
        "このフェイズの間": THIS_PHASE,
        **dict.fromkeys(
            (
                "ターンの終了時まで",
                "ターンの終了まで",
                "ターンが終わるまで",
                "このターンの終了時まで",
                "このターンの終わりまで",
                "このターンが終わるまで",
                "このターンのみ",
                "このターンだけ",
                "ターン終わりまで",
                "ターン終わるまで",
            ),
            THIS_TURN,
        ),
        "そのターン中": THIS_TURN,
        "そのターンの間": THIS_TURN,
        "戦闘中": THIS_BATTLE,
        "その戦闘の間": THIS_BATTLE,
        "その戦闘中": THIS_BATTLE,
    }
    for whose, owners in ((YOU, ("自分の次の", "次の自分の")), (OPPONENT, ("相手の次の", "次の相手の", "次の相手"))):
        side = "your" if whose == YOU else "opponents"
        for owner in owners:
            for of in ("", "の"):
                found[f"{owner}ターン{of}終了時まで"] = f"{side}-next-turn-end"
                found[f"{owner}ターン{of}開始時まで"] = f"{side}-next-turn-start"
            for until in ("の終わりまで", "終わりまで", "終わるまで", "が終わるまで", "終了まで", "の終了まで"):
                found[f"{owner}ターン{until}"] = f"{side}-next-turn-end"
            for until in ("始めまで", "の始めまで", "のはじめまで", "が始まるまで", "開始まで", "の開始まで"):
                found[f"{owner}ターン{until}"] = f"{side}-next-turn-start"
            for during in ("の間", "中", "間", ""):
                found[f"{owner}ターン{during}"] = NEXT_TURN + whose
    return found


def _times() -> dict[str, tuple[str, bool]]:
    found = {"ターン開始時": ("setup", False), "ターン終了時": ("end", True)}
    found |= {"ターンの開始時": ("setup", False), "ターンのはじめ": ("setup", False), "ターンの始め": ("setup", False)}
    found |= dict.fromkeys(("ターンの初め", "ターンの最初"), ("setup", False))
    found |= {"ターンの終わり": ("end", True), "ターンの終了時": ("end", True), "ターンの最後": ("end", True)}
    found |= {f"{every}{word}": time for every in ("毎", "各") for word, time in found.items()}
    for phase, words in book.PHASES.items():
        for of in ("", "の"):
            found[f"{words[0]}{of}開始時"] = (phase, False)
            found[f"{words[0]}{of}終了時"] = (phase, True)
    return found | {f"{word}に": time for word, time in found.items()}


def _times_once() -> dict[str, AtPhase]:
    found = {
        f"{this}ターン{end}": AtPhase("end", TURN_PLAYER, True)
        for this in ("この", "その")
        for end in ("終了時", "の終了時", "の終わり", "の最後")
    }
    found["戦闘終了時"] = AtPhase("battle", TURN_PLAYER, True)
    for whose, owners in ((YOU, ("自分の次の", "次の自分の")), (OPPONENT, ("相手の次の", "次の相手の"))):
        for owner in owners:
            found[f"{owner}ターン開始時"] = AtPhase("setup", whose)
            found[f"{owner}ターン終了時"] = AtPhase("end", whose, True)
    return found | {f"{word}に": time for word, time in found.items()}


def _called() -> dict[str, When]:
    """登場時, アタック時: as the labels say it, of this card."""
    found = {word: When(Happening(kind, This())) for word, kind in HAPPENINGS.items() if word.endswith("時")}
    return found | {f"{word}に": when for word, when in found.items()}


def _strangers() -> dict[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    found |= dict.fromkeys(("モンスター", "クリーチャー", "ミニオン", "ユニット"), ("キャラクター",))
    found |= dict.fromkeys(("HP", "体力", "LP"), ("DEF", "ライフ"))
    found |= dict.fromkeys(("次の自分のターンまで", "自分の次のターンまで"), ("次の自分のターン開始時まで",))
    found |= dict.fromkeys(("次の相手のターンまで", "相手の次のターンまで"), ("次の相手のターン終了時まで",))
    down = {"active": "causative", "passive": "active"}
    for stem, ending in (("倒", "す"), ("たお", "す"), ("撃破", "する"), ("やっつけ", "る")):
        for here, voices in ((DESTROY, {}), (DOWN, down)):
            for strange, meant in forms_of(Verb("", stem, ending), here, voices):
                found[strange] = (*found.get(strange, ()), meant)
    return found


DESTROY: Final = next(verb for verb in VERBS if verb.name == "破壊する")
DOWN: Final = next(verb for verb in VERBS if verb.name == "ダウンする")


def keyword_in(content: str) -> Keyword | None:
    for name, (word, _, numbered) in book.KEYWORDS.items():
        rest = content.removeprefix(word)
        number = rest.removeprefix("：")
        if rest != content and numbered and number.isdecimal():
            return Keyword(name, int(number))
        if content == word and not numbered:
            return Keyword(name)
    return None


def acted(happening: Happening, verb: str, voice: str) -> Subject | None:
    """アタックしたキャラクター, ダウンさせたキャラクター, 戦闘相手: which card of the happening that is."""
    if verb == "戦闘相手" and happening.kind in ("battling", "battled", "won", "downed"):
        if isinstance(happening.what, This):
            return Counterpart()
        return Mentioned() if isinstance(happening.other, This) else None
    if verb == "条件" and isinstance(happening.what, Filter):
        return Mentioned()
    attacks = happening.kind == "attacked" and verb == "アタックする"
    if attacks and voice == "active" and not isinstance(happening.what, This):
        return Mentioned()
    if attacks and voice == "passive" and not isinstance(happening.other, This):
        return Counterpart()
    if (
        happening.kind == "downed"
        and verb == "ダウンする"
        and voice == "causative"
        and isinstance(happening.other, This)
    ):
        return Mentioned()
    return None


@clause("S14")
def finished(one: Statement, categories: tuple[str, ...]) -> Statement | str | None:
    """Supports lie in their zone (3.2), two characters swap with each other, only battle numbers change (8.7).

    Characters alone have them (2.1).
    """
    if isinstance(one, Move) and one.to in ("field", "character-zone"):
        one = PutOnSquare(one.subject, Squares())
    if isinstance(one, PutOnSquare) and categories == ("support",):
        return Move(one.subject, "support-zone") if one == PutOnSquare(one.subject, Squares()) else None
    if isinstance(one, SwapSquares) and one.one == one.other and isinstance(one.one, Together):
        return SwapSquares(*one.one.subjects) if len(one.one.subjects) == 2 else None
    if isinstance(one, ChangeStats | SetNumbers) and categories and "character" not in categories:
        return "no-such-thing"
    if isinstance(one, ChangeStats) and any(each.stat not in book.BATTLE_STATS for each in one.changes):
        return "only-battle-stats"
    if isinstance(one, Damage) and not isinstance(one.to, PlayerOf):
        return "damage-to-character"
    if isinstance(one, SetNumbers) and any(each.stat not in book.BATTLE_STATS for each in one.values):
        return "only-battle-stats"
    return one


WORDS: Final = {
    "効果": "効果",
    "カードの効果": "効果",
    "全ての効果": "効果",
    "効果の対象": "効果の対象",
    "カードの効果の対象": "効果の対象",
    "表示": "表示",
    "位置": "位置",
    "場所": "位置",
    "レーン": "レーン",
    "属性": "属性",
    "種族": "種族",
    "デッキの一番上か一番下": "デッキの一番上か一番下",
    "デッキの一番上かデッキの一番下": "デッキの一番上か一番下",
    "アタック": "アタック",
    "そのアタック": "アタック",
    "ゲーム": "ゲーム",
    "カード名": "カード名",
    "ダウン状態": "ダウン状態",
}
ADVERBS: Final = {
    "無作為に": "無作為に",
    "ランダムに": "無作為に",
    "好きな順番で": "好きな順番で",
    "好きな順で": "好きな順番で",
    "直接": "直接",
    "アタックで": "アタックで",
    "直接アタックで": "アタックで",
    "直接攻撃で": "アタックで",
    "攻撃で": "アタックで",
    "戦闘で": "戦闘で",
    "戦闘によって": "戦闘で",
    "効果で": "効果で",
    "リードで": "リードで",
    "代わりに": "instead",
    "次に": "next",
    "1ターンに1度": "once",
    "1ターンに1度だけ": "once",
    "1ターンに1回": "once",
    "そうした場合": "did",
    "そうしたなら": "did",
    "そうしなかった場合": "did-not",
    "そうでない場合": "otherwise",
    "そうでないなら": "otherwise",
    "もう1度": "もう1度",
    "もう一度": "もう1度",
    "戦闘では": "戦闘で",
    "バトルで": "戦闘で",
    "効果では": "効果で",
    "必ず": "可能なら",
    "1ターンに1度まで": "once",
    "1ターンに一度": "once",
    "1ターンに一度だけ": "once",
    "1ターンに1回だけ": "once",
    "好きな順序で": "好きな順番で",
    "コストを支払わずに": "コストを払わずに",
    **dict.fromkeys(
        (f"{came}ターン{end}" for came in ("場に出た", "出た", "登場した") for end in ("", "に", "は", "には")),
        "場に出たターン",
    ),
    "かわりに": "instead",
    "そうしたならば": "did",
    "そうしなかったなら": "did-not",
    "そうでないならば": "otherwise",
    **dict.fromkeys(("可能なら", "可能ならば", "可能であれば", "できるなら", "できれば"), "可能なら"),
    "ディフェンス表示でも": "ディフェンス表示でも",
    "後衛から": "後衛から",
    "場に出たターンでも": "場に出たターンでも",
    "好きな方向に": "好きな方向に",
    "好きな向きに": "好きな方向に",
    "全ての方向に": "好きな方向に",
    "2回": "2回",
    "後衛からでも": "後衛から",
    "リードアイコンの方向に関わらず": "好きな方向に",
    "次の効果から": "以下から",
    "次の": "以下から",
    "見ないで": "無作為に",
    "コストを払わずに": "コストを払わずに",
    "以下の効果の中から": "以下から",
    "以下の効果から": "以下から",
    "以下の中から": "以下から",
    "以下から": "以下から",
    "次の効果の中から": "以下から",
    "次の中から": "以下から",
    "次のうち": "以下から",
    "以下のうち": "以下から",
}


def vocabulary(read_ability: Callable[[str], Any]) -> Vocabulary:
    """`read_ability`: what an ability in quotation marks is."""
    kinds = {name: words for name, words in book.KINDS.items()}
    nouns = {word: Filter(categories=(name,)) for name, words in kinds.items() for word in words}
    nouns |= {f"{word}カード": meant for word, meant in nouns.items()}
    nouns["カード"] = Filter()
    nouns["エネルギー"] = Filter(zones=("energy-zone",))
    nouns["エネルギーカード"] = Filter(zones=("energy-zone",))
    nouns["フラッシュ"] = Filter(categories=("effect",), tests=(Marked("flash"),))
    nouns["フィールド"] = Filter(categories=("support",), tests=(Marked("field"),))
    nouns["味方"] = Filter(YOU, categories=("character",))
    nouns["仲間"] = nouns["味方"]
    nouns["敵"] = Filter(OPPONENT, categories=("character",))
    colours = {f"{word}属性": name for name, words in book.ATTRIBUTES.items() for word in words}
    return Vocabulary(
        game="legend-of-stars",
        players={
            "自分": SELF,
            "あなた": YOU,
            "相手": OPPONENT,
            "対戦相手": OPPONENT,
            "お互い": BOTH,
            "自身": SELF,
            "互い": BOTH,
            "両方のプレイヤー": BOTH,
            "互いのプレイヤー": BOTH,
            "お互いプレイヤー": BOTH,
            "相手プレイヤー": OPPONENT,
            "お互いのプレイヤー": BOTH,
            "両者": BOTH,
            "各プレイヤー": BOTH,
            "持ち主": OWNER,
        },
        nouns=nouns,
        zones=words_of(book.ZONES) | {"墓地": "trash", "捨て札": "trash", "フィールド上": "field", "場上": "field"},
        spots={word: InRows((name,)) for name, words in book.ROWS.items() for word in words}
        | {word: InLanes((name,)) for name, words in book.LANES.items() for word in words},
        relations=dict(_relations()),
        stats=words_of(book.STATS) | {"攻撃力": "atk", "防御力": "def", "守備力": "def"},
        player_stats={"ライフ": "life"},
        counters=("枚", "体", "個", "つ", "人", "回", "度"),
        colours=colours,
        states=_states(),
        lasting=_durations(),
        times=_times(),
        times_once=_times_once(),
        periods={"ターン": ""} | words_of(book.PHASES),
        play_costs=dict.fromkeys(("プレイするコスト", "プレイする為のコスト", "使用するコスト"), "cost"),
        next_plays=dict.fromkeys(("次にプレイする", "次に使用する", "次に使う"), "next"),
        cost_words={"エネルギー": "エネルギー"},
        extra=EXTRA
        | {
            "Side": {"味方": YOU, "仲間": YOU, "敵": OPPONENT, "敵の": OPPONENT},
            "Doing": {
                "アタック中": InAttack("attacker"),
                "攻撃中": InAttack("attacker"),
                "戦闘中": InAttack("either"),
                "アタック対象": InAttack("target"),
            },
            "AttributeWord": {"属性": "attribute"},
            "ShortColour": {word: name for name, words in book.ATTRIBUTES.items() for word in words},
            "KeywordQuoted": {
                word: Keyword(name) for name, (word, _, numbered) in book.KEYWORDS.items() if not numbered
            },
        },
        marks=words_of(book.MARKS),
        words=WORDS,
        adverbs=ADVERBS,
        each_player=None,
        as_long_as=STAYS,
        sole={},
        conditions=_called(),
        doing={
            ("アタックする", "active"): InAttack("attacker"),
            ("アタックする", "passive"): InAttack("target"),
            ("戦闘を行う", "active"): InAttack("either"),
        },
        did={
            ("アタックする", "active"): DidThisTurn("attacked"),
            ("移動する", "active"): DidThisTurn("led"),
            ("fieldに出る", "active"): DidThisTurn("placed"),
        },
        tops={
            "デッキの上": False,
            "デッキトップ": False,
            "デッキボトム": True,
            "山札の上": False,
            "山札の一番上": False,
            "山札の下": True,
            "山札の一番下": True,
            "デッキの一番上": False,
            "デッキの下": True,
            "デッキの一番下": True,
        },
        damage={"ダメージ": "", "ダウンダメージ": "down", "効果ダメージ": "effect", "戦闘ダメージ": "battle"},
        verbs=VERBS,
        brackets=(
            Bracket("＜", "＞", "TypeQuoted", lambda text: text or None),
            Bracket("「", "」", "NameQuoted", lambda text: text or None),
            Bracket("「", "」", "KeywordQuoted", keyword_in),
            Bracket("「", "」", "AbilityQuoted", read_ability),
            Bracket("【", "】", "KeywordQuoted", keyword_in),
            Bracket("『", "』", "AbilityQuoted", read_ability),
        ),
        signs=(),
        own_zones=frozenset({"hand", "deck", "energy-zone", "trash"}),
        field="field",
        acted=acted,
        chosen_by={Squares: ChooseSquare},
        finished=finished,
        pair=(),
        each_at_once=False,
        waits=frozenset({THIS_TURN}),
        when_so=None,
        permits=(),
        stands=(),
        counted=(),
        keeps={},
        purposes={},
        called=lambda subject, owner: None,
        that_player="",
        kinds=KINDS,
        strangers=_strangers(),
        grammar=GRAMMAR,
        actions=ACTIONS,
        pays=(Pay,),
        goes_on=frozenset({"attacked"}),
        again=frozenset(
            {"activated", "attacked", "chosen", "damaged", "repositioned", "square-moved", "turned-down", "turned-up"}
        ),
    )
