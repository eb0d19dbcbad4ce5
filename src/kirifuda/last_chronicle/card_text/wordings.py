"""Wordings that are understood, to show beside one that is not."""

from typing import Final

CONDITIONS: Final = ("このユニットが戦場に配置されたとき",)
COSTS: Final = ("《2》",)
SENTENCES: Final = ("カードを1枚引く。",)
