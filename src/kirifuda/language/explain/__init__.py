"""What a text is taken to mean: English sentences and Japanese lines, from the frames that it is read by."""

from typing import Final

ENGLISH: Final = "en"
