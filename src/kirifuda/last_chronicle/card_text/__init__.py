"""Card texts: from the printed text to the tree, and back."""

from ..card_words.marked_rows import rows_apart
from .compiler import compile_text
from .rendering import render

__all__ = ("compile_text", "render", "rows_apart")
