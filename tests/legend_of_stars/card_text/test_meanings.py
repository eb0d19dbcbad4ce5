"""What each wording means: the tree it compiles to."""

import pytest

from kirifuda.effects.statements import (
    ChangeCost,
    ChangeDamage,
    ChangeStats,
    Choose,
    ChooseAtRandom,
    CopiesInDeck,
    Damage,
    Destroy,
    Draw,
    EndAttack,
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
    LoseLife,
    May,
    Modes,
    Move,
    Orient,
    Permit,
    Play,
    SetNumbers,
    StatChange,
    StatValue,
    TurnOver,
)
from kirifuda.effects.tree import (
    BOTH,
    OPPONENT,
    THIS_BATTLE,
    TURN_PLAYER,
    YOU,
    Ability,
    Activated,
    AtPhase,
    CardText,
    Coloured,
    Compare,
    Count,
    DidThisTurn,
    DoAsCost,
    Every,
    Exists,
    Extreme,
    Filter,
    Happening,
    InAttack,
    IsFalse,
    IsIt,
    Keyword,
    Matches,
    Mentioned,
    Not,
    Number,
    Oriented,
    PlayerOf,
    SameLane,
    Standing,
    Stat,
    This,
    Those,
    Times,
    TopCards,
    Typed,
    Variable,
    When,
)
from kirifuda.legend_of_stars.card_words.reader import compile_text
from kirifuda.legend_of_stars.tree import (
    AdjacentSquare,
    BattlesWith,
    ChooseSquare,
    Down,
    GainThis,
    InRows,
    MoveTo,
    Pay,
    PayEnergy,
    PutOnSquare,
    RegainEnergy,
    Reposition,
    Squares,
    SwapSquares,
)

