"""Texts that people write: where in a file something stands, and what is wrong there."""
