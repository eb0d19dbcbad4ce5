"""The card texts of Legions!: from the printed words to the tree, and back."""

from .compiler import compile_keywords, compile_text
from .rendering import render

__all__ = ["compile_keywords", "compile_text", "render"]
