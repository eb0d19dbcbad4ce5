"""A studio's own card file, and a deck that names its cards."""

from pathlib import Path

from kirifuda.paths import decks_dir

RECRUIT = "浜の新兵"
CARD = f"""\
[[card]]
name = "{RECRUIT}"
english = "Beach Recruit"
category = "ミニオン"
colours = ["白"]
cost = 1
atk = 1
hp = 2
wt = 1
text = "「初荷」《配置時》：カードを1枚引く。"
"""
USUAL = decks_dir().joinpath("legions", "general.txt").read_text(encoding="utf-8")
DECK = USUAL.replace("2 灯台の小間使い", f"2 {RECRUIT}")


def card_file(folder: Path, text: str = CARD, name: str = "ours.toml") -> Path:
    file = folder / name
    file.write_text(text, encoding="utf-8")
    return file
