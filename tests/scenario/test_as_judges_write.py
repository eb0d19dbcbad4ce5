"""Scenarios as judges write them: in Japanese, without what goes without saying; what is wrong is told plainly."""

from collections.abc import Callable
from pathlib import Path

import pytest

from kirifuda.scenario import Broken, Report, Scenario, load, problem_text
from kirifuda.scenario.words_page import page

Write = Callable[[str], Path]
Run = Callable[[str], Report]
PAGE = Path(__file__).parents[2] / "docs" / "scenario-words.md"

LEGIONS = """
ゲーム = "レギオンズ！"
[局面.プレイヤー1]
コア = 8
手札 = ["双葉の小人"]
左レーン = ["双葉の小人 疲労状態"]
[局面.プレイヤー2]
中央 = ["巻き鍵のドール ダメージ=1"]
"""
POKER = """
game = "black-poker"
edition = "pro"
[position.1]
hand = ["♠2", "♠3", "♠4"]
life = 20
"""


def told(report: Report) -> str:
    assert not report.holds
    return report.text()


def problems(write: Write, text: str, language: str = "ja") -> list[tuple[int, str]]:
    with pytest.raises(Broken) as broken:
        load(write(text))
    return [(one.line, problem_text(one, language)) for one in broken.value.problems]


# --- answers -------------------------------------------------------------------------------------


def test_the_only_option_may_be_named(run: Run) -> None:
    """With the left and the right lane taken the centre is not asked for; naming it is no mistake."""
    text = LEGIONS.replace('双葉の小人 疲労状態"]', '双葉の小人"]\n右レーン = ["双葉の小人"]')
    for answers in ('["アンロック 双葉の小人", "プレイ"]', '["アンロック 双葉の小人", "プレイ", "中央レーン"]'):
        report = run(text + f'[[step]]\ndo = {answers}\nthen.1.center = ["双葉の小人"]\n')
        assert report.holds, report.text()


def test_an_option_that_was_not_the_only_one_is_not_taken_for_it(run: Run) -> None:
    text = LEGIONS.replace('双葉の小人 疲労状態"]', '双葉の小人"]\n右レーン = ["双葉の小人"]')
    said = told(run(text + '[[step]]\ndo = ["アンロック 双葉の小人", "プレイ", "左レーン"]\n'))
    assert "“左レーン” is no answer to the question that stands: 1 act §28-1 “What will you do?”" in said


def test_an_answer_that_is_missing_is_asked_for_by_name(run: Run) -> None:
    said = told(run(LEGIONS + '[[step]]\ndo = ["アンロック 双葉の小人", "右レーン"]\n'))
    assert "1 stand-by §" in said
    assert "standby" in said and "play" in said


def test_a_question_that_still_stands_is_told_beside_what_does_not_hold(run: Run) -> None:
    said = told(run(LEGIONS + '[[step]]\ndo = "アンロック 双葉の小人"\nthen.1.right = ["双葉の小人"]\n'))
    assert "A question still stands; perhaps its answer is missing: 1 stand-by" in said


@pytest.mark.parametrize(("answer", "where"), [("プレイ", "right"), ("いいえ", "right"), ("no", "right")])
def test_no_is_called_by_what_it_means(run: Run, answer: str, where: str) -> None:
    report = run(LEGIONS + f'[[step]]\ndo = ["アンロック 双葉の小人", "{answer}", "右レーン"]\nthen.1.{where} = 1\n')
    assert report.holds, report.text()


@pytest.mark.parametrize("answer", ["スタンバイ", "はい", "yes", "standby"])
def test_yes_is_called_by_what_it_means(run: Run, answer: str) -> None:
    report = run(LEGIONS + f'[[step]]\ndo = ["アンロック 双葉の小人", "{answer}"]\nthen.1.standby = 1\n')
    assert report.holds, report.text()


