"""Other rules (chapter 9)."""
