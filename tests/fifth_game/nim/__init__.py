"""Nim: a heap of stones, of which two players take turns taking one to three. Whoever takes the last one wins."""