@pytest.mark.parametrize(
    "answers",
    ['"♠4、♠2"', '"♠2, ♠4"', '["♠4", "♠2"]', '["♠2", "♠4"]', '["♠4", ["♠2"]]', '[["♠4", "♠2"]]'],
)
def test_cards_are_named_together_in_any_order(run: Run, answers: str) -> None:
    """The two key cards of キル, spades both."""
    text = POKER + '[position.2]\nsoldiers = ["♡10"]\n[[step]]\ndo = "キル"\n'
    report = run(text + f'[[step]]\ndo = {answers}\nthen.asks = "1"\nthen.1.hand = ["♠3"]\n')
    assert report.holds, report.text()


def test_up_to_so_many_are_named_together(run: Run) -> None:
    text = POKER + 'soldiers = ["♣9", "♣8", "♣7"]\n[[step]]\ndo = ["アタック", "resolve"]\n'
    for answers in ('"♣7、♣9"', '["♣7", "♣9", "stop"]', '["♣9", "♣7"]', '["♣9", "♣7", "ここまで"]'):
        report = run(text + f'[[step]]\ndo = {answers}\nthen.among = ["attackers 1 ♣9 ♣7"]\n')
        assert report.holds, report.text()


def test_what_cannot_be_chosen_together_is_told(run: Run) -> None:
    text = POKER + '[position.2]\nsoldiers = ["♡10"]\n[[step]]\ndo = ["キル", "♠2、♠3、♠4"]\n'
    assert "“♠2、♠3、♠4” cannot be chosen together." in told(run(text))


# --- what is offered and refused -----------------------------------------------------------------


def test_some_of_what_is_offered(run: Run) -> None:
    step = LEGIONS + '[[step]]\noffered = ["アンロック 双葉の小人", "…"]\nnot-offered = ["アタック 双葉の小人"]\n'
    assert run(step).holds
    assert run(step.replace("offered", "選べる", 1).replace("not-offered", "選べない")).holds
    assert "- アタック 双葉の小人" in told(run(LEGIONS + '[[step]]\noffered = ["アタック 双葉の小人", "..."]\n'))
    said = told(run(LEGIONS + '[[step]]\nnot-offered = "アンロック 双葉の小人"\n'))
    assert "+ Unlock Twoleaf Mite" in said


def test_what_was_the_only_option_was_offered(run: Run) -> None:
    """With one card in the lane there is nothing to ask: the attack goes there."""
    attack = LEGIONS.replace(" 疲労状態", "").replace("左レーン", "中央") + '[[手順]]\n行う = "アタック 双葉の小人"\n'
    assert run(attack + '結果.選べる = ["巻き鍵のドール", "…"]\n').holds
    assert "+ 巻き鍵のドール" in told(run(attack + '結果.選べない = "巻き鍵のドール"\n'))
    said = told(run(attack + '結果.選べる = ["巻き鍵のドール"]\n'))
    assert "answered themselves:\n      1 attack-target §35-4: 巻き鍵のドール" in said


def test_zones_and_ways_are_called_in_either_language(run: Run) -> None:
    stars = """
ゲーム = "Legend of Stars"
[局面]
フェイズ = リード
[局面.プレイヤー1]
前衛2 = ["炉辺の剣士 出たばかり"]
後衛2 = ["火花の小竜"]
[[手順]]
できない = ["lead 炉辺の剣士 前衛3", "リード 前衛2:炉辺の剣士 前衛3", "リード 炉辺の剣士 front-3"]
行う = "リード 後衛2:火花の小竜 後衛1"
結果.プレイヤー1.後衛1 = 1
"""
    report = run(stars)
    assert report.holds, report.text()


def test_an_action_that_nothing_is_called_is_told_with_its_nearest(run: Run) -> None:
    said = told(run(LEGIONS + '[[step]]\nrefused = "アタック 手札:双葉の小人 右"\n'))
    assert "there is no such action with such a card; nearest: " in said
    assert "Attack left:双葉の小人" in said


