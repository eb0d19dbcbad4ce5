"""The words of the book, as the one reader of card texts takes them."""

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, Final

from ...effects.statements import (
    Battle,
    ChangeCost,
    ChangeDamage,
    ChangeStats,
    Damage,
    Destroy,
    Forbid,
    GainLife,
    Instead,
    Let,
    SetNumbers,
)
from ...effects.tree import (
    AS_LONG_AS,
    BOTH,
    EITHER,
    OPPONENT,
    STAYS,
    THIS_BATTLE,
    THIS_TURN,
    TURN_PLAYER,
    YOU,
    Amount,
    AtPhase,
    Counterpart,
    DidThisTurn,
    Every,
    Filter,
    Happening,
    InAttack,
    InLanes,
    IsIt,
    IsToken,
    Keyword,
    Mentioned,
    Number,
    Oriented,
    Own,
    PlayerOf,
    Stat,
    Statement,
    Subject,
    This,
    Times,
    Together,
    Variable,
    When,
)
from ...language.meanings import DOER, OWNER, SELF, DeedCount, Gifts
from ...language.scope import NEXT_TURN, OWN, Scope
from ...language.vocabulary import Bracket, Vocabulary, words_of
from .. import vocabulary as book
from ..tree import (
    Break,
    Broken,
    ChangeWait,
    DealEachOther,
    DealInstead,
    EachPlayer,
    ExhaustCores,
    LordOf,
    MasterAttack,
    MasterOf,
    Modify,
    MoveCores,
    SetStats,
    UnlockCards,
)
from . import asides
from .places import (
    ACTIONS,
    EXTRA,
    GRAMMAR,
    KINDS,
    OWN_MASTER,
    ROMANS,
    AttackWith,
    alone,
    bare_keywords,
    bare_types,
    relations,
    token_names,
)
from .verbs import VERBS


def _zones() -> dict[str, str]:
    found = {word: zone for word, zone in words_of(book.ZONES).items() if not zone.startswith("wait-")}
    for roman, number in ROMANS.items():
        for before in ("ウェイトゾーン", "タイムラインのウェイトゾーン", "タイムライン"):
            found[f"{before}{roman}"] = f"wait-{number}"
    found |= {
        f"{of}{wt}{shown}ウェイトゾーン": "wait"
        for of in ("", "その", "それぞれの", "それの")
        for wt in ("WT", "WT値")
        for shown in ("で示される", "で示された", "で指定された", "の", "に示された")
    }
    return {word: found[word] for zone in book.ZONES for word in found if found[word] == zone} | {
        **{word: zone for word, zone in found.items() if zone == "wait"},
        "ウェイトゾーン": "timeline",
        "デッキ": "deck",
        "メインデッキ": "deck",
        "フィールド上": "field",
        "タイムライン上": "timeline",
        "スタンバイ": "standby",
    }


def _states() -> dict[str, str]:
    """疲労, 疲労状態."""
    found: dict[str, str] = {}
    for name, words in book.ORIENTATIONS.items():
        for word in words:
            found[f"{word}状態"] = name
            found[word] = name
    found["裏向き"] = "reversed"
    return found


