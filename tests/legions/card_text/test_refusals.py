"""What is not understood is pointed at, character by character, with what may have been meant."""

import pytest

from kirifuda.legions.card_words.reader import compile_keywords, compile_text
from kirifuda.text.problems import NotUnderstood
from kirifuda.words import LANGUAGES, say


def problems(text: str, category: str) -> list[tuple[str, str]]:
    """The characters at fault, each with the end of the message's key."""
    with pytest.raises(NotUnderstood) as caught:
        compile_text(text, category)
    for problem in caught.value.problems:
        for language in LANGUAGES:
            assert say(problem.what, language)
    return [(one.span.of(text), one.what.key.removeprefix("reading-")) for one in caught.value.problems]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("カードを2枚燃やす。", [("燃やす", "expected-particle")]),
        ("カードを２枚　燃やす。", [("燃やす", "expected-particle")]),
        ("相手のミニオンを1体選び、ブレイキする。", [("ブレイキする", "expected-clause")]),
        ("カードを1枚引く。踊る。カードを2枚引く。歌う。",
         [("踊る", "expected-clause"),
          ("歌う", "expected-clause")]),
        ("相手のミニオンに2ダメージを与える。", [("相手のミニオンに2ダメージを与える", "verb-needs-more")]),
        ("それに2ダメージを与える。", [("それ", "nothing-named")]),
        ("カードを1枚引く。選んだミニオンをブレイクする。", [("選んだミニオン", "nothing-named")]),
        ("ブレイクする。", [("ブレイクする", "about-what")]),
        ("相手のミニオンを1体選び、3ダメージを与え。", [("3ダメージを与え", "sentence-stops")]),
        ("相手のミニオンを1体選び、ターン終了時まで「怪力」を与える。", [("「怪力」", "how-many")]),
        ("相手のミニオンを1体選び、あなたの手札に戻す。", [("あなたの手札に戻す", "owners-zone")]),
        ("相手のミニオンを1体選び、山札に戻す。", [("山札に戻す", "which-end-of-deck")]),
        ("相手のミニオンを1体選び、ターン終了時まで、このターン「速攻」を与える。",
         [("このターン", "phrase-not-here")]),
        ("相手のミニオン1体を2体選び、ブレイクする。", [("2体", "phrase-not-here")]),
        ("以下の効果の中から1つ選んで得る。", [("以下の効果の中から1つ選んで得る", "list-missing")]),
        ("カードを1枚引く。\n・カードを1枚引く。", [("カードを1枚引く。", "list-of-what")]),
        ("そうでないなら、カードを1枚引く。", [("そうでないなら、カードを1枚引く", "otherwise-of-what")]),
        ("カードを1枚引く。（強い。）", [("（強い。）", "reminder")]),
        ("カードを1枚引く。※速攻（すぐに動ける。）", [("※速攻（すぐに動ける。）", "reminder")]),
        ("「カードを1枚引く。", [("「", "quotation-mark")]),
        ("カードを1枚引く。このダメージはバトルダメージとして扱う。",
         [("このダメージはバトルダメージとして扱う", "which-damage")]),
        ("このカードは効果でアタック出来ない。", [("効果", "phrase-not-here")]),
        ("いずれかのプレイヤーは自分のミニオンを1体選び、ブレイクする。",
         [("いずれかのプレイヤー", "expected-clause")]),
        ("相手のミニオンを1体選び、ターン終了時まで「貫通」を与える。", [("「貫通」", "how-many")]),
        ("あなたのマスターは「ATK3踊る」としてアタックを行う。", [("「ATK3踊る」", "phrase-not-here")]),
        ("あなたのマスターの上にあるコアを2つリバースする。",
         [("あなたのマスターの上にあるコア", "phrase-not-here")]),
        ("ゲーム外からコアを1つ取り、あなたのマスターの上に活性状態で置く。",
         [("ゲーム外からコアを1つ取り、あなたのマスターの上に活性状態で置く", "verb-needs-more")]),
        ("コアを1つ支払ってもよい。そうした場合、カードを1枚引く。", [("コア", "phrase-not-here")]),
        ("あなたのミニオン1体と相手のミニオン1体を選び、それらは2ダメージを与え合う。",
         [("ダメージ", "phrase-not-here")]),
        ("相手はゲーム全てに敗北する。", [("全て", "expected-particle")]),
        ("踊る。それをブレイクする。", [("踊る", "expected-clause")]),
        ("カードを1枚引く。その点数をXとし、相手のマスターにXダメージを与える。",
         [("その点数をXとし", "amount-of-what")]),
        ("同一レーンにいるミニオンを1体選び、ブレイクする。",
         [("同一レーンにいるミニオンを1体選び", "same-as-what")]),
        ("相手のミニオンを1体ずつ選び、ブレイクする。", [("相手のミニオン", "phrase-not-here")]),
        ("互いのプレイヤーはあなたのミニオンを1体選び、ブレイクしてもよい。",
         [("互いのプレイヤーはあなたのミニオンを1体選び", "each-their-own")]),
        ("互いのプレイヤーはカードを1枚引いてもよい。そうした場合、カードを1枚引く。",
         [("そうした場合、カードを1枚引く", "who-did-so")]),
        ("このカードのコストは1減少する。", [("このカードのコストは1減少する。", "own-cost-stands")]),
        ("相手の次のターン、カードを1枚引く。", [("相手の次のターン、カードを1枚引く", "nothing-lasts")]),
        ("相手の手札の上限はターン終了時まで5枚になる。", [("上限", "expected-clause")]),
        ("次のターン、あなたのミニオン全てに「＋1／＋1」の修正を与え、カードを1枚引く。",
         [("カードを1枚引く", "nothing-lasts")]),
        ("相手は自分の次のターン終了時までカードをプレイ出来ない。",
         [("相手は自分の次のターン終了時までカードをプレイ出来ない", "which-player")]),
        ("このターンにあなたが引いたミニオンの数をXとし、カードをX枚引く。", [("このターンに", "phrase-not-here")]),
        ("あなたの山札の一番上のカードをウェイトゾーンⅡに置く。それがミニオンなら、代わりに手札に加える。",
         [("それがミニオンなら、代わりに手札に加える", "instead-of-what")]),
        ("あなたの山札の一番上のカードをウェイトゾーンⅡに置く。【マナブースト2】代わりにそれを手札に戻す。",
         [("【マナブースト2】代わりにそれを手札に戻す", "instead-of-what")]),
        ("スキルカードを1枚選び、除外する。", [("スキルカードを1枚選び、除外する。", "where-they-lie")]),
        ("あなたのコアを2個まで回復する。", [("2個まで", "phrase-not-here")]),
        ("相手は属性を1つ宣言する。", [("相手は属性を1つ宣言する", "nothing-to-do")]),
        ("レーンを1つ宣言する。", [("レーンを1つ宣言する", "verb-needs-more")]),
        ("カードを1つ宣言する。", [("カード", "phrase-not-here")]),
        ("宣言した属性を持つミニオンを1体選び、ブレイクする。",
         [("宣言した属性を持つミニオンを1体選び", "nothing-declared")]),
        ("コストが宣言した数字のミニオンを1体選び、ブレイクする。",
         [("コストが宣言した数字のミニオンを1体選び、ブレイクする。", "letter-of-what")]),
        ("能力を持たないミニオンを1体選び、ブレイクする。", [("能力を持たない", "expected-clause")]),
        ("相手の手札を公開し、その中からアーツカードを1枚選び、除外する。アーツカードがないなら、"
         "カードを1枚引く。",
         [("アーツカードがないなら", "there-or-among")]),
        ("あなたのミニオンを1体選び、ターン終了時まで「速攻」（ブロックされない。）を与える。",
         [("ブロック", "reminder-else")]),
        ("あなたのミニオンを1体選び、ターン終了時まで「貫通2」（ミニオンをブレイクした時、"
         "相手のマスターに3ダメージを与える。）を与える。",
         [("3", "reminder-number")]),
        ("カードを1枚引く。【マナブースト2】（手札を2枚除外してもよい。）カードを1枚引く。",
         [("除外", "reminder-else")]),
        ("あなたのミニオンを1体選び、相手のミニオンを1体選び、それに2ダメージを与える。", [("それ", "which-one")]),
        ("あなたのミニオン1体と相手のミニオン1体を選ぶ。選んだカードをブレイクする。",
         [("選んだカード", "which-one")]),
        ("相手のミニオンを1体選び、強くブレイクする。", [("強く", "expected-clause")]),
        ("相手のミニオンをブレイクする。", [("相手のミニオン", "how-many")]),
        ("それをブレイクする。", [("それ", "nothing-named")]),
        ("以下の効果の中から1つ選ぶ。", [("以下の効果の中から1つ選ぶ", "list-missing")]),
        ("カードを1枚引く。【MP1】代わりに相手のマスターに2ダメージを与える。",
         [("【MP1】代わりに相手のマスターに2ダメージを与える", "instead-of-what")]),
        ("【踊る】カードを1枚引く。", [("踊る", "expected-clause")]),
    ],
)  # fmt: skip
def test_what_is_played_is_refused_at_exactly_these_characters(text: str, expected: list[tuple[str, str]]) -> None:
    assert problems(text, "skill") == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("カードを1枚引く。", [("カードを1枚引く", "cannot-stand")]),
        ("「朝」《配置時：カードを1枚引く。", [("《", "quotation-mark")]),
        ("「朝」《誕生時》：カードを1枚引く。", [("誕生時", "no-such-time")]),
        ("「朝」《配置時／誕生時》：カードを1枚引く。", [("誕生時", "no-such-time")]),
        ("「朝」《このカードが踊った時》：カードを1枚引く。", [("踊った時", "no-such-time")]),
        ("「朝」《配置時》【祈り】：カードを1枚引く。", [("祈り", "expected-clause")]),
        ("「朝」《配置時》：", [("「朝」《配置時》：", "no-effect")]),
        ("「朝」《ブレイク時》：カードを1枚引く。このカードをタイムラインに置く代わりに除外する。",
         [("「朝」《ブレイク時》：カードを1枚引く。このカードをタイムラインに置く代わりに除外する。",
           "broken-already")]),
        ("「朝」《配置時》：相手のミニオンを1体選ぶ。このカードがフィールドにある限り、それをブレイクする。",
         [("それをブレイクする", "nothing-lasts")]),
        ("「朝」《相手のミニオンがアタックした時》：このカードのアタックターゲットに1ダメージを与える。",
         [("このカードのアタックターゲット", "nothing-named")]),
        ("「朝」《配置時》：相手のミニオンを1体選ぶ。他のミニオンを1体選び、ブレイクする。",
         [("他の", "other-than-what")]),
        ("「朝」《あなたのミニオンが相手のミニオンにアタックした時》：そのミニオンをブレイクする。",
         [("そのミニオン", "which-one")]),
        ("「朝」《このカードがダメージを受けた時》：相手のマスターに1ダメージを与える。"
         "その点数のライフを得る。",
         [("その点数のライフを得る", "amount-of-what")]),
        ("「朝」《アタック時》：アタックターゲットが疲労状態なら、ターン終了時までATK＋2。",
         [("ターン終了時までATK＋2", "about-what")]),
        ("「朝」《配置時》：相手のミニオンを1体選ぶ。同一レーンにいるあなたのミニオンをブレイクする。",
         [("同一レーンにいるあなたのミニオンをブレイクする", "same-as-what")]),
        ("「A」《満月の夜》：カードを1枚引く。", [("満月の夜", "no-such-time")]),
        ("「A」《配置時》：", [("「A」《配置時》：", "no-effect")]),
        ("「A」《常時》【MP1】：このカードは、ブロックされない。",
         [("「A」《常時》【MP1】：このカードは、ブロックされない。", "cost-of-standing")]),
        ("「A」《常時》：カードを1枚引く。", [("カードを1枚引く", "cannot-stand")]),
        ("「A」《配置時》【踊る】：カードを1枚引く。", [("踊る", "expected-clause")]),
        ("「A」《満月の夜》：歌う。\n「B」《配置時》：踊る。",
         [("満月の夜", "no-such-time"),
          ("歌う", "expected-clause"),
          ("踊る", "expected-clause")]),
        ("「速攻」（このカードは、カードを1枚引く。）", [("引く", "reminder-else")]),
    ],
)  # fmt: skip
def test_an_ability_is_refused_at_exactly_these_characters(text: str, expected: list[tuple[str, str]]) -> None:
    assert problems(text, "minion") == expected


