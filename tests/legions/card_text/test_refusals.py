"""What is not understood is pointed at, character by character; what can be read in two ways is not guessed."""

import pytest

from kirifuda.legions.card_text import compile_keywords, compile_text
from kirifuda.text.problems import NotUnderstood, TwoReadings
from kirifuda.words import LANGUAGES, say


def problems(text: str, category: str) -> list[tuple[str, str]]:
    """The characters at fault, each with the end of the message's key."""
    with pytest.raises(NotUnderstood) as caught:
        compile_text(text, category)
    for problem in caught.value.problems:
        for language in LANGUAGES:
            assert say(problem.what, language)
    return [(one.span.of(text), one.what.key.removeprefix("card-text-")) for one in caught.value.problems]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("カードを2枚燃やす。", [("燃やす", "expected-clause")]),
        ("カードを２枚　燃やす。", [("燃やす", "expected-clause")]),
        ("相手のミニオンを1体選び、赤くブレイクする。", [("赤く", "expected-clause")]),
        ("相手のミニオンを1体選び、ブレイキする。", [("ブレイキする", "expected-clause")]),
        ("カードを1枚引く。踊る。カードを2枚引く。歌う。", [("踊る", "expected-clause"), ("歌う", "expected-clause")]),
        ("相手のミニオンに2ダメージを与える。", [("相手のミニオン", "how-many")]),
        ("それに2ダメージを与える。", [("それ", "pronoun")]),
        ("カードを1枚引く。選んだミニオンをブレイクする。", [("選んだミニオン", "pronoun")]),
        ("ブレイクする。", [("ブレイクする", "about-what")]),
        ("相手のミニオンを1体選び、3ダメージを与え。", [("与え", "sentence-stops")]),
        ("カードを1枚引くカードを1枚引く。", [("引く", "sentence-goes-on")]),
        ("相手のミニオンを1体選び、ターン終了時まで「怪力」を与える。", [("「怪力」", "give-what")]),
        ("相手のミニオンを1体選び、あなたの手札に戻す。", [("あなたの手札", "own-zones")]),
        ("相手のミニオンを1体選び、山札に戻す。", [("山札", "which-end-of-deck")]),
        ("相手のミニオンを1体選び、ターン終了時まで、このターン「速攻」を与える。", [("このターン", "twice-how-long")]),
        ("相手のミニオン1体を2体選び、ブレイクする。", [("選び、", "too-much")]),
        ("以下の効果の中から1つ選んで得る。", [("以下の効果の中から1つ選んで得る", "list-missing")]),
        ("カードを1枚引く。\n・カードを1枚引く。", [("カードを1枚引く。", "list-of-what")]),
        ("そうでないなら、カードを1枚引く。", [("そうでないなら、カードを1枚引く", "otherwise-of-what")]),
        ("カードを1枚引く。（強い。）", [("（強い。）", "reminder")]),
        ("カードを1枚引く。※速攻（すぐに動ける。）", [("※速攻（すぐに動ける。）", "reminder")]),
        ("「カードを1枚引く。", [("「", "quotation-mark")]),
        ("【マナブースト2】", [("【マナブースト2】", "cost-for-what")]),
        (
            "カードを1枚引く。このダメージはバトルダメージとして扱う。",
            [("このダメージはバトルダメージとして扱う", "which-damage")],
        ),
        ("このカードは効果でアタック出来ない。", [("効果で", "not-here")]),
        ("いずれかのプレイヤーは自分のミニオンを1体選び、ブレイクする。", [("自分のミニオン", "one-chooser")]),
        (
            "カードを1枚引き、あなたのコアを全て回復する。あなたの手札が2枚以下なら、代わりに相手のマスターに2ダメージを与える。",
            [("あなたの手札が2枚以下なら、代わりに相手のマスターに2ダメージを与える", "instead-of-what")],
        ),
        ("相手のミニオンを1体選び、ターン終了時まで「貫通」を与える。", [("「貫通」", "keyword-number")]),
        ("あなたのマスターは「ATK3踊る」としてアタックを行う。", [("「ATK3踊る」", "attack-as-what")]),
        ("あなたのコスト3以下の山札をシャッフルする。", [("シャッフルする", "shuffle-what")]),
        ("あなたの左レーンのコアを全て回復する。", [("あなたの左レーンの", "not-here")]),
        ("あなたのマスターの上にあるコアを2つリバースする。", [("リバースする", "core-states")]),
        ("ゲーム外からコアを1つ取り、あなたのマスターの上に活性状態で置く。", [("活性状態で", "core-states")]),
        (
            "フィールドのロードの上にあるコア1つを持ち主のマスターの上に移す。",
            [("フィールドのロードの上にあるコア1つ", "which-player")],
        ),
        ("コアを1つ支払ってもよい。そうした場合、カードを1枚引く。", [("支払ってもよい", "pay-cores")]),
        (
            "あなたのミニオン1体と相手のミニオン1体を選び、それらは2ダメージを与え合う。",
            [("与え合う", "each-others-atk")],
        ),
        ("ゲーム外からコアを1つ取り、赤属性のマスターの上に置く。", [("赤属性のマスター", "no-cores-there")]),
        ("相手はゲーム全てに敗北する。", [("ゲーム全て", "not-here")]),
        ("踊る。それをブレイクする。", [("踊る", "expected-clause")]),
        ("カードを1枚引く。その点数をXとし、相手のマスターにXダメージを与える。", [("その点数", "pronoun")]),
        ("同一レーンにいるミニオンを1体選び、ブレイクする。", [("同一レーンにいる", "whose-lane")]),
        ("相手のミニオンを1体ずつ選び、ブレイクする。", [("相手のミニオン", "each-of-what")]),
        ("互いのプレイヤーは2MPを得てもよい。", [("互いのプレイヤー", "one-decides")]),
        ("互いのプレイヤーはあなたのミニオンを1体選び、ブレイクしてもよい。", [("あなたの", "each-decides")]),
        (
            "互いのプレイヤーはカードを1枚引いてもよい。そうした場合、カードを1枚引く。",
            [("そうした場合、カードを1枚引く", "who-did-so")],
        ),
        ("このカードのコストは1減少する。", [("減少する", "own-cost-stands")]),
        ("相手の次のターン、カードを1枚引く。", [("引く", "too-much")]),
        (
            "あなたのミニオン全ては、次のターン、あなたの手札1枚につき「＋1／＋0」の修正を得る。",
            [("得る", "next-turn-what")],
        ),
        ("相手の手札の上限はターン終了時まで5枚になる。", [("手札の上限", "hand-limit")]),
        (
            "次のターン、あなたのミニオン全てに「＋1／＋1」の修正を与え、カードを1枚引く。",
            [("引く", "next-turn-what")],
        ),
        ("相手は自分の次のターン終了時までカードをプレイ出来ない。", [("自分の次のターン終了時まで", "whose-turn")]),
        (
            "このターンにあなたが引いたミニオンの数をXとし、カードをX枚引く。",
            [("このターンにあなたが引いたミニオン", "who-counts")],
        ),
        (
            "このターンにこのカードが相手のミニオンにアタックしているなら、カードを1枚引く。",
            [("アタックしているなら", "so-far")],
        ),
        ("赤属性を持つロード以外のユニットを1体選び、ブレイクする。", [("ロード以外の", "other-than-such")]),
        (
            "あなたの山札の一番上のカードをウェイトゾーンⅡに置く。それがミニオンなら、代わりに手札に加える。",
            [("それがミニオンなら、代わりに手札に加える", "instead-of-what")],
        ),
        (
            "あなたの山札の一番上のカードをウェイトゾーンⅡに置く。【マナブースト2】代わりにそれを手札に戻す。",
            [("代わりに", "instead-of-what")],
        ),
        ("スキルカードを1枚選び、除外する。", [("スキルカード", "where")]),
        (
            "フィールドにあるミニオン全てに2ダメージを与える。この効果でブレイクしたミニオン1体につき、カードを1枚引く。",
            [("ブレイクしたミニオン1体につき、", "comparison")],
        ),
        ("あなたのミニオンの数だけ、相手のマスターに1ダメージを与える。", [("与える", "too-much")]),
        ("あなたのコアを2個まで回復する。", [("あなたのコア", "how-many")]),
        ("相手は属性を1つ宣言する。", [("宣言する", "you-declare")]),
        ("レーンを1つ宣言する。", [("レーン", "declare-what")]),
        ("カードを1つ宣言する。", [("カード", "declare-what")]),
        ("宣言した属性を持つミニオンを1体選び、ブレイクする。", [("宣言した属性を持つ", "pronoun")]),
        ("コストが宣言した数字のミニオンを1体選び、ブレイクする。", [("宣言した数字", "pronoun")]),
        ("相手のミニオンを2体選び、ATKを2倍にする。", [("2倍にする", "times-what")]),
        (
            "あなたのフィールドにあるコストが最も高いミニオンのATKをXとし、カードをX枚引く。",
            [("のATK", "whose-number")],
        ),
        ("能力を持たないミニオンを1体選び、ブレイクする。", [("能", "expected-clause")]),
        (
            "相手の手札を公開し、その中からアーツカードを1枚選び、除外する。アーツカードがないなら、カードを1枚引く。",
            [("アーツカード", "where")],
        ),
        (
            "あなたのミニオンを1体選び、ターン終了時まで「速攻」（ブロックされない。）を与える。",
            [("ブロック", "reminder-else")],
        ),
        (
            "あなたのミニオンを1体選び、ターン終了時まで「貫通2」"
            "（ミニオンをブレイクした時、相手のマスターに3ダメージを与える。）を与える。",
            [("3", "reminder-number")],
        ),
        (
            "カードを1枚引く。【マナブースト2】（手札を2枚除外してもよい。）カードを1枚引く。",
            [("除外", "reminder-else")],
        ),
    ],
)
def test_a_play_effect_is_refused_at_exactly_these_characters(text: str, expected: list[tuple[str, str]]) -> None:
    assert problems(text, "skill") == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("カードを1枚引く。", [("カードを1枚引く", "no-condition")]),
        ("「朝」《配置時：カードを1枚引く。", [("「朝」《配置時", "head")]),
        ("「朝」《誕生時》：カードを1枚引く。", [("誕生時", "expected-condition")]),
        ("「朝」《配置時／誕生時》：カードを1枚引く。", [("誕生時", "expected-condition")]),
        ("「朝」《このカードが踊った時》：カードを1枚引く。", [("踊った時", "expected-clause")]),
        ("「朝」《配置時》【祈り】：カードを1枚引く。", [("祈り", "expected-cost")]),
        ("「朝」《配置時》：", [("配置時", "no-effect")]),
        (
            "「朝」《ブレイク時》：カードを1枚引く。このカードをタイムラインに置く代わりに除外する。",
            [("ブレイク時", "broken-already")],
        ),
        (
            "「朝」《配置時》：相手のミニオンを1体選ぶ。このカードがフィールドにある限り、それをブレイクする。",
            [("ある限り、", "as-long-as")],
        ),
        (
            "「朝」《相手のミニオンがアタックした時》：このカードのアタックターゲットに1ダメージを与える。",
            [("このカードのアタックターゲット", "pronoun")],
        ),
        ("「朝」《エンドフェイズ開始時》：カードを1枚引く。", [("エンドフェイズ開始時", "expected-condition")]),
        (
            "「朝」《配置時》：相手のミニオンを1体選び、ターン終了時まで『「夜」《日没時》：このカードをブレイクする。』を与える。",
            [("日没時", "expected-condition")],
        ),
    ],
)
def test_an_ability_is_refused_at_exactly_these_characters(text: str, expected: list[tuple[str, str]]) -> None:
    assert problems(text, "minion") == expected


