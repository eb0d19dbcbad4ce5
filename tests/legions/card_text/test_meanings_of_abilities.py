"""What abilities and keywords in texts mean: the trees they compile to."""

import pytest

from kirifuda.effects.statements import (
    ChangeDamage,
    Damage,
    Draw,
    Forbid,
    GainLife,
    Grant,
    If,
    Instead,
    Let,
    Move,
    Orient,
    Permit,
    Play,
)
from kirifuda.effects.tree import (
    OPPONENT,
    YOU,
    Ability,
    Activated,
    AtPhase,
    CardText,
    Coloured,
    Compare,
    Compares,
    Count,
    Counterpart,
    Every,
    Filter,
    Happened,
    Happening,
    IsFalse,
    IsIt,
    IsTurnOf,
    Keyword,
    Matches,
    Mentioned,
    Minus,
    Not,
    Number,
    Oriented,
    Standing,
    Stat,
    This,
    TimesThisTurn,
    Typed,
    Variable,
    When,
)
from kirifuda.legions.card_words.reader import compile_text
from kirifuda.legions.tree import (
    ChangeTarget,
    Cores,
    DealInstead,
    ExhaustThis,
    Mode,
    Modify,
    PayPoints,
    SetStats,
    UnlockCards,
)

ATTACKS = TimesThisTurn(Happening("attacked", This()))
MEANINGS = [
    (
        "minion",
        "「朝」《常時》：このカードのATKとHPはあなたの手札の枚数に等しい。",
        CardText(
            abilities=(
                Ability(
                    "朝",
                    (Standing(),),
                    (),
                    ((SetStats(This(), Count(Filter(YOU, ("hand",))), Count(Filter(YOU, ("hand",))), ""),),),
                ),
            )
        ),
    ),
    (
        "minion",
        "「朝」《このカードがバトルで相手のフィールドにあるミニオンをブレイクした時》：カードを1枚引く。",
        CardText(
            abilities=(
                Ability(
                    "朝",
                    (When(Happening("broken", Filter(OPPONENT, (), ("minion",)), other=This(), nature="battle")),),
                    (),
                    ((Draw(YOU, Number(1)),),),
                ),
            )
        ),
    ),
    (
        "minion",
        "「朝」《常時》：このカードは、相手の効果によってブレイクしない。",
        CardText(abilities=(Ability("朝", (Standing(),), (), ((Forbid("be-broken", This(), OPPONENT, lasts=""),),)),)),
    ),
    (
        "minion",
        "「A」《配置時》：このカードは、ターン終了時まで「＋2／－1」の修正を得る。",
        CardText(
            abilities=(
                Ability(
                    "A",
                    (When(Happening("placed", This())),),
                    (),
                    ((Modify(This(), Number(2), Number(1), hp_down=True),),),
                ),
            )
        ),
    ),
    (
        "minion",
        "「A」《常時》：このカードは、ブロックされない。",
        CardText(abilities=(Ability("A", (Standing(),), (), ((Forbid("be-blocked", This(), lasts=""),),)),)),
    ),
    (
        "minion",
        "「A」《常時》：このカードは、アタック出来ない。",
        CardText(abilities=(Ability("A", (Standing(),), (), ((Forbid("attack", This(), lasts=""),),)),)),
    ),
    (
        "minion",
        "「A」《常時》：このカードがブレイクする場合、代わりにこのカードを除外する。",
        CardText(
            abilities=(
                Ability(
                    "A", (Standing(),), (), ((Instead(Happening("broken", This()), (Move(This(), "exile"),), ""),),)
                ),
            )
        ),
    ),
    (
        "minion",
        "「A」《自ターン中任意1回》【MP2】【疲労】：カードを1枚引く。",
        CardText(
            abilities=(
                Ability("A", (Activated(True),), (PayPoints(Number(2)), ExhaustThis()), ((Draw(YOU, Number(1)),),)),
            )
        ),
    ),
    (
        "minion",
        "「A」《常時》：あなたのフィールドにある赤属性か緑属性を持つ他のミニオン全ては、「＋1／＋0」の修正を得る。",
        CardText(
            abilities=(
                Ability(
                    "A",
                    (Standing(),),
                    (),
                    (
                        (
                            Modify(
                                Every(
                                    Filter(
                                        YOU,
                                        categories=("minion",),
                                        tests=(Not(IsIt(This())), Coloured(("red", "green"))),
                                    )
                                ),
                                Number(1),
                                Number(0),
                                lasts="",
                            ),
                        ),
                    ),
                ),
            )
        ),
    ),
    (
        "minion",
        "「A」《常時》：あなたのフィールドにあるタイプ「獣」「鳥」を持つミニオン全ては、「先制」を得る。",
        CardText(
            abilities=(
                Ability(
                    "A",
                    (Standing(),),
                    (),
                    (
                        (
                            Grant(
                                Every(Filter(YOU, categories=("minion",), tests=(Typed(("獣", "鳥")),))),
                                (Keyword("first-strike"),),
                                lasts="",
                            ),
                        ),
                    ),
                ),
            )
        ),
    ),
    (
        "minion",
        "「A」《常時》：このカードは、相手の効果に選ばれない。",
        CardText(abilities=(Ability("A", (Standing(),), (), ((Forbid("be-chosen", This(), OPPONENT, lasts=""),),)),)),
    ),
    (
        "minion",
        "「A」《あなたのスタートフェイズ開始時》：カードを1枚引く。",
        CardText(abilities=(Ability("A", (AtPhase("start"),), (), ((Draw(YOU, Number(1)),),)),)),
    ),
    (
        "minion",
        "「A」《レーン移動時／ブレイク時》：カードを1枚引く。",
        CardText(
            abilities=(
                Ability(
                    "A",
                    (When(Happening("lane-moved", This())), When(Happening("broken", This()))),
                    (),
                    ((Draw(YOU, Number(1)),),),
                ),
            )
        ),
    ),
    (
        "minion",
        "「A」《アンロック時》：カードを1枚引く。",
        CardText(abilities=(Ability("A", (When(Happening("unlocked", This())),), (), ((Draw(YOU, Number(1)),),)),)),
    ),
    (
        "minion",
        "「A」《相手のミニオンがこのカードにアタックした時》：アタックユニットに1ダメージを与える。",
        CardText(
            abilities=(
                Ability(
                    "A",
                    (When(Happening("attacked", Filter(OPPONENT, categories=("minion",)), other=This())),),
                    (),
                    ((Damage(Mentioned(), Number(1)),),),
                ),
            )
        ),
    ),
    (
        "minion",
        "「A」《このカードが相手のミニオンにアタックした時》：アタックターゲットに1ダメージを与える。",
        CardText(
            abilities=(
                Ability(
                    "A",
                    (When(Happening("attacked", This(), other=Filter(OPPONENT, categories=("minion",)))),),
                    (),
                    ((Damage(Counterpart(), Number(1)),),),
                ),
            )
        ),
    ),
    (
        "minion",
        "「A」《このカードが相手のミニオンをブロックした時》：カードを1枚引く。",
        CardText(
            abilities=(
                Ability(
                    "A",
                    (When(Happening("blocked", This(), other=Filter(OPPONENT, categories=("minion",)))),),
                    (),
                    ((Draw(YOU, Number(1)),),),
                ),
            )
        ),
    ),
    (
        "minion",
        "「A」《このカードが相手のミニオンとバトルを行った時》：バトル相手に1ダメージを与える。",
        CardText(
            abilities=(
                Ability(
                    "A",
                    (When(Happening("battled", This(), other=Filter(OPPONENT, categories=("minion",)))),),
                    (),
                    ((Damage(Counterpart(), Number(1)),),),
                ),
            )
        ),
    ),
    (
        "minion",
        "「A」《このカードが相手のミニオンとのバトルで生き残った時》：カードを1枚引く。",
        CardText(
            abilities=(
                Ability(
                    "A",
                    (When(Happening("survived", This(), other=Filter(OPPONENT, categories=("minion",)))),),
                    (),
                    ((Draw(YOU, Number(1)),),),
                ),
            )
        ),
    ),
    (
        "minion",
        "「A」《このカードが効果ダメージを受けた時》：カードを1枚引く。",
        CardText(
            abilities=(
                Ability("A", (When(Happening("damaged", This(), nature="effect")),), (), ((Draw(YOU, Number(1)),),)),
            )
        ),
    ),
    (
        "minion",
        "「A」《このカードが相手のマスターにバトルダメージを与えた時》：その点数をXとし、あなたのマスターはライフをX点得る。",
        CardText(
            abilities=(
                Ability(
                    "A",
                    (
                        When(
                            Happening(
                                "damaged", Filter(OPPONENT, categories=("master",)), other=This(), nature="battle"
                            )
                        ),
                    ),
                    (),
                    ((Let("X", Happened()), GainLife(YOU, Variable("X"))),),
                ),
            )
        ),
    ),
    (
        "minion",
        "「A」《あなたがカードを引いた時》：カードを1枚引く。",
        CardText(abilities=(Ability("A", (When(Happening("drawn", who=YOU)),), (), ((Draw(YOU, Number(1)),),)),)),
    ),
    (
        "minion",
        "「A」《相手がカードチェンジを行った時》：カードを1枚引く。",
        CardText(
            abilities=(Ability("A", (When(Happening("card-changed", who=OPPONENT)),), (), ((Draw(YOU, Number(1)),),)),)
        ),
    ),
    (
        "minion",
        "「A」《相手のマスターがライフを失った時》：カードを1枚引く。",
        CardText(
            abilities=(Ability("A", (When(Happening("lost-life", who=OPPONENT)),), (), ((Draw(YOU, Number(1)),),)),)
        ),
    ),
    (
        "minion",
        "「A」《あなたのカードが手札からウェイトゾーンⅡに移動した時》：カードを1枚引く。",
        CardText(
            abilities=(
                Ability(
                    "A",
                    (When(Happening("moved", Filter(YOU), source=("hand",), to=("wait-2",))),),
                    (),
                    ((Draw(YOU, Number(1)),),),
                ),
            )
        ),
    ),
    (
        "minion",
        "「A」《あなたのカードがタイムラインから除外された時》：カードを1枚引く。",
        CardText(
            abilities=(
                Ability(
                    "A", (When(Happening("exiled", Filter(YOU), source=("timeline",))),), (), ((Draw(YOU, Number(1)),),)
                ),
            )
        ),
    ),
    (
        "minion",
        "「A」《あなたのミニオンが疲労した時》：そのミニオンの疲労を回復する。",
        CardText(
            abilities=(
                Ability(
                    "A",
                    (When(Happening("exhausted", Filter(YOU, categories=("minion",)))),),
                    (),
                    ((Orient(Mentioned(), "active"),),),
                ),
            )
        ),
    ),
    (
        "minion",
        "「A」《このカードが活性状態になった時》：カードを1枚引く。",
        CardText(abilities=(Ability("A", (When(Happening("recovered", This())),), (), ((Draw(YOU, Number(1)),),)),)),
    ),
    (
        "minion",
        "「A」《このカードがオープン状態になった時》：カードを1枚引く。",
        CardText(abilities=(Ability("A", (When(Happening("opened", This())),), (), ((Draw(YOU, Number(1)),),)),)),
    ),
    (
        "minion",
        "「A」《あなたのカードのWTが変化した時》：カードを1枚引く。",
        CardText(
            abilities=(Ability("A", (When(Happening("wait-changed", Filter(YOU))),), (), ((Draw(YOU, Number(1)),),)),)
        ),
    ),
    (
        "minion",
        "「A」《あなたのミニオンが相手の効果に選ばれた時》：カードを1枚引く。",
        CardText(
            abilities=(
                Ability(
                    "A",
                    (When(Happening("chosen", Filter(YOU, categories=("minion",)), by=OPPONENT)),),
                    (),
                    ((Draw(YOU, Number(1)),),),
                ),
            )
        ),
    ),
    (
        "minion",
        "「A」《相手のマスターが覚醒した時》：カードを1枚引く。",
        CardText(
            abilities=(Ability("A", (When(Happening("awakened", who=OPPONENT)),), (), ((Draw(YOU, Number(1)),),)),)
        ),
    ),
    (
        "minion",
        "「A」《あなたがコアをマスターの上に置いた時》：カードを1枚引く。",
        CardText(
            abilities=(
                Ability(
                    "A", (When(Happening("cores-moved", who=YOU, to=("master",))),), (), ((Draw(YOU, Number(1)),),)
                ),
            )
        ),
    ),
    (
        "skill",
        "カードを1枚引く。\n「B」《あなたのミニオンが配置された時》：このカードをプレイする。",
        CardText(
            abilities=(
                Ability(
                    "B",
                    (When(Happening("placed", Filter(YOU, categories=("minion",)))),),
                    (),
                    ((Play(This()),),),
                    ("standby",),
                ),
            ),
            play=((Draw(YOU, Number(1)),),),
        ),
    ),
    (
        "minion",
        "「A」《常時》：このカードは、効果によって別の領域に移動しない。",
        CardText(abilities=(Ability("A", (Standing(),), (), ((Forbid("leave-field", This(), lasts=""),),)),)),
    ),
    (
        "minion",
        "「A」《常時》：このカードは、効果によって疲労しない。",
        CardText(abilities=(Ability("A", (Standing(),), (), ((Forbid("be-exhausted", This(), lasts=""),),)),)),
    ),
    (
        "minion",
        "「A」《常時》：このカードは、相手のミニオンからダメージを受けない。",
        CardText(
            abilities=(
                Ability(
                    "A",
                    (Standing(),),
                    (),
                    ((Forbid("take-damage", This(), against=Filter(OPPONENT, categories=("minion",)), lasts=""),),),
                ),
            )
        ),
    ),
    (
        "minion",
        "「A」《常時》：このカードは、バトルダメージを受けない。",
        CardText(abilities=(Ability("A", (Standing(),), (), ((Forbid("take-battle-damage", This(), lasts=""),),)),)),
    ),
    (
        "minion",
        "「A」《常時》：このカードの疲労は回復しない。",
        CardText(abilities=(Ability("A", (Standing(),), (), ((Forbid("recover", This(), lasts=""),),)),)),
    ),
    (
        "minion",
        "「A」《常時》：相手のフィールドにあるミニオン全ての任意起動効果は起動出来ない。",
        CardText(
            abilities=(
                Ability(
                    "A",
                    (Standing(),),
                    (),
                    ((Forbid("activate", Every(Filter(OPPONENT, categories=("minion",))), lasts=""),),),
                ),
            )
        ),
    ),
    (
        "minion",
        "「A」《常時》：このカードは、レーン移動出来ない。",
        CardText(abilities=(Ability("A", (Standing(),), (), ((Forbid("move-lane", This(), lasts=""),),)),)),
    ),
    (
        "minion",
        "「A」《常時》：このカードは、コスト2以下のミニオンのアタックターゲットにされない。",
        CardText(
            abilities=(
                Ability(
                    "A",
                    (Standing(),),
                    (),
                    (
                        (
                            Forbid(
                                "be-attacked",
                                This(),
                                against=Filter(categories=("minion",), tests=(Compare("cost", "<=", Number(2)),)),
                                lasts="",
                            ),
                        ),
                    ),
                ),
            )
        ),
    ),
    (
        "minion",
        "「A」《常時》：このカードは、全てのレーンにアタック出来る。",
        CardText(abilities=(Ability("A", (Standing(),), (), ((Permit("attack-any-lane", This(), lasts=""),),)),)),
    ),
    (
        "minion",
        "「A」《常時》：このカードは、疲労状態でもアタック出来る。",
        CardText(abilities=(Ability("A", (Standing(),), (), ((Permit("attack-exhausted", This(), lasts=""),),)),)),
    ),
    (
        "minion",
        "「A」《常時》：このカードは、行動不能状態でもアタック出来る。",
        CardText(abilities=(Ability("A", (Standing(),), (), ((Permit("attack-incapacitated", This(), lasts=""),),)),)),
    ),
    (
        "minion",
        "「A」《常時》：このカードは、ブロッカーを無視してアタック出来る。",
        CardText(abilities=(Ability("A", (Standing(),), (), ((Permit("attack-past-blockers", This(), lasts=""),),)),)),
    ),
    (
        "minion",
        "「A」《常時》：このカードが疲労状態でないなら、このカードは、「先制」を得る。",
        CardText(
            abilities=(
                Ability(
                    "A",
                    (Standing(),),
                    (),
                    (
                        (
                            If(
                                IsFalse(Matches(This(), Filter(tests=(Oriented("exhausted"),)))),
                                (Grant(This(), (Keyword("first-strike"),), lasts=""),),
                            ),
                        ),
                    ),
                ),
            )
        ),
    ),
    (
        "minion",
        "「A」《常時》：このカードのATKが5以上なら、このカードは、「先制」を得る。",
        CardText(
            abilities=(
                Ability(
                    "A",
                    (Standing(),),
                    (),
                    (
                        (
                            If(
                                Compares(Stat("atk", This()), ">=", Number(5)),
                                (Grant(This(), (Keyword("first-strike"),), lasts=""),),
                            ),
                        ),
                    ),
                ),
            )
        ),
    ),
    (
        "minion",
        "「A」《常時》：相手のターンなら、このカードは、「先制」を得る。",
        CardText(
            abilities=(
                Ability(
                    "A",
                    (Standing(),),
                    (),
                    ((If(IsTurnOf(OPPONENT), (Grant(This(), (Keyword("first-strike"),), lasts=""),)),),),
                ),
            )
        ),
    ),
    (
        "minion",
        "「A」《常時》：あなたのマスターが通常モードでないなら、このカードは、「先制」を得る。",
        CardText(
            abilities=(
                Ability(
                    "A",
                    (Standing(),),
                    (),
                    ((If(IsFalse(Mode(YOU, "normal")), (Grant(This(), (Keyword("first-strike"),), lasts=""),)),),),
                ),
            )
        ),
    ),
    (
        "minion",
        "「A」《常時》：あなたのコアが6個以上なら、このカードは、「先制」を得る。",
        CardText(
            abilities=(
                Ability(
                    "A",
                    (Standing(),),
                    (),
                    (
                        (
                            If(
                                Compares(Cores(YOU), ">=", Number(6)),
                                (Grant(This(), (Keyword("first-strike"),), lasts=""),),
                            ),
                        ),
                    ),
                ),
            )
        ),
    ),
    (
        "minion",
        "「速攻」「貫通2」\n「A」《常時》：このカードは、ブレイクしない。",
        CardText(
            (Keyword("haste"), Keyword("pierce", 2)),
            (Ability("A", (Standing(),), (), ((Forbid("break", This(), lasts=""),),)),),
        ),
    ),
    (
        "master",
        "「開門」《自ターン中》：あなたはスキルカードかミニオンカードをアンロック出来る。",
        CardText(abilities=(Ability("開門", (Standing(YOU),), (), ((UnlockCards(("skill", "minion")),),)),)),
    ),
    (
        "minion",
        "「守り手」《常時》：あなたのマスターがダメージを受ける場合、代わりにこのカードがそのダメージを受ける。",
        CardText(
            abilities=(
                Ability(
                    "守り手",
                    (Standing(),),
                    (),
                    (
                        (
                            Instead(
                                Happening("damaged", Filter(YOU, (), ("master",))),
                                (DealInstead(This(), Happened()),),
                                "",
                            ),
                        ),
                    ),
                ),
            )
        ),
    ),
    (
        "minion",
        "「霧よけ」《常時》：あなたのユニットが効果ダメージを受ける場合、そのダメージを1点減らす。",
        CardText(
            abilities=(
                Ability(
                    "霧よけ",
                    (Standing(),),
                    (),
                    (
                        (
                            Instead(
                                Happening("damaged", Filter(YOU, (), ("unit",)), nature="effect"),
                                (DealInstead(Mentioned(), Minus(Happened(), Number(1))),),
                                "",
                            ),
                        ),
                    ),
                ),
            )
        ),
    ),
    (
        "minion",
        "「二の矢」《常時》：このカードは、1ターンに2回アタック出来る。",
        CardText(abilities=(Ability("二の矢", (Standing(),), (), ((Permit("attack-twice", This(), lasts=""),),)),)),
    ),
    (
        "minion",
        "「朝の鐘」《あなたのミニオンが配置された時》：カードを1枚引く。この効果は1ターンに1度しか発生しない。",
        CardText(
            abilities=(
                Ability(
                    "朝の鐘",
                    (When(Happening("placed", Filter(YOU, (), ("minion",))), once=True),),
                    (),
                    ((Draw(YOU, Number(1)),),),
                ),
            )
        ),
    ),
    (
        "minion",
        "「割り込み」《あなたの他のミニオンがアタックされた時》：アタックターゲットをこのカードに変更する。",
        CardText(
            abilities=(
                Ability(
                    "割り込み",
                    (When(Happening("attacked", other=Filter(YOU, (), ("minion",), (Not(IsIt(This())),)))),),
                    (),
                    ((ChangeTarget(This()),),),
                ),
            )
        ),
    ),
    (
        "minion",
        "《あなたのエンドフェイズ終了時》：このターンにこのカードがアタックしたなら、カードを1枚引く。",
        CardText(
            abilities=(
                Ability(
                    "",
                    (AtPhase("end", YOU, end=True),),
                    (),
                    ((If(Compares(ATTACKS, ">=", Number(1)), (Draw(YOU, Number(1)),)),),),
                ),
            )
        ),
    ),
    (
        "minion",
        "《ブレイク時》：このカードをタイムラインに置く代わりに、手札に戻す。",
        CardText(
            abilities=(
                Ability(
                    "",
                    (Standing(),),
                    (),
                    (
                        (
                            Instead(
                                Happening("moved", This(), to=("timeline",), nature="break"),
                                (Move(This(), "hand"),),
                                "",
                            ),
                        ),
                    ),
                ),
            )
        ),
    ),
    (
        "minion",
        "《アタックで相手のマスターにダメージを与えた時》：カードを1枚引く。",
        CardText(
            abilities=(
                Ability(
                    "",
                    (When(Happening("damaged", Filter(OPPONENT, (), ("master",)), other=This(), nature="attack")),),
                    (),
                    ((Draw(YOU, Number(1)),),),
                ),
            )
        ),
    ),
    (
        "minion",
        "左レーンに置かれた時、1枚引く",
        CardText(
            abilities=(Ability("", (When(Happening("placed", This(), to=("left",))),), (), ((Draw(YOU, Number(1)),),)),)
        ),
    ),
    (
        "minion",
        "あなたがスキルカードによって与えるダメージは1増加する。",
        CardText(
            abilities=(
                Ability(
                    "",
                    (Standing(),),
                    (),
                    ((ChangeDamage(Every(Filter(YOU, ("play",), ("skill",))), Number(1), lasts=""),),),
                ),
            )
        ),
    ),
]


@pytest.mark.parametrize(("category", "text", "meaning"), MEANINGS, ids=[text for _, text, _ in MEANINGS])
def test_a_text_means_this(category: str, text: str, meaning: CardText) -> None:
    assert compile_text(text, category) == meaning