def test_the_copy_is_meant_of_which_there_is_something_to_say(run: Run) -> None:
    """Of two copies, the one in the hand is unlocked and the one in the lane attacks."""
    assert run(LEGIONS.replace("コア = 8", "コア = 0") + '[[step]]\nrefused = "アンロック 双葉の小人"\n').holds
    assert run(LEGIONS + '[[step]]\nrefused = { "アタック 双葉の小人" = "28-4 exhausted" }\n').holds
    assert run(LEGIONS + '[[step]]\nできない = ["アタック 双葉の小人"]\n').holds


def test_copies_of_which_different_things_are_true_are_told_apart(run: Run) -> None:
    text = LEGIONS.replace('疲労状態"]', '疲労状態"]\n右レーン = ["双葉の小人"]')
    said = told(run(text + '[[step]]\nrefused = "アタック 双葉の小人"\n'))
    assert "Attack left:双葉の小人: 28-4 exhausted" in said
    assert "+ Attack right:双葉の小人: not refused: it can be requested" in said


# --- the file ------------------------------------------------------------------------------------


def test_a_scenario_needs_no_clauses_and_no_title(run: Run) -> None:
    assert run(LEGIONS + '[[step]]\nthen.asks = "プレイヤー1"\n').holds


def test_a_draw_has_a_word(scenario: Callable[[str], Scenario]) -> None:
    for outcome in ('"draw"', '"引き分け"', "{ draw = true }", "{ loser = 0 }", '{ loser = 0, by = "W1" }'):
        (expected,) = scenario(POKER + f"[[step]]\nthen.outcome = {outcome}\n").expected
        assert expected.loser == -1
    (won,) = scenario(POKER + "[[step]]\n結果.勝敗 = { 勝者 = 1 }\n").expected
    assert won.loser == 1


def test_a_game_that_is_not_drawn_is_not_taken_for_one(run: Run) -> None:
    assert "- draw" in told(run(POKER + '[[step]]\nthen.outcome = "draw"\n'))


OWN = """
[[card]]
name = "判定の兵"
english = "Soldier of the Ruling"
category = "ミニオン"
colours = ["白"]
types = ["兵"]
cost = 1
atk = 1
hp = 2
wt = 1
"""


def test_cards_may_stand_in_the_scenario_itself(run: Run) -> None:
    text = 'game = "legions"\n[position.1]\nleft = ["判定の兵"]\n[[step]]\nthen.1.left = ["判定の兵 atk=1 hp=2"]\n'
    report = run(text + OWN)
    assert report.holds, report.text()


def test_what_is_wrong_with_such_a_card_is_told_at_its_line(write: Write) -> None:
    text = 'game = "legions"\n[position.1]\nleft = ["判定の兵"]\n[[step]]\n' + OWN.replace("hp = 2", 'hp = "二"')
    ((line, said),) = problems(write, text)
    assert text.splitlines()[line - 1] == 'hp = "二"', said


def test_ones_own_cards_are_in_the_deck_that_a_game_starts_with(run: Run) -> None:
    text = 'game = "legions"\nstart = true\nchooser = 1\ndecks.1 = ["判定の兵", "判定の兵", "…"]\n[[step]]\n'
    report = run(text + 'do = "1"\nthen.1.hand = ["判定の兵", "判定の兵", "…"]\n' + OWN)
    assert report.holds, report.text()


def test_a_deck_that_is_listed_to_its_end_is_the_whole_deck(scenario: Callable[[str], Scenario]) -> None:
    text = 'game = "legions"\nstart = true\ndecks.1 = ["亀甲将タカムロ", "双葉の小人", "判定の兵"]\n[[step]]\n' + OWN
    known = scenario(text)
    cards = [card for card in known.state().cards if card.owner == 0]
    assert [known.known.name((card.face,)) for card in cards] == ["亀甲将タカムロ", "双葉の小人", "判定の兵"]


