"""Wordings that are understood, to show beside one that is not: costs and sentences in the usual words."""

from typing import Final

COSTS: Final = ("エネルギー1", "このカードをゲインする", "手札を1枚捨てる", "1ターンに1度")
SENTENCES: Final = ("カードを1枚引く。",)