def _durations() -> dict[str, str]:
    found = {
        "ターン終了時まで": THIS_TURN,
        "このターン終了時まで": THIS_TURN,
        "ターン終了まで": THIS_TURN,
        "このターン終了まで": THIS_TURN,
        "ターンの終了まで": THIS_TURN,
        "ターンが終わるまで": THIS_TURN,
        "このターンのみ": THIS_TURN,
        "このターンだけ": THIS_TURN,
        "ターン終わりまで": THIS_TURN,
        "ターン終わるまで": THIS_TURN,
        "ターンの終了時まで": THIS_TURN,
        "ターンの終わりまで": THIS_TURN,
        "このターンの終了時まで": THIS_TURN,
        "このターンの終わりまで": THIS_TURN,
        "このターンの間": THIS_TURN,
        "このターン中": THIS_TURN,
        "このターン": THIS_TURN,
        "このバトルの間": THIS_BATTLE,
        "バトル終了時まで": THIS_BATTLE,
        "このバトル終了時まで": THIS_BATTLE,
        "このバトル中": THIS_BATTLE,
    }
    found |= {f"次のターン{during}": NEXT_TURN + EITHER for during in ("の間", "中", "")}
    for whose, owner in _next():
        side = "your" if whose == YOU else "opponents"
        own = OWN if "自分" in owner else ""
        for end in ("終了時まで", "の終了時まで", "終了まで", "の終わりまで", "終わりまで", "が終わるまで"):
            found[f"{owner}ターン{end}"] = f"{own}{side}-next-turn-end"
        for start in ("開始時まで", "の開始時まで", "の初めまで", "の始めまで", "始めまで"):
            found[f"{owner}ターン{start}"] = f"{own}{side}-next-turn-start"
        found[f"{owner}ターンまで"] = f"{own}{side}-next-turn-start"
        for during in ("の間", "間", "中", ""):
            found[f"{owner}ターン{during}"] = own + NEXT_TURN + whose
    for them in ("相手", "相手の", "対戦相手の"):
        for end in ("終了時まで", "の終了時まで", "終了まで"):
            found[f"{them}ターン{end}"] = "opponents-next-turn-end"
    return found


def _next() -> Iterator[tuple[str, str]]:
    for whose, players in ((YOU, ("あなた", "自分")), (OPPONENT, ("相手", "対戦相手"))):
        for player in players:
            yield whose, f"{player}の次の"
            yield whose, f"次の{player}の"
    yield YOU, "次の自"
    yield OPPONENT, "次の相手"


def _times() -> dict[str, tuple[str, bool]]:
    found: dict[str, tuple[str, bool]] = {}
    for of in ("", "の"):
        found |= {f"ターン{of}開始時": ("start", False), f"ターン{of}終了時": ("end", True)}
        found |= {f"ターン{of}初め": ("start", False), f"ターン{of}終わり": ("end", True)}
        found |= {f"ターン{of}始め": ("start", False), f"ターン{of}最初": ("start", False)}
        found |= {f"ターン{of}最後": ("end", True)}
        for phase, words in book.PHASES.items():
            found |= {f"{words[0]}{of}開始時": (phase, False), f"{words[0]}{of}終了時": (phase, True)}
    return found | {f"{word}に": time for word, time in found.items()}


def _times_once() -> dict[str, AtPhase]:
    found = {f"{this}ターン{of}終了時": AtPhase("end", TURN_PLAYER, True) for this in ("", "この") for of in ("", "の")}
    for whose, owner in _next():
        for word, (phase, end) in _times().items():
            found[f"{owner}{word}"] = AtPhase(phase, whose, end)
    return found | {f"{word}に": time for word, time in found.items()}


def _number(text: str) -> Amount | None:
    if text.isdecimal():
        return Number(int(text))
    return Variable(text) if text in ("X", "Y", "Z") else None


def _pair(content: str) -> tuple[tuple[Amount, bool], ...] | None:
    """＋2／－1."""
    found: list[tuple[Amount, bool]] = []
    for half in content.split("／"):
        amount = _number(half[1:])
        if half[:1] not in ("＋", "－") or amount is None:
            return None
        found.append((amount, half[0] == "－"))
    return tuple(found) if len(found) == 2 else None


def _atk(content: str) -> Amount | None:
    return _number(content.removeprefix("ATK")) if content.startswith("ATK") else None


def keyword(content: str) -> Keyword | None:
    for name, (word, _, numbered) in book.KEYWORDS.items():
        rest = content.removeprefix(word)
        if rest != content and numbered and rest.isdecimal():
            return Keyword(name, int(rest))
        if content == word and not numbered:
            return Keyword(name)
    return None


