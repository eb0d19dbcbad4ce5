"""Card texts: from the printed text to the tree, and back."""

from .compiler import compile_text

__all__ = ("compile_text",)
