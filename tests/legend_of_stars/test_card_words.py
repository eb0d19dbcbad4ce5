"""The one reader of card texts, in the words of Legend of Stars."""

from pathlib import Path

import pytest

from kirifuda.effects.notation import shown
from kirifuda.legend_of_stars.card_words.reader import compile_text
from kirifuda.text.problems import NotUnderstood, TwoReadings

FILE = Path(__file__).with_name("card_text") / "same_texts.txt"


def groups() -> list[tuple[str, str, tuple[str, ...]]]:
    """Kind, the usual text, the others."""
    found: list[tuple[str, str, tuple[str, ...]]] = []
    for block in FILE.read_text(encoding="utf-8").split("\n\n"):
        lines = [line.replace("\\n", "\n") for line in block.strip().split("\n") if not line.startswith("#")]
        if lines:
            kind, usual = lines[0].split("|", 1)
            found.append((kind, usual, tuple(lines[1:])))
    return found


GROUPS = groups()
MEANT = [
    (*block.strip().split("\n", 1)[0].split("|", 1), block.strip().split("\n", 1)[1])
    for block in FILE.with_name("meant_texts.txt").read_text(encoding="utf-8").split("\n\n")
]


@pytest.mark.parametrize(("kind", "text", "tree"), MEANT)
def test_what_holds_for_a_sentence_holds_for_all_of_it(kind: str, text: str, tree: str) -> None:
    assert shown(compile_text(text, kind)) == tree


@pytest.mark.parametrize(
    ("kind", "text", "reason"),
    [
        ("effect", "ターン終了時まで、カードを1枚引く。", "nothing-lasts"),
        ("effect", "カードを1枚引き、自分の手札を1枚捨ててもよい。", "may-what"),
        ("effect", "自分の手札を2枚捨てる。ライフを500回復する。カードをそうした数に等しい数引く。", "count-of-what"),
        ("effect", "それを破壊する。", "nothing-named"),
        ("effect", "他のキャラクター全てを破壊する。", "other-than-what"),
        ("character", "エネルギー1：キャラクターを1体選び、破壊する。他の味方全てを破壊する。", "other-than-what"),
        ("effect", "お互いのライフを半分にする。", "each-their-own"),
        ("character", "自分が相手のライフを回復した時、カードを1枚引く。", "verb-needs-more"),
        ("character", "このキャラクターは、互いに直接アタック出来る。", "nothing-to-do"),
        ("character", "相手はこのキャラクターのATKを＋200する。", "nothing-to-do"),
        ("effect", "相手のトラッシュのサポートを1枚選び、自分の場に出す。", "no-such-thing"),
        ("character", "このキャラクターが相手のトラッシュにある時、ターン開始時、カードを1枚引く。", "cannot-stand"),
        ("character", "自分の後衛の前衛のキャラクターが前衛に移動するたび、カードを1枚引く。", "verb-needs-more"),
        ("effect", "相手は1000ダメージを相手に与える。", "nothing-to-do"),
        ("effect", "相手はキャラクター全てを破壊する。", "whose-cards"),
        ("effect", "相手は手札を1枚捨て、キャラクター全てを破壊する。", "whose-cards"),
        ("effect", "相手のキャラクターを1体選び、それらを破壊する。", "only-one"),
        ("effect", "相手のキャラクターを1体選び、自分のキャラクターを1体選び、それを破壊する。", "which-one"),
        ("effect", "キャラクターを破壊する。", "how-many"),
        ("effect", "相手のキャラクターを1体選び、自分の手札に加える。", "owners-zone"),
        ("character", "カードを1枚引く。", "cannot-stand"),
        ("character", "このキャラクターのコストは自分の手札の枚数になる。", "only-battle-stats"),
        ("effect", "相手のキャラクターを2体選び、相手のライフをそれらのATKだけ減らす。", "sum-or-each"),
        ("effect", "相手は手札を1枚捨てることで、カードを3枚引く。", "paid-by-whom"),
    ],
)  # fmt: skip
def test_what_is_not_clear_is_refused(kind: str, text: str, reason: str) -> None:
    with pytest.raises(NotUnderstood) as refused:
        compile_text(text, kind)
    assert [one.what.key for one in refused.value.problems] == [f"reading-{reason}"]


WORDS_THAT_NARROW = ("他の", "前衛の", "光属性の", "コスト3以下の", "裏側表示の", "＜竜＞の")


def test_a_modifier_before_a_noun_always_changes_what_is_meant() -> None:
    """Whatever is put before a noun narrows it, or the text is refused: nothing is read and dropped."""
    unchanged = []
    for kind, usual, _ in GROUPS[::7]:
        for noun in ("キャラクター", "サポート"):
            for word in WORDS_THAT_NARROW:
                place = usual.find(f"の{noun}") + 1
                if not place:
                    continue
                longer = usual[:place] + word + usual[place:]
                try:
                    if compile_text(longer, kind) == compile_text(usual, kind):
                        unchanged.append(longer)
                except (NotUnderstood, TwoReadings):
                    continue
    assert unchanged == []
