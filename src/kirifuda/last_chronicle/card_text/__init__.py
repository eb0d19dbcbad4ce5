"""Card texts: from the printed text to the tree, and back."""

from .compiler import compile_text
from .rendering import render

__all__ = ("compile_text", "render")
