"""Card texts of Legend of Stars: from the printed Japanese to a tree, and back."""

from ..card_words.reader import compile_keywords, compile_text
from ..card_words.speaker import say_text as render

__all__ = ["compile_keywords", "compile_text", "render"]
