"""One sentence in the words of three books is one tree in the words of three books.

What is read of these sentences comes from the one grammar, the shared frames and the shared scope. A game in which one
of them means something else has a rule of its own for it, or has lost a word on the way.
"""

import re
from typing import Final

import pytest

from kirifuda.effects.notation import shown

from .gates.spoken import GAMES, Spoken

SAID: Final = {
    "legend_of_stars": {"U": "キャラクター", "D": "破壊", "you": "自分", "opp": "相手", "each": "お互いのプレイヤー"},
    "last_chronicle": {"U": "ユニット", "D": "破壊", "you": "あなた", "opp": "対戦相手", "each": "各プレイヤー"},
    "legions": {"U": "ミニオン", "D": "ブレイク", "you": "あなた", "opp": "相手", "each": "お互いのプレイヤー"},
}
MEANT: Final = (
    (r"\b(character|unit|minion)\b", "U"),
    (r"\bBreak\b", "Destroy"),
    (r"\bbroken\b", "destroyed"),
    (r"\bpower\b", "atk"),
    (r"\bPut\b", "Move"),
    (r"\bDesignate\b", "Choose"),
    (r"\bModify\((.*), (\d+), 0\b", r"ChangeStats(\1, (StatChange(atk, \2))"),
    (r"\bMove\b(?=.*, (trash|exile)[,)])", "Discard"),
    (r", (trash|exile)(?=[,)])", ""),
    (r"AtPhase\((turn|end|setup|start)", "AtPhase(turn"),
)
"""The names that the games' records have for the same things: what is discarded goes elsewhere in each of the books."""
SENTENCES: Final = (
    # how many, and whose
    "カードを2枚引く。",
    "{opp}はカードを1枚引く。",
    "カードを2枚まで引く。",
    "{U}すべてを{D}する。",
    "{you}の{U}すべてを{D}する。",
    "{opp}の{U}全てを{D}する。",
    "{U}を1体選び、{D}する。",
    "{opp}の{U}を2体選び、{D}する。",
    "{opp}の{U}を2体まで選び、{D}する。",
    "{opp}の{U}1体を選び、持ち主の手札に戻す。",
    # who does it
    "{opp}は手札を1枚捨てる。",
    "{opp}は手札を1枚捨て、{you}はカードを1枚引く。",
    "{opp}はカードを2枚引き、手札を1枚捨てる。",
    "{opp}は自身の{U}を1体選び、{D}する。",
    "{opp}はライフを2失う。",
    # one after the other
    "カードを1枚引き、手札を1枚捨てる。",
    "{opp}の{U}を1体選び、{D}する。カードを1枚引く。",
    "カードを1枚引いてもよい。",
    "カードを1枚引いてもよい。そうした場合、手札を1枚捨てる。",
    "手札を1枚捨ててもよい。そうしたなら、カードを2枚引く。",
    # pronouns, and what was chosen before
    "{opp}の{U}を1体選び、それを{D}する。",
    "{opp}の{U}を2体選び、それらを{D}する。",
    "{opp}の{U}を1体選ぶ。それを{D}する。",
    "{opp}の{U}を1体選ぶ。その{U}を{D}する。",
    "{opp}の{U}を1体選び、{D}する。{opp}の他の{U}を1体選び、{D}する。",
    # numbers
    "{opp}の{U}を1体選び、ターン終了時まで、ATKを＋2する。",
    "ターン終了時まで、{you}の{U}すべてのATKを＋2する。",
    "{you}の{U}1体につき、カードを1枚引く。",
    "{you}の{U}の数だけカードを引く。",
    "{you}の手札の枚数だけカードを引く。",
    "ライフを3回復する。",
    "手札をすべて捨て、捨てた枚数引く。",
    "手札を全て山札に戻してシャッフルし、同じ枚数引く。",
    "手札をすべてデッキに戻し、シャッフルする。その後、戻した枚数だけカードを引く。",
    "カードを2枚引き、引いた数手札を捨てる。",
    # facts
    "{you}の手札が0枚なら、カードを2枚引く。",
    "{you}の{U}が2体以上いるなら、カードを1枚引く。",
    "{opp}の{U}がいない場合、カードを1枚引く。",
    "{you}のライフが3以下の場合、カードを1枚引く。",
    # which
    "コスト2以下の{U}を1体選び、{D}する。",
    "{opp}のコスト3以上の{U}すべてを{D}する。",
    "{opp}のATK2以下の{U}を1体選び、{D}する。",
    # zones
    "{you}の手札をすべて捨てる。",
    "{you}のデッキをシャッフルする。",
    "{you}のデッキの上から1枚を手札に加える。",
    "{you}のデッキの上から3枚を見る。",
)
STANDS: Final = (
    "このカードが{D}された時、カードを1枚引く。",
    "{opp}の{U}が{D}された時、カードを1枚引く。",
    "{you}のターン終了時、カードを1枚引く。",
    "{opp}のターン開始時、{opp}は手札を1枚捨てる。",
    "{you}の他の{U}すべてのATKを＋1する。",
    "{you}の{U}が2体以上いる限り、このカードのATKを＋2する。",
)


def tree(spoken: Spoken, sentence: str, kind: str) -> str:
    typed = sentence.format(**SAID[spoken.game])
    read = spoken.read(typed, kind)
    if read is None:
        return f"refused: {typed}"
    said = shown(read)
    for theirs, ours in MEANT:
        said = re.sub(theirs, ours, said)
    return said


@pytest.mark.parametrize("sentence", (*SENTENCES, *STANDS))
def test_one_sentence_is_one_tree(sentence: str) -> None:
    stands = sentence in STANDS
    first, *others = [tree(one, sentence, one.kinds[0] if stands else one.plays) for one in GAMES]
    assert others == [first] * len(others)