def keywords(content: str) -> tuple[Keyword, ...] | None:
    """速攻・貫通2: several in one pair of brackets."""
    found = tuple(keyword(one) for one in re.split("[・、／]", content))
    return tuple(one for one in found if one) if len(found) > 1 and None not in found else None


def _attack(content: str) -> AttackWith | None:
    """ATK3・貫通2."""
    first, *rest = re.split("[・、／]", content)
    atk = _atk(first)
    found = [keyword(one) for one in rest]
    if atk is None or not found or None in found:
        return None
    return AttackWith(atk, Gifts(tuple(one for one in found if one)))


CALLED: dict[str, When] = {
    **dict.fromkeys(("配置時", "召喚時", "登場時"), When(Happening("placed", This()))),
    "レーン移動時": When(Happening("lane-moved", This())),
    **dict.fromkeys(("アタック時", "攻撃時"), When(Happening("attacked", This()))),
    **dict.fromkeys(("ブレイク時", "破壊時", "死亡時"), When(Happening("broken", This()))),
    "アンロック時": When(Happening("unlocked", This())),
    **dict.fromkeys(("覚醒時", "覚醒した時"), When(Happening("awakened", who=YOU))),
    "ブロック時": When(Happening("blocked", This())),
}
CALLED |= {f"{word}に": meant for word, meant in CALLED.items()}


def acted(happening: Happening, verb: str, voice: str) -> Subject | None:
    """アタックユニット, アタックターゲット, バトル相手: which card of the happening that is."""
    if verb == "アタックユニット" and happening.kind == "attacked" and not isinstance(happening.what, This):
        return Mentioned()
    if (
        verb in ("アタックユニット", "このカードがブロックする")
        and happening.kind == "blocked"
        and happening.what == This()
    ):
        return Counterpart()
    if verb == "このカードをブロックする" and happening.kind == "blocked" and happening.other == This():
        return Mentioned()
    if verb == "このカードにアタックする" and happening.kind == "attacked" and happening.other == This():
        return Mentioned()
    if verb == "このカードのアタックターゲット" and happening.kind == "attacked" and isinstance(happening.what, This):
        return Counterpart()
    if verb == "アタックターゲット" and happening.kind == "attacked" and not isinstance(happening.other, This):
        return Counterpart()
    if verb == "バトル相手" and happening.kind in ("battled", "survived", "blocked", "attacked"):
        if isinstance(happening.what, This):
            return Counterpart()
        return Mentioned() if isinstance(happening.other, This) else None
    if verb == "hurt" and happening.kind == "damaged":
        return happening.what if isinstance(happening.what, Subject) else Mentioned()
    if verb == "条件" and isinstance(happening.what, Filter) and not isinstance(happening.other, Filter):
        return Mentioned()
    if verb == "発生源" and happening.kind in ("damaged", "broken") and not isinstance(happening.other, This):
        return Counterpart()
    return None


def multiplied(one: SetNumbers) -> Modify | None:
    """ATKを2倍にする: it gets as much again, beside whatever else changes it."""
    value = one.values[0]
    if len(one.values) != 1 or one.original or not isinstance(value.amount, Times) or value.stat not in ("atk", "hp"):
        return None
    own = value.amount.amount
    if own != Own(value.stat) and own != Stat(value.stat, one.subject):
        return None
    more = own if value.amount.factor == 2 else Times(own, value.amount.factor - 1)
    atk = value.stat == "atk"
    return Modify(one.subject, more if atk else Number(0), Number(0) if atk else more, lasts=one.lasts)


