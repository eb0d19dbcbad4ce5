"""What the texts of play effects mean: the trees they compile to."""

import pytest

from kirifuda.effects.statements import (
    Battle,
    ChangeCost,
    ChangeDamage,
    Choose,
    ChooseAtRandom,
    ChooseLane,
    ChooseNumber,
    ChooseWord,
    Damage,
    Draw,
    ExtraTurn,
    Forbid,
    GainLife,
    Grant,
    If,
    IfDid,
    Instead,
    Later,
    Let,
    LookAt,
    LoseEffects,
    LoseGame,
    LoseLife,
    May,
    Modes,
    Move,
    Orient,
    Repeat,
    Shuffle,
    WinGame,
)
from kirifuda.effects.tree import (
    OPPONENT,
    YOU,
    AdjacentLane,
    AsDeclared,
    AtPhase,
    CardText,
    Coloured,
    Compare,
    Count,
    DealtWith,
    DidThisTurn,
    Every,
    Exists,
    Extreme,
    Filter,
    Half,
    Happened,
    Happening,
    HasKeyword,
    InLanes,
    IsIt,
    IsOf,
    IsToken,
    Keyword,
    Matches,
    Mentioned,
    Minus,
    Named,
    NameHas,
    Not,
    Number,
    PlayerStat,
    Plus,
    SameLane,
    Share,
    Stat,
    This,
    Those,
    Times,
    Together,
    TopCards,
    Variable,
    When,
)
from kirifuda.legions.card_words.reader import compile_text
from kirifuda.legions.tree import (
    Break,
    Broke,
    ChangeWait,
    DealEachOther,
    DealInstead,
    DivideDamage,
    ExhaustCores,
    GainPoints,
    Incapacitated,
    LordOf,
    ManaBoost,
    MasterAttack,
    MasterOf,
    Modify,
    MoveCores,
    MoveLane,
    PutTokens,
    RecoverCores,
    SetStats,
    SoulCharge,
    Spend,
    SwapLanes,
    Symbols,
    TreatAs,
    Unlock,
    WithCost,
)