@pytest.mark.parametrize(
    ("text", "category", "words", "readings"),
    [
        (
            "あなたのミニオンを1体選び、相手のミニオンを1体選び、それに2ダメージを与える。",
            "skill",
            "それ",
            ("あなたのミニオン", "相手のミニオン"),
        ),
        (
            "あなたのミニオン1体と相手のミニオン1体を選ぶ。選んだカードをブレイクする。",
            "skill",
            "選んだカード",
            ("あなたのミニオン1体", "相手のミニオン1体"),
        ),
        (
            "「朝」《配置時》：相手のミニオンを1体選ぶ。他のミニオンを1体選び、ブレイクする。",
            "minion",
            "他の",
            ("このカード", "相手のミニオン"),
        ),
        (
            "「朝」《あなたのミニオンが相手のミニオンにアタックした時》：そのミニオンをブレイクする。",
            "minion",
            "そのミニオン",
            ("条件を満たしたカード", "その相手のカード"),
        ),
        (
            "相手は手札を1枚選び、除外する。その後、カードを1枚引く。",
            "skill",
            "引く",
            ("あなた", "前の文のプレイヤー"),
        ),
        (
            "「朝」《このカードがダメージを受けた時》：相手のマスターに1ダメージを与える。その点数のライフを得る。",
            "minion",
            "その点数",
            ("条件で受けた点数", "そうした点数"),
        ),
        (
            "「朝」《アタック時》：アタックターゲットが疲労状態なら、ターン終了時までATK＋2。",
            "minion",
            "ATK＋2",
            ("このカード", "その相手のカード"),
        ),
        (
            "「朝」《配置時》：相手のミニオンを1体選ぶ。同一レーンにいるあなたのミニオンをブレイクする。",
            "minion",
            "同一レーンにいる",
            ("このカード", "相手のミニオン"),
        ),
    ],
)
def test_words_with_two_readings_are_refused(text: str, category: str, words: str, readings: tuple[str, ...]) -> None:
    with pytest.raises(TwoReadings) as caught:
        compile_text(text, category)
    assert caught.value.span.of(text) == words
    assert caught.value.readings == readings


