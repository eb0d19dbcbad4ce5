"""What wordings mean that count what happened, or speak of what is to come: the trees they compile to."""

import pytest

from kirifuda.effects.statements import (
    ChangeCost,
    ChangeStats,
    Choose,
    Damage,
    Destroy,
    Draw,
    DrawUpTo,
    Forbid,
    Grant,
    If,
    IfDid,
    Instead,
    Later,
    Let,
    LookAt,
    May,
    Move,
    NextTurn,
    SetLife,
    SetNumbers,
    StatChange,
    StatValue,
)
from kirifuda.effects.tree import (
    OPPONENT,
    YOU,
    Ability,
    AtPhase,
    CardText,
    Compares,
    Count,
    DidThisTurn,
    Every,
    Filter,
    Greatest,
    Half,
    Happening,
    InAttack,
    IsIt,
    Keyword,
    Matches,
    Minus,
    NameHas,
    Number,
    PlayerOf,
    PlayerStat,
    Standing,
    Stat,
    This,
    Those,
    Times,
    TimesThisTurn,
    TopCards,
    Typed,
    Variable,
    When,
)
from kirifuda.legend_of_stars.card_words.reader import compile_text
from kirifuda.legend_of_stars.tree import AllDiffer, MoveTo, PointedAt, Squares