PLAYED = [
    (
        "effect",
        "相手のキャラクターを1体選び、破壊する。",
        ((Choose(0, Filter(OPPONENT, categories=("character",)), Number(1)), Destroy(Those(0))),),
    ),
    (
        "effect",
        "キャラクターを1体選ぶ。それを裏側表示にする。",
        ((Choose(0, Filter(categories=("character",)), Number(1)),), (TurnOver(Those(0), "face-down"),)),
    ),
    (
        "effect",
        "アタックしている相手のキャラクターを1体選び、ターン終了時まで、ATKを－500する。",
        (
            (
                Choose(0, Filter(OPPONENT, categories=("character",), tests=(InAttack("attacker"),)), Number(1)),
                ChangeStats(Those(0), (StatChange("atk", Number(500), True),)),
            ),
        ),
    ),
    (
        "effect",
        "自分のキャラクターを1体選び、ターン終了時までATK+200/DEF-100する。",
        (
            (
                Choose(0, Filter(YOU, categories=("character",)), Number(1)),
                ChangeStats(Those(0), (StatChange("atk", Number(200)), StatChange("def", Number(100), True))),
            ),
        ),
    ),
    (
        "effect",
        "自分のキャラクターを1体選び、ターン終了時まで、ATKを2000にする。",
        (
            (
                Choose(0, Filter(YOU, categories=("character",)), Number(1)),
                SetNumbers(Those(0), (StatValue("atk", Number(2000)),)),
            ),
        ),
    ),
    (
        "effect",
        "元々のATKが500以下のキャラクターを1体選び、ATKを2倍にする。",
        (
            (
                Choose(
                    0, Filter(categories=("character",), tests=(Compare("atk", "<=", Number(500), True),)), Number(1)
                ),
                SetNumbers(Those(0), (StatValue("atk", Times(Stat("atk", Those(0)), 2)),), ""),
            ),
        ),
    ),
    (
        "effect",
        "自分のキャラクターを1体選び、ターン終了時まで、ATKとDEFを入れ替える。",
        (
            (
                Choose(0, Filter(YOU, categories=("character",)), Number(1)),
                SetNumbers(
                    Those(0), (StatValue("atk", Stat("def", Those(0))), StatValue("def", Stat("atk", Those(0))))
                ),
            ),
        ),
    ),
    (
        "effect",
        "場のキャラクター全ての元々のATKを、ターン終了時まで500にする。",
        ((SetNumbers(Every(Filter(categories=("character",))), (StatValue("atk", Number(500)),), original=True),),),
    ),
    (
        "effect",
        "スピードが5以上のキャラクターを1体選び、破壊する。",
        (
            (
                Choose(0, Filter(categories=("character",), tests=(Compare("speed", ">=", Number(5)),)), Number(1)),
                Destroy(Those(0)),
            ),
        ),
    ),
    (
        "effect",
        "相手の前衛のキャラクター全てをディフェンス表示にする。",
        ((Reposition(Every(Filter(OPPONENT, categories=("character",), tests=(InRows(("front",)),))), "defense"),),),
    ),
    (
        "effect",
        "相手の裏側ディフェンス表示のキャラクターを1体選び、表側表示にする。",
        (
            (
                Choose(
                    0,
                    Filter(OPPONENT, categories=("character",), tests=(Oriented("face-down"), Oriented("defense"))),
                    Number(1),
                ),
                TurnOver(Those(0), "face-up"),
            ),
        ),
    ),
    (
        "effect",
        "相手の右向きのディフェンス表示のキャラクターを1体選び、左向きのディフェンス表示にする。",
        (
            (
                Choose(0, Filter(OPPONENT, categories=("character",), tests=(Oriented("defense-right"),)), Number(1)),
                Reposition(Those(0), "defense-left"),
            ),
        ),
    ),
    (
        "effect",
        "キャラクターを1体選び、裏側ディフェンス表示にする。",
        ((Choose(0, Filter(categories=("character",)), Number(1)), TurnOver(Those(0), "face-down", "defense")),),
    ),
    (
        "effect",
        "自分の光属性のキャラクター1体の位置と自分の闇属性のキャラクター1体の位置を入れ替える。",
        (
            (
                Choose(0, Filter(YOU, categories=("character",), tests=(Coloured(("light",)),)), Number(1)),
                Choose(1, Filter(YOU, categories=("character",), tests=(Coloured(("dark",)),)), Number(1)),
                SwapSquares(Those(0), Those(1)),
            ),
        ),
    ),
    (
        "effect",
        "自分の後衛のキャラクターを2体まで選び、同じレーンの前衛に移動させる。",
        (
            (
                Choose(0, Filter(YOU, categories=("character",), tests=(InRows(("back",)),)), Number(2), True),
                MoveTo(Those(0), Squares(("front",), near="same-lane")),
            ),
        ),
    ),
    (
        "effect",
        "相手の前衛のキャラクターを1体選び、隣のレーンに移動させる。",
        (
            (
                Choose(0, Filter(OPPONENT, categories=("character",), tests=(InRows(("front",)),)), Number(1)),
                MoveTo(Those(0), Squares(near="adjacent-lane")),
            ),
        ),
    ),
    (
        "effect",
        "自分のキャラクターを1体選び、リードアイコンの向きに1マス移動させる。",
        ((Choose(0, Filter(YOU, categories=("character",)), Number(1)), MoveTo(Those(0), Squares(near="lead"))),),
    ),
    (
        "effect",
        "相手のキャラクターを1体選び、1マス後ろに移動させる。",
        (
            (
                Choose(0, Filter(OPPONENT, categories=("character",)), Number(1)),
                MoveTo(Those(0), Squares(near="behind")),
            ),
        ),
    ),
    (
        "effect",
        "自分の空いているマスを1つ選ぶ。自分のキャラクターを1体選び、選んだマスに移動させる。",
        (
            (ChooseSquare(0, Squares()),),
            (Choose(1, Filter(YOU, categories=("character",)), Number(1)), MoveTo(Those(1), Squares(slot=0))),
        ),
    ),
    (
        "effect",
        "自分のキャラクターを1体選び、一番左のレーンの前衛に移動させる。",
        (
            (
                Choose(0, Filter(YOU, categories=("character",)), Number(1)),
                MoveTo(Those(0), Squares(("front",), ("1",))),
            ),
        ),
    ),
    ("effect", "相手に500ダメージを与える。", ((Damage(PlayerOf(OPPONENT), Number(500)),),)),
    (
        "effect",
        "自分の場のキャラクターの数×100のダメージを相手に与える。",
        ((Damage(PlayerOf(OPPONENT), Times(Count(Filter(YOU, categories=("character",))), 100)),),),
    ),
    (
        "effect",
        "ライフを500回復する。その後、カードを1枚引く。",
        ((GainLife(YOU, Number(500)),), (Draw(YOU, Number(1)),)),
    ),
    ("effect", "自分はライフを300支払う。", ((Pay(LoseLife(YOU, Number(300))),),)),
    (
        "effect",
        "相手の手札を無作為に1枚選び、捨てる。",
        ((ChooseAtRandom(0, Filter(OPPONENT, ("hand",)), Number(1)), Move(Those(0), "trash")),),
    ),
    (
        "effect",
        "相手は手札を1枚捨てる。",
        ((Choose(0, Filter(OPPONENT, ("hand",)), Number(1), by=OPPONENT), Move(Those(0), "trash")),),
    ),
    (
        "effect",
        "自分の手札からコスト4以下のキャラクターを1枚選び、前衛に表側アタック表示で出す。",
        (
            (
                Choose(0, Filter(YOU, ("hand",), ("character",), (Compare("cost", "<=", Number(4)),)), Number(1)),
                PutOnSquare(Those(0), Squares(("front",)), "attack", "face-up"),
            ),
        ),
    ),
    (
        "effect",
        "自分のトラッシュから＜騎士＞または＜天使＞のキャラクターを1枚選び、場に出す。",
        (
            (
                Choose(0, Filter(YOU, ("trash",), ("character",), (Typed(("騎士", "天使")),)), Number(1)),
                PutOnSquare(Those(0), Squares()),
            ),
        ),
    ),
    (
        "effect",
        "キャラクターを1体選び、持ち主の手札に戻す。",
        ((Choose(0, Filter(categories=("character",)), Number(1)), Move(Those(0), "hand")),),
    ),
    (
        "effect",
        "デッキの上から1枚をゲイン表示でエネルギーゾーンに置く。",
        ((Move(TopCards(YOU, Number(1)), "energy-zone", exhausted=True),),),
    ),
    ("effect", "デッキの上からカードを2枚トラッシュに置く。", ((Move(TopCards(YOU, Number(2)), "trash"),),)),
    (
        "effect",
        "自分のデッキの上から3枚を見る。その中からキャラクターを1枚まで選び、公開し、手札に加える。残りをデッキの一番下に好きな順番で置く。",
        (
            (LookAt(TopCards(YOU, Number(3)), 0),),
            (
                Choose(1, Filter(YOU, ("deck",), ("character",), (IsIt(Those(0)),)), Number(1), True),
                LookAt(Those(1), 2, True),
                Move(Those(1), "hand"),
            ),
            (
                Move(
                    Every(Filter(YOU, ("deck",), tests=(Not(IsIt(Those(1))), IsIt(Those(0))))),
                    "deck",
                    bottom=True,
                    in_any_order=True,
                ),
            ),
        ),
    ),
    ("effect", "自分のエネルギーを2枚リゲインする。", ((RegainEnergy(YOU, Number(2)),),)),
    (
        "effect",
        "相手のサポートを1枚選び、ゲインする。",
        ((Choose(0, Filter(OPPONENT, categories=("support",)), Number(1)), Orient(Those(0), "gained")),),
    ),
    (
        "effect",
        "このターン、相手はエフェクトを使用できない。",
        ((Forbid("play", whose=OPPONENT, against=Filter(categories=("effect",))),),),
    ),
    ("effect", "このターン、自分はダメージを受けない。", ((Forbid("take-damage", whose=YOU),),)),
    (
        "effect",
        "相手のキャラクターを1体選び、次の自分のターン開始時まで、アタックできない。",
        (
            (
                Choose(0, Filter(OPPONENT, categories=("character",)), Number(1)),
                Forbid("attack", Those(0), lasts="your-next-turn-start"),
            ),
        ),
    ),
    (
        "effect",
        "自分のキャラクターを1体選び、このターン、2回攻撃を与える。",
        ((Choose(0, Filter(YOU, categories=("character",)), Number(1)), Grant(Those(0), (Keyword("double-attack"),))),),
    ),
    (
        "effect",
        "場の全てのキャラクターは、ターン終了時まで全ての効果を失う。",
        ((LoseEffects(Every(Filter(categories=("character",)))),),),
    ),
    (
        "effect",
        "自分の場に＜騎士＞のキャラクターがいる場合、カードを2枚引く。そうでない場合、カードを1枚引く。",
        (
            (
                If(
                    Exists(Filter(YOU, categories=("character",), tests=(Typed(("騎士",)),)), ">=", Number(1)),
                    (Draw(YOU, Number(2)),),
                    (Draw(YOU, Number(1)),),
                ),
            ),
        ),
    ),
    (
        "effect",
        "自分のキャラクターを1体選び、破壊してもよい。そうしたなら、カードを3枚引く。",
        (
            (May((Choose(0, Filter(YOU, categories=("character",)), Number(1)), Destroy(Those(0)))),),
            (IfDid((Draw(YOU, Number(3)),)),),
        ),
    ),
    (
        "effect",
        "以下の効果から1つを選ぶ。\n・カードを2枚引く。\n・ライフを500回復する。",
        ((Modes(Number(1), ((Draw(YOU, Number(2)),), (GainLife(YOU, Number(500)),))),),),
    ),
    (
        "effect",
        "このターン、自分のキャラクターがダウンした時、カードを1枚引く。",
        ((Later(When(Happening("downed", Filter(YOU, categories=("character",)))), (Draw(YOU, Number(1)),)),),),
    ),
    (
        "effect",
        "このターン、次に自分のキャラクターがダウンする場合、代わりに手札に戻す。",
        (
            (
                Instead(
                    Happening("downed", Filter(YOU, categories=("character",))), (Move(Mentioned(), "hand"),), once=True
                ),
            ),
        ),
    ),
    (
        "effect",
        "ターン終了時に、自分のキャラクターを1体破壊する。",
        (
            (
                Later(
                    AtPhase("end", TURN_PLAYER, True),
                    (Choose(0, Filter(YOU, categories=("character",)), Number(1)), Destroy(Those(0))),
                ),
            ),
        ),
    ),
    ("effect", "アタックを終了する。", ((EndAttack(),),)),
    (
        "effect",
        "自分の場のキャラクターの数をXとし、カードをX枚引く。",
        ((Let("X", Count(Filter(YOU, categories=("character",)))), Draw(YOU, Variable("X"))),),
    ),
    (
        "effect",
        "相手のキャラクターを1体選び、ダウン状態にする。",
        ((Choose(0, Filter(OPPONENT, categories=("character",)), Number(1)), Down(Those(0))),),
    ),
    (
        "effect",
        "コストを払わずに、自分の手札からコスト2以下のサポートを1枚プレイする。",
        (
            (
                Choose(0, Filter(YOU, ("hand",), ("support",), (Compare("cost", "<=", Number(2)),)), Number(1)),
                Play(Those(0)),
            ),
        ),
    ),
    (
        "effect",
        "このターン、自分はもう1度エネルギーゾーンにカードを置くことができる。",
        ((Permit("place-energy-again", whose=YOU),),),
    ),
    (
        "effect",
        "相手のATKが一番高いキャラクターを1体選び、破壊する。",
        (
            (
                Choose(
                    0,
                    Filter(
                        OPPONENT,
                        categories=("character",),
                        tests=(Extreme("atk", True, Filter(OPPONENT, categories=("character",))),),
                    ),
                    Number(1),
                ),
                Destroy(Those(0)),
            ),
        ),
    ),
]

