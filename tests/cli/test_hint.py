"""`hint` at the terminal: the options with their chances, and the lines that are expected."""

import re
from pathlib import Path

from .driver import run

NEW = ("play", "--seed", "8", "--opponent", "random")


def test_a_hint_weighs_the_options_that_are_listed(tmp_path: Path) -> None:
    shown = run(tmp_path, *NEW, "--lang", "en", typed="hint\nquit\n\n", NO_COLOR="1").stdout
    told = re.findall(r"^  (\d+) (.+?)  (\d+)% \((\d+) tries\)$", shown, re.M)
    listed = dict(re.findall(r"^ +(\d+) (.+?)  ", shown.split("[T1]")[1].split("> hint")[0], re.M))
    assert told
    for number, name, _, _ in told:
        assert listed[number].startswith(name)
    visits = [int(one[3]) for one in told]
    assert visits == sorted(visits, reverse=True)
    assert re.search(r"\d+ lines read\. Your chance of winning: \d+%\.", shown)
    assert "expected: You: " in shown


def test_a_hint_in_japanese(tmp_path: Path) -> None:
    shown = run(tmp_path, *NEW, typed="ヒント\nquit\n\n", NO_COLOR="1").stdout
    assert re.search(r"\d+通り読みました。勝てる見込みは\d+%です。", shown)
    assert "読み筋：あなた：" in shown
