"""Card texts of Legend of Stars: from the printed Japanese to a tree, and back."""

from ..card_words.reader import compile_keywords, compile_text
from .rendering import render

__all__ = ["compile_keywords", "compile_text", "render"]