ABILITIES = [
    (
        "effect",
        "このカードは、自分の場に闇属性のキャラクターがいる場合にのみプレイできる。",
        (
            Ability(
                "",
                (Standing(),),
                (),
                (
                    (
                        If(
                            IsFalse(
                                Exists(
                                    Filter(YOU, categories=("character",), tests=(Coloured(("dark",)),)),
                                    ">=",
                                    Number(1),
                                )
                            ),
                            (Forbid("play-this", This(), lasts=""),),
                        ),
                    ),
                ),
                ("hand",),
            ),
        ),
    ),
    (
        "effect",
        "このカードをプレイするコストは、自分の＜竜＞のキャラクター1体につき1減る。",
        (
            Ability(
                "",
                (Standing(),),
                (),
                (
                    (
                        ChangeCost(
                            YOU,
                            Filter(YOU, ("hand",), tests=(IsIt(This()),)),
                            Count(Filter(YOU, categories=("character",), tests=(Typed(("竜",)),))),
                            True,
                            "",
                        ),
                    ),
                ),
                ("hand",),
            ),
        ),
    ),
    (
        "character",
        "【登場時】カードを1枚引く。",
        (Ability("", (When(Happening("placed", This())),), (), ((Draw(YOU, Number(1)),),)),),
    ),
    (
        "character",
        "場に出た時、カードを1枚引く。",
        (Ability("", (When(Happening("placed", This())),), (), ((Draw(YOU, Number(1)),),)),),
    ),
    (
        "character",
        "このキャラクターが場に出たとき、または表側表示になったとき、カードを１枚引く。",
        (
            Ability(
                "",
                (When(Happening("placed", This())), When(Happening("turned-up", This()))),
                (),
                ((Draw(YOU, Number(1)),),),
            ),
        ),
    ),
    (
        "character",
        "このキャラクターがアタックする時、ターン終了時まで、このキャラクターのATKを＋200する。",
        (
            Ability(
                "",
                (When(Happening("attacked", This())),),
                (),
                ((ChangeStats(This(), (StatChange("atk", Number(200)),)),),),
            ),
        ),
    ),
    (
        "character",
        "このキャラクターがダウン状態になった時、相手に200ダメージを与える。",
        (Ability("", (When(Happening("downed", This())),), (), ((Damage(PlayerOf(OPPONENT), Number(200)),),)),),
    ),
    (
        "character",
        "このキャラクターが相手のキャラクターをダウンさせた時、もう1度アタックできる。",
        (
            Ability(
                "",
                (When(Happening("downed", Filter(OPPONENT, categories=("character",)), other=This())),),
                (),
                ((Permit("attack-again", This()),),),
            ),
        ),
    ),
    (
        "character",
        "このキャラクターが相手にダメージを与えた時、カードを1枚引く。",
        (Ability("", (When(Happening("damaged", This(), OPPONENT)),), (), ((Draw(YOU, Number(1)),),)),),
    ),
    (
        "character",
        "このキャラクターが戦闘を行う時、戦闘終了時まで、このキャラクターのATKを＋300する。",
        (
            Ability(
                "",
                (When(Happening("battling", This())),),
                (),
                ((ChangeStats(This(), (StatChange("atk", Number(300)),), THIS_BATTLE),),),
            ),
        ),
    ),
    (
        "character",
        "このキャラクターが前衛に移動した時、ライフを100回復する。",
        (Ability("", (When(Happening("square-moved", This(), to=("front",))),), (), ((GainLife(YOU, Number(100)),),)),),
    ),
    (
        "character",
        "このキャラクターが相手の効果に選ばれた時、カードを1枚引く。",
        (Ability("", (When(Happening("chosen", This(), by=OPPONENT)),), (), ((Draw(YOU, Number(1)),),)),),
    ),
    (
        "character",
        "自分の他の＜騎士＞のキャラクターがダウンした時、このキャラクターのATKを＋200する。",
        (
            Ability(
                "",
                (
                    When(
                        Happening(
                            "downed",
                            Filter(YOU, categories=("character",), tests=(Not(IsIt(This())), Typed(("騎士",)))),
                        )
                    ),
                ),
                (),
                ((ChangeStats(This(), (StatChange("atk", Number(200)),), ""),),),
            ),
        ),
    ),
    (
        "character",
        "相手がエフェクトをプレイした時、カードを1枚引く。",
        (
            Ability(
                "",
                (When(Happening("played", Filter(categories=("effect",)), OPPONENT)),),
                (),
                ((Draw(YOU, Number(1)),),),
            ),
        ),
    ),
    (
        "character",
        "自分のターン開始時、ライフを200回復する。",
        (Ability("", (AtPhase("setup"),), (), ((GainLife(YOU, Number(200)),),)),),
    ),
    (
        "character",
        "お互いのアタックフェイズ終了時、このキャラクターの表示を変更する。",
        (Ability("", (AtPhase("attack", BOTH, True),), (), ((Reposition(This()),),)),),
    ),
    (
        "character",
        "エネルギー1：このキャラクターを隣のマスに移動する。",
        (Ability("", (Activated(),), (PayEnergy(Number(1)),), ((MoveTo(This(), Squares(near="adjacent")),),)),),
    ),
    (
        "character",
        "1ターンに1度、自分のメインフェイズ中、手札を1枚捨てて発動できる。カードを1枚引く。",
        (
            Ability(
                "",
                (Activated(True, "main", YOU),),
                (DoAsCost((Choose(0, Filter(YOU, ("hand",)), Number(1)), Move(Those(0), "trash"))),),
                ((Draw(YOU, Number(1)),),),
            ),
        ),
    ),
    (
        "character",
        "エネルギーを2払い、このキャラクターを表側表示にする。",
        (Ability("", (Activated(),), (PayEnergy(Number(2)),), ((TurnOver(This(), "face-up"),),)),),
    ),
    (
        "character",
        "このキャラクターが前衛にいる限り、このキャラクターのATKを＋300する。",
        (
            Ability(
                "",
                (Standing(),),
                (),
                (
                    (
                        If(
                            Matches(This(), Filter(tests=(InRows(("front",)),))),
                            (ChangeStats(This(), (StatChange("atk", Number(300)),), ""),),
                        ),
                    ),
                ),
            ),
        ),
    ),
    (
        "character",
        "自分のターン中、このキャラクターのATKは＋200される。",
        (Ability("", (Standing(YOU),), (), ((ChangeStats(This(), (StatChange("atk", Number(200)),), ""),),)),),
    ),
    (
        "character",
        "自分の場のキャラクター1体につき、このキャラクターのATKを＋100する。",
        (
            Ability(
                "",
                (Standing(),),
                (),
                (
                    (
                        ChangeStats(
                            This(), (StatChange("atk", Times(Count(Filter(YOU, categories=("character",))), 100)),), ""
                        ),
                    ),
                ),
            ),
        ),
    ),
    (
        "character",
        "このキャラクターと同じレーンにいる相手のキャラクターのDEFを－200する。",
        (
            Ability(
                "",
                (Standing(),),
                (),
                (
                    (
                        ChangeStats(
                            Every(Filter(OPPONENT, categories=("character",), tests=(SameLane(This()),))),
                            (StatChange("def", Number(200), True),),
                            "",
                        ),
                    ),
                ),
            ),
        ),
    ),
    (
        "character",
        "このキャラクターの隣にいる自分のキャラクターのDEFを＋200する。",
        (
            Ability(
                "",
                (Standing(),),
                (),
                (
                    (
                        ChangeStats(
                            Every(Filter(YOU, categories=("character",), tests=(AdjacentSquare(This()),))),
                            (StatChange("def", Number(200)),),
                            "",
                        ),
                    ),
                ),
            ),
        ),
    ),
    (
        "character",
        "このキャラクターと戦闘しているキャラクターのATKを－200する。",
        (
            Ability(
                "",
                (Standing(),),
                (),
                (
                    (
                        ChangeStats(
                            Every(Filter(categories=("character",), tests=(BattlesWith(This()),))),
                            (StatChange("atk", Number(200), True),),
                            "",
                        ),
                    ),
                ),
            ),
        ),
    ),
    (
        "character",
        "このターンに場に出た相手のキャラクターは、アタックできない。",
        (
            Ability(
                "",
                (Standing(),),
                (),
                (
                    (
                        Forbid(
                            "attack",
                            Every(Filter(OPPONENT, categories=("character",), tests=(DidThisTurn("placed"),))),
                            lasts="",
                        ),
                    ),
                ),
            ),
        ),
    ),
    (
        "character",
        "このキャラクターは、スピード3以下の相手のカードの効果を受けない。",
        (
            Ability(
                "",
                (Standing(),),
                (),
                (
                    (
                        Forbid(
                            "be-affected",
                            This(),
                            against=Filter(OPPONENT, tests=(Compare("speed", "<=", Number(3)),)),
                            lasts="",
                        ),
                    ),
                ),
            ),
        ),
    ),
    (
        "character",
        "このキャラクターは相手の効果の対象にならない。",
        (Ability("", (Standing(),), (), ((Forbid("be-chosen", This(), OPPONENT, lasts=""),),)),),
    ),
    (
        "character",
        "このキャラクターは戦闘でダウンしない。",
        (Ability("", (Standing(),), (), ((Forbid("be-downed-in-battle", This(), lasts=""),),)),),
    ),
    (
        "character",
        "このキャラクターは後衛からアタックできる。",
        (Ability("", (Standing(),), (), ((Permit("attack-from-back", This(), lasts=""),),)),),
    ),
    (
        "character",
        "このキャラクターは「このキャラクターがアタックした時、カードを1枚引く。」を得る。",
        (
            Ability(
                "",
                (Standing(),),
                (),
                (
                    (
                        Grant(
                            This(),
                            abilities=(
                                Ability("", (When(Happening("attacked", This())),), (), ((Draw(YOU, Number(1)),),)),
                            ),
                            lasts="",
                        ),
                    ),
                ),
            ),
        ),
    ),
    (
        "character",
        "このキャラクターが破壊される場合、代わりにこのキャラクターを手札に戻す。",
        (Ability("", (Standing(),), (), ((Instead(Happening("destroyed", This()), (Move(This(), "hand"),), ""),),)),),
    ),
    (
        "character",
        "このキャラクターは前衛に出すことができる。",
        (Ability("", (Standing(),), (), ((Permit("place-in-front", This(), lasts=""),),), ("hand",)),),
    ),
    (
        "support",
        "このカードをゲインする：自分のキャラクターを1体選び、ターン終了時までATKを＋200する。",
        (
            Ability(
                "",
                (Activated(),),
                (GainThis(),),
                (
                    (
                        Choose(0, Filter(YOU, categories=("character",)), Number(1)),
                        ChangeStats(Those(0), (StatChange("atk", Number(200)),)),
                    ),
                ),
            ),
        ),
    ),
    (
        "support",
        "エネルギー1、このカードをゲインする：カードを1枚引く。",
        (Ability("", (Activated(),), (PayEnergy(Number(1)), GainThis()), ((Draw(YOU, Number(1)),),)),),
    ),
    (
        "support",
        "全てのキャラクターのATKは300になる。",
        (
            Ability(
                "",
                (Standing(),),
                (),
                ((SetNumbers(Every(Filter(categories=("character",))), (StatValue("atk", Number(300)),), ""),),),
            ),
        ),
    ),
    (
        "support",
        "自分が受けるダウンダメージは100減る。",
        (Ability("", (Standing(),), (), ((ChangeDamage(PlayerOf(YOU), Number(100), True, True, "down", ""),),)),),
    ),
    (
        "support",
        "自分が光属性のキャラクターをプレイするコストは1減る。",
        (
            Ability(
                "",
                (Standing(),),
                (),
                (
                    (
                        ChangeCost(
                            YOU, Filter(YOU, ("hand",), ("character",), (Coloured(("light",)),)), Number(1), True, ""
                        ),
                    ),
                ),
            ),
        ),
    ),
    (
        "support",
        "裏側表示のキャラクターは効果に選ばれない。",
        (
            Ability(
                "",
                (Standing(),),
                (),
                (
                    (
                        Forbid(
                            "be-chosen",
                            Every(Filter(categories=("character",), tests=(Oriented("face-down"),))),
                            lasts="",
                        ),
                    ),
                ),
            ),
        ),
    ),
    (
        "support",
        "自分のキャラクターが場に出た時、そのキャラクターの表示を変更してもよい。",
        (
            Ability(
                "",
                (When(Happening("placed", Filter(YOU, categories=("character",)))),),
                (),
                ((May((Reposition(Mentioned()),)),),),
            ),
        ),
    ),
]

