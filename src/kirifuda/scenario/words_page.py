"""The words of scenarios of every game as one page: `python -m kirifuda.scenario.words_page docs/scenario-words.md`."""

import sys
from pathlib import Path

from ..api import games, rules
from ..words import ENGLISH, JAPANESE, keys_after, knows, say
from .file import Ending, File, Step, Then

HEAD = """# シナリオの言葉 / The words of scenarios

シナリオには、どの言葉も日本語でも英語（キー）でも書けます。「疲労」は「疲労状態」、「メイン」は「メインフェイズ」とも書けます。
Every word may be written in Japanese or as its key; 状態, フェイズ, ステップ, 表示 and the like may be left out.

この表はメッセージから作られています。 This page is made from the messages: `python -m kirifuda.scenario.words_page`.
"""


def page() -> str:
    return "\n".join([HEAD, *_keys(), *(line for game in games() for line in _words_of(game))])


def _keys() -> list[str]:
    keys = [key.replace("_", "-") for model in (File, Step, Then, Ending) for key in model.model_fields]
    rows = [(key, _said(f"scenario-key-{key}", JAPANESE)) for key in dict.fromkeys(keys)]
    rows += [(f"`{key}`", _said(f"scenario-written-{key}", JAPANESE)) for key in ("turn", "turn-player")]
    return _table("項目 / keys", [(key if key[0] == "`" else f"`{key}`", japanese) for key, japanese in rows])


def _words_of(game: str) -> list[str]:
    setting = rules(game).setting
    facts = dict((*setting.facts, *setting.seat_facts))
    words = [word for kind in facts.values() if isinstance(kind, tuple) for word in kind]
    lists = [name for name in (setting.waiting, *setting.lists) if name]
    parts = [
        ("領域 / zones", [zone for zone, _ in setting.zones], ("zone", "written")),
        ("局面とプレイヤー / of the position and of players", [*facts, *lists], ("written",)),
        ("フェイズとステップ / phases and steps", words, ("phase", "step", "written")),
        ("カードの状態 / marks", list(setting.marks), ("mark", "written")),
        ("カードの数と相手 / numbers and links", [*setting.numbers, *setting.links], ("written", "mark")),
        ("行動 / actions", [key for _, key, _ in rules(game).actions()], ("action",)),
        ("出来事 / events", list(keys_after(f"{game}-event-")), ("happening",)),
    ]
    lines = [f"## {say(f'game-{game}', JAPANESE)} / {say(f'game-{game}', ENGLISH)}", ""]
    for title, keys, kinds in parts:
        rows = [(f"`{key}`", _names(game, key, kinds)) for key in dict.fromkeys(keys)]
        lines += _table(title, rows) if rows else []
    return lines + _table("はい・いいえの言葉 / words for yes and no", _yes_and_no(game))


def _yes_and_no(game: str) -> list[tuple[str, str]]:
    words = [f"{game}-word-{word}" for word in keys_after(f"{game}-word-")]
    return [(f"`{word.removeprefix(f'{game}-word-')}`", _both(word)) for word in words]


def _both(message: str) -> str:
    return f"{_said(message, JAPANESE)} / {_said(message, ENGLISH)}"


def _names(game: str, key: str, kinds: tuple[str, ...]) -> str:
    """What a key is called in Japanese: its messages, each name once."""
    said = [name for kind in kinds for name in _said(f"{game}-{kind}-{key}", JAPANESE).split("／")]
    return "、".join(dict.fromkeys(name for name in said if name))


def _said(message: str, language: str) -> str:
    return say(message, language) if knows(message, language) else ""


def _table(title: str, rows: list[tuple[str, str]]) -> list[str]:
    lines = [f"### {title}", "", "| key | 日本語 |", "| --- | --- |"]
    return [*lines, *[f"| {key} | {japanese.replace('／', '、')} |" for key, japanese in rows], ""]


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(page(), encoding="utf-8")