def _cost_of_cards(one: Statement) -> ChangeCost | None:
    """あなたのスキルのコストは1減る: what unlocking them costs (33-2)."""
    if not isinstance(one, ChangeStats | SetNumbers) or not isinstance(one.subject, Every | This):
        return None
    of = one.subject.filter if isinstance(one.subject, Every) else Filter(YOU, tests=(IsIt(This()),))
    if of.whose not in (YOU, OPPONENT) or of.zones:
        return None
    cards = replace(of, whose=EITHER)
    if isinstance(one, SetNumbers):
        plain = len(one.values) == 1 and one.values[0].stat == "cost" and not one.original
        return ChangeCost(of.whose, cards, one.values[0].amount, False, one.lasts, becomes=True) if plain else None
    if len(one.changes) != 1 or one.changes[0].stat != "cost":
        return None
    return ChangeCost(of.whose, cards, one.changes[0].amount, one.changes[0].down, one.lasts)


def finished(one: Statement, categories: tuple[str, ...]) -> Statement | None:
    """Cards break (12-1), a player is dealt damage on the master (11-1), ATK and HP change together (39-4)."""
    if isinstance(one, Destroy):
        return Break(one.subject)
    if isinstance(one, Damage) and isinstance(one.to, PlayerOf):
        return Damage(MasterOf(one.to.whose), one.amount, one.source) if one.to.whose in (YOU, OPPONENT) else None
    if isinstance(one, ChangeCost):  # of cards that are unlocked, wherever they are (33-2)
        return replace(one, filter=replace(one.filter, whose=EITHER, zones=()))
    if isinstance(one, DealEachOther) and one.one == one.other and isinstance(one.one, Together):
        return DealEachOther(*one.one.subjects) if len(one.one.subjects) == 2 else None
    if isinstance(one, Battle) and one.one == one.other and isinstance(one.one, Together):
        return Battle(*one.one.subjects) if len(one.one.subjects) == 2 else None
    if isinstance(one, ChangeDamage) and isinstance(one.subject, Every):
        of = one.subject.filter
        if of.categories and set(of.categories) <= {"skill", "arts"} and not of.zones:  # they deal it while played
            return replace(one, subject=Every(replace(of, zones=("play",))))
    if (cost := _cost_of_cards(one)) is not None:
        return cost
    if isinstance(one, ChangeStats) and len(one.changes) == 1 and one.changes[0].stat == "wt":
        return ChangeWait(one.subject, one.changes[0].amount, one.changes[0].down)
    if isinstance(one, Instead) and one.happening == Happening("damaged", who=one.happening.who) and not one.statements:
        if one.happening.who not in (YOU, OPPONENT):
            return None
        return Forbid("take-damage", MasterOf(one.happening.who), lasts=one.lasts)
    if isinstance(one, ChangeStats):
        changes = {change.stat: change for change in one.changes}
        if len(changes) != len(one.changes) or not changes.keys() <= {"atk", "hp"}:
            return None
        atk, hp = changes.get("atk"), changes.get("hp")
        return Modify(
            one.subject,
            atk.amount if atk else Number(0),
            hp.amount if hp else Number(0),
            atk.down if atk else False,
            hp.down if hp else False,
            one.lasts,
        )
    if isinstance(one, SetNumbers):
        values = {value.stat: value.amount for value in one.values}
        if doubled := multiplied(one):
            return doubled
        if len(values) != len(one.values) or not values.keys() <= {"atk", "hp"} or one.original:
            return None
        return SetStats(one.subject, values.get("atk"), values.get("hp"), one.lasts)
    return one


