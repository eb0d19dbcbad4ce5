"""The wordings that are understood, as examples to show beside a mistake."""

from typing import Final

WORDINGS: Final = (
    "相手のフィールドにあるミニオンを1体選び、3ダメージを与える。",
    "カードを2枚引く。",
)
