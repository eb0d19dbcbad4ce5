"""Kinds of cards (chapter 2)."""
