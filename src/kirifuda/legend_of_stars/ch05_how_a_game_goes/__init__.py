"""How a game goes (chapter 5)."""
