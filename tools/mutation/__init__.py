"""Small changes to the rules that a test must notice."""
