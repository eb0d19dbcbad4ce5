"""What a position of the game is made of, beside the table itself, and what is worked out from it."""