def test_two_readings_come_with_the_other_problems() -> None:
    text = "踊る。相手は手札を1枚選び、除外する。その後、カードを1枚引く。"
    assert problems(text, "skill") == [("踊る", "expected-clause"), ("引く", "two-readings")]


def test_the_nearest_wording_is_shown() -> None:
    with pytest.raises(NotUnderstood) as caught:
        compile_text("あなたのミニオンを1体選び、隣接するレーンに跳ばす。", "skill")
    (problem,) = caught.value.problems
    assert "あなたのフィールドにあるミニオンを1体選び、隣接するレーンに移動させる。" in problem.nearest


def test_every_wording_that_is_shown_is_understood() -> None:
    from kirifuda.legions.card_words.wordings import CONDITIONS, COSTS, SENTENCES

    for condition in CONDITIONS:
        compile_text(f"「朝」《{condition}》：カードを1枚引く。", "minion")
    for cost in COSTS:
        compile_text(f"「朝」《配置時》【{cost}】：カードを1枚引く。", "minion")
    assert len(SENTENCES) > 100


def test_a_keyword_that_does_not_exist_is_refused_with_the_nearest() -> None:
    with pytest.raises(NotUnderstood) as caught:
        compile_keywords(["速攻", "貫徹2"])
    (problem,) = caught.value.problems
    assert (problem.span.of(caught.value.text), problem.nearest[0]) == ("貫徹2", "貫通")
