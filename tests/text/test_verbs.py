"""The forms of verbs."""

import pytest

from kirifuda.text.verbs import CANNOT, JOIN, MAY, MUST, NOT, PASSIVE, PAST, PLAIN, Verb, written

FORMS = (PLAIN, JOIN, MAY, MUST, PAST, NOT, CANNOT)
BREAK = "する し してもよい しなければならない した しない 出来ない"


@pytest.mark.parametrize(
    ("verb", "forms"),
    [
        (
            Verb("break", "ブレイク", "する"),
            " ".join(f"ブレイク{end}" for end in BREAK.split()),
        ),
        (Verb("choose", "選", "ぶ"), "選ぶ 選び 選んでもよい 選ばなければならない 選んだ 選ばない 選ぶ事が出来ない"),
        (Verb("draw", "引", "く"), "引く 引き 引いてもよい 引かなければならない 引いた 引かない 引く事が出来ない"),
        (Verb("g", "与え", "る"), "与える 与え 与えてもよい 与えなければならない 与えた 与えない 与える事が出来ない"),
        (Verb("return", "戻", "す"), "戻す 戻し 戻してもよい 戻さなければならない 戻した 戻さない 戻す事が出来ない"),
        (Verb("take", "取", "る5"), "取る 取り 取ってもよい 取らなければならない 取った 取らない 取る事が出来ない"),
    ],
)
def test_the_usual_forms(verb: Verb, forms: str) -> None:
    assert [written(verb, form) for form in FORMS] == forms.split()


def test_the_passive() -> None:
    assert written(Verb("choose", "選", "ぶ"), NOT, PASSIVE) == "選ばれない"
    assert written(Verb("block", "ブロック", "する"), PAST, PASSIVE) == "ブロックされた"