WHOLE = [
    (
        "character",
        "上空\n[2回攻撃]\nスピード耐性：3\nこのキャラクターがダウンした時、カードを1枚引く。",
        CardText(
            (Keyword("airborne"), Keyword("double-attack"), Keyword("speed-resistance", 3)),
            (Ability("", (When(Happening("downed", This())),), (), ((Draw(YOU, Number(1)),),)),),
        ),
    ),
    (
        "effect",
        "相手に400ダメージを与える。\nこのカードはデッキに何枚でも入れることができる。",
        CardText(
            abilities=(Ability("", (Standing(),), (), ((CopiesInDeck(),),)),),
            play=((Damage(PlayerOf(OPPONENT), Number(400)),),),
        ),
    ),
]


@pytest.mark.parametrize(("kind", "text", "play"), PLAYED)
def test_what_an_effect_does(kind: str, text: str, play: tuple[object, ...]) -> None:
    assert compile_text(text, kind) == CardText(play=play)


@pytest.mark.parametrize(("kind", "text", "abilities"), ABILITIES)
def test_when_abilities_work_and_what_they_do(kind: str, text: str, abilities: tuple[object, ...]) -> None:
    assert compile_text(text, kind) == CardText(abilities=abilities)


@pytest.mark.parametrize(("kind", "text", "whole"), WHOLE)
def test_a_text_of_several_parts(kind: str, text: str, whole: CardText) -> None:
    assert compile_text(text, kind) == whole