MEANINGS = [
    (
        "effect",
        "自分が次にプレイするキャラクターのコストはターン終了時まで2減る。",
        CardText(play=((ChangeCost(YOU, Filter(YOU, ("hand",), ("character",)), Number(2), True, once=True),),)),
    ),
    (
        "support",
        "自分がエフェクトをプレイするコストは0になる。",
        CardText(
            abilities=(
                Ability(
                    "",
                    (Standing(),),
                    (),
                    ((ChangeCost(YOU, Filter(YOU, ("hand",), ("effect",)), Number(0), lasts="", becomes=True),),),
                ),
            )
        ),
    ),
    (
        "character",
        "このターンに自分がプレイしたエフェクトの枚数分、このキャラクターのATKを＋100する。",
        CardText(
            abilities=(
                Ability(
                    "",
                    (Standing(),),
                    (),
                    (
                        (
                            ChangeStats(
                                This(),
                                (
                                    StatChange(
                                        "atk",
                                        Times(
                                            TimesThisTurn(Happening("played", Filter(categories=("effect",)), YOU)), 100
                                        ),
                                    ),
                                ),
                                "",
                            ),
                        ),
                    ),
                ),
            )
        ),
    ),
    (
        "character",
        "自分のターン終了時、このターン中に相手のキャラクターをダウンさせていたなら、カードを1枚引く。",
        CardText(
            abilities=(
                Ability(
                    "",
                    (AtPhase("end", end=True),),
                    (),
                    (
                        (
                            If(
                                Compares(
                                    TimesThisTurn(
                                        Happening("downed", Filter(OPPONENT, categories=("character",)), other=This())
                                    ),
                                    ">=",
                                    Number(1),
                                ),
                                (Draw(YOU, Number(1)),),
                            ),
                        ),
                    ),
                ),
            )
        ),
    ),
    (
        "character",
        "自分のターン終了時、このターンに自分がカードを引いていないなら、カードを1枚引く。",
        CardText(
            abilities=(
                Ability(
                    "",
                    (AtPhase("end", end=True),),
                    (),
                    (
                        (
                            If(
                                Compares(TimesThisTurn(Happening("drawn", who=YOU)), "=", Number(0)),
                                (Draw(YOU, Number(1)),),
                            ),
                        ),
                    ),
                ),
            )
        ),
    ),
    (
        "effect",
        "このターンに相手がカードを2枚以上引いていた場合、相手に200ダメージを与える。",
        CardText(
            play=(
                (
                    If(
                        Compares(TimesThisTurn(Happening("drawn", who=OPPONENT)), ">=", Number(2)),
                        (Damage(PlayerOf(OPPONENT), Number(200)),),
                    ),
                ),
            )
        ),
    ),
    (
        "support",
        "自分は1ターンに2枚までしかエフェクトを使用できない。",
        CardText(
            abilities=(
                Ability(
                    "",
                    (Standing(),),
                    (),
                    (
                        (
                            If(
                                Compares(
                                    TimesThisTurn(Happening("played", Filter(categories=("effect",)), YOU)),
                                    ">=",
                                    Number(2),
                                ),
                                (Forbid("play", whose=YOU, against=Filter(categories=("effect",)), lasts=""),),
                            ),
                        ),
                    ),
                ),
            )
        ),
    ),
    (
        "support",
        "相手は1ターンに1体しかアタック出来ない。",
        CardText(
            abilities=(
                Ability(
                    "",
                    (Standing(),),
                    (),
                    (
                        (
                            If(
                                Compares(
                                    TimesThisTurn(Happening("attacked", Filter(OPPONENT, categories=("character",)))),
                                    ">=",
                                    Number(1),
                                ),
                                (Forbid("attack", Every(Filter(OPPONENT, categories=("character",))), lasts=""),),
                            ),
                        ),
                    ),
                ),
            )
        ),
    ),
    (
        "effect",
        "次の相手のターン中、相手のキャラクター全てはアタックできない。",
        CardText(
            play=((NextTurn(OPPONENT, (Forbid("attack", Every(Filter(OPPONENT, categories=("character",)))),)),),)
        ),
    ),
    (
        "effect",
        "このターン、相手のキャラクターがアタックするたび、カードを1枚引く。",
        CardText(
            play=(
                (
                    Later(
                        When(Happening("attacked", Filter(OPPONENT, categories=("character",)))),
                        (Draw(YOU, Number(1)),),
                        again=True,
                    ),
                ),
            )
        ),
    ),
    (
        "character",
        "このキャラクターが相手に直接アタックした時、カードを1枚引く。",
        CardText(
            abilities=(
                Ability("", (When(Happening("attacked", This(), nature="direct")),), (), ((Draw(YOU, Number(1)),),)),
            )
        ),
    ),
    (
        "effect",
        "このターン、次に自分が受けるダメージを0にする。",
        CardText(play=((Instead(Happening("damaged", who=YOU), (), once=True),),)),
    ),
    ("effect", "自分の手札が5枚になるようにカードを引く。", CardText(play=((DrawUpTo(YOU, Number(5)),),))),
    (
        "effect",
        "相手は手札が3枚になるように捨てる。",
        CardText(
            play=(
                (
                    Choose(
                        0,
                        Filter(OPPONENT, ("hand",)),
                        Minus(Count(Filter(OPPONENT, ("hand",))), Number(3)),
                        by=OPPONENT,
                    ),
                    Move(Those(0), "trash"),
                ),
            )
        ),
    ),
    (
        "effect",
        "相手のライフを半分にする。",
        CardText(play=((SetLife(OPPONENT, Half(PlayerStat("life", OPPONENT))),),)),
    ),
    (
        "character",
        "このキャラクターは必ずアタックする。",
        CardText(abilities=(Ability("", (Standing(),), (), ((Forbid("hold-back", This(), lasts=""),),)),)),
    ),
    (
        "support",
        "自分の名前に「騎士」とつくキャラクターのATKを＋100する。",
        CardText(
            abilities=(
                Ability(
                    "",
                    (Standing(),),
                    (),
                    (
                        (
                            ChangeStats(
                                Every(Filter(YOU, categories=("character",), tests=(NameHas(("騎士",)),))),
                                (StatChange("atk", Number(100)),),
                                "",
                            ),
                        ),
                    ),
                ),
            )
        ),
    ),
    (
        "effect",
        "自分のキャラクターの中で最も高いATKの数値分、相手にダメージを与える。",
        CardText(play=((Damage(PlayerOf(OPPONENT), Greatest("atk", Filter(YOU, categories=("character",)))),),)),
    ),
    (
        "character",
        "このキャラクターが場に出た時に発動できる。相手のキャラクターを1体選び、破壊する。カードを1枚引く。",
        CardText(
            abilities=(
                Ability(
                    "",
                    (When(Happening("placed", This())),),
                    (),
                    (
                        (May((Choose(0, Filter(OPPONENT, categories=("character",)), Number(1)), Destroy(Those(0)))),),
                        (IfDid((Draw(YOU, Number(1)),)),),
                    ),
                ),
            )
        ),
    ),
    (
        "character",
        "相手がエフェクトをプレイした場合、手札を1枚捨てて発動できる。カードを1枚引く。",
        CardText(
            abilities=(
                Ability(
                    "",
                    (When(Happening("played", Filter(categories=("effect",)), OPPONENT)),),
                    (),
                    (
                        (May((Choose(0, Filter(YOU, ("hand",)), Number(1)), Move(Those(0), "trash"))),),
                        (IfDid((Draw(YOU, Number(1)),)),),
                    ),
                ),
            )
        ),
    ),
    (
        "support",
        "相手のキャラクターは、場に出たターン、移動できない。",
        CardText(
            abilities=(
                Ability(
                    "",
                    (Standing(),),
                    (),
                    (
                        (
                            Forbid(
                                "move",
                                Every(Filter(OPPONENT, categories=("character",), tests=(DidThisTurn("placed"),))),
                                lasts="",
                            ),
                        ),
                    ),
                ),
            )
        ),
    ),
    (
        "character",
        "このキャラクターがアタックしているなら、相手はエフェクトをプレイ出来ない。",
        CardText(
            abilities=(
                Ability(
                    "",
                    (Standing(),),
                    (),
                    (
                        (
                            If(
                                Matches(This(), Filter(tests=(InAttack("attacker"),))),
                                (Forbid("play", whose=OPPONENT, against=Filter(categories=("effect",)), lasts=""),),
                            ),
                        ),
                    ),
                ),
            )
        ),
    ),
    (
        "effect",
        "自分のキャラクターの種族が全て異なるなら、カードを1枚引く。",
        CardText(play=((If(AllDiffer(Filter(YOU, categories=("character",)), "race"), (Draw(YOU, Number(1)),)),),)),
    ),
    (
        "character",
        "リードアイコンが向いているマスにいる自分のキャラクターは上空を得る。",
        CardText(
            abilities=(
                Ability(
                    "",
                    (Standing(),),
                    (),
                    (
                        (
                            Grant(
                                Every(Filter(YOU, categories=("character",), tests=(PointedAt(This()),))),
                                (Keyword("airborne"),),
                                lasts="",
                            ),
                        ),
                    ),
                ),
            )
        ),
    ),
    (
        "effect",
        "デッキの上から3枚めくり、＜竜＞をすべて手札に加える。",
        CardText(
            play=(
                (
                    LookAt(TopCards(YOU, Number(3)), 0, True),
                    Move(Every(Filter(YOU, ("deck",), tests=(IsIt(Those(0)), Typed(("竜",))))), "hand"),
                ),
            )
        ),
    ),
    (
        "effect",
        "自分のキャラクター1体と相手のキャラクター1体のATKを入れ替える。",
        CardText(
            play=(
                (
                    Choose(0, Filter(YOU, categories=("character",)), Number(1)),
                    Choose(1, Filter(OPPONENT, categories=("character",)), Number(1)),
                    Let("X", Stat("atk", Those(0))),
                    SetNumbers(Those(0), (StatValue("atk", Stat("atk", Those(1))),), ""),
                    SetNumbers(Those(1), (StatValue("atk", Variable("X")),), ""),
                ),
            )
        ),
    ),
    (
        "effect",
        "自分のキャラクター1体を右のレーンに移動させる。",
        CardText(
            play=(
                (
                    Choose(0, Filter(YOU, categories=("character",)), Number(1)),
                    MoveTo(Those(0), Squares(near="right-lane")),
                ),
            )
        ),
    ),
]


@pytest.mark.parametrize(("kind", "text", "meaning"), MEANINGS)
def test_what_a_text_means(kind: str, text: str, meaning: CardText) -> None:
    assert compile_text(text, kind) == meaning