ADVERBS: Final = {
    "無作為に": "無作為に",
    "ランダムに": "無作為に",
    "好きな順番で": "好きな順番で",
    "好きな順で": "好きな順番で",
    "好きな順序で": "好きな順番で",
    "裏向きに": "裏向きに",
    "裏向きのまま": "裏向きに",
    "このターンの後に": "このターンの後に",
    "好きなように割り振って": "割り振って",
    "自由に割り振って": "割り振って",
    "割り振って": "割り振って",
    "1ターンに2回": "2回",
    "1ターンに2回まで": "2回",
    "1ターンに3回": "3回",
    "1ターンに3回まで": "3回",
    "スタートフェイズに": "スタートフェイズに",
    "あなたの次のスタートフェイズに": "あなたの次のスタートフェイズに",
    "次のあなたのスタートフェイズに": "あなたの次のスタートフェイズに",
    "相手の次のスタートフェイズに": "相手の次のスタートフェイズに",
    "次の相手のスタートフェイズに": "相手の次のスタートフェイズに",
    "この効果で": "この効果で",
    "この効果によって": "この効果で",
    "このアタックで": "この効果で",
    "このダメージで": "この効果で",
    "これにより": "この効果で",
    "これによって": "この効果で",
    "ブレイク処理で": "ブレイク処理で",
    "裏向きで": "裏向きに",
    "表向きに": "表向きに",
    "表向きで": "表向きに",
    "直接": "直接",
    "バトルで": "バトルで",
    "バトルダメージとして": "バトルダメージとして",
    "アタックで": "アタックで",
    "戦闘で": "バトルで",
    "戦闘によって": "バトルで",
    "バトルによって": "バトルで",
    "他に": "他に",
    "代わりに": "instead",
    "かわりに": "instead",
    "その代わりに": "instead",
    "次に": "next",
    "可能なら": "可能なら",
    "可能ならば": "可能なら",
    "可能な限り": "可能なら",
    "必ず": "可能なら",
    "コストを支払わずに": "コストを支払わずに",
    "コストを払わずに": "コストを支払わずに",
    "このターンの後": "このターンの後",
    "このターンの終了後に": "このターンの後",
    "配置されたターンでも": "行動不能状態でも",
    "疲労状態でも": "疲労状態でも",
    "疲労していても": "疲労状態でも",
    "行動不能状態でも": "行動不能状態でも",
    "行動不能でも": "行動不能状態でも",
    "ブロッカーを無視して": "ブロッカーを無視して",
    "互いに": "互いに",
    **{
        f"{word}で": meant
        for word, meant in (
            ("相手の次のスタートフェイズ", "相手の次のスタートフェイズに"),
            ("次の相手のスタートフェイズ", "相手の次のスタートフェイズに"),
            ("あなたの次のスタートフェイズ", "あなたの次のスタートフェイズに"),
            ("次のあなたのスタートフェイズ", "あなたの次のスタートフェイズに"),
        )
    },
    "常時": "always",
    "任意": "at-will",
    "任意1回": "at-will once",
    "任意一回": "at-will once",
    "以下の効果の中から": "以下から",
    "以下の効果から": "以下から",
    "以下の中から": "以下から",
    "以下から": "以下から",
    "次の効果の中から": "以下から",
    "次の効果から": "以下から",
    "次の中から": "以下から",
    "次のうち": "以下から",
    "以下のうち": "以下から",
    **{
        f"{turn}1{times}{only}": "once"
        for turn in ("1ターンに", "1ターン中に", "各ターンに", "毎ターン")
        for times in ("回", "度")
        for only in ("", "だけ", "まで", "のみ")
    },
    "そうした場合": "did",
    "そうしたなら": "did",
    "そうした時": "did",
    "そうしなかった場合": "did-not",
    "そうしなかったなら": "did-not",
    "そうでない場合": "otherwise",
    "そうでないなら": "otherwise",
    "そうでないならば": "otherwise",
    "そうではない場合": "otherwise",
}
WORDS: Final = {
    "効果": "効果",
    "カードの効果": "効果",
    "このアビリティ": "この効果",
    "全ての効果": "全ての効果",
    "任意起動効果": "任意起動効果",
    "任意起動アビリティ": "任意起動効果",
    "全ての能力": "全ての効果",
    "全てのアビリティ": "全ての効果",
    "すべての効果": "全ての効果",
    "レーン": "レーン",
    "空き": "空き",
    "レーンの空き": "空き",
    "位置": "レーン",
    "行動不能状態": "行動不能状態",
    "行動不能": "行動不能状態",
    "全てのレーン": "全てのレーン",
    "このダメージ": "このダメージ",
    "この効果によるダメージ": "このダメージ",
    "アタックターゲット": "アタックターゲット",
    "ゲーム": "ゲーム",
    "アタック": "アタック",
    "そのアタック": "アタック",
    "属性": "declared:colour",
    "色": "declared:colour",
    "カテゴリー": "declared:category",
    "タイプ": "declared:type",
    "カード名": "declared:name",
    "追加の1ターン": "追加の1ターン",
    "追加のターン": "追加の1ターン",
    "追加ターン": "追加の1ターン",
    "もう1度自分のターン": "追加の1ターン",
    "もう一度自分のターン": "追加の1ターン",
    "山札の一番上か一番下": "山札の一番上か一番下",
    "山札の一番上か山札の一番下": "山札の一番上か一番下",
    "山札の上か下": "山札の一番上か一番下",
    "そのダメージ": "そのダメージ",
    "疲労": "疲労",
    "疲労状態": "疲労",
    "上か下": "山札の一番上か一番下",
    "別の領域": "別の領域",
    "ブロッカー": "ブロッカー",
    "他の領域": "別の領域",
}


