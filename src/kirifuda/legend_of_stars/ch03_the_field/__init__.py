"""The field (chapter 3)."""
