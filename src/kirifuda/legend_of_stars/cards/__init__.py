"""The cards as they are printed: their files, their fields, and what the rules look at."""