MEANINGS = [
    (
        "skill",
        "属性を1つ宣言する。相手のフィールドにある宣言した属性を持つミニオン全てに2ダメージを与える。",
        CardText(
            play=(
                (ChooseWord(0, ("black", "red", "white", "green", "blue")),),
                (Damage(Every(Filter(OPPONENT, (), ("minion",), (AsDeclared(0, "colour"),))), Number(2)),),
            )
        ),
    ),
    (
        "skill",
        "カテゴリーを1つ宣言する。あなたの山札の一番上のカードを公開する。"
        "それが宣言したカテゴリーのカードなら、それを手札に加える。",
        CardText(
            play=(
                (ChooseWord(0, ("master", "skill", "arts", "minion", "lord")),),
                (LookAt(TopCards(YOU, Number(1)), 1, shown=True),),
                (If(Matches(Those(1), Filter(tests=(AsDeclared(0, "category"),))), (Move(Those(1), "hand"),)),),
            )
        ),
    ),
    (
        "skill",
        "1から3までの数字を1つ宣言し、Xとする。相手のフィールドにあるコストXのミニオン全てをブレイクする。",
        CardText(
            play=(
                (ChooseNumber("X", Number(1), Number(3)),),
                (Break(Every(Filter(OPPONENT, (), ("minion",), (Compare("cost", "=", Variable("X")),)))),),
            )
        ),
    ),
    (
        "skill",
        "相手のフィールドにあるATKが最も高いミニオン全てをブレイクする。",
        CardText(
            play=(
                (
                    Break(
                        Every(
                            Filter(
                                OPPONENT,
                                (),
                                ("minion",),
                                (Extreme("atk", True, Filter(OPPONENT, (), ("minion",))),),
                            )
                        )
                    ),
                ),
            )
        ),
    ),
    (
        "skill",
        "フィールドにあるカード名に「騎士」を含むミニオンを1体選び、ブレイクする。",
        CardText(
            play=((Choose(0, Filter(categories=("minion",), tests=(NameHas(("騎士",)),)), Number(1)), Break(Those(0))),)
        ),
    ),
    (
        "skill",
        "カードを1枚引き、その後、あなたのマスターはライフを2点得る。さらに、相手のマスターに1ダメージを与える。",
        CardText(
            play=(
                (Draw(YOU, Number(1)), GainLife(YOU, Number(2))),
                (Damage(MasterOf(OPPONENT), Number(1)),),
            )
        ),
    ),
    (
        "skill",
        "相手はカードを1枚引いてもよい。",
        CardText(play=((May((Draw(OPPONENT, Number(1)),), OPPONENT),),)),
    ),
    (
        "skill",
        "相手はカードを2枚引き、手札を1枚選び、除外する。",
        CardText(
            play=(
                (
                    Draw(OPPONENT, Number(2)),
                    Choose(0, Filter(OPPONENT, ("hand",)), Number(1), by=OPPONENT),
                    Move(Those(0), "exile"),
                ),
            )
        ),
    ),
    (
        "skill",
        "互いのプレイヤーは自分のフィールドにあるミニオンを1体ずつ選び、ブレイクする。",
        CardText(
            play=(
                (
                    Choose(0, Filter(YOU, (), ("minion",)), Number(1)),
                    Choose(1, Filter(OPPONENT, (), ("minion",)), Number(1), by=OPPONENT),
                    Break(Together((Those(0), Those(1)))),
                ),
            )
        ),
    ),
    (
        "skill",
        "あなたのフィールドにあるミニオン1体と相手のフィールドにあるミニオン1体を選び、手札に戻す。",
        CardText(
            play=(
                (
                    Choose(0, Filter(YOU, (), ("minion",)), Number(1)),
                    Choose(1, Filter(OPPONENT, (), ("minion",)), Number(1)),
                    Move(Together((Those(0), Those(1))), "hand"),
                ),
            )
        ),
    ),
    (
        "skill",
        "相手のフィールドにあるミニオンを1体選び、2ダメージを与える。それがブレイクした場合、カードを1枚引く。",
        CardText(
            play=(
                (Choose(0, Filter(OPPONENT, (), ("minion",)), Number(1)), Damage(Those(0), Number(2))),
                (If(Broke(Those(0)), (Draw(YOU, Number(1)),)),),
            )
        ),
    ),
    (
        "skill",
        "相手のマスターに2ダメージを与える。あなたのマスターはライフをその点数に等しい数得る。",
        CardText(play=((Damage(MasterOf(OPPONENT), Number(2), slot=0),), (GainLife(YOU, DealtWith(0)),))),
    ),
    (
        "skill",
        "相手のフィールドにあるミニオンを2体選び、それらでバトルを行う。",
        CardText(play=((Choose(0, Filter(OPPONENT, (), ("minion",)), Number(2)), Battle(Those(0), Those(0))),)),
    ),
    (
        "skill",
        "あなたのフィールドにあるミニオンを1体選び、ターン終了時まで、それのATKを3倍にする。",
        CardText(
            play=(
                (
                    Choose(0, Filter(YOU, (), ("minion",)), Number(1)),
                    Modify(Those(0), Times(Stat("atk", Those(0)), 2), Number(0)),
                ),
            )
        ),
    ),
    (
        "skill",
        "相手のフィールドにあるミニオンを1体選び、3ダメージを与える。",
        CardText(play=((Choose(0, Filter(OPPONENT, categories=("minion",)), Number(1)), Damage(Those(0), Number(3))),)),
    ),
    (
        "skill",
        "相手のフィールドにあるミニオン全てに2ダメージを与える。",
        CardText(play=((Damage(Every(Filter(OPPONENT, categories=("minion",))), Number(2)),),)),
    ),
    (
        "skill",
        "フィールドにあるユニットを2体まで選び、疲労させる。",
        CardText(play=((Choose(0, Filter(categories=("unit",)), Number(2), True), Orient(Those(0), "exhausted")),)),
    ),
    (
        "skill",
        "あなたの手札を2枚選び、山札の一番下に置く。",
        CardText(play=((Choose(0, Filter(YOU, ("hand",)), Number(2)), Move(Those(0), "deck", bottom=True)),)),
    ),
    (
        "skill",
        "あなたの手札を無作為に1枚選び、除外する。",
        CardText(play=((ChooseAtRandom(0, Filter(YOU, ("hand",)), Number(1)), Move(Those(0), "exile")),)),
    ),
    ("skill", "カードを2枚引く。", CardText(play=((Draw(YOU, Number(2)),),))),
    ("skill", "あなたのマスターはライフを3点得る。", CardText(play=((GainLife(YOU, Number(3)),),))),
    ("skill", "相手のマスターはライフを2点失う。", CardText(play=((LoseLife(OPPONENT, Number(2)),),))),
    ("skill", "あなたは2マスターポイントを得る。", CardText(play=((GainPoints(YOU, Number(2)),),))),
    (
        "skill",
        "あなたのウェイトゾーンⅡ～Ⅳにあるカードを1枚選び、WT－1する。",
        CardText(
            play=(
                (
                    Choose(0, Filter(YOU, ("wait-2", "wait-3", "wait-4")), Number(1)),
                    ChangeWait(Those(0), Number(1), True),
                ),
            )
        ),
    ),
    (
        "skill",
        "相手のフィールドにあるミニオンを1体選び、ブレイクする。",
        CardText(play=((Choose(0, Filter(OPPONENT, categories=("minion",)), Number(1)), Break(Those(0))),)),
    ),
    (
        "skill",
        "相手のフィールドにあるミニオンを1体選び、ATKを0、HPを1にする。",
        CardText(
            play=(
                (
                    Choose(0, Filter(OPPONENT, categories=("minion",)), Number(1)),
                    SetStats(Those(0), Number(0), Number(1), ""),
                ),
            )
        ),
    ),
    (
        "skill",
        "あなたのフィールドにあるミニオンを1体選び、ターン終了時まで「速攻」と「貫通2」を与える。",
        CardText(
            play=(
                (
                    Choose(0, Filter(YOU, categories=("minion",)), Number(1)),
                    Grant(Those(0), (Keyword("haste"), Keyword("pierce", 2))),
                ),
            )
        ),
    ),
    (
        "skill",
        "レーンを1つ選ぶ。あなたの手札にあるミニオンを1枚選び、選んだレーンに置く。",
        CardText(
            play=(
                (ChooseLane(0),),
                (Choose(1, Filter(YOU, ("hand",), ("minion",)), Number(1)), Move(Those(1), "field", lane_of=0)),
            )
        ),
    ),
    (
        "skill",
        "あなたのフィールドにあるミニオンを1体選び、隣接するレーンに移動させる。",
        CardText(play=((Choose(0, Filter(YOU, categories=("minion",)), Number(1)), MoveLane(Those(0))),)),
    ),
    (
        "skill",
        "あなたのマスターは「ATK3」「貫通2」としてアタックを行う。",
        CardText(play=((MasterAttack(Number(3), (Keyword("pierce", 2),)),),)),
    ),
    (
        "skill",
        "相手のフィールドにあるミニオンを1体選び、ターン終了時まで全ての効果を失う。",
        CardText(play=((Choose(0, Filter(OPPONENT, categories=("minion",)), Number(1)), LoseEffects(Those(0))),)),
    ),
    (
        "skill",
        "あなたのフィールドにゾンビトークンを1体置く。",
        CardText(play=((PutTokens("ゾンビトークン", Number(1)),),)),
    ),
    (
        "skill",
        "あなたのフィールドにあるミニオン1体と相手のフィールドにあるミニオン1体を選び、それらでバトルを行う。",
        CardText(
            play=(
                (
                    Choose(0, Filter(YOU, categories=("minion",)), Number(1)),
                    Choose(1, Filter(OPPONENT, categories=("minion",)), Number(1)),
                    Battle(Those(0), Those(1)),
                ),
            )
        ),
    ),
    (
        "skill",
        "ゲーム外からコアを1つ取り、あなたのマスターの上に置く。",
        CardText(play=((MoveCores(YOU, Number(1), "outside", "master"),),)),
    ),
    ("skill", "あなたのコアを2個疲労させる。", CardText(play=((ExhaustCores(YOU, Number(2)),),))),
    ("skill", "あなたのコアを全て回復する。", CardText(play=((RecoverCores(YOU, None),),))),
    (
        "skill",
        "あなたの手札を1枚選び、除外してもよい。そうした場合、カードを2枚引く。そうしなかった場合、カードを1枚引く。",
        CardText(
            play=(
                (May((Choose(0, Filter(YOU, ("hand",)), Number(1)), Move(Those(0), "exile"))),),
                (IfDid((Draw(YOU, Number(2)),), (Draw(YOU, Number(1)),)),),
            )
        ),
    ),
    (
        "skill",
        "相手のフィールドにあるミニオンを1体選ぶ。それがコスト3以下なら、それをブレイクする。そうでないなら、それを疲労させる。",
        CardText(
            play=(
                (Choose(0, Filter(OPPONENT, categories=("minion",)), Number(1)),),
                (
                    If(
                        Matches(Those(0), Filter(tests=(Compare("cost", "<=", Number(3)),))),
                        (Break(Those(0)),),
                        (Orient(Those(0), "exhausted"),),
                    ),
                ),
            )
        ),
    ),
    (
        "skill",
        "あなたの手札が3枚以下なら、カードを1枚引く。",
        CardText(play=((If(Exists(Filter(YOU, ("hand",)), "<=", Number(3)), (Draw(YOU, Number(1)),)),),)),
    ),
    (
        "skill",
        "以下の効果の中から1つ選んで得る。\n・カードを1枚引く。\n・相手のマスターに2ダメージを与える。",
        CardText(play=((Modes(Number(1), ((Draw(YOU, Number(1)),), (Damage(MasterOf(OPPONENT), Number(2)),))),),)),
    ),
    (
        "skill",
        "あなたの手札の枚数をXとし、相手のマスターにXダメージを与える。",
        CardText(play=((Let("X", Count(Filter(YOU, ("hand",)))), Damage(MasterOf(OPPONENT), Variable("X"))),)),
    ),
    (
        "skill",
        "相手のフィールドにあるATK3未満のミニオンを1体選び、ブレイクする。",
        CardText(
            play=(
                (
                    Choose(
                        0, Filter(OPPONENT, categories=("minion",), tests=(Compare("atk", "<", Number(3)),)), Number(1)
                    ),
                    Break(Those(0)),
                ),
            )
        ),
    ),
    (
        "skill",
        "相手のフィールドにあるHP2のミニオンを1体選び、ブレイクする。",
        CardText(
            play=(
                (
                    Choose(
                        0, Filter(OPPONENT, categories=("minion",), tests=(Compare("hp", "=", Number(2)),)), Number(1)
                    ),
                    Break(Those(0)),
                ),
            )
        ),
    ),
    (
        "skill",
        "相手のフィールドにある「速攻」を持たないミニオンを1体選び、ブレイクする。",
        CardText(
            play=(
                (
                    Choose(0, Filter(OPPONENT, categories=("minion",), tests=(Not(HasKeyword("haste")),)), Number(1)),
                    Break(Those(0)),
                ),
            )
        ),
    ),
    (
        "skill",
        "このカードと同一レーンにいる相手のミニオンを1体選び、ブレイクする。",
        CardText(
            play=(
                (
                    Choose(0, Filter(OPPONENT, categories=("minion",), tests=(SameLane(This()),)), Number(1)),
                    Break(Those(0)),
                ),
            )
        ),
    ),
    (
        "skill",
        "このカードの隣接レーンにいる相手のミニオンを1体選び、ブレイクする。",
        CardText(
            play=(
                (
                    Choose(0, Filter(OPPONENT, categories=("minion",), tests=(AdjacentLane(This()),)), Number(1)),
                    Break(Those(0)),
                ),
            )
        ),
    ),
    (
        "skill",
        "相手の左レーンか右レーンにいるミニオンを1体選び、ブレイクする。",
        CardText(
            play=(
                (
                    Choose(0, Filter(OPPONENT, categories=("minion",), tests=(InLanes(("left", "right")),)), Number(1)),
                    Break(Those(0)),
                ),
            )
        ),
    ),
    (
        "skill",
        "フィールドにあるロード以外のユニットを1体選び、ブレイクする。",
        CardText(
            play=((Choose(0, Filter(categories=("unit",), tests=(Not(IsOf(("lord",))),)), Number(1)), Break(Those(0))),)
        ),
    ),
    (
        "skill",
        "相手のマスターのライフの半分（端数切り捨て）をXとし、相手のマスターはライフをX点失う。",
        CardText(play=((Let("X", Half(PlayerStat("life", OPPONENT), True)), LoseLife(OPPONENT, Variable("X"))),)),
    ),
    (
        "skill",
        "あなたの手札の枚数の2倍をXとし、相手のマスターにXダメージを与える。",
        CardText(
            play=((Let("X", Times(Count(Filter(YOU, ("hand",))), 2)), Damage(MasterOf(OPPONENT), Variable("X"))),)
        ),
    ),
    (
        "skill",
        "あなたの手札の枚数に1を加えた数をXとし、相手のマスターにXダメージを与える。",
        CardText(
            play=(
                (Let("X", Plus(Count(Filter(YOU, ("hand",))), Number(1))), Damage(MasterOf(OPPONENT), Variable("X"))),
            )
        ),
    ),
    (
        "skill",
        "あなたの手札を好きな数選び、除外する。そうした枚数をXとし、カードをX枚引く。",
        CardText(
            play=(
                (Choose(0, Filter(YOU, ("hand",)), Number(0), any_number=True), Move(Those(0), "exile", slot=1)),
                (Let("X", DealtWith(1)), Draw(YOU, Variable("X"))),
            )
        ),
    ),
    (
        "skill",
        "相手のフィールドにあるミニオンを1体選び、相手のマスターにそれのATKに等しいダメージを与える。",
        CardText(
            play=(
                (
                    Choose(0, Filter(OPPONENT, categories=("minion",)), Number(1)),
                    Damage(MasterOf(OPPONENT), Stat("atk", Those(0))),
                ),
            )
        ),
    ),
    (
        "skill",
        "ターン終了時に、あなたのフィールドにあるミニオン全てを疲労させる。",
        CardText(
            play=(
                (
                    Later(
                        AtPhase("end", "turn-player", True),
                        (Orient(Every(Filter(YOU, categories=("minion",))), "exhausted"),),
                    ),
                ),
            )
        ),
    ),
    (
        "skill",
        "あなたのマスターが受けるダメージはターン終了時まで2点減少する。",
        CardText(play=((ChangeDamage(MasterOf(YOU), Number(2), True, True),),)),
    ),
    (
        "skill",
        "あなたが赤属性を持つカードをアンロックするコストはターン終了時まで1増加する。",
        CardText(play=((ChangeCost(YOU, Filter(tests=(Coloured(("red",)),)), Number(1)),),)),
    ),
    (
        "skill",
        "相手はターン終了時までアーツカードをアンロック出来ない。",
        CardText(play=((Forbid("unlock", whose=OPPONENT, against=Filter(categories=("arts",))),),)),
    ),
    (
        "skill",
        "相手はターン終了時までカードをプレイ出来ない。",
        CardText(play=((Forbid("play", whose=OPPONENT),),)),
    ),
    (
        "skill",
        "相手のマスターはターン終了時までライフを得ない。",
        CardText(play=((Forbid("gain-life", whose=OPPONENT),),)),
    ),
    (
        "skill",
        "相手はターン終了時まで効果でカードを引く事が出来ない。",
        CardText(play=((Forbid("draw", whose=OPPONENT),),)),
    ),
    ("skill", "あなたはゲームに勝利する。", CardText(play=((WinGame(YOU),),))),
    ("skill", "相手はゲームに敗北する。", CardText(play=((LoseGame(OPPONENT),),))),
    ("skill", "あなたの山札をシャッフルする。", CardText(play=((Shuffle(YOU),),))),
    ("skill", "相手の手札を見る。", CardText(play=((LookAt(Every(Filter(OPPONENT, ("hand",))), 0),),))),
    (
        "skill",
        "あなたの山札の一番上のカードを公開する。それがミニオンなら、それを手札に加える。",
        CardText(
            play=(
                (LookAt(TopCards(YOU, Number(1)), 0, True),),
                (If(Matches(Those(0), Filter(categories=("minion",))), (Move(Those(0), "hand"),)),),
            )
        ),
    ),
    (
        "skill",
        "あなたの手札にあるミニオンを1枚選び、アンロックする。",
        CardText(play=((Choose(0, Filter(YOU, ("hand",), ("minion",)), Number(1)), Unlock(Those(0))),)),
    ),
    (
        "skill",
        "あなたのフィールドにあるミニオンを2体選び、レーンを入れ替える。",
        CardText(play=((Choose(0, Filter(YOU, categories=("minion",)), Number(2)), SwapLanes(Those(0), Those(0))),)),
    ),
    (
        "skill",
        "以下の効果を2回得る。\n・カードを1枚引く。",
        CardText(play=((Repeat(Number(2), (Draw(YOU, Number(1)),)),),)),
    ),
    (
        "skill",
        "あなたのフィールドにあるミニオンを1体選び、手札に戻す。【マナブースト3】カードを1枚引く。【ソウルチャージ2】相手のマスターに2ダメージを与える。",
        CardText(
            play=(
                (Choose(0, Filter(YOU, categories=("minion",)), Number(1)), Move(Those(0), "hand")),
                (WithCost(ManaBoost(Number(3)), (Draw(YOU, Number(1)),)),),
                (WithCost(SoulCharge(Number(2)), (Damage(MasterOf(OPPONENT), Number(2)),)),),
            )
        ),
    ),
    (
        "skill",
        "あなたのタイムラインにあるカード名「見習い」のカードを1枚選び、除外する。",
        CardText(
            play=(
                (
                    Choose(0, Filter(YOU, ("timeline",), tests=(Named(("見習い",)),)), Number(1)),
                    Move(Those(0), "exile"),
                ),
            )
        ),
    ),
    (
        "skill",
        "相手のフィールドにある行動不能状態のミニオンを1体選び、ブレイクする。",
        CardText(
            play=(
                (
                    Choose(0, Filter(OPPONENT, categories=("minion",), tests=(Incapacitated(),)), Number(1)),
                    Break(Those(0)),
                ),
            )
        ),
    ),
    (
        "skill",
        "相手のフィールドにあるダブルシンボルのミニオンを1体選び、ブレイクする。",
        CardText(
            play=(
                (Choose(0, Filter(OPPONENT, categories=("minion",), tests=(Symbols(2),)), Number(1)), Break(Those(0))),
            )
        ),
    ),
    (
        "skill",
        "フィールドにあるトークンを1体選び、ブレイクする。",
        CardText(play=((Choose(0, Filter(tests=(IsToken(),)), Number(1)), Break(Those(0))),)),
    ),
    (
        "skill",
        "このカードを、スタンバイゾーンにあるのと同じように扱う。",
        CardText(play=((TreatAs(This(), "standby", ""),),)),
    ),
    ("skill", "あなたのロードに1ダメージを与える。", CardText(play=((Damage(LordOf(YOU), Number(1)),),))),
    ("skill", "このターンの後に、あなたは追加の1ターンを得る。", CardText(play=((ExtraTurn(),),))),
    (
        "skill",
        "相手のミニオンに合計3点のダメージを割り振って与える。",
        CardText(play=((DivideDamage(Filter(OPPONENT, (), ("minion",)), Number(3)),),)),
    ),
    (
        "skill",
        "Xマスターポイントを支払い、カードをX＋1枚引く。",
        CardText(play=((Spend(YOU, Variable("X")), Draw(YOU, Plus(Variable("X"), Number(1)))),)),
    ),
    (
        "skill",
        "あなたの除外ゾーンにあるカード3枚につき、カードを2枚引く。",
        CardText(play=((Draw(YOU, Times(Share(Count(Filter(YOU, ("exile",))), 3, down=True), 2)),),)),
    ),
    (
        "skill",
        "相手はこのターン、ミニオンの任意起動効果を起動出来ない。",
        CardText(play=((Forbid("activate", whose=OPPONENT, against=Filter(categories=("minion",))),),)),
    ),
    (
        "skill",
        "このターン、あなたのミニオンがアタックするたび、カードを1枚引く。",
        CardText(
            play=(
                (
                    Later(
                        When(Happening("attacked", Filter(YOU, (), ("minion",)))),
                        (Draw(YOU, Number(1)),),
                        again=True,
                    ),
                ),
            )
        ),
    ),
    (
        "skill",
        "相手は手札が3枚になるように手札を選び、除外する。",
        CardText(
            play=(
                (
                    Choose(
                        0,
                        Filter(OPPONENT, ("hand",)),
                        Minus(Count(Filter(OPPONENT, ("hand",))), Number(3)),
                        by=OPPONENT,
                    ),
                    Move(Those(0), "exile"),
                ),
            )
        ),
    ),
    (
        "skill",
        "あなたのミニオン1体と相手のミニオン1体を選び、それらはお互いのATKに等しいダメージを与え合う。",
        CardText(
            play=(
                (
                    Choose(0, Filter(YOU, (), ("minion",)), Number(1)),
                    Choose(1, Filter(OPPONENT, (), ("minion",)), Number(1)),
                    DealEachOther(Those(0), Those(1)),
                ),
            )
        ),
    ),
    (
        "skill",
        "あなたのタイムラインにあるこのターンにブレイクしたミニオンを1枚選び、手札に加える。",
        CardText(
            play=(
                (
                    Choose(0, Filter(YOU, ("timeline",), ("minion",), (DidThisTurn("broken"),)), Number(1)),
                    Move(Those(0), "hand"),
                ),
            )
        ),
    ),
    (
        "skill",
        "あなたの山札の上からカードを3枚除外する。その中にスキルカードが2枚以上あるなら、カードを1枚引く。",
        CardText(
            play=(
                (Move(TopCards(YOU, Number(3), slot=0), "exile"),),
                (
                    If(
                        Exists(Filter(YOU, ("exile",), ("skill",), (IsIt(Those(0)),)), ">=", Number(2)),
                        (Draw(YOU, Number(1)),),
                    ),
                ),
            )
        ),
    ),
    (
        "skill",
        "空いている自分のレーンの数だけドロー",
        CardText(play=((Draw(YOU, Minus(Number(3), Count(Filter(YOU, ("minion-zone",))))),),)),
    ),
    (
        "skill",
        "このターン、あなたのミニオンが与えるバトルダメージは2倍になる。",
        CardText(
            play=(
                (
                    Instead(
                        Happening("damaged", other=Filter(YOU, (), ("minion",)), nature="battle"),
                        (DealInstead(Mentioned(), Times(Happened(), 2)),),
                    ),
                ),
            )
        ),
    ),
]


@pytest.mark.parametrize(("category", "text", "meaning"), MEANINGS, ids=[text for _, text, _ in MEANINGS])
def test_a_text_means_this(category: str, text: str, meaning: CardText) -> None:
    assert compile_text(text, category) == meaning
