"""Card texts: from the printed text to the tree, and back."""

from .compiler import compile_text
from .marked_rows import rows_apart
from .rendering import render

__all__ = ("compile_text", "render", "rows_apart")