def test_every_word_has_its_place_on_the_page() -> None:
    """`python -m kirifuda.scenario.words_page docs/scenario-words.md` writes it anew."""
    assert PAGE.read_text(encoding="utf-8") == page()
    assert "|  |" not in page()


# --- what is wrong -------------------------------------------------------------------------------


def test_everything_that_cannot_be_is_told_at_its_own_line(write: Write) -> None:
    text = """game = "legions"
[position.1]
hand = ["双葉の小人 疲労"]
left = ["双葉の小人", "雨待ちの芽"]
lord-area = ["双葉の小人"]
[position.2]
手札 = [
  "双葉の小人",
  "双葉の小人 ダメージ=1",
]
[[step]]
"""
    assert [line for line, _ in problems(write, text)] == [3, 4, 5, 9]


def test_the_same_in_black_poker(write: Write) -> None:
    text = """game = "black-poker"
edition = "pro"
[position]
chance = 2
[position.1]
walls = ["♠2+♠3"]
soldiers = ["♠4+♡5"]
fog = ["♡4"]
[position.2]
soldiers = ["♣9 attacker"]
[[step]]
"""
    assert [line for line, _ in problems(write, text)] == [4, 6, 7, 8, 10]


def test_the_same_in_last_chronicle(write: Write) -> None:
    text = """game = "last-chronicle"
[position]
stack = ["1 trigger 並足の従騎士"]
[position.1]
battlefield = ["病の風"]
hand = ["並足の従騎士 ワイプ"]
[[step]]
"""
    assert [line for line, _ in problems(write, text)] == [5, 6]
    text = text.replace("病の風", "並足の従騎士").replace("並足の従騎士 ワイプ", "並足の従騎士")
    assert [line for line, _ in problems(write, text)] == [3]


@pytest.mark.parametrize(
    ("wrong", "line", "says"),
    [
        ('ゲーム ＝ "legions"', 1, "半角の「=」"),
        ("ゲーム = ”legions”", 1, '半角の「"」'),
        ('ゲーム = "legions"\n[局面.1]\n手札 = ["双葉の小人”]', 3, "「”」は全角です"),
        ('ゲーム = "legions"\n[局面]\nフェイズ = "回復"\n[[step]]', 3, "メインフェイズ"),
        ('ゲーム = "legions"\n[局面.1]\n手礼 = ["双葉の小人"]\n[[step]]', 3, "手札"),
        ('ゲーム = "legions"\n[局面.1]\n手札 = ["双葉の子人"]\n[[step]]', 3, "双葉の小人"),
        ('ゲーム = "legions"\n[局面.1]\n左 = ["双葉の小人 疲弊"]\n[[step]]', 3, "疲労"),
        ('ゲーム = "legions"\n[局面.1]\n左 = ["双葉の小人"]\n左レーン = ["双葉の小人"]\n[[step]]', 4, "二度"),
        ('ゲーム = "legions"\n[局面.1]\n[[手順]]\n行う = 3', 4, "文字の並び"),
        ('ゲーム = "legions"\n[局面.1]\n[[手順]]\nおこなう = "x"', 4, "行う"),
        ('ゲーム = "legions"\n[局面.1]\n[[手順]]\n結果.出来事 = ["移動した 1"]', 4, "移った"),
        ('ゲーム = "legions"\n[局面.1]\n[[手順]]\n結果.勝敗 = "勝ち"', 4, "引き分け"),
        ('ゲーム = "legions"\ngame = "legions"\n[局面.1]\n[[手順]]', 1, "二度"),
        ('ゲーム = "legions"\n[局面.1]', 0, "kirifuda judge"),
    ],
)
def test_what_is_wrong_is_told_in_japanese(write: Write, wrong: str, line: int, says: str) -> None:
    path = write("game = ")
    path.write_text(wrong, encoding="utf-8")
    with pytest.raises(Broken) as broken:
        load(path)
    found = [(one.line, problem_text(one, "ja")) for one in broken.value.problems]
    assert (line, True) in [(at, says in text) for at, text in found], found
