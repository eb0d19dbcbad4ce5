"""Positions (chapter 6)."""
