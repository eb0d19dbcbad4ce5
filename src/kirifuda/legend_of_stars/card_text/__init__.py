"""Card texts of Legend of Stars: from the printed Japanese to a tree, and back."""

from .compiler import compile_keywords, compile_text
from .rendering import render

__all__ = ["compile_keywords", "compile_text", "render"]
