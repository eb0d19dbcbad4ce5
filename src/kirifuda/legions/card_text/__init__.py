"""The card texts of Legions!: from the printed words to the tree, and back."""

from .compiler import compile_keywords, compile_text

__all__ = ["compile_keywords", "compile_text"]
