"""Trees that can never work are refused in every game's words."""

import pytest

from kirifuda.language.trouble import Refused
from kirifuda.text.problems import NotUnderstood

from .gates.spoken import GAMES

STARS, CHRONICLE, LEGIONS = GAMES


def reasons(refused: Refused | NotUnderstood) -> list[str]:
    if isinstance(refused, Refused):
        return [refused.reason]
    return [problem.what.key.removeprefix("reading-") for problem in refused.problems]


@pytest.mark.parametrize(
    ("spoken", "kind", "text", "reason"),
    [
        (STARS, "effect", "コスト2以下のコスト5以上のキャラクターを1体選び、破壊する。", "never-so"),
        (STARS, "effect", "相手のアタック表示のディフェンス表示のキャラクターを1体選び、破壊する。", "never-so"),
        (STARS, "effect", "前衛の後衛のキャラクターを1体選び、破壊する。", "never-so"),
        (STARS, "effect", "手札のアタックしているキャラクターを1体選び、破壊する。", "fights-elsewhere"),
        (STARS, "character", "このキャラクターが破壊される場合、代わりにこれを破壊する。", "replaces-itself"),
        (STARS, "effect", "自分のキャラクターを1体選び、リゲインする。", "never-turned"),
        (STARS, "effect", "相手のキャラクター全てをゲインする。", "never-turned"),
        (STARS, "character", "自分のキャラクター全てのATKは2倍になる。", "each-all-the-time"),
        (LEGIONS, "skill", "疲労状態の活性状態のミニオンを1体選び、ブレイクする。", "never-so"),
        (LEGIONS, "minion", "《常時》：このカードがブレイクする場合、代わりにこれをブレイクする。", "replaces-itself"),
        (CHRONICLE, "spell", "コスト2以下のコスト5以上のユニット1体を選び、それを破壊する。", "never-so"),
        (STARS, "character", "ターン終了時まで、このキャラクターのATKを＋100する。", "until-when"),
        (STARS, "support", "次の相手のターンが終わるまで、相手のキャラクターはアタック出来ない。", "until-when"),
        (CHRONICLE, "history", "[F]次のあなたのターン、あなたのユニットは攻撃できない。", "until-when"),
        (LEGIONS, "minion", "《常時》：ターン終了時まで、このカードは「＋1／＋0」の修正を得る。", "until-when"),
        (STARS, "effect", "お互いのプレイヤーに、自分の手札の枚数×100ダメージを与える。", "each-their-own"),
        (CHRONICLE, "spell", "各プレイヤーに自分のユニットの数のダメージを与える。", "each-their-own"),
        (LEGIONS, "skill", "お互いのマスターに、自分の手札の枚数に等しいダメージを与える。", "each-their-own"),
        (STARS, "effect", "好きなキャラクター全てを破壊する。", "left-open"),
        (LEGIONS, "skill", "任意のミニオンの数だけカードを引く。", "left-open"),
        (CHRONICLE, "unit", "[F]対象のユニットは『勇猛』を持つ。", "no-such-thing"),
        (
            STARS,
            "character",
            "このキャラクターがダウンする場合、手札を1枚捨てることで、代わりに後衛に移動させる。",
            "instead-of-what",
        ),
        (CHRONICLE, "spell", "手札を1枚捨てることで、代わりに対戦相手に2ダメージを与える。", "instead-of-what"),
        (STARS, "effect", "お互いのプレイヤーは、手札を1枚捨ててもよい。", "each-may"),
        (STARS, "effect", "お互いのプレイヤーは、自分のキャラクター1体を破壊するか、手札を1枚捨てる。", "each-may"),
        (CHRONICLE, "spell", "各プレイヤーは、自分のユニットを1体犠牲にするか、手札を1枚捨てる。", "each-may"),
        (STARS, "effect", "キャラクター全てを持ち主の手札に戻す。持ち主は手札を1枚捨てる。", "left-open"),
        (CHRONICLE, "spell", "持ち主はカードを1枚引く。", "left-open"),
        (LEGIONS, "skill", "フィールドにあるミニオンを1体選び、持ち主はカードを1枚引く。", "left-open"),
    ],
)  # fmt: skip
def test_what_can_never_work_is_refused(spoken, kind: str, text: str, reason: str) -> None:
    with pytest.raises((Refused, NotUnderstood)) as refused:
        spoken.compiled(text, kind)
    assert reasons(refused.value) == [reason]


@pytest.mark.parametrize(
    ("spoken", "kind", "text"),
    [
        (STARS, "effect", "コスト2以上のコスト5以下のキャラクターを1体選び、破壊する。"),
        (STARS, "character", "自分の他のキャラクターが破壊される場合、代わりにこのキャラクターを破壊する。"),
        (STARS, "effect", "自分のサポートを1枚選び、リゲインする。"),
        (STARS, "effect", "ターン終了時まで、自分のキャラクター全てのATKを2倍にする。"),
        (STARS, "character", "このキャラクターのATKは2倍になる。"),
        (LEGIONS, "skill", "疲労状態のミニオンを1体選び、ブレイクする。"),
        (LEGIONS, "skill", "あなたのミニオンを1体選び、回復させる。"),
    ],
)
def test_what_can_is_read(spoken, kind: str, text: str) -> None:
    assert spoken.read(text, kind) is not None