@pytest.mark.parametrize(
    ("category", "text", "first"),
    [
        ("skill", "相手のミニオン1体ブレイク。", "相手のミニオン1体をブレイク。"),
        ("skill", "カード2枚引く。", "カード2枚を引く。"),
    ],
)
def test_what_is_jotted_is_shown_as_it_may_be_meant(category: str, text: str, first: str) -> None:
    with pytest.raises(NotUnderstood) as caught:
        compile_text(text, category)
    assert caught.value.problems[0].nearest[0] == first


@pytest.mark.parametrize(
    "text",
    ["カードを2枚燃やす。", "相手のミニオンを滅ぼす。", "ミニオンに3ダメージだ。", "マスターのライフを減らす。"],
)
def test_what_is_shown_compiles(text: str) -> None:
    with pytest.raises(NotUnderstood) as caught:
        compile_text(text, "skill")
    for one in caught.value.problems:
        assert one.nearest
        for near in one.nearest:
            try:
                compile_text(near, "skill")
            except NotUnderstood:
                compile_text(f"「A」《常時》：{near}", "minion")


def test_keywords_of_their_column() -> None:
    assert [one.name for one in compile_keywords(("速攻", "貫通２"))] == ["haste", "pierce"]
    with pytest.raises(NotUnderstood) as caught:
        compile_keywords(("即攻",))
    assert caught.value.problems[0].nearest[0] == "速攻"


def test_every_wording_that_is_shown_is_understood() -> None:
    from kirifuda.legions.card_words.wordings import CONDITIONS, COSTS, SENTENCES

    for condition in CONDITIONS:
        stands = condition.endswith(("常時", "ターン中"))
        done = "このカードは、ブロックされない。" if stands else "カードを1枚引く。"
        compile_text(f"「朝」《{condition}》：{done}", "minion")
    for cost in COSTS:
        compile_text(f"「朝」《配置時》【{cost}】：カードを1枚引く。", "minion")
    assert len(SENTENCES) > 100
