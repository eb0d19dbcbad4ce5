"""Terms (chapter 8)."""