def _attack_of_whom(scope: Scope, one: MasterAttack) -> MasterAttack:
    """Where a minion was just chosen, that could be meant to attack."""
    if one.whose != OWN_MASTER:
        return one
    if scope.pending:
        raise scope.refuse("about-what")
    return replace(one, whose=scope.settled(DOER))


def _broken_by_it(one: DeedCount) -> Amount | None:
    """この効果でブレイクしたミニオン: whatever of the effect broke them."""
    if one.verb != "破壊する" or one.in_all:
        return None
    return Broken(one.filter or Filter(categories=("minion", "lord")))


def vocabulary(read_ability: Callable[[str], Any]) -> Vocabulary:
    """`read_ability`: what an ability in quotation marks is."""
    nouns = {word: Filter(categories=(name,)) for name, words in book.CATEGORIES.items() for word in words}
    nouns |= {f"{word}カード": meant for word, meant in nouns.items()}
    nouns = {word: nouns[word] for word in ("スキルカード", "アーツカード")} | nouns
    nouns["カード"] = Filter()
    nouns["トークン"] = Filter(tests=(IsToken(),))
    lanes = {word: InLanes((name,)) for name, words in book.LANES.items() for word in words}
    lanes |= dict.fromkeys(("中央のレーン", "真ん中のレーン", "真ん中レーン"), InLanes(("center",)))
    lanes |= {"左のレーン": InLanes(("left",)), "右のレーン": InLanes(("right",))}
    return Vocabulary(
        game="legions",
        players={
            "あなた": YOU,
            "自分": SELF,
            "相手": OPPONENT,
            "対戦相手": OPPONENT,
            "互い": BOTH,
            "互いのプレイヤー": BOTH,
            "お互い": BOTH,
            "お互いのプレイヤー": BOTH,
            "両者": BOTH,
            "ターンプレイヤー": TURN_PLAYER,
            "各プレイヤー": BOTH,
            "両プレイヤー": BOTH,
            "両方のプレイヤー": BOTH,
            "全プレイヤー": BOTH,
            "全てのプレイヤー": BOTH,
            "すべてのプレイヤー": BOTH,
            "どちらか": EITHER,
            "自身": SELF,
            "持ち主": OWNER,
            "オーナー": OWNER,
        },
        nouns=nouns,
        zones=_zones(),
        spots=lanes,
        relations=relations(),
        stats={word: stat for stat, words in book.STATS.items() for word in words if stat not in ("damage", "cores")}
        | {"攻撃力": "atk", "体力": "hp", "WT値": "wt"},
        player_stats={
            "ライフ": "life",
            "マスターのライフ": "life",
            "マスターポイント": "master-points",
            "MP": "master-points",
        },
        counters=("枚", "体", "個", "つ", "点", "回", "色", "種類"),
        colours={f"{word}属性": name for name, words in book.COLOURS.items() for word in words},
        states=_states(),
        lasting=_durations(),
        times=_times(),
        times_once=_times_once(),
        periods={"ターン": ""} | words_of(book.PHASES),
        play_costs=dict.fromkeys(
            ("アンロックするコスト", "アンロックする為のコスト", "アンロックするためのコスト", "アンロックコスト"),
            "cost",
        ),
        next_plays=dict.fromkeys(("次にアンロックする", "次にプレイする", "次に使う", "次に使用する"), "next"),
        cost_words={
            "MP": "MP",
            "マスターポイント": "MP",
            "マナブースト": "マナブースト",
            "ソウルチャージ": "ソウルチャージ",
        },
        extra=EXTRA | asides.WORDS,
        marks={},
        words=WORDS,
        adverbs=ADVERBS,
        each_player=EachPlayer,
        as_long_as=AS_LONG_AS,
        sole={"master": MasterOf, "lord": LordOf},
        pair=("atk", "hp"),
        conditions=CALLED,
        doing={
            ("アタックする", "active"): InAttack("attacker"),
            ("アタックする", "passive"): InAttack("target"),
            ("疲労する", "active"): Oriented("exhausted"),
        },
        did={
            ("アタックする", "active"): DidThisTurn("attacked"),
            ("出る", "active"): DidThisTurn("placed"),
            ("破壊する", "active"): DidThisTurn("broken"),
            ("破壊する", "passive"): DidThisTurn("broken"),
            ("配置する", "passive"): DidThisTurn("placed"),
        },
        tops={
            f"{deck}の{most}{end}": end == "下"
            for deck in ("山札", "デッキ")
            for most in ("", "一番")
            for end in ("上", "下")
        },
        damage={
            "ダメージ": "",
            "ダメ": "",
            "バトルダメージ": "battle",
            "戦闘ダメージ": "battle",
            "効果ダメージ": "effect",
        },
        verbs=VERBS,
        brackets=(
            Bracket("「", "」", "NameQuoted", lambda text: text or None),
            Bracket("「", "」", "KeywordQuoted", keyword),
            Bracket("「", "」", "PairQuoted", _pair),
            Bracket("「", "」", "KeywordsQuoted", keywords),
            Bracket("【", "】", "KeywordQuoted", keyword),
            Bracket("＜", "＞", "TypeQuoted", lambda text: text or None),
            Bracket("「", "」", "AtkQuoted", _atk),
            Bracket("「", "」", "AttackQuoted", _attack),
            Bracket("「", "」", "TokenName", lambda text: text if text.endswith("トークン") else None),
            Bracket("『", "』", "AbilityQuoted", read_ability),
            Bracket("「", "」", "AbilityQuoted", lambda text: read_ability(text) if "。" in text else None),
        ),
        signs=(token_names, bare_types, bare_keywords),
        own_zones=frozenset({"hand", "deck"}),
        field="field",
        acted=acted,
        chosen_by={},
        finished=finished,
        each_at_once=False,
        waits=frozenset({THIS_TURN, STAYS, THIS_BATTLE}),
        when_so=None,
        permits=(UnlockCards,),
        stands=(UnlockCards, Let),
        of_effect=_broken_by_it,
        counted=(Break, Damage, ExhaustCores, GainLife, MoveCores),
        keeps={MasterAttack: _attack_of_whom},
        purposes={},
        called=lambda subject, owner: None,
        that_player="",
        kinds=KINDS,
        strangers=dict.fromkeys(("モンスター", "クリーチャー", "キャラクター", "キャラ"), ("ミニオン",)),
        grammar=GRAMMAR + asides.GRAMMAR,
        actions=ACTIONS | asides.ACTIONS,
        alone=alone,
        again=frozenset({"activated", "attacked", "chosen", "damaged", "lane-moved", "recovered"}),
        replaces=(DealInstead,),
        goes_on=frozenset({"attacked"}),
    )
